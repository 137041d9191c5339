//! The Note Board: cubes fill columns from the bottom and leave them from the top.

use table::{Log, Seat, enforces};

use crate::content::{Colour, Colours, catalogue};
use crate::event::Event;
use crate::run::Run;
use crate::state::Table;

impl Table {
    /// Whether a Scholar's column has room.
    #[inline]
    pub fn has_room(&self, seat: Seat, colour: Colour) -> bool {
        enforces!("ology.board.column-full", "ology.board.columns");
        self.scholar(seat).cubes[colour] < catalogue().board.columns[colour].slots
    }

    /// The colours of which a Scholar has a cube.
    #[inline]
    pub fn colours(&self, seat: Seat) -> Colours {
        let cubes = &self.scholar(seat).cubes.0;
        Colours((0..5).fold(0, |set, index| set | u8::from(cubes[index] > 0) << index))
    }

    /// The points a Scholar's cubes show: the first number left visible above each column.
    pub fn cube_points(&self, seat: Seat) -> i16 {
        enforces!(
            "ology.board.column-points",
            "ology.board.column-full-points",
            "ology.board.column-linear",
            "ology.score.cubes"
        );
        let column =
            |colour: Colour| catalogue().board.columns[colour].points(self.scholar(seat).cubes[colour]);
        Colour::ALL.into_iter().map(column).sum()
    }

    /// The individual value of a cube.
    #[inline]
    pub fn value(colour: Colour) -> u8 {
        enforces!("ology.board.individual-value", "ology.clan.not-for-espionage");
        catalogue().board.columns[colour].value
    }

    fn marks(&self, seat: Seat) -> (u8, u8) {
        enforces!("ology.board.stars-equal");
        let board = &catalogue().board;
        let cubes = &self.scholar(seat).cubes;
        Colour::ALL.into_iter().fold((0, 0), |(stars, arrows), colour| {
            let column = &board.columns[colour];
            (stars + column.stars_covered(cubes[colour]), arrows + column.arrows_covered(cubes[colour]))
        })
    }

    /// Brings Stars and the Study Bonus in line with the cubes.
    pub(crate) fn recount(&mut self, seat: Seat) {
        enforces!("ology.board.arrow-gain", "ology.board.arrow-loss");
        let (stars, arrows) = self.marks(seat);
        let scholar = self.scholar_mut(seat);
        scholar.stars = stars;
        scholar.study_bonus = arrows;
    }
}

impl<L: Log<Event>> Run<'_, L> {
    /// A cube goes into the lowest free slot of its column; Stars, arrows, Exalted states and the combo follow. A cube for
    /// which there is no room goes into the Reserve.
    pub(crate) fn gain_cube(&mut self, seat: Seat, colour: Colour) {
        enforces!("ology.board.fill-from-bottom", "ology.cube.gain", "ology.board.star-gain");
        if !self.has_room(seat, colour) {
            return self.eliminate(colour);
        }
        let scholar = self.scholar_mut(seat);
        scholar.cubes[colour] += 1;
        scholar.placed[colour] += 1;
        let before = scholar.stars;
        self.recount(seat);
        self.tell(|| Event::Gained { seat, colour });
        if self.scholar(seat).stars > before {
            self.star_gained(seat);
        }
        self.check_combo(seat);
    }

    /// The topmost cube of a column leaves the Note Board. Whoever calls it says where it goes.
    pub(crate) fn take_from_board(&mut self, seat: Seat, colour: Colour) {
        enforces!("ology.board.remove-from-top", "ology.board.star-loss", "ology.cube.lose");
        let scholar = self.scholar_mut(seat);
        scholar.cubes[colour] = scholar.cubes[colour].saturating_sub(1);
        scholar.placed[colour] = scholar.placed[colour].saturating_sub(1);
        let before = scholar.stars;
        self.recount(seat);
        if self.scholar(seat).stars < before {
            self.end_exaltation();
        }
    }

    /// A cube goes into the Reserve.
    pub(crate) fn eliminate(&mut self, colour: Colour) {
        enforces!("ology.cube.eliminate", "ology.def.reserve");
        self.campus.cubes[colour] += 1;
        self.tell(|| Event::Eliminated { colour });
    }
}
