//! Scholar Cards: two sides, values, Skills, Knowledge Combo.

use arrayvec::ArrayVec;

use super::ByColour;

/// A Scholar Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scholar {
    /// The word of the content files: `valerio`.
    pub id: String,
    /// The Knowledge Combo: so many cubes of each colour.
    pub combo: ByColour<u8>,
    /// The Standard and the Exalted side of each printing; v2 calls the latter Furious.
    pub sides: [[Profile; 2]; 3],
}

impl Scholar {
    /// A side of a printing.
    #[inline]
    pub const fn side(&self, printing: Printing, exalted: bool) -> &Profile {
        &self.sides[printing as usize][exalted as usize]
    }
}

/// Which figures a Scholar Card shows: the same Skills are worth more or less by what else is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printing {
    /// The first edition.
    V1,
    /// The second edition without Main Effects.
    V2,
    /// The second edition with Main Effects.
    V2Main,
}

/// One side of a Scholar Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Students at set-up and up to which Rest replenishes.
    pub students: u8,
    /// Trick Cards up to which the player draws.
    pub hand: u8,
    /// Steps, or Speed points.
    pub speed: u8,
    /// The most cubes targeted in one Study.
    pub intelligence: u8,
    /// The most Stun Tokens.
    pub stamina: u8,
    /// Its Skills.
    pub skills: Skills,
}

/// The Skills of one side.
pub type Skills = ArrayVec<SkillRow, 3>;

/// A Skill with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SkillRow {
    /// The word of the content files: `headbutt`.
    pub id: String,
    /// What it does.
    pub skill: Skill,
}

/// What a Skill does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// `headbutt`, `headbutt collecting`: own turn, costs 1 Stun Token. An opponent in one's Zone drops a randomized cube, or
    /// one takes a random Trick Card from them. Collecting: one collects the dropped cube at once.
    Headbutt {
        /// Whether the dropped cube is collected.
        collecting: bool,
    },
    /// `second-wind d s`: at the end of one's Movement Phase, once a turn: discard d Trick Cards to discard s Stun Tokens.
    SecondWind {
        /// Trick Cards discarded.
        discard: u8,
        /// Stun Tokens shed.
        sheds: u8,
    },
    /// `rogue t g`: in one's Espionage: no Student is sacrificed, the target's Students do not count, and after the Stealth
    /// Value is calculated one divines t times with grade g for it.
    Rogue {
        /// How many Divinations.
        times: u8,
        /// Their grade.
        grade: u8,
    },
    /// `actions n`: so many Actions in a turn.
    Actions(u8),
    /// `sermon n`: discard a Magic card to take so many Students from the Bonfire.
    Sermon(u8),
    /// `divine-intervention g`: Instant, in any Stealth Test in which one may play cards, costs 1 Stun Token: Divination g.
    DivineIntervention(u8),
    /// `repent`: an Action. Sacrifice N Students to collect the leftmost cube whose individual value is at most N.
    Repent,
    /// `magic-prodigy f`: Magic cards one plays for their Bonus Value count f times.
    MagicProdigy(u8),
    /// `magic-sight n`: an Action. Discard so many Magic cards to collect the leftmost cube.
    MagicSight(u8),
    /// `research-arcana n`: discard a Subterfuge card, reveal cards from the Trick deck until a Magic card appears or n are
    /// shown; take the Magic card, discard the rest.
    ResearchArcana(u8),
}

impl Skill {
    /// Whether it bears the Instant icon.
    #[inline]
    pub const fn instant(self) -> bool {
        matches!(self, Skill::DivineIntervention(_))
    }

    /// Whether it is an Action.
    #[inline]
    pub const fn action(self) -> bool {
        matches!(self, Skill::Repent | Skill::MagicSight(_))
    }

    /// Whether it is always in force and never activated.
    #[inline]
    pub const fn passive(self) -> bool {
        matches!(self, Skill::Rogue { .. } | Skill::Actions(_) | Skill::MagicProdigy(_))
    }

    /// Stun Tokens taken as its cost.
    #[inline]
    pub const fn stun(self) -> u8 {
        matches!(self, Skill::Headbutt { .. } | Skill::DivineIntervention(_)) as u8
    }
}
