//! Clocks. They run for the seats that everybody sees being waited for: a clock that ran only for those who really have a
//! response would tell who has one.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::protocol::{ClockInfo, ClockRules};

/// What is left of everybody's time, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    left: Vec<i64>,
    running: SeatSet,
    since: i64,
    /// Those whose time was up, and who have not come back since.
    #[serde(default)]
    out: SeatSet,
    /// Those of them for whom somebody has answered meanwhile.
    #[serde(default)]
    stood_in: SeatSet,
    /// How the clocks stood before the last answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<Box<Before>>,
}

/// How the clocks stood at a moment, in case an answer is taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Before {
    left: Vec<i64>,
    running: SeatSet,
    at: i64,
}

/// What somebody has who takes a seat back whose time was up.
const GRANTED: i64 = 60_000;
/// What is left to whoever gives an increment back, if they had as much.
const LEAST: i64 = 1_000;

impl ClockRules {
    /// Whether anybody could play by it: between a second and a year.
    pub fn is_sound(self) -> bool {
        const YEAR: i64 = 366 * 24 * 3600 * 1000;
        match self {
            ClockRules::Live { initial, increment } => {
                (1000..=YEAR).contains(&initial) && (0..=YEAR).contains(&increment)
            }
            ClockRules::Days { per_answer } => (1000..=YEAR).contains(&per_answer),
        }
    }

    fn budget(self) -> i64 {
        match self {
            ClockRules::Live { initial, .. } => initial,
            ClockRules::Days { per_answer } => per_answer,
        }
    }
}

impl Clocks {
    /// Full clocks that stand still.
    pub fn new(rules: ClockRules, seats: usize, now: i64) -> Clocks {
        Clocks {
            left: vec![rules.budget(); seats],
            running: SeatSet::EMPTY,
            since: now,
            out: SeatSet::EMPTY,
            stood_in: SeatSet::EMPTY,
            before: None,
        }
    }

    /// Takes the time that has passed off the running clocks.
    pub fn pass(&mut self, now: i64) {
        take_off(&mut self.left, self.running, now - self.since);
        self.since = now;
    }

    /// The clocks stood still from one moment to another. Left out twice it is left out once.
    pub fn leave_out(&mut self, from: i64, to: i64) {
        self.pass(self.since.max(from));
        self.since = self.since.max(to);
        if let Some(before) = &mut self.before {
            take_off(&mut before.left, before.running, from - before.at);
            before.at = before.at.max(to);
        }
    }

    /// From now on these seats are waited for. Whoever no longer is has answered, and gets what an answer adds; so does
    /// whoever alone was waited for and is again, when everybody saw something done (`seen`). By the day, whoever is newly asked
    /// has the whole time, and after something that everybody saw whoever is waited for. What everybody sees is all that
    /// counts: an answer in secret adds nothing before it can be seen, and where several are waited for nobody can tell whose it
    /// was.
    pub fn run_for(&mut self, rules: ClockRules, waiting: SeatSet, seen: bool) {
        let alone = self.running.len() == 1;
        for (index, left) in self.left.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let (was, is) = (self.running.contains(seat), waiting.contains(seat));
            match rules {
                ClockRules::Live { increment, .. } if was && (!is || seen && alone) => *left += increment,
                ClockRules::Days { per_answer } if is && (!was || seen) => *left = per_answer,
                _ => {}
            }
        }
        self.running = waiting;
    }

    /// Notes how the clocks stand before an answer, in case it is taken back.
    pub fn remember(&mut self, now: i64) {
        self.pass(now);
        self.before = Some(Box::new(Before { left: self.left.clone(), running: self.running, at: now }));
    }

    /// An answer is taken back: the clocks stand as before it, and the time since is that of those who were waited for then. Where
    /// that is not known any more, whoever takes back gives back what an answer adds.
    pub fn take_back(&mut self, rules: ClockRules, seat: Seat, now: i64) {
        self.pass(now);
        match (self.before.take(), rules, self.left.get_mut(seat.index())) {
            (Some(before), ..) => {
                (self.left, self.running, self.since) = (before.left, before.running, before.at);
                self.pass(now);
            }
            (None, ClockRules::Live { increment, .. }, Some(left)) => {
                *left = (*left - increment).max((*left).min(LEAST));
            }
            _ => {}
        }
    }

    /// The time of a seat is up, and a bot plays on.
    pub fn ran_out(&mut self, seat: Seat) {
        self.before = None;
        self.out.insert(seat);
    }

    /// Somebody has answered for a seat in its person's place.
    pub fn stood_in(&mut self, seat: Seat) {
        if self.out.contains(seat) {
            self.stood_in.insert(seat);
        }
    }

    /// Whoever takes a seat back whose time was up, and who has paid for it with an answer that was not theirs, has a little again;
    /// from now on.
    pub fn grant(&mut self, seat: Seat, now: i64) {
        self.pass(now);
        let has_paid = self.stood_in.contains(seat);
        if has_paid {
            self.out.remove(seat);
            self.stood_in.remove(seat);
            self.give(seat);
        }
    }

    /// Whoever sits down anew where no time is left has a little.
    pub fn welcome(&mut self, seat: Seat, now: i64) {
        self.pass(now);
        if self.left.get(seat.index()) == Some(&0) {
            self.give(seat);
        }
    }

    fn give(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(GRANTED);
            self.before = None;
        }
    }

    /// The clocks stop where they are.
    pub fn stop(&mut self) {
        self.running = SeatSet::EMPTY;
        self.before = None;
    }

    /// They go on where they were.
    pub fn go_on(&mut self, waiting: SeatSet, now: i64) {
        (self.running, self.since) = (waiting, now);
    }

    /// When the first of these seats runs out of time.
    pub fn next_deadline(&self, asked: SeatSet) -> Option<i64> {
        let seats = self.running.iter().filter(|seat| asked.contains(*seat));
        seats.filter_map(|seat| self.left.get(seat.index())).map(|left| self.since + left).min()
    }

    /// Which of these seats have run out of time.
    pub fn out_of_time(&self, asked: SeatSet, now: i64) -> Vec<Seat> {
        let out = |seat: &Seat| self.left.get(seat.index()).is_some_and(|left| self.since + left <= now);
        self.running.iter().filter(|seat| asked.contains(*seat)).filter(out).collect()
    }

    /// What is left, for everybody to see.
    pub fn info(&self, now: i64) -> Vec<ClockInfo> {
        let mut clocks = self.clone();
        clocks.pass(now);
        let info = |(index, left): (usize, &i64)| {
            let seat = Seat::new(index);
            ClockInfo { seat, left: *left, running: clocks.running.contains(seat) }
        };
        clocks.left.iter().enumerate().map(info).collect()
    }
}

/// Takes the time that has passed off the clocks that ran.
fn take_off(clocks: &mut [i64], running: SeatSet, passed: i64) {
    for seat in running.iter() {
        if let Some(left) = clocks.get_mut(seat.index()) {
            *left = (*left - passed.max(0)).max(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_for_whoever_is_waited_for_and_answers_add_to_it() {
        let rules = ClockRules::Live { initial: 10_000, increment: 500 };
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::one(a), false);
        assert_eq!(clocks.next_deadline(SeatSet::one(a)), Some(10_000));
        clocks.pass(4_000);
        clocks.run_for(rules, SeatSet::one(b), true);
        assert_eq!(clocks.info(5_000).iter().map(|clock| clock.left).collect::<Vec<_>>(), [6_500, 9_000]);
        assert_eq!(clocks.out_of_time(SeatSet::one(b), 14_000), [b]);
    }

    #[test]
    fn no_time_passes_while_nobody_serves() {
        let rules = ClockRules::Live { initial: 10_000, increment: 500 };
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::one(a), false);
        clocks.remember(1_000);
        clocks.run_for(rules, SeatSet::one(b), true);
        for _ in 0..2 {
            clocks.leave_out(3_000, 90_000);
        }
        let left = |clocks: &Clocks| clocks.info(91_000).iter().map(|clock| clock.left).collect::<Vec<_>>();
        assert_eq!(left(&clocks), [9_500, 7_000], "two seconds before it and one after");
        clocks.take_back(rules, a, 91_000);
        assert_eq!(left(&clocks), [6_000, 10_000], "nor does it for whoever takes back");
        clocks.go_on(SeatSet::one(a), 100_000);
        clocks.leave_out(3_000, 90_000);
        assert_eq!(clocks.next_deadline(SeatSet::one(a)), Some(106_000), "it was before");
    }

    #[test]
    fn by_the_day_everybody_newly_asked_has_the_whole_time() {
        let rules = ClockRules::Days { per_answer: 1_000 };
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::one(Seat::new(0)), false);
        clocks.pass(900);
        clocks.run_for(rules, SeatSet::EMPTY, false);
        clocks.run_for(rules, SeatSet::one(Seat::new(0)), false);
        assert_eq!(clocks.next_deadline(SeatSet::all(2)), Some(1_900));
    }

    #[test]
    fn one_answer_after_the_other_counts_as_so_many_answers() {
        let seat = SeatSet::one(Seat::new(0));
        let days = ClockRules::Days { per_answer: 1_000 };
        let live = ClockRules::Live { initial: 1_000, increment: 300 };
        for (rules, seen, left) in
            [(days, true, 1_000), (days, false, 600), (live, true, 900), (live, false, 600)]
        {
            let mut clocks = Clocks::new(rules, 2, 0);
            clocks.run_for(rules, seat, false);
            clocks.pass(400);
            clocks.run_for(rules, seat, seen);
            assert_eq!(clocks.info(400)[0].left, left, "{rules:?}, seen: {seen}");
        }
    }

    #[test]
    fn where_several_are_waited_for_nobody_can_tell_from_a_clock_who_answered() {
        let rules = ClockRules::Live { initial: 1_000, increment: 300 };
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::all(2), false);
        clocks.pass(400);
        clocks.run_for(rules, SeatSet::all(2), true);
        assert!(clocks.info(400).iter().all(|clock| clock.left == 600));
    }

    #[test]
    fn nobody_gains_time_by_taking_back_an_answer_or_a_seat() {
        let rules = ClockRules::Live { initial: 5_000, increment: 300 };
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::one(a), false);
        clocks.remember(0);
        clocks.run_for(rules, SeatSet::one(b), true);
        clocks.take_back(rules, a, 600);
        clocks.go_on(SeatSet::one(a), 600);
        clocks.grant(a, 1_000);
        assert_eq!(clocks.info(1_000).iter().map(|clock| clock.left).collect::<Vec<_>>(), [4_000, 5_000]);
        clocks.ran_out(a);
        clocks.grant(a, 80_000);
        assert_eq!(clocks.info(80_000)[0].left, 0, "nobody has answered meanwhile");
        clocks.stood_in(a);
        clocks.grant(a, 90_000);
        assert_eq!(
            clocks.next_deadline(SeatSet::one(a)),
            Some(90_000 + GRANTED),
            "from now on, not from then"
        );
    }

    #[test]
    fn by_the_day_an_answer_and_its_taking_back_refill_nothing() {
        let rules = ClockRules::Days { per_answer: 1_000 };
        let seat = SeatSet::one(Seat::new(0));
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, seat, false);
        for now in [300, 600, 900] {
            clocks.remember(now - 100);
            clocks.run_for(rules, seat, true);
            clocks.take_back(rules, Seat::new(0), now);
            clocks.go_on(seat, now);
        }
        assert_eq!(clocks.info(900)[0].left, 100);
    }

    #[test]
    fn whoever_sits_down_where_no_time_is_left_has_a_little() {
        let rules = ClockRules::Live { initial: 1_000, increment: 0 };
        let mut clocks = Clocks::new(rules, 2, 0);
        clocks.run_for(rules, SeatSet::all(2), false);
        clocks.welcome(Seat::new(0), 400);
        assert_eq!(clocks.info(400)[0].left, 600);
        clocks.welcome(Seat::new(0), 4_000);
        assert_eq!(clocks.info(4_000).iter().map(|clock| clock.left).collect::<Vec<_>>(), [GRANTED, 0]);
    }
}
