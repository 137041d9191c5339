//! As much of a message as a generator needs. Those that come most are read as they stand, the rest with a parser.

use serde::Deserialize;

/// What a message says.
#[derive(Default, PartialEq, Debug)]
pub struct Heard {
    /// What it is.
    pub kind: Kind,
    /// Which seat looks.
    pub viewer: usize,
    /// The version that it has seen.
    pub version: u32,
    /// How many choices it has; nothing when it is not asked.
    pub choices: Option<u64>,
    /// Whether the match is over.
    pub over: bool,
    /// The id of the rematch.
    pub rematch: Option<String>,
}

/// What a message is.
#[derive(Deserialize, PartialEq, Clone, Copy, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A state.
    Brief,
    /// A move was accepted.
    Accepted,
    /// It was refused.
    Refused,
    /// A rematch has begun.
    Rematch,
    /// Anything else.
    #[default]
    #[serde(other)]
    Other,
}

impl Heard {
    /// Reads a message; nothing when it is none.
    pub fn read(text: &[u8]) -> Option<Heard> {
        if text.starts_with(b"{\"type\":\"accepted\",") {
            return Some(Heard { kind: Kind::Accepted, ..Heard::default() });
        }
        Heard::read_brief(text).or_else(|| Heard::read_rematch(text)).or_else(|| Heard::parse(text))
    }

    /// Reads a state that names everything in the order in which the server does.
    fn read_brief(text: &[u8]) -> Option<Heard> {
        let (viewer, rest) = number(text.strip_prefix(b"{\"type\":\"brief\",\"viewer\":")?)?;
        let (version, rest) = number(rest.strip_prefix(b",\"version\":")?)?;
        let (_, rest) = number(rest.strip_prefix(b",\"asked\":")?)?;
        let choices = rest.strip_prefix(b",\"choices\":")?;
        let (choices, rest) = match choices.strip_prefix(b"null") {
            Some(rest) => (None, rest),
            None => number(choices).map(|(choices, rest)| (Some(choices), rest))?,
        };
        let rest = rest.strip_prefix(b",\"waiting\":[")?;
        let rest = &rest[rest.iter().position(|letter| *letter == b']')?..];
        let outcome = rest.strip_prefix(b"],\"outcome\":")?;
        Some(Heard {
            kind: Kind::Brief,
            viewer: usize::try_from(viewer).ok()?,
            version: u32::try_from(version).ok()?,
            choices,
            over: !outcome.starts_with(b"null"),
            rematch: None,
        })
    }

    fn read_rematch(text: &[u8]) -> Option<Heard> {
        let rest = text.strip_prefix(b"{\"type\":\"rematch\",\"table\":\"")?;
        let id = &rest[..rest.iter().position(|letter| *letter == b'"')?];
        let rematch = Some(str::from_utf8(id).ok()?.to_owned());
        Some(Heard { kind: Kind::Rematch, rematch, ..Heard::default() })
    }

    fn parse(text: &[u8]) -> Option<Heard> {
        #[derive(Deserialize)]
        struct Parsed {
            r#type: Kind,
            #[serde(default)]
            viewer: usize,
            #[serde(default)]
            version: u32,
            #[serde(default)]
            choices: Option<u64>,
            #[serde(default)]
            outcome: Option<serde::de::IgnoredAny>,
        }
        let Parsed { r#type: kind, viewer, version, choices, outcome } = serde_json::from_slice(text).ok()?;
        Some(Heard { kind, viewer, version, choices, over: outcome.is_some(), rematch: None })
    }
}

/// The number at the beginning of a text, and what comes after it.
fn number(text: &[u8]) -> Option<(u64, &[u8])> {
    let digits = text.iter().take_while(|letter| letter.is_ascii_digit()).count();
    let value =
        text[..digits].iter().fold(0, |value: u64, digit| value.wrapping_mul(10) + u64::from(digit - b'0'));
    (1..=18).contains(&digits).then(|| (value, &text[digits..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_as_a_parser_reads_it() {
        let states = [
            r#"{"type":"brief","viewer":1,"version":12,"asked":11,"choices":7,"waiting":[0,1],"outcome":null,"view":{"a":"]"},"events":[]}"#,
            r#"{"type":"brief","viewer":0,"version":3,"asked":1,"choices":null,"waiting":[],"outcome":{"standings":[]},"view":null,"events":[]}"#,
        ];
        for state in states.map(str::as_bytes) {
            let read = Heard::read_brief(state);
            assert!(read.as_ref().is_some_and(|it| it.kind == Kind::Brief));
            assert_eq!(read, Heard::parse(state));
        }
        assert_eq!(
            Heard::read(b"{\"type\":\"accepted\",\"request\":\"3\"}").map(|it| it.kind),
            Some(Kind::Accepted)
        );
        let other = br#"{"type":"brief","version":3,"viewer":2,"choices":4}"#;
        assert_eq!(
            Heard::read(other).map(|it| (it.viewer, it.choices)),
            Some((2, Some(4))),
            "in another order"
        );
        let rematch = br#"{"type":"rematch","table":"xyz","commitment":"00"}"#;
        assert_eq!(Heard::read(rematch).and_then(|it| it.rematch).as_deref(), Some("xyz"));
        assert_eq!(Heard::read(b"{\"type\":\"brief\",\"viewer\":").map(|it| it.kind), None);
    }
}
