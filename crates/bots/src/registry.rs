//! Players by name: what a user writes, such as `greedy`, becomes somebody who plays.

use aude_engine::Rules;

use crate::{Careful, Greedy, Player, Random, Weights, Yardstick};

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
];

/// A player without any settings.
fn plain<P: Player + 'static>(settings: &str, make: impl FnOnce() -> P) -> Result<Box<dyn Player>, String> {
    if settings.is_empty() { Ok(Box::new(make())) } else { Err(format!("it has no settings, and got `{settings}`")) }
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
        let error = |spec| player(spec, &rules, 0).err().unwrap();
        let unknown = error("Greedy");
        for known in PLAYERS {
            assert!(unknown.contains(known.name), "{unknown}");
        }
        assert!(error("").starts_with("there is no player ``; "));
        assert_eq!(error("greedy:ms=5"), "player `greedy:ms=5`: it has no settings, and got `ms=5`");
    }
}
