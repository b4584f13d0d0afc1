//! Which turns of a tile fit a square: a table over everything the neighbours can show.

use super::Design;
use crate::tile::Edge;

/// For each outline and each signature the set of turns that fit.
#[derive(Debug)]
pub(super) struct Fits {
    table: Vec<u8>,
    /// Bits of a signature for one side: two do unless there are rivers.
    bits: u32,
}

impl Fits {
    /// Builds the table and tells each design which rows are its own.
    pub(super) fn new(designs: &mut [Design]) -> Self {
        let river = designs.iter().any(|d| d.tile.edges.contains(&Edge::River));
        let bits = if river { 3 } else { 2 };
        let mut fits = Self { table: Vec::new(), bits };
        let mut outlines: Vec<([Edge; 4], u8)> = Vec::new();
        for design in designs {
            let outline @ (edges, period) = (design.tile.edges, design.tile.period);
            let class = outlines.iter().position(|o| *o == outline).unwrap_or_else(|| {
                outlines.push(outline);
                for signature in 0..1 << (4 * bits) {
                    // Turns that look alike are one placement.
                    let turns = (0..period).filter(|turn| fits.mismatch(edges, *turn, signature).is_none());
                    let set = turns.fold(0, |set, turn| set | 1 << turn);
                    fits.table.push(set);
                }
                outlines.len() - 1
            });
            design.class = class as u16;
            for (turn, sides) in design.shown.iter_mut().enumerate() {
                for (side, shown) in sides.iter_mut().enumerate() {
                    // The square beyond sees it on its opposite side.
                    *shown = (edges[(side + 4 - turn) & 3] as u32) << (bits * (side as u32 ^ 2));
                }
            }
        }
        fits
    }

    /// The sets of turns of a design, one for each signature.
    #[inline]
    pub(super) fn of(&self, design: &Design) -> &[u8] {
        let size = 1 << (4 * self.bits);
        &self.table[design.class as usize * size..][..size]
    }

    /// The first side on which a tile does not match what its neighbours show (BASE-PLACE-02).
    pub(super) fn mismatch(&self, edges: [Edge; 4], turn: u8, signature: u32) -> Option<usize> {
        (0..4).find(|side| {
            let shown = signature >> (self.bits * *side as u32) & ((1 << self.bits) - 1);
            let edge = edges[(side + 4 - turn as usize) & 3];
            edge != Edge::Any && shown != 0 && shown != edge as u32
        })
    }
}
