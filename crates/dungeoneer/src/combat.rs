//! Combat: opposed rolls, hits and hit effects, wounds, rewards, and what a defeated monster leaves.

use arrayvec::ArrayVec;
use table::{Log, Seat, enforces};

use crate::action::Fighter;
use crate::cards::{Script, quest_card};
use crate::content::{AttackType, Form, Roll, Task, Trigger, Until, Verb, WordSet};
use crate::event::{Event, name_of};
use crate::frames::{Attack, AttackStage, Checkpoint, Choice, Effect, Frame, Wound};
use crate::referee::{Flow, Referee};
use crate::scores::{Circumstance, about};
use crate::state::{Fate, Open};

/// What a hit inflicts by default.
const DEFAULT_WOUNDS: u8 = 1;

impl Attack {
    /// The circumstances of one side's roll.
    pub fn circumstance(&self, attacker: bool) -> Circumstance {
        let (roll, foe) = if attacker { (Roll::Attack, self.on) } else { (Roll::Defence, self.by) };
        Circumstance { rolls: WordSet::NONE.with(roll), form: Some(self.form), foe: Some(foe) }
    }

    /// The side that attacks, or the one that defends.
    pub const fn side(&self, attacker: bool) -> Fighter {
        if attacker { self.by } else { self.on }
    }
}

impl Open {
    /// The score and type a side fights with: of the attack's form, whoever started it, unless an effect puts another form in
    /// its place. The defender cannot answer in another form of his own accord.
    pub fn fighting_score(&self, attack: &Attack, attacker: bool) -> (i16, Option<AttackType>) {
        enforces!(
            "dungeoneer.combat.add-score-of-form",
            "dungeoneer.attack.form-melee",
            "dungeoneer.attack.form-magic"
        );
        let at = attack.circumstance(attacker);
        let who = attack.side(attacker);
        let form = self.form_used(who, attack.form, at);
        self.score(who, form, at)
    }

    /// The hit effects a side has for a form; each is the whole effect of a hit.
    pub fn hit_effects(&self, by: Fighter, on: Fighter, form: Form) -> ArrayVec<Script, 8> {
        enforces!("dungeoneer.combat.hit-effect-form-bound", "dungeoneer.adventure.effect-text");
        let mut found = ArrayVec::new();
        let printed = match by {
            Fighter::Hero(_) => None,
            Fighter::Monster(card) => card.face().hits[form.index()],
            Fighter::Quest(quest) => match &quest_card(quest).task {
                Task::Slay(monster) => monster.hits[form.index()],
                _ => None,
            },
            Fighter::Map(space) => {
                self.board.space(space).card().monster.and_then(|monster| monster.hits[form.index()])
            }
        };
        if let Some(list) = printed {
            found.push(Script::of(list));
        }
        for rolls in [Roll::Attack, Roll::Defence] {
            let at = Circumstance { rolls: WordSet::NONE.with(rolls), form: Some(form), foe: Some(on) };
            self.each_verb(by, at, &mut |verb, _, clause| {
                if let Verb::Hit { form: only, verbs } = verb
                    && *only == form
                    && (clause.rolls.is_empty() || about(clause, at.rolls))
                {
                    let script = Script::of(verbs);
                    if !found.contains(&script) {
                        let _ = found.try_push(script);
                    }
                }
            });
        }
        found
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// One combat attack: form declared, Response step, modifiers committed, both dice, hit effect and wounds, rewards, defeats,
    /// and the window after the attack.
    pub(crate) fn attack(&mut self, attack: Attack) -> Flow {
        enforces!(
            "dungeoneer.combat.sequence",
            "dungeoneer.timing.window-response-step",
            "dungeoneer.timing.window-after-attack"
        );
        let next = |stage| Frame::Attack(Attack { stage, ..attack });
        if matches!(attack.stage, AttackStage::Declared | AttackStage::Committed | AttackStage::Roll)
            && !self.can_be_fought(&attack)
        {
            self.put(next(AttackStage::Done));
            return Flow::On;
        }
        match attack.stage {
            AttackStage::Declared => {
                self.put(next(AttackStage::Committed));
                self.push_window(Checkpoint::Response);
            }
            AttackStage::Committed => {
                self.put(next(AttackStage::Roll));
                self.push_window(Checkpoint::BeforeRoll);
            }
            AttackStage::Roll => {
                let hit = self.roll_attack(&attack);
                self.put(next(hit.map_or(AttackStage::Done, |attacker| AttackStage::Hit { attacker })));
            }
            AttackStage::Hit { attacker } => {
                self.put(next(AttackStage::AfterHit { attacker }));
                self.hit(&attack, attacker);
            }
            AttackStage::AfterHit { attacker } => {
                self.put(next(AttackStage::Done));
                self.after_hit(&attack, attacker);
            }
            AttackStage::Done => return self.attack_done(&attack),
        }
        Flow::On
    }

    /// Whether both sides are still there, in the same space.
    fn can_be_fought(&self, attack: &Attack) -> bool {
        let both = self.stands(attack.by) && self.stands(attack.on);
        both && self.open().place_of(attack.by, attack.on) == self.open().place_of(attack.on, attack.by)
    }

    /// Both dice, rolled together. Says which side has hit: the strictly higher total, no matter who started; on a tie none.
    fn roll_attack(&mut self, attack: &Attack) -> Option<bool> {
        enforces!(
            "dungeoneer.combat.one-die-each",
            "dungeoneer.combat.rolls-at-one-time",
            "dungeoneer.combat.higher-total-hits",
            "dungeoneer.combat.tie",
            "dungeoneer.glossary.hit",
        );
        let (attack_score, _) = self.open().fighting_score(attack, true);
        let (defence_score, defence_type) = self.open().fighting_score(attack, false);
        let attack_die = self.open().die(attack.by, attack.circumstance(true));
        let defence_die = self.open().die(attack.on, attack.circumstance(false));
        let shown = [
            i16::from(self.roll("attack-die", attack_die)),
            i16::from(self.roll("defence-die", defence_die)),
        ];
        let added = [attack_score + attack_die.add, defence_score + defence_die.add];
        let (by, on, form) = (name_of(self.open(), attack.by), name_of(self.open(), attack.on), attack.form);
        self.tell(|| Event::Fought {
            by,
            on,
            form,
            attack: [shown[0], added[0]],
            defence: [shown[1], added[1]],
        });
        self.expire(attack.by, Until::Roll);
        self.expire(attack.on, Until::Roll);
        match (shown[0] + added[0]).cmp(&(shown[1] + added[1])) {
            std::cmp::Ordering::Greater => Some(true),
            std::cmp::Ordering::Less => can_hit_back(defence_type).then_some(false),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The side that won hits: a thief takes the Quest; otherwise its hit effect for the form happens, or one wound.
    fn hit(&mut self, attack: &Attack, attacker: bool) {
        enforces!("dungeoneer.combat.one-hitting-side", "dungeoneer.combat.hit-effect-when-defending");
        let (by, on) = (attack.side(attacker), attack.side(!attacker));
        if let (true, Some(quest), Fighter::Hero(thief), Fighter::Hero(carrier)) =
            (attacker, attack.steal, by, on)
        {
            return self.steal_quest(thief, carrier, quest);
        }
        let effects = self.open().hit_effects(by, on, attack.form);
        match effects.len() {
            0 => self.inflict(on, DEFAULT_WOUNDS, Some(by)),
            1 => self.begin_hit(by, on, effects[0]),
            _ => {
                enforces!("dungeoneer.combat.several-hit-effects");
                let chooser = self.open().player_of(by);
                self.ask(chooser, Choice::HitEffect { by, on, form: attack.form });
            }
        }
    }

    /// Exactly the printed hit effect happens; the default wound is not added to it.
    pub(crate) fn begin_hit(&mut self, by: Fighter, on: Fighter, script: Script) {
        enforces!("dungeoneer.combat.hit-effect-replaces");
        let controller = self.open().player_of(by);
        let source = match by {
            Fighter::Monster(card) => crate::cards::Source::Card(card),
            Fighter::Hero(seat) => crate::cards::Source::Hero(self.open().player(seat).hero),
            Fighter::Quest(quest) => crate::cards::Source::Quest(quest),
            Fighter::Map(space) => crate::cards::Source::Map(self.open().board.space(space).map),
        };
        let effect = Effect {
            script,
            at: 0,
            source,
            clause: u8::MAX,
            by: controller,
            on,
            space: None,
            extra: 0,
            hitter: Some(by),
            beat: None,
        };
        self.push(Frame::Effect(effect));
    }

    /// The whole hit effect is done: rewards are given, then a hero without Life is defeated.
    fn after_hit(&mut self, attack: &Attack, attacker: bool) {
        let (by, on) = (attack.side(attacker), attack.side(!attacker));
        if attack.steal.is_some() && attacker {
            return;
        }
        if let Fighter::Hero(victim) = on {
            if self.open().alive(victim) && self.open().player(victim).life == 0 {
                self.push(Frame::Defeat(victim));
            }
            if attack.inflicted > 0 {
                self.reward(victim, by, attack.inflicted);
            }
        }
        if let Fighter::Hero(seat) = by
            && self.stands(by)
        {
            self.begin_triggers(seat, Trigger::Hit, on, Some(on));
        }
    }

    /// The attack is over: what lasted for it ends, a batch monster has made its one attack, and the window after it opens.
    fn attack_done(&mut self, attack: &Attack) -> Flow {
        enforces!("dungeoneer.encounter.monster-one-attack-per-turn", "dungeoneer.quest.slay-monster-once");
        self.pop();
        for who in [attack.by, attack.on] {
            self.expire(who, Until::Attack);
            self.expire(who, Until::Roll);
        }
        self.push_window(Checkpoint::AfterAttack);
        Flow::On
    }

    /// Wounds on a monster: its Life falls, the hero's player gains Glory for wounds inflicted in combat, and at 0 Life it is
    /// defeated.
    pub(crate) fn hurt_monster(&mut self, on: Fighter, amount: u8, by: Option<Fighter>) {
        enforces!(
            "dungeoneer.combat.wound-is-life-loss",
            "dungeoneer.combat.wounds-persist",
            "dungeoneer.quest.slay-wounds-stay",
            "dungeoneer.general.peril-token-negative"
        );
        let left = self.open().monster_life(on);
        if !self.stands(on) {
            return;
        }
        let inflicted = amount.min(left);
        let foe = name_of(self.open(), on);
        self.tell(|| Event::Hurt { foe, amount });
        match on {
            Fighter::Hero(_) => {}
            Fighter::Monster(card) => {
                each(self.state.open.encounter_mut(card), |encounter| encounter.wounds += inflicted)
            }
            Fighter::Quest(quest) => {
                each(self.state.open.quest_mut(quest), |state| state.wounds += inflicted)
            }
            Fighter::Map(space) => self.state.open.board.spaces[space.index()].wounds += inflicted,
        }
        self.reward_hero(on, by, inflicted);
        if inflicted == left {
            self.monster_defeated(on, by);
        }
    }

    /// A hero's player gains 1 Glory for each wound his hero inflicts in combat on an Adventure-card monster or a hero, never
    /// more than the Life that was left. Quest and Map monsters bring none.
    fn reward_hero(&mut self, on: Fighter, by: Option<Fighter>, wounds: u8) {
        enforces!(
            "dungeoneer.reward.hero-wounds-monster",
            "dungeoneer.reward.hero-wounds-hero",
            "dungeoneer.reward.combat-only",
            "dungeoneer.reward.quest-map-monsters-none",
            "dungeoneer.special.challenge-hero-glory",
        );
        let pays = matches!(on, Fighter::Hero(_) | Fighter::Monster(_));
        if let Some(Fighter::Hero(seat)) = by
            && pays
        {
            self.glory(seat, i16::from(wounds));
        }
    }

    /// A monster at 0 Life is defeated: an Adventure card is discarded at once with everything attached, a Quest is completed, a
    /// Map monster never rises again and gives its reward.
    fn monster_defeated(&mut self, on: Fighter, by: Option<Fighter>) {
        enforces!(
            "dungeoneer.combat.monster-defeated",
            "dungeoneer.quest.slay-defence-kill",
            "dungeoneer.quest.slay-outline"
        );
        let foe = name_of(self.open(), on);
        self.tell(|| Event::Slain { foe });
        let hero = by.and_then(Fighter::hero);
        if let Some(seat) = hero {
            self.begin_triggers(seat, Trigger::Slay, on, Some(on));
        }
        match on {
            Fighter::Hero(_) => {}
            Fighter::Monster(card) => {
                each(self.state.open.encounter_mut(card), |encounter| encounter.fate = Fate::Gone);
                self.discard(self.open().turn, card);
            }
            Fighter::Quest(quest) => each(hero, |seat| self.complete(seat, quest)),
            Fighter::Map(space) => {
                self.state.open.board.spaces[space.index()].slain = true;
                let reward = self.open().board.space(space).card().monster.map(|monster| monster.reward);
                each(hero.zip(reward), |(seat, reward)| self.give_reward(seat, &reward));
            }
        }
    }

    /// Wounds on a hero: cards that react to them, then his Life falls. Wounds of a hit are counted for the reward, which comes after
    /// the whole hit effect and before the hero is removed.
    pub(crate) fn wound(&mut self, wound: Wound) -> Flow {
        if !wound.ready {
            self.put(Frame::Wound(Wound { ready: true, ..wound }));
            self.push_window(Checkpoint::Wounding);
            return Flow::On;
        }
        self.pop();
        let Wound { seat, amount, by, .. } = wound;
        if amount == 0 || !self.open().alive(seat) {
            return Flow::On;
        }
        let before = self.open().player(seat).life;
        let life = before.saturating_sub(amount);
        self.state.open.players[seat].life = life;
        self.tell(|| Event::Wounded { seat, amount, life });
        if by.is_some() {
            let wounds = amount.min(before);
            self.rewrite(|frame| match frame {
                Frame::Attack(attack) => {
                    Some(Frame::Attack(Attack { inflicted: attack.inflicted + wounds, ..attack }))
                }
                _ => None,
            });
        } else if life == 0 {
            self.push(Frame::Defeat(seat));
        }
        Flow::On
    }

    /// Rewards for wounds inflicted on a hero, capped by the Life he had: Glory to a hero who hit, Peril to hand out for a monster
    /// of the Adventure deck; nothing for Threats, Banes, exits, Obstacles or prices.
    fn reward(&mut self, victim: Seat, by: Fighter, wounds: u8) {
        enforces!(
            "dungeoneer.reward.monster-wounds-hero",
            "dungeoneer.reward.monster-wins-challenge",
            "dungeoneer.reward.cap-remaining-life",
            "dungeoneer.reward.only-monster-wounds",
        );
        match by {
            Fighter::Monster(_) => {
                let dungeonlord = self.open().turn;
                self.ask(dungeonlord, Choice::Reward { left: wounds });
            }
            Fighter::Hero(_) => self.reward_hero(Fighter::Hero(victim), Some(by), wounds),
            _ => {}
        }
    }
}

/// Whether a defender who won the roll hits: with the standard or the counter-attack type. Without a type he has merely
/// avoided the hit.
fn can_hit_back(attack: Option<AttackType>) -> bool {
    enforces!(
        "dungeoneer.attack.no-type",
        "dungeoneer.attack.types",
        "dungeoneer.special.challenge-hero-may-counter"
    );
    attack.is_some()
}

fn each<T>(item: Option<T>, call: impl FnOnce(T)) {
    if let Some(item) = item {
        call(item);
    }
}
