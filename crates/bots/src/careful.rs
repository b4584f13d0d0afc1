//! A player who looks one turn ahead: every complete turn is tried and the resulting position judged.

use aude_engine::{Action, Figure, Log, MAX_PLAYERS, Phase, Rules, State};

use crate::{Outlook, Player, Values, Weights};

/// Tries every turn and judges what comes of it.
#[derive(Clone, Debug)]
pub struct Careful {
    /// Judges positions.
    pub outlook: Outlook,
    placed: State,
    done: State,
    actions: Vec<Action>,
    figures: Vec<Action>,
}

/// What values mean to a player: the lead over the best of the others.
#[inline]
pub fn lead(values: &Values, players: usize, me: usize) -> f32 {
    let rival = (0..players).filter(|p| *p != me).map(|p| values[p]).fold(f32::MIN, f32::max);
    if players == 1 { values[me] } else { values[me] - rival }
}

impl Careful {
    /// A player of games of these rules.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let start = rules.start();
        let (actions, figures) = (Vec::new(), Vec::new());
        Self { outlook: Outlook::new(rules, weights), placed: start.clone(), done: start, actions, figures }
    }

    /// The best action of the decision that is due, and its value.
    pub fn best(&mut self, rules: &Rules, state: &State) -> (Action, f32) {
        let mut best = (Action::Pass, f32::MIN);
        self.rate(rules, state, |action, value| {
            if value > best.1 {
                best = (action, value);
            }
        });
        best
    }

    /// Rates every action of the decision that is due, by the lead it promises the player who decides.
    pub fn rate(&mut self, rules: &Rules, state: &State, mut tell: impl FnMut(Action, f32)) {
        let me = state.decider();
        let mut actions = std::mem::take(&mut self.actions);
        state.list_actions(rules, &mut actions);
        for action in &actions {
            self.placed.clone_from(state);
            self.placed.play_unchecked(rules, *action, &mut Log::off());
            let value = self.after(rules, me).0;
            tell(*action, value);
        }
        self.actions = actions;
    }

    /// The value of the position in `placed` to a player, once that player has decided about a figure, and that
    /// decision.
    fn after(&mut self, rules: &Rules, me: usize) -> (f32, Action) {
        let players = rules.players();
        if self.placed.phase() == Phase::Over {
            return (lead(&scores(&self.placed), players, me), Action::Pass);
        }
        if self.placed.phase() != Phase::PlaceFigure || self.placed.decider() != me {
            return (lead(&self.outlook.values(rules, &self.placed), players, me), Action::Pass);
        }
        let mut best = (f32::MIN, Action::Pass);
        let mut figures = std::mem::take(&mut self.figures);
        self.placed.list_actions(rules, &mut figures);
        if self.placed.only_followers(rules) && self.placed.left() > 0 {
            best.0 = lead(&self.outlook.values(rules, &self.placed), players, me);
            let without = best.0;
            for action in &figures {
                if let Action::Place(Figure::Follower, spot) = *action {
                    let value = without + self.outlook.gain(rules, &self.placed, me, spot);
                    if value > best.0 {
                        best = (value, *action);
                    }
                }
            }
        } else {
            for action in &figures {
                self.done.clone_from(&self.placed);
                self.done.play_unchecked(rules, *action, &mut Log::off());
                let values = match self.done.phase() {
                    Phase::Over => scores(&self.done),
                    _ => self.outlook.values(rules, &self.done),
                };
                let value = lead(&values, players, me);
                if value > best.0 {
                    best = (value, *action);
                }
            }
        }
        self.figures = figures;
        best
    }
}

impl Player for Careful {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        self.best(rules, state).0
    }
}

fn scores(state: &State) -> Values {
    std::array::from_fn::<_, MAX_PLAYERS, _>(|p| state.score(p) as f32)
}
