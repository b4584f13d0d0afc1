//! Saved games of JCloisterZone: what is written is read again, and what is written by hand after the description of the
//! format is understood.

use crate::dice;

use std::collections::BTreeSet;

use aude_engine::{Rules, Setup, parts::parts};
use aude_record::{Game, jcz};
use dice::{Dice, any_game};

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

/// Any setup that they can have too.
fn shared_setup(dice: &mut Dice) -> Setup {
    loop {
        let mut setup = Setup::players(1 + dice.below(6));
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
        for part in parts() {
            for toggle in part.toggles {
                if dice.below(12) == 0 && !toggle.name.starts_with("river") {
                    setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
                }
            }
            for count in part.counts {
                if dice.below(10) == 0 {
                    setup.counts.insert(count.name.into(), dice.below(9) as u32);
                }
            }
        }
        if dice.below(8) == 0 {
            setup.draw = Some((0..20).map(|_| dice.pick(&["U", "V", "E", "W", "K", "H"]).to_string()).collect());
        }
        if Rules::new(&setup).is_ok() {
            return setup;
        }
    }
}

fn import(text: &str) -> jcz::Imported {
    jcz::import(text).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"))
}

/// Random games over everything that both have. `AUDE_GAMES` asks for more of them, or fewer.
#[test]
fn what_was_exported_is_imported() {
    let mut kinds = BTreeSet::new();
    for seed in 0..dice::games(150) {
        let mut dice = Dice::new(seed);
        let setup = shared_setup(&mut dice);
        let game = any_game(&mut dice, setup);
        let file = jcz::export(&game).unwrap_or_else(|e| panic!("{e}\n{:?}", game.setup()));
        let again = import(&file).game;
        assert_eq!(again.actions(), game.actions(), "{seed}");
        assert_eq!(again.draws(), game.draws(), "{seed}");
        assert_eq!(again.fingerprint(), game.fingerprint(), "{seed}: {:?}", game.setup());
        let scores = |game: &Game| (0..game.rules().players()).map(|p| game.state().score(p)).collect::<Vec<_>>();
        assert_eq!(scores(&again), scores(&game));
        assert_eq!(Game::from_record(&again.record()).unwrap().fingerprint(), game.fingerprint());
        let values: serde_json::Value = serde_json::from_str(&file).unwrap();
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
        let game = dice::play(&mut dice, setup, usize::MAX);
        let mut file: serde_json::Value = serde_json::from_str(&jcz::export(&game).unwrap()).unwrap();
        file.as_object_mut().unwrap().remove("gameAnnotations");
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
    assert!(whole > 20 && without > 20 && removed > 1, "{whole} {without} {removed}");
}

/// A file written by hand after the description of the format, and the turns it must give.
fn assert_turns(file: &str, setup: &[&str], turns: &[&str]) {
    let path = format!("{}/tests/jcz/{file}.jcz", env!("CARGO_MANIFEST_DIR"));
    let read = import(&std::fs::read_to_string(path).unwrap());
    let record = read.game.record();
    for line in setup {
        assert!(record.lines().any(|l| l == *line), "{file} has no `{line}`:\n{record}");
    }
    let found: Vec<_> = record.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).collect();
    assert_eq!(found, turns, "{file}");
    assert_eq!(read.notes.is_empty(), !record.contains("unfinished"), "{file}: {:?}", read.notes);
    let again = import(&jcz::export(&read.game).unwrap()).game;
    assert_eq!(again.record(), record, "{file}");
}

#[test]
fn a_base_game_is_read() {
    assert_turns(
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
            "6 Ben: drew:U ransom:follower@Anna U@1,-1r1 pass = Anna+3 Ben-3",
        ],
    );
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
}

#[test]
fn the_count_is_read() {
    assert_turns(
        "count",
        &["parts: base, count"],
        &["1 Anna: U@-1,0 follower@road", "2 Ben: W@-2,0 pass enter:follower@market+count@cathedral = Anna+3"],
    );
}
