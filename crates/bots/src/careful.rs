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
        let (me, players) = (state.decider(), rules.players());
        self.rate(rules, state, |action, values| {
            let value = lead(values, players, me);
            if value > best.1 {
                best = (action, value);
            }
        });
        best
    }

    /// Rates every action of the decision that is due, by what it promises each player.
    pub fn rate(&mut self, rules: &Rules, state: &State, mut tell: impl FnMut(Action, &Values)) {
        self.rate_from(0, rules, state, |action, values| {
            tell(action, values);
            true
        });
    }

    /// The same from one of the actions on, as long as `tell` wants more: with many parts in play a decision takes
    /// longer than some can wait. Says whether all actions are rated.
    pub(crate) fn rate_from(
        &mut self,
        first: usize,
        rules: &Rules,
        state: &State,
        mut tell: impl FnMut(Action, &Values) -> bool,
    ) -> bool {
        let me = state.decider();
        let mut actions = std::mem::take(&mut self.actions);
        state.list_actions(rules, &mut actions);
        let mut rest = actions.iter().skip(first);
        for action in rest.by_ref() {
            self.placed.clone_from(state);
            self.placed.play_unchecked(rules, *action, &mut Log::off());
            let values = self.after(rules, me);
            if !tell(*action, &values) {
                break;
            }
        }
        let done = rest.next().is_none();
        self.actions = actions;
        done
    }

    /// What the position in `placed` promises, once the player who placed a tile has decided about a figure.
    fn after(&mut self, rules: &Rules, me: usize) -> Values {
        if self.placed.phase() != Phase::PlaceFigure || self.placed.decider() != me {
            return judge(&mut self.outlook, rules, &self.placed);
        }
        let mut figures = std::mem::take(&mut self.figures);
        self.placed.list_actions(rules, &mut figures);
        let mut best;
        if self.placed.only_followers(rules) && self.placed.left() > 0 {
            best = self.outlook.values(rules, &self.placed);
            let mut most: f32 = 0.0;
            for action in &figures {
                if let Action::Place(Figure::Follower, spot) = *action {
                    most = most.max(self.outlook.gain(rules, &self.placed, me, spot));
                }
            }
            best[me] += most;
        } else {
            best = [f32::MIN; MAX_PLAYERS];
            let mut most = f32::MIN;
            for action in &figures {
                self.done.clone_from(&self.placed);
                self.done.play_unchecked(rules, *action, &mut Log::off());
                let values = judge(&mut self.outlook, rules, &self.done);
                let value = lead(&values, rules.players(), me);
                if value > most {
                    (best, most) = (values, value);
                }
            }
        }
        self.figures = figures;
        best
    }
}

/// What a position promises each player.
fn judge(outlook: &mut Outlook, rules: &Rules, state: &State) -> Values {
    match state.phase() {
        Phase::Over => std::array::from_fn(|p| state.score(p) as f32),
        _ => outlook.values(rules, state),
    }
}

impl Player for Careful {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        self.best(rules, state).0
    }
}
