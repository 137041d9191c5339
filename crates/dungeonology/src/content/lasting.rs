//! Cards that lie beside a Note Board and last: Interns and Jinxes.

use super::Colours;

/// An Intern Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intern {
    /// The word of the content files: `guard`.
    pub id: String,
    /// Points for its owner at the end of the game.
    pub points: i16,
    /// The colours protected for its owner.
    pub shields: Colours,
    /// What it does for its owner.
    pub effect: InternEffect,
}

/// What an Intern does while it is owned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InternEffect {
    /// `protect`: nothing but its shields.
    Protect,
    /// `speed n`: Speed is so much higher.
    Speed(u8),
    /// `hand n`: the Hand Value is so much higher.
    Hand(u8),
    /// `espionage-alert n`: the Alert Value is so much higher when its owner is the target of Espionage.
    EspionageAlert(u8),
    /// `divination n`: its owner may reveal so many cards more in a Divination.
    Divination(u8),
    /// `take-students n`: its owner may take so many Students more whenever an effect lets them take Students from the
    /// Bonfire.
    TakeStudents(u8),
}

/// A Jinx Card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Jinx {
    /// The word of the content files: `twisted-ankle`.
    pub id: String,
    /// Points lost at the end of the game.
    pub penalty: i16,
    /// What it does to its owner while it is revealed.
    pub effect: JinxEffect,
    /// Whether it stays in the deck in solo play, in expansions.
    pub omega_icon: bool,
}

/// What a revealed Jinx does to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JinxEffect {
    /// `speed-less n least m`: Speed is n lower, but at least m.
    SpeedLess {
        /// How much lower.
        by: u8,
        /// The least that is left.
        least: u8,
    },
    /// `hand-less n least m`: the Hand Value is n lower, but at least m.
    HandLess {
        /// How much lower.
        by: u8,
        /// The least that is left.
        least: u8,
    },
    /// `intelligence-less n least m`: Intelligence is n lower, but at least m.
    IntelligenceLess {
        /// How much lower.
        by: u8,
        /// The least that is left.
        least: u8,
    },
    /// `stamina-less n least m`: Stamina is n lower, but at least m.
    StaminaLess {
        /// How much lower.
        by: u8,
        /// The least that is left.
        least: u8,
    },
    /// `study-alert n`: the Alert Value of one's Study tests is higher.
    StudyAlert(u8),
    /// `many-targets-alert n`: the same, in Study tests with two or more targets.
    ManyTargetsAlert(u8),
    /// `espionage-alert-less n`: one's Alert Value as the target of Espionage is lower, but at least 0.
    EspionageAlertLess(u8),
    /// `no-bonfire`: no Students from the Bonfire by effects of cards or Skills.
    NoBonfire,
    /// `failure-draw n`: a failed Stealth Test draws so many Students more.
    FailureDraw(u8),
    /// `fear-of-new-zones`: on entering a Zone just placed by oneself, sacrifice 1 Student or lose all remaining movement.
    FearOfNewZones,
    /// `end-draw-most n`: at most so many Trick Cards drawn in the End of Turn Phase.
    EndDrawMost(u8),
    /// `stun-discards n`: whenever a Stun Token is taken, so many Trick Cards of one's choice are discarded as well.
    StunDiscards(u8),
    /// `no-stun-avoid`: no Student may be sacrificed to avoid a Stun Token.
    NoStunAvoid,
    /// `study-bonus-less n`: the Study Bonus counts as lower, but at least 0.
    StudyBonusLess(u8),
    /// `silent-off-turn`: no Trick Cards during other players' turns.
    SilentOffTurn,
}
