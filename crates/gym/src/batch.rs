//! Many matches of one game, stepped at once. A match that ends makes room for the next by itself.

use bots::Dice;
use table::{Face, SetupErrors};

use crate::course::{Course, NoSuchAction, Typed};
use crate::encode::Encode;

/// Many matches of any game. Match number `i` of `n` starts from seed `seed + i`; the one after it in its place from `seed + i + n`.
pub trait Batch: Send {
    /// How many matches.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Starts all anew.
    fn reset(&mut self, seed: u64) -> Result<(), SetupErrors>;
    /// Writes for each match what the asked seat observes, its open slots, and which seat it is, counted from 0.
    fn look(&mut self, observations: &mut [f32], masks: &mut [i8], asked: &mut [i64]);
    /// Each match takes the action of a slot. Writes what the step was worth to each seat of each match, and which matches ended: those
    /// have begun anew. A wrong action stops before any match is stepped.
    fn step(&mut self, actions: &[i64], rewards: &mut [f32], ended: &mut [bool]) -> Result<(), WrongAction>;
    /// An open slot of each match, by chance.
    fn choose(&mut self, actions: &mut [i64]);
    /// Takes so many random steps in each match, as fast as it goes; returns how many matches ended.
    fn rush(&mut self, steps: u64) -> u64;
}

/// An action that a match of a batch refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongAction {
    /// It is not open.
    #[error("match {number}: {why}")]
    Closed {
        /// The match's place in the batch, counted from 0.
        number: usize,
        /// What is wrong with the action.
        why: NoSuchAction,
    },
    /// The list is too short or too long.
    #[error("{given} actions for {matches} matches")]
    Count {
        /// How many actions were given.
        given: usize,
        /// How many matches there are.
        matches: usize,
    },
}

/// A match, the number of the one after it, and its row of some arrays.
type Job<'a, C, T> = ((&'a mut C, &'a mut u64), T);

pub(crate) struct Many<G: Face, E> {
    matches: Vec<Typed<G, E>>,
    next: Vec<u64>,
    dice: Dice,
    seats: usize,
    threads: usize,
}

/// Fewer matches than this are not worth another thread.
const PER_THREAD: usize = 64;

impl<G: Face, E: Encode<G>> Many<G, E> {
    pub fn new(
        options: &G::Options,
        seats: usize,
        count: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Self, SetupErrors> {
        let seeds = (0..count as u64).map(|n| seed.wrapping_add(n));
        let matches = seeds.map(|seed| Typed::new(options.clone(), seats, seed)).collect::<Result<_, _>>()?;
        let next = (0..count as u64).map(|n| seed.wrapping_add(n)).collect();
        let threads = threads.clamp(1, count.div_ceil(PER_THREAD).max(1));
        Ok(Many { matches, next, dice: Dice::new(seed), seats, threads })
    }

    fn size() -> usize {
        E::SHAPE.iter().product()
    }

    /// Does something with each match and its row of some arrays, on as many threads as there are.
    fn each<T: Send, U: Send>(
        &mut self,
        rows: Vec<T>,
        act: impl Fn(&mut Typed<G, E>, &mut u64, u64, T) -> U + Sync,
    ) -> Vec<U> {
        let count = self.matches.len() as u64;
        let mut work: Vec<_> = self.matches.iter_mut().zip(&mut self.next).zip(rows).collect();
        let act = &act;
        let run = move |part: Vec<Job<'_, Typed<G, E>, T>>| -> Vec<U> {
            part.into_iter().map(|((course, next), row)| act(course, next, count, row)).collect()
        };
        if self.threads < 2 {
            return run(work);
        }
        let share = work.len().div_ceil(self.threads).max(1);
        std::thread::scope(|scope| {
            let mut helpers = Vec::new();
            while work.len() > share {
                let rest = work.split_off(work.len() - share);
                helpers.push(scope.spawn(move || run(rest)));
            }
            let mut done = run(work);
            for helper in helpers.into_iter().rev() {
                done.extend(helper.join().unwrap_or_default());
            }
            done
        })
    }

    fn begin_next(course: &mut Typed<G, E>, next: &mut u64, count: u64) {
        *next = next.wrapping_add(count);
        // The options have started a match before, and by contract they start every other.
        let _ = course.restart(*next);
    }
}

impl<G: Face, E: Encode<G>> Batch for Many<G, E> {
    fn len(&self) -> usize {
        self.matches.len()
    }

    fn reset(&mut self, seed: u64) -> Result<(), SetupErrors> {
        self.dice = Dice::new(seed);
        for (n, course) in self.matches.iter_mut().enumerate() {
            self.next[n] = seed.wrapping_add(n as u64);
            course.restart(self.next[n])?;
        }
        Ok(())
    }

    fn look(&mut self, observations: &mut [f32], masks: &mut [i8], asked: &mut [i64]) {
        let rows = observations.chunks_mut(Self::size()).zip(masks.chunks_mut(E::ACTIONS)).zip(asked);
        self.each(rows.collect(), |course, _, _, ((observation, mask), asked)| {
            let seat = course.asked().unwrap_or_default();
            course.observe(seat, observation);
            course.mask(mask);
            *asked = seat as i64;
        });
    }

    fn step(&mut self, actions: &[i64], rewards: &mut [f32], ended: &mut [bool]) -> Result<(), WrongAction> {
        if actions.len() != self.matches.len() {
            return Err(WrongAction::Count { given: actions.len(), matches: self.matches.len() });
        }
        for (number, (course, action)) in self.matches.iter_mut().zip(actions).enumerate() {
            course.may(*action).map_err(|why| WrongAction::Closed { number, why })?;
        }
        let rows = actions.iter().zip(rewards.chunks_mut(self.seats)).zip(ended);
        let done = self.each(rows.collect(), |course, next, count, ((action, rewards), ended)| {
            course.try_step(*action)?;
            course.rewards(rewards);
            *ended = course.asked().is_none();
            if *ended {
                Self::begin_next(course, next, count);
            }
            Ok(())
        });
        let wrong = |(number, done): (usize, Result<(), NoSuchAction>)| {
            done.err().map(|why| WrongAction::Closed { number, why })
        };
        done.into_iter().enumerate().find_map(wrong).map_or(Ok(()), Err)
    }

    fn choose(&mut self, actions: &mut [i64]) {
        for (course, action) in self.matches.iter_mut().zip(actions) {
            let open = course.open();
            *action = open.get(self.dice.below(open.len())).map_or(0, |&slot| slot as i64);
        }
    }

    fn rush(&mut self, steps: u64) -> u64 {
        let dice = self.matches.iter().map(|_| Dice::new(self.dice.bits())).collect::<Vec<_>>();
        let ended = self.each(dice, |course, next, count, mut dice| {
            let mut ended = 0;
            for _ in 0..steps {
                course.step_random(&mut dice);
                if course.asked().is_none() {
                    Self::begin_next(course, next, count);
                    ended += 1;
                }
            }
            ended
        });
        ended.into_iter().sum()
    }
}
