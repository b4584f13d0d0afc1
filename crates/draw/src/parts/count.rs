//! The Count's city: its landmarks, and who waits there.

use aude_engine::{Pos, Quarter, tile::Kind};

use super::{
    MarkerArt, NOTHING, Part, Shown, Sight, Sort, bridges_castles_bazaars::bazaar, inns_cathedrals::CATHEDRAL,
};
use crate::{
    board::{Board, ItemKind, Pieces, Standing, corner_of},
    figure::{
        Marker, Pose,
        brush::{CLOAK, GOLD, face, rim},
        figure, marker, width,
    },
    geometry::{Places, Point},
    palette::{INK, PLASTER, ROOF, ROOF_DARK, STONE, STONE_DARK, STONE_LIT},
};

pub(super) const PART: Part = Part { markers: &[COUNT], sights: &[Shown::Segment(place_landmark)], pieces, ..NOTHING };

const COUNT: MarkerArt = MarkerArt {
    scale: 0.42,
    shadow: 17.,
    room: [-19., -49., 41., 55.],
    ..MarkerArt::new("count", Sort::Figure, count)
};

const CASTLE: Sight = Sight::new("Castle", 14.0, 1.0, castle);
const MARKET: Sight = Sight::new("Market", 13.0, 1.0, bazaar);
const SMITHY: Sight = Sight::new("Smithy", 11.0, 1.0, smithy);

/// Where guests gather in a quarter: a tile, its landmark, a point before that, and how far west, north, east and south
/// they may stand.
const fn quarter_place(quarter: Quarter) -> (&'static str, &'static Sight, f32, f32, [f32; 4]) {
    match quarter {
        Quarter::Castle => ("co-3", &CASTLE, 60., 96., [-30., 62., 110., 112.]),
        Quarter::Cathedral => ("co-6", &CATHEDRAL, 45., 92., [-30., 76., 90., 122.]),
        Quarter::Market => ("co-8", &MARKET, 8., 98., [-95., 74., 32., 124.]),
        Quarter::Smithy => ("co-11", &SMITHY, 42., 32., [-60., 10., 62., 44.]),
    }
}

fn place_landmark(places: &mut Places, n: usize) {
    if places.tile.segments[n].kind == Kind::Carcassonne
        && let Some((_, sight, ..)) = Quarter::ALL.map(quarter_place).into_iter().find(|q| q.0 == places.tile.id)
        && let Some((at, _)) = places.aside(n, sight.radius)
    {
        places.put(sight, at, Some(n));
    }
}

/// The count and his guests.
fn pieces(board: &Board, pieces: &mut Pieces) {
    let marked = Marker::of(&COUNT);
    let count = board.state.count().map(|quarter| (quarter, ItemKind::Marker(marked), marker(marked), 32.));
    let guests = board.state.guests().map(|(quarter, owner, it)| {
        (quarter, ItemKind::Figure(owner, it), figure(it, board.livery(owner), Pose::Standing), width(it))
    });
    for (quarter, kind, svg, width) in count.into_iter().chain(guests) {
        let Some((at, x, y)) = gathering(board, quarter) else { continue };
        let (left, top) = corner_of(at);
        let [west, north, east, south] = quarter_place(quarter).4;
        let bounds = [left + west, top + north, left + east, top + south];
        pieces.loose.push(Standing::loose(kind, at, (x, y), width, bounds, svg));
    }
}

/// The square of a quarter, and the point at which guests gather.
fn gathering(board: &Board, quarter: Quarter) -> Option<(Pos, f32, f32)> {
    let (id, _, x, y, _) = quarter_place(quarter);
    let at = board.state.tiles().find(|laid| board.rules.tile(laid.tile).id == id)?.at;
    let (left, top) = corner_of(at);
    Some((at, left + x, top + y))
}

impl Board<'_> {
    /// The point at which guests gather in a quarter of the Count's city, where that is on the table.
    pub fn quarter(&self, quarter: Quarter) -> Option<Point> {
        gathering(self, quarter).map(|(_, x, y)| Point { x, y })
    }
}

/// The count of Carcassonne, in ermine, with a crown.
fn count() -> String {
    const INK: &str = "#2b0f1c";
    let trim = format!(
        "<path d='M-11-58L-19 4M11-58L19 4' stroke='{INK}' stroke-width='13'/>\
         <path d='M-11-59L-19 3M11-59L19 3' stroke='#fdf7ea' stroke-width='9'/>\
         <path d='M-14-44v4M-16-24v4M-18-6v4M14-44v4M16-24v4M18-6v4' stroke='{INK}' stroke-width='3' stroke-linecap='round'/>"
    );
    let crown = format!(
        "<path d='M-19-80L-23-104L-10-93L0-109L10-93L23-104L19-80Q0-86-19-80Z' fill='{GOLD}' stroke='{INK}' stroke-width='5' \
         stroke-linejoin='round'/><circle cx='0' cy='-90' r='4' fill='#b3263b'/>\
         <circle cx='-11' cy='-87' r='2.6' fill='#2b68b4'/><circle cx='11' cy='-87' r='2.6' fill='#2b68b4'/>"
    );
    let beard = format!(
        "<path d='M-13-66Q0-72 13-66Q12-50 0-46Q-12-50-13-66Z' fill='#5b3a22' stroke='{INK}' stroke-width='3'/>"
    );
    rim(&format!("{CLOAK}M-19-80L-23-104L-10-93L0-109L10-93L23-104L19-80L13-58H-13Z"))
        + &format!("<path d='{CLOAK}' fill='#7c1f3f' stroke='{INK}' stroke-width='6' stroke-linejoin='round'/>")
        + "<path d='M-33-3C-33-24-24-46-13-57L-8-57C-19-40-25-20-24 1Q-30 0-33-3Z' fill='#b04a68'/>"
        + &trim
        + &face(-71., INK)
        + &beard
        + &crown
}

/// The Count's castle: a keep between towers.
fn castle() -> String {
    let (r, d) = (ROOF[4], ROOF_DARK[4]);
    format!(
        "<path fill=\"#643\" opacity=\".3\" d=\"M-11 10h25l3-4h-8z\"/><g stroke=\"{INK}\" stroke-width=\".7\">\
         <path fill=\"{STONE}\" d=\"M-6-12h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6h2.4v15h-12z\"/><path fill=\"{STONE_LIT}\" d=\"M-10-1h20v11h-20z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-13-5h6v15h-6zM7-5h6v15h-6z\"/><path fill=\"{STONE_DARK}\" stroke=\"none\" d=\"M-9-4.6h1.7v14.3h-1.7zM11-4.6h1.7v14.3h-1.7zM3.6-10h2v8.7h-2z\"/>\
         <path fill=\"{r}\" d=\"M-14-5l4-8v8zM6-5l4-8v8z\"/><path fill=\"{d}\" d=\"M-10-13l4 8h-4zM10-13l4 8h-4z\"/>\
         <path fill=\"{INK}\" d=\"M-2.6 10v-4.2a2.6 2.8 0 0 1 5.2 0v4.2z\"/><path d=\"M0-12.5v-5\"/><path fill=\"#369\" d=\"M0-17.5l5.5 1.6-5.5 1.8z\"/></g>\
         <path fill=\"{INK}\" d=\"M-1-7.5h2v3h-2zM-10.6 0h1.4v2.6h-1.4zM9.4 0h1.4v2.6h-1.4z\"/>"
    )
}

/// The smithy: a forge with a glowing hearth and a chimney.
fn smithy() -> String {
    let (r, d) = (ROOF[3], ROOF_DARK[3]);
    format!(
        "<path stroke=\"#766\" stroke-width=\"3\" opacity=\".5\" d=\"M6-12h0M7.6-14.4h.6\"/><path fill=\"#643\" opacity=\".3\" d=\"M-8 7.5h19l3-3.5h-8z\"/>\
         <g stroke=\"{INK}\" stroke-width=\".6\"><path fill=\"{STONE_DARK}\" d=\"M4.4-10h3.4v8h-3.4z\"/><path fill=\"{PLASTER}\" d=\"M-9-.5h18v8h-18z\"/><path fill=\"{r}\" d=\"M-10.5 0l4-7h13l3 7z\"/><path fill=\"{d}\" d=\"M6.5-7l3.8 6.6-1 .4z\"/>\
         <path fill=\"#322\" d=\"M-7 7.5v-4.5a3 2 0 0 1 6 0v4.5z\"/></g><path fill=\"#e83\" d=\"M-5.8 7.2c-.4-2 .8-2.4 1-3.8 1.4 1 1.9 2.4 1.5 3.8z\"/>\
         <path fill=\"#445\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M1.4 4h6.4l-1.8 1.6v1h1.2v1.3h-4.6v-1.3h1.2v-1z\"/>"
    )
}
