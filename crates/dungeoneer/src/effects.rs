//! What cards do: every verb of the effect language, one arm each.

use table::{Audience, Log, Seat, SeatSet, enforces};

use crate::action::Fighter;
use crate::board::{SpaceId, bit};
use crate::cards::{CardId, Script, Source};
use crate::content::{
    Amount, Chooser, Clause, Destination, Exit, Filter, Harm, Pick, Side, Sight, Tip, Trigger, Until, Verb,
    WordSet, Zone,
};
use crate::event::Event;
use crate::frames::{Choice, Effect, Enter, EnterStage, Frame, Trial, Why, Wound};
use crate::referee::{Flow, Referee};
use crate::scores::Circumstance;
use crate::state::{Fate, Lasting, Open, Peek, Tipped};

impl<L: Log<Event>> Referee<'_, L> {
    /// A list of verbs: the next one is done, in order.
    pub(crate) fn effect(&mut self, effect: Effect) -> Flow {
        let Some(verb) = effect.script.verbs().get(effect.at as usize) else { return self.pop() };
        let gone = effect.on.hero().is_some_and(|seat| !self.open().alive(seat));
        if gone {
            return self.pop();
        }
        self.put(Frame::Effect(Effect { at: effect.at + 1, ..effect }));
        self.verb(verb, effect);
        Flow::On
    }

    /// One verb. Each is one arm; whatever needs a decision or a roll pushes a frame.
    fn verb(&mut self, verb: &'static Verb, effect: Effect) {
        let value = |amount: &Amount| amount.value(effect.extra);
        let hero = effect.on.hero();
        match verb {
            Verb::Score { .. }
            | Verb::Roll(_)
            | Verb::Reroll(_)
            | Verb::Dice(_)
            | Verb::Instead(_)
            | Verb::Hit { .. } => {
                self.make_last(effect);
            }
            Verb::Threat(threat) => self.face_threat(effect, threat),
            Verb::Wound(amount) => self.inflict(effect.on, value(amount).clamp(0, 255) as u8, effect.hitter),
            Verb::Prevent(amount) => self.prevent(value(amount).clamp(0, 255) as u8),
            Verb::Recover(amount) => each(hero, |seat| self.recover(seat, value(amount))),
            Verb::Life(amount) => each(hero, |seat| self.gain_life(seat, value(amount))),
            Verb::Glory(amount) => each(hero, |seat| self.glory(seat, value(amount) as i16)),
            Verb::Peril(amount) => each(hero, |seat| self.peril(seat, value(amount) as i16)),
            Verb::Movement(amount) => each(hero, |seat| self.movement(seat, value(amount) as i8)),
            Verb::Steal(amount) => each(hero, |seat| self.steal(seat, effect.by, value(amount) as i16)),
            Verb::Tip(tip) => each(hero, |seat| self.tip(seat, *tip, effect.beat)),
            Verb::Untip => each(hero, |seat| self.stand_up(seat)),
            Verb::Relocate { .. } => each(hero, |seat| self.relocate(seat, effect)),
            Verb::Open(count) => each(hero, |seat| self.open_exits(seat, *count)),
            Verb::Lock(number) => each(hero, |seat| self.lock_exits(seat, *number)),
            Verb::Rotate => self.turn_card(effect),
            Verb::Explore(count) => (0..*count).for_each(|_| self.explore_card(effect.by)),
            Verb::Draw(amount) => each(hero, |seat| self.draw(seat, value(amount).clamp(0, 255) as u8)),
            Verb::Discard { pick, by } => each(hero, |seat| self.force_discard(seat, pick, *by, effect)),
            Verb::Fetch(pick) => self.fetch(pick, effect),
            Verb::Take { pick, by } => each(hero, |seat| self.take(seat, pick, *by, effect)),
            Verb::Look { zone, amount, arrange } => self.look(*zone, *amount, *arrange, effect),
            Verb::Cancel => self.cancel(),
            Verb::End => self.end_card(effect.source),
            Verb::Repulse => self.repulse(effect.on),
            Verb::Forsake(count) => {
                each(hero, |seat| self.push(choose(seat, Choice::Forsake { left: *count })))
            }
            Verb::Challenge(_) => each(hero, |seat| self.state.open.players[seat].extra_attacks += 1),
            Verb::Choose { by, options } => self.offer_options(*by, options.len(), effect),
            Verb::Blank | Verb::Limit(_) | Verb::Cheaper { .. } | Verb::Immune(_) | Verb::Forbid(_) => {}
        }
    }

    /// Makes a clause last for its roll, its attack or the turn. The whole clause lasts, so its other verbs are done with it.
    fn make_last(&mut self, effect: Effect) {
        enforces!("dungeoneer.timing.instant-effect-length");
        let Some(clause) = effect.source.clause(effect.clause) else { return };
        let Effect { source, clause: place, by, on, extra, .. } = effect;
        if self.state.open.lasting.is_full() {
            self.state.open.lasting.remove(0);
        }
        self.state.open.lasting.push(Lasting { source, clause: place, by, on, extra, until: clause.until });
        self.put(Frame::Effect(Effect { at: effect.script.verbs().len() as u8, ..effect }));
    }

    /// Ends what lasted for a roll or an attack of a side.
    pub(crate) fn expire(&mut self, who: Fighter, until: Until) {
        self.state.open.lasting.retain(|lasting| lasting.on != who || lasting.until != until);
    }

    fn face_threat(&mut self, effect: Effect, threat: &crate::content::Threat) {
        let Some(seat) = effect.on.hero() else { return };
        let number = threat.number.value(effect.extra).clamp(0, 255) as u8;
        let (succeed, fail) = (Script::of(threat.succeed), Script::of(threat.fail));
        let why = Why::Card { source: effect.source, by: effect.by, succeed, fail, extra: effect.extra };
        self.push(Frame::Trial(Trial {
            seat,
            score: Some(threat.score),
            number,
            bonus: 0,
            why,
            ready: false,
        }));
    }

    /// Inflicts wounds: a hero may have a reaction before they are taken; a monster takes them at once.
    pub(crate) fn inflict(&mut self, on: Fighter, amount: u8, by: Option<Fighter>) {
        if amount == 0 {
            return;
        }
        match on {
            Fighter::Hero(seat) => self.push(Frame::Wound(Wound { seat, amount, by, ready: false })),
            _ => self.hurt_monster(on, amount, by),
        }
    }

    /// Prevents wounds that are about to be taken. A prevented wound is not inflicted: it brings nobody anything.
    fn prevent(&mut self, amount: u8) {
        enforces!("dungeoneer.reward.prevented-wounds");
        self.rewrite(|frame| match frame {
            Frame::Wound(wound) => {
                Some(Frame::Wound(Wound { amount: wound.amount.saturating_sub(amount), ..wound }))
            }
            _ => None,
        });
    }

    /// Recovers Life, never above the maximum.
    pub(crate) fn recover(&mut self, seat: Seat, amount: i32) {
        enforces!("dungeoneer.hero.life-recover");
        let player = &mut self.state.open.players[seat];
        let before = player.life;
        player.life = (i32::from(before) + amount.max(0)).min(i32::from(player.max_life)) as u8;
        let amount = player.life - before;
        if amount > 0 {
            self.tell(|| Event::Healed { seat, amount });
        }
    }

    /// Gains Life: the maximum grows with it.
    pub(crate) fn gain_life(&mut self, seat: Seat, amount: i32) {
        enforces!("dungeoneer.hero.life-gain");
        let amount = amount.clamp(0, 99) as u8;
        let player = &mut self.state.open.players[seat];
        player.max_life = player.max_life.saturating_add(amount);
        player.life = player.life.saturating_add(amount);
        self.tell(|| Event::Healed { seat, amount });
    }

    /// Glory goes from one player to another, as far as there is any.
    fn steal(&mut self, from: Seat, to: Seat, amount: i16) {
        if from == to || self.open().immune(from, Harm::Steal) {
            return;
        }
        let amount = amount.min(self.open().player(from).glory as i16);
        self.glory(from, -amount);
        self.glory(to, amount);
    }

    /// Tips a hero; being tipped twice adds nothing but a Threat to beat again.
    pub(crate) fn tip(&mut self, seat: Seat, tip: Tip, beat: Option<(crate::content::Score, u8)>) {
        enforces!("dungeoneer.tipped.definition");
        if self.open().immune(seat, Harm::Tip) {
            return;
        }
        let tipped = match (tip, beat) {
            (Tip::BeatAgain, Some((score, number))) => Tipped::Again { score, number },
            _ => Tipped::Plain,
        };
        let player = &mut self.state.open.players[seat];
        if player.tipped == Tipped::No {
            player.tipped = tipped;
            self.tell(|| Event::Tipped { seat });
        } else if let Tipped::Again { .. } = tipped {
            player.tipped = tipped;
        }
    }

    /// Moves a hero; the effect's controller chooses where, if there is a choice.
    fn relocate(&mut self, seat: Seat, effect: Effect) {
        let others = effect.by != seat;
        if others && self.open().immune(seat, Harm::Relocate) {
            return;
        }
        let (script, at) = (effect.script, effect.at);
        self.push(choose(effect.by, Choice::Destination { hero: seat, script, at }));
    }

    /// Puts a hero into a space. On his own turn he has moved, and enters it if the effect says so; off turn he gains nothing.
    pub(crate) fn put_hero(&mut self, seat: Seat, to: SpaceId, enters: bool) {
        enforces!(
            "dungeoneer.move.relocated-on-own-turn",
            "dungeoneer.move.off-turn-no-income",
            "dungeoneer.tipped.moved-while-tipped",
            "dungeoneer.exit.cusp-ends-otherwise",
            "dungeoneer.obstacle.not-off-turn",
            "dungeoneer.move.income-once-per-space",
        );
        let own_turn = seat == self.open().turn;
        let player = &mut self.state.open.players[seat];
        player.space = to;
        player.cusp = None;
        let map = self.open().board.space(to).map;
        self.tell(|| Event::Moved { seat, to: map });
        if !own_turn {
            return;
        }
        self.state.open.players[seat].moved = true;
        let new = self.open().visited & (1 << to.0) == 0;
        self.state.open.visited |= 1 << to.0;
        if enters {
            self.push(Frame::Enter(Enter { seat, new, stage: EnterStage::Income }));
        }
    }

    /// Opens Locked or Trapped exits of a hero's space for the turn; Walls never.
    fn open_exits(&mut self, seat: Seat, count: Option<u8>) {
        match count {
            None => {
                let space = self.open().player(seat).space;
                for &side in Side::ALL {
                    if matches!(self.open().exit_now(space, side), Exit::Locked(_) | Exit::Trapped(_)) {
                        self.open_exit(space, side);
                    }
                }
            }
            Some(left) => self.push(choose(seat, Choice::Exit { left })),
        }
    }

    /// Opens one exit for the rest of the turn, for every hero; the touching exit of the neighbour keeps its own kind.
    pub(crate) fn open_exit(&mut self, space: SpaceId, side: Side) {
        enforces!("dungeoneer.exit.opened-for-all", "dungeoneer.exit.open-for-rest-of-turn");
        let there = &mut self.state.open.board.spaces[space.index()];
        if there.exit(side) == Exit::Wall {
            return;
        }
        there.opened |= bit(side);
        there.barred &= !bit(side);
        let map = there.map;
        self.tell(|| Event::Opened { map, side });
    }

    /// Locks every open exit of a hero's space, printed or opened, for the turn.
    fn lock_exits(&mut self, seat: Seat, number: u8) {
        let space = self.open().player(seat).space;
        for &side in Side::ALL {
            let open = self.open().exit_now(space, side) == Exit::Open;
            let there = &mut self.state.open.board.spaces[space.index()];
            if open {
                there.barred |= bit(side);
                there.bar = number;
                there.opened &= !bit(side);
            }
        }
    }

    /// Turns a Map card with all that is on it, if the map stays legal. A hero on its cusp is there no longer.
    fn turn_card(&mut self, effect: Effect) {
        enforces!("dungeoneer.placement.permanent");
        let Some(space) = effect.space else { return };
        if self.open().board.may_turn(space).is_err() {
            return;
        }
        let there = &mut self.state.open.board.spaces[space.index()];
        there.turned = !there.turned;
        there.opened = 0;
        there.barred = 0;
        let map = there.map;
        for (_, player) in self.state.open.players.iter_mut().filter(|(_, player)| player.space == space) {
            player.cusp = None;
        }
        self.tell(|| Event::Turned { map });
    }

    /// A forced discard: it may hit cards that cannot be discarded at will. If there is no such card nothing happens.
    fn force_discard(&mut self, seat: Seat, pick: &Pick, by: Chooser, effect: Effect) {
        enforces!("dungeoneer.glossary.forced-discard", "dungeoneer.glossary.forced-discard-choice");
        if by == Chooser::Random {
            (0..pick.amount).for_each(|_| self.discard_at_random(seat, &pick.filter));
            return;
        }
        let chooser = if by == Chooser::You { effect.by } else { seat };
        let (script, at) = (effect.script, effect.at);
        self.push(choose(chooser, Choice::Lose { from: seat, script, at, left: pick.amount, taker: None }));
    }

    fn discard_at_random(&mut self, seat: Seat, filter: &Filter) {
        let mut cards = crate::cards::Cards::EMPTY;
        self.losable(seat, filter, &mut |card| cards.insert(card));
        let rank =
            self.luck.pick("hand", cards.len(), |rank| cards.nth(rank).map_or("".into(), CardId::slug));
        if let Some(card) = cards.nth(rank) {
            self.lose(seat, card, None);
        }
    }

    fn losable(&self, seat: Seat, filter: &Filter, call: &mut dyn FnMut(CardId)) {
        self.state.each_in_zone(seat, filter, call);
    }

    /// Takes a card from where it lies with a player: it is discarded, or goes into another Inventory with its tokens if it
    /// may lie there.
    pub(crate) fn lose(&mut self, from: Seat, card: CardId, taker: Option<Seat>) {
        if self.state.hidden.hands[from].has(card) {
            self.from_hand(from, card);
            return self.discard(from, card);
        }
        if let Some(lying) = self.unready(from, card) {
            match taker {
                Some(taker) if self.has_room_for(taker, card) => {
                    let _ = self.state.open.players[taker].readied.try_push(lying);
                    self.state.open.unsettled.insert(taker);
                    self.tell(|| Event::Taken { seat: taker, from, card });
                }
                _ => self.discard(from, card),
            }
            return;
        }
        let player = &mut self.state.open.players[from];
        if let Some(place) = player.banes.iter().position(|bane| bane.card == card) {
            player.banes.remove(place);
            self.state.open.unsettled.insert(from);
            self.discard(from, card);
        } else if let Some(place) = player.pack.iter().position(|monster| monster.card == card) {
            player.pack.remove(place);
            self.discard(from, card);
        }
    }

    fn has_room_for(&self, seat: Seat, card: CardId) -> bool {
        let face = card.face();
        let open = self.open();
        let brings: i16 = face.clauses.iter().flat_map(|clause| clause.verbs).map(limit).sum();
        let taken = open.readied_of(seat, face.kind) as i16;
        !open.has_category(seat, face.categories)
            && taken < open.treasure_limit(seat) + brings
            && !open.player(seat).readied.is_full()
    }

    fn fetch(&mut self, pick: &Pick, effect: Effect) {
        let (script, at, left, source) = (effect.script, effect.at, pick.amount, effect.source);
        self.push(choose(effect.by, Choice::Fetch { script, at, left, source }));
    }

    fn take(&mut self, seat: Seat, _pick: &Filter, by: Chooser, effect: Effect) {
        if self.open().immune(seat, Harm::Steal) {
            return;
        }
        let chooser = if by == Chooser::You { effect.by } else { seat };
        let (script, at, taker) = (effect.script, effect.at, Some(effect.by));
        self.push(choose(chooser, Choice::Lose { from: seat, script, at, left: 1, taker }));
    }

    /// The controller alone looks at cards; what he saw can no longer be taken back.
    fn look(&mut self, zone: Sight, amount: Option<u8>, arrange: bool, effect: Effect) {
        let by = effect.by;
        self.tell(|| Event::Looked { seat: by });
        self.log.reveal();
        match (zone, effect.on) {
            (Sight::Hand, Fighter::Hero(of)) => {
                self.state.hidden.peek = Some(Peek { by, of });
                let hand = self.state.hidden.hands[of];
                self.log.tell(Audience::seat(by), || Event::SawHand { of, cards: hand.into() });
            }
            (Sight::MapDeck, _) => self.look_at_maps(by, amount.unwrap_or(u8::MAX), arrange),
            _ => {}
        }
    }

    fn look_at_maps(&mut self, by: Seat, amount: u8, arrange: bool) {
        let wanted = usize::from(amount).min(self.state.hidden.map_top.capacity());
        if self.state.hidden.map_seer != Some(by) {
            self.forget_map_top();
        }
        let mut seen = std::mem::take(&mut self.state.hidden.map_top);
        while seen.len() < wanted {
            let Some(map) = self.next_map() else { break };
            seen.push(map);
        }
        self.state.hidden.map_top = seen.clone();
        self.state.hidden.map_seer = Some(by);
        self.state.count_maps();
        self.log.tell(Audience::seat(by), || Event::SawMaps { maps: seen.to_vec() });
        if arrange && seen.len() > 1 {
            self.push(choose(by, Choice::Arrange { done: 0 }));
        }
    }

    /// Cards that somebody else arranged on top of the Map deck stay there; only who knows them is forgotten.
    fn forget_map_top(&mut self) {
        self.state.hidden.map_seer = None;
    }

    fn cancel(&mut self) {
        self.rewrite(|frame| match frame {
            Frame::Played(played) => Some(Frame::Played(crate::frames::Played { cancelled: true, ..played })),
            _ => None,
        });
    }

    /// Changes the innermost frame that the change is for.
    pub(crate) fn rewrite(&mut self, change: impl Fn(Frame) -> Option<Frame>) {
        let frames = &mut self.state.open.frames;
        let mut above = arrayvec::ArrayVec::<Frame, 40>::new();
        while let Some(frame) = frames.pop() {
            if let Some(changed) = change(frame) {
                let _ = frames.push(changed);
                break;
            }
            above.push(frame);
        }
        while let Some(frame) = above.pop() {
            let _ = frames.push(frame);
        }
    }

    /// Discards the card an effect is printed on: a Bane, an Attachment or a readied card.
    fn end_card(&mut self, source: Source) {
        let Source::Card(card) = source else { return };
        if let Some(place) = self.state.open.attachments.iter().position(|on| on.card == card) {
            let gone = self.state.open.attachments.remove(place);
            self.discard(gone.by, card);
            self.state.open.unsettled = SeatSet::all(self.state.seats());
            return;
        }
        let holder =
            self.open().players.iter().find(|(_, player)| player.banes.iter().any(|bane| bane.card == card));
        let holder = holder.map(|(seat, _)| seat);
        if let Some(seat) = holder {
            self.lose(seat, card, None);
        }
    }

    /// A monster goes back to its player's hand; its attack does not take place, its wounds and Attachments are lost.
    fn repulse(&mut self, on: Fighter) {
        let Fighter::Monster(card) = on else { return };
        let player = self.open().player_of(on);
        if let Some(encounter) = self.state.open.encounter_mut(card) {
            encounter.fate = Fate::Gone;
            self.to_hand(player, card);
        }
    }

    fn offer_options(&mut self, by: Chooser, _count: usize, effect: Effect) {
        let chooser = if by == Chooser::Owner { effect.on.hero().unwrap_or(effect.by) } else { effect.by };
        self.push(choose(chooser, Choice::Option(effect)));
    }

    /// A clause done to every hero, the turn player's first and then clockwise; each tests the conditions for himself, and
    /// victory is checked after each.
    pub(crate) fn each(&mut self, source: Source, clause: u8, by: Seat, left: SeatSet, extra: u8) -> Flow {
        enforces!("dungeoneer.end.simultaneous-defeat");
        let next = self.open().in_turn_order().find(|&seat| left.contains(seat));
        let Some(seat) = next else { return self.pop() };
        self.put(Frame::Each { source, clause, by, left: left.without(seat), extra });
        let hero = Fighter::Hero(seat);
        let at = Circumstance::default();
        if let Some(printed) = source.clause(clause)
            && printed.conditions.iter().all(|condition| self.open().condition(condition, hero, at))
        {
            self.begin_clause(by, source, clause, hero, None, extra);
        }
        Flow::On
    }

    /// Begins every clause of a player that waits for a trigger, sorted by the priority order.
    pub(crate) fn begin_triggers(&mut self, seat: Seat, trigger: Trigger, on: Fighter, foe: Option<Fighter>) {
        enforces!("dungeoneer.timing.automatic-triggers");
        let at = Circumstance { foe, ..Circumstance::default() };
        let mut found = arrayvec::ArrayVec::<(Source, u8), 16>::new();
        self.open().each_trigger(seat, trigger, &mut |source, place, clause| {
            if self.open().holds(clause, Fighter::Hero(seat), at) {
                let _ = found.try_push((source, place));
            }
        });
        for (source, place) in found.into_iter().rev() {
            let subject = match source.clause(place).map(|clause| clause.to) {
                Some(crate::content::Subject::Foe) => on,
                _ => Fighter::Hero(seat),
            };
            self.begin_clause(seat, source, place, subject, None, 0);
        }
    }
}

impl Open {
    /// Calls back with every clause of a player's cards that waits for a trigger: Boons, ability, Treasures, Banes, Artifacts.
    pub fn each_trigger(
        &self,
        seat: Seat,
        trigger: Trigger,
        call: &mut dyn FnMut(Source, u8, &'static Clause),
    ) {
        let player = self.player(seat);
        let mut tell = |source: Source| {
            for (place, clause) in
                source.clauses().iter().enumerate().filter(|(_, clause)| clause.on == trigger)
            {
                call(source, place as u8, clause);
            }
        };
        let usable = |lying: &&crate::state::InPlay| !self.blanked(lying.card);
        let of = |kind| move |lying: &&crate::state::InPlay| lying.card.face().kind == kind;
        player
            .readied
            .iter()
            .filter(of(crate::content::Kind::Boon))
            .filter(usable)
            .for_each(|lying| tell(Source::Card(lying.card)));
        tell(Source::Hero(player.hero));
        let treasures = player.readied.iter().filter(of(crate::content::Kind::Treasure));
        treasures.filter(usable).for_each(|lying| tell(Source::Card(lying.card)));
        player.banes.iter().for_each(|bane| tell(Source::Card(bane.card)));
        player.done.iter().for_each(|&quest| tell(Source::Artifact(quest)));
    }

    /// The spaces a hero may be moved to.
    pub fn destinations(&self, seat: Seat, verb: &Verb, call: &mut dyn FnMut(SpaceId)) {
        let Verb::Relocate { to, terrain, .. } = verb else { return };
        let here = self.player(seat).space;
        let card = self.board.space(here).card();
        let mut on_terrain = |terrains: WordSet<crate::content::Terrain>| {
            for (id, space) in self.board.iter().filter(|(id, _)| *id != here) {
                if space.card().terrain.is_some_and(|terrain| terrains.has(terrain)) {
                    call(id);
                }
            }
        };
        match to {
            Destination::Viable => {
                Side::ALL.iter().filter_map(|&side| self.board.viable(here, side)).for_each(call)
            }
            Destination::Adjacent => {
                Side::ALL.iter().filter_map(|&side| self.board.space(here).beyond(side)).for_each(call);
            }
            Destination::Entrance => {
                self.board.entrance(card.border).filter(|&space| space != here).into_iter().for_each(call)
            }
            Destination::Terrain => on_terrain(*terrain),
            Destination::SameTerrain => {
                if let Some(own) = card.terrain {
                    on_terrain(WordSet::NONE.with(own));
                }
            }
        }
    }
}

impl crate::state::State {
    /// Calls back with every card of a player that a filter fits where it says they lie.
    pub fn each_in_zone(&self, seat: Seat, filter: &Filter, call: &mut dyn FnMut(CardId)) {
        let player = self.open.player(seat);
        let fits = |card: CardId| {
            let face = card.face();
            filter.fits(face.kind, face.categories, face.duration)
        };
        let lying = |list: &[crate::state::InPlay], call: &mut dyn FnMut(CardId)| {
            list.iter().map(|lying| lying.card).filter(|&card| fits(card)).for_each(call);
        };
        match filter.zone {
            Some(Zone::Hand) => self.hidden.hands[seat].iter().filter(|&card| fits(card)).for_each(call),
            Some(Zone::Lying) => lying(&player.banes, call),
            Some(Zone::Pack) => lying(&player.pack, call),
            Some(Zone::Discard) => self.open.discard.iter().filter(|&card| fits(card)).for_each(call),
            Some(Zone::Readied) | None => lying(&player.readied, call),
        }
    }

    /// How many cards of a player a filter fits.
    pub fn count_in_zone(&self, seat: Seat, filter: &Filter) -> usize {
        let mut count = 0;
        self.each_in_zone(seat, filter, &mut |_| count += 1);
        count
    }
}

/// A question to one player.
pub(crate) const fn choose(seat: Seat, what: Choice) -> Frame {
    Frame::Choose { seat, what }
}

fn each(seat: Option<Seat>, mut call: impl FnMut(Seat)) {
    if let Some(seat) = seat {
        call(seat);
    }
}

fn limit(verb: &Verb) -> i16 {
    if let Verb::Limit(change) = verb { i16::from(*change) } else { 0 }
}
