//! The questions that people read, and the answers they choose from.

use table::{Arg, Choice, RuleId, Seat, Text, rule};

use crate::action::{Action, Gauge, Use};
use crate::content::{Colour, HalfSide, Profile, TrickId, ZoneId, catalogue};
use crate::frame::{DivineStage, Frame, Happened, Moment, PlayStage, RestStage, TestStage};
use crate::lattice::{Spot, facing};
use crate::state::{Phase, State};

/// A Trick Card's name.
pub(crate) fn card(card: TrickId) -> Text {
    Text::keyed(format!("dungeonology-card-{}", card.name()))
}

/// A Zone's name.
pub(crate) fn zone(zone: ZoneId) -> Text {
    Text::keyed(format!("dungeonology-zone-{}", zone.name()))
}

/// A colour's Information type.
pub(crate) fn colour(colour: Colour) -> Text {
    Text::keyed(format!("dungeonology-colour-{}", colour.name()))
}

/// The name of a Skill of one side of a Scholar Card.
pub(crate) fn skill(side: &Profile, index: u8) -> Text {
    let row = side.skills.get(index as usize);
    row.map_or_else(
        || Text::literal(index.to_string()),
        |row| Text::keyed(format!("dungeonology-skill-{}", row.id)),
    )
}

/// The sentence over the open decision.
pub(crate) fn prompt(state: &State, _seat: Seat) -> Text {
    let Some(&frame) = state.table.frames.top() else { return Text::new(phase_prompt(state.table.phase)) };
    match frame {
        Frame::Priority { moment, .. } => Text::new(moment_prompt(moment)),
        Frame::Answering { event, of, .. } => Text::new(event_prompt(event)).with("seat", of),
        Frame::Reacting { .. } => reaction_prompt(state),
        Frame::Playing(playing) if playing.stage == PlayStage::Aim => {
            Text::new("dungeonology-ask-aim").with("card", card(playing.card))
        }
        Frame::Playing(playing) if playing.asks_n() => {
            Text::new("dungeonology-ask-n").with("card", card(playing.card))
        }
        Frame::Playing(playing) => Text::new("dungeonology-ask-cost").with("card", card(playing.card)),
        Frame::Discarding { left, .. } => Text::new("dungeonology-ask-discard").with("cards", left),
        Frame::Laying { tile, .. } => Text::new("dungeonology-ask-lay").with("zone", zone(tile)),
        Frame::Marching { left, .. } => Text::new("dungeonology-ask-march").with("steps", left),
        Frame::Paying { left, .. } => Text::new("dungeonology-ask-toll").with("cubes", left),
        Frame::Losing { colour: lost, .. } => {
            Text::new("dungeonology-ask-protect").with("colour", colour(lost))
        }
        Frame::Dropping { colour: dropped, .. } => {
            Text::new("dungeonology-ask-drop").with("colour", colour(dropped))
        }
        Frame::Giving { to, .. } => Text::new("dungeonology-ask-give").with("seat", to),
        Frame::Choosing { target, .. } => Text::new("dungeonology-ask-cube").with("seat", target),
        Frame::Blowing { target, .. } => Text::new("dungeonology-ask-blow").with("seat", target),
        Frame::Testing { stage } => test_prompt(state, stage),
        other => Text::new(plain_prompt(other)),
    }
}

fn reaction_prompt(state: &State) -> Text {
    let declared = state.table.frames.iter().rev().find_map(|frame| match frame {
        Frame::Playing(playing) => Some(*playing),
        _ => None,
    });
    match declared {
        Some(playing) => {
            Text::new("dungeonology-ask-react").with("seat", playing.seat).with("card", card(playing.card))
        }
        None => Text::new("dungeonology-ask-pass"),
    }
}

fn test_prompt(state: &State, stage: TestStage) -> Text {
    let key = if stage == TestStage::Bonus { "dungeonology-ask-bonus" } else { "dungeonology-ask-test" };
    let Some(test) = &state.table.test else { return Text::new("dungeonology-ask-pass") };
    Text::new(key).with("stealth", test.stealth).with("alert", state.table.alert_value(test))
}

const fn phase_prompt(phase: Phase) -> &'static str {
    match phase {
        Phase::Begin => "dungeonology-ask-begin",
        Phase::Movement => "dungeonology-ask-move",
        Phase::Action => "dungeonology-ask-action",
        _ => "dungeonology-ask-pass",
    }
}

const fn moment_prompt(moment: Moment) -> &'static str {
    match moment {
        Moment::TurnBegins => "dungeonology-ask-turn-begins",
        Moment::AfterStep => "dungeonology-ask-after-step",
        Moment::ActionBegins => "dungeonology-ask-action-begins",
        Moment::ActionEnds => "dungeonology-ask-action-ends",
    }
}

const fn event_prompt(event: Happened) -> &'static str {
    match event {
        Happened::Entry => "dungeonology-ask-entry",
        Happened::Study => "dungeonology-ask-study",
        Happened::Star => "dungeonology-ask-star",
        Happened::Failure => "dungeonology-ask-failure",
    }
}

fn plain_prompt(frame: Frame) -> &'static str {
    match frame {
        Frame::Picking { .. } => "dungeonology-ask-pick",
        Frame::Stunned { .. } => "dungeonology-ask-stun",
        Frame::Resting { stage: RestStage::Jinx, .. } => "dungeonology-ask-jinx",
        Frame::Resting { .. } => "dungeonology-ask-rest",
        Frame::Thesis { .. } => "dungeonology-ask-thesis-cube",
        Frame::LastChance { .. } => "dungeonology-ask-last-chance",
        Frame::Climbing { .. } => "dungeonology-ask-floor",
        Frame::Fearing { .. } => "dungeonology-ask-fear",
        Frame::Trapping { .. } => "dungeonology-ask-trap",
        Frame::Tunnelling { .. } => "dungeonology-ask-passage",
        Frame::Scouting { .. } => "dungeonology-ask-scout",
        Frame::Scrying { .. } => "dungeonology-ask-scry",
        Frame::Objecting { .. } => "dungeonology-ask-object",
        Frame::Pressed { .. } => "dungeonology-ask-pressed",
        Frame::Debating { .. } => "dungeonology-ask-debate",
        Frame::Exchanging { .. } => "dungeonology-ask-exchange",
        Frame::Socialising { .. } => "dungeonology-ask-social",
        Frame::Butting { .. } => "dungeonology-ask-headbutt",
        Frame::Repenting { .. } => "dungeonology-ask-repent",
        Frame::Sighting { .. } => "dungeonology-ask-sighting",
        Frame::Rousing { .. } => "dungeonology-ask-boss",
        Frame::Chasing(_) => "dungeonology-ask-boss-way",
        Frame::Divining(divining) => match divining.stage {
            DivineStage::More => "dungeonology-ask-divine-more",
            DivineStage::Choose => "dungeonology-ask-divine-card",
            _ => "dungeonology-ask-divine-value",
        },
        _ => "dungeonology-ask-pass",
    }
}

/// The rules that a question comes from.
pub(crate) fn question_rules(state: &State) -> Vec<RuleId> {
    let v1 = state.table.rules.v1();
    let rule = match (state.table.frames.top(), state.table.phase) {
        (Some(Frame::Priority { .. }), _) => rule!("ology.priority.cycle"),
        (Some(Frame::Reacting { .. }), _) => rule!("ology.timing.reaction"),
        (Some(Frame::Answering { .. }), _) => rule!("ology.trick.event-moment"),
        (Some(Frame::Stunned { .. }), _) => rule!("ology.stun.avoid"),
        (Some(Frame::Laying { .. }), _) => rule!("ology.place.position-choice"),
        (Some(Frame::Climbing { .. }), _) => rule!("ology.stairs.choose-floor"),
        (Some(Frame::Losing { .. }), _) => rule!("ology.protect.refuse"),
        (Some(Frame::Testing { stage: TestStage::Bonus }), _) => rule!("ology.stealth.at-once"),
        (Some(Frame::Testing { stage: TestStage::LastWord }), _) => rule!("ology.study.last-word"),
        (Some(Frame::Testing { .. }), _) => rule!("ology.priority.stealth"),
        (None, Phase::Begin) if v1 => rule!("ology.turn.v1-phases"),
        (None, Phase::Begin) => rule!("ology.turn.v2-one-activity"),
        (None, Phase::Movement) if v1 => rule!("ology.move.v1-allowance"),
        (None, Phase::Movement) => rule!("ology.move.v2-spend"),
        (None, Phase::Action) => rule!("ology.action.one"),
        _ => return Vec::new(),
    };
    vec![rule]
}

/// The numbers of the Zones to which the drawn tile would have a Passage, if it were laid there.
fn joined_at(state: &State, spot: Spot) -> String {
    let table = &state.table;
    let Some(Frame::Laying { tile, .. }) = table.frames.top() else { return String::new() };
    let passages = catalogue().zone(*tile).passages;
    let joins = |zone: &ZoneId| {
        let there = table.zone(*zone).spot;
        let pairs = facing((spot.x.wrapping_sub(there.x), spot.y.wrapping_sub(there.y)));
        let meets = |(theirs, own): &(HalfSide, HalfSide)| {
            catalogue().zone(*zone).passages.contains(*theirs) && passages.contains(*own)
        };
        pairs.iter().any(meets)
    };
    let numbers =
        table.dungeon.placed.iter().filter(joins).map(|zone| catalogue().zone(zone).number.as_str());
    numbers.collect::<Vec<_>>().join(", ")
}

/// An answer as a choice: its text and what it stands on.
pub(crate) fn choice(state: &State, seat: Seat, action: &Action) -> Choice {
    let say = |key: &'static str| Text::new(key);
    match *action {
        Action::Pick(who) => on(
            say("dungeonology-do-pick"),
            "scholar",
            Text::keyed(format!("dungeonology-scholar-{}", who.name())),
            "scholar",
            who.name(),
        ),
        Action::Begin(activity) => {
            Choice::new(Text::keyed(format!("dungeonology-do-begin-{}", activity.word())))
        }
        Action::Pass => Choice::new(say("dungeonology-do-pass")),
        Action::Done => Choice::new(say(done_key(state))),
        Action::Go(to) => on(say("dungeonology-do-go"), "zone", zone(to), "zone", to.name()),
        Action::Tunnel(to) => on(say("dungeonology-do-tunnel"), "zone", zone(to), "zone", to.name()),
        Action::Explore => Choice::new(say("dungeonology-do-explore")).on("pile", state.floor_of(seat)),
        Action::Lay(spot) => {
            let text = say("dungeonology-do-lay").with("x", spot.x).with("y", spot.y);
            Choice::new(text.with("zones", joined_at(state, spot)))
                .on("spot", format!("{},{}", spot.x, spot.y))
        }
        Action::Floor(floor) => {
            on(say("dungeonology-do-floor"), "floor", floor.numeral(), "pile", floor.numeral())
        }
        Action::Study(targets) => Choice::new(say("dungeonology-do-study").with("cubes", targets))
            .on("zone", state.table.scholar(seat).zone.name()),
        Action::Spy(target, what) => {
            let text = say("dungeonology-do-spy").with("seat", target).with("colour", colour(what));
            Choice::new(text).on("seat", target.index()).on("colour", what.name())
        }
        Action::Bivouac => Choice::new(say("dungeonology-do-bivouac")),
        Action::Teleport(to) => on(say("dungeonology-do-teleport"), "zone", zone(to), "zone", to.name()),
        Action::Bonus(what) => on(say("dungeonology-do-bonus"), "card", card(what), "card", what.name()),
        Action::Reveal => Choice::new(say("dungeonology-do-reveal")),
        Action::Play(what, way) => on(say(use_key(way)), "card", card(what), "card", what.name()),
        Action::Skill(index) => {
            on(say("dungeonology-do-skill"), "skill", skill(state.table.side(seat), index), "skill", index)
        }
        Action::Seat(target) => on(say("dungeonology-do-seat"), "seat", target, "seat", target.index()),
        Action::Colour(what) => {
            on(say("dungeonology-do-colour"), "colour", colour(what), "colour", what.name())
        }
        Action::Zone(to) => on(say("dungeonology-do-zone"), "zone", zone(to), "zone", to.name()),
        Action::Card(what) => on(say("dungeonology-do-card"), "card", card(what), "card", what.name()),
        Action::Number(number) => Choice::new(number_text(state, number)),
        Action::Gauge(Gauge::Stealth) => Choice::new(say("dungeonology-do-stealth")),
        Action::Gauge(Gauge::Alert) => Choice::new(say("dungeonology-do-alert")),
        Action::Yes => Choice::new(say(yes_key(state))),
        Action::No => Choice::new(say(no_key(state))),
        Action::Jinx(Some(jinx)) => on(
            say("dungeonology-do-jinx"),
            "jinx",
            Text::keyed(format!("dungeonology-card-{}", jinx.name())),
            "jinx",
            jinx.name(),
        ),
        Action::Jinx(None) => Choice::new(say("dungeonology-do-jinx-hidden")),
        Action::Put(tile, end) => {
            let text = Text::keyed(format!("dungeonology-do-put-{}", end.word())).with("zone", zone(tile));
            Choice::new(text).on("zone", tile.name())
        }
    }
}

fn on(text: Text, name: &'static str, arg: impl Into<Arg>, kind: &'static str, id: impl ToString) -> Choice {
    Choice::new(text.with(name, arg)).on(kind, id)
}

const fn use_key(way: Use) -> &'static str {
    match way {
        Use::Main => "dungeonology-do-play-main",
        Use::Aux(_) => "dungeonology-do-play-aux",
        Use::Stealth(_) => "dungeonology-do-play-stealth",
        Use::Alert(_) => "dungeonology-do-play-alert",
    }
}

fn done_key(state: &State) -> &'static str {
    match (state.table.frames.top(), state.table.phase) {
        (None, Phase::Movement) => "dungeonology-do-done-moving",
        (None, Phase::Action) => "dungeonology-do-done-acting",
        _ => "dungeonology-do-done",
    }
}

fn yes_key(state: &State) -> &'static str {
    match state.table.frames.top() {
        Some(Frame::Stunned { .. } | Frame::Fearing { .. }) => "dungeonology-do-yes-student",
        Some(Frame::Losing { .. }) => "dungeonology-do-yes-lose",
        Some(Frame::Pressed { .. }) => "dungeonology-do-yes-stun",
        Some(Frame::LastChance { .. }) => "dungeonology-do-begin-thesis",
        _ => "dungeonology-do-yes",
    }
}

fn no_key(state: &State) -> &'static str {
    match state.table.frames.top() {
        Some(Frame::Stunned { .. }) => "dungeonology-do-no-stun",
        Some(Frame::Losing { .. }) => "dungeonology-do-no-keep",
        Some(Frame::Fearing { .. }) => "dungeonology-do-no-stop",
        _ => "dungeonology-do-no",
    }
}

fn number_text(state: &State, number: u8) -> Text {
    let key = match (state.table.frames.top(), number) {
        (Some(Frame::Butting { .. }), 1) => "dungeonology-do-butt-drop",
        (Some(Frame::Butting { .. }), _) => "dungeonology-do-butt-card",
        (Some(Frame::Socialising { .. }), 1) => "dungeonology-do-social-draw",
        (Some(Frame::Socialising { .. }), _) => "dungeonology-do-social-discard",
        (Some(Frame::Playing(playing)), 1) if !playing.asks_n() => "dungeonology-do-cost-first",
        (Some(Frame::Playing(playing)), _) if !playing.asks_n() => "dungeonology-do-cost-second",
        _ => return Text::new("dungeonology-do-number").with("number", number),
    };
    Text::new(key)
}

impl State {
    /// The Floor a Scholar is on, as its numeral.
    pub(crate) fn floor_of(&self, seat: Seat) -> &'static str {
        crate::content::catalogue().zone(self.table.scholar(seat).zone).floor.numeral()
    }
}
