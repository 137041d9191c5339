//! Quests: attempts of all five types, searches, escorts and thefts, completion and rewards.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Attempt, Fighter};
use crate::cards::quest_card;
use crate::content::{Quest, QuestId, Reward, Task, Trial as Printed};
use crate::event::Event;
use crate::frames::{AttemptStage, Attempting, Checkpoint, Choice, Frame, Trial, Why};
use crate::referee::{Flow, Referee};
use crate::specials::ONE_MOVEMENT;
use crate::state::{Component, Open, QuestState, State, Step, Tipped};

/// Completed Quests that win.
pub const QUESTS_TO_WIN: usize = 3;
/// The Level a hero cannot rise above.
const TOP_LEVEL: u8 = crate::content::LEVELS as u8;

impl Open {
    /// What an attempt costs in Movements: the first of the turn is free, every further one and every Chance roll costs one.
    pub fn attempt_cost(&self, seat: Seat, quest: QuestId) -> u8 {
        enforces!(
            "dungeoneer.quest.first-attempt-free",
            "dungeoneer.quest.further-attempts-cost",
            "dungeoneer.quest.first-attempt-scope",
            "dungeoneer.quest.chance-cost",
            "dungeoneer.quest.threat-cost",
            "dungeoneer.quest.search-cost",
        );
        let card = quest_card(quest);
        let rolls_chance = matches!(card.task, Task::Chance(_)) && card.search.is_none();
        if rolls_chance || self.player(seat).attempts > 0 { ONE_MOVEMENT } else { 0 }
    }

    /// The roll of an attempt, if it begins with one: the Search first.
    fn first_roll(card: &'static Quest) -> Option<&'static Printed> {
        match (&card.search, &card.task) {
            (Some(search), _) => Some(search),
            (None, Task::Threat(trial) | Task::Chance(trial)) => Some(trial),
            _ => None,
        }
    }

    /// Whether a Quest is open to a player: his own Personal Quests and the Global Quest.
    fn open_to(&self, seat: Seat, quest: QuestId) -> Option<&QuestState> {
        let (owner, state) = self.quest(quest)?;
        owner.is_none_or(|owner| owner == seat).then_some(state)
    }
}

impl State {
    /// Whether the turn player may attempt a Quest.
    pub fn check_attempt(&self, seat: Seat, attempt: &Attempt) -> Result<(), Refusal> {
        let open = &self.open;
        let state =
            open.open_to(seat, attempt.quest).ok_or(Refusal::by(rule!("dungeoneer.quest.attempt-which")))?;
        let card = quest_card(attempt.quest);
        let escort = matches!(card.task, Task::Escort { .. });
        Refusal::unless(!escort, rule!("dungeoneer.quest.escort-outline"))?;
        let placed = open.board.find(card.space).is_some();
        Refusal::unless(placed, rule!("dungeoneer.quest.space-not-on-map"))?;
        let here = open.space_of(seat).map == card.space;
        Refusal::unless(here, rule!("dungeoneer.quest.attempt-when"))?;
        let attacked = matches!(card.task, Task::Slay(_)) && state.attacked;
        Refusal::unless(!attacked, rule!("dungeoneer.quest.slay-no-second-attempt"))?;
        self.check_attempt_cost(seat, attempt, card, state)
    }

    fn check_attempt_cost(
        &self,
        seat: Seat,
        attempt: &Attempt,
        card: &'static Quest,
        state: &QuestState,
    ) -> Result<(), Refusal> {
        let player = self.open.player(seat);
        let cost = self.open.attempt_cost(seat, attempt.quest);
        if cost > 0 {
            Refusal::unless(player.tipped == Tipped::No, rule!("dungeoneer.quest.attempt-while-tipped"))?;
            let chance = matches!(card.task, Task::Chance(_));
            let rule = if chance {
                rule!("dungeoneer.quest.chance-cost")
            } else {
                rule!("dungeoneer.quest.further-attempts-cost")
            };
            Refusal::unless(player.movements >= cost, rule)?;
        }
        let roll = if state.found { None } else { Open::first_roll(card) };
        let boost = roll.and_then(|trial| trial.boost);
        let glory = boost.map_or(0, |boost| u16::from(boost.glory) * u16::from(attempt.boosts));
        let wanted = attempt.boosts == 0 || boost.is_some();
        Refusal::unless(wanted && glory <= player.glory, rule!("dungeoneer.quest.chance-bonus"))?;
        if let Task::Sacrifice(price) = &card.task {
            let paid = player.glory >= u16::from(price.glory) && player.life > price.life;
            let cards = price
                .discard
                .is_none_or(|pick| self.count_in_zone(seat, &pick.filter) >= usize::from(pick.amount));
            Refusal::unless(paid && cards, rule!("dungeoneer.quest.sacrifice-full-price"))?;
        }
        Ok(())
    }

    /// Lists the Quest attempts and Escort actions of the turn player.
    pub fn quest_actions(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        let open = &self.open;
        let here = open.space_of(seat).map;
        for state in open.player(seat).quests.iter().chain(&open.global) {
            let card = quest_card(state.quest);
            if card.space == here && !matches!(card.task, Task::Escort { .. }) {
                let boost = Open::first_roll(card).and_then(|trial| trial.boost);
                let most = boost.map_or(0, |boost| open.player(seat).glory / u16::from(boost.glory.max(1)));
                for boosts in 0..=most.min(255) as u8 {
                    let attempt = Attempt { quest: state.quest, boosts };
                    if self.check_attempt(seat, &attempt).is_ok() {
                        out(Action::Attempt(attempt));
                    }
                }
            }
        }
        let all = open.players.values().flat_map(|player| player.quests.iter()).chain(&open.global);
        for state in all.filter(|state| matches!(quest_card(state.quest).task, Task::Escort { .. })) {
            if self.check_pick_up(seat, state.quest).is_ok() {
                out(Action::PickUp(state.quest));
            }
            if self.check_set_down(seat, state.quest).is_ok() {
                out(Action::SetDown(state.quest));
            }
        }
    }

    /// Whether the turn player may pick a component up: his own or the Global one where it waits, or any that was set down.
    pub fn check_pick_up(&self, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
        let open = &self.open;
        let (owner, state) =
            open.quest(quest).ok_or(Refusal::by(rule!("dungeoneer.quest.escort-outline")))?;
        let card = quest_card(quest);
        let escort = matches!(card.task, Task::Escort { .. });
        Refusal::unless(
            escort && !open.player(seat).quests.is_full(),
            rule!("dungeoneer.quest.escort-outline"),
        )?;
        let here = open.player(seat).space;
        let there = match state.component {
            Component::Waiting => {
                let mine = owner.is_none_or(|owner| owner == seat);
                Refusal::unless(mine, rule!("dungeoneer.quest.escort-personal-source"))?;
                open.board.find(card.space) == Some(here)
            }
            Component::Lying(space) => space == here,
            Component::Carried => return Err(Refusal::by(rule!("dungeoneer.quest.escort-steal"))),
        };
        Refusal::unless(there, rule!("dungeoneer.quest.escort-pick-up-free"))
    }

    /// Whether the turn player may set a component down: he carries it, and at its destination he may still complete a Quest.
    pub fn check_set_down(&self, seat: Seat, quest: QuestId) -> Result<(), Refusal> {
        let carried = self
            .open
            .player(seat)
            .quests
            .iter()
            .any(|state| state.quest == quest && state.component == Component::Carried);
        Refusal::unless(carried, rule!("dungeoneer.quest.escort-who-may-complete"))?;
        let Task::Escort { destination, .. } = quest_card(quest).task else { return Ok(()) };
        let done = self.open.space_of(seat).map == destination && self.open.player(seat).completed;
        Refusal::unless(!done, rule!("dungeoneer.quest.one-per-turn"))
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Declares a Quest attempt.
    pub(crate) fn declare_attempt(&mut self, seat: Seat, attempt: Attempt) {
        self.tell(|| Event::Attempted { seat, quest: attempt.quest });
        let Attempt { quest, boosts } = attempt;
        self.push(Frame::Attempt(Attempting { seat, quest, boosts, stage: AttemptStage::Declared }));
    }

    /// A Quest attempt: the window, the cost, the search if there is one, then the task.
    pub(crate) fn attempting(&mut self, attempt: Attempting) -> Flow {
        enforces!(
            "dungeoneer.timing.window-quest-declared",
            "dungeoneer.quest.search",
            "dungeoneer.quest.attempt-unlimited"
        );
        let Attempting { seat, quest, boosts, stage } = attempt;
        let next = |stage| Frame::Attempt(Attempting { stage, ..attempt });
        if !self.open().alive(seat) || self.open().quest(quest).is_none() {
            return self.pop();
        }
        match stage {
            AttemptStage::Declared => {
                self.put(next(AttemptStage::Begin));
                self.push_window(Checkpoint::QuestDeclared);
            }
            AttemptStage::Begin if self.state.check_attempt(seat, &Attempt { quest, boosts }).is_err() => {
                return self.pop();
            }
            AttemptStage::Begin => self.begin_attempt(attempt),
            AttemptStage::Task => self.begin_task(attempt),
            AttemptStage::Price(left) => self.price(attempt, left),
            AttemptStage::Done => return self.pop(),
        }
        Flow::On
    }

    fn begin_attempt(&mut self, attempt: Attempting) {
        let Attempting { seat, quest, boosts, .. } = attempt;
        let cost = self.open().attempt_cost(seat, quest);
        if cost > 0 {
            self.movement(seat, -(cost as i8));
        }
        self.state.open.players[seat].attempts = self.open().player(seat).attempts.saturating_add(1);
        let card = quest_card(quest);
        let found = self.open().quest(quest).is_some_and(|(_, state)| state.found);
        match &card.search {
            Some(search) if !found => {
                self.put(Frame::Attempt(Attempting { boosts: 0, stage: AttemptStage::Done, ..attempt }));
                self.roll_for(seat, search, boosts, Why::Search(quest));
            }
            _ => {
                self.put(Frame::Attempt(Attempting { stage: AttemptStage::Task, ..attempt }));
            }
        }
    }

    fn begin_task(&mut self, attempt: Attempting) {
        enforces!(
            "dungeoneer.quest.types",
            "dungeoneer.quest.chance",
            "dungeoneer.quest.threat",
            "dungeoneer.quest.sacrifice"
        );
        let Attempting { seat, quest, boosts, .. } = attempt;
        self.put(Frame::Attempt(Attempting { stage: AttemptStage::Done, ..attempt }));
        match &quest_card(quest).task {
            Task::Slay(_) => self.slay(seat, quest),
            Task::Threat(trial) => self.roll_for(seat, trial, boosts, Why::Quest(quest)),
            Task::Chance(trial) => self.roll_for(seat, trial, boosts, Why::Chance(quest)),
            Task::Sacrifice(price) => {
                let cards = price.discard.map_or(0, |pick| pick.amount);
                self.put(Frame::Attempt(Attempting { stage: AttemptStage::Price(cards), ..attempt }));
            }
            Task::Escort { .. } => {}
        }
    }

    /// A roll of a Quest, with the bonuses bought for it; they count for this one roll only.
    fn roll_for(&mut self, seat: Seat, printed: &Printed, boosts: u8, why: Why) {
        enforces!("dungeoneer.quest.chance-bonus");
        let bonus = printed.boost.map_or(0, |boost| boost.add.saturating_mul(boosts));
        let glory = printed.boost.map_or(0, |boost| i16::from(boost.glory) * i16::from(boosts));
        if glory > 0 {
            self.glory(seat, -glory);
        }
        self.push(Frame::Trial(Trial {
            seat,
            score: printed.score,
            number: printed.number,
            bonus,
            why,
            ready: false,
        }));
    }

    /// The Quest monster makes the first attack, at no Movement cost, on the hero attempting the Quest alone.
    fn slay(&mut self, seat: Seat, quest: QuestId) {
        enforces!("dungeoneer.quest.slay-monster-first", "dungeoneer.quest.slay-only-attempter");
        if let Some(state) = self.state.open.quest_mut(quest) {
            state.attacked = true;
        }
        self.monster_attacks(Fighter::Quest(quest), seat);
    }

    /// The price of a Sacrifice: its cards one by one, then Glory and Life; all of it, and the hero survives it.
    fn price(&mut self, attempt: Attempting, left: u8) {
        let Attempting { seat, quest, .. } = attempt;
        if left > 0 {
            self.put(Frame::Attempt(Attempting { stage: AttemptStage::Price(left - 1), ..attempt }));
            self.ask(seat, Choice::Price(quest));
            return;
        }
        enforces!("dungeoneer.end.sacrifice-before-defeat");
        self.put(Frame::Attempt(Attempting { stage: AttemptStage::Done, ..attempt }));
        let Task::Sacrifice(price) = &quest_card(quest).task else { return };
        self.glory(seat, -i16::from(price.glory));
        let player = &mut self.state.open.players[seat];
        player.life = player.life.saturating_sub(price.life);
        let (amount, life) = (price.life, player.life);
        if amount > 0 {
            self.tell(|| Event::Wounded { seat, amount, life });
        }
        self.complete(seat, quest);
    }

    /// A Threat Quest was rolled for.
    pub(crate) fn quest_rolled(&mut self, seat: Seat, quest: QuestId, succeeded: bool) {
        if succeeded {
            self.complete(seat, quest);
        } else {
            self.spread_failure(seat, quest);
        }
    }

    /// A Chance Quest was rolled for.
    pub(crate) fn chance_rolled(&mut self, seat: Seat, quest: QuestId, succeeded: bool) {
        if succeeded {
            self.complete(seat, quest);
        }
    }

    /// A Search was rolled for: once the objective is found its task begins in the same attempt. It is lost again at the end of
    /// the turn.
    pub(crate) fn searched(&mut self, seat: Seat, quest: QuestId, succeeded: bool) {
        enforces!("dungeoneer.quest.search-lapses", "dungeoneer.quest.search-wounds-stay");
        if !succeeded {
            return;
        }
        if let Some(state) = self.state.open.quest_mut(quest) {
            state.found = true;
        }
        self.tell(|| Event::Found { seat, quest });
        if !matches!(quest_card(quest).task, Task::Chance(_)) {
            self.push(Frame::Attempt(Attempting { seat, quest, boosts: 0, stage: AttemptStage::Task }));
        }
    }

    /// Completes a Quest: it is turned over and counts, its reward is given, and with the third the player has won.
    pub(crate) fn complete(&mut self, seat: Seat, quest: QuestId) {
        enforces!(
            "dungeoneer.quest.complete-steps",
            "dungeoneer.quest.completed-out-of-play",
            "dungeoneer.quest.personal-not-replaced",
            "dungeoneer.quest.artifact",
            "dungeoneer.quest.artifact-counts",
            "dungeoneer.hidden.completed-quests",
        );
        let was_global = self.open().global.as_ref().is_some_and(|global| global.quest == quest);
        self.state.open.players[seat].quests.retain(|state| state.quest != quest);
        if was_global {
            self.state.open.global = None;
        }
        let player = &mut self.state.open.players[seat];
        let _ = player.done.try_push(quest);
        player.completed = true;
        self.tell(|| Event::Completed { seat, quest });
        if self.open().player(seat).done.len() >= QUESTS_TO_WIN {
            enforces!("dungeoneer.end.three-quests");
            return self.win(seat);
        }
        self.give_reward(seat, &quest_card(quest).reward);
        if was_global {
            self.turn_up_global();
        }
        self.end_hero_phase();
    }

    /// After a completion no Hero Phase action is possible any more: the Discard/Draw Phase comes.
    fn end_hero_phase(&mut self) {
        enforces!("dungeoneer.quest.complete-ends-hero-phase", "dungeoneer.hero-phase.end");
        if matches!(self.open().step, Step::Hero | Step::EndHero) {
            self.state.open.step = Step::Stay;
        }
    }

    /// Gives all parts of a printed reward, Peril included, to the completing hero.
    pub(crate) fn give_reward(&mut self, seat: Seat, reward: &Reward) {
        enforces!("dungeoneer.quest.reward", "dungeoneer.quest.reward-options");
        for _ in 0..reward.level {
            self.gain_level(seat);
        }
        if reward.recover > 0 {
            self.recover(seat, i32::from(reward.recover));
        }
        if reward.life > 0 {
            self.gain_life(seat, i32::from(reward.life));
        }
        self.glory(seat, i16::from(reward.glory));
        self.peril(seat, i16::from(reward.peril));
    }

    /// Raises a hero one Level, never above the last; his Life does not change.
    fn gain_level(&mut self, seat: Seat) {
        enforces!("dungeoneer.hero.level", "dungeoneer.hero.level-maximum");
        let player = &mut self.state.open.players[seat];
        if player.level < TOP_LEVEL {
            player.level += 1;
            let level = player.level;
            self.tell(|| Event::Level { seat, level });
        }
    }

    /// The top card of the Quest deck.
    pub(crate) fn next_quest(&mut self) -> Option<QuestId> {
        enforces!("dungeoneer.hidden.quest-deck");
        let quests = self.state.hidden.quests;
        let drawn = if quests != 0 {
            let count = quests.count_ones() as usize;
            let rank = self
                .luck
                .pick("quest-deck", count, |rank| quest_card(nth_quest(quests, rank)).print.slug.into());
            let quest = nth_quest(quests, rank);
            self.state.hidden.quests &= !(1 << quest.0);
            Some(quest)
        } else if self.open().quest_bottom.is_empty() {
            None
        } else {
            Some(self.state.open.quest_bottom.remove(0))
        };
        self.state.count_quests();
        drawn
    }

    /// Turns up a new Global Quest, if the deck has one.
    pub(crate) fn turn_up_global(&mut self) {
        enforces!("dungeoneer.quest.new-global", "dungeoneer.deck.quest-empty");
        if let Some(quest) = self.next_quest() {
            self.state.open.global = Some(QuestState::fresh(quest));
            self.tell(|| Event::Global { quest });
        }
    }

    /// Puts a discarded Quest under the Quest deck, without its tokens; an empty Global place is filled at once.
    pub(crate) fn quest_under(&mut self, quest: QuestId) {
        enforces!("dungeoneer.quest.discarded-goes-under");
        let _ = self.state.open.quest_bottom.try_push(quest);
        self.state.count_quests();
        self.tell(|| Event::Under { quest });
        if self.open().global.is_none() {
            self.turn_up_global();
        }
    }

    /// Picks up a component: free, and it uses up no attempt. A Global Escort becomes Personal and is replaced; with a dropped
    /// component the Quest changes hands.
    pub(crate) fn pick_up(&mut self, seat: Seat, quest: QuestId) {
        enforces!(
            "dungeoneer.quest.escort-pick-up-free",
            "dungeoneer.quest.escort-marker",
            "dungeoneer.quest.escort-global-becomes-personal",
            "dungeoneer.quest.escort-take-dropped",
            "dungeoneer.quest.personal-limit",
            "dungeoneer.glossary.free-movement",
        );
        let was_global = self.open().global.as_ref().is_some_and(|global| global.quest == quest);
        self.move_quest(quest, seat);
        self.tell(|| Event::PickedUp { seat, quest });
        if was_global {
            self.turn_up_global();
        }
    }

    /// Gives a Quest to a player, its component carried by his hero, without regard to how many he has.
    fn move_quest(&mut self, quest: QuestId, to: Seat) {
        let Some((owner, state)) = self.open().quest(quest) else { return };
        let state = QuestState { component: Component::Carried, ..*state };
        match owner {
            None => self.state.open.global = None,
            Some(owner) => self.state.open.players[owner].quests.retain(|state| state.quest != quest),
        }
        let _ = self.state.open.players[to].quests.try_push(state);
    }

    /// Sets a component down: at its destination that completes the Quest, elsewhere it lies there for anyone.
    pub(crate) fn set_down(&mut self, seat: Seat, quest: QuestId) {
        enforces!(
            "dungeoneer.quest.escort-complete",
            "dungeoneer.quest.escort-drop",
            "dungeoneer.quest.escort-who-may-complete"
        );
        self.tell(|| Event::SetDown { seat, quest });
        let Task::Escort { destination, .. } = quest_card(quest).task else { return };
        if self.open().space_of(seat).map == destination {
            return self.complete(seat, quest);
        }
        let here = self.open().player(seat).space;
        if let Some(state) = self.state.open.quest_mut(quest) {
            state.component = Component::Lying(here);
        }
    }

    /// A thief who hits takes the Quest with its component: no wound, no hit effect, no Glory.
    pub(crate) fn steal_quest(&mut self, thief: Seat, carrier: Seat, quest: QuestId) {
        enforces!(
            "dungeoneer.quest.escort-steal-success",
            "dungeoneer.quest.escort-steal-no-extras",
            "dungeoneer.quest.escort-several",
            "dungeoneer.quest.escort-steal-failure",
        );
        let carries = |state: &QuestState| state.quest == quest && state.component == Component::Carried;
        if self.open().player(carrier).quests.iter().any(carries)
            && !self.open().player(thief).quests.is_full()
        {
            self.move_quest(quest, thief);
            self.tell(|| Event::Stolen { seat: thief, from: carrier, quest });
        }
    }
}

impl State {
    /// Counts the Quest deck anew.
    pub fn count_quests(&mut self) {
        self.open.quest_deck = self.hidden.quests.count_ones() as u8 + self.open.quest_bottom.len() as u8;
    }
}

/// The Quest with a rank among those of a set.
pub(crate) fn nth_quest(mut quests: u32, rank: usize) -> QuestId {
    for _ in 0..rank {
        quests &= quests.wrapping_sub(1);
    }
    QuestId((quests.trailing_zeros() % 32) as u8)
}
