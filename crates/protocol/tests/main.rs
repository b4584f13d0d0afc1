//! The protocol tested from outside.

#[path = "../../record/tests/dice/mod.rs"]
mod dice;
mod fuzz;
mod protocol;
mod setups;
mod trial;
