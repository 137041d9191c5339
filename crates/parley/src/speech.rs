//! What the speaker does alone: letter, exchange, stone, agenda.

use serde::{Deserialize, Serialize};
use table::{Audience, Log, Luck, Refusal, Seat, Surface, enforces, rule};

use crate::state::Topic;
use crate::{Action, Agenda, Cards, Event, State, Step};

/// What reading the letter costs.
const LETTER_COST: u8 = 1;
/// The most cards that may be exchanged.
pub(crate) const MOST_EXCHANGED: usize = 2;
/// The felt, a unit a millimetre.
pub(crate) const FELT: Surface = Surface { min: (0, 0), max: (100, 60), per_mm: 1 };
/// The mark on the felt.
pub(crate) const MARK: Landing = Landing { x: 50, y: 30 };
/// How far a stone may drift in each direction.
const DRIFT: i32 = 8;
/// What a stone earns within each distance of the mark.
const EARNINGS: [(i64, u8); 3] = [(5, 3), (10, 2), (20, 1)];

/// Where a stone came to rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Landing {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl State {
    pub(crate) fn check_read(&self, seat: Seat) -> Result<(), Refusal> {
        Refusal::unless(self.options.spies, rule!("parley.letter.spies"))?;
        Refusal::unless(!self.readers.contains(seat), rule!("parley.letter.once"))?;
        Refusal::unless(self.purses[seat] >= LETTER_COST, rule!("parley.letter.cost"))
    }

    pub(crate) fn read_letter(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        enforces!("parley.letter.cost");
        self.purses[seat] = self.purses[seat].saturating_sub(LETTER_COST);
        self.readers.insert(seat);
        log.reveal();
        log.tell(Audience::All, || Event::LetterRead(seat));
        log.tell(Audience::seat(seat), || Event::LetterSays(self.letter));
    }

    pub(crate) fn list_exchanges(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[seat];
        let singles = hand.iter().map(|card| Cards::from_iter([card]));
        let pairs =
            hand.iter().flat_map(|low| hand.above(low).iter().map(move |high| Cards::from_iter([low, high])));
        let exchanges = std::iter::once(Cards::NONE).chain(singles).chain(pairs);
        out.extend(exchanges.filter(|cards| cards.len() <= self.deck.len()).map(Action::Exchange));
    }

    pub(crate) fn check_exchange(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        Refusal::unless(cards.len() <= MOST_EXCHANGED, rule!("parley.exchange.two"))?;
        Refusal::unless(self.hands[seat].holds(cards), rule!("parley.exchange.own"))?;
        Refusal::unless(cards.len() <= self.deck.len(), rule!("parley.exchange.deck"))
    }

    pub(crate) fn exchange(&mut self, seat: Seat, cards: Cards, luck: &mut Luck, log: &mut impl Log<Event>) {
        log.tell(Audience::All, || Event::Exchanged(seat, cards.len() as u8));
        self.bury(seat, cards);
        self.draw_as_many(seat, cards.len(), luck, log);
        self.step = Step::Stone;
    }

    fn bury(&mut self, seat: Seat, cards: Cards) {
        enforces!("parley.exchange.face-down");
        self.hands[seat] = self.hands[seat].without(cards);
        self.buried[seat] = self.buried[seat].and(cards);
    }

    fn draw_as_many(&mut self, seat: Seat, count: usize, luck: &mut Luck, log: &mut impl Log<Event>) {
        enforces!("parley.exchange.draw");
        for _ in 0..count {
            self.draw_card(seat, luck, log);
        }
    }

    /// Draws a card and tells its owner which, while the deck lasts.
    pub(crate) fn draw_card(&mut self, seat: Seat, luck: &mut Luck, log: &mut impl Log<Event>) {
        if let Some(card) = self.deck.draw("deck", luck) {
            self.hands[seat].insert(card);
            log.tell(Audience::seat(seat), || Event::DrewCard(card));
        }
    }

    pub(crate) fn check_throw(x: i32, y: i32) -> Result<(), Refusal> {
        Refusal::unless(on_felt(Landing { x, y }), rule!("parley.stone.felt"))
    }

    /// The result is worked out at the table and kept in the log.
    pub(crate) fn throw(&mut self, seat: Seat, aim: Landing, luck: &mut Luck, log: &mut impl Log<Event>) {
        let landing = luck.outcome("stone", |luck| drifted(aim, luck));
        let coins = earned(landing);
        self.purses[seat] = self.purses[seat].saturating_add(coins);
        self.step = Step::Agenda;
        log.tell(Audience::All, || Event::Landed(seat, landing, coins));
    }

    pub(crate) fn check_order(agenda: Agenda) -> Result<(), Refusal> {
        let each_once = Topic::ALL.iter().all(|topic| agenda.contains(topic));
        Refusal::unless(each_once, rule!("parley.agenda.each-once"))
    }

    pub(crate) fn order(&mut self, agenda: Agenda, log: &mut impl Log<Event>) {
        self.agenda = Some(agenda);
        self.step = Step::Claim;
        log.tell(Audience::All, || Event::Ordered(agenda));
    }

    /// What a topic is worth in this round.
    pub(crate) fn worth(&self, topic: Topic) -> u8 {
        enforces!("parley.agenda.worth");
        let place = self.agenda.and_then(|agenda| agenda.iter().position(|other| *other == topic));
        place.map_or(0, |place| [3, 2, 1][place])
    }
}

/// Every order of the topics.
pub(crate) fn agendas() -> impl Iterator<Item = Agenda> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    ORDERS.into_iter().map(|order| order.map(|index| Topic::ALL[index]))
}

fn drifted(aim: Landing, luck: &mut Luck) -> Landing {
    enforces!("parley.stone.drift");
    let mut drift = || luck.die("drift", 2 * DRIFT as u32 + 1) as i32 - 1 - DRIFT;
    Landing { x: aim.x + drift(), y: aim.y + drift() }
}

fn earned(landing: Landing) -> u8 {
    enforces!("parley.stone.coins");
    let (x, y) = (i64::from(landing.x) - i64::from(MARK.x), i64::from(landing.y) - i64::from(MARK.y));
    let near =
        |distance: i64| x.abs() <= distance && y.abs() <= distance && x * x + y * y <= distance * distance;
    let band = EARNINGS.iter().find(|(distance, _)| near(*distance));
    band.map_or(0, |(_, coins)| *coins)
}

fn on_felt(point: Landing) -> bool {
    (FELT.min.0..=FELT.max.0).contains(&point.x) && (FELT.min.1..=FELT.max.1).contains(&point.y)
}
