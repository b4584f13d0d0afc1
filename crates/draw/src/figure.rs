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

use crate::{players::livery, tile::badge};
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
        Figure::TowerPiece => 30.,
        Figure::Abbey => 31.,
        Figure::Bridge => 48.,
        Figure::Barn => 62.,
        Figure::Castle => 78.,
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
        Pose::Lying => {
            let shade = shadow(2., 10.5, 17., 4.5);
            format!("<g>{shade}<g transform='rotate(-90)scale({:.3})translate(0 47)'>{svg}</g></g>", s * 0.92)
        }
        Pose::Standing => {
            let half = width(figure) * 0.52;
            format!("<g>{}<g transform='scale({s})'>{svg}</g></g>", shadow(half * 0.22, 0., half, 3. + half * 0.06))
        }
    }
}

/// The shadow on the ground, a little to the east: light comes from the north-west.
fn shadow(x: f32, y: f32, rx: f32, ry: f32) -> String {
    format!("<ellipse cx='{x:.1}' cy='{y:.1}' rx='{rx:.1}' ry='{ry:.1}' fill='#1c1208' opacity='.3'/>")
}

/// What belongs to nobody, around the point it stands on.
pub fn marker(marker: Marker) -> String {
    // How large, how wide its shadow is, and what.
    let (s, half, svg) = match marker {
        Marker::Dragon => (0.5, 32., neutral::dragon()),
        Marker::Fairy => (0.33, 8., neutral::fairy()),
        Marker::Count => (0.42, 17., people::count()),
        Marker::King => (0.35, 0., neutral::king()),
        Marker::Robber => (0.35, 0., neutral::robber()),
        Marker::Wine => (1.5, 0., token(&badge::wine())),
        Marker::Grain => (1.5, 0., token(&badge::grain())),
        Marker::Cloth => (1.5, 0., token(&badge::cloth())),
        Marker::Bars => (0.35, 0., neutral::bars()),
    };
    // Cards and tokens lie flat and have none.
    let shade = if half > 0. { shadow(half * 0.22, 0., half, 3. + half * 0.06) } else { String::new() };
    format!("<g>{shade}<g transform='scale({s})'>{svg}</g></g>")
}

/// A token of goods looks like the badge on the tiles that bring it.
fn token(badge: &str) -> String {
    format!("<g transform='translate(0 -8.5)' fill='none' stroke-linecap='round' stroke-linejoin='round'>{badge}</g>")
}

/// A tower of so many pieces, around the point it stands on. Beyond eight pieces it grows no taller.
pub fn tower(height: u32) -> String {
    format!("<g>{}<g transform='scale({SCALE_TOWER})'>{}</g></g>", shadow(3.5, 0.5, 16., 4.5), works::tower(height))
}

/// A bridge from side to side of a tile, around the middle of the tile.
pub fn bridge(axis: Axis) -> String {
    match axis {
        Axis::EastWest => works::bridge_deck(),
        Axis::NorthSouth => format!("<g transform='rotate(90)'>{}</g>", works::bridge_deck()),
    }
}
