//! What a user asks for: players, tile sets, options. Anything can be written here; [`crate::Rules::new`]
//! decides whether it makes sense.

use std::collections::BTreeMap;

use crate::{
    Figure, Pos, StartBridge, StartExtras,
    parts::{self, Shown},
    tile::{self, Kind, Tile},
};

/// A game as somebody asked for it.
///
/// ```
/// use aude_engine::{Rules, Setup};
///
/// let mut setup = Setup::players(3);
/// setup.preset = Some("first-edition".into());
/// setup.options.insert("farmers".into(), "off".into());
/// let rules = Rules::new(&setup).unwrap();
/// assert_eq!(rules.choices().option("two-tile-city"), "two-points");
///
/// setup.options.insert("farmers".into(), "maybe".into());
/// let error = Rules::new(&setup).unwrap_err();
/// assert_eq!(error.to_string(), "options.farmers: `maybe` is not one of `on`, `off`");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The players' names, in the order of their seats.
    pub players: Vec<String>,
    /// Who begins (BASE-SETUP-07).
    pub first: usize,
    /// An edition whose option values apply.
    pub preset: Option<String>,
    /// The revision of the rules that it is played by.
    pub revision: Revision,
    /// Tile sets and how many copies of each; the base game where nothing is said.
    pub parts: Option<BTreeMap<String, u32>>,
    /// Elements switched on or off.
    pub toggles: BTreeMap<String, bool>,
    /// Option values.
    pub options: BTreeMap<String, String>,
    /// Figures and tokens of each player.
    pub counts: BTreeMap<String, u32>,
    /// A fixed order of draws, after which the game ends.
    pub draw: Option<Vec<String>>,
    /// The tiles that are left to be drawn, for a position out of a game; all that do not lie on the table where nothing
    /// is said.
    pub bag: Option<BTreeMap<String, u32>>,
    /// Tiles on the table instead of the start tile.
    pub start: Option<Vec<StartTile>>,
    /// The points players begin with, for a position out of a game; 0 where nothing is said.
    pub scores: Vec<u32>,
    /// What else a position out of a game has.
    pub extras: StartExtras,
}

impl Setup {
    /// The base game for so many players.
    pub fn players(n: usize) -> Self {
        Self { players: (1..=n).map(|i| format!("Player {i}")).collect(), ..Self::default() }
    }

    /// The same with other tile sets: names and copies.
    #[must_use]
    pub fn with_parts(mut self, parts: &[(&str, u32)]) -> Self {
        self.parts = Some(parts.iter().map(|(name, n)| ((*name).into(), *n)).collect());
        self
    }
}

/// A revision of the rules. A game keeps the one it began with, so that old records mean what they meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revision {
    /// The rules up to version 0.9.
    First,
    /// Rivers beside other tiles are looked ahead; the fairy pays beside her companion's empty place and for tiles won when
    /// the bag is empty; volcano tiles without the dragon are open; wagons drive before a late dragon; eleven more options.
    #[default]
    Second,
}

impl Revision {
    /// Its number in records and setups.
    pub const fn number(self) -> u32 {
        match self {
            Self::First => 1,
            Self::Second => 2,
        }
    }

    /// The revision of a number.
    pub fn from_number(number: u32) -> Option<Self> {
        [Self::First, Self::Second].into_iter().find(|revision| revision.number() == number)
    }
}

/// Whether somebody may be called so, and if not, why.
///
/// Names are shown in terminals, pictures and pages by whoever reads a game of others, so there must be something to see
/// and nothing that changes what stands around it.
///
/// ```
/// use aude_engine::check_name;
///
/// assert!(check_name("Zoë van Dam 🐉").is_ok());
/// assert_eq!(check_name(" "), Err("a name is empty"));
/// assert_eq!(check_name("Anna\u{1b}[2J"), Err("a name has a control character"));
/// ```
pub fn check_name(name: &str) -> Result<(), &'static str> {
    /// At most so many characters.
    const LONG: usize = 100;
    // Marks that turn the direction of a text, and ends of lines that are none for `is_control`.
    let turns =
        |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    // What joins or parts letters shows nothing by itself, nor do blanks that count as letters.
    let unseen = |c: char| {
        c.is_whitespace()
            || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
            || matches!(c, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fe00}'..='\u{fe0f}')
    };
    if name.chars().any(char::is_control) {
        Err("a name has a control character")
    } else if name.chars().any(turns) {
        Err("a name has an invisible mark that changes the direction of the text or ends the line")
    } else if name.chars().all(unseen) {
        Err("a name is empty")
    } else if name.chars().count() > LONG {
        Err("a name is longer than 100 characters")
    } else {
        Ok(())
    }
}

/// A tile on the table before the first turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartTile {
    /// Its name.
    pub tile: String,
    /// Its square.
    pub at: Pos,
    /// Clockwise quarter turns.
    pub turn: u8,
    /// Figures standing on it, taken from their owners' supply.
    pub figures: Vec<StartFigure>,
    /// The height of a tower on it.
    pub tower: u32,
    /// A bridge over it.
    pub bridge: Option<StartBridge>,
    /// Whose it was, if it is an abbey.
    pub owner: Option<usize>,
}

/// A figure on the table before the first turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartFigure {
    /// The owner's seat.
    pub owner: usize,
    /// Which figure.
    pub figure: Figure,
    /// On which segment of the tile.
    pub segment: SegmentName,
    /// Whether the fairy stands with it.
    pub fairy: bool,
}

/// A segment of a tile as people name it: its kind and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SegmentName {
    /// What it is.
    pub kind: Kind,
    /// Places that belong to it, as a set of bits; the tile as it lies.
    pub places: u16,
    /// Which one, among several without any place.
    pub nth: Option<usize>,
}

/// Every choice of a setup, with defaults filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The edition.
    pub preset: Option<&'static str>,
    /// The revision of the rules.
    pub revision: Revision,
    /// Tile sets in play and their copies.
    pub parts: Vec<(&'static str, u32)>,
    /// Elements, on or off.
    pub toggles: Vec<(&'static str, bool)>,
    /// Option values.
    pub options: Vec<(&'static str, &'static str)>,
    /// Figures and tokens of each player.
    pub counts: Vec<(&'static str, u32)>,
}

fn look_up<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    list.iter().find(|(n, _)| *n == name).map(|(_, value)| *value)
}

impl Choices {
    /// Whether the game is played by the second revision of the rules, or a later one.
    pub(crate) fn is_second(&self) -> bool {
        self.revision >= Revision::Second
    }

    /// Whether a tile set is in play, with or without gardens.
    pub fn plays(&self, part: &str) -> bool {
        self.parts.iter().any(|(name, n)| *n > 0 && name.strip_suffix("-gardens").unwrap_or(name) == part)
    }

    /// The tile sets in play and their copies, without those that an element stands for which is switched off: a river.
    pub(crate) fn sets_in_play(&self) -> impl Iterator<Item = &(&'static str, u32)> {
        self.parts.iter().filter(|(name, n)| {
            let element = name.strip_suffix("-gardens").unwrap_or(name);
            let mut sets = parts::parts().flat_map(|p| p.toggles).filter(|t| matches!(t.shown, Shown::Set));
            *n > 0 && !sets.any(|t| t.name == element && look_up(&self.toggles, t.name) == Some(false))
        })
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If there is no such option.
    pub fn option(&self, name: &str) -> &'static str {
        look_up(&self.options, name).unwrap_or_else(|| panic!("no option {name}"))
    }

    /// Whether an element is on.
    ///
    /// # Panics
    /// If there is no such element.
    pub fn toggle(&self, name: &str) -> bool {
        look_up(&self.toggles, name).unwrap_or_else(|| panic!("no toggle {name}"))
    }

    /// The elements that are off.
    pub(crate) fn off(&self) -> impl Iterator<Item = &'static parts::ToggleSpec> {
        parts::parts().flat_map(|part| part.toggles).filter(|toggle| !self.toggle(toggle.name))
    }

    /// How many of a figure or token each player has.
    ///
    /// # Panics
    /// If there is no such figure or token.
    pub fn count(&self, name: &str) -> u32 {
        look_up(&self.counts, name).unwrap_or_else(|| panic!("no count {name}"))
    }
}

impl SegmentName {
    /// The number of the segment on a tile that is turned.
    pub fn find(&self, tile: &Tile, turn: u8) -> Result<usize, String> {
        let of_kind = tile.segments.iter().enumerate().filter(|(_, s)| s.kind == self.kind);
        let mut all: Vec<usize> =
            of_kind.filter(|(_, s)| self.places & !tile::turn_places(s.places, turn) == 0).map(|(i, _)| i).collect();
        // Without any place a segment without places is meant, where there is one.
        if self.places == 0 && all.iter().any(|i| tile.segments[*i].places == 0) {
            all.retain(|i| tile.segments[*i].places == 0);
        }
        match (all.as_slice(), self.nth) {
            ([], _) => Err(format!("tile `{}` has no such {} as it lies", tile.id, self.kind)),
            ([one], None) => Ok(*one),
            (many, Some(nth)) => {
                many.get(nth).copied().ok_or_else(|| format!("tile `{}` has no {} number {nth}", tile.id, self.kind))
            }
            (_, None) => Err(format!(
                "tile `{}` has several such {} segments; name more of its places, or `nth`",
                tile.id, self.kind
            )),
        }
    }

    /// The name of a segment of a tile as it lies.
    pub fn of(tile: &Tile, segment: usize, turn: u8) -> Self {
        let it = &tile.segments[segment];
        let alike = |s: &&tile::Segment| s.kind == it.kind && s.places == 0;
        let nth = if it.places == 0 && tile.segments.iter().filter(alike).count() > 1 {
            Some(tile.segments[..segment].iter().filter(alike).count())
        } else {
            None
        };
        Self { kind: it.kind, places: tile::turn_places(it.places, turn), nth }
    }
}
