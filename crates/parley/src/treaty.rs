//! Treaties: walks over a map of five by five fields.

use table::{Audience, Log, Luck, Refusal, Seat, enforces, rule};

use crate::{Action, Event, Side, State, Walk};

/// Fields along each side of the map.
pub(crate) const WIDTH: i8 = 5;
/// The most steps.
const LONGEST: usize = 6;
/// Steps that give one influence.
const STEPS_PER_INFLUENCE: u8 = 2;

/// A field of the map, or a place beside it.
#[derive(Clone, Copy)]
struct Field {
    column: i8,
    row: i8,
}

impl Field {
    const fn middle() -> Field {
        enforces!("parley.treaty.start");
        Field { column: WIDTH / 2, row: WIDTH / 2 }
    }

    const fn towards(self, side: Side) -> Field {
        let Field { column, row } = self;
        match side {
            Side::North => Field { column, row: row - 1 },
            Side::East => Field { column: column + 1, row },
            Side::South => Field { column, row: row + 1 },
            Side::West => Field { column: column - 1, row },
        }
    }

    fn on_map(self) -> bool {
        (0..WIDTH).contains(&self.column) && (0..WIDTH).contains(&self.row)
    }

    /// The field's bit; only for fields on the map.
    const fn bit(self) -> u32 {
        1 << (self.row * WIDTH + self.column)
    }
}

/// A treaty being drawn up, step by step.
#[derive(Clone, Copy)]
struct Draft {
    at: Field,
    steps: usize,
    entered: u32,
}

impl Draft {
    const fn new() -> Draft {
        Draft { at: Field::middle(), steps: 0, entered: 0 }
    }

    /// The draft with one more step, or the rule that the step breaks.
    fn step(self, side: Side, signed: u32) -> Result<Draft, Refusal> {
        Refusal::unless(self.steps < LONGEST, rule!("parley.treaty.length"))?;
        let at = self.at.towards(side);
        Refusal::unless(at.on_map(), rule!("parley.treaty.on-map"))?;
        let walked = self.entered | Field::middle().bit();
        Refusal::unless(walked & at.bit() == 0, rule!("parley.treaty.no-revisit"))?;
        Refusal::unless(signed & at.bit() == 0, rule!("parley.treaty.signed"))?;
        Ok(Draft { at, steps: self.steps + 1, entered: self.entered | at.bit() })
    }
}

impl State {
    fn draft(&self, walk: &Walk) -> Result<Draft, Refusal> {
        walk.iter().try_fold(Draft::new(), |draft, side| draft.step(*side, self.signed))
    }

    pub(crate) fn check_treaty(&self, walk: &Walk) -> Result<(), Refusal> {
        self.draft(walk).map(drop)
    }

    /// Some treaties: the empty one and those of one step. The rest is sampled.
    pub(crate) fn list_treaties(&self, out: &mut Vec<Action>) {
        let short = Side::ALL.into_iter().map(|side| Walk::from_iter([side]));
        let listed = std::iter::once(Walk::new()).chain(short);
        out.extend(listed.filter(|walk| self.check_treaty(walk).is_ok()).map(Action::Treaty));
    }

    /// A treaty by chance, step by step, each with a chance to be the last.
    pub(crate) fn sample_treaty(&self, luck: &mut Luck) -> Walk {
        let (mut draft, mut walk) = (Draft::new(), Walk::new());
        loop {
            let open = Side::ALL.into_iter().filter(|side| draft.step(*side, self.signed).is_ok());
            let chosen = luck.pick("action", open.clone().count() + 1, |_| "".into());
            let Some(side) = open.clone().nth(chosen) else { return walk };
            let Ok(longer) = draft.step(side, self.signed) else { return walk };
            draft = longer;
            walk.push(side);
        }
    }

    pub(crate) fn sign(&mut self, seat: Seat, walk: &Walk, log: &mut impl Log<Event>) {
        enforces!("parley.treaty.influence");
        let Ok(draft) = self.draft(walk) else { return };
        let steps = draft.steps as u8;
        let influence = steps / STEPS_PER_INFLUENCE;
        self.signed |= draft.entered;
        self.influence[seat] = self.influence[seat].saturating_add(influence);
        log.tell(Audience::All, || Event::Signed(seat, steps, influence));
    }
}
