//! Rooms over real sockets, on both stores: what people do there, and what else may happen.

mod account;
mod away;
#[allow(dead_code, reason = "tests of the program use more of it")]
mod client;
mod clocks;
mod lobby;
mod panics;
mod play;
mod programs;
mod requests;
mod running;
mod safety;
mod table;
mod thinking;
mod trouble;

use crate::common;
use client::Client;
use serde_json::{Value as Json, json};

/// What some parts make of a game.
fn settings(seats: usize, parts: &[&str]) -> Json {
    let parts: serde_json::Map<String, Json> = parts.iter().map(|part| ((*part).to_string(), json!(1))).collect();
    json!({ "title": "Test", "seats": seats, "listed": true, "setup": { "parts": parts } })
}

/// People sit down, one on each of the first seats, and the game begins.
async fn start(clients: &mut [Client], room: &str, people: usize) {
    for client in clients.iter_mut() {
        client.watch(room).await;
    }
    for (seat, client) in clients.iter_mut().enumerate().take(people).skip(1) {
        client.must(json!({ "do": "sit", "room": room, "seat": seat })).await;
    }
    clients[0].must(json!({ "do": "start", "room": room })).await;
    for client in clients.iter_mut() {
        client.until(room, |known| known.mirror.is_some()).await;
    }
}

/// A room in which some guests have begun to play.
async fn table(server: std::net::SocketAddr, names: &[&str], settings: &Json) -> (Vec<Client>, String) {
    let mut clients = Vec::new();
    for name in names {
        clients.push(Client::guest(server, name).await);
    }
    let room = clients[0].open(settings).await;
    start(&mut clients, &room, names.len()).await;
    (clients, room)
}
