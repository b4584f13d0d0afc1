//! A figure may be placed on the tile just placed.

use crate::{Action, Event, Figure, Illegal, Log, Rules, Spot, State, board::SegmentRef, state::Standing, tile::Kind};

impl State {
    pub(crate) fn list_figures(&self, actions: &mut Vec<Action>) {
        let at = self.last_square();
        for figure in Figure::ALL {
            if self.supply[self.player()][figure as usize] > 0 {
                let mut rest = self.spots;
                while rest != 0 {
                    let segment = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    actions.push(Action::Place(figure, Spot { at, segment }));
                }
            }
        }
        actions.push(Action::Pass);
    }

    /// BASE-MEEPLE-01 to BASE-MEEPLE-06, BASE-X-10, BASE-X-12, INN-BIG-02.
    pub(crate) fn check_figure(&self, rules: &Rules, figure: Figure, spot: Spot) -> Result<(), Illegal> {
        if self.supply[self.player()][figure as usize] == 0 {
            return Err(Illegal::NoneLeft(figure));
        }
        if spot.at != self.last_square() {
            return Err(Illegal::NotThisTile);
        }
        let tile = self.board.tiles.len() - 1;
        let design = &rules.designs[self.board.tiles[tile].design as usize];
        let segment = spot.segment as usize;
        if segment >= design.tile.segments.len() {
            return Err(Illegal::NoSegment);
        }
        let kind = design.tile.segments[segment].kind;
        if segment >= design.nodes() || design.standing >> segment & 1 == 0 {
            return Err(if kind == Kind::Field { Illegal::NoFarmers } else { Illegal::NoPlaceFor(figure, kind) });
        }
        if self.spots >> segment & 1 == 0 {
            return Err(Illegal::Occupied(kind));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn place_figure(&mut self, rules: &Rules, figure: Figure, spot: Spot, log: &mut Log) {
        let tile = self.board.tiles.len() - 1;
        self.stand(self.player(), figure, SegmentRef::new(tile, spot.segment as usize));
        log.tell(|| Event::Placed { player: self.player(), figure, spot });
        self.finish_turn(rules, log);
    }

    /// Moves a figure from its owner's supply to a segment.
    pub(crate) fn stand(&mut self, owner: usize, figure: Figure, spot: SegmentRef) {
        self.supply[owner][figure as usize] -= 1;
        self.figures.push(Standing { owner: owner as u8, figure, spot });
        let feature = self.board.feature(spot);
        self.board.occupy(feature);
    }
}
