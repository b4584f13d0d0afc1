//! Walls, towers and gates.
//!
//! A wall stands on the border of its city, a few units inside. It rises from nothing at the corners of the tile, so
//! that no stump of it shows on a neighbour.

use super::{Painter, ways::beside};
use crate::{
    geometry::{Gate, Point, length, point_at},
    palette::{INK, ROOF, ROOF_DARK, SHADE, STONE, STONE_DARK, STONE_LIT},
    svg::{blunt, fill, inked, pen},
};

/// How high a wall is on the picture.
const HIGH: f32 = 4.4;
/// How thick it is on top.
const THICK: f32 = 2.6;

/// How much of its height a wall has somewhere: nothing in the corner of a tile.
fn grown(p: Point) -> f32 {
    let corner = p.x.min(100.0 - p.x).hypot(p.y.min(100.0 - p.y));
    (corner / 11.0).min(1.0)
}

fn finely(line: &[Point]) -> Vec<Point> {
    let full = length(line);
    let mut points: Vec<(f32, Point)> = Vec::new();
    let mut along = 0.0;
    for w in line.windows(2) {
        points.push((along, w[0]));
        along += w[0].distance(w[1]);
    }
    points.push((full, line[line.len() - 1]));
    // The ends need points in between, since a wall grows there.
    for s in [3.0, 6.0, 11.0, full - 11.0, full - 6.0, full - 3.0] {
        points.push((s, point_at(line, s).0));
    }
    points.sort_by(|a, b| a.0.total_cmp(&b.0));
    points.into_iter().map(|p| p.1).collect()
}

impl Painter<'_> {
    /// The shadows of walls on the fields. The ground of the cities is painted over the rest.
    pub(super) fn wall_shadows(&mut self) {
        self.canvas.raw("");
        for city in &self.layout.plan.cities {
            for wall in &city.walls {
                let line = finely(&self.line(&wall.line));
                let cast = line.iter().rev().map(|p| (*p + Point::new(3.4, 3.0) * grown(*p)).clamped());
                let area: Vec<Point> = line.iter().copied().chain(cast).collect();
                self.canvas.paint(&format!("{} opacity=\".3\"", fill(SHADE))).polygon(&area);
            }
        }
    }

    pub(super) fn walls(&mut self, number: usize) {
        let city = &self.layout.plan.cities[number];
        self.canvas.raw("");
        let mut towers: Vec<(Point, bool)> = Vec::new();
        let mut gates: Vec<Gate> = Vec::new();
        for wall in &city.walls {
            let line = finely(&self.line(&wall.line));
            let up: Vec<Point> = line.iter().map(|p| (*p - Point::new(0.0, HIGH) * grown(*p)).clamped()).collect();
            let inner: Vec<Point> = beside(&up, 1.0)
                .iter()
                .zip(&up)
                .map(|(q, p)| (*p + (*q - *p) * (THICK * grown(*p).max(0.25))).clamped())
                .collect();
            // Faces, by where they look: to the light, towards us, away from the light.
            for i in 0..line.len() - 1 {
                let (a, b) = (line[i], line[i + 1]);
                let out = (b - a).unit().right() * -1.0;
                let colour = if out.x < -0.35 {
                    STONE_LIT
                } else if out.x > 0.35 {
                    STONE_DARK
                } else {
                    STONE
                };
                self.canvas.paint(&inked(colour, colour, 0.3)).polygon(&[a, b, up[i + 1], up[i]]);
            }
            self.canvas.paint(&pen(INK, 0.7)).line(&clipped(&line));
            let top: Vec<Point> = up.iter().chain(inner.iter().rev()).copied().collect();
            self.canvas.paint(&inked(STONE_LIT, INK, 0.6)).polygon(&top);
            let battlements: Vec<Point> = up.iter().map(|p| *p - Point::new(0.0, 0.5)).collect();
            let full = length(&battlements);
            if full > 14.0 {
                let run = middle_part(&battlements, 5.0);
                self.canvas.paint(&blunt(INK, 2.5)).line(&run);
                self.canvas
                    .paint(&format!("{} stroke-dasharray=\"1.9 1.3\"", blunt(STONE_LIT, 1.9)))
                    .line(&run);
            }
            let own = self.line(&wall.line);
            let gated = |p: Point| wall.gates.iter().any(|g| g.open && g.at.turned(self.turn).distance(p) < 7.0);
            for (i, p) in own.iter().enumerate().skip(1).take(own.len().saturating_sub(2)) {
                let odd = i.min(own.len() - 1 - i) % 2 == 1;
                if odd && grown(*p) >= 1.0 && !gated(*p) {
                    towers.push((*p, true));
                }
            }
            gates.extend(wall.gates.iter().filter(|g| g.open));
        }
        let mut stands: Vec<(Point, Option<Gate>)> = towers.iter().map(|(p, _)| (*p, None)).collect();
        stands.extend(gates.iter().map(|g| (g.at.turned(self.turn), Some(*g))));
        stands.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
        for (p, gate) in stands {
            match gate {
                Some(_) => self.gate(p),
                None => self.tower(p, number),
            }
        }
    }

    /// A round tower, with a roof where there is room above it.
    fn tower(&mut self, p: Point, city: usize) {
        if p.x < 4.0 || p.x > 96.0 || p.y > 97.5 || p.y < 9.5 {
            return;
        }
        let roof = p.y > 14.5;
        let top = if roof {
            let colour = [4, 1, 4, 0][city % 4];
            format!(
                "<path fill=\"{}\" d=\"M-3.4-6.6l3.4-6.4v6.9z\"/><path fill=\"{}\" d=\"M3.4-6.6l-3.4-6.4v6.9z\"/>",
                ROOF[colour], ROOF_DARK[colour]
            )
        } else {
            format!("<path fill=\"{STONE_LIT}\" d=\"M-3.2-5.6v-2.9h1.5v1h1v-1h1.5v1h1v-1h1.5v2.9z\"/>")
        };
        self.put(
            p,
            &format!(
                "<g stroke=\"{INK}\" stroke-width=\".5\"><path fill=\"{STONE}\" d=\"M-2.7 1.2v-7.6h5.4v7.6q-2.7 1.6-5.4 0z\"/>\
                 <path fill=\"{STONE_DARK}\" stroke=\"none\" d=\"M.6 1.8v-8h1.8v7.3z\"/>{top}</g>"
            ),
        );
    }

    /// A gatehouse.
    fn gate(&mut self, p: Point) {
        let p = Point::new(p.x.clamp(7.0, 93.0), p.y.clamp(9.5, 97.0));
        self.put(
            p,
            &format!(
                "<g stroke=\"{INK}\" stroke-width=\".5\"><path fill=\"{STONE}\" d=\"M-5.6 2.4v-9.4h1.6v-1.6h1.9v1.6h1.2v-1.6h1.8v1.6h1.2v-1.6h1.9v1.6h1.6v9.4z\"/>\
                 <path fill=\"{STONE_DARK}\" stroke=\"none\" d=\"M3 2v-9h2.3v9z\"/>\
                 <path fill=\"{INK}\" d=\"M-2.8 2.4v-3.2a2.8 3.2 0 0 1 5.6 0v3.2z\"/>\
                 <path stroke=\"#8a6a45\" stroke-width=\".6\" d=\"M-1.2 2v-4.9M1.2 2v-4.9M-2.5-.6h5\"/></g>"
            ),
        );
    }
}

/// A line without its very ends.
fn clipped(line: &[Point]) -> Vec<Point> {
    middle_part(line, 1.0)
}

/// A line without some length at either end.
fn middle_part(line: &[Point], ends: f32) -> Vec<Point> {
    let full = length(line);
    let mut along = 0.0;
    let mut run = vec![point_at(line, ends).0];
    for w in line.windows(2) {
        along += w[0].distance(w[1]);
        if along > ends + 0.1 && along < full - ends - 0.1 {
            run.push(w[1]);
        }
    }
    run.push(point_at(line, full - ends).0);
    run
}
