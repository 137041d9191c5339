//! B. Market phase: buying cards and tokens.

use table::{Audience, Log, Luck, Refusal, RuleId, Seat, enforces, rule};

use crate::action::{Action, Discount, Purchase};
use crate::content::{COSTS, CardId, CardSet};
use crate::events::Event;
use crate::model::{Fairy, HAND};
use crate::spellbooks::Spellbook;
use crate::state::{MOST_BOOKS, Market, Owned, Phase, State};

/// The price of a fairy token.
pub const FAIRY_COST: u8 = {
    enforces!("masters.market.price-fairy");
    1
};
/// What the discount spellbook takes off a price.
const DISCOUNT: u8 = 1;
/// The names of the dungeon decks' luck, cheapest first.
const DECKS: [&str; COSTS.len()] = ["dungeon-deck-3", "dungeon-deck-4", "dungeon-deck-5", "dungeon-deck-6"];

impl State {
    /// Begins the market phase of a round: the first player takes the first turn.
    pub(crate) fn open_market<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        for (_, player) in self.players.iter_mut() {
            player.passed = false;
        }
        let (round, first) = (self.round, self.first);
        log.tell(Audience::All, || Event::Round(round, first));
        self.next_market_turn(first, luck, log);
    }

    /// The first seat from here clockwise that has not passed takes a turn; who can buy nothing passes at once. When all
    /// have passed the phase ends.
    fn next_market_turn<L: Log<Event>>(&mut self, from: Seat, luck: &mut Luck, log: &mut L) {
        enforces!(
            "masters.market.clockwise",
            "masters.market.several-per-phase",
            "masters.market.pass-is-final"
        );
        for seat in from.around(self.seats()) {
            if self.players[seat].passed {
                continue;
            }
            if self.can_buy_something(seat) {
                self.phase = Phase::Market(seat);
                return;
            }
            enforces!("masters.market.no-legal-purchase");
            self.players[seat].passed = true;
            log.tell(Audience::All, || Event::CannotBuy(seat));
        }
        enforces!("masters.market.ends-when-all-passed");
        self.create_hands(luck, log);
    }

    fn can_buy_something(&self, seat: Seat) -> bool {
        let mut any = false;
        self.purchases(seat, &mut |_| any = true);
        any
    }

    /// Every purchase that is legal for a seat.
    pub(crate) fn purchases(&self, seat: Seat, found: &mut dyn FnMut(Purchase)) {
        let mut offer = |purchase: Purchase| {
            if self.check_purchase(seat, &purchase).is_ok() {
                found(purchase);
            }
        };
        for kind in Fairy::ALL {
            offer(Purchase::Fairy(kind, None));
            for gift in Fairy::ALL.into_iter().filter(|gift| *gift != kind) {
                offer(Purchase::Fairy(kind, Some(gift)));
            }
        }
        self.market.books.iter().flatten().for_each(|book| offer(Purchase::Book(*book)));
        offer(Purchase::BlindBook);
        for (column, cost) in self.market.columns.iter().zip(COSTS) {
            for discount in [Discount::Full, Discount::Reduced] {
                column.up.iter().flatten().for_each(|card| offer(Purchase::Card(*card, discount)));
                offer(Purchase::BlindCard(cost, discount));
            }
        }
    }

    /// The legal answers of a market turn.
    pub(crate) fn legal_market(&self, seat: Seat, out: &mut Vec<Action>) {
        enforces!("masters.market.buy-one-or-pass", "masters.market.buying-optional");
        self.purchases(seat, &mut |purchase| out.push(Action::Buy(purchase)));
        out.push(Action::Pass);
    }

    /// Whether a purchase is legal: there is such an item, it fits, and it can be paid.
    pub(crate) fn check_purchase(&self, seat: Seat, purchase: &Purchase) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match *purchase {
            Purchase::Fairy(kind, gift) => self.check_fairy(seat, kind, gift)?,
            Purchase::Book(book) => {
                let shown = self.market.books.contains(&Some(book));
                Refusal::unless(shown, rule!("masters.market.faceup-choice"))?;
            }
            Purchase::BlindBook => {
                let left = self.market.book_deck.len() + self.market.book_discard.len() > 0;
                Refusal::unless(left, rule!("masters.market.column-exhausted"))?;
            }
            Purchase::Card(card, discount) => {
                Refusal::unless(self.market.shows(card).is_some(), rule!("masters.market.faceup-choice"))?;
                self.check_card(seat, discount)?;
            }
            Purchase::BlindCard(cost, discount) => {
                let column = Market::column_of(cost).map(|column| &self.market.columns[column]);
                let left = column.is_some_and(|column| column.deck.len() + column.discard.len() > 0);
                Refusal::unless(left, rule!("masters.market.column-exhausted"))?;
                self.check_card(seat, discount)?;
            }
        }
        let affordable = player.coins >= u16::from(price(purchase));
        Refusal::unless(affordable, rule!("masters.market.must-afford"))
    }

    fn check_fairy(&self, seat: Seat, kind: Fairy, gift: Option<Fairy>) -> Result<(), Refusal> {
        enforces!("masters.fairy.no-holding-limit");
        let stock = |kind: Fairy| self.market.fairies[kind.index()];
        Refusal::unless(stock(kind) > 0, rule!("masters.market.fairy-stock"))?;
        let Some(gift) = gift else { return Ok(()) };
        self.check_book(seat, Spellbook::FairyGift, rule!("masters.sb.fairy-gift"))?;
        Refusal::unless(gift != kind, rule!("masters.sb.fairy-gift"))?;
        Refusal::unless(stock(gift) > 0, rule!("masters.sb.fairy-gift-stock"))
    }

    fn check_card(&self, seat: Seat, discount: Discount) -> Result<(), Refusal> {
        Refusal::unless(self.players[seat].area.len() < HAND, rule!("masters.market.dungeon-card-limit"))?;
        match discount {
            Discount::Full => Ok(()),
            Discount::Reduced => {
                self.check_book(seat, Spellbook::DungeonDiscount, rule!("masters.sb.dungeon-discount"))
            }
        }
    }

    /// Whether a spellbook can be used: owned, and not facedown.
    pub(crate) fn check_book(&self, seat: Seat, book: Spellbook, without: RuleId) -> Result<(), Refusal> {
        let player = &self.players[seat];
        Refusal::unless(player.owns(book), without)?;
        Refusal::unless(player.has_ready(book), rule!("masters.spellbook.once-per-round"))
    }

    /// A purchase: pays, takes the item, refills its place, and the next player's turn comes.
    pub(crate) fn buy<L: Log<Event>>(
        &mut self,
        seat: Seat,
        purchase: Purchase,
        luck: &mut Luck,
        log: &mut L,
    ) {
        enforces!("masters.market.must-afford", "masters.setup.bank-unlimited");
        self.players[seat].coins = self.players[seat].coins.saturating_sub(u16::from(price(&purchase)));
        log.tell(Audience::All, || Event::Bought(seat, purchase));
        match purchase {
            Purchase::Fairy(kind, gift) => self.take_fairies(seat, kind, gift),
            Purchase::Book(book) => self.take_book(seat, book, luck, log),
            Purchase::BlindBook => self.draw_blind_book(seat, luck, log),
            Purchase::Card(card, discount) => {
                self.use_discount(seat, discount);
                self.take_card(seat, card, luck, log);
            }
            Purchase::BlindCard(cost, discount) => {
                self.use_discount(seat, discount);
                self.draw_blind_card(seat, cost, luck, log);
            }
        }
        if self.players[seat].books.len() > MOST_BOOKS {
            enforces!("masters.spellbook.third-replaces", "masters.spellbook.replace-after-seeing");
            self.phase = Phase::GiveUp(seat);
        } else {
            self.next_market_turn(seat.next(self.seats()), luck, log);
        }
    }

    fn take_fairies(&mut self, seat: Seat, kind: Fairy, gift: Option<Fairy>) {
        for token in [Some(kind), gift].into_iter().flatten() {
            self.market.fairies[token.index()] = self.market.fairies[token.index()].saturating_sub(1);
            self.players[seat].fairies[token.index()] += 1;
        }
        if gift.is_some() {
            enforces!("masters.sb.fairy-gift");
            self.players[seat].turn_down(Spellbook::FairyGift);
        }
    }

    fn take_book<L: Log<Event>>(&mut self, seat: Seat, book: Spellbook, luck: &mut Luck, log: &mut L) {
        self.gain_book(seat, book);
        if let Some(place) = self.market.books.iter().position(|shown| *shown == Some(book)) {
            enforces!("masters.market.refill-at-once");
            self.market.books[place] = None;
            self.refill_book(place, luck, log);
        }
    }

    fn gain_book(&mut self, seat: Seat, book: Spellbook) {
        enforces!("masters.spellbook.kept", "masters.spellbook.not-in-hand");
        let books = &mut self.players[seat].books;
        if !books.is_full() {
            books.push(Owned { book, used: false });
        }
    }

    fn draw_blind_book<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        enforces!(
            "masters.market.blind-draw",
            "masters.info.blind-purchase",
            "masters.market.blind-draw-no-refill"
        );
        if let Some(book) = self.draw_book(luck) {
            self.gain_book(seat, book);
            log.tell(Audience::All, || Event::BlindBook(seat, book));
        }
    }

    fn use_discount(&mut self, seat: Seat, discount: Discount) {
        if discount == Discount::Reduced {
            self.players[seat].turn_down(Spellbook::DungeonDiscount);
        }
    }

    fn take_card<L: Log<Event>>(&mut self, seat: Seat, card: CardId, luck: &mut Luck, log: &mut L) {
        self.gain_card(seat, card);
        self.take_from_display(card, luck, log);
    }

    /// A faceup card is gone; its place is refilled at once.
    pub(crate) fn take_from_display<L: Log<Event>>(&mut self, card: CardId, luck: &mut Luck, log: &mut L) {
        enforces!("masters.market.refill-at-once");
        let Some(column) = self.market.shows(card) else { return };
        let up = &mut self.market.columns[column].up;
        if let Some(place) = up.iter().position(|shown| *shown == Some(card)) {
            up[place] = None;
            self.refill_card(column, place, luck, log);
        }
    }

    fn gain_card(&mut self, seat: Seat, card: CardId) {
        enforces!("masters.market.dungeon-card-to-building-area", "masters.info.building-area");
        let area = &mut self.players[seat].area;
        if !area.is_full() {
            area.push(card);
        }
    }

    fn draw_blind_card<L: Log<Event>>(&mut self, seat: Seat, cost: u8, luck: &mut Luck, log: &mut L) {
        enforces!(
            "masters.market.blind-draw",
            "masters.info.blind-purchase",
            "masters.market.blind-draw-no-refill"
        );
        let Some(column) = Market::column_of(cost) else { return };
        if let Some(card) = self.draw_card(column, luck) {
            self.gain_card(seat, card);
            log.tell(Audience::All, || Event::BlindCard(seat, card));
        }
    }

    /// Turns up a spellbook in an empty place.
    pub(crate) fn refill_book<L: Log<Event>>(&mut self, place: usize, luck: &mut Luck, log: &mut L) {
        self.market.books[place] = self.draw_book(luck);
        if let Some(book) = self.market.books[place] {
            log.tell(Audience::All, || Event::BookShown(book));
        }
    }

    /// Turns up a dungeon card in an empty place.
    pub(crate) fn refill_card<L: Log<Event>>(
        &mut self,
        column: usize,
        place: usize,
        luck: &mut Luck,
        log: &mut L,
    ) {
        self.market.columns[column].up[place] = self.draw_card(column, luck);
        if let Some(card) = self.market.columns[column].up[place] {
            log.tell(Audience::All, || Event::CardShown(card));
        }
    }

    /// The top spellbook. An empty deck is made anew from the market discard.
    fn draw_book(&mut self, luck: &mut Luck) -> Option<Spellbook> {
        let market = &mut self.market;
        if market.book_deck.is_empty() {
            enforces!("masters.market.column-exhausted");
            market.book_deck = std::mem::take(&mut market.book_discard);
        }
        let deck = market.book_deck;
        let name = |index: usize| deck.iter().nth(index).map_or("", Spellbook::name).into();
        let chosen = if deck.is_empty() {
            None
        } else {
            deck.iter().nth(luck.pick("spellbook-deck", deck.len(), name))
        };
        if let Some(book) = chosen {
            market.book_deck.remove(book);
        }
        chosen
    }

    /// The top card of a dungeon deck. An empty deck is made anew from the column's market discard.
    fn draw_card(&mut self, column: usize, luck: &mut Luck) -> Option<CardId> {
        let stack = &mut self.market.columns[column];
        if stack.deck.is_empty() {
            enforces!("masters.market.column-exhausted");
            stack.deck = std::mem::take(&mut stack.discard);
        }
        let card = pick_card(DECKS[column], stack.deck, luck)?;
        stack.deck.remove(card);
        Some(card)
    }

    /// Whether a spellbook can be given up: one of the two owned before.
    pub(crate) fn check_give_up(&self, seat: Seat, book: Spellbook) -> Result<(), Refusal> {
        let before = &self.players[seat].books[..MOST_BOOKS.min(self.players[seat].books.len())];
        Refusal::unless(
            before.iter().any(|owned| owned.book == book),
            rule!("masters.spellbook.replace-after-seeing"),
        )
    }

    /// Gives up a spellbook for the third one, used or not; it brings no money.
    pub(crate) fn give_up<L: Log<Event>>(
        &mut self,
        seat: Seat,
        book: Spellbook,
        luck: &mut Luck,
        log: &mut L,
    ) {
        enforces!(
            "masters.spellbook.replaced-goes-where",
            "masters.spellbook.replace-used",
            "masters.market.no-returns"
        );
        self.players[seat].books.retain(|owned| owned.book != book);
        self.market.book_discard.insert(book);
        log.tell(Audience::All, || Event::GaveUp(seat, book));
        self.next_market_turn(seat.next(self.seats()), luck, log);
    }

    /// Buys nothing more this round.
    pub(crate) fn pass<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        enforces!("masters.market.pass-is-final", "masters.market.coins-carry-over");
        self.players[seat].passed = true;
        log.tell(Audience::All, || Event::Passed(seat));
        self.next_market_turn(seat.next(self.seats()), luck, log);
    }

    /// Who takes the first market turn from round 2 on: fewest coins, then fewest points of the last round, then the
    /// first clockwise after the previous first player.
    pub(crate) fn first_market_player(&self) -> Seat {
        enforces!("masters.market.first-player-later", "masters.market.first-player-tie");
        enforces!("masters.market.first-player-second-tie");
        let last = usize::from(self.round.saturating_sub(2));
        let key = |seat: &Seat| (self.players[*seat].coins, self.players[*seat].rows[last].points());
        let clockwise = self.first.next(self.seats()).around(self.seats());
        clockwise.min_by_key(key).unwrap_or(self.first)
    }
}

/// What an item costs.
pub fn price(purchase: &Purchase) -> u8 {
    enforces!("masters.market.price-dungeon");
    let reduced = |cost: u8, discount: Discount| match discount {
        Discount::Full => cost,
        Discount::Reduced => {
            enforces!("masters.sb.dungeon-discount", "masters.sb.dungeon-discount-blind");
            cost.saturating_sub(DISCOUNT)
        }
    };
    match *purchase {
        Purchase::Fairy(..) => FAIRY_COST,
        Purchase::Book(_) | Purchase::BlindBook => Spellbook::COST,
        Purchase::Card(card, discount) => reduced(card.cost(), discount),
        Purchase::BlindCard(cost, discount) => reduced(cost, discount),
    }
}

/// A card of a set by luck; nothing from an empty one.
pub(crate) fn pick_card(what: &'static str, deck: CardSet, luck: &mut Luck) -> Option<CardId> {
    if deck.is_empty() {
        return None;
    }
    let chosen = luck.pick(what, deck.len(), |index| deck.nth(index).map_or("", CardId::name).into());
    deck.nth(chosen)
}
