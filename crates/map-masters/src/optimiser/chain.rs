//! The best chain of blocks: a bound that knows that hallways are walked once.
//!
//! What a path can still reach falls into blocks, parts that no single place cuts apart. Blocks hang together at such
//! cut places and form a tree. A stop is passed once, so a path that goes through a stop into the next block never
//! returns: it follows one branch of the tree. A room may be entered again, so a path can make a round through each
//! block that hangs on a room by two ways, and end in one more. The blocks are found by one depth-first walk (lowest
//! number reachable backwards, after Hopcroft and Tarjan), and the best branch is added up on the way back.
//!
//! Teleports are places of their own here: one that is next to all circles, one next to all barrels, one next to all
//! stops before opposite mouths.

use super::graph::{Graph, PLACES, Places};

/// The place that joins all circles.
pub const CIRCLES: usize = PLACES;
/// The place that joins all barrels.
pub const BARRELS: usize = PLACES + 1;
/// The place that joins stops before opposite mouths.
pub const PASSAGES: usize = PLACES + 2;
/// Places and joining places.
pub const NODES: usize = PLACES + 3;

/// The walk and its tables.
pub struct Chain<'a> {
    graph: &'a Graph,
    /// The places that each joining place joins.
    pub links: [Places; 3],
    /// The places that a path may visit again.
    pub again: Places,
    /// Whether there may be more than one teleport between circles.
    pub several_teleports: bool,
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
}

impl<'a> Chain<'a> {
    /// Empty tables for a graph.
    pub fn new(graph: &'a Graph) -> Chain<'a> {
        Chain {
            graph,
            links: [0; 3],
            again: 0,
            several_teleports: false,
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
        }
    }

    /// Makes a place new to the walk.
    #[inline]
    pub fn forget(&mut self, place: usize) {
        self.number[place] = 0;
    }

    /// The most that can be had beyond the root, which itself is not counted.
    pub fn best(&mut self, root: usize, places: Places, worth: &[i32; NODES], exit: i32, mouths: u32) -> i32 {
        (self.places, self.exit, self.mouths) = (places, exit, mouths);
        (self.clock, self.height) = (0, 0);
        (CIRCLES..NODES).for_each(|joint| self.number[joint] = 0);
        self.walk(root, worth);
        self.rounds[root] + self.end[root]
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
            self.graph.near[place] & self.places
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
            PASSAGES => true,
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
        let two_ways = self.height - bottom > 1;
        let (mut sum, mut end) = (0, 0);
        while self.height > bottom {
            self.height -= 1;
            let member = usize::from(self.stack[self.height]);
            let own = if member < PLACES { worth[member] } else { 0 };
            sum += own + self.rounds[member];
            end = end.max(self.end[member]);
        }
        if again && two_ways {
            self.rounds[place] += sum;
            self.end[place] = self.end[place].max(end);
        } else {
            self.end[place] = self.end[place].max(sum + end);
        }
    }
}
