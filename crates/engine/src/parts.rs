//! The parts of the game and what can be chosen about them.
//!
//! A part is a box: tile sets, elements (mechanics that can be switched on and off), options, figures. The
//! base game is the core of the engine. Every other part lives in a *room*, a folder of its own below this
//! one, and is listed once, in `ROOMS`. A room answers the hooks it needs; the core calls a hook only if
//! some room in play answers it, and never knows who does.

mod base;
mod inns_cathedrals;

use std::fmt::Debug;

use crate::{
    Figure,
    score::{Scored, Worth},
    setup::Choices,
    tile::Marks,
};

/// The rooms. To add a part, write its room and add it here.
const ROOMS: &[&Part] = &[&inns_cathedrals::PART];

/// Every part: the base game, then the rooms.
pub fn parts() -> impl Iterator<Item = &'static Part> {
    std::iter::once(&base::PART).chain(ROOMS.iter().copied())
}

/// The editions.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-edition", about: "the first edition of the base game", parts: &["base"] },
    Preset {
        name: "big-box-2006",
        about: "the collected rules of 2006",
        parts: &["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower"],
    },
    Preset { name: "new-edition-2016", about: "the new edition of 2016", parts: &["base", "river-1", "abbot"] },
    Preset {
        name: "nordic-2010",
        about: "the Nordic digest of 2010, with its house rules",
        parts: &[
            "base",
            "inns-cathedrals",
            "traders-builders",
            "king-robber",
            "princess-dragon",
            "tower",
            "abbey-mayor",
            "bridges-castles-bazaars",
            "siege",
            "cult",
            "river-2",
            "count",
        ],
    },
];

/// An edition: a value for every option.
#[derive(Debug)]
pub struct Preset {
    /// Its name in setups.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// The parts its rules describe. They are not switched on by the preset.
    pub parts: &'static [&'static str],
}

/// A box of the game.
#[derive(Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it brings, in a sentence.
    pub about: &'static str,
    /// Its tile sets.
    pub sets: &'static [&'static str],
    /// Its elements.
    pub toggles: &'static [Toggle],
    /// Its options.
    pub options: &'static [Choice],
    /// Its figures and tokens.
    pub counts: &'static [Count],
    /// Opens its room for a game; nothing if the game does not need it.
    pub(crate) open: fn(&Choices) -> Option<Box<dyn Room>>,
}

/// An element that can be switched on or off by itself.
#[derive(Debug)]
pub struct Toggle {
    /// Its name in setups.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Whether it is on where the setup does not say.
    pub(crate) default: fn(&Choices) -> bool,
    /// The mark that is ignored while it is off.
    pub(crate) mark: Marks,
}

/// An option with its values.
#[derive(Debug)]
pub struct Choice {
    /// Its name in setups.
    pub name: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// What can be chosen.
    pub values: &'static [&'static str],
    /// The value where neither setup nor preset says.
    pub default: &'static str,
    /// The values of the presets that differ from the default.
    pub presets: &'static [(&'static str, &'static str)],
}

/// A kind of figure or token that each player has.
#[derive(Debug)]
pub struct Count {
    /// Its name in setups.
    pub name: &'static str,
    /// Which figure it is.
    pub figure: Figure,
    /// How many there are in a game that has them.
    pub usual: u32,
    /// The element it belongs to, which a count above 0 switches on.
    pub(crate) toggle: Option<&'static str>,
}

impl Count {
    /// At most this many of a kind.
    pub const MAX: u32 = 99;
}

/// The moments at which the core asks the rooms.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hook {
    /// [`Room::worth`]
    Worth,
}

impl Hook {
    pub(crate) const ALL: [Self; 1] = [Self::Worth];
    pub(crate) const COUNT: usize = Self::ALL.len();
}

/// A part in play, with its options settled. Rooms are immutable; what changes is in the state.
pub(crate) trait Room: Debug + Send + Sync {
    /// Whether it wants to be asked.
    fn answers(&self, hook: Hook) -> bool;

    /// Changes what a road or city is worth.
    fn worth(&self, scored: &Scored, worth: &mut Worth) {
        let _ = (scored, worth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_consistent() {
        let presets: Vec<_> = PRESETS.iter().map(|p| p.name).collect();
        for choice in parts().flat_map(|p| p.options) {
            assert!(choice.values.contains(&choice.default), "{}", choice.name);
            for (preset, value) in choice.presets {
                assert!(presets.contains(preset), "{}: {preset}", choice.name);
                assert!(choice.values.contains(value), "{}: {value}", choice.name);
                assert_ne!(*value, choice.default, "{}: the preset says nothing new", choice.name);
            }
        }
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = parts()
            .flat_map(|p| {
                let toggles = p.toggles.iter().map(|t| t.name);
                let counts = p.counts.iter().map(|c| c.name);
                toggles.chain(counts).chain(p.options.iter().map(|o| o.name))
            })
            .collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|w| w[0] != w[1]), "{names:?}");
    }

    #[test]
    fn tile_sets_exist() {
        for set in parts().flat_map(|p| p.sets) {
            assert!(crate::tile::set(set).is_some(), "{set}");
        }
    }
}
