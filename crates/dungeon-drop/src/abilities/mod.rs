//! Act: the race ability or the class ability, at most one of them, at most once a turn.

mod flick;
mod rearrange;
mod redrop;
mod suggest;

use table::{Audience, Log, Luck, Refusal, Seat, enforces, rule};

use crate::action::{Action, Use, Wound};
use crate::cards::{Ability, Effect, Source};
use crate::event::Event;
use crate::pieces::PieceSet;
use crate::state::{Open, State, Step};
use crate::{potions, turn};

pub use flick::WEAKEST;
pub(crate) use rearrange::is_free;
pub(crate) use suggest::{sample, suggest};

const SOURCES: [Source; 2] = [Source::Race, Source::Class];

/// Whether either ability can be used now.
pub(crate) fn any_usable(open: &Open, seat: Seat) -> bool {
    SOURCES.into_iter().any(|source| usable(open, seat, source).is_ok())
}

/// Whether an ability can be used at all: its price can be paid, and there is something to use it on.
pub(crate) fn usable(open: &Open, seat: Seat, source: Source) -> Result<Ability, Refusal> {
    let none = Refusal::by(rule!("drop.act.own-cards-only"));
    let ability = open.ability(seat, source).ok_or(none)?;
    let affordable = ability.life == 0 || ability.life < open.heroes[seat].remaining();
    Refusal::unless(affordable, rule!("drop.act.no-last-life-by-ability"))?;
    Refusal::unless(
        has_target(open, seat, &ability.effect, PieceSet::EMPTY),
        rule!("drop.act.needs-target"),
    )?;
    Ok(ability)
}

fn has_target(open: &Open, seat: Seat, effect: &Effect, done: PieceSet) -> bool {
    match effect {
        Effect::Redrop(redrop) => !redrop::pickable(open, redrop).is_empty(),
        Effect::Flick(flick) => !flick::targets(open, flick, done).is_empty(),
        Effect::Heal { .. } => open.heroes[seat].covered() > 0,
        Effect::KeepOneToken {} => false,
        effect if effect.is_about_the_room() => true,
        effect => rearrange::has_target(open, seat, effect, done),
    }
}

/// Whether a seat may use an ability in this way now.
pub(crate) fn check(open: &Open, seat: Seat, source: Source, how: &Use) -> Result<(), Refusal> {
    enforces!("drop.solo.act");
    let done = match (open.step, open.used) {
        (Step::Act, _) => PieceSet::EMPTY,
        (Step::Acting { done, .. }, Some(used)) if used == source => done,
        (_, Some(used)) if used != source => return Err(Refusal::by(rule!("drop.act.one-ability"))),
        (Step::Loot | Step::Rest, Some(_)) => return Err(Refusal::by(rule!("drop.act.once"))),
        _ => return Err(Refusal::by(rule!("drop.act.own-turn-only"))),
    };
    let first = open.step == Step::Act;
    let keeps_token =
        open.ability(seat, source).is_some_and(|ability| ability.effect == Effect::KeepOneToken {});
    Refusal::unless(!keeps_token, rule!("drop.solo.hawkmyn-timing"))?;
    let ability =
        if first { usable(open, seat, source)? } else { open.ability(seat, source).ok_or(unfit())? };
    match (&ability.effect, how) {
        (effect, Use::Ready) if effect.is_about_the_room() => Ok(()),
        (Effect::Heal { .. }, Use::Heal) => Ok(()),
        (Effect::Redrop(redrop), Use::Redrop(pieces, at, height)) => {
            redrop::check(open, redrop, *pieces, *at, *height)
        }
        (Effect::Flick(flick), Use::Flick(piece, push)) => flick::check(open, flick, *piece, *push, done),
        (effect, how) => rearrange::check(open, seat, effect, how, done),
    }
}

/// The refusal of a use that the card does not know, or has no target for.
fn unfit() -> Refusal {
    Refusal::by(rule!("drop.act.needs-target"))
}

/// Uses an ability, or goes on with it.
pub(crate) fn apply<L: Log<Event>>(
    state: &mut State,
    source: Source,
    how: &Use,
    luck: &mut Luck,
    log: &mut L,
) {
    let seat = state.open.active();
    let Some(ability) = state.open.ability(seat, source) else { return };
    begin(&mut state.open, seat, source, &ability, log);
    let open = &mut state.open;
    match (&ability.effect, how) {
        (Effect::Heal { points }, Use::Heal) => heal(open, seat, *points, log),
        (Effect::Redrop(_), Use::Redrop(pieces, at, height)) => {
            redrop::apply(open, seat, *pieces, (*at, *height), luck, log)
        }
        (Effect::Flick(flick), Use::Flick(piece, push)) => {
            flick::apply(open, seat, flick, *piece, *push, luck, log)
        }
        (_, how) => rearrange::apply(open, seat, &ability.effect, how, luck, log),
    }
    if let Step::Acting { left, done } = &mut open.step {
        *left -= 1;
        *done = done.or(acted_on(how));
        let (left, done) = (*left, *done);
        if left > 0 && has_target(open, seat, &ability.effect, done) {
            return;
        }
    }
    turn::after_act(state, luck, log);
}

/// The first use of a turn pays the price and settles which ability it is.
fn begin<L: Log<Event>>(open: &mut Open, seat: Seat, source: Source, ability: &Ability, log: &mut L) {
    if open.step != Step::Act {
        return;
    }
    open.used = Some(source);
    open.step = Step::Acting { left: ability.effect.times(), done: PieceSet::EMPTY };
    log.tell(Audience::All, || Event::Used { seat, source });
    if ability.life > 0 {
        potions::pay_life(&mut open.heroes[seat], ability.life);
        let remaining = open.heroes[seat].remaining();
        log.tell(Audience::All, || Event::Life { seat, remaining });
    }
}

fn acted_on(how: &Use) -> PieceSet {
    match how {
        Use::Flick(piece, _) | Use::Slide(piece, _) => PieceSet::one(*piece),
        _ => PieceSet::EMPTY,
    }
}

/// Uncovers life points, those that free a monster first.
fn heal<L: Log<Event>>(open: &mut Open, seat: Seat, points: u8, log: &mut L) {
    let hero = &mut open.heroes[seat];
    for _ in 0..points {
        let order = [Wound::HalfTroll, Wound::Goblin, Wound::Marker, Wound::Troll];
        let wound = order.into_iter().find(|wound| potions::wounds(hero).any(|known| known == *wound));
        if let Some(wound) = wound {
            potions::uncover(hero, wound);
        }
    }
    let remaining = hero.remaining();
    log.tell(Audience::All, || Event::Life { seat, remaining });
}

/// Whether a seat may leave the ability unused, or the rest of it.
pub(crate) fn check_done(open: &Open) -> Result<(), Refusal> {
    enforces!("drop.act.optional");
    Refusal::unless(matches!(open.step, Step::Act | Step::Acting { .. }), rule!("drop.turn.step-order"))
}

/// The actions of the Act step that are worth a look: none, and a few uses of each ability.
pub(crate) fn list(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    for source in SOURCES {
        let fits = match open.step {
            Step::Acting { .. } => open.used == Some(source),
            _ => usable(open, seat, source).is_ok(),
        };
        if fits {
            let uses =
                suggest(open, seat, source).into_iter().filter(|how| check(open, seat, source, how).is_ok());
            out.extend(uses.map(|how| Action::Use(source, how)));
        }
    }
}
