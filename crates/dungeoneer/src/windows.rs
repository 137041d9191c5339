//! Windows: everybody submits in secret, the priority order decides, and the window runs until all pass in the same go.

use table::{Log, Seat, SeatSet, enforces};

use crate::action::{Action, Order};
use crate::cards::Source;
use crate::content::Kind;
use crate::event::Event;
use crate::frames::{Checkpoint, Frame, Window};
use crate::referee::{Flow, Referee};
use crate::specials::Moment;
use crate::state::{Deed, Quiet, State, Submission};

/// The universal priority order, as far as Special Actions have a rank in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// 1: a Boon.
    Boon,
    /// 2: a hero's special ability.
    Ability,
    /// 3: a Treasure.
    Treasure,
    /// 4: a Bane.
    Bane,
    /// 6: Movement spent, such as for untipping.
    Movement,
    /// 10: an Encounter; a challenge ranks with it.
    Encounter,
    /// 13: a Quest or an Artifact.
    Quest,
}

/// The rank of a Special Action.
pub fn rank(action: &Action) -> Rank {
    enforces!(
        "dungeoneer.timing.priority-order",
        "dungeoneer.timing.priority-other-cards",
        "dungeoneer.hero.special-ability-rank",
    );
    match action {
        Action::Play(play) => kind_rank(play.card.face().kind),
        Action::Use(activation) => match activation.source {
            Source::Card(card) => kind_rank(card.face().kind),
            Source::Hero(_) => Rank::Ability,
            Source::Quest(_) | Source::Artifact(_) | Source::Map(_) => Rank::Quest,
        },
        Action::Challenge(_) => Rank::Encounter,
        _ => Rank::Movement,
    }
}

const fn kind_rank(kind: Kind) -> Rank {
    match kind {
        Kind::Boon => Rank::Boon,
        Kind::Treasure => Rank::Treasure,
        Kind::Bane => Rank::Bane,
        Kind::Encounter | Kind::Hero => Rank::Encounter,
    }
}

impl State {
    /// Who has a Special Action to take in the innermost window and no standing order against being asked. Everybody else is
    /// passed without being asked.
    pub fn who_could_act(&self, at: Checkpoint) -> SeatSet {
        enforces!(
            "dungeoneer.special.on-or-off-turn",
            "dungeoneer.timing.window-privacy",
            "dungeoneer.timing.window-passing-is-not-final",
        );
        let mut seats = SeatSet::EMPTY;
        for seat in self.open.players.seats() {
            let quiet = self.hidden.quiet[seat].at & at.bit() != 0;
            if self.open.alive(seat) && !quiet && self.has_special(seat, Moment::Window(at)) {
                seats.insert(seat);
            }
        }
        seats
    }

    /// Whether a seat may leave standing orders: in an ordinary window of another player's turn.
    pub fn may_stand(&self, seat: Seat, at: Checkpoint) -> bool {
        seat != self.open.turn && !at.restricted()
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// A window: asks everybody who could act, or closes when nobody does.
    pub(crate) fn window(&mut self, window: Window) -> Flow {
        enforces!("dungeoneer.timing.window-purpose", "dungeoneer.timing.window-checkpoints");
        if window.open {
            return Flow::Ask(self.state.hidden.asked);
        }
        self.log.reveal();
        let seats = self.state.who_could_act(window.at);
        if seats.is_empty() {
            return self.close_window(window);
        }
        self.state.hidden.submitted = Default::default();
        self.put(Frame::Window(Window { open: true, ..window }));
        Flow::Ask(seats)
    }

    fn close_window(&mut self, window: Window) -> Flow {
        self.state.open.acted = window.acted;
        self.pop()
    }

    /// Takes a player's submission. When all are in, the best of them is carried out and the window starts again; all others
    /// are returned unrevealed and unpaid.
    pub(crate) fn submit(&mut self, window: Window, seat: Seat, action: Action) {
        let submission = match action {
            Action::Pass => Submission::Passed,
            Action::Stand(order) => {
                self.stand(window.at, seat, order);
                Submission::Passed
            }
            chosen => Submission::Chosen(chosen),
        };
        self.log.reveal();
        self.state.hidden.submitted[seat.index()] = submission;
        self.state.hidden.asked.remove(seat);
        if self.state.hidden.asked.is_empty() {
            self.close_submissions(window);
            self.run();
        }
    }

    pub(crate) fn close_submissions(&mut self, window: Window) {
        enforces!("dungeoneer.timing.window-procedure", "dungeoneer.timing.priority-tiebreak");
        let mut best: Option<(Rank, Seat, Action)> = None;
        for seat in self.state.open.turn.around(self.state.seats()) {
            if let Submission::Chosen(action) = self.state.hidden.submitted[seat.index()] {
                let rank = rank(&action);
                if best.is_none_or(|(other, ..)| rank < other) {
                    best = Some((rank, seat, action));
                }
            }
        }
        self.state.hidden.submitted = Default::default();
        match best {
            None => {
                self.close_window(window);
            }
            Some((_, seat, action)) => {
                self.state.open.last = Some(Deed { seat, action });
                self.put(Frame::Window(Window { acted: true, open: false, ..window }));
                self.special(seat, action);
            }
        }
    }

    /// Leaves a standing order to pass; every one of them ends when the player's own turn begins.
    fn stand(&mut self, at: Checkpoint, seat: Seat, order: Order) {
        let quiet = &mut self.state.hidden.quiet[seat];
        *quiet = match order {
            Order::Here => Quiet { at: quiet.at | at.bit(), ..*quiet },
            Order::UntilAttacked => Quiet { at: u16::MAX, until_attacked: true },
            Order::UntilMyTurn => Quiet { at: u16::MAX, until_attacked: false },
        };
    }

    /// A player whose hero is engaged is asked again if that is what his standing order says.
    pub(crate) fn rouse(&mut self, seat: Seat) {
        let quiet = &mut self.state.hidden.quiet[seat];
        if quiet.until_attacked {
            *quiet = Quiet::default();
        }
    }
}
