//! Ratings of registered players: the arena's method, over all their rated matches.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bots::arena::{Bout, rate};
use store::Store;

use crate::problem::Problem;
use crate::protocol::RatingInfo;

/// The mean of all rated players of a game.
const MEAN: f64 = 1500.0;
/// The most players that are rated together: those with the most matches.
const PLAYERS: i64 = 200;
/// How long ratings are good for before they are worked out again, in milliseconds.
const FRESH: i64 = 5_000;

/// The ratings that were worked out lately, by game.
#[derive(Default)]
pub struct Ratings {
    kept: Mutex<HashMap<String, (i64, Vec<RatingInfo>)>>,
}

impl Ratings {
    /// The ratings of a game, the best first.
    pub async fn of(&self, store: &Store, game: &str, now: i64) -> Result<Vec<RatingInfo>, Problem> {
        if let Some(known) = self.known(game, now) {
            return Ok(known);
        }
        let players = store.rated_players(game, PLAYERS).await?;
        let met = store.met(game).await?;
        let rated = tokio::task::spawn_blocking(move || rated(&players, &met)).await;
        let rated = rated.map_err(|_| Problem::Busy)?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(game.to_owned(), (now, rated.clone()));
        Ok(rated)
    }

    fn known(&self, game: &str, now: i64) -> Option<Vec<RatingInfo>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(game).filter(|(at, _)| now - at < FRESH).map(|(_, ratings)| ratings.clone())
    }
}

fn rated(players: &[(String, String)], met: &[store::Met]) -> Vec<RatingInfo> {
    let place = |id: &String| players.iter().position(|(known, _)| known == id);
    let bout = |it: &store::Met| {
        let players = (place(&it.pair.0)?, place(&it.pair.1)?);
        let won = it.halves as f64 / 2.0;
        Some(Bout { players, seed: 0, matches: u32::try_from(it.matches).ok()?, won })
    };
    let bouts: Vec<Bout> = met.iter().filter_map(bout).collect();
    let names: Vec<String> = players.iter().map(|(_, name)| name.clone()).collect();
    let info = |it: bots::arena::Rating| RatingInfo {
        name: it.name,
        rating: (MEAN + it.elo).round() as i64,
        error: it.error.round() as i64,
        matches: it.matches as i64,
    };
    rate(&names, &bouts).into_iter().map(info).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_is_rated_higher_and_doubt_shrinks_with_matches() {
        let players = [("a-1".to_owned(), "Ada".to_owned()), ("a-2".to_owned(), "Bo".to_owned())];
        let met =
            |matches| store::Met { pair: ("a-1".into(), "a-2".into()), matches, halves: matches * 3 / 2 };
        let few = rated(&players, &[met(8)]);
        assert_eq!((few[0].name.as_str(), few[0].matches), ("Ada", 8));
        assert!(few[0].rating > 1500 && few[0].rating - 1500 == 1500 - few[1].rating, "{few:?}");
        assert!(rated(&players, &[met(80)])[0].error < few[0].error);
    }
}
