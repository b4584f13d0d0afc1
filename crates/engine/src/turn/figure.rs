//! A figure may be placed on the tile just placed.

use crate::{
    Action, Event, Figure, Illegal, Log, Rules, Spot, State, board::SegmentRef, parts::Hook, state::Standing,
    tile::Kind,
};

impl State {
    /// Where the player in turn may place a figure: a set of segments of the tile just placed. Followers go where no
    /// other follower is (BASE-MEEPLE-05, BASE-MEEPLE-06); other figures have rules of their own.
    #[inline]
    fn spots(&self, rules: &Rules, figure: Figure) -> u16 {
        if self.supply[self.player()][figure as usize] == 0 {
            return 0;
        }
        match rules.room_of(figure) {
            None => self.free & self.last_design(rules).standing,
            Some(room) => room.spots(rules, self, figure),
        }
    }

    /// Whether there is anything to decide beside passing.
    #[inline]
    pub(crate) fn can_do_something(&self, rules: &Rules) -> bool {
        if rules.followers_only {
            let some_left = self.supply[self.player()].iter().any(|n| *n > 0);
            return some_left && self.free & self.last_design(rules).standing != 0;
        }
        rules.figures.iter().any(|figure| self.spots(rules, *figure) != 0)
            || (rules.answers(Hook::Offer) && !self.offers(rules).is_empty())
    }

    pub(crate) fn list_figures(&self, rules: &Rules, actions: &mut Vec<Action>) {
        let at = self.last_square();
        for figure in &rules.figures {
            let mut rest = self.spots(rules, *figure);
            while rest != 0 {
                let segment = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                actions.push(Action::Place(*figure, Spot { at, segment }));
            }
        }
        if rules.answers(Hook::Offer) {
            actions.extend(self.offers(rules));
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
        let design = self.last_design(rules);
        let segment = spot.segment as usize;
        let Some(kind) = design.tile.segments.get(segment).map(|s| s.kind) else { return Err(Illegal::NoSegment) };
        if self.spots(rules, figure) >> segment & 1 == 1 {
            return Ok(());
        }
        Err(match rules.room_of(figure) {
            _ if segment >= design.nodes() => Illegal::NoPlaceFor(figure, kind),
            Some(room) => room.why_not(rules, self, figure, segment),
            None if design.standing >> segment & 1 == 1 => Illegal::Occupied(kind),
            None if kind == Kind::Field && !design.barred => Illegal::NoFarmers,
            None => Illegal::NoPlaceFor(figure, kind),
        })
    }

    fn offers(&self, rules: &Rules) -> Vec<Action> {
        let mut actions = Vec::new();
        for room in rules.rooms(Hook::Offer) {
            room.offer(rules, self, &mut actions);
        }
        actions
    }

    /// Whether some room offers an action.
    pub(crate) fn check_offer(&self, rules: &Rules, action: Action, otherwise: Illegal) -> Result<(), Illegal> {
        if self.offers(rules).contains(&action) { Ok(()) } else { Err(otherwise) }
    }

    /// Plays an action that a room offers.
    pub(crate) fn play_offer(&mut self, rules: &Rules, action: Action, log: &mut Log) {
        let mut offered = Vec::new();
        for room in rules.rooms(Hook::Offer) {
            room.offer(rules, self, &mut offered);
            if offered.contains(&action) {
                room.play(rules, self, action, log);
                break;
            }
        }
        self.finish_turn(rules, log);
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
        if figure.is_follower() {
            let feature = self.board.feature(spot);
            self.board.occupy(feature);
        }
    }
}
