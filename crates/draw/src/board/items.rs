//! What lies and stands on the table, piece by piece.

use crate::order::sort_by_number;
use aude_engine::{
    Action, Arguments, Axis, Design, Figure, FigureOnTable, Phase, Pos, Rules, Spot, State, TileOnTable, Verb,
    tile::{Kind, Tile},
};

use super::{
    Board,
    spread::{Stand, spread},
};
use crate::{
    Detail, Marker, Point, Pose, anchor,
    figure::{figure, lies, width},
    parts::PARTS,
    players::livery,
    text::{self, Align},
    tile,
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
    /// Something that was built.
    Piece(Piece),
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

/// Something that was built on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub name: &'static str,
    /// The player it belongs to.
    pub owner: Option<usize>,
    /// Of how many pieces it is built, if that varies.
    pub height: Option<u32>,
    /// Its direction, if it has one.
    pub axis: Option<Axis>,
}

impl Piece {
    pub(crate) const fn new(name: &'static str) -> Self {
        Self { name, owner: None, height: None, axis: None }
    }
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
    pub(crate) const fn new(kind: ItemKind, at: Pos, x: f32, y: f32, svg: String) -> Self {
        Self { kind, at, x, y, svg, spot: None }
    }

    pub(super) fn tile(at: Pos, id: &'static str, svg: String) -> Self {
        let (x, y) = corner_of(at);
        Self::new(ItemKind::Tile(id), at, x, y, svg)
    }
}

/// The north-west corner of a square.
pub(crate) fn corner_of(at: Pos) -> (f32, f32) {
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

/// A figure or piece that is still looking for its place.
pub(crate) struct Standing {
    kind: ItemKind,
    at: Pos,
    svg: String,
    stand: Stand,
    /// How far above the ground.
    lift: f32,
    /// The segment a figure stands on.
    spot: Option<Spot>,
}

impl Standing {
    /// It stays on its point.
    pub(crate) const fn fixed(kind: ItemKind, at: Pos, x: f32, y: f32, width: f32, svg: String) -> Self {
        let stand = Stand { x, y, width, bounds: [x, y, x, y], fixed: true };
        Self { kind, at, svg, stand, lift: 0., spot: None }
    }

    /// It steps aside for others, within bounds: west, north, east, south.
    pub(crate) const fn loose(
        kind: ItemKind,
        at: Pos,
        (x, y): (f32, f32),
        width: f32,
        bounds: [f32; 4],
        svg: String,
    ) -> Self {
        Self { kind, at, svg, stand: Stand { x, y, width, bounds, fixed: false }, lift: 0., spot: None }
    }
}

/// Something that stands beside a player's figure on a segment, or alone on its square.
pub(crate) struct Companion {
    pub(crate) kind: ItemKind,
    pub(crate) at: Pos,
    pub(crate) svg: String,
    pub(crate) with: Option<(usize, Spot)>,
}

/// What parts put on the board, by where.
#[derive(Default)]
pub(crate) struct Pieces {
    /// Flat on tiles, below everything that stands.
    pub(crate) flat: Vec<Item>,
    /// Standing where it was built; figures step aside.
    pub(crate) built: Vec<Standing>,
    /// Standing with the figures.
    pub(crate) loose: Vec<Standing>,
    pub(crate) beside: Vec<Companion>,
    /// Above everything that stands.
    pub(crate) above: Vec<Item>,
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
            Item::tile(laid.at, face.id, tile(face, laid.turn, variety(face, laid.at), Detail::at(self.size)))
        };
        tiles.map(draw).collect()
    }

    /// Whatever is on tiles or between them, in the order in which it is drawn.
    pub fn things(&self) -> Vec<Item> {
        let mut items = Vec::new();
        if self.shows_places {
            items.extend(places(self.rules, self.state).into_iter().map(|at| {
                let (x, y) = corner_of(at);
                Item::new(ItemKind::Place, at, x, y, place_frame(self.surroundings.place()))
            }));
        }
        if let Some(laid) = self.state.last_tile().filter(|_| self.marks_last) {
            let (x, y) = corner_of(laid.at);
            let svg = "<path d='M2 2H98V98H2Z' fill='none' stroke='#3d2a08' stroke-width='6' stroke-linejoin='round' opacity='.55'/>\
                       <path d='M2 2H98V98H2Z' fill='none' stroke='#ffd24a' stroke-width='3' stroke-linejoin='round'/>";
            items.push(Item::new(ItemKind::Last, laid.at, x, y, svg.into()));
        }
        let mut pieces = Pieces::default();
        for part in PARTS {
            (part.pieces)(self, &mut pieces);
        }
        items.append(&mut pieces.flat);
        let above = std::mem::take(&mut pieces.above);
        items.extend(self.standing(pieces));
        items.extend(above);
        self.add_awards(&mut items);
        items
    }

    /// Everything that stands, from north to south.
    fn standing(&self, pieces: Pieces) -> Vec<Item> {
        let mut all = pieces.built;
        for it in self.state.figures() {
            all.push(self.place_figure(it, false));
        }
        for it in &self.gone {
            all.push(self.place_figure(*it, true));
        }
        if self.shows_places && self.state.phase() == Phase::PlaceFigure {
            all.extend(self.free_spots());
        }
        all.extend(pieces.loose);
        let mut stands: Vec<_> = all.iter().map(|s| s.stand).collect();
        spread(&mut stands);
        for (standing, stand) in all.iter_mut().zip(stands) {
            standing.stand = stand;
        }
        let beside: Vec<_> = pieces.beside.into_iter().map(|it| self.place_beside(it, &all)).collect();
        all.extend(beside);
        sort_by_number(&mut all, |it| it.stand.y);
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

    /// The point of its tile on which figures on a segment stand. A segment that a bridge made is in the middle.
    pub(crate) fn anchor(&self, spot: Spot) -> Point {
        let laid = self.state.tile_at(spot.at);
        laid.map_or(Point::MIDDLE, |laid| anchor(self.rules.tile(laid.tile), spot.segment as usize, laid.turn))
    }

    fn place_figure(&self, it: FigureOnTable, gone: bool) -> Standing {
        let at = it.spot.at;
        let (left, top) = corner_of(at);
        let (anchor, width) = (self.anchor(it.spot), width(it.figure));
        let face = self.state.tile_at(at).map(|laid| self.rules.tile(laid.tile));
        let kind = face.and_then(|face| face.segments.get(it.spot.segment as usize)).map(|s| s.kind);
        let lies = lies(it.figure, kind == Some(Kind::Field));
        let pose = if lies { Pose::Lying } else { Pose::Standing };
        let drawn = figure(it.figure, self.livery(it.owner), pose);
        let svg = if gone { format!("<g opacity='.5'>{drawn}</g>") } else { drawn };
        let kind_of = if gone { ItemKind::Gone } else { ItemKind::Figure };
        let item = kind_of(it.owner, it.figure);
        if let Some(foot) = PARTS.iter().find_map(|part| (part.foot)(self, it)) {
            let fixed = Standing::fixed(item, at, foot.x, foot.y, foot.width, svg);
            return Standing { lift: foot.lift, spot: Some(it.spot), ..fixed };
        }
        let feet = if lies { anchor.y } else { anchor.y + 14. };
        let reach = width / 2. + 1.;
        let bounds = if lies {
            [left + 18., top + 13., left + 82., top + 87.]
        } else {
            [left + reach, top + 30., left + 100. - reach, top + 98.]
        };
        let width = if lies { 35. } else { width };
        let point = ((left + anchor.x).clamp(bounds[0], bounds[2]), (top + feet).clamp(bounds[1], bounds[3]));
        Standing { spot: Some(it.spot), ..Standing::loose(item, at, point, width, bounds, svg) }
    }

    /// The point on which a figure stands, or would stand, if nobody were in its way.
    pub fn stand(&self, it: FigureOnTable) -> Point {
        let standing = self.place_figure(it, false);
        Point { x: standing.stand.x, y: standing.stand.y - standing.lift }
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
        let stand = |spot: Spot| {
            let ((left, top), on) = (corner_of(spot.at), self.anchor(spot));
            Standing::fixed(ItemKind::Spot(spot), spot.at, left + on.x, top + on.y, 22., svg.clone())
        };
        spots.into_iter().map(stand).collect()
    }

    fn place_beside(&self, it: Companion, all: &[Standing]) -> Standing {
        let (left, top) = corner_of(it.at);
        let with = it.with.and_then(|(owner, spot)| {
            let beside = |s: &&Standing| {
                s.at == spot.at && matches!(s.kind, ItemKind::Figure(o, f) if o == owner && f.is_follower())
            };
            // Several may stand on the tile: the one nearest to the segment.
            let on = self.anchor(spot);
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
        Standing { lift, ..Standing::fixed(it.kind, it.at, x, y, 0., it.svg) }
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
            items.push(Item::new(ItemKind::Points(award.player, award.points), at, x, y, svg));
        }
    }
}

/// The squares on which a tile may be placed.
pub(super) fn places(rules: &Rules, state: &State) -> Vec<Pos> {
    if matches!(state.phase(), Phase::Draw | Phase::Over | Phase::PlaceFigure) {
        return Vec::new();
    }
    let square = |action: &Action| match Verb::of(*action).1 {
        Arguments::Placement(_, placement) | Arguments::BridgedPlacement(_, placement, _) => Some(placement.at()),
        _ => PARTS.iter().find_map(|part| (part.squares)(*action)),
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
    let hand: Vec<Design> = match state.tile() {
        Some(design) => vec![design],
        None => state.hand(state.player()).to_vec(),
    };
    let others = PARTS.iter().flat_map(|part| (part.hand)(state));
    hand.iter().chain(others).map(|design| rules.tile(*design)).collect()
}
