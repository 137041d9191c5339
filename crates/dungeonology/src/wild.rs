//! Any answer at all, legal or not.

use table::{Luck, Seat};

use crate::action::{Action, Activity, End, Gauge, Use};
use crate::content::{Colour, Floor, JinxId, ScholarId, TrickId, ZoneId};
use crate::lattice::Spot;

/// One answer by chance, of any kind.
pub(crate) fn wild(luck: &mut Luck) -> Action {
    let mut die = |sides: usize| luck.die("wild", sides as u32) as usize - 1;
    let kind = die(26);
    let zone = ZoneId::all().nth(die(ZoneId::all().len())).unwrap_or(ZoneId::START);
    let colour = Colour::ALL[die(5)];
    let seat = Seat::new(die(5));
    let card = TrickId::all().nth(die(TrickId::all().len()));
    let index = die(3) as u8;
    let number = die(7) as u8;
    let spot = Spot { x: die(13) as i8 - 6, y: die(13) as i8 - 6 };
    let way = [Use::Main, Use::Aux(index), Use::Stealth(index), Use::Alert(index)][die(4)];
    match (kind, card) {
        (0, _) => ScholarId::new(die(4)).map_or(Action::Pass, Action::Pick),
        (1, _) => Action::Begin([Activity::Thesis, Activity::Rest, Activity::Exploration][die(3)]),
        (2, _) => Action::Pass,
        (3, _) => Action::Done,
        (4, _) => Action::Go(zone),
        (5, _) => Action::Tunnel(zone),
        (6, _) => Action::Explore,
        (7, _) => Action::Lay(spot),
        (8, _) => Action::Floor(Floor::ALL[die(3)]),
        (9, _) => Action::Study(number),
        (10, _) => Action::Spy(seat, colour),
        (11, _) => Action::Bivouac,
        (12, _) => Action::Teleport(zone),
        (13, Some(card)) => Action::Bonus(card),
        (14, _) => Action::Reveal,
        (15 | 16, Some(card)) => Action::Play(card, way),
        (17, _) => Action::Skill(index),
        (18, _) => Action::Seat(seat),
        (19, _) => Action::Colour(colour),
        (20, _) => Action::Zone(zone),
        (21, Some(card)) => Action::Card(card),
        (22, _) => Action::Number(number),
        (23, _) => {
            [Action::Gauge(Gauge::Stealth), Action::Gauge(Gauge::Alert), Action::Yes, Action::No][die(4)]
        }
        (24, _) => Action::Jinx(JinxId::new(die(20))),
        _ => Action::Put(zone, [End::Top, End::Bottom][die(2)]),
    }
}
