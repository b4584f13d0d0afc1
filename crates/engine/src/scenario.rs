//! Worked examples that people can read and the engine can check.
//!
//! A scenario is a few lines of text: a heading with its ID, the rules it shows, a setup, moves, and what
//! must be true in between. `docs/scenarios.md` describes the format.
//!
//! ```
//! let text = "
//! ## EX-1 A road of two tiles
//! rules: BASE-END-03
//! Red: U 1,0; follower road E W
//! over: Red 2 road
//! scores: Red 2, Blue 0
//! ";
//! for scenario in aude_engine::scenario::parse(text).unwrap() {
//!     scenario.run().unwrap();
//! }
//! ```

mod check;
mod parse;
mod puzzle;
mod run;

use std::fmt;

use crate::{
    Action, Arguments, Axis, Cause, Event, Figure, Pos, Rules, SegmentName, Setup, State, Verb,
    tile::{Kind, Marks},
};

pub use check::CheckSpec;
pub(crate) use check::{Entry, Scene};
pub use parse::parse;
pub use puzzle::{Answer, Puzzle};

/// A worked example.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The line of its heading.
    pub line: usize,
    /// Its ID in the rules catalogue.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// What it says in words.
    pub text: Vec<String>,
    /// Who should find the best action, where the scenario is a puzzle.
    pub solvers: Vec<String>,
    /// The game it is played in. Its draws are those of the moves, then the rest of the bag.
    pub setup: Setup,
    /// What happens and what must hold.
    pub(crate) steps: Vec<(usize, Step)>,
}

/// Positions, each with the action taken in it.
pub type Decisions = Vec<(State, Action)>;

/// What is wrong with a scenario, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ScenarioError {}

/// Where a scenario leads.
#[derive(Debug)]
pub struct Outcome {
    /// The rules of its game.
    pub rules: Rules,
    /// The position it ends with, before a tile is drawn for whatever would come next.
    pub state: State,
    /// The position before the last tile was placed, if any was.
    pub before: Option<State>,
    /// What came of the last move.
    pub events: Vec<Event>,
    /// Whether it moves anything, or says what lies on the table: else all is as at the beginning of any game.
    pub is_scene: bool,
}

/// A segment, on the tile just placed or elsewhere.
#[derive(Clone, Debug)]
pub(crate) struct Where {
    segment: SegmentName,
    at: Option<Pos>,
}

/// A tile on a square.
#[derive(Clone, Debug)]
pub(crate) struct Lay {
    tile: Option<String>,
    at: Pos,
    turn: u8,
    /// With a bridge over a tile.
    bridge: Option<(Pos, Axis)>,
}

/// What a player does besides placing a tile.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Leave the decision open for the next lines.
    Open,
    /// A verb with its arguments. A segment they name is looked up when it is done.
    Do(&'static Verb, Arguments, Option<Where>),
    /// A verb with the name of a tile.
    Tile(&'static Verb, String),
}

/// A score event: who, how much, for what.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Points {
    player: usize,
    n: i32,
    cause: Cause,
}

#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A player places a tile, and does something more.
    Move(usize, Lay, Vec<Act>),
    /// A player settles decisions that are due.
    Acts(usize, Vec<Act>),
    /// This tile is in play now.
    Drawn(String),
    /// These tiles have left the game.
    Removed(Vec<String>),
    /// An action is legal, or not.
    Can(bool, Try),
    /// Totals now.
    Scores(Vec<(usize, u32)>),
    /// Figures in the supply now.
    Supply(Vec<(usize, Figure, u32)>),
    /// The score events of the last move.
    Scored(Vec<Points>),
    /// The game is over; the score events of the final scoring.
    Over(Vec<Points>),
    /// The winners.
    Winners(Vec<usize>),
    /// Whose turn it is.
    Turn(usize),
    /// How many tiles are left to draw.
    Left(usize),
    /// How many tiles lie on the table.
    Table(usize),
    /// Two segments belong to the same feature, or not.
    Joined(bool, Where, Where),
    /// The feature is complete, or not.
    Complete(bool, Where),
    /// What a feature would be worth.
    Worth { kind: Kind, complete: bool, tiles: u32, marks: Marks, points: i32 },
    /// 1, or 2 for the second tile of a double turn.
    Part(u8),
    /// These tiles are laid aside.
    Aside(Vec<String>),
    /// What a part checks.
    Check(&'static CheckSpec, Vec<String>),
    /// The tiles for sale.
    Sale(Vec<String>),
    /// The decision that is due, by its name in the protocol.
    Phase(String),
    /// Whose decision is due.
    Decides(usize),
    /// These tiles are left, and come in any order.
    Bag(Vec<String>),
    /// A turn is one of the best, or one to avoid.
    Best(bool, Option<Lay>, Vec<Act>),
    /// The setup is refused because of this field.
    Refused(String),
}

/// An action that is tried.
#[derive(Clone, Debug)]
pub(crate) enum Try {
    Tile(Lay),
    Act(Act),
}
