//! The page: one file that fetches nothing, light or dark as its reader likes, readable on a phone.

use bots::sim::{Report, Study};
use table::{Say, Text};
use tongues::Tongue;

use crate::figures::{Pen, escape};
use crate::sections::{cards, frequencies, leads, lengths, players, roles, scores, seats};
use crate::unused::unused;

/// What the page says about where it comes from.
#[derive(Clone, Debug)]
pub struct About {
    /// The game's title.
    pub title: String,
    /// The command that makes the same page again.
    pub command: String,
    /// The first seed.
    pub seed: u64,
}

const STYLE: &str = include_str!("page.css");

/// The page of a study, in a language.
pub fn page(report: &Report, study: &Study, about: &About, tongue: &Tongue) -> String {
    let pen = Pen { tongue };
    let title = pen.say(Text::new("lab-title").with("game", about.title.as_str()));
    let sections = [
        seats(&pen, report, study),
        players(&pen, report, study),
        roles(&pen, study),
        cards(&pen, study),
        lengths(&pen, study),
        scores(&pen, report, study),
        leads(&pen, study),
        unused(&pen, &report.game, study),
        frequencies(&pen, study),
    ];
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{}{}{}</main>\n</body>\n</html>\n",
        tongue.language(),
        summary(&pen, report, about),
        troubles(&pen, report),
        sections.concat(),
    )
}

fn summary(pen: &Pen<'_>, report: &Report, about: &About) -> String {
    let names: Vec<&str> = report.by_player.iter().map(|player| player.name.as_str()).collect();
    let facts = [
        ("lab-matches", format!("{} / {}", pen.count(report.finished), pen.count(report.games))),
        ("lab-mode", escape(&report.mode)),
        ("lab-who", escape(&names.join(", "))),
        ("lab-seed", about.seed.to_string()),
        ("lab-decisions", pen.count(report.steps)),
        ("lab-rate", pen.number(report.steps_per_s, 0)),
    ];
    let fact = |(key, value): (&'static str, String)| {
        format!("<div><dt>{}</dt><dd>{value}</dd></div>", pen.word(key))
    };
    let facts: String = facts.into_iter().map(fact).collect();
    format!(
        "<dl class=\"facts\">{facts}</dl>\n<p class=\"help\">{}</p>\n<p><code>{}</code></p>\n",
        pen.word("lab-reading"),
        escape(&about.command)
    )
}

/// Matches that did not end as they should stand first: nothing below them can be trusted.
fn troubles(pen: &Pen<'_>, report: &Report) -> String {
    if report.is_sound() {
        return String::new();
    }
    let line = |trouble: &bots::sim::Trouble| {
        let text =
            Text::new("sim-trouble").with("seed", trouble.seed as i64).with("step", trouble.step as i64);
        format!("<li>{}</li>", pen.say(text.with("kind", trouble.kind).with("why", trouble.why.as_str())))
    };
    let lines: String = report.troubles.iter().map(line).collect();
    format!("<section class=\"troubles\"><h2>{}</h2><ul>{lines}</ul></section>\n", pen.word("lab-troubles"))
}
