//! What each viewer knows, and the worlds that a viewer may be in.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Frames, Luck, Seat, SeatSet, Viewer};

use crate::state::DEEPEST;
use crate::{Agenda, Card, Cards, Frame, Options, State, Step, Topic};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was chosen before.
    pub options: Options,
    /// Counted from 1.
    pub round: u8,
    /// What is under way.
    pub step: Step,
    /// Who spoke last, or speaks now.
    pub speaker: Seat,
    /// The viewer's own cards.
    pub hand: Cards,
    /// The cards that the viewer exchanged.
    pub buried: Cards,
    /// The viewer's own bid.
    pub bid: Option<u8>,
    /// The letter, for those who have read it and for all when it is open.
    pub letter: Option<Card>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// How many cards each envoy holds.
    pub hands: BySeat<u8>,
    /// How many cards each envoy exchanged.
    pub exchanged: BySeat<u8>,
    /// Cards shown, face up.
    pub shown: Cards,
    /// Who has read the letter.
    pub readers: SeatSet,
    /// Each envoy's coins.
    pub purses: BySeat<u8>,
    /// Bids that everybody may see.
    pub open_bids: BySeat<Option<u8>>,
    /// Who has bid in this round.
    pub have_bid: SeatSet,
    /// The order of the topics in this round.
    pub agenda: Option<Agenda>,
    /// The claim under way.
    pub claim: Option<ClaimSeen>,
    /// The objection to it and the answers since.
    pub answers: ArrayVec<(Seat, Card), DEEPEST>,
    /// Fields of the map that belong to a treaty, a bit each, row by row.
    pub signed: u32,
    /// Each envoy's influence.
    pub influence: BySeat<u8>,
    /// How often each envoy took each topic.
    pub taken: BySeat<[u8; 3]>,
    /// Who seems to be thinking.
    pub waiting: SeatSet,
}

/// A claim under way, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClaimSeen {
    /// The topic.
    pub topic: Topic,
    /// The card.
    pub card: Card,
    /// Seats fewer than so many places left of the speaker have had their say.
    pub from: u8,
    /// Where the viewer stands, if the viewer could object.
    pub mine: Option<Mine>,
}

/// Where an envoy who could object stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mine {
    /// Will be asked, unless somebody before objects.
    Ahead,
    /// Is asked now.
    Asked,
    /// Has passed.
    Passed,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let own = own_seat(viewer);
        let bids_are_open = state.step != Step::Bids;
        View {
            viewer,
            options: state.options.clone(),
            round: state.round,
            step: state.step,
            speaker: state.speaker,
            hand: own.map_or(Cards::NONE, |seat| state.hands[seat]),
            buried: own.map_or(Cards::NONE, |seat| state.buried[seat]),
            bid: own.and_then(|seat| state.bids[seat]),
            letter: state.knows_letter(viewer).then_some(state.letter),
            deck: state.deck.len() as u8,
            hands: state.hands.values().map(|hand| hand.len() as u8).collect(),
            exchanged: state.buried.values().map(|buried| buried.len() as u8).collect(),
            shown: state.shown,
            readers: state.readers,
            purses: state.purses.clone(),
            open_bids: state.bids.values().map(|bid| bid.filter(|_| bids_are_open)).collect(),
            have_bid: state.bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect(),
            agenda: state.agenda,
            claim: state.claim_seen(own),
            answers: state.answers(),
            signed: state.signed,
            influence: state.influence.clone(),
            taken: state.taken.clone(),
            waiting: <crate::Parley as table::Game>::waiting(state, viewer),
        }
    }

    /// A world in which this is the view: hidden things are put anywhere, then dealt by chance.
    pub(crate) fn some_world(&self, luck: &mut Luck) -> State {
        let mut state = self.any_world();
        state.shuffle_hidden(self.viewer, luck);
        state
    }

    fn any_world(&self) -> State {
        let own = own_seat(self.viewer);
        let letter: Cards = self.letter.into_iter().collect();
        let mut deck = Cards::ALL.without(self.hand).without(self.buried).without(self.shown).without(letter);
        let mut take = |count: u8| (0..count).filter_map(|_| take_lowest(&mut deck)).collect::<Cards>();
        let is_own = |seat: Seat| own == Some(seat);
        let hands = self
            .hands
            .iter()
            .map(|(seat, count)| if is_own(seat) { self.hand } else { take(*count) })
            .collect();
        let buried =
            self.exchanged.iter().map(|(seat, count)| if is_own(seat) { self.buried } else { take(*count) });
        let buried = buried.collect();
        let letter = self.letter.or_else(|| take(1).iter().next()).unwrap_or(Card(1));
        State {
            options: self.options.clone(),
            round: self.round,
            step: self.step,
            speaker: self.speaker,
            deck,
            hands,
            buried,
            shown: self.shown,
            letter,
            readers: self.readers,
            purses: self.purses.clone(),
            bids: self.some_bids(own),
            agenda: self.agenda,
            frames: self.some_frames(own),
            signed: self.signed,
            influence: self.influence.clone(),
            taken: self.taken.clone(),
        }
    }

    fn some_bids(&self, own: Option<Seat>) -> BySeat<Option<u8>> {
        let bid = |seat: Seat| match own == Some(seat) {
            true => self.bid,
            false => self.open_bids[seat].or(self.have_bid.contains(seat).then_some(0)),
        };
        BySeat::from_fn(self.hands.len(), bid)
    }

    fn some_frames(&self, own: Option<Seat>) -> Frames<Frame, DEEPEST> {
        let mut frames = Frames::new();
        let Some(ClaimSeen { topic, card, from, mine }) = self.claim else { return frames };
        let own = own.map_or(0, |seat| place_of(seat, self.speaker, self.hands.len()));
        let next = match mine {
            Some(Mine::Asked) => own,
            Some(Mine::Passed) => own + 1,
            None if own == from && self.answers.is_empty() => from + 1,
            Some(Mine::Ahead) | None => from,
        };
        let answers = self.answers.iter().map(|(seat, card)| Frame::Answer { seat: *seat, card: *card });
        for frame in std::iter::once(Frame::Claim { topic, card, from, next }).chain(answers) {
            let _ = frames.push(frame);
        }
        frames
    }
}

impl State {
    fn knows_letter(&self, viewer: Viewer) -> bool {
        self.step == Step::Over || self.readers.iter().any(|reader| viewer.is(reader))
    }

    fn claim_seen(&self, own: Option<Seat>) -> Option<ClaimSeen> {
        match self.frames.iter().next() {
            Some(Frame::Claim { topic, card, from, next }) => {
                let own = own.map(|seat| place_of(seat, self.speaker, self.seats()));
                let mine = own.and_then(|own| self.stands(own, *from, *next));
                Some(ClaimSeen { topic: *topic, card: *card, from: *from, mine })
            }
            _ => None,
        }
    }

    /// Where the envoy in a place stands while objections are asked for.
    fn stands(&self, own: u8, from: u8, next: u8) -> Option<Mine> {
        if self.frames.depth() > 1 || own < from || !self.could_object(own) {
            return None;
        }
        Some(match own.cmp(&next) {
            std::cmp::Ordering::Less => Mine::Passed,
            std::cmp::Ordering::Equal => Mine::Asked,
            std::cmp::Ordering::Greater => Mine::Ahead,
        })
    }

    fn answers(&self) -> ArrayVec<(Seat, Card), DEEPEST> {
        let answer = |frame: &Frame| match frame {
            Frame::Answer { seat, card } => Some((*seat, *card)),
            Frame::Claim { .. } => None,
        };
        self.frames.iter().filter_map(answer).collect()
    }

    /// Deals everything anew that the viewer must not know. Looks at no view.
    pub(crate) fn shuffle_hidden(&mut self, viewer: Viewer, luck: &mut Luck) {
        let own = own_seat(viewer);
        let others: SeatSet = self.hands.seats().filter(|seat| own != Some(*seat)).collect();
        let next = self.somebody_asked(own, luck);
        let mut pool = self.gather(others, viewer);
        let promised = next.and_then(|seat| Some((seat, self.promise(&mut pool, luck)?)));
        for seat in others.iter() {
            let kept: Cards = promised.iter().filter(|(to, _)| *to == seat).map(|(_, card)| *card).collect();
            let missing = self.hands[seat].len() - kept.len();
            self.hands[seat] = kept.and(draw(&mut pool, missing, luck));
            self.buried[seat] = draw(&mut pool, self.buried[seat].len(), luck);
        }
        if !self.knows_letter(viewer) {
            self.letter = pool.draw("world", luck).unwrap_or(self.letter);
        }
        self.deck = pool;
        self.guess_bids(others, luck);
    }

    /// All the cards whose places the viewer does not know.
    fn gather(&self, others: SeatSet, viewer: Viewer) -> Cards {
        let held =
            others.iter().fold(self.deck, |pool, seat| pool.and(self.hands[seat]).and(self.buried[seat]));
        if self.knows_letter(viewer) { held } else { held.and([self.letter].into_iter().collect()) }
    }

    /// Objections are asked for, and the viewer is not the one who is asked: chooses who is, by chance. That seat must hold
    /// a card that could object.
    fn somebody_asked(&mut self, own: Option<Seat>, luck: &mut Luck) -> Option<Seat> {
        let Some(Frame::Claim { from, next, .. }) = self.frames.top().copied() else { return None };
        let own = own.map_or(0, |seat| place_of(seat, self.speaker, self.seats()));
        if own == next {
            return None;
        }
        let candidates: ArrayVec<u8, 8> =
            (from..self.seats() as u8).filter(|place| self.may_be_asked(*place, own, next)).collect();
        let chosen = luck.pick("world", candidates.len(), |_| "".into());
        let place = *candidates.get(chosen)?;
        if let Some(Frame::Claim { next, .. }) = self.frames.top_mut() {
            *next = place;
        }
        Some(self.left_of_speaker(place))
    }

    /// Whether, as far as the envoy in the place `own` knows, another may be the one who is asked.
    fn may_be_asked(&self, place: u8, own: u8, next: u8) -> bool {
        let knows_order = own > 0 && self.could_object(own);
        let fits = if knows_order { (place < own) == (next < own) } else { true };
        place != own && fits && !self.hands[self.left_of_speaker(place)].is_empty()
    }

    /// A card by chance with which the claim could be objected to.
    fn promise(&self, pool: &mut Cards, luck: &mut Luck) -> Option<Card> {
        let claim = self.frames.top().map(Frame::card)?;
        let card = pool.above(claim).draw("world", luck)?;
        pool.remove(card);
        Some(card)
    }

    fn guess_bids(&mut self, others: SeatSet, luck: &mut Luck) {
        if self.step != Step::Bids {
            return;
        }
        for seat in others.iter().filter(|seat| self.bids[*seat].is_some()).collect::<SeatSet>().iter() {
            self.bids[seat] = Some(luck.die("world", u32::from(self.purses[seat]) + 1) as u8 - 1);
        }
    }
}

fn own_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// How many places left of the speaker a seat is.
fn place_of(seat: Seat, speaker: Seat, seats: usize) -> u8 {
    ((seat.index() + seats - speaker.index()) % seats) as u8
}

fn take_lowest(cards: &mut Cards) -> Option<Card> {
    let card = cards.iter().next()?;
    cards.remove(card);
    Some(card)
}

fn draw(pool: &mut Cards, count: usize, luck: &mut Luck) -> Cards {
    (0..count).filter_map(|_| pool.draw("world", luck)).collect()
}
