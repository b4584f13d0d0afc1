//! Computer opponents, and the arena that compares them.
#![forbid(unsafe_code)]

pub mod arena;
mod careful;
mod greedy;
mod outlook;
mod player;
mod random;
mod registry;
mod search;
mod turns;
mod yardstick;

pub use careful::Careful;
pub use greedy::Greedy;
pub use outlook::{Finish, Outlook, Parts, Prices, Values, Weights};
pub use player::Player;
pub use random::Random;
pub use registry::{Known, PLAYERS, player};
pub use search::{Budget, Search, Tuning};
pub use yardstick::Yardstick;
