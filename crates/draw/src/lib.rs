//! The pictures of Aude, as SVG.
//!
//! Nothing here is stored as a picture. A tile is drawn from the data that the rules use: which sides are city,
//! road, river or field, and what is connected. A picture cannot contradict the rules (a test compares the fields),
//! and a new tile in the catalogue needs no artwork.
//!
//! * [`geometry`] decides where things are: walls, roads and rivers, the fields between them, a place for every
//!   figure. It is computed once for each design.
//! * [`tile`](mod@tile) paints that.
//! * `parts` has a file for each part of the game: its figures, markers, symbols and pieces of the board.
//! * [`Board`] draws a position as a list of [`Item`]s, each an SVG fragment and a point. A document is all items
//!   together; a browser composes them itself.
//! * [`text`] draws letters as strokes, so that a picture does not depend on installed fonts.
//! * The feature `raster` adds PNG and GIF.
//!
//! Units: a tile is 100 wide and 100 high, x grows to the right and y down.
//!
//! ```
//! let start = aude_engine::tile::find("D").unwrap();
//! let svg = aude_draw::standalone(start, 0, 1, aude_draw::Detail::Full, 400);
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
mod order;
pub mod palette;
mod parts;
mod players;
#[cfg(feature = "raster")]
mod raster;
mod sheet;
pub mod svg;
pub mod text;
pub mod tile;

pub use board::{Board, Item, ItemKind, Piece, Surroundings, variety};
pub use figure::{Marker, Pose, corner_feet, figure, lies, marker, picture, role};
pub use geometry::{Point, anchor, center_of_symbol, mark, outline};
pub use players::{LIVERIES, Livery, Shape, liveries, livery};
#[cfg(feature = "raster")]
pub use raster::{Frame, MAX_FILM_PIXELS, MAX_PIXELS, RasterError, film, png, small_png};
pub use sheet::{figure_sheet, tile_sheet};
pub use tile::{Detail, back, standalone, tile};
