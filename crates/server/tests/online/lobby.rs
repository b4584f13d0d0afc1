//! The lobby, links and pictures of links.

use serde_json::{Value as Json, json};

use crate::online::{
    client::{Client, decide, sync},
    common::on_both,
    running::{config, run},
    settings, start, table,
};

fn rooms(lobby: &Json) -> Vec<String> {
    lobby["rooms"].as_array().unwrap().iter().map(|room| room["room"].as_str().unwrap().into()).collect()
}

#[tokio::test]
async fn rooms_are_found() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut watcher = Client::nobody(server.address);
        watcher.connect().await;
        watcher.must(json!({ "do": "lobby", "on": true })).await;
        let mut clients = vec![Client::guest(server.address, "Änne").await, Client::guest(server.address, "Ben").await];
        let mut hidden = settings(2, &["base"]);
        hidden["listed"] = json!(false);
        let mut titled = settings(2, &["base", "river-1"]);
        titled["title"] = json!("River 100%");
        let (open, secret) = (clients[0].open(&titled).await, clients[0].open(&hidden).await);
        let playing = clients[0].open(&settings(2, &["base"])).await;
        start(&mut clients, &playing, 2).await;
        let ask = async |query: &str| clients[1].get(&format!("/api/lobby{query}")).await.json();
        let mut all = rooms(&ask("").await);
        all.sort();
        let mut expected = vec![open.clone(), playing.clone()];
        expected.sort();
        assert_eq!(all, expected);
        assert_eq!(rooms(&ask("?stage=gathering").await), [open.as_str()]);
        assert_eq!(rooms(&ask("?stage=playing").await), [playing.as_str()]);
        assert_eq!(rooms(&ask("?text=100%25").await), [open.as_str()]);
        assert_eq!(rooms(&ask("?text=%C3%84NNE&stage=gathering").await), [open.as_str()]);
        assert_eq!(rooms(&ask("?mine=true").await), [playing.as_str()]);
        assert_eq!(rooms(&clients[0].get("/api/lobby?mine=true").await.json()).len(), 3);
        assert_eq!(ask("?stage=nonsense").await["error"]["code"], "bad-message");
        assert_eq!(Client::nobody(server.address).get("/api/lobby?mine=true").await.code(), "not-signed-in");
        // Whoever looks at the lobby hears of what changes there, and nothing of rooms that are not listed, not even their names.
        watcher.must(json!({ "do": "ping" })).await;
        let heard = |room: &str| watcher.heard.iter().filter(|text| text.contains(room)).count();
        assert!(heard(&playing) >= 3 && heard(&open) == 1);
        assert_eq!(heard(&secret), 0);
        server.stop().await;
    })
    .await;
}

/// Every change of who decides is in the lobby at once, and told to those whose game it is and to nobody else.
#[tokio::test]
async fn whose_turn_it_is_is_known_at_once() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut hidden = settings(2, &["base"]);
        hidden["listed"] = json!(false);
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &hidden).await;
        // Ben looks at the front page in another window, and a stranger at the lobby.
        let mut front = clients[1].another().await;
        front.must(json!({ "do": "lobby", "mine": true })).await;
        let mut stranger = Client::guest(server.address, "Cleo").await;
        stranger.must(json!({ "do": "lobby" })).await;
        let mut changes = 0;
        for _ in 0..12 {
            sync(&mut clients, &room).await;
            let before = clients[0].mirror(&room).decider();
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            sync(&mut clients, &room).await;
            let due = clients[0].mirror(&room).decider();
            let lobby = clients[1].get("/api/lobby?mine=true&stage=playing").await.json();
            assert_eq!(lobby["rooms"][0]["decider"], json!(due));
            if due != before {
                changes += 1;
                front.must(json!({ "do": "ping" })).await;
                let news = front.notices.last().unwrap();
                assert_eq!((&news["lobby"]["room"], &news["lobby"]["listing"]["decider"]), (&json!(room), &json!(due)));
            }
        }
        assert!(changes > 3, "{changes}");
        stranger.must(json!({ "do": "ping" })).await;
        assert!(stranger.heard.iter().all(|text| !text.contains(&room)));
        server.stop().await;
    })
    .await;
}

/// Who is shown a room in the lobby is told when it is not public any more.
#[tokio::test]
async fn a_room_is_withdrawn() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let mut stranger = Client::nobody(server.address);
        stranger.connect().await;
        stranger.must(json!({ "do": "lobby" })).await;
        let mut settings = settings(2, &["base"]);
        let room = anna.open(&settings).await;
        settings["listed"] = json!(false);
        for title in ["one", "two"] {
            settings["title"] = json!(title);
            anna.must(json!({ "do": "change", "room": room, "settings": settings })).await;
        }
        stranger.must(json!({ "do": "ping" })).await;
        let news: Vec<&Json> = stranger.notices.iter().filter(|news| news["lobby"]["room"] == json!(room)).collect();
        assert_eq!(news.len(), 2, "{news:?}");
        assert_eq!(news[1]["lobby"]["listing"], Json::Null);
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn links() {
    on_both(async |place| {
        let mut config = config(&place);
        config.public_url = Some("https://aude.example".into());
        let server = run(config).await;
        let mut anna = Client::nobody(server.address);
        anna.origin = "https://aude.example".into();
        let answer = anna.post("/api/guest", &json!({ "name": "Anna" })).await;
        anna.keep(&answer);
        assert!(anna.cookie.starts_with("__Host-aude="), "{}", anna.cookie);
        let answer = anna.post("/api/rooms", &json!({})).await.json();
        let room = answer["room"].as_str().unwrap();
        assert_eq!(answer["link"], format!("https://aude.example/#/room/{room}"));
        let code = anna.get(&format!("/api/rooms/{room}/qr.svg")).await;
        assert_eq!((code.status, code.header("content-type")), (200, "image/svg+xml"));
        assert!(code.text().starts_with("<svg "));
        for path in ["/api/rooms/nowhere00000", "/api/rooms/nowhere00000/record", "/api/nothing", "/api/rooms/%2e%2e"] {
            assert_eq!(anna.get(path).await.status, 404, "{path}");
        }
        assert_eq!(anna.get(&format!("/api/rooms/{room}/record")).await.status, 404);
        server.stop().await;
    })
    .await;
}

/// The table of the lobby is made anew from the events where it was lost.
#[tokio::test]
async fn the_lobby_can_be_rebuilt() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let room = anna.open(&settings(2, &["base"])).await;
        server.stop().await;
        crate::common::meddle(&place, "DELETE FROM rooms").await;
        let server = run(config(&place)).await;
        anna.server = server.address;
        assert_eq!(rooms(&anna.get("/api/lobby?mine=true").await.json()), [room]);
        server.stop().await;
    })
    .await;
}

/// A room in which nobody begins is closed after a while.
#[tokio::test]
async fn rooms_without_people_are_closed() {
    on_both(async |place| {
        let first = run(config(&place)).await;
        let mut anna = Client::guest(first.address, "Anna").await;
        let room = anna.open(&settings(2, &["base"])).await;
        first.stop().await;
        let later = config(&place);
        later.clock.put_forward(std::time::Duration::from_hours(24 * 7));
        let server = run(later).await;
        anna.server = server.address;
        // Whoever watched would keep it open.
        while anna.get(&format!("/api/rooms/{room}")).await.json()["listing"]["stage"] != "closed" {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert_eq!(rooms(&anna.get("/api/lobby").await.json()), [""; 0]);
        server.stop().await;
    })
    .await;
}
