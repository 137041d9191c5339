//! F. Refresh phase: the next objective, optimizers, and cleaning up.

use table::{Audience, Log, Luck, Refusal, RuleId, Seat, SeatSet, enforces, rule};

use crate::action::{Action, By};
use crate::content::CardId;
use crate::events::Event;
use crate::spellbooks::Spellbook;
use crate::state::{FACEUP, Optimizers, Phase, State};

/// What recycling costs with the spellbook.
const PAID_RECYCLE: u16 = 2;
/// The round after which the market is renewed.
const MARKET_ROUND: u8 = 3;

impl State {
    /// Begins the phase: the next primary objective is turned up before anybody decides about optimizers.
    pub(crate) fn open_refresh<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.refresh.order", "masters.refresh.next-primary");
        self.phase = Phase::Refresh;
        if let Some(card) = self.draw_objective(luck) {
            log.tell(Audience::All, || Event::Primary(card));
        }
        for seat in Seat::all(self.seats()) {
            self.players[seat].finished = !self.has_something_to_use(seat);
        }
        self.close_when_finished(luck, log);
    }

    /// Who may still use something.
    pub(crate) fn refreshers(&self) -> SeatSet {
        enforces!("masters.refresh.simultaneous");
        Seat::all(self.seats()).filter(|seat| !self.players[*seat].finished).collect()
    }

    fn has_something_to_use(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        self.legal_refresh(seat, &mut legal);
        legal.len() > 1
    }

    /// The legal answers of the refresh phase.
    pub(crate) fn legal_refresh(&self, seat: Seat, out: &mut Vec<Action>) {
        enforces!("masters.refresh.optimizer-optional", "masters.refresh.several-optimizers");
        let mut offer = |action: Action| {
            if self.check_refresh(seat, &action).is_ok() {
                out.push(action);
            }
        };
        for card in &self.players[seat].area {
            for by in [By::Icon, By::Book] {
                offer(Action::Recycle(*card, by));
                offer(Action::Remove(*card, by));
            }
        }
        if self.players[seat].has_ready(Spellbook::MarketSwap) {
            for card in &self.players[seat].area {
                let shown = self.market.columns.iter().flat_map(|column| column.up).flatten();
                shown.for_each(|taken| offer(Action::Swap(*card, taken)));
            }
        }
        offer(Action::Finish);
    }

    /// Whether an answer is legal.
    pub(crate) fn check_refresh(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let icons = self.players[seat].optimizers;
        match *action {
            Action::Recycle(card, By::Icon) => {
                Refusal::unless(icons.recycling > 0, rule!("masters.refresh.recycling"))?;
                self.check_untreated(seat, card)
            }
            Action::Remove(card, By::Icon) => {
                Refusal::unless(icons.scissors > 0, rule!("masters.refresh.scissors"))?;
                self.check_untreated(seat, card)
            }
            Action::Recycle(card, By::Book) => {
                self.check_book(seat, Spellbook::PaidRecycle, rule!("masters.sb.paid-recycle"))?;
                Refusal::unless(self.players[seat].coins >= PAID_RECYCLE, rule!("masters.sb.paid-recycle"))?;
                self.check_untreated(seat, card)
            }
            Action::Remove(card, By::Book) => {
                self.check_book(seat, Spellbook::CardRemoval, rule!("masters.sb.card-removal"))?;
                self.check_untreated(seat, card)
            }
            Action::Swap(card, taken) => self.check_swap(seat, card, taken),
            Action::Finish => Ok(()),
            _ => Err(Refusal::by(rule!("masters.round.phase-order"))),
        }
    }

    /// A card of this round's hand, in the dungeon or not, that has had no treatment yet.
    fn check_untreated(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let player = &self.players[seat];
        Refusal::unless(player.area.contains(&card), rule!("masters.refresh.unused-hand-cards"))?;
        Refusal::unless(!player.kept.contains(card), rule!("masters.refresh.one-fate-per-card"))
    }

    fn check_swap(&self, seat: Seat, card: CardId, taken: CardId) -> Result<(), Refusal> {
        self.check_book(seat, Spellbook::MarketSwap, rule!("masters.sb.market-swap"))?;
        self.check_untreated(seat, card)?;
        let details: RuleId = rule!("masters.sb.market-swap-details");
        Refusal::unless(card.cost() > 0 && self.market.shows(taken).is_some(), details)?;
        Refusal::unless(taken.cost() <= card.cost(), rule!("masters.sb.market-swap"))?;
        Refusal::unless(!self.somebody_swaps_before(seat), rule!("masters.refresh.simultaneous"))
    }

    /// Where the market is touched players act clockwise from this round's first market player.
    fn somebody_swaps_before(&self, seat: Seat) -> bool {
        let mut before = self.first.around(self.seats()).take_while(|other| *other != seat);
        before.any(|other| {
            !self.players[other].finished && self.players[other].has_ready(Spellbook::MarketSwap)
        })
    }

    /// Puts a card back into the building area for the next round.
    pub(crate) fn recycle<L: Log<Event>>(&mut self, seat: Seat, card: CardId, by: By, log: &mut L) {
        let player = &mut self.players[seat];
        match by {
            By::Icon => {
                enforces!("masters.refresh.recycling");
                player.optimizers.recycling = player.optimizers.recycling.saturating_sub(1);
            }
            By::Book => {
                enforces!("masters.sb.paid-recycle");
                player.coins = player.coins.saturating_sub(PAID_RECYCLE);
                player.turn_down(Spellbook::PaidRecycle);
            }
        }
        player.kept.insert(card);
        log.tell(Audience::All, || Event::Recycles(seat, card));
    }

    /// Removes a card from the game, be it the very card that shows the scissors.
    pub(crate) fn remove<L: Log<Event>>(&mut self, seat: Seat, card: CardId, by: By, log: &mut L) {
        enforces!("masters.refresh.removed-cards-leave-game", "masters.refresh.scissors-itself");
        let player = &mut self.players[seat];
        match by {
            By::Icon => {
                enforces!("masters.refresh.scissors");
                player.optimizers.scissors = player.optimizers.scissors.saturating_sub(1);
            }
            By::Book => {
                enforces!("masters.sb.card-removal");
                player.turn_down(Spellbook::CardRemoval);
            }
        }
        player.area.retain(|held| *held != card);
        log.tell(Audience::All, || Event::Removes(seat, card));
    }

    /// Exchanges a dungeon card for a faceup one of the market, which goes to the discard pile.
    pub(crate) fn swap<L: Log<Event>>(
        &mut self,
        seat: Seat,
        card: CardId,
        taken: CardId,
        luck: &mut Luck,
        log: &mut L,
    ) {
        enforces!("masters.sb.market-swap", "masters.sb.market-swap-details");
        let player = &mut self.players[seat];
        player.turn_down(Spellbook::MarketSwap);
        player.area.retain(|held| *held != card);
        player.discard.insert(taken);
        log.tell(Audience::All, || Event::Swaps(seat, card, taken));
        self.take_from_display(taken, luck, log);
    }

    /// After a use: who has nothing left to use is finished.
    pub(crate) fn after_use<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        if !self.has_something_to_use(seat) {
            self.finish(seat, luck, log);
        }
    }

    /// Uses nothing more; unused optimizers are lost.
    pub(crate) fn finish<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        self.players[seat].finished = true;
        log.tell(Audience::All, || Event::Refreshed(seat));
        self.close_when_finished(luck, log);
    }

    fn close_when_finished<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        if self.players.values().any(|player| !player.finished) {
            return;
        }
        self.clean_up();
        if self.round == MARKET_ROUND {
            enforces!("masters.refresh.market-refresh-last");
            self.renew_market(luck, log);
        }
        self.round += 1;
        self.first = self.first_market_player();
        self.open_market(luck, log);
    }

    /// Wipes the cards, discards those that were neither recycled nor removed, turns the spellbooks up.
    fn clean_up(&mut self) {
        enforces!("masters.refresh.wipe", "masters.item.not-carried-over", "masters.refresh.discard");
        enforces!("masters.refresh.spellbooks-up", "masters.spellbook.ready-again");
        enforces!("masters.market.bought-card-joins-collection", "masters.refresh.unused-hand-cards");
        for (_, player) in self.players.iter_mut() {
            let kept = std::mem::take(&mut player.kept);
            let gone = player.area.iter().copied().filter(|card| !kept.contains(*card));
            gone.for_each(|card| player.discard.insert(card));
            player.area.retain(|card| kept.contains(*card));
            player.books.iter_mut().for_each(|owned| owned.used = false);
            player.optimizers = Optimizers::default();
            player.finished = false;
        }
    }

    /// After round 3 all ten faceup cards are discarded and replaced.
    fn renew_market<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.refresh.market-after-round-three");
        log.tell(Audience::All, || Event::MarketRenewed);
        for place in 0..FACEUP {
            if let Some(book) = self.market.books[place].take() {
                self.market.book_discard.insert(book);
            }
            for column in &mut self.market.columns {
                if let Some(card) = column.up[place].take() {
                    column.discard.insert(card);
                }
            }
        }
        self.lay_out_market(luck, log);
    }
}
