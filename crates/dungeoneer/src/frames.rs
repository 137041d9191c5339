//! Nested work as data: attacks, rolls, effects, choices and windows, each a frame on the stack of the state.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::action::{CardPlay, Fighter};
use crate::board::SpaceId;
use crate::cards::{CardId, Script, Source};
use crate::content::{Form, MapId, QuestId, Roll, Score, Side, WordSet};

/// One piece of nested work. The innermost is resolved first; when it is done it is taken off and the next one goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A window for Special Actions.
    Window(Window),
    /// The Resolution step of the batch; the next Encounter.
    Batch(u8),
    /// One combat attack.
    Attack(Attack),
    /// A Trap and the heroes who have yet to face it.
    Trap {
        /// The Trap.
        card: CardId,
        /// Who has yet to face it.
        left: SeatSet,
    },
    /// A roll against a number.
    Trial(Trial),
    /// A list of verbs, half done.
    Effect(Effect),
    /// A clause done to every hero, one after another.
    Each {
        /// Where the clause is printed.
        source: Source,
        /// Which clause.
        clause: u8,
        /// Who played it.
        by: Seat,
        /// The heroes it has yet to reach.
        left: SeatSet,
        /// The card's `#`.
        extra: u8,
    },
    /// Wounds a hero is about to take.
    Wound(Wound),
    /// A hero without Life: he is defeated.
    Defeat(Seat),
    /// A card that was played and paid and has yet to take effect.
    Played(Played),
    /// A declared move.
    Move(Move),
    /// A hero who has entered a space.
    Enter(Enter),
    /// A Map card that was drawn and must be placed.
    Place {
        /// Who places it.
        seat: Seat,
        /// The card.
        map: MapId,
    },
    /// A declared Quest attempt.
    Attempt(Attempting),
    /// A question to one player inside an effect.
    Choose {
        /// Who is asked.
        seat: Seat,
        /// What is asked.
        what: Choice,
    },
}

/// A window for Special Actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// The checkpoint.
    pub at: Checkpoint,
    /// Whether anybody has acted in it.
    pub acted: bool,
    /// Whether it is open and waits for submissions.
    pub open: bool,
}

impl Window {
    /// A window that has yet to open.
    pub const fn at(at: Checkpoint) -> Window {
        Window { at, acted: false, open: false }
    }
}

/// The checkpoints at which windows open, and the two restricted windows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Checkpoint {
    /// C1: after the Reset work.
    AfterReset,
    /// C2: the Response step.
    Response,
    /// C3: before a roll.
    BeforeRoll,
    /// C4: after an attack, Trap or other Encounter.
    AfterAttack,
    /// C5: before the Dungeonlord Phase ends.
    EndDungeonlord,
    /// C6: after building.
    AfterBuild,
    /// C7: a move is declared.
    MoveDeclared,
    /// C8: a Quest attempt is declared.
    QuestDeclared,
    /// C9: after an action of the turn player.
    AfterAction,
    /// C10: before the Hero Phase ends.
    EndHero,
    /// C11: before the discard.
    BeforeDiscard,
    /// C12: before the turn passes.
    EndTurn,
    /// Restricted: a hero is about to take wounds.
    Wounding,
    /// Restricted: a card was played and has not taken effect.
    CardPlayed,
}

impl Checkpoint {
    /// All there are.
    pub const ALL: [Checkpoint; 14] = [
        Checkpoint::AfterReset,
        Checkpoint::Response,
        Checkpoint::BeforeRoll,
        Checkpoint::AfterAttack,
        Checkpoint::EndDungeonlord,
        Checkpoint::AfterBuild,
        Checkpoint::MoveDeclared,
        Checkpoint::QuestDeclared,
        Checkpoint::AfterAction,
        Checkpoint::EndHero,
        Checkpoint::BeforeDiscard,
        Checkpoint::EndTurn,
        Checkpoint::Wounding,
        Checkpoint::CardPlayed,
    ];

    /// The bit in a standing order.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Whether only actions that name the trigger are legal.
    pub const fn restricted(self) -> bool {
        matches!(self, Checkpoint::Wounding | Checkpoint::CardPlayed)
    }

    /// The word in scenarios and locale keys.
    pub const fn word(self) -> &'static str {
        match self {
            Checkpoint::AfterReset => "after-reset",
            Checkpoint::Response => "response",
            Checkpoint::BeforeRoll => "before-roll",
            Checkpoint::AfterAttack => "after-attack",
            Checkpoint::EndDungeonlord => "end-dungeonlord",
            Checkpoint::AfterBuild => "after-build",
            Checkpoint::MoveDeclared => "move-declared",
            Checkpoint::QuestDeclared => "quest-declared",
            Checkpoint::AfterAction => "after-action",
            Checkpoint::EndHero => "end-hero",
            Checkpoint::BeforeDiscard => "before-discard",
            Checkpoint::EndTurn => "end-turn",
            Checkpoint::Wounding => "wounding",
            Checkpoint::CardPlayed => "card-played",
        }
    }
}

/// One combat attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub by: Fighter,
    /// Who is attacked.
    pub on: Fighter,
    /// In which form.
    pub form: Form,
    /// The Escort Quest the challenger wants to steal.
    pub steal: Option<QuestId>,
    /// Wounds it has inflicted on a hero, for the reward.
    pub inflicted: u8,
    /// How far it is.
    pub stage: AttackStage,
}

/// The sequence of one combat attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackStage {
    /// The form is declared; the Response step comes.
    Declared,
    /// Modifiers are committed.
    Committed,
    /// The dice come.
    Roll,
    /// One side has hit; its hit effect comes.
    Hit {
        /// Whether the attacker hit, or the defender.
        attacker: bool,
    },
    /// What happens after a hit.
    AfterHit {
        /// Whether the attacker hit, or the defender.
        attacker: bool,
    },
    /// All is done; the window after the attack comes.
    Done,
}

/// A roll against a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// Whose hero rolls.
    pub seat: Seat,
    /// The score added; none for a bare die.
    pub score: Option<Score>,
    /// The number to reach.
    pub number: u8,
    /// Bonuses that were bought for it.
    pub bonus: u8,
    /// What the roll is for.
    pub why: Why,
    /// Whether the window before the roll has been held.
    pub ready: bool,
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A Trap of the batch.
    Trap(CardId),
    /// An exit of the hero's space.
    Exit {
        /// The exit.
        side: Side,
        /// Whether it is Locked rather than Trapped.
        locked: bool,
    },
    /// A Pit.
    Pit,
    /// Spikes.
    Spikes,
    /// Standing up again.
    Untip,
    /// A Threat set by a card.
    Card {
        /// The source of the clause.
        source: Source,
        /// Who played it.
        by: Seat,
        /// Done on success.
        succeed: Script,
        /// Done on failure.
        fail: Script,
        /// The card's `#`.
        extra: u8,
    },
    /// A Threat Quest.
    Quest(QuestId),
    /// The Search of a Quest.
    Search(QuestId),
    /// A Chance Quest.
    Chance(QuestId),
}

impl Why {
    /// The kinds of rolls it counts as. Exits are Obstacles and never Traps; a Threat Quest is neither.
    pub fn rolls(self) -> WordSet<Roll> {
        table::enforces!(
            "dungeoneer.exit.trapped-is-obstacle",
            "dungeoneer.exit.locked-is-obstacle",
            "dungeoneer.quest.threat-is-not-trap",
            "dungeoneer.threat.used-for",
        );
        let none = WordSet::NONE;
        match self {
            Why::Trap(_) => none.with(Roll::Trap),
            Why::Exit { locked: true, .. } => none.with(Roll::Locked).with(Roll::Obstacle),
            Why::Exit { locked: false, .. } | Why::Pit | Why::Spikes => none.with(Roll::Obstacle),
            Why::Untip => none,
            Why::Card { .. } => none.with(Roll::Bane),
            Why::Quest(_) => none.with(Roll::Quest),
            Why::Search(_) => none.with(Roll::Search),
            Why::Chance(_) => none.with(Roll::Chance),
        }
    }
}

/// A list of verbs, half done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// The list.
    pub script: Script,
    /// The next verb.
    pub at: u8,
    /// Where it is printed.
    pub source: Source,
    /// The clause it comes from, for what lasts.
    pub clause: u8,
    /// "You": who controls it.
    pub by: Seat,
    /// Whom it is done to.
    pub on: Fighter,
    /// A space it is about.
    pub space: Option<SpaceId>,
    /// The card's `#`.
    pub extra: u8,
    /// The side that hit, when it is a hit effect.
    pub hitter: Option<Fighter>,
    /// The Threat it follows from: whoever is tipped may have to beat it again.
    pub beat: Option<(Score, u8)>,
}

/// Wounds a hero is about to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wound {
    /// Whose hero.
    pub seat: Seat,
    /// How many, as yet.
    pub amount: u8,
    /// Who inflicts them in combat.
    pub by: Option<Fighter>,
    /// Whether the restricted window has been held.
    pub ready: bool,
}

/// A card that was played and paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who played it.
    pub by: Seat,
    /// How.
    pub play: CardPlay,
    /// Whether somebody cancelled it.
    pub cancelled: bool,
    /// Whether the restricted window has been held.
    pub ready: bool,
}

/// A declared move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Whose hero.
    pub seat: Seat,
    /// The exit; none for a Sewer or a Portal.
    pub side: Option<Side>,
    /// Where it leads.
    pub to: SpaceId,
    /// How far it is.
    pub stage: MoveStage,
}

/// The steps of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStage {
    /// Declared; the window comes.
    Declared,
    /// The exit is confronted.
    Exit,
    /// The exit was rolled for and is open; the player may stay.
    Opened,
    /// The Movement is spent and the space entered.
    Go,
}

/// A hero who has entered a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Enter {
    /// Whose hero.
    pub seat: Seat,
    /// Whether the space was new this turn.
    pub new: bool,
    /// How far it is.
    pub stage: EnterStage,
}

/// What happens when a hero enters a space, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnterStage {
    /// Peril and Glory.
    Income,
    /// Clauses of his cards and Banes.
    Cards(u8),
    /// The Obstacle.
    Obstacle,
    /// The Map card's clauses.
    Map(u8),
    /// The Map card's monster.
    Monster,
    /// Nothing more.
    Done,
}

/// A declared Quest attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempting {
    /// Whose.
    pub seat: Seat,
    /// The Quest.
    pub quest: QuestId,
    /// Bonuses to be bought.
    pub boosts: u8,
    /// How far it is.
    pub stage: AttemptStage,
}

/// The steps of a Quest attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptStage {
    /// Declared; the window comes.
    Declared,
    /// Cost is paid and the search or the task begun.
    Begin,
    /// The objective is there; the task comes.
    Task,
    /// So many cards of a Sacrifice's price are yet to be given.
    Price(u8),
    /// Nothing more.
    Done,
}

/// A question to one player inside an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Where a hero is moved to; the verb is the one before the effect's next.
    Destination {
        /// Whose hero.
        hero: Seat,
        /// The verb that moves him.
        script: Script,
        /// Its place in the list.
        at: u8,
    },
    /// Which card is discarded or taken.
    Lose {
        /// Whose card.
        from: Seat,
        /// The verb.
        script: Script,
        /// Its place in the list.
        at: u8,
        /// How many more.
        left: u8,
        /// Who takes the card, when it is not discarded.
        taker: Option<Seat>,
    },
    /// Which card is fetched from the discard pile.
    Fetch {
        /// The verb.
        script: Script,
        /// Its place in the list.
        at: u8,
        /// How many more.
        left: u8,
        /// The card whose effect it is.
        source: Source,
    },
    /// Which exit is opened.
    Exit {
        /// How many more.
        left: u8,
    },
    /// Which list of verbs.
    Option(Effect),
    /// Which Quest goes under the deck.
    Forsake {
        /// How many more.
        left: u8,
    },
    /// Which of the cards looked at is put on top next.
    Arrange {
        /// How many are placed already.
        done: u8,
    },
    /// Whether an offer of a Map card is accepted.
    Offer(Effect),
    /// Which hit effect is applied.
    HitEffect {
        /// Who hit.
        by: Fighter,
        /// Who was hit.
        on: Fighter,
        /// In which form.
        form: Form,
    },
    /// With which form a Quest or Map monster attacks.
    AttackForm(Attack),
    /// Who gets a point of Peril.
    Reward {
        /// How many points are left.
        left: u8,
    },
    /// Which surplus card is discarded.
    Surplus,
    /// Which card a Sacrifice takes.
    Price(QuestId),
}
