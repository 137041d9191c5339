//! Setting named parts of a position, for scenarios: cards go where they are wanted from wherever they are.

use table::{Datum, Luck, NullLog, Seat, SeatSet};

use crate::board::{Board, Cell, SpaceId, bit};
use crate::cards::{CardId, Cards, map_card};
use crate::content::{self, Border, MapId, QuestId, Score, Side};
use crate::frames::{Frame, Window};
use crate::parts::{phase_word, seat_numbered, seat_part};
use crate::referee::Referee;
use crate::setup::Decks;
use crate::state::{Attachment, Component, Cusp, InPlay, QuestState, State, Step, Tipped};
use crate::words::map_word;

/// Replaces a named part of a position.
pub fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    let wrong = |error: String| format!("`{part}` cannot be {value}: {error}");
    match seat_part(state, part) {
        Some((seat, name)) => arrange_player(state, seat, name, value).map_err(wrong)?,
        None => arrange_table(state, part, value).map_err(wrong)?,
    }
    ask_anew(state);
    Ok(())
}

/// An open window asks those who could act in the position as it now is.
fn ask_anew(state: &mut State) {
    if let Some(Frame::Window(Window { at, open: true, .. })) = state.open.frames.top().copied() {
        let asked = state.who_could_act(at);
        state.hidden.asked = if asked.is_empty() { SeatSet::one(state.open.turn) } else { asked };
    }
}

fn int(value: &Datum) -> Result<i64, String> {
    value.as_int().ok_or_else(|| "a whole number is wanted".to_owned())
}

fn small(value: &Datum) -> Result<u8, String> {
    u8::try_from(int(value)?).map_err(|_| "a number from 0 to 255 is wanted".to_owned())
}

fn truth(value: &Datum) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| "true or false is wanted".to_owned())
}

fn text(value: &Datum) -> Result<&str, String> {
    value.as_text().ok_or_else(|| "words are wanted".to_owned())
}

fn list(value: &Datum) -> Result<Vec<&str>, String> {
    value.as_words().ok_or_else(|| "a list of words is wanted".to_owned())
}

fn card(word: &str) -> Result<CardId, String> {
    CardId::find(word).ok_or_else(|| format!("no Adventure card `{word}`"))
}

fn map(word: &str) -> Result<MapId, String> {
    content::library().find_map(word).ok_or_else(|| format!("no Map card `{word}`"))
}

fn quest(word: &str) -> Result<QuestId, String> {
    content::library().find_quest(word).ok_or_else(|| format!("no Quest `{word}`"))
}

fn space(state: &State, word: &str) -> Result<SpaceId, String> {
    state.open.board.find(map(word)?).ok_or_else(|| format!("`{word}` is not on the map"))
}

fn arrange_table(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    match part {
        "dungeon map" => arrange_map(state, Some(Border::Dungeon), text(value)?),
        "wilderness map" => arrange_map(state, Some(Border::Wilderness), text(value)?),
        "map" => arrange_map(state, None, text(value)?),
        "turn" => {
            state.open.turn =
                seat_numbered(state, &int(value)?.to_string()).ok_or("there is no such seat")?;
            state.open.visited = 1 << state.open.player(state.open.turn).space.0;
            Ok(())
        }
        "first" => {
            state.open.first =
                seat_numbered(state, &int(value)?.to_string()).ok_or("there is no such seat")?;
            Ok(())
        }
        "round" => {
            state.open.round = u16::try_from(int(value)?).map_err(|error| error.to_string())?;
            Ok(())
        }
        "phase" => arrange_phase(state, text(value)?),
        "global" => arrange_global(state, text(value)?),
        "attachments" => arrange_attachments(state, &list(value)?),
        "discard" => arrange_discard(state, &list(value)?),
        "deck" => arrange_deck(state, &list(value)?),
        "map deck" => arrange_map_deck(state, &list(value)?),
        "quest deck" => arrange_quest_deck(state, &list(value)?),
        "visited" => {
            let spaces: Result<Vec<SpaceId>, String> =
                list(value)?.into_iter().map(|word| space(state, word)).collect();
            state.open.visited = spaces?.iter().fold(0, |set, id| set | 1 << id.0);
            Ok(())
        }
        "opened" => arrange_opened(state, &list(value)?),
        other => arrange_more(state, other, value),
    }
}

fn arrange_more(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
    let tokens: Vec<&str> = part.split(' ').collect();
    match tokens[..] {
        ["map", "wounds", word] => {
            let id = space(state, word)?;
            state.open.board.spaces[id.index()].wounds = small(value)?;
            Ok(())
        }
        ["map", "slain", word] => {
            let id = space(state, word)?;
            state.open.board.spaces[id.index()].slain = truth(value)?;
            Ok(())
        }
        _ => table::face::set_path(state, part, value),
    }
}

fn arrange_player(state: &mut State, seat: Seat, name: &str, value: &Datum) -> Result<(), String> {
    let player = &mut state.open.players[seat];
    match name {
        "hero" => {
            let word = text(value)?;
            player.hero = content::library().find_hero(word).ok_or_else(|| format!("no Hero `{word}`"))?;
        }
        "life" => {
            player.life = small(value)?;
            player.max_life = player.max_life.max(player.life);
        }
        "max life" => player.max_life = small(value)?,
        "level" => player.level = small(value)?,
        "glory" => player.glory = u16::from(small(value)?),
        "peril" => player.peril = u16::from(small(value)?),
        "movements" => player.movements = small(value)?,
        "tipped" => player.tipped = tipped(value)?,
        "cusp" => player.cusp = Side::from_word(text(value)?).map(|side| Cusp { side, fresh: true }),
        "out" => player.out = truth(value)?,
        "moved" => player.moved = truth(value)?,
        "attacks" => player.attacks = small(value)?,
        "attempts" => player.attempts = small(value)?,
        "space" => put_hero(state, seat, text(value)?)?,
        "hand" => arrange_hand(state, seat, &list(value)?)?,
        "readied" => arrange_readied(state, seat, &list(value)?)?,
        "banes" => arrange_banes(state, seat, &list(value)?)?,
        "pack" => arrange_pack(state, seat, &list(value)?)?,
        "quests" => arrange_quests(state, seat, &list(value)?)?,
        "completed" => arrange_completed(state, seat, &list(value)?)?,
        "maps" => arrange_map_hand(state, seat, &list(value)?)?,
        other => return Err(format!("a seat has no part `{other}` that can be set")),
    }
    Ok(())
}

fn tipped(value: &Datum) -> Result<Tipped, String> {
    if let Some(tipped) = value.as_bool() {
        return Ok(if tipped { Tipped::Plain } else { Tipped::No });
    }
    let words: Vec<&str> = text(value)?.split_whitespace().collect();
    match words[..] {
        [score, number] => {
            let score = Score::from_word(score).ok_or("no such score")?;
            let number = number.parse().map_err(|_| "no such number")?;
            Ok(Tipped::Again { score, number })
        }
        _ => Err("`speed 7` is wanted".to_owned()),
    }
}

fn put_hero(state: &mut State, seat: Seat, word: &str) -> Result<(), String> {
    let to = space(state, word)?;
    state.open.players[seat].space = to;
    if seat == state.open.turn {
        state.open.visited = 1 << to.0;
    }
    Ok(())
}

/// Takes a card from wherever it is.
fn take(state: &mut State, card: CardId) {
    state.hidden.deck.remove(card);
    state.open.discard.remove(card);
    for (_, hand) in state.hidden.hands.iter_mut() {
        hand.remove(card);
    }
    for (_, player) in state.open.players.iter_mut() {
        player.readied.retain(|lying| lying.card != card);
        player.banes.retain(|lying| lying.card != card);
        player.pack.retain(|lying| lying.card != card);
    }
    state.open.attachments.retain(|on| on.card != card);
    state.open.batch.retain(|encounter| encounter.card != card);
}

/// Counts hands and the deck anew.
fn recount(state: &mut State) {
    for seat in state.open.players.seats() {
        state.open.players[seat].hand = state.hidden.hands[seat].len() as u8;
    }
    state.open.deck = state.hidden.deck.len() as u8;
}

/// The next copy of a card that is not wanted already: two times the same slug means both copies.
fn copies(words: &[&str]) -> Result<Vec<CardId>, String> {
    let mut wanted: Vec<CardId> = Vec::new();
    for word in words {
        let first = card(word)?;
        let same = |other: &CardId| other.face().print.id == first.face().print.id && !wanted.contains(other);
        let found = if wanted.contains(&first) { CardId::all().find(same) } else { Some(first) };
        wanted.push(found.ok_or_else(|| format!("there are not so many `{word}`"))?);
    }
    Ok(wanted)
}

fn arrange_hand(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let wanted = copies(words)?;
    let old = std::mem::take(&mut state.hidden.hands[seat]);
    state.hidden.deck = state.hidden.deck.or(old);
    for card in wanted {
        take(state, card);
        state.hidden.hands[seat].insert(card);
    }
    recount(state);
    Ok(())
}

/// A card and the number after its colon.
fn with_number(word: &str) -> Result<(CardId, Option<u8>), String> {
    match word.split_once(':') {
        None => Ok((card(word)?, None)),
        Some((name, number)) => {
            Ok((card(name)?, Some(number.parse().map_err(|_| format!("no number in `{word}`"))?)))
        }
    }
}

fn back_to_deck(state: &mut State, old: impl IntoIterator<Item = InPlay>) {
    old.into_iter().for_each(|lying| state.hidden.deck.insert(lying.card));
}

fn arrange_readied(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let old = state.open.players[seat].readied.take();
    back_to_deck(state, old);
    for word in words {
        let (card, charges) = with_number(word)?;
        take(state, card);
        let tokens = charges.unwrap_or(card.face().charges);
        let readied = &mut state.open.players[seat].readied;
        readied.try_push(InPlay { card, tokens, by: seat }).map_err(|error| error.to_string())?;
    }
    recount(state);
    Ok(())
}

fn arrange_banes(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let old = state.open.players[seat].banes.take();
    back_to_deck(state, old);
    for word in words {
        let (name, by) = word.split_once(" by ").ok_or("`BANE by SEAT` is wanted")?;
        let (card, by) = (card(name)?, seat_numbered(state, by).ok_or("there is no such seat")?);
        take(state, card);
        let banes = &mut state.open.players[seat].banes;
        banes.try_push(InPlay { card, tokens: 0, by }).map_err(|error| error.to_string())?;
    }
    recount(state);
    Ok(())
}

fn arrange_pack(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let old = state.open.players[seat].pack.take();
    back_to_deck(state, old);
    for word in words {
        let (card, wounds) = with_number(word)?;
        take(state, card);
        let pack = &mut state.open.players[seat].pack;
        pack.try_push(InPlay { card, tokens: wounds.unwrap_or(0), by: seat })
            .map_err(|error| error.to_string())?;
    }
    recount(state);
    Ok(())
}

fn arrange_attachments(state: &mut State, words: &[&str]) -> Result<(), String> {
    for old in state.open.attachments.take() {
        state.hidden.deck.insert(old.card);
    }
    for word in words {
        let parts = word.split_once(" on ").and_then(|(name, rest)| Some((name, rest.split_once(" by ")?)));
        let (name, (host, by)) = parts.ok_or("`CARD on HOST by SEAT` is wanted")?;
        let (card, host) = (card(name)?, card(host)?);
        let by = seat_numbered(state, by).ok_or("there is no such seat")?;
        take(state, card);
        state.open.attachments.try_push(Attachment { card, host, by }).map_err(|error| error.to_string())?;
    }
    recount(state);
    Ok(())
}

fn arrange_discard(state: &mut State, words: &[&str]) -> Result<(), String> {
    let wanted = copies(words)?;
    let old = std::mem::take(&mut state.open.discard);
    state.hidden.deck = state.hidden.deck.or(old);
    for card in wanted {
        take(state, card);
        state.open.discard.insert(card);
    }
    recount(state);
    Ok(())
}

/// The Adventure deck is exactly these; every other unseen card leaves the match.
fn arrange_deck(state: &mut State, words: &[&str]) -> Result<(), String> {
    let wanted = copies(words)?;
    state.hidden.deck = Cards::EMPTY;
    for card in wanted {
        take(state, card);
        state.hidden.deck.insert(card);
    }
    recount(state);
    Ok(())
}

/// Takes a Quest from wherever it is.
fn take_quest(state: &mut State, quest: QuestId) {
    state.hidden.quests &= !(1 << quest.0);
    state.open.quest_bottom.retain(|other| *other != quest);
    if state.open.global.is_some_and(|global| global.quest == quest) {
        state.open.global = None;
    }
    for (_, player) in state.open.players.iter_mut() {
        player.quests.retain(|state| state.quest != quest);
        player.done.retain(|other| *other != quest);
    }
}

/// `quest-x`, `quest-x:1` with wounds, `quest-x carried`, `quest-x at SPACE`.
fn read_quest(state: &State, words: &str) -> Result<QuestState, String> {
    let (name, rest) = words.split_once(' ').unwrap_or((words, ""));
    let (name, wounds) = name.split_once(':').unwrap_or((name, "0"));
    let component = match rest.strip_prefix("at ") {
        Some(word) => Component::Lying(space(state, word)?),
        None if rest == "carried" => Component::Carried,
        None => Component::Waiting,
    };
    let wounds = wounds.parse().map_err(|_| format!("no number in `{words}`"))?;
    Ok(QuestState { wounds, component, ..QuestState::fresh(quest(name)?) })
}

fn back_to_quest_deck(state: &mut State, quest: QuestId) {
    state.hidden.quests |= 1 << quest.0;
}

fn arrange_quests(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    for old in state.open.players[seat].quests.take() {
        back_to_quest_deck(state, old.quest);
    }
    for words in words {
        let quest = read_quest(state, words)?;
        take_quest(state, quest.quest);
        state.open.players[seat].quests.try_push(quest).map_err(|error| error.to_string())?;
    }
    state.count_quests();
    Ok(())
}

fn arrange_completed(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    for old in state.open.players[seat].done.take() {
        back_to_quest_deck(state, old);
    }
    for word in words {
        let quest = quest(word)?;
        take_quest(state, quest);
        state.open.players[seat].done.try_push(quest).map_err(|error| error.to_string())?;
    }
    state.count_quests();
    Ok(())
}

fn arrange_global(state: &mut State, words: &str) -> Result<(), String> {
    if let Some(old) = state.open.global.take() {
        back_to_quest_deck(state, old.quest);
    }
    if words != "none" {
        let quest = read_quest(state, words)?;
        take_quest(state, quest.quest);
        state.open.global = Some(quest);
    }
    state.count_quests();
    Ok(())
}

fn arrange_quest_deck(state: &mut State, words: &[&str]) -> Result<(), String> {
    let wanted: Result<Vec<QuestId>, String> = words.iter().map(|word| quest(word)).collect();
    let wanted = wanted?;
    let unseen = state.hidden.quests;
    state.hidden.quests = 0;
    state.open.quest_bottom.clear();
    for &quest in &wanted {
        take_quest(state, quest);
        state.open.quest_bottom.try_push(quest).map_err(|error| error.to_string())?;
    }
    let kept = wanted.iter().fold(0u32, |set, quest| set | 1 << quest.0);
    state.open.gone_quests |= unseen & !kept;
    state.count_quests();
    Ok(())
}

fn arrange_map_deck(state: &mut State, words: &[&str]) -> Result<(), String> {
    let wanted: Result<Vec<MapId>, String> = words.iter().map(|word| map(word)).collect();
    let wanted = wanted?;
    let unseen = state.hidden.maps;
    state.hidden.maps = 0;
    state.hidden.map_top.clear();
    state.open.map_bottom.clear();
    for &map in &wanted {
        state.open.map_bottom.try_push(map).map_err(|error| error.to_string())?;
    }
    let kept = wanted.iter().fold(0u64, |set, map| set | 1 << map.0);
    state.open.gone_maps = (state.open.gone_maps | unseen) & !kept;
    state.count_maps();
    Ok(())
}

fn arrange_map_hand(state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let wanted: Result<Vec<MapId>, String> = words.iter().map(|word| map(word)).collect();
    let wanted = wanted?.iter().fold(0u64, |set, map| set | 1 << map.0);
    for (_, hand) in state.hidden.map_hands.iter_mut() {
        *hand &= !wanted;
    }
    state.open.gone_maps |= state.hidden.map_hands[seat];
    state.open.gone_maps &= !wanted;
    state.hidden.map_hands[seat] = wanted;
    for other in state.open.players.seats() {
        state.open.players[other].map_hand = state.hidden.map_hands[other].count_ones() as u8;
    }
    Ok(())
}

fn arrange_opened(state: &mut State, words: &[&str]) -> Result<(), String> {
    for word in words {
        let (name, side) = word.split_once(' ').ok_or("`SPACE SIDE` is wanted")?;
        let side = Side::from_word(side).ok_or("a side is n, e, s or w")?;
        let id = space(state, name)?;
        state.open.board.spaces[id.index()].opened |= bit(side);
    }
    Ok(())
}

/// Lays a map from its picture: rows of slugs, `.` for an empty cell, `*` after a card that lies upside down.
fn arrange_map(state: &mut State, border: Option<Border>, picture: &str) -> Result<(), String> {
    let mut laid: Vec<(MapId, i8, i8, bool)> = Vec::new();
    for (y, row) in picture.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        for (x, word) in row.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            let turned = word.ends_with('*');
            laid.push((map(word.trim_end_matches('*'))?, x as i8, y as i8, turned));
        }
    }
    let entrance = laid.iter().find(|(map, ..)| map_card(*map).is_entrance());
    let &(entrance, zero_x, zero_y, _) = entrance.ok_or("a map needs its Entrance")?;
    let border = border.unwrap_or(map_card(entrance).border);
    let mut board = Board::default();
    for space in state.open.board.spaces.iter().filter(|space| space.card().border != border) {
        board.lay(space.map, space.cell, space.turned);
    }
    laid.sort_by_key(|(map, ..)| !map_card(*map).is_entrance());
    for (map, x, y, turned) in laid {
        let cell = Cell { x: x - zero_x, y: y - zero_y };
        board.lay(map, cell, turned).ok_or("too many spaces")?;
    }
    state.open.board = board;
    after_map(state, border);
    Ok(())
}

/// Everybody goes to the Entrance, and every Map card that is not laid is in the Map deck.
fn after_map(state: &mut State, border: Border) {
    let board = &state.open.board;
    let home =
        board.entrance(Border::Dungeon).or(board.entrance(Border::Wilderness)).or(board.entrance(border));
    for (_, player) in state.open.players.iter_mut() {
        player.space = home.unwrap_or(SpaceId(0));
        player.cusp = None;
    }
    state.open.visited = 1 << home.map_or(0, |home| home.0);
    let on_map = state.open.board.spaces.iter().fold(0u64, |set, space| set | 1 << space.map.0);
    let held = state.hidden.map_hands.values().fold(0, |set, hand| set | hand);
    state.hidden.maps = Decks::of(&state.open.options).maps & !on_map & !state.open.gone_maps & !held;
    state.hidden.map_top.clear();
    state.open.map_bottom.clear();
    while state.open.frames.pop().is_some() {}
    state.count_maps();
}

/// Goes to a phase of the turn player's turn and on to its first open decision.
fn arrange_phase(state: &mut State, phase: &str) -> Result<(), String> {
    while state.open.frames.pop().is_some() {}
    let (mut luck, mut log) = (Luck::seeded(0), NullLog);
    let turn = state.open.turn;
    let mut referee = Referee { state, luck: &mut luck, log: &mut log };
    referee.state.open.step = match phase {
        "reset" => {
            referee.begin_turn(turn);
            Step::Upkeep
        }
        "dungeonlord" => Step::Dungeonlord,
        "build" => Step::Build,
        "hero" => Step::Hero,
        "discard" => Step::Discard,
        "placing" => Step::Placing { seat: turn, skipped: 0 },
        other => return Err(format!("no phase `{other}`")),
    };
    referee.run();
    Ok(())
}

/// The picture of a map.
pub(crate) fn picture(state: &State, part: &str) -> String {
    let wanted = if part == "wilderness map" { Border::Wilderness } else { Border::Dungeon };
    let only = state.open.board.spaces.iter().all(|space| space.card().border != wanted);
    let shown = |space: &&crate::board::Space| part == "map" && only || space.card().border == wanted;
    let spaces: Vec<_> = state.open.board.spaces.iter().filter(shown).collect();
    let (min_x, max_x) = (
        spaces.iter().map(|s| s.cell.x).min().unwrap_or(0),
        spaces.iter().map(|s| s.cell.x).max().unwrap_or(0),
    );
    let (min_y, max_y) = (
        spaces.iter().map(|s| s.cell.y).min().unwrap_or(0),
        spaces.iter().map(|s| s.cell.y).max().unwrap_or(0),
    );
    let word = |x: i8, y: i8| {
        let here = spaces.iter().find(|space| space.cell == Cell { x, y });
        here.map_or(".".to_owned(), |space| {
            format!("{}{}", map_word(space.map), if space.turned { "*" } else { "" })
        })
    };
    let wide = |x: i8| (min_y..=max_y).map(|y| word(x, y).len()).max().unwrap_or(0);
    let row = |y: i8| {
        let cells = (min_x..=max_x).map(|x| format!("{:width$}", word(x, y), width = wide(x)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    (min_y..=max_y).map(row).collect()
}

/// Whether a position can be played on: every space is connected, the map is not closed, and every hero who plays has Life.
pub fn playable(state: &State) -> Result<(), Vec<String>> {
    let mut wrong = Vec::new();
    for &border in Border::ALL {
        let there = state.open.board.entrance(border).is_some();
        if there && !state.open.board.whole(border) {
            wrong.push(format!("the {} has a space that is cut off from its Entrance", border.word()));
        }
    }
    for (seat, player) in state.open.players.iter().filter(|(_, player)| !player.out) {
        if player.life == 0 {
            wrong.push(format!("seat {} has no Life left and is not out", seat.number()));
        }
        if player.space.index() >= state.open.board.spaces.len() {
            wrong.push(format!("seat {} is nowhere on the map", seat.number()));
        }
    }
    if state.open.step != Step::Over && state.hidden.asked.is_empty() {
        wrong.push(format!("nobody is asked in the {} phase", phase_word(state.open.step)));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
