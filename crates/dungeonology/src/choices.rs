//! Choices that Main Effects leave to somebody: where, which, whether.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::{Action, End};
use crate::content::{Colour, Colours, Floor, TrickId, ZoneId};
use crate::event::Event;
use crate::frame::{Aim, Fate, Frame, Loss, Playing};
use crate::lattice::ZoneSet;
use crate::run::{Flow, Run};
use crate::state::{Laid, State, Table};

/// Every colour.
const ALL: Colours = Colours(0b11111);

impl Table {
    /// Where a Scholar can be moved by somebody: Linked, not the Starting Zone, not closed by Doors.
    pub(crate) fn blow_zones(&self, target: Seat) -> ZoneSet {
        let here = self.scholar(target).zone;
        let open = |zone: &ZoneId| self.doors_open(target, here, *zone) && self.ambush_lets_in(target, *zone);
        self.zone(here).linked.without(ZoneId::START).iter().filter(open).collect()
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// The target is moved into a Linked Zone of the player's choice.
    pub(crate) fn blow(&mut self, seat: Seat, target: Seat) {
        let zones = self.blow_zones(target);
        match (zones.first(), zones.len()) {
            (Some(only), 1) => self.enter(target, only, false),
            (Some(_), _) => self.push(Frame::Blowing { seat, target }),
            (None, _) => {}
        }
    }

    pub(crate) fn answer_blowing(&mut self, target: Seat, action: Action) {
        self.pop();
        if let Action::Zone(zone) = action {
            self.enter(target, zone, false);
        }
    }

    /// The player looks at the top tiles of a pile.
    pub(crate) fn peek_tiles(&mut self, playing: &Playing, tiles: u8) {
        let Aim::Pile(floor) = playing.target else { return };
        let seat = playing.seat;
        for _ in 0..tiles.min(2) {
            let Some(tile) = self.draw_tile(floor) else { break };
            let _ = self.state.secret.scouted.try_push(tile);
            self.whisper(seat, || Event::TileDrawn { tile });
        }
        let left = self.state.secret.scouted.len() as u8;
        self.push(Frame::Scouting { seat, floor, left });
    }

    /// The player looks at the top cards of the Trick deck.
    pub(crate) fn peek_cards(&mut self, seat: Seat, cards: u8) {
        for _ in 0..cards.min(3) {
            let Some(card) = self.draw_card() else { break };
            let _ = self.state.secret.peeked.try_push(card);
            self.whisper(seat, || Event::CardSeen { card });
        }
        let left = self.state.secret.peeked.len() as u8;
        self.push(Frame::Scrying { seat, left });
    }

    pub(crate) fn looked(&mut self, left: u8) -> Flow {
        if left == 0 { self.finish() } else { Flow::Waits }
    }

    /// A tile goes back onto the top or the bottom of its pile.
    pub(crate) fn answer_scouting(&mut self, seat: Seat, floor: Floor, action: Action) {
        let Action::Put(tile, end) = action else { return };
        self.state.secret.scouted.retain(|scouted| *scouted != tile);
        let laid = Laid { what: tile, known: SeatSet::one(seat) };
        let pile = &mut self.state.secret.piles[floor.index()];
        match end {
            End::Top => pile.top.push(laid),
            End::Bottom => pile.bottom.push(laid),
        }
        self.dungeon.piles[floor.index()] += 1;
        let left = self.state.secret.scouted.len() as u8;
        self.become_(Frame::Scouting { seat, floor, left });
    }

    /// A card goes back on top of the deck; the last one put back is the topmost.
    pub(crate) fn answer_scrying(&mut self, seat: Seat, action: Action) {
        let Action::Card(card) = action else { return };
        let peeked = &mut self.state.secret.peeked;
        if let Some(place) = peeked.iter().position(|seen| *seen == card) {
            peeked.remove(place);
        }
        let left = peeked.len() as u8;
        let _ = self.state.secret.top.try_push(Laid { what: card, known: SeatSet::one(seat) });
        self.become_(Frame::Scrying { seat, left });
    }

    /// The player of an effect that was objected to discards, or it is cancelled.
    pub(crate) fn objecting(&mut self, seat: Seat, discard: u8) -> Flow {
        if self.state.secret.hand(seat).len() >= discard as usize {
            return Flow::Waits;
        }
        self.pop();
        self.cancel(Fate::Cancelled);
        Flow::Goes
    }

    pub(crate) fn answer_objecting(&mut self, seat: Seat, discard: u8, action: Action) {
        if let Action::Card(card) = action {
            self.become_(Frame::Discarding { seat, left: discard.saturating_sub(1), kind: None });
            self.discard_card(seat, card);
        } else {
            self.pop();
            self.cancel(Fate::Cancelled);
        }
    }

    /// A player must discard or be stunned; only what can be carried out may be chosen.
    pub(crate) fn pressed(&mut self, seat: Seat, discard: u8, stun: u8) -> Flow {
        let (cards, stamina) = (!self.state.secret.hand(seat).is_empty(), !self.exhausted(seat));
        match (cards, stamina) {
            (true, true) => return Flow::Waits,
            (true, false) => self.become_(Frame::Discarding { seat, left: discard, kind: None }),
            (false, true) => self.become_(Frame::Stunned { seat, left: stun }),
            (false, false) => self.pop(),
        }
        Flow::Goes
    }

    pub(crate) fn answer_pressed(&mut self, seat: Seat, discard: u8, stun: u8, action: Action) {
        if let Action::Card(card) = action {
            self.become_(Frame::Discarding { seat, left: discard.saturating_sub(1), kind: None });
            self.discard_card(seat, card);
        } else {
            self.become_(Frame::Stunned { seat, left: stun });
        }
    }

    /// A colour of the target's cubes is chosen, to be stolen or dropped.
    pub(crate) fn choosing(&mut self, seat: Seat, target: Seat, theft: bool) -> Flow {
        let colours = self.colours(target);
        match (colours.iter().next(), colours.iter().count()) {
            (None, _) => return self.finish(),
            (Some(only), 1) => self.chosen(seat, target, theft, only),
            _ => return Flow::Waits,
        }
        Flow::Goes
    }

    pub(crate) fn chosen(&mut self, seat: Seat, target: Seat, theft: bool, colour: Colour) {
        self.pop();
        self.lose(target, colour, if theft { Loss::Stolen(seat) } else { Loss::Dropped });
    }

    /// An exchange: first the player gives, then the target gives another colour if there is one.
    pub(crate) fn exchange(&mut self, seat: Seat, target: Seat) {
        self.push(Frame::Exchanging { seat, target, stage: 0, given: Colour::Green });
    }

    pub(crate) fn exchanging(&mut self, seat: Seat, target: Seat, stage: u8, given: Colour) -> Flow {
        if stage == 0 {
            let colours = self.colours(seat);
            match (colours.iter().next(), colours.iter().count()) {
                (None, _) => return self.finish(),
                (Some(only), 1) => self.exchange_given(seat, target, only),
                _ => return Flow::Waits,
            }
            return Flow::Goes;
        }
        let others = Colours(self.colours(target).0 & !Colours::one(given).0);
        let colours = if others.is_empty() { ALL } else { others };
        self.become_(Frame::Giving { from: target, to: seat, colours });
        Flow::Goes
    }

    pub(crate) fn exchange_given(&mut self, seat: Seat, target: Seat, colour: Colour) {
        self.become_(Frame::Exchanging { seat, target, stage: 1, given: colour });
        self.push(Frame::Giving { from: seat, to: target, colours: Colours::one(colour) });
    }

    /// Both sides of a debate have chosen: the cards are shown and compared.
    pub(crate) fn answer_debate(
        &mut self,
        who: Seat,
        seat: Seat,
        target: Seat,
        done: SeatSet,
        card: TrickId,
    ) {
        self.state.secret.debate[usize::from(who == target)] = Some(card);
        let done = done.with(who);
        if done.len() < 2 {
            return self.become_(Frame::Debating { seat, target, done });
        }
        self.pop();
        let [Some(own), Some(other)] = std::mem::take(&mut self.state.secret.debate) else { return };
        self.discard_card(seat, own);
        self.discard_card(target, other);
        let (mine, theirs) = (Self::chosen_bonus(own), Self::chosen_bonus(other));
        if mine > theirs {
            self.push(Frame::Giving { from: target, to: seat, colours: ALL });
        } else if mine < theirs {
            self.stun(seat, 1);
        }
    }
}

/// Where is the Scholar moved?
pub(crate) fn check_blowing(state: &State, target: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.trick.needs-target");
    let Action::Zone(zone) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.table.blow_zones(target).contains(*zone), rule)
}

/// Which tile, where?
pub(crate) fn check_scouting(state: &State, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.info.decks");
    let Action::Put(tile, _) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.secret.scouted.contains(tile), rule)
}

/// Which card goes back next?
pub(crate) fn check_scrying(state: &State, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.info.decks");
    let Action::Card(card) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.secret.peeked.contains(card), rule)
}

/// Discard, or lose the effect?
pub(crate) fn check_objecting(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.icon.cancel");
    match action {
        Action::Pass => Ok(()),
        Action::Card(card) => Refusal::unless(state.secret.hand(seat).has(*card), rule),
        _ => Err(Refusal::by(rule)),
    }
}

/// Discard, or take the Stun Token?
pub(crate) fn check_pressed(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.trick.slash");
    match action {
        Action::Yes => Ok(()),
        Action::Card(card) => Refusal::unless(state.secret.hand(seat).has(*card), rule),
        _ => Err(Refusal::by(rule)),
    }
}

/// Which colour?
pub(crate) fn check_colour(colours: Colours, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.cube.choose");
    let Action::Colour(colour) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(colours.contains(*colour), rule)
}

/// Which card for the debate?
pub(crate) fn check_debate(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    enforces!("ology.info.hands");
    let rule = rule!("ology.trick.one-use");
    let Action::Card(card) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.secret.hand(seat).has(*card), rule)
}
