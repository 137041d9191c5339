//! The time bonus: who may claim it, and who gets it.

use table::{Refusal, Seat, enforces, rule};

use crate::action::Claim;
use crate::judge::Drawing;
use crate::options::TimeBonus;
use crate::state::{Done, State};

impl State {
    /// Whether "Done!" may claim the time bonus.
    pub(crate) fn check_claim(&self, drawing: &Drawing, claim: Claim) -> Result<(), Refusal> {
        if claim == Claim::No {
            return Ok(());
        }
        Refusal::unless(self.has_hourglass(), rule!("masters.time.no-hourglass-no-bonus"))?;
        let fits = match self.options.time_bonus {
            TimeBonus::Live => claim == Claim::Now,
            TimeBonus::Clock => matches!(claim, Claim::After(_)),
            TimeBonus::Off => false,
        };
        Refusal::unless(fits, rule!("masters.time.online"))?;
        Refusal::unless(self.claimed.is_none(), rule!("masters.time.only-one-winner"))?;
        Refusal::unless(drawing.path.is_some(), rule!("masters.time.dead-end-is-complete"))
    }

    /// Whether who is done can take it back no more.
    pub(crate) fn is_binding(&self, claim: Claim) -> bool {
        match self.options.time_bonus {
            TimeBonus::Live => {
                enforces!("masters.time.done-is-binding");
                claim == Claim::Now
            }
            TimeBonus::Clock => {
                enforces!("masters.time.clock-mode-lock");
                self.is_time_bonus_round()
            }
            TimeBonus::Off => false,
        }
    }

    /// Who gets the time bonus of this round: the claimant at a common table, the shortest own time otherwise (of equal
    /// times, the earlier one in this round's market order). Nobody without a claim.
    pub(crate) fn time_bonus_winner(&self) -> Option<Seat> {
        enforces!("masters.time.first-done", "masters.time.only-one-winner", "masters.time.nobody-done");
        if !self.is_time_bonus_round() {
            enforces!("masters.time.no-hourglass-no-bonus");
            return None;
        }
        match self.options.time_bonus {
            TimeBonus::Live => self.claimed,
            TimeBonus::Clock => {
                enforces!("masters.time.online");
                let in_order = self.first.around(self.seats());
                let timed = in_order.filter_map(|seat| Some((seat, self.own_time(seat)?)));
                timed.min_by_key(|(_, time)| *time).map(|(seat, _)| seat)
            }
            TimeBonus::Off => None,
        }
    }

    fn own_time(&self, seat: Seat) -> Option<u32> {
        match self.players[seat].done {
            Done::Done(Claim::After(time)) | Done::Locked(Claim::After(time)) => Some(time),
            _ => None,
        }
    }
}
