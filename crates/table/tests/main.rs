//! The table tested from outside.

mod after;
mod art;
#[path = "../../record/tests/dice/mod.rs"]
mod dice;
mod editor;
mod follow;
mod games;
mod messages;
mod rulebook;
mod setups;
mod thinking;
mod types;
mod words;
