//! Sockets that mean no good, each in its own way, again and again: a process of its own, so that what they cost is not taken for what they
//! do to the server.

use std::{io::Read, net::SocketAddr, process::Stdio, time::Duration};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::{Child, Command},
    time::{sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use super::{
    server::{connect, request},
    socket::Socket,
};
use crate::Fault;

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

/// Many who mean no good.
#[derive(clap::Args)]
pub struct Crowd {
    /// So many of them
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..))]
    pub hostile: u16,
    /// They come from so many addresses
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    pub addresses: u16,
    /// Only this one of the ways to do no good, from 1 on
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=WAYS.len() as i64))]
    pub way: Option<u8>,
}

impl Crowd {
    /// Lets them loose, in a process of their own. They would have machines of their own, too: here they have what the others leave.
    pub async fn start(&self, server: SocketAddr, rooms: &[String]) -> Result<Child, Fault> {
        let mut command = Command::new("nice");
        command.arg("-n19").arg(std::env::current_exe()?).args(["load", "disturb", "--server", &server.to_string()]);
        for (name, value) in [("--hostile", self.hostile), ("--addresses", self.addresses)] {
            command.arg(name).arg(value.to_string());
        }
        if let Some(way) = self.way {
            command.args(["--way", &way.to_string()]);
        }
        let mut child = command.stdin(Stdio::piped()).kill_on_drop(true).spawn()?;
        let mut input = child.stdin.take().ok_or("they have no input")?;
        input.write_all(rooms.join("\n").as_bytes()).await?;
        Ok(child)
    }

    /// Does no good, for ever. The rooms come by the standard input.
    pub async fn disturb(&self, server: SocketAddr) -> Result<(), Fault> {
        let mut rooms = String::new();
        std::io::stdin().read_to_string(&mut rooms)?;
        let rooms: Vec<&str> = rooms.lines().collect();
        let each = (0..self.hostile).map(|n| {
            let from = n % self.addresses;
            let from = [127, 200, (from / 250) as u8, (from % 250 + 1) as u8];
            let way = self
                .way
                .map_or((usize::from(n / self.addresses) + usize::from(n)) % WAYS.len(), |way| way as usize - 1);
            let room = rooms.get(usize::from(n) % rooms.len().max(1)).copied().unwrap_or_default();
            disturb(way, usize::from(n), server, from, room)
        });
        futures_util::future::join_all(each).await;
        Ok(())
    }
}

/// Does no good in one of the ways, for ever.
async fn disturb(way: usize, n: usize, server: SocketAddr, from: [u8; 4], room: &str) {
    // Half of these are longer than what is taken.
    let long = "[".repeat(60_000 + n % 2 * 10_000);
    loop {
        match way {
            0 => dawdle(server, from).await,
            1 => babble(server, from, "{\"id\":1,\"do\":").await,
            2 => ignore(server, from, room).await,
            3 => babble(server, from, &long).await,
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

async fn ignore(server: SocketAddr, from: [u8; 4], room: &str) {
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
