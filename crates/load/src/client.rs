//! A table's people, each on a connection of their own, or all on one.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::heard::{Heard, Kind};
use crate::line::Line;
use crate::socket::Socket;
use crate::tally::Tally;

/// What kind of table.
#[derive(Clone)]
pub struct Wanted {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: usize,
    /// Whether one person holds them all.
    pub hot_seat: bool,
}

/// How a table is played.
#[derive(Clone, Copy)]
pub struct Pace {
    /// Milliseconds before each answer, about.
    pub think: u64,
    /// After so many answers nobody answers any more.
    pub most: u64,
    /// The seed of the answers.
    pub seed: u64,
}

/// A table and the connections of its seats.
pub struct Table {
    wanted: Wanted,
    id: String,
    streams: Vec<Socket>,
    states: Vec<State>,
    turns: u64,
}

/// What a seat was last shown.
#[derive(Default, Clone, Copy)]
struct State {
    version: u32,
    /// How many choices it has; nothing when it is not asked.
    choices: Option<u64>,
    over: bool,
}

/// A small generator of our own.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides.max(1)
    }
}

impl Table {
    /// People come to a new table: the first makes it, the others join, all connect.
    pub async fn open(server: SocketAddr, wanted: &Wanted, line: &mut Line) -> Result<Table, String> {
        let people = if wanted.hot_seat { 1 } else { wanted.seats };
        let mut tokens = Vec::new();
        for seat in 0..people {
            let body = format!("{{\"name\":\"Seat {}\"}}", seat + 1);
            tokens.push(line.post("/api/guests", "", &body).await?.token);
        }
        let other = if wanted.hot_seat { ",{\"kind\":\"hot-seat\"}" } else { ",{\"kind\":\"open\"}" };
        let others = other.repeat(wanted.seats - 1);
        let body = format!(
            "{{\"game\":\"{}\",\"private\":true,\"seats\":[{{\"kind\":\"me\"}}{others}]}}",
            wanted.game
        );
        let id = line.post("/api/tables", &tokens[0], &body).await?.id;
        for token in &tokens[1..] {
            line.post(&format!("/api/tables/{id}/join"), token, "{}").await?;
        }
        let mut streams = Vec::new();
        for token in &tokens {
            streams
                .push(Socket::open(server, &format!("/api/tables/{id}/play?brief=1&follow=1"), token).await?);
        }
        let states = vec![State::default(); wanted.seats];
        Ok(Table { wanted: wanted.clone(), id, streams, states, turns: 0 })
    }

    /// Plays match after match.
    pub async fn play(mut self, tally: Arc<Tally>, pace: Pace) {
        let mut dice = Dice(pace.seed + 1);
        while self.play_one(&tally, pace, &mut dice).await.is_some() && self.turns < pace.most {
            tally.over();
            if self.again().await.is_none() {
                return tally.lost();
            }
        }
        if self.turns < pace.most {
            tally.lost();
        }
        // Whoever has answered enough stays and watches.
        for stream in &mut self.streams {
            while stream.next().await.is_some() {}
        }
    }

    /// A rematch on the same connections: they are taken along. Nothing when it is refused.
    async fn again(&mut self) -> Option<()> {
        self.streams[0].send("{\"type\":\"rematch\"}").await?;
        self.states.fill(State::default());
        let before = std::mem::take(&mut self.id);
        for stream in 0..self.streams.len() {
            self.id.clone_from(&before);
            while self.id == before {
                if self.hear(stream).await? == Kind::Refused {
                    return None;
                }
            }
        }
        Some(())
    }

    /// The connection of a seat.
    fn stream_of(&self, seat: usize) -> usize {
        if self.wanted.hot_seat { 0 } else { seat }
    }

    /// Plays a match to its end.
    async fn play_one(&mut self, tally: &Tally, pace: Pace, dice: &mut Dice) -> Option<()> {
        for seat in 0..self.wanted.seats {
            while self.states[seat].version == 0 {
                self.hear(self.stream_of(seat)).await?;
            }
        }
        while !self.states[0].over && self.turns < pace.most {
            let mover = self.states.iter().position(|state| state.choices.is_some())?;
            if pace.think > 0 {
                tokio::time::sleep(Duration::from_millis(pace.think / 2 + dice.roll(pace.think))).await;
            }
            self.answer(mover, tally, dice).await?;
        }
        Some(())
    }

    /// One answer, until everybody has seen it.
    async fn answer(&mut self, mover: usize, tally: &Tally, dice: &mut Dice) -> Option<()> {
        let before = self.states[mover];
        let all: Vec<u32> = self.states.iter().map(|state| state.version).collect();
        self.turns += 1;
        let act = format!(
            "{{\"type\":\"act\",\"request\":\"{}\",\"seat\":{mover},\"version\":{},\"answer\":{{\"pick\":{}}}}}",
            self.turns,
            before.version,
            dice.roll(before.choices?)
        );
        let sent = Instant::now();
        let stream = self.stream_of(mover);
        self.streams[stream].send(&act).await?;
        loop {
            match self.hear(stream).await? {
                Kind::Accepted => break,
                Kind::Refused => {
                    tally.refused();
                    return None;
                }
                _ => {}
            }
        }
        tally.accepted(sent.elapsed());
        for seat in (0..all.len()).filter(|seat| *seat != mover) {
            while self.states[seat].version == all[seat] {
                self.hear(self.stream_of(seat)).await?;
            }
            tally.seen(sent.elapsed());
        }
        Some(())
    }

    /// The next message of a connection, taken in.
    async fn hear(&mut self, stream: usize) -> Option<Kind> {
        let heard = Heard::read(self.streams[stream].next().await?)?;
        match (heard.kind, heard.rematch) {
            (Kind::Brief, _) => {
                *self.states.get_mut(heard.viewer)? = State {
                    version: heard.version,
                    choices: heard.choices.filter(|choices| *choices > 0),
                    over: heard.over,
                };
            }
            (Kind::Rematch, Some(table)) => self.id = table,
            _ => {}
        }
        Some(heard.kind)
    }
}
