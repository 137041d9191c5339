//! The tree that all worlds share.

use std::collections::BTreeMap;

use table::{Game, Legal, Listing, Luck, Play, Seat, SeatSet, judge};

use super::reward::Rewards;
use crate::lookahead::{standing, worth};

/// How curious the search is: the weight of what looks good and is little known.
const CURIOSITY: f32 = 1.4;
/// The part of the curiosity that every arm gets, however it looks one action ahead.
const OPEN_MIND: f32 = 0.3;
/// Where actions are too many to list, a node of `n` visits has about `WIDTH · √n` arms.
const WIDTH: f32 = 2.0;
/// In how many worlds an arm is looked at one action ahead.
const LOOKS: u32 = 8;
/// How far below the best an arm of weight 1/e looks, in mean distances from the best.
const SHARPNESS: f64 = 2.0;

type NodeId = usize;

/// Decisions that were reached by the same actions, whatever the world.
struct Node<G: Game> {
    arms: Vec<Arm<G>>,
    visits: u32,
}

/// An action of a seat at a node.
struct Arm<G: Game> {
    seat: Seat,
    action: G::Action,
    visits: u32,
    reward: f32,
    /// What it gained one action ahead, summed over the worlds it was looked at in.
    gain: f64,
    looks: u32,
}

impl<G: Game> Arm<G> {
    fn mean_gain(&self) -> f64 {
        self.gain / f64::from(self.looks.max(1))
    }
}

pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// From a node, by an arm of a node (its own, or the one where a simultaneous decision began), to the next.
    children: BTreeMap<(NodeId, NodeId, usize), NodeId>,
}

/// The arms a playout went through.
pub(super) type Path = Vec<(NodeId, usize)>;

/// A walk down the tree.
pub(super) struct Walk {
    node: NodeId,
    /// Where a simultaneous decision began, and who still has to choose there.
    together: Option<(NodeId, SeatSet)>,
    path: Path,
}

/// A step of a walk.
pub(super) struct Step<G: Game> {
    pub play: Play<G>,
    pub is_new: bool,
}

impl Walk {
    pub fn depth(&self) -> usize {
        self.path.len()
    }

    pub fn into_path(self) -> Path {
        self.path
    }

    /// Who chooses next. Seats that are asked at the same time choose at the node where that began.
    pub fn next_seat(&mut self, asked: SeatSet) -> Option<Seat> {
        let goes_on = self.together.is_some_and(|(_, left)| asked.iter().all(|seat| left.contains(seat)));
        if !goes_on {
            self.together = (asked.len() > 1).then_some((self.node, asked));
        }
        let seat = asked.first()?;
        if let Some((_, left)) = &mut self.together {
            left.remove(seat);
        }
        Some(seat)
    }

    /// The node whose arms the next seat chooses from.
    fn table(&self) -> NodeId {
        self.together.map_or(self.node, |(node, _)| node)
    }
}

impl<G: Game> Tree<G> {
    pub fn new() -> Self {
        Tree { nodes: vec![Node { arms: Vec::new(), visits: 0 }], children: BTreeMap::new() }
    }

    pub fn walk(&self) -> Walk {
        Walk { node: 0, together: None, path: Vec::new() }
    }

    /// Chooses an arm for a seat in this world and moves the walk along it.
    pub fn choose(
        &mut self,
        walk: &mut Walk,
        world: &G::State,
        seat: Seat,
        legal: &mut Legal<G>,
        luck: &mut Luck,
    ) -> Step<G> {
        let table = walk.table();
        let offered = self.offered(table, world, seat, legal, luck);
        self.look_ahead(table, &offered, world, seat, luck);
        let arm = self.best(table, &offered);
        let is_new = self.nodes[table].arms[arm].visits == 0;
        walk.path.push((table, arm));
        walk.node = self.child(walk.node, table, arm);
        let action = self.nodes[table].arms[arm].action.clone();
        let play =
            judge::<G>(world, seat, action).unwrap_or_else(|_| table::random_play(world, seat, legal, luck));
        Step { play, is_new }
    }

    /// The seat's arms that are legal in this world; new ones are added for what is legal and not yet known.
    fn offered(
        &mut self,
        node: NodeId,
        world: &G::State,
        seat: Seat,
        legal: &mut Legal<G>,
        luck: &mut Luck,
    ) -> Vec<usize> {
        legal.list(world, seat);
        let mut offered: Vec<usize> = Vec::with_capacity(legal.actions().len());
        for action in legal.actions() {
            offered.push(self.arm_for(node, seat, action));
        }
        if legal.listing() == Listing::Some {
            self.widen(node, world, seat, luck, &mut offered);
        }
        offered
    }

    fn arm_for(&mut self, node: NodeId, seat: Seat, action: &G::Action) -> usize {
        let arms = &mut self.nodes[node].arms;
        let known = arms.iter().position(|arm| arm.seat == seat && arm.action == *action);
        known.unwrap_or_else(|| {
            let action = action.clone();
            arms.push(Arm { seat, action, visits: 0, reward: 0.0, gain: 0.0, looks: 0 });
            arms.len() - 1
        })
    }

    /// Adds a sampled arm now and then, and offers the known ones that are legal here.
    fn widen(
        &mut self,
        node: NodeId,
        world: &G::State,
        seat: Seat,
        luck: &mut Luck,
        offered: &mut Vec<usize>,
    ) {
        let known = 0..self.nodes[node].arms.len();
        for index in known {
            let arm = &self.nodes[node].arms[index];
            if arm.seat == seat && !offered.contains(&index) && G::check(world, seat, &arm.action).is_ok() {
                offered.push(index);
            }
        }
        let wanted = 1.0 + WIDTH * (self.nodes[node].visits as f32).sqrt();
        if (offered.len() as f32) < wanted || offered.is_empty() {
            let index = self.arm_for(node, seat, &G::sample(world, seat, luck));
            if !offered.contains(&index) {
                offered.push(index);
            }
        }
    }

    /// Looks at arms that are not yet well known one action ahead, all with the same luck.
    fn look_ahead(&mut self, node: NodeId, offered: &[usize], world: &G::State, seat: Seat, luck: &mut Luck) {
        let arms = &mut self.nodes[node].arms;
        if offered.len() < 2 || offered.iter().all(|&index| arms[index].looks >= LOOKS) {
            return;
        }
        let before = standing::<G>(world, seat);
        let same = Luck::seeded(luck.key("ahead"));
        for &index in offered {
            let arm = &mut arms[index];
            if arm.looks < LOOKS
                && let Ok(play) = judge::<G>(world, seat, arm.action.clone())
            {
                arm.gain += (worth(world, seat, play, same.clone()) - before) as f64;
                arm.looks += 1;
            }
        }
    }

    /// The arm with the best bound: what it brought so far, and curiosity that grows with what it gains one action ahead and falls
    /// with its visits (the rule known as PUCT). An arm never tried is expected to bring what the others did on average.
    fn best(&self, node: NodeId, offered: &[usize]) -> usize {
        let arms = &self.nodes[node].arms;
        let tried = || offered.iter().map(|&index| &arms[index]).filter(|arm| arm.visits > 0);
        let visits: u32 = tried().map(|arm| arm.visits).sum();
        let usual = tried().map(|arm| arm.reward).sum::<f32>() / (visits.max(1) as f32);
        let weights = weights(arms, offered);
        let sum: f32 = weights.iter().sum();
        let curiosity = CURIOSITY * (visits.max(1) as f32).sqrt();
        let even = OPEN_MIND / offered.len().max(1) as f32;
        let bound = |(&index, weight): (&usize, &f32)| {
            let arm = &arms[index];
            let known = if arm.visits == 0 { usual } else { arm.reward / arm.visits as f32 };
            let share = (1.0 - OPEN_MIND) * weight / sum + even;
            (index, known + curiosity * share / (1.0 + arm.visits as f32))
        };
        let bounds = offered.iter().zip(&weights).map(bound);
        bounds.max_by(|left, right| left.1.total_cmp(&right.1)).map_or(0, |(index, _)| index)
    }

    fn child(&mut self, from: NodeId, table: NodeId, arm: usize) -> NodeId {
        let next = self.nodes.len();
        let child = *self.children.entry((from, table, arm)).or_insert(next);
        if child == next {
            self.nodes.push(Node { arms: Vec::new(), visits: 0 });
        }
        child
    }

    /// Tells every arm on the path what the playout was worth to its seat.
    pub fn learn(&mut self, path: &[(NodeId, usize)], rewards: &Rewards) {
        for &(node, arm) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let arm = &mut node.arms[arm];
            arm.visits += 1;
            arm.reward += rewards[arm.seat.index()];
        }
    }

    /// Whether no other of a seat's actions at the root can be played as often as the leading one, with so many playouts left.
    pub fn is_decided(&self, seat: Seat, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for arm in self.nodes[0].arms.iter().filter(|arm| arm.seat == seat) {
            if arm.visits > most {
                (most, second) = (arm.visits, most);
            } else {
                second = second.max(arm.visits);
            }
        }
        most - second > left
    }

    /// How often each of a seat's actions at the root was played.
    pub fn votes(self, seat: Seat) -> Vec<(G::Action, u32)> {
        let root = self.nodes.into_iter().next();
        let arms = root.into_iter().flat_map(|node| node.arms).filter(|arm| arm.seat == seat);
        arms.map(|arm| (arm.action, arm.visits)).collect()
    }
}

/// How good each offered arm looks one action ahead, the best as 1.
fn weights<G: Game>(arms: &[Arm<G>], offered: &[usize]) -> Vec<f32> {
    let gains = || offered.iter().map(|&index| arms[index].mean_gain());
    let best = gains().fold(f64::MIN, f64::max);
    let distance = gains().map(|gain| best - gain).sum::<f64>() / offered.len().max(1) as f64;
    let scale = (distance / SHARPNESS).max(f64::MIN_POSITIVE);
    gains().map(|gain| (((gain - best) / scale).max(-12.0)).exp() as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::ConnectFour;

    #[test]
    fn a_tree_is_decided_when_nothing_can_catch_up() {
        let seat = Seat::new(0);
        let state = ConnectFour::start(&Default::default(), 2, &mut Luck::seeded(1));
        let Ok(state) = state else { panic!("two can play") };
        let mut tree = Tree::<ConnectFour>::new();
        let mut legal = Legal::new();
        let mut luck = Luck::seeded(1);
        let arms = tree.offered(0, &state, seat, &mut legal, &mut luck);
        for arm in [arms[0], arms[0], arms[0], arms[1]] {
            tree.learn(&[(0, arm)], &Rewards::default());
        }
        assert!(tree.is_decided(seat, 1), "3 to 1, one playout left");
        assert!(!tree.is_decided(seat, 2), "3 to 1, two playouts left: they could be equal");
        assert!(!tree.is_decided(Seat::new(1), 0), "nobody asked the other seat");
    }
}
