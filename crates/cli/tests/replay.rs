//! Going through records, checking and converting them.

use crate::program;

use std::process::Output;

use aude_engine::Setup;
use aude_record::{Game, Pledge, commitment, hex};
use program::{aude, out};

/// A folder for the files of one test, gone afterwards.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("aude-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().into()
    }

    /// A record of a game in which always the first action is chosen.
    fn record(&self, name: &str, setup: &str, actions: usize) -> String {
        let play = "{\"cmd\":\"play\",\"index\":0}\n".repeat(actions);
        let output = aude(&["engine"], &format!("{{\"cmd\":\"new\",{setup}}}\n{play}{{\"cmd\":\"save\"}}\n"));
        let answer: serde_json::Value = serde_json::from_str(out(&output).lines().last().unwrap()).unwrap();
        let file = self.file(name);
        std::fs::write(&file, answer["record"].as_str().unwrap()).unwrap();
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn assert_says(output: &Output, words: &[&str]) {
    let text = out(output);
    assert_eq!(output.status.code(), Some(0), "{text}{}", String::from_utf8_lossy(&output.stderr));
    for words in words {
        assert!(text.contains(words), "no “{words}” in {text}");
    }
}

#[test]
fn records_are_verified() {
    let folder = Folder::new("verify");
    let file = folder.record("game.aude", r#""players":["Anna","Ben"],"seed":7,"date":"2026-11-15""#, 200);
    let words = ["is valid", "71 turns", "one seed 7 draws", "match the record", "Final position: "];
    assert_says(&aude(&["replay", "--verify", &file], ""), &words);
    for (language, words) in [("de", "ist gültig"), ("da", "er gyldig"), ("sv", "är giltig"), ("nl", "is geldig")] {
        assert_says(&aude(&["replay", "--verify", &file, "--lang", language], ""), &[words]);
    }
    // Something was changed, or is missing.
    let text = std::fs::read_to_string(&file).unwrap();
    for (changed, words) in [
        (text.replacen("Anna", "Emma", 1), "line 8, column 3: `Anna` is not a player"),
        (text.lines().take(20).collect::<Vec<_>>().join("\n"), "the record breaks off"),
        (text.replacen("date: 2026", "date: 2025", 1), "something in this record was changed"),
    ] {
        let file = folder.file("changed.aude");
        std::fs::write(&file, changed).unwrap();
        let output = aude(&["replay", "--verify", &file], "");
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), message.contains(words)), (Some(2), true), "{message}");
    }
}

/// A record of a game on a server says what was promised about its shuffle, and that is checked.
#[test]
fn shuffles_are_verified() {
    let folder = Folder::new("pledge");
    let mut game = Game::new(Setup::players(2), u64::MAX).unwrap();
    game.play(game.legal_actions()[0]).unwrap();
    let (room, salt) = ("k3-x_9", [9; 32]);
    let promised = commitment(room, game.setup(), u64::MAX, &salt);
    let write = |name: &str, text: &str| {
        let file = folder.file(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    game.set_pledge(Pledge { room: room.into(), commitment: promised, salt: Some(salt) });
    let open = write("open.aude", &game.record());
    let words = ["one seed 18446744073709551615 draws", "Room k3-x_9, setup, seed and salt match", &hex(&promised)];
    assert_says(&aude(&["replay", "--verify", &open], ""), &words);
    for (language, words) in [("de", "Versprechen"), ("da", "løftet"), ("sv", "löftet"), ("nl", "belofte")] {
        assert_says(&aude(&["replay", "--verify", &open, "--lang", language], ""), &[words, "k3-x_9"]);
    }
    let closed = write("closed.aude", &game.record_without_seed());
    assert_says(&aude(&["replay", "--verify", &closed], ""), &["Not checked", &hex(&promised)]);
    let other = game.record().replace(&hex(&salt), &hex(&[8; 32]));
    let output = aude(&["replay", "--verify", &write("other.aude", &other)], "");
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), message.contains("it is not what was promised")), (Some(2), true), "{message}");
}

#[test]
fn records_are_gone_through() {
    let folder = Folder::new("replay");
    let file = folder.record("game.aude", r#""players":["Anna","Ben"],"seed":7"#, 200);
    let output = aude(&["replay", &file], "");
    assert_says(
        &output,
        &["Anna, Ben, 71 turns", "Turn 1: Anna", "Anna places a tile. (O ", "Turn 71: Anna", " points."],
    );
    let output = aude(&["replay", "--print", "--turn", "70", &file], "");
    assert_says(&output, &["Turn 70: Ben"]);
    assert!(!out(&output).contains("Turn 69"));
    let output = aude(&["replay", "--step", &file], "b\n\n\nb\n?\n60\n99\ne\n\nx\ns\n0\nq\n");
    let prompts: Vec<String> =
        out(&output).lines().filter(|l| l.contains(" of 71.")).map(|l| l.split(" of").next().unwrap().into()).collect();
    let turns = [0, 0, 1, 2, 1, 1, 60, 60, 71, 71, 71, 71, 0];
    assert_eq!(prompts, turns.map(|turn| format!("Turn {turn}")));
    assert_says(
        &output,
        &[
            "That’s the start",
            "go to the end",
            "There’s no turn 99. The last one is 71",
            "That’s the end",
            "“x” isn’t",
            "Goodbye",
        ],
    );
    let unfinished = folder.record("some.aude", r#""players":["Anna"],"draw":["U","C","V"],"scores":[5]"#, 2);
    assert_says(&aude(&["replay", &unfinished], ""), &["Turn 2", "The game isn’t finished."]);
    // The game goes on where the record ends.
    assert_says(&aude(&["play", "--terminal", "--load", &unfinished], "q\n"), &["Anna: 5"]);
}

#[test]
fn games_are_converted() {
    let folder = Folder::new("convert");
    let setup = r#""players":["Anna","Ben"],"seed":7,"parts":{"base":1,"king-robber":1,"abbey-mayor":1,"count":1}"#;
    let file = folder.record("game.aude", setup, 400);
    let (jcz, back) = (folder.file("game.jcz"), folder.file("back.aude"));
    assert_says(&aude(&["replay", &file, "--export", &jcz], ""), &["Written to "]);
    assert_says(&aude(&["replay", &jcz, "--export", &back], ""), &["Written to "]);
    let state = |file: &str| {
        let output = aude(&["replay", "--verify", file], "");
        out(&output).lines().find(|l| l.starts_with("Final position")).unwrap().to_string()
    };
    assert_eq!(state(&file), state(&jcz));
    assert_eq!(state(&file), state(&back));
    assert_says(&aude(&["replay", "--verify", &jcz], ""), &["JCloisterZone save", "It has no seed"]);
    // Nothing is written over.
    let output = aude(&["replay", &file, "--export", &jcz], "");
    assert_eq!(output.status.code(), Some(2));
    // What the other program does not have is named.
    let file = folder.record("hand.aude", r#""players":["Anna"],"seed":7,"options":{"tiles-in-hand":"3"}"#, 5);
    let output = aude(&["replay", &file, "--export", &folder.file("hand.jcz")], "");
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("does not have:\n  the option `tiles-in-hand` = `3`"), "{message}");
    // What we do not have is left out where nobody uses it, and else refused with the message that does.
    let sheep = folder.file("sheep.jcz");
    let game = |messages: &str| {
        let setup = r#"{"sets":{"basic:1":1,"hills-and-sheep:1":1},"elements":{"small-follower":7,"sheep":1}}"#;
        format!(r#"{{"setup":{setup},"players":[{{"name":"Anna"}}],"replay":[{messages}]}}"#)
    };
    std::fs::write(&sheep, game("")).unwrap();
    assert_says(&aude(&["replay", &sheep], ""), &["nobody used them. They are left out: hills-and-sheep:1, sheep."]);
    let place = r#"{"type":"PLACE_TILE","payload":{"tileId":"HS/C","rotation":"R0","position":[1,0]},"player":0}"#;
    std::fs::write(&sheep, game(place)).unwrap();
    let output = aude(&["replay", &sheep], "");
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("message 1 (PLACE_TILE): the tile `HS/C` is not in this game"), "{message}");
    assert!(message.contains("the tile set `hills-and-sheep:1`\n  the element `sheep`"), "{message}");
}

/// Games that were saved before there were records like these.
#[test]
fn old_records_are_shown() {
    let folder = Folder::new("old");
    let file = folder.file("old.txt");
    std::fs::write(&file, "aude game 1\n{\"players\":[\"Anna\",\"Ben\"],\"seed\":7}\n").unwrap();
    assert_says(&aude(&["replay", "--verify", &file], ""), &["old format", "isn’t finished"]);
    assert_says(&aude(&["replay", &file], ""), &["Anna, Ben, one turn"]);
}

/// Whoever has read enough of it may go.
#[test]
fn a_reader_may_leave() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("leave");
    let file = folder.record("game.aude", r#""players":["Anna","Ben"],"seed":7"#, 200);
    let mut child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(["replay", &file])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// A record that ends with a tile drawn shows it.
#[test]
fn the_tile_drawn_last_is_shown() {
    let folder = Folder::new("drawn");
    let file = folder.record("game.aude", r#""players":["Anna","Ben"],"draw":["U","E","B"]"#, 2);
    let shown = out(&aude(&["replay", "--print", &file], ""));
    let (_, end) = shown.split_once("The game isn’t finished.").unwrap();
    assert!(end.contains("Ben’s tile: E. One tile left.") && end.contains('#'), "{end}");
}

/// What a file of others has instead of a saved game is said in plain words.
#[test]
fn damaged_saved_games_are_refused_in_plain_words() {
    let folder = Folder::new("damaged");
    for (text, words) in [
        ("{\"setup\":", "line 1, column 9: the saved game breaks off here"),
        ("{\"setup\":}", "line 1, column 10: the file is damaged here"),
        ("{\"setup\":{}}", "this is no saved game: `players` is missing"),
    ] {
        let file = folder.file("game.jcz");
        std::fs::write(&file, text).unwrap();
        let output = aude(&["replay", &file], "");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains(words) && output.status.code() == Some(2), "{message}");
    }
}

/// A review as text, as JSON and as a page; the same again, and refusals in plain words.
#[test]
fn games_are_reviewed() {
    let folder = Folder::new("reviews");
    let setup = "\"players\":[\"Anna\",\"Ben & Co\"],\"bag\":{\"U\":2,\"V\":2,\"E\":2},\"seed\":3";
    let record = folder.record("game.txt", setup, 40);
    let (json, page) = (folder.file("review.json"), folder.file("review.html"));
    let args = ["review", &record, "--visits", "20", "--lang", "en", "--json", &json, "--html", &page];
    let output = aude(&args, "");
    assert_says(&output, &["Anna, Ben & Co", "Luck", "Accuracy", "Blunders"]);
    let review: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!((&review["format"], &review["done"]), (&"aude review 1".into(), &true.into()));
    assert_eq!(review["steps"].as_array().unwrap().len() as u64, review["total"].as_u64().unwrap());
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("Ben &amp; Co") && html.contains("<polyline") && !html.contains("<script"));
    // The same again, on standard output.
    let again = aude(&["review", &record, "--visits", "20", "--json", "-"], "");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&out(&again)).unwrap(), review);
    // In another language, with all that one player did.
    let german = aude(&["review", &record, "--visits", "5", "--lang", "de", "--player", "2", "--all"], "");
    assert_says(&german, &["Glück", "Alle Entscheidungen", "Ben & Co: "]);
    assert!(!out(&german).contains(" Anna: "), "{}", out(&german));
    let nobody = aude(&["review", &record, "--player", "Eva", "--lang", "en"], "");
    assert_eq!(nobody.status.code(), Some(2));
    let said = String::from_utf8_lossy(&nobody.stderr).to_string();
    assert!(said.contains("There is no player “Eva”. Players: Anna, Ben & Co"), "{said}");
    let empty = folder.record("empty.txt", setup, 0);
    let nothing = aude(&["review", &empty, "--lang", "en"], "");
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("nothing to review"));
}
