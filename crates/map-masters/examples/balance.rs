//! Is the house set balanced? Plays matches between advised players and prints what they bought and what each kind of
//! objective paid: `cargo run --release -p map-masters --example balance -- 200`. A second number is the players' level,
//! from 0 to 4 (1 when left out).

use std::time::{Duration, Instant};

use map_masters::content::{COSTS, objective};
use map_masters::objectives::Kind;
use map_masters::{Action, MapMasters, Options, Purchase, State};
use table::{Game, Level, Luck, NullLog, Turn, judge};

/// The levels, from the weakest to the strongest.
const LEVELS: [Level; 5] = [Level::Novice, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

/// What is counted over all matches.
#[derive(Default)]
struct Tally {
    cards: [u32; COSTS.len()],
    fairies: u32,
    books: u32,
    paid: [(u32, u32); Kind::COUNT],
    scores: Vec<i32>,
    slowest: Duration,
}

fn main() {
    let number = |place: usize| std::env::args().nth(place).and_then(|number| number.parse::<u64>().ok());
    let matches = number(1).unwrap_or(50);
    let level = LEVELS[(number(2).unwrap_or(1) as usize).min(LEVELS.len() - 1)];
    let mut tally = Tally::default();
    for seed in 1..=matches {
        if let Err(why) = play(seed, level, &mut tally) {
            eprintln!("seed {seed}: {why}");
        }
    }
    print(matches, level, &tally);
}

fn play(seed: u64, level: Level, tally: &mut Tally) -> Result<(), String> {
    let seats = 2 + (seed % 4) as usize;
    let mut luck = Luck::seeded(seed);
    let mut state =
        MapMasters::start(&Options::default(), seats, &mut luck).map_err(|errors| errors.to_string())?;
    while let Turn::Decide(asked) = MapMasters::turn(&state) {
        let Some(seat) = asked.first() else { break };
        let begun = Instant::now();
        let advised = MapMasters::advise(&state, seat, level, &mut luck).ok_or("no advice")?;
        let action = advised;
        tally.slowest = tally.slowest.max(begun.elapsed());
        count(&action, tally);
        let play = judge::<MapMasters>(&state, seat, action).map_err(|refusal| refusal.rule.to_string())?;
        MapMasters::apply(&mut state, play, &mut luck, &mut NullLog);
    }
    settle(&state, tally);
    Ok(())
}

fn count(action: &Action, tally: &mut Tally) {
    let tier = |cost: u8| COSTS.iter().position(|known| *known == cost).unwrap_or_default();
    match action {
        Action::Buy(Purchase::Card(card, _)) => tally.cards[tier(card.cost())] += 1,
        Action::Buy(Purchase::BlindCard(cost, _)) => tally.cards[tier(*cost)] += 1,
        Action::Buy(Purchase::Fairy(..)) => tally.fairies += 1,
        Action::Buy(Purchase::Book(_) | Purchase::BlindBook) => tally.books += 1,
        _ => {}
    }
}

/// Primary objectives from round 3 on, when hands hold bought cards.
fn settle(state: &State, tally: &mut Tally) {
    for (_, player) in state.players.iter() {
        for round in 2..6 {
            let kind = objective(state.objectives.drawn[2 * round]).kind;
            let paid = &mut tally.paid[kind as usize];
            *paid = (paid.0 + u32::from(player.rows[round].primary), paid.1 + 1);
        }
    }
    tally.scores.extend(MapMasters::outcome(state).standings.values().map(|standing| standing.score));
}

fn print(matches: u64, level: Level, tally: &Tally) {
    println!("{matches} matches, 2 to 5 players, level {level:?}, slowest decision {:?}", tally.slowest);
    let bought: Vec<String> =
        COSTS.iter().zip(tally.cards).map(|(cost, count)| format!("cost {cost}: {count}")).collect();
    println!("bought: {}, fairy tokens: {}, spellbooks: {}", bought.join(", "), tally.fairies, tally.books);
    println!("primary objective, rounds 3 to 6, points a round:");
    for kind in Kind::ALL {
        let (points, rounds) = tally.paid[kind as usize];
        println!(
            "  {:<13} {:>5.2}  ({rounds} rounds)",
            kind.name(),
            f64::from(points) / f64::from(rounds.max(1))
        );
    }
    let mean = tally.scores.iter().sum::<i32>() / (tally.scores.len().max(1) as i32);
    println!("mean final score: {mean}");
}
