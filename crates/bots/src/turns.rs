//! Every complete turn that a player could make now, and where it leads.
//!
//! A turn is a tile and then perhaps a figure. Players who look one turn ahead rank the positions that turns lead to; when
//! the tile lies, the same ranking decides about the figure. Whatever else is decided (the dragon's steps, an auction, a
//! prisoner) is looked at one action ahead.

use aude_engine::{Action, Log, Phase, Rules, State};

/// The positions one turn ahead, made in the same room again and again.
#[derive(Clone, Debug)]
pub(crate) struct Turns {
    placed: State,
    done: State,
    actions: Vec<Action>,
    figures: Vec<Action>,
}

impl Turns {
    pub(crate) fn new(rules: &Rules) -> Self {
        let start = rules.start();
        Self { placed: start.clone(), done: start, actions: Vec::new(), figures: Vec::new() }
    }

    /// Shows the position at the end of each turn, with the action that begins it.
    pub(crate) fn each(&mut self, rules: &Rules, state: &State, mut show: impl FnMut(Action, &State)) {
        let me = state.decider();
        let tile_first = state.phase() != Phase::PlaceFigure;
        state.list_actions(rules, &mut self.actions);
        for action in &self.actions {
            self.placed.clone_from(state);
            self.placed.play_unchecked(rules, *action, &mut Log::off());
            let figure_next = self.placed.phase() == Phase::PlaceFigure && self.placed.decider() == me;
            if !(tile_first && figure_next) {
                show(*action, &self.placed);
                continue;
            }
            self.placed.list_actions(rules, &mut self.figures);
            for figure in &self.figures {
                self.done.clone_from(&self.placed);
                self.done.play_unchecked(rules, *figure, &mut Log::off());
                show(*action, &self.done);
            }
        }
    }
}
