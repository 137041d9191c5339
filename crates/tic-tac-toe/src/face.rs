//! How people and scenarios meet the game: cells are named `a1` (top left) to `c3`.

use table::{Choice, Datum, Face, Say, Seat, Text};

use crate::rules::PLAYERS;
use crate::{Cell, Marked, State, TicTacToe};

const SYMBOLS: [char; PLAYERS] = ['X', 'O'];

impl Cell {
    fn name(self) -> String {
        format!("{}{}", (b'a' + self.0 % 3) as char, self.0 / 3 + 1)
    }

    fn named(name: &str) -> Option<Cell> {
        (0..9).map(Cell).find(|cell| cell.name() == name)
    }
}

impl State {
    fn symbol(self, cell: usize) -> char {
        let marked = Seat::all(PLAYERS).find(|seat| self.marks[seat.index()] >> cell & 1 == 1);
        marked.map_or('.', |seat| SYMBOLS[seat.index()])
    }

    /// Three lines of three characters: `X`, `O`, or `.` for an empty cell.
    fn picture(self) -> String {
        let row = |row: usize| (0..3).map(|column| self.symbol(3 * row + column)).collect::<String>();
        (0..3).map(row).collect::<Vec<_>>().join("\n")
    }

    fn from_picture(picture: &str) -> Result<State, String> {
        let cells: Vec<char> = picture.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        if cells.len() != 9 {
            return Err(format!("a board has 9 cells, not {}", cells.len()));
        }
        let mut state = State::default();
        for (cell, symbol) in cells.into_iter().enumerate() {
            match SYMBOLS.iter().position(|known| *known == symbol) {
                Some(seat) => state.marks[seat] |= 1 << cell,
                None if symbol == '.' => {}
                None => return Err(format!("`{symbol}` is none of X, O and .")),
            }
        }
        Ok(state)
    }
}

impl Face for TicTacToe {
    fn prompt(_state: &State, _seat: Seat) -> Text {
        Text::new("tic-tac-toe-prompt")
    }

    fn choice(_state: &State, _seat: Seat, cell: &Cell) -> Choice {
        Choice::new(Text::new("tic-tac-toe-choice").with("cell", cell.name())).on("cell", cell.0)
    }

    fn choices(state: &State, seat: Seat) -> usize {
        table::face::listed_actions::<Self>(state, seat)
    }

    fn tell(event: &Marked) -> Text {
        Text::new("tic-tac-toe-marked").with("seat", event.seat).with("cell", event.cell.name())
    }

    fn draw(view: &State, _say: &dyn Say) -> String {
        let row = |row: usize| {
            let cells: Vec<String> =
                (0..3).map(|column| format!(" {} ", view.symbol(3 * row + column))).collect();
            format!("{} {}", row + 1, cells.join("│"))
        };
        format!("   a   b   c\n{}\n  ───┼───┼───\n{}\n  ───┼───┼───\n{}\n", row(0), row(1), row(2))
    }

    fn words(_state: &State, _seat: Seat, cell: &Cell) -> String {
        cell.name()
    }

    fn read(_state: &State, _seat: Seat, words: &str) -> Result<Cell, String> {
        Cell::named(words.trim()).ok_or_else(|| format!("`{words}` is no cell; cells are a1 to c3"))
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        match (part, value) {
            ("board", Datum::Text(picture)) => *state = State::from_picture(picture)?,
            _ => return Err("a position has one part, `board`, a picture of three lines".to_owned()),
        }
        Ok(())
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        let [crosses, noughts] = state.marks.map(u16::count_ones);
        match crosses == noughts || crosses == noughts + 1 {
            true => Ok(()),
            false => Err(vec![format!("{crosses} crosses and {noughts} noughts cannot be")]),
        }
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        match part {
            "board" => Ok(Datum::Text(state.picture())),
            "to move" => Ok(Datum::from(state.to_move().number())),
            _ => Err("parts are `board` and `to move`".to_owned()),
        }
    }
}
