//! The best chain of blocks: a bound that knows that hallways are walked once.
//!
//! What a path can still reach falls into blocks, parts that no single place cuts apart. Blocks hang together at such
//! cut places and form a tree. A stop is passed once, so a path that goes through a stop into the next block never
//! returns: it follows one branch of the tree. A room may be entered again, so a path can make a round through each
//! block that hangs on a room by two ways, and end in one more. The blocks are found by one depth-first walk (lowest
//! number reachable backwards, after Hopcroft and Tarjan), and the best branch is added up on the way back.
//!
//! Teleports are places of their own here: one that is next to all circles, one next to all barrels. With a leap to a
//! monster the path has two parts: the first follows a branch down, the second begins at a monster anywhere, climbs
//! some way and follows another branch down. That is three branches at most, so the three best that share nothing will
//! do for a bound.

use super::graph::{Graph, PLACES, Places, each};

/// The place that joins all circles.
pub const CIRCLES: usize = PLACES;
/// The place that joins all barrels.
pub const BARRELS: usize = PLACES + 1;
/// Places and joining places.
pub const NODES: usize = PLACES + 2;
/// Branches of a path with a leap.
const BRANCHES: usize = 3;

/// The walk and its tables.
pub struct Chain<'a> {
    graph: &'a Graph,
    /// The places that each joining place joins.
    pub links: [Places; 2],
    /// The places that a path may visit again.
    pub again: Places,
    /// Whether there may be more than one teleport between circles.
    pub several_teleports: bool,
    /// Whether the path may pass from top to bottom, and from left to right.
    pub passes: [bool; 2],
    places: Places,
    exit: i32,
    mouths: u32,
    clock: u8,
    number: [u8; NODES],
    lowest: [u8; NODES],
    stack: [u8; NODES],
    height: usize,
    /// What rounds from a place through blocks beyond it bring.
    rounds: [i32; NODES],
    /// What the best end beyond a place brings on top of that.
    end: [i32; NODES],
    /// The best branches that were given up for better ones.
    others: [i32; BRANCHES],
}

impl<'a> Chain<'a> {
    /// Empty tables for a graph.
    pub fn new(graph: &'a Graph) -> Chain<'a> {
        Chain {
            graph,
            links: [0; 2],
            again: 0,
            several_teleports: false,
            passes: [false; 2],
            places: 0,
            exit: 0,
            mouths: 0,
            clock: 0,
            number: [0; NODES],
            lowest: [0; NODES],
            stack: [0; NODES],
            height: 0,
            rounds: [0; NODES],
            end: [0; NODES],
            others: [0; BRANCHES],
        }
    }

    /// The places next to a place, those behind opposite mouths included.
    #[inline]
    pub fn near(&self, place: usize) -> Places {
        let mut near = self.graph.near[place];
        for (passes, across) in self.passes.into_iter().zip(&self.graph.passes) {
            if passes {
                near |= across[place];
            }
        }
        near
    }

    /// Makes a place new to the walk.
    #[inline]
    pub fn forget(&mut self, place: usize) {
        self.number[place] = 0;
    }

    /// Gets ready for a walk over these places, all of which must be forgotten.
    pub fn begin(&mut self, places: Places, exit: i32, mouths: u32) {
        (self.places, self.exit, self.mouths) = (places, exit, mouths);
        (self.clock, self.height) = (0, 0);
        self.others = [0; BRANCHES];
        (CIRCLES..NODES).for_each(|joint| self.number[joint] = 0);
    }

    /// The most that one branch from the root brings; what the root itself is worth counts too, unless it was reached.
    pub fn best(&mut self, root: usize, worth: &[i32; NODES]) -> i32 {
        if self.places >> root & 1 == 0 {
            return 0;
        }
        self.walk(root, worth);
        worth[root] + self.rounds[root] + self.end[root]
    }

    /// The most that a branch from the root and two more bring, which may begin at monsters elsewhere.
    pub fn best_with_leap(&mut self, root: usize, monsters: Places, worth: &[i32; NODES]) -> i32 {
        let first = self.best(root, worth);
        self.give_up(first);
        for monster in each(monsters) {
            if self.number[usize::from(monster)] == 0 {
                let branch = self.best(usize::from(monster), worth);
                self.give_up(branch);
            }
        }
        self.others.iter().sum()
    }

    /// Notes a branch that is not followed.
    fn give_up(&mut self, branch: i32) {
        let mut branch = branch;
        for other in &mut self.others {
            if branch > *other {
                std::mem::swap(other, &mut branch);
            }
        }
    }

    /// Notes what ends in a direction bring: the best is followed.
    fn offer(&mut self, place: usize, end: i32) {
        let given_up = self.end[place].min(end);
        self.end[place] = self.end[place].max(end);
        self.give_up(given_up);
    }

    fn walk(&mut self, place: usize, worth: &[i32; NODES]) {
        self.clock += 1;
        (self.number[place], self.lowest[place]) = (self.clock, self.clock);
        (self.rounds[place], self.end[place]) = (0, 0);
        let again = self.may_come_again(place);
        let mut near = if place < PLACES {
            if self.graph.exits[place] & !self.mouths != 0 {
                self.end[place] = self.exit;
            }
            for joint in CIRCLES..NODES {
                if self.links[joint - PLACES] >> place & 1 != 0 {
                    self.look(place, joint, again, worth);
                }
            }
            self.near(place) & self.places
        } else {
            self.links[place - PLACES]
        };
        while near != 0 {
            let next = near.trailing_zeros() as usize;
            near &= near - 1;
            self.look(place, next, again, worth);
        }
    }

    fn may_come_again(&self, place: usize) -> bool {
        match place {
            CIRCLES => self.several_teleports,
            BARRELS => false,
            place => self.again >> place & 1 != 0,
        }
    }

    fn look(&mut self, place: usize, next: usize, again: bool, worth: &[i32; NODES]) {
        if self.number[next] != 0 {
            self.lowest[place] = self.lowest[place].min(self.number[next]);
            return;
        }
        let bottom = self.height;
        self.stack[self.height] = next as u8;
        self.height += 1;
        self.walk(next, worth);
        self.lowest[place] = self.lowest[place].min(self.lowest[next]);
        if self.lowest[next] >= self.number[place] {
            self.close_block(place, bottom, again, worth);
        }
    }

    /// A block that hangs on a place is complete: all places above `bottom` on the stack.
    fn close_block(&mut self, place: usize, bottom: usize, again: bool, worth: &[i32; NODES]) {
        // Two corridors may join the same two stops; they make a way there and a way back.
        let corridors = place < PLACES && self.graph.four_ways >> place & 1 != 0;
        let two_ways = self.height - bottom > 1 || corridors;
        let (mut sum, mut end) = (0, 0);
        while self.height > bottom {
            self.height -= 1;
            let member = usize::from(self.stack[self.height]);
            let own = if member < PLACES { worth[member] } else { 0 };
            sum += own + self.rounds[member];
            self.give_up(end.min(self.end[member]));
            end = end.max(self.end[member]);
        }
        if again && two_ways {
            self.rounds[place] += sum;
            self.offer(place, end);
        } else {
            self.offer(place, sum + end);
        }
    }
}
