//! A tile is placed.

use crate::{
    Action, Design, Event, Figure, Illegal, Log, Phase, Placement, Pos, Rules, Span, State, board::Found,
    branchless::in_order,
};

impl State {
    /// A tile that fits somewhere must be placed (BASE-PLACE-04).
    pub(crate) fn list_tile_placements(&self, rules: &Rules, actions: &mut Vec<Action>) {
        let mut add = |design| rules.extend_placements(self, design, actions);
        match self.hands.get(self.player()) {
            None => add(self.tile),
            Some(hand) => {
                for (i, design) in hand.iter().enumerate() {
                    if !hand[..i].contains(design) {
                        add(*design);
                    }
                }
            }
        }
        if rules.has_asides() {
            let fits = !actions.is_empty();
            let mut add =
                |design| rules.hooks.places.iter().for_each(|offers| offers.list(rules, self, design, actions));
            if self.hands.is_empty() {
                add(self.tile);
            } else {
                self.tiles_at_hand().for_each(add);
            }
            if !fits {
                // BCB-X-05
                actions.push(Action::Pass);
            }
            self.list_asides(rules, actions);
        }
    }

    /// Whether placing the tile in play where it fits is all that can be done now: then [`State::placements`] tells
    /// everything.
    #[inline]
    pub fn only_placements(&self, rules: &Rules) -> bool {
        self.tile().is_some() && (!rules.has_asides() || self.has_no_asides(rules))
    }

    #[inline(never)]
    fn has_no_asides(&self, rules: &Rules) -> bool {
        self.supply_of(self.player(), Figure::Bridge) == 0 && !self.has_asides(rules)
    }

    /// The tile in play, or the different tiles in hand, sorted.
    fn tiles_at_hand(&self) -> impl Iterator<Item = Design> {
        in_order(self.hands.get(self.player()).map_or(std::slice::from_ref(&self.tile), |hand| hand))
    }

    /// Whether a tile could be placed with something that helps it.
    pub(crate) fn has_other_places(&self, rules: &Rules, design: Design) -> bool {
        rules.hooks.places.iter().any(|offers| offers.any(rules, self, design))
    }

    /// A tile may be given up if it fits nowhere by itself.
    pub(crate) fn check_give_up(&self, rules: &Rules) -> Result<(), Illegal> {
        let fits = self.tiles_at_hand().any(|design| rules.any_placement(self, design));
        if fits { Err(Illegal::MustPlace) } else { Ok(()) }
    }

    pub(crate) fn check_helped(
        &self,
        rules: &Rules,
        design: Design,
        placement: Placement,
        span: Span,
    ) -> Result<(), Illegal> {
        if !self.tiles_at_hand().any(|held| held == design) {
            return Err(Illegal::WrongTile);
        }
        let action = Action::PlaceBridged(design, rules.canonical(design, placement), span);
        let possible = rules.hooks.places.iter().any(|offers| offers.has(rules, self, design, action));
        if possible { Ok(()) } else { Err(Illegal::NoBridge) }
    }

    /// BASE-PLACE-01, BASE-PLACE-02, BASE-X-01, BASE-X-07.
    pub(crate) fn check_tile(&self, rules: &Rules, design: Design, placement: Placement) -> Result<(), Illegal> {
        let in_hand = match self.hands.get(self.player()) {
            None => self.tile == design,
            Some(hand) => hand.contains(&design),
        };
        if !in_hand {
            return Err(Illegal::WrongTile);
        }
        let at = placement.at();
        if self.board.tile_at(at).is_some() {
            return Err(Illegal::Taken);
        }
        let signature = self.board.signature(at).ok_or(Illegal::NotAdjacent)?;
        match rules.mismatch(design, placement.turn(), signature) {
            Some(side) => Err(Illegal::Mismatch(side)),
            None => rules.allows(self, design, rules.canonical(design, placement)),
        }
    }

    #[inline]
    pub(crate) fn place_tile(&mut self, rules: &Rules, design: Design, placement: Placement, log: &mut Log) {
        self.take_from_hand(design);
        let placement = rules.canonical(design, placement);
        let found = rules.lay(&mut self.board, design, placement, self.player);
        self.tile_placed(rules, design, placement, found, log);
    }

    /// Where tiles are held in hand, this one is held no more.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, design: Design) {
        let player = self.player();
        if let Some(hand) = self.hands.get_mut(player) {
            let i = hand.iter().position(|d| *d == design).expect("the tile is in the hand");
            hand.remove(i);
        }
    }

    #[allow(clippy::inline_always, reason = "measured: on the hottest path")]
    #[inline(always)]
    pub(crate) fn tile_placed(
        &mut self,
        rules: &Rules,
        design: Design,
        placement: Placement,
        found: Found,
        log: &mut Log,
    ) {
        log.tell(|| Event::PlacedTile { player: self.player(), tile: design, placement });
        self.free = found.free;
        self.own = found.own;
        self.closed = found.closed & rules.designs[design.index()].closable;
        for laid in rules.laid(design) {
            (laid.run)(rules, self, log);
        }
        // A decision in which only passing is left is not asked.
        self.phase = Phase::PlaceFigure;
        if !self.can_do_something(rules) {
            self.finish_turn(rules, log);
        }
    }

    /// The square of the tile just placed.
    pub(crate) fn last_square(&self) -> Pos {
        self.board.tiles[self.board.tiles.len() - 1].at
    }
}
