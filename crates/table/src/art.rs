//! Pictures: whole SVG documents for whoever shows them one by one.

use aude_draw::{Detail, LIVERIES, picture, standalone, variety};
use aude_engine::tile;
use serde::Serialize;

use crate::{view::Square, words::pos};

/// A tile as it lies on a square: 100 by 100, seamless with its neighbours of the same detail. Nothing for a tile that nobody knows.
pub fn tile_svg(name: &str, turn: u8, at: Square, detail: Detail) -> Option<String> {
    let tile = tile::find(name)?;
    Some(standalone(tile, turn, variety(tile, pos(at).unwrap_or_default()), detail, 100))
}

/// The back of a tile.
pub fn back_svg() -> String {
    document([0., 0., 100., 100.], &aude_draw::back())
}

/// A figure in a livery, or a thing that is nobody's, such as `dragon` or `wine`. A figure lies with `lying-` before its
/// name, and is a prisoner with `prisoner-`. The origin is the point it stands on, and the view box fits closely around it,
/// in tile units.
pub fn figure_svg(name: &str, colour: Option<usize>) -> Option<String> {
    picture(name, colour.unwrap_or(0)).map(|(room, svg)| document(room, &svg))
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
