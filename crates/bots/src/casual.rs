//! A player who plays as people do who have not played much: by the careful player's eyes, but less well.
//!
//! A weak player is easily made by throwing in random moves, and it is no fun to play with: it leaves a finished city
//! lying about and then plays like a master. People err otherwise, and so does this player.
//!
//! * **They overlook squares.** Each turn some of the open squares are not seen at all.
//! * **They judge roughly.** What a turn is worth is seen through noise; between turns that differ much it does not
//!   matter, so obvious points are taken.
//! * **They look at their own game.** What a turn does to the others counts in part, or not at all.
//! * **They know less.** A beginner does not think of fields, puts out followers as long as there are any, and expects
//!   everything begun to be finished.
//!
//! All of it follows from a seed and the position, so that a game can be played again.

use std::hash::{DefaultHasher, Hash, Hasher};

use aude_engine::{Action, Arguments, Pos, Rules, State, Verb};

use crate::{Careful, Player, Values, Weights};

/// What somebody who has not played much does less well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// The part of the open squares that is not seen in a turn.
    pub overlooks: f32,
    /// How far off a value is, in points (a standard deviation).
    pub noise: f32,
    /// How much what others have counts against what they have themselves.
    pub rivalry: f32,
    /// What is known of fields: 0 nothing, 1 all.
    pub fields: f32,
    /// How far they keep followers for later: 0 not at all, 1 as far as it is wise.
    pub thrift: f32,
}

impl Habits {
    /// Nothing is done less well.
    pub const NONE: Self = Self { overlooks: 0.0, noise: 0.0, rivalry: 1.0, fields: 1.0, thrift: 1.0 };

    /// What these habits make of what a careful player knows.
    fn weights(&self) -> Weights {
        let mut weights = Weights::default();
        for value in weights.field.iter_mut().flatten() {
            *value *= self.fields;
        }
        weights.farmer *= self.fields;
        // One point remains, so that nobody is put out for nothing.
        for [going, left] in &mut weights.supply {
            *going = 1.0 + (*going - 1.0) * self.thrift;
            *left *= self.thrift;
        }
        weights.home = weights.home.map(|home| home * self.thrift);
        weights.contest *= self.rivalry;
        weights
    }
}

/// Plays by the careful player's eyes, but less well.
#[derive(Clone, Debug)]
pub struct Casual {
    careful: Careful,
    habits: Habits,
    seed: u64,
    rated: Vec<(Action, Values)>,
}

impl Casual {
    /// A player of games of these rules with some habits, whose mistakes follow from a seed.
    pub fn new(rules: &Rules, habits: Habits, seed: u64) -> Self {
        Self { careful: Careful::new(rules, habits.weights()), habits, seed, rated: Vec::new() }
    }

    /// Every action of the decision that is due which the player sees, and what it thinks the action is worth.
    pub fn rate(&mut self, rules: &Rules, state: &State, tell: impl FnMut(Action, f32)) {
        self.start();
        self.rate_while(rules, state, &mut || true, tell);
    }

    /// Turns to another position, to think about it in slices.
    pub fn start(&mut self) {
        self.rated.clear();
        self.careful.forget();
    }

    /// Thinks about the position it turned to as long as somebody wants it, who is asked after each action that is
    /// rated. Gives its choice once all are; if not, the next call goes on with the same position.
    ///
    /// ```
    /// use aude_bots::{Casual, Habits, Player};
    /// use aude_engine::{Deck, Log, Rules, Setup};
    ///
    /// let rules = Rules::new(&Setup::players(2)).unwrap();
    /// let mut state = rules.start();
    /// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
    /// let mut casual = Casual::new(&rules, Habits::NONE, 0);
    /// let at_once = casual.choose(&rules, &state);
    /// casual.start();
    /// let in_slices = loop {
    ///     if let Some(action) = casual.think_while(&rules, &state, &mut || false) {
    ///         break action;
    ///     }
    /// };
    /// assert_eq!(in_slices, at_once);
    /// ```
    pub fn think_while(&mut self, rules: &Rules, state: &State, go_on: &mut dyn FnMut() -> bool) -> Option<Action> {
        let mut best = (Action::Pass, f32::MIN);
        let done = self.rate_while(rules, state, go_on, |action, value| {
            if value > best.1 {
                best = (action, value);
            }
        });
        done.then_some(best.0)
    }

    /// The best of the actions rated so far, at least one, for those who cannot wait for the others. Nothing where nothing
    /// can be decided.
    pub fn decide(&mut self, rules: &Rules, state: &State) -> Option<Action> {
        self.think_while(rules, state, &mut || false).or_else(|| {
            let Self { careful, rated, .. } = self;
            careful.tell_rated(rules, state, |action, values| rated.push((action, *values)));
            self.think_while(rules, state, &mut || false)
        })
    }

    /// Rates what the player sees as long as somebody has patience. Says whether that is done, and tells if so.
    fn rate_while(
        &mut self,
        rules: &Rules,
        state: &State,
        patient: &mut dyn FnMut() -> bool,
        mut tell: impl FnMut(Action, f32),
    ) -> bool {
        let (me, players) = (state.decider(), rules.players());
        let Self { careful, habits, seed, rated } = self;
        if rated.is_empty()
            && !careful.rate_while(rules, state, patient, |action, values| rated.push((action, *values)))
        {
            return false;
        }
        let dice = Dice::new(*seed, rules, state);
        let overlooked = |action| square(action).is_some_and(|at| dice.part(&at) < habits.overlooks);
        // Somebody who sees no square looks again.
        let blind = rated.iter().all(|(action, _)| overlooked(*action));
        for (action, values) in rated.iter().filter(|(action, _)| blind || !overlooked(*action)) {
            let rival = (0..players).filter(|p| *p != me).map(|p| values[p]).fold(f32::MIN, f32::max);
            let rival = if players == 1 { 0.0 } else { rival };
            tell(*action, values[me] - habits.rivalry * rival + habits.noise * dice.normal(action));
        }
        true
    }
}

impl Player for Casual {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        self.start();
        self.think_while(rules, state, &mut || true).expect("whoever has patience gets an answer")
    }
}

/// The square an action is about: where a tile goes, or a step.
fn square(action: Action) -> Option<Pos> {
    match Verb::of(action).1 {
        Arguments::Placement(_, placement) | Arguments::BridgedPlacement(_, placement, _) => Some(placement.at()),
        _ => None,
    }
}

/// Numbers that follow from a seed, a position and whatever they are about.
struct Dice(DefaultHasher);

impl Dice {
    fn new(seed: u64, rules: &Rules, state: &State) -> Self {
        let mut hasher = DefaultHasher::new();
        (seed, state.fingerprint(rules), state.draws()).hash(&mut hasher);
        Self(hasher)
    }

    /// From 0 to 1.
    fn part(&self, about: &impl Hash) -> f32 {
        let mut hasher = self.0.clone();
        about.hash(&mut hasher);
        (hasher.finish() >> 40) as f32 / (1 << 24) as f32
    }

    /// Around 0, mostly between −1 and 1: a sum of twelve, which is as good as normal.
    fn normal(&self, about: &impl Hash) -> f32 {
        (0..12).map(|i| self.part(&(i, about))).sum::<f32>() - 6.0
    }
}
