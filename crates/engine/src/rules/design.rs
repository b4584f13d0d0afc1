//! A tile design made ready for play: what the board needs, side by side.

use crate::tile::{Edge, Kind, Marks, Symbol, Tile};

/// More segments than this no tile has.
pub(crate) const MAX_SEGMENTS: usize = 12;

/// A side of a tile: what it shows, and the segments at its three places, clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) segments: [u8; 3],
    pub(crate) edge: Edge,
}

#[derive(Clone, Debug)]
pub(crate) struct Design {
    sides: [Side; 4],
    /// For each turn and side, what it adds to the signature of the square beyond.
    pub(super) shown: [[u32; 4]; 4],
    nodes: u8,
    open: [u8; MAX_SEGMENTS],
    kinds: [Kind; MAX_SEGMENTS],
    /// Segments that are completed along their edges: cities and roads.
    pub(crate) closable: u16,
    /// Segments that are completed by the tiles around.
    pub(crate) centers: u16,
    /// Segments on which a follower may stand (BASE-MEEPLE-04, BASE-X-12).
    pub(crate) standing: u16,
    /// Segments that are fields.
    pub(crate) fields: u16,
    /// Whether nobody may stand on the tile (RIVER2-06).
    pub(crate) barred: bool,
    /// When it is drawn: the lowest stage in the bag comes first.
    pub(crate) stage: u8,
    /// The rooms that have a say in where it may be placed, as a set.
    pub(super) ruled: u16,
    /// Keeps, of a placement, the turns that look different.
    pub(super) looks: u32,
    /// Its rows in the table of fits.
    pub(super) class: u16,
    marks: [Marks; MAX_SEGMENTS],
    touches: [u16; MAX_SEGMENTS],
    pub(crate) tile: &'static Tile,
}

impl Design {
    /// Prepares a tile. `active` says which of a segment's marks count in this game.
    pub(super) fn new(tile: &'static Tile, active: impl Fn(Marks) -> Marks, farmers: bool, gardens: bool) -> Self {
        // Without its element a garden is decoration. It comes last of all that belongs to a feature.
        let decoration = tile.segments.iter().filter(|s| s.kind == Kind::Garden && !gardens).count();
        let nodes = tile.nodes() - decoration;
        assert!(nodes <= MAX_SEGMENTS, "{} has too many segments", tile.id);
        let mut design = Self {
            sides: [Side { segments: [0; 3], edge: Edge::Field }; 4],
            shown: [[0; 4]; 4],
            nodes: nodes as u8,
            open: [0; MAX_SEGMENTS],
            kinds: [Kind::Field; MAX_SEGMENTS],
            closable: 0,
            centers: 0,
            standing: 0,
            fields: 0,
            barred: tile.symbol == Some(Symbol::Volcano),
            stage: 0,
            ruled: 0,
            looks: !3 | (tile.period as u32 - 1),
            class: 0,
            marks: [Marks::NONE; MAX_SEGMENTS],
            touches: [0; MAX_SEGMENTS],
            tile,
        };
        for (i, segment) in tile.segments[..nodes].iter().enumerate() {
            design.kinds[i] = segment.kind;
            design.marks[i] = active(segment.marks);
            design.touches[i] = segment.touches;
            let bit = 1 << i;
            match segment.kind {
                Kind::City | Kind::Road => design.closable |= bit,
                Kind::Field => design.fields |= bit,
                kind if kind.is_center() => design.centers |= bit,
                _ => {}
            }
            match segment.kind {
                Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine => design.standing |= bit,
                Kind::Field if farmers => design.standing |= bit,
                _ => {}
            }
        }
        if design.barred {
            design.standing = 0;
        }
        for side in 0..4 {
            let edge = tile.edges[side];
            design.sides[side].edge = edge;
            for place in 0..3 {
                let bit = 1 << (3 * side + place);
                let owner = tile.segments[..nodes].iter().position(|s| s.places & bit != 0);
                if let Some(owner) = owner {
                    design.sides[side].segments[place] = owner as u8;
                    // One join for a plain side, one for each of the three places of a road's.
                    if place == 1 || matches!(edge, Edge::Road | Edge::River) {
                        design.open[owner] += 1;
                    }
                }
            }
        }
        design
    }

    /// The side that lies in a direction after turning.
    #[inline]
    pub(crate) fn side(&self, direction: usize, turn: u8) -> &Side {
        &self.sides[(direction + 4 - turn as usize) & 3]
    }

    #[inline]
    pub(crate) fn shown(&self, turn: u8) -> &[u32; 4] {
        &self.shown[turn as usize & 3]
    }

    #[inline]
    pub(crate) fn nodes(&self) -> usize {
        self.nodes as usize
    }

    /// At how many places a segment can join another.
    #[inline]
    pub(crate) fn open(&self, segment: usize) -> u8 {
        self.open[segment]
    }

    #[inline]
    pub(crate) fn kind(&self, segment: usize) -> Kind {
        self.kinds[segment]
    }

    #[inline]
    pub(crate) fn marks(&self, segment: usize) -> Marks {
        self.marks[segment]
    }

    /// The cities a field segment touches, as a set of segments.
    #[inline]
    pub(crate) fn touches(&self, segment: usize) -> u16 {
        self.touches[segment]
    }
}
