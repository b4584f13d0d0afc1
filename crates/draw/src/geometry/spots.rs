//! Places for symbols, marks and figures.
//!
//! Each takes the best place that is left: inside its segment, clear of what stands there already. Symbols and marks
//! go to the side of a segment when they can, so that its middle is free for a figure.

use crate::order::sort_by_number;
use aude_engine::tile::{Kind, Tile};

use super::{
    Ground, Plan,
    shape::{Point, length, nearest, point_at},
};
use crate::parts::{self, Shown, Sight, SymbolArt};

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is.
    pub what: &'static str,
    /// How it is drawn.
    pub(crate) sight: &'static Sight,
    /// Its middle.
    pub at: Point,
    /// How much room it takes.
    pub radius: f32,
    /// The segment it is or belongs to.
    pub segment: Option<usize>,
}

/// The room a figure wants around it.
const FIGURE: f32 = 8.0;

/// Places that are taken, and the tile they are on.
pub(crate) struct Places<'a> {
    pub(crate) tile: &'a Tile,
    pub(crate) plan: &'a Plan,
    pub(crate) ground: &'a Ground,
    items: Vec<Item>,
    anchors: Vec<Point>,
}

impl Places<'_> {
    /// How far a point is from everything that stands somewhere already.
    pub(crate) fn clear(&self, p: Point) -> f32 {
        let items = self.items.iter().map(|i| p.distance(i.at) - i.radius);
        let figures = self.anchors.iter().map(|a| p.distance(*a) - FIGURE);
        items.chain(figures).fold(60.0, f32::min)
    }

    /// The roomiest point of a segment.
    pub(crate) fn pole(&self, segment: usize) -> Option<(Point, f32)> {
        let score = |p: Point| {
            let central = p.distance(Point::MIDDLE) * 0.01;
            self.ground.room(p).min(self.clear(p)) - central
        };
        self.ground.cells(segment).map(|p| (p, score(p))).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// A place for something of a size inside a segment that leaves its roomiest point free if it can.
    pub(crate) fn aside(&self, segment: usize, radius: f32) -> Option<(Point, f32)> {
        let (pole, _) = self.pole(segment)?;
        let score = |p: Point| {
            let room = self.ground.room(p).min(self.clear(p)) - radius;
            10.0 * room.min(2.2) + 0.8 * p.distance(pole).min(radius + FIGURE + 1.0) + 0.1 * room
        };
        self.ground.cells(segment).map(|p| (p, score(p))).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The fields of the tile.
    pub(crate) fn fields(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.tile.segments.len()).filter(|n| self.tile.segments[*n].kind == Kind::Field)
    }

    /// Puts something on a point: a segment, or something that belongs to one.
    pub(crate) fn put(&mut self, sight: &'static Sight, at: Point, segment: Option<usize>) {
        self.put_sized(sight, at, sight.radius, segment);
    }

    /// The same in another size.
    pub(crate) fn put_sized(&mut self, sight: &'static Sight, at: Point, radius: f32, segment: Option<usize>) {
        self.items.push(Item { what: sight.name, sight, at, radius, segment });
    }

    /// Puts a segment without an area into its hub, its city or a field.
    fn put_center(&mut self, n: usize, sight: &'static Sight) {
        let tile = self.tile;
        let links = || tile.links.iter().filter(|l| *l >> n & 1 == 1);
        let is = |h: usize, kind: Kind| tile.segments[h].kind == kind;
        let in_city = links().any(|l| (0..tile.segments.len()).any(|c| l >> c & 1 == 1 && is(c, Kind::City)));
        let home = (0..tile.segments.len()).filter(|h| {
            let linked = links().any(|l| l >> *h & 1 == 1);
            if in_city { linked && is(*h, Kind::City) } else { is(*h, Kind::Field) && self.plan.hub.is_none() }
        });
        let at = match &self.plan.hub {
            Some(h) if h.segment == Some(n) => h.at,
            _ => roomiest(home.filter_map(|h| self.pole(h))),
        };
        self.put(sight, at, Some(n));
    }

    /// Puts the symbol of the tile where roads end, into a wall, or where there is most room for it.
    fn put_symbol(&mut self, art: &'static SymbolArt) {
        let own = art.segment_of(self.tile);
        let ends_here = self.plan.hub.as_ref().filter(|h| !h.crossing && h.segment.is_none_or(|s| Some(s) == own));
        let in_wall = self.plan.cities.iter().flat_map(|c| &c.walls).flat_map(|w| &w.gates).find(|g| !g.open);
        let at = match (ends_here, in_wall) {
            (Some(hub), _) => hub.at,
            (None, Some(gate)) if own.is_some() => gate.at,
            _ => roomiest((0..self.tile.segments.len()).filter_map(|n| {
                let worth = art.worth(&self.tile.segments[n]);
                let room = self.pole(n).filter(|_| worth > 0.0)?.1 * worth;
                let at = if art.central { self.pole(n) } else { self.aside(n, art.sight.radius) }?;
                Some((at.0, room))
            })),
        };
        self.put(&art.sight, at, own);
    }

    /// Puts what a city carries.
    fn put_marks(&mut self, city: usize) {
        for shown in parts::shown() {
            let (n, sight, central) = match shown {
                Shown::MidCity(n, sight) => (n, sight, true),
                Shown::InCity(n, sight) => (n, sight, false),
                _ => continue,
            };
            for _ in 0..n(&self.tile.segments[city]) {
                let at = if central { self.pole(city) } else { self.aside(city, sight.radius) };
                self.put(sight, at.map_or(Point::MIDDLE, |p| p.0), Some(city));
            }
        }
    }
}

/// Whether a segment of a kind takes up ground; all others are where they are seen.
const fn has_area(kind: Kind) -> bool {
    matches!(kind, Kind::City | Kind::Road | Kind::River | Kind::Field | Kind::Carcassonne)
}

/// The best of some points, or the middle of the tile.
pub(crate) fn roomiest(points: impl Iterator<Item = (Point, f32)>) -> Point {
    points.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Point::MIDDLE, |p| p.0)
}

/// Places everything on a tile.
pub fn place(tile: &Tile, plan: &Plan, ground: &Ground) -> (Vec<Item>, Vec<Point>) {
    let mut places = Places { tile, plan, ground, items: Vec::new(), anchors: Vec::new() };
    let count = tile.segments.len();
    for n in 0..count {
        if let Some(sight) = parts::center(tile, n) {
            places.put_center(n, sight);
        }
    }
    if let Some(symbol) = tile.symbol {
        places.put_symbol(parts::symbol(symbol));
    }
    for n in (0..count).filter(|n| tile.segments[*n].kind == Kind::City) {
        places.put_marks(n);
    }
    for n in 0..count {
        for shown in parts::shown() {
            if let Shown::Segment(put) = shown {
                put(&mut places, n);
            }
        }
    }
    // A segment without an area is where it is seen.
    let mut order: Vec<usize> = (0..count).collect();
    // Roads first: they have the least choice.
    sort_by_number(&mut order, |n| f32::from(tile.segments[*n].kind != Kind::Road));
    let mut anchors = vec![Point::MIDDLE; count];
    for n in order {
        let kind = tile.segments[n].kind;
        let item = places.items.iter().find(|i| i.segment == Some(n) && !has_area(kind));
        anchors[n] = match (kind, item) {
            (_, Some(item)) => item.at,
            (Kind::Road, None) => on_road(plan, n, &places),
            _ => places.pole(n).map_or(Point::MIDDLE, |p| p.0),
        };
        if kind != Kind::River {
            places.anchors.push(anchors[n]);
        }
    }
    (places.items, anchors)
}

/// How far the middle of a mark stays from the edge of the tile, and from what it means if that has no area.
const MARK: f32 = 10.0;

/// Marks that mean segments stand at the edge of them, apart from each other. What has no area has its mark beside it.
pub fn marks(tile: &Tile, ground: &Ground, items: &[Item], anchors: &[Point]) -> Vec<Point> {
    let mut marks = anchors.to_vec();
    let mut taken: Vec<Point> = Vec::new();
    let edge = |p: Point| p.x.min(p.y).min(100.0 - p.x).min(100.0 - p.y);
    // Those come last for which there is most choice.
    let mut order: Vec<usize> = (0..tile.segments.len()).collect();
    sort_by_number(&mut order, |n| match tile.segments[*n].kind {
        Kind::Road => 0.0,
        Kind::Field => 2.0,
        _ => 1.0,
    });
    for n in order {
        let score = |p: Point| {
            let clear = items.iter().map(|i| p.distance(i.at) - i.radius - MARK).fold(0.0, f32::min);
            let apart = taken.iter().map(|q| p.distance(*q)).fold(40.0, f32::min);
            (p.x - 50.0).abs().max((p.y - 50.0).abs()) + apart + 4.0 * clear + ground.room(p).min(6.0)
        };
        let own = || ground.cells(n).filter(|p| edge(*p) >= MARK);
        let beside = |i: &Item| {
            let (at, far) = (i.at, (i.radius + MARK).min(41.0));
            (0..8u8).map(move |turn| {
                // The one in the north-east comes first.
                let angle = (f32::from(turn) - 1.0) * std::f32::consts::FRAC_PI_4;
                (at + Point::new(angle.cos(), angle.sin()) * far).whole()
            })
        };
        let item = items.iter().find(|i| i.segment == Some(n) && !has_area(tile.segments[n].kind));
        let best = match item {
            Some(item) => roomiest(beside(item).filter(|p| edge(*p) >= MARK).map(|p| (p, score(p)))),
            None => roomiest(own().map(|p| (p, score(p))).chain([(anchors[n], f32::MIN)])),
        };
        marks[n] = best;
        taken.push(marks[n]);
    }
    marks
}

/// A figure stands on the line of its road, where it is clearest whose it is.
fn on_road(plan: &Plan, road: usize, places: &Places) -> Point {
    let Some(mine) = plan.roads.iter().find(|r| r.segment == road) else { return Point::MIDDLE };
    let others = |p: Point| {
        let roads = plan.roads.iter().filter(|r| r.segment != road).flat_map(|r| &r.pieces);
        let rivers = plan.rivers.iter().flat_map(|r| &r.arms);
        roads.chain(rivers).map(|l| nearest(l, p).0).fold(60.0, f32::min)
    };
    let edge = |p: Point| p.x.min(p.y).min(100.0 - p.x).min(100.0 - p.y);
    let end = |p: Point| {
        let hub = plan.hub.as_ref().map_or(60.0, |h| p.distance(h.at) - h.radius);
        let gates = plan.cities.iter().flat_map(|c| &c.walls).flat_map(|w| &w.gates);
        let gates = gates.map(|g| p.distance(g.at)).fold(60.0, f32::min);
        let house = mine.house.map_or(60.0, |h| p.distance(h) - 4.0);
        let mouths = mine.mouths.iter().map(|m| p.distance(m.at)).fold(60.0, f32::min);
        hub.min(gates).min(house).min(mouths)
    };
    let score = |p: Point| {
        let room = edge(p).min(end(p)).min(others(p) - 3.0).min(places.clear(p) + FIGURE * 0.5).min(20.0);
        room - p.distance(Point::MIDDLE) * 0.05
    };
    mine.pieces
        .iter()
        .flat_map(|l| (0..=(length(l) as usize)).map(|s| point_at(l, s as f32).0))
        .map(|p| (p, score(p)))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(Point::MIDDLE, |p| p.0)
}
