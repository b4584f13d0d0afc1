//! What tests of the program as a server share: starting it, and people who play there.
#![allow(dead_code, reason = "each test uses some of it")]

#[path = "../../../server/tests/online/client.rs"]
pub mod client;
#[path = "../../../server/tests/common/mod.rs"]
pub mod common;
pub mod database;

use std::{
    net::SocketAddr,
    path::Path,
    process::{Output, Stdio},
};

use aude_server::store::Place;
use client::Client;
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// How the program is told where rooms are kept.
fn data(place: &Place) -> [String; 2] {
    match place {
        Place::Folder(folder) => ["--data".into(), folder.to_str().unwrap().into()],
        Place::Postgres(url) => ["--database".into(), url.clone()],
    }
}

pub fn aude(args: &[&str], place: &Place) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aude"));
    command.args(args).args(data(place)).kill_on_drop(true);
    command
}

/// Starts a server on any port.
pub async fn serve(place: &Place) -> (Child, SocketAddr) {
    serve_with(place, &["--port", "0"]).await
}

/// The same, with other options.
pub async fn serve_with(place: &Place, also: &[&str]) -> (Child, SocketAddr) {
    let mut command = aude(&["serve", "--log", "json"], place);
    command.args(also);
    started(command).await
}

/// The same, with its log in a file.
pub async fn serve_logging(place: &Place, log: &Path) -> (Child, SocketAddr) {
    let mut command = aude(&["serve", "--port", "0", "--log", "json"], place);
    command.stderr(std::fs::File::create(log).unwrap());
    started(command).await
}

pub async fn started(mut command: Command) -> (Child, SocketAddr) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).await.unwrap();
    let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}")).split('/').next().unwrap();
    (child, address.parse().unwrap())
}

pub async fn run(args: &[&str], place: &Place) -> Output {
    aude(args, place).output().await.unwrap()
}

pub async fn come_back(clients: &mut [Client], address: SocketAddr, room: &str) {
    for client in clients.iter_mut() {
        client.vanish();
        client.server = address;
        client.connect().await;
        client.watch(room).await;
    }
}

/// Two guests in a room with a clock.
pub async fn begin(address: SocketAddr) -> (Vec<Client>, String) {
    let mut clients = vec![Client::guest(address, "Anna").await, Client::guest(address, "Ben").await];
    let clock = json!({ "kind": "bank", "ms": 3_600_000, "increment": 0 });
    let setup = json!({ "parts": { "base": 1, "inns-cathedrals": 1 } });
    let room = clients[0].open(&json!({ "seats": 2, "clock": clock, "setup": setup })).await;
    for client in &mut clients {
        client.watch(&room).await;
    }
    clients[1].must(json!({ "do": "sit", "room": room, "seat": 1 })).await;
    clients[0].must(json!({ "do": "start", "room": room })).await;
    for client in &mut clients {
        client.until(&room, |known| known.mirror.is_some()).await;
    }
    (clients, room)
}

/// Who sits where.
pub const SEATS: [Option<usize>; 2] = [Some(0), Some(1)];
