//! Everything there is to know of a match: what lies open on the table, and what is hidden.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Frames, MAX_SEATS, Seat, SeatSet};

use crate::action::{Action, Fighter};
use crate::board::{Board, Space, SpaceId};
use crate::cards::{CardId, Cards, Source, hero_card};
use crate::content::{Form, Hero, HeroId, MapId, QuestId, Score, Side, Until};
use crate::frames::Frame;
use crate::options::Options;

/// The state of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What not everybody may know.
    pub hidden: Hidden,
}

/// What lies open on the table. Nothing in it is a secret to anybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What the players agreed on.
    pub options: Options,
    /// The turn player.
    pub turn: Seat,
    /// Rounds begun.
    pub round: u16,
    /// Where the turn is.
    pub step: Step,
    /// Who takes the first turn of the game.
    pub first: Seat,
    /// What each player has in front of him.
    pub players: BySeat<Player>,
    /// The map.
    pub board: Board,
    /// The spaces in which the turn player's hero has been this turn, one bit each.
    pub visited: u64,
    /// The spaces whose monster has attacked the turn player's hero this turn, one bit each.
    pub map_attacked: u64,
    /// The Encounters on the map in this Dungeonlord Phase, in the order of their resolution.
    pub batch: ArrayVec<Encounter, 16>,
    /// Attachments and the cards they lie on.
    pub attachments: ArrayVec<Attachment, 16>,
    /// What lasts for a roll, an attack or the turn.
    pub lasting: ArrayVec<Lasting, 24>,
    /// Once-per-turn clauses that were used this turn.
    pub used: ArrayVec<(Source, u8), 24>,
    /// Nested work, the innermost last.
    pub frames: Frames<Frame, 40>,
    /// The Adventure discard pile.
    pub discard: Cards,
    /// How many cards the Adventure deck holds.
    pub deck: u8,
    /// How many cards the Map deck holds.
    pub map_deck: u8,
    /// Map cards at the bottom of the Map deck, the first to be drawn first: everybody saw them go there.
    pub map_bottom: ArrayVec<MapId, 64>,
    /// Cards of the Quest deck, those at the bottom included.
    pub quest_deck: u8,
    /// Quests at the bottom of the Quest deck, the first to be drawn first: everybody saw them go there.
    pub quest_bottom: ArrayVec<QuestId, 32>,
    /// The Global Quest.
    pub global: Option<QuestState>,
    /// Cards whose upkeep the turn player has yet to settle.
    pub upkeep: Cards,
    /// Players whose readied cards may exceed a limit.
    pub unsettled: SeatSet,
    /// Whether somebody acted in the window that closed last.
    pub acted: bool,
    /// The Special Action that was revealed last in a window.
    pub last: Option<Deed>,
    /// Who won.
    pub winner: Option<Seat>,
    /// Map cards and Quests that left the game, as everybody saw.
    pub gone_maps: u64,
    /// Quests of defeated players that left the game, one bit each.
    pub gone_quests: u32,
}

/// A Special Action that was revealed in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// Who took it.
    pub seat: Seat,
    /// What it was.
    pub action: Action,
}

/// What not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// Each player's hand.
    pub hands: BySeat<Cards>,
    /// The Adventure deck. It has no order: a card is drawn from it by chance.
    pub deck: Cards,
    /// The Map cards of the Map deck that lie in no known order, one bit each.
    pub maps: u64,
    /// The top cards of the Map deck, the next to be drawn first, where somebody arranged them.
    pub map_top: ArrayVec<MapId, 4>,
    /// Who arranged them.
    pub map_seer: Option<Seat>,
    /// The Quests of the Quest deck that lie in no known order, one bit each.
    pub quests: u32,
    /// With Revealed Map: the Map cards each player has yet to place, one bit each.
    pub map_hands: BySeat<u64>,
    /// Who is asked.
    pub asked: SeatSet,
    /// What each player submitted in the open window.
    pub submitted: [Submission; MAX_SEATS],
    /// Standing orders: the checkpoints at which a player is not asked, one bit each.
    pub quiet: BySeat<Quiet>,
    /// Somebody who sees another's hand for the rest of the turn.
    pub peek: Option<Peek>,
}

/// A player's secret answer in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Submission {
    /// None yet, or not asked.
    #[default]
    Nothing,
    /// A pass.
    Passed,
    /// A Special Action.
    Chosen(Action),
}

/// A standing order not to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Quiet {
    /// The checkpoints, one bit each.
    pub at: u16,
    /// Whether being engaged ends it.
    pub until_attacked: bool,
}

/// A look into another player's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peek {
    /// Who looks.
    pub by: Seat,
    /// Whose hand.
    pub of: Seat,
}

/// What a player has in front of him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// His hero.
    pub hero: HeroId,
    /// Whether his hero has been defeated.
    pub out: bool,
    /// The hero's Level.
    pub level: u8,
    /// The hero's Life.
    pub life: u8,
    /// The most Life he can recover to.
    pub max_life: u8,
    /// His Glory.
    pub glory: u16,
    /// His Peril.
    pub peril: u16,
    /// Movements of his turn; off turn, the saved one.
    pub movements: u8,
    /// Where his hero is.
    pub space: SpaceId,
    /// Whether and how his hero is tipped.
    pub tipped: Tipped,
    /// The exit his hero is on the cusp of.
    pub cusp: Option<Cusp>,
    /// Whether his hero entered a space on this turn of his.
    pub moved: bool,
    /// Quest attempts made this turn.
    pub attempts: u8,
    /// Whether he completed a Quest on this turn of his.
    pub completed: bool,
    /// Standard attacks his hero initiated this turn.
    pub attacks: u8,
    /// Standard attacks granted beyond the first this turn.
    pub extra_attacks: u8,
    /// How many cards he holds.
    pub hand: u8,
    /// How many Map cards he has yet to place, with Revealed Map.
    pub map_hand: u8,
    /// Readied Boons and Treasures.
    pub readied: ArrayVec<InPlay, 16>,
    /// Lasting Banes on him.
    pub banes: ArrayVec<InPlay, 16>,
    /// His Pack.
    pub pack: ArrayVec<InPlay, 20>,
    /// His uncompleted Personal Quests.
    pub quests: ArrayVec<QuestState, 16>,
    /// His completed Quests, Artifacts among them.
    pub done: ArrayVec<QuestId, 3>,
}

impl Player {
    /// His Hero card.
    #[inline]
    pub fn card(&self) -> &'static Hero {
        hero_card(self.hero)
    }

    /// A readied card of his.
    pub fn readied(&self, card: CardId) -> Option<&InPlay> {
        self.readied.iter().find(|lying| lying.card == card)
    }

    /// The printed score of his Level.
    pub fn printed(&self, form: Form) -> crate::content::Stat {
        self.card().stat(self.level, form)
    }
}

/// Whether a hero is tipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tipped {
    /// He stands.
    No,
    /// He stands up for a Movement.
    Plain,
    /// He must also beat this Threat.
    Again {
        /// The score added.
        score: Score,
        /// The number to reach.
        number: u8,
    },
}

/// A hero on an exit he could not pay for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cusp {
    /// The exit.
    pub side: Side,
    /// Whether he got there on his last turn rather than before it.
    pub fresh: bool,
}

/// An Adventure card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// The card.
    pub card: CardId,
    /// Charges left, or wounds taken.
    pub tokens: u8,
    /// Who played it.
    pub by: Seat,
}

/// An Attachment in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attachment {
    /// The Attachment.
    pub card: CardId,
    /// The card it lies on.
    pub host: CardId,
    /// Who played it.
    pub by: Seat,
}

/// An Encounter of the batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    /// The card.
    pub card: CardId,
    /// The player whose Peril paid.
    pub target: Seat,
    /// The space it was played into.
    pub space: SpaceId,
    /// A monster's attack form.
    pub form: Option<Form>,
    /// The card's `#`.
    pub extra: u8,
    /// A monster's wounds.
    pub wounds: u8,
    /// How far it is.
    pub fate: Fate,
}

/// How far an Encounter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Declared, not yet resolved.
    Waiting,
    /// Resolved without an attack: its target was gone.
    Missed,
    /// It has attacked its target, or a Trap has worked.
    Attacked,
    /// Defeated, discarded or taken away.
    Gone,
}

/// A clause that lasts beyond the moment it was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// Where the clause is printed.
    pub source: Source,
    /// Which clause.
    pub clause: u8,
    /// Who used it.
    pub by: Seat,
    /// Whom it concerns.
    pub on: Fighter,
    /// The card's `#`.
    pub extra: u8,
    /// How long it lasts.
    pub until: Until,
}

/// A Quest in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct QuestState {
    /// The Quest.
    pub quest: QuestId,
    /// Wounds on its monster.
    pub wounds: u8,
    /// Whether its objective was found this turn.
    pub found: bool,
    /// Whether its monster has attacked this turn, and so the turn player's hero.
    pub attacked: bool,
    /// Where an Escort's component is.
    pub component: Component,
}

impl QuestState {
    /// A Quest as it comes from the deck, without tokens.
    pub const fn fresh(quest: QuestId) -> QuestState {
        QuestState { quest, wounds: 0, found: false, attacked: false, component: Component::Waiting }
    }
}

/// Where an Escort Quest's component is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Component {
    /// Where it is picked up.
    Waiting,
    /// With the hero of the Quest's owner.
    Carried,
    /// Set down in a space.
    Lying(SpaceId),
}

/// Where a match is between two pieces of nested work: the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Revealed Map: this seat places a Map card; so many have skipped in a row.
    Placing {
        /// Who places.
        seat: Seat,
        /// How many seats in a row could not.
        skipped: u8,
    },
    /// Dungeon plus Wilderness: this seat chooses where his hero starts.
    Starting(Seat),
    /// Reset Phase: upkeep is settled card by card.
    Upkeep,
    /// Reset Phase: Movements are set and what waits for the Reset Phase happens.
    Triggers,
    /// The window after the Reset work.
    AfterReset,
    /// Dungeonlord Phase.
    Dungeonlord,
    /// The Attack step: Encounters are laid out.
    Declaring,
    /// The batch has been declared and resolved; the Dungeonlord Phase goes on without Encounters.
    Attacked,
    /// The Dungeonlord Phase was declared over.
    EndDungeonlord,
    /// Monsters leave the map.
    Recall,
    /// Build Phase: a Map card is drawn and placed.
    Build,
    /// The window after building.
    AfterBuild,
    /// Hero Phase.
    Hero,
    /// The Hero Phase was declared over.
    EndHero,
    /// Discard/Draw Phase: income for staying, and a Movement is saved.
    Stay,
    /// Discard/Draw Phase: the discard.
    Discard,
    /// Discard/Draw Phase: the refill.
    Refill,
    /// The turn passes.
    EndTurn,
    /// The match is over.
    Over,
}

impl State {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> usize {
        self.open.players.len()
    }
}

impl Open {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The space a hero is in. On the cusp he is still in the space he was about to leave.
    #[inline]
    pub fn space_of(&self, seat: Seat) -> &Space {
        table::enforces!("dungeoneer.exit.cusp-space", "dungeoneer.map.space");
        self.board.space(self.players[seat].space)
    }

    /// Whether a seat's hero is undefeated.
    #[inline]
    pub fn alive(&self, seat: Seat) -> bool {
        self.players.get(seat).is_some_and(|player| !player.out)
    }

    /// The undefeated players, the turn player first and then clockwise.
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        table::enforces!("dungeoneer.setup.seating");
        self.turn.around(self.players.len()).filter(|&seat| self.alive(seat))
    }

    /// The player to the left: the next undefeated one clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        table::enforces!("dungeoneer.turn.skip-defeated");
        seat.around(self.players.len()).skip(1).find(|&left| self.alive(left)).unwrap_or(seat)
    }

    /// The opponents of a player: every other undefeated player.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        table::enforces!("dungeoneer.glossary.opponent");
        self.players.seats().filter(move |&other| other != seat && self.alive(other))
    }

    /// The undefeated heroes in a space, the turn player's first and then clockwise.
    pub fn heroes_in(&self, space: SpaceId) -> impl Iterator<Item = Seat> + Clone + '_ {
        table::enforces!("dungeoneer.move.shared-space");
        self.in_turn_order().filter(move |&seat| self.players[seat].space == space)
    }

    /// A Quest in play: a player's Personal one with its owner, or the Global one.
    pub fn quest(&self, quest: QuestId) -> Option<(Option<Seat>, &QuestState)> {
        if let Some(global) = self.global.as_ref().filter(|global| global.quest == quest) {
            return Some((None, global));
        }
        self.players.iter().find_map(|(seat, player)| {
            player.quests.iter().find(|state| state.quest == quest).map(|state| (Some(seat), state))
        })
    }

    /// A Quest in play, to be changed.
    pub fn quest_mut(&mut self, quest: QuestId) -> Option<&mut QuestState> {
        if self.global.as_ref().is_some_and(|global| global.quest == quest) {
            return self.global.as_mut();
        }
        self.players
            .iter_mut()
            .find_map(|(_, player)| player.quests.iter_mut().find(|state| state.quest == quest))
    }

    /// An Encounter of the batch that is still on the map.
    #[inline]
    pub fn encounter(&self, card: CardId) -> Option<&Encounter> {
        self.batch.iter().find(|encounter| encounter.card == card && encounter.fate != Fate::Gone)
    }

    /// An Encounter of the batch that is still on the map, to be changed.
    pub fn encounter_mut(&mut self, card: CardId) -> Option<&mut Encounter> {
        self.batch.iter_mut().find(|encounter| encounter.card == card && encounter.fate != Fate::Gone)
    }

    /// Whether a readied card's banner and clauses are suppressed by an Attachment.
    #[inline]
    pub fn blanked(&self, card: CardId) -> bool {
        use crate::content::Verb;
        let blanks = |face: &crate::content::Adventure| {
            face.clauses.iter().any(|clause| clause.verbs.iter().any(|verb| matches!(verb, Verb::Blank)))
        };
        self.attachments.iter().any(|attached| attached.host == card && blanks(attached.card.face()))
    }
}
