//! How people and scenarios meet the game.

use table::face::{listed_or_words, one_of};
use table::{Answer, Choice, Datum, Face, Form, NotAnAnswer, Question, Say, Seat, Text, Thing, rule};

use crate::speech::{FELT, MOST_EXCHANGED};
use crate::tell::{tell, topic};
use crate::{Action, Card, Parley, State, Step, Topic, View, arrange, words};

impl Face for Parley {
    fn prompt(state: &State, seat: Seat) -> Text {
        match state.step {
            Step::Bids => Text::new("parley-ask-bid").with("coins", state.purses[seat]),
            Step::Exchange => Text::new("parley-ask-exchange"),
            Step::Stone => Text::new("parley-ask-stone"),
            Step::Agenda => Text::new("parley-ask-agenda"),
            Step::Claim => Text::new("parley-ask-claim"),
            Step::Objections => {
                let card = state.frames.top().map_or(0, |frame| frame.card().0);
                Text::new("parley-ask-answer").with("card", card)
            }
            Step::Treaty(_) => Text::new("parley-ask-treaty"),
            Step::Over => Text::new("parley-ask-nothing"),
        }
    }

    fn choice(_state: &State, _seat: Seat, action: &Action) -> Choice {
        match action {
            Action::ReadLetter => Choice::new(Text::new("parley-do-read")).on("letter", 0),
            Action::Claim { topic: claimed, card } => {
                let text = Text::new("parley-do-claim").with("topic", topic(*claimed)).with("card", card.0);
                Choice::new(text).on("topic", claimed.word()).on("card", card)
            }
            Action::Yield => Choice::new(Text::new("parley-do-yield")),
            Action::Show(card) => {
                Choice::new(Text::new("parley-do-show").with("card", card.0)).on("card", card)
            }
            Action::Pass => Choice::new(Text::new("parley-do-pass")),
            other => Choice::new(Text::literal(words::say(other))),
        }
    }

    fn question(state: &State, seat: Seat) -> Question {
        let (forms, rules) = match state.step {
            Step::Bids => (
                vec![Form::Number { min: 0, max: state.purses[seat].into() }],
                vec![rule!("parley.bid.secret")],
            ),
            Step::Exchange => (exchange_forms(state, seat), vec![rule!("parley.exchange.two")]),
            Step::Stone => (vec![Form::Place { surface: FELT }], vec![rule!("parley.stone.felt")]),
            Step::Agenda => (vec![agenda_form()], vec![rule!("parley.agenda.worth")]),
            Step::Claim => (vec![one_of::<Parley>(state, seat)], vec![rule!("parley.claim.own-card")]),
            Step::Objections => (vec![one_of::<Parley>(state, seat)], vec![rule!("parley.claim.higher")]),
            Step::Treaty(_) => (
                vec![Form::Build { what: Text::new("parley-a-treaty") }],
                vec![rule!("parley.treaty.length")],
            ),
            Step::Over => (Vec::new(), Vec::new()),
        };
        Question { prompt: Parley::prompt(state, seat), forms, rules }
    }

    fn answer(state: &State, seat: Seat, answer: &Answer) -> Result<Action, NotAnAnswer> {
        match (state.step, answer) {
            (Step::Bids, Answer::Number(coins)) => {
                u8::try_from(*coins).map(Action::Bid).map_err(|_| NotAnAnswer(format!("{coins} coins")))
            }
            (Step::Exchange, Answer::Subset(indices)) => {
                let card = |index: &usize| state.hands[seat].iter().nth(*index);
                let cards = indices.iter().map(card).collect::<Option<Vec<Card>>>();
                let cards = cards.ok_or_else(|| NotAnAnswer("no such card in hand".to_owned()))?;
                Ok(Action::Exchange(cards.into_iter().collect()))
            }
            (Step::Exchange, Answer::Pick(0)) => Ok(Action::ReadLetter),
            (Step::Stone, Answer::Place { x, y }) => Ok(Action::Throw { x: *x, y: *y }),
            (Step::Agenda, Answer::Order(indices)) => ordered(indices).map(Action::Order),
            (Step::Claim | Step::Objections, Answer::Pick(_)) | (_, Answer::Words(_)) => {
                listed_or_words::<Parley>(state, seat, answer)
            }
            (_, other) => Err(NotAnAnswer(format!("{other:?} where something else is asked"))),
        }
    }

    fn tell(event: &crate::Event) -> Text {
        tell(event)
    }

    fn draw(view: &View, say: &dyn Say) -> String {
        let round = Text::new("parley-draw-round").with("round", view.round).with("deck", view.deck);
        let mut lines = vec![say.say(&round)];
        lines.extend(view.hands.seats().map(|seat| envoy_line(view, seat, say)));
        lines.extend(view.claim.map(|claim| {
            let shown =
                view.answers.iter().map(|(seat, card)| format!(" < {card} ({seat})")).collect::<String>();
            format!("{}: {}{shown}", say.say(&topic(claim.topic)), claim.card)
        }));
        if !view.hand.is_empty() {
            lines.push(say.say(&Text::new("parley-draw-hand").with("cards", card_list(view.hand))));
        }
        lines.extend(view.letter.map(|card| say.say(&Text::new("parley-letter-says").with("card", card.0))));
        lines.push(arrange::map_picture(view.signed));
        lines.join("\n") + "\n"
    }

    fn words(_state: &State, _seat: Seat, action: &Action) -> String {
        words::say(action)
    }

    fn read(_state: &State, _seat: Seat, words: &str) -> Result<Action, String> {
        words::read(words)
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        arrange::arrange(state, part, value)
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        arrange::playable(state)
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        arrange::part(state, part)
    }

    fn things(_options: &crate::Options) -> Vec<Thing> {
        Topic::ALL.into_iter().map(|it| Thing::new("topic", topic(it))).collect()
    }

    fn seen(view: &View, part: &str) -> Result<Datum, String> {
        arrange::seen(view, part)
    }
}

fn exchange_forms(state: &State, seat: Seat) -> Vec<Form> {
    let hand = state.hands[seat];
    let item = |card: Card| Choice::new(Text::literal(card.to_string())).on("card", card);
    let max = MOST_EXCHANGED.min(hand.len()).min(state.deck.len());
    let exchange = Form::Subset { items: hand.iter().map(item).collect(), min: 0, max };
    let read = state.check_read(seat).is_ok();
    let read = read.then(|| Form::OneOf { choices: vec![Parley::choice(state, seat, &Action::ReadLetter)] });
    std::iter::once(exchange).chain(read).collect()
}

fn agenda_form() -> Form {
    let item = |each: Topic| Choice::new(topic(each)).on("topic", each.word());
    Form::Order { items: Topic::ALL.map(item).to_vec() }
}

fn ordered(indices: &[usize]) -> Result<[Topic; 3], NotAnAnswer> {
    let topics: Option<Vec<Topic>> = indices.iter().map(|index| Topic::ALL.get(*index).copied()).collect();
    topics
        .and_then(|topics| topics.try_into().ok())
        .ok_or_else(|| NotAnAnswer("an order of three topics".to_owned()))
}

fn envoy_line(view: &View, seat: Seat, say: &dyn Say) -> String {
    let mark = if seat == view.speaker { '*' } else { ' ' };
    let line = Text::new("parley-draw-envoy")
        .with("seat", seat)
        .with("coins", view.purses[seat])
        .with("influence", view.influence[seat])
        .with("cards", view.hands[seat]);
    format!("{mark} {}", say.say(&line))
}

fn card_list(cards: crate::Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
