//! Random play as fast as a game allows: the yardstick against other engines.

use table::{Game, Legal, Listing, Luck, NullLog, Seat, Turn, Viewer};

use crate::Dice;

/// What random play of one game, in one mode, needs and keeps between matches: with a warm buffer a step allocates nothing
/// that the game itself does not allocate.
pub struct Playouts<G: Game> {
    legal: Legal<G>,
    dice: Dice,
    luck: Luck,
    /// Build the acting seat's view at every decision, as a bot or a server needs it.
    pub views: bool,
}

impl<G: Game> Playouts<G> {
    /// Random play from a seed.
    pub fn new(seed: u64) -> Self {
        Playouts { legal: Legal::new(), dice: Dice::new(seed), luck: Luck::seeded(seed), views: false }
    }

    /// The luck that the matches draw from, for setting one up.
    pub fn luck(&mut self) -> &mut Luck {
        &mut self.luck
    }

    /// Plays one match to its end, or to `most` steps, and returns how many steps it took.
    #[inline]
    pub fn play(&mut self, state: &mut G::State, most: u64) -> u64 {
        let mut steps = 0;
        while let Turn::Decide(seats) = G::turn(state) {
            let Some(seat) = seats.first() else { break };
            if steps >= most {
                break;
            }
            if self.views {
                std::hint::black_box(G::view(state, Viewer::Seat(seat)));
            }
            self.step(state, seat);
            steps += 1;
        }
        steps
    }

    #[inline]
    fn step(&mut self, state: &mut G::State, seat: Seat) {
        let count = self.legal.list(state, seat).len();
        let listed = self.legal.listing() == Listing::All;
        let chosen = if listed { self.dice.below(count) } else { usize::MAX };
        let play = match self.legal.play(chosen) {
            Some(play) => play,
            None => table::random_play(state, seat, &mut self.legal, &mut self.luck),
        };
        G::apply(state, play, &mut self.luck, &mut NullLog);
    }
}

/// Plays whole random matches until `enough` says so, and returns matches and steps.
pub fn playouts<G: Game>(
    options: &G::Options,
    seats: usize,
    seed: u64,
    views: bool,
    mut enough: impl FnMut(u64) -> bool,
) -> Result<(u64, u64), table::SetupErrors> {
    let mut playouts = Playouts::<G>::new(seed);
    playouts.views = views;
    let (mut games, mut steps) = (0, 0);
    let longest = u64::from(G::facts().longest);
    while !enough(games) {
        let mut state = G::start(options, seats, playouts.luck())?;
        steps += playouts.play(&mut state, longest);
        games += 1;
    }
    Ok((games, steps))
}
