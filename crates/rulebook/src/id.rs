//! Rule ids: small, copyable, and known when the program is built.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{generated, ledger::Rule};

/// A rule of one of the ledgers. The number is the rule's place among all ids in byte order, so that ids compare
/// as their texts do. It changes when rules are added: only the text is ever stored or sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub(crate) u16);

impl RuleId {
    /// How many rules there are in all ledgers together.
    pub const COUNT: usize = generated::IDS.len();

    /// The id as the ledgers write it.
    pub const fn as_str(self) -> &'static str {
        generated::IDS[self.0 as usize]
    }

    /// The rule of this name, if any ledger has it.
    pub fn find(id: &str) -> Option<RuleId> {
        position(id).map(RuleId)
    }

    /// The rule of this name, at build time; use [`rule!`](crate::rule!) to be sure that it is.
    ///
    /// # Panics
    /// When no ledger has the rule; in a constant that means the program does not build.
    pub const fn known(id: &str) -> RuleId {
        match position(id) {
            Some(number) => RuleId(number),
            None => panic!("unknown rule id: see rules/*.toml"),
        }
    }

    /// What the ledger says.
    pub fn rule(self) -> &'static Rule {
        generated::RULES_BY_ID[self.0 as usize]
    }

    /// All rules of all ledgers, in the order of their ids.
    pub fn all() -> impl ExactSizeIterator<Item = RuleId> {
        (0..Self::COUNT as u16).map(RuleId)
    }
}

/// Binary search, in a form that is cheap for the compiler's interpreter, which runs it for each of thousands of
/// citations: what the id shares with both bounds it shares with all between them, and is not compared again.
const fn position(id: &str) -> Option<u16> {
    let id = id.as_bytes();
    let (mut low, mut high) = (0, generated::IDS.len());
    let (mut shared_with_low, mut shared_with_high) = (0, 0);
    while low < high {
        let middle = low + (high - low) / 2;
        let other = generated::IDS[middle].as_bytes();
        let known = if shared_with_low < shared_with_high { shared_with_low } else { shared_with_high };
        let shared = shared(other, id, known);
        if shared == id.len() && shared == other.len() {
            return Some(middle as u16);
        }
        let is_below = shared == other.len() || (shared < id.len() && other[shared] < id[shared]);
        if is_below {
            (low, shared_with_low) = (middle + 1, shared);
        } else {
            (high, shared_with_high) = (middle, shared);
        }
    }
    None
}

/// How many bytes two texts have in common at their beginning, where `known` bytes are known to be.
const fn shared(left: &[u8], right: &[u8], known: usize) -> usize {
    let end = if left.len() < right.len() { left.len() } else { right.len() };
    let mut at = known;
    while at < end && left[at] == right[at] {
        at += 1;
    }
    at
}

const _: () = assert!(RuleId::COUNT <= u16::MAX as usize, "more rules than a RuleId can number");

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RuleId({})", self.as_str())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(IdVisitor)
    }
}

struct IdVisitor;

impl de::Visitor<'_> for IdVisitor {
    type Value = RuleId;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule id")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<RuleId, E> {
        RuleId::find(text).ok_or_else(|| E::custom(format_args!("unknown rule id {text:?}")))
    }
}

/// The id of a rule, checked when the program is built: `rule!("drop.loot.no-pillar-inside")`.
///
/// Write it where the rule is enforced: the citation is what counts the rule as enforced.
///
/// ```
/// assert_eq!(rulebook::rule!("tic-tac-toe.turn.alternate").as_str(), "tic-tac-toe.turn.alternate");
/// ```
///
/// A misspelt id does not build, not even in a function that nobody calls:
///
/// ```compile_fail,E0080
/// fn never_called<T>() -> rulebook::RuleId {
///     rulebook::rule!("tic-tac-toe.turn.altrenate")
/// }
/// ```
#[macro_export]
macro_rules! rule {
    ($id:literal) => {{
        // An item rather than an inline constant: it is evaluated even where generic code is never used.
        const ID: $crate::RuleId = $crate::RuleId::known($id);
        ID
    }};
}

/// Says that the code around it enforces these rules. Compiles to nothing; an unknown id does not build. For rules that no
/// refusal cites: effects, values, orders of play. Stands in the function or branch that does it, nowhere else.
///
/// ```
/// fn first_player() -> usize {
///     rulebook::enforces!("tic-tac-toe.turn.first-seat");
///     0
/// }
/// assert_eq!(first_player(), 0);
/// ```
#[macro_export]
macro_rules! enforces {
    ($($id:literal),+ $(,)?) => {
        $(const _: $crate::RuleId = $crate::RuleId::known($id);)+
    };
}
