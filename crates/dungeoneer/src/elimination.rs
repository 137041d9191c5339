//! Defeat and victory: what a defeated player leaves, and both ways to win.

use table::{Log, Seat, enforces};

use crate::event::Event;
use crate::referee::{Flow, Referee};
use crate::state::{Fate, Step, Tipped};

impl<L: Log<Event>> Referee<'_, L> {
    /// A hero without Life is defeated, whatever caused the loss: he and his player leave the game.
    pub(crate) fn defeat(&mut self, seat: Seat) -> Flow {
        enforces!("dungeoneer.hero.life-zero", "dungeoneer.combat.hero-defeated");
        self.pop();
        if self.open().alive(seat) {
            self.leave(seat);
        }
        Flow::On
    }

    /// A player leaves the game: by defeat, or because he gives up.
    pub(crate) fn leave(&mut self, seat: Seat) {
        enforces!("dungeoneer.elimination.discard-all", "dungeoneer.elimination.hero-tracker-removed");
        self.tell(|| Event::Defeated { seat });
        self.state.open.players[seat].out = true;
        if self.open().in_turn_order().count() <= 1 {
            enforces!("dungeoneer.end.last-hero", "dungeoneer.general.win-two-ways");
            let last = self.open().left_of(seat);
            return self.win(last);
        }
        self.discard_everything(seat);
        self.give_up_quests(seat);
        let player = &mut self.state.open.players[seat];
        player.glory = 0;
        player.peril = 0;
        player.movements = 0;
        player.life = 0;
        player.tipped = Tipped::No;
        player.cusp = None;
        if seat == self.open().turn {
            self.turn_player_defeated();
        }
    }

    /// All cards of a defeated player go to the discard pile; Banes he had played on others stay in force, unless nobody can pay
    /// their upkeep any more.
    fn discard_everything(&mut self, seat: Seat) {
        enforces!("dungeoneer.elimination.banes-left-behind");
        for card in std::mem::take(&mut self.state.hidden.hands[seat]).iter() {
            self.discard(seat, card);
        }
        let player = &mut self.state.open.players[seat];
        player.hand = 0;
        let lying = [player.readied.take(), player.banes.take()];
        let pack = player.pack.take();
        for card in lying.iter().flatten().chain(&pack).map(|lying| lying.card) {
            self.discard(seat, card);
        }
        for other in self.state.open.players.seats() {
            let kept = |bane: &crate::state::InPlay| bane.by != seat || bane.card.face().upkeep.is_none();
            while let Some(place) = self.open().player(other).banes.iter().position(|bane| !kept(bane)) {
                let bane = self.state.open.players[other].banes.remove(place);
                self.discard(other, bane.card);
                self.state.open.unsettled.insert(other);
            }
        }
        if self.state.hidden.peek.is_some_and(|peek| peek.by == seat || peek.of == seat) {
            self.state.hidden.peek = None;
        }
        if self.state.hidden.map_seer == Some(seat) {
            self.state.hidden.map_seer = None;
        }
    }

    /// Uncompleted Personal Quests go under the Quest deck in random order, with every component back where it waits; completed
    /// ones leave the game.
    fn give_up_quests(&mut self, seat: Seat) {
        enforces!(
            "dungeoneer.elimination.quests",
            "dungeoneer.elimination.completed-quests",
            "dungeoneer.elimination.escort-component",
        );
        let mut quests = self.state.open.players[seat].quests.take();
        let name = |state: &crate::state::QuestState| crate::cards::quest_card(state.quest).print.slug.into();
        self.luck.shuffle("under", &mut quests, name);
        for state in quests {
            self.quest_under(state.quest);
        }
        for quest in self.state.open.players[seat].done.take() {
            self.state.open.gone_quests |= 1 << quest.0;
        }
    }

    /// The turn of a defeated turn player ends immediately: his Encounters are discarded unresolved, and the next player begins
    /// his Reset Phase.
    fn turn_player_defeated(&mut self) {
        enforces!("dungeoneer.elimination.during-own-turn");
        while self.state.open.frames.pop().is_some() {}
        for encounter in self.state.open.batch.take() {
            if encounter.fate != Fate::Gone {
                self.discard(self.open().turn, encounter.card);
            }
        }
        self.state.open.step = Step::EndTurn;
    }

    /// A player has won: the game ends at once.
    pub(crate) fn win(&mut self, seat: Seat) {
        enforces!("dungeoneer.end.no-tiebreak");
        self.tell(|| Event::Won { seat });
        self.state.open.winner = Some(seat);
        self.state.open.step = Step::Over;
        while self.state.open.frames.pop().is_some() {}
    }
}
