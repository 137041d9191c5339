//! What makes a set whole: the numbers of cards a deck must have, and references that stay within the set.

use std::collections::BTreeSet;

use super::cards::{Exit, MapCard, MapId, Print, SetId, Task};
use super::entry::Source;
use super::error::ContentError;
use super::library::Library;
use super::words::Side;

/// Cards of each kind in one part of a set.
pub mod deck {
    /// Adventure cards, copies counted.
    pub const ADVENTURES: usize = 30;
    /// Map cards.
    pub const MAPS: usize = 11;
    /// Quest cards.
    pub const QUESTS: usize = 7;
    /// Hero cards.
    pub const HEROES: usize = 3;
    /// Tracker cards.
    pub const TRACKERS: usize = 3;
    /// Cut-out cards.
    pub const CUT_OUTS: usize = 1;
    /// Passages or roads that the set-up needs in the first part.
    pub const PASSAGES: usize = 4;
}

/// What a custom selection needs at least: enough for two players.
pub mod selection {
    /// The fewest players.
    pub const PLAYERS: usize = 2;
    /// Five Adventure cards in each opening hand.
    pub const ADVENTURES: usize = 5 * PLAYERS;
    /// Two Personal Quests each and a Global one.
    pub const QUESTS: usize = 2 * PLAYERS + 1;
}

/// Everything that is wrong with sets as wholes.
pub(super) fn check(library: &Library, sources: &[Source]) -> Vec<ContentError> {
    let mut wrong = Wrong { sources, errors: Vec::new() };
    for (index, set) in library.sets().iter().enumerate() {
        for part in [1, 2] {
            counts(library, SetId(index as u8), part, set.id, &mut wrong);
        }
    }
    ids_once(library, &mut wrong);
    references(library, &mut wrong);
    wrong.errors
}

struct Wrong<'a> {
    sources: &'a [Source],
    errors: Vec<ContentError>,
}

impl Wrong<'_> {
    fn add(&mut self, card: &str, field: &str, why: String) {
        let named = format!("id = \"{card}\"");
        let place = self.sources.iter().find_map(|source| {
            let line = source.text.lines().position(|line| line.trim() == named)?;
            Some((source.file.clone(), line + 1))
        });
        let (file, line) = place.unwrap_or_default();
        self.errors.push(ContentError { file, line, card: card.to_owned(), field: field.to_owned(), why });
    }
}

/// A part has all its cards, or (the second one) none. A custom selection has what the set-up of two players needs.
fn counts(library: &Library, set: SetId, part: u8, id: &str, wrong: &mut Wrong<'_>) {
    let of =
        |print: &Print| if print.set == set && print.part == part { usize::from(print.count) } else { 0 };
    let found = [
        ("adventure", library.adventures().iter().map(|card| of(&card.print)).sum(), deck::ADVENTURES),
        ("map", library.maps().iter().map(|card| of(&card.print)).sum(), deck::MAPS),
        ("quest", library.quests().iter().map(|card| of(&card.print)).sum(), deck::QUESTS),
        ("hero", library.heroes().iter().map(|card| of(&card.print)).sum(), deck::HEROES),
        ("tracker", usize::from(library.card_set(set).trackers[usize::from(part) - 1]), deck::TRACKERS),
        (
            "cut_out",
            library.cut_outs().iter().filter(|c| c.set == set && c.part == part).count(),
            deck::CUT_OUTS,
        ),
    ];
    if part == 2 && found.iter().all(|(_, count, _)| *count == 0usize) {
        return;
    }
    let custom = library.card_set(set).custom;
    for (what, count, needed) in found {
        let needed = if custom { least(what) } else { needed };
        let fits = if custom { count >= needed } else { count == needed };
        if !fits {
            wrong.add(id, what, format!("part {part} has {count} cards of this kind and must have {needed}"));
        }
    }
    entrance(library, set, part, id, wrong);
}

/// The fewest cards of a kind that two players can be dealt from.
fn least(what: &str) -> usize {
    table::enforces!("dungeoneer.combined.custom-selection-minimum");
    match what {
        "adventure" => selection::ADVENTURES,
        "quest" => selection::QUESTS,
        "hero" | "tracker" => selection::PLAYERS,
        "map" => 1 + deck::PASSAGES,
        _ => 0,
    }
}

/// Part 1 has one Entrance and passages that can surround it; part 2 has no Entrance.
fn entrance(library: &Library, set: SetId, part: u8, id: &str, wrong: &mut Wrong<'_>) {
    let cards = || library.maps().iter().filter(|card| card.print.set == set && card.print.part == part);
    let entrances = cards().filter(|card| card.is_entrance()).count();
    if entrances != usize::from(part == 1) {
        wrong.add(
            id,
            "map",
            format!("part {part} has {entrances} Entrances; part 1 has one and part 2 none"),
        );
    }
    let serves = |card: &MapCard, sides: [Side; 2]| sides.iter().any(|side| card.exit(*side) != Exit::Wall);
    let passages: Vec<&MapCard> = cards().filter(|card| card.is_passage()).collect();
    let upright = passages.iter().filter(|card| serves(card, [Side::North, Side::South])).count();
    let across = passages.iter().filter(|card| serves(card, [Side::East, Side::West])).count();
    if part == 1 && (passages.len() < deck::PASSAGES || upright < 2 || across < 2) {
        wrong.add(
            id,
            "map",
            format!("part 1 needs {} passages or roads that can surround the Entrance", deck::PASSAGES),
        );
    }
}

/// No two cards share an id, and no two a slug.
fn ids_once(library: &Library, wrong: &mut Wrong<'_>) {
    let prints = library.adventures().iter().map(|card| &card.print);
    let prints = prints.chain(library.maps().iter().map(|card| &card.print));
    let prints = prints.chain(library.quests().iter().map(|card| &card.print));
    let prints = prints.chain(library.heroes().iter().map(|card| &card.print));
    let mut seen = BTreeSet::new();
    for print in prints {
        if !seen.insert(print.slug) {
            wrong.add(print.id, "id", "another card is called the same after its set".to_owned());
        }
    }
}

/// A Quest's spaces belong to its set, and to its part or an earlier one; so do borders of Map cards.
fn references(library: &Library, wrong: &mut Wrong<'_>) {
    table::enforces!("dungeoneer.combined.custom-selection", "dungeoneer.map.dungeon-wilderness");
    for quest in library.quests() {
        let mut spaces: Vec<(&str, MapId)> = vec![("space", quest.space)];
        if let Task::Escort { destination, .. } = quest.task {
            spaces = vec![("pick_up", quest.space), ("destination", destination)];
        }
        for (field, space) in spaces {
            let at = &library.map(space).print;
            if at.set != quest.print.set || at.part > quest.print.part {
                wrong.add(
                    quest.print.id,
                    field,
                    format!("`{}` may not be in the game when this Quest is", at.id),
                );
            }
        }
    }
    for card in library.maps() {
        if card.border != library.card_set(card.print.set).border {
            wrong.add(card.print.id, "border", "a set is all Dungeon or all Wilderness".to_owned());
        }
    }
}
