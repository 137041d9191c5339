//! When nobody served: the time that a server was not there is nobody's time.

use crate::pool::on;
use crate::{Failure, Millis, Store};

/// A time in which no process served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Millis,
    /// When a process was there again.
    pub to: Millis,
}

/// No clock runs longer than a year for one answer: what ended before concerns nobody.
const REMEMBERED: Millis = 366 * 24 * 3_600 * 1_000;

impl Store {
    /// Notes that a process serves at this time.
    pub async fn serving(&self, now: Millis) -> Result<(), Failure> {
        on!(&self.pool, it => {
            sqlx::query("INSERT INTO serving (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE \
                         SET at = $1 WHERE serving.at < $1")
                .bind(now).execute(it).await?;
        });
        Ok(())
    }

    /// All the times in which nobody served, in their order; the last one ends now if there was no sign of life for so long.
    pub async fn outages(&self, now: Millis, least: Millis) -> Result<Vec<Outage>, Failure> {
        let rows: Vec<(Millis, Millis)> = on!(&self.pool, it => {
            let mut all = it.begin().await?;
            sqlx::query("INSERT INTO outages (began, ended) SELECT at, $1 FROM serving WHERE at + $2 <= $1")
                .bind(now).bind(least).execute(&mut *all).await?;
            sqlx::query("DELETE FROM outages WHERE ended < $1").bind(now - REMEMBERED).execute(&mut *all).await?;
            let rows = sqlx::query_as("SELECT began, ended FROM outages ORDER BY began").fetch_all(&mut *all).await?;
            all.commit().await?;
            rows
        });
        self.serving(now).await?;
        Ok(rows.into_iter().map(|(from, to)| Outage { from, to }).collect())
    }
}
