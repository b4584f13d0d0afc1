//! The program as its users meet it.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn aude(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_aude"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has ended does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Bad input gets status 2 and a message that says what was wrong and what would be right.
#[test]
fn bad_input_is_explained() {
    for (args, words) in [
        (&["fly"][..], &["fly", "--help"][..]),
        (&["play", "--option", "farmers"], &["--option farmers", "NAME=VALUE"]),
        (&["play", "--option", "farmers=maybe"], &["options.farmers", "`on`, `off`"]),
        (&["play", "--option", "sheep=on"], &["options.sheep", "farmer-scoring"]),
        (&["play", "--toggle", "inns=perhaps"], &["perhaps", "`on`"]),
        (&["play", "--count", "follower=many"], &["many", "number"]),
        (&["play", "--part", "moon"], &["parts.moon", "inns-cathedrals"]),
        (&["play", "--preset", "third"], &["preset", "first-edition"]),
        (&["play", "a", "b", "c", "d", "e", "f", "g"], &["players", "1 to 6"]),
        (&["play", "--lang", "xx"], &["xx", "de"]),
        (&["play", "--load", "/nowhere/at/all"], &["/nowhere/at/all"]),
        (&["perft", "x"], &["x"]),
        (&["perft", "2", "--draw", "ZZ"], &["draw[0]", "ZZ"]),
        (&["scenario", "/nowhere/at/all"], &["/nowhere/at/all"]),
        (&["scenario"], &["FILES"]),
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
    let output =
        aude(&["play", "Anna", "Ben", "--seed", "3", "--part", "inns-cathedrals", "--count", "follower=2"], &input);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    for words in [
        "take back the last step",
        "“banana” is not one of the choices",
        "Saved as",
        "There is nothing to take back",
        "Anna has drawn",
    ] {
        assert!(text.contains(words), "no “{words}” in {text}");
    }
    let long = aude(&["play", "--load", file], &"1a\n1\n0\n1\na\n".repeat(1000));
    assert!(out(&long).contains("with"), "somebody wins: {}", out(&long));
    assert!(out(&long).contains("points."), "{}", out(&long));
    std::fs::remove_file(file).unwrap();
}

#[test]
fn the_terminal_speaks_other_languages() {
    let output = aude(&["play", "--lang", "de", "--seed", "1"], "?\nq\n");
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
