//! What the store promises: all or nothing, one writer of a row, and a failure that names its cause.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use store::{Append, Bout, Change, Chat, EVERYWHERE, Failure, NewTable, Outage, Store, Wish};

async fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::sqlite(&folder.path().join("test.sqlite")).await.unwrap();
    (folder, store)
}

fn table(id: &str, num: i64) -> Change {
    let new = NewTable {
        game: "x".into(),
        owner: "me".into(),
        listed: true,
        seed: "00".into(),
        doc: format!("doc of {id}"),
    };
    let seated = vec!["me".to_owned()];
    Change {
        table: id.into(),
        num,
        create: Some(Box::new(new)),
        stage: "playing",
        seated,
        ..Change::default()
    }
}

fn row(num: i64, n: i64, lines: &str) -> Change {
    let append = Append { n, seen: 3, request: format!("0:{n}"), lines: lines.to_owned() };
    Change { table: "t".into(), num, append: Some(append), stage: "playing", ..Change::default() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_written_is_read_back_after_the_store_was_opened_again() {
    let (folder, store) = store().await;
    store.write(table("t", 1)).await.unwrap();
    store.write(row(1, 0, "a\nb\n")).await.unwrap();
    let chat = Chat { n: 0, person: "me".into(), name: "Me".into(), words: "hello".into() };
    store.write(Change { num: 1, chat: Some(chat), ..row(1, 2, "c\n") }).await.unwrap();
    store.close().await;
    let store = Store::sqlite(&folder.path().join("test.sqlite")).await.unwrap();
    let stored = store.table("t").await.unwrap().unwrap();
    assert_eq!((stored.num, stored.doc.as_str()), (1, "doc of t"));
    let lines: String = store.rows(1, 0).await.unwrap().into_iter().map(|row| row.lines).collect();
    assert_eq!(lines, "a\nb\nc\n");
    assert_eq!(store.chat(1, 10).await.unwrap()[0].words, "hello");
    assert_eq!(store.tables_of("me", 10).await.unwrap().len(), 1);
    assert_eq!((store.open_tables_of("me").await.unwrap(), store.listed(10).await.unwrap().len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_write_the_same_row_one_is_refused_and_everybody_else_is_not() {
    let (_folder, store) = store().await;
    store.write(table("t", 1)).await.unwrap();
    store.write(row(1, 0, "first\n")).await.unwrap();
    let writing: Vec<_> = (0..300)
        .map(|n| {
            let (store, change) = (
                store.clone(),
                if n == 17 { row(1, 0, "second\n") } else { row(1, n + 1, &format!("x{n}\n")) },
            );
            tokio::spawn(async move { store.write(change).await })
        })
        .collect();
    let mut refused = Vec::new();
    for (n, written) in writing.into_iter().enumerate() {
        if let Err(failure) = written.await.unwrap() {
            refused.push((n, failure));
        }
    }
    assert_eq!(refused, [(17, Failure::Conflict)]);
    let rows = store.rows(1, 0).await.unwrap();
    let values = rows.iter().map(|row| (row.n, row.seen, row.request.as_str(), row.lines.as_str()));
    let wanted: Vec<(i64, String, String)> =
        (0..300).filter(|n| *n != 17).map(|n| (n + 1, format!("0:{}", n + 1), format!("x{n}\n"))).collect();
    let wanted = wanted.iter().map(|(n, request, lines)| (*n, 3, request.as_str(), lines.as_str()));
    assert!(values.eq([(0, 3, "0:0", "first\n")].into_iter().chain(wanted)), "{rows:?}");
    let stale = Change { doc: Some((7, "late".into())), ..row(1, 999, "y\n") };
    assert_eq!(store.write(stale).await, Err(Failure::Conflict), "the document has another revision");
    assert_eq!(store.rows(1, 999).await.unwrap(), [], "all or nothing");
    store.alive().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_belongs_together_is_written_together_or_not_at_all() {
    let (_folder, store) = store().await;
    store.write(table("t", 1)).await.unwrap();
    let with = |change: Change, other: Change| Change { with: Some(Box::new(other)), ..change };
    store.write(with(row(1, 0, "a\n"), table("next", 2))).await.unwrap();
    assert_eq!(store.table("next").await.unwrap().unwrap().num, 2);
    assert_eq!(store.write(with(row(1, 1, "b\n"), table("third", 2))).await, Err(Failure::Conflict));
    assert_eq!(store.rows(1, 0).await.unwrap().len(), 1, "neither the row");
    assert_eq!(store.table("third").await.unwrap(), None, "nor the table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_is_found_at_once_and_when_thousands_have_sat_down_since() {
    let (folder, store) = store().await;
    let with_crowd = |id: &str, num: i64| {
        let crowd = (0..900).map(|n| format!("g-{n}"));
        Change { seated: crowd.chain(["me".to_owned()]).collect(), ..table(id, num) }
    };
    for num in 1..=4 {
        store.write(with_crowd(&format!("t{num}"), num)).await.unwrap();
        store.write(Change { seated: vec!["me".to_owned()], ..row(num, 0, "x\n") }).await.unwrap();
        assert_eq!(store.tables_of("me", 10).await.unwrap().len() as i64, num, "each table once");
    }
    assert_eq!(store.tables_under_way("g-899", 10).await.unwrap().len(), 4);
    store.close().await;
    let store = Store::sqlite(&folder.path().join("test.sqlite")).await.unwrap();
    assert_eq!(store.tables_of("g-0", 10).await.unwrap().len(), 4);
    store.add_account("me", "Me", "hash").await.unwrap();
    store.remove_account("me").await.unwrap();
    assert_eq!(store.tables_of("me", 10).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_named_and_nothing_that_was_taken_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("small.sqlite");
    let store = Store::sqlite_of(&file, Some(60)).await.unwrap();
    store.write(table("t", 1)).await.unwrap();
    let long = "z".repeat(10_000);
    let mut taken = 0;
    let failure = loop {
        match store.write(row(1, taken, &long)).await {
            Ok(()) => taken += 1,
            Err(failure) => break failure,
        }
    };
    assert!(taken > 0 && failure.to_string().contains("full"), "{failure}");
    assert!(store.alive().await.is_err(), "the store says that it is not well");
    assert_eq!(store.rows(1, 0).await.unwrap().len() as i64, taken);
    store.close().await;
    let store = Store::sqlite(&file).await.unwrap();
    store.write(row(1, taken, &long)).await.unwrap();
    store.alive().await.unwrap();
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error = |opened: Result<Store, Failure>| opened.err().unwrap().to_string();
    let none = error(Store::sqlite(&folder.path().join("no/such/folder/x.sqlite")).await);
    assert!(none.contains("x.sqlite"), "{none}");
    let broken = folder.path().join("broken.sqlite");
    std::fs::write(
        &broken,
        "this is no database at all, but a text that is long enough to be looked at ".repeat(20),
    )
    .unwrap();
    let broken = error(Store::sqlite(&broken).await);
    assert!(broken.contains("broken.sqlite") && broken.contains("not a database"), "{broken}");
    let odd = error(Store::open("mysql://me:secret@host/db").await);
    assert!(odd.contains("mysql") && !odd.contains("secret"), "{odd}");
}

#[tokio::test]
async fn the_times_when_nobody_served_are_kept() {
    let (_folder, store) = store().await;
    assert_eq!(store.outages(1_000, 500).await.unwrap(), [], "nobody ever served before");
    store.serving(4_000).await.unwrap();
    store.serving(3_000).await.unwrap();
    assert_eq!(store.outages(4_499, 500).await.unwrap(), []);
    let night = Outage { from: 4_499, to: 90_000 };
    assert_eq!(store.outages(90_000, 500).await.unwrap(), [night]);
    let later = Outage { from: 90_000, to: 95_000 };
    assert_eq!(store.outages(95_000, 500).await.unwrap(), [night, later]);
    const TWO_YEARS: i64 = 2 * 366 * 24 * 3_600 * 1_000;
    let last = Outage { from: 95_000, to: TWO_YEARS };
    assert_eq!(store.outages(TWO_YEARS, 500).await.unwrap(), [last], "what is long over is forgotten");
}

#[tokio::test]
async fn results_and_wishes_are_kept_and_go_with_their_account() {
    let (_folder, store) = store().await;
    for (id, name) in [("a-1", "Ada"), ("a-2", "Bo")] {
        store.add_account(id, name, "hash").await.unwrap();
    }
    let bout = |halves| Bout { game: "x".into(), first: "a-1".into(), second: "a-2".into(), halves };
    store.write(Change { bouts: vec![bout(2)], ..table("t", 1) }).await.unwrap();
    store.write(Change { bouts: vec![bout(1)], ..row(1, 0, "x\n") }).await.unwrap();
    let met = store.met("x").await.unwrap();
    assert_eq!((met[0].matches, met[0].halves), (2, 3));
    assert_eq!(store.rated_players("x", 10).await.unwrap().len(), 2);
    let met_by = async |id| store.met_by(id).await.unwrap();
    assert_eq!(met_by("a-1").await, [("x".to_owned(), "Bo".to_owned(), 2, 3)]);
    assert_eq!(met_by("a-2").await, [("x".to_owned(), "Ada".to_owned(), 2, 1)]);
    let wish = |mail: &str| Wish { mail: mail.to_owned(), ..Wish::default() };
    store.wish("a-1", EVERYWHERE, &wish("all@x.example")).await.unwrap();
    store.wish("a-1", 1, &wish("one@x.example")).await.unwrap();
    assert_eq!(store.wished("a-1", 1).await.unwrap(), Some(wish("one@x.example")));
    let of_tables = store.table_wishes("a-1").await.unwrap();
    assert_eq!(of_tables, [("t".to_owned(), wish("one@x.example"))]);
    assert_eq!(store.wished("a-1", 2).await.unwrap(), Some(wish("all@x.example")));
    store.remove_account("a-1").await.unwrap();
    assert_eq!((store.met("x").await.unwrap().len(), store.wished("a-1", 1).await.unwrap()), (0, None));
}
