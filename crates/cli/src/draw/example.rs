//! Worked examples, to draw where they lead.

use aude_engine::scenario::{Outcome, Scenario, ScenarioError};

/// Where an example leads, and who plays.
pub struct Example {
    pub end: Outcome,
    pub names: Vec<String>,
}

impl Example {
    /// Plays an example. There is none where the setup is refused, or nothing is to be seen.
    pub fn of(scenario: &Scenario) -> Result<Option<Self>, ScenarioError> {
        let end = scenario.outcome()?.filter(|end| end.is_scene);
        Ok(end.map(|end| Self { end, names: scenario.setup.players.clone() }))
    }
}

/// What the picture of an example is called.
pub fn file_name(scenario: &Scenario) -> String {
    let words = format!("{} {}", scenario.id, scenario.title).to_lowercase();
    let plain = words.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect::<String>();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}
