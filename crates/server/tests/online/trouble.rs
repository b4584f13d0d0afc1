//! Those who do not play by the rules.

use std::time::Duration;

use aude_server::store::Place;
use serde_json::{Value as Json, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::sleep,
};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

use crate::online::{
    client::{Client, decide, http},
    common::{fresh_database, on_both, postgres},
    running::{config, run},
    settings, table,
};

/// Every command there is, with fields that make sense.
fn commands() -> Vec<Json> {
    vec![
        json!({ "do": "change", "settings": {} }),
        json!({ "do": "sit", "seat": 1 }),
        json!({ "do": "dress", "seat": 0, "name": "X" }),
        json!({ "do": "stand", "seat": 0 }),
        json!({ "do": "bot", "seat": 1, "level": "easy" }),
        json!({ "do": "remove", "seat": 1 }),
        json!({ "do": "start" }),
        json!({ "do": "play", "at": 0, "action": "pass" }),
        json!({ "do": "take-back", "at": 1, "to": 0 }),
        json!({ "do": "answer", "agree": true }),
        json!({ "do": "resign" }),
        json!({ "do": "replace", "seat": 1 }),
        json!({ "do": "return", "seat": 1 }),
        json!({ "do": "leave" }),
        json!({ "do": "say", "text": "x" }),
        json!({ "do": "emote", "emote": "hello" }),
        json!({ "do": "mute", "person": "x", "on": true }),
        json!({ "do": "rematch" }),
    ]
}

/// Whoever is not signed in changes nothing; whoever is a stranger does not play.
#[tokio::test]
async fn strangers() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let seq = clients[0].known(&room).seq;
        let mut nobody = Client::nobody(server.address);
        nobody.connect().await;
        nobody.watch(&room).await;
        for mut command in commands() {
            command["room"] = json!(room);
            assert_eq!(nobody.refused(command).await, "not-signed-in");
        }
        for (path, body) in [("/api/rooms", json!({})), ("/api/password", json!({ "old": "", "new": "" }))] {
            assert_eq!(nobody.post(path, &body).await.code(), "not-signed-in", "{path}");
        }
        assert_eq!(nobody.get("/api/me/export").await.status, 401);
        assert_eq!(nobody.send("DELETE", "/api/me", &json!({})).await.status, 401);
        // A cookie that nobody was given is no cookie.
        nobody.cookie = format!("aude={}", "0".repeat(64));
        assert_eq!(nobody.post("/api/rooms", &json!({})).await.status, 401);
        let mut cleo = Client::guest(server.address, "Cleo").await;
        for mut command in commands() {
            let what = command["do"].as_str().unwrap().to_string();
            command["room"] = json!(room);
            if !["say", "emote", "mute", "leave"].contains(&what.as_str()) {
                cleo.refused(command).await;
            }
        }
        clients[0].must(json!({ "do": "ping" })).await;
        assert_eq!(clients[0].known(&room).seq, seq);
        server.stop().await;
    })
    .await;
}

/// Whatever is sent is answered by an error, and everything goes on.
#[tokio::test]
async fn nonsense_is_answered() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let seq = clients[0].known(&room).seq;
        let mut cleo = Client::guest(server.address, "Cleo").await;
        let values = [
            "null",
            "-1",
            "1e308",
            "18446744073709551616",
            "\"\"",
            "\"\\u0000\\ud83d\\ude00\"",
            "[]",
            "{}",
            "[[[[]]]]",
            "true",
        ];
        let fields = [
            "do", "room", "at", "action", "seat", "name", "colour", "settings", "level", "text", "key", "emote",
            "person", "on", "to", "agree", "since",
        ];
        let mut asked = 0;
        for command in commands() {
            for field in fields {
                for value in values {
                    let mut command = command.clone();
                    command["room"] = json!(room);
                    command["id"] = json!(asked + 1_000_000);
                    command[field] = json!("@");
                    let text = command.to_string().replace("\"@\"", value);
                    cleo.raw(Message::text(text)).await.unwrap();
                    asked += 1;
                }
            }
            // Answers are read now and then, or they would pile up. The room answers one after the other.
            cleo.refused(json!({ "do": "answer", "room": room, "agree": true })).await;
        }
        for text in
            ["", "{", "[]", "7", "\"x\"", "{\"id\":[]}", "{\"id\":1}", &"[".repeat(5000), &"{\"a\":".repeat(200)]
        {
            cleo.raw(Message::text(text)).await.unwrap();
        }
        cleo.raw(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
        cleo.must(json!({ "do": "ping" })).await;
        for (request, body) in [
            ("POST /api/guest", "{"),
            ("POST /api/guest", "[]"),
            ("POST /api/rooms", "{\"settings\":{\"seats\":-1}}"),
            ("POST /api/rooms", "{\"settings\":{\"seats\":7}}"),
            ("POST /api/rooms", "{\"settings\":{\"setup\":{\"seed\":1}}}"),
            ("POST /api/rooms", "{\"settings\":{\"clock\":{\"kind\":\"move\",\"ms\":1}}}"),
            ("GET /api/lobby?before=x", ""),
            ("DELETE /api/lobby", ""),
        ] {
            let headers = [("cookie", cleo.cookie.as_str()), ("content-type", "application/json")];
            let answer = http(server.address, request, &headers, body).await;
            assert!((400..500).contains(&answer.status), "{request} {body}: {}", answer.status);
        }
        let large = format!("{{\"name\":\"{}\"}}", "x".repeat(200_000));
        assert_eq!(cleo.post("/api/guest", &serde_json::from_str(&large).unwrap()).await.status, 413);
        // A message that is too long ends the connection.
        drop(cleo.raw(Message::text("x".repeat(100_000))).await);
        while cleo.hear().await {}
        // Only talk has happened at the table.
        clients[0].must(json!({ "do": "ping" })).await;
        let events = &clients[0].known(&room).events[seq as usize..];
        assert!(events.iter().all(|event| event["what"].is_null() || event["what"]["kind"] == "said"), "{events:?}");
        decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        server.stop().await;
    })
    .await;
}

/// Pages of other sites change nothing in somebody's name.
#[tokio::test]
async fn other_sites() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let anna = Client::guest(server.address, "Anna").await;
        let own = format!("http://{}", server.address);
        for (origin, status) in [("https://evil.example", 403), ("null", 403), (own.as_str(), 200)] {
            let headers = [("cookie", anna.cookie.as_str()), ("content-type", "application/json"), ("origin", origin)];
            assert_eq!(http(server.address, "POST /api/rooms", &headers, "{}").await.status, status, "{origin}");
            let mut request = format!("ws://{}/live", server.address).into_client_request().unwrap();
            request.headers_mut().insert("origin", origin.parse().unwrap());
            let stream = TcpStream::connect(server.address).await.unwrap();
            let connected = tokio_tungstenite::client_async(request, stream).await;
            assert_eq!(connected.is_ok(), status == 200, "{origin}");
        }
        // What forms can send is not read.
        for kind in ["text/plain", "application/x-www-form-urlencoded", ""] {
            let headers = [("cookie", anna.cookie.as_str()), ("content-type", kind)];
            assert_eq!(http(server.address, "POST /api/rooms", &headers, "{}").await.status, 400, "{kind}");
        }
        server.stop().await;
    })
    .await;
}

/// Too much of anything is refused, with a word for it.
#[tokio::test]
async fn too_much() {
    on_both(async |place| {
        let mut config = config(&place);
        let few = (3, Duration::from_hours(1));
        config.limits.arrivals = few;
        config.limits.rooms = few;
        config.limits.passwords = few;
        config.limits.messages = (40, Duration::from_hours(1));
        config.limits.searches = few;
        config.limits.connections = 6;
        let server = run(config).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        for _ in 0..2 {
            Client::guest(server.address, "Ben").await;
        }
        let nobody = Client::nobody(server.address);
        assert_eq!(nobody.post("/api/guest", &json!({ "name": "Cleo" })).await.code(), "too-much");
        let codes = async |path: &str, body: Json| {
            let mut codes = Vec::new();
            for _ in 0..4 {
                codes.push(anna.post(path, &body).await.code());
            }
            codes
        };
        assert_eq!(codes("/api/rooms", json!({})).await, ["ok", "ok", "ok", "too-much"]);
        let login = json!({ "login": "anna", "password": "wrong horse" });
        assert_eq!(codes("/api/login", login).await[3], "too-much");
        let mut searches = Vec::new();
        for text in ["", "a", "b", "c", "d", ""] {
            searches.push(anna.get(&format!("/api/lobby?text={text}")).await.status);
        }
        assert_eq!(searches, [200, 200, 200, 200, 429, 200]);
        let mut refused = 0;
        for _ in 0..44 {
            refused += u32::from(anna.request(json!({ "do": "ping" })).await["error"]["code"] == "too-much");
        }
        assert_eq!(refused, 4);
        let mut others = Vec::new();
        let mut turned_away = 0;
        for _ in 0..8 {
            let mut other = Client::nobody(server.address);
            if other.try_connect().await.is_err() {
                turned_away += 1;
            }
            others.push(other);
        }
        assert!((2..8).contains(&turned_away), "{turned_away}");
        server.stop().await;
    })
    .await;
}

/// Whoever does not read is cut off, and the others do not notice.
#[tokio::test]
async fn slow_readers() {
    on_both(async |place| {
        let mut config = config(&place);
        config.limits.chat = (100_000, Duration::from_millis(1));
        let server = run(config).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let mut slow = Client::guest(server.address, "Slow").await;
        let room = anna.open(&settings(2, &["base"])).await;
        anna.watch(&room).await;
        slow.watch(&room).await;
        anna.until(&room, |known| known.presence.as_array().is_some_and(|p| p.len() == 2)).await;
        // Requests for the whole make much to read; nothing of it is read.
        let text = "x".repeat(300);
        for _ in 0..200 {
            anna.must(json!({ "do": "say", "room": room, "text": text })).await;
        }
        let whole = json!({ "id": 1, "do": "watch", "room": room }).to_string();
        for _ in 0..400 {
            if slow.raw(Message::text(whole.clone())).await.is_err() {
                break;
            }
        }
        anna.until(&room, |known| known.presence.as_array().is_some_and(|p| p.len() == 1)).await;
        anna.must(json!({ "do": "say", "room": room, "text": "on we go" })).await;
        server.stop().await;
    })
    .await;
}

/// A request that is never finished does not hold a connection for ever.
#[tokio::test]
async fn half_sent_requests() {
    on_both(async |place| {
        let mut config = config(&place);
        config.patience = Duration::from_millis(50);
        let server = run(config).await;
        for start in ["", "GET / HTTP/1.1\r\nhost: x\r\nx-"] {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(start.as_bytes()).await.unwrap();
            let mut rest = Vec::new();
            // It ends: otherwise this would never come back.
            drop(stream.read_to_end(&mut rest).await);
        }
        server.stop().await;
    })
    .await;
}

/// Servers on one database count together what somebody does on several of them.
#[tokio::test]
async fn too_much_on_several_servers() {
    let Some(url) = postgres() else { return };
    let place = Place::Postgres(fresh_database(&url).await);
    let limited = || {
        let mut config = config(&place);
        config.limits.passwords = (6, Duration::from_hours(1));
        config.limits.chat = (4, Duration::from_hours(1));
        config
    };
    let (a, b) = (run(limited()).await, run(limited()).await);
    let mut anna = Client::guest(a.address, "Anna").await;
    let mut also_anna = Client::nobody(b.address);
    also_anna.cookie.clone_from(&anna.cookie);
    also_anna.connect().await;
    // They know of each other after a second.
    sleep(Duration::from_millis(2500)).await;
    let guess = json!({ "login": "nobody", "password": "wrong password" });
    let room = anna.open(&settings(2, &["base"])).await;
    anna.watch(&room).await;
    also_anna.watch(&room).await;
    for n in 0..3 {
        assert_ne!(anna.post("/api/login", &guess).await.status, 429, "{n}");
        anna.must(json!({ "do": "say", "room": room, "text": "Hello" })).await;
    }
    sleep(Duration::from_millis(500)).await;
    also_anna.must(json!({ "do": "say", "room": room, "text": "Hello" })).await;
    assert_eq!(also_anna.refused(json!({ "do": "say", "room": room, "text": "Hello" })).await, "too-much");
    let answers: Vec<u16> = vec![
        also_anna.post("/api/login", &guess).await.status,
        also_anna.post("/api/login", &guess).await.status,
        also_anna.post("/api/login", &guess).await.status,
        also_anna.post("/api/login", &guess).await.status,
    ];
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 1, "{answers:?}");
    for server in [a, b] {
        server.stop().await;
    }
}
