//! What one viewer may know: everything but facedown cards, a card looked at, and drawings in the making.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Luck, Seat, Viewer, enforces};

use crate::action::{Claim, Sheet};
use crate::content::{CardId, CardSet};
use crate::market::pick_card;
use crate::model::{Fairy, HAND};
use crate::options::{Options, TimeBonus};
use crate::sample;
use crate::state::{
    Done, Look, Market, Objectives, Optimizers, Outing, Owned, Phase, Player, ROUNDS, Row, State,
};

/// The table as one viewer sees it. The market's and the objectives' decks are sets: everybody knows what is left in
/// them, nobody what comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// This round's first market player.
    pub first: Seat,
    /// The objectives drawn, and those left in the deck.
    pub objectives: Objectives,
    /// The market.
    pub market: Market,
    /// Who claimed the time bonus of this round.
    pub claimed: Option<Seat>,
    /// The players.
    pub players: BySeat<Seen>,
}

/// A player's area as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Coins.
    pub coins: u16,
    /// Fairy tokens, by kind.
    pub fairies: [u8; Fairy::COUNT],
    /// Spellbooks, with the side they lie on.
    pub books: ArrayVec<Owned, 3>,
    /// The cards that lie facedown somewhere: in the deck, drawn, or looked at by somebody else.
    pub unseen: CardSet,
    /// Cards drawn and not yet turned up.
    pub facedown: u8,
    /// The discard pile.
    pub discard: CardSet,
    /// Faceup cards in the building area.
    pub area: ArrayVec<CardId, HAND>,
    /// Whether the player has passed in this market phase.
    pub passed: bool,
    /// Where the player is with the first-draw spellbook.
    pub look: SeenLook,
    /// The card looked at and discarded in this round.
    pub tossed: Option<CardId>,
    /// Whether the cards are turned up.
    pub started: bool,
    /// Whether the player is done exploring.
    pub done: SeenDone,
    /// One's own drawing and claim, shown to nobody else.
    pub own: Option<OwnDrawing>,
    /// Optimizers not yet used.
    pub optimizers: Optimizers,
    /// Cards that stay for the next round.
    pub kept: CardSet,
    /// Whether the player has finished the refresh phase.
    pub finished: bool,
    /// The last dungeon.
    pub outing: Option<Outing>,
    /// The score board.
    pub rows: [Row; ROUNDS as usize],
}

/// Where a player is with the first-draw spellbook, as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenLook {
    /// Nothing to decide.
    Settled,
    /// May look.
    Asked,
    /// Looks at a card, which only its player sees.
    At(Option<CardId>),
}

/// Whether a player is done, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenDone {
    /// Still drawing.
    Drawing,
    /// Done.
    Done,
    /// Done for good.
    Locked,
}

/// What a player knows of their own exploration.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnDrawing {
    /// The current drawing.
    pub sheet: Option<Sheet>,
    /// What the player claimed with "done".
    pub claim: Claim,
}

impl View {
    /// What this viewer may know of a state.
    pub fn of(state: &State, viewer: Viewer) -> View {
        enforces!("masters.info.market", "masters.info.objectives", "masters.info.player-possessions");
        View {
            viewer,
            options: state.options,
            round: state.round,
            phase: state.phase,
            first: state.first,
            objectives: state.objectives.clone(),
            market: state.market.clone(),
            claimed: state.claimed,
            players: BySeat::from_fn(state.seats(), |seat| Seen::of(&state.players[seat], viewer.is(seat))),
        }
    }

    /// One state that this viewer may be in.
    pub fn resample(&self, luck: &mut Luck) -> State {
        let mut state = State {
            options: self.options,
            round: self.round,
            phase: self.phase,
            first: self.first,
            objectives: self.objectives.clone(),
            market: self.market.clone(),
            claimed: self.claimed,
            players: self.players.iter().map(|(_, seen)| seen.guess(luck)).collect(),
        };
        state.deal_anew(self.viewer, luck);
        state
    }
}

impl Seen {
    fn of(player: &Player, own: bool) -> Seen {
        let mut unseen = player.deck;
        unseen.extend(player.facedown);
        let look = match player.look {
            Look::Settled => SeenLook::Settled,
            Look::Asked => SeenLook::Asked,
            Look::At(card) if own => SeenLook::At(Some(card)),
            Look::At(card) => {
                unseen.insert(card);
                SeenLook::At(None)
            }
        };
        enforces!("masters.info.player-deck", "masters.info.building-area", "masters.info.discard-pile");
        enforces!("masters.info.exploration-privacy");
        Seen {
            coins: player.coins,
            fairies: player.fairies,
            books: player.books.clone(),
            unseen,
            facedown: player.facedown.len() as u8,
            discard: player.discard,
            area: player.area.clone(),
            passed: player.passed,
            look,
            tossed: player.tossed,
            started: player.started,
            done: SeenDone::of(player.done),
            own: own.then(|| OwnDrawing { sheet: player.sheet.clone(), claim: player.done.claim() }),
            optimizers: player.optimizers,
            kept: player.kept,
            finished: player.finished,
            outing: player.outing.clone(),
            rows: player.rows,
        }
    }

    /// How many cards are in the facedown deck.
    pub fn deck_size(&self) -> usize {
        let looked_at = usize::from(self.look == SeenLook::At(None));
        self.unseen.len().saturating_sub(usize::from(self.facedown) + looked_at)
    }

    /// A player with the unknown filled in somehow; [`State::deal_anew`] then deals it properly.
    fn guess(&self, luck: &mut Luck) -> Player {
        let mut deck = self.unseen;
        let mut take = |luck: &mut Luck| {
            let card = pick_card("resample", deck, luck);
            card.inspect(|card| deck.remove(*card))
        };
        let facedown: CardSet = (0..self.facedown).filter_map(|_| take(luck)).collect();
        let look = match self.look {
            SeenLook::Settled => Look::Settled,
            SeenLook::Asked => Look::Asked,
            SeenLook::At(known) => known.or_else(|| take(luck)).map_or(Look::Settled, Look::At),
        };
        let claim = self.own.as_ref().map_or(Claim::No, |own| own.claim);
        Player {
            coins: self.coins,
            fairies: self.fairies,
            books: self.books.clone(),
            deck,
            discard: self.discard,
            area: self.area.clone(),
            facedown,
            passed: self.passed,
            look,
            tossed: self.tossed,
            started: self.started,
            sheet: self.own.as_ref().and_then(|own| own.sheet.clone()),
            done: match self.done {
                SeenDone::Drawing => Done::Drawing,
                SeenDone::Done => Done::Done(claim),
                SeenDone::Locked => Done::Locked(claim),
            },
            optimizers: self.optimizers,
            kept: self.kept,
            finished: self.finished,
            outing: self.outing.clone(),
            rows: self.rows,
        }
    }
}

impl SeenDone {
    fn of(done: Done) -> SeenDone {
        match done {
            Done::Drawing => SeenDone::Drawing,
            Done::Done(_) => SeenDone::Done,
            Done::Locked(_) => SeenDone::Locked,
        }
    }
}

impl Done {
    /// What was claimed.
    pub fn claim(self) -> Claim {
        match self {
            Done::Drawing => Claim::No,
            Done::Done(claim) | Done::Locked(claim) => claim,
        }
    }
}

impl State {
    /// Deals anew everything that this viewer must not know.
    pub(crate) fn deal_anew(&mut self, viewer: Viewer, luck: &mut Luck) {
        for seat in Seat::all(self.seats()) {
            self.players[seat].deal_cards_anew(viewer.is(seat), luck);
            if !viewer.is(seat) && self.phase == Phase::Exploration && self.players[seat].started {
                self.draw_anew(seat, luck);
            }
        }
    }

    /// Another drawing that the player may have made, and another claim where claims are secret.
    fn draw_anew(&mut self, seat: Seat, luck: &mut Luck) {
        let claim = self.guess_claim(seat, luck);
        let player = &mut self.players[seat];
        let nothing = matches!(player.done, Done::Drawing) && luck.die("resample", 2) == 1;
        let mut drawing = sample::drawing(&player.area, player.kit(), luck);
        if claim != Claim::No && drawing.path.is_none() {
            drawing = sample::simplest(&player.area, player.kit(), luck);
        }
        player.sheet = (!nothing).then(|| Sheet::from(drawing));
        player.done = match player.done {
            Done::Drawing => Done::Drawing,
            Done::Done(_) => Done::Done(claim),
            Done::Locked(_) => Done::Locked(claim),
        };
    }

    fn guess_claim(&self, seat: Seat, luck: &mut Luck) -> Claim {
        let done = self.players[seat].is_done();
        match self.options.time_bonus {
            TimeBonus::Live if self.claimed == Some(seat) => Claim::Now,
            TimeBonus::Clock if done && self.is_time_bonus_round() && luck.die("resample", 2) == 1 => {
                Claim::After(luck.key("resample") as u32)
            }
            _ => Claim::No,
        }
    }
}

impl Player {
    /// Deals the facedown cards anew, and to others' eyes the card looked at.
    fn deal_cards_anew(&mut self, own: bool, luck: &mut Luck) {
        let count = self.facedown.len();
        if count == 0 && (own || !matches!(self.look, Look::At(_))) {
            return;
        }
        self.deck.extend(std::mem::take(&mut self.facedown));
        if let (false, Look::At(card)) = (own, self.look) {
            self.deck.insert(card);
            if let Some(other) = pick_card("resample", self.deck, luck) {
                self.deck.remove(other);
                self.look = Look::At(other);
            }
        }
        for _ in 0..count {
            if let Some(card) = pick_card("resample", self.deck, luck) {
                self.deck.remove(card);
                self.facedown.insert(card);
            }
        }
    }
}
