//! A turn, one file for each decision (BASE-TURN-02): draw, place a tile, place a figure, score.
//!
//! After the decision about a figure, a turn follows a *program*: the moments of [`Moment`](crate::parts::Moment)
//! that this game needs, in the order of COMBO-X-01. The core's scoring is one of them. A room that uses a moment
//! may need decisions of players, such as captures or the steps of the dragon. It then sets the phase and the
//! deciding player, lists the possible actions and plays the chosen one. The core asks it again until it needs
//! nothing more.
//!
//! Most moments run only when points may be scored or when a room has called for them (`Moment::when`,
//! `State::call`). A game without such rooms has no program and scores at once. Decisions before a tile
//! (`Room::before_tile`) and after the last one (`Room::finale`) work the same way, outside of the program.

mod draw;
mod figure;
mod finish;
mod lots;
mod place;
