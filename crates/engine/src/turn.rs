//! A turn, one file for each decision (BASE-TURN-02): draw, place a tile, place a figure, score.
//!
//! After the decision about a figure, a turn follows a *program*: the steps of `TurnStep` that this game needs, in the
//! order of COMBO-X-01. The core's scoring is one of them. An expansion that takes part in a step may need decisions of
//! players, such as captures or the steps of the dragon. It then sets the phase and the deciding player, lists the
//! possible actions and plays the chosen one. The core asks it again until it needs nothing more.
//!
//! Most steps run only when points may be scored or when an expansion has called for them (`TurnStep::when`,
//! `State::call`). A game without such expansions has no program and scores at once. Decisions before a tile
//! (`TurnStep::BeforeTile`) and after the last one (`TurnStep::Finale`) work the same way, outside of the program.

mod draw;
mod figure;
mod finish;
mod place;
mod sample;
