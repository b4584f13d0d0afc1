//! Rate limits.
//!
//! Several servers on one database count together: each tells the others what it has counted, as soon as that is a tenth of
//! the number that is allowed at once.

use std::{
    collections::HashMap,
    fmt,
    hash::Hash,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    num::NonZeroU32,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use crate::{config::Limits, error::Fault};

/// Whoever has done too much that no page does is not listened to for so long, and for twice as long each time.
const SHUN: Duration = Duration::from_secs(10);
/// No longer than this; and after so much time in peace it begins anew.
const LONGEST: Duration = Duration::from_mins(10);

/// So many times as many passwords may be tried for an account as at one address.
const MANY: u32 = 20;

/// Other servers are told when somebody has spent this part of what may be spent at once.
const SHARE: u32 = 10;

/// A breach of the protocol counts as so many slips.
const BREACH: u32 = 10;

/// What no page does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offence {
    /// Nonsense, too much, not reading: a page of another version might, or one on a bad line.
    Slip,
    /// What is no web socket, or longer than any message may be.
    Breach,
}

/// What counts what people do.
pub struct Meters {
    /// Requests by an address.
    pub requests: Meter<IpAddr>,
    /// New people from an address.
    pub arrivals: Meter<IpAddr>,
    /// Passwords tried by an address, for an account by an address, for an account, and in a browser that knows the account.
    passwords: Meter<IpAddr>,
    logins: Meter<(String, IpAddr)>,
    accounts: Meter<String>,
    devices: Meter<String>,
    /// Rooms opened by a person.
    pub rooms: Meter<String>,
    /// Commands in rooms by a person.
    pub commands: Meter<String>,
    /// Things said by a person.
    pub chat: Meter<String>,
    /// Searches of the lobby by an address.
    pub searches: Meter<IpAddr>,
    offences: Meter<IpAddr>,
    /// Until when nobody listens to an address, and for how long that is.
    shunned: Mutex<HashMap<IpAddr, (Instant, Duration)>>,
    untold: Arc<Untold>,
    /// When the last connection of an address begins.
    openings: Mutex<HashMap<IpAddr, Instant>>,
    places: Arc<Semaphore>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    limits: Limits,
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meters").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// Who is counted.
pub trait Key: Hash + Eq + Clone {
    /// As other servers are told.
    fn write(&self) -> String;
    /// The same, read.
    fn read(text: &str) -> Option<Self>;
}

impl Key for String {
    fn write(&self) -> String {
        self.clone()
    }

    fn read(text: &str) -> Option<Self> {
        Some(text.into())
    }
}

impl Key for IpAddr {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Key for (String, IpAddr) {
    fn write(&self) -> String {
        format!("{} {}", self.1, self.0)
    }

    fn read(text: &str) -> Option<Self> {
        let (address, account) = text.split_once(' ')?;
        Some((account.into(), address.parse().ok()?))
    }
}

/// What was counted by one server: by which meter, for whom, and how often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// The meter.
    pub meter: String,
    /// Who.
    pub who: String,
    /// How often.
    pub times: u32,
}

/// A meter, and who is counted by it.
type Counted = (&'static str, String);
/// How often, and how often is worth telling.
type Count = (u32, u32);

/// What was counted here and other servers do not know.
#[derive(Debug, Default)]
struct Untold {
    /// Whether there are other servers.
    shared: AtomicBool,
    counts: Mutex<HashMap<Counted, Count>>,
    /// Something has become worth telling.
    ready: Notify,
}

impl Untold {
    fn add(&self, meter: &'static str, who: String, times: u32, burst: u32) {
        let mut counts = self.counts.lock().expect("nobody panics here");
        let worth = (burst / SHARE).max(1);
        let (count, _) = counts.entry((meter, who)).and_modify(|(count, _)| *count += times).or_insert((times, worth));
        if *count >= worth {
            self.ready.notify_one();
        }
    }
}

/// Counts one thing, for each who does it.
pub struct Meter<K: Key> {
    name: &'static str,
    burst: u32,
    limiter: DefaultKeyedRateLimiter<K>,
    untold: Arc<Untold>,
}

fn quota((burst, every): (u32, Duration)) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(every.max(Duration::from_nanos(1))).expect("longer than nothing").allow_burst(burst)
}

impl<K: Key> Meter<K> {
    fn new(name: &'static str, limit: (u32, Duration), untold: &Arc<Untold>) -> Self {
        Self { name, burst: limit.0.max(1), limiter: RateLimiter::hashmap(quota(limit)), untold: untold.clone() }
    }

    /// Counts one more, or says that it is too much.
    pub fn count(&self, who: &K) -> Result<(), Fault> {
        self.count_often(who, NonZeroU32::MIN)
    }

    /// The same for something that counts more than once.
    fn count_often(&self, who: &K, times: NonZeroU32) -> Result<(), Fault> {
        self.limiter.check_key_n(who, times).ok().and_then(Result::ok).ok_or(Fault::TooMuch)?;
        if self.untold.shared.load(Ordering::Relaxed) {
            self.untold.add(self.name, who.write(), times.get(), self.burst);
        }
        Ok(())
    }

    /// Counts what another server has counted, as far as there is anything left.
    fn charge(&self, spent: &Spent) {
        let Some(who) = K::read(&spent.who).filter(|_| spent.meter == self.name) else { return };
        for _ in 0..spent.times.min(self.burst) {
            if self.limiter.check_key(&who).is_err() {
                return;
            }
        }
    }

    fn tidy(&self) {
        self.limiter.retain_recent();
    }
}

/// Does the same with all meters that servers share.
macro_rules! each_meter {
    ($meters:expr, $meter:ident => $body:expr) => {{
        let meters = $meters;
        {
            let $meter = &meters.requests;
            $body;
        }
        {
            let $meter = &meters.arrivals;
            $body;
        }
        {
            let $meter = &meters.passwords;
            $body;
        }
        {
            let $meter = &meters.logins;
            $body;
        }
        {
            let $meter = &meters.accounts;
            $body;
        }
        {
            let $meter = &meters.devices;
            $body;
        }
        {
            let $meter = &meters.rooms;
            $body;
        }
        {
            let $meter = &meters.commands;
            $body;
        }
        {
            let $meter = &meters.chat;
            $body;
        }
        {
            let $meter = &meters.searches;
            $body;
        }
        {
            let $meter = &meters.offences;
            $body;
        }
    }};
}

impl Meters {
    pub fn new(limits: Limits) -> Self {
        let untold = Arc::<Untold>::default();
        let accounts = (limits.passwords.0.saturating_mul(MANY), limits.passwords.1 / MANY);
        Self {
            requests: Meter::new("requests", limits.requests, &untold),
            arrivals: Meter::new("arrivals", limits.arrivals, &untold),
            passwords: Meter::new("passwords", limits.passwords, &untold),
            logins: Meter::new("logins", limits.passwords, &untold),
            accounts: Meter::new("accounts", accounts, &untold),
            devices: Meter::new("devices", limits.passwords, &untold),
            rooms: Meter::new("rooms", limits.rooms, &untold),
            commands: Meter::new("commands", limits.commands, &untold),
            chat: Meter::new("chat", limits.chat, &untold),
            searches: Meter::new("searches", limits.searches, &untold),
            offences: Meter::new("offences", limits.offences, &untold),
            untold,
            openings: Mutex::default(),
            shunned: Mutex::default(),
            places: Arc::new(Semaphore::new(limits.all_connections)),
            connections: Mutex::default(),
            limits,
        }
    }

    /// Whether there are other servers to count together with.
    pub fn share(&self, shared: bool) {
        self.untold.shared.store(shared, Ordering::Relaxed);
    }

    /// Waits until something was counted that other servers must know.
    pub async fn untold(&self) -> Vec<Spent> {
        loop {
            self.untold.ready.notified().await;
            let mut counts = self.untold.counts.lock().expect("nobody panics here");
            let told = counts.extract_if(|_, (count, worth)| count >= worth);
            let spent: Vec<_> =
                told.map(|((meter, who), (times, _))| Spent { meter: meter.into(), who, times }).collect();
            if !spent.is_empty() {
                return spent;
            }
        }
    }

    /// Counts what another server has counted.
    pub fn charge(&self, spent: &Spent) {
        each_meter!(self, meter => meter.charge(spent));
    }

    /// Counts a password that is tried: for its browser, if that has signed in to the account before, else for the address and
    /// the account.
    pub fn try_password(&self, account: &str, address: IpAddr, device: Option<String>) -> Result<(), Fault> {
        if let Some(device) = device {
            return self.devices.count(&device);
        }
        self.passwords.count(&address)?;
        self.logins.count(&(account.to_string(), address))?;
        self.accounts.count(&account.to_string())
    }

    /// Counts messages on one connection.
    pub fn connection(&self) -> Messages {
        Messages { meter: RateLimiter::direct(quota(self.limits.messages)), most: self.limits.messages.0.max(1) }
    }

    /// How long a new connection from an address has to wait until it is listened to: many at once begin one after the
    /// other, so that nobody else waits for them, and those who mean no good are known by their first ones. This machine
    /// itself does not wait: a proxy or a tool may open many.
    pub fn opening(&self, address: IpAddr) -> Duration {
        if address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST {
            return Duration::ZERO;
        }
        let (now, (burst, every)) = (Instant::now(), self.limits.openings);
        let mut openings = self.openings.lock().expect("nobody panics here");
        let earliest = now.checked_sub(every * burst).unwrap_or(now);
        let last = openings.entry(whole(address)).or_insert(earliest);
        *last = (*last).max(earliest) + every;
        last.saturating_duration_since(now)
    }

    /// Notes a connection from an address, until it is dropped; nothing if there are too many.
    pub fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Connected> {
        let address = whole(address);
        let place = self.places.clone().try_acquire_owned().ok()?;
        let mut connections = self.connections.lock().expect("nobody panics here");
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(Connected { meters: self.clone(), address, _place: place })
    }

    fn forgives(&self, address: IpAddr, offence: Offence) -> bool {
        let times = NonZeroU32::MIN.saturating_add(if offence == Offence::Breach { BREACH - 1 } else { 0 });
        if self.offences.count_often(&address, times).is_ok() {
            return true;
        }
        let (now, mut shunned) = (Instant::now(), self.shunned.lock().expect("nobody panics here"));
        let span = match shunned.get(&address) {
            // Others of theirs were still being listened to.
            Some((until, _)) if *until > now => return false,
            Some((until, span)) if *until + LONGEST > now => (*span * 2).min(LONGEST),
            _ => SHUN,
        };
        tracing::warn!(%address, ?span, "is not listened to for a while");
        shunned.insert(address, (now + span, span));
        false
    }

    /// Says that it is too much where somebody at an address has lately done too much that no page does.
    pub fn welcome(&self, address: IpAddr) -> Result<(), Fault> {
        let shunned = self.shunned.lock().expect("nobody panics here");
        match shunned.get(&whole(address)) {
            Some((until, _)) if *until > Instant::now() => Err(Fault::TooMuch),
            _ => Ok(()),
        }
    }

    /// Waits until all connections have ended.
    pub async fn all_gone(&self) {
        let all = self.limits.all_connections.try_into().unwrap_or(u32::MAX);
        drop(self.places.acquire_many(all).await);
    }

    /// Forgets those who have not done anything for a while.
    pub fn tidy(&self) {
        each_meter!(self, meter => meter.tidy());
        self.untold.counts.lock().expect("nobody panics here").clear();
        let last = self.limits.openings.1 * self.limits.openings.0;
        self.openings.lock().expect("nobody panics here").retain(|_, opening| opening.elapsed() < last);
        self.shunned.lock().expect("nobody panics here").retain(|_, (until, _)| *until + LONGEST > Instant::now());
    }
}

/// Counts what comes by one connection.
#[derive(Debug)]
pub struct Messages {
    meter: DefaultDirectRateLimiter,
    most: u32,
}

impl Messages {
    /// Counts something that is worth so many messages; says whether that is still fine.
    pub fn count(&self, worth: usize) -> bool {
        let worth = u32::try_from(worth).unwrap_or(u32::MAX).clamp(1, self.most);
        let worth = NonZeroU32::new(worth).unwrap_or(NonZeroU32::MIN);
        matches!(self.meter.check_n(worth), Ok(Ok(())))
    }
}

/// A connection that is counted.
#[derive(Debug)]
pub struct Connected {
    meters: Arc<Meters>,
    address: IpAddr,
    _place: OwnedSemaphorePermit,
}

impl Connected {
    /// Notes that somebody did what no page does; says whether it may still be an accident.
    pub fn forgives(&self, offence: Offence) -> bool {
        self.meters.forgives(self.address, offence)
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = self.meters.connections.lock().expect("nobody panics here");
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

/// Whom an address stands for: in version 6 a household has 2^64 of them.
pub fn whole(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_is_too_much() {
        let slow = (2, Duration::from_hours(1));
        let meters = Arc::new(Meters::new(Limits { chat: slow, connections: 2, ..Limits::default() }));
        let says = |who: &str| meters.chat.count(&who.to_string()).is_ok();
        assert_eq!([says("a"), says("a"), says("a"), says("b")], [true, true, false, true]);
        let address: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2:1".parse().unwrap();
        let first = meters.connect(address).unwrap();
        let second = meters.connect(neighbour).unwrap();
        assert!(meters.connect(address).is_none());
        drop(first);
        assert!(meters.connect(address).is_some());
        drop(second);
        assert!(meters.connections.lock().unwrap().is_empty());
        // What is worth more than may be had at once is had alone.
        let meters = Arc::new(Meters::new(Limits { messages: (10, Duration::from_hours(1)), ..Limits::default() }));
        let (small, large) = (meters.connection(), meters.connection());
        assert_eq!([small.count(4), small.count(5), small.count(2), small.count(1)], [true, true, false, true]);
        assert_eq!([large.count(1000), large.count(1)], [true, false]);
    }

    #[test]
    fn many_connections_begin_one_after_the_other() {
        let meters = Meters::new(Limits { openings: (3, Duration::from_secs(10)), ..Limits::default() });
        let address: IpAddr = "10.0.0.7".parse().unwrap();
        let waits: Vec<u64> = (0..6).map(|_| meters.opening(address).as_secs_f64().round() as u64).collect();
        assert_eq!(waits, [0, 0, 0, 10, 20, 30]);
        assert_eq!(meters.opening("10.0.0.8".parse().unwrap()), Duration::ZERO);
    }

    /// Each time it takes longer, however many connections offend at once, until there was peace for a while.
    #[test]
    fn offenders_wait_longer_each_time() {
        let meters = Meters::new(Limits { offences: (12, Duration::from_hours(1)), ..Limits::default() });
        let address: IpAddr = "10.0.0.7".parse().unwrap();
        assert!(meters.forgives(address, Offence::Breach) && meters.forgives(address, Offence::Slip));
        let span = || meters.shunned.lock().unwrap().get(&address).map(|(_, span)| span.as_secs());
        let later = |time: Duration| {
            let mut shunned = meters.shunned.lock().unwrap();
            shunned.values_mut().for_each(|(until, _)| *until -= time);
        };
        assert_eq!((span(), meters.welcome(address).is_ok()), (None, true));
        for expected in [10, 20, 40, 80, 160, 320, 600, 600] {
            assert!(!meters.forgives(address, Offence::Breach) && !meters.forgives(address, Offence::Breach));
            assert_eq!((span(), meters.welcome(address).is_ok()), (Some(expected), false));
            later(Duration::from_secs(expected));
            assert!(meters.welcome(address).is_ok());
        }
        later(LONGEST);
        assert!(!meters.forgives(address, Offence::Breach));
        assert_eq!(span(), Some(10));
    }

    /// Two servers count as one.
    #[tokio::test]
    async fn servers_count_together() {
        let limits = Limits { passwords: (4, Duration::from_hours(1)), ..Limits::default() };
        let (a, b) = (Meters::new(limits), Meters::new(limits));
        let address: IpAddr = "10.0.0.7".parse().unwrap();
        a.share(true);
        for _ in 0..3 {
            a.try_password("anna", address, None).unwrap();
            for spent in a.untold().await {
                b.charge(&spent);
            }
        }
        assert!(b.try_password("anna", address, None).is_ok());
        assert!(b.try_password("anna", address, None).is_err());
        // What is far from too much stays where it is.
        a.commands.count(&"p".into()).unwrap();
        assert!(tokio::time::timeout(Duration::from_millis(50), a.untold()).await.is_err());
    }

    #[test]
    fn households() {
        let whole = |text: &str| whole(text.parse().unwrap()).to_string();
        assert_eq!(whole("::ffff:10.0.0.7"), "10.0.0.7");
        assert_eq!(whole("10.0.0.7"), "10.0.0.7");
        assert_eq!(whole("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
