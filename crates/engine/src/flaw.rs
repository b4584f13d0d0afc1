//! Why a setup makes no sense, as data: programs say it in their user's language, [`Flaw`]'s `Display` says it in English.

use std::fmt;

use crate::{Figure, Pos, Reason, tile::Kind};

/// Why a setup makes no sense, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The field that is wrong, such as `options.farmers`.
    pub field: String,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl SetupError {
    /// Something is wrong with a field.
    pub fn new(field: impl Into<String>, flaw: impl Into<Flaw>) -> Self {
        Self { field: field.into(), flaw: flaw.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.flaw)
    }
}

impl std::error::Error for SetupError {}

/// What can be wrong with a setup.
///
/// ```
/// use aude_engine::{Flaw, Rules, Setup};
///
/// let error = Rules::new(&Setup::players(9)).unwrap_err();
/// assert_eq!(error.flaw, Flaw::Players { players: 9, most: 6 });
/// assert_eq!(error.to_string(), "players: 9 players; from 1 to 6 may take part");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// No tile set was chosen.
    NoTiles,
    /// All tiles lie on the table.
    NothingToDraw,
    /// More tiles than a game can have.
    TooManyTiles {
        /// How many there would be, with the players' abbeys.
        tiles: usize,
        /// How many there may be.
        most: usize,
    },
    /// Too many or too few players.
    Players {
        /// How many there would be.
        players: usize,
        /// How many there may be.
        most: usize,
    },
    /// More copies of a tile set than are possible.
    Copies {
        /// How many were wanted.
        copies: u32,
        /// How many there may be.
        most: u32,
    },
    /// More figures or tokens than are possible.
    TooManyFigures {
        /// How many were wanted.
        figures: u32,
        /// How many there may be.
        most: u32,
    },
    /// Figures whose element was switched off.
    SwitchedOff {
        /// How many were wanted.
        figures: u32,
        /// The element.
        toggle: &'static str,
    },
    /// An element that needs the tiles of its set.
    NeedsTiles,
    /// The river cannot go on from the tiles on the table.
    RiverStuck,
    /// All tiles of this kind are on the table or in the list of draws.
    NoTileLeft(String),
    /// A tile of a set that does not take part.
    TileNotInPlay(String),
    /// Two tiles on one square.
    TwoTiles(Pos),
    /// A tile that does not match what lies beside it.
    Misfit {
        /// The tile.
        tile: String,
        /// Its square.
        at: Pos,
    },
    /// There are no towers in the game.
    NoTowers,
    /// This figure does not stand there.
    WrongGround {
        /// The figure.
        figure: Figure,
        /// The segment.
        kind: Kind,
    },
    /// Figures do not stand on what is complete.
    Complete(Kind),
    /// Farmers and barns do not share a field.
    FarmersAndBarn,
    /// A builder or pig without a follower of the same player.
    NeedsCompany {
        /// The figure.
        figure: Figure,
        /// The segment.
        kind: Kind,
    },
    /// The player has no such figure left.
    NoFigureLeft {
        /// The seat.
        player: usize,
        /// The figure.
        figure: Figure,
    },
    /// There is no fairy, or it stands elsewhere.
    NoFairy,
    /// The fairy stands with followers only.
    FairyAlone(Figure),
    /// Something that no part in play has, by the name of its field.
    NotInPlay(&'static str),
    /// There is no tile on this square.
    NoTile(Pos),
    /// A bridge cannot lie there.
    NoBridge,
    /// An abbey lies where no hole is.
    NoHole,
    /// A rule of a part.
    Rule(&'static Reason),
    /// A rule of a part about a figure.
    RuleFor(&'static Reason, Figure),
    /// Nobody can be called that.
    Name(&'static str),
    /// What only programs do wrong: names that do not exist, values out of range, another shape. In English.
    Other(String),
}

impl From<&'static Reason> for Flaw {
    fn from(reason: &'static Reason) -> Self {
        Self::Rule(reason)
    }
}

impl From<String> for Flaw {
    fn from(words: String) -> Self {
        Self::Other(words)
    }
}

impl From<&str> for Flaw {
    fn from(words: &str) -> Self {
        Self::Other(words.into())
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTiles => f.write_str("there are no tiles; choose at least one tile set"),
            Self::NothingToDraw => f.write_str("there is no tile left to draw"),
            Self::TooManyTiles { tiles, most } => write!(f, "{tiles} tiles and abbeys are too many; at most {most}"),
            Self::Players { players, most } => write!(f, "{players} players; from 1 to {most} may take part"),
            Self::Copies { copies, most } => write!(f, "{copies} copies; from 0 to {most} are possible"),
            Self::TooManyFigures { figures, most } => write!(f, "{figures} are too many; at most {most}"),
            Self::SwitchedOff { figures, toggle } => write!(f, "{figures} wanted, but `toggles.{toggle}` is off"),
            Self::NeedsTiles => f.write_str("is on, but the tiles of the set are not in play"),
            Self::RiverStuck => {
                f.write_str("the river cannot go on from these tiles; lay its source, or leave the river out")
            }
            Self::NoTileLeft(tile) => write!(f, "the sets in play do not hold another tile `{tile}`"),
            Self::TileNotInPlay(tile) => write!(f, "tile `{tile}` is in none of the sets in play"),
            Self::TwoTiles(at) => write!(f, "there are two tiles on {at}"),
            Self::Misfit { tile, at } => write!(f, "tile `{tile}` does not fit its neighbours on {at}"),
            Self::NoTowers => f.write_str("there are no towers in this game"),
            Self::WrongGround { figure, kind } => write!(f, "a {figure} may not stand on a {kind} in this game"),
            Self::Complete(kind) => write!(f, "the {kind} is complete; its followers would have gone home"),
            Self::FarmersAndBarn => f.write_str("nobody farms a field with a barn"),
            Self::NeedsCompany { figure, kind } => write!(f, "a {figure} needs an own follower on that {kind}"),
            Self::NoFigureLeft { player, figure } => write!(f, "player {player} has no {figure} left"),
            Self::NoFairy => f.write_str("there is no fairy in this game, or another follower has it"),
            Self::FairyAlone(figure) => write!(f, "the fairy stands with followers, not with a {figure}"),
            Self::NotInPlay(what) => write!(f, "nothing in this game has `{what}`"),
            Self::NoTile(at) => write!(f, "there is no tile on {at}"),
            Self::NoBridge => {
                f.write_str("a bridge cannot lie there: both of its ends rest on field and meet roads or nothing")
            }
            Self::NoHole => f.write_str("an abbey lies where there are tiles on all four sides, which come before it"),
            Self::Rule(reason) => f.write_str(reason.text),
            Self::RuleFor(reason, figure) => f.write_str(&reason.about(*figure)),
            Self::Name(words) => f.write_str(words),
            Self::Other(words) => f.write_str(words),
        }
    }
}
