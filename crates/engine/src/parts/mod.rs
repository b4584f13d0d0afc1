//! The parts of the game and what can be chosen about them.
//!
//! A part is a box: tile sets, elements (mechanics that can be switched on and off), options, figures. The base
//! game is the core of the engine. Every other part has a folder below this module with its `Expansion`, and is
//! listed once, in `EXPANSIONS`.
//!
//! **Hooks.** An expansion in play registers functions (`Hooks`), one list for each occasion, so a part that is not in play
//! costs a test against zero, and a function that is not registered is dead code. The core never knows which expansion
//! answers. To add a hook, add a list and one call at its place in the turn (COMBO-X-01).
//!
//! **Decisions.** An expansion may interrupt a turn and ask players; see the module `turn`.
//!
//! **State.** Expansions are immutable. What they remember of a game is in `Memory`, which only games that need it
//! allocate. An expansion notes what it needs when a tile is placed, such as tower sites or besieged cities, instead of
//! searching the table later.
//!
//! **What expansions share.** They do not call each other. What one leaves on the table or in the state is there for
//! all: the dragon's square stops wagons, for example. Where several parts affect one number (a pig and a herd),
//! the core combines them.

pub(crate) mod abbey_mayor;
mod abbot;
mod base;
pub(crate) mod bridges_castles_bazaars;
pub(crate) mod count;
pub(crate) mod cult;
mod expansion;
mod fingerprint;
mod inns_cathedrals;
pub(crate) mod king_robber;
mod memory;
pub(crate) mod princess_dragon;
mod river;
pub(crate) mod siege;
pub(crate) mod tower;
pub(crate) mod traders_builders;

pub(crate) use expansion::{After, Ask, Expansion, Hooks, Laid, Offers, PlacementRule, TurnStep, Wants, When};
pub(crate) use memory::Memory;

use crate::{
    Datum, Design, Event, ExtraSpec, FactSpec, Figure, Phase, Revision, Rules, Score, SetupError, State, Telling,
    scenario::CheckSpec,
    setup::Choices,
    tile::{Kind, Marks, Symbol, Tile},
    verb::Verb,
};

/// The expansions. To add a part, write its folder and add it here. Where several answer a hook, this is their order.
const EXPANSIONS: &[&Part] = &[
    &river::PART,
    &abbot::PART,
    &inns_cathedrals::PART,
    &traders_builders::PART,
    &king_robber::PART,
    &princess_dragon::PART,
    &tower::PART,
    &bridges_castles_bazaars::PART,
    &abbey_mayor::PART,
    &siege::PART,
    &cult::PART,
    &count::PART,
];

/// No game has more expansions.
pub(crate) const MOST_EXPANSIONS: usize = EXPANSIONS.len();

/// Every part: the base game, then the expansions.
pub fn parts() -> impl Iterator<Item = &'static Part> {
    std::iter::once(&base::PART).chain(EXPANSIONS.iter().copied())
}

/// What the collected rules of 2006 describe.
const BIG_BOX: &[&str] = &["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower"];

/// What the Nordic digest of 2010 describes.
const NORDIC: &[&str] = &[
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
];

/// The editions.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-edition", about: "the first edition of the base game", parts: &["base"], sets: &["base"] },
    Preset { name: "big-box-2006", about: "the collected rules of 2006", parts: BIG_BOX, sets: BIG_BOX },
    Preset {
        name: "new-edition-2016",
        about: "the new edition of 2016",
        parts: &["base", "river-1", "abbot"],
        sets: &["base-gardens", "river-1-gardens"],
    },
    Preset {
        name: "nordic-2010",
        about: "the Nordic digest of 2010, with its house rules",
        parts: NORDIC,
        sets: NORDIC,
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
    /// The tile sets to play them with.
    pub sets: &'static [&'static str],
}

/// Prepares an expansion for a game.
pub(crate) type Open = fn(&Choices) -> Result<Option<Box<dyn Expansion>>, SetupError>;

/// A box of the game.
#[derive(Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it brings, in a sentence.
    pub about: &'static str,
    /// The tile that stands for it in pictures.
    pub tile: &'static str,
    /// What the sections of its page of the rulebook explain, counted from 0.
    pub sections: &'static [(About, u8)],
    /// Its tile sets.
    pub sets: &'static [&'static str],
    /// Its elements.
    pub toggles: &'static [ToggleSpec],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// Its figures and tokens.
    pub counts: &'static [PieceSpec],
    /// What players can do because of it.
    pub verbs: &'static [Verb],
    /// What it adds to a position.
    pub extras: &'static [ExtraSpec],
    /// What it shows of a position.
    pub facts: &'static [FactSpec],
    /// How a log tells of its events; nothing for those of others.
    pub tell: fn(&Event) -> Option<Telling>,
    /// The message that explains a score of the part beside its terms.
    pub explain: fn(&Score) -> Option<&'static str>,
    /// Messages of the log that make a moment worth a second look when there are several in a turn, each with the message
    /// about that moment.
    pub moments: &'static [(&'static str, &'static str)],
    /// What a player holds beside figures and tokens that are still to be placed.
    pub holds: fn(&Rules, &State, usize) -> Vec<Holding>,
    /// Where those are who move without a trace on the board, so that only a position before a move tells the move.
    pub whereabouts: fn(&State) -> Vec<Datum>,
    /// What it gives points for beside features. Texts: `log-scores-CAUSE`, `brief-points-CAUSE` and `after-row-CAUSE`.
    pub causes: &'static [&'static str],
    /// What scenarios can check of it.
    pub checks: &'static [CheckSpec],
    /// Whether a tile of its sets is left out by an option.
    pub(crate) leaves_out: fn(&Choices, &Tile) -> bool,
    /// Prepares its rules for a game; nothing if the game does not need them; an error if they make no sense.
    pub(crate) open: Open,
}

impl Part {
    /// What a part says where it says nothing else.
    const PLAIN: Self = Self {
        name: "",
        title: "",
        about: "",
        tile: "",
        sections: &[],
        sets: &[],
        toggles: &[],
        options: &[],
        counts: &[],
        verbs: &[],
        extras: &[],
        facts: &[],
        causes: &[],
        tell: |_| None,
        explain: |_| None,
        moments: &[],
        holds: |_, _, _| Vec::new(),
        whereabouts: |_| Vec::new(),
        checks: &[],
        leaves_out: |_, _| false,
        open: |_| Ok(None),
    };
}

/// Something that a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Holding {
    /// So many tokens of a kind, perhaps none.
    Tokens(&'static str, u32),
    /// A card, and the size that earned it.
    Card(&'static str, u32),
    /// A figure of another player.
    FigureOf(usize, Figure),
    /// A tile that is still to be placed.
    Tile(Design),
}

impl Holding {
    /// What a player holds because of all parts.
    pub fn of(rules: &Rules, state: &State, player: usize) -> impl Iterator<Item = Self> {
        parts().flat_map(move |part| (part.holds)(rules, state, player))
    }
}

/// What players may want to read about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A phase.
    Phase(Phase),
    /// Something that can be done in a phase, by the name of its verb.
    Verb(Phase, &'static str),
    /// Where the tiles of the part go.
    Tiles,
    /// How figures come to another tile than the one placed last.
    Elsewhere,
}

/// The page of the rulebook, a part's name, and the section that explain something.
pub fn section(about: About) -> Option<(&'static str, u8)> {
    let of = |part: &'static Part| Some((part.name, part.sections.iter().find(|(it, _)| *it == about)?.1));
    parts().find_map(of)
}

/// The section about the tiles of a part, for a tile that does not go where others do.
pub fn section_of_tile(id: &str) -> Option<(&'static str, u8)> {
    let has = |part: &&Part| {
        part.sets
            .iter()
            .filter_map(|set| crate::tile::set(set))
            .any(|set| set.tiles.iter().any(|(tile, _)| tile.id == id))
    };
    let part = parts().filter(|part| part.sections.iter().any(|(about, _)| *about == About::Tiles)).find(has)?;
    Some((part.name, part.sections.iter().find(|(about, _)| *about == About::Tiles)?.1))
}

/// An element that can be switched on or off by itself (COMBO-20).
#[derive(Debug)]
pub struct ToggleSpec {
    /// Its name in setups.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Whether it is on where the setup does not say.
    pub(crate) default: fn(&Choices) -> bool,
    /// What on the tiles belongs to it.
    pub(crate) shown: Shown,
}

/// What on the tiles belongs to an element, and is ignored while the element is off (COMBO-X-08).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    Nothing,
    /// Marks on segments.
    Marks(Marks),
    /// A symbol of a tile.
    Symbol(Symbol),
    /// A princess in a city.
    Princess,
    /// A shrine, which is a plain monastery otherwise.
    Shrine,
    /// Gardens, which are decoration otherwise.
    Gardens,
    /// Symbols without which a tile is of no use, so that it is removed.
    Needed(&'static [Symbol]),
    /// The whole tile set of the same name, which is removed.
    Set,
}

impl Shown {
    /// Whether a tile shows it.
    pub(crate) fn is_on(self, tile: &Tile) -> bool {
        match self {
            Self::Nothing | Self::Set | Self::Gardens => false,
            Self::Marks(marks) => tile.marks().without(marks) != tile.marks(),
            Self::Symbol(symbol) => tile.symbol == Some(symbol),
            Self::Shrine => tile.segments.iter().any(|s| s.kind == Kind::Shrine),
            Self::Princess => tile.segments.iter().any(|s| s.princess),
            Self::Needed(symbols) => tile.symbol.is_some_and(|s| symbols.contains(&s)),
        }
    }

    /// Whether it is the symbol of a tile.
    pub(crate) fn is_symbol_of(self, tile: &Tile) -> bool {
        matches!(self, Self::Symbol(_) | Self::Needed(_)) && self.is_on(tile)
    }
}

/// An option with its values.
#[derive(Debug)]
pub struct OptionSpec {
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
    /// The revision of the rules that gave the presets these values.
    pub since: Revision,
}

/// Options that were taken out, with their values: old setups still have them.
pub(crate) const FORMER_OPTIONS: &[(&str, &[&str])] = &[("unplaceable-tile", &["automatic", "needs-agreement"])];

/// A kind of figure or token that each player has.
#[derive(Debug)]
pub struct PieceSpec {
    /// Its name in setups.
    pub name: &'static str,
    /// Which figure it is.
    pub figure: Figure,
    /// How many there are in a game that has them, by the number of players.
    pub usual: fn(usize) -> u32,
    /// The element it belongs to, which a count above 0 switches on.
    pub toggle: Option<&'static str>,
    /// What it wants of the feature it is placed on, where the expansion says on what it can stand, rather than the rules for
    /// followers.
    pub(crate) wants: Option<fn(&Choices) -> Wants>,
}

impl PieceSpec {
    /// At most this many of a kind.
    pub const MAX: u32 = 99;
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

    /// What a preset names can be played.
    #[test]
    fn presets_can_be_played() {
        for preset in PRESETS {
            let mut setup = crate::Setup::players(2);
            setup.preset = Some(preset.name.into());
            setup.parts = Some(preset.sets.iter().map(|set| ((*set).to_string(), 1)).collect());
            let rules = Rules::new(&setup).unwrap();
            assert_eq!(rules.choices().count("abbot") > 0, preset.parts.contains(&"abbot"), "{}", preset.name);
        }
    }

    #[test]
    fn tile_sets_exist() {
        for set in parts().flat_map(|p| p.sets) {
            assert!(crate::tile::set(set).is_some(), "{set}");
        }
    }
}
