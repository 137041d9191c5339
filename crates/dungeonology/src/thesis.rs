//! Submitting a Thesis, in both editions.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::{Colour, Colours, ZoneId, catalogue};
use crate::event::Event;
use crate::frame::{Frame, ThesisStage};
use crate::run::{Flow, Run};
use crate::state::{Phase, State};

impl State {
    /// The Clan-modified score of a Scholar's cubes.
    pub(crate) fn clan_score(&self, seat: Seat) -> i16 {
        enforces!("ology.clan.modifiers", "ology.clan.computation", "ology.clan.one", "ology.score.clan");
        let clan = catalogue().clan(self.secret.clan);
        let cubes = &self.table.scholar(seat).cubes;
        let modified = |colour: Colour| cubes[colour] as i16 * clan.modifiers[colour] as i16;
        self.table.cube_points(seat) + Colour::ALL.into_iter().map(modified).sum::<i16>()
    }

    /// v1: the colours of a Scholar's most valuable cubes, individual value and Clan modifier together.
    fn best_colours(&self, seat: Seat) -> Colours {
        enforces!("ology.thesis.v1-failure-cube");
        let clan = catalogue().clan(self.secret.clan);
        let worth =
            |colour: Colour| crate::state::Table::value(colour) as i16 + clan.modifiers[colour] as i16;
        let owned = self.table.colours(seat);
        let best = owned.iter().map(worth).max().unwrap_or(0);
        owned.iter().filter(|colour| worth(*colour) == best).fold(Colours::NONE, Colours::with)
    }
}

impl<L: Log<Event>> Run<'_, L> {
    pub(crate) fn thesis(&mut self, seat: Seat, stage: ThesisStage) -> Flow {
        match stage {
            ThesisStage::Submit => self.submit(seat),
            ThesisStage::Cube => {
                let best = self.state.best_colours(seat);
                if best.iter().count() > 1 {
                    return Flow::Waits;
                }
                self.thesis_costs(seat, best.iter().next());
            }
            ThesisStage::Failed => {
                self.pop();
                self.thesis_failed(seat);
            }
        }
        Flow::Goes
    }

    /// Go to the Starting Zone, look at the Clan Card, count the cubes, compare.
    fn submit(&mut self, seat: Seat) {
        enforces!(
            "ology.thesis.step-move",
            "ology.start.transfer-thesis",
            "ology.thesis.look-at-clan",
            "ology.info.clan-secret"
        );
        self.transfer(seat, ZoneId::START);
        let clan = self.state.secret.clan;
        self.log.reveal();
        self.whisper(seat, || Event::ClanSeen { clan });
        if self.rules.v2() {
            enforces!(
                "ology.knowledge.v2-by-thesis",
                "ology.thesis.v2-knowledge",
                "ology.knowledge.v1-not-by-thesis"
            );
            self.gain_knowledge(seat);
        }
        enforces!("ology.thesis.count", "ology.thesis.compare", "ology.clan.target");
        let score = self.state.clan_score(seat);
        let success = score >= catalogue().clan(clan).target;
        self.tell(|| Event::Thesis { seat, success });
        if success {
            self.pop();
            self.thesis_succeeds(seat);
        } else if self.rules.v1() {
            self.become_(Frame::Thesis { seat, stage: ThesisStage::Cube });
        } else {
            self.v2_failure(seat);
        }
    }

    fn thesis_succeeds(&mut self, seat: Seat) {
        enforces!(
            "ology.thesis.v1-success-rank",
            "ology.thesis.rank-only-success",
            "ology.thesis.v1-success-announce"
        );
        self.ending.theses += 1;
        self.scholar_mut(seat).thesis = self.ending.theses;
        self.ending.first_thesis.get_or_insert(seat);
        if self.rules.v2() {
            enforces!("ology.thesis.v2-success-reveal", "ology.info.v1-clan-never-public");
            self.show_clan();
            enforces!(
                "ology.thesis.v2-success-score",
                "ology.info.v2-thesis-score-public",
                "ology.info.v1-thesis-score-secret"
            );
            let score = self.state.score(seat);
            self.tell(|| Event::FinalScore { seat, score });
        }
        self.phase = Phase::Closing;
        self.end_players_game(seat);
        if self.rules.maximum_alert && !self.panicking() {
            enforces!(
                "ology.thesis.v1-success-alert",
                "ology.max-alert.v1-trigger-thesis",
                "ology.max-alert.v2-trigger-thesis",
                "ology.max-alert.v2-once",
                "ology.thesis.v2-success-then-end"
            );
            self.begin_maximum_alert();
        }
    }

    /// A player's game ends; what the player has stays for scoring.
    pub(crate) fn end_players_game(&mut self, seat: Seat) {
        enforces!(
            "ology.thesis.v1-success-out",
            "ology.thesis.v2-success-out",
            "ology.thesis.finished-keeps"
        );
        self.scholar_mut(seat).finished = true;
        self.tell(|| Event::Finished { seat });
        self.end_exaltation();
        self.show_clan_if_all_know();
    }

    /// v1: the most valuable cube goes, then a face-down Jinx comes.
    fn thesis_costs(&mut self, seat: Seat, colour: Option<Colour>) {
        enforces!("ology.thesis.v1-failure-cube", "ology.thesis.protection");
        if let Some(colour) = colour {
            self.take_from_board(seat, colour);
            self.eliminate(colour);
        }
        enforces!("ology.thesis.v1-failure-jinx", "ology.max-alert.v1-thesis-failure");
        self.take_jinx(seat);
        self.become_(Frame::Thesis { seat, stage: ThesisStage::Failed });
    }

    /// v2: an open Jinx, then a cube of the most precious colour, Clan modifiers ignored.
    fn v2_failure(&mut self, seat: Seat) {
        enforces!(
            "ology.thesis.v2-failure-return",
            "ology.thesis.v2-failure-jinx",
            "ology.max-alert.v2-forced-thesis-failure"
        );
        let held = self.scholar(seat).face_down;
        self.take_jinx(seat);
        if self.scholar(seat).face_down > held {
            self.reveal_jinx(seat);
        }
        enforces!("ology.thesis.v2-failure-cube");
        if let Some(colour) = self.colours(seat).iter().last() {
            self.take_from_board(seat, colour);
            self.eliminate(colour);
        }
        self.become_(Frame::Thesis { seat, stage: ThesisStage::Failed });
    }

    /// During Maximum Alert a failed Thesis ends the player's game as well.
    fn thesis_failed(&mut self, seat: Seat) {
        if self.panicking() {
            enforces!("ology.max-alert.v1-thesis-final", "ology.max-alert.v2-forced-thesis-final");
            self.phase = Phase::Closing;
            self.end_players_game(seat);
        }
    }

    /// v1, failed: the player chose which of the most valuable cubes is lost.
    pub(crate) fn answer_thesis(&mut self, seat: Seat, colour: Colour) {
        self.thesis_costs(seat, Some(colour));
    }

    /// Maximum Alert: whoever ends a turn in the Starting Zone submits; in v1 those who want to.
    pub(crate) fn offer_last_thesis(&mut self, seat: Seat) {
        if !self.panicking() || self.scholar(seat).zone != ZoneId::START {
            return;
        }
        if self.rules.v1() {
            enforces!("ology.max-alert.v1-thesis-place");
            self.push(Frame::LastChance { seat });
        } else {
            enforces!("ology.max-alert.v2-forced-thesis", "ology.max-alert.v2-end-of-turn-order");
            self.push(Frame::Thesis { seat, stage: ThesisStage::Submit });
        }
    }

    /// v1, Maximum Alert: the player submits, or goes on.
    pub(crate) fn answer_last_chance(&mut self, seat: Seat, action: Action) {
        self.pop();
        if action == Action::Yes {
            self.push(Frame::Thesis { seat, stage: ThesisStage::Submit });
        }
    }
}

/// Which of the most valuable cubes is lost?
pub(crate) fn check_thesis_cube(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.thesis.v1-failure-cube");
    let Action::Colour(colour) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.best_colours(seat).contains(*colour), rule)
}

/// A last Thesis, or not?
pub(crate) fn check_last_chance(action: &Action) -> Result<(), Refusal> {
    Refusal::unless(matches!(action, Action::Yes | Action::No), rule!("ology.max-alert.v1-thesis-place"))
}
