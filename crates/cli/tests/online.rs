//! The program as a server: killed in the middle, saved and restored.

use crate::serving;

use std::{
    process::{Output, Stdio},
    time::Duration,
};

use aude_server::store::Place;
use serde_json::{Value as Json, json};
use serving::{
    SEATS, begin, client,
    client::{Client, decide},
    come_back, common,
    common::{Folder, fresh_database, on_both, postgres},
    run, serve, serve_with,
};
use tokio::process::Command;

/// Whenever the server is killed, what was acknowledged is there, once; what was not can be asked again.
#[tokio::test]
async fn killed_in_the_middle() {
    on_both(async |place| {
        let (mut server, address) = serve(&place).await;
        let (mut clients, room) = begin(address).await;
        for round in 0..5u64 {
            for _ in 0..6 + round {
                decide(&mut clients, &room, &SEATS).await;
            }
            let seq = clients.iter().map(|client| client.known(&room).seq).max().unwrap();
            for client in &mut clients {
                client.until(&room, |known| known.seq == seq).await;
            }
            let clocks = clients[0].known(&room).last("played")["clocks"].clone();
            // A decision is on its way, and so is the end; sometimes the one is first, sometimes the other.
            let who = clients[0].mirror(&room).decider().unwrap();
            let (at, action) = (clients[who].mirror(&room).moves(), clients[who].mirror(&room).choose());
            let play = json!({ "do": "play", "room": room, "at": at, "action": action });
            let id = clients[who].ask(play.clone()).await;
            tokio::time::sleep(Duration::from_micros(700 * round)).await;
            server.kill().await.unwrap();
            let killed = aude_server::Clock::default().now();
            let answer = clients[who].answer(id).await;
            let acknowledged = answer["ok"]["seq"].as_u64();
            assert!(acknowledged.is_some() || answer["lost"] == true, "{answer}");
            // Time nobody is charged for.
            tokio::time::sleep(Duration::from_millis(400)).await;
            let (again, address) = serve(&place).await;
            server = again;
            come_back(&mut clients, address, &room).await;
            if let Some(acknowledged) = acknowledged {
                assert!(clients[who].known(&room).seq >= acknowledged, "what was acknowledged is lost");
                assert_eq!(clients[who].mirror(&room).moves(), at + 1);
            }
            clients[who].until(&room, |known| known.all("woke").len() as u64 > round).await;
            let woke = clients[who].known(&room).last("woke")["clocks"].clone();
            check_clocks(&clocks, &woke, killed);
            clients[who].must(play).await;
            clients[who].until(&room, |known| known.mirror.as_ref().unwrap().moves() > at).await;
            assert_eq!(clients[who].mirror(&room).moves(), at + 1, "it was played once");
        }
        // Events have no gaps and no doubles: the clients would have noticed.
        assert_eq!(clients[0].known(&room).all("woke").len(), 5);
        server.kill().await.unwrap();
    })
    .await;
}

/// Nobody has lost more time than went by while the server was up.
fn check_clocks(before: &Json, after: &Json, killed: u64) {
    let left = |clocks: &Json, seat: usize| clocks["left"][seat].as_u64().unwrap();
    let spent: u64 = (0..2).map(|seat| left(before, seat) - left(after, seat)).sum();
    let up = killed - before["since"].as_u64().unwrap();
    assert!(spent <= up, "{spent} ms were charged, but the server was up for {up}: {before} {after}");
}

/// A server that is asked to end does so by itself, and a backup of it while it ran is a server's again, on either database.
#[tokio::test]
async fn saved_and_restored() {
    let folder = Folder::new();
    on_both(async |place| {
        let (mut server, address) = serve(&place).await;
        let (mut clients, room) = begin(address).await;
        for _ in 0..8 {
            decide(&mut clients, &room, &SEATS).await;
        }
        let file = folder.path().join("backup.gz");
        let file = file.to_str().unwrap();
        let saved = run(&["backup", file], &place).await;
        let text = String::from_utf8(saved.stdout).unwrap();
        assert!(saved.status.success() && text.starts_with("1 rooms with") && text.contains("and 2 people"), "{text}");
        // Not into a store that somebody uses, or that has something in it.
        assert!(!run(&["restore", file], &place).await.status.success());
        let ended = Command::new("kill").args(["-TERM", &server.id().unwrap().to_string()]).status().await.unwrap();
        assert!(ended.success() && server.wait().await.unwrap().success());
        let refused = run(&["restore", file], &place).await;
        assert!(String::from_utf8(refused.stderr).unwrap().contains("not empty"));
        let mut places = vec![Place::Folder(folder.path().join(common::word()))];
        if let Some(url) = postgres() {
            places.push(Place::Postgres(fresh_database(&url).await));
        }
        for place in places {
            let restored = run(&["restore", file], &place).await;
            assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
            let (mut server, address) = serve(&place).await;
            let mut again: Vec<Client> = Vec::new();
            for client in &clients {
                let mut other = Client::nobody(address);
                (other.cookie, other.person) = (client.cookie.clone(), client.person.clone());
                other.connect().await;
                other.watch(&room).await;
                again.push(other);
            }
            // They are still signed in, and go on.
            for _ in 0..4 {
                decide(&mut again, &room, &SEATS).await;
            }
            server.kill().await.unwrap();
        }
    })
    .await;
}

/// What cannot be done is said in words.
#[tokio::test]
async fn troubles_are_explained() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let error = |output: Output| String::from_utf8(output.stderr).unwrap();
    assert!(error(run(&["backup", "nowhere"], &place).await).contains("there is no database in the folder"));
    let (mut server, address) = serve(&place).await;
    // Whoever is answered knows that the folder is taken.
    assert_eq!(client::http(address, "GET /healthz", &[], "").await.text(), "ok\n");
    let second = error(run(&["serve", "--port", "0"], &place).await);
    assert!(second.contains("another server works on the folder"), "{second}");
    server.kill().await.unwrap();
    let wrong = Place::Postgres("mysql://x".into());
    assert!(error(run(&["serve"], &wrong).await).contains("postgres://"));
    // Not even the journal of what was written last is there.
    for file in ["aude.sqlite-wal", "aude.sqlite-shm"] {
        std::fs::remove_file(folder.path().join("data").join(file)).unwrap();
    }
    std::fs::write(folder.path().join("data/aude.sqlite"), b"this is no database at all, but it is long enough")
        .unwrap();
    assert!(error(run(&["serve", "--port", "0"], &place).await).contains("is damaged"));
    let help = Command::new(env!("CARGO_BIN_EXE_aude")).args(["serve", "--help"]).output().await.unwrap();
    let help = String::from_utf8(help.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    for word in
        ["--data", "--database", "--public-url", "--behind-proxy", "--log", "--no-rooms", "aude backup", "/healthz"]
    {
        assert!(help.contains(word), "{word} is not in the help");
    }
}

/// Whoever runs a server makes tokens for programs while it runs, and revokes them.
#[tokio::test]
async fn tokens_of_programs() {
    on_both(async |place| {
        let limits = ["--port", "0", "--limit", "requests=1000/1", "--limit", "connections=4"];
        let (mut server, address) = serve_with(&place, &limits).await;
        let mut anna = Client::guest(address, "Anna").await;
        anna.register("anna", "correct horse").await;
        let made = run(&["token", "new", "Anna", "Rook"], &place).await;
        let token = String::from_utf8(made.stdout).unwrap();
        assert!(token.starts_with("aude_"), "{}", String::from_utf8_lossy(&made.stderr));
        let bearer = format!("Bearer {}", token.trim());
        let me = client::http(address, "GET /api/me", &[("authorization", &bearer)], "").await;
        assert_eq!(me.json()["person"]["name"], "Rook");
        let again = run(&["token", "new", "anna", "Rook"], &place).await;
        assert!(again.status.success());
        let listed = String::from_utf8(run(&["token", "list", "anna"], &place).await.stdout).unwrap();
        assert_eq!(
            (listed.lines().count(), listed.lines().next().unwrap().starts_with("Rook (")),
            (3, true),
            "{listed}"
        );
        assert_eq!(
            (listed.matches("used 0 days ago").count(), listed.matches("never used").count()),
            (1, 1),
            "{listed}"
        );
        let id = listed.lines().nth(1).unwrap().split_whitespace().next().unwrap().to_string();
        let other = listed.lines().nth(2).unwrap().split_whitespace().next().unwrap().to_string();
        for id in [&id, &other] {
            assert!(run(&["token", "revoke", id], &place).await.status.success());
        }
        assert!(!run(&["token", "revoke", &id], &place).await.status.success());
        assert_eq!(client::http(address, "GET /api/me", &[("authorization", &bearer)], "").await.status, 401);
        // Four connections of an address, as was said; one that becomes a socket is two for a moment.
        let mut held = vec![anna];
        for _ in 0..8 {
            let mut more = Client::nobody(address);
            if more.try_connect().await.is_ok() {
                held.push(more);
            }
        }
        assert!((2..6).contains(&held.len()), "{}", held.len());
        server.kill().await.unwrap();
    })
    .await;
}

/// An engine plays in two rooms, where it is invited and where it was sent, and is still there when the server is back.
#[tokio::test]
async fn an_engine_plays() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let plenty = ["--limit", "requests=100000/1", "--limit", "messages=100000/1"];
    let (mut server, address) = serve_with(&place, &[&["--port", "0"], &plenty[..]].concat()).await;
    let mut clients = vec![Client::guest(address, "Anna").await];
    clients[0].register("anna", "correct horse").await;
    let made = clients[0].post("/api/tokens", &json!({ "name": "Rook" })).await.json();
    let mut rooms = Vec::new();
    for _ in 0..2 {
        rooms.push(clients[0].open(&json!({ "seats": 2 })).await);
    }
    let token = folder.path().join("token");
    std::fs::write(&token, made["token"].as_str().unwrap()).unwrap();
    let program = env!("CARGO_BIN_EXE_aude");
    let mut bot = Command::new(program)
        .args(["bot", "--engine", &format!("{program} engine"), "--set", "level=beginner", "--games", "2"])
        .args(["--server", &format!("http://{address}/"), "--room", &rooms[1]])
        .args(["--token-file", token.to_str().unwrap()])
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    clients[0].watch(&rooms[0]).await;
    let invite = json!({ "do": "invite", "room": rooms[0], "seat": 1, "person": made["program"]["id"] });
    clients[0].must(invite).await;
    for room in &rooms {
        clients[0].watch(room).await;
        let seated = |known: &client::Known| known.all("seated").iter().any(|s| s["holder"]["kind"] == "person");
        clients[0].until(room, seated).await;
        clients[0].must(json!({ "do": "start", "room": room })).await;
        clients[0].until(room, |known| known.mirror.is_some()).await;
    }
    for _ in 0..10 {
        for room in &rooms {
            decide(&mut clients, room, &[Some(0), None]).await;
        }
    }
    server.kill().await.unwrap();
    let port = address.port().to_string();
    let (mut server, address) = serve_with(&place, &[&["--port", &port], &plenty[..]].concat()).await;
    clients[0].vanish();
    clients[0].connect().await;
    for room in &rooms {
        clients[0].watch(room).await;
    }
    for room in &rooms {
        while decide(&mut clients, room, &[Some(0), None]).await {}
        assert_eq!(clients[0].known(room).last("ended")["why"], "played");
    }
    assert!(bot.wait().await.unwrap().success());
    // A token that is none is said to be so.
    let wrong = Command::new(program)
        .args(["bot", "--engine", &format!("{program} engine"), "--server", &format!("http://{address}")])
        .env("AUDE_TOKEN", format!("aude_{}", "0".repeat(64)))
        .output()
        .await
        .unwrap();
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("does not know this token"));
    server.kill().await.unwrap();
}
