//! End of the game: quests are revealed, chests are rolled, scores are added up.

use table::{Audience, BySeat, Log, Luck, Outcome, Seat, Verdict, enforces};

use crate::cards::{Bonus, Quest};
use crate::event::Event;
use crate::pieces::{CHESTS, DRAGON, GOLD, KEYS, Kind, PieceSet, TROLLS};
use crate::solo;
use crate::state::{Ending, Hero, Open, State, Step};
use crate::weight::weight;

/// What gold is worth.
const GOLD_POINTS: i32 = 1;
/// What a troll is worth.
const TROLL_POINTS: i32 = 2;
/// What the Dragon is worth.
const DRAGON_POINTS: i32 = 8;
/// The sides of a chest: a chest front, which counts 1, and the pips 2 to 6.
const CHEST_SIDES: u32 = 6;

/// Final scoring.
pub(crate) fn finish<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    let quests = reveal(state, log);
    roll_chests(&mut state.open, luck, log);
    let open = &mut state.open;
    let scores = BySeat::from_fn(open.seats(), |seat| total(open, seat, quests[seat].card()));
    for (seat, &points) in scores.iter() {
        log.tell(Audience::All, || Event::Score { seat, points });
    }
    open.scores = Some(scores);
    open.step = Step::Over;
}

/// Step 1: all missions are revealed.
fn reveal<L: Log<Event>>(state: &mut State, log: &mut L) -> BySeat<crate::cards::QuestId> {
    enforces!("drop.score.step-reveal");
    let first = crate::cards::QuestId::all().next();
    let quests: BySeat<_> = state.secrets.quests.values().filter_map(|quest| quest.or(first)).collect();
    for (seat, &quest) in quests.iter() {
        log.tell(Audience::All, || Event::Quest { seat, quest });
    }
    log.reveal();
    state.open.quests = Some(quests.clone());
    quests
}

/// Step 2: each player opens as many chests as they have keys for, and rolls each once, in turn order.
fn roll_chests<L: Log<Event>>(open: &mut Open, luck: &mut Luck, log: &mut L) {
    enforces!(
        "drop.score.step-chests",
        "drop.score.chest-roll-order",
        "drop.score.chest-no-reroll",
        "drop.info.chest-rolls-public"
    );
    for seat in open.order.clone() {
        for _ in 0..opened(&open.heroes[seat]) {
            enforces!("drop.score.chest-faces", "drop.def.chest-face-on-table-ignored");
            let points = luck.die("chest", CHEST_SIDES) as u8;
            // Six chests exist, so there is always room for another.
            let _ = open.chests.try_push((seat, points));
            log.tell(Audience::All, || Event::Chest { seat, points });
        }
    }
}

/// How many chests a hero opens.
pub(crate) fn opened(hero: &Hero) -> usize {
    enforces!("drop.score.chest-pairs", "drop.score.unpaired-ignored");
    hero.stash.and(KEYS).len().min(hero.stash.and(CHESTS).len())
}

/// Step 3: the total of a hero with this quest.
pub fn total(open: &Open, seat: Seat, quest: &Quest) -> i32 {
    enforces!("drop.score.step-total", "drop.score.paired-key-no-points", "drop.end.table-not-scored");
    let hero = &open.heroes[seat];
    let chests: i32 =
        open.chests.iter().filter(|(owner, _)| *owner == seat).map(|(_, points)| i32::from(*points)).sum();
    treasure_points(hero)
        + chests
        + quest.gem_points(hero.stash)
        + bonus(open, seat, hero, &quest.bonus)
        + cooperation(open, hero)
}

pub(crate) fn treasure_points(hero: &Hero) -> i32 {
    enforces!(
        "drop.score.gold",
        "drop.score.troll",
        "drop.score.dragon",
        "drop.score.goblin",
        "drop.score.potion-shield-zero",
        "drop.score.life-zero",
    );
    let monsters = hero.monsters();
    hero.stash.and(GOLD).len() as i32 * GOLD_POINTS
        + monsters.and(TROLLS).len() as i32 * TROLL_POINTS
        + monsters.and(DRAGON).len() as i32 * DRAGON_POINTS
}

fn cooperation(open: &Open, hero: &Hero) -> i32 {
    enforces!("drop.heroic.score");
    if open.options.heroic { hero.cooperation.into() } else { 0 }
}

/// The points of a quest's special bonus for a hero in this seat.
pub fn bonus(open: &Open, seat: Seat, hero: &Hero, bonus: &Bonus) -> i32 {
    enforces!("drop.score.mission-bonus");
    let none_beats = |beats: fn(&Hero, &Hero) -> bool| {
        !open.heroes.iter().any(|(other, it)| other != seat && beats(it, hero))
    };
    let when = |holds: bool, points: u8| if holds { i32::from(points) } else { 0 };
    let every =
        |count: usize, per: u8, points: u8| (count / usize::from(per.max(1))) as i32 * i32::from(points);
    match bonus {
        Bonus::Cooperation { .. } if open.options.heroic => hero.cooperation.into(),
        Bonus::Cooperation { otherwise } => {
            when(none_beats(|it, me| it.remaining() > me.remaining()), *otherwise)
        }
        Bonus::Heaviest { points } => when(none_beats(|it, me| weight(it) > weight(me)), *points),
        Bonus::Lightest { points } => when(none_beats(|it, me| weight(it) < weight(me)), *points),
        Bonus::EachOf { kinds, per, points } => {
            every(kinds.iter().map(|kind| count(hero, *kind)).sum(), *per, *points)
        }
        Bonus::SetOfGems { points } => {
            let sets =
                [Kind::Clear, Kind::Pink, Kind::Blue].into_iter().map(|kind| hero.stash.count(kind)).min();
            every(sets.unwrap_or(0), 1, *points)
        }
        Bonus::Sized { size, per, points } => {
            every(hero.stash.and(PieceSet::sized(*size)).len(), *per, *points)
        }
        Bonus::LifeLeft { per, points } => every(hero.remaining().into(), *per, *points),
    }
}

/// How many cubes of a kind a hero has, stashed or on and beside the card.
fn count(hero: &Hero, kind: Kind) -> usize {
    hero.stash.or(hero.monsters()).count(kind)
}

/// How the match ended.
pub(crate) fn outcome(open: &Open) -> Outcome {
    let score = |seat: Seat| open.scores.as_ref().and_then(|scores| scores.get(seat)).copied().unwrap_or(0);
    if let Some(run) = &open.solo {
        let won = run.ending == Some(Ending::Left) && solo::degree(run.relics).is_some();
        let verdict = if won { Verdict::Won } else { Verdict::Lost };
        return Outcome::shared(verdict, BySeat::from_fn(1, |_| solo::run_score(open)));
    }
    enforces!("drop.score.highest-wins", "drop.score.tie", "drop.score.ranking", "drop.def.objective");
    Outcome::ranked(BySeat::from_fn(open.seats(), |seat| {
        ((score(seat), open.heroes[seat].initiative()), score(seat))
    }))
}
