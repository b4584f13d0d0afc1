//! Why the rules of this part forbid something.

use crate::{Illegal, Reason, reason::rule};

/// A knight must be sent home first (`princess-removal`).
pub(super) const PRINCESS_INSISTS: Illegal =
    Illegal::Rule(rule!("why-princess-insists", "the princess insists that a knight goes home first"));

/// The knight does not stand in the city of the princess (DRAGON-PRINCESS-01).
pub(super) const NO_KNIGHT: Illegal =
    Illegal::Rule(rule!("why-no-knight", "no such knight stands in the city of the princess"));

/// The dragon takes a step to a neighbouring tile (DRAGON-MOVE-02).
pub(super) const NO_DRAGON_STEP: Illegal =
    Illegal::Rule(rule!("why-no-dragon-step", "the dragon takes a step to a neighbouring tile"));

/// The dragon has been on that tile in this movement (DRAGON-MOVE-03).
pub(super) const DRAGON_WAS_THERE: Illegal =
    Illegal::Rule(rule!("why-dragon-was-there", "the dragon has been on that tile in this movement"));

/// The fairy keeps the dragon away (DRAGON-MOVE-04).
pub(super) const FAIRY_PROTECTS: Illegal =
    Illegal::Rule(rule!("why-fairy-protects", "the fairy keeps the dragon off that tile"));

/// Nobody shares a tile with the dragon (DRAGON-VOLC-03).
pub(super) const DRAGON_IS_THERE: Illegal =
    Illegal::Rule(rule!("why-dragon-is-there", "nobody shares a tile with the dragon"));

/// The fairy goes to an own follower (DRAGON-FAIRY-01).
pub(super) const NO_OWN_FOLLOWER: Illegal =
    Illegal::Rule(rule!("why-no-own-follower", "the fairy goes to an own follower"));

/// The fairy is there already (DRAGON-X-11).
pub(super) const FAIRY_IS_THERE: Illegal =
    Illegal::Rule(rule!("why-fairy-is-there", "the fairy is with that follower already"));

/// The fairy may not be moved when a dragon tile was placed (`fairy-on-dragon-tile`).
pub(super) const FAIRY_WAITS: Illegal =
    Illegal::Rule(rule!("why-fairy-waits", "the fairy may not be moved when a dragon tile was placed"));

/// A setup has a dragon before there is a volcano.
pub(super) const NO_VOLCANO: &Reason =
    rule!("problem-no-volcano", "there is no dragon before a volcano lies on the table");

/// A setup has the dragon where it cannot be.
pub(super) const NO_DRAGON_THERE: &Reason = rule!("problem-not-there", "the dragon cannot be there");
