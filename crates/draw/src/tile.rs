//! A tile, painted: a storybook map seen from slightly above.
//!
//! **Geometry turns with the tile, ornament does not.** Houses and trees stand upright and the light comes from the
//! upper left, whichever way a tile lies. Randomness comes from the tile's name and a number for its place.
//!
//! **Sides of one kind look the same on every tile.** Road and river cross the edge in its middle at a right angle.
//! A city shows its ground from corner to corner; its wall lies inside and rises from nothing at the corner.
//! Everything else stays away from the edge, so tiles need no clipping. `tests/seams.rs` compares the pixels.
//!
//! **Tiles are small**, about 5 kB. A tile above `LARGE` bytes is painted again with fewer houses and trees. There are
//! no ids, references or gradients, so a fragment can be used anywhere, any number of times.
//!
//! **Small tiles are calm.** Where a tile has fewer than [`Detail::CALM`] pixels, houses and trees are noise. Then it
//! has flat towns with a few large houses, plain meadows, wide roads and rivers, and large symbols: [`Detail::Calm`].
//!
//! From the bottom up: `land` paints meadows, `ways` roads and bridges, `town` the houses of cities, `wall`
//! what surrounds them, `sights` what has a meaning in the rules and is drawn in `parts`.

mod chance;
mod land;
mod sights;
mod town;
mod wall;
pub(crate) mod ways;

use aude_engine::tile::{Kind, Tile};

use crate::{
    geometry::{self, Layout, Point},
    palette, parts,
    svg::{Canvas, number},
};
use chance::Chance;

/// How much of a tile is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Houses, trees, sheep.
    #[default]
    Full,
    /// What can be told apart when the tile is small.
    Calm,
}

impl Detail {
    /// Below this width in pixels a tile should be calm.
    pub const CALM: f32 = 60.0;

    /// The detail for tiles of this width in pixels.
    pub fn at(pixels: f32) -> Self {
        if pixels < Self::CALM { Self::Calm } else { Self::Full }
    }
}

/// What a tile is painted with.
pub(crate) struct Painter<'a> {
    tile: &'a Tile,
    pub(crate) layout: &'a Layout,
    pub(crate) turn: u8,
    pub(crate) chance: Chance,
    pub(crate) detail: Detail,
    /// How much of what has no meaning is painted: houses, trees and the like.
    plenty: f32,
    pub(crate) canvas: Canvas,
    /// Places where something stands, on the tile as it lies, with the room it takes.
    taken: Vec<(Point, f32)>,
}

impl<'a> Painter<'a> {
    fn new(tile: &'a Tile, layout: &'a Layout, turn: u8, variety: u64, detail: Detail, plenty: f32) -> Self {
        let mut taken: Vec<_> = layout.items.iter().map(|i| (i.at.turned(turn), i.radius)).collect();
        taken.extend(layout.anchors[..tile.nodes()].iter().zip(tile.segments).map(|(a, s)| {
            // Somebody on a road is seen whatever stands beside it.
            (a.turned(turn), if s.kind == Kind::Road { 4.0 } else { 6.5 })
        }));
        let chance = Chance::new(tile.id, variety);
        Self { tile, layout, turn, chance, detail, plenty, canvas: Canvas::new(), taken }
    }

    pub(crate) fn is_calm(&self) -> bool {
        self.detail == Detail::Calm
    }

    /// A line of the plan as the tile lies.
    pub(crate) fn line(&self, line: &[Point]) -> Vec<Point> {
        line.iter().map(|p| p.turned(self.turn)).collect()
    }

    /// The point of the plan under a point of the tile as it lies.
    fn plan(&self, p: Point) -> Point {
        p.turned(4 - self.turn % 4)
    }

    /// Whose a point of the tile as it lies is.
    fn owner(&self, p: Point) -> Option<usize> {
        self.layout.ground.owner(self.plan(p))
    }

    /// How far a point is from other owners and the edge of the tile.
    fn room(&self, p: Point) -> f32 {
        self.layout.ground.room(self.plan(p))
    }

    /// Whether nothing stands within some distance.
    fn is_clear(&self, p: Point, radius: f32) -> bool {
        self.taken.iter().all(|(at, r)| p.distance(*at) > r + radius)
    }

    /// Elements drawn around the origin, put somewhere.
    pub(crate) fn put(&mut self, at: Point, elements: &str) {
        self.put_scaled(at, 1.0, elements);
    }

    /// Elements drawn around the origin, put somewhere, larger.
    pub(crate) fn put_scaled(&mut self, at: Point, scale: f32, elements: &str) {
        let (x, y) = (number(at.x), number(at.y));
        let scale = if (scale - 1.0).abs() < 0.01 { String::new() } else { format!("scale({scale})") };
        self.canvas.raw(&format!("<g transform=\"translate({x} {y}){scale}\">{elements}</g>"));
    }
}

/// How many bytes a tile takes at most, if that can be had for fewer ornaments.
const LARGE: usize = 6_150;

/// A tile as it lies, as SVG elements for a square of 100 by 100 with its origin top left.
///
/// `turn` is clockwise quarter turns. `variety` is any number; it decides about houses, trees and sheep, and should be
/// made from the place where the tile lies, so that a board does not look stamped.
pub fn tile(tile: &Tile, turn: u8, variety: u64, detail: Detail) -> String {
    let inner = geometry::with_layout(tile, |layout| {
        let painted = |plenty: f32| {
            let mut painter = Painter::new(tile, layout, turn % 4, variety, detail, plenty);
            painter.paint();
            painter.canvas.finish()
        };
        // Where walls and signs take much, houses and trees make do with less.
        let lean = (0..8u8).map(|n| painted(1.0 - f32::from(n) * 0.1)).find(|svg| svg.len() < LARGE);
        lean.unwrap_or_else(|| painted(0.2))
    });
    format!("<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">{inner}</g>")
}

impl Painter<'_> {
    fn paint(&mut self) {
        self.canvas.raw(&format!("<path fill=\"{}\" d=\"M0 0h100v100H0z\"/>", palette::GRASS));
        if self.tile.held {
            self.sights();
            return;
        }
        self.meadows();
        for part in parts::PARTS {
            (part.below_roads)(self);
        }
        self.roads(false);
        self.wall_shadows();
        // A city on a bridge lies above everything of the others.
        for bridge in [false, true] {
            let cities: Vec<usize> =
                (0..self.layout.plan.cities.len()).filter(|c| self.layout.plan.cities[*c].bridge == bridge).collect();
            if !cities.is_empty() {
                self.towns(&cities);
                self.walls(&cities);
            }
        }
        self.roads(true);
        self.village();
        self.country();
        self.sights();
    }
}

/// The back of a tile.
pub fn back() -> String {
    "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path fill=\"#454\" d=\"M0 0h100v100H0z\"/>\
     <path stroke=\"#465\" stroke-width=\"5\" d=\"M8 22q10.5-8 21 0t21 0 21 0 21 0M8 78q10.5-8 21 0t21 0 21 0 21 0M8 36q10.5-8 21 0t21 0 21 0 21 0M8 64q10.5-8 21 0t21 0 21 0 21 0M8 50q10.5-8 21 0t21 0 21 0 21 0\"/>\
     <path stroke=\"#db8\" stroke-width=\"1.4\" d=\"M6 6h88v88h-88z\"/><path stroke=\"#db8\" stroke-width=\".6\" d=\"M9 9h82v82h-82z\"/>\
     <circle cx=\"50\" cy=\"50\" r=\"27\" fill=\"#344\" stroke=\"#db8\" stroke-width=\"1.6\"/>\
     <path stroke=\"#dc7\" stroke-width=\"15\" d=\"M46 42h8M50 37v6M43 45h14\"/><path stroke=\"#344\" stroke-width=\"1.2\" d=\"M50 56v-14M50 49l-5-5M50 46l5-5\"/>\
     <path stroke=\"#dc7\" stroke-width=\"3\" d=\"M50 52v10\"/><path stroke=\"#7bb\" stroke-width=\"2.4\" d=\"M32 65q4.5-3.4 9 0t9 0 9 0 9 0M38 70q4-3 8 0t8 0 8 0\"/></g>"
        .into()
}

/// A whole document with one tile, as wide and high as said in pixels.
pub fn standalone(of: &Tile, turn: u8, variety: u64, detail: Detail, size: u32) -> String {
    let inner = tile(of, turn, variety, detail);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"{size}\" height=\"{size}\">{inner}</svg>"
    )
}
