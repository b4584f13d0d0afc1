//! What the tile completed is scored, and the turn passes on or the game ends.

use crate::{Event, Log, Phase, Rules, State, board::SegmentRef, tile::Kind};

impl State {
    /// Scores everything the tile just placed completed (BASE-TURN-02, BASE-SCORE-03, BASE-SCORE-04) and
    /// passes the turn on (BASE-TURN-01).
    #[inline]
    pub(crate) fn finish_turn(&mut self, rules: &Rules, log: &mut Log) {
        self.score_completed(rules, log);
        if self.left == 0 && rules.hand == 0 {
            // BASE-END-01
            self.end(rules, log);
            return;
        }
        let next = self.player() + 1;
        self.player = if next == rules.players() { 0 } else { next as u8 };
        self.turn += 1;
        self.begin_turn(rules, log);
    }

    #[inline]
    fn score_completed(&mut self, rules: &Rules, log: &mut Log) {
        while self.closed != 0 {
            let tile = self.board.tiles.len() - 1;
            let segment = SegmentRef::new(tile, self.closed.trailing_zeros() as usize);
            self.closed &= self.closed - 1;
            // Two segments of the tile may belong to the same feature (BASE-CITY-03).
            for other in self.board.ring(segment).skip(1).filter(|s| s.tile() == tile) {
                self.closed &= !(1 << other.segment());
            }
            self.score_feature(rules, segment, true, log);
        }
        while let Some(center) = self.board.next_surrounded() {
            self.score_feature(rules, center, true, log);
        }
    }

    /// Final scoring in two stages (BASE-END-02): what is unfinished, then fields.
    pub(crate) fn end(&mut self, rules: &Rules, log: &mut Log) {
        let mut i = 0;
        while i < self.figures.len() {
            let spot = self.figures[i].spot;
            if self.board.kind(&rules.designs, spot) == Kind::Field {
                i += 1;
            } else {
                // Sends home this follower and all others on the feature (BASE-END-07).
                self.score_feature(rules, spot, false, log);
            }
        }
        self.score_fields(rules, log);
        self.phase = Phase::Over;
        log.tell(|| Event::Over { winners: self.winners(rules) });
    }
}
