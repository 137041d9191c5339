//! The contract: who asks what of whom, and which module answers.

use table::{
    Facts, Game, Level, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SetupErrors, Turn, Viewer,
    enforces, rule,
};

use crate::action::{Action, RoomChoice, Use, Wound};
use crate::cards::{ClassId, QuestId, RaceId, Source};
use crate::event::Event;
use crate::geometry::Point;
use crate::options::Options;
use crate::pieces::{PIECES, Piece, PieceSet};
use crate::state::{Ending, Open, State, Step};
use crate::view::View;
use crate::{
    abilities, explore, heroic, list, loot, options, players, potions, room_list, sample, scoring, setup,
    solo, turn, variants, view,
};

/// The game.
#[derive(Debug)]
pub struct DungeonDrop;

static FACTS: Facts = Facts {
    id: "dungeon-drop",
    title: "Dungeon Drop",
    ledgers: &["dungeon-drop"],
    seats: (1, 4),
    rules_version: 1,
    not_asked: rule!("drop.turn.active-only"),
    over: rule!("drop.end.after-three-rounds"),
    longest: 400,
};

impl Game for DungeonDrop {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn schema() -> Schema {
        options::schema()
    }

    fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
        setup::start(options, seats, luck)
    }

    fn turn(state: &State) -> Turn {
        turn::turn(&state.open)
    }

    fn outcome(state: &State) -> Outcome {
        scoring::outcome(&state.open)
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
        list::legal(state, seat, out)
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check(state, seat, action)
    }

    fn apply<L: Log<Event>>(state: &mut State, play: Play<DungeonDrop>, luck: &mut Luck, log: &mut L) {
        let seat = play.seat();
        apply(state, seat, &play.into_action(), luck, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn resample(view: &View, luck: &mut Luck) -> State {
        view::resample(view, luck)
    }

    fn sample(state: &State, seat: Seat, luck: &mut Luck) -> Action {
        sample::sample(state, seat, luck)
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        players::evaluate(state, seat)
    }

    fn advise(world: &State, seat: Seat, level: Level, luck: &mut Luck) -> Option<Action> {
        Some(players::by_level(world, seat, level, luck))
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Some(wild(luck))
    }
}

fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let open = &state.open;
    match action {
        Action::KeepRace(race) => variants::check_keep_race(state, seat, *race),
        Action::KeepClass(class) => variants::check_keep_class(state, seat, *class),
        Action::KeepHero(race, class) => variants::check_keep_hero(state, seat, *race, *class),
        Action::KeepQuest(quest) => variants::check_keep_quest(state, seat, *quest),
        Action::Meeple(at) => check_window(open, seat).and_then(|()| heroic::check(open, seat, *at)),
        Action::Pass => check_window(open, seat),
        Action::PlacePillar(at, turn) => variants::check_place(open, *at, *turn),
        _ => check_active(open, seat, action),
    }
}

/// Whether this seat may place a meeple, or pass, at this moment.
fn check_window(open: &Open, seat: Seat) -> Result<(), Refusal> {
    let asked = matches!(open.step, Step::Meeples { seat: asked, .. } if asked == seat);
    let own_turn = seat == open.active();
    Refusal::unless(!own_turn, rule!("drop.heroic.place-not-own-turn"))?;
    Refusal::unless(asked || heroic::racing(open).contains(seat), rule!("drop.heroic.place-too-late"))
}

/// What only the active player does, each in its step.
fn check_active(open: &Open, seat: Seat, action: &Action) -> Result<(), Refusal> {
    enforces!("drop.turn.step-order", "drop.explore.one-drop-only");
    let turn_is_on = !matches!(
        open.step,
        Step::Over
            | Step::Meeples { .. }
            | Step::Draft { .. }
            | Step::BuildHero { .. }
            | Step::BuildQuest { .. }
            | Step::PlacePillars { .. }
    );
    Refusal::unless(turn_is_on && seat == open.active(), rule!("drop.turn.active-only"))?;
    let in_order = |step: bool| Refusal::unless(step, rule!("drop.turn.step-order"));
    match action {
        Action::Explore(at, height) => match open.step {
            Step::Explore => explore::check(open, *at, *height),
            Step::Enter => in_order(false),
            _ => Err(Refusal::by(rule!("drop.explore.one-drop-only"))),
        },
        Action::Drink(wound) => potions::check(open, seat, *wound),
        Action::Use(source, how) => abilities::check(open, seat, *source, how),
        Action::Done => match open.step {
            Step::Explore => Err(Refusal::by(rule!("drop.explore.mandatory"))),
            _ => abilities::check_done(open),
        },
        Action::Room(choice) => check_room(open, seat, choice),
        Action::NoRoom => check_no_room(open, seat),
        Action::Stay => {
            enforces!("drop.solo.loot-may-be-declined");
            Refusal::unless(open.solo.is_some(), rule!("drop.room.loot-mandatory"))?;
            in_order(open.step == Step::Loot)
        }
        Action::EndTurn => in_order(open.step == Step::Rest),
        Action::GoOn | Action::Descend | Action::Leave => solo::check_stairs(open, action),
        Action::GiveUp => {
            enforces!("drop.solo.defeat");
            Refusal::unless(open.solo.is_some(), rule!("drop.round.three-rounds"))?;
            in_order(open.step == Step::Explore)
        }
        _ => in_order(false),
    }
}

/// Whether a room may be formed now, and this one.
fn check_room(open: &Open, seat: Seat, choice: &RoomChoice) -> Result<(), Refusal> {
    Refusal::unless(choice.tokens < 8, rule!("drop.room.three-pillars"))?;
    match open.step {
        Step::Enter => {
            Refusal::unless(choice.tokens == 0, rule!("drop.solo.enter"))?;
            return solo::check_enter(open, choice);
        }
        Step::Loot => {}
        Step::Rest | Step::Stairs if open.solo.is_some() => {
            return Err(Refusal::by(rule!("drop.solo.move-once")));
        }
        Step::Rest => return Err(Refusal::by(rule!("drop.room.one-per-turn"))),
        _ => return Err(Refusal::by(rule!("drop.turn.step-order"))),
    }
    if open.solo.is_some() {
        return solo::check_move(open, choice);
    }
    Refusal::unless(choice.tokens == 0, rule!("drop.room.three-pillars"))?;
    let found = loot::judge(open, seat, choice)?;
    match found.survives(&open.heroes[seat]) {
        Err(rule) if !room_list::forfeits(open) => {
            enforces!("drop.room.illegal-choice-refused");
            Err(Refusal::by(rule))
        }
        _ => Ok(()),
    }
}

/// Whether the Loot step may be skipped.
fn check_no_room(open: &Open, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless(open.step == Step::Loot, rule!("drop.turn.step-order"))?;
    Refusal::unless(open.solo.is_none(), rule!("drop.solo.loot-may-be-declined"))?;
    Refusal::unless(!room_list::must_loot(open, seat), rule!("drop.room.loot-mandatory"))
}

fn apply<L: Log<Event>>(state: &mut State, seat: Seat, action: &Action, luck: &mut Luck, log: &mut L) {
    match action {
        Action::KeepRace(race) => variants::keep_race(state, *race, luck, log),
        Action::KeepClass(class) => variants::keep_class(state, *class, luck, log),
        Action::KeepHero(race, class) => variants::keep_hero(state, seat, (*race, *class), luck, log),
        Action::KeepQuest(quest) => variants::keep_quest(state, seat, *quest, luck, log),
        Action::PlacePillar(at, turn) => variants::place(state, seat, (*at, *turn), luck, log),
        Action::Explore(at, height) => {
            explore::apply(&mut state.open, seat, (*at, *height), luck, log);
            turn::after_explore(state, luck, log);
        }
        Action::Drink(wound) => {
            potions::drink(&mut state.open, seat, *wound, log);
            turn::go_on(state, luck, log);
        }
        Action::Meeple(at) => {
            heroic::place(&mut state.open, seat, *at, log);
            answered(state, seat, luck, log);
        }
        Action::Pass => answered(state, seat, luck, log),
        Action::Use(source, how) => abilities::apply(state, *source, how, luck, log),
        Action::Done => turn::after_act(state, luck, log),
        Action::Room(choice) if state.open.step == Step::Enter => solo::enter(state, choice, luck, log),
        Action::Room(choice) => turn::form_room(state, choice, luck, log),
        Action::NoRoom => turn::no_room(state, luck, log),
        Action::Stay => {
            state.open.step = Step::Rest;
            turn::go_on(state, luck, log);
        }
        Action::EndTurn => turn::end_turn(state, luck, log),
        Action::GoOn => turn::begin_turn(state, luck, log),
        Action::Descend => solo::descend(state, luck, log),
        Action::Leave => solo::end(state, Ending::Left, luck, log),
        Action::GiveUp => solo::end(state, Ending::Lost, luck, log),
    }
}

/// A meeple's owner has answered: in turn, the next one is asked; live, this one is asked no more for now.
fn answered<L: Log<Event>>(state: &mut State, seat: Seat, luck: &mut Luck, log: &mut L) {
    match state.open.step {
        Step::Meeples { acted, .. } => turn::ask_meeples(state, Some(seat), acted, luck, log),
        _ => state.open.passed.insert(seat),
    }
}

fn wild(luck: &mut Luck) -> Action {
    let mut below = |bound: usize| luck.pick("wild", bound, |_| "".into());
    let piece = Piece::new(below(PIECES));
    let other = Piece::new(below(PIECES));
    let some: PieceSet = (0..3).map(|_| Piece::new(below(PIECES))).collect();
    let pillars: PieceSet = (0..3).map(|_| Piece::new(PIECES - 2 - below(18))).collect();
    let at = Point::mm(below(900) as i32 - 450, below(900) as i32 - 450);
    let height = 100 + below(250) as u16;
    let source = if below(2) == 0 { Source::Race } else { Source::Class };
    let race = RaceId::all().nth(below(15));
    let class = ClassId::all().nth(below(10));
    let quest = QuestId::all().nth(below(10));
    let push = Point::new(below(5000) as i32 - 2500, below(5000) as i32 - 2500);
    let how = [
        Use::Ready,
        Use::Redrop(some, at, height),
        Use::Flick(piece, push),
        Use::Barter(piece, other, height),
        Use::Swap(piece, other),
        Use::Carry(piece, at, below(100) as u8),
        Use::Slide(piece, below(400) as u16),
        Use::Heal,
        Use::Pilfer(piece),
        Use::Transmute(piece, height),
    ][below(10)];
    let room = RoomChoice {
        corners: if below(4) > 0 { pillars } else { some },
        tokens: 0,
        shielded: PieceSet::EMPTY,
    };
    let moved = RoomChoice {
        corners: PieceSet::one(Piece::new(PIECES - 2 - below(18))),
        tokens: below(9) as u8,
        shielded: PieceSet::EMPTY,
    };
    let shielded = RoomChoice { shielded: PieceSet::one(piece), ..room };
    let simple = [
        Action::Pass,
        Action::Done,
        Action::NoRoom,
        Action::Stay,
        Action::EndTurn,
        Action::GoOn,
        Action::Descend,
        Action::Leave,
        Action::GiveUp,
    ];
    match below(12) {
        0 => race.map_or(Action::Done, Action::KeepRace),
        1 => class.map_or(Action::Done, Action::KeepClass),
        2 => race.zip(class).map_or(Action::Done, |(race, class)| Action::KeepHero(race, class)),
        3 => quest.map_or(Action::Done, Action::KeepQuest),
        4 => Action::PlacePillar(at, below(100) as u8),
        5 => Action::Explore(at, height),
        6 => Action::Drink(Wound::ALL[below(4)]),
        7 => Action::Meeple(at),
        8 => Action::Use(source, how),
        9 => Action::Room([room, moved, shielded][below(3)]),
        10 => Action::Room(room),
        _ => simple[below(9)],
    }
}
