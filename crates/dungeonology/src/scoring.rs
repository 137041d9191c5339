//! Final scoring, ranks and ties.

use table::{BySeat, Outcome, Seat, enforces};

use crate::content::catalogue;
use crate::state::State;

/// Points for the first, second, third and fourth successful Thesis.
pub const THESIS_BONUS: [i16; 5] = [0, 10, 7, 5, 3];

impl State {
    /// A player's points as the game stands, face-down Jinxes left out.
    pub fn score(&self, seat: Seat) -> i16 {
        enforces!("ology.def.aim", "ology.score.negative", "ology.score.students-none");
        self.clan_score(seat) + self.thesis_bonus(seat) + self.intern_points(seat) - self.jinx_penalty(seat)
    }

    fn thesis_bonus(&self, seat: Seat) -> i16 {
        enforces!("ology.thesis.rank-bonus", "ology.score.thesis");
        THESIS_BONUS[self.table.scholar(seat).thesis as usize % THESIS_BONUS.len()]
    }

    fn intern_points(&self, seat: Seat) -> i16 {
        enforces!("ology.intern.points", "ology.score.interns", "ology.score.other");
        self.table.scholar(seat).interns.iter().map(|intern| catalogue().intern(intern).points).sum()
    }

    fn jinx_penalty(&self, seat: Seat) -> i16 {
        enforces!("ology.jinx.penalty", "ology.score.jinx");
        self.table.scholar(seat).jinxes.iter().map(|jinx| catalogue().jinx(jinx).penalty).sum()
    }

    /// Whether a player takes part in final scoring.
    fn takes_part(&self, seat: Seat) -> bool {
        enforces!("ology.score.v1-everyone", "ology.score.v2-eligibility", "ology.score.v2-nobody");
        self.table.rules.v1() || self.table.ending.theses == 0 || self.table.scholar(seat).thesis > 0
    }

    /// The ranks: most points, then the earlier Thesis, then more Students; who is still tied shares the victory.
    pub(crate) fn standings(&self) -> Outcome {
        enforces!(
            "ology.score.winner",
            "ology.score.tie-thesis",
            "ology.score.tie-students",
            "ology.score.tie-youngest"
        );
        Outcome::ranked(BySeat::from_fn(self.table.seats(), |seat| {
            let scholar = self.table.scholar(seat);
            let score = self.score(seat);
            let earlier = if scholar.thesis == 0 { 0 } else { 5 - scholar.thesis as i16 };
            let key = (self.takes_part(seat), score, earlier, scholar.students);
            (key, i32::from(score))
        }))
    }
}
