//! One card at a time: from the fields of its table to its type, checked as it is read.

use super::cards::{
    Adventure, Artifact, Exit, Hero, LEVELS, MapCard, Obstacle, Price, Print, Quest, Sacrifice, SetId, Stat,
    Task, Trial,
};
use super::check;
use super::entry::Entry;
use super::error::ContentError;
use super::raw::{
    CategoryKind, Currency, Modifier, RawArtifact, RawBanner, RawChance, RawClause, RawCondition, RawExit,
    RawExitScores, RawExits, RawFilter, RawHits, RawLevel, RawMonster, RawObstacle, RawPrice, RawReward,
    RawSacrifice, RawThreat, RawTrial, RawX,
};
use super::resolve::{self, Names, keep_words};
use super::sets::CategorySet;
use super::words::{Border, Duration, Kind, Playtime, QuestType, Score, Side, SpaceType, Subject, Terrain};

/// What a card can look up while it is read.
pub(super) struct Desk<'a> {
    pub(super) names: &'a Names,
    pub(super) sets: &'a [(String, SetId, bool)],
    /// The kinds of cards each category is for, by its index.
    pub(super) category_kinds: &'a [Vec<CategoryKind>],
}

impl Desk<'_> {
    /// The fields every card has.
    fn print(&self, entry: &mut Entry<'_>) -> Result<Print, ContentError> {
        table::enforces!("dungeoneer.combined.set-symbol");
        let id: String = entry.need("id")?;
        let set: String = entry.need("set")?;
        let known = self.sets.iter().find(|(name, _, _)| *name == set);
        let (_, set_id, is_translated) =
            known.ok_or_else(|| entry.wrong("set", format!("there is no set `{set}`")))?;
        let slug = id.strip_prefix(&format!("{set}.")).map(str::to_owned);
        let slug = slug.ok_or_else(|| entry.wrong("id", format!("it must begin with `{set}.`")))?;
        let plain = slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        entry.unless(
            plain && !slug.is_empty(),
            "id",
            "after the set come small letters, digits and hyphens",
        )?;
        let part: u8 = entry.need("part")?;
        entry.unless((1..=2).contains(&part), "part", "a set has parts 1 and 2")?;
        let count: u8 = entry.need("count")?;
        entry.unless((1..=9).contains(&count), "count", "a deck holds 1 to 9 copies of a card")?;
        let key = format!("dungeoneer-card-{}", id.replace('.', "-"));
        Ok(Print {
            slug: keep_words(slug),
            id: keep_words(id),
            set: *set_id,
            part,
            count,
            key: keep_words(key),
            name: keep_words(entry.need("name")?),
            text: keep_words(entry.need("text")?),
            translated: *is_translated,
        })
    }

    fn categories(&self, entry: &mut Entry<'_>, on: CategoryKind) -> Result<CategorySet, ContentError> {
        table::enforces!("dungeoneer.adventure.category");
        let names: Vec<String> = entry.need("categories")?;
        let set = self.names.categories(&names).map_err(|why| entry.wrong("categories", why))?;
        let stray = set.iter().find(|category| !self.category_kinds[category.index()].contains(&on));
        let fits = stray.is_none() && !set.is_empty();
        entry.unless(
            fits,
            "categories",
            &format!("a {on:?} needs categories, and only those that are for it"),
        )?;
        Ok(set)
    }

    fn clauses(
        &self,
        entry: &mut Entry<'_>,
        field: &str,
        to: Subject,
    ) -> Result<&'static [super::effects::Clause], ContentError> {
        let raw: Vec<RawClause> = entry.or_default(field)?;
        self.names.clauses(raw, to).map_err(|why| entry.wrong(field, why))
    }

    /// An Adventure card.
    pub(super) fn adventure(&self, entry: &mut Entry<'_>) -> Result<Adventure, ContentError> {
        table::enforces!("dungeoneer.adventure.fields", "dungeoneer.adventure.effect-text");
        let print = self.print(entry)?;
        let kind: Kind = entry.need("kind")?;
        let duration: Duration = entry.need("duration")?;
        let to = if kind == Kind::Bane { Subject::Target } else { Subject::You };
        let host: Option<RawFilter> = entry.maybe("host")?;
        let only: Vec<RawCondition> = entry.or_default("only")?;
        let hits: RawHits = entry.or_default("hit")?;
        let threat: Option<RawThreat> = entry.maybe("threat")?;
        let upkeep: Option<RawPrice> = entry.maybe("upkeep")?;
        let names = self.names;
        let card = Adventure {
            print,
            kind,
            cost: self.cost(entry, kind)?,
            x_max: self.x(entry, kind)?,
            playtime: entry.need::<Playtime>("playtime")?,
            duration,
            categories: self.categories(entry, category_kind(kind, duration))?,
            banner: resolve::banner(entry.or_default::<RawBanner>("banner")?),
            aimed: self.aimed(entry, kind)?,
            only: names.conditions(only).map_err(|why| entry.wrong("only", why))?,
            host: host.map(|host| names.filter(host)).transpose().map_err(|why| entry.wrong("host", why))?,
            upkeep: upkeep.map(resolve::price),
            charges: entry.or_default("charges")?,
            hits: names.hits(hits).map_err(|why| entry.wrong("hit", why))?,
            threat: threat
                .map(|threat| names.threat(threat))
                .transpose()
                .map_err(|why| entry.wrong("threat", why))?,
            clauses: self.clauses(entry, "clauses", to)?,
        };
        entry.finish()?;
        check::adventure(&card).map_err(|(field, why)| entry.wrong(field, why))?;
        Ok(card)
    }

    fn cost(&self, entry: &mut Entry<'_>, kind: Kind) -> Result<u8, ContentError> {
        table::enforces!("dungeoneer.adventure.cost-resource");
        let price = resolve::price(entry.need::<RawPrice>("cost")?);
        let good = matches!(kind, Kind::Boon | Kind::Treasure);
        let fits = matches!(price, Price::Glory(_)) == good;
        entry.unless(fits, "cost", "Boons and Treasures cost Glory, Banes and Encounters Peril")?;
        Ok(price.amount())
    }

    fn x(&self, entry: &mut Entry<'_>, kind: Kind) -> Result<Option<u8>, ContentError> {
        let Some(x) = entry.maybe::<RawX>("x")? else { return Ok(None) };
        let good = matches!(kind, Kind::Boon | Kind::Treasure);
        entry.unless((x.of == Currency::Glory) == good, "x", "# is paid in the currency of the cost")?;
        Ok(Some(x.max))
    }

    fn aimed(&self, entry: &mut Entry<'_>, kind: Kind) -> Result<bool, ContentError> {
        let aim: Option<String> = entry.maybe("aim")?;
        let Some(aim) = aim else { return Ok(matches!(kind, Kind::Bane | Kind::Encounter)) };
        entry.unless(aim == "none", "aim", "it is \"none\" or left out")?;
        entry.unless(kind == Kind::Bane, "aim", "only a Bane can have no target")?;
        Ok(false)
    }

    /// A Map card.
    pub(super) fn map(&self, entry: &mut Entry<'_>) -> Result<MapCard, ContentError> {
        let print = self.print(entry)?;
        let kind: Option<String> = entry.maybe("kind")?;
        entry.unless(kind.as_deref().is_none_or(|kind| kind == "map"), "kind", "it is \"map\"")?;
        let border: Border = entry.need("border")?;
        let exits: RawExits = entry.need("exits")?;
        let monster: Option<RawMonster> = entry.maybe("monster")?;
        let card = MapCard {
            print,
            border,
            space_type: entry.need::<SpaceType>("type")?,
            terrain: entry.maybe::<Terrain>("terrain")?,
            glory: entry.need("glory")?,
            peril: entry.need("peril")?,
            exits: self.exits(entry, border, exits)?,
            exit_scores: exit_scores(entry.or_default("exit_scores")?),
            obstacle: entry.maybe::<RawObstacle>("obstacle")?.map(obstacle),
            sewer: self.sewer(entry)?,
            portal: entry.or_default("portal")?,
            monster: monster
                .map(|monster| self.names.monster(monster))
                .transpose()
                .map_err(|why| entry.wrong("monster", why))?,
            clauses: self.clauses(entry, "clauses", Subject::Hero)?,
        };
        entry.finish()?;
        check::map(&card).map_err(|(field, why)| entry.wrong(field, why))?;
        Ok(card)
    }

    fn exits(&self, entry: &Entry<'_>, border: Border, raw: RawExits) -> Result<[Exit; 4], ContentError> {
        table::enforces!("dungeoneer.exit.four-sides");
        let sides = [(Side::North, raw.n), (Side::East, raw.e), (Side::South, raw.s), (Side::West, raw.w)];
        let mut exits = [Exit::Wall; 4];
        for (side, raw) in sides {
            let (exit, of) = exit(raw);
            let fits = of.is_none_or(|of| of == border);
            entry.unless(fits, "exits", &format!("side {side} has a word of the other kind of map"))?;
            exits[side.index()] = exit;
        }
        Ok(exits)
    }

    fn sewer(&self, entry: &mut Entry<'_>) -> Result<Option<u8>, ContentError> {
        let Some(letter) = entry.maybe::<String>("sewer")? else { return Ok(None) };
        match letter.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Some(letter - b'A')),
            _ => Err(entry.wrong("sewer", "it is one capital letter")),
        }
    }

    /// A Quest card.
    pub(super) fn quest(&self, entry: &mut Entry<'_>) -> Result<Quest, ContentError> {
        let print = self.print(entry)?;
        let kind: Option<String> = entry.maybe("kind")?;
        entry.unless(kind.as_deref().is_none_or(|kind| kind == "quest"), "kind", "it is \"quest\"")?;
        let quest_type: QuestType = entry.need("type")?;
        let modifiers: Vec<Modifier> = entry.or_default("modifiers")?;
        let space_field = if quest_type == QuestType::Escort { "pick_up" } else { "space" };
        let quest = Quest {
            print,
            space: self.place(entry, space_field)?,
            task: self.task(entry, quest_type)?,
            search: self.trial(entry, "search")?,
            effect: self.clauses(entry, "effect", Subject::You)?,
            effect_text: keep_words(entry.or_default("effect_text")?),
            artifact: self.artifact(entry)?,
            reward: resolve::reward(entry.or_default::<RawReward>("reward")?),
        };
        entry.finish()?;
        check::quest(&quest, &modifiers).map_err(|(field, why)| entry.wrong(field, why))?;
        Ok(quest)
    }

    fn place(&self, entry: &mut Entry<'_>, field: &str) -> Result<super::cards::MapId, ContentError> {
        let name: String = entry.need(field)?;
        self.names.map(&name).map_err(|why| entry.wrong(field, why))
    }

    fn trial(&self, entry: &mut Entry<'_>, field: &str) -> Result<Option<Trial>, ContentError> {
        let raw: Option<RawTrial> = entry.maybe(field)?;
        raw.map(|raw| self.names.trial(raw)).transpose().map_err(|why| entry.wrong(field, why))
    }

    fn task(&self, entry: &mut Entry<'_>, quest_type: QuestType) -> Result<Task, ContentError> {
        table::enforces!("dungeoneer.quest.types");
        Ok(match quest_type {
            QuestType::Slay => {
                let monster: RawMonster = entry.need("monster")?;
                Task::Slay(self.names.monster(monster).map_err(|why| entry.wrong("monster", why))?)
            }
            QuestType::Threat => {
                let trial = self.trial(entry, "threat")?;
                Task::Threat(trial.ok_or_else(|| entry.wrong("threat", "it is missing"))?)
            }
            QuestType::Chance => {
                let chance: RawChance = entry.need("chance")?;
                let boost = chance.boost.map(resolve::boost);
                Task::Chance(Trial { score: None, number: chance.need, boost, fail: &[] })
            }
            QuestType::Escort => Task::Escort {
                component: keep_words(entry.need("component")?),
                destination: self.place(entry, "destination")?,
            },
            QuestType::Sacrifice => {
                let RawSacrifice { glory, life, discard } = entry.need("price")?;
                let discard = discard.map(|pick| self.names.pick(pick)).transpose();
                Task::Sacrifice(Sacrifice {
                    glory,
                    life,
                    discard: discard.map_err(|why| entry.wrong("price", why))?,
                })
            }
        })
    }

    fn artifact(&self, entry: &mut Entry<'_>) -> Result<Option<Artifact>, ContentError> {
        let Some(raw) = entry.maybe::<RawArtifact>("artifact")? else { return Ok(None) };
        let clauses =
            self.names.clauses(raw.clauses, Subject::You).map_err(|why| entry.wrong("artifact", why))?;
        Ok(Some(Artifact { name: keep_words(raw.name), text: keep_words(raw.text), clauses }))
    }

    /// A Hero card.
    pub(super) fn hero(&self, entry: &mut Entry<'_>) -> Result<Hero, ContentError> {
        table::enforces!("dungeoneer.hero.card-contents");
        let print = self.print(entry)?;
        let kind: Option<String> = entry.maybe("kind")?;
        entry.unless(kind.as_deref().is_none_or(|kind| kind == "hero"), "kind", "it is \"hero\"")?;
        let levels: Vec<RawLevel> = entry.need("levels")?;
        let hero = Hero {
            print,
            title: keep_words(entry.need("title")?),
            ability: keep_words(entry.need("ability")?),
            life: entry.need("life")?,
            levels: self.levels(entry, &levels)?,
            boon_limit: entry.need("boon_limit")?,
            treasure_limit: entry.need("treasure_limit")?,
            clauses: self.clauses(entry, "clauses", Subject::You)?,
        };
        entry.finish()?;
        check::hero(&hero).map_err(|(field, why)| entry.wrong(field, why))?;
        Ok(hero)
    }

    fn levels(&self, entry: &Entry<'_>, raw: &[RawLevel]) -> Result<[[Stat; 3]; LEVELS], ContentError> {
        let each = |level: &RawLevel| [level.melee, level.magic, level.speed].map(resolve::stat);
        let levels: Vec<[Stat; 3]> = raw.iter().map(each).collect();
        levels.try_into().map_err(|_| entry.wrong("levels", format!("a hero has {LEVELS} Levels")))
    }
}

/// What the categories of a card must be for.
fn category_kind(kind: Kind, duration: Duration) -> CategoryKind {
    match (kind, duration) {
        (Kind::Boon | Kind::Hero, _) => CategoryKind::Boon,
        (Kind::Treasure, _) => CategoryKind::Treasure,
        (Kind::Bane, _) => CategoryKind::Bane,
        (Kind::Encounter, Duration::Monster) => CategoryKind::Monster,
        (Kind::Encounter, _) => CategoryKind::Trap,
    }
}

/// The exit that a word means, and the kind of map the word belongs to.
fn exit(raw: RawExit) -> (Exit, Option<Border>) {
    table::enforces!("dungeoneer.map.two-names");
    match raw {
        RawExit::Open => (Exit::Open, None),
        RawExit::Wall => (Exit::Wall, Some(Border::Dungeon)),
        RawExit::Impassable => (Exit::Wall, Some(Border::Wilderness)),
        RawExit::Locked(n) => (Exit::Locked(n), Some(Border::Dungeon)),
        RawExit::Lost(n) => (Exit::Locked(n), Some(Border::Wilderness)),
        RawExit::Trapped(n) => (Exit::Trapped(n), Some(Border::Dungeon)),
        RawExit::Treacherous(n) => (Exit::Trapped(n), Some(Border::Wilderness)),
    }
}

fn exit_scores(raw: RawExitScores) -> [Score; 4] {
    [raw.n, raw.e, raw.s, raw.w].map(|score| score.unwrap_or(Score::Speed))
}

fn obstacle(raw: RawObstacle) -> Obstacle {
    table::enforces!("dungeoneer.obstacle.list");
    match raw {
        RawObstacle::Pit { score, number } => Obstacle::Pit { score, number },
        RawObstacle::Spikes { score, number } => Obstacle::Spikes { score, number },
        RawObstacle::Hazard(n) => Obstacle::Hazard(n),
    }
}
