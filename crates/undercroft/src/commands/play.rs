//! `undercroft play`: a match at this terminal.

use std::io::IsTerminal;
use std::process::ExitCode;

use table::{AnyMatch, Text};

use crate::arguments::Play;
use crate::failure::Failure;
use crate::logfile::{self, LogFile};
use crate::out;
use crate::setup;
use crate::terminal::{Sitting, plain, screen};
use crate::voice::Voice;

/// Plays a new match, or goes on with one from its log.
pub fn run(arguments: &Play, voice: &Voice) -> Result<ExitCode, Failure> {
    let (game, log) = match &arguments.resume {
        Some(_) => resumed(arguments)?,
        None => started(arguments, voice)?,
    };
    let mut sitting = Sitting::new(game, log, voice)?;
    let full_screen = !arguments.plain && std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    if full_screen { screen::play(&mut sitting) } else { plain::play(&mut sitting) }
}

type Opened = (Box<dyn AnyMatch>, Option<LogFile>);

fn started(arguments: &Play, voice: &Voice) -> Result<Opened, Failure> {
    let boxed = match &arguments.game {
        Some(id) => setup::game(id)?,
        None => which_game(voice)?,
    };
    let schema = boxed.game.schema();
    let players = setup::players(&schema, &arguments.choice, setup::PERSON, "greedy")?;
    let seed = arguments.seed.map_or_else(setup::fresh_seed, |number| Ok(setup::seed_from(number)))?;
    let setup = setup::setup(&arguments.choice, &schema, &players, seed, voice)?;
    let mut game = boxed.game.open(setup)?;
    game.begin()?;
    let log = arguments.log.as_deref().map(LogFile::create).transpose()?;
    Ok((game, log))
}

/// Asks which game to play, by number or name.
fn which_game(voice: &Voice) -> Result<&'static shelf::Boxed, Failure> {
    for (index, boxed) in shelf::games().iter().enumerate() {
        out!("{:>3}  {}: {}", index + 1, boxed.game.facts().title, voice.say(&boxed.game.facts().about()));
    }
    out!("{}", voice.say(&Text::new("play-which-game")));
    let line = plain::next_line(&mut std::io::stdin().lock())?.unwrap_or_default();
    let line = line.trim();
    if line.is_empty() {
        return Err(Failure::new(Text::new("failure-which-game")));
    }
    let numbered = line.parse::<usize>().ok().and_then(|number| shelf::games().get(number.checked_sub(1)?));
    numbered.map_or_else(|| setup::game(line), Ok)
}

/// The match of a log; with `--from` it goes on from an earlier entry with new luck, in a log beside the old one.
fn resumed(arguments: &Play) -> Result<Opened, Failure> {
    let path = arguments.resume.as_deref().unwrap_or(std::path::Path::new(""));
    let log = logfile::read(path)?;
    let boxed = logfile::game_of(path, &log.record)?;
    let game = boxed.game.replay(&log.record, None).map_err(|error| Failure::file(path, error))?;
    match arguments.from {
        None => Ok((game, Some(LogFile::resume(path, &log)?))),
        Some(entry) => {
            let last = log.record.entries().len().saturating_sub(1);
            if entry > last {
                let text = Text::new("failure-no-such-entry").with("entry", entry).with("last", last);
                return Err(Failure::new(text));
            }
            let fork = game.fork(entry.saturating_add(1), setup::fresh_seed()?);
            let fork = fork.map_err(|error| Failure::file(path, error))?;
            let beside = path.with_extension(format!("from-{entry}.jsonl"));
            Ok((fork, Some(LogFile::create(&beside)?)))
        }
    }
}
