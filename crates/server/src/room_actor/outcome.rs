//! Results and ratings of a finished game.

use std::collections::BTreeSet;

use aude_rooms::{End, Outcome, Seat};

use super::RoomActor;
use crate::store::{GameResult, Score};

/// What everybody got out of a game: nothing if nobody played it to an end.
pub(super) fn scores(seats: &[Seat], outcome: &Outcome) -> Vec<Score> {
    if outcome.why == End::Abandoned {
        return Vec::new();
    }
    let score = |(n, seat): (usize, &Seat)| {
        let points = outcome.scores.get(n).copied().unwrap_or(0);
        let better = outcome.scores.iter().filter(|other| **other > points).count() as i64;
        let place = match seat.gone {
            _ if outcome.winners.contains(&n) => 1,
            // Whoever gave up comes last.
            Some(_) => seats.len() as i64,
            None => (better + 1).max(2),
        };
        Some(Score { seat: n as i64, person: seat.holder.person()?.into(), score: points.into(), place })
    };
    seats.iter().enumerate().filter_map(score).collect()
}

impl RoomActor {
    /// Notes the result, unless it is noted already. Only games between accounts and programs of others change ratings.
    pub(super) async fn settle(&self) {
        let Some(outcome) = self.room.outcome() else { return };
        let scores = scores(self.room.seats(), outcome);
        if scores.is_empty() {
            return;
        }
        let mut rated = outcome.rated && scores.len() == self.room.seats().len() && scores.len() > 1;
        // Whoever answers for a seat: nobody plays for ratings against their own program, or with two of them.
        let mut answers = BTreeSet::new();
        for score in &scores {
            let person = self.app.store.person(&score.person).await.ok().flatten();
            let who = person.and_then(|person| person.owner.or(person.login.map(|_| person.id)));
            rated &= who.is_some_and(|who| answers.insert(who));
        }
        let players = self.room.seats().len() as i64;
        let result = GameResult { room: self.name.clone(), scores, players, rated, time: self.room.time() as i64 };
        if let Err(error) = self.app.store.put_result(&result).await {
            tracing::error!(room = self.name, %error, "a result could not be noted");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_rooms::{Computer, Gone, Holder, Shuffle};

    fn seat(person: &str, gone: Option<Gone>) -> Seat {
        let holder = match person {
            "" => Holder::Bot { level: Computer::Passive, name: "bot".into() },
            _ => Holder::Person { person: person.into(), name: person.into(), program: false },
        };
        Seat { colour: 0, holder, gone }
    }

    fn outcome(why: End, winners: &[usize], scores: &[u32]) -> Outcome {
        let shuffle = Shuffle { seed: String::new(), salt: String::new() };
        Outcome { why, winners: winners.into(), scores: scores.into(), rated: true, shuffle }
    }

    #[test]
    fn places() {
        let places = |seats: &[Seat], outcome: &Outcome| {
            scores(seats, outcome).iter().map(|s| (s.person.clone(), s.place)).collect::<Vec<_>>()
        };
        let named = |list: &[(&str, i64)]| list.iter().map(|(p, n)| ((*p).to_string(), *n)).collect::<Vec<_>>();
        let three = [seat("a", None), seat("", None), seat("c", None)];
        assert_eq!(places(&three, &outcome(End::Played, &[1], &[50, 70, 60])), named(&[("a", 3), ("c", 2)]));
        assert_eq!(places(&three, &outcome(End::Played, &[0, 2], &[70, 10, 70])), named(&[("a", 1), ("c", 1)]));
        // Who resigns has lost, however many points there were.
        let two = [seat("a", Some(Gone::Resigned)), seat("b", None)];
        assert_eq!(places(&two, &outcome(End::Resigned, &[1], &[90, 10])), named(&[("a", 2), ("b", 1)]));
        let left = [seat("a", Some(Gone::Resigned)), seat("b", None), seat("c", None)];
        assert_eq!(places(&left, &outcome(End::Played, &[0], &[90, 10, 20])), named(&[("a", 1), ("b", 3), ("c", 2)]));
        assert_eq!(places(&two, &outcome(End::Abandoned, &[], &[1, 2])), []);
    }
}
