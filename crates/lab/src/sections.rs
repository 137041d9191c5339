//! The sections of the page, one question each.

use std::collections::BTreeMap;

use bots::sim::{KeyRow, PlayerReport, Report, Study, ThingRow};
use table::{Say, Text};

use crate::catalogue::dotted;
use crate::figures::{self, Pen, Share, Spread, escape};
use crate::plots::{count_row, histogram, rows, share_row};

/// How many rows of a long list are shown at once.
const SHOWN: usize = 25;

/// A section with its heading, a sentence that says how to read it, and its content.
pub(crate) fn section(pen: &Pen<'_>, key: &str, content: &str) -> String {
    let heading = pen.say(Text::keyed(format!("lab-{key}")));
    let help = pen.say(Text::keyed(format!("lab-{key}-help")));
    format!("<section id=\"{key}\"><h2>{heading}</h2><p class=\"help\">{help}</p>\n{content}</section>\n")
}

/// What every seat would win if all were alike: the mean over all that were played.
pub(crate) fn expected(study: &Study) -> f64 {
    study.seats.iter().map(|seat| seat.won).sum::<f64>() / study.seats.len().max(1) as f64
}

/// Whether the game keeps a score at all.
fn has_scores(study: &Study) -> bool {
    study.seats.iter().any(|seat| seat.score != 0)
}

/// Who wins from where.
pub(crate) fn seats(pen: &Pen<'_>, report: &Report, study: &Study) -> String {
    let row = |seat: &bots::sim::SeatReport| {
        let name = pen.say(Text::new("seat").with("number", seat.seat));
        let score = pen.number(seat.mean_score, 2);
        let note = match has_scores(study) {
            true => pen.say(Text::new("lab-mean-score").with("score", score)),
            false => String::new(),
        };
        share_row(
            pen,
            &name,
            Share { share: seat.win_share, low: seat.low, high: seat.high },
            expected(study),
            &note,
        )
    };
    section(pen, "seats", &rows(pen, &report.seats.iter().map(row).collect::<Vec<_>>(), SHOWN))
}

/// Which player wins.
pub(crate) fn players(pen: &Pen<'_>, report: &Report, study: &Study) -> String {
    let row = |player: &PlayerReport| {
        let name = format!("{}. {}", player.player, escape(&player.name));
        share_row(
            pen,
            &name,
            Share { share: player.win_share, low: player.low, high: player.high },
            expected(study),
            "",
        )
    };
    section(pen, "players", &rows(pen, &report.by_player.iter().map(row).collect::<Vec<_>>(), SHOWN))
}

/// What seats play as, and what that is worth.
pub(crate) fn roles(pen: &Pen<'_>, study: &Study) -> String {
    things(pen, "roles", &study.roles, study)
}

/// What seats use, and what that is worth.
pub(crate) fn cards(pen: &Pen<'_>, study: &Study) -> String {
    things(pen, "cards", &study.things, study)
}

/// Things by kind, the best first.
fn things(pen: &Pen<'_>, key: &str, all: &[ThingRow], study: &Study) -> String {
    let mut kinds: BTreeMap<&str, Vec<&ThingRow>> = BTreeMap::new();
    for row in all.iter().filter(|row| row.seats > 0) {
        kinds.entry(row.thing.kind.as_ref()).or_default().push(row);
    }
    if kinds.is_empty() {
        return section(pen, key, &format!("<p>{}</p>", pen.word("lab-nothing-counted")));
    }
    let mut content = String::new();
    for (kind, mut found) in kinds {
        let share = |row: &ThingRow| row.wins / row.seats as f64;
        found.sort_by(|one, other| share(other).total_cmp(&share(one)));
        let heading = pen.say(Text::keyed(format!("thing-{kind}")));
        let row = |row: &&ThingRow| {
            let note = pen.say(Text::new("lab-had-by").with("count", row.seats as i64));
            share_row(pen, &name(pen, row), Share::of(row.wins, row.seats), expected(study), &note)
        };
        let drawn: Vec<String> = found.iter().map(row).collect();
        content += &format!("<h3>{heading}</h3>{}", rows(pen, &drawn, SHOWN));
    }
    section(pen, key, &content)
}

/// The name of a thing.
pub(crate) fn name(pen: &Pen<'_>, row: &ThingRow) -> String {
    escape(&dotted(&pen.tongue.say(&row.thing.name)))
}

/// How many decisions matches take.
pub(crate) fn lengths(pen: &Pen<'_>, study: &Study) -> String {
    let steps = study.matches.iter().map(|row| row.steps as i64);
    let plot = histogram(pen, &pen.word("lab-decisions"), &figures::histogram(steps.clone()));
    section(
        pen,
        "lengths",
        &format!("{plot}{}", spread_table(pen, &[(pen.word("lab-decisions"), Spread::of(steps))])),
    )
}

/// What scores the players reach.
pub(crate) fn scores(pen: &Pen<'_>, report: &Report, study: &Study) -> String {
    if !has_scores(study) {
        return section(pen, "scores", &format!("<p>{}</p>", pen.word("lab-no-scores")));
    }
    let mut named: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (player, row) in report.by_player.iter().enumerate() {
        named.entry(&row.name).or_default().push(player);
    }
    let (mut plots, mut spreads) = (String::new(), Vec::new());
    for (name, places) in named {
        let mine = study.seats.iter().filter(|seat| places.contains(&seat.player));
        let values = mine.map(|seat| i64::from(seat.score));
        plots += &histogram(pen, &escape(name), &figures::histogram(values.clone()));
        spreads.push((escape(name), Spread::of(values)));
    }
    section(pen, "scores", &format!("<div class=\"plots\">{plots}</div>{}", spread_table(pen, &spreads)))
}

fn spread_table(pen: &Pen<'_>, spreads: &[(String, Spread)]) -> String {
    let heads =
        ["lab-mean", "lab-deviation", "lab-least", "lab-lower", "lab-median", "lab-upper", "lab-most"];
    let head: String = heads.iter().map(|key| format!("<th>{}</th>", pen.say(Text::new(key)))).collect();
    let row = |(name, spread): &(String, Spread)| {
        let whole = [spread.least, spread.lower, spread.median, spread.upper, spread.most];
        let cells = [pen.number(spread.mean, 1), pen.number(spread.deviation, 1)].into_iter();
        let cells = cells.chain(whole.into_iter().map(|value| pen.number(value as f64, 0)));
        let cells: String = cells.map(|cell| format!("<td>{cell}</td>")).collect();
        format!("<tr><th scope=\"row\">{name}</th>{cells}</tr>")
    };
    let body: String = spreads.iter().map(row).collect();
    format!(
        "<div class=\"scroll\"><table><thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
}

/// How open matches are: how often the lead changes, and when it changes for the last time.
pub(crate) fn leads(pen: &Pen<'_>, study: &Study) -> String {
    if study.table_size() < 2
        || study.matches.iter().all(|row| row.lead_changes == 0 && row.decided_at.is_none())
    {
        return section(pen, "leads", &format!("<p>{}</p>", pen.word("lab-no-lead")));
    }
    let changes = study.matches.iter().map(|row| i64::from(row.lead_changes));
    let decided = study.matches.iter().filter_map(|row| {
        row.decided_at.map(|at| (100.0 * at as f64 / row.steps.max(1) as f64).round() as i64)
    });
    let plots = histogram(pen, &pen.word("lab-lead-changes"), &figures::histogram(changes.clone()))
        + &histogram(pen, &pen.word("lab-decided"), &figures::histogram(decided.clone()));
    let table = spread_table(
        pen,
        &[
            (pen.word("lab-lead-changes"), Spread::of(changes)),
            (pen.word("lab-decided"), Spread::of(decided)),
        ],
    );
    section(pen, "leads", &format!("<div class=\"plots\">{plots}</div>{table}"))
}

/// What was chosen and what happened, the most frequent first.
pub(crate) fn frequencies(pen: &Pen<'_>, study: &Study) -> String {
    let list = |heading: String, found: &[KeyRow]| {
        let mut sorted: Vec<&KeyRow> = found.iter().filter(|row| !row.key.is_empty()).collect();
        sorted.sort_by(|one, other| other.count.cmp(&one.count).then(one.key.cmp(&other.key)));
        let most = sorted.first().map_or(0, |row| row.count);
        let row = |row: &&KeyRow| {
            let share = row.matches as f64 / study.matches.len().max(1) as f64;
            let note = pen.say(Text::new("lab-in-matches").with("share", pen.percent(share)));
            count_row(pen, &sentence(pen, &row.key), row.count, most, &note)
        };
        let drawn: Vec<String> = sorted.iter().map(row).collect();
        format!("<h3>{heading}</h3>{}", rows(pen, &drawn, SHOWN))
    };
    let content =
        list(pen.word("lab-actions"), &study.actions) + &list(pen.word("lab-events"), &study.events);
    section(pen, "frequencies", &content)
}

/// The sentence of a key, with dots for what stands in it.
pub(crate) fn sentence(pen: &Pen<'_>, key: &str) -> String {
    escape(&dotted(&pen.tongue.say(&Text::keyed(key.to_owned()))))
}
