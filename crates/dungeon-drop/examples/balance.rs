//! Win shares of every race, class, quest and place in the order of play in two-player games of equal bots, and how solo runs end.
//!
//!   balance [GAMES] [TRIES] [FIRST_SEED] [SOLO_RUNS] [CARDS]
//!
//! CARDS: a folder with another races.toml, classes.toml and quests.toml than the house set's, to try numbers out.
//! TRIES: simulated outcomes a decision; 0 is the greedy bot. Each deal is played by heroes and quests that are dealt at random, so
//! a card's share is over all partners and opponents. The error is the standard error of a share that is one half.
use std::collections::BTreeMap;

use dungeon_drop::cards::{self, Files};
use dungeon_drop::solo::degree;
use dungeon_drop::{DungeonDrop, Ending, Options, State, players};
use table::{Game, Luck, NullLog, Turn, judge};

/// The furthest that a share may lie from one half, in percent.
const MOST: f64 = 8.0;

#[derive(Default)]
struct Tally {
    won: f64,
    times: f64,
    ahead: f64,
}

fn play(options: &Options, seats: usize, tries: usize, seed: u64) -> (State, Vec<table::Seat>) {
    let mut luck = Luck::seeded(seed);
    let mut state = DungeonDrop::start(options, seats, &mut luck).expect("a fresh game");
    let first_order = state.open.order.to_vec();
    let mut decisions = 0;
    while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let action = players::thinking(&state, seat, tries, &mut luck);
        let play = judge::<DungeonDrop>(&state, seat, action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {}", refusal.rule));
        DungeonDrop::apply(&mut state, play, &mut luck, &mut NullLog);
        decisions += 1;
        assert!(decisions < 400, "seed {seed} is stuck");
    }
    (state, first_order)
}

fn main() {
    let number = |at: usize, otherwise: u64| {
        std::env::args().nth(at).and_then(|it| it.parse().ok()).unwrap_or(otherwise)
    };
    if let Some(folder) = std::env::args().nth(5) {
        lay_out(&folder);
    }
    let (games, tries, first) = (number(1, 200), number(2, 2) as usize, number(3, 1));
    let mut tallies: BTreeMap<(&str, String), Tally> = BTreeMap::new();
    for seed in first..first + games {
        count(&mut tallies, play(&Options::default(), 2, tries, seed));
    }
    println!("{games} games of two, {tries} tries a decision, from seed {first}");
    let mut worst = (0.0, String::new());
    for ((kind, card), tally) in &tallies {
        let share = tally.won / tally.times * 100.0;
        let error = 50.0 / tally.times.sqrt();
        let off = share - 50.0;
        if f64::abs(off) > f64::abs(worst.0) {
            worst = (off, card.clone());
        }
        println!(
            "{kind:6} {card:18} {share:5.1} % ± {error:3.1}  n {:5}  ahead by {:+5.2} points{}",
            tally.times,
            tally.ahead / tally.times,
            if off.abs() > MOST { "  <--" } else { "" }
        );
    }
    println!("furthest from one half: {} by {:+.1}", worst.1, worst.0);
    solo(number(4, games / 4), tries, first);
}

fn lay_out(folder: &str) {
    let read = |name: &str| {
        let path = format!("{folder}/{name}.toml");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
        (path, text)
    };
    let [races, classes, quests] = ["races", "classes", "quests"].map(read);
    let files = Files {
        races: (&races.0, &races.1),
        classes: (&classes.0, &classes.1),
        quests: (&quests.0, &quests.1),
    };
    let cards = cards::load(&files).unwrap_or_else(|errors| panic!("{errors}"));
    assert!(cards::lay_out(cards), "the cards are laid out first");
}

fn count(tallies: &mut BTreeMap<(&'static str, String), Tally>, (state, order): (State, Vec<table::Seat>)) {
    let outcome = DungeonDrop::outcome(&state);
    let score = |seat: table::Seat| f64::from(outcome.standings[seat].score);
    let total: f64 = state.open.heroes.seats().map(score).sum();
    for (seat, hero) in state.open.heroes.iter() {
        let quest = state.secrets.quests[seat].map(|quest| quest.to_string());
        let facts = [
            ("race", hero.race.map(|it| it.to_string())),
            ("class", hero.class.map(|it| it.to_string())),
            ("quest", quest),
            ("seat", Some(format!("seat {seat}"))),
            ("order", Some(if order.first() == Some(&seat) { "first" } else { "last" }.to_owned())),
        ];
        for (kind, card) in facts {
            let tally = tallies.entry((kind, card.unwrap_or_default())).or_default();
            tally.won += if outcome.winners().contains(seat) { 1.0 } else { 0.0 };
            tally.times += 1.0;
            tally.ahead += 2.0 * score(seat) - total;
        }
    }
}

fn solo(runs: u64, tries: usize, first: u64) {
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut add = |ending: String| *endings.entry(ending).or_default() += 1;
    for seed in first..first + runs {
        let (state, _) = play(&Options { solo: true, ..Options::default() }, 1, tries, seed);
        let Some(run) = &state.open.solo else { continue };
        add(match run.ending {
            Some(Ending::Left) => degree(run.relics).map_or("got out with too little".to_owned(), |it| {
                format!("saved the {it:?}").to_lowercase()
            }),
            _ => "lost".to_owned(),
        });
        let out = if run.ending == Some(Ending::Left) { "out" } else { "lost" };
        add(format!("({} fragments, {out})", run.relics));
        add(format!("(level {})", run.level));
    }
    for (ending, times) in endings {
        println!("solo {ending}: {:.1} %", f64::from(times) * 100.0 / runs.max(1) as f64);
    }
}
