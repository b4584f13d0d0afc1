//! The engine protocol: one JSON object per line in each direction, through which any program can play, check
//! or analyse a game. `docs/protocol.md` is the contract.
//!
//! ```
//! use aude_protocol::Engine;
//!
//! let mut engine = Engine::new();
//! let answer = engine.answer(r#"{"id":1,"cmd":"new","players":["Alice","Bob"],"seed":7}"#);
//! assert!(answer.starts_with(r#"{"id":1,"ok":true"#));
//! let answer = engine.answer(r#"{"id":2,"cmd":"play","index":99999}"#);
//! assert!(answer.contains(r#""kind":"illegal-action""#));
//! ```
#![forbid(unsafe_code)]

mod action;
mod catalogue;
mod datum;
mod engine;
mod lines;
mod message;
mod record;
mod review;
mod session;
mod setup;
mod suggest;

pub use action::{ActionMessage, Refusal};
pub use catalogue::catalogue;
pub use datum::read_extra;
pub use engine::Engine;
pub use lines::{MAX_LINE, serve};
pub use message::{EventMessage, FigureMessage, SegmentMessage, SegmentNameMessage, StateMessage, TileMessage};
pub use record::read_record;
pub use review::{document as review_document, reviewer};
pub use session::Session;
pub use setup::{read_begun_setup, read_setup, setup_message};
pub use suggest::{read_mind, suggestion};
