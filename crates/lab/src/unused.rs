//! What never turned up: things, choices and events that the game knows and no match showed.

use std::collections::{BTreeMap, BTreeSet};

use bots::sim::{KeyRow, Study};
use table::Text;

use crate::catalogue;
use crate::figures::Pen;
use crate::sections::{name, section, sentence};

/// The section of what was never used. What a seat played as was used.
pub(crate) fn unused(pen: &Pen<'_>, game: &str, study: &Study) -> String {
    let mut content = String::new();
    let mut kinds: BTreeMap<&str, (Vec<String>, usize)> = BTreeMap::new();
    for row in &study.things {
        let (never, all) = kinds.entry(row.thing.kind.as_ref()).or_default();
        *all += 1;
        let played = study.roles.iter().any(|role| role.thing == row.thing);
        if row.uses == 0 && !played {
            never.push(name(pen, row));
        }
    }
    for (kind, (never, all)) in kinds {
        content += &list(pen, &pen.say(Text::keyed(format!("thing-{kind}"))), never, all);
    }
    content += &keys(pen, "lab-actions", &catalogue::choices(game), &study.actions);
    content += &keys(pen, "lab-events", &catalogue::events(game), &study.events);
    if content.is_empty() {
        content = format!("<p>{}</p>", pen.word("lab-no-catalogue"));
    }
    section(pen, "unused", &content)
}

fn keys(pen: &Pen<'_>, heading: &'static str, known: &BTreeSet<&str>, met: &[KeyRow]) -> String {
    if known.is_empty() {
        return String::new();
    }
    let met: BTreeSet<&str> = met.iter().map(|row| row.key.as_str()).collect();
    let never = known.iter().filter(|key| !met.contains(*key)).map(|key| sentence(pen, key)).collect();
    list(pen, &pen.word(heading), never, known.len())
}

fn list(pen: &Pen<'_>, heading: &str, mut never: Vec<String>, all: usize) -> String {
    never.sort();
    never.dedup();
    let count = pen.say(Text::new("lab-never-of").with("never", never.len()).with("all", all));
    let items: String = never.iter().map(|item| format!("<li>{item}</li>")).collect();
    let items = if never.is_empty() { String::new() } else { format!("<ul class=\"never\">{items}</ul>") };
    format!("<h3>{heading} <small>{count}</small></h3>{items}")
}
