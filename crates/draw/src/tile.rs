//! A tile, painted.

use aude_engine::tile::Tile;

use crate::{
    geometry::{self, Point},
    palette,
    svg::{Canvas, fill, pen},
};

/// A tile as it lies, as SVG elements for a square of 100 by 100 with its origin top left.
pub fn tile(tile: &Tile, turn: u8, variety: u64) -> String {
    let _ = variety;
    let mut canvas = Canvas::new();
    canvas.raw(&format!("<path fill=\"{}\" d=\"M0 0h100v100h-100z\"/>", palette::GRASS));
    geometry::with_layout(tile, |l| {
        let turned = |line: &[Point]| line.iter().map(|p| p.turned(turn)).collect::<Vec<_>>();
        for r in &l.plan.rivers {
            for a in &r.arms {
                canvas
                    .paint(&format!("fill=\"none\" stroke=\"{}\" stroke-width=\"16\"", palette::WATER))
                    .line(&turned(a));
            }
        }
        for c in &l.plan.cities {
            canvas.paint(&fill(palette::TOWN)).polygon(&turned(&c.outline));
            for w in &c.walls {
                canvas.paint(&pen(palette::STONE_DARK, 3.0)).line(&turned(&w.line));
            }
        }
        for r in &l.plan.roads {
            for p in &r.pieces {
                canvas
                    .paint(&format!("fill=\"none\" stroke=\"{}\" stroke-width=\"9.2\"", palette::ROAD))
                    .line(&turned(p));
            }
        }
        for i in &l.items {
            canvas.paint(&pen("#a33", 1.0)).start(i.at.turned(turn)).by(i.radius, 0.0).by(-i.radius * 2.0, 0.0);
        }
    });
    canvas.finish()
}

/// The back of a tile.
pub fn back() -> String {
    "<path fill=\"#3f5a4c\" d=\"M0 0h100v100h-100z\"/>".into()
}

/// A whole document with one tile, as wide and high as said in pixels.
pub fn standalone(of: &Tile, turn: u8, variety: u64, size: u32) -> String {
    let inner = tile(of, turn, variety);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" width=\"{size}\" height=\"{size}\">{inner}</svg>"
    )
}
