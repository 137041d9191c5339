//! Actions in the game's own words, as a scenario or a player at a terminal writes them.

use crate::action::{Action, By, Claim, Discount, Purchase, Sheet};
use crate::content::CardId;
use crate::judge::Drawing;
use crate::model::{Fairy, Layout, Placement};
use crate::spellbooks::Spellbook;

/// The short name of a card where it is unambiguous.
pub fn card_words(card: CardId) -> &'static str {
    let short = crate::content::face(card).short();
    if CardId::named(short) == Some(card) { short } else { card.name() }
}

/// An action in words.
pub fn words(action: &Action) -> String {
    match action {
        Action::Buy(purchase) => format!("buy {}", purchase_words(purchase)),
        Action::Pass => "pass".into(),
        Action::GiveUp(book) => format!("give up {}", book.name()),
        Action::Look => "look".into(),
        Action::Draw => "draw".into(),
        Action::Keep => "keep".into(),
        Action::Discard => "discard".into(),
        Action::Start => "start".into(),
        Action::Draft(sheet) => format!("draft {}", drawing_words(sheet)),
        Action::Done(sheet, claim) => {
            format!("{} {}", claim_words(*claim), drawing_words(sheet)).trim_end().into()
        }
        Action::Reopen => "reopen".into(),
        Action::TimeUp => "time up".into(),
        Action::Recycle(card, by) => format!("recycle {}{}", card_words(*card), by_words(*by)),
        Action::Remove(card, by) => format!("remove {}{}", card_words(*card), by_words(*by)),
        Action::Swap(card, taken) => format!("swap {} for {}", card_words(*card), card_words(*taken)),
        Action::Finish => "finish".into(),
    }
}

fn by_words(by: By) -> &'static str {
    match by {
        By::Icon => "",
        By::Book => " by book",
    }
}

fn claim_words(claim: Claim) -> String {
    match claim {
        Claim::No => "done".into(),
        Claim::Now => "done!".into(),
        Claim::After(time) => format!("done!{time}"),
    }
}

fn purchase_words(purchase: &Purchase) -> String {
    let reduced = |discount: &Discount| if *discount == Discount::Reduced { " reduced" } else { "" };
    match purchase {
        Purchase::Fairy(kind, None) => format!("{} fairy", kind.name()),
        Purchase::Fairy(kind, Some(gift)) => format!("{} fairy and {}", kind.name(), gift.name()),
        Purchase::Book(book) => format!("book {}", book.name()),
        Purchase::BlindBook => "blind book".into(),
        Purchase::Card(card, discount) => format!("{}{}", card_words(*card), reduced(discount)),
        Purchase::BlindCard(cost, discount) => format!("blind {cost}{}", reduced(discount)),
    }
}

/// A drawing in words: `crossways 0,0; guardroom! 1,0; wish rope | 1:N s s e+item`.
pub fn drawing_words(drawing: &Drawing) -> String {
    let wish = drawing.wish.map(|kind| format!("wish {}", kind.name()));
    let parts: Vec<String> = drawing.cards.iter().map(placement_words).chain(wish).collect();
    match &drawing.path {
        Some(path) => format!("{} | {path}", parts.join("; ")),
        None => parts.join("; "),
    }
}

fn placement_words(placed: &Placement) -> String {
    let mark = ["", ">", "!", "<"][usize::from(placed.quarters % 4)];
    format!("{}{mark} {},{}", card_words(placed.card), placed.x, placed.y)
}

/// The action that words mean.
pub fn read(words: &str) -> Result<Action, String> {
    let words = words.trim();
    let (verb, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    let rest = rest.trim();
    match verb {
        "buy" => read_purchase(rest).map(Action::Buy),
        "pass" => Ok(Action::Pass),
        "give" => book(rest.strip_prefix("up ").unwrap_or(rest)).map(Action::GiveUp),
        "look" => Ok(Action::Look),
        "draw" => Ok(Action::Draw),
        "keep" => Ok(Action::Keep),
        "discard" => Ok(Action::Discard),
        "start" => Ok(Action::Start),
        "draft" => read_drawing(rest).map(|drawing| Action::Draft(Sheet::from(drawing))),
        "reopen" => Ok(Action::Reopen),
        "time" => Ok(Action::TimeUp),
        "recycle" => treat(rest).map(|(card, by)| Action::Recycle(card, by)),
        "remove" => treat(rest).map(|(card, by)| Action::Remove(card, by)),
        "swap" => {
            let (given, taken) = rest.split_once(" for ").ok_or("swap which card for which?")?;
            Ok(Action::Swap(card(given)?, card(taken)?))
        }
        "finish" => Ok(Action::Finish),
        _ => {
            let time = verb.strip_prefix("done").ok_or_else(|| format!("`{verb}` is nothing to do"))?;
            Ok(Action::Done(Sheet::from(read_drawing(rest)?), read_claim(time)?))
        }
    }
}

fn read_claim(words: &str) -> Result<Claim, String> {
    match words.strip_prefix('!') {
        None if words.is_empty() => Ok(Claim::No),
        Some("") => Ok(Claim::Now),
        Some(time) => time.parse().map(Claim::After).map_err(|_| format!("`{time}` is no time")),
        None => Err(format!("`done{words}` is nothing to do")),
    }
}

/// The card with a name.
pub fn card(name: &str) -> Result<CardId, String> {
    CardId::named(name.trim()).ok_or_else(|| format!("no card `{}`", name.trim()))
}

/// The spellbook with a name.
pub fn book(name: &str) -> Result<Spellbook, String> {
    Spellbook::named(name.trim()).ok_or_else(|| format!("no spellbook `{}`", name.trim()))
}

/// The kind of fairy token with a name.
pub fn fairy(name: &str) -> Result<Fairy, String> {
    Fairy::named(name.trim()).ok_or_else(|| format!("no fairy token `{}`", name.trim()))
}

fn treat(words: &str) -> Result<(CardId, By), String> {
    match words.strip_suffix(" by book") {
        Some(name) => Ok((card(name)?, By::Book)),
        None => Ok((card(words)?, By::Icon)),
    }
}

fn read_purchase(words: &str) -> Result<Purchase, String> {
    if words == "blind book" {
        return Ok(Purchase::BlindBook);
    }
    if let Some(name) = words.strip_prefix("book ") {
        return book(name).map(Purchase::Book);
    }
    if let Some((kind, gift)) = words.split_once(" fairy") {
        let gift = gift.trim().strip_prefix("and ").map(fairy).transpose()?;
        return Ok(Purchase::Fairy(fairy(kind)?, gift));
    }
    let (what, discount) = match words.strip_suffix(" reduced") {
        Some(what) => (what, Discount::Reduced),
        None => (words, Discount::Full),
    };
    match what.strip_prefix("blind ") {
        Some(cost) => {
            let cost = cost.trim().parse().map_err(|_| format!("`{cost}` is no cost"))?;
            Ok(Purchase::BlindCard(cost, discount))
        }
        None => Ok(Purchase::Card(card(what)?, discount)),
    }
}

/// A drawing from its words.
pub fn read_drawing(words: &str) -> Result<Drawing, String> {
    let (cards, path) = match words.split_once('|') {
        Some((cards, path)) => (cards, Some(path.trim().parse()?)),
        None => (words, None),
    };
    let mut drawing = Drawing { cards: Layout::new(), path, wish: None };
    for part in cards.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        match part.strip_prefix("wish ") {
            Some(kind) => drawing.wish = Some(fairy(kind)?),
            None => drawing
                .cards
                .try_push(read_placement(part)?)
                .map_err(|_| "a dungeon has at most five cards")?,
        }
    }
    Ok(drawing)
}

fn read_placement(words: &str) -> Result<Placement, String> {
    let wrong =
        || format!("`{words}` is no placement; write card x,y as in crossways 0,0 or crossways! 1,-1");
    let (name, place) = words.rsplit_once(' ').ok_or_else(wrong)?;
    let (x, y) = place.split_once(',').ok_or_else(wrong)?;
    let name = name.trim();
    let quarters =
        [">", "!", "<"].iter().position(|mark| name.ends_with(mark)).map_or(0, |mark| mark as u8 + 1);
    let card = card(name.trim_end_matches(['>', '!', '<']))?;
    let number = |text: &str| text.trim().parse::<i8>().map_err(|_| wrong());
    Ok(Placement { card, x: number(x)?, y: number(y)?, quarters })
}
