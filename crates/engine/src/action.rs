//! What can happen in a game, and why something cannot.

use std::fmt;

use crate::{Figure, Owned, Phase, Placement, Pos, Reason, tile::Kind};

/// A tile design of a game: its number in [`crate::Rules::tiles`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Design(pub(crate) u8);

impl Design {
    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A segment of a tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The square its tile lies on.
    pub at: Pos,
    /// Its number among the segments printed on the tile; the bridge over a tile comes after all of them. Not every printed
    /// segment takes part in a game: rivers and switched-off gardens belong to no feature.
    pub segment: u8,
}

/// One step of a game: a decision of a player, or a draw of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Chance: this tile comes out of the bag.
    Draw(Design),
    /// The tile in play is placed.
    PlaceTile(Design, Placement),
    /// A figure from the supply is put on a segment.
    Place(Figure, Spot),
    /// A figure is taken back from where it stands.
    Recall(Figure, Spot),
    /// The fairy joins an own follower.
    Fairy(Spot),
    /// A princess sends a knight home, from where it stands.
    Expel(Owned, Spot),
    /// The dragon takes a step to this square.
    Dragon(Pos),
    /// A tower grows by a piece.
    Tower(Pos),
    /// A follower goes up a tower, which grows no more.
    CloseTower(Figure, Pos),
    /// A tower takes a prisoner, from where it stands.
    Capture(Owned, Spot),
    /// An own prisoner comes home in exchange for another: which figure, held by whom.
    Exchange(Figure, u8),
    /// An own prisoner is bought back: which figure, held by whom.
    Ransom(Figure, u8),
    /// The own abbey fills a hole.
    PlaceAbbey(Pos),
    /// The tile in play is placed with a bridge, without which it would not fit.
    PlaceBridged(Design, Placement, Span),
    /// A bridge is put over a tile.
    Bridge(Pos, Axis),
    /// The barn is put on a corner of the tile just placed.
    Barn(Corner),
    /// A city of two tiles becomes a castle.
    Castle(Spot),
    /// The wagon drives on.
    MoveWagon(Spot),
    /// A tile is put up for auction.
    ChooseTile(Design),
    /// So many points are bid.
    Bid(u32),
    /// The dealer takes the tile for what was bid.
    Buy,
    /// The dealer lets the bidder have the tile.
    Sell,
    /// A follower enters a quarter of the Count's city; perhaps the count moves to another.
    EnterCity(Figure, Quarter, Option<Quarter>),
    /// A follower leaves the Count's city for a feature.
    LeaveCity(Guest, Spot),
    /// The count goes to a quarter.
    MoveCount(Quarter),
    /// The second tile is taken that a builder has earned.
    SecondTile,
    /// What is optional is declined.
    Pass,
}

/// The direction of a bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Axis {
    /// From north to south.
    NorthSouth,
    /// From east to west.
    EastWest,
}

impl Axis {
    /// Both.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NorthSouth => "ns",
            Self::EastWest => "ew",
        }
    }

    /// The direction that leads through a side, 0 for north.
    pub const fn of_side(side: usize) -> Self {
        if side.is_multiple_of(2) { Self::NorthSouth } else { Self::EastWest }
    }

    /// The places of a tile's edge that it takes, as a set of bits.
    pub const fn places(self) -> u16 {
        match self {
            Self::NorthSouth => 1 << 1 | 1 << 7,
            Self::EastWest => 1 << 4 | 1 << 10,
        }
    }

    /// The two sides it leads through.
    pub const fn sides(self) -> [usize; 2] {
        [self as usize, self as usize + 2]
    }
}

/// Where the bridge goes that makes a placement fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Span {
    /// Over the tile itself.
    Own(Axis),
    /// Over the neighbour on this side, 0 for north, towards the tile.
    Neighbour(u8),
}

impl Span {
    /// Where a bridge is that makes a tile on a square fit; nothing if it is neither over that tile nor leads to it from
    /// one beside it.
    pub fn of(at: Pos, over: Pos, axis: Axis) -> Option<Self> {
        let beside = |side: &usize| at.neighbour(*side) == over && Axis::of_side(*side) == axis;
        match (0..4).find(beside) {
            _ if over == at => Some(Self::Own(axis)),
            side => side.map(|side| Self::Neighbour(side as u8)),
        }
    }

    /// The square and the direction of the bridge, for a tile on a square.
    pub const fn bridge(self, at: Pos) -> (Pos, Axis) {
        match self {
            Self::Own(axis) => (at, axis),
            Self::Neighbour(side) => (at.neighbour(side as usize), Axis::of_side(side as usize)),
        }
    }
}

/// A corner of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Corner {
    /// North-east.
    NorthEast,
    /// South-east.
    SouthEast,
    /// South-west.
    SouthWest,
    /// North-west.
    NorthWest,
}

impl Corner {
    /// All of them, clockwise.
    pub const ALL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        ["ne", "se", "sw", "nw"][self as usize]
    }
}

/// A quarter of the Count's city (COUNT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quarter {
    /// It sends followers to cities.
    Castle,
    /// It sends followers to monasteries.
    Cathedral,
    /// It sends followers to fields.
    Market,
    /// It sends followers to roads.
    Smithy,
}

impl Quarter {
    /// All of them, clockwise around the city.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Smithy, Self::Cathedral];

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Cathedral => "cathedral",
            Self::Market => "market",
            Self::Smithy => "smithy",
        }
    }

    /// The quarter that sends followers to features of a kind.
    pub const fn calling(kind: Kind) -> Option<Self> {
        match kind {
            Kind::City => Some(Self::Castle),
            Kind::Road => Some(Self::Smithy),
            Kind::Field => Some(Self::Market),
            Kind::Monastery | Kind::Shrine => Some(Self::Cathedral),
            _ => None,
        }
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A figure in a quarter, in one byte: actions stay small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Guest(u8);

impl Guest {
    /// A figure in a quarter.
    pub const fn new(figure: Figure, quarter: Quarter) -> Self {
        Self(figure as u8 * 4 + quarter as u8)
    }

    /// Which figure.
    pub const fn figure(self) -> Figure {
        Figure::ALL[(self.0 / 4) as usize]
    }

    /// In which quarter.
    pub const fn quarter(self) -> Quarter {
        match self.0 % 4 {
            0 => Quarter::Castle,
            1 => Quarter::Cathedral,
            2 => Quarter::Market,
            _ => Quarter::Smithy,
        }
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.figure(), self.quarter())
    }
}

// Lists of actions are copied about: they stay small.
const _: () = assert!(size_of::<Action>() == 8);

/// Why an action is not legal. Its text is meant for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Another decision is due.
    NotNow(Phase),
    /// Another tile is to be placed.
    WrongTile,
    /// The square holds a tile already.
    Taken,
    /// The square does not share an edge with any tile (BASE-PLACE-01).
    NotAdjacent,
    /// The tile does not match a neighbour on this side, 0 for north (BASE-PLACE-02).
    Mismatch(usize),
    /// The bag does not hold that tile, or the order of draws says otherwise.
    NotDrawable,
    /// The figure may only be put on the tile placed this turn (BASE-MEEPLE-03).
    NotThisTile,
    /// The tile has no such segment.
    NoSegment,
    /// The feature holds a follower already (BASE-MEEPLE-05).
    Occupied(Kind),
    /// Nothing may stand on that (BASE-X-12).
    NoPlaceFor(Figure, Kind),
    /// The game is played without farmers (BASE-FIELD-04).
    NoFarmers,
    /// None of these figures is left in the supply (BASE-MEEPLE-02).
    NoneLeft(Figure),
    /// A builder or pig needs an own follower beside it (TRADE-BUILD-01, TRADE-PIG-01).
    NoCompany(Figure, Kind),
    /// The feature is complete already (TRADE-X-04).
    Complete(Kind),
    /// The figure cannot be taken back (BASE-MEEPLE-07).
    Stays(Figure),
    /// What is to be done is not among what is possible now.
    NotPossible,
    /// No follower may be put on a volcano tile (DRAGON-VOLC-02, RIVER2-06).
    Volcano,
    /// The field has a barn (ABBEY-BARN-03).
    BarnIsThere,
    /// A bridge rests on field at both ends, which lead to empty squares or roads (BCB-BRIDGE-03, BCB-X-03).
    NoBridge,
    /// A tile that fits must be placed (BCB-X-05).
    MustPlace,
    /// A rule of a part.
    Rule(&'static Reason),
    /// A rule of a part about a figure.
    RuleFor(&'static Reason, Figure),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotNow(phase) => write!(f, "the decision due is {phase}"),
            Self::WrongTile => write!(f, "another tile has to be placed"),
            Self::Taken => write!(f, "there is a tile on that square already"),
            Self::NotAdjacent => write!(f, "a tile must share an edge with a tile on the table"),
            Self::Mismatch(side) => {
                write!(f, "the tile does not match its neighbour in the {}", ["north", "east", "south", "west"][*side])
            }
            Self::NotDrawable => write!(f, "that tile cannot be drawn now"),
            Self::NotThisTile => write!(f, "a figure may only be put on the tile placed this turn"),
            Self::NoSegment => write!(f, "the tile has no such segment"),
            Self::Occupied(kind) => write!(f, "the {kind} already holds a follower"),
            Self::NoPlaceFor(figure, kind) => write!(f, "{} {figure} may not stand on a {kind}", article(*figure)),
            Self::NoFarmers => write!(f, "this game is played without farmers"),
            Self::NoneLeft(figure) => write!(f, "no {figure} is left in the supply"),
            Self::NoCompany(figure, kind) => write!(f, "a {figure} needs an own follower on that {kind}"),
            Self::Complete(kind) => write!(f, "the {kind} is complete"),
            Self::Stays(figure) => write!(f, "that {figure} cannot be taken back"),
            Self::NotPossible => write!(f, "that is not possible now"),
            Self::Volcano => write!(f, "no follower may be put on a volcano tile"),
            Self::BarnIsThere => write!(f, "there is a barn on that field"),
            Self::NoBridge => write!(f, "no bridge can be built there"),
            Self::MustPlace => write!(f, "a tile that fits must be placed"),
            Self::Rule(reason) => f.write_str(reason.text),
            Self::RuleFor(reason, figure) => f.write_str(&reason.about(*figure)),
        }
    }
}

const fn article(figure: Figure) -> &'static str {
    match figure {
        Figure::Abbot | Figure::Abbey => "an",
        _ => "a",
    }
}

impl std::error::Error for Illegal {}
