//! Parley with one thing broken. Every method hands over to Parley; the flaw chosen for the thread changes one of them.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parley::{Action, Card, Event, Options, Parley, State, Step, Talks, View};
use serde::{Deserialize, Serialize};
use table::{
    Answer, Audience, Choice, Face, Facts, Form, Game, Listing, Log, Luck, NotAnAnswer, Outcome, Play,
    Question, Refusal, Say, Schema, Seat, SeatSet, SetupErrors, Text, Turn, Value, Viewer, judge,
};

/// What is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    SchemaDefault,
    ModeOutOfRange,
    RefusesFour,
    RefusesAnOption,
    NoModes,
    NeverEnds,
    AsksNobody,
    AsksStranger,
    RanksWithGaps,
    ForgetsASeat,
    StateForgets,
    ViewForgets,
    SeatViewForgets,
    EventForgets,
    Impure,
    ListsRefused,
    LetsPass,
    ForgetsYield,
    ListsTwice,
    ListsNothing,
    SamplesRefused,
    SharedState,
    ViewShowsHand,
    WaitingLeaks,
    WaitingLeaksLazyRedeal,
    LegalLeaks,
    OrderLeaks,
    QuestionLeaks,
    EventLeaks,
    ResamplesOther,
    ResamplesSame,
    BidsUnrevealed,
    LetterUnrevealed,
    ClaimUnrevealed,
    EventTeaches,
    WordsUnreadable,
    WordsAmbiguous,
    SampledWordsUnreadable,
    NoForm,
    PickBeyond,
    ChoiceTooMany,
    ChoiceTooFew,
    NumberUnanswered,
    PlaceUnanswered,
    DrawsNothing,
    TellsNothing,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

/// The world outside, which no game may look at.
static OUTSIDE: AtomicU32 = AtomicU32::new(0);

/// Chooses what is broken, for this thread: every test has a thread of its own.
pub fn with_flaw(flaw: Flaw) {
    FLAW.set(flaw);
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

/// Parley with a flaw.
#[derive(Debug)]
pub struct Flawed;

/// A state with room for what a state must not have.
#[derive(Clone, Serialize, Deserialize)]
pub struct Held {
    state: State,
    outside: u32,
    #[serde(skip)]
    forgotten: u32,
    #[serde(skip)]
    shared: Arc<AtomicU32>,
}

impl PartialEq for Held {
    fn eq(&self, other: &Held) -> bool {
        (&self.state, self.outside, self.forgotten) == (&other.state, other.outside, other.forgotten)
    }
}

impl Eq for Held {}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} shared {}", self.state, self.shared.load(Ordering::Relaxed))
    }
}

impl Held {
    fn new(state: State) -> Held {
        let outside = if has(Flaw::Impure) { OUTSIDE.fetch_add(1, Ordering::Relaxed) } else { 0 };
        Held { state, outside, forgotten: 0, shared: Arc::default() }
    }

    fn letter_is_odd(&self) -> bool {
        self.state.letter.0 % 2 == 1
    }
}

/// A view with room for what a view must not have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    view: View,
    peeked: Option<Card>,
    #[serde(skip)]
    forgotten: u8,
}

/// An event with room for what is lost when it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heard {
    event: Event,
    #[serde(skip)]
    forgotten: u8,
}

/// Passes on what is told, but for what is broken about it.
struct Tampered<'a, L> {
    log: &'a mut L,
    hushed: bool,
}

impl<L: Log<Heard>> Log<Event> for Tampered<'_, L> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> Event) {
        let event = event();
        let leaks = has(Flaw::EventLeaks) && matches!(event, Event::DrewCard(_));
        let to = if leaks { Audience::All } else { to };
        self.log.tell(to, || Heard { event, forgotten: u8::from(has(Flaw::EventForgets)) });
    }

    fn reveal(&mut self) {
        if !self.hushed {
            self.log.reveal();
        }
    }
}

impl Game for Flawed {
    type Options = Options;
    type State = Held;
    type Action = Action;
    type Event = Heard;
    type View = Seen;

    fn facts() -> &'static Facts {
        Parley::facts()
    }

    fn schema() -> Schema {
        let mut schema = Parley::schema();
        match FLAW.get() {
            Flaw::SchemaDefault => schema.fields[1].default = Value::Whole(9),
            Flaw::ModeOutOfRange => schema.modes[1].values.push(("coins", Value::Whole(99))),
            Flaw::NoModes => schema.modes.clear(),
            _ => {}
        }
        schema
    }

    fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<Held, SetupErrors> {
        if has(Flaw::RefusesFour) && seats == 4 {
            return Err(SetupErrors::one("seats", Text::new("no")));
        }
        if has(Flaw::RefusesAnOption) && options.talks == Talks::Short {
            return Err(SetupErrors::one("talks", Text::new("no")));
        }
        Parley::start(options, seats, luck).map(Held::new)
    }

    fn turn(held: &Held) -> Turn {
        match (FLAW.get(), held.state.step) {
            (Flaw::AsksNobody, Step::Agenda) => Turn::Decide(SeatSet::EMPTY),
            (Flaw::AsksStranger, Step::Agenda) => Turn::one(Seat::new(7)),
            _ => Parley::turn(&held.state),
        }
    }

    fn outcome(held: &Held) -> Outcome {
        let mut outcome = Parley::outcome(&held.state);
        match FLAW.get() {
            Flaw::RanksWithGaps => outcome.standings.iter_mut().for_each(|(_, standing)| standing.rank += 1),
            Flaw::ForgetsASeat => outcome.standings = outcome.standings.values().skip(1).copied().collect(),
            _ => {}
        }
        outcome
    }

    fn legal(held: &Held, seat: Seat, out: &mut Vec<Action>) -> Listing {
        let listing = Parley::legal(&held.state, seat, out);
        match (FLAW.get(), held.state.step) {
            (Flaw::ListsRefused, Step::Bids) => out.push(Action::Bid(200)),
            (Flaw::ForgetsYield, Step::Claim) => out.retain(|action| *action != Action::Yield),
            (Flaw::ListsTwice, Step::Agenda) => out.push(out[0].clone()),
            (Flaw::ListsNothing, Step::Agenda) => out.clear(),
            (Flaw::LegalLeaks, Step::Claim) if held.letter_is_odd() => {
                out.retain(|action| *action != Action::Yield)
            }
            (Flaw::OrderLeaks, Step::Claim) if held.letter_is_odd() => out.reverse(),
            _ => {}
        }
        listing
    }

    fn check(held: &Held, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (FLAW.get(), held.state.step, action) {
            (Flaw::LetsPass, Step::Bids, Action::Bid(_)) => Ok(()),
            (Flaw::LegalLeaks, Step::Claim, Action::Yield) if held.letter_is_odd() => {
                Err(Refusal::by(Parley::facts().not_asked))
            }
            _ => Parley::check(&held.state, seat, action),
        }
    }

    fn apply<L: Log<Heard>>(held: &mut Held, play: Play<Flawed>, luck: &mut Luck, log: &mut L) {
        let (seat, action) = (play.seat(), play.into_action());
        let hushed = matches!(
            (FLAW.get(), &action),
            (Flaw::BidsUnrevealed, Action::Bid(_))
                | (Flaw::LetterUnrevealed, Action::ReadLetter)
                | (Flaw::ClaimUnrevealed, Action::Claim { .. })
        );
        if has(Flaw::EventTeaches) && matches!(action, Action::Order(_)) {
            let event = Event::LetterSays(held.state.letter);
            log.tell(Audience::seat(seat), || Heard { event, forgotten: 0 });
        }
        if let Ok(play) = judge::<Parley>(&held.state, seat, action) {
            Parley::apply(&mut held.state, play, luck, &mut Tampered { log, hushed });
        }
        match FLAW.get() {
            Flaw::NeverEnds if held.state.step == Step::Bids => held.state.round = 1,
            Flaw::StateForgets => held.forgotten += 1,
            Flaw::SharedState => {
                held.shared.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
    }

    fn view(held: &Held, viewer: Viewer) -> Seen {
        let forgotten = match (FLAW.get(), viewer) {
            (Flaw::ViewForgets, Viewer::Spectator) | (Flaw::SeatViewForgets, Viewer::Seat(_)) => 1,
            _ => 0,
        };
        let peeked = has(Flaw::ViewShowsHand).then(|| match viewer {
            Viewer::Seat(seat) => held.state.hands[seat.next(held.state.seats())].iter().next(),
            Viewer::Spectator => None,
        });
        Seen { view: Parley::view(&held.state, viewer), peeked: peeked.flatten(), forgotten }
    }

    fn resample(seen: &Seen, luck: &mut Luck) -> Held {
        let again = |luck: &mut Luck| Held::new(Parley::resample(&seen.view, luck));
        match FLAW.get() {
            Flaw::ResamplesOther => {
                let mut held = again(luck);
                held.state.round += 1;
                held
            }
            Flaw::ResamplesSame => again(&mut Luck::seeded(1)),
            // What is shown must be kept: this flaw is about the view alone.
            Flaw::ViewShowsHand => {
                let mut worlds = (0..5000).map(|_| again(luck));
                let fits = |held: &Held| Flawed::view(held, seen.view.viewer) == *seen;
                worlds.find(fits).unwrap_or_else(|| again(&mut Luck::seeded(1)))
            }
            _ => again(luck),
        }
    }

    fn redeal(held: &Held, viewer: Viewer, luck: &mut Luck) -> Held {
        let mut other = held.clone();
        if !has(Flaw::WaitingLeaksLazyRedeal) {
            other.state = Parley::redeal(&held.state, viewer, luck);
        }
        other
    }

    fn sample(held: &Held, seat: Seat, luck: &mut Luck) -> Action {
        match (FLAW.get(), held.state.step) {
            (Flaw::SamplesRefused, Step::Stone) => Action::Throw { x: -1, y: 0 },
            _ => Parley::sample(&held.state, seat, luck),
        }
    }

    fn waiting(held: &Held, viewer: Viewer) -> SeatSet {
        match (FLAW.get(), Parley::turn(&held.state)) {
            (Flaw::WaitingLeaks | Flaw::WaitingLeaksLazyRedeal, Turn::Decide(seats)) => seats,
            _ => Parley::waiting(&held.state, viewer),
        }
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Parley::wild(luck)
    }
}

impl Face for Flawed {
    fn prompt(held: &Held, seat: Seat) -> Text {
        Parley::prompt(&held.state, seat)
    }

    fn choice(held: &Held, seat: Seat, action: &Action) -> Choice {
        Parley::choice(&held.state, seat, action)
    }

    fn question(held: &Held, seat: Seat) -> Question {
        let mut question = Parley::question(&held.state, seat);
        let (flaw, step) = (FLAW.get(), held.state.step);
        match (flaw, step, question.forms.first_mut()) {
            (Flaw::QuestionLeaks, Step::Claim, _) => {
                question.prompt = Text::new("x").with("letter", held.state.letter.0)
            }
            (Flaw::NoForm, Step::Agenda, _) => question.forms.clear(),
            (Flaw::ChoiceTooMany, Step::Claim, Some(Form::OneOf { choices })) => {
                choices.push(choices[0].clone())
            }
            // The question agrees with the list: this flaw is about what both depend on.
            (Flaw::LegalLeaks, Step::Claim, Some(Form::OneOf { choices })) if held.letter_is_odd() => {
                drop(choices.pop())
            }
            (Flaw::ChoiceTooFew, Step::Claim, Some(Form::OneOf { choices })) => drop(choices.pop()),
            _ => {}
        }
        question
    }

    fn answer(held: &Held, seat: Seat, answer: &Answer) -> Result<Action, NotAnAnswer> {
        match (FLAW.get(), answer) {
            (Flaw::PickBeyond, Answer::Pick(usize::MAX)) => Ok(Action::Pass),
            (Flaw::NumberUnanswered, Answer::Number(_)) | (Flaw::PlaceUnanswered, Answer::Place { .. }) => {
                Err(NotAnAnswer("not understood".to_owned()))
            }
            _ => Parley::answer(&held.state, seat, answer),
        }
    }

    fn tell(heard: &Heard) -> Text {
        if has(Flaw::TellsNothing) { Text::literal("") } else { Parley::tell(&heard.event) }
    }

    fn draw(seen: &Seen, say: &dyn Say) -> String {
        if has(Flaw::DrawsNothing) { String::new() } else { Parley::draw(&seen.view, say) }
    }

    fn words(held: &Held, seat: Seat, action: &Action) -> String {
        match (FLAW.get(), action) {
            (Flaw::WordsUnreadable, Action::Claim { .. }) => "claim something".to_owned(),
            (Flaw::WordsAmbiguous, Action::Bid(_)) => "bid 1".to_owned(),
            (Flaw::SampledWordsUnreadable, Action::Throw { .. }) => "throw somewhere".to_owned(),
            _ => Parley::words(&held.state, seat, action),
        }
    }

    fn read(held: &Held, seat: Seat, words: &str) -> Result<Action, String> {
        Parley::read(&held.state, seat, words)
    }
}
