//! Set-up, in the printed order.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use table::{Log, Luck, NullLog, Refusal, Seat, SetupErrors, Text, enforces, rule};

use crate::action::Action;
use crate::cards::Cards;
use crate::content::{
    AlertId, ByColour, ClanId, InternId, PanicId, ProfileId, ScholarId, TrapKind, ZONES, ZoneId, catalogue,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::lattice::{Spot, ZoneSet};
use crate::options::{Casting, Difficulty, Options, PLAYERS, Profile, Ruleset};
use crate::panic::eligible;
use crate::run::Run;
use crate::state::{
    Campus, Dungeon, Ending, Interns, Jinxes, MOST_PLAYERS, OMEGAS, ORDINARY, Phase, Pile, Placed, Scholar,
    Secret, State, Table, TurnSoFar,
};

/// Cubes of each colour.
const CUBES: [u8; 5] = [20, 15, 13, 10, 6];
/// Secret Passage X Tokens.
const PASSAGES: u8 = 6;
/// Teleport Tokens.
const TELEPORTS: u8 = 3;

/// The first state.
pub(crate) fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
    if !(PLAYERS.0..=PLAYERS.1).contains(&seats) {
        let why = Text::new("setup-seats").with("min", PLAYERS.0).with("max", PLAYERS.1);
        return Err(SetupErrors::one("seats", why));
    }
    let rules = ruleset(options, seats, luck);
    let mut state = State { table: table(rules, seats), secret: secret(&rules, luck) };
    let mut run = Run { state: &mut state, luck, log: &mut NullLog };
    run.lay_tile(ZoneId::START, Spot::ORIGIN, None);
    run.determine_first_player();
    match options.scholars {
        Casting::Draw => run.draw_scholars(),
        Casting::Pick => run.push(Frame::Picking { seat: Seat::new(0) }),
    }
    run.settle();
    Ok(state)
}

fn ruleset(options: &Options, seats: usize, luck: &mut Luck) -> Ruleset {
    enforces!(
        "ology.setup.v2-boss",
        "ology.setup.v1-boss-side",
        "ology.setup.v2-alert",
        "ology.setup.v1-alert",
        "ology.setup.v2-level"
    );
    let alert = match options.alert {
        Difficulty::Random => pick_id("alert", AlertId::all(), luck, AlertId::name),
        named => AlertId::new(named as usize),
    };
    let boss = options.module(options.boss);
    let profile = match options.profile {
        Profile::Random if boss => pick_id("profile", ProfileId::all(), luck, ProfileId::name),
        Profile::Random => None,
        Profile::Quarrelsome => ProfileId::named("quarrelsome"),
        Profile::Drunk => ProfileId::named("drunk"),
    };
    Ruleset {
        edition: options.edition,
        boss,
        dangerous_zones: options.module(options.dangerous_zones),
        maximum_alert: options.module(options.maximum_alert),
        main_effects: options.module(options.main_effects),
        alert: alert.unwrap_or(first(AlertId::all())),
        profile: profile.unwrap_or(first(ProfileId::all())),
        counted: options.counted(seats),
    }
}

fn pick_id<I: Copy>(
    what: &'static str,
    all: impl ExactSizeIterator<Item = I> + Clone,
    luck: &mut Luck,
    name: impl Fn(I) -> &'static str,
) -> Option<I> {
    let named = |place| Cow::Borrowed(all.clone().nth(place).map_or("", &name));
    let place = luck.pick(what, all.len(), named);
    all.clone().nth(place)
}

/// The first of a list of ids; every list of the catalogue has one.
fn first<I>(mut all: impl Iterator<Item = I>) -> I {
    match all.next() {
        Some(id) => id,
        None => unreachable!("the catalogue has at least one of each"),
    }
}

fn table(rules: Ruleset, seats: usize) -> Table {
    enforces!("ology.setup.note-board", "ology.setup.campus", "ology.setup.models", "ology.def.one-scholar");
    Table {
        rules,
        first: Seat::new(0),
        active: Seat::new(0),
        turns: 0,
        phase: Phase::SetUp,
        turn: TurnSoFar::default(),
        frames: table::Frames::new(),
        test: None,
        scholars: (0..seats.min(MOST_PLAYERS)).map(|_| scholar(first(ScholarId::all()))).collect(),
        dungeon: dungeon(),
        campus: campus(&rules),
        discards: Cards::EMPTY,
        shown: Cards::EMPTY,
        open: [Cards::EMPTY; MOST_PLAYERS],
        boss: None,
        ending: Ending::default(),
    }
}

/// A Scholar as the game begins: Standard side, Study Bonus 0, in the Starting Zone.
fn scholar(who: ScholarId) -> Scholar {
    enforces!("ology.setup.scholar-standard-side", "ology.setup.wheel-zero", "ology.setup.models");
    Scholar {
        who,
        exalted: false,
        zone: ZoneId::START,
        cubes: ByColour::default(),
        placed: ByColour::default(),
        stars: 0,
        study_bonus: 0,
        knowledge: false,
        stun: 0,
        students: 0,
        interns: Interns::default(),
        jinxes: Jinxes::default(),
        face_down: 0,
        finished: false,
        thesis: 0,
    }
}

fn dungeon() -> Dungeon {
    enforces!("ology.setup.zone-piles", "ology.start.no-cubes");
    let piles = piles();
    Dungeon {
        placed: ZoneSet::EMPTY,
        zones: [Placed::AWAY; ZONES],
        traps: ArrayVec::new(),
        sprung: [0; 3],
        cubes: 0,
        piles: std::array::from_fn(|floor| piles[floor].len() as u8),
    }
}

fn campus(rules: &Ruleset) -> Campus {
    enforces!("ology.setup.jinx", "ology.setup.v1-interns", "ology.setup.v2-interns", "ology.def.colours");
    let interns = if rules.main_effects { InternId::all().collect() } else { Vec::new() };
    Campus {
        bonfire: 0,
        reserve: ORDINARY,
        reserve_omegas: OMEGAS,
        omegas: 0,
        cubes: ByColour(CUBES),
        jinxes: Jinxes::all(),
        jinx_discards: Jinxes::default(),
        interns: Interns::from(interns),
        passages: PASSAGES,
        teleports: TELEPORTS,
        waiting_omegas: 0,
        clan_shown: false,
    }
}

/// The piles, sorted by Floor and in no order.
fn piles() -> [Pile; 3] {
    let mut piles: [Pile; 3] = Default::default();
    for zone in ZoneId::all().filter(|zone| *zone != ZoneId::START) {
        let pile = &mut piles[catalogue().zone(zone).floor.index()];
        pile.middle = pile.middle.with(zone);
    }
    piles
}

fn secret(rules: &Ruleset, luck: &mut Luck) -> Secret {
    enforces!("ology.setup.trick-shuffle", "ology.setup.clan", "ology.clan.one");
    let clan = pick_id("clan", ClanId::all(), luck, ClanId::name);
    Secret {
        hands: [Cards::EMPTY; MOST_PLAYERS],
        deck: Cards::all(),
        top: ArrayVec::new(),
        clan: clan.unwrap_or(first(ClanId::all())),
        panic: draw_panic(rules, luck),
        bag: 0,
        bag_omegas: 0,
        traps: ArrayVec::<TrapKind, 9>::new(),
        piles: piles(),
        chosen: Cards::EMPTY,
        debate: [None; 2],
        peeked: ArrayVec::new(),
        scouted: ArrayVec::new(),
    }
}

/// A Panic Card, unseen, from the eligible ones.
pub(crate) fn draw_panic(rules: &Ruleset, luck: &mut Luck) -> Option<PanicId> {
    enforces!("ology.setup.v1-panic", "ology.setup.v2-panic", "ology.panic.v2-deck");
    if !rules.maximum_alert {
        return None;
    }
    let deck: ArrayVec<PanicId, 8> = PanicId::all().filter(|panic| eligible(*panic, rules)).take(8).collect();
    let place = luck.pick("panic", deck.len(), |place| Cow::Borrowed(deck[place].name()));
    deck.get(place).copied()
}

impl<L: Log<Event>> Run<'_, L> {
    /// The player whose colour the Randomizer shows is first.
    fn determine_first_player(&mut self) {
        enforces!("ology.setup.first-player", "ology.setup.v1-randomizer");
        let seats = self.seats();
        if let Some(card) = self.randomize(|_, card| (card.board as usize) < seats) {
            self.first = Seat::new(card.board as usize);
        }
    }

    fn draw_scholars(&mut self) {
        enforces!("ology.setup.scholar");
        let mut left: ArrayVec<ScholarId, MOST_PLAYERS> = ScholarId::all().collect();
        for seat in Seat::all(self.seats()) {
            let place = self.luck.pick("scholar", left.len(), |place| Cow::Borrowed(left[place].name()));
            let who = left.remove(place.min(left.len() - 1));
            self.cast(seat, who);
        }
        self.fill_campus();
    }

    /// A player has a Scholar and takes the starting Students.
    fn cast(&mut self, seat: Seat, who: ScholarId) {
        enforces!("ology.setup.students");
        *self.scholar_mut(seat) = scholar(who);
        let students = self.side(seat).students.min(self.campus.reserve);
        self.scholar_mut(seat).students = students;
        self.campus.reserve -= students;
        self.tell(|| Event::Cast { seat, who });
    }

    /// Opening hands by turn order, then the University.
    fn fill_campus(&mut self) {
        enforces!(
            "ology.setup.trick-deal",
            "ology.setup.personal-first",
            "ology.setup.university-ordinary",
            "ology.setup.university-omega"
        );
        for (turn, seat) in self.first.around(self.seats()).enumerate() {
            self.draw_cards(seat, turn as u8 + 1);
        }
        let alert = catalogue().alert(self.rules.alert);
        self.fill_university(alert.students, alert.omegas);
    }

    /// A player picked a Scholar; the next one picks, or the set-up is finished.
    pub(crate) fn answer_pick(&mut self, seat: Seat, who: ScholarId) {
        self.pop();
        self.cast(seat, who);
        if seat.number() < self.seats() {
            self.push(Frame::Picking { seat: seat.next(self.seats()) });
        } else {
            self.fill_campus();
        }
    }
}

/// A Scholar that nobody has yet.
pub(crate) fn check_pick(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Pick(who) = action else { return Err(Refusal::by(rule!("ology.setup.scholar"))) };
    let taken = Seat::all(seat.index()).any(|before| state.table.scholar(before).who == *who);
    Refusal::unless(!taken, rule!("ology.def.one-scholar"))
}
