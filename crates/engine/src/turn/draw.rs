//! Chance draws a tile.

use crate::{Action, Design, Event, Illegal, Log, Phase, Rules, State, parts::TurnStep, state::Double};

impl State {
    /// What chance may draw, and how many there are of each: any tile in the bag, but those first that a part wants
    /// first, and the next of a fixed order where there is one.
    ///
    /// A river tile that could not be placed would be put back (RIVER-X-13), so it is not drawn at all.
    pub fn drawable(&self, rules: &Rules) -> impl Iterator<Item = (Design, usize)> {
        let next = self.next_draw(rules);
        let river = rules.river.iter().filter(|design| self.in_bag(**design) > 0);
        let stage = river.map(|design| rules.designs[design.index()].stage).min().unwrap_or(rules.ordinary_stage);
        let ahead = rules.looks_ahead && stage < rules.ordinary_stage && !rules.surely_fits(self);
        let placeable = if ahead { self.placeable(rules, stage) } else { u32::MAX };
        // Few tiles come before the ordinary ones.
        let few = stage < rules.ordinary_stage && next.is_none();
        let designs = if few { rules.river.len() } else { self.bag.len() };
        let design = move |i| if few { rules.river[i] } else { Design(i as u8) };
        let comes = move |i: usize| match next {
            Some(next) => design(i) == next,
            None => rules.designs[design(i).index()].stage == stage && (!few || placeable >> i & 1 == 1),
        };
        let held = (0..designs).map(move |i| (i, self.in_bag(design(i)))).filter(|(_, n)| *n > 0);
        held.filter(move |(i, _)| comes(*i)).map(move |(i, n)| (design(i), n))
    }

    /// The tiles of a stage of the river that can be placed, as a set of their places in the list; all if none can, so that they
    /// come and leave the game. One that comes alone need not be tried.
    fn placeable(&self, rules: &Rules, stage: u8) -> u32 {
        let comes = |design: Design| rules.designs[design.index()].stage == stage && self.in_bag(design) > 0;
        let coming = || rules.river.iter().copied().enumerate().filter(|(_, design)| comes(*design));
        if coming().count() == 1 {
            return u32::MAX;
        }
        let has_place = |(_, design): &(usize, Design)| rules.any_placement(self, *design);
        let set = coming().filter(has_place).fold(0, |set, (i, _)| set | 1 << i);
        if set == 0 { u32::MAX } else { set }
    }

    /// The next tile of a fixed order. Tiles that were laid aside and went back into the bag come after it.
    pub(crate) fn next_draw(&self, rules: &Rules) -> Option<Design> {
        let order = rules.draws.as_ref()?;
        let back = || self.memory.as_ref()?.back.get(self.draws() - order.len()).copied();
        order.get(self.draws()).copied().or_else(back)
    }

    /// Tiles go back into the bag.
    pub(crate) fn put_back(&mut self, rules: &Rules, tiles: &[Design], log: &mut Log) {
        self.left += tiles.len() as u16;
        for design in tiles {
            self.bag[design.index()] += 1;
        }
        if rules.draws.is_some() {
            self.memory_mut().back.extend(tiles);
        }
        log.tell(|| Event::BackInBag { tiles: tiles.to_vec() });
    }

    pub(crate) fn list_draws(&self, rules: &Rules, actions: &mut Vec<Action>) {
        actions.extend(self.drawable(rules).map(|(design, _)| Action::Draw(design)));
    }

    pub(crate) fn check_draw(&self, rules: &Rules, design: Design) -> Result<(), Illegal> {
        if self.drawable(rules).any(|(d, _)| d == design) { Ok(()) } else { Err(Illegal::NotDrawable) }
    }

    #[inline]
    pub(crate) fn draw(&mut self, rules: &Rules, design: Design, log: &mut Log) {
        self.bag[design.index()] -= 1;
        self.left -= 1;
        self.draws += 1;
        if !rules.plain {
            self.draw_specially(rules, design, log);
            return;
        }
        // BASE-TURN-03
        log.tell(|| Event::Drew { player: self.player(), tile: design });
        self.tile = design;
        self.phase = Phase::PlaceTile;
        if !rules.any_placement(self, design) {
            self.redraw(rules, log);
        }
    }

    /// The same where more can happen to a tile than that it is placed.
    #[inline(never)]
    fn draw_specially(&mut self, rules: &Rules, design: Design, log: &mut Log) {
        if self.divert(rules, design, log) {
            return;
        }
        if rules.hand > 0 {
            self.draw_to_hand(rules, design, log);
            return;
        }
        log.tell(|| Event::Drew { player: self.player(), tile: design });
        self.tile = design;
        self.phase = Phase::PlaceTile;
        // What a look ahead lets come out of the bag has a place.
        let sure = rules.looks_ahead && rules.river_alone && rules.comes_first(design);
        if !sure && !rules.any_placement(self, design) && !self.has_other_places(rules, design) {
            self.redraw(rules, log);
        }
    }

    /// The tile in play leaves the game, and the same player draws again (BASE-PLACE-05), if there is anything to draw
    /// (BASE-X-08).
    #[cold]
    pub(crate) fn redraw(&mut self, rules: &Rules, log: &mut Log) {
        self.phase = Phase::Draw;
        self.remove(self.tile, log);
        if self.left == 0 {
            self.end_without_tile(rules, log);
        }
    }

    /// A turn ends because there is no tile to place.
    fn end_without_tile(&mut self, rules: &Rules, log: &mut Log) {
        let placed = self.double == Double::Second;
        (self.double, self.again) = (Double::No, false);
        if self.goes_on(rules) {
            self.pass_on(rules, log);
            self.begin_turn(rules, log);
            return;
        }
        if !placed {
            self.step_back(rules);
        }
        self.close(rules, log);
    }

    /// The last tile was placed by the player before, which matters to what comes after it.
    fn step_back(&mut self, rules: &Rules) {
        if rules.has_step(TurnStep::Finale) {
            let players = rules.players();
            self.player = ((self.player() + players - 1) % players) as u8;
        }
    }

    /// A tile may be drawn for something else than to be placed, or laid aside because it is of no use yet. Then another is
    /// drawn in its place, if there is any (DRAGON-X-13).
    fn divert(&mut self, rules: &Rules, design: Design, log: &mut Log) -> bool {
        if !rules.hooks.diverts.iter().any(|divert| divert(rules, self, design, log)) {
            return false;
        }
        if self.step > 0 {
            self.go_on(rules, log);
        } else if rules.hand > 0 {
            self.begin_turn(rules, log);
        } else if self.left == 0 {
            self.end_without_tile(rules, log);
        }
        true
    }

    pub(crate) fn remove(&mut self, design: Design, log: &mut Log) {
        self.removed.push(design);
        log.tell(|| Event::Removed { tile: design });
    }

    /// Whose hand is to be filled: the first, from the player in turn, that lacks tiles.
    fn hand_to_fill(&self, rules: &Rules) -> Option<usize> {
        let n = rules.players();
        (0..n).map(|i| (self.player() + i) % n).find(|p| self.hands[*p].len() < rules.hand)
    }

    /// How many tiles are left once all hands are full.
    pub(crate) fn left_after_filling(&self, rules: &Rules) -> usize {
        let missing: usize = self.hands.iter().map(|hand| rules.hand - hand.len()).sum();
        self.left().saturating_sub(missing)
    }

    fn draw_to_hand(&mut self, rules: &Rules, design: Design, log: &mut Log) {
        let player = self.hand_to_fill(rules).expect("a draw is due only while a hand lacks tiles");
        self.hands[player].push(design);
        log.tell(|| Event::Drew { player, tile: design });
        self.begin_turn(rules, log);
    }

    /// Starts the turn of the player it belongs to: hands are drawn up first, then a tile is placed (COMBO-TURN-01).
    #[inline]
    pub(crate) fn begin_turn(&mut self, rules: &Rules, log: &mut Log) {
        if rules.plain {
            self.phase = Phase::Draw;
        } else {
            self.begin_specially(rules, log);
        }
    }

    #[inline(never)]
    fn begin_specially(&mut self, rules: &Rules, log: &mut Log) {
        if rules.hand > 0 {
            self.begin_turn_from_hand(rules, log);
        } else if !self.something_first(rules, log) {
            self.phase = Phase::Draw;
        }
    }

    /// Whether something comes before the tile of this turn.
    fn something_first(&mut self, rules: &Rules, log: &mut Log) -> bool {
        rules.run(TurnStep::BeforeTile, self, log)
    }

    fn begin_turn_from_hand(&mut self, rules: &Rules, log: &mut Log) {
        let players = rules.players();
        let (first, turn, placed) = (self.player, self.turn, self.double == Double::Second);
        // A player without tiles, once the bag is empty, is passed over.
        for _ in 0..=players {
            if self.left > 0 && self.hand_to_fill(rules).is_some() {
                self.phase = Phase::Draw;
                return;
            }
            let player = self.player();
            let passed_over = self.left == 0 && self.hands[player].is_empty();
            if !passed_over && self.something_first(rules, log) {
                return;
            }
            let fits = |d: &Design| rules.any_placement(self, *d) || self.has_other_places(rules, *d);
            if self.hands[player].iter().any(fits) {
                self.phase = Phase::PlaceTile;
                return;
            }
            // None of the tiles in hand fits: all of them leave the game and are replaced (BASE-PLACE-05).
            self.drop_hand(log);
            if self.left == 0 {
                self.pass_on(rules, log);
            }
        }
        // Everybody was passed over.
        if rules.has_step(TurnStep::Finale) {
            (self.player, self.turn) = (first, turn);
            if !placed {
                self.step_back(rules);
            }
        }
        self.close(rules, log);
    }

    fn drop_hand(&mut self, log: &mut Log) {
        let player = self.player();
        for design in std::mem::take(&mut self.hands[player]) {
            self.remove(design, log);
        }
    }

    /// The player in turn gives up what would fit only with a bridge (BCB-X-05).
    pub(crate) fn give_up_tile(&mut self, rules: &Rules, log: &mut Log) {
        if rules.hand == 0 {
            self.redraw(rules, log);
            return;
        }
        self.drop_hand(log);
        if self.left == 0 {
            self.pass_on(rules, log);
        }
        self.begin_turn(rules, log);
    }
}
