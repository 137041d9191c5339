//! What a finished match says about registered players: who did better than whom.

use table::Outcome;

use super::{Control, Table};
use crate::people::Person;

impl Table {
    /// The bouts of a finished match: every two registered players in it met once. Who plays alone, with others against the game,
    /// or only meets bots and guests is not rated; nor is who never acted. Who has left, or lets a bot play at the end, is last.
    pub(super) fn bouts(&self, outcome: &Outcome) -> Vec<store::Bout> {
        if outcome.together.is_some() {
            return Vec::new();
        }
        let mut ranked = self.registered(outcome);
        ranked.sort();
        // Where neither stayed there was no bout.
        let met = |&(first, second): &(usize, usize)| ranked[first].1 != LAST || ranked[second].1 != LAST;
        let pairs = bots::arena::pairs(ranked.len()).filter(met);
        let bout = |(first, second): (usize, usize)| store::Bout {
            game: self.doc.game.clone(),
            first: ranked[first].0.clone(),
            second: ranked[second].0.clone(),
            halves: halves(ranked[first].1, ranked[second].1),
        };
        pairs.map(bout).collect()
    }

    /// Each account that acted for a seat, once, with its best rank.
    fn registered(&self, outcome: &Outcome) -> Vec<(String, u8)> {
        let mut ranked: Vec<(String, u8)> = Vec::new();
        let mut rank = |person: &String, rank: u8| match ranked.iter_mut().find(|(known, _)| known == person)
        {
            Some((_, best)) => *best = rank.min(*best),
            None => ranked.push((person.clone(), rank)),
        };
        for ((chair, standing), seat) in
            self.doc.seats.iter().zip(outcome.standings.values()).zip(self.doc.all())
        {
            let Some(person) = chair.person.as_ref().filter(|id| id.starts_with("a-")) else { continue };
            if self.doc.acted.contains(person) && !self.doc.unrated.contains(seat) {
                rank(person, if chair.control == Control::Person { standing.rank } else { LAST });
            }
        }
        self.doc.left.iter().for_each(|person| rank(person, LAST));
        ranked
    }

    /// Somebody with an account decides here, or lets a bot decide in their place: from now on the match counts for them.
    pub(super) fn note_actor(&mut self, who: &Person) {
        if who.account && !self.doc.acted.contains(&who.id) {
            self.doc.acted.push(who.id.clone());
            self.doc_changed = true;
        }
    }
}

/// The rank of whoever did not stay.
const LAST: u8 = u8::MAX;

fn halves(mine: u8, theirs: u8) -> i64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}
