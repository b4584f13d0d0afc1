//! Why the rules of this part forbid something.

use crate::{Illegal, Quarter, Reason, reason::rule};

/// Nobody of that kind may leave that quarter for there (COUNT-06, COUNT-08).
pub(super) const CANNOT_LEAVE: Illegal =
    Illegal::Rule(rule!("why-cannot-leave", "nobody can leave the city for there"));

/// The figure may not enter that quarter (ABBEY-X-14, COUNT-X-05), by the number of the quarter.
pub(super) const NO_QUARTER_FOR: [&Reason; Quarter::ALL.len()] = [
    rule!("why-no-quarter-for", "a {figure} may not enter the castle", "quarter" = "castle"),
    rule!("why-no-quarter-for", "a {figure} may not enter the cathedral", "quarter" = "cathedral"),
    rule!("why-no-quarter-for", "a {figure} may not enter the market", "quarter" = "market"),
    rule!("why-no-quarter-for", "a {figure} may not enter the smithy", "quarter" = "smithy"),
];
