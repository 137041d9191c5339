//! How people meet the game: prompts, choices, words, and a question's rules.

mod census;

use table::{Choice as Offered, Datum, Face, Question, Refusal, Say, Seat, Text, Thing};

use crate::action::{Action, Fighter, On, Order};
use crate::event::{
    Event, card_name, checkpoint_name, form_name, map_name, name_of, quest_name, side_name, source_name,
};
use crate::frames::{Checkpoint, Choice};
use crate::game::{Ask, Dungeoneer};
use crate::state::{State, Step};
use crate::view::View;

impl Face for Dungeoneer {
    fn prompt(state: &State, _seat: Seat) -> Text {
        match state.asks() {
            Ask::Window(window) => prompt_window(state, window.at),
            Ask::Choice(what) => prompt_choice(state, &what),
            Ask::Place(map) => Text::new("dungeoneer-ask-place").with("map", map_name(map)),
            Ask::GoOn(_) => Text::new("dungeoneer-ask-go-on"),
            Ask::Step(step) => prompt_step(state, step),
        }
    }

    fn choice(state: &State, seat: Seat, action: &Action) -> Offered {
        offered(state, seat, action)
    }

    fn question(state: &State, seat: Seat) -> Question {
        let rules = match state.asks() {
            Ask::Choice(what) => vec![crate::choices::question_rule(&what)],
            Ask::Window(_) => vec![table::rule!("dungeoneer.timing.window-procedure")],
            Ask::Place(_) => vec![table::rule!("dungeoneer.build.draw-and-place")],
            Ask::GoOn(_) => vec![table::rule!("dungeoneer.exit.may-stay-after-opening")],
            Ask::Step(_) => Vec::new(),
        };
        Question {
            prompt: Self::prompt(state, seat),
            forms: vec![table::face::one_of::<Self>(state, seat)],
            rules,
        }
    }

    fn tell(event: &Event) -> Text {
        crate::event::tell(event)
    }

    fn draw(view: &View, say: &dyn Say) -> String {
        crate::draw::draw(view, say)
    }

    fn words(state: &State, _seat: Seat, action: &Action) -> String {
        crate::words::words(state, action)
    }

    fn read(state: &State, _seat: Seat, words: &str) -> Result<Action, String> {
        crate::words::read(state, words)
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        crate::parts::arrange(state, part, value)
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        crate::parts::playable(state)
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        crate::parts::part(state, part)
    }

    fn things(options: &crate::options::Options) -> Vec<Thing> {
        census::things(options)
    }

    fn role(state: &State, seat: Seat) -> Vec<Thing> {
        census::role(state, seat)
    }

    fn explain(_state: &State, _refusal: &Refusal) -> Option<Text> {
        None
    }
}

fn prompt_window(state: &State, at: Checkpoint) -> Text {
    let key = if at.restricted() { "dungeoneer-ask-react" } else { "dungeoneer-ask-window" };
    let text = Text::new(key).with("window", checkpoint_name(at)).with("seat", state.open.turn);
    text.with("pending", pending_text(state))
}

/// What the window is about: the pending attack or roll.
fn pending_text(state: &State) -> Text {
    use crate::frames::Frame;
    let open = &state.open;
    let beneath = open.frames.iter().rev().find(|frame| !matches!(frame, Frame::Window(_)));
    match beneath {
        Some(Frame::Attack(attack)) => Text::new("dungeoneer-pending-attack")
            .with("by", name_of(open, attack.by).text())
            .with("on", name_of(open, attack.on).text())
            .with("form", form_name(attack.form))
            .with(
                "attack",
                open.fighting_score(attack, true).0 + open.die(attack.by, attack.circumstance(true)).add,
            )
            .with(
                "defence",
                open.fighting_score(attack, false).0 + open.die(attack.on, attack.circumstance(false)).add,
            ),
        Some(Frame::Trial(trial)) => Text::new("dungeoneer-pending-roll")
            .with("seat", trial.seat)
            .with("add", open.trial_die(trial).add)
            .with("number", trial.number),
        Some(Frame::Wound(wound)) => {
            Text::new("dungeoneer-pending-wounds").with("seat", wound.seat).with("amount", wound.amount)
        }
        Some(Frame::Played(played)) => Text::new("dungeoneer-pending-card")
            .with("seat", played.by)
            .with("card", card_name(played.play.card)),
        _ => Text::new("dungeoneer-pending-nothing"),
    }
}

fn prompt_choice(state: &State, what: &Choice) -> Text {
    match what {
        Choice::Destination { hero, .. } => Text::new("dungeoneer-ask-destination").with("seat", *hero),
        Choice::Lose { taker: Some(taker), .. } => Text::new("dungeoneer-ask-give").with("seat", *taker),
        Choice::Lose { left, .. } => Text::new("dungeoneer-ask-lose").with("count", *left),
        Choice::Fetch { .. } => Text::new("dungeoneer-ask-fetch"),
        Choice::Exit { .. } => Text::new("dungeoneer-ask-exit"),
        Choice::Option(effect) => Text::new("dungeoneer-ask-option").with("card", source_name(effect.source)),
        Choice::Forsake { .. } => Text::new("dungeoneer-ask-forsake"),
        Choice::Arrange { .. } => Text::new("dungeoneer-ask-arrange"),
        Choice::Offer(effect) => Text::new("dungeoneer-ask-offer").with("card", source_name(effect.source)),
        Choice::HitEffect { .. } => Text::new("dungeoneer-ask-hit-effect"),
        Choice::AttackForm(attack) => {
            Text::new("dungeoneer-ask-attack-form").with("foe", name_of(&state.open, attack.by).text())
        }
        Choice::Reward { left } => Text::new("dungeoneer-ask-reward").with("count", *left),
        Choice::Surplus => Text::new("dungeoneer-ask-surplus"),
        Choice::Price(quest) => Text::new("dungeoneer-ask-price").with("quest", quest_name(*quest)),
    }
}

fn prompt_step(state: &State, step: Step) -> Text {
    let movements = state.open.player(state.open.turn).movements;
    match step {
        Step::Placing { .. } => Text::new("dungeoneer-ask-lay-map"),
        Step::Starting(_) => Text::new("dungeoneer-ask-start"),
        Step::Upkeep => Text::new("dungeoneer-ask-upkeep"),
        Step::Dungeonlord => Text::new("dungeoneer-ask-dungeonlord"),
        Step::Attacked => Text::new("dungeoneer-ask-after-batch"),
        Step::Declaring => Text::new("dungeoneer-ask-declaring"),
        Step::Recall => Text::new("dungeoneer-ask-recall"),
        Step::Hero => Text::new("dungeoneer-ask-hero").with("movements", movements),
        Step::Discard => Text::new("dungeoneer-ask-discard"),
        _ => Text::new("dungeoneer-ask-wait"),
    }
}

/// An action as a choice: its text and what it stands on.
fn offered(state: &State, seat: Seat, action: &Action) -> Offered {
    let open = &state.open;
    let plain = |key: &'static str| Offered::new(Text::new(key));
    let quest = |key: &'static str, quest: crate::content::QuestId| {
        Offered::new(Text::new(key).with("quest", quest_name(quest)))
            .on("quest", crate::words::quest_word(quest))
    };
    let space = |key: &'static str, space: crate::board::SpaceId| {
        let map = open.board.space(space).map;
        Offered::new(Text::new(key).with("map", map_name(map))).on("space", crate::words::map_word(map))
    };
    match action {
        Action::Pass => plain("dungeoneer-do-pass"),
        Action::Stand(Order::Here) => plain("dungeoneer-do-pass-here"),
        Action::Stand(Order::UntilAttacked) => plain("dungeoneer-do-pass-until-attacked"),
        Action::Stand(Order::UntilMyTurn) => plain("dungeoneer-do-pass-until-my-turn"),
        Action::Play(play) => offered_play(state, play),
        Action::Use(activation) => offered_use(state, activation),
        Action::Untip => plain("dungeoneer-do-untip").on("seat", seat.number()),
        Action::Challenge(challenge) => {
            let key =
                if challenge.steal.is_some() { "dungeoneer-do-steal" } else { "dungeoneer-do-challenge" };
            let text = Text::new(key)
                .with("foe", name_of(open, challenge.foe).text())
                .with("form", form_name(challenge.form));
            let text = match challenge.steal {
                Some(quest) => text.with("quest", quest_name(quest)),
                None => text,
            };
            stands_on(state, Offered::new(text), challenge.foe)
        }
        Action::Send(sending) => {
            let key = if sending.form.is_some() { "dungeoneer-do-send" } else { "dungeoneer-do-send-trap" };
            let text = Text::new(key).with("card", card_name(sending.card)).with("seat", sending.target);
            let text = match sending.form {
                Some(form) => text.with("form", form_name(form)),
                None => text.with("extra", sending.extra),
            };
            Offered::new(text).on("card", sending.card.word()).on("seat", sending.target.number())
        }
        Action::Attack => plain("dungeoneer-do-attack"),
        Action::End => plain("dungeoneer-do-end"),
        Action::Place(placing) => {
            let cell = crate::words::cell_words(placing.cell);
            let turned = placing.rotation == crate::board::Rotation::Turned;
            let key = if turned { "dungeoneer-do-place-turned" } else { "dungeoneer-do-place" };
            Offered::new(Text::new(key).with("map", map_name(placing.map)).with("cell", cell.clone()))
                .on("cell", cell)
        }
        Action::Move(side) => Offered::new(Text::new("dungeoneer-do-move").with("side", side_name(*side)))
            .on("exit", side.word()),
        Action::Travel(to) => space("dungeoneer-do-travel", *to),
        Action::Explore => plain("dungeoneer-do-explore").on("deck", "map"),
        Action::Attempt(attempt) => {
            let mut offer = quest("dungeoneer-do-attempt", attempt.quest);
            offer.text = offer.text.with("boosts", attempt.boosts);
            offer
        }
        Action::PickUp(it) => quest("dungeoneer-do-pick-up", *it),
        Action::SetDown(it) => quest("dungeoneer-do-set-down", *it),
        other => offered_more(state, other),
    }
}

/// Upkeep, monsters, discards, and answers inside effects as choices.
fn offered_more(state: &State, action: &Action) -> Offered {
    let plain = |key: &'static str| Offered::new(Text::new(key));
    let card = |key: &'static str, card: crate::cards::CardId| {
        Offered::new(Text::new(key).with("card", card_name(card))).on("card", card.word())
    };
    match action {
        Action::Pay(it) => card("dungeoneer-do-pay", *it),
        Action::Return(it) => card("dungeoneer-do-return", *it),
        Action::ToHand(it) => card("dungeoneer-do-to-hand", *it),
        Action::ToPack(it) => card("dungeoneer-do-to-pack", *it),
        Action::Discard(it) => card("dungeoneer-do-discard", *it),
        Action::Keep => plain("dungeoneer-do-keep"),
        Action::Card(it) => card("dungeoneer-do-card", *it),
        Action::Space(space) => {
            let map = state.open.board.space(*space).map;
            let text = Text::new("dungeoneer-do-space").with("map", map_name(map));
            Offered::new(text).on("space", crate::words::map_word(map))
        }
        Action::Map(map) => Offered::new(Text::new("dungeoneer-do-map").with("map", map_name(*map))),
        Action::Quest(quest) => {
            let text = Text::new("dungeoneer-do-quest").with("quest", quest_name(*quest));
            Offered::new(text).on("quest", crate::words::quest_word(*quest))
        }
        Action::Exit(side) => Offered::new(Text::new("dungeoneer-do-exit").with("side", side_name(*side)))
            .on("exit", side.word()),
        Action::Option(option) => Offered::new(Text::new("dungeoneer-do-option").with("number", option + 1)),
        Action::Form(form) => Offered::new(Text::new("dungeoneer-do-form").with("form", form_name(*form))),
        Action::Player(to) => {
            Offered::new(Text::new("dungeoneer-do-player").with("seat", *to)).on("seat", to.number())
        }
        Action::Yes if matches!(state.asks(), Ask::GoOn(_)) => plain("dungeoneer-do-go-on"),
        Action::No if matches!(state.asks(), Ask::GoOn(_)) => plain("dungeoneer-do-stay"),
        Action::Yes => plain("dungeoneer-do-yes"),
        Action::No => plain("dungeoneer-do-no"),
        Action::Concede => plain("dungeoneer-do-concede"),
        _ => plain("dungeoneer-do-pass"),
    }
}

fn offered_play(state: &State, play: &crate::action::CardPlay) -> Offered {
    let key = match (play.payer, play.now) {
        (Some(_), _) => "dungeoneer-do-play-on",
        (None, true) => "dungeoneer-do-play-now",
        (None, false) => "dungeoneer-do-play",
    };
    let mut text = Text::new(key).with("card", card_name(play.card)).with("extra", play.extra);
    if let Some(payer) = play.payer {
        text = text.with("seat", payer);
    }
    let mut offer = Offered::new(text).on("card", play.card.word());
    if let Some(payer) = play.payer {
        offer = offer.on("seat", payer.number());
    }
    match play.on {
        On::Card(host) => {
            offer.text =
                Text::new("dungeoneer-do-with-host").with("what", offer.text).with("host", card_name(host));
            offer.on("card", host.word())
        }
        On::Space(space) => {
            let map = state.open.board.space(space).map;
            offer.text =
                Text::new("dungeoneer-do-with-host").with("what", offer.text).with("host", map_name(map));
            offer.on("space", crate::words::map_word(map))
        }
        On::Foe(foe) => {
            let name = name_of(&state.open, foe).text();
            offer.text = Text::new("dungeoneer-do-with-host").with("what", offer.text).with("host", name);
            stands_on(state, offer, foe)
        }
        _ => offer,
    }
}

fn offered_use(state: &State, activation: &crate::action::Activation) -> Offered {
    let word = match activation.source {
        crate::cards::Source::Card(card) => card.word().to_owned(),
        crate::cards::Source::Artifact(quest) | crate::cards::Source::Quest(quest) => {
            crate::words::quest_word(quest).to_owned()
        }
        crate::cards::Source::Map(map) => crate::words::map_word(map).to_owned(),
        crate::cards::Source::Hero(hero) => crate::cards::hero_card(hero).print.slug.to_owned(),
    };
    let mut text = Text::new("dungeoneer-do-use").with("card", source_name(activation.source));
    if let Some(card) = activation.giving {
        text = Text::new("dungeoneer-do-use-giving")
            .with("card", source_name(activation.source))
            .with("given", card_name(card));
    }
    let offer = Offered::new(text).on("card", word);
    match activation.on {
        On::Player(seat) => {
            let text = Text::new("dungeoneer-do-use-on").with("what", offer.text).with("seat", seat);
            Offered { text, on: offer.on }.on("seat", seat.number())
        }
        On::Foe(foe) => {
            let name = name_of(&state.open, foe).text();
            let text = Text::new("dungeoneer-do-with-host").with("what", offer.text).with("host", name);
            stands_on(state, Offered { text, on: offer.on }, foe)
        }
        _ => offer,
    }
}

fn stands_on(state: &State, offer: Offered, foe: Fighter) -> Offered {
    match foe {
        Fighter::Hero(seat) => offer.on("seat", seat.number()),
        Fighter::Monster(card) => offer.on("card", card.word()),
        Fighter::Quest(quest) => offer.on("quest", crate::words::quest_word(quest)),
        Fighter::Map(space) => offer.on("space", crate::words::space_word(state, space)),
    }
}
