//! How a playout goes on below the tree: each seat looks one action ahead at a few of its actions and takes the best.

use table::{Game, Legal, Listing, Luck, Play, Seat, random_play};

use crate::lookahead::worth;

/// How many actions are looked at; which ones is left to chance.
const CANDIDATES: usize = 6;

/// A good play for a seat in a world.
pub(crate) fn good_play<G: Game>(
    world: &G::State,
    seat: Seat,
    legal: &mut Legal<G>,
    luck: &mut Luck,
) -> Play<G> {
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
