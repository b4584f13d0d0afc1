//! Computer players tested from outside.

#[path = "../../record/tests/dice/mod.rs"]
mod dice;
mod levels;
mod memory;
mod parts;
mod puzzles;
mod review;
mod setups;
