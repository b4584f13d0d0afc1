//! A room that ends whole processes ends two of them at most.

use crate::serving;

use std::{net::SocketAddr, path::Path, process::Stdio, time::Duration};

use aude_server::store::Place;
use serde_json::json;
use serving::{
    aude,
    client::Client,
    common::{Folder, fresh_database, on_both, postgres},
    run, started,
};
use tokio::{
    process::Child,
    time::{Instant, sleep},
};

/// A server that ends where a file says.
async fn doomed(place: &Place, file: &Path) -> (Child, SocketAddr) {
    let mut command = aude(&["serve", "--port", "0"], place);
    command.env("AUDE_TEST_ABORT", file).stderr(Stdio::null());
    started(command).await
}

async fn ends(server: &mut Child) {
    let end = tokio::time::timeout(Duration::from_secs(30), server.wait()).await;
    assert!(!end.expect("it goes on").unwrap().success());
}

/// Opens a room with a computer, and begins the game there.
async fn room_with_a_computer(address: SocketAddr) -> (Client, String) {
    let mut anna = Client::guest(address, "Anna").await;
    let clock = json!({ "kind": "bank", "ms": 3_600_000, "increment": 0 });
    let room = anna.open(&json!({ "seats": 2, "clock": clock, "setup": { "parts": { "base": 1 } } })).await;
    anna.watch(&room).await;
    anna.must(json!({ "do": "bot", "room": room, "seat": 1, "level": "hard" })).await;
    anna.must(json!({ "do": "start", "room": room })).await;
    anna.until(&room, |known| known.mirror.is_some()).await;
    (anna, room)
}

/// Plays until the server is gone: the computer's turn comes soon.
async fn play_to_the_end(anna: &mut Client, room: &str) {
    let mut asked = None;
    loop {
        let mirror = anna.mirror(room);
        let (decider, at) = (mirror.decider(), mirror.moves());
        if decider == Some(0) && asked != Some(at) {
            let action = mirror.choose();
            asked = Some(at);
            anna.ask(json!({ "do": "play", "room": room, "at": at, "action": action })).await;
        }
        if !anna.hear().await {
            return;
        }
    }
}

/// Another room of the same server does well.
async fn goes_on(address: SocketAddr) {
    let mut ben = Client::guest(address, "Ben").await;
    let room = ben.open(&json!({ "seats": 2, "setup": { "parts": { "base": 1 } } })).await;
    ben.watch(&room).await;
    ben.must(json!({ "do": "say", "room": room, "text": "Hello" })).await;
}

async fn is_set_aside(client: &mut Client, address: SocketAddr, room: &str) {
    let until = Instant::now() + Duration::from_secs(30);
    client.server = address;
    loop {
        client.vanish();
        client.connect().await;
        let answer = client.request(json!({ "do": "watch", "room": room })).await;
        if answer["error"]["code"] == "damaged" {
            return;
        }
        assert!(Instant::now() < until, "{answer}");
        sleep(Duration::from_millis(100)).await;
    }
}

/// One server, started again after it has died.
#[tokio::test]
async fn a_room_ends_a_server_twice_and_no_more() {
    on_both(async |place| {
        let folder = Folder::new();
        for at in ["think", "load"] {
            let file = folder.path().join(at);
            let (mut server, address) = doomed(&place, &file).await;
            let (mut anna, room) = room_with_a_computer(address).await;
            std::fs::write(&file, format!("{at} {room}")).unwrap();
            if at == "load" {
                // No computer thinks while it is Anna's turn, and the server has noted that.
                anna.until(&room, |known| known.mirror.as_ref().is_some_and(|mirror| mirror.decider() == Some(0)))
                    .await;
                sleep(Duration::from_millis(500)).await;
                server.kill().await.unwrap();
                (server, _) = doomed(&place, &file).await;
            } else {
                play_to_the_end(&mut anna, &room).await;
            }
            ends(&mut server).await;
            // It may have been something else: it is tried again.
            let (mut server, _) = doomed(&place, &file).await;
            ends(&mut server).await;
            let (mut server, address) = doomed(&place, &file).await;
            is_set_aside(&mut anna, address, &room).await;
            goes_on(address).await;
            // With several servers it takes a while until it is sure that the dead one does not come back.
            let until = Instant::now() + Duration::from_secs(30);
            loop {
                let rooms = String::from_utf8(run(&["moderate", "rooms"], &place).await.stdout).unwrap();
                if rooms.contains(&room) && rooms.contains("died twice") {
                    break;
                }
                assert!(Instant::now() < until, "{rooms}");
                sleep(Duration::from_millis(200)).await;
            }
            // Once whatever it was is mended, it goes on where it was.
            std::fs::remove_file(&file).unwrap();
            assert!(run(&["moderate", "release", &room], &place).await.status.success());
            anna.vanish();
            anna.connect().await;
            anna.watch(&room).await;
            server.kill().await.unwrap();
        }
    })
    .await;
}

/// A room that a server died with once and that does well is trusted again.
#[tokio::test]
async fn a_room_that_does_well_is_trusted_again() {
    on_both(async |place| {
        let folder = Folder::new();
        let file = folder.path().join("file");
        let (mut server, address) = doomed(&place, &file).await;
        let (mut anna, room) = room_with_a_computer(address).await;
        for _ in 0..3 {
            std::fs::write(&file, format!("think {room}")).unwrap();
            play_to_the_end(&mut anna, &room).await;
            ends(&mut server).await;
            std::fs::remove_file(&file).unwrap();
            let address;
            (server, address) = doomed(&place, &file).await;
            anna.vanish();
            anna.server = address;
            anna.connect().await;
            anna.watch(&room).await;
            anna.until(&room, |known| known.mirror.as_ref().is_some_and(|mirror| mirror.decider() == Some(0))).await;
        }
    })
    .await;
}

/// Three servers: the third one leaves the room alone.
#[tokio::test]
async fn no_third_server_takes_a_room_that_ended_two() {
    let Some(url) = postgres() else { return };
    let place = Place::Postgres(fresh_database(&url).await);
    let folder = Folder::new();
    let file = folder.path().join("file");
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(doomed(&place, &file).await);
    }
    let (mut anna, room) = room_with_a_computer(servers[0].1).await;
    std::fs::write(&file, format!("think {room}")).unwrap();
    play_to_the_end(&mut anna, &room).await;
    let until = Instant::now() + Duration::from_mins(1);
    let mut left: Vec<(Child, SocketAddr)> = servers;
    while left.len() > 1 {
        left.retain_mut(|(server, _)| server.try_wait().unwrap().is_none());
        assert!(Instant::now() < until, "{} servers are left", left.len());
        sleep(Duration::from_millis(50)).await;
    }
    let (mut server, address) = left.pop().expect("one goes on");
    is_set_aside(&mut anna, address, &room).await;
    goes_on(address).await;
    sleep(Duration::from_secs(2)).await;
    assert!(server.try_wait().unwrap().is_none());
}
