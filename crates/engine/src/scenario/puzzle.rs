//! Scenarios that ask what is best: puzzles for players.

use super::{Act, Lay, Scenario, ScenarioError, Step, run::Player};
use crate::{Action, Phase, Rules, State};

/// A position in which somebody has to decide, and what is known about the decision.
#[derive(Debug)]
pub struct Puzzle {
    /// The rules. Tiles come in any order from here on.
    pub rules: Rules,
    /// The position.
    pub state: State,
    /// What is best; any of these.
    pub best: Vec<Answer>,
    /// What must not be done.
    pub avoid: Vec<Answer>,
}

/// What a player does in a turn: one decision or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The decisions.
    pub actions: Vec<Action>,
    /// Whether anything may follow.
    pub open: bool,
}

impl Answer {
    /// Whether somebody who did this gave the answer.
    pub fn is(&self, done: &[Action]) -> bool {
        if self.open { done.starts_with(&self.actions) } else { done == self.actions }
    }
}

impl Puzzle {
    /// What somebody does in this turn: the decision that is due and, after a tile, the one about a figure.
    pub fn ask(&self, mut choose: impl FnMut(&Rules, &State) -> Action) -> Vec<Action> {
        let mut state = self.state.clone();
        let (decider, turn) = (state.decider(), state.turn());
        let mut done = vec![choose(&self.rules, &state)];
        state.play_unchecked(&self.rules, done[0], &mut crate::Log::off());
        if state.phase() == Phase::PlaceFigure && (state.decider(), state.turn()) == (decider, turn) {
            done.push(choose(&self.rules, &state));
        }
        done
    }

    /// Whether that is right.
    pub fn is_solved_by(&self, done: &[Action]) -> bool {
        (self.best.is_empty() || self.best.iter().any(|answer| answer.is(done)))
            && !self.avoid.iter().any(|answer| answer.is(done))
    }
}

impl Scenario {
    /// The puzzle at its end, if it is one: if it says what is best, or what to avoid.
    ///
    /// ```
    /// let text = "
    /// ## PZ-1 A road is finished
    /// tile: D 0,0; Red follower road E
    /// tile: W 1,0 turn 2
    /// drawn: W
    /// best: -1,0; ...
    /// ";
    /// let puzzle = aude_engine::scenario::parse(text).unwrap()[0].puzzle().unwrap().unwrap();
    /// let first = puzzle.ask(|rules, state| state.legal_actions(rules)[0]);
    /// assert_eq!(puzzle.is_solved_by(&first), first[0] == puzzle.best[0].actions[0]);
    /// ```
    pub fn puzzle(&self) -> Result<Option<Puzzle>, ScenarioError> {
        let fault = |line: usize| move |message: String| ScenarioError { line, message };
        let mut rules = self.rules_with_draws().map_err(fault(self.line))?;
        let player = self.play(&rules, &self.steps)?;
        let (mut best, mut avoid) = (Vec::new(), Vec::new());
        for (line, step) in &self.steps {
            if let Step::Best(good, lay, acts) = step {
                let answer = player.answer(lay.as_ref(), acts).map_err(fault(*line))?;
                if *good { best.push(answer) } else { avoid.push(answer) }
            }
        }
        if best.is_empty() && avoid.is_empty() {
            return Ok(None);
        }
        let state = player.state;
        rules.draws = None;
        Ok(Some(Puzzle { rules, state, best, avoid }))
    }
}

impl Player<'_> {
    /// The actions of a turn that is described: no figure is placed where none is named.
    pub(super) fn answer(&self, lay: Option<&Lay>, acts: &[Act]) -> Result<Answer, String> {
        let mut trial = Player::at(self.scenario, self.rules, self.state.clone());
        let mut answer = Answer { actions: Vec::new(), open: false };
        let mut play = |trial: &mut Self, action: Action| {
            let action = trial.state.canonical(trial.rules, action);
            trial.state.play(trial.rules, action, &mut crate::Log::off()).map_err(|e| format!("not legal: {e}"))?;
            answer.actions.push(action);
            Ok::<_, String>(())
        };
        if let Some(lay) = lay {
            let action = trial.lay_action(lay)?;
            play(&mut trial, action)?;
        }
        for act in acts {
            if matches!(act, Act::Open) {
                return Ok(Answer { open: true, ..answer });
            }
            let action = trial.action(act)?;
            play(&mut trial, action)?;
        }
        if lay.is_some() && acts.is_empty() && trial.state.phase() == Phase::PlaceFigure {
            play(&mut trial, Action::Pass)?;
        }
        Ok(answer)
    }
}
