//! The observer of a study: counts while matches are played.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use table::{Arg, Audience, Face, Minutes, Seat, Text, Thing, Viewer};

use super::study::{KeyRow, MatchRow, SeatRow, Study, ThingRow};
use super::watch::{End, Watch};

/// Where a thing is found again: its kind and the key of its name.
type Name = (String, String);

/// Counts for one thread.
pub(super) struct Observer<G: Face> {
    seats: usize,
    told: Minutes<G::Event>,
    named: HashMap<String, Name>,
    things: BTreeMap<Name, Count>,
    roles: BTreeMap<Name, Count>,
    events: Keys,
    actions: Keys,
    rows: Vec<MatchSeats>,
    now: Now,
}

/// A match with its seats and what each played as.
type MatchSeats = (MatchRow, Vec<(SeatRow, Vec<Name>)>);

/// The match under way.
#[derive(Default)]
struct Now {
    /// Things used in it, and by which seats.
    used: BTreeMap<Name, BTreeSet<Option<Seat>>>,
    leader: Option<Seat>,
    lead_changes: u32,
    led_since: u64,
    steps: u64,
}

struct Count {
    thing: Thing,
    uses: u64,
    matches: u64,
    seats: u64,
    wins: f64,
}

impl Count {
    fn of(thing: Thing) -> Count {
        Count { thing, uses: 0, matches: 0, seats: 0, wins: 0.0 }
    }

    fn row(self) -> ThingRow {
        let Count { thing, uses, matches, seats, wins } = self;
        ThingRow { thing, uses, matches, seats, wins }
    }

    fn add(&mut self, other: &Count) {
        self.uses += other.uses;
        self.matches += other.matches;
        self.seats += other.seats;
        self.wins += other.wins;
    }
}

/// Counts by key, and in how many matches.
#[derive(Default)]
struct Keys {
    counts: HashMap<String, KeyCount>,
    matches: u64,
}

#[derive(Default, Clone, Copy)]
struct KeyCount {
    count: u64,
    matches: u64,
    last: u64,
}

impl Keys {
    fn begins(&mut self) {
        self.matches += 1;
    }

    fn count(&mut self, key: &str) {
        if !self.counts.contains_key(key) {
            self.counts.insert(key.to_owned(), KeyCount::default());
        }
        if let Some(met) = self.counts.get_mut(key) {
            met.count += 1;
            met.matches += u64::from(met.last != self.matches);
            met.last = self.matches;
        }
    }

    fn rows(all: impl Iterator<Item = Keys>) -> Vec<KeyRow> {
        let mut sums: BTreeMap<String, KeyCount> = BTreeMap::new();
        for (key, count) in all.flat_map(|keys| keys.counts) {
            let sum = sums.entry(key).or_default();
            sum.count += count.count;
            sum.matches += count.matches;
        }
        sums.into_iter().map(|(key, sum)| KeyRow { key, count: sum.count, matches: sum.matches }).collect()
    }
}

fn name_of(thing: &Thing) -> Name {
    (thing.kind.to_string(), thing.name.id.to_string())
}

impl<G: Face> Observer<G> {
    pub fn new(seats: usize, things: &[Thing]) -> Self {
        Observer {
            seats,
            told: Minutes::default(),
            named: things.iter().map(|thing| (thing.name.id.to_string(), name_of(thing))).collect(),
            things: things.iter().map(|thing| (name_of(thing), Count::of(thing.clone()))).collect(),
            roles: BTreeMap::new(),
            events: Keys::default(),
            actions: Keys::default(),
            rows: Vec::new(),
            now: Now::default(),
        }
    }

    /// What the events of a play name: their own key, and things with the seat they belong to.
    fn listen(&mut self) {
        let told = std::mem::take(&mut self.told.told);
        for said in &told {
            // The same card drawn is told to its owner with its name and to the others without: both count by their key.
            let text = G::gist(&said.event);
            self.events.count(&text.id);
            let seat = first_seat(&text).or_else(|| only_hearer(said.to, self.seats));
            self.hear(&text, seat);
        }
        self.told.told = told;
        self.told.told.clear();
    }

    fn hear(&mut self, text: &Text, seat: Option<Seat>) {
        for (_, arg) in &text.args {
            let Arg::Text(inner) = arg else { continue };
            if let Some(name) = self.named.get(inner.id.as_ref()) {
                if let Some(count) = self.things.get_mut(name) {
                    count.uses += 1;
                }
                self.now.used.entry(name.clone()).or_default().insert(seat);
            }
            self.hear(inner, seat);
        }
    }

    /// Who leads: the one seat that stands best.
    fn look_at_the_lead(&mut self, state: &G::State) {
        let standing: Vec<i32> = Seat::all(self.seats).map(|seat| G::standing(state, seat)).collect();
        let Some(&best) = standing.iter().max() else { return };
        let mut ahead = Seat::all(self.seats).filter(|seat| standing[seat.index()] == best);
        if let (Some(leader), None) = (ahead.next(), ahead.next())
            && self.now.leader != Some(leader)
        {
            self.now.lead_changes += u32::from(self.now.leader.is_some());
            self.now.leader = Some(leader);
            self.now.led_since = self.now.steps;
        }
    }

    /// Everything the threads counted, in an order that does not depend on them.
    pub fn together(all: Vec<Self>) -> Study {
        let (mut things, mut roles) = (BTreeMap::new(), BTreeMap::new());
        let (mut rows, mut events, mut actions) = (Vec::new(), Vec::new(), Vec::new());
        for observer in all {
            merge(&mut things, observer.things);
            merge(&mut roles, observer.roles);
            rows.extend(observer.rows);
            events.push(observer.events);
            actions.push(observer.actions);
        }
        rows.sort_by_key(|(row, _)| row.number);
        let places: BTreeMap<&Name, u32> =
            roles.keys().enumerate().map(|(place, name)| (name, place as u32)).collect();
        let (mut matches, mut seats) = (Vec::with_capacity(rows.len()), Vec::new());
        for (row, table) in rows {
            matches.push(row);
            seats.extend(table.into_iter().map(|(mut seat, names)| {
                seat.roles = names.iter().filter_map(|name| places.get(name).copied()).collect();
                seat
            }));
        }
        Study {
            matches,
            seats,
            roles: roles.into_values().map(Count::row).collect(),
            things: things.into_values().map(Count::row).collect(),
            events: Keys::rows(events.into_iter()),
            actions: Keys::rows(actions.into_iter()),
        }
    }
}

fn merge(sum: &mut BTreeMap<Name, Count>, more: BTreeMap<Name, Count>) {
    for (name, count) in more {
        sum.entry(name).or_insert_with(|| Count::of(count.thing.clone())).add(&count);
    }
}

/// Whose event it is: the first seat its text names.
fn first_seat(text: &Text) -> Option<Seat> {
    text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        Arg::Text(inner) => first_seat(inner),
        _ => None,
    })
}

/// The seat that alone is told.
fn only_hearer(audience: Audience, seats: usize) -> Option<Seat> {
    let mut hearers = Seat::all(seats).filter(|seat| audience.hears(Viewer::Seat(*seat)));
    match (audience, hearers.next(), hearers.next()) {
        (Audience::Only(_), Some(seat), None) => Some(seat),
        _ => None,
    }
}

impl<G: Face> Watch<G> for Observer<G> {
    type Log = Minutes<G::Event>;

    fn begins(&mut self) {
        self.now = Now::default();
        self.told.told.clear();
        for keys in [&mut self.events, &mut self.actions] {
            keys.begins();
        }
    }

    fn acts(&mut self, state: &G::State, seat: Seat, action: &G::Action) {
        self.actions.count(&G::choice(state, seat, action).text.id);
    }

    fn log(&mut self) -> &mut Minutes<G::Event> {
        &mut self.told
    }

    fn acted(&mut self, state: &G::State) {
        self.now.steps += 1;
        self.listen();
        if self.seats > 1 {
            self.look_at_the_lead(state);
        }
    }

    fn ends(&mut self, state: &G::State, end: &End<'_>) {
        let winners = end.outcome.winners();
        let won = |seat: Seat| match winners.contains(seat) {
            true => 1.0 / winners.len().max(1) as f64,
            false => 0.0,
        };
        for (name, users) in std::mem::take(&mut self.now.used) {
            let Some(count) = self.things.get_mut(&name) else { continue };
            count.matches += 1;
            for seat in users.into_iter().flatten() {
                count.seats += 1;
                count.wins += won(seat);
            }
        }
        let table = end.outcome.standings.iter().map(|(seat, standing)| {
            let roles = G::role(state, seat);
            let names: Vec<Name> = roles.iter().map(name_of).collect();
            for (role, name) in roles.into_iter().zip(&names) {
                let count = self.roles.entry(name.clone()).or_insert_with(|| Count::of(role));
                count.uses += 1;
                count.seats += 1;
                count.wins += won(seat);
            }
            let player = (seat.index() + end.shift) % self.seats.max(1);
            let row = SeatRow {
                player,
                rank: standing.rank,
                score: standing.score,
                won: won(seat),
                roles: Box::new([]),
            };
            (row, names)
        });
        let table: Vec<_> = table.collect();
        let led = winners.len() == 1 && self.now.leader.is_some_and(|leader| winners.contains(leader));
        let row = MatchRow {
            number: end.number,
            seed: end.seed,
            steps: end.steps,
            lead_changes: self.now.lead_changes,
            decided_at: led.then_some(self.now.led_since),
            together: end.outcome.together,
        };
        self.rows.push((row, table));
    }
}
