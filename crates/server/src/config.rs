//! The configuration of a server.

use std::{fmt, sync::Arc, time::Duration};

use crate::{clock::Clock, page::Page, store::Place};

/// How a server works.
#[derive(Clone, Debug)]
pub struct Config {
    /// The page.
    pub page: Page,
    /// Where rooms and people are kept; without it only the page is served.
    pub place: Option<Place>,
    /// What people type to get here, such as `https://aude.example`; otherwise what their browser says.
    pub public_url: Option<String>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// How much of everything one may do.
    pub limits: Limits,
    /// How long a room without anybody stays in memory.
    pub rest: Duration,
    /// How long a room in which nothing happens waits for its game to begin, before it is closed.
    pub gather: Duration,
    /// How many computers think at the same time.
    pub minds: usize,
    /// How long the other end of a connection may take: for the head of a request, for all of it, to read an answer, to give a sign of
    /// life.
    pub patience: Duration,
    /// Who has this word may read what is measured, from wherever.
    pub metrics_token: Option<String>,
    /// What time it is.
    pub clock: Clock,
    /// For tests: is told when rooms are about to load, decide or think, and may panic.
    #[doc(hidden)]
    pub test_hook: TestHook,
}

/// A function that is told a place and a room.
#[doc(hidden)]
#[derive(Clone)]
pub struct TestHook(Arc<Hook>);

type Hook = dyn Fn(&str, &str) + Send + Sync;

impl TestHook {
    /// Tells this function.
    pub fn new(hook: impl Fn(&str, &str) + Send + Sync + 'static) -> Self {
        Self(Arc::new(hook))
    }

    pub(crate) fn at(&self, place: &str, room: &str) {
        (self.0)(place, room);
    }
}

impl Default for TestHook {
    fn default() -> Self {
        Self::new(|_, _| ())
    }
}

impl fmt::Debug for TestHook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TestHook")
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            page: Page::default(),
            place: None,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            rest: Duration::from_secs(30),
            gather: Duration::from_hours(48),
            patience: Duration::from_secs(10),
            metrics_token: None,
            clock: Clock::default(),
            test_hook: TestHook::default(),
            minds: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        }
    }
}

/// How much of everything one may do: so many at once, and then one in so much time.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests by one address.
    pub requests: (u32, Duration),
    /// New guests and accounts by one address.
    pub arrivals: (u32, Duration),
    /// Passwords tried, by one address and for one account.
    pub passwords: (u32, Duration),
    /// Rooms opened by one person.
    pub rooms: (u32, Duration),
    /// Things said by one person.
    pub chat: (u32, Duration),
    /// Commands in rooms by one person, on all connections.
    pub commands: (u32, Duration),
    /// Messages on one connection.
    pub messages: (u32, Duration),
    /// Searches of the lobby by one address.
    pub searches: (u32, Duration),
    /// What no page does, by one address: nonsense, too much, not reading. Whoever goes on is not listened to for a while.
    pub offences: (u32, Duration),
    /// New connections from one address; more of them wait until they are listened to.
    pub openings: (u32, Duration),
    /// Connections from one address.
    pub connections: u32,
    /// Connections in all.
    pub all_connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: (200, Duration::from_millis(50)),
            arrivals: (30, Duration::from_secs(20)),
            passwords: (10, Duration::from_secs(10)),
            rooms: (10, Duration::from_secs(30)),
            chat: (5, Duration::from_millis(1500)),
            commands: (120, Duration::from_millis(25)),
            messages: (60, Duration::from_millis(50)),
            searches: (20, Duration::from_secs(1)),
            offences: (50, Duration::from_secs(1)),
            openings: (6, Duration::from_millis(50)),
            connections: 200,
            all_connections: 20_000,
        }
    }
}
