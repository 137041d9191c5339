//! Where people want to hear that it is their turn.

use crate::pool::on;
use crate::{Failure, Store};

/// Where somebody wants to hear that it is their turn, at one table or at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// An address that is called; empty for none.
    pub webhook: String,
    /// What calls are signed with.
    pub secret: String,
    /// A mail address; empty for none.
    pub mail: String,
}

/// The number that stands for all tables of a person.
pub const EVERYWHERE: i64 = 0;

impl Store {
    /// Keeps where somebody wants to hear of their turn at this table, or at all; an empty wish is forgotten.
    pub async fn wish(&self, person: &str, num: i64, wish: &Wish) -> Result<(), Failure> {
        on!(&self.pool, it => {
            let mut all = it.begin().await?;
            sqlx::query("DELETE FROM notices WHERE person = $1 AND num = $2")
                .bind(person).bind(num).execute(&mut *all).await?;
            if !wish.webhook.is_empty() || !wish.mail.is_empty() {
                sqlx::query("INSERT INTO notices (person, num, webhook, secret, mail) VALUES ($1, $2, $3, $4, $5)")
                    .bind(person).bind(num).bind(&wish.webhook).bind(&wish.secret).bind(&wish.mail)
                    .execute(&mut *all).await?;
            }
            all.commit().await?;
        });
        Ok(())
    }

    /// What somebody wishes for single tables, with their ids.
    pub async fn table_wishes(&self, person: &str) -> Result<Vec<(String, Wish)>, Failure> {
        let rows: Vec<(String, String, String, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT tables.id, webhook, secret, mail FROM notices \
                            JOIN tables ON tables.num = notices.num WHERE person = $1 ORDER BY tables.num")
                .bind(person).fetch_all(it).await?
        });
        let wish = |(id, webhook, secret, mail)| (id, Wish { webhook, secret, mail });
        Ok(rows.into_iter().map(wish).collect())
    }

    /// What somebody wishes for this table: the wish for it, else the one for all.
    pub async fn wished(&self, person: &str, num: i64) -> Result<Option<Wish>, Failure> {
        let row: Option<(String, String, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT webhook, secret, mail FROM notices WHERE person = $1 AND num IN ($2, $3) \
                            ORDER BY num DESC LIMIT 1")
                .bind(person).bind(num).bind(EVERYWHERE).fetch_optional(it).await?
        });
        Ok(row.map(|(webhook, secret, mail)| Wish { webhook, secret, mail }))
    }
}
