//! A game as a client shows it. Clients know no rules.
//!
//! **Views.** [`Table::view`] gives the whole table as data: tiles by name, pieces with their drawing and point,
//! players, and the decision that is due ([`Ask`]). Everything that can be done is a [`Choice`] with an index,
//! words and a [`Form`], which says how to show it: a tile on a square, a figure at a point, a segment, a button.
//! The answer is the number of the position and the index. A client that shows all forms can play every part, later
//! ones included. Each step sends the whole view. TypeScript types are generated from `view.rs`.
//!
//! **Texts.** A [`Text`] is the name of a message in `locales/*/game.ftl` with its values. The client formats it,
//! so the page can change its language at any time. Tests check that every message exists in every language with
//! all its values.
//!
//! **The log** is made when an action is played. Opening a record replays it and makes the same lines. The log
//! explains every point, so [`Story`], the summary of a game, is derived from it.
//!
//! **What if it ended now?** Projected scores, field owners and current values come from
//! [`State::if_ended`](aude_engine::State::if_ended), which ends a copy of the game. They cannot differ from the
//! final scoring.
//!
//! **No clock, no randomness.** Seeds come from the caller, and a [`Thinker`] thinks in slices that the caller
//! ends.
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
mod review;
mod story;
mod table;
mod thinker;
mod tile_text;
mod view;
mod why;
mod words;

pub use art::{LiveryView, back_svg, figure_svg, liveries, tile_svg};
pub use aude_draw::Detail;
pub use aude_protocol::catalogue;
pub use editor::{Edit, Sketch, Tool, sketch};
pub use picture::Shot;
pub use review::*;
pub use story::{Highlight, ScoreRow, Story, TurnMark};
pub use table::Table;
pub use thinker::Thinker;
pub use tile_text::tile_text;
pub use view::*;
pub use words::GAME;
