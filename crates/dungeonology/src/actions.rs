//! The Action Phase: Study, Espionage, an ACTION card, a Zone Effect, a Skill that is an Action, or nothing.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Use};
use crate::content::{Colour, ZoneEffect, ZoneId};
use crate::espionage::check_spy;
use crate::event::Event;
use crate::frame::{Frame, RestStage};
use crate::run::Run;
use crate::skills::check_action_skill;
use crate::state::{Phase, State, Table};
use crate::study::check_study;
use crate::tricks::{Occasion, check_play};

impl<L: Log<Event>> Run<'_, L> {
    /// The player performs an Action, or ends the phase.
    pub(crate) fn answer_action(&mut self, seat: Seat, action: Action) {
        enforces!("ology.action.kinds");
        match action {
            Action::Study(targets) => self.study(seat, targets),
            Action::Spy(target, colour) => self.spy(seat, target, colour),
            Action::Play(card, way) => {
                enforces!("ology.action.trick-card");
                self.spend_action();
                self.declare(seat, card, way);
            }
            Action::Bivouac => self.bivouac(seat),
            Action::Teleport(zone) => {
                enforces!("ology.token.teleport");
                self.spend_action();
                self.enter(seat, zone, false);
            }
            Action::Skill(index) => {
                self.spend_action();
                self.activate(seat, index);
            }
            _ => self.end_actions(),
        }
    }

    /// A Rest without going to the Starting Zone. v1 ends the turn with it, v2 goes on.
    fn bivouac(&mut self, seat: Seat) {
        enforces!("ology.action.zone-effect", "ology.zone-effect.v2-action");
        if self.rules.v1() {
            enforces!("ology.zone-effect.bivouac-v1");
            self.phase = Phase::Closing;
        } else {
            enforces!("ology.zone-effect.bivouac-v2", "ology.zone-effect.bivouac-v2-turn-goes-on");
            self.spend_action();
        }
        self.push(Frame::Resting { seat, stage: RestStage::Arrive, bivouac: true });
    }
}

impl Table {
    /// The colour of the Bivouac in force in a Zone.
    fn bivouac_colour(&self, zone: ZoneId) -> Option<Colour> {
        self.zone_effects(zone)
            .find_map(|effect| if let ZoneEffect::Bivouac(colour) = effect { Some(colour) } else { None })
    }
}

/// Whether the player may perform that Action.
pub(crate) fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Study(targets) => check_study(state, seat, *targets),
        Action::Spy(target, colour) => check_spy(state, seat, *target, *colour),
        Action::Play(card, way @ Use::Main) => check_play(state, seat, *card, *way, Occasion::Action),
        Action::Bivouac => check_bivouac(&state.table, seat),
        Action::Teleport(zone) => check_teleport(&state.table, seat, *zone),
        Action::Skill(index) => check_action_skill(state, seat, *index),
        Action::Go(_) | Action::Tunnel(_) | Action::Explore => {
            let v1 = state.table.rules.v1();
            Err(Refusal::by(if v1 {
                rule!("ology.turn.v1-order-fixed")
            } else {
                rule!("ology.move.v2-points-lapse")
            }))
        }
        _ => Err(Refusal::by(rule!("ology.action.kinds"))),
    }
}

fn check_bivouac(table: &Table, seat: Seat) -> Result<(), Refusal> {
    let colour = table.bivouac_colour(table.scholar(seat).zone);
    let Some(colour) = colour else { return Err(Refusal::by(rule!("ology.action.zone-effect"))) };
    enforces!("ology.zone-effect.colour");
    Refusal::unless(table.colours(seat).contains(colour), rule!("ology.zone-effect.bivouac-colour"))?;
    Refusal::unless(!(table.rules.v1() && table.panicking()), rule!("ology.zone-effect.bivouac-panic-v1"))
}

fn check_teleport(table: &Table, seat: Seat, zone: ZoneId) -> Result<(), Refusal> {
    let here = table.scholar(seat).zone;
    let rule = rule!("ology.token.teleport");
    Refusal::unless(table.zone(here).teleport && table.colours(seat).contains(Colour::Blue), rule)?;
    Refusal::unless(table.is_placed(zone) && zone != here, rule)?;
    Refusal::unless(table.ambush_lets_in(seat, zone), rule!("ology.zone-effect.ambush-v1-barred"))
}
