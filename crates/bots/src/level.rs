//! How strong the computer plays, in words people choose by.

use std::{fmt, time::Duration};

use aude_engine::Rules;

use crate::{Budget, Casual, Habits, Player, Search, Tuning, Weights};

/// How strong the computer plays. Each level is clearly stronger than the one before: docs/opponents.md has the numbers.
///
/// ```
/// use aude_bots::Level;
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
/// let action = Level::from_name("easy").unwrap().player(&rules, 1).choose(&rules, &state);
/// assert!(state.is_legal(&rules, action));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Somebody who has just learned the rules: takes obvious points, overlooks much, knows nothing of fields.
    Beginner,
    /// Somebody who plays now and then.
    Easy,
    /// Somebody who plays well.
    Medium,
    /// Somebody who overlooks nothing that one turn shows.
    Hard,
    /// Somebody who looks several turns ahead: as strong as a second a move allows.
    Master,
}

/// Who plays at a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mind {
    /// Somebody who plays as people do, with their habits.
    Casual(Habits),
    /// Somebody who searches.
    Search(Budget),
}

impl Level {
    /// All of them, the weaker ones first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// What the user writes.
    pub const fn name(self) -> &'static str {
        ["beginner", "easy", "medium", "hard", "master"][self as usize]
    }

    /// The level of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Who plays at this level.
    pub const fn mind(self) -> Mind {
        match self {
            Self::Beginner => {
                Mind::Casual(Habits { overlooks: 0.4, noise: 1.6, rivalry: 0.0, fields: 0.0, thrift: 0.2 })
            }
            Self::Easy => {
                Mind::Casual(Habits { overlooks: 0.28, noise: 1.1, rivalry: 0.3, fields: 0.35, thrift: 0.45 })
            }
            Self::Medium => {
                Mind::Casual(Habits { overlooks: 0.12, noise: 0.5, rivalry: 0.7, fields: 0.7, thrift: 0.85 })
            }
            Self::Hard => Mind::Casual(Habits::NONE),
            Self::Master => Mind::Search(Budget::Time(Duration::from_secs(1))),
        }
    }

    /// A player of this level. The seed is for what it leaves to chance.
    pub fn player(self, rules: &Rules, seed: u64) -> Box<dyn Player> {
        match self.mind() {
            Mind::Casual(habits) => Box::new(Casual::new(rules, habits, seed)),
            Mind::Search(budget) => Box::new(Search::new(rules, Weights::default(), budget, Tuning::default())),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
