//! What ratings are made of: who met whom in rated matches, per game.

use crate::pool::on;
use crate::{Failure, Store};

/// What two accounts got out of all their matches against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// The accounts, by id.
    pub pair: (String, String),
    /// How many matches.
    pub matches: i64,
    /// What the first won of them, in halves.
    pub halves: i64,
}

impl Store {
    /// The accounts with the most rated matches of a game: id and name.
    pub async fn rated_players(&self, game: &str, most: i64) -> Result<Vec<(String, String)>, Failure> {
        on!(&self.pool, it => {
            Ok(sqlx::query_as(
                "SELECT accounts.id, accounts.name FROM accounts JOIN (SELECT player, SUM(matches) AS played FROM (\
                 SELECT first AS player, matches FROM bouts WHERE game = $1 UNION ALL \
                 SELECT second AS player, matches FROM bouts WHERE game = $1) AS met GROUP BY player) AS totals \
                 ON totals.player = accounts.id ORDER BY played DESC, accounts.name LIMIT $2")
                .bind(game).bind(most).fetch_all(it).await?)
        })
    }

    /// Whom an account met in rated matches: game, name, matches, and what it won of them in halves.
    pub async fn met_by(&self, account: &str) -> Result<Vec<(String, String, i64, i64)>, Failure> {
        on!(&self.pool, it => {
            Ok(sqlx::query_as(
                "SELECT game, accounts.name, matches, \
                 CASE WHEN first = $1 THEN halves ELSE 2 * matches - halves END FROM bouts \
                 JOIN accounts ON accounts.id = CASE WHEN first = $1 THEN second ELSE first END \
                 WHERE first = $1 OR second = $1 ORDER BY game, accounts.name")
                .bind(account).fetch_all(it).await?)
        })
    }

    /// Who met whom in rated matches of a game.
    pub async fn met(&self, game: &str) -> Result<Vec<Met>, Failure> {
        let rows: Vec<(String, String, i64, i64)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT first, second, matches, halves FROM bouts WHERE game = $1 ORDER BY first, second")
                .bind(game).fetch_all(it).await?
        });
        let met = |(first, second, matches, halves)| Met { pair: (first, second), matches, halves };
        Ok(rows.into_iter().map(met).collect())
    }
}
