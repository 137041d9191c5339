//! Questions inside effects: what may be answered, and what the answer does. A question with a single answer is not asked.

use table::{Log, Refusal, RuleId, Seat, enforces, rule};

use crate::action::{Action, Activation, On};
use crate::board::Placement;
use crate::cards::{CardId, Script, Source, quest_card};
use crate::content::{AttackType, Exit, Form, Kind, Side, Task, Verb};
use crate::event::Event;
use crate::frames::{Attack, Choice, Effect, Frame};
use crate::referee::{Flow, Referee};
use crate::scores::Circumstance;
use crate::state::{QuestState, State, Tipped};

impl State {
    /// Lists the answers to a question.
    pub fn answers(&self, seat: Seat, what: &Choice, out: &mut dyn FnMut(Action)) {
        let open = &self.open;
        match what {
            Choice::Destination { hero, script, at } => {
                if let Some(verb) = script.verbs().get(*at as usize) {
                    open.destinations(*hero, verb, &mut |space| out(Action::Space(space)));
                }
            }
            Choice::Lose { from, script, at, .. } => match script.verbs().get(*at as usize) {
                Some(Verb::Discard { pick, .. }) => {
                    self.each_in_zone(*from, &pick.filter, &mut |card| out(Action::Card(card)))
                }
                Some(Verb::Take { pick, .. }) => {
                    self.each_in_zone(*from, pick, &mut |card| out(Action::Card(card)))
                }
                _ => {}
            },
            Choice::Fetch { script, at, source, .. } => {
                if let Some(Verb::Fetch(pick)) = script.verbs().get(*at as usize) {
                    let mut other = |card: CardId| {
                        if Source::Card(card) != *source {
                            out(Action::Card(card));
                        }
                    };
                    self.each_in_zone(seat, &pick.filter, &mut other);
                }
            }
            Choice::Exit { .. } => {
                let here = open.player(seat).space;
                let closed =
                    |side: Side| matches!(open.exit_now(here, side), Exit::Locked(_) | Exit::Trapped(_));
                Side::ALL.iter().filter(|&&side| closed(side)).for_each(|&side| out(Action::Exit(side)));
            }
            Choice::Option(effect) => self.each_option(effect, out),
            Choice::Forsake { .. } => {
                open.player(seat).quests.iter().for_each(|state| out(Action::Quest(state.quest)))
            }
            Choice::Arrange { done } => {
                self.hidden.map_top.iter().skip(usize::from(*done)).for_each(|&map| out(Action::Map(map)));
            }
            Choice::Offer(_) => [Action::Yes, Action::No].into_iter().for_each(out),
            Choice::HitEffect { by, on, form } => {
                let count = open.hit_effects(*by, *on, *form).len() as u8;
                (0..count).for_each(|option| out(Action::Option(option)));
            }
            Choice::AttackForm(attack) => self.each_attack_form(attack, out),
            Choice::Reward { .. } => {
                let lives = |seat: &Seat| open.alive(*seat) && open.player(*seat).life > 0;
                open.players.seats().filter(lives).for_each(|seat| out(Action::Player(seat)));
            }
            Choice::Surplus => self.each_surplus(seat, out),
            Choice::Price(quest) => {
                if let Task::Sacrifice(price) = &quest_card(*quest).task
                    && let Some(pick) = &price.discard
                {
                    self.each_in_zone(seat, &pick.filter, &mut |card| out(Action::Card(card)));
                }
            }
        }
    }

    /// The lists of verbs that may be picked: one that would do nothing may not, if another would do something.
    fn each_option(&self, effect: &Effect, out: &mut dyn FnMut(Action)) {
        let Some(Verb::Choose { options, .. }) = effect.script.verbs().get(effect.at as usize) else {
            return;
        };
        let useful = |list: &&'static [Verb]| list.iter().any(|verb| self.would_do(verb, effect));
        let any = options.iter().any(useful);
        for (place, _) in options.iter().enumerate().filter(|(_, list)| !any || useful(list)) {
            out(Action::Option(place as u8));
        }
    }

    fn would_do(&self, verb: &'static Verb, effect: &Effect) -> bool {
        let Some(seat) = effect.on.hero() else { return true };
        let player = self.open.player(seat);
        match verb {
            Verb::Relocate { .. } => {
                let mut any = false;
                self.open.destinations(seat, verb, &mut |_| any = true);
                any
            }
            Verb::Explore(_) => self.could_build(),
            Verb::Open(_) => {
                let closed = |side: &Side| {
                    matches!(self.open.exit_now(player.space, *side), Exit::Locked(_) | Exit::Trapped(_))
                };
                Side::ALL.iter().any(closed)
            }
            Verb::Discard { pick, .. } => self.count_in_zone(seat, &pick.filter) > 0,
            Verb::Untip => player.tipped != Tipped::No,
            Verb::Recover(_) => player.life < player.max_life,
            _ => true,
        }
    }

    /// The forms in which a Quest or Map monster may attack: those of the standard type.
    fn each_attack_form(&self, attack: &Attack, out: &mut dyn FnMut(Action)) {
        enforces!("dungeoneer.attack.standard-type", "dungeoneer.attack.counter-type");
        for &form in Form::ALL {
            let at = Circumstance { form: Some(form), foe: Some(attack.on), ..Circumstance::default() };
            if self.open.score(attack.by, form, at).1 == Some(AttackType::Standard) {
                out(Action::Form(form));
            }
        }
    }

    fn each_surplus(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        let kind = self.open.surplus(seat);
        let over = self.open.player(seat).readied.iter().filter(|lying| Some(lying.card.face().kind) == kind);
        over.for_each(|lying| out(Action::Card(lying.card)));
    }

    /// Whether an answer is one of those allowed.
    pub fn check_answer(&self, seat: Seat, what: &Choice, action: &Action) -> Result<(), Refusal> {
        let mut among = false;
        self.answers(seat, what, &mut |answer| among |= answer == *action);
        Refusal::unless(among, question_rule(what))
    }
}

/// The rule a question comes from.
pub fn question_rule(what: &Choice) -> RuleId {
    match what {
        Choice::Destination { .. } | Choice::Fetch { .. } | Choice::Arrange { .. } => {
            rule!("dungeoneer.glossary.target")
        }
        Choice::Lose { .. } => rule!("dungeoneer.glossary.forced-discard-choice"),
        Choice::Exit { .. } => rule!("dungeoneer.exit.opened-for-all"),
        Choice::Option(_) | Choice::Offer(_) => rule!("dungeoneer.adventure.effect-text"),
        Choice::Forsake { .. } => rule!("dungeoneer.quest.discarded-goes-under"),
        Choice::HitEffect { .. } => rule!("dungeoneer.combat.several-hit-effects"),
        Choice::AttackForm(_) => rule!("dungeoneer.attack.initiate-needs-standard"),
        Choice::Reward { .. } => rule!("dungeoneer.reward.peril-any-player"),
        Choice::Surplus => rule!("dungeoneer.hero.limit-lowered"),
        Choice::Price(_) => rule!("dungeoneer.quest.sacrifice-full-price"),
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// A question: asked when there is something to choose.
    pub(crate) fn choosing(&mut self, seat: Seat, what: Choice) -> Flow {
        if !self.open().alive(seat) && !matches!(what, Choice::AttackForm(_)) {
            return self.pop();
        }
        let mut first = None;
        let mut count = 0;
        self.state.answers(seat, &what, &mut |answer| {
            first.get_or_insert(answer);
            count += 1;
        });
        match (count, first) {
            (0, _) => self.pop(),
            (1, Some(only)) => {
                self.answer(seat, what, only);
                Flow::On
            }
            _ => Flow::one(seat),
        }
    }

    /// Carries out an answer.
    pub(crate) fn answer(&mut self, seat: Seat, what: Choice, action: Action) {
        self.pop();
        match (what, action) {
            (Choice::Destination { hero, script, at }, Action::Space(space)) => {
                let enters =
                    matches!(script.verbs().get(at as usize), Some(Verb::Relocate { enters: true, .. }));
                self.put_hero(hero, space, enters);
            }
            (Choice::Lose { from, script, at, left, taker }, Action::Card(card)) => {
                if left > 1 {
                    self.ask(seat, Choice::Lose { from, script, at, left: left - 1, taker });
                }
                self.lose(from, card, taker);
            }
            (Choice::Fetch { script, at, left, source }, Action::Card(card)) => {
                if left > 1 {
                    self.ask(seat, Choice::Fetch { script, at, left: left - 1, source });
                }
                self.state.open.discard.remove(card);
                self.to_hand(seat, card);
            }
            (Choice::Exit { left }, Action::Exit(side)) => {
                if left > 1 {
                    self.ask(seat, Choice::Exit { left: left - 1 });
                }
                self.open_exit(self.open().player(seat).space, side);
            }
            (Choice::Option(effect), Action::Option(option)) => self.take_option(effect, option),
            (Choice::Forsake { left }, Action::Quest(quest)) => {
                if left > 1 {
                    self.ask(seat, Choice::Forsake { left: left - 1 });
                }
                self.forsake(seat, quest);
            }
            (Choice::Arrange { done }, Action::Map(map)) => self.arrange_map(seat, done, map),
            (Choice::Offer(effect), Action::Yes) => self.accept(seat, effect),
            (Choice::HitEffect { by, on, form }, Action::Option(option)) => {
                let effects = self.open().hit_effects(by, on, form);
                if let Some(&script) = effects.get(option as usize) {
                    self.begin_hit(by, on, script);
                }
            }
            (Choice::AttackForm(attack), Action::Form(form)) => {
                self.push(Frame::Attack(Attack { form, ..attack }))
            }
            (Choice::Reward { left }, Action::Player(to)) => {
                if left > 1 {
                    self.ask(seat, Choice::Reward { left: left - 1 });
                }
                self.peril(to, 1);
            }
            (Choice::Surplus, Action::Card(card)) => self.lose(seat, card, None),
            (Choice::Price(_), Action::Card(card)) => self.lose(seat, card, None),
            _ => {}
        }
    }

    /// Puts a question on the stack.
    pub(crate) fn ask(&mut self, seat: Seat, what: Choice) {
        self.push(Frame::Choose { seat, what });
    }

    fn take_option(&mut self, effect: Effect, option: u8) {
        let Some(Verb::Choose { options, .. }) = effect.script.verbs().get(effect.at as usize) else {
            return;
        };
        if let Some(list) = options.get(option as usize) {
            self.push(Frame::Effect(Effect { script: Script::of(list), at: 0, ..effect }));
        }
    }

    fn accept(&mut self, seat: Seat, effect: Effect) {
        enforces!("dungeoneer.move.effects-on-new-space");
        self.activate(
            seat,
            Activation { source: effect.source, clause: effect.clause, on: On::Nothing, giving: None },
        );
    }

    fn arrange_map(&mut self, seat: Seat, done: u8, map: crate::content::MapId) {
        let top = &mut self.state.hidden.map_top;
        if let Some(place) = top.iter().position(|&other| other == map) {
            top.remove(place);
            top.insert(usize::from(done).min(top.len()), map);
        }
        if usize::from(done) + 2 < top.len() {
            self.ask(seat, Choice::Arrange { done: done + 1 });
        }
    }

    /// An uncompleted Personal Quest goes under the Quest deck; first its player takes the top card of that deck.
    fn forsake(&mut self, seat: Seat, quest: crate::content::QuestId) {
        enforces!("dungeoneer.quest.effect-ends");
        let new = self.next_quest();
        let quests = &mut self.state.open.players[seat].quests;
        quests.retain(|state| state.quest != quest);
        if let Some(new) = new {
            let _ = quests.try_push(QuestState::fresh(new));
        }
        self.quest_under(quest);
    }

    /// Asks every player who has more readied than his limits allow to discard down to them. Losing a card makes its player
    /// unsettled again, so this goes on until he fits.
    pub(crate) fn settle_limits(&mut self) {
        let unsettled = std::mem::take(&mut self.state.open.unsettled);
        for seat in unsettled.iter() {
            if self.open().alive(seat) && self.open().surplus(seat).is_some() {
                self.ask(seat, Choice::Surplus);
            }
        }
    }
}

impl crate::state::Open {
    /// The kind of readied cards of which a player has more than his limit.
    pub fn surplus(&self, seat: Seat) -> Option<Kind> {
        enforces!("dungeoneer.hero.limit-lowered", "dungeoneer.storage.overflow-not-the-discard");
        if self.readied_of(seat, Kind::Boon) > usize::from(self.player(seat).card().boon_limit) {
            return Some(Kind::Boon);
        }
        let over = self.readied_of(seat, Kind::Treasure) as i16 > self.treasure_limit(seat);
        over.then_some(Kind::Treasure)
    }
}

impl State {
    /// Whether, for all that everybody knows, a Map card could be drawn and placed: a deck of which every card is known to fit
    /// nowhere is as good as empty.
    pub fn could_build(&self) -> bool {
        let open = &self.open;
        let all_known = usize::from(open.map_deck) == open.map_bottom.len();
        let fits = |&map: &crate::content::MapId| Placement::new(&open.board, map).possible();
        if all_known { open.map_bottom.iter().any(fits) } else { open.map_deck > 0 }
    }
}
