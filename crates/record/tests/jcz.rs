//! Saved games of JCloisterZone: what is written is read again, and what is written by hand after the description of the
//! format is understood.

use crate::dice;

use std::collections::BTreeSet;

use aude_engine::{Action, Deck, Phase, Revision, Rules, Setup, State, parts::parts};
use aude_record::{Game, jcz};
use dice::Dice;
use serde_json::{Value, json};

/// Options that they have too, with the values they have.
const OPTIONS: [(&str, &[&str]); 14] = [
    ("two-tile-city", &["per-tile", "two-points"]),
    ("princess-removal", &["may", "must"]),
    ("fairy-anchor", &["follower", "tile"]),
    ("dragon-moves", &["before-scoring", "after-scoring"]),
    ("barn-on-barn-field", &["forbidden", "allowed"]),
    ("wagon-moves-to", &["surrounding", "linked"]),
    ("bazaar-auction", &["on", "off"]),
    ("siege-escape", &["any-city-tile", "siege-tile-only", "none"]),
    ("king-robber-scoring", &["per-feature", "10-20", "15-40", "continuous"]),
    ("count-endgame-redeploy", &["matching-quarter", "market-only"]),
    ("count-moves", &["by-player", "clockwise", "follows-follower"]),
    ("unfinished-inn-cathedral", &["zero", "as-ordinary"]),
    ("siege-tile-count", &["4", "6", "10"]),
    ("shrine-tile-count", &["6", "5"]),
];

/// Pieces whose number follows from that of the players there.
const TOKENS: [&str; 4] = ["abbey", "bridge", "castle", "tower-piece"];

/// Any setup that they can have too, in the words in which it is read.
fn shared_setup(dice: &mut Dice) -> Setup {
    loop {
        let mut setup = Setup::players(1 + dice.below(6));
        if dice.below(8) == 0 {
            setup.revision = Revision::First;
        }
        let chance = [1, 2, 4, 12][dice.below(4)];
        let mut sets = std::collections::BTreeMap::from([("base".to_string(), 1)]);
        for set in parts().flat_map(|p| p.sets) {
            if dice.below(14) < chance {
                sets.insert((*set).into(), 1);
            }
        }
        setup.parts = Some(sets);
        for (name, values) in OPTIONS {
            if dice.below(3) == 0 {
                setup.options.insert(name.into(), dice.pick(values).into());
            }
        }
        setup.options.insert("river-start-tile".into(), "shuffled-in".into());
        for part in parts() {
            for toggle in part.toggles {
                if dice.below(12) == 0 && !toggle.name.starts_with("river") {
                    setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
                }
            }
            for count in part.counts.iter().filter(|count| !TOKENS.contains(&count.name)) {
                if dice.below(10) == 0 {
                    setup.counts.insert(count.name.into(), dice.below(9) as u32);
                }
            }
        }
        if dice.below(8) == 0 {
            let tiles = ["U", "V", "E", "W", "K", "H", "B", "J"];
            setup.draw = Some((0..12).map(|_| dice.pick(&tiles).to_string()).collect());
        }
        // A fixed order may hold no river.
        let fixed = setup.draw.is_some();
        match Game::without_seed(setup).map(|game| jcz::export(&game)) {
            Ok(Ok(file)) => return import(&file).game.setup().clone(),
            Ok(Err(e)) => {
                let known = |what: &String| (fixed && what.contains("the tile")) || what.contains("`revision` = 1");
                assert!(e.0.iter().all(known), "{e}");
            }
            Err(_) => {}
        }
    }
}

/// A game of random moves that can be said there: a ransom is paid when a figure could be placed. About half of them are
/// not finished.
fn sayable_game(dice: &mut Dice, setup: Setup, most: usize) -> Game {
    let mut game = Game::without_seed(setup).unwrap();
    let deck = Deck::new(dice.below(1 << 30) as u64);
    // A tile is chosen for an auction and bid for in one message.
    let half_said = |state: &State| {
        state.phase() == Phase::AuctionBid && state.auction().is_some_and(|auction| auction.bid().is_none())
    };
    let (mut played, mut list) = (0, Vec::new());
    while played < most || half_said(game.state()) {
        played += 1;
        let phase = game.state().phase();
        if phase == Phase::Over {
            break;
        }
        if phase == Phase::Draw {
            let Action::Draw(design) = deck.draw(game.rules(), game.state()) else { unreachable!("a deck draws") };
            game.draw(design).unwrap();
            continue;
        }
        game.state().list_actions(game.rules(), &mut list);
        let ransom = |action: &Action| matches!(action, Action::Ransom(..));
        let asked = phase == Phase::PlaceFigure && list.iter().any(|a| !ransom(a) && *a != Action::Pass);
        list.retain(|action| asked || !ransom(action));
        game.play(dice.pick(&list)).unwrap();
    }
    game
}

fn import(text: &str) -> jcz::Imported {
    jcz::import(text).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"))
}

/// Random games over everything that both have give the same record. `AUDE_GAMES` asks for more of them, or fewer.
#[test]
fn what_was_exported_is_imported() {
    let mut kinds = BTreeSet::new();
    for seed in 0..dice::games(200) {
        let mut dice = Dice::new(seed);
        let setup = shared_setup(&mut dice);
        let most = if dice.below(2) == 0 { usize::MAX } else { dice.below(250) };
        let mut game = sayable_game(&mut dice, setup, most);
        if dice.below(2) == 0 {
            game.set_date("2026-11-18").unwrap();
        }
        let file = jcz::export(&game).unwrap_or_else(|e| panic!("{seed}: {e}\n{:?}", game.setup()));
        let again = import(&file).game;
        let (read, written) = (again.record(), game.record());
        read.lines().zip(written.lines()).for_each(|(read, written)| assert_eq!(read, written, "{seed}"));
        assert_eq!(read, written, "{seed}");
        let values: Value = serde_json::from_str(&file).unwrap();
        for message in values["replay"].as_array().unwrap() {
            kinds.insert(message["type"].as_str().unwrap().to_string());
        }
    }
    for kind in
        "PLACE_TILE DEPLOY_MEEPLE PLACE_TOKEN MOVE_NEUTRAL_FIGURE RETURN_MEEPLE CAPTURE_FOLLOWER EXCHANGE_FOLLOWER \
                 PAY_RANSOM BAZAAR_BID BAZAAR_BUY_OR_SELL PASS COMMIT"
            .split_whitespace()
    {
        assert!(kinds.contains(kind), "{kind} never came up");
    }
}

/// Files of other programs decline less explicitly, and do not say what was drawn.
#[test]
fn passes_and_draws_may_be_left_out() {
    let (mut whole, mut without, mut removed) = (0, 0, 0);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut setup = shared_setup(&mut dice);
        setup.draw = None;
        setup.toggles.insert("bazaars".into(), false);
        setup.toggles.insert("dragon".into(), false);
        setup.parts = setup.parts.map(|mut parts| {
            parts.retain(|part, _| !part.starts_with("river") && !part.starts_with("bridges"));
            parts
        });
        setup.counts.retain(|name, _| !["bridge", "castle"].contains(&name.as_str()));
        let Ok(_) = Rules::new(&setup) else { continue };
        let game = sayable_game(&mut dice, setup, usize::MAX);
        let mut file: Value = serde_json::from_str(&jcz::export(&game).unwrap()).unwrap();
        file.as_object_mut().unwrap().remove("gameAnnotations");
        file.as_object_mut().unwrap().remove("aude");
        let read = import(&file.to_string());
        assert!(read.game.state().tiles().eq(game.state().tiles()));
        let scores = |game: &Game| (0..game.rules().players()).map(|p| game.state().score(p)).collect::<Vec<_>>();
        assert_eq!(scores(&read.game), scores(&game), "{seed}");
        assert_eq!(read.notes.is_empty(), game.state().removed().is_empty(), "{:?}", read.notes);
        assert_eq!(read.game.fingerprint(), game.fingerprint(), "{seed}");
        whole += 1;
        removed += usize::from(!game.state().removed().is_empty());
        // Some decisions say more than that something was declined: the count, and who of several decides.
        if game.rules().choices().toggle("count") {
            continue;
        }
        let replay = file["replay"].as_array_mut().unwrap();
        replay.retain(|message| message["type"] != "PASS" && message["type"] != "COMMIT");
        if let Ok(read) = jcz::import(&file.to_string()) {
            without += usize::from(read.game.state().tiles().eq(game.state().tiles()));
        }
    }
    assert!(whole > 20 && without > 20 && removed > 0, "{whole} {without} {removed}");
}

/// The text of a file that was written by hand in the form of that program.
fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/tests/jcz/{name}.jcz", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The messages of a file, without what is not of the game: times, and what shuffles the bag.
fn messages(file: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(file).unwrap();
    let mut messages = file["replay"].as_array().unwrap().clone();
    for message in &mut messages {
        message.as_object_mut().unwrap().remove("clock");
        message["payload"].as_object_mut().unwrap().remove("random");
    }
    messages
}

/// Reads a file, compares lines of the head and all turns with the record it must give, and writes it again.
fn assert_read(name: &str, setup: &[&str], turns: &[&str]) -> jcz::Imported {
    let read = import(&file(name));
    let record = read.game.record();
    for line in setup {
        assert!(record.lines().any(|l| l == *line), "{name} has no `{line}`:\n{record}");
    }
    let found: Vec<_> = record.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).collect();
    assert_eq!(found, turns, "{name}");
    assert_eq!(read.notes.contains(&jcz::Note::Unfinished), record.contains("unfinished"), "{name}: {:?}", read.notes);
    let again = import(&jcz::export(&read.game).unwrap()).game;
    assert_eq!(again.record(), record, "{name}");
    read
}

/// The same for a file that has nothing but what counts: what is written for it are its own messages, one by one.
fn assert_turns(name: &str, setup: &[&str], turns: &[&str]) {
    let read = assert_read(name, setup, turns);
    let (written, theirs) = (messages(&jcz::export(&read.game).unwrap()), messages(&file(name)));
    for (i, (written, theirs)) in written.iter().zip(&theirs).enumerate() {
        assert_eq!(written, theirs, "{name}: message {}", i + 1);
    }
    assert_eq!(written.len(), theirs.len(), "{name}");
}

/// A file of an older version, with a tile that was taken back.
#[test]
fn a_base_game_is_read() {
    assert_read(
        "base",
        &["players: Anna, Ben", "date: 2026-11-15", "parts: base", "result: unfinished"],
        &[
            "1 Anna: E@0,1r2 follower@city = Anna+4",
            "2 Ben: U@1,0 follower@road",
            "3 Anna: B@0,-1 follower@monastery",
            "4 Ben: V@2,0 pass",
            "5 Anna: W@-1,0r2 follower@road:W",
        ],
    );
}

#[test]
fn inns_and_options_are_read() {
    assert_turns(
        "inns",
        &["options: two-tile-city=two-points", "draw: EA, EG, U", "result: 0, 2, 0"],
        &["1 Anna: EA@1,0 big-follower@road", "2 Ben: EG@0,1r2 follower@city = Ben+2", "3 Cleo: U@-1,0 pass"],
    );
}

#[test]
fn abbots_are_read() {
    assert_turns(
        "abbot",
        &["parts: base-gardens"],
        &[
            "1 Anna: B@0,-1 abbot@monastery",
            "2 Ben: U-garden@1,0 abbot@garden",
            "3 Anna: U@-1,0 recall:abbot@0,-1/monastery = Anna+4",
        ],
    );
}

/// `tower` is a switch: each of two players has ten pieces.
#[test]
fn towers_are_read() {
    assert_turns(
        "tower",
        &["parts: base, tower"],
        &[
            "1 Anna: TE@1,0 tower@1,0",
            "2 Ben: E@0,1r2 follower@city = Ben+4",
            "3 Anna: B@0,-1 pass",
            "4 Ben: U@-1,0 follower@road",
            "5 Anna: U@-2,0 tower@1,0 capture:Ben.follower@-1,0/road",
            "6 Ben: U@1,-1r1 ransom:follower@Anna follower@road = Anna+3 Ben-3",
        ],
    );
    let game = import(&file("tower")).game;
    assert_eq!(game.rules().choices().count("tower-piece"), 10);
}

#[test]
fn the_dragon_and_the_fairy_are_read() {
    assert_turns(
        "dragon",
        &["parts: base, princess-dragon"],
        &[
            "1 Anna: B3@1,0",
            "2 Ben: U@-1,0 follower@road",
            "3 Anna: B@0,-1 follower@monastery",
            "4 Ben: U@-2,0 fairy@-1,0/road",
            "5 Anna: BH@-3,0 pass dragon@0,0 Ben: dragon@0,-1 = Ben+1",
        ],
    );
}

/// The bridge of the last tile goes without saying.
#[test]
fn bridges_castles_and_bazaars_are_read() {
    assert_turns(
        "bridges",
        &["parts: base, bridges-castles-bazaars"],
        &[
            "1 Anna: E@0,1r2 follower@city castle@0,0/city",
            "2 Ben: bb-bazaar-field@0,-1 pass auction:U auction:V Anna: choose:V bid:0",
            "3 Anna: V@1,0 pass",
            "4 Ben: U@-1,0r1+bridge@-1,0ew follower@road:E = Ben+3",
        ],
    );
    assert_eq!(import(&file("bridges")).game.rules().choices().count("bridge"), 3);
}

/// A bridge in a message of its own, and a castle that ends the game, after the `COMMIT` of another player.
#[test]
fn a_castle_after_the_last_tile_is_read() {
    assert_turns(
        "castle",
        &["draw: U, U, E, E", "result: 1, 0"],
        &[
            "1 Anna: U@1,0 bridge@1,0ns follower@road:N",
            "2 Ben: U@-1,0 pass",
            "3 Anna: E@-1,1 follower@city",
            "4 Ben: E@-1,2r2 pass Anna: castle@-1,1/city = Anna+1",
        ],
    );
}

/// A barn stands in the north-west of the tile it names, be that the tile just placed or another.
#[test]
fn barns_are_read() {
    assert_turns(
        "barns",
        &["toggles: barns=on", "options: barn-on-barn-field=allowed, wagon-moves-to=surrounding"],
        &[
            "1 Anna: B@0,-1 pass",
            "2 Ben: U@1,0 pass",
            "3 Anna: B@1,-1 barn@nw",
            "4 Ben: B@-1,-1 pass",
            "5 Anna: B@2,-1 pass",
            "6 Ben: U@-1,0 barn@se",
        ],
    );
}

/// A wagon drives on after the `COMMIT`, and that is closed by another.
#[test]
fn wagons_are_read() {
    assert_turns(
        "wagon",
        &["toggles: wagons=on"],
        &["1 Anna: X@1,0 wagon@road:W", "2 Ben: W@-1,0 pass Anna: drive@1,0/road:E = Anna+3"],
    );
}

/// Both parts of a double turn end with a `COMMIT`.
#[test]
fn double_turns_are_read() {
    assert_turns(
        "builder",
        &["toggles: builders=on"],
        &[
            "1 Anna: U@1,0 follower@road",
            "2 Ben: U@-1,0 pass",
            "3 Anna: U@2,0 builder@road",
            "4 Ben: B@0,-1 pass",
            "5 Anna: U@3,0 pass U@4,0 pass",
            "6 Ben: B@1,-1 pass",
        ],
    );
}

/// The start tile of the base game stays in the bag, and the draws follow from the tiles placed.
#[test]
fn rivers_are_read() {
    assert_turns(
        "river",
        &["parts: base, river-1", "options: river-start-tile=shuffled-in", "start: r1-spring@2,-3r1"],
        &["1 Anna: r1-straight@2,-4r1 pass", "2 Ben: r1-monastery@2,-5r1 follower@monastery"],
    );
}

/// A river beside other start tiles is left out where nobody draws it.
#[test]
fn a_river_that_never_comes_is_left_out() {
    let mut game: Value = serde_json::from_str(&file("river")).unwrap();
    game["setup"]["start"] = json!([{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 180 }]);
    game["setup"]["sets"]["river/2:1"] = json!(1);
    game["replay"] = json!([]);
    let read = import(&game.to_string());
    let rivers = ["river/1:1", "river/2:1"].map(|name| jcz::Foreign::TileSet(name.into()));
    assert_eq!(read.notes[0], jcz::Note::LeftOut(rivers.to_vec()));
    assert!(read.game.record().contains("start: D@0,0r2"), "{}", read.game.record());
}

/// Where somebody draws the source and places it beside the start tile, it becomes a start tile of ours.
#[test]
fn a_source_that_is_drawn_is_read() {
    let mut game: Value = serde_json::from_str(&file("river")).unwrap();
    game["setup"]["start"] = json!([{ "tile": "BA/RCr", "x": 2, "y": 2, "rotation": 0 }]);
    game["gameAnnotations"] = json!({ "drawOrder": ["RI/s", "RI.1/IFI", "RI.1/LIRI"], "endTurn": 3 });
    let source = json!({ "tileId": "RI/s", "rotation": "R90", "position": [2, 3] });
    let messages = game["replay"].as_array_mut().unwrap();
    messages.rotate_right(3);
    for (message, player) in messages.iter_mut().zip([0, 0, 0, 1, 1, 1]) {
        message["player"] = json!(player);
    }
    messages[0]["payload"] = source;
    messages[1] = json!({ "type": "PASS", "payload": {}, "player": 0 });
    let record = import(&game.to_string()).game.record();
    for line in [
        "first: Ben",
        "start: D@2,-2",
        "start: r1-spring@2,-3r1",
        "1 Ben: r1-straight@2,-4r1 pass",
        "draw: r1-straight, r1-monastery",
    ] {
        assert!(record.lines().any(|l| l == line), "no `{line}`:\n{record}");
    }
}

#[test]
fn escapes_from_a_siege_are_read() {
    assert_turns(
        "siege",
        &["parts: base, siege"],
        &["1 Anna: si-corner@0,1r2 follower@city", "2 Ben: B@0,-1 pass", "3 Anna: U@1,0 pass recall:follower@0,1/city"],
    );
}

/// The block of the Count's city lies elsewhere there, so the squares of the messages are others.
#[test]
fn the_count_is_read() {
    assert_read(
        "count",
        &["parts: base, count"],
        &["1 Anna: U@-1,0 follower@road", "2 Ben: W@-2,0 pass enter:follower@market+count@cathedral = Anna+3"],
    );
    let written = messages(&jcz::export(&import(&file("count")).game).unwrap());
    // The market is on the last tile of the second row, the cathedral on the second.
    let market = json!({ "position": [3, 1], "feature": "Quarter", "location": "QUARTER_MARKET" });
    let cathedral = json!({ "position": [1, 1], "feature": "Quarter", "location": "QUARTER_CATHEDRAL" });
    assert_eq!(written[6]["payload"]["pointer"], market);
    assert_eq!(written[7]["payload"]["to"], cathedral);
    let kinds: Vec<&str> = written[5..].iter().map(|m| m["type"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["COMMIT", "DEPLOY_MEEPLE", "MOVE_NEUTRAL_FIGURE", "COMMIT"]);
}

/// What we do not have is named and left out where nobody uses it.
#[test]
fn what_nobody_uses_is_left_out() {
    let read =
        assert_read("foreign", &["parts: base"], &["1 Anna: U@1,0 follower@road", "2 Ben: B@0,-1 follower@monastery"]);
    let jcz::Note::LeftOut(list) = &read.notes[0] else { panic!("{:?}", read.notes) };
    let names: Vec<&str> = list.iter().map(jcz::Foreign::name).collect();
    assert_eq!(names, ["hills-and-sheep:1", "phantom", "shepherd"]);
}

/// Where it is used, the message and what it is are named.
#[test]
fn what_somebody_uses_is_refused_by_name() {
    let game: Value = serde_json::from_str(&file("foreign")).unwrap();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        jcz::import(&game.to_string()).unwrap_err().to_string()
    };
    let phantom = refused(&|game| {
        game["replay"][2] = json!({
            "type": "DEPLOY_MEEPLE",
            "payload": {
                "pointer": { "position": [1, 0], "feature": "Field", "location": "NL.NR.EL.WR" },
                "meepleId": "0.phantom.1",
            },
            "player": 0,
        });
    });
    assert!(phantom.contains("message 3 (DEPLOY_MEEPLE): there is no figure `phantom`"), "{phantom}");
    assert!(phantom.contains("the element `phantom`"), "{phantom}");
    let hill = refused(&|game| game["replay"][4]["payload"]["tileId"] = json!("HS/C"));
    assert!(hill.contains("message 5 (PLACE_TILE): the tile `HS/C` is not in this game"), "{hill}");
    assert!(hill.contains("the tile set `hills-and-sheep:1`"), "{hill}");
    // A game that ends with a tile we do not have would be scored otherwise.
    let end = refused(&|game| game["gameAnnotations"]["endTurn"] = json!(3));
    assert!(end.contains("the tile `HS/C` (`drawOrder`, 3)") && end.contains("the element `phantom`"), "{end}");
    let rule = refused(&|game| game["setup"]["rules"]["moon-phase"] = json!("full"));
    assert!(rule.contains("the rule `moon-phase` = `full`"), "{rule}");
    let kind = refused(&|game| game["replay"][2]["type"] = json!("FLOCK_EXPAND_OR_SCORE"));
    assert!(kind.contains("messages of the type `FLOCK_EXPAND_OR_SCORE`"), "{kind}");
}

/// What is written keeps to the form of that program, whatever the game.
#[test]
fn exports_keep_to_the_form() {
    let (mut commits, mut dragons, mut pieces) = (0, 0, 0);
    for seed in 1000..1040 {
        let mut dice = Dice::new(seed);
        let mut setup = shared_setup(&mut dice);
        if seed % 2 == 0 {
            setup.draw = None;
            setup.parts.as_mut().unwrap().insert("princess-dragon".into(), 1);
            setup.toggles.insert("dragon".into(), true);
        }
        let Ok(_) = Rules::new(&setup) else { continue };
        let game = sayable_game(&mut dice, setup, usize::MAX);
        let file: Value = serde_json::from_str(&jcz::export(&game).unwrap()).unwrap();
        assert_eq!(file["appVersion"], "6.2.0");
        assert!(file["clock"].is_u64());
        assert!(file["setup"]["start"].as_array().unwrap().iter().all(|tile| tile["rotation"].is_u64()));
        // Tiles, and whether the last message ended a part of a turn.
        let (mut placed, mut open) = (0, false);
        for (i, message) in file["replay"].as_array().unwrap().iter().enumerate() {
            let (kind, payload) = (message["type"].as_str().unwrap(), &message["payload"]);
            let at = format!("{seed}: message {} {message}", i + 1);
            assert!(message["clock"].is_u64(), "{at}");
            let is_place = |place: &Value| {
                place["position"].is_array() && place["feature"].is_string() && place["location"].is_string()
            };
            let is_figure = |place: &Value| is_place(&place["featurePointer"]) && place["meepleId"].is_string();
            match kind {
                "PLACE_TILE" => {
                    assert!(!open, "no COMMIT before {at}");
                    (placed, open) = (placed + 1, true);
                }
                "COMMIT" => {
                    assert!(payload["random"].is_number(), "{at}");
                    assert_ne!(file["replay"][i - 1]["type"], "COMMIT", "{at}");
                    (commits, open) = (commits + 1, false);
                }
                "DEPLOY_MEEPLE" => assert!(is_place(&payload["pointer"]), "{at}"),
                "RETURN_MEEPLE" | "CAPTURE_FOLLOWER" => {
                    pieces += 1;
                    assert!(is_figure(&payload["pointer"]) && payload.get("meepleId").is_none(), "{at}");
                }
                "PLACE_TOKEN" => {
                    let token = payload["token"].as_str().unwrap();
                    assert!(["BRIDGE", "CASTLE", "TOWER_PIECE"].contains(&token), "{at}");
                    assert!(is_place(&payload["pointer"]), "{at}");
                }
                "MOVE_NEUTRAL_FIGURE" if payload["figureId"] == "dragon.1" => {
                    dragons += 1;
                    assert!(payload["to"].is_array(), "{at}");
                }
                "MOVE_NEUTRAL_FIGURE" if payload["figureId"] == "fairy.1" => {
                    assert!(payload["to"].is_array() || is_figure(&payload["to"]), "{at}");
                }
                "BAZAAR_BID" => assert!(payload["supplyIndex"].is_u64() && payload["price"].is_u64(), "{at}"),
                _ => {}
            }
            assert!(!message.to_string().contains("INNER_FARM\""), "{at}");
        }
        assert!(!open && placed > 0, "{seed}");
        // Their bag gives no dragon before there is a volcano.
        let order: Vec<&str> =
            file["gameAnnotations"]["drawOrder"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        if game.rules().choices().toggle("dragon") {
            let sign = |tile: &str| tile.rsplit_once('.').map(|(_, sign)| sign.to_string());
            let volcano = order.iter().position(|tile| sign(tile).as_deref() == Some("v")).unwrap_or(order.len());
            let dragon = |tile: &&&str| tile.starts_with("DG/") && sign(tile).is_some_and(|sign| sign.starts_with('d'));
            assert_eq!(order[..volcano].iter().find(dragon), None, "{seed}");
        }
    }
    assert!(commits > 1000 && dragons > 50 && pieces > 20, "{commits} {dragons} {pieces}");
}

/// What that program cannot do is named, and nothing is written.
#[test]
fn what_cannot_be_written_is_named() {
    let refused = |game: &Game| jcz::export(game).unwrap_err().0;
    let of = |change: &dyn Fn(&mut Setup)| {
        let mut setup = Setup::players(2);
        change(&mut setup);
        Game::without_seed(setup).unwrap()
    };
    let bridges = of(&|setup| setup.counts.extend([("bridge".into(), 1)]));
    assert_eq!(refused(&bridges), ["another number of pieces than usual (`bridge` = 1)"]);
    let late_dragon = |revision| {
        of(&|setup| {
            setup.revision = revision;
            setup.parts = Some(["base", "abbey-mayor", "princess-dragon"].map(|set| (set.into(), 1)).into());
            setup.options.insert("dragon-moves".into(), "after-scoring".into());
        })
    };
    let [old] = refused(&late_dragon(Revision::First)).try_into().unwrap();
    assert!(old.contains("`revision` = 1"), "{old}");
    jcz::export(&late_dragon(Revision::Second)).unwrap();
    // A river without the start tile of the base game can be written once it is over.
    let river = |setup: &mut Setup| setup.parts = Some([("base".into(), 1), ("river-1".into(), 1)].into());
    assert_eq!(refused(&of(&river)), ["the option `river-start-tile` = \"removed\" in a game that goes on"]);
    let over = sayable_game(&mut Dice::new(1), of(&river).setup().clone(), usize::MAX);
    let text = jcz::export(&over).unwrap();
    let file: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(file["gameAnnotations"]["endTurn"], over.draws().len());
    assert_eq!(import(&text).game.record(), over.record());
    // A ransom before the tile.
    let game = import(&file_with_early_ransom()).game;
    assert_eq!(refused(&game), ["a ransom at another moment than the decision about a figure (turn 6)"]);
}

/// The game with the tower, where the ransom is paid before the tile is placed.
fn file_with_early_ransom() -> String {
    let mut game: Value = serde_json::from_str(&file("tower")).unwrap();
    let replay = game["replay"].as_array_mut().unwrap();
    let ransom = replay.iter().position(|message| message["type"] == "PAY_RANSOM").unwrap();
    replay.swap(ransom, ransom - 1);
    game.to_string()
}

/// Files say the same in more than one way.
#[test]
fn other_ways_to_say_it_are_read() {
    let same = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut game: Value = serde_json::from_str(&file(name)).unwrap();
        change(&mut game);
        assert_eq!(import(&game.to_string()).game.record(), import(&file(name)).game.record(), "{name}");
    };
    let insert =
        |game: &mut Value, at: usize, message: Value| game["replay"].as_array_mut().unwrap().insert(at, message);
    // The count moves after a COMMIT.
    same("count", &|game| insert(game, 7, json!({ "type": "COMMIT", "payload": {}, "player": 1 })));
    // Whoever gets the last tile of an auction says so.
    let last = json!({ "type": "BAZAAR_BID", "payload": { "supplyIndex": 0, "price": 0 }, "player": 1 });
    same("bridges", &|game| insert(game, 10, last.clone()));
    // The bridge that a tile needs has a message of its own.
    let bridge = json!({ "token": "BRIDGE", "pointer": { "position": [-1, 0], "feature": "Road", "location": "WE" } });
    let bridge = json!({ "type": "PLACE_TOKEN", "payload": bridge, "player": 1 });
    same("bridges", &|game| insert(game, 14, bridge.clone()));
    // The order of draws is not complete, or missing.
    same("castle", &|game| game["gameAnnotations"]["drawOrder"] = json!(["BA/RFr", "BA/RFr"]));
    same("castle", &|game| drop(game["gameAnnotations"].as_object_mut().unwrap().remove("drawOrder")));
    // Nobody is named.
    same("castle", &|game| {
        let messages = game["replay"].as_array_mut().unwrap();
        for message in messages {
            message["player"] = Value::Null;
        }
    });
    // Switches and copies may be `true`.
    same("castle", &|game| {
        game["setup"]["sets"]["basic:1"] = json!(true);
        game["setup"]["elements"]["castle"] = json!(true);
        game["setup"]["elements"]["bridge"] = json!(false);
    });
}

/// The Count's city may lie there without the count, and he may be missing his city.
#[test]
fn a_city_without_the_count_stays_empty() {
    let mut game: Value = serde_json::from_str(&file("count")).unwrap();
    game["setup"]["elements"].as_object_mut().unwrap().remove("count");
    game["gameAnnotations"]["endTurn"] = json!(2);
    game["replay"].as_array_mut().unwrap().truncate(6);
    let read = import(&game.to_string());
    assert!(read.notes.is_empty(), "{:?}", read.notes);
    assert!(read.game.record().contains("2 Ben: W@-2,0 pass pass = Anna+3\n"), "{}", read.game.record());

    let mut game: Value = serde_json::from_str(&file("wagon")).unwrap();
    game["setup"]["elements"]["count"] = json!(1);
    let read = import(&game.to_string());
    assert_eq!(read.notes[0], jcz::Note::LeftOut(vec![jcz::Foreign::Element("count".into())]));
    assert_eq!(read.game.record(), import(&file("wagon")).game.record());
}
