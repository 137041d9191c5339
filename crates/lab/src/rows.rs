//! Rows for one's own analysis: comma-separated files with a heading, as RFC 4180 describes them. `docs/lab.md` says what each column is.

use std::io::{self, Write};
use std::path::Path;

use bots::sim::{KeyRow, Report, Study, ThingRow};
use table::{Bare, Say, Verdict};

use crate::whole::{Whole, Wrong};

/// The files of a folder of rows.
pub const FILES: [&str; 6] =
    ["matches.csv", "seats.csv", "roles.csv", "things.csv", "actions.csv", "events.csv"];

/// Writes a folder of rows, each file whole or not at all. `say` puts the names of things into a language.
pub fn write_rows(folder: &Path, report: &Report, study: &Study, say: &dyn Say) -> Result<(), Wrong> {
    let file = |name: &str| Whole::create(&folder.join(name));
    file("matches.csv")?.write(|out| matches(out, study))?;
    file("seats.csv")?.write(|out| seats(out, report, study))?;
    file("roles.csv")?.write(|out| things(out, &study.roles, say))?;
    file("things.csv")?.write(|out| things(out, &study.things, say))?;
    file("actions.csv")?.write(|out| keys(out, &study.actions))?;
    file("events.csv")?.write(|out| keys(out, &study.events))
}

fn line(out: &mut dyn Write, cells: &[String]) -> io::Result<()> {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    writeln!(out, "{}", cells.join(","))
}

/// A cell that holds a comma, a quote or a new line stands in quotes.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

fn matches(out: &mut dyn Write, study: &Study) -> io::Result<()> {
    writeln!(out, "match,seed,decisions,lead_changes,decided_at,together")?;
    for row in &study.matches {
        let decided = row.decided_at.map(|at| at.to_string()).unwrap_or_default();
        let together = match row.together {
            Some(Verdict::Won) => "won",
            Some(Verdict::Lost) => "lost",
            None => "",
        };
        writeln!(out, "{},{},{},{},{decided},{together}", row.number, row.seed, row.steps, row.lead_changes)?;
    }
    Ok(())
}

fn seats(out: &mut dyn Write, report: &Report, study: &Study) -> io::Result<()> {
    writeln!(out, "match,seat,player,name,rank,score,won,roles")?;
    for (row, table) in study.tables() {
        for (place, seat) in table.iter().enumerate() {
            let name = report.by_player.get(seat.player).map_or("", |player| player.name.as_str());
            let roles = seat.roles.iter().filter_map(|&role| study.roles.get(role as usize));
            let roles: Vec<&str> = roles.map(|role| role.thing.name.id.as_ref()).collect();
            let cells = [
                row.number.to_string(),
                (place + 1).to_string(),
                (seat.player + 1).to_string(),
                name.to_owned(),
                seat.rank.to_string(),
                seat.score.to_string(),
                seat.won.to_string(),
                roles.join(" "),
            ];
            line(out, &cells)?;
        }
    }
    Ok(())
}

fn things(out: &mut dyn Write, found: &[ThingRow], say: &dyn Say) -> io::Result<()> {
    writeln!(out, "kind,key,name,uses,matches,seats,wins")?;
    for row in found {
        let key = match row.thing.name.as_literal() {
            Some(_) => Bare.say(&row.thing.name),
            None => row.thing.name.id.to_string(),
        };
        let cells = [
            row.thing.kind.to_string(),
            key,
            say.say(&row.thing.name),
            row.uses.to_string(),
            row.matches.to_string(),
            row.seats.to_string(),
            row.wins.to_string(),
        ];
        line(out, &cells)?;
    }
    Ok(())
}

fn keys(out: &mut dyn Write, found: &[KeyRow]) -> io::Result<()> {
    writeln!(out, "key,count,matches")?;
    for row in found {
        line(out, &[row.key.clone(), row.count.to_string(), row.matches.to_string()])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_need_it_are_quoted() {
        assert_eq!(quoted("plain"), "plain");
        assert_eq!(quoted("a \"b\", c"), "\"a \"\"b\"\", c\"");
    }
}
