//! Picks a random legal action, each with the same probability, without listing them all.
//!
//! The possible actions are numbered as *slots*. Every action has exactly one slot; the other slots are blanks. For
//! example, each turn of the tile on each open square has a slot, whether it fits or not. A slot is drawn, and only
//! then is it computed what it stands for; a blank is drawn again. A few draws replace hundreds of tests.
//!
//! Expansions number what they offer themselves (`Offers`). Slots are in the order of the list, so tests draw every slot and
//! compare the result with the list.

use super::figure::WORDS;
use crate::{Action, Log, Phase, Rules, State, parts::MOST_EXPANSIONS};

/// After so many blanks the list is made after all. It is just as fair, and there is an end to it.
const DRAWS: usize = 256;

/// The slots of what expansions offer, one expansion after the other: first instead of a figure, then beside it.
struct Slots {
    /// Up to which slot they are those of an expansion.
    ends: [u16; 2 * MOST_EXPANSIONS],
    asked: usize,
    all: usize,
}

impl Slots {
    const fn new() -> Self {
        Self { ends: [u16::MAX; 2 * MOST_EXPANSIONS], asked: 0, all: 0 }
    }

    #[inline]
    fn add(&mut self, slots: usize) {
        self.all += slots;
        self.ends[self.asked] = self.all as u16;
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
            // A river goes on in few places only: nearly all slots would be blanks. Its source may go to many.
            Phase::PlaceTile
                if self.hands.is_empty() && (!rules.comes_first(self.tile) || rules.is_source(self.tile)) =>
            {
                self.pick_placement(rules, list, number)
            }
            Phase::PlaceFigure if !rules.may_insist => self.pick_figure(rules, list, number),
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
        let turns = rules.placement_slots(self, self.tile);
        let others = if rules.has_asides() { self.other_slots(rules) } else { 0 };
        for _ in 0..DRAWS {
            let slot = number(turns + others);
            if slot < turns {
                if let Some(placement) = rules.placement_slot(self, self.tile, slot) {
                    return Action::PlaceTile(self.tile, placement);
                }
            } else if let Some(action) = self.other_slot(rules, slot - turns) {
                return action;
            }
        }
        self.pick_listed(rules, list, number)
    }

    /// The slots of what else can be done with a tile: placing it with help, giving it up, something beside it.
    #[inline(never)]
    fn other_slots(&self, rules: &Rules) -> usize {
        let helped: usize = rules.hooks.places.iter().map(|offers| (offers.slots)(rules, self, self.tile)).sum();
        let beside: usize = rules.hooks.beside.iter().map(|offers| (offers.slots)(rules, self, ())).sum();
        helped + 1 + beside
    }

    #[inline(never)]
    fn other_slot(&self, rules: &Rules, mut slot: usize) -> Option<Action> {
        for offers in &rules.hooks.places {
            let slots = (offers.slots)(rules, self, self.tile);
            if slot < slots {
                return (offers.slot)(rules, self, self.tile, slot);
            }
            slot -= slots;
        }
        if slot == 0 {
            // BCB-X-05
            return (!rules.any_placement(self, self.tile)).then_some(Action::Pass);
        }
        slot -= 1;
        for offers in &rules.hooks.beside {
            let slots = (offers.slots)(rules, self, ());
            if slot < slots {
                return (offers.slot)(rules, self, (), slot);
            }
            slot -= slots;
        }
        unreachable!("there are not so many slots")
    }

    #[inline]
    fn pick_figure(&self, rules: &Rules, list: &mut Vec<Action>, mut number: impl FnMut(usize) -> usize) -> Action {
        let (mut sets, mut standing) = ([0; WORDS], 0);
        for (set, word) in self.standing_sets(rules).zip(&mut sets) {
            *word = set;
            standing += set.count_ones() as usize;
        }
        if rules.followers_only {
            let slot = number(standing + 1);
            return if slot < standing { self.nth_standing(rules, sets, slot) } else { Action::Pass };
        }
        let slots = self.sslots_of_expansions(rules);
        if slots.all >= u16::MAX.into() {
            // A portal on a very large table.
            return self.pick_listed(rules, list, number);
        }
        for _ in 0..DRAWS {
            let slot = number(standing + slots.all + 1);
            if slot < standing {
                return self.nth_standing(rules, sets, slot);
            }
            if slot == standing + slots.all {
                return Action::Pass;
            }
            if let Some(action) = self.slot_of_expansion(rules, &slots, slot - standing) {
                return action;
            }
        }
        self.pick_listed(rules, list, number)
    }

    #[inline(never)]
    fn sslots_of_expansions(&self, rules: &Rules) -> Slots {
        let mut slots = Slots::new();
        for offers in rules.hooks.instead.iter().chain(&rules.hooks.beside) {
            slots.add((offers.slots)(rules, self, ()));
        }
        slots
    }

    #[inline(never)]
    fn slot_of_expansion(&self, rules: &Rules, slots: &Slots, slot: usize) -> Option<Action> {
        // All ends are compared: no branch predictor could tell where to stop.
        let nth = slots.ends.iter().map(|end| u16::from(*end <= slot as u16)).sum::<u16>() as usize;
        let first = if nth == 0 { 0 } else { slots.ends[nth - 1] as usize };
        let (instead, beside) = (&rules.hooks.instead, &rules.hooks.beside);
        let offers = instead.get(nth).unwrap_or_else(|| &beside[nth - instead.len()]);
        (offers.slot)(rules, self, (), slot - first)
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
