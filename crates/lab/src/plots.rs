//! The plots: rows with a bar and its interval, and histograms. Drawings are inline SVG that stretches; words stand beside them as text, so
//! that they stay readable on a phone and are read aloud.

use std::fmt::Write;

use crate::figures::{Bar, Pen, Share};

/// A row: a name, a bar from 0 to 1 with its interval and a line where it was to be expected, the figures.
pub(crate) fn share_row(pen: &Pen<'_>, name: &str, share: Share, expected: f64, note: &str) -> String {
    let at = |value: f64| 100.0 * value.clamp(0.0, 1.0);
    let off = match () {
        () if share.low > expected => " above",
        () if share.high < expected => " below",
        () => "",
    };
    let figure = pen.percent(share.share);
    let interval = format!("{}–{}", pen.number(100.0 * share.low, 1), pen.number(100.0 * share.high, 1));
    format!(
        "<div class=\"row{off}\"><span class=\"name\">{name}</span>\
         <svg viewBox=\"0 0 100 12\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{name}: {figure} ({interval})\">\
         <rect class=\"bar\" y=\"1\" width=\"{:.2}\" height=\"10\"/>\
         <rect class=\"interval\" x=\"{:.2}\" y=\"5\" width=\"{:.2}\" height=\"2\"/>\
         <rect class=\"expected\" x=\"{:.2}\" width=\"0.4\" height=\"12\"/></svg>\
         <span class=\"value\">{figure} <small>{interval}</small> <small>{note}</small></span></div>\n",
        at(share.share),
        at(share.low),
        at(share.high) - at(share.low),
        at(expected) - 0.2,
    )
}

/// A row without an interval: how often something was met, as a share of the most frequent.
pub(crate) fn count_row(pen: &Pen<'_>, name: &str, count: u64, most: u64, note: &str) -> String {
    let figure = pen.count(count);
    format!(
        "<div class=\"row\"><span class=\"name\">{name}</span>\
         <svg viewBox=\"0 0 100 12\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{name}: {figure}\">\
         <rect class=\"bar\" y=\"1\" width=\"{:.2}\" height=\"10\"/></svg>\
         <span class=\"value\">{figure} <small>{note}</small></span></div>\n",
        100.0 * count as f64 / most.max(1) as f64,
    )
}

/// Rows, of which the first so many are shown and the rest open on demand.
pub(crate) fn rows(pen: &Pen<'_>, rows: &[String], shown: usize) -> String {
    let (first, rest) = rows.split_at(shown.min(rows.len()));
    let mut out = format!("<div class=\"rows\">{}</div>", first.concat());
    if !rest.is_empty() {
        let more = pen.say(table::Text::new("lab-more").with("count", rest.len()));
        let _ = write!(
            out,
            "<details><summary>{more}</summary><div class=\"rows\">{}</div></details>",
            rest.concat()
        );
    }
    out
}

/// A histogram with its axis.
pub(crate) fn histogram(pen: &Pen<'_>, name: &str, bars: &[Bar]) -> String {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let all: u64 = bars.iter().map(|bar| bar.count).sum();
    let label = |bar: &Bar| match bar.from == bar.to {
        true => pen.number(bar.from as f64, 0),
        false => format!("{}…{}", pen.number(bar.from as f64, 0), pen.number(bar.to as f64, 0)),
    };
    let mut drawn = String::new();
    for (place, bar) in bars.iter().enumerate() {
        let height = 100.0 * bar.count as f64 / most as f64;
        let share = pen.percent(bar.count as f64 / all.max(1) as f64);
        let _ = write!(
            drawn,
            "<rect class=\"bar\" x=\"{}\" y=\"{:.2}\" width=\"9\" height=\"{height:.2}\"><title>{}: {} ({share})</title></rect>",
            place * 10,
            100.0 - height,
            label(bar),
            pen.count(bar.count),
        );
    }
    let (first, last) = (bars.first().map(label), bars.last().map(label));
    let middle = bars.get(bars.len() / 2).filter(|_| bars.len() > 2).map(label);
    format!(
        "<figure><figcaption>{name}</figcaption>\
         <svg class=\"histogram\" viewBox=\"0 0 {} 100\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{name}\">{drawn}</svg>\
         <div class=\"axis\"><span>{}</span><span>{}</span><span>{}</span></div></figure>\n",
        bars.len().max(1) * 10,
        first.unwrap_or_default(),
        middle.unwrap_or_default(),
        if bars.len() > 1 { last.unwrap_or_default() } else { String::new() },
    )
}
