//! What makes a card whole: checked when it is read, so that the engine never meets a card it cannot play.

use super::cards::{Adventure, Banner, Hero, MapCard, Obstacle, Quest, Task};
use super::effects::{Clause, CostDiscard, User, Verb};
use super::raw::Modifier;
use super::sets::Category;
use super::words::{AttackType, Border, Duration, Ease, Kind, Playtime, SpaceType, Subject, Trigger, Until};

/// The field that is wrong, and why.
type Wrong = (&'static str, String);

/// The highest number that a roll may have to reach: more than any hero can roll makes a card dead.
const HIGHEST_NUMBER: u8 = 15;

fn must(holds: bool, field: &'static str, why: &str) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err((field, why.to_owned())) }
}

/// Checks an Adventure card.
pub(super) fn adventure(card: &Adventure) -> Result<(), Wrong> {
    table::enforces!(
        "dungeoneer.adventure.four-kinds",
        "dungeoneer.adventure.duration",
        "dungeoneer.encounter.only-dungeonlord-phase"
    );
    must(card.kind != Kind::Hero, "kind", "an Adventure card is a boon, treasure, bane or encounter")?;
    let negative = matches!(card.kind, Kind::Bane | Kind::Encounter);
    let phase_fits = match card.playtime {
        Playtime::Dungeonlord => negative,
        Playtime::Hero | Playtime::Response => !negative,
        Playtime::Anytime => card.kind != Kind::Encounter,
    };
    must(phase_fits, "playtime", "this kind of card is not played then")?;
    must(
        (card.duration == Duration::Attachment) == card.host.is_some(),
        "host",
        "exactly Attachments have a host",
    )?;
    must(card.charges == 0 || !negative, "charges", "only Boons and Treasures have charges")?;
    must(card.upkeep.is_none() || card.duration != Duration::Instant, "upkeep", "an Instant does not stay")?;
    match card.kind {
        Kind::Treasure => {
            table::enforces!("dungeoneer.treasure.duplicate-category-detail");
            must(card.categories.len() == 1, "categories", "a Treasure has exactly one")?;
        }
        Kind::Encounter => encounter(card)?,
        Kind::Boon | Kind::Bane | Kind::Hero => {}
    }
    must(
        card.kind == Kind::Encounter || card.duration != Duration::Monster,
        "duration",
        "only Encounters are monsters",
    )?;
    must(
        card.is_monster() || card.hits.iter().all(Option::is_none),
        "hit",
        "only monsters have hit effects here",
    )?;
    clauses(card.clauses, "clauses", card.x_max.is_some())?;
    for clause in card.clauses {
        must(clause.by == User::You || card.kind == Kind::Bane, "clauses", "`by = \"target\"` is for Banes")?;
        must(clause.cost.charge == 0 || card.charges > 0, "clauses", "a cost in charges needs `charges`")?;
    }
    must(
        card.duration != Duration::Instant || instant_does(card),
        "clauses",
        "an Instant must do something when played",
    )
}

/// An Instant does something when it is played, in a restricted window, or as a Trap.
fn instant_does(card: &Adventure) -> bool {
    let at_once = |clause: &Clause| matches!(clause.on, Trigger::Play | Trigger::Wounding | Trigger::Card);
    card.threat.is_some() || card.clauses.iter().any(at_once)
}

fn encounter(card: &Adventure) -> Result<(), Wrong> {
    match card.duration {
        Duration::Monster => {
            must(card.threat.is_none(), "threat", "a monster has none")?;
            monster(&card.banner, "banner")
        }
        Duration::Instant => {
            must(card.categories.has(Category::TRAP), "categories", "an Instant Encounter is a Trap")?;
            let Some(threat) = card.threat else { return must(false, "threat", "a Trap has a Threat") };
            must(!threat.number.needs_x() || card.x_max.is_some(), "threat", "# needs `x`")?;
            verbs(threat.succeed, "threat", card.x_max.is_some())?;
            verbs(threat.fail, "threat", card.x_max.is_some())
        }
        Duration::Permanent | Duration::Attachment => {
            must(false, "duration", "an Encounter is a monster or an Instant")
        }
    }
}

/// A monster has Life and a form to attack with.
fn monster(banner: &Banner, field: &'static str) -> Result<(), Wrong> {
    must(banner.life > 0, field, "a monster has at least 1 Life")?;
    let attacks = banner.stats.iter().any(|stat| stat.attack == Some(AttackType::Standard));
    must(attacks, field, "a monster needs the standard type in some form to attack")?;
    must(banner.stats.iter().all(|stat| stat.score >= 0), field, "a monster's scores are not negative")
}

/// Checks a Map card.
pub(super) fn map(card: &MapCard) -> Result<(), Wrong> {
    table::enforces!("dungeoneer.map.card-types", "dungeoneer.obstacle.terrain");
    let wild = card.border == Border::Wilderness;
    let type_fits = match card.space_type {
        SpaceType::Entrance => true,
        SpaceType::Passage | SpaceType::Room => !wild,
        SpaceType::Road | SpaceType::Site => wild,
    };
    must(type_fits, "type", "passages and rooms are in Dungeons, roads and sites in the Wilderness")?;
    must(card.terrain.is_some() == wild, "terrain", "exactly Wilderness cards have a terrain")?;
    must(card.print.count == 1, "count", "every Map card is unique")?;
    must(!card.portal || wild, "portal", "Portals lead from the Wilderness into a Dungeon")?;
    let ways = card.exits.iter().filter(|exit| **exit != super::cards::Exit::Wall).count();
    must(ways > 0, "exits", "a space needs a way in")?;
    match card.obstacle {
        Some(Obstacle::Pit { number, .. } | Obstacle::Spikes { number, .. }) => {
            must((1..=HIGHEST_NUMBER).contains(&number), "obstacle", "its number is out of range")?;
        }
        Some(Obstacle::Hazard(n)) => must(n > 0, "obstacle", "a Hazard adds at least 1")?,
        None => {}
    }
    if let Some(printed) = card.monster {
        monster(&printed.banner, "monster")?;
    }
    clauses(card.clauses, "clauses", false)
}

/// Checks a Quest card against its modifiers.
pub(super) fn quest(quest: &Quest, modifiers: &[Modifier]) -> Result<(), Wrong> {
    let has = |modifier| modifiers.contains(&modifier);
    must(
        has(Modifier::Search) == quest.search.is_some(),
        "search",
        "`search` goes with the modifier search",
    )?;
    must(
        has(Modifier::Effect) != quest.effect.is_empty(),
        "effect",
        "`effect` goes with the modifier effect",
    )?;
    must(has(Modifier::Effect) != quest.effect_text.is_empty(), "effect_text", "an effect needs its text")?;
    must(
        has(Modifier::Artifact) == quest.artifact.is_some(),
        "artifact",
        "`artifact` goes with the modifier artifact",
    )?;
    must(quest.print.count == 1, "count", "every Quest is unique")?;
    if let Task::Slay(printed) = quest.task {
        monster(&printed.banner, "monster")?;
    }
    if let Task::Escort { destination, .. } = quest.task {
        must(destination != quest.space, "destination", "the component must be carried somewhere else")?;
    }
    clauses(quest.effect, "effect", false)?;
    quest.artifact.map_or(Ok(()), |artifact| clauses(artifact.clauses, "artifact", false))
}

/// Checks a Hero card.
pub(super) fn hero(hero: &Hero) -> Result<(), Wrong> {
    must(hero.life > 0, "life", "a hero starts with Life")?;
    must(hero.print.count == 1, "count", "every hero is unique")?;
    let scores = hero.levels.iter().flatten();
    must(scores.clone().all(|stat| stat.score >= 0), "levels", "scores are not negative")?;
    clauses(hero.clauses, "clauses", false)
}

fn clauses(list: &[Clause], field: &'static str, x: bool) -> Result<(), Wrong> {
    list.iter().try_for_each(|each| clause(each, field, x))
}

fn clause(clause: &Clause, field: &'static str, x: bool) -> Result<(), Wrong> {
    must(!clause.verbs.is_empty(), field, "a clause must do something")?;
    verbs(clause.verbs, field, x)?;
    let about_rolls = clause.verbs.iter().any(needs_rolls);
    must(!about_rolls || !clause.rolls.is_empty(), field, "a verb about rolls needs `for`")?;
    must(
        (clause.to == Subject::Monsters) == clause.pick.is_some(),
        field,
        "`pick` goes with the subject monsters",
    )?;
    let constant = clause.on == Trigger::Static;
    must(!constant || clause.cost.is_free(), field, "a static clause has no cost")?;
    must(!constant || clause.verbs.iter().all(lasts), field, "this verb cannot be static")?;
    let eases = clause.verbs.iter().any(|verb| matches!(verb, Verb::Challenge(Ease::Free)));
    must(!constant || !clause.once || eases, field, "a static clause cannot be once per turn")?;
    let cancels = clause.verbs.contains(&Verb::Cancel);
    must(cancels == (clause.on == Trigger::Card), field, "\"cancel\" goes with `on = \"card\"`")?;
    let roll_long = clause.until == Until::Roll;
    must(!roll_long || !clause.rolls.is_empty(), field, "`until = \"roll\"` needs `for`")?;
    let discards =
        matches!(clause.cost.discard, Some(CostDiscard::Cards(pick)) if pick.filter.zone.is_none());
    must(!discards, field, "a pick needs its zone")
}

/// Verbs that say nothing without the rolls they are about.
const fn needs_rolls(verb: &Verb) -> bool {
    matches!(verb, Verb::Roll(_) | Verb::Reroll(_) | Verb::Dice(_) | Verb::Instead(_))
}

/// Verbs that can hold all the time rather than happen once.
const fn lasts(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Score { .. }
            | Verb::Roll(_)
            | Verb::Reroll(_)
            | Verb::Dice(_)
            | Verb::Instead(_)
            | Verb::Hit { .. }
            | Verb::Blank
            | Verb::Limit(_)
            | Verb::Cheaper { .. }
            | Verb::Immune(_)
            | Verb::Forbid(_)
            | Verb::Challenge(_)
    )
}

/// Checks verbs and the verbs inside them: `#` only where the card has one, picks with their zones.
fn verbs(list: &[Verb], field: &'static str, x: bool) -> Result<(), Wrong> {
    list.iter().try_for_each(|each| verb(each, field, x))
}

fn verb(verb: &Verb, field: &'static str, x: bool) -> Result<(), Wrong> {
    match *verb {
        Verb::Score { add: n, .. }
        | Verb::Roll(n)
        | Verb::Wound(n)
        | Verb::Prevent(n)
        | Verb::Recover(n)
        | Verb::Life(n)
        | Verb::Glory(n)
        | Verb::Peril(n)
        | Verb::Movement(n)
        | Verb::Steal(n)
        | Verb::Draw(n) => must(x || !n.needs_x(), field, "# needs `x`"),
        Verb::Threat(threat) => {
            must(x || !threat.number.needs_x(), field, "# needs `x`")?;
            verbs(threat.succeed, field, x)?;
            verbs(threat.fail, field, x)
        }
        Verb::Hit { verbs: inner, .. } => verbs(inner, field, x),
        Verb::Discard { pick, .. } | Verb::Fetch(pick) => {
            must(pick.filter.zone.is_some(), field, "a pick needs its zone")
        }
        Verb::Take { pick, .. } => must(pick.zone.is_some(), field, "a pick needs its zone"),
        Verb::Choose { options, .. } => {
            must(options.len() > 1, field, "a choice needs two lists or more")?;
            options.iter().try_for_each(|list| verbs(list, field, x))
        }
        _ => Ok(()),
    }
}
