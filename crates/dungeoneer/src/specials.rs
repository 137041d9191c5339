//! Special Actions: the five things that may be done on and off turn, what each needs, and how it is carried out.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Activation, Challenge, Fighter, On};
use crate::cards::{CardId, Cards, Source, quest_card};
use crate::content::{
    AttackType, Clause, CostDiscard, Form, Roll, Subject, Task, Trigger, Until, User, Verb, WordSet,
};
use crate::event::{Event, name_of};
use crate::frames::{Attack, AttackStage, Checkpoint, Effect, Frame, Trial, Why};
use crate::referee::Referee;
use crate::scores::{Circumstance, about};
use crate::state::{Component, Fate, Open, State, Step, Tipped};

/// Standard attacks a hero may initiate during one turn.
pub const ATTACKS_PER_TURN: u8 = 1;
/// What a challenge and standing up cost in Movements.
pub const ONE_MOVEMENT: u8 = 1;
/// How deep the nesting may be for another Special Action to begin.
const DEEPEST: usize = 26;

/// When somebody wants to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// In a window.
    Window(Checkpoint),
    /// As the turn player, when he is to choose his next action.
    Phase(Step),
}

impl Moment {
    /// Whether it is this window.
    pub fn is(self, at: Checkpoint) -> bool {
        self == Moment::Window(at)
    }

    /// Whether it is a restricted window.
    pub fn restricted(self) -> bool {
        matches!(self, Moment::Window(at) if at.restricted())
    }
}

/// A roll that is about to be made by one hero.
#[derive(Clone, Copy)]
pub struct Pending {
    /// What kinds of roll it counts as.
    pub rolls: WordSet<Roll>,
    /// The form, in combat.
    pub form: Option<Form>,
    /// The other side, in combat.
    pub foe: Option<Fighter>,
}

impl Pending {
    /// The circumstances of the roll.
    pub fn circumstance(self) -> Circumstance {
        Circumstance { rolls: self.rolls, form: self.form, foe: self.foe }
    }
}

impl Open {
    /// The work under the innermost window.
    fn beneath(&self) -> Option<&Frame> {
        self.frames.iter().rev().find(|frame| !matches!(frame, Frame::Window(_)))
    }

    /// The roll that a hero is about to make in the window before a roll.
    pub fn pending(&self, moment: Moment, seat: Seat) -> Option<Pending> {
        if !moment.is(Checkpoint::BeforeRoll) {
            return None;
        }
        match self.beneath()? {
            Frame::Attack(attack) => pending_in(attack, seat),
            Frame::Trial(trial) if trial.seat == seat => Some(pending_trial(trial)),
            _ => None,
        }
    }

    /// Those who are making a declared attack on a hero, before the dice.
    pub fn attackers(&self, moment: Moment, seat: Seat) -> impl Iterator<Item = Fighter> + '_ {
        let before_dice = moment.is(Checkpoint::Response) || moment.is(Checkpoint::BeforeRoll);
        let beneath = if before_dice { self.beneath().copied() } else { None };
        let single = match beneath {
            Some(Frame::Attack(attack)) if attack.on == Fighter::Hero(seat) => Some(attack.by),
            _ => None,
        };
        let whole_batch = matches!(beneath, Some(Frame::Batch(_)));
        let attacks = move |card: CardId, target: Seat, fate: Fate| {
            whole_batch && target == seat && fate == Fate::Waiting && card.face().is_monster()
        };
        let batch = self
            .batch
            .iter()
            .filter(move |encounter| attacks(encounter.card, encounter.target, encounter.fate));
        single.into_iter().chain(batch.map(|encounter| Fighter::Monster(encounter.card)))
    }

    /// Whether a hero is engaged in the Response step: targeted by an Encounter of the batch, in the space of one of its Traps,
    /// challenged, or attacked by a Quest or Map monster.
    pub fn engaged(&self, seat: Seat) -> bool {
        enforces!("dungeoneer.special.response-card", "dungeoneer.special.response-to-quest-monster");
        match self.beneath() {
            Some(Frame::Attack(attack)) => attack.on == Fighter::Hero(seat),
            Some(Frame::Batch(_)) => {
                self.batch.iter().filter(|encounter| encounter.fate == Fate::Waiting).any(|encounter| {
                    let trap_here =
                        encounter.card.face().is_trap() && encounter.space == self.player(seat).space;
                    encounter.target == seat || trap_here
                })
            }
            _ => false,
        }
    }

    /// Whether another attack, Trap or roll is under way, so that no challenge may begin.
    fn fighting(&self) -> bool {
        self.frames
            .iter()
            .any(|frame| matches!(frame, Frame::Attack(_) | Frame::Trap { .. } | Frame::Trial(_)))
    }

    /// The clauses a player could activate: of his ability, his readied cards, his Artifacts, and of Banes he bears.
    pub fn each_use(&self, seat: Seat, call: &mut dyn FnMut(Source, u8, &'static Clause)) {
        enforces!("dungeoneer.hero.special-ability");
        let player = self.player(seat);
        let mut tell = |source: Source, by: User| {
            for (place, clause) in source.clauses().iter().enumerate() {
                let waits = matches!(clause.on, Trigger::Use | Trigger::Wounding | Trigger::Card);
                if waits && clause.by == by {
                    call(source, place as u8, clause);
                }
            }
        };
        tell(Source::Hero(player.hero), User::You);
        for lying in player.readied.iter().filter(|lying| !lying.card.face().clauses.is_empty()) {
            if self.attachments.is_empty() || !self.blanked(lying.card) {
                tell(Source::Card(lying.card), User::You);
            }
        }
        player.done.iter().for_each(|&quest| tell(Source::Artifact(quest), User::You));
        player.banes.iter().for_each(|bane| tell(Source::Card(bane.card), User::Target));
        for attached in self.attachments.iter().filter(|attached| player.readied(attached.host).is_some()) {
            tell(Source::Card(attached.card), User::Target);
        }
    }

    /// Whether a source lies where this player may activate it.
    fn may_activate(&self, seat: Seat, source: Source, by: User) -> bool {
        let player = self.player(seat);
        match (source, by) {
            (Source::Hero(hero), User::You) => player.hero == hero,
            (Source::Artifact(quest), User::You) => player.done.contains(&quest),
            (Source::Card(card), User::You) => player.readied(card).is_some() && !self.blanked(card),
            (Source::Card(card), User::Target) => {
                let attached =
                    |on: &crate::state::Attachment| on.card == card && player.readied(on.host).is_some();
                player.banes.iter().any(|bane| bane.card == card) || self.attachments.iter().any(attached)
            }
            _ => false,
        }
    }
}

fn pending_in(attack: &Attack, seat: Seat) -> Option<Pending> {
    let me = Fighter::Hero(seat);
    let none = WordSet::NONE;
    if attack.by == me {
        return Some(Pending {
            rolls: none.with(Roll::Attack),
            form: Some(attack.form),
            foe: Some(attack.on),
        });
    }
    let defends = Pending { rolls: none.with(Roll::Defence), form: Some(attack.form), foe: Some(attack.by) };
    (attack.on == me).then_some(defends)
}

fn pending_trial(trial: &Trial) -> Pending {
    let rolls = trial.why.rolls();
    Pending {
        rolls: if rolls.is_empty() { WordSet::NONE.with(Roll::Any) } else { rolls },
        form: None,
        foe: None,
    }
}

impl State {
    /// Lists the Special Actions a player may take.
    pub fn specials(&self, seat: Seat, moment: Moment, out: &mut dyn FnMut(Action) -> bool) -> bool {
        if self.open.frames.depth() > DEEPEST {
            return false;
        }
        self.card_plays(seat, moment, out)
            || self.uses(seat, moment, out)
            || (!moment.restricted() && (self.untips(seat, out) || self.challenges(seat, moment, out)))
    }

    /// Whether a player has any Special Action to take.
    pub fn has_special(&self, seat: Seat, moment: Moment) -> bool {
        self.specials(seat, moment, &mut |_| true)
    }

    /// The cards in hand that could be played at a moment as a Special Action.
    fn card_plays(&self, seat: Seat, moment: Moment, out: &mut dyn FnMut(Action) -> bool) -> bool {
        let hand = self.hidden.hands[seat];
        let cards = match moment {
            Moment::Window(at) if at.restricted() => hand.and(Cards::reactive()),
            Moment::Window(Checkpoint::Response) => hand.and(Cards::anytime().or(Cards::response())),
            _ => hand.and(Cards::anytime()),
        };
        cards.iter().any(|card| self.plays_of(seat, card, moment, out))
    }

    fn uses(&self, seat: Seat, moment: Moment, out: &mut dyn FnMut(Action) -> bool) -> bool {
        let mut stop = false;
        self.open.each_use(seat, &mut |source, clause, printed| {
            if !stop {
                stop = self.activations(seat, moment, source, clause, printed, out);
            }
        });
        stop
    }

    fn activations(
        &self,
        seat: Seat,
        moment: Moment,
        source: Source,
        clause: u8,
        printed: &'static Clause,
        out: &mut dyn FnMut(Action) -> bool,
    ) -> bool {
        let mut offer = |on: On, giving: Option<CardId>| {
            let activation = Activation { source, clause, on, giving };
            self.check_use(seat, &activation, moment).is_ok() && out(Action::Use(activation))
        };
        let mut aim = |giving: Option<CardId>| match printed.to {
            Subject::Opponent => self.open.opponents(seat).any(|other| offer(On::Player(other), giving)),
            Subject::Foe => self.open.attackers(moment, seat).any(|foe| offer(On::Foe(foe), giving)),
            Subject::Space => self.open.board.iter().any(|(space, _)| offer(On::Space(space), giving)),
            _ => offer(On::Nothing, giving),
        };
        match printed.cost.discard {
            Some(CostDiscard::Cards(_)) => self.hidden.hands[seat].iter().any(|card| aim(Some(card))),
            _ => aim(None),
        }
    }

    fn untips(&self, seat: Seat, out: &mut dyn FnMut(Action) -> bool) -> bool {
        self.open.check_untip(seat).is_ok() && out(Action::Untip)
    }

    fn challenges(&self, seat: Seat, moment: Moment, out: &mut dyn FnMut(Action) -> bool) -> bool {
        if self.open.check_challenger(seat, moment).is_err() {
            return false;
        }
        let open = &self.open;
        let mut offer = |foe: Fighter, steal| {
            Form::ALL.iter().any(|&form| {
                let challenge = Challenge { foe, form, steal };
                open.check_challenge(seat, &challenge, moment).is_ok() && out(Action::Challenge(challenge))
            })
        };
        let here = open.player(seat).space;
        for other in open.opponents(seat).filter(|&other| open.player(other).space == here) {
            if offer(Fighter::Hero(other), None) {
                return true;
            }
            let carried =
                open.player(other).quests.iter().filter(|state| state.component == Component::Carried);
            if seat == open.turn
                && carried.clone().any(|state| offer(Fighter::Hero(other), Some(state.quest)))
            {
                return true;
            }
        }
        if open
            .batch
            .iter()
            .any(|encounter| encounter.target == seat && offer(Fighter::Monster(encounter.card), None))
        {
            return true;
        }
        seat == open.turn && {
            let quests = open.player(seat).quests.iter().chain(&open.global).filter(|state| state.attacked);
            let mut quests = quests.map(|state| Fighter::Quest(state.quest));
            quests.any(|foe| offer(foe, None)) || (open.map_attacked != 0 && offer(Fighter::Map(here), None))
        }
    }

    /// Whether a player may take this Special Action at this moment.
    pub fn check_special(&self, seat: Seat, action: &Action, moment: Moment) -> Result<(), Refusal> {
        Refusal::unless(self.open.frames.depth() <= DEEPEST, rule!("dungeoneer.timing.window-nested"))?;
        match action {
            Action::Play(play) => self.check_play(seat, play, moment),
            Action::Use(activation) => self.check_use(seat, activation, moment),
            Action::Untip => {
                Refusal::unless(!moment.restricted(), rule!("dungeoneer.timing.trigger-cards"))?;
                self.open.check_untip(seat)
            }
            Action::Challenge(challenge) => {
                Refusal::unless(!moment.restricted(), rule!("dungeoneer.timing.trigger-cards"))?;
                self.open.check_challenge(seat, challenge, moment)
            }
            _ => Err(Refusal::by(rule!("dungeoneer.special.list"))),
        }
    }

    /// Whether a player may activate this effect: it must lie before him, be unused, have its moment, and be paid for.
    pub fn check_use(&self, seat: Seat, activation: &Activation, moment: Moment) -> Result<(), Refusal> {
        let clause = activation.source.clause(activation.clause);
        let clause = clause.ok_or(Refusal::by(rule!("dungeoneer.special.activate-readied")))?;
        let mine = self.open.may_activate(seat, activation.source, clause.by);
        Refusal::unless(mine, rule!("dungeoneer.special.activate-only-own"))?;
        self.check_clause(seat, activation, clause, moment)
    }

    /// Whether the moment, the conditions, the aim and the cost of a clause are right, wherever its card lies.
    pub fn check_clause(
        &self,
        seat: Seat,
        use_: &Activation,
        clause: &'static Clause,
        moment: Moment,
    ) -> Result<(), Refusal> {
        self.check_trigger(seat, clause, moment)?;
        let spent = clause.once && self.open.used.contains(&(use_.source, use_.clause));
        Refusal::unless(!spent, rule!("dungeoneer.timing.once-per-turn-scope"))?;
        self.check_aim(seat, use_, clause, moment)?;
        self.check_cost(seat, use_, clause)
    }

    fn check_trigger(&self, seat: Seat, clause: &'static Clause, moment: Moment) -> Result<(), Refusal> {
        let open = &self.open;
        let right = match (clause.on, moment) {
            (Trigger::Wounding, Moment::Window(Checkpoint::Wounding)) => {
                open.about_to_be_wounded() == Some(seat)
            }
            (Trigger::Card, Moment::Window(Checkpoint::CardPlayed)) => open.reacts_to_card(seat, clause),
            (Trigger::Use, Moment::Window(at)) => !at.restricted(),
            (Trigger::Use, Moment::Phase(_)) => true,
            _ => false,
        };
        Refusal::unless(right, rule!("dungeoneer.timing.trigger-cards"))?;
        let needs_roll = !clause.rolls.is_empty() && clause.until != Until::Turn && clause.on == Trigger::Use;
        let mut at = Circumstance::default();
        if needs_roll {
            let pending = open.pending(moment, seat).filter(|pending| about(clause, pending.rolls));
            let pending = pending.ok_or(Refusal::by(rule!("dungeoneer.combat.modifiers-before-roll")))?;
            at = pending.circumstance();
        }
        let subject = Fighter::Hero(seat);
        let foe = clause.to == Subject::Foe;
        let holds = foe || clause.conditions.iter().all(|condition| open.condition(condition, subject, at));
        Refusal::unless(holds, rule!("dungeoneer.special.activate-readied"))
    }

    fn check_aim(
        &self,
        seat: Seat,
        use_: &Activation,
        clause: &'static Clause,
        moment: Moment,
    ) -> Result<(), Refusal> {
        let open = &self.open;
        let turns = clause.verbs.iter().any(|verb| matches!(verb, Verb::Rotate));
        match (clause.to, use_.on) {
            (Subject::Opponent, On::Player(other)) => {
                let opponent = other != seat && open.alive(other);
                Refusal::unless(opponent, rule!("dungeoneer.glossary.opponent"))
            }
            (Subject::Foe, On::Foe(foe)) => {
                let attacks = open.attackers(moment, seat).any(|other| other == foe);
                let fits = clause.vs.as_ref().is_none_or(|filter| open.fighter_fits(foe, filter));
                Refusal::unless(attacks && fits, rule!("dungeoneer.glossary.target"))
            }
            (Subject::Space, On::Space(space)) if space.index() < open.board.spaces.len() => {
                open.board.may_turn(space)
            }
            (Subject::YourSpace, On::Nothing) if turns => open.board.may_turn(open.player(seat).space),
            (Subject::Opponent | Subject::Foe | Subject::Space, _) => {
                Err(Refusal::by(rule!("dungeoneer.glossary.target")))
            }
            (_, On::Nothing) => Ok(()),
            _ => Err(Refusal::by(rule!("dungeoneer.glossary.target"))),
        }
    }

    fn check_cost(&self, seat: Seat, use_: &Activation, clause: &'static Clause) -> Result<(), Refusal> {
        let player = self.open.player(seat);
        let cost = &clause.cost;
        Refusal::unless(
            player.glory >= u16::from(cost.glory),
            rule!("dungeoneer.general.resources-not-negative"),
        )?;
        if cost.movement > 0 {
            Refusal::unless(player.tipped == Tipped::No, rule!("dungeoneer.tipped.no-movements"))?;
            Refusal::unless(
                player.movements >= cost.movement,
                rule!("dungeoneer.special.movement-off-turn"),
            )?;
        }
        if cost.charge > 0 {
            let charges = match use_.source {
                Source::Card(card) => player.readied(card).map_or(card.face().charges, |lying| lying.tokens),
                _ => 0,
            };
            Refusal::unless(charges >= cost.charge, rule!("dungeoneer.treasure.charges"))?;
        }
        match (cost.discard, use_.giving) {
            (Some(CostDiscard::Cards(pick)), Some(card)) => {
                let face = card.face();
                let fits = self.hidden.hands[seat].has(card)
                    && pick.filter.fits(face.kind, face.categories, face.duration);
                Refusal::unless(fits, rule!("dungeoneer.adventure.cost-in-full"))
            }
            (Some(CostDiscard::Cards(_)), None) => {
                Err(Refusal::by(rule!("dungeoneer.adventure.cost-in-full")))
            }
            (_, Some(_)) => Err(Refusal::by(rule!("dungeoneer.adventure.cost-in-full"))),
            _ => Ok(()),
        }
    }
}

impl Open {
    /// The player whose hero is about to take wounds, in the restricted window.
    pub fn about_to_be_wounded(&self) -> Option<Seat> {
        match self.beneath() {
            Some(Frame::Wound(wound)) if wound.amount > 0 => Some(wound.seat),
            _ => None,
        }
    }

    /// Whether a clause names the card that was just played as its trigger.
    pub fn reacts_to_card(&self, seat: Seat, clause: &Clause) -> bool {
        let Some(Frame::Played(played)) = self.beneath() else { return false };
        let Some(filter) = &clause.vs else { return false };
        let face = played.play.card.face();
        let aimed = face.aimed && played.play.payer == Some(seat);
        played.by != seat
            && !played.cancelled
            && filter.fits(face.kind, face.categories, face.duration)
            && (!filter.aimed_at_you || aimed)
    }

    /// Standing up: one Movement, in any window.
    pub fn check_untip(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        Refusal::unless(player.tipped != Tipped::No, rule!("dungeoneer.tipped.definition"))?;
        let rolling = |frame: &Frame| matches!(frame, Frame::Trial(trial) if trial.seat == seat && trial.why == Why::Untip);
        Refusal::unless(!self.frames.iter().any(rolling), rule!("dungeoneer.tipped.threat-again"))?;
        Refusal::unless(player.movements >= ONE_MOVEMENT, rule!("dungeoneer.special.untip"))
    }

    /// Whether a hero could challenge anybody at all at this moment.
    pub fn check_challenger(&self, seat: Seat, moment: Moment) -> Result<(), Refusal> {
        let player = self.player(seat);
        let nested = self.fighting() || moment.is(Checkpoint::Response) || moment.is(Checkpoint::BeforeRoll);
        Refusal::unless(!nested, rule!("dungeoneer.special.challenge-not-nested"))?;
        let allowed = ATTACKS_PER_TURN.saturating_add(player.extra_attacks);
        Refusal::unless(player.attacks < allowed, rule!("dungeoneer.special.challenge-once-per-turn"))?;
        Refusal::unless(player.tipped == Tipped::No, rule!("dungeoneer.special.challenge-not-when-tipped"))
    }

    /// Whether a hero may challenge this foe in this form.
    pub fn check_challenge(&self, seat: Seat, challenge: &Challenge, moment: Moment) -> Result<(), Refusal> {
        self.check_challenger(seat, moment)?;
        self.check_foe(seat, challenge)?;
        let free = self.free_challenge(seat, challenge.foe).is_some();
        let can_pay = free || self.player(seat).movements >= ONE_MOVEMENT;
        Refusal::unless(can_pay, rule!("dungeoneer.special.challenge-cost"))?;
        let at =
            Circumstance { form: Some(challenge.form), foe: Some(challenge.foe), ..Circumstance::default() };
        let (_, attack) = self.score(Fighter::Hero(seat), challenge.form, at);
        let standard = attack == Some(AttackType::Standard);
        enforces!("dungeoneer.special.challenge-form");
        Refusal::unless(standard, rule!("dungeoneer.attack.initiate-needs-standard"))
    }

    fn check_foe(&self, seat: Seat, challenge: &Challenge) -> Result<(), Refusal> {
        enforces!("dungeoneer.special.challenge-targets");
        if challenge.steal.is_some() && challenge.foe.hero().is_none() {
            return Err(Refusal::by(rule!("dungeoneer.quest.escort-steal")));
        }
        match challenge.foe {
            Fighter::Hero(other) => self.check_hero_foe(seat, other, challenge),
            Fighter::Monster(card) => self.check_monster_foe(seat, card),
            Fighter::Quest(quest) => self.check_quest_foe(seat, quest),
            Fighter::Map(space) => {
                let here = space == self.player(seat).space && space.index() < self.board.spaces.len();
                Refusal::unless(here, rule!("dungeoneer.special.challenge-same-space"))?;
                let attacked = seat == self.turn && self.map_attacked & (1 << space.0) != 0;
                let there =
                    self.board.space(space).card().monster.is_some() && !self.board.space(space).slain;
                Refusal::unless(attacked && there, rule!("dungeoneer.combat.map-monster-trigger"))
            }
        }
    }

    fn check_hero_foe(&self, seat: Seat, other: Seat, challenge: &Challenge) -> Result<(), Refusal> {
        Refusal::unless(other != seat && self.alive(other), rule!("dungeoneer.glossary.opponent"))?;
        let same_space = self.player(other).space == self.player(seat).space;
        Refusal::unless(same_space, rule!("dungeoneer.special.challenge-same-space"))?;
        let Some(quest) = challenge.steal else { return Ok(()) };
        Refusal::unless(seat == self.turn, rule!("dungeoneer.quest.escort-steal-on-own-turn"))?;
        let carried = self
            .player(other)
            .quests
            .iter()
            .any(|state| state.quest == quest && state.component == Component::Carried);
        Refusal::unless(carried, rule!("dungeoneer.quest.escort-steal"))
    }

    fn check_monster_foe(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let encounter = self.encounter(card);
        let encounter = encounter.ok_or(Refusal::by(rule!("dungeoneer.special.challenge-pack-monster")))?;
        let missed = encounter.fate == Fate::Missed || !card.face().is_monster();
        Refusal::unless(!missed, rule!("dungeoneer.special.challenge-missed-target"))?;
        let attacked = encounter.fate == Fate::Attacked;
        Refusal::unless(attacked, rule!("dungeoneer.special.challenge-monster-after-attack"))?;
        Refusal::unless(encounter.target == seat, rule!("dungeoneer.special.challenge-monster-who"))?;
        let same_space = encounter.space == self.player(seat).space;
        Refusal::unless(same_space, rule!("dungeoneer.special.challenge-same-space"))
    }

    fn check_quest_foe(&self, seat: Seat, quest: crate::content::QuestId) -> Result<(), Refusal> {
        let state = self.quest(quest).filter(|(owner, _)| owner.is_none_or(|owner| owner == seat));
        let (_, state) = state.ok_or(Refusal::by(rule!("dungeoneer.quest.slay-only-attempter")))?;
        let slay = matches!(quest_card(quest).task, Task::Slay(_));
        Refusal::unless(slay && seat == self.turn, rule!("dungeoneer.quest.slay-only-attempter"))?;
        Refusal::unless(state.attacked, rule!("dungeoneer.quest.slay-no-challenge-before"))?;
        let here = self.space_of(seat).map == quest_card(quest).space;
        Refusal::unless(here, rule!("dungeoneer.special.challenge-same-space"))?;
        Refusal::unless(!self.player(seat).completed, rule!("dungeoneer.quest.one-per-turn"))
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Carries out a checked Special Action; a played card or effect is executed completely before anyone can act again.
    pub(crate) fn special(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(play) => self.play_card(seat, play),
            Action::Use(activation) => self.activate(seat, activation),
            Action::Untip => self.untip(seat),
            Action::Challenge(challenge) => self.challenge(seat, challenge),
            _ => {}
        }
    }

    /// Pays for an effect and begins it. Paying and carrying out are not separated.
    pub(crate) fn activate(&mut self, seat: Seat, use_: Activation) {
        enforces!("dungeoneer.special.activate-readied", "dungeoneer.timing.window-none-inside-steps");
        let Some(clause) = use_.source.clause(use_.clause) else { return };
        self.tell(|| Event::Used { seat, source: use_.source });
        self.pay_clause(seat, &use_, clause);
        if clause.once {
            let _ = self.state.open.used.try_push((use_.source, use_.clause));
        }
        let (on, space) = match use_.on {
            On::Player(other) => (Fighter::Hero(other), None),
            On::Foe(foe) => (foe, None),
            On::Space(space) => (Fighter::Hero(seat), Some(space)),
            _ => (Fighter::Hero(seat), Some(self.open().player(seat).space)),
        };
        self.begin_clause(seat, use_.source, use_.clause, on, space, 0);
    }

    fn pay_clause(&mut self, seat: Seat, use_: &Activation, clause: &'static Clause) {
        let cost = &clause.cost;
        if cost.glory > 0 {
            self.glory(seat, -i16::from(cost.glory));
        }
        if cost.movement > 0 {
            self.movement(seat, -(cost.movement as i8));
        }
        if let Source::Card(card) = use_.source {
            if cost.charge > 0 {
                self.take_charges(seat, card, cost.charge);
            }
            if cost.discard == Some(CostDiscard::This) && self.unready(seat, card).is_some() {
                self.discard(seat, card);
            }
        }
        if let Some(given) = use_.giving {
            self.from_hand(seat, given);
            self.discard(seat, given);
        }
    }

    /// Removes charges; an item without charges has no effect any more and is discarded.
    fn take_charges(&mut self, seat: Seat, card: CardId, charges: u8) {
        enforces!("dungeoneer.treasure.charges", "dungeoneer.treasure.used-up");
        let readied = &mut self.state.open.players[seat].readied;
        let Some(lying) = readied.iter_mut().find(|lying| lying.card == card) else { return };
        lying.tokens = lying.tokens.saturating_sub(charges);
        if lying.tokens == 0 && self.unready(seat, card).is_some() {
            self.discard(seat, card);
        }
    }

    /// Begins the verbs of a clause, or makes them last.
    pub(crate) fn begin_clause(
        &mut self,
        by: Seat,
        source: Source,
        clause: u8,
        on: Fighter,
        space: Option<crate::board::SpaceId>,
        extra: u8,
    ) {
        let Some(printed) = source.clause(clause) else { return };
        let script = crate::cards::Script::of(printed.verbs);
        let effect = Effect { script, at: 0, source, clause, by, on, space, extra, hitter: None, beat: None };
        self.push(Frame::Effect(effect));
    }

    /// Stands a hero up for a Movement, and by beating the Threat again where the card says so.
    pub(crate) fn untip(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.special.untip",
            "dungeoneer.tipped.threat-again",
            "dungeoneer.obstacle.pit-escape"
        );
        self.movement(seat, -(ONE_MOVEMENT as i8));
        match self.open().player(seat).tipped {
            Tipped::Again { score, number } => {
                let trial =
                    Trial { seat, score: Some(score), number, bonus: 0, why: Why::Untip, ready: false };
                self.push(Frame::Trial(trial));
            }
            _ => self.stand_up(seat),
        }
    }

    /// Stands a hero up.
    pub(crate) fn stand_up(&mut self, seat: Seat) {
        if self.open().player(seat).tipped != Tipped::No {
            self.state.open.players[seat].tipped = Tipped::No;
            self.tell(|| Event::Untipped { seat });
        }
    }

    /// Declares a challenge: target and form are named and the Movement is spent; the Response step follows.
    pub(crate) fn challenge(&mut self, seat: Seat, challenge: Challenge) {
        enforces!(
            "dungeoneer.special.challenge-is-combat",
            "dungeoneer.special.challenge-cost",
            "dungeoneer.quest.slay-challenge",
            "dungeoneer.quest.escort-steal-declare",
        );
        let foe = name_of(self.open(), challenge.foe);
        self.tell(|| Event::Challenged { seat, foe, form: challenge.form, steal: challenge.steal });
        match self.open().free_challenge(seat, challenge.foe) {
            Some(key) => {
                let _ = self.state.open.used.try_push(key);
            }
            None => self.movement(seat, -(ONE_MOVEMENT as i8)),
        }
        self.state.open.players[seat].attacks += 1;
        if let Fighter::Hero(other) = challenge.foe {
            self.rouse(other);
        }
        let (by, form, steal) = (Fighter::Hero(seat), challenge.form, challenge.steal);
        self.push(Frame::Attack(Attack {
            by,
            on: challenge.foe,
            form,
            steal,
            inflicted: 0,
            stage: AttackStage::Declared,
        }));
    }
}
