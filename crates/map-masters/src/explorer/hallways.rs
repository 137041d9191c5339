//! Hallways: walking, junctions, crossing one's own line, coming in and going out.

use table::{RuleId, enforces, rule};

use super::{Explorer, Goal, Move, Place, Stop};
use crate::model::icon::Discovery;
use crate::model::{Beyond, Dir, Icon, Layer, Site, Spot};
use crate::path::Toll;
use crate::spellbooks::Spellbook;

/// A cell with this many connections is a four-way intersection.
pub const FOUR_WAY: u8 = 4;
/// A cell with this many connections or more is a junction.
pub const JUNCTION: u8 = 3;

impl Explorer<'_> {
    /// From a hallway cell in a direction: into a hallway cell, through a door, or out of a free mouth.
    pub(super) fn walk(&self, dir: Dir, toll: Toll) -> Result<Move, RuleId> {
        let Place::Hall(spot) = self.place else { return Err(rule!("masters.model.path-encoding")) };
        if let Some(next) = self.dungeon.hall_towards(spot, dir) {
            let book = self.check_hall(next, Some(dir.back()), toll)?;
            return Ok(Move { book, dir: Some(dir), ..Move::to(Goal::Hall(next), toll) });
        }
        if let Some((room, door)) = self.dungeon.door_towards(spot, dir) {
            self.check_room(room, Some(door), toll)?;
            return Ok(Move { dir: Some(dir), ..Move::to(Goal::Room(room, Some(door)), toll) });
        }
        self.walk_out(spot, dir, toll)
    }

    fn walk_out(&self, spot: Spot, dir: Dir, toll: Toll) -> Result<Move, RuleId> {
        enforces!("masters.deadend.blind-alley");
        let site = self.dungeon.mouth_towards(spot, dir).ok_or(rule!("masters.path.card-to-card"))?;
        if self.dungeon.beyond(spot.slot(), site) != Beyond::Free {
            return Err(rule!("masters.path.card-to-card"));
        }
        if self.mouth_used(spot.slot(), site) {
            return Err(rule!("masters.exit.not-through-start"));
        }
        self.nothing_to_pay(toll)?;
        Ok(Move::to(Goal::Outside(spot.slot(), site), toll))
    }

    /// Whether the path may step onto a hallway cell, entering it through this arm. The answer is the spellbook that a
    /// crossing of the own line needs.
    pub(super) fn check_hall(
        &self,
        spot: Spot,
        arm: Option<Dir>,
        toll: Toll,
    ) -> Result<Option<Spellbook>, RuleId> {
        let mut book = None;
        if self.visited.contains(spot) {
            book = Some(self.may_cross(spot, arm, toll)?);
        } else if toll.cross() {
            return Err(rule!("masters.sb.path-crossing-details"));
        }
        let tile = self.dungeon.tile(spot);
        match tile.icon.filter(|icon| icon.discovery() == Some(Discovery::Obstacle)) {
            Some(obstacle) => self.check_obstacle(obstacle, toll)?,
            None => self.no_obstacle(spot, toll)?,
        }
        Ok(book)
    }

    /// Each hallway cell once; a four-way intersection a second time with the path-crossing spellbook, through an arm
    /// that is not used.
    fn may_cross(&self, spot: Spot, arm: Option<Dir>, toll: Toll) -> Result<Spellbook, RuleId> {
        if !toll.cross() {
            return Err(self.visited_rule(spot));
        }
        if !self.kit.books.contains(Spellbook::PathCrossing) {
            return Err(self.missing_book(Spellbook::PathCrossing, rule!("masters.sb.path-crossing")));
        }
        let used = self.arms_used(spot);
        let fits = self.dungeon.tile(spot).degree == FOUR_WAY && used.count_ones() == 2;
        let unused = arm.is_some_and(|arm| used & arm.bit() == 0);
        if fits && unused {
            Ok(Spellbook::PathCrossing)
        } else {
            Err(rule!("masters.sb.path-crossing-details"))
        }
    }

    /// The rule that keeps the path off a hallway cell it has been on.
    fn visited_rule(&self, spot: Spot) -> RuleId {
        enforces!("masters.path.no-crossing", "masters.model.hallway-once", "masters.deadend.hallway-again");
        enforces!("masters.path.levels-over-under");
        let tile = self.dungeon.tile(spot);
        match (tile.degree, tile.icon) {
            (FOUR_WAY.., _) => rule!("masters.path.intersection-once"),
            (JUNCTION, _) => rule!("masters.path.three-way-once"),
            (_, Some(Icon::Pitfall)) => rule!("masters.pitfall.once"),
            _ => rule!("masters.path.hallway-once"),
        }
    }

    /// A means for an obstacle where there is none.
    fn no_obstacle(&self, spot: Spot, toll: Toll) -> Result<(), RuleId> {
        enforces!("masters.pitfall.from-below");
        let below_pit =
            spot.layer() == Layer::Under && self.dungeon.tile(spot.above()).icon == Some(Icon::Pitfall);
        if below_pit && toll.count() > 0 {
            return Err(rule!("masters.item.rope-main-floor-only"));
        }
        self.nothing_to_pay(toll)
    }

    /// Stands on a hallway cell: an obstacle is overcome, falls away below the path or stops it; anything else is
    /// circled.
    pub(super) fn arrive(&mut self, spot: Spot, dir: Option<Dir>, toll: Toll) {
        enforces!("masters.model.arrival-order", "masters.discovery.on-path-only");
        self.visited.insert(spot);
        self.place = Place::Hall(spot);
        if let Some(dir) = dir {
            self.use_arm(spot, dir.back());
        }
        let Some(icon) = self.dungeon.tile(spot).icon else { return };
        if icon.discovery() != Some(Discovery::Obstacle) {
            enforces!("masters.teleport.optional");
            return self.circle(spot, icon);
        }
        if toll.count() > 0 {
            enforces!("masters.obstacle.circled-only-if-overcome", "masters.pitfall.rope-stays-up");
            self.pay_obstacle(icon, toll);
            self.circle(spot, icon);
            self.crossed.insert(spot);
        } else if icon == Icon::Pitfall {
            enforces!("masters.pitfall.rope-optional");
            self.fall(spot);
        } else {
            enforces!("masters.lava.no-fall");
            enforces!("masters.obstacle.unresolved-not-counted", "masters.obstacle.may-decline");
            self.place = Place::Stopped(Stop::Obstacle(icon));
        }
    }

    /// Comes in from outside through a free mouth.
    pub(super) fn come_in(&mut self, slot: usize, site: Site) {
        self.mouths |= mouth_bit(slot, site);
        self.arrive(Spot::new(slot, site.cell()), None, Toll::NONE);
    }

    /// Reaches a free external edge: the path has exited.
    pub(super) fn go_out(&mut self, slot: usize, site: Site) {
        enforces!("masters.exit.ends-path");
        self.mouths |= mouth_bit(slot, site);
        self.place = Place::Outside(slot, site);
    }

    /// Whether the path came in or went out here.
    pub(super) fn mouth_used(&self, slot: usize, site: Site) -> bool {
        self.mouths & mouth_bit(slot, site) != 0
    }

    /// Notes that the line runs through this arm of a four-way intersection.
    pub(super) fn use_arm(&mut self, spot: Spot, dir: Dir) {
        if self.dungeon.tile(spot).degree < FOUR_WAY {
            return;
        }
        match self.arms.iter().position(|(junction, _)| *junction == spot) {
            Some(known) => self.arms[known].1 |= dir.bit(),
            None if self.arms.is_full() => {}
            None => self.arms.push((spot, dir.bit())),
        }
    }

    fn arms_used(&self, spot: Spot) -> u8 {
        self.arms.iter().find(|(junction, _)| *junction == spot).map_or(0, |(_, used)| *used)
    }
}

fn mouth_bit(slot: usize, site: Site) -> u32 {
    1 << (slot * Site::COUNT + site.index())
}

impl Move {
    /// A step to a place with nothing else to it.
    pub(super) fn to(goal: Goal, toll: Toll) -> Move {
        Move { goal, toll, book: None, door: None, dir: None, circles: None, pit: None }
    }
}
