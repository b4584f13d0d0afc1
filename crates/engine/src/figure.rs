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
}

impl Figure {
    /// How many kinds of figures there are.
    pub const COUNT: usize = Self::ALL.len();
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Follower, Self::BigFollower];

    /// The name used in setups, records and by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Follower => "follower",
            Self::BigFollower => "big-follower",
        }
    }

    /// The figure of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// What it counts in a majority (BASE-SCORE-01, INN-BIG-03, INN-X-02).
    pub const fn strength(self) -> u32 {
        match self {
            Self::Follower => 1,
            Self::BigFollower => 2,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
