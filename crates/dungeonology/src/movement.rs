//! Movement: steps into Linked Zones, Secret Passages, and what entering a Zone sets off.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::{HalfSide, JinxEffect, Randomizer, ZoneEffect, ZoneId};
use crate::event::Event;
use crate::exploration::check_explore;
use crate::frame::{Frame, Moment};
use crate::run::{Flow, Run};
use crate::state::{Phase, State, Table, Way};

impl<L: Log<Event>> Run<'_, L> {
    /// A step of the Movement Phase, or of movement given by an effect.
    pub(crate) fn answer_step(&mut self, seat: Seat, action: Action) {
        let marching = matches!(self.frames.top(), Some(Frame::Marching { .. }));
        match action {
            Action::Go(zone) | Action::Tunnel(zone) => {
                enforces!(
                    "ology.move.v2-spend",
                    "ology.move.stairs-step",
                    "ology.move.voluntary-return",
                    "ology.start.walk-in",
                    "ology.zone-effect.secret-passage-v1",
                    "ology.zone-effect.secret-passage-v2",
                    "ology.zone-effect.v2-exit"
                );
                self.spend_step();
                self.after_step(marching);
                self.enter(seat, zone, false);
            }
            Action::Explore => {
                let found = self.explore(seat);
                self.after_step(marching || !found);
            }
            _ if marching => self.pop(),
            _ => self.end_movement(),
        }
    }

    /// Between two steps, after all entry effects, there is a priority cycle.
    fn after_step(&mut self, marching: bool) {
        enforces!("ology.move.between-steps");
        self.turn.stirred = true;
        if !marching && self.phase == Phase::Movement {
            self.turn.window = Some(Moment::AfterStep);
        }
    }

    /// One step or Speed point is used: of the effect in hand, of the Scholar's own, or of those gained.
    pub(crate) fn spend_step(&mut self) {
        let marching = self.state.table.frames.top_mut();
        if let Some(Frame::Marching { left, .. }) = marching {
            *left = left.saturating_sub(1);
            return;
        }
        let own = !self.turn.stopped && self.turn.taken < self.speed(self.active);
        if own { self.turn.taken += 1 } else { self.turn.extra = self.turn.extra.saturating_sub(1) }
    }

    /// A Scholar enters a Zone.
    pub(crate) fn enter(&mut self, seat: Seat, zone: ZoneId, laid: bool) {
        enforces!(
            "ology.zone.occupancy",
            "ology.zone-effect.secret-passage-enters",
            "ology.token.teleport-enters",
            "ology.move.off-turn"
        );
        self.scholar_mut(seat).zone = zone;
        self.tell(|| Event::Moved { seat, zone });
        self.push(Frame::Entering { seat, zone, step: 0, laid });
    }

    /// Entry effects: Trap Tokens first, then the Zone's own from left to right.
    pub(crate) fn entering(&mut self, seat: Seat, zone: ZoneId, step: u8, laid: bool) -> Flow {
        enforces!(
            "ology.move.enter-sequence",
            "ology.zone-effect.order",
            "ology.zone-effect.every-scholar",
            "ology.zone-effect.v2-entry"
        );
        if self.scholar(seat).zone != zone || zone == ZoneId::START {
            return self.finish();
        }
        if let Some(effect) = self.spring_trap(seat, zone) {
            self.entry_effect(seat, zone, effect);
            return Flow::Goes;
        }
        let next = self.zone_effects(zone).nth(step as usize);
        self.become_(Frame::Entering { seat, zone, step: step + 1, laid });
        match next {
            Some(effect) => self.entry_effect(seat, zone, effect),
            None => self.entered(seat, zone, laid),
        }
        Flow::Goes
    }

    fn entered(&mut self, seat: Seat, zone: ZoneId, laid: bool) {
        self.pop();
        self.zone_mut(zone).entered = true;
        if self.phase == Phase::Movement && seat == self.active {
            self.turn.entered = true;
        }
        if laid && self.jinx_effects(seat).any(|jinx| jinx == JinxEffect::FearOfNewZones) {
            if self.scholar(seat).students > 0 {
                self.push(Frame::Fearing { seat });
            } else {
                self.stop_movement(seat);
            }
        }
    }

    fn entry_effect(&mut self, seat: Seat, zone: ZoneId, effect: ZoneEffect) {
        match effect {
            ZoneEffect::Ambush(students) => self.ambush(seat, students),
            ZoneEffect::Stop => {
                enforces!("ology.zone-effect.stop-v1", "ology.zone-effect.stop-v2");
                self.stop_movement(seat);
            }
            ZoneEffect::Toll(cubes) => self.push(Frame::Paying { seat, left: cubes }),
            ZoneEffect::Stairs => self.stairs(seat, zone),
            ZoneEffect::Boss => self.boss_icon(seat, zone),
            ZoneEffect::GoodLuck(_)
            | ZoneEffect::BadLuck(_)
            | ZoneEffect::Danger(_)
            | ZoneEffect::Bivouac(_)
            | ZoneEffect::SecretPassage(_) => {
                enforces!("ology.zone-effect.v1-shapes", "ology.zone-effect.v2-passive");
            }
        }
    }

    /// Ambush N: all N Students, or one Stun Token.
    fn ambush(&mut self, seat: Seat, students: u8) {
        enforces!(
            "ology.zone-effect.ambush-v1",
            "ology.zone-effect.ambush-v2",
            "ology.token.trap-ambush-at-limit"
        );
        let owned = self.scholar(seat).students;
        if owned >= students {
            self.sacrifice(seat, students);
        } else if self.rules.v1() && self.exhausted(seat) && owned > 0 {
            enforces!("ology.zone-effect.ambush-v1-barred");
            self.sacrifice(seat, 1);
        } else {
            self.stun(seat, 1);
        }
    }

    /// All remaining movement of a Scholar is lost.
    pub(crate) fn stop_movement(&mut self, seat: Seat) {
        enforces!("ology.move.v1-stopped");
        if seat == self.active {
            self.turn.stopped = true;
            self.turn.extra = 0;
        }
        self.amend(|frame| {
            if let Frame::Marching { seat: who, left } = frame
                && *who == seat
            {
                *left = 0;
            }
        });
        self.tell(|| Event::Stopped { seat });
    }

    /// Stairs act on the first entry only, and not during Maximum Alert.
    fn stairs(&mut self, seat: Seat, zone: ZoneId) {
        enforces!(
            "ology.stairs.first-entry",
            "ology.zone-effect.stairs",
            "ology.stairs.panic",
            "ology.max-alert.v1-no-cubes",
            "ology.max-alert.v2-no-cubes"
        );
        let first = !std::mem::replace(&mut self.zone_mut(zone).entered, true);
        if first && !self.panicking() {
            self.push(Frame::Climbing { seat, zone, tried: 0 });
        }
    }

    /// Movement given by an effect goes on until it is used up or the player stops.
    pub(crate) fn marching(&mut self, _seat: Seat, left: u8) -> Flow {
        enforces!("ology.move.v1-extra-move", "ology.move.v2-extra-points");
        if left == 0 { self.finish() } else { Flow::Waits }
    }

    /// Speed points from a card: into the pool of a v2 Movement Phase, otherwise spent at once.
    pub(crate) fn gain_speed(&mut self, seat: Seat, points: u8, into_phase: bool) {
        enforces!("ology.icon.speed", "ology.move.v2-extra-points");
        let pooled = self.phase == Phase::Movement && seat == self.active && (self.rules.v2() || into_phase);
        if pooled && self.test.is_none() {
            self.turn.extra += points;
        } else {
            self.push(Frame::Marching { seat, left: points });
        }
    }

    /// Fear of the Dark: a Student, or all movement.
    pub(crate) fn answer_fear(&mut self, seat: Seat, action: Action) {
        self.pop();
        if action == Action::Yes { self.sacrifice(seat, 1) } else { self.stop_movement(seat) }
    }
}

impl Table {
    /// v1: a Scholar at the Stun limit without Students may not enter a Zone with Ambush.
    pub(crate) fn ambush_lets_in(&self, seat: Seat, zone: ZoneId) -> bool {
        let ambush = self.zone_effects(zone).any(|effect| matches!(effect, ZoneEffect::Ambush(_)));
        !(self.rules.v1() && ambush && self.scholar(seat).students == 0 && self.exhausted(seat))
    }

    /// Where a Scholar ends up whom an effect moves in a randomized direction: in a placed Zone behind a joined or stairs
    /// Passage of that side which no Door closes to them; the arrow decides between two. `None`: they stay.
    pub fn forced_step(&self, seat: Seat, card: &Randomizer) -> Option<ZoneId> {
        enforces!("ology.move.forced", "ology.random.direction", "ology.random.direction-two-zones");
        let from = self.scholar(seat).zone;
        let useful = |half: HalfSide, way: Way| {
            let open = way.leads_to().is_some_and(|to| self.doors_open(seat, from, to));
            half.side() == card.direction && open
        };
        let half = self.passage_from(from, card.passage, useful)?;
        self.zone(from).ways[half.index()].leads_to()
    }
}

/// A step, a tile, or the end of movement.
pub(crate) fn check_step(state: &State, seat: Seat, marching: bool, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Go(zone) => check_go(&state.table, seat, *zone),
        Action::Tunnel(zone) => check_tunnel(&state.table, seat, *zone, marching),
        Action::Explore => check_explore(state, seat),
        Action::Done => Ok(()),
        _ => Err(Refusal::by(step_rule(&state.table))),
    }
}

fn step_rule(table: &Table) -> table::RuleId {
    if table.rules.v1() { rule!("ology.move.v1-allowance") } else { rule!("ology.move.v2-spend") }
}

fn check_go(table: &Table, seat: Seat, zone: ZoneId) -> Result<(), Refusal> {
    let from = table.scholar(seat).zone;
    Refusal::unless(table.is_placed(zone) && table.adjacent(from, zone), step_rule(table))?;
    if !table.zone(from).linked.contains(zone) {
        let walled = table.zone(from).ways.contains(&Way::Walled(zone));
        let rule =
            if walled { rule!("ology.move.blocked-wall") } else { rule!("ology.move.blocked-passage") };
        return Err(Refusal::by(rule));
    }
    Refusal::unless(table.doors_open(seat, from, zone), rule!("ology.door.block"))?;
    Refusal::unless(table.ambush_lets_in(seat, zone), rule!("ology.zone-effect.ambush-v1-barred"))
}

fn check_tunnel(table: &Table, seat: Seat, zone: ZoneId, marching: bool) -> Result<(), Refusal> {
    let from = table.scholar(seat).zone;
    let rule = match table.rules.v1() {
        true => rule!("ology.zone-effect.secret-passage-v1"),
        false => rule!("ology.zone-effect.secret-passage-v2"),
    };
    Refusal::unless(table.rules.v1() || !marching, rule)?;
    Refusal::unless(table.is_placed(zone) && table.same_letter(from, zone), rule)?;
    Refusal::unless(table.ambush_lets_in(seat, zone), rule!("ology.zone-effect.ambush-v1-barred"))
}

/// A Student, or all movement?
pub(crate) fn check_fear(action: &Action) -> Result<(), Refusal> {
    Refusal::unless(matches!(action, Action::Yes | Action::No), rule!("ology.jinx.lasting"))
}
