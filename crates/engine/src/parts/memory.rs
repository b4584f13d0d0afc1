//! What expansions remember of a game.

use super::{
    abbey_mayor, bridges_castles_bazaars, count, cult, king_robber, princess_dragon, siege, tower, traders_builders,
};
use crate::{Design, board::SegmentRef, lists::clone_in_place};

/// What the expansions remember of a game, beyond what lies on the table. Only games that need it have it.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Tiles laid aside until they can be used.
    pub(crate) aside: Vec<Design>,
    /// Tiles that went back into a bag of fixed order, whose end they are.
    pub(crate) back: Vec<Design>,
    /// Features that were scored in this part of a turn, while expansions are still to be told.
    pub(crate) scored: Vec<SegmentRef>,
    /// Features that were completed other than by a segment of the tile placed last, and are not scored yet.
    pub(crate) completed: Vec<SegmentRef>,
    /// Features that were completed and became something else in this part of a turn, while expansions are still to be told.
    pub(crate) converted: Vec<SegmentRef>,
    pub(crate) traders_builders: traders_builders::GoodsState,
    pub(crate) king_robber: king_robber::KingRobberState,
    pub(crate) princess_dragon: princess_dragon::DragonState,
    pub(crate) tower: tower::TowerState,
    pub(crate) abbey_mayor: abbey_mayor::AbbeyMayorState,
    pub(crate) bridges: bridges_castles_bazaars::Bridges,
    pub(crate) castles: bridges_castles_bazaars::Castles,
    pub(crate) auction: bridges_castles_bazaars::Auction,
    pub(crate) siege: siege::SiegeState,
    pub(crate) cult: cult::CultState,
    pub(crate) count: count::CountState,
}

clone_in_place!(Memory {
    aside,
    back,
    scored,
    completed,
    converted,
    traders_builders,
    king_robber,
    princess_dragon,
    tower,
    abbey_mayor,
    bridges,
    castles,
    auction,
    siege,
    cult,
    count,
});

impl Memory {
    /// Forgets what would come before the next tile is placed.
    pub(crate) fn suppose_turn(&mut self) {
        self.auction.clone_from(&bridges_castles_bazaars::Auction::default());
    }

    /// How many bytes it takes besides itself.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.completed)
            + size_of_val(&*self.converted)
            + size_of_val(&*self.aside)
            + size_of_val(&*self.back)
            + size_of_val(&*self.scored)
            + self.princess_dragon.bytes()
            + self.tower.bytes()
            + self.abbey_mayor.bytes()
            + self.castles.bytes()
            + self.auction.bytes()
            + self.siege.bytes()
            + self.cult.bytes()
            + self.count.bytes()
    }
}
