//! Why a wish was turned down: the rule it breaks and what a translated sentence needs.

use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::Text;

/// A player's illegal wish, turned down. The state is untouched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// The rule of the ledger that the wish breaks.
    pub rule: RuleId,
    /// A sentence about this very case ("you have 2 of the 3 it costs"); front ends show the rule beside it, and the
    /// rule alone where there is no sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<Box<Text>>,
}

impl Refusal {
    /// Turned down by this rule.
    pub const fn by(rule: RuleId) -> Refusal {
        Refusal { rule, because: None }
    }

    /// The same refusal with a sentence about this very case.
    #[must_use]
    pub fn because(mut self, text: Text) -> Refusal {
        self.because = Some(Box::new(text));
        self
    }

    /// `Ok` when the rule is kept, the refusal when it is not.
    pub const fn unless(kept: bool, rule: RuleId) -> Result<(), Refusal> {
        if kept { Ok(()) } else { Err(Refusal::by(rule)) }
    }
}
