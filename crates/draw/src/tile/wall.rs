//! Walls, towers and gates.
//!
//! A wall stands on the border of its city, a few units inside. It rises from nothing at the corners of the tile, so
//! that no stump of it shows on a neighbour.

use super::{Painter, ways::beside};
use crate::order::sort_by_number;
use crate::{
    geometry::{City, Point, Wall, length, nearest, part, point_at},
    palette::{INK, ROOF, ROOF_DARK, SHADE, STONE, STONE_DARK, STONE_LIT, WATER_DEEP},
    svg::{blunt, fill, inked, number, pen},
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
    for s in [4.0, 11.0, full - 11.0, full - 4.0] {
        points.push((s, point_at(line, s).0));
    }
    sort_by_number(&mut points, |point| point.0);
    points.into_iter().map(|p| p.1).collect()
}

/// A line drawn out at both ends, as far as a wall is high and more.
fn beyond(line: &[Point]) -> Vec<Point> {
    let n = line.len();
    let mut long = line.to_vec();
    long.insert(0, line[0] + (line[0] - line[1]).unit() * 8.0);
    long.push(line[n - 1] + (line[n - 1] - line[n - 2]).unit() * 8.0);
    long
}

impl Painter<'_> {
    /// The shadows of walls on the fields. The ground of the cities is painted over the rest.
    pub(super) fn wall_shadows(&mut self) {
        self.canvas.raw("");
        for city in &self.layout.plan.cities {
            for wall in &city.walls {
                let line = self.line(&wall.line);
                let cornered = grown(line[0]) < 0.1;
                let line = if cornered { line } else { beyond(&line) };
                let cast = if cornered { &line[1..line.len() - 1] } else { &line[..] }.iter().rev();
                let cast = cast.map(|p| (*p + Point::new(3.0, 3.0) * grown(*p)).clamped());
                let area: Vec<Point> = line.iter().map(|p| p.clamped()).chain(cast).collect();
                self.canvas.paint(&format!("{} opacity=\".3\"", fill(SHADE))).polygon(&area);
            }
        }
    }

    pub(super) fn walls(&mut self, cities: &[usize]) {
        self.canvas.raw("");
        let layout = self.layout;
        let walls: Vec<(usize, &Wall)> =
            cities.iter().flat_map(|c| layout.plan.cities[*c].walls.iter().map(|w| (*c, w))).collect();
        for (_, wall) in &walls {
            self.wall(&self.line(&wall.line));
        }
        let mut towers = Vec::new();
        for (city, wall) in &walls {
            let own = self.line(&wall.line);
            let gated = |p: Point| wall.gates.iter().any(|g| g.open && g.at.turned(self.turn).distance(p) < 7.0);
            let posts = if self.is_calm() { 0 } else { own.len().saturating_sub(2) };
            for (i, p) in own.iter().enumerate().skip(1).take(posts) {
                let odd = i.min(own.len() - 1 - i) % 2 == 1;
                let alone = towers.iter().all(|(q, _): &(Point, usize)| q.distance(*p) > 9.0);
                let inside = p.x.min(p.y).min(100.0 - p.x).min(100.0 - p.y) > 5.0;
                if odd && inside && alone && grown(*p) >= 1.0 && !gated(*p) && !self.on_road(*p) {
                    towers.push((*p, *city));
                }
            }
        }
        self.canvas.raw("");
        for (p, city) in towers {
            self.tower(p, city);
        }
        for c in cities.iter().filter(|c| layout.plan.cities[**c].bridge) {
            self.arches(&layout.plan.cities[*c]);
        }
        for gate in walls.iter().flat_map(|(_, w)| &w.gates).filter(|g| g.open) {
            self.gate(gate.at.turned(self.turn));
        }
    }

    /// Whether a road comes so near that a tower would stand on it.
    fn on_road(&self, p: Point) -> bool {
        let p = self.plan(p);
        let roads = self.layout.plan.roads.iter().flat_map(|r| &r.pieces);
        roads.chain(self.layout.plan.rivers.iter().flat_map(|r| &r.arms)).any(|l| nearest(l, p).0 < 9.0)
    }

    fn wall(&mut self, own: &[Point]) {
        // A wall begins in the corners of the tile. Only the Count's goes on beyond the edge, and is cut off there.
        let cornered = grown(own[0]) < 0.1;
        let (full_height, full_width, ink) = if self.is_calm() { (5.0, 4.4, 1.0) } else { (HIGH, THICK, 0.5) };
        let rim = if cornered { 0.15 + ink * 0.5 } else { 0.0 };
        if !cornered {
            self.canvas.raw("");
        }
        let kept = |p: Point| Point::new(p.x.clamp(rim, 100.0 - rim), p.y.clamp(rim, 100.0 - rim));
        let line = if cornered { finely(own) } else { beyond(own) };
        // Under the upper edge of the tile a wall stays low, or it would run along the edge.
        let high = |p: Point| if cornered { (full_height * grown(p)).min(p.y * 0.55) } else { full_height };
        let up = |p: Point| kept(p - Point::new(0.0, high(p)));
        let top: Vec<Point> = line.iter().map(|p| up(*p)).collect();
        let off_edge = |p: Point| p.x.min(p.y).min(100.0 - p.x).min(100.0 - p.y);
        let inner: Vec<Point> = beside(&line, 1.0)
            .iter()
            .zip(&line)
            .map(|(q, p)| {
                let thick = if cornered { (full_width * grown(*p)).min(off_edge(up(*p)) * 0.6) } else { full_width };
                let inside = *p + (*q - *p) * thick;
                up(if grown(*p) < 1.0 { inside } else { inside.whole() })
            })
            .collect();
        let merlons: Vec<Point> = line.iter().map(|p| kept(*p - Point::new(0.0, full_height + 0.5))).collect();
        let line: Vec<Point> = line.iter().map(|p| kept(*p)).collect();
        // Faces, by where they look: to the light, towards us, away from the light.
        let tone = |i: usize| {
            let out = (line[i + 1] - line[i]).unit().right() * -1.0;
            match out.x {
                x if x < -0.35 => STONE_LIT,
                x if x > 0.35 => STONE_DARK,
                _ => STONE,
            }
        };
        let style = |colour: &str| if cornered { inked(colour, INK, ink) } else { fill(colour) };
        let mut from = 0;
        for i in 1..line.len() {
            if i == line.len() - 1 || tone(i) != tone(from) {
                let face: Vec<Point> = line[from..=i].iter().chain(top[from..=i].iter().rev()).copied().collect();
                self.canvas.paint(&style(tone(from))).polygon(&face);
                from = i;
            }
        }
        let walk: Vec<Point> = top.iter().chain(inner.iter().rev()).copied().collect();
        if self.is_calm() {
            self.canvas.paint(&style(STONE_LIT)).polygon(&walk);
            if !cornered {
                for edge in [&line, &inner] {
                    self.canvas.paint(&blunt(INK, ink)).line(edge);
                }
            }
            return;
        }
        let dashes = |dash: f32, gap: f32, offset: &str| {
            format!("{} stroke-dasharray=\"{dash} {gap}\"{offset}", blunt(STONE_LIT, 1.9))
        };
        let (battlements, dashes) = if cornered {
            self.canvas.paint(&style(STONE_LIT)).polygon(&walk);
            // They begin where the wall is off the edge.
            let full = length(own);
            let clear = |along: f32| off_edge(up(point_at(own, along).0)) > 2.3;
            let ends = (6..16u8).map(f32::from).find(|e| clear(*e) && clear(full - e)).unwrap_or(16.0);
            let run = part(own, ends, full - ends);
            (run.iter().map(|p| up(*p) - Point::new(0.0, 0.5)).collect(), dashes(1.9, 1.3, ""))
        } else {
            self.canvas.paint(&fill(STONE_LIT)).polygon(&walk);
            for edge in [&line, &inner] {
                self.canvas.paint(&blunt(INK, 0.6)).line(edge);
            }
            // They are cut off in the middle of a merlon, so that they go on beyond.
            let unit = length(&merlons) / (length(&merlons) / 3.2).round();
            let (dash, gap) = (unit * 0.6, unit * 0.4);
            (merlons, dashes(dash, gap, &format!(" stroke-dashoffset=\"{}\"", dash * 0.5)))
        };
        self.canvas.paint(&blunt(INK, 2.5)).line(&battlements);
        self.canvas.paint(&dashes).line(&battlements);
    }

    /// A round tower, with a roof where there is room above it.
    fn tower(&mut self, p: Point, city: usize) {
        if p.x < 4.0 || p.x > 96.0 || p.y > 97.5 || p.y < 9.5 {
            return;
        }
        self.taken.push((p + Point::new(0.0, -5.0), 6.0));
        let mut put = |fill: &str, x: f32, y: f32, shape: &str| {
            self.canvas.paint(&inked(fill, INK, 0.5)).shape(p + Point::new(x, y), shape);
        };
        put(STONE, -3.0, 1.0, "v-8h6v8q-3 2-6 0z");
        put(STONE_DARK, 3.0, 1.0, "v-8h-2v9z");
        if p.y > 14.5 {
            let colour = [4, 1, 4, 0][city % 4];
            put(ROOF[colour], -4.0, -6.0, "l4-7v8z");
            put(ROOF_DARK[colour], 4.0, -6.0, "l-4-7v8z");
        } else {
            put(STONE_LIT, -4.0, -6.0, "v-3h2v1h1v-1h2v1h1v-1h2v3z");
        }
    }

    /// Arches under a city on a bridge: for the river in the middle of a wall, for fields beside what is crossed.
    fn arches(&mut self, city: &City) {
        let river = !self.layout.plan.rivers.is_empty();
        for wall in &city.walls {
            let line = self.line(&wall.line);
            let full = length(&line);
            let ends: &[(f32, &str, f32)] = if river {
                &[(0.5, WATER_DEEP, 6.0), (0.5 - 14.0 / full, "#673", 4.0), (0.5 + 14.0 / full, "#673", 4.0)]
            } else if full > 130.0 {
                &[(0.2, "#673", 4.0), (0.8, "#673", 4.0)]
            } else {
                &[(0.3, "#673", 4.0), (0.7, "#673", 4.0)]
            };
            for (part, colour, half) in ends {
                let (p, way) = point_at(&line, full * part);
                // Of a wall that looks away from us only the tops of its arches are seen.
                let away = way.right().y > 0.3;
                if away && *colour != WATER_DEEP {
                    continue;
                }
                let p = if away { p - Point::new(0.0, 2.0) } else { p }.whole();
                let (h, w) = (number(*half), number(half * 2.0));
                let shape = format!("v-1a{h} {h} 0 0 1 {w} 0v1z");
                self.canvas.paint(&inked(colour, INK, 0.8)).shape(p + Point::new(-half, 1.0), &shape);
            }
        }
    }

    /// A gatehouse.
    fn gate(&mut self, p: Point) {
        let p = Point::new(p.x.clamp(7.0, 93.0), p.y.clamp(9.5, 97.0));
        self.taken.push((p + Point::new(0.0, -3.0), 7.0));
        let mut put = |style: &str, x: f32, y: f32, shape: &str| {
            self.canvas.paint(style).shape(p + Point::new(x, y), shape);
        };
        put(&inked(STONE, INK, 0.6), -6.0, 2.6, "v-10h1.8v-1.6h2v1.6h1.2v-1.6h2v1.6h1.2v-1.6h2v1.6h1.8v10z");
        put(&fill(STONE_DARK), 3.4, 2.3, "v-9.4h2.3v9.4z");
        put(&inked(INK, INK, 0.6), -3.1, 2.6, "v-3.6a3.1 3.3 0 0 1 6.2 0v3.6z");
        put(&pen("#864", 0.6), -1.2, 2.2, "v-5.4m2.4 5.4v-5.4m-3.9 2.6h5.4");
    }
}
