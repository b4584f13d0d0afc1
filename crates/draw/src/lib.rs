//! The pictures of Aude, drawn by our own hand as SVG.
//!
//! Nothing here is stored as a picture. A tile is drawn from the same data the rules play with: which sides are city,
//! road, river or field, what hangs together and what is joined. So a picture cannot disagree with the rules, and a
//! tile somebody adds to the catalogue has a face at once.
//!
//! [`geometry`] decides where things are: it lays walls, roads and rivers out, finds the fields between them and a
//! place for every figure. [`tile`](mod@tile) paints that. Both measure in tile units: a tile is 100 wide and 100
//! high, x grows to the right and y down.
//!
//! ```
//! let start = aude_engine::tile::find("D").unwrap();
//! let svg = aude_draw::standalone(start, 0, 1, 400);
//! assert!(svg.starts_with("<svg"));
//! let city = aude_draw::anchor(start, 0, 0);
//! assert!(city.y < 30.0); // the city lies in the north
//! let city = aude_draw::anchor(start, 0, 2);
//! assert!(city.y > 70.0); // turned upside down, in the south
//! ```
#![forbid(unsafe_code)]

mod board;
mod figure;
pub mod geometry;
pub mod palette;
mod players;
#[cfg(feature = "raster")]
mod raster;
mod sheet;
pub mod svg;
pub mod text;
pub mod tile;

pub use board::{BARN_FEET, Board, Item, ItemKind, Surroundings, lies, variety};
pub use figure::{Marker, Pose, bridge, figure, marker, tower};
pub use geometry::{Point, anchor, center_of_symbol, outline};
pub use players::{LIVERIES, Livery, Shape, liveries, livery};
#[cfg(feature = "raster")]
pub use raster::{Frame, MAX_PIXELS, RasterError, film, png, small_png};
pub use sheet::{figure_sheet, tile_sheet};
pub use tile::{back, standalone, tile};
