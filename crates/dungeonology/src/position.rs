//! Positions for scenarios: named parts of a state, as a player would call them, to be set. What they are called and how they
//! are written stands in `scenarios/dungeonology/README.md`; reading them is in [`crate::parts`].

use arrayvec::ArrayVec;
use table::{Datum, Frames, Luck, NullLog, Seat, SeatSet};

use crate::cards::Cards;
use crate::content::{
    ClanId, Colour, Floor, InternId, JinxId, PanicId, ScholarId, TrapKind, TrickId, ZONES, ZoneId, catalogue,
};
use crate::lattice::{Spot, ZoneSet};
use crate::run::Run;
use crate::state::{
    Interns, Jinxes, Laid, OMEGAS, ORDINARY, Phase, Pile, Placed, State, Table, TurnSoFar, Way,
};

/// What went wrong with a part, or nothing.
type Arranged<T = ()> = Result<T, String>;

/// Replaces a named part of a state.
pub(crate) fn arrange(state: &mut State, part: &str, value: &Datum) -> Arranged {
    if let Some((seat, what)) = seat_part(state, part)? {
        return arrange_seat(state, seat, what, value);
    }
    if let Some((zone, what)) = zone_part(part)? {
        return arrange_zone(state, zone, what, value);
    }
    match part {
        "active" => begin_turn(state, value),
        "phase" => set_phase(state, value),
        "speed left" => set_speed(state, value),
        "actions" => number(value).map(|actions| state.table.turn.actions = actions),
        "dungeon" => set_dungeon(state, value),
        "stairs" => set_stairs(state, value),
        "traps" => set_traps(state, value),
        "boss" => set_boss(state, value),
        "pile I" => set_pile(state, Floor::I, value),
        "pile II" => set_pile(state, Floor::II, value),
        "pile III" => set_pile(state, Floor::III, value),
        "deck" => set_deck(state, value),
        "discards" => set_discards(state, value),
        "bonfire" | "university" | "omegas" => set_campus(state, part, value),
        _ => arrange_cards(state, part, value),
    }
}

fn arrange_cards(state: &mut State, part: &str, value: &Datum) -> Arranged {
    let truth = || value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"));
    match part {
        "clan" => state.secret.clan = named(value, ClanId::named)?,
        "clan shown" => state.table.campus.clan_shown = truth()?,
        "panic" => state.secret.panic = Some(named(value, PanicId::named)?),
        "maximum alert" => state.table.ending.panic = if truth()? { state.secret.panic } else { None },
        "ends at" => state.table.ending.ends_at = Some(seat_of(state, value)?),
        "passages left" => state.table.campus.passages = number(value)?,
        "teleports left" => state.table.campus.teleports = number(value)?,
        "jinx deck" => state.table.campus.jinxes = jinxes(value)?,
        "jinx discards" => state.table.campus.jinx_discards = jinxes(value)?,
        _ => return Err(format!("there is no part `{part}`")),
    }
    Ok(())
}

/// `seat 2 cubes` is the part `cubes` of the second seat.
pub(crate) fn seat_part<'a>(state: &State, part: &'a str) -> Arranged<Option<(Seat, &'a str)>> {
    let Some(rest) = part.strip_prefix("seat ") else { return Ok(None) };
    let (number, what) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = number.parse().ok().filter(|seat| (1..=state.table.seats()).contains(seat));
    let seat = seat.ok_or_else(|| format!("there is no seat {number}"))?;
    Ok(Some((Seat::new(seat - 1), what)))
}

/// `zone II-4 cubes` is the part `cubes` of the Slums.
pub(crate) fn zone_part(part: &str) -> Arranged<Option<(ZoneId, &str)>> {
    let Some(rest) = part.strip_prefix("zone ") else { return Ok(None) };
    let (name, what) = rest.split_once(' ').unwrap_or((rest, ""));
    Ok(Some((zone_named(name)?, what)))
}

/// A Zone by its number or by its name.
pub(crate) fn zone_named(name: &str) -> Arranged<ZoneId> {
    let found = ZoneId::all().find(|zone| catalogue().zone(*zone).number == name || zone.name() == name);
    found.ok_or_else(|| format!("there is no zone `{name}`"))
}

fn number(value: &Datum) -> Arranged<u8> {
    value
        .as_int()
        .and_then(|number| u8::try_from(number).ok())
        .ok_or_else(|| format!("{value} is no small number"))
}

fn text(value: &Datum) -> Arranged<&str> {
    value.as_text().ok_or_else(|| format!("{value} is no word"))
}

fn words(value: &Datum) -> Arranged<Vec<&str>> {
    value.as_words().ok_or_else(|| format!("{value} is no list of words"))
}

fn named<T>(value: &Datum, find: impl Fn(&str) -> Option<T>) -> Arranged<T> {
    let name = text(value)?;
    find(name).ok_or_else(|| format!("there is no `{name}`"))
}

fn each<T>(value: &Datum, find: impl Fn(&str) -> Option<T>) -> Arranged<Vec<T>> {
    words(value)?.into_iter().map(|name| find(name).ok_or_else(|| format!("there is no `{name}`"))).collect()
}

fn seat_of(state: &State, value: &Datum) -> Arranged<Seat> {
    let seat = usize::from(number(value)?);
    if (1..=state.table.seats()).contains(&seat) {
        Ok(Seat::new(seat - 1))
    } else {
        Err(format!("there is no seat {seat}"))
    }
}

fn begin_turn(state: &mut State, value: &Datum) -> Arranged {
    state.table.active = seat_of(state, value)?;
    state.table.phase = Phase::Begin;
    state.table.frames = Frames::new();
    state.table.test = None;
    state.table.turn = TurnSoFar::default();
    Ok(())
}

fn set_phase(state: &mut State, value: &Datum) -> Arranged {
    state.table.phase = match text(value)? {
        "begin" => Phase::Begin,
        "movement" => Phase::Movement,
        "action" => Phase::Action,
        other => return Err(format!("`{other}` is none of: begin, movement, action")),
    };
    state.table.frames = Frames::new();
    Ok(())
}

fn set_speed(state: &mut State, value: &Datum) -> Arranged {
    let (left, own) = (number(value)?, state.table.speed(state.table.active));
    state.table.turn.taken = own.saturating_sub(left);
    state.table.turn.extra = left.saturating_sub(own);
    Ok(())
}

fn arrange_seat(state: &mut State, seat: Seat, what: &str, value: &Datum) -> Arranged {
    let truth = || value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"));
    match what {
        "scholar" => return set_scholar(state, seat, value),
        "hand" => return set_hand(state, seat, value),
        "cubes" | "placed" => return set_cubes(state, seat, what, value),
        "students" => {
            state.table.scholar_mut(seat).students = number(value)?;
            return balance(state);
        }
        "thesis" => return set_thesis(state, seat, value),
        "interns" => return set_interns(state, seat, value),
        "jinxes" => return set_jinxes(state, seat, value),
        _ => {}
    }
    let scholar = state.table.scholar_mut(seat);
    match what {
        "exalted" => scholar.exalted = truth()?,
        "zone" => scholar.zone = zone_named(text(value)?)?,
        "stun" => scholar.stun = number(value)?,
        "knowledge" => scholar.knowledge = truth()?,
        "face-down" => scholar.face_down = number(value)?,
        "finished" => scholar.finished = truth()?,
        _ => return Err(format!("a seat has no part `{what}`")),
    }
    Ok(())
}

/// A Scholar that another seat has changes hands; both start with their Students Value.
fn set_scholar(state: &mut State, seat: Seat, value: &Datum) -> Arranged {
    let who = named(value, ScholarId::named)?;
    let had = state.table.scholar(seat).who;
    let printing = state.table.rules.printing();
    if let Some(other) = Seat::all(state.table.seats()).find(|other| state.table.scholar(*other).who == who) {
        state.table.scholar_mut(other).who = had;
        state.table.scholar_mut(other).students = catalogue().scholar(had).side(printing, false).students;
    }
    state.table.scholar_mut(seat).who = who;
    state.table.scholar_mut(seat).students = catalogue().scholar(who).side(printing, false).students;
    balance(state)
}

/// The hand is exactly these cards; the others go back into the deck.
fn set_hand(state: &mut State, seat: Seat, value: &Datum) -> Arranged {
    let wanted = each(value, TrickId::named)?;
    let old = std::mem::take(state.secret.hand_mut(seat));
    state.secret.deck.merge(&old);
    for card in wanted {
        take_card(state, card)?;
        state.secret.hand_mut(seat).add(card);
    }
    Ok(())
}

fn take_card(state: &mut State, card: TrickId) -> Arranged {
    let found = state.secret.deck.take(card) || state.table.discards.take(card);
    if found { Ok(()) } else { Err(format!("no `{}` is left in the deck", card.name())) }
}

/// Exactly these cubes, taken from the Reserve; `placed` says which of them came this turn.
fn set_cubes(state: &mut State, seat: Seat, what: &str, value: &Datum) -> Arranged {
    let Datum::Table(rows) = value else { return Err(format!("{value} is no table of colours")) };
    let mut cubes = crate::content::ByColour([0u8; 5]);
    for (colour, count) in rows {
        let colour = Colour::information(colour).ok_or_else(|| format!("`{colour}` is no colour"))?;
        cubes[colour] = number(count)?;
    }
    if what == "placed" {
        state.table.scholar_mut(seat).placed = cubes;
        return Ok(());
    }
    for colour in Colour::ALL {
        let had = state.table.scholar(seat).cubes[colour];
        let reserve = &mut state.table.campus.cubes[colour];
        *reserve = (*reserve + had)
            .checked_sub(cubes[colour])
            .ok_or_else(|| format!("not enough {} cubes", colour.name()))?;
    }
    state.table.scholar_mut(seat).cubes = cubes;
    state.table.recount(seat);
    Ok(())
}

/// A successful Thesis, the first, second and so on; the player's game has ended.
fn set_thesis(state: &mut State, seat: Seat, value: &Datum) -> Arranged {
    let rank = number(value)?;
    let scholar = state.table.scholar_mut(seat);
    scholar.thesis = rank;
    scholar.finished = true;
    scholar.zone = ZoneId::START;
    state.table.ending.theses = state.table.ending.theses.max(rank);
    if rank == 1 {
        state.table.ending.first_thesis = Some(seat);
    }
    state.table.campus.clan_shown |= state.table.rules.v2();
    Ok(())
}

fn set_interns(state: &mut State, seat: Seat, value: &Datum) -> Arranged {
    let wanted = Interns::from(each(value, InternId::named)?);
    state.table.campus.interns.0 &= !wanted.0;
    state.table.scholars.iter_mut().for_each(|scholar| scholar.interns.0 &= !wanted.0);
    state.table.scholar_mut(seat).interns = wanted;
    Ok(())
}

fn jinxes(value: &Datum) -> Arranged<Jinxes> {
    each(value, JinxId::named).map(Jinxes::from)
}

fn set_jinxes(state: &mut State, seat: Seat, value: &Datum) -> Arranged {
    let wanted = jinxes(value)?;
    state.table.campus.jinxes.0 &= !wanted.0;
    state.table.scholar_mut(seat).jinxes = wanted;
    Ok(())
}

fn arrange_zone(state: &mut State, zone: ZoneId, what: &str, value: &Datum) -> Arranged {
    let truth = || value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"));
    if !state.table.is_placed(zone) {
        return Err(format!("{} is not in the Dungeon", zone.name()));
    }
    match what {
        "cubes" => return set_slots(state, zone, value),
        "entered" => state.table.zone_mut(zone).entered = truth()?,
        "teleport" => state.table.zone_mut(zone).teleport = truth()?,
        "passage" => state.table.zone_mut(zone).passage = truth()?,
        _ => return Err(format!("a zone has no part `{what}`")),
    }
    Ok(())
}

/// The cubes of a Zone slot by slot, `-` for an empty one.
fn set_slots(state: &mut State, zone: ZoneId, value: &Datum) -> Arranged {
    let mut cubes = [None; 5];
    let wanted = words(value)?;
    if wanted.len() > catalogue().zone(zone).slots.len() {
        return Err(format!("{} has only {} slots", zone.name(), catalogue().zone(zone).slots.len()));
    }
    for (slot, word) in wanted.into_iter().enumerate().filter(|(_, word)| *word != "-") {
        cubes[slot] = Some(Colour::named(word).ok_or_else(|| format!("`{word}` is no colour"))?);
    }
    take_slots(state, zone);
    for colour in cubes.into_iter().flatten() {
        let reserve = &mut state.table.campus.cubes[colour];
        *reserve = reserve.checked_sub(1).ok_or_else(|| format!("not enough {} cubes", colour.name()))?;
        state.table.dungeon.cubes += 1;
    }
    state.table.zone_mut(zone).cubes = cubes;
    Ok(())
}

/// The cubes of a Zone go back into the Reserve.
fn take_slots(state: &mut State, zone: ZoneId) {
    for colour in std::mem::take(&mut state.table.zone_mut(zone).cubes).into_iter().flatten() {
        state.table.campus.cubes[colour] += 1;
        state.table.dungeon.cubes -= 1;
    }
}

/// A picture, one word for each cell of the lattice: the number of the tile that covers it, or a dot.
fn set_dungeon(state: &mut State, value: &Datum) -> Arranged {
    let tiles = read_picture(text(value)?)?;
    for zone in ZoneId::all() {
        take_slots(state, zone);
    }
    state.table.dungeon.placed = ZoneSet::EMPTY;
    state.table.dungeon.zones = [Placed::AWAY; ZONES];
    for floor in Floor::ALL {
        let on_floor = |zone: &ZoneId| *zone != ZoneId::START && catalogue().zone(*zone).floor == floor;
        let away = |zone: &ZoneId| tiles.iter().all(|(tile, _)| tile != zone);
        let middle: ZoneSet = ZoneId::all().filter(on_floor).filter(away).collect();
        state.table.dungeon.piles[floor.index()] = middle.len() as u8;
        state.secret.piles[floor.index()] = Pile { middle, ..Pile::default() };
    }
    let mut run = Run { state, luck: &mut Luck::seeded(0), log: &mut NullLog };
    for (tile, spot) in tiles {
        if !run.is_free(spot) {
            return Err(format!("{} overlaps another tile", tile.name()));
        }
        run.lay_tile(tile, spot, None);
        run.zone_mut(tile).entered = true;
    }
    state.table.turn.stirred_cubes = false;
    Ok(())
}

/// The tiles of a picture, the Starting Zone first, with their places relative to it.
fn read_picture(picture: &str) -> Arranged<Vec<(ZoneId, Spot)>> {
    let mut corners: Vec<(ZoneId, Spot)> = Vec::new();
    for (y, line) in picture.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        for (x, word) in line.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            let tile = zone_named(word)?;
            if corners.iter().all(|(seen, _)| *seen != tile) {
                corners.push((tile, Spot { x: x as i8, y: y as i8 }));
            }
        }
    }
    let start = corners.iter().position(|(tile, _)| *tile == ZoneId::START).ok_or("the picture has no S")?;
    let (_, origin) = corners[start];
    corners.swap(0, start);
    Ok(corners.into_iter().map(|(tile, spot)| (tile, spot.offset((-origin.x, -origin.y)))).collect())
}

/// `I-2 II-2`: the Passages between the two bear Stairs Tokens.
fn set_stairs(state: &mut State, value: &Datum) -> Arranged {
    for pair in words(value)? {
        let (one, other) = pair.split_once(' ').ok_or_else(|| format!("`{pair}` are not two zones"))?;
        link_by_stairs(&mut state.table, zone_named(one)?, zone_named(other)?);
    }
    Ok(())
}

fn link_by_stairs(table: &mut Table, one: ZoneId, other: ZoneId) {
    for &(mine, theirs) in table.shared(one, other) {
        let passages = |zone: ZoneId| catalogue().zone(zone).passages;
        if passages(one).contains(mine) && passages(other).contains(theirs) {
            table.zone_mut(one).ways[mine.index()] = Way::Stairs(other);
            table.zone_mut(other).ways[theirs.index()] = Way::Stairs(one);
            let (here, there) = (table.zone(one).linked.with(other), table.zone(other).linked.with(one));
            table.zone_mut(one).linked = here;
            table.zone_mut(other).linked = there;
        }
    }
}

/// `I-4 stop`: a Trap Token lies there with that on its back; the newest last.
fn set_traps(state: &mut State, value: &Datum) -> Arranged {
    state.table.dungeon.traps = ArrayVec::new();
    state.secret.traps = ArrayVec::new();
    for trap in words(value)? {
        let (zone, kind) = trap.split_once(' ').ok_or_else(|| format!("`{trap}` is no zone and trap"))?;
        let kind = TrapKind::ALL.into_iter().find(|trap| trap.name() == kind);
        let kind = kind.ok_or_else(|| format!("`{trap}` is neither stop nor toll nor ambush"))?;
        let full = || "more Trap Tokens than there are".to_owned();
        state.table.dungeon.traps.try_push(zone_named(zone)?).map_err(|_| full())?;
        state.secret.traps.try_push(kind).map_err(|_| full())?;
    }
    Ok(())
}

fn set_boss(state: &mut State, value: &Datum) -> Arranged {
    let zone = text(value)?;
    state.table.boss = if zone == "none" { None } else { Some(zone_named(zone)?) };
    Ok(())
}

/// Exactly these tiles are left, the top one first. Nobody knows them.
fn set_pile(state: &mut State, floor: Floor, value: &Datum) -> Arranged {
    let mut pile = Pile::default();
    for name in words(value)?.into_iter().rev() {
        let tile = zone_named(name)?;
        if state.table.is_placed(tile) {
            return Err(format!("{name} lies on the table"));
        }
        pile.top
            .try_push(Laid { what: tile, known: SeatSet::EMPTY })
            .map_err(|_| "more than six tiles".to_owned())?;
    }
    state.table.dungeon.piles[floor.index()] = pile.len() as u8;
    state.secret.piles[floor.index()] = pile;
    Ok(())
}

/// Exactly these cards are left in the deck; the others are discarded.
fn set_deck(state: &mut State, value: &Datum) -> Arranged {
    let wanted: Cards = each(value, TrickId::named)?.into_iter().collect();
    let mut rest = state.secret.deck;
    rest.remove(&wanted);
    state.secret.deck = wanted;
    state.table.discards.merge(&rest);
    Ok(())
}

/// Exactly these cards lie in the discards; the others go into the deck. `none` takes them out of the game.
fn set_discards(state: &mut State, value: &Datum) -> Arranged {
    let old = std::mem::take(&mut state.table.discards);
    if value.as_text() == Some("none") {
        return Ok(());
    }
    state.secret.deck.merge(&old);
    for card in each(value, TrickId::named)? {
        take_card(state, card)?;
        state.table.discards.add(card);
    }
    Ok(())
}

fn set_campus(state: &mut State, part: &str, value: &Datum) -> Arranged {
    match part {
        "bonfire" => state.table.campus.bonfire = number(value)?,
        "omegas" => state.table.campus.omegas = number(value)?,
        _ => {
            let students = |name: &str| value.get(name).map_or(Ok(0), number);
            state.secret.bag = students("ordinary")?;
            state.secret.bag_omegas = students("omega")?;
        }
    }
    balance(state)
}

/// What is nowhere else is in the Reserve.
fn balance(state: &mut State) -> Arranged {
    let owned: u8 = state.table.scholars.iter().map(|scholar| scholar.students).sum();
    let campus = &mut state.table.campus;
    let out = state.secret.bag + campus.bonfire + owned;
    campus.reserve = ORDINARY.checked_sub(out).ok_or("more Students than there are")?;
    let omegas = state.secret.bag_omegas + campus.omegas;
    campus.reserve_omegas = OMEGAS.checked_sub(omegas).ok_or("more Omega Students than there are")?;
    Ok(())
}
