//! The six players: a colour and a shape each.
//!
//! Colours alone leave out every twelfth man. These six keep apart in lightness as well as in hue, so that they stay
//! six with red, green or blue missing (a test simulates it), and each player wears a shape besides, on the chest of
//! every figure and beside the score.

use std::fmt::Write as _;

/// A player's colours and shape.
#[derive(Debug, PartialEq, Eq)]
pub struct Livery {
    /// The name of the colour, as players and scenarios say it.
    pub name: &'static str,
    /// The colour of cloth and wood.
    pub base: &'static str,
    /// The side in the light.
    pub light: &'static str,
    /// The side in the shade.
    pub dark: &'static str,
    /// Outlines.
    pub ink: &'static str,
    /// The shape is painted in this.
    pub paint: &'static str,
    /// The player's shape.
    pub shape: Shape,
}

/// A shape that tells players apart without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A disc.
    Circle,
    /// A triangle on its base.
    Triangle,
    /// A square on its side.
    Square,
    /// A square on its corner.
    Diamond,
    /// A cross with four equal arms.
    Cross,
    /// A star with five points.
    Star,
}

const CREAM: &str = "#fff6e0";

/// The liveries, in the order of the seats.
pub const LIVERIES: [Livery; 6] = [
    Livery {
        name: "Red",
        base: "#c8402b",
        light: "#ea7a5d",
        dark: "#932a1c",
        ink: "#3d0f0a",
        paint: CREAM,
        shape: Shape::Circle,
    },
    Livery {
        name: "Blue",
        base: "#2b68b4",
        light: "#6aa2e0",
        dark: "#1c4681",
        ink: "#0b1d3c",
        paint: CREAM,
        shape: Shape::Triangle,
    },
    Livery {
        name: "Yellow",
        base: "#f2bd2c",
        light: "#ffe187",
        dark: "#c98f12",
        ink: "#4a2f04",
        paint: "#4a2f04",
        shape: Shape::Square,
    },
    Livery {
        name: "Green",
        base: "#34a07d",
        light: "#7dd4b4",
        dark: "#217356",
        ink: "#06291e",
        paint: CREAM,
        shape: Shape::Diamond,
    },
    Livery {
        name: "Black",
        base: "#45403f",
        light: "#7d7672",
        dark: "#2a2626",
        ink: "#0e0b0b",
        paint: CREAM,
        shape: Shape::Cross,
    },
    Livery {
        name: "Pink",
        base: "#cc8fd0",
        light: "#f3c9ec",
        dark: "#a4669d",
        ink: "#3d1238",
        paint: "#3d1238",
        shape: Shape::Star,
    },
];

/// The livery of a seat.
pub const fn livery(seat: usize) -> &'static Livery {
    &LIVERIES[seat % LIVERIES.len()]
}

/// Which livery each player wears: where players are named after colours, those; else by their seats.
///
/// ```
/// let names = ["Red", "Green", "Yellow"].map(String::from);
/// assert_eq!(aude_draw::liveries(&names), [0, 3, 2]);
/// let names = ["Ann", "Ben"].map(String::from);
/// assert_eq!(aude_draw::liveries(&names), [0, 1]);
/// ```
pub fn liveries(names: &[String]) -> Vec<usize> {
    let known = |name: &String| match name.to_lowercase().as_str() {
        // What other boxes have instead of pink.
        "gray" | "grey" | "white" => Some(5),
        other => LIVERIES.iter().position(|l| l.name.to_lowercase() == other),
    };
    let found: Vec<_> = names.iter().filter_map(known).collect();
    let apart = found.iter().enumerate().all(|(i, livery)| !found[..i].contains(livery));
    if apart && found.len() == names.len() { found } else { (0..names.len()).collect() }
}

impl Shape {
    /// The shape around a point, as path data.
    pub fn path(self, x: f32, y: f32, radius: f32) -> String {
        let polygon = |points: &[(f32, f32)]| {
            let mut path = String::new();
            for (i, (dx, dy)) in points.iter().enumerate() {
                let (x, y) = (x + dx * radius, y + dy * radius);
                let _ = write!(path, "{}{:.1} {:.1}", if i == 0 { 'M' } else { 'L' }, x, y);
            }
            path + "Z"
        };
        match self {
            Self::Circle => {
                let r = radius * 0.98;
                format!(
                    "M{:.1} {y:.1}a{r:.1} {r:.1} 0 1 0 {:.1} 0a{r:.1} {r:.1} 0 1 0 {:.1} 0Z",
                    x - r,
                    2. * r,
                    -2. * r
                )
            }
            Self::Triangle => polygon(&[(0., -1.15), (1.15, 0.88), (-1.15, 0.88)]),
            Self::Square => polygon(&[(-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)]),
            Self::Diamond => polygon(&[(0., -1.3), (1.05, 0.), (0., 1.3), (-1.05, 0.)]),
            Self::Cross => {
                let (a, b) = (0.38, 1.12);
                polygon(&[
                    (-a, -b),
                    (a, -b),
                    (a, -a),
                    (b, -a),
                    (b, a),
                    (a, a),
                    (a, b),
                    (-a, b),
                    (-a, a),
                    (-b, a),
                    (-b, -a),
                    (-a, -a),
                ])
            }
            Self::Star => {
                let points: [(f32, f32); 10] = std::array::from_fn(|i| {
                    let angle = std::f32::consts::PI / 5. * i as f32;
                    let r = if i % 2 == 0 { 1.32 } else { 0.56 };
                    (r * angle.sin(), -r * angle.cos())
                });
                polygon(&points)
            }
        }
    }
}

impl Livery {
    /// The player's shape around a point, painted.
    pub fn mark(&self, x: f32, y: f32, radius: f32) -> String {
        format!("<path d='{}' fill='{}'/>", self.shape.path(x, y, radius), self.paint)
    }

    /// The player's shape on a disc of the player's colour, for lists and labels.
    pub fn badge(&self, x: f32, y: f32, radius: f32) -> String {
        format!(
            "<circle cx='{x:.1}' cy='{y:.1}' r='{radius:.1}' fill='{}' stroke='{}' stroke-width='{:.1}'/>{}",
            self.base,
            self.ink,
            radius * 0.14,
            self.mark(x, y, radius * 0.5)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Red, green and blue light of a colour, 0 to 1.
    fn linear(hex: &str) -> [f64; 3] {
        let part = |i: usize| f64::from(u8::from_str_radix(&hex[i..i + 2], 16).unwrap()) / 255.;
        [1, 3, 5].map(|i| if part(i) <= 0.04045 { part(i) / 12.92 } else { ((part(i) + 0.055) / 1.055).powf(2.4) })
    }

    fn times(m: [[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
        m.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
    }

    /// CIE L*a*b*.
    fn lab(rgb: [f64; 3]) -> [f64; 3] {
        let xyz = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], rgb);
        let white = [0.9505, 1., 1.089];
        let f: Vec<_> = xyz
            .iter()
            .zip(white)
            .map(|(v, w)| {
                let t = v / w;
                if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16. / 116. }
            })
            .collect();
        [116. * f[1] - 16., 500. * (f[0] - f[1]), 200. * (f[1] - f[2])]
    }

    /// Machado, Oliveira and Fernandes (2009), full severity.
    const EYES: [(&str, [[f64; 3]; 3]); 4] = [
        ("all cones", [[1., 0., 0.], [0., 1., 0.], [0., 0., 1.]]),
        (
            "protanopia",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deuteranopia",
            [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
        ),
        (
            "tritanopia",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    #[test]
    fn colours_stay_apart_for_every_eye() {
        for (eye, matrix) in EYES {
            let seen = LIVERIES.each_ref().map(|l| lab(times(matrix, linear(l.base)).map(|v| v.clamp(0., 1.))));
            for (i, a) in seen.iter().enumerate() {
                for (j, b) in seen.iter().enumerate().skip(i + 1) {
                    let distance = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    let (one, two) = (LIVERIES[i].name, LIVERIES[j].name);
                    assert!(distance > 20., "{eye}: {one} and {two} are only {distance:.0} apart");
                }
            }
        }
    }

    #[test]
    fn shapes_differ_and_show_on_their_colour() {
        for (i, livery) in LIVERIES.iter().enumerate() {
            assert!(LIVERIES[..i].iter().all(|other| other.shape != livery.shape));
            let contrast = (lab(linear(livery.base))[0] - lab(linear(livery.paint))[0]).abs();
            assert!(contrast > 36., "{}: the shape hardly shows: {contrast:.0}", livery.name);
        }
    }

    #[test]
    fn names_of_colours_are_worn_only_if_they_are_six_different_ones() {
        let names = |list: &[&str]| list.iter().map(|n| (*n).to_string()).collect::<Vec<_>>();
        assert_eq!(liveries(&names(&["Yellow", "Grey"])), [2, 5]);
        assert_eq!(liveries(&names(&["Red", "red"])), [0, 1]);
        assert_eq!(liveries(&names(&["Black", "Ann"])), [0, 1]);
    }
}
