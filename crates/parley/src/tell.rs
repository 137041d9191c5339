//! What happened, as a line of the log.

use table::Text;

use crate::{Agenda, Event, Topic};

/// The name of a topic.
pub(crate) fn topic(topic: Topic) -> Text {
    Text::new(match topic {
        Topic::Trade => "parley-topic-trade",
        Topic::Border => "parley-topic-border",
        Topic::Throne => "parley-topic-throne",
    })
}

/// The line for an event.
pub(crate) fn tell(event: &Event) -> Text {
    match event {
        Event::BidMade(seat) => Text::new("parley-bid-made").with("seat", *seat),
        Event::Speaks(seat, coins) => Text::new("parley-speaks").with("seat", *seat).with("coins", *coins),
        Event::LetterRead(seat) => Text::new("parley-letter-read").with("seat", *seat),
        Event::LetterSays(card) => Text::new("parley-letter-says").with("card", card.0),
        Event::Exchanged(seat, count) => {
            Text::new("parley-exchanged").with("seat", *seat).with("count", *count)
        }
        Event::Drew(seat, count) => Text::new("parley-drew").with("seat", *seat).with("count", *count),
        Event::DrewCard(card) => Text::new("parley-drew-card").with("card", card.0),
        Event::Landed(seat, at, coins) => Text::new("parley-landed")
            .with("seat", *seat)
            .with("x", at.x)
            .with("y", at.y)
            .with("coins", *coins),
        Event::Ordered(agenda) => ordered(agenda),
        Event::Claimed(seat, claimed, card) => Text::new("parley-claimed")
            .with("seat", *seat)
            .with("topic", topic(*claimed))
            .with("card", card.0),
        Event::Yielded(seat) => Text::new("parley-yielded").with("seat", *seat),
        Event::Shown(seat, card) => Text::new("parley-shown").with("seat", *seat).with("card", card.0),
        Event::Silent(seat) => Text::new("parley-silent").with("seat", *seat),
        Event::Passed(seat) => Text::new("parley-passed").with("seat", *seat),
        Event::Took(seat, taken, worth) => Text::new("parley-took")
            .with("seat", *seat)
            .with("topic", topic(*taken))
            .with("influence", *worth),
        Event::Signed(seat, steps, influence) => {
            Text::new("parley-signed").with("seat", *seat).with("steps", *steps).with("influence", *influence)
        }
        Event::Opened(card, spoken) => {
            Text::new("parley-opened").with("card", card.0).with("topic", topic(*spoken))
        }
    }
}

fn ordered(agenda: &Agenda) -> Text {
    let [first, second, third] = agenda.map(topic);
    Text::new("parley-ordered").with("first", first).with("second", second).with("third", third)
}
