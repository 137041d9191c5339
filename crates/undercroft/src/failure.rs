//! What goes wrong outside the rules, with the exit code that says so: 1 when something checked is not sound, 2 when the program was
//! asked for something it cannot do.

use std::io::{Write, stderr};
use std::path::Path;
use std::process::ExitCode;

use bots::sim::PlanError;
use table::{SetupErrors, Text};

use crate::voice::Voice;

/// The exit code of a check that found something.
pub const UNSOUND: u8 = 1;
/// The exit code of a wish that cannot be fulfilled.
pub const UNUSABLE: u8 = 2;

/// Why a command did not do its job.
#[derive(Debug)]
pub struct Failure {
    texts: Vec<Text>,
    code: u8,
}

impl Failure {
    /// A wish that cannot be fulfilled.
    pub fn new(text: Text) -> Failure {
        Failure { texts: vec![text], code: UNUSABLE }
    }

    /// Something checked is not sound.
    pub fn unsound(text: Text) -> Failure {
        Failure { texts: vec![text], code: UNSOUND }
    }

    /// A file that cannot be read, written or understood.
    pub fn file(path: &Path, why: impl ToString) -> Failure {
        Failure::new(
            Text::new("failure-file").with("file", path.display().to_string()).with("why", why.to_string()),
        )
    }

    /// A game that is not on the shelf.
    pub fn no_such_game(id: &str) -> Failure {
        let known: Vec<&str> = shelf::games().iter().map(shelf::Boxed::id).collect();
        Failure::new(Text::new("failure-no-such-game").with("game", id).with("known", known.join(", ")))
    }

    /// Anything else that explains itself.
    pub fn other(why: impl ToString) -> Failure {
        Failure::new(Text::literal(why.to_string()))
    }

    /// The reasons as words.
    pub fn words(&self, voice: &Voice) -> String {
        let reasons: Vec<String> = self.texts.iter().map(|text| voice.say(text)).collect();
        reasons.join("; ")
    }

    /// Prints the reasons and gives the exit code.
    pub fn report(&self, voice: &Voice) -> ExitCode {
        for text in &self.texts {
            let _ = writeln!(stderr(), "undercroft: {}", voice.say(text));
        }
        ExitCode::from(self.code)
    }
}

impl From<SetupErrors> for Failure {
    fn from(errors: SetupErrors) -> Failure {
        let text = |error: table::SetupError| {
            Text::new("failure-setup").with("culprit", error.culprit).with("why", error.why)
        };
        Failure { texts: errors.0.into_iter().map(text).collect(), code: UNUSABLE }
    }
}

impl From<PlanError> for Failure {
    fn from(error: PlanError) -> Failure {
        match error {
            PlanError::Setup(errors) => Failure::from(errors),
            PlanError::Player(unknown) => Failure::other(unknown),
        }
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::other(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::other(error)
    }
}
