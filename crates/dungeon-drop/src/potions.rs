//! Healing potions: spent in one's own turn, one covered life point each.

use table::{Audience, Log, Refusal, Seat, enforces, rule};

use crate::action::Wound;
use crate::event::Event;
use crate::pieces::{GOBLINS, POTIONS, PieceSet, TROLLS};
use crate::state::{Hero, Open, Step};

/// The covered points that could be healed.
pub(crate) fn wounds(hero: &Hero) -> impl Iterator<Item = Wound> + '_ {
    enforces!("drop.potion.troll-partial");
    Wound::ALL.into_iter().filter(|wound| match wound {
        Wound::Goblin => !hero.on_card.and(GOBLINS).is_empty(),
        Wound::Troll => !hero.on_card.and(TROLLS).minus(hero.half_healed).is_empty(),
        Wound::HalfTroll => !hero.half_healed.is_empty(),
        Wound::Marker => hero.markers > 0,
    })
}

/// Whether a hero could drink now.
pub(crate) fn can_drink(hero: &Hero) -> bool {
    !hero.stash.and(POTIONS).is_empty() && hero.covered() > 0
}

/// Whether a seat may drink a potion for this wound. Drinking is no ability, and there is no limit to it.
pub(crate) fn check(open: &Open, seat: Seat, wound: Wound) -> Result<(), Refusal> {
    enforces!("drop.potion.not-an-action", "drop.potion.not-mid-loot");
    let own_turn = matches!(
        open.step,
        Step::Explore | Step::Act | Step::Acting { .. } | Step::Loot | Step::Rest | Step::Stairs
    );
    Refusal::unless(own_turn && seat == open.active(), rule!("drop.potion.timing"))?;
    let hero = &open.heroes[seat];
    Refusal::unless(!hero.stash.and(POTIONS).is_empty(), rule!("drop.potion.own-only"))?;
    Refusal::unless(wounds(hero).any(|known| known == wound), rule!("drop.potion.needs-covered-life"))
}

/// Removes a potion from the game and uncovers the point.
pub(crate) fn drink<L: Log<Event>>(open: &mut Open, seat: Seat, wound: Wound, log: &mut L) {
    enforces!("drop.potion.effect", "drop.def.removed-from-game");
    let hero = &mut open.heroes[seat];
    if let Some(potion) = hero.stash.and(POTIONS).first() {
        hero.stash.remove(potion);
        open.removed.insert(potion);
        uncover(hero, wound);
        log.tell(Audience::All, || Event::Drank { seat, wound });
    }
}

/// Uncovers one point. A monster that covers none any more is kept beside the card.
pub(crate) fn uncover(hero: &mut Hero, wound: Wound) {
    enforces!("drop.potion.which-cube-is-kept");
    let healed = match wound {
        Wound::Goblin => hero.on_card.and(GOBLINS).first(),
        Wound::HalfTroll => hero.half_healed.first(),
        Wound::Troll => {
            if let Some(troll) = hero.on_card.and(TROLLS).minus(hero.half_healed).first() {
                hero.half_healed.insert(troll);
            }
            None
        }
        Wound::Marker => {
            hero.markers = hero.markers.saturating_sub(1);
            None
        }
    };
    if let Some(monster) = healed {
        hero.on_card.remove(monster);
        hero.half_healed.remove(monster);
        hero.beside = hero.beside.or(PieceSet::one(monster));
    }
}

/// Covers life points with neutral markers: the price of an ability.
pub(crate) fn pay_life(hero: &mut Hero, points: u8) {
    enforces!("drop.act.ability-life-cost-marker", "drop.shield.not-against-abilities");
    hero.markers += points;
}
