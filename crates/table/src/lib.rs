//! A game as somebody at the table sees it.
#![forbid(unsafe_code)]

mod view;

pub use view::*;
