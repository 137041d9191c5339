//! Actions in the game's own words: lengths in millimetres, with as many decimals as it takes.

use std::fmt::Write as _;

use table::Seat;

use crate::action::{Action, RoomChoice, Use, Wound};
use crate::cards::{ClassId, QuestId, RaceId, Source};
use crate::geometry::Point;
use crate::pieces::{Piece, PieceSet};
use crate::state::{Open, Step};

/// Micrometres as millimetres.
pub(super) fn mm(length: i32) -> String {
    let (whole, rest) = (length.abs() / 1000, length.abs() % 1000);
    let sign = if length < 0 { "-" } else { "" };
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{}", format!("{rest:03}").trim_end_matches('0'))
}

/// Millimetres as micrometres.
pub(super) fn um(words: &str) -> Result<i32, String> {
    let wrong = || format!("`{words}` is no length in millimetres");
    let (sign, digits) = words.strip_prefix('-').map_or((1, words), |digits| (-1, digits));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let padded = format!("{rest:0<3}");
    if padded.len() != 3
        || !whole.chars().chain(padded.chars()).all(|it| it.is_ascii_digit())
        || whole.is_empty()
    {
        return Err(wrong());
    }
    let whole: i32 = whole.parse().map_err(|_| wrong())?;
    let rest: i32 = padded.parse().map_err(|_| wrong())?;
    whole.checked_mul(1000).and_then(|um| um.checked_add(rest)).map(|um| sign * um).ok_or_else(wrong)
}

fn place(at: Point) -> String {
    format!("{} {}", mm(at.x), mm(at.y))
}

fn names(set: PieceSet) -> String {
    set.iter().map(|piece| piece.to_string()).collect::<Vec<_>>().join(" ")
}

/// An action in words.
pub(super) fn words(action: &Action) -> String {
    match action {
        Action::KeepRace(race) => format!("keep {race}"),
        Action::KeepClass(class) => format!("keep {class}"),
        Action::KeepHero(race, class) => format!("keep {race} {class}"),
        Action::KeepQuest(quest) => format!("keep {quest}"),
        Action::PlacePillar(at, turn) => format!("pillar {} turned {turn}", place(*at)),
        Action::Explore(at, height) => format!("explore {} from {height}", place(*at)),
        Action::Drink(wound) => format!("drink {}", wound.word()),
        Action::Meeple(at) => format!("meeple {}", place(*at)),
        Action::Pass => "pass".to_owned(),
        Action::Use(source, how) => format!("{} {}", source.word(), use_words(how)),
        Action::Done => "done".to_owned(),
        Action::Room(choice) => room_words(choice),
        Action::NoRoom => "no room".to_owned(),
        Action::Stay => "stay".to_owned(),
        Action::EndTurn => "end turn".to_owned(),
        Action::GoOn => "go on".to_owned(),
        Action::Descend => "descend".to_owned(),
        Action::Leave => "leave".to_owned(),
        Action::GiveUp => "give up".to_owned(),
    }
}

fn room_words(choice: &RoomChoice) -> String {
    let mut words = format!("loot {}", names(choice.corners));
    if choice.tokens != 0 {
        let tokens =
            (0..8).filter(|token| choice.tokens >> token & 1 == 1).map(|token| (token + 1).to_string());
        let _ = write!(words, " keeping {}", tokens.collect::<Vec<_>>().join(" "));
    }
    if !choice.shielded.is_empty() {
        let _ = write!(words, " shielding {}", names(choice.shielded));
    }
    words
}

fn use_words(how: &Use) -> String {
    match how {
        Use::Ready => "ready".to_owned(),
        Use::Redrop(pieces, at, height) => {
            format!("drop {} over {} from {height}", names(*pieces), place(*at))
        }
        Use::Flick(piece, push) => format!("flick {piece} {} {}", push.x, push.y),
        Use::Barter(give, take, height) => format!("barter {give} for {take} from {height}"),
        Use::Swap(one, other) => format!("swap {one} {other}"),
        Use::Carry(piece, at, turn) => format!("carry {piece} {} turned {turn}", place(*at)),
        Use::Slide(piece, degrees) => format!("slide {piece} towards {degrees}"),
        Use::Heal => "heal".to_owned(),
        Use::Pilfer(piece) => format!("pilfer {piece}"),
        Use::Transmute(piece, height) => format!("transmute {piece} from {height}"),
    }
}

/// Words being read, one after another.
struct Reader<'a>(std::iter::Peekable<std::str::SplitWhitespace<'a>>);

impl<'a> Reader<'a> {
    fn next(&mut self) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| "there is a word missing at the end".to_owned())
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, String> {
        let word = self.next()?;
        word.parse().map_err(|_| format!("`{word}` is no number that fits"))
    }

    fn point(&mut self) -> Result<Point, String> {
        Ok(Point::new(um(self.next()?)?, um(self.next()?)?))
    }

    fn piece(&mut self) -> Result<Piece, String> {
        self.next()?.parse()
    }

    /// All pieces up to a word that is none.
    fn pieces(&mut self) -> PieceSet {
        let mut found = PieceSet::EMPTY;
        while let Some(piece) = self.0.peek().and_then(|word| word.parse::<Piece>().ok()) {
            found.insert(piece);
            self.0.next();
        }
        found
    }

    fn word(&mut self, wanted: &str) -> Result<(), String> {
        let word = self.next()?;
        if word == wanted { Ok(()) } else { Err(format!("`{word}` where `{wanted}` is expected")) }
    }

    fn found(&mut self, wanted: &str) -> bool {
        self.0.next_if(|word| *word == wanted).is_some()
    }

    fn from(&mut self) -> Result<u16, String> {
        self.word("from")?;
        self.number()
    }

    fn turned(&mut self) -> Result<u8, String> {
        if self.found("turned") { self.number() } else { Ok(0) }
    }
}

/// The action that words mean.
pub(super) fn read(open: &Open, seat: Seat, words: &str) -> Result<Action, String> {
    let mut reader = Reader(words.split_whitespace().peekable());
    let action = match reader.next()? {
        "keep" => keep(open, seat, &mut reader)?,
        "pillar" => Action::PlacePillar(reader.point()?, reader.turned()?),
        "explore" => Action::Explore(reader.point()?, reader.from()?),
        "drink" => Action::Drink(wound(reader.next()?)?),
        "meeple" => Action::Meeple(reader.point()?),
        "pass" => Action::Pass,
        "race" => Action::Use(Source::Race, read_use(&mut reader)?),
        "class" => Action::Use(Source::Class, read_use(&mut reader)?),
        "done" => Action::Done,
        "loot" | "enter" | "move" => Action::Room(read_room(&mut reader)?),
        "no" => reader.word("room").map(|()| Action::NoRoom)?,
        "stay" => Action::Stay,
        "end" => reader.word("turn").map(|()| Action::EndTurn)?,
        "go" => reader.word("on").map(|()| Action::GoOn)?,
        "descend" => Action::Descend,
        "leave" => Action::Leave,
        "give" => reader.word("up").map(|()| Action::GiveUp)?,
        other => return Err(format!("nothing begins with `{other}`")),
    };
    match reader.0.next() {
        None => Ok(action),
        Some(word) => Err(format!("`{word}` is too much")),
    }
}

fn keep(open: &Open, _seat: Seat, reader: &mut Reader) -> Result<Action, String> {
    let name = reader.next()?;
    if let Ok(quest) = name.parse::<QuestId>() {
        return Ok(Action::KeepQuest(quest));
    }
    if let Ok(class) = name.parse::<ClassId>() {
        return Ok(Action::KeepClass(class));
    }
    let race: RaceId = name.parse()?;
    match open.step {
        Step::BuildHero { .. } => Ok(Action::KeepHero(race, reader.next()?.parse()?)),
        _ => Ok(Action::KeepRace(race)),
    }
}

fn wound(word: &str) -> Result<Wound, String> {
    let known = Wound::ALL.into_iter().find(|wound| wound.word() == word);
    known.ok_or_else(|| format!("`{word}` is none of goblin, troll, half-troll and marker"))
}

fn read_room(reader: &mut Reader) -> Result<RoomChoice, String> {
    let mut choice = RoomChoice { corners: reader.pieces(), ..RoomChoice::default() };
    if reader.found("keeping") {
        while let Some(token) = reader.0.peek().and_then(|word| word.parse::<u8>().ok()) {
            choice.tokens |=
                1u8.checked_shl(u32::from(token).wrapping_sub(1)).ok_or("tokens are 1, 2 and 3")?;
            reader.0.next();
        }
    }
    if reader.found("shielding") {
        choice.shielded = reader.pieces();
    }
    Ok(choice)
}

fn read_use(reader: &mut Reader) -> Result<Use, String> {
    Ok(match reader.next()? {
        "ready" => Use::Ready,
        "drop" => {
            let pieces = reader.pieces();
            reader.word("over")?;
            Use::Redrop(pieces, reader.point()?, reader.from()?)
        }
        "flick" => Use::Flick(reader.piece()?, Point::new(reader.number()?, reader.number()?)),
        "barter" => {
            let give = reader.piece()?;
            reader.word("for")?;
            Use::Barter(give, reader.piece()?, reader.from()?)
        }
        "swap" => {
            let (one, other) = (reader.piece()?, reader.piece()?);
            Use::Swap(one.min(other), one.max(other))
        }
        "carry" => Use::Carry(reader.piece()?, reader.point()?, reader.turned()?),
        "slide" => {
            let piece = reader.piece()?;
            reader.word("towards")?;
            Use::Slide(piece, reader.number()?)
        }
        "heal" => Use::Heal,
        "pilfer" => Use::Pilfer(reader.piece()?),
        "transmute" => Use::Transmute(reader.piece()?, reader.from()?),
        other => return Err(format!("no ability is used with `{other}`")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_round_trip() {
        for length in [0, 5, -5, 12_345, -12_340, 400_000, 100, -1_000] {
            assert_eq!(um(&mm(length)), Ok(length));
        }
        assert!(um("1.2345").is_err() && um("x").is_err() && um("").is_err());
    }
}
