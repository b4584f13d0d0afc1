//! What happened, for those who want to know.
//!
//! The engine tells a [`Log`]. One that is off ([`Log::off`]) costs a test of a flag: events are built only
//! when somebody listens.

use std::hint::cold_path;

use crate::{Axis, Design, Figure, Placement, Pos, Quarter, Spot, tile::Kind};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A tile came out of the bag.
    Drew {
        /// For whom.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// A tile left the game because it fits nowhere (BASE-PLACE-05).
    Removed {
        /// Which tile.
        tile: Design,
    },
    /// A tile was laid aside until it can be used (DRAGON-MOVE-08).
    SetAside {
        /// Which tile.
        tile: Design,
    },
    /// Tiles that were laid aside went back into the bag.
    BackInBag {
        /// Which tiles.
        tiles: Vec<Design>,
    },
    /// A tile was placed.
    PlacedTile {
        /// By whom.
        player: usize,
        /// Which tile.
        tile: Design,
        /// Where and how turned.
        placement: Placement,
    },
    /// A figure was placed.
    Placed {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Where.
        spot: Spot,
    },
    /// A feature was completed, whether or not anybody scores it (BASE-X-04).
    Completed {
        /// What it is.
        kind: Kind,
        /// Its tiles.
        tiles: Vec<Pos>,
    },
    /// A player scored.
    Scored(Score),
    /// A player took tokens of trade goods.
    Goods {
        /// Who.
        player: usize,
        /// How much wine, grain and cloth.
        goods: [u32; 3],
    },
    /// The king or the robber went to a player, or stays there for a greater size.
    PassedTo {
        /// [`Cause::King`] or [`Cause::Robber`].
        card: Cause,
        /// To whom.
        player: usize,
        /// The size that earned it, in tiles.
        size: u32,
    },
    /// A figure went back to its owner.
    Returned {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// From where.
        spot: Spot,
    },
    /// The dragon moved.
    Dragon {
        /// Who moved it; nobody if a volcano called it.
        player: Option<usize>,
        /// Where to.
        to: Pos,
    },
    /// The fairy joined a follower.
    Fairy {
        /// Whose follower it is.
        player: usize,
        /// Where it stands.
        spot: Spot,
    },
    /// A tower grew by a piece.
    Tower {
        /// Whose piece it was.
        player: usize,
        /// Where the tower stands.
        at: Pos,
        /// Its height now.
        height: u32,
    },
    /// A follower was taken prisoner.
    Captured {
        /// By whom.
        player: usize,
        /// Whose follower it is.
        owner: usize,
        /// Which figure.
        figure: Figure,
        /// From where.
        spot: Spot,
    },
    /// A prisoner went back to its owner.
    Freed {
        /// Whose follower it is.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Who held it.
        from: usize,
    },
    /// A bridge was built.
    Bridge {
        /// Whose bridge it was.
        player: usize,
        /// Over which tile.
        at: Pos,
        /// In which direction.
        axis: Axis,
    },
    /// A city became a castle.
    Castle {
        /// Whose castle it is.
        player: usize,
        /// Its two squares.
        tiles: Vec<Pos>,
    },
    /// Tiles are up for auction.
    Auction {
        /// Which tiles.
        tiles: Vec<Design>,
    },
    /// A tile was chosen to be sold.
    Chosen {
        /// By whom.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// Somebody bid, or did not.
    Bid {
        /// Who.
        player: usize,
        /// How much; nothing where somebody passed.
        points: Option<u32>,
    },
    /// A tile went to a player.
    Won {
        /// Who.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// A follower entered the Count's city.
    EnteredCity {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Which quarter.
        quarter: Quarter,
    },
    /// A follower left the Count's city.
    LeftCity {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Which quarter.
        quarter: Quarter,
        /// Where it went.
        spot: Spot,
    },
    /// The count moved.
    Count {
        /// To which quarter.
        quarter: Quarter,
    },
    /// The game ended.
    Over {
        /// All players with the highest total (BASE-X-09).
        winners: Vec<usize>,
    },
}

/// What a score is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// A road, a city, a field …
    Feature(Kind),
    /// The most tokens of a kind of goods.
    Goods,
    /// The king.
    King,
    /// The robber.
    Robber,
    /// The fairy.
    Fairy,
    /// A prisoner was bought back.
    Ransom,
    /// A castle.
    Castle,
    /// A barn.
    Barn,
    /// A tile was bought or sold.
    Auction,
}

impl Cause {
    /// All that are not features.
    pub const OTHERS: [Self; 8] =
        [Self::Goods, Self::King, Self::Robber, Self::Fairy, Self::Ransom, Self::Castle, Self::Barn, Self::Auction];

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature(kind) => kind.name(),
            Self::Goods => "goods",
            Self::King => "king",
            Self::Robber => "robber",
            Self::Fairy => "fairy",
            Self::Ransom => "ransom",
            Self::Castle => "castle",
            Self::Barn => "barn",
            Self::Auction => "auction",
        }
    }

    /// The cause of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Kind::ALL.map(Self::Feature).into_iter().chain(Self::OTHERS).find(|c| c.name() == name)
    }
}

/// A change of a score that explains itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who scores.
    pub player: usize,
    /// How much: the sum of the terms. Negative where somebody pays.
    pub points: i32,
    /// For what.
    pub cause: Cause,
    /// Whether it belongs to the final scoring.
    pub last: bool,
    /// The tiles of the feature.
    pub tiles: Vec<Pos>,
    /// How the points come about.
    pub terms: Vec<Term>,
}

/// A part of a score: so many things, so many points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What is counted: `tiles`, `pennants`, `cities`, `wine` …
    pub what: &'static str,
    /// How many there are.
    pub n: u32,
    /// Points for each.
    pub each: i32,
}

impl Term {
    /// The points of this term.
    pub const fn points(self) -> i32 {
        self.n as i32 * self.each
    }
}

/// Collects events, or ignores them.
///
/// ```
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// let mut log = Log::on();
/// let draw = Deck::new(7).draw(&rules, &state);
/// state.play(&rules, draw, &mut log).unwrap();
/// assert_eq!(log.take().len(), 1); // somebody drew a tile
/// ```
#[derive(Clone, Debug, Default)]
pub struct Log {
    on: bool,
    events: Vec<Event>,
}

impl Log {
    /// A log that keeps what it is told.
    pub const fn on() -> Self {
        Self { on: true, events: Vec::new() }
    }

    /// A log that ignores everything.
    pub const fn off() -> Self {
        Self { on: false, events: Vec::new() }
    }

    /// What it was told since the last call.
    pub fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.on {
            // Programs that play millions of games never come here.
            cold_path();
            self.events.push(event());
        }
    }
}
