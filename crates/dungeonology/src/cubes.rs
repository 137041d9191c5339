//! What can happen to Information Cubes: collect, steal, lose, drop, eliminate, give; and protection against loss.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::{Colour, Colours, ZoneId, catalogue};
use crate::event::Event;
use crate::frame::{Frame, Loss};
use crate::lattice::ZoneSet;
use crate::run::{Flow, Run};
use crate::state::{State, Table};

impl Table {
    /// The slot of the leftmost cube of a Zone for which a Scholar has room.
    pub(crate) fn leftmost(&self, seat: Seat, zone: ZoneId) -> Option<usize> {
        enforces!(
            "ology.cube.collect-leftmost",
            "ology.cube.collect-full-column",
            "ology.cube.collect-none",
            "ology.zone.slots-order"
        );
        self.zone(zone).cubes.iter().position(|cube| cube.is_some_and(|colour| self.has_room(seat, colour)))
    }

    /// How many cubes of a Zone a Scholar could collect, each finding room after the ones to its left.
    pub(crate) fn collectable(&self, seat: Seat, zone: ZoneId) -> u8 {
        enforces!("ology.study.skip-full", "ology.study.leftmost");
        let mut cubes = self.scholar(seat).cubes;
        let mut count = 0;
        for colour in self.zone(zone).cubes.iter().flatten() {
            if cubes[*colour] < catalogue().board.columns[*colour].slots {
                cubes[*colour] += 1;
                count += 1;
            }
        }
        count
    }

    /// The rightmost empty slot of a Zone; the leftmost for a v2 Toll.
    fn empty_slot(&self, zone: ZoneId, from_left: bool) -> Option<usize> {
        enforces!("ology.cube.drop-slot", "ology.cube.drop-colour", "ology.zone-effect.toll-v2");
        let slots = catalogue().zone(zone).slots.len();
        let cubes = &self.zone(zone).cubes[..slots];
        if from_left {
            cubes.iter().position(Option::is_none)
        } else {
            cubes.iter().rposition(Option::is_none)
        }
    }

    /// The Linked Zones into which a dropped cube may spill.
    pub(crate) fn spill_zones(&self, zone: ZoneId) -> ZoneSet {
        enforces!("ology.cube.drop-spill", "ology.zone-effect.toll-v2-spill", "ology.cube.drop-start-zone");
        self.linked_zones(zone).iter().filter(|linked| self.empty_slot(*linked, false).is_some()).collect()
    }

    /// The colours protected for a Scholar by Interns.
    pub fn protected(&self, seat: Seat) -> Colours {
        enforces!("ology.protect.shield");
        let interns = self.scholar(seat).interns;
        if interns.0 == 0 {
            return Colours::NONE;
        }
        interns.iter().fold(Colours::NONE, |set, intern| set.union(catalogue().intern(intern).shields))
    }

    /// The colours a Toll may be paid with: unprotected ones as far as there are any.
    pub(crate) fn toll_colours(&self, seat: Seat) -> Colours {
        enforces!("ology.zone-effect.toll-protection", "ology.cube.drop-choice", "ology.cube.drop-order");
        let owned = self.colours(seat);
        Colours(owned.0 & !self.protected(seat).0)
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A cube is taken from a slot of a Zone.
    pub(crate) fn collect_slot(&mut self, seat: Seat, zone: ZoneId, slot: usize) {
        enforces!("ology.cube.collect");
        if let Some(colour) = self.zone_mut(zone).cubes[slot].take() {
            self.dungeon.cubes -= 1;
            self.turn.stirred_cubes = true;
            self.gain_cube(seat, colour);
        }
    }

    /// Collects the leftmost cube of a Zone that can be placed; says whether there was one.
    pub(crate) fn collect(&mut self, seat: Seat, zone: ZoneId) -> bool {
        match self.leftmost(seat, zone) {
            Some(slot) => {
                self.collect_slot(seat, zone, slot);
                true
            }
            None => false,
        }
    }

    /// A Scholar is made to lose a cube of a colour they have; a protected one may be refused.
    pub(crate) fn lose(&mut self, seat: Seat, colour: Colour, how: Loss) {
        self.push(Frame::Losing { seat, colour, how });
    }

    pub(crate) fn losing(&mut self, seat: Seat, colour: Colour, how: Loss) -> Flow {
        if !self.colours(seat).contains(colour) {
            return self.finish();
        }
        if self.protected(seat).contains(colour) {
            enforces!("ology.protect.refuse");
            return Flow::Waits;
        }
        self.pop();
        self.lost(seat, colour, how);
        Flow::Goes
    }

    /// The owner of a protected cube lets it go, or not.
    pub(crate) fn answer_losing(&mut self, seat: Seat, colour: Colour, how: Loss, action: Action) {
        self.pop();
        if action == Action::Yes {
            enforces!("ology.protect.may-accept");
            self.lost(seat, colour, how);
        } else {
            enforces!(
                "ology.protect.refuse",
                "ology.protect.no-substitute",
                "ology.espionage.success-protected"
            );
            self.tell(|| Event::Protected { seat, colour });
        }
    }

    fn lost(&mut self, seat: Seat, colour: Colour, how: Loss) {
        match how {
            Loss::Stolen(thief) => {
                enforces!("ology.cube.steal", "ology.cube.steal-full-column", "ology.espionage.full-column");
                self.take_from_board(seat, colour);
                self.tell(|| Event::Stolen { seat, thief, colour });
                self.gain_cube(thief, colour);
            }
            Loss::Dropped => self.push(Frame::Dropping { seat, colour, from_left: false, for_whom: None }),
            Loss::Collected(by) => {
                self.push(Frame::Dropping { seat, colour, from_left: false, for_whom: Some(by) })
            }
        }
    }

    /// A Scholar drops a randomized cube, if they have any.
    pub(crate) fn drop_randomized(&mut self, seat: Seat, how: Loss) {
        enforces!("ology.random.cube");
        if self.colours(seat).is_empty() {
            return;
        }
        let card = self.randomize(|table, card| table.colours(seat).contains(card.information));
        if let Some(card) = card {
            self.lose(seat, card.information, how);
        }
    }

    /// A cube leaves the Note Board for an empty slot of the Zone, of a Linked Zone, or for the Reserve.
    pub(crate) fn dropping(
        &mut self,
        seat: Seat,
        colour: Colour,
        from_left: bool,
        for_whom: Option<Seat>,
    ) -> Flow {
        enforces!("ology.cube.drop");
        let here = self.scholar(seat).zone;
        if self.empty_slot(here, from_left).is_some() {
            self.drop_into(seat, colour, here, from_left, for_whom);
            return Flow::Goes;
        }
        let spill = self.spill_zones(here);
        match (spill.first(), spill.len()) {
            (Some(only), 1) => self.drop_into(seat, colour, only, from_left, for_whom),
            (Some(_), _) => return Flow::Waits,
            (None, _) => {
                enforces!("ology.cube.drop-eliminated");
                self.pop();
                self.take_from_board(seat, colour);
                self.eliminate(colour);
            }
        }
        Flow::Goes
    }

    /// The cube lies in that Zone; with a Heroic Headbutt it is collected at once.
    pub(crate) fn drop_into(
        &mut self,
        seat: Seat,
        colour: Colour,
        zone: ZoneId,
        from_left: bool,
        for_whom: Option<Seat>,
    ) {
        self.pop();
        let Some(slot) = self.empty_slot(zone, from_left) else { return };
        self.take_from_board(seat, colour);
        self.zone_mut(zone).cubes[slot] = Some(colour);
        self.dungeon.cubes += 1;
        self.tell(|| Event::Dropped { seat, colour, zone });
        if let Some(collector) = for_whom.filter(|collector| self.has_room(*collector, colour)) {
            self.collect_slot(collector, zone, slot);
        }
    }

    /// A Toll: one cube after the other, of the Scholar's choice.
    pub(crate) fn paying(&mut self, seat: Seat, left: u8) -> Flow {
        enforces!("ology.zone-effect.toll-v1", "ology.zone-effect.toll-v2", "ology.zone-effect.toll-short");
        let colours = self.toll_colours(seat);
        if left == 0 || colours.is_empty() {
            return self.finish();
        }
        match (colours.iter().next(), colours.iter().count()) {
            (Some(only), 1) => self.pay(seat, left, only),
            _ => return Flow::Waits,
        }
        Flow::Goes
    }

    /// One cube of the Toll.
    pub(crate) fn pay(&mut self, seat: Seat, left: u8, colour: Colour) {
        self.become_(Frame::Paying { seat, left: left - 1 });
        let from_left = self.rules.v2();
        self.push(Frame::Dropping { seat, colour, from_left, for_whom: None });
    }

    /// A Scholar must give another a cube of one of these colours.
    pub(crate) fn giving(&mut self, from: Seat, to: Seat, colours: Colours) -> Flow {
        enforces!("ology.cube.give");
        let colours = Colours(colours.0 & self.colours(from).0);
        match (colours.iter().next(), colours.iter().count()) {
            (None, _) => return self.finish(),
            (Some(only), 1) => self.give(from, to, only),
            _ => return Flow::Waits,
        }
        Flow::Goes
    }

    /// The topmost cube of a column moves to the same column of another Scholar, or into the Reserve if that is full.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, colour: Colour) {
        enforces!(
            "ology.cube.give-not-lost",
            "ology.cube.give-full-column",
            "ology.protect.not-give",
            "ology.protect.voluntary-give"
        );
        self.pop();
        self.take_from_board(from, colour);
        self.tell(|| Event::Gave { seat: from, to, colour });
        self.gain_cube(to, colour);
    }
}

/// Let a protected cube go?
pub(crate) fn check_losing(action: &Action) -> Result<(), Refusal> {
    Refusal::unless(matches!(action, Action::Yes | Action::No), rule!("ology.protect.refuse"))
}

/// Into which Linked Zone does the dropped cube go?
pub(crate) fn check_dropping(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.cube.drop-spill");
    let Action::Zone(zone) = action else { return Err(Refusal::by(rule)) };
    let here = state.table.scholar(seat).zone;
    Refusal::unless(state.table.spill_zones(here).contains(*zone), rule)
}

/// Which cube pays the Toll?
pub(crate) fn check_paying(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let table = &state.table;
    let rule = if table.rules.v1() {
        rule!("ology.zone-effect.toll-v1")
    } else {
        rule!("ology.zone-effect.toll-v2")
    };
    let Action::Colour(colour) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(table.colours(seat).contains(*colour), rule)?;
    Refusal::unless(table.toll_colours(seat).contains(*colour), rule!("ology.zone-effect.toll-protection"))
}

/// Which cube is given?
pub(crate) fn check_giving(
    state: &State,
    from: Seat,
    colours: Colours,
    action: &Action,
) -> Result<(), Refusal> {
    let rule = rule!("ology.cube.give");
    let Action::Colour(colour) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless(colours.contains(*colour) && state.table.colours(from).contains(*colour), rule)
}
