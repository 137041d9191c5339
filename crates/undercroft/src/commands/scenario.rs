//! `undercroft scenario`: run them, make them, print a playthrough.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use table::scenario::{self, Scenario};
use table::{RuleId, Text};

use crate::arguments::{self, Playthrough, ScenarioFrom, ScenarioRun};
use crate::failure::{Failure, UNSOUND};
use crate::out;
use crate::voice::Voice;
use crate::{logfile, setup};

/// Runs one of the commands.
pub fn run(command: &arguments::Scenario, voice: &Voice) -> Result<ExitCode, Failure> {
    match command {
        arguments::Scenario::Run(arguments) => run_paths(arguments, voice),
        arguments::Scenario::From(arguments) => from_log(arguments),
        arguments::Scenario::Playthrough(arguments) => playthrough(arguments, voice),
    }
}

/// What came of a scenario.
#[derive(Serialize)]
pub struct Ran {
    /// The file.
    pub file: String,
    /// What it shows.
    pub title: String,
    /// The rules it proves when it passes.
    pub covers: Vec<RuleId>,
    /// Whether it passed.
    pub passed: bool,
    /// The line of the first thing that is not as it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// What is not as it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// Runs the text of a scenario. A panic in a game's rules fails the scenario and no other.
pub fn run_text(file: &str, text: &str) -> Ran {
    let fresh = |title: &str| Ran {
        file: file.to_owned(),
        title: title.to_owned(),
        covers: Vec::new(),
        passed: false,
        line: None,
        why: None,
    };
    let scenario = match Scenario::read(text) {
        Ok(scenario) => scenario,
        Err(error) => return Ran { line: Some(error.line), why: Some(error.why), ..fresh("") },
    };
    let ran = Ran { covers: scenario.covers.clone(), ..fresh(&scenario.title) };
    let Some(boxed) = shelf::find(&scenario.game) else {
        let known: Vec<&str> = shelf::games().iter().map(shelf::Boxed::id).collect();
        let why = format!("no game is called `{}`; there are: {}", scenario.game, known.join(", "));
        return Ran { line: Some(1), why: Some(why), ..ran };
    };
    let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| boxed.game.run_scenario(&scenario)));
    match run {
        Ok(Ok(())) => Ran { passed: true, ..ran },
        Ok(Err(error)) => Ran { line: Some(error.line), why: Some(error.why), ..ran },
        Err(_) => {
            Ran { line: Some(1), why: Some("the rules panicked: this is a bug of ours".to_owned()), ..ran }
        }
    }
}

fn run_paths(arguments: &ScenarioRun, voice: &Voice) -> Result<ExitCode, Failure> {
    let mut results = Vec::new();
    for path in &arguments.paths {
        for file in scenario::files(path).map_err(|error| Failure::file(path, error))? {
            let text = std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
            results.push(run_text(&file.display().to_string(), &text));
        }
    }
    let passed = results.iter().filter(|ran| ran.passed).count();
    if arguments.json {
        out!("{}", serde_json::to_string_pretty(&results)?);
    } else {
        results.iter().for_each(|ran| out!("{}", line(ran, voice)));
        let text = Text::new("scenario-total").with("passed", passed).with("failed", results.len() - passed);
        out!("{}", voice.say(&text));
    }
    Ok(if passed == results.len() && passed > 0 { ExitCode::SUCCESS } else { ExitCode::from(UNSOUND) })
}

fn line(ran: &Ran, voice: &Voice) -> String {
    let key = if ran.passed { "scenario-passed" } else { "scenario-failed" };
    let text = Text::keyed(key.to_owned()).with("file", ran.file.as_str()).with("title", ran.title.as_str());
    voice.say(&text.with("line", ran.line.unwrap_or(1)).with("why", ran.why.as_deref().unwrap_or_default()))
}

fn from_log(arguments: &ScenarioFrom) -> Result<ExitCode, Failure> {
    let path: &Path = &arguments.file;
    let record = logfile::read(path)?.record;
    let boxed = logfile::game_of(path, &record)?;
    let text = boxed.game.scenario_from(&record, arguments.at).map_err(|error| Failure::file(path, error))?;
    out!("{}", text.trim_end());
    Ok(ExitCode::SUCCESS)
}

fn playthrough(arguments: &Playthrough, voice: &Voice) -> Result<ExitCode, Failure> {
    let boxed = setup::game(&arguments.game)?;
    let schema = boxed.game.schema();
    let seats = setup::players(&schema, &arguments.choice, "random", "random")?.len();
    let chosen = setup::values(&schema, &arguments.choice.options)?;
    let mode =
        arguments.choice.mode.as_deref().or(schema.modes.first().map(|mode| mode.name)).unwrap_or_default();
    out!("{}", boxed.game.playthrough(mode, &chosen, seats, arguments.seed, voice.tongue())?.trim_end());
    Ok(ExitCode::SUCCESS)
}
