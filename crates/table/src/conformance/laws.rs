//! The laws, each a comparison that holds or says why not.

use super::walk::defaults_agree;
use crate::{
    Answer, Data, Face, Form, Legal, Listing, Luck, Match, Minutes, Outcome, Record, Seat, SeatSet, Turn,
    Viewer, judge,
};

/// What every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Every mode starts with every number of seats it allows, and the schema's defaults are the options' own.
    Starts,
    /// Random play ends; until then somebody is always asked; the outcome ranks every seat.
    Ends,
    /// Every state, view and action can be written down and read back.
    Restores,
    /// A match replayed from its log is the same match.
    Replays,
    /// An action is listed exactly when it is not refused.
    LegalEqualsJudge,
    /// A clone never changes when play goes on.
    ClonesStay,
    /// What a viewer must not know changes nothing that the viewer is shown or asked.
    DoesNotLeak,
    /// A resampled state gives the same view.
    Resamples,
    /// Undo leads back exactly, and what can be undone taught its actor nothing.
    UndoKeepsBarriers,
    /// Every action can be said in words and read back; questions offer exactly what is legal.
    Speaks,
}

pub(super) fn schema_is_sound<G: Face>() -> Result<(), String> {
    if G::schema().modes.is_empty() {
        return Err("a schema needs at least one mode".to_owned());
    }
    defaults_agree::<G>()
}

pub(super) fn somebody_is_asked(asked: SeatSet, seats: usize) -> Result<(), String> {
    match () {
        () if asked.is_empty() => Err("nobody is asked, and the match is not over".to_owned()),
        () if asked.iter().any(|seat| seat.index() >= seats) => {
            Err("a seat is asked that is not there".to_owned())
        }
        () => Ok(()),
    }
}

pub(super) fn outcome_is_sound(outcome: &Outcome, seats: usize) -> Result<(), String> {
    let ranks: Vec<u8> = outcome.standings.values().map(|standing| standing.rank).collect();
    let sound = ranks.len() == seats
        && ranks
            .iter()
            .all(|&rank| usize::from(rank) == 1 + ranks.iter().filter(|&&other| other < rank).count());
    if sound { Ok(()) } else { Err(format!("ranks {ranks:?} for {seats} seats")) }
}

pub(super) fn restores<G: Face>(state: &G::State, seats: usize) -> Result<(), String> {
    written_and_read(state)?;
    Viewer::all(seats).try_for_each(|viewer| written_and_read(&G::view(state, viewer)))
}

pub(super) fn written_and_read<T: Data>(data: &T) -> Result<(), String> {
    let text = serde_json::to_string(data).map_err(|error| format!("cannot be written: {error}"))?;
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("cannot be read back: {error}: {text}"))?;
    if read == *data { Ok(()) } else { Err(format!("reads back as something else: {text}")) }
}

pub(super) fn resamples<G: Face>(state: &G::State, seats: usize, luck: &mut Luck) -> Result<(), String> {
    for viewer in Viewer::all(seats) {
        let view = G::view(state, viewer);
        let again = G::view(&G::resample(&view, luck), viewer);
        if again != view {
            return Err(format!("{viewer:?} saw {view:?} and, resampled, {again:?}"));
        }
    }
    Ok(())
}

/// How much was seen to be hidden, and whether resampling ever dealt it differently.
#[derive(Default)]
pub(super) struct Variety {
    hidden: bool,
    varied: bool,
}

impl Variety {
    /// Looks at one state through one viewer's eyes.
    pub fn look<G: Face>(&mut self, state: &G::State, viewer: Viewer, luck: &mut Luck) {
        let view = G::view(state, viewer);
        self.hidden |= G::redeal(state, viewer, luck) != *state;
        self.varied |= G::resample(&view, luck) != G::resample(&view, luck);
    }

    /// Where something is hidden, resampling does not always give the same world.
    pub fn is_sound(&self) -> Result<(), String> {
        match self.hidden && !self.varied {
            true => Err("something is hidden, but a view always resamples to the same state".to_owned()),
            false => Ok(()),
        }
    }
}

pub(super) fn does_not_leak<G: Face>(state: &G::State, seats: usize, luck: &mut Luck) -> Result<(), String> {
    for viewer in Viewer::all(seats) {
        let view = G::view(state, viewer);
        // A redeal that changes too little would hide a leak: a resampled state is a second witness.
        for other in [G::redeal(state, viewer, luck), G::resample(&view, luck)] {
            same("view", viewer, &view, &G::view(&other, viewer))?;
            same("who is waited for", viewer, &G::waiting(state, viewer), &G::waiting(&other, viewer))?;
            if let Viewer::Seat(seat) = viewer {
                seat_is_asked_the_same::<G>(state, &other, seat)?;
            }
        }
    }
    Ok(())
}

/// Carries out the same play with the same luck in another world that a viewer may be in. Where the viewer sees the same
/// afterwards, the viewer must have heard the same: an event may not tell what the view keeps secret.
pub(super) fn events_do_not_leak<G: Face>(
    state: &G::State,
    after: &G::State,
    minutes: &Minutes<G::Event>,
    (seat, action): (Seat, &G::Action),
    (seats, seed): (usize, u64),
    luck: &mut Luck,
) -> Result<(), String> {
    for viewer in Viewer::all(seats).filter(|viewer| !viewer.is(seat)) {
        let mut other = G::redeal(state, viewer, luck);
        let Ok(play) = judge::<G>(&other, seat, action.clone()) else { continue };
        let mut there = Minutes::default();
        G::apply(&mut other, play, &mut Luck::seeded(seed), &mut there);
        // What was hidden and is now shown may be told, even where it leaves no trace on the table.
        let shown = minutes.revealed || there.revealed;
        if !shown && G::view(after, viewer) == G::view(&other, viewer) {
            same("what is told", viewer, &heard(minutes, viewer), &heard(&there, viewer))?;
        }
    }
    Ok(())
}

fn heard<E: Clone>(minutes: &Minutes<E>, viewer: Viewer) -> Vec<E> {
    let heard = minutes.told.iter().filter(|told| told.to.hears(viewer));
    heard.map(|told| told.event.clone()).collect()
}

fn seat_is_asked_the_same<G: Face>(state: &G::State, other: &G::State, seat: Seat) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    let asked = G::turn(state).asks(seat);
    same("being asked", viewer, &asked, &G::turn(other).asks(seat))?;
    if !asked {
        return Ok(());
    }
    let listed = |state: &G::State| {
        let mut actions = Vec::new();
        let listing = G::legal(state, seat, &mut actions);
        (listing == Listing::All, actions)
    };
    same("legal actions", viewer, &listed(state), &listed(other))?;
    same("question", viewer, &G::question(state, seat), &G::question(other, seat))
}

fn same<T: PartialEq + std::fmt::Debug>(
    what: &str,
    viewer: Viewer,
    here: &T,
    there: &T,
) -> Result<(), String> {
    if here == there {
        return Ok(());
    }
    Err(format!("{what} of {viewer:?} depends on what it must not know: {here:?} against {there:?}"))
}

pub(super) fn legal_equals_judge<'a, G: Face>(
    state: &G::State,
    seat: Seat,
    legal: &Legal<G>,
    asked: impl Iterator<Item = &'a G::Action>,
) -> Result<(), String> {
    let listed = legal.actions();
    if listed.is_empty() && legal.listing() == Listing::All {
        return Err(format!("seat {seat} is asked but has no legal action"));
    }
    for (index, action) in listed.iter().enumerate() {
        if listed[..index].contains(action) {
            return Err(format!("{action:?} is listed twice"));
        }
        if let Err(refusal) = G::check(state, seat, action) {
            return Err(format!("{action:?} is listed but refused by {}", refusal.rule));
        }
    }
    for action in asked {
        let refused = G::check(state, seat, action).is_err();
        let unlisted = legal.listing() == Listing::All && !listed.contains(action);
        if !refused && unlisted {
            return Err(format!("{action:?} is neither listed nor refused"));
        }
    }
    Ok(())
}

pub(super) fn sampled_is_legal<G: Face>(
    state: &G::State,
    seat: Seat,
    action: &G::Action,
) -> Result<(), String> {
    written_and_read(action)?;
    G::check(state, seat, action)
        .map_err(|refusal| format!("{action:?} was sampled but is refused by {}", refusal.rule))
}

pub(super) fn speaks<G: Face>(state: &G::State, seat: Seat, legal: &Legal<G>) -> Result<(), String> {
    legal.actions().iter().try_for_each(|action| reads_back::<G>(state, seat, action))?;
    let question = G::question(state, seat);
    if question.forms.is_empty() {
        return Err("a question without a form cannot be answered".to_owned());
    }
    let listed = match question.forms.first() {
        Some(Form::OneOf { choices }) => choices.len(),
        _ => 0,
    };
    if G::choices(state, seat) != listed {
        return Err(format!(
            "{} choices are counted where the question lists {listed}",
            G::choices(state, seat)
        ));
    }
    for form in &question.forms {
        can_be_answered::<G>(state, seat, form)?;
    }
    if let ([Form::OneOf { choices }], Listing::All) = (&question.forms[..], legal.listing()) {
        every_legal_action_is_offered::<G>(state, seat, legal, choices.len())?;
    }
    let beyond = G::answer(state, seat, &Answer::Pick(usize::MAX));
    if let Ok(action) = beyond {
        return Err(format!("a pick beyond the list means {action:?}"));
    }
    Ok(())
}

pub(super) fn reads_back<G: Face>(state: &G::State, seat: Seat, action: &G::Action) -> Result<(), String> {
    let words = G::words(state, seat, action);
    match G::read(state, seat, &words) {
        Ok(read) if read == *action => Ok(()),
        Ok(read) => Err(format!("`{words}` was said for {action:?} but reads as {read:?}")),
        Err(why) => Err(format!("`{words}` was said for {action:?} but cannot be read: {why}")),
    }
}

/// A table that is drawn, or an event that is told, is not empty.
pub(super) fn something_is_shown(words: &str) -> Result<(), String> {
    if words.trim().is_empty() { Err("nothing is shown".to_owned()) } else { Ok(()) }
}

/// Every form takes an answer in its own terms. Whether the answer is legal is for the rules to say, but for a list: there
/// each choice is legal.
fn can_be_answered<G: Face>(state: &G::State, seat: Seat, form: &Form) -> Result<(), String> {
    let answers = match form {
        Form::OneOf { choices } => return picks_are_legal::<G>(state, seat, choices.len()),
        Form::Subset { min, max, .. } => {
            vec![Answer::Subset((0..*min).collect()), Answer::Subset((0..*max).collect())]
        }
        Form::Order { items } => vec![Answer::Order((0..items.len()).collect())],
        Form::Number { min, max } => vec![Answer::Number(*min), Answer::Number(*max)],
        Form::Place { surface } => {
            let ((x, y), (right, bottom)) = (surface.min, surface.max);
            vec![Answer::Place { x, y }, Answer::Place { x: right, y: bottom }]
        }
        Form::Stroke { items, strongest, .. } => {
            let stroke = |item| Answer::Stroke { item, x: *strongest, y: 0 };
            (0..items.len()).map(stroke).collect()
        }
        Form::Build { .. } => Vec::new(),
    };
    let fails =
        |answer: &Answer| G::answer(state, seat, answer).err().map(|error| format!("{answer:?}: {error}"));
    answers.iter().find_map(fails).map_or(Ok(()), Err)
}

fn every_legal_action_is_offered<G: Face>(
    state: &G::State,
    seat: Seat,
    legal: &Legal<G>,
    choices: usize,
) -> Result<(), String> {
    let offered: Vec<G::Action> =
        (0..choices).filter_map(|index| G::answer(state, seat, &Answer::Pick(index)).ok()).collect();
    match legal.actions().iter().find(|action| !offered.contains(action)) {
        Some(action) => Err(format!("{action:?} is legal but is no choice of the question")),
        None => Ok(()),
    }
}

fn picks_are_legal<G: Face>(state: &G::State, seat: Seat, choices: usize) -> Result<(), String> {
    for index in 0..choices {
        let action = G::answer(state, seat, &Answer::Pick(index))
            .map_err(|error| format!("choice {index}: {error}"))?;
        G::check(state, seat, &action)
            .map_err(|refusal| format!("choice {index} means {action:?}, refused by {}", refusal.rule))?;
    }
    Ok(())
}

/// Applies the same play in another world that its actor may be in: what the actor sees and hears must be the same, and it
/// must be as easy to take back.
pub(super) fn same_in_another_world<G: Face>(
    state: &G::State,
    after: &G::State,
    minutes: &Minutes<G::Event>,
    seat: Seat,
    action: &G::Action,
    luck: &mut Luck,
) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    let mut other = G::redeal(state, viewer, luck);
    let play = judge::<G>(&other, seat, action.clone()).map_err(|refusal| {
        format!("{action:?} is legal here, but refused by {} in another world", refusal.rule)
    })?;
    let mut there = Minutes::default();
    let mut luck = Luck::seeded(0);
    G::apply(&mut other, play, &mut luck, &mut there);
    if luck.draws() > 0 || there.revealed {
        return Err(format!("{action:?} can be taken back in one world but not in another"));
    }
    if G::view(after, viewer) != G::view(&other, viewer) || heard(minutes, viewer) != heard(&there, viewer) {
        return Err(format!("{action:?} taught its actor something, but could be taken back"));
    }
    Ok(())
}

pub(super) fn replays<G: Face>(game: &Match<G>) -> Result<(), String> {
    let text = game.record().to_text();
    let (record, torn) = Record::read(&text).map_err(|error| error.to_string())?;
    if torn.is_some() {
        return Err("a complete log reads as torn".to_owned());
    }
    let again = Match::<G>::replay(&record).map_err(|error| error.to_string())?;
    match again.state() == game.state() && again.turn() == Some(Turn::Over) {
        true => Ok(()),
        false => Err("the log leads to another state".to_owned()),
    }
}
