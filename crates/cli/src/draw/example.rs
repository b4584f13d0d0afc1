//! Worked examples, to draw where they lead.

use aude_draw::Board;
use aude_engine::{
    Datum, Pos, State,
    parts::{Holding, Part, parts},
    scenario::{Outcome, Scenario, ScenarioError},
};

/// Where an example leads, and who plays.
pub struct Example {
    end: Outcome,
    names: Vec<String>,
}

impl Example {
    /// Plays an example. There is nothing to draw where the setup is refused.
    pub fn of(scenario: &Scenario) -> Result<Option<Self>, ScenarioError> {
        Ok(scenario.outcome()?.map(|end| Self { end, names: scenario.setup.players.clone() }))
    }

    /// Where it leads, and what came of the last move.
    pub fn picture(&self) -> Board<'_> {
        self.board(&self.end.state).after(&self.end.events)
    }

    /// The position before the last move, where its end does not tell the story: a figure that stood elsewhere, or was held,
    /// without a trace on the board.
    pub fn picture_before(&self) -> Option<Board<'_>> {
        let (before, after) = (self.end.before.as_ref()?, &self.end.state);
        let went = |part: &Part| {
            let (old, new) = ((part.whereabouts)(before), (part.whereabouts)(after));
            old.into_iter().zip(new).any(|(old, new)| old != Datum::Nothing && old != new)
        };
        parts().any(went).then(|| self.board(before).framed_as(&self.picture()))
    }

    /// The tiles of a picture: their names, where they lie, and how.
    pub fn tiles(&self, before: bool) -> Vec<(&'static str, Pos, u8)> {
        let state = if before { self.end.before.as_ref().unwrap_or(&self.end.state) } else { &self.end.state };
        state.tiles().map(|laid| (self.end.rules.tile(laid.tile).id, laid.at, laid.turn)).collect()
    }

    /// Whether nothing happens: then it is about what everybody has and how many tiles there are, or about numbers.
    pub const fn is_still(&self) -> bool {
        !self.end.is_scene
    }

    /// Whether players hold anything but their own figures and tokens, which only the panel shows.
    fn has_holdings(&self, state: &State) -> bool {
        let rules = &self.end.rules;
        let mut held = (0..rules.players()).flat_map(|player| Holding::of(rules, state, player));
        held.any(|held| !matches!(held, Holding::Tokens(_, 0)))
    }

    /// A position. The panel is there only if it shows more than the board.
    fn board<'a>(&'a self, state: &'a State) -> Board<'a> {
        let rules = &self.end.rules;
        let tiles = self.is_still() || state.tile().is_some() || state.auction().is_some() || !state.hand(0).is_empty();
        let before = self.end.before.as_ref().is_some_and(|before| self.has_holdings(before));
        Board::new(rules, state)
            .names(&self.names)
            .mark_last(true)
            .fold(true)
            .panel(tiles || before || self.has_holdings(state))
    }
}

/// What the picture of an example is called.
pub fn file_name(scenario: &Scenario) -> String {
    let words = format!("{} {}", scenario.id, scenario.title).to_lowercase();
    let plain = words.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect::<String>();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}
