//! What clients know: where servers are, what to do, and where they come from themselves.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::sync::watch;

use super::tally::Tally;

/// What all are told to do.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Whether they play.
    pub play: bool,
    /// Whoever sees another number than before hangs up and connects again.
    pub epoch: u64,
}

/// What those who play or look on share.
#[derive(Clone)]
pub struct World {
    /// Where the servers are.
    pub servers: Arc<[SocketAddr]>,
    pub orders: watch::Receiver<Order>,
    pub tally: Arc<Tally>,
}

impl World {
    /// The server that has a number; they are counted round and round.
    pub fn server(&self, n: usize) -> SocketAddr {
        self.servers[n % self.servers.len()]
    }
}

/// How often a client tries again to connect, at most.
const AGAIN: Duration = Duration::from_millis(100);

/// How long a client waits before it connects, after so many times in vain.
pub fn wait(tries: u32) -> Duration {
    if tries == 0 { AGAIN / 10 } else { AGAIN * (1 << tries.min(4)) / 2 }
}

/// Where people of a table come from.
pub const fn address(n: usize) -> [u8; 4] {
    [127, 1 + (n >> 16) as u8, (n >> 8) as u8, n as u8]
}
