//! Bridges, castles and bazaars.

use std::fmt::Write as _;

use aude_engine::{Axis, Figure, tile::Symbol};

use super::{FigureArt, NOTHING, Part, Sample, Shown, Sight, SymbolArt};
use crate::{
    board::{Board, Item, ItemKind, Piece, Pieces, Standing, corner_of},
    figure::{
        Pose,
        brush::{WALL, WALL_DARK, WALL_INK, WALL_LIGHT, rim},
        figure,
    },
    palette::{INK, SHADE},
    players::Livery,
};

const WOOD: &str = "#a8743c";
const WOOD_LIGHT: &str = "#d0a062";
const WOOD_INK: &str = "#3a220d";

pub(super) const PART: Part = Part {
    figures: &[
        FigureArt {
            scale: 0.4,
            width: 48.,
            room: [-28., -29., 59., 34.],
            icon: (0.58, 30.),
            ..FigureArt::new(Figure::Bridge, bridge_token)
        },
        FigureArt {
            scale: 0.6,
            width: 78.,
            room: [-42., -76., 92., 82.],
            icon: (0.36, 28.),
            ..FigureArt::new(Figure::Castle, castle)
        },
    ],
    sights: &[Shown::Symbol(&SymbolArt {
        central: true,
        in_city: 3.0,
        hub: Some(14.0),
        ..SymbolArt::new(Symbol::Bazaar, Sight::new("Bazaar", 14.0, 1.12, bazaar))
    })],
    pieces,
    hand: |state| state.auction().map_or(&[], |auction| auction.tiles()),
    samples: &[Sample { aside: 32., lift: 18., ..Sample::new("bridge", "bridge", || bridge(Axis::EastWest)) }],
    ..NOTHING
};

fn pieces(board: &Board, pieces: &mut Pieces) {
    for (at, axis) in board.state.bridges() {
        let (x, y) = corner_of(at);
        let kind = ItemKind::Piece(Piece { axis: Some(axis), ..Piece::new("bridge") });
        pieces.flat.push(Item::new(kind, at, x + 50., y + 50., bridge(axis)));
    }
    for castle in board.state.castles() {
        let [one, two] = castle.tiles.map(corner_of);
        let (x, y) = (f32::midpoint(one.0, two.0) + 50., f32::midpoint(one.1, two.1) + 76.);
        let kind = ItemKind::Piece(Piece { owner: Some(castle.owner), ..Piece::new(Figure::Castle.name()) });
        let svg = figure(Figure::Castle, board.livery(castle.owner), Pose::Standing);
        pieces.built.push(Standing::fixed(kind, castle.tiles[0], x, y, 0., svg));
    }
}

/// A bridge from side to side of a tile, around the middle of the tile.
fn bridge(axis: Axis) -> String {
    match axis {
        Axis::EastWest => bridge_deck(),
        Axis::NorthSouth => format!("<g transform='rotate(90)'>{}</g>", bridge_deck()),
    }
}

/// A bridge of planks from west to east, around the middle of its tile, in tile units.
fn bridge_deck() -> String {
    let mut planks = String::new();
    for x in (-46..=46_i32).step_by(6) {
        // The deck rises towards its middle.
        let rise = 5. * (1. - (x as f32 / 50.).powi(2));
        let _ = write!(planks, "M{x}{:.1}V{:.1}", -8. - rise, 10. - rise);
    }
    let rails = "M-50-9Q0-15 50-9M-50 10Q0 5 50 10";
    let posts = "M-47-14V-6M-24-17V-9M0-18V-10M24-17V-9M47-14V-6M-47 14V6M-24 12V4M0 11V3M24 12V4M47 14V6";
    format!(
        "<path d='M-50 12Q0 9 50 14V19Q0 13-50 18Z' fill='#1c1208' opacity='.3'/>\
         <path d='M-50-9Q0-15 50-9V10Q0 5-50 10Z' fill='{WOOD_LIGHT}'/>\
         <path d='{planks}' stroke='{WOOD}' stroke-width='1.1'/>\
         <g fill='none' stroke-linecap='round'>\
         <path d='{rails}' stroke='{WOOD_INK}' stroke-width='4.6' stroke-linecap='butt'/>\
         <path d='{rails}' stroke='{WOOD}' stroke-width='2.6' stroke-linecap='butt'/>\
         <path d='{posts}' stroke='{WOOD_INK}' stroke-width='3.8'/>\
         <path d='{posts}' stroke='{WOOD_LIGHT}' stroke-width='1.8'/></g>"
    )
}

/// A bridge as a token: an arch of planks with the player's shape.
fn bridge_token(l: &Livery) -> String {
    let arch = "M-60-4V-34Q0-72 60-34V-4H42V-14Q0-50-42-14V-4Z";
    rim(arch)
        + &format!(
            "<path d='{arch}' fill='{0}' stroke='{1}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-56-33Q0-68 56-33L56-26Q0-61-56-26Z' fill='{2}'/>\
             <path d='M-40-44V-58M-14-53V-68M14-53V-68M40-44V-58M-60-50Q0-82 60-50' fill='none' stroke='{1}' stroke-width='5' \
             stroke-linecap='round'/>",
            l.base, l.ink, l.light
        )
        + &l.mark(0., -42., 10.)
}

/// A castle: a gate between two round towers, under the banner of its owner.
fn castle(l: &Livery) -> String {
    let tower = |x: f32| {
        format!(
            "<path d='M{0} 2V-66H{1}V2Q{x} 8 {0} 2Z' fill='{WALL}'/><path d='M{2} 0V-62H{3}V3Z' fill='{WALL_LIGHT}' stroke='none'/>\
             <path d='M{4}-66V-80H{5}V-74H{6}V-80H{7}V-74H{8}V-80H{9}V-66Z' fill='{WALL}'/>\
             <path d='M{x}-50v10' stroke-width='6' stroke-linecap='round'/>",
            x - 17.,
            x + 17.,
            x - 14.,
            x - 5.,
            x - 21.,
            x - 11.,
            x - 5.,
            x + 5.,
            x + 11.,
            x + 21.
        )
    };
    let banner = format!(
        "<path d='M0-58V-122' stroke='{0}' stroke-width='5' stroke-linecap='round'/>\
         <path d='M0-122H44L34-103L44-84H0Z' fill='{1}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M3-119H38L36-115H3Z' fill='{2}'/>",
        l.ink, l.base, l.light
    );
    rim("M-58 2V-66L-62-68V-80H-20V-58H20V-80H62V-66L58-64V2Z")
        + &banner
        + &format!(
            "<g stroke='{WALL_INK}' stroke-width='5' stroke-linejoin='round'>\
             <path d='M-30 2V-58H-22V-52H-12V-58H-5V-52H5V-58H12V-52H22V-58H30V2Z' fill='{WALL_DARK}'/>\
             <path d='M-15 3V-22Q-15-36 0-36Q15-36 15-22V3Z' fill='#4b3a2a'/>\
             <path d='M-7 3V-33M7 3V-33M-15-14H15' stroke='#2a1f15' stroke-width='3' fill='none'/>{}{}</g>",
            tower(-42.),
            tower(42.)
        )
        + &l.mark(18., -103., 11.)
}

/// Striped tents and stalls.
pub(super) fn bazaar() -> String {
    let tent = |x: f32, y: f32, colour: &str| {
        format!(
            "<g transform=\"translate({x} {y})\"><path fill=\"{SHADE}\" opacity=\".3\" d=\"M-4 6.5h11l2-2.5h-6z\"/>\
             <path fill=\"#fec\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5.5 0l5.5-5.5 5.5 5.5-.8 6.5h-9.4z\"/>\
             <path fill=\"{colour}\" d=\"M-5.3.1l5.3-5.3-2.5 5.3-.2 6.2h-2zM1.2 6.3l-.2-6.2-1-5.3 2.5 5.3.2 6.2zM5.3.1l-1 .1-4.3-5.4z\"/>\
             <path fill=\"{INK}\" d=\"M-1.3 6.4l1.3-4.4 1.3 4.4z\"/><path stroke=\"{INK}\" stroke-width=\".6\" d=\"M0-5.5v-2.5\"/><path fill=\"{colour}\" d=\"M0-8.2l3 1-3 1z\"/></g>"
        )
    };
    format!(
        "<path fill=\"#ec9\" stroke=\"#a85\" stroke-width=\".7\" d=\"M-13 1.5a13 10.5 0 0 1 26 0a13 10.5 0 0 1-26 0z\"/>{}{}{}\
         <path stroke=\"#d73\" stroke-width=\"1.5\" d=\"M-10 7h0M-8.4 7.6h0\"/><path stroke=\"#794\" stroke-width=\"1.5\" d=\"M9.5 7.2h0M8 8h0\"/>",
        tent(-6.0, -2.6, "#b43"),
        tent(6.4, -1.8, "#379"),
        tent(0.0, 4.0, "#d93")
    )
}
