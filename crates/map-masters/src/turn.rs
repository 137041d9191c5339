//! The sequence of play, and the contract with the table.
//!
//! Each round: B market, C hand creation, D exploration, E reward, F refresh. The reward phase asks nobody anything.

use table::{
    Facts, Game, Level, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SeatSet, SetupErrors, Turn,
    Viewer, enforces, rule,
};

use crate::action::{Action, Claim, Sheet};
use crate::events::Event;
use crate::options::{self, Options, SEATS};
use crate::sample;
use crate::state::{Done, Phase, State};
use crate::view::View;

/// Map Masters, played versus.
pub struct MapMasters;

static FACTS: Facts = Facts {
    id: "map-masters",
    title: "Map Masters",
    ledgers: &["map-masters"],
    seats: SEATS,
    rules_version: 1,
    not_asked: rule!("masters.round.phase-order"),
    over: rule!("masters.end.after-sixth-reward"),
    longest: 4000,
};

impl Game for MapMasters {
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
        crate::setup::start(options, seats, luck)
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Market(seat) | Phase::GiveUp(seat) => Turn::one(seat),
            Phase::HandCreation => Turn::Decide(state.lookers()),
            Phase::Signal => Turn::one(state.first),
            Phase::Exploration => Turn::Decide(state.explorers()),
            Phase::Refresh => Turn::Decide(state.refreshers()),
            Phase::Over => Turn::Over,
        }
    }

    fn outcome(state: &State) -> Outcome {
        state.standings()
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
        match state.phase {
            Phase::Market(_) => state.legal_market(seat, out),
            Phase::GiveUp(_) => {
                let books = state.players[seat].books.iter().map(|owned| owned.book);
                out.extend(books.filter(|book| state.check_give_up(seat, *book).is_ok()).map(Action::GiveUp));
            }
            Phase::HandCreation => state.legal_hand(seat, out),
            Phase::Signal => out.push(Action::Start),
            Phase::Exploration => return state.legal_exploration(seat, out),
            Phase::Refresh => state.legal_refresh(seat, out),
            Phase::Over => {}
        }
        Listing::All
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        enforces!("masters.round.phase-order", "masters.sb.timing-windows");
        let elsewhere = Refusal::by(rule!("masters.round.phase-order"));
        match (state.phase, action) {
            (Phase::Market(_), Action::Buy(purchase)) => state.check_purchase(seat, purchase),
            (Phase::Market(_), Action::Pass) => Ok(()),
            (Phase::GiveUp(_), Action::GiveUp(book)) => state.check_give_up(seat, *book),
            (Phase::GiveUp(_), _) => Err(Refusal::by(rule!("masters.spellbook.third-replaces"))),
            (Phase::HandCreation, Action::Look | Action::Draw | Action::Keep | Action::Discard) => {
                state.check_hand(seat, action)
            }
            (Phase::Signal, Action::Start) => Ok(()),
            (Phase::Signal, _) => Err(Refusal::by(rule!("masters.explore.start-signal"))),
            (Phase::Exploration, _) => state.check_exploration(seat, action),
            (Phase::Refresh, _) => state.check_refresh(seat, action),
            _ => Err(elsewhere),
        }
    }

    fn apply<L: Log<Event>>(state: &mut State, play: Play<MapMasters>, luck: &mut Luck, log: &mut L) {
        let seat = play.seat();
        match play.into_action() {
            Action::Buy(purchase) => state.buy(seat, purchase, luck, log),
            Action::Pass => state.pass(seat, luck, log),
            Action::GiveUp(book) => state.give_up(seat, book, luck, log),
            Action::Look => state.look(seat, luck, log),
            Action::Draw => state.settle(seat, luck, log),
            Action::Keep => state.decide_first(seat, true, luck, log),
            Action::Discard => state.decide_first(seat, false, luck, log),
            Action::Start => state.start_signal(seat, log),
            Action::Draft(sheet) => state.keep_draft(seat, sheet),
            Action::Done(sheet, claim) => state.declare_done(seat, sheet, claim, luck, log),
            Action::Reopen => state.reopen(seat, log),
            Action::TimeUp => state.time_up(seat, luck, log),
            Action::Recycle(card, by) => {
                state.recycle(seat, card, by, log);
                state.after_use(seat, luck, log);
            }
            Action::Remove(card, by) => {
                state.remove(seat, card, by, log);
                state.after_use(seat, luck, log);
            }
            Action::Swap(card, taken) => {
                state.swap(seat, card, taken, luck, log);
                state.after_use(seat, luck, log);
            }
            Action::Finish => state.finish(seat, luck, log),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample(view: &View, luck: &mut Luck) -> State {
        view.resample(luck)
    }

    fn redeal(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
        let mut other = state.clone();
        other.deal_anew(viewer, luck);
        other
    }

    fn sample(state: &State, seat: Seat, luck: &mut Luck) -> Action {
        sample::action(state, seat, luck)
    }

    fn waiting(state: &State, _viewer: Viewer) -> SeatSet {
        match Self::turn(state) {
            Turn::Decide(seats) => seats.iter().filter(|seat| !state.is_idle(*seat)).collect(),
            Turn::Over => SeatSet::EMPTY,
        }
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        sample::evaluate(state, seat)
    }

    fn advise(world: &State, seat: Seat, level: Level, luck: &mut Luck) -> Option<Action> {
        Some(crate::advice::by_level(world, seat, level, luck))
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Some(sample::wild(luck))
    }
}

impl State {
    /// Who is deciding about the first-draw spellbook.
    fn lookers(&self) -> SeatSet {
        use crate::state::Look;
        Seat::all(self.seats()).filter(|seat| self.players[*seat].look != Look::Settled).collect()
    }

    /// Whether a seat may act but nobody waits for it: it is done and could take that back.
    fn is_idle(&self, seat: Seat) -> bool {
        self.phase == Phase::Exploration && self.players[seat].is_done()
    }

    /// Some legal answers of the exploration phase; all of them before the cards are up and after "done".
    fn legal_exploration(&self, seat: Seat, out: &mut Vec<Action>) -> Listing {
        let player = &self.players[seat];
        match (player.started, player.done) {
            (false, _) => out.push(Action::Start),
            (true, Done::Drawing) => {
                out.push(Action::Done(Sheet::blank(), Claim::No));
                out.extend(sample::suggestions(player).map(|sheet| Action::Done(sheet, Claim::No)));
                if self.options.timer {
                    out.push(Action::TimeUp);
                }
                return Listing::Some;
            }
            (true, _) if self.options.reopen => out.push(Action::Reopen),
            _ => {}
        }
        Listing::All
    }
}
