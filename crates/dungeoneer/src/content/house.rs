//! The house sets, compiled in.

use super::entry::Source;
use super::words::Border;

macro_rules! pack {
    ($($file:literal),* $(,)?) => {
        [$(($file, include_str!(concat!("../../../../content/dungeoneer/", $file)))),*]
    };
}

/// The files of the house sets: ours, word for word, with no printed card copied.
const FILES: [(&str, &str); 17] = pack![
    "categories.toml",
    "crypt/set.toml",
    "crypt/boons.toml",
    "crypt/treasures.toml",
    "crypt/banes.toml",
    "crypt/encounters.toml",
    "crypt/maps.toml",
    "crypt/quests.toml",
    "crypt/heroes.toml",
    "wildwood/set.toml",
    "wildwood/boons.toml",
    "wildwood/treasures.toml",
    "wildwood/banes.toml",
    "wildwood/encounters.toml",
    "wildwood/maps.toml",
    "wildwood/quests.toml",
    "wildwood/heroes.toml",
];

/// The card files of the house sets.
pub fn sources() -> Vec<Source> {
    sources_besides(&[])
}

/// The card files of the house sets, without those of the borders that other sets bring.
pub(super) fn sources_besides(brought: &[Border]) -> Vec<Source> {
    let kept = |file: &str| match file.split('/').next() {
        Some("crypt") => !brought.contains(&Border::Dungeon),
        Some("wildwood") => !brought.contains(&Border::Wilderness),
        _ => true,
    };
    let files = FILES.iter().filter(|(file, _)| kept(file));
    files.map(|(file, text)| Source { file: (*file).to_owned(), text: (*text).to_owned() }).collect()
}
