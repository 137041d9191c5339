//! Luck is an input, never part of the state: a planner that clones a state cannot read the future.
//!
//! The driver supplies it: the match's seed stream, a search's own stream, or a scenario's forced outcomes. Every draw
//! says *what* is drawn (`"die"`, `"adventure-deck"`), so that a scenario can force it by that name.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Datum;

/// Where chance comes from.
#[derive(Clone, Debug)]
pub struct Luck {
    stream: Option<ChaCha8Rng>,
    script: Option<Box<Script>>,
    outcomes: Outcomes,
    draws: u32,
}

/// Forced luck: for each name, what the next draws bring.
#[derive(Clone, Debug, Default)]
pub struct Script {
    queues: BTreeMap<String, VecDeque<Datum>>,
    faults: Vec<String>,
    traced: Vec<(&'static str, Datum)>,
}

/// What a physical process resulted in, as the match log keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub struct Recorded {
    /// What was drawn.
    pub what: String,
    /// The result, in the game's own data.
    pub result: serde_json::Value,
}

#[derive(Clone, Debug, Default)]
enum Outcomes {
    /// Worked out each time and forgotten: for simulation.
    #[default]
    Forget,
    /// Worked out and kept for the match log.
    Record(Vec<Recorded>),
    /// Taken from the match log.
    Replay(VecDeque<Recorded>),
}

impl Luck {
    /// An endless stream from a seed: for simulation, search and tests.
    pub fn seeded(seed: u64) -> Luck {
        Luck::from_stream(ChaCha8Rng::seed_from_u64(seed))
    }

    /// The stream number `stream` of a 256-bit key: for matches, where every log entry has a stream of its own.
    pub fn keyed(key: [u8; 32], stream: u64) -> Luck {
        let mut chacha = ChaCha8Rng::from_seed(key);
        chacha.set_stream(stream);
        Luck::from_stream(chacha)
    }

    fn from_stream(stream: ChaCha8Rng) -> Luck {
        Luck { stream: Some(stream), script: None, outcomes: Outcomes::Forget, draws: 0 }
    }

    /// Forced luck. A draw that is not scripted is a fault, unless a seed stands in for what was left out.
    pub fn scripted(forced: impl IntoIterator<Item = (String, Vec<Datum>)>, otherwise: Option<u64>) -> Luck {
        let queues = forced.into_iter().map(|(what, results)| (what, results.into())).collect();
        let script = Script { queues, ..Script::default() };
        let stream = otherwise.map(ChaCha8Rng::seed_from_u64);
        Luck { stream, script: Some(Box::new(script)), outcomes: Outcomes::Forget, draws: 0 }
    }

    /// The same luck, which also keeps the results of physical processes for the match log.
    #[must_use]
    pub fn recording(mut self) -> Luck {
        self.outcomes = Outcomes::Record(Vec::new());
        self
    }

    /// The same luck, which takes the results of physical processes from the match log.
    #[must_use]
    pub fn replaying(mut self, recorded: Vec<Recorded>) -> Luck {
        self.outcomes = Outcomes::Replay(recorded.into());
        self
    }

    /// The same luck, which also remembers every draw by name, so that a scenario can force it again.
    #[must_use]
    pub fn tracing(mut self) -> Luck {
        self.script.get_or_insert_default();
        self
    }

    /// Every draw by name, in order, as far as it was scripted or traced.
    pub fn traced(&self) -> &[(&'static str, Datum)] {
        self.script.as_ref().map_or(&[], |script| &script.traced)
    }

    /// How often luck was asked for anything.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// What was recorded, for the match log.
    pub fn into_recorded(self) -> Vec<Recorded> {
        match self.outcomes {
            Outcomes::Record(recorded) => recorded,
            _ => Vec::new(),
        }
    }

    /// What went wrong with forced luck: draws that nobody scripted, results that cannot be, results never drawn.
    pub fn faults(&self) -> Vec<String> {
        let Some(script) = &self.script else { return Vec::new() };
        let unused = script.queues.iter().filter(|(_, queue)| !queue.is_empty());
        let unused =
            unused.map(|(what, queue)| format!("forced luck `{what}` was never drawn: {} left", queue.len()));
        script.faults.iter().cloned().chain(unused).collect()
    }

    /// A die with this many sides: 1 up to `sides`.
    pub fn die(&mut self, what: &'static str, sides: u32) -> u32 {
        self.draws += 1;
        if self.script.is_some() {
            let shown = |face: usize| Cow::Owned((face + 1).to_string());
            let face = self.forced(what, sides as usize, &shown) as u32 + 1;
            self.trace(what, Datum::from(face));
            return face;
        }
        self.below(sides) + 1
    }

    /// One of `count` things, counted from 0; `name` tells a scenario what each is called. With nothing to pick from the
    /// answer is 0.
    pub fn pick<'a>(
        &mut self,
        what: &'static str,
        count: usize,
        name: impl Fn(usize) -> Cow<'a, str>,
    ) -> usize {
        self.draws += 1;
        if self.script.is_some() {
            let chosen = self.forced(what, count, &name);
            if chosen < count {
                self.trace(what, Datum::Text(name(chosen).into_owned()));
            }
            return chosen;
        }
        self.below(count as u32) as usize
    }

    /// Puts things in an order by chance. A scenario may force the names of the first ones, one draw a place.
    pub fn shuffle<'a, T>(&mut self, what: &'static str, items: &mut [T], name: impl Fn(&T) -> Cow<'a, str>) {
        for place in 0..items.len().saturating_sub(1) {
            let chosen = self.pick(what, items.len() - place, |offset| name(&items[place + offset]));
            items.swap(place, place + chosen);
        }
    }

    /// A number that seeds a physical process.
    pub fn key(&mut self, what: &'static str) -> u64 {
        self.draws += 1;
        match self.take_forced(what) {
            Some(Datum::Int(number)) => return number as u64,
            Some(other) => self.fault(format!("forced luck `{what}` must be a number, not {other}")),
            None => {}
        }
        let drawn = self.stream.as_mut().map_or(0, ChaCha8Rng::next_u64);
        self.trace(what, Datum::Int(drawn as i64));
        drawn
    }

    /// The result of a physical process. Worked out at the table, kept in the match log and taken from there in a replay,
    /// so that an old match outlives a new physics engine. A scenario may force it as data.
    pub fn outcome<T>(&mut self, what: &'static str, work_out: impl FnOnce(&mut Luck) -> T) -> T
    where
        T: Serialize + DeserializeOwned,
    {
        self.draws += 1;
        let traced = self.traced().len();
        let known = self.forced_outcome(what).or_else(|| self.replayed(what));
        let result = match known {
            Some(result) => result,
            None => {
                let result = work_out(self);
                self.keep(what, &result);
                result
            }
        };
        if let Some(script) = &mut self.script {
            // What was drawn while working it out is part of the result.
            script.traced.truncate(traced);
            let data = serde_json::to_value(&result).map_or(Datum::Nothing, |json| Datum::from_json(&json));
            script.traced.push((what, data));
        }
        result
    }

    fn forced_outcome<T: DeserializeOwned>(&mut self, what: &str) -> Option<T> {
        let forced = self.take_forced(what)?;
        match serde_json::from_value(forced.to_json()) {
            Ok(result) => Some(result),
            Err(error) => {
                self.fault(format!("forced luck `{what}`: {error}"));
                None
            }
        }
    }

    fn trace(&mut self, what: &'static str, result: Datum) {
        if let Some(script) = &mut self.script {
            script.traced.push((what, result));
        }
    }

    fn replayed<T: DeserializeOwned>(&mut self, what: &str) -> Option<T> {
        let Outcomes::Replay(queue) = &mut self.outcomes else { return None };
        let next = queue.pop_front().filter(|recorded| recorded.what == what);
        let result = next.and_then(|recorded| serde_json::from_value(recorded.result).ok());
        if result.is_none() {
            self.fault(format!("the log holds no result of `{what}` here"));
        }
        result
    }

    fn keep<T: Serialize>(&mut self, what: &str, result: &T) {
        if let Outcomes::Record(kept) = &mut self.outcomes
            && let Ok(result) = serde_json::to_value(result)
        {
            kept.push(Recorded { what: what.to_owned(), result });
        }
    }

    fn forced<'a>(
        &mut self,
        what: &'static str,
        count: usize,
        name: &dyn Fn(usize) -> Cow<'a, str>,
    ) -> usize {
        let Some(wanted) = self.take_forced(what) else {
            if self.stream.is_none() {
                let could_be: Vec<_> = (0..count.min(12)).map(name).collect();
                self.fault(format!(
                    "luck `{what}` was drawn but not scripted; it could be: {}",
                    could_be.join(", ")
                ));
            }
            return self.below(count as u32) as usize;
        };
        let wanted = match wanted {
            Datum::Text(words) => words,
            other => other.to_string(),
        };
        if let Some(index) = (0..count).find(|&index| name(index) == wanted) {
            return index;
        }
        let could_be: Vec<_> = (0..count.min(40)).map(name).collect();
        self.fault(format!("luck `{what}` cannot be `{wanted}`; it could be: {}", could_be.join(", ")));
        0
    }

    fn take_forced(&mut self, what: &str) -> Option<Datum> {
        self.script.as_mut()?.queues.get_mut(what)?.pop_front()
    }

    fn fault(&mut self, fault: String) {
        self.script.get_or_insert_default().faults.push(fault);
    }

    /// Uniform below `bound` (0 when the bound is 0), by widening multiplication with rejection of the biased low end.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let Some(stream) = &mut self.stream else { return 0 };
        let mut wide = u64::from(stream.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (wide as u32) < threshold {
                wide = u64::from(stream.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(index: usize) -> Cow<'static, str> {
        Cow::Borrowed(["a", "b", "c"][index])
    }

    #[test]
    fn the_same_key_and_stream_bring_the_same_luck() {
        let rolls = |stream| {
            let mut luck = Luck::keyed([7; 32], stream);
            (0..20).map(|_| luck.die("die", 6)).collect::<Vec<_>>()
        };
        assert_eq!(rolls(3), rolls(3));
        assert_ne!(rolls(3), rolls(4));
    }

    #[test]
    fn a_die_shows_each_side_about_as_often() {
        let mut luck = Luck::seeded(1);
        let mut shown = [0; 6];
        (0..6000).for_each(|_| shown[luck.die("die", 6) as usize - 1] += 1);
        assert!(shown.iter().all(|&times| (850..1150).contains(&times)), "{shown:?}");
    }

    #[test]
    fn forced_luck_is_obeyed_by_name_and_unscripted_luck_is_a_fault() {
        let mut luck =
            Luck::scripted([("card".into(), vec!["c".into()]), ("die".into(), vec![4.into()])], None);
        assert_eq!(luck.pick("card", 3, letter), 2);
        assert_eq!(luck.die("die", 6), 4);
        assert!(luck.faults().is_empty());
        luck.die("die", 6);
        assert!(luck.faults()[0].contains("not scripted"), "{:?}", luck.faults());
    }

    #[test]
    fn forced_luck_that_cannot_be_or_is_left_over_is_a_fault() {
        let mut luck = Luck::scripted([("card".into(), vec!["z".into(), "a".into()])], None);
        luck.pick("card", 3, letter);
        let faults = luck.faults();
        assert!(faults[0].contains("cannot be `z`") && faults[1].contains("never drawn"), "{faults:?}");
    }

    #[test]
    fn a_recorded_result_replays_without_being_worked_out() {
        let mut live = Luck::seeded(5).recording();
        let result: u32 = live.outcome("throw", |luck| luck.die("inner", 100));
        let mut replay = Luck::seeded(99).replaying(live.into_recorded());
        let again: u32 = replay.outcome("throw", |_| unreachable!("a replay needs no physics"));
        assert_eq!(result, again);
    }
}
