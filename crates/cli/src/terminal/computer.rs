//! Computers at the table, and hints for people.
//!
//! Whether a seat is a computer's is said by its name, so that it is saved with the game: a level (`medium`, `medium 2`)
//! or a name with a level behind it (`Ben (hard)`).

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use aude_bots::Level;
use aude_table::{Ask, Table, Thinker};

use super::Terminal;

/// Thinking that takes longer than this shows a sign.
const PATIENCE: Duration = Duration::from_secs(1);
/// Thinking pauses after so long, to look at the clock.
const SLICE: Duration = Duration::from_millis(20);
/// A hint takes so many milliseconds: not long enough for a sign.
const HINT: u32 = 700;

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
pub struct Computers(Vec<Option<Thinker>>);

impl Computers {
    /// Those of a game.
    pub fn of(table: &Table) -> Self {
        let seed = |seat: usize| table.game().seed().unwrap_or(0).wrapping_add(seat as u64);
        let names = table.game().setup().players.iter().enumerate();
        Self(names.map(|(seat, name)| Thinker::level(table, level_of(name)?.name(), seed(seat))).collect())
    }

    /// Whether a computer decides.
    pub fn decides(&self, ask: &Ask) -> bool {
        self.0.get(ask.player).is_some_and(Option::is_some)
    }
}

impl Terminal<'_> {
    /// What the computer chooses whose decision is due.
    pub(super) fn computer_chooses(&mut self, ask: &Ask) -> u32 {
        let mut thinker = self.computers.0[ask.player].take().expect("a computer decides");
        let index = self.think(&mut thinker, ask.player);
        let index = index.or_else(|| thinker.choice(&self.table)).unwrap_or(ask.choices[0].index);
        self.computers.0[ask.player] = Some(thinker);
        index
    }

    /// Lets somebody think until nothing changes or the time is over, and shows a sign where that takes long.
    fn think(&self, thinker: &mut Thinker, player: usize) -> Option<u32> {
        let (start, mut shows) = (Instant::now(), false);
        let time = thinker.patience().map(|ms| Duration::from_millis(ms.into()));
        let index = loop {
            let slice = Instant::now();
            let index = thinker.think(&self.table, || slice.elapsed() < SLICE);
            if index.is_some() || time.is_some_and(|time| start.elapsed() >= time) {
                break index;
            }
            // Where nobody watches there is nothing to show, and nothing to wipe off.
            if !shows && start.elapsed() >= PATIENCE && io::stdout().is_terminal() {
                print!("{}", self.texts.with("thinks", &[("player", self.name(player).into())]));
                let _ = io::stdout().flush();
                shows = true;
            }
        };
        if shows {
            print!("\r\x1b[K");
            let _ = io::stdout().flush();
        }
        index
    }

    /// Says what the computer would do, and why.
    pub(super) fn hint(&self) {
        let Some(ask) = self.table.view().ask else { return };
        let mut thinker = Thinker::adviser(&self.table, HINT);
        self.think(&mut thinker, ask.player);
        for advice in thinker.advice(&self.table) {
            let choice = &ask.choices[advice.index as usize];
            let values = [
                ("action", self.text(&choice.label).into()),
                ("reason", self.text(&advice.reason).into()),
                ("value", format!("{:+.1}", advice.value).into()),
            ];
            self.say("hint-line", &values);
        }
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
