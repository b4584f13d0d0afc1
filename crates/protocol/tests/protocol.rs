//! The contract of `docs/protocol.md`, request by request.

use aude_protocol::{Engine, MAX_LINE, serve};
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string())).unwrap()
}

fn ok(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], true, "{request} gave {answer}");
    answer
}

/// The kind and the message of a refusal, which must leave the game as it was.
fn refused(engine: &mut Engine, request: &Value) -> (String, String) {
    let before = engine.answer(r#"{"cmd":"state"}"#);
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], false, "{request} gave {answer}");
    assert_eq!(engine.answer(r#"{"cmd":"state"}"#), before, "{request} changed the game");
    let text = |key: &str| answer["error"][key].as_str().unwrap().to_string();
    (text("kind"), text("message"))
}

fn new_game(setup: &Value) -> Engine {
    let mut engine = Engine::new();
    let mut request = setup.clone();
    request["cmd"] = json!("new");
    ok(&mut engine, &request);
    engine
}

#[test]
fn hello_lists_what_can_be_chosen() {
    let answer = ok(&mut Engine::new(), &json!({"cmd": "hello", "id": "x"}));
    assert_eq!(answer["id"], "x");
    assert_eq!(answer["protocol"], 1);
    let named = |list: &str, name: &str| {
        answer[list].as_array().unwrap().iter().find(|e| e["name"] == name).unwrap_or(&Value::Null).clone()
    };
    assert_eq!(named("options", "farmer-scoring")["values"], json!(["field-majority-3", "city-majority-4"]));
    assert_eq!(named("options", "farmer-scoring")["default"], "field-majority-3");
    assert_eq!(named("toggles", "cathedrals")["part"], "inns-cathedrals");
    assert_eq!(named("counts", "follower")["default"], 7);
    assert_eq!(named("parts", "base")["tiles"], 72);
    assert_eq!(named("presets", "first-edition")["options"]["two-tile-city"], "two-points");
}

#[test]
fn a_new_game_shows_its_state() {
    let mut engine = Engine::new();
    let answer = ok(&mut engine, &json!({"cmd": "new", "players": ["Alice", "Bob"], "draw": ["U", "C", "E"]}));
    let state = &answer["state"];
    assert_eq!(state["phase"], "place-tile");
    assert_eq!(state["player"], 0);
    assert_eq!(state["tile"], "U");
    assert_eq!(state["left"], 2);
    assert_eq!(state["scores"], json!([0, 0]));
    assert_eq!(state["supply"], json!([{"follower": 7}, {"follower": 7}]));
    assert_eq!(state["board"], json!([{"tile": "D", "at": [0, 0], "turn": 0, "figures": []}]));
    assert_eq!(state["over"], false);
}

#[test]
fn a_short_game_from_beginning_to_end() {
    let mut engine = new_game(&json!({"players": ["Alice", "Bob"], "draw": ["U", "W"]}));
    let legal = ok(&mut engine, &json!({"cmd": "legal"}));
    assert_eq!(legal["phase"], "place-tile");
    assert_eq!(
        legal["actions"],
        json!([
            {"type": "place-tile", "tile": "U", "at": [0, -1], "turn": 0},
            {"type": "place-tile", "tile": "U", "at": [-1, 0], "turn": 0},
            {"type": "place-tile", "tile": "U", "at": [1, 0], "turn": 0},
        ])
    );
    // A turn that looks the same is the same.
    let placed = json!({"type": "place-tile", "tile": "U", "at": [1, 0], "turn": 2});
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": placed}));
    assert_eq!(answer["events"], json!([{"type": "placed", "player": 0, "tile": "U", "at": [1, 0], "turn": 0}]));
    assert_eq!(answer["state"]["phase"], "place-figure");
    // A place list may be shortened.
    let segment = json!({"at": [1, 0], "kind": "road", "places": ["E"]});
    let answer =
        ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place", "figure": "follower", "segment": segment}}));
    let segment = json!({"at": [1, 0], "kind": "road", "places": ["E", "W"]});
    assert_eq!(
        answer["events"],
        json!([
            {"type": "placed", "player": 0, "figure": "follower", "segment": segment},
            {"type": "drew", "player": 1, "tile": "W"},
        ])
    );
    assert_eq!(answer["state"]["supply"][0], json!({"follower": 6}));
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place-tile", "tile": "W", "at": [2, 0], "turn": 0}}));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": {"type": "pass"}}));
    assert_eq!(answer["state"]["over"], true);
    assert_eq!(answer["state"]["phase"], "over");
    assert_eq!(answer["state"]["winners"], json!([0]));
    assert_eq!(
        answer["events"][0],
        json!({
            "type": "scored", "player": 0, "points": 3, "kind": "road", "final": true,
            "tiles": [[0, 0], [1, 0], [2, 0]],
            "terms": [{"what": "tiles", "n": 3, "each": 1, "points": 3}]
        })
    );
    assert_eq!(ok(&mut engine, &json!({"cmd": "legal"}))["actions"], json!([]));
    assert_eq!(refused(&mut engine, &json!({"cmd": "play", "index": 0})).0, "game-over");
}

#[test]
fn bad_requests_change_nothing() {
    let mut engine = new_game(&json!({"players": ["Alice", "Bob"], "seed": 7}));
    for (request, kind) in [
        (json!([]), "bad-request"),
        (json!({}), "bad-request"),
        (json!({"cmd": 5}), "bad-request"),
        (json!({"cmd": "jump"}), "bad-request"),
        (json!({"cmd": "play"}), "bad-request"),
        (json!({"cmd": "play", "index": "0"}), "bad-request"),
        (json!({"cmd": "play", "index": -1}), "bad-request"),
        (json!({"cmd": "play", "index": 0, "action": {"type": "pass"}}), "bad-request"),
        (json!({"cmd": "play", "index": 1e9 as u64}), "illegal-action"),
        (json!({"cmd": "play", "action": {"type": "pass"}}), "illegal-action"),
        (json!({"cmd": "play", "action": {"type": "dragon", "to": [0, 1]}}), "illegal-action"),
        (json!({"cmd": "play", "action": {"type": "fly"}}), "bad-request"),
        (
            json!({"cmd": "play", "action": {"type": "place-tile", "tile": "C", "at": [0, 1e12 as u64], "turn": 0}}),
            "illegal-action",
        ),
        (json!({"cmd": "play", "action": {"type": "place-tile", "tile": "C", "at": [0, 1], "turn": 4}}), "bad-request"),
        (
            json!({"cmd": "play", "action": {"type": "place-tile", "tile": "ZZ", "at": [0, 1], "turn": 0}}),
            "bad-request",
        ),
        (json!({"cmd": "play", "action": {"type": "place-tile", "at": [0, 1], "turn": 0}}), "bad-request"),
        (json!({"cmd": "undo", "steps": 1}), "bad-request"),
        (json!({"cmd": "undo", "steps": "x"}), "bad-request"),
        (json!({"cmd": "load", "record": "nonsense"}), "bad-request"),
        (json!({"cmd": "load"}), "bad-request"),
        (json!({"cmd": "review", "visits": 0}), "bad-request"),
        (json!({"cmd": "review", "work": -1}), "bad-request"),
        (json!({"cmd": "review", "from": "x"}), "bad-request"),
        (json!({"cmd": "perft"}), "bad-request"),
        (json!({"cmd": "perft", "depth": 1e6 as u64}), "bad-request"),
        (json!({"cmd": "suggest", "level": "godlike"}), "bad-request"),
        (json!({"cmd": "suggest", "level": 3}), "bad-request"),
        (json!({"cmd": "suggest", "ms": 0}), "bad-request"),
        (json!({"cmd": "suggest", "ms": "10"}), "bad-request"),
        (json!({"cmd": "suggest", "playouts": 1e12 as u64}), "bad-request"),
        (json!({"cmd": "suggest", "playouts": 10, "level": "easy"}), "bad-request"),
        (json!({"cmd": "suggest", "playouts": 10, "seed": -1}), "bad-request"),
    ] {
        assert_eq!(refused(&mut engine, &request).0, kind, "{request}");
    }
    let answer: Value = serde_json::from_str(&engine.answer("{\"cmd\":")).unwrap();
    assert_eq!(answer["error"]["kind"], "bad-json");
    for cmd in ["legal", "play", "undo", "state", "save", "perft", "suggest", "review"] {
        let request = json!({"cmd": cmd, "index": 0, "depth": 1});
        assert_eq!(ask(&mut Engine::new(), &request)["error"]["kind"], "no-game", "{cmd}");
    }
}

#[test]
fn bad_setups_name_the_field() {
    let mut engine = new_game(&json!({"players": ["Alice", "Bob"], "seed": 7}));
    let two = json!(["A", "B"]);
    let lay = |tile: &str, x: i32, y: i32| json!({"tile": tile, "at": [x, y]});
    // The source leads into a square that only a lake could fill.
    let stuck = [lay("r1-spring", 0, 0), lay("B", 2, 0), lay("B", 1, 1), lay("B", 1, -1)];
    for (setup, field) in [
        (json!({}), "players"),
        (json!({"players": two, "revision": 3}), "revision"),
        (json!({"players": 3}), "players"),
        (json!({"players": []}), "players"),
        (json!({"players": ["a", "b", "c", "d", "e", "f", "g"]}), "players"),
        (json!({"players": ["a", 5]}), "players[1]"),
        (json!({"players": ["a", "b", "c", "d", "e", "f"], "preset": "first-edition"}), "players"),
        (json!({"players": two, "first": 2}), "first"),
        (json!({"players": two, "preset": "last-edition"}), "preset"),
        (json!({"players": two, "parts": {"bass": 1}}), "parts.bass"),
        (json!({"players": two, "parts": {"base": 10}}), "parts.base"),
        (json!({"players": two, "parts": {"base": 0}}), "parts"),
        (json!({"players": two, "parts": ["base"]}), "parts"),
        (json!({"players": two, "toggles": {"inns": 1}}), "toggles.inns"),
        (json!({"players": two, "toggles": {"outs": true}}), "toggles.outs"),
        (json!({"players": two, "options": {"farmers": "maybe"}}), "options.farmers"),
        (json!({"players": two, "options": {"farmer": "on"}}), "options.farmer"),
        (json!({"players": two, "counts": {"follower": 100}}), "counts.follower"),
        (json!({"players": two, "counts": {"giant": 1}}), "counts.giant"),
        (
            json!({"players": two, "counts": {"big-follower": 1}, "toggles": {"big-followers": false}}),
            "counts.big-follower",
        ),
        (json!({"players": two, "seed": -1}), "seed"),
        (json!({"players": two, "seed": 1, "draw": ["U"]}), "seed"),
        (json!({"players": two, "draw": []}), "draw"),
        (json!({"players": two, "draw": ["C", "C"]}), "draw[1]"),
        (json!({"players": two, "draw": ["EK"]}), "draw[0]"),
        (json!({"players": two, "draw": ["D", "D", "D", "D"]}), "draw[3]"),
        (json!({"players": two, "castles": [{"tiles": [[0, 0]], "owner": 0}]}), "castles[0].tiles"),
        (json!({"players": two, "prisoners": [{"holder": 0, "owner": 1, "figure": "king"}]}), "prisoners[0].figure"),
        (json!({"players": two, "guests": [{"owner": 1, "figure": "follower"}]}), "guests[0]"),
        (json!({"players": two, "goods": [{"beer": 1}]}), "goods[0]"),
        (json!({"players": two, "goods": [{"wine": -1}]}), "goods[0].wine"),
        (json!({"players": two, "count": "harbour"}), "count"),
        (json!({"players": two, "won": [null, 3]}), "won[1]"),
        (json!({"players": two, "parts": {"tower": 1}, "tower-pieces": [3]}), "tower-pieces"),
        (json!({"players": two, "start": [{"tile": "C"}]}), "start[0].at"),
        (json!({"players": two, "start": [{"tile": "C", "at": [0, 0]}, {"tile": "B", "at": [0, 1]}]}), "start[1].at"),
        (json!({"players": two, "start": [{"tile": "C", "at": [0, 0], "turn": 7}]}), "start[0].turn"),
        (
            json!({"players": two, "start": [{"tile": "C", "at": [0, 0]}, {"tile": "B", "at": [4000, 1]}]}),
            "start[1].at",
        ),
        (
            json!({"players": two, "start": [{"tile": "E", "at": [0, 0], "figures": [{"owner": 2, "figure": "follower", "kind": "city", "places": ["N"]}]}]}),
            "start[0].figures[0]",
        ),
        (json!({"players": two, "sede": 7}), "sede"),
        (json!({"players": two, "parts": {"base": 1, "river-1": 1}, "start": stuck}), "start"),
        (json!({"players": two, "parts": {"base": 1, "river-1": 1, "river-2": 1}}), "parts.river-2"),
        (
            json!({"players": two, "parts": {"base": 1, "river-1": 1}, "options": {"tiles-in-hand": 3}}),
            "options.tiles-in-hand",
        ),
    ] {
        let mut request = setup.clone();
        request["cmd"] = json!("new");
        let (kind, message) = refused(&mut engine, &request);
        assert_eq!(kind, "bad-setup", "{setup}");
        assert!(message.starts_with(&format!("{field}: ")), "{setup} gave {message}");
    }
}

#[test]
fn numbers_are_taken_where_values_read_as_one() {
    let engine = new_game(&json!({"players": ["A"], "options": {"max-players": 5, "two-tile-city-shield": "1"}}));
    assert_eq!(engine.session().unwrap().rules().choices().option("max-players"), "5");
}

#[test]
fn start_layouts_hold_tiles_and_figures() {
    let start = json!([
        {"tile": "E", "at": [3, 3], "turn": 0, "figures": [{"owner": 1, "figure": "follower", "kind": "city", "places": ["N"]}]},
        {"tile": "U", "at": [3, 2]},
    ]);
    let mut engine = new_game(&json!({"players": ["A", "B"], "draw": ["E"], "start": start}));
    let state = ok(&mut engine, &json!({"cmd": "state"}));
    assert_eq!(state["state"]["board"][0]["figures"][0]["owner"], 1);
    assert_eq!(state["state"]["supply"], json!([{"follower": 7}, {"follower": 6}]));
    let action = json!({"type": "place-tile", "tile": "E", "at": [3, 4], "turn": 2});
    ok(&mut engine, &json!({"cmd": "play", "action": action}));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": {"type": "pass"}}));
    assert_eq!(answer["state"]["scores"], json!([0, 4]));
}

/// VAR-03: what is left in the bag is given, and nothing else is drawn.
#[test]
fn bags_hold_what_a_setup_says() {
    let mut engine = new_game(&json!({"players": ["A", "B"], "seed": 3, "bag": {"U": 2, "X": 1}}));
    let mut drawn = Vec::new();
    loop {
        let state = ok(&mut engine, &json!({"cmd": "state"}))["state"].clone();
        if state["over"] == true {
            break;
        }
        drawn.extend(state["tile"].as_str().filter(|_| state["phase"] == "place-tile").map(String::from));
        ok(&mut engine, &json!({"cmd": "play", "index": 0}));
    }
    drawn.sort();
    assert_eq!(drawn, ["U", "U", "X"]);
    let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].as_str().unwrap().to_string();
    assert!(record.contains("\nbag: U=2, X\n"), "{record}");
    ok(&mut engine, &json!({"cmd": "load", "record": record}));
    for (bag, field) in [
        (json!({"U": 9}), "bag.U"),
        (json!({"nothing": 1}), "bag.nothing"),
        (json!({}), "bag"),
        (json!({"U": 0}), "bag"),
        (json!(["U"]), "bag"),
    ] {
        let answer = Engine::new().answer(&json!({"cmd": "new", "players": ["A"], "bag": bag}).to_string());
        assert!(answer.contains("bad-setup") && answer.contains(&format!("\"{field}: ")), "{answer}");
    }
    let both = json!({"cmd": "new", "players": ["A"], "bag": {"U": 1}, "draw": ["U"]});
    assert!(Engine::new().answer(&both.to_string()).contains("bag: a fixed order of draws"));
}

/// The seed chooses the tiles of a short game, the same ones in every version.
#[test]
fn short_games_have_the_tiles_that_their_seed_chooses() {
    let bag_of = |setup: &Value| {
        let mut engine = new_game(setup);
        let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].as_str().unwrap().to_string();
        ok(&mut engine, &json!({"cmd": "load", "record": record}));
        record.lines().find_map(|line| line.strip_prefix("bag: ")).map(String::from)
    };
    let count =
        |bag: &str| bag.split(", ").map(|it| it.split_once('=').map_or(1, |(_, n)| n.parse().unwrap())).sum::<u32>();
    let short = |seed| bag_of(&json!({"players": ["A", "B"], "seed": seed, "tiles": 36})).unwrap();
    assert_eq!(short(7), "B=2, C, D=2, E, F=2, G, H, I, J=2, K, L, M, N, O, P=2, Q, R=2, S, T, U=4, V=4, W=3");
    assert_eq!(count(&short(7)), 36);
    assert_ne!(short(7), short(8));
    // A river stays whole.
    let river = bag_of(&json!({"players": ["A"], "parts": {"base": 1, "river-2": 1}, "seed": 7, "tiles": 20})).unwrap();
    assert_eq!(count(&river), 20);
    assert!(river.contains("r2-"), "{river}");
    // A game that is no longer than that stays as it is.
    assert_eq!(bag_of(&json!({"players": ["A"], "seed": 7, "tiles": 71})), None);

    for (more, message) in [
        (json!({"tiles": 36}), "seed: is missing"),
        (json!({"tiles": 0, "seed": 1}), "tiles: a game needs a tile"),
        (json!({"tiles": 3, "seed": 1, "bag": {"U": 4}}), "tiles: the setup names its tiles already"),
        (json!({"tiles": "all", "seed": 1}), "tiles: must be a whole number"),
    ] {
        let mut message_of_new = json!({"cmd": "new", "players": ["A"]});
        message_of_new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = Engine::new().answer(&message_of_new.to_string());
        assert!(answer.contains("bad-setup") && answer.contains(message), "{answer}");
    }
}

fn play_through(engine: &mut Engine, seed: u64) -> Vec<Value> {
    let mut answers = Vec::new();
    let mut n = seed;
    loop {
        let legal = ok(engine, &json!({"cmd": "legal"}));
        let actions = legal["actions"].as_array().unwrap();
        if actions.is_empty() {
            return answers;
        }
        n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = (n >> 33) as usize % actions.len();
        // By its number and as an object it is the same action.
        let request = if n.is_multiple_of(2) {
            json!({"cmd": "play", "index": index})
        } else {
            json!({"cmd": "play", "action": actions[index]})
        };
        answers.push(ok(engine, &request));
    }
}

#[test]
fn save_load_and_undo_lead_to_the_same_game() {
    for seed in 0..8 {
        let hand = if seed % 4 == 3 { "3" } else { "0" };
        let mut engine = new_game(&json!({
            "players": ["A", "B", "C"], "seed": seed,
            "parts": {"base-gardens": 1, "inns-cathedrals": 1, "traders-builders": 1, "king-robber": 1,
                "river-2": u8::from(hand == "0")},
            "options": {"tiles-in-hand": hand}
        }));
        play_through(&mut engine, seed);
        let state = engine.answer(r#"{"cmd":"state"}"#);
        let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].clone();
        let mut other = Engine::new();
        ok(&mut other, &json!({"cmd": "load", "record": record}));
        assert_eq!(other.answer(r#"{"cmd":"state"}"#), state);
        let answer = ok(&mut engine, &json!({"cmd": "undo", "steps": 5}));
        assert_ne!(answer["state"], serde_json::from_str::<Value>(&state).unwrap()["state"]);
        let saved = ok(&mut engine, &json!({"cmd": "save"}))["record"].clone();
        let (record, saved) = (record.as_str().unwrap(), saved.as_str().unwrap());
        let turns = |text: &str| text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).count();
        assert!((turns(record) - 5..=turns(record)).contains(&turns(saved)) && saved.contains("result: unfinished"));
        // An altered record is refused with its line.
        let altered = record.replacen("r1", "r9", 1);
        let (kind, message) = refused(&mut engine, &json!({"cmd": "load", "record": altered}));
        assert_eq!(kind, "bad-request");
        assert!(message.starts_with("line "), "{message}");
    }
}

#[test]
fn scores_are_sums_of_events() {
    for seed in 0..20 {
        let mut engine =
            new_game(&json!({"players": ["A", "B"], "seed": seed, "parts": {"base": 1, "inns-cathedrals": 1}}));
        let mut totals = [0, 0];
        let answers = play_through(&mut engine, seed);
        for event in answers.iter().flat_map(|a| a["events"].as_array().unwrap()) {
            if event["type"] == "scored" {
                let terms: u64 = event["terms"].as_array().unwrap().iter().map(|t| t["points"].as_u64().unwrap()).sum();
                assert_eq!(event["points"], terms);
                totals[event["player"].as_u64().unwrap() as usize] += terms;
            }
        }
        assert_eq!(answers.last().unwrap()["state"]["scores"], json!(totals));
    }
}

#[test]
fn perft_counts_sequences() {
    let mut engine = new_game(&json!({"players": ["A", "B"], "draw": ["U", "U"]}));
    assert_eq!(ok(&mut engine, &json!({"cmd": "perft", "depth": 0}))["nodes"], 1);
    assert_eq!(ok(&mut engine, &json!({"cmd": "perft", "depth": 1}))["nodes"], 3);
    // A road and two fields, or none: four choices after each of the three placements.
    assert_eq!(ok(&mut engine, &json!({"cmd": "perft", "depth": 2}))["nodes"], 12);
}

#[test]
fn lines_are_answered_in_order() {
    let mut input = Vec::new();
    input.extend_from_slice(b"{\"cmd\":\"new\",\"id\":1,\"players\":[\"A\"],\"seed\":1}\n");
    input.extend_from_slice(&vec![b'x'; MAX_LINE + 5]);
    input.extend_from_slice(b"\n\xff\xfe\n\n{\"cmd\":\"state\",\"id\":2}\n");
    input.extend_from_slice(b"{\"cmd\":\"quit\",\"id\":3}\n{\"cmd\":\"hello\",\"id\":4}\n");
    let mut output = Vec::new();
    serve(&mut Engine::new(), input.as_slice(), &mut output).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let seen: Vec<_> =
        answers.iter().map(|a| (a["id"].as_u64(), a["error"]["kind"].as_str().unwrap_or("ok"))).collect();
    assert_eq!(
        seen,
        [
            (Some(1), "ok"),
            (None, "bad-request"),
            (None, "bad-json"),
            (None, "bad-json"),
            (Some(2), "ok"),
            (Some(3), "ok")
        ]
    );
}

#[test]
fn the_longest_line_is_read() {
    let mut line = br#"{"cmd":"hello","id":""#.to_vec();
    line.resize(MAX_LINE - 2, b'a');
    line.extend_from_slice(b"\"}\n");
    let mut output = Vec::new();
    serve(&mut Engine::new(), line.as_slice(), &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("\"ok\":true"));
}

/// Sequences that end early count nothing, but looking at them costs: the engine gives up and answers.
#[test]
fn perft_always_answers() {
    let mut engine = new_game(&json!({"players": ["A"], "draw": vec!["V"; 9]}));
    let (kind, message) = refused(&mut engine, &json!({"cmd": "perft", "depth": 1000}));
    assert_eq!((kind.as_str(), message.contains("smaller depth")), ("bad-request", true));
}

#[test]
fn figures_on_the_start_tiles_are_missing_from_their_owner_alone() {
    let figure = |figure: &str, kind: &str| json!({"owner": 0, "figure": figure, "kind": kind});
    let start =
        json!([{"tile": "E", "at": [0, 0], "figures": [figure("big-follower", "city"), figure("follower", "field")]}]);
    let mut engine = new_game(&json!({
        "players": ["A", "B"], "counts": {"follower": 1, "big-follower": 1}, "seed": 1, "start": start
    }));
    let state = ok(&mut engine, &json!({"cmd": "state"}));
    assert_eq!(state["state"]["supply"], json!([{"follower": 0}, {"follower": 1, "big-follower": 1}]));
}

#[test]
fn segments_are_named_as_briefly_as_possible() {
    let mut engine = new_game(&json!({"players": ["A", "B"], "draw": ["U", "U", "U"]}));
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place-tile", "tile": "U", "at": [1, 0], "turn": 0}}));
    let place =
        |segment: Value| json!({"cmd": "play", "action": {"type": "place", "figure": "follower", "segment": segment}});
    let (kind, message) = refused(&mut engine, &place(json!({"at": [1, 0], "kind": "field"})));
    assert_eq!((kind.as_str(), message.contains("several")), ("illegal-action", true), "{message}");
    assert_eq!(refused(&mut engine, &place(json!({"at": [1, 0], "kind": "lake"}))).0, "bad-request");
    assert_eq!(refused(&mut engine, &place(json!({"at": [1, 0], "kind": "road", "colour": 1}))).0, "bad-request");
    assert_eq!(refused(&mut engine, &place(json!({"at": [0, 0], "kind": "road"}))).0, "illegal-action");
    ok(&mut engine, &place(json!({"at": [1, 0], "kind": "road"})));
}

/// The parts in the protocol: an abbot taken back, goods, king and robber, a double turn, the river.
#[test]
fn parts_speak_the_protocol() {
    let mut engine = new_game(&json!({
        "players": ["A", "B"], "draw": ["B", "U", "U", "U"], "toggles": {"king": true, "robber": true, "goods": true},
        "counts": {"abbot": 1, "builder": 1}
    }));
    let state = ok(&mut engine, &json!({"cmd": "state"}))["state"].clone();
    assert_eq!(state["king"], Value::Null);
    assert_eq!(state["goods"], json!([{"wine": 0, "grain": 0, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]));
    assert_eq!((&state["part"], state.get("river")), (&json!(1), None));
    let place = |tile: &str, at: [i32; 2]| json!({"cmd": "play", "action": {"type": "place-tile", "tile": tile, "at": at, "turn": 0}});
    ok(&mut engine, &place("B", [0, -1]));
    let monastery = json!({"at": [0, -1], "kind": "monastery", "places": []});
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place", "figure": "abbot", "segment": monastery}}));
    ok(&mut engine, &place("U", [1, 0]));
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "pass"}}));
    ok(&mut engine, &place("U", [-1, 0]));
    let recall = json!({"type": "recall", "figure": "abbot", "segment": monastery});
    assert!(ok(&mut engine, &json!({"cmd": "legal"}))["actions"].as_array().unwrap().contains(&recall));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": recall}));
    assert_eq!(answer["events"][0]["points"], 4);
    assert_eq!(answer["events"][1]["type"], "returned");
    assert_eq!(answer["state"]["scores"], json!([4, 0]));

    let start = json!([{"tile": "E", "at": [0, 0], "figures": [{"owner": 1, "figure": "follower", "kind": "city"}]}]);
    let mut engine = new_game(&json!({
        "players": ["A", "B"], "draw": ["HA", "U"], "start": start, "parts": {"base": 1, "traders-builders": 1, "king-robber": 1}
    }));
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place-tile", "tile": "HA", "at": [0, 1], "turn": 2}}));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": {"type": "pass"}}));
    assert!(
        answer["events"]
            .as_array()
            .unwrap()
            .contains(&json!({"type": "passed-to", "card": "king", "player": 0, "size": 2}))
    );
    assert_eq!(answer["state"]["king"], json!({"holder": 0, "size": 2}));

    let mut engine = Engine::new();
    let answer =
        ok(&mut engine, &json!({"cmd": "new", "players": ["A"], "parts": {"base": 1, "river-1": 1}, "seed": 1}));
    assert_eq!(answer["state"]["river"], 10);
    assert_eq!(answer["state"]["board"][0]["tile"], "r1-spring");
}

#[test]
fn records_may_have_empty_lines() {
    let mut engine = new_game(&json!({"players": ["A"], "seed": 4}));
    ok(&mut engine, &json!({"cmd": "play", "index": 0}));
    let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].as_str().unwrap().to_string();
    ok(&mut engine, &json!({"cmd": "load", "record": format!("{record}\n\n")}));
    let (_, message) = refused(&mut engine, &json!({"cmd": "load", "record": format!("{record}once more")}));
    assert!(message.starts_with("line 10, column 1: "), "{message}");
}

/// The format before this one, a line of JSON for each action.
#[test]
fn old_records_are_read() {
    let setup = json!({"players": ["Anna", "Ben"], "first": 1, "parts": {"base": 1, "tower": 1}, "toggles": {}, "options": {}, "counts": {}, "seed": 7});
    let mut engine = new_game(&setup);
    let mut record = format!("aude game 1\n{setup}\n");
    for _ in 0..40 {
        let legal = ok(&mut engine, &json!({"cmd": "legal"}));
        record.extend([legal["actions"][0].to_string(), "\n".into()]);
        ok(&mut engine, &json!({"cmd": "play", "index": 0}));
    }
    let state = ok(&mut engine, &json!({"cmd": "state"}))["state"].clone();
    let mut other = Engine::new();
    assert_eq!(ok(&mut other, &json!({"cmd": "load", "record": record}))["state"], state);
    let new = ok(&mut other, &json!({"cmd": "save"}))["record"].clone();
    assert!(new.as_str().unwrap().starts_with("aude record 1\n"));
    assert_eq!(ok(&mut engine, &json!({"cmd": "load", "record": new}))["state"], state);
    for (wrong, words) in [
        (record.replacen("aude game 1", "aude game 2", 1), "line 1, column 1: this is `aude game 2`"),
        (record.replacen("Anna\"", "Anna", 1), "line 2, column "),
        (format!("{record}{{\"type\":"), "line 43, column "),
        (format!("{record}{{\"type\":\"buy\"}}"), "line 43, column 1: "),
    ] {
        let (_, message) = refused(&mut engine, &json!({"cmd": "load", "record": wrong}));
        assert!(message.starts_with(words), "{message}");
    }
}

/// A record without a seed goes on with tiles that the engine draws.
#[test]
fn games_without_a_seed_go_on() {
    let setup = aude_engine::Setup::players(2);
    let mut game = aude_protocol::Session::without_seed(setup).unwrap();
    game.draw(game.rules().design("U").unwrap()).unwrap();
    game.play(game.legal_actions()[0]).unwrap();
    game.play(aude_engine::Action::Pass).unwrap();
    let mut engine = Engine::new();
    let answer = ok(&mut engine, &json!({"cmd": "load", "record": game.record()}));
    assert_eq!((&answer["state"]["phase"], &answer["state"]["turn"]), (&json!("place-tile"), &json!(2)));
    play_through(&mut engine, 1);
    let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].clone();
    assert!(!record.as_str().unwrap().contains("seed"));
    ok(&mut Engine::new(), &json!({"cmd": "load", "record": record}));
}

#[test]
fn games_have_a_date() {
    let mut engine = new_game(&json!({"players": ["A"], "seed": 4, "date": "2026-11-15"}));
    let record = ok(&mut engine, &json!({"cmd": "save"}))["record"].clone();
    assert!(record.as_str().unwrap().contains("\ndate: 2026-11-15\n"));
    for date in [json!("yesterday"), json!(2026)] {
        let (kind, message) = refused(&mut engine, &json!({"cmd": "new", "players": ["A"], "date": date}));
        assert_eq!((kind.as_str(), message.starts_with("date: ")), ("bad-setup", true), "{message}");
    }
}

/// The dragon is moved by all players in turn: the answers say whose decision is due.
#[test]
fn others_decide_in_the_middle_of_a_turn() {
    let mut engine = new_game(&json!({
        "players": ["Alice", "Bob"], "parts": {"base": 1, "princess-dragon": 1}, "draw": ["BH", "U"],
        "start": [
            {"tile": "B3", "at": [0, 0]},
            {"tile": "U", "at": [1, 0], "figures": [{"owner": 1, "figure": "follower", "kind": "road", "fairy": true}]},
        ],
    }));
    let answer = ok(&mut engine, &json!({"cmd": "state"}));
    assert_eq!(answer["state"]["dragon"], json!({"at": [0, 0], "steps": 0}));
    assert_eq!(answer["state"]["fairy"]["at"], json!([1, 0]));
    assert_eq!(answer["state"]["fairy"]["owner"], 1);
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place-tile", "tile": "BH", "at": [-1, 0], "turn": 0}}));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": {"type": "pass"}}));
    assert_eq!(answer["state"]["phase"], "dragon");
    assert_eq!(answer["state"]["dragon"], json!({"at": [0, 0], "steps": 6}));
    let legal = ok(&mut engine, &json!({"cmd": "legal"}));
    assert_eq!((&legal["player"], &legal["actions"]), (&json!(0), &json!([{"type": "dragon", "to": [-1, 0]}])));
    let (kind, message) = refused(&mut engine, &json!({"cmd": "play", "action": {"type": "dragon", "to": [1, 0]}}));
    assert_eq!((kind.as_str(), message.as_str()), ("illegal-action", "the fairy keeps the dragon off that tile"));
    let answer = ok(&mut engine, &json!({"cmd": "play", "index": 0}));
    assert_eq!(answer["events"][0], json!({"type": "dragon", "player": 0, "to": [-1, 0]}));
    assert_eq!(answer["state"]["phase"], "place-tile");
    assert_eq!(answer["state"]["player"], 1);
    // Bob's turn began with the fairy.
    assert_eq!(answer["events"][1]["kind"], "fairy");
    assert_eq!(answer["state"]["scores"], json!([0, 1]));
}

/// A tower takes a prisoner, who is bought back.
#[test]
fn prisoners_are_taken_and_bought_back() {
    let mut engine = new_game(&json!({
        "players": ["Alice", "Bob"], "parts": {"base": 1, "tower": 1}, "draw": ["U", "U", "V"], "scores": [0, 5],
        "start": [
            {"tile": "TE", "at": [0, 0], "turn": 0, "tower": 1},
            {"tile": "U", "at": [-1, 0], "figures": [{"owner": 1, "figure": "follower", "kind": "road"}]},
        ],
    }));
    ok(&mut engine, &json!({"cmd": "play", "action": {"type": "place-tile", "tile": "U", "at": [-2, 0], "turn": 0}}));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": {"type": "tower", "at": [0, 0]}}));
    assert_eq!(answer["events"][0], json!({"type": "tower", "player": 0, "at": [0, 0], "height": 2}));
    assert_eq!(answer["state"]["phase"], "capture");
    assert_eq!(answer["state"]["supply"][0]["tower-piece"], 9);
    let taken = json!({
        "type": "capture", "owner": 1, "figure": "follower", "segment": {"at": [-1, 0], "kind": "road", "places": ["E", "W"]},
    });
    let legal = ok(&mut engine, &json!({"cmd": "legal"}));
    assert_eq!(legal["actions"], json!([taken, {"type": "pass"}]));
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": taken}));
    assert_eq!(answer["events"][0]["type"], "captured");
    assert_eq!(answer["state"]["prisoners"], json!([{"holder": 0, "owner": 1, "figure": "follower"}]));
    assert_eq!(answer["state"]["towers"], json!([{"at": [0, 0], "height": 2}]));
    let ransom = json!({"type": "ransom", "figure": "follower", "from": 0});
    let legal = ok(&mut engine, &json!({"cmd": "legal"}));
    assert!(legal["actions"].as_array().unwrap().contains(&ransom), "{legal}");
    let answer = ok(&mut engine, &json!({"cmd": "play", "action": ransom}));
    assert_eq!(answer["state"]["scores"], json!([3, 2]));
    assert_eq!(answer["events"][0]["points"], -3);
    assert_eq!(answer["state"]["phase"], "place-tile");
    let (_, message) = refused(&mut engine, &json!({"cmd": "play", "action": ransom}));
    assert_eq!(message, "no such prisoner is held there");
}

/// Every part at once.
fn all_parts() -> Value {
    let sets = aude_engine::parts::parts().flat_map(|p| p.sets);
    let sets = sets.filter(|s| !s.contains("-gardens") && **s != "river-1");
    sets.map(|set| ((*set).to_string(), json!(1))).collect::<serde_json::Map<_, _>>().into()
}

/// Random games of all parts: every action can be read back as it was written, and the game survives being saved and
/// loaded in the middle of any decision.
#[test]
fn games_of_all_parts_are_saved_and_loaded() {
    let mut phases = std::collections::BTreeSet::new();
    for seed in 0..24u64 {
        let preset = ["big-box-2006", "nordic-2010"][seed as usize % 2];
        let mut engine = new_game(&json!({
            "players": ["A", "B", "C"], "seed": seed, "preset": preset, "parts": all_parts(), "scores": [20, 20, 20],
            "options": {"count-into-empty-feature": "allowed"}, "counts": {"follower": 4},
        }));
        let mut step = seed;
        loop {
            let legal = ok(&mut engine, &json!({"cmd": "legal"}));
            let actions = legal["actions"].as_array().unwrap();
            if actions.is_empty() {
                break;
            }
            step = (step * 1_103_515_245 + 12_345) % 2_147_483_648;
            // A kind of action first, so that all of them come up.
            let mut kinds: Vec<_> = actions.iter().map(|a| a["type"].as_str().unwrap()).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let kind = kinds[(step / 65_536) as usize % kinds.len()];
            let of_kind: Vec<_> = actions.iter().filter(|a| a["type"] == kind).collect();
            let action = of_kind[(step / 4096) as usize % of_kind.len()];
            let phase = legal["phase"].as_str().unwrap().to_string();
            if phases.insert(phase) || step % 97 == 0 {
                reload(&mut engine);
            }
            ok(&mut engine, &json!({"cmd": "play", "action": action}));
        }
        reload(&mut engine);
    }
    let expected = [
        "abbey",
        "auction-bid",
        "auction-choose",
        "auction-deal",
        "capture",
        "castle",
        "count",
        "dragon",
        "enter-city",
        "escape",
        "leave-city",
        "move-wagon",
        "place-figure",
        "place-tile",
    ];
    for phase in expected {
        assert!(phases.contains(phase), "no {phase} in {phases:?}");
    }
}

fn reload(engine: &mut Engine) {
    let record = ok(engine, &json!({"cmd": "save"}))["record"].clone();
    let state = ok(engine, &json!({"cmd": "state"}))["state"].clone();
    let loaded = ok(&mut Engine::new(), &json!({"cmd": "load", "record": record}));
    assert_eq!(loaded["state"], state);
}

#[test]
fn suggestions_can_be_played_and_repeated() {
    let mut engine = new_game(&json!({"players": ["Alice", "Bob"], "draw": ["U", "E", "D", "V"]}));
    let mut over = false;
    while !over {
        for how in [json!({"playouts": 50}), json!({"level": "beginner"}), json!({"ms": 1}), json!({})] {
            let mut request = json!({"cmd": "suggest", "seed": 5});
            request.as_object_mut().unwrap().extend(how.as_object().unwrap().clone());
            let answer = ask(&mut engine, &request);
            assert_eq!(answer["ok"], true, "{answer}");
            assert_eq!(answer["action"], answer["lines"][0]["action"]);
            let lines = answer["lines"].as_array().unwrap();
            assert!((1..=5).contains(&lines.len()));
            for line in lines {
                assert!(line["value"].is_number() && line["visits"].is_u64(), "{line}");
                assert!(!line["reason"]["text"].as_str().unwrap().is_empty(), "{line}");
            }
            if !how.as_object().unwrap().contains_key("ms") {
                assert_eq!(ask(&mut engine, &request), answer);
            }
        }
        let best = ask(&mut engine, &json!({"cmd": "suggest", "playouts": 50}))["action"].clone();
        let played = ask(&mut engine, &json!({"cmd": "play", "action": best}));
        assert_eq!(played["ok"], true, "{best}");
        over = played["state"]["over"] == true;
    }
    assert_eq!(refused(&mut engine, &json!({"cmd": "suggest"})).0, "game-over");
}

#[test]
fn reviews_come_in_slices_and_add_up() {
    let setup = json!({"players": ["Alice", "Bob"], "bag": {"U": 2, "V": 2, "E": 2}, "seed": 3});
    let mut engine = new_game(&setup);
    while ok(&mut engine, &json!({"cmd": "state"}))["state"]["over"] == false {
        ok(&mut engine, &json!({"cmd": "play", "index": 0}));
    }
    // All at once, or a little at a time: the same, and each answer goes on where the last one stopped.
    let whole = ok(&mut engine, &json!({"cmd": "review", "visits": 20, "work": 1_000_000}));
    assert_eq!(whole["done"], true);
    assert_eq!(whole["next"], whole["total"]);
    let begun = ok(&mut engine, &json!({"cmd": "review", "visits": 21, "work": 0}));
    assert_eq!((&begun["done"], &begun["next"], &begun["summary"]), (&json!(false), &json!(0), &Value::Null));
    let (mut steps, mut answers) = (Vec::new(), 0);
    let last = loop {
        let answer = ok(&mut engine, &json!({"cmd": "review", "visits": 20, "work": 50, "from": steps.len()}));
        steps.extend(answer["steps"].as_array().unwrap().iter().cloned());
        assert_eq!(answer["next"], steps.len());
        answers += 1;
        if answer["done"] == true {
            break answer;
        }
    };
    assert!(answers > 5, "{answers} answers");
    assert_eq!(json!(steps), whole["steps"]);
    assert_eq!(last["summary"], whole["summary"]);
    for (seat, player) in whole["summary"]["players"].as_array().unwrap().iter().enumerate() {
        for unit in ["chance", "lead"] {
            let value = |name: &str| player[unit][name].as_f64().unwrap();
            let sum: f64 = ["start", "luck", "skill", "others", "residual"].map(value).iter().sum();
            assert!((sum - value("result")).abs() < 1e-6, "{player}");
            let of_steps = |kind: &str, own: Option<bool>| -> f64 {
                let mine = |step: &&Value| own.is_none_or(|own| (step["player"] == seat) == own);
                steps.iter().filter(mine).filter_map(|step| step[kind][unit][seat].as_f64()).sum()
            };
            assert!((of_steps("luck", None) - value("luck")).abs() < 0.05, "{player}");
            assert!((of_steps("skill", Some(true)) - value("skill")).abs() < 0.05, "{player}");
            assert!((of_steps("skill", Some(false)) - value("others")).abs() < 0.05, "{player}");
        }
    }
    // What was played is among the lines, and they can be read as actions are.
    let decision = steps.iter().find(|step| step["lines"].is_array()).unwrap();
    let played = decision["played"].as_u64().unwrap() as usize;
    assert_eq!(decision["lines"][played]["action"], decision["action"]);
    assert_eq!(decision["lines"][played]["word"], decision["word"]);
    assert!(decision["lines"][0]["reason"]["text"].is_string());
    // A review is of the game as it is: with an action less it begins again.
    ok(&mut engine, &json!({"cmd": "undo"}));
    let shorter = ok(&mut engine, &json!({"cmd": "review", "visits": 20, "work": 0}));
    assert_eq!(shorter["next"], 0);
    assert!(shorter["total"].as_u64() < whole["total"].as_u64());
}
