//! Rooms tested from outside.

mod gathering;
mod hall;
mod playing;
mod properties;
mod story;
mod types;
