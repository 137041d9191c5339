//! One thread's share of a simulation.

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Game, Legal, Listing, Luck, Refusal, Seat, Turn, judge};

use super::Plan;
use super::report::{Tally, Trouble};
use super::watch::{End, Watch};
use crate::{Desk, Dice, Player, player};

pub(super) struct Worker<'a, G: Game, W> {
    plan: &'a Plan,
    options: &'a G::Options,
    legal: Legal<G>,
    pub tally: Tally,
    pub watch: W,
}

/// Who decides in a match: the fast path for random players, anybody else behind a desk.
enum Chooser<G: Game> {
    Random,
    Player(Box<dyn Player<G>>),
}

impl<'a, G: Game, W: Watch<G>> Worker<'a, G, W> {
    pub fn new(plan: &'a Plan, options: &'a G::Options, watch: W) -> Self {
        Worker { plan, options, legal: Legal::new(), tally: Tally::new(plan.players.len()), watch }
    }

    /// Plays match number `n`. A panic in a game's rules is a trouble of that match, not the end of the simulation.
    pub fn play(&mut self, n: u64) {
        let seed = self.plan.seed.wrapping_add(n);
        let played = catch_unwind(AssertUnwindSafe(|| self.play_seed(n, seed)));
        let result = played.unwrap_or_else(|panic| Err(Trouble::broken(seed, panic_text(panic.as_ref()))));
        if let Err(trouble) = result {
            self.tally.trouble(trouble);
        }
    }

    fn play_seed(&mut self, n: u64, seed: u64) -> Result<(), Trouble> {
        let seats = self.plan.players.len();
        let shift = if self.plan.rotate { (n % seats as u64) as usize } else { 0 };
        let mut choosers: Vec<Chooser<G>> =
            (0..seats).map(|seat| self.chooser((seat + shift) % seats, seed)).collect();
        let mut luck = Luck::seeded(seed);
        let mut dice = Dice::new(seed ^ 0x5bd1_e995);
        let started = G::start(self.options, seats, &mut luck);
        let mut state = started.map_err(|errors| Trouble::broken(seed, errors.to_string()))?;
        let judged = n.is_multiple_of(self.plan.judge_every.max(1));
        let mut steps = 0;
        self.watch.begins();
        while let Turn::Decide(asked) = G::turn(&state) {
            let seat = asked.first().ok_or_else(|| Trouble::stuck(seed, steps, "nobody is asked"))?;
            if steps >= u64::from(G::facts().longest) {
                return Err(Trouble::stuck(seed, steps, "the match does not end"));
            }
            self.step(&mut state, seat, &mut choosers[seat.index()], &mut luck, &mut dice, judged)
                .map_err(|halt| halt.at(seed, steps))?;
            steps += 1;
        }
        let outcome = G::outcome(&state);
        if outcome.standings.len() != self.plan.players.len() {
            return Err(Trouble::broken(seed, "the outcome does not rank every seat".to_owned()));
        }
        self.tally.finished(&outcome, shift, steps);
        self.watch.ends(&state, &End { number: n, seed, steps, shift, outcome: &outcome });
        Ok(())
    }

    fn chooser(&self, index: usize, seed: u64) -> Chooser<G> {
        let name = self.plan.players[index].as_str();
        match player(name, seed ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            Ok(player) if name != "random" => Chooser::Player(player),
            _ => Chooser::Random,
        }
    }

    #[inline]
    fn step(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        chooser: &mut Chooser<G>,
        luck: &mut Luck,
        dice: &mut Dice,
        judged: bool,
    ) -> Result<(), Halt> {
        let play = match chooser {
            Chooser::Player(player) => {
                let action = player.choose(&Desk::new(state, seat, self.plan.players.len()));
                judge::<G>(state, seat, action).map_err(Halt::Refused)?
            }
            Chooser::Random => {
                let count = self.legal.list(state, seat).len();
                let listed = self.legal.listing() == Listing::All;
                if listed && count == 0 {
                    return Err(Halt::NoChoice);
                }
                match self.legal.play(if listed { dice.below(count) } else { usize::MAX }) {
                    Some(play) => play,
                    None => judge::<G>(state, seat, G::sample(state, seat, luck)).map_err(Halt::Refused)?,
                }
            }
        };
        if judged {
            G::check(state, seat, play.action()).map_err(Halt::Refused)?;
        }
        self.watch.acts(state, seat, play.action());
        G::apply(state, play, luck, self.watch.log());
        self.watch.acted(state);
        Ok(())
    }
}

/// Why a match stops before its end.
enum Halt {
    Refused(Refusal),
    NoChoice,
}

impl Halt {
    fn at(self, seed: u64, steps: u64) -> Trouble {
        match self {
            Halt::Refused(refusal) => Trouble::refused(seed, steps, refusal.rule),
            Halt::NoChoice => Trouble::stuck(seed, steps, "a seat is asked but has no legal action"),
        }
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
