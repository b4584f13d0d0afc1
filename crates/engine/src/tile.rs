//! Tiles: what is on them, how it hangs together, how often they exist.
//!
//! The catalogue is written by hand as TOML under `parts/` and compiled into [`TILES`] and [`SETS`] by the
//! build script, which refuses a faulty tile by name. Nothing is parsed at run time.
//!
//! A tile has four sides, north, east, south, west. A side has three places, two halves and a middle, so
//! that the whole edge has twelve, numbered clockwise from the north-west:
//!
//! ```text
//!         Nw  N  Ne             0   1   2
//!        +---------+
//!     Wn |         | En     11             3
//!      W |         | E      10             4
//!     Ws |         | Es      9             5
//!        +---------+
//!         Sw  S  Se             8   7   6
//! ```
//!
//! ```
//! use aude_engine::tile::{self, Edge};
//!
//! let start = tile::find("D").unwrap();
//! assert_eq!(start.edges, [Edge::City, Edge::Road, Edge::Field, Edge::Road]);
//! assert_eq!(start.segments.len(), 4); // a city, a road and the fields on both sides of it
//! ```

use std::fmt;

use crate::parts::Shown;

/// What a side of a tile shows. Two sides fit if they show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Edge {
    /// Field from corner to corner.
    Field = 1,
    /// A road between two fields.
    Road = 2,
    /// City wall from corner to corner.
    City = 3,
    /// A river between two fields.
    River = 4,
    /// Fits everything: the abbey.
    Any = 0,
    /// Inside the fixed city of the Count; no other tile ever meets it.
    Wall = 7,
}

/// The kind of a segment, and of the feature it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// A city.
    City,
    /// A road.
    Road,
    /// A field.
    Field,
    /// A monastery; an abbey is one too.
    Monastery,
    /// A shrine of the cult. Its follower is a heretic (CULT-03).
    Shrine,
    /// The site of a tower. Whoever stands on the tower holds no feature (COMBO-X-04).
    Tower,
    /// A garden.
    Garden,
    /// The fixed city of the Count. It counts for farmers, and nobody stands there (COUNT-X-02).
    Carcassonne,
    /// A river: it parts fields and carries nobody.
    River,
}

impl Kind {
    /// All kinds, in the order in which the segments of a tile are listed.
    pub const ALL: [Self; 9] = [
        Self::City,
        Self::Road,
        Self::Field,
        Self::Monastery,
        Self::Shrine,
        Self::Tower,
        Self::Garden,
        Self::Carcassonne,
        Self::River,
    ];

    /// The name used in records and by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Shrine => "shrine",
            Self::Tower => "tower",
            Self::Garden => "garden",
            Self::Carcassonne => "carcassonne",
            Self::River => "river",
        }
    }

    /// Its sign on a board of characters, if it has one place on its tile.
    const fn sign(self) -> Option<char> {
        match self {
            Self::Monastery => Some('M'),
            Self::Shrine => Some('S'),
            Self::Tower => Some('T'),
            Self::Garden => Some('g'),
            _ => None,
        }
    }

    /// Whether it is completed by its eight surrounding tiles rather than along its edges (BASE-MON-01, ABBOT-X-05, CULT-02).
    pub const fn is_center(self) -> bool {
        matches!(self, Self::Monastery | Self::Shrine | Self::Garden)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What segments carry, as counters that add up when segments join into a feature. Marks of an element that is switched
/// off are removed when the rules are built, so nothing else has to check for it.
///
/// ```
/// use aude_engine::tile::Marks;
///
/// let marks = Marks::PENNANT + Marks::PENNANT + Marks::CATHEDRAL;
/// assert_eq!(marks.pennants(), 2);
/// assert_eq!(marks.cathedrals(), 1);
/// assert_eq!(marks.inns(), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(pub(crate) u64);

macro_rules! marks {
    ($($(#[$about:meta])* $name:ident, $count:ident: $shift:literal, $bits:literal, $sign:literal;)*) => {
        impl Marks {
            /// Nothing.
            pub const NONE: Self = Self(0);
            $(
                $(#[$about])*
                pub const $name: Self = Self(1 << $shift);
                $(#[$about])*
                ///
                /// How many there are.
                pub const fn $count(self) -> u32 {
                    (self.0 >> $shift & ((1 << $bits) - 1)) as u32
                }
            )*

            /// Their names, how many there are of each, and their signs on a board of characters.
            pub fn each(self) -> impl Iterator<Item = (&'static str, u32, char)> {
                [$((stringify!($count), self.$count(), $sign)),*].into_iter().filter(|(_, n, _)| *n > 0)
            }

            /// The counters of the sorts of marks that there are any of, all ones.
            const fn lanes(self) -> u64 {
                let mut lanes = 0;
                $(if self.$count() > 0 { lanes |= ((1 << $bits) - 1) << $shift; })*
                lanes
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/prints.rs"));

impl Marks {
    /// The marks without those sorts that the others have any of, for an element that is switched off.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.lanes())
    }
}

impl std::ops::Add for Marks {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::ops::AddAssign for Marks {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

/// One connected piece of city, road, field or the like on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is.
    pub kind: Kind,
    /// The places of the edge it takes, as a set of bits.
    pub places: u16,
    /// How many sides of the tile it opens to. A half counts for fields only through its side.
    pub sides: u8,
    /// What it carries.
    pub marks: Marks,
    /// The cities a field touches, as a set of segment numbers.
    pub touches: u16,
    /// A city that is a single semicircle, on which a castle can stand.
    pub castle: bool,
    /// A city segment with a princess.
    pub princess: bool,
    /// The words of the catalogue that matter for drawing only: `house`, `bridge`, `tunnel`, `reach-se` …
    pub words: &'static [&'static str],
}

impl Segment {
    /// Names of the places it takes once the tile is turned: sides for cities, roads and rivers, halves for
    /// fields, clockwise from the north-west.
    pub fn place_names(&self, turn: u8) -> impl Iterator<Item = &'static str> + use<> {
        let places = turn_places(self.places, turn);
        let halves = matches!(self.kind, Kind::Field | Kind::Carcassonne);
        (0..12).filter(move |p| places >> p & 1 == 1 && (p % 3 != 1) == halves).map(|p| PLACES[p])
    }
}

/// The twelve places of a tile's edge by name.
pub const PLACES: [&str; 12] = ["Nw", "N", "Ne", "En", "E", "Es", "Se", "S", "Sw", "Ws", "W", "Wn"];

/// A set of places after clockwise quarter turns.
pub const fn turn_places(places: u16, turn: u8) -> u16 {
    let shift = 3 * turn as u32;
    (places << shift | places >> (12 - shift)) & 0xfff
}

/// Something on a tile, as a board of characters shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The character.
    pub sign: char,
    /// The segment it belongs to; nothing if it belongs to the whole tile.
    pub segment: Option<usize>,
    /// Whether it stands for the segment itself rather than for what that carries.
    pub is_segment: bool,
}

/// A tile design.
#[derive(Debug)]
pub struct Tile {
    /// Its name: a letter or a description, unique over all sets.
    pub id: &'static str,
    /// Its segments: cities, roads, fields, the center, a tower, a garden, rivers last.
    pub segments: &'static [Segment],
    /// The kinds of its sides: north, east, south, west.
    pub edges: [Edge; 4],
    /// After how many quarter turns (1, 2 or 4) the tile looks the same again.
    pub period: u8,
    /// What is in its center, in the word of the catalogue.
    pub center: Option<&'static str>,
    /// A symbol on it.
    pub symbol: Option<Symbol>,
    /// Segments joined by a way, as sets of segment numbers.
    pub links: &'static [u16],
    /// Segments that touch without a way from one to the other.
    pub meets: &'static [u16],
    /// Where it lies in a layout that is fixed before play, as column and row from the north-west.
    pub at: Option<(i16, i16)>,
    /// The printing it belongs to, where a set had several.
    pub group: Option<&'static str>,
    /// Held by the players, not drawn.
    pub held: bool,
    /// A remark for people.
    pub about: &'static str,
    /// The same tile where a road parts the fields at the mouths of its tunnel.
    pub parted: Option<&'static Tile>,
}

impl Tile {
    /// How many of its segments can belong to features: all but rivers (RIVER-X-06).
    pub fn nodes(&self) -> usize {
        self.segments.iter().filter(|s| s.kind != Kind::River).count()
    }

    /// The marks of all its segments together.
    pub fn marks(&self) -> Marks {
        self.segments.iter().fold(Marks::NONE, |sum, s| sum + s.marks)
    }

    /// What a board of characters shows of it, if all elements are on. [`Rules::signs`](crate::Rules::signs) leaves out
    /// what does not count in a game.
    pub fn signs(&self) -> Vec<Sign> {
        self.signs_without(&[])
    }

    /// The same without what belongs to some elements.
    pub(crate) fn signs_without(&self, off: &[Shown]) -> Vec<Sign> {
        let marks = |marks: Marks| {
            off.iter()
                .fold(marks, |left, shown| if let Shown::Marks(marks) = shown { left.without(*marks) } else { left })
        };
        let is_off = |what: fn(&Shown) -> bool| off.iter().any(what);
        let symbol = !off.iter().any(|shown| shown.is_symbol_of(self));
        let mut signs = Vec::new();
        for (i, segment) in self.segments.iter().enumerate() {
            let kind = match segment.kind {
                Kind::Tower if !symbol => None,
                Kind::Garden if is_off(|shown| matches!(shown, Shown::Gardens)) => None,
                Kind::Shrine if is_off(|shown| matches!(shown, Shown::Shrine)) => Some(Kind::Monastery),
                kind => Some(kind),
            };
            let sign = |sign, is_segment| Sign { sign, segment: Some(i), is_segment };
            signs.extend(kind.and_then(Kind::sign).map(|it| sign(it, true)));
            signs.extend(marks(segment.marks).each().map(|(_, _, it)| sign(it, false)));
            if segment.princess && !is_off(|shown| matches!(shown, Shown::Princess)) {
                signs.push(sign('p', false));
            }
        }
        let symbol = self.symbol.filter(|_| symbol).and_then(Symbol::sign);
        signs.extend(symbol.map(|sign| Sign { sign, segment: None, is_segment: false }));
        signs
    }
}

/// A tile set: what lies together in a box.
#[derive(Debug)]
pub struct Set {
    /// Its name in setups, such as `inns-cathedrals`.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its tiles and how many there are of each.
    pub tiles: &'static [(&'static Tile, u8)],
    /// The tile that opens the game.
    pub start: Option<&'static str>,
    /// The tile that must follow.
    pub second: Option<&'static str>,
    /// The tile kept to the end.
    pub last: Option<&'static str>,
}

#[allow(clippy::unreadable_literal, reason = "generated")]
mod catalogue {
    use super::{Edge, Kind, Marks, Segment, Set, Symbol, Tile};
    include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
}

pub use catalogue::{SETS, TILES};

/// The tile of a name.
pub fn find(id: &str) -> Option<&'static Tile> {
    TILES.iter().find(|t| t.id == id)
}

/// The tile set of a name.
pub fn set(id: &str) -> Option<&'static Set> {
    SETS.iter().find(|s| s.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(set_id: &str, what: impl Fn(&Tile) -> u32) -> u32 {
        set(set_id).unwrap().tiles.iter().map(|(t, n)| what(t) * u32::from(*n)).sum()
    }

    /// BASE-SETUP-01, BASE-SETUP-02, BASE-X-02: 72 tiles, 24 designs, 10 pennants, 6 monasteries.
    #[test]
    fn base_set() {
        let base = set("base").unwrap();
        let printed = [
            ("A", 2),
            ("B", 4),
            ("C", 1),
            ("D", 4),
            ("E", 5),
            ("F", 2),
            ("G", 1),
            ("H", 3),
            ("I", 2),
            ("J", 3),
            ("K", 3),
            ("L", 3),
            ("M", 2),
            ("N", 3),
            ("O", 2),
            ("P", 3),
            ("Q", 1),
            ("R", 3),
            ("S", 2),
            ("T", 1),
            ("U", 8),
            ("V", 9),
            ("W", 4),
            ("X", 1),
        ];
        assert_eq!(base.tiles.iter().map(|(t, n)| (t.id, *n)).collect::<Vec<_>>(), printed);
        assert_eq!(count("base", |_| 1), 72);
        assert_eq!(count("base", |t| t.marks().pennants()), 10);
        assert_eq!(count("base", |t| t.segments.iter().filter(|s| s.kind == Kind::Monastery).count() as u32), 6);
        assert_eq!(base.start, Some("D"));
    }

    /// BASE-X-02: the faces behind the letters.
    #[test]
    fn base_faces() {
        let faces = [
            "FFRF", "FFFF", "CCCC", "CRFR", "CFFF", "FCFC", "FCFC", "CFCF", "CFFC", "CRRF", "CFRR", "CRRR", "CFFC",
            "CFFC", "CRRC", "CRRC", "CCFC", "CCFC", "CCRC", "CCRC", "FRFR", "FFRR", "FRRR", "RRRR",
        ];
        for ((tile, _), face) in set("base").unwrap().tiles.iter().zip(faces) {
            let edges: String = tile.edges.iter().map(|e| format!("{e:?}").remove(0)).collect();
            assert_eq!(edges, face, "{}", tile.id);
        }
        assert_eq!(set("base").unwrap().tiles.len(), faces.len());
    }

    /// INN-01, INN-02: 18 tiles, 6 with an inn, 2 with a cathedral; EK twice.
    #[test]
    fn inns_cathedrals_set() {
        assert_eq!(count("inns-cathedrals", |_| 1), 18);
        assert_eq!(count("inns-cathedrals", |t| t.marks().inns()), 6);
        assert_eq!(count("inns-cathedrals", |t| t.marks().cathedrals()), 2);
        for (tile, n) in set("inns-cathedrals").unwrap().tiles {
            assert_eq!(*n, 1 + u8::from(tile.id == "EK"), "{}", tile.id);
        }
    }

    /// DRAGON-01, DRAGON-02: 30 tiles, each with one of four symbols; only BG exists twice.
    #[test]
    fn princess_dragon_set() {
        let with = |symbol| count("princess-dragon", |t| u32::from(t.symbol == Some(symbol)));
        let princess = |t: &Tile| t.segments.iter().filter(|s| s.princess).count() as u32;
        assert_eq!(count("princess-dragon", |_| 1), 30);
        assert_eq!([Symbol::Volcano, Symbol::Dragon, Symbol::Portal].map(with), [6, 12, 6]);
        assert_eq!(count("princess-dragon", princess), 6);
        for (tile, n) in set("princess-dragon").unwrap().tiles {
            assert_eq!(*n, 1 + u8::from(tile.id == "BG"), "{}", tile.id);
            assert_eq!(princess(tile) + u32::from(tile.symbol.is_some()), 1, "{}", tile.id);
        }
    }

    /// TOWER-01, TOWER-03: 18 tiles, each with a site; only TK exists twice.
    #[test]
    fn tower_set() {
        let sites = |t: &Tile| t.segments.iter().filter(|s| s.kind == Kind::Tower).count() as u32;
        assert_eq!(count("tower", |_| 1), 18);
        assert_eq!(count("tower", sites), 18);
        for (tile, n) in set("tower").unwrap().tiles {
            assert_eq!(*n, 1 + u8::from(tile.id == "TK"), "{}", tile.id);
        }
    }

    /// DRAGON-X-15: with `tunnel-field` = `split` the road parts the fields at each mouth of the tunnel.
    #[test]
    fn tunnels_part_fields() {
        let fields = |t: &Tile| t.segments.iter().filter(|s| s.kind == Kind::Field).count();
        for (id, whole, parted) in [("BQ", 2, 4), ("am-tunnel", 3, 4)] {
            let tile = find(id).unwrap();
            let other = tile.parted.unwrap();
            assert_eq!((fields(tile), fields(other), other.id), (whole, parted, id));
            assert_eq!((tile.edges, tile.period, tile.symbol), (other.edges, other.period, other.symbol));
        }
        assert_eq!(TILES.iter().filter(|t| t.parted.is_some()).count(), 2);
    }

    #[test]
    fn garden_sets_hold_as_many_tiles() {
        for set_id in ["base", "river-1", "tower", "inns-cathedrals"] {
            assert_eq!(count(set_id, |_| 1), count(&format!("{set_id}-gardens"), |_| 1));
        }
        let gardens = |t: &Tile| t.segments.iter().filter(|s| s.kind == Kind::Garden).count() as u32;
        assert_eq!(count("base-gardens", gardens), 8);
        assert_eq!(count("base", gardens), 0);
    }

    /// The rotations printed in `parts/symmetry.md`.
    #[test]
    fn periods_agree_with_the_table() {
        let table = include_str!("../../../parts/symmetry.md");
        let mut seen = 0;
        for row in table.lines().filter(|l| l.starts_with("| ") && !l.contains("copies")) {
            let cells: Vec<_> = row.split('|').map(str::trim).collect();
            let Ok(whole) = cells[5].parse::<u8>() else { continue };
            assert_eq!(find(cells[1]).unwrap().period, whole, "{row}");
            seen += 1;
        }
        let turned = |t: &&Tile| t.at.is_none() && !t.id.ends_with("-garden");
        assert_eq!(seen, TILES.iter().filter(turned).count());
    }

    #[test]
    fn places_turn_clockwise() {
        assert_eq!(turn_places(0b001, 1), 0b001_000); // Nw becomes En
        assert_eq!(turn_places(0b1000_0000_0000, 1), 0b100); // Wn becomes Ne
    }

    #[test]
    fn places_have_names() {
        let d = find("D").unwrap();
        assert_eq!(d.segments[0].place_names(0).collect::<Vec<_>>(), ["N"]);
        assert_eq!(d.segments[1].place_names(1).collect::<Vec<_>>(), ["N", "S"]);
        assert_eq!(d.segments[2].place_names(0).collect::<Vec<_>>(), ["En", "Wn"]);
    }
}
