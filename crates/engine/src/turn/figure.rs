//! A figure may be placed, or something else be done instead.

use std::hint::select_unpredictable;

use crate::{
    Action, Event, Figure, Illegal, Log, Phase, Rules, Spot, State,
    board::{BARN, SegmentRef},
    parts::{After, Offers, TurnStep, Wants},
    state::Standing,
    tile::Kind,
};

/// So many sets of segments make a word.
const SETS: usize = (u64::BITS / u16::BITS) as usize;

/// So many words do for all figures.
pub(super) const WORDS: usize = Figure::COUNT.div_ceil(SETS);

impl State {
    /// Where the player in turn may place a figure: a set of segments of the tile just placed. Followers go where no
    /// other follower is (BASE-MEEPLE-05, BASE-MEEPLE-06); other figures want other things.
    #[inline]
    fn spots(&self, rules: &Rules, figure: Figure) -> u16 {
        self.wanted(rules)[rules.wants[figure as usize] as usize] & self.last_design(rules).ground(figure)
    }

    /// For each thing that figures want, the segments of the tile just placed that have it.
    #[inline]
    fn wanted(&self, rules: &Rules) -> [u16; Wants::COUNT] {
        let company = self.own & !self.closed;
        let ordinary = if rules.ordinary_company { company & self.ordinary_company() } else { 0 };
        [self.free, company, ordinary, 0]
    }

    /// The segments of the tile just placed whose feature holds a small or big follower of the player in turn (TRADE-BUILD-12).
    #[cold]
    fn ordinary_company(&self) -> u16 {
        let tile = self.board.tiles.len() - 1;
        let own = self.figures.iter().filter(|s| s.owner == self.player && s.figure.is_ordinary());
        let here = own.flat_map(|s| self.board.ring(s.spot)).filter(|s| s.tile() == tile);
        here.fold(0, |set, segment| set | 1 << segment.segment())
    }

    /// Whether there is anything to decide beside passing (BASE-TURN-04).
    #[inline]
    pub(crate) fn can_do_something(&self, rules: &Rules) -> bool {
        let [followers, big, ..] = self.supply[self.player()];
        let follower = followers | big != 0 && self.free & self.last_design(rules).standing != 0;
        follower || (!rules.followers_only && self.can_do_something_else(rules))
    }

    #[inline(never)]
    fn can_do_something_else(&self, rules: &Rules) -> bool {
        let supply = &self.supply[self.player()];
        rules.hooks.instead.iter().any(|offers| offers.any(rules, self, ()))
            || rules.standing.iter().any(|figure| supply[*figure as usize] > 0 && self.spots(rules, *figure) != 0)
            || self.has_asides(rules)
    }

    pub(crate) fn list_figures(&self, rules: &Rules, actions: &mut Vec<Action>) {
        if !rules.followers_only
            && let Some((offers, _)) = self.insisting(rules)
        {
            offers.list(rules, self, (), actions);
            self.list_asides(rules, actions);
            return;
        }
        for (word, mut set) in self.standing_sets(rules).enumerate() {
            while set != 0 {
                actions.push(self.placing(rules, word, set.trailing_zeros()));
                set &= set - 1;
            }
        }
        if !rules.followers_only {
            for offers in &rules.hooks.instead {
                offers.list(rules, self, (), actions);
            }
            self.list_asides(rules, actions);
        }
        actions.push(Action::Pass);
    }

    /// Where each figure of the supply may stand, several figures in one word: there is one end to foresee instead of one for
    /// each.
    #[inline]
    pub(crate) fn standing_sets(&self, rules: &Rules) -> impl Iterator<Item = u64> {
        let supply = &self.supply[self.player()];
        let (wanted, design) = (self.wanted(rules), self.last_design(rules));
        rules.standing.chunks(SETS).map(move |some| {
            some.iter().rev().fold(0, |set, figure| {
                let has = supply[*figure as usize] > 0;
                let spots = wanted[rules.wants[*figure as usize] as usize] & design.ground(*figure);
                set << u16::BITS | select_unpredictable(has, u64::from(spots), 0)
            })
        })
    }

    /// What a bit of such a word stands for.
    #[inline]
    pub(crate) fn placing(&self, rules: &Rules, word: usize, bit: u32) -> Action {
        let figure = rules.standing[SETS * word + (bit / u16::BITS) as usize];
        Action::Place(figure, Spot { at: self.last_square(), segment: (bit % u16::BITS) as u8 })
    }

    /// Offers of which one must be taken, and why.
    fn insisting<'r>(&self, rules: &'r Rules) -> Option<(&'r Offers, Illegal)> {
        let insists = |offers: &'r Offers| Some((offers, offers.insists.as_ref()?(rules, self)?));
        if rules.may_insist { rules.hooks.instead.iter().find_map(insists) } else { None }
    }

    pub(crate) fn check_insists(&self, rules: &Rules) -> Result<(), Illegal> {
        self.insisting(rules).map_or(Ok(()), |(_, reason)| Err(reason))
    }

    /// BASE-MEEPLE-01 to BASE-MEEPLE-06, BASE-X-10, BASE-X-12, INN-BIG-02.
    pub(crate) fn check_figure(&self, rules: &Rules, figure: Figure, spot: Spot) -> Result<(), Illegal> {
        if self.supply[self.player()][figure as usize] == 0 {
            return Err(Illegal::NoneLeft(figure));
        }
        if spot.at != self.last_square() {
            return self.check_offer(rules, Action::Place(figure, spot)).map_err(|reason| match reason {
                Illegal::NotPossible => Illegal::NotThisTile,
                other => other,
            });
        }
        let design = self.last_design(rules);
        let segment = spot.segment as usize;
        let bridge = || (design.bridge == Some(segment) && self.bridge_over_last()).then_some(Kind::Road);
        let kind = design.tile.segments.get(segment).map(|s| s.kind).or_else(bridge).ok_or(Illegal::NoSegment)?;
        if figure.is_token() {
            return Err(Illegal::NoPlaceFor(figure, kind));
        }
        if self.spots(rules, figure) >> segment & 1 == 1 {
            return Ok(());
        }
        Err(match rules.expansion_of(figure) {
            _ if segment >= design.nodes() => Illegal::NoPlaceFor(figure, kind),
            Some(expansion) => match rules.wants[figure as usize] {
                Wants::Nothing => {
                    let reason = expansion.refuse(rules, self, Action::Place(figure, spot));
                    reason.unwrap_or(Illegal::NoPlaceFor(figure, kind))
                }
                _ if design.ground(figure) >> segment & 1 == 0 => Illegal::NoPlaceFor(figure, kind),
                Wants::Unoccupied => Illegal::Occupied(kind),
                _ if self.closed >> segment & 1 == 1 => Illegal::Complete(kind),
                _ => Illegal::NoCompany(figure, kind),
            },
            None if design.standing >> segment & 1 == 1 => {
                let last = self.board.tiles.len() - 1;
                let feature = self.board.feature(SegmentRef::new(last, segment));
                let bars = |s: &Standing| s.figure == Figure::Barn && self.board.feature(s.spot) == feature;
                if self.figures.iter().any(bars) { Illegal::BarnIsThere } else { Illegal::Occupied(kind) }
            }
            None if design.volcano => Illegal::Volcano,
            None if kind == Kind::Field => Illegal::NoFarmers,
            None => Illegal::NoPlaceFor(figure, kind),
        })
    }

    /// Whether the player in turn can do anything beside the decision that is due.
    pub(crate) fn has_asides(&self, rules: &Rules) -> bool {
        rules.hooks.beside.iter().any(|offers| offers.any(rules, self, ()))
    }

    /// What the player in turn can do beside the decision that is due.
    pub(crate) fn list_asides(&self, rules: &Rules, actions: &mut Vec<Action>) {
        for offers in &rules.hooks.beside {
            offers.list(rules, self, (), actions);
        }
    }

    /// Whether an expansion offers an action in the decision that is due.
    fn is_offered(&self, rules: &Rules, action: Action) -> bool {
        let has = |offers: &Offers| offers.has(rules, self, (), action);
        let instead = || match self.insisting(rules) {
            Some((offers, _)) => has(offers),
            None => rules.hooks.instead.iter().any(has),
        };
        rules.hooks.beside.iter().any(has) || (self.phase == Phase::PlaceFigure && instead())
    }

    /// Whether an expansion offers an action, or why none does.
    pub(crate) fn check_offer(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        if self.is_offered(rules, action) {
            return Ok(());
        }
        if self.phase == Phase::PlaceFigure {
            self.check_insists(rules)?;
        }
        Err(
            match (self.phase, action, rules.expansions().find_map(|expansion| expansion.refuse(rules, self, action))) {
                (_, _, Some(reason)) => reason,
                (Phase::PlaceFigure, Action::Recall(figure, _), None) => Illegal::Stays(figure),
                (Phase::PlaceFigure, ..) => Illegal::NotPossible,
                (phase, ..) => Illegal::NotNow(phase),
            },
        )
    }

    /// Plays an action that an expansion offers.
    pub(crate) fn play_offer(&mut self, rules: &Rules, action: Action, log: &mut Log) {
        let after = rules.hooks.plays.iter().find_map(|play| play(rules, self, action, log)).expect("it is offered");
        match (self.phase, after) {
            (_, After::Placed) => {}
            (Phase::PlaceFigure, After::Again) if self.can_do_something(rules) => {}
            (Phase::PlaceFigure, After::Again) => self.finish_turn(rules, log),
            (Phase::PlaceFigure, After::Done) => self.finish_action(rules, log),
            (Phase::Ransom, _) => self.go_on(rules, log),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn place_figure(&mut self, rules: &Rules, figure: Figure, spot: Spot, log: &mut Log) {
        let last = self.board.tiles.len() - 1;
        // Elsewhere only through a portal.
        let here = self.board.tiles[last].at == spot.at;
        let tile = if here { last } else { self.board.tile_at(spot.at).expect("there is a tile") };
        self.stand(self.player(), figure, SegmentRef::new(tile, spot.segment as usize));
        log.tell(|| Event::Placed { player: self.player(), figure, spot });
        self.finish_action(rules, log);
    }

    /// The player in turn has done the one thing that a part of a turn allows (COMBO-TURN-02, TRADE-05, TRADE-BUILD-02). A
    /// bridge may follow where the rules say so.
    #[inline]
    fn finish_action(&mut self, rules: &Rules, log: &mut Log) {
        self.call(rules, TurnStep::Bridge);
        self.finish_turn(rules, log);
    }

    /// Whether there is a bridge over the tile just placed.
    fn bridge_over_last(&self) -> bool {
        self.board.tiles.last().is_some_and(|laid| laid.bridge().is_some())
    }

    /// Moves a figure from its owner's supply to a segment.
    pub(crate) fn stand(&mut self, owner: usize, figure: Figure, spot: SegmentRef) {
        self.supply[owner][figure as usize] -= 1;
        self.figures.push(Standing { owner: owner as u8, figure, spot });
        self.followers[owner] += u8::from(figure.is_follower());
        // A barn bars its field to others.
        if figure.is_follower() || figure == Figure::Barn {
            let feature = self.board.feature(spot);
            let who = if figure == Figure::Barn { BARN } else { 1 << owner };
            if self.board.who(spot) & who != 0 {
                let beside = |s: &Standing| s.spot == spot && s.owner as usize == owner;
                self.crowded |= self.figures[..self.figures.len() - 1].iter().any(beside);
            }
            self.board.occupy(feature, who);
        }
    }
}
