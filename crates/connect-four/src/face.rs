//! How people and scenarios meet the game: columns are named `a` to `g` from the left.

use table::{Choice, Datum, Face, Say, Seat, Text};

use crate::rules::{COLUMNS, PLAYERS, ROWS};
use crate::{Column, ConnectFour, Dropped, State};

/// The first seat's discs and the second's, told apart by shape.
const SYMBOLS: [char; PLAYERS] = ['X', 'O'];

impl Column {
    fn name(self) -> String {
        char::from(b'a' + self.0).to_string()
    }
}

impl State {
    fn symbol(self, column: usize, row: usize) -> char {
        let owner = Seat::all(PLAYERS).find(|seat| self.discs[seat.index()] & State::bit(column, row) != 0);
        owner.map_or('.', |seat| SYMBOLS[seat.index()])
    }

    /// Six lines of seven characters, the top row first: `X`, `O`, or `.` for an empty cell.
    fn picture(self) -> String {
        let row = |row: usize| (0..COLUMNS).map(|column| self.symbol(column, row)).collect::<String>();
        (0..ROWS).rev().map(row).collect::<Vec<_>>().join("\n")
    }

    /// Reads a picture; rows left out at the top are empty.
    fn from_picture(picture: &str) -> Result<State, String> {
        let lines: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if lines.len() > ROWS {
            return Err(format!("a board has {ROWS} rows, not {}", lines.len()));
        }
        let mut state = State::default();
        for (row, line) in lines.iter().rev().enumerate() {
            state.fill_row(row, line)?;
        }
        Ok(state)
    }

    fn fill_row(&mut self, row: usize, line: &str) -> Result<(), String> {
        if line.chars().count() != COLUMNS {
            return Err(format!("a row has {COLUMNS} cells: `{line}`"));
        }
        for (column, symbol) in line.chars().enumerate() {
            match SYMBOLS.iter().position(|known| *known == symbol) {
                Some(seat) => self.discs[seat] |= State::bit(column, row),
                None if symbol == '.' => {}
                None => return Err(format!("`{symbol}` is none of X, O and .")),
            }
        }
        Ok(())
    }

    /// Whether no disc of the column has an empty cell below it.
    fn rests(self, column: Column) -> bool {
        let mut lowest = 0..self.height(column) as usize;
        lowest.all(|row| self.filled() & State::bit(column.0 as usize, row) != 0)
    }
}

impl Face for ConnectFour {
    fn prompt(_state: &State, _seat: Seat) -> Text {
        Text::new("connect-four-prompt")
    }

    fn choice(_state: &State, _seat: Seat, column: &Column) -> Choice {
        Choice::new(Text::new("connect-four-choice").with("column", column.name())).on("column", column.0)
    }

    fn choices(state: &State, seat: Seat) -> usize {
        table::face::listed_actions::<Self>(state, seat)
    }

    fn tell(event: &Dropped) -> Text {
        Text::new("connect-four-dropped").with("seat", event.seat).with("column", event.column.name())
    }

    fn draw(view: &State, _say: &dyn Say) -> String {
        let line =
            |line: &str| format!("│ {} │", line.chars().map(String::from).collect::<Vec<_>>().join(" "));
        let rows: Vec<String> = view.picture().lines().map(line).collect();
        format!("{}\n└───────────────┘\n  a b c d e f g\n", rows.join("\n"))
    }

    fn words(_state: &State, _seat: Seat, column: &Column) -> String {
        column.name()
    }

    fn read(_state: &State, _seat: Seat, words: &str) -> Result<Column, String> {
        let column = (0..COLUMNS as u8).map(Column).find(|column| column.name() == words.trim());
        column.ok_or_else(|| format!("`{words}` is no column; columns are a to g"))
    }

    fn arrange(state: &mut State, part: &str, value: &Datum) -> Result<(), String> {
        match (part, value) {
            ("board", Datum::Text(picture)) => *state = State::from_picture(picture)?,
            _ => return Err("a position has one part, `board`, a picture of up to six lines".to_owned()),
        }
        Ok(())
    }

    fn playable(state: &State) -> Result<(), Vec<String>> {
        let [first, second] = state.discs.map(u64::count_ones);
        let floating = (0..COLUMNS as u8).map(Column).filter(|column| !state.rests(*column));
        let mut faults: Vec<String> =
            floating.map(|column| format!("a disc floats in column {}", column.name())).collect();
        if first != second && first != second + 1 {
            faults.push(format!("{first} discs of the first player and {second} of the second cannot be"));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn part(state: &State, part: &str) -> Result<Datum, String> {
        match part {
            "board" => Ok(Datum::Text(state.picture())),
            "to move" => Ok(Datum::from(state.to_move().number())),
            _ => Err("parts are `board` and `to move`".to_owned()),
        }
    }
}
