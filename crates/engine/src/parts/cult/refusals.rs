//! Why the rules of this part forbid something.

use crate::{Illegal, reason::rule};

/// A shrine would touch several monasteries, or a monastery several shrines (CULT-05, CULT-X-04).
pub(super) const TOO_MANY_RIVALS: Illegal =
    Illegal::Rule(rule!("why-too-many-rivals", "a shrine may touch one monastery only, and a monastery one shrine"));
