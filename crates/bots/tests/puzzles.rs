//! Positions in which the best move is clear (`crates/bots/puzzles`): players must find it.

use aude_bots::{Budget, Careful, Player, Search, Tuning, Weights};
use aude_engine::scenario::{Scenario, parse};

/// Visits of the search to each puzzle.
const VISITS: u32 = 400;

fn puzzles() -> Vec<(&'static str, Scenario)> {
    let files =
        [("base.txt", include_str!("../puzzles/base.txt")), ("parts.txt", include_str!("../puzzles/parts.txt"))];
    let read = |(file, text)| {
        let scenarios = parse(text).unwrap_or_else(|fault| panic!("{file}, {fault}"));
        scenarios.into_iter().map(move |scenario| (file, scenario))
    };
    files.into_iter().flat_map(read).collect()
}

/// Asks a player all puzzles that name it, or nobody, and tells which it does not solve.
fn failures(name: &str, make: impl Fn(&aude_engine::Rules) -> Box<dyn Player>) -> Vec<String> {
    let mut failures = Vec::new();
    for (file, scenario) in puzzles() {
        if !scenario.solvers.is_empty() && !scenario.solvers.iter().any(|solver| solver == name) {
            continue;
        }
        let puzzle = scenario.puzzle().unwrap_or_else(|fault| panic!("{file}, {}: {fault}", scenario.id));
        let puzzle = puzzle.unwrap_or_else(|| panic!("{file}, {}: nothing is asked", scenario.id));
        let mut player = make(&puzzle.rules);
        let done = puzzle.ask(|rules, state| player.choose(rules, state));
        if !puzzle.is_solved_by(&done) {
            failures.push(format!("{} {}: {done:?}, not {:?}", scenario.id, scenario.title, puzzle.best));
        }
    }
    failures
}

#[test]
fn there_are_enough_puzzles_with_names_of_their_own() {
    let mut ids: Vec<_> = puzzles().into_iter().map(|(_, scenario)| scenario.id).collect();
    ids.sort();
    ids.dedup();
    assert!(ids.len() >= 30 && ids.len() == puzzles().len(), "{} puzzles", ids.len());
}

#[test]
fn the_careful_player_finds_what_one_turn_shows() {
    let failures = failures("careful", |rules| Box::new(Careful::new(rules, Weights::default())));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_search_finds_all() {
    let budget = Budget::Visits(VISITS);
    let failures =
        failures("search", |rules| Box::new(Search::new(rules, Weights::default(), budget, Tuning::default())));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
