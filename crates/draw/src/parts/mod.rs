//! What the parts of the game look like.
//!
//! Each part has a file here and says in a [`Part`] what it shows: figures and tokens of players, what belongs to nobody,
//! what stands on tiles, what lies on the board and beside it. The rest of the crate asks [`PARTS`] and knows none of
//! them. To add a part, write its file and list it.

mod abbey_mayor;
mod abbot;
mod base;
mod bridges_castles_bazaars;
mod count;
mod cult;
mod inns_cathedrals;
mod king_robber;
mod princess_dragon;
mod river;
mod siege;
mod tower;
mod traders_builders;

use aude_engine::{
    Action, Design, Figure, FigureOnTable, Pos, State,
    tile::{Kind, Segment, Symbol, Tile},
};

use crate::{
    board::{Board, Chip, Pieces},
    geometry::{Places, Point},
    players::Livery,
    tile::Painter,
};

/// All parts. What is drawn or listed one after the other comes in this order.
pub(crate) const PARTS: &[&Part] = &[
    &base::PART,
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

/// What a part looks like.
pub(crate) struct Part {
    /// Figures and tokens that players own.
    pub(crate) figures: &'static [FigureArt],
    /// What followers are called by where they stand.
    pub(crate) roles: &'static [RoleArt],
    /// What belongs to nobody.
    pub(crate) markers: &'static [MarkerArt],
    /// What stands on tiles.
    pub(crate) sights: &'static [Shown],
    /// How far a line from side to side gives way to what stands on a tile.
    pub(crate) bow: fn(&Tile) -> Option<f32>,
    /// Paints what lies between meadows and roads.
    pub(crate) below_roads: fn(&mut Painter),
    /// Where a figure stands, if not somewhere on its segment.
    pub(crate) foot: fn(&Board, FigureOnTable) -> Option<Foot>,
    /// Adds what lies or stands on the board beside figures on segments.
    pub(crate) pieces: fn(&Board, &mut Pieces),
    /// Tiles that lie beside the board.
    pub(crate) hand: fn(&State) -> &[Design],
    /// The square of an action that puts something like a tile there.
    pub(crate) squares: fn(Action) -> Option<Pos>,
    /// Adds what a player holds besides figures.
    pub(crate) chips: fn(&Board, usize, &mut Vec<Chip>),
    /// Pieces of the board for contact sheets.
    pub(crate) samples: &'static [Sample],
}

/// A part that shows nothing.
const NOTHING: Part = Part {
    figures: &[],
    roles: &[],
    markers: &[],
    sights: &[],
    bow: |_| None,
    below_roads: |_| (),
    foot: |_, _| None,
    pieces: |_, _| (),
    hand: |_| &[],
    squares: |_| None,
    chips: |_, _, _| (),
    samples: &[],
};

/// How a figure or token is drawn.
pub(crate) struct FigureArt {
    pub(crate) figure: Figure,
    pub(crate) draw: fn(&Livery) -> String,
    /// How large it is, as a share of the units it is drawn in.
    pub(crate) scale: f32,
    /// Roughly how wide it is, in tile units, so that several can be spread over a tile.
    pub(crate) width: f32,
    /// The room it takes around its point: left, top, width and height. A test measures it.
    pub(crate) room: [f32; 4],
    /// The same where it lies, if it lies on fields.
    pub(crate) lying: Option<[f32; 4]>,
    /// How large it is in the panel, and the width it takes there.
    pub(crate) icon: (f32, f32),
    /// How far south of its point it has its feet, where its middle is to be on that point.
    pub(crate) feet: f32,
}

impl FigureArt {
    const fn new(figure: Figure, draw: fn(&Livery) -> String) -> Self {
        Self { figure, draw, scale: 1., width: 0., room: [0.; 4], lying: None, icon: (1., 0.), feet: 0. }
    }
}

/// What a follower is called on a kind of segment, and how that is drawn: head and shoulders, to be told apart when small.
pub(crate) struct RoleArt {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) draw: fn(&Livery) -> String,
    /// The room it takes around its point. A test measures it.
    pub(crate) room: [f32; 4],
}

/// What sort of thing a marker is, in the order of contact sheets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Figure,
    Card,
    Token,
    /// Something that is drawn over figures.
    Cover,
}

/// How something that belongs to nobody is drawn.
pub(crate) struct MarkerArt {
    /// Its name, for captions and for programs.
    pub(crate) name: &'static str,
    pub(crate) sort: Sort,
    pub(crate) draw: fn() -> String,
    /// How large it is, as a share of the units it is drawn in.
    pub(crate) scale: f32,
    /// Half the width of its shadow. What lies flat has none.
    pub(crate) shadow: f32,
    /// The room it takes around its point. A test measures it.
    pub(crate) room: [f32; 4],
    /// What a figure is called that it is drawn over.
    pub(crate) before: Option<&'static str>,
}

impl MarkerArt {
    const fn new(name: &'static str, sort: Sort, draw: fn() -> String) -> Self {
        Self { name, sort, draw, scale: 1., shadow: 0., room: [0.; 4], before: None }
    }
}

/// What is shown on a tile, and for what.
pub(crate) enum Shown {
    /// Segments of some kind, each a place without an area.
    Center(fn(&Tile, &Segment) -> bool, &'static Sight),
    /// A symbol of the whole tile.
    Symbol(&'static SymbolArt),
    /// As many as a city has, in its middle.
    MidCity(fn(&Segment) -> u32, &'static Sight),
    /// As many as a city has, off its middle.
    InCity(fn(&Segment) -> u32, &'static Sight),
    /// Whatever the part puts on a segment, or beside it.
    Segment(fn(&mut Places, usize)),
}

/// Something that stands on a tile.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) name: &'static str,
    /// How much room it takes.
    pub(crate) radius: f32,
    pub(crate) draw: fn() -> String,
    /// How large it is, as a share of the units it is drawn in.
    pub(crate) scale: f32,
    /// How far it reaches aside and upwards, if it has that radius.
    pub(crate) reach: fn(f32) -> (f32, f32),
    /// Whether it stands outside of cities, so that houses may come near.
    pub(crate) outside: bool,
    /// Puts it on a point with a radius, where that takes more than a drawing.
    pub(crate) paint: Option<fn(&mut Painter, Point, f32)>,
}

impl Sight {
    const fn new(name: &'static str, radius: f32, scale: f32, draw: fn() -> String) -> Self {
        Self { name, radius, draw, scale, reach: |radius| (radius + 1.0, radius + 1.0), outside: false, paint: None }
    }
}

/// How a symbol is drawn, and where it stands.
pub(crate) struct SymbolArt {
    pub(crate) symbol: Symbol,
    pub(crate) sight: Sight,
    /// Whether it takes the middle of the city or field it stands in.
    pub(crate) central: bool,
    /// How much it likes a city on several sides; a field is worth 1.5 and a small city 1.
    pub(crate) in_city: f32,
    /// The room it takes where roads end at it, if they do.
    pub(crate) hub: Option<f32>,
    /// The kind of segment that it is, if it is one.
    pub(crate) segment: Option<Kind>,
}

impl SymbolArt {
    const fn new(symbol: Symbol, sight: Sight) -> Self {
        Self { symbol, sight, central: false, in_city: 1.0, hub: None, segment: None }
    }

    /// The segment of a tile that it is.
    pub(crate) fn segment_of(&self, tile: &Tile) -> Option<usize> {
        tile.segments.iter().position(|s| Some(s.kind) == self.segment)
    }

    /// How good it is to stand on a segment.
    pub(crate) fn worth(&self, segment: &Segment) -> f32 {
        match segment.kind {
            Kind::Field => 1.5,
            Kind::City if segment.sides > 1 => self.in_city,
            Kind::City => 1.0,
            _ => 0.0,
        }
    }
}

/// Where a figure stands on the board.
pub(crate) struct Foot {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    /// How far above the ground.
    pub(crate) lift: f32,
}

/// A piece of the board on a contact sheet.
pub(crate) struct Sample {
    pub(crate) name: &'static str,
    pub(crate) caption: &'static str,
    pub(crate) draw: fn() -> String,
    /// How far its point lies to the right, and above the ground.
    pub(crate) aside: f32,
    pub(crate) lift: f32,
}

impl Sample {
    const fn new(name: &'static str, caption: &'static str, draw: fn() -> String) -> Self {
        Self { name, caption, draw, aside: 0., lift: 0. }
    }
}

/// How a figure is drawn.
pub(crate) fn figure(of: Figure) -> &'static FigureArt {
    let mut figures = PARTS.iter().flat_map(|part| part.figures);
    figures.find(|art| art.figure == of).expect("every figure belongs to a part")
}

/// Everything that followers are called by where they stand.
pub(crate) fn roles() -> impl Iterator<Item = &'static RoleArt> {
    PARTS.iter().flat_map(|part| part.roles)
}

/// Everything that belongs to nobody.
pub(crate) fn markers() -> impl Iterator<Item = &'static MarkerArt> {
    PARTS.iter().flat_map(|part| part.markers)
}

/// Everything that tiles show.
pub(crate) fn shown() -> impl Iterator<Item = &'static Shown> {
    PARTS.iter().flat_map(|part| part.sights)
}

/// How a symbol is drawn.
pub(crate) fn symbol(of: Symbol) -> &'static SymbolArt {
    let art = |shown: &'static Shown| if let Shown::Symbol(art) = shown { Some(*art) } else { None };
    shown().filter_map(art).find(|art| art.symbol == of).expect("every symbol belongs to a part")
}

/// What stands on a segment that is a place without an area.
pub(crate) fn center(tile: &Tile, segment: usize) -> Option<&'static Sight> {
    shown().find_map(|shown| match shown {
        Shown::Center(is, sight) if is(tile, &tile.segments[segment]) => Some(*sight),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn everything_is_drawn_by_one_part() {
        for of in Figure::ALL {
            assert_eq!(PARTS.iter().flat_map(|p| p.figures).filter(|art| art.figure == of).count(), 1, "{of}");
        }
        for of in [Symbol::Tower, Symbol::Volcano, Symbol::Dragon, Symbol::Portal, Symbol::Bazaar] {
            assert_eq!(symbol(of).sight.name, format!("{of:?}"));
        }
        let mut names: Vec<_> = markers().map(|art| art.name).chain(Figure::ALL.map(Figure::name)).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
    }

    /// The rest of the crate knows one figure, and no symbol.
    #[test]
    fn the_rest_names_no_part() {
        fn files(folder: &Path, found: &mut Vec<(String, String)>) {
            for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if entry.is_file() {
                    found.push((entry.display().to_string(), fs::read_to_string(&entry).unwrap()));
                } else if !entry.ends_with("parts") {
                    files(&entry, found);
                }
            }
        }
        let mut found = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        assert!(found.len() > 20);
        let names: Vec<_> =
            Figure::ALL.into_iter().filter(|of| *of != Figure::Follower).map(|of| format!("Figure::{of:?}")).collect();
        for (file, text) in found {
            let named = names.iter().map(String::as_str).chain(["Symbol::"]).find(|name| text.contains(name));
            assert_eq!(named, None, "{file}");
        }
    }
}
