//! Pictures tested from outside.

mod board;
mod film;
mod seams;
mod structure;
