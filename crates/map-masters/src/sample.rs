//! Legal answers by chance: random layouts, random walks, and wild wishes for tests.

use arrayvec::ArrayVec;
use table::{Game, Luck, Seat};

use crate::action::{Action, By, Claim, Discount, Purchase, Sheet};
use crate::content::CardId;
use crate::explorer::{Explorer, Kit};
use crate::judge::{Drawing, judge, with_wish};
use crate::model::{Dungeon, Fairy, HAND, Layout, Placement};
use crate::options::TimeBonus;
use crate::path::{Path, Step};
use crate::spellbooks::Spellbook;
use crate::state::{Done, Phase, Player, ROUNDS, State};

/// More steps than any path has: every hallway cell of five cards, and room visits between them.
const LONGEST: usize = 1200;
/// The positions around a card that lie directly against it.
const AROUND: [(i8, i8); 8] = [(0, 2), (0, -2), (1, -1), (1, 0), (1, 1), (-1, -1), (-1, 0), (-1, 1)];
/// Suggested drawings for a hand.
const SUGGESTIONS: u64 = 2;

/// A legal answer by chance.
pub fn action(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    let player = &state.players[seat];
    if state.phase != Phase::Exploration || !player.started {
        return listed(state, seat, luck);
    }
    if player.done != Done::Drawing {
        return Action::Reopen;
    }
    let die = luck.die("mood", 16);
    if die == 1 && state.options.timer {
        return Action::TimeUp;
    }
    let sheet = Sheet::from(drawing(&player.area, player.kit(), luck));
    if die == 2 {
        return Action::Draft(sheet);
    }
    let claim = claim(state, &sheet, luck);
    Action::Done(sheet, claim)
}

/// One of a complete list.
fn listed(state: &State, seat: Seat, luck: &mut Luck) -> Action {
    let mut actions = Vec::new();
    crate::MapMasters::legal(state, seat, &mut actions);
    let chosen = luck.pick("action", actions.len(), |_| "".into());
    actions.into_iter().nth(chosen).unwrap_or(Action::Pass)
}

/// Players who choose by chance are computers: they claim the time bonus only where the table says so.
fn claim(state: &State, sheet: &Sheet, luck: &mut Luck) -> Claim {
    let after = u32::from(state.options.computers_claim) * 10;
    let wished = match state.options.time_bonus {
        _ if after == 0 => Claim::No,
        TimeBonus::Clock => Claim::After(after + luck.die("time", 600)),
        _ => Claim::Now,
    };
    if state.check_claim(sheet, wished).is_ok() { wished } else { Claim::No }
}

/// A legal drawing by chance: cards laid one by one, then a walk that stops now and then.
pub fn drawing(hand: &[CardId], kit: Kit, luck: &mut Luck) -> Drawing {
    let wish = wish(kit, luck);
    let kit = with_wish(kit, wish).unwrap_or(kit);
    let cards = layout(hand, luck);
    let path = walk(&Dungeon::unchecked(&cards), kit, luck);
    Drawing { cards, path, wish }
}

/// A drawing that surely has a path: one card, and a walk through it.
pub fn simplest(hand: &[CardId], kit: Kit, luck: &mut Luck) -> Drawing {
    let cards: Layout = hand.iter().take(1).map(|card| Placement::new(*card, 0, 0, false)).collect();
    let path = walk(&Dungeon::unchecked(&cards), kit, luck);
    Drawing { cards, path, wish: None }
}

/// The fairy wish is dear: it is spent once in a while.
fn wish(kit: Kit, luck: &mut Luck) -> Option<Fairy> {
    let spends = kit.books.contains(Spellbook::FairyWish) && luck.die("wish", 4) == 1;
    spends.then(|| Fairy::ALL[luck.pick("wish", Fairy::COUNT, |_| "".into())])
}

/// A legal layout by chance: each card in turn where it fits, sometimes left out.
pub fn layout(hand: &[CardId], luck: &mut Luck) -> Layout {
    let mut cards: ArrayVec<CardId, HAND> = hand.iter().copied().take(HAND).collect();
    luck.shuffle("layout", &mut cards, |_| "".into());
    let mut layout = Layout::new();
    for card in cards {
        if luck.die("leave-out", 12) > 1 {
            lay(card, &mut layout, luck);
        }
    }
    layout
}

/// Lays a card where it fits, found by starting somewhere among all places and going on from there.
fn lay(card: CardId, layout: &mut Layout, luck: &mut Luck) {
    if layout.is_empty() {
        let turned = luck.die("turned", 2) == 1;
        layout.push(Placement::new(card, 0, 0, turned));
        return;
    }
    let places = layout.len() * AROUND.len() * 2;
    let start = luck.pick("place", places, |_| "".into());
    let fitting = (0..places)
        .map(|step| place(card, layout, (start + step * 7) % places))
        .find(|placed| fits(placed, layout));
    if let Some(placed) = fitting {
        layout.push(placed);
    }
}

fn place(card: CardId, layout: &Layout, number: usize) -> Placement {
    let (beside, around, turned) = (number / 16, number / 2 % AROUND.len(), number.is_multiple_of(2));
    let (x, y) = AROUND[around];
    Placement::new(card, layout[beside].x.saturating_add(x), layout[beside].y.saturating_add(y), turned)
}

/// Whether a card may lie here: nothing overlaps, all hallways line up, and one of them joins.
pub fn fits(placed: &Placement, layout: &Layout) -> bool {
    let free = |other: &Placement| !placed.overlaps(other) && placed.lines_up_with(other);
    layout.iter().all(free) && layout.iter().any(|other| placed.joins(other))
}

/// A walk by chance from a free mouth.
pub fn walk(dungeon: &Dungeon, kit: Kit, luck: &mut Luck) -> Option<Path> {
    let mouths = dungeon.free_mouths().count();
    if mouths == 0 {
        return None;
    }
    let (slot, site) = dungeon.free_mouths().nth(luck.pick("mouth", mouths, |_| "".into()))?;
    let mut explorer = Explorer::start(dungeon, kit, slot, site).ok()?;
    let mut path = Path { slot: slot as u8, site, steps: Vec::with_capacity(64) };
    let mut moves: Vec<Step> = Vec::with_capacity(16);
    while path.steps.len() < LONGEST {
        moves.clear();
        explorer.moves(&mut moves);
        if moves.is_empty() || luck.die("stop", 64) == 1 {
            break;
        }
        let step = moves[luck.pick("step", moves.len(), |_| "".into())];
        if explorer.step(step).is_err() {
            break;
        }
        path.steps.push(step);
    }
    Some(path)
}

/// A few drawings for a hand, always the same ones for the same hand.
pub fn suggestions(player: &Player) -> impl Iterator<Item = Sheet> {
    let seed = player.area.iter().fold(0u64, |seed, card| seed * 131 + u64::from(card.0));
    let mut sheets: ArrayVec<Sheet, { SUGGESTIONS as usize }> = ArrayVec::new();
    for number in 0..SUGGESTIONS {
        let mut luck = Luck::seeded(seed * SUGGESTIONS + number);
        let cards = layout(&player.area, &mut luck);
        let path = walk(&Dungeon::unchecked(&cards), player.kit(), &mut luck);
        let sheet = Sheet::from(Drawing { cards, path, wish: None });
        if *sheet != Drawing::default() && !sheets.contains(&sheet) {
            sheets.push(sheet);
        }
    }
    sheets.into_iter()
}

/// How good the state looks for a seat: its score against the best of the others, in hundredths of a point, with coins,
/// cards and spellbooks as promises and a drawing in hand as good as scored.
pub fn evaluate(state: &State, seat: Seat) -> i32 {
    let others =
        Seat::all(state.seats()).filter(|other| *other != seat).map(|other| worth(state, other)).max();
    worth(state, seat) - others.unwrap_or_default()
}

fn worth(state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    let promise: i32 = player.collection().iter().map(|card| i32::from(card.cost())).sum();
    let left = i32::from(ROUNDS.saturating_sub(state.round));
    let scored = 100 * i32::from(state.final_score(seat).total()) + 30 * i32::from(player.coins);
    scored + 11 * (left + 1) * promise + 20 * left * player.books.len() as i32 + drawn_worth(state, player)
}

fn drawn_worth(state: &State, player: &Player) -> i32 {
    let Some(sheet) = player.sheet.as_ref().filter(|_| player.is_done()) else { return 0 };
    let Ok(judged) = judge(sheet, player.kit()) else { return 0 };
    let value = crate::advice::weights(state).value(&judged.found, sheet.wish.is_some());
    value * 100 / i32::from(crate::optimiser::POINT)
}

/// Any wish at all.
pub fn wild(luck: &mut Luck) -> Action {
    let card = CardId(luck.die("card", 81) as u8 - 1);
    let other = CardId(luck.die("card", 81) as u8 - 1);
    let fairy = |luck: &mut Luck| Fairy::ALL[luck.die("fairy", 4) as usize - 1];
    let book = Spellbook::ALL[luck.die("book", 17) as usize - 1];
    let by = if luck.die("by", 2) == 1 { By::Icon } else { By::Book };
    let discount = if luck.die("discount", 2) == 1 { Discount::Full } else { Discount::Reduced };
    match luck.die("wild", 20) {
        1 => Action::Buy(Purchase::Fairy(fairy(luck), None)),
        2 => Action::Buy(Purchase::Fairy(fairy(luck), Some(fairy(luck)))),
        3 => Action::Buy(Purchase::Book(book)),
        4 => Action::Buy(Purchase::BlindBook),
        5 => Action::Buy(Purchase::Card(card, discount)),
        6 => Action::Buy(Purchase::BlindCard(luck.die("cost", 8) as u8, discount)),
        7 => Action::Pass,
        8 => Action::GiveUp(book),
        9 => [Action::Look, Action::Draw, Action::Keep, Action::Discard][luck.die("hand", 4) as usize - 1]
            .clone(),
        10 => Action::Start,
        11 => Action::Reopen,
        12 => Action::TimeUp,
        13 => Action::Recycle(card, by),
        14 => Action::Remove(card, by),
        15 => Action::Swap(card, other),
        16 => Action::Finish,
        _ => Action::Done(
            Sheet::from(wild_drawing(luck)),
            [Claim::No, Claim::Now, Claim::After(3)][luck.die("claim", 3) as usize - 1],
        ),
    }
}

/// Cards strewn about and steps in any order.
fn wild_drawing(luck: &mut Luck) -> Drawing {
    let count = luck.die("cards", HAND as u32) as usize;
    let strewn = |luck: &mut Luck| Placement {
        card: CardId(luck.die("card", 81) as u8 - 1),
        x: luck.die("x", 5) as i8 - 3,
        y: luck.die("y", 5) as i8 - 3,
        quarters: luck.die("quarters", 5) as u8 - 1,
    };
    let cards: Layout = (0..count).map(|_| strewn(luck)).collect();
    let steps = [
        "n",
        "e",
        "s",
        "w",
        "e+item",
        "s+fairy",
        "door0",
        "door1",
        "stairs",
        "drop",
        "climb",
        "pass",
        "w+book+cross",
        "circle/item@2:3,5",
        "leap@1:2,2",
        "hop@5:u1,1",
    ];
    let words: Vec<&str> =
        (0..luck.die("steps", 12)).map(|_| steps[luck.die("step", 16) as usize - 1]).collect();
    let start = format!(
        "{}:{}",
        luck.die("slot", 5),
        ["N", "E1", "E2", "S", "W2", "W1"][luck.die("site", 6) as usize - 1]
    );
    Drawing { cards, path: format!("{start} {}", words.join(" ")).parse().ok(), wish: None }
}
