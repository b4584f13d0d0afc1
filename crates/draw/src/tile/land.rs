//! Meadows: grass, plots, trees, sheep.

use aude_engine::tile::Kind;

use super::Painter;
use crate::{
    geometry::Point,
    palette::{GRASS_DEEP, GRASS_DRY, GRASS_LIT, LEAF, LEAF_DARK, LEAF_LIT, SHADE, TIMBER, TUFT},
    svg::{dotted, fill, pen},
};

impl Painter<'_> {
    pub(super) fn is_field(&self, p: Point) -> bool {
        self.owner(p).is_some_and(|n| self.tile.segments[n].kind == Kind::Field)
    }

    fn anywhere(&mut self, margin: f32) -> Point {
        Point::new(self.chance.between(margin, 100.0 - margin), self.chance.between(margin, 100.0 - margin)).whole()
    }

    /// A place in a field with room for something that keeps away from other things by some distance more.
    fn spot(&mut self, radius: f32, apart: f32, tries: usize) -> Option<Point> {
        for _ in 0..tries {
            let p = self.anywhere(radius + 1.0);
            // What is high needs field behind it, and before it no wall that hides it.
            let free = radius > 5.0
                || self.is_field(p - Point::new(0.0, 7.0)) && self.is_field((p + Point::new(0.0, 5.5)).clamped());
            if free && self.is_field(p) && self.room(p) > radius && self.is_clear(p, radius + apart) {
                self.taken.push((p, radius));
                return Some(p);
            }
        }
        None
    }

    /// The grass: patches in sun and shade, fading before the edge of the tile, and tufts.
    pub(super) fn meadows(&mut self) {
        for colour in [GRASS_DEEP, GRASS_LIT, GRASS_DRY] {
            let p = self.anywhere(16.0);
            if self.is_field(p) {
                let (w, h) = (self.chance.between(9.0, 15.0), self.chance.between(6.0, 9.0));
                let (w, h) = (w.min(p.x - 2.0).min(98.0 - p.x), h.min(p.y - 2.0).min(98.0 - p.y));
                let bends: Vec<Point> = (0..5u8)
                    .map(|i| {
                        let angle = f32::from(i) / 5.0 * std::f32::consts::TAU;
                        let far = self.chance.between(0.65, 1.0);
                        (p + Point::new(angle.cos() * w * far, angle.sin() * h * far)).whole()
                    })
                    .collect();
                self.canvas.paint(&format!("{} opacity=\".4\"", fill(colour))).smooth(&bends);
            }
        }
        if self.is_calm() {
            return;
        }
        // Strokes of the brush, in clumps.
        for _ in 0..5 {
            let colour = [GRASS_DEEP, GRASS_LIT][self.chance.below(2)];
            let at = self.anywhere(9.0);
            if !self.is_field(at) {
                continue;
            }
            for _ in 0..4 {
                let p = (at + Point::new(self.chance.between(-6.0, 4.0), self.chance.between(-5.0, 5.0))).whole();
                let x = self.chance.between(1.5, 3.5).round();
                if p.x > 2.0 && p.x < 95.0 && p.y > 2.0 && p.y < 98.0 {
                    self.canvas.paint(&pen(colour, 1.1)).stroke(p, x, -0.5);
                }
            }
        }
        for _ in 0..8 {
            let p = self.anywhere(4.0);
            if self.is_field(p) && self.room(p) > 2.5 {
                self.canvas.paint(&pen(TUFT, 0.5)).shape(p, "l.7 1.6.8-1.8");
            }
        }
        for radius in [12.0, 9.0] {
            if self.chance.happens(0.65)
                && let Some(p) = self.spot(radius + 1.5, 0.0, 16)
            {
                self.plot(p, radius);
            }
        }
    }

    /// A ploughed or sown plot with a hedge.
    fn plot(&mut self, p: Point, radius: f32) {
        let angle = self.chance.between(-0.5, 0.5);
        let (w, h) = (radius * self.chance.between(0.78, 0.85), radius * self.chance.between(0.45, 0.55));
        let along = Point::new(angle.cos(), angle.sin());
        let across = along.right();
        let at = |x: f32, y: f32| p + along * x + across * y;
        let (ground, furrow) = [("#cb6", "#b94"), ("#b96", "#974"), ("#9a5", "#894")][self.chance.below(3)];
        self.canvas.paint(&fill(ground)).polygon(&[at(-w, -h), at(w, -h * 0.9), at(w * 0.94, h), at(-w, h * 0.94)]);
        let mut y = -h + 1.1;
        while y < h - 0.5 {
            self.canvas.paint(&pen(furrow, 0.9)).line(&[at(-w + 0.9, y), at(w - 1.2, y)]);
            y += 2.0;
        }
        let hedge = [at(-w, h + 0.5), at(w, h + 0.5)];
        self.canvas.paint(&dotted(LEAF_DARK[0], 1.9, 2.3)).line(&hedge);
        self.canvas.paint(&dotted(LEAF[0], 1.1, 2.3)).line(&hedge.map(|q| q - Point::new(0.3, 0.4)));
    }

    /// Whether a tree with its shadow would stay on the tile.
    fn holds_tree(p: Point) -> bool {
        (4.0..94.5).contains(&p.x) && (6.8..95.5).contains(&p.y)
    }

    /// What stands in the fields: groves, flowers, sheep, hay.
    pub(super) fn country(&mut self) {
        let sort = usize::from(self.chance.happens(0.2));
        let mut trees = Vec::new();
        if self.is_calm() {
            for _ in 0..2 {
                let place = self.spot(6.0, 3.0, 6).filter(|p| Self::holds_tree(*p));
                trees.extend(place.map(|p| (p, 1)));
            }
            if !trees.is_empty() {
                self.trees(&trees, sort);
            }
            return;
        }
        for _ in 0..(5.0 * self.plenty).round() as u8 {
            let Some(p) = self.spot(3.6, 2.0, 10).filter(|p| Self::holds_tree(*p)) else { continue };
            trees.push((p, self.chance.below(2)));
            for _ in 0..self.chance.below(4) {
                let q = (p + Point::new(self.chance.between(-5.5, 5.5), self.chance.between(-3.5, 3.5))).whole();
                let lone = trees.iter().all(|(t, _)| t.distance(q) > 3.4);
                let before = self.is_field((q + Point::new(0.0, 5.5)).clamped());
                if lone
                    && before
                    && Self::holds_tree(q)
                    && self.is_field(q)
                    && self.room(q) > 3.6
                    && self.is_clear_of_figures(q)
                {
                    trees.push((q, self.chance.below(2)));
                    self.taken.push((q, 3.0));
                }
            }
        }
        self.trees(&trees, sort);
        if self.chance.happens(0.4)
            && let Some(p) = self.spot(5.0, 0.5, 12)
        {
            for _ in 0..3 {
                let q = p + Point::new(self.chance.between(-2.4, 2.0), self.chance.between(-2.6, 2.6));
                self.sheep(q);
            }
        } else if self.chance.happens(0.3)
            && let Some(p) = self.spot(3.5, 1.0, 12).filter(|p| Self::holds_tree(*p))
        {
            self.hay(p);
        }
        for _ in 0..3 {
            let colour = ["#fed", "#ec5", "#d76"][self.chance.below(3)];
            if let Some(p) = self.spot(2.0, 0.0, 6) {
                for _ in 0..4 {
                    let q = (p + Point::new(self.chance.between(-2.0, 2.0), self.chance.between(-2.0, 2.0))).whole();
                    self.canvas.paint(&pen(colour, 0.9)).dot(q);
                }
            }
        }
    }

    fn is_clear_of_figures(&self, p: Point) -> bool {
        let figures = self.layout.anchors[..self.tile.nodes()].iter().map(|a| (a.turned(self.turn), 6.5));
        let items = self.layout.items.iter().map(|i| (i.at.turned(self.turn), i.radius));
        figures.chain(items).all(|(at, r)| p.distance(at) > r + 2.0)
    }

    /// Trees with round crowns, lit from the upper left. All shadows lie below all crowns, so that groves hang together.
    pub(super) fn trees(&mut self, trees: &[(Point, usize)], sort: usize) {
        let by = |x: f32, y: f32| Point::new(x, y);
        // Two sizes are twice as many paths, too much for a few trees.
        let size = |large: usize| if trees.len() < 3 { trees[0].1 } else { large };
        for (p, _) in trees {
            self.canvas.paint(&format!("{} opacity=\".3\"", pen(SHADE, 4.6))).stroke(*p + by(1.0, 1.0), 2.0, 0.0);
        }
        for (p, _) in trees {
            self.canvas.paint(&pen(TIMBER, 0.9)).stroke(*p + by(0.0, 1.0), 0.0, -2.0);
        }
        for (colours, shrink, off) in [(LEAF_DARK, 0.0, 0.0), (LEAF, 1.7, 0.5), (LEAF_LIT, 4.2, 1.0)] {
            for (p, large) in trees {
                let width: f32 = [5.4, 6.8][size(*large)] - shrink;
                let width = width.max(1.5);
                self.canvas.paint(&pen(colours[sort], width)).dot(*p + by(-off, -2.0 - off));
            }
        }
    }

    fn sheep(&mut self, p: Point) {
        let way = if self.chance.happens(0.5) { 1.0 } else { -1.0 };
        let by = |x: f32, y: f32| p + Point::new(x * way, y);
        self.canvas.paint(&format!("{} opacity=\".3\"", pen(SHADE, 1.4))).stroke(by(-1.0, 1.1), 2.4 * way, 0.0);
        self.canvas.paint(&pen("#fed", 2.1)).stroke(by(-0.8, 0.0), 1.5 * way, 0.0);
        self.canvas.paint(&pen("#544", 1.1)).dot(by(2.0, -0.3));
    }

    fn hay(&mut self, p: Point) {
        let (x, y) = (crate::svg::number(p.x), crate::svg::number(p.y));
        self.canvas.raw(&format!(
            "<path fill=\"{SHADE}\" opacity=\".3\" d=\"M{x} {y}h4.5l-1.5 1.6h-5z\"/>\
             <path fill=\"#db5\" stroke=\"#973\" stroke-width=\".4\" d=\"M{x} {y}m-3 1.2c0-3.4 1.2-5.4 3-5.6 1.8.2 3 2.2 3 5.6z\"/>\
             <path stroke=\"#b94\" stroke-width=\".5\" d=\"M{x} {y}m-1.5.5l.6-3m1.4 3l-.1-3.4\"/>"
        ));
    }
}
