//! Whatever a client sends: one answer a line, no crash, and no change unless the answer says so.

use aude_protocol::Engine;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Any JSON, with the words of the protocol likely.
fn any_value() -> impl Strategy<Value = Value> {
    let word = prop::sample::select(vec![
        "base",
        "inns-cathedrals",
        "follower",
        "big-follower",
        "place",
        "place-tile",
        "pass",
        "U",
        "C",
        "EK",
        "road",
        "city",
        "field",
        "monastery",
        "N",
        "En",
        "first-edition",
        "farmers",
        "off",
        "inns",
        "dragon",
        "tower",
        "princess-dragon",
        "fairy",
        "ransom",
        "capture",
        "expel",
        "exchange",
        "close-tower",
        "place-abbey",
        "bridge",
        "castle",
        "bid",
        "choose-tile",
        "move-wagon",
        "enter-city",
        "leave-city",
        "market",
        "ns",
        "barn",
        "BH",
        "B3",
        "TE",
        "co-1",
        "am-abbey",
        "",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3..12i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    let key = prop::sample::select(vec![
        "at",
        "turn",
        "tile",
        "type",
        "figure",
        "segment",
        "kind",
        "places",
        "nth",
        "owner",
        "figures",
        "tower",
        "fairy",
        "to",
        "from",
        "corner",
        "axis",
        "quarter",
        "count",
        "points",
        "princess-dragon",
        "tower",
        "bridges-castles-bazaars",
        "abbey-mayor",
        "base",
        "inns-cathedrals",
        "inns",
        "farmers",
        "follower",
        "x",
    ]);
    leaf.prop_recursive(3, 24, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key.clone(), inner, 0..5).prop_map(|m| json!(m)),
        ]
    })
}

fn any_request() -> impl Strategy<Value = String> {
    let cmd = prop::sample::select(vec![
        "hello", "new", "legal", "play", "play", "play", "undo", "state", "save", "load", "suggest", "perft", "jump",
    ]);
    let field = prop::sample::select(vec![
        "players", "preset", "parts", "toggles", "options", "counts", "seed", "draw", "bag", "start", "first",
        "scores", "action", "index", "steps", "record", "id", "depth",
    ]);
    let object = (cmd, prop::collection::btree_map(field, any_value(), 0..4)).prop_map(|(cmd, fields)| {
        let mut request = json!(fields);
        request["cmd"] = json!(cmd);
        request.to_string()
    });
    let object = object.boxed();
    let play = (0..60u64).prop_map(|index| json!({"cmd": "play", "index": index}).to_string());
    let new = (any::<u16>(), 1..7usize, any_value()).prop_map(|(seed, players, value)| {
        let mut request = json!({"cmd": "new", "seed": seed, "players": vec!["x"; players]});
        let extra = ["parts", "options", "start", "draw", "toggles", "counts"];
        if seed % 2 == 0 {
            request[extra[seed as usize / 2 % extra.len()]] = value;
        } else if seed % 4 == 1 {
            let sets = aude_engine::parts::parts()
                .flat_map(|p| p.sets)
                .filter(|s| !s.contains("-gardens") && **s != "river-1");
            request["parts"] = sets.map(|set| ((*set).to_string(), json!(1))).collect::<serde_json::Map<_, _>>().into();
        }
        request.to_string()
    });
    let cut = (object.clone(), any::<prop::sample::Index>()).prop_map(|(mut text, at)| {
        let at = at.index(text.len());
        if text.is_char_boundary(at) {
            text.truncate(at);
        }
        text
    });
    prop_oneof![4 => play, 2 => object, 1 => new, 1 => cut, 1 => ".{0,40}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_a_client_sends_does_harm(requests in prop::collection::vec(any_request(), 1..60)) {
        let mut engine = Engine::new();
        engine.answer(r#"{"cmd":"new","players":["a","b"],"seed":1}"#);
        for request in requests {
            let before = engine.answer(r#"{"cmd":"state"}"#);
            let answer = engine.answer(&request);
            prop_assert!(!answer.contains('\n'));
            let answer: Value = serde_json::from_str(&answer).unwrap();
            if answer["ok"] == true {
                continue;
            }
            let kind = answer["error"]["kind"].as_str().unwrap();
            let kinds = ["bad-json", "bad-request", "bad-setup", "no-game", "illegal-action", "game-over"];
            prop_assert!(kinds.contains(&kind), "{kind}");
            prop_assert_eq!(engine.answer(r#"{"cmd":"state"}"#), before);
        }
    }

    #[test]
    fn altered_records_never_crash(at in any::<prop::sample::Index>(), with in ".{0,6}", seed in 0..50u64) {
        let mut engine = Engine::new();
        engine.answer(&json!({"cmd": "new", "players": ["a", "b"], "seed": seed}).to_string());
        for i in 0..30 {
            engine.answer(&json!({"cmd": "play", "index": (i * seed) % 3}).to_string());
        }
        let saved: Value = serde_json::from_str(&engine.answer(r#"{"cmd":"save"}"#)).unwrap();
        let mut record: Vec<char> = saved["record"].as_str().unwrap().chars().collect();
        let at = at.index(record.len());
        record.splice(at..(at + 1).min(record.len()), with.chars());
        let record: String = record.into_iter().collect();
        let answer: Value = serde_json::from_str(&engine.answer(&json!({"cmd": "load", "record": record}).to_string())).unwrap();
        prop_assert!(answer["ok"].is_boolean());
    }
}
