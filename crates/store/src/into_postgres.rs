//! A batch into PostgreSQL: a statement for each kind of row, columns as arrays.

use sqlx::PgConnection;

use crate::Failure;
use crate::writer::{Change, Parts, all_updated};

/// Writes a batch, and tells the other processes which tables changed.
pub(crate) async fn write(
    to: &mut PgConnection,
    process: &str,
    changes: &[&Change],
    parts: &Parts<'_>,
) -> Result<(), Failure> {
    if !parts.tables.is_empty() {
        insert_tables(to, parts).await?;
    }
    if !parts.rows.is_empty() {
        insert_rows(to, parts).await?;
    }
    if !parts.docs.is_empty() {
        update_docs(to, parts).await?;
    }
    insert_others(to, parts).await?;
    let tables: Vec<String> = changes.iter().map(|change| format!("{process} {}", change.table)).collect();
    sqlx::query("SELECT pg_notify('undercroft', it) FROM UNNEST($1::text[]) AS it")
        .bind(&tables)
        .execute(&mut *to)
        .await?;
    Ok(())
}

/// A column of a batch.
fn column<T, V>(rows: &[T], of: impl Fn(&T) -> V) -> Vec<V> {
    rows.iter().map(of).collect()
}

async fn insert_tables(to: &mut PgConnection, parts: &Parts<'_>) -> Result<(), Failure> {
    let tables = &parts.tables;
    sqlx::query(
        "INSERT INTO tables (num, id, game, owner, listed, stage, created, touched, rev, doc) \
         SELECT u.num, u.id, u.game, u.owner, u.listed, u.stage, $8, $8, 0, u.doc FROM UNNEST($1::bigint[], $2::text[], \
         $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[]) AS u (num, id, game, owner, listed, stage, doc)",
    )
    .bind(column(tables, |(change, _)| change.num))
    .bind(column(tables, |(change, _)| change.table.to_string()))
    .bind(column(tables, |(_, new)| new.game.clone()))
    .bind(column(tables, |(_, new)| new.owner.clone()))
    .bind(column(tables, |(_, new)| i64::from(new.listed)))
    .bind(column(tables, |(change, _)| change.stage.to_owned()))
    .bind(column(tables, |(_, new)| new.doc.clone()))
    .bind(parts.at)
    .execute(&mut *to)
    .await?;
    sqlx::query("INSERT INTO secrets (num, seed) SELECT * FROM UNNEST($1::bigint[], $2::text[])")
        .bind(column(tables, |(change, _)| change.num))
        .bind(column(tables, |(_, new)| new.seed.clone()))
        .execute(to)
        .await?;
    Ok(())
}

async fn insert_rows(to: &mut PgConnection, parts: &Parts<'_>) -> Result<(), Failure> {
    let rows = &parts.rows;
    sqlx::query(
        "INSERT INTO log (num, n, seen, request, at, lines) SELECT t, n, s, r, $6, l FROM \
         UNNEST($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS rows (t, n, s, r, l)",
    )
    .bind(column(rows, |(num, _)| *num))
    .bind(column(rows, |(_, row)| row.n))
    .bind(column(rows, |(_, row)| row.seen))
    .bind(column(rows, |(_, row)| row.request.clone()))
    .bind(column(rows, |(_, row)| row.lines.clone()))
    .bind(parts.at)
    .execute(to)
    .await?;
    Ok(())
}

async fn update_docs(to: &mut PgConnection, parts: &Parts<'_>) -> Result<(), Failure> {
    let docs = &parts.docs;
    let updated = sqlx::query(
        "UPDATE tables SET doc = fresh.doc, stage = fresh.stage, rev = tables.rev + 1, touched = $5 FROM \
         UNNEST($1::bigint[], $2::bigint[], $3::text[], $4::text[]) AS fresh (num, rev, stage, doc) \
         WHERE tables.num = fresh.num AND tables.rev = fresh.rev",
    )
    .bind(column(docs, |doc| doc.num))
    .bind(column(docs, |doc| doc.rev))
    .bind(column(docs, |doc| doc.stage.to_owned()))
    .bind(column(docs, |doc| doc.text.to_owned()))
    .bind(parts.at)
    .execute(to)
    .await?;
    all_updated(updated.rows_affected(), docs.len())
}

/// What is rare enough to be written one by one.
async fn insert_others(to: &mut PgConnection, parts: &Parts<'_>) -> Result<(), Failure> {
    for (owner, num) in &parts.owners {
        let update = sqlx::query("UPDATE tables SET owner = $1 WHERE num = $2");
        update.bind(*owner).bind(*num).execute(&mut *to).await?;
    }
    for (num, chat) in &parts.chat {
        sqlx::query("INSERT INTO chat (num, n, at, person, name, words) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(*num)
            .bind(chat.n)
            .bind(parts.at)
            .bind(&chat.person)
            .bind(&chat.name)
            .bind(&chat.words)
            .execute(&mut *to)
            .await?;
    }
    if !parts.seated.is_empty() {
        sqlx::query(
            "INSERT INTO seated (person, num) SELECT * FROM UNNEST($1::text[], $2::bigint[]) ON CONFLICT DO NOTHING",
        )
        .bind(column(&parts.seated, |(person, _)| (*person).to_owned()))
        .bind(column(&parts.seated, |(_, num)| *num))
        .execute(&mut *to)
        .await?;
    }
    for bout in &parts.bouts {
        sqlx::query(
            "INSERT INTO bouts (game, first, second, matches, halves) VALUES ($1, $2, $3, 1, $4) ON CONFLICT (game, first, second) \
             DO UPDATE SET matches = bouts.matches + 1, halves = bouts.halves + excluded.halves",
        )
        .bind(&bout.game)
        .bind(&bout.first)
        .bind(&bout.second)
        .bind(bout.halves)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}
