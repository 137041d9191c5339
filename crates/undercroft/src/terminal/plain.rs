//! Line by line: works through a pipe, and reads well aloud.

use std::io::{BufRead, stdin};
use std::process::ExitCode;

use table::{Choice, Form, Question, Seat, Text, Viewer};

use super::{Sitting, answer};
use crate::commands::replay::outcome_lines;
use crate::failure::Failure;
use crate::{out, output};

/// What a person typed.
enum Typed {
    Answer(String),
    Undo,
    Board,
    Rule(String),
    Help,
    Quit,
}

/// Plays until the match is over, or until nobody types any more.
pub fn play(sitting: &mut Sitting) -> Result<ExitCode, Failure> {
    let mut input = stdin().lock();
    out!("{}", sitting.say(&Text::new("play-help")));
    while let Some(seat) = sitting.next_person()? {
        show(sitting, seat);
        loop {
            if output::is_unread() {
                return Ok(ExitCode::SUCCESS);
            }
            let Some(line) = next_line(&mut input)? else {
                out!("{}", sitting.say(&Text::new("play-input-ended")));
                return Ok(ExitCode::SUCCESS);
            };
            match typed(&line) {
                Typed::Quit => return Ok(ExitCode::SUCCESS),
                Typed::Help => help(sitting),
                Typed::Board => show(sitting, seat),
                Typed::Rule(id) => show_rule(sitting, &id),
                Typed::Undo => match sitting.undo(seat)? {
                    Ok(()) => break,
                    Err(why) => out!("{why}"),
                },
                Typed::Answer(line) => match respond(sitting, seat, &line)? {
                    Ok(()) => break,
                    Err(why) => out!("{why}"),
                },
            }
        }
    }
    finish(sitting);
    Ok(ExitCode::SUCCESS)
}

/// The next line that is typed; nothing once there are no more. What is no text is shown as such, and is no answer.
pub fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

fn typed(line: &str) -> Typed {
    match line.trim() {
        "quit" | "exit" => Typed::Quit,
        "help" | "?" => Typed::Help,
        "undo" => Typed::Undo,
        "board" => Typed::Board,
        line => match line.strip_prefix("rule ") {
            Some(id) => Typed::Rule(id.trim().to_owned()),
            None => Typed::Answer(line.to_owned()),
        },
    }
}

fn help(sitting: &Sitting) {
    out!("{}", sitting.say(&Text::new("play-help")));
    sitting.primer().iter().for_each(|line| out!("{line}"));
}

fn respond(sitting: &mut Sitting, seat: Seat, line: &str) -> Result<Result<(), String>, Failure> {
    match sitting.game().question(seat) {
        Some(question) => sitting.answer(seat, &answer::read(&question, line)),
        None => Ok(Ok(())),
    }
}

fn show(sitting: &mut Sitting, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    for news in sitting.news(viewer) {
        out!("· {news}");
    }
    out!("\n{}", sitting.game().draw(viewer, sitting.tongue()).trim_end());
    if let Some(question) = sitting.game().question(seat) {
        ask(sitting, seat, &question);
    }
}

fn ask(sitting: &Sitting, seat: Seat, question: &Question) {
    let heading = Text::new("play-asked").with("seat", seat).with("prompt", question.prompt.clone());
    out!("\n{}", sitting.say(&heading));
    for line in question.forms.iter().flat_map(|form| form_lines(sitting, form)) {
        out!("{line}");
    }
}

/// A form in words, its choices numbered from 1.
pub fn form_lines(sitting: &Sitting, form: &Form) -> Vec<String> {
    let numbered = |choices: &[Choice]| -> Vec<String> {
        let line =
            |(index, choice): (usize, &Choice)| format!("  {:>3}  {}", index + 1, sitting.say(&choice.text));
        choices.iter().enumerate().map(line).collect()
    };
    let how = |text: Text| vec![sitting.say(&text)];
    let (how, choices) = match form {
        Form::OneOf { choices } => (Vec::new(), numbered(choices)),
        Form::Subset { items, min, max } => {
            (how(Text::new("form-subset").with("min", *min).with("max", *max)), numbered(items))
        }
        Form::Order { items } => (how(Text::new("form-order")), numbered(items)),
        Form::Number { min, max } => {
            (how(Text::new("form-number").with("min", *min).with("max", *max)), Vec::new())
        }
        Form::Place { surface } => {
            let millimetres = |units: i32| i64::from(units) / i64::from(surface.per_mm.max(1));
            let place = Text::new("form-place")
                .with("left", millimetres(surface.min.0))
                .with("top", millimetres(surface.min.1))
                .with("right", millimetres(surface.max.0))
                .with("bottom", millimetres(surface.max.1));
            (how(place), Vec::new())
        }
        Form::Stroke { items, strongest, .. } => {
            (how(Text::new("form-stroke").with("strongest", *strongest)), numbered(items))
        }
        Form::Build { what } => (how(Text::new("form-build").with("what", what.clone())), Vec::new()),
    };
    how.into_iter().chain(choices).collect()
}

fn show_rule(sitting: &Sitting, id: &str) {
    use table::Say;
    let language = sitting.tongue().language();
    match table::RuleId::find(id).map(table::RuleId::rule) {
        Some(rule) => out!("{}: {}", rule.title(language), rule.text(language)),
        None => out!("{}", sitting.say(&Text::new("failure-no-such-rule").with("rule", id).with("near", ""))),
    }
}

fn finish(sitting: &mut Sitting) {
    let onlooker = sitting.onlooker();
    for news in sitting.news(onlooker) {
        out!("· {news}");
    }
    out!("\n{}", sitting.game().draw(onlooker, sitting.tongue()).trim_end());
    if let Some(outcome) = sitting.game().outcome() {
        outcome_lines(&outcome, sitting.tongue()).iter().for_each(|line| out!("{line}"));
    }
}
