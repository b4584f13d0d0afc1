//! The course of a river: where a river tile may go.
//!
//! It must extend one open end (RIVER-X-03), join no arms (RIVER2-05), not turn back on itself (RIVER-X-04) and
//! leave a river that can be finished with the tiles still to come. The last is obvious for most rivers. Where the
//! river has come near itself or other tiles, it is decided by search; beside other tiles the search is limited to
//! [`TRIES`] boards.

use super::refusals::{NOT_AT_RIVER, RIVER_JOINED, RIVER_STUCK, RIVER_TURNS_BACK};
use crate::{
    Axis, Design, Illegal, Placement, Pos, Rules, State,
    board::{self, Board},
    lists::SmallList,
    rules,
    tile::{Edge, Tile},
};

/// The sides of a tile as it lies: north, east, south, west.
type Sides = [Edge; 4];

fn turned(tile: &Tile, turn: u8) -> Sides {
    std::array::from_fn(|side| tile.edges[(side + 4 - turn as usize) & 3])
}

/// The sides on which the river leaves a tile, as a set.
fn mouths(sides: Sides) -> u8 {
    (0..4).filter(|side| sides[*side] == Edge::River).fold(0, |set, side| set | 1 << side)
}

/// The same for a tile that is turned.
const fn leaves(design: &rules::Design, turn: u8) -> u8 {
    let twice = design.mouths << 4 | design.mouths;
    twice >> (4 - (turn & 3)) & 15
}

/// Whether a set of sides is a bend: two sides next to each other.
const fn is_bend(mouths: u8) -> bool {
    matches!(mouths, 0b0011 | 0b0110 | 0b1100 | 0b1001)
}

/// Whether a river may leave a tile on these sides if it comes from a tile with those, entering on `side`.
fn turns_back(own: u8, side: usize, theirs: u8) -> bool {
    // Both leave in the same direction: the river would come back.
    is_bend(own) && is_bend(theirs) && own & !(1 << side) == theirs & !(1 << (side ^ 2))
}

pub(super) fn allows(rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
    let signature = state.board.signature(placement.at()).unwrap_or(0);
    // Most squares are not at the river at all.
    if rules.shows(Edge::River, signature) {
        goes_on(rules, state, design, placement, &mut None)
    } else if may_spring(rules, state) {
        springs(rules, state, design, placement, &mut None)
    } else {
        Err(NOT_AT_RIVER)
    }
}

/// Puts those of a list of placements first that are allowed, and says how many there are. Most squares are not at the
/// river at all.
pub(super) fn keep(rules: &Rules, state: &State, design: Design, list: &mut [Placement]) -> usize {
    let may_spring = may_spring(rules, state);
    let mut ahead = None;
    board::keep(list, |placement| {
        let signature = state.board.signature(placement.at()).unwrap_or(0);
        if rules.shows(Edge::River, signature) {
            goes_on(rules, state, design, placement, &mut ahead).is_ok()
        } else {
            may_spring && springs(rules, state, design, placement, &mut ahead).is_ok()
        }
    })
}

/// Where the source fits when the game begins, in order, and whether it may go there.
pub(super) fn sources(rules: &Rules, source: Design) -> Vec<(Placement, bool)> {
    let state = rules.first();
    let mut list = rules.fitting(state, source);
    list.sort_unstable();
    list.into_iter().map(|placement| (placement, allows(rules, state, source, placement).is_ok())).collect()
}

/// Whether no river is on the table yet, so that its source goes where it fits: on an empty table, beside the fixed city of
/// the Count (COUNT-X-12), and beside any tiles that the game begins with (VAR-03).
fn may_spring(rules: &Rules, state: &State) -> bool {
    let design = |number: u8| &rules.designs[number as usize];
    // While a river is placed, most often the last tile is one of it.
    let dry = !state.board.tiles.iter().rev().any(|laid| design(laid.design).mouths != 0);
    let city = || state.board.tiles.iter().any(|laid| design(laid.design).tile.at.is_some());
    dry && (rules.choices().is_second() || state.board.tiles.is_empty() || city())
}

/// Whether the source may be placed where no river is yet: beside other tiles the rest of the river needs room.
fn springs<'a>(
    rules: &'a Rules,
    state: &'a State,
    design: Design,
    placement: Placement,
    ahead: &mut Option<(Course<'a>, Rest)>,
) -> Result<(), Illegal> {
    if rules.river_alone { Ok(()) } else { can_go_on(rules, state, design, placement, ahead) }
}

/// Whether a river tile may be placed next to the river. What a look ahead begins with is worked out for the first
/// placement and kept for the others.
#[inline(never)]
fn goes_on<'a>(
    rules: &'a Rules,
    state: &'a State,
    design: Design,
    placement: Placement,
    ahead: &mut Option<(Course<'a>, Rest)>,
) -> Result<(), Illegal> {
    let board = &state.board;
    let at = placement.at();
    let own = leaves(&rules.designs[design.index()], placement.turn());
    let mut joined = None;
    for side in (0..4).filter(|side| own >> side & 1 == 1) {
        if let Some(number) = board.tile_at(at.neighbour(side)) {
            if joined.is_some() {
                return Err(RIVER_JOINED);
            }
            joined = Some((side, board.tiles[number]));
        }
    }
    let Some((side, other)) = joined else { return Err(NOT_AT_RIVER) };
    if turns_back(own, side, leaves(&rules.designs[other.design as usize], other.turn())) {
        return Err(RIVER_TURNS_BACK);
    }
    can_go_on(rules, state, design, placement, ahead)
}

/// Whether the river can be finished once a tile is placed.
fn can_go_on<'a>(
    rules: &'a Rules,
    state: &'a State,
    design: Design,
    placement: Placement,
    ahead: &mut Option<(Course<'a>, Rest)>,
) -> Result<(), Illegal> {
    if !rules.looks_ahead || rules.designs[design.index()].stage >= rules.ordinary_stage {
        return Ok(());
    }
    let begin = || (Course::new(rules, state), Rest::new(rules, state, Some(design)));
    let (mut course, mut rest) = *ahead.get_or_insert_with(begin);
    course.lay(placement.at(), turned(rules.tile(design), placement.turn()));
    if course.can_finish(&mut rest) { Ok(()) } else { Err(RIVER_STUCK) }
}

/// Whether the river can still be finished once a bridge is built, perhaps with a river tile that is placed.
pub(super) fn bears(rules: &Rules, state: &State, placed: Option<(Design, Placement)>, bridge: (Pos, Axis)) -> bool {
    can_finish_with(rules, state, placed.map(|(design, _)| design), |course| {
        if let Some((design, placement)) = placed {
            course.lay(placement.at(), turned(rules.tile(design), placement.turn()));
        }
        course.span(bridge.0, bridge.1);
    })
}

/// Whether the river can still be finished once an abbey fills a square.
pub(super) fn spares(rules: &Rules, state: &State, at: Pos) -> bool {
    can_finish_with(rules, state, None, |course| course.lay(at, [Edge::Any; 4]))
}

/// Whether the river can still be finished, with those tiles of the bag but one, after a change of the table.
fn can_finish_with(rules: &Rules, state: &State, placed: Option<Design>, change: impl Fn(&mut Course)) -> bool {
    if is_over(rules, state) {
        return true;
    }
    let mut rest = Rest::new(rules, state, placed);
    if rest.is_empty() {
        return true;
    }
    let mut course = Course::new(rules, state);
    change(&mut course);
    course.can_finish(&mut rest)
}

/// Whether nothing is left of the river that could get stuck.
pub(super) fn is_over(rules: &Rules, state: &State) -> bool {
    !rules.looks_ahead || state.river_left(rules) == 0
}

/// Whether it is plain to see that every river tile in the bag can be placed.
pub(super) fn is_open(rules: &Rules, state: &State) -> bool {
    Course::new(rules, state).is_easy(&Rest::new(rules, state, None))
}

/// At most this many tiles are added in thought: a river has twelve, and an abbey or a bridge may come with them.
const MOST: usize = 16;

/// At most this many ends: even tiles that lie apart have two each, but for a fork.
const ENDS: usize = 32;

/// The stage of the tiles between source or fork and the end.
const MIDDLE: u8 = 2;

/// Beside other tiles so many tables are tried before a river counts as stuck: a setup may make a labyrinth.
const TRIES: u32 = 2_000;

/// A river on the table, with tiles added in thought.
#[derive(Clone, Copy)]
struct Course<'a> {
    rules: &'a Rules,
    board: &'a Board,
    /// What is added, and tiles of the table that have changed.
    added: [(Pos, Sides); MOST],
    count: usize,
    /// The open ends.
    ends: [End; ENDS],
    open: usize,
}

/// An open end: a tile, and the side on which the river leaves it.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct End {
    tile: Pos,
    side: u8,
    /// All sides on which the river leaves the tile.
    mouths: u8,
}

impl End {
    const fn side(self) -> usize {
        self.side as usize
    }

    /// The square on which the river goes on.
    const fn ahead(self) -> Pos {
        self.tile.neighbour(self.side())
    }
}

/// The square on which the river goes on from an end: what its neighbours show, and whether the river comes in on one side
/// only.
#[derive(Clone, Copy, Default)]
struct Gap {
    end: End,
    shown: [Option<Edge>; 4],
    alone: bool,
}

impl Gap {
    /// Whether a tile can go there.
    fn takes(&self, sides: Sides) -> bool {
        let fits = (0..4).fold(true, |fits, side| fits & self.shown[side].is_none_or(|edge| edge == sides[side]));
        self.alone && fits && !turns_back(mouths(sides), self.end.side() ^ 2, self.end.mouths)
    }
}

/// How far a square lies in a direction.
const fn distance(at: Pos, side: usize) -> i16 {
    match side {
        0 => at.y,
        1 => at.x,
        2 => -at.y,
        _ => -at.x,
    }
}

impl<'a> Course<'a> {
    /// The river on the table.
    fn new(rules: &'a Rules, state: &'a State) -> Self {
        let mut course = Self {
            rules,
            board: &state.board,
            added: [(Pos::new(0, 0), [Edge::Field; 4]); MOST],
            count: 0,
            ends: [End { tile: Pos::new(0, 0), side: 0, mouths: 0 }; ENDS],
            open: 0,
        };
        for laid in &state.board.tiles {
            course.open_ends(laid.at, leaves(&rules.designs[laid.design as usize], laid.turn()));
        }
        course
    }

    /// A bridge shows roads at both ends (BCB-X-03).
    fn span(&mut self, over: Pos, axis: Axis) {
        let sides = std::array::from_fn(|side| match self.shown(over, side) {
            _ if axis.sides().contains(&side) => Edge::Road,
            edge => edge.expect("there is a tile below the bridge"),
        });
        self.add(over, sides);
    }

    /// Adds a tile, or changes one.
    fn add(&mut self, at: Pos, sides: Sides) {
        let known = self.added[..self.count].iter().position(|(other, _)| *other == at).unwrap_or(self.count);
        self.added[known] = (at, sides);
        self.count = self.count.max(known + 1);
    }

    fn lay(&mut self, at: Pos, sides: Sides) {
        self.add(at, sides);
        // What led here leads nowhere else.
        let mut kept = 0;
        for i in 0..self.open {
            self.ends[kept] = self.ends[i];
            kept += usize::from(self.ends[i].ahead() != at);
        }
        self.open = kept;
        self.open_ends(at, mouths(sides));
    }

    /// Notes the sides of a tile from which the river can go on.
    fn open_ends(&mut self, at: Pos, mouths: u8) {
        for side in (0..4).filter(|side| mouths >> side & 1 == 1) {
            let end = End { tile: at, side, mouths };
            if !self.is_taken(end.ahead()) {
                self.ends[self.open] = end;
                self.open += 1;
            }
        }
    }

    /// What the tile on a square shows on a side.
    fn shown(&self, square: Pos, side: usize) -> Option<Edge> {
        let added = self.added[..self.count].iter().find(|(at, _)| *at == square);
        added.map(|(_, sides)| sides[side]).or_else(|| {
            let tile = self.board.tile_at(square)?;
            Some(self.board.tiles[tile].side(&self.rules.designs, side).edge)
        })
    }

    fn is_taken(&self, square: Pos) -> bool {
        self.board.tile_at(square).is_some() || self.added[..self.count].iter().any(|(at, _)| *at == square)
    }

    fn ends(&self) -> &[End] {
        &self.ends[..self.open]
    }

    fn gap(&self, end: End) -> Gap {
        let at = end.ahead();
        let shown = std::array::from_fn(|side| self.shown(at.neighbour(side), side ^ 2));
        let alone = (0..4).all(|side| (shown[side] == Some(Edge::River)) == (side == end.side() ^ 2));
        Gap { end, shown, alone }
    }

    /// Whether all tiles can be placed in some order, stage by stage.
    fn can_finish(&self, rest: &mut Rest) -> bool {
        if rest.is_empty() || self.is_easy(rest) {
            return true;
        }
        let Some(left) = rest.tries.checked_sub(1) else { return false };
        rest.tries = left;
        let gaps: SmallList<Gap, 4> = self.ends().iter().map(|end| self.gap(*end)).collect();
        let stage = rest.stage();
        // In the end no end is open; one that nothing fits now never will be closed. Before a fork there is one end, and
        // nothing else comes.
        let is_dead = |gap: &Gap| !rest.left().any(|shape| shape.turns().any(|sides| gap.takes(sides)));
        if stage >= MIDDLE && gaps.iter().any(is_dead) {
            return false;
        }
        for i in 0..rest.count {
            let shape = rest.shapes[i];
            if shape.n == 0 || shape.stage != stage {
                continue;
            }
            rest.take(i);
            for gap in &*gaps {
                for sides in shape.turns().filter(|sides| gap.takes(*sides)) {
                    let mut next = *self;
                    next.lay(gap.end.ahead(), sides);
                    if next.can_finish(rest) {
                        return true;
                    }
                }
            }
            rest.put_back(i);
        }
        false
    }

    /// A river that can surely be finished. One of its ends has the quarter of the table ahead of it and to one hand
    /// for itself, as far as the tiles still to come can reach: there it can always go on, its bends turning to that hand
    /// and back by turns. Every other end faces a square outside of that on which a lake can close it.
    fn is_easy(&self, rest: &Rest) -> bool {
        let lakes = rest.lakes;
        if rest.forks > 0 || lakes as usize + 1 != self.open {
            return false;
        }
        // The squares of the tiles to come, and those beside them.
        let reach = rest.tiles + 1;
        let lonely = |square: Pos| (0..4).filter(|side| self.is_taken(square.neighbour(*side))).count() == 1;
        // One lake closes one end also beside other tiles, if it fits there; what they show may change.
        let takes_lake = |end: End| {
            let gap = self.gap(end);
            lakes == 1 && rest.closing().any(|lake| lake.turns().any(|sides| gap.takes(sides)))
        };
        self.ends().iter().any(|main| {
            [main.side() ^ 1, main.side() ^ 3].into_iter().any(|hand| {
                // A bend may not turn the way the one before it came from.
                if is_bend(main.mouths) && main.mouths >> hand & 1 == 1 {
                    return false;
                }
                let (ahead, aside) = (distance(main.tile, main.side()), distance(main.tile, hand));
                let clear = |p: Pos| {
                    let (a, b) = (distance(p, main.side()) - ahead, distance(p, hand) - aside);
                    !(((a > 0) & (b >= -1)) | ((a == 0) & (b >= 0))) | (a + b > reach)
                };
                // All are looked at, which is easier to foresee than which is in the way.
                let others = || self.ends().iter().filter(|end| *end != main);
                let free = |all: bool, at: Pos| all & ((at == main.tile) | clear(at));
                self.board.tiles.iter().fold(true, |all, laid| free(all, laid.at))
                    && self.added[..self.count].iter().fold(true, |all, (at, _)| free(all, *at))
                    && others().all(|end| clear(end.ahead()) && (lonely(end.ahead()) || takes_lake(*end)))
            })
        })
    }
}

/// Tiles with the same sides are as good as each other.
#[derive(Clone, Copy)]
struct Shape {
    edges: Sides,
    stage: u8,
    n: u8,
    /// How often the river leaves such a tile.
    mouths: u8,
}

impl Shape {
    /// Its sides in all turns that look different.
    fn turns(self) -> impl Iterator<Item = Sides> {
        let Self { edges: [a, b, c, d], .. } = self;
        let turns = if [a, b] == [c, d] { 2 } else { 4 };
        [[a, b, c, d], [d, a, b, c], [c, d, a, b], [b, c, d, a]].into_iter().take(turns)
    }
}

/// The river tiles still to come, by shape.
#[derive(Clone, Copy)]
struct Rest {
    shapes: [Shape; MOST],
    count: usize,
    /// The stage of the tile kept to the end.
    last: u8,
    /// How many there are, and how many of them, the last aside, end a river or divide it.
    tiles: i16,
    lakes: u8,
    forks: u8,
    /// How many tables may still be tried.
    tries: u32,
}

impl Rest {
    /// What is in the bag, without a tile that is about to be placed, whether or not it is drawn already.
    fn new(rules: &Rules, state: &State, placed: Option<Design>) -> Self {
        let tries = if rules.river_alone { u32::MAX } else { TRIES };
        let empty = Shape { edges: [Edge::Field; 4], stage: 0, n: 0, mouths: 0 };
        let last = rules.ordinary_stage - 1;
        let mut rest = Self { shapes: [empty; MOST], count: 0, last, tiles: 0, lakes: 0, forks: 0, tries };
        for number in rules.river.iter().copied() {
            let design = &rules.designs[number.index()];
            let in_hand = u8::from(placed == Some(number) && state.tile() != placed);
            let n = state.bag[number.index()].saturating_sub(in_hand);
            let (edges, stage) = (design.tile.edges, design.stage);
            if n == 0 {
                continue;
            }
            let same = |s: &Shape| s.edges == edges && s.stage == stage;
            let found = rest.shapes[..rest.count].iter().position(same).unwrap_or(rest.count);
            rest.count = rest.count.max(found + 1);
            let mouths = mouths(edges).count_ones() as u8;
            rest.shapes[found] = Shape { edges, stage, mouths, n: rest.shapes[found].n };
            for _ in 0..n {
                rest.put_back(found);
            }
        }
        rest
    }

    fn left(&self) -> impl Iterator<Item = &Shape> {
        self.shapes[..self.count].iter().filter(|s| s.n > 0)
    }

    const fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// The stage that comes now.
    fn stage(&self) -> u8 {
        self.left().map(|s| s.stage).min().unwrap_or(0)
    }

    /// One tile of a shape is placed.
    const fn take(&mut self, shape: usize) {
        self.shapes[shape].n -= 1;
        let (lake, fork) = self.kinds(shape);
        self.tiles -= 1;
        self.lakes -= lake;
        self.forks -= fork;
    }

    /// One tile of a shape is there once more.
    const fn put_back(&mut self, shape: usize) {
        self.shapes[shape].n += 1;
        let (lake, fork) = self.kinds(shape);
        self.tiles += 1;
        self.lakes += lake;
        self.forks += fork;
    }

    /// Whether tiles of a shape end a river or divide it, the last aside.
    const fn kinds(&self, shape: usize) -> (u8, u8) {
        let Shape { stage, mouths, .. } = self.shapes[shape];
        ((stage < self.last && mouths == 1) as u8, (stage < self.last && mouths == 3) as u8)
    }

    /// The tiles, the last aside, that end a river.
    fn closing(&self) -> impl Iterator<Item = &Shape> {
        self.left().filter(|shape| shape.stage < self.last && shape.mouths == 1)
    }
}
