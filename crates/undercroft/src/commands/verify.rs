//! `undercroft verify`: whether a log is what it claims: complete, untouched, legal, and true to its seed.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use table::{AnyMatch, Text};

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
    let verdicts: Vec<Verdict> = arguments.files.iter().map(|file| verify(file, voice)).collect();
    if arguments.json {
        out!("{}", serde_json::to_string_pretty(&verdicts)?);
    } else {
        verdicts.iter().for_each(|verdict| out!("{}", voice.say(&sentence(verdict))));
    }
    let sound = verdicts.iter().all(|verdict| verdict.sound);
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::from(UNSOUND) })
}

fn verify(file: &Path, voice: &Voice) -> Verdict {
    let mut verdict = Verdict {
        file: file.display().to_string(),
        sound: false,
        game: None,
        actions: 0,
        finished: false,
        why: None,
    };
    match look(file, &mut verdict, voice) {
        Ok(game) => {
            Verdict { sound: true, actions: game.actions(), finished: game.outcome().is_some(), ..verdict }
        }
        Err(why) => Verdict { why: Some(why), ..verdict },
    }
}

/// The match of a log, or what is wrong with it. The game is noted as soon as it is known.
fn look(file: &Path, verdict: &mut Verdict, voice: &Voice) -> Result<Box<dyn AnyMatch>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let (record, torn) = table::Record::read(&text).map_err(|error| error.to_string())?;
    if let Some(line) = torn {
        return Err(voice.say(&Text::new("replay-cut-short").with("line", line)));
    }
    let boxed = logfile::game_of(file, &record).map_err(|failure| failure.words(voice))?;
    verdict.game = Some(boxed.id().to_owned());
    boxed.game.replay(&record, None).map_err(|error| error.to_string())
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
