//! The rules of Carcassonne: exact, fast, deterministic.
//!
//! A game is data in, data out.
//!
//! * [`Setup`] is what a user asks for, in strings.
//! * [`Rules::new`] checks it, fills in defaults and computes everything that stays the same during a game. What
//!   makes no sense is a [`Flaw`]: data, so that the caller can word it in any language.
//! * [`State`] is a position; [`Rules::start`] gives the first one.
//! * [`Action`] leads from one state to the next.
//! * [`Log`] receives events, if it is on.
//!
//! **No hidden inputs.** The engine has no randomness, clock, I/O, threads or hash order. A draw is an action
//! ([`Action::Draw`]) that the caller supplies. [`Deck`] computes draws from a seed, the number of the draw and the
//! contents of the bag. It stores no order of tiles, so states can be copied and undone freely.
//!
//! **For ever.** The same setup, seed and actions give the same game on every platform and in every later version.
//! Changes of the rules come with a new [`Revision`], and a game keeps the revision it began with. Revisions are
//! resolved when the rules are built (`Choices::is_second`, and [`parts::OptionSpec::since`] for the values of
//! presets). [`State::fingerprint`] identifies what lies on the table, whatever the order in which it came there.
//! `State` itself compares everything it holds.
//!
//! **Map.** `board` holds tiles and features and decides the speed. `turn` has one file per decision. `score`
//! values features. [`parts`] has the expansions and explains how the core calls them. [`scenario`] runs worked
//! examples.
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
mod branchless;
mod datum;
mod deck;
mod event;
mod extras;
mod figure;
mod fingerprint;
mod flaw;
mod lists;
pub mod parts;
mod perft;
mod place;
mod reason;
mod rules;
pub mod scenario;
mod score;
mod setup;
mod state;
mod survey;
mod telling;
pub mod tile;
mod turn;
mod verb;

pub use action::{Action, Axis, Corner, Design, Guest, Illegal, Quarter, Span, Spot};
pub use board::Placements;
pub use datum::{AsDatum, Datum, DatumType, RecordType, StartBridge};
pub use deck::Deck;
pub use event::{Cause, Event, Log, Score, Term};
pub use extras::{ExtraSpec, FactSpec, StartExtras};
pub use figure::{Figure, Owned};
pub use flaw::{Flaw, SetupError};
pub use parts::{
    bridges_castles_bazaars::{Auction, CastleOnTable, StartCastle},
    count::StartGuest,
    tower::StartPrisoner,
};
pub use perft::{perft, perft_within};
pub use place::{Placement, Pos};
pub use reason::Reason;
pub use rules::{MAX_COPIES, MAX_PLAYERS, Rules};
pub use setup::{Choices, Revision, SegmentName, Setup, StartFigure, StartTile, check_name};
pub use state::{FeatureOnTable, FigureOnTable, Phase, State, TileOnTable};
pub use survey::{OpenEdge, OpenSquare, Survey, Surveyed};
pub use telling::{Movement, Place, Sends, Telling};
pub use verb::{Arguments, Fact, Facts, Question, Shape, Target, Verb};
