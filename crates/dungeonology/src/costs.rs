//! Costs of Main Effects: what is payable, and how it is paid.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::Action;
use crate::content::{Amount, CostIcon, Icon, MainEffect};
use crate::event::Event;
use crate::frame::{Frame, PlayStage, Playing};
use crate::run::{Flow, Run};
use crate::state::State;

/// Whether a Main Effect may be declared as far as its cost goes. v1 knows no cost step: only the Stun limit forbids.
pub(crate) fn check_costs(state: &State, seat: Seat, main: &MainEffect) -> Result<(), Refusal> {
    let table = &state.table;
    let stuns = main.cost.iter().any(|cost| matches!(cost, CostIcon::All(Icon::Stun(_))));
    Refusal::unless(!stuns || !table.exhausted(seat), rule!("ology.stun.no-effect-at-max"))?;
    if table.rules.v1() {
        enforces!("ology.main.v1-cost");
        return Ok(());
    }
    Refusal::unless(payable(state, seat, main, 1), rule!("ology.main.v2-declare-payable"))
}

/// Whether all icons can be paid, with so many cards of the hand being the played one.
fn payable(state: &State, seat: Seat, main: &MainEffect, played: usize) -> bool {
    enforces!("ology.student.sacrifice-own-only");
    let scholar = state.table.scholar(seat);
    let icons =
        main.cost.iter().filter_map(|cost| if let CostIcon::All(icon) = cost { Some(*icon) } else { None });
    let (mut students, mut cards) = (0, 0);
    for icon in icons {
        match icon {
            Icon::Sacrifice(needed) => students += needed,
            Icon::Discard(needed) => cards += needed as usize,
            Icon::Draw(_) | Icon::Stun(_) => {}
        }
    }
    let either = main.cost.iter().all(|cost| match cost {
        CostIcon::All(_) => true,
        CostIcon::Either(one, other) => {
            state.icon_payable(seat, *one, 0) || state.icon_payable(seat, *other, 0)
        }
    });
    scholar.students >= students && state.secret.hand(seat).len() >= cards + played && either
}

impl State {
    /// Whether one icon can be paid now.
    fn icon_payable(&self, seat: Seat, icon: Icon, n: u8) -> bool {
        let scholar = self.table.scholar(seat);
        let _ = n;
        match icon {
            Icon::Draw(_) => true,
            Icon::Sacrifice(students) => scholar.students >= students,
            Icon::Stun(_) => !self.table.exhausted(seat),
            Icon::Discard(cards) => self.secret.hand(seat).len() >= cards as usize,
        }
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// The cost is paid icon by icon; if one cannot be paid, v2 discards the card, v1 goes on without it.
    pub(crate) fn pay_cost(&mut self, playing: Playing) -> Flow {
        enforces!("ology.main.v2-cost", "ology.trick.reading-order");
        let Some(main) = playing.main() else { return self.pay_auxiliary(playing) };
        let Some(&cost) = main.cost.get(playing.step as usize) else {
            self.stage(playing, PlayStage::Effect);
            return Flow::Goes;
        };
        let icon = match (cost, playing.either) {
            (CostIcon::All(icon), _) => icon,
            (CostIcon::Either(one, _), Some(true)) => one,
            (CostIcon::Either(_, other), Some(false)) => other,
            (CostIcon::Either(one, other), None) => return self.choose_cost(playing, one, other),
        };
        if needs_n(icon) && playing.n == 0 {
            return Flow::Waits;
        }
        if !self.state.icon_payable(playing.seat, icon, playing.n) && self.rules.v2() {
            enforces!("ology.main.v2-unpayable");
            self.stage(playing, PlayStage::Finish);
            return Flow::Goes;
        }
        self.pay_icon_of(playing, icon);
        Flow::Goes
    }

    /// Of two alternative icons the payable one is taken; with both payable the player chooses.
    fn choose_cost(&mut self, playing: Playing, one: Icon, other: Icon) -> Flow {
        enforces!("ology.trick.slash");
        let (first, second) =
            (self.state.icon_payable(playing.seat, one, 0), self.state.icon_payable(playing.seat, other, 0));
        if first && second {
            return Flow::Waits;
        }
        self.become_(Frame::Playing(Playing { either: Some(first), ..playing }));
        Flow::Goes
    }

    fn pay_icon_of(&mut self, mut playing: Playing, icon: Icon) {
        enforces!("ology.trick.variable-n");
        let alternative = playing.either.take().is_some();
        if alternative && let Icon::Sacrifice(students) = icon {
            playing.n = students;
        }
        playing.step += 1;
        self.become_(Frame::Playing(playing));
        self.pay_icon(playing.seat, icon, playing.n);
    }

    /// One icon is carried out.
    pub(crate) fn pay_icon(&mut self, seat: Seat, icon: Icon, n: u8) {
        match icon {
            Icon::Draw(students) => self.draw_students(seat, students.of(n)),
            Icon::Sacrifice(students) => self.sacrifice(seat, students),
            Icon::Stun(tokens) => self.stun(seat, tokens),
            Icon::Discard(cards) => self.push(Frame::Discarding { seat, left: cards, kind: None }),
        }
    }

    /// Icons after the effect.
    pub(crate) fn trailing_icon(&mut self, playing: Playing) {
        enforces!("ology.main.v2-extra-cost");
        let icon = playing.main().and_then(|main| main.after.get(playing.step as usize)).copied();
        match icon {
            Some(icon) => {
                self.become_(Frame::Playing(Playing { step: playing.step + 1, ..playing }));
                self.pay_icon(playing.seat, icon, playing.n);
            }
            None => self.stage(playing, PlayStage::Finish),
        }
    }

    /// The player chose between two costs, or chose N.
    pub(crate) fn answer_cost(&mut self, playing: Playing, action: Action) {
        let chosen = match action {
            Action::Number(n) if playing.asks_n() => Playing { n, ..playing },
            Action::Number(place) => Playing { either: Some(place == 1), ..playing },
            _ => playing,
        };
        self.become_(Frame::Playing(chosen));
    }
}

fn needs_n(icon: Icon) -> bool {
    matches!(icon, Icon::Draw(Amount::N { .. }))
}

impl Playing {
    /// Whether the open question is for N, not for one of two costs.
    pub(crate) fn asks_n(&self) -> bool {
        let cost = self.main().and_then(|main| main.cost.get(self.step as usize));
        match cost {
            Some(CostIcon::All(icon)) => needs_n(*icon),
            Some(CostIcon::Either(..)) => self.either.is_some(),
            None => false,
        }
    }
}

/// N, or which of two costs: the first is 1, the second 2.
pub(crate) fn check_cost(playing: &Playing, action: &Action) -> Result<(), Refusal> {
    let (rule, (least, most)) = if playing.asks_n() {
        (rule!("ology.trick.variable-n"), playing.main().and_then(|main| main.n).unwrap_or((1, 1)))
    } else {
        (rule!("ology.trick.slash"), (1, 2))
    };
    let Action::Number(number) = action else { return Err(Refusal::by(rule)) };
    Refusal::unless((least..=most).contains(number), rule)
}
