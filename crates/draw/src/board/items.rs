//! What lies and stands on the table, piece by piece.

use aude_engine::{
    Action, Corner, Design, Figure, FigureOnTable, Phase, Pos, Quarter, Rules, Spot, State, TileOnTable,
    tile::{Kind, Tile, turn_places},
};

use super::{
    Board,
    spread::{Stand, spread},
};
use crate::{
    Marker, Pose, anchor, bridge, figure, marker,
    players::livery,
    text::{self, Align},
    tile, tower,
};

/// What an [`Item`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// A tile, by its name.
    Tile(&'static str),
    /// A square on which the tile in hand may be placed.
    Place,
    /// The frame around the tile placed last.
    Last,
    /// A bridge.
    Bridge,
    /// A tower of so many pieces.
    Tower(u32),
    /// A castle of a player.
    Castle(usize),
    /// A figure of a player.
    Figure(usize, Figure),
    /// A figure of a player that has just left.
    Gone(usize, Figure),
    /// A segment on which a figure may be placed.
    Spot(Spot),
    /// What belongs to nobody.
    Marker(Marker),
    /// Points that a player has just scored.
    Points(usize, i32),
}

/// A piece of a board: an SVG fragment and the point around which it is drawn.
///
/// Points are in tile units with x to the right and y down; the north-west corner of square 0,0 is the origin. A tile
/// is drawn from its north-west corner, everything else around the point it stands on.
#[derive(Clone, Debug)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// The square it belongs to.
    pub at: Pos,
    /// How far east.
    pub x: f32,
    /// How far south.
    pub y: f32,
    /// How it is drawn, around its point.
    pub svg: String,
    /// The segment a figure stands on.
    pub spot: Option<Spot>,
}

impl Item {
    pub(super) fn tile(at: Pos, id: &'static str, svg: String) -> Self {
        let (x, y) = corner_of(at);
        Self { kind: ItemKind::Tile(id), at, x, y, svg, spot: None }
    }
}

/// The north-west corner of a square.
pub(super) fn corner_of(at: Pos) -> (f32, f32) {
    (f32::from(at.x) * 100., f32::from(at.y) * -100.)
}

/// How a tile's face varies: by its name and its square, so that copies differ and a board always looks the same.
pub fn variety(tile: &Tile, at: Pos) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let square = [at.x.to_le_bytes(), at.y.to_le_bytes()];
    for byte in tile.id.bytes().chain(square.into_iter().flatten()) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
}

/// How far south of its corner a barn has its feet, so that its middle is on the corner.
pub const BARN_FEET: f32 = 22.;

/// Whether a figure lies on its segment: followers do on fields.
pub const fn lies(figure: Figure, field: bool) -> bool {
    field && figure.is_follower() && !matches!(figure, Figure::Wagon)
}

/// Where guests gather in the quarters of the Count's city: a tile, a point before the building, and how far west, north,
/// east and south they may stand.
const fn quarter_place(quarter: Quarter) -> (&'static str, f32, f32, [f32; 4]) {
    match quarter {
        Quarter::Castle => ("co-3", 60., 96., [-30., 62., 110., 112.]),
        Quarter::Cathedral => ("co-6", 45., 92., [-30., 76., 90., 122.]),
        Quarter::Market => ("co-8", 8., 98., [-95., 74., 32., 124.]),
        Quarter::Smithy => ("co-11", 42., 32., [-60., 10., 62., 44.]),
    }
}

/// A figure that is still looking for its place.
struct Standing {
    kind: ItemKind,
    at: Pos,
    svg: String,
    stand: Stand,
    /// How far above the ground.
    lift: f32,
    /// The segment a figure stands on.
    spot: Option<Spot>,
}

impl Board<'_> {
    /// Everything on the table, in the order in which it is drawn: what comes later lies on what came before.
    pub fn items(&self) -> Vec<Item> {
        let mut items = self.tile_items(|_| true);
        items.extend(self.things());
        items
    }

    /// The tiles on squares that are wanted.
    pub(super) fn tile_items(&self, mut wanted: impl FnMut(Pos) -> bool) -> Vec<Item> {
        let tiles = self.state.tiles().filter(|laid| wanted(laid.at));
        let draw = |laid: TileOnTable| {
            let face = self.rules.tile(laid.tile);
            Item::tile(laid.at, face.id, tile(face, laid.turn, variety(face, laid.at)))
        };
        tiles.map(draw).collect()
    }

    /// Whatever is on tiles or between them, in the order in which it is drawn.
    pub fn things(&self) -> Vec<Item> {
        let mut items = Vec::new();
        if self.shows_places {
            items.extend(places(self.rules, self.state).into_iter().map(|at| {
                let (x, y) = corner_of(at);
                Item { kind: ItemKind::Place, at, x, y, svg: place_frame(self.surroundings.place()), spot: None }
            }));
        }
        if let Some(laid) = self.state.last_tile().filter(|_| self.marks_last) {
            let (x, y) = corner_of(laid.at);
            let svg = "<path d='M2 2H98V98H2Z' fill='none' stroke='#3d2a08' stroke-width='6' stroke-linejoin='round' opacity='.55'/>\
                       <path d='M2 2H98V98H2Z' fill='none' stroke='#ffd24a' stroke-width='3' stroke-linejoin='round'/>";
            items.push(Item { kind: ItemKind::Last, at: laid.at, x, y, svg: svg.into(), spot: None });
        }
        for (at, axis) in self.state.bridges() {
            let (x, y) = corner_of(at);
            items.push(Item { kind: ItemKind::Bridge, at, x: x + 50., y: y + 50., svg: bridge(axis), spot: None });
        }
        items.extend(self.standing());
        if let Some(at) = self.state.dragon() {
            let (x, y) = corner_of(at);
            let svg = marker(Marker::Dragon);
            items.push(Item { kind: ItemKind::Marker(Marker::Dragon), at, x: x + 50., y: y + 80., svg, spot: None });
        }
        self.add_awards(&mut items);
        items
    }

    /// Towers, castles, figures, fairy and count, from north to south.
    fn standing(&self) -> Vec<Item> {
        let mut all = Vec::new();
        for (at, height) in self.state.towers() {
            let Some((x, y)) = self.tower_foot(at) else { continue };
            all.push(fixed(ItemKind::Tower(height), at, x, y, 34., tower(height)));
        }
        for castle in self.state.castles() {
            let [one, two] = castle.tiles.map(corner_of);
            let (x, y) = (f32::midpoint(one.0, two.0) + 50., f32::midpoint(one.1, two.1) + 76.);
            let svg = figure(Figure::Castle, self.livery(castle.owner), Pose::Standing);
            all.push(fixed(ItemKind::Castle(castle.owner), castle.tiles[0], x, y, 0., svg));
        }
        for it in self.state.figures() {
            all.push(self.place_figure(it, false));
        }
        for it in &self.gone {
            all.push(self.place_figure(*it, true));
        }
        if self.shows_places && self.state.phase() == Phase::PlaceFigure {
            all.extend(self.free_spots());
        }
        self.place_guests(&mut all);
        let mut stands: Vec<_> = all.iter().map(|s| s.stand).collect();
        spread(&mut stands);
        for (standing, stand) in all.iter_mut().zip(stands) {
            standing.stand = stand;
        }
        if let Some(fairy) = self.place_fairy(&all) {
            all.push(fairy);
        }
        all.sort_by(|a, b| a.stand.y.total_cmp(&b.stand.y));
        let item = |s: Standing| Item {
            kind: s.kind,
            at: s.at,
            x: s.stand.x,
            y: s.stand.y - s.lift,
            svg: s.svg,
            spot: s.spot,
        };
        all.into_iter().map(item).collect()
    }

    fn tower_foot(&self, at: Pos) -> Option<(f32, f32)> {
        let laid = self.state.tile_at(at)?;
        let face = self.rules.tile(laid.tile);
        let segment = face.segments.iter().position(|s| s.kind == Kind::Tower)?;
        let (spot, (x, y)) = (anchor(face, segment, laid.turn), corner_of(at));
        Some((x + spot.x, y + spot.y + 9.))
    }

    fn place_figure(&self, it: FigureOnTable, gone: bool) -> Standing {
        let at = it.spot.at;
        let (left, top) = corner_of(at);
        let (segment, width) = (it.spot.segment as usize, figure::width(it.figure));
        let laid = self.state.tile_at(at);
        let face = laid.map(|laid| (self.rules.tile(laid.tile), laid.turn));
        let kind = face.and_then(|(face, _)| face.segments.get(segment)).map(|s| s.kind);
        // A bridge has no segment of its own on the face; its road leads over the middle.
        let spot = match face {
            Some((face, turn)) if segment < face.segments.len() => anchor(face, segment, turn),
            _ => crate::Point { x: 50., y: 50. },
        };
        let lies = lies(it.figure, kind == Some(Kind::Field));
        let pose = if lies { Pose::Lying } else { Pose::Standing };
        let drawn = figure(it.figure, self.livery(it.owner), pose);
        let svg = if gone { format!("<g opacity='.5'>{drawn}</g>") } else { drawn };
        let kind_of = if gone { ItemKind::Gone } else { ItemKind::Figure };
        let item = kind_of(it.owner, it.figure);
        if it.figure == Figure::Barn {
            let (x, y) = self.barn_corner(it.spot).unwrap_or((left + spot.x, top + spot.y));
            return Standing { spot: Some(it.spot), ..fixed(item, at, x, y + BARN_FEET, 46., svg) };
        }
        if kind == Some(Kind::Tower) {
            let height = self.state.towers().iter().find(|(on, _)| *on == at).map_or(0, |(_, height)| *height);
            let lift = figure::tower_top(height) - 6.;
            let (x, y) = self.tower_foot(at).unwrap_or((left + spot.x, top + spot.y));
            // In front of its tower, though it stands on the same spot.
            return Standing { lift, spot: Some(it.spot), ..fixed(item, at, x, y + 0.1, 0., svg) };
        }
        let feet = if lies { spot.y } else { spot.y + 14. };
        let reach = width / 2. + 1.;
        let bounds = if lies {
            [left + 18., top + 13., left + 82., top + 87.]
        } else {
            [left + reach, top + 30., left + 100. - reach, top + 98.]
        };
        let width = if lies { 35. } else { width };
        let (x, y) = ((left + spot.x).clamp(bounds[0], bounds[2]), (top + feet).clamp(bounds[1], bounds[3]));
        Standing {
            kind: item,
            at,
            svg,
            stand: Stand { x, y, width, bounds, fixed: false },
            lift: 0.,
            spot: Some(it.spot),
        }
    }

    /// The point on which a figure stands, or would stand, if nobody were in its way.
    pub fn stand(&self, it: FigureOnTable) -> crate::Point {
        let standing = self.place_figure(it, false);
        crate::Point { x: standing.stand.x, y: standing.stand.y - standing.lift }
    }

    /// The point at which guests gather in a quarter of the Count's city, where that is on the table.
    pub fn quarter(&self, quarter: Quarter) -> Option<crate::Point> {
        let (id, x, y, _) = quarter_place(quarter);
        let laid = self.state.tiles().find(|laid| self.rules.tile(laid.tile).id == id)?;
        let (left, top) = corner_of(laid.at);
        Some(crate::Point { x: left + x, y: top + y })
    }

    /// The corner of four fields on which a barn stands.
    fn barn_corner(&self, spot: Spot) -> Option<(f32, f32)> {
        let field_at = |at: Pos, corner: usize| {
            let laid = self.state.tile_at(at)?;
            let places = 0b11 << 2 << (3 * corner);
            // The last corner lies between the last place and the first.
            let places = if corner == 3 { 1 << 11 | 1 } else { places };
            let fits = |s: &aude_engine::tile::Segment| {
                s.kind == Kind::Field && turn_places(s.places, laid.turn) & places == places
            };
            self.rules.tile(laid.tile).segments.iter().position(fits)
        };
        let holds = |corner: &Corner| {
            let c = *corner as usize;
            let (dx, dy) = [(1, 1), (1, -1), (-1, -1), (-1, 1)][c];
            let at = spot.at;
            // Clockwise from the corner: each neighbour sees it from another side.
            let around = match c {
                0 => [(0, dy, 1), (dx, dy, 2), (dx, 0, 3)],
                1 => [(dx, 0, 2), (dx, dy, 3), (0, dy, 0)],
                2 => [(0, dy, 3), (dx, dy, 0), (dx, 0, 1)],
                _ => [(dx, 0, 0), (dx, dy, 1), (0, dy, 2)],
            };
            field_at(at, c) == Some(spot.segment as usize)
                && around.iter().all(|(dx, dy, c)| field_at(Pos::new(at.x + dx, at.y + dy), *c).is_some())
        };
        let corner = Corner::ALL.into_iter().find(holds)?;
        let (x, y) = corner_of(spot.at);
        let (east, south) = [(1., 0.), (1., 1.), (0., 1.), (0., 0.)][corner as usize];
        Some((x + 100. * east, y + 100. * south))
    }

    /// Where a figure could be placed now.
    fn free_spots(&self) -> Vec<Standing> {
        let target = |action: &Action| match action {
            Action::Place(_, spot) => Some(*spot),
            _ => None,
        };
        let mut spots: Vec<Spot> = self.state.legal_actions(self.rules).iter().filter_map(target).collect();
        spots.sort_unstable();
        spots.dedup();
        let own = livery(self.livery(self.state.decider()));
        let svg = format!(
            "<circle r='11' fill='{}' opacity='.35'/><circle r='11' fill='none' stroke='{}' stroke-width='2.5' \
             stroke-dasharray='5 3.6'/><path d='M-5 0H5M0-5V5' stroke='{1}' stroke-width='2.5' stroke-linecap='round'/>",
            own.light, own.ink
        );
        let stands = spots.into_iter().filter_map(|spot| {
            let laid = self.state.tile_at(spot.at)?;
            let face = self.rules.tile(laid.tile);
            let (left, top) = corner_of(spot.at);
            let segment = spot.segment as usize;
            let on = if segment < face.segments.len() {
                anchor(face, segment, laid.turn)
            } else {
                crate::Point { x: 50., y: 50. }
            };
            Some(fixed(ItemKind::Spot(spot), spot.at, left + on.x, top + on.y, 22., svg.clone()))
        });
        stands.collect()
    }

    /// The guests of the Count's city, and the count.
    fn place_guests(&self, all: &mut Vec<Standing>) {
        let place = |quarter: Quarter| {
            let (id, x, y, [west, north, east, south]) = quarter_place(quarter);
            let laid = self.state.tiles().find(|laid| self.rules.tile(laid.tile).id == id)?;
            let (left, top) = corner_of(laid.at);
            Some((laid.at, left + x, top + y, [left + west, top + north, left + east, top + south]))
        };
        let count = self.state.count().map(|quarter| (quarter, ItemKind::Marker(Marker::Count)));
        let guests = self.state.guests().map(|(quarter, owner, it)| (quarter, ItemKind::Figure(owner, it)));
        for (quarter, kind) in count.into_iter().chain(guests) {
            let Some((at, x, y, bounds)) = place(quarter) else { continue };
            let (svg, width) = match kind {
                ItemKind::Figure(owner, it) => (figure(it, self.livery(owner), Pose::Standing), figure::width(it)),
                _ => (marker(Marker::Count), 32.),
            };
            all.push(Standing {
                kind,
                at,
                svg,
                stand: Stand { x, y, width, bounds, fixed: false },
                lift: 0.,
                spot: None,
            });
        }
    }

    /// The fairy, beside the follower she stands with.
    fn place_fairy(&self, all: &[Standing]) -> Option<Standing> {
        let at = self.state.fairy()?;
        let (left, top) = corner_of(at);
        let with = self.state.fairy_with().and_then(|(owner, spot)| {
            let beside = |s: &&Standing| {
                s.at == spot.at && matches!(s.kind, ItemKind::Figure(o, f) if o == owner && f.is_follower())
            };
            // Several may stand on the tile: the one nearest to the segment.
            let laid = self.state.tile_at(spot.at)?;
            let face = self.rules.tile(laid.tile);
            let on = if (spot.segment as usize) < face.segments.len() {
                anchor(face, spot.segment as usize, laid.turn)
            } else {
                crate::Point { x: 50., y: 50. }
            };
            let far = |s: &Standing| (s.stand.x - left - on.x).hypot(s.stand.y - top - on.y);
            all.iter().filter(beside).min_by(|a, b| far(a).total_cmp(&far(b)))
        });
        let (x, y, lift) = match with {
            Some(s) => {
                // On the side where there is more of the tile.
                let east = if s.stand.x > left + 60. { -1. } else { 1. };
                (s.stand.x + east * (s.stand.width * 0.5 + 9.), s.stand.y + 1., s.lift + 4.)
            }
            None => (left + 50., top + 66., 0.),
        };
        Some(Standing { lift, ..fixed(ItemKind::Marker(Marker::Fairy), at, x, y, 0., marker(Marker::Fairy)) })
    }

    /// Points that were just scored, over the middle of what they were scored for, where they hide nobody.
    fn add_awards(&self, items: &mut Vec<Item>) {
        for award in &self.awards {
            let Some(first) = award.tiles.first() else { continue };
            let n = award.tiles.len() as f32;
            let (sx, sy) = award.tiles.iter().map(|at| corner_of(*at)).fold((0., 0.), |s, c| (s.0 + c.0, s.1 + c.1));
            // On the tile of the feature that is nearest to its middle.
            let far = |at: &Pos| (corner_of(*at).0 - sx / n).hypot(corner_of(*at).1 - sy / n);
            let at = *award.tiles.iter().min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(first);
            let (left, top) = corner_of(at);
            let is_free = |(x, y): &(f32, f32)| {
                items.iter().all(|item| match item.kind {
                    ItemKind::Points(..) => (item.x - x).abs() > 40. || (item.y - y).abs() > 26.,
                    // The middle of a figure is above its feet.
                    ItemKind::Figure(..) | ItemKind::Gone(..) | ItemKind::Marker(_) => {
                        (item.x - x).abs() > 32. || (item.y - 16. - y).abs() > 28.
                    }
                    _ => true,
                })
            };
            let places =
                [(50., 50.), (50., 18.), (50., 82.), (22., 50.), (78., 50.), (22., 16.), (78., 16.), (22., 84.)];
            let mut places = places.into_iter().chain([(78., 84.)]).map(|(x, y)| (left + x, top + y));
            let (x, y) = places.find(is_free).unwrap_or((left + 50., top + 50.));
            let own = livery(self.livery(award.player));
            let label = format!("{:+}", award.points);
            let half = text::width(&label, 15.) / 2. + 9.;
            let svg = format!(
                "<rect x='{0:.1}' y='-14' width='{1:.1}' height='28' rx='14' fill='{2}' stroke='{3}' stroke-width='2.6'/>{4}",
                -half,
                half * 2.,
                own.base,
                own.ink,
                text::bold(&label, 0., 7.5, 15., Align::Middle, own.paint)
            );
            items.push(Item { kind: ItemKind::Points(award.player, award.points), at, x, y, svg, spot: None });
        }
    }
}

fn fixed(kind: ItemKind, at: Pos, x: f32, y: f32, width: f32, svg: String) -> Standing {
    Standing { kind, at, svg, stand: Stand { x, y, width, bounds: [x, y, x, y], fixed: true }, lift: 0., spot: None }
}

/// The squares on which the tile in hand, or an abbey, may be placed.
pub(super) fn places(rules: &Rules, state: &State) -> Vec<Pos> {
    if !matches!(state.phase(), Phase::PlaceTile | Phase::Abbey) {
        return Vec::new();
    }
    let square = |action: &Action| match action {
        Action::PlaceTile(_, placement) | Action::PlaceBridged(_, placement, _) => Some(placement.at()),
        Action::PlaceAbbey(at) => Some(*at),
        _ => None,
    };
    let mut squares: Vec<_> = state.legal_actions(rules).iter().filter_map(square).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

fn place_frame(colour: &str) -> String {
    format!(
        "<rect x='8' y='8' width='84' height='84' rx='10' fill='{colour}' fill-opacity='.16' stroke='{colour}' stroke-width='3' \
         stroke-dasharray='10 7'/><path d='M50 38V62M38 50H62' stroke='{colour}' stroke-width='5' stroke-linecap='round'/>"
    )
}

/// The tiles that are in hand, up for sale or won, which lie beside the board.
pub(super) fn beside(rules: &Rules, state: &State) -> Vec<&'static Tile> {
    let auction = state.auction().map_or(&[][..], |auction| auction.tiles());
    let hand: Vec<Design> = match state.tile() {
        Some(design) => vec![design],
        None => state.hand(state.player()).to_vec(),
    };
    hand.iter().chain(auction).map(|design| rules.tile(*design)).collect()
}
