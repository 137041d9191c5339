//! The judge: given cards, a path and what the player brought, whether all of it is legal, and what it found.

use serde::{Deserialize, Serialize};
use table::{Refusal, RuleId, Text, enforces, rule};

use crate::explorer::{Explorer, Findings, Kit, Place};
use crate::model::{Dungeon, Fairy, Layout, SpotSet};
use crate::path::{Path, Step};
use crate::spellbooks::Spellbook;

/// What a player draws in an exploration phase: cards, one path through them, and the fairy wish if it is spent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Drawing {
    /// The cards of the dungeon.
    pub cards: Layout,
    /// The path; none for a player who hands in nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub path: Option<Path>,
    /// The token that the fairy-wish spellbook is given up for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<Fairy>,
}

/// An illegal drawing: the rule it breaks, and the step at which it does (counted from 1; none for the layout, 0 for
/// the start).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misstep {
    /// The rule.
    pub rule: RuleId,
    /// The step.
    pub step: Option<usize>,
    /// The step as it was drawn.
    pub drawn: Option<Step>,
}

/// A legal drawing, judged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged {
    /// What counts.
    pub found: Findings,
    /// The cells whose icons are circled; a stairway at its upper end.
    pub circled: SpotSet,
    /// The cells whose icons are crossed out.
    pub crossed: SpotSet,
}

/// Judges a drawing: the layout first, then the path step by step.
pub fn judge(drawing: &Drawing, kit: Kit) -> Result<Judged, Misstep> {
    enforces!("masters.path.one-path");
    let kit = with_wish(kit, drawing.wish).map_err(Misstep::layout)?;
    let dungeon = Dungeon::build(&drawing.cards).map_err(Misstep::layout)?;
    let Some(path) = &drawing.path else {
        enforces!("masters.explore.at-least-one-card");
        return Ok(Judged::default());
    };
    let mut explorer =
        Explorer::start(&dungeon, kit, usize::from(path.slot), path.site).map_err(Misstep::start)?;
    for (index, step) in path.steps.iter().enumerate() {
        explorer.step(*step).map_err(|rule| Misstep { rule, step: Some(index + 1), drawn: Some(*step) })?;
    }
    Ok(Judged::of(&explorer))
}

/// The longest legal beginning of a drawing: what counts when the time is up.
pub fn longest_beginning(drawing: &Drawing, kit: Kit) -> Drawing {
    enforces!("masters.explore.timer-expiry");
    match judge(drawing, kit) {
        Ok(_) => drawing.clone(),
        Err(Misstep { step: Some(step), .. }) if step > 0 => {
            let mut legal = drawing.clone();
            if let Some(path) = &mut legal.path {
                path.steps.truncate(step - 1);
            }
            legal
        }
        Err(_) => Drawing::default(),
    }
}

/// The kit with the wished token in place of the spellbook that pays for it.
pub fn with_wish(mut kit: Kit, wish: Option<Fairy>) -> Result<Kit, RuleId> {
    let Some(token) = wish else { return Ok(kit) };
    if !kit.books.contains(Spellbook::FairyWish) {
        return Err(rule!("masters.sb.fairy-wish"));
    }
    enforces!("masters.sb.fairy-wish-token");
    kit.books.remove(Spellbook::FairyWish);
    kit.fairies[token.index()] += 1;
    Ok(kit)
}

impl Judged {
    /// What an explorer has found, with the exit if it stands outside.
    pub fn of(explorer: &Explorer<'_>) -> Judged {
        enforces!("masters.exit.checks-box", "masters.exit.dead-end-no-box", "masters.path.voluntary-stop");
        let exit = matches!(explorer.place(), Place::Outside(..));
        let found = Findings { exit, ..*explorer.findings() };
        Judged { found, circled: *explorer.circled(), crossed: *explorer.crossed() }
    }
}

impl Misstep {
    fn layout(rule: RuleId) -> Misstep {
        Misstep { rule, step: None, drawn: None }
    }

    fn start(rule: RuleId) -> Misstep {
        Misstep { rule, step: Some(0), drawn: None }
    }

    /// As a refusal that names the step.
    pub fn refusal(&self) -> Refusal {
        let refusal = Refusal::by(self.rule);
        match (self.step, self.drawn) {
            (Some(step), Some(drawn)) => refusal.because(
                Text::new("map-masters-misstep").with("step", step).with("drawn", drawn.to_string()),
            ),
            (Some(_), None) => refusal.because(Text::new("map-masters-misstart")),
            _ => refusal,
        }
    }
}
