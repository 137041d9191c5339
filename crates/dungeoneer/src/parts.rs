//! Named parts of a position, for scenarios: what a player would call them. Reading them is here, setting them in
//! [`crate::arrange`].

use table::{Datum, Seat};

use crate::action::Fighter;
use crate::cards::{CardId, hero_card};
use crate::content::{AttackType, Form, Kind, QuestId, Side};
use crate::frames::Frame;
use crate::scores::Circumstance;
use crate::state::{Component, Fate, InPlay, QuestState, State, Step, Tipped};
use crate::words::{map_word, quest_word, space_word};

pub use crate::arrange::{arrange, playable};

/// A part that begins with `seat N`: the seat and the rest of the name.
pub(crate) fn seat_part<'a>(state: &State, part: &'a str) -> Option<(Seat, &'a str)> {
    let rest = part.strip_prefix("seat ")?;
    let (number, name) = rest.split_once(' ')?;
    seat_numbered(state, number).map(|seat| (seat, name))
}

pub(crate) fn seat_numbered(state: &State, number: &str) -> Option<Seat> {
    let number: usize = number.parse().ok()?;
    (1..=state.seats()).contains(&number).then(|| Seat::new(number - 1))
}

/// A named part of the state.
pub fn part(state: &State, part: &str) -> Result<Datum, String> {
    if let Some((seat, name)) = seat_part(state, part) {
        return player_part(state, seat, name);
    }
    let open = &state.open;
    Ok(match part {
        "turn" => open.turn.number().into(),
        "first" => open.first.number().into(),
        "round" => open.round.into(),
        "phase" => phase_word(open.step).into(),
        "over" => (open.step == Step::Over).into(),
        "winner" => open.winner.map_or(0, Seat::number).into(),
        "global" => open.global.as_ref().map_or("none".to_owned(), |quest| quest_words(state, quest)).into(),
        "discard" => words(open.discard.iter()),
        "deck" => words(state.hidden.deck.iter()),
        "deck size" => open.deck.into(),
        "map deck size" => open.map_deck.into(),
        "map deck" => map_deck(state).into(),
        "quest deck size" => open.quest_deck.into(),
        "quest deck" => quest_deck(state).into(),
        "attachments" => attachments(state).into(),
        "batch" => batch(state).into(),
        "window" => window_word(state).into(),
        "pending" => pending(state).into(),
        "visited" => spaces(state, open.visited).into(),
        "opened" => opened(state).into(),
        "used" => open.used.len().into(),
        "spaces" => open.board.spaces.len().into(),
        "dungeon map" | "map" | "wilderness map" => crate::arrange::picture(state, part).into(),
        other => return more_parts(state, other),
    })
}

fn more_parts(state: &State, part: &str) -> Result<Datum, String> {
    let unknown = || format!("no part `{part}`");
    let tokens: Vec<&str> = part.split(' ').collect();
    let space =
        |word: &str| crate::content::library().find_map(word).and_then(|map| state.open.board.find(map));
    match tokens[..] {
        ["map", "wounds", word] => {
            space(word).map(|id| state.open.board.space(id).wounds.into()).ok_or_else(unknown)
        }
        ["map", "slain", word] => {
            space(word).map(|id| state.open.board.space(id).slain.into()).ok_or_else(unknown)
        }
        ["map", "turned", word] => {
            space(word).map(|id| state.open.board.space(id).turned.into()).ok_or_else(unknown)
        }
        ["score", number, form] => {
            let (seat, form) = seat_numbered(state, number).zip(Form::from_word(form)).ok_or_else(unknown)?;
            Ok(score_words(state, seat, form).into())
        }
        ["treasure", "limit", number] => {
            let seat = seat_numbered(state, number).ok_or_else(unknown)?;
            Ok(i64::from(state.open.treasure_limit(seat)).into())
        }
        _ => table::face::get_path(state, part),
    }
}

fn player_part(state: &State, seat: Seat, name: &str) -> Result<Datum, String> {
    let player = state.open.player(seat);
    let of = |kind: Kind| {
        words(player.readied.iter().map(|lying| lying.card).filter(|card| card.face().kind == kind))
    };
    Ok(match name {
        "hero" => hero_card(player.hero).print.slug.into(),
        "life" => player.life.into(),
        "max life" => player.max_life.into(),
        "level" => player.level.into(),
        "glory" => player.glory.into(),
        "peril" => player.peril.into(),
        "movements" => player.movements.into(),
        "tipped" => match player.tipped {
            Tipped::No => false.into(),
            Tipped::Plain => true.into(),
            Tipped::Again { score, number } => format!("{} {number}", score.word()).into(),
        },
        "space" => space_word(state, player.space).into(),
        "cusp" => player.cusp.map_or("none", |cusp| cusp.side.word()).into(),
        "out" => player.out.into(),
        "moved" => player.moved.into(),
        "attacks" => player.attacks.into(),
        "attempts" => player.attempts.into(),
        "hand" => words(state.hidden.hands[seat].iter()),
        "hand size" => player.hand.into(),
        "maps" => maps(state.hidden.map_hands[seat]).into(),
        "readied" => player.readied.iter().map(with_tokens).collect::<Vec<_>>().into(),
        "boons" => of(Kind::Boon),
        "treasures" => of(Kind::Treasure),
        "banes" => player
            .banes
            .iter()
            .map(|bane| format!("{} by {}", bane.card.word(), bane.by.number()))
            .collect::<Vec<_>>()
            .into(),
        "pack" => player.pack.iter().map(with_tokens).collect::<Vec<_>>().into(),
        "quests" => player.quests.iter().map(|quest| quest_words(state, quest)).collect::<Vec<_>>().into(),
        "completed" => {
            player.done.iter().map(|&quest| quest_word(quest).to_owned()).collect::<Vec<_>>().into()
        }
        "completed count" => player.done.len().into(),
        "quiet" => (state.hidden.quiet[seat].at != 0).into(),
        other => return Err(format!("a seat has no part `{other}`")),
    })
}

fn words(cards: impl Iterator<Item = CardId>) -> Datum {
    cards.map(|card| card.word().to_owned()).collect::<Vec<_>>().into()
}

fn maps(set: u64) -> Vec<String> {
    crate::setup::ids(set).map(|map| map_word(map).to_owned()).collect()
}

/// A card with its charges or wounds after a colon, where it has any.
fn with_tokens(lying: &InPlay) -> String {
    if lying.tokens == 0 {
        lying.card.word().to_owned()
    } else {
        format!("{}:{}", lying.card.word(), lying.tokens)
    }
}

fn quest_words(state: &State, quest: &QuestState) -> String {
    let wounds = if quest.wounds > 0 { format!(":{}", quest.wounds) } else { String::new() };
    let component = match quest.component {
        Component::Waiting => String::new(),
        Component::Carried => " carried".to_owned(),
        Component::Lying(space) => format!(" at {}", space_word(state, space)),
    };
    format!("{}{wounds}{component}", quest_word(quest.quest))
}

/// The word of a phase.
pub(crate) fn phase_word(step: Step) -> &'static str {
    match step {
        Step::Placing { .. } => "placing",
        Step::Starting(_) => "starting",
        Step::Upkeep | Step::Triggers | Step::AfterReset => "reset",
        Step::Dungeonlord | Step::Declaring | Step::Attacked | Step::EndDungeonlord | Step::Recall => {
            "dungeonlord"
        }
        Step::Build | Step::AfterBuild => "build",
        Step::Hero | Step::EndHero => "hero",
        Step::Stay | Step::Discard | Step::Refill | Step::EndTurn => "discard",
        Step::Over => "over",
    }
}

fn map_deck(state: &State) -> Vec<String> {
    let known = state.hidden.map_top.iter().map(|&map| map_word(map).to_owned());
    let bottom = state.open.map_bottom.iter().map(|&map| map_word(map).to_owned());
    known.chain(maps(state.hidden.maps)).chain(bottom).collect()
}

fn quest_deck(state: &State) -> Vec<String> {
    let middle = crate::setup::quest_ids(state.hidden.quests);
    middle
        .chain(state.open.quest_bottom.iter().copied())
        .map(|quest: QuestId| quest_word(quest).to_owned())
        .collect()
}

fn attachments(state: &State) -> Vec<String> {
    let words = |on: &crate::state::Attachment| {
        format!("{} on {} by {}", on.card.word(), on.host.word(), on.by.number())
    };
    state.open.attachments.iter().map(words).collect()
}

fn batch(state: &State) -> Vec<String> {
    let words = |encounter: &crate::state::Encounter| {
        let form = encounter.form.map_or(String::new(), |form| format!(" {}", form.word()));
        let wounds = if encounter.wounds > 0 { format!(":{}", encounter.wounds) } else { String::new() };
        let fate = match encounter.fate {
            Fate::Waiting => "",
            Fate::Missed => " missed",
            Fate::Attacked => " attacked",
            Fate::Gone => " gone",
        };
        format!("{} vs {}{form}{wounds}{fate}", encounter.card.word(), encounter.target.number())
    };
    state.open.batch.iter().filter(|encounter| encounter.fate != Fate::Gone).map(words).collect()
}

fn window_word(state: &State) -> &'static str {
    match state.open.frames.top() {
        Some(Frame::Window(window)) => window.at.word(),
        _ => "none",
    }
}

/// The roll that is pending: `seat 2 speed 3 vs 6` (what is added, and the number), or `attack 5 vs 4` (what each side adds).
fn pending(state: &State) -> String {
    let open = &state.open;
    match open.frames.iter().rev().find(|frame| !matches!(frame, Frame::Window(_))) {
        Some(Frame::Trial(trial)) => {
            let score = trial.score.map_or("die", |score| score.word());
            format!("seat {} {score} {} vs {}", trial.seat.number(), open.trial_die(trial).add, trial.number)
        }
        Some(Frame::Attack(attack)) => {
            let side = |attacker: bool| {
                let who = attack.side(attacker);
                open.fighting_score(attack, attacker).0 + open.die(who, attack.circumstance(attacker)).add
            };
            format!("attack {} vs {}", side(true), side(false))
        }
        Some(Frame::Wound(wound)) => format!("seat {} wounds {}", wound.seat.number(), wound.amount),
        Some(Frame::Played(played)) => format!("card {}", played.play.card.word()),
        _ => "none".to_owned(),
    }
}

fn spaces(state: &State, set: u64) -> Vec<String> {
    let visited = state.open.board.iter().filter(|(id, _)| set & (1 << id.0) != 0);
    visited.map(|(_, space)| map_word(space.map).to_owned()).collect()
}

fn opened(state: &State) -> Vec<String> {
    let mut found = Vec::new();
    for (_, space) in state.open.board.iter() {
        for &side in Side::ALL.iter().filter(|&&side| space.opened & crate::board::bit(side) != 0) {
            found.push(format!("{} {}", map_word(space.map), side.word()));
        }
    }
    found
}

fn score_words(state: &State, seat: Seat, form: Form) -> String {
    let (score, attack) = state.open.score(Fighter::Hero(seat), form, Circumstance::default());
    let kind = match attack {
        Some(AttackType::Standard) => "standard",
        Some(AttackType::Counter) => "counter",
        None => "plain",
    };
    format!("{score} {kind}")
}
