//! One world that a viewer may be in: what they do not know is dealt anew by chance.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use table::{Luck, Seat, SeatSet, Viewer};

use crate::cards::Cards;
use crate::content::{ClanId, Floor, TrapKind, TrickId, ZoneId, catalogue};
use crate::frame::Frame;
use crate::lattice::ZoneSet;
use crate::setup::draw_panic;
use crate::state::{Laid, MOST_PLAYERS, OMEGAS, ORDINARY, Pile, Secret, State, TRAPS, Table};
use crate::view::View;

/// A state whose view for this viewer equals the one given.
pub(crate) fn resample(view: &View, luck: &mut Luck) -> State {
    let mut dealer = Dealer { view, luck, unseen: unseen_cards(view) };
    let secret = dealer.secret();
    State { table: view.table.clone(), secret }
}

struct Dealer<'a> {
    view: &'a View,
    luck: &'a mut Luck,
    unseen: Cards,
}

/// The Trick Cards that the viewer sees nowhere.
fn unseen_cards(view: &View) -> Cards {
    let mut unseen = Cards::all();
    unseen.remove(&view.table.discards);
    unseen.remove(&view.table.shown);
    unseen.remove(&view.hand);
    let own = if let Viewer::Seat(seat) = view.viewer { seat.index() } else { MOST_PLAYERS };
    (0..MOST_PLAYERS).filter(|seat| *seat != own).for_each(|seat| unseen.remove(&view.table.open[seat]));
    view.top.iter().flatten().chain(&view.peeked).for_each(|card| {
        unseen.take(*card);
    });
    unseen
}

impl Dealer<'_> {
    fn secret(&mut self) -> Secret {
        let view = self.view;
        let own = if let Viewer::Seat(seat) = view.viewer { Some(seat) } else { None };
        let peeked = self.peeked();
        let top = view.top.iter().map(|card| self.lay_card(*card, own)).collect();
        let hands = std::array::from_fn(|seat| self.hand(Seat::new(seat), own));
        let (bag, bag_omegas) = bag(&view.table);
        let scouting = view.table.frames.iter().find_map(|frame| match frame {
            Frame::Scouting { floor, left, .. } => Some((*floor, *left)),
            _ => None,
        });
        let mut scouted = view.scouted.clone();
        let piles = Floor::ALL.map(|floor| {
            let missing = scouting.filter(|(scouted_floor, _)| *scouted_floor == floor && scouted.is_empty());
            self.pile(floor, own, missing.map_or(0, |(_, left)| left), &mut scouted)
        });
        Secret {
            chosen: self.chosen(&hands, own),
            debate: self.debate(&hands, own),
            hands,
            deck: self.unseen,
            top,
            clan: self.clan(),
            panic: view.table.ending.panic.or_else(|| draw_panic(&view.table.rules, self.luck)),
            bag,
            bag_omegas,
            traps: self.traps(),
            piles,
            peeked,
            scouted,
        }
    }

    fn card(&mut self) -> Option<TrickId> {
        let place = self.luck.pick("resample", self.unseen.len(), |_| Cow::Borrowed(""));
        let card = self.unseen.nth(place)?;
        self.unseen.take(card);
        Some(card)
    }

    fn peeked(&mut self) -> ArrayVec<TrickId, 4> {
        let left = self.view.table.frames.iter().find_map(|frame| match frame {
            Frame::Scrying { left, .. } => Some(*left),
            _ => None,
        });
        if !self.view.peeked.is_empty() {
            return self.view.peeked.clone();
        }
        (0..left.unwrap_or(0)).filter_map(|_| self.card()).collect()
    }

    fn lay_card(&mut self, known: Option<TrickId>, own: Option<Seat>) -> Laid<TrickId> {
        match known {
            Some(what) => {
                Laid { what, known: own.map_or(SeatSet::all(self.view.table.seats()), SeatSet::one) }
            }
            None => {
                let what = self.card().or_else(|| TrickId::new(0));
                Laid {
                    what: what.unwrap_or_else(|| unreachable!("there is a first card")),
                    known: SeatSet::EMPTY,
                }
            }
        }
    }

    fn hand(&mut self, seat: Seat, own: Option<Seat>) -> Cards {
        if Some(seat) == own {
            return self.view.hand;
        }
        let mut hand = self.view.table.open[seat.index() % MOST_PLAYERS];
        let hidden = (self.view.hands[seat.index() % MOST_PLAYERS] as usize).saturating_sub(hand.len());
        for _ in 0..hidden {
            if let Some(card) = self.card() {
                hand.add(card);
            }
        }
        hand
    }

    /// Cards that somebody else has chosen and not shown: any number of their hand.
    fn chosen(&mut self, hands: &[Cards; MOST_PLAYERS], own: Option<Seat>) -> Cards {
        let table = &self.view.table;
        let choosing = table
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Testing { stage: crate::frame::TestStage::Bonus }));
        let Some(test) = table.test.filter(|_| choosing) else { return Cards::EMPTY };
        if Some(test.seat) == own {
            return self.view.chosen;
        }
        let hand = hands[test.seat.index() % MOST_PLAYERS];
        let luck = &mut *self.luck;
        hand.iter().filter(|_| luck.pick("resample", 2, |_| Cow::Borrowed("")) == 1).collect()
    }

    fn debate(&mut self, hands: &[Cards; MOST_PLAYERS], own: Option<Seat>) -> [Option<TrickId>; 2] {
        let debate = self.view.table.frames.iter().find_map(|frame| match frame {
            Frame::Debating { seat, target, done } => Some(([*seat, *target], *done)),
            _ => None,
        });
        let Some((sides, done)) = debate else { return [None; 2] };
        sides.map(|side| {
            if !done.contains(side) {
                return None;
            }
            if Some(side) == own {
                return self.view.debate;
            }
            let hand = hands[side.index() % MOST_PLAYERS];
            hand.nth(self.luck.pick("resample", hand.len(), |_| Cow::Borrowed("")))
        })
    }

    fn clan(&mut self) -> ClanId {
        let place = self.luck.pick("resample", ClanId::all().len(), |_| Cow::Borrowed(""));
        let dealt = ClanId::all().nth(place).or_else(|| ClanId::new(0));
        self.view.clan.or(dealt).unwrap_or_else(|| unreachable!("there is a first clan"))
    }

    fn traps(&mut self) -> ArrayVec<TrapKind, TRAPS> {
        let mut box_: ArrayVec<TrapKind, TRAPS> = TrapKind::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, TrapKind::EACH as usize))
            .collect();
        let laid = self.view.table.dungeon.traps.len();
        let luck = &mut *self.luck;
        (0..laid)
            .map(|_| box_.swap_remove(luck.pick("resample", box_.len(), |_| Cow::Borrowed(""))))
            .collect()
    }

    fn pile(
        &mut self,
        floor: Floor,
        own: Option<Seat>,
        missing: u8,
        scouted: &mut ArrayVec<ZoneId, 2>,
    ) -> Pile {
        let seen = &self.view.piles[floor.index()];
        let mut unknown = self.hidden_tiles(floor, scouted);
        seen.top.iter().chain(&seen.bottom).flatten().for_each(|tile| unknown = unknown.without(*tile));
        for _ in 0..missing {
            if let Some(tile) = self.tile(&mut unknown) {
                let _ = scouted.try_push(tile);
            }
        }
        let top = seen.top.iter().filter_map(|tile| self.lay_tile(*tile, own, &mut unknown)).collect();
        let bottom = seen.bottom.iter().filter_map(|tile| self.lay_tile(*tile, own, &mut unknown)).collect();
        Pile { top, middle: unknown, bottom }
    }

    /// The tiles of a Floor that lie neither on the table nor before the viewer.
    fn hidden_tiles(&self, floor: Floor, scouted: &[ZoneId]) -> ZoneSet {
        let table = &self.view.table;
        let drawn = |zone: ZoneId| {
            table.frames.iter().any(|frame| matches!(frame, Frame::Laying { tile, .. } if *tile == zone))
        };
        let here = |zone: &ZoneId| catalogue().zone(*zone).floor == floor && *zone != ZoneId::START;
        let hidden = |zone: &ZoneId| !table.is_placed(*zone) && !drawn(*zone) && !scouted.contains(zone);
        ZoneId::all().filter(here).filter(hidden).collect()
    }

    fn tile(&mut self, unknown: &mut ZoneSet) -> Option<ZoneId> {
        let tile = unknown.nth(self.luck.pick("resample", unknown.len(), |_| Cow::Borrowed("")))?;
        *unknown = unknown.without(tile);
        Some(tile)
    }

    fn lay_tile(
        &mut self,
        known: Option<ZoneId>,
        own: Option<Seat>,
        unknown: &mut ZoneSet,
    ) -> Option<Laid<ZoneId>> {
        match known {
            Some(what) => {
                Some(Laid { what, known: own.map_or(SeatSet::all(self.view.table.seats()), SeatSet::one) })
            }
            None => self.tile(unknown).map(|what| Laid { what, known: SeatSet::EMPTY }),
        }
    }
}

/// What must be in the University: the Students who are nowhere else.
fn bag(table: &Table) -> (u8, u8) {
    let personal: u8 = table.scholars.iter().map(|scholar| scholar.students).sum();
    let limbo: u8 =
        table.frames.iter().map(|frame| if let Frame::Alarm { left, .. } = frame { *left } else { 0 }).sum();
    let campus = &table.campus;
    let ordinary = ORDINARY.saturating_sub(personal + campus.bonfire + campus.reserve);
    let omegas = OMEGAS.saturating_sub(campus.reserve_omegas + campus.omegas + campus.waiting_omegas + limbo);
    (ordinary, omegas)
}
