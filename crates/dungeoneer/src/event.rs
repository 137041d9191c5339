//! What happened, as it is told.

use serde::{Deserialize, Serialize};
use table::{Seat, Text};

use crate::action::Fighter;
use crate::board::SpaceId;
use crate::cards::{CardId, Source, hero_card, map_card, quest_card};
use crate::content::{Form, MapId, QuestId, Side};
use crate::frames::Checkpoint;
use crate::state::Step;

/// Something that happened. Holds only what its audience may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// The first player is known.
    Initiative { seat: Seat },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// A phase begins.
    Phase { seat: Seat, step: Step },
    /// Cards were drawn, as everybody sees it.
    Drew { seat: Seat, count: u8 },
    /// Cards were drawn, as their owner sees it.
    DrewCards { cards: Vec<CardId> },
    /// The discard pile became a new Adventure deck.
    Reshuffled,
    /// A card was played.
    Played { seat: Seat, card: CardId, payer: Option<Seat>, extra: u8 },
    /// A card that was played has no effect.
    Cancelled { card: CardId },
    /// An effect was activated.
    Used { seat: Seat, source: Source },
    /// An Encounter was laid out.
    Sent { seat: Seat, card: CardId, target: Seat, form: Option<Form> },
    /// A hero challenges somebody.
    Challenged { seat: Seat, foe: Name, form: Form, steal: Option<QuestId> },
    /// Both dice of an attack, with what was added.
    Fought { by: Name, on: Name, form: Form, attack: [i16; 2], defence: [i16; 2] },
    /// A roll against a number: die, all that was added, the number.
    Rolled { seat: Seat, die: u8, add: i16, number: u8 },
    /// An Encounter found its target gone.
    Missed { card: CardId },
    /// A hero lost Life.
    Wounded { seat: Seat, amount: u8, life: u8 },
    /// A monster lost Life.
    Hurt { foe: Name, amount: u8 },
    /// A monster was defeated.
    Slain { foe: Name },
    /// A hero was defeated.
    Defeated { seat: Seat },
    /// Life came back or grew.
    Healed { seat: Seat, amount: u8 },
    /// Glory changed.
    Glory { seat: Seat, by: i16 },
    /// Peril changed.
    Peril { seat: Seat, by: i16 },
    /// Movements changed.
    Movement { seat: Seat, by: i16 },
    /// A hero was tipped.
    Tipped { seat: Seat },
    /// A hero stands again.
    Untipped { seat: Seat },
    /// A hero moved.
    Moved { seat: Seat, to: MapId },
    /// An exit was opened.
    Opened { map: MapId, side: Side },
    /// A hero is on the cusp.
    OnCusp { seat: Seat, side: Side },
    /// A Map card was placed.
    Placed { seat: Seat, map: MapId },
    /// A Map card was turned.
    Turned { map: MapId },
    /// A Map card fits nowhere and goes under the deck.
    Unplaceable { map: MapId },
    /// A card was discarded.
    Discarded { seat: Seat, card: CardId },
    /// A card went back to a hand.
    Returned { seat: Seat, card: CardId },
    /// A monster went into a Pack.
    Packed { seat: Seat, card: CardId },
    /// A Treasure changed hands.
    Taken { seat: Seat, from: Seat, card: CardId },
    /// A Quest attempt was declared.
    Attempted { seat: Seat, quest: QuestId },
    /// An objective was found.
    Found { seat: Seat, quest: QuestId },
    /// A component was picked up.
    PickedUp { seat: Seat, quest: QuestId },
    /// A component was set down.
    SetDown { seat: Seat, quest: QuestId },
    /// An Escort Quest was stolen.
    Stolen { seat: Seat, from: Seat, quest: QuestId },
    /// A Quest was completed.
    Completed { seat: Seat, quest: QuestId },
    /// A new Global Quest.
    Global { quest: QuestId },
    /// A Quest went under the deck.
    Under { quest: QuestId },
    /// A hero rose a Level.
    Level { seat: Seat, level: u8 },
    /// Somebody looks at cards.
    Looked { seat: Seat },
    /// What he sees of the Map deck.
    SawMaps { maps: Vec<MapId> },
    /// What he sees of a hand.
    SawHand { of: Seat, cards: Vec<CardId> },
    /// Somebody won.
    Won { seat: Seat },
}

/// A side of a fight, as events name it: a monster on a Map card by its Map card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Name {
    /// A player's hero.
    Hero(Seat),
    /// A monster card.
    Monster(CardId),
    /// A Quest's monster.
    Quest(QuestId),
    /// A Map card's monster.
    Map(MapId),
}

impl Name {
    /// The text for people.
    pub fn text(self) -> Text {
        match self {
            Name::Hero(seat) => Text::new("dungeoneer-hero-of").with("seat", seat),
            Name::Monster(card) => card_name(card),
            Name::Quest(quest) => quest_card(quest).print.more("monster", quest_monster(quest)),
            Name::Map(map) => {
                map_card(map).print.more("monster", map_card(map).monster.map_or("", |monster| monster.name))
            }
        }
    }
}

/// The name of a Quest's monster in its card file.
fn quest_monster(quest: QuestId) -> &'static str {
    if let crate::content::Task::Slay(monster) = &quest_card(quest).task { monster.name } else { "" }
}

/// A card's name, for people.
pub fn card_name(card: CardId) -> Text {
    card.face().print.name()
}

/// A Map card's name, for people.
pub fn map_name(map: MapId) -> Text {
    map_card(map).print.name()
}

/// A Quest's name, for people.
pub fn quest_name(quest: QuestId) -> Text {
    quest_card(quest).print.name()
}

/// The name of what a clause is printed on, for people.
pub fn source_name(source: Source) -> Text {
    match source {
        Source::Card(card) => card_name(card),
        Source::Map(map) => map_name(map),
        Source::Quest(quest) => quest_name(quest),
        Source::Artifact(quest) => {
            let print = &quest_card(quest).print;
            print.more("artifact", quest_card(quest).artifact.map_or("", |artifact| artifact.name))
        }
        Source::Hero(hero) => hero_card(hero).print.more("ability", hero_card(hero).ability),
    }
}

/// The name of an attack form, for people.
pub fn form_name(form: Form) -> Text {
    Text::keyed(format!("dungeoneer-form-{}", form.word()))
}

/// The name of a side, for people.
pub fn side_name(side: Side) -> Text {
    Text::keyed(format!("dungeoneer-side-{}", side.word()))
}

/// The name of a checkpoint, for people.
pub fn checkpoint_name(at: Checkpoint) -> Text {
    Text::keyed(format!("dungeoneer-window-{}", at.word()))
}

/// A line for the log of the match.
pub fn tell(event: &Event) -> Text {
    use Event as E;
    match event {
        E::Initiative { seat } => Text::new("dungeoneer-told-initiative").with("seat", *seat),
        E::Turn { seat, round } => {
            Text::new("dungeoneer-told-turn").with("seat", *seat).with("round", *round)
        }
        E::Phase { seat, step } => {
            Text::new("dungeoneer-told-phase").with("seat", *seat).with("phase", phase_name(*step))
        }
        E::Drew { seat, count } => {
            Text::new("dungeoneer-told-drew").with("seat", *seat).with("count", *count)
        }
        E::DrewCards { cards } => Text::new("dungeoneer-told-drew-cards").with("cards", card_names(cards)),
        E::Reshuffled => Text::new("dungeoneer-told-reshuffled"),
        E::Played { seat, card, payer, extra } => told_played(*seat, *card, *payer, *extra),
        E::Cancelled { card } => Text::new("dungeoneer-told-cancelled").with("card", card_name(*card)),
        E::Used { seat, source } => {
            Text::new("dungeoneer-told-used").with("seat", *seat).with("card", source_name(*source))
        }
        E::Sent { seat, card, target, form } => told_sent(*seat, *card, *target, *form),
        E::Challenged { seat, foe, form, steal } => told_challenge(*seat, *foe, *form, *steal),
        E::Fought { by, on, form, attack, defence } => Text::new("dungeoneer-told-fought")
            .with("by", by.text())
            .with("on", on.text())
            .with("form", form_name(*form))
            .with("attack", attack[0] + attack[1])
            .with("defence", defence[0] + defence[1])
            .with("attackdie", attack[0])
            .with("defencedie", defence[0]),
        E::Rolled { seat, die, add, number } => Text::new("dungeoneer-told-rolled")
            .with("seat", *seat)
            .with("die", *die)
            .with("add", *add)
            .with("number", *number),
        E::Missed { card } => Text::new("dungeoneer-told-missed").with("card", card_name(*card)),
        E::Wounded { seat, amount, life } => Text::new("dungeoneer-told-wounded")
            .with("seat", *seat)
            .with("amount", *amount)
            .with("life", *life),
        E::Hurt { foe, amount } => {
            Text::new("dungeoneer-told-hurt").with("foe", foe.text()).with("amount", *amount)
        }
        E::Slain { foe } => Text::new("dungeoneer-told-slain").with("foe", foe.text()),
        E::Defeated { seat } => Text::new("dungeoneer-told-defeated").with("seat", *seat),
        E::Healed { seat, amount } => {
            Text::new("dungeoneer-told-healed").with("seat", *seat).with("amount", *amount)
        }
        E::Glory { seat, by } => {
            Text::new("dungeoneer-told-glory").with("seat", *seat).with("by", signed(*by))
        }
        E::Peril { seat, by } => {
            Text::new("dungeoneer-told-peril").with("seat", *seat).with("by", signed(*by))
        }
        E::Movement { seat, by } => {
            Text::new("dungeoneer-told-movement").with("seat", *seat).with("by", signed(*by))
        }
        other => tell_more(other),
    }
}

fn tell_more(event: &Event) -> Text {
    use Event as E;
    match event {
        E::Tipped { seat } => Text::new("dungeoneer-told-tipped").with("seat", *seat),
        E::Untipped { seat } => Text::new("dungeoneer-told-untipped").with("seat", *seat),
        E::Moved { seat, to } => {
            Text::new("dungeoneer-told-moved").with("seat", *seat).with("map", map_name(*to))
        }
        E::Opened { map, side } => {
            Text::new("dungeoneer-told-opened").with("map", map_name(*map)).with("side", side_name(*side))
        }
        E::OnCusp { seat, side } => {
            Text::new("dungeoneer-told-cusp").with("seat", *seat).with("side", side_name(*side))
        }
        E::Placed { seat, map } => {
            Text::new("dungeoneer-told-placed").with("seat", *seat).with("map", map_name(*map))
        }
        E::Turned { map } => Text::new("dungeoneer-told-turned").with("map", map_name(*map)),
        E::Unplaceable { map } => Text::new("dungeoneer-told-unplaceable").with("map", map_name(*map)),
        E::Discarded { seat, card } => told_card("dungeoneer-told-discarded", *seat, *card),
        E::Returned { seat, card } => told_card("dungeoneer-told-returned", *seat, *card),
        E::Packed { seat, card } => told_card("dungeoneer-told-packed", *seat, *card),
        E::Taken { seat, from, card } => told_card("dungeoneer-told-taken", *seat, *card).with("from", *from),
        E::Attempted { seat, quest } => told_quest("dungeoneer-told-attempted", *seat, *quest),
        E::Found { seat, quest } => told_quest("dungeoneer-told-found", *seat, *quest),
        E::PickedUp { seat, quest } => told_quest("dungeoneer-told-picked-up", *seat, *quest),
        E::SetDown { seat, quest } => told_quest("dungeoneer-told-set-down", *seat, *quest),
        E::Stolen { seat, from, quest } => {
            told_quest("dungeoneer-told-stolen", *seat, *quest).with("from", *from)
        }
        E::Completed { seat, quest } => told_quest("dungeoneer-told-completed", *seat, *quest),
        E::Global { quest } => Text::new("dungeoneer-told-global").with("quest", quest_name(*quest)),
        E::Under { quest } => Text::new("dungeoneer-told-under").with("quest", quest_name(*quest)),
        E::Level { seat, level } => {
            Text::new("dungeoneer-told-level").with("seat", *seat).with("level", *level)
        }
        E::Looked { seat } => Text::new("dungeoneer-told-looked").with("seat", *seat),
        E::SawMaps { maps } => {
            Text::new("dungeoneer-told-saw-maps").with("maps", list(maps.iter().map(|map| map_name(*map))))
        }
        E::SawHand { of, cards } => {
            Text::new("dungeoneer-told-saw-hand").with("seat", *of).with("cards", card_names(cards))
        }
        E::Won { seat } => Text::new("dungeoneer-told-won").with("seat", *seat),
        _ => Text::literal(""),
    }
}

/// Names of cards in a row.
fn card_names(cards: &[CardId]) -> Text {
    list(cards.iter().map(|card| card_name(*card)))
}

/// Names in a row.
fn list(names: impl Iterator<Item = Text>) -> Text {
    let joined = names.reduce(|all, one| Text::new("dungeoneer-and").with("all", all).with("one", one));
    joined.unwrap_or(Text::literal("–"))
}

/// A change by a number, which is never read as a total.
fn signed(by: i16) -> String {
    format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs())
}

fn told_card(key: &'static str, seat: Seat, card: CardId) -> Text {
    Text::new(key).with("seat", seat).with("card", card_name(card))
}

fn told_quest(key: &'static str, seat: Seat, quest: QuestId) -> Text {
    Text::new(key).with("seat", seat).with("quest", quest_name(quest))
}

fn told_played(seat: Seat, card: CardId, payer: Option<Seat>, extra: u8) -> Text {
    let text = match payer {
        None => told_card("dungeoneer-told-played", seat, card),
        Some(payer) => told_card("dungeoneer-told-played-on", seat, card).with("payer", payer),
    };
    text.with("extra", extra)
}

fn told_sent(seat: Seat, card: CardId, target: Seat, form: Option<Form>) -> Text {
    let text = match form {
        None => told_card("dungeoneer-told-trap", seat, card),
        Some(form) => told_card("dungeoneer-told-sent", seat, card).with("form", form_name(form)),
    };
    text.with("target", target)
}

fn told_challenge(seat: Seat, foe: Name, form: Form, steal: Option<QuestId>) -> Text {
    let text = match steal {
        None => Text::new("dungeoneer-told-challenged"),
        Some(quest) => Text::new("dungeoneer-told-challenged-for").with("quest", quest_name(quest)),
    };
    text.with("seat", seat).with("foe", foe.text()).with("form", form_name(form))
}

/// The name of a phase, for people.
pub fn phase_name(step: Step) -> Text {
    let word = match step {
        Step::Placing { .. } | Step::Starting(_) => "setup",
        Step::Upkeep | Step::Triggers | Step::AfterReset => "reset",
        Step::Dungeonlord | Step::Declaring | Step::Attacked | Step::EndDungeonlord | Step::Recall => {
            "dungeonlord"
        }
        Step::Build | Step::AfterBuild => "build",
        Step::Hero | Step::EndHero => "hero",
        Step::Stay | Step::Discard | Step::Refill | Step::EndTurn => "discard",
        Step::Over => "over",
    };
    Text::keyed(format!("dungeoneer-phase-{word}"))
}

/// How events name a side of a fight.
pub fn name_of(open: &crate::state::Open, fighter: Fighter) -> Name {
    match fighter {
        Fighter::Hero(seat) => Name::Hero(seat),
        Fighter::Monster(card) => Name::Monster(card),
        Fighter::Quest(quest) => Name::Quest(quest),
        Fighter::Map(space) => Name::Map(open.board.space(space).map),
    }
}

/// Whether a space can be named: for callers that hold ids from outside.
pub fn is_space(open: &crate::state::Open, space: SpaceId) -> bool {
    space.index() < open.board.spaces.len()
}
