//! Why the rules of this part forbid something.

use crate::{Illegal, Reason, reason::rule};

/// A river tile must extend an open end of the river (RIVER-X-03).
pub(super) const NOT_AT_RIVER: Illegal = Illegal::Rule(rule!("why-not-at-river", "a river tile must extend the river"));

/// The river would turn back on itself (RIVER2-04, RIVER-X-04).
pub(super) const RIVER_TURNS_BACK: Illegal =
    Illegal::Rule(rule!("why-river-turns-back", "the river may not turn back on itself"));

/// Two arms of the river would be joined (RIVER2-05).
pub(super) const RIVER_JOINED: Illegal =
    Illegal::Rule(rule!("why-river-joined", "the arms of the river may not be joined"));

/// The river could not be finished.
pub(super) const RIVER_STUCK: Illegal =
    Illegal::Rule(rule!("why-river-stuck", "the river could not be finished from there"));

/// There is one river in a game.
pub(super) const TWO_RIVERS: &Reason =
    rule!("problem-two-rivers", "there is one river in a game; choose one set, or switch one off by its toggle");

/// Tiles in hand and a river.
pub(super) const RIVER_IN_HAND: &Reason =
    rule!("problem-river-in-hand", "a river cannot be played from the hand; play without it, or draw tiles one by one");
