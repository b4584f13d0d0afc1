//! Leaving a game, and coming back.
//!
//! With two players, the one who resigns or runs out of time loses at once. With more, a computer takes over the
//! seat. A player who was away and was replaced by the host may come back, and so may one whose time was over before
//! everybody had moved once. A game without people ends.

use super::{Decision, Draft, PATIENCE};
use crate::{End, Gone, Holder, Outcome, Person, Plays, Reading, Refusal, Room, Stage, What, World};

impl Room {
    /// The seats that somebody still plays for.
    fn own_seats(&self, person: &str) -> Vec<usize> {
        (0..self.seats.len()).filter(|seat| self.plays(*seat) == Some(Plays::Person(person))).collect()
    }

    pub(super) fn resign(&self, seat: Option<usize>, by: &Person, draft: &mut Draft) -> Decision {
        self.playing()?;
        let seats = match seat {
            None if !self.people().contains(&by.id.as_str()) => return Err(Refusal::NoPlayer),
            None => self.own_seats(&by.id),
            Some(seat) => {
                let found = self.seats.get(seat).ok_or(Refusal::NoSeat)?;
                if found.holder.person() != Some(&by.id) {
                    return Err(Refusal::NotYourSeat);
                }
                // Perhaps the answer was lost.
                if found.gone.is_none() { vec![seat] } else { Vec::new() }
            }
        };
        self.go(&seats, Gone::Resigned, draft);
        Ok(())
    }

    pub(super) fn replace(&self, seat: usize, by: &Person, world: &World, draft: &mut Draft) -> Decision {
        self.playing()?;
        self.check_host(by, world)?;
        let found = self.seats.get(seat).ok_or(Refusal::NoSeat)?;
        let person = found.holder.person().ok_or(Refusal::NotAway)?;
        if found.gone.is_some() {
            return Ok(());
        }
        if (world.away)(person).is_none_or(|away| away < PATIENCE) {
            return Err(Refusal::NotAway);
        }
        self.go(&[seat], Gone::Replaced, draft);
        Ok(())
    }

    pub(super) fn come_back(&self, seat: usize, by: &Person, draft: &mut Draft) -> Decision {
        let play = self.playing()?;
        let found = self.seats.get(seat).ok_or(Refusal::NoSeat)?;
        if found.holder.person() != Some(&by.id) {
            return Err(Refusal::NotYourSeat);
        }
        match found.gone {
            None => return Ok(()),
            Some(Gone::Replaced) => {}
            Some(Gone::Resigned | Gone::OutOfTime) => return Err(Refusal::NotReplaced),
        }
        let decider = play.game.state().decider();
        let next = if decider == seat { Some(seat) } else { self.running(decider) };
        let clocks = play.clocks.as_ref().map(|clocks| {
            let same = clocks.running == next;
            clocks.interrupted(self.settings.clock, same, next, draft.time)
        });
        draft.add(What::Returned { seat, clocks });
        Ok(())
    }

    pub(super) fn leave(&self, by: &Person, draft: &mut Draft) {
        match self.stage() {
            Stage::Gathering => {
                for (seat, found) in self.seats.iter().enumerate() {
                    match &found.holder {
                        Holder::Person { person, .. } | Holder::Kept { person, .. } if *person == by.id => {
                            draft.add(What::Seated { seat, holder: Holder::Free, colour: found.colour, ready: None });
                        }
                        _ => {}
                    }
                }
                if by.id == self.host.id {
                    match self.heir(&[], &by.id) {
                        Some(host) => draft.add(What::Hosted { host }),
                        None => draft.add(What::Closed),
                    }
                }
            }
            Stage::Playing => self.go(&self.own_seats(&by.id), Gone::Resigned, draft),
            Stage::Over | Stage::Closed => {}
        }
    }

    /// A clock may have run out.
    pub(super) fn run_out(&self, draft: &mut Draft) {
        let clocks = self.playing().ok().and_then(|play| play.clocks.as_ref());
        if let Some((seat, end)) = clocks.and_then(Reading::deadline)
            && draft.time >= end
        {
            // Nobody loses before everybody has seen that the game has begun: a computer plays until they come.
            let why = if self.everybody_has_moved() { Gone::OutOfTime } else { Gone::Replaced };
            self.go(&[seat], why, draft);
        }
    }

    /// Whether everybody who plays has decided something.
    fn everybody_has_moved(&self) -> bool {
        let moved = |seat: usize| self.play.iter().flat_map(|play| &play.steps).any(|step| step.seat == seat);
        (0..self.seats.len()).all(|seat| moved(seat) || !matches!(self.plays(seat), Some(Plays::Person(_))))
    }

    pub(super) fn close(&self, draft: &mut Draft) {
        if self.stage() == Stage::Playing {
            self.end(End::Abandoned, Vec::new(), draft);
        }
        draft.add(What::Closed);
    }

    /// Seats are given up, and what comes of that.
    fn go(&self, seats: &[usize], why: Gone, draft: &mut Draft) {
        let Some(play) = &self.play else { return };
        let mut clocks = play.clocks.clone();
        for seat in seats {
            clocks = clocks.map(|clocks| {
                let gone = clocks.running == Some(*seat);
                let next = clocks.running.filter(|_| !gone);
                let clocks = clocks.interrupted(self.settings.clock, !gone, next, draft.time);
                if why == Gone::Replaced { clocks.refilled(self.settings.clock, *seat) } else { clocks }
            });
            draft.add(What::Left { seat: *seat, why, clocks: clocks.clone() });
        }
        let stays = |seat: &usize| !seats.contains(seat) && matches!(self.plays(*seat), Some(Plays::Person(_)));
        let people = (0..self.seats.len()).filter(stays).count();
        match (seats, why) {
            ([], _) => {}
            ([seat], Gone::Resigned | Gone::OutOfTime) if self.seats.len() == 2 => {
                let end = if why == Gone::Resigned { End::Resigned } else { End::OutOfTime };
                self.end(end, vec![1 - seat], draft);
            }
            _ if people == 0 => {
                self.end(End::Abandoned, Vec::new(), draft);
                draft.add(What::Closed);
            }
            _ => {
                let gone = |seat: &usize| self.seats[*seat].holder.person() == Some(&self.host.id);
                let stays = self.own_seats(&self.host.id).iter().any(|seat| !seats.contains(seat));
                if let Some(host) = self.heir(seats, &self.host.id)
                    && seats.iter().any(gone)
                    && !stays
                {
                    draft.add(What::Hosted { host });
                }
            }
        }
    }

    /// Who is the host once somebody is not and some seats have been given up.
    fn heir(&self, gone: &[usize], but: &str) -> Option<Person> {
        let heir = |(n, seat): (usize, &crate::Seat)| match (&seat.holder, seat.gone) {
            (Holder::Person { person, name, program }, None) if person != but && !gone.contains(&n) => {
                Some(Person { program: *program, ..Person::new(person, name) })
            }
            _ => None,
        };
        self.seats.iter().enumerate().find_map(heir)
    }

    /// The game ends before its end.
    fn end(&self, why: End, winners: Vec<usize>, draft: &mut Draft) {
        let Some(play) = &self.play else { return };
        draft.add(What::Ended(Outcome {
            why,
            winners,
            scores: (0..self.seats.len()).map(|seat| play.game.state().score(seat)).collect(),
            rated: why != End::Abandoned && self.counts(),
            shuffle: play.shuffle.clone(),
        }));
    }
}
