//! How people and scenarios meet the game: questions, words, pictures, positions.

use table::{Answer, Choice, Datum, Face, Form, NotAnAnswer, Question, Say, Seat, Text, rule};

use crate::action::{Action, By, Claim, Discount, Purchase, Sheet};
use crate::advice;
use crate::content::{CardId, pack};
use crate::events::Event;
use crate::optimiser::{Meter, Strength};
use crate::spellbooks::Spellbook;
use crate::state::{Done, Look, Phase, State};
use crate::turn::MapMasters;
use crate::view::View;

mod arrange;
mod census;
pub mod draw;
mod parts;
mod tell;
pub mod words;

/// The name of a card, as people read it.
pub fn card_name(card: CardId) -> Text {
    name(card.name())
}

/// The name of a spellbook, as people read it.
pub fn book_name(book: Spellbook) -> Text {
    name(book.id())
}

/// What a spellbook does.
pub fn book_text(book: Spellbook) -> Text {
    Text::keyed(format!("{}-text", word_key(book.id())))
}

/// In the reader's language; or as the pack prints it, where the house set does not call it so.
fn name(id: &str) -> Text {
    pack().own_names.get(id).map_or_else(|| Text::keyed(word_key(id)), Text::literal)
}

fn word_key(id: &str) -> String {
    format!("map-masters-card-{}", id.replace('.', "-"))
}

impl Face for MapMasters {
    fn prompt(state: &State, seat: Seat) -> Text {
        let player = &state.players[seat];
        match state.phase {
            Phase::Market(_) => Text::new("map-masters-prompt-market").with("coins", player.coins),
            Phase::GiveUp(_) => Text::new("map-masters-prompt-give-up"),
            Phase::HandCreation => match player.look {
                Look::At(card) => Text::new("map-masters-prompt-first-card").with("card", card_name(card)),
                _ => Text::new("map-masters-prompt-look"),
            },
            Phase::Signal => Text::new("map-masters-prompt-signal"),
            Phase::Exploration if !player.started => Text::new("map-masters-prompt-start"),
            Phase::Exploration if player.done != Done::Drawing => Text::new("map-masters-prompt-reopen"),
            Phase::Exploration => Text::new("map-masters-prompt-explore"),
            Phase::Refresh => Text::new("map-masters-prompt-refresh")
                .with("recycling", player.optimizers.recycling)
                .with("scissors", player.optimizers.scissors),
            Phase::Over => Text::new("map-masters-prompt-over"),
        }
    }

    fn choice(_state: &State, _seat: Seat, action: &Action) -> Choice {
        choice(action)
    }

    fn question(state: &State, seat: Seat) -> Question {
        let mut forms = vec![table::face::one_of::<MapMasters>(state, seat)];
        let player = &state.players[seat];
        let mut rules = Vec::new();
        if state.phase == Phase::Exploration && player.started && player.done == Done::Drawing {
            forms.push(Form::Build { what: Text::new("map-masters-build") });
            rules.extend([rule!("masters.build.hallways-aligned"), rule!("masters.path.start-free-edge")]);
        }
        Question { prompt: Self::prompt(state, seat), forms, rules }
    }

    fn answer(state: &State, seat: Seat, answer: &Answer) -> Result<Action, NotAnAnswer> {
        table::face::listed_or_words::<MapMasters>(state, seat, answer)
    }

    fn tell(event: &Event) -> Text {
        tell::tell(event)
    }

    fn draw(view: &View, say: &dyn Say) -> String {
        draw::table(view, say)
    }

    fn words(_state: &State, _seat: Seat, action: &Action) -> String {
        words::words(action)
    }

    /// Besides everything that [`words::words`] writes, `best` takes the optimiser's suggestion.
    fn read(state: &State, seat: Seat, words: &str) -> Result<Action, String> {
        if words.trim() == "best" && state.phase == Phase::Exploration {
            let sheet = advice::best_drawing(state, seat, &mut Meter::nodes(Strength::Adept.nodes()));
            return Ok(Action::Done(sheet.unwrap_or_else(Sheet::blank), Claim::No));
        }
        words::read(words)
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        arrange::arrange(state, part, value)
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        arrange::playable(state)
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        parts::part(state, part)
    }

    fn things(_options: &crate::options::Options) -> Vec<table::Thing> {
        census::things()
    }

    fn gist(event: &Event) -> Text {
        census::gist(event)
    }

    fn seen(view: &View, part: &str) -> Result<Datum, String> {
        parts::seen(view, part)
    }
}

/// A listed action as a choice: its text and what it stands on.
fn choice(action: &Action) -> Choice {
    let card = |key: &'static str, card: &CardId| {
        Choice::new(Text::new(key).with("card", card_name(*card))).on("card", card.name())
    };
    let book = |key: &'static str, book: &Spellbook| {
        Choice::new(Text::new(key).with("book", book_name(*book))).on("book", book.name())
    };
    let plain = |key: &'static str| Choice::new(Text::new(key));
    match action {
        Action::Buy(purchase) => buying(purchase),
        Action::Pass => plain("map-masters-pass"),
        Action::GiveUp(given) => book("map-masters-give-up", given),
        Action::Look => book("map-masters-look", &Spellbook::FirstDraw),
        Action::Draw => plain("map-masters-draw"),
        Action::Keep => plain("map-masters-keep"),
        Action::Discard => plain("map-masters-discard"),
        Action::Start => plain("map-masters-start"),
        Action::Draft(_) => plain("map-masters-draft"),
        Action::Done(sheet, _) if sheet.path.is_none() => plain("map-masters-done-blank"),
        Action::Done(sheet, _) => {
            let path = sheet.path.as_ref().map(ToString::to_string).unwrap_or_default();
            let text = Text::new("map-masters-done").with("cards", sheet.cards.len()).with("path", path);
            Choice::new(text)
        }
        Action::Reopen => plain("map-masters-reopen"),
        Action::TimeUp => plain("map-masters-time-up"),
        Action::Recycle(kept, By::Icon) => card("map-masters-recycle", kept),
        Action::Recycle(kept, By::Book) => card("map-masters-recycle-paid", kept),
        Action::Remove(removed, By::Icon) => card("map-masters-remove", removed),
        Action::Remove(removed, By::Book) => card("map-masters-remove-book", removed),
        Action::Swap(given, taken) => {
            let text = Text::new("map-masters-swap")
                .with("card", card_name(*given))
                .with("taken", card_name(*taken));
            Choice::new(text).on("card", given.name()).on("card", taken.name())
        }
        Action::Finish => plain("map-masters-finish"),
    }
}

fn buying(purchase: &Purchase) -> Choice {
    let price = crate::market::price(purchase);
    let fairy = |kind: crate::model::Fairy| Text::keyed(format!("map-masters-fairy-{}", kind.name()));
    let reduced = |discount: &Discount| match discount {
        Discount::Full => Text::new("map-masters-full-price"),
        Discount::Reduced => Text::new("map-masters-reduced"),
    };
    match purchase {
        Purchase::Fairy(kind, None) => {
            let text = Text::new("map-masters-buy-fairy").with("fairy", fairy(*kind)).with("price", price);
            Choice::new(text).on("fairy", kind.name())
        }
        Purchase::Fairy(kind, Some(gift)) => {
            let text = Text::new("map-masters-buy-fairy-gift")
                .with("fairy", fairy(*kind))
                .with("gift", fairy(*gift));
            Choice::new(text.with("price", price)).on("fairy", kind.name()).on("fairy", gift.name())
        }
        Purchase::Book(book) => {
            let text = Text::new("map-masters-buy-book").with("book", book_name(*book)).with("price", price);
            Choice::new(text).on("book", book.name())
        }
        Purchase::BlindBook => {
            Choice::new(Text::new("map-masters-buy-blind-book").with("price", price)).on("deck", "books")
        }
        Purchase::Card(card, discount) => {
            let text = Text::new("map-masters-buy-card").with("card", card_name(*card)).with("price", price);
            Choice::new(text.with("how", reduced(discount))).on("card", card.name())
        }
        Purchase::BlindCard(cost, discount) => {
            let text = Text::new("map-masters-buy-blind-card").with("cost", *cost).with("price", price);
            Choice::new(text.with("how", reduced(discount))).on("deck", cost)
        }
    }
}
