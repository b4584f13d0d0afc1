//! The program as its users meet it.

use crate::program;

use program::{aude, out};

/// Bad input gets status 2 and a message that says what was wrong and what would be right.
#[test]
fn bad_input_is_explained() {
    for (args, words) in [
        (&["fly"][..], &["fly", "--help"][..]),
        (&["play", "--terminal", "--option", "farmers"], &["--option farmers", "NAME=VALUE"]),
        (&["play", "--terminal", "--option", "farmers=maybe"], &["options.farmers", "`on`, `off`"]),
        (&["play", "--terminal", "--option", "sheep=on"], &["options.sheep", "farmer-scoring"]),
        (&["play", "--terminal", "--toggle", "inns=perhaps"], &["perhaps", "`on`"]),
        (&["play", "--terminal", "--count", "follower=many"], &["many", "number"]),
        (&["play", "--terminal", "--part", "moon"], &["parts.moon", "inns-cathedrals"]),
        (&["play", "--terminal", "--preset", "third"], &["preset", "first-edition"]),
        (&["play", "--terminal", "a", "b", "c", "d", "e", "f", "g"], &["players", "1 to 6"]),
        (&["play", "--terminal", "--lang", "xx"], &["xx", "de"]),
        (&["play", "--terminal", "Ann=tired"], &["Ann=tired", "`tired`", "beginner, easy"]),
        (&["play", "--terminal", "--load", "/nowhere/at/all"], &["/nowhere/at/all"]),
        (&["play", "Anna", "medium"], &["on the page", "aude play --terminal"]),
        (&["play", "--seed", "3"], &["on the page", "aude play --terminal"]),
        (&["serve", "--port", "many"], &["many", "--port"]),
        (&["serve", "--address", "192.0.2.1", "--port", "1"], &["192.0.2.1", "port 1"]),
        (&["replay"], &["FILE"]),
        (&["replay", "/nowhere/at/all"], &["/nowhere/at/all"]),
        (
            &["replay", "--verify", "Cargo.toml"],
            &["Cargo.toml: line 1, column 1: a record begins with `aude record 1`"],
        ),
        (&["perft", "x"], &["x"]),
        (&["perft", "2", "--draw", "ZZ"], &["draw[0]", "ZZ"]),
        (&["scenario", "/nowhere/at/all"], &["/nowhere/at/all"]),
        (&["scenario"], &["FILES"]),
        (&["rules", "moon"], &["moon", "base, river, abbot"]),
        (&["bench", "--rounds", "few"], &["few"]),
    ] {
        let output = aude(args, "");
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        for word in words {
            assert!(message.contains(word), "{args:?} says: {message}");
        }
    }
}

#[test]
fn the_engine_answers_and_ends_with_its_input() {
    let output = aude(&["engine"], "{\"cmd\":\"hello\",\"id\":1}\nnonsense\n{\"cmd\":\"legal\"}");
    let lines: Vec<_> = out(&output).lines().map(String::from).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with(r#"{"id":1,"ok":true,"name":"aude""#));
    assert!(lines[1].contains("bad-json"));
    assert!(lines[2].contains("no-game"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn perft_prints_a_line_a_depth() {
    let output = aude(&["perft", "2", "--draw", "U,V"], "");
    assert_eq!(out(&output), "1 3\n2 12\n");
}

#[test]
fn scenarios_that_do_not_hold_are_named() {
    let file = std::env::temp_dir().join(format!("aude-scenario-{}.txt", std::process::id()));
    std::fs::write(&file, "# X-1 wrong\nrules: X\nRed: U 1,0\nscores: Red 5\n").unwrap();
    let output = aude(&["scenario", file.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(out(&output).contains("X-1 wrong: line 4: the score of Red: 0, not 5"), "{}", out(&output));
    std::fs::remove_file(file).unwrap();
}

/// Whoever keeps choosing the first square and no figure reaches the end of the game.
#[test]
fn a_whole_game_in_the_terminal() {
    let file = std::env::temp_dir().join(format!("aude-game-{}.txt", std::process::id()));
    let file = file.to_str().unwrap();
    let moves = "1a\n1\n0\n1\na\n".repeat(60);
    let input = format!("?\nbanana\nsave {file}\nu\n{moves}\n");
    let output = aude(
        &["play", "--terminal", "Anna", "Ben", "--seed", "3", "--part", "inns-cathedrals", "--count", "follower=2"],
        &input,
    );
    let text = out(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    for words in
        ["undo the last step", "“banana” isn’t one of the choices", "Saved as", "There’s nothing to undo", "’s tile: "]
    {
        assert!(text.contains(words), "no “{words}” in {text}");
    }
    let long = aude(&["play", "--terminal", "--load", file], &"1a\n1\n0\n1\na\n".repeat(1000));
    assert!(out(&long).contains("with"), "somebody wins: {}", out(&long));
    assert!(out(&long).contains("points."), "{}", out(&long));
    std::fs::remove_file(file).unwrap();
}

const EVERY_PART: &[&str] = &[
    "inns-cathedrals",
    "traders-builders",
    "king-robber",
    "princess-dragon",
    "tower",
    "abbey-mayor",
    "bridges-castles-bazaars",
    "siege",
    "cult",
    "count",
];

/// Plays a game in the terminal with answers out of a hat, most of which make sense somewhere.
fn play_by_chance(args: &[&str], chance: u64) -> String {
    let answers =
        ["1", "1a", "2", "3b", "1b", "x1", "x2", "x3", "0", "b0", "p", "7", "1m", "4", "5", "1w", "2a", "a", "b3"];
    let mut number = chance;
    let mut draw = || {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        answers[(number >> 33) as usize % answers.len()]
    };
    // Whatever came before, what is at the end can always be answered.
    let input: Vec<_> = (0..30_000).map(|_| draw()).collect();
    let output = aude(args, &(input.join("\n") + "\n"));
    let (text, errors) = (out(&output), String::from_utf8(output.stderr).unwrap());
    let tail = &text[text.char_indices().rev().nth(3000).map_or(0, |(i, _)| i)..];
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{args:?}: {tail}");
    text
}

/// Nothing that is meant for programs is shown to players: names of texts, values that were not given, data.
fn assert_no_leak(text: &str) {
    let texts = concat!(
        include_str!("../../../locales/en/terminal.ftl"),
        include_str!("../../../locales/en/game.ftl"),
        include_str!("../../../locales/en/bots.ftl")
    );
    let texts = texts.lines().chain(aude_bots::PART_WORDS[0].1.lines()).filter(|l| l.starts_with(char::is_alphabetic));
    let ids: Vec<_> =
        texts.filter_map(|l| l.split_once(" =")).map(|(id, _)| id).filter(|id| id.contains('-')).collect();
    for line in text.lines() {
        for word in ["{", "}", "EnterCity", "LeaveCity", "Spot", "Pos", "Some(", "None", "(Follower", "Action"] {
            assert!(!line.contains(word), "“{word}” in: {line}");
        }
        for word in line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            assert!(!ids.contains(&word), "“{word}” in: {line}");
        }
    }
}

/// A game of all parts comes to its end, in several languages, and everything that happens is said in words.
#[test]
fn a_game_of_all_parts_in_the_terminal() {
    let parts = EVERY_PART.iter().flat_map(|part| ["--part", part]);
    let more = ["--toggle", "abbots=on", "--count", "abbey=2", "--count", "wagon=2"];
    let all: Vec<&str> = ["play", "--terminal", "Anna", "Ben", "Clara"].into_iter().chain(parts).chain(more).collect();
    for (lang, seed, preset, words) in [
        (
            "en",
            "5",
            "big-box-2006",
            ["points.", "the dragon", "builds a tower", "bids", "builds a bridge", "into the market"],
        ),
        ("de", "6", "nordic-2010", ["Punkten.", "Drache", "Turm", "bietet", "Brücke", "Stadt des Grafen"]),
    ] {
        let args: Vec<&str> = all.iter().copied().chain(["--lang", lang, "--seed", seed, "--preset", preset]).collect();
        let text = play_by_chance(&args, seed.parse().unwrap());
        assert_no_leak(&text);
        for word in words {
            assert!(text.contains(word), "{lang}: no “{word}”");
        }
    }
}

/// The same with other choices, so that what is rare happens too.
#[test]
fn games_of_some_parts_in_the_terminal() {
    for (lang, args) in [
        (
            "da",
            &[
                "--part",
                "tower",
                "--part",
                "count",
                "--part",
                "princess-dragon",
                "--part",
                "siege",
                "--preset",
                "nordic-2010",
            ][..],
        ),
        (
            "sv",
            &[
                "--part",
                "bridges-castles-bazaars",
                "--part",
                "abbey-mayor",
                "--option",
                "tiles-in-hand=3",
                "--toggle",
                "bazaars=off",
            ],
        ),
        (
            "nl",
            &[
                "--part",
                "base-gardens",
                "--part",
                "river-1",
                "--part",
                "cult",
                "--part",
                "bridges-castles-bazaars",
                "--count",
                "barn=1",
            ],
        ),
    ] {
        let args: Vec<&str> =
            ["play", "--terminal", "--seed", "9", "--lang", lang].into_iter().chain(args.iter().copied()).collect();
        let text = play_by_chance(&args, 4);
        assert_no_leak(&text);
        let end = text.lines().rev().take(3).collect::<String>();
        assert!(["point", "poäng", "punten"].iter().any(|word| end.contains(word)), "{lang}: {end}");
    }
}

/// Goes on with a game that begins so.
fn play_on(name: &str, setup: &str, input: &str) -> String {
    let file = std::env::temp_dir().join(format!("aude-{name}-{}.txt", std::process::id()));
    std::fs::write(&file, format!("aude game 1\n{setup}\n")).unwrap();
    let output = aude(&["play", "--terminal", "--load", file.to_str().unwrap()], input);
    std::fs::remove_file(file).unwrap();
    let text = out(&output);
    assert_no_leak(&text);
    text
}

fn assert_says(text: &str, all: &[&str]) {
    for words in all {
        assert!(text.contains(words), "no “{words}” in {text}");
    }
}

/// A tile that fits with a bridge only can be given up.
#[test]
fn bridges_in_the_terminal() {
    let setup = r#"{"players":["Anna","Ben"],"parts":{"base":1},"counts":{"bridge":3},
        "start":[{"tile":"B","at":[0,0],"turn":0}],"draw":["X","W"]}"#
        .replace('\n', "");
    let text = play_on("bridge", &setup, "0\n1a\n");
    assert_says(&text, &["only fits with a bridge", "The tile is discarded", "Anna’s tile: W"]);
    let text = play_on("bridged", &setup, "x4\n0\n");
    let words = [
        "  4  Tile X at column 0, row 1, as shown, with a bridge from north to south over the tile beside it",
        "Anna builds a bridge from north to south. (0,0)",
        "Anna places a tile. (X 0,1)",
        " ║ ",
    ];
    assert_says(&text, &words);
}

/// Bids are typed as points; b0 bids 0.
#[test]
fn an_auction_in_the_terminal() {
    let setup = r#"{"players":["Anna","Ben"],"parts":{"base":1,"bridges-castles-bazaars":1},"scores":[10,5],
        "draw":["bb-bazaar-city","U","V","W","X"]}"#
        .replace('\n', "");
    let text = play_on("auction", &setup, "1a\n1\n0\n1\nb0\n4\n2\n");
    let words = [
        "2 tiles are up for auction.",
        "For sale: U, V",
        "Ben: Choose a tile to auction (1–2)",
        "Ben: How much do you bid? (1–5, b0)",
        "Ben bids 0.",
        "Anna: Ben bid 0. Bid more? (1–10, 0)",
        "Sell: Anna takes the tile and pays you 4 points",
        "Anna pays 4 points for a tile.",
        "Ben gets 4 points for a tile.",
        "Anna gets the tile.",
        "Ben gets the tile.",
        "in hand: U",
    ];
    assert_says(&text, &words);
}

/// Monastery and tower of one tile, and all who stand there, can be told apart.
#[test]
fn towers_in_the_terminal() {
    let setup = r#"{"players":["Anna","Ben"],"parts":{"base":1,"tower":1,"traders-builders":1},"scores":[3,0],
        "start":[{"tile":"TJ","at":[0,0],"turn":0,"tower":2,"figures":[
            {"owner":0,"figure":"follower","kind":"monastery"},{"owner":1,"figure":"follower","kind":"tower"}]},
          {"tile":"E","at":[1,0],"turn":0,"figures":[
            {"owner":0,"figure":"follower","kind":"city"},{"owner":0,"figure":"builder","kind":"city"}]},
          {"tile":"TI","at":[2,0],"turn":0,"tower":0}],"draw":["B","B","B"]}"#
        .replace('\n', "");
    // The bare site grows, and takes Anna's own knight, who leaves a builder alone.
    let text = play_on("tower", &setup, "7\nx1\n1\n0\n");
    let words = [
        "Ma b2",
        "  x1  Build the tower at column 2, row 0 up to height 1",
        "Anna builds a tower up to height 1. (2,0)",
        "  1  Take back your own follower: City, north (column 1, row 0)",
        "Anna takes back a follower with the tower. (1,0)",
        "Anna takes back the builder, which was left alone there. (1,0)",
    ];
    assert_says(&text, &words);
}

/// A castle shows whose it is.
#[test]
fn castles_in_the_terminal() {
    let setup = r#"{"players":["Anna","Ben"],"parts":{"base":1,"bridges-castles-bazaars":1},
        "start":[{"tile":"E","at":[0,0],"turn":0,"figures":[{"owner":0,"figure":"follower","kind":"city"}]}],
        "draw":["E","V","W","X"]}"#
        .replace('\n', "");
    let text = play_on("castle", &setup, "1\n0\n1\n");
    let words = [
        "  1  Turn it into a castle: City, north (column 0, row 0)",
        "  0  No castle",
        "Anna turns a city into a castle.",
        "a▓",
        "2 castles",
    ];
    assert_says(&text, &words);
}

/// Out of a hand a tile is chosen first; taking back within the decision leads to its beginning.
#[test]
fn hands_in_the_terminal() {
    let args = ["play", "--terminal", "--option", "tiles-in-hand=3", "--seed", "4"];
    let text = out(&aude(&args, "2\nu\n1\n1a\n0\nq\n"));
    assert_no_leak(&text);
    assert_says(&text, &["in hand: U K S", "Anna’s tile: S", "Anna’s tile: K", "Anna places a tile. (K "]);
    // Each time the tile is asked for, then the square.
    assert_eq!(text.matches("Anna: Place a tile from your hand").count(), 4, "{text}");
}

#[test]
fn the_terminal_speaks_other_languages() {
    let output = aude(&["play", "--terminal", "--lang", "de", "--seed", "1"], "?\nq\n");
    assert!(out(&output).contains("Gefolgsleute"), "{}", out(&output));
}

#[test]
fn everything_that_can_be_chosen_is_listed() {
    let list = out(&aude(&["play", "--list"], ""));
    for words in [
        "first-edition",
        "inns-cathedrals",
        "--option farmer-scoring=field-majority-3|city-majority-4",
        "--toggle cathedrals=on|off",
    ] {
        assert!(list.contains(words), "{list}");
    }
}

/// Somebody whose name is a level is a computer: it plays by itself, and taking back leads to the person before it.
#[test]
fn computers_sit_at_the_table() {
    let game = aude(&["play", "--terminal", "Anna", "beginner", "--seed", "3"], "!\n1\n0\nu\nq\n");
    let text = out(&game);
    assert!(game.status.success());
    assert!(text.contains("Hint: Tile "), "{text}");
    assert!(text.contains("beginner places "), "{text}");
    assert_eq!(text.matches("Anna: Place a follower?").count(), 2, "{text}");
    // Computers among themselves need nobody; the second of a kind has a name of its own.
    let game = aude(&["play", "--terminal", "easy", "easy", "Ben=beginner", "--seed", "1"], "\n");
    let text = out(&game);
    assert!(text.contains("easy 2 places ") && text.contains("Ben (beginner) places "), "{text}");
    assert!(text.contains(" wins with ") || text.contains(" win together "), "{text}");
}
