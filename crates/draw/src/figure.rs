//! Figures, tokens and markers.
//!
//! Each is an SVG fragment in tile units (a tile is 100 by 100) around the point of the ground on which it stands, so
//! that a board only has to move it there. Followers are cloaked travellers with a hat, lit from the north-west; what a
//! figure is shows in its outline, and whose it is in its colour and in the shape on its chest.
//!
//! ```
//! use aude_draw::{Pose, figure};
//! use aude_engine::Figure;
//!
//! let svg = figure(Figure::Follower, 0, Pose::Lying);
//! assert!(svg.starts_with("<g") && svg.ends_with("</g>"));
//! ```

mod neutral;
mod people;
mod things;
mod works;

use aude_engine::{Axis, Figure};

use crate::players::livery;
pub(crate) use works::tower_top;

/// How a figure is on its segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pose {
    /// It stands.
    Standing,
    /// It lies, as farmers do.
    Lying,
}

/// What belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// The count of Carcassonne.
    Count,
    /// The king's card.
    King,
    /// The robber's card.
    Robber,
    /// A token of wine.
    Wine,
    /// A token of grain.
    Grain,
    /// A token of cloth.
    Cloth,
    /// The bars before a prisoner.
    Bars,
}

impl Marker {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Dragon,
        Self::Fairy,
        Self::Count,
        Self::King,
        Self::Robber,
        Self::Wine,
        Self::Grain,
        Self::Cloth,
        Self::Bars,
    ];

    /// Its name, for captions and for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::Count => "count",
            Self::King => "king",
            Self::Robber => "robber",
            Self::Wine => "wine",
            Self::Grain => "grain",
            Self::Cloth => "cloth",
            Self::Bars => "bars",
        }
    }
}

const SCALE_TOWER: f32 = 0.34;

/// How large a figure is drawn, as a share of the units it is drawn in.
const fn scale(figure: Figure) -> f32 {
    match figure {
        Figure::Follower => 0.35,
        Figure::BigFollower | Figure::Wagon => 0.43,
        Figure::Abbot | Figure::Mayor | Figure::Builder => 0.37,
        Figure::Pig => 0.34,
        Figure::Barn => 0.52,
        Figure::Castle => 0.6,
        Figure::Abbey | Figure::Bridge => 0.4,
        Figure::TowerPiece => SCALE_TOWER,
    }
}

/// Roughly how wide a figure is, in tile units, so that several can be spread over a tile.
pub(crate) const fn width(figure: Figure) -> f32 {
    match figure {
        Figure::Follower | Figure::Builder => 25.,
        Figure::Abbot => 29.,
        Figure::BigFollower | Figure::Mayor => 34.,
        Figure::Pig => 36.,
        Figure::Wagon => 46.,
        _ => 50.,
    }
}

/// A player's figure or token around the point it stands on.
pub fn figure(figure: Figure, seat: usize, pose: Pose) -> String {
    let l = livery(seat);
    let svg = match figure {
        Figure::Follower => people::follower(l),
        Figure::BigFollower => people::big_follower(l),
        Figure::Abbot => people::abbot(l),
        Figure::Builder => people::builder(l),
        Figure::Mayor => people::mayor(l),
        Figure::Pig => things::pig(l),
        Figure::Wagon => things::wagon(l),
        Figure::Barn => things::barn(l),
        Figure::Abbey => works::abbey(l),
        Figure::Bridge => works::bridge(l),
        Figure::Castle => works::castle(l),
        Figure::TowerPiece => works::tower(1),
    };
    let s = scale(figure);
    match pose {
        // Around its middle, which lies where a standing figure has its middle too.
        Pose::Lying => format!("<g transform='rotate(-90)scale({:.3})translate(0 47)'>{svg}</g>", s * 0.92),
        Pose::Standing => format!("<g transform='scale({s})'>{svg}</g>"),
    }
}

/// What belongs to nobody, around the point it stands on.
pub fn marker(marker: Marker) -> String {
    let (s, svg) = match marker {
        Marker::Dragon => (0.5, neutral::dragon()),
        Marker::Fairy => (0.33, neutral::fairy()),
        Marker::Count => (0.42, people::count()),
        Marker::King => (0.35, neutral::king()),
        Marker::Robber => (0.35, neutral::robber()),
        Marker::Wine => (0.35, neutral::wine()),
        Marker::Grain => (0.35, neutral::grain()),
        Marker::Cloth => (0.35, neutral::cloth()),
        Marker::Bars => (0.35, neutral::bars()),
    };
    format!("<g transform='scale({s})'>{svg}</g>")
}

/// A tower of so many pieces, around the point it stands on. Beyond eight pieces it grows no taller.
pub fn tower(height: u32) -> String {
    format!("<g transform='scale({SCALE_TOWER})'>{}</g>", works::tower(height))
}

/// A bridge from side to side of a tile, around the middle of the tile.
pub fn bridge(axis: Axis) -> String {
    match axis {
        Axis::EastWest => works::bridge_deck(),
        Axis::NorthSouth => format!("<g transform='rotate(90)'>{}</g>", works::bridge_deck()),
    }
}
