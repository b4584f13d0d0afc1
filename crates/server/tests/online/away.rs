//! Being away, and being there twice.

use serde_json::json;

use crate::online::{
    client::{Client, decide, sync},
    common::{meddle, on_both},
    running::{config, run},
    settings, start, table,
};

/// Whoever was away gets exactly what was missed, and has the same position then.
#[tokio::test]
async fn whoever_was_away_gets_what_was_missed() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let mut cleo = Client::guest(server.address, "Cleo").await;
        cleo.watch(&room).await;
        // Longer than what a room has at hand, which comes as a whole, and shorter.
        for pause in [90, 17, 16, 7, 1, 0] {
            let seq = cleo.known(&room).seq;
            cleo.vanish();
            for _ in 0..pause {
                decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            }
            let now = sync(&mut clients, &room).await;
            cleo.connect().await;
            let ok = cleo.watch(&room).await;
            if now - seq > 16 {
                assert_eq!(ok["whole"]["seq"], now);
            } else {
                let numbers = ok["events"].as_array().unwrap().iter().map(|e| e["seq"].as_u64().unwrap());
                assert_eq!(numbers.collect::<Vec<_>>(), (seq + 1..=now).collect::<Vec<_>>());
            }
            assert_eq!(cleo.mirror(&room).game.fingerprint(), clients[0].mirror(&room).game.fingerprint());
        }
        // Without a number, or with one from the future, everything comes as a whole.
        for since in [json!(null), json!(999_999)] {
            let ok = cleo.must(json!({ "do": "watch", "room": room, "since": since })).await;
            assert_eq!(ok["whole"]["seq"], cleo.known(&room).seq);
            let game = aude_record::Game::from_record(ok["whole"]["record"].as_str().unwrap()).unwrap();
            assert_eq!(game.fingerprint(), cleo.mirror(&room).game.fingerprint());
        }
        server.stop().await;
    })
    .await;
}

/// Two pages of one person hear the same, and what both ask for happens once.
#[tokio::test]
async fn two_pages_of_one_person_agree() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let mut again = clients[0].another().await;
        again.watch(&room).await;
        for _ in 0..12 {
            let seq = clients.iter().map(|c| c.known(&room).seq).max().unwrap();
            for client in clients.iter_mut().chain([&mut again]) {
                client.until(&room, |known| known.seq == seq).await;
            }
            let who = clients[0].mirror(&room).decider().unwrap();
            let (at, action) = (clients[0].mirror(&room).moves(), clients[0].mirror(&room).choose());
            let play = json!({ "do": "play", "room": room, "at": at, "action": action });
            if who == 0 {
                // Both pages, and one of them twice: perhaps it has not heard the answer.
                let (first, second) = (clients[0].ask(play.clone()).await, again.ask(play.clone()).await);
                assert!(clients[0].answer(first).await["ok"].is_object());
                assert!(again.answer(second).await["ok"].is_object());
                assert_eq!(again.must(play).await["seq"], seq + 1);
            } else {
                clients[1].must(play).await;
            }
            for client in clients.iter_mut().chain([&mut again]) {
                client.until(&room, |known| known.seq == seq + 1).await;
                assert_eq!(client.mirror(&room).moves(), at + 1);
            }
        }
        assert_eq!(again.known(&room).events, clients[0].known(&room).events);
        server.stop().await;
    })
    .await;
}

/// Who is there is told to all who are.
#[tokio::test]
async fn presence() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let mut ben = Client::guest(server.address, "Ben").await;
        let room = anna.open(&settings(2, &["base"])).await;
        anna.watch(&room).await;
        let here = |known: &crate::online::client::Known| known.presence.as_array().map_or(0, Vec::len);
        let ok = ben.watch(&room).await;
        assert_eq!((ok["presence"].as_array().unwrap().len(), &ok["guests"]), (2, &json!(0)));
        let mut twice = ben.another().await;
        twice.watch(&room).await;
        anna.until(&room, |known| here(known) == 2).await;
        assert!(anna.known(&room).presence.as_array().unwrap().iter().any(|p| p["name"] == "Ben"));
        ben.vanish();
        twice.must(json!({ "do": "unwatch", "room": room })).await;
        anna.until(&room, |known| here(known) == 1).await;
        server.stop().await;
    })
    .await;
}

/// A server that is told to stop tells everybody, and another one goes on where it was.
#[tokio::test]
async fn a_server_stops_and_another_goes_on() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        for _ in 0..9 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        server.stop().await;
        for client in &mut clients {
            while client.hear().await {}
            assert_eq!(client.notices.last(), Some(&json!({ "notice": "closing" })));
        }
        let server = run(config(&place)).await;
        for client in &mut clients {
            client.server = server.address;
            client.connect().await;
            client.watch(&room).await;
        }
        for _ in 0..9 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        server.stop().await;
    })
    .await;
}

/// A room that sleeps is woken by whoever asks for it, and by nobody else.
#[tokio::test]
async fn rooms_sleep_and_wake() {
    on_both(async |place| {
        let mut config = config(&place);
        config.rest = std::time::Duration::ZERO;
        let server = run(config).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        for _ in 0..5 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            for client in &mut clients {
                client.vanish();
            }
            let glance = clients[0].get(&format!("/api/rooms/{room}")).await.json();
            assert_eq!(glance["listing"]["stage"], "playing");
            for client in &mut clients {
                client.connect().await;
                client.watch(&room).await;
            }
        }
        server.stop().await;
    })
    .await;
}

/// A damaged room is refused with its name and the number of the event; others go on.
#[tokio::test]
async fn damaged_rooms_are_not_played_on() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        for _ in 0..4 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        let good = clients[0].open(&settings(2, &["base"])).await;
        server.stop().await;
        meddle(&place, &format!("UPDATE events SET time = time + 1 WHERE room = '{room}' AND seq = 4")).await;
        let server = run(config(&place)).await;
        for client in &mut clients {
            client.server = server.address;
            client.connect().await;
        }
        let answer = clients[0].request(json!({ "do": "watch", "room": room, "since": 0 })).await;
        assert_eq!(answer["error"]["code"], "damaged");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(&room) && message.contains("event 4"), "{message}");
        let play = json!({ "do": "play", "room": room, "at": 4, "action": "pass" });
        assert_eq!(clients[1].refused(play).await, "damaged");
        let lobby = clients[0].get("/api/lobby").await.json();
        let shown = |name: &str| lobby["rooms"].as_array().unwrap().iter().find(|r| r["room"] == name).unwrap().clone();
        assert_eq!((&shown(&room)["damaged"], &shown(&good)["damaged"]), (&json!(true), &json!(null)));
        start(&mut clients, &good, 2).await;
        server.stop().await;
    })
    .await;
}
