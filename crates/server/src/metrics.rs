//! Metrics in the text format of Prometheus.
//!
//! The code that does something also counts it; `/metrics` shows the numbers to the operator. The server answers requests from the
//! same machine that come without a proxy, and requests with the token from the variable `AUDE_METRICS_TOKEN`.

use std::{
    collections::BTreeMap,
    fmt::{Display, Write},
    net::IpAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use axum::http::{HeaderMap, header};

use crate::{app_state::AppState, origin::Peer};

/// Upper bounds of the times that are counted together, in milliseconds.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/// Something that goes up.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// So many more.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many there are of something now.
#[derive(Clone, Debug, Default)]
pub struct Gauge(Arc<AtomicI64>);

/// One of those that are counted, until it is dropped.
#[derive(Debug)]
pub struct One(Gauge);

impl Gauge {
    /// One more.
    pub fn one(&self) -> One {
        self.0.fetch_add(1, Ordering::Relaxed);
        One(self.clone())
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for One {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Whether something is so.
#[derive(Debug)]
pub struct Flag(AtomicBool);

impl Flag {
    /// It is, or is not.
    pub fn set(&self, so: bool) {
        self.0.store(so, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed).into()
    }
}

/// How long something took.
#[derive(Debug, Default)]
pub struct Times {
    within: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// Once more, and for so long.
    pub fn took(&self, time: Duration) {
        if let Some(n) = BOUNDS.iter().position(|bound| time <= Duration::from_millis(*bound)) {
            self.within[n].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }
}

/// Everything that is measured.
#[derive(Debug)]
pub struct Metrics {
    since: Instant,
    /// Pages that are connected.
    pub sockets: Gauge,
    /// Rooms in which this server decides, and that are awake.
    pub deciding: Gauge,
    /// Events that were stored.
    pub events: Count,
    /// Those of them that are decisions in a game.
    pub moves: Count,
    /// From a command in its room to its answer, when everything is durable.
    pub commands: Times,
    /// From the moment a computer is to decide until it has.
    pub thoughts: Times,
    /// Commands that were passed on to another server.
    pub forwarded_commands: Count,
    /// Rooms that were taken, to decide in them.
    pub taken: Count,
    /// Writes that were refused since another server had taken the room.
    pub fenced: Count,
    /// Rooms that had to be thrown away since they could not be written.
    pub lost: Count,
    /// Rooms that were set aside after a panic.
    pub set_aside: Count,
    /// Whether the store could be written when it was last tried.
    pub writable: Flag,
    refusals: Mutex<BTreeMap<String, u64>>,
    requests: Mutex<BTreeMap<u16, u64>>,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            since: Instant::now(),
            sockets: Gauge::default(),
            deciding: Gauge::default(),
            events: Count::default(),
            moves: Count::default(),
            commands: Times::default(),
            thoughts: Times::default(),
            forwarded_commands: Count::default(),
            taken: Count::default(),
            fenced: Count::default(),
            lost: Count::default(),
            set_aside: Count::default(),
            writable: Flag(AtomicBool::new(true)),
            refusals: Mutex::default(),
            requests: Mutex::default(),
        }
    }
}

impl Metrics {
    /// Since when the server is up.
    pub fn uptime(&self) -> Duration {
        self.since.elapsed()
    }

    /// Something was refused, for a reason.
    pub fn refused(&self, code: &str) {
        let mut refusals = self.refusals.lock().expect("nobody panics here");
        *refusals.entry(code.into()).or_default() += 1;
    }

    /// A request was answered.
    pub fn answered(&self, status: u16) {
        *self.requests.lock().expect("nobody panics here").entry(status).or_default() += 1;
    }
}

/// The text.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP aude_{name} {help}\n# TYPE aude_{name} {kind}").expect("texts grow");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl Display) {
        writeln!(self.0, "aude_{name}{labels} {value}").expect("texts grow");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(name, "", value);
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.head(name, "histogram", help);
        let mut sum = 0;
        for (bound, within) in BOUNDS.iter().zip(&times.within) {
            sum += within.load(Ordering::Relaxed);
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{}\"}}", *bound as f64 / 1000.0), sum);
        }
        let count = times.count.load(Ordering::Relaxed).max(sum);
        self.line(&format!("{name}_bucket"), "{le=\"+Inf\"}", count);
        self.line(&format!("{name}_sum"), "", times.micros.load(Ordering::Relaxed) as f64 / 1e6);
        self.line(&format!("{name}_count"), "", count);
    }
}

/// Whether somebody may read it.
pub fn may_read(peer: Peer, headers: &HeaderMap, token: Option<&str>) -> bool {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer "));
    // Compared by their hashes: how long that takes tells nothing.
    let same = |token: &str| given.is_some_and(|given| crate::tokens::hash(given) == crate::tokens::hash(token));
    let forwarded = ["x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];
    let passed_on = forwarded.iter().any(|name| headers.contains_key(*name));
    token.is_some_and(same) || (peer.0.is_loopback() && !passed_on && is_local(headers))
}

/// Whether a request calls this machine by a name that is nobody else's: a page may have one that leads here.
fn is_local(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return true };
    let name = host
        .rsplit_once(':')
        .filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()))
        .map_or(host, |(name, _)| name);
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// Bytes of memory this process has, where the system tells.
fn memory() -> Option<u64> {
    let pages: u64 = std::fs::read_to_string("/proc/self/statm").ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

impl AppState {
    /// All that is measured, as Prometheus reads it.
    pub fn measures(&self) -> String {
        let (m, mut page) = (&self.metrics, Page::default());
        page.head("build_info", "gauge", "The version of Aude.");
        page.line("build_info", &format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
        page.one("uptime_seconds", "gauge", "Since the server began.", m.uptime().as_secs());
        let ahead = self.config.clock.ahead() as f64 / 1000.0;
        page.one("clock_ahead_seconds", "gauge", "How far it is ahead of the machine's clock.", ahead);
        if let Some(bytes) = memory() {
            page.one("resident_memory_bytes", "gauge", "Memory of the process.", bytes);
        }
        page.one("rooms_awake", "gauge", "Rooms in memory.", self.registry.rooms().len());
        page.one("rooms_deciding", "gauge", "Rooms in memory in which this server decides.", m.deciding.get());
        page.one("sockets", "gauge", "Pages that are connected.", m.sockets.get());
        let others = u64::from(self.store.has_others());
        page.one("other_nodes", "gauge", "Whether other servers work on the same database.", others);
        page.one("store_writable", "gauge", "Whether the store could be written when last tried.", m.writable.get());
        page.one("events_total", "counter", "Events that were stored.", m.events.get());
        page.one("moves_total", "counter", "Decisions in games that were stored.", m.moves.get());
        page.times("command_seconds", "From a command in its room to its answer.", &m.commands);
        page.times("thought_seconds", "From a computer's turn to its decision.", &m.thoughts);
        let (waiting, longest) = self.cores.waiting();
        page.one("computers_waiting", "gauge", "Computers that wait for a core to think on.", waiting);
        page.one("computers_wait_seconds", "gauge", "How long the first of them has waited.", longest.as_secs_f64());
        page.one("computers_late", "gauge", "Whether that is too long.", u8::from(self.cores.late().is_some()));
        page.one("errands_total", "counter", "Commands passed on to another server.", m.forwarded_commands.get());
        page.one("leases_taken_total", "counter", "Rooms taken to decide in them.", m.taken.get());
        page.one("fenced_total", "counter", "Writes refused since another server had the room.", m.fenced.get());
        page.one("rooms_lost_total", "counter", "Rooms thrown away since they could not be written.", m.lost.get());
        page.one("panics_total", "counter", "Faults of the program that were caught.", crate::panics::count());
        page.one("rooms_set_aside_total", "counter", "Rooms set aside after such a fault.", m.set_aside.get());
        page.head("refusals_total", "counter", "What was refused, by code.");
        for (code, count) in &*m.refusals.lock().expect("nobody panics here") {
            page.line("refusals_total", &format!("{{code=\"{code}\"}}"), count);
        }
        page.head("requests_total", "counter", "Requests under /api and /live, by status.");
        for (status, count) in &*m.requests.lock().expect("nobody panics here") {
            page.line("requests_total", &format!("{{status=\"{status}\"}}"), count);
        }
        page.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_add_up() {
        let times = Times::default();
        for ms in [0, 1, 3, 24, 30_000] {
            times.took(Duration::from_millis(ms));
        }
        let mut page = Page::default();
        page.times("t", "help", &times);
        for line in [
            "t_bucket{le=\"0.001\"} 2",
            "t_bucket{le=\"0.025\"} 4",
            "t_bucket{le=\"10\"} 4",
            "t_bucket{le=\"+Inf\"} 5",
            "t_count 5",
        ] {
            assert!(page.0.contains(&format!("aude_{line}\n")), "{line}: {}", page.0);
        }
    }

    #[test]
    fn not_for_everybody() {
        let peer = |text: &str| Peer(text.parse().unwrap());
        let headers = |pairs: &[(&'static str, &str)]| -> HeaderMap {
            pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
        };
        assert!(may_read(peer("127.0.0.1"), &headers(&[]), None));
        assert!(!may_read(peer("10.0.0.7"), &headers(&[]), None));
        for (host, fine) in
            [("localhost:8340", true), ("127.0.0.1", true), ("[::1]:8340", true), ("evil.example:8340", false)]
        {
            assert_eq!(may_read(peer("127.0.0.1"), &headers(&[("host", host)]), None), fine, "{host}");
        }
        assert!(!may_read(peer("127.0.0.1"), &headers(&[("x-forwarded-for", "1.2.3.4")]), None));
        let right = headers(&[("authorization", "Bearer word"), ("x-forwarded-for", "1.2.3.4")]);
        assert!(may_read(peer("10.0.0.7"), &right, Some("word")));
        assert!(!may_read(peer("10.0.0.7"), &right, Some("other")) && !may_read(peer("10.0.0.7"), &right, None));
    }
}
