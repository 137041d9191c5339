//! Threats: one die and a score against a number, with Succeed and Fail effects. A Threat is not an attack.

use table::{Log, Seat, enforces};

use crate::action::Fighter;
use crate::cards::{Script, Source, quest_card};
use crate::content::{Duration, Obstacle, Subject, Task, Trigger, Until, Verb};
use crate::event::Event;
use crate::frames::{Checkpoint, Effect, Frame, Trial, Why};
use crate::referee::{Flow, Referee};
use crate::scores::{Circumstance, about};
use crate::state::Open;

/// What a failed roll at a Trapped exit costs.
const TRAPPED_WOUNDS: u8 = 1;
/// What a failed roll at a Locked exit costs.
const LOCKED_MOVEMENTS: i8 = 1;
/// What Spikes inflict.
const SPIKES_WOUNDS: u8 = 1;

impl Open {
    /// What is added to the die of a roll against a number.
    pub fn trial_die(&self, trial: &Trial) -> crate::scores::Die {
        let at = Circumstance { rolls: trial.why.rolls(), ..Circumstance::default() };
        let who = Fighter::Hero(trial.seat);
        let mut die = self.die(who, at);
        die.add +=
            trial.score.map_or(0, |score| self.threat_score(trial.seat, score, at)) + i16::from(trial.bonus);
        if let Why::Trap(card) = trial.why {
            for clause in
                card.face().clauses.iter().filter(|c| c.on == Trigger::Static && c.to == Subject::Here)
            {
                let changes = |verb: &Verb| if let Verb::Roll(add) = verb { add.value(0) as i16 } else { 0 };
                if about(clause, at.rolls) && self.holds(clause, who, at) {
                    die.add += clause.verbs.iter().map(changes).sum::<i16>();
                }
            }
        }
        die
    }

    /// The number of a Trap where it was played: a Hazard in the space changes it, on and off turn.
    pub fn trap_number(&self, card: crate::cards::CardId) -> u8 {
        enforces!("dungeoneer.obstacle.hazard", "dungeoneer.obstacle.hazard-what-is-modified");
        let Some((encounter, threat)) = self.encounter(card).zip(card.face().threat) else { return 0 };
        let hazard = match self.board.space(encounter.space).card().obstacle {
            Some(Obstacle::Hazard(more)) => i32::from(more),
            _ => 0,
        };
        (threat.number.value(encounter.extra) + hazard).clamp(0, 255) as u8
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// A roll against a number: the window before the roll, then the die, then what follows from it.
    pub(crate) fn trial(&mut self, trial: Trial) -> Flow {
        enforces!(
            "dungeoneer.timing.window-before-roll",
            "dungeoneer.threat.roller",
            "dungeoneer.threat.not-an-attack"
        );
        if !self.open().alive(trial.seat) {
            return self.pop();
        }
        if !trial.ready {
            self.put(Frame::Trial(Trial { ready: true, ..trial }));
            self.push_window(Checkpoint::BeforeRoll);
            return Flow::On;
        }
        self.pop();
        let succeeded = self.roll_trial(&trial);
        self.expire(Fighter::Hero(trial.seat), Until::Roll);
        self.follow(trial, succeeded);
        Flow::On
    }

    fn roll_trial(&mut self, trial: &Trial) -> bool {
        enforces!("dungeoneer.threat.target-number", "dungeoneer.exit.resolved-like-threat");
        let die = self.open().trial_die(trial);
        let shown = self.roll("die", die);
        let (seat, number) = (trial.seat, trial.number);
        self.tell(|| Event::Rolled { seat, die: shown, add: die.add, number });
        i16::from(shown) + die.add >= i16::from(number)
    }

    /// Succeed and Fail: of a card, an exit, an Obstacle, or a Quest.
    fn follow(&mut self, trial: Trial, succeeded: bool) {
        enforces!("dungeoneer.threat.succeed-fail");
        let seat = trial.seat;
        match trial.why {
            Why::Trap(card) => {
                let Some(threat) = card.face().threat else { return };
                let list = if succeeded { threat.succeed } else { threat.fail };
                let extra = self.open().encounter(card).map_or(0, |encounter| encounter.extra);
                self.begin_outcome(trial, Script::of(list), Source::Card(card), self.open().turn, extra);
            }
            Why::Card { source, by, succeed, fail, extra } => {
                self.begin_outcome(trial, if succeeded { succeed } else { fail }, source, by, extra);
            }
            Why::Exit { side, locked } => self.exit_rolled(seat, side, locked, succeeded),
            Why::Pit if !succeeded => {
                enforces!("dungeoneer.obstacle.pit");
                self.tip(seat, crate::content::Tip::Plain, None);
            }
            Why::Spikes if !succeeded => {
                enforces!("dungeoneer.obstacle.spikes");
                self.inflict(Fighter::Hero(seat), SPIKES_WOUNDS, None);
            }
            Why::Untip if succeeded => self.stand_up(seat),
            Why::Pit | Why::Spikes | Why::Untip => {}
            Why::Quest(quest) => self.quest_rolled(seat, quest, succeeded),
            Why::Search(quest) => self.searched(seat, quest, succeeded),
            Why::Chance(quest) => self.chance_rolled(seat, quest, succeeded),
        }
    }

    fn begin_outcome(&mut self, trial: Trial, script: Script, source: Source, by: Seat, extra: u8) {
        let on = Fighter::Hero(trial.seat);
        let beat = trial.score.map(|score| (score, trial.number));
        self.push(Frame::Effect(Effect {
            script,
            at: 0,
            source,
            clause: u8::MAX,
            by,
            on,
            space: None,
            extra,
            hitter: None,
            beat,
        }));
    }

    /// An exit that was rolled for is open either way: a failure costs a wound at a Trapped one, a Movement at a Locked one, and
    /// with the last Movement the hero is on the cusp.
    fn exit_rolled(&mut self, seat: Seat, side: crate::content::Side, locked: bool, succeeded: bool) {
        enforces!(
            "dungeoneer.exit.trapped-success",
            "dungeoneer.exit.trapped-failure",
            "dungeoneer.exit.locked-success",
            "dungeoneer.exit.locked-failure",
        );
        let space = self.open().player(seat).space;
        self.open_exit(space, side);
        if succeeded {
            return;
        }
        if locked {
            self.movement(seat, -LOCKED_MOVEMENTS);
            self.get_on_cusp(seat, side);
        } else {
            self.inflict(Fighter::Hero(seat), TRAPPED_WOUNDS, None);
        }
    }

    fn get_on_cusp(&mut self, seat: Seat, side: crate::content::Side) {
        enforces!("dungeoneer.exit.cusp-enter", "dungeoneer.exit.cusp-only-locked");
        if self.open().player(seat).movements == 0 {
            self.state.open.players[seat].cusp = Some(crate::state::Cusp { side, fresh: true });
            self.tell(|| Event::OnCusp { seat, side });
        }
    }

    /// A failed Threat Quest is suffered by every hero in the space, the attempting one first, without further rolls.
    pub(crate) fn spread_failure(&mut self, seat: Seat, quest: crate::content::QuestId) {
        enforces!("dungeoneer.quest.threat-failure-spreads", "dungeoneer.quest.threat-only-turn-player");
        let Task::Threat(trial) = &quest_card(quest).task else { return };
        let script = Script::of(trial.fail);
        let beat = trial.score.map(|score| (score, trial.number));
        let here = self.open().player(seat).space;
        let heroes: arrayvec::ArrayVec<Seat, 8> = self.open().heroes_in(here).collect();
        for &hero in heroes.iter().rev() {
            let (source, on) = (Source::Quest(quest), Fighter::Hero(hero));
            let effect = Effect {
                script,
                at: 0,
                source,
                clause: u8::MAX,
                by: seat,
                on,
                space: None,
                extra: 0,
                hitter: None,
                beat,
            };
            self.push(Frame::Effect(effect));
        }
    }

    /// A Trap and the heroes in its space: the turn player's rolls first, then the others clockwise, each with his own result
    /// before the next one rolls.
    pub(crate) fn trap(&mut self, card: crate::cards::CardId, left: table::SeatSet) -> Flow {
        enforces!(
            "dungeoneer.encounter.trap-all-heroes",
            "dungeoneer.encounter.trap-hits-own-hero",
            "dungeoneer.encounter.trap-roll-order",
            "dungeoneer.encounter.hero-left-space-trap",
            "dungeoneer.threat.trap-scope",
        );
        let (Some(encounter), Some(threat)) = (self.open().encounter(card).copied(), card.face().threat)
        else {
            return self.pop();
        };
        let next = self.open().heroes_in(encounter.space).find(|&seat| left.contains(seat));
        let Some(seat) = next else { return self.trap_done(card) };
        self.put(Frame::Trap { card, left: left.without(seat) });
        let number = self.open().trap_number(card);
        self.push(Frame::Trial(Trial {
            seat,
            score: Some(threat.score),
            number,
            bonus: 0,
            why: Why::Trap(card),
            ready: false,
        }));
        Flow::On
    }

    /// A Trap is an Instant: it is discarded after it has been resolved.
    fn trap_done(&mut self, card: crate::cards::CardId) -> Flow {
        enforces!("dungeoneer.encounter.trap-discarded");
        self.pop();
        debug_assert!(card.face().duration == Duration::Instant);
        if let Some(encounter) = self.state.open.encounter_mut(card) {
            encounter.fate = crate::state::Fate::Gone;
        }
        self.discard(self.open().turn, card);
        self.push_window(Checkpoint::AfterAttack);
        Flow::On
    }
}
