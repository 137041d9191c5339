//! A play being carried out: the state, the luck, the log, and the loop that resolves everything until somebody must decide.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use table::{Audience, Log, Luck, Seat};

use crate::content::TrickId;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{FRAMES, Phase, State, Table};

/// Whether work went on, or somebody must decide first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Something was done; look again.
    Goes,
    /// The innermost work waits for a decision.
    Waits,
}

/// A play being carried out. What lies open on the table is reached directly.
pub(crate) struct Run<'a, L> {
    pub(crate) state: &'a mut State,
    pub(crate) luck: &'a mut Luck,
    pub(crate) log: &'a mut L,
}

impl<L> Deref for Run<'_, L> {
    type Target = Table;
    #[inline]
    fn deref(&self) -> &Table {
        &self.state.table
    }
}

impl<L> DerefMut for Run<'_, L> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.state.table
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// Resolves everything until somebody must decide or the match is over.
    pub(crate) fn settle(&mut self) {
        while self.phase != Phase::Over {
            let flow = match self.frames.top() {
                Some(&frame) => self.work(frame),
                None => self.advance_turn(),
            };
            if flow == Flow::Waits {
                return;
            }
        }
        self.frames = table::Frames::new();
    }

    fn work(&mut self, frame: Frame) -> Flow {
        match frame {
            Frame::Picking { .. }
            | Frame::LastChance { .. }
            | Frame::Fearing { .. }
            | Frame::Trapping { .. }
            | Frame::Tunnelling { .. }
            | Frame::Blowing { .. }
            | Frame::Debating { .. }
            | Frame::Butting { .. }
            | Frame::Repenting { .. } => Flow::Waits,
            Frame::Priority { next, passes, moment } => self.priority(next, passes, moment),
            Frame::Answering { event, of, left } => self.answering(event, of, left),
            Frame::Reacting { left } => self.reacting(left),
            Frame::Playing(playing) => self.playing(playing),
            Frame::Stunned { seat, left } => self.stunned(seat, left),
            Frame::Discarding { seat, left, kind } => self.discarding(seat, left, kind),
            Frame::Resting { seat, stage, bivouac } => self.resting(seat, stage, bivouac),
            Frame::Thesis { seat, stage } => self.thesis(seat, stage),
            Frame::Marching { seat, left } => self.marching(seat, left),
            Frame::Laying { seat, from, tile, stairs } => self.laying(seat, from, tile, stairs),
            Frame::Climbing { seat, zone, tried } => self.climbing(seat, zone, tried),
            Frame::Entering { seat, zone, step, laid } => self.entering(seat, zone, step, laid),
            Frame::Paying { seat, left } => self.paying(seat, left),
            Frame::Losing { seat, colour, how } => self.losing(seat, colour, how),
            Frame::Dropping { seat, colour, from_left, for_whom } => {
                self.dropping(seat, colour, from_left, for_whom)
            }
            Frame::Giving { from, to, colours } => self.giving(from, to, colours),
            Frame::Testing { stage } => self.testing(stage),
            Frame::Divining(divining) => self.divining(divining),
            Frame::Scouting { left, .. } | Frame::Scrying { left, .. } => self.looked(left),
            Frame::Objecting { seat, discard } => self.objecting(seat, discard),
            Frame::Pressed { seat, discard, stun } => self.pressed(seat, discard, stun),
            Frame::Choosing { seat, target, theft } => self.choosing(seat, target, theft),
            Frame::Exchanging { seat, target, stage, given } => self.exchanging(seat, target, stage, given),
            Frame::Socialising { seat, amount, target } => self.socialising(seat, amount, target),
            Frame::Skilled { seat, index } => self.skilled(seat, index),
            Frame::Sighting { seat, zone } => self.sighting(seat, zone),
            Frame::Rousing { seat } => self.rousing(seat),
            Frame::Chasing(chase) => self.chasing(chase),
            Frame::Meeting { zone, left } => self.meeting(zone, left),
            Frame::Scattering { left } => self.scattering(left),
            Frame::Alarm { seat, left } => self.alarm(seat, left),
            Frame::Panicking { seat, rule } => self.panicking_turn(seat, rule),
        }
    }

    /// Begins nested work. The stack is deeper than the deepest nesting: six Reactions, each with its windows and costs.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        let pushed = self.frames.push(frame);
        debug_assert!(pushed.is_ok(), "frames are full");
    }

    /// Ends the innermost work.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.frames.pop();
    }

    /// Ends the innermost work and says that something was done.
    #[inline]
    pub(crate) fn finish(&mut self) -> Flow {
        self.frames.pop();
        Flow::Goes
    }

    /// Puts the innermost work into another state.
    #[inline]
    pub(crate) fn become_(&mut self, frame: Frame) {
        if let Some(top) = self.frames.top_mut() {
            *top = frame;
        }
    }

    /// Changes frames anywhere in the stack, the innermost first.
    pub(crate) fn amend(&mut self, mut change: impl FnMut(&mut Frame)) {
        let mut unwound: ArrayVec<Frame, FRAMES> = ArrayVec::new();
        while let Some(mut frame) = self.frames.pop() {
            change(&mut frame);
            unwound.push(frame);
        }
        while let Some(frame) = unwound.pop() {
            self.push(frame);
        }
    }

    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::All, event);
    }

    /// Tells one seat alone.
    #[inline]
    pub(crate) fn whisper(&mut self, seat: Seat, event: impl FnOnce() -> Event) {
        self.log.tell(Audience::seat(seat), event);
    }
}

/// A Trick Card's word, for luck.
pub(crate) fn card_name(card: Option<TrickId>) -> Cow<'static, str> {
    Cow::Borrowed(card.map_or("", TrickId::name))
}
