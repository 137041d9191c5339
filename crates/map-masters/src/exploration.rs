//! D. Exploration phase: assembling a dungeon and drawing a path through it, everybody at the same time.

use table::{Audience, Log, Luck, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::{Action, Claim, Sheet};
use crate::events::Event;
use crate::judge::{Drawing, judge, longest_beginning};
use crate::options::TimeBonus;
use crate::state::{Done, Phase, State};

impl State {
    /// Begins the phase: everybody turns up their cards together, in a time bonus round not before the start signal.
    pub(crate) fn open_exploration<L: Log<Event>>(&mut self, log: &mut L) {
        enforces!("masters.explore.simultaneous", "masters.overview.own-dungeon");
        self.claimed = None;
        for (_, player) in self.players.iter_mut() {
            player.started = false;
            player.sheet = None;
            player.done = Done::Drawing;
        }
        self.phase = Phase::Exploration;
        if self.is_time_bonus_round() {
            enforces!("masters.explore.start-signal");
            if self.options.time_bonus == TimeBonus::Live {
                self.phase = Phase::Signal;
            }
            return;
        }
        self.turn_up_all(log);
    }

    fn turn_up_all<L: Log<Event>>(&mut self, log: &mut L) {
        enforces!("masters.explore.reveal");
        for seat in Seat::all(self.seats()) {
            self.turn_up(seat, log);
        }
    }

    /// Turns up a player's facedown cards: from now on the hand is open to all.
    fn turn_up<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        let player = &mut self.players[seat];
        player.started = true;
        let cards = std::mem::take(&mut player.facedown);
        for card in cards.iter() {
            if !player.area.is_full() {
                player.area.push(card);
            }
        }
        log.reveal();
        let hand: Vec<_> = player.area.to_vec();
        log.tell(Audience::All, || Event::TurnsUp(seat, hand));
    }

    /// The start signal: for everybody at a common table, for oneself where each plays at their own time.
    pub(crate) fn start_signal<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        enforces!("masters.explore.start-signal");
        log.tell(Audience::All, || Event::Signal(seat));
        if self.phase == Phase::Signal {
            self.phase = Phase::Exploration;
            self.turn_up_all(log);
        } else {
            self.turn_up(seat, log);
        }
    }

    /// Who may still decide: everybody who is not done, and, where the table allows it, who may take it back.
    pub(crate) fn explorers(&self) -> SeatSet {
        let busy = |seat: &Seat| match self.players[*seat].done {
            Done::Drawing => true,
            Done::Done(_) => self.options.reopen,
            Done::Locked(_) => false,
        };
        Seat::all(self.seats()).filter(busy).collect()
    }

    /// Whether an answer is legal for a player in this phase.
    pub(crate) fn check_exploration(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let drawing = player.started && player.done == Done::Drawing;
        match action {
            Action::Start => Refusal::unless(!player.started, rule!("masters.explore.reveal")),
            _ if !player.started => Err(Refusal::by(rule!("masters.explore.start-signal"))),
            Action::Reopen => self.check_reopen(seat),
            _ if !drawing => Err(Refusal::by(rule!("masters.time.done-is-binding"))),
            Action::Draft(sheet) => self.check_cards(seat, sheet),
            Action::Done(sheet, claim) => {
                self.check_cards(seat, sheet)?;
                self.check_claim(sheet, *claim)?;
                judge(sheet, player.kit()).map(drop).map_err(|misstep| misstep.refusal())
            }
            Action::TimeUp => Refusal::unless(self.options.timer, rule!("masters.explore.timer-option")),
            _ => Err(Refusal::by(rule!("masters.round.phase-order"))),
        }
    }

    fn check_reopen(&self, seat: Seat) -> Result<(), Refusal> {
        enforces!("masters.explore.finish-withdraw", "masters.time.done-is-binding");
        let may = self.options.reopen && matches!(self.players[seat].done, Done::Done(_));
        Refusal::unless(may, rule!("masters.explore.finish-withdraw"))
    }

    /// Only cards of this round's hand, each at most once.
    fn check_cards(&self, seat: Seat, drawing: &Drawing) -> Result<(), Refusal> {
        enforces!("masters.explore.not-all-cards", "masters.path.need-not-visit-all");
        let hand = &self.players[seat].area;
        let mut used = crate::content::CardSet::EMPTY;
        let own = drawing.cards.iter().all(|placed| {
            let fresh = hand.contains(&placed.card) && !used.contains(placed.card);
            used.insert(placed.card);
            fresh
        });
        Refusal::unless(own, rule!("masters.build.own-cards-only"))
    }

    /// Keeps a drawing. It can be changed as often as its player likes.
    pub(crate) fn keep_draft(&mut self, seat: Seat, sheet: Sheet) {
        enforces!(
            "masters.explore.free-revision",
            "masters.sb.exploration-revisable",
            "masters.info.exploration-privacy"
        );
        self.players[seat].sheet = Some(sheet);
    }

    /// A player is done. In a time bonus round the claimant is locked, and where each plays at their own time everybody.
    pub(crate) fn declare_done<L: Log<Event>>(
        &mut self,
        seat: Seat,
        sheet: Sheet,
        claim: Claim,
        luck: &mut Luck,
        log: &mut L,
    ) {
        self.players[seat].sheet = Some(sheet);
        self.players[seat].done =
            if self.is_binding(claim) { Done::Locked(claim) } else { Done::Done(claim) };
        if claim == Claim::Now {
            self.claimed = Some(seat);
            log.tell(Audience::All, || Event::Claimed(seat));
        } else {
            log.tell(Audience::All, || Event::Finished(seat));
        }
        self.end_when_all_done(luck, log);
    }

    /// The time is up: the longest legal beginning of the current drawing is final, and claims nothing.
    pub(crate) fn time_up<L: Log<Event>>(&mut self, seat: Seat, luck: &mut Luck, log: &mut L) {
        enforces!("masters.explore.timer-expiry", "masters.time.nobody-done");
        let player = &mut self.players[seat];
        let drawn = player.sheet.take().unwrap_or_else(Sheet::blank);
        player.sheet = Some(Sheet::from(longest_beginning(&drawn, player.kit())));
        player.done = Done::Locked(Claim::No);
        log.tell(Audience::All, || Event::TimeUp(seat));
        self.end_when_all_done(luck, log);
    }

    /// Takes back "done".
    pub(crate) fn reopen<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        enforces!("masters.explore.finish-withdraw");
        self.players[seat].done = Done::Drawing;
        log.tell(Audience::All, || Event::Reopened(seat));
    }

    /// The phase ends when everybody is done; then all layouts and paths are shown.
    fn end_when_all_done<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.explore.ends", "masters.time.others-continue");
        if self.players.values().any(|player| !player.is_done()) {
            return;
        }
        log.reveal();
        for (seat, player) in self.players.iter() {
            if let Some(sheet) = &player.sheet {
                log.tell(Audience::All, || Event::Revealed(seat, sheet.clone()));
            }
        }
        enforces!("masters.reward.path-is-fixed");
        self.reward(luck, log);
    }
}
