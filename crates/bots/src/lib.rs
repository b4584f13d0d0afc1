//! Computer opponents, and the arena that compares them.
//!
//! A [`Player`] gets [`Rules`](aude_engine::Rules) and [`State`](aude_engine::State) and chooses a legal action.
//! Neither contains the coming draws, so no player can see them. [`player()`] makes players from names such as
//! `search:ms=50`.
//!
//! Players that judge positions measure the table with the engine's [`Survey`](aude_engine::Survey).
//!
//! * [`Random`], [`Greedy`], [`Yardstick`]: fixed points to compare with.
//! * [`Careful`]: one turn ahead, judged by [`Outlook`].
//! * [`Search`]: several turns ahead. It thinks in slices, so that a browser or a server can interrupt it.
//! * [`Casual`]: plays like a person with little practice. [`Level`] picks one of these players by strength.
//! * [`suggest()`] and [`Reason`]: advice, and why it is good.
//! * [`review`]: where a game was won, and how much of it was luck.
//! * `parts` has a file for each part of the game: what it is worth, its decisions and reasons.
//! * [`arena`][]: matches.
//!
//! Only time budgets and the arena read a clock. `docs/opponents.md` explains how the players think and how strong
//! they are.
#![forbid(unsafe_code)]

pub mod arena;
mod careful;
mod casual;
mod greedy;
mod level;
mod math;
mod outlook;
mod parts;
mod player;
mod playout;
mod random;
mod reason;
mod registry;
pub mod review;
mod search;
mod suggest;
mod turns;
mod words;
mod yardstick;

pub use careful::Careful;
pub use casual::{Casual, Habits};
pub use greedy::Greedy;
pub use level::{Level, Mind};
pub use outlook::{Finish, Outlook, Values, Weights};
pub use player::Player;
pub use playout::Playouts;
pub use random::Random;
pub use reason::{Reason, Why};
pub use registry::{Known, PLAYERS, player};
pub use search::{Budget, Progress, Search, Thought, Tuning, Worth};
pub use suggest::{Line, advise, suggest};
pub use words::{PART_WORDS, REASONS};
pub use yardstick::Yardstick;
