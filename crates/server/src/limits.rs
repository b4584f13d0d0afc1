//! Who asks for too much is told so.

use std::{
    collections::{HashMap, HashSet},
    fmt,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{config::Limits, error::Fault};

/// Whoever has done too much that no page does is not listened to for so long, and for twice as long each time.
const SHUN: Duration = Duration::from_secs(10);
/// No longer than this; and after so much time in peace it begins anew.
const LONGEST: Duration = Duration::from_mins(10);

/// So many times as many passwords may be tried for an account as at one address.
const MANY: u32 = 20;
/// So many addresses are remembered at most at which somebody has signed in.
const TRUSTED: usize = 50_000;

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
    /// Passwords tried by an address, for an account by an address, and for an account.
    passwords: Meter<IpAddr>,
    logins: Meter<(String, IpAddr)>,
    accounts: Meter<String>,
    /// Addresses at which somebody has lately signed in to an account.
    trusted: Mutex<HashSet<(String, IpAddr)>>,
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
    places: Arc<Semaphore>,
    connections: Mutex<HashMap<IpAddr, u32>>,
    limits: Limits,
}

impl fmt::Debug for Meters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meters").field("limits", &self.limits).finish_non_exhaustive()
    }
}

/// Counts one thing, for each who does it.
pub struct Meter<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

fn quota((burst, every): (u32, Duration)) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    Quota::with_period(every.max(Duration::from_nanos(1))).expect("longer than nothing").allow_burst(burst)
}

impl<K: Hash + Eq + Clone> Meter<K> {
    fn new(limit: (u32, Duration)) -> Self {
        Self(RateLimiter::hashmap(quota(limit)))
    }

    /// Counts one more, or says that it is too much.
    pub fn count(&self, who: &K) -> Result<(), Fault> {
        self.0.check_key(who).map_err(|_| Fault::TooMuch)
    }

    /// The same for something that counts more than once.
    fn count_often(&self, who: &K, times: NonZeroU32) -> Result<(), Fault> {
        self.0.check_key_n(who, times).ok().and_then(Result::ok).ok_or(Fault::TooMuch)
    }

    fn tidy(&self) {
        self.0.retain_recent();
    }
}

impl Meters {
    pub fn new(limits: Limits) -> Self {
        Self {
            requests: Meter::new(limits.requests),
            arrivals: Meter::new(limits.arrivals),
            passwords: Meter::new(limits.passwords),
            logins: Meter::new(limits.passwords),
            accounts: Meter::new((limits.passwords.0.saturating_mul(MANY), limits.passwords.1 / MANY)),
            trusted: Mutex::default(),
            rooms: Meter::new(limits.rooms),
            commands: Meter::new(limits.commands),
            chat: Meter::new(limits.chat),
            searches: Meter::new(limits.searches),
            offences: Meter::new(limits.offences),
            shunned: Mutex::default(),
            places: Arc::new(Semaphore::new(limits.all_connections)),
            connections: Mutex::default(),
            limits,
        }
    }

    /// Counts a password that is tried. Who guesses at many addresses is slowed down, but keeps nobody out who has signed in
    /// where they are.
    pub fn try_password(&self, account: &str, address: IpAddr) -> Result<(), Fault> {
        let key = (account.to_string(), address);
        self.passwords.count(&address)?;
        self.logins.count(&key)?;
        let trusted = self.trusted.lock().expect("nobody panics here").contains(&key);
        if trusted { Ok(()) } else { self.accounts.count(&key.0) }
    }

    /// Somebody has signed in to an account at an address.
    pub fn trust(&self, account: &str, address: IpAddr) {
        let mut trusted = self.trusted.lock().expect("nobody panics here");
        if trusted.len() >= TRUSTED {
            trusted.clear();
        }
        trusted.insert((account.into(), address));
    }

    /// Counts messages on one connection.
    pub fn connection(&self) -> Messages {
        Messages { meter: RateLimiter::direct(quota(self.limits.messages)), most: self.limits.messages.0.max(1) }
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
        self.requests.tidy();
        self.arrivals.tidy();
        self.passwords.tidy();
        self.logins.tidy();
        self.accounts.tidy();
        self.rooms.tidy();
        self.commands.tidy();
        self.chat.tidy();
        self.searches.tidy();
        self.offences.tidy();
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

    #[test]
    fn households() {
        let whole = |text: &str| whole(text.parse().unwrap()).to_string();
        assert_eq!(whole("::ffff:10.0.0.7"), "10.0.0.7");
        assert_eq!(whole("10.0.0.7"), "10.0.0.7");
        assert_eq!(whole("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    }
}
