//! The page and the rows of a study.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use bots::sim::{Plan, Report, Study, ThingRow, study};
use lab::{About, FILES, Whole, page, write_rows};
use parley::Parley;
use table::{Text, Thing};
use tongues::{LANGUAGES, Tongue};

fn studied() -> (Report, Study) {
    let plan = Plan {
        mode: None,
        chosen: Default::default(),
        players: vec!["greedy".to_owned(), "random".to_owned(), "random".to_owned()],
        games: 40,
        seed: 3,
        rotate: true,
        threads: 2,
        judge_every: 1,
    };
    study::<Parley>(&plan, &|_| {}).unwrap()
}

fn about() -> About {
    About { title: "Parley <&>".to_owned(), command: "undercroft sim parley".to_owned(), seed: 3 }
}

#[test]
fn the_page_fetches_nothing_and_every_word_is_there_in_every_language() {
    let (report, study) = studied();
    for language in LANGUAGES {
        let html = page(&report, &study, &about(), &Tongue::new(language).unwrap());
        for outside in ["http:", "https:", "src=", "<link", "url(", "@import", "<script"] {
            assert!(!html.contains(outside), "{outside}");
        }
        assert!(html.contains("Parley &lt;&amp;&gt;") && !html.contains("Parley <&>"));
        assert!(
            html.contains(&format!("<html lang=\"{language}\">"))
                && html.contains("prefers-color-scheme: dark")
        );
        for id in
            ["seats", "players", "roles", "cards", "lengths", "scores", "leads", "unused", "frequencies"]
        {
            assert!(html.contains(&format!("<section id=\"{id}\">")), "{id}");
        }
        // A text without words would show up as its key.
        let bare = html
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
            .find(|word| word.starts_with("lab-") || word.starts_with("thing-"));
        assert_eq!(bare, None, "in {language}");
    }
}

#[test]
fn the_page_is_well_formed() {
    let (report, study) = studied();
    let html = page(&report, &study, &about(), &Tongue::english());
    for tag in ["section", "svg", "figure", "details", "div", "table", "ul", "h2", "h3", "span", "dl"] {
        let opened = html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "{tag}");
    }
    for wrong in ["NaN", "=\"inf", "=\"-inf", ">inf", ">−inf"] {
        assert!(!html.contains(wrong), "{wrong}");
    }
}

#[test]
fn rows_hold_every_match_and_every_seat() {
    let (report, study) = studied();
    let folder = tempfile::tempdir().unwrap();
    write_rows(folder.path(), &report, &study, &Tongue::english()).unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("matches.csv").lines().count(), 1 + 40);
    assert_eq!(read("seats.csv").lines().count(), 1 + 40 * 3);
    assert!(read("events.csv").contains("parley-bid-made,"));
    let columns: Vec<usize> = read("seats.csv").lines().map(|line| line.split(',').count()).collect();
    assert!(columns.iter().all(|&count| count == 8));
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), FILES.len(), "nothing is left beside the files");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("study.html");
    std::fs::write(&path, "old").unwrap();
    let failed = Whole::create(&path).unwrap().write(|out| {
        out.write_all(b"half")?;
        Err(std::io::Error::from(std::io::ErrorKind::StorageFull))
    });
    assert!(failed.unwrap_err().to_string().contains("study.html"));
    drop(Whole::create(&path).unwrap());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
    Whole::create(&path).unwrap().write(|out| out.write_all(b"new")).unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn wrong_paths_are_named() {
    let folder = tempfile::tempdir().unwrap();
    for wrong in
        [folder.path().join("missing/study.html"), folder.path().to_owned(), Path::new("/").to_owned()]
    {
        let error = Whole::create(&wrong).err().unwrap();
        assert!(error.to_string().starts_with(&wrong.display().to_string()), "{error}");
    }
}

/// A full disk, as Linux plays it.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named() {
    let full = Path::new("/dev/full");
    let error = Whole::create(full).unwrap().write(|out| out.write_all(b"page")).unwrap_err();
    assert!(error.to_string().starts_with("/dev/full: "), "{error}");
    assert!(!std::fs::metadata(full).unwrap().is_file(), "the device is still one");
}

#[test]
fn what_somebody_played_as_was_used() {
    let (report, mut study) = studied();
    let hero = ThingRow {
        thing: Thing::new("hero", Text::new("nobody-s-hero")),
        uses: 0,
        matches: 0,
        seats: 0,
        wins: 0.0,
    };
    study.things.push(hero.clone());
    let never = |study: &Study| {
        let html = page(&report, study, &about(), &Tongue::english());
        html.split("<section id=\"unused\">").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
    };
    assert!(never(&study).contains("nobody-s-hero"));
    study.roles.push(ThingRow { uses: 40, seats: 40, ..hero });
    assert!(!never(&study).contains("nobody-s-hero"));
}
