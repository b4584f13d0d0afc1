//! What panics in a room costs that room and nothing else.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use aude_server::{Config, TestHook, store::Store};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::online::{
    client::{Client, decide, sync},
    common::{fresh_database, on_both, postgres},
    running::{config, run},
    settings, start, table,
};

/// Where a server shall panic: a place and a room.
type Planted = Arc<Mutex<Option<(&'static str, String)>>>;

/// A server that panics where it was planted.
fn planted(config: Config) -> (Config, Planted) {
    let planted = Planted::default();
    let hooked = planted.clone();
    let test_hook = TestHook::new(move |place, room| {
        let here = hooked.lock().unwrap().as_ref().is_some_and(|(at, which)| *at == place && which == room);
        assert!(!here, "planted where rooms {place}");
    });
    (Config { test_hook, ..config }, planted)
}

/// Waits until a room is set aside: people who come back are told so.
async fn until_set_aside(client: &mut Client, room: &str) {
    let end = Instant::now() + Duration::from_secs(20);
    loop {
        client.vanish();
        client.connect().await;
        let answer = client.request(json!({ "do": "watch", "room": room })).await;
        if answer["error"]["code"] == "damaged" {
            return;
        }
        assert!(Instant::now() < end, "it goes on: {answer}");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_panic_costs_its_room_and_nothing_else() {
    on_both(async |place| {
        for at in ["load", "decide", "think"] {
            let (config, plant) = planted(Config { rest: Duration::from_millis(50), ..config(&place) });
            let server = run(config).await;
            let (mut others, other) = table(server.address, &["Cleo", "Dan"], &settings(2, &["base"])).await;
            let mut anna = [Client::guest(server.address, "Anna").await];
            let room = anna[0].open(&settings(2, &["base"])).await;
            anna[0].watch(&room).await;
            anna[0].must(json!({ "do": "bot", "room": room, "seat": 1, "level": "easy" })).await;
            if at == "load" {
                // It falls asleep, and whoever wakes it is told.
                anna[0].vanish();
                sleep(Duration::from_millis(300)).await;
                *plant.lock().unwrap() = Some((at, room.clone()));
            } else {
                *plant.lock().unwrap() = Some((at, room.clone()));
                let id = anna[0].ask(json!({ "do": "start", "room": room })).await;
                if at == "think" {
                    // The computer is asked as soon as it is its turn.
                    anna[0].answer(id).await;
                    anna[0].until(&room, |known| known.mirror.is_some()).await;
                    for _ in 0..4 {
                        if anna[0].mirror(&room).decider() == Some(0) {
                            let play = anna[0].mirror(&room).choose();
                            let at = anna[0].mirror(&room).moves();
                            let play = json!({ "do": "play", "room": room, "at": at, "action": play });
                            anna[0].request(play).await;
                            sleep(Duration::from_millis(20)).await;
                        }
                    }
                }
            }
            until_set_aside(&mut anna[0], &room).await;
            // Everybody else plays on, and others can open rooms.
            for _ in 0..6 {
                decide(&mut others, &other, &[Some(0), Some(1)]).await;
                sync(&mut others, &other).await;
            }
            let text = others[0].get("/metrics").await.text();
            assert!(text.contains("\naude_rooms_set_aside_total 1\n"), "{text}");
            assert_eq!(others[0].get("/healthz").await.status, 200);
            server.stop().await;
            // The next server leaves it alone, until somebody says otherwise.
            let server = run(crate::online::running::config(&place)).await;
            let mut anna = anna.into_iter().next().unwrap();
            anna.server = server.address;
            until_set_aside(&mut anna, &room).await;
            let store = Store::join(&place).await.unwrap();
            let aside = store.damaged().await.unwrap();
            assert!(
                aside.iter().any(|(it, why)| *it == room && why.contains(&format!("planted where rooms {at}"))),
                "{aside:?}"
            );
            assert!(store.release(&room).await.unwrap() && !store.release(&room).await.unwrap());
            store.close().await;
            let whole = anna.watch(&room).await;
            assert_eq!(whole["whole"]["name"].as_str().unwrap_or(&room), room, "nothing is lost");
            server.stop().await;
        }
    })
    .await;
}

/// With several servers on one database none takes a room that another one has set aside.
#[tokio::test]
async fn servers_leave_alone_what_another_set_aside() {
    let Some(url) = postgres() else { return };
    let place = aude_server::store::Place::Postgres(fresh_database(&url).await);
    let (first, plant) = planted(config(&place));
    let (a, b, c) = (run(first).await, run(config(&place)).await, run(config(&place)).await);
    let mut clients = vec![
        Client::guest(a.address, "Anna").await,
        Client::guest(b.address, "Ben").await,
        Client::guest(c.address, "Cleo").await,
    ];
    let room = clients[0].open(&settings(3, &["base"])).await;
    start(&mut clients, &room, 3).await;
    *plant.lock().unwrap() = Some(("decide", room.clone()));
    clients[0].ask(json!({ "do": "say", "room": room, "text": "Hello" })).await;
    for client in &mut clients {
        until_set_aside(client, &room).await;
    }
    // All three go on.
    for server in [a, b, c] {
        let mut dan = Client::guest(server.address, "Dan").await;
        let other = dan.open(&settings(2, &["base"])).await;
        dan.watch(&other).await;
        server.stop().await;
    }
}

/// What panics while a request is answered costs that request, and is answered in JSON like everything else.
#[tokio::test]
async fn a_panic_costs_its_request_and_nothing_else() {
    on_both(async |place| {
        let (config, plant) = planted(config(&place));
        let server = run(config).await;
        let anna = Client::guest(server.address, "Anna").await;
        *plant.lock().unwrap() = Some(("answer", "/api/lobby".into()));
        let answer = anna.get("/api/lobby").await;
        assert_eq!((answer.status, answer.code().as_str()), (500, "unavailable"));
        assert!(!answer.text().contains("planted"), "nobody hears of the inside");
        assert_eq!(anna.get("/api/me").await.json()["person"]["name"], "Anna");
        *plant.lock().unwrap() = None;
        assert_eq!(anna.get("/api/lobby").await.status, 200);
        server.stop().await;
    })
    .await;
}
