//! `aude arena` as its users meet it.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

use serde_json::Value;

fn aude(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_aude")).arg("arena").args(args).output().unwrap()
}

#[track_caller]
fn out(args: &[&str]) -> String {
    let output = aude(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&out(&[args, &["--json"]].concat())).unwrap()
}

/// A file for this test alone.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The example `first`, a program that plays, as a player of the arena.
fn first(head: &str, manner: &str) -> String {
    let tests = std::env::current_exe().unwrap();
    let program = tests.parent().unwrap().parent().unwrap().join("examples/first");
    assert!(
        program.with_extension(std::env::consts::EXE_EXTENSION).exists(),
        "`cargo test` builds the example `first`"
    );
    format!("{head}:{} {manner}", program.display())
}

#[test]
fn a_match_in_numbers() {
    let args = ["greedy", "random", "--games", "10", "--full", "--seed", "5"];
    let found = json(&args);
    let number = |key: &str| found[key].as_f64().unwrap_or_else(|| panic!("{key} in {found}"));
    assert_eq!((number("games"), number("wins_a"), number("wins_b"), number("draws")), (10.0, 10.0, 0.0, 0.0));
    assert!(number("mean_a") > number("mean_b"));
    assert!(number("elo_low") > 0.0 && number("elo_low") <= number("elo") && number("elo") <= number("elo_high"));
    assert!(number("ms_per_move_a") > 0.0 && number("ms_per_move_b") > 0.0);
    // The same seed gives the same games, whoever plays how many of them at a time.
    let again = json(&[&args[..], &["--threads", "1"]].concat());
    for key in ["games", "wins_a", "mean_a", "mean_b", "elo", "elo_low", "elo_high"] {
        assert_eq!(found[key], again[key], "{key}");
    }
    assert_ne!(found["mean_a"], json(&["greedy", "random", "--games", "10", "--full", "--seed", "6"])["mean_a"]);
}

#[test]
fn a_match_in_words() {
    let text = out(&["random", "greedy", "--games", "400", "--seed", "5"]);
    for words in ["random – greedy: ", " games, seed 5", "wins", "mean points", "greedy is stronger"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("400 games"), "it was clear before: {text}");
}

#[test]
fn a_match_in_files() {
    let (csv, svg) = (scratch("match.csv"), scratch("match.svg"));
    let files = ["--csv", csv.to_str().unwrap(), "--svg", svg.to_str().unwrap()];
    let found =
        json(&[&["greedy", "random", "--games", "12", "--full", "--seed", "5", "--players", "3"], &files[..]].concat());
    let csv = fs::read_to_string(csv).unwrap();
    let lines: Vec<Vec<_>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0][..7], ["pair", "game", "seed", "seats_a", "score_0", "score_1", "score_2"]);
    assert_eq!(lines.len(), 13);
    let column = |name: &str| lines[0].iter().position(|n| *n == name).unwrap();
    let seats: Vec<_> = lines[1..].iter().map(|line| line[column("seats_a")]).collect();
    assert_eq!(seats[..6], ["0", "1 2", "1", "0 2", "2", "0 1"]);
    let mean: f64 = lines[1..]
        .iter()
        .map(|line| {
            let own =
                line[column("seats_a")].split(' ').map(|seat| line[column("score_0") + seat.parse::<usize>().unwrap()]);
            let own: Vec<f64> = own.map(|score| score.parse().unwrap()).collect();
            own.iter().sum::<f64>() / own.len() as f64
        })
        .sum::<f64>()
        / 12.0;
    assert!((mean - found["mean_a"].as_f64().unwrap()).abs() < 1e-9);
    let svg = fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<circle").count(), 6, "a dot for each pair");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
}

#[test]
fn everybody_against_everybody() {
    let args = ["--all", "random", "yardstick", "greedy", "--games", "8", "--seed", "2", "--full"];
    let text = out(&args);
    let rows: Vec<_> = text.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows[0], "| | Elo | yardstick | greedy | random |");
    assert_eq!(rows.len(), 5);
    assert!(rows[2].starts_with("| yardstick | +") && rows[4].starts_with("| random | -"), "{text}");
    assert_eq!(json(&args).as_array().unwrap().len(), 3);
}

#[test]
fn programs_take_part() {
    for head in ["cmd", "cmd,draws,level=master"] {
        let first = first(head, "");
        let found = json(&[&first, &first, "--games", "6", "--full", "--seed", "3"]);
        assert_eq!((&found["games"], &found["wins_a"]), (&6.into(), &found["wins_b"]), "{found}");
        assert_eq!(found["mean_a"], found["mean_b"], "nobody beats itself");
    }
    // With parts in which draws depend on what is played.
    let parts = ["--part", "river-2", "--part", "princess-dragon", "--part", "abbey-mayor"];
    let found = json(&[&[&first("cmd", "")[..], "random", "--games", "2", "--full"][..], &parts].concat());
    assert_eq!(found["games"], 2);
}

#[test]
fn programs_that_fail_end_the_match() {
    for (manner, words) in [
        ("dies", &["ended instead of answering \"suggest\"", "3"][..]),
        ("sleeps", &["did not answer \"suggest\" within 0.5 s"]),
        ("babbles", &["no JSON", "let me think"]),
        ("cheats", &["is not legal", "seat"]),
        ("dreams", &["another game", "`tile`"]),
    ] {
        let output = aude(&["random", &first("cmd", manner), "--games", "40", "--seed", "3", "--timeout", "0.5"]);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{manner}: {message}");
        for word in words {
            assert!(message.contains(word), "{manner}: {message}");
        }
    }
}

#[test]
fn bad_input_is_explained() {
    for (args, words) in [
        (&["greedy"][..], &["two players", "--all"][..]),
        (&["greedy", "random", "careful"], &["two players, not 3"]),
        (&["--all", "greedy"], &["two players at least"]),
        (&["greedy", "wizard"], &["`wizard`", "yardstick", "cmd:"]),
        (&["greedy", "random:x=1"], &["random:x=1", "settings"]),
        (&["greedy", "cmd:"], &["program is missing"]),
        (&["greedy", "cmd,fast:x"], &["`fast`", "draws"]),
        (&["greedy", "cmd:/nowhere/at/all"], &["/nowhere/at/all", "cannot be started"]),
        (&["greedy", "random", "--elo", "5", "-5"], &["lower"]),
        (&["greedy", "random", "--error", "0.7"], &["0.7"]),
        (&["greedy", "random", "--timeout", "0"], &["seconds"]),
        (&["greedy", "random", "--players", "1"], &["1", "2..=6"]),
        (&["greedy", "random", "--part", "moon"], &["parts.moon"]),
        (&["greedy", "random", "--games", "2", "--csv", "/nowhere/at/all"], &["/nowhere/at/all"]),
    ] {
        let output = aude(args);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        for word in words {
            assert!(message.contains(word), "{args:?} says: {message}");
        }
    }
}

#[test]
fn players_are_listed() {
    let text = out(&["--list"]);
    for name in ["yardstick", "greedy", "cmd:PROGRAM", "--part"] {
        assert!(text.contains(name), "{text}");
    }
}
