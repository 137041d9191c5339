//! A Trick Card read out: when it may be played, what it costs, at whom it is aimed, what it does.

use table::{Say, Text};

use crate::content::{
    Amount, CostIcon, Icon, MainEffect, Needs, Opponents, Reach, Target, Timing, TrickId, Window, catalogue,
};

/// The lines of a card: its Main Effect, where Main Effects are in play, and its auxiliary effects.
pub(crate) fn reading(card: TrickId, main_effects: bool, say: &dyn Say) -> Vec<String> {
    let face = catalogue().trick(card);
    let mut lines = Vec::new();
    if let Some(main) = face.main.as_ref().filter(|_| main_effects) {
        lines.extend(conditions(main).iter().map(|text| read(text, say)));
        lines.push(say.say(&Text::keyed(format!("dungeonology-card-{}-text", face.id))));
        lines.extend(line("after", "cost", icons(&main.after)).iter().map(|text| read(text, say)));
    }
    let aux = face.aux.iter().map(|aux| say.say(&Text::keyed(format!("dungeonology-aux-{}", aux.name()))));
    lines.push(aux.collect::<Vec<_>>().join(" / "));
    lines
}

/// A line whose one part is a list.
struct Line {
    key: &'static str,
    part: &'static str,
    list: Vec<Text>,
}

fn line(key: &'static str, part: &'static str, list: Vec<Text>) -> Option<Line> {
    (!list.is_empty()).then_some(Line { key, part, list })
}

fn read(line: &Line, say: &dyn Say) -> String {
    let list: Vec<String> = line.list.iter().map(|text| say.say(text)).collect();
    say.say(&Text::keyed(format!("dungeonology-face-{}", line.key)).with(line.part, list.join(", ")))
}

/// When, at what price, at whom.
fn conditions(main: &MainEffect) -> Vec<Line> {
    let cost = main.cost.iter().map(price).chain(main.n.map(bounds)).collect();
    [
        line("when", "when", moment(main)),
        line("cost", "cost", cost),
        line("target", "target", aim(main.target)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn moment(main: &MainEffect) -> Vec<Text> {
    let timing = match (main.timing, main.window) {
        _ if main.action => "dungeonology-timing-action",
        (Timing::Standard, Window::BeginningOfYourTurn) => "dungeonology-timing-beginning",
        (Timing::Standard, _) => "dungeonology-timing-standard",
        (Timing::Instant, _) => "dungeonology-timing-instant",
        (Timing::Reaction, _) => "dungeonology-timing-reaction",
    };
    let window = match main.window {
        Window::Any | Window::BeginningOfYourTurn => None,
        Window::OutsideTests => Some("dungeonology-window-outside-tests"),
        Window::BeginningOfOpponentTurn => Some("dungeonology-window-beginning-of-opponent-turn"),
        Window::AfterEntry => Some("dungeonology-window-after-entry"),
        Window::AfterStudy => Some("dungeonology-window-after-study"),
        Window::AfterFailure => Some("dungeonology-window-after-failure"),
        Window::AfterStar => Some("dungeonology-window-after-star"),
    };
    [Some(timing), window].into_iter().flatten().map(Text::new).collect()
}

fn icons(icons: &[Icon]) -> Vec<Text> {
    icons.iter().map(|it| icon(*it)).collect()
}

fn price(cost: &CostIcon) -> Text {
    match cost {
        CostIcon::All(all) => icon(*all),
        CostIcon::Either(one, other) => {
            Text::new("dungeonology-cost-either").with("first", icon(*one)).with("second", icon(*other))
        }
    }
}

fn icon(icon: Icon) -> Text {
    match icon {
        Icon::Draw(Amount::Fixed(n)) => Text::new("dungeonology-cost-draw").with("n", n),
        Icon::Draw(Amount::N { .. }) => Text::new("dungeonology-cost-draw-n"),
        Icon::Sacrifice(n) => Text::new("dungeonology-cost-sacrifice").with("n", n),
        Icon::Stun(n) => Text::new("dungeonology-cost-stun").with("n", n),
        Icon::Discard(n) => Text::new("dungeonology-cost-discard").with("n", n),
    }
}

fn bounds((least, most): (u8, u8)) -> Text {
    Text::new("dungeonology-cost-bounds").with("least", least).with("most", most)
}

fn aim(target: Target) -> Vec<Text> {
    match target {
        Target::None => Vec::new(),
        Target::Opponent(which) => opponents("dungeonology-target-opponent", which),
        Target::EachOpponent(which) => opponents("dungeonology-target-each-opponent", which),
        Target::ThatOpponent(which) => opponents("dungeonology-target-that-opponent", which),
        Target::AdjacentNotLinked => vec![Text::new("dungeonology-target-adjacent-not-linked")],
        Target::Pile => vec![Text::new("dungeonology-target-pile")],
        Target::ZoneWithoutTeleport => vec![Text::new("dungeonology-target-zone-without-teleport")],
        Target::CubeHere { most } => vec![Text::new("dungeonology-target-cube-here").with("most", most)],
        Target::DeclaredEffect => vec![Text::new("dungeonology-target-declared-effect")],
    }
}

fn opponents(key: &'static str, which: Opponents) -> Vec<Text> {
    const NEEDS: [(Needs, &str); 8] = [
        (Needs::CUBE, "dungeonology-need-with-cube"),
        (Needs::CARD, "dungeonology-need-with-card"),
        (Needs::STUDENT, "dungeonology-need-with-student"),
        (Needs::MORE_STARS, "dungeonology-need-with-more-stars"),
        (Needs::CARD_OR_STAMINA, "dungeonology-need-with-card-or-stamina"),
        (Needs::PLACED_THIS_TURN, "dungeonology-need-with-cube-placed-this-turn"),
        (Needs::OWN_CUBE, "dungeonology-need-own-cube"),
        (Needs::OWN_CARD, "dungeonology-need-own-card"),
    ];
    let reach = Text::new(match which.reach {
        Reach::YourZone => "dungeonology-reach-your-zone",
        Reach::InRange => "dungeonology-reach-in-range",
        Reach::Anywhere => "dungeonology-reach-anywhere",
    });
    let needs = NEEDS.iter().filter(|(need, _)| which.needs.contains(*need)).map(|(_, key)| Text::new(key));
    std::iter::once(Text::new(key).with("where", reach)).chain(needs).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    /// Notes which texts were wanted.
    #[derive(Default)]
    struct Wanted(RefCell<Vec<String>>);

    impl Say for Wanted {
        fn say(&self, text: &Text) -> String {
            self.0.borrow_mut().push(text.id.to_string());
            text.id.to_string()
        }
    }

    fn wanted(card: &str, main_effects: bool) -> Vec<String> {
        let say = Wanted::default();
        let lines = reading(TrickId::named(card).expect("a card"), main_effects, &say);
        assert!(!lines.is_empty());
        say.0.into_inner()
    }

    #[test]
    fn a_card_says_when_at_what_price_and_at_whom() {
        let said = [
            "dungeonology-timing-action",
            "dungeonology-face-when",
            "dungeonology-cost-sacrifice",
            "dungeonology-cost-draw",
            "dungeonology-cost-stun",
            "dungeonology-face-cost",
            "dungeonology-target-opponent",
            "dungeonology-need-with-cube",
            "dungeonology-face-target",
            "dungeonology-card-backstab-text",
        ];
        assert!(wanted("backstab", true).starts_with(&said.map(str::to_owned)));
        assert!(wanted("borrowed-glory", true).contains(&"dungeonology-window-after-star".to_owned()));
    }

    #[test]
    fn without_main_effects_only_auxiliary_effects_are_read() {
        for card in TrickId::all() {
            let said = wanted(card.name(), false);
            assert!(said.iter().all(|key| key.starts_with("dungeonology-aux-")), "{said:?}");
        }
    }
}
