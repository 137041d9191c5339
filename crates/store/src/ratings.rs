//! Ratings of registered players, per game.

use crate::pool::on;
use crate::{Failure, Store};

/// How well somebody plays a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The account.
    pub account: String,
    /// Its name.
    pub name: String,
    /// The rating, in whole points.
    pub rating: i64,
    /// How many rated matches.
    pub matches: i64,
}

impl Store {
    /// The rating of an account; nothing before its first rated match.
    pub async fn rating(&self, game: &str, account: &str) -> Result<Option<(i64, i64)>, Failure> {
        on!(&self.pool, it => {
            Ok(sqlx::query_as("SELECT rating, matches FROM ratings WHERE game = $1 AND account = $2")
                .bind(game).bind(account).fetch_optional(it).await?)
        })
    }

    /// Sets ratings after a match, all at once.
    pub async fn rate(&self, game: &str, rated: &[(String, i64)]) -> Result<(), Failure> {
        on!(&self.pool, it => {
            let mut all = it.begin().await?;
            for (account, rating) in rated {
                sqlx::query("INSERT INTO ratings (game, account, rating, matches) VALUES ($1, $2, $3, 1) \
                             ON CONFLICT (game, account) DO UPDATE SET rating = $3, matches = ratings.matches + 1")
                    .bind(game).bind(account).bind(*rating).execute(&mut *all).await?;
            }
            all.commit().await?;
        });
        Ok(())
    }

    /// The best of a game.
    pub async fn best(&self, game: &str, most: i64) -> Result<Vec<Rating>, Failure> {
        let rows: Vec<(String, String, i64, i64)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT ratings.account, accounts.name, rating, matches FROM ratings \
                            JOIN accounts ON accounts.id = ratings.account WHERE game = $1 \
                            ORDER BY rating DESC, accounts.name LIMIT $2")
                .bind(game).bind(most).fetch_all(it).await?
        });
        let rating = |(account, name, rating, matches)| Rating { account, name, rating, matches };
        Ok(rows.into_iter().map(rating).collect())
    }
}
