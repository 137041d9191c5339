//! How fast random games go, and that they all end: `cargo run --release -p dungeonology --example speed -- MODE SEATS GAMES
//! [views] [checked]`.
//!
//! `views` builds the acting seat's view at every decision. `checked` asks the checks once more about every action before it
//! is carried out, and stops at a refusal, at a decision without an answer, and at a game longer than any should be. The mode
//! `every` plays all modes with every number of seats in turn. Speed is by processor time where the system tells it.

use std::time::Instant;

use bots::Playouts;
use dungeonology::{Dungeonology, Options, State, View};
use table::{Game, Legal, Luck, NullLog, Turn, judge, random_play};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mode = words.first().map_or("v1", String::as_str);
    let seats: usize = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(3);
    let games: u64 = words.get(2).and_then(|word| word.parse().ok()).unwrap_or(1000);
    let has = |flag: &str| words.iter().any(|word| word == flag);
    let tables = tables(mode, seats);
    if tables.is_empty() {
        println!("there is no mode {mode} for {seats} players");
        return;
    }
    let (begun, worked) = (Instant::now(), processor_seconds());
    let (actions, longest) =
        if has("checked") { checked(&tables, games) } else { fast(&tables, games, has("views")) };
    let seconds = match (worked, processor_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => begun.elapsed().as_secs_f64(),
    };
    println!(
        "{games} games, {actions} actions, longest {longest}: {:.0} actions/s",
        actions as f64 / seconds
    );
    println!("state {} bytes, view {} bytes", size_of::<State>(), size_of::<View>());
}

/// The time this process has spent on a processor, where the system tells it: others may be at work on the same machine.
fn processor_seconds() -> Option<f64> {
    let spent = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = spent.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

fn tables(mode: &str, seats: usize) -> Vec<(Options, usize)> {
    let schema = Dungeonology::schema();
    let counts = if mode == "every" { 2..=4 } else { seats..=seats };
    let modes = schema.modes.iter().filter(|known| mode == "every" || known.name == mode);
    let options = |name, seats| -> Option<Options> {
        let values = schema.choose(Some(name), &Default::default(), seats).ok()?;
        serde_json::from_value(serde_json::to_value(&values).ok()?).ok()
    };
    modes
        .flat_map(|mode| counts.clone().map(move |seats| (mode.name, seats)))
        .filter_map(|(name, seats)| Some((options(name, seats)?, seats)))
        .collect()
}

fn fast(tables: &[(Options, usize)], games: u64, views: bool) -> (u64, u64) {
    let mut playouts = Playouts::<Dungeonology>::new(1);
    playouts.views = views;
    let (mut actions, mut longest) = (0, 0);
    for game in 0..games {
        let (options, seats) = &tables[game as usize % tables.len()];
        let Ok(mut state) = Dungeonology::start(options, *seats, playouts.luck()) else { continue };
        let taken = playouts.play(&mut state, u64::MAX);
        actions += taken;
        longest = longest.max(taken);
    }
    (actions, longest)
}

fn checked(tables: &[(Options, usize)], games: u64) -> (u64, u64) {
    let mut legal: Legal<Dungeonology> = Legal::new();
    let (mut actions, mut longest, mut ended) = (0, 0, 0);
    for seed in 0..games {
        let (options, seats) = &tables[seed as usize % tables.len()];
        let mut luck = Luck::seeded(seed);
        let Ok(mut state) = Dungeonology::start(options, *seats, &mut luck) else {
            println!("seed {seed}: does not start");
            continue;
        };
        match to_the_end(&mut state, &mut legal, &mut luck) {
            Ok(taken) => {
                ended += 1;
                actions += taken;
                longest = longest.max(taken);
            }
            Err(why) => println!("seed {seed}, {seats} players, {options:?}: {why}"),
        }
    }
    println!("{ended} of {games} games ended without refusal or dead end");
    (actions, longest)
}

fn to_the_end(state: &mut State, legal: &mut Legal<Dungeonology>, luck: &mut Luck) -> Result<u64, String> {
    let mut taken = 0;
    while let Turn::Decide(asked) = Dungeonology::turn(state) {
        let seat = asked.first().ok_or("nobody is asked")?;
        if legal.list(state, seat).is_empty() {
            return Err(format!("a dead end after {taken} actions"));
        }
        let action = random_play(state, seat, legal, luck).into_action();
        let play = judge::<Dungeonology>(state, seat, action).map_err(|refusal| {
            format!("{action:?} is listed and refused after {taken} actions: {refusal:?}")
        })?;
        Dungeonology::apply(state, play, luck, &mut NullLog);
        taken += 1;
        if taken > u64::from(Dungeonology::facts().longest) {
            return Err("no end".to_owned());
        }
    }
    Ok(taken)
}
