//! The game as the table knows it: every method hands over to the chapter that knows.

use arrayvec::ArrayVec;
use table::{
    Facts, Game, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SeatSet, SetupErrors, Turn,
    Viewer, rule,
};

use crate::setup::SEATS;
use crate::speech::FELT;
use crate::{Action, Card, Cards, Event, Options, Side, State, Step, Topic, View, setup};

/// The game.
#[derive(Debug)]
pub struct Parley;

static FACTS: Facts = Facts {
    id: "parley",
    title: "Parley",
    ledgers: &["parley"],
    seats: SEATS,
    rules_version: 1,
    not_asked: rule!("parley.turn.asked"),
    over: rule!("parley.end.over"),
    longest: 120,
};

impl Game for Parley {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn schema() -> Schema {
        setup::schema()
    }

    fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
        setup::start(options, seats, luck)
    }

    fn turn(state: &State) -> Turn {
        state.to_decide()
    }

    fn outcome(state: &State) -> Outcome {
        state.standings()
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
        state.list(seat, out)
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        state.judge(seat, action)
    }

    fn apply<L: Log<Event>>(state: &mut State, play: Play<Parley>, luck: &mut Luck, log: &mut L) {
        let seat = play.seat();
        state.carry_out(seat, play.into_action(), luck, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample(view: &View, luck: &mut Luck) -> State {
        view.some_world(luck)
    }

    fn redeal(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
        let mut other = state.clone();
        other.shuffle_hidden(viewer, luck);
        other
    }

    fn sample(state: &State, seat: Seat, luck: &mut Luck) -> Action {
        match state.step {
            Step::Stone => {
                let mut along = |most: i32| luck.die("action", most as u32 + 1) as i32 - 1;
                Action::Throw { x: along(FELT.max.0), y: along(FELT.max.1) }
            }
            Step::Treaty(_) => Action::Treaty(state.sample_treaty(luck)),
            _ => listed(state, seat, luck),
        }
    }

    fn waiting(state: &State, _viewer: Viewer) -> SeatSet {
        match (state.step, state.to_decide()) {
            (Step::Objections, _) => state.seem_to_think(),
            (_, Turn::Decide(seats)) => seats,
            (_, Turn::Over) => SeatSet::EMPTY,
        }
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        10 * i32::from(state.influence[seat]) + i32::from(state.purses[seat])
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Some(wild(luck))
    }
}

fn listed(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    let mut actions = Vec::new();
    state.list(seat, &mut actions);
    let chosen = luck.pick("action", actions.len(), |_| "".into());
    actions.get(chosen).cloned().unwrap_or(Action::Pass)
}

fn wild(luck: &mut Luck) -> Action {
    let mut below = |count: u32| luck.die("wild", count) as usize - 1;
    let topic = Topic::ALL[below(3)];
    match below(10) {
        0 => Action::Bid(below(30) as u8),
        1 => Action::ReadLetter,
        2 => Action::Exchange((0..below(4)).map(|_| Card(below(30) as u8)).collect::<Cards>()),
        3 => Action::Throw { x: below(300) as i32 - 100, y: below(200) as i32 - 100 },
        4 => Action::Order([topic, Topic::ALL[below(3)], Topic::ALL[below(3)]]),
        5 => Action::Claim { topic, card: Card(below(30) as u8) },
        6 => Action::Yield,
        7 => Action::Show(Card(below(30) as u8)),
        8 => Action::Pass,
        _ => Action::Treaty((0..below(9)).map(|_| Side::ALL[below(4)]).collect::<ArrayVec<_, 8>>()),
    }
}
