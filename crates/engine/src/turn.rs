//! A turn, one file for each decision (BASE-TURN-02): draw, place a tile, place a figure, score.

mod draw;
mod figure;
mod finish;
mod lots;
mod place;
