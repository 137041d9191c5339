//! Scholar Cards in force: values, the Exalted state, Stun Tokens, the Knowledge Token.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::Action;
use crate::content::{InternEffect, JinxEffect, Profile, Skill, catalogue};
use crate::event::Event;
use crate::frame::Frame;
use crate::run::{Flow, Run};
use crate::state::{State, Table};

impl Table {
    /// The side of a Scholar Card that is up.
    #[inline]
    pub fn side(&self, seat: Seat) -> &'static Profile {
        enforces!("ology.scholar.two-sides", "ology.scholar.value-change-mid-turn");
        let scholar = self.scholar(seat);
        catalogue().scholar(scholar.who).side(self.rules.printing(), scholar.exalted)
    }

    /// The effects of a Scholar's revealed Jinx Cards.
    #[inline]
    pub(crate) fn jinx_effects(&self, seat: Seat) -> impl Iterator<Item = JinxEffect> + use<> {
        enforces!("ology.jinx.lasting", "ology.jinx.start-zone");
        let mut left = self.scholar(seat).jinxes.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            catalogue().jinxes.get(index).map(|jinx| jinx.effect)
        })
    }

    /// The effects of a Scholar's Interns.
    #[inline]
    pub(crate) fn intern_effects(&self, seat: Seat) -> impl Iterator<Item = InternEffect> + use<> {
        enforces!("ology.intern.benefit");
        let mut left = self.scholar(seat).interns.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            catalogue().interns.get(index).map(|intern| intern.effect)
        })
    }

    /// Speed: steps, or Speed points, of a Movement Phase.
    pub fn speed(&self, seat: Seat) -> u8 {
        enforces!("ology.scholar.speed-v1", "ology.scholar.speed-v2");
        let more =
            self.intern_effects(seat).map(|effect| if let InternEffect::Speed(by) = effect { by } else { 0 });
        let speed = self.side(seat).speed + more.sum::<u8>();
        self.jinx_effects(seat).fold(speed, |speed, jinx| match jinx {
            JinxEffect::SpeedLess { by, least } => lowered(speed, by, least),
            _ => speed,
        })
    }

    /// The Hand Value: Trick Cards up to which a player draws.
    pub fn hand_value(&self, seat: Seat) -> u8 {
        enforces!("ology.scholar.hand-value");
        let more =
            self.intern_effects(seat).map(|effect| if let InternEffect::Hand(by) = effect { by } else { 0 });
        let hand = self.side(seat).hand + more.sum::<u8>();
        self.jinx_effects(seat).fold(hand, |hand, jinx| match jinx {
            JinxEffect::HandLess { by, least } => lowered(hand, by, least),
            _ => hand,
        })
    }

    /// Intelligence: the most cubes targeted in one Study.
    pub fn intelligence(&self, seat: Seat) -> u8 {
        enforces!("ology.scholar.intelligence", "ology.scholar.intelligence-per-study");
        self.jinx_effects(seat).fold(self.side(seat).intelligence, |intelligence, jinx| match jinx {
            JinxEffect::IntelligenceLess { by, least } => lowered(intelligence, by, least),
            _ => intelligence,
        })
    }

    /// Stamina: the most Stun Tokens.
    pub fn stamina(&self, seat: Seat) -> u8 {
        enforces!("ology.scholar.stamina");
        self.jinx_effects(seat).fold(self.side(seat).stamina, |stamina, jinx| match jinx {
            JinxEffect::StaminaLess { by, least } => lowered(stamina, by, least),
            _ => stamina,
        })
    }

    /// The Study Bonus as it counts.
    pub fn study_bonus(&self, seat: Seat) -> u8 {
        self.jinx_effects(seat).fold(self.scholar(seat).study_bonus, |bonus, jinx| match jinx {
            JinxEffect::StudyBonusLess(by) => bonus.saturating_sub(by),
            _ => bonus,
        })
    }

    /// Whether a Scholar has as many Stun Tokens as Stamina.
    #[inline]
    pub fn exhausted(&self, seat: Seat) -> bool {
        enforces!("ology.stun.max");
        self.scholar(seat).stun >= self.stamina(seat)
    }

    /// The Skill at a place of the side that is up.
    #[inline]
    pub(crate) fn skill(&self, seat: Seat, index: u8) -> Option<Skill> {
        self.side(seat).skills.get(index as usize).map(|row| row.skill)
    }

    /// The Skills of the side that is up.
    #[inline]
    pub(crate) fn skills(&self, seat: Seat) -> impl Iterator<Item = Skill> + use<> {
        self.side(seat).skills.iter().map(|row| row.skill)
    }

    /// The players still in the game.
    #[inline]
    pub fn playing_seats(&self) -> SeatSet {
        enforces!("ology.def.opponent", "ology.turn.skip-finished");
        Seat::all(self.seats()).filter(|seat| !self.scholar(*seat).finished).collect()
    }

    /// The most Stars among the players still in the game.
    fn most_stars(&self) -> u8 {
        enforces!("ology.exalted.finished-scholars");
        self.playing_seats().iter().map(|seat| self.scholar(seat).stars).max().unwrap_or(0)
    }
}

fn lowered(value: u8, by: u8, least: u8) -> u8 {
    value.saturating_sub(by).max(least.min(value))
}

impl<L: Log<Event>> Run<'_, L> {
    /// Whenever a Scholar gains a Star, every other Scholar who then has fewer becomes Exalted.
    pub(crate) fn star_gained(&mut self, seat: Seat) {
        enforces!("ology.exalted.trigger", "ology.exalted.start-zone", "ology.exalted.loss-does-not-exalt");
        let stars = self.scholar(seat).stars;
        self.turn.starred.insert(seat);
        for other in self.playing_seats().iter().filter(|other| *other != seat) {
            if self.scholar(other).stars < stars && !self.scholar(other).exalted {
                self.flip(other, true);
            }
        }
        self.end_exaltation();
    }

    /// Exalted Scholars flip back when nobody in the game has more Stars.
    pub(crate) fn end_exaltation(&mut self) {
        enforces!("ology.exalted.end", "ology.exalted.leaders", "ology.exalted.leader-drops");
        let most = self.most_stars();
        for seat in self.playing_seats().iter() {
            if self.scholar(seat).exalted && self.scholar(seat).stars >= most {
                self.flip(seat, false);
            }
        }
    }

    fn flip(&mut self, seat: Seat, exalted: bool) {
        enforces!("ology.exalted.flip", "ology.exalted.no-refill");
        self.scholar_mut(seat).exalted = exalted;
        self.tell(|| Event::Flipped { seat, exalted });
        self.shed_excess_stun(seat);
    }

    /// A Scholar never keeps more Stun Tokens than Stamina.
    pub(crate) fn shed_excess_stun(&mut self, seat: Seat) {
        enforces!("ology.exalted.stun-excess", "ology.stun.excess", "ology.max-alert.v2-stun-flip");
        let stamina = self.stamina(seat);
        let scholar = self.scholar_mut(seat);
        scholar.stun = scholar.stun.min(stamina);
    }

    /// A Scholar takes Stun Tokens, one after the other.
    pub(crate) fn stun(&mut self, seat: Seat, tokens: u8) {
        if tokens > 0 {
            self.push(Frame::Stunned { seat, left: tokens });
        }
    }

    /// For each token: at the limit none is taken; otherwise a Student may be sacrificed instead.
    pub(crate) fn stunned(&mut self, seat: Seat, left: u8) -> Flow {
        enforces!("ology.stun.max", "ology.max-alert.v1-stun", "ology.icon.stun");
        if left == 0 || self.exhausted(seat) {
            return self.finish();
        }
        if self.may_avoid_stun(seat) {
            return Flow::Waits;
        }
        self.take_stun(seat, left);
        Flow::Goes
    }

    fn take_stun(&mut self, seat: Seat, left: u8) {
        enforces!("ology.stun.meaning", "ology.stun.supply");
        self.become_(Frame::Stunned { seat, left: left - 1 });
        self.scholar_mut(seat).stun += 1;
        self.tell(|| Event::Stunned { seat });
        for jinx in self.jinx_effects(seat) {
            if let JinxEffect::StunDiscards(cards) = jinx {
                self.push(Frame::Discarding { seat, left: cards, kind: None });
            }
        }
    }

    /// The player's choice between a Stun Token and a Student.
    pub(crate) fn answer_stun(&mut self, seat: Seat, left: u8, action: Action) {
        if action == Action::Yes {
            enforces!("ology.stun.avoid", "ology.stun.avoid-as-cost");
            self.sacrifice(seat, 1);
            self.become_(Frame::Stunned { seat, left: left - 1 });
        } else {
            self.take_stun(seat, left);
        }
    }

    /// The Knowledge Combo is looked for after every cube gained.
    pub(crate) fn check_combo(&mut self, seat: Seat) {
        enforces!(
            "ology.knowledge.combo",
            "ology.knowledge.v2-momentary",
            "ology.knowledge.v1-when",
            "ology.knowledge.combo-side",
            "ology.scholar.knowledge-combo"
        );
        let scholar = self.scholar(seat);
        let combo = &catalogue().scholar(scholar.who).combo;
        let complete = combo.0.iter().zip(&scholar.cubes.0).all(|(needed, owned)| owned >= needed);
        if complete {
            self.gain_knowledge(seat);
        }
    }

    /// A Scholar has at most one Knowledge Token and never loses it.
    pub(crate) fn gain_knowledge(&mut self, seat: Seat) {
        enforces!("ology.knowledge.permanent", "ology.knowledge.one-each");
        if self.scholar(seat).knowledge {
            return;
        }
        self.scholar_mut(seat).knowledge = true;
        self.tell(|| Event::Knowledge { seat });
        let clan = self.state.secret.clan;
        self.whisper(seat, || Event::ClanSeen { clan });
        self.log.reveal();
        self.show_clan_if_all_know();
    }

    pub(crate) fn show_clan_if_all_know(&mut self) {
        let all = self.playing_seats().iter().all(|seat| self.scholar(seat).knowledge);
        if self.rules.v2() && all {
            enforces!("ology.knowledge.v2-all-have", "ology.info.v2-clan-public");
            self.show_clan();
        }
    }

    /// The Clan Card is turned face up for everybody.
    pub(crate) fn show_clan(&mut self) {
        if !self.campus.clan_shown {
            self.campus.clan_shown = true;
            let clan = self.state.secret.clan;
            self.log.reveal();
            self.tell(|| Event::ClanShown { clan });
        }
    }
}

impl Table {
    /// Whether a Student may be sacrificed in place of a Stun Token.
    pub(crate) fn may_avoid_stun(&self, seat: Seat) -> bool {
        let deserted = self.jinx_effects(seat).any(|jinx| jinx == JinxEffect::NoStunAvoid);
        self.scholar(seat).students > 0 && !deserted
    }
}

/// A Stun Token, or a Student instead?
pub(crate) fn check_stun(_state: &State, action: &Action) -> Result<(), Refusal> {
    Refusal::unless(matches!(action, Action::Yes | Action::No), rule!("ology.stun.avoid"))
}
