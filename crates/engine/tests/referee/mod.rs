//! The referee: the rules of the base game and of Inns & Cathedrals a second time, to check the engine against.
//!
//! It shares nothing with the engine but the tile data, and it is naive on purpose. It remembers which tiles
//! lie where, which figures stand where, the supplies and the scores. All else, above all which segments hang
//! together, is worked out anew from the laid tiles whenever somebody asks.

use aude_engine::tile::{Edge, Kind, Tile, turn_places};
use std::collections::BTreeSet;

/// A position: x to the east, y to the north.
pub type At = (i32, i32);

/// The options the referee knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// `two-tile-city` = `two-points`.
    pub two_points: bool,
    /// `two-tile-city-shield` = `1`; it matters with `two_points` only.
    pub shield_halved: bool,
    /// `farmers`.
    pub farmers: bool,
    /// `farmer-scoring` = `city-majority-4`, otherwise `field-majority-3`.
    pub city_majority: bool,
    /// `inns`; off: inns are ignored.
    pub inns: bool,
    /// `cathedrals`; off: cathedrals are ignored.
    pub cathedrals: bool,
    /// `unfinished-inn-cathedral` = `as-ordinary`.
    pub unfinished_as_ordinary: bool,
}

/// A figure that can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// The big follower.
    BigFollower,
}

impl Piece {
    /// Both of them.
    const ALL: [Self; 2] = [Self::Follower, Self::BigFollower];

    /// As how many followers it counts (INN-BIG-03, INN-X-02).
    const fn strength(self) -> u32 {
        match self {
            Self::Follower => 1,
            Self::BigFollower => 2,
        }
    }
}

/// A player scores for a feature; possibly nothing, where the feature is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scored {
    /// Who.
    pub player: usize,
    /// How much.
    pub points: u32,
    /// What for.
    pub kind: Kind,
}

/// A tile on the table.
#[derive(Clone, Copy)]
struct Laid {
    tile: &'static Tile,
    at: At,
    turn: u8,
}

impl Laid {
    /// What the side shows: 0 north, 1 east, 2 south, 3 west.
    fn edge(&self, side: usize) -> Edge {
        self.tile.edges[(side + 4 - usize::from(self.turn)) % 4]
    }

    /// The places a segment takes as the tile lies.
    fn places(&self, segment: usize) -> impl Iterator<Item = usize> + use<> {
        let places = turn_places(self.tile.segments[segment].places, self.turn);
        (0..12).filter(move |place| places >> place & 1 == 1)
    }

    /// For each place of its edge, the segment that takes it.
    fn takers(&self) -> [Option<usize>; 12] {
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Figure {
    at: At,
    segment: usize,
    owner: usize,
    piece: Piece,
}

/// The position next to another, across a side.
const fn beside((x, y): At, side: usize) -> At {
    match side {
        0 => (x, y + 1),
        1 => (x + 1, y),
        2 => (x, y - 1),
        _ => (x - 1, y),
    }
}

/// The place that a place meets on the tile across its side (BASE-X-03): Nw meets Sw, N meets S, Ne meets Se.
const fn met_by(place: usize) -> usize {
    let (side, offset) = (place / 3, place % 3);
    (side + 2) % 4 * 3 + (2 - offset)
}

/// The laid tiles by position, as numbers in the list of laid tiles.
struct Grid {
    low: At,
    high: At,
    cells: Vec<Option<usize>>,
}

impl Grid {
    fn of(laid: &[Laid]) -> Self {
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

    fn cell(&self, (x, y): At) -> Option<usize> {
        let inside = self.low.0 <= x && x <= self.high.0 && self.low.1 <= y && y <= self.high.1;
        inside.then(|| ((x - self.low.0) * (self.high.1 - self.low.1 + 1) + (y - self.low.1)) as usize)
    }

    /// The number of the tile at a position.
    fn get(&self, at: At) -> Option<usize> {
        self.cells[self.cell(at)?]
    }

    /// How many of the eight positions around one hold a tile.
    fn around(&self, (x, y): At) -> u32 {
        let mut tiles = 0;
        for dx in -1..=1 {
            for dy in -1..=1 {
                tiles += u32::from((dx, dy) != (0, 0) && self.get((x + dx, y + dy)).is_some());
            }
        }
        tiles
    }
}

/// All segments that hang together, and all there is to know about them.
struct Feature {
    kind: Kind,
    /// Sorted.
    segments: Vec<(At, usize)>,
    completed: bool,
    /// Different tiles it lies on; for a monastery its own tile and those around it.
    tiles: u32,
    pennants: u32,
    inns: u32,
    cathedrals: u32,
    /// By player.
    strengths: Vec<u32>,
}

impl Feature {
    fn occupied(&self) -> bool {
        self.strengths.iter().any(|&strength| strength > 0)
    }

    /// What it is worth as it is now; fields are worth nothing by themselves.
    fn value(&self, options: Options) -> u32 {
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
            // BASE-MON-02, BASE-END-05
            Kind::Monastery => self.tiles,
            _ => 0,
        }
    }
}

/// All features of the layout.
struct Survey {
    grid: Grid,
    /// Sorted by their segments.
    features: Vec<Feature>,
    /// The number of the feature by the number of the tile and of the segment.
    belongs: Vec<Vec<Option<usize>>>,
}

impl Survey {
    /// The number of the feature a segment belongs to.
    fn feature(&self, at: At, segment: usize) -> Option<usize> {
        self.belongs[self.grid.get(at)?][segment]
    }
}

/// Who has the most, if anybody has anything; several if they are tied (BASE-SCORE-01, BASE-SCORE-02).
fn winners(strengths: &[u32]) -> Vec<usize> {
    let most = strengths.iter().copied().max().unwrap_or(0);
    (0..strengths.len()).filter(|&player| most > 0 && strengths[player] == most).collect()
}

/// A game in progress.
#[derive(Clone)]
pub struct Referee {
    /// The score of each player.
    pub scores: Vec<u32>,
    options: Options,
    /// In the order in which they were laid.
    laid: Vec<Laid>,
    figures: Vec<Figure>,
    /// By player: followers and big followers.
    supplies: Vec<[u32; 2]>,
}

impl Referee {
    /// A game before the first tile, with this supply for every player (BASE-SETUP-06).
    pub fn new(options: Options, players: usize, followers: u32, big_followers: u32) -> Self {
        Self {
            scores: vec![0; players],
            options,
            laid: Vec::new(),
            figures: Vec::new(),
            supplies: vec![[followers, big_followers]; players],
        }
    }

    /// Lays a tile of the starting layout; nobody scores.
    pub fn lay_start(&mut self, tile: &'static Tile, at: At, turn: u8) {
        assert!(turn < 4);
        self.laid.push(Laid { tile, at, turn });
    }

    /// Whether a tile may be laid so (BASE-PLACE-01, BASE-PLACE-02): the position is free, next to a tile, and
    /// every shared edge shows the same on both sides.
    fn fits(&self, grid: &Grid, new: Laid) -> bool {
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
    pub fn placements(&self, tile: &'static Tile) -> Vec<(At, u8)> {
        let grid = Grid::of(&self.laid);
        let mut places = Vec::new();
        for x in grid.low.0 - 1..=grid.high.0 + 1 {
            for y in grid.low.1 - 1..=grid.high.1 + 1 {
                for turn in 0..tile.period {
                    if self.fits(&grid, Laid { tile, at: (x, y), turn }) {
                        places.push(((x, y), turn));
                    }
                }
            }
        }
        places
    }

    /// Lays the drawn tile.
    ///
    /// # Panics
    ///
    /// If it does not fit there.
    pub fn place_tile(&mut self, tile: &'static Tile, at: At, turn: u8) {
        let new = Laid { tile, at, turn };
        assert!(turn < 4 && self.fits(&Grid::of(&self.laid), new), "{} does not fit at {at:?}/{turn}", tile.id);
        self.laid.push(new);
    }

    /// Legal figure placements of a player on the tile just placed: piece and segment of that tile, sorted.
    pub fn figure_choices(&self, player: usize) -> Vec<(Piece, usize)> {
        let survey = self.survey();
        let Some(last) = self.laid.last() else { return Vec::new() };
        let mut choices = Vec::new();
        for piece in Piece::ALL {
            // BASE-MEEPLE-02, BASE-TURN-04; INN-BIG-02: the big follower goes where a follower may go
            if self.supply(player, piece) == 0 {
                continue;
            }
            // BASE-MEEPLE-03, BASE-MEEPLE-06: on this tile, every segment by itself
            for (segment, about) in last.tile.segments.iter().enumerate() {
                // BASE-MEEPLE-04, BASE-X-12, BASE-FIELD-04
                let standable = match about.kind {
                    Kind::City | Kind::Road | Kind::Monastery => true,
                    Kind::Field => self.options.farmers,
                    _ => false,
                };
                // BASE-MEEPLE-05, BASE-X-10: nobody is there, completed or not
                if standable && survey.feature(last.at, segment).is_some_and(|f| !survey.features[f].occupied()) {
                    choices.push((piece, segment));
                }
            }
        }
        choices
    }

    /// Places a figure on the tile just placed.
    ///
    /// # Panics
    ///
    /// If it is none of [`Self::figure_choices`].
    pub fn place_figure(&mut self, player: usize, piece: Piece, segment: usize) {
        assert!(self.figure_choices(player).contains(&(piece, segment)), "{piece:?} may not stand on {segment}");
        self.supplies[player][piece as usize] -= 1;
        let at = self.laid.last().unwrap().at;
        self.figures.push(Figure { at, segment, owner: player, piece });
    }

    /// Scores everything the tile just placed completed and returns the followers (BASE-SCORE-03 to
    /// BASE-SCORE-06). Answers who scored, sorted.
    ///
    /// A completed feature loses its figures at once, so one that is both completed and occupied has been
    /// completed just now, wherever it lies.
    pub fn score_turn(&mut self) -> Vec<Scored> {
        self.score_features(|feature| feature.completed)
    }

    /// Final scoring, both stages (BASE-END-02). The followers of the first return, farmers stay. Answers who
    /// scored, sorted.
    pub fn final_scoring(&mut self) -> Vec<Scored> {
        let mut events = self.score_features(|_| true);
        if self.options.farmers {
            events.extend(self.score_fields());
        }
        events.sort();
        events
    }

    /// Scores those roads, cities and monasteries that are occupied and `due`, and takes the figures back.
    fn score_features(&mut self, due: impl Fn(&Feature) -> bool) -> Vec<Scored> {
        let survey = self.survey();
        let mut events = Vec::new();
        for feature in &survey.features {
            // BASE-FIELD-02: fields are no part of this
            if feature.kind == Kind::Field || !feature.occupied() || !due(feature) {
                continue;
            }
            let points = feature.value(self.options);
            for player in winners(&feature.strengths) {
                self.scores[player] += points;
                events.push(Scored { player, points, kind: feature.kind });
            }
            // BASE-SCORE-05, BASE-END-07, INN-BIG-04: also of those who scored nothing
            let on_it = |figure: &Figure| feature.segments.contains(&(figure.at, figure.segment));
            for figure in self.figures.iter().filter(|f| on_it(f)) {
                self.supplies[figure.owner][figure.piece as usize] += 1;
            }
            self.figures.retain(|f| !on_it(f));
        }
        events.sort();
        events
    }

    /// The second stage of final scoring.
    fn score_fields(&mut self) -> Vec<Scored> {
        let survey = self.survey();
        let mut events = Vec::new();
        // BASE-FARM-01, BASE-FARM-02, BASE-X-06: each field with the completed cities it touches, each city once
        let mut fields: Vec<(&Feature, BTreeSet<usize>)> = Vec::new();
        for field in survey.features.iter().filter(|f| f.kind == Kind::Field) {
            let mut cities = BTreeSet::new();
            for &(at, segment) in &field.segments {
                let tile = self.laid[survey.grid.get(at).unwrap()].tile;
                for other in 0..tile.segments.len() {
                    if tile.segments[segment].touches >> other & 1 == 1
                        && let Some(city) = survey.feature(at, other)
                        && survey.features[city].kind == Kind::City
                        && survey.features[city].completed
                    {
                        cities.insert(city);
                    }
                }
            }
            fields.push((field, cities));
        }
        if self.options.city_majority {
            // BASE-FARM-06: for each completed city, the farmers on all fields that touch it
            for city in 0..survey.features.len() {
                let mut farmers = vec![0; self.scores.len()];
                for (field, _) in fields.iter().filter(|(_, cities)| cities.contains(&city)) {
                    for (sum, strength) in farmers.iter_mut().zip(&field.strengths) {
                        *sum += strength;
                    }
                }
                for player in winners(&farmers) {
                    events.push(Scored { player, points: 4, kind: Kind::Field });
                }
            }
            // BASE-FARM-07
            for (field, _) in fields.iter().filter(|(_, cities)| cities.is_empty()) {
                for player in winners(&field.strengths) {
                    events.push(Scored { player, points: 0, kind: Kind::Field });
                }
            }
        } else {
            // BASE-FARM-05, BASE-FARM-07, INN-X-03
            for (field, cities) in &fields {
                for player in winners(&field.strengths) {
                    events.push(Scored { player, points: 3 * cities.len() as u32, kind: Kind::Field });
                }
            }
        }
        for event in &events {
            self.scores[event.player] += event.points;
        }
        events
    }

    /// How many of a piece a player has left.
    pub fn supply(&self, player: usize, piece: Piece) -> u32 {
        self.supplies[player][piece as usize]
    }

    /// All features as sorted lists of position and segment, the list of features sorted: cities, roads, fields
    /// and monasteries.
    pub fn partition(&self) -> Vec<Vec<(At, usize)>> {
        self.survey().features.into_iter().map(|f| f.segments).collect()
    }

    /// Whether each feature of [`Self::partition`] is completed; fields never are.
    pub fn completed(&self) -> Vec<bool> {
        self.survey().features.iter().map(|f| f.completed).collect()
    }

    /// For each feature of [`Self::partition`] the strength of every player on it.
    pub fn strengths(&self) -> Vec<Vec<u32>> {
        self.survey().features.into_iter().map(|f| f.strengths).collect()
    }

    /// All figures standing, sorted: position, segment, owner, piece.
    pub fn figures(&self) -> Vec<(At, usize, usize, Piece)> {
        let mut figures = self.figures.clone();
        figures.sort();
        figures.iter().map(|f| (f.at, f.segment, f.owner, f.piece)).collect()
    }

    /// Finds all features by walking over the laid tiles.
    fn survey(&self) -> Survey {
        let grid = Grid::of(&self.laid);
        let takers: Vec<_> = self.laid.iter().map(Laid::takers).collect();
        let mut belongs: Vec<_> = self.laid.iter().map(|laid| vec![None; laid.tile.segments.len()]).collect();
        let mut features = Vec::new();
        // In the order of positions: a feature is found at its smallest segment, so features come out sorted.
        let mut tiles: Vec<usize> = (0..self.laid.len()).collect();
        tiles.sort_by_key(|&tile| self.laid[tile].at);
        for first in tiles {
            for (segment, about) in self.laid[first].tile.segments.iter().enumerate() {
                let counts = matches!(about.kind, Kind::City | Kind::Road | Kind::Field | Kind::Monastery);
                if counts && belongs[first][segment].is_none() {
                    let feature = self.walk(&grid, &takers, &mut belongs, features.len(), (first, segment));
                    features.push(feature);
                }
            }
        }
        let mut survey = Survey { grid, features, belongs };
        for figure in &self.figures {
            let feature = survey.feature(figure.at, figure.segment).unwrap();
            survey.features[feature].strengths[figure.owner] += figure.piece.strength();
        }
        survey
    }

    /// Finds one feature: walks from one segment to all that hang together with it and marks them.
    fn walk(
        &self,
        grid: &Grid,
        takers: &[[Option<usize>; 12]],
        belongs: &mut [Vec<Option<usize>>],
        name: usize,
        first: (usize, usize),
    ) -> Feature {
        let kind = self.laid[first.0].tile.segments[first.1].kind;
        let (mut pennants, mut inns, mut cathedrals) = (0, 0, 0);
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
            // BASE-MON-01
            Kind::Monastery => {
                let around = grid.around(segments[0].0);
                (1 + around, around == 8)
            }
            // BASE-FIELD-02
            Kind::Field => (on, false),
            // BASE-ROAD-02 needs nothing special: a ring has no open end
            _ => (on, !open),
        };
        let strengths = vec![0; self.scores.len()];
        Feature { kind, segments, completed, tiles, pennants, inns, cathedrals, strengths }
    }
}

/// The referee checked on boards small enough to score by hand.
#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::tile::find;

    const RED: usize = 0;
    const BLUE: usize = 1;

    /// The options of `big-box-2006`.
    const USUAL: Options = Options {
        two_points: false,
        shield_halved: false,
        farmers: true,
        city_majority: false,
        inns: true,
        cathedrals: true,
        unfinished_as_ordinary: false,
    };

    fn tile(id: &str) -> &'static Tile {
        find(id).unwrap()
    }

    fn board(options: Options, tiles: &[(&str, At, u8)]) -> Referee {
        let mut referee = Referee::new(options, 3, 7, 1);
        for &(id, at, turn) in tiles {
            referee.lay_start(tile(id), at, turn);
        }
        // whatever lies side by side must fit
        let laid = |at| referee.laid.iter().find(|l| l.at == at);
        for tile in &referee.laid {
            for side in 0..4 {
                if let Some(other) = laid(beside(tile.at, side)) {
                    assert_eq!(tile.edge(side), other.edge((side + 2) % 4), "{:?} {:?}", tile.at, other.at);
                }
            }
        }
        referee
    }

    /// Stands a figure anywhere, as if former turns had brought it there.
    fn stand(referee: &mut Referee, owner: usize, piece: Piece, at: At, segment: usize) {
        referee.supplies[owner][piece as usize] -= 1;
        referee.figures.push(Figure { at, segment, owner, piece });
    }

    fn scored(player: usize, points: u32, kind: Kind) -> Scored {
        Scored { player, points, kind }
    }

    fn feature(kind: Kind, completed: bool, tiles: u32, pennants: u32, inns: u32, cathedrals: u32) -> Feature {
        Feature { kind, segments: Vec::new(), completed, tiles, pennants, inns, cathedrals, strengths: Vec::new() }
    }

    /// BASE-X-03: the places that meet across an edge.
    #[test]
    fn places_meet() {
        let name = |p: usize| aude_engine::tile::PLACES[p];
        let pairs: Vec<_> = (0..6).map(|p| (name(p), name(met_by(p)))).collect();
        assert_eq!(pairs, [("Nw", "Sw"), ("N", "S"), ("Ne", "Se"), ("En", "Wn"), ("E", "W"), ("Es", "Ws")]);
        assert!((0..12).all(|p| met_by(met_by(p)) == p));
    }

    /// BASE-ROAD-02, BASE-ROAD-03, BASE-X-03, EX-004: four bends make a ring, complete, worth 4; the field inside
    /// is cut off from the one outside.
    #[test]
    fn ring_road() {
        let mut referee = board(USUAL, &[("V", (0, 0), 2)]);
        referee.place_tile(tile("V"), (1, 0), 1);
        assert_eq!(referee.figure_choices(RED).len(), 6); // a road and two fields, two pieces
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(), []);
        referee.place_tile(tile("V"), (1, 1), 0);
        assert_eq!(referee.figure_choices(BLUE).iter().filter(|c| c.1 == 0).count(), 0); // BASE-MEEPLE-05
        referee.place_figure(BLUE, Piece::BigFollower, 2);
        assert_eq!(referee.score_turn(), []);
        assert_eq!(referee.supply(RED, Piece::Follower), 6);
        referee.place_tile(tile("V"), (0, 1), 3);
        assert_eq!(referee.figure_choices(RED), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
        assert_eq!(referee.score_turn(), [scored(RED, 4, Kind::Road)]);
        assert_eq!(referee.scores, [4, 0, 0]);
        assert_eq!(referee.supply(RED, Piece::Follower), 7);
        assert_eq!(referee.figures(), [((1, 1), 2, BLUE, Piece::BigFollower)]);
        let all = |segment| vec![((0, 0), segment), ((0, 1), segment), ((1, 0), segment), ((1, 1), segment)];
        assert_eq!(referee.partition(), [all(0), all(1), all(2)]);
        assert_eq!(referee.completed(), [true, false, false]);
        assert_eq!(referee.strengths(), [[0, 0, 0], [0, 0, 0], [0, 2, 0]]);
        assert_eq!(referee.final_scoring(), [scored(BLUE, 0, Kind::Field)]); // EX-020
        assert_eq!(referee.supply(BLUE, Piece::BigFollower), 0);
    }

    const AROUND: [At; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

    /// BASE-MON-01, BASE-MON-02, BASE-SCORE-06, EX-012: a monastery into a hole is worth 9 at once.
    #[test]
    fn monastery_into_a_hole() {
        let mut referee = board(USUAL, &AROUND.map(|at| ("B", at, 0)));
        referee.place_tile(tile("B"), (0, 0), 0);
        let monastery = tile("B").segments.iter().position(|s| s.kind == Kind::Monastery).unwrap();
        referee.place_figure(RED, Piece::Follower, monastery);
        assert_eq!(referee.score_turn(), [scored(RED, 9, Kind::Monastery)]);
        assert_eq!(referee.supply(RED, Piece::Follower), 7);
    }

    /// BASE-MON-02, BASE-END-05, EX-S-004, EX-013: the last of the eight around completes a monastery elsewhere,
    /// also at a corner; without it, it is worth 8 at the end.
    #[test]
    fn monastery_surrounded() {
        // cities in the rows above and below, all pointing away; (1, 1) is free
        let middle = [("B", (-1, 0), 0), ("B", (0, 0), 0), ("B", (1, 0), 0)];
        let above = [("E", (-1, 1), 0), ("E", (0, 1), 0)];
        let below = [("E", (-1, -1), 2), ("E", (0, -1), 2), ("E", (1, -1), 2)];
        let start = [&middle[..], &above, &below].concat();
        for last in [true, false] {
            let mut referee = board(USUAL, &start);
            stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1);
            assert_eq!(referee.score_turn(), []);
            if last {
                referee.place_tile(tile("E"), (1, 1), 0);
                assert_eq!(referee.score_turn(), [scored(BLUE, 9, Kind::Monastery)]);
                assert_eq!(referee.final_scoring(), []);
            } else {
                assert_eq!(referee.final_scoring(), [scored(BLUE, 8, Kind::Monastery)]);
            }
            assert_eq!(referee.supply(BLUE, Piece::Follower), 7);
        }
    }

    /// BASE-PLACE-01, BASE-PLACE-02, EX-026, EX-027: edges match on every side; corners do not count.
    #[test]
    fn edges_match() {
        let referee = board(USUAL, &[("D", (0, 0), 0)]);
        let d = [((-1, 0), 0), ((-1, 0), 2), ((0, -1), 2), ((0, 1), 2), ((1, 0), 0), ((1, 0), 2)];
        assert_eq!(referee.placements(tile("D")), d);
        assert_eq!(referee.placements(tile("C")), [((0, 1), 0)]); // looks the same after every turn
        assert_eq!(referee.placements(tile("X")), [((-1, 0), 0), ((1, 0), 0)]);
        assert_eq!(referee.placements(tile("U")), [((-1, 0), 0), ((0, -1), 0), ((1, 0), 0)]);
        assert_eq!(referee.placements(tile("B")), [((0, -1), 0)]);
        // (1, 1) has a city to the west, a road to the south and a field to the north
        let around = [("D", (0, 0), 0), ("V", (1, 0), 1), ("I", (0, 1), 2), ("B", (0, 2), 0), ("B", (1, 2), 0)];
        let mut referee = board(USUAL, &around);
        let here = |id| referee.placements(tile(id)).into_iter().filter(|p| p.0 == (1, 1)).collect::<Vec<_>>();
        assert_eq!(here("E"), []); // west and north fit, south does not
        assert_eq!(here("J"), []); // west and south fit, north does not
        assert_eq!(here("V"), []); // south and north fit, west does not
        assert_eq!(here("K"), [((1, 1), 3)]);
        referee.place_tile(tile("K"), (1, 1), 3);
        assert_eq!(referee.placements(tile("K")).into_iter().filter(|p| p.0 == (1, 1)).count(), 0); // taken
    }

    /// BASE-CITY-03, EX-S-026: four tiles, one of them with two segments of the city: 8.
    #[test]
    fn tiles_count_once() {
        let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("N", (-1, 1), 2)]);
        referee.place_tile(tile("N"), (-1, 0), 1);
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(), [scored(RED, 8, Kind::City)]);
        // EX-024 without the shield: one tile less, and the city is unfinished
        let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("R", (-1, 1), 1)]);
        referee.place_tile(tile("N"), (-1, 0), 1);
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(), []);
        assert_eq!(referee.final_scoring(), [scored(RED, 4, Kind::City)]);
    }

    /// BASE-CITY-04, BASE-CITY-05, INN-X-01, EX-022: what a two-tile city is worth.
    #[test]
    fn two_tile_cities() {
        let two = Options { two_points: true, ..USUAL };
        let halved = Options { shield_halved: true, ..two };
        let city = |pennants, cathedrals| feature(Kind::City, true, 2, pennants, 0, cathedrals);
        assert_eq!([USUAL, two, halved].map(|o| city(0, 0).value(o)), [4, 2, 2]);
        assert_eq!([USUAL, two, halved].map(|o| city(1, 0).value(o)), [6, 4, 3]);
        assert_eq!([USUAL, two, halved].map(|o| city(1, 1).value(o)), [9, 9, 9]);
        let unfinished = feature(Kind::City, false, 2, 1, 0, 0);
        assert_eq!([USUAL, two, halved].map(|o| unfinished.value(o)), [3, 3, 3]);
        // EX-023: no second knight
        let mut referee = board(two, &[("E", (0, 0), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        referee.place_tile(tile("E"), (0, 1), 2);
        assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
        assert_eq!(referee.score_turn(), [scored(RED, 2, Kind::City)]);
    }

    /// INN-ROAD-01, INN-ROAD-02, INN-CITY-01, INN-CITY-02, EX-034 to EX-037: inns and cathedrals.
    #[test]
    fn inns_and_cathedrals() {
        let off = Options { inns: false, cathedrals: false, ..USUAL };
        let ordinary = Options { unfinished_as_ordinary: true, ..USUAL };
        let values = |f: Feature| [USUAL, off, ordinary].map(|o| f.value(o));
        assert_eq!(values(feature(Kind::Road, true, 4, 0, 1, 0)), [8, 4, 8]);
        assert_eq!(values(feature(Kind::Road, true, 4, 0, 2, 0)), [8, 4, 8]);
        assert_eq!(values(feature(Kind::Road, false, 5, 0, 1, 0)), [0, 5, 5]);
        assert_eq!(values(feature(Kind::Road, false, 5, 0, 0, 0)), [5, 5, 5]);
        assert_eq!(values(feature(Kind::City, true, 5, 2, 0, 1)), [21, 14, 21]);
        assert_eq!(values(feature(Kind::City, true, 5, 2, 0, 2)), [21, 14, 21]);
        assert_eq!(values(feature(Kind::City, false, 8, 3, 0, 1)), [0, 11, 11]);
        let city = [("EK", (0, 0), 0), ("E", (0, 1), 2), ("E", (1, 0), 3), ("E", (0, -1), 0)];
        let mut referee = board(USUAL, &city);
        referee.place_tile(tile("E"), (-1, 0), 1);
        referee.place_figure(RED, Piece::BigFollower, 0);
        assert_eq!(referee.score_turn(), [scored(RED, 15, Kind::City)]);
        assert_eq!(referee.supply(RED, Piece::BigFollower), 1);
        // INN-07, EX-042: the inn of a crossing counts for one of its roads
        for (segment, points) in [(0, 4), (2, 2)] {
            let mut referee = board(USUAL, &[("X", (-1, 0), 0), ("X", (1, 0), 0)]);
            referee.place_tile(tile("EC"), (0, 0), 0);
            referee.place_figure(BLUE, Piece::Follower, segment);
            assert_eq!(referee.score_turn(), [scored(BLUE, points, Kind::Road)]);
        }
    }

    /// INN-BIG-03, BASE-SCORE-01, BASE-SCORE-02, BASE-SCORE-05, EX-038, EX-039: the big follower counts twice;
    /// all figures return.
    #[test]
    fn big_follower() {
        for (more, winners) in [(0, vec![RED, BLUE]), (1, vec![RED])] {
            let mut referee = board(USUAL, &[("E", (0, 0), 0), ("G", (0, 1), 1), ("E", (0, 2), 2)]);
            stand(&mut referee, RED, Piece::BigFollower, (0, 0), 0);
            for _ in 0..more {
                stand(&mut referee, RED, Piece::Follower, (0, 1), 0);
            }
            stand(&mut referee, BLUE, Piece::Follower, (0, 1), 0);
            stand(&mut referee, BLUE, Piece::Follower, (0, 2), 0);
            let events: Vec<_> = winners.into_iter().map(|w| scored(w, 6, Kind::City)).collect();
            assert_eq!(referee.score_turn(), events);
            assert_eq!([RED, BLUE].map(|p| Piece::ALL.map(|piece| referee.supply(p, piece))), [[7, 1], [7, 1]]);
        }
    }

    /// INN-04, BASE-SCORE-04, EX-041: one tile completes four cities; its inner field touches them all.
    #[test]
    fn four_cities() {
        let ends = [("E", (0, 1), 2), ("E", (1, 0), 3), ("E", (0, -1), 0), ("E", (-1, 0), 1)];
        let mut referee = board(USUAL, &ends);
        for (_, at, _) in ends {
            stand(&mut referee, RED, Piece::Follower, at, 0);
        }
        referee.place_tile(tile("EH"), (0, 0), 0);
        assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 4), (Piece::BigFollower, 4)]);
        referee.place_figure(BLUE, Piece::Follower, 4);
        assert_eq!(referee.score_turn(), vec![scored(RED, 4, Kind::City); 4]);
        assert_eq!(referee.scores, [16, 0, 0]);
        assert_eq!(referee.final_scoring(), [scored(BLUE, 12, Kind::Field)]);
    }

    /// BASE-FARM-05, BASE-FARM-06, EX-017, EX-018, EX-019: two fields at one city, both ways of counting.
    #[test]
    fn farmers() {
        let cities = Options { city_majority: true, ..USUAL };
        let none = Options { farmers: false, ..USUAL };
        let tiles = [("E", (0, 0), 0), ("E", (0, 1), 2)];
        let x = (0, 0);
        let y = (0, 1);
        let play = |options, farmers: &[(usize, At)]| {
            let mut referee = board(options, &tiles);
            for &(player, at) in farmers {
                stand(&mut referee, player, Piece::Follower, at, 1);
            }
            assert_eq!(referee.score_turn(), []); // BASE-FIELD-02
            referee.final_scoring();
            assert_eq!(referee.figures().len(), farmers.len());
            referee.scores
        };
        let ex_017 = [(RED, x), (RED, y)];
        assert_eq!(play(USUAL, &ex_017), [6, 0, 0]);
        assert_eq!(play(cities, &ex_017), [4, 0, 0]);
        let ex_019 = [(RED, x), (RED, x), (BLUE, x), (BLUE, y), (BLUE, y)];
        assert_eq!(play(USUAL, &ex_019), [3, 3, 0]);
        assert_eq!(play(cities, &ex_019), [0, 4, 0]);
        // BASE-FIELD-04
        let mut referee = board(none, &tiles[..1]);
        referee.place_tile(tile("E"), (0, 1), 2);
        assert_eq!(referee.figure_choices(RED), [(Piece::Follower, 0), (Piece::BigFollower, 0)]);
    }

    /// BASE-FARM-06, BASE-FARM-07, BASE-X-06: a field that touches a city at several places counts its farmers
    /// once, and is paid once; fields at unfinished cities get nothing.
    #[test]
    fn farmers_once_per_city() {
        for (city_majority, points) in [(false, 3), (true, 4)] {
            let options = Options { city_majority, ..USUAL };
            // a corner city of three tiles, a field on either side of it; the southern one also touches an
            // unfinished city
            let tiles = [("N", (0, 0), 0), ("E", (0, 1), 2), ("E", (-1, 0), 1), ("B", (-1, 1), 0), ("E", (0, -1), 2)];
            let mut referee = board(options, &tiles);
            stand(&mut referee, RED, Piece::Follower, (-1, 1), 0);
            stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1);
            stand(&mut referee, 2, Piece::Follower, (0, -1), 1);
            assert_eq!(referee.final_scoring(), [RED, BLUE, 2].map(|player| scored(player, points, Kind::Field)));
            // alone at an unfinished city
            let mut referee = board(options, &[("E", (0, 0), 0)]);
            stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
            stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
            assert_eq!(referee.final_scoring(), [scored(RED, 0, Kind::Field), scored(RED, 1, Kind::City)]);
        }
    }
}
