//! What can be under way: one frame for each piece of work that may have to stop and ask.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::action::{Gauge, Use};
use crate::content::{Colour, Colours, Floor, HalfSide, TrickId, TrickType, ZoneId};
use crate::lattice::ZoneSet;

/// A piece of work under way. Each belongs to one chapter, which holds its question, its legal answers and its resolution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "every frame says what it is, its fields are named after what they hold")]
pub enum Frame {
    /// Set-up: a player picks a Scholar.
    Picking { seat: Seat },
    /// A priority cycle outside Stealth Tests.
    Priority { next: Seat, passes: u8, moment: Moment },
    /// An event that cards answer: each of these players is asked once.
    Answering { event: Happened, of: Seat, left: SeatSet },
    /// These players may still react to the card being played below.
    Reacting { left: SeatSet },
    /// A Trick Card effect.
    Playing(Playing),
    /// Stun Tokens to be taken.
    Stunned { seat: Seat, left: u8 },
    /// Trick Cards to be discarded by choice.
    Discarding { seat: Seat, left: u8, kind: Option<TrickType> },
    /// A Rest or a Bivouac.
    Resting { seat: Seat, stage: RestStage, bivouac: bool },
    /// A Thesis.
    Thesis { seat: Seat, stage: ThesisStage },
    /// Maximum Alert: a Thesis is offered at the end of the turn in the Starting Zone.
    LastChance { seat: Seat },
    /// Movement given by an effect outside the Movement Phase.
    Marching { seat: Seat, left: u8 },
    /// A tile was drawn and must be laid.
    Laying { seat: Seat, from: ZoneId, tile: ZoneId, stairs: bool },
    /// Stairs being resolved; floors already tried, a bit each.
    Climbing { seat: Seat, zone: ZoneId, tried: u8 },
    /// A Scholar has entered a Zone; effects up to `step` are resolved.
    Entering { seat: Seat, zone: ZoneId, step: u8, laid: bool },
    /// A Toll to be paid.
    Paying { seat: Seat, left: u8 },
    /// Fear of the Dark: a Student or all movement.
    Fearing { seat: Seat },
    /// A Scholar is about to lose a cube.
    Losing { seat: Seat, colour: Colour, how: Loss },
    /// A cube is being dropped.
    Dropping { seat: Seat, colour: Colour, from_left: bool, for_whom: Option<Seat> },
    /// A Scholar must give a cube of one of these colours.
    Giving { from: Seat, to: Seat, colours: Colours },
    /// A Stealth Test.
    Testing { stage: TestStage },
    /// A Divination.
    Divining(Divining),
    /// Trap Tokens to be laid.
    Trapping { seat: Seat, left: u8, used: ZoneSet },
    /// A second Secret Passage Token to be laid.
    Tunnelling { seat: Seat },
    /// A Scholar to be moved by somebody.
    Blowing { seat: Seat, target: Seat },
    /// Tiles being looked at.
    Scouting { seat: Seat, floor: Floor, left: u8 },
    /// Trick Cards being looked at.
    Scrying { seat: Seat, left: u8 },
    /// A declared effect is lost unless its player discards.
    Objecting { seat: Seat, discard: u8 },
    /// A player must discard or be stunned.
    Pressed { seat: Seat, discard: u8, stun: u8 },
    /// A debate: both choose a card.
    Debating { seat: Seat, target: Seat, done: SeatSet },
    /// A colour of the target's cubes to be chosen.
    Choosing { seat: Seat, target: Seat, theft: bool },
    /// An exchange of cubes, the second half of it.
    Exchanging { seat: Seat, target: Seat, stage: u8, given: Colour },
    /// A Social auxiliary effect.
    Socialising { seat: Seat, amount: u8, target: Option<Seat> },
    /// A Headbutt.
    Butting { seat: Seat, collecting: bool, target: Option<Seat> },
    /// A Skill that draws on a discard just made.
    Skilled { seat: Seat, index: u8 },
    /// Repent: how many Students?
    Repenting { seat: Seat },
    /// The Boss is sighted: where?
    Sighting { seat: Seat, zone: ZoneId },
    /// The Boss is active: towards whom?
    Rousing { seat: Seat },
    /// The Boss moves.
    Chasing(Chase),
    /// The Boss meets these Scholars.
    Meeting { zone: ZoneId, left: SeatSet },
    /// Scholars still to drop a randomized cube.
    Scattering { left: SeatSet },
    /// Omega Students drawn by a player, to be dealt with.
    Alarm { seat: Seat, left: u8 },
    /// Maximum Alert: the Panic Card's rules for the start of a turn.
    Panicking { seat: Seat, rule: u8 },
}

/// When a priority cycle takes place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// At the start of the Movement Phase.
    TurnBegins,
    /// After a step of movement.
    AfterStep,
    /// At the start of the Action Phase, which is the end of the Movement Phase.
    ActionBegins,
    /// After an Action, or at the end of the Action Phase.
    ActionEnds,
}

/// An event that cards answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// A Scholar entered a Zone in the own Movement Phase.
    Entry,
    /// A Scholar collected cubes by Study.
    Study,
    /// A Scholar gained a Star.
    Star,
    /// A Scholar failed a Stealth Test.
    Failure,
}

/// A Trick Card effect being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Playing {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: TrickId,
    /// For which effect.
    pub way: Use,
    /// How far it is.
    pub stage: PlayStage,
    /// What it is aimed at, once chosen.
    pub target: Aim,
    /// N.
    pub n: u8,
    /// The cost icon, part or trailing icon that is next.
    pub step: u8,
    /// The choice between two costs, once made.
    pub either: Option<bool>,
    /// Whether it was cancelled, and whether the card was taken.
    pub fate: Fate,
    /// Who is in the course of being dealt with, where each opponent is.
    pub served: SeatSet,
}

/// How far a Trick Card effect is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayStage {
    /// The target is chosen.
    Aim,
    /// Reactions are possible.
    Declared,
    /// The cost is paid.
    Cost,
    /// The effect is resolved.
    Effect,
    /// Trailing icons are carried out.
    After,
    /// The card is discarded.
    Finish,
}

/// What an effect is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Nothing, or not yet chosen.
    Nothing,
    /// A Scholar.
    Seat(Seat),
    /// A Zone.
    Zone(ZoneId),
    /// A pile.
    Pile(Floor),
    /// A cube.
    Cube(Colour),
}

/// What became of a declared effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It stands.
    Stands,
    /// It was cancelled.
    Cancelled,
    /// It was cancelled and the card went into that hand.
    Taken(Seat),
}

/// How far a Rest is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RestStage {
    /// Go to the Starting Zone, remove all Stun.
    Arrive,
    /// Discard a Jinx.
    Jinx,
    /// v2: take Students from the Reserve.
    StudentsFirst,
    /// Discard any Trick Cards.
    Cards,
    /// Draw Trick Cards; v1: take Students.
    Refresh,
}

/// How far a Thesis is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThesisStage {
    /// Go to the Starting Zone, look at the Clan Card, count.
    Submit,
    /// v1, failed: which of the most valuable cubes is lost?
    Cube,
    /// Failed: what remains to be done.
    Failed,
}

/// How a cube is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Stolen by that Scholar.
    Stolen(Seat),
    /// Dropped.
    Dropped,
    /// Dropped and collected at once by that Scholar.
    Collected(Seat),
}

/// How far a Stealth Test is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestStage {
    /// Cards are chosen for their Bonus Values.
    Bonus,
    /// Skills and the Zone's luck; so many of these Divinations are done.
    Luck(u8),
    /// These opponents may still play cards; the first of them is asked.
    Opponents(SeatSet),
    /// Espionage: the target may play cards.
    Target,
    /// Espionage: the acting player may play cards; whether one was played in this round.
    Actor(bool),
    /// Study: the acting player has the last word.
    LastWord,
    /// The values are compared.
    Compare,
    /// It failed: consequences.
    Failed(u8),
    /// It succeeded: cubes still to be collected, cubes collected.
    Succeeded(u8, u8),
    /// It is over.
    Over,
}

/// A Divination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Divining {
    /// Who divines.
    pub seat: Seat,
    /// How many cards are revealed.
    pub grade: u8,
    /// To which value, where the source fixes it.
    pub to: Option<Gauge>,
    /// How far it is.
    pub stage: DivineStage,
    /// The Bonus Value that counts.
    pub value: u8,
    /// The revealed cards.
    pub cards: Revealed,
}

/// Up to five cards lying open, in the order they were revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<TrickId>", into = "Vec<TrickId>")]
pub struct Revealed {
    cards: [Option<TrickId>; 5],
}

impl Revealed {
    /// Lays one more card open; more than five are not kept.
    pub fn push(&mut self, card: TrickId) {
        if let Some(free) = self.cards.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(card);
        }
    }

    /// The cards.
    pub fn iter(&self) -> impl Iterator<Item = TrickId> + '_ {
        self.cards.iter().flatten().copied()
    }
}

impl From<Vec<TrickId>> for Revealed {
    fn from(cards: Vec<TrickId>) -> Revealed {
        let mut revealed = Revealed::default();
        cards.into_iter().for_each(|card| revealed.push(card));
        revealed
    }
}

impl From<Revealed> for Vec<TrickId> {
    fn from(revealed: Revealed) -> Vec<TrickId> {
        revealed.iter().collect::<ArrayVec<_, 5>>().to_vec()
    }
}

/// How far a Divination is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DivineStage {
    /// One card more?
    More,
    /// Cards are revealed.
    Reveal,
    /// v1: one of them is chosen.
    Choose,
    /// To which value?
    Gauge,
}

/// The Boss on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Chase {
    /// Who activated it.
    pub seat: Seat,
    /// Towards whom.
    pub quarry: Seat,
    /// Steps left.
    pub left: u8,
    /// The Randomizer's arrow, for a profile that moves at random.
    pub arrow: Option<HalfSide>,
    /// The Zone to come back into, when the quarry is in the Boss's own Zone.
    pub back: Option<ZoneId>,
}
