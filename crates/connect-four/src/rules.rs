//! The rules, in the order of the ledger.

use serde::{Deserialize, Serialize};
use table::{
    Audience, Facts, Game, Listing, Log, Luck, Outcome, Play, Refusal, Schema, Seat, SetupErrors, Turn,
    Viewer, enforces, rule,
};

/// The game.
#[derive(Debug)]
pub struct ConnectFour;

/// Nothing can be chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Each player's discs, a bit a cell: seven bits a column from the bottom up, the seventh always empty, so that shifted
/// copies of the board never wrap from one column into the next. Everything else follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    pub(crate) discs: [u64; PLAYERS],
}

/// A column of the board: 0 to 6 from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Column(pub u8);

/// A disc fell into a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dropped {
    /// By whom.
    pub seat: Seat,
    /// Where.
    pub column: Column,
    /// How many discs lay below it.
    pub height: u8,
}

pub(crate) const PLAYERS: usize = 2;
pub(crate) const COLUMNS: usize = 7;
pub(crate) const ROWS: usize = 6;

/// Bits from a column to the next.
const STRIDE: usize = ROWS + 1;
/// Shifts along a column, a row and the two diagonals.
const DIRECTIONS: [usize; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];
const FULL: u64 = repeat((1 << ROWS) - 1);
const TOP: u64 = repeat(1 << (ROWS - 1));

const fn repeat(column: u64) -> u64 {
    let (mut board, mut at) = (0, 0);
    while at < COLUMNS {
        board |= column << (at * STRIDE);
        at += 1;
    }
    board
}

static FACTS: Facts = Facts {
    id: "connect-four",
    title: "Connect four",
    ledgers: &["connect-four"],
    seats: (PLAYERS, PLAYERS),
    rules_version: 1,
    not_asked: rule!("connect-four.turn.alternate"),
    over: rule!("connect-four.end.no-more-turns"),
    longest: 42,
};

impl State {
    pub(crate) fn filled(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The first seat moves first; then the players take turns.
    pub(crate) fn to_move(self) -> Seat {
        enforces!("connect-four.turn.first-seat", "connect-four.turn.alternate");
        Seat::new((self.filled().count_ones() % 2) as usize)
    }

    /// The player with four in a row, if there is one: only the player who moved last can have it.
    pub(crate) fn winner(self) -> Option<Seat> {
        enforces!("connect-four.end.four-in-a-row");
        let last = 1 - self.to_move().index();
        has_four(self.discs[last]).then(|| Seat::new(last))
    }

    /// How many discs lie in a column.
    pub(crate) fn height(self, column: Column) -> u32 {
        (self.filled() >> (column.0 as usize * STRIDE) & ((1 << ROWS) - 1)).count_ones()
    }

    /// The bit of a cell.
    pub(crate) const fn bit(column: usize, row: usize) -> u64 {
        1 << (column * STRIDE + row)
    }
}

/// Whether four adjoining cells of a row, a column or a diagonal are all in the set.
fn has_four(discs: u64) -> bool {
    enforces!("connect-four.end.lines");
    DIRECTIONS.iter().any(|&step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

/// Four cells in a line that the other player has not entered, weighed by how many are one's own.
fn prospects(own: u64, other: u64) -> i32 {
    let free = FULL & !other;
    let mut sum = 0;
    for step in DIRECTIONS {
        let mut starts = free & free >> step & free >> (2 * step) & free >> (3 * step);
        while starts != 0 {
            let first = starts & starts.wrapping_neg();
            let line = first | first << step | first << (2 * step) | first << (3 * step);
            sum += [0, 1, 6, 40, 10_000][(own & line).count_ones() as usize];
            starts ^= first;
        }
    }
    sum
}

impl Game for ConnectFour {
    type Options = Options;
    type State = State;
    type Action = Column;
    type Event = Dropped;
    /// Nothing is hidden: a view is the state.
    type View = State;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn schema() -> Schema {
        enforces!("connect-four.setup.players");
        Schema::plain(PLAYERS, PLAYERS)
    }

    fn start(_options: &Options, _seats: usize, _luck: &mut Luck) -> Result<State, SetupErrors> {
        enforces!("connect-four.setup.board");
        Ok(State::default())
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        enforces!("connect-four.end.full-board");
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
    fn legal(state: &State, _seat: Seat, out: &mut Vec<Column>) -> Listing {
        let mut open = TOP & !state.filled();
        while open != 0 {
            out.push(Column((open.trailing_zeros() as usize / STRIDE) as u8));
            open &= open - 1;
        }
        Listing::All
    }

    fn check(state: &State, _seat: Seat, column: &Column) -> Result<(), Refusal> {
        Refusal::unless((column.0 as usize) < COLUMNS, rule!("connect-four.drop.one-disc"))?;
        Refusal::unless(state.height(*column) < ROWS as u32, rule!("connect-four.drop.column-not-full"))
    }

    #[inline]
    fn apply<L: Log<Dropped>>(state: &mut State, play: Play<ConnectFour>, _luck: &mut Luck, log: &mut L) {
        enforces!("connect-four.drop.one-disc", "connect-four.drop.lowest-cell");
        let (seat, column) = (play.seat(), *play.action());
        log.tell(Audience::All, || Dropped { seat, column, height: state.height(column) as u8 });
        state.discs[seat.index() & 1] |= lowest_empty(state.filled(), column);
    }

    fn view(state: &State, _viewer: Viewer) -> State {
        *state
    }

    fn resample(view: &State, _luck: &mut Luck) -> State {
        *view
    }

    fn evaluate(state: &State, seat: Seat) -> i32 {
        let (mine, theirs) = (state.discs[seat.index()], state.discs[1 - seat.index()]);
        prospects(mine, theirs) - 2 * prospects(theirs, mine)
    }

    fn wild(luck: &mut Luck) -> Option<Column> {
        Some(Column(luck.die("wild", 16) as u8))
    }
}

/// The lowest empty cell of a column: adding one to its filled bits carries into the first gap.
fn lowest_empty(filled: u64, column: Column) -> u64 {
    let shift = column.0 as usize * STRIDE;
    ((filled >> shift & ((1 << ROWS) - 1)) + 1) << shift
}
