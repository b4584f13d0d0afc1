//! A tile design made ready for play: what the board needs, side by side.

use crate::{
    Axis, Figure,
    parts::Shown,
    tile::{Edge, Kind, Marks, Symbol, Tile},
};

/// More segments than this no tile has.
pub(crate) const MAX_SEGMENTS: usize = 12;

/// A side of a tile: what it shows, and the segments at its three places, clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    pub(crate) segments: [u8; 3],
    pub(crate) edge: Edge,
}

/// It begins where a line of the cache does, so that looking at a few of its fields brings in few lines.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Design {
    sides: [Side; 4],
    /// For each turn and side, what it adds to the signature of the square beyond.
    pub(super) shown: [[u32; 4]; 4],
    nodes: u8,
    open: [u8; MAX_SEGMENTS],
    kinds: [Kind; MAX_SEGMENTS],
    /// Segments that are completed along their edges: cities and roads, never fields (BASE-FIELD-02).
    pub(crate) closable: u16,
    /// Segments that are completed by the tiles around.
    pub(crate) centers: u16,
    /// Segments on which a follower may stand (BASE-MEEPLE-04, BASE-X-12).
    pub(crate) standing: u16,
    /// Segments that are cities, that of the Count among them.
    pub(crate) cities: u16,
    /// Segments that are fields.
    pub(crate) fields: u16,
    /// Segments to which a portal may lead. BCB-BRIDGE-05: a bridge elsewhere takes nobody.
    pub(crate) portal: u16,
    /// For each figure the segments on which it can stand at all.
    pub(super) ground: [u16; Figure::COUNT],
    /// Whether no follower may be put on the tile in the turn in which it is placed (DRAGON-VOLC-02).
    pub(crate) volcano: bool,
    /// Whether no figure at all may (RIVER2-06, `volcano-tile-figures`, COMBO-14, COMBO-18).
    pub(crate) barred: bool,
    /// The sides on which a river leaves it before it is turned, as a set.
    pub(crate) mouths: u8,
    /// Its symbol, if that counts in this game (RIVER-X-10).
    pub(crate) symbol: Option<Symbol>,
    /// The city segments with a princess, if she counts in this game.
    pub(crate) princess: u16,
    /// The city segments with besiegers, if they count in this game.
    pub(crate) besieged: u16,
    /// The segment that is the site of a tower.
    pub(crate) tower: Option<u8>,
    /// The segment that a bridge over the tile would be, in games with bridges: it comes after all others.
    pub(crate) bridge: Option<usize>,
    /// The directions in which both ends of a bridge over it would rest on field before it is turned, as a set.
    bears: u8,
    /// For each corner the field that fills it.
    corners: [Option<u8>; 4],
    /// Whether the dragon stays away (COUNT-11, COUNT-X-09, COMBO-07).
    pub(crate) no_dragon: bool,
    /// The monastery or shrine on it: which of the two, and the segment.
    pub(crate) house: Option<(Kind, u8)>,
    /// When it is drawn: the lowest stage in the bag comes first.
    pub(crate) stage: u8,
    /// The rules about where it may be placed, as a set of their numbers.
    pub(super) ruled: u16,
    /// What is done when it was placed, as a set of numbers.
    pub(super) watched: u16,
    /// Keeps, of a placement, the turns that look different.
    pub(super) looks: u32,
    /// Its rows in the table of fits.
    pub(super) class: u16,
    /// The binary logarithm of the number of turns that look different.
    pub(super) turns_log: u8,
    /// How many bridges might help it on one square, at most.
    pub(super) helped: u8,
    marks: [Marks; MAX_SEGMENTS],
    touches: [u16; MAX_SEGMENTS],
    /// The city segments of which two make a castle (BCB-CASTLE-06).
    pub(crate) castles: u16,
    /// Segments on which a follower may stand in later turns: a volcano tile is open then.
    later_standing: u16,
    /// For each figure the segments on which it can stand in later turns.
    pub(super) later_ground: [u16; Figure::COUNT],
    pub(crate) tile: &'static Tile,
}

/// What of a tile counts in a game.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub(super) struct Counts {
    /// What belongs to elements that are off.
    pub(super) ignored: Vec<Shown>,
    pub(super) farmers: bool,
    /// `tunnel-field`
    pub(super) tunnels_part_fields: bool,
    /// `volcano-tile-figures`
    pub(super) volcano_bars_all: bool,
    /// Whether followers may come to volcano tiles in later turns.
    pub(super) volcanoes_open: bool,
    /// `castle-city`
    pub(super) castles_anywhere: bool,
    /// Whether there are bridges.
    pub(super) bridges: bool,
    /// `count-dragon`
    pub(super) dragon_around: bool,
}

impl Design {
    /// Prepares a tile.
    pub(super) fn new(tile: &'static Tile, counts: &Counts) -> Self {
        let tile = tile.parted.filter(|_| counts.tunnels_part_fields).unwrap_or(tile);
        let ignored = || counts.ignored.iter().copied();
        let active = |marks: Marks| {
            ignored().fold(marks, |left, shown| match shown {
                Shown::Marks(marks) => left.without(marks),
                _ => left,
            })
        };
        let princess = !ignored().any(|shown| matches!(shown, Shown::Princess));
        let volcano = tile.symbol == Some(Symbol::Volcano);
        let river = tile.edges.contains(&Edge::River);
        // Without its element a garden is decoration. It comes last of all that belongs to a feature.
        let gardens = !ignored().any(|shown| matches!(shown, Shown::Gardens));
        let decoration = tile.segments.iter().filter(|s| s.kind == Kind::Garden && !gardens).count();
        let real = tile.nodes() - decoration;
        // A bridge has a number that no other segment has, and a node like all that come before it.
        let bridge = counts.bridges.then_some(tile.segments.len());
        let nodes = bridge.map_or(real, |bridge| bridge + 1);
        assert!(nodes <= MAX_SEGMENTS, "{} has too many segments", tile.id);
        // The fixed city: the dragon stays outside, or may cross the landscape around it.
        let inside = tile.edges.iter().all(|edge| *edge == Edge::Wall);
        let mut design = Self {
            sides: [Side { segments: [0; 3], edge: Edge::Field }; 4],
            shown: [[0; 4]; 4],
            nodes: nodes as u8,
            open: [0; MAX_SEGMENTS],
            kinds: [Kind::River; MAX_SEGMENTS],
            closable: 0,
            centers: 0,
            standing: 0,
            cities: 0,
            fields: 0,
            portal: 0,
            ground: [0; Figure::COUNT],
            volcano,
            barred: volcano && (river || counts.volcano_bars_all),
            mouths: (0..4).filter(|side| tile.edges[*side] == Edge::River).fold(0, |set, side| set | 1 << side),
            symbol: tile.symbol.filter(|_| !ignored().any(|shown| shown.is_symbol_of(tile))),
            princess: 0,
            besieged: 0,
            tower: None,
            bridge,
            bears: Axis::ALL.into_iter().fold(0, |set, axis| {
                let field = axis.sides().iter().all(|side| tile.edges[*side] == Edge::Field);
                set | u8::from(field) << axis as u8
            }),
            house: None,
            corners: [None; 4],
            no_dragon: tile.at.is_some() && (inside || !counts.dragon_around),
            stage: 0,
            ruled: 0,
            watched: 0,
            looks: !3 | (tile.period as u32 - 1),
            class: 0,
            helped: 0,
            turns_log: tile.period.trailing_zeros() as u8,
            marks: [Marks::NONE; MAX_SEGMENTS],
            touches: [0; MAX_SEGMENTS],
            castles: 0,
            later_standing: 0,
            later_ground: [0; Figure::COUNT],
            tile,
        };
        for (i, segment) in tile.segments[..real].iter().enumerate() {
            design.kinds[i] = segment.kind;
            design.marks[i] = active(segment.marks);
            design.touches[i] = segment.touches;
            let bit = 1 << i;
            match segment.kind {
                Kind::City | Kind::Road => design.closable |= bit,
                Kind::Field => design.fields |= bit,
                Kind::Tower => {
                    design.tower = Some(i as u8);
                    // Never complete.
                    design.open[i] = 1;
                }
                kind if kind.is_center() => design.centers |= bit,
                _ => {}
            }
            if matches!(segment.kind, Kind::Monastery | Kind::Shrine) {
                design.house = Some((segment.kind, i as u8));
            }
            if matches!(segment.kind, Kind::City | Kind::Carcassonne) {
                design.cities |= bit;
            }
            if segment.kind == Kind::City && (segment.castle || counts.castles_anywhere) {
                design.castles |= bit;
            }
            if segment.princess && princess {
                design.princess |= bit;
            }
            if segment.kind == Kind::City && design.marks[i].sieges() > 0 {
                design.besieged |= bit;
            }
            // CULT-02; ABBOT-X-04, INN-X-04: not in gardens.
            match segment.kind {
                Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine => design.standing |= bit,
                Kind::Field if counts.farmers => design.standing |= bit,
                _ => {}
            }
        }
        if let Some(bridge) = bridge {
            design.kinds[bridge] = Kind::Road;
            design.closable |= 1 << bridge;
            design.standing |= 1 << bridge;
            // Until it is built it leads nowhere, and is never complete.
            design.open[bridge] = 1;
        }
        // DRAGON-VOLC-02, DRAGON-X-09; RIVER2-06: on the volcano of a river nobody ever stands.
        if volcano && (river || !counts.volcanoes_open) {
            design.standing = 0;
        }
        design.later_standing = design.standing;
        if volcano {
            design.standing = 0;
        }
        design.portal = (design.later_standing | design.centers) & !bridge.map_or(0, |bridge| 1 << bridge);
        for side in 0..4 {
            let edge = tile.edges[side];
            design.sides[side].edge = edge;
            for place in 0..3 {
                let bit = 1 << (3 * side + place);
                let owner = tile.segments[..real].iter().position(|s| s.places & bit != 0);
                if let Some(owner) = owner {
                    design.sides[side].segments[place] = owner as u8;
                    // One join for a plain side, one for each of the three places of a road's.
                    if place == 1 || matches!(edge, Edge::Road | Edge::River | Edge::Wall) {
                        design.open[owner] += 1;
                    }
                }
            }
        }
        design.corners = std::array::from_fn(|corner| design.find_corner(corner));
        design
    }

    /// The side that lies in a direction after turning.
    #[inline]
    pub(crate) fn side(&self, direction: usize, turn: u8) -> &Side {
        &self.sides[direction.wrapping_sub(turn as usize) & 3]
    }

    /// The same tile with a bridge over it.
    pub(crate) fn bridged(&self, axis: Axis, turn: u8) -> Self {
        let mut bridged = self.clone();
        let bridge = self.bridge.expect("there are bridges in the game");
        bridged.open[bridge] = 2;
        for direction in axis.sides() {
            let local = direction.wrapping_sub(turn as usize) & 3;
            let side = &mut bridged.sides[local];
            // The field joins what comes there on both sides of the road.
            bridged.open[side.segments[1] as usize] += 1;
            side.segments[1] = bridge as u8;
            side.edge = Edge::Road;
            let shown = &mut bridged.shown[turn as usize & 3][direction];
            *shown = *shown / Edge::Field as u32 * Edge::Road as u32;
        }
        bridged
    }

    /// Whether both ends of a bridge over the tile as it lies would rest on field.
    #[inline]
    pub(crate) const fn can_bear(&self, axis: Axis, turn: u8) -> bool {
        self.bears >> ((axis as u8 ^ turn) & 1) & 1 == 1
    }

    /// The field that fills a corner of the tile as it lies: 0 for north-east, clockwise (ABBEY-BARN-01).
    #[inline]
    pub(crate) fn field_corner(&self, corner: usize, turn: u8) -> Option<usize> {
        self.corners[corner.wrapping_sub(turn as usize) & 3].map(usize::from)
    }

    /// The field that fills a corner of the tile before it is turned, if nothing else reaches it.
    fn find_corner(&self, corner: usize) -> Option<u8> {
        let (before, after) = (self.side(corner, 0), self.side(corner + 1, 0));
        let (one, two) = (before.segments[2], after.segments[0]);
        let name = ["reach-ne", "reach-se", "reach-sw", "reach-nw"][corner];
        let parted = self.tile.segments.iter().any(|s| s.words.contains(&name));
        (one == two && self.kind(one as usize) == Kind::Field && !parted).then_some(one)
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

    /// The segments on which a figure can stand in the turn in which the tile is placed.
    #[inline]
    pub(crate) const fn ground(&self, figure: Figure) -> u16 {
        self.ground[figure as usize]
    }

    /// The segments on which a figure can stand in later turns.
    #[inline]
    pub(crate) const fn later_ground(&self, figure: Figure) -> u16 {
        self.later_ground[figure as usize]
    }

    /// The same tile as it is in later turns.
    pub(super) fn later(&self) -> Self {
        let opened = self.later_standing != self.standing;
        Self {
            standing: self.later_standing,
            volcano: self.volcano && !opened,
            barred: self.barred && !opened,
            ..self.clone()
        }
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
