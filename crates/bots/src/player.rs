//! What all players have in common.

use aude_engine::{Action, Rules, State};

/// Somebody who decides.
pub trait Player: Send {
    /// Chooses one of the legal actions of the decision that is due.
    fn choose(&mut self, rules: &Rules, state: &State) -> Action;

    /// Hears of an action, whoever's it was, draws too, before it is played. For players who keep a game of their own.
    fn watch(&mut self, _rules: &Rules, _state: &State, _action: Action) {}

    /// Why the player cannot go on, if so: a program that has ended, for one. Asked after each choice and each action
    /// heard; after that the player is not asked for anything.
    fn fault(&mut self) -> Option<String> {
        None
    }
}
