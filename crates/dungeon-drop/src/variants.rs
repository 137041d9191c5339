//! The published variants: Hero Draft, Hero Construction, Dungeon Construction.

use table::{Audience, BySeat, Log, Luck, Refusal, Seat, SeatSet, enforces, rule};

use crate::abilities::is_free;
use crate::cards::{ClassId, QuestId, RaceId};
use crate::event::Event;
use crate::geometry::{Footprint, Hull, Point};
use crate::pieces::Size;
use crate::setup::{deal, drop_dungeon, quest_deck};
use crate::state::{Draft, Offer, Open, State, Step};
use crate::turn;

// --- Hero Draft -----------------------------------------------------------------------------------------------------

/// Deals the two hands: the races to somebody by chance, the classes to the player on their right.
pub(crate) fn begin_draft(state: &mut State, luck: &mut Luck) {
    enforces!(
        "drop.variant.hero-draft",
        "drop.variant.hero-draft-race-hand",
        "drop.variant.hero-draft-class-hand"
    );
    let seats = state.open.seats();
    let (mut races, mut classes): (Vec<RaceId>, Vec<ClassId>) =
        (RaceId::all().collect(), ClassId::all().collect());
    let mut draft =
        Draft { races: Default::default(), classes: Default::default(), kept_race: None, kept_class: None };
    for _ in 0..seats {
        draft.races.push(deal(&mut races, "race", luck));
        draft.classes.push(deal(&mut classes, "class", luck));
    }
    draft.races.sort();
    draft.classes.sort();
    let holder = Seat::new(luck.pick("first-holder", seats, |at| (at + 1).to_string().into()));
    state.open.step =
        Step::Draft { races: holder, classes: right_of(holder, seats), race_kept: false, class_kept: false };
    state.secrets.draft = Some(draft);
}

/// The previous seat in table order.
fn right_of(seat: Seat, seats: usize) -> Seat {
    enforces!("drop.variant.hero-draft-seating");
    Seat::new((seat.index() + seats - 1) % seats)
}

/// Whether a seat may keep this race now: it holds the hand, and has not yet kept one of it.
pub(crate) fn check_keep_race(state: &State, seat: Seat, race: RaceId) -> Result<(), Refusal> {
    let Step::Draft { races, race_kept, .. } = state.open.step else { return Err(no_choice()) };
    let held = state.secrets.draft.as_ref().is_some_and(|draft| draft.races.contains(&race));
    Refusal::unless(races == seat && !race_kept && held, rule!("drop.variant.hero-draft-pass"))
}

/// Whether a seat may keep this class now.
pub(crate) fn check_keep_class(state: &State, seat: Seat, class: ClassId) -> Result<(), Refusal> {
    let Step::Draft { classes, class_kept, .. } = state.open.step else { return Err(no_choice()) };
    let held = state.secrets.draft.as_ref().is_some_and(|draft| draft.classes.contains(&class));
    Refusal::unless(classes == seat && !class_kept && held, rule!("drop.variant.hero-draft-pass"))
}

fn no_choice() -> Refusal {
    Refusal::by(rule!("drop.setup.no-exchange"))
}

pub(crate) fn keep_race<L: Log<Event>>(state: &mut State, race: RaceId, luck: &mut Luck, log: &mut L) {
    if let (Step::Draft { races, race_kept, .. }, Some(draft)) =
        (&mut state.open.step, &mut state.secrets.draft)
    {
        *race_kept = true;
        draft.races.retain(|card| *card != race);
        draft.kept_race = Some(race);
        let seat = *races;
        log.tell(Audience::All, || Event::Chose { seat });
    }
    pass_hands(state, luck, log);
}

pub(crate) fn keep_class<L: Log<Event>>(state: &mut State, class: ClassId, luck: &mut Luck, log: &mut L) {
    if let (Step::Draft { classes, class_kept, .. }, Some(draft)) =
        (&mut state.open.step, &mut state.secrets.draft)
    {
        *class_kept = true;
        draft.classes.retain(|card| *card != class);
        draft.kept_class = Some(class);
        let seat = *classes;
        log.tell(Audience::All, || Event::Chose { seat });
    }
    pass_hands(state, luck, log);
}

/// When both cards of a pass are kept: they are turned up, and the hands go on; a last card goes to its holder.
fn pass_hands<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!(
        "drop.variant.hero-draft-pass",
        "drop.variant.hero-draft-visibility",
        "drop.variant.hero-draft-both-hands"
    );
    let Step::Draft { races, classes, race_kept: true, class_kept: true } = state.open.step else { return };
    let Some(mut draft) = state.secrets.draft.take() else { return };
    turn_up(&mut state.open, (races, draft.kept_race.take()), (classes, draft.kept_class.take()), log);
    log.reveal();
    let seats = state.open.seats();
    let (races, classes) = (races.next(seats), right_of(classes, seats));
    if draft.races.len() == 1 {
        turn_up(&mut state.open, (races, draft.races.pop()), (classes, draft.classes.pop()), log);
        drop_dungeon(state, luck, log);
        return;
    }
    state.open.step = Step::Draft { races, classes, race_kept: false, class_kept: false };
    state.secrets.draft = Some(draft);
}

fn turn_up<L: Log<Event>>(
    open: &mut Open,
    race: (Seat, Option<RaceId>),
    class: (Seat, Option<ClassId>),
    log: &mut L,
) {
    if let (seat, Some(race)) = race {
        open.heroes[seat].race = Some(race);
        log.tell(Audience::All, || Event::KeptRace { seat, race });
    }
    if let (seat, Some(class)) = class {
        open.heroes[seat].class = Some(class);
        log.tell(Audience::All, || Event::KeptClass { seat, class });
    }
}

// --- Hero Construction ----------------------------------------------------------------------------------------------

/// Deals two races and two classes to everybody.
pub(crate) fn offer_heroes(state: &mut State, luck: &mut Luck) {
    enforces!("drop.variant.hero-construction");
    let (mut races, mut classes): (Vec<RaceId>, Vec<ClassId>) =
        (RaceId::all().collect(), ClassId::all().collect());
    let seats = state.open.seats();
    let mut offers = BySeat::from_fn(seats, |_| Offer::default());
    for (_, offer) in offers.iter_mut() {
        for _ in 0..2 {
            offer.races.push(deal(&mut races, "race", luck));
            offer.classes.push(deal(&mut classes, "class", luck));
        }
        offer.races.sort();
        offer.classes.sort();
    }
    state.secrets.offers = Some(offers);
    state.open.step = Step::BuildHero { left: SeatSet::all(seats) };
}

fn offer(state: &State, seat: Seat) -> Option<&Offer> {
    state.secrets.offers.as_ref()?.get(seat)
}

/// Whether a seat may keep this race and this class.
pub(crate) fn check_keep_hero(
    state: &State,
    seat: Seat,
    race: RaceId,
    class: ClassId,
) -> Result<(), Refusal> {
    let Step::BuildHero { left } = state.open.step else { return Err(no_choice()) };
    let offered =
        offer(state, seat).is_some_and(|it| it.races.contains(&race) && it.classes.contains(&class));
    Refusal::unless(left.contains(seat) && offered, rule!("drop.variant.hero-construction"))
}

/// Whether a seat may keep this quest.
pub(crate) fn check_keep_quest(state: &State, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
    let Step::BuildQuest { left } = state.open.step else { return Err(no_choice()) };
    let offered = offer(state, seat).is_some_and(|it| it.quests.contains(&quest));
    Refusal::unless(left.contains(seat) && offered, rule!("drop.variant.hero-construction-missions"))
}

pub(crate) fn keep_hero<L: Log<Event>>(
    state: &mut State,
    seat: Seat,
    hero: (RaceId, ClassId),
    luck: &mut Luck,
    log: &mut L,
) {
    let (Step::BuildHero { left }, Some(offers)) = (&mut state.open.step, &mut state.secrets.offers) else {
        return;
    };
    left.remove(seat);
    offers[seat].hero = Some(hero);
    log.tell(Audience::All, || Event::Chose { seat });
    if left.is_empty() {
        heroes_stand(state, luck, log);
    }
}

/// Everybody has chosen: the heroes are turned up, the others put away, and two quests dealt to everybody.
fn heroes_stand<L: Log<Event>>(state: &mut State, luck: &mut Luck, log: &mut L) {
    enforces!("drop.variant.hero-construction-visibility", "drop.variant.hero-construction-missions");
    let mut quests = quest_deck(&state.open);
    let Some(offers) = &mut state.secrets.offers else { return };
    for (seat, offer) in offers.iter_mut() {
        if let Some((race, class)) = offer.hero.take() {
            let hero = &mut state.open.heroes[seat];
            (hero.race, hero.class) = (Some(race), Some(class));
            log.tell(Audience::All, || Event::Hero { seat, race, class });
        }
        offer.races.clear();
        offer.classes.clear();
        offer.quests.push(deal(&mut quests, "quest", luck));
        offer.quests.push(deal(&mut quests, "quest", luck));
        offer.quests.sort();
    }
    state.open.step = Step::BuildQuest { left: SeatSet::all(state.open.seats()) };
}

pub(crate) fn keep_quest<L: Log<Event>>(
    state: &mut State,
    seat: Seat,
    quest: QuestId,
    luck: &mut Luck,
    log: &mut L,
) {
    let (Step::BuildQuest { left }, Some(offers)) = (&mut state.open.step, &mut state.secrets.offers) else {
        return;
    };
    left.remove(seat);
    offers[seat].quest = Some(quest);
    state.secrets.quests[seat] = Some(quest);
    log.tell(Audience::All, || Event::Chose { seat });
    if left.is_empty() {
        drop_dungeon(state, luck, log);
    }
}

// --- Dungeon Construction -------------------------------------------------------------------------------------------

/// How many pillars the players place in all.
pub const PLACED: u8 = 12;

/// How many pillars a player places at a time.
fn at_a_time(seats: usize) -> u8 {
    match seats {
        2 => {
            enforces!("drop.variant.dungeon-construction-two");
            3
        }
        3 => {
            enforces!("drop.variant.dungeon-construction-three");
            2
        }
        _ => {
            enforces!("drop.variant.dungeon-construction-four");
            3
        }
    }
}

/// Who places the next pillar: in initiative order, the same in the second round as in the first.
pub(crate) fn builder(open: &Open, placed: u8) -> Seat {
    enforces!("drop.variant.dungeon-construction-order", "drop.variant.dungeon-construction-second-round");
    let turn = usize::from(placed / at_a_time(open.seats()));
    open.order[turn % open.order.len().max(1)]
}

/// Whether a small pillar fits here: its centre in the Dungeon, its footprint on no other cube.
pub(crate) fn fits(open: &Open, area: &Hull, at: Point, turn: u8) -> bool {
    let Some(pillar) = open.aside.first() else { return false };
    turn < 90
        && area.contains(at)
        && is_free(open, pillar, Footprint::turned(at, Size::Small.edge(), turn.into()))
}

/// Whether a pillar may be placed here.
pub(crate) fn check_place(open: &Open, at: Point, turn: u8) -> Result<(), Refusal> {
    Refusal::unless(matches!(open.step, Step::PlacePillars { .. }), rule!("drop.flick.only-by-ability"))?;
    Refusal::unless(
        fits(open, &open.dungeon.area(), at, turn),
        rule!("drop.variant.dungeon-construction-where"),
    )
}

pub(crate) fn place<L: Log<Event>>(
    state: &mut State,
    seat: Seat,
    (at, turn): (Point, u8),
    luck: &mut Luck,
    log: &mut L,
) {
    let open = &mut state.open;
    let (Step::PlacePillars { placed }, Some(pillar)) = (open.step, open.aside.first()) else { return };
    open.aside.remove(pillar);
    open.dungeon.put(pillar, Footprint::turned(at, pillar.size().edge(), turn.into()));
    log.tell(Audience::All, || Event::Placed { seat, pillar, at });
    match placed + 1 {
        PLACED => turn::first_round(state, luck, log),
        placed => open.step = Step::PlacePillars { placed },
    }
}
