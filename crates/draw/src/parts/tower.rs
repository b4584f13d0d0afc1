//! Towers, and the prisoners that they take.

use std::fmt::Write as _;

use aude_engine::{
    Figure, FigureOnTable, Pos,
    tile::{Kind, Symbol},
};

use super::{FigureArt, Foot, MarkerArt, NOTHING, Part, Sample, Shown, Sight, Sort, SymbolArt};
use crate::{
    board::{Board, Chip, ItemKind, Piece, Pieces, Standing, corner_of},
    figure::{
        Marker, Pose,
        brush::{WALL, WALL_DARK, WALL_INK, WALL_LIGHT, rim},
        figure, marker, shadow,
    },
    geometry::anchor,
    palette::{INK, SHADE, STONE_DARK, STONE_LIT},
};

pub(super) const PART: Part = Part {
    figures: &[FigureArt {
        scale: SCALE,
        width: 30.,
        room: [-16., -15., 36., 20.],
        icon: (0.8, 22.),
        ..FigureArt::new(Figure::TowerPiece, |_| rings(1))
    }],
    markers: &[BARS],
    sights: &[Shown::Symbol(&SymbolArt {
        hub: Some(10.5),
        segment: Some(Kind::Tower),
        ..SymbolArt::new(Symbol::Tower, Sight::new("Tower", 9.5, 1.0, foundation))
    })],
    foot,
    pieces,
    chips,
    samples: &[
        Sample::new("tower", "tower 2", || tower(2)),
        Sample::new("tower", "tower 4", || tower(4)),
        Sample::new("tower", "tower 6", || tower(6)),
    ],
    ..NOTHING
};

const SCALE: f32 = 0.34;

const BARS: MarkerArt = MarkerArt {
    scale: 0.35,
    room: [-17., -40., 34., 44.],
    before: Some("prisoner"),
    ..MarkerArt::new("bars", Sort::Cover, bars)
};

fn pieces(board: &Board, pieces: &mut Pieces) {
    for (at, height) in board.state.towers() {
        let Some((x, y)) = tower_foot(board, at) else { continue };
        let kind = ItemKind::Piece(Piece { height: Some(height), ..Piece::new("tower") });
        pieces.built.push(Standing::fixed(kind, at, x, y, 34., tower(height)));
    }
}

/// A figure stands on top of its tower; in front of it, though it stands on the same spot.
fn foot(board: &Board, it: FigureOnTable) -> Option<Foot> {
    let at = it.spot.at;
    let laid = board.state.tile_at(at)?;
    let segment = board.rules.tile(laid.tile).segments.get(it.spot.segment as usize)?;
    if segment.kind != Kind::Tower {
        return None;
    }
    let height = board.state.towers().iter().find(|(on, _)| *on == at).map_or(0, |(_, height)| *height);
    let (x, y) = tower_foot(board, at)?;
    // What `rings` draws, without the rim.
    let top = 8. + 9. * height.min(8) as f32;
    Some(Foot { x, y: y + 0.1, width: 0., lift: top - 6. })
}

fn tower_foot(board: &Board, at: Pos) -> Option<(f32, f32)> {
    let laid = board.state.tile_at(at)?;
    let face = board.rules.tile(laid.tile);
    let segment = face.segments.iter().position(|s| s.kind == Kind::Tower)?;
    let (spot, (x, y)) = (anchor(face, segment, laid.turn), corner_of(at));
    Some((x + spot.x, y + spot.y + 9.))
}

/// The prisoners of a player.
fn chips(board: &Board, player: usize, chips: &mut Vec<Chip>) {
    for (_, owner, it) in board.state.prisoners().filter(|(holder, ..)| *holder == player) {
        let prisoner = figure(it, board.livery(owner), Pose::Standing);
        let behind = format!("<g class='prisoner'>{prisoner}{}</g>", marker(Marker::of(&BARS)));
        chips.push(board.chip(&behind, (0.76, 24.), 1));
    }
}

/// A tower of so many pieces, around the point it stands on. Beyond eight pieces it grows no taller.
fn tower(height: u32) -> String {
    format!("<g>{}<g transform='scale({SCALE})'>{}</g></g>", shadow(3.5, 0.5, 16., 4.5), rings(height))
}

/// One ring of stones of a tower, with its foot at a height.
fn ring(foot: f32, width: f32, height: f32) -> String {
    let (l, r, top) = (-width, width, foot - height);
    let joints =
        format!("M{:.1} {:.1}v{height:.1}M{:.1} {:.1}v{height:.1}", -width * 0.35, top + 5., width * 0.4, top + 5.);
    format!(
        "<path d='M{l} {foot}V{top}H{r}V{foot}Q0 {0:.1} {l} {foot}Z' fill='{WALL}' stroke='{WALL_INK}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M{1:.1} {foot}V{top}H{2:.1}V{3:.1}Z' fill='{WALL_LIGHT}'/>\
         <path d='M{4:.1} {foot}V{top}H{5:.1}V{3:.1}Z' fill='{WALL_DARK}'/>\
         <path d='{joints}' stroke='{WALL_DARK}' stroke-width='2.5'/>\
         <ellipse cx='0' cy='{top}' rx='{r}' ry='11' fill='#ded2b9' stroke='{WALL_INK}' stroke-width='5'/>",
        foot + 11.,
        l + 3.,
        l + width * 0.5,
        foot + 5.,
        r - width * 0.4,
        r - 3.
    )
}

/// A tower of so many pieces.
fn rings(height: u32) -> String {
    let step = 9. / SCALE;
    let shown = height.clamp(1, 8);
    let mut svg = rim(&format!("M-38 2V-{0:.0}H38V2Z", shown as f32 * step));
    for piece in 0..shown {
        svg += &ring(-(piece as f32) * step, 38. - piece as f32 * 0.8, step);
    }
    let top = -(shown as f32) * step;
    let _ = write!(svg, "<ellipse cx='0' cy='{top:.1}' rx='17' ry='5' fill='#6d604c'/>");
    svg
}

/// Bars, to be drawn before whoever is behind them.
fn bars() -> String {
    "<path d='M-34 4V-100M-12 4V-106M12 4V-106M34 4V-100M-40-92H40M-40-4H40' stroke='#231d1a' stroke-width='9' stroke-linecap='round'/>\
     <path d='M-35 3V-99M-13 3V-105M11 3V-105M33 3V-99' stroke='#a9a6a2' stroke-width='3' stroke-linecap='round'/>"
        .to_string()
}

/// A ring of stones on which a tower can be built.
fn foundation() -> String {
    format!(
        "<path fill=\"{SHADE}\" opacity=\".35\" d=\"M-7 5a9.5 7 0 0 0 17.5 0l-2-3h-14z\"/>\
         <path fill=\"{STONE_DARK}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-9 0v3.2a9 7 0 0 0 18 0v-3.2z\"/>\
         <path fill=\"{STONE_LIT}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-9 0a9 7 0 0 1 18 0a9 7 0 0 1-18 0z\"/>\
         <path fill=\"#544\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5.4 0a5.4 4.1 0 0 1 10.8 0a5.4 4.1 0 0 1-10.8 0z\"/>\
         <path fill=\"#765\" d=\"M-4.6 1.4a5 3.4 0 0 1 9.2 0a5 3.4 0 0 1-9.2 0z\"/>\
         <path stroke=\"{INK}\" stroke-width=\".6\" d=\"M-8.9 0h3.4M5.5 0h3.4M0-6.9v2.8M0 4.2v2.7M-6.3-4.9l2.5 2M6.3-4.9l-2.5 2M-6.3 4.9l2.5-2M6.3 4.9l-2.5-2M-4.6 6v3.3M4.6 6v3.3M0 7v3.2\"/>"
    )
}
