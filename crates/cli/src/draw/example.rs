//! Worked examples, to draw where they lead.

use aude_draw::Board;
use aude_engine::{
    Pos, State,
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

    /// The position before the last move, where its end does not tell the story: the dragon or the fairy went elsewhere,
    /// somebody was captured or freed, went into the Count's city or left it.
    pub fn picture_before(&self) -> Option<Board<'_>> {
        let (before, after) = (self.end.before.as_ref()?, &self.end.state);
        let went = |old: Option<_>, new: Option<_>| old.is_some() && old != new;
        let is_story = went(before.dragon(), after.dragon())
            || went(before.fairy(), after.fairy())
            || !before.prisoners().eq(after.prisoners())
            || !before.guests().eq(after.guests())
            || before.count() != after.count();
        is_story.then(|| self.board(before).framed_as(&self.picture()))
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

    /// Whether the last move began with somebody in prison: where they are then is seen in the panel.
    fn had_prisoners(&self) -> bool {
        self.end.before.as_ref().is_some_and(|before| before.prisoners().len() > 0)
    }

    /// A position. The panel is there only if it shows more than the board.
    fn board<'a>(&'a self, state: &'a State) -> Board<'a> {
        let rules = &self.end.rules;
        let goods = (0..rules.players()).any(|player| state.goods(player) != [0; 3]);
        let cards = state.king().is_some() || state.robber().is_some();
        let tiles = self.is_still() || state.tile().is_some() || state.auction().is_some() || !state.hand(0).is_empty();
        Board::new(rules, state)
            .names(&self.names)
            .mark_last(true)
            .fold(true)
            .panel(goods || cards || tiles || state.prisoners().len() > 0 || self.had_prisoners())
    }
}

/// What the picture of an example is called.
pub fn file_name(scenario: &Scenario) -> String {
    let words = format!("{} {}", scenario.id, scenario.title).to_lowercase();
    let plain = words.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect::<String>();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}
