//! From what the files say to what the engine reads: names are looked up, lists are put where they stay.

use std::collections::BTreeMap;

use super::cards::{Banner, Boost, Hits, MapId, Monster, Price, Reward, Stat, Trial};
use super::effects::{Clause, Condition, Cost, CostDiscard, Filter, Pick, Threat, User, Verb};
use super::raw::{
    RawBanner, RawBoost, RawClause, RawCondition, RawCost, RawCostDiscard, RawFilter, RawHits, RawMonster,
    RawPick, RawPrice, RawReward, RawStat, RawThreat, RawTrial, RawUser, RawVerb,
};
use super::sets::{Category, CategorySet};
use super::words::{AttackType, Destination, Form, Owner, Subject, Until};

/// What names mean while a library is built.
pub(super) struct Names {
    pub(super) categories: BTreeMap<String, Category>,
    pub(super) maps: BTreeMap<String, MapId>,
}

/// Why something cannot be resolved.
pub(super) type Why = String;

/// Keeps a list for as long as the program runs: libraries are built once.
pub(super) fn keep<T>(list: Vec<T>) -> &'static [T] {
    if list.is_empty() { &[] } else { Box::leak(list.into_boxed_slice()) }
}

/// Keeps words for as long as the program runs.
pub(super) fn keep_words(words: String) -> &'static str {
    Box::leak(words.into_boxed_str())
}

impl Names {
    pub(super) fn category(&self, name: &str) -> Result<Category, Why> {
        self.categories.get(name).copied().ok_or_else(|| format!("there is no category `{name}`"))
    }

    pub(super) fn categories(&self, names: &[String]) -> Result<CategorySet, Why> {
        names.iter().map(|name| self.category(name)).collect()
    }

    pub(super) fn map(&self, name: &str) -> Result<MapId, Why> {
        self.maps.get(name).copied().ok_or_else(|| format!("there is no Map card `{name}`"))
    }

    pub(super) fn clauses(&self, raw: Vec<RawClause>, default_to: Subject) -> Result<&'static [Clause], Why> {
        let clauses: Result<Vec<Clause>, Why> =
            raw.into_iter().map(|clause| self.clause(clause, default_to)).collect();
        Ok(keep(clauses?))
    }

    fn clause(&self, raw: RawClause, default_to: Subject) -> Result<Clause, Why> {
        Ok(Clause {
            on: raw.on,
            to: raw.to.unwrap_or(default_to),
            by: match raw.by {
                Some(RawUser::Target) => User::Target,
                Some(RawUser::You) | None => User::You,
            },
            conditions: self.conditions(raw.conditions)?,
            vs: raw.vs.map(|filter| self.filter(filter)).transpose()?,
            pick: raw.pick.map(|filter| self.filter(filter)).transpose()?,
            rolls: raw.rolls.into_iter().collect(),
            cost: self.cost(raw.cost)?,
            once: raw.once,
            may: raw.may,
            until: raw.until.unwrap_or(Until::Turn),
            verbs: self.verbs(raw.verbs)?,
        })
    }

    pub(super) fn conditions(&self, raw: Vec<RawCondition>) -> Result<&'static [Condition], Why> {
        let conditions: Result<Vec<Condition>, Why> =
            raw.into_iter().map(|condition| self.condition(condition)).collect();
        Ok(keep(conditions?))
    }

    fn condition(&self, raw: RawCondition) -> Result<Condition, Why> {
        Ok(match raw {
            RawCondition::OwnTurn => Condition::OwnTurn,
            RawCondition::HeroPhase => Condition::HeroPhase,
            RawCondition::AttacksYou => Condition::AttacksYou,
            RawCondition::InThisSpace => Condition::InThisSpace,
            RawCondition::Terrain(terrains) => Condition::Terrain(terrains.into_iter().collect()),
            RawCondition::Space(spaces) => {
                let spaces: Result<Vec<MapId>, Why> = spaces.iter().map(|space| self.map(space)).collect();
                Condition::Space(keep(spaces?))
            }
            RawCondition::SpaceType(types) => Condition::SpaceType(types.into_iter().collect()),
            RawCondition::Form(forms) => Condition::Form(forms.into_iter().collect()),
            RawCondition::Category(names) => Condition::Category(self.categories(&names)?),
            RawCondition::LevelMin(level) => Condition::LevelMin(level),
            RawCondition::Has(filter) => Condition::Has(self.filter(filter)?),
        })
    }

    pub(super) fn filter(&self, raw: RawFilter) -> Result<Filter, Why> {
        if raw.aimed_at == Some(Owner::Target) {
            return Err("`aimed_at` can only be \"you\"".to_owned());
        }
        Ok(Filter {
            kinds: raw.kind.into_iter().collect(),
            categories: self.categories(&raw.category)?,
            durations: raw.duration.into_iter().collect(),
            aimed_at_you: raw.aimed_at.is_some(),
            tipped: raw.tipped,
            life_max: raw.life_max,
            owner: raw.owner,
            zone: raw.zone,
        })
    }

    pub(super) fn pick(&self, raw: RawPick) -> Result<Pick, Why> {
        Ok(Pick { filter: self.filter(raw.pick)?, amount: raw.amount })
    }

    fn cost(&self, raw: RawCost) -> Result<Cost, Why> {
        let discard = match raw.discard {
            None => None,
            Some(RawCostDiscard::Word(word)) if word == "self" => Some(CostDiscard::This),
            Some(RawCostDiscard::Word(word)) => {
                return Err(format!("`discard` is \"self\" or a pick, not \"{word}\""));
            }
            Some(RawCostDiscard::Cards(pick)) => Some(CostDiscard::Cards(self.pick(pick)?)),
        };
        Ok(Cost { glory: raw.glory, movement: raw.movement, charge: raw.charge, discard })
    }

    pub(super) fn threat(&self, raw: RawThreat) -> Result<Threat, Why> {
        Ok(Threat {
            score: raw.score,
            number: raw.number,
            succeed: self.verbs(raw.succeed)?,
            fail: self.verbs(raw.fail)?,
        })
    }

    pub(super) fn verbs(&self, raw: Vec<RawVerb>) -> Result<&'static [Verb], Why> {
        let verbs: Result<Vec<Verb>, Why> = raw.into_iter().map(|verb| self.verb(verb)).collect();
        Ok(keep(verbs?))
    }

    fn verb(&self, raw: RawVerb) -> Result<Verb, Why> {
        Ok(match raw {
            RawVerb::Score { form, add, r#type } => Verb::Score { form: form.form(), add, attack: r#type },
            RawVerb::Roll(add) => Verb::Roll(add),
            RawVerb::Reroll(most) => Verb::Reroll(most),
            RawVerb::Dice(dice) => Verb::Dice(dice.roll),
            RawVerb::Instead(form) => Verb::Instead(form),
            RawVerb::Hit { form, r#do } => Verb::Hit { form, verbs: self.verbs(r#do)? },
            RawVerb::Threat(threat) => Verb::Threat(self.threat(threat)?),
            RawVerb::Wound(n) => Verb::Wound(n),
            RawVerb::Prevent(n) => Verb::Prevent(n),
            RawVerb::Recover(n) => Verb::Recover(n),
            RawVerb::Life(n) => Verb::Life(n),
            RawVerb::Glory(n) => Verb::Glory(n),
            RawVerb::Peril(n) => Verb::Peril(n),
            RawVerb::Movement(n) => Verb::Movement(n),
            RawVerb::Steal(n) => Verb::Steal(n),
            RawVerb::Tip(tip) => Verb::Tip(tip),
            RawVerb::Untip => Verb::Untip,
            RawVerb::Relocate { to, terrain, enters } => {
                if (to == Destination::Terrain) == terrain.is_empty() {
                    return Err("`relocate` names terrains exactly when `to` is \"terrain\"".to_owned());
                }
                Verb::Relocate { to, terrain: terrain.into_iter().collect(), enters }
            }
            RawVerb::Open(n) => Verb::Open(n.0),
            RawVerb::Lock(n) => Verb::Lock(n),
            RawVerb::Rotate => Verb::Rotate,
            RawVerb::Explore(n) => Verb::Explore(n),
            other => self.card_verb(other)?,
        })
    }

    /// The verbs that handle cards, permissions and choices.
    fn card_verb(&self, raw: RawVerb) -> Result<Verb, Why> {
        Ok(match raw {
            RawVerb::Draw(n) => Verb::Draw(n),
            RawVerb::Discard { pick, amount, by } => {
                Verb::Discard { pick: self.pick(RawPick { pick, amount })?, by }
            }
            RawVerb::Fetch(pick) => Verb::Fetch(self.pick(pick)?),
            RawVerb::Take { pick, by } => Verb::Take { pick: self.filter(pick)?, by },
            RawVerb::Look { zone, amount, arrange } => Verb::Look { zone, amount: amount.0, arrange },
            RawVerb::Cancel => Verb::Cancel,
            RawVerb::End => Verb::End,
            RawVerb::Blank => Verb::Blank,
            RawVerb::Repulse => Verb::Repulse,
            RawVerb::Forsake(n) => Verb::Forsake(n),
            RawVerb::Limit { treasure } => Verb::Limit(treasure),
            RawVerb::Cheaper { pick, by } => Verb::Cheaper { pick: self.filter(pick)?, by },
            RawVerb::Immune(harms) => Verb::Immune(harms.into_iter().collect()),
            RawVerb::Forbid(bans) => Verb::Forbid(bans.into_iter().collect()),
            RawVerb::Challenge(ease) => Verb::Challenge(ease),
            RawVerb::Choose { by, options } => {
                let options: Result<Vec<&'static [Verb]>, Why> =
                    options.into_iter().map(|list| self.verbs(list)).collect();
                Verb::Choose { by, options: keep(options?) }
            }
            _ => return Err("this verb is not known here".to_owned()),
        })
    }

    pub(super) fn hits(&self, raw: RawHits) -> Result<Hits, Why> {
        let mut hits = [None; 3];
        for (form, verbs) in [(Form::Melee, raw.melee), (Form::Magic, raw.magic), (Form::Speed, raw.speed)] {
            hits[form.index()] = verbs.map(|verbs| self.verbs(verbs)).transpose()?;
        }
        Ok(hits)
    }

    pub(super) fn monster(&self, raw: RawMonster) -> Result<Monster, Why> {
        Ok(Monster {
            name: keep_words(raw.name),
            categories: self.categories(&raw.categories)?,
            banner: banner(raw.banner),
            hits: self.hits(raw.hit)?,
            reward: reward(raw.reward),
        })
    }

    pub(super) fn trial(&self, raw: RawTrial) -> Result<Trial, Why> {
        let fail = self.verbs(raw.fail)?;
        Ok(Trial { score: Some(raw.score), number: raw.number, boost: raw.boost.map(boost), fail })
    }
}

pub(super) fn banner(raw: RawBanner) -> Banner {
    let each = |value: Option<RawStat>| value.map_or(Stat::default(), stat);
    Banner { life: raw.life, stats: [each(raw.melee), each(raw.magic), each(raw.speed)] }
}

pub(super) fn stat(raw: RawStat) -> Stat {
    table::enforces!("dungeoneer.attack.types");
    match raw {
        RawStat::Standard(score) => Stat { score, attack: Some(AttackType::Standard) },
        RawStat::Counter(score) => Stat { score, attack: Some(AttackType::Counter) },
        RawStat::Plain(score) => Stat { score, attack: None },
    }
}

pub(super) fn reward(raw: RawReward) -> Reward {
    let RawReward { level, recover, life, glory, peril } = raw;
    Reward { level, recover, life, glory, peril }
}

pub(super) fn boost(raw: RawBoost) -> Boost {
    Boost { glory: raw.glory, add: raw.add }
}

pub(super) fn price(raw: RawPrice) -> Price {
    match raw {
        RawPrice::Glory(n) => Price::Glory(n),
        RawPrice::Peril(n) => Price::Peril(n),
    }
}
