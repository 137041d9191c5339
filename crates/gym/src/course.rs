//! One match, asked one seat at a time.

use std::marker::PhantomData;

use bots::Dice;
use table::{
    Face, Game, Legal, Listing, Luck, NullLog, Outcome, Play, Say, Seat, SetupErrors, Turn, Verdict, Viewer,
    judge, random_play,
};

use crate::encode::{Encode, hashed};

/// One match of any game. Where several seats decide at once they are asked one after the other, the lowest first: by the laws of a game none of
/// them sees what the others chose until all have.
pub trait Course: Send {
    /// Starts anew from a seed.
    fn reset(&mut self, seed: u64) -> Result<(), SetupErrors>;
    /// How many seats.
    fn seats(&self) -> usize;
    /// The seat that is asked; nobody after the end.
    fn asked(&self) -> Option<usize>;
    /// Whether the match was given up because it took more decisions than any match takes.
    fn given_up(&self) -> bool;
    /// How many decisions were taken.
    fn steps(&self) -> u64;
    /// Writes what a seat observes.
    fn observe(&self, seat: usize, out: &mut [f32]);
    /// Writes 1 for each slot the asked seat may choose, 0 for all others.
    fn mask(&mut self, out: &mut [i8]);
    /// The open slots of the asked seat, the lowest first.
    fn open(&mut self) -> Vec<usize>;
    /// What an open slot means, in the game's words.
    fn words(&mut self, slot: usize) -> Result<String, NoSuchAction>;
    /// The asked seat's actions as numbers: a row of `width` for each slot, zeros where it is closed. Rows are made from the actions'
    /// data as observations are from views.
    fn features(&mut self, width: usize, out: &mut [f32]);
    /// The asked seat takes the action of a slot.
    fn step(&mut self, slot: usize) -> Result<(), NoSuchAction>;
    /// The asked seat takes any legal action; nothing after the end.
    fn step_random(&mut self, dice: &mut Dice);
    /// What the match was worth to each seat, from −1 to 1; zeros before the end.
    fn rewards(&self, out: &mut [f32]);
    /// The scores as the rulebook counts them; nothing before the end.
    fn scores(&self) -> Option<Vec<i32>>;
    /// What a viewer may know, as JSON; nobody in particular is a spectator.
    fn view(&self, seat: Option<usize>) -> String;
    /// What a viewer may know, drawn with characters.
    fn draw(&self, seat: Option<usize>, say: &dyn Say) -> String;
    /// Deals anew what a seat must not know, and goes on asking it: for tests of what leaks.
    fn redeal(&mut self, seat: usize, seed: u64);
}

/// A slot that the asked seat cannot choose.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchAction {
    /// The slot is closed or does not exist.
    #[error("action {action} is not open to seat {seat}; open are: {open:?}")]
    Closed {
        /// The slot asked for.
        action: i64,
        /// The seat, counted from 1.
        seat: usize,
        /// The slots that are open.
        open: Vec<usize>,
    },
    /// Nobody is asked.
    #[error("action {action} comes after the end of the match")]
    Over {
        /// The slot asked for.
        action: i64,
    },
}

/// How many actions are offered at most where they are too many to list.
const SAMPLES: usize = 32;
/// How many draws are spent on finding so many different ones.
const DRAWS: usize = 48;

/// A match with its types.
pub(crate) struct Typed<G: Game, E> {
    options: G::Options,
    seats: usize,
    seed: u64,
    state: G::State,
    luck: Luck,
    legal: Legal<G>,
    /// What is offered where the list is not complete or too long: listed and sampled actions.
    offered: Vec<G::Action>,
    listed: Listed,
    asked: Option<Seat>,
    steps: u64,
    encoding: PhantomData<fn() -> E>,
}

/// What is known of the asked seat's actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listed {
    Not,
    /// The legal list is complete and fits.
    Whole,
    /// A choice of them is offered.
    Offered,
}

impl<G: Face, E: Encode<G>> Typed<G, E> {
    pub fn new(options: G::Options, seats: usize, seed: u64) -> Result<Self, SetupErrors> {
        let mut luck = Luck::seeded(seed);
        let state = G::start(&options, seats, &mut luck)?;
        let mut course = Typed {
            options,
            seats,
            seed,
            state,
            luck,
            legal: Legal::new(),
            offered: Vec::new(),
            listed: Listed::Not,
            asked: None,
            steps: 0,
            encoding: PhantomData,
        };
        course.ask();
        Ok(course)
    }

    pub fn restart(&mut self, seed: u64) -> Result<(), SetupErrors> {
        self.luck = Luck::seeded(seed);
        self.state = G::start(&self.options, self.seats, &mut self.luck)?;
        (self.seed, self.steps) = (seed, 0);
        self.ask();
        Ok(())
    }

    fn ask(&mut self) {
        self.listed = Listed::Not;
        self.asked = match G::turn(&self.state) {
            Turn::Decide(seats) if self.steps < u64::from(G::facts().longest) => seats.first(),
            _ => None,
        };
    }

    /// Lists what the asked seat may do, or offers some of it.
    fn list(&mut self, seat: Seat) {
        if self.listed != Listed::Not {
            return;
        }
        let count = self.legal.list(&self.state, seat).len();
        self.listed = match self.legal.listing() {
            Listing::All if count <= E::ACTIONS => Listed::Whole,
            Listing::All => self.offer_some_listed(),
            Listing::Some => self.offer_samples(seat),
        };
    }

    /// The chance that offers are drawn with: of its own, so that looking at the mask changes nothing that follows.
    fn offering(&self) -> Luck {
        Luck::seeded(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.steps)
    }

    fn offer_some_listed(&mut self) -> Listed {
        let mut luck = self.offering();
        self.offered.clear();
        self.offered.extend_from_slice(self.legal.actions());
        luck.shuffle("offer", &mut self.offered, |_| "".into());
        self.offered.truncate(E::ACTIONS);
        Listed::Offered
    }

    /// What is listed, then actions sampled in a world that the seat may be in: what it must not know has no say.
    fn offer_samples(&mut self, seat: Seat) -> Listed {
        let mut luck = self.offering();
        let world = G::resample(&G::view(&self.state, Viewer::Seat(seat)), &mut luck);
        let most = E::ACTIONS.min(SAMPLES.max(self.legal.actions().len()));
        self.offered.clear();
        self.offered.extend_from_slice(&self.legal.actions()[..self.legal.actions().len().min(most)]);
        for _ in 0..DRAWS {
            if self.offered.len() >= most {
                break;
            }
            let action = G::sample(&world, seat, &mut luck);
            if !self.offered.contains(&action) && G::check(&self.state, seat, &action).is_ok() {
                self.offered.push(action);
            }
        }
        if self.offered.is_empty() {
            self.offered.push(G::sample(&self.state, seat, &mut luck));
        }
        Listed::Offered
    }

    fn actions(&self) -> &[G::Action] {
        match self.listed {
            Listed::Not => &[],
            Listed::Whole => self.legal.actions(),
            Listed::Offered => &self.offered,
        }
    }

    fn slot_of(index: usize, action: &G::Action) -> usize {
        E::slot(action).unwrap_or(index)
    }

    fn index_of(&mut self, action: i64) -> Result<(Seat, usize), NoSuchAction> {
        let Some(seat) = self.asked else { return Err(NoSuchAction::Over { action }) };
        self.list(seat);
        let wanted = usize::try_from(action).unwrap_or(usize::MAX);
        let mut actions = self.actions().iter().enumerate();
        match actions.position(|(index, action)| Self::slot_of(index, action) == wanted) {
            Some(index) => Ok((seat, index)),
            None => Err(NoSuchAction::Closed { action, seat: seat.number(), open: self.open() }),
        }
    }

    fn play(&mut self, seat: Seat, index: usize) -> Option<Play<G>> {
        match self.listed {
            Listed::Whole => self.legal.play(index),
            _ => judge::<G>(&self.state, seat, self.offered.get(index)?.clone()).ok(),
        }
    }

    fn apply(&mut self, play: Play<G>) {
        G::apply(&mut self.state, play, &mut self.luck, &mut NullLog);
        self.steps += 1;
        self.ask();
    }

    /// Whether the asked seat may take the action of a slot.
    pub fn may(&mut self, action: i64) -> Result<(), NoSuchAction> {
        self.index_of(action).map(|_| ())
    }

    pub fn try_step(&mut self, action: i64) -> Result<(), NoSuchAction> {
        let (seat, index) = self.index_of(action)?;
        let Some(play) = self.play(seat, index) else {
            return Err(NoSuchAction::Closed { action, seat: seat.number(), open: self.open() });
        };
        self.apply(play);
        Ok(())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::turn(&self.state).is_over().then(|| G::outcome(&self.state))
    }

    fn viewer(seat: Option<usize>) -> Viewer {
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }
}

impl<G: Face, E: Encode<G>> Course for Typed<G, E> {
    fn reset(&mut self, seed: u64) -> Result<(), SetupErrors> {
        self.restart(seed)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn asked(&self) -> Option<usize> {
        self.asked.map(Seat::index)
    }

    fn given_up(&self) -> bool {
        self.asked.is_none() && !G::turn(&self.state).is_over()
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn observe(&self, seat: usize, out: &mut [f32]) {
        let seat = Seat::new(seat);
        E::observe(&G::view(&self.state, Viewer::Seat(seat)), seat, out);
    }

    fn mask(&mut self, out: &mut [i8]) {
        out.fill(0);
        let Some(seat) = self.asked else { return };
        self.list(seat);
        for (index, action) in self.actions().iter().enumerate() {
            if let Some(open) = out.get_mut(Self::slot_of(index, action)) {
                *open = 1;
            }
        }
    }

    fn open(&mut self) -> Vec<usize> {
        let Some(seat) = self.asked else { return Vec::new() };
        self.list(seat);
        let actions = self.actions().iter().enumerate();
        let mut open: Vec<usize> = actions.map(|(index, action)| Self::slot_of(index, action)).collect();
        open.sort_unstable();
        open
    }

    fn words(&mut self, slot: usize) -> Result<String, NoSuchAction> {
        let (seat, index) = self.index_of(i64::try_from(slot).unwrap_or(i64::MAX))?;
        Ok(G::words(&self.state, seat, &self.actions()[index]))
    }

    fn features(&mut self, width: usize, out: &mut [f32]) {
        out.fill(0.0);
        let Some(seat) = self.asked else { return };
        self.list(seat);
        for (index, action) in self.actions().iter().enumerate() {
            let from = Self::slot_of(index, action) * width;
            if let Some(row) = out.get_mut(from..from + width) {
                hashed(action, row);
            }
        }
    }

    fn step(&mut self, slot: usize) -> Result<(), NoSuchAction> {
        self.try_step(i64::try_from(slot).unwrap_or(i64::MAX))
    }

    fn step_random(&mut self, dice: &mut Dice) {
        let Some(seat) = self.asked else { return };
        let count = self.legal.list(&self.state, seat).len();
        let listed = self.legal.listing() == Listing::All;
        let play = match self.legal.play(if listed { dice.below(count) } else { usize::MAX }) {
            Some(play) => play,
            None => random_play(&self.state, seat, &mut self.legal, &mut self.luck),
        };
        self.apply(play);
    }

    fn rewards(&self, out: &mut [f32]) {
        out.fill(0.0);
        if let Some(outcome) = self.outcome() {
            for (worth, seat) in out.iter_mut().zip(Seat::all(self.seats)) {
                *worth = worth_of(&outcome, seat);
            }
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        let standings = self.outcome()?.standings;
        Some(standings.values().map(|standing| standing.score).collect())
    }

    fn view(&self, seat: Option<usize>) -> String {
        serde_json::to_string(&G::view(&self.state, Self::viewer(seat))).unwrap_or_default()
    }

    fn draw(&self, seat: Option<usize>, say: &dyn Say) -> String {
        G::draw(&G::view(&self.state, Self::viewer(seat)), say)
    }

    fn redeal(&mut self, seat: usize, seed: u64) {
        let seat = Seat::new(seat);
        self.state = G::redeal(&self.state, Viewer::Seat(seat), &mut Luck::seeded(seed));
        self.ask();
        // Where several are asked, the one who would not notice goes on being asked.
        if self.asked.is_some() && G::turn(&self.state).asks(seat) {
            self.asked = Some(seat);
        }
    }
}

/// What an end is worth to a seat: 1 for the first place, −1 for the last, in equal steps between; seats that tie share the mean of their
/// places, so that the worths of all sum to nothing. A table that plays together wins or loses 1.
fn worth_of(outcome: &Outcome, seat: Seat) -> f32 {
    match outcome.together {
        Some(Verdict::Won) => return 1.0,
        Some(Verdict::Lost) => return -1.0,
        None => {}
    }
    let seats = outcome.standings.len();
    if seats < 2 {
        return 0.0;
    }
    let rank = outcome.standings[seat].rank;
    let ties = outcome.standings.values().filter(|other| other.rank == rank).count();
    let place = f32::from(rank) - 1.0 + (ties as f32 - 1.0) / 2.0;
    1.0 - 2.0 * place / (seats as f32 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::BySeat;

    fn worths(keys: &[i32]) -> Vec<f32> {
        let outcome = Outcome::ranked(keys.iter().map(|&key| (key, key)).collect::<BySeat<_>>());
        Seat::all(keys.len()).map(|seat| worth_of(&outcome, seat)).collect()
    }

    #[test]
    fn places_are_worth_equal_steps_and_sum_to_nothing() {
        assert_eq!(worths(&[5, 3]), [1.0, -1.0]);
        assert_eq!(worths(&[5, 5]), [0.0, 0.0]);
        assert_eq!(worths(&[5, 3, 1]), [1.0, 0.0, -1.0]);
        assert_eq!(worths(&[5, 5, 1]), [0.5, 0.5, -1.0]);
        assert_eq!(worths(&[7]), [0.0]);
    }
}
