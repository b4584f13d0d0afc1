//! What the tile completed is scored, and the turn passes on or the game ends.

use crate::{
    Event, Log, Phase, Rules, State,
    board::SegmentRef,
    parts::{Memory, TurnStep},
    state::Double,
    tile::Kind,
};

impl State {
    /// The decision about a figure is taken: what was completed is scored (BASE-TURN-02, BASE-SCORE-03, BASE-SCORE-04,
    /// BASE-SCORE-06, BASE-SCORE-07), with whatever expansions do before and after, and the turn passes on
    /// (BASE-TURN-01).
    #[inline]
    pub(crate) fn finish_turn(&mut self, rules: &Rules, log: &mut Log) {
        if rules.program().is_empty() {
            self.score_completed(rules, log);
            self.end_part(rules, log);
        } else {
            let paid = self.has_completed() || self.due & rules.step_set(TurnStep::Fields) != 0;
            self.due |= rules.always | if paid { rules.paid } else { 0 };
            self.step = 1;
            self.run(rules, log);
        }
    }

    /// Goes on after a decision of an expansion: with the program of the turn, with what comes after the last tile, or with
    /// the turn that is about to begin.
    pub(crate) fn go_on(&mut self, rules: &Rules, log: &mut Log) {
        if self.step > 0 {
            self.run(rules, log);
        } else if self.finale {
            self.close(rules, log);
        } else {
            self.begin_turn(rules, log);
        }
    }

    /// Follows the program of a turn until a decision is due.
    fn run(&mut self, rules: &Rules, log: &mut Log) {
        loop {
            let rest = self.due >> (self.step - 1);
            if rest == 0 {
                break;
            }
            self.step += rest.trailing_zeros() as u8;
            let (_, ask) = &rules.program()[self.step as usize - 1];
            if ask(rules, self, log) {
                return;
            }
            self.due &= !(1 << (self.step - 1));
        }
        (self.step, self.due) = (0, 0);
        self.decider = self.player;
        self.end_part(rules, log);
    }

    /// Goes on to the next tile, or to the end.
    #[inline]
    pub(crate) fn end_part(&mut self, rules: &Rules, log: &mut Log) {
        if self.left == 0 && rules.hand == 0 && !self.goes_on(rules) {
            // BASE-END-01, TRADE-X-05
            self.close(rules, log);
            return;
        }
        if self.double == Double::Earned || self.again {
            self.go_on_in_turn(rules, log);
        } else {
            self.pass_on(rules, log);
        }
        self.begin_turn(rules, log);
    }

    /// The same player goes on with another tile, if there is any, and then with a figure (TRADE-BUILD-07).
    #[inline(never)]
    fn go_on_in_turn(&mut self, rules: &Rules, log: &mut Log) {
        let more = self.left > 0 || rules.hand > 0;
        if self.double == Double::Earned && more {
            self.double = Double::Second;
            self.tell_begin(rules, log);
            return;
        }
        let again = std::mem::take(&mut self.again);
        if !(again && more) {
            self.pass_on(rules, log);
        }
    }

    /// Whether tiles are to be placed though the bag is empty.
    pub(crate) fn goes_on(&self, rules: &Rules) -> bool {
        !self.finale && rules.hooks.goes_on.iter().any(|more| more(self))
    }

    /// The last tile has been placed: whatever comes before the final scoring, then that (COMBO-X-02).
    pub(crate) fn close(&mut self, rules: &Rules, log: &mut Log) {
        self.finale = true;
        (self.again, self.double) = (false, Double::No);
        if !rules.run(TurnStep::Finale, self, log) {
            self.end(rules, log);
        }
    }

    /// The next player's turn begins (BASE-TURN-01).
    #[inline]
    pub(crate) fn pass_on(&mut self, rules: &Rules, log: &mut Log) {
        self.double = Double::No;
        let next = self.player() + 1;
        self.player = if next == rules.players() { 0 } else { next as u8 };
        self.decider = self.player;
        self.turn += 1;
        self.tell_begin(rules, log);
    }

    #[inline]
    fn tell_begin(&mut self, rules: &Rules, log: &mut Log) {
        rules.run(TurnStep::Begin, self, log);
    }

    #[inline]
    fn score_completed(&mut self, rules: &Rules, log: &mut Log) {
        if rules.hooks.scored.is_empty() {
            while let Some(segment) = self.next_completed() {
                self.score_feature(rules, segment, true, log);
            }
        } else {
            self.score_and_tell(rules, log);
        }
    }

    /// The same for those who want to know what was completed.
    fn score_and_tell(&mut self, rules: &Rules, log: &mut Log) {
        self.score_features(rules, log);
        self.tell_scored(rules, log);
    }

    /// Scores what was completed and remembers it.
    pub(crate) fn score_features(&mut self, rules: &Rules, log: &mut Log) {
        while let Some(segment) = self.next_completed() {
            self.score_feature(rules, segment, true, log);
            self.memory_mut().scored.push(segment);
        }
    }

    /// Tells the expansions what was completed.
    pub(crate) fn tell_scored(&mut self, rules: &Rules, log: &mut Log) {
        let nothing = |memory: &Memory| memory.scored.is_empty() && memory.converted.is_empty();
        if self.memory.as_deref().is_none_or(nothing) {
            return;
        }
        let memory = self.memory_mut();
        let mut completed = std::mem::take(&mut memory.scored);
        let mut converted = std::mem::take(&mut memory.converted);
        for scored in &rules.hooks.scored {
            scored(rules, self, &completed, &converted, log);
        }
        // Keeps its capacity for the next.
        completed.clear();
        converted.clear();
        let memory = self.memory_mut();
        (memory.scored, memory.converted) = (completed, converted);
    }

    /// Whether the tile just placed completed something that is not scored yet.
    pub(crate) fn has_completed(&self) -> bool {
        let elsewhere = self.memory.as_ref().is_some_and(|memory| !memory.completed.is_empty());
        self.closed != 0 || elsewhere || self.board.has_surrounded()
    }

    /// The features that the tile just placed completed and that are not scored yet, by a segment of each.
    pub(crate) fn completed(&self) -> impl Iterator<Item = SegmentRef> {
        let tile = self.board.tiles.len() - 1;
        let closed = move |mut set: u16| {
            std::iter::from_fn(move || {
                let segment = (set != 0).then(|| SegmentRef::new(tile, set.trailing_zeros() as usize));
                set &= set.wrapping_sub(1);
                segment
            })
        };
        // Two segments of the tile may belong to the same feature (BASE-CITY-03).
        let first = move |segment: &SegmentRef| {
            let feature = self.board.feature(*segment);
            let before = self.closed & ((1 << segment.segment()) - 1);
            closed(before).all(|other| self.board.feature(other) != feature)
        };
        let elsewhere = self.memory.as_ref().map_or(&[][..], |memory| &memory.completed);
        closed(self.closed).filter(first).chain(elsewhere.iter().copied()).chain(self.board.surrounded())
    }

    /// A feature is not scored after all.
    pub(crate) fn forget_completed(&mut self, feature: u16) {
        let tile = self.board.tiles.len() - 1;
        let closed = self.closed;
        for segment in (0..16).filter(|s| closed >> s & 1 == 1) {
            if self.board.feature(SegmentRef::new(tile, segment)) == feature {
                self.closed &= !(1 << segment);
            }
        }
        if let Some(memory) = &mut self.memory {
            let board = &self.board;
            memory.completed.retain(|segment| board.feature(*segment) != feature);
        }
    }

    /// A segment of a feature that the tile just placed completed and that is not scored yet.
    #[inline]
    fn next_completed(&mut self) -> Option<SegmentRef> {
        if self.closed == 0 {
            let elsewhere = self.memory.as_mut().and_then(|memory| memory.completed.pop());
            return elsewhere.or_else(|| self.board.next_surrounded());
        }
        let tile = self.board.tiles.len() - 1;
        let segment = SegmentRef::new(tile, self.closed.trailing_zeros() as usize);
        self.closed &= self.closed - 1;
        // Two segments of the tile may belong to the same feature (BASE-CITY-03).
        for other in self.board.ring(segment).skip(1).filter(|s| s.tile() == tile) {
            self.closed &= !(1 << other.segment());
        }
        Some(segment)
    }

    /// A thought: the position if the game ended now. What the tile just placed completed is scored first; then comes
    /// the final scoring, without the decisions that parts allow before it. The log hears of all of it.
    #[must_use]
    pub fn if_ended(&self, rules: &Rules, log: &mut Log) -> Self {
        let mut end = self.clone();
        if end.phase != Phase::Over {
            end.score_completed(rules, log);
            end.end(rules, log);
        }
        end
    }

    /// Final scoring in two stages (BASE-END-02): what is unfinished, then fields.
    pub(crate) fn end(&mut self, rules: &Rules, log: &mut Log) {
        rules.run(TurnStep::FinalScoring, self, log);
        let mut i = 0;
        while i < self.figures.len() {
            let spot = self.figures[i].spot;
            let scores = self.board.is_held(self.board.feature(spot));
            if !scores || matches!(self.board.kind(&rules.designs, spot), Kind::Field | Kind::Tower) {
                i += 1;
            } else {
                // Sends home this follower and all others on the feature (BASE-END-07).
                self.score_feature(rules, spot, false, log);
            }
        }
        self.score_fields(rules, log);
        rules.run(TurnStep::FieldsEnd, self, log);
        rules.run(TurnStep::End, self, log);
        (self.again, self.double, self.finale) = (false, Double::No, false);
        self.decider = self.player;
        self.phase = Phase::Over;
        log.tell(|| Event::Over { winners: self.winners(rules) });
    }
}
