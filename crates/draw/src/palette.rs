//! The colours of the land: warm, a little muted, apart also in grey.

/// Grass, also what a field shows at the edge of a tile.
pub const GRASS: &str = "#a9bb62";
/// A road.
pub const ROAD: &str = "#efdfb6";
/// The edges of a road.
pub const ROAD_EDGE: &str = "#ad8f5c";
/// Water.
pub const WATER: &str = "#5a9fae";
/// The banks of water.
pub const BANK: &str = "#d8d3a2";
/// The ground of a city.
pub const TOWN: &str = "#d3a465";
/// Stone.
pub const STONE: &str = "#d9d0bc";
/// The shaded side of stone, and its outlines.
pub const STONE_DARK: &str = "#6e5d4c";
