//! Clocks.
//!
//! A clock is a reading: what every player had left at a moment, and whose time has been running since. Every event
//! that changes it contains the whole reading, so nothing is recomputed from times, and a page only counts down.
//!
//! Time runs while a person decides, never for computers, and not while the server is down (`Woke`). A *move* is
//! all that one player decides in one turn without a break: the tile, the figure, what follows. Only its end gives
//! time, so nobody gains any by splitting a move or taking it back.

use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{Clock, LONGEST, Millis};

/// What the clocks show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Reading {
    /// What every seat had left at `since`: of the game, or of the move.
    pub left: Vec<Millis>,
    /// The seat whose time is running.
    pub running: Option<usize>,
    /// Since when.
    pub since: Millis,
}

impl Reading {
    /// Clocks at the beginning; none if there is no clock.
    pub(crate) fn new(clock: Clock, seats: usize, running: Option<usize>, now: Millis) -> Option<Self> {
        let (Clock::Move { ms } | Clock::Bank { ms, .. }) = clock else { return None };
        Some(Self { left: vec![ms; seats], running, since: now })
    }

    /// When the time of whoever is to decide will be over, and whose that is.
    pub fn deadline(&self) -> Option<(usize, Millis)> {
        let seat = self.running?;
        Some((seat, self.since.saturating_add(*self.left.get(seat)?)))
    }

    /// The same, read now.
    fn read(&self, now: Millis) -> Self {
        let mut reading = self.clone();
        if let Some(left) = self.running.and_then(|seat| reading.left.get_mut(seat)) {
            *left = left.saturating_sub(now.saturating_sub(self.since));
        }
        reading.since = now;
        reading
    }

    /// Somebody has decided; `ends` says whether that was the end of a move. Then it is up to somebody else, who may be a computer.
    pub(crate) fn decided(&self, clock: Clock, ends: bool, next: Option<usize>, now: Millis) -> Self {
        let mut reading = self.read(now);
        if let Some(left) = self.running.filter(|_| ends).and_then(|seat| reading.left.get_mut(seat)) {
            match clock {
                Clock::None => {}
                Clock::Move { ms } => *left = ms,
                Clock::Bank { increment, .. } => *left = left.saturating_add(increment).min(LONGEST),
            }
        }
        reading.running = next;
        reading
    }

    /// Something else than a decision makes it somebody's to decide. Whoever was about to has used the time, and in games with
    /// time for each move begins the next one afresh, unless it is still the same.
    pub(crate) fn interrupted(&self, clock: Clock, same: bool, next: Option<usize>, now: Millis) -> Self {
        let mut reading = self.read(now);
        if let (Clock::Move { ms }, false) = (clock, same)
            && let Some(left) = self.running.and_then(|seat| reading.left.get_mut(seat))
        {
            *left = ms;
        }
        reading.running = next;
        reading
    }

    /// A seat whose time is over has all of it again: its player may come back.
    pub(crate) fn refilled(mut self, clock: Clock, seat: usize) -> Self {
        if let (Clock::Move { ms } | Clock::Bank { ms, .. }, Some(left)) = (clock, self.left.get_mut(seat))
            && *left == 0
        {
            *left = ms;
        }
        self
    }

    /// The server was down from a moment on until now: nobody is charged for that.
    pub(crate) fn woke(&self, down: Millis, now: Millis) -> Self {
        Self { since: now, ..self.read(down) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANK: Clock = Clock::Bank { ms: 60_000, increment: 5_000 };
    const MOVE: Clock = Clock::Move { ms: 30_000 };

    #[test]
    fn a_bank_is_used_up_and_filled_by_moves() {
        let clocks = Reading::new(BANK, 2, Some(0), 100).unwrap();
        let clocks = clocks.decided(BANK, false, Some(0), 10_100);
        assert_eq!((clocks.left[0], clocks.deadline()), (50_000, Some((0, 60_100))));
        let clocks = clocks.decided(BANK, true, Some(1), 20_100);
        assert_eq!((&clocks.left[..], clocks.running), (&[45_000, 60_000][..], Some(1)));
        let clocks = clocks.decided(BANK, true, None, 500_000);
        assert_eq!(clocks.left, [45_000, 5_000]);
        assert_eq!(clocks.decided(BANK, true, Some(0), 600_000).left, [45_000, 5_000]);
    }

    #[test]
    fn a_move_has_its_time_once() {
        let clocks = Reading::new(MOVE, 2, Some(0), 0).unwrap();
        let clocks = clocks.decided(MOVE, false, Some(0), 20_000);
        assert_eq!(clocks.deadline(), Some((0, 30_000)));
        // Taking back does not help.
        let clocks = clocks.interrupted(MOVE, true, Some(0), 25_000);
        assert_eq!(clocks.deadline(), Some((0, 30_000)));
        let clocks = clocks.decided(MOVE, true, Some(1), 26_000);
        assert_eq!((clocks.left[0], clocks.deadline()), (30_000, Some((1, 56_000))));
        let clocks = clocks.interrupted(MOVE, false, Some(0), 40_000);
        assert_eq!((clocks.left[1], clocks.deadline()), (30_000, Some((0, 70_000))));
    }

    #[test]
    fn nobody_pays_for_the_server() {
        let clocks = Reading::new(BANK, 2, Some(1), 1_000).unwrap();
        assert_eq!(clocks.woke(11_000, 1_000_000).deadline(), Some((1, 1_050_000)));
        assert_eq!(clocks.woke(1_000, 1_000_000).deadline(), Some((1, 1_060_000)));
        assert_eq!(Reading::new(Clock::None, 2, Some(0), 0), None);
    }

    /// A clock of the machine that is set back gives time, but breaks nothing.
    #[test]
    fn time_may_stand_still() {
        let clocks = Reading::new(BANK, 1, Some(0), 1_000).unwrap();
        assert_eq!(clocks.decided(BANK, false, Some(0), 0).left, [60_000]);
        assert_eq!(clocks.decided(BANK, false, Some(0), u64::MAX).left, [0]);
    }
}
