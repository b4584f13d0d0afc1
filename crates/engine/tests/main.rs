//! The engine tested from outside.

mod agreement;
#[path = "lots/each.rs"]
mod each;
mod golden;
mod lots;
mod referee;
mod river;
mod scenarios;
mod setup;
mod state;
