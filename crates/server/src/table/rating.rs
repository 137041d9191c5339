//! Ratings after a match between registered players: Elo over every pair, as in a tournament of all against all.

use table::Outcome;

use super::Table;
use crate::protocol::Stage;

/// What somebody new is rated.
const FIRST: i64 = 1500;
/// The most points that a pair exchanges, shared among the pairs of a match.
const STAKE: f64 = 32.0;

impl Table {
    /// Rates a finished match, at most once. A match in which people only meet bots or themselves changes nothing.
    pub(super) async fn rate_if_over(&mut self) {
        if self.doc.stage != Stage::Over || self.doc.rated {
            return;
        }
        let Some(outcome) = self.game.as_deref().and_then(|game| game.outcome()) else { return };
        let ranked = self.registered(&outcome);
        if ranked.len() < 2 || outcome.together.is_some() {
            return;
        }
        self.doc.rated = true;
        self.doc_changed = true;
        let change = store::Change {
            table: self.id.clone(),
            doc: Some((self.rev, serde_json::to_string(&self.doc).unwrap_or_default())),
            stage: self.doc.kept_stage().to_owned(),
            ..store::Change::default()
        };
        if self.shared.store.write(change).await.is_err() {
            return;
        }
        (self.rev, self.doc_changed) = (self.rev + 1, false);
        if let Err(failure) = exchange(&self.shared.store, &self.doc.game, &ranked).await {
            tracing::warn!(table = %self.id, %failure, "a match could not be rated");
        }
    }

    /// Each account once, with its best rank.
    fn registered(&self, outcome: &Outcome) -> Vec<(String, u8)> {
        let mut ranked: Vec<(String, u8)> = Vec::new();
        for (chair, standing) in self.doc.seats.iter().zip(outcome.standings.values()) {
            let Some(person) = chair.person.as_ref().filter(|id| id.starts_with("a-")) else { continue };
            match ranked.iter_mut().find(|(known, _)| known == person) {
                Some((_, rank)) => *rank = standing.rank.min(*rank),
                None => ranked.push((person.clone(), standing.rank)),
            }
        }
        ranked
    }
}

async fn exchange(store: &store::Store, game: &str, ranked: &[(String, u8)]) -> Result<(), store::Failure> {
    let mut ratings = Vec::new();
    for (account, _) in ranked {
        ratings.push(store.rating(game, account).await?.map_or(FIRST, |it| it.0));
    }
    let ranks: Vec<u8> = ranked.iter().map(|(_, rank)| *rank).collect();
    let accounts = ranked.iter().map(|(account, _)| account.clone());
    let rated: Vec<(String, i64)> = accounts.zip(exchanged(&ratings, &ranks)).collect();
    store.rate(game, &rated).await
}

/// The ratings after a match.
fn exchanged(ratings: &[i64], ranks: &[u8]) -> Vec<i64> {
    let stake = STAKE / (ratings.len() as f64 - 1.0).max(1.0);
    let gain = |me: usize| -> f64 {
        (0..ratings.len())
            .filter(|other| *other != me)
            .map(|other| stake * (score(ranks[me], ranks[other]) - expected(ratings[me], ratings[other])))
            .sum()
    };
    (0..ratings.len()).map(|me| ratings[me] + gain(me).round() as i64).collect()
}

fn score(mine: u8, theirs: u8) -> f64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

fn expected(mine: i64, theirs: i64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((theirs - mine) as f64 / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_exchange_half_the_stake_and_a_draw_changes_nothing() {
        assert_eq!(exchanged(&[1500, 1500], &[1, 2]), [1516, 1484]);
        assert_eq!(exchanged(&[1500, 1500], &[1, 1]), [1500, 1500]);
        assert_eq!(exchanged(&[1500, 1500, 1500], &[1, 2, 3]), [1516, 1500, 1484]);
    }
}
