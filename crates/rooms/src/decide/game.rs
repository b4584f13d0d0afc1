//! During the game: decisions and take-backs.

use aude_engine::{Phase, Rules, State};

use super::{Decision, Draft};
use crate::{
    End, Millis, Outcome, Person, Played, Plays, Reading, Refusal, Room, Shuffle, Stage, What,
    room::{Play, fingerprint},
};

/// No action needs more characters.
const ACTION: usize = 200;

impl Room {
    /// The game, if one is going on.
    pub(super) fn playing(&self) -> Result<&Play, Refusal> {
        self.check_stage(Stage::Playing)?;
        self.play.as_ref().ok_or(Refusal::NotPlaying)
    }

    /// The seat, if its time runs when it is to decide.
    pub(super) fn running(&self, seat: usize) -> Option<usize> {
        matches!(self.plays(seat), Some(Plays::Person(_))).then_some(seat)
    }

    /// Somebody decides, or a computer does.
    pub(super) fn play_for(&self, by: Option<&Person>, at: u32, word: &str, draft: &mut Draft) -> Decision {
        let moves = self.moves();
        let play = self.play.as_ref().ok_or(Refusal::NotPlaying)?;
        if let Some(step) = play.steps.get(at as usize) {
            // Perhaps the answer was lost.
            let own = by.is_some_and(|by| self.seats[step.seat].holder.person() == Some(&by.id));
            return if own && step.word == word { Ok(()) } else { Err(Refusal::Stale { at: moves }) };
        }
        if at > moves {
            return Err(Refusal::Ahead { at: moves });
        }
        self.playing()?;
        let (game, before) = (&play.game, play.game.state());
        let seat = before.decider();
        let may = match (self.plays(seat), by) {
            (Some(Plays::Person(person)), Some(by)) => person == by.id,
            (Some(Plays::Computer(_)), None) => true,
            _ => false,
        };
        if !may {
            return Err(Refusal::NotYourTurn);
        }
        if play.clocks.as_ref().and_then(Reading::deadline).is_some_and(|(_, end)| draft.time >= end) {
            return Err(Refusal::OutOfTime);
        }
        if word.chars().count() > ACTION {
            return Err(Refusal::Illegal("that is too long for an action".into()));
        }
        let action = game.read_word(word).map_err(Refusal::Illegal)?;
        let (after, drawn) = game.foresee(action).map_err(|illegal| Refusal::Illegal(illegal.to_string()))?;
        let rules = game.rules();
        let over = after.phase() == Phase::Over;
        let ends = over || (after.decider(), after.turn()) != (seat, before.turn());
        let next = Some(after.decider()).filter(|_| !over).and_then(|next| self.running(next));
        let clock = self.settings.clock;
        draft.add(What::Played(Played {
            seat,
            at,
            action: game.word(action),
            draws: drawn.iter().map(|design| rules.tile(*design).id.into()).collect(),
            state: fingerprint(rules, &after),
            clocks: play.clocks.as_ref().map(|clocks| clocks.decided(clock, ends, next, draft.time)),
        }));
        if over {
            self.end_played(rules, &after, play.shuffle.clone(), draft);
        }
        Ok(())
    }

    /// The game was played to its end.
    pub(super) fn end_played(&self, rules: &Rules, state: &State, shuffle: Shuffle, draft: &mut Draft) {
        draft.add(What::Ended(Outcome {
            why: End::Played,
            winners: state.winners(rules),
            scores: (0..self.seats.len()).map(|seat| state.score(seat)).collect(),
            rated: self.counts(),
            shuffle,
        }));
    }

    /// Whether the game counts for ratings, if it ends now: all seats are of different people, and nobody was replaced.
    pub(super) fn counts(&self) -> bool {
        let people = self.people().len();
        self.settings.rated && !self.taken_over && people >= 2 && people == self.seats.len()
    }

    pub(super) fn take_back(&self, at: u32, to: u32, by: &Person, draft: &mut Draft) -> Decision {
        let play = self.playing()?;
        let moves = self.moves();
        match at.cmp(&moves) {
            std::cmp::Ordering::Less => return Err(Refusal::Stale { at: moves }),
            std::cmp::Ordering::Greater => return Err(Refusal::Ahead { at: moves }),
            std::cmp::Ordering::Equal => {}
        }
        let own = |seat: usize| self.plays(seat) == Some(Plays::Person(&by.id));
        let since = play.steps.get(to as usize..).unwrap_or_default();
        let seat = since.first().map(|step| step.seat).filter(|seat| own(*seat)).ok_or(Refusal::NotYourDecision)?;
        if let Some(wish) = &play.asked {
            return if wish.person == by.id && wish.to == to { Ok(()) } else { Err(Refusal::Asked) };
        }
        let unseen = since.iter().all(|step| own(step.seat) && !step.revealed);
        if unseen || self.voters(&by.id).is_empty() {
            self.go_back(to, &by.id, draft);
        } else {
            draft.add(What::BackAsked { person: by.id.clone(), seat, to });
        }
        Ok(())
    }

    fn go_back(&self, to: u32, person: &str, draft: &mut Draft) {
        let Some(play) = &self.play else { return };
        let Some(first) = play.steps.get(to as usize) else { return };
        let turn = play.game.state().turn();
        let running = play.clocks.as_ref().and_then(|clocks| clocks.running);
        // Still the same move of the same player, however often it is begun again.
        let same = running == Some(first.seat)
            && play.steps[to as usize..].iter().all(|step| (step.seat, step.turn) == (first.seat, turn));
        let next = self.running(first.seat);
        let clocks = play.clocks.as_ref().map(|clocks| clocks.interrupted(self.settings.clock, same, next, draft.time));
        draft.add(What::TakenBack { person: person.into(), to, clocks });
    }

    pub(super) fn answer(&self, agree: bool, by: &Person, draft: &mut Draft) -> Decision {
        let wish = self.playing()?.asked.as_ref().ok_or(Refusal::NotAsked)?;
        let voters = self.voters(&wish.person);
        let person = by.id.clone();
        match (voters.contains(&person), agree) {
            (true, false) => draft.add(What::BackDeclined { person }),
            (false, false) if wish.person == person => draft.add(What::BackDeclined { person }),
            (true, true) if wish.agreed.contains(&person) => {}
            (true, true) if voters.iter().all(|voter| *voter == person || wish.agreed.contains(voter)) => {
                self.go_back(wish.to, &wish.person, draft);
            }
            (true, true) => draft.add(What::BackAgreed { person }),
            (false, true) if wish.person == person => return Err(Refusal::NotAsked),
            (false, _) => return Err(Refusal::NoPlayer),
        }
        Ok(())
    }

    /// The server was down since a moment: nobody is charged for that.
    pub(super) fn wake(&self, up_until: Millis, draft: &mut Draft) {
        let clocks = self.playing().ok().and_then(|play| play.clocks.as_ref());
        let Some(clocks) = clocks.filter(|clocks| clocks.running.is_some()) else { return };
        // The last event is known to have happened.
        let since = up_until.max(self.time).min(draft.time);
        draft.add(What::Woke { since, clocks: Some(clocks.woke(since, draft.time)) });
    }
}
