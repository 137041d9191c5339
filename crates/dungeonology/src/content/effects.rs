//! The vocabulary of Main Effects: when, at what price, on whom, and what happens. A card is a row of these words; each
//! word is one arm of a match in the engine.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::InternId;

/// A Main Effect, as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainEffect {
    /// When it may be played.
    pub timing: Timing,
    /// Whether it is labelled ACTION: own Action Phase only, and it is the Action.
    pub action: bool,
    /// The named moment it needs, within its timing.
    pub window: Window,
    /// What it is paid with, all of it, in this order.
    pub cost: ArrayVec<CostIcon, 3>,
    /// The bounds of N, where the cost has one: least and most.
    pub n: Option<(u8, u8)>,
    /// Who or what it is aimed at. Without a legal target it cannot be declared.
    pub target: Target,
    /// What happens, in reading order.
    pub steps: Steps,
    /// Icons carried out after the effect.
    pub after: ArrayVec<Icon, 1>,
}

/// The parts of a Main Effect, in reading order.
pub type Steps = ArrayVec<Step, 3>;

/// The timing icon of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// No icon: own Movement or Action Phase.
    Standard,
    /// Also on others' turns.
    Instant,
    /// Only in answer to a Trick Card effect just declared by an opponent.
    Reaction,
}

/// The moment that a Main Effect names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Whenever the timing allows.
    Any,
    /// Not while a Stealth Test is under way.
    OutsideTests,
    /// At the beginning of one's own Movement Phase, before the first step.
    BeginningOfYourTurn,
    /// The same for the opponent whose turn it is.
    BeginningOfOpponentTurn,
    /// Right after an opponent entered a Zone in their own Movement Phase, entry effects resolved, with movement left.
    AfterEntry,
    /// Right after an opponent collected cubes by a successful Study.
    AfterStudy,
    /// When one has failed a Stealth Test, before its consequences.
    AfterFailure,
    /// Right after an opponent gained a Star.
    AfterStar,
}

/// A number on a card: printed, or set by N.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// The printed number.
    Fixed(u8),
    /// N, chosen with the cost, and so much more.
    N {
        /// What is added to N.
        plus: u8,
    },
}

impl Amount {
    /// The number, given N.
    #[inline]
    pub const fn of(self, n: u8) -> u8 {
        match self {
            Amount::Fixed(number) => number,
            Amount::N { plus } => n + plus,
        }
    }
}

/// An icon that costs its player something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Draw so many Students from the University.
    Draw(Amount),
    /// Sacrifice so many of one's Students.
    Sacrifice(u8),
    /// Take so many Stun Tokens; impossible at the Stun limit.
    Stun(u8),
    /// Discard so many other Trick Cards of one's choice.
    Discard(u8),
}

/// A place in a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostIcon {
    /// This icon.
    All(Icon),
    /// One of the two, as the player chooses. N is the number of Students that the chosen one moves.
    Either(Icon, Icon),
}

/// How far an effect reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Scholars in one's own Zone.
    YourZone,
    /// One's own Zone and those Adjacent and Linked to it.
    InRange,
    /// The whole Dungeon, the Starting Zone excepted.
    Anywhere,
}

/// Conditions that a target must meet, all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs(pub u16);

impl Needs {
    /// Nothing.
    pub const NOTHING: Needs = Needs(0);
    /// The target has an Information Cube.
    pub const CUBE: Needs = Needs(1);
    /// The target has a Trick Card.
    pub const CARD: Needs = Needs(2);
    /// The target has a Student.
    pub const STUDENT: Needs = Needs(4);
    /// The target has more Stars than the player of the card.
    pub const MORE_STARS: Needs = Needs(8);
    /// The target has a Trick Card or is below the Stun limit.
    pub const CARD_OR_STAMINA: Needs = Needs(16);
    /// A cube was placed on the target's Note Board during this turn and is still there.
    pub const PLACED_THIS_TURN: Needs = Needs(32);
    /// The player of the card has an Information Cube.
    pub const OWN_CUBE: Needs = Needs(64);
    /// The player of the card has a Trick Card besides this one.
    pub const OWN_CARD: Needs = Needs(128);

    /// Whether a condition is among them.
    #[inline]
    pub const fn contains(self, condition: Needs) -> bool {
        self.0 & condition.0 == condition.0
    }

    /// Both together.
    pub const fn and(self, other: Needs) -> Needs {
        Needs(self.0 | other.0)
    }
}

/// Which opponents a card can be aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opponents {
    /// How far away.
    pub reach: Reach,
    /// Under which conditions.
    pub needs: Needs,
}

/// Who or what a Main Effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Nobody: it works by itself.
    None,
    /// One opponent of one's choice.
    Opponent(Opponents),
    /// Every opponent who meets the conditions, in turn order; there must be one.
    EachOpponent(Opponents),
    /// The opponent of the moment: whose turn begins, who has entered, who has collected.
    ThatOpponent(Opponents),
    /// A placed Zone Adjacent to one's own but not Linked to it.
    AdjacentNotLinked,
    /// A Zone pile that is not empty.
    Pile,
    /// One's own Zone, if it has no Teleport Token and is not the Starting Zone.
    ZoneWithoutTeleport,
    /// A cube in one's Zone of at most this individual value, for which there is room.
    CubeHere {
        /// The greatest individual value.
        most: u8,
    },
    /// The Trick Card effect just declared.
    DeclaredEffect,
}

/// One part of what a Main Effect does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// `place-traps n`: lay up to so many unseen Trap Tokens, in one's Zone or Zones Linked to it, at most one in each, never
    /// in the Starting Zone.
    PlaceTraps(Amount),
    /// `place-secret-passages`: lay a Secret Passage X Token in one's Zone and one in any other placed Zone but the Starting
    /// Zone; at most one in a Zone; only one left: in one's own Zone.
    PlaceSecretPassages,
    /// `place-teleport`: lay a Teleport Token in one's Zone.
    PlaceTeleport,
    /// `move-to-target`: go to the target Zone, whatever lies between; entry as usual.
    MoveToTarget,
    /// `move-target`: move the target into a placed Zone Linked to theirs, not the Starting Zone and not closed to them by
    /// Doors; entry as usual, remaining movement kept.
    MoveTarget,
    /// `stop-movement`: the target loses all remaining movement and Speed points.
    StopMovement,
    /// `ignore-doors`: until the end of the turn no Door blocks one.
    IgnoreDoors,
    /// `speed n`: gain Speed points (v1: move up to so many Zones, in the Movement Phase added to it).
    Speed(Amount),
    /// `peek-tiles n`: look at the top tiles of the target pile; put each on the top or at the bottom, in any order.
    PeekTiles(u8),
    /// `peek-cards n`: look at the top cards of the Trick deck and put them back in any order.
    PeekCards(u8),
    /// `take-intern id`: take that Intern, from the deck or from its owner.
    TakeIntern(InternId),
    /// `steal chosen`: choose a colour the target has and steal the topmost cube of it.
    StealChosen,
    /// `steal randomized`: the colour is randomized among those the target has.
    StealRandomized,
    /// `drop chosen`: choose a colour the target has; the target drops one cube of it.
    DropChosen,
    /// `gives`: each target gives one cube of their choice.
    Gives,
    /// `gives placed-this-turn`: the target gives one of the cubes placed on their board during this turn.
    GivesPlacedThisTurn,
    /// `exchange`: give the target a cube of one's choice; the target gives one of another colour, or, having none, of the
    /// same.
    Exchange,
    /// `collect target`: collect the target cube, without a Stealth Test.
    CollectTarget,
    /// `collect-beside n`: collect the leftmost cube left in the target's Zone; if none can be collected, draw so many
    /// Trick Cards.
    CollectBeside {
        /// The Trick Cards drawn instead.
        else_draw: u8,
    },
    /// `cancel`: the declared effect is cancelled.
    Cancel,
    /// `cancel and-take`: it is cancelled, and the card goes into one's hand.
    CancelAndTake,
    /// `cancel unless-discard n`: its player chooses between discarding so many other Trick Cards and the cancelling.
    CancelUnlessDiscard(u8),
    /// `take-card random`: take a Trick Card at random from the target's hand.
    TakeRandomCard,
    /// `silence-next-test`: in one's next Stealth Test this turn no other player may play Trick Cards or use Skills.
    SilenceNextTest,
    /// `ignore-failure`: this failure brings neither the Stun Token nor the Student draw.
    IgnoreFailure,
    /// `borrow-study-bonus n`: in one's next Study this turn add the target's present Study Bonus, at least n, to the Stealth
    /// Value.
    BorrowStudyBonus {
        /// The least that is added.
        least: u8,
    },
    /// `stun n`: each target takes so many Stun Tokens.
    StunTargets(u8),
    /// `draw-cards n`: draw Trick Cards.
    DrawCards(u8),
    /// `target-draws-cards n`: the target draws Trick Cards.
    TargetDrawsCards(u8),
    /// `take-students n`: take up to so many Students from the Bonfire.
    TakeStudents(Amount),
    /// `opponents-take-students n`: then each opponent, in turn order, takes so many, as far as available.
    OpponentsTakeStudents(u8),
    /// `take-target-students few many`: take up to `few` of the target's Students, or `many` if the target has more Stars.
    TakeTargetStudents {
        /// From a target without more Stars.
        few: u8,
        /// From a target with more Stars.
        many: u8,
    },
    /// `target-chooses discard d stun s`: the target discards so many Trick Cards of their choice or takes so many Stun
    /// Tokens, whichever can be carried out.
    TargetChooses {
        /// Trick Cards to discard.
        discard: u8,
        /// Stun Tokens to take.
        stun: u8,
    },
    /// `tax-actions n`: during this turn the target may perform Study or Espionage only after discarding so many Trick Cards
    /// for it.
    TaxActions(u8),
    /// `debate`: both choose a Trick Card in secret and reveal both; higher Bonus Value: the target gives a cube of their
    /// choice; lower: one takes a Stun Token; equal: nothing. Both cards are discarded.
    Debate,
}
