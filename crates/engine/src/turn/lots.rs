//! Picks a random legal action, each with the same probability, without listing them all.
//!
//! The possible actions are numbered as *lots*. Every action has exactly one lot; the other lots are blanks. For
//! example, each turn of the tile on each open square has a lot, whether it fits or not. A lot is drawn, and only
//! then is it computed what it stands for; a blank is drawn again. A few draws replace hundreds of tests.
//!
//! Rooms number what they offer themselves (`Room::offer_lots`, `Room::offer_lot` and so on). By default they make
//! their list. Lots are in the order of the list, so tests draw every lot and compare the result with the list.

use super::figure::WORDS;
use crate::{
    Action, Log, Phase, Rules, State,
    parts::{Hook, MOST_ROOMS},
};

/// After so many blanks the list is made after all. It is just as fair, and there is an end to it.
const DRAWS: usize = 256;

/// The lots of what rooms offer, one room after the other.
struct Lots {
    /// Up to which lot they are those of a room.
    ends: [u16; 2 * MOST_ROOMS],
    rooms: [u8; 2 * MOST_ROOMS],
    /// How many of these rooms offer something instead of a figure; the others something beside it.
    offering: usize,
    asked: usize,
    all: usize,
}

impl Lots {
    const fn new() -> Self {
        Self { ends: [u16::MAX; 2 * MOST_ROOMS], rooms: [0; 2 * MOST_ROOMS], offering: 0, asked: 0, all: 0 }
    }

    #[inline]
    fn add(&mut self, room: u8, lots: usize) {
        self.all += lots;
        self.ends[self.asked] = self.all as u16;
        self.rooms[self.asked] = room;
        self.asked += 1;
    }
}

impl State {
    /// One of the legal actions. `number` is asked for a number below another one until that stands for an action: drawn at
    /// random, each action is as likely as the others. Much faster than making a list and drawing from it. Now and
    /// then a list is needed nevertheless; it is made in the one that is lent.
    ///
    /// ```
    /// use aude_engine::{Deck, Log, Rules, Setup};
    ///
    /// let rules = Rules::new(&Setup::players(2)).unwrap();
    /// let mut state = rules.start();
    /// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
    /// let mut random = 1_u64;
    /// let action = state.pick_action(&rules, &mut Vec::new(), |n| {
    ///     random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ///     (random >> 33) as usize % n
    /// });
    /// assert!(state.is_legal(&rules, action));
    /// ```
    ///
    /// # Panics
    /// If the game is over, and if a number is too large.
    #[inline]
    pub fn pick_action(&self, rules: &Rules, list: &mut Vec<Action>, number: impl FnMut(usize) -> usize) -> Action {
        match self.phase {
            // A river goes on in few places only: nearly all lots would be blanks. Its source may go to many.
            Phase::PlaceTile
                if self.hands.is_empty() && (!rules.comes_first(self.tile) || rules.is_source(self.tile)) =>
            {
                self.pick_placement(rules, list, number)
            }
            Phase::PlaceFigure if !rules.answers(Hook::Insists) => self.pick_figure(rules, list, number),
            _ => self.pick_listed(rules, list, number),
        }
    }

    /// Draws one of the legal actions as [`State::pick_action`] does, and plays it: faster than one after the other.
    ///
    /// ```
    /// use aude_engine::{Deck, Log, Phase, Rules, Setup};
    ///
    /// let rules = Rules::new(&Setup::players(2)).unwrap();
    /// let (mut state, deck, mut log) = (rules.start(), Deck::new(1), Log::off());
    /// while state.phase() != Phase::Over {
    ///     if state.phase() == Phase::Draw {
    ///         state.play(&rules, deck.draw(&rules, &state), &mut log).unwrap();
    ///     } else {
    ///         // Whatever comes first.
    ///         state.play_any(&rules, &mut Vec::new(), |_| 0, &mut log);
    ///     }
    /// }
    /// ```
    ///
    /// # Panics
    /// As [`State::pick_action`] does.
    #[inline]
    pub fn play_any(
        &mut self,
        rules: &Rules,
        list: &mut Vec<Action>,
        number: impl FnMut(usize) -> usize,
        log: &mut Log,
    ) {
        let action = self.pick_action(rules, list, number);
        self.carry_out(rules, action, log);
    }

    fn pick_listed(&self, rules: &Rules, list: &mut Vec<Action>, mut number: impl FnMut(usize) -> usize) -> Action {
        self.list_actions(rules, list);
        list[number(list.len())]
    }

    #[inline]
    fn pick_placement(&self, rules: &Rules, list: &mut Vec<Action>, mut number: impl FnMut(usize) -> usize) -> Action {
        let turns = rules.placement_lots(self, self.tile);
        let others = if rules.has_asides() { self.other_lots(rules, list) } else { 0 };
        for _ in 0..DRAWS {
            let lot = number(turns + others);
            if lot < turns {
                if let Some(placement) = rules.placement_lot(self, self.tile, lot) {
                    return Action::PlaceTile(self.tile, placement);
                }
            } else if let Some(action) = self.other_lot(rules, lot - turns, list) {
                return action;
            }
        }
        self.pick_listed(rules, list, number)
    }

    /// The lots of what else can be done with a tile: placing it with a bridge, giving it up, something beside it.
    #[inline(never)]
    fn other_lots(&self, rules: &Rules, list: &mut Vec<Action>) -> usize {
        let bridged: usize = rules.rooms(Hook::Places).map(|room| room.place_lots(rules, self, self.tile)).sum();
        let beside: usize = rules.rooms(Hook::Aside).map(|room| room.aside_lots(rules, self, list)).sum();
        bridged + 1 + beside
    }

    #[inline(never)]
    fn other_lot(&self, rules: &Rules, mut lot: usize, list: &mut Vec<Action>) -> Option<Action> {
        for room in rules.rooms(Hook::Places) {
            let lots = room.place_lots(rules, self, self.tile);
            if lot < lots {
                return room.place_lot(rules, self, self.tile, lot);
            }
            lot -= lots;
        }
        if lot == 0 {
            // BCB-X-05
            return (!rules.any_placement(self, self.tile)).then_some(Action::Pass);
        }
        lot -= 1;
        for room in rules.rooms(Hook::Aside) {
            let lots = room.aside_lots(rules, self, list);
            if lot < lots {
                return room.aside_lot(rules, self, lot, list);
            }
            lot -= lots;
        }
        unreachable!("there are not so many lots")
    }

    #[inline]
    fn pick_figure(&self, rules: &Rules, list: &mut Vec<Action>, mut number: impl FnMut(usize) -> usize) -> Action {
        let (mut sets, mut standing) = ([0; WORDS], 0);
        for (set, word) in self.standing_sets(rules).zip(&mut sets) {
            *word = set;
            standing += set.count_ones() as usize;
        }
        if rules.followers_only {
            let lot = number(standing + 1);
            return if lot < standing { self.nth_standing(rules, sets, lot) } else { Action::Pass };
        }
        let lots = self.lots_of_rooms(rules, list);
        if lots.all >= u16::MAX.into() {
            // A portal on a very large table.
            return self.pick_listed(rules, list, number);
        }
        for _ in 0..DRAWS {
            let lot = number(standing + lots.all + 1);
            if lot < standing {
                return self.nth_standing(rules, sets, lot);
            }
            if lot == standing + lots.all {
                return Action::Pass;
            }
            if let Some(action) = self.lot_of_room(rules, &lots, lot - standing, list) {
                return action;
            }
        }
        self.pick_listed(rules, list, number)
    }

    #[inline(never)]
    fn lots_of_rooms(&self, rules: &Rules, list: &mut Vec<Action>) -> Lots {
        let mut lots = Lots::new();
        for room in rules.room_numbers(Hook::Offer) {
            lots.add(room, rules.room(room).offer_lots(rules, self, list));
        }
        lots.offering = lots.asked;
        for room in rules.room_numbers(Hook::Aside) {
            lots.add(room, rules.room(room).aside_lots(rules, self, list));
        }
        lots
    }

    #[inline(never)]
    fn lot_of_room(&self, rules: &Rules, lots: &Lots, lot: usize, list: &mut Vec<Action>) -> Option<Action> {
        // All ends are compared: nobody could foresee where to stop.
        let nth = lots.ends.iter().map(|end| u16::from(*end <= lot as u16)).sum::<u16>() as usize;
        let first = if nth == 0 { 0 } else { lots.ends[nth - 1] as usize };
        let room = rules.room(lots.rooms[nth]);
        if nth < lots.offering {
            room.offer_lot(rules, self, lot - first, list)
        } else {
            room.aside_lot(rules, self, lot - first, list)
        }
    }

    /// Of what figures can be placed, the action of a number.
    fn nth_standing(&self, rules: &Rules, sets: [u64; WORDS], mut number: usize) -> Action {
        let mut word = 0;
        while number >= sets[word].count_ones() as usize {
            number -= sets[word].count_ones() as usize;
            word += 1;
        }
        let set = (0..number).fold(sets[word], |set, _| set & (set - 1));
        self.placing(rules, word, set.trailing_zeros())
    }
}
