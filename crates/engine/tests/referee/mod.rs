//! The referee: the rules of the base game, of Inns & Cathedrals, of the rivers, of the abbot with gardens, of
//! Traders & Builders and of King & Robber a second time, to check the engine against.
//!
//! It shares nothing with the engine but the tile data, and it is naive on purpose. It remembers which tiles
//! lie where, which figures stand where, the supplies, the scores, the goods and who holds the king and the
//! robber. All else, above all which segments hang together, is worked out anew from the laid tiles whenever
//! somebody asks.

use aude_engine::tile::{Edge, Kind, Symbol, Tile, turn_places};
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
    /// `gardens`; off: a garden is decoration.
    pub gardens: bool,
    /// `goods`; off: goods are ignored.
    pub goods: bool,
    /// `king`.
    pub king: bool,
    /// `robber`.
    pub robber: bool,
    /// `king-robber-scoring`.
    pub king_scoring: KingScoring,
    /// `pig-herd`; off: the herd is decoration.
    pub herd: bool,
    /// `pig-herd-stacking` = `stack`.
    pub herd_stacks: bool,
}

/// The values of `king-robber-scoring`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingScoring {
    /// `per-feature`.
    PerFeature,
    /// `10-20`.
    TenTwenty,
    /// `15-40`.
    FifteenForty,
    /// `continuous`.
    Continuous,
}

/// A figure that can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// The big follower.
    BigFollower,
    /// The abbot.
    Abbot,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
}

impl Piece {
    /// All of them.
    const ALL: [Self; 5] = [Self::Follower, Self::BigFollower, Self::Abbot, Self::Builder, Self::Pig];

    /// As how many followers it counts (INN-BIG-03, INN-X-02, ABBOT-X-08, TRADE-BUILD-09, TRADE-PIG-04,
    /// COMBO-TURN-10).
    const fn strength(self) -> u32 {
        match self {
            Self::Follower | Self::Abbot => 1,
            Self::BigFollower => 2,
            Self::Builder | Self::Pig => 0,
        }
    }
}

/// What a player scores for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// A feature.
    Feature(Kind),
    /// Most goods of a kind.
    Goods,
    /// The king.
    King,
    /// The robber.
    Robber,
}

/// A player scores; possibly nothing, where the feature is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scored {
    /// Who.
    pub player: usize,
    /// How much.
    pub points: u32,
    /// What for.
    pub what: What,
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

    /// The sides on which the river leaves the tile.
    fn river_sides(&self) -> impl Iterator<Item = usize> {
        (0..4).filter(|&side| self.edge(side) == Edge::River)
    }

    /// On a river bend entered at a side, the side at which it is left; nothing on other tiles.
    fn bend_from(&self, side: usize) -> Option<usize> {
        let mut others = self.river_sides().filter(|&other| other != side);
        let first = others.next()?;
        (others.next().is_none() && first != (side + 2) % 4).then_some(first)
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

/// Whether a tile belongs to a river.
fn is_river(tile: &Tile) -> bool {
    tile.segments.iter().any(|segment| segment.kind == Kind::River)
}

/// Whether a river tile may be laid so, whatever becomes of the river afterwards.
fn extends_river(laid: &[Laid], new: Laid) -> bool {
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
fn open_ends(laid: &[Laid]) -> Vec<At> {
    let pointed = laid.iter().flat_map(|l| l.river_sides().map(|side| beside(l.at, side)));
    pointed.filter(|at| laid.iter().all(|l| l.at != *at)).collect()
}

/// Tiles as rivers see them: where they lie and what their sides show.
type Outline = Vec<(At, [u8; 4])>;

fn outline(laid: &[Laid]) -> Outline {
    let mut outline: Vec<_> = laid.iter().map(|l| (l.at, [0, 1, 2, 3].map(|side| l.edge(side) as u8))).collect();
    outline.sort_unstable();
    outline
}

/// Whether all tiles of `rest` can be added to the river in some order, the last one last (RIVER2-03, RIVER-X-01,
/// RIVER-X-04). Tries everything. `dead` gathers the tables that were found to lead nowhere, since different
/// orders lead to the same table; on them, nothing matters but the sides of the tiles.
fn river_goes_on(laid: &mut Vec<Laid>, rest: &[&'static Tile], dead: &mut BTreeSet<Outline>) -> bool {
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
struct Feature {
    kind: Kind,
    /// Sorted.
    segments: Vec<(At, usize)>,
    completed: bool,
    /// Different tiles it lies on; for a monastery or garden its own tile and those around it.
    tiles: u32,
    pennants: u32,
    inns: u32,
    cathedrals: u32,
    /// Wine, grain, cloth.
    goods: [u32; 3],
    herds: u32,
    /// By player.
    strengths: Vec<u32>,
    /// By player: whether it has a pig here.
    pigs: Vec<bool>,
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
            // BASE-MON-02, BASE-END-05, ABBOT-X-05
            Kind::Monastery | Kind::Shrine | Kind::Garden => self.tiles,
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

/// The king or the robber.
#[derive(Clone, Copy, Default)]
struct Card {
    /// Who holds it and the record: so many tiles.
    held: Option<(usize, u32)>,
    /// Who held it when the turn began.
    at_first: Option<usize>,
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
    /// By player and piece.
    supplies: Vec<[u32; 5]>,
    /// By player: wine, grain, cloth.
    goods: Vec<[u32; 3]>,
    king: Card,
    robber: Card,
    /// Who placed the tile laid last; nobody if it is part of the starting layout.
    placer: Option<usize>,
}

impl Referee {
    /// A game before the first tile, with this supply for every player (BASE-SETUP-06).
    pub fn new(options: Options, players: usize, supply: &[(Piece, u32)]) -> Self {
        let mut each = [0; 5];
        for &(piece, count) in supply {
            each[piece as usize] += count;
        }
        Self {
            scores: vec![0; players],
            options,
            laid: Vec::new(),
            figures: Vec::new(),
            supplies: vec![each; players],
            goods: vec![[0; 3]; players],
            king: Card::default(),
            robber: Card::default(),
            placer: None,
        }
    }

    /// To be called when a player's turn begins, not for the second part of a double turn.
    pub fn begin_turn(&mut self) {
        for card in [&mut self.king, &mut self.robber] {
            card.at_first = card.held.map(|(player, _)| player);
        }
    }

    /// Lays a tile of the starting layout; nobody scores.
    pub fn lay_start(&mut self, tile: &'static Tile, at: At, turn: u8) {
        assert!(turn < 4);
        self.laid.push(Laid { tile, at, turn });
        self.placer = None;
    }

    /// Whether a tile may be laid so (BASE-PLACE-01, BASE-PLACE-02): the position is free, next to a tile, and
    /// every shared edge shows the same on both sides. River tiles have rules of their own.
    fn fits(&self, grid: &Grid, new: Laid) -> bool {
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
    pub fn placements(&self, tile: &'static Tile, rest: Option<&[&'static Tile]>) -> Vec<(At, u8)> {
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

    /// Lays the drawn tile.
    ///
    /// # Panics
    ///
    /// If it does not fit there.
    pub fn place_tile(&mut self, player: usize, tile: &'static Tile, at: At, turn: u8) {
        let new = Laid { tile, at, turn };
        // An empty table takes any tile.
        let fits = self.laid.is_empty() || self.fits(&Grid::of(&self.laid), new);
        assert!(turn < 4 && fits, "{} does not fit at {at:?}/{turn}", tile.id);
        self.laid.push(new);
        self.placer = Some(player);
    }

    /// Whether the tile just placed extends a road or city that holds a builder of the player (TRADE-BUILD-05,
    /// TRADE-X-02). A builder on the tile itself came after it and does not count (TRADE-X-03). To be asked before
    /// the turn is scored, when the builder may leave.
    pub fn extends_builder(&self, player: usize) -> bool {
        let Some(last) = self.laid.last() else { return false };
        let is_builder = |f: &&Figure| f.owner == player && f.piece == Piece::Builder && f.at != last.at;
        let builders: Vec<_> = self.figures.iter().filter(is_builder).collect();
        if builders.is_empty() {
            return false; // no need to look at the table
        }
        let survey = self.survey();
        builders.into_iter().any(|f| {
            let feature = &survey.features[survey.feature(f.at, f.segment).unwrap()];
            feature.segments.iter().any(|(at, _)| *at == last.at)
        })
    }

    /// Legal figure placements of a player on the tile just placed: piece and segment of that tile, sorted.
    pub fn figure_choices(&self, player: usize) -> Vec<(Piece, usize)> {
        let survey = self.survey();
        let Some(last) = self.laid.last() else { return Vec::new() };
        let mut choices = Vec::new();
        // RIVER2-06
        if last.tile.symbol == Some(Symbol::Volcano) {
            return choices;
        }
        for piece in Piece::ALL {
            // BASE-MEEPLE-02, BASE-TURN-04
            if self.supply(player, piece) == 0 {
                continue;
            }
            // BASE-MEEPLE-03, BASE-MEEPLE-06: on this tile, every segment by itself
            for segment in 0..last.tile.segments.len() {
                // RIVER-X-06, gardens that are decoration: no feature, nobody stands there
                let Some(feature) = survey.feature(last.at, segment) else { continue };
                if self.may_stand(player, piece, &survey.features[feature]) {
                    choices.push((piece, segment));
                }
            }
        }
        choices
    }

    /// Whether a player may place a piece on a feature of the tile just placed.
    fn may_stand(&self, player: usize, piece: Piece, feature: &Feature) -> bool {
        match piece {
            // BASE-MEEPLE-04, BASE-X-12, BASE-FIELD-04, ABBOT-X-04; INN-BIG-02: the big follower goes where a
            // follower may go; BASE-MEEPLE-05, BASE-X-10: nobody is there, completed or not
            Piece::Follower | Piece::BigFollower => match feature.kind {
                Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine => !feature.occupied(),
                Kind::Field => self.options.farmers && !feature.occupied(),
                _ => false,
            },
            // ABBOT-X-03
            Piece::Abbot => {
                matches!(feature.kind, Kind::Monastery | Kind::Shrine | Kind::Garden) && !feature.occupied()
            }
            // TRADE-BUILD-01, TRADE-BUILD-03, TRADE-BUILD-04, TRADE-X-04
            Piece::Builder => {
                let kind = matches!(feature.kind, Kind::Road | Kind::City);
                kind && !feature.completed && feature.strengths[player] > 0
            }
            // TRADE-PIG-01
            Piece::Pig => feature.kind == Kind::Field && feature.strengths[player] > 0,
        }
    }

    /// Places a figure on the tile just placed.
    ///
    /// # Panics
    ///
    /// If it is none of [`Self::figure_choices`], or somebody else placed the tile.
    pub fn place_figure(&mut self, player: usize, piece: Piece, segment: usize) {
        assert_eq!(self.placer, Some(player));
        assert!(self.figure_choices(player).contains(&(piece, segment)), "{piece:?} may not stand on {segment}");
        self.supplies[player][piece as usize] -= 1;
        let at = self.laid.last().unwrap().at;
        self.figures.push(Figure { at, segment, owner: player, piece });
    }

    /// Abbots of the player that may be taken back instead of placing a figure: position and segment, sorted
    /// (ABBOT-X-06).
    pub fn recalls(&self, player: usize) -> Vec<(At, usize)> {
        let abbots = self.figures.iter().filter(|f| f.owner == player && f.piece == Piece::Abbot);
        let mut recalls: Vec<_> = abbots.map(|f| (f.at, f.segment)).collect();
        if !recalls.is_empty() {
            let survey = self.survey();
            recalls.retain(|&(at, segment)| !survey.features[survey.feature(at, segment).unwrap()].completed);
        }
        recalls.sort_unstable();
        recalls
    }

    /// Takes an abbot back, which scores (ABBOT-X-06, ABBOT-X-07).
    ///
    /// # Panics
    ///
    /// If it is none of [`Self::recalls`], or somebody else placed the tile.
    pub fn recall(&mut self, player: usize, at: At, segment: usize) -> Scored {
        assert_eq!(self.placer, Some(player));
        assert!(self.recalls(player).contains(&(at, segment)), "no abbot to take back at {at:?}/{segment}");
        let abbot = Figure { at, segment, owner: player, piece: Piece::Abbot };
        let number = self.figures.iter().position(|f| *f == abbot).unwrap();
        self.figures.remove(number);
        self.supplies[player][Piece::Abbot as usize] += 1;
        let points = 1 + Grid::of(&self.laid).around(at);
        self.scores[player] += points;
        let tile = self.laid.iter().find(|l| l.at == at).unwrap().tile;
        Scored { player, points, what: What::Feature(tile.segments[segment].kind) }
    }

    /// Scores everything the tile just placed by this player completed and returns the figures (BASE-SCORE-03 to
    /// BASE-SCORE-06), then hands out goods, king and robber (COMBO-X-01). Answers who scored, sorted.
    ///
    /// A completed feature loses its figures at once, so one that is both completed and occupied has been
    /// completed just now, wherever it lies.
    ///
    /// # Panics
    ///
    /// If somebody else placed the tile.
    pub fn score_turn(&mut self, player: usize) -> Vec<Scored> {
        assert!(self.placer.is_none_or(|placer| placer == player));
        let survey = self.survey();
        let mut events = self.score_features(&survey, |feature| feature.completed);
        // A completed road or city that the tile just placed is part of has been completed by it, with or without
        // followers (TRADE-GOODS-01, KING-X-02).
        let new = |f: &&Feature| {
            let last = self.laid.last().filter(|_| self.placer.is_some());
            f.completed && last.is_some_and(|last| f.segments.iter().any(|(at, _)| *at == last.at))
        };
        let cities: Vec<_> = survey.features.iter().filter(|f| f.kind == Kind::City).filter(new).collect();
        let roads: Vec<_> = survey.features.iter().filter(|f| f.kind == Kind::Road).filter(new).collect();
        if self.options.goods {
            for city in &cities {
                for (tokens, marks) in self.goods[player].iter_mut().zip(city.goods) {
                    *tokens += marks;
                }
            }
        }
        let king = (self.options.king, &mut self.king, &cities, What::King);
        let robber = (self.options.robber, &mut self.robber, &roads, What::Robber);
        for (on, card, completed, what) in [king, robber] {
            // KING-X-01, KING-X-05
            let Some(largest) = completed.iter().map(|f| f.tiles).max() else { continue };
            if !on {
                continue;
            }
            // `king-robber-scoring` = `continuous`
            if self.options.king_scoring == KingScoring::Continuous
                && let Some(player) = card.at_first
            {
                events.push(Scored { player, points: completed.len() as u32, what });
                self.scores[player] += completed.len() as u32;
            }
            // KING-02, KING-03, KING-X-03, KING-X-04
            if card.held.is_none_or(|(_, record)| largest > record) {
                card.held = Some((player, largest));
            }
        }
        events.sort();
        events
    }

    /// Final scoring (BASE-END-02, COMBO-X-02). The followers of the first stage return, farmers and pigs stay.
    /// Answers who scored, sorted.
    pub fn final_scoring(&mut self) -> Vec<Scored> {
        let mut events = self.score_features(&self.survey(), |_| true);
        if self.options.farmers {
            events.extend(self.score_fields());
        }
        let more = [self.score_goods(), self.score_cards()].concat();
        for event in &more {
            self.scores[event.player] += event.points;
        }
        events.extend(more);
        events.sort();
        events
    }

    /// Who has most of each of the goods (TRADE-GOODS-02, TRADE-X-01).
    fn score_goods(&self) -> Vec<Scored> {
        let mut events = Vec::new();
        for kind in 0..3 {
            let tokens: Vec<_> = self.goods.iter().map(|goods| goods[kind]).collect();
            events.extend(winners(&tokens).into_iter().map(|player| Scored { player, points: 10, what: What::Goods }));
        }
        events
    }

    /// What the king and the robber are worth at the end.
    fn score_cards(&self) -> Vec<Scored> {
        let survey = self.survey();
        // KING-04, KING-X-06
        let completed = |kind| survey.features.iter().filter(|f| f.kind == kind && f.completed).count() as u32;
        let (king, robber) = (self.king().map(|card| card.0), self.robber().map(|card| card.0));
        let both = king == robber;
        let mut events = Vec::new();
        for (holder, what, kind) in [(king, What::King, Kind::City), (robber, What::Robber, Kind::Road)] {
            let Some(player) = holder else { continue };
            let points = match self.options.king_scoring {
                KingScoring::PerFeature => completed(kind),
                KingScoring::TenTwenty => 10,
                KingScoring::FifteenForty if both => 20,
                KingScoring::FifteenForty => 15,
                KingScoring::Continuous => continue,
            };
            events.push(Scored { player, points, what });
        }
        events
    }

    /// The goods of a player: wine, grain, cloth.
    pub fn goods(&self, player: usize) -> [u32; 3] {
        self.goods[player]
    }

    /// Who holds the king, and the size of the largest city so far.
    pub fn king(&self) -> Option<(usize, u32)> {
        self.king.held
    }

    /// Who holds the robber, and the size of the longest road so far.
    pub fn robber(&self) -> Option<(usize, u32)> {
        self.robber.held
    }

    /// Scores those roads, cities, monasteries and gardens that are occupied and `due`, and takes the figures back.
    fn score_features(&mut self, survey: &Survey, due: impl Fn(&Feature) -> bool) -> Vec<Scored> {
        let mut events = Vec::new();
        for feature in &survey.features {
            // BASE-FIELD-02: fields are no part of this
            if feature.kind == Kind::Field || !feature.occupied() || !due(feature) {
                continue;
            }
            let points = feature.value(self.options);
            for player in winners(&feature.strengths) {
                self.scores[player] += points;
                events.push(Scored { player, points, what: What::Feature(feature.kind) });
            }
            // BASE-SCORE-05, BASE-END-07, INN-BIG-04, TRADE-BUILD-08: also of those who scored nothing
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
        let what = What::Feature(Kind::Field);
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
                let touching = || fields.iter().filter(|(_, cities)| cities.contains(&city)).map(|(field, _)| field);
                let mut farmers = vec![0; self.scores.len()];
                for field in touching() {
                    for (sum, strength) in farmers.iter_mut().zip(&field.strengths) {
                        *sum += strength;
                    }
                }
                for player in winners(&farmers) {
                    // TRADE-X-06
                    let pig = touching().any(|field| field.pigs[player]);
                    // RIVER-X-11
                    let herd = touching().any(|field| field.herds > 0 && field.strengths[player] > 0);
                    events.push(Scored { player, points: 4 + self.bonus(pig, herd), what });
                }
            }
            // BASE-FARM-07
            for (field, _) in fields.iter().filter(|(_, cities)| cities.is_empty()) {
                for player in winners(&field.strengths) {
                    events.push(Scored { player, points: 0, what });
                }
            }
        } else {
            // BASE-FARM-05, BASE-FARM-07, INN-X-03, TRADE-PIG-03, RIVER2-08
            for (field, cities) in &fields {
                for player in winners(&field.strengths) {
                    let each = 3 + self.bonus(field.pigs[player], field.herds > 0);
                    events.push(Scored { player, points: each * cities.len() as u32, what });
                }
            }
        }
        for event in &events {
            self.scores[event.player] += event.points;
        }
        events
    }

    /// What a pig and a herd add to the worth of a city (RIVER2-09).
    fn bonus(&self, pig: bool, herd: bool) -> u32 {
        match (pig, herd && self.options.herd) {
            (true, true) if self.options.herd_stacks => 2,
            (false, false) => 0,
            _ => 1,
        }
    }

    /// How many of a piece a player has left.
    pub fn supply(&self, player: usize, piece: Piece) -> u32 {
        self.supplies[player][piece as usize]
    }

    /// All features as sorted lists of position and segment, the list of features sorted: cities, roads,
    /// fields, monasteries and, if they count, gardens.
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
                // RIVER-X-05: a river only parts fields
                let counts = match about.kind {
                    Kind::City | Kind::Road | Kind::Field | Kind::Monastery | Kind::Shrine => true,
                    Kind::Garden => self.options.gardens,
                    Kind::Carcassonne | Kind::River => false,
                };
                if counts && belongs[first][segment].is_none() {
                    let feature = self.walk(&grid, &takers, &mut belongs, features.len(), (first, segment));
                    features.push(feature);
                }
            }
        }
        let mut survey = Survey { grid, features, belongs };
        for figure in &self.figures {
            let feature = survey.feature(figure.at, figure.segment).unwrap();
            let feature = &mut survey.features[feature];
            feature.strengths[figure.owner] += figure.piece.strength();
            feature.pigs[figure.owner] |= figure.piece == Piece::Pig;
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
        let strengths = vec![0; self.scores.len()];
        let pigs = vec![false; self.scores.len()];
        Feature { kind, segments, completed, tiles, pennants, inns, cathedrals, goods, herds, strengths, pigs }
    }
}

/// The referee checked on boards small enough to score by hand.
#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::tile::find;

    const RED: usize = 0;
    const BLUE: usize = 1;

    /// The options of `big-box-2006`, with gardens and the herd.
    const USUAL: Options = Options {
        two_points: false,
        shield_halved: false,
        farmers: true,
        city_majority: false,
        inns: true,
        cathedrals: true,
        unfinished_as_ordinary: false,
        gardens: true,
        goods: true,
        king: false,
        robber: false,
        king_scoring: KingScoring::PerFeature,
        herd: true,
        herd_stacks: true,
    };

    fn tile(id: &str) -> &'static Tile {
        find(id).unwrap()
    }

    fn board(options: Options, tiles: &[(&str, At, u8)]) -> Referee {
        let mut referee = Referee::new(options, 3, &[(Piece::Follower, 7), (Piece::BigFollower, 1)]);
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

    /// Gives every player one of each of the other pieces.
    fn with_all_pieces(mut referee: Referee) -> Referee {
        referee.supplies.fill([7, 1, 1, 1, 1]);
        referee
    }

    fn scored(player: usize, points: u32, kind: Kind) -> Scored {
        Scored { player, points, what: What::Feature(kind) }
    }

    fn feature(kind: Kind, completed: bool, tiles: u32, pennants: u32, inns: u32, cathedrals: u32) -> Feature {
        let (segments, strengths, pigs) = (Vec::new(), Vec::new(), Vec::new());
        let (goods, herds) = ([0; 3], 0);
        Feature { kind, segments, completed, tiles, pennants, inns, cathedrals, goods, herds, strengths, pigs }
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
        referee.place_tile(RED, tile("V"), (1, 0), 1);
        assert_eq!(referee.figure_choices(RED).len(), 6); // a road and two fields, two pieces
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(RED), []);
        referee.place_tile(BLUE, tile("V"), (1, 1), 0);
        assert_eq!(referee.figure_choices(BLUE).iter().filter(|c| c.1 == 0).count(), 0); // BASE-MEEPLE-05
        referee.place_figure(BLUE, Piece::BigFollower, 2);
        assert_eq!(referee.score_turn(BLUE), []);
        assert_eq!(referee.supply(RED, Piece::Follower), 6);
        referee.place_tile(RED, tile("V"), (0, 1), 3);
        assert_eq!(referee.figure_choices(RED), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
        assert_eq!(referee.score_turn(RED), [scored(RED, 4, Kind::Road)]);
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
        referee.place_tile(RED, tile("B"), (0, 0), 0);
        let monastery = tile("B").segments.iter().position(|s| s.kind == Kind::Monastery).unwrap();
        referee.place_figure(RED, Piece::Follower, monastery);
        assert_eq!(referee.score_turn(RED), [scored(RED, 9, Kind::Monastery)]);
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
            assert_eq!(referee.score_turn(RED), []);
            if last {
                referee.place_tile(RED, tile("E"), (1, 1), 0);
                assert_eq!(referee.score_turn(RED), [scored(BLUE, 9, Kind::Monastery)]);
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
        assert_eq!(referee.placements(tile("D"), None), d);
        assert_eq!(referee.placements(tile("C"), None), [((0, 1), 0)]); // looks the same after every turn
        assert_eq!(referee.placements(tile("X"), None), [((-1, 0), 0), ((1, 0), 0)]);
        assert_eq!(referee.placements(tile("U"), None), [((-1, 0), 0), ((0, -1), 0), ((1, 0), 0)]);
        assert_eq!(referee.placements(tile("B"), None), [((0, -1), 0)]);
        // (1, 1) has a city to the west, a road to the south and a field to the north
        let around = [("D", (0, 0), 0), ("V", (1, 0), 1), ("I", (0, 1), 2), ("B", (0, 2), 0), ("B", (1, 2), 0)];
        let mut referee = board(USUAL, &around);
        let here = |id| referee.placements(tile(id), None).into_iter().filter(|p| p.0 == (1, 1)).collect::<Vec<_>>();
        assert_eq!(here("E"), []); // west and north fit, south does not
        assert_eq!(here("J"), []); // west and south fit, north does not
        assert_eq!(here("V"), []); // south and north fit, west does not
        assert_eq!(here("K"), [((1, 1), 3)]);
        referee.place_tile(RED, tile("K"), (1, 1), 3);
        assert_eq!(referee.placements(tile("K"), None).into_iter().filter(|p| p.0 == (1, 1)).count(), 0); // taken
    }

    /// BASE-CITY-03, EX-S-026: four tiles, one of them with two segments of the city: 8.
    #[test]
    fn tiles_count_once() {
        let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("N", (-1, 1), 2)]);
        referee.place_tile(RED, tile("N"), (-1, 0), 1);
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(RED), [scored(RED, 8, Kind::City)]);
        // EX-024 without the shield: one tile less, and the city is unfinished
        let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("R", (-1, 1), 1)]);
        referee.place_tile(RED, tile("N"), (-1, 0), 1);
        referee.place_figure(RED, Piece::Follower, 0);
        assert_eq!(referee.score_turn(RED), []);
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
        referee.place_tile(RED, tile("E"), (0, 1), 2);
        assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
        assert_eq!(referee.score_turn(RED), [scored(RED, 2, Kind::City)]);
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
        referee.place_tile(RED, tile("E"), (-1, 0), 1);
        referee.place_figure(RED, Piece::BigFollower, 0);
        assert_eq!(referee.score_turn(RED), [scored(RED, 15, Kind::City)]);
        assert_eq!(referee.supply(RED, Piece::BigFollower), 1);
        // INN-07, EX-042: the inn of a crossing counts for one of its roads
        for (segment, points) in [(0, 4), (2, 2)] {
            let mut referee = board(USUAL, &[("X", (-1, 0), 0), ("X", (1, 0), 0)]);
            referee.place_tile(BLUE, tile("EC"), (0, 0), 0);
            referee.place_figure(BLUE, Piece::Follower, segment);
            assert_eq!(referee.score_turn(BLUE), [scored(BLUE, points, Kind::Road)]);
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
            assert_eq!(referee.score_turn(RED), events);
            assert_eq!(referee.supplies, [[7, 1, 0, 0, 0]; 3]);
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
        referee.place_tile(BLUE, tile("EH"), (0, 0), 0);
        assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 4), (Piece::BigFollower, 4)]);
        referee.place_figure(BLUE, Piece::Follower, 4);
        assert_eq!(referee.score_turn(BLUE), vec![scored(RED, 4, Kind::City); 4]);
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
            assert_eq!(referee.score_turn(RED), []); // BASE-FIELD-02
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
        referee.place_tile(RED, tile("E"), (0, 1), 2);
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
    /// The number of the first segment of a kind.
    fn first(id: &str, kind: Kind) -> usize {
        tile(id).segments.iter().position(|s| s.kind == kind).unwrap()
    }

    fn pieces(choices: &[(Piece, usize)], segment: usize) -> Vec<Piece> {
        choices.iter().filter(|c| c.1 == segment).map(|c| c.0).collect()
    }

    /// Every place of every tile belongs to one segment at most, on the tiles the referee knows to exactly one.
    #[test]
    fn places_belong_to_one_segment() {
        for set in aude_engine::tile::SETS {
            for (tile, _) in set.tiles {
                let taken: Vec<usize> =
                    (0..12).map(|p| tile.segments.iter().filter(|s| s.places >> p & 1 == 1).count()).collect();
                assert!(taken.iter().all(|n| *n <= 1), "{}", tile.id);
                if is_river(tile) || set.id.starts_with("traders") || set.id.starts_with("king") {
                    assert!(taken.iter().all(|n| *n == 1), "{}", tile.id);
                }
            }
        }
    }

    /// TRADE-BUILD-01 to TRADE-BUILD-09, TRADE-X-03, TRADE-X-04, EX-046, EX-048, EX-049, EX-175: a builder comes and
    /// goes; it does not count.
    #[test]
    fn builders() {
        let mut referee = with_all_pieces(board(USUAL, &[("E", (0, 0), 0)]));
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        referee.place_tile(RED, tile("G"), (0, 1), 1);
        assert!(!referee.extends_builder(RED));
        assert_eq!(pieces(&referee.figure_choices(RED), 0), [Piece::Builder]);
        assert_eq!(pieces(&referee.figure_choices(BLUE), 0), []);
        referee.place_figure(RED, Piece::Builder, 0);
        assert!(!referee.extends_builder(RED)); // it stands on the tile itself
        assert_eq!(referee.score_turn(RED), []);
        assert_eq!(referee.supplies[RED], [6, 1, 1, 0, 1]);
        // somebody else's builder
        stand(&mut referee, BLUE, Piece::Follower, (0, 1), 0);
        referee.place_tile(BLUE, tile("G"), (0, 2), 1);
        assert_eq!([RED, BLUE].map(|p| referee.extends_builder(p)), [true, false]);
        assert_eq!(pieces(&referee.figure_choices(BLUE), 0), [Piece::Builder]);
        assert_eq!(referee.score_turn(BLUE), []);
        // elsewhere
        referee.place_tile(RED, tile("B"), (0, -1), 0);
        assert!(!referee.extends_builder(RED));
        assert_eq!(referee.score_turn(RED), []);
        // the end of the city: a double turn, but no builder may come any more
        referee.place_tile(RED, tile("E"), (0, 3), 2);
        assert!(referee.extends_builder(RED));
        referee.supplies[RED][Piece::Builder as usize] += 1;
        assert_eq!(pieces(&referee.figure_choices(RED), 0), []);
        referee.supplies[RED][Piece::Builder as usize] -= 1;
        assert_eq!(referee.score_turn(RED), [RED, BLUE].map(|player| scored(player, 8, Kind::City)));
        assert_eq!(referee.supplies, [[7, 1, 1, 1, 1]; 3]);
        assert_eq!(referee.figures(), []);
    }

    /// TRADE-GOODS-01, EX-050: an empty city with two wine symbols.
    #[test]
    fn goods_are_taken() {
        let green = 2;
        for goods in [true, false] {
            let start = [("E", (-1, 0), 1), ("HQ", (0, 0), 0), ("HQ", (1, 0), 0)];
            let mut referee = board(Options { goods, ..USUAL }, &start);
            assert_eq!(referee.score_turn(green), []);
            referee.place_tile(green, tile("E"), (2, 0), 3);
            assert_eq!(referee.score_turn(green), []);
            assert_eq!(referee.goods, [[0; 3], [0; 3], [if goods { 2 } else { 0 }, 0, 0]]);
            // once only
            referee.place_tile(RED, tile("B"), (0, 1), 0);
            assert_eq!(referee.score_turn(RED), []);
            assert_eq!(referee.goods(RED), [0; 3]);
        }
        // a city that was there before the game
        let mut referee = board(USUAL, &[("E", (-1, 0), 1), ("HQ", (0, 0), 0), ("E", (1, 0), 3)]);
        assert_eq!(referee.score_turn(RED), []);
        assert_eq!(referee.goods(RED), [0; 3]);
    }

    /// TRADE-GOODS-02, TRADE-X-01, EX-051, EX-052: who has most goods.
    #[test]
    fn goods_are_paid() {
        let mut referee = board(USUAL, &[("D", (0, 0), 0)]);
        let ten = |player| Scored { player, points: 10, what: What::Goods };
        referee.goods = vec![[3, 0, 0]; 3];
        assert_eq!(referee.clone().final_scoring(), [ten(0), ten(1), ten(2)]);
        referee.goods = vec![[3, 2, 0], [3, 1, 0], [2, 2, 0]];
        assert_eq!(referee.final_scoring(), [ten(0), ten(0), ten(1), ten(2)]);
        assert_eq!(referee.scores, [20, 10, 10]);
    }

    /// TRADE-PIG-01, TRADE-PIG-03, TRADE-PIG-04, TRADE-X-06, EX-053, EX-176, EX-178: pigs.
    #[test]
    fn pigs() {
        let tiles = [("E", (0, 0), 0), ("E", (0, 1), 2), ("E", (1, 0), 0), ("E", (1, 1), 2)];
        let cities = Options { city_majority: true, ..USUAL };
        let play = |options, blue: &[At]| {
            let mut referee = with_all_pieces(board(options, &tiles));
            stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
            referee.place_tile(RED, tile("B"), (0, -1), 0);
            assert_eq!(pieces(&referee.figure_choices(RED), 0), [Piece::Pig]);
            assert_eq!(pieces(&referee.figure_choices(BLUE), 0), []);
            referee.place_figure(RED, Piece::Pig, 0);
            assert_eq!(referee.score_turn(RED), []);
            for at in blue {
                stand(&mut referee, BLUE, Piece::Follower, *at, 1);
            }
            referee.final_scoring();
            assert_eq!(referee.figures().len(), 2 + blue.len());
            referee.scores
        };
        assert_eq!(play(USUAL, &[(1, 0)]), [8, 6, 0]);
        assert_eq!(play(USUAL, &[(1, 0), (0, 0)]), [0, 6, 0]);
        assert_eq!(play(cities, &[(1, 0)]), [10, 8, 0]);
        assert_eq!(play(cities, &[(1, 0), (1, 1)]), [0, 8, 0]); // also through the field on the other side
    }

    /// RIVER2-08, RIVER2-09, RIVER-X-11, EX-146: the herd.
    #[test]
    fn herds() {
        let tiles = [("r2-pigs", (0, 0), 0), ("E", (0, -1), 2), ("E", (0, -2), 0), ("E", (1, 0), 1), ("E", (2, 0), 3)];
        let play = |city_majority, herd, herd_stacks, pig: Option<usize>| {
            let mut referee = with_all_pieces(board(Options { city_majority, herd, herd_stacks, ..USUAL }, &tiles));
            stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
            stand(&mut referee, BLUE, Piece::Follower, (1, 0), 1);
            if let Some(owner) = pig {
                stand(&mut referee, owner, Piece::Pig, (0, -1), 1);
            }
            referee.final_scoring();
            [referee.scores[RED], referee.scores[BLUE]]
        };
        assert_eq!(play(false, true, true, None), [8, 8]);
        assert_eq!(play(false, true, false, Some(RED)), [8, 8]);
        assert_eq!(play(false, true, true, Some(RED)), [10, 8]);
        assert_eq!(play(false, false, true, Some(RED)), [8, 6]);
        assert_eq!(play(true, true, true, None), [10, 10]);
        assert_eq!(play(true, true, false, Some(RED)), [10, 10]);
        assert_eq!(play(true, true, true, Some(RED)), [12, 10]);
        assert_eq!(play(true, false, true, Some(RED)), [10, 8]);
        assert_eq!(play(false, true, true, Some(BLUE)), [8, 10]);
        assert_eq!(play(true, true, true, Some(BLUE)), [10, 12]);
        // a city won from a field without the herd
        let mut referee = board(Options { city_majority: true, ..USUAL }, &tiles);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        stand(&mut referee, BLUE, Piece::BigFollower, (0, -2), 1);
        assert_eq!(referee.final_scoring(), [scored(RED, 5, Kind::Field), scored(BLUE, 4, Kind::Field)]);
    }

    /// TRADE-03, EX-055, EX-056: two roads crossing on a bridge.
    #[test]
    fn bridge() {
        let mut referee = board(USUAL, &[("X", (-1, 0), 0), ("X", (1, 0), 0)]);
        referee.place_tile(RED, tile("HB"), (0, 0), 0);
        let fields = tile("HB").segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field);
        let fields: BTreeSet<_> = fields.map(|(n, _)| referee.survey().feature((0, 0), n)).collect();
        assert_eq!(fields.len(), 4);
        let across = (0..2).find(|&s| referee.laid[2].places(s).any(|p| p == 4)).unwrap();
        stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1 - across);
        referee.place_figure(RED, Piece::Follower, across);
        assert_eq!(referee.score_turn(RED), [scored(RED, 3, Kind::Road)]);
        assert_eq!(referee.figures(), [((0, 0), 1 - across, BLUE, Piece::Follower)]);
    }

    const ROYAL: Options = Options { king: true, robber: true, ..USUAL };

    /// KING-02, KING-03, KING-X-01 to KING-X-05, EX-058 to EX-061, EX-190: the cards move.
    #[test]
    fn king_and_robber_move() {
        let green = 2;
        let start = [("E", (0, 0), 0), ("E", (5, 0), 0), ("E", (10, 0), 0), ("G", (10, 1), 1)];
        let mut referee = board(ROYAL, &start);
        assert_eq!((referee.king(), referee.robber()), (None, None));
        for (player, at, king) in [(RED, (0, 1), (RED, 2)), (BLUE, (5, 1), (RED, 2)), (BLUE, (10, 2), (BLUE, 3))] {
            referee.place_tile(player, tile("E"), at, 2);
            assert_eq!(referee.score_turn(player), []);
            assert_eq!(referee.king(), Some(king));
        }
        // EX-060
        let north = [("G", (0, 1), 1), ("E", (0, 2), 2)];
        let south = [("G", (0, -1), 1), ("G", (0, -2), 1), ("G", (0, -3), 1), ("E", (0, -4), 0)];
        for (before, after) in [((BLUE, 4), (RED, 5)), ((RED, 4), (RED, 5)), ((BLUE, 5), (BLUE, 5))] {
            let mut referee = board(ROYAL, &[&north[..], &south].concat());
            referee.king.held = Some(before);
            referee.place_tile(RED, tile("H"), (0, 0), 0);
            assert_eq!(referee.score_turn(RED), []);
            assert_eq!(referee.king(), Some(after));
        }
        // EX-059
        let road: Vec<_> = (1..5).map(|x| ("U", (x, 0), 0)).chain([("X", (0, 0), 0)]).collect();
        for (before, after) in [((RED, 5), (green, 6)), ((RED, 6), (RED, 6))] {
            let mut referee = board(ROYAL, &road);
            referee.robber.held = Some(before);
            referee.place_tile(green, tile("X"), (5, 0), 0);
            assert_eq!(referee.score_turn(green), []);
            assert_eq!((referee.king(), referee.robber()), (None, Some(after)));
        }
        let mut referee = board(USUAL, &road);
        referee.place_tile(green, tile("X"), (5, 0), 0);
        assert_eq!(referee.score_turn(green), []);
        assert_eq!(referee.robber(), None);
    }

    /// KING-04, KING-X-06, EX-062 and `king-robber-scoring`: what the cards are worth at the end.
    #[test]
    fn king_and_robber_at_the_end() {
        let cities = (0..7).flat_map(|x| [("E", (x, 0), 0), ("E", (x, 1), 2)]);
        let roads = (0..12).map(|x| ("X", (x, 10), 0));
        let tiles: Vec<_> = cities.chain(roads).chain([("E", (20, 0), 0)]).collect();
        let play = |king_scoring, king: Option<usize>, robber: Option<usize>| {
            let mut referee = board(Options { king_scoring, ..ROYAL }, &tiles);
            referee.king.held = king.map(|player| (player, 2));
            referee.robber.held = robber.map(|player| (player, 2));
            let cards: BTreeSet<_> = referee.final_scoring().iter().map(|e| e.what).collect();
            let expected = [king.map(|_| What::King), robber.map(|_| What::Robber)];
            let paid = king_scoring != KingScoring::Continuous;
            assert_eq!(cards, expected.into_iter().flatten().filter(|_| paid).collect());
            [referee.scores[RED], referee.scores[BLUE]]
        };
        let (red, blue) = (Some(RED), Some(BLUE));
        assert_eq!(play(KingScoring::PerFeature, red, blue), [7, 11]);
        assert_eq!(play(KingScoring::PerFeature, red, red), [18, 0]);
        assert_eq!(play(KingScoring::PerFeature, None, None), [0, 0]);
        assert_eq!(play(KingScoring::TenTwenty, red, blue), [10, 10]);
        assert_eq!(play(KingScoring::TenTwenty, blue, blue), [0, 20]);
        assert_eq!(play(KingScoring::TenTwenty, None, blue), [0, 10]);
        assert_eq!(play(KingScoring::FifteenForty, red, blue), [15, 15]);
        assert_eq!(play(KingScoring::FifteenForty, red, red), [40, 0]);
        assert_eq!(play(KingScoring::FifteenForty, red, None), [15, 0]);
        assert_eq!(play(KingScoring::Continuous, red, blue), [0, 0]);
    }

    /// `king-robber-scoring` = `continuous`: whoever held the king when the turn began is paid, in both parts.
    #[test]
    fn king_paid_at_once() {
        let options = Options { king_scoring: KingScoring::Continuous, ..ROYAL };
        let start = [("E", (0, 1), 2), ("E", (0, -1), 0), ("E", (5, 0), 0), ("G", (5, 1), 1), ("E", (9, 0), 0)];
        let mut referee = board(options, &start);
        let king = |player, points| Scored { player, points, what: What::King };
        referee.begin_turn();
        referee.place_tile(RED, tile("H"), (0, 0), 0);
        assert_eq!(referee.score_turn(RED), []); // nobody held it
        assert_eq!(referee.king(), Some((RED, 2)));
        referee.begin_turn();
        referee.place_tile(BLUE, tile("E"), (5, 2), 2);
        assert_eq!(referee.score_turn(BLUE), [king(RED, 1)]);
        assert_eq!(referee.king(), Some((BLUE, 3)));
        referee.place_tile(BLUE, tile("E"), (9, 1), 2);
        assert_eq!(referee.score_turn(BLUE), [king(RED, 1)]);
        referee.begin_turn();
        referee.place_tile(RED, tile("B"), (0, 2), 0);
        assert_eq!(referee.score_turn(RED), []); // nothing completed
        referee.lay_start(tile("E"), (20, 1), 2);
        referee.lay_start(tile("E"), (20, -1), 0);
        referee.place_tile(RED, tile("H"), (20, 0), 0);
        assert_eq!(referee.score_turn(RED), [king(BLUE, 2)]);
        assert_eq!(referee.scores, [2, 2, 0]);
    }

    /// RIVER-X-03, RIVER-X-04, RIVER2-04, EX-143: open ends and U-turns.
    #[test]
    fn river_turns() {
        let mut referee = board(USUAL, &[("r1-spring", (0, 0), 0)]);
        assert_eq!(referee.placements(tile("r1-straight"), None), [((1, 0), 0)]);
        assert_eq!(referee.placements(tile("r1-lake"), None), [((1, 0), 0)]);
        referee.place_tile(RED, tile("r1-bend"), (1, 0), 1); // west and north
        assert_eq!(referee.placements(tile("r1-bend"), None), [((1, 1), 3)]); // east and south
        assert_eq!(referee.placements(tile("r1-road-bend"), None), [((1, 1), 3)]);
        referee.place_tile(BLUE, tile("r1-straight"), (1, 1), 1);
        assert_eq!(referee.placements(tile("r1-bend"), None), [((1, 2), 0), ((1, 2), 3)]);
        assert_eq!(referee.placements(tile("r1-lake"), None), [((1, 2), 3)]);
        referee.place_tile(RED, tile("r1-lake"), (1, 2), 3);
        assert_eq!(referee.placements(tile("r1-straight"), None), []); // no open end
        let referee = board(USUAL, &[("D", (0, 0), 0)]);
        assert_eq!(referee.placements(tile("r1-city-road"), None), []);
    }

    /// RIVER2-05, EX-145: the arms may not join; nor may they be led where nothing fits.
    #[test]
    fn river_arms() {
        let start = [("r2-spring", (0, 0), 0), ("r2-fork", (1, 0), 0), ("r2-bend", (1, 1), 3)];
        let mut referee = board(USUAL, &start); // the arms point to (2, 0) and (2, 1)
        let volcano = tile("r2-volcano");
        assert_eq!(referee.placements(tile("r2-pigs"), None), [((2, 0), 0), ((2, 0), 3), ((2, 1), 0)]);
        let rest = [tile("r2-city-lake"), volcano];
        assert_eq!(referee.placements(tile("r2-pigs"), Some(&rest)), [((2, 0), 3), ((2, 1), 0)]);
        referee.place_tile(RED, tile("r2-pigs"), (2, 0), 0); // west and north
        for id in ["r2-bend", "r2-monastery", "r2-fork", "r2-volcano"] {
            assert_eq!(referee.placements(tile(id), None), []);
        }
    }

    /// RIVER2-03, RIVER-X-01: the lake must not come while other tiles are left, and the last one comes last.
    #[test]
    fn river_look_ahead() {
        let referee = board(USUAL, &[("r1-spring", (0, 0), 0)]);
        let (straight, lake) = (tile("r1-straight"), tile("r1-lake"));
        assert_eq!(referee.placements(lake, Some(&[])), [((1, 0), 0)]);
        assert_eq!(referee.placements(lake, Some(&[straight])), []);
        assert_eq!(referee.placements(straight, Some(&[lake])), [((1, 0), 0)]);
        assert_eq!(referee.placements(straight, Some(&[lake, straight])), []);
        assert_eq!(referee.placements(straight, Some(&[straight, lake])), [((1, 0), 0)]);
    }

    /// RIVER-X-05, EX-147: a river parts the field; at the spring the field runs round it.
    #[test]
    fn river_fields() {
        let fields = |tiles: &[(&str, At, u8)]| board(USUAL, tiles).partition().len();
        assert_eq!(fields(&[("r1-straight", (1, 0), 0)]), 2);
        assert_eq!(fields(&[("r1-straight", (1, 0), 0), ("r1-straight", (2, 0), 0)]), 2);
        assert_eq!(fields(&[("r1-spring", (0, 0), 0), ("r1-straight", (1, 0), 0)]), 1);
        assert_eq!(fields(&[("r2-fork", (0, 0), 0)]), 3);
    }

    /// RIVER2-06, RIVER-X-06, EX-189: figures on river tiles, none on the volcano, none on the water.
    #[test]
    fn river_figures() {
        let mut referee = with_all_pieces(board(USUAL, &[("r2-spring", (0, 0), 0)]));
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        referee.place_tile(RED, tile("r2-city-road"), (1, 0), 0);
        let river = first("r2-city-road", Kind::River);
        let choices = referee.figure_choices(RED);
        assert_eq!(pieces(&choices, 0), [Piece::Follower, Piece::BigFollower]);
        assert_eq!(pieces(&choices, river), []);
        assert!(choices.iter().any(|c| c.0 == Piece::Pig));
        assert_eq!(referee.score_turn(RED), []);
        referee.place_tile(RED, tile("r2-volcano"), (2, 0), 0);
        assert_eq!(referee.figure_choices(RED), []);
    }

    /// ABBOT-X-03 to ABBOT-X-07, EX-148 to EX-151: gardens and abbots.
    #[test]
    fn gardens() {
        let garden = first("E-garden", Kind::Garden);
        let around = AROUND.map(|at| if at == (0, 1) { ("E", at, 2) } else { ("B", at, 0) });
        let mut referee = with_all_pieces(board(USUAL, &around[..3]));
        // nobody else stands there
        referee.place_tile(RED, tile("E-garden"), (0, 0), 0);
        assert_eq!(pieces(&referee.figure_choices(RED), garden), [Piece::Abbot]);
        assert!(referee.figure_choices(RED).iter().all(|c| c.0 != Piece::Abbot || c.1 == garden));
        referee.place_figure(RED, Piece::Abbot, garden);
        assert_eq!(referee.recalls(BLUE), []);
        assert_eq!(referee.score_turn(RED), []);
        // EX-151
        assert_eq!(referee.clone().final_scoring(), [scored(RED, 4, Kind::Garden)]);
        // EX-148
        let mut taken = referee.clone();
        taken.lay_start(tile("B"), (0, -1), 0);
        taken.place_tile(RED, tile("E"), (0, 1), 2);
        assert_eq!(taken.recalls(RED), [((0, 0), garden)]);
        assert_eq!(taken.recall(RED, (0, 0), garden), scored(RED, 6, Kind::Garden));
        assert_eq!((taken.figures(), taken.scores[RED], taken.supplies[RED]), (vec![], 6, [7, 1, 1, 1, 1]));
        assert_eq!(taken.score_turn(RED), []);
        // EX-149
        for (id, at, turn) in &around[3..7] {
            referee.lay_start(tile(id), *at, *turn);
        }
        assert_eq!(referee.recalls(RED), [((0, 0), garden)]);
        assert_eq!(referee.score_turn(RED), []);
        referee.place_tile(BLUE, tile("B"), around[7].1, 0);
        assert_eq!(referee.recalls(RED), []); // completed
        assert_eq!(referee.score_turn(BLUE), [scored(RED, 9, Kind::Garden)]);
        assert_eq!(referee.supplies[RED], [7, 1, 1, 1, 1]);
        // decoration
        let mut referee = with_all_pieces(board(Options { gardens: false, ..USUAL }, &around[..3]));
        referee.place_tile(RED, tile("E-garden"), (0, 0), 0);
        assert_eq!(pieces(&referee.figure_choices(RED), garden), []);
        assert!(referee.partition().iter().all(|f| !f.contains(&((0, 0), garden))));
        // a monastery takes all followers, but one of them only
        let mut referee = with_all_pieces(board(USUAL, &around[..2]));
        referee.place_tile(RED, tile("B"), (0, 0), 0);
        assert_eq!(pieces(&referee.figure_choices(RED), 1), [Piece::Follower, Piece::BigFollower, Piece::Abbot]);
        referee.place_figure(RED, Piece::Abbot, 1);
        assert_eq!(pieces(&referee.figure_choices(BLUE), 1), []);
        assert_eq!(referee.recalls(RED), [((0, 0), 1)]);
        assert_eq!(referee.strengths().concat().iter().sum::<u32>(), 1);
    }

    /// A source of chance.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, n: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut x = self.0;
            x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((x ^ x >> 31) % n as u64) as usize
        }

        fn coin(&mut self) -> bool {
            self.below(2) == 0
        }

        fn shuffle<T>(&mut self, list: &mut [T]) {
            for i in (1..list.len()).rev() {
                list.swap(i, self.below(i + 1));
            }
        }
    }

    fn random_options(dice: &mut Dice) -> Options {
        let scorings =
            [KingScoring::PerFeature, KingScoring::TenTwenty, KingScoring::FifteenForty, KingScoring::Continuous];
        Options {
            two_points: dice.coin(),
            shield_halved: dice.coin(),
            farmers: dice.below(5) > 0,
            city_majority: dice.coin(),
            inns: dice.coin(),
            cathedrals: dice.coin(),
            unfinished_as_ordinary: dice.coin(),
            gardens: dice.coin(),
            goods: dice.coin(),
            king: dice.coin(),
            robber: dice.coin(),
            king_scoring: scorings[dice.below(4)],
            herd: dice.coin(),
            herd_stacks: dice.coin(),
        }
    }

    /// All tiles of a set but those that open the game or are kept to the end, and these.
    fn split(set: &str) -> (Vec<&'static Tile>, Vec<&'static Tile>, Option<&'static Tile>) {
        let set = aude_engine::tile::set(set).unwrap();
        let mut tiles: Vec<_> = set.tiles.iter().flat_map(|(t, n)| vec![*t; usize::from(*n)]).collect();
        let mut take = |id: Option<&str>| {
            let number = tiles.iter().position(|t| Some(t.id) == id)?;
            Some(tiles.remove(number))
        };
        let opening = [take(set.start), take(set.second)].into_iter().flatten().collect();
        let last = take(set.last);
        (opening, tiles, last)
    }

    /// [`river_goes_on`] without any thought.
    fn plainly_goes_on(laid: &mut Vec<Laid>, rest: &[&'static Tile]) -> bool {
        let grid = Grid::of(laid);
        for number in 0..rest.len().max(2) - 1 {
            let mut others = rest.to_vec();
            let tile = if rest.is_empty() { return true } else { others.remove(number) };
            for x in grid.low.0 - 1..=grid.high.0 + 1 {
                for y in grid.low.1 - 1..=grid.high.1 + 1 {
                    for turn in 0..4 {
                        let new = Laid { tile, at: (x, y), turn };
                        if extends_river(laid, new) {
                            laid.push(new);
                            let goes_on = plainly_goes_on(laid, &others);
                            laid.pop();
                            if goes_on {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        false
    }

    /// One random game of the referee alone.
    struct Game {
        dice: Dice,
        referee: Referee,
        supply: [u32; 5],
        compact: bool,
        total: u32,
    }

    impl Game {
        /// One part of a turn; answers whether a second one follows.
        fn part(&mut self, player: usize, tile: &'static Tile, places: &[(At, u8)]) -> bool {
            let Self { dice, referee, .. } = self;
            let distance = |p: &(At, u8)| p.0.0.pow(2) + p.0.1.pow(2);
            let nearest = places.iter().map(distance).min().unwrap();
            let near: Vec<_> = places.iter().filter(|p| !self.compact || distance(p) <= nearest + 2).collect();
            let &(at, turn) = near[dice.below(near.len())];
            referee.place_tile(player, tile, at, turn);
            let again = referee.extends_builder(player);
            let choices = referee.figure_choices(player);
            let recalls = referee.recalls(player);
            assert!(choices.is_sorted() && recalls.is_sorted());
            if !recalls.is_empty() && dice.below(4) == 0 {
                let (at, segment) = recalls[dice.below(recalls.len())];
                let scored = referee.recall(player, at, segment);
                assert!((1..9).contains(&scored.points));
                self.total += scored.points;
            } else if !choices.is_empty() && dice.below(5) > 0 {
                // Abbots, builders and pigs can rarely be placed.
                let special: Vec<_> = choices.iter().filter(|c| c.0 >= Piece::Abbot).copied().collect();
                let choices = if special.is_empty() { choices } else { special };
                let (piece, segment) = choices[dice.below(choices.len())];
                referee.place_figure(player, piece, segment);
            }
            assert_eq!(referee.extends_builder(player), again);
            let events = referee.score_turn(player);
            assert!(events.is_sorted());
            self.total += events.iter().map(|e| e.points).sum::<u32>();
            self.check_table();
            again
        }

        /// What must hold after every turn.
        fn check_table(&self) {
            let referee = &self.referee;
            let survey = referee.survey();
            let players = referee.scores.len();
            assert_eq!(referee.scores.iter().sum::<u32>(), self.total);
            for player in 0..players {
                for piece in Piece::ALL {
                    let standing = referee.figures.iter().filter(|f| f.owner == player && f.piece == piece).count();
                    assert_eq!(referee.supply(player, piece) + standing as u32, self.supply[piece as usize]);
                }
            }
            for figure in &referee.figures {
                let feature = &survey.features[survey.feature(figure.at, figure.segment).unwrap()];
                assert!(!feature.completed);
                let kinds: &[Kind] = match figure.piece {
                    Piece::Follower | Piece::BigFollower => &[Kind::City, Kind::Road, Kind::Field, Kind::Monastery],
                    Piece::Abbot => &[Kind::Monastery, Kind::Garden],
                    Piece::Builder => &[Kind::City, Kind::Road],
                    Piece::Pig => &[Kind::Field],
                };
                assert!(kinds.contains(&feature.kind));
                assert!(feature.strengths[figure.owner] > 0, "nobody is with the {:?}", figure.piece);
            }
            // Everything that counts belongs to one feature.
            let mut segments = referee.partition().concat();
            segments.sort_unstable();
            let counts = |kind| kind != Kind::River && (kind != Kind::Garden || referee.options.gardens);
            let mut expected = Vec::new();
            for laid in &referee.laid {
                let all = laid.tile.segments.iter().enumerate();
                expected.extend(all.filter(|(_, s)| counts(s.kind)).map(|(n, _)| (laid.at, n)));
            }
            expected.sort_unstable();
            assert_eq!(segments, expected);
            assert!(referee.partition().is_sorted());
            // The records are those of the table, where nothing was complete at first; so are the goods.
            let completed = |kind| survey.features.iter().filter(move |f| f.kind == kind && f.completed);
            for (on, card, kind) in [
                (referee.options.king, referee.king(), Kind::City),
                (referee.options.robber, referee.robber(), Kind::Road),
            ] {
                let record = completed(kind).map(|f| f.tiles).max();
                assert_eq!(card.map(|c| c.1), record.filter(|_| on));
            }
            for kind in 0..3 {
                let marks = completed(Kind::City).map(|f| f.goods[kind]).sum::<u32>();
                let tokens = (0..players).map(|p| referee.goods(p)[kind]).sum::<u32>();
                assert_eq!(tokens, if referee.options.goods { marks } else { 0 });
            }
        }
    }

    /// What came up in the games.
    #[derive(Default)]
    struct Seen {
        /// By piece, the most a player had on the table.
        pieces: [u32; 5],
        double_turns: u32,
        put_back: u32,
    }

    fn random_game(seed: u64, seen: &mut Seen) {
        let mut dice = Dice(seed);
        let options = random_options(&mut dice);
        let players = 1 + dice.below(6);
        let supply = [7, 1, 1, 1, 1].map(|n| if dice.below(4) == 0 { dice.below(4) as u32 } else { n });
        let by_piece: Vec<_> = Piece::ALL.into_iter().zip(supply).collect();
        let compact = dice.coin();
        let mut game = Game { referee: Referee::new(options, players, &by_piece), supply, compact, total: 0, dice };
        let edition = if game.dice.coin() { "-gardens" } else { "" };
        let (opening, mut deck, _) = split(&format!("base{edition}"));
        for part in ["inns-cathedrals", "traders-builders", "king-robber"] {
            if game.dice.coin() {
                deck.extend(split(&format!("{part}{edition}")).1);
            }
        }
        let river = ["", "river-1", "river-2"][game.dice.below(3)];
        let mut player = 0;
        let mut turn = |game: &mut Game, tile, places: &[(At, u8)], second: bool| {
            if !second {
                player = (player + 1) % players;
                game.referee.begin_turn();
            }
            let again = game.part(player, tile, places);
            for (sum, piece) in seen.pieces.iter_mut().zip(Piece::ALL) {
                *sum = (*sum).max(game.supply[piece as usize] - game.referee.supply(player, piece));
            }
            seen.double_turns += u32::from(again && !second);
            again && !second
        };
        let mut second = false;
        if river.is_empty() {
            game.referee.lay_start(opening[0], (0, 0), 0);
        } else {
            let (opening, mut tiles, last) = split(&format!("{river}{edition}"));
            game.referee.lay_start(opening[0], (0, 0), game.dice.below(4) as u8);
            game.dice.shuffle(&mut tiles);
            tiles.splice(0..0, opening[1..].iter().copied());
            tiles.extend(last);
            // a tile that has no place is put back and another one drawn (RIVER-X-13)
            while !tiles.is_empty() {
                let drawn = (0..tiles.len().max(2) - 1).find_map(|number| {
                    let mut rest = tiles.clone();
                    let tile = rest.remove(number);
                    let places = game.referee.placements(tile, Some(&rest));
                    if rest.len() < 5 {
                        let mut plain = game.referee.placements(tile, None);
                        plain.retain(|&(at, turn)| {
                            let mut laid = game.referee.laid.clone();
                            laid.push(Laid { tile, at, turn });
                            plainly_goes_on(&mut laid, &rest)
                        });
                        assert_eq!(places, plain);
                    }
                    seen.put_back += u32::from(places.is_empty());
                    (!places.is_empty()).then_some((tile, rest, places))
                });
                let (tile, rest, places) = drawn.expect("some river tile has a place");
                second = turn(&mut game, tile, &places, second);
                tiles = rest;
            }
            assert_eq!(game.referee.laid.len(), 12);
            assert_eq!(open_ends(&game.referee.laid), []);
        }
        game.dice.shuffle(&mut deck);
        for tile in deck {
            let places = game.referee.placements(tile, None);
            if !places.is_empty() {
                second = turn(&mut game, tile, &places, second);
            }
        }
        let events = game.referee.final_scoring();
        assert!(events.is_sorted());
        game.total += events.iter().map(|e| e.points).sum::<u32>();
        game.check_table();
        assert!(game.referee.figures.iter().all(|f| {
            let laid = game.referee.laid.iter().find(|l| l.at == f.at).unwrap();
            laid.tile.segments[f.segment].kind == Kind::Field
        }));
    }

    /// Random games with all kinds of parts: figures are neither lost nor found, records are those of the table,
    /// the river never gets stuck.
    #[test]
    fn random_games() {
        let mut seen = Seen::default();
        for seed in 0..200 {
            random_game(seed, &mut seen);
        }
        assert!(seen.pieces.iter().all(|n| *n > 0) && seen.double_turns > 0 && seen.put_back > 0);
    }
}
