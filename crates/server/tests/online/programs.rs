//! Programs: tokens, streams, and the example that plays a whole game.

use std::{
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use aude_server::store::Store;
use serde_json::{Value as Json, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines},
    net::TcpStream,
    time::timeout,
};

use crate::online::{
    client::{Answer, Client, decide, http},
    common::on_both,
    running::{config, run},
    settings,
};

/// Somebody with an account.
async fn owner(server: SocketAddr, name: &str) -> Client {
    let mut client = Client::guest(server, name).await;
    client.register(name, "correct horse").await;
    client
}

/// A new program: its token and its id.
async fn program(owner: &Client, name: &str) -> (String, String) {
    let made = owner.post("/api/tokens", &json!({ "name": name })).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let made = made.json();
    (made["token"].as_str().unwrap().into(), made["program"]["id"].as_str().unwrap().into())
}

/// Asks as a program, which says nothing about pages.
async fn ask(server: SocketAddr, token: &str, request: &str, body: &Json) -> Answer {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    http(server, request, &headers, &body.to_string()).await
}

/// A stream of events.
struct Stream(Lines<BufReader<TcpStream>>);

impl Stream {
    async fn open(server: SocketAddr, token: &str) -> Self {
        let mut stream = TcpStream::connect(server).await.unwrap();
        let request = format!(
            "GET /api/programs/stream HTTP/1.1\r\nhost: {server}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        Self(BufReader::new(stream).lines())
    }

    /// The next event; nothing if the stream has ended.
    async fn next(&mut self) -> Option<(String, Json)> {
        let mut name = String::new();
        loop {
            let line = timeout(Duration::from_secs(30), self.0.next_line()).await.expect("something comes").ok()??;
            if let Some(event) = line.strip_prefix("event: ") {
                name = event.into();
            } else if let Some(data) = line.strip_prefix("data: ") {
                return Some((name, serde_json::from_str(data).unwrap()));
            }
        }
    }
}

#[tokio::test]
async fn tokens_are_made_and_revoked() {
    on_both(async |place| {
        let mut config = config(&place);
        config.patience = Duration::from_secs(2);
        let server = run(config).await;
        let guest = Client::guest(server.address, "Gast").await;
        assert_eq!(guest.post("/api/tokens", &json!({ "name": "Rook" })).await.code(), "no-account");
        let anna = owner(server.address, "Anna").await;
        let (token, id) = program(&anna, "Rook").await;
        assert!(token.starts_with("aude_") && token.len() == 5 + 64, "{token}");
        for (wish, code) in [
            (json!({ "name": "" }), "bad-name"),
            (json!({ "program": "nobody" }), "not-found"),
            (json!({}), "bad-message"),
        ] {
            assert_eq!(anna.post("/api/tokens", &wish).await.code(), code, "{wish}");
        }
        let me = ask(server.address, &token, "GET /api/me", &Json::Null).await.json();
        assert_eq!((&me["person"]["id"], &me["person"]["program"]), (&json!(id), &json!(true)));
        // A program has no account, makes none, makes no tokens and does not forget itself.
        for (request, body) in [
            ("POST /api/tokens", json!({ "name": "Pawn" })),
            ("POST /api/register", json!({ "login": "rook", "password": "correct horse" })),
            ("DELETE /api/me", json!({})),
        ] {
            assert_eq!(ask(server.address, &token, request, &body).await.code(), "no-account", "{request}");
        }
        let other = anna.post("/api/tokens", &json!({ "program": id })).await.json();
        let mut stream = Stream::open(server.address, &token).await;
        assert_eq!(stream.next().await.unwrap().0, "hello");
        let listed = anna.get("/api/tokens").await;
        assert!(!listed.text().contains(&token[5..]), "a token is told once");
        let listed = listed.json();
        assert_eq!(
            (listed["programs"][0]["tokens"].as_array().unwrap().len(), &listed["programs"][0]["here"]),
            (2, &json!(true))
        );
        // Of a token that nobody has used yet that is known.
        for token in listed["programs"][0]["tokens"].as_array().unwrap() {
            assert_eq!(token["used"].is_null(), token["id"] == other["id"], "{token}");
        }
        let found = anna.get("/api/programs?text=ROO").await.json();
        assert_eq!((&found["programs"][0]["owner"], &found["programs"][0]["id"]), (&json!("Anna"), &json!(id)));
        assert_eq!(anna.get("/api/programs?text=x").await.json()["programs"], json!([]));
        // Nobody revokes what belongs to others.
        let first =
            listed["programs"][0]["tokens"].as_array().unwrap().iter().find(|t| t["id"] != other["id"]).unwrap();
        let path = format!("/api/tokens/{}", first["id"].as_str().unwrap());
        let ben = owner(server.address, "Ben").await;
        assert_eq!(ben.send("DELETE", &path, &json!({})).await.code(), "not-found");
        assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 200);
        assert_eq!(stream.next().await, None, "its stream has ended");
        assert_eq!(ask(server.address, &token, "GET /api/me", &Json::Null).await.status, 401);
        assert_eq!(ask(server.address, "aude_00", "GET /api/lobby?mine=true", &Json::Null).await.status, 401);
        let second = other["token"].as_str().unwrap();
        assert_eq!(ask(server.address, second, "GET /api/me", &Json::Null).await.status, 200);
        // The same by a command, or on another server.
        let third = anna.post("/api/tokens", &json!({ "program": id })).await.json();
        let mut stream = Stream::open(server.address, third["token"].as_str().unwrap()).await;
        assert_eq!(stream.next().await.unwrap().0, "hello");
        let store = Store::join(&place).await.unwrap();
        assert!(store.drop_token(third["id"].as_str().unwrap()).await.unwrap());
        store.close().await;
        assert_eq!(stream.next().await, None, "its stream has ended");
        // Streams are for programs.
        assert_eq!(anna.get("/api/programs/stream").await.code(), "no-program");
        // Whoever is forgotten takes their programs along.
        assert_eq!(anna.send("DELETE", "/api/me", &json!({ "password": "correct horse" })).await.status, 200);
        assert_eq!(ask(server.address, second, "GET /api/me", &Json::Null).await.status, 401);
        assert_eq!(ben.get(&format!("/api/people/{id}")).await.code(), "not-found");
        server.stop().await;
    })
    .await;
}

/// Invited, seated, asked to decide, gone and back again: every stream begins with what is due.
/// A program hears of its turn at once in a room that it has opened itself.
#[tokio::test]
async fn own_rooms_are_heard_at_once() {
    on_both(async |place| {
        let mut config = config(&place);
        // A stream looks for rooms by itself only after this.
        config.patience = Duration::from_mins(1);
        let server = run(config).await;
        let anna = owner(server.address, "Anna").await;
        let (token, _) = program(&anna, "Rook").await;
        let mut stream = Stream::open(server.address, &token).await;
        assert_eq!(stream.next().await.unwrap().0, "hello");
        let ask = async |request: &str, body: Json| {
            let answer = ask(server.address, &token, request, &body).await;
            assert_eq!(answer.status, 200, "{request}: {}", answer.text());
            answer.json()
        };
        let room =
            ask("POST /api/rooms", json!({ "settings": { "seats": 2 } })).await["room"].as_str().unwrap().to_string();
        ask(&format!("POST /api/rooms/{room}/do"), json!({ "do": "bot", "seat": 1, "level": "easy" })).await;
        ask(&format!("POST /api/rooms/{room}/do"), json!({ "do": "start" })).await;
        let next = timeout(Duration::from_secs(30), stream.next()).await.expect("before it looks by itself");
        let (event, turn) = next.unwrap();
        assert_eq!((event.as_str(), turn["room"].as_str()), ("turn", Some(room.as_str())));
        server.stop().await;
    })
    .await;
}

#[tokio::test]
async fn streams_tell_what_is_due() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = owner(server.address, "Anna").await;
        let ben = owner(server.address, "Ben").await;
        let (token, id) = program(&ben, "Rook").await;
        let room = anna.open(&settings(2, &["base"])).await;
        anna.watch(&room).await;
        let mut early = Stream::open(server.address, &token).await;
        early.next().await.unwrap();
        assert_eq!(
            anna.refused(json!({ "do": "invite", "room": room, "seat": 1, "person": "nobody" })).await,
            "not-found"
        );
        anna.must(json!({ "do": "invite", "room": room, "seat": 1, "person": id })).await;
        let (name, invitation) = early.next().await.unwrap();
        assert_eq!((name.as_str(), &invitation["room"], &invitation["seat"]), ("invitation", &json!(room), &json!(1)));
        assert_eq!(invitation["listing"]["seats"][1]["holder"]["kind"], "kept");
        drop(early);
        // The seat is kept for it, and the invitation waits.
        let refusal = ben.post(&format!("/api/rooms/{room}/seats/1"), &json!({})).await;
        assert_eq!((refusal.status, refusal.code().as_str()), (409, "seat-taken"));
        let mut stream = Stream::open(server.address, &token).await;
        assert_eq!([stream.next().await.unwrap().0, stream.next().await.unwrap().0], ["hello", "invitation"]);
        assert_eq!(
            ask(server.address, &token, &format!("POST /api/rooms/{room}/seats/1"), &json!({})).await.status,
            200
        );
        // Everybody sees that it is a program.
        anna.until(&room, |known| known.all("seated").len() == 2).await;
        assert_eq!(
            anna.known(&room).last("seated")["holder"],
            json!({ "kind": "person", "person": id, "name": "Rook", "program": true })
        );
        anna.must(json!({ "do": "start", "room": room })).await;
        anna.until(&room, |known| known.mirror.is_some()).await;
        while anna.mirror(&room).decider() == Some(0) {
            let seq = anna.play(&room).await;
            anna.until(&room, |known| known.seq >= seq).await;
        }
        let (name, turn) = stream.next().await.unwrap();
        let game = &anna.mirror(&room).game;
        let legal: Vec<String> = game.legal_actions().into_iter().map(|action| game.word(action)).collect();
        let told: Vec<&str> = turn["actions"].as_array().unwrap().iter().map(|a| a["word"].as_str().unwrap()).collect();
        assert_eq!(
            (name.as_str(), &turn["at"], &turn["seat"], told),
            (
                "turn",
                &json!(anna.mirror(&room).moves()),
                &json!(1),
                legal.iter().map(String::as_str).collect::<Vec<_>>()
            )
        );
        let record = turn["record"].as_str().unwrap();
        assert!(!record.contains("seed:") && !record.contains("salt:"), "{record}");
        assert_eq!(aude_record::Game::from_record(record).unwrap().fingerprint(), game.fingerprint());
        drop(stream);
        let mut stream = Stream::open(server.address, &token).await;
        stream.next().await.unwrap();
        assert_eq!(stream.next().await.unwrap(), (String::from("turn"), turn.clone()), "it is due still");
        // Decided twice, it is played once.
        let play = json!({ "at": turn["at"], "action": turn["actions"][0]["word"] });
        let path = format!("POST /api/rooms/{room}/play");
        let first = ask(server.address, &token, &path, &play).await.json();
        assert_eq!(ask(server.address, &token, &path, &play).await.json(), first);
        let ahead = json!({ "at": 1000, "action": turn["actions"][0]["word"] });
        assert_eq!(ask(server.address, &token, &path, &ahead).await.status, 409);
        // A program agrees with everything: nobody waits for its answer.
        anna.until(&room, |known| known.seq >= first["seq"].as_u64().unwrap()).await;
        let (now, own) = (anna.mirror(&room).moves(), anna.known(&room).all("played"));
        if let Some(to) = own.iter().rfind(|played| played["seat"] == 0).map(|played| played["at"].clone()) {
            anna.must(json!({ "do": "take-back", "room": room, "at": now, "to": to })).await;
            anna.until(&room, |known| !known.all("taken-back").is_empty()).await;
        }
        let said = ask(
            server.address,
            &token,
            &format!("POST /api/rooms/{room}/do"),
            &json!({ "do": "say", "text": "good game" }),
        )
        .await;
        assert_eq!(said.status, 200, "{}", said.text());
        assert_eq!(
            ask(server.address, &token, &format!("POST /api/rooms/{room}/do"), &json!({ "do": "resign" })).await.status,
            200
        );
        while let Some((name, data)) = stream.next().await {
            if name == "over" {
                assert_eq!((&data["outcome"]["why"], &data["outcome"]["winners"]), (&json!("resigned"), &json!([0])));
                break;
            }
        }
        server.stop().await;
        // What ends is told.
        loop {
            match stream.next().await {
                Some((name, _)) if name == "closing" => break,
                Some(_) => {}
                None => panic!("it ended without a word"),
            }
        }
    })
    .await;
}

/// A new password of the owner ends the streams of all their programs, and of nobody else's. Their tokens stay good.
#[tokio::test]
async fn a_new_password_ends_streams() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (anna, ben) = (owner(server.address, "Anna").await, owner(server.address, "Ben").await);
        let (token, _) = program(&anna, "Rook").await;
        let (other, _) = program(&ben, "Pawn").await;
        let mut streams = [Stream::open(server.address, &token).await, Stream::open(server.address, &other).await];
        for stream in &mut streams {
            assert_eq!(stream.next().await.unwrap().0, "hello");
        }
        let passwords = json!({ "old": "correct horse", "new": "battery staple" });
        assert_eq!(anna.post("/api/password", &passwords).await.status, 200);
        let [mut ended, mut goes_on] = streams;
        assert_eq!(ended.next().await, None);
        let rook = Stream::open(server.address, &token).await.next().await;
        assert_eq!(rook.unwrap().0, "hello");
        // The other one hears of what is done next.
        let mut cleo = owner(server.address, "Cleo").await;
        let room = cleo.open(&settings(2, &["base"])).await;
        cleo.watch(&room).await;
        let pawn = ask(server.address, &other, "GET /api/me", &json!({})).await.json()["person"]["id"].clone();
        cleo.must(json!({ "do": "invite", "room": room, "seat": 1, "person": pawn })).await;
        assert_eq!(goes_on.next().await.unwrap().0, "invitation");
        server.stop().await;
    })
    .await;
}

/// A program that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The example of docs/programs.md plays a whole game, for ratings, against somebody else than its owner.
#[tokio::test]
async fn the_example_plays_a_whole_game() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let ben = owner(server.address, "Ben").await;
        let mut clients = vec![owner(server.address, "Anna").await];
        let (token, id) = program(&ben, "Snake").await;
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/player.py");
        let child = Command::new("python3")
            .arg(example)
            .args(["--server", &format!("http://{}", server.address), "--games", "1"])
            .env("AUDE_TOKEN", &token)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut child = Running(child);
        let mut what = settings(2, &["base"]);
        what["rated"] = true.into();
        let room = clients[0].open(&what).await;
        clients[0].watch(&room).await;
        clients[0].must(json!({ "do": "invite", "room": room, "seat": 1, "person": id })).await;
        clients[0]
            .until(&room, |known| known.all("seated").iter().any(|seated| seated["holder"]["kind"] == "person"))
            .await;
        clients[0].must(json!({ "do": "start", "room": room })).await;
        clients[0].until(&room, |known| known.mirror.is_some()).await;
        while decide(&mut clients, &room, &[Some(0), None]).await {}
        let ended = clients[0].known(&room).last("ended").clone();
        assert_eq!((&ended["why"], &ended["rated"]), (&json!("played"), &json!(true)));
        let status = tokio::task::spawn_blocking(move || child.0.wait().unwrap()).await.unwrap();
        assert!(status.success(), "{status}");
        let about = clients[0].get(&format!("/api/people/{id}")).await.json()["person"].clone();
        // A page says beforehand who cannot be rated against whom.
        let owner = ben.get("/api/me").await.json()["person"]["id"].clone();
        assert_eq!((&about["owner"], &about["account"]), (&owner, &json!(false)));
        let rated = &about["statistics"];
        assert_eq!((&rated["games"], &rated["rated"]), (&json!(1), &json!(1)));
        assert!(rated["rating"].is_number());
        server.stop().await;
    })
    .await;
}
