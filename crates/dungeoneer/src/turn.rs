//! The sequence of play: Reset, Dungeonlord, Build, Hero and Discard/Draw Phase, in this order, each once.

use table::{Log, Seat, enforces};

use crate::action::Fighter;
use crate::cards::{CardId, Cards};
use crate::content::{Form, Kind, Price, Trigger};
use crate::event::Event;
use crate::frames::{Checkpoint, Frame};
use crate::referee::{Flow, Referee};
use crate::scores::Circumstance;
use crate::state::{Quiet, State, Step};

/// Cards in hand after the refill, and in the opening hand.
pub const HAND: u8 = 5;
/// Movements that may be kept for use off turn.
pub const SAVED_MOVEMENTS: u8 = 1;

impl<L: Log<Event>> Referee<'_, L> {
    /// Goes on with the turn when no nested work is left. No phase is skipped, though most of its actions are optional.
    pub(crate) fn sequence(&mut self) -> Flow {
        enforces!(
            "dungeoneer.turn.five-phases",
            "dungeoneer.turn.no-phase-skipping",
            "dungeoneer.reset.order"
        );
        let turn = self.open().turn;
        match self.open().step {
            Step::Placing { seat, skipped } => return self.revealed_placing(seat, skipped),
            Step::Starting(seat) => return Flow::one(seat),

            Step::Upkeep if !self.open().upkeep.is_empty() => return Flow::one(turn),
            Step::Upkeep => {
                self.reset_movements();
                self.go(Step::Triggers);
                self.begin_triggers(turn, Trigger::Reset, Fighter::Hero(turn), None);
            }
            Step::Triggers => {
                enforces!("dungeoneer.timing.window-after-reset");
                self.go(Step::AfterReset);
                self.push_window(Checkpoint::AfterReset);
            }
            Step::AfterReset => self.go(Step::Dungeonlord),

            Step::Dungeonlord | Step::Declaring | Step::Attacked => return Flow::one(turn),
            Step::EndDungeonlord if self.open().acted => {
                let batch_played = !self.open().batch.is_empty();
                self.go(if batch_played { Step::Attacked } else { Step::Dungeonlord });
            }
            Step::EndDungeonlord => self.go(Step::Recall),
            Step::Recall => return self.recall(),

            Step::Build => {
                self.go(Step::AfterBuild);
                self.build_phase(turn);
            }
            Step::AfterBuild => self.go(Step::Hero),

            Step::Hero => return Flow::one(turn),
            Step::EndHero if self.open().acted => self.go(Step::Hero),
            Step::EndHero => self.go(Step::Stay),

            Step::Stay => self.stay(turn),
            Step::Discard if self.state.may_discard(turn) => return Flow::one(turn),
            Step::Discard => self.go(Step::Refill),
            Step::Refill => self.refill(turn),
            Step::EndTurn => self.pass_turn(),
            Step::Over => {}
        }
        Flow::On
    }

    /// Goes on to another step.
    pub(crate) fn go(&mut self, step: Step) {
        self.state.open.step = step;
        if matches!(step, Step::Dungeonlord | Step::Build | Step::Hero | Step::Stay) {
            let seat = self.open().turn;
            self.tell(|| Event::Phase { seat, step });
        }
    }

    /// Begins a player's turn with the Reset work: exits, once-per-turn uses, expired effects, upkeep, Movements.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.turn.round",
            "dungeoneer.general.every-player-is-both-roles",
            "dungeoneer.move.start-space-not-new",
        );
        self.state.open.turn = seat;
        let round = self.open().round;
        self.tell(|| Event::Turn { seat, round });
        self.reset_exits();
        self.reset_uses();
        self.state.hidden.peek = None;
        self.state.hidden.quiet[seat] = Quiet::default();
        let open = &mut self.state.open;
        open.visited = 1 << open.players[seat].space.0;
        open.map_attacked = 0;
        let player = &mut open.players[seat];
        player.moved = false;
        player.attempts = 0;
        player.completed = false;
        self.begin_upkeep(seat);
        self.state.open.step = Step::Upkeep;
    }

    /// Every exit goes back to its printed state, for all players; one with a hero on its cusp stays open.
    fn reset_exits(&mut self) {
        enforces!("dungeoneer.reset.exits", "dungeoneer.exit.open-for-rest-of-turn");
        for space in self.state.open.board.spaces.iter_mut() {
            space.opened = 0;
            space.barred = 0;
        }
    }

    /// Once-per-turn uses come back for all players, and effects of the last turn end; a found objective is lost again.
    fn reset_uses(&mut self) {
        enforces!(
            "dungeoneer.reset.once-per-turn",
            "dungeoneer.reset.turn-effects-end",
            "dungeoneer.timing.meaning-of-turn",
            "dungeoneer.special.challenge-once-per-turn",
        );
        let open = &mut self.state.open;
        open.used.clear();
        open.lasting.clear();
        for (_, player) in open.players.iter_mut() {
            player.attacks = 0;
            player.extra_attacks = 0;
            for quest in player.quests.iter_mut() {
                quest.found = false;
                quest.attacked = false;
            }
        }
        if let Some(global) = &mut open.global {
            global.found = false;
            global.attacked = false;
        }
    }

    /// The cards whose upkeep the turn player has to settle: those he has played, Banes in front of others among them.
    fn begin_upkeep(&mut self, seat: Seat) {
        enforces!("dungeoneer.reset.upkeep-pay-or-return", "dungeoneer.reset.upkeep-bane");
        let mut cards = Cards::EMPTY;
        for (other, player) in self.open().players.iter() {
            let mine = player.readied.iter().filter(|_| other == seat);
            for lying in mine.chain(player.banes.iter().filter(|bane| bane.by == seat)) {
                if lying.card.face().upkeep.is_some() {
                    cards.insert(lying.card);
                }
            }
        }
        self.state.open.upkeep = cards;
    }

    /// Pays a card's upkeep: Glory from his own, Peril from the player who has the Bane.
    pub(crate) fn pay_upkeep(&mut self, seat: Seat, card: CardId) {
        match card.face().upkeep {
            Some(Price::Glory(cost)) => self.glory(seat, -i16::from(cost)),
            Some(Price::Peril(cost)) => {
                if let Some(bearer) = self.open().bearer(card) {
                    self.peril(bearer, -i16::from(cost));
                }
            }
            None => {}
        }
        self.state.open.upkeep.remove(card);
    }

    /// Takes a card back into the hand rather than pay its upkeep.
    pub(crate) fn return_for_upkeep(&mut self, seat: Seat, card: CardId) {
        self.state.open.upkeep.remove(card);
        if self.unready(seat, card).is_none()
            && let Some(bearer) = self.open().bearer(card)
        {
            self.state.open.players[bearer].banes.retain(|bane| bane.card != card);
            self.state.open.unsettled.insert(bearer);
        }
        self.to_hand(seat, card);
    }

    /// Movements become equal to Speed as it is at this moment, never negative; whatever was left or saved is overwritten.
    fn reset_movements(&mut self) {
        enforces!(
            "dungeoneer.reset.movements",
            "dungeoneer.reset.movements-minimum",
            "dungeoneer.reset.movements-fixed-for-turn",
            "dungeoneer.discard-draw.saved-movement-not-cumulative",
            "dungeoneer.attack.form-speed",
        );
        let seat = self.open().turn;
        let (speed, _) = self.open().score(Fighter::Hero(seat), Form::Speed, Circumstance::default());
        self.state.open.players[seat].movements = speed.clamp(0, 99) as u8;
    }

    /// The Build Phase: one Map card, unless the whole map was laid before the game.
    fn build_phase(&mut self, seat: Seat) {
        enforces!("dungeoneer.revealed.no-build-phase", "dungeoneer.timing.window-after-build");
        if self.open().options.revealed_map {
            return;
        }
        self.push_window(Checkpoint::AfterBuild);
        self.build(seat);
    }

    /// The Discard/Draw Phase begins: income for staying put, then a Movement is saved, then the window before the discard.
    fn stay(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.discard-draw.order",
            "dungeoneer.discard-draw.no-move-income",
            "dungeoneer.discard-draw.no-move-no-effects",
            "dungeoneer.discard-draw.did-not-move-definition",
            "dungeoneer.timing.window-before-discard",
        );
        if !self.open().player(seat).moved {
            self.income(seat);
        }
        self.save_movement(seat);
        self.go(Step::Discard);
        self.push_window(Checkpoint::BeforeDiscard);
    }

    /// One Movement is kept, as declining has no benefit; all others are lost.
    fn save_movement(&mut self, seat: Seat) {
        enforces!("dungeoneer.discard-draw.save-one-movement", "dungeoneer.discard-draw.save-is-optional");
        let movements = &mut self.state.open.players[seat].movements;
        *movements = (*movements).min(SAVED_MOVEMENTS);
    }

    /// Draws up to five cards; whoever holds more draws nothing. Then the last window of the turn.
    fn refill(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.discard-draw.refill-to-five",
            "dungeoneer.discard-draw.no-hand-maximum",
            "dungeoneer.timing.window-end-turn"
        );
        let held = self.open().player(seat).hand;
        self.draw(seat, HAND.saturating_sub(held));
        self.go(Step::EndTurn);
        self.push_window(Checkpoint::EndTurn);
    }

    /// The turn is over: a cusp of an earlier turn ends, and the next undefeated player on the left begins.
    fn pass_turn(&mut self) {
        enforces!("dungeoneer.discard-draw.ends-turn", "dungeoneer.turn.skip-defeated");
        let seat = self.open().turn;
        let player = &mut self.state.open.players[seat];
        player.cusp =
            player.cusp.filter(|cusp| cusp.fresh).map(|cusp| crate::state::Cusp { fresh: false, ..cusp });
        let next = self.open().left_of(seat);
        if wraps(self.open().first, seat, next, self.state.seats()) {
            self.state.open.round = self.open().round.saturating_add(1);
        }
        self.begin_turn(next);
    }
}

/// Whether the way from one seat to the next passes the first player's seat.
fn wraps(first: Seat, from: Seat, to: Seat, seats: usize) -> bool {
    let steps = |seat: Seat| (seat.index() + seats - first.index()) % seats;
    steps(to) <= steps(from)
}

impl State {
    /// Whether the turn player has a discard to decide on: with cards in hand he must discard, without he may discard a Treasure
    /// or a Pack monster.
    pub fn may_discard(&self, seat: Seat) -> bool {
        enforces!("dungeoneer.discard-draw.empty-hand", "dungeoneer.discard-draw.empty-hand-option");
        let player = self.open.player(seat);
        player.hand > 0 || !player.pack.is_empty() || self.open.readied_of(seat, Kind::Treasure) > 0
    }
}

impl crate::state::Open {
    /// The player in whose Inventory a lasting Bane lies.
    pub fn bearer(&self, card: CardId) -> Option<Seat> {
        self.players
            .iter()
            .find(|(_, player)| player.banes.iter().any(|bane| bane.card == card))
            .map(|(seat, _)| seat)
    }

    /// Whether nested work is under way.
    pub fn busy(&self) -> bool {
        self.frames.iter().any(|frame| !matches!(frame, Frame::Window(_)))
    }
}
