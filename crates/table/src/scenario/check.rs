//! What a step says must be so.

use super::file::{ScenarioError, Step};
use crate::{Datum, Face, Legal, Listing, Seat, Turn, judge};

/// Compares a state with a step's expectations.
pub(super) struct Checker<'a, G: Face> {
    pub state: &'a G::State,
    pub step: &'a Step,
}

impl<G: Face> Checker<'_, G> {
    /// The first expectation that does not hold, as an error.
    pub fn check(&self) -> Result<(), ScenarioError> {
        self.parts()?;
        self.sights()?;
        self.choices()?;
        self.asked()?;
        self.end()
    }

    fn wrong(&self, why: String) -> ScenarioError {
        ScenarioError::at(self.step.line, why)
    }

    fn parts(&self) -> Result<(), ScenarioError> {
        for (part, expected) in &self.step.then {
            let found = G::part(self.state, part).map_err(|why| self.wrong(format!("`{part}`: {why}")))?;
            self.same(part, expected, &found)?;
        }
        Ok(())
    }

    fn sights(&self) -> Result<(), ScenarioError> {
        for (viewer, part, expected) in &self.step.sees {
            let view = G::view(self.state, *viewer);
            let found =
                G::seen(&view, part).map_err(|why| self.wrong(format!("{viewer:?} `{part}`: {why}")))?;
            self.same(part, expected, &found)?;
        }
        Ok(())
    }

    fn same(&self, part: &str, expected: &Datum, found: &Datum) -> Result<(), ScenarioError> {
        match trimmed(expected) == trimmed(found) {
            true => Ok(()),
            false => Err(self.wrong(format!("`{part}` should be {expected}, but is {found}"))),
        }
    }

    fn choices(&self) -> Result<(), ScenarioError> {
        let asks = self.step.legal.is_some() || !self.step.can.is_empty() || !self.step.cannot.is_empty();
        let Some(seat) = self.step.seat else {
            return if asks {
                Err(self.wrong("`legal`, `can` and `cannot` need a `seat`".to_owned()))
            } else {
                Ok(())
            };
        };
        if let Some(expected) = &self.step.legal {
            self.exactly(seat, expected)?;
        }
        for words in &self.step.can {
            self.allowed(seat, words)
                .map_err(|why| self.wrong(format!("seat {seat} should be able to `{words}`: {why}")))?;
        }
        match self.step.cannot.iter().find(|words| self.allowed(seat, words).is_ok()) {
            Some(words) => Err(self.wrong(format!("seat {seat} should not be able to `{words}`"))),
            None => Ok(()),
        }
    }

    fn allowed(&self, seat: Seat, words: &str) -> Result<(), String> {
        let action = G::read(self.state, seat, words)?;
        judge::<G>(self.state, seat, action)
            .map(drop)
            .map_err(|refusal| format!("refused by {}", refusal.rule))
    }

    fn exactly(&self, seat: Seat, expected: &[String]) -> Result<(), ScenarioError> {
        let mut found = self.listed(seat)?;
        let mut expected: Vec<String> = expected.iter().map(|words| words.trim().to_owned()).collect();
        found.sort();
        expected.sort();
        let missing: Vec<&str> =
            expected.iter().filter(|words| !found.contains(words)).map(String::as_str).collect();
        let beyond: Vec<&str> =
            found.iter().filter(|words| !expected.contains(words)).map(String::as_str).collect();
        if missing.is_empty() && beyond.is_empty() {
            return Ok(());
        }
        let why = format!(
            "legal for seat {seat}: missing [{}]; not expected [{}]",
            missing.join("; "),
            beyond.join("; ")
        );
        Err(self.wrong(why))
    }

    fn listed(&self, seat: Seat) -> Result<Vec<String>, ScenarioError> {
        if !G::turn(self.state).asks(seat) {
            return Ok(Vec::new());
        }
        let mut legal = Legal::<G>::new();
        legal.list(self.state, seat);
        if legal.listing() == Listing::Some {
            return Err(
                self.wrong("the legal actions are too many to list here; use `can` and `cannot`".to_owned())
            );
        }
        Ok(legal.actions().iter().map(|action| G::words(self.state, seat, action)).collect())
    }

    fn asked(&self) -> Result<(), ScenarioError> {
        let Some(expected) = &self.step.asked else { return Ok(()) };
        let asked: Vec<usize> = match G::turn(self.state) {
            Turn::Decide(seats) => seats.iter().map(Seat::number).collect(),
            Turn::Over => Vec::new(),
        };
        let mut expected: Vec<usize> = expected.iter().map(|seat| seat.number()).collect();
        expected.sort_unstable();
        match asked == expected {
            true => Ok(()),
            false => Err(self.wrong(format!("seats {expected:?} should be asked, but {asked:?} are"))),
        }
    }

    fn end(&self) -> Result<(), ScenarioError> {
        if self.step.winners.is_none() && self.step.scores.is_none() {
            return Ok(());
        }
        if !G::turn(self.state).is_over() {
            return Err(self.wrong("the match should be over".to_owned()));
        }
        let outcome = G::outcome(self.state);
        if let Some(expected) = &self.step.winners {
            let winners: Vec<Seat> = outcome.winners().iter().collect();
            if winners != *expected {
                return Err(self.wrong(format!("seats {winners:?} won (counted from 0), not {expected:?}")));
            }
        }
        let scores: Vec<i32> = outcome.standings.values().map(|standing| standing.score).collect();
        match &self.step.scores {
            Some(expected) if *expected != scores => {
                Err(self.wrong(format!("the scores are {scores:?}, not {expected:?}")))
            }
            _ => Ok(()),
        }
    }
}

/// Pictures compare by their lines: what stands around them does not count.
fn trimmed(datum: &Datum) -> Datum {
    match datum {
        Datum::Text(words) => {
            let lines: Vec<&str> = words.trim_matches('\n').lines().map(str::trim_end).collect();
            Datum::Text(lines.join("\n"))
        }
        Datum::List(items) => Datum::List(items.iter().map(trimmed).collect()),
        other => other.clone(),
    }
}
