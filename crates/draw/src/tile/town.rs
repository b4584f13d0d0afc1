//! Inside the walls: ground, lanes and many small roofs.

use super::Painter;
use crate::{
    geometry::Point,
    palette::{PLASTER, ROOF, ROOF_DARK, SHADE, TIMBER, TOWN, TOWN_CALM, TOWN_LIT},
    svg::{fill, inked, pen},
};

/// Lanes on a tile.
const ROWS: u8 = 8;
/// The height of a house on the picture.
const TALL: f32 = 11.4;

impl Painter<'_> {
    pub(super) fn towns(&mut self, cities: &[usize]) {
        self.canvas.raw("");
        let cities = cities.iter().map(|c| &self.layout.plan.cities[*c]);
        let cities: Vec<(usize, Vec<Point>)> = cities.map(|c| (c.segment, self.line(&c.outline))).collect();
        let calm = self.is_calm();
        for (_, outline) in &cities {
            self.canvas.paint(&fill(if calm { TOWN_CALM } else { TOWN })).polygon(outline);
        }
        // Squares where figures stand, and worn ground between the houses.
        let (layout, turn) = (self.layout, self.turn);
        let square = |segment: usize| layout.anchors[segment].turned(turn);
        if calm {
            for (segment, _) in &cities {
                self.landmarks(*segment, square(*segment));
            }
            return;
        }
        for (segment, _) in &cities {
            self.canvas.paint(&pen(TOWN_LIT, 8.0)).stroke((square(*segment) - Point::new(1.5, 0.0)).whole(), 3.0, 0.0);
        }
        for _ in 0..8 {
            let p = Point::new(self.chance.between(5.0, 95.0), self.chance.between(5.0, 95.0)).whole();
            if cities.iter().any(|(n, _)| self.owner(p) == Some(*n)) && self.room(p) > 4.5 {
                let x = self.chance.between(-2.0, 2.0).round();
                self.canvas.paint(&pen(TOWN_LIT, 3.4)).stroke(p, x, 0.0);
            }
        }
        for (segment, _) in &cities {
            self.houses(*segment, square(*segment));
        }
    }

    /// A few large houses, well apart: they say that this is a town, and leave its ground to be seen.
    fn landmarks(&mut self, segment: usize, square: Point) {
        let mut stand: Vec<Point> = Vec::new();
        for _ in 0..60 {
            let foot = Point::new(self.chance.between(5.0, 78.0), self.chance.between(23.0, 96.0)).whole();
            let apart = stand.iter().all(|p| (p.x - foot.x).abs() > 26.0 || (p.y - foot.y).abs() > 23.0);
            // Twice as large as other houses, so there must be room for two beside and above each other.
            let room = |x: f32, y: f32| self.fits(segment, foot.x + x, foot.y - y, 8.0, square);
            if stand.len() < 4 && apart && room(0.0, 0.0) && room(7.0, 0.0) && room(0.0, 7.0) && room(7.0, 7.0) {
                stand.push(foot);
            }
        }
        for foot in stand {
            let mut part = |fill: &str, (x, y): (f32, f32), shape: &str| {
                self.canvas.paint(&inked(fill, TIMBER, 0.8)).shape(foot + Point::new(x, y), shape);
            };
            part(PLASTER, (0.0, 0.0), "v-7l7.5-6.5 7.5 6.5v7z");
            part(ROOF[0], (-1.5, -6.0), "l9-8v-5.5l-9 8z");
            part(ROOF_DARK[0], (16.5, -6.0), "l-9-8v-5.5l9 8z");
        }
    }

    /// Whether a house may stand with its foot from here by a width.
    fn fits(&self, segment: usize, x: f32, y: f32, width: f32, square: Point) -> bool {
        // The wall in front of a house is higher than the one behind it, which stands on the ground.
        let probes = [
            (x - 1.8, y + 3.8),
            (x + width + 1.8, y + 3.8),
            (x + width * 0.5, y + 4.4),
            (x - 2.4, y - TALL * 0.5),
            (x + width + 2.4, y - TALL * 0.5),
            (x, y - TALL),
            (x + width, y - TALL),
            (x + width * 0.5, y - TALL - 0.6),
        ];
        let own = probes.iter().all(|(x, y)| {
            let p = Point::new(*x, *y);
            self.owner(p.clamped()) == Some(segment)
        });
        let apart = |at: Point, r: f32| {
            let near = Point::new(at.x.clamp(x, x + width), at.y.clamp(y - TALL, y));
            near.distance(at) > r
        };
        own && y > TALL
            && x > 1.7
            && apart(square, 4.6)
            && self.layout.items.iter().all(|i| {
                let r = if i.sight.outside { 0.0 } else { i.radius };
                apart(i.at.turned(self.turn), r)
            })
    }

    /// Lanes of houses, never quite straight. No two overlap, so all roofs of a colour are one path.
    fn houses(&mut self, segment: usize, square: Point) {
        let mut stand: Vec<(&House, Point, usize)> = Vec::new();
        // Every colour is a path or two, so a town that must be small has few of them.
        let colours: &[usize] = if self.plenty > 0.8 { &[0, 0, 1, 1, 2, 2, 3, 4] } else { &[0, 1, 2] };
        let (phase, swing) = (self.chance.between(0.0, 6.0), self.chance.between(1.8, 3.6));
        for row in 0..ROWS {
            // From edge to edge, so that lanes do not show where tiles meet; the inner ones swing.
            let part = f32::from(row) / f32::from(ROWS - 1);
            let y = 12.0 + 87.0 * part;
            let swing = swing * (part * std::f32::consts::PI).sin();
            let mut x = self.chance.between(2.0, 4.0).floor();
            while x < 92.0 {
                let house = &HOUSES[self.chance.below(HOUSES.len())];
                let middle = x + house.width * 0.5;
                let foot = (y + swing * (middle * 0.07 + phase).sin()).round();
                let stands =
                    |h: &House| x + h.width < 97.4 && foot < 99.5 && self.fits(segment, x, foot, h.width, square);
                // Where a house is too wide, a narrow one may do.
                if let Some(house) = [house, &HOUSES[NARROW]].into_iter().find(|h| stands(h)) {
                    let colour = colours[self.chance.below(colours.len())];
                    if self.chance.happens(self.plenty) {
                        stand.push((house, Point::new(x, foot), colour));
                    }
                    x += house.width + if self.chance.happens(0.12) { 4.0 } else { 2.0 };
                } else {
                    x += 1.0;
                }
            }
        }
        // Gaps that the lanes left.
        for _ in 0..(70.0 * (2.0 * self.plenty - 1.0)) as u8 {
            let (x, y) = (self.chance.between(2.0, 92.0).round(), self.chance.between(TALL, 99.0).round());
            let house = &HOUSES[[NARROW, NARROW, 1][self.chance.below(3)]];
            let free = stand.iter().all(|(h, p, _)| {
                x > p.x + h.width + 1.6 || x + house.width + 1.6 < p.x || y - TALL + 0.4 > p.y || y < p.y - TALL + 0.4
            });
            if free && x + house.width < 97.4 && self.fits(segment, x, y, house.width, square) {
                let colour = colours[self.chance.below(colours.len())];
                stand.push((house, Point::new(x, y), colour));
            }
        }
        self.build(&stand);
        // A few trees where there is still room.
        let mut trees = Vec::new();
        for _ in 0..30 {
            let p = Point::new(self.chance.between(4.0, 94.0), self.chance.between(7.0, 95.0)).whole();
            let apart = |at: Point, r: f32| p.distance(at) > r + 3.0;
            let free = stand.iter().all(|(h, q, _)| {
                p.x > q.x + h.width + 4.0 || p.x + 3.6 < q.x || p.y - 6.0 > q.y || p.y + 1.5 < q.y - TALL
            });
            if self.plenty > 0.95
                && trees.len() < 3
                && free
                && self.owner(p) == Some(segment)
                && self.room(p) > 6.0
                && apart(square, 5.0)
                && self.layout.items.iter().all(|i| apart(i.at.turned(self.turn), i.radius))
                && trees.iter().all(|(t, _): &(Point, usize)| t.distance(p) > 4.0)
            {
                trees.push((p, 0));
            }
        }
        self.trees(&trees, 0);
    }

    /// Houses outside of walls, around given points.
    pub(super) fn cottages(&mut self, points: &[Point]) {
        self.canvas.raw("");
        for p in points {
            self.canvas
                .paint(&format!("{} opacity=\".3\"", fill(SHADE)))
                .shape(*p + Point::new(-3.0, 4.0), "h9l3-4h-8z");
        }
        let mut houses = Vec::new();
        for p in points {
            let house = &HOUSES[[0, 1, 4, NARROW][self.chance.below(4)]];
            let foot = *p + Point::new(-house.width * 0.5, 4.0);
            houses.push((house, foot.whole(), self.chance.below(4)));
            self.taken.push((*p, 5.0));
        }
        self.build(&houses);
    }

    /// Builds houses, each with its foot at a point, with roofs of some colour.
    fn build(&mut self, houses: &[(&House, Point, usize)]) {
        let ink = |fill: &str| inked(fill, TIMBER, 0.4);
        for (house, foot, colour) in houses {
            let mut part = |fill: &str, (x, y): (f32, f32), shape: &str| {
                self.canvas.paint(&ink(fill)).shape(*foot + Point::new(x, y), shape);
            };
            part(PLASTER, (0.0, 0.0), house.front);
            part(ROOF[*colour], house.lit.0, house.lit.1);
            part(ROOF_DARK[*colour], house.dark.0, house.dark.1);
        }
        for (house, foot, _) in houses {
            self.canvas.paint(&pen(TIMBER, 1.5)).stroke(*foot + Point::new(house.door, -1.0), 0.0, -1.0);
        }
    }
}

/// A sort of house, as shapes from the left end of its foot.
struct House {
    width: f32,
    front: &'static str,
    lit: ((f32, f32), &'static str),
    dark: ((f32, f32), &'static str),
    door: f32,
}

/// The narrow one.
const NARROW: usize = 5;

/// Gables towards us, eaves towards us, and a narrow one. Whole numbers where they matter, since they are short.
const HOUSES: [House; 6] = [
    House {
        width: 10.0,
        front: "v-3l5-4 5 4v3z",
        lit: ((-1.0, -2.0), "l6-5v-4l-6 5z"),
        dark: ((11.0, -2.0), "l-6-5v-4l6 5z"),
        door: 5.0,
    },
    House {
        width: 8.0,
        front: "v-4l4-4 4 4v4z",
        lit: ((-1.0, -3.0), "l5-5v-3l-5 5z"),
        dark: ((9.0, -3.0), "l-5-5v-3l5 5z"),
        door: 3.0,
    },
    House {
        width: 11.0,
        front: "v-4h11v4z",
        lit: ((-1.0, -3.0), "l2-7h9l2 7z"),
        dark: ((12.0, -3.0), "l-2-7 3 6z"),
        door: 4.0,
    },
    House {
        width: 13.0,
        front: "v-3h13v3z",
        lit: ((-1.0, -2.0), "l2-7h11l2 7z"),
        dark: ((14.0, -2.0), "l-2-7 3 6z"),
        door: 8.0,
    },
    House {
        width: 10.0,
        front: "v-4h10v4z",
        lit: ((-1.0, -3.0), "l4-7h4l3 7z"),
        dark: ((10.0, -3.0), "l-3-7 4 6z"),
        door: 6.0,
    },
    House {
        width: 6.0,
        front: "v-6h6v6z",
        lit: ((-1.0, -5.0), "l4-6v6z"),
        dark: ((3.0, -11.0), "l4 6h-4z"),
        door: 3.0,
    },
];
