//! The colours of the land: warm, a little muted, apart also in grey.
//!
//! Light comes from the upper left, so most things have a lit and a shaded colour. What reaches the edge of a tile
//! (grass, road, water, town) has one colour there on all tiles.

/// Grass, and what a field shows at the edge of a tile.
pub const GRASS: &str = "#a8ba5f";
/// Patches of grass in the sun.
pub const GRASS_LIT: &str = "#b8c76f";
/// Patches of deeper grass.
pub const GRASS_DEEP: &str = "#97ac50";
/// Patches of dry grass.
pub const GRASS_DRY: &str = "#b9b866";
/// Tufts and hedges.
pub const TUFT: &str = "#7f9641";
/// Leaves in the shade, by sort of tree.
pub const LEAF_DARK: [&str; 2] = ["#5c7a3a", "#77803a"];
/// Leaves.
pub const LEAF: [&str; 2] = ["#7a9845", "#98994a"];
/// Leaves in the sun.
pub const LEAF_LIT: [&str; 2] = ["#a3ba5b", "#bdb661"];
/// Shadows on grass.
pub const SHADE: &str = "#4a5a2a";

/// A road.
pub const ROAD: &str = "#f0e1b9";
/// The edges of a road.
pub const ROAD_EDGE: &str = "#a98a58";
/// Ruts in a road.
pub const ROAD_RUT: &str = "#dcc694";

/// Water.
pub const WATER: &str = "#5b9fb0";
/// Deep water.
pub const WATER_DEEP: &str = "#4a8da1";
/// Light on water.
pub const WATER_LIT: &str = "#b5dbdc";
/// The banks of water.
pub const BANK: &str = "#ded8a6";

/// The ground of a city.
pub const TOWN: &str = "#d8ac6c";
/// Squares and lanes.
pub const TOWN_LIT: &str = "#e4c084";
/// Roofs in the sun.
pub const ROOF: [&str; 5] = ["#c4573a", "#b0442f", "#d07845", "#8f5340", "#6f7b8a"];
/// Roofs in the shade, in the same order.
pub const ROOF_DARK: [&str; 5] = ["#93392a", "#84301f", "#a2552e", "#66382b", "#4d5766"];
/// Plastered walls.
pub const PLASTER: &str = "#f3e3c0";
/// The outlines of houses.
pub const TIMBER: &str = "#6d4430";

/// Stone in the sun.
pub const STONE_LIT: &str = "#ece4d0";
/// Stone.
pub const STONE: &str = "#cfc4ac";
/// Stone in the shade.
pub const STONE_DARK: &str = "#9c8e77";
/// Ink: the outlines of what must be read from afar.
pub const INK: &str = "#4d3b2e";
