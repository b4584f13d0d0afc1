//! Roads, bridges, tunnels and villages.

use super::Painter;
use crate::{
    geometry::{Point, length, part, point_at},
    palette::{INK, PLASTER, ROAD, ROAD_EDGE, ROAD_RUT, ROOF, ROOF_DARK, SHADE, STONE, STONE_LIT, TIMBER, WATER},
    svg::{blunt, dotted, inked, pen},
};

/// The line beside another, at a distance to its right.
pub(super) fn beside(line: &[Point], by: f32) -> Vec<Point> {
    (0..line.len())
        .map(|i| {
            let (a, b) = (line[i.saturating_sub(1)], line[(i + 1).min(line.len() - 1)]);
            line[i] + (b - a).unit().right() * by
        })
        .collect()
}

impl Painter<'_> {
    /// A road as a ribbon; what lies on bridges comes later, over cities.
    pub(super) fn roads(&mut self, bridges: bool) {
        let layout = self.layout;
        for road in &layout.plan.roads {
            if bridges {
                for bridge in &road.bridges {
                    self.bridge(&self.line(bridge));
                }
                continue;
            }
            for piece in &road.pieces {
                self.ribbon(&self.line(piece));
            }
        }
        if bridges {
            return;
        }
        if let Some(hub) = &layout.plan.hub {
            for stub in &hub.stubs {
                self.ribbon(&self.line(stub));
            }
        }
        // Ruts and the round of a roundabout lie on top of all ribbons, so that crossings stay smooth.
        let calm = self.is_calm();
        for road in &layout.plan.roads {
            for piece in road.pieces.iter().filter(|_| !calm) {
                let line = self.line(piece);
                let full = length(&line);
                if full < 10.0 {
                    continue;
                }
                let mut along = self.chance.between(4.0, 8.0);
                while along < full - 8.0 {
                    let run = self.chance.between(3.0, 5.0);
                    let off = self.chance.between(-2.2, 2.2);
                    let [from, to] = [along, along + run].map(|s| {
                        let (p, way) = point_at(&line, s);
                        p + way.right() * off
                    });
                    self.canvas.paint(&pen(ROAD_RUT, 0.9)).stroke(from.whole(), to.x - from.x, to.y - from.y);
                    along += run + self.chance.between(-1.0, 4.0);
                }
            }
            if let Some((at, _)) = road.round {
                let at = at.turned(self.turn);
                self.canvas.paint(&inked("#9a5", ROAD_EDGE, 0.9)).smooth(&ring(at, 8.8, 12));
                self.trees(&[(at + Point::new(-2.0, 1.0), 1), (at + Point::new(2.4, 2.2), 0)], 0);
            }
        }
    }

    /// How wide a road is with its edges, and without them.
    fn road_widths(&self) -> (f32, f32) {
        if self.is_calm() { (12.0, 9.4) } else { (9.2, 7.4) }
    }

    fn ribbon(&mut self, line: &[Point]) {
        let (edge, road) = self.road_widths();
        self.canvas.paint(&blunt(ROAD_EDGE, edge)).line(line);
        self.canvas.paint(&blunt(ROAD, road)).line(line);
    }

    fn bridge(&mut self, line: &[Point]) {
        let below: Vec<Point> = line.iter().map(|p| *p + Point::new(1.8, 2.8)).collect();
        self.canvas.raw("");
        self.canvas.paint(&format!("{} opacity=\".35\"", blunt("#333", 12.0))).line(&below);
        self.canvas.paint(&blunt(INK, 12.0)).line(line);
        self.canvas.paint(&blunt(STONE, 10.8)).line(line);
        self.canvas.paint(&blunt(INK, 7.6)).line(line);
        self.canvas.paint(&blunt(ROAD, 6.6)).line(line);
        let between = part(line, 1.2, length(line) - 1.2);
        for off in [-4.6, 4.6] {
            self.canvas.paint(&dotted(STONE_LIT, 1.4, 2.4)).line(&beside(&between, off));
        }
    }

    /// Crossings, houses at the end of roads, mouths of tunnels.
    pub(super) fn village(&mut self) {
        let layout = self.layout;
        let mut houses: Vec<Point> = Vec::new();
        if let Some(hub) = layout.plan.hub.as_ref().filter(|h| h.crossing) {
            let at = hub.at.turned(self.turn);
            self.canvas.raw("");
            let (edge, width) = self.road_widths();
            self.canvas.paint(&pen(ROAD_EDGE, edge + 4.4)).dot(at);
            self.canvas.paint(&pen(ROAD, width + 4.4)).dot(at);
            for road in &layout.plan.roads {
                let line = self.line(&road.pieces[0]);
                let full = length(&line);
                let way = [point_at(&line, full - 8.0).0, at];
                self.canvas.paint(&blunt(ROAD, width)).line(&way);
            }
            for stub in &hub.stubs {
                let line = self.line(stub);
                self.canvas.paint(&blunt(ROAD, width)).line(&[line[0], point_at(&line, 8.0).0]);
            }
            if self.is_calm() {
                // Roads end here: a stone that is seen from afar.
                self.canvas.paint(&pen(INK, 10.0)).dot(at);
                self.canvas.paint(&pen(STONE, 7.0)).dot(at);
            } else {
                houses = self.square(at);
            }
        }
        for road in &layout.plan.roads {
            if let Some(at) = road.house {
                let at = at.turned(self.turn);
                self.canvas.raw("");
                self.canvas.paint(&pen(ROAD_EDGE, 12.0)).dot(at);
                self.canvas.paint(&pen(ROAD, 10.2)).dot(at);
                self.put(at + Point::new(0.0, -1.6), &cottage(0, 1.8));
                self.taken.push((at, 6.0));
            }
            for mouth in &road.mouths {
                let into = (mouth.into + Point::MIDDLE).turned(self.turn) - Point::MIDDLE;
                self.mouth(mouth.at.turned(self.turn), into, mouth.open);
            }
        }
        self.cottages(&houses);
    }

    /// The well of a village, and places for houses around it.
    fn square(&mut self, at: Point) -> Vec<Point> {
        self.canvas.paint(&pen(ROAD_RUT, 5.0)).dot(at);
        self.put(
            at,
            &format!(
                "<path fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M-2.4 1.4v-1.6a2.4 1.3 0 0 1 4.8 0v1.6a2.4 1.3 0 0 1-4.8 0z\"/>\
                 <path fill=\"{WATER}\" d=\"M-1.7-.2a1.7.8 0 0 1 3.4 0a1.7.8 0 0 1-3.4 0z\"/>"
            ),
        );
        let mut houses: Vec<Point> = Vec::new();
        let first = self.chance.between(0.0, 6.0);
        for i in 0..16u8 {
            let angle = first + f32::from(i) * 0.393;
            let p = at + Point::new(angle.cos() * 12.5, angle.sin() * 12.5);
            let apart = houses.iter().all(|h| h.distance(p) > 11.0);
            if apart && houses.len() < 4 && self.is_field(p) && self.room(p) > 2.9 && self.is_clear(p, 3.4) {
                houses.push(p);
            }
        }
        houses
    }

    /// A vaulted mouth in a bank of earth.
    fn mouth(&mut self, at: Point, into: Point, open: bool) {
        let aside = into.right();
        let p = |x: f32, y: f32| at + aside * x + into * y;
        let p = |x: f32, y: f32| if open { p(x, y) } else { p(x, y - 4.5) };
        self.canvas.raw("");
        if open {
            let bank = [p(-8.4, -1.0), p(-7.4, 4.4), p(-3.5, 8.0), p(3.5, 8.0), p(7.4, 4.4), p(8.4, -1.0)];
            self.canvas.paint(&inked("#8a4", "#794", 0.8)).polygon(&bank);
        }
        let vault = [p(-6.2, -1.4), p(-5.8, 2.6), p(-3.4, 5.2), p(0.0, 6.0), p(3.4, 5.2), p(5.8, 2.6), p(6.2, -1.4)];
        self.canvas.paint(&inked(STONE, INK, 0.7)).polygon(&vault);
        let hole = [p(-3.8, -1.8), p(-3.6, 1.6), p(-2.0, 3.4), p(0.0, 4.0), p(2.0, 3.4), p(3.6, 1.6), p(3.8, -1.8)];
        self.canvas.paint(&inked("#322", INK, 0.5)).polygon(&hole);
    }
}

/// A circle as a polygon, a little lower than wide, as things look from slightly above.
pub(crate) fn ring(at: Point, radius: f32, n: u8) -> Vec<Point> {
    (0..n)
        .map(|i| {
            let angle = f32::from(i) / f32::from(n) * std::f32::consts::TAU;
            at + Point::new(angle.cos(), angle.sin() * 0.9) * radius
        })
        .collect()
}

/// A house by itself.
pub(super) fn cottage(sort: usize, scale: f32) -> String {
    let (lit, dark) = (ROOF[sort], ROOF_DARK[sort]);
    let grown = if (scale - 1.0).abs() < 0.01 { String::new() } else { format!(" transform=\"scale({scale})\"") };
    format!(
        "<g stroke=\"{TIMBER}\" stroke-width=\".4\"{grown}><path fill=\"{SHADE}\" stroke=\"none\" opacity=\".3\" d=\"M-3 3h8.5l2-2.6h-6z\"/>\
         <path fill=\"{PLASTER}\" d=\"M-3.6-.4h3.6v3.4h-3.6z\"/><path fill=\"#dc9\" d=\"M0 3v-3.2l2-3 2 3v3.2z\"/>\
         <path fill=\"{lit}\" d=\"M-4.2-.2l1.6-3.4h4.6l-2 3.4z\"/><path fill=\"{dark}\" d=\"M2-3.6l2.6 3.6h-1l-1.6-2.4-1.6 2.4-.4-.2z\"/>\
         <path fill=\"{INK}\" stroke=\"none\" d=\"M1.4 3v-1.8h1.2v1.8zM-2.8 .8h1v1h-1z\"/></g>"
    )
}
