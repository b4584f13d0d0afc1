//! The rules of Carcassonne: exact, fast, deterministic.
//!
//! A game is data in, data out. A [`Setup`] says what somebody wants to play; [`Rules::new`] checks it and
//! works out everything that does not change; [`Rules::start`] gives the first [`State`]; an [`Action`] leads
//! from one state to the next and may tell a [`Log`] what happened. The engine has no randomness, clock, I/O,
//! threads or hash order in it: tiles are drawn by actions of chance, which a [`Deck`] works out from a seed,
//! or anybody else from wherever they like.
//!
//! ```
//! use aude_engine::{Deck, Event, Log, Phase, Rules, Setup};
//!
//! let rules = Rules::new(&Setup::players(2).with_parts(&[("base", 1), ("inns-cathedrals", 1)])).unwrap();
//! let deck = Deck::new(2026);
//! let mut state = rules.start();
//! let mut log = Log::on();
//! while state.phase() != Phase::Over {
//!     let action = match state.phase() {
//!         Phase::Draw => deck.draw(&rules, &state),
//!         _ => state.legal_actions(&rules)[0],
//!     };
//!     state.play(&rules, action, &mut log).unwrap();
//! }
//! let scored: i32 = log.take().iter().filter_map(|e| match e {
//!     Event::Scored(score) => Some(score.points),
//!     _ => None,
//! }).sum();
//! assert_eq!(scored as u32, state.score(0) + state.score(1));
//! ```
#![forbid(unsafe_code)]

mod action;
mod board;
mod deck;
mod event;
mod figure;
mod fingerprint;
mod flaw;
mod lists;
pub mod parts;
mod perft;
mod place;
mod position;
mod rules;
pub mod scenario;
mod score;
mod setup;
mod sift;
mod state;
mod survey;
pub mod tile;
mod turn;

pub use action::{Action, Axis, Corner, Design, Guest, Illegal, Quarter, Span, Spot};
pub use board::Placements;
pub use deck::Deck;
pub use event::{Cause, Event, Log, Score, Term};
pub use figure::{Figure, Owned};
pub use flaw::{Flaw, SetupError};
pub use parts::bridges_castles_bazaars::Auction;
pub use perft::{perft, perft_within};
pub use place::{Placement, Pos};
pub use position::{Position, StartBridge, StartCastle, StartGuest, StartPrisoner};
pub use rules::{MAX_COPIES, MAX_PLAYERS, Rules};
pub use setup::{Choices, Revision, SegmentName, Setup, StartFigure, StartTile, check_name};
pub use state::{CastleOnTable, FeatureOnTable, FigureOnTable, Phase, State, TileOnTable};
pub use survey::{OpenEdge, OpenSquare, Survey, Surveyed};
