//! Tables are set up, opened and taken over from others.

use aude_record::jcz;
use aude_table::{Problem, Table};
use serde_json::{Value, json};

fn check(setup: &Value) -> Vec<String> {
    Table::check(setup.as_object().unwrap()).into_iter().map(|problem| problem.field).collect()
}

fn open(setup: &Value) -> Result<Table, Problem> {
    Table::new(setup.as_object().unwrap(), Vec::new())
}

#[test]
fn problems_are_told_one_by_one() {
    assert!(check(&json!({ "players": ["Anna", "Ben"] })).is_empty(), "a seed need not be there");
    assert_eq!(check(&json!({})), ["players"]);
    let setup = json!({
        "players": ["Anna"], "preset": "nothing", "parts": { "base": 1, "nowhere": 1 },
        "options": { "farmer-scoring": "no", "unheard": "of" }, "counts": { "follower": 9999 }, "toggles": { "king": 3 },
    });
    let mut found = check(&setup);
    found.sort();
    let fields =
        ["counts.follower", "options.farmer-scoring", "options.unheard", "parts.nowhere", "preset", "toggles.king"];
    assert_eq!(found, fields);
    let contradiction = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "river-1": 1, "river-2": 1 } });
    assert_eq!(check(&contradiction).len(), 1);
}

#[test]
fn a_game_needs_a_seed() {
    let problem = open(&json!({ "players": ["Anna", "Ben"] })).unwrap_err();
    assert_eq!(problem.field, "seed");
    assert!(open(&json!({ "players": ["Anna", "Ben"], "draw": ["U", "V"] })).is_ok());
    let problem = open(&json!({ "players": ["Anna", "Ben"], "seed": 1, "date": "today" })).unwrap_err();
    assert_eq!(problem.field, "date");
    let table = open(&json!({ "players": ["Anna", "Ben"], "seed": 1, "date": "2026-11-15" })).unwrap();
    assert_eq!(table.game().date(), Some("2026-11-15"));
}

#[test]
fn colours_are_worn() {
    let setup = json!({ "players": ["Anna", "Ben"], "seed": 3 });
    let mut worn = Vec::new();
    for colours in [vec![], vec![4, 2]] {
        let mut table = Table::new(setup.as_object().unwrap(), colours.clone()).unwrap();
        while table.view().pieces.is_empty() {
            table.play(table.moves(), 0).unwrap();
        }
        assert_eq!(table.colours(), if colours.is_empty() { vec![0, 1] } else { colours });
        worn.push(table.view().pieces[0].svg.clone());
    }
    assert_ne!(worn[0], worn[1]);
}

#[test]
fn games_are_opened() {
    let setup = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "inns-cathedrals": 1 }, "seed": 3 });
    let mut table = open(&setup).unwrap();
    for _ in 0..30 {
        table.play(table.moves(), 0).unwrap();
    }
    let again = Table::open(&table.record(), Vec::new()).unwrap();
    assert_eq!((again.view(), again.log(0)), (table.view(), table.log(0)));
    // Where nobody knows the seed, the tile in hand is the same, and tiles come all the same.
    let mut unseeded = Table::open(&table.game().record_without_seed(), Vec::new()).unwrap();
    assert_eq!(unseeded.view().ask, table.view().ask);
    for _ in 0..10 {
        unseeded.play(unseeded.moves(), 0).unwrap();
    }
    let theirs = jcz::export(table.game()).unwrap();
    let taken_over = Table::open(&theirs, Vec::new()).unwrap();
    assert_eq!(taken_over.view().tiles, table.view().tiles);
    assert!(Table::open("nonsense", Vec::new()).unwrap_err().starts_with("line 1"));
    assert!(Table::open("{}", Vec::new()).is_err());
}

#[test]
fn the_catalogue_lists_what_check_takes() {
    let catalogue = aude_table::catalogue();
    let sets = catalogue["parts"].as_array().unwrap();
    assert!(sets.len() > 10 && catalogue["name"] == "aude");
    for set in sets.iter().map(|set| set["name"].as_str().unwrap()) {
        let parts = if set.starts_with("base") { json!({ set: 1 }) } else { json!({ "base": 1, set: 1 }) };
        assert!(check(&json!({ "players": ["Anna", "Ben"], "parts": parts })).is_empty(), "{set}");
    }
}
