//! Actions in the game's words, and back.

use crate::{Action, Agenda, Card, Cards, Side, Topic, Walk};

/// What stands for no card, no field and no step.
const NOTHING: &str = "nothing";

impl Topic {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Topic::Trade => "trade",
            Topic::Border => "border",
            Topic::Throne => "throne",
        }
    }

    fn read(word: &str) -> Result<Topic, String> {
        let found = Topic::ALL.into_iter().find(|topic| topic.word() == word);
        found.ok_or_else(|| format!("`{word}` is none of trade, border and throne"))
    }
}

impl Side {
    const fn letter(self) -> char {
        match self {
            Side::North => 'n',
            Side::East => 'e',
            Side::South => 's',
            Side::West => 'w',
        }
    }
}

/// Topics in order: `trade border throne`.
pub(crate) fn agenda_words(agenda: &Agenda) -> String {
    agenda.map(Topic::word).join(" ")
}

/// Reads topics in order.
pub(crate) fn read_agenda(words: &str) -> Result<Agenda, String> {
    let topics = words.split_whitespace().map(Topic::read).collect::<Result<Vec<_>, _>>()?;
    topics.try_into().map_err(|_| "an agenda names three topics".to_owned())
}

/// The action in words.
pub(crate) fn say(action: &Action) -> String {
    match action {
        Action::Bid(coins) => format!("bid {coins}"),
        Action::ReadLetter => "read the letter".to_owned(),
        Action::Exchange(cards) if cards.is_empty() => format!("exchange {NOTHING}"),
        Action::Exchange(cards) => {
            format!("exchange {}", cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" "))
        }
        Action::Throw { x, y } => format!("throw at {x} {y}"),
        Action::Order(agenda) => format!("order {}", agenda_words(agenda)),
        Action::Claim { topic, card } => format!("claim {} with {card}", topic.word()),
        Action::Yield => "yield".to_owned(),
        Action::Show(card) => format!("show {card}"),
        Action::Pass => "pass".to_owned(),
        Action::Treaty(walk) if walk.is_empty() => format!("treaty {NOTHING}"),
        Action::Treaty(walk) => {
            format!("treaty {}", walk.iter().map(|side| side.letter()).collect::<String>())
        }
    }
}

/// The action that words mean.
pub(crate) fn read(words: &str) -> Result<Action, String> {
    let (verb, rest) = words.trim().split_once(' ').unwrap_or((words.trim(), ""));
    match (verb, rest.trim()) {
        ("bid", coins) => number(coins).map(Action::Bid),
        ("read", "the letter") => Ok(Action::ReadLetter),
        ("exchange", NOTHING) => Ok(Action::Exchange(Cards::NONE)),
        ("exchange", cards) => {
            cards.split_whitespace().map(card).collect::<Result<_, _>>().map(Action::Exchange)
        }
        ("throw", point) => read_throw(point),
        ("order", topics) => read_agenda(topics).map(Action::Order),
        ("claim", claim) => read_claim(claim),
        ("yield", "") => Ok(Action::Yield),
        ("show", shown) => card(shown).map(Action::Show),
        ("pass", "") => Ok(Action::Pass),
        ("treaty", NOTHING) => Ok(Action::Treaty(Walk::new())),
        ("treaty", steps) => read_walk(steps).map(Action::Treaty),
        _ => Err(format!("`{words}` is nothing an envoy can do")),
    }
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits"))
}

fn card(word: &str) -> Result<Card, String> {
    let card = Card(number(word)?);
    if Cards::ALL.contains(card) { Ok(card) } else { Err(format!("there is no card {word}")) }
}

fn read_throw(point: &str) -> Result<Action, String> {
    match point.split_whitespace().collect::<Vec<_>>()[..] {
        ["at", x, y] => Ok(Action::Throw { x: number(x)?, y: number(y)? }),
        _ => Err("a throw is `throw at X Y`".to_owned()),
    }
}

fn read_claim(claim: &str) -> Result<Action, String> {
    match claim.split_whitespace().collect::<Vec<_>>()[..] {
        [topic, "with", shown] => Ok(Action::Claim { topic: Topic::read(topic)?, card: card(shown)? }),
        _ => Err("a claim is `claim TOPIC with CARD`".to_owned()),
    }
}

fn read_walk(steps: &str) -> Result<Walk, String> {
    let mut walk = Walk::new();
    for letter in steps.chars() {
        let side = Side::ALL.into_iter().find(|side| side.letter() == letter);
        let side = side.ok_or_else(|| format!("`{letter}` is none of n, e, s and w"))?;
        walk.try_push(side).map_err(|_| format!("`{steps}` is far too long"))?;
    }
    Ok(walk)
}
