//! Somebody who walks a path step by step: what may be done at each place, and what it discovers.
//!
//! [`Explorer::step`] is the whole law of the path. It is split as the rulebook is: [`hallways`] (walking, crossing,
//! exits), [`rooms`] (entering, clearing, leaving), [`levels`] (pitfalls, stairs, climbing), [`teleporters`] (circles
//! and the spellbooks that teleport) and [`obstacles`] (means). Each works out a [`Move`] or names the rule that
//! forbids it; [`Explorer::carry`] then draws the line.

use table::{RuleId, enforces, rule};

use crate::model::icon::Discovery;
use crate::model::{Beyond, Dir, Dungeon, Fairy, Icon, RoomAt, Site, Spot, SpotSet};
use crate::path::{Payment, Step, Toll};
use crate::spellbooks::{BookSet, Spellbook};

pub mod hallways;
pub mod levels;
pub mod moves;
pub mod obstacles;
pub mod rooms;
pub mod teleporters;

/// The most doors of a room that a path keeps account of.
const DOORS: usize = crate::model::face::DOORS;
/// Four-way intersections never lie beside each other, so no card holds more than twelve.
const CROSSINGS: usize = 64;

/// What a player brings to the dungeon: ready fairy tokens and ready spellbooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kit {
    /// Fairy tokens by kind.
    pub fairies: [u8; Fairy::COUNT],
    /// Spellbooks that are faceup.
    pub books: BookSet,
}

/// What a path has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Findings {
    /// Circled icons by kind, in the order of [`Icon::ALL`].
    pub counts: [u8; Icon::COUNT],
    /// Rooms entered and cleared.
    pub rooms: u8,
    /// Whether the path ended at a free external edge.
    pub exit: bool,
    /// Spellbooks used on the path.
    pub books: BookSet,
    /// Fairy tokens used on the path.
    pub fairies: [u8; Fairy::COUNT],
    /// Items used on the path, by kind.
    pub items: [u8; Fairy::COUNT],
}

impl Findings {
    /// How many icons of a kind are circled; a stairway is one.
    pub const fn circled(&self, icon: Icon) -> u8 {
        self.counts[icon as usize]
    }
}

/// Where the end of the drawn line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a hallway cell.
    Hall(Spot),
    /// In a cleared room, with the door it was entered by (none after a teleport, stairs or a climb).
    Room(RoomAt, Option<u8>),
    /// On the free external edge at a mouth: the path has exited.
    Outside(usize, Site),
    /// At a dead end that cannot be left.
    Stopped(Stop),
}

/// Why a path can never go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// An obstacle was not overcome.
    Obstacle(Icon),
    /// A room with an undefeated monster.
    Monsters(RoomAt),
    /// Fallen onto the path's own line.
    OwnPath,
}

/// A worked-out step.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// Where it leads.
    pub goal: Goal,
    /// What is spent on arrival.
    pub toll: Toll,
    /// The spellbook that moves the path.
    pub book: Option<Spellbook>,
    /// The door through which a room is left.
    pub door: Option<u8>,
    /// The direction walked, from one hallway cell to the next.
    pub dir: Option<Dir>,
    /// The circles used and what pays for it.
    pub circles: Option<(Spot, Spot, Payment)>,
    /// The pitfall that is dropped through or climbed.
    pub pit: Option<Spot>,
}

/// Where a step leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Onto a hallway cell.
    Hall(Spot),
    /// Into a room, by a door or from within.
    Room(RoomAt, Option<u8>),
    /// Out of a free mouth.
    Outside(usize, Site),
    /// In through a free mouth.
    Inside(usize, Site),
    /// Down onto the underground cell below a pitfall.
    Below(Spot),
    /// Up onto the hallway cell of a climbed pitfall.
    Above(Spot),
}

/// A path in the making.
#[derive(Clone, Debug)]
pub struct Explorer<'d> {
    dungeon: &'d Dungeon,
    kit: Kit,
    place: Place,
    visited: SpotSet,
    mouths: u32,
    doors: [u16; RoomAt::COUNT],
    partners: [[u8; DOORS]; RoomAt::COUNT],
    cleared: u32,
    arms: arrayvec::ArrayVec<(Spot, u8), CROSSINGS>,
    circled: SpotSet,
    crossed: SpotSet,
    items: [u8; Fairy::COUNT],
    found: Findings,
}

impl<'d> Explorer<'d> {
    /// Begins a path at a mouth. Only free external mouths will do.
    pub fn start(dungeon: &'d Dungeon, kit: Kit, slot: usize, site: Site) -> Result<Explorer<'d>, RuleId> {
        if slot >= dungeon.cards.len() || dungeon.beyond(slot, site) != Beyond::Free {
            return Err(rule!("masters.path.start-free-edge"));
        }
        let mut explorer = Explorer {
            dungeon,
            kit,
            place: Place::Outside(slot, site),
            visited: SpotSet::default(),
            mouths: 0,
            doors: [0; RoomAt::COUNT],
            partners: [[0; DOORS]; RoomAt::COUNT],
            cleared: 0,
            arms: arrayvec::ArrayVec::new(),
            circled: SpotSet::default(),
            crossed: SpotSet::default(),
            items: [0; Fairy::COUNT],
            found: Findings::default(),
        };
        explorer.come_in(slot, site);
        Ok(explorer)
    }

    /// Goes one step further, or names the rule that forbids it and stays.
    #[inline]
    pub fn step(&mut self, step: Step) -> Result<(), RuleId> {
        let worked_out = self.resolve(step)?;
        self.carry(worked_out);
        Ok(())
    }

    /// What a step would do, or the rule that forbids it.
    pub fn resolve(&self, step: Step) -> Result<Move, RuleId> {
        self.may_go_on(step)?;
        match step {
            Step::Walk(dir, toll) => self.walk(dir, toll),
            Step::Leave(door, toll) => self.leave(door, toll),
            Step::Stairs(number, toll) => self.take_stairs(number, toll),
            Step::Drop(number) => self.drop_down(number),
            Step::Climb(toll) => self.climb(toll),
            Step::Circle(by, to, toll) => self.teleport(by, to, toll),
            Step::Leap(to, toll) => self.leap(to, toll),
            Step::Hop(to, toll) => self.hop(to, toll),
            Step::Pass => self.pass(),
        }
    }

    /// A path that has stopped goes on no more; one that has exited only by a passage spellbook.
    fn may_go_on(&self, step: Step) -> Result<(), RuleId> {
        enforces!("masters.path.two-endings", "masters.path.uninterrupted");
        match self.place {
            Place::Stopped(stop) => Err(stop.rule()),
            Place::Outside(..) if step != Step::Pass => Err(rule!("masters.exit.ends-path")),
            _ => Ok(()),
        }
    }

    /// Draws the line of a worked-out step and circles what it discovers.
    pub fn carry(&mut self, step: Move) {
        if let Some(book) = step.book {
            self.use_book(book);
        }
        if let (Place::Room(room, by), Some(door)) = (self.place, step.door) {
            self.draw_through(room, by, door);
        }
        if let (Place::Hall(from), Some(dir)) = (self.place, step.dir) {
            self.use_arm(from, dir);
        }
        if let Some((from, to, by)) = step.circles {
            self.use_circles(from, to, by);
        }
        if let Some(pit) = step.pit {
            self.crossed.insert(pit);
        }
        match step.goal {
            Goal::Hall(spot) => self.arrive(spot, step.dir, step.toll),
            Goal::Room(room, by) => self.enter(room, by, step.toll),
            Goal::Outside(slot, site) => self.go_out(slot, site),
            Goal::Inside(slot, site) => self.come_in(slot, site),
            Goal::Below(spot) => self.land(spot),
            Goal::Above(spot) => self.come_up(spot),
        }
    }

    /// Circles what is printed on a cell, once; items go into the stock.
    fn circle(&mut self, spot: Spot, icon: Icon) {
        enforces!("masters.discovery.once-each", "masters.item.collect", "masters.optimizer.circled");
        enforces!("masters.teleport.circle-must-be-circled");
        let counted = if icon == Icon::Stairs {
            enforces!("masters.stairs.counted-once");
            spot.above()
        } else {
            spot
        };
        if !self.circled.insert(counted) {
            return;
        }
        self.found.counts[icon as usize] += 1;
        enforces!("masters.item.barrel");
        if icon.discovery() == Some(Discovery::Item)
            && let Some(item) = Fairy::of_item(icon)
        {
            self.items[item.index()] += 1;
        }
    }

    fn use_book(&mut self, book: Spellbook) {
        enforces!("masters.spellbook.once-per-round");
        self.kit.books.remove(book);
        self.found.books.insert(book);
    }

    /// The dungeon that is explored.
    pub fn dungeon(&self) -> &'d Dungeon {
        self.dungeon
    }

    /// Where the line ends.
    pub fn place(&self) -> Place {
        self.place
    }

    /// What is left of the tokens and spellbooks.
    pub fn kit(&self) -> &Kit {
        &self.kit
    }

    /// Collected items that are not yet used, by kind.
    pub fn items(&self) -> [u8; Fairy::COUNT] {
        self.items
    }

    /// Whether the line runs over a hallway cell.
    pub fn has_visited(&self, spot: Spot) -> bool {
        self.visited.contains(spot)
    }

    /// What was found so far.
    pub fn findings(&self) -> &Findings {
        &self.found
    }

    /// The cells whose icons are circled; a stairway at its upper end.
    pub fn circled(&self) -> &SpotSet {
        &self.circled
    }

    /// The cells whose icons are crossed out.
    pub fn crossed(&self) -> &SpotSet {
        &self.crossed
    }
}

impl Stop {
    /// The rule that forbids every further step.
    pub fn rule(self) -> RuleId {
        enforces!("masters.deadend.obstacle", "masters.deadend.own-path");
        match self {
            Stop::Obstacle(Icon::Padlock) => rule!("masters.padlock.opens-with-key"),
            Stop::Obstacle(Icon::Lava) => rule!("masters.lava.blocks"),
            Stop::Obstacle(_) => rule!("masters.monster.hallway"),
            Stop::Monsters(_) => rule!("masters.room.must-clear-to-leave"),
            Stop::OwnPath => rule!("masters.pitfall.landing-on-own-path"),
        }
    }
}
