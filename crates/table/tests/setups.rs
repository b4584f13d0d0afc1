//! Tables are set up, opened and taken over from others.

use crate::messages;

use aude_record::jcz;
use aude_table::{Problem, Table};
use messages::Messages;
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

/// Whatever people can do wrong is said in their language, with all values that its text needs.
#[test]
fn problems_have_words() {
    let all = json!({ "base": 1, "tower": 1, "princess-dragon": 1, "abbey-mayor": 1, "traders-builders": 1 });
    let sets = aude_table::catalogue()["parts"].as_array().unwrap().clone();
    let names = sets.iter().filter(|set| !set["name"].as_str().unwrap().starts_with("river"));
    let six = ["1", "2", "3", "4", "5", "6"];
    let many: Value = names.map(|set| (set["name"].as_str().unwrap().to_string(), json!(9))).collect();
    let lay = |tile: &str, at: [i32; 2], more: Value| {
        let mut laid = json!({ "tile": tile, "at": at, "turn": 0 });
        laid.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        laid
    };
    let stand = |figure: &str, kind: &str| json!({ "figures": [{ "owner": 0, "figure": figure, "kind": kind }] });
    let none = json!({});
    // The source leads into a square that only a lake could fill.
    let walls = [[2, 0], [1, 1], [1, -1]].map(|at| lay("B", at, json!({})));
    let stuck: Vec<_> = [lay("r1-spring", [0, 0], json!({}))].into_iter().chain(walls).collect();
    let setups = [
        ("problem-no-tiles", json!({ "parts": {} })),
        ("problem-too-many-tiles", json!({ "parts": many, "counts": { "abbey": 99 }, "players": six })),
        ("problem-players", json!({ "players": ["1", "2", "3", "4", "5", "6", "7"] })),
        ("problem-copies", json!({ "parts": { "base": 10 } })),
        ("problem-too-many-figures", json!({ "counts": { "follower": 500 } })),
        ("problem-switched-off", json!({ "counts": { "pig": 1 }, "toggles": { "pigs": false } })),
        ("problem-needs-tiles", json!({ "toggles": { "count": true } })),
        ("problem-two-rivers", json!({ "parts": { "base": 1, "river-1": 1, "river-2": 1 } })),
        ("problem-river-in-hand", json!({ "parts": { "base": 1, "river-1": 1 }, "options": { "tiles-in-hand": "3" } })),
        ("problem-auction-in-hand", json!({ "toggles": { "bazaars": true }, "options": { "tiles-in-hand": "3" } })),
        ("problem-river-stuck", json!({ "parts": { "base": 1, "river-1": 1 }, "start": stuck })),
        ("problem-no-tile-left", json!({ "draw": ["X", "X"] })),
        ("problem-tile-not-in-play", json!({ "draw": ["TA"] })),
        ("why-taken", json!({ "start": [lay("D", [0, 0], none.clone()), lay("V", [0, 0], none.clone())] })),
        ("problem-misfit", json!({ "start": [lay("D", [0, 0], none.clone()), lay("C", [1, 0], none.clone())] })),
        ("problem-no-towers", json!({ "start": [lay("D", [0, 0], json!({ "tower": 2 }))] })),
        ("why-no-tower", json!({ "parts": all, "start": [lay("D", [0, 0], json!({ "tower": 2 }))] })),
        ("why-no-place-for", json!({ "parts": all, "start": [lay("D", [0, 0], stand("mayor", "road"))] })),
        ("why-no-company", json!({ "parts": all, "start": [lay("D", [0, 0], stand("builder", "road"))] })),
        ("why-none-left", json!({ "start": [lay("D", [0, 0], stand("mayor", "city"))] })),
        ("problem-name", json!({ "players": ["Anna", " "] })),
    ];
    let languages = Messages::all();
    for (id, mut setup) in setups {
        let setup = setup.as_object_mut().unwrap();
        setup.entry("players").or_insert(json!(["Anna", "Ben"]));
        let problems = Table::check(setup);
        let text = problems.iter().find_map(|problem| problem.text.as_ref());
        let text = text.unwrap_or_else(|| panic!("{id}: {problems:?}"));
        assert_eq!(text.id, id, "{problems:?}");
        for language in &languages {
            for value in language.needs(id).values {
                assert!(text.args.contains_key(&value), "{}: {id} needs {value}", language.language);
            }
        }
    }
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
