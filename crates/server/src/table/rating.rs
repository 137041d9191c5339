//! What a finished match says about registered players: who did better than whom.

use table::Outcome;

use super::Table;

impl Table {
    /// The bouts of a finished match: every two registered players in it met once. Who plays alone, with others against the game,
    /// or only meets bots and guests is not rated.
    pub(super) fn bouts(&self, outcome: &Outcome) -> Vec<store::Bout> {
        if outcome.together.is_some() {
            return Vec::new();
        }
        let mut ranked = self.registered(outcome);
        ranked.sort();
        let pairs = bots::arena::pairs(ranked.len());
        let bout = |(first, second): (usize, usize)| store::Bout {
            game: self.doc.game.clone(),
            first: ranked[first].0.clone(),
            second: ranked[second].0.clone(),
            halves: halves(ranked[first].1, ranked[second].1),
        };
        pairs.map(bout).collect()
    }

    /// Each account that decided for a seat to the end, once, with its best rank.
    fn registered(&self, outcome: &Outcome) -> Vec<(String, u8)> {
        let mut ranked: Vec<(String, u8)> = Vec::new();
        for (chair, standing) in self.doc.seats.iter().zip(outcome.standings.values()) {
            let Some(person) = chair.person.as_ref().filter(|id| id.starts_with("a-")) else { continue };
            match ranked.iter_mut().find(|(known, _)| known == person) {
                Some((_, rank)) => *rank = standing.rank.min(*rank),
                None => ranked.push((person.clone(), standing.rank)),
            }
        }
        ranked
    }
}

fn halves(mine: u8, theirs: u8) -> i64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}
