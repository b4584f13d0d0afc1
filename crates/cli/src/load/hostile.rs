//! Sockets that mean no good, each in its own way, again and again.

use std::{net::SocketAddr, time::Duration};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    sync::watch,
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use super::{
    server::{connect, request},
    socket::Socket,
};

/// Whoever is cut off comes back after this time.
const BREAK: Duration = Duration::from_millis(200);

/// What they do, by their numbers.
pub const WAYS: [&str; 5] = [
    "begin a request and never finish it",
    "send nonsense, a hundred times a second",
    "watch rooms and the lobby and never read",
    "send the longest messages that are taken, and longer ones",
    "ask for the lobby, five times a second",
];

/// Does no good, for ever.
pub async fn disturb(n: usize, server: SocketAddr, room: watch::Receiver<String>) {
    // A hundred from each address, which is within what an address may have.
    let from = [127, 200, 0, (n / 100 + 1) as u8];
    loop {
        let room = room.borrow().clone();
        match n % WAYS.len() {
            0 => dawdle(server, from).await,
            1 => babble(server, from, "{\"id\":1,\"do\":").await,
            2 => ignore(server, from, room).await,
            3 => babble(server, from, &"[".repeat(60_000 + n % 10_000)).await,
            _ => drop(timeout(Duration::from_secs(5), request(server, from, "GET /api/lobby?text=a", "", "")).await),
        }
        sleep(BREAK).await;
    }
}

async fn dawdle(server: SocketAddr, from: [u8; 4]) {
    let Ok(mut stream) = connect(server, from).await else { return };
    drop(stream.write_all(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\nx-slow: ").await);
    let mut end = [0; 64];
    // A letter every two seconds, until the other end has enough.
    while timeout(Duration::from_secs(2), stream.read(&mut end)).await.is_err() {
        if stream.write_all(b"a").await.is_err() {
            return;
        }
    }
}

async fn babble(server: SocketAddr, from: [u8; 4], text: &str) {
    let Ok(mut socket) = Socket::open(server, from, "").await else { return };
    loop {
        // Whoever is told so often that it is too much is cut off.
        if socket.raw(Message::text(text)).await.is_err() {
            return;
        }
        if timeout(Duration::from_millis(10), socket.hear()).await.is_ok_and(|heard| heard.is_err()) {
            return;
        }
    }
}

async fn ignore(server: SocketAddr, from: [u8; 4], room: String) {
    let Ok(mut socket) = Socket::open(server, from, "").await else { return };
    drop(socket.send(json!({ "do": "lobby" })).await);
    drop(socket.send(json!({ "do": "watch", "room": room, "since": 0 })).await);
    // The whole room again and again, which nobody reads.
    loop {
        sleep(Duration::from_millis(100)).await;
        let sent =
            timeout(Duration::from_secs(20), socket.send(json!({ "do": "watch", "room": room, "since": 0 }))).await;
        if !matches!(sent, Ok(Ok(_))) {
            return;
        }
    }
}
