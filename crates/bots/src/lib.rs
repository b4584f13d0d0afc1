//! Computer opponents, and the arena that compares them.
#![forbid(unsafe_code)]

pub mod arena;
mod careful;
mod casual;
mod greedy;
mod level;
mod outlook;
mod player;
mod playout;
mod random;
mod reason;
mod registry;
mod search;
mod suggest;
mod turns;
mod words;
mod yardstick;

pub use careful::Careful;
pub use casual::{Casual, Habits};
pub use greedy::Greedy;
pub use level::{Level, Mind};
pub use outlook::{Finish, Outlook, Parts, Prices, Values, Weights};
pub use player::Player;
pub use playout::Playouts;
pub use random::Random;
pub use reason::{Reason, Why};
pub use registry::{Known, PLAYERS, player};
pub use search::{Budget, Progress, Search, Thought, Tuning};
pub use suggest::{Line, advise, suggest};
pub use words::REASONS;
pub use yardstick::Yardstick;
