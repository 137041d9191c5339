//! The Boss: Sighting, Activation, movement that causes the most interaction, Encounters.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::Action;
use crate::content::{
    Activation, BossProfile, Encounter, HalfSide, Happening, Quarry, Sighting, ZONES, ZoneId, catalogue,
};
use crate::event::Event;
use crate::frame::{Chase, Frame, Loss};
use crate::lattice::ZoneSet;
use crate::run::{Flow, Run};
use crate::state::{State, Table};

/// Steps from each Zone to one of them.
type Distances = [u8; ZONES];
const FAR: u8 = u8::MAX;

impl Table {
    fn profile(&self) -> &'static BossProfile {
        enforces!("ology.boss.one-profile", "ology.boss.card-parts");
        catalogue().profile(self.rules.profile)
    }

    /// The Zones that the Boss can step into: through Passages, Doors or not, and through Secret Passages.
    fn boss_steps(&self, zone: ZoneId) -> ZoneSet {
        enforces!(
            "ology.door.boss",
            "ology.boss.move-placed-only",
            "ology.boss.move-secret-passage",
            "ology.boss.move-no-teleport"
        );
        self.zone(zone).linked.or(self.boss_tunnels(zone))
    }

    fn boss_tunnels(&self, zone: ZoneId) -> ZoneSet {
        if !self.rules.dangerous_zones {
            return ZoneSet::EMPTY;
        }
        self.dungeon.placed.iter().filter(|other| self.same_letter(zone, *other)).collect()
    }

    /// How many steps of the Boss each Zone is away from one.
    fn boss_distances(&self, to: ZoneId) -> Distances {
        let mut distances = [FAR; ZONES];
        let (mut reached, mut edge, mut steps) = (ZoneSet::one(to), ZoneSet::one(to), 0);
        while !edge.is_empty() {
            edge.iter().for_each(|zone| distances[zone.index()] = steps);
            edge =
                edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(self.boss_steps(zone))).minus(reached);
            reached = reached.or(edge);
            steps += 1;
        }
        distances
    }

    /// The next Zones of shortest routes.
    fn boss_towards(&self, from: ZoneId, distances: &Distances) -> ZoneSet {
        enforces!("ology.boss.move-towards", "ology.boss.no-route");
        let here = distances[from.index()];
        if here == FAR || here == 0 {
            return ZoneSet::EMPTY;
        }
        self.boss_steps(from).iter().filter(|zone| distances[zone.index()] == here - 1).collect()
    }

    /// The Scholars whom the Boss would meet on entering a Zone.
    fn met_in(&self, zone: ZoneId) -> SeatSet {
        enforces!("ology.boss.start-zone-enter", "ology.boss.encounter");
        if zone == ZoneId::START {
            return SeatSet::EMPTY;
        }
        self.playing_seats().iter().filter(|seat| self.scholar(*seat).zone == zone).collect()
    }

    /// The most Encounters on so many steps of shortest routes.
    fn most_met(&self, from: ZoneId, distances: &Distances, left: u8) -> usize {
        if left == 0 {
            return 0;
        }
        let next = self.boss_towards(from, distances).iter();
        next.map(|zone| self.met_in(zone).len() + self.most_met(zone, distances, left - 1)).max().unwrap_or(0)
    }

    /// The Encounters that a movement towards this Scholar can cause.
    fn interaction(&self, quarry: Seat, steps: u8) -> usize {
        let Some(boss) = self.boss else { return 0 };
        let zone = self.scholar(quarry).zone;
        if zone == boss {
            enforces!("ology.boss.v1-pointed", "ology.boss.vision-start");
            return usize::from(self.rules.v1());
        }
        self.most_met(boss, &self.boss_distances(zone), steps)
    }

    /// The Scholars towards whom the Boss may be moved: those who make for the most Encounters.
    fn quarries(&self, steps: u8) -> SeatSet {
        enforces!("ology.boss.move-interaction", "ology.start.no-target");
        let open = Seat::all(self.seats()).filter(|seat| self.randomizable(*seat));
        let most = open.clone().map(|seat| self.interaction(seat, steps)).max().unwrap_or(0);
        open.filter(|seat| self.interaction(*seat, steps) == most).collect()
    }

    /// The Zones into which the Boss may take its next step.
    fn chase_zones(&self, chase: &Chase) -> ZoneSet {
        let Some(boss) = self.boss else { return ZoneSet::EMPTY };
        let distances = self.boss_distances(self.scholar(chase.quarry).zone);
        let open = self.boss_towards(boss, &distances);
        match chase.arrow {
            Some(arrow) => self.by_arrow(boss, open, arrow),
            None => {
                let met =
                    |zone: ZoneId| self.met_in(zone).len() + self.most_met(zone, &distances, chase.left - 1);
                let most = open.iter().map(met).max().unwrap_or(0);
                open.iter().filter(|zone| met(*zone) == most).collect()
            }
        }
    }

    /// A profile that moves at random takes the Passage at the arrow or the first clockwise; a Secret Passage stays open.
    fn by_arrow(&self, boss: ZoneId, open: ZoneSet, arrow: HalfSide) -> ZoneSet {
        let half =
            self.passage_from(boss, arrow, |_, way| way.leads_to().is_some_and(|to| open.contains(to)));
        let walked = half.and_then(|half| self.zone(boss).ways[half.index()].leads_to());
        let tunnels = self.boss_tunnels(boss).and(open);
        walked.map_or(tunnels, |zone| tunnels.with(zone))
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A Scholar entered a Zone with the Boss icon: once a turn, Sighting or Activation.
    pub(crate) fn boss_icon(&mut self, seat: Seat, zone: ZoneId) {
        enforces!(
            "ology.boss.once-per-turn",
            "ology.boss.sighting-counts",
            "ology.zone-effect.boss-v1",
            "ology.zone-effect.boss-v2",
            "ology.zone-effect.boss-rightmost",
            "ology.boss.interrupts"
        );
        if std::mem::replace(&mut self.turn.roused, true) {
            return;
        }
        if self.boss.is_none() {
            enforces!("ology.boss.sighting");
            self.push(Frame::Sighting { seat, zone });
        } else {
            enforces!("ology.boss.activation");
            self.push(Frame::Rousing { seat });
        }
    }

    /// The Boss comes into the Dungeon.
    pub(crate) fn sighting(&mut self, _seat: Seat, zone: ZoneId) -> Flow {
        enforces!("ology.boss.sighting", "ology.setup.boss-outside");
        match self.profile().sighting {
            Sighting::TriggeringZone => {
                self.pop();
                self.boss = Some(zone);
                self.tell(|| Event::BossMoved { zone });
            }
            Sighting::LinkedZone => {
                let zones = self.zone(zone).linked;
                match (zones.first(), zones.len()) {
                    (Some(_), 2..) => {
                        enforces!("ology.boss.activator-decides");
                        return Flow::Waits;
                    }
                    (only, _) => self.sighted(only.unwrap_or(zone)),
                }
            }
        }
        Flow::Goes
    }

    pub(crate) fn sighted(&mut self, zone: ZoneId) {
        self.pop();
        self.boss_enters(zone);
    }

    /// The Boss enters a Zone and meets the Scholars there; Zone Effects leave it alone.
    fn boss_enters(&mut self, zone: ZoneId) {
        enforces!(
            "ology.boss.encounter",
            "ology.boss.encounter-every-zone",
            "ology.zone-effect.not-boss",
            "ology.boss.scholar-enters"
        );
        self.boss = Some(zone);
        self.tell(|| Event::BossMoved { zone });
        let left = self.met_in(zone);
        self.push(Frame::Meeting { zone, left });
    }

    /// The Boss is activated: towards whom does it move?
    pub(crate) fn rousing(&mut self, seat: Seat) -> Flow {
        let Activation { steps, towards } = self.profile().activation;
        match towards {
            Quarry::Chosen => {
                let quarries = self.quarries(steps);
                match (quarries.first(), quarries.len()) {
                    (None, _) => self.pop(),
                    (Some(only), 1) => {
                        self.chase(Chase { seat, quarry: only, left: steps, arrow: None, back: None })
                    }
                    _ => {
                        enforces!("ology.boss.activator-decides");
                        return Flow::Waits;
                    }
                }
            }
            Quarry::Randomized => match self.randomized_scholar() {
                Some((quarry, card)) => {
                    self.chase(Chase { seat, quarry, left: steps, arrow: Some(card.passage), back: None });
                }
                None => self.pop(),
            },
        }
        Flow::Goes
    }

    /// The Boss sets out. A Scholar in its own Zone: v1 meets them there, v2 goes out and comes back for a randomized one.
    fn chase(&mut self, chase: Chase) {
        let Some(boss) = self.boss else { return self.pop() };
        if self.scholar(chase.quarry).zone != boss {
            return self.become_(Frame::Chasing(chase));
        }
        if self.rules.v1() {
            enforces!("ology.boss.v1-pointed");
            self.become_(Frame::Meeting { zone: boss, left: SeatSet::one(chase.quarry) });
        } else if chase.arrow.is_some() && chase.left >= 2 {
            enforces!("ology.boss.v2-pointed");
            self.become_(Frame::Chasing(Chase { back: Some(boss), ..chase }));
        } else {
            self.pop();
        }
    }

    pub(crate) fn chasing(&mut self, chase: Chase) -> Flow {
        let Some(boss) = self.boss else { return self.finish() };
        if chase.left == 0 {
            return self.finish();
        }
        if let (Some(home), Some(arrow)) = (chase.back, chase.arrow) {
            enforces!("ology.boss.v2-pointed", "ology.boss.vision-return");
            let out = self.passage_from(boss, arrow, |_, way| way.leads_to().is_some());
            let out = out.and_then(|half| self.zone(boss).ways[half.index()].leads_to());
            match out {
                Some(zone) if boss == home => self.boss_steps_into(Chase { left: 1, ..chase }, zone),
                Some(_) => self.boss_steps_into(Chase { left: 0, ..chase }, home),
                None => self.pop(),
            }
            return Flow::Goes;
        }
        let zones = self.chase_zones(&chase);
        match (zones.first(), zones.len()) {
            (None, _) => self.pop(),
            (Some(only), 1) => self.boss_steps_into(Chase { left: chase.left - 1, ..chase }, only),
            _ => return Flow::Waits,
        }
        Flow::Goes
    }

    fn boss_steps_into(&mut self, chase: Chase, zone: ZoneId) {
        self.become_(Frame::Chasing(chase));
        self.boss_enters(zone);
    }

    /// The activating player chose a Scholar, or a Zone.
    pub(crate) fn answer_rousing(&mut self, seat: Seat, quarry: Seat) {
        let steps = self.profile().activation.steps;
        self.chase(Chase { seat, quarry, left: steps, arrow: None, back: None });
    }

    pub(crate) fn answer_chasing(&mut self, chase: Chase, zone: ZoneId) {
        self.boss_steps_into(Chase { left: chase.left.saturating_sub(1), ..chase }, zone);
    }

    /// Encounters, one Scholar after the other in turn order.
    pub(crate) fn meeting(&mut self, zone: ZoneId, left: SeatSet) -> Flow {
        enforces!("ology.boss.encounter-order");
        let Some(seat) = self.first_in_turn(left) else { return self.finish() };
        self.become_(Frame::Meeting { zone, left: left.without(seat) });
        self.tell(|| Event::Encounter { seat });
        match &self.profile().encounter {
            Encounter::Always(all) => {
                all.iter().rev().for_each(|happening| self.happen(seat, zone, *happening))
            }
            Encounter::ByInformation(each) => {
                if let Some(card) = self.randomize(|_, _| true) {
                    self.happen(seat, zone, each[card.information]);
                }
            }
        }
        Flow::Goes
    }

    fn happen(&mut self, seat: Seat, zone: ZoneId, happening: Happening) {
        match happening {
            Happening::Stun(tokens) => self.stun(seat, tokens),
            Happening::Stop => self.stop_movement(seat),
            Happening::Collect => {
                self.collect(seat, zone);
            }
            Happening::Drop => self.drop_randomized(seat, Loss::Dropped),
        }
    }
}

/// Where is the Boss sighted?
pub(crate) fn check_sighting(state: &State, zone: ZoneId, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.boss.sighting");
    let Action::Zone(chosen) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.table.zone(zone).linked.contains(*chosen), rule)
}

/// Towards whom does the Boss move?
pub(crate) fn check_rousing(state: &State, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.boss.move-interaction");
    let Action::Seat(quarry) = action else { return Err(Refusal::by(rule!("ology.boss.activator-decides"))) };
    Refusal::unless(state.table.quarries(state.table.profile().activation.steps).contains(*quarry), rule)
}

/// Through which Zone does the Boss move?
pub(crate) fn check_chasing(state: &State, chase: &Chase, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.boss.move-towards");
    let Action::Zone(zone) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(state.table.chase_zones(chase).contains(*zone), rule)
}
