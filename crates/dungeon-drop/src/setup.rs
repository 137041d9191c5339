//! Set-up: heroes, then missions, then dropping the Dungeon.

use arrayvec::ArrayVec;
use table::{BySeat, Log, Luck, NullLog, Seat, SeatSet, SetupErrors, Text, enforces};

use crate::border;
use crate::cards::{self, ClassId, QuestId, RaceId, cards};
use crate::dungeon::Dungeon;
use crate::event::Event;
use crate::geometry::{Footprint, Point, squares_near};
use crate::options::{Heroes, Options};
use crate::physics::{Handful, Settled, TOUCH, World, drop_handful};
use crate::pieces::{DRAGON, PILLARS, PieceSet, RELICS, STAIRCASE, Size};
use crate::state::{Hero, Open, Secrets, Solo, State, Step};
use crate::{solo, turn, variants};

/// The height of the first drop, in millimetres: the top of the allowed range.
pub(crate) const FIRST_DROP: u16 = 300;
/// So many attempts at an even spread, and no more.
pub(crate) const ATTEMPTS: usize = 32;
/// A cube may touch so many others after the first drop.
const TOUCHING: usize = 2;

/// The first state.
pub(crate) fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
    if cards().races.is_empty() {
        let why = cards::load(&cards::HOUSE).err().map(|errors| errors.to_string()).unwrap_or_default();
        return Err(SetupErrors::one("house", Text::literal(why)));
    }
    options.check(seats)?;
    let mut state = bare(options, seats);
    heroes(&mut state, luck);
    Ok(state)
}

fn bare(options: &Options, seats: usize) -> State {
    enforces!(
        "drop.setup.life-uncovered",
        "drop.heroic.setup-meeple",
        "drop.heroic.setup-score-token",
        "drop.solo.setup-tokens"
    );
    let open = Open {
        options: *options,
        dungeon: Dungeon::new(),
        boxed: PieceSet::EMPTY,
        off: PieceSet::EMPTY,
        aside: PieceSet::EMPTY,
        removed: PieceSet::EMPTY,
        heroes: BySeat::from_fn(seats, |_| Hero::default()),
        round: 0,
        order: ArrayVec::new(),
        flipped: 0,
        step: Step::Explore,
        used: None,
        passed: SeatSet::EMPTY,
        solo: options.solo.then(Solo::default),
        quests: None,
        chests: ArrayVec::new(),
        scores: None,
    };
    let secrets = Secrets { quests: BySeat::from_fn(seats, |_| None), draft: None, offers: None };
    State { open, secrets }
}

/// Step 1: heroes. Dealt at random, unless a variant says otherwise; the rest of the set-up follows them.
fn heroes(state: &mut State, luck: &mut Luck) {
    enforces!("drop.setup.step-numbering", "drop.setup.no-exchange");
    match state.open.options.heroes {
        Heroes::Dealt => {
            deal_heroes(state, luck);
            deal_quests(state, luck);
            drop_dungeon(state, luck, &mut NullLog);
        }
        Heroes::Draft => {
            enforces!("drop.variant.hero-draft-mission-first");
            deal_quests(state, luck);
            variants::begin_draft(state, luck);
        }
        Heroes::Construction => variants::offer_heroes(state, luck),
    }
}

fn deal_heroes(state: &mut State, luck: &mut Luck) {
    enforces!(
        "drop.setup.deal-race",
        "drop.setup.deal-class",
        "drop.solo.setup-hero",
        "drop.info.race-class-public"
    );
    let (mut races, mut classes): (Vec<RaceId>, Vec<ClassId>) =
        (RaceId::all().collect(), ClassId::all().collect());
    for (_, hero) in state.open.heroes.iter_mut() {
        hero.race = Some(deal(&mut races, "race", luck));
        hero.class = Some(deal(&mut classes, "class", luck));
    }
}

/// Deals one card of a deck at random.
pub(crate) fn deal<T: Copy + ToString>(deck: &mut Vec<T>, what: &'static str, luck: &mut Luck) -> T {
    enforces!("drop.info.undealt-cards-hidden");
    let chosen = luck.pick(what, deck.len(), |at| deck[at].to_string().into());
    deck.remove(chosen)
}

/// Step 2: a mission each, face down.
fn deal_quests(state: &mut State, luck: &mut Luck) {
    enforces!("drop.setup.deal-mission", "drop.solo.setup-mission");
    let mut quests = quest_deck(&state.open);
    for (_, quest) in state.secrets.quests.iter_mut() {
        *quest = Some(deal(&mut quests, "quest", luck));
    }
}

/// The quests that can be dealt.
pub(crate) fn quest_deck(open: &Open) -> Vec<QuestId> {
    enforces!("drop.solo.setup-missions-removed");
    QuestId::all().filter(|quest| open.solo.is_none() || !quest.card().looks_at_others).collect()
}

/// Step 3: the cubes are sorted by size, the small ones and the Dragon are dropped, the large ones go into the box.
pub(crate) fn drop_dungeon<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.setup.separate-sizes", "drop.setup.large-to-box", "drop.setup.dice-to-box");
    let open = &mut state.open;
    open.order = by_initiative(open);
    open.boxed = PieceSet::sized(Size::Large);
    if open.solo.is_some() {
        solo::first_level(state, luck, log);
        return;
    }
    let mut pieces = first_pieces();
    if open.options.dungeon_construction {
        enforces!("drop.variant.dungeon-construction");
        open.aside = pieces.and(PILLARS);
        pieces = pieces.minus(PILLARS);
    }
    let settled = first_drop(pieces, !open.options.dungeon_construction, None, luck);
    settle_first(open, pieces, &settled);
    match open.options.dungeon_construction {
        true => open.step = Step::PlacePillars { placed: 0 },
        false => turn::first_round(state, luck, log),
    }
}

/// What a competitive first drop consists of.
pub(crate) fn first_pieces() -> PieceSet {
    enforces!("drop.setup.dragon-with-small", "drop.setup.no-solo-cubes-in-versus");
    PieceSet::sized(Size::Small).or(DRAGON).minus(RELICS).minus(STAIRCASE)
}

/// Takes over an accepted first drop; what left the table waits for the first Explore.
pub(crate) fn settle_first(open: &mut Open, pieces: PieceSet, settled: &Settled) {
    enforces!("drop.setup.fallen-cubes");
    open.dungeon.settle(settled, pieces);
    open.off = open.off.or(pieces.minus(open.dungeon.pieces()));
}

/// The heroes from the lowest initiative to the highest.
pub(crate) fn by_initiative(open: &Open) -> ArrayVec<Seat, 4> {
    enforces!("drop.setup.first-turn-order");
    let mut order: ArrayVec<Seat, 4> = open.heroes.seats().collect();
    order.sort_by_key(|seat| open.heroes[*seat].initiative());
    order
}

/// Drops a new dungeon over the centre, again and again until it lies evenly.
pub(crate) fn first_drop(
    pieces: PieceSet,
    needs_room: bool,
    meeple: Option<Seat>,
    luck: &mut Luck,
) -> Settled {
    enforces!("drop.setup.drop-centre", "drop.setup.drop-height", "drop.setup.drop-actor");
    let handful = Handful { pieces, meeple, aim: Point::default(), height: FIRST_DROP };
    luck.outcome("first-drop", |luck| {
        let mut best: Option<((bool, usize), Settled)> = None;
        for _ in 0..ATTEMPTS {
            let settled = drop_handful(&World::default(), &handful, luck.key("drop-seed"));
            let spread = spread(&settled, needs_room);
            if spread == EVEN {
                return settled;
            }
            if best.as_ref().is_none_or(|(least, _)| spread < *least) {
                best = Some((spread, settled));
            }
        }
        best.map(|(_, settled)| settled).unwrap_or_default()
    })
}

/// A spread that is accepted at once.
const EVEN: (bool, usize) = (false, 0);

/// How uneven a first drop lies: whether it lacks a room, and how many cubes touch too many others. Less is better.
pub fn spread(settled: &Settled, needs_room: bool) -> (bool, usize) {
    enforces!(
        "drop.setup.even-spread",
        "drop.setup.even-spread-test",
        "drop.variant.dungeon-construction-spread-test"
    );
    let squares: Vec<Footprint> = settled.pieces().map(|(_, square)| square).collect();
    let touching =
        |one: &Footprint| squares.iter().filter(|other| squares_near(*one, **other, TOUCH)).count() - 1;
    let crowded = squares.iter().filter(|square| touching(square) > TOUCHING).count();
    let mut dungeon = Dungeon::new();
    settled.pieces().for_each(|(piece, square)| dungeon.put(piece, square));
    (needs_room && !border::any_room(&border::pillars(&dungeon), &dungeon), crowded)
}
