//! Computers share cores, and a server says when they are late.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use aude_server::{Config, TestHook, store::Place};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::online::{
    client::Client,
    common::Folder,
    running::{config, run},
    settings,
};

/// A game against a computer in which it is the computer's turn.
async fn against_a_computer(client: &mut Client, room: &str) {
    client.watch(room).await;
    client.must(json!({ "do": "bot", "room": room, "seat": 1, "level": "easy" })).await;
    client.must(json!({ "do": "start", "room": room })).await;
    client.until(room, |known| known.mirror.is_some()).await;
    while client.mirror(room).decider() == Some(0) {
        let (at, action) = (client.mirror(room).moves(), client.mirror(room).choose());
        client.must(json!({ "do": "play", "room": room, "at": at, "action": action })).await;
        client.until(room, |known| known.mirror.as_ref().is_some_and(|mirror| mirror.moves() > at)).await;
    }
}

#[tokio::test]
async fn late_computers_are_told_of_and_catch_up() {
    let folder = Folder::new();
    let (hold, held) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(String::new())));
    let (holding, which) = (hold.clone(), held.clone());
    let test_hook = TestHook::new(move |place, room| {
        while place == "think" && *which.lock().unwrap() == room && holding.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(10));
        }
    });
    let place = Place::Folder(folder.path().into());
    let server = run(Config { minds: 1, test_hook, ..config(&place) }).await;
    let mut anna = Client::guest(server.address, "Anna").await;
    let mut ben = Client::guest(server.address, "Ben").await;
    let slow = anna.open(&settings(2, &["base"])).await;
    let other = ben.open(&settings(2, &["base"])).await;
    hold.store(true, Ordering::Relaxed);
    held.lock().unwrap().clone_from(&slow);
    against_a_computer(&mut anna, &slow).await;
    against_a_computer(&mut ben, &other).await;
    assert_eq!(anna.get("/healthz").await.text(), "ok\n");
    let end = Instant::now() + Duration::from_secs(30);
    while !anna.get("/healthz").await.text().starts_with("computers are late") {
        assert!(Instant::now() < end, "nobody is told that computers are late");
        sleep(Duration::from_millis(100)).await;
    }
    let text = anna.get("/metrics").await.text();
    assert!(text.contains("\naude_computers_late 1\n") && text.contains("\naude_computers_waiting 1\n"), "{text}");
    hold.store(false, Ordering::Relaxed);
    for (client, room) in [(&mut anna, &slow), (&mut ben, &other)] {
        client.until(room, |known| known.mirror.as_ref().is_some_and(|mirror| mirror.decider() == Some(0))).await;
    }
    assert_eq!(anna.get("/healthz").await.text(), "ok\n");
    server.stop().await;
}
