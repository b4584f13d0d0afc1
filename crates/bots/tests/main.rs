//! Computer players tested from outside.

mod levels;
mod memory;
mod parts;
mod puzzles;
mod setups;
