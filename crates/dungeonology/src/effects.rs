//! Main Effects: each word of the vocabulary is one arm.

use table::{Log, Seat, SeatSet, enforces};

use crate::cards::Cards;
use crate::content::{Colours, InternId, Needs, Opponents, Reach, Step, Target, TrickId, Window, ZoneId};
use crate::event::Event;
use crate::frame::{Aim, Fate, Frame, Loss, PlayStage, Playing};
use crate::run::{Flow, Run, card_name};
use crate::state::MOST_PLAYERS;

/// Every colour.
const ALL: Colours = Colours(0b11111);

impl<L: Log<Event>> Run<'_, L> {
    /// The next part of the effect, in reading order.
    pub(crate) fn resolve_effect(&mut self, playing: Playing) -> Flow {
        enforces!("ology.main.v2-resolve", "ology.trick.reading-order", "ology.trick.v2-no-skill-during");
        if let Some(aux) = playing.aux() {
            self.resolve_auxiliary(playing, aux);
            return Flow::Goes;
        }
        let step = playing.main().and_then(|main| main.steps.get(playing.step as usize)).copied();
        match step {
            Some(step) => {
                self.become_(Frame::Playing(Playing { step: playing.step + 1, ..playing }));
                self.effect_step(&playing, step);
            }
            None => self.stage(playing, PlayStage::After),
        }
        Flow::Goes
    }

    fn effect_step(&mut self, playing: &Playing, step: Step) {
        let seat = playing.seat;
        match step {
            Step::PlaceTraps(traps) => self.lay_traps(seat, traps.of(playing.n)),
            Step::PlaceSecretPassages => self.dig(seat),
            Step::PlaceTeleport => self.lay_teleport(seat),
            Step::MoveToTarget => self.go_to_target(playing),
            Step::MoveTarget => self.for_target(playing, |run, target| run.blow(seat, target)),
            Step::StopMovement => self.for_target(playing, |run, target| run.stop_movement(target)),
            Step::IgnoreDoors => self.turn.unlocked = true,
            Step::Speed(points) => {
                let at_once = playing.main().is_some_and(|main| main.window == Window::BeginningOfYourTurn);
                self.gain_speed(seat, points.of(playing.n), at_once);
            }
            Step::PeekTiles(tiles) => self.peek_tiles(playing, tiles),
            Step::PeekCards(cards) => self.peek_cards(seat, cards),
            Step::TakeIntern(intern) => self.take_intern(seat, intern),
            Step::StealChosen => self
                .for_target(playing, |run, target| run.push(Frame::Choosing { seat, target, theft: true })),
            Step::DropChosen => self
                .for_target(playing, |run, target| run.push(Frame::Choosing { seat, target, theft: false })),
            Step::StealRandomized => {
                self.for_target(playing, |run, target| run.steal_randomized(seat, target))
            }
            Step::Gives => self
                .for_targets(playing, |run, from| run.push(Frame::Giving { from, to: seat, colours: ALL })),
            Step::GivesPlacedThisTurn => self.for_target(playing, |run, from| {
                let colours = run.placed_this_turn(from);
                run.push(Frame::Giving { from, to: seat, colours });
            }),
            Step::Exchange => self.for_target(playing, |run, target| run.exchange(seat, target)),
            other => self.further_step(playing, other),
        }
    }

    fn further_step(&mut self, playing: &Playing, step: Step) {
        let seat = playing.seat;
        match step {
            Step::CollectTarget => self.collect_target(playing),
            Step::CollectBeside { else_draw } => {
                self.for_target(playing, |run, target| run.collect_beside(seat, target, else_draw))
            }
            Step::Cancel => self.cancel(Fate::Cancelled),
            Step::CancelAndTake => self.cancel(Fate::Taken(seat)),
            Step::CancelUnlessDiscard(discard) => self.object(discard),
            Step::TakeRandomCard => {
                self.for_target(playing, |run, target| run.take_random_card(seat, target))
            }
            Step::SilenceNextTest => self.turn.silent = true,
            Step::IgnoreFailure => self.spare(),
            Step::BorrowStudyBonus { least } => self.for_target(playing, |run, target| {
                run.turn.borrowed += run.study_bonus(target).max(least);
            }),
            Step::StunTargets(tokens) => self.for_targets(playing, |run, target| run.stun(target, tokens)),
            Step::DrawCards(cards) => self.draw_cards(seat, cards),
            Step::TargetDrawsCards(cards) => {
                self.for_target(playing, |run, target| run.draw_cards(target, cards))
            }
            Step::TakeStudents(students) => self.take_students(seat, students.of(playing.n)),
            Step::OpponentsTakeStudents(students) => self.opponents_take(playing, students),
            Step::TakeTargetStudents { few, many } => {
                self.for_target(playing, |run, target| run.poach(seat, target, few, many))
            }
            Step::TargetChooses { discard, stun } => {
                self.for_target(playing, |run, target| {
                    run.push(Frame::Pressed { seat: target, discard, stun })
                });
            }
            Step::TaxActions(cards) => self.turn.tax = cards,
            Step::Debate => self.for_target(playing, |run, target| {
                // Whoever has lost the last card since the debate was called has nothing to reveal, and nothing comes of it.
                if [seat, target].iter().all(|who| !run.state.secret.hand(*who).is_empty()) {
                    run.push(Frame::Debating { seat, target, done: SeatSet::EMPTY });
                }
            }),
            _ => {}
        }
    }

    fn for_target(&mut self, playing: &Playing, act: impl FnOnce(&mut Self, Seat)) {
        if let Aim::Seat(target) = playing.target {
            act(self, target);
        }
    }

    /// The target, or every opponent who meets the conditions, the first in turn order dealt with first.
    fn for_targets(&mut self, playing: &Playing, mut act: impl FnMut(&mut Self, Seat)) {
        let targets = match (playing.main().map(|main| main.target), playing.target) {
            (Some(Target::EachOpponent(who)), _) => self.state.opponents(playing.seat, playing.card, who),
            (_, Aim::Seat(target)) => SeatSet::one(target),
            _ => SeatSet::EMPTY,
        };
        let order: arrayvec::ArrayVec<Seat, 4> =
            self.in_turn_order().filter(|seat| targets.contains(*seat)).collect();
        order.into_iter().rev().for_each(|target| act(self, target));
    }

    fn go_to_target(&mut self, playing: &Playing) {
        if let Aim::Zone(zone) = playing.target {
            self.enter(playing.seat, zone, false);
        }
    }

    fn steal_randomized(&mut self, seat: Seat, target: Seat) {
        enforces!("ology.random.cube");
        let card = self.randomize(|table, card| table.colours(target).contains(card.information));
        if let Some(card) = card {
            self.lose(target, card.information, Loss::Stolen(seat));
        }
    }

    fn collect_target(&mut self, playing: &Playing) {
        let zone = self.scholar(playing.seat).zone;
        let Aim::Cube(colour) = playing.target else { return };
        let slot = self.zone(zone).cubes.iter().position(|cube| *cube == Some(colour));
        if let Some(slot) = slot.filter(|_| self.has_room(playing.seat, colour)) {
            enforces!("ology.cube.choose");
            self.collect_slot(playing.seat, zone, slot);
        }
    }

    fn collect_beside(&mut self, seat: Seat, target: Seat, else_draw: u8) {
        let zone = self.scholar(target).zone;
        if !self.collect(seat, zone) {
            self.draw_cards(seat, else_draw);
        }
    }

    /// The effect just declared, to which this card reacts, is cancelled.
    pub(crate) fn cancel(&mut self, fate: Fate) {
        enforces!("ology.icon.cancel", "ology.timing.reaction-chain");
        let mut cards = 0;
        self.amend(|frame| {
            if let Frame::Playing(playing) = frame {
                cards += 1;
                if cards == 2 && playing.stage == PlayStage::Declared {
                    playing.fate = fate;
                }
            }
        });
        self.tell(|| Event::Cancelled);
    }

    fn object(&mut self, discard: u8) {
        let seats = self.frames.iter().rev().filter_map(|frame| match frame {
            Frame::Playing(playing) => Some(playing.seat),
            _ => None,
        });
        let declared = seats.into_iter().nth(1);
        if let Some(seat) = declared {
            self.push(Frame::Objecting { seat, discard });
        }
    }

    /// A Trick Card goes at random from one hand into another; only the two see it.
    pub(crate) fn take_random_card(&mut self, seat: Seat, target: Seat) {
        let hand = *self.state.secret.hand(target);
        if hand.is_empty() {
            return;
        }
        let place = self.luck.pick("hand", hand.len(), |place| card_name(hand.nth(place)));
        let Some(card) = hand.nth(place) else { return };
        self.state.secret.hand_mut(target).take(card);
        self.state.secret.hand_mut(seat).add(card);
        // Which card it was the others do not see: what they knew of that hand is no longer certain.
        self.state.table.open[target.index() % MOST_PLAYERS] = Cards::EMPTY;
        self.tell(|| Event::TookCard { seat, from: target });
        let both = SeatSet::one(seat).with(target);
        self.log.tell(table::Audience::Only(both), || Event::CardDrawn { card });
    }

    fn spare(&mut self) {
        if let Some(test) = &mut self.test {
            test.spared = true;
        }
    }

    fn opponents_take(&mut self, playing: &Playing, students: u8) {
        let who = Opponents { reach: Reach::Anywhere, needs: Needs::NOTHING };
        let others = self.state.opponents(playing.seat, playing.card, who);
        for seat in self.in_turn_order().filter(|seat| others.contains(*seat)) {
            self.take_students(seat, students);
        }
    }

    /// Students move from one Scholar to another; more of them from one with more Stars.
    fn poach(&mut self, seat: Seat, target: Seat, few: u8, many: u8) {
        let ahead = self.scholar(target).stars > self.scholar(seat).stars;
        let taken = if ahead { many } else { few }.min(self.scholar(target).students);
        self.scholar_mut(target).students -= taken;
        self.scholar_mut(seat).students += taken;
        self.tell(|| Event::TookStudents { seat, students: taken });
    }

    /// The player takes an Intern that nobody owns, or from its owner.
    fn take_intern(&mut self, seat: Seat, intern: InternId) {
        enforces!("ology.intern.unique", "ology.intern.already-own", "ology.intern.no-limit");
        let bit = 1 << intern.index();
        let owner = Seat::all(self.seats()).find(|owner| self.scholar(*owner).interns.has(intern));
        match owner {
            Some(owner) if owner == seat => return,
            Some(owner) => {
                enforces!("ology.intern.steal", "ology.intern.steal-start-zone");
                if self.scholar(owner).finished || self.scholar(owner).zone == ZoneId::START {
                    return;
                }
                self.scholar_mut(owner).interns.0 &= !bit;
            }
            None => {
                enforces!("ology.intern.gain");
                self.campus.interns.0 &= !bit;
            }
        }
        self.scholar_mut(seat).interns.0 |= bit;
        self.tell(|| Event::InternTaken { seat, intern });
    }

    /// A Main Effect's own words for cards in the hand: which card.
    pub(crate) fn chosen_bonus(card: TrickId) -> u8 {
        crate::content::catalogue().trick(card).bonus
    }
}
