//! The effect language: clauses made of a trigger, a subject, conditions, a cost and verbs.
//!
//! Everything here is small and `Copy`: lists are slices that live as long as the program, because a library of cards is
//! built once. An engine reads a clause as: ON this trigger, IF these conditions hold, pay COST, then DO these verbs, in
//! order, TO this subject.

use super::cards::MapId;
use super::sets::{CategorySet, WordSet};
use super::words::{
    AttackType, Ban, Chooser, Destination, Duration, Ease, Form, Harm, Kind, Owner, Roll, Score, Sight,
    SpaceType, Subject, Terrain, Tip, Trigger, Until, Zone,
};

/// One sentence of a card's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// What sets it off.
    pub on: Trigger,
    /// Whom the verbs are done to.
    pub to: Subject,
    /// Who may use an `on = use` clause.
    pub by: User,
    /// All of these must hold.
    pub conditions: &'static [Condition],
    /// What the other side of the fight, or the card that set it off, must be.
    pub vs: Option<Filter>,
    /// Which monsters, for the subject `monsters`.
    pub pick: Option<Filter>,
    /// Which rolls its verbs are about; empty when they are not about rolls.
    pub rolls: WordSet<Roll>,
    /// What it costs. A clause with a cost is always optional.
    pub cost: Cost,
    /// Once per turn, of whoever's turn it is.
    pub once: bool,
    /// The subject's player may decline.
    pub may: bool,
    /// How long it lasts; statics last while the card is in play.
    pub until: Until,
    /// What is done, in order.
    pub verbs: &'static [Verb],
}

impl Clause {
    /// Whether its player may decline it: it says so, or it has a cost.
    pub const fn optional(&self) -> bool {
        self.may || !self.cost.is_free()
    }

    /// Whether its verbs are about this roll. A clause that names no roll is about none.
    pub fn about(&self, roll: Roll) -> bool {
        self.rolls.has(roll) || self.rolls.has(Roll::Any)
    }
}

/// Who may use a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum User {
    /// The controller.
    #[default]
    You,
    /// The bearer of a Bane.
    Target,
}

/// What must be paid to use a clause, all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Glory of the user.
    pub glory: u8,
    /// Movements of the user.
    pub movement: u8,
    /// Charges on the card.
    pub charge: u8,
    /// Cards to discard.
    pub discard: Option<CostDiscard>,
}

impl Cost {
    /// No cost at all.
    pub const NONE: Cost = Cost { glory: 0, movement: 0, charge: 0, discard: None };

    /// Whether nothing has to be paid.
    pub const fn is_free(&self) -> bool {
        self.glory == 0 && self.movement == 0 && self.charge == 0 && self.discard.is_none()
    }
}

/// Cards that a cost discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostDiscard {
    /// The card whose clause it is.
    This,
    /// So many of the user's cards that the filter fits, of his choice.
    Cards(Pick),
}

/// A number of cards that a filter fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Which cards.
    pub filter: Filter,
    /// How many.
    pub amount: u8,
}

/// A whole number, possibly with the `#` of the card in it: `base + times * #`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Amount {
    /// The fixed part.
    pub base: i8,
    /// How often `#` counts: 0, 1 or -1.
    pub times: i8,
}

impl Amount {
    /// A number without `#`.
    pub const fn fixed(base: i8) -> Amount {
        Amount { base, times: 0 }
    }

    /// The number when `#` is `x`.
    pub const fn value(self, x: u8) -> i32 {
        self.base as i32 + self.times as i32 * x as i32
    }

    /// Whether `#` is in it.
    pub const fn needs_x(self) -> bool {
        self.times != 0
    }
}

/// Something that must hold, tested on the subject of the clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// His player is the turn player.
    OwnTurn,
    /// It is the turn player's Hero Phase.
    HeroPhase,
    /// The subject is making a declared attack on your hero, before its dice.
    AttacksYou,
    /// The monster fights in this Map card's space.
    InThisSpace,
    /// He, or the monster's fight, is on one of these terrains; never on a Dungeon card.
    Terrain(WordSet<Terrain>),
    /// He, or the monster's fight, is on one of these Map cards.
    Space(&'static [MapId]),
    /// He, or the monster's fight, is on a Map card of one of these types.
    SpaceType(WordSet<SpaceType>),
    /// The attack has one of these forms.
    Form(WordSet<Form>),
    /// The subject, a card, has one of these categories.
    Category(CategorySet),
    /// The subject's hero has at least this Level.
    LevelMin(u8),
    /// A card that the filter fits is in his Inventory.
    Has(Filter),
}

/// A description of cards or heroes: everything given must fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// One of these kinds; empty for any.
    pub kinds: WordSet<Kind>,
    /// One of these categories; empty for any.
    pub categories: CategorySet,
    /// One of these durations; empty for any.
    pub durations: WordSet<Duration>,
    /// The card is aimed at the controller's hero.
    pub aimed_at_you: bool,
    /// The hero is tipped (or is not).
    pub tipped: Option<bool>,
    /// The hero has at most this much Life.
    pub life_max: Option<u8>,
    /// Whose cards; open where the clause leaves no doubt.
    pub owner: Option<Owner>,
    /// Where the cards lie.
    pub zone: Option<Zone>,
}

impl Filter {
    /// Fits everything.
    pub const ANY: Filter = Filter {
        kinds: WordSet::NONE,
        categories: CategorySet::NONE,
        durations: WordSet::NONE,
        aimed_at_you: false,
        tipped: None,
        life_max: None,
        owner: None,
        zone: None,
    };

    /// Whether kind, category and duration of a card fit. Zone, owner and aim are for the caller, who knows where the card
    /// is.
    #[inline]
    pub fn fits(&self, kind: Kind, categories: CategorySet, duration: Duration) -> bool {
        (self.kinds.is_empty() || self.kinds.has(kind))
            && (self.categories.is_empty() || self.categories.meets(categories))
            && (self.durations.is_empty() || self.durations.has(duration))
    }
}

/// A roll against a number, with what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The score added to the die.
    pub score: Score,
    /// The number to reach.
    pub number: Amount,
    /// Done to the hero when he succeeds.
    pub succeed: &'static [Verb],
    /// Done to the hero when he fails.
    pub fail: &'static [Verb],
}

/// What a clause does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Adds to the score of a form (of all forms when none is named), and may give it an attack type.
    Score {
        /// The form; `None` for all.
        form: Option<Form>,
        /// What is added.
        add: Amount,
        /// The attack type given.
        attack: Option<AttackType>,
    },
    /// Adds to the die roll.
    Roll(Amount),
    /// A die that shows this number or less is rolled once more; the second result stands.
    Reroll(u8),
    /// Rolls that many dice instead of one and keeps the highest.
    Dice(u8),
    /// Adds the score and type of this form instead; the attack's form does not change.
    Instead(Form),
    /// Gives a hit effect for a form.
    Hit {
        /// The form it is for.
        form: Form,
        /// What the hit does.
        verbs: &'static [Verb],
    },
    /// The subject faces a Threat.
    Threat(Threat),
    /// Inflicts wounds.
    Wound(Amount),
    /// Prevents so many of the wounds about to be taken.
    Prevent(Amount),
    /// Recovers Life up to the maximum.
    Recover(Amount),
    /// Gains Life, the maximum with it.
    Life(Amount),
    /// Gains or loses Glory.
    Glory(Amount),
    /// Gains or loses Peril.
    Peril(Amount),
    /// Gains or loses Movements.
    Movement(Amount),
    /// Glory goes from the subject to the controller.
    Steal(Amount),
    /// Tips the hero.
    Tip(Tip),
    /// The hero stands up.
    Untip,
    /// Moves the hero; the controller chooses where.
    Relocate {
        /// Which spaces he may be moved to.
        to: Destination,
        /// The terrains, for [`Destination::Terrain`].
        terrain: WordSet<Terrain>,
        /// Whether he enters the space as by a move.
        enters: bool,
    },
    /// So many Locked or Trapped exits of his space are open for the turn; `None` for all.
    Open(Option<u8>),
    /// Every open exit of his space is Locked with this number for the turn.
    Lock(u8),
    /// Turns the Map card by 180 degrees.
    Rotate,
    /// Draws and places Map cards as by exploring, without Movement.
    Explore(u8),
    /// Draws Adventure cards.
    Draw(Amount),
    /// A forced discard.
    Discard {
        /// Which cards, how many.
        pick: Pick,
        /// Who chooses them.
        by: Chooser,
    },
    /// Takes cards from the discard pile into the hand.
    Fetch(Pick),
    /// A card goes into the controller's Inventory with its tokens.
    Take {
        /// Which card.
        pick: Filter,
        /// Who chooses it.
        by: Chooser,
    },
    /// The controller alone looks at cards.
    Look {
        /// At what.
        zone: Sight,
        /// How many cards; `None` for all.
        amount: Option<u8>,
        /// Whether he puts them back in any order.
        arrange: bool,
    },
    /// The card that set this off has no effect and is discarded.
    Cancel,
    /// This card is discarded.
    End,
    /// The host has no banner and no clauses while this is attached.
    Blank,
    /// The monster goes back to its player's hand and does not attack.
    Repulse,
    /// The player puts so many of his uncompleted Personal Quests under the Quest deck.
    Forsake(u8),
    /// Changes the Treasure limit.
    Limit(i8),
    /// Cards that the filter fits cost less Glory, never below 0.
    Cheaper {
        /// Which cards.
        pick: Filter,
        /// By how much.
        by: u8,
    },
    /// Ignores these.
    Immune(WordSet<Harm>),
    /// May not play these.
    Forbid(WordSet<Ban>),
    /// Eases challenges.
    Challenge(Ease),
    /// Somebody picks one of the lists; one that would do nothing may not be picked if another would.
    Choose {
        /// Who picks.
        by: Chooser,
        /// The lists.
        options: &'static [&'static [Verb]],
    },
}
