//! Positions in which a simple thought decides, in words that a player can read: in `scenarios/parts.txt` the careful
//! player must do what the last line of a scenario `DO-…` does, and must not do what that of a scenario `NOT-…` does.

use aude_bots::{Careful, Player, Weights};
use aude_engine::scenario;

#[test]
fn a_simple_thought_decides() {
    let text = include_str!("../scenarios/parts.txt");
    let scenarios = scenario::parse(text).unwrap();
    let mut wrong = Vec::new();
    for scenario in &scenarios {
        let (rules, decisions) =
            scenario.last_line().unwrap_or_else(|e| panic!("{} {}: {e}", scenario.id, scenario.title));
        let mut careful = Careful::new(&rules, Weights::default());
        for (state, action) in &decisions {
            assert!(state.is_legal(&rules, *action), "{}", scenario.id);
            let chosen = careful.choose(&rules, state);
            if (chosen == *action) != scenario.id.starts_with("DO-") {
                wrong.push(format!("{} {}: {chosen:?} instead of {action:?}", scenario.id, scenario.title));
            }
        }
    }
    assert!(scenarios.len() >= 20);
    assert!(wrong.is_empty(), "{wrong:#?}");
}
