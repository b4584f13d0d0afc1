//! Where things are on a tile.
//!
//! The catalogue says what a tile shows and how it hangs together, but nothing about where. This module works that
//! out, in three steps, for a tile as the catalogue writes it; a turned tile is the same turned.
//!
//! 1. The [`Plan`] lays lines: city walls from corner to corner, roads and rivers from side to side or to what ends
//!    them. Each kind of side has one profile, the same on every tile, so that any two sides that fit also join.
//! 2. The [`Ground`] asks, for each of 100 × 100 cells, whose it is. What is neither city, road nor river is field;
//!    the pieces of it that hang together must be the fields of the catalogue. A test holds us to it.
//! 3. [`Item`]s and anchors take places: symbols, pennants and the like where there is room, then a place on every
//!    segment for a figure to stand, as far from everything else as it can be.
//!
//! All of this is worked out once for each tile and kept.

mod ground;
mod plan;
mod shape;
mod spots;

use std::sync::OnceLock;

use aude_engine::tile::{TILES, Tile};

use crate::parts;

pub use ground::Ground;
pub use plan::{City, Gate, Hub, Mouth, Plan, River, Road, Wall};
pub use shape::Point;
pub(crate) use shape::{length, nearest, part, point_at, simplified};
pub use spots::Item;
pub(crate) use spots::{Places, roomiest};

/// Half the width of a road with its edges.
pub const ROAD: f32 = 4.6;
/// Half the width of a river with its banks.
pub const RIVER: f32 = 8.0;

/// All that is known about the places on a tile, as the catalogue writes it.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Its lines.
    pub plan: Plan,
    /// Whose each part of it is.
    pub ground: Ground,
    /// What stands on it.
    pub items: Vec<Item>,
    /// Where a figure stands, by segment.
    pub anchors: Vec<Point>,
    /// Where a mark stands that means a segment.
    pub marks: Vec<Point>,
}

impl Layout {
    fn new(tile: &Tile) -> Self {
        let plan = Plan::new(tile);
        let ground = Ground::new(tile, &plan);
        let (items, anchors) = spots::place(tile, &plan, &ground);
        let marks = spots::marks(tile, &ground, &items, &anchors);
        Self { plan, ground, items, anchors, marks }
    }

    /// Where a symbol or mark stands.
    pub fn item(&self, what: &str) -> Option<&Item> {
        self.items.iter().find(|i| i.what == what)
    }
}

/// Asks the layout of a tile. Those of the catalogue are kept.
pub fn with_layout<R>(tile: &Tile, ask: impl FnOnce(&Layout) -> R) -> R {
    static KEPT: OnceLock<Vec<OnceLock<Layout>>> = OnceLock::new();
    let kept = KEPT.get_or_init(|| TILES.iter().map(|_| OnceLock::new()).collect());
    match TILES.iter().position(|t| std::ptr::eq(t, tile)) {
        Some(i) => ask(kept[i].get_or_init(|| Layout::new(tile))),
        None => ask(&Layout::new(tile)),
    }
}

/// Where a figure stands on a segment of a tile as it lies: well inside it and clear of the other figures.
///
/// A segment the tile does not have is taken to be in its middle.
pub fn anchor(tile: &Tile, segment: usize, turn: u8) -> Point {
    with_layout(tile, |l| l.anchors.get(segment).copied().unwrap_or(Point::MIDDLE)).turned(turn)
}

/// Where a mark stands that means a segment of a tile as it lies: at the edge of it, so that what is there can be seen.
pub fn mark(tile: &Tile, segment: usize, turn: u8) -> Point {
    with_layout(tile, |l| l.marks.get(segment).copied().unwrap_or(Point::MIDDLE)).turned(turn)
}

/// The middle of the tile's symbol.
pub fn center_of_symbol(tile: &Tile, turn: u8) -> Option<Point> {
    let symbol = tile.symbol?;
    with_layout(tile, |l| l.item(parts::symbol(symbol).sight.name).map(|i| i.at.turned(turn)))
}

/// The area of a segment as SVG path data, to light it up or to be clicked on.
pub fn outline(tile: &Tile, segment: usize, turn: u8) -> String {
    if segment >= tile.segments.len() {
        return String::new();
    }
    with_layout(tile, |l| ground::outline(l, segment, turn))
}

#[cfg(test)]
mod tests;
