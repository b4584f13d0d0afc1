//! Why the rules of this part forbid something.

use crate::{Illegal, Reason, reason::rule};

/// Nobody shares a tile with the dragon (DRAGON-VOLC-03).
pub(super) const DRAGON_IS_THERE: Illegal =
    Illegal::Rule(rule!("why-dragon-is-there", "nobody shares a tile with the dragon"));

/// There is no tower, or no site for one (TOWER-05).
pub(super) const NO_TOWER: Illegal = Illegal::Rule(rule!("why-no-tower", "there is no site for a tower"));

/// A follower stands on the tower (TOWER-12).
pub(super) const TOWER_CLOSED: Illegal = Illegal::Rule(rule!("why-tower-closed", "a follower stands on that tower"));

/// A follower has closed the tower for good (`closed-tower`).
pub(super) const TOWER_FINISHED: Illegal = Illegal::Rule(rule!("why-tower-finished", "that tower is finished"));

/// Only a tower of some height can be closed (TOWER-X-01).
pub(super) const TOWER_BARE: Illegal =
    Illegal::Rule(rule!("why-tower-bare", "only a tower of some height can be closed"));

/// No such follower stands in reach of the tower (TOWER-07).
pub(super) const OUT_OF_REACH: Illegal =
    Illegal::Rule(rule!("why-out-of-reach", "no such follower stands in reach of the tower"));

/// No such prisoner is held there (TOWER-15).
pub(super) const NO_PRISONER: Illegal = Illegal::Rule(rule!("why-no-prisoner", "no such prisoner is held there"));

/// A ransom takes 3 points (TOWER-X-05).
pub(super) const TOO_POOR: Illegal = Illegal::Rule(rule!("why-too-poor", "a ransom takes 3 points"));

/// A ransom has been paid this turn (TOWER-X-06).
pub(super) const RANSOM_PAID: Illegal = Illegal::Rule(rule!("why-ransom-paid", "a ransom has been paid this turn"));

/// A setup has a tower on a tile without a site for one.
pub(super) const NO_SITE: &Reason = rule!("why-no-tower", "the tile has no site for a tower");

/// A setup lets somebody hold an own follower.
pub(super) const OWN_PRISONER: &Reason = rule!("problem-own-prisoner", "nobody holds own followers");

/// A setup has a prisoner of a kind that nobody captures.
pub(super) const NEVER_A_PRISONER: &Reason = rule!("problem-no-prisoner", "a {figure} is never a prisoner");

/// A setup lets two players hold each other's followers.
pub(super) const EXCHANGED: &Reason =
    rule!("problem-exchanged", "two players who hold each other's followers exchange them at once");
