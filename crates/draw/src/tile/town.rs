//! Inside the walls: ground, lanes and many small roofs.

use super::Painter;
use crate::{
    geometry::{Point, What},
    palette::{PLASTER, ROOF, ROOF_DARK, TIMBER, TOWN, TOWN_LIT},
    svg::{Path, fill, inked, pen},
};

/// The height of a house on the picture.
const TALL: f32 = 9.0;

impl Painter<'_> {
    pub(super) fn town(&mut self, number: usize) {
        let city = &self.layout.plan.cities[number];
        let segment = city.segment;
        let outline = self.line(&city.outline);
        self.canvas.raw("");
        self.canvas.paint(&fill(TOWN)).polygon(&outline);
        // Squares where figures stand, and worn ground between the houses.
        let square = self.layout.anchors[segment].turned(self.turn);
        self.canvas.paint(&pen(TOWN_LIT, 9.0)).stroke(square + Point::new(-1.6, 0.6), 3.2, 0.0);
        for _ in 0..10 {
            let p = Point::new(self.chance.between(5.0, 95.0), self.chance.between(5.0, 95.0));
            if self.owner(p) == Some(segment) && self.room(p) > 4.5 {
                let x = self.chance.between(-2.0, 2.0);
                self.canvas.paint(&pen(TOWN_LIT, 3.4)).stroke(p, x, 0.6);
            }
        }
        self.houses(segment, square);
    }

    /// Whether a house may stand with its foot from here by a width.
    fn fits(&self, segment: usize, x: f32, y: f32, width: f32, square: Point) -> bool {
        // The wall in front of a house is higher than the one behind it, which stands on the ground.
        let probes = [
            (x - 2.2, y + 4.6),
            (x + width + 2.2, y + 4.6),
            (x + width * 0.5, y + 5.0),
            (x - 2.4, y - TALL * 0.5),
            (x + width + 2.4, y - TALL * 0.5),
            (x - 1.0, y - TALL - 1.0),
            (x + width + 1.0, y - TALL - 1.0),
            (x + width * 0.5, y - TALL - 1.6),
        ];
        let own = probes.iter().all(|(x, y)| {
            let p = Point::new(*x, *y);
            self.owner(p.clamped()) == Some(segment)
        });
        let apart = |at: Point, r: f32| {
            let near = Point::new(at.x.clamp(x, x + width), at.y.clamp(y - TALL, y));
            near.distance(at) > r
        };
        own && apart(square, 5.2)
            && self.layout.items.iter().all(|i| {
                let r = if matches!(i.what, What::Inn | What::Pigs) { 0.0 } else { i.radius };
                apart(i.at.turned(self.turn), r)
            })
    }

    /// Rows of houses, never quite straight. No two overlap, so all roofs of a colour are one path.
    fn houses(&mut self, segment: usize, square: Point) {
        let mut y = TALL + self.chance.between(1.0, 4.0);
        while y < 99.2 {
            let mut x = self.chance.between(0.8, 4.0);
            while x < 94.0 {
                let width = self.chance.between(6.4, 8.6);
                let foot = (y + self.chance.between(-0.9, 0.9)).min(99.0);
                if x + width < 99.2 && self.fits(segment, x, foot, width, square) {
                    let gable = self.chance.happens(0.55);
                    let colour = [0, 0, 1, 1, 2, 2, 3, 4][self.chance.below(8)];
                    self.house(x, foot, width, gable, colour);
                    x += width + if self.chance.happens(0.15) { 2.6 } else { 0.5 };
                } else {
                    x += 1.6;
                }
            }
            y += TALL + 0.7;
        }
    }

    fn house(&mut self, x: f32, y: f32, w: f32, gable: bool, colour: usize) {
        let at = |dx: f32, dy: f32| Point::new(x + dx, y + dy);
        let ink = 0.35;
        if gable {
            let half = w * 0.5;
            let front = [at(0.4, -2.8), at(half, -6.0), at(w - 0.4, -2.8), at(w - 0.4, 0.0), at(0.4, 0.0)];
            self.path(PLASTER, ink).polygon(&front);
            let left = [at(0.0, -2.5), at(half, -6.2), at(half, -9.0), at(0.0, -5.3)];
            self.path(ROOF[colour], ink).polygon(&left);
            let right = [at(w, -2.5), at(half, -6.2), at(half, -9.0), at(w, -5.3)];
            self.path(ROOF_DARK[colour], ink).polygon(&right);
        } else {
            let front = [at(0.5, -3.0), at(w - 0.5, -3.0), at(w - 0.5, 0.0), at(0.5, 0.0)];
            self.path(PLASTER, ink).polygon(&front);
            let roof = [at(0.0, -2.6), at(1.3, -8.0), at(w - 1.9, -8.0), at(w - 0.7, -2.6)];
            self.path(ROOF[colour], ink).polygon(&roof);
            let hip = [at(w - 0.7, -2.6), at(w - 1.9, -8.0), at(w, -2.9)];
            self.path(ROOF_DARK[colour], ink).polygon(&hip);
        }
        self.canvas.paint(&fill(TIMBER)).start(at(w * 0.5 - 0.6, 0.0)).by(0.0, -1.7).by(1.2, 0.0).by(0.0, 1.7).close();
    }

    fn path(&mut self, colour: &str, ink: f32) -> &mut Path {
        self.canvas.paint(&inked(colour, TIMBER, ink))
    }
}
