//! Everything there is to know between two decisions.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet, enforces};

use crate::cards::{Ability, ClassId, Effect, QuestId, RaceId, Source};
use crate::dungeon::Dungeon;
use crate::geometry::{Footprint, Point};
use crate::options::Options;
use crate::pieces::{GOBLINS, PieceSet, TROLLS};

/// The most players.
pub const PLAYERS: usize = 4;

/// A match between two decisions: what all see, and what they do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What only some see.
    pub secrets: Secrets,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was chosen before the match.
    pub options: Options,
    /// What lies on the table.
    pub dungeon: Dungeon,
    /// What is in the box. Its order is nobody's to know: it has none.
    pub boxed: PieceSet,
    /// What left the table and waits for the next Explore.
    pub off: PieceSet,
    /// Pillars that wait to be placed, or to be dropped with the first Explore.
    pub aside: PieceSet,
    /// What is out of the game.
    pub removed: PieceSet,
    /// The heroes.
    pub heroes: BySeat<Hero>,
    /// The round, from 1.
    pub round: u8,
    /// The turn order of the round.
    pub order: ArrayVec<Seat, PLAYERS>,
    /// How many turns of the round are over.
    pub flipped: u8,
    /// What is being decided.
    pub step: Step,
    /// The ability used this turn.
    pub used: Option<Source>,
    /// Who will not place a meeple at this moment; only with live placing.
    pub passed: SeatSet,
    /// Solo only.
    pub solo: Option<Solo>,
    /// The revealed quests, after the end.
    pub quests: Option<BySeat<QuestId>>,
    /// What opened chests showed, in order of rolling.
    pub chests: ArrayVec<(Seat, u8), 6>,
    /// The total scores, after the end.
    pub scores: Option<BySeat<i32>>,
}

/// What only some see.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secrets {
    /// Each hero's quest, once dealt.
    pub quests: BySeat<Option<QuestId>>,
    /// The cards a draft passes round.
    pub draft: Option<Draft>,
    /// The cards offered in Hero Construction.
    pub offers: Option<BySeat<Offer>>,
}

/// Two hands that go round the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// The races in the holder's hand.
    pub races: ArrayVec<RaceId, PLAYERS>,
    /// The classes in the holder's hand.
    pub classes: ArrayVec<ClassId, PLAYERS>,
    /// The race kept in this pass, still face down.
    pub kept_race: Option<RaceId>,
    /// The class kept in this pass, still face down.
    pub kept_class: Option<ClassId>,
}

/// What a player chooses from in Hero Construction.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offer {
    /// Two races.
    pub races: ArrayVec<RaceId, 2>,
    /// Two classes.
    pub classes: ArrayVec<ClassId, 2>,
    /// Two quests, dealt after the heroes were chosen.
    pub quests: ArrayVec<QuestId, 2>,
    /// The hero chosen, until everybody has chosen.
    pub hero: Option<(RaceId, ClassId)>,
    /// The quest chosen.
    pub quest: Option<QuestId>,
}

/// A hero and what they have.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hero {
    /// The race, once known to all.
    pub race: Option<RaceId>,
    /// The class, once known to all.
    pub class: Option<ClassId>,
    /// Treasure collected and not spent.
    pub stash: PieceSet,
    /// Monsters on the race card, covering life.
    pub on_card: PieceSet,
    /// Trolls on the card that cover one point only, a potion having healed the other.
    pub half_healed: PieceSet,
    /// Monsters beside the card, kept for their points.
    pub beside: PieceSet,
    /// Life points covered by neutral markers.
    pub markers: u8,
    /// Cooperation points.
    pub cooperation: u8,
    /// Where the meeple is.
    pub meeple: Meeple,
}

/// Where a meeple is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meeple {
    /// With its owner.
    #[default]
    Hand,
    /// On the table.
    At(Point),
    /// Off the table until the end of the turn.
    Out,
}

/// A solo run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solo {
    /// The pillar tokens: the current room; none before the entry.
    pub tokens: ArrayVec<Footprint, 3>,
    /// The relic track.
    pub relics: u8,
    /// Turns taken, over all levels.
    pub turns: u8,
    /// The level, from 1.
    pub level: u8,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// How a solo run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The hero left the dungeon.
    Left,
    /// The hero was lost.
    Lost,
}

/// What is being decided, or that nothing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The holders of the two hands keep a card each.
    #[serde(rename_all = "kebab-case")]
    Draft {
        /// Who holds the races.
        races: Seat,
        /// Who holds the classes.
        classes: Seat,
        /// Whether the race of this pass is kept.
        race_kept: bool,
        /// Whether the class of this pass is kept.
        class_kept: bool,
    },
    /// Everybody who has not yet chosen keeps a race and a class.
    BuildHero {
        /// Who has not yet chosen.
        left: SeatSet,
    },
    /// Everybody who has not yet chosen keeps a quest.
    BuildQuest {
        /// Who has not yet chosen.
        left: SeatSet,
    },
    /// The players place the pillars.
    PlacePillars {
        /// How many are placed.
        placed: u8,
    },
    /// Solo: the hero enters the Dungeon.
    Enter,
    /// The active player aims a drop.
    Explore,
    /// Another player may place a meeple.
    Meeples {
        /// Who is asked.
        seat: Seat,
        /// Whether the Act step is over.
        acted: bool,
    },
    /// The active player may use an ability.
    Act,
    /// The active player goes on with an ability.
    #[serde(rename_all = "kebab-case")]
    Acting {
        /// How often they may still act.
        left: u8,
        /// What they acted on.
        done: PieceSet,
    },
    /// The active player forms a room.
    Loot,
    /// The active player may drink before ending the turn.
    Rest,
    /// Solo: the hero has reached the staircase.
    Stairs,
    /// The match is over.
    Over,
}

impl Hero {
    /// The printed life points.
    pub fn life(&self) -> u8 {
        enforces!("drop.def.life-points", "drop.info.life-public");
        self.race.map_or(0, |race| race.card().life)
    }

    /// The covered life points.
    pub fn covered(&self) -> u8 {
        let goblins = self.on_card.and(GOBLINS).len() * usize::from(crate::loot::GOBLIN_COVERS);
        let trolls = self.on_card.and(TROLLS).len() * usize::from(crate::loot::TROLL_COVERS);
        (goblins + trolls - self.half_healed.len().min(goblins + trolls)) as u8 + self.markers
    }

    /// The remaining life points.
    pub fn remaining(&self) -> u8 {
        self.life().saturating_sub(self.covered())
    }

    /// The number that orders turns and breaks ties.
    pub fn initiative(&self) -> u8 {
        enforces!("drop.def.base-initiative", "drop.def.hero");
        self.race.map_or(0, |race| race.card().initiative)
    }

    /// All monsters taken.
    pub fn monsters(&self) -> PieceSet {
        enforces!("drop.monster.kept-for-scoring");
        self.on_card.or(self.beside)
    }
}

impl Open {
    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.heroes.len()
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.order.get(usize::from(self.flipped)).copied().unwrap_or(Seat::new(0))
    }

    /// The ability on one of a hero's own cards, as it is in this mode.
    pub fn ability(&self, seat: Seat, source: Source) -> Option<Ability> {
        enforces!("drop.act.own-cards-only");
        let hero = self.heroes.get(seat)?;
        match source {
            Source::Class => Some(hero.class?.card().ability.clone()),
            Source::Race => {
                let race = hero.race?.card();
                match &race.solo {
                    Some(effect) if self.solo.is_some() => {
                        enforces!("drop.solo.hawkmyn");
                        Some(Ability { effect: effect.clone(), life: 0 })
                    }
                    _ => Some(race.ability.clone()),
                }
            }
        }
    }

    /// The effect of the ability used this turn.
    pub fn used_effect(&self) -> Option<Effect> {
        self.ability(self.active(), self.used?).map(|ability| ability.effect)
    }

    /// The meeples that stand on the table.
    pub fn meeples(&self) -> impl Iterator<Item = (Seat, Point)> + '_ {
        self.heroes.iter().filter_map(|(seat, hero)| match hero.meeple {
            Meeple::At(at) => Some((seat, at)),
            Meeple::Hand | Meeple::Out => None,
        })
    }
}
