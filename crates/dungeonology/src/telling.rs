//! What happened, as lines for the log of the match.

use table::Text;

use crate::action::Use;
use crate::content::{Printing, RANDOMIZERS, Randomizer, Side, TrickId, catalogue};
use crate::event::Event;
use crate::prompts::{card, colour, skill, zone};

/// A line about an event.
pub(crate) fn tell(event: &Event) -> Text {
    match event {
        Event::Cast { seat, who } => line("cast")
            .with("seat", *seat)
            .with("scholar", Text::keyed(format!("dungeonology-scholar-{}", who.name()))),
        Event::TurnBegins { seat } => line("turn").with("seat", *seat),
        Event::Began { seat, activity } => {
            Text::keyed(format!("dungeonology-log-began-{}", activity.word())).with("seat", *seat)
        }
        Event::Randomized { card } => randomized(&catalogue().randomizers[*card as usize % RANDOMIZERS]),
        Event::Moved { seat, zone: to } => line("moved").with("seat", *seat).with("zone", zone(*to)),
        Event::Stopped { seat } => line("stopped").with("seat", *seat),
        Event::TileDrawn { tile } => line("tile").with("zone", zone(*tile)),
        Event::TileUnder { tile } => line("tile-under").with("zone", zone(*tile)),
        Event::Laid { tile, spot } => {
            line("laid").with("zone", zone(*tile)).with("x", spot.x).with("y", spot.y)
        }
        Event::Flipped { seat, exalted: true } => line("exalted").with("seat", *seat),
        Event::Flipped { seat, exalted: false } => line("standard").with("seat", *seat),
        Event::Stunned { seat } => line("stunned").with("seat", *seat),
        Event::Knowledge { seat } => line("knowledge").with("seat", *seat),
        Event::ClanSeen { clan } => {
            line("clan-seen").with("clan", Text::keyed(format!("dungeonology-card-{}", clan.name())))
        }
        Event::ClanShown { clan } => {
            line("clan-shown").with("clan", Text::keyed(format!("dungeonology-card-{}", clan.name())))
        }
        Event::Gained { seat, colour: gained } => {
            line("gained").with("seat", *seat).with("colour", colour(*gained))
        }
        Event::Eliminated { colour: gone } => line("eliminated").with("colour", colour(*gone)),
        Event::Stolen { seat, thief, colour: taken } => {
            line("stolen").with("seat", *seat).with("thief", *thief).with("colour", colour(*taken))
        }
        Event::Dropped { seat, colour: dropped, zone: into } => {
            line("dropped").with("seat", *seat).with("colour", colour(*dropped)).with("zone", zone(*into))
        }
        Event::Gave { seat, to, colour: given } => {
            line("gave").with("seat", *seat).with("to", *to).with("colour", colour(*given))
        }
        Event::Protected { seat, colour: kept } => {
            line("protected").with("seat", *seat).with("colour", colour(*kept))
        }
        other => tell_campus(other),
    }
}

fn tell_campus(event: &Event) -> Text {
    match event {
        Event::Sacrificed { seat, students } => {
            line("sacrificed").with("seat", *seat).with("students", *students)
        }
        Event::TookStudents { seat, students } => {
            line("took-students").with("seat", *seat).with("students", *students)
        }
        Event::DrewStudents { seat, ordinary, omegas } => {
            line("drew-students").with("seat", *seat).with("ordinary", *ordinary).with("omegas", *omegas)
        }
        Event::OmegaPlaced { slot } => line("omega").with("slot", *slot),
        Event::Refilled => line("refilled"),
        Event::LastTurns => line("last-turns"),
        Event::JinxTaken { seat } => line("jinx-taken").with("seat", *seat),
        Event::JinxRevealed { seat, jinx } => {
            line("jinx-revealed").with("seat", *seat).with("jinx", named(jinx.name()))
        }
        Event::JinxDiscarded { seat, jinx } => {
            line("jinx-discarded").with("seat", *seat).with("jinx", named(jinx.name()))
        }
        Event::TrapLaid { zone: at } => line("trap").with("zone", zone(*at)),
        Event::TrapSprung { seat, trap } => line("sprung")
            .with("seat", *seat)
            .with("trap", Text::keyed(format!("dungeonology-trap-{}", trap.name()))),
        Event::PassageLaid { zone: at } => line("passage").with("zone", zone(*at)),
        Event::TeleportLaid { zone: at } => line("teleport").with("zone", zone(*at)),
        Event::InternTaken { seat, intern } => {
            line("intern").with("seat", *seat).with("intern", named(intern.name()))
        }
        Event::BossMoved { zone: to } => line("boss").with("zone", zone(*to)),
        Event::Encounter { seat } => line("encounter").with("seat", *seat),
        Event::Thesis { seat, success: true } => line("thesis").with("seat", *seat),
        Event::Thesis { seat, success: false } => line("thesis-failed").with("seat", *seat),
        Event::Finished { seat } => line("finished").with("seat", *seat),
        Event::Panic { panic } => line("panic").with("panic", named(panic.name())),
        Event::FinalScore { seat, score } => line("score").with("seat", *seat).with("points", *score),
        other => tell_cards(other),
    }
}

fn tell_cards(event: &Event) -> Text {
    match event {
        Event::Played { seat, card: played, way } => {
            line(played_key(*way)).with("seat", *seat).with("card", card(*played))
        }
        Event::Cancelled => line("cancelled"),
        Event::CardDrawn { card: drawn } => line("card").with("card", card(*drawn)),
        Event::CardSeen { card: seen } => line("card-seen").with("card", card(*seen)),
        Event::DrewCards { seat, cards } => line("drew-cards").with("seat", *seat).with("cards", *cards),
        Event::Discarded { seat, card: gone } => {
            line("discarded").with("seat", *seat).with("card", card(*gone))
        }
        Event::TookCard { seat, from } => line("took-card").with("seat", *seat).with("from", *from),
        Event::Researched { seat, card: shown } => {
            line("researched").with("seat", *seat).with("card", card(*shown))
        }
        Event::Skill { seat, who, exalted, index } => line("skill")
            .with("seat", *seat)
            // Skills are the same in every printing.
            .with("skill", skill(catalogue().scholar(*who).side(Printing::V1, *exalted), *index)),
        Event::Studies { seat, targets } => line("studies").with("seat", *seat).with("cubes", *targets),
        Event::Spies { seat, target, colour: wanted } => {
            line("spies").with("seat", *seat).with("target", *target).with("colour", colour(*wanted))
        }
        Event::Generated { seat, cards, stealth } => {
            line("generated").with("seat", *seat).with("cards", cards.len()).with("stealth", *stealth)
        }
        Event::Divined { seat, cards } => line("divined").with("seat", *seat).with("values", bonuses(cards)),
        Event::Added { gauge, amount } => {
            Text::keyed(format!("dungeonology-log-added-{}", gauge.word())).with("amount", *amount)
        }
        Event::Tested { seat, stealth, alert, success } => {
            line(if *success { "succeeded" } else { "failed" })
                .with("seat", *seat)
                .with("stealth", *stealth)
                .with("alert", *alert)
        }
        _ => line("refilled"),
    }
}

fn line(key: &str) -> Text {
    Text::keyed(format!("dungeonology-log-{key}"))
}

fn named(id: &str) -> Text {
    Text::keyed(format!("dungeonology-card-{id}"))
}

/// A Randomizer Card: whose Note Board, the triangle's direction and the Information type.
fn randomized(card: &Randomizer) -> Text {
    let player = ["red", "yellow", "blue", "green"][card.board as usize % 4];
    let direction = match card.direction {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    };
    line("randomized")
        .with("player", Text::keyed(format!("dungeonology-player-{player}")))
        .with("direction", Text::keyed(format!("dungeonology-direction-{direction}")))
        .with("information", colour(card.information))
}

fn bonuses(cards: &[TrickId]) -> String {
    cards.iter().map(|card| catalogue().trick(*card).bonus.to_string()).collect::<Vec<_>>().join(", ")
}

const fn played_key(way: Use) -> &'static str {
    match way {
        Use::Main => "played-main",
        Use::Aux(_) => "played-aux",
        Use::Stealth(_) => "played-stealth",
        Use::Alert(_) => "played-alert",
    }
}
