//! C. Hand creation phase: drawing cards from the players' decks.

use table::{Audience, Log, Luck, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::CardId;
use crate::events::Event;
use crate::market::pick_card;
use crate::spellbooks::Spellbook;
use crate::state::{Look, Phase, State};

impl State {
    /// Begins the phase: who can use the first-draw spellbook is asked; then everybody draws.
    pub(crate) fn create_hands<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.round.phase-order");
        self.phase = Phase::HandCreation;
        for (_, player) in self.players.iter_mut() {
            enforces!("masters.sb.first-draw-details");
            player.tossed = None;
            let draws = player.missing_cards() > 0 && player.deck.len() + player.discard.len() > 0;
            let may_look = draws && player.has_ready(Spellbook::FirstDraw);
            player.look = if may_look { Look::Asked } else { Look::Settled };
        }
        self.draw_when_settled(luck, log);
    }

    fn draw_when_settled<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        if self.players.values().any(|player| player.look != Look::Settled) {
            return;
        }
        for seat in Seat::all(self.seats()) {
            self.draw_to_five(seat, luck, log);
        }
        self.open_exploration(log);
    }

    /// Draws facedown until the building area holds five cards, or there is nothing left to draw.
    fn draw_to_five<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        enforces!("masters.hand.draw-to-five", "masters.hand.definition", "masters.hand.facedown");
        enforces!("masters.refresh.recycled-counts-to-five", "masters.hand.no-choice");
        let missing = self.players[seat].missing_cards();
        for _ in 0..missing {
            let Some(card) = self.draw_one(seat, luck, log) else {
                enforces!("masters.hand.too-few-cards");
                break;
            };
            self.players[seat].facedown.insert(card);
        }
        let drawn = self.players[seat].facedown.len() as u8;
        log.tell(Audience::All, || Event::Draws(seat, drawn));
    }

    /// The top card of a player's deck. An empty deck is made anew from the discard pile, not before a card is needed.
    fn draw_one<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) -> Option<CardId> {
        let player = &mut self.players[seat];
        if player.deck.is_empty() && !player.discard.is_empty() {
            enforces!("masters.hand.reshuffle", "masters.hand.reshuffle-timing");
            player.deck = std::mem::take(&mut player.discard);
            log.tell(Audience::All, || Event::Reshuffles(seat));
        }
        let card = pick_card("player-deck", player.deck, luck)?;
        player.deck.remove(card);
        Some(card)
    }

    /// The legal answers about the first-draw spellbook.
    pub(crate) fn legal_hand(&self, seat: Seat, out: &mut Vec<Action>) {
        enforces!("masters.spellbook.use-optional");
        match self.players[seat].look {
            Look::Asked => out.extend([Action::Look, Action::Draw]),
            Look::At(_) => out.extend([Action::Keep, Action::Discard]),
            Look::Settled => {}
        }
    }

    /// Whether an answer about the first-draw spellbook fits where the player is with it.
    pub(crate) fn check_hand(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let fits = match self.players[seat].look {
            Look::Asked => matches!(action, Action::Look | Action::Draw),
            Look::At(_) => matches!(action, Action::Keep | Action::Discard),
            Look::Settled => false,
        };
        Refusal::unless(fits, rule!("masters.sb.first-draw"))
    }

    /// Uses the spellbook: the first card is drawn and seen by its player alone.
    pub(crate) fn look<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        enforces!("masters.sb.first-draw");
        self.players[seat].turn_down(Spellbook::FirstDraw);
        log.tell(Audience::All, || Event::Looks(seat));
        match self.draw_one(seat, luck, log) {
            Some(card) => {
                self.players[seat].look = Look::At(card);
                log.tell(Audience::seat(seat), || Event::Sees(card));
            }
            None => self.settle(seat, luck, log),
        }
    }

    /// Draws on facedown.
    pub(crate) fn settle<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        self.players[seat].look = Look::Settled;
        self.draw_when_settled(luck, log);
    }

    /// The card looked at stays, faceup, or goes to the discard pile; then the player draws on.
    pub(crate) fn decide_first<L: Log<Event>>(
        &mut self,
        seat: Seat,
        keep: bool,
        luck: &mut Luck,
        log: &mut L,
    ) {
        enforces!("masters.sb.first-draw-details");
        let player = &mut self.players[seat];
        if let Look::At(card) = player.look {
            if keep && !player.area.is_full() {
                player.area.push(card);
                log.tell(Audience::All, || Event::Keeps(seat, card));
            } else {
                player.discard.insert(card);
                player.tossed = Some(card);
                log.tell(Audience::All, || Event::Discards(seat, card));
            }
        }
        self.settle(seat, luck, log);
    }
}
