//! The figures and tokens players own.

use std::fmt;

/// A figure or token that a player can put on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Figure {
    /// An ordinary follower.
    Follower,
    /// The big follower, which counts as two (INN-BIG-03).
    BigFollower,
    /// The abbot, who keeps monasteries and gardens.
    Abbot,
    /// The builder, who earns a second tile.
    Builder,
    /// The pig, which makes a field worth more.
    Pig,
    /// The mayor, who counts as many as his city has pennants.
    Mayor,
    /// The wagon, which drives on when its feature is complete.
    Wagon,
    /// The barn, which stays on its field.
    Barn,
    /// An abbey tile. It and all that follow are tokens, which stand on no segment.
    Abbey,
    /// A bridge.
    Bridge,
    /// A castle.
    Castle,
    /// A piece of a tower.
    TowerPiece,
}

impl Figure {
    /// How many kinds of figures there are.
    pub const COUNT: usize = Self::ALL.len();
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Follower,
        Self::BigFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Abbey,
        Self::Bridge,
        Self::Castle,
        Self::TowerPiece,
    ];

    /// The name used in setups, records and by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
            Self::Abbot => "abbot",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Barn => "barn",
            Self::Abbey => "abbey",
            Self::Bridge => "bridge",
            Self::Castle => "castle",
            Self::TowerPiece => "tower-piece",
        }
    }

    /// The figure of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// What it counts in a majority (BASE-SCORE-01, INN-BIG-03, INN-X-02, TRADE-BUILD-09, TRADE-PIG-04, ABBOT-X-08,
    /// ABBEY-WAGON-01). A mayor counts what his city gives him.
    pub const fn strength(self) -> u32 {
        match self {
            Self::Follower | Self::Abbot | Self::Wagon => 1,
            Self::BigFollower => 2,
            _ => 0,
        }
    }

    /// What is typed for it behind the number of a place, in games that are played by typing.
    pub const fn typed(self) -> &'static str {
        match self {
            Self::BigFollower => "b",
            Self::Abbot => "a",
            Self::Builder => "u",
            Self::Pig => "p",
            Self::Mayor => "m",
            Self::Wagon => "w",
            Self::Barn => "n",
            _ => "",
        }
    }

    /// How it is written on a board of characters, with the letter of its owner.
    pub fn written(self, owner: char) -> String {
        let sign = match self {
            Self::BigFollower => return owner.to_ascii_uppercase().to_string(),
            Self::Abbot => '&',
            Self::Builder => '^',
            Self::Pig => '~',
            Self::Mayor => '%',
            Self::Wagon => '@',
            Self::Barn => '$',
            Self::Castle => '▓',
            _ => return owner.to_string(),
        };
        format!("{owner}{sign}")
    }

    /// Whether it is a follower: only followers occupy features (COMBO-TURN-10, ABBEY-X-08).
    pub const fn is_follower(self) -> bool {
        // A set of bits, where `matches!` would branch on something that nobody can foresee.
        const FOLLOWERS: u16 = 1 << Figure::Follower as u8
            | 1 << Figure::BigFollower as u8
            | 1 << Figure::Abbot as u8
            | 1 << Figure::Mayor as u8
            | 1 << Figure::Wagon as u8;
        FOLLOWERS >> self as u8 & 1 == 1
    }

    /// Whether it is a small or big follower, which is company enough for a builder everywhere (TRADE-BUILD-12).
    pub const fn is_ordinary(self) -> bool {
        matches!(self, Self::Follower | Self::BigFollower)
    }

    /// Whether it needs an own follower beside it (TRADE-BUILD-10, TRADE-PIG-02).
    pub const fn needs_company(self) -> bool {
        matches!(self, Self::Builder | Self::Pig)
    }

    /// Whether it is a token that stands on no segment.
    pub const fn is_token(self) -> bool {
        matches!(self, Self::Abbey | Self::Bridge | Self::Castle | Self::TowerPiece)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A figure and whose it is, in one byte: actions stay small.
///
/// ```
/// use aude_engine::{Figure, Owned};
///
/// let pig = Owned::new(2, Figure::Pig);
/// assert_eq!((pig.owner(), pig.figure()), (2, Figure::Pig));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Owned(u8);

impl Owned {
    /// A figure of the player in a seat.
    pub const fn new(owner: usize, figure: Figure) -> Self {
        Self((owner % 16 * 16) as u8 + figure as u8)
    }

    /// The owner's seat.
    pub const fn owner(self) -> usize {
        (self.0 / 16) as usize
    }

    /// Which figure.
    pub const fn figure(self) -> Figure {
        Figure::ALL[(self.0 % 16) as usize]
    }
}

impl fmt::Debug for Owned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.figure(), self.owner())
    }
}
