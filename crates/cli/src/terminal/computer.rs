//! Computers at the table, and hints for people.
//!
//! Whether a seat is a computer's is said by its name, so that it is saved with the game: a level (`medium`, `medium 2`)
//! or a name with a level behind it (`Ben (hard)`).

use std::{
    io::{self, IsTerminal, Write},
    sync::mpsc,
    thread,
    time::Duration,
};

use aude_bots::{Budget, Level, Line, Mind, Player, suggest};
use aude_engine::Action;
use aude_protocol::Session;
use fluent_bundle::FluentValue;

use super::Table;

/// Thinking that takes longer than this shows a sign.
const PATIENCE: Duration = Duration::from_secs(1);
/// A hint takes so long: not long enough for a sign.
const HINT: Duration = Duration::from_millis(700);
/// A hint has so many lines.
const HINTS: usize = 3;

/// The level of a seat of this name, if it is a computer's.
pub fn level_of(name: &str) -> Option<Level> {
    let (first, rest) = name.split_once(' ').unwrap_or((name, ""));
    if rest.bytes().all(|b| b.is_ascii_digit())
        && let Some(level) = Level::from_name(first)
    {
        return Some(level);
    }
    let (_, level) = name.strip_suffix(')')?.rsplit_once(" (")?;
    Level::from_name(level)
}

/// The names of seats as they were asked for: `Ben=hard` is called `Ben (hard)`, the second `medium` is `medium 2`.
pub fn seats(asked: &[String]) -> Result<Vec<String>, String> {
    let mut names: Vec<String> = Vec::new();
    for asked in asked {
        let name = match asked.split_once('=') {
            Some((name, level)) => {
                let known = || Level::ALL.map(Level::name).join(", ");
                let level = Level::from_name(level)
                    .ok_or_else(|| format!("{asked}: there is no level `{level}`; there are {}", known()))?;
                format!("{name} ({level})")
            }
            None => asked.clone(),
        };
        let taken = names.iter().filter(|n| n.split(' ').next() == Some(&*name)).count();
        let repeated = Level::from_name(&name).is_some() && taken > 0;
        names.push(if repeated { format!("{name} {}", taken + 1) } else { name });
    }
    Ok(names)
}

/// The computers of a game, by seat.
#[derive(Default)]
pub struct Computers(Vec<Option<Box<dyn Player>>>);

impl Computers {
    /// Those of a game.
    pub fn of(session: &Session) -> Self {
        let seed = |seat: usize| session.seed().unwrap_or(0).wrapping_add(seat as u64);
        let names = session.setup().players.iter().enumerate();
        Self(names.map(|(seat, name)| Some(level_of(name)?.player(session.rules(), seed(seat)))).collect())
    }
}

impl Table<'_> {
    /// Whether a computer decides now.
    pub(super) fn is_computers_turn(&self) -> bool {
        let decider = self.session.state().decider();
        self.computers.0.get(decider).is_some_and(Option::is_some)
    }

    /// What the computer does whose decision is due.
    pub(super) fn computer_chooses(&mut self) -> Action {
        let decider = self.session.state().decider();
        let mut player = self.computers.0[decider].take().expect("it is a computer's turn");
        let (rules, state) = (self.session.rules(), self.session.state());
        let action = self.wait(decider, || player.choose(rules, state));
        self.computers.0[decider] = Some(player);
        action
    }

    /// Shows a sign while somebody thinks for long.
    fn wait<T: Send>(&self, thinker: usize, think: impl FnOnce() -> T + Send) -> T {
        let sign = self.texts.with("thinks", &[("player", self.name(thinker).into())]);
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel::<()>();
            let thinking = scope.spawn(move || {
                let thought = think();
                drop(sender);
                thought
            });
            let slow = receiver.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout);
            // Where nobody watches there is nothing to show, and nothing to wipe off.
            let slow = slow && io::stdout().is_terminal();
            if slow {
                print!("{sign}");
                let _ = io::stdout().flush();
            }
            let thought = thinking.join().expect("players do not fail");
            if slow {
                print!("\r\x1b[K");
                let _ = io::stdout().flush();
            }
            thought
        })
    }

    /// Says what the computer would do, and why.
    pub(super) fn hint(&self) {
        let (rules, state) = (self.session.rules(), self.session.state());
        let mind = Mind::Search(Budget::Time(HINT));
        for line in suggest(rules, state, mind, 0, HINTS) {
            self.say_line(&line);
        }
    }

    fn say_line(&self, line: &Line) {
        let mut values: Vec<(&'static str, FluentValue)> = Vec::new();
        if let Some(kind) = line.reason.feature {
            values.push(("feature", kind.name().into()));
        }
        if let Some(player) = line.reason.player {
            values.push(("player", self.name(player).into()));
        }
        if let Some(n) = line.reason.n {
            values.push(("n", n.into()));
        }
        let reason = self.texts.with(&format!("reason-{}", line.reason.why.name()), &values);
        let values = [
            ("action", self.describe(line.action).into()),
            ("reason", reason.into()),
            ("value", format!("{:+.1}", line.value).into()),
        ];
        self.say("hint-line", &values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_computers() {
        assert_eq!(level_of("medium"), Some(Level::Medium));
        assert_eq!(level_of("medium 2"), Some(Level::Medium));
        assert_eq!(level_of("Ben (hard)"), Some(Level::Hard));
        for person in ["Medium", "Ben", "medium Ben", "Ben (tired)", "(hard)", "Ben hard"] {
            assert_eq!(level_of(person), None, "{person}");
        }
    }

    #[test]
    fn seats_have_names_of_their_own() {
        let seats = |asked: &str| seats(&asked.split(' ').map(String::from).collect::<Vec<_>>());
        assert_eq!(seats("Ann easy easy Ben=hard").unwrap(), ["Ann", "easy", "easy 2", "Ben (hard)"]);
        assert!(seats("Ann=tired").unwrap_err().contains("`tired`"));
    }
}
