//! `undercroft verify`: whether a log is what it claims: complete, untouched, legal, and true to its seed.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use table::Text;

use crate::arguments::Verify;
use crate::failure::{Failure, UNSOUND};
use crate::logfile;
use crate::out;
use crate::voice::Voice;

#[derive(Serialize)]
struct Verdict {
    file: String,
    sound: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    actions: usize,
    finished: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Verifies each log and says what was found. Exits with 1 when any is not sound.
pub fn run(arguments: &Verify, voice: &Voice) -> Result<ExitCode, Failure> {
    let verdicts = arguments.files.iter().map(|file| verify(file, voice)).collect::<Result<Vec<_>, _>>()?;
    if arguments.json {
        out!("{}", serde_json::to_string_pretty(&verdicts)?);
    } else {
        verdicts.iter().for_each(|verdict| out!("{}", voice.say(&sentence(verdict))));
    }
    let sound = verdicts.iter().all(|verdict| verdict.sound);
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(UNSOUND) })
}

fn verify(file: &Path, voice: &Voice) -> Result<Verdict, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
    let mut verdict = Verdict {
        file: file.display().to_string(),
        sound: false,
        game: None,
        actions: 0,
        finished: false,
        why: None,
    };
    let (record, torn) = match table::Record::read(&text) {
        Ok(read) => read,
        Err(error) => return Ok(Verdict { why: Some(error.to_string()), ..verdict }),
    };
    if let Some(line) = torn {
        let why = voice.say(&Text::new("replay-cut-short").with("line", line));
        return Ok(Verdict { why: Some(why), ..verdict });
    }
    let boxed = logfile::game_of(file, &record)?;
    verdict.game = Some(boxed.id().to_owned());
    match boxed.game.replay(&record, None) {
        Ok(game) => Ok(Verdict {
            sound: true,
            actions: game.actions(),
            finished: game.outcome().is_some(),
            ..verdict
        }),
        Err(error) => Ok(Verdict { why: Some(error.to_string()), ..verdict }),
    }
}

fn sentence(verdict: &Verdict) -> Text {
    let key = match (verdict.sound, verdict.finished) {
        (true, true) => "verify-sound",
        (true, false) => "verify-unfinished",
        (false, _) => "verify-unsound",
    };
    let text =
        Text::keyed(key.to_owned()).with("file", verdict.file.as_str()).with("actions", verdict.actions);
    let text = text.with("game", verdict.game.as_deref().unwrap_or("?"));
    text.with("why", verdict.why.as_deref().unwrap_or_default())
}
