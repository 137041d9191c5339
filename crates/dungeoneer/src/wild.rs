//! Any action at all, for tests that ask about wild wishes.

use table::{Luck, Seat};

use crate::action::{Action, Activation, Attempt, CardPlay, Challenge, Fighter, On, Order, Placing, Sending};
use crate::board::{Cell, Rotation, SpaceId};
use crate::cards::{CardId, Source};
use crate::content::{Form, HeroId, MapId, QuestId, Side};

/// An action by chance, mostly illegal.
pub fn wild(luck: &mut Luck) -> Action {
    match below(luck, 32) {
        0 => Action::Pass,
        1 => Action::Stand([Order::Here, Order::UntilAttacked, Order::UntilMyTurn][below(luck, 3)]),
        2..=5 => {
            let payer = maybe(luck).then(|| seat(luck));
            Action::Play(CardPlay {
                card: card(luck),
                payer,
                on: on(luck),
                extra: below(luck, 4) as u8,
                now: below(luck, 4) == 0,
            })
        }
        6..=7 => {
            let giving = (below(luck, 4) == 0).then(|| card(luck));
            Action::Use(Activation {
                source: source(luck),
                clause: below(luck, 3) as u8,
                on: on(luck),
                giving,
            })
        }
        8 => Action::Untip,
        9..=10 => {
            let steal = (below(luck, 4) == 0).then(|| quest(luck));
            Action::Challenge(Challenge { foe: fighter(luck), form: form(luck), steal })
        }
        11..=13 => {
            let form = (below(luck, 4) != 0).then(|| form(luck));
            Action::Send(Sending { card: card(luck), target: seat(luck), form, extra: below(luck, 3) as u8 })
        }
        14 => Action::Attack,
        15 => Action::End,
        16..=17 => {
            let rotation = [Rotation::Upright, Rotation::Turned, Rotation::Quarter][below(luck, 3)];
            let cell = Cell { x: below(luck, 9) as i8 - 4, y: below(luck, 9) as i8 - 4 };
            Action::Place(Placing { map: map(luck), cell, rotation })
        }
        18 => Action::Move(side(luck)),
        19 => Action::Travel(space(luck)),
        20 => Action::Explore,
        21 => Action::Attempt(Attempt { quest: quest(luck), boosts: below(luck, 3) as u8 }),
        22 => Action::PickUp(quest(luck)),
        23 => Action::SetDown(quest(luck)),
        24 => [Action::Pay(card(luck)), Action::Return(card(luck))][below(luck, 2)],
        25 => [Action::ToHand(card(luck)), Action::ToPack(card(luck))][below(luck, 2)],
        26 => [Action::Discard(card(luck)), Action::Keep][below(luck, 2)],
        27 => [Action::Card(card(luck)), Action::Space(space(luck))][below(luck, 2)],
        28 => [Action::Map(map(luck)), Action::Quest(quest(luck))][below(luck, 2)],
        29 => [Action::Exit(side(luck)), Action::Option(below(luck, 3) as u8)][below(luck, 2)],
        30 => [Action::Form(form(luck)), Action::Player(seat(luck))][below(luck, 2)],
        _ => [Action::Yes, Action::No, Action::Concede][below(luck, 3)],
    }
}

fn below(luck: &mut Luck, bound: usize) -> usize {
    luck.pick("wild", bound, |_| "".into())
}

fn maybe(luck: &mut Luck) -> bool {
    below(luck, 2) == 0
}

fn card(luck: &mut Luck) -> CardId {
    CardId::at(below(luck, 128))
}

fn seat(luck: &mut Luck) -> Seat {
    Seat::new(below(luck, 8))
}

fn quest(luck: &mut Luck) -> QuestId {
    QuestId(below(luck, 40) as u8)
}

fn map(luck: &mut Luck) -> MapId {
    MapId(below(luck, 70) as u8)
}

fn space(luck: &mut Luck) -> SpaceId {
    SpaceId(below(luck, 70) as u8)
}

fn form(luck: &mut Luck) -> Form {
    Form::ALL[below(luck, 3)]
}

fn side(luck: &mut Luck) -> Side {
    Side::ALL[below(luck, 4)]
}

fn fighter(luck: &mut Luck) -> Fighter {
    match below(luck, 4) {
        0 => Fighter::Monster(card(luck)),
        1 => Fighter::Quest(quest(luck)),
        2 => Fighter::Map(space(luck)),
        _ => Fighter::Hero(seat(luck)),
    }
}

fn source(luck: &mut Luck) -> Source {
    match below(luck, 4) {
        0 => Source::Hero(HeroId(below(luck, 12) as u8)),
        1 => Source::Artifact(QuestId(below(luck, 28) as u8)),
        _ => Source::Card(card(luck)),
    }
}

fn on(luck: &mut Luck) -> On {
    match below(luck, 8) {
        0 => On::Card(card(luck)),
        1 => On::Space(space(luck)),
        2 => On::Player(seat(luck)),
        3 => On::Foe(fighter(luck)),
        _ => On::Nothing,
    }
}
