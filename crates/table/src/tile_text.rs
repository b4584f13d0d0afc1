//! Tiles in words, for players who hear them instead of seeing them.

use aude_engine::{
    SegmentName,
    tile::{self, Kind, Segment, Symbol, Tile},
};

use crate::{
    view::Text,
    words::{counted, sides},
};

/// What is printed on a tile that was turned so often: cities and roads with the sides they reach, buildings, what they carry, a
/// symbol. Fields with nothing on them are named where there is nothing else. Nothing for a tile that nobody knows.
pub fn tile_text(name: &str, turn: u8) -> Option<Text> {
    let tile = tile::find(name)?;
    let is_plain = |it: &Segment| it.kind == Kind::Field && it.marks.each().next().is_none();
    // A site for a tower is a segment, too.
    let texts = |plain: bool| {
        let segments = tile.segments.iter().enumerate().filter(|(_, it)| it.kind != Kind::Tower);
        segments.filter(move |(_, it)| is_plain(it) == plain).map(|(segment, _)| segment_text(tile, segment, turn))
    };
    let symbol = tile.symbol.map(|it: Symbol| Text::new(format!("tile-{}", it.name())));
    let mut parts: Vec<Text> = texts(false).chain(symbol).collect();
    if parts.is_empty() {
        parts = texts(true).collect();
    }
    parts.into_iter().rev().reduce(|rest, part| Text::new("tile-parts").with("part", part).with("rest", rest))
}

/// A segment of a tile: what it is, the sides it reaches, what it carries.
fn segment_text(tile: &Tile, segment: usize, turn: u8) -> Text {
    let it = &tile.segments[segment];
    let places = SegmentName::of(tile, segment, turn).places;
    let sides: Vec<Text> = sides(it.kind, places).map(|side| Text::new("side").with("side", side)).collect();
    let text = match it.kind {
        Kind::River => Text::new(if sides.is_empty() { "tile-river-middle" } else { "tile-river" }),
        kind => {
            let kind = if tile.held && kind == Kind::Monastery { "abbey" } else { kind.name() };
            Text::new(if sides.is_empty() { "segment-middle" } else { "segment" }).with("kind", kind)
        }
    };
    let text = if sides.is_empty() { text } else { text.with("sides", sides) };
    let princess = it.princess.then(|| Text::new("tile-princess"));
    let marks: Vec<Text> = it.marks.each().map(|(what, n, _)| counted(what, n)).chain(princess).collect();
    if marks.is_empty() { text } else { Text::new("tile-carrying").with("part", text).with("marks", marks) }
}
