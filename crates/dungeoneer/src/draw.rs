//! The table drawn with characters: the map in boxes, the players, the open decision's circumstances, one's own hand.

use table::{Say, Seat, Text, Viewer};

use crate::board::{Cell, Space};
use crate::cards::{CardId, map_card, quest_card};
use crate::content::{AttackType, Border, Exit, Form, MapCard, MapId, Obstacle, Side};
use crate::event::{card_name, map_name, phase_name, quest_name};
use crate::frames::Frame;
use crate::state::{Component, Fate, Open, Player, QuestState, Tipped};
use crate::view::View;

/// Columns of one drawn space.
const WIDTH: usize = 13;
/// Columns between its sides.
const INNER: usize = WIDTH - 2;
/// Rows of one drawn space.
const HEIGHT: usize = 6;
/// Map cards drawn side by side.
const ABREAST: usize = 6;

/// The table as a viewer sees it.
pub fn draw(view: &View, say: &dyn Say) -> String {
    let open = &view.open;
    let mut lines = vec![headline(open, say)];
    for &border in Border::ALL {
        lines.extend(draw_map(open, border, say));
    }
    lines.push(say.say(&Text::new("dungeoneer-draw-legend")));
    lines.push(decks(open, say));
    for (seat, player) in open.players.iter() {
        lines.extend(draw_player(open, seat, player, say));
        if view.viewer.is(seat) {
            lines.extend(player.quests.iter().map(|quest| told(quest, say)));
        }
    }
    if let Some(global) = &open.global {
        let text = Text::new("dungeoneer-draw-global").with("quest", quest_text(open, global));
        lines.push(say.say(&text));
        lines.push(told(global, say));
    }
    lines.extend(draw_batch(open, say));
    lines.extend(draw_secrets(view, say));
    if let Some(Frame::Place { map, .. }) = open.frames.top() {
        lines.extend(draw_cards(&[*map], say));
    }
    lines.join("\n") + "\n"
}

fn headline(open: &Open, say: &dyn Say) -> String {
    let text = Text::new("dungeoneer-draw-headline").with("round", open.round).with("seat", open.turn);
    say.say(&text.with("phase", phase_name(open.step)))
}

fn decks(open: &Open, say: &dyn Say) -> String {
    let text =
        Text::new("dungeoneer-draw-decks").with("adventures", open.deck).with("discards", open.discard.len());
    say.say(&text.with("maps", open.map_deck).with("quests", open.quest_deck))
}

/// One map, space by space, with the heroes on it.
fn draw_map(open: &Open, border: Border, say: &dyn Say) -> Vec<String> {
    let spaces: Vec<&Space> =
        open.board.spaces.iter().filter(|space| space.card().border == border).collect();
    let range = |of: fn(&Cell) -> i8| {
        let cells = spaces.iter().map(|space| of(&space.cell));
        (cells.clone().min(), cells.max())
    };
    let ((Some(west), Some(east)), (Some(north), Some(south))) = (range(|cell| cell.x), range(|cell| cell.y))
    else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for y in north..=south {
        let mut rows = vec![String::new(); HEIGHT];
        for x in west..=east {
            let here = spaces.iter().find(|space| space.cell == Cell { x, y });
            let drawn =
                here.map_or_else(|| vec![" ".repeat(WIDTH); HEIGHT], |space| draw_space(open, space, say));
            rows.iter_mut().zip(drawn).for_each(|(row, part)| row.push_str(&part));
        }
        lines.extend(rows.into_iter().map(|row| row.trim_end().to_owned()));
    }
    lines
}

/// A space: its exits on the four sides, its name, its Glory and Peril, what waits in it, and who is there.
fn draw_space(open: &Open, space: &Space, say: &dyn Say) -> Vec<String> {
    let exit = |side| open.board.find(space.map).map_or(Exit::Wall, |id| open.exit_now(id, side));
    draw_card(space.card(), exit, &marks(space.card(), space.slain), &tokens(open, space), say)
}

/// A Map card in a box.
fn draw_card(
    card: &MapCard,
    exit: impl Fn(Side) -> Exit,
    marks: &str,
    tokens: &str,
    say: &dyn Say,
) -> Vec<String> {
    let [first, second] = two_rows(&say.say(&card.print.name()));
    let values = fit(&format!("{}G {}P {marks}", card.glory, card.peril), INNER - 2);
    vec![
        format!("┌{}┐", across(exit(Side::North))),
        format!("│{first}│"),
        format!("│{second}│"),
        format!("{}{values}{}", along(exit(Side::West), Side::West), along(exit(Side::East), Side::East)),
        format!("│{}│", fit(tokens, INNER)),
        format!("└{}┘", across(exit(Side::South))),
    ]
}

/// Map cards that are not on the map yet, as printed, side by side.
fn draw_cards(maps: &[MapId], say: &dyn Say) -> Vec<String> {
    let mut lines = Vec::new();
    for abreast in maps.chunks(ABREAST) {
        let mut rows = vec![String::new(); HEIGHT];
        for &map in abreast {
            let card = map_card(map);
            let drawn = draw_card(card, |side| card.exit(side), &marks(card, false), "", say);
            rows.iter_mut().zip(drawn).for_each(|(row, part)| row.push_str(&part));
        }
        lines.extend(rows);
    }
    lines
}

/// A name over two rows, broken between words where that is possible.
fn two_rows(name: &str) -> [String; 2] {
    let mut first = String::new();
    let mut rest = name;
    while let Some(word) = rest.split(' ').next().filter(|word| !word.is_empty()) {
        let gap = usize::from(!first.is_empty());
        if first.chars().count() + gap + word.chars().count() > INNER {
            break;
        }
        if gap > 0 {
            first.push(' ');
        }
        first.push_str(word);
        rest = rest[word.len()..].trim_start();
    }
    if first.is_empty() {
        let cut = name.char_indices().nth(INNER).map_or(name.len(), |(at, _)| at);
        return [fit(&name[..cut], INNER), fit(&name[cut..], INNER)];
    }
    [fit(&first, INNER), fit(rest, INNER)]
}

/// An exit in a horizontal side.
fn across(exit: Exit) -> String {
    match exit {
        Exit::Open => "────   ────".to_owned(),
        Exit::Wall => "───────────".to_owned(),
        Exit::Locked(number) => format!("────L{number:─<2}────"),
        Exit::Trapped(number) => format!("────T{number:─<2}────"),
    }
}

/// An exit in a vertical side.
fn along(exit: Exit, side: Side) -> String {
    match (exit, side) {
        (Exit::Open, _) => "  ".to_owned(),
        (Exit::Wall, Side::West) => "│ ".to_owned(),
        (Exit::Wall, _) => " │".to_owned(),
        (Exit::Locked(number), _) => format!("L{number}"),
        (Exit::Trapped(number), _) => format!("T{number}"),
    }
}

/// Letters for what a space has: E Entrance, o Pit, ^ Spikes, ! Hazard, S Sewer, @ Portal, & monster, + an offer.
fn marks(card: &MapCard, slain: bool) -> String {
    let mut marks = String::new();
    if card.is_entrance() {
        marks.push('E');
    }
    match card.obstacle {
        Some(Obstacle::Pit { .. }) => marks.push('o'),
        Some(Obstacle::Spikes { .. }) => marks.push('^'),
        Some(Obstacle::Hazard(_)) => marks.push('!'),
        None => {}
    }
    if let Some(letter) = card.sewer {
        marks.push('S');
        marks.push((b'A' + letter.min(25)) as char);
    }
    if card.portal {
        marks.push('@');
    }
    if card.monster.is_some() && !slain {
        marks.push('&');
    }
    if !card.clauses.is_empty() {
        marks.push('+');
    }
    marks
}

/// The heroes in a space by seat number, one on his side in brackets, and components that lie there.
fn tokens(open: &Open, space: &Space) -> String {
    let here = open.board.find(space.map);
    let mut tokens: Vec<String> = Vec::new();
    for (seat, player) in open.players.iter().filter(|(_, player)| !player.out && Some(player.space) == here)
    {
        let number = seat.number();
        let cusp = player.cusp.map_or(String::new(), |cusp| format!(">{}", cusp.side.word()));
        tokens.push(if player.tipped == Tipped::No {
            format!("{number}{cusp}")
        } else {
            format!("({number}){cusp}")
        });
    }
    let lying = |quest: &&QuestState| here.is_some_and(|id| quest.component == Component::Lying(id));
    let components = open.players.values().flat_map(|player| player.quests.iter()).filter(lying);
    tokens.extend(components.map(|_| "*".to_owned()));
    tokens.join(" ")
}

/// Words cut or filled to a width.
fn fit(words: &str, width: usize) -> String {
    let cut: String = words.chars().take(width).collect();
    format!("{cut:<width$}")
}

fn draw_player(open: &Open, seat: Seat, player: &Player, say: &dyn Say) -> Vec<String> {
    let name = player.card().print.name();
    if player.out {
        return vec![say.say(&Text::new("dungeoneer-draw-out").with("seat", seat).with("hero", name))];
    }
    let text = Text::new("dungeoneer-draw-player")
        .with("seat", seat)
        .with("hero", name)
        .with("level", player.level)
        .with("life", player.life)
        .with("max", player.max_life)
        .with("glory", player.glory)
        .with("peril", player.peril)
        .with("movements", player.movements)
        .with("hand", player.hand)
        .with("done", player.done.len())
        .with("scores", scores(open, seat));
    let mut lines = vec![say.say(&text)];
    let mut row = |key: &'static str, items: Vec<String>| {
        if !items.is_empty() {
            lines.push(format!("    {} {}", say.say(&Text::new(key)), items.join(", ")));
        }
    };
    let name_of = |card: CardId| say.say(&card_name(card));
    let tokens = |tokens: u8| if tokens > 0 { format!(" ({tokens})") } else { String::new() };
    row(
        "dungeoneer-draw-readied",
        player.readied.iter().map(|lying| name_of(lying.card) + &tokens(lying.tokens)).collect(),
    );
    row("dungeoneer-draw-banes", player.banes.iter().map(|bane| name_of(bane.card)).collect());
    row(
        "dungeoneer-draw-pack",
        player.pack.iter().map(|monster| name_of(monster.card) + &tokens(monster.tokens)).collect(),
    );
    row(
        "dungeoneer-draw-quests",
        player.quests.iter().map(|quest| say.say(&quest_text(open, quest))).collect(),
    );
    lines
}

/// The three scores with their types: a circle for standard, a diamond for counter-attack.
fn scores(open: &Open, seat: Seat) -> String {
    let at = crate::scores::Circumstance::default();
    marked(|form| open.score(crate::action::Fighter::Hero(seat), form, at))
}

fn marked(score: impl Fn(Form) -> (i16, Option<AttackType>)) -> String {
    let one = |form: &Form| {
        let (score, attack) = score(*form);
        let mark = match attack {
            Some(AttackType::Standard) => "●",
            Some(AttackType::Counter) => "◆",
            None => "",
        };
        format!("{score}{mark}")
    };
    Form::ALL.iter().map(one).collect::<Vec<_>>().join("/")
}

fn quest_text(open: &Open, quest: &QuestState) -> Text {
    let name = quest_name(quest.quest);
    match quest.component {
        Component::Carried => Text::new("dungeoneer-draw-carried").with("quest", name),
        Component::Lying(space) => {
            let map = map_name(open.board.space(space).map);
            Text::new("dungeoneer-draw-lying").with("quest", name).with("map", map)
        }
        Component::Waiting if quest.wounds > 0 => {
            Text::new("dungeoneer-draw-wounded").with("quest", name).with("wounds", quest.wounds)
        }
        Component::Waiting => name,
    }
}

/// What a Quest asks for.
fn told(quest: &QuestState, say: &dyn Say) -> String {
    let print = &quest_card(quest.quest).print;
    let text = Text::new("dungeoneer-draw-quest").with("quest", print.name()).with("text", print.text());
    format!("      {}", say.say(&text))
}

fn draw_batch(open: &Open, say: &dyn Say) -> Vec<String> {
    let there = open.batch.iter().filter(|encounter| encounter.fate != Fate::Gone);
    let line = |encounter: &crate::state::Encounter| {
        let text = Text::new("dungeoneer-draw-encounter")
            .with("card", card_name(encounter.card))
            .with("seat", encounter.target)
            .with("wounds", encounter.wounds);
        say.say(&text)
    };
    there.map(line).collect()
}

/// The viewer's own hand, each card with its text, and whatever else he alone may know.
fn draw_secrets(view: &View, say: &dyn Say) -> Vec<String> {
    let Viewer::Seat(_) = view.viewer else { return Vec::new() };
    let mut lines = vec![say.say(&Text::new("dungeoneer-draw-hand").with("count", view.hand.len()))];
    for card in view.hand.iter() {
        let face = card.face();
        let text = Text::new("dungeoneer-draw-card")
            .with("card", card_name(card))
            .with("cost", face.cost)
            .with("kind", Text::keyed(format!("dungeoneer-kind-{}", face.kind.word())))
            .with("text", face.print.text());
        lines.push(format!("  {}", say.say(&text)));
        if face.is_monster() {
            let of = |form| (i16::from(face.banner.stat(form).score), face.banner.stat(form).attack);
            let text = Text::new("dungeoneer-draw-monster").with("life", face.banner.life.max(0) as u8);
            lines.push(format!("    {}", say.say(&text.with("scores", marked(of)))));
        }
    }
    lines.extend(draw_cards(&view.maps, say));
    if let Some(seen) = view.peek {
        let names: Vec<String> = seen.cards.iter().map(|card| say.say(&card_name(card))).collect();
        let text = Text::new("dungeoneer-draw-peek").with("seat", seen.of).with("cards", names.join(", "));
        lines.push(say.say(&text));
    }
    lines
}
