//! Why the rules of this part forbid something.

use crate::{Illegal, reason::rule};

/// An abbey fills an empty square between four tiles (ABBEY-TILE-02).
pub(super) const NO_HOLE: Illegal =
    Illegal::Rule(rule!("why-no-hole", "an abbey fills an empty square between four tiles"));

/// A barn needs four tiles that meet in a field (ABBEY-BARN-01).
pub(super) const NO_BARN_CORNER: Illegal =
    Illegal::Rule(rule!("why-no-barn-corner", "a barn needs a corner where four tiles meet in a field"));

/// A wagon goes to something connected that is unfinished and free (ABBEY-WAGON-02).
pub(super) const WAGON_STUCK: Illegal =
    Illegal::Rule(rule!("why-wagon-stuck", "the wagon goes to something connected that is unfinished and free"));
