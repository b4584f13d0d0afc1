//! The tiles on the table, the features they form, and the squares where the next tile may go.
//!
//! This is the hot part of the engine. A position must be small and cheap to copy.
//!
//! * **Features** are found by label. Each segment on the table (a *node*) carries the number of its feature, and
//!   the nodes of a feature form a ring. A new tile's segments take over the label of a neighbour; when a tile
//!   joins two features, the smaller one is relabelled along its ring. A feature stores its open edges, its size
//!   and the players on it. Everything else (tiles, pennants, strengths) is counted along the ring when it is
//!   needed, which is rare.
//! * **Open squares**, those next to a tile, are kept in a list, each with a *signature*: what its neighbours show
//!   on the four sides, two or three bits a side. A table from outline and signature to the set of turns that fit
//!   (`rules/fits.rs`) makes listing placements one look-up per square. Turns that look alike are one placement.
//! * **The grid** finds the tile on a square. It covers the table with a margin of one and grows when a tile comes
//!   near its edge.
//! * **No unpredictable branches.** Which squares fit and which neighbours are open cannot be predicted by the
//!   processor. Such code writes every candidate and advances only past those to keep. `branchless.rs` has the same for
//!   lists.

use std::hint::select_unpredictable;

use crate::{
    Axis, Placement, Pos, Spot,
    branchless::find_among,
    lists::clone_in_place,
    rules::{Design, HELPED, MAX_PLAYERS, MAX_SEGMENTS, Side},
    tile::{Edge, Kind},
};

/// No node, no feature.
const NONE: u16 = u16::MAX;

/// A segment on the table: the number of its tile and of the segment on it, in one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SegmentRef(u16);

impl SegmentRef {
    /// More tiles than this do not fit on a table.
    pub(crate) const MAX_TILES: usize = 1 << 12;
    /// A segment that no tile has.
    pub(crate) const NOWHERE: Self = Self(u16::MAX);

    #[inline]
    pub(crate) const fn new(tile: usize, segment: usize) -> Self {
        Self((tile << 4 | segment) as u16)
    }

    #[inline]
    pub(crate) const fn tile(self) -> usize {
        (self.0 >> 4) as usize
    }

    #[inline]
    pub(crate) const fn segment(self) -> usize {
        (self.0 & 15) as usize
    }
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Laid {
    pub(crate) at: Pos,
    /// Number of its first node.
    first: u16,
    pub(crate) design: u8,
    /// Quarter turns in the two lowest bits, above them 1 and more for a bridge.
    turn: u8,
}

impl Laid {
    /// Clockwise quarter turns.
    #[inline]
    pub(crate) const fn turn(self) -> u8 {
        self.turn & 3
    }

    /// The bridge over the tile.
    pub(crate) const fn bridge(self) -> Option<Axis> {
        match self.turn >> 2 {
            0 => None,
            1 => Some(Axis::NorthSouth),
            _ => Some(Axis::EastWest),
        }
    }

    /// What a side shows, with a bridge where there is one.
    pub(crate) fn side(self, designs: &[Design], direction: usize) -> Side {
        let design = &designs[self.design as usize];
        let mut side = *design.side(direction, self.turn);
        if self.turn > 3 && Some(Axis::of_side(direction)) == self.bridge() {
            side.segments[1] = design.bridge.expect("there is a bridge") as u8;
            side.edge = Edge::Road;
        }
        side
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Node {
    feature: u16,
    /// The next segment of the feature, around a ring.
    next: SegmentRef,
}

/// What is kept of a feature. One that was merged into another stays behind unused: that is rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Feature {
    /// Edges that lead nowhere yet; squares that are still empty around a monastery.
    open: u16,
    /// How many segments it has.
    size: u16,
    /// The players whose followers stand on it, as a set, and [`BARN`].
    who: u16,
}

/// A barn among those who are on a feature.
pub(crate) const BARN: u16 = 1 << MAX_PLAYERS;

/// An empty square next to a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Open {
    /// The square, as a placement with turn 0.
    at: Placement,
    /// What the neighbours show, some bits a side.
    signature: u32,
}

/// Stands for a square that is not there.
const NO_SQUARE: Open = Open { at: Placement(0), signature: 0 };

/// Which tile or open square is where.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Grid {
    /// 0: nothing; up to `OPEN`: the number of a tile, plus one; above: the number of an open square.
    cells: Vec<u16>,
    west: i16,
    south: i16,
    width: i16,
    height: i16,
}

clone_in_place!(Grid { cells, west, south, width, height });

const OPEN: u16 = 1 << 15;

impl Grid {
    /// At least 2, for the margin.
    const GROWTH: i16 = 2;

    /// Small, because it is a good part of a position: most tables of so many tiles do not outgrow it by much.
    fn new(tiles: usize, around: Pos) -> Self {
        let size = if tiles > 128 { 32 } else { 16 };
        let cells = vec![0; size as usize * size as usize];
        Self { cells, west: around.x - size / 2, south: around.y - size / 2, width: size, height: size }
    }

    #[inline]
    fn cell(&self, at: Pos) -> usize {
        ((at.y - self.south) as i32 * self.width as i32 + (at.x - self.west) as i32) as usize
    }

    /// What is on a square anywhere.
    fn get(&self, at: Pos) -> u16 {
        let inside = (self.west..self.west + self.width).contains(&at.x)
            && (self.south..self.south + self.height).contains(&at.y);
        if inside { self.cells[self.cell(at)] } else { 0 }
    }

    /// Makes sure that the square and all around it are covered.
    #[inline]
    fn cover(&mut self, at: Pos) {
        let (x, y) = (at.x - self.west, at.y - self.south);
        if x < 1 || y < 1 || x > self.width - 2 || y > self.height - 2 {
            self.grow(at);
        }
    }

    #[cold]
    fn grow(&mut self, at: Pos) {
        let west = self.west.min(at.x - Self::GROWTH);
        let south = self.south.min(at.y - Self::GROWTH);
        let width = (self.west + self.width).max(at.x + Self::GROWTH) - west;
        let height = (self.south + self.height).max(at.y + Self::GROWTH) - south;
        // In place, from the last row on, since none moves back: a table that is copied again and again keeps its memory.
        self.cells.resize(width as usize * height as usize, 0);
        let old = self.width as usize;
        for row in (0..self.height as usize).rev() {
            let from = row * old;
            let to = (row + (self.south - south) as usize) * width as usize + (self.west - west) as usize;
            self.cells.copy_within(from..from + old, to);
            self.cells[from..to.min(from + old)].fill(0);
        }
        (self.west, self.south, self.width, self.height) = (west, south, width, height);
    }
}

/// A list of placements that is filled anew again and again.
///
/// It keeps its memory, so that filling it is a plain copy; read it as a slice.
#[derive(Clone, Debug, Default)]
pub struct Placements {
    room: Vec<Placement>,
    len: usize,
}

impl Placements {
    /// An empty list.
    pub const fn new() -> Self {
        Self { room: Vec::new(), len: 0 }
    }
}

impl Placements {
    /// Keeps as many as somebody says who has put them first.
    pub(crate) fn shorten(&mut self, keep: impl FnOnce(&mut [Placement]) -> usize) {
        self.len = keep(&mut self.room[..self.len]);
    }
}

/// Puts those of a list first that pass a test, and says how many there are.
pub(crate) fn keep(list: &mut [Placement], mut test: impl FnMut(Placement) -> bool) -> usize {
    let mut kept = 0;
    for i in 0..list.len() {
        if test(list[i]) {
            list[kept] = list[i];
            kept += 1;
        }
    }
    kept
}

impl std::ops::Deref for Placements {
    type Target = [Placement];
    fn deref(&self) -> &[Placement] {
        &self.room[..self.len]
    }
}

/// The turns of a set, then whatever; and how many there are.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Turns {
    turns: [u32; 4],
    count: u32,
}

/// For each set of turns, as bits, its turns as a list, whatever lies above those bits.
static TURNS: [Turns; 256] = {
    let mut table = [Turns { turns: [0; 4], count: 0 }; 256];
    let mut set = 0;
    while set < 256 {
        let mut turn = 0;
        while turn < 4 {
            if set >> turn & 1 == 1 {
                table[set].turns[table[set].count as usize] = turn;
                table[set].count += 1;
            }
            turn += 1;
        }
        set += 1;
    }
    table
};

/// The step from a square, packed as a placement, to its neighbours.
const STEPS: [u32; 4] = [1 << 17, 1 << 2, (1u32 << 17).wrapping_neg(), (1u32 << 2).wrapping_neg()];

/// Lists the placements of a tile on open squares and returns how many there are.
///
/// Whether a square fits is as good as a coin toss, so there is no branch on it: four placements are written,
/// and as many kept as fit.
fn fill(open: &[Open], fits: &[u8], room: &mut [Placement]) -> usize {
    let mut n = 0;
    for open in open {
        let Turns { turns, count } = &TURNS[fits[open.signature as usize] as usize];
        let four: &mut [Placement; 4] = (&mut room[n..n + 4]).try_into().expect("four are four");
        *four = turns.map(|turn| Placement(open.at.0 | turn));
        n += *count as usize;
    }
    n
}

/// So many open squares take the fast way, which is nearly always enough.
const SMALL: usize = 256;

/// The same for few squares and as many signatures as there are with two or three bits a side, where the compiler can
/// see that nothing is out of bounds. Not inlined, and handed the table, so that its address stays in a register: this is
/// the hottest loop of all.
#[inline(never)]
fn fill_small<const SIGNATURES: usize, const ROOM: usize>(
    open: &[Open],
    fits: &[u8; SIGNATURES],
    table: &[Turns; 256],
    room: &mut [Placement; ROOM],
) -> usize {
    let mut n = 0;
    let mut one = |open: &Open, counts: bool| {
        let Turns { turns, count } = &table[fits[open.signature as usize % SIGNATURES] as usize];
        if n <= ROOM - 4 {
            room[n..n + 4].copy_from_slice(&turns.map(|turn| Placement(open.at.0 | turn)));
        }
        n += *count as usize * usize::from(counts);
    };
    let (fours, rest) = open.as_chunks::<4>();
    for four in fours {
        for open in four {
            one(open, true);
        }
    }
    // How many are left cannot be foreseen: there are always three, but some do not count.
    for i in 0..3 {
        one(rest.get(i).unwrap_or(&NO_SQUARE), i < rest.len());
    }
    n
}

/// What a new tile found: sets of its segments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Those whose feature holds no follower.
    pub(crate) free: u16,
    /// Those whose feature holds a follower of the player who placed it; none in games where nobody asks.
    pub(crate) own: u16,
    /// Those whose feature leads nowhere any more.
    pub(crate) closed: u16,
}

#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub(crate) tiles: Vec<Laid>,
    nodes: Vec<Node>,
    features: Vec<Feature>,
    /// How many of the monasteries and the like are surrounded and not taken off the list yet.
    surrounded: u16,
    grid: Grid,
    open: Vec<Open>,
    /// The monasteries and the like whose surroundings are not complete.
    centers: Vec<SegmentRef>,
    /// Their squares, by themselves because every tile that is placed looks at all of them.
    center_squares: Vec<Placement>,
}

clone_in_place!(Board { tiles, nodes, features, surrounded, grid, open, centers, center_squares });

/// Which of eight squares are near another, as a set: all at once.
#[inline]
fn near_eight(eight: &[Placement; 8], at: Placement) -> u64 {
    let bytes = eight.map(|square| u8::from(square.is_near(at)));
    // Moves the lowest bit of each byte to its place in the highest byte.
    u64::from_le_bytes(bytes).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

impl Board {
    /// An empty table, with room for a number of tiles, the first of which will lie on the given square.
    pub(crate) fn new(tiles: usize, first: Pos) -> Self {
        Self {
            tiles: Vec::with_capacity(tiles),
            nodes: Vec::with_capacity(4 * tiles),
            features: Vec::with_capacity(2 * tiles),
            surrounded: 0,
            grid: Grid::new(tiles, first),
            open: Vec::with_capacity(tiles),
            centers: Vec::new(),
            center_squares: Vec::new(),
        }
    }

    /// A board without room for anything, to be replaced.
    pub(crate) fn empty() -> Self {
        let grid = Grid { cells: Vec::new(), west: 0, south: 0, width: 0, height: 0 };
        let (tiles, nodes, features, open) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (centers, center_squares) = (Vec::new(), Vec::new());
        Self { tiles, nodes, features, surrounded: 0, grid, open, centers, center_squares }
    }

    /// Opens a square on the empty table, where the first tile will go.
    pub(crate) fn open_origin(&mut self) {
        let cell = self.grid.cell(Pos::default());
        self.grid.cells[cell] = OPEN;
        self.open.push(Open { at: Placement::new(Pos::default(), 0), signature: 0 });
    }

    pub(crate) fn tile_at(&self, at: Pos) -> Option<usize> {
        match self.grid.get(at) {
            0 | OPEN.. => None,
            n => Some(n as usize - 1),
        }
    }

    /// What the neighbours of an open square show; nothing if the square is not open.
    pub(crate) fn signature(&self, at: Pos) -> Option<u32> {
        self.open_at(at).map(|(_, signature)| signature)
    }

    /// The number of an open square and what its neighbours show.
    #[inline]
    pub(crate) fn open_at(&self, at: Pos) -> Option<(u16, u32)> {
        let slot = self.grid.get(at).checked_sub(OPEN)?;
        Some((slot, self.open[slot as usize].signature))
    }

    /// Edges of a feature that lead nowhere yet.
    #[inline]
    pub(crate) fn open_edges(&self, feature: u16) -> u16 {
        self.features[feature as usize].open
    }

    /// The empty squares next to a tile.
    pub(crate) fn open_squares(&self) -> impl Iterator<Item = Pos> {
        self.open.iter().map(|o| o.at.at())
    }

    /// Lists where a design fits, given its part of the table of fits.
    #[inline]
    pub(crate) fn placements(&self, fits: &[u8], list: &mut Placements) {
        let most = 4 * self.open.len().max(SMALL) + 4;
        if list.room.len() < most {
            list.room.resize(most, Placement(0));
        }
        let room = list.room.first_chunk_mut::<{ 4 * SMALL + 4 }>().filter(|_| self.open.len() <= SMALL);
        list.len = match (fits.as_array::<{ 1 << 8 }>(), fits.as_array::<{ 1 << 12 }>(), room) {
            (Some(fits), _, Some(room)) => fill_small(&self.open, fits, &TURNS, room),
            (_, Some(fits), Some(room)) => fill_small(&self.open, fits, &TURNS, room),
            _ => fill(&self.open, fits, &mut list.room),
        };
    }

    /// The same for those without a list, some at a time.
    pub(crate) fn placements_by_parts(&self, fits: &[u8], mut show: impl FnMut(&mut [Placement])) {
        const SOME: usize = 64;
        let mut room = [Placement(0); 4 * SOME + 4];
        for some in self.open.chunks(SOME) {
            let n = match (fits.as_array::<{ 1 << 8 }>(), fits.as_array::<{ 1 << 12 }>()) {
                (Some(fits), _) => fill_small(some, fits, &TURNS, &mut room),
                (_, Some(fits)) => fill_small(some, fits, &TURNS, &mut room),
                _ => fill(some, fits, &mut room),
            };
            show(&mut room[..n]);
        }
    }

    /// How many open squares there are.
    #[inline]
    pub(crate) const fn open_count(&self) -> usize {
        self.open.len()
    }

    /// An open square by its number, and what its neighbours show.
    #[inline]
    pub(crate) fn open(&self, number: usize) -> (Placement, u32) {
        let open = &self.open[number];
        (open.at, open.signature)
    }

    /// Shows the open squares where a bridge might help a design, with what their neighbours show until the function answers yes.
    #[inline]
    pub(crate) fn find_helped(&self, fits: &[u8], mut found: impl FnMut(Placement, u32) -> bool) -> bool {
        let helped = |open: &Open| fits[open.signature as usize] & HELPED != 0;
        find_among(&self.open, helped, |open| found(open.at, open.signature))
    }

    /// Shows the placements of a design one by one until the function answers yes.
    #[inline]
    pub(crate) fn find_placement(&self, fits: &[u8], mut found: impl FnMut(Placement) -> bool) -> bool {
        for open in &self.open {
            let mut turns = fits[open.signature as usize] & !HELPED;
            while turns != 0 {
                if found(Placement(open.at.0 | turns.trailing_zeros())) {
                    return true;
                }
                turns &= turns - 1;
            }
        }
        false
    }

    /// Whether a design fits anywhere.
    #[inline]
    pub(crate) fn any_placement(&self, fits: &[u8]) -> bool {
        // Eight at a time: nearly always one of the first eight fits, which is easier to foresee than which.
        let fit = |some: &[Open]| some.iter().fold(0, |set, open| set | fits[open.signature as usize]) & !HELPED != 0;
        let (eights, rest) = self.open.as_chunks::<8>();
        eights.iter().any(|eight| fit(eight)) || fit(rest)
    }

    /// Puts a tile on an open or free square and joins its segments with its neighbours.
    #[inline]
    pub(crate) fn lay(&mut self, designs: &[Design], number: u8, placement: Placement, player: u8) -> Found {
        self.lay_design::<false, true>(designs, &designs[number as usize], number, placement, 0, player)
    }

    /// The same where there are bridges or walls, or figures that want company.
    #[inline(never)]
    pub(crate) fn lay_specially(&mut self, designs: &[Design], number: u8, placement: Placement, player: u8) -> Found {
        self.lay_design::<true, true>(designs, &designs[number as usize], number, placement, 0, player)
    }

    /// Puts a tile on a square that ends whatever leads there: an abbey. It joins nothing, but counts around monasteries
    /// (ABBEY-X-02).
    #[cold]
    #[inline(never)]
    pub(crate) fn lay_closing(&mut self, designs: &[Design], number: u8, at: Pos, player: u8) -> Found {
        for side in 0..4 {
            if let Some(tile) = self.tile_at(at.neighbour(side)) {
                let laid = self.tiles[tile];
                self.shut(laid, laid.side(designs, side ^ 2));
            }
        }
        self.lay_design::<true, false>(designs, &designs[number as usize], number, Placement::new(at, 0), 0, player)
    }

    /// Puts a tile on a square together with a bridge over it.
    #[cold]
    #[inline(never)]
    pub(crate) fn lay_bridged(
        &mut self,
        designs: &[Design],
        number: u8,
        placement: Placement,
        axis: Axis,
        player: u8,
    ) -> Found {
        let bridged = designs[number as usize].bridged(axis, placement.turn());
        self.lay_design::<true, true>(designs, &bridged, number, placement, (axis as u8 + 1) << 2, player)
    }

    /// `SPECIAL` says whether there may be bridges and walls, or figures that want company, `JOINS` whether the tile joins what leads to it.
    #[allow(clippy::inline_always, reason = "measured: the hottest path, with its cases settled when it is compiled")]
    #[inline(always)]
    fn lay_design<const SPECIAL: bool, const JOINS: bool>(
        &mut self,
        designs: &[Design],
        design: &Design,
        number: u8,
        placement: Placement,
        bridge: u8,
        player: u8,
    ) -> Found {
        let (at, turn) = (placement.at(), placement.turn());
        let tile = self.tiles.len();
        let first = self.nodes.len();
        self.grid.cover(at);
        let cell = self.grid.cell(at);
        let here = self.grid.cells[cell];
        if here >= OPEN {
            self.close_square((here - OPEN) as usize);
        }
        self.grid.cells[cell] = tile as u16 + 1;
        self.tiles.push(Laid { at, first: first as u16, design: number, turn: turn | bridge });
        let node = |segment| Node { feature: NONE, next: SegmentRef::new(tile, segment) };
        // As many as any tile needs, then back to what this one does: no loop to foresee the end of.
        self.nodes.extend_from_slice(&std::array::from_fn::<_, MAX_SEGMENTS, _>(node));
        self.nodes.truncate(first + design.nodes());

        let width = self.grid.width as usize;
        let around = [cell + width, cell + 1, cell - width, cell - 1];
        let mut neighbours = self.open_around(design, placement, around);
        if !JOINS {
            neighbours = 0;
        }
        while neighbours != 0 {
            let side = neighbours.trailing_zeros() as usize;
            neighbours &= neighbours - 1;
            let mine = design.side(side, turn);
            let neighbour = self.grid.cells[around[side & 3]] as usize - 1;
            let other = self.tiles[neighbour];
            let bridged;
            let theirs = if SPECIAL && other.turn > 3 {
                bridged = other.side(designs, side ^ 2);
                &bridged
            } else {
                designs[other.design as usize].side(side ^ 2, other.turn)
            };
            let mut join = |a: u8, b: u8| {
                let b = SegmentRef::new(neighbour, b as usize);
                self.join(design, first, SegmentRef::new(tile, a as usize), other.first as usize + b.segment(), b);
            };
            let wall = SPECIAL && mine.edge == Edge::Wall;
            if mine.edge != Edge::River && !wall {
                join(mine.segments[1], theirs.segments[1]);
            }
            // BASE-FIELD-01, BASE-X-03, RIVER-X-05
            if mine.edge == Edge::Road || mine.edge == Edge::River || wall {
                join(mine.segments[0], theirs.segments[2]);
                join(mine.segments[2], theirs.segments[0]);
            }
        }
        let found = self.settle::<SPECIAL>(design, first, player);
        self.surround(Placement(placement.0 & !3));
        if design.centers != 0 {
            self.add_centers(design, tile, at);
        }
        found
    }

    /// Ends whatever leads out of a tile on a side (ABBEY-TILE-03).
    fn shut(&mut self, tile: Laid, side: Side) {
        let places: &[usize] = match side.edge {
            Edge::Field | Edge::City => &[1],
            Edge::Road => &[0, 1, 2],
            Edge::River | Edge::Wall => &[0, 2],
            Edge::Any => &[],
        };
        for place in places {
            let feature = self.nodes[tile.first as usize + side.segments[*place] as usize].feature;
            self.features[feature as usize].open -= 1;
        }
    }

    /// Puts a bridge over a tile on the table, both of whose ends lead to open squares (BCB-BRIDGE-01). What lies below
    /// stays as it is (BCB-X-02).
    pub(crate) fn span(&mut self, designs: &[Design], tile: usize, axis: Axis) {
        let laid = self.tiles[tile];
        let design = &designs[laid.design as usize];
        for side in axis.sides() {
            // The field joins what comes there on both sides of the road now.
            let field = SegmentRef::new(tile, design.side(side, laid.turn).segments[1] as usize);
            let feature = self.feature(field);
            self.features[feature as usize].open += 1;
            let slot = self.grid.get(laid.at.neighbour(side)) - OPEN;
            // From field to road.
            let shown = design.shown(laid.turn())[side];
            self.open[slot as usize].signature ^= shown * (Edge::Field as u32 ^ Edge::Road as u32);
        }
        let road = SegmentRef::new(tile, design.bridge.expect("there are bridges in the game"));
        let feature = self.feature(road);
        self.features[feature as usize].open = 2;
        self.tiles[tile].turn = laid.turn | (axis as u8 + 1) << 2;
    }

    /// The squares with a tile on each of their four sides, given the bits of a signature for one side. (An abbey shows
    /// nothing, but no empty square ever lies next to one while holes matter.)
    pub(crate) fn holes(&self, bits: u32) -> impl Iterator<Item = Pos> {
        // The lowest bit of each side, once the bits of a side are folded into it.
        let lows = (0..4).fold(0, |set, side| set | 1 << (bits * side));
        let fold = move |s: u32| (s | s >> 1 | if bits == 3 { s >> 2 } else { 0 }) & lows;
        // Mostly there is none, and looking at all squares first is quicker.
        let none = !self.open.iter().fold(false, |any, o| any | (fold(o.signature) == lows));
        let open = if none { &[] } else { &self.open[..] };
        open.iter().filter(move |o| fold(o.signature) == lows).map(|o| o.at.at())
    }

    /// The monasteries that are surrounded and not taken off the list yet.
    pub(crate) fn surrounded(&self) -> impl Iterator<Item = SegmentRef> {
        let some = self.surrounded > 0;
        self.centers.iter().copied().filter(move |center| some && self.is_complete(self.feature(*center)))
    }

    /// Whether some monastery is surrounded and not taken off the list yet.
    pub(crate) const fn has_surrounded(&self) -> bool {
        self.surrounded > 0
    }

    /// Opens the squares next to a new tile, notes on them what it shows, and returns the set of sides where
    /// there is a tile already. Which of the three a square is cannot be foreseen, so there is no branch on it:
    /// a square that is taken writes to a slot that is dropped again.
    #[inline]
    fn open_around(&mut self, design: &Design, placement: Placement, around: [usize; 4]) -> u32 {
        let before = self.open.len();
        self.open.extend_from_slice(&[Open { at: Placement(0), signature: 0 }; 4]);
        let shown = design.shown(placement.turn());
        let (mut fresh, mut taken) = (0, 0);
        for (side, cell) in around.into_iter().enumerate() {
            let what = self.grid.cells[cell];
            let is_open = what >= OPEN;
            let is_fresh = what == 0;
            let new = before + select_unpredictable(is_fresh, fresh, 3);
            let slot = select_unpredictable(is_open, what.wrapping_sub(OPEN) as usize, new);
            self.grid.cells[cell] = if is_fresh { OPEN + slot as u16 } else { what };
            let open = &mut self.open[slot];
            open.at = Placement((placement.0 & !3).wrapping_add(STEPS[side]));
            open.signature |= shown[side];
            fresh += usize::from(is_fresh);
            taken |= u32::from(!is_open & !is_fresh) << side;
        }
        self.open.truncate(before + fresh);
        taken
    }

    /// Gives the segments of a new tile that joined nothing features of their own, and tells what it found.
    /// Which segments those are cannot be foreseen either: every segment writes a feature, and the next one
    /// writes over it unless it was needed.
    #[inline]
    fn settle<const SPECIAL: bool>(&mut self, design: &Design, first: usize, player: u8) -> Found {
        let mut fresh = self.features.len();
        self.features.extend_from_slice(&[Feature { open: 0, size: 1, who: 0 }; MAX_SEGMENTS]);
        let mut found = Found { free: 0, own: 0, closed: 0 };
        for (segment, node) in self.nodes[first..].iter_mut().enumerate() {
            let is_new = node.feature == NONE;
            let known = self.features[if is_new { 0 } else { node.feature as usize }];
            let open = select_unpredictable(is_new, design.open(segment).into(), known.open);
            self.features[fresh].open = open;
            node.feature = select_unpredictable(is_new, fresh as u16, node.feature);
            fresh += usize::from(is_new);
            let who = select_unpredictable(is_new, 0, known.who);
            found.free |= u16::from(who == 0) << segment;
            if SPECIAL {
                found.own |= (who >> player & 1) << segment;
            }
            found.closed |= u16::from(open == 0) << segment;
        }
        self.features.truncate(fresh);
        found
    }

    /// Lists the monasteries of a new tile, with the number of empty squares around it (BASE-MON-01).
    #[cold]
    fn add_centers(&mut self, design: &Design, tile: usize, at: Pos) {
        let missing = 8 - self.tiles_around(at) as u16;
        for segment in (0..design.nodes()).filter(|s| design.centers >> s & 1 == 1) {
            let node = SegmentRef::new(tile, segment);
            let feature = self.feature(node);
            self.features[feature as usize].open = missing;
            self.centers.push(node);
            self.center_squares.push(Placement::new(at, 0));
            // COMBO-21
            self.surrounded += u16::from(missing == 0);
        }
    }

    /// Takes a square off the list of open ones.
    fn close_square(&mut self, slot: usize) {
        self.open.swap_remove(slot);
        if let Some(moved) = self.open.get(slot) {
            let cell = self.grid.cell(moved.at.at());
            self.grid.cells[cell] = OPEN + slot as u16;
        }
    }

    /// Joins a segment of the new tile with one of a neighbour across an edge.
    #[inline]
    fn join(&mut self, design: &Design, first: usize, a: SegmentRef, node_b: usize, b: SegmentRef) {
        let node_a = first + a.segment();
        let (mine, theirs) = (self.nodes[node_a].feature, self.nodes[node_b].feature);
        if mine == NONE {
            let feature = &mut self.features[theirs as usize];
            feature.open = feature.open + design.open(a.segment()) as u16 - 2;
            feature.size += 1;
            self.nodes[node_a] = Node { feature: theirs, next: self.nodes[node_b].next };
            self.nodes[node_b].next = a;
        } else {
            let kept = if mine == theirs { mine } else { self.merge(mine, node_a, a, theirs, node_b, b) };
            self.features[kept as usize].open -= 2;
        }
    }

    /// Makes one feature of two and returns its number. The smaller one is relabelled.
    fn merge(
        &mut self,
        one: u16,
        node_one: usize,
        ref_one: SegmentRef,
        two: u16,
        node_two: usize,
        ref_two: SegmentRef,
    ) -> u16 {
        let smaller = self.features[one as usize].size < self.features[two as usize].size;
        let (keep, drop, start) = if smaller { (two, one, ref_one) } else { (one, two, ref_two) };
        let mut at = start;
        loop {
            let node = &mut self.nodes[self.tiles[at.tile()].first as usize + at.segment()];
            node.feature = keep;
            at = node.next;
            if at == start {
                break;
            }
        }
        let next = self.nodes[node_one].next;
        self.nodes[node_one].next = self.nodes[node_two].next;
        self.nodes[node_two].next = next;
        let gone = self.features[drop as usize];
        let kept = &mut self.features[keep as usize];
        kept.open += gone.open;
        kept.size += gone.size;
        // BASE-MEEPLE-08, BASE-FIELD-03
        kept.who |= gone.who;
        keep
    }

    /// Counts a new tile for the monasteries around it.
    #[inline]
    fn surround(&mut self, at: Placement) {
        // Mostly none is near, and looking at all of them first is easier to foresee.
        if self.center_squares.iter().fold(false, |any, center| any | center.is_near(at)) {
            self.count_around(at);
        }
    }

    fn count_around(&mut self, at: Placement) {
        // Those that are near, found without a branch as in `branchless`; the list of centers goes with that of squares.
        for (number, squares) in self.center_squares.chunks(64).enumerate() {
            let (eights, rest) = squares.as_chunks::<8>();
            let rest = rest.iter().rev().fold(0_u64, |set, center| set << 1 | u64::from(center.is_near(at)));
            let mut near = eights.iter().rev().fold(rest, |set, eight| set << 8 | near_eight(eight, at));
            while near != 0 {
                let center = self.centers[64 * number + near.trailing_zeros() as usize];
                near &= near - 1;
                let node = self.tiles[center.tile()].first as usize + center.segment();
                let open = &mut self.features[self.nodes[node].feature as usize].open;
                *open -= 1;
                self.surrounded += u16::from(*open == 0);
            }
        }
    }

    /// How many of the eight squares around a tile hold one too.
    pub(crate) fn tiles_around(&self, at: Pos) -> u32 {
        let (cell, width) = (self.grid.cell(at), self.grid.width as usize);
        let row = |middle: usize| {
            let three = &self.grid.cells[middle - 1..=middle + 1];
            three.iter().map(|what| u32::from(*what != 0 && *what < OPEN)).sum::<u32>()
        };
        row(cell - width) + row(cell) + row(cell + width) - 1
    }

    /// Whether a bridge over the tile on a side of an open square could lead there: there is none yet, it would rest on field
    /// at both ends, and the square behind the tile is empty (BCB-BRIDGE-03, BCB-X-01, BCB-X-03). The tile is asked
    /// everything, since what it lacks cannot be foreseen.
    #[inline]
    pub(crate) fn bridge_leads_to(&self, designs: &[Design], open: Pos, side: usize) -> bool {
        let (cell, width) = (self.grid.cell(open), self.grid.width as usize);
        // An open square may lie at the edge of the grid: what is beyond is not asked for.
        let beside = [cell + width, cell + 1, cell.wrapping_sub(width), cell.wrapping_sub(1)][side & 3];
        let laid = self.tiles[self.grid.cells[beside] as usize - 1];
        let behind = self.grid.cells[2 * beside - cell];
        let bears = designs[laid.design as usize].can_bear(Axis::of_side(side), laid.turn);
        bears & (laid.turn < 4) & !(1..OPEN).contains(&behind)
    }

    /// The sides of a tile on which there is another that passes a test, as a set. Where there is none, any tile is tested.
    #[inline]
    pub(crate) fn sides_where(&self, of: Pos, test: impl Fn(Laid) -> bool) -> u8 {
        let (cell, width) = (self.grid.cell(of), self.grid.width as usize);
        [cell - 1, cell - width, cell + 1, cell + width].into_iter().fold(0, |set, cell| {
            let what = self.grid.cells[cell];
            let is_tile = (1..OPEN).contains(&what);
            let laid = self.tiles[select_unpredictable(is_tile, what.wrapping_sub(1) as usize, 0)];
            set << 1 | u8::from(is_tile & test(laid))
        })
    }

    /// The tile on a square and those around it.
    pub(crate) fn tiles_near(&self, tile: usize) -> impl Iterator<Item = usize> {
        let (cell, width) = (self.grid.cell(self.tiles[tile].at), self.grid.width as usize);
        let rows = [cell - width, cell, cell + width].into_iter();
        let cells = rows.flat_map(|middle| &self.grid.cells[middle - 1..=middle + 1]);
        cells.filter(|what| (1..OPEN).contains(*what)).map(|what| *what as usize - 1)
    }

    /// The segment in play that a spot names. A tile shows more than takes part in a game: rivers, and gardens that are
    /// switched off, carry nothing. Use it for every spot whose number was not checked by the rules already.
    #[inline]
    pub(crate) fn segment_at(&self, spot: Spot) -> Option<SegmentRef> {
        let tile = self.tile_at(spot.at)?;
        let end = self.tiles.get(tile + 1).map_or(self.nodes.len(), |next| next.first as usize);
        let segment = spot.segment as usize;
        (segment < end - self.tiles[tile].first as usize).then(|| SegmentRef::new(tile, segment))
    }

    #[inline]
    pub(crate) fn feature(&self, segment: SegmentRef) -> u16 {
        self.nodes[self.tiles[segment.tile()].first as usize + segment.segment()].feature
    }

    /// How many labels of features there are.
    pub(crate) fn features(&self) -> usize {
        self.features.len()
    }

    /// Whether a feature leads nowhere any more, as a ring does, or is surrounded (BASE-ROAD-01, BASE-ROAD-02, BASE-CITY-01,
    /// BASE-MON-01).
    #[inline]
    pub(crate) fn is_complete(&self, feature: u16) -> bool {
        self.features[feature as usize].open == 0
    }

    /// Whether a follower or a barn stands on a feature.
    #[inline]
    pub(crate) fn is_held(&self, feature: u16) -> bool {
        self.features[feature as usize].who != 0
    }

    /// The players whose followers are on a feature, as a set, and [`BARN`].
    #[inline]
    pub(crate) fn who(&self, segment: SegmentRef) -> u16 {
        self.features[self.feature(segment) as usize].who
    }

    /// A follower of a player comes to a feature, or a barn.
    #[inline]
    pub(crate) fn occupy(&mut self, feature: u16, who: u16) {
        self.features[feature as usize].who |= who;
    }

    /// All leave.
    #[inline]
    pub(crate) fn vacate(&mut self, feature: u16) {
        self.features[feature as usize].who = 0;
    }

    /// The last follower of a player leaves.
    pub(crate) fn leave(&mut self, feature: u16, owner: u8) {
        self.features[feature as usize].who &= !(1 << owner);
    }

    /// Those of some segments of a tile whose feature holds nobody and, unless it is a field, is not complete.
    #[inline]
    pub(crate) fn free_segments(&self, tile: usize, segments: u16, fields: u16) -> u16 {
        let (unheld, open) = self.look_at(tile, segments, |feature| (feature.who == 0, feature.open != 0));
        unheld & (open | fields) & segments
    }

    /// Those of some segments of a tile whose feature holds some of these, who are a set of players and [`BARN`].
    #[inline]
    pub(crate) fn held_segments(&self, tile: usize, segments: u16, who: u16) -> u16 {
        self.look_at(tile, segments, |feature| (feature.who & who != 0, false)).0 & segments
    }

    /// Those of some segments of a tile whose feature is complete.
    #[inline]
    pub(crate) fn complete_segments(&self, tile: usize, segments: u16) -> u16 {
        self.look_at(tile, segments, |feature| (feature.open == 0, false)).0 & segments
    }

    /// Asks two things of the features of a tile, and perhaps of others that mean nothing: sets of segments.
    #[inline]
    fn look_at(&self, tile: usize, segments: u16, ask: impl Fn(&Feature) -> (bool, bool)) -> (u16, u16) {
        let nodes = &self.nodes[self.tiles[tile].first as usize..];
        let look = |nodes: &[Node]| {
            nodes.iter().rev().fold((0, 0), |(one, two), node| {
                let (a, b) = ask(&self.features[node.feature as usize]);
                (one << 1 | u16::from(a), two << 1 | u16::from(b))
            })
        };
        // Looking at eight, of the next tile too, is quicker than at a number that nobody can foresee.
        match nodes.first_chunk::<8>() {
            Some(eight) if segments < 1 << 8 => look(eight),
            _ => look(&nodes[..nodes.len().min(MAX_SEGMENTS)]),
        }
    }

    /// How many segments all tiles before one have.
    #[inline]
    pub(crate) fn segments_before(&self, tile: usize) -> usize {
        self.tiles[tile].first.into()
    }

    /// The tile whose segment it is, where those of all tiles are counted in order.
    pub(crate) fn tile_of_segment(&self, number: usize) -> usize {
        self.tiles.partition_point(|tile| usize::from(tile.first) <= number) - 1
    }

    /// All segments of the feature that a segment belongs to, itself first.
    #[inline]
    pub(crate) fn ring(&self, start: SegmentRef) -> impl Iterator<Item = SegmentRef> {
        let mut next = Some(start);
        std::iter::from_fn(move || {
            let segment = next?;
            let after = self.nodes[self.tiles[segment.tile()].first as usize + segment.segment()].next;
            next = (after != start).then_some(after);
            Some(segment)
        })
    }

    /// Takes the monasteries that are surrounded now off the list of unfinished ones, one at a time.
    #[inline]
    pub(crate) fn next_surrounded(&mut self) -> Option<SegmentRef> {
        if self.surrounded == 0 {
            return None;
        }
        self.surrounded -= 1;
        let i = self.centers.iter().position(|center| self.is_complete(self.feature(*center)))?;
        self.center_squares.swap_remove(i);
        Some(self.centers.swap_remove(i))
    }

    /// The kind of a segment.
    #[inline]
    pub(crate) fn kind(&self, designs: &[Design], segment: SegmentRef) -> Kind {
        designs[self.tiles[segment.tile()].design as usize].kind(segment.segment())
    }

    /// How many bytes a copy takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.tiles)
            + size_of_val(&*self.nodes)
            + size_of_val(&*self.features)
            + size_of_val(&*self.grid.cells)
            + size_of_val(&*self.open)
            + size_of_val(&*self.centers)
            + size_of_val(&*self.center_squares)
    }
}
