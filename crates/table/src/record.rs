//! The match log: the one record that replays, undo, recovery, spectators and training data come from.
//!
//! A log is JSON lines, one entry a line: `{"n":4,"entry":{…},"chain":"…"}`. Line 1 holds the header. `n` counts entries from
//! 0; `chain` is the first half of the SHA-256 of the line before's chain, `n` and the exact text of the entry, so that a
//! changed, lost or inserted line is found and named. The log is only ever appended to: even an undo is an entry.
//!
//! The format is documented for others in `docs/match-log.md`.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::{Outcome, Recorded, Seat};

/// The version of this format. Raised when old readers could misread new logs.
pub const FORMAT: u32 = 1;

/// What a match is, before anything happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of the log's format.
    pub undercroft: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The name of the mode that was chosen.
    pub mode: String,
    /// The options, in the game's own data.
    pub options: serde_json::Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The hash of the seed, known before the first action.
    pub commitment: Digest32,
    /// The seed itself, in matches that keep no secret from whoever holds the log: on one device, in simulations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Digest32>,
}

/// A seat's name and who decides for it at the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitter {
    /// What the others call it.
    pub name: String,
    /// Who decides.
    pub controller: Controller,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Controller {
    /// A person.
    Person,
    /// A bot, by its name.
    Bot(String),
    /// Nobody at the moment.
    Nobody,
}

impl From<Controller> for String {
    fn from(controller: Controller) -> String {
        controller.to_string()
    }
}

impl TryFrom<String> for Controller {
    type Error = String;
    fn try_from(name: String) -> Result<Controller, String> {
        match name.as_str() {
            "person" => Ok(Controller::Person),
            "nobody" => Ok(Controller::Nobody),
            other => match other.strip_prefix("bot:") {
                Some(bot) if !bot.is_empty() => Ok(Controller::Bot(bot.to_owned())),
                _ => Err(format!("`{other}` is none of person, nobody and bot:NAME")),
            },
        }
    }
}

impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Controller::Person => f.write_str("person"),
            Controller::Bot(name) => write!(f, "bot:{name}"),
            Controller::Nobody => f.write_str("nobody"),
        }
    }
}

/// Something that happened to a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// What the match is. Always the first entry.
    Header(Box<Header>),
    /// A seat adds its own chance to the seed, before the match begins.
    Entropy {
        /// Who.
        seat: Seat,
        /// Anything the seat likes, as text.
        words: String,
    },
    /// The set-up is carried out.
    Begin {
        /// What physical processes of the set-up resulted in.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outcomes: Vec<Recorded>,
    },
    /// A seat acts.
    Act {
        /// Who.
        seat: Seat,
        /// What, in the game's own data.
        action: Box<RawValue>,
        /// What physical processes resulted in.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outcomes: Vec<Recorded>,
    },
    /// Somebody else decides for a seat from now on.
    Control {
        /// Whose seat.
        seat: Seat,
        /// Who decides.
        to: Controller,
    },
    /// The match goes back to what it was after an earlier entry.
    Undo {
        /// That entry's number.
        to: u32,
    },
    /// The match goes on here with new luck: a fork of another one.
    Fork {
        /// The hash of the new seed.
        commitment: Digest32,
        /// The new seed, in matches that keep no secret from whoever holds the log.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Digest32>,
    },
    /// The match is over; the seed is shown.
    End {
        /// How it ended.
        outcome: Outcome,
        /// The seed whose hash was committed to last.
        seed: Digest32,
    },
}

/// 32 bytes, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest32(pub [u8; 32]);

impl From<Digest32> for String {
    fn from(digest: Digest32) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest32 {
    type Error = String;
    fn try_from(text: String) -> Result<Digest32, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|error| format!("`{text}` is not 64 hexadecimal digits: {error}"))?;
        Ok(Digest32(bytes))
    }
}

impl fmt::Debug for Digest32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Digest32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(digits(&self.0, &mut [0; 64]))
    }
}

/// Bytes as hexadecimal digits, two for each, written where there is room for exactly as many.
fn digits<'a>(bytes: &[u8], room: &'a mut [u8]) -> &'a str {
    match hex::encode_to_slice(bytes, room) {
        Ok(()) => str::from_utf8(room).unwrap_or_default(),
        Err(_) => "",
    }
}

/// The commitment to a seed: its hash.
pub fn commit(seed: Digest32) -> Digest32 {
    Digest32(Sha256::new().chain_update(b"undercroft seed\0").chain_update(seed.0).finalize().into())
}

/// The key of a match's luck: the seed and what the seats added, in the order they added it.
pub fn key(seed: Digest32, contributions: &[(Seat, String)]) -> [u8; 32] {
    let mut hash = Sha256::new().chain_update(b"undercroft match\0").chain_update(seed.0);
    for (seat, words) in contributions {
        hash.update([seat.index() as u8]);
        hash.update((words.len() as u64).to_le_bytes());
        hash.update(words.as_bytes());
    }
    hash.finalize().into()
}

/// A log in memory: its entries, and the chain over them.
#[derive(Clone, Debug, Default)]
pub struct Record {
    entries: Vec<Entry>,
    chain: Vec<Link>,
    /// The texts of the last two entries, which are asked for right after they were added: a match begins and ends with two.
    last: [String; 2],
}

/// The chain up to an entry.
type Link = [u8; 16];

/// How long a line is besides its entry and its chain, at most.
const ROOM_FOR_NAMES: usize = 48;

/// One line of a log.
#[derive(Serialize, Deserialize)]
struct Line {
    n: u32,
    entry: Box<RawValue>,
    chain: String,
}

impl Record {
    /// A log that holds a header and nothing else.
    pub fn open(header: Header) -> Record {
        let mut record = Record::default();
        record.append(Entry::Header(Box::new(header)));
        record
    }

    /// The entries, the header first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The header; nothing for an empty log.
    pub fn header(&self) -> Option<&Header> {
        match self.entries.first() {
            Some(Entry::Header(header)) => Some(header),
            _ => None,
        }
    }

    /// Adds an entry.
    pub fn append(&mut self, entry: Entry) {
        let text = text_of(&entry);
        self.chain.push(link(self.chain.last(), self.entries.len() as u32, &text));
        self.entries.push(entry);
        let [_, before] = &mut self.last;
        self.last = [std::mem::take(before), text];
    }

    /// The lines of these entries, as far as there are such entries, each with its line break.
    pub fn lines(&self, entries: Range<usize>) -> String {
        let end = entries.end.min(self.entries.len());
        let mut lines = String::new();
        for n in entries.start..end {
            match self.known_text(n) {
                Some(known) => self.write_line(&mut lines, n, known),
                None => self.write_line(&mut lines, n, &text_of(&self.entries[n])),
            }
        }
        lines
    }

    /// The text of an entry, if it is one of the last.
    fn known_text(&self, n: usize) -> Option<&str> {
        let place = (n + self.last.len()).checked_sub(self.entries.len())?;
        self.last.get(place).map(String::as_str).filter(|text| !text.is_empty())
    }

    fn write_line(&self, lines: &mut String, n: usize, entry: &str) {
        let mut room = [0; 2 * size_of::<Link>()];
        let chain = digits(&self.chain[n], &mut room);
        lines.reserve(entry.len() + chain.len() + ROOM_FOR_NAMES);
        let number = n.to_string();
        for part in ["{\"n\":", &number, ",\"entry\":", entry, ",\"chain\":\"", chain, "\"}\n"] {
            lines.push_str(part);
        }
    }

    /// The first `count` entries as a log of its own.
    pub fn prefix(&self, count: usize) -> Record {
        let count = count.min(self.entries.len());
        let (entries, chain) = (self.entries[..count].to_vec(), self.chain[..count].to_vec());
        Record { entries, chain, last: Default::default() }
    }

    /// The whole log as text.
    pub fn to_text(&self) -> String {
        self.lines(0..self.entries.len())
    }

    /// Reads a log. A last line that was cut short, as a killed process leaves it, is left out and its number returned;
    /// anything else that is wrong is an error that names the line.
    pub fn read(text: &str) -> Result<(Record, Option<usize>), RecordError> {
        let mut record = Record::default();
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for (index, line) in lines.iter().enumerate() {
            let number = index + 1;
            let last = number == lines.len();
            match record.read_line(line.trim_end_matches(['\n', '\r'])) {
                Ok(()) => {}
                Err(Fault::NotJson(_)) if last && !line.ends_with('\n') && number > 1 => {
                    return Ok((record, Some(number)));
                }
                Err(fault) => return Err(RecordError { line: number, fault }),
            }
        }
        if record.entries.is_empty() {
            return Err(RecordError { line: 1, fault: Fault::Empty });
        }
        Ok((record, None))
    }

    fn read_line(&mut self, line: &str) -> Result<(), Fault> {
        let read: Line = serde_json::from_str(line).map_err(|error| Fault::NotJson(error.to_string()))?;
        let n = self.entries.len() as u32;
        if read.n != n {
            return Err(Fault::OutOfOrder { expected: n, found: read.n });
        }
        let link = link(self.chain.last(), n, read.entry.get());
        if digits(&link, &mut [0; 2 * size_of::<Link>()]) != read.chain {
            return Err(Fault::Tampered);
        }
        let entry =
            serde_json::from_str(read.entry.get()).map_err(|error| Fault::NotAnEntry(error.to_string()))?;
        match (&entry, n) {
            (Entry::Header(header), 0) if header.undercroft != FORMAT => {
                return Err(Fault::Format(header.undercroft));
            }
            (Entry::Header(_), 0) => {}
            (Entry::Header(_), _) => return Err(Fault::SecondHeader),
            (_, 0) => return Err(Fault::NoHeader),
            _ => {}
        }
        self.entries.push(entry);
        self.chain.push(link);
        self.last = Default::default();
        Ok(())
    }
}

/// An entry as its line has it. What a seat does, which nearly every entry is, stands in it as it is: any other way looks at every
/// letter for what must be escaped.
fn text_of(entry: &Entry) -> String {
    match entry {
        Entry::Act { seat, action, outcomes } if outcomes.is_empty() => {
            ["{\"act\":{\"seat\":", &seat.index().to_string(), ",\"action\":", action.get(), "}}"].concat()
        }
        other => serde_json::to_string(other).unwrap_or_default(),
    }
}

fn link(before: Option<&Link>, n: u32, entry: &str) -> Link {
    let before = before.map_or(&[][..], |link| &link[..]);
    let hash: [u8; 32] = Sha256::new()
        .chain_update(before)
        .chain_update(n.to_le_bytes())
        .chain_update(entry)
        .finalize()
        .into();
    std::array::from_fn(|index| hash[index])
}

/// What is wrong with a log, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with a line of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// There is nothing in the file.
    #[error("the log is empty")]
    Empty,
    /// The line is no JSON object of a log.
    #[error("not a line of a match log: {0}")]
    NotJson(String),
    /// The entry is none that this program knows.
    #[error("not an entry of a match log: {0}")]
    NotAnEntry(String),
    /// A line is missing, doubled or moved.
    #[error("entry {found} stands where entry {expected} belongs: a line is missing, doubled or moved")]
    OutOfOrder {
        /// The number that belongs here.
        expected: u32,
        /// The number that stands here.
        found: u32,
    },
    /// The line's chain does not fit: this line or one before it was changed.
    #[error("the chain is broken: this line was changed after it was written, or it belongs to another log")]
    Tampered,
    /// The first line is no header.
    #[error("the first line must be the header")]
    NoHeader,
    /// A header stands where none belongs.
    #[error("a second header")]
    SecondHeader,
    /// The log is written in another version of the format.
    #[error("the log's format is version {0}; this program reads version {FORMAT}")]
    Format(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> String {
        let seed = Digest32([1; 32]);
        let header = Header {
            undercroft: FORMAT,
            game: "x".into(),
            rules: 1,
            mode: "standard".into(),
            options: serde_json::json!({}),
            seats: vec![],
            commitment: commit(seed),
            seed: None,
        };
        let mut record = Record::open(header);
        record.append(Entry::Begin { outcomes: vec![] });
        record.append(Entry::Control { seat: Seat::new(0), to: Controller::Bot("random".into()) });
        record.to_text()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let text = sample();
        let (record, torn) = Record::read(&text).unwrap();
        assert_eq!((record.to_text(), torn), (text, None));
    }

    #[test]
    fn what_a_seat_does_is_written_as_everything_else_is() {
        let action = RawValue::from_string("{\"say\":\"\\\"ü\\n\\\"\"}".to_owned()).unwrap();
        for outcomes in [vec![], vec![Recorded { what: "dice".into(), result: 3.into() }]] {
            let entry = Entry::Act { seat: Seat::new(7), action: action.clone(), outcomes };
            assert_eq!(text_of(&entry), serde_json::to_string(&entry).unwrap());
        }
    }

    #[test]
    fn a_line_cut_short_at_the_end_is_left_out_and_named() {
        let text = sample();
        let (record, torn) = Record::read(&text[..text.len() - 5]).unwrap();
        assert_eq!((record.entries().len(), torn), (2, Some(3)));
    }

    #[test]
    fn a_changed_a_missing_and_a_foreign_line_are_named() {
        let fault = |text: &str| Record::read(text).unwrap_err();
        let changed = sample().replace("bot:random", "bot:greedy");
        assert_eq!(fault(&changed), RecordError { line: 3, fault: Fault::Tampered });
        let missing: String = sample().split_inclusive('\n').filter(|line| !line.contains("begin")).collect();
        assert_eq!(fault(&missing).line, 2);
        assert!(matches!(fault("hello\n").fault, Fault::NotJson(_)));
        assert_eq!(fault("").fault, Fault::Empty);
        assert_eq!(fault(&sample().replace("\"undercroft\":1", "\"undercroft\":9")).line, 1);
    }
}
