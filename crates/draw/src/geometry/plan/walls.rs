//! Where walls run.
//!
//! A city holds runs of sides, and corners it only reaches; walls lead from the end of each run to the start of the
//! next. What a wall looks like depends on how many sides it passes: one, and it is a bay of field in the city; two,
//! and it is a diagonal; three, and the city is a bay in the field. Where another city lies inside of the bend or
//! across from it, the wall gives way, so that the field between them is to be seen.

use crate::order::sort_by_number;
use aude_engine::tile::{Kind, Segment};

use super::{City, Gate, Planner, Wall, is, sides};
use crate::geometry::shape::{Point, corner, cubic, inward, joined, length, middle, nearest, point_at};

/// A wall before it is cut into straight pieces.
pub(super) struct Course {
    pub(super) line: Vec<Point>,
    pub(super) gates: Vec<(f32, bool)>,
}

/// A city before its gates are known: its corners in runs, and the courses after each run.
pub(super) struct Draft {
    pub(super) segment: usize,
    runs: Vec<Vec<Point>>,
    courses: Vec<Course>,
    pub(super) bridge: bool,
}

/// How a wall leaves its corner: the slant to its side that everything else is measured by.
const SLANT: f32 = 0.63;

fn leaving(from: usize, along: Point, slant: f32) -> (Point, Point) {
    let at = corner(from);
    let into = (Point::MIDDLE - at).unit();
    let turn = along.right();
    let away = if turn.dot(into) > 0.0 { turn } else { turn * -1.0 };
    (at, along * slant.cos() + away * slant.sin())
}

/// A wall over one side, as deep as said.
fn cap(side: usize, depth: f32, slant: f32, back: bool) -> Vec<Point> {
    let along = (corner(side + 1) - corner(side)).unit();
    let (a, away) = leaving(side, along, slant);
    let (b, home) = leaving(side + 1, along * -1.0, slant);
    let top = middle(side) + inward(side) * depth;
    let line = joined(
        cubic(a, a + away * (depth * 0.62), top - along * 22.0, top),
        &cubic(top, top + along * 22.0, b + home * (depth * 0.62), b),
    );
    if back { line.into_iter().rev().collect() } else { line }
}

impl Planner<'_> {
    /// Runs of corners that belong to a city: sides in a row, and corners it reaches.
    fn runs(segment: &Segment) -> Vec<(usize, usize)> {
        let own = sides(segment);
        if own.len() == 4 {
            return vec![(0, 4)];
        }
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for &s in own.iter().filter(|s| !own.contains(&((*s + 3) % 4))) {
            let n = (1..4).take_while(|n| own.contains(&((s + n) % 4))).count();
            runs.push((s, s + n + 1));
        }
        for (c, name) in ["reach-nw", "reach-ne", "reach-se", "reach-sw"].iter().enumerate() {
            if is(segment, name) {
                runs.push((c, c));
            }
        }
        runs.sort_unstable();
        runs
    }

    pub(super) fn draft(&self, number: usize, segment: &Segment) -> Draft {
        let runs = Self::runs(segment);
        let bridge = is(segment, "bridge");
        let mut courses = Vec::new();
        for (i, run) in runs.iter().enumerate() {
            let next = runs[(i + 1) % runs.len()];
            let span = (next.0 + 8 - run.1) % 4;
            if span > 0 {
                let line = self.course(number, run.1 % 4, span, bridge);
                courses.push(Course { line, gates: Vec::new() });
            }
        }
        let runs = runs.iter().map(|(a, b)| (*a..=*b).map(corner).collect()).collect();
        Draft { segment: number, runs, courses, bridge }
    }

    /// The wall from a corner, clockwise past some sides that are not the city's.
    fn course(&self, number: usize, from: usize, span: usize, bridge: bool) -> Vec<Point> {
        let others = self.tile.segments.iter().filter(|s| s.kind == Kind::City).count() - 1;
        let reaching = self.tile.segments.iter().any(|s| s.words.iter().any(|w| w.starts_with("reach")));
        let crossed = self.tile.segments.iter().any(|s| s.kind == Kind::City && is(s, "bridge"));
        match span {
            1 => {
                let inner = self.city_at[from];
                let over_river = bridge && inner.is_none();
                let (depth, slant) = match inner {
                    Some(_) if crossed => (38.0, 1.3),
                    Some(_) => (46.0, 1.0),
                    None if crossed && !over_river && others == 1 => (36.0, SLANT),
                    None if over_river => (29.0, SLANT),
                    None if reaching && others > 0 => (18.0, 0.42),
                    None => (26.0, SLANT),
                };
                cap(from, depth, slant, false)
            }
            2 => {
                let (a, b) = (corner(from), corner(from + 2));
                // At either end it leaves by the city's side, or by the field's side at a corner it only reaches.
                // Two cities that face each other leave a field between them.
                let facing = self.city_at[from].is_some() && self.city_at[from] == self.city_at[(from + 1) % 4];
                let slanted = |at: usize, own: usize, foreign: usize| {
                    let home = self.city_at[own % 4] == Some(number);
                    let side = if home { own } else { foreign } % 4;
                    let far = if side == at % 4 { corner(side + 1) } else { corner(side) };
                    let slant = match (facing, home) {
                        (false, _) => SLANT,
                        (true, true) => 0.42,
                        (true, false) => 0.85,
                    };
                    leaving(at, (far - corner(at)).unit(), slant).1
                };
                let away = slanted(from, from + 3, from);
                let home = slanted(from + 2, from + 2, from + 1);
                let handle = if facing { 44.0 } else { 38.0 };
                cubic(a, a + away * handle, b + home * handle, b)
            }
            _ => {
                let side = (from + 3) % 4;
                if bridge && others == 1 {
                    return Self::pier(side);
                }
                // Another city may lie around this one, or across from it.
                let wrapped = self.city_at[(side + 1) % 4].is_some()
                    && self.city_at[(side + 1) % 4] == self.city_at[(side + 3) % 4];
                let across = self.city_at[(side + 2) % 4].is_some();
                let depth = match (wrapped, across) {
                    (true, _) => 21.0,
                    (false, true) => 27.0,
                    (false, false) => 30.0,
                };
                cap(side, depth, SLANT, true)
            }
        }
    }

    /// A city that crosses another and ends beyond it.
    fn pier(side: usize) -> Vec<Point> {
        let half = |f: f32| {
            let p = |x: f32, y: f32| Point::new(50.0 + f * x, y).turned(side as u8);
            let neck = cubic(p(50.0, 0.0), p(32.0, 9.0), p(20.0, 22.0), p(18.0, 38.0));
            let line = joined(neck, &cubic(p(18.0, 38.0), p(17.0, 55.0), p(19.0, 60.0), p(19.0, 66.0)));
            joined(line, &cubic(p(19.0, 66.0), p(19.0, 77.0), p(11.0, 84.0), p(0.0, 84.0)))
        };
        let mut back = half(-1.0);
        back.reverse();
        joined(half(1.0), &back)
    }

    /// The Count's city: a wall through the middles of sides.
    pub(super) fn carcassonne(number: usize, segment: &Segment) -> Draft {
        let half = |h: usize| segment.places >> [0, 2, 3, 5, 6, 8, 9, 11][h % 8] & 1 == 1;
        let start = |h: usize| if h.is_multiple_of(2) { corner(h / 2) } else { middle(h / 2 % 4) };
        let Some(first) = (0..8).find(|h| half(*h) && !half(h + 7)) else {
            return Draft { segment: number, runs: vec![(0..4).map(corner).collect()], courses: vec![], bridge: false };
        };
        let n = (0..8).take_while(|n| half(first + n)).count();
        let run: Vec<Point> = (first..=first + n).map(start).collect();
        let (a, b) = (run[n], run[0]);
        let last = first + n;
        let line = cubic(a, a + inward(last / 2 % 4) * 30.0, b + inward(first / 2 % 4) * 30.0, b);
        Draft { segment: number, runs: vec![run], courses: vec![Course { line, gates: Vec::new() }], bridge: false }
    }
}

/// The wall of a city nearest to a point, and how far along.
pub(super) fn nearest_course(draft: &Draft, to: Point) -> (&Course, f32) {
    let course = draft
        .courses
        .iter()
        .min_by(|a, b| nearest(&a.line, to).0.total_cmp(&nearest(&b.line, to).0))
        .expect("a city with a gate has a wall");
    (course, nearest(&course.line, to).1)
}

/// The same, to build a gate in.
pub(super) fn nearest_course_mut(draft: &mut Draft, to: Point) -> (&mut Course, f32) {
    let course = draft
        .courses
        .iter_mut()
        .min_by(|a, b| nearest(&a.line, to).0.total_cmp(&nearest(&b.line, to).0))
        .expect("a city with a gate has a wall");
    let along = nearest(&course.line, to).1;
    (course, along)
}

/// Half the straight piece of wall that a gate takes.
const GATE: f32 = 5.5;

/// Cuts a course into straight pieces of about the same length, with one for every gate.
fn built(course: &Course) -> Wall {
    let full = length(&course.line);
    let mut gates = course.gates.clone();
    sort_by_number(&mut gates, |gate| gate.0);
    let mut cuts = vec![0.0];
    let mut from = 0.0_f32;
    for to in gates.iter().flat_map(|g| [g.0 - GATE, g.0 + GATE]).chain([full]) {
        let gate = gates.iter().any(|g| (to - g.0 - GATE).abs() < 0.01);
        let pieces = if gate { 1 } else { ((to - from) / 18.0).round().max(1.0) as u8 };
        cuts.extend((1..=pieces).map(|i| from + (to - from) * f32::from(i) / f32::from(pieces)));
        from = to;
    }
    let mut line: Vec<Point> = cuts.iter().map(|c| point_at(&course.line, *c).0.whole()).collect();
    // A wall that goes on beyond the edge crosses it straight.
    for _ in 0..2 {
        line.reverse();
        if let Some(side) = (0..4).find(|s| middle(*s).distance(line[0]) < 0.01) {
            line.insert(1, line[0] + inward(side) * 9.0);
        }
    }
    let gates = gates
        .iter()
        .map(|(along, open)| {
            let (a, b) = (point_at(&course.line, along - GATE).0, point_at(&course.line, along + GATE).0);
            Gate { at: a.toward(b, 0.5).whole(), into: (b - a).unit().right(), open: *open }
        })
        .collect();
    Wall { line, gates }
}

/// A city with its walls built.
pub(super) fn city(draft: &Draft) -> City {
    let walls: Vec<Wall> = draft.courses.iter().map(built).collect();
    let mut outline = Vec::new();
    for (i, run) in draft.runs.iter().enumerate() {
        outline.extend(run);
        if let Some(wall) = walls.get(i) {
            let inner = if wall.line.len() > 2 { &wall.line[1..wall.line.len() - 1] } else { &[] };
            outline.extend(inner);
        }
    }
    City { segment: draft.segment, outline, walls, bridge: draft.bridge }
}
