//! Whole pictures of the table: one to be saved, and the layers that films are made of.
//!
//! Nothing is turned into pixels here. A browser draws SVG by itself, so a module that drew it too would bring along what is
//! there already; a film only needs to be told what lies where in each of its frames.

use aude_draw::{Board, Surroundings};
use aude_engine::State;
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::table::Table;

/// A frame of a film: three SVG documents of one size, to be drawn over each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Shot {
    /// Pixels.
    pub width: f32,
    /// Pixels.
    pub height: f32,
    /// The ground.
    pub under: String,
    /// Tiles that are new since the frame before.
    pub fresh: Option<String>,
    /// Figures, and the panel of scores.
    pub over: String,
}

impl Table {
    /// The table as it was after so many actions, with the panel of scores: an SVG document. `size` is the width of a tile in
    /// pixels.
    pub fn picture(&self, moves: u32, size: f32, dark: bool) -> String {
        let state = self.replay(moves as usize, |_, _, _, _| {});
        self.board(&state, size, dark).svg()
    }

    /// A frame of a film that shows the table after so many actions; the frame before it showed it after `since`. All frames
    /// show the squares that are covered in the end.
    pub fn shot(&self, moves: u32, since: Option<u32>, size: f32, dark: bool) -> Shot {
        let now = self.replay(moves as usize, |_, _, _, _| {});
        let before = since.map(|moves| self.replay(moves as usize, |_, _, _, _| {}));
        let end = self.board(self.game().state(), size, dark);
        let (low, high) = end.extent();
        let board = self.board(&now, size, dark).region(low, high).mark_last(true);
        // Panels may be higher in the beginning: whoever has figures left shows them.
        let start = self.game().rules().start();
        let first = self.board(&start, size, dark).region(low, high);
        let height = [&end, &board, &first].into_iter().map(|board| board.pixels().1).fold(0., f32::max);
        let known = |at| before.as_ref().is_some_and(|state: &State| state.tile_at(at).is_some());
        let (under, fresh, over) = board.layers(height, |at| !known(at));
        Shot { width: board.pixels().0, height, under, fresh, over }
    }

    fn board<'a>(&'a self, state: &'a State, size: f32, dark: bool) -> Board<'a> {
        let surroundings = if dark { Surroundings::Dark } else { Surroundings::Light };
        let board = Board::new(self.game().rules(), state).names(&self.game().setup().players);
        board.liveries(self.colours()).on(surroundings).tile_size(size)
    }
}
