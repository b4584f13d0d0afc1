//! Whole games.

use aude_record::Game;
use serde_json::{Value as Json, json};

use crate::online::{
    client::{Client, decide, sync},
    common::on_both,
    running::{config, run},
    settings, start,
};

/// Before the end nobody hears of seed and salt; at the end everybody can check the shuffle.
async fn check_secrets(clients: &[Client], room: &str) {
    let ended = clients[0].known(room).last("ended").clone();
    let (seed, salt) = (ended["shuffle"]["seed"].as_str().unwrap(), ended["shuffle"]["salt"].as_str().unwrap());
    assert_eq!(salt.len(), 64);
    for client in clients {
        let end = client.heard.iter().position(|text| text.contains("\"kind\":\"ended\"")).unwrap();
        for text in &client.heard[..end] {
            assert!(!text.contains(seed) && !text.contains(salt), "a secret was told: {text}");
        }
    }
    let record = clients[0].get(&format!("/api/rooms/{room}/record")).await.text();
    let game = Game::from_record(&record).unwrap();
    assert_eq!(game.seed().map(|seed| seed.to_string()).as_deref(), Some(seed));
    assert_eq!(game.fingerprint(), clients[0].mirror(room).game.fingerprint());
    let pledge = game.pledge().unwrap();
    assert_eq!(pledge.holds(game.setup(), game.seed().unwrap()), Some(true));
    let promised = clients[0].known(room).last("started")["commitment"].as_str().unwrap();
    assert!(record.contains(promised) && record.contains(salt));
}

#[tokio::test]
async fn two_play_a_whole_game_and_somebody_watches() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = vec![Client::guest(server.address, "Anna").await, Client::guest(server.address, "Ben").await];
        let mut spectator = Client::nobody(server.address);
        spectator.connect().await;
        clients.push(spectator);
        let room = clients[0].open(&settings(2, &["base", "inns-cathedrals", "traders-builders"])).await;
        start(&mut clients, &room, 2).await;
        let before = clients[0].get(&format!("/api/rooms/{room}/record")).await.text();
        assert!(!before.contains("seed:") && !before.contains("salt:") && before.contains("commitment:"), "{before}");
        while decide(&mut clients, &room, &[Some(0), Some(1)]).await {}
        check_secrets(&clients, &room).await;
        let outcome = clients[2].known(&room).last("ended").clone();
        assert_eq!((outcome["why"].as_str(), outcome["rated"].as_bool()), (Some("played"), Some(false)));
        let state = clients[2].mirror(&room).game.state();
        let scores: Vec<u32> = (0..2).map(|seat| state.score(seat)).collect();
        assert_eq!(outcome["scores"], json!(scores));
        // What they played is in their statistics.
        let me = clients[0].get("/api/me").await.json();
        assert_eq!(
            (&me["person"]["statistics"]["games"], &me["person"]["statistics"]["rating"]),
            (&json!(1), &Json::Null)
        );
        server.stop().await;
    })
    .await;
}

/// Three people and two computers, with parts in which others decide in the middle of a turn.
#[tokio::test]
async fn three_play_with_computers() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = Vec::new();
        for name in ["Anna", "Ben", "Cleo"] {
            clients.push(Client::guest(server.address, name).await);
        }
        let room = clients[0].open(&settings(5, &["base", "princess-dragon", "tower"])).await;
        clients[0].must(json!({ "do": "bot", "room": room, "seat": 3, "level": "easy" })).await;
        clients[0].must(json!({ "do": "bot", "room": room, "seat": 4, "level": "beginner", "name": "Bo" })).await;
        start(&mut clients, &room, 3).await;
        let seats = [Some(0), Some(1), Some(2), None, None];
        while decide(&mut clients, &room, &seats).await {}
        check_secrets(&clients, &room).await;
        let played = clients[1].known(&room).all("played");
        assert!((0..5).all(|seat| played.iter().any(|played| played["seat"] == seat)));
        server.stop().await;
    })
    .await;
}

/// Several people at one device hold several seats.
#[tokio::test]
async fn one_person_may_hold_several_seats() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = vec![Client::guest(server.address, "Anna").await, Client::guest(server.address, "Ben").await];
        let room = clients[0].open(&settings(3, &["base"])).await;
        clients[0].watch(&room).await;
        clients[0].must(json!({ "do": "sit", "room": room, "seat": 2, "name": "Anna's father" })).await;
        start(&mut clients, &room, 2).await;
        for _ in 0..20 {
            decide(&mut clients, &room, &[Some(0), Some(1), Some(0)]).await;
        }
        sync(&mut clients, &room).await;
        let other = clients[0].mirror(&room).decider().unwrap();
        let stranger = usize::from(other != 1);
        let (at, action) = (clients[0].mirror(&room).moves(), clients[0].mirror(&room).choose());
        let refusal =
            clients[stranger].refused(json!({ "do": "play", "room": room, "at": at, "action": action })).await;
        assert_eq!(refusal, "not-your-turn");
        server.stop().await;
    })
    .await;
}
