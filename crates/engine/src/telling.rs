//! What a log says about events, as data.
//!
//! A part declares how each of its events is told: a message with values, the squares it is about, and what moves on the
//! table. Clients turn that into words and motions, once for all parts.

use crate::{Figure, Pos, Quarter, Spot, verb::Facts};

/// An event in words, and what it shows on the table.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Telling {
    /// The message.
    pub id: &'static str,
    /// The player it is about.
    pub player: Option<usize>,
    /// The values of the message beside the player.
    pub facts: Facts,
    /// The squares it is about.
    pub squares: Vec<Pos>,
    /// What moves on the table.
    pub movement: Option<Movement>,
    /// Why the figures that go home after this event do so.
    pub sends: Option<Sends>,
}

/// What moves on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Movement {
    /// A figure or token of the player comes to a place.
    Comes(Figure, Place),
    /// A neutral figure walks to a place.
    Walks(&'static str, Place),
    /// A figure leaves a segment: whose it is, which one, from where.
    Leaves(usize, Figure, Spot),
}

/// A place on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The middle of the most central square.
    Squares(Vec<Pos>),
    /// A segment.
    Segment(Spot),
    /// A quarter of the city beside the table.
    Quarter(Quarter),
}

/// Why figures go home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sends {
    /// Figures on this square go home for this reason: a message of the log.
    From(Pos, &'static str),
    /// Figures that need a follower beside them go home because they have lost it.
    Alone,
}

impl Telling {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self { id, player: None, facts: Vec::new(), squares: Vec::new(), movement: None, sends: None }
    }

    pub(crate) fn player(self, player: usize) -> Self {
        Self { player: Some(player), ..self }
    }

    pub(crate) fn facts(self, facts: Facts) -> Self {
        Self { facts, ..self }
    }

    pub(crate) fn squares(self, squares: impl Into<Vec<Pos>>) -> Self {
        Self { squares: squares.into(), ..self }
    }

    pub(crate) fn movement(self, movement: Movement) -> Self {
        Self { movement: Some(movement), ..self }
    }

    pub(crate) fn sends(self, sends: Sends) -> Self {
        Self { sends: Some(sends), ..self }
    }
}
