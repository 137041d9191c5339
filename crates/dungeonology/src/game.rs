//! The game as the kernel knows it: whose decision is open, what may be answered, what an answer does.

use table::{
    Facts, Game, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SeatSet, SetupErrors, Turn,
    Viewer, enforces, rule,
};

use crate::action::{Action, Activity};
use crate::actions::check_action;
use crate::auxiliary::check_social;
use crate::boss::{check_chasing, check_rousing, check_sighting};
use crate::choices::{
    check_blowing, check_colour, check_debate, check_objecting, check_pressed, check_scouting, check_scrying,
};
use crate::costs::check_cost;
use crate::cubes::{check_dropping, check_giving, check_losing, check_paying};
use crate::divination::check_divining;
use crate::event::Event;
use crate::exploration::{check_floor, check_lay};
use crate::frame::{Frame, PlayStage, TestStage};
use crate::movement::{check_fear, check_step};
use crate::options::{Options, schema};
use crate::priority::{check_event, check_priority, check_reaction};
use crate::run::Run;
use crate::scholars::check_stun;
use crate::setup::check_pick;
use crate::skills::{check_butting, check_repenting};
use crate::state::{Phase, State, Table};
use crate::stealth::check_test;
use crate::thesis::{check_last_chance, check_thesis_cube};
use crate::tokens::{check_trapping, check_tunnelling};
use crate::tricks::{check_aim, check_discarding};
use crate::view::View;

/// Dungeonology: The Expedition.
#[derive(Clone, Copy, Debug)]
pub struct Dungeonology;

static FACTS: Facts = Facts {
    id: "dungeonology",
    title: "Dungeonology",
    ledgers: &["dungeonology"],
    seats: crate::options::PLAYERS,
    rules_version: 3,
    not_asked: rule!("ology.priority.simultaneous"),
    over: rule!("ology.def.opponent"),
    longest: 60_000,
};

impl Game for Dungeonology {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn schema() -> Schema {
        schema()
    }

    fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
        crate::setup::start(options, seats, luck)
    }

    fn turn(state: &State) -> Turn {
        if state.table.phase == Phase::Over { Turn::Over } else { Turn::Decide(state.table.asked()) }
    }

    fn outcome(state: &State) -> Outcome {
        state.standings()
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
        crate::legal::list(state, seat, out);
        Listing::All
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check(state, seat, action)
    }

    fn apply<L: Log<Event>>(state: &mut State, play: Play<Dungeonology>, luck: &mut Luck, log: &mut L) {
        let (seat, action) = (play.seat(), *play.action());
        let mut run = Run { state, luck, log };
        run.answer(seat, action);
        run.settle();
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample(view: &View, luck: &mut Luck) -> State {
        crate::resample::resample(view, luck)
    }

    fn redeal(state: &State, viewer: Viewer, luck: &mut Luck) -> State {
        crate::redeal::redeal(state, viewer, luck)
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        crate::evaluate::evaluate(state, seat)
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Some(crate::wild::wild(luck))
    }
}

impl Table {
    /// The seats whose decision is open.
    pub(crate) fn asked(&self) -> SeatSet {
        enforces!("ology.setup.start");
        let Some(frame) = self.frames.top() else { return SeatSet::one(self.active) };
        let one = match *frame {
            Frame::Priority { next, .. } => Some(next),
            Frame::Answering { left, .. } | Frame::Reacting { left } => self.first_in_turn(left),
            Frame::Playing(playing) => Some(playing.seat),
            Frame::Testing { stage } => self.asked_in_test(stage),
            Frame::Divining(divining) => Some(divining.seat),
            Frame::Chasing(chase) => Some(chase.seat),
            Frame::Giving { from, .. } => Some(from),
            Frame::Debating { seat, target, done } => {
                let both = SeatSet::one(seat).with(target);
                return both.iter().filter(|seat| !done.contains(*seat)).collect();
            }
            Frame::Picking { seat }
            | Frame::Stunned { seat, .. }
            | Frame::Discarding { seat, .. }
            | Frame::Resting { seat, .. }
            | Frame::Thesis { seat, .. }
            | Frame::LastChance { seat }
            | Frame::Marching { seat, .. }
            | Frame::Laying { seat, .. }
            | Frame::Climbing { seat, .. }
            | Frame::Entering { seat, .. }
            | Frame::Paying { seat, .. }
            | Frame::Fearing { seat }
            | Frame::Losing { seat, .. }
            | Frame::Dropping { seat, .. }
            | Frame::Trapping { seat, .. }
            | Frame::Tunnelling { seat }
            | Frame::Blowing { seat, .. }
            | Frame::Scouting { seat, .. }
            | Frame::Scrying { seat, .. }
            | Frame::Objecting { seat, .. }
            | Frame::Pressed { seat, .. }
            | Frame::Choosing { seat, .. }
            | Frame::Exchanging { seat, .. }
            | Frame::Socialising { seat, .. }
            | Frame::Butting { seat, .. }
            | Frame::Skilled { seat, .. }
            | Frame::Repenting { seat }
            | Frame::Sighting { seat, .. }
            | Frame::Rousing { seat }
            | Frame::Alarm { seat, .. }
            | Frame::Panicking { seat, .. } => Some(seat),
            Frame::Meeting { .. } | Frame::Scattering { .. } => None,
        };
        SeatSet::one(one.unwrap_or(self.active))
    }

    fn asked_in_test(&self, stage: TestStage) -> Option<Seat> {
        let test = self.test?;
        match stage {
            TestStage::Opponents(left) => self.first_in_turn(left),
            TestStage::Target => test.spied.map(|(target, _)| target),
            _ => Some(test.seat),
        }
    }
}

/// Whether a seat may answer so. Each decision is judged in its own chapter.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let table = &state.table;
    let Some(&frame) = table.frames.top() else { return check_phase(state, seat, action) };
    match frame {
        Frame::Picking { seat } => check_pick(state, seat, action),
        Frame::Priority { moment, .. } => check_priority(state, seat, moment, action),
        Frame::Answering { event, of, .. } => check_event(state, seat, event, of, action),
        Frame::Reacting { .. } => check_reaction(state, seat, action),
        Frame::Playing(playing) if playing.stage == PlayStage::Aim => check_aim(state, &playing, action),
        Frame::Playing(playing) => check_cost(&playing, action),
        Frame::Stunned { .. } => check_stun(state, action),
        Frame::Discarding { kind, .. } => check_discarding(state, seat, kind, action),
        Frame::Resting { stage, .. } => crate::rest::check_rest(state, seat, stage, action),
        Frame::Thesis { .. } => check_thesis_cube(state, seat, action),
        Frame::LastChance { .. } => check_last_chance(action),
        Frame::Marching { .. } => check_step(state, seat, true, action),
        Frame::Laying { from, tile, stairs, .. } => check_lay(state, from, tile, stairs, action),
        Frame::Climbing { zone, tried, .. } => check_floor(state, zone, tried, action),
        Frame::Paying { .. } => check_paying(state, seat, action),
        Frame::Fearing { .. } => check_fear(action),
        Frame::Losing { .. } => check_losing(action),
        Frame::Dropping { .. } => check_dropping(state, seat, action),
        Frame::Giving { from, colours, .. } => check_giving(state, from, colours, action),
        Frame::Testing { stage } => check_test(state, seat, stage, action),
        Frame::Divining(divining) => check_divining(&divining, action),
        Frame::Trapping { used, .. } => check_trapping(state, seat, used, action),
        Frame::Tunnelling { .. } => check_tunnelling(state, seat, action),
        Frame::Blowing { target, .. } => check_blowing(state, target, action),
        Frame::Scouting { .. } => check_scouting(state, action),
        Frame::Scrying { .. } => check_scrying(state, action),
        Frame::Objecting { .. } => check_objecting(state, seat, action),
        Frame::Pressed { .. } => check_pressed(state, seat, action),
        Frame::Debating { .. } => check_debate(state, seat, action),
        Frame::Choosing { target, .. } => check_colour(table.colours(target), action),
        Frame::Exchanging { .. } => check_colour(table.colours(seat), action),
        Frame::Socialising { target, .. } => check_social(state, seat, target, action),
        Frame::Butting { target, .. } => check_butting(state, seat, target, action),
        Frame::Repenting { .. } => check_repenting(state, seat, action),
        Frame::Sighting { zone, .. } => check_sighting(state, zone, action),
        Frame::Rousing { .. } => check_rousing(state, action),
        Frame::Chasing(chase) => check_chasing(state, &chase, action),
        Frame::Entering { .. }
        | Frame::Skilled { .. }
        | Frame::Meeting { .. }
        | Frame::Scattering { .. }
        | Frame::Alarm { .. }
        | Frame::Panicking { .. } => Err(Refusal::by(rule!("ology.trick.resolve-fully"))),
    }
}

/// Nothing is under way: the phase asks.
fn check_phase(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match state.table.phase {
        Phase::Begin => crate::turn::check_begin(state, action),
        Phase::Movement => check_step(state, seat, false, action),
        Phase::Action => check_action(state, seat, action),
        _ => Err(Refusal::by(rule!("ology.turn.cards-when"))),
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// Carries out a checked answer. What follows from it is settled afterwards.
    fn answer(&mut self, seat: Seat, action: Action) {
        let Some(&frame) = self.frames.top() else { return self.answer_phase(seat, action) };
        match frame {
            Frame::Priority { passes, moment, .. } => self.answer_priority(seat, passes, moment, action),
            Frame::Answering { event, of, left } => self.answer_event(seat, event, of, left, action),
            Frame::Reacting { left } => self.answer_reaction(seat, left, action),
            Frame::Playing(playing) if playing.stage == PlayStage::Aim => self.answer_aim(playing, action),
            Frame::Playing(playing) => self.answer_cost(playing, action),
            Frame::Stunned { left, .. } => self.answer_stun(seat, left, action),
            Frame::Discarding { left, kind, .. } => self.answer_discarding(seat, left, kind, action),
            Frame::Resting { stage, bivouac, .. } => self.answer_rest(seat, stage, bivouac, action),
            Frame::LastChance { .. } => self.answer_last_chance(seat, action),
            Frame::Marching { .. } => self.answer_step(seat, action),
            Frame::Fearing { .. } => self.answer_fear(seat, action),
            Frame::Losing { seat, colour, how } => self.answer_losing(seat, colour, how, action),
            Frame::Testing { stage } => self.answer_test(seat, stage, action),
            Frame::Divining(divining) => self.answer_divining(divining, action),
            Frame::Trapping { left, used, .. } => self.answer_trapping(seat, left, used, action),
            Frame::Tunnelling { .. } => self.answer_tunnelling(action),
            Frame::Blowing { target, .. } => self.answer_blowing(target, action),
            Frame::Scouting { floor, .. } => self.answer_scouting(seat, floor, action),
            Frame::Scrying { .. } => self.answer_scrying(seat, action),
            Frame::Objecting { discard, .. } => self.answer_objecting(seat, discard, action),
            Frame::Pressed { discard, stun, .. } => self.answer_pressed(seat, discard, stun, action),
            Frame::Socialising { amount, target, .. } => self.answer_social(seat, amount, target, action),
            Frame::Butting { collecting, target, .. } => {
                self.answer_butting(seat, collecting, target, action)
            }
            other => self.answer_choice(other, seat, action),
        }
    }

    /// Decisions whose answer names one thing.
    fn answer_choice(&mut self, frame: Frame, who: Seat, action: Action) {
        match (frame, action) {
            (Frame::Picking { seat }, Action::Pick(scholar)) => self.answer_pick(seat, scholar),
            (Frame::Thesis { seat, .. }, Action::Colour(colour)) => self.answer_thesis(seat, colour),
            (Frame::Laying { seat, from, tile, stairs }, Action::Lay(spot)) => {
                self.lay(seat, from, tile, stairs, spot)
            }
            (Frame::Climbing { seat, zone, tried }, Action::Floor(floor)) => {
                self.climb(seat, zone, tried, floor)
            }
            (Frame::Paying { seat, left }, Action::Colour(colour)) => self.pay(seat, left, colour),
            (Frame::Dropping { seat, colour, from_left, for_whom }, Action::Zone(zone)) => {
                self.drop_into(seat, colour, zone, from_left, for_whom);
            }
            (Frame::Giving { from, to, .. }, Action::Colour(colour)) => self.give(from, to, colour),
            (Frame::Choosing { seat, target, theft }, Action::Colour(colour)) => {
                self.chosen(seat, target, theft, colour)
            }
            (Frame::Exchanging { seat, target, .. }, Action::Colour(colour)) => {
                self.exchange_given(seat, target, colour)
            }
            (Frame::Debating { seat, target, done }, Action::Card(card)) => {
                self.answer_debate(who, seat, target, done, card)
            }
            (Frame::Repenting { seat }, Action::Number(students)) => self.answer_repenting(seat, students),
            (Frame::Sighting { .. }, Action::Zone(zone)) => self.sighted(zone),
            (Frame::Rousing { seat }, Action::Seat(quarry)) => self.answer_rousing(seat, quarry),
            (Frame::Chasing(chase), Action::Zone(zone)) => self.answer_chasing(chase, zone),
            _ => {}
        }
    }

    fn answer_phase(&mut self, seat: Seat, action: Action) {
        match (self.phase, action) {
            (Phase::Begin, Action::Begin(activity)) => self.answer_begin(seat, activity),
            (Phase::Movement, action) => self.answer_step(seat, action),
            (Phase::Action, action) => self.answer_action(seat, action),
            _ => self.answer_begin(seat, Activity::Exploration),
        }
    }
}
