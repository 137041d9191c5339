//! Playing Boons, Treasures and Banes: playtimes, costs, limits, Attachments, and what becomes of the card.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Activation, CardPlay, Fighter, On};
use crate::cards::{CardId, Source};
use crate::content::{
    Adventure, Ban, Category, CostDiscard, Duration, Kind, Owner, Playtime, Subject, Trigger, Until, Verb,
    Zone,
};
use crate::event::Event;
use crate::frames::{Checkpoint, Frame, Played};
use crate::referee::{Flow, Referee};
use crate::scores::Circumstance;
use crate::specials::Moment;
use crate::state::{Attachment, InPlay, Open, State, Step};

impl State {
    /// Lists the ways in which a card in hand may be played at a moment.
    pub fn plays_of(
        &self,
        seat: Seat,
        card: CardId,
        moment: Moment,
        out: &mut dyn FnMut(Action) -> bool,
    ) -> bool {
        let face = card.face();
        let mut offer = |payer: Option<Seat>, on: On| {
            let most = self.most_extra(seat, card, payer);
            [false, true].into_iter().any(|now| {
                (0..=most).any(|extra| {
                    let play = CardPlay { card, payer, on, extra, now };
                    (!now || face.kind == Kind::Treasure)
                        && self.check_play(seat, &play, moment).is_ok()
                        && out(Action::Play(play))
                })
            })
        };
        let open = &self.open;
        let mut aim = |payer: Option<Seat>| {
            if let Some(filter) = &face.host {
                let target = if filter.owner == Some(Owner::Target) { payer.unwrap_or(seat) } else { seat };
                let player = open.player(target);
                let zone =
                    if filter.zone == Some(Zone::Pack) { &player.pack[..] } else { &player.readied[..] };
                return zone.iter().any(|lying| offer(payer, On::Card(lying.card)));
            }
            match aimed_subject(face) {
                Some(Subject::Space) => open.board.iter().any(|(space, _)| offer(payer, On::Space(space))),
                Some(Subject::Foe) => open.attackers(moment, seat).any(|foe| offer(payer, On::Foe(foe))),
                _ => offer(payer, On::Nothing),
            }
        };
        match face.kind {
            Kind::Bane => open.opponents(seat).any(|payer| aim(Some(payer))),
            _ => aim(None),
        }
    }

    fn most_extra(&self, seat: Seat, card: CardId, payer: Option<Seat>) -> u8 {
        let face = card.face();
        let Some(most) = face.x_max else { return 0 };
        let (purse, cost) = match payer {
            None => (self.open.player(seat).glory, self.open.glory_cost(seat, card)),
            Some(payer) => (self.open.player(payer).peril, u16::from(face.cost)),
        };
        let left = purse.saturating_sub(cost);
        most.min(left.min(255) as u8)
    }

    /// Whether a player may play this card so: the right card, time, payer, price, aim and room.
    pub fn check_play(&self, seat: Seat, play: &CardPlay, moment: Moment) -> Result<(), Refusal> {
        let face = play.card.face();
        Refusal::unless(
            self.hidden.hands[seat].has(play.card),
            rule!("dungeoneer.dungeonlord.hand-or-pack"),
        )?;
        self.check_playtime(seat, face, moment)?;
        self.check_bans(seat, face)?;
        self.check_payment(seat, play, face)?;
        self.check_target(seat, play, face, moment)?;
        self.check_room(seat, play, face, moment)
    }

    /// Whether it is the card's playtime.
    fn check_playtime(&self, seat: Seat, face: &'static Adventure, moment: Moment) -> Result<(), Refusal> {
        enforces!("dungeoneer.adventure.playtime", "dungeoneer.special.anytime-card");
        Refusal::unless(face.kind != Kind::Encounter, rule!("dungeoneer.encounter.only-dungeonlord-phase"))?;
        let phase = |wanted: &[Step]| matches!(moment, Moment::Phase(step) if wanted.contains(&step));
        match face.playtime {
            Playtime::Dungeonlord => {
                let inside = seat == self.open.turn && !self.open.batch.is_empty() && self.open.in_batch();
                Refusal::unless(!inside, rule!("dungeoneer.dungeonlord.banes-not-inside-encounters"))?;
                let right = phase(&[Step::Dungeonlord, Step::Attacked]);
                Refusal::unless(right, rule!("dungeoneer.adventure.playtime-dungeonlord"))
            }
            Playtime::Hero => {
                Refusal::unless(phase(&[Step::Hero]), rule!("dungeoneer.adventure.playtime-hero"))
            }
            Playtime::Response => {
                Refusal::unless(
                    moment.is(Checkpoint::Response),
                    rule!("dungeoneer.adventure.playtime-response"),
                )?;
                Refusal::unless(self.open.engaged(seat), rule!("dungeoneer.special.response-card"))
            }
            Playtime::Anytime => self.check_anytime(seat, face, moment),
        }
    }

    /// An Anytime card: in every window; one that only reacts, in its restricted window alone; one that changes a roll, before
    /// that roll alone.
    fn check_anytime(&self, seat: Seat, face: &'static Adventure, moment: Moment) -> Result<(), Refusal> {
        enforces!("dungeoneer.adventure.playtime-anytime");
        let reacts = face.clauses.iter().any(|clause| matches!(clause.on, Trigger::Wounding | Trigger::Card));
        let right = match (moment, reacts) {
            (Moment::Window(Checkpoint::Wounding), true) => self.open.about_to_be_wounded() == Some(seat),
            (Moment::Window(Checkpoint::CardPlayed), true) => {
                face.clauses.iter().any(|clause| self.open.reacts_to_card(seat, clause))
            }
            (moment, false) => !moment.restricted(),
            _ => false,
        };
        Refusal::unless(right, rule!("dungeoneer.timing.trigger-cards"))
    }

    /// Cards in play may forbid to play others; a prohibition beats a permission.
    fn check_bans(&self, seat: Seat, face: &Adventure) -> Result<(), Refusal> {
        let response = face.playtime == Playtime::Response && self.open.forbidden(seat, Ban::Response);
        let spell = face.categories.has(Category::SPELL) && self.open.forbidden(seat, Ban::Spell);
        Refusal::unless(!response && !spell, rule!("dungeoneer.timing.card-against-card"))
    }

    /// Boons and Treasures are paid with one's own Glory, Banes with the Peril of one opponent: the target, if there is one.
    fn check_payment(&self, seat: Seat, play: &CardPlay, face: &Adventure) -> Result<(), Refusal> {
        enforces!("dungeoneer.special.anytime-bane-payment");
        let most = face.x_max.unwrap_or(0);
        Refusal::unless(play.extra <= most, rule!("dungeoneer.glossary.number-symbol"))?;
        let Some(payer) = play.payer else {
            let free_of_peril = matches!(face.kind, Kind::Boon | Kind::Treasure);
            Refusal::unless(free_of_peril, rule!("dungeoneer.adventure.cost-resource"))?;
            let cost = self.open.glory_cost(seat, play.card) + u16::from(play.extra);
            return Refusal::unless(
                self.open.player(seat).glory >= cost,
                rule!("dungeoneer.adventure.cost-in-full"),
            );
        };
        Refusal::unless(face.kind == Kind::Bane, rule!("dungeoneer.adventure.cost-resource"))?;
        Refusal::unless(payer != seat, rule!("dungeoneer.dungeonlord.never-own-peril"))?;
        Refusal::unless(self.open.alive(payer), rule!("dungeoneer.glossary.opponent"))?;
        let peril = self.open.player(payer).peril;
        let (base, whole) = (u16::from(face.cost), u16::from(face.cost) + u16::from(play.extra));
        let short = if face.aimed {
            rule!("dungeoneer.dungeonlord.pay-with-targets-peril")
        } else {
            rule!("dungeoneer.dungeonlord.untargeted-bane-payer")
        };
        Refusal::unless(peril >= base, short)?;
        Refusal::unless(peril >= whole, rule!("dungeoneer.glossary.number-symbol-payer"))
    }

    fn check_target(
        &self,
        seat: Seat,
        play: &CardPlay,
        face: &'static Adventure,
        moment: Moment,
    ) -> Result<(), Refusal> {
        let open = &self.open;
        let target = Fighter::Hero(play.payer.unwrap_or(seat));
        let meets =
            face.only.iter().all(|condition| open.condition(condition, target, Circumstance::default()));
        Refusal::unless(meets, rule!("dungeoneer.bane.distance"))?;
        let rolls = face.clauses.iter().find(|clause| clause.on == Trigger::Play && !clause.rolls.is_empty());
        if let Some(clause) = rolls.filter(|clause| clause.until != Until::Turn) {
            let pending = target.hero().and_then(|seat| open.pending(moment, seat));
            let about = pending.is_some_and(|pending| crate::scores::about(clause, pending.rolls));
            Refusal::unless(about, rule!("dungeoneer.special.anytime-before-roll"))?;
        }
        if face.duration == Duration::Attachment {
            return self.check_host(seat, play, face);
        }
        match (aimed_subject(face), play.on) {
            (Some(Subject::Space), On::Space(space)) if space.index() < open.board.spaces.len() => {
                open.board.may_turn(space)
            }
            (Some(Subject::Foe), On::Foe(foe)) => {
                let filter = face.clauses.first().and_then(|clause| clause.vs);
                let fits = filter.is_none_or(|filter| open.fighter_fits(foe, &filter));
                let attacks = open.attackers(moment, seat).any(|other| other == foe);
                Refusal::unless(fits && attacks, rule!("dungeoneer.glossary.target"))
            }
            (Some(_), _) => Err(Refusal::by(rule!("dungeoneer.glossary.target"))),
            (None, On::Nothing) => Ok(()),
            _ => Err(Refusal::by(rule!("dungeoneer.dungeonlord.target-is-payer"))),
        }
    }

    fn check_host(&self, seat: Seat, play: &CardPlay, face: &Adventure) -> Result<(), Refusal> {
        let refused = Refusal::by(rule!("dungeoneer.attachment.host"));
        let (Some(filter), On::Card(host)) = (&face.host, play.on) else { return Err(refused) };
        let owner = if filter.owner == Some(Owner::Target) { play.payer.unwrap_or(seat) } else { seat };
        let player = self.open.player(owner);
        let zone = if filter.zone == Some(Zone::Pack) { &player.pack[..] } else { &player.readied[..] };
        let there = zone.iter().any(|lying| lying.card == host);
        let printed = host.face();
        let fits = there && filter.fits(printed.kind, printed.categories, printed.duration);
        if fits && !self.open.attachments.is_full() { Ok(()) } else { Err(refused) }
    }

    /// Whether a permanent Boon or Treasure has room; nothing is discarded to make room for it.
    fn check_room(
        &self,
        seat: Seat,
        play: &CardPlay,
        face: &'static Adventure,
        moment: Moment,
    ) -> Result<(), Refusal> {
        enforces!(
            "dungeoneer.hero.limits-permanent-only",
            "dungeoneer.boon.copies-allowed",
            "dungeoneer.boon.instant"
        );
        if play.now {
            return self.check_now(seat, play, face, moment);
        }
        if face.duration != Duration::Permanent {
            return Ok(());
        }
        match face.kind {
            Kind::Boon => self.check_boon_room(seat),
            Kind::Treasure => self.check_treasure_room(seat, face),
            _ => {
                let banes = self.open.player(play.payer.unwrap_or(seat)).banes.is_full();
                Refusal::unless(!banes, rule!("dungeoneer.bane.permanent-location"))
            }
        }
    }

    fn check_boon_room(&self, seat: Seat) -> Result<(), Refusal> {
        enforces!(
            "dungeoneer.hero.special-ability-no-slot",
            "dungeoneer.hero.limit-anytime",
            "dungeoneer.attachment.no-limit-count"
        );
        let room =
            self.open.readied_of(seat, Kind::Boon) < usize::from(self.open.player(seat).card().boon_limit);
        Refusal::unless(room, rule!("dungeoneer.hero.boon-limit"))
    }

    /// A card is in force as soon as it is played: a Storage Item makes its own room.
    fn check_treasure_room(&self, seat: Seat, face: &Adventure) -> Result<(), Refusal> {
        enforces!(
            "dungeoneer.timing.immediate-effect",
            "dungeoneer.storage.play-when-full",
            "dungeoneer.storage.at-most-one",
            "dungeoneer.treasure.duplicate-category-detail",
            "dungeoneer.treasure.one-shot-kept",
            "dungeoneer.quest.artifact-not-treasure",
        );
        let double = self.open.has_category(seat, face.categories);
        Refusal::unless(!double, rule!("dungeoneer.treasure.no-duplicate-category"))?;
        let brings: i16 = face.clauses.iter().flat_map(|clause| clause.verbs).map(slots).sum();
        let slots = self.open.treasure_limit(seat) + brings;
        let taken = self.open.readied_of(seat, Kind::Treasure) as i16;
        let full = self.open.player(seat).readied.is_full();
        Refusal::unless(taken < slots && !full, rule!("dungeoneer.hero.limit-full"))
    }

    /// A Treasure that is discarded when used may be played and used in one go, without a slot.
    fn check_now(
        &self,
        seat: Seat,
        play: &CardPlay,
        face: &'static Adventure,
        moment: Moment,
    ) -> Result<(), Refusal> {
        let place = one_shot(face).ok_or(Refusal::by(rule!("dungeoneer.treasure.one-shot")))?;
        let source = Source::Card(play.card);
        let activation = Activation { source, clause: place, on: On::Nothing, giving: None };
        let clause = source.clause(place).ok_or(Refusal::by(rule!("dungeoneer.treasure.one-shot")))?;
        Refusal::unless(!self.open.player(seat).readied.is_full(), rule!("dungeoneer.hero.limit-full"))?;
        self.check_clause(seat, &activation, clause, moment)
    }
}

/// The slots a verb adds.
fn slots(verb: &Verb) -> i16 {
    if let Verb::Limit(change) = verb { i16::from(*change) } else { 0 }
}

/// The clause of a Treasure that uses it up.
fn one_shot(face: &Adventure) -> Option<u8> {
    let used_up = |clause: &crate::content::Clause| {
        clause.on == Trigger::Use && clause.cost.discard == Some(CostDiscard::This)
    };
    face.clauses.iter().position(used_up).map(|place| place as u8)
}

/// What besides the payer a card is aimed at when it is played.
fn aimed_subject(face: &Adventure) -> Option<Subject> {
    let play = face.clauses.iter().find(|clause| clause.on == Trigger::Play);
    play.map(|clause| clause.to).filter(|to| matches!(to, Subject::Space | Subject::Foe))
}

impl Open {
    /// Whether the batch is between its Attack step and the end of its Resolution step.
    pub fn in_batch(&self) -> bool {
        self.step == Step::Declaring || self.frames.iter().any(|frame| matches!(frame, Frame::Batch(_)))
    }

    /// Whether anybody has a readied card that could react to a card being played.
    fn could_react(&self, by: Seat) -> bool {
        self.opponents(by).any(|seat| {
            let mut reacts = false;
            self.each_use(seat, &mut |_, _, clause| reacts |= clause.on == Trigger::Card);
            reacts
        })
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Pays for a card and lays it open; cards that react to it come before its effect.
    pub(crate) fn play_card(&mut self, seat: Seat, play: CardPlay) {
        enforces!(
            "dungeoneer.adventure.cost-in-full",
            "dungeoneer.hero-phase.play-boon-treasure",
            "dungeoneer.hero-phase.no-movement-for-cards",
            "dungeoneer.glossary.number-symbol-payer",
        );
        self.tell(|| Event::Played { seat, card: play.card, payer: play.payer, extra: play.extra });
        let face = play.card.face();
        match play.payer {
            Some(payer) => self.peril(payer, -(i16::from(face.cost) + i16::from(play.extra))),
            None => {
                let cost = self.open().glory_cost(seat, play.card) as i16;
                self.glory(seat, -(cost + i16::from(play.extra)));
            }
        }
        self.from_hand(seat, play.card);
        self.push(Frame::Played(Played { by: seat, play, cancelled: false, ready: false }));
    }

    /// A card that was played and paid: reactions first, then it takes effect at once. A cancelled card is discarded and its
    /// cost not refunded.
    pub(crate) fn played(&mut self, played: Played) -> Flow {
        enforces!("dungeoneer.timing.trigger-cards", "dungeoneer.bane.not-response-window");
        if !played.ready {
            self.put(Frame::Played(Played { ready: true, ..played }));
            let reactive =
                played.play.card.face().kind != Kind::Encounter && self.open().could_react(played.by);
            if reactive {
                self.push_window(Checkpoint::CardPlayed);
            }
            return Flow::On;
        }
        self.pop();
        let card = played.play.card;
        if played.cancelled {
            self.tell(|| Event::Cancelled { card });
            self.discard(played.by, card);
        } else {
            self.take_effect(played.by, played.play);
        }
        Flow::On
    }

    fn take_effect(&mut self, by: Seat, play: CardPlay) {
        enforces!(
            "dungeoneer.adventure.duration",
            "dungeoneer.adventure.permanent",
            "dungeoneer.adventure.instant"
        );
        let face = play.card.face();
        match face.duration {
            Duration::Attachment => self.attach(by, play),
            Duration::Permanent if face.kind == Kind::Bane => self.lay_bane(by, play),
            Duration::Permanent => self.ready(by, play),
            Duration::Instant | Duration::Monster => self.discard(by, play.card),
        }
        self.begin_play_clauses(by, play);
        let at_once = (face.kind == Kind::Treasure && play.now).then(|| one_shot(face)).flatten();
        if let Some(clause) = at_once {
            let source = Source::Card(play.card);
            self.activate(by, Activation { source, clause, on: On::Nothing, giving: None });
        }
    }

    fn attach(&mut self, by: Seat, play: CardPlay) {
        enforces!("dungeoneer.attachment.host");
        if let On::Card(host) = play.on {
            let _ = self.state.open.attachments.try_push(Attachment { card: play.card, host, by });
            self.state.open.unsettled.insert(by);
        }
        if let Some(payer) = play.payer {
            self.state.open.unsettled.insert(payer);
        }
    }

    /// A permanent Bane lies with the player it affects; one that affects nobody in particular with the player who paid.
    fn lay_bane(&mut self, by: Seat, play: CardPlay) {
        enforces!("dungeoneer.bane.permanent-location", "dungeoneer.glossary.controller");
        let Some(payer) = play.payer else { return };
        let _ = self.state.open.players[payer].banes.try_push(InPlay { card: play.card, tokens: 0, by });
        self.state.open.unsettled.insert(payer);
    }

    /// A Boon or Treasure lies in its player's own Inventory and is readied from that moment, with its charges.
    fn ready(&mut self, by: Seat, play: CardPlay) {
        enforces!("dungeoneer.hero-phase.own-hero-only", "dungeoneer.general.glory-token-beneficial");
        let tokens = play.card.face().charges;
        let _ = self.state.open.players[by].readied.try_push(InPlay { card: play.card, tokens, by });
        self.state.open.unsettled.insert(by);
    }

    /// Begins what a card does when it is played, or when it is played to react.
    fn begin_play_clauses(&mut self, by: Seat, play: CardPlay) {
        enforces!(
            "dungeoneer.glossary.you",
            "dungeoneer.glossary.target",
            "dungeoneer.bane.may-include-own-hero"
        );
        let face = play.card.face();
        let source = Source::Card(play.card);
        for (place, clause) in face.clauses.iter().enumerate().rev() {
            let reacts =
                face.duration == Duration::Instant && matches!(clause.on, Trigger::Wounding | Trigger::Card);
            if clause.on != Trigger::Play && !reacts {
                continue;
            }
            let place = place as u8;
            match (clause.to, play.on) {
                (Subject::Each, _) => {
                    let left = self.open().in_turn_order().collect();
                    self.push(Frame::Each { source, clause: place, by, left, extra: play.extra });
                }
                (Subject::Foe, On::Foe(foe)) => self.begin_clause(by, source, place, foe, None, play.extra),
                (Subject::Space, On::Space(space)) => {
                    self.begin_clause(by, source, place, Fighter::Hero(by), Some(space), play.extra);
                }
                (Subject::Target, _) => {
                    let target = Fighter::Hero(play.payer.unwrap_or(by));
                    self.begin_clause(by, source, place, target, None, play.extra);
                }
                _ => self.begin_clause(by, source, place, Fighter::Hero(by), None, play.extra),
            }
        }
    }
}
