//! The game as the kernel knows it: who is asked, what is legal, and what an action does.

use table::{
    Facts, Game, Legal, Listing, Log, Luck, Outcome, Play, Refusal, RuleId, Schema, Seat, SeatSet,
    SetupErrors, Turn, Viewer, enforces, rule,
};

use crate::action::{Action, Order};
use crate::cards::CardId;
use crate::content::{Kind, MapId, Price};
use crate::event::Event;
use crate::frames::{Checkpoint, Choice, Frame, Move, MoveStage, Window};
use crate::options::Options;
use crate::referee::Referee;
use crate::specials::Moment;
use crate::state::{State, Step};
use crate::view::View;

/// Dungeoneer.
pub struct Dungeoneer;

/// What the seats that are asked are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A pass or a Special Action.
    Window(Window),
    /// An answer inside an effect.
    Choice(Choice),
    /// Where a drawn Map card goes.
    Place(MapId),
    /// Whether to go through an exit that was rolled for.
    GoOn(Move),
    /// The next step of the turn.
    Step(Step),
}

impl State {
    /// What is asked at this moment.
    #[inline]
    pub fn asks(&self) -> Ask {
        match self.open.frames.top() {
            Some(Frame::Window(window)) => Ask::Window(*window),
            Some(Frame::Choose { what, .. }) => Ask::Choice(*what),
            Some(Frame::Place { map, .. }) => Ask::Place(*map),
            Some(Frame::Move(step)) => Ask::GoOn(*step),
            _ => Ask::Step(self.open.step),
        }
    }
}

impl Game for Dungeoneer {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        static FACTS: Facts = Facts {
            id: "dungeoneer",
            title: "Dungeoneer",
            ledgers: &["dungeoneer"],
            seats: (2, 6),
            rules_version: 3,
            not_asked: rule!("dungeoneer.timing.window-purpose"),
            over: rule!("dungeoneer.general.win-two-ways"),
            longest: 200_000,
        };
        &FACTS
    }

    fn schema() -> Schema {
        crate::options::schema()
    }

    fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
        crate::setup::start(options, seats, luck)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        if state.open.step == Step::Over { Turn::Over } else { Turn::Decide(state.hidden.asked) }
    }

    fn outcome(state: &State) -> Outcome {
        let seats = state.seats();
        match state.open.winner {
            Some(winner) => Outcome::winner(seats, winner),
            None => Outcome::draw(seats),
        }
    }

    fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) -> Listing {
        match state.asks() {
            Ask::Window(window) => list_window(state, seat, window.at, out),
            Ask::Choice(what) => state.answers(seat, &what, &mut |action| out.push(action)),
            Ask::Place(map) => state.places(map, &mut |action| out.push(action)),
            Ask::GoOn(_) => out.extend([Action::Yes, Action::No]),
            Ask::Step(step) => list_step(state, seat, step, out),
        }
        Listing::All
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match state.asks() {
            Ask::Window(window) => check_window(state, seat, window.at, action),
            Ask::Choice(what) => state.check_answer(seat, &what, action),
            Ask::Place(map) => match action {
                Action::Place(placing) => state.check_place(map, placing),
                _ => Err(Refusal::by(rule!("dungeoneer.build.what-is-allowed"))),
            },
            Ask::GoOn(_) => {
                let answer = matches!(action, Action::Yes | Action::No);
                Refusal::unless(answer, rule!("dungeoneer.exit.may-stay-after-opening"))
            }
            Ask::Step(step) => check_step(state, seat, step, action),
        }
    }

    fn apply<L: Log<Event>>(state: &mut State, play: Play<Self>, luck: &mut Luck, log: &mut L) {
        let (seat, action) = (play.seat(), *play.action());
        let asks = state.asks();
        let mut referee = Referee { state, luck, log };
        match asks {
            Ask::Window(window) => return referee.submit(window, seat, action),
            Ask::Choice(what) => referee.answer(seat, what, action),
            Ask::Place(_) => {
                if let Action::Place(placing) = action {
                    referee.pop();
                    referee.place(seat, placing);
                }
            }
            Ask::GoOn(step) => {
                if action == Action::Yes {
                    referee.put(Frame::Move(Move { stage: MoveStage::Go, ..step }));
                } else {
                    referee.pop();
                }
            }
            Ask::Step(step) => apply_step(&mut referee, seat, step, action),
        }
        referee.run();
    }

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        crate::view::view(state, viewer)
    }

    fn resample(view: &View, luck: &mut Luck) -> State {
        crate::resample::resample(view, luck)
    }

    /// In a window everybody who might act is shown as waited for, whatever he holds.
    fn waiting(state: &State, _viewer: Viewer) -> SeatSet {
        match (Self::turn(state), state.asks()) {
            (Turn::Over, _) => SeatSet::EMPTY,
            (_, Ask::Window(_)) => state.open.in_turn_order().collect(),
            _ => state.hidden.asked,
        }
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        crate::evaluate::evaluate(state, seat)
    }

    fn wild(luck: &mut Luck) -> Option<Action> {
        Some(crate::wild::wild(luck))
    }
}

fn list_window(state: &State, seat: Seat, at: Checkpoint, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if state.may_stand(seat, at) {
        out.extend([Order::Here, Order::UntilAttacked, Order::UntilMyTurn].map(Action::Stand));
    }
    state.specials(seat, Moment::Window(at), &mut |action| {
        out.push(action);
        false
    });
}

fn check_window(state: &State, seat: Seat, at: Checkpoint, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Stand(_) => {
            Refusal::unless(state.may_stand(seat, at), rule!("dungeoneer.timing.window-privacy"))
        }
        Action::Play(_) | Action::Use(_) | Action::Untip | Action::Challenge(_) => {
            state.check_special(seat, action, Moment::Window(at))
        }
        other => Err(Refusal::by(not_special(at, other))),
    }
}

/// Why something that is no Special Action cannot be done in a window.
fn not_special(at: Checkpoint, action: &Action) -> RuleId {
    match (at, action) {
        (_, Action::Move(_) | Action::Travel(_)) => rule!("dungeoneer.move.only-own-hero-phase"),
        (_, Action::Send(_)) => rule!("dungeoneer.encounter.only-dungeonlord-phase"),
        (Checkpoint::AfterBuild, _) => rule!("dungeoneer.build.what-is-allowed"),
        (Checkpoint::BeforeDiscard | Checkpoint::EndTurn, _) => {
            rule!("dungeoneer.discard-draw.what-is-allowed")
        }
        (_, Action::Explore | Action::Attempt(_)) => rule!("dungeoneer.discard-draw.saved-movement-use"),
        _ => rule!("dungeoneer.special.list"),
    }
}

fn list_step(state: &State, seat: Seat, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Placing { .. } => state.revealed_places(seat, &mut |action| out.push(action)),
        Step::Starting(_) => {
            let entrances = state.open.board.iter().filter(|(_, space)| space.card().is_entrance());
            out.extend(entrances.map(|(id, _)| Action::Space(id)));
        }
        Step::Upkeep => list_upkeep(state, seat, out),
        Step::Dungeonlord | Step::Attacked => list_dungeonlord(state, seat, step, out),
        Step::Declaring => {
            out.push(Action::Attack);
            state.sendings(seat, &mut |action| out.push(action));
        }
        Step::Recall => list_recall(state, seat, out),
        Step::Hero => list_hero(state, seat, out),
        Step::Discard => list_discard(state, seat, out),
        _ => {}
    }
}

fn list_upkeep(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for card in state.open.upkeep.iter() {
        let actions = [Action::Pay(card), Action::Return(card)];
        out.extend(actions.into_iter().filter(|action| check_upkeep(state, seat, action).is_ok()));
    }
}

fn list_cards(state: &State, seat: Seat, step: Step, out: &mut Vec<Action>) {
    let moment = Moment::Phase(step);
    let phase_cards = state.hidden.hands[seat].minus(crate::cards::Cards::anytime());
    for card in phase_cards.iter().filter(|card| card.face().kind != Kind::Encounter) {
        state.plays_of(seat, card, moment, &mut |action| {
            out.push(action);
            false
        });
    }
    state.specials(seat, moment, &mut |action| {
        out.push(action);
        false
    });
}

fn list_dungeonlord(state: &State, seat: Seat, step: Step, out: &mut Vec<Action>) {
    out.push(Action::End);
    if state.open.options.concede {
        out.push(Action::Concede);
    }
    if step == Step::Dungeonlord {
        state.sendings(seat, &mut |action| out.push(action));
    }
    list_cards(state, seat, step, out);
}

fn list_hero(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::End);
    if state.open.options.concede {
        out.push(Action::Concede);
    }
    state.moves(seat, &mut |action| out.push(action));
    if state.check_explore(seat).is_ok() {
        out.push(Action::Explore);
    }
    state.quest_actions(seat, &mut |action| out.push(action));
    list_cards(state, seat, Step::Hero, out);
}

fn list_recall(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.open.next_recall() {
        Some(monster) => {
            let actions = [Action::ToHand(monster.card), Action::ToPack(monster.card)];
            out.extend(actions.into_iter().filter(|action| check_recall(state, seat, action).is_ok()));
        }
        None => out.extend(state.open.player(seat).pack.iter().map(|monster| Action::Discard(monster.card))),
    }
}

fn list_discard(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.open.player(seat);
    if player.hand == 0 {
        out.push(Action::Keep);
    }
    let treasures = player.readied.iter().filter(|lying| lying.card.face().kind == Kind::Treasure);
    let lying = treasures.chain(&player.pack).map(|lying| lying.card);
    out.extend(state.hidden.hands[seat].iter().chain(lying).map(Action::Discard));
}

fn check_step(state: &State, seat: Seat, step: Step, action: &Action) -> Result<(), Refusal> {
    match step {
        Step::Placing { .. } => match action {
            Action::Place(placing) => state.check_revealed_place(seat, placing),
            _ => Err(Refusal::by(rule!("dungeoneer.revealed.place-clockwise"))),
        },
        Step::Starting(_) => check_start(state, action),
        Step::Upkeep => check_upkeep(state, seat, action),
        Step::Dungeonlord | Step::Attacked => check_dungeonlord(state, seat, step, action),
        Step::Declaring => match action {
            Action::Attack => Ok(()),
            Action::Send(sending) => state.check_send(seat, sending),
            Action::Play(play) if play.card.face().kind == Kind::Bane => {
                Err(Refusal::by(rule!("dungeoneer.dungeonlord.banes-not-inside-encounters")))
            }
            _ => Err(Refusal::by(rule!("dungeoneer.encounter.three-steps"))),
        },
        Step::Recall => check_recall(state, seat, action),
        Step::Hero => check_hero(state, seat, action),
        Step::Discard => check_discard(state, seat, action),
        _ => Err(Refusal::by(rule!("dungeoneer.reset.what-is-allowed"))),
    }
}

fn check_start(state: &State, action: &Action) -> Result<(), Refusal> {
    let entrance = |space: crate::board::SpaceId| {
        state.open.board.spaces.get(space.index()).is_some_and(|space| space.card().is_entrance())
    };
    let right = matches!(action, Action::Space(space) if entrance(*space));
    Refusal::unless(right, rule!("dungeoneer.combined.choose-entrance"))
}

/// Upkeep card by card, in the player's order: he pays the whole cost or takes the card back, as he likes.
fn check_upkeep(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    enforces!("dungeoneer.reset.upkeep-choice");
    let open = &state.open;
    match action {
        Action::Return(card) => {
            Refusal::unless(open.upkeep.has(*card), rule!("dungeoneer.reset.upkeep-pay-or-return"))
        }
        Action::Pay(card) => {
            let due = open.upkeep.has(*card);
            Refusal::unless(due, rule!("dungeoneer.reset.upkeep-pay-or-return"))?;
            let funded = match card.face().upkeep {
                Some(Price::Glory(cost)) => open.player(seat).glory >= u16::from(cost),
                Some(Price::Peril(cost)) => open
                    .bearer(*card)
                    .is_some_and(|bearer| bearer != seat && open.player(bearer).peril >= u16::from(cost)),
                None => true,
            };
            Refusal::unless(funded, rule!("dungeoneer.general.resources-not-negative"))
        }
        _ => Err(Refusal::by(rule!("dungeoneer.reset.what-is-allowed"))),
    }
}

fn check_concede(state: &State) -> Result<(), Refusal> {
    Refusal::unless(state.open.options.concede, rule!("dungeoneer.option.agree-before"))
}

fn check_dungeonlord(state: &State, seat: Seat, step: Step, action: &Action) -> Result<(), Refusal> {
    enforces!("dungeoneer.dungeonlord.banes-any-time", "dungeoneer.timing.turn-player-acts-freely");
    match action {
        Action::End => Ok(()),
        Action::Concede => check_concede(state),
        Action::Send(sending) => state.check_send(seat, sending),
        Action::Play(_) | Action::Use(_) | Action::Untip | Action::Challenge(_) => {
            state.check_special(seat, action, Moment::Phase(step))
        }
        Action::Move(_) | Action::Travel(_) => Err(Refusal::by(rule!("dungeoneer.move.only-own-hero-phase"))),
        _ => Err(Refusal::by(rule!("dungeoneer.dungeonlord.what-is-allowed"))),
    }
}

fn check_hero(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    enforces!("dungeoneer.reset.movements-use", "dungeoneer.special.movements-in-dungeonlord-phase");
    match action {
        Action::End => Ok(()),
        Action::Concede => check_concede(state),
        Action::Move(side) => state.open.check_move(seat, *side).map(|_| ()),
        Action::Travel(space) => state.open.check_travel(seat, *space),
        Action::Explore => state.check_explore(seat),
        Action::Attempt(attempt) => state.check_attempt(seat, attempt),
        Action::PickUp(quest) => state.check_pick_up(seat, *quest),
        Action::SetDown(quest) => state.check_set_down(seat, *quest),
        Action::Play(play) if play.card.face().kind == Kind::Encounter => {
            Err(Refusal::by(rule!("dungeoneer.hero-phase.what-is-allowed")))
        }
        Action::Play(_) | Action::Use(_) | Action::Untip | Action::Challenge(_) => {
            state.check_special(seat, action, Moment::Phase(Step::Hero))
        }
        Action::Return(_) => Err(Refusal::by(rule!("dungeoneer.hero-phase.no-return-to-hand"))),
        Action::Discard(card) if card.face().kind == Kind::Treasure => {
            Err(Refusal::by(rule!("dungeoneer.treasure.discard-in-phase")))
        }
        _ => Err(Refusal::by(rule!("dungeoneer.hero-phase.what-is-allowed"))),
    }
}

fn check_recall(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::ToHand(card) => state.check_to_hand(*card),
        Action::ToPack(card) => state.check_to_pack(*card),
        Action::Discard(card) => state.check_overflow(seat, *card),
        _ => Err(Refusal::by(rule!("dungeoneer.pack.when"))),
    }
}

/// The one discard of the turn: a card from hand, a readied Treasure, or a monster of the Pack.
fn check_discard(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    enforces!(
        "dungeoneer.boon.hand-discard-allowed",
        "dungeoneer.pack.discard-one",
        "dungeoneer.pack.not-in-hand-count"
    );
    match action {
        Action::Keep => {
            let empty = state.open.player(seat).hand == 0;
            Refusal::unless(empty, rule!("dungeoneer.discard-draw.must-discard-one"))
        }
        Action::Discard(card) => check_discarded(state, seat, *card),
        Action::Quest(_) => Err(Refusal::by(rule!("dungeoneer.quest.no-voluntary-discard"))),
        _ => Err(Refusal::by(rule!("dungeoneer.discard-draw.what-is-allowed"))),
    }
}

fn check_discarded(state: &State, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let player = state.open.player(seat);
    if state.hidden.hands[seat].has(card) {
        return Ok(());
    }
    let bane = player.banes.iter().any(|lying| lying.card == card);
    Refusal::unless(!bane, rule!("dungeoneer.bane.not-discardable"))?;
    let readied = player.readied(card).is_some();
    let boon = readied && card.face().kind == Kind::Boon;
    Refusal::unless(!boon, rule!("dungeoneer.boon.no-voluntary-discard"))?;
    let in_pack = player.pack.iter().any(|monster| monster.card == card);
    Refusal::unless(readied || in_pack, rule!("dungeoneer.discard-draw.what-may-be-discarded"))
}

fn apply_step<L: Log<Event>>(referee: &mut Referee<'_, L>, seat: Seat, step: Step, action: Action) {
    match (step, action) {
        (Step::Placing { .. }, Action::Place(placing)) => referee.lay_revealed(seat, placing),
        (Step::Starting(_), Action::Space(space)) => referee.start_on(seat, space),
        (Step::Upkeep, Action::Pay(card)) => referee.pay_upkeep(seat, card),
        (Step::Upkeep, Action::Return(card)) => referee.return_for_upkeep(seat, card),
        (Step::Recall, Action::ToHand(card)) => referee.monster_to_hand(seat, card),
        (Step::Recall, Action::ToPack(card)) => referee.pack_monster(seat, card),
        (Step::Recall, Action::Discard(card)) => referee.lose(seat, card, None),
        (Step::Discard, discard) => apply_discard(referee, seat, discard),
        (_, Action::Send(sending)) => referee.send(seat, sending),
        (_, Action::Attack) => referee.declare_batch(),
        (_, Action::End) => end_phase(referee, step),
        (_, Action::Concede) => {
            enforces!("dungeoneer.elimination.concede");
            referee.leave(seat);
        }
        (_, action) => act(referee, seat, action),
    }
}

/// The one discard, then the refill.
fn apply_discard<L: Log<Event>>(referee: &mut Referee<'_, L>, seat: Seat, action: Action) {
    enforces!("dungeoneer.discard-draw.must-discard-one", "dungeoneer.discard-draw.what-may-be-discarded");
    referee.go(Step::Refill);
    if let Action::Discard(card) = action {
        referee.lose(seat, card, None);
    }
}

/// The turn player declares a phase over: a window opens, and if anybody acts in it he may go on.
fn end_phase<L: Log<Event>>(referee: &mut Referee<'_, L>, step: Step) {
    enforces!(
        "dungeoneer.timing.window-end-dungeonlord",
        "dungeoneer.timing.window-end-hero-phase",
        "dungeoneer.hero-phase.end"
    );
    if step == Step::Hero {
        referee.go(Step::EndHero);
        referee.push_window(Checkpoint::EndHero);
    } else {
        referee.go(Step::EndDungeonlord);
        referee.push_window(Checkpoint::EndDungeonlord);
    }
}

/// An action or card play of the turn player; when it is completely resolved a window opens.
fn act<L: Log<Event>>(referee: &mut Referee<'_, L>, seat: Seat, action: Action) {
    enforces!("dungeoneer.timing.window-after-action", "dungeoneer.hero-phase.what-is-allowed");
    referee.push_window(Checkpoint::AfterAction);
    match action {
        Action::Move(side) => {
            let here = referee.open().player(seat).space;
            if let Some(to) = referee.open().board.viable(here, side) {
                referee.declare_move(seat, Some(side), to);
            }
        }
        Action::Travel(space) => referee.declare_move(seat, None, space),
        Action::Explore => referee.explore(seat),
        Action::Attempt(attempt) => referee.declare_attempt(seat, attempt),
        Action::PickUp(quest) => referee.pick_up(seat, quest),
        Action::SetDown(quest) => referee.set_down(seat, quest),
        special => referee.special(seat, special),
    }
}

/// A buffer for legal actions, to be used again and again.
pub type Buffer = Legal<Dungeoneer>;
