//! Everything there is to know of a match between two decisions: what lies open on the table, and what is hidden.
//!
//! [`Table`] holds what everybody sees and nothing else, so a view is a copy of it and cannot leak; [`Secret`] holds the rest.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Frames, Seat, SeatSet};

use crate::cards::Cards;
use crate::content::{
    ByColour, ClanId, Colour, Floor, InternId, JinxId, PanicId, ScholarId, TrapKind, TrickId, ZONES, ZoneId,
};
use crate::frame::{Frame, Moment};
use crate::lattice::{Spot, ZoneSet};
use crate::options::Ruleset;

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// The deepest nesting of work under way: a Stealth Test, six Reactions to each other, their costs and consequences.
pub const FRAMES: usize = 40;
/// Trap Tokens in the box.
pub const TRAPS: usize = 9;
/// Ordinary Students in the box.
pub const ORDINARY: u8 = 40;
/// Omega Students in the box.
pub const OMEGAS: u8 = 5;

/// A match between two decisions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// What is hidden.
    pub secret: Secret,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The rules in force.
    pub rules: Ruleset,
    /// Who took the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun.
    pub turns: u16,
    /// Where in the turn the game stands when nothing is under way.
    pub phase: Phase,
    /// What happened so far in this turn.
    pub turn: TurnSoFar,
    /// What is under way, the innermost last.
    pub frames: Frames<Frame, FRAMES>,
    /// The Stealth Test under way.
    pub test: Option<Test>,
    /// The Scholars, by seat.
    pub scholars: ArrayVec<Scholar, MOST_PLAYERS>,
    /// The Zones in play.
    pub dungeon: Dungeon,
    /// What lies on the Campus and in the Reserve.
    pub campus: Campus,
    /// The Trick discards.
    pub discards: Cards,
    /// Trick Cards lying open while they are being played.
    pub shown: Cards,
    /// Trick Cards in hands that everybody has seen getting there, by seat.
    pub open: [Cards; MOST_PLAYERS],
    /// Where the Boss is.
    pub boss: Option<ZoneId>,
    /// How the game is coming to its end.
    pub ending: Ending,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secret {
    /// Trick Cards in hand, by seat.
    pub hands: [Cards; MOST_PLAYERS],
    /// The Trick deck, below the cards that somebody put on top: in no order, drawn from by luck.
    pub deck: Cards,
    /// Trick Cards that somebody put on top of the deck, the topmost last.
    pub top: ArrayVec<Laid<TrickId>, 4>,
    /// The Clan Card.
    pub clan: ClanId,
    /// The Panic Card under the Alert Card.
    pub panic: Option<PanicId>,
    /// Ordinary Students in the University.
    pub bag: u8,
    /// Omega Students in the University.
    pub bag_omegas: u8,
    /// The backs of the Trap Tokens in the Dungeon, in the order of [`Dungeon::traps`].
    pub traps: ArrayVec<TrapKind, TRAPS>,
    /// The Zone piles.
    pub piles: [Pile; 3],
    /// Cards that the player of the Stealth Test has chosen and not yet shown; still counted in the hand.
    pub chosen: Cards,
    /// Cards chosen in a debate: of its player, of its target.
    pub debate: [Option<TrickId>; 2],
    /// Trick Cards that somebody is looking at.
    pub peeked: ArrayVec<TrickId, 4>,
    /// Tiles that somebody is looking at.
    pub scouted: ArrayVec<ZoneId, 2>,
}

/// A card or tile laid back, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid<T> {
    /// What was laid.
    pub what: T,
    /// Who knows.
    pub known: SeatSet,
}

/// A pile of Zones: what was put on top, what nobody knows in any order, what was put at the bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// On the top, the topmost last.
    pub top: ArrayVec<Laid<ZoneId>, 6>,
    /// Between, in no order, drawn from by luck.
    pub middle: ZoneSet,
    /// At the bottom, the next to be drawn first.
    pub bottom: ArrayVec<Laid<ZoneId>, 6>,
}

impl Pile {
    /// How many tiles are left.
    pub fn len(&self) -> usize {
        self.top.len() + self.middle.len() + self.bottom.len()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All tiles in it. Everybody knows these: they are the ones missing from the table.
    pub fn tiles(&self) -> ZoneSet {
        self.top.iter().chain(&self.bottom).fold(self.middle, |set, laid| set.with(laid.what))
    }
}

/// Where in a turn the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn.
    SetUp,
    /// What is the turn spent on?
    Begin,
    /// The Movement Phase begins.
    MovementOpens,
    /// The Movement Phase.
    Movement,
    /// The Action Phase begins.
    ActionOpens,
    /// The Action Phase.
    Action,
    /// End of Turn Phase: v2 draws a Student.
    EndStudent,
    /// End of Turn Phase: Jinx Cards are revealed.
    EndJinx,
    /// End of Turn Phase: Trick Cards are drawn.
    EndDraw,
    /// The turn is over; whose is next?
    Closing,
    /// Final scoring is done.
    Over,
}

/// What happened so far in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TurnSoFar {
    /// Steps taken with the Scholar's own Speed.
    pub taken: u8,
    /// Speed points from cards that are left.
    pub extra: u8,
    /// Whether the movement of the Scholar's own Speed is lost.
    pub stopped: bool,
    /// Whether a step was taken or tried.
    pub stirred: bool,
    /// Zones from which every tile of the pile was tried in vain.
    pub vain: ZoneSet,
    /// The priority cycle that follows what is being done.
    pub window: Option<Moment>,
    /// Actions performed.
    pub actions: u8,
    /// Whether Second Wind was used.
    pub winded: bool,
    /// Whether the Boss icon was triggered.
    pub roused: bool,
    /// Whether Doors do not block the active Scholar.
    pub unlocked: bool,
    /// Whether the active player's next Stealth Test is silent.
    pub silent: bool,
    /// Added to the next Study.
    pub borrowed: u8,
    /// Trick Cards to be discarded for a Study or an Espionage.
    pub tax: u8,
    /// Whether the active Scholar has just entered a Zone in the Movement Phase.
    pub entered: bool,
    /// Whether the active Scholar has just collected cubes by Study.
    pub studied: bool,
    /// Who has just gained a Star.
    pub starred: SeatSet,
    /// Whether a cube has left a Zone or a tile was laid since the end was last looked for.
    pub stirred_cubes: bool,
}

/// A Scholar with the Note Board and everything beside it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Scholar {
    /// Which Scholar.
    pub who: ScholarId,
    /// Whether the Exalted side is up.
    pub exalted: bool,
    /// The Zone the model is in.
    pub zone: ZoneId,
    /// Cubes in each column.
    pub cubes: ByColour<u8>,
    /// Cubes placed during this turn, in each column.
    pub placed: ByColour<u8>,
    /// Covered Stars.
    pub stars: u8,
    /// The Study Bonus: covered arrows.
    pub study_bonus: u8,
    /// Whether there is a Knowledge Token.
    pub knowledge: bool,
    /// Stun Tokens.
    pub stun: u8,
    /// Personal Students.
    pub students: u8,
    /// Interns, a bit for each.
    pub interns: Interns,
    /// Revealed Jinx Cards, a bit for each.
    pub jinxes: Jinxes,
    /// Face-down Jinx Cards.
    pub face_down: u8,
    /// Whether this player's game has ended.
    pub finished: bool,
    /// Which successful Thesis it was, from 1; 0 for none.
    pub thesis: u8,
}

/// A set of Interns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<InternId>", into = "Vec<InternId>")]
pub struct Interns(pub(crate) u16);

impl Interns {
    /// Whether the Intern is in it.
    pub const fn has(self, intern: InternId) -> bool {
        self.0 >> intern.index() & 1 == 1
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = InternId> {
        InternId::all().filter(move |intern| self.has(*intern))
    }
}

impl From<Vec<InternId>> for Interns {
    fn from(ids: Vec<InternId>) -> Interns {
        Interns(ids.iter().fold(0, |set, id| set | 1 << id.index()))
    }
}

impl From<Interns> for Vec<InternId> {
    fn from(set: Interns) -> Vec<InternId> {
        set.iter().collect()
    }
}

/// A set of Jinx Cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<JinxId>", into = "Vec<JinxId>")]
pub struct Jinxes(pub(crate) u16);

impl Jinxes {
    /// Whether the Jinx is in it.
    pub const fn has(self, jinx: JinxId) -> bool {
        self.0 >> jinx.index() & 1 == 1
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = JinxId> {
        JinxId::all().filter(move |jinx| self.has(*jinx))
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl From<Vec<JinxId>> for Jinxes {
    fn from(ids: Vec<JinxId>) -> Jinxes {
        Jinxes(ids.iter().fold(0, |set, id| set | 1 << id.index()))
    }
}

impl From<Jinxes> for Vec<JinxId> {
    fn from(set: Jinxes) -> Vec<JinxId> {
        set.iter().collect()
    }
}

/// The Zones in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dungeon {
    /// Which tiles lie on the table.
    pub placed: ZoneSet,
    /// What is known of each tile that lies there.
    pub zones: [Placed; ZONES],
    /// The Zones in which Trap Tokens lie, in the order they were laid.
    pub traps: ArrayVec<ZoneId, TRAPS>,
    /// Trap Tokens turned over so far: Stop, Toll, Ambush.
    pub sprung: [u8; 3],
    /// Cubes in all Zones.
    pub cubes: u8,
    /// Tiles left in each pile.
    pub piles: [u8; 3],
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Placed {
    /// Where it lies.
    pub spot: Spot,
    /// What each half side is, clockwise from N-w.
    pub ways: [Way; 8],
    /// The Zones Linked to it.
    pub linked: ZoneSet,
    /// The cube on each slot, from the left.
    pub cubes: [Option<Colour>; 5],
    /// Whether a Scholar has entered it.
    pub entered: bool,
    /// Whether a Teleport Token lies there.
    pub teleport: bool,
    /// Whether a Secret Passage X Token lies there.
    pub passage: bool,
}

/// What a half side is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// No Passage.
    Solid,
    /// A Passage that looks onto nothing yet.
    Open,
    /// A Passage to that Zone.
    Joined(ZoneId),
    /// A Passage with a Stairs Token to that Zone.
    Stairs(ZoneId),
    /// A Passage closed by a Wall Token.
    Walled(ZoneId),
    /// A Passage that faces a half side without one.
    Blocked(ZoneId),
}

/// The Campus and the Reserve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Campus {
    /// Ordinary Students at the Bonfire.
    pub bonfire: u8,
    /// Ordinary Students in the Reserve.
    pub reserve: u8,
    /// Omega Students in the Reserve.
    pub reserve_omegas: u8,
    /// Omega Students on the Alert Card.
    pub omegas: u8,
    /// Cubes in the Reserve.
    pub cubes: ByColour<u8>,
    /// Jinx Cards that nobody has seen: the deck and those face down, in no order.
    pub jinxes: Jinxes,
    /// Discarded Jinx Cards.
    pub jinx_discards: Jinxes,
    /// Interns that nobody owns.
    pub interns: Interns,
    /// Secret Passage Tokens left.
    pub passages: u8,
    /// Teleport Tokens left.
    pub teleports: u8,
    /// Omega Students drawn while a v1 card is being resolved, to be dealt with after it.
    pub waiting_omegas: u8,
    /// Whether the Clan Card lies face up.
    pub clan_shown: bool,
}

/// How the game is coming to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ending {
    /// Whether Maximum Alert has begun, and with which Panic Card.
    pub panic: Option<PanicId>,
    /// Successful Theses.
    pub theses: u8,
    /// Who submitted the first one.
    pub first_thesis: Option<Seat>,
    /// The game ends when this player's turn would begin.
    pub ends_at: Option<Seat>,
    /// The Clan Card, once it is revealed for scoring.
    pub clan: Option<ClanId>,
}

/// A Stealth Test under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Test {
    /// Who performs it.
    pub seat: Seat,
    /// In which Zone it was declared.
    pub zone: ZoneId,
    /// Whom and what it aims at, in Espionage.
    pub spied: Option<(Seat, Colour)>,
    /// How many cubes it aims at, in Study.
    pub targets: u8,
    /// The Stealth Value so far.
    pub stealth: i16,
    /// In Espionage the Alert Value; in Study what was added to it.
    pub alert: i16,
    /// Whether nobody else may play cards or use Skills.
    pub silent: bool,
    /// Whether the target played a card in this round, in Espionage.
    pub target_played: bool,
    /// Rounds of target and acting player that are over, in Espionage.
    pub rounds: u8,
    /// Whether the consequences of failure are waived.
    pub spared: bool,
}

impl Table {
    /// How many players there are.
    #[inline]
    pub fn seats(&self) -> usize {
        self.scholars.len()
    }

    /// A seat's Scholar.
    #[inline]
    pub fn scholar(&self, seat: Seat) -> &Scholar {
        &self.scholars[seat.index() % MOST_PLAYERS]
    }

    /// A seat's Scholar, to be changed.
    #[inline]
    pub fn scholar_mut(&mut self, seat: Seat) -> &mut Scholar {
        &mut self.scholars[seat.index() % MOST_PLAYERS]
    }

    /// A Zone's state. Meaningful only for Zones in play.
    #[inline]
    pub fn zone(&self, zone: ZoneId) -> &Placed {
        &self.dungeon.zones[zone.index()]
    }

    /// A Zone's state, to be changed.
    #[inline]
    pub fn zone_mut(&mut self, zone: ZoneId) -> &mut Placed {
        &mut self.dungeon.zones[zone.index()]
    }

    /// The seats in turn order, the active one first.
    #[inline]
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.around(self.seats())
    }

    /// Whether Maximum Alert has begun.
    #[inline]
    pub fn panicking(&self) -> bool {
        self.ending.panic.is_some()
    }

    /// The seats of a set in turn order from the active one: the first of them.
    #[inline]
    pub fn first_in_turn(&self, set: SeatSet) -> Option<Seat> {
        self.in_turn_order().find(|seat| set.contains(*seat))
    }
}

impl Dungeon {
    /// Tiles left in the pile of a Floor.
    pub fn pile(&self, floor: Floor) -> u8 {
        self.piles[floor.index()]
    }
}

impl Secret {
    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index() % MOST_PLAYERS]
    }

    /// A seat's hand, to be changed.
    #[inline]
    pub fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index() % MOST_PLAYERS]
    }

    /// How many cards the Trick deck has.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + self.top.len()
    }
}
