//! What one viewer may know, and the worlds that viewer may be in.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Luck, Seat, Viewer, enforces};

use crate::cards::{ClassId, QuestId, RaceId};
use crate::setup::{deal, quest_deck};
use crate::state::{Draft, Offer, Open, PLAYERS, Secrets, State, Step};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The viewer's own quest.
    pub quest: Option<QuestId>,
    /// Hero Construction: the cards offered to the viewer.
    pub offer: Option<Offer>,
    /// Hero Draft: what the viewer holds, or has held.
    pub draft: Option<Glimpse>,
}

/// What a viewer knows of the hands of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Glimpse {
    /// The hand of races, while the viewer holds it, with the one kept and not yet turned up.
    pub races: Option<(ArrayVec<RaceId, PLAYERS>, Option<RaceId>)>,
    /// The hand of classes.
    pub classes: Option<(ArrayVec<ClassId, PLAYERS>, Option<ClassId>)>,
    /// The races still going round, for a viewer who held them before; the one just kept is among them.
    pub passed_races: Option<ArrayVec<RaceId, PLAYERS>>,
    /// The classes still going round.
    pub passed_classes: Option<ArrayVec<ClassId, PLAYERS>>,
    /// How many races are in the hand.
    pub race_count: u8,
}

/// What this viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    enforces!(
        "drop.info.mission-private",
        "drop.info.mission-owner-may-look",
        "drop.info.stash-public",
        "drop.info.turn-order-public",
        "drop.info.dungeon-public",
        "drop.info.cooperation-public",
        "drop.info.reference-public",
        "drop.info.solo-open",
    );
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let quest = seat.and_then(|seat| state.secrets.quests.get(seat).copied().flatten());
    let offer = seat.and_then(|seat| state.secrets.offers.as_ref()?.get(seat).cloned());
    let draft = state.secrets.draft.as_ref().map(|draft| glimpse(&state.open, draft, seat));
    View { viewer, open: state.open.clone(), quest, offer, draft }
}

fn glimpse(open: &Open, draft: &Draft, seat: Option<Seat>) -> Glimpse {
    let race_count = draft.races.len() as u8;
    let (Step::Draft { races, classes, .. }, Some(seat)) = (open.step, seat) else {
        return Glimpse { race_count, ..Glimpse::default() };
    };
    let hero = &open.heroes[seat];
    Glimpse {
        races: (races == seat).then(|| (draft.races.clone(), draft.kept_race)),
        classes: (classes == seat).then(|| (draft.classes.clone(), draft.kept_class)),
        passed_races: (races != seat && hero.race.is_some()).then(|| sorted(&draft.races, draft.kept_race)),
        passed_classes: (classes != seat && hero.class.is_some())
            .then(|| sorted(&draft.classes, draft.kept_class)),
        race_count,
    }
}

fn sorted<T: Copy + Ord>(hand: &ArrayVec<T, PLAYERS>, kept: Option<T>) -> ArrayVec<T, PLAYERS> {
    let mut all: ArrayVec<T, PLAYERS> = hand.iter().copied().chain(kept).collect();
    all.sort();
    all
}

/// One world this viewer may be in.
pub(crate) fn resample(view: &View, luck: &mut Luck) -> State {
    let mut secrets =
        Secrets { quests: BySeat::from_fn(view.open.seats(), |_| None), draft: None, offers: None };
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    resample_quests(view, own, &mut secrets, luck);
    if let (Some(glimpse), Step::Draft { race_kept, class_kept, .. }) = (&view.draft, view.open.step) {
        secrets.draft = Some(resample_draft(&view.open, glimpse, (race_kept, class_kept), luck));
    }
    State { open: view.open.clone(), secrets }
}

fn resample_quests(view: &View, own: Option<Seat>, secrets: &mut Secrets, luck: &mut Luck) {
    let open = &view.open;
    if let Some(revealed) = &open.quests {
        secrets.quests = revealed.values().map(|quest| Some(*quest)).collect();
    }
    let known = |quest: &QuestId| {
        view.quest == Some(*quest) || view.offer.as_ref().is_some_and(|offer| offer.quests.contains(quest))
    };
    let mut deck: Vec<QuestId> = quest_deck(open).into_iter().filter(|quest| !known(quest)).collect();
    if open.options.heroes == crate::options::Heroes::Construction {
        secrets.offers = Some(resample_offers(view, own, secrets, &mut deck, luck));
        return;
    }
    for (seat, quest) in secrets.quests.iter_mut() {
        if Some(seat) == own {
            *quest = view.quest;
        } else if open.quests.is_none() && !deck.is_empty() {
            *quest = Some(deal(&mut deck, "quest", luck));
        }
    }
}

fn resample_offers(
    view: &View,
    own: Option<Seat>,
    secrets: &mut Secrets,
    deck: &mut Vec<QuestId>,
    luck: &mut Luck,
) -> BySeat<Offer> {
    let mine = view.offer.clone().unwrap_or_default();
    let mut races: Vec<RaceId> = RaceId::all().filter(|race| !mine.races.contains(race)).collect();
    let mut classes: Vec<ClassId> = ClassId::all().filter(|class| !mine.classes.contains(class)).collect();
    let revealed = view.open.quests.clone();
    deck.retain(|quest| !revealed.as_ref().is_some_and(|all| all.values().any(|it| it == quest)));
    BySeat::from_fn(view.open.seats(), |seat| {
        if Some(seat) == own {
            secrets.quests[seat] = view.quest;
            return mine.clone();
        }
        let mut offer = Offer::default();
        match view.open.step {
            Step::BuildHero { left } => {
                for _ in 0..2 {
                    offer.races.push(deal(&mut races, "race", luck));
                    offer.classes.push(deal(&mut classes, "class", luck));
                }
                offer.races.sort();
                offer.classes.sort();
                if !left.contains(seat) {
                    let pick = |luck: &mut Luck| luck.pick("kept", 2, |_| "".into());
                    offer.hero = Some((offer.races[pick(luck)], offer.classes[pick(luck)]));
                }
            }
            step => {
                let kept = revealed.as_ref().and_then(|all| all.get(seat).copied());
                offer.quests.extend(kept);
                while !offer.quests.is_full() && !deck.is_empty() {
                    offer.quests.push(deal(deck, "quest", luck));
                }
                let chosen = !matches!(step, Step::BuildQuest { left } if left.contains(seat));
                if chosen && !offer.quests.is_empty() {
                    let at =
                        if kept.is_some() { 0 } else { luck.pick("kept", offer.quests.len(), |_| "".into()) };
                    offer.quest = Some(offer.quests[at]);
                    secrets.quests[seat] = offer.quest;
                }
                offer.quests.sort();
            }
        }
        offer
    })
}

fn resample_draft(
    open: &Open,
    glimpse: &Glimpse,
    (race_kept, class_kept): (bool, bool),
    luck: &mut Luck,
) -> Draft {
    let shown_races: Vec<RaceId> = open.heroes.values().filter_map(|hero| hero.race).collect();
    let shown_classes: Vec<ClassId> = open.heroes.values().filter_map(|hero| hero.class).collect();
    let unseen_races = RaceId::all().filter(|race| !shown_races.contains(race)).collect();
    let unseen_classes = ClassId::all().filter(|class| !shown_classes.contains(class)).collect();
    // The two hands go round together: with a card kept, a hand has one less.
    let full = usize::from(glimpse.race_count) + usize::from(race_kept);
    let (races, kept_race) =
        hand(&glimpse.races, &glimpse.passed_races, unseen_races, full, race_kept, "race", luck);
    let (classes, kept_class) =
        hand(&glimpse.classes, &glimpse.passed_classes, unseen_classes, full, class_kept, "class", luck);
    Draft { races, classes, kept_race, kept_class }
}

type Hand<T> = (ArrayVec<T, PLAYERS>, Option<T>);

fn hand<T: Copy + Ord + ToString>(
    held: &Option<Hand<T>>,
    passed: &Option<ArrayVec<T, PLAYERS>>,
    unseen: Vec<T>,
    full: usize,
    kept: bool,
    what: &'static str,
    luck: &mut Luck,
) -> Hand<T> {
    if let Some(known) = held {
        return known.clone();
    }
    let mut pool = passed.as_ref().map_or(unseen, |cards| cards.to_vec());
    let kept = kept.then(|| deal(&mut pool, what, luck));
    let mut cards: ArrayVec<T, PLAYERS> = ArrayVec::new();
    while cards.len() + usize::from(kept.is_some()) < full && !pool.is_empty() {
        cards.push(deal(&mut pool, what, luck));
    }
    cards.sort();
    (cards, kept)
}
