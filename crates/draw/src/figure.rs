//! Figures, tokens and markers.
//!
//! Each is an SVG fragment in tile units (a tile is 100 by 100) around the point of the ground on which it stands, so
//! that a board only has to move it there. Followers are cloaked travellers with a hat, lit from the north-west; what a
//! figure is shows in its outline, and whose it is in its colour and in the shape on its chest. The drawings themselves
//! are in the files of `parts`.
//!
//! ```
//! use aude_draw::{Pose, figure};
//! use aude_engine::Figure;
//!
//! let svg = figure(Figure::Follower, 0, Pose::Lying);
//! assert!(svg.starts_with("<g") && svg.ends_with("</g>"));
//! ```

pub(crate) mod brush;

use aude_engine::{Figure, tile::Kind};

use crate::{
    parts::{self, MarkerArt, Sort},
    players::livery,
};

/// How a figure is on its segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pose {
    /// It stands.
    Standing,
    /// It lies, as farmers do.
    Lying,
}

/// What belongs to nobody: a figure, a card, a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marker(&'static str);

impl Marker {
    /// All of them: figures, cards, tokens, then what is drawn over figures.
    pub fn all() -> Vec<Self> {
        let sorts = [Sort::Figure, Sort::Card, Sort::Token, Sort::Cover];
        sorts.into_iter().flat_map(|sort| parts::markers().filter(move |art| art.sort == sort)).map(Self::of).collect()
    }

    /// The one of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        parts::markers().find(|art| art.name == name).map(Self::of)
    }

    /// Its name, for captions and for programs.
    pub const fn name(self) -> &'static str {
        self.0
    }

    pub(crate) const fn of(art: &MarkerArt) -> Self {
        Self(art.name)
    }

    pub(crate) fn art(self) -> &'static MarkerArt {
        parts::markers().find(|art| art.name == self.0).expect("markers are made from their drawings")
    }
}

/// Roughly how wide a figure is, in tile units, so that several can be spread over a tile.
pub(crate) fn width(figure: Figure) -> f32 {
    parts::figure(figure).width
}

/// How far south of the corner of a tile a figure on it has its feet, so that its middle is on the corner.
pub fn corner_feet(figure: Figure) -> f32 {
    parts::figure(figure).feet
}

/// Whether a figure lies on its segment: most followers do on fields.
pub fn lies(figure: Figure, field: bool) -> bool {
    field && parts::figure(figure).lying.is_some()
}

/// A player's figure or token around the point it stands on.
pub fn figure(figure: Figure, seat: usize, pose: Pose) -> String {
    let art = parts::figure(figure);
    let (svg, s) = ((art.draw)(livery(seat)), art.scale);
    match pose {
        // Around its middle, which lies where a standing figure has its middle too.
        Pose::Lying => {
            let shade = shadow(2., 10.5, 17., 4.5);
            format!("<g>{shade}<g transform='rotate(-90)scale({:.3})translate(0 47)'>{svg}</g></g>", s * 0.92)
        }
        Pose::Standing => {
            let half = art.width * 0.52;
            format!("<g>{}<g transform='scale({s})'>{svg}</g></g>", shadow(half * 0.22, 0., half, 3. + half * 0.06))
        }
    }
}

/// The shadow on the ground, a little to the east: light comes from the north-west.
pub(crate) fn shadow(x: f32, y: f32, rx: f32, ry: f32) -> String {
    format!("<ellipse cx='{x:.1}' cy='{y:.1}' rx='{rx:.1}' ry='{ry:.1}' fill='#1c1208' opacity='.3'/>")
}

/// What belongs to nobody, around the point it stands on.
pub fn marker(marker: Marker) -> String {
    let art = marker.art();
    let half = art.shadow;
    let shade = if half > 0. { shadow(half * 0.22, 0., half, 3. + half * 0.06) } else { String::new() };
    format!("<g>{shade}<g transform='scale({})'>{}</g></g>", art.scale, (art.draw)())
}

/// What a follower is called on a kind of segment: the name of its picture.
pub fn role(kind: Kind) -> Option<&'static str> {
    parts::roles().find(|art| art.kind == kind).map(|art| art.name)
}

/// How large a role is drawn, as a share of the units it is drawn in.
const ROLE: f32 = 0.35;

/// A picture by its name, and the room it takes around its point: left, top, width and height. It is a figure, with
/// `lying-` before its name if it lies; a role; a marker; or, say, `prisoner-` with a figure behind the marker that makes it one.
pub fn picture(name: &str, seat: usize) -> Option<([f32; 4], String)> {
    const LYING: [f32; 4] = [-27., -24., 51., 42.];
    let standing = |of| (parts::figure(of).room, figure(of, seat, Pose::Standing));
    if let Some(of) = Figure::from_name(name) {
        return Some(standing(of));
    }
    if let Some(of) = name.strip_prefix("lying-").and_then(Figure::from_name) {
        return Some((parts::figure(of).lying.unwrap_or(LYING), figure(of, seat, Pose::Lying)));
    }
    if let Some(art) = parts::roles().find(|art| art.name == name) {
        return Some((art.room, format!("<g transform='scale({ROLE})'>{}</g>", (art.draw)(livery(seat)))));
    }
    for art in parts::markers() {
        let drawn = || marker(Marker::of(art));
        let behind = |before| name.strip_prefix(before)?.strip_prefix('-').and_then(Figure::from_name);
        if name == art.name || Some(name) == art.before {
            return Some((art.room, drawn()));
        }
        if let Some(of) = art.before.and_then(behind) {
            let (room, svg) = standing(of);
            return Some((joined(room, art.room), svg + &drawn()));
        }
    }
    None
}

/// The room two things take together.
fn joined(one: [f32; 4], other: [f32; 4]) -> [f32; 4] {
    let (x, y) = (one[0].min(other[0]), one[1].min(other[1]));
    let (east, south) = ((one[0] + one[2]).max(other[0] + other[2]), (one[1] + one[3]).max(other[1] + other[3]));
    [x, y, east - x, south - y]
}
