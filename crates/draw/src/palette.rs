//! The colours of the land: warm, a little muted, apart also in grey.
//!
//! Light comes from the upper left, so most things have a lit and a shaded colour. What reaches the edge of a tile
//! (grass, road, water, town) has one colour there on all tiles.

/// Grass, and what a field shows at the edge of a tile.
pub const GRASS: &str = "#ab6";
/// Patches of grass in the sun.
pub const GRASS_LIT: &str = "#bc7";
/// Patches of deeper grass.
pub const GRASS_DEEP: &str = "#9a5";
/// Patches of dry grass.
pub const GRASS_DRY: &str = "#bb6";
/// Tufts and hedges.
pub const TUFT: &str = "#794";
/// Leaves in the shade, by sort of tree.
pub const LEAF_DARK: [&str; 2] = ["#573", "#783"];
/// Leaves.
pub const LEAF: [&str; 2] = ["#794", "#994"];
/// Leaves in the sun.
pub const LEAF_LIT: [&str; 2] = ["#ab5", "#bb6"];
/// Shadows on grass.
pub const SHADE: &str = "#452";

/// A road.
pub const ROAD: &str = "#f0e1b9";
/// The edges of a road.
pub const ROAD_EDGE: &str = "#a85";
/// Ruts in a road.
pub const ROAD_RUT: &str = "#dc9";

/// Water.
pub const WATER: &str = "#59a";
/// Deep water.
pub const WATER_DEEP: &str = "#489";
/// Light on water.
pub const WATER_LIT: &str = "#bdd";
/// The banks of water.
pub const BANK: &str = "#dda";

/// The ground of a city.
pub const TOWN: &str = "#d8ac6c";
/// The ground of a city on small tiles: between that and the roofs that are left out.
pub const TOWN_CALM: &str = "#cf9558";
/// Squares and lanes.
pub const TOWN_LIT: &str = "#e4c084";
/// Roofs in the sun.
pub const ROOF: [&str; 5] = ["#c53", "#a43", "#c74", "#854", "#678"];
/// Roofs in the shade, in the same order.
pub const ROOF_DARK: [&str; 5] = ["#932", "#832", "#a53", "#633", "#456"];
/// Plastered walls.
pub const PLASTER: &str = "#f3e3c0";
/// The outlines of houses.
pub const TIMBER: &str = "#643";

/// Stone in the sun.
pub const STONE_LIT: &str = "#ece4d0";
/// Stone.
pub const STONE: &str = "#cfc4ac";
/// Stone in the shade.
pub const STONE_DARK: &str = "#987";
/// Ink: the outlines of what must be read from afar.
pub const INK: &str = "#432";
