//! Pictures: whole SVG documents for whoever shows them one by one.

use aude_draw::{LIVERIES, Marker, Pose, figure, marker, standalone, tower, variety};
use aude_engine::{Figure, Pos, tile};
use serde::Serialize;

use crate::{view::Square, words::pos};

/// A tile as it lies on a square: 100 by 100, seamless with its neighbours. Nothing for a tile that nobody knows.
pub fn tile_svg(name: &str, turn: u8, at: Square) -> Option<String> {
    let tile = tile::find(name)?;
    Some(standalone(tile, turn, variety(tile, pos(at).unwrap_or(Pos::default())), 100))
}

/// The back of a tile.
pub fn back_svg() -> String {
    document([0., 0., 100., 100.], &aude_draw::back())
}

/// A figure in a livery, lying with `lying-` before its name, or a thing that is nobody's: `dragon`, `fairy`, `count`,
/// `king`, `robber`, `wine`, `grain`, `cloth`, `prisoner` (the bars before one), `tower`. The origin is the point
/// it stands on, and the view box fits closely around it, in tile units.
pub fn figure_svg(name: &str, colour: Option<usize>) -> Option<String> {
    let (lies, plain) = name.strip_prefix("lying-").map_or((false, name), |plain| (true, plain));
    if let Some(of) = Figure::from_name(plain) {
        let pose = if lies { Pose::Lying } else { Pose::Standing };
        let bounds = if lies { [-21., -14., 42., 30.] } else { figure_box(of) };
        return Some(document(bounds, &figure(of, colour.unwrap_or(0), pose)));
    }
    if name == "tower" {
        return Some(document([-20., -40., 40., 48.], &tower(1)));
    }
    let name = if name == "prisoner" { Marker::Bars.name() } else { name };
    let of = Marker::ALL.into_iter().find(|marker| marker.name() == name)?;
    Some(document(marker_box(of), &marker(of)))
}

/// The room a standing figure takes around its point: left, top, width and height.
const fn figure_box(figure: Figure) -> [f32; 4] {
    match figure {
        Figure::Follower => [-16., -38., 32., 44.],
        Figure::BigFollower => [-20., -46., 40., 52.],
        Figure::Abbot => [-18., -42., 36., 48.],
        Figure::Builder => [-20., -42., 40., 48.],
        Figure::Pig => [-21., -30., 42., 36.],
        Figure::Mayor => [-20., -42., 40., 48.],
        Figure::Wagon => [-27., -36., 54., 43.],
        Figure::Barn => [-35., -48., 70., 57.],
        Figure::Abbey => [-19., -36., 38., 42.],
        Figure::Bridge => [-29., -26., 58., 36.],
        Figure::Castle => [-45., -62., 90., 74.],
        Figure::TowerPiece => [-19., -26., 38., 34.],
    }
}

/// The same for what is nobody's.
const fn marker_box(marker: Marker) -> [f32; 4] {
    match marker {
        Marker::Dragon => [-44., -66., 88., 76.],
        Marker::Fairy => [-14., -40., 28., 46.],
        Marker::Count => [-21., -48., 42., 56.],
        Marker::King | Marker::Robber => [-15., -38., 30., 42.],
        Marker::Wine | Marker::Grain | Marker::Cloth => [-15., -32., 30., 36.],
        Marker::Bars => [-16., -38., 32., 44.],
    }
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
