//! Points, curves and polygons.

use std::ops::{Add, Mul, Sub};

/// A place on a tile: 0 to 100 from the left and from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
}

impl Point {
    /// The middle of a tile.
    pub const MIDDLE: Self = Self::new(50.0, 50.0);

    /// A point.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Where it comes to lie when the tile is turned clockwise by quarters.
    #[must_use]
    pub fn turned(self, turn: u8) -> Self {
        match turn % 4 {
            0 => self,
            1 => Self::new(100.0 - self.y, self.x),
            2 => Self::new(100.0 - self.x, 100.0 - self.y),
            _ => Self::new(self.y, 100.0 - self.x),
        }
    }

    /// How far away another point is.
    pub fn distance(self, other: Self) -> f32 {
        (self - other).length()
    }

    /// Its distance from the origin.
    pub fn length(self) -> f32 {
        // `hypot` guards against overflow, which costs too much here and is of no use on a tile.
        self.dot(self).sqrt()
    }

    /// The same direction, one long.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length == 0.0 { self } else { self * (1.0 / length) }
    }

    /// The direction turned by a right angle, clockwise on the screen.
    #[must_use]
    pub fn right(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// How far it goes in the direction of another.
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// A point on the way to another.
    #[must_use]
    pub fn toward(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }

    /// The nearest point with whole numbers, which are short to write; the same one however the tile lies.
    #[must_use]
    pub fn whole(self) -> Self {
        let off = self - Self::MIDDLE;
        Self::new(off.x.round(), off.y.round()) + Self::MIDDLE
    }

    /// The nearest point on the tile.
    #[must_use]
    pub fn clamped(self) -> Self {
        Self::new(self.x.clamp(0.0, 100.0), self.y.clamp(0.0, 100.0))
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// The corner before a side, clockwise from the north-west.
pub fn corner(n: usize) -> Point {
    Point::new(0.0, 0.0).turned(n as u8 % 4)
}

/// The middle of a side.
pub fn middle(side: usize) -> Point {
    Point::new(50.0, 0.0).turned(side as u8)
}

/// The way from a side into the tile.
pub fn inward(side: usize) -> Point {
    (Point::MIDDLE - middle(side)).unit()
}

/// A cubic curve as a line of points.
pub fn cubic(start: Point, leave: Point, arrive: Point, end: Point) -> Vec<Point> {
    const STEPS: u8 = 20;
    (0..=STEPS)
        .map(|i| {
            let t = f32::from(i) / f32::from(STEPS);
            let s = 1.0 - t;
            start * (s * s * s) + leave * (3.0 * s * s * t) + arrive * (3.0 * s * t * t) + end * (t * t * t)
        })
        .collect()
}

/// Two lines one after the other, the first ending where the second begins.
pub fn joined(mut first: Vec<Point>, second: &[Point]) -> Vec<Point> {
    first.extend(second.iter().skip(1));
    first
}

/// How long a line is.
pub fn length(line: &[Point]) -> f32 {
    line.windows(2).map(|w| w[0].distance(w[1])).sum()
}

/// The point at some length along a line, and the direction there.
pub fn point_at(line: &[Point], along: f32) -> (Point, Point) {
    let mut left = along;
    for w in line.windows(2) {
        let step = w[0].distance(w[1]);
        if left <= step && step > 0.0 {
            return (w[0].toward(w[1], left / step), (w[1] - w[0]).unit());
        }
        left -= step;
    }
    let n = line.len();
    (line[n - 1], (line[n - 1] - line[n - 2]).unit())
}

/// The part of a line between two lengths.
pub fn part(line: &[Point], from: f32, to: f32) -> Vec<Point> {
    let mut points = vec![point_at(line, from).0];
    let mut along = 0.0;
    for w in line.windows(2) {
        along += w[0].distance(w[1]);
        if along > from + 0.01 && along < to - 0.01 {
            points.push(w[1]);
        }
    }
    points.push(point_at(line, to).0);
    points
}

/// The point of a line nearest to another: how far away it is, and its length along the line.
pub fn nearest(line: &[Point], to: Point) -> (f32, f32) {
    let mut best = (f32::MAX, 0.0);
    let mut along = 0.0;
    for w in line.windows(2) {
        let step = w[1] - w[0];
        let length = step.length();
        let t = if length > 0.0 { ((to - w[0]).dot(step) / (length * length)).clamp(0.0, 1.0) } else { 0.0 };
        let away = to.distance(w[0] + step * t);
        if away < best.0 {
            best = (away, along + length * t);
        }
        along += length;
    }
    best
}

/// Whether a point lies inside a polygon.
pub fn inside(polygon: &[Point], p: Point) -> bool {
    let mut within = false;
    let mut last = polygon[polygon.len() - 1];
    for &next in polygon {
        if (next.y > p.y) != (last.y > p.y) && p.x < (last.x - next.x) * (p.y - next.y) / (last.y - next.y) + next.x {
            within = !within;
        }
        last = next;
    }
    within
}

/// A line with fewer points that stays within a distance of the first (Douglas and Peucker).
pub fn simplified(line: &[Point], within: f32) -> Vec<Point> {
    let (first, last) = (line[0], line[line.len() - 1]);
    let far = (1..line.len() - 1)
        .map(|i| (i, nearest(&[first, last], line[i]).0))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .filter(|(_, away)| *away > within);
    match far {
        None => vec![first, last],
        Some((i, _)) => joined(simplified(&line[..=i], within), &simplified(&line[i..], within)),
    }
}
