//! Moving: exits, income, entering a space, the cusp, Sewers and Portals.

use table::{Log, Refusal, Seat, enforces, rule};

use crate::action::{Action, Fighter};
use crate::board::{SpaceId, bit};
use crate::cards::{Source, map_card};
use crate::content::{Border, Exit, Form, Obstacle, Side, Trigger};
use crate::event::Event;
use crate::frames::{
    Attack, AttackStage, Checkpoint, Choice, Effect, Enter, EnterStage, Frame, Move, MoveStage, Trial, Why,
};
use crate::referee::{Flow, Referee};
use crate::state::{Open, State, Tipped};

/// What a move costs.
pub const MOVE_COST: u8 = 1;

impl Open {
    /// The exit at a side as it is at this moment: opened this turn or kept open by a hero on the cusp, locked by an effect, or as
    /// printed.
    pub fn exit_now(&self, space: SpaceId, side: Side) -> Exit {
        enforces!("dungeoneer.exit.open", "dungeoneer.exit.cusp-open-both-ways");
        let here = self.board.space(space);
        let printed = here.exit(side);
        if printed == Exit::Wall {
            return Exit::Wall;
        }
        if here.barred & bit(side) != 0 {
            return Exit::Locked(here.bar);
        }
        if printed == Exit::Open || here.opened & bit(side) != 0 || self.on_cusp(space, side) {
            return Exit::Open;
        }
        printed
    }

    /// Whether a hero is on the cusp of a border, from either side of it.
    fn on_cusp(&self, space: SpaceId, side: Side) -> bool {
        let beyond = self.board.space(space).beyond(side);
        self.players.values().filter(|player| !player.out).any(|player| {
            player.cusp.is_some_and(|cusp| {
                (player.space == space && cusp.side == side)
                    || (Some(player.space) == beyond && cusp.side == side.opposite())
            })
        })
    }

    /// Whether a hero could spend a Movement on moving at all.
    fn check_mover(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        Refusal::unless(player.tipped == Tipped::No, rule!("dungeoneer.move.tipped-cannot"))?;
        Refusal::unless(player.movements >= MOVE_COST, rule!("dungeoneer.move.cost"))
    }

    /// Whether the turn player's hero may move through an exit: to an orthogonally adjoining space, through a viable exit.
    pub fn check_move(&self, seat: Seat, side: Side) -> Result<SpaceId, Refusal> {
        enforces!("dungeoneer.move.no-diagonal");
        let here = self.player(seat).space;
        let beyond = self.board.space(here).beyond(side);
        Refusal::unless(beyond.is_some(), rule!("dungeoneer.exit.edge-of-map"))?;
        let next = self.board.viable(here, side).ok_or(Refusal::by(rule!("dungeoneer.exit.wall")))?;
        Refusal::unless(self.player(seat).tipped == Tipped::No, rule!("dungeoneer.move.tipped-cannot"))?;
        let enough = self.player(seat).movements >= MOVE_COST;
        let confronts = self.exit_now(here, side) != Exit::Open;
        Refusal::unless(enough || !confronts, rule!("dungeoneer.exit.confront-needs-movement"))?;
        Refusal::unless(enough, rule!("dungeoneer.move.cost"))?;
        Ok(next)
    }

    /// Whether the turn player's hero may go by Sewer or Portal to a space.
    pub fn check_travel(&self, seat: Seat, to: SpaceId) -> Result<(), Refusal> {
        let here = self.player(seat).space;
        let known = to.index() < self.board.spaces.len() && to != here;
        Refusal::unless(known, rule!("dungeoneer.obstacle.sewer-destination"))?;
        if !self.portal_between(here, to) {
            self.check_sewer(here, to)?;
        }
        self.check_mover(seat)
    }

    fn check_sewer(&self, here: SpaceId, to: SpaceId) -> Result<(), Refusal> {
        let (from, dest) = (self.board.space(here).card(), self.board.space(to).card());
        let linked = from.portal && dest.is_entrance() || from.is_entrance() && dest.portal;
        Refusal::unless(!linked, rule!("dungeoneer.obstacle.portal-alone"))?;
        let wild = from.border == Border::Wilderness || dest.sewer.is_none();
        Refusal::unless(wild, rule!("dungeoneer.obstacle.sewer-from-wilderness"))?;
        let sewer = from.sewer.ok_or(Refusal::by(rule!("dungeoneer.obstacle.portal")))?;
        let partner =
            |(id, space): (SpaceId, &crate::board::Space)| id != here && space.card().sewer == Some(sewer);
        Refusal::unless(self.board.iter().any(partner), rule!("dungeoneer.obstacle.sewer-destination"))?;
        Refusal::unless(dest.sewer == Some(sewer), rule!("dungeoneer.obstacle.sewer"))
    }

    /// Whether two spaces are linked by a Portal: a Portal card on the map and the Dungeon's Entrance.
    pub fn portal_between(&self, a: SpaceId, b: SpaceId) -> bool {
        enforces!(
            "dungeoneer.obstacle.portal",
            "dungeoneer.obstacle.portal-linking",
            "dungeoneer.obstacle.portal-several",
        );
        let leads = |from: SpaceId, to: SpaceId| {
            let (from, to) = (self.board.space(from).card(), self.board.space(to).card());
            from.portal && to.is_entrance() && to.border == Border::Dungeon
        };
        leads(a, b) || leads(b, a)
    }
}

impl State {
    /// Lists the moves of the turn player's hero.
    pub fn moves(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        let open = &self.open;
        if open.check_mover(seat).is_err() {
            return;
        }
        for &side in Side::ALL.iter().filter(|&&side| open.check_move(seat, side).is_ok()) {
            out(Action::Move(side));
        }
        let here = open.player(seat).space;
        let card = open.board.space(here).card();
        if card.sewer.is_some() || card.portal || card.is_entrance() {
            for (to, _) in open.board.iter().filter(|(to, _)| open.check_travel(seat, *to).is_ok()) {
                out(Action::Travel(to));
            }
        }
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Declares a move.
    pub(crate) fn declare_move(&mut self, seat: Seat, side: Option<Side>, to: SpaceId) {
        self.push(Frame::Move(Move { seat, side, to, stage: MoveStage::Declared }));
    }

    /// One move: the window, the exit of the space being left, the Movement, the new space.
    pub(crate) fn moving(&mut self, step: Move) -> Flow {
        enforces!(
            "dungeoneer.move.steps",
            "dungeoneer.timing.window-move-declared",
            "dungeoneer.exit.leaving-side",
            "dungeoneer.obstacle.portal-is-a-move",
            "dungeoneer.obstacle.sewer-details",
        );
        let next = |stage| Frame::Move(Move { stage, ..step });
        match step.stage {
            MoveStage::Declared => {
                self.put(next(MoveStage::Exit));
                self.push_window(Checkpoint::MoveDeclared);
                Flow::On
            }
            MoveStage::Exit if !self.still_legal(&step) => self.pop(),
            MoveStage::Exit => self.confront_exit(step),
            MoveStage::Opened if !self.still_legal(&step) => self.pop(),
            MoveStage::Opened => {
                enforces!("dungeoneer.exit.may-stay-after-opening");
                Flow::one(step.seat)
            }
            MoveStage::Go => {
                enforces!(
                    "dungeoneer.move.cost",
                    "dungeoneer.exit.cusp-leave",
                    "dungeoneer.exit.cusp-not-off-turn"
                );
                self.pop();
                self.movement(step.seat, -(MOVE_COST as i8));
                self.put_hero(step.seat, step.to, true);
                Flow::On
            }
        }
    }

    /// A move that has become illegal in the meantime is void and costs nothing.
    fn still_legal(&self, step: &Move) -> bool {
        let open = self.open();
        open.alive(step.seat)
            && match step.side {
                Some(side) => open.check_move(step.seat, side) == Ok(step.to),
                None => open.check_travel(step.seat, step.to).is_ok(),
            }
    }

    fn confront_exit(&mut self, step: Move) -> Flow {
        let here = self.open().player(step.seat).space;
        let exit = step.side.map_or(Exit::Open, |side| self.open().exit_now(here, side));
        let (Some(side), Exit::Locked(number) | Exit::Trapped(number)) = (step.side, exit) else {
            return self.put(Frame::Move(Move { stage: MoveStage::Go, ..step }));
        };
        self.put(Frame::Move(Move { stage: MoveStage::Opened, ..step }));
        let locked = matches!(exit, Exit::Locked(_));
        let score = self.open().board.space(here).exit_score(side);
        let why = Why::Exit { side, locked };
        self.push(Frame::Trial(Trial {
            seat: step.seat,
            score: Some(score),
            number,
            bonus: 0,
            why,
            ready: false,
        }));
        Flow::On
    }

    /// A hero has entered a space on his own turn: income, then what waits in it.
    pub(crate) fn entering(&mut self, enter: Enter) -> Flow {
        enforces!("dungeoneer.obstacle.on-entering", "dungeoneer.move.effects-on-new-space");
        let Enter { seat, new, stage } = enter;
        let next = |stage| Frame::Enter(Enter { stage, ..enter });
        if !self.open().alive(seat) {
            return self.pop();
        }
        match stage {
            EnterStage::Income => {
                self.put(next(EnterStage::Cards(0)));
                if new {
                    self.income(seat);
                }
            }
            EnterStage::Cards(_) => {
                self.put(next(EnterStage::Obstacle));
                if new {
                    self.begin_triggers(seat, Trigger::Enter, Fighter::Hero(seat), None);
                }
            }
            EnterStage::Obstacle => {
                self.put(next(EnterStage::Map(0)));
                self.face_obstacle(seat, new);
            }
            EnterStage::Map(place) => self.map_clause(enter, place),
            EnterStage::Monster => {
                self.put(next(EnterStage::Done));
                if new {
                    self.map_monster_attacks(seat);
                }
            }
            EnterStage::Done => return self.pop(),
        }
        Flow::On
    }

    /// Takes the Glory and the Peril printed on the Map card a hero is in, both and completely.
    pub(crate) fn income(&mut self, seat: Seat) {
        enforces!("dungeoneer.move.income", "dungeoneer.move.peril-with-glory", "dungeoneer.map.purpose");
        let card = self.open().space_of(seat).card();
        self.glory(seat, i16::from(card.glory));
        self.peril(seat, i16::from(card.peril));
    }

    /// Spikes act at every entry, a Pit at the first of the turn; Terrain, Sewers, Portals and Entrances demand no roll.
    fn face_obstacle(&mut self, seat: Seat, new: bool) {
        enforces!(
            "dungeoneer.obstacle.spikes-every-entry",
            "dungeoneer.obstacle.terrain-no-roll",
            "dungeoneer.obstacle.list"
        );
        let (score, number, why) = match self.open().space_of(seat).card().obstacle {
            Some(Obstacle::Pit { score, number }) if new => (score, number, Why::Pit),
            Some(Obstacle::Spikes { score, number }) => (score, number, Why::Spikes),
            _ => return,
        };
        self.push(Frame::Trial(Trial { seat, score: Some(score), number, bonus: 0, why, ready: false }));
    }

    /// What a Map card offers or does to whoever enters it as a new space.
    fn map_clause(&mut self, enter: Enter, place: u8) {
        let seat = enter.seat;
        let map = self.open().space_of(seat).map;
        let Some(clause) = map_card(map).clauses.get(place as usize).filter(|_| enter.new) else {
            self.put(Frame::Enter(Enter { stage: EnterStage::Monster, ..enter }));
            return;
        };
        self.put(Frame::Enter(Enter { stage: EnterStage::Map(place + 1), ..enter }));
        if clause.on != Trigger::Enter {
            return;
        }
        let source = Source::Map(map);
        let script = crate::cards::Script::of(clause.verbs);
        let on = Fighter::Hero(seat);
        let effect = Effect {
            script,
            at: 0,
            source,
            clause: place,
            by: seat,
            on,
            space: None,
            extra: 0,
            hitter: None,
            beat: None,
        };
        if !clause.optional() {
            self.push(Frame::Effect(effect));
        } else if self.can_pay(seat, clause) {
            self.ask(seat, Choice::Offer(effect));
        }
    }

    fn can_pay(&self, seat: Seat, clause: &crate::content::Clause) -> bool {
        let player = self.open().player(seat);
        let moves = clause.cost.movement == 0 || player.tipped == Tipped::No;
        moves && player.glory >= u16::from(clause.cost.glory) && player.movements >= clause.cost.movement
    }

    /// A monster printed on a Map card makes its one attack of the turn on the hero who entered.
    fn map_monster_attacks(&mut self, seat: Seat) {
        enforces!("dungeoneer.combat.map-monster-trigger", "dungeoneer.combat.quest-map-monsters-not-packed");
        let space = self.open().player(seat).space;
        let there = self.open().board.space(space);
        if there.card().monster.is_none() || there.slain || self.open().map_attacked & (1 << space.0) != 0 {
            return;
        }
        self.state.open.map_attacked |= 1 << space.0;
        self.monster_attacks(Fighter::Map(space), seat);
    }

    /// A Quest or Map monster attacks the turn player's hero, in a form his left neighbour picks.
    pub(crate) fn monster_attacks(&mut self, monster: Fighter, seat: Seat) {
        enforces!("dungeoneer.quest.slay-left-player-rolls");
        self.rouse(seat);
        let left = self.open().left_of(seat);
        let (by, on, form) = (monster, Fighter::Hero(seat), Form::Melee);
        self.ask(
            left,
            Choice::AttackForm(Attack {
                by,
                on,
                form,
                steal: None,
                inflicted: 0,
                stage: AttackStage::Declared,
            }),
        );
    }
}
