//! What is chosen before a match: the sets in play, and the optional advanced rules.

use serde::{Deserialize, Serialize};
use table::{Field, FieldKind, Mode, Schema, Text, Value, enforces};

use crate::content::{self, Border, SetId};

/// What the players agreed on before the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Options {
    /// Which decks are in play.
    pub sets: Sets,
    /// The optional rule Revealed Map.
    pub revealed_map: bool,
    /// Whether a player may give up on his own turn.
    pub concede: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { sets: Sets::Crypt, revealed_map: false, concede: false }
    }
}

/// The decks in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// The Dungeon set, its first deck.
    Crypt,
    /// The Wilderness set, its first deck.
    Wildwood,
    /// Both decks of the Dungeon set.
    CryptLarge,
    /// Both decks of the Wilderness set.
    WildwoodLarge,
    /// The first deck of each set.
    Combined,
    /// Both decks of both sets.
    CombinedLarge,
}

impl Sets {
    /// All there are, the default first.
    pub const ALL: [Sets; 6] = [
        Sets::Crypt,
        Sets::Wildwood,
        Sets::CryptLarge,
        Sets::WildwoodLarge,
        Sets::Combined,
        Sets::CombinedLarge,
    ];

    /// The name in options.
    pub const fn word(self) -> &'static str {
        match self {
            Sets::Crypt => "crypt",
            Sets::Wildwood => "wildwood",
            Sets::CryptLarge => "crypt-large",
            Sets::WildwoodLarge => "wildwood-large",
            Sets::Combined => "combined",
            Sets::CombinedLarge => "combined-large",
        }
    }

    /// The fewest and the most players these decks serve: three to a deck, as each holds three Heroes and Trackers.
    pub const fn seats(self) -> (usize, usize) {
        enforces!("dungeoneer.general.players");
        match self {
            Sets::Crypt | Sets::Wildwood => (2, 3),
            Sets::CryptLarge | Sets::WildwoodLarge => (4, 6),
            Sets::Combined | Sets::CombinedLarge => (2, 6),
        }
    }

    /// Whether cards of this set and part are in play. The symbol of a card says which set it belongs to.
    pub fn include(self, set: SetId, part: u8) -> bool {
        enforces!("dungeoneer.combined.mix-everything", "dungeoneer.combined.set-symbol");
        let both_parts = matches!(self, Sets::CryptLarge | Sets::WildwoodLarge | Sets::CombinedLarge);
        let border = content::library().sets().get(set.0 as usize).map(|set| set.border);
        let this_set = match self {
            Sets::Crypt | Sets::CryptLarge => border == Some(Border::Dungeon),
            Sets::Wildwood | Sets::WildwoodLarge => border == Some(Border::Wilderness),
            Sets::Combined | Sets::CombinedLarge => border.is_some(),
        };
        this_set && (part == 1 || both_parts)
    }

    /// Whether a Dungeon and a Wilderness are both in play.
    pub const fn combined(self) -> bool {
        matches!(self, Sets::Combined | Sets::CombinedLarge)
    }
}

/// The ways to play, for forms and commands.
pub fn schema() -> Schema {
    enforces!("dungeoneer.option.agree-before");
    let mut modes: Vec<Mode> = Sets::ALL.iter().map(|&sets| mode(sets)).collect();
    modes.push(revealed("revealed", Sets::Crypt));
    modes.push(revealed("revealed-combined", Sets::Combined));
    let limits = Sets::ALL.iter().map(|&sets| seats_of(sets)).collect();
    Schema { modes, fields: vec![sets_field(), switch("revealed-map"), switch("concede")], limits }
}

fn mode(sets: Sets) -> Mode {
    let title = Text::keyed(format!("dungeoneer-mode-{}", sets.word()));
    Mode { name: sets.word(), title, values: vec![("sets", sets.word().into())], seats: sets.seats() }
}

fn revealed(name: &'static str, sets: Sets) -> Mode {
    let title = Text::keyed(format!("dungeoneer-mode-{name}"));
    Mode {
        name,
        title,
        values: vec![("sets", sets.word().into()), ("revealed-map", true.into())],
        seats: sets.seats(),
    }
}

fn seats_of(sets: Sets) -> table::Limit {
    let (min, max) = sets.seats();
    table::Limit {
        when: vec![table::Condition::is("sets", sets.word())],
        then: vec![table::Condition::Seats { min, max }],
        why: Text::new("dungeoneer-setup-seats").with("min", min).with("max", max),
    }
}

fn sets_field() -> Field {
    let values =
        Sets::ALL.iter().map(|&sets| (sets.word(), Text::keyed(format!("dungeoneer-mode-{}", sets.word()))));
    Field {
        key: "sets",
        label: Text::new("dungeoneer-option-sets"),
        help: Text::new("dungeoneer-option-sets-help"),
        kind: FieldKind::OneOf { values: values.collect() },
        default: Value::Name(Sets::Crypt.word().to_owned()),
    }
}

fn switch(key: &'static str) -> Field {
    Field {
        key,
        label: Text::keyed(format!("dungeoneer-option-{key}")),
        help: Text::keyed(format!("dungeoneer-option-{key}-help")),
        kind: FieldKind::Switch,
        default: Value::Switch(false),
    }
}
