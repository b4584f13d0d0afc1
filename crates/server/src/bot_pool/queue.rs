//! The queue of rooms that wait for a core.
//!
//! The queue counts the time that each room has used. The room with the least time goes first. A room that was idle
//! starts at the current level of the others, so it gains nothing by waiting. (This is start-time fair queueing.)

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

/// When a room has waited for so long, computers are late.
pub const LATE: Duration = Duration::from_secs(5);

/// The time a room has used, in microseconds.
#[derive(Clone, Debug, Default)]
pub struct Share(Arc<AtomicU64>);

/// Cores to think on, and the thoughts that wait for one.
#[derive(Debug)]
pub struct Cores(Mutex<Queue>);

#[derive(Debug)]
struct Queue {
    free: usize,
    /// What the room that started last had used then.
    now: u64,
    arrivals: u64,
    /// Those who wait, by what they have used and then by when they came.
    waiting: BTreeMap<(u64, u64), Waiting>,
}

#[derive(Debug)]
struct Waiting {
    since: Instant,
    share: Share,
    unwanted: Arc<AtomicBool>,
    start: oneshot::Sender<Core>,
}

/// A core in use, until it is dropped.
#[derive(Debug)]
pub struct Core {
    cores: Arc<Cores>,
    share: Share,
    used: u64,
    since: Instant,
}

impl Cores {
    /// So many cores.
    pub fn new(cores: usize) -> Arc<Self> {
        let queue = Queue { free: cores.max(1), now: 0, arrivals: 0, waiting: BTreeMap::new() };
        Arc::new(Self(Mutex::new(queue)))
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing panics between two of its statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a core; nothing comes if the thought is unwanted before.
    pub fn wait(
        self: &Arc<Self>,
        share: &Share,
        unwanted: Arc<AtomicBool>,
    ) -> impl Future<Output = Option<Core>> + Send + use<> {
        let (start, started) = oneshot::channel();
        {
            let mut queue = self.queue();
            let used = share.0.load(Ordering::Relaxed).max(queue.now);
            queue.arrivals += 1;
            let key = (used, queue.arrivals);
            queue.waiting.insert(key, Waiting { since: Instant::now(), share: share.clone(), unwanted, start });
        }
        self.start_next();
        async move { started.await.ok() }
    }

    /// Gives free cores to those who wait.
    fn start_next(self: &Arc<Self>) {
        // Dropping a core takes the lock: that waits until the end.
        let mut refused = Vec::new();
        let mut queue = self.queue();
        while queue.free > 0
            && let Some(((used, _), next)) = queue.waiting.pop_first()
        {
            if next.unwanted.load(Ordering::Relaxed) || next.start.is_closed() {
                continue;
            }
            queue.free -= 1;
            queue.now = queue.now.max(used);
            let core = Core { cores: self.clone(), share: next.share, used, since: Instant::now() };
            refused.extend(next.start.send(core).err());
        }
        drop(queue);
        drop(refused);
    }

    /// How many thoughts wait for a core, and for how long the first of them has.
    pub fn waiting(&self) -> (usize, Duration) {
        let queue = self.queue();
        let wanted = || queue.waiting.values().filter(|waiting| !waiting.unwanted.load(Ordering::Relaxed));
        (wanted().count(), wanted().map(|waiting| waiting.since.elapsed()).max().unwrap_or_default())
    }

    /// For how long the first has waited, if that is too long.
    pub fn late(&self) -> Option<Duration> {
        Some(self.waiting().1).filter(|waited| *waited > LATE)
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        self.share.0.store(self.used + self.since.elapsed().as_micros() as u64, Ordering::Relaxed);
        self.cores.queue().free += 1;
        self.cores.start_next();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;

    use super::*;

    fn wanted() -> Arc<AtomicBool> {
        Arc::default()
    }

    #[test]
    fn the_room_that_has_thought_least_goes_first() {
        let cores = Cores::new(1);
        let (slow, quick, new) = (Share::default(), Share::default(), Share::default());
        slow.0.store(9_000_000, Ordering::Relaxed);
        quick.0.store(1_000, Ordering::Relaxed);
        let busy = cores.wait(&Share::default(), wanted()).now_or_never().unwrap().unwrap();
        let mut turns =
            [pin!(cores.wait(&slow, wanted())), pin!(cores.wait(&quick, wanted())), pin!(cores.wait(&new, wanted()))];
        assert_eq!(cores.waiting().0, 3);
        let mut order = Vec::new();
        drop(busy);
        for _ in 0..3 {
            let (room, core) = turns
                .iter_mut()
                .enumerate()
                .find_map(|(room, turn)| {
                    (!order.contains(&room)).then(|| Some((room, turn.as_mut().now_or_never()?)))?
                })
                .unwrap();
            order.push(room);
            drop(core.unwrap());
        }
        assert_eq!(order, [2, 1, 0]);
    }

    #[test]
    fn time_is_not_saved_up() {
        let cores = Cores::new(1);
        let (busy, idle) = (Share::default(), Share::default());
        busy.0.store(5_000_000, Ordering::Relaxed);
        drop(cores.wait(&busy, wanted()).now_or_never().unwrap());
        drop(cores.wait(&idle, wanted()).now_or_never().unwrap());
        assert!(idle.0.load(Ordering::Relaxed) >= 5_000_000);
    }

    #[test]
    fn unwanted_thoughts_are_skipped() {
        let cores = Cores::new(1);
        let busy = cores.wait(&Share::default(), wanted()).now_or_never().unwrap().unwrap();
        let unwanted = wanted();
        let mut first = pin!(cores.wait(&Share::default(), unwanted.clone()));
        let gone = cores.wait(&Share::default(), wanted());
        let mut last = pin!(cores.wait(&Share::default(), wanted()));
        unwanted.store(true, Ordering::Relaxed);
        drop(gone);
        assert_eq!(cores.waiting().0, 2);
        drop(busy);
        assert!(first.as_mut().now_or_never().unwrap().is_none());
        assert!(last.as_mut().now_or_never().unwrap().is_some());
    }
}
