//! Which turns of a tile fit a square: a table over everything the neighbours can show.

use super::Design;
use crate::tile::Edge;

/// For each outline and each signature the set of turns that fit.
#[derive(Debug)]
pub(super) struct Fits {
    /// The set of turns, and [`HELPED`].
    table: Vec<u8>,
    /// The same for the bridges that would help: bits 2 × turn + axis for one over the tile itself, and from bit 8 on
    /// bits 4 × turn + side for one over a neighbour. Empty in games without bridges.
    spans: Vec<u32>,
    /// Bits of a signature for one side: two do unless there are rivers.
    bits: u32,
}

/// A bit beside the set of turns that fit: a bridge might help.
pub(crate) const HELPED: u8 = 1 << 4;

impl Fits {
    /// Builds the table and tells each design which rows are its own.
    pub(super) fn new(designs: &mut [Design], bridges: bool) -> Self {
        let more = |edge: &Edge| matches!(edge, Edge::River | Edge::Wall);
        let bits = if designs.iter().any(|d| d.tile.edges.iter().any(more)) { 3 } else { 2 };
        let mut fits = Self { table: Vec::new(), spans: Vec::new(), bits };
        let mut outlines: Vec<([Edge; 4], u8)> = Vec::new();
        for design in designs {
            let outline @ (edges, period) = (design.tile.edges, design.tile.period);
            let class = outlines.iter().position(|o| *o == outline).unwrap_or_else(|| {
                outlines.push(outline);
                for signature in 0..1 << (4 * bits) {
                    // Turns that look alike are one placement.
                    let turns = (0..period).filter(|turn| fits.mismatch(edges, *turn, signature).is_none());
                    let mut set = turns.fold(0, |set, turn| set | 1 << turn);
                    if bridges {
                        let spans = (0..period).fold(0, |set, turn| set | fits.spans_of(edges, turn, signature));
                        fits.spans.push(spans);
                        set |= if spans == 0 { 0 } else { HELPED };
                    }
                    fits.table.push(set);
                }
                outlines.len() - 1
            });
            design.class = class as u16;
            design.helped = fits.spans_of_class(class).iter().map(|set| set.count_ones()).max().unwrap_or(0) as u8;
            for (turn, sides) in design.shown.iter_mut().enumerate() {
                for (side, shown) in sides.iter_mut().enumerate() {
                    // The square beyond sees it on its opposite side.
                    *shown = (edges[(side + 4 - turn) & 3] as u32) << (bits * (side as u32 ^ 2));
                }
            }
        }
        fits
    }

    /// Bits of a signature for one side.
    pub(super) const fn bits(&self) -> u32 {
        self.bits
    }

    /// The sets of turns of a design, one for each signature.
    #[inline]
    pub(super) fn of(&self, design: &Design) -> &[u8] {
        let size = 1 << (4 * self.bits);
        &self.table[design.class as usize * size..][..size]
    }

    /// The bridges that would help, one set for each signature.
    #[inline]
    pub(super) fn spans(&self, design: &Design) -> &[u32] {
        self.spans_of_class(design.class as usize)
    }

    #[inline]
    fn spans_of_class(&self, class: usize) -> &[u32] {
        let size = 1 << (4 * self.bits);
        if self.spans.is_empty() { &[] } else { &self.spans[class * size..][..size] }
    }

    /// The bridges that would make a tile fit which does not (BCB-BRIDGE-03, BCB-BRIDGE-04, BCB-X-03).
    fn spans_of(&self, edges: [Edge; 4], turn: u8, signature: u32) -> u32 {
        let shown = |side: usize| signature >> (self.bits * side as u32) & ((1 << self.bits) - 1);
        let own = |side: usize| edges[(side + 4 - turn as usize) & 3];
        let fits = |side: usize| own(side) == Edge::Any || shown(side) == 0 || shown(side) == own(side) as u32;
        let road_over_field = |side: usize| own(side) == Edge::Field && [0, Edge::Road as u32].contains(&shown(side));
        let misfits = (0..4).filter(|side| !fits(*side)).fold(0, |set, side| set | 1 << side);
        let mut spans = 0;
        if misfits == 0 {
            return 0;
        }
        for axis in 0..2 {
            let ends = [axis, axis + 2];
            if ends.iter().all(|side| road_over_field(*side)) && misfits & !(1 << axis | 1 << (axis + 2)) == 0 {
                spans |= 1 << (2 * turn as usize + axis);
            }
        }
        for side in 0..4 {
            let helps = own(side) == Edge::Road && shown(side) == Edge::Field as u32;
            if helps && misfits == 1 << side {
                spans |= 1 << (8 + 4 * turn as usize + side);
            }
        }
        spans
    }

    /// The first side on which a tile does not match what its neighbours show (BASE-PLACE-02, BASE-PLACE-03).
    pub(super) fn mismatch(&self, edges: [Edge; 4], turn: u8, signature: u32) -> Option<usize> {
        (0..4).find(|side| {
            let shown = signature >> (self.bits * *side as u32) & ((1 << self.bits) - 1);
            let edge = edges[(side + 4 - turn as usize) & 3];
            edge != Edge::Any && shown != 0 && shown != edge as u32
        })
    }
}
