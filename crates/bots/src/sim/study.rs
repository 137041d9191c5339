//! A study: what many matches show about a game. Who wins from where and as whom, with which cards, by how much; how long it takes, how
//! often the lead changes, and what never turns up.
//!
//! Nothing here knows a game. Heroes come from `Face::role`; cards and the like are the things of `Face::things`, which count as
//! used by a seat when the text of an event names both; what happens and what is chosen are told apart by the keys of their texts.

use serde::Serialize;
use table::{Thing, Verdict};

/// What a simulation showed, beyond its [`Report`](super::Report).
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Study {
    /// The finished matches, in order.
    pub matches: Vec<MatchRow>,
    /// Their seats: as many rows a match as there are seats.
    pub seats: Vec<SeatRow>,
    /// What seats played as, the most frequent kind first.
    pub roles: Vec<ThingRow>,
    /// What was used or could have been.
    pub things: Vec<ThingRow>,
    /// What happened, by the keys of the events' texts.
    pub events: Vec<KeyRow>,
    /// What was chosen, by the keys of the choices' texts.
    pub actions: Vec<KeyRow>,
}

/// One match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MatchRow {
    /// Which one, counted from 0.
    pub number: u64,
    /// The seed that deals it again.
    pub seed: u64,
    /// How many decisions it took.
    pub steps: u64,
    /// How often another seat took the lead.
    pub lead_changes: u32,
    /// After how many decisions the winner led for good; nothing when nobody won alone, or led at the end.
    pub decided_at: Option<u64>,
    /// For play together: whether the table won.
    pub together: Option<Verdict>,
}

/// One seat of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// Who played it: the place in the list of players, counted from 0.
    pub player: usize,
    /// Its place, 1 is best.
    pub rank: u8,
    /// Its score.
    pub score: i32,
    /// 1 for a match won, its share for a shared first place.
    pub won: f64,
    /// What it played as: places in [`Study::roles`].
    pub roles: Box<[u32]>,
}

/// One hero, card or the like.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ThingRow {
    /// What it is.
    pub thing: Thing,
    /// How often it was named.
    pub uses: u64,
    /// In how many matches.
    pub matches: u64,
    /// How many seats had it: a seat counts once a match.
    pub seats: u64,
    /// What those seats won; a shared first place counts its share.
    pub wins: f64,
}

/// Something with a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KeyRow {
    /// The key of its text in the locale files, or a rule's id.
    pub key: String,
    /// How often it was met.
    pub count: u64,
    /// In how many matches.
    pub matches: u64,
}

impl Study {
    /// How many seats each match has.
    pub fn table_size(&self) -> usize {
        self.seats.len() / self.matches.len().max(1)
    }

    /// The seats of each match.
    pub fn tables(&self) -> impl Iterator<Item = (&MatchRow, &[SeatRow])> {
        self.matches.iter().zip(self.seats.chunks(self.table_size().max(1)))
    }
}
