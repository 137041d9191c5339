//! Players by name, with and without the type of their game.

use std::time::Duration;

use table::{AnyMatch, Face, Facts, Game, Level, Match, Rejection, Seat};

use crate::search::{Budget, Search};
use crate::{Absent, Advised, Desk, Effort, Greedy, Player, Random, Rehearsal};

/// The players with a name: two simple ones, and the levels from the weakest to the strongest.
pub const NAMES: [&str; 7] = ["random", "greedy", "novice", "easy", "medium", "hard", "expert"];

/// Players for studies, made to measure: greedy but absent-minded in so many decisions of a hundred; searching with so many playouts
/// of so many steps; rehearsing in so many worlds for so many steps.
const MADE_TO_MEASURE: &str = "absent:PERCENT, search:PLAYOUTS:STEPS, rehearse:WORLDS:STEPS";

/// No level thinks longer about a decision.
const LONGEST: Duration = Duration::from_millis(4500);

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Random,
    Greedy,
    Absent { percent: u8 },
    Search { playouts: u32, rollout: u32 },
    Rehearse { worlds: u32, steps: u32 },
}

/// A name that is no player's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no player is called `{0}`; there are: {known}", known = known())]
pub struct UnknownPlayer(pub String);

/// Every name that [`player`] takes.
pub fn known() -> String {
    format!("{}, {MADE_TO_MEASURE}", NAMES.join(", "))
}

/// Whether this is some player's name.
pub fn is_player(name: &str) -> bool {
    kind(name, TABLES).is_some()
}

/// The levels from the weakest to the strongest.
type Ladder = [Kind; 5];

const fn absent(percent: u8) -> Kind {
    Kind::Absent { percent }
}

/// In a duel that alternates a tree pays.
const DUELS: Ladder = [
    absent(70),
    absent(30),
    Kind::Greedy,
    Kind::Search { playouts: 60, rollout: 12 },
    Kind::Search { playouts: 600, rollout: 12 },
];
/// Where more may sit, with hidden hands and dice, rehearsals do.
const TABLES: Ladder = [
    absent(70),
    absent(30),
    Kind::Greedy,
    Kind::Rehearse { worlds: 4, steps: 50 },
    Kind::Rehearse { worlds: 20, steps: 60 },
];
/// Short matches full of dice, in which only the end tells what a plan was worth: a tree whose playouts go there. Luck leaves so little room
/// above greedy play that the middle level has to stand below it.
const DICE: Ladder = [
    absent(100),
    absent(57),
    absent(14),
    Kind::Search { playouts: 60, rollout: TO_THE_END },
    Kind::Search { playouts: 1000, rollout: TO_THE_END },
];
/// Long matches in which greedy play is hard to beat: what is below it slips, what is above it rehearses.
const RACE: Ladder =
    [absent(100), absent(60), absent(20), Kind::Greedy, Kind::Rehearse { worlds: 40, steps: 80 }];
/// Steps that no match has left.
const TO_THE_END: u32 = u32::MAX;
/// Games with a ladder of their own; `docs/levels.md` says what is known of their worth.
const OWN_LADDERS: [(&str, Ladder); 2] = [("dungeoneer", DICE), ("dungeonology", RACE)];

fn ladder(facts: &Facts) -> Ladder {
    let own = OWN_LADDERS.iter().find(|(game, _)| *game == facts.id);
    let common = if facts.seats.1 == 2 { DUELS } else { TABLES };
    own.map_or(common, |(_, ladder)| *ladder)
}

/// What a name stands for in a game.
fn kind(name: &str, ladder: Ladder) -> Option<Kind> {
    let [novice, easy, medium, hard, expert] = ladder;
    Some(match name {
        "random" => Kind::Random,
        "greedy" => Kind::Greedy,
        "novice" => novice,
        "easy" => easy,
        "medium" => medium,
        "hard" => hard,
        "expert" => expert,
        other => made_to_measure(other)?,
    })
}

fn made_to_measure(name: &str) -> Option<Kind> {
    let mut words = name.split(':');
    let kind = match words.next()? {
        "absent" => Kind::Absent { percent: words.next()?.parse().ok().filter(|percent| *percent <= 100)? },
        "search" => Kind::Search {
            playouts: words.next()?.parse().ok().filter(|playouts| *playouts > 0)?,
            rollout: words.next()?.parse().ok()?,
        },
        "rehearse" => Kind::Rehearse {
            worlds: words.next()?.parse().ok().filter(|worlds| *worlds > 0)?,
            steps: words.next()?.parse().ok()?,
        },
        _ => return None,
    };
    words.next().is_none().then_some(kind)
}

/// The player with this name.
pub fn player<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    let kind = kind(name, ladder(G::facts())).ok_or_else(|| UnknownPlayer(name.to_owned()))?;
    let player: Box<dyn Player<G>> = match kind {
        Kind::Random => Box::new(Random::<G>::new(seed)),
        Kind::Greedy => Box::new(Greedy::<G>::new(seed)),
        Kind::Absent { percent } => Box::new(Absent::<G>::new(percent, seed)),
        Kind::Search { playouts, rollout } => {
            let time = Some(LONGEST);
            let budget = Budget { playouts, time, threads: 1, rollout, stops_when_decided: true };
            Box::new(Search::<G>::new(budget, seed))
        }
        Kind::Rehearse { worlds, steps } => {
            Box::new(Rehearsal::<G>::new(Effort { worlds, steps, time: Some(LONGEST) }, seed))
        }
    };
    Ok(match level(name) {
        Some(level) => Box::new(Advised::new(level, seed, player)),
        None => player,
    })
}

/// The level of a name, for games with an expert of their own.
fn level(name: &str) -> Option<Level> {
    match name {
        "novice" => Some(Level::Novice),
        "easy" => Some(Level::Easy),
        "medium" => Some(Level::Medium),
        "hard" => Some(Level::Hard),
        "expert" => Some(Level::Expert),
        "greedy" => Some(Level::Greedy),
        _ => None,
    }
}

/// A player whose game's type is not known: what a terminal and a server hold.
pub trait Opponent: Send {
    /// Decides for a seat that is asked, and acts.
    fn act(&mut self, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), Rejection>;
}

/// The player with this name as an [`Opponent`].
pub fn opponent<G: Face>(name: &str, seed: u64) -> Result<Box<dyn Opponent>, UnknownPlayer> {
    Ok(Box::new(Typed::<G>(player(name, seed)?)))
}

struct Typed<G: Game>(Box<dyn Player<G>>);

impl<G: Face> Opponent for Typed<G> {
    fn act(&mut self, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), Rejection> {
        let game = game.as_any_mut().downcast_mut::<Match<G>>().ok_or(Rejection::NotBegun)?;
        let state = game.state().ok_or(Rejection::NotBegun)?;
        let action = self.0.choose(&Desk::new(state, seat, game.seats()));
        Ok(Match::act(game, seat, action)?)
    }
}
