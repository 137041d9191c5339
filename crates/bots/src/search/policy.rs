//! How a playout goes on when nobody searches any more: each seat looks one action ahead at a few of its actions and takes the best.

use table::{Game, Legal, Listing, Luck, NullLog, Play, Seat, Turn, random_play};

use crate::lookahead::worth;

/// How many actions are looked at; which ones is left to chance.
const CANDIDATES: usize = 6;

/// Plays on for so many steps, or to the end.
pub(crate) fn play_on<G: Game>(world: &mut G::State, steps: u32, legal: &mut Legal<G>, luck: &mut Luck) {
    for _ in 0..steps {
        let Turn::Decide(asked) = G::turn(world) else { break };
        let seat = asked.first().unwrap_or(Seat::new(0));
        let play = good_play(world, seat, legal, luck);
        G::apply(world, play, luck, &mut NullLog);
    }
}

/// A good play for a seat in a world.
fn good_play<G: Game>(world: &G::State, seat: Seat, legal: &mut Legal<G>, luck: &mut Luck) -> Play<G> {
    legal.list(world, seat);
    let count = legal.actions().len();
    if legal.listing() == Listing::Some || count < 2 {
        return random_play(world, seat, legal, luck);
    }
    let first = luck.pick("first", count, |_| "".into());
    let same = Luck::seeded(luck.key("ahead"));
    let seen = (0..count.min(CANDIDATES)).filter_map(|step| {
        let index = (first + step * count / count.min(CANDIDATES)) % count;
        let play = legal.play(index)?;
        Some((worth(world, seat, play, same.clone()), index))
    });
    // Of equals the one that comes first from where chance began.
    let best = seen.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let play = best.and_then(|(_, index)| legal.play(index));
    play.unwrap_or_else(|| random_play(world, seat, legal, luck))
}
