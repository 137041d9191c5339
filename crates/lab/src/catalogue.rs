//! What could have happened: the keys of a game's texts in the locale files, by what they stand for.

use std::collections::BTreeSet;

/// By convention the texts of choices and of events share the beginning of their keys.
const CHOICES: [&str; 1] = ["do"];
const EVENTS: [&str; 2] = ["told", "log"];

/// The keys of everything that can be chosen in a game; nothing where the game has no such convention.
pub(crate) fn choices(game: &str) -> BTreeSet<&'static str> {
    keys(game, &CHOICES)
}

/// The keys of everything that can happen in a game.
pub(crate) fn events(game: &str) -> BTreeSet<&'static str> {
    keys(game, &EVENTS)
}

fn keys(game: &str, stems: &[&str]) -> BTreeSet<&'static str> {
    let stems: Vec<String> = stems.iter().map(|stem| format!("{game}-{stem}-")).collect();
    let english = tongues::files().iter().filter(|(language, ..)| *language == "en");
    let lines = english.flat_map(|(_, _, text)| text.lines());
    let named = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    named.filter(|key| stems.iter().any(|stem| key.starts_with(stem.as_str()))).collect()
}

/// A sentence whose placeholders nobody filled, with dots in their places.
pub(crate) fn dotted(sentence: &str) -> String {
    let mut out = String::new();
    let mut rest = sentence;
    while let Some(open) = rest.find("{$") {
        out.push_str(&rest[..open]);
        out.push('…');
        rest = rest[open..].split_once('}').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_knows_what_can_happen_in_it() {
        assert!(events("dungeon-drop").contains("dungeon-drop-told-looted"));
        assert!(choices("dungeoneer").contains("dungeoneer-do-pass"));
        assert!(choices("connect-four").is_empty());
    }

    #[test]
    fn open_placeholders_become_dots() {
        assert_eq!(dotted("{$seat} keeps {$card}."), "… keeps ….");
        assert_eq!(dotted("Pass"), "Pass");
    }
}
