//! What stands on the table and what it may become: for programs that judge positions, and for players who ask.
//!
//! A survey measures every feature that holds somebody, and every city at a field that does: how large it is, what it
//! carries, how strong each player is there, where it is open and how many of the tiles that are left would fit there.
//! It is filled again and again in the same memory, because a search does so a hundred
//! thousand times a second.

use std::ops::Range;

use crate::{
    Figure, Pos, Rules, Spot, State,
    board::SegmentRef,
    rules::{FarmerScoring, MAX_PLAYERS},
    score::Scored,
    tile::{Edge, Kind, Marks},
};

/// A feature as a survey finds it.
#[derive(Clone, Debug)]
pub struct Surveyed {
    /// What it is.
    pub kind: Kind,
    /// Edges that lead nowhere yet; empty squares around a monastery. 0 if it is complete.
    pub open: u32,
    /// Tiles: for a monastery those around it and its own.
    pub tiles: u32,
    /// What it carries.
    pub marks: Marks,
    /// Strength by player.
    pub strength: [u32; MAX_PLAYERS],
    /// Followers by player.
    pub followers: [u8; MAX_PLAYERS],
    /// Whether a player has a builder or a pig there, as a set of players.
    pub helpers: u8,
    /// For a field what a completed city is worth, by player.
    pub each: [u8; MAX_PLAYERS],
    segment: SegmentRef,
    edges: Range<u16>,
    cities: Range<u16>,
}

impl Surveyed {
    /// What it is worth to whoever has the majority: now, or completed with so many tiles more.
    pub fn worth(&self, rules: &Rules, complete: bool, more: u32) -> i32 {
        Scored { kind: self.kind, complete, tiles: self.tiles + more, marks: self.marks }.points(rules)
    }

    /// Whether it is complete. A field never is.
    pub fn is_complete(&self) -> bool {
        self.open == 0 && self.kind != Kind::Field
    }

    /// One of its segments.
    pub fn spot(&self, state: &State) -> Spot {
        state.spot(self.segment)
    }

    /// The players with the majority, as a set; none if nobody is there.
    #[inline]
    pub fn owners(&self) -> u8 {
        let most = self.strength.iter().copied().max().unwrap_or(0).max(1);
        (0..MAX_PLAYERS).fold(0, |set, p| set | u8::from(self.strength[p] == most) << p)
    }
}

/// An edge of a feature that leads to an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenEdge {
    /// The number of the square in the list of open ones; none for a square that no tile touches yet.
    pub square: Option<u16>,
    /// How many of the tiles that are left fit the square.
    pub fits: u16,
    /// How many of them could end the feature there.
    pub caps: u16,
}

/// An empty square next to a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSquare {
    /// Where it is.
    pub at: Pos,
    /// How many of the tiles that are left fit it.
    pub fits: u16,
    /// What comes in on each side, 0 for north: the number of the road, city or field in the middle of the side, if it is
    /// one of the features looked at.
    pub sides: [Option<u16>; 4],
}

/// How many of the tiles that are left fit a square, and could end what comes in on a side.
#[derive(Clone, Copy, Debug, Default)]
struct Chance {
    /// The bag for which this was counted.
    bag: u32,
    fits: u16,
    caps: u16,
}

/// What stands on the table and what it may become.
///
/// ```
/// use aude_engine::{Action, Deck, Log, Phase, Rules, Setup, Survey};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let (deck, mut state, mut survey) = (Deck::new(3), rules.start(), Survey::default());
/// for _ in 0..30 {
///     let action = match state.phase() {
///         Phase::Draw => deck.draw(&rules, &state),
///         _ => state.legal_actions(&rules)[0],
///     };
///     state.play_unchecked(&rules, action, &mut Log::off());
/// }
/// survey.take(&rules, &state);
/// let now: i32 = survey.features().iter().map(|f| f.worth(&rules, f.is_complete(), 0)).sum();
/// assert!(now > 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Survey {
    features: Vec<Surveyed>,
    edges: Vec<OpenEdge>,
    cities: Vec<u16>,
    /// For each label of a feature its number here, plus one.
    known: Vec<u16>,
    chances: Vec<Chance>,
    bag: Vec<u8>,
    bag_number: u32,
}

impl Survey {
    /// The features: those that hold somebody first, then cities at fields.
    pub fn features(&self) -> &[Surveyed] {
        &self.features
    }

    /// Where a feature is open. A field is not asked.
    pub fn edges(&self, feature: &Surveyed) -> &[OpenEdge] {
        &self.edges[feature.edges.start as usize..feature.edges.end as usize]
    }

    /// The cities at a field, as numbers of features.
    pub fn cities(&self, field: &Surveyed) -> impl ExactSizeIterator<Item = usize> {
        self.cities[field.cities.start as usize..field.cities.end as usize].iter().map(|c| *c as usize)
    }

    /// The number of the feature a segment belongs to, if it belongs to one of those looked at.
    pub fn find(&self, state: &State, spot: Spot) -> Option<usize> {
        let label = state.board.feature(state.board.segment_at(spot)?);
        (self.known[label as usize] as usize).checked_sub(1)
    }

    /// The same, and looks at the feature if that was not done yet.
    pub fn visit(&mut self, rules: &Rules, state: &State, spot: Spot) -> Option<usize> {
        let segment = state.board.segment_at(spot)?;
        let before = self.features.len();
        let number = self.look(rules, state, segment);
        if number == before && self.features[number].kind == Kind::Field {
            self.look_around(rules, state, number);
        }
        Some(number)
    }

    /// Lists the empty squares next to a tile, in the position looked at last, into a list that is cleared first.
    pub fn open_squares(&mut self, rules: &Rules, state: &State, squares: &mut Vec<OpenSquare>) {
        squares.clear();
        for at in state.board.open_squares() {
            let Some(signature) = state.board.signature(at) else { continue };
            let fits = self.chance(rules, state, signature, 0).fits;
            let sides = std::array::from_fn(|direction| self.comes_in(rules, state, at, direction));
            squares.push(OpenSquare { at, fits, sides });
        }
    }

    /// The feature that comes into a square on a side, if it is one of those looked at.
    fn comes_in(&self, rules: &Rules, state: &State, at: Pos, direction: usize) -> Option<u16> {
        let tile = state.board.tile_at(at.neighbour(direction))?;
        let side = state.board.tiles[tile].side(&rules.designs, direction ^ 2);
        if !matches!(side.edge, Edge::City | Edge::Road | Edge::Field) {
            return None;
        }
        let label = state.board.feature(SegmentRef::new(tile, side.segments[1] as usize));
        self.known[label as usize].checked_sub(1)
    }

    /// Looks at a position.
    pub fn take(&mut self, rules: &Rules, state: &State) {
        self.features.clear();
        self.edges.clear();
        self.cities.clear();
        self.known.clear();
        self.known.resize(state.board.features(), 0);
        if self.bag != state.bag {
            self.bag.clone_from(&state.bag);
            self.bag_number += 1;
            self.chances.resize(4 << (4 * rules.signature_bits()), Chance::default());
        }
        for standing in &state.figures {
            let number = self.look(rules, state, standing.spot);
            let feature = &mut self.features[number];
            let owner = standing.owner as usize;
            feature.strength[owner] += standing.figure.strength();
            feature.followers[owner] += u8::from(standing.figure.is_follower());
            feature.helpers |= u8::from(matches!(standing.figure, Figure::Builder | Figure::Pig)) << owner;
        }
        if !rules.hooks.tally.is_empty() {
            for feature in &mut self.features {
                feature.strength = state.tally(rules, feature.segment);
            }
        }
        let occupied = self.features.len();
        for number in 0..occupied {
            if self.features[number].kind == Kind::Field {
                self.look_around(rules, state, number);
            }
        }
    }

    /// The cities at a field, and what they are worth to it.
    fn look_around(&mut self, rules: &Rules, state: &State, number: usize) {
        let field = self.features[number].segment;
        let start = self.cities.len();
        for segment in state.board.ring(field) {
            let design = &rules.designs[state.board.tiles[segment.tile()].design as usize];
            let mut touched = design.touches(segment.segment());
            while touched != 0 {
                let city = SegmentRef::new(segment.tile(), touched.trailing_zeros() as usize);
                touched &= touched - 1;
                let city = self.look(rules, state, city) as u16;
                if !self.cities[start..].contains(&city) {
                    self.cities.push(city);
                }
            }
        }
        let each = if rules.farmer_scoring == FarmerScoring::FieldMajority3 { 3 } else { 4 };
        let bonus = |player| state.farm_bonus(rules, player, &[field]);
        let field = &mut self.features[number];
        field.cities = start as u16..self.cities.len() as u16;
        for player in 0..rules.players() {
            field.each[player] = (each + bonus(player)) as u8;
        }
    }

    /// The number of the feature of a segment, looked at now if it was not before.
    fn look(&mut self, rules: &Rules, state: &State, segment: SegmentRef) -> usize {
        let board = &state.board;
        let label = board.feature(segment);
        let known = self.known[label as usize];
        if known > 0 {
            return known as usize - 1;
        }
        let kind = board.kind(&rules.designs, segment);
        let start = self.edges.len();
        let (tiles, marks) = match kind {
            Kind::City | Kind::Road => {
                self.list_edges(rules, state, segment);
                state.measure(rules, segment)
            }
            Kind::Field => (0, Marks::NONE),
            _ if kind.is_center() => {
                self.list_squares(rules, state, segment);
                state.measure(rules, segment)
            }
            _ => (0, Marks::NONE),
        };
        self.features.push(Surveyed {
            kind,
            open: u32::from(board.open_edges(label)),
            tiles,
            marks,
            strength: [0; MAX_PLAYERS],
            followers: [0; MAX_PLAYERS],
            helpers: 0,
            each: [0; MAX_PLAYERS],
            segment,
            edges: start as u16..self.edges.len() as u16,
            cities: 0..0,
        });
        self.known[label as usize] = self.features.len() as u16;
        self.features.len() - 1
    }

    /// The edges of a road or city that lead to empty squares.
    fn list_edges(&mut self, rules: &Rules, state: &State, segment: SegmentRef) {
        let board = &state.board;
        if board.is_complete(board.feature(segment)) {
            return;
        }
        for segment in board.ring(segment) {
            let laid = board.tiles[segment.tile()];
            for direction in 0..4 {
                let side = laid.side(&rules.designs, direction);
                if side.segments[1] as usize != segment.segment() {
                    continue;
                }
                if let Some((square, signature)) = board.open_at(laid.at.neighbour(direction)) {
                    let chance = self.chance(rules, state, signature, direction ^ 2);
                    self.edges.push(OpenEdge { square: Some(square), fits: chance.fits, caps: chance.caps });
                }
            }
        }
    }

    /// The empty squares around a monastery.
    fn list_squares(&mut self, rules: &Rules, state: &State, segment: SegmentRef) {
        let at = state.board.tiles[segment.tile()].at;
        for square in at.around() {
            if state.board.tile_at(square).is_some() {
                continue;
            }
            let open = state.board.open_at(square);
            let fits = match open {
                Some((_, signature)) => self.chance(rules, state, signature, 0).fits,
                None => state.left,
            };
            self.edges.push(OpenEdge { square: open.map(|o| o.0), fits, caps: fits });
        }
    }

    /// Counts the tiles that fit a square, and those that could end what comes in on a side.
    #[inline]
    fn chance(&mut self, rules: &Rules, state: &State, signature: u32, side: usize) -> Chance {
        let slot = (signature as usize) << 2 | side;
        let known = self.chances[slot];
        if known.bag == self.bag_number {
            return known;
        }
        self.count_chance(rules, state, signature, side)
    }

    #[cold]
    fn count_chance(&mut self, rules: &Rules, state: &State, signature: u32, side: usize) -> Chance {
        let mut chance = Chance { bag: self.bag_number, fits: 0, caps: 0 };
        let bits = rules.signature_bits();
        let seen = |side: usize| signature >> (bits * side as u32) & ((1 << bits) - 1) != 0;
        for (number, design) in rules.designs.iter().enumerate().filter(|(number, _)| state.bag[*number] > 0) {
            let turns = rules.turns_that_fit(design, signature);
            let left = u16::from(state.bag[number]);
            if turns != 0 {
                chance.fits += left;
            }
            let caps = |turn: &u8| {
                let segment = design.side(side, *turn).segments[1];
                let meets = |d: &usize| seen(*d) && design.side(*d, *turn).segments[1] == segment;
                design.open(segment as usize) as usize == (0..4).filter(meets).count()
            };
            if (0..4).filter(|turn| turns >> turn & 1 == 1).any(|turn| caps(&turn)) {
                chance.caps += left;
            }
        }
        self.chances[(signature as usize) << 2 | side] = chance;
        chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SegmentName, Setup, StartFigure, StartTile};

    #[test]
    fn open_squares_know_what_comes_in() {
        let follower = |kind| {
            let segment = SegmentName { kind, places: 0, nth: None };
            StartFigure { owner: 1, figure: Figure::Follower, segment, fairy: false }
        };
        let tile = |id: &str, x, y, turn, kind: Option<Kind>| {
            let figures = kind.map(follower).into_iter().collect();
            StartTile { tile: id.into(), at: Pos::new(x, y), turn, figures, ..StartTile::default() }
        };
        // Two city walls face each other across an empty square; in the east is a field.
        let mut setup = Setup::players(2);
        setup.start = Some(vec![
            tile("E", 0, 0, 0, Some(Kind::City)),
            tile("B", 1, 0, 0, None),
            tile("B", 1, 1, 0, Some(Kind::Field)),
            tile("B", 1, 2, 0, None),
            tile("E", 0, 2, 2, Some(Kind::City)),
        ]);
        let rules = Rules::new(&setup).unwrap();
        let (state, mut survey, mut squares) = (rules.start(), Survey::default(), Vec::new());
        survey.take(&rules, &state);
        survey.open_squares(&rules, &state, &mut squares);
        assert_eq!(squares.len(), state.open_squares().count());
        let square = |x, y| squares.iter().find(|s| s.at == Pos::new(x, y)).unwrap();
        let number = |x, y, segment| survey.find(&state, Spot { at: Pos::new(x, y), segment }).map(|n| n as u16);
        let (north, south, field) = (number(0, 2, 0), number(0, 0, 0), number(1, 1, 0));
        assert!(north.is_some() && south.is_some() && field.is_some() && north != south);
        let between = square(0, 1);
        assert_eq!(between.sides, [north, field, south, None]);
        // What fits has walls on opposite sides and a field beside them.
        let fits = ["F", "G", "H", "Q", "R"].map(|id| state.in_bag(rules.design(id).unwrap()));
        assert_eq!(usize::from(between.fits), fits.iter().sum());
        assert_eq!(square(0, 3).sides, [None, None, field, None], "all of it is one field");
    }
}
