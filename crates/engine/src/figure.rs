//! The figures players own.

use std::fmt;

/// A figure that a player can put on the board.
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
}

impl Figure {
    /// How many kinds of figures there are.
    pub const COUNT: usize = Self::ALL.len();
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Follower, Self::BigFollower, Self::Abbot, Self::Builder, Self::Pig];

    /// The name used in setups, records and by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
            Self::Abbot => "abbot",
            Self::Builder => "builder",
            Self::Pig => "pig",
        }
    }

    /// The figure of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// What it counts in a majority (BASE-SCORE-01, INN-BIG-03, INN-X-02, TRADE-BUILD-09, TRADE-PIG-04, ABBOT-X-08).
    pub const fn strength(self) -> u32 {
        match self {
            Self::Follower | Self::Abbot => 1,
            Self::BigFollower => 2,
            Self::Builder | Self::Pig => 0,
        }
    }

    /// Whether it is a follower: only followers occupy features (COMBO-TURN-10).
    pub const fn is_follower(self) -> bool {
        !matches!(self, Self::Builder | Self::Pig)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
