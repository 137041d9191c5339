//! Scores, attack types and what changes die rolls: everything that is worked out from the cards in play.

use table::{Seat, enforces};

use crate::action::Fighter;
use crate::board::{Space, SpaceId};
use crate::cards::{Source, map_card, quest_card};
use crate::content::{
    AttackType, Ban, Category, CategorySet, Clause, Condition, Duration, Ease, Filter, Form, Harm, Kind,
    Roll, Score, Subject, Task, Trigger, Verb, WordSet, Zone,
};
use crate::state::{Open, Step, Tipped};

/// The circumstances in which a clause is asked for: the roll, the form, the other side.
#[derive(Clone, Copy, Default)]
pub struct Circumstance {
    /// The kinds of roll, when a roll is made.
    pub rolls: WordSet<Roll>,
    /// The form of the attack.
    pub form: Option<Form>,
    /// The other side of the fight.
    pub foe: Option<Fighter>,
}

/// How a die is rolled.
#[derive(Clone, Copy, Debug)]
pub struct Die {
    /// What is added to it.
    pub add: i16,
    /// How many dice are rolled; the highest is kept.
    pub dice: u8,
    /// A die that shows this or less is rolled again.
    pub reroll: u8,
}

impl Open {
    /// The score of a side in a form and its attack type, with everything in force. A score is never negative.
    pub fn score(&self, who: Fighter, form: Form, at: Circumstance) -> (i16, Option<AttackType>) {
        enforces!("dungeoneer.attack.score-composition", "dungeoneer.attack.score-minimum");
        let mut sum = Sum::default();
        match who {
            Fighter::Hero(seat) => self.add_hero_banners(seat, form, &mut sum),
            _ => self.add_monster_banners(who, form, &mut sum),
        }
        self.each_verb(who, at, &mut |verb, extra, _| {
            if let Verb::Score { form: only, add, attack } = verb
                && only.is_none_or(|only| only == form)
            {
                sum.add(add.value(extra) as i16, *attack);
            }
        });
        (sum.score.max(0), sum.attack)
    }

    fn add_hero_banners(&self, seat: Seat, form: Form, sum: &mut Sum) {
        let player = self.player(seat);
        sum.stat(player.printed(form));
        for lying in player.readied.iter() {
            if self.attachments.is_empty() || !self.blanked(lying.card) {
                sum.stat(lying.card.face().banner.stat(form));
            }
        }
        for bane in player.banes.iter() {
            sum.stat(bane.card.face().banner.stat(form));
        }
        for attached in self.attachments.iter().filter(|attached| player.readied(attached.host).is_some()) {
            sum.stat(attached.card.face().banner.stat(form));
        }
    }

    fn add_monster_banners(&self, who: Fighter, form: Form, sum: &mut Sum) {
        enforces!("dungeoneer.attachment.host");
        match who {
            Fighter::Hero(_) => {}
            Fighter::Monster(card) => {
                sum.stat(card.face().banner.stat(form));
                for attached in self.attachments.iter().filter(|attached| attached.host == card) {
                    sum.stat(attached.card.face().banner.stat(form));
                }
            }
            Fighter::Quest(quest) => {
                if let Task::Slay(monster) = &quest_card(quest).task {
                    sum.stat(monster.banner.stat(form));
                }
            }
            Fighter::Map(space) => {
                if let Some(monster) = &self.board.space(space).card().monster {
                    sum.stat(monster.banner.stat(form));
                }
            }
        }
    }

    /// The score a Threat names, for a hero.
    pub fn threat_score(&self, seat: Seat, score: Score, at: Circumstance) -> i16 {
        enforces!("dungeoneer.threat.any-score", "dungeoneer.threat.life-is-current-life");
        match score {
            Score::Life => i16::from(self.player(seat).life),
            Score::Level => i16::from(self.player(seat).level),
            Score::Melee => self.score(Fighter::Hero(seat), Form::Melee, at).0,
            Score::Magic => self.score(Fighter::Hero(seat), Form::Magic, at).0,
            Score::Speed => self.score(Fighter::Hero(seat), Form::Speed, at).0,
        }
    }

    /// What changes a die roll of a side.
    pub fn die(&self, who: Fighter, at: Circumstance) -> Die {
        let mut die = Die { add: 0, dice: 1, reroll: 0 };
        self.each_verb(who, at, &mut |verb, extra, clause| {
            if !about(clause, at.rolls) {
                return;
            }
            match verb {
                Verb::Roll(add) => die.add += add.value(extra) as i16,
                Verb::Dice(dice) => die.dice = die.dice.max(*dice),
                Verb::Reroll(limit) => die.reroll = die.reroll.max(*limit),
                _ => {}
            }
        });
        die
    }

    /// The form whose score and type a side uses in an attack: the attack's own, unless an effect puts another in its place.
    pub fn form_used(&self, who: Fighter, form: Form, at: Circumstance) -> Form {
        let mut used = form;
        self.each_verb(who, at, &mut |verb, _, clause| {
            if let Verb::Instead(other) = verb
                && about(clause, at.rolls)
            {
                used = *other;
            }
        });
        used
    }

    /// How many more Treasures a player may have readied than his Hero card says.
    pub fn treasure_limit(&self, seat: Seat) -> i16 {
        enforces!("dungeoneer.hero.treasure-limit", "dungeoneer.storage.uses-slot");
        let mut limit = i16::from(self.player(seat).card().treasure_limit);
        self.each_verb(Fighter::Hero(seat), Circumstance::default(), &mut |verb, _, _| {
            if let Verb::Limit(change) = verb {
                limit += i16::from(*change);
            }
        });
        limit.max(0)
    }

    /// What a Boon or Treasure costs a player.
    pub fn glory_cost(&self, seat: Seat, card: crate::cards::CardId) -> u16 {
        let face = card.face();
        let mut cost = i16::from(face.cost);
        self.each_verb(Fighter::Hero(seat), Circumstance::default(), &mut |verb, _, _| {
            if let Verb::Cheaper { pick, by } = verb
                && pick.fits(face.kind, face.categories, face.duration)
            {
                cost -= i16::from(*by);
            }
        });
        cost.max(0) as u16
    }

    /// Whether a hero ignores something.
    pub fn immune(&self, seat: Seat, harm: Harm) -> bool {
        enforces!("dungeoneer.timing.cards-beat-rules", "dungeoneer.timing.card-against-card");
        let mut immune = false;
        self.each_verb(Fighter::Hero(seat), Circumstance::default(), &mut |verb, _, _| {
            if let Verb::Immune(harms) = verb {
                immune |= harms.has(harm);
            }
        });
        immune
    }

    /// Whether a player is forbidden to play something.
    pub fn forbidden(&self, seat: Seat, ban: Ban) -> bool {
        let mut forbidden = false;
        self.each_verb(Fighter::Hero(seat), Circumstance::default(), &mut |verb, _, _| {
            if let Verb::Forbid(bans) = verb {
                forbidden |= bans.has(ban);
            }
        });
        forbidden
    }

    /// A clause that makes a challenge to this foe free of Movement, if one is left this turn.
    pub fn free_challenge(&self, seat: Seat, foe: Fighter) -> Option<(Source, u8)> {
        let source = Source::Hero(self.player(seat).hero);
        let at = Circumstance { foe: Some(foe), ..Circumstance::default() };
        let mut found = None;
        for (place, clause) in source.clauses().iter().enumerate() {
            let eases = clause.verbs.iter().any(|verb| matches!(verb, Verb::Challenge(Ease::Free)));
            let key = (source, place as u8);
            if eases
                && clause.on == Trigger::Static
                && !self.used.contains(&key)
                && self.holds(clause, Fighter::Hero(seat), at)
            {
                found = Some(key);
            }
        }
        found
    }

    /// Calls back with every verb that is in force for a side: printed as static, or lasting.
    pub fn each_verb(
        &self,
        who: Fighter,
        at: Circumstance,
        call: &mut dyn FnMut(&'static Verb, u8, &'static Clause),
    ) {
        match who {
            Fighter::Hero(seat) => self.each_hero_clause(seat, at, call),
            _ => self.each_monster_clause(who, at, call),
        }
        for lasting in self.lasting.iter().filter(|lasting| lasting.on == who) {
            if let Some(clause) = lasting.source.clause(lasting.clause)
                && self.holds(clause, who, at)
            {
                clause.verbs.iter().for_each(|verb| call(verb, lasting.extra, clause));
            }
        }
    }

    fn each_hero_clause(
        &self,
        seat: Seat,
        at: Circumstance,
        call: &mut dyn FnMut(&'static Verb, u8, &'static Clause),
    ) {
        enforces!(
            "dungeoneer.hero-phase.readied",
            "dungeoneer.quest.effect",
            "dungeoneer.quest.effect-mandatory"
        );
        let player = self.player(seat);
        let mut tell = |clauses: &'static [Clause], subject: Subject| {
            for clause in clauses {
                if clause.on == Trigger::Static
                    && clause.to == subject
                    && !clause.once
                    && self.holds(clause, Fighter::Hero(seat), at)
                {
                    clause.verbs.iter().for_each(|verb| call(verb, 0, clause));
                }
            }
        };
        tell(player.card().clauses, Subject::You);
        for lying in player.readied.iter() {
            let clauses = lying.card.face().clauses;
            if !clauses.is_empty() && (self.attachments.is_empty() || !self.blanked(lying.card)) {
                tell(clauses, Subject::You);
            }
        }
        player.banes.iter().for_each(|bane| tell(bane.card.face().clauses, Subject::Target));
        player
            .quests
            .iter()
            .chain(&self.global)
            .for_each(|state| tell(quest_card(state.quest).effect, Subject::You));
        player.done.iter().for_each(|&quest| tell(Source::Artifact(quest).clauses(), Subject::You));
        tell(self.board.space(player.space).card().clauses, Subject::Here);
    }

    fn each_monster_clause(
        &self,
        who: Fighter,
        at: Circumstance,
        call: &mut dyn FnMut(&'static Verb, u8, &'static Clause),
    ) {
        let mut tell = |clauses: &'static [Clause], subject: Subject| {
            for clause in clauses {
                if clause.on == Trigger::Static && clause.to == subject && self.holds(clause, who, at) {
                    clause.verbs.iter().for_each(|verb| call(verb, 0, clause));
                }
            }
        };
        if let Fighter::Monster(card) = who {
            tell(card.face().clauses, Subject::This);
            for attached in self.attachments.iter().filter(|attached| attached.host == card) {
                tell(attached.card.face().clauses, Subject::Host);
            }
        }
        if let Some(space) = self.fight_space(who, at) {
            tell(space.card().clauses, Subject::Monsters);
        }
        if let Some(Fighter::Hero(seat)) = at.foe {
            let quests = self.player(seat).quests.iter().chain(&self.global);
            quests.for_each(|state| tell(quest_card(state.quest).effect, Subject::Foe));
        }
    }

    /// Where a side's fight is; a monster that is not on the map would fight where its target stands.
    fn fight_space(&self, who: Fighter, at: Circumstance) -> Option<&Space> {
        match who {
            Fighter::Hero(seat) => Some(self.space_of(seat)),
            Fighter::Monster(card) => match self.encounter(card) {
                Some(encounter) => Some(self.board.space(encounter.space)),
                None => at.foe.and_then(Fighter::hero).map(|seat| self.space_of(seat)),
            },
            Fighter::Map(space) => Some(self.board.space(space)),
            Fighter::Quest(_) => at.foe.and_then(Fighter::hero).map(|seat| self.space_of(seat)),
        }
    }

    /// Whether the conditions, the `vs` and the `pick` of a clause hold for its subject.
    pub fn holds(&self, clause: &Clause, who: Fighter, at: Circumstance) -> bool {
        if let Some(filter) = &clause.vs {
            let Some(foe) = at.foe else { return false };
            if !self.fighter_fits(foe, filter) {
                return false;
            }
        }
        if let Some(filter) = &clause.pick
            && !self.fighter_fits(who, filter)
        {
            return false;
        }
        clause.conditions.iter().all(|condition| self.condition(condition, who, at))
    }

    /// Whether a condition holds for its subject. A terrain condition is simply false on Dungeon spaces.
    pub fn condition(&self, condition: &Condition, who: Fighter, at: Circumstance) -> bool {
        enforces!("dungeoneer.obstacle.terrain");
        let card = || self.fight_space(who, at).map(|space| map_card(space.map));
        match condition {
            Condition::OwnTurn => who == Fighter::Hero(self.turn),
            Condition::HeroPhase => self.step == Step::Hero,
            Condition::AttacksYou | Condition::InThisSpace => true,
            Condition::Terrain(terrains) => {
                card().and_then(|card| card.terrain).is_some_and(|terrain| terrains.has(terrain))
            }
            Condition::Space(maps) => {
                self.fight_space(who, at).is_some_and(|space| maps.contains(&space.map))
            }
            Condition::SpaceType(types) => card().is_some_and(|card| types.has(card.space_type)),
            Condition::Form(forms) => at.form.is_some_and(|form| forms.has(form)),
            Condition::Category(categories) => self.categories(who).meets(*categories),
            Condition::LevelMin(level) => who.hero().is_some_and(|seat| self.player(seat).level >= *level),
            Condition::Has(filter) => who.hero().is_some_and(|seat| self.has(seat, filter)),
        }
    }

    /// Whether a card that fits is in a player's Inventory.
    pub fn has(&self, seat: Seat, filter: &Filter) -> bool {
        enforces!("dungeoneer.glossary.inventory");
        let player = self.player(seat);
        let fits = |card: crate::cards::CardId| {
            let face = card.face();
            filter.fits(face.kind, face.categories, face.duration)
        };
        match filter.zone {
            Some(Zone::Lying) => player.banes.iter().any(|lying| fits(lying.card)),
            Some(Zone::Pack) => player.pack.iter().any(|lying| fits(lying.card)),
            _ => player.readied.iter().any(|lying| fits(lying.card)),
        }
    }

    /// The categories of a monster; a hero has none.
    pub fn categories(&self, who: Fighter) -> CategorySet {
        match who {
            Fighter::Hero(_) => CategorySet::NONE,
            Fighter::Monster(card) => card.face().categories,
            Fighter::Quest(quest) => match &quest_card(quest).task {
                Task::Slay(monster) => monster.categories,
                _ => CategorySet::NONE,
            },
            Fighter::Map(space) => {
                self.board.space(space).card().monster.map_or(CategorySet::NONE, |monster| monster.categories)
            }
        }
    }

    /// Whether a side of a fight is what a filter describes. Every monster counts as of Monster duration.
    pub fn fighter_fits(&self, who: Fighter, filter: &Filter) -> bool {
        enforces!("dungeoneer.adventure.category");
        let (kind, duration) = match who {
            Fighter::Hero(_) => (Kind::Hero, Duration::Permanent),
            _ => (Kind::Encounter, Duration::Monster),
        };
        let hero = |seat: Seat| {
            let player = self.player(seat);
            filter.tipped.is_none_or(|tipped| tipped == (player.tipped != Tipped::No))
                && filter.life_max.is_none_or(|most| player.life <= most)
        };
        let about_hero = filter.tipped.is_some() || filter.life_max.is_some();
        filter.fits(kind, self.categories(who), duration) && who.hero().map_or(!about_hero, hero)
    }

    /// The Life a monster has left.
    pub fn monster_life(&self, who: Fighter) -> u8 {
        let (life, wounds) = match who {
            Fighter::Hero(seat) => return self.player(seat).life,
            Fighter::Monster(card) => {
                let extra: i8 = self
                    .attachments
                    .iter()
                    .filter(|on| on.host == card)
                    .map(|on| on.card.face().banner.life)
                    .sum();
                (
                    card.face().banner.life + extra,
                    self.encounter(card).map_or(0, |encounter| encounter.wounds),
                )
            }
            Fighter::Quest(quest) => {
                let life =
                    if let Task::Slay(monster) = &quest_card(quest).task { monster.banner.life } else { 0 };
                (life, self.quest(quest).map_or(0, |(_, state)| state.wounds))
            }
            Fighter::Map(space) => {
                let space = self.board.space(space);
                let life = if space.slain {
                    0
                } else {
                    space.card().monster.map_or(0, |monster| monster.banner.life)
                };
                (life, space.wounds)
            }
        };
        (life.max(0) as u8).saturating_sub(wounds)
    }

    /// The player who acts for a side: a hero's own, the dungeonlord for his Encounters, the turn player's left neighbour for
    /// Quest and Map monsters.
    pub fn player_of(&self, who: Fighter) -> Seat {
        enforces!("dungeoneer.combat.quest-map-dungeonlord");
        match who {
            Fighter::Hero(seat) => seat,
            Fighter::Monster(_) => self.turn,
            Fighter::Quest(_) | Fighter::Map(_) => self.left_of(self.turn),
        }
    }

    /// Where a side of a fight is.
    pub fn place_of(&self, who: Fighter, foe: Fighter) -> Option<SpaceId> {
        match who {
            Fighter::Hero(seat) => Some(self.player(seat).space),
            Fighter::Monster(card) => self.encounter(card).map(|encounter| encounter.space),
            Fighter::Map(space) => Some(space),
            Fighter::Quest(_) => foe.hero().map(|seat| self.player(seat).space),
        }
    }

    /// Whether a readied card of a category lies in front of a player, counted once for each.
    pub fn readied_of(&self, seat: Seat, kind: Kind) -> usize {
        self.player(seat).readied.iter().filter(|lying| lying.card.face().kind == kind).count()
    }

    /// Whether a player has a readied Treasure that shares a category.
    pub fn has_category(&self, seat: Seat, categories: CategorySet) -> bool {
        self.player(seat).readied.iter().any(|lying| {
            lying.card.face().kind == Kind::Treasure && lying.card.face().categories.meets(categories)
        })
    }

    /// Whether a card is a Storage Item.
    pub fn is_storage(card: crate::cards::CardId) -> bool {
        card.face().categories.has(Category::STORAGE_ITEM)
    }
}

/// Whether a clause is about one of these rolls. A clause that names no roll is about none.
#[inline]
pub fn about(clause: &Clause, rolls: WordSet<Roll>) -> bool {
    !rolls.is_empty() && (clause.rolls.meets(rolls) || clause.rolls.has(Roll::Any))
}

/// Scores of several cards in one form, added up.
#[derive(Default)]
struct Sum {
    score: i16,
    attack: Option<AttackType>,
}

impl Sum {
    fn stat(&mut self, stat: crate::content::Stat) {
        self.add(i16::from(stat.score), stat.attack);
    }

    /// The sum has the best type among those added: standard before counter-attack before none.
    fn add(&mut self, score: i16, attack: Option<AttackType>) {
        enforces!("dungeoneer.attack.best-type", "dungeoneer.attack.type-stays-within-form");
        self.score += score;
        self.attack = self.attack.max(attack);
    }
}
