//! The engine tested from outside.

mod agreement;
#[path = "slots/each.rs"]
mod each;
mod golden;
mod names;
mod referee;
mod river;
mod scenarios;
mod setup;
mod slots;
mod state;
