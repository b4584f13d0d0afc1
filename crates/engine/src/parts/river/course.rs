//! The course of a river: where a river tile may go.
//!
//! It must extend one open end (RIVER-X-03), join no arms (RIVER2-05), not turn back on itself (RIVER-X-04) and
//! leave a river that can be finished with the tiles still to come. The last is what keeps a game from dying. It is
//! plain to see for most rivers; where the river has come near itself it is found out by trying, on a small table
//! that holds nothing but the river.

use crate::{
    Axis, Design, Illegal, Placement, Pos, Rules, State, board, rules,
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
    } else if state.board.tiles.is_empty() || may_spring_anywhere(rules, state) {
        Ok(())
    } else {
        Err(Illegal::NotAtRiver)
    }
}

/// Puts those of a list of placements first that are allowed, and says how many there are. Most squares are not at the
/// river at all.
pub(super) fn keep(rules: &Rules, state: &State, design: Design, list: &mut [Placement]) -> usize {
    let anywhere = state.board.tiles.is_empty() || may_spring_anywhere(rules, state);
    let mut ahead = None;
    board::keep(list, |placement| {
        let signature = state.board.signature(placement.at()).unwrap_or(0);
        let at_river = rules.shows(Edge::River, signature);
        (anywhere && !at_river) || (at_river && goes_on(rules, state, design, placement, &mut ahead).is_ok())
    })
}

/// COUNT-X-12: where a fixed city opens the game, the source goes where it fits.
fn may_spring_anywhere(rules: &Rules, state: &State) -> bool {
    let design = |number: u8| &rules.designs[number as usize];
    // While a river is placed, most often the last tile is one of it.
    let dry = !state.board.tiles.iter().rev().any(|laid| design(laid.design).mouths != 0);
    dry && state.board.tiles.iter().any(|laid| design(laid.design).tile.at.is_some())
}

/// Whether a river tile may be placed next to the river. What a look ahead begins with is worked out for the first
/// placement and kept for the others.
#[inline(never)]
fn goes_on(
    rules: &Rules,
    state: &State,
    design: Design,
    placement: Placement,
    ahead: &mut Option<(Course, Rest)>,
) -> Result<(), Illegal> {
    let board = &state.board;
    let at = placement.at();
    let own = leaves(&rules.designs[design.index()], placement.turn());
    let mut joined = None;
    for side in (0..4).filter(|side| own >> side & 1 == 1) {
        if let Some(number) = board.tile_at(at.neighbour(side)) {
            if joined.is_some() {
                return Err(Illegal::RiverJoined);
            }
            joined = Some((side, board.tiles[number]));
        }
    }
    let Some((side, other)) = joined else { return Err(Illegal::NotAtRiver) };
    if turns_back(own, side, leaves(&rules.designs[other.design as usize], other.turn())) {
        return Err(Illegal::RiverTurnsBack);
    }
    if !rules.looks_ahead || rules.designs[design.index()].stage >= rules.ordinary_stage {
        return Ok(());
    }
    let begin = || (Course::new(rules, state), Rest::new(rules, state, Some(design)));
    let (mut course, mut rest) = *ahead.get_or_insert_with(begin);
    course.lay(at, turned(rules.tile(design), placement.turn()));
    if course.can_finish(&mut rest) { Ok(()) } else { Err(Illegal::RiverStuck) }
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

/// At most this many tiles: a river has twelve, and abbeys may fill holes beside it.
const MOST: usize = 24;

/// At most this many ends: even tiles that lie apart have two each, but for a fork.
const ENDS: usize = 32;

/// So many rows and columns of the table are told apart.
const FOLD: usize = u32::BITS as usize;

/// A river on an otherwise empty table.
#[derive(Clone, Copy)]
struct Course {
    tiles: [(Pos, Sides); MOST],
    count: usize,
    /// Where tiles are, folded to as many rows of as many: what is not there is surely empty.
    taken: [u32; FOLD],
    /// The open ends.
    ends: [End; ENDS],
    open: usize,
}

/// An open end: a tile, and the side on which the river leaves it.
#[derive(Clone, Copy, PartialEq, Eq)]
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

impl Course {
    /// The river on the table.
    fn new(rules: &Rules, state: &State) -> Self {
        let mut course = Self {
            tiles: [(Pos::new(0, 0), [Edge::Field; 4]); MOST],
            count: 0,
            taken: [0; FOLD],
            ends: [End { tile: Pos::new(0, 0), side: 0, mouths: 0 }; ENDS],
            open: 0,
        };
        for laid in &state.board.tiles {
            course.lay(laid.at, turned(rules.designs[laid.design as usize].tile, laid.turn()));
            if let Some(axis) = laid.bridge() {
                course.span(laid.at, axis);
            }
        }
        course
    }

    /// A bridge shows roads at both ends (BCB-X-03).
    fn span(&mut self, over: Pos, axis: Axis) {
        for (_, sides) in self.tiles[..self.count].iter_mut().filter(|(at, _)| *at == over) {
            for side in axis.sides() {
                sides[side] = Edge::Road;
            }
        }
    }

    fn tiles(&self) -> &[(Pos, Sides)] {
        &self.tiles[..self.count]
    }

    fn lay(&mut self, at: Pos, sides: Sides) {
        self.tiles[self.count] = (at, sides);
        self.count += 1;
        self.taken[at.y as usize % FOLD] |= 1 << (at.x as u32 % u32::BITS);
        // What led here leads nowhere else.
        let mut kept = 0;
        for i in 0..self.open {
            self.ends[kept] = self.ends[i];
            kept += usize::from(self.ends[i].ahead() != at);
        }
        self.open = kept;
        let mouths = mouths(sides);
        for side in (0..4).filter(|side| mouths >> side & 1 == 1) {
            let end = End { tile: at, side, mouths };
            if !self.is_taken(end.ahead()) {
                self.ends[self.open] = end;
                self.open += 1;
            }
        }
    }

    fn at(&self, square: Pos) -> Option<Sides> {
        if self.taken[square.y as usize % FOLD] >> (square.x as u32 % u32::BITS) & 1 == 0 {
            return None;
        }
        self.tiles().iter().find(|(at, _)| *at == square).map(|(_, sides)| *sides)
    }

    fn is_taken(&self, square: Pos) -> bool {
        self.at(square).is_some()
    }

    fn ends(&self) -> &[End] {
        &self.ends[..self.open]
    }

    fn gap(&self, end: End) -> Gap {
        let at = end.ahead();
        let shown = std::array::from_fn(|side| self.at(at.neighbour(side)).map(|sides| sides[side ^ 2]));
        let alone = (0..4).all(|side| (shown[side] == Some(Edge::River)) == (side == end.side() ^ 2));
        Gap { end, shown, alone }
    }

    /// Whether all tiles can be placed in some order, stage by stage.
    fn can_finish(&self, rest: &mut Rest) -> bool {
        if rest.is_empty() || self.is_easy(rest) {
            return true;
        }
        // In the end no end is open; one that nothing fits now never will be closed.
        let is_dead = |end: &End| {
            let gap = self.gap(*end);
            !rest.left().any(|shape| shape.turns().any(|sides| gap.takes(sides)))
        };
        if self.ends().iter().any(is_dead) {
            return false;
        }
        let stage = rest.stage();
        for i in 0..rest.count {
            let shape = rest.shapes[i];
            if shape.n == 0 || shape.stage != stage {
                continue;
            }
            rest.shapes[i].n -= 1;
            for end in self.ends() {
                let gap = self.gap(*end);
                for sides in shape.turns().filter(|sides| gap.takes(*sides)) {
                    let mut next = *self;
                    next.lay(end.ahead(), sides);
                    if next.can_finish(rest) {
                        return true;
                    }
                }
            }
            rest.shapes[i].n += 1;
        }
        false
    }

    /// A river that can surely be finished. One of its ends has the quarter of the table ahead of it and to one hand
    /// for itself: there it can always go on, its bends turning to that hand and back by turns. Every other end faces a
    /// square outside of that, with no other neighbour, on which a lake can close it.
    fn is_easy(&self, rest: &Rest) -> bool {
        let lakes = rest.of_mouths(1);
        if rest.of_mouths(3) > 0 || lakes + 1 != self.open {
            return false;
        }
        let lonely = |square: Pos| (0..4).filter(|side| self.is_taken(square.neighbour(*side))).count() == 1;
        self.ends().iter().any(|main| {
            [main.side() ^ 1, main.side() ^ 3].into_iter().any(|hand| {
                // A bend may not turn the way the one before it came from.
                if is_bend(main.mouths) && main.mouths >> hand & 1 == 1 {
                    return false;
                }
                let (ahead, aside) = (distance(main.tile, main.side()), distance(main.tile, hand));
                let clear = |p: Pos| {
                    let (a, b) = (distance(p, main.side()), distance(p, hand));
                    !(((a > ahead) & (b >= aside - 1)) | ((a == ahead) & (b >= aside)))
                };
                // All are looked at, which is easier to foresee than which is in the way.
                let others = || self.ends().iter().filter(|end| *end != main).map(|end| end.ahead());
                self.tiles().iter().fold(true, |all, (at, _)| all & ((*at == main.tile) | clear(*at)))
                    && others().all(|square| clear(square) && lonely(square))
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
}

impl Rest {
    /// What is in the bag, without a tile that is about to be placed, whether or not it is drawn already.
    fn new(rules: &Rules, state: &State, placed: Option<Design>) -> Self {
        let empty = Shape { edges: [Edge::Field; 4], stage: 0, n: 0 };
        let mut rest = Self { shapes: [empty; MOST], count: 0, last: rules.ordinary_stage - 1 };
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
            rest.shapes[found] = Shape { edges, stage, n: rest.shapes[found].n + n };
        }
        rest
    }

    fn left(&self) -> impl Iterator<Item = &Shape> {
        self.shapes[..self.count].iter().filter(|s| s.n > 0)
    }

    fn is_empty(&self) -> bool {
        self.left().next().is_none()
    }

    /// The stage that comes now.
    fn stage(&self) -> u8 {
        self.left().map(|s| s.stage).min().unwrap_or(0)
    }

    /// How many of the tiles, the last aside, have so many mouths.
    fn of_mouths(&self, n: u32) -> usize {
        let middle = self.left().filter(|s| s.stage < self.last);
        middle.filter(|s| mouths(s.edges).count_ones() == n).map(|s| s.n as usize).sum()
    }
}
