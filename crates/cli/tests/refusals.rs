//! A system that refuses to write files or to open more of them: the server says so, loses nothing and goes on by itself.

use crate::serving;

use std::{fs::File, net::SocketAddr, path::Path, process::Command as Plain, time::Duration};

use aude_server::store::Place;
use serde_json::{Value as Json, json};
use serving::{
    SEATS, aude, begin,
    client::{Client, decide, http, sync},
    come_back,
    common::Folder,
    serve, started,
};
use tokio::{
    net::TcpStream,
    process::{Child, Command},
    time::{Instant, sleep, timeout},
};

/// A server recovers within this time.
const RECOVERS: Duration = Duration::from_secs(5);

/// Starts a server that hears of a failed write as an error instead of a signal. Its log is on the same disk.
async fn without_signals(place: &Place, log: &Path) -> (Child, SocketAddr) {
    let server = aude(&["serve", "--port", "0", "--log", "json"], place);
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]).arg(server.as_std().get_program());
    shell.args(server.as_std().get_args()).kill_on_drop(true).stderr(File::create(log).unwrap());
    started(shell).await
}

/// Changes a limit of a running process.
fn limit(server: &Child, limit: &str) {
    let done = Plain::new("prlimit").args(["--pid", &server.id().unwrap().to_string(), limit]).status().unwrap();
    assert!(done.success());
}

/// A move of whoever is to decide.
async fn next_move(clients: &mut [Client], room: &str) -> (usize, Json) {
    sync(clients, room).await;
    let mirror = clients[0].mirror(room);
    let play = json!({ "do": "play", "room": room, "at": mirror.moves(), "action": mirror.choose() });
    (mirror.decider().unwrap(), play)
}

/// Waits until `/healthz` answers so, which it tries once a second; gives what it says.
async fn healthy(address: SocketAddr, status: u16) -> String {
    let start = Instant::now();
    loop {
        let health = http(address, "GET /healthz", &[], "").await;
        if health.status == status {
            return health.text();
        }
        assert!(start.elapsed() < RECOVERS, "{}: {}", health.status, health.text());
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn errors_of_the_disk_pass() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let (mut server, address) = without_signals(&place, &folder.path().join("log")).await;
    let (mut clients, room) = begin(address).await;
    for _ in 0..4 {
        decide(&mut clients, &room, &SEATS).await;
    }
    limit(&server, "--fsize=0:");
    let (seat, play) = next_move(&mut clients, &room).await;
    assert_eq!(clients[seat].refused(play).await, "unavailable");
    let health = healthy(address, 503).await;
    assert!(health.contains("disk"), "{health}");

    limit(&server, "--fsize=unlimited:");
    let start = Instant::now();
    loop {
        // A room that could not be written hangs up, and pages come back.
        come_back(&mut clients, address, &room).await;
        let (seat, play) = next_move(&mut clients, &room).await;
        if clients[seat].request(play).await["ok"].is_object() {
            break;
        }
        assert!(start.elapsed() < RECOVERS);
        sleep(Duration::from_millis(50)).await;
    }
    healthy(address, 200).await;
    for _ in 0..3 {
        decide(&mut clients, &room, &SEATS).await;
    }

    // What was acknowledged is on the disk, once.
    sync(&mut clients, &room).await;
    server.kill().await.unwrap();
    let (_server, address) = serve(&place).await;
    let heard = clients[0].mirror(&room).game.fingerprint();
    come_back(&mut clients, address, &room).await;
    let mut stranger = Client::nobody(address);
    stranger.connect().await;
    stranger.watch(&room).await;
    assert_eq!(stranger.mirror(&room).game.fingerprint(), heard);
}

#[tokio::test]
async fn too_many_open_files_pass() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().join("data"));
    let (server, address) = serve(&place).await;
    let (mut clients, room) = begin(address).await;
    let open = std::fs::read_dir(format!("/proc/{}/fd", server.id().unwrap())).unwrap().count();
    limit(&server, &format!("--nofile={open}:"));
    // Nobody else comes in, and those who play go on.
    let waiting: Vec<TcpStream> =
        futures_util::future::join_all((0..8).map(async |_| TcpStream::connect(address).await.unwrap())).await;
    let late = timeout(Duration::from_secs(1), http(address, "GET /healthz", &[], "")).await;
    assert!(late.is_err(), "it had a file left");
    for _ in 0..4 {
        decide(&mut clients, &room, &SEATS).await;
    }
    drop(waiting);

    limit(&server, "--nofile=1024:");
    let health = timeout(RECOVERS, http(address, "GET /healthz", &[], "")).await.expect("it recovers");
    assert_eq!(health.status, 200, "{}", health.text());
    decide(&mut clients, &room, &SEATS).await;
}
