//! Whose each part of a tile is.
//!
//! Cities, roads and rivers are known from their lines. The fields are what is left: cells that hang together are one
//! piece, and a piece belongs to the field that has its half-edges. Fields may consist of several pieces, where they
//! pass under a city on a bridge.

use std::fmt::Write as _;

use aude_engine::tile::{Edge, Kind, Tile};

use super::{
    Layout, Plan, RIVER, ROAD,
    shape::{Point, nearest, simplified},
};

/// Cells along a side.
const SIZE: usize = 100;
/// The cell of no segment: a crossing, a symbol, a leftover corner.
const NOBODY: u8 = 255;
/// A cell that nobody has asked for yet.
const FREE: u8 = 254;

/// Whose each cell of a tile is.
#[derive(Clone, Debug)]
pub struct Ground {
    owner: Vec<u8>,
    /// How far each cell is from what is not its owner's, in thirds.
    room: Vec<u8>,
    /// The pieces of field: their segment and how many cells they have.
    pub pieces: Vec<(Option<usize>, usize)>,
}

/// The middle of a cell.
fn cell(i: usize) -> Point {
    Point::new((i % SIZE) as f32 + 0.5, (i / SIZE) as f32 + 0.5)
}

/// The cell of a point.
fn index(p: Point) -> usize {
    let clamp = |v: f32| (v.max(0.0) as usize).min(SIZE - 1);
    clamp(p.y) * SIZE + clamp(p.x)
}

/// The half-edge a cell lies at, as a place, away from corners and middles.
fn half_edge(x: usize, y: usize) -> Option<usize> {
    let near = |v: usize| (12..40).contains(&v);
    let far = |v: usize| (60..88).contains(&v);
    match (x, y) {
        (v, 0) if near(v) => Some(0),
        (v, 0) if far(v) => Some(2),
        (99, v) if near(v) => Some(3),
        (99, v) if far(v) => Some(5),
        (v, 99) if far(v) => Some(6),
        (v, 99) if near(v) => Some(8),
        (0, v) if far(v) => Some(9),
        (0, v) if near(v) => Some(11),
        _ => None,
    }
}

fn beside(i: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (i % SIZE, i / SIZE);
    [
        (x > 0).then(|| i - 1),
        (x + 1 < SIZE).then_some(i + 1),
        (y > 0).then(|| i - SIZE),
        (y + 1 < SIZE).then_some(i + SIZE),
    ]
    .into_iter()
    .flatten()
}

/// Gives the cells within a distance of a point to somebody.
fn claim_round(owner: &mut [u8], segment: u8, at: Point, radius: f32) {
    claim_line(owner, segment, &[at, at], radius);
}

/// Gives the cells within a distance of a line to somebody.
fn claim_line(owner: &mut [u8], segment: u8, line: &[Point], radius: f32) {
    for w in simplified(line, 0.05).windows(2) {
        let span = |a: f32, b: f32| {
            let clamp = |v: f32| v.clamp(0.0, SIZE as f32) as usize;
            clamp(a.min(b) - radius)..clamp(a.max(b) + radius + 1.0)
        };
        for y in span(w[0].y, w[1].y) {
            for x in span(w[0].x, w[1].x) {
                if nearest(w, cell(y * SIZE + x)).0 < radius {
                    owner[y * SIZE + x] = segment;
                }
            }
        }
    }
}

/// Gives the cells inside a polygon to somebody, row by row.
fn claim_area(owner: &mut [u8], segment: u8, polygon: &[Point]) {
    for y in 0..SIZE {
        let level = y as f32 + 0.5;
        let mut crossings: Vec<f32> = Vec::new();
        for (i, a) in polygon.iter().enumerate() {
            let b = polygon[(i + 1) % polygon.len()];
            if (a.y > level) != (b.y > level) {
                crossings.push(a.x + (b.x - a.x) * (level - a.y) / (b.y - a.y));
            }
        }
        crossings.sort_unstable_by(f32::total_cmp);
        for run in crossings.chunks_exact(2) {
            let (from, to) = ((run[0] + 0.5).max(0.0) as usize, (run[1] + 0.5) as usize);
            owner[y * SIZE + from..y * SIZE + to.min(SIZE)].fill(segment);
        }
    }
}

impl Ground {
    /// Finds out for a tile whose lines are known.
    pub fn new(tile: &Tile, plan: &Plan) -> Self {
        let mut owner = vec![FREE; SIZE * SIZE];
        for river in &plan.rivers {
            for arm in &river.arms {
                claim_line(&mut owner, river.segment as u8, arm, RIVER);
            }
            if let Some((at, radius)) = river.lake {
                claim_round(&mut owner, river.segment as u8, at, radius);
            }
        }
        for city in &plan.cities {
            claim_area(&mut owner, city.segment as u8, &city.outline);
        }
        for road in &plan.roads {
            for piece in &road.pieces {
                claim_line(&mut owner, road.segment as u8, piece, ROAD);
            }
            if let Some((at, radius)) = road.round {
                claim_round(&mut owner, road.segment as u8, at, radius);
            }
            if let Some(at) = road.house {
                claim_round(&mut owner, NOBODY, at, 5.0);
            }
            for mouth in road.mouths.iter().filter(|m| m.open) {
                claim_round(&mut owner, NOBODY, mouth.at + mouth.into * 2.0, 5.0);
            }
        }
        if let Some(hub) = &plan.hub {
            claim_round(&mut owner, hub.segment.map_or(NOBODY, |s| s as u8), hub.at, hub.radius);
            for stub in &hub.stubs {
                claim_line(&mut owner, NOBODY, stub, ROAD);
            }
            // The stubs end at gates; what lies behind those is the cities'.
            for city in plan.cities.iter().filter(|_| !hub.stubs.is_empty()) {
                claim_area(&mut owner, city.segment as u8, &city.outline);
            }
        }
        if tile.edges == [Edge::Any; 4] {
            owner.fill(0);
        }
        let mut ground = Self { owner, room: Vec::new(), pieces: Vec::new() };
        ground.find_fields(tile);
        ground.measure();
        ground
    }

    fn find_fields(&mut self, tile: &Tile) {
        let fields: Vec<usize> = (0..tile.segments.len()).filter(|n| tile.segments[*n].kind == Kind::Field).collect();
        let mut inner = Vec::new();
        for i in 0..SIZE * SIZE {
            if self.owner[i] != FREE {
                continue;
            }
            let mut piece = vec![i];
            let mut places = 0u16;
            let mut sum = Point::new(0.0, 0.0);
            self.owner[i] = NOBODY;
            let mut next = 0;
            while let Some(&at) = piece.get(next) {
                next += 1;
                sum = sum + cell(at);
                places |= half_edge(at % SIZE, at / SIZE).map_or(0, |p| 1 << p);
                let mut visit = |b: usize| {
                    if self.owner[b] == FREE {
                        self.owner[b] = NOBODY;
                        piece.push(b);
                    }
                };
                let (x, y) = (at % SIZE, at / SIZE);
                if x > 0 {
                    visit(at - 1);
                }
                if x + 1 < SIZE {
                    visit(at + 1);
                }
                if y > 0 {
                    visit(at - SIZE);
                }
                if y + 1 < SIZE {
                    visit(at + SIZE);
                }
            }
            let field = fields.iter().copied().find(|n| tile.segments[*n].places & places != 0);
            if let Some(n) = field {
                self.pieces.push((Some(n), piece.len()));
                for at in piece {
                    self.owner[at] = n as u8;
                }
            } else if piece.len() > 40 {
                inner.push((sum * (1.0 / piece.len() as f32), piece));
            }
        }
        // Pieces without an edge are the inner fields, from north to south; two on a line are one, parted by a bridge.
        let names: Vec<usize> = fields.into_iter().filter(|n| tile.segments[*n].places == 0).collect();
        let count = inner.len();
        for (i, (middle, piece)) in inner.into_iter().enumerate() {
            let field = match (names.len(), count) {
                (0, _) => None,
                (n, c) if n == c => Some(names[i]),
                (1, _) => Some(names[0]),
                _ => Some(names[usize::from(middle.y > 50.0)]),
            };
            self.pieces.push((field, piece.len()));
            for at in piece {
                self.owner[at] = field.map_or(NOBODY, |n| n as u8);
            }
        }
    }

    /// Distances to the next cell of somebody else, in thirds of a cell, in two sweeps over a grid with a rim: the
    /// edge of the tile counts as a neighbour, since nothing may stand across it.
    fn measure(&mut self) {
        const WIDE: usize = SIZE + 2;
        let mut thirds = vec![0u16; WIDE * WIDE];
        for y in 0..SIZE {
            for x in 0..SIZE {
                let i = y * SIZE + x;
                let own = self.owner[i];
                let alone = (x == 0 || self.owner[i - 1] == own)
                    && (x + 1 == SIZE || self.owner[i + 1] == own)
                    && (y == 0 || self.owner[i - SIZE] == own)
                    && (y + 1 == SIZE || self.owner[i + SIZE] == own);
                thirds[(y + 1) * WIDE + x + 1] = if alone { 240 } else { 2 };
            }
        }
        let inner = || (1..=SIZE).flat_map(|y| (1..=SIZE).map(move |x| y * WIDE + x));
        for i in inner() {
            let near = (thirds[i - 1] + 3).min(thirds[i - WIDE] + 3);
            let near = near.min(thirds[i - WIDE - 1] + 4).min(thirds[i - WIDE + 1] + 4);
            thirds[i] = thirds[i].min(near);
        }
        for i in inner().rev() {
            let near = (thirds[i + 1] + 3).min(thirds[i + WIDE] + 3);
            let near = near.min(thirds[i + WIDE + 1] + 4).min(thirds[i + WIDE - 1] + 4);
            thirds[i] = thirds[i].min(near);
        }
        self.room = inner().map(|i| thirds[i].min(240) as u8).collect();
    }

    /// The segment at a point, if it belongs to one.
    pub fn owner(&self, p: Point) -> Option<usize> {
        let o = self.owner[index(p)];
        (o < FREE).then_some(o as usize)
    }

    /// How far a point is from other owners and from the edge of the tile.
    pub fn room(&self, p: Point) -> f32 {
        f32::from(self.room[index(p)]) / 3.0
    }

    /// Cells of a segment, one in four of them.
    pub fn cells(&self, segment: usize) -> impl Iterator<Item = Point> {
        let all = (0..SIZE).step_by(2).flat_map(|y| (0..SIZE).step_by(2).map(move |x| y * SIZE + x));
        all.filter(move |i| self.owner[*i] as usize == segment).map(cell)
    }

    /// How many cells of two segments lie side by side.
    pub fn contact(&self, one: usize, other: usize) -> usize {
        (0..SIZE * SIZE)
            .filter(|i| self.owner[*i] as usize == one && beside(*i).any(|b| self.owner[b] as usize == other))
            .count()
    }
}

/// The four directions along the border of cells.
const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The corners of the border of a segment's cells, one closed line for each piece and each hole.
fn borders(ground: &Ground, segment: usize) -> Vec<Vec<Point>> {
    let mine = |x: isize, y: isize| {
        let within = (0..SIZE as isize).contains(&x) && (0..SIZE as isize).contains(&y);
        within && ground.owner[y as usize * SIZE + x as usize] as usize == segment
    };
    // A step along the border has a cell of the segment to its right: from corner (x, y) in one of four directions.
    let right = |x: isize, y: isize, d: usize| match d {
        0 => mine(x, y),
        1 => mine(x - 1, y),
        2 => mine(x - 1, y - 1),
        _ => mine(x, y - 1),
    };
    let border = |x: isize, y: isize, d: usize| right(x, y, d) && !right(x, y, (d + 3) % 4);
    let mut seen = vec![false; (SIZE + 1) * (SIZE + 1)];
    let mut lines = Vec::new();
    for y in 0..=SIZE as isize {
        for x in 0..=SIZE as isize {
            if seen[y as usize * (SIZE + 1) + x as usize] || !border(x, y, 0) {
                continue;
            }
            let (mut at, mut d) = ((x, y), 0);
            let mut line = Vec::new();
            loop {
                if d == 0 {
                    seen[at.1 as usize * (SIZE + 1) + at.0 as usize] = true;
                }
                line.push(Point::new(at.0 as f32, at.1 as f32));
                at = (at.0 + STEPS[d].0, at.1 + STEPS[d].1);
                // The sharpest right turn first, so that pieces that touch at a corner stay apart.
                d = [(d + 1) % 4, d, (d + 3) % 4].into_iter().find(|n| border(at.0, at.1, *n)).unwrap_or(d);
                if at == (x, y) && d == 0 || line.len() > 4 * SIZE * SIZE {
                    break;
                }
            }
            lines.push(line);
        }
    }
    lines
}

/// The border of cells without its stairs: through the middles of its steps, but sharp where it meets the edge of the
/// tile.
fn softened(border: &[Point]) -> Vec<Point> {
    let edge = |v: f32| v < 0.5 || v > SIZE as f32 - 0.5;
    let mut line = Vec::new();
    for (i, p) in border.iter().enumerate() {
        let (last, next) = (border[(i + border.len() - 1) % border.len()], border[(i + 1) % border.len()]);
        let turns = (next - *p).dot(*p - last) < 0.5;
        if turns && (edge(p.x) || edge(p.y)) {
            line.push(*p);
        }
        line.push(p.toward(next, 0.5));
    }
    line
}

/// The area of a segment as path data.
pub fn outline(layout: &Layout, segment: usize, turn: u8) -> String {
    let mut d = String::new();
    let mut draw = |line: &[Point]| {
        for (i, p) in line.iter().enumerate() {
            let p = p.turned(turn);
            let _ = write!(d, "{}{} {}", if i == 0 { 'M' } else { 'L' }, round(p.x), round(p.y));
        }
        d.push('Z');
    };
    let covered =
        layout.plan.cities.iter().any(|c| c.bridge) || layout.plan.roads.iter().any(|r| !r.bridges.is_empty());
    if let Some(city) = layout.plan.cities.iter().find(|c| c.segment == segment)
        && !covered
    {
        draw(&city.outline);
        return d;
    }
    let lines = borders(&layout.ground, segment);
    for line in lines.into_iter().filter(|l| l.len() >= 12).map(|l| softened(&l)) {
        // A closed line is simplified in two halves.
        let half = line.len() / 2;
        let mut closed = line.clone();
        closed.push(line[0]);
        let mut points = simplified(&closed[..=half], 0.55);
        points.extend(simplified(&closed[half..], 0.55).into_iter().skip(1));
        points.pop();
        draw(&points);
    }
    if d.is_empty()
        && let Some(item) = layout.items.iter().find(|i| i.segment == Some(segment))
    {
        let (p, r) = (item.at.turned(turn), item.radius);
        let _ = write!(d, "M{} {}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0-{} 0Z", p.x - r, p.y, r * 2.0, r * 2.0);
    }
    d
}

fn round(v: f32) -> f32 {
    (v * 10.0).round() / 10.0
}
