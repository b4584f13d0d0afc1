//! Why the rules of this part forbid something.

use crate::{Illegal, Reason, reason::rule};

/// Only one bridge is placed with a tile (BCB-X-01).
pub(super) const BRIDGE_PLACED: Illegal =
    Illegal::Rule(rule!("why-bridge-placed", "a bridge was placed with this tile already"));

/// Only a city of two tiles with one follower, just completed, becomes a castle (BCB-CASTLE-01, BCB-X-06).
pub(super) const NO_CASTLE: Illegal = Illegal::Rule(rule!("why-no-castle", "that city cannot become a castle"));

/// A bid must be higher than the last and not more than the own points (BCB-X-16).
pub(super) const BAD_BID: Illegal =
    Illegal::Rule(rule!("why-bad-bid", "a bid must be higher than the last, and not more than the own points"));

/// The tile is not among those for auction.
pub(super) const NOT_FOR_SALE: Illegal = Illegal::Rule(rule!("why-not-for-sale", "that tile is not for sale"));

/// The river could not be finished.
pub(super) const RIVER_STUCK: Illegal =
    Illegal::Rule(rule!("why-river-stuck", "the river could not be finished from there"));

/// Tiles in hand and auctions.
pub(super) const AUCTION_IN_HAND: &Reason = rule!(
    "problem-auction-in-hand",
    "tiles won in an auction cannot be played from the hand; switch `toggles.bazaars` off, or draw tiles one by one"
);

/// A setup says that a city is a castle, and it cannot be one.
pub(super) const NOT_A_CASTLE: &Reason = rule!(
    "problem-no-castle",
    "a castle is a complete city of two tiles, by most rules two semicircles, and no castle yet"
);

/// A setup has the wrong figures in a castle.
pub(super) const WRONG_KEEPER: &Reason = rule!(
    "problem-castle-keeper",
    "one follower of its owner keeps a castle until it scores, and nobody else is there"
);

/// A setup has figures in a castle that has scored.
pub(super) const NO_KEEPER: &Reason = rule!("problem-castle-empty", "nobody is in a castle that has scored");
