//! Loot: forming the room, and what becomes of what is in it.

use arrayvec::ArrayVec;
use table::{Audience, Log, Refusal, RuleId, Seat, enforces, rule};

use crate::action::RoomChoice;
use crate::cards::Effect;
use crate::event::Event;
use crate::geometry::Footprint;
use crate::pieces::{
    DRAGON, GOBLINS, Kind, MONSTERS, PILLARS, Piece, PieceSet, SHIELDS, STAIRCASE, TREASURE, TROLLS,
};
use crate::rooms::{self, Shape};
use crate::state::{Hero, Open};

/// The life points a goblin covers.
pub const GOBLIN_COVERS: u8 = {
    enforces!("drop.monster.goblin");
    1
};
/// The life points a troll covers.
pub const TROLL_COVERS: u8 = {
    enforces!("drop.monster.troll");
    2
};
/// A room has so many corners.
const CORNERS: usize = 3;

/// How the ability used this turn changes the room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoomRule {
    /// The region's shape.
    pub shape: Shape,
    /// Whether four corners are allowed.
    pub four: bool,
    /// How many further pillars may lie in the room.
    pub flown_over: usize,
    /// Whether goblins, and trolls, can be calmed.
    pub calms: (bool, bool),
    /// How many monsters are calmed at most.
    pub calmed: usize,
}

impl RoomRule {
    /// The rule of this turn.
    pub fn of(open: &Open) -> RoomRule {
        enforces!("drop.solo.move-room-abilities");
        let plain = RoomRule::default();
        match open.used_effect() {
            Some(Effect::Calm { kinds, most }) => RoomRule {
                calms: (kinds.contains(&Kind::Goblin), kinds.contains(&Kind::Troll)),
                calmed: most.into(),
                ..plain
            },
            Some(Effect::Overfly { pillars }) => RoomRule { flown_over: pillars.into(), ..plain },
            Some(Effect::FourthCorner {}) => RoomRule { four: true, ..plain },
            Some(Effect::Widen { by }) => RoomRule { shape: Shape::Wide(i32::from(by) * 1000), ..plain },
            Some(Effect::Tunnel { percent }) => RoomRule { shape: Shape::Tunnel(percent), ..plain },
            Some(Effect::ThinBorder {}) => RoomRule { shape: Shape::Thin, ..plain },
            _ => plain,
        }
    }

    fn allows_corners(&self, count: usize) -> bool {
        enforces!("drop.room.three-pillars");
        count == CORNERS || self.four && count == CORNERS + 1
    }

    /// The monsters of a loot that are calmed: the costliest first.
    fn calms(&self, monsters: PieceSet) -> PieceSet {
        let of = |set: PieceSet, allowed: bool| if allowed { monsters.and(set) } else { PieceSet::EMPTY };
        let calmed = of(TROLLS, self.calms.1).iter().chain(of(GOBLINS, self.calms.0).iter());
        calmed.take(self.calmed).collect()
    }
}

/// What looting a room would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loot {
    /// Everything that would be collected.
    pub taken: PieceSet,
    /// The monsters that cost no life: shielded or calmed.
    pub spared: PieceSet,
    /// The life points it would cost.
    pub damage: u8,
}

/// The pillars in a room that are not its corners.
pub(crate) fn further_pillars(holds: PieceSet, corners: PieceSet) -> PieceSet {
    enforces!("drop.room.touching-pillars", "drop.solo.token-never-forbids");
    holds.and(PILLARS).minus(corners)
}

/// What is collected of what is in a room: everything, but for scenery.
pub(crate) fn collected(holds: PieceSet) -> PieceSet {
    enforces!(
        "drop.room.collect-all",
        "drop.def.pillar-never-collected",
        "drop.def.staircase-never-collected",
        "drop.room.staircase-does-not-forbid",
        "drop.room.empty-allowed",
        "drop.heroic.meeple-no-legality",
    );
    holds.minus(PILLARS).minus(STAIRCASE)
}

impl Loot {
    /// What taking these pieces would do, with shields spent on some of the monsters.
    pub(crate) fn of(taken: PieceSet, shielded: PieceSet, rule: &RoomRule) -> Loot {
        enforces!("drop.monster.damage-adds-up", "drop.shield.one-monster", "drop.monster.dragon");
        let bites = taken.and(MONSTERS).minus(shielded);
        let calmed = rule.calms(bites);
        let bites = bites.minus(calmed);
        let damage =
            bites.and(GOBLINS).len() as u8 * GOBLIN_COVERS + bites.and(TROLLS).len() as u8 * TROLL_COVERS;
        Loot { taken, spared: shielded.or(calmed), damage }
    }

    /// Whether the hero lives through it: no Dragon without a shield, and a life point left.
    pub(crate) fn survives(&self, hero: &Hero) -> Result<(), RuleId> {
        if !self.taken.and(DRAGON).minus(self.spared).is_empty() {
            return Err(rule!("drop.monster.dragon-needs-shield"));
        }
        enforces!(
            "drop.def.last-life-kept",
            "drop.monster.partial-cover-illegal",
            "drop.solo.room-life-rule"
        );
        if self.damage >= hero.remaining() { Err(rule!("drop.room.no-last-life")) } else { Ok(()) }
    }
}

/// The footprints of a room's corners; none when a corner is not there.
pub(crate) fn corner_squares(open: &Open, choice: &RoomChoice) -> ArrayVec<Footprint, 6> {
    let pillars = choice.corners.iter().take(4).map(|piece| open.dungeon.square(piece));
    let tokens = open.solo.iter().flat_map(|solo| solo.tokens.iter().enumerate());
    let tokens = tokens.filter(|(token, _)| choice.tokens >> token & 1 == 1).map(|(_, square)| *square);
    pillars.chain(tokens).take(6).collect()
}

/// What is in a room with these corners: for the pillar rule, and for collecting.
fn holds(open: &Open, choice: &RoomChoice, rule: &RoomRule) -> (PieceSet, PieceSet) {
    let corners = corner_squares(open, choice);
    let within = |shape: Shape| rooms::pieces_in(&shape.bend(corners.clone()), &open.dungeon, shape.reach());
    let all = within(rule.shape);
    match rule.shape {
        Shape::Wide(_) => (within(Shape::Plain), all),
        _ => (all, all),
    }
}

/// Whether a room can be formed at all, and what looting it would do. Whether the hero survives it is not asked here.
pub(crate) fn judge(open: &Open, seat: Seat, choice: &RoomChoice) -> Result<Loot, Refusal> {
    let rule = RoomRule::of(open);
    let count = choice.corners.len() + (choice.tokens & 0b111).count_ones() as usize;
    let proper = rule.allows_corners(count) && choice.corners.within(PILLARS);
    Refusal::unless(proper, rule!("drop.room.three-pillars"))?;
    let there = choice.corners.within(open.dungeon.pieces());
    Refusal::unless(there, rule!("drop.room.pillars-on-table-only"))?;
    let (for_pillars, all) = holds(open, choice, &rule);
    let free = further_pillars(for_pillars, choice.corners).len() <= rule.flown_over;
    Refusal::unless(free, rule!("drop.room.no-fourth-pillar"))?;
    let taken = collected(all);
    check_shields(open, seat, taken, choice.shielded)?;
    Ok(Loot::of(taken, choice.shielded, &rule))
}

/// Shields are spent on monsters of this room, one each, from the stash as it was before.
fn check_shields(open: &Open, seat: Seat, taken: PieceSet, shielded: PieceSet) -> Result<(), Refusal> {
    enforces!("drop.shield.optional");
    let hero = &open.heroes[seat];
    let earlier = shielded.and(hero.monsters());
    Refusal::unless(earlier.is_empty(), rule!("drop.shield.not-retroactive"))?;
    Refusal::unless(shielded.within(taken.and(MONSTERS)), rule!("drop.shield.effect"))?;
    let held = hero.stash.and(SHIELDS).len();
    Refusal::unless(shielded.len() <= held, rule!("drop.shield.must-be-held-before"))
}

/// Takes everything at once: spent shields leave the game, spared monsters go beside the card, the others cover life,
/// treasure goes to the stash.
pub(crate) fn resolve<L: Log<Event>>(
    open: &mut Open,
    seat: Seat,
    choice: &RoomChoice,
    loot: &Loot,
    log: &mut L,
) {
    enforces!("drop.loot.sequence", "drop.room.final", "drop.shield.effect");
    spend_shields(open, seat, choice.shielded.len());
    open.dungeon.lift(loot.taken);
    let hero = &mut open.heroes[seat];
    {
        enforces!("drop.loot.treasure-to-stash", "drop.def.stash", "drop.loot.key-no-immediate-effect");
        hero.stash = hero.stash.or(loot.taken.and(TREASURE));
    }
    {
        enforces!("drop.loot.monsters-cover-life");
        hero.on_card = hero.on_card.or(loot.taken.and(MONSTERS).minus(loot.spared));
        hero.beside = hero.beside.or(loot.taken.and(loot.spared));
    }
    let (remaining, corners, pieces) = (hero.remaining(), choice.corners, loot.taken);
    log.tell(Audience::All, || Event::Looted { seat, corners, pieces, remaining });
}

fn spend_shields(open: &mut Open, seat: Seat, count: usize) {
    let hero = &mut open.heroes[seat];
    let spent: PieceSet = hero.stash.and(SHIELDS).iter().take(count).collect();
    hero.stash = hero.stash.minus(spent);
    open.removed = open.removed.or(spent);
}

/// Takes one cube by an ability: a treasure into the stash.
pub(crate) fn take_treasure(open: &mut Open, seat: Seat, piece: Piece) {
    enforces!("drop.act.taking-cubes-by-ability");
    open.dungeon.lift(PieceSet::one(piece));
    open.heroes[seat].stash.insert(piece);
}
