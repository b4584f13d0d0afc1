//! What lies on the table: tiles and how they fit, rivers, features.

use super::{Options, Piece, Referee};
use aude_engine::tile::{Edge, Kind, Tile, turn_places};
use std::collections::BTreeSet;

/// A position: x to the east, y to the north.
pub type At = (i32, i32);

/// A tile on the table.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub(super) tile: &'static Tile,
    pub(super) at: At,
    pub(super) turn: u8,
}

impl Laid {
    /// What the side shows: 0 north, 1 east, 2 south, 3 west.
    pub(super) fn edge(&self, side: usize) -> Edge {
        self.tile.edges[(side + 4 - usize::from(self.turn)) % 4]
    }

    /// The sides on which the river leaves the tile.
    pub(super) fn river_sides(&self) -> impl Iterator<Item = usize> {
        (0..4).filter(|&side| self.edge(side) == Edge::River)
    }

    /// On a river bend entered at a side, the side at which it is left; nothing on other tiles.
    pub(super) fn bend_from(&self, side: usize) -> Option<usize> {
        let mut others = self.river_sides().filter(|&other| other != side);
        let first = others.next()?;
        (others.next().is_none() && first != (side + 2) % 4).then_some(first)
    }

    /// The places a segment takes as the tile lies.
    pub(super) fn places(&self, segment: usize) -> impl Iterator<Item = usize> + use<> {
        let places = turn_places(self.tile.segments[segment].places, self.turn);
        (0..12).filter(move |place| places >> place & 1 == 1)
    }

    /// For each place of its edge, the segment that takes it.
    pub(super) fn takers(&self) -> [Option<usize>; 12] {
        let mut takers = [None; 12];
        for segment in 0..self.tile.segments.len() {
            for place in self.places(segment) {
                takers[place] = Some(segment);
            }
        }
        takers
    }
}

/// A figure on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Figure {
    pub(super) at: At,
    pub(super) segment: usize,
    pub(super) owner: usize,
    pub(super) piece: Piece,
}

/// The position next to another, across a side.
pub(super) const fn beside((x, y): At, side: usize) -> At {
    match side {
        0 => (x, y + 1),
        1 => (x + 1, y),
        2 => (x, y - 1),
        _ => (x - 1, y),
    }
}

/// The place that a place meets on the tile across its side (BASE-X-03): Nw meets Sw, N meets S, Ne meets Se.
pub(super) const fn met_by(place: usize) -> usize {
    let (side, offset) = (place / 3, place % 3);
    (side + 2) % 4 * 3 + (2 - offset)
}

/// The laid tiles by position, as numbers in the list of laid tiles.
pub(super) struct Grid {
    pub(super) low: At,
    pub(super) high: At,
    pub(super) cells: Vec<Option<usize>>,
}

impl Grid {
    pub(super) fn of(laid: &[Laid]) -> Self {
        let xs = || laid.iter().map(|l| l.at.0);
        let ys = || laid.iter().map(|l| l.at.1);
        let low = (xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let high = (xs().max().unwrap_or(0), ys().max().unwrap_or(0));
        let size = (high.0 - low.0 + 1) * (high.1 - low.1 + 1);
        let mut grid = Self { low, high, cells: vec![None; size as usize] };
        for (number, tile) in laid.iter().enumerate() {
            let cell = grid.cell(tile.at).unwrap();
            assert!(grid.cells[cell].is_none(), "two tiles at {:?}", tile.at);
            grid.cells[cell] = Some(number);
        }
        grid
    }

    pub(super) fn cell(&self, (x, y): At) -> Option<usize> {
        let inside = self.low.0 <= x && x <= self.high.0 && self.low.1 <= y && y <= self.high.1;
        inside.then(|| ((x - self.low.0) * (self.high.1 - self.low.1 + 1) + (y - self.low.1)) as usize)
    }

    /// The number of the tile at a position.
    pub(super) fn get(&self, at: At) -> Option<usize> {
        self.cells[self.cell(at)?]
    }

    /// How many of the eight positions around one hold a tile.
    pub(super) fn around(&self, (x, y): At) -> u32 {
        let mut tiles = 0;
        for dx in -1..=1 {
            for dy in -1..=1 {
                tiles += u32::from((dx, dy) != (0, 0) && self.get((x + dx, y + dy)).is_some());
            }
        }
        tiles
    }
}

/// Whether a tile belongs to a river.
pub(super) fn is_river(tile: &Tile) -> bool {
    tile.segments.iter().any(|segment| segment.kind == Kind::River)
}

/// Whether a river tile may be laid so, whatever becomes of the river afterwards.
pub(super) fn extends_river(laid: &[Laid], new: Laid) -> bool {
    if laid.iter().any(|l| l.at == new.at) {
        return false;
    }
    let mut joints = Vec::new();
    for side in 0..4 {
        let back = (side + 2) % 4;
        if let Some(other) = laid.iter().find(|l| l.at == beside(new.at, side)) {
            // BASE-PLACE-02
            if other.edge(back) != new.edge(side) {
                return false;
            }
            if new.edge(side) == Edge::River {
                joints.push((new.bend_from(side), other.bend_from(back)));
            }
        }
    }
    match joints[..] {
        // RIVER2-04, RIVER-X-04, EX-143: of two bends side by side, the far ends must not point the same way
        [(Some(there), Some(here))] => there != here,
        [_] => true,
        // RIVER-X-03: no open end; RIVER2-05, EX-145: two of them
        _ => false,
    }
}

/// Where the open ends of the river are: the free positions they point to.
pub(super) fn open_ends(laid: &[Laid]) -> Vec<At> {
    let pointed = laid.iter().flat_map(|l| l.river_sides().map(|side| beside(l.at, side)));
    pointed.filter(|at| laid.iter().all(|l| l.at != *at)).collect()
}

/// Tiles as rivers see them: where they lie and what their sides show.
pub(super) type Outline = Vec<(At, [u8; 4])>;

pub(super) fn outline(laid: &[Laid]) -> Outline {
    let mut outline: Vec<_> = laid.iter().map(|l| (l.at, [0, 1, 2, 3].map(|side| l.edge(side) as u8))).collect();
    outline.sort_unstable();
    outline
}

/// Whether all tiles of `rest` can be added to the river in some order, the last one last (RIVER2-03, RIVER-X-01,
/// RIVER-X-04). Tries everything. `dead` gathers the tables that were found to lead nowhere, since different
/// orders lead to the same table; on them, nothing matters but the sides of the tiles.
pub(super) fn river_goes_on(laid: &mut Vec<Laid>, rest: &[&'static Tile], dead: &mut BTreeSet<Outline>) -> bool {
    if rest.is_empty() {
        return true;
    }
    let ends = open_ends(laid);
    let mut steps: Vec<(usize, Laid)> = Vec::new();
    for (number, tile) in rest.iter().enumerate() {
        for &at in &ends {
            for turn in 0..4 {
                let new = Laid { tile, at, turn };
                if extends_river(laid, new) {
                    steps.push((number, new));
                }
            }
        }
    }
    // Two ways to give up early. A tile takes one end and leaves as many as it has further river sides, so it is
    // known how many ends will be open when all tiles lie. There must not be fewer than none; nor may more ends
    // be stuck already, for an end that no tile fits now will never be fitted by one of them.
    let left: usize = rest.iter().map(|t| t.edges.iter().filter(|e| **e == Edge::River).count()).sum();
    let stuck = ends.iter().filter(|end| steps.iter().all(|(_, new)| new.at != **end)).count();
    if ends.len() + left < 2 * rest.len() + stuck {
        return false;
    }
    let key = outline(laid);
    if dead.contains(&key) {
        return false;
    }
    let mut tried = BTreeSet::new();
    for (number, new) in steps {
        // The last one last; and tiles whose sides are the same are the same here.
        if (number + 1 == rest.len() && rest.len() > 1) || !tried.insert(outline(&[new])) {
            continue;
        }
        let others: Vec<_> = (0..rest.len()).filter(|&n| n != number).map(|n| rest[n]).collect();
        laid.push(new);
        let goes_on = river_goes_on(laid, &others, dead);
        laid.pop();
        if goes_on {
            return true;
        }
    }
    dead.insert(key);
    false
}

/// All segments that hang together, and all there is to know about them.
pub(super) struct Feature {
    pub(super) kind: Kind,
    /// Sorted.
    pub(super) segments: Vec<(At, usize)>,
    pub(super) completed: bool,
    /// Different tiles it lies on; for a monastery or garden its own tile and those around it.
    pub(super) tiles: u32,
    pub(super) pennants: u32,
    pub(super) inns: u32,
    pub(super) cathedrals: u32,
    /// Wine, grain, cloth.
    pub(super) goods: [u32; 3],
    pub(super) herds: u32,
    /// By player: how many followers are here.
    pub(super) followers: Vec<u32>,
    /// By player: what they count.
    pub(super) strengths: Vec<u32>,
    /// By player: whether it has a pig here.
    pub(super) pigs: Vec<bool>,
}

impl Feature {
    pub(super) fn occupied(&self) -> bool {
        self.followers.iter().any(|&followers| followers > 0)
    }

    /// What it is worth as it is now; fields are worth nothing by themselves.
    pub(super) fn value(&self, options: Options) -> u32 {
        match self.kind {
            Kind::City => {
                let cathedral = options.cathedrals && self.cathedrals > 0;
                match (self.completed, cathedral) {
                    // INN-CITY-01, before any exception for two tiles (INN-X-01)
                    (true, true) => 3 * self.tiles + 3 * self.pennants,
                    // BASE-CITY-04, BASE-CITY-05
                    (true, false) if options.two_points && self.tiles == 2 => {
                        2 + self.pennants * if options.shield_halved { 1 } else { 2 }
                    }
                    // BASE-CITY-02
                    (true, false) => 2 * self.tiles + 2 * self.pennants,
                    // INN-CITY-02
                    (false, true) if !options.unfinished_as_ordinary => 0,
                    // BASE-END-04
                    (false, _) => self.tiles + self.pennants,
                }
            }
            Kind::Road => {
                let inn = options.inns && self.inns > 0;
                match (self.completed, inn) {
                    // INN-ROAD-01
                    (true, true) => 2 * self.tiles,
                    // INN-ROAD-02
                    (false, true) if !options.unfinished_as_ordinary => 0,
                    // BASE-ROAD-03, BASE-END-03
                    _ => self.tiles,
                }
            }
            // BASE-MON-02, BASE-END-05, ABBOT-X-05
            Kind::Monastery | Kind::Shrine | Kind::Garden => self.tiles,
            _ => 0,
        }
    }
}

/// All features of the layout.
pub(super) struct Survey {
    pub(super) grid: Grid,
    /// Sorted by their segments.
    pub(super) features: Vec<Feature>,
    /// The number of the feature by the number of the tile and of the segment.
    pub(super) belongs: Vec<Vec<Option<usize>>>,
}

impl Survey {
    /// The number of the feature a segment belongs to.
    pub(super) fn feature(&self, at: At, segment: usize) -> Option<usize> {
        self.belongs[self.grid.get(at)?][segment]
    }
}

/// Who has the most, if anybody has anything; several if they are tied (BASE-SCORE-01, BASE-SCORE-02).
pub(super) fn winners(strengths: &[u32]) -> Vec<usize> {
    let most = strengths.iter().copied().max().unwrap_or(0);
    (0..strengths.len()).filter(|&player| most > 0 && strengths[player] == most).collect()
}

impl Referee {
    /// Whether a tile may be laid so (BASE-PLACE-01, BASE-PLACE-02): the position is free, next to a tile, and
    /// every shared edge shows the same on both sides. River tiles have rules of their own.
    pub(super) fn fits(&self, grid: &Grid, new: Laid) -> bool {
        if is_river(new.tile) {
            return extends_river(&self.laid, new);
        }
        let mut neighbours = 0;
        for side in 0..4 {
            if let Some(number) = grid.get(beside(new.at, side)) {
                neighbours += 1;
                if self.laid[number].edge((side + 2) % 4) != new.edge(side) {
                    return false;
                }
            }
        }
        neighbours > 0 && grid.get(new.at).is_none()
    }

    /// All legal places of a tile, sorted: position and turn. Turns after which it looks the same are listed
    /// once, by the smallest.
    ///
    /// A river tile may only be laid so that the river tiles to come, `rest`, can all be laid afterwards in some
    /// order, the last of them last; without `rest` nobody looks ahead.
    pub(super) fn placements(&self, tile: &'static Tile, rest: Option<&[&'static Tile]>) -> Vec<(At, u8)> {
        // On an empty table there is nothing to fit.
        if self.laid.is_empty() {
            return (0..tile.period).map(|turn| ((0, 0), turn)).collect();
        }
        let grid = Grid::of(&self.laid);
        let goes_on = |new: Laid| match rest {
            Some(rest) if is_river(tile) => {
                let mut laid = self.laid.clone();
                laid.push(new);
                river_goes_on(&mut laid, rest, &mut BTreeSet::new())
            }
            _ => true,
        };
        let mut places = Vec::new();
        for x in grid.low.0 - 1..=grid.high.0 + 1 {
            for y in grid.low.1 - 1..=grid.high.1 + 1 {
                for turn in 0..tile.period {
                    let new = Laid { tile, at: (x, y), turn };
                    if self.fits(&grid, new) && goes_on(new) {
                        places.push(((x, y), turn));
                    }
                }
            }
        }
        places
    }

    /// Finds all features by walking over the laid tiles.
    pub(super) fn survey(&self) -> Survey {
        let grid = Grid::of(&self.laid);
        let takers: Vec<_> = self.laid.iter().map(Laid::takers).collect();
        let mut belongs: Vec<_> = self.laid.iter().map(|laid| vec![None; laid.tile.segments.len()]).collect();
        let mut features = Vec::new();
        // In the order of positions: a feature is found at its smallest segment, so features come out sorted.
        let mut tiles: Vec<usize> = (0..self.laid.len()).collect();
        tiles.sort_by_key(|&tile| self.laid[tile].at);
        for first in tiles {
            for (segment, about) in self.laid[first].tile.segments.iter().enumerate() {
                // RIVER-X-05: a river only parts fields
                let counts = match about.kind {
                    Kind::City | Kind::Road | Kind::Field | Kind::Monastery | Kind::Shrine => true,
                    Kind::Garden => self.options.gardens,
                    Kind::Tower | Kind::Carcassonne | Kind::River => false,
                };
                if counts && belongs[first][segment].is_none() {
                    let feature = self.walk(&grid, &takers, &mut belongs, features.len(), (first, segment));
                    features.push(feature);
                }
            }
        }
        let mut survey = Survey { grid, features, belongs };
        for figure in &self.figures {
            // COMBO-X-04: whoever stands on a tower holds no feature
            let Some(feature) = survey.feature(figure.at, figure.segment) else { continue };
            let feature = &mut survey.features[feature];
            feature.followers[figure.owner] += u32::from(figure.piece.is_follower());
            feature.strengths[figure.owner] += figure.piece.strength();
            feature.pigs[figure.owner] |= figure.piece == Piece::Pig;
        }
        survey
    }

    /// Finds one feature: walks from one segment to all that hang together with it and marks them.
    pub(super) fn walk(
        &self,
        grid: &Grid,
        takers: &[[Option<usize>; 12]],
        belongs: &mut [Vec<Option<usize>>],
        name: usize,
        first: (usize, usize),
    ) -> Feature {
        let kind = self.laid[first.0].tile.segments[first.1].kind;
        let (mut pennants, mut inns, mut cathedrals, mut herds) = (0, 0, 0, 0);
        let mut goods = [0; 3];
        let mut open = false;
        let mut segments = Vec::new();
        let mut to_visit = vec![first];
        belongs[first.0][first.1] = Some(name);
        while let Some((tile, segment)) = to_visit.pop() {
            let laid = &self.laid[tile];
            let about = &laid.tile.segments[segment];
            assert_eq!(about.kind, kind, "a {kind} runs into a {} at {:?}", about.kind, laid.at);
            segments.push((laid.at, segment));
            pennants += about.marks.pennants();
            inns += about.marks.inns();
            cathedrals += about.marks.cathedrals();
            herds += about.marks.herds();
            for (sum, marks) in goods.iter_mut().zip([about.marks.wine(), about.marks.grain(), about.marks.cloth()]) {
                *sum += marks;
            }
            for place in laid.places(segment) {
                let Some(next) = grid.get(beside(laid.at, place / 3)) else {
                    // BASE-ROAD-01, BASE-CITY-01: it goes on where no tile lies
                    open = true;
                    continue;
                };
                // BASE-FIELD-01, BASE-X-03: place by place, so fields half by half
                let taker = takers[next][met_by(place)].expect("every place belongs to a segment");
                if belongs[next][taker].is_none() {
                    belongs[next][taker] = Some(name);
                    to_visit.push((next, taker));
                }
            }
        }
        segments.sort_unstable();
        // BASE-CITY-03, BASE-X-05: tiles count, not segments
        let on = segments.chunk_by(|a, b| a.0 == b.0).count() as u32;
        let (tiles, completed) = match kind {
            // BASE-MON-01, ABBOT-X-05
            Kind::Monastery | Kind::Shrine | Kind::Garden => {
                let around = grid.around(segments[0].0);
                (1 + around, around == 8)
            }
            // BASE-FIELD-02
            Kind::Field => (on, false),
            // BASE-ROAD-02 needs nothing special: a ring has no open end
            _ => (on, !open),
        };
        let followers = vec![0; self.scores.len()];
        let strengths = vec![0; self.scores.len()];
        let pigs = vec![false; self.scores.len()];
        Feature {
            kind,
            segments,
            completed,
            tiles,
            pennants,
            inns,
            cathedrals,
            goods,
            herds,
            followers,
            strengths,
            pigs,
        }
    }
}
