//! The server's clock.
//!
//! A machine's clock can be set while a server runs, and jumps when a suspended machine wakes up. So a server reads it once
//! and then counts by a clock that only goes forward. If the machine's clock gets ahead by more than a moment, the
//! server follows it and records the jump: as after a restart, players do not lose that time. If the machine's clock is
//! set back, the server stays ahead of it until the next start.

use std::{
    sync::{
        Arc, PoisonError, RwLock, RwLockReadGuard,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// By how much the machine's clock is ahead when it has jumped, in milliseconds.
const JUMP: i64 = 2000;
/// So many jumps are remembered.
const REMEMBERED: usize = 64;

/// The clock of a server.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    start: Instant,
    state: RwLock<State>,
    /// For tests: time that has gone by, and what was added to the machine's clock.
    passed: AtomicU64,
    shift: AtomicI64,
}

#[derive(Debug)]
struct State {
    /// What time it was at the start, by what is known now.
    base: i64,
    jumps: Vec<Jump>,
    jumped: Option<Instant>,
}

/// Time that nobody has lived through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Jump {
    /// When it began.
    pub from: u64,
    /// When it ended.
    pub to: u64,
}

impl Default for Clock {
    fn default() -> Self {
        let inner = Inner {
            start: Instant::now(),
            state: RwLock::new(State { base: 0, jumps: Vec::new(), jumped: None }),
            passed: AtomicU64::new(0),
            shift: AtomicI64::new(0),
        };
        let clock = Self(Arc::new(inner));
        clock.0.state.write().unwrap_or_else(PoisonError::into_inner).base = clock.machine();
        clock
    }
}

impl Clock {
    /// Milliseconds since the beginning of 1970.
    pub fn now(&self) -> u64 {
        self.by(self.state().base)
    }

    /// What time it is, and how much of the time since a moment has been jumped over.
    pub fn since(&self, time: u64) -> (u64, u64) {
        let state = self.state();
        let lost = state.jumps.iter().map(|jump| jump.to.saturating_sub(jump.from.max(time))).sum();
        (self.by(state.base), lost)
    }

    /// Follows the machine's clock where that has jumped ahead.
    pub fn follow(&self) -> Option<Jump> {
        let mut state = self.0.state.write().unwrap_or_else(PoisonError::into_inner);
        let gap = self.machine() - state.base - self.0.start.elapsed().as_millis() as i64;
        if gap < JUMP {
            return None;
        }
        let from = self.by(state.base);
        state.base += gap;
        state.jumped = Some(Instant::now());
        let jump = Jump { from, to: self.by(state.base) };
        state.jumps.push(jump);
        if state.jumps.len() > REMEMBERED {
            state.jumps.remove(0);
        }
        Some(jump)
    }

    /// By how many milliseconds it is ahead of the machine's clock.
    pub fn ahead(&self) -> u64 {
        (self.state().base + self.0.start.elapsed().as_millis() as i64 - self.machine()).max(0) as u64
    }

    /// How long ago it last jumped.
    pub fn jumped(&self) -> Option<Duration> {
        self.state().jumped.map(|jumped| jumped.elapsed())
    }

    /// For tests: lets time go by.
    pub fn put_forward(&self, by: Duration) {
        self.0.passed.fetch_add(by.as_millis() as u64, Ordering::Relaxed);
    }

    /// For tests: sets the machine's clock, by so many milliseconds ahead of what it is or behind.
    pub fn shift_machine(&self, ms: i64) {
        self.0.shift.store(ms, Ordering::Relaxed);
    }

    fn state(&self) -> RwLockReadGuard<'_, State> {
        self.0.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn by(&self, base: i64) -> u64 {
        let time = base.max(0) as u64 + self.0.start.elapsed().as_millis() as u64;
        time + self.0.passed.load(Ordering::Relaxed)
    }

    /// What the machine's clock says.
    fn machine(&self) -> i64 {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
        time + self.0.shift.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_jump_is_followed_and_noted() {
        let clock = Clock::default();
        let before = clock.now();
        assert_eq!(clock.follow(), None);
        clock.shift_machine(HOUR);
        assert!(clock.now() < before + 60_000, "it does not follow by itself");
        let jump = clock.follow().unwrap();
        assert!(jump.to - jump.from >= HOUR as u64 - 10 && clock.now() >= before + HOUR as u64);
        assert_eq!(clock.follow(), None);
        let (now, lost) = clock.since(before);
        assert!(now - before - lost < 60_000, "{lost}");
        assert_eq!(clock.since(now).1, 0);
        // A moment within the jump has missed the rest of it.
        assert_eq!(clock.since(jump.to - 5).1, 5);
    }

    #[test]
    fn it_never_goes_back() {
        let clock = Clock::default();
        let before = clock.now();
        clock.shift_machine(-HOUR);
        assert_eq!(clock.follow(), None);
        assert!(clock.now() >= before && clock.ahead() >= HOUR as u64 - 10);
        clock.shift_machine(0);
        assert_eq!((clock.follow(), clock.ahead() < 1000), (None, true));
    }
}
