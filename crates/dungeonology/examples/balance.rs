//! How games between bots end: win shares by Scholar, seat and player with their standard errors, Theses, points, lengths.
//!
//! `cargo run --release -p dungeonology --example balance -- MODE GAMES FIRST-SEED PLAYERS…`, for instance
//! `balance -- v1 400 0 greedy greedy greedy`. Players are named as everywhere: random, greedy, novice … expert; they change
//! seats from game to game.

use std::collections::BTreeMap;

use bots::{Desk, Player, player};
use dungeonology::content::ScholarId;
use dungeonology::{Dungeonology, Options, State};
use table::{Game, Luck, NullLog, Seat, Turn, judge};

/// Decisions after which a game counts as stuck.
const CUTOFF: u32 = 20_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let mode = words.next().unwrap_or_else(|| "v2".to_owned());
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(100);
    let first: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
    let mut names: Vec<String> = words.collect();
    if names.is_empty() {
        names = vec!["greedy".to_owned(); 3];
    }
    let Some(options) = options(&mode, names.len()) else {
        println!("there is no mode {mode} for {} players", names.len());
        return;
    };
    let mut tally = Tally::default();
    for seed in first..first + games {
        play(&options, &names, seed, &mut tally);
    }
    tally.print(&mode, &names);
}

/// The options of a mode, with `key=value` pairs after a comma: `v1,alert=easy`.
fn options(mode: &str, seats: usize) -> Option<Options> {
    let schema = Dungeonology::schema();
    let mut parts = mode.split(',');
    let values = schema.choose(parts.next(), &Default::default(), seats).ok()?;
    let mut json = serde_json::to_value(&values).ok()?;
    for part in parts {
        let (key, value) = part.split_once('=')?;
        json[key] = serde_json::Value::from(value);
    }
    serde_json::from_value(json).ok()
}

fn play(options: &Options, names: &[String], seed: u64, tally: &mut Tally) {
    let seats = names.len();
    let mut luck = Luck::seeded(seed);
    let Ok(mut state) = Dungeonology::start(options, seats, &mut luck) else { return };
    let who = |seat: usize| (seat + seed as usize) % seats;
    let mut players: Vec<Box<dyn Player<Dungeonology>>> = (0..seats)
        .filter_map(|seat| player::<Dungeonology>(&names[who(seat)], seed * 7 + seat as u64).ok())
        .collect();
    let mut decisions = 0;
    while let Turn::Decide(asked) = Dungeonology::turn(&state) {
        let Some(seat) = asked.first() else { break };
        let action = players[seat.index()].choose(&Desk::new(&state, seat, seats));
        let Ok(play) = judge::<Dungeonology>(&state, seat, action) else {
            println!("seed {seed}: refused {action:?}");
            break;
        };
        Dungeonology::apply(&mut state, play, &mut luck, &mut NullLog);
        decisions += 1;
        if decisions == CUTOFF {
            break;
        }
    }
    tally.note(&state, seed, decisions, who);
}

#[derive(Default)]
struct Tally {
    games: u64,
    stuck: Vec<u64>,
    decisions: u64,
    turns: u64,
    with_thesis: u64,
    theses: u64,
    failed: u64,
    panicked: u64,
    winning_thesis: u64,
    scholars: BTreeMap<&'static str, Share>,
    players: BTreeMap<usize, Share>,
    seats: BTreeMap<usize, Share>,
    /// Points of the first, second, third, fourth.
    points: Vec<Vec<i32>>,
}

#[derive(Default)]
struct Share {
    won: f64,
    played: u64,
}

impl Share {
    fn add(&mut self, won: f64) {
        self.won += won;
        self.played += 1;
    }

    /// The share in hundredths and its standard error.
    fn figures(&self) -> (f64, f64) {
        let played = self.played.max(1) as f64;
        let share = self.won / played;
        (100.0 * share, 100.0 * (share * (1.0 - share) / played).sqrt())
    }
}

impl Tally {
    fn note(&mut self, state: &State, seed: u64, decisions: u32, who: impl Fn(usize) -> usize) {
        self.games += 1;
        self.decisions += u64::from(decisions);
        self.turns += u64::from(state.table.turns);
        if !Dungeonology::turn(state).is_over() {
            self.stuck.push(seed);
            return;
        }
        let winners = Dungeonology::outcome(state).winners();
        let ending = &state.table.ending;
        self.with_thesis += u64::from(ending.theses > 0);
        self.theses += u64::from(ending.theses);
        self.panicked += u64::from(ending.panic.is_some());
        let seats = state.table.seats();
        let mut points: Vec<i32> = Vec::new();
        for seat in Seat::all(seats) {
            let scholar = state.table.scholar(seat);
            let won = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            self.scholars.entry(name(scholar.who)).or_default().add(won);
            self.players.entry(who(seat.index())).or_default().add(won);
            self.seats.entry(first_distance(state, seat)).or_default().add(won);
            self.winning_thesis += u64::from(won > 0.0 && scholar.thesis > 0);
            self.failed += u64::from(scholar.finished && scholar.thesis == 0);
            points.push(i32::from(state.score(seat)));
        }
        points.sort_unstable_by(|one, other| other.cmp(one));
        self.points.push(points);
    }

    fn print(&self, mode: &str, names: &[String]) {
        let games = self.games.max(1) as f64;
        let fair = 100.0 / names.len() as f64;
        println!("{mode}, {} players, {} games", names.len(), self.games);
        println!(
            "  decisions {:.0}, turns {:.1} on average; {} stuck {:?}",
            self.decisions as f64 / games,
            self.turns as f64 / games,
            self.stuck.len(),
            self.stuck
        );
        println!(
            "  Theses: in {:.1} % of the games, {:.2} a game, {:.2} finished without; {:.1} % won with one; Maximum Alert in {:.1} %",
            100.0 * self.with_thesis as f64 / games,
            self.theses as f64 / games,
            self.failed as f64 / games,
            100.0 * self.winning_thesis as f64 / games,
            100.0 * self.panicked as f64 / games,
        );
        for place in 0..names.len() {
            let mut points: Vec<i32> = self.points.iter().map(|points| points[place]).collect();
            points.sort_unstable();
            let at = |share: f64| points.get((points.len() as f64 * share) as usize).copied().unwrap_or(0);
            println!("  points of place {}: {} (10 %: {}, 90 %: {})", place + 1, at(0.5), at(0.1), at(0.9));
        }
        for (scholar, share) in &self.scholars {
            let (won, error) = share.figures();
            println!("  {scholar}: {won:.1} ± {error:.1} % of {} ({:+.1})", share.played, won - fair);
        }
        let shares = |shares: &BTreeMap<usize, Share>| -> Vec<String> {
            shares
                .values()
                .map(|share| format!("{:.1} ± {:.1}", share.figures().0, share.figures().1))
                .collect()
        };
        println!("  in turn order from the first player: {:?}", shares(&self.seats));
        println!("  {names:?}: {:?}", shares(&self.players));
    }
}

/// How many turns after the first player a seat has its first one.
fn first_distance(state: &State, seat: Seat) -> usize {
    let seats = state.table.seats();
    (seat.index() + seats - state.table.first.index()) % seats
}

fn name(scholar: ScholarId) -> &'static str {
    scholar.name()
}
