//! Named parts of a state and of a view, for what scenarios expect.

use table::{Datum, Seat};

use crate::action::Sheet;
use crate::content::CardId;
use crate::explorer::Kit;
use crate::face::arrange::seat_part;
use crate::face::words;
use crate::judge::judge;
use crate::model::{Dungeon, Fairy, Icon, SpotSet};
use crate::state::{Market, Phase, Player, Row, State};
use crate::view::View;

/// A named part of a state; `scenarios/map-masters/README.md` lists the names.
pub fn part(state: &State, part: &str) -> Result<Datum, String> {
    if let Some((seat, part)) = seat_part(part) {
        let seat = seat.filter(|seat| seat.index() < state.seats()).ok_or("no such seat")?;
        return player_part(state, seat, part);
    }
    match part {
        "round" => Ok(state.round.into()),
        "phase" => Ok(phase_words(state.phase).into()),
        "first" => Ok(state.first.number().into()),
        "claimed" => Ok(state.claimed.map(|seat| seat.number()).into()),
        "over" => Ok((state.phase == Phase::Over).into()),
        "objectives" => Ok(state.objectives.drawn.iter().map(|card| card.name()).collect::<Vec<_>>().into()),
        "objectives left" => Ok(state.objectives.deck.len().into()),
        "time bonus round" => Ok(state.is_time_bonus_round().into()),
        "fairy piles" => Ok(tokens(&state.market.fairies)),
        "spellbooks" => {
            Ok(state.market.books.iter().flatten().map(|book| book.name()).collect::<Vec<_>>().into())
        }
        "spellbooks left" => Ok(state.market.book_deck.len().into()),
        "spellbook discard" => {
            Ok(state.market.book_discard.iter().map(|book| book.name()).collect::<Vec<_>>().into())
        }
        _ => column_part(state, part),
    }
}

fn column_part(state: &State, part: &str) -> Result<Datum, String> {
    let unknown = || format!("no part `{part}`");
    let (what, cost) = part.rsplit_once(' ').ok_or_else(unknown)?;
    let column = cost.parse().ok().and_then(Market::column_of).ok_or_else(unknown)?;
    let column = &state.market.columns[column];
    match what {
        "column" => Ok(cards(column.up.iter().flatten().copied())),
        "deck size" => Ok(column.deck.len().into()),
        "market discard" => Ok(cards(column.discard.iter())),
        _ => Err(unknown()),
    }
}

fn player_part(state: &State, seat: Seat, part: &str) -> Result<Datum, String> {
    let player = &state.players[seat];
    match part {
        "coins" => Ok(i64::from(player.coins).into()),
        "fairies" => Ok(tokens(&player.fairies)),
        "books" => {
            let name = |owned: &crate::state::Owned| {
                if owned.used { format!("{} used", owned.book.name()) } else { owned.book.name().into() }
            };
            Ok(player.books.iter().map(name).collect::<Vec<_>>().into())
        }
        "hand" | "area" => Ok(cards(player.area.iter().copied())),
        "deck" => Ok(cards(player.deck.iter())),
        "deck size" => Ok(player.deck.len().into()),
        "discard" => Ok(cards(player.discard.iter())),
        "discard size" => Ok(player.discard.len().into()),
        "facedown" => Ok(player.facedown.len().into()),
        "collection" => Ok(player.collection().len().into()),
        "passed" => Ok(player.passed.into()),
        "started" => Ok(player.started.into()),
        "done" => Ok(player.is_done().into()),
        "drawing" => Ok(player.sheet.as_deref().map(words::drawing_words).into()),
        "kept" => Ok(cards(player.kept.iter())),
        "recycling" => Ok(player.optimizers.recycling.into()),
        "scissors" => Ok(player.optimizers.scissors.into()),
        "finished" => Ok(player.finished.into()),
        _ => score_part(state, seat, part).or_else(|_| found_part(player, part)),
    }
}

fn score_part(state: &State, seat: Seat, part: &str) -> Result<Datum, String> {
    let score = state.final_score(seat);
    let points = match part {
        "primary score" => score.primary,
        "secondary score" => score.secondary,
        "time score" => score.time,
        "exit score" => score.exit,
        "coin score" => score.coins,
        "total" => score.total(),
        _ => return row_part(&state.players[seat].rows, part),
    };
    Ok(i64::from(points).into())
}

fn row_part(rows: &[Row], part: &str) -> Result<Datum, String> {
    let unknown = || format!("no part `{part}`");
    let (round, column) =
        part.strip_prefix("row ").and_then(|rest| rest.split_once(' ')).ok_or_else(unknown)?;
    let index = round.parse::<usize>().ok().and_then(|round| round.checked_sub(1)).ok_or_else(unknown)?;
    let row = rows.get(index).ok_or_else(unknown)?;
    match column {
        "primary" => Ok(row.primary.into()),
        "secondary" => Ok(row.secondary.into()),
        "time" => Ok(row.time.into()),
        "exit" => Ok(row.exit.into()),
        _ => Err(unknown()),
    }
}

/// What the current drawing has found, or the last one when nothing is being drawn.
fn found_part(player: &Player, part: &str) -> Result<Datum, String> {
    let (sheet, kit) = current(player).ok_or_else(|| format!("no part `{part}`, or nothing is drawn"))?;
    let judged = judge(&sheet, kit).map_err(|misstep| format!("the drawing breaks {}", misstep.rule))?;
    match part {
        "circled" => Ok(icons(&sheet, &judged.circled).into()),
        "crossed out" => Ok(icons(&sheet, &judged.crossed).into()),
        "rooms" => Ok(judged.found.rooms.into()),
        "exit" => Ok(judged.found.exit.into()),
        "books used" => Ok(judged.found.books.iter().map(|book| book.name()).collect::<Vec<_>>().into()),
        "tokens used" => Ok(tokens(&judged.found.fairies)),
        "items used" => Ok(tokens(&judged.found.items)),
        _ => Err(format!("no part `{part}`")),
    }
}

fn current(player: &Player) -> Option<(Sheet, Kit)> {
    if let Some(sheet) = &player.sheet {
        return Some((sheet.clone(), player.kit()));
    }
    let outing = player.outing.as_ref()?;
    Some((outing.sheet.clone(), Kit { fairies: outing.fairies, books: outing.books }))
}

/// `coin*3 barrel sword`: the icons of some cells, in the order of the rulebook.
fn icons(sheet: &Sheet, cells: &SpotSet) -> String {
    let dungeon = Dungeon::unchecked(&sheet.cards);
    let count = |icon: Icon| cells.iter().filter(|spot| dungeon.tile(*spot).icon == Some(icon)).count();
    let written = Icon::ALL.into_iter().filter_map(|icon| match count(icon) {
        0 => None,
        1 => Some(icon.name().to_owned()),
        several => Some(format!("{}*{several}", icon.name())),
    });
    written.collect::<Vec<_>>().join(" ")
}

fn phase_words(phase: Phase) -> String {
    match phase {
        Phase::Market(seat) => format!("market {seat}"),
        Phase::GiveUp(seat) => format!("give-up {seat}"),
        Phase::HandCreation => "hand-creation".into(),
        Phase::Signal => "signal".into(),
        Phase::Exploration => "exploration".into(),
        Phase::Refresh => "refresh".into(),
        Phase::Over => "over".into(),
    }
}

fn cards(cards: impl Iterator<Item = CardId>) -> Datum {
    cards.map(words::card_words).collect::<Vec<_>>().into()
}

/// `sword*2 rope`: tokens or items by kind, in the order of the market.
fn tokens(tokens: &[u8; Fairy::COUNT]) -> Datum {
    let written = Fairy::ALL.into_iter().filter_map(|kind| match tokens[kind.index()] {
        0 => None,
        1 => Some(kind.name().to_owned()),
        several => Some(format!("{}*{several}", kind.name())),
    });
    written.collect::<Vec<_>>().join(" ").into()
}

/// A named part of a view: what one may know of a seat, or a path into the view's data.
pub fn seen(view: &View, part: &str) -> Result<Datum, String> {
    let Some((seat, part)) = seat_part(part) else { return table::face::get_path(view, part) };
    let player = seat.and_then(|seat| view.players.get(seat)).ok_or("no such seat")?;
    match part {
        "drawing" => {
            let drawn = player.own.as_ref().and_then(|own| own.sheet.as_deref());
            Ok(drawn.map_or_else(|| "hidden".to_owned(), words::drawing_words).into())
        }
        "card looked at" => match player.look {
            crate::view::SeenLook::At(Some(card)) => Ok(words::card_words(card).into()),
            crate::view::SeenLook::At(None) => Ok("hidden".into()),
            _ => Ok("none".into()),
        },
        "area" | "hand" => Ok(cards(player.area.iter().copied())),
        "discard" => Ok(cards(player.discard.iter())),
        "unseen" => Ok(cards(player.unseen.iter())),
        "facedown" => Ok(player.facedown.into()),
        "deck size" => Ok(player.deck_size().into()),
        "coins" => Ok(player.coins.into()),
        "last drawing" => Ok(player
            .outing
            .as_ref()
            .map_or_else(|| "none".into(), |outing| words::drawing_words(&outing.sheet))
            .into()),
        _ => Err(format!("no part `{part}`")),
    }
}
