//! The referee: carries out what players do, resolves everything that follows, and stops when somebody must decide.

use table::{Audience, Log, Luck, Seat, SeatSet, enforces};

use crate::action::Fighter;
use crate::cards::CardId;
use crate::event::Event;
use crate::frames::{Checkpoint, Frame, Window};
use crate::state::{Open, State, Step};

/// A state with the luck and the log it is played with.
pub struct Referee<'a, L> {
    /// The state.
    pub state: &'a mut State,
    /// Where chance comes from.
    pub luck: &'a mut Luck,
    /// Who is told.
    pub log: &'a mut L,
}

/// Whether resolution goes on or waits for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// There is more to resolve.
    On,
    /// These seats must decide.
    Ask(SeatSet),
}

impl Flow {
    /// One seat must decide.
    pub const fn one(seat: Seat) -> Flow {
        Flow::Ask(SeatSet::one(seat))
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Resolves until somebody must decide or the match is over. The innermost work comes first; a played card or effect is
    /// carried out completely before anyone can act again.
    pub fn run(&mut self) {
        enforces!("dungeoneer.timing.no-stack");
        loop {
            if self.state.open.step == Step::Over {
                self.state.hidden.asked = SeatSet::EMPTY;
                return;
            }
            if !self.state.open.unsettled.is_empty() {
                self.settle_limits();
            }
            let flow = match self.state.open.frames.top().copied() {
                Some(frame) => self.resolve(frame),
                None => self.sequence(),
            };
            if let Flow::Ask(seats) = flow {
                self.state.hidden.asked = seats;
                return;
            }
        }
    }

    fn resolve(&mut self, frame: Frame) -> Flow {
        match frame {
            Frame::Window(window) => self.window(window),
            Frame::Batch(next) => self.resolve_batch(next),
            Frame::Attack(attack) => self.attack(attack),
            Frame::Trap { card, left } => self.trap(card, left),
            Frame::Trial(trial) => self.trial(trial),
            Frame::Effect(effect) => self.effect(effect),
            Frame::Each { source, clause, by, left, extra } => self.each(source, clause, by, left, extra),
            Frame::Wound(wound) => self.wound(wound),
            Frame::Defeat(seat) => self.defeat(seat),
            Frame::Played(played) => self.played(played),
            Frame::Move(step) => self.moving(step),
            Frame::Enter(enter) => self.entering(enter),
            Frame::Place { seat, .. } => Flow::one(seat),
            Frame::Attempt(attempt) => self.attempting(attempt),
            Frame::Choose { seat, what } => self.choosing(seat, what),
        }
    }

    /// What lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.state.open
    }

    /// Begins nested work. The stack is deep enough for every nesting the rules allow: Special Actions are refused when it is
    /// nearly full.
    pub fn push(&mut self, frame: Frame) {
        let _ = self.state.open.frames.push(frame);
    }

    /// Ends the innermost work.
    pub fn pop(&mut self) -> Flow {
        self.state.open.frames.pop();
        Flow::On
    }

    /// Replaces the innermost work by its next stage.
    pub fn put(&mut self, frame: Frame) -> Flow {
        if let Some(top) = self.state.open.frames.top_mut() {
            *top = frame;
        }
        Flow::On
    }

    /// Opens a window once the work pushed after it is done.
    pub fn push_window(&mut self, at: Checkpoint) {
        self.push(Frame::Window(Window::at(at)));
    }

    /// Tells everybody.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Gives or takes Glory; a total never goes below zero, and grows up to where a set's track ends.
    pub fn glory(&mut self, seat: Seat, by: i16) {
        enforces!("dungeoneer.general.glory-definition", "dungeoneer.general.resources-not-negative");
        let cap = self.track_cap();
        let total = &mut self.state.open.players[seat].glory;
        let before = *total;
        *total = total.saturating_add_signed(by).min(cap);
        if *total != before {
            self.tell(|| Event::Glory { seat, by });
        }
    }

    /// Gives or takes Peril.
    pub fn peril(&mut self, seat: Seat, by: i16) {
        enforces!("dungeoneer.general.peril-definition");
        let cap = self.track_cap();
        let total = &mut self.state.open.players[seat].peril;
        let before = *total;
        *total = total.saturating_add_signed(by).min(cap);
        if *total != before {
            self.tell(|| Event::Peril { seat, by });
        }
    }

    /// Where the tracks end: nowhere, unless every set in play declares it.
    fn track_cap(&self) -> u16 {
        enforces!("dungeoneer.general.tracker-maximum");
        let library = crate::content::library();
        let caps = library.sets().iter().map(|set| set.track_cap.map_or(u16::MAX, u16::from));
        caps.max().unwrap_or(u16::MAX)
    }

    /// Gives or takes Movements, never below zero.
    pub fn movement(&mut self, seat: Seat, by: i8) {
        let total = &mut self.state.open.players[seat].movements;
        *total = total.saturating_add_signed(by);
        self.tell(|| Event::Movement { seat, by: i16::from(by) });
    }

    /// Draws Adventure cards; an empty deck is made anew of the discard pile at the moment a card has to be drawn.
    pub fn draw(&mut self, seat: Seat, count: u8) {
        let mut drawn = arrayvec::ArrayVec::<CardId, 16>::new();
        for _ in 0..count {
            let Some(card) = self.draw_one() else { break };
            self.state.hidden.hands[seat].insert(card);
            self.state.open.players[seat].hand += 1;
            self.end_peek(seat);
            let _ = drawn.try_push(card);
        }
        if !drawn.is_empty() {
            let count = drawn.len() as u8;
            self.log.tell(Audience::others(seat), || Event::Drew { seat, count });
            self.log.tell(Audience::seat(seat), || Event::DrewCards { cards: drawn.to_vec() });
        }
    }

    fn draw_one(&mut self) -> Option<CardId> {
        enforces!(
            "dungeoneer.deck.adventure-reshuffle",
            "dungeoneer.deck.adventure-both-empty",
            "dungeoneer.deck.adventure-reshuffle-time",
            "dungeoneer.hidden.adventure-deck",
        );
        if self.state.hidden.deck.is_empty() {
            if self.state.open.discard.is_empty() {
                return None;
            }
            self.state.hidden.deck = std::mem::take(&mut self.state.open.discard);
            self.tell(|| Event::Reshuffled);
        }
        let deck = self.state.hidden.deck;
        let rank = self
            .luck
            .pick("adventure-deck", deck.len(), |rank| deck.nth(rank).map_or("".into(), CardId::slug));
        let card = deck.nth(rank)?;
        self.state.hidden.deck.remove(card);
        self.state.open.deck = self.state.hidden.deck.len() as u8;
        Some(card)
    }

    /// Puts a card that left play or a hand on the discard pile, without its tokens, and whatever was attached to it.
    pub fn discard(&mut self, seat: Seat, card: CardId) {
        enforces!("dungeoneer.hidden.discard-pile", "dungeoneer.pack.discard-clears-wounds");
        self.state.open.discard.insert(card);
        self.tell(|| Event::Discarded { seat, card });
        self.drop_attachments(card);
    }

    /// Discards what is attached to a card that leaves play.
    pub fn drop_attachments(&mut self, host: CardId) {
        enforces!("dungeoneer.attachment.host-leaves", "dungeoneer.reset.upkeep-return-drops-attachments");
        while let Some(place) = self.state.open.attachments.iter().position(|on| on.host == host) {
            let gone = self.state.open.attachments.remove(place);
            self.state.open.discard.insert(gone.card);
            self.tell(|| Event::Discarded { seat: gone.by, card: gone.card });
        }
    }

    /// Takes a card out of a hand.
    pub fn from_hand(&mut self, seat: Seat, card: CardId) {
        self.state.hidden.hands[seat].remove(card);
        self.state.open.players[seat].hand = self.state.hidden.hands[seat].len() as u8;
    }

    /// Puts a card into a hand, where it is hidden again, although everybody saw it go there.
    pub fn to_hand(&mut self, seat: Seat, card: CardId) {
        enforces!("dungeoneer.hidden.monster-returned-to-hand");
        self.drop_attachments(card);
        self.state.hidden.hands[seat].insert(card);
        self.state.open.players[seat].hand = self.state.hidden.hands[seat].len() as u8;
        self.end_peek(seat);
        self.tell(|| Event::Returned { seat, card });
    }

    /// A hand that has got a new card is no longer the one somebody looked into.
    fn end_peek(&mut self, seat: Seat) {
        if self.state.hidden.peek.is_some_and(|peek| peek.of == seat) {
            self.state.hidden.peek = None;
        }
    }

    /// Takes a readied card out of an Inventory; limits may have shrunk with it.
    pub fn unready(&mut self, seat: Seat, card: CardId) -> Option<crate::state::InPlay> {
        enforces!(
            "dungeoneer.storage.discarded",
            "dungeoneer.storage.returned-or-stolen",
            "dungeoneer.boon.forced-discard"
        );
        let readied = &mut self.state.open.players[seat].readied;
        let place = readied.iter().position(|lying| lying.card == card)?;
        self.state.open.unsettled.insert(seat);
        Some(self.state.open.players[seat].readied.remove(place))
    }

    /// One die, six sides.
    pub fn roll(&mut self, what: &'static str, die: crate::scores::Die) -> u8 {
        enforces!("dungeoneer.general.dice-are-d6", "dungeoneer.hidden.dice-public");
        let mut best = 0;
        for _ in 0..die.dice {
            let mut shown = self.luck.die(what, 6) as u8;
            if shown <= die.reroll {
                shown = self.luck.die("reroll-die", 6) as u8;
            }
            best = best.max(shown);
        }
        best
    }

    /// Whether a side of a fight is still there to fight.
    pub fn stands(&self, who: Fighter) -> bool {
        match who {
            Fighter::Hero(seat) => self.open().alive(seat) && self.open().player(seat).life > 0,
            Fighter::Monster(card) => self.open().encounter(card).is_some(),
            Fighter::Quest(quest) => self.open().quest(quest).is_some(),
            Fighter::Map(space) => !self.open().board.space(space).slain,
        }
    }
}
