//! Events as lines of the match's log.

use table::{Text, rule};

use crate::event::Event;
use crate::pieces::{Kind, PieceSet};
use crate::solo;
use crate::state::Ending;

/// What a set of pieces is, in words: how many of each kind.
pub(super) fn pieces(set: PieceSet) -> Text {
    let counted: Vec<Text> = Kind::ALL
        .into_iter()
        .filter(|kind| set.count(*kind) > 0)
        .map(|kind| Text::keyed(format!("dungeon-drop-count-{}", kind.word())).with("count", set.count(kind)))
        .collect();
    let joined = counted
        .into_iter()
        .reduce(|all, one| Text::new("dungeon-drop-and").with("all", all).with("one", one));
    joined.unwrap_or(Text::new("dungeon-drop-nothing"))
}

/// A line for the log.
pub(super) fn tell(event: &Event) -> Text {
    match event {
        Event::Hero { seat, race, class } => Text::new("dungeon-drop-told-hero")
            .with("seat", *seat)
            .with("race", race.name())
            .with("class", class.name()),
        Event::KeptRace { seat, race } => {
            Text::new("dungeon-drop-told-kept").with("seat", *seat).with("card", race.name())
        }
        Event::KeptClass { seat, class } => {
            Text::new("dungeon-drop-told-kept").with("seat", *seat).with("card", class.name())
        }
        Event::Chose { seat } => Text::new("dungeon-drop-told-chose").with("seat", *seat),
        Event::Level { level } => Text::new("dungeon-drop-told-level").with("level", *level),
        Event::Placed { seat, .. } => Text::new("dungeon-drop-told-placed").with("seat", *seat),
        Event::Dropped { seat, pieces: set, height, .. } => Text::new("dungeon-drop-told-dropped")
            .with("seat", *seat)
            .with("pieces", pieces(*set))
            .with("height", *height / 10),
        Event::Flicked { seat, piece, .. } => Text::new("dungeon-drop-told-flicked")
            .with("seat", *seat)
            .with("piece", pieces(PieceSet::one(*piece))),
        Event::FellOff { pieces: set } => Text::new("dungeon-drop-told-off")
            .with("pieces", pieces(*set))
            .with("rule", rule!("drop.flick.off-table-next-player")),
        Event::Used { seat, source } => Text::new("dungeon-drop-told-used")
            .with("seat", *seat)
            .with("source", Text::keyed(format!("dungeon-drop-source-{}", source.word()))),
        Event::Moved { seat, pieces: set } => {
            Text::new("dungeon-drop-told-moved").with("seat", *seat).with("pieces", pieces(*set))
        }
        Event::Took { seat, piece } => Text::new("dungeon-drop-told-took")
            .with("seat", *seat)
            .with("pieces", pieces(PieceSet::one(*piece))),
        Event::Life { seat, remaining } => {
            Text::new("dungeon-drop-told-life").with("seat", *seat).with("life", *remaining)
        }
        Event::Drank { seat, .. } => {
            Text::new("dungeon-drop-told-drank").with("seat", *seat).with("rule", rule!("drop.potion.effect"))
        }
        Event::Meeple { seat, .. } => Text::new("dungeon-drop-told-meeple").with("seat", *seat),
        Event::Cooperated { seat } => Text::new("dungeon-drop-told-cooperated")
            .with("seat", *seat)
            .with("rule", rule!("drop.heroic.point")),
        Event::Looted { seat, pieces: set, remaining, .. } => Text::new("dungeon-drop-told-looted")
            .with("seat", *seat)
            .with("pieces", pieces(*set))
            .with("life", *remaining),
        Event::Trembled { seat, rule } => {
            Text::new("dungeon-drop-told-trembled").with("seat", *seat).with("rule", *rule)
        }
        Event::NoRoom { seat, rule } => {
            Text::new("dungeon-drop-told-no-room").with("seat", *seat).with("rule", *rule)
        }
        Event::Round { round, order } => {
            let order: Vec<String> = order.iter().map(|seat| seat.to_string()).collect();
            Text::new("dungeon-drop-told-round").with("round", *round).with("order", order.join(", "))
        }
        Event::Quest { seat, quest } => {
            Text::new("dungeon-drop-told-quest").with("seat", *seat).with("quest", quest.name())
        }
        Event::Chest { seat, points } => {
            Text::new("dungeon-drop-told-chest").with("seat", *seat).with("points", *points)
        }
        Event::Score { seat, points } => {
            Text::new("dungeon-drop-told-score").with("seat", *seat).with("points", *points)
        }
        Event::Ended { ending: Ending::Lost, .. } => Text::new("dungeon-drop-told-lost"),
        Event::Ended { ending: Ending::Left, relics } => {
            let saved = match solo::degree(*relics) {
                None => "dungeon-drop-saved-nothing",
                Some(solo::Degree::Village) => "dungeon-drop-saved-village",
                Some(solo::Degree::Kingdom) => "dungeon-drop-saved-kingdom",
                Some(solo::Degree::World) => "dungeon-drop-saved-world",
            };
            Text::new("dungeon-drop-told-left").with("relics", *relics).with("saved", Text::new(saved))
        }
    }
}
