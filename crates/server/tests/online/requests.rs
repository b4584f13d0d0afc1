//! Requests that nearly make sense: whatever comes is answered, and the server never blames itself. `AUDE_FUZZ=100000` sends more.

use serde_json::{Value as Json, json};

use crate::online::{
    client::{Client, decide, http},
    common::{Chance, on_both},
    running::{config, run},
    settings, table,
};

/// What requests could be made of.
const WORDS: &[&str] = &[
    "null",
    "-1",
    "1e400",
    "18446744073709551616",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\u{202e}",
    "{\"a\":",
    "[[[[[[[[",
    "true",
    "\"\"",
    "{\"seats\":1e9}",
    "{\"kind\":\"bank\",\"ms\":-1}",
    "{\"parts\":{\"base\":4294967296}}",
    "\u{fffd}",
    "%00",
    "%ff",
    "../",
    "?before=9223372036854775808",
    "'; DROP TABLE people; --",
];

/// Requests that make sense.
fn requests(room: &str) -> Vec<(String, Json)> {
    let post = |path: &str, body: Json| (format!("POST {path}"), body);
    let setup = json!({ "preset": "first-edition", "parts": { "base": 1, "inns-cathedrals": 1 }, "options": { "farmers": "off" },
        "start": [{ "tile": "D", "at": [0, 0], "turn": 1, "figures": [{ "owner": 0, "figure": "small", "segment": "road" }] }] });
    let clock = json!({ "kind": "bank", "ms": 600_000 });
    vec![
        post("/api/guest", json!({ "name": "Zoë" })),
        post("/api/login", json!({ "login": "anna", "password": "wrong" })),
        post("/api/password", json!({ "old": "x", "new": "y" })),
        post("/api/register", json!({ "login": "a", "password": "b" })),
        post("/api/rooms", json!({ "title": "T", "seats": 3, "listed": false, "clock": clock, "setup": setup })),
        post("/api/tokens", json!({ "name": "Rook" })),
        post(&format!("/api/rooms/{room}/reports"), json!({ "seq": 3, "reason": "rude" })),
        post(&format!("/api/rooms/{room}/seats/1"), json!({ "name": "Ben", "colour": 2 })),
        post(&format!("/api/rooms/{room}/play"), json!({ "at": 0, "action": "N1" })),
        post(&format!("/api/rooms/{room}/do"), json!({ "do": "say", "text": "hello", "key": "k" })),
        post(&format!("/api/rooms/{room}/do"), json!({ "do": "change", "settings": { "seats": 4, "setup": setup } })),
        post(&format!("/api/rooms/{room}/do"), json!({ "do": "mute", "person": "somebody", "on": true })),
        post(&format!("/api/rooms/{room}/do"), json!({ "do": "invite", "seat": 1, "person": "somebody" })),
        ("GET /api/people/somebody".into(), Json::Null),
        ("GET /api/lobby?stage=playing&text=a&before=100".into(), Json::Null),
        (format!("GET /api/rooms/{room}/record"), Json::Null),
        (format!("GET /api/rooms/{room}/qr.svg"), Json::Null),
        ("GET /api/programs?text=a".into(), Json::Null),
        ("DELETE /api/mutes/somebody".into(), Json::Null),
        (format!("DELETE /api/rooms/{room}/seats/9"), Json::Null),
    ]
}

/// Does one of many things to some bytes.
fn harm(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let at = chance.below(bytes.len() + 1);
    let end = (at + chance.below(9)).min(bytes.len());
    let word = WORDS[chance.below(WORDS.len())].as_bytes();
    match chance.below(8) {
        0 => drop(bytes.drain(at..end)),
        1 => bytes.truncate(at),
        2 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        3 => drop(bytes.splice(at.., other[at.min(other.len())..].iter().copied())),
        4 => {
            let again = bytes[at..end].repeat(1 + chance.below(2000));
            drop(bytes.splice(at..at, again));
        }
        5 => {
            // What follows a colon is a value.
            let colons: Vec<usize> = (0..bytes.len()).filter(|i| bytes[*i] == b':').collect();
            if let Some(colon) = colons.get(chance.below(colons.len().max(1))) {
                let ends = |byte: &u8| matches!(byte, b',' | b'}');
                let end = bytes[*colon..].iter().position(ends).map_or(bytes.len(), |n| colon + n);
                drop(bytes.splice(colon + 1..end, word.iter().copied()));
            }
        }
        _ => drop(bytes.splice(at..end, word.iter().copied())),
    }
}

#[tokio::test]
async fn requests_that_nearly_make_sense() {
    let times = std::env::var("AUDE_FUZZ").map_or(700, |n| n.parse().expect("a number"));
    on_both(async |place| {
        let mut config = config(&place);
        // Passwords take long on purpose.
        config.limits.passwords = (20, std::time::Duration::from_hours(1));
        let server = run(config).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let mut mallory = Client::guest(server.address, "Mallory").await;
        mallory.register("mallory", "correct horse").await;
        let requests = requests(&room);
        let (mut chance, mut fine, mut refused) = (Chance(11), 0, 0);
        for n in 0..times {
            let (line, body) = &requests[chance.below(requests.len())];
            let other = requests[chance.below(requests.len())].1.to_string();
            let (mut line, mut body) = (line.clone().into_bytes(), body.to_string().into_bytes());
            for _ in 0..chance.below(3) {
                harm(&mut body, other.as_bytes(), &mut chance);
            }
            if n % 4 == 0 {
                harm(&mut line, b"/api/rooms", &mut chance);
                // Lines have an end, and more than this is no line.
                line.retain(|byte| byte.is_ascii_graphic() || *byte == b' ');
                line.truncate(2000);
            }
            let line = String::from_utf8(line).expect("only letters are left");
            let headers = [("cookie", mallory.cookie.as_str()), ("content-type", "application/json")];
            let answer = http(server.address, &line, &headers, &body).await;
            let said = String::from_utf8_lossy(&answer.body);
            let what = || format!("{n}: {line}\n{}\n{} {said}", String::from_utf8_lossy(&body), answer.status);
            assert!(answer.status < 500, "{}", what());
            for internal in ["panicked", "sqlx", "SELECT", "UNIQUE", ".rs:"] {
                assert!(!said.contains(internal) || line.contains("/docs"), "{}", what());
            }
            if answer.status < 300 {
                fine += 1;
            } else {
                refused += 1;
            }
        }
        assert!(fine > times / 20 && refused > times / 4, "{fine} and {refused}");
        // Nobody else has noticed. Whoever reads nothing for long is cut off, whatever the reason.
        for client in &mut clients {
            client.connect().await;
            client.watch(&room).await;
        }
        for _ in 0..4 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        server.stop().await;
    })
    .await;
}

/// Errors are JSON, also those that the frame below finds; a NUL character is refused in the same way everywhere.
#[tokio::test]
async fn errors_are_json() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let room = anna.open(&settings(2, &["base"])).await;
        for (method, path, status, code) in [
            ("PUT", "/api/rooms", 405, "bad-message"),
            ("GET", "/api/nowhere", 404, "not-found"),
            ("GET", "/api/lobby?before=x", 400, "bad-message"),
            ("GET", "/api/people/a%00b", 400, "bad-message"),
            ("GET", "/api/lobby?text=a%00b", 400, "bad-message"),
            ("GET", "/live", 400, "bad-message"),
        ] {
            let answer = anna.send(method, path, &Json::Null).await;
            assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}: {}", answer.text());
            assert_eq!(answer.header("content-type"), "application/json", "{path}");
        }
        let large = anna.post("/api/guest", &json!({ "name": "x".repeat(70_000) })).await;
        assert_eq!((large.status, large.code().as_str()), (413, "bad-message"));
        for (path, body) in [
            ("/api/guest", json!({ "name": "a\u{0}b" })),
            ("/api/rooms", json!({ "settings": { "seats": 2, "title": "a\u{0}b" } })),
            ("/api/login", json!({ "login": "a\u{0}b", "password": "correct horse" })),
            (&format!("/api/rooms/{room}/reports"), json!({ "seq": 1, "reason": "a\u{0}b" })),
        ] {
            let answer = anna.post(path, &body).await;
            assert_eq!((answer.status, answer.code().as_str()), (400, "bad-message"), "{path}: {}", answer.text());
        }
        anna.watch(&room).await;
        let said = anna.refused(json!({ "do": "say", "room": room, "text": "a\u{0}b" })).await;
        assert_eq!(said, "bad-message");
        server.stop().await;
    })
    .await;
}
