//! `undercroft arena`: a round robin between players, and their ratings.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;

use bots::arena::{Bout, Rating, pairs, rate};
use bots::sim::Plan;
use serde::{Deserialize, Serialize};
use shelf::Boxed;
use table::{Text, Values};

use super::sim::progress_bar;
use crate::arguments::Arena;
use crate::failure::Failure;
use crate::out;
use crate::setup;
use crate::voice::Voice;

/// Why a file is not added to.
const OTHER: &str = "line 1: these are the results of another arena";

/// What a file of results begins with, so that no two arenas get mixed up.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Poster {
    game: String,
    mode: Option<String>,
    options: Values,
    players: Vec<String>,
}

#[derive(Serialize)]
struct Table<'a> {
    #[serde(flatten)]
    poster: &'a Poster,
    ratings: Vec<Rating>,
}

/// Plays what is missing of a round robin and prints the ratings.
pub fn run(arguments: &Arena, voice: &Voice) -> Result<ExitCode, Failure> {
    let boxed = setup::game(&arguments.game)?;
    let schema = boxed.game.schema();
    let poster = Poster {
        game: boxed.id().to_owned(),
        mode: arguments.mode.clone(),
        options: setup::values(&schema, &arguments.options)?,
        players: names(&arguments.players)?,
    };
    let done = arguments.results.as_deref().map_or_else(|| Ok(Vec::new()), |path| read(path, &poster))?;
    let bouts = play(boxed, &poster, arguments, done)?;
    let ratings = rate(&poster.players, &bouts);
    match arguments.json {
        true => out!("{}", serde_json::to_string_pretty(&Table { poster: &poster, ratings })?),
        false => print(&ratings, voice),
    }
    Ok(ExitCode::SUCCESS)
}

fn names(typed: &[String]) -> Result<Vec<String>, Failure> {
    if typed.len() < 2 {
        return Err(Failure::new(Text::new("failure-arena-alone")));
    }
    match typed.iter().find(|name| !bots::is_player(name)) {
        None => Ok(typed.to_vec()),
        Some(name) => {
            let text = Text::new("failure-no-such-player").with("player", name.as_str());
            Err(Failure::new(text.with("known", bots::known())))
        }
    }
}

/// The bouts in a file of results. A line that lacks its end was cut short by a crash: it is taken off, and what it was about is
/// played again. A file that is not there yet, or not even its first line, is begun.
fn read(path: &Path, poster: &Poster) -> Result<Vec<Bout>, Failure> {
    let text = match std::fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        read => read.map_err(|error| Failure::file(path, error))?,
    };
    let first = format!("{}\n", serde_json::to_string(poster)?);
    let complete = text.rfind('\n').map_or(0, |end| end + 1);
    if complete == 0 {
        // Nothing of anybody else's is written over.
        if !first.starts_with(&text) {
            return Err(Failure::file(path, OTHER));
        }
        std::fs::write(path, first).map_err(|error| Failure::file(path, error))?;
        return Ok(Vec::new());
    }
    let wrong = |number: usize, why: &dyn Display| Failure::file(path, format!("line {number}: {why}"));
    let mut lines = text[..complete].lines();
    let head: Poster =
        serde_json::from_str(lines.next().unwrap_or_default()).map_err(|error| wrong(1, &error))?;
    if head != *poster {
        return Err(Failure::file(path, OTHER));
    }
    let bout = |(index, line)| serde_json::from_str(line).map_err(|error| wrong(index + 2, &error));
    let bouts = lines.enumerate().map(bout).collect::<Result<_, _>>()?;
    let cut = OpenOptions::new().write(true).open(path).and_then(|file| file.set_len(complete as u64));
    cut.map_err(|error| Failure::file(path, error))?;
    Ok(bouts)
}

fn play(boxed: &Boxed, poster: &Poster, arguments: &Arena, done: Vec<Bout>) -> Result<Vec<Bout>, Failure> {
    let players = poster.players.len();
    let known: BTreeSet<_> = done.iter().map(|bout| (bout.seed, bout.players)).collect();
    let all = (0..arguments.seeds).flat_map(|seed| pairs(players).map(move |pair| (seed, pair)));
    let missing = Mutex::new(all.filter(|bout| !known.contains(bout)));
    let whole = arguments.seeds.saturating_mul(pairs(players).count() as u64);
    let bar = progress_bar(whole.saturating_sub(known.len() as u64));
    let bouts = Mutex::new(done);
    let next = || missing.lock().ok().and_then(|mut missing| missing.next());
    let work = || -> Result<(), Failure> {
        while let Some((seed, pair)) = next() {
            let bout = bout(boxed, poster, pair, seed)?;
            let mut bouts = bouts.lock().map_err(|error| Failure::other(error.to_string()))?;
            if let Some(path) = &arguments.results {
                append(path, &bout)?;
            }
            bouts.push(bout);
            bar.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..setup::threads(arguments.threads)).map(|_| scope.spawn(work)).collect();
        let mine = work();
        helpers
            .into_iter()
            .filter_map(|helper| helper.join().ok())
            .chain([mine])
            .collect::<Result<Vec<()>, _>>()
    })?;
    bar.finish_and_clear();
    bouts.into_inner().map_err(|error| Failure::other(error.to_string()))
}

fn append(path: &Path, bout: &Bout) -> Result<(), Failure> {
    let line = format!("{}\n", serde_json::to_string(bout)?);
    let written =
        OpenOptions::new().append(true).open(path).and_then(|mut file| file.write_all(line.as_bytes()));
    written.map_err(|error| Failure::file(path, error))
}

/// One seed from both seats.
fn bout(boxed: &Boxed, poster: &Poster, players: (usize, usize), seed: u64) -> Result<Bout, Failure> {
    let mut won = 0.0;
    for first_sits in 0..2 {
        let mut names = vec![poster.players[players.0].clone(), poster.players[players.1].clone()];
        names.rotate_left(first_sits);
        let plan = Plan {
            mode: poster.mode.clone(),
            chosen: poster.options.clone(),
            players: names,
            games: 1,
            seed: seed + 1,
            rotate: false,
            threads: 1,
            judge_every: 1,
        };
        let report = (boxed.simulate)(&plan, &|_| {})?;
        if let Some(trouble) = report.troubles.first() {
            return Err(Failure::unsound(Text::literal(format!("seed {}: {}", trouble.seed, trouble.why))));
        }
        won += report.seats[first_sits].wins;
    }
    Ok(Bout { players, seed, matches: 2, won })
}

fn print(ratings: &[Rating], voice: &Voice) {
    for rating in ratings {
        let text = Text::new("arena-rating")
            .with("player", rating.name.as_str())
            .with("elo", format!("{:+.0}", rating.elo))
            .with("error", format!("{:.0}", rating.error))
            .with("score", voice.tongue().number(100.0 * rating.score, 1))
            .with("matches", rating.matches as i64);
        out!("{}", voice.say(&text));
    }
}
