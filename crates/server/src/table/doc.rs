//! What is kept of a table besides its log: who sits where, clocks, orders. It is written with the log, all or nothing.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde::{Deserialize, Serialize};
use table::{Controller, Seat, SeatSet, Sitter, Values};

use crate::people::Person;
use crate::protocol::{ClockRules, Order, Proposal, SeatInfo, SeatKind, Stage};

/// The document of a table. What says nothing is left out: it is written at the beginning, at the end and at a rematch, and pages that
/// hold more tables are written less often.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Doc {
    /// The game's id.
    pub game: String,
    /// The mode.
    pub mode: String,
    /// Single choices on top of the mode.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub options: Values,
    /// Whether it is kept out of the list.
    pub private: bool,
    /// Whose it is: whoever made it, then the first of those who stayed. Empty when everybody has left.
    pub owner: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was made.
    pub created: i64,
    /// The seats.
    pub seats: Vec<Chair>,
    /// The hash of the secret seed.
    pub commitment: String,
    /// What people added to the luck, in the order of seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<(Seat, String)>,
    /// How long people may think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// What is left of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<super::clocks::Clocks>,
    /// Whether it is paused.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub paused: bool,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Whether the match was rated.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rated: bool,
    /// Accounts that gave up a seat of the match under way, after they had acted for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<String>,
    /// The accounts that have decided in this match, or let a bot decide for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acted: Vec<String>,
    /// The seats that do not count for whoever sits there now: somebody else's deeds are among theirs.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub unrated: SeatSet,
    /// What is proposed to be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposal>,
    /// The seats that were told that it is their turn, and have not acted since.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub noticed: SeatSet,
}

fn is_usual<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// What it is called.
    pub name: Option<String>,
    /// Whose it is, by id.
    pub person: Option<String>,
    /// Who decides at the moment.
    pub control: Control,
    /// Standing orders.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<Order>,
}

/// Who decides for a seat at the moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Control {
    /// Nobody has it yet.
    Open,
    /// Its person.
    Person,
    /// A bot.
    Bot(String),
    /// Nobody.
    Nobody,
}

impl Control {
    /// As the log writes it.
    pub fn controller(&self) -> Controller {
        match self {
            Control::Person => Controller::Person,
            Control::Bot(name) => Controller::Bot(name.clone()),
            Control::Open | Control::Nobody => Controller::Nobody,
        }
    }
}

impl Chair {
    /// Whether anybody may sit down here.
    pub fn is_free(&self) -> bool {
        matches!(self.control, Control::Open | Control::Nobody) && self.person.is_none()
    }

    /// For whoever comes.
    pub fn open() -> Chair {
        Chair { name: None, person: None, control: Control::Open, orders: Vec::new() }
    }

    /// A bot's, which [`name_bots`] gives a name.
    pub fn bot(level: &str) -> Chair {
        Chair { name: None, person: None, control: Control::Bot(level.to_owned()), orders: Vec::new() }
    }

    /// A person's.
    pub fn of(person: &Person, name: Option<&str>) -> Chair {
        let name = name.map_or_else(|| person.name.clone(), str::to_owned);
        Chair {
            name: Some(name),
            person: Some(person.id.clone()),
            control: Control::Person,
            orders: Vec::new(),
        }
    }
}

/// What bots are called in every language. There are as many as there can be seats, so that one is always free.
const BOT_NAMES: [&str; table::MAX_SEATS] =
    ["Alba", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Gilda", "Hugo"];

/// Gives every bot a name that nobody else at the table has. Bots who have one keep it.
pub fn name_bots(seats: &mut [Chair]) {
    for index in 0..seats.len() {
        if seats[index].name.is_some() {
            continue;
        }
        let is_taken = |name: &str| seats.iter().any(|chair| chair.name.as_deref() == Some(name));
        if let (Control::Bot(_), Some(free)) =
            (&seats[index].control, BOT_NAMES.into_iter().find(|it| !is_taken(it)))
        {
            seats[index].name = Some(free.to_owned());
        }
    }
}

impl Doc {
    /// The seats that somebody holds.
    pub fn held_by(&self, person: &str) -> SeatSet {
        self.all().filter(|seat| self.seats[seat.index()].person.as_deref() == Some(person)).collect()
    }

    /// Every seat.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len())
    }

    /// The seat with this number, if there is one.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.seats.get(seat.index())
    }

    /// Whether somebody must still come.
    pub fn is_waiting_for_people(&self) -> bool {
        self.seats.iter().any(|chair| chair.control == Control::Open)
    }

    /// The seats that persons hold, whoever decides for them at the moment.
    pub fn held(&self) -> SeatSet {
        self.all().filter(|seat| self.seats[seat.index()].person.is_some()).collect()
    }

    /// The seats for which persons decide.
    pub fn people(&self) -> SeatSet {
        self.all().filter(|seat| self.seats[seat.index()].control == Control::Person).collect()
    }

    /// What the seats are called, as sentences need it.
    pub fn names(&self) -> Vec<String> {
        let name =
            |(index, chair): (usize, &Chair)| chair.name.clone().unwrap_or_else(|| format!("#{}", index + 1));
        self.seats.iter().enumerate().map(name).collect()
    }

    /// Who sits where, as the log's header has it.
    pub fn sitters(&self) -> Vec<Sitter> {
        let sitter =
            |(name, chair): (String, &Chair)| Sitter { name, controller: chair.control.controller() };
        self.names().into_iter().zip(&self.seats).map(sitter).collect()
    }

    /// Whether something happens here without anybody asking.
    pub fn has_initiative(&self) -> bool {
        let acts = |chair: &Chair| matches!(chair.control, Control::Bot(_)) || !chair.orders.is_empty();
        self.stage == Stage::Playing && !self.paused && (self.clock.is_some() || self.seats.iter().any(acts))
    }

    /// The stage as the store finds tables by it.
    pub fn kept_stage(&self) -> &'static str {
        match self.stage {
            _ if self.is_left() => "over",
            Stage::Gathering => "gathering",
            Stage::Playing if self.has_initiative() => "auto",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }

    /// Whether everybody has left and somebody is missing. Nobody finds such a table any more but by its link.
    fn is_left(&self) -> bool {
        self.owner.is_empty() && self.seats.iter().any(Chair::is_free)
    }

    /// Whoever leaves a table of theirs leaves it to the first of those who stay; whether it is somebody else's now.
    pub fn bequeath(&mut self, from: &str) -> bool {
        let leaves = self.owner == from && self.held_by(from).is_empty();
        if leaves {
            self.owner = self.seats.iter().find_map(|chair| chair.person.clone()).unwrap_or_default();
        }
        leaves
    }

    /// A digest of everything in [`TableInfo`](crate::protocol::TableInfo) that changes with this document. Who is here is told by
    /// itself and not part of it: a change that nobody may know of would else be told with the next one.
    pub fn public_digest(&self) -> u64 {
        // Every field by its name: whoever adds one decides here whether it is told.
        #[rustfmt::skip]
        let Doc {
            stage, paused, proposal, rematch, seats,
            game: _, mode: _, options: _, private: _, owner: _, created: _, commitment: _, clock: _,
            entropy: _, clocks: _, rated: _, left: _, acted: _, unrated: _, noticed: _,
        } = self;
        let mut hasher = DefaultHasher::new();
        (stage, paused, proposal, rematch).hash(&mut hasher);
        for Chair { name, control, person: _, orders: _ } in seats {
            (name, control).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// What a reader may know of a seat.
    pub fn seat_info(&self, seat: Seat, reader: &str, here: impl Fn(&str) -> bool) -> SeatInfo {
        let chair = &self.seats[seat.index()];
        let kind = match chair.control {
            Control::Open => SeatKind::Open,
            Control::Person => SeatKind::Person,
            Control::Bot(_) => SeatKind::Bot,
            Control::Nobody => SeatKind::Nobody,
        };
        let bot = match &chair.control {
            Control::Bot(name) => Some(name.clone()),
            _ => None,
        };
        SeatInfo {
            seat,
            name: chair.name.clone(),
            kind,
            you: chair.person.as_deref() == Some(reader),
            here: bot.is_some() || chair.person.as_deref().is_some_and(here),
            bot,
        }
    }
}
