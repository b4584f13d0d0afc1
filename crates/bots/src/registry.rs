//! Players by name: what a user writes, such as `greedy`, becomes somebody who plays.

use std::time::Duration;

use aude_engine::Rules;

use crate::{Budget, Careful, Greedy, Level, Player, Random, Search, Tuning, Weights, Yardstick};

/// A player that can be asked for.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// What the user writes; settings may follow after a colon.
    pub name: &'static str,
    /// Who that is.
    pub about: &'static str,
    make: Make,
}

/// Makes a player for a game of these rules, from a seed and settings.
type Make = fn(&Rules, u64, &str) -> Result<Box<dyn Player>, String>;

/// Everybody who can be asked for, the weaker ones first.
pub const PLAYERS: &[Known] = &[
    Known {
        name: "random",
        about: "any legal action, each as likely as the others",
        make: |_, seed, settings| plain(settings, || Random::new(seed)),
    },
    Known {
        name: "greedy",
        about: "the most points now, features as they stand",
        make: |rules, seed, settings| plain(settings, || Greedy::new(rules, seed)),
    },
    Known {
        name: "yardstick",
        about: "a heuristic known outside of this project, to compare with",
        make: |rules, _, settings| plain(settings, || Yardstick::new(rules)),
    },
    Known {
        name: "careful",
        about: "the best outlook one turn ahead",
        make: |rules, _, settings| plain(settings, || Careful::new(rules, Weights::default())),
    },
    Known {
        name: "search",
        about: "several turns ahead; search:ms=50 or search:visits=1000 a tile, 100 ms where nothing is said",
        make: |rules, _, settings| {
            Ok(Box::new(Search::new(rules, Weights::default(), budget(settings)?, Tuning::default())))
        },
    },
    level(Level::Beginner, "a level: plays like a beginner"),
    level(Level::Easy, "a level: plays like a casual player"),
    level(Level::Medium, "a level: plays well"),
    level(Level::Hard, "a level: overlooks nothing that one turn shows"),
    level(Level::Master, "a level: several turns ahead, as strong as a second a move allows"),
];

/// A level by its name.
const fn level(level: Level, about: &'static str) -> Known {
    let make = match level {
        Level::Beginner => make_level::<0>,
        Level::Easy => make_level::<1>,
        Level::Medium => make_level::<2>,
        Level::Hard => make_level::<3>,
        Level::Master => make_level::<4>,
    };
    Known { name: level.name(), about, make }
}

fn make_level<const N: usize>(rules: &Rules, seed: u64, settings: &str) -> Result<Box<dyn Player>, String> {
    none(settings)?;
    Ok(Level::ALL[N].player(rules, seed))
}

/// `ms=N` or `visits=N`.
fn budget(settings: &str) -> Result<Budget, String> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n > 0);
    match settings.split_once('=').map(|(name, value)| (name, number(value))) {
        None if settings.is_empty() => Ok(Budget::Time(Duration::from_millis(100))),
        Some(("ms", Some(n))) => Ok(Budget::Time(Duration::from_millis(n.into()))),
        Some(("visits", Some(n))) => Ok(Budget::Visits(n)),
        _ => Err(format!("expected `ms=N` or `visits=N`, and got `{settings}`")),
    }
}

/// A player without any settings.
fn plain<P: Player + 'static>(settings: &str, make: impl FnOnce() -> P) -> Result<Box<dyn Player>, String> {
    none(settings)?;
    Ok(Box::new(make()))
}

fn none(settings: &str) -> Result<(), String> {
    if settings.is_empty() { Ok(()) } else { Err(format!("it has no settings, and got `{settings}`")) }
}

/// The player of a description, `NAME` or `NAME:SETTINGS`, for one game. The seed is for what it leaves to chance.
///
/// ```
/// use aude_bots::player;
/// use aude_engine::{Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// assert!(player("greedy", &rules, 1).is_ok());
/// let error = player("greddy", &rules, 1).err().unwrap();
/// assert!(error.starts_with("there is no player `greddy`; there are random, greedy"));
/// ```
pub fn player(spec: &str, rules: &Rules, seed: u64) -> Result<Box<dyn Player>, String> {
    let (name, settings) = spec.split_once(':').unwrap_or((spec, ""));
    let known = PLAYERS.iter().find(|p| p.name == name).ok_or_else(|| {
        let names: Vec<_> = PLAYERS.iter().map(|p| p.name).collect();
        format!("there is no player `{name}`; there are {}", names.join(", "))
    })?;
    (known.make)(rules, seed, settings).map_err(|message| format!("player `{spec}`: {message}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::Setup;

    #[test]
    fn everybody_can_be_had() {
        let rules = Rules::new(&Setup::players(3)).unwrap();
        for known in PLAYERS {
            assert!(player(known.name, &rules, 0).is_ok(), "{}", known.name);
        }
    }

    #[test]
    fn mistakes_are_explained() {
        let rules = Rules::new(&Setup::players(2)).unwrap();
        let error = |spec: &str| player(spec, &rules, 0).err().unwrap();
        let unknown = error("Greedy");
        for known in PLAYERS {
            assert!(unknown.contains(known.name), "{unknown}");
        }
        assert!(error("").starts_with("there is no player ``; "));
        assert_eq!(error("greedy:ms=5"), "player `greedy:ms=5`: it has no settings, and got `ms=5`");
        assert_eq!(error("hard:ms=5"), "player `hard:ms=5`: it has no settings, and got `ms=5`");
        for wrong in ["ms", "ms=", "ms=0", "visits=-1", "x=3"] {
            let expected = format!("player `search:{wrong}`: expected `ms=N` or `visits=N`, and got `{wrong}`");
            assert_eq!(error(&format!("search:{wrong}")), expected);
        }
    }
}
