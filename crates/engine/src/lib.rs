//! The rules of Carcassonne.
#![forbid(unsafe_code)]

pub mod tile;
