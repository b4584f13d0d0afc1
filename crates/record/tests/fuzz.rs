//! Whatever is given to be read: a game or a refusal, never a crash, and a game that is read can be written and read again.

use aude_record::{Game, jcz};
use proptest::prelude::*;
use serde_json::Value;

/// Words that records are made of, so that some of them make sense together.
fn any_record() -> impl Strategy<Value = String> {
    let line = prop::sample::select(vec![
        "players: Anna, Ben",
        "players: \"\\u{41}\", none",
        "first: P2",
        "date: 2026-11-15",
        "preset: nordic-2010",
        "parts: base, tower, count",
        "parts: base, bridges-castles-bazaars=2",
        "parts: none",
        "toggles: dragon=on, fairy=on",
        "options: tiles-in-hand=3",
        "counts: barn=1, wagon=2",
        "start: D@0,0 Anna.follower@road tower=1",
        "start: none",
        "scores: 1, 2",
        "draw: U, V, E",
        "seed: 7",
        "result: unfinished",
        "1 Anna: U@1,0 follower@road",
        "1 Anna: U@1,0 pass = Anna+0",
        "1 Anna: V@1,0 barn@ne bid:99999999999 dragon@8191,-8191",
        "2 Ben: U@-1,0 Anna: pass",
        "1 P1: hand:U hand:V auction:E removed:C aside:BH",
        "end turn 1, state 0000000000000000, check 00000000",
    ]);
    let line = prop_oneof![8 => line.prop_map(String::from), 1 => "[ -~é\u{a0}]{0,30}"];
    prop::collection::vec(line, 0..12).prop_map(|lines| format!("aude record 1\n{}\n", lines.join("\n")))
}

/// Changes a value somewhere in JSON.
fn change(value: &mut Value, at: &mut usize, with: &Value) {
    if *at == 0 {
        *value = with.clone();
    }
    *at = at.wrapping_sub(1);
    match value {
        Value::Array(list) => list.iter_mut().for_each(|inner| change(inner, at, with)),
        Value::Object(map) => map.values_mut().for_each(|inner| change(inner, at, with)),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any_record(), rubbish in ".{0,60}") {
        let _ = Game::from_record(&rubbish);
        let _ = jcz::import(&rubbish);
        let Err(fault) = Game::from_record(&text) else { return Ok(()) };
        // What only lacks its last line is a game with it.
        if fault.message.starts_with("the record breaks off") {
            let whole = format!("{text}{}", fault.message.split('`').nth(1).unwrap());
            let game = Game::from_record(&whole).unwrap();
            prop_assert_eq!(Game::from_record(&game.record()).unwrap().fingerprint(), game.fingerprint());
        }
    }

    #[test]
    fn changed_saved_games_are_read_or_refused(
        file in prop::sample::select(vec![
            "base", "inns", "abbot", "tower", "dragon", "bridges", "castle", "barns", "wagon", "builder", "river", "foreign",
            "siege", "count",
        ]),
        at in 0..400usize,
        with in prop::sample::select(vec![
            "null", "true", "-1", "0", "1", "7", "99999999999", "1.5", "[]", "{}", "[0, 0]", "[1e300, 2]", "\"\"", "\"N\"",
            "\"I\"", "\"R90\"", "\"BA/C\"", "\"AM/A\"", "\"PASS\"", "\"UNDO\"", "\"COMMIT\"", "\"0.small.1\"", "\"17.big.0\"",
            "\"PLACE_TOKEN\"", "\"DEPLOY_MEEPLE\"", "\"BRIDGE_NS\"", "\"QUARTER_CASTLE\"", "\"Field\"", "\"NL.NR\"", "\"RI/s\"",
        ]),
    ) {
        let path = format!("{}/tests/jcz/{file}.jcz", env!("CARGO_MANIFEST_DIR"));
        let mut value: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        change(&mut value, &mut at.clone(), &serde_json::from_str(with).unwrap());
        match jcz::import(&value.to_string()) {
            Ok(read) => {
                let again = Game::from_record(&read.game.record()).unwrap();
                prop_assert_eq!(again.fingerprint(), read.game.fingerprint());
                if let Ok(file) = jcz::export(&read.game) {
                    prop_assert_eq!(jcz::import(&file).unwrap().game.record(), read.game.record());
                }
            }
            Err(refusal) => prop_assert!(!refusal.to_string().is_empty()),
        }
    }
}
