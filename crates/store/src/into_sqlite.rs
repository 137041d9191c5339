//! A batch into SQLite: one script of a few statements with many rows each. Every call to SQLite goes to a thread of its own
//! and back; a whole batch makes that way once.

use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments};
use sqlx::{AssertSqlSafe, SqliteConnection};

use crate::Failure;
use crate::writer::{Parts, all_updated};

/// The most rows in one statement: SQLite takes 32,766 values in one.
const ROWS: usize = 1000;

type Filled<'q> = Query<'q, Sqlite, SqliteArguments>;

/// Writes a batch. Every row that is to be written or replaced is counted: a document of another revision is a conflict.
pub(crate) async fn write(to: &mut SqliteConnection, parts: &Parts<'_>) -> Result<(), Failure> {
    let (script, rows) = script(parts);
    let filled = fill(sqlx::query(AssertSqlSafe(script)).persistent(false), parts);
    let done = filled.execute(to).await?;
    all_updated(done.rows_affected(), rows)
}

/// The statements, and how many rows they change.
fn script(parts: &Parts<'_>) -> (String, usize) {
    let mut script = Script::default();
    script.insert(
        "INSERT INTO tables (num, id, game, owner, listed, stage, created, touched, rev, doc) VALUES ",
        "(?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
        parts.tables.len(),
    );
    script.insert("INSERT INTO secrets (num, seed) VALUES ", "(?, ?)", parts.tables.len());
    script.insert(
        "INSERT INTO log (num, n, seen, request, at, lines) VALUES ",
        "(?, ?, ?, ?, ?, ?)",
        parts.rows.len(),
    );
    let update = "UPDATE tables SET doc = ?, stage = ?, rev = rev + 1, touched = ? WHERE num = ? AND rev = ?";
    script.each(update, parts.docs.len());
    script.insert(
        "INSERT INTO chat (num, n, at, person, name, words) VALUES ",
        "(?, ?, ?, ?, ?, ?)",
        parts.chat.len(),
    );
    // Whoever sits there already is counted all the same.
    let seated =
        "INSERT INTO seated (person, num) VALUES (?, ?) ON CONFLICT (person, num) DO UPDATE SET num = num";
    script.each(seated, parts.seated.len());
    let bout = "INSERT INTO bouts (game, first, second, matches, halves) VALUES (?, ?, ?, 1, ?) ON CONFLICT (game, first, second) \
                DO UPDATE SET matches = matches + 1, halves = halves + excluded.halves";
    script.each(bout, parts.bouts.len());
    (script.text, script.rows)
}

#[derive(Default)]
struct Script {
    text: String,
    rows: usize,
}

impl Script {
    /// Statements of many rows.
    fn insert(&mut self, head: &str, row: &str, count: usize) {
        self.rows += count;
        let mut left = count;
        while left > 0 {
            let now = left.min(ROWS);
            self.text.push_str(head);
            for number in 0..now {
                self.text.push_str(if number == 0 { "" } else { "," });
                self.text.push_str(row);
            }
            self.text.push(';');
            left -= now;
        }
    }

    /// The same statement again and again.
    fn each(&mut self, statement: &str, count: usize) {
        self.rows += count;
        for _ in 0..count {
            self.text.push_str(statement);
            self.text.push(';');
        }
    }
}

/// The values of the script, in its order.
fn fill<'q>(mut query: Filled<'q>, parts: &Parts<'_>) -> Filled<'q> {
    let at = parts.at;
    for (change, new) in &parts.tables {
        query = query.bind(change.num).bind(change.table.to_string()).bind(new.game.clone());
        query = query.bind(new.owner.clone()).bind(i64::from(new.listed)).bind(change.stage);
        query = query.bind(at).bind(at).bind(new.doc.clone());
    }
    for (change, new) in &parts.tables {
        query = query.bind(change.num).bind(new.seed.clone());
    }
    for (num, row) in &parts.rows {
        query = query.bind(*num).bind(row.n).bind(row.seen).bind(row.request.clone());
        query = query.bind(at).bind(row.lines.clone());
    }
    for doc in &parts.docs {
        query = query.bind(doc.text.to_owned()).bind(doc.stage).bind(at).bind(doc.num).bind(doc.rev);
    }
    for (num, chat) in &parts.chat {
        query = query.bind(*num).bind(chat.n).bind(at).bind(chat.person.clone());
        query = query.bind(chat.name.clone()).bind(chat.words.clone());
    }
    for (person, num) in &parts.seated {
        query = query.bind((*person).to_owned()).bind(*num);
    }
    for bout in &parts.bouts {
        query = query.bind(bout.game.clone()).bind(bout.first.clone());
        query = query.bind(bout.second.clone()).bind(bout.halves);
    }
    query
}
