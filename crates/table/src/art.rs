//! Pictures: whole SVG documents for whoever shows them one by one.

use aude_draw::{LIVERIES, Marker, Pose, figure, marker, standalone, variety};
use aude_engine::{Figure, tile};
use serde::Serialize;

use crate::{view::Square, words::pos};

/// A tile as it lies on a square: 100 by 100, seamless with its neighbours. Nothing for a tile that nobody knows.
pub fn tile_svg(name: &str, turn: u8, at: Square) -> Option<String> {
    let tile = tile::find(name)?;
    Some(standalone(tile, turn, variety(tile, pos(at).unwrap_or_default()), 100))
}

/// The back of a tile.
pub fn back_svg() -> String {
    document([0., 0., 100., 100.], &aude_draw::back())
}

/// A figure in a livery, or a thing that is nobody's: `dragon`, `fairy`, `count`, `king`, `robber`, `wine`, `grain`, `cloth`,
/// `prisoner` (the bars before one). A figure lies with `lying-` before its name, and is a prisoner with `prisoner-`. The
/// origin is the point it stands on, and the view box fits closely around it, in tile units.
pub fn figure_svg(name: &str, colour: Option<usize>) -> Option<String> {
    let seat = colour.unwrap_or(0);
    if let Some(of) = Figure::from_name(name) {
        return Some(document(figure_box(of), &figure(of, seat, Pose::Standing)));
    }
    if let Some(of) = name.strip_prefix("lying-").and_then(Figure::from_name) {
        return Some(document(lying_box(of), &figure(of, seat, Pose::Lying)));
    }
    if let Some(of) = name.strip_prefix("prisoner-").and_then(Figure::from_name) {
        let behind = figure(of, seat, Pose::Standing) + &marker(Marker::Bars);
        return Some(document(joined(figure_box(of), marker_box(Marker::Bars)), &behind));
    }
    let name = if name == "prisoner" { Marker::Bars.name() } else { name };
    let of = Marker::ALL.into_iter().find(|marker| marker.name() == name)?;
    Some(document(marker_box(of), &marker(of)))
}

/// The room a standing figure takes around its point: left, top, width and height. A test measures it.
const fn figure_box(figure: Figure) -> [f32; 4] {
    match figure {
        Figure::Follower => [-16., -41., 33., 46.],
        Figure::BigFollower => [-19., -50., 45., 56.],
        Figure::Abbot => [-17., -49., 45., 54.],
        Figure::Builder => [-15., -40., 44., 45.],
        Figure::Pig => [-25., -32., 49., 37.],
        Figure::Mayor => [-21., -43., 44., 48.],
        Figure::Wagon => [-27., -42., 63., 47.],
        Figure::Barn => [-36., -56., 76., 62.],
        Figure::Abbey => [-19., -32., 40., 37.],
        Figure::Bridge => [-28., -29., 59., 34.],
        Figure::Castle => [-42., -76., 92., 82.],
        Figure::TowerPiece => [-16., -15., 36., 20.],
    }
}

/// The same for one that lies.
const fn lying_box(figure: Figure) -> [f32; 4] {
    match figure {
        Figure::Follower => [-22., -15., 42., 31.],
        Figure::Abbot => [-29., -26., 50., 42.],
        Figure::Mayor => [-24., -19., 45., 38.],
        _ => [-27., -24., 51., 42.],
    }
}

/// The same for what is nobody's.
const fn marker_box(marker: Marker) -> [f32; 4] {
    match marker {
        Marker::Dragon => [-43., -58., 86., 65.],
        Marker::Fairy => [-20., -37., 40., 41.],
        Marker::Count => [-19., -49., 41., 55.],
        Marker::King | Marker::Robber => [-15., -30., 30., 34.],
        Marker::Wine | Marker::Grain | Marker::Cloth => [-15., -28., 30., 31.],
        Marker::Bars => [-17., -40., 34., 44.],
    }
}

/// The room two things take together.
fn joined(one: [f32; 4], other: [f32; 4]) -> [f32; 4] {
    let (x, y) = (one[0].min(other[0]), one[1].min(other[1]));
    let (east, south) = ((one[0] + one[2]).max(other[0] + other[2]), (one[1] + one[3]).max(other[1] + other[3]));
    [x, y, east - x, south - y]
}

fn document([x, y, width, height]: [f32; 4], inside: &str) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{x} {y} {width} {height}' width='{width}' height='{height}'>{inside}</svg>"
    )
}

/// A player's colours and shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LiveryView {
    /// The name of the colour, in English.
    pub name: String,
    /// The colour of cloth and wood.
    pub base: String,
    /// The side in the light.
    pub light: String,
    /// The side in the shade.
    pub dark: String,
    /// Outlines.
    pub ink: String,
    /// The shape is painted in this.
    pub paint: String,
    /// SVG path data of the shape, within 20 × 20.
    pub shape: String,
}

/// The six liveries.
pub fn liveries() -> Vec<LiveryView> {
    let view = |livery: &aude_draw::Livery| LiveryView {
        name: livery.name.into(),
        base: livery.base.into(),
        light: livery.light.into(),
        dark: livery.dark.into(),
        ink: livery.ink.into(),
        paint: livery.paint.into(),
        shape: livery.shape.path(10., 10., 8.),
    };
    LIVERIES.iter().map(view).collect()
}
