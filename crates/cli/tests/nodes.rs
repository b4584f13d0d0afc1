//! Several servers on one PostgreSQL: real processes, killed, stopped for a while, and with a database that restarts.

use crate::serving;

use std::{net::SocketAddr, time::Duration};

use aude_server::store::Place;
use serde_json::{Value as Json, json};
use serving::{
    SEATS, begin,
    client::{Client, decide, sync},
    come_back,
    common::{Folder, fresh_database, postgres},
    database::Database,
    serve, serve_logging, started,
};
use tokio::{
    process::{Child, Command},
    time::Instant,
};

/// Within this time games go on elsewhere.
const FAIL_OVER: Duration = Duration::from_secs(10);

async fn place() -> Option<Place> {
    Some(Place::Postgres(fresh_database(&postgres()?).await))
}

async fn signal(server: &Child, name: &str) {
    let id = server.id().unwrap().to_string();
    assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().await.unwrap().success());
    // Threads stop one after the other; until the last one has, the server may still work.
    while name == "STOP" && !is_stopped(&id) {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Whether all threads of a process are stopped.
fn is_stopped(id: &str) -> bool {
    let state = |stat: String| stat.rsplit_once(')').is_some_and(|(_, rest)| rest.trim_start().starts_with('T'));
    let tasks = std::fs::read_dir(format!("/proc/{id}/task")).unwrap();
    tasks.flatten().all(|task| std::fs::read_to_string(task.path().join("stat")).is_ok_and(state))
}

/// A decision that is due, as it is asked for, and whose it is.
fn due(clients: &[Client], room: &str) -> (usize, u32, Json) {
    let mirror = clients[0].mirror(room);
    let (who, at) = (mirror.decider().unwrap(), mirror.moves());
    (who, at, json!({ "do": "play", "room": room, "at": at, "action": mirror.choose() }))
}

/// A new password ends connections on all servers, within a second.
#[tokio::test]
async fn a_new_password_is_known_everywhere() {
    let Some(place) = place().await else { return };
    let ((_first, a), (_second, b)) = (serve(&place).await, serve(&place).await);
    let mut anna = Client::guest(a, "Anna").await;
    anna.register("anna", "correct horse").await;
    let mut thief = Client::nobody(b);
    let answer = thief.post("/api/login", &json!({ "login": "anna", "password": "correct horse" })).await;
    thief.keep(&answer);
    thief.connect().await;
    thief.must(json!({ "do": "ping" })).await;
    let passwords = json!({ "old": "correct horse", "new": "battery staple" });
    let since = Instant::now();
    assert_eq!(anna.post("/api/password", &passwords).await.status, 200);
    while thief.hear().await {}
    eprintln!("cut off on another server after {:?}", since.elapsed());
    thief.connect().await;
    assert!(thief.hear().await);
    assert_eq!(thief.notices.last().unwrap()["hello"]["person"], Json::Null);
    anna.must(json!({ "do": "ping" })).await;
}

/// People on two servers play with each other as if there were one.
#[tokio::test]
async fn any_server_serves_any_room() {
    let Some(place) = place().await else { return };
    let ((_first, a), (_second, b)) = (serve(&place).await, serve(&place).await);
    let mut looks = Client::nobody(b);
    looks.connect().await;
    looks.must(json!({ "do": "lobby", "on": true })).await;
    let (mut anna, mut ben) = (Client::guest(a, "Anna").await, Client::guest(b, "Ben").await);
    let room = anna.open(&json!({ "seats": 2, "listed": true, "title": "Here and there" })).await;
    let told = |notice: &Json| notice.get("lobby").is_some_and(|lobby| lobby.is_null() || lobby["room"] == *room);
    while !looks.notices.iter().any(told) {
        assert!(looks.hear().await);
    }
    anna.watch(&room).await;
    ben.watch(&room).await;
    looks.watch(&room).await;
    // What the host alone may do is refused on the other server as well, in the same words.
    assert_eq!(ben.refused(json!({ "do": "start", "room": room })).await, "not-host");
    ben.must(json!({ "do": "sit", "room": room, "seat": 1 })).await;
    ben.must(json!({ "do": "say", "room": room, "text": "Hello over there" })).await;
    let everybody = |known: &serving::client::Known| known.presence.as_array().is_some_and(|people| people.len() == 2);
    anna.until(&room, everybody).await;
    ben.until(&room, everybody).await;
    anna.must(json!({ "do": "start", "room": room })).await;
    ben.until(&room, |known| known.mirror.is_some()).await;
    let mut clients = vec![anna, ben];
    let mut took = [Vec::new(), Vec::new()];
    for _ in 0..60 {
        sync(&mut clients, &room).await;
        let (who, _, play) = due(&clients, &room);
        let since = Instant::now();
        let seq = clients[who].must(play).await["seq"].as_u64().unwrap();
        took[who].push(since.elapsed());
        // Whoever is answered has heard of it.
        assert_eq!(clients[who].known(&room).seq, seq);
    }
    for (who, mut took) in ["deciding", "following"].iter().zip(took) {
        took.sort();
        eprintln!(
            "a decision by the {who} server: median {:?}, longest {:?}",
            took[took.len() / 2],
            took[took.len() - 1]
        );
    }
    assert_eq!(clients[0].refused(json!({ "do": "remove", "room": room, "seat": 1 })).await, "begun");
    let seq = sync(&mut clients, &room).await;
    looks.until(&room, |known| known.seq == seq).await;
    assert_eq!(looks.known(&room).events.len(), clients[0].known(&room).events.len());
    assert_eq!(looks.known(&room).last("said")["text"], "Hello over there");
    // Ben is forgotten through the server that does not decide; those who were there find what there is.
    assert_eq!(clients[1].send("DELETE", "/api/me", &json!({})).await.status, 200);
    for client in [&mut clients[0], &mut looks] {
        while client.hear().await {}
        client.rooms.clear();
        client.connect().await;
        let whole = client.watch(&room).await["whole"].take();
        assert_eq!(whole["chat"][0]["text"], "…");
        assert_eq!(whole["outcome"]["why"], "resigned");
    }
}

/// Whenever a server dies, nothing that was acknowledged is lost, and its games go on elsewhere by themselves.
#[tokio::test]
async fn games_go_on_elsewhere() {
    let Some(place) = place().await else { return };
    let (mut dies, mut a) = serve(&place).await;
    let (mut lives, mut b) = serve(&place).await;
    let (mut clients, room) = begin(a).await;
    come_back(&mut clients[1..], b, &room).await;
    for round in 0..6u64 {
        for _ in 0..4 + round {
            decide(&mut clients, &room, &SEATS).await;
        }
        sync(&mut clients, &room).await;
        // A decision is on its way, to one server or the other, while the one that decides dies, or is told to end.
        let (who, at, play) = due(&clients, &room);
        let id = clients[who].ask(play.clone()).await;
        tokio::time::sleep(Duration::from_micros(900 * round)).await;
        let since = Instant::now();
        signal(&dies, if round % 3 == 2 { "TERM" } else { "KILL" }).await;
        let answer = clients[who].answer(id).await;
        // Whoever is on the other server need not even notice.
        assert!(who == 0 || answer["ok"].is_object(), "{answer}");
        dies.wait().await.unwrap();
        if who == 0 {
            clients[0].insist(&[b], &room, &play).await;
        } else {
            come_back(&mut clients[..1], b, &room).await;
        }
        // The other one has the room and goes on; the time in which nobody decided is nobody's.
        clients[1].until(&room, |known| known.all("woke").len() as u64 == round + 1).await;
        clients[1].until(&room, |known| known.mirror.as_ref().is_some_and(|mirror| mirror.moves() > at)).await;
        eprintln!("round {round}: gone on after {:?}", since.elapsed());
        assert!(since.elapsed() < FAIL_OVER, "it took {:?}", since.elapsed());
        sync(&mut clients, &room).await;
        assert_eq!(clients[0].mirror(&room).moves(), at + 1, "it was played once");
        // Another server comes, and the next time the other one dies, which decides now.
        let (again, address) = serve(&place).await;
        dies = std::mem::replace(&mut lives, again);
        (a, b) = (b, address);
        assert_eq!(clients[0].server, a);
        come_back(&mut clients[1..], b, &room).await;
    }
}

/// A server that was stopped for a while and does not know that others went on without it cannot write any more.
#[tokio::test]
async fn a_stopped_server_wakes_up_late() {
    let Some(place) = place().await else { return };
    let folder = Folder::new();
    let log = folder.path().join("log");
    let ((sleeps, a), (_lives, b)) = (serve_logging(&place, &log).await, serve(&place).await);
    let mut clients = vec![Client::guest(a, "Anna").await, Client::guest(b, "Ben").await];
    let room = clients[0].open(&json!({ "seats": 2 })).await;
    for client in &mut clients {
        client.watch(&room).await;
    }
    clients[1].must(json!({ "do": "sit", "room": room, "seat": 1 })).await;
    clients[0].must(json!({ "do": "start", "room": room })).await;
    for client in &mut clients {
        client.until(&room, |known| known.mirror.is_some()).await;
    }
    while due(&clients, &room).0 != 0 {
        decide(&mut clients, &room, &SEATS).await;
        sync(&mut clients, &room).await;
    }
    let (_, at, play) = due(&clients, &room);
    let seq = clients[0].known(&room).seq;
    signal(&sleeps, "STOP").await;
    // This waits in front of the server that sleeps. Nothing happens elsewhere but that another one takes the room, so that only
    // the fence tells the two apart.
    let id = clients[0].ask(play.clone()).await;
    let nothing = clients[1].must(json!({ "do": "mute", "room": room, "person": "nobody", "on": false })).await;
    assert_eq!(nothing["seq"], seq, "nothing happened");
    signal(&sleeps, "CONT").await;
    let answer = clients[0].answer(id).await;
    // Unless it notices in time that another server decides, and forwards the move there, the fence stops it.
    if answer["ok"].is_null() {
        assert!(answer["lost"] == true || answer["error"]["code"] == "unavailable", "{answer}");
        let log = std::fs::read_to_string(&log).unwrap();
        assert!(log.contains("refused by its fence"), "{log}");
    }
    clients[0].insist(&[a], &room, &play).await;
    sync(&mut clients, &room).await;
    assert_eq!(clients[0].mirror(&room).moves(), at + 1, "it was played once");
    for _ in 0..4 {
        decide(&mut clients, &room, &SEATS).await;
    }
}

/// A database that restarts costs nobody anything but a moment, though neither server does.
#[tokio::test]
async fn the_database_restarts() {
    if postgres().is_none() {
        return;
    }
    let database = Database::start().await;
    let place = database.place();
    let ((_first, a), (_second, b)) = (serve(&place).await, serve(&place).await);
    let (mut clients, room) = begin(a).await;
    come_back(&mut clients[1..], b, &room).await;
    for round in 0..2 {
        for _ in 0..5 {
            sync(&mut clients, &room).await;
            let (who, _, play) = due(&clients, &room);
            clients[who].insist(&[a, b], &room, &play).await;
            settle(&mut clients, &[a, b], &room).await;
        }
        let (who, at, play) = due(&clients, &room);
        let id = clients[who].ask(play.clone()).await;
        database.crash().await;
        let acknowledged = clients[who].answer(id).await["ok"]["seq"].as_u64();
        let since = Instant::now();
        clients[who].insist(&[a, b], &room, &play).await;
        eprintln!("round {round}: gone on {:?} after the database was back", since.elapsed());
        settle(&mut clients, &[a, b], &room).await;
        assert_eq!(clients[who].mirror(&room).moves(), at + 1, "it was played once");
        assert!(acknowledged.is_none_or(|seq| clients[who].known(&room).seq >= seq), "what was acknowledged is lost");
    }
    database.end().await;
}

/// Everybody is there again, and knows the same.
async fn settle(clients: &mut [Client], servers: &[SocketAddr], room: &str) {
    for client in clients.iter_mut() {
        client.insist(servers, room, &json!({ "do": "mute", "room": room, "person": "nobody", "on": false })).await;
    }
    sync(clients, room).await;
}

/// A server of the version before (`AUDE_OLD`) and one of this version play on together, whichever of them decides, and
/// whichever dies.
#[tokio::test]
#[ignore = "it wants a program of the version before"]
async fn old_and_new_servers_play_on() {
    let place = place().await.expect("AUDE_TEST_POSTGRES is missing");
    let Place::Postgres(url) = &place else { unreachable!("it is PostgreSQL") };
    let old = async || {
        let mut command = Command::new(std::env::var("AUDE_OLD").expect("AUDE_OLD is missing"));
        command.args(["serve", "--port", "0", "--database", url]).kill_on_drop(true);
        started(command).await
    };
    let (mut older, a) = old().await;
    // The old one has made its tables, and a game is under way; then the new one comes.
    let (mut clients, room) = begin(a).await;
    for _ in 0..4 {
        decide(&mut clients, &room, &SEATS).await;
    }
    let (mut newer, b) = serve(&place).await;
    come_back(&mut clients[1..], b, &room).await;
    for _ in 0..20 {
        decide(&mut clients, &room, &SEATS).await;
        sync(&mut clients, &room).await;
    }
    // A room that the new one decides in.
    let mut others = vec![Client::guest(b, "Cleo").await, Client::guest(a, "Dan").await];
    let other = others[0].open(&json!({ "seats": 2 })).await;
    for client in &mut others {
        client.watch(&other).await;
    }
    others[1].must(json!({ "do": "sit", "room": other, "seat": 1 })).await;
    // The older server knows no readiness, and reads the room all the same.
    others[0].must(json!({ "do": "ready", "room": other, "on": true })).await;
    others[0].must(json!({ "do": "start", "room": other })).await;
    for client in &mut others {
        client.until(&other, |known| known.mirror.is_some()).await;
    }
    for _ in 0..20 {
        decide(&mut others, &other, &SEATS).await;
        sync(&mut others, &other).await;
    }
    // The old one dies; its game goes on with the new one.
    older.kill().await.unwrap();
    come_back(&mut clients, b, &room).await;
    come_back(&mut others, b, &other).await;
    for (clients, room) in [(&mut clients, &room), (&mut others, &other)] {
        for _ in 0..6 {
            decide(clients, room, &SEATS).await;
            sync(clients, room).await;
        }
    }
    newer.kill().await.unwrap();
}
