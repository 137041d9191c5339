//! The absences that ARCHITECTURE.md promises.

#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

const GAMES: [&str; 7] =
    ["tic-tac-toe", "connect-four", "parley", "dungeon-drop", "dungeoneer", "map-masters", "dungeonology"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every source file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "{}", folder.display());
    found
}

/// Every source file below a folder with its code: comments and what stands behind `#[cfg(test)]` are left out.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        (path.display().to_string(), code.join("\n"))
    };
    files(folder).into_iter().map(read).collect()
}

fn games() -> impl Iterator<Item = (&'static str, PathBuf)> {
    GAMES.into_iter().map(|game| (game, root().join("crates").join(game)))
}

fn assert_absent(sources: &[(String, String)], words: &[&str], why: &str) {
    for (file, code) in sources {
        for (number, line) in code.lines().enumerate() {
            for word in words {
                assert!(!line.contains(word), "{file}:{}: `{word}`: {why}", number + 1);
            }
        }
    }
}

#[test]
fn the_kernel_names_no_game() {
    let kernel = sources(&root().join("crates/table/src"));
    let idents: Vec<String> = GAMES.iter().map(|game| game.replace('-', "_")).collect();
    let words: Vec<&str> = GAMES.into_iter().chain(idents.iter().map(String::as_str)).collect();
    assert_absent(&kernel, &words, "the kernel names no game");
}

#[test]
fn games_know_no_network_no_storage_no_json_and_no_other_game() {
    for (game, folder) in games() {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let (_, rest) = manifest.split_once("[dependencies]").unwrap();
        let dependencies = rest.split("\n[").next().unwrap();
        let forbidden = ["tokio", "axum", "sqlx", "serde_json", "bots", "server", "store"];
        for word in forbidden.into_iter().chain(GAMES) {
            let depends = dependencies.lines().any(|line| {
                line.trim_start().starts_with(&format!("{word}.")) || line.starts_with(&format!("{word} "))
            });
            assert!(!depends, "{game} depends on {word}");
        }
        assert_absent(
            &sources(&folder.join("src")),
            &["std::net", "std::fs", "std::thread", "serde_json::Value"],
            "a game is only a game",
        );
    }
}

#[test]
fn rules_read_no_clock_and_own_no_randomness_and_keep_no_hash_map() {
    for (_, folder) in games() {
        let words =
            ["std::time", "Instant::", "SystemTime", "HashMap", "HashSet", "RandomState", "static mut"];
        assert_absent(&sources(&folder.join("src")), &words, "rules are pure");
    }
}

#[test]
fn rules_use_no_floats_outside_physics() {
    for (_, folder) in games() {
        let mut rules = sources(&folder.join("src"));
        rules.retain(|(file, _)| !file.contains("/physics"));
        assert_absent(&rules, &["f32", "f64"], "no floats outside physics");
    }
}

#[test]
fn libraries_that_say_they_have_no_tests_have_none() {
    let crates = std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let is_untested = |folder: &PathBuf| {
        std::fs::read_to_string(folder.join("Cargo.toml")).unwrap().contains("\n[lib]\ntest = false\n")
    };
    let untested: Vec<PathBuf> = crates.filter(is_untested).collect();
    assert!(untested.iter().any(|folder| folder.ends_with("shelf")), "{untested:?}");
    for file in untested.iter().flat_map(|folder| files(&folder.join("src"))) {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(!text.contains("#[test]"), "{}: nobody would run this test", file.display());
    }
}

#[test]
fn texts_name_no_machine() {
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && !["target", "node_modules", ".git", "dist"].contains(&name.as_str()) {
                folders.push(path);
            } else if ["md", "toml", "ftl", "rs"]
                .iter()
                .any(|extension| name.ends_with(&format!(".{extension}")))
            {
                let text = std::fs::read_to_string(&path).unwrap_or_default();
                let paths = ["work", "root", "farm"].map(|folder| format!(" /{folder}/"));
                assert!(
                    !paths.iter().any(|word| text.contains(word.as_str())),
                    "{} names a machine's path",
                    path.display()
                );
            }
        }
    }
}
