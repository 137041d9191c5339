//! How much thinking is allowed: counted in nodes, so that the same question gives the same answer on every machine.

/// Nodes between two looks at the stop signal.
const PATIENCE: u64 = 512;

/// A budget of search nodes, and a signal that may end the search earlier. The library itself knows no clock: who wants
/// a time limit hands in a signal that looks at one.
pub struct Meter<'s> {
    left: u64,
    spent: u64,
    stop: Option<&'s mut dyn FnMut() -> bool>,
    stopped: bool,
}

impl Meter<'static> {
    /// So many nodes.
    pub fn nodes(nodes: u64) -> Meter<'static> {
        Meter { left: nodes, spent: 0, stop: None, stopped: false }
    }

    /// As many nodes as it takes.
    pub fn unlimited() -> Meter<'static> {
        Meter::nodes(u64::MAX)
    }
}

impl<'s> Meter<'s> {
    /// So many nodes, or until the signal says stop. It is asked every few hundred nodes.
    pub fn until(nodes: u64, stop: &'s mut dyn FnMut() -> bool) -> Meter<'s> {
        Meter { left: nodes, spent: 0, stop: Some(stop), stopped: false }
    }

    /// Spends nodes; false when there are no more.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> bool {
        if self.stopped || self.left < nodes {
            return false;
        }
        let before = self.spent / PATIENCE;
        self.left -= nodes;
        self.spent += nodes;
        if self.spent / PATIENCE != before
            && let Some(stop) = &mut self.stop
        {
            self.stopped = stop();
        }
        true
    }

    /// Lets a part of the work spend no more than a share of what is left.
    pub fn share<T>(&mut self, nodes: u64, work: impl FnOnce(&mut Meter<'s>) -> T) -> T {
        let kept = self.left.saturating_sub(nodes);
        self.left -= kept;
        let done = work(self);
        self.left += kept;
        done
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.stopped || self.left == 0
    }

    /// How many nodes were spent.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// How many nodes are left.
    pub fn left(&self) -> u64 {
        if self.stopped { 0 } else { self.left }
    }
}
