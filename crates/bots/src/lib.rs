//! Computer opponents, and the arena that compares them.
#![forbid(unsafe_code)]

mod careful;
mod outlook;
mod player;
mod search;

pub use careful::Careful;
pub use outlook::{Finish, Outlook, Values, Weights};
pub use player::Player;
pub use search::{Budget, Search, Tuning};
