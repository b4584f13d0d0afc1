//! Abbeys, the mayor, the wagon and the barn.

use aude_engine::{
    Action, Corner, Figure, FigureOnTable, Pos, Spot,
    tile::{Kind, Segment, turn_places},
};

use super::{FigureArt, Foot, NOTHING, Part, Shown, Sight};
use crate::{
    board::{Board, corner_of},
    figure::brush::{GOLD, LINEN, WOOD, face, rim},
    geometry::Point,
    palette::{INK, PLASTER, ROAD, ROOF, ROOF_DARK, STONE, STONE_DARK, STONE_LIT, WATER},
    players::Livery,
};

pub(super) const PART: Part = Part {
    figures: &[
        FigureArt {
            scale: 0.37,
            width: 34.,
            room: [-21., -43., 44., 48.],
            lying: Some([-24., -19., 45., 38.]),
            icon: (0.68, 24.),
            ..FigureArt::new(Figure::Mayor, mayor)
        },
        FigureArt {
            scale: 0.43,
            width: 46.,
            room: [-27., -42., 63., 47.],
            icon: (0.56, 32.),
            ..FigureArt::new(Figure::Wagon, wagon)
        },
        FigureArt {
            scale: 0.52,
            width: 62.,
            room: [-36., -56., 76., 62.],
            icon: (0.5, 31.),
            feet: FEET,
            ..FigureArt::new(Figure::Barn, barn)
        },
        FigureArt {
            scale: 0.4,
            width: 31.,
            room: [-19., -32., 40., 37.],
            icon: (0.8, 26.),
            ..FigureArt::new(Figure::Abbey, abbey_token)
        },
    ],
    sights: &[Shown::Center(|tile, s| s.kind == Kind::Monastery && tile.center == Some("abbey"), &ABBEY)],
    squares: |action| if let Action::PlaceAbbey(at) = action { Some(at) } else { None },
    foot,
    ..NOTHING
};

const ABBEY: Sight =
    Sight { paint: Some(|p, _, _| p.put(Point::MIDDLE, &abbey())), ..Sight::new("Abbey", 40.0, 1.0, abbey) };

/// How far south of its corner a barn has its feet.
const FEET: f32 = 22.;

/// A barn stands on the corner of four fields.
fn foot(board: &Board, it: FigureOnTable) -> Option<Foot> {
    if it.figure != Figure::Barn {
        return None;
    }
    let ((left, top), on) = (corner_of(it.spot.at), board.anchor(it.spot));
    let (x, y) = barn_corner(board, it.spot).unwrap_or((left + on.x, top + on.y));
    Some(Foot { x, y: y + FEET, width: 46., lift: 0. })
}

/// The corner of four fields on which a barn stands.
fn barn_corner(board: &Board, spot: Spot) -> Option<(f32, f32)> {
    let field_at = |at: Pos, corner: usize| {
        let laid = board.state.tile_at(at)?;
        let places = 0b11 << 2 << (3 * corner);
        // The last corner lies between the last place and the first.
        let places = if corner == 3 { 1 << 11 | 1 } else { places };
        let fits = |s: &Segment| s.kind == Kind::Field && turn_places(s.places, laid.turn) & places == places;
        board.rules.tile(laid.tile).segments.iter().position(fits)
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

/// Broad, with a broad hat and a golden chain.
fn mayor(l: &Livery) -> String {
    let robe = "M-46 0C-48-26-40-54-22-63H22C40-54 48-26 46 0Q0 10-46 0Z";
    let body = format!(
        "<path d='{robe}' fill='{}' stroke='{}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-43-3C-43-26-36-50-20-60L-10-60C-26-42-31-20-29 2Q-38 1-43-3Z' fill='{}'/>\
         <path d='M43-3C43-26 36-50 20-60L13-60C27-42 32-20 31 2Q38 1 43-3Z' fill='{}'/>",
        l.base, l.ink, l.light, l.dark
    );
    let chain = format!(
        "<path d='M-19-61C-19-40-8-36 0-36C8-36 19-40 19-61' fill='none' stroke='{0}' stroke-width='9'/>\
         <path d='M-19-61C-19-40-8-36 0-36C8-36 19-40 19-61' fill='none' stroke='{GOLD}' stroke-width='5' stroke-dasharray='5 2'/>\
         <circle cx='0' cy='-35' r='6' fill='{GOLD}' stroke='{0}' stroke-width='3.5'/>",
        l.ink
    );
    let hat = format!(
        "<g stroke='{0}' stroke-width='5' stroke-linejoin='round'>\
         <path d='M-23-80C-32-98-22-106 0-106C22-106 32-98 23-80Z' fill='{1}'/>\
         <path d='M-40-78Q0-92 40-78Q44-69 32-70Q0-80-32-70Q-44-69-40-78Z' fill='{2}'/></g>\
         <path d='M-18-84C-23-95-16-101-6-101C-12-96-12-90-11-86Z' fill='{3}'/>\
         <circle cx='16' cy='-88' r='5' fill='{GOLD}' stroke='{0}' stroke-width='3'/>",
        l.ink, l.dark, l.base, l.light
    );
    rim(&format!("{robe}M-40-78L-23-84Q-32-106 0-107Q32-106 23-84L42-76L14-58H-14Z"))
        + &body
        + &face(-70., l.ink)
        + &chain
        + &hat
        + &l.mark(0., -14., 12.)
}

fn wheel(x: f32, r: f32, ink: &str) -> String {
    let s = r * 0.68;
    format!(
        "<circle cx='{x}' cy='{0}' r='{r}' fill='#c79a5b' stroke='{ink}' stroke-width='6'/>\
         <path d='M{1:.1} {0}H{2:.1}M{x} {3:.1}V{4:.1}' stroke='{ink}' stroke-width='3.4'/>\
         <circle cx='{x}' cy='{0}' r='4' fill='{ink}'/>",
        -r,
        x - s,
        x + s,
        -r - s,
        -r + s
    )
}

/// Canvas over hoops, a box of planks in the player's colour, two wheels.
fn wagon(l: &Livery) -> String {
    let canvas = "M-52-38C-56-70-46-86-28-90Q0-84 28-90C46-86 56-70 52-38Z";
    rim(
        "M-52-38C-56-70-46-86-28-90Q0-84 28-90C46-86 56-70 52-38L56-16L49-16M-13-18A18 18 0 0 1-49-18M49-18A18 18 0 0 1 13-18",
    ) + &format!(
        "<path d='M52-24L76-14' stroke='{0}' stroke-width='9' stroke-linecap='round'/>\
             <path d='M52-24L76-14' stroke='{WOOD}' stroke-width='4' stroke-linecap='round'/>\
             <path d='{canvas}' fill='{LINEN}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M48-42C51-66 44-80 31-85Q38-62 36-42Z' fill='#d9c39b'/>\
             <path d='M-26-87Q-36-64-33-40M26-87Q36-64 33-40' fill='none' stroke='{0}' stroke-width='2.4' opacity='.6'/>\
             <path d='M-58-44H58L52-14H-52Z' fill='{1}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-54-40H54L53-33H-53Z' fill='{2}'/><path d='M-50-24H50' stroke='{3}' stroke-width='3'/>",
        l.ink, l.base, l.light, l.dark
    ) + &wheel(-31., 18., l.ink)
        + &wheel(31., 18., l.ink)
        + &format!("<path d='{}' fill='{}' stroke='{}' stroke-width='3'/>", l.shape.path(0., -64., 14.), l.base, l.ink)
}

/// A barn with a hipped roof and doors, in the player's colour.
fn barn(l: &Livery) -> String {
    let roof = "M-60-50L-42-82L0-100L42-82L60-50L50-46L37-72L0-88L-37-72L-50-46Z";
    rim("M-48 2V-46L-60-50L-42-82L0-100L42-82L60-50L48-46V2Z")
        + &format!(
            "<g stroke='{0}' stroke-linejoin='round'>\
             <path d='M-46 2V-48L-37-72L0-88L37-72L46-48V2Z' fill='{1}' stroke-width='6'/>\
             <path d='M-42-1V-48L-34-70L-20-76V-1Z' fill='{2}' stroke='none'/>\
             <path d='M-33 0V-84M-11 0V-86M11 0V-86M33 0V-74' stroke='{3}' stroke-width='2.5' opacity='.7'/>\
             <path d='M-22 2V-34H22V2Z' fill='{LINEN}' stroke-width='5'/>\
             <path d='M-22 2L0-34L22 2M0-34V2' stroke-width='3.5' fill='none'/>\
             <path d='{roof}' fill='#7a4a34' stroke-width='5'/></g>\
             <path d='M-55-52L-40-79L0-96' fill='none' stroke='#b57f5c' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>",
            l.ink, l.base, l.light, l.dark
        )
        + &l.mark(0., -56., 14.)
}

/// An abbey tile as a token.
fn abbey_token(l: &Livery) -> String {
    let frame = "M-38 4V-72H38V4Z";
    rim(frame)
        + &format!(
            "<path d='{frame}' fill='{0}' stroke='{1}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-30-4V-64H30V-4Z' fill='#dfe3b4'/>\
             <g stroke='{1}' stroke-width='4' stroke-linejoin='round'>\
             <path d='M-22-12V-32L-4-44L14-32V-12Z' fill='#f7ead0'/><path d='M-26-31L-4-47L18-31' fill='none'/>\
             <path d='M8-12V-46L16-60L24-46V-12Z' fill='{2}'/></g>",
            l.base, l.ink, l.light
        )
        + &format!("<path d='{}' fill='{}'/>", l.shape.path(-4., -24., 7.), l.ink)
}

/// The abbey: precinct, cloister, church, gardens; it fills the tile.
fn abbey() -> String {
    let (r, d) = (ROOF[0], ROOF_DARK[0]);
    let (s, t) = (ROOF[2], ROOF_DARK[2]);
    format!(
        "<path fill=\"#cb7\" stroke=\"{INK}\" stroke-width=\".8\" d=\"M-42-42h84v84h-84z\"/>\
         <path stroke=\"{STONE_DARK}\" stroke-width=\"5\" d=\"M-44-44h88v88h-88z\"/><path stroke=\"{STONE_LIT}\" stroke-width=\"3.4\" d=\"M-44.3-44.6h88v88h-88z\"/>\
         <path stroke=\"{STONE_DARK}\" stroke-width=\".8\" stroke-dasharray=\"2 2\" d=\"M-44.3-44.6h88v88h-88z\"/>\
         <path fill=\"#9a5\" d=\"M-38-38h20v34h-20zM10 6h28v32h-28zM-38 26h20v12h-20z\"/>\
         <g stroke=\"#794\" stroke-width=\"1.4\"><path d=\"M-35-33h14M-35-28h14M-35-23h14M-35-18h14M-35-13h14M-35-8h14\"/></g>\
         <path stroke=\"#d45\" stroke-width=\"1.5\" d=\"M-33-30.5h0M-27-25.5h0M-23-20.5h0M-32-15.5h0\"/><path stroke=\"#ec4\" stroke-width=\"1.5\" d=\"M-24-30.5h0M-33-20.5h0M-25-15.5h0M-30-10.5h0\"/>\
         <path fill=\"#643\" opacity=\".3\" d=\"M-8 4h46l4-5-6-6zM-10 40h24l-4-8z\"/>\
         <g stroke=\"{INK}\" stroke-width=\".8\"><path fill=\"{STONE_LIT}\" d=\"M-2-12h34v15h-34z\"/><path fill=\"{STONE}\" d=\"M32 3v-15l4-5 4 5v15z\"/>\
         <path fill=\"{r}\" d=\"M-4-11.5l5-13h37l-6 13z\"/><path fill=\"{d}\" d=\"M38-24.5l4 13h-2l-4-7-4 7z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-14-20h14v24h-14z\"/><path fill=\"{STONE}\" stroke=\"none\" d=\"M-4.6-19.6h4.2v23.2h-4.2z\"/>\
         <path fill=\"{r}\" d=\"M-16-20l9-17v17z\"/><path fill=\"{d}\" d=\"M-7-37l9 17h-9z\"/><path stroke-width=\"1.4\" d=\"M-7-42v6M-9.5-40h5\"/>\
         <path fill=\"{s}\" d=\"M-16 12h22v5h-22zM-16 12v24h5v-24zM-16 31h22v5h-22z\"/><path fill=\"{t}\" d=\"M1 12h5v24h-5z\"/>\
         <path fill=\"#bc7\" d=\"M-11 17h12v14h-12z\"/><path fill=\"{PLASTER}\" d=\"M-16 36h22v4h-22z\"/></g>\
         <path stroke=\"{ROAD}\" stroke-width=\"1.6\" d=\"M-5 17.5v13M-10.5 24h11\"/><circle cx=\"-5\" cy=\"24\" r=\"2.2\" fill=\"{WATER}\" stroke=\"{INK}\" stroke-width=\".5\"/>\
         <path fill=\"{INK}\" d=\"M-9.5-9v-3.5a2.5 2.5 0 0 1 5 0v3.5zM-9.5 4v-6a2.5 2.5 0 0 1 5 0v6zM-14 40v-2a1 1 0 0 1 2 0v2zM-9 40v-2a1 1 0 0 1 2 0v2zM-4 40v-2a1 1 0 0 1 2 0v2zM1 40v-2a1 1 0 0 1 2 0v2z\"/>\
         <path fill=\"#68a\" d=\"M4 0v-6a1.7 1.7 0 0 1 3.4 0v6zM11 0v-6a1.7 1.7 0 0 1 3.4 0v6zM18 0v-6a1.7 1.7 0 0 1 3.4 0v6zM25 0v-6a1.7 1.7 0 0 1 3.4 0v6z\"/>\
         <path stroke=\"#573\" stroke-width=\"6.5\" d=\"M16 15h0M25 13h0M33 16h0M18 26h0M28 25h0M34 33h0M20 35h0M-33 32h0M-25 33h0\"/>\
         <path stroke=\"#794\" stroke-width=\"4.6\" d=\"M15.5 14.3h0M24.5 12.3h0M32.5 15.3h0M17.5 25.3h0M27.5 24.3h0M33.5 32.3h0M19.5 34.3h0M-33.5 31.3h0M-25.5 32.3h0\"/>\
         <path stroke=\"#d54\" stroke-width=\"1.1\" d=\"M15 15h0M25.5 13h0M31.5 14h0M18.5 26.3h0M27 25.5h0M34.5 33h0\"/>"
    )
}
