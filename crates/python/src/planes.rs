//! Positions as arrays.
//!
//! A board is `window × window` squares around the start tile, each with a byte for every plane: rows from the north, columns from
//! the west. What a tile shows is the same for every player and worked out once for each design and turn; figures are "own" and
//! "other" for the player who looks. What does not belong to a square (scores, supplies, the bag, the tile in hand) is in the
//! features. Nothing in either is hidden from that player: where tiles are held in hands, the tiles that others hold count
//! as part of the bag.
//!
//! The layout must never change under its version: networks are trained on it.

use aude_engine::{
    Axis, Figure, Phase, Pos, Rules, State as Position,
    tile::{self, Edge, Kind, Tile},
};

use crate::space::{place_name, place_of};

/// The name of the layout of planes and features.
pub(crate) const VERSION: &str = "aude-planes-1";

/// Pairs of sides that a city or road on a tile may join.
const PAIRS: [(usize, usize, &str); 6] =
    [(0, 1, "N-E"), (0, 2, "N-S"), (0, 3, "N-W"), (1, 2, "E-S"), (1, 3, "E-W"), (2, 3, "S-W")];
const SIDES: [&str; 4] = ["N", "E", "S", "W"];
/// Halves of sides, which fields reach.
const HALVES: [usize; 8] = [0, 2, 3, 5, 6, 8, 9, 11];
/// Marks with a plane.
const MARKS: [&str; 3] = ["pennants", "inns", "cathedrals"];
/// Kinds in the middle of a tile with a plane.
const MIDDLES: [Kind; 3] = [Kind::Monastery, Kind::Shrine, Kind::Garden];
/// Planes of what a tile shows.
const TILE: usize = 2 + 12 + 12 + HALVES.len() + MIDDLES.len() + MARKS.len();
/// Places for figures: twelve at the edge, and the middle.
const PLACES: usize = 13;
/// Planes of what is on a tile: own figures, those of others, whose, and more.
const ON_TILE: usize = 2 * PLACES + 6;

/// Every phase that a feature stands for.
const PHASES: [Phase; 20] = [
    Phase::Draw,
    Phase::PlaceTile,
    Phase::PlaceFigure,
    Phase::Capture,
    Phase::Bridge,
    Phase::Exchange,
    Phase::Dragon,
    Phase::Abbey,
    Phase::Castle,
    Phase::LeaveCity,
    Phase::EnterCity,
    Phase::MoveWagon,
    Phase::Escape,
    Phase::Ransom,
    Phase::SecondTile,
    Phase::AuctionChoose,
    Phase::AuctionBid,
    Phase::AuctionDeal,
    Phase::Count,
    Phase::Over,
];

/// The number of a square in a window, row by row from the north-west.
pub(crate) fn square_of(window: usize, at: Pos) -> Option<usize> {
    let radius = (window / 2) as i32;
    let (column, row) = (i32::from(at.x) + radius, radius - i32::from(at.y));
    let inside = (0..window as i32).contains(&column) && (0..window as i32).contains(&row);
    inside.then(|| row as usize * window + column as usize)
}

/// Writes positions of one setup as arrays.
#[derive(Debug)]
pub(crate) struct Planes {
    window: usize,
    players: usize,
    figures: Vec<Figure>,
    /// What each design shows, by turn.
    shown: Vec<[[u8; TILE]; 4]>,
}

/// What a tile shows. The abbey and the walls of the Count's city have sides of no kind.
fn show(number: usize, tile: &Tile, turn: u8) -> [u8; TILE] {
    let mut shown = [0; TILE];
    let mut next = 0;
    let mut put = |value: u8| {
        shown[next] = value;
        next += 1;
    };
    put(1);
    put(number as u8 + 1);
    for edge in [Edge::City, Edge::Road, Edge::River] {
        for side in 0..4 {
            put(u8::from(tile.edges[(side + 4 - turn as usize) % 4] == edge));
        }
    }
    for kind in [Kind::City, Kind::Road] {
        for (one, other, _) in PAIRS {
            let sides = 1 << (3 * one + 1) | 1 << (3 * other + 1);
            let joined = |s: &tile::Segment| s.kind == kind && tile::turn_places(s.places, turn) & sides == sides;
            put(u8::from(tile.segments.iter().any(joined)));
        }
    }
    for half in HALVES {
        let field = tile.segments.iter().find_map(|segment| {
            let places = tile::turn_places(segment.places, turn);
            let first = HALVES.iter().position(|half| places >> half & 1 == 1);
            first.filter(|_| segment.kind == Kind::Field && places >> half & 1 == 1)
        });
        put(field.map_or(0, |first| first as u8 + 1));
    }
    for kind in MIDDLES {
        put(u8::from(tile.segments.iter().any(|segment| segment.kind == kind)));
    }
    let marks = tile.marks();
    for count in [marks.pennants(), marks.inns(), marks.cathedrals()] {
        put(count as u8);
    }
    shown
}

/// The names of what a tile shows.
fn shown_names() -> Vec<String> {
    let mut names = vec!["tile".to_string(), "design".into()];
    for kind in ["city", "road", "river"] {
        names.extend(SIDES.iter().map(|side| format!("{kind} {side}")));
    }
    for kind in ["city", "road"] {
        names.extend(PAIRS.iter().map(|(.., pair)| format!("{kind} joins {pair}")));
    }
    names.extend(HALVES.iter().map(|half| format!("field {}", tile::PLACES[*half])));
    names.extend(MIDDLES.iter().map(|kind| kind.name().to_string()));
    names.extend(MARKS.map(String::from));
    names
}

/// A number as a feature.
fn small(n: impl TryInto<i16>) -> i16 {
    n.try_into().unwrap_or(i16::MAX)
}

impl Planes {
    pub(crate) fn new(rules: &Rules, window: usize) -> Self {
        let shown =
            rules.tiles().map(|(design, tile)| [0, 1, 2, 3].map(|turn| show(design.index(), tile, turn))).collect();
        Self { window, players: rules.players(), figures: rules.figures().collect(), shown }
    }

    pub(crate) const fn plane_count(&self) -> usize {
        TILE + ON_TILE
    }

    pub(crate) const fn plane_bytes(&self) -> usize {
        self.window * self.window * self.plane_count()
    }

    pub(crate) fn plane_names(&self) -> Vec<String> {
        let mut names = shown_names();
        for whose in ["own", "other"] {
            names.extend((0..PLACES - 1).map(|place| format!("{whose} figure {}", place_name(place))));
            names.push(format!("{whose} figure middle"));
        }
        names.extend(["owner", "last", "dragon", "fairy", "tower", "bridge"].map(String::from));
        names
    }

    /// Numbers for each player in the features: points, figures in the supply, goods.
    fn per_player(&self) -> usize {
        1 + self.figures.len() + 3
    }

    pub(crate) fn feature_count(&self) -> usize {
        self.players * self.per_player() + 4 + PHASES.len() + TILE + 2 * self.shown.len()
    }

    pub(crate) fn feature_names(&self, rules: &Rules) -> Vec<String> {
        let mut names = Vec::new();
        for player in 0..self.players {
            let who = if player == 0 { "own".to_string() } else { format!("player+{player}") };
            names.push(format!("{who} score"));
            names.extend(self.figures.iter().map(|figure| format!("{who} {figure}")));
            names.extend(["wine", "grain", "cloth"].map(|goods| format!("{who} {goods}")));
        }
        names.extend(["left", "turn", "own turn", "second tile"].map(String::from));
        names.extend(PHASES.map(|phase| format!("phase {phase}")));
        names.extend(shown_names().into_iter().map(|name| format!("in hand: {name}")));
        names.extend(rules.tiles().map(|(_, tile)| format!("bag {}", tile.id)));
        names.extend(rules.tiles().map(|(_, tile)| format!("own hand {}", tile.id)));
        names
    }

    /// The bytes of a square.
    fn square<'a>(&self, at: Pos, board: &'a mut [u8]) -> Option<&'a mut [u8]> {
        let n = self.plane_count();
        let square = square_of(self.window, at)? * n;
        board.get_mut(square..square + n)
    }

    /// Writes every square with a tile. The others must be empty: those that were written before hold a tile of the same game.
    pub(crate) fn write_board(&self, rules: &Rules, position: &Position, seat: usize, board: &mut [u8]) {
        let mut last = None;
        for laid in position.tiles() {
            if let Some(square) = self.square(laid.at, board) {
                square[..TILE].copy_from_slice(&self.shown[laid.tile.index()][laid.turn as usize & 3]);
                square[TILE..].fill(0);
            }
            last = Some(laid.at);
        }
        for it in position.figures() {
            let Some(laid) = position.tile_at(it.spot.at) else { continue };
            let place = place_of(rules.tile(laid.tile), laid.turn, it.spot).unwrap_or(PLACES - 1).min(PLACES - 1);
            let others = if it.owner == seat { 0 } else { PLACES };
            if let Some(square) = self.square(it.spot.at, board) {
                square[TILE + others + place] = it.figure as u8 + 1;
                square[TILE + 2 * PLACES] = self.relative(it.owner, seat) as u8 + 1;
            }
        }
        let more = TILE + 2 * PLACES;
        let mut put = |at: Pos, plane: usize, value: u8| {
            // Squares without a tile stay empty, so that nothing has to be cleared there.
            if let Some(square) = self.square(at, board)
                && square[0] == 1
            {
                square[more + plane] = value;
            }
        };
        if let Some(at) = last {
            put(at, 1, 1);
        }
        if rules.only_followers() {
            return;
        }
        if let Some(at) = position.dragon() {
            put(at, 2, 1);
        }
        if let Some(at) = position.fairy() {
            put(at, 3, 1);
        }
        for (at, height) in position.towers() {
            put(at, 4, height.min(255) as u8);
        }
        for (at, axis) in position.bridges() {
            put(at, 5, if axis == Axis::NorthSouth { 1 } else { 2 });
        }
    }

    /// How many seats after the one that looks a player sits.
    const fn relative(&self, player: usize, seat: usize) -> usize {
        (player + self.players - seat) % self.players
    }

    /// Writes all features.
    pub(crate) fn write_features(&self, rules: &Rules, position: &Position, seat: usize, features: &mut [i16]) {
        let mut places = features.iter_mut();
        let mut put = |value: i16| {
            if let Some(place) = places.next() {
                *place = value;
            }
        };
        for player in (0..self.players).map(|offset| (seat + offset) % self.players) {
            put(small(position.score(player)));
            for figure in &self.figures {
                put(small(position.supply_of(player, *figure)));
            }
            position.goods(player).into_iter().for_each(|n| put(small(n)));
        }
        put(small(position.left()));
        put(small(position.turn()));
        put(i16::from(position.player() == seat));
        put(i16::from(position.is_second_part()));
        for phase in PHASES {
            put(i16::from(position.phase() == phase));
        }
        let hand = position.tile().map_or([0; TILE], |design| self.shown[design.index()][0]);
        for value in hand {
            put(value.into());
        }
        let held = |player: usize, design| position.hand(player).iter().filter(|it| **it == design).count();
        for (design, _) in rules.tiles() {
            let others: usize =
                (0..self.players).filter(|player| *player != seat).map(|player| held(player, design)).sum();
            put(small(position.in_bag(design) + others));
        }
        for (design, _) in rules.tiles() {
            put(small(held(seat, design)));
        }
    }
}
