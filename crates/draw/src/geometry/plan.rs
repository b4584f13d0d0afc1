//! The lines of a tile: walls, roads, rivers.
//!
//! A wall leaves its corner at about the same slant whatever it then does, and lies inside its city, so that it never
//! shows on a neighbour's field. Roads and rivers cross the edge in the middle of a side, at a right angle. Between
//! edges a tile is free to bend things so that everything on it finds room.

mod walls;

use crate::order::sort_by_number;
use aude_engine::tile::{Kind, Segment, Tile};

use super::{
    RIVER, ROAD,
    shape::{Point, cubic, inside, inward, joined, length, middle, nearest, part, point_at},
};
use crate::parts;
use walls::{Draft, city, nearest_course, nearest_course_mut};

/// A wall, with its city to the right hand.
#[derive(Clone, Debug)]
pub struct Wall {
    /// From corner to corner, in straight pieces.
    pub line: Vec<Point>,
    /// Where roads lead through.
    pub gates: Vec<Gate>,
}

/// A gate in a wall.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// Its middle.
    pub at: Point,
    /// The way into the city.
    pub into: Point,
    /// Whether it is one: a road may also end at a wall without passing it.
    pub open: bool,
}

/// A city, or the Count's.
#[derive(Clone, Debug)]
pub struct City {
    /// Its segment.
    pub segment: usize,
    /// Its area, clockwise.
    pub outline: Vec<Point>,
    /// Its walls.
    pub walls: Vec<Wall>,
    /// Whether it passes over something.
    pub bridge: bool,
}

/// The mouth of a tunnel.
#[derive(Clone, Copy, Debug)]
pub struct Mouth {
    /// Its middle.
    pub at: Point,
    /// The way in.
    pub into: Point,
    /// Whether it lies in the field, before the wall.
    pub open: bool,
}

/// A road.
#[derive(Clone, Debug)]
pub struct Road {
    /// Its segment.
    pub segment: usize,
    /// What is to be seen of it.
    pub pieces: Vec<Vec<Point>>,
    /// Mouths of its tunnel.
    pub mouths: Vec<Mouth>,
    /// The pieces that lie on a bridge.
    pub bridges: Vec<Vec<Point>>,
    /// The house it ends at.
    pub house: Option<Point>,
    /// The middle and radius of a roundabout.
    pub round: Option<(Point, f32)>,
}

/// A river.
#[derive(Clone, Debug)]
pub struct River {
    /// Its segment.
    pub segment: usize,
    /// Its arms.
    pub arms: Vec<Vec<Point>>,
    /// The lake it ends in.
    pub lake: Option<(Point, f32)>,
    /// Where it rises.
    pub spring: Option<Point>,
}

/// Where roads end together.
#[derive(Clone, Debug)]
pub struct Hub {
    /// Its middle.
    pub at: Point,
    /// How much room it takes.
    pub radius: f32,
    /// The segment that stands there, if it is one.
    pub segment: Option<usize>,
    /// A crossing, with nothing else in it.
    pub crossing: bool,
    /// Ways to city gates that belong to nobody.
    pub stubs: Vec<Vec<Point>>,
}

/// The lines of a tile.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Cities, those on a bridge last.
    pub cities: Vec<City>,
    /// Roads, those on a bridge last.
    pub roads: Vec<Road>,
    /// Rivers.
    pub rivers: Vec<River>,
    /// Where roads end.
    pub hub: Option<Hub>,
}

/// The sides a city, road or river opens to.
fn sides(segment: &Segment) -> Vec<usize> {
    (0..4).filter(|s| segment.places >> (3 * s + 1) & 1 == 1).collect()
}

fn is(segment: &Segment, word: &str) -> bool {
    segment.words.contains(&word)
}

struct Planner<'t> {
    tile: &'t Tile,
    /// The city segment at each side.
    city_at: [Option<usize>; 4],
}

impl Planner<'_> {
    /// A line from side to side.
    fn through(&self, sides: &[usize], touching: Option<&Draft>, seed: f32) -> Vec<Point> {
        let (a, b) = (middle(sides[0]), middle(sides[1]));
        let (into, out) = (inward(sides[0]), inward(sides[1]));
        if let Some(city) = touching {
            let aim = (a + into * 38.0).toward(b + out * 38.0, 0.5);
            let (course, along) = nearest_course(city, aim);
            let (at, way) = point_at(&course.line, along);
            let way = if way.dot(b - a) > 0.0 { way } else { way * -1.0 };
            let way = (way + (b - a).unit() * 0.5).unit();
            let at = at + (aim - at).unit() * (ROAD * 0.6);
            return joined(
                cubic(a, a + into * 24.0, at - way * 11.0, at),
                &cubic(at, at + way * 11.0, b + out * 24.0, b),
            );
        }
        if sides[1] - sides[0] != 2 {
            return cubic(a, a + into * 28.0, b + out * 28.0, b);
        }
        let aside = inward((sides[0] + 3) % 4);
        let bow = self.bow(sides[0]);
        let along = (b - a).unit();
        let at = Point::MIDDLE + aside * bow;
        let wave = if bow == 0.0 { aside * seed } else { Point::new(0.0, 0.0) };
        joined(
            cubic(a, a + into * 20.0, at - along * 18.0 + wave, at),
            &cubic(at, at + along * 18.0 - wave, b + out * 20.0, b),
        )
    }

    /// How far a straight line gives way to what stands beside it, away from the side before it.
    fn bow(&self, side: usize) -> f32 {
        let ended = |n: usize| self.tile.links.iter().any(|l| l >> n & 1 == 1 && self.has_road(*l));
        if self.center().is_some() {
            // In the catalogue the center lies before the line, or behind a river at the end of a road.
            return 15.0;
        }
        if let Some(bow) = parts::PARTS.iter().find_map(|part| (part.bow)(self.tile)) {
            return bow;
        }
        let (before, behind) = (self.city_at[(side + 3) % 4], self.city_at[(side + 1) % 4]);
        match (before, behind) {
            (Some(c), None) if ended(c) => 10.0,
            (Some(_), None) => 6.0,
            (None, Some(_)) => -6.0,
            _ => 0.0,
        }
    }

    /// A segment that is a place of its own, and how much room it takes.
    fn center(&self) -> Option<(usize, f32)> {
        (0..self.tile.segments.len()).find_map(|n| Some((n, parts::center(self.tile, n)?.radius)))
    }

    fn has_road(&self, join: u16) -> bool {
        self.tile.segments.iter().enumerate().any(|(n, s)| s.kind == Kind::Road && join >> n & 1 == 1)
    }

    /// Where roads end together, if they do.
    fn hub(&self) -> Option<Hub> {
        let tile = self.tile;
        let road = |n: usize| tile.segments[n].kind == Kind::Road;
        let members = |join: u16| (0..tile.segments.len()).filter(move |n| join >> n & 1 == 1);
        let ends = |n: usize| road(n) && tile.segments[n].sides == 1 && !is(&tile.segments[n], "house");
        let linked = |n: usize| tile.links.iter().any(|l| l >> n & 1 == 1);
        let at_wall = |n: usize| {
            tile.meets.iter().any(|m| m >> n & 1 == 1 && members(*m).any(|c| tile.segments[c].kind == Kind::City))
        };
        let (radius, segment, crossing) = if let Some((m, radius)) = self.center()
            && tile.links.iter().any(|l| l >> m & 1 == 1 && members(*l).any(road))
        {
            (radius, Some(m), false)
        } else if tile.links.iter().any(|l| members(*l).filter(|n| road(*n)).count() > 1) {
            (7.5, None, true)
        } else if tile.at.is_none() && (0..tile.segments.len()).any(|n| ends(n) && !linked(n) && !at_wall(n)) {
            let art = tile.symbol.map(parts::symbol);
            match art.and_then(|art| Some((art.hub?, art.segment_of(tile)))) {
                Some((radius, segment)) => (radius, segment, false),
                None => (7.5, None, true),
            }
        } else {
            return None;
        };
        let mut at = Point::MIDDLE;
        if crossing && self.city_at == [None; 4] {
            // No two crossings are quite alike.
            let n: u32 = tile.id.bytes().map(u32::from).sum();
            at = at + Point::new((n % 7) as f32 - 3.0, (n / 7 % 7) as f32 - 3.0);
        }
        for (side, _) in self.city_at.iter().enumerate().filter(|(_, c)| c.is_some()) {
            at = at + inward(side) * (4.0 + radius * 0.7);
        }
        if tile.segments.iter().any(|s| s.kind == Kind::River)
            && let Some(s) = tile.segments.iter().find(|s| s.kind == Kind::Road)
        {
            at = at + inward(sides(s)[0]) * 20.0;
        }
        Some(Hub { at, radius, segment, crossing, stubs: Vec::new() })
    }

    /// A road from a side to a gate, which it opens.
    fn to_gate(&self, drafts: &mut [Draft], city: usize, side: usize, open: bool) -> Vec<Point> {
        let (start, into) = (middle(side), inward(side));
        let several = self.tile.links.iter().filter(|l| *l >> city & 1 == 1).count() > 1;
        let draft = drafts.iter_mut().find(|d| d.segment == city).expect("the city is drafted");
        // Two roads into one wall keep a field between them.
        let aim = start + into * if several { 29.0 } else { 38.0 };
        let (course, along) = nearest_course_mut(draft, aim);
        let (at, way) = point_at(&course.line, along);
        course.gates.push((along, open));
        let far = start.distance(at);
        cubic(start, start + into * (far * 0.42), at - way.right() * (far * 0.38), at)
    }

    fn road(&self, number: usize, drafts: &mut [Draft], hub: Option<&Hub>) -> Road {
        let tile = self.tile;
        let segment = &tile.segments[number];
        let own = sides(segment);
        let mut road =
            Road { segment: number, pieces: vec![], mouths: vec![], bridges: vec![], house: None, round: None };
        let city_in = |joins: &[u16]| {
            let join = joins.iter().find(|l| *l >> number & 1 == 1)?;
            (0..tile.segments.len()).find(|n| join >> n & 1 == 1 && tile.segments[*n].kind == Kind::City)
        };
        if own.len() == 3 {
            let (at, radius) = (Point::MIDDLE, 13.0);
            for &s in &own {
                road.pieces.push(vec![middle(s), at - inward(s) * radius]);
            }
            road.pieces.push((0..=24u8).map(|i| at + round(f32::from(i) / 24.0) * radius).collect());
            road.round = Some((at, radius));
        } else if segment.words.iter().any(|w| w.starts_with("tunnel")) {
            for &s in &own {
                let in_field =
                    tile.segments.iter().any(|f| f.kind == Kind::Field && f.places >> (3 * s) & 0b101 == 0b101);
                let (start, into) = (middle(s), inward(s));
                let deep = if in_field { 13.0 } else { 27.0 };
                let at = start + into * deep;
                road.pieces.push(vec![start, start + into * 5.0, at]);
                road.mouths.push(Mouth { at, into, open: in_field });
            }
        } else if own.len() == 2 {
            let touching = city_in(tile.meets).and_then(|c| drafts.iter().find(|d| d.segment == c));
            let crossing =
                is(segment, "bridge") || tile.segments.iter().any(|s| s.kind == Kind::Road && is(s, "bridge"));
            road.pieces.push(self.through(&own, touching, if crossing { 0.0 } else { 3.5 }));
        } else if is(segment, "house") {
            let start = middle(own[0]);
            let bridge = is(segment, "bridge");
            let at = start + inward(own[0]) * if bridge { 74.0 } else { 50.0 };
            road.pieces.push(vec![start, start.toward(at, 0.5), at]);
            road.house = Some(at);
        } else if let Some(hub) = hub
            && (tile.symbol.is_some() || city_in(tile.links).is_none() || hub.crossing)
        {
            let (start, into) = (middle(own[0]), inward(own[0]));
            let far = start.distance(hub.at);
            let way = (hub.at - start).unit();
            road.pieces.push(cubic(start, start + into * (far * 0.45), hub.at - way * (far * 0.35), hub.at));
        } else {
            let count = tile.segments.iter().position(|s| s.kind == Kind::Carcassonne);
            let (city, open) = match (city_in(tile.links), city_in(tile.meets), count) {
                (Some(c), _, _) | (None, None, Some(c)) => (c, true),
                (None, Some(c), _) => (c, false),
                _ => unreachable!("{}: a road ends somewhere", tile.id),
            };
            road.pieces.push(self.to_gate(drafts, city, own[0], open));
        }
        road
    }

    fn river(&self, number: usize) -> River {
        let tile = self.tile;
        let own = sides(&tile.segments[number]);
        let mut river = River { segment: number, arms: vec![], lake: None, spring: None };
        match own.len() {
            1 => {
                let (start, into) = (middle(own[0]), inward(own[0]));
                if tile.id.contains("spring") {
                    let at = start + into * 56.0;
                    let aside = into.right() * 8.0;
                    river.arms.push(cubic(start, start + into * 22.0, at - into * 20.0 - aside, at));
                    river.spring = Some(at);
                } else {
                    let (deep, radius) = match (tile.symbol, self.city_at[(own[0] + 2) % 4]) {
                        (Some(_), _) => (33.0, 13.0),
                        (_, Some(_)) => (56.0, 15.0),
                        _ => (55.0, 19.0),
                    };
                    let at = start + into * deep;
                    river.arms.push(vec![start, start + into * 6.0, at]);
                    river.lake = Some((at, radius));
                }
            }
            2 => {
                let below = self.tile.segments.iter().any(|s| is(s, "bridge"));
                river.arms.push(self.through(&own, None, if below { 0.0 } else { 5.0 }));
            }
            _ => {
                river.arms.push(self.through(&[own[1], own[2]], None, 0.0));
                // The third arm comes in from both hands.
                let (start, into) = (middle(own[0]), inward(own[0]));
                for hand in [into.right(), into.right() * -1.0] {
                    let end = Point::MIDDLE + hand * 20.0;
                    river.arms.push(cubic(start, start + into * 36.0, Point::MIDDLE + hand * 3.0, end));
                }
            }
        }
        river
    }
}

/// A point on a circle of one around nothing, by part of a turn.
fn round(part: f32) -> Point {
    let angle = part * std::f32::consts::TAU;
    Point::new(angle.cos(), angle.sin())
}

/// Makes a line cross the edge of the tile at a right angle.
fn square_off(line: &mut Vec<Point>) {
    const STRAIGHT: f32 = 1.5;
    for _ in 0..2 {
        line.reverse();
        let end = line[0];
        if let Some(side) = (0..4).find(|s| middle(*s).distance(end) < 0.01) {
            line.retain(|p| p.distance(end) > STRAIGHT + 0.5);
            line.insert(0, end + inward(side) * STRAIGHT);
            line.insert(0, end);
        }
    }
}

impl Plan {
    /// Lays out a tile.
    pub fn new(tile: &Tile) -> Self {
        let mut city_at = [None; 4];
        for (n, s) in tile.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::City) {
            for side in sides(s) {
                city_at[side] = Some(n);
            }
        }
        let planner = Planner { tile, city_at };
        let of = |kind: Kind| tile.segments.iter().enumerate().filter(move |(_, s)| s.kind == kind);
        let mut drafts: Vec<Draft> = of(Kind::City).map(|(n, s)| planner.draft(n, s)).collect();
        drafts.extend(of(Kind::Carcassonne).map(|(n, s)| Planner::carcassonne(n, s)));
        sort_by_number(&mut drafts, |d| f32::from(d.bridge));
        let mut rivers: Vec<River> = of(Kind::River).map(|(n, _)| planner.river(n)).collect();
        let mut hub = planner.hub();
        let mut roads: Vec<Road> = of(Kind::Road).map(|(n, _)| planner.road(n, &mut drafts, hub.as_ref())).collect();
        sort_by_number(&mut roads, |r| f32::from(is(&tile.segments[r.segment], "bridge")));
        if let Some(hub) = hub.as_mut().filter(|h| h.crossing) {
            for (side, city) in city_at.iter().enumerate() {
                let join = |c: usize| tile.links.iter().any(|l| l >> c & 1 == 1);
                if let Some(c) = city.filter(|c| join(*c)) {
                    let mut way = planner.to_gate(&mut drafts, c, (side + 2) % 4, true);
                    let last = way[way.len() - 1];
                    way = vec![hub.at, last];
                    hub.stubs.push(way);
                }
            }
        }
        let cities: Vec<City> = drafts.iter().map(city).collect();
        for line in roads.iter_mut().flat_map(|r| &mut r.pieces).chain(rivers.iter_mut().flat_map(|r| &mut r.arms)) {
            square_off(line);
        }
        let mut plan = Self { cities, roads, rivers, hub };
        plan.bridge(tile);
        plan
    }

    /// Finds the pieces of roads that lie on bridges.
    fn bridge(&mut self, tile: &Tile) {
        for i in 0..self.roads.len() {
            if !is(&tile.segments[self.roads[i].segment], "bridge") {
                continue;
            }
            let line = self.roads[i].pieces[0].clone();
            let below = self.rivers.iter().flat_map(|r| r.arms.iter().map(|a| (a, RIVER)));
            let below = below.chain(self.roads[..i].iter().flat_map(|r| r.pieces.iter().map(|p| (p, ROAD))));
            let mut bridges = Vec::new();
            for (other, width) in below {
                let steps = (length(&line) * 2.0) as usize;
                let over: Vec<f32> = (0..=steps)
                    .map(|s| s as f32 * 0.5)
                    .filter(|s| nearest(other, point_at(&line, *s).0).0 < width + 3.5)
                    .collect();
                if let (Some(from), Some(to)) = (over.first(), over.last()) {
                    bridges.push(part(&line, *from, *to));
                }
            }
            for city in &self.cities {
                let steps = (length(&line) * 2.0) as usize;
                let over: Vec<f32> = (0..=steps)
                    .map(|s| s as f32 * 0.5)
                    .filter(|s| inside(&city.outline, point_at(&line, *s).0))
                    .collect();
                if let (Some(from), Some(to)) = (over.first(), over.last())
                    && to - from > 8.0
                {
                    bridges.push(part(&line, from - 3.0, to + 3.0));
                }
            }
            self.roads[i].bridges = bridges;
        }
    }
}
