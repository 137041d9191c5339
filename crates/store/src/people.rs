//! People with a password, and the sessions they can end from anywhere.

use crate::pool::{now, on};
use crate::{Failure, Millis, Store};

/// Somebody with a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id.
    pub id: String,
    /// The name, which nobody else has.
    pub name: String,
    /// The password's hash.
    pub password: String,
    /// When it was made.
    pub created: Millis,
}

/// A place where somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token: the token itself is not kept.
    pub hash: String,
    /// Whose.
    pub account: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub seen: Millis,
    /// What the browser called itself.
    pub agent: String,
}

impl Store {
    /// Keeps a new account; a conflict when the name is taken.
    pub async fn add_account(&self, id: &str, name: &str, password: &str) -> Result<(), Failure> {
        on!(&self.pool, it => {
            sqlx::query("INSERT INTO accounts (id, name, password, created) VALUES ($1, $2, $3, $4)")
                .bind(id).bind(name).bind(password).bind(now()).execute(it).await?;
        });
        Ok(())
    }

    /// The account with this name.
    pub async fn account_named(&self, name: &str) -> Result<Option<Account>, Failure> {
        let row: Option<(String, String, String, i64)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT id, name, password, created FROM accounts WHERE name = $1")
                .bind(name).fetch_optional(it).await?
        });
        Ok(row.map(|(id, name, password, created)| Account { id, name, password, created }))
    }

    /// Begins a session.
    pub async fn add_session(&self, hash: &str, account: &str, agent: &str) -> Result<(), Failure> {
        on!(&self.pool, it => {
            sqlx::query("INSERT INTO sessions (hash, account, created, seen, agent) VALUES ($1, $2, $3, $3, $4)")
                .bind(hash).bind(account).bind(now()).bind(agent).execute(it).await?;
        });
        Ok(())
    }

    /// Whose session this is.
    pub async fn session(&self, hash: &str) -> Result<Option<Account>, Failure> {
        let row: Option<(String, String, String, i64)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT accounts.id, accounts.name, accounts.password, accounts.created FROM sessions \
                            JOIN accounts ON accounts.id = sessions.account WHERE sessions.hash = $1")
                .bind(hash).fetch_optional(it).await?
        });
        Ok(row.map(|(id, name, password, created)| Account { id, name, password, created }))
    }

    /// Every place where somebody is signed in.
    pub async fn sessions(&self, account: &str) -> Result<Vec<Session>, Failure> {
        let rows: Vec<(String, String, i64, i64, String)> = on!(&self.pool, it => {
            sqlx::query_as("SELECT hash, account, created, seen, agent FROM sessions WHERE account = $1 ORDER BY created")
                .bind(account).fetch_all(it).await?
        });
        let session = |(hash, account, created, seen, agent)| Session { hash, account, created, seen, agent };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Ends a session of an account, by the beginning of its hash; how many ended.
    pub async fn end_session(&self, account: &str, beginning: &str) -> Result<u64, Failure> {
        on!(&self.pool, it => {
            Ok(sqlx::query("DELETE FROM sessions WHERE account = $1 AND substr(hash, 1, length($2)) = $2")
                .bind(account).bind(beginning).execute(it).await?.rows_affected())
        })
    }

    /// Removes an account, its sessions, its rated results and its wishes. Its name is taken off its chat; the logs of matches stay, under the
    /// names that the others saw.
    pub async fn remove_account(&self, account: &str) -> Result<(), Failure> {
        on!(&self.pool, it => {
            let mut all = it.begin().await?;
            for statement in [
                "DELETE FROM sessions WHERE account = $1",
                "DELETE FROM bouts WHERE first = $1 OR second = $1",
                "DELETE FROM notices WHERE person = $1",
                "DELETE FROM seated WHERE person = $1",
                "DELETE FROM seated_lately WHERE person = $1",
                "UPDATE chat SET person = '', name = '—', words = '…' WHERE person = $1",
                "UPDATE tables SET owner = '' WHERE owner = $1",
                "DELETE FROM accounts WHERE id = $1",
            ] {
                sqlx::query(statement).bind(account).execute(&mut *all).await?;
            }
            all.commit().await?;
        });
        Ok(())
    }

    /// What somebody said in chats: table, when, what.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, Millis, String)>, Failure> {
        on!(&self.pool, it => {
            Ok(sqlx::query_as("SELECT tables.id, at, words FROM chat JOIN tables ON tables.num = chat.num \
                               WHERE person = $1 ORDER BY at")
                .bind(person).fetch_all(it).await?)
        })
    }
}
