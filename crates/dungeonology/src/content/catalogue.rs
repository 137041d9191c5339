//! Everything printed, in one place, built once.

use std::sync::OnceLock;

use super::*;

/// Everything that is printed. Built and checked by [`read`]; every id of `ids.rs` has its row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// Trick Cards by [`TrickId`].
    pub tricks: Vec<Trick>,
    /// The face of each physical Trick Card, by [`CardId`].
    pub faces: Vec<TrickId>,
    /// Zones by [`ZoneId`].
    pub zones: Vec<Zone>,
    /// Interns by [`InternId`].
    pub interns: Vec<Intern>,
    /// Jinxes by [`JinxId`].
    pub jinxes: Vec<Jinx>,
    /// Scholars by [`ScholarId`].
    pub scholars: Vec<Scholar>,
    /// Clans by [`ClanId`].
    pub clans: Vec<Clan>,
    /// Alert Cards by [`AlertId`], from the easiest.
    pub alerts: Vec<AlertCard>,
    /// Panic Cards by [`PanicId`].
    pub panics: Vec<Panic>,
    /// Profiles of the Boss by [`ProfileId`].
    pub profiles: Vec<BossProfile>,
    /// The Randomizer Deck.
    pub randomizers: Vec<Randomizer>,
    /// The Note Board.
    pub board: NoteBoard,
}

/// The house set, read when it is first asked for.
#[inline]
pub fn catalogue() -> &'static Catalogue {
    static HOUSE: OnceLock<Catalogue> = OnceLock::new();
    HOUSE.get_or_init(house)
}

/// The embedded files are checked by a test of this crate, so reading them does not fail in a build that passed.
fn house() -> Catalogue {
    match read(HOUSE_FILES) {
        Ok(catalogue) => catalogue,
        Err(errors) => unreachable!("the house set is broken: {errors}"),
    }
}

macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident, $id:ident, $field:ident, $row:ident;)+) => {
        impl Catalogue { $(
            $(#[$doc])*
            #[inline]
            pub fn $name(&self, id: $id) -> &$row {
                &self.$field[id.index()]
            }
        )+ }
    };
}

rows! {
    /// The face of a Trick Card.
    trick, TrickId, tricks, Trick;
    /// A tile.
    zone, ZoneId, zones, Zone;
    /// An Intern Card.
    intern, InternId, interns, Intern;
    /// A Jinx Card.
    jinx, JinxId, jinxes, Jinx;
    /// A Scholar Card.
    scholar, ScholarId, scholars, Scholar;
    /// A Clan Card.
    clan, ClanId, clans, Clan;
    /// An Alert Card.
    alert, AlertId, alerts, AlertCard;
    /// A Panic Card.
    panic, PanicId, panics, Panic;
    /// A side of the Boss Card.
    profile, ProfileId, profiles, BossProfile;
}
