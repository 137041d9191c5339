//! The Dungeonlord Phase: Encounters laid out in one batch, the Response step, their resolution, and monsters going home.

use table::{Log, Refusal, Seat, SeatSet, enforces, rule};

use crate::action::{Action, Fighter, Sending};
use crate::cards::CardId;
use crate::content::{AttackType, Form, Kind};
use crate::event::Event;
use crate::frames::{Attack, AttackStage, Checkpoint, Frame};
use crate::referee::{Flow, Referee};
use crate::scores::Circumstance;
use crate::state::{Encounter, Fate, InPlay, Open, State, Step};

/// The most monsters a Pack holds.
pub const PACK_LIMIT: usize = 3;

impl State {
    /// Whether the dungeonlord may lay this Encounter out.
    pub fn check_send(&self, seat: Seat, sending: &Sending) -> Result<(), Refusal> {
        let open = &self.open;
        let face = sending.card.face();
        let fresh = matches!(open.step, Step::Dungeonlord | Step::Declaring);
        Refusal::unless(fresh, rule!("dungeoneer.dungeonlord.encounters-same-time"))?;
        let mine = self.hidden.hands[seat].has(sending.card) || in_pack(open, seat, sending.card).is_some();
        Refusal::unless(mine, rule!("dungeoneer.dungeonlord.hand-or-pack"))?;
        Refusal::unless(face.kind == Kind::Encounter, rule!("dungeoneer.encounter.definition"))?;
        Refusal::unless(sending.target != seat, rule!("dungeoneer.dungeonlord.never-own-peril"))?;
        Refusal::unless(open.alive(sending.target), rule!("dungeoneer.glossary.opponent"))?;
        let most = face.x_max.unwrap_or(0);
        Refusal::unless(sending.extra <= most, rule!("dungeoneer.glossary.number-symbol"))?;
        let (peril, cost) = (open.player(sending.target).peril, u16::from(face.cost));
        Refusal::unless(peril >= cost, rule!("dungeoneer.dungeonlord.pay-with-targets-peril"))?;
        let whole = cost + u16::from(sending.extra);
        Refusal::unless(peril >= whole, rule!("dungeoneer.dungeonlord.no-combined-peril"))?;
        let hero = Fighter::Hero(sending.target);
        let meets =
            face.only.iter().all(|condition| open.condition(condition, hero, Circumstance::default()));
        Refusal::unless(meets, rule!("dungeoneer.glossary.target"))?;
        Refusal::unless(!open.batch.is_full(), rule!("dungeoneer.dungeonlord.no-number-limit"))?;
        self.check_form(sending)
    }

    /// A monster's form must be of the standard type; a Trap has none.
    fn check_form(&self, sending: &Sending) -> Result<(), Refusal> {
        enforces!("dungeoneer.encounter.attack-form-declared");
        match (sending.card.face().is_monster(), sending.form) {
            (false, None) => Ok(()),
            (false, Some(_)) => Err(Refusal::by(rule!("dungeoneer.encounter.resolution-kind"))),
            (true, None) => Err(Refusal::by(rule!("dungeoneer.encounter.attack-form-declared"))),
            (true, Some(form)) => {
                let attack = self.open.form_if_sent(sending.card, sending.target, form);
                let standard = attack == Some(AttackType::Standard);
                let none = Form::ALL.iter().all(|&form| {
                    self.open.form_if_sent(sending.card, sending.target, form) != Some(AttackType::Standard)
                });
                Refusal::unless(!none, rule!("dungeoneer.attack.no-standard-no-attack"))?;
                Refusal::unless(standard, rule!("dungeoneer.attack.initiate-needs-standard"))
            }
        }
    }

    /// Lists the Encounters the dungeonlord may lay out: none, some or all that his opponents' Peril can fund.
    pub fn sendings(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        enforces!("dungeoneer.dungeonlord.encounters-optional");
        let open = &self.open;
        let richest = open.opponents(seat).map(|other| open.player(other).peril).max().unwrap_or(0);
        let pack = open.player(seat).pack.iter().map(|monster| monster.card);
        let cards =
            self.hidden.hands[seat].iter().chain(pack).filter(|card| card.face().kind == Kind::Encounter);
        for card in cards.filter(|card| u16::from(card.face().cost) <= richest) {
            for target in open.opponents(seat) {
                self.sendings_at(seat, card, target, out);
            }
        }
    }

    fn sendings_at(&self, seat: Seat, card: CardId, target: Seat, out: &mut dyn FnMut(Action)) {
        let face = card.face();
        let left = self.open.player(target).peril.saturating_sub(u16::from(face.cost));
        let most = u16::from(face.x_max.unwrap_or(0)).min(left) as u8;
        let mut offer = |form: Option<Form>, extra: u8| {
            let sending = Sending { card, target, form, extra };
            if self.check_send(seat, &sending).is_ok() {
                out(Action::Send(sending));
            }
        };
        if face.is_monster() {
            Form::ALL.iter().for_each(|&form| offer(Some(form), 0));
        } else {
            (0..=most).for_each(|extra| offer(None, extra));
        }
    }

    /// Whether a surviving monster may go to the hand.
    pub fn check_to_hand(&self, card: CardId) -> Result<(), Refusal> {
        let monster = self.open.next_recall().filter(|encounter| encounter.card == card);
        let monster = monster.ok_or(Refusal::by(rule!("dungeoneer.pack.not-back-to-hand")))?;
        Refusal::unless(monster.wounds == 0, rule!("dungeoneer.pack.wounded-must"))
    }

    /// Whether a surviving monster may go to the Pack.
    pub fn check_to_pack(&self, card: CardId) -> Result<(), Refusal> {
        let monster = self.open.next_recall().filter(|encounter| encounter.card == card);
        Refusal::unless(monster.is_some(), rule!("dungeoneer.pack.unwounded-choice"))
    }

    /// Whether a monster of an overfull Pack may be discarded.
    pub fn check_overflow(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let over = self.open.next_recall().is_none() && self.open.player(seat).pack.len() > PACK_LIMIT;
        Refusal::unless(over, rule!("dungeoneer.pack.overflow"))?;
        let there = in_pack(&self.open, seat, card).is_some();
        Refusal::unless(there, rule!("dungeoneer.pack.overflow"))
    }
}

fn in_pack(open: &Open, seat: Seat, card: CardId) -> Option<&InPlay> {
    open.player(seat).pack.iter().find(|monster| monster.card == card)
}

impl Open {
    /// The attack type a monster would have in a form, in the space where its target stands.
    fn form_if_sent(&self, card: CardId, target: Seat, form: Form) -> Option<AttackType> {
        let printed = card.face().banner.stat(form).attack;
        if printed == Some(AttackType::Standard) {
            return printed;
        }
        let at =
            Circumstance { form: Some(form), foe: Some(Fighter::Hero(target)), ..Circumstance::default() };
        self.score(Fighter::Monster(card), form, at).1
    }

    /// The next surviving monster that leaves the map.
    pub fn next_recall(&self) -> Option<&Encounter> {
        self.batch.iter().find(|encounter| encounter.fate != Fate::Gone && encounter.card.face().is_monster())
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Lays an Encounter out in its target's space and pays it with the target's Peril, from hand or Pack.
    pub(crate) fn send(&mut self, seat: Seat, sending: Sending) {
        enforces!(
            "dungeoneer.encounter.played-into-space",
            "dungeoneer.encounter.attack-order",
            "dungeoneer.dungeonlord.pay-with-targets-peril",
            "dungeoneer.dungeonlord.target-is-payer",
            "dungeoneer.dungeonlord.several-victims",
            "dungeoneer.pack.play-cost",
            "dungeoneer.attachment.no-cost-change",
            "dungeoneer.pack.played-leaves-slot",
            "dungeoneer.encounter.not-tracked",
        );
        let Sending { card, target, form, extra } = sending;
        self.peril(target, -(i16::from(card.face().cost) + i16::from(extra)));
        let wounds = in_pack(self.open(), seat, card).map_or(0, |monster| monster.tokens);
        self.state.open.players[seat].pack.retain(|monster| monster.card != card);
        self.from_hand(seat, card);
        let space = self.open().player(target).space;
        let encounter = Encounter { card, target, space, form, extra, wounds, fate: Fate::Waiting };
        let _ = self.state.open.batch.try_push(encounter);
        self.tell(|| Event::Sent { seat, card, target, form });
        self.state.open.step = Step::Declaring;
    }

    /// The batch is declared: one Response step for all of it, then its resolution. No further Encounter this turn.
    pub(crate) fn declare_batch(&mut self) {
        enforces!(
            "dungeoneer.encounter.three-steps",
            "dungeoneer.encounter.response-step",
            "dungeoneer.encounter.response-other-defences",
            "dungeoneer.dungeonlord.new-peril-no-new-encounters",
        );
        self.state.open.step = Step::Attacked;
        for seat in self.engaged_by_batch().iter() {
            self.rouse(seat);
        }
        self.push_window(Checkpoint::AfterAction);
        self.push(Frame::Batch(0));
        self.push_window(Checkpoint::Response);
    }

    fn engaged_by_batch(&self) -> SeatSet {
        let open = self.open();
        let in_trap = |seat: Seat| {
            let traps = open.batch.iter().filter(|encounter| encounter.card.face().is_trap());
            traps.into_iter().any(|trap| trap.space == open.player(seat).space)
        };
        let targeted = |seat: Seat| open.batch.iter().any(|encounter| encounter.target == seat);
        open.in_turn_order().filter(|&seat| targeted(seat) || in_trap(seat)).collect()
    }

    /// Resolves the Encounters one after another, each completely, in the order in which they were laid out.
    pub(crate) fn resolve_batch(&mut self, next: u8) -> Flow {
        enforces!("dungeoneer.encounter.resolve-in-order", "dungeoneer.encounter.resolution-kind");
        let Some(encounter) = self.open().batch.get(next as usize).copied() else { return self.pop() };
        self.put(Frame::Batch(next + 1));
        if encounter.fate != Fate::Waiting {
            return Flow::On;
        }
        if encounter.card.face().is_trap() {
            return self.spring_trap(encounter);
        }
        self.release_monster(encounter)
    }

    fn spring_trap(&mut self, encounter: Encounter) -> Flow {
        let left = self.open().heroes_in(encounter.space).collect();
        self.push(Frame::Trap { card: encounter.card, left });
        Flow::On
    }

    /// A monster makes its one attack on the hero whose Peril paid, if he is still there; it costs no Movement and cannot be
    /// called off.
    fn release_monster(&mut self, encounter: Encounter) -> Flow {
        enforces!(
            "dungeoneer.encounter.hero-left-space",
            "dungeoneer.encounter.hero-left-space-monster",
            "dungeoneer.encounter.target-defeated-earlier",
            "dungeoneer.encounter.monster-single-hero",
            "dungeoneer.encounter.attack-is-mandatory",
            "dungeoneer.encounter.monster-attack-free",
            "dungeoneer.encounter.no-refund",
        );
        let Encounter { card, target, space, form, .. } = encounter;
        let present = self.open().alive(target) && self.open().player(target).space == space;
        if let Some(monster) = self.state.open.encounter_mut(card) {
            monster.fate = if present { Fate::Attacked } else { Fate::Missed };
        }
        if !present {
            self.tell(|| Event::Missed { card });
            self.push_window(Checkpoint::AfterAttack);
            return Flow::On;
        }
        let (by, on, form) = (Fighter::Monster(card), Fighter::Hero(target), form.unwrap_or(Form::Melee));
        self.push(Frame::Attack(Attack {
            by,
            on,
            form,
            steal: None,
            inflicted: 0,
            stage: AttackStage::Committed,
        }));
        Flow::On
    }

    /// Monsters leave the map when the Dungeonlord Phase ends: a wounded one goes into the Pack, an unwounded one to hand or Pack;
    /// then surplus monsters are discarded.
    pub(crate) fn recall(&mut self) -> Flow {
        enforces!(
            "dungeoneer.dungeonlord.end",
            "dungeoneer.pack.when",
            "dungeoneer.encounter.stays-for-phase",
            "dungeoneer.adventure.monster-duration",
        );
        let seat = self.open().turn;
        match self.open().next_recall().copied() {
            Some(monster) if monster.wounds > 0 => self.pack_monster(seat, monster.card),
            Some(_) => return Flow::one(seat),
            None if self.open().player(seat).pack.len() > PACK_LIMIT => {
                enforces!("dungeoneer.pack.limit-three", "dungeoneer.pack.overflow");
                return Flow::one(seat);
            }
            None => {
                self.state.open.batch.clear();
                self.state.open.step = Step::Build;
            }
        }
        Flow::On
    }

    /// Puts a surviving monster into the Pack with its wounds and Attachments.
    pub(crate) fn pack_monster(&mut self, seat: Seat, card: CardId) {
        enforces!("dungeoneer.pack.wounded-must", "dungeoneer.pack.definition");
        let Some(encounter) = self.state.open.encounter_mut(card) else { return };
        let tokens = encounter.wounds;
        encounter.fate = Fate::Gone;
        let _ = self.state.open.players[seat].pack.try_push(InPlay { card, tokens, by: seat });
        self.tell(|| Event::Packed { seat, card });
    }

    /// Takes an unwounded monster back into the hand.
    pub(crate) fn monster_to_hand(&mut self, seat: Seat, card: CardId) {
        enforces!("dungeoneer.pack.unwounded-choice");
        if let Some(encounter) = self.state.open.encounter_mut(card) {
            encounter.fate = Fate::Gone;
        }
        self.to_hand(seat, card);
    }
}
