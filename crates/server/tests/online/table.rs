//! What people do at a table beside playing.

use std::time::Duration;

use aude_server::store::Place;
use serde_json::{Value as Json, json};

use crate::online::{
    client::{Client, decide, sync},
    common::{Folder, on_both, run_sql},
    running::{config, run},
    settings, start, table,
};

#[tokio::test]
async fn before_the_game() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let mut ben = Client::guest(server.address, "Ben").await;
        let room = anna.open(&settings(3, &["base"])).await;
        for client in [&mut anna, &mut ben] {
            client.watch(&room).await;
        }
        assert_eq!(ben.refused(json!({ "do": "start", "room": room })).await, "not-host");
        assert_eq!(anna.refused(json!({ "do": "start", "room": room })).await, "seats-free");
        assert_eq!(ben.refused(json!({ "do": "sit", "room": room, "seat": 0 })).await, "seat-taken");
        ben.must(json!({ "do": "sit", "room": room, "seat": 1, "colour": 4 })).await;
        ben.must(json!({ "do": "dress", "room": room, "seat": 1, "name": "Benno" })).await;
        assert_eq!(ben.refused(json!({ "do": "bot", "room": room, "seat": 2, "level": "easy" })).await, "not-host");
        anna.must(json!({ "do": "change", "room": room, "settings": settings(2, &["base", "river-1"]) })).await;
        let seated = anna.known(&room).last("seated").clone();
        assert_eq!((&seated["holder"]["name"], &seated["colour"]), (&json!("Benno"), &json!(4)));
        anna.must(json!({ "do": "remove", "room": room, "seat": 1 })).await;
        assert_eq!(ben.refused(json!({ "do": "sit", "room": room, "seat": 1 })).await, "removed");
        assert_eq!(ben.refused(json!({ "do": "play", "room": room, "at": 0, "action": "pass" })).await, "not-playing");
        anna.must(json!({ "do": "leave", "room": room })).await;
        ben.until(&room, |known| !known.all("closed").is_empty()).await;
        assert_eq!(ben.refused(json!({ "do": "say", "room": room, "text": "Hello?" })).await, "closed");
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn taking_back() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let seats = [Some(0), Some(1)];
        // Within a turn nobody has to agree.
        let who = clients[0].mirror(&room).decider().unwrap();
        clients[who].play(&room).await;
        sync(&mut clients, &room).await;
        let at = clients[who].mirror(&room).moves();
        if clients[who].mirror(&room).decider() == Some(who) {
            clients[who].must(json!({ "do": "take-back", "room": room, "at": at, "to": at - 1 })).await;
            clients[who].until(&room, |known| !known.all("taken-back").is_empty()).await;
            assert_eq!(clients[who].mirror(&room).moves(), at - 1);
        }
        // After the other has played, the other has to.
        sync(&mut clients, &room).await;
        let first = clients[0].mirror(&room).moves();
        let asker = clients[0].mirror(&room).decider().unwrap();
        while clients[asker].mirror(&room).decider() == Some(asker) {
            decide(&mut clients, &room, &seats).await;
            sync(&mut clients, &room).await;
        }
        decide(&mut clients, &room, &seats).await;
        sync(&mut clients, &room).await;
        let tile = clients[0].known(&room).events.clone();
        let at = clients[asker].mirror(&room).moves();
        let ask = json!({ "do": "take-back", "room": room, "at": at, "to": first });
        clients[asker].must(ask.clone()).await;
        let other = 1 - asker;
        clients[other].until(&room, |known| !known.all("back-asked").is_empty()).await;
        clients[other].must(json!({ "do": "answer", "room": room, "agree": false })).await;
        assert_eq!(clients[other].refused(json!({ "do": "answer", "room": room, "agree": true })).await, "not-asked");
        clients[asker].must(ask).await;
        clients[other].must(json!({ "do": "answer", "room": room, "agree": true })).await;
        for client in &mut clients {
            client.until(&room, |known| known.events.len() > tile.len() + 3).await;
            assert_eq!(client.mirror(&room).moves(), first);
        }
        while decide(&mut clients, &room, &seats).await {}
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn resigning_and_playing_again() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        assert_eq!(clients[0].refused(json!({ "do": "rematch", "room": room })).await, "not-over");
        clients[0].must(json!({ "do": "resign", "room": room })).await;
        clients[1].until(&room, |known| !known.all("ended").is_empty()).await;
        let ended = clients[1].known(&room).last("ended").clone();
        assert_eq!((ended["why"].as_str(), &ended["winners"]), (Some("resigned"), &json!([1])));
        let again = clients[1].must(json!({ "do": "rematch", "room": room })).await["room"].clone();
        // Both ask at the same time and come to the same room.
        assert_eq!(clients[0].must(json!({ "do": "rematch", "room": room })).await["room"], again);
        let again = again.as_str().unwrap().to_string();
        clients.swap(0, 1);
        clients[1].watch(&again).await;
        clients[1].must(json!({ "do": "sit", "room": again, "seat": 0 })).await;
        clients[0].watch(&again).await;
        clients[0].must(json!({ "do": "start", "room": again })).await;
        for client in &mut clients {
            client.until(&again, |known| known.mirror.is_some()).await;
        }
        decide(&mut clients, &again, &[Some(1), Some(0)]).await;
        server.stop().await;
    })
    .await;
}

/// Nobody is sent to the room of a rematch before it is stored.
#[tokio::test]
async fn a_rematch_that_cannot_be_stored() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let server = run(config(&place)).await;
    let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
    clients[0].must(json!({ "do": "resign", "room": room })).await;
    // No room can be opened.
    let trigger = "CREATE TRIGGER refuse BEFORE INSERT ON events WHEN NEW.seq = 1 BEGIN SELECT RAISE(FAIL, 'no'); END";
    run_sql(&place, trigger).await;
    assert_eq!(clients[1].refused(json!({ "do": "rematch", "room": room })).await, "unavailable");
    run_sql(&place, "DROP TRIGGER refuse").await;
    let again = clients[1].insist(&[server.address], &room, &json!({ "do": "rematch", "room": room })).await;
    clients[1].watch(again["room"].as_str().unwrap()).await;
    server.stop().await;
}

/// Where three play, the others go on; for whoever is away too long a computer plays, until they come back.
#[tokio::test]
async fn the_absent_are_replaced() {
    on_both(async |place| {
        let config = config(&place);
        let clock = config.clock.clone();
        let server = run(config).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben", "Cleo"], &settings(3, &["base"])).await;
        let replace = json!({ "do": "replace", "room": room, "seat": 2 });
        assert_eq!(clients[0].refused(replace.clone()).await, "not-away");
        clients[2].vanish();
        clients[0].until(&room, |known| known.presence.as_array().is_some_and(|p| p.len() == 2)).await;
        assert_eq!(clients[0].refused(replace.clone()).await, "not-away");
        clock.put_forward(Duration::from_mins(10));
        assert_eq!(clients[1].refused(replace.clone()).await, "not-host");
        clients[0].must(replace).await;
        let mut cleo = clients.remove(2);
        for _ in 0..20 {
            decide(&mut clients, &room, &[Some(0), Some(1), None]).await;
        }
        assert!(clients[0].known(&room).all("played").iter().any(|played| played["seat"] == 2));
        cleo.connect().await;
        cleo.watch(&room).await;
        cleo.must(json!({ "do": "return", "room": room, "seat": 2 })).await;
        clients.push(cleo);
        for _ in 0..10 {
            decide(&mut clients, &room, &[Some(0), Some(1), Some(2)]).await;
        }
        clients[1].must(json!({ "do": "resign", "room": room })).await;
        while decide(&mut clients, &room, &[Some(0), None, Some(2)]).await {}
        let ended = clients[0].known(&room).last("ended");
        assert_eq!((ended["why"].as_str(), ended["rated"].as_bool()), (Some("played"), Some(false)));
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn talking() {
    on_both(async |place| {
        let mut config = config(&place);
        config.limits.chat = (4, Duration::from_hours(1));
        let server = run(config).await;
        let mut clients = vec![Client::guest(server.address, "Anna").await, Client::guest(server.address, "Ben").await];
        let room = clients[0].open(&settings(2, &["base"])).await;
        for client in &mut clients {
            client.watch(&room).await;
        }
        let say = |text: &str| json!({ "do": "say", "room": room, "text": text });
        clients[0].must(say("  Good luck\u{202e}!\u{7}  ")).await;
        clients[1].until(&room, |known| !known.all("said").is_empty()).await;
        assert_eq!(clients[1].known(&room).last("said")["text"], "Good luck!");
        assert_eq!(clients[0].refused(say(&"x".repeat(301))).await, "bad-text");
        assert_eq!(clients[0].refused(json!({ "do": "emote", "room": room, "emote": "nonsense" })).await, "bad-emote");
        clients[0].must(say("four")).await;
        assert_eq!(clients[0].refused(say("five")).await, "too-much");
        // Ben complains, and does not want to hear more.
        let seq = clients[1].known(&room).seq;
        let complain = json!({ "seq": seq, "reason": "rude" });
        let answer = clients[1].post(&format!("/api/rooms/{room}/reports"), &complain).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let nothing = clients[1].post(&format!("/api/rooms/{room}/reports"), &json!({ "seq": 1 })).await;
        assert_eq!(nothing.status, 404);
        // Those who came later know a line by who said it, and when.
        let line = clients[1].known(&room).last("said").clone();
        let complain = json!({ "person": line["person"], "time": line["time"], "reason": "rude" });
        let answer = clients[1].post(&format!("/api/rooms/{room}/reports"), &complain).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let complain = json!({ "person": line["person"], "time": 1 });
        let nothing = clients[1].post(&format!("/api/rooms/{room}/reports"), &complain).await;
        assert_eq!(nothing.status, 404);
        let anna = clients[0].person.clone();
        clients[1].must(json!({ "do": "mute", "room": room, "person": anna, "on": true })).await;
        let mut other = clients[1].another().await;
        let elsewhere = clients[1].open(&settings(2, &["base"])).await;
        server.stop().await;
        let server = run(crate::online::running::config(&place)).await;
        for client in clients.iter_mut().chain([&mut other]) {
            client.server = server.address;
            client.connect().await;
            client.watch(&room).await;
            client.watch(&elsewhere).await;
        }
        for room in [&room, &elsewhere] {
            clients[0].must(json!({ "do": "say", "room": room, "text": "Can you hear me?" })).await;
            for client in [&mut clients[1], &mut other] {
                // Numbers have no gaps, but there is nothing to read.
                let seq = client.known(room).seq;
                client.until(room, |known| known.seq > seq).await;
                assert_eq!(client.known(room).events.last().unwrap()["what"], Json::Null);
            }
        }
        assert!(other.heard.iter().all(|text| !text.contains("Can you hear me?")));
        server.stop().await;
    })
    .await;
}

/// The same word keeps something from being said twice.
#[tokio::test]
async fn nothing_is_said_twice() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = vec![Client::guest(server.address, "Anna").await];
        let room = clients[0].open(&settings(1, &["base"])).await;
        start(&mut clients, &room, 1).await;
        let say = json!({ "do": "say", "room": room, "text": "Once", "key": "k1" });
        let first = clients[0].must(say.clone()).await;
        assert_eq!(clients[0].must(say).await, first);
        server.stop().await;
    })
    .await;
}
