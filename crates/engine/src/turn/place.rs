//! A tile is placed.

use crate::{Action, Design, Event, Illegal, Log, Phase, Placement, Placements, Pos, Rules, State, parts::Hook};

impl State {
    pub(crate) fn list_tile_placements(&self, rules: &Rules, actions: &mut Vec<Action>) {
        let mut list = Placements::new();
        let mut add = |design| {
            rules.list_placements(self, design, &mut list);
            actions.extend(list.iter().map(|p| Action::PlaceTile(design, *p)));
        };
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
        if rules.answers(Hook::Aside) {
            actions.extend(self.asides(rules));
        }
    }

    /// BASE-PLACE-01, BASE-PLACE-02, BASE-X-01.
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
        let player = self.player();
        if let Some(hand) = self.hands.get_mut(player) {
            let i = hand.iter().position(|d| *d == design).expect("the tile is in the hand");
            hand.remove(i);
        }
        let placement = rules.canonical(design, placement);
        let found = rules.lay(&mut self.board, design, placement);
        log.tell(|| Event::PlacedTile { player, tile: design, placement });
        self.free = found.free;
        self.closed = found.closed & rules.designs[design.index()].closable;
        for room in rules.rooms(Hook::Laid) {
            room.laid(rules, self, log);
        }
        // A decision in which only passing is left is not asked.
        if self.can_do_something(rules) {
            self.phase = Phase::PlaceFigure;
        } else {
            self.finish_turn(rules, log);
        }
    }

    /// The square of the tile just placed.
    pub(crate) fn last_square(&self) -> Pos {
        self.board.tiles[self.board.tiles.len() - 1].at
    }
}
