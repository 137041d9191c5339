//! E. Reward phase: scoring the dungeons, step by step, everybody at each step.

use table::{Audience, BySeat, Log, Luck, Seat, enforces};

use crate::content::objective;
use crate::events::Event;
use crate::explorer::Findings;
use crate::judge::judge;
use crate::model::{Fairy, Icon};
use crate::spellbooks::Spellbook;
use crate::state::{FAIRY_STOCK, Optimizers, Outing, Phase, ROUNDS, State};

impl State {
    /// The six steps of the reward phase; the game ends after the sixth one, else the refresh phase follows.
    pub(crate) fn reward<L: Log<Event>>(&mut self, luck: &mut Luck, log: &mut L) {
        enforces!("masters.reward.order");
        let found = self.settle_paths(log);
        self.return_fairies();
        self.pay_coins(&found, log);
        self.score_primary(&found, log);
        self.award_time_bonus(log);
        self.score_secondary(&found, luck, log);
        self.check_exits(&found, log);
        self.tell_what_was_possible(log);
        if self.round >= ROUNDS {
            enforces!("masters.end.after-sixth-reward", "masters.round.no-refresh-in-last");
            self.phase = Phase::Over;
            self.tell_final_scores(log);
        } else {
            self.open_refresh(luck, log);
        }
    }

    /// Replays every path: what it found, which spellbooks it used, which optimizers it circled.
    fn settle_paths<L: Log<Event>>(&mut self, log: &mut L) -> BySeat<Findings> {
        enforces!("masters.sb.exploration-revisable");
        BySeat::from_fn(self.seats(), |seat| self.settle_path(seat, log))
    }

    fn settle_path<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) -> Findings {
        let player = &mut self.players[seat];
        let kit = player.kit();
        let Some(sheet) = player.sheet.take() else { return Findings::default() };
        let found = judge(&sheet, kit).map(|judged| judged.found).unwrap_or_default();
        found.books.iter().for_each(|book| player.turn_down(book));
        if sheet.wish.is_some() {
            enforces!("masters.sb.fairy-wish", "masters.sb.fairy-wish-token");
            player.books.retain(|owned| owned.book != Spellbook::FairyWish);
            log.tell(Audience::All, || Event::Wished(seat));
        }
        player.optimizers =
            Optimizers { recycling: found.circled(Icon::Recycling), scissors: found.circled(Icon::Scissors) };
        player.outing =
            Some(Outing { hand: player.area.clone(), fairies: kit.fairies, books: kit.books, sheet });
        found
    }

    /// Step 1: all fairy tokens, used or not, go back to the market.
    fn return_fairies(&mut self) {
        enforces!("masters.reward.fairies-back", "masters.fairy.expires");
        for (_, player) in self.players.iter_mut() {
            player.fairies = [0; Fairy::COUNT];
        }
        self.market.fairies = [FAIRY_STOCK; Fairy::COUNT];
    }

    /// Step 2: a coin from the bank for each circled coin.
    fn pay_coins<L: Log<Event>>(&mut self, found: &BySeat<Findings>, log: &mut L) {
        enforces!("masters.reward.coins", "masters.item.coin", "masters.item.coin-icon-value");
        for (seat, found) in found.iter() {
            let coins = found.circled(Icon::Coin);
            self.players[seat].coins += u16::from(coins);
            log.tell(Audience::All, || Event::Coins(seat, coins));
        }
    }

    /// Step 3: the primary objective, into the blue box.
    fn score_primary<L: Log<Event>>(&mut self, found: &BySeat<Findings>, log: &mut L) {
        enforces!(
            "masters.reward.primary",
            "masters.reward.room-at-end",
            "masters.deadend.keeps-discoveries"
        );
        let Some(kind) = self.primary().map(|card| objective(card).kind) else { return };
        for (seat, found) in found.iter() {
            let points = kind.score(found);
            self.row(seat).primary = points;
            log.tell(Audience::All, || Event::ScoresPrimary(seat, kind.count(found), points));
        }
    }

    /// Step 4: the time bonus, into the green box of one player.
    fn award_time_bonus<L: Log<Event>>(&mut self, log: &mut L) {
        enforces!("masters.reward.time-bonus");
        let points = self.options.time_points;
        if let Some(seat) = self.time_bonus_winner() {
            self.row(seat).time = points;
            log.tell(Audience::All, || Event::TimeBonus(seat));
        }
    }

    /// Step 5: only now the secondary objective is drawn; it is scored in full into the pink box.
    fn score_secondary<L: Log<Event>>(&mut self, found: &BySeat<Findings>, luck: &mut Luck, log: &mut L) {
        enforces!(
            "masters.reward.draw-secondary",
            "masters.reward.secondary",
            "masters.objective.same-kind-twice"
        );
        let Some(card) = self.draw_objective(luck) else { return };
        log.tell(Audience::All, || Event::Secondary(card));
        let kind = objective(card).kind;
        for (seat, found) in found.iter() {
            let points = kind.score(found);
            self.row(seat).secondary = points;
            log.tell(Audience::All, || Event::ScoresSecondary(seat, kind.count(found), points));
        }
    }

    /// After the round everybody can see the best dungeon and path that were possible with each hand; the optimiser works
    /// it out when the event is put into words.
    fn tell_what_was_possible<L: Log<Event>>(&self, log: &mut L) {
        let [.., primary, secondary] = self.objectives.drawn.as_slice() else { return };
        for (seat, player) in self.players.iter() {
            if let Some(outing) = &player.outing {
                log.tell(Audience::All, || {
                    Event::Possible(seat, Box::new(outing.clone()), *primary, *secondary)
                });
            }
        }
    }

    /// Step 6: who exited checks the exit box.
    fn check_exits<L: Log<Event>>(&mut self, found: &BySeat<Findings>, log: &mut L) {
        enforces!("masters.reward.exit-box", "masters.exit.checks-box", "masters.exit.dead-end-no-box");
        for (seat, found) in found.iter() {
            self.row(seat).exit = found.exit;
            if found.exit {
                log.tell(Audience::All, || Event::Exits(seat));
            }
        }
    }
}
