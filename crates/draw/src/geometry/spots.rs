//! Places for symbols, marks and figures.
//!
//! Each takes the best place that is left: inside its segment, clear of what stands there already. Symbols and marks
//! go to the side of a segment when they can, so that its middle is free for a figure.

use aude_engine::tile::{Kind, Symbol, Tile};

use super::{
    Ground, Plan,
    shape::{Point, length, nearest, point_at},
};

/// What stands on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A symbol of the whole tile.
    Symbol(Symbol),
    /// A monastery.
    Monastery,
    /// A shrine.
    Shrine,
    /// An abbey.
    Abbey,
    /// A garden.
    Garden,
    /// A pennant.
    Pennant,
    /// A cathedral.
    Cathedral,
    /// A princess.
    Princess,
    /// Besiegers.
    Siege,
    /// Wine.
    Wine,
    /// Grain.
    Grain,
    /// Cloth.
    Cloth,
    /// An inn.
    Inn,
    /// A pig herd.
    Pigs,
    /// A fire in a city that is besieged.
    Fire,
    /// The castle of the Count's city.
    Castle,
    /// The market of the Count's city.
    Market,
    /// The smithy of the Count's city.
    Smithy,
}

/// Something that stands on a tile.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it is.
    pub what: What,
    /// Its middle.
    pub at: Point,
    /// How much room it takes.
    pub radius: f32,
    /// The segment it is or belongs to.
    pub segment: Option<usize>,
}

/// The room a figure wants around it.
const FIGURE: f32 = 8.0;

struct Places<'a> {
    ground: &'a Ground,
    items: Vec<Item>,
    anchors: Vec<Point>,
}

impl Places<'_> {
    /// How far a point is from everything that stands somewhere already.
    fn clear(&self, p: Point) -> f32 {
        let items = self.items.iter().map(|i| p.distance(i.at) - i.radius);
        let figures = self.anchors.iter().map(|a| p.distance(*a) - FIGURE);
        items.chain(figures).fold(60.0, f32::min)
    }

    /// The roomiest point of a segment.
    fn pole(&self, segment: usize) -> Option<(Point, f32)> {
        let score = |p: Point| {
            let central = p.distance(Point::MIDDLE) * 0.01;
            self.ground.room(p).min(self.clear(p)) - central
        };
        self.ground.cells(segment).map(|p| (p, score(p))).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// A place for something of a size inside a segment that leaves its roomiest point free if it can.
    fn aside(&self, segment: usize, radius: f32) -> Option<(Point, f32)> {
        let (pole, _) = self.pole(segment)?;
        let score = |p: Point| {
            let room = self.ground.room(p).min(self.clear(p)) - radius;
            10.0 * room.min(2.2) + 0.8 * p.distance(pole).min(radius + FIGURE + 1.0) + 0.1 * room
        };
        self.ground.cells(segment).map(|p| (p, score(p))).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    fn put(&mut self, what: What, at: Point, radius: f32, segment: Option<usize>) {
        self.items.push(Item { what, at, radius, segment });
    }
}

/// Whether a point on a side of the tile where a symbol may stand is better in a field than in a city.
fn worth(tile: &Tile, segment: usize, symbol: Symbol) -> f32 {
    match tile.segments[segment].kind {
        Kind::Field => 1.5,
        Kind::City if symbol == Symbol::Bazaar && tile.segments[segment].sides > 1 => 3.0,
        Kind::City => 1.0,
        _ => 0.0,
    }
}

/// Places everything on a tile.
pub fn place(tile: &Tile, plan: &Plan, ground: &Ground) -> (Vec<Item>, Vec<Point>) {
    let mut places = Places { ground, items: Vec::new(), anchors: Vec::new() };
    let hub = plan.hub.clone();
    let count = tile.segments.len();
    for (n, s) in tile.segments.iter().enumerate() {
        let (what, radius) = match s.kind {
            Kind::Monastery if tile.held => (What::Abbey, 40.0),
            Kind::Monastery => (What::Monastery, 15.0),
            Kind::Shrine => (What::Shrine, 13.0),
            _ => continue,
        };
        let home = (0..count).filter(|h| {
            let linked = tile.links.iter().any(|l| l >> n & 1 == 1 && l >> *h & 1 == 1);
            let fields = tile.segments[*h].kind == Kind::Field && hub.is_none();
            let in_city = tile
                .links
                .iter()
                .any(|l| l >> n & 1 == 1 && (0..count).any(|c| l >> c & 1 == 1 && tile.segments[c].kind == Kind::City));
            if in_city { linked && tile.segments[*h].kind == Kind::City } else { fields }
        });
        let at = match &hub {
            Some(h) if h.segment == Some(n) => h.at,
            _ => home.filter_map(|h| places.pole(h)).max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Point::MIDDLE, |p| p.0),
        };
        places.put(what, at, radius, Some(n));
    }
    if let Some(symbol) = tile.symbol {
        let radius = match symbol {
            Symbol::Volcano => 15.0,
            Symbol::Bazaar => 14.0,
            Symbol::Dragon => 10.5,
            Symbol::Portal => 11.5,
            Symbol::Tower => 9.5,
        };
        let tower = tile.segments.iter().position(|s| s.kind == Kind::Tower);
        let ends_here = hub.as_ref().filter(|h| !h.crossing && h.segment.is_none_or(|s| Some(s) == tower));
        let in_wall = plan.cities.iter().flat_map(|c| &c.walls).flat_map(|w| &w.gates).find(|g| !g.open);
        let at = match (ends_here, in_wall) {
            (Some(hub), _) => hub.at,
            (None, Some(gate)) if symbol == Symbol::Tower => gate.at,
            _ => (0..count)
                .filter(|n| worth(tile, *n, symbol) > 0.0)
                .filter_map(|n| {
                    let room = places.pole(n)?.1 * worth(tile, n, symbol);
                    let central = matches!(symbol, Symbol::Volcano | Symbol::Bazaar);
                    let at = if central { places.pole(n) } else { places.aside(n, radius) }?;
                    Some((at.0, room))
                })
                .max_by(|a, b| a.1.total_cmp(&b.1))
                .map_or(Point::MIDDLE, |p| p.0),
        };
        places.put(What::Symbol(symbol), at, radius, tower);
    }
    for (n, s) in tile.segments.iter().enumerate() {
        if s.kind == Kind::City {
            marks(tile, n, &mut places);
        }
    }
    for (n, s) in tile.segments.iter().enumerate() {
        if s.marks.inns() > 0 {
            inn(tile, plan, n, &mut places);
        }
        if s.marks.herds() > 0
            && let Some((at, _)) = places.aside(n, 13.0)
        {
            places.put(What::Pigs, at, 13.0, Some(n));
        }
        if s.kind == Kind::Garden {
            // It has corners, and walls are slanted: where it would touch one it is smaller.
            let place = |radius: f32| {
                let fields = (0..count).filter(|f| tile.segments[*f].kind == Kind::Field);
                let found = fields.filter_map(|f| Some((places.aside(f, radius * 1.2)?.0, places.pole(f)?.1)));
                (found.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(Point::MIDDLE, |f| f.0), radius)
            };
            let (at, radius) = [11.0, 9.0, 7.5]
                .into_iter()
                .map(place)
                .find(|(p, radius)| places.ground.room(*p) > radius * 1.25)
                .unwrap_or_else(|| place(7.5));
            places.put(What::Garden, at, radius, Some(n));
        }
        if s.kind == Kind::Carcassonne {
            let landmark = match tile.id {
                "co-3" => Some((What::Castle, 14.0)),
                "co-6" => Some((What::Cathedral, 20.0)),
                "co-8" => Some((What::Market, 13.0)),
                "co-11" => Some((What::Smithy, 11.0)),
                _ => None,
            };
            if let Some((what, radius)) = landmark
                && let Some((at, _)) = places.aside(n, radius)
            {
                places.put(what, at, radius, Some(n));
            }
        }
        if s.marks.sieges() > 0 {
            if let Some((at, _)) = places.aside(n, 5.0) {
                places.put(What::Fire, at, 5.0, Some(n));
            }
            let field = (0..count)
                .filter(|f| tile.segments[*f].kind == Kind::Field && tile.segments[*f].touches >> n & 1 == 1)
                .filter_map(|f| Some((places.aside(f, 13.0)?.0, places.pole(f)?.1)))
                .max_by(|a, b| a.1.total_cmp(&b.1));
            places.put(What::Siege, field.map_or(Point::MIDDLE, |f| f.0), 13.0, Some(n));
        }
    }
    let mut order: Vec<usize> = (0..count).collect();
    // Roads first: they have the least choice.
    order.sort_by_key(|n| tile.segments[*n].kind != Kind::Road);
    let mut anchors = vec![Point::MIDDLE; count];
    for n in order {
        let item = places.items.iter().find(|i| {
            i.segment == Some(n)
                && matches!(tile.segments[n].kind, Kind::Monastery | Kind::Shrine | Kind::Tower | Kind::Garden)
        });
        anchors[n] = match (tile.segments[n].kind, item) {
            (_, Some(item)) => item.at,
            (Kind::Road, None) => on_road(plan, n, &places),
            _ => places.pole(n).map_or(Point::MIDDLE, |p| p.0),
        };
        if tile.segments[n].kind != Kind::River {
            places.anchors.push(anchors[n]);
        }
    }
    (places.items, anchors)
}

/// What a city carries.
fn marks(tile: &Tile, city: usize, places: &mut Places) {
    let s = &tile.segments[city];
    let mut put = |what: What, radius: f32, central: bool| {
        let at = if central { places.pole(city) } else { places.aside(city, radius) };
        places.put(what, at.map_or(Point::MIDDLE, |p| p.0), radius, Some(city));
    };
    if s.marks.cathedrals() > 0 {
        put(What::Cathedral, 20.0, true);
    }
    if s.princess {
        put(What::Princess, 11.0, false);
    }
    for _ in 0..s.marks.pennants() {
        put(What::Pennant, 10.5, false);
    }
    for (what, n) in [(What::Wine, s.marks.wine()), (What::Grain, s.marks.grain()), (What::Cloth, s.marks.cloth())] {
        for _ in 0..n {
            put(what, 10.0, false);
        }
    }
}

/// An inn stands in a field, as near to its road and as far from others as it can.
fn inn(tile: &Tile, plan: &Plan, road: usize, places: &mut Places) {
    let radius = 10.5;
    let away = |p: Point, mine: bool| {
        let roads = plan.roads.iter().filter(|r| (r.segment == road) == mine).flat_map(|r| &r.pieces);
        roads.map(|l| nearest(l, p).0).fold(60.0, f32::min)
    };
    let score = |p: &Point| {
        let room = places.ground.room(*p).min(places.clear(*p)) - radius;
        let clear = away(*p, false) - radius;
        14.0 * room.min(0.0) - away(*p, true) + 2.0 * clear.min(4.0)
    };
    let fields = (0..tile.segments.len()).filter(|f| tile.segments[*f].kind == Kind::Field);
    let at = fields
        .flat_map(|f| places.ground.cells(f))
        .map(|p| (p, score(&p)))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map_or(Point::MIDDLE, |p| p.0);
    places.put(What::Inn, at, radius, Some(road));
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
