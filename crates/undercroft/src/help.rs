//! The help in the reader's language: every command and argument takes its words from the locale files.

use clap::{Command, CommandFactory};
use table::{Say, Text};

use crate::arguments::Arguments;
use crate::voice::Voice;

/// The command line with its words put in.
pub fn translated(voice: &Voice) -> Command {
    translate(Arguments::command(), "help", voice)
}

fn translate(command: Command, key: &str, voice: &Voice) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let words = |key: &str| voice.tongue().say(&Text::keyed(key.to_owned()));
    let command = command.about(words(key));
    let mut command = command.mut_args(|argument| {
        let id = argument.get_id().as_str().replace('_', "-");
        match id.as_str() {
            "help" | "version" => argument,
            "lang" => argument.help(words("help-lang")),
            "content" => argument.help(words("help-content")),
            "json" => argument.help(words("help-json")),
            "mode" | "options" | "players" | "seats" => argument.help(words(&format!("help-choice-{id}"))),
            _ => argument.help(words(&format!("{key}-{id}"))),
        }
    });
    for name in names {
        let key = format!("{key}-{name}");
        command = command.mut_subcommand(name, |sub| translate(sub, &key, voice));
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks the whole tree: a key without words would show up as the key itself.
    #[test]
    fn every_command_and_argument_has_words_in_every_language() {
        for language in tongues::LANGUAGES {
            check(&translated(&Voice::in_language(language)));
        }
    }

    fn check(command: &Command) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        assert!(!about.is_empty() && !about.starts_with("help"), "{about}");
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty() && !help.starts_with("help-"), "{} {help}", command.get_name());
        }
        command.get_subcommands().for_each(check);
    }
}
