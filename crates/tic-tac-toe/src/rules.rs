//! The rules, in the order of the ledger.

use serde::{Deserialize, Serialize};
use table::{
    Audience, Facts, Game, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SetupErrors, Turn,
    Viewer, enforces, rule,
};

/// The game.
#[derive(Debug)]
pub struct TicTacToe;

/// Nothing can be chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Each player's marks, a bit for each of the nine cells. Everything else follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub(crate) marks: [u16; PLAYERS],
}

/// A cell of the board: 0 to 8, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

/// A mark was put into a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marked {
    /// By whom.
    pub seat: Seat,
    /// Where.
    pub cell: Cell,
}

pub(crate) const PLAYERS: usize = 2;
const FULL: u16 = 0b111_111_111;

/// Rows, columns and diagonals.
pub(crate) const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// For each of the 512 sets of cells, a bit that says whether it holds a line.
const HOLDS_LINE: [u64; 8] = {
    let mut table = [0; 8];
    let mut marks = 0;
    while marks < 512 {
        let mut line = 0;
        while line < LINES.len() {
            if marks & LINES[line] == LINES[line] {
                table[(marks >> 6) as usize] |= 1 << (marks & 63);
            }
            line += 1;
        }
        marks += 1;
    }
    table
};

static FACTS: Facts = Facts {
    id: "tic-tac-toe",
    title: "Tic-tac-toe",
    ledgers: &["tic-tac-toe"],
    seats: (PLAYERS, PLAYERS),
    rules_version: 1,
    not_asked: rule!("tic-tac-toe.turn.alternate"),
    over: rule!("tic-tac-toe.end.no-more-turns"),
    longest: 9,
};

impl State {
    pub(crate) fn filled(self) -> u16 {
        self.marks[0] | self.marks[1]
    }

    /// Crosses, the first seat, move first; then the players take turns.
    pub(crate) fn to_move(self) -> Seat {
        enforces!("tic-tac-toe.turn.first-seat", "tic-tac-toe.turn.alternate");
        Seat::new((self.filled().count_ones() % 2) as usize)
    }

    /// The player with three in a row, if there is one.
    pub(crate) fn winner(self) -> Option<Seat> {
        enforces!("tic-tac-toe.end.three-in-a-row");
        Seat::all(PLAYERS).find(|seat| holds_line(self.marks[seat.index()]))
    }
}

fn holds_line(marks: u16) -> bool {
    HOLDS_LINE[(marks >> 6) as usize & 7] >> (marks & 63) & 1 == 1
}

impl Game for TicTacToe {
    type Options = Options;
    type State = State;
    type Action = Cell;
    type Event = Marked;
    /// Nothing is hidden: a view is the state.
    type View = State;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn schema() -> Schema {
        enforces!("tic-tac-toe.setup.players");
        Schema::plain(PLAYERS, PLAYERS)
    }

    fn start(_options: &Options, _seats: usize, _luck: &mut Luck) -> Result<State, SetupErrors> {
        enforces!("tic-tac-toe.setup.board");
        Ok(State::default())
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        enforces!("tic-tac-toe.end.full-board");
        if state.filled() == FULL || state.winner().is_some() {
            Turn::Over
        } else {
            Turn::one(state.to_move())
        }
    }

    fn outcome(state: &State) -> Outcome {
        match state.winner() {
            Some(winner) => Outcome::winner(PLAYERS, winner),
            None => Outcome::draw(PLAYERS),
        }
    }

    #[inline]
    fn legal(state: &State, _seat: Seat, out: &mut Vec<Cell>) -> Listing {
        let mut empty = FULL & !state.filled();
        while empty != 0 {
            out.push(Cell(empty.trailing_zeros() as u8));
            empty &= empty - 1;
        }
        Listing::All
    }

    fn check(state: &State, _seat: Seat, cell: &Cell) -> Result<(), Refusal> {
        Refusal::unless(cell.0 < 9, rule!("tic-tac-toe.mark.place"))?;
        Refusal::unless(state.filled() >> cell.0 & 1 == 0, rule!("tic-tac-toe.mark.empty-cell"))
    }

    #[inline]
    fn apply<L: Log<Marked>>(state: &mut State, play: Play<TicTacToe>, _luck: &mut Luck, log: &mut L) {
        enforces!("tic-tac-toe.mark.place");
        let (seat, cell) = (play.seat(), *play.action());
        state.marks[seat.index() & 1] |= 1 << cell.0;
        log.tell(Audience::All, || Marked { seat, cell });
    }

    fn view(state: &State, _viewer: Viewer) -> State {
        *state
    }

    fn resample(view: &State, _luck: &mut Luck) -> State {
        *view
    }

    /// A won match is best; before that, lines still open count, and more when they hold more marks.
    fn evaluate(state: &State, seat: Seat) -> i32 {
        let (mine, theirs) = (state.marks[seat.index()], state.marks[1 - seat.index()]);
        let open = |own: u16, other: u16| -> i32 {
            let lines = LINES.iter().filter(|&&line| other & line == 0);
            lines.map(|&line| [1, 4, 30, 1000][(own & line).count_ones() as usize]).sum()
        };
        open(mine, theirs) - 2 * open(theirs, mine)
    }

    fn wild(luck: &mut Luck) -> Option<Cell> {
        Some(Cell(luck.die("wild", 256) as u8))
    }
}
