//! A game as somebody at the table sees it.
//!
//! A [`Table`] wraps a game and tells a client all that it shows: a [`View`] of the whole table, the decision that is due
//! with everything that can be done ([`Ask`], [`Choice`]), a log in words, and what players ask about features, fields and
//! tiles. A client knows no rules: it shows choices by their [`Form`] and answers with the number of one.
//!
//! Words are not made here. A [`Text`] is the name of a message in `locales/*/game.ftl` with its values; whoever shows it
//! brings the language. There is no clock and no chance in here either, so that all of it runs in a browser: seeds come from
//! outside, and a [`Thinker`] thinks as long as whoever drives it wants.
//!
//! ```
//! use aude_table::Table;
//!
//! let setup = serde_json::json!({ "players": ["Anna", "Ben"], "seed": 7 });
//! let mut table = Table::new(setup.as_object().unwrap(), vec![0, 1]).unwrap();
//! let view = table.view();
//! let ask = view.ask.unwrap();
//! assert_eq!((ask.player, ask.phase.as_str()), (0, "place-tile"));
//! table.play(view.moves, ask.choices[0].index).unwrap();
//! assert_eq!(table.view().tiles.len(), 2);
//! assert_eq!(table.log(0)[0].text.id, "log-tile");
//! ```
#![forbid(unsafe_code)]

mod art;
mod ask;
mod editor;
mod explore;
mod feature;
mod flaw;
mod label;
mod log;
mod look;
mod picture;
mod story;
mod table;
mod thinker;
mod view;
mod why;
mod words;

pub use art::{LiveryView, back_svg, figure_svg, liveries, tile_svg};
pub use aude_protocol::catalogue;
pub use editor::{Edit, Sketch, Tool, sketch};
pub use log::{terms, told};
pub use picture::Shot;
pub use story::{Highlight, ScoreRow, Story, TurnMark};
pub use table::Table;
pub use thinker::Thinker;
pub use view::*;
pub use words::{GAME, Words};
