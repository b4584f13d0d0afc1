//! What those who run a server do with it: upgrades, measures, moderation.

use crate::serving;

use std::{collections::BTreeSet, time::Duration};

use aude_server::store::Place;
use serde_json::{Value as Json, json};
use serving::{
    SEATS, begin,
    client::{Client, decide, http},
    common::{Folder, on_both},
    run, serve, serve_with, started,
};
use sqlx::{AssertSqlSafe, Connection};

/// Stores of every earlier version of the tables, with SQLite: a game between Anna and Ben, as `.dump` writes it. The head of
/// each says which room it is, and by which tokens Anna and Ben are known.
const OLD: [(&str, &str); 4] = [
    ("1", include_str!("stores/1.sql")),
    ("11", include_str!("stores/11.sql")),
    ("20", include_str!("stores/20.sql")),
    ("30", include_str!("stores/30.sql")),
];

/// The words after a name in the head of a store.
fn head<'a>(store: &'a str, name: &str) -> Vec<&'a str> {
    let line = store.lines().find_map(|line| line.strip_prefix("-- ")?.strip_prefix(name)).expect("it has a head");
    line.split_whitespace().collect()
}

/// Makes a store of an earlier version.
async fn put_back(place: &Place, store: &str) {
    match place {
        Place::Folder(folder) => {
            std::fs::create_dir_all(folder).unwrap();
            let url = format!("sqlite://{}?mode=rwc", folder.join("aude.sqlite").display());
            let mut db = sqlx::SqliteConnection::connect(&url).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(store.to_string())).execute(&mut db).await.unwrap();
            db.close().await.unwrap();
        }
        Place::Postgres(url) => {
            let text = store.replace(" BLOB", " BYTEA").replace("X'", "'\\x");
            let mut db = sqlx::PgConnection::connect(url).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut db).await.unwrap();
        }
    }
}

/// A new program takes stores of all earlier versions over, and the games in them go on.
#[tokio::test]
async fn old_stores_go_on() {
    for (version, store) in OLD {
        on_both(async |place| {
            put_back(&place, store).await;
            let (room, tokens) = (head(store, "room")[0], head(store, "tokens"));
            let early = run(&["backup", "nowhere"], &place).await;
            assert!(String::from_utf8(early.stderr).unwrap().contains("earlier version"), "{version}");
            for round in 1..3 {
                let (mut server, address) = serve(&place).await;
                let mut clients = Vec::new();
                for token in &tokens {
                    let mut client = Client::nobody(address);
                    client.cookie = format!("aude={token}");
                    client.connect().await;
                    client.watch(room).await;
                    client.until(room, |known| known.all("woke").len() == round).await;
                    assert_eq!(client.known(room).last("said")["text"], "Hello!", "{version}");
                    clients.push(client);
                }
                // Nobody pays for the time in which there was no server.
                let left = clients[0].known(room).last("woke")["clocks"]["left"].clone();
                assert!(left[0].as_u64() > Some(3_500_000) && left[1].as_u64() > Some(3_500_000), "{version}: {left}");
                for _ in 0..4 {
                    decide(&mut clients, room, &SEATS).await;
                }
                server.kill().await.unwrap();
            }
        })
        .await;
    }
}

/// Plays a game with an earlier program, for a store to be kept in `stores` (docs/development.md): `AUDE_OLD` is the
/// program, `AUDE_OLD_STORE` a folder for its data.
#[tokio::test]
#[ignore = "it makes a fixture"]
async fn make_a_store() {
    let variable = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is missing"));
    let mut old = tokio::process::Command::new(variable("AUDE_OLD"));
    old.args(["serve", "--port", "0", "--data", &variable("AUDE_OLD_STORE")]).kill_on_drop(true);
    let (server, address) = started(old).await;
    let (mut clients, room) = begin(address).await;
    clients[0].must(json!({ "do": "say", "room": room, "text": "Hello!" })).await;
    for _ in 0..6 {
        decide(&mut clients, &room, &SEATS).await;
    }
    let tokens: Vec<&str> = clients.iter().map(|client| client.cookie.trim_start_matches("aude=")).collect();
    println!("-- room {room}\n-- tokens {}", tokens.join(" "));
    drop(server);
}

#[tokio::test]
async fn servers_are_measured() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let (mut server, address) = serve(&place).await;
    let (mut clients, room) = begin(address).await;
    for _ in 0..5 {
        decide(&mut clients, &room, &SEATS).await;
    }
    assert_eq!(clients[0].refused(json!({ "do": "remove", "room": room, "seat": 1 })).await, "begun");
    let page = http(address, "GET /metrics", &[], "").await;
    assert!(page.header("content-type").starts_with("text/plain; version=0.0.4"));
    let text = page.text();
    for line in [
        "aude_moves_total 5",
        "aude_sockets 2",
        "aude_rooms_awake 1",
        "aude_rooms_deciding 1",
        "aude_refusals_total{code=\"begun\"} 1",
        // Sitting down, starting, five decisions, and what was refused.
        "aude_command_seconds_count 8",
        "aude_command_seconds_bucket{le=\"+Inf\"} 8",
    ] {
        assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
    }
    // Every line is a comment or a number with a name.
    let named = |line: &&str| !line.starts_with('#');
    assert!(text.lines().filter(named).all(|line| line.rsplit(' ').next().unwrap().parse::<f64>().is_ok()), "{text}");
    // The board asks for what there is.
    let board = include_str!("../../../deploy/grafana.json");
    let names: BTreeSet<&str> =
        board.split("aude_").skip(1).filter_map(|rest| rest.split(['[', '{', '"', ')', ' ']).next()).collect();
    assert!(
        names.len() > 8
            && names
                .iter()
                .all(|name| text.contains(&format!("\naude_{name}")) || text.contains(&format!(" aude_{name} "))),
        "{names:?}"
    );
    // Through a proxy it is not there.
    assert_eq!(http(address, "GET /metrics", &[("x-forwarded-for", "192.0.2.1")], "").await.status, 404);
    server.kill().await.unwrap();
}

/// Memory of a process in kilobytes: what it has now, or the most that it had.
fn memory(server: &tokio::process::Child, field: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id().unwrap())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// Many who sign in at once take the memory of two, and give it back.
#[tokio::test]
async fn signing_in_takes_little_memory() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let (mut server, address) = serve_with(&place, &["--port", "0", "--behind-proxy"]).await;
    Client::guest(address, "Anna").await.register("anna", "correct horse").await;
    let origin = format!("http://{address}");
    let log_in = async |from: usize| {
        let from = format!("192.0.2.{from}");
        let headers = [("content-type", "application/json"), ("origin", &*origin), ("x-forwarded-for", &*from)];
        let body = json!({ "login": "anna", "password": "wrong horse" }).to_string();
        http(address, "POST /api/login", &headers, body).await.status
    };
    let before = memory(&server, "VmRSS:");
    let answers = futures_util::future::join_all((1..=60).map(log_in)).await;
    assert!(answers.iter().all(|status| *status == 401), "{answers:?}");
    let (most, after) = (memory(&server, "VmHWM:"), memory(&server, "VmRSS:"));
    assert!(most < before + 64 * 1024, "{before} kB before, {most} kB while they signed in");
    assert!(after < before + 16 * 1024, "{before} kB before, {after} kB afterwards");
    server.kill().await.unwrap();
}

/// Waits until the server has heard of something.
async fn until(mut so: impl AsyncFnMut() -> bool) {
    for _ in 0..150 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("it is never so");
}

/// Reports are read, people and addresses banned and let in again beside a running server, and all that is noted.
#[tokio::test]
async fn people_are_moderated() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let (mut server, address) = serve(&place).await;
    let (mut clients, room) = begin(address).await;
    let seq = clients[1].must(json!({ "do": "say", "room": room, "text": "You \u{1b}[31mfool" })).await["seq"].clone();
    let reported =
        clients[0].post(&format!("/api/rooms/{room}/reports"), &json!({ "seq": seq, "reason": "rude" })).await;
    assert_eq!(reported.status, 200);
    let moderate = async |args: &[&str]| {
        let output = run(&[&["moderate"], args].concat(), &place).await;
        (
            output.status.success(),
            String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (anna, ben) = (clients[0].person.clone(), clients[1].person.clone());
    let (_, text) = moderate(&["reports"]).await;
    for part in [room.as_str(), &ben, "Ben", "You", "fool", &anna, "rude"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert!(!text.contains('\u{1b}'), "what was said cannot write to a terminal as it likes");
    assert!(moderate(&["settle", &room, &seq.to_string()]).await.0);
    assert_eq!(moderate(&["reports"]).await.1, "");
    assert!(moderate(&["reports", "--all"]).await.1.contains("rude"));
    assert!(moderate(&["ban", &ben, "--days", "3", "--reason", "rude twice"]).await.0);
    assert!(moderate(&["mute", &anna]).await.0);
    assert!(moderate(&["ban", "2001:db8:1:2:3::4"]).await.0);
    assert!(!moderate(&["ban", "nobody-of-that-name"]).await.0 && !moderate(&["mute", "192.0.2.1"]).await.0);
    let (_, bans) = moderate(&["bans"]).await;
    assert!(
        bans.contains("rude twice") && bans.contains("2001:db8:1:2:: banned for good") && bans.contains("muted"),
        "{bans}"
    );
    until(async || clients[1].get("/api/me").await.code() == "banned").await;
    // Refused, unless the connection has been cut already.
    let answer = clients[1].request(json!({ "do": "say", "room": room, "text": "?" })).await;
    assert!(answer["lost"] == true || answer["error"]["code"] == "banned", "{answer}");
    assert!(clients[1].try_connect().await.is_err());
    // Who is muted plays on. (Nobody has answered pings meanwhile.)
    clients[0].connect().await;
    assert_eq!(clients[0].refused(json!({ "do": "say", "room": room, "text": "?" })).await, "silenced");
    assert_eq!(clients[0].get("/api/me").await.status, 200);
    assert!(moderate(&["unban", &ben]).await.0 && moderate(&["unmute", &anna]).await.0);
    assert!(!moderate(&["unban", &ben]).await.0);
    until(async || clients[1].get("/api/me").await.code() == "ok").await;
    clients[0].connect().await;
    clients[0].must(json!({ "do": "say", "room": room, "text": "Again" })).await;
    let (_, log) = moderate(&["log"]).await;
    let deeds: Vec<&str> = log.lines().map(|line| &line[17..line.len().min(29)]).collect();
    assert_eq!(log.lines().count(), 6, "{log}");
    assert!(deeds[0].starts_with("unban talk") && deeds[5].starts_with("settle"), "{deeds:?}");
    server.kill().await.unwrap();
}

/// Nothing here is for one machine only.
#[test]
fn files_to_deploy_are_sound() {
    let board: Json = serde_json::from_str(include_str!("../../../deploy/grafana.json")).unwrap();
    assert!(board["panels"].as_array().unwrap().len() > 5);
    let service = include_str!("../../../deploy/aude.service");
    assert!(service.contains("ExecStart=/usr/local/bin/aude serve") && service.contains("StateDirectory=aude"));
}
