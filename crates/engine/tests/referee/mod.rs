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
mod tests;
