//! Actions in the game's own words, and back.

use table::Seat;

use crate::action::{Action, Activation, Attempt, CardPlay, Challenge, Fighter, On, Order, Placing, Sending};
use crate::board::{Cell, Rotation, SpaceId};
use crate::cards::{CardId, Source, hero_card, map_card, quest_card};
use crate::content::{self, Clause, Form, MapId, QuestId, Side, Trigger};
use crate::game::Ask;
use crate::state::State;

/// An action in words.
pub fn words(state: &State, action: &Action) -> String {
    match action {
        Action::Pass => "pass".to_owned(),
        Action::Stand(Order::Here) => "pass here".to_owned(),
        Action::Stand(Order::UntilAttacked) => "pass until-attacked".to_owned(),
        Action::Stand(Order::UntilMyTurn) => "pass until-my-turn".to_owned(),
        Action::Play(play) => play_words(state, play),
        Action::Use(activation) => use_words(state, activation),
        Action::Untip => "untip".to_owned(),
        Action::Challenge(challenge) => {
            let steal = challenge.steal.map_or(String::new(), |quest| format!(" for {}", quest_word(quest)));
            format!("challenge {} {}{steal}", fighter_words(state, challenge.foe), challenge.form.word())
        }
        Action::Send(sending) => {
            let form = sending.form.map_or(String::new(), |form| format!(" {}", form.word()));
            format!(
                "send {} vs {}{form}{}",
                sending.card.word(),
                sending.target.number(),
                with(sending.extra)
            )
        }
        Action::Attack => "attack".to_owned(),
        Action::End => "end".to_owned(),
        Action::Place(placing) => {
            let turned = match placing.rotation {
                Rotation::Upright => "",
                Rotation::Turned => " turned",
                Rotation::Quarter => " quarter",
            };
            format!("place {} {}{turned}", map_word(placing.map), cell_words(placing.cell))
        }
        Action::Move(side) => format!("move {}", side.word()),
        Action::Travel(space) => format!("travel {}", space_word(state, *space)),
        Action::Explore => "explore".to_owned(),
        Action::Attempt(attempt) => {
            let boost = if attempt.boosts > 0 { format!(" boost {}", attempt.boosts) } else { String::new() };
            format!("attempt {}{boost}", quest_word(attempt.quest))
        }
        Action::PickUp(quest) => format!("pick up {}", quest_word(*quest)),
        Action::SetDown(quest) => format!("set down {}", quest_word(*quest)),
        Action::Pay(card) => format!("pay {}", card.word()),
        Action::Return(card) => format!("return {}", card.word()),
        Action::ToHand(card) => format!("hand {}", card.word()),
        Action::ToPack(card) => format!("pack {}", card.word()),
        Action::Discard(card) => format!("discard {}", card.word()),
        Action::Keep => "keep".to_owned(),
        Action::Card(card) => format!("choose {}", card.word()),
        Action::Space(space) => format!("choose {}", space_word(state, *space)),
        Action::Map(map) => format!("choose {}", map_word(*map)),
        Action::Quest(quest) => format!("choose {}", quest_word(*quest)),
        Action::Exit(side) => format!("choose {}", side.word()),
        Action::Option(option) => format!("choose option {}", option + 1),
        Action::Form(form) => format!("choose {}", form.word()),
        Action::Player(seat) => format!("choose seat {}", seat.number()),
        Action::Yes => if matches!(state.asks(), Ask::GoOn(_)) { "go on" } else { "choose yes" }.to_owned(),
        Action::No => if matches!(state.asks(), Ask::GoOn(_)) { "stay" } else { "choose no" }.to_owned(),
        Action::Concede => "concede".to_owned(),
    }
}

fn with(extra: u8) -> String {
    if extra > 0 { format!(" with {extra}") } else { String::new() }
}

fn play_words(state: &State, play: &CardPlay) -> String {
    let on = on_words(state, play.on);
    let payer = play.payer.map_or(String::new(), |payer| format!(" vs {}", payer.number()));
    let now = if play.now { " now" } else { "" };
    format!("play {}{on}{payer}{}{now}", play.card.word(), with(play.extra))
}

fn use_words(state: &State, activation: &Activation) -> String {
    let number = use_number(activation.source, activation.clause);
    let number = if number > 1 { format!(" {number}") } else { String::new() };
    let giving = activation.giving.map_or(String::new(), |card| format!(" giving {}", card.word()));
    let on = match activation.on {
        On::Player(seat) => format!(" vs {}", seat.number()),
        other => on_words(state, other),
    };
    format!("use {}{number}{on}{giving}", source_word(activation.source))
}

fn on_words(state: &State, on: On) -> String {
    match on {
        On::Nothing => String::new(),
        On::Card(card) => format!(" on {}", card.word()),
        On::Space(space) => format!(" on {}", space_word(state, space)),
        On::Player(seat) => format!(" on seat {}", seat.number()),
        On::Foe(foe) => format!(" on {}", fighter_words(state, foe)),
    }
}

fn fighter_words(state: &State, fighter: Fighter) -> String {
    match fighter {
        Fighter::Hero(seat) => format!("seat {}", seat.number()),
        Fighter::Monster(card) => card.word().to_owned(),
        Fighter::Quest(quest) => quest_word(quest).to_owned(),
        Fighter::Map(space) => space_word(state, space).to_owned(),
    }
}

/// Which of the clauses that can be activated this is, from 1.
fn use_number(source: Source, clause: u8) -> usize {
    source.clauses().iter().take(usize::from(clause) + 1).filter(activated).count()
}

fn activated(clause: &&Clause) -> bool {
    matches!(clause.on, Trigger::Use | Trigger::Wounding | Trigger::Card)
}

/// The clause with this number among those that can be activated, from 1.
fn clause_numbered(source: Source, number: usize) -> u8 {
    let mut places = source.clauses().iter().enumerate().filter(|(_, clause)| activated(clause));
    places.nth(number.saturating_sub(1)).map_or(u8::MAX, |(place, _)| place as u8)
}

fn source_word(source: Source) -> &'static str {
    match source {
        Source::Card(card) => card.word(),
        Source::Map(map) => map_word(map),
        Source::Quest(quest) | Source::Artifact(quest) => quest_word(quest),
        Source::Hero(hero) => hero_card(hero).print.slug,
    }
}

/// The slug of a Map card.
pub fn map_word(map: MapId) -> &'static str {
    content::library().maps().get(map.index()).map_or("?", |_| map_card(map).print.slug)
}

/// The slug of a Quest.
pub fn quest_word(quest: QuestId) -> &'static str {
    content::library().quests().get(quest.index()).map_or("?", |_| quest_card(quest).print.slug)
}

/// The slug of the Map card in a space.
pub fn space_word(state: &State, space: SpaceId) -> &'static str {
    state.open.board.spaces.get(space.index()).map_or("?", |space| map_word(space.map))
}

/// A cell as steps from the Entrance: `e2n1`.
pub fn cell_words(cell: Cell) -> String {
    let part = |steps: i8, ahead: &str, back: &str| match steps {
        0 => String::new(),
        steps if steps > 0 => format!("{ahead}{steps}"),
        steps => format!("{back}{}", steps.unsigned_abs()),
    };
    let words = part(cell.x, "e", "w") + &part(cell.y, "s", "n");
    if words.is_empty() { "0".to_owned() } else { words }
}

/// The cell that steps from the Entrance mean.
fn read_cell(words: &str) -> Option<Cell> {
    let mut cell = Cell::ENTRANCE;
    if words == "0" {
        return Some(cell);
    }
    let mut rest = words;
    while let Some(letter) = rest.chars().next() {
        let digits: String = rest[1..].chars().take_while(char::is_ascii_digit).collect();
        let steps: i8 = digits.parse().ok()?;
        match letter {
            'e' => cell.x = steps,
            'w' => cell.x = -steps,
            's' => cell.y = steps,
            'n' => cell.y = -steps,
            _ => return None,
        }
        rest = &rest[1 + digits.len()..];
    }
    Some(cell)
}

/// Reads words token by token.
struct Reader<'a> {
    state: &'a State,
    tokens: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<&'a str> {
        if self.tokens.is_empty() { None } else { Some(self.tokens.remove(0)) }
    }

    fn peek(&self) -> Option<&'a str> {
        self.tokens.first().copied()
    }

    fn accept(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.tokens.remove(0);
        }
        found
    }

    fn need<T>(&mut self, what: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let word = self.next().ok_or_else(|| format!("{what} is missing"))?;
        read(word).ok_or_else(|| format!("`{word}` is no {what}"))
    }

    fn card(&mut self) -> Result<CardId, String> {
        self.need("Adventure card", CardId::find)
    }

    fn quest(&mut self) -> Result<QuestId, String> {
        self.need("Quest", |word| content::library().find_quest(word))
    }

    fn form(&mut self) -> Result<Form, String> {
        self.need("attack form", Form::from_word)
    }

    fn side(&mut self) -> Result<Side, String> {
        self.need("side", Side::from_word)
    }

    fn number(&mut self) -> Result<u8, String> {
        self.need("number", |word| word.parse().ok())
    }

    fn seat(&mut self) -> Result<Seat, String> {
        let number = self.number()?;
        if number == 0 {
            Err("seats count from 1".to_owned())
        } else {
            Ok(Seat::new(usize::from(number) - 1))
        }
    }

    fn space(&mut self) -> Result<SpaceId, String> {
        let word = self.next().ok_or("a space is missing")?;
        self.find_space(word).ok_or_else(|| format!("`{word}` is not on the map"))
    }

    fn find_space(&self, word: &str) -> Option<SpaceId> {
        content::library().find_map(word).and_then(|map| self.state.open.board.find(map))
    }

    fn fighter(&mut self) -> Result<Fighter, String> {
        if self.accept("seat") {
            return self.seat().map(Fighter::Hero);
        }
        let word = self.next().ok_or("somebody to fight is missing")?;
        let quest = content::library().find_quest(word).map(Fighter::Quest);
        let monster = CardId::find(word).map(Fighter::Monster);
        let map = self.find_space(word).map(Fighter::Map);
        quest.or(monster).or(map).ok_or_else(|| format!("`{word}` is nobody to fight"))
    }

    fn source(&mut self) -> Result<Source, String> {
        let library = content::library();
        self.need("card with an effect", |word| {
            let hero = library.find_hero(word).map(Source::Hero);
            let artifact = library.find_quest(word).map(Source::Artifact);
            hero.or(artifact).or(CardId::find(word).map(Source::Card))
        })
    }
}

/// The action that words mean.
pub fn read(state: &State, words: &str) -> Result<Action, String> {
    let mut reader = Reader { state, tokens: words.split_whitespace().collect() };
    let verb = reader.next().ok_or("no words")?;
    let action = read_verb(&mut reader, verb)?;
    if reader.tokens.is_empty() {
        Ok(action)
    } else {
        Err(format!("too many words: `{}`", reader.tokens.join(" ")))
    }
}

fn read_verb(reader: &mut Reader<'_>, verb: &str) -> Result<Action, String> {
    Ok(match verb {
        "pass" => read_pass(reader)?,
        "play" => read_play(reader)?,
        "use" => read_use(reader)?,
        "untip" => Action::Untip,
        "challenge" => read_challenge(reader)?,
        "send" => read_send(reader)?,
        "attack" => Action::Attack,
        "end" => Action::End,
        "place" => read_place(reader)?,
        "move" => Action::Move(reader.side()?),
        "travel" => Action::Travel(reader.space()?),
        "explore" => Action::Explore,
        "attempt" => {
            let quest = reader.quest()?;
            let boosts = if reader.accept("boost") { reader.number()? } else { 0 };
            Action::Attempt(Attempt { quest, boosts })
        }
        "pick" if reader.accept("up") => Action::PickUp(reader.quest()?),
        "set" if reader.accept("down") => Action::SetDown(reader.quest()?),
        "pay" => Action::Pay(reader.card()?),
        "return" => Action::Return(reader.card()?),
        "hand" => Action::ToHand(reader.card()?),
        "pack" => Action::ToPack(reader.card()?),
        "discard" => read_discard(reader)?,
        "keep" => Action::Keep,
        "choose" => read_choice(reader)?,
        "go" if reader.accept("on") => Action::Yes,
        "stay" => Action::No,
        "concede" => Action::Concede,
        other => return Err(format!("`{other}` is nothing one can do")),
    })
}

fn read_pass(reader: &mut Reader<'_>) -> Result<Action, String> {
    Ok(match reader.next() {
        None => Action::Pass,
        Some("here") => Action::Stand(Order::Here),
        Some("until-attacked") => Action::Stand(Order::UntilAttacked),
        Some("until-my-turn") => Action::Stand(Order::UntilMyTurn),
        Some(other) => return Err(format!("pass until when? `{other}`")),
    })
}

fn read_play(reader: &mut Reader<'_>) -> Result<Action, String> {
    let mut play = CardPlay { card: reader.card()?, payer: None, on: On::Nothing, extra: 0, now: false };
    while let Some(word) = reader.next() {
        match word {
            "on" => play.on = read_on(reader, &play)?,
            "vs" => play.payer = Some(reader.seat()?),
            "with" => play.extra = reader.number()?,
            "now" => play.now = true,
            other => return Err(format!("`{other}` does not go with playing a card")),
        }
    }
    Ok(Action::Play(play))
}

/// What a card is played on: a card as host of an Attachment, a foe, a space or a player.
fn read_on(reader: &mut Reader<'_>, play: &CardPlay) -> Result<On, String> {
    let foe = play.card.face().clauses.iter().any(|clause| clause.to == content::Subject::Foe);
    if let Some(space) = reader.peek().and_then(|word| reader.find_space(word)).filter(|_| !foe) {
        reader.next();
        return Ok(On::Space(space));
    }
    match reader.fighter()? {
        Fighter::Monster(card) if play.card.face().host.is_some() => Ok(On::Card(card)),
        Fighter::Hero(seat) if !foe => Ok(On::Player(seat)),
        other => Ok(On::Foe(other)),
    }
}

fn read_use(reader: &mut Reader<'_>) -> Result<Action, String> {
    let source = reader.source()?;
    let number = reader.peek().and_then(|word| word.parse::<usize>().ok());
    if number.is_some() {
        reader.next();
    }
    let clause = clause_numbered(source, number.unwrap_or(1));
    let mut activation = Activation { source, clause, on: On::Nothing, giving: None };
    let foe = source.clause(clause).is_some_and(|clause| clause.to == content::Subject::Foe);
    while let Some(word) = reader.next() {
        match word {
            "vs" => activation.on = On::Player(reader.seat()?),
            "giving" => activation.giving = Some(reader.card()?),
            "on" if foe => activation.on = On::Foe(reader.fighter()?),
            "on" => activation.on = On::Space(reader.space()?),
            other => return Err(format!("`{other}` does not go with using a card")),
        }
    }
    Ok(Action::Use(activation))
}

fn read_challenge(reader: &mut Reader<'_>) -> Result<Action, String> {
    let foe = reader.fighter()?;
    let form = reader.form()?;
    let steal = if reader.accept("for") { Some(reader.quest()?) } else { None };
    Ok(Action::Challenge(Challenge { foe, form, steal }))
}

fn read_send(reader: &mut Reader<'_>) -> Result<Action, String> {
    let card = reader.card()?;
    if !reader.accept("vs") {
        return Err("send whom against whom? `send CARD vs SEAT`".to_owned());
    }
    let mut sending = Sending { card, target: reader.seat()?, form: None, extra: 0 };
    while let Some(word) = reader.next() {
        match (word, Form::from_word(word)) {
            ("with", _) => sending.extra = reader.number()?,
            (_, Some(form)) => sending.form = Some(form),
            (other, None) => return Err(format!("`{other}` is no attack form")),
        }
    }
    Ok(Action::Send(sending))
}

fn read_place(reader: &mut Reader<'_>) -> Result<Action, String> {
    let named = reader.peek().and_then(|word| content::library().find_map(word));
    if named.is_some() {
        reader.next();
    }
    let drawn = if let Ask::Place(map) = reader.state.asks() { Some(map) } else { None };
    let map = named.or(drawn).ok_or("which Map card?")?;
    let cell = reader.need("cell (such as `e2n1`)", read_cell)?;
    let rotation = match reader.next() {
        None => Rotation::Upright,
        Some("turned") => Rotation::Turned,
        Some("quarter") => Rotation::Quarter,
        Some(other) => return Err(format!("turned how? `{other}`")),
    };
    Ok(Action::Place(Placing { map, cell, rotation }))
}

fn read_discard(reader: &mut Reader<'_>) -> Result<Action, String> {
    let quest = reader.peek().and_then(|word| content::library().find_quest(word));
    match quest {
        Some(quest) => {
            reader.next();
            Ok(Action::Quest(quest))
        }
        None => reader.card().map(Action::Discard),
    }
}

fn read_choice(reader: &mut Reader<'_>) -> Result<Action, String> {
    let word = reader.next().ok_or("choose what?")?;
    let library = content::library();
    let looks_at_maps = matches!(reader.state.asks(), Ask::Choice(crate::frames::Choice::Arrange { .. }));
    let found = match word {
        "option" => Some(Action::Option(reader.number()?.saturating_sub(1))),
        "seat" => Some(Action::Player(reader.seat()?)),
        "yes" => Some(Action::Yes),
        "no" => Some(Action::No),
        _ => None,
    };
    let map = library.find_map(word).filter(|_| looks_at_maps).map(Action::Map);
    let space = || reader.find_space(word).map(Action::Space);
    let found = found
        .or_else(|| Side::from_word(word).map(Action::Exit))
        .or_else(|| Form::from_word(word).map(Action::Form))
        .or(map)
        .or_else(space)
        .or_else(|| CardId::find(word).map(Action::Card))
        .or_else(|| library.find_quest(word).map(Action::Quest));
    found.ok_or_else(|| format!("`{word}` is nothing to choose"))
}
