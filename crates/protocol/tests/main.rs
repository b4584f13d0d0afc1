//! The protocol tested from outside.

mod fuzz;
mod protocol;
