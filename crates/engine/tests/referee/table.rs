//! What lies on the table: tiles and how they fit, rivers, features.

use super::{Castle, Options, Piece, Referee};
use aude_engine::tile::{Edge, Kind, Marks, Tile, turn_places};
use std::{cell::RefCell, collections::BTreeSet, rc::Rc};

/// A position: x to the east, y to the north.
pub type At = (i32, i32);

/// A tile on the table.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub(super) tile: &'static Tile,
    pub(super) at: At,
    pub(super) turn: u8,
    /// The direction of a bridge over it: 0 north to south, 1 east to west.
    pub(super) bridge: Option<usize>,
}

impl PartialEq for Laid {
    fn eq(&self, other: &Self) -> bool {
        let same = std::ptr::eq(self.tile, other.tile) && self.bridge == other.bridge;
        same && (self.at, self.turn) == (other.at, other.turn)
    }
}

impl Laid {
    /// A tile without a bridge.
    pub(super) const fn new(tile: &'static Tile, at: At, turn: u8) -> Self {
        Self { tile, at, turn, bridge: None }
    }

    /// What the side shows: 0 north, 1 east, 2 south, 3 west. The ends of a bridge are roads (BCB-X-03).
    pub(super) fn edge(&self, side: usize) -> Edge {
        if self.bridge == Some(side % 2) { Edge::Road } else { self.face(side) }
    }

    /// What the side shows without a bridge.
    pub(super) fn face(&self, side: usize) -> Edge {
        self.tile.edges[(side + 4 - usize::from(self.turn)) % 4]
    }

    /// The number of segments, a bridge being the last one.
    pub(super) fn segments(&self) -> usize {
        self.tile.segments.len() + usize::from(self.bridge.is_some())
    }

    /// What a segment is. A bridge is a road (BCB-BRIDGE-01).
    pub(super) fn kind(&self, segment: usize) -> Kind {
        self.tile.segments.get(segment).map_or(Kind::Road, |s| s.kind)
    }

    /// Whether it has a segment of a kind.
    pub(super) fn has(&self, kind: Kind) -> bool {
        self.tile.segments.iter().any(|s| s.kind == kind)
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
        let places = match (self.tile.segments.get(segment), self.bridge) {
            (Some(s), _) => turn_places(s.places, self.turn),
            (None, bridge) => 0b1000_0010 << (3 * bridge.unwrap()),
        };
        // BCB-X-02: the middle of a side of a field may belong to a bridge
        let halves = self.kind(segment) == Kind::Field;
        (0..12).filter(move |place| places >> place & 1 == 1 && !(halves && place % 3 == 1))
    }

    /// For each place of its edge, the segment that takes it.
    pub(super) fn takers(&self) -> [Option<usize>; 12] {
        let mut takers = [None; 12];
        for segment in 0..self.segments() {
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
    /// Whether it came out of the count's city.
    pub(super) guest: bool,
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
    pub(super) fn around(&self, at: At) -> u32 {
        around(at).iter().filter(|at| self.get(**at).is_some()).count() as u32
    }
}

/// The eight positions around one.
pub(super) fn around((x, y): At) -> Vec<At> {
    let all = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
    all.filter(|d| *d != (0, 0)).map(|(dx, dy)| (x + dx, y + dy)).collect()
}

/// Whether two sides may meet: they show the same, or one is that of an abbey (ABBEY-TILE-02).
pub(super) fn meets(one: Edge, other: Edge) -> bool {
    one == other || one == Edge::Any || other == Edge::Any
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
            if !meets(other.edge(back), new.edge(side)) {
                return false;
            }
            if new.edge(side) == Edge::River && other.edge(back) == Edge::River {
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

/// Whether all tiles of `rest` can be added to the river in some order, the fork first and the last one last (RIVER2-02,
/// RIVER2-03, RIVER-X-01, RIVER-X-04). Tries everything. `dead` gathers the tables that were found to lead nowhere, since different
/// orders lead to the same table; on them, nothing matters but the sides of the tiles.
pub(super) fn river_goes_on(laid: &mut Vec<Laid>, rest: &[&'static Tile], dead: &mut BTreeSet<Outline>) -> bool {
    if rest.is_empty() {
        return true;
    }
    let ends = open_ends(laid);
    let mut steps: Vec<(usize, Laid)> = Vec::new();
    // RIVER2-02: the fork comes before all others
    let forks = rest.iter().any(|tile| tile.id == "r2-fork");
    for (number, tile) in rest.iter().enumerate().filter(|(_, tile)| !forks || tile.id == "r2-fork") {
        for &at in &ends {
            for turn in 0..4 {
                let new = Laid::new(tile, at, turn);
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
    if !forks && ends.len() + left < 2 * rest.len() + stuck {
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
    /// Tiles with besiegers.
    pub(super) sieges: u32,
    /// Whose barns are here.
    pub(super) barns: Vec<usize>,
    /// Whether it became a castle, and whether that is finished.
    pub(super) castle: Option<bool>,
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

    /// Whether it lies on this position; a monastery lies on its own tile.
    pub(super) fn is_on(&self, at: At) -> bool {
        self.segments.iter().any(|s| s.0 == at)
    }

    /// What it is worth as it is now; fields are worth nothing by themselves.
    pub(super) fn value(&self, options: Options) -> u32 {
        match self.kind {
            Kind::City => {
                let cathedral = options.cathedrals && self.cathedrals > 0;
                let besieged = options.siege && self.sieges > 0;
                match (self.completed, cathedral) {
                    // SIEGE-03, COMBO-01
                    (true, true) if besieged => 2 * (self.tiles + self.pennants),
                    // SIEGE-02, SIEGE-X-01, SIEGE-X-07
                    (true, false) if besieged => self.tiles + self.pennants,
                    // SIEGE-04
                    (false, _) if besieged => 0,
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

/// The last survey, and what it was made of.
#[derive(Clone, Default)]
pub(super) struct LastSurvey(RefCell<Option<Surveyed>>);

#[derive(Clone)]
struct Surveyed {
    laid: Vec<Laid>,
    figures: Vec<Figure>,
    castles: Vec<Castle>,
    survey: Rc<Survey>,
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
        if self.cult_forbids(grid, new.tile, new.at) {
            return false;
        }
        // COUNT-X-12: the source of a river goes to any edge
        if is_river(new.tile) && !matches!(new.tile.id, "r1-spring" | "r2-spring") {
            return extends_river(&self.laid, new);
        }
        let mut neighbours = 0;
        for side in 0..4 {
            if let Some(number) = grid.get(beside(new.at, side)) {
                neighbours += 1;
                if !meets(self.laid[number].edge((side + 2) % 4), new.edge(side)) {
                    return false;
                }
            }
        }
        neighbours > 0 && grid.get(new.at).is_none()
    }

    /// Whether a tile may not lie there because a monastery would touch several shrines or a shrine several
    /// monasteries (CULT-05, CULT-X-03, CULT-X-04).
    pub(super) fn cult_forbids(&self, grid: &Grid, tile: &'static Tile, at: At) -> bool {
        let new = Laid::new(tile, at, 0);
        let other = match (new.has(Kind::Monastery), new.has(Kind::Shrine)) {
            _ if !self.options.cult => return false,
            (true, _) => Kind::Shrine,
            (_, true) => Kind::Monastery,
            _ => return false,
        };
        let own = if other == Kind::Shrine { Kind::Monastery } else { Kind::Shrine };
        let near = |at: At, kind: Kind| -> Vec<At> {
            let tiles = around(at).into_iter().filter_map(|at| grid.get(at));
            tiles.filter(|tile| self.laid[*tile].has(kind)).map(|tile| self.laid[tile].at).collect()
        };
        let rivals = near(at, other);
        let both_ways = !self.options.ban_placed_tile;
        rivals.len() > 1 || (both_ways && rivals.iter().any(|rival| !near(*rival, own).is_empty()))
    }

    /// The bridges with which a tile fits, sorted; none if it fits without (BCB-BRIDGE-04).
    pub(super) fn spans(&self, grid: &Grid, new: Laid) -> Vec<(At, usize)> {
        let mut spans = Vec::new();
        if grid.get(new.at).is_some() || self.fits(grid, new) {
            return spans;
        }
        for axis in 0..2 {
            // BCB-BRIDGE-03
            let rests = [axis, axis + 2].iter().all(|side| new.face(*side) == Edge::Field);
            if rests && self.fits(grid, Laid { bridge: Some(axis), ..new }) {
                spans.push((new.at, axis));
            }
        }
        for side in 0..4 {
            let over = beside(new.at, side);
            let Some(number) = grid.get(over) else { continue };
            let laid = self.laid[number];
            let rests = [side, side + 2].iter().all(|s| laid.face(*s % 4) == Edge::Field);
            // BCB-X-01, BCB-X-03
            let free = laid.bridge.is_none() && grid.get(beside(over, side)).is_none();
            if new.edge(side) == Edge::Road && rests && free {
                let mut other = self.clone();
                other.laid[number].bridge = Some(side % 2);
                if other.fits(grid, new) {
                    spans.push((over, side % 2));
                }
            }
        }
        spans.sort_unstable();
        spans
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
                    let new = Laid::new(tile, (x, y), turn);
                    if self.fits(&grid, new) && goes_on(new) {
                        places.push(((x, y), turn));
                    }
                }
            }
        }
        places
    }

    /// All features. Several rules look at the same table one after the other, so the last survey is kept for as long
    /// as nothing it depends on has changed.
    pub(super) fn survey(&self) -> Rc<Survey> {
        let mut last = self.last.0.borrow_mut();
        let known = last
            .as_ref()
            .filter(|last| last.figures == self.figures && last.castles == self.castles && last.laid == self.laid);
        if let Some(known) = known {
            return Rc::clone(&known.survey);
        }
        let survey = Rc::new(self.walk_all());
        *last = Some(Surveyed {
            laid: self.laid.clone(),
            figures: self.figures.clone(),
            castles: self.castles.clone(),
            survey: Rc::clone(&survey),
        });
        survey
    }

    /// Finds all features by walking over the laid tiles.
    fn walk_all(&self) -> Survey {
        let grid = Grid::of(&self.laid);
        let takers: Vec<_> = self.laid.iter().map(Laid::takers).collect();
        let mut belongs: Vec<_> = self.laid.iter().map(|laid| vec![None; laid.tile.segments.len() + 1]).collect();
        let mut features = Vec::new();
        // In the order of positions: a feature is found at its smallest segment, so features come out sorted.
        let mut tiles: Vec<usize> = (0..self.laid.len()).collect();
        tiles.sort_by_key(|&tile| self.laid[tile].at);
        for first in tiles {
            for segment in 0..self.laid[first].segments() {
                // RIVER-X-05: a river only parts fields
                let counts = match self.laid[first].kind(segment) {
                    Kind::City | Kind::Road | Kind::Field | Kind::Monastery | Kind::Shrine | Kind::Carcassonne => true,
                    Kind::Garden => self.options.gardens,
                    Kind::Tower | Kind::River => false,
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
            // COUNT-10
            let two =
                figure.guest && self.options.guests_count_two && matches!(figure.piece, Piece::Mayor | Piece::Wagon);
            feature.strengths[figure.owner] += if two { 2 } else { figure.piece.strength(feature.pennants) };
            feature.pigs[figure.owner] |= figure.piece == Piece::Pig;
            if figure.piece == Piece::Barn {
                feature.barns.push(figure.owner);
            }
        }
        for castle in &self.castles {
            let city = survey.feature(castle.segments[0].0, castle.segments[0].1).unwrap();
            survey.features[city].castle = Some(castle.finished);
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
        let kind = self.laid[first.0].kind(first.1);
        let (mut pennants, mut inns, mut cathedrals, mut herds, mut sieges) = (0, 0, 0, 0, 0);
        let mut goods = [0; 3];
        let mut open = false;
        let mut segments = Vec::new();
        let mut to_visit = vec![first];
        belongs[first.0][first.1] = Some(name);
        while let Some((tile, segment)) = to_visit.pop() {
            let laid = &self.laid[tile];
            let marks = laid.tile.segments.get(segment).map_or(Marks::NONE, |s| s.marks);
            let found = laid.kind(segment);
            assert_eq!(found, kind, "a {kind} runs into a {found} at {:?}", laid.at);
            segments.push((laid.at, segment));
            pennants += marks.pennants();
            inns += marks.inns();
            cathedrals += marks.cathedrals();
            herds += marks.herds();
            sieges += marks.sieges();
            for (sum, marks) in goods.iter_mut().zip([marks.wine(), marks.grain(), marks.cloth()]) {
                *sum += marks;
            }
            for place in laid.places(segment) {
                let Some(next) = grid.get(beside(laid.at, place / 3)) else {
                    // BASE-ROAD-01, BASE-CITY-01: it goes on where no tile lies
                    open = true;
                    continue;
                };
                // ABBEY-TILE-03: an abbey closes what leads onto it
                if self.laid[next].edge((place / 3 + 2) % 4) == Edge::Any {
                    continue;
                }
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
            // COUNT-X-02
            Kind::Carcassonne => (on, true),
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
            sieges,
            barns: Vec::new(),
            castle: None,
            followers,
            strengths,
            pigs,
        }
    }
}
