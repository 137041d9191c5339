//! The format of a scenario file.

use std::collections::BTreeMap;

use rulebook::RuleId;
use serde::Deserialize;
use toml::Spanned;

use crate::{Datum, Seat, Value, Values, Viewer};

/// A position, moves, and what must happen.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules it proves.
    pub covers: Vec<RuleId>,
    /// The game's id.
    pub game: String,
    /// The mode; the game's first when none is named.
    pub mode: Option<String>,
    /// How many seats.
    pub players: usize,
    /// Single choices on top of the mode.
    pub options: Values,
    /// The set-up is refused, and this is the culprit: `seats`, `mode` or an option's key.
    pub cannot_start: Option<String>,
    /// The luck of the set-up.
    pub seed: u64,
    /// What a seat does by itself when it is asked and the next step is somebody else's.
    pub idle: Option<String>,
    /// The parts that differ from a fresh set-up, in the order of the file, each with its line.
    pub position: Vec<(usize, String, Datum)>,
    /// What happens.
    pub steps: Vec<Step>,
}

/// One thing that happens, and what must be so afterwards.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line it begins in.
    pub line: usize,
    /// Who acts, or is looked at.
    pub seat: Option<Seat>,
    /// What the seat does, in the game's words.
    pub does: Option<String>,
    /// The rule that refuses it.
    pub refused: Option<RuleId>,
    /// Forced luck by name.
    pub luck: Vec<(String, Vec<Datum>)>,
    /// A seed for luck that is not forced.
    pub chance: Option<u64>,
    /// Parts of the state that must be so.
    pub then: Vec<(String, Datum)>,
    /// Parts of views that must be so.
    pub sees: Vec<(Viewer, String, Datum)>,
    /// Exactly these actions are legal for the seat.
    pub legal: Option<Vec<String>>,
    /// These actions are legal for the seat.
    pub can: Vec<String>,
    /// These actions are not.
    pub cannot: Vec<String>,
    /// Exactly these seats must decide.
    pub asked: Option<Vec<Seat>>,
    /// The match is over and these seats won.
    pub winners: Option<Vec<Seat>>,
    /// The match is over with these scores.
    pub scores: Option<Vec<i32>>,
}

/// What is wrong with a scenario, or what it found wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: {why}")]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl ScenarioError {
    pub(super) fn at(line: usize, why: impl Into<String>) -> ScenarioError {
        ScenarioError { line, why: why.into() }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    covers: Vec<Spanned<String>>,
    game: String,
    mode: Option<String>,
    players: Spanned<usize>,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    cannot_start: Option<String>,
    seed: Option<u64>,
    idle: Option<String>,
    #[serde(default)]
    position: toml::Table,
    #[serde(default)]
    step: Vec<Spanned<RawStep>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    seat: Option<Spanned<usize>>,
    does: Option<String>,
    refused: Option<Spanned<String>>,
    #[serde(default)]
    luck: toml::Table,
    chance: Option<u64>,
    #[serde(default)]
    then: toml::Table,
    #[serde(default)]
    sees: Vec<RawSight>,
    legal: Option<Vec<String>>,
    #[serde(default)]
    can: Vec<String>,
    #[serde(default)]
    cannot: Vec<String>,
    asked: Option<Vec<Spanned<usize>>>,
    winners: Option<Vec<Spanned<usize>>>,
    scores: Option<Vec<i32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSight {
    viewer: Spanned<toml::Value>,
    part: String,
    is: toml::Value,
}

impl Scenario {
    /// Reads a scenario file. An error names the line and the reason.
    pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
        let file: File = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            ScenarioError::at(line, error.message().to_owned())
        })?;
        let reader = Reader { text, players: *file.players.get_ref() };
        if reader.players == 0 || reader.players > crate::MAX_SEATS {
            let line = line_of(text, file.players.span().start);
            return Err(ScenarioError::at(line, format!("{} players cannot sit down", reader.players)));
        }
        Ok(Scenario {
            title: file.title,
            covers: file.covers.iter().map(|id| reader.rule(id)).collect::<Result<_, _>>()?,
            game: file.game,
            mode: file.mode,
            players: reader.players,
            options: file.options,
            cannot_start: file.cannot_start,
            seed: file.seed.unwrap_or(1),
            idle: file.idle,
            position: file.position.iter().map(|(part, value)| reader.part(part, value)).collect(),
            steps: file.step.into_iter().map(|step| reader.step(step)).collect::<Result<_, _>>()?,
        })
    }
}

struct Reader<'a> {
    text: &'a str,
    players: usize,
}

impl Reader<'_> {
    fn rule(&self, id: &Spanned<String>) -> Result<RuleId, ScenarioError> {
        let unknown = || {
            let line = line_of(self.text, id.span().start);
            ScenarioError::at(line, format!("no ledger has the rule `{}`", id.get_ref()))
        };
        RuleId::find(id.get_ref()).ok_or_else(unknown)
    }

    fn seat(&self, number: &Spanned<usize>) -> Result<Seat, ScenarioError> {
        match number.get_ref() {
            0 => Err(self.no_seat(number.span().start, 0)),
            &seat if seat > self.players => Err(self.no_seat(number.span().start, seat)),
            &seat => Ok(Seat::new(seat - 1)),
        }
    }

    fn no_seat(&self, at: usize, seat: usize) -> ScenarioError {
        ScenarioError::at(line_of(self.text, at), format!("no seat {seat}: seats are 1 to {}", self.players))
    }

    fn seats(&self, numbers: &[Spanned<usize>]) -> Result<Vec<Seat>, ScenarioError> {
        numbers.iter().map(|number| self.seat(number)).collect()
    }

    /// A part of the position with its line: where its name first stands at the beginning of a line, quoted or not.
    fn part(&self, part: &str, value: &toml::Value) -> (usize, String, Datum) {
        let names = [part.to_owned(), format!("\"{part}\""), format!("'{part}'")];
        let names_it = |line: &str| names.iter().any(|name| line.trim_start().starts_with(name.as_str()));
        let line = self.text.lines().position(names_it).map_or(1, |index| index + 1);
        (line, part.to_owned(), Datum::from_toml(value))
    }

    fn step(&self, step: Spanned<RawStep>) -> Result<Step, ScenarioError> {
        let line = line_of(self.text, step.span().start);
        let raw = step.into_inner();
        let pairs = |table: &toml::Table| -> Vec<(String, Datum)> {
            table.iter().map(|(name, value)| (name.clone(), Datum::from_toml(value))).collect()
        };
        Ok(Step {
            line,
            seat: raw.seat.as_ref().map(|seat| self.seat(seat)).transpose()?,
            does: raw.does,
            refused: raw.refused.as_ref().map(|rule| self.rule(rule)).transpose()?,
            luck: pairs(&raw.luck).into_iter().map(|(what, results)| (what, as_queue(results))).collect(),
            chance: raw.chance,
            then: pairs(&raw.then),
            sees: raw.sees.into_iter().map(|sight| self.sight(sight)).collect::<Result<_, _>>()?,
            legal: raw.legal,
            can: raw.can,
            cannot: raw.cannot,
            asked: raw.asked.map(|seats| self.seats(&seats)).transpose()?,
            winners: raw.winners.map(|seats| self.seats(&seats)).transpose()?,
            scores: raw.scores,
        })
    }

    fn sight(&self, sight: RawSight) -> Result<(Viewer, String, Datum), ScenarioError> {
        let at = sight.viewer.span().start;
        let viewer = match sight.viewer.get_ref() {
            toml::Value::String(word) if word == "spectator" => Viewer::Spectator,
            toml::Value::Integer(number) if (1..=self.players as i64).contains(number) => {
                Viewer::Seat(Seat::new(*number as usize - 1))
            }
            other => {
                let why =
                    format!("a viewer is a seat from 1 to {} or \"spectator\", not {other}", self.players);
                return Err(ScenarioError::at(line_of(self.text, at), why));
            }
        };
        Ok((viewer, sight.part, Datum::from_toml(&sight.is)))
    }
}

/// Forced luck may be one result or several in order.
fn as_queue(results: Datum) -> Vec<Datum> {
    match results {
        Datum::List(results) => results,
        single => vec![single],
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes().iter().take(offset).filter(|&&byte| byte == b'\n').count()
}
