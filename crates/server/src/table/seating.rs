//! Who sits where: coming, going, beginning, playing again.

use std::sync::Arc;

use table::matches::Setup;
use table::{Controller, Seat, SeatSet};

use super::{Chair, Clocks, Control, Doc, Reply, Table, Watcher, name_bots};
use crate::chance;
use crate::people::{Person, clean_name};
use crate::problem::Problem;
use crate::protocol::{Joining, Leaving, NewSeat, NewTable, Stage, TableInfo};

/// The most words that somebody may add to the luck.
const LONGEST_ENTROPY: usize = 200;

/// A new table as a request asks for it, with its secret seed.
pub fn made(request: &NewTable, who: &Person, now: i64) -> Result<(Doc, table::Digest32), Problem> {
    let boxed = shelf::find(&request.game).ok_or(Problem::NoSuchGame)?;
    let schema = boxed.game.schema();
    if request.seats.len() > table::MAX_SEATS {
        return Err(Problem::Malformed(format!("seats: at most {}", table::MAX_SEATS)));
    }
    schema.choose(request.mode.as_deref(), &request.options, request.seats.len()).map_err(Problem::Setup)?;
    if request.clock.is_some_and(|clock| !clock.is_sound()) {
        return Err(Problem::Malformed(
            "clock: its times are between a second and a year, in milliseconds".into(),
        ));
    }
    let mut seats = request.seats.iter().map(|seat| chair(seat, who)).collect::<Result<Vec<_>, _>>()?;
    name_bots(&mut seats);
    let seed = chance::seed();
    let first = seats.iter().position(|chair| chair.person.is_some());
    let entropy =
        first.zip(request.entropy.as_deref()).map(|(seat, words)| (Seat::new(seat), shortened(words)));
    let doc = Doc {
        game: request.game.clone(),
        mode: schema.mode(request.mode.as_deref()).map_or_else(String::new, |mode| mode.name.to_owned()),
        options: request.options.clone(),
        private: request.private,
        owner: who.id.clone(),
        stage: Stage::Gathering,
        created: now,
        seats,
        commitment: table::record::commit(seed).to_string(),
        entropy: entropy.into_iter().collect(),
        clock: request.clock,
        clocks: None,
        paused: false,
        rematch: None,
        rated: false,
        left: Vec::new(),
        acted: Vec::new(),
        unrated: SeatSet::EMPTY,
        proposal: None,
        noticed: SeatSet::EMPTY,
    };
    Ok((doc, seed))
}

fn shortened(words: &str) -> String {
    words.chars().take(LONGEST_ENTROPY).collect()
}

fn chair(seat: &NewSeat, who: &Person) -> Result<Chair, Problem> {
    let name = |name: &Option<String>| name.as_deref().map(clean_name).transpose();
    match seat {
        NewSeat::Open => Ok(Chair::open()),
        NewSeat::Me { name: given } | NewSeat::HotSeat { name: given } => {
            Ok(Chair::of(who, name(given)?.as_deref()))
        }
        NewSeat::Bot { bot } => known_bot(bot).map(Chair::bot),
    }
}

/// The bot with this name.
pub fn known_bot(name: &str) -> Result<&'static str, Problem> {
    bots::NAMES.iter().find(|known| **known == name).copied().ok_or(Problem::NoSuchBot)
}

/// What a reader may know of a table that need not be in memory.
pub fn info_of(id: &str, doc: &Doc, reader: &str, here: impl Fn(&str) -> bool) -> TableInfo {
    TableInfo {
        id: id.to_owned(),
        game: doc.game.clone(),
        mode: doc.mode.clone(),
        options: doc.options.clone(),
        private: doc.private,
        stage: doc.stage,
        created: doc.created,
        yours: doc.held_by(reader).iter().collect(),
        owner: !doc.owner.is_empty() && doc.owner == reader,
        spectators: 0,
        seats: doc.all().map(|seat| doc.seat_info(seat, reader, &here)).collect(),
        commitment: doc.commitment.clone(),
        clock: doc.clock,
        paused: doc.paused,
        proposal: doc.proposal.clone(),
        rematch: doc.rematch.clone(),
    }
}

impl Table {
    /// What a reader may know of the table.
    pub fn info(&self, reader: &str) -> TableInfo {
        let here = |person: &str| self.is_here(person);
        let sits = |watcher: &&Watcher| self.doc.held_by(&watcher.who.id).is_empty();
        TableInfo {
            spectators: self.watchers.iter().filter(sits).count(),
            ..info_of(&self.id, &self.doc, reader, here)
        }
    }

    /// Takes an open seat, or one that nobody decides for.
    pub(super) async fn join(&mut self, who: &Person, joining: Joining) -> Result<Reply, Problem> {
        let is_free = |seat: Seat| self.doc.chair(seat).is_some_and(Chair::is_free);
        let seat = match joining.seat {
            Some(seat) if self.doc.chair(seat).is_none() => return Err(Problem::NoSuchSeat),
            Some(seat) if is_free(seat) => seat,
            Some(_) => return Err(Problem::SeatTaken),
            None => self.doc.all().find(|seat| is_free(*seat)).ok_or(Problem::SeatTaken)?,
        };
        if self.doc.stage == Stage::Over {
            return Err(Problem::NotGathering);
        }
        let name = joining.name.as_deref().map(clean_name).transpose()?;
        self.newcomers.push(who.id.clone());
        let chair = &mut self.doc.seats[seat.index()];
        // A seat of a match under way keeps its name: the log knows it by that.
        let name = match self.doc.stage {
            Stage::Gathering => name,
            _ => chair.name.clone(),
        };
        *chair = Chair::of(who, name.as_deref());
        if self.doc.owner.is_empty() {
            self.doc.owner.clone_from(&who.id);
            self.owner_changed = true;
        }
        // Where the match is under way the luck is mixed long ago.
        let words = joining.entropy.as_deref().filter(|_| self.doc.stage == Stage::Gathering);
        self.doc.entropy.extend(words.map(|words| (seat, shortened(words))));
        self.names = self.doc.names();
        self.doc.proposal = None;
        self.doc.noticed.remove(seat);
        self.doc_changed = true;
        match self.doc.stage {
            Stage::Gathering if !self.doc.is_waiting_for_people() => self.begin().await?,
            Stage::Gathering => self.commit("", None).await?,
            _ => {
                self.hand(seat, Controller::Person);
                self.welcome(seat);
                self.commit("", None).await?;
            }
        }
        self.look_again(&who.id);
        Ok(self.reply_info(who))
    }

    /// The owner changes a seat that no person has.
    pub(super) async fn set_seat(
        &mut self,
        who: &Person,
        seat: Seat,
        to: &NewSeat,
    ) -> Result<Reply, Problem> {
        let held = self.doc.chair(seat).ok_or(Problem::NoSuchSeat)?;
        match () {
            () if self.doc.owner != who.id => return Err(Problem::NotYours),
            () if self.doc.stage != Stage::Gathering => return Err(Problem::NotGathering),
            () if held.person.as_ref().is_some_and(|person| *person != who.id) => {
                return Err(Problem::SeatTaken);
            }
            () => {}
        }
        let chair = chair(to, who)?;
        self.newcomers.extend(chair.person.clone());
        self.doc.seats[seat.index()] = chair;
        name_bots(&mut self.doc.seats);
        self.doc.entropy.retain(|(from, _)| *from != seat);
        self.names = self.doc.names();
        self.doc_changed = true;
        match self.doc.is_waiting_for_people() {
            true => self.commit("", None).await?,
            false => self.begin().await?,
        }
        self.look_again(&who.id);
        Ok(self.reply_info(who))
    }

    /// Gives a seat up: open again while gathering, else for a bot or for nobody.
    pub(super) async fn leave(&mut self, who: &Person, leaving: &Leaving) -> Result<Reply, Problem> {
        let seat = leaving.seat;
        if !self.doc.held_by(&who.id).contains(seat) {
            return Err(Problem::NotYours);
        }
        match self.doc.stage {
            Stage::Gathering => {
                self.doc.seats[seat.index()] = Chair::open();
                self.doc.entropy.retain(|(from, _)| *from != seat);
            }
            Stage::Playing => {
                let to = controller(leaving.to.as_deref().unwrap_or("nobody"))?;
                if to == Controller::Person {
                    return Err(Problem::Malformed("to: `nobody` or `bot:LEVEL`".into()));
                }
                if who.account && self.doc.acted.contains(&who.id) && !self.doc.left.contains(&who.id) {
                    self.doc.left.push(who.id.clone());
                }
                self.doc.seats[seat.index()].person = None;
                self.doc.seats[seat.index()].orders.clear();
                self.hand(seat, to);
            }
            Stage::Over => return Ok(self.reply_info(who)),
        }
        self.names = self.doc.names();
        self.doc.proposal = None;
        self.owner_changed |= self.doc.bequeath(&who.id);
        self.doc_changed = true;
        self.commit("", None).await?;
        self.look_again(&who.id);
        Ok(self.reply_info(who))
    }

    /// An account is removed: its seats are nobody's, and nothing is rated for it.
    pub(super) async fn depart(&mut self, who: &Person) -> Result<Reply, Problem> {
        for seat in self.doc.held_by(&who.id).iter() {
            self.leave(who, &Leaving { seat, to: None }).await?;
        }
        if self.doc.left.contains(&who.id) {
            self.doc.left.retain(|left| *left != who.id);
            self.doc_changed = true;
            self.commit("", None).await?;
        }
        Ok(self.reply_info(who))
    }

    /// A guest has signed in: their seats go with them.
    pub(super) async fn inherit(&mut self, who: &Person, guest: &str) -> Result<Reply, Problem> {
        for seat in self.doc.held_by(guest).iter() {
            self.doc.seats[seat.index()].person = Some(who.id.clone());
            self.doc.noticed.remove(seat);
            self.doc_changed = true;
            // Nobody waits to see how a match goes before they sign in to be rated for it.
            if self.doc.stage == Stage::Playing {
                self.doc.unrated.insert(seat);
            }
        }
        if self.doc.owner == guest {
            self.doc.owner.clone_from(&who.id);
            self.owner_changed = true;
            self.doc_changed = true;
        }
        if self.doc_changed {
            self.newcomers.push(who.id.clone());
            self.commit("", None).await?;
            self.tell_table();
        }
        Ok(self.reply_info(who))
    }

    /// From now on somebody else decides for a seat: in the log and in the document.
    pub(super) fn hand(&mut self, seat: Seat, to: Controller) {
        let now = self.now();
        if let Some(game) = self.changing(None).filter(|game| game.outcome().is_none()) {
            game.hand_over(seat, to.clone());
        }
        if let (Controller::Person, Some(clocks)) = (&to, self.doc.clocks.as_mut()) {
            clocks.grant(seat, now);
        }
        self.doc.seats[seat.index()].control = match to {
            Controller::Person => Control::Person,
            Controller::Bot(name) => Control::Bot(name),
            Controller::Nobody => Control::Nobody,
        };
        self.doc_changed = true;
    }

    /// Everybody is there: the match begins.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        self.deal()?;
        self.commit("", None).await
    }

    /// The luck is mixed and everything is set up.
    pub(super) fn deal(&mut self) -> Result<(), Problem> {
        let setup = Setup {
            mode: Some(self.doc.mode.clone()),
            chosen: self.doc.options.clone(),
            seats: self.doc.sitters(),
            seed: self.seed,
            open: false,
        };
        let mut game = self.boxed.game.open(setup).map_err(Problem::Setup)?;
        for (seat, words) in &self.doc.entropy {
            game.contribute(*seat, words.clone());
        }
        game.begin().map_err(Problem::Setup)?;
        self.game = Some(game);
        self.doc.stage = Stage::Playing;
        self.doc.clocks = self.doc.clock.map(|rules| Clocks::new(rules, self.seats(), self.now()));
        self.run_clocks(false);
        self.doc_changed = true;
        Ok(())
    }

    /// A new table with the same people in the same seats. Asked twice, it is the same table.
    pub(super) async fn rematch(&mut self, who: &Person) -> Result<(), Problem> {
        if self.doc.held_by(&who.id).is_empty() {
            return Err(Problem::NotYours);
        }
        if self.doc.stage != Stage::Over {
            return Err(Problem::NotOver);
        }
        if self.doc.rematch.is_none() {
            let seed = chance::seed();
            let doc = self.again(seed);
            let mut table = Table::prepared(Arc::clone(&self.shared), doc, seed)?;
            self.doc.rematch = Some(table.id().to_owned());
            self.doc_changed = true;
            self.commit_with(&mut table).await?;
            let (_, next) = self.shared.hub.adopt(&self.shared, table);
            self.next = Some(next);
        }
        Ok(())
    }

    fn again(&self, seed: table::Digest32) -> Doc {
        let fresh = |chair: &Chair| match (&chair.person, &chair.control) {
            (Some(_), _) => Chair { control: Control::Person, orders: Vec::new(), ..chair.clone() },
            (None, Control::Bot(name)) => Chair::bot(name),
            (None, _) => Chair::open(),
        };
        let mut seats: Vec<Chair> = self.doc.seats.iter().map(fresh).collect();
        name_bots(&mut seats);
        Doc {
            stage: Stage::Gathering,
            created: self.now(),
            seats,
            commitment: table::record::commit(seed).to_string(),
            entropy: Vec::new(),
            clocks: None,
            paused: false,
            rematch: None,
            rated: false,
            left: Vec::new(),
            acted: Vec::new(),
            unrated: SeatSet::EMPTY,
            proposal: None,
            noticed: SeatSet::EMPTY,
            ..self.doc.clone()
        }
    }
}

/// Who is to decide, as a request names it.
pub fn controller(name: &str) -> Result<Controller, Problem> {
    let controller = Controller::try_from(name.to_owned()).map_err(Problem::Malformed)?;
    if let Controller::Bot(bot) = &controller {
        known_bot(bot)?;
    }
    Ok(controller)
}
