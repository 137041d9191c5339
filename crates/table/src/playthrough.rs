//! A whole random match, printed readably: committed beside the scenarios, so that a change in behaviour shows up in a review
//! as a difference.

use std::fmt::Write;
use std::path::Path;

use crate::matches::Setup;
use crate::{Face, Legal, Luck, Match, Say, SetupErrors, Turn, Values, Viewer, random_play};

/// The most decisions that are printed; a longer match is cut there and says so.
const MOST: usize = 400;

/// Plays a random match and prints every decision and what it led to.
pub fn playthrough<G: Face>(
    mode: &str,
    chosen: &Values,
    seats: usize,
    seed: u64,
    say: &dyn Say,
) -> Result<String, SetupErrors> {
    let mut setup = Setup::simulated(seats, seed).in_mode(mode);
    setup.chosen.clone_from(chosen);
    let mut game = Match::<G>::start(setup)?;
    let mut luck = Luck::seeded(seed);
    let mut legal = Legal::<G>::new();
    let mut text = format!("# {} · {mode} · {seats} seats · seed {seed}\n", G::facts().title);
    for (key, value) in chosen {
        let _ = writeln!(text, "# {key} = {value}");
    }
    if let Some(state) = game.state() {
        let _ = writeln!(text, "\n{}", G::draw(&G::view(state, Viewer::Spectator), say).trim_end());
    }
    while let (Some(Turn::Decide(asked)), true) = (game.turn(), game.actions() < MOST) {
        let Some((state, seat)) = game.state().zip(asked.first()) else { break };
        let play = random_play::<G>(state, seat, &mut legal, &mut luck);
        let words = G::words(state, seat, play.action());
        let _ = writeln!(text, "\n{}. seat {seat}: {words}", game.actions() + 1);
        let version = game.version();
        if game.act(seat, play.into_action()).is_err() {
            let _ = writeln!(text, "   refused");
            break;
        }
        for (_, told) in game.told(version..u32::MAX) {
            let to = if told.to.hears(Viewer::Spectator) { "" } else { "(in secret) " };
            let _ = writeln!(text, "   {to}{}", say.say(&G::tell(&told.event)));
        }
    }
    close(&mut text, &game, say);
    Ok(text)
}

fn close<G: Face>(text: &mut String, game: &Match<G>, say: &dyn Say) {
    let Some(state) = game.state() else { return };
    let _ = writeln!(text, "\n{}", G::draw(&G::view(state, Viewer::Spectator), say).trim_end());
    match game.outcome() {
        Some(outcome) => {
            for (seat, standing) in outcome.standings.iter() {
                let _ = writeln!(text, "seat {seat}: rank {}, score {}", standing.rank, standing.score);
            }
        }
        None => {
            let _ = writeln!(text, "(cut after {MOST} decisions)");
        }
    }
}

/// Compares playthroughs of every mode and number of seats with the files in a folder. With `UNDERCROFT_BLESS=1` in the
/// environment it writes them instead.
///
/// # Panics
/// When a file is missing or differs.
pub fn assert_folder<G: Face>(folder: &Path, say: &dyn Say) {
    let bless = std::env::var_os("UNDERCROFT_BLESS").is_some();
    for mode in G::schema().modes {
        for seats in mode.seats.0..=mode.seats.1 {
            let file = folder.join(format!("{}-{seats}.txt", mode.name));
            let played = match playthrough::<G>(mode.name, &Values::new(), seats, 1, say) {
                Ok(played) => played,
                Err(errors) => panic!("{}: {errors}", file.display()),
            };
            compare(&file, &played, bless);
        }
    }
}

fn compare(file: &Path, played: &str, bless: bool) {
    if bless {
        let folder = file.parent().unwrap_or(Path::new("."));
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(file, played));
        assert!(written.is_ok(), "{}: {written:?}", file.display());
        return;
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    let differs = kept.lines().zip(played.lines()).position(|(old, new)| old != new);
    let line = differs.unwrap_or(kept.lines().count().min(played.lines().count())) + 1;
    assert!(
        kept == played,
        "{}:{line}: the playthrough changed; look at the difference, then run with UNDERCROFT_BLESS=1",
        file.display()
    );
}
