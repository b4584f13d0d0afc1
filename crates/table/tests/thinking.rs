//! Computers think in slices, and come to the same as those who think at once.

use aude_bots::Level;
use aude_table::{Table, Thinker};
use serde_json::json;

fn table(parts: &serde_json::Value, seed: u64) -> Table {
    let setup = json!({ "players": ["Anna", "Ben", "Cleo"], "parts": parts, "seed": seed });
    Table::new(setup.as_object().unwrap(), Vec::new()).unwrap()
}

fn many_parts() -> serde_json::Value {
    json!({ "base": 1, "inns-cathedrals": 1, "traders-builders": 1, "princess-dragon": 1, "tower": 1, "abbey-mayor": 1,
        "bridges-castles-bazaars": 1, "king-robber": 1, "count": 1, "siege": 1 })
}

#[test]
fn slices_come_to_the_same() {
    for (parts, moves) in [(json!({ "base": 1 }), 60), (many_parts(), 30)] {
        for level in [Level::Beginner, Level::Medium, Level::Hard] {
            let mut table = table(&parts, 4);
            let mut at_once = level.player(table.game().rules(), 9);
            let mut thinker = Thinker::level(&table, level.name(), 9).unwrap();
            assert_eq!(thinker.patience(), None);
            let mut slices = 0;
            for _ in 0..moves {
                let expected = at_once.choose(table.game().rules(), table.game().state());
                let index = loop {
                    slices += 1;
                    if let Some(index) = thinker.think(&table, || false) {
                        break index;
                    }
                };
                assert_eq!(table.game().legal_actions()[index as usize], expected);
                table.play(table.moves(), index).unwrap();
            }
            assert!(slices > 2 * moves, "one action is rated in a slice");
        }
    }
}

/// A search goes on as long as it may; what it decided about a figure it remembers.
#[test]
fn a_master_thinks_as_long_as_it_may() {
    let mut table = table(&json!({ "base": 1 }), 4);
    let mut thinker = Thinker::level(&table, "master", 0).unwrap();
    assert_eq!(thinker.patience(), Some(1000));
    for _ in 0..4 {
        for _ in 0..10 {
            let mut steps = 0;
            let slice = || {
                steps += 1;
                steps < 30
            };
            assert_eq!(thinker.think(&table, slice), None);
        }
        let index = thinker.choice(&table).unwrap();
        table.play(table.moves(), index).unwrap();
        if table.view().ask.unwrap().phase == "place-figure" {
            let planned = thinker.think(&table, || panic!("there is nothing to think about")).unwrap();
            table.play(table.moves(), planned).unwrap();
        }
    }
    // Whoever is hurried decides all the same.
    let mut hurried = Thinker::level(&table, "master", 0).unwrap();
    assert!(hurried.choice(&table).is_some());
    assert!(Thinker::level(&table, "grandmaster", 0).is_none());
}

#[test]
fn advice_has_reasons() {
    for parts in [json!({ "base": 1 }), many_parts()] {
        let mut table = table(&parts, 8);
        for _ in 0..12 {
            let mut adviser = Thinker::adviser(&table, 300);
            assert_eq!(adviser.patience(), Some(300));
            let mut steps = 0;
            let slice = || {
                steps += 1;
                steps < 200
            };
            let done = adviser.think(&table, slice);
            let advice = adviser.advice(&table);
            let choices = table.view().ask.unwrap().choices.len();
            assert_eq!(advice.len(), choices.min(3));
            assert!(advice.iter().all(|a| (a.index as usize) < choices && a.reason.id.starts_with("reason-")));
            let choice = adviser.choice(&table).unwrap();
            assert_eq!(advice[0].index, choice, "what it would do comes first");
            assert!(done.is_none_or(|index| index == choice));
            table.play(table.moves(), choice).unwrap();
        }
    }
}
