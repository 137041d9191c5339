//! End of the game and final scoring.

use table::{Audience, BySeat, Log, Outcome, Seat, enforces};

use crate::events::Event;
use crate::state::{Player, State};

/// Points for the most exit boxes.
const MOST_EXITS: u16 = 2;
/// Points for the second most exit boxes.
const SECOND_MOST_EXITS: u16 = 1;
/// Coins that make a point at the end.
const COINS_PER_POINT: u16 = 3;

/// The columns of a final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FinalScore {
    /// The blue boxes.
    pub primary: u16,
    /// Half of the pink boxes.
    pub secondary: u16,
    /// The green boxes.
    pub time: u16,
    /// The bonus for exit boxes.
    pub exit: u16,
    /// Points for coins.
    pub coins: u16,
}

impl FinalScore {
    /// The final score: nothing else counts.
    pub fn total(&self) -> u16 {
        enforces!("masters.final.total");
        self.primary + self.secondary + self.time + self.exit + self.coins
    }
}

impl State {
    /// What a player would score if the game ended now.
    pub fn final_score(&self, seat: Seat) -> FinalScore {
        let player = &self.players[seat];
        FinalScore {
            primary: primary(player),
            secondary: secondary(player),
            time: time(player),
            exit: self.exit_bonus(seat),
            coins: coins(player),
        }
    }

    /// Most boxes 2, second most 1, ties in full, nobody for none.
    fn exit_bonus(&self, seat: Seat) -> u16 {
        enforces!("masters.final.exit-most", "masters.final.exit-second", "masters.final.exit-ties");
        enforces!("masters.final.exit-second-after-tie");
        let mine = exits(&self.players[seat]);
        if mine == 0 {
            enforces!("masters.final.exit-zero");
            return 0;
        }
        let most = self.players.values().map(exits).max().unwrap_or_default();
        let second = self.players.values().map(exits).filter(|boxes| *boxes < most).max();
        match mine {
            _ if mine == most => MOST_EXITS,
            _ if Some(mine) == second => SECOND_MOST_EXITS,
            _ => 0,
        }
    }

    /// The standings: the highest total, then the highest secondary score, then a shared place.
    pub fn standings(&self) -> Outcome {
        enforces!("masters.final.winner", "masters.final.tie-break", "masters.final.shared-victory");
        let scores = BySeat::from_fn(self.seats(), |seat| {
            let score = self.final_score(seat);
            ((score.total(), score.secondary), i32::from(score.total()))
        });
        Outcome::ranked(scores)
    }

    pub(crate) fn tell_final_scores<L: Log<Event>>(&self, log: &mut L) {
        for seat in Seat::all(self.seats()) {
            log.tell(Audience::All, || Event::Final(seat, i32::from(self.final_score(seat).total())));
        }
    }
}

fn primary(player: &Player) -> u16 {
    enforces!("masters.final.primary");
    player.rows.iter().map(|row| row.primary).sum()
}

/// The pink boxes are halved once, on the total.
fn secondary(player: &Player) -> u16 {
    enforces!("masters.final.secondary");
    player.rows.iter().map(|row| row.secondary).sum::<u16>() / 2
}

fn time(player: &Player) -> u16 {
    enforces!("masters.final.time");
    player.rows.iter().map(|row| u16::from(row.time)).sum()
}

fn exits(player: &Player) -> usize {
    player.rows.iter().filter(|row| row.exit).count()
}

fn coins(player: &Player) -> u16 {
    enforces!("masters.final.coins");
    player.coins / COINS_PER_POINT
}
