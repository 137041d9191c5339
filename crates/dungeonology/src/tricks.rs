//! Playing Trick Cards: which effect may be played when, and how it runs from declaring to discarding.

use table::{Log, Refusal, RuleId, Seat, SeatSet, enforces, rule};

use crate::action::{Action, Use};
use crate::content::{
    Aux, JinxEffect, MainEffect, Needs, Opponents, Reach, Target, Timing, TrickId, TrickType, Window, ZoneId,
    catalogue,
};
use crate::costs::check_costs;
use crate::event::Event;
use crate::frame::{Aim, Fate, Frame, Happened, Moment, PlayStage, Playing};
use crate::run::{Flow, Run, card_name};
use crate::state::{MOST_PLAYERS, State, Table};

/// The kind of moment at which a card is to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// With priority, outside Stealth Tests.
    Priority(Moment),
    /// In answer to an event of that player.
    Event(Happened, Seat),
    /// In answer to a card just declared.
    Reaction,
    /// In a Stealth Test, where the player may play cards.
    Test,
    /// As the Action.
    Action,
}

/// Whether a player may play a card for an effect now.
pub(crate) fn check_play(
    state: &State,
    seat: Seat,
    card: TrickId,
    way: Use,
    occasion: Occasion,
) -> Result<(), Refusal> {
    enforces!("ology.trick.one-use", "ology.trick.parts");
    Refusal::unless(state.secret.hand(seat).has(card), rule!("ology.trick.one-use"))?;
    let table = &state.table;
    Refusal::unless(table.scholar(seat).zone != ZoneId::START, rule!("ology.start.no-trick-play"))?;
    let silent =
        seat != table.active && table.jinx_effects(seat).any(|jinx| jinx == JinxEffect::SilentOffTurn);
    Refusal::unless(!silent, rule!("ology.jinx.lasting"))?;
    let face = catalogue().trick(card);
    match (way, &face.main) {
        (Use::Main, Some(main)) => {
            Refusal::unless(table.rules.main_effects, rule!("ology.option.v2-main-effects-off"))?;
            check_main(state, seat, card, main, occasion)
        }
        (Use::Main, None) => Err(Refusal::by(rule!("ology.trick.fate-shape"))),
        (Use::Aux(index) | Use::Stealth(index) | Use::Alert(index), _) => {
            let Some(aux) = face.aux.get(index as usize) else {
                return Err(Refusal::by(rule!("ology.trick.one-auxiliary")));
            };
            Refusal::unless(fits(*aux, way), rule!("ology.stealth.alert-or-stealth"))?;
            check_aux(state, seat, *aux, occasion)
        }
    }
}

/// Whether an auxiliary effect can be used so: on one of the two values, or as it is.
pub(crate) fn fits(aux: Aux, way: Use) -> bool {
    enforces!("ology.stealth.alert-or-stealth", "ology.trick.one-auxiliary");
    match (aux, way) {
        (Aux::Subterfuge(_), Use::Stealth(_) | Use::Alert(_)) => true,
        (Aux::FateStealth(_), Use::Stealth(_)) | (Aux::FateAlert(_), Use::Alert(_)) => true,
        (Aux::Subterfuge(_) | Aux::FateStealth(_) | Aux::FateAlert(_), _) => false,
        (_, Use::Aux(_)) => true,
        _ => false,
    }
}

fn check_aux(state: &State, seat: Seat, aux: Aux, occasion: Occasion) -> Result<(), Refusal> {
    let table = &state.table;
    match occasion {
        Occasion::Priority(_) => Refusal::unless(!aux.in_tests(), test_only(table, aux))?,
        Occasion::Test => {}
        Occasion::Event(..) => return Err(Refusal::by(rule!("ology.trick.event-moment"))),
        Occasion::Reaction => return Err(Refusal::by(rule!("ology.trick.resolve-fully"))),
        Occasion::Action => return Err(Refusal::by(rule!("ology.action.kinds"))),
    }
    enforces!("ology.aux.v2-test-effects-instant", "ology.timing.instant-v1", "ology.timing.instant-v2");
    let row = aux.row();
    Refusal::unless(row.instant || seat == table.active, rule!("ology.trick.own-turn"))?;
    Refusal::unless(table.scholar(seat).students >= row.sacrifice, rule!("ology.aux.sacrifice-needed"))
}

fn test_only(table: &Table, aux: Aux) -> RuleId {
    match (aux, table.rules.v1()) {
        (Aux::Spell(_), _) => rule!("ology.divination.only-in-test"),
        (Aux::Subterfuge(_), true) => rule!("ology.aux.v1-subterfuge"),
        (_, true) => rule!("ology.aux.v1-fate"),
        (_, false) => rule!("ology.aux.v2-test-effects-instant"),
    }
}

fn check_main(
    state: &State,
    seat: Seat,
    card: TrickId,
    main: &MainEffect,
    occasion: Occasion,
) -> Result<(), Refusal> {
    enforces!("ology.main.v2-use", "ology.main.v2-sequence", "ology.trick.name-timing-main");
    check_timing(&state.table, seat, main, occasion)?;
    check_window(&state.table, seat, main.window, occasion)?;
    check_costs(state, seat, main)?;
    Refusal::unless(state.has_target(seat, card, main.target), rule!("ology.trick.needs-target"))
}

fn check_timing(table: &Table, seat: Seat, main: &MainEffect, occasion: Occasion) -> Result<(), Refusal> {
    let reaction = main.timing == Timing::Reaction;
    if occasion == Occasion::Reaction {
        return Refusal::unless(reaction, rule!("ology.trick.resolve-fully"));
    }
    enforces!("ology.timing.reaction-what");
    Refusal::unless(!reaction, rule!("ology.timing.reaction"))?;
    enforces!("ology.main.v2-timing-check", "ology.main.v2-in-tests");
    Refusal::unless(main.timing == Timing::Instant || seat == table.active, rule!("ology.trick.own-turn"))?;
    let action_rule = match table.rules.v1() {
        true => rule!("ology.action.trick-card"),
        false => rule!("ology.main.v2-action-check"),
    };
    enforces!("ology.action.trick-card");
    Refusal::unless(!main.action || occasion == Occasion::Action, action_rule)?;
    Refusal::unless(main.action || occasion != Occasion::Action, rule!("ology.action.kinds"))
}

fn check_window(table: &Table, seat: Seat, window: Window, occasion: Occasion) -> Result<(), Refusal> {
    enforces!("ology.trick.special-moment", "ology.trick.event-moment");
    let begins = occasion == Occasion::Priority(Moment::TurnBegins) && !table.turn.stirred;
    let event = |event: Happened| matches!(occasion, Occasion::Event(happened, _) if happened == event);
    let (open, rule) = match window {
        Window::Any => (!matches!(occasion, Occasion::Event(..)), rule!("ology.trick.event-moment")),
        Window::OutsideTests => {
            (!matches!(occasion, Occasion::Event(..) | Occasion::Test), rule!("ology.trick.special-moment"))
        }
        Window::BeginningOfYourTurn => (begins && seat == table.active, rule!("ology.trick.special-moment")),
        Window::BeginningOfOpponentTurn => {
            (begins && seat != table.active, rule!("ology.trick.special-moment"))
        }
        Window::AfterEntry => (event(Happened::Entry), rule!("ology.trick.event-moment")),
        Window::AfterStudy => (event(Happened::Study), rule!("ology.trick.event-moment")),
        Window::AfterFailure => (event(Happened::Failure), rule!("ology.trick.event-moment")),
        Window::AfterStar => (event(Happened::Star), rule!("ology.trick.event-moment")),
    };
    Refusal::unless(open, rule)
}

impl State {
    /// The opponents at whom a card can be aimed.
    pub(crate) fn opponents(&self, seat: Seat, card: TrickId, who: Opponents) -> SeatSet {
        Seat::all(self.table.seats()).filter(|other| self.is_opponent(seat, *other, card, who)).collect()
    }

    fn is_opponent(&self, seat: Seat, other: Seat, card: TrickId, who: Opponents) -> bool {
        let (table, target) = (&self.table, self.table.scholar(other));
        if other == seat || target.finished || target.zone == ZoneId::START {
            enforces!(
                "ology.start.no-target",
                "ology.start.no-trick-effects",
                "ology.start.no-effects",
                "ology.def.opponent"
            );
            return false;
        }
        let here = table.scholar(seat).zone;
        let near = match who.reach {
            Reach::YourZone => target.zone == here,
            Reach::InRange => target.zone == here || table.linked(here, target.zone),
            Reach::Anywhere => true,
        };
        near && self.meets_needs(seat, other, card, who.needs)
    }

    fn meets_needs(&self, seat: Seat, other: Seat, card: TrickId, needs: Needs) -> bool {
        let (table, target, hand) = (&self.table, self.table.scholar(other), self.secret.hand(other));
        let own_hand = self.secret.hand(seat);
        let holds = |need: Needs, met: bool| !needs.contains(need) || met;
        let declared = matches!(table.frames.top(), Some(Frame::Playing(playing)) if playing.card == card);
        let spare = own_hand.len() > usize::from(!declared);
        holds(Needs::CUBE, !table.colours(other).is_empty())
            && holds(Needs::CARD, !hand.is_empty())
            && holds(Needs::STUDENT, target.students > 0)
            && holds(Needs::MORE_STARS, target.stars > table.scholar(seat).stars)
            && holds(Needs::CARD_OR_STAMINA, !hand.is_empty() || !table.exhausted(other))
            && holds(Needs::PLACED_THIS_TURN, !table.placed_this_turn(other).is_empty())
            && holds(Needs::OWN_CUBE, !table.colours(seat).is_empty())
            && holds(Needs::OWN_CARD, spare)
    }

    /// Whether an effect has something to be aimed at.
    fn has_target(&self, seat: Seat, card: TrickId, target: Target) -> bool {
        enforces!("ology.trick.needs-target");
        let table = &self.table;
        match target {
            Target::None => true,
            Target::Opponent(who) | Target::EachOpponent(who) => !self.opponents(seat, card, who).is_empty(),
            Target::ThatOpponent(who) => {
                table.that_opponent().is_some_and(|that| self.is_opponent(seat, that, card, who))
            }
            Target::AdjacentNotLinked => !table.adjacent_not_linked(seat).is_empty(),
            Target::Pile => table.dungeon.piles.iter().any(|tiles| *tiles > 0),
            Target::ZoneWithoutTeleport => {
                let zone = table.zone(table.scholar(seat).zone);
                !zone.teleport && table.campus.teleports > 0
            }
            Target::CubeHere { most } => !table.choosable_cubes(seat, most).is_empty(),
            Target::DeclaredEffect => true,
        }
    }
}

impl Table {
    /// The opponent of the moment: whose event is being answered, or whose turn it is.
    pub(crate) fn that_opponent(&self) -> Option<Seat> {
        let event = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Answering { of, .. } => Some(*of),
            _ => None,
        });
        event.or(Some(self.active))
    }

    /// The Zones Adjacent to a Scholar's but not Linked to it.
    pub(crate) fn adjacent_not_linked(&self, seat: Seat) -> crate::lattice::ZoneSet {
        let here = self.scholar(seat).zone;
        let apart = |zone: &ZoneId| self.adjacent(here, *zone) && !self.linked(here, *zone);
        self.dungeon.placed.without(here).iter().filter(apart).collect()
    }

    /// The colours of cubes in a Scholar's Zone of at most this value, for which there is room.
    pub(crate) fn choosable_cubes(&self, seat: Seat, most: u8) -> crate::content::Colours {
        enforces!("ology.cube.choose");
        let cubes = self.zone(self.scholar(seat).zone).cubes;
        let fit =
            |colour: &crate::content::Colour| Table::value(*colour) <= most && self.has_room(seat, *colour);
        cubes
            .into_iter()
            .flatten()
            .filter(fit)
            .fold(crate::content::Colours::NONE, |set, colour| set.with(colour))
    }

    /// The colours of cubes placed on a Note Board during this turn and still there.
    pub(crate) fn placed_this_turn(&self, seat: Seat) -> crate::content::Colours {
        let placed = &self.scholar(seat).placed.0;
        crate::content::Colours((0..5).fold(0, |set, index| set | u8::from(placed[index] > 0) << index))
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A card is laid open on the table for one of its effects.
    pub(crate) fn declare(&mut self, seat: Seat, card: TrickId, way: Use) {
        enforces!("ology.main.v2-declare", "ology.trick.resolve-fully");
        self.take_from_hand(seat, card);
        self.shown.add(card);
        self.tell(|| Event::Played { seat, card, way });
        let playing = Playing {
            seat,
            card,
            way,
            stage: PlayStage::Aim,
            target: Aim::Nothing,
            n: 0,
            step: 0,
            either: None,
            fate: Fate::Stands,
            served: SeatSet::EMPTY,
        };
        self.push(Frame::Playing(playing));
    }

    /// An effect runs: aim, Reactions, cost, effect, trailing icons, discard.
    pub(crate) fn playing(&mut self, mut playing: Playing) -> Flow {
        enforces!("ology.main.v2-sequence");
        match playing.stage {
            PlayStage::Aim => match self.aim(&playing) {
                Some(target) => {
                    playing.target = target;
                    self.stage(playing, PlayStage::Declared);
                    self.ask_reactions(playing.seat);
                }
                None => return Flow::Waits,
            },
            PlayStage::Declared if playing.fate == Fate::Stands => self.stage(playing, PlayStage::Cost),
            PlayStage::Declared => {
                enforces!("ology.timing.cancelled", "ology.timing.v2-cancelled-no-cost");
                self.stage(playing, PlayStage::Finish);
            }
            PlayStage::Cost => return self.pay_cost(playing),
            PlayStage::Effect => return self.resolve_effect(playing),
            PlayStage::After => self.trailing_icon(playing),
            PlayStage::Finish => self.finish_card(playing),
        }
        Flow::Goes
    }

    pub(crate) fn stage(&mut self, playing: Playing, stage: PlayStage) {
        self.become_(Frame::Playing(Playing { stage, step: 0, ..playing }));
    }

    /// Reactions can answer Main and auxiliary effects of opponents.
    fn ask_reactions(&mut self, seat: Seat) {
        if self.rules.main_effects {
            enforces!("ology.timing.reaction", "ology.icon.cancel");
            let left = self.reactors(seat);
            self.push(Frame::Reacting { left });
        }
    }

    /// The only possible target; `None` when the player must choose.
    fn aim(&self, playing: &Playing) -> Option<Aim> {
        let Some(main) = playing.main() else { return Some(Aim::Nothing) };
        let seat = playing.seat;
        match main.target {
            Target::Opponent(who) => {
                let targets = self.state.opponents(seat, playing.card, who);
                match targets.first() {
                    Some(only) if targets.len() == 1 => Some(Aim::Seat(only)),
                    Some(_) => None,
                    None => Some(Aim::Nothing),
                }
            }
            Target::ThatOpponent(_) => Some(self.that_opponent().map_or(Aim::Nothing, Aim::Seat)),
            Target::AdjacentNotLinked => {
                let zones = self.adjacent_not_linked(seat);
                match zones.first() {
                    Some(only) if zones.len() == 1 => Some(Aim::Zone(only)),
                    Some(_) => None,
                    None => Some(Aim::Nothing),
                }
            }
            Target::Pile | Target::CubeHere { .. } => None,
            Target::None | Target::EachOpponent(_) | Target::ZoneWithoutTeleport | Target::DeclaredEffect => {
                Some(Aim::Nothing)
            }
        }
    }

    /// The player chose what the effect is aimed at.
    pub(crate) fn answer_aim(&mut self, playing: Playing, action: Action) {
        let target = match action {
            Action::Seat(seat) => Aim::Seat(seat),
            Action::Zone(zone) => Aim::Zone(zone),
            Action::Floor(floor) => Aim::Pile(floor),
            Action::Colour(colour) => Aim::Cube(colour),
            _ => Aim::Nothing,
        };
        self.stage(Playing { target, ..playing }, PlayStage::Declared);
        self.ask_reactions(playing.seat);
    }

    /// The card is discarded; v1 now deals with Omega Students drawn meanwhile.
    fn finish_card(&mut self, playing: Playing) {
        enforces!("ology.trick.one-use", "ology.timing.cancelled", "ology.info.discards");
        self.pop();
        self.shown.take(playing.card);
        match playing.fate {
            Fate::Taken(seat) => self.take_openly(seat, playing.card),
            Fate::Stands | Fate::Cancelled => self.discards.add(playing.card),
        }
        let omegas = std::mem::take(&mut self.campus.waiting_omegas);
        if omegas > 0 {
            enforces!("ology.omega.v1-after-card");
            self.push(Frame::Alarm { seat: playing.seat, left: omegas });
        }
    }

    /// A player draws Trick Cards, one after another.
    pub(crate) fn draw_cards(&mut self, seat: Seat, cards: u8) {
        enforces!("ology.trick.draw-no-choice", "ology.icon.draw-cards", "ology.info.hands");
        let mut drawn = 0;
        for _ in 0..cards {
            let Some(card) = self.draw_card() else { break };
            self.state.secret.hand_mut(seat).add(card);
            self.whisper(seat, || Event::CardDrawn { card });
            drawn += 1;
        }
        if drawn > 0 {
            self.tell(|| Event::DrewCards { seat, cards: drawn });
        }
    }

    /// The top card of the Trick deck; the discards become a new deck when it is empty.
    pub(crate) fn draw_card(&mut self) -> Option<TrickId> {
        if let Some(laid) = self.state.secret.top.pop() {
            self.log.reveal();
            return Some(laid.what);
        }
        if self.state.secret.deck.is_empty() {
            enforces!("ology.trick.deck-empty", "ology.trick.deck-empty-timing");
            self.state.secret.deck = std::mem::take(&mut self.discards);
        }
        let deck = self.state.secret.deck;
        if deck.is_empty() {
            return None;
        }
        let place = self.luck.pick("trick-deck", deck.len(), |place| card_name(deck.nth(place)));
        let card = deck.nth(place)?;
        self.state.secret.deck.take(card);
        Some(card)
    }

    /// A card that everybody sees goes into a hand.
    pub(crate) fn take_openly(&mut self, seat: Seat, card: TrickId) {
        self.state.secret.hand_mut(seat).add(card);
        self.state.table.open[seat.index() % MOST_PLAYERS].add(card);
    }

    /// A card that everybody sees leaves a hand; says whether it was there.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: TrickId) -> bool {
        let taken = self.state.secret.hand_mut(seat).take(card);
        let left = self.state.secret.hand(seat).count(card);
        let open = &mut self.state.table.open[seat.index() % MOST_PLAYERS];
        if open.count(card) > left {
            open.take(card);
        }
        taken
    }

    /// A player discards a card from hand.
    pub(crate) fn discard_card(&mut self, seat: Seat, card: TrickId) {
        enforces!("ology.icon.discard");
        if self.take_from_hand(seat, card) {
            self.discards.add(card);
            self.log.reveal();
            self.tell(|| Event::Discarded { seat, card });
        }
    }

    /// Cards to be discarded by choice; a player with fewer discards all.
    pub(crate) fn discarding(&mut self, seat: Seat, left: u8, kind: Option<TrickType>) -> Flow {
        enforces!("ology.trick.discard-choice");
        let hand = self.state.secret.hand(seat);
        let mut faces =
            hand.faces().filter(|face| kind.is_none_or(|kind| catalogue().trick(*face).kind == kind));
        let only = faces.next();
        if left == 0 || only.is_none() {
            return self.finish();
        }
        Flow::Waits
    }

    /// One of the cards to be discarded.
    pub(crate) fn answer_discarding(
        &mut self,
        seat: Seat,
        left: u8,
        kind: Option<TrickType>,
        action: Action,
    ) {
        self.become_(Frame::Discarding { seat, left: left.saturating_sub(1), kind });
        if let Action::Card(card) = action {
            self.discard_card(seat, card);
        }
    }
}

impl Playing {
    /// The Main Effect, when that is what is played.
    pub(crate) fn main(&self) -> Option<&'static MainEffect> {
        if self.way == Use::Main { catalogue().trick(self.card).main.as_ref() } else { None }
    }

    /// The auxiliary effect, when that is what is played.
    pub(crate) fn aux(&self) -> Option<Aux> {
        match self.way {
            Use::Main => None,
            Use::Aux(index) | Use::Stealth(index) | Use::Alert(index) => {
                catalogue().trick(self.card).aux.get(index as usize).copied()
            }
        }
    }
}

/// What an effect is aimed at.
pub(crate) fn check_aim(state: &State, playing: &Playing, action: &Action) -> Result<(), Refusal> {
    let rule = rule!("ology.trick.needs-target");
    let Some(main) = playing.main() else { return Err(Refusal::by(rule)) };
    let (table, seat) = (&state.table, playing.seat);
    let legal = match (main.target, action) {
        (Target::Opponent(who), Action::Seat(target)) => {
            state.opponents(seat, playing.card, who).contains(*target)
        }
        (Target::AdjacentNotLinked, Action::Zone(zone)) => table.adjacent_not_linked(seat).contains(*zone),
        (Target::Pile, Action::Floor(floor)) => table.dungeon.pile(*floor) > 0,
        (Target::CubeHere { most }, Action::Colour(colour)) => {
            table.choosable_cubes(seat, most).contains(*colour)
        }
        _ => false,
    };
    Refusal::unless(legal, rule)
}

/// Which card is discarded.
pub(crate) fn check_discarding(
    state: &State,
    seat: Seat,
    kind: Option<TrickType>,
    action: &Action,
) -> Result<(), Refusal> {
    let rule = rule!("ology.trick.discard-choice");
    let Action::Card(card) = action else { return Err(Refusal::by(rule)) };
    let right = kind.is_none_or(|kind| catalogue().trick(*card).kind == kind);
    Refusal::unless(right && state.secret.hand(seat).has(*card), rule)
}
