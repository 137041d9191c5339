//! Chances of rolls and fights that are still to come, and what their outcomes cost a hero, for the yardstick.

use table::Seat;

use crate::action::Fighter;
use crate::content::{AttackType, Verb};
use crate::frames::{Attack, Trial};
use crate::scores::Die;
use crate::state::Open;

/// What a hero's Life is worth: the last points are the dearest.
const LIFE: [i32; 8] = [0, 2_000, 3_200, 4_000, 4_600, 5_000, 5_300, 5_500];
/// What a point of Life beyond the table is worth.
const MORE_LIFE: i32 = 80;
/// What being tipped costs: a Movement, and until then nothing that needs one.
pub const TIPPED: i32 = 90;
/// What a point of Glory is worth to a hero.
pub const GLORY: i32 = 30;
/// What losing a card from hand or a readied one costs.
const CARD: i32 = 30;

/// What so much Life is worth.
pub fn life_worth(life: u8) -> i32 {
    let index = usize::from(life).min(LIFE.len() - 1);
    LIFE[index] + MORE_LIFE * i32::from(life.saturating_sub(LIFE.len() as u8 - 1))
}

/// What losing so many points of Life costs a hero.
pub fn wounds_cost(life: u8, wounds: u8) -> i32 {
    life_worth(life) - life_worth(life.saturating_sub(wounds))
}

/// The chance in a hundred that a die with a lead beats another die: strictly higher.
pub fn beats(lead: i32) -> i32 {
    const OF_36: [i32; 12] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    OF_36[(lead + 5).clamp(0, 11) as usize] * 100 / 36
}

/// The chance in a hundred that one die shows at least this.
pub fn reaches(needed: i32) -> i32 {
    ((7 - needed) * 100 / 6).clamp(0, 100)
}

/// The chance in a hundred that a roll as described shows at least this.
fn die_reaches(die: Die, needed: i32) -> i32 {
    let once = reaches(needed);
    let again = if needed > i32::from(die.reroll) { i32::from(die.reroll) * once / 6 } else { 0 };
    let miss = 100 - (once + again).min(100);
    let all_miss = (1..die.dice).fold(miss, |sum, _| sum * miss / 100);
    100 - all_miss
}

/// The chance in a hundred that a roll against a number succeeds.
pub fn succeeds(open: &Open, trial: &Trial) -> i32 {
    let die = open.trial_die(trial);
    die_reaches(die, i32::from(trial.number) - i32::from(die.add))
}

/// The chances in a hundred that an attack hits, and that its defender hits back.
pub fn exchange(open: &Open, attack: &Attack) -> (i32, i32) {
    let total = |attacker: bool| {
        let (score, kind) = open.fighting_score(attack, attacker);
        let die = open.die(attack.side(attacker), attack.circumstance(attacker));
        (i32::from(score) + i32::from(die.add), kind)
    };
    let ((by, _), (on, kind)) = (total(true), total(false));
    let back = if kind.is_some_and(|kind| kind >= AttackType::Counter) { beats(on - by) } else { 0 };
    (beats(by - on), back)
}

/// What a hit of one side costs the hero who is hit.
pub fn hit_cost(open: &Open, by: Fighter, on: Seat, attack: &Attack) -> i32 {
    let life = open.player(on).life;
    match open.hit_effects(by, Fighter::Hero(on), attack.form).first() {
        Some(script) => harm(open, on, script.verbs(), 0),
        None => wounds_cost(life, 1),
    }
}

/// What a list of verbs costs the hero it is done to.
pub fn harm(open: &Open, seat: Seat, verbs: &[Verb], extra: u8) -> i32 {
    let player = open.player(seat);
    let cost = |verb: &Verb| match verb {
        Verb::Wound(amount) => wounds_cost(player.life, amount.value(extra).clamp(0, 9) as u8),
        Verb::Recover(amount) => {
            let more = amount.value(extra).clamp(0, 9) as u8;
            life_worth(player.life) - life_worth(player.max_life.min(player.life + more).max(player.life))
        }
        Verb::Glory(amount) => -GLORY * amount.value(extra).max(-i32::from(player.glory)),
        Verb::Steal(amount) => 2 * GLORY * amount.value(extra).min(i32::from(player.glory)),
        Verb::Peril(amount) => GLORY * amount.value(extra),
        Verb::Tip(_) | Verb::Lock(_) => TIPPED,
        Verb::Discard { .. } | Verb::Take { .. } => CARD,
        Verb::Draw(amount) => -CARD / 2 * amount.value(extra),
        Verb::Relocate { .. } => TIPPED,
        _ => 0,
    };
    verbs.iter().map(cost).sum()
}
