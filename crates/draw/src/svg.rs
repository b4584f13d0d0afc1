//! A tiny writer of SVG.
//!
//! A picture is a pile of layers. Whatever is painted the same way in the same layer becomes one `path`, so that a
//! town of fifty roofs costs a handful of elements. A dot is a line of no length with round ends, which is the
//! shortest way to write a circle.

use std::fmt::Write as _;

use crate::geometry::{Point, simplified};

/// A number with at most one decimal, as short as it can be.
pub fn number(v: f32) -> String {
    let mut text = String::new();
    push(&mut text, tenths(v));
    text
}

fn tenths(v: f32) -> i32 {
    (v * 10.0).round() as i32
}

/// Writes a number of tenths. A tile has hundreds of them, so nothing is allocated.
fn push(text: &mut String, tenths: i32) {
    if tenths < 0 {
        text.push('-');
    }
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let digit = |n: u32| char::from(b'0' + (n % 10) as u8);
    if whole > 0 || rest == 0 {
        let first = [1000, 100, 10].into_iter().filter(|n| whole >= *n);
        first.for_each(|n| text.push(digit(whole / n)));
        text.push(digit(whole));
    }
    if rest > 0 {
        text.push('.');
        text.push(digit(rest));
    }
}

/// Writes two numbers, with a space between them only where it is needed.
fn push_pair(text: &mut String, x: i32, y: i32) {
    push(text, x);
    if y >= 0 {
        text.push(' ');
    }
    push(text, y);
}

/// Path data being written.
#[derive(Clone, Debug, Default)]
pub struct Path {
    data: String,
    /// Where the last figure began, in tenths, if the pen is there now: it was closed, or is a dot.
    at: Option<(i32, i32)>,
}

impl Path {
    /// Begins anew at a point, which is said from where the pen is if that is shorter.
    pub fn start(&mut self, p: Point) -> &mut Self {
        let (x, y) = (tenths(p.x), tenths(p.y));
        let mut far = String::from("M");
        push_pair(&mut far, x, y);
        if let Some((a, b)) = self.at {
            let mut near = String::from("m");
            push_pair(&mut near, x - a, y - b);
            if near.len() < far.len() {
                far = near;
            }
        }
        self.data += &far;
        self.at = Some((x, y));
        self
    }

    /// A straight line by some way.
    pub fn by(&mut self, x: f32, y: f32) -> &mut Self {
        self.at = None;
        if tenths(y) == 0 {
            self.data.push('h');
            push(&mut self.data, tenths(x));
        } else if tenths(x) == 0 {
            self.data.push('v');
            push(&mut self.data, tenths(y));
        } else {
            // After a step of the same kind its letter goes without saying.
            if !self.ends_in_line() {
                self.data.push('l');
            } else if tenths(x) >= 0 {
                self.data.push(' ');
            }
            push_pair(&mut self.data, tenths(x), tenths(y));
        }
        self
    }

    fn ends_in_line(&self) -> bool {
        self.data.bytes().rev().find(u8::is_ascii_alphabetic) == Some(b'l')
    }

    /// Closes the line that began at a point.
    fn close(&mut self, start: Point) -> &mut Self {
        self.data.push('z');
        self.at = Some((tenths(start.x), tenths(start.y)));
        self
    }

    /// A line through points. Those that lie on the way between others, as far as anybody can see, are left out.
    pub fn line(&mut self, points: &[Point]) -> &mut Self {
        let points = match points {
            // How a line leaves the tile is nothing to touch: the neighbour goes on from there.
            [first, inner @ .., last] if inner.len() > 2 => [&[*first], &simplified(inner, 0.1)[..], &[*last]].concat(),
            _ => points.to_vec(),
        };
        // Each step is written from where the pen really is, so that rounding does not add up.
        let round = |v: f32| (v * 10.0).round() / 10.0;
        let mut pen = Point::new(round(points[0].x), round(points[0].y));
        self.start(pen);
        for p in &points[1..] {
            let next = Point::new(round(p.x), round(p.y));
            if next != pen {
                self.by(next.x - pen.x, next.y - pen.y);
            }
            pen = next;
        }
        self
    }

    /// A polygon.
    pub fn polygon(&mut self, points: &[Point]) -> &mut Self {
        self.line(points).close(points[0])
    }

    /// A step of any kind, by its letter and points.
    pub fn step(&mut self, letter: char, points: &[Point]) -> &mut Self {
        self.at = None;
        self.data.push(letter);
        for (i, p) in points.iter().enumerate() {
            if i > 0 && tenths(p.x) >= 0 {
                self.data.push(' ');
            }
            push_pair(&mut self.data, tenths(p.x), tenths(p.y));
        }
        self
    }

    /// A soft closed shape that follows points.
    pub fn smooth(&mut self, points: &[Point]) -> &mut Self {
        let round = |v: f32| (v * 10.0).round() / 10.0;
        let between = |i: usize| {
            let p = points[i % points.len()].toward(points[(i + 1) % points.len()], 0.5);
            Point::new(round(p.x), round(p.y))
        };
        let mut pen = between(points.len() - 1);
        self.start(pen);
        for (i, bend) in points.iter().enumerate() {
            let end = between(i);
            self.step('q', &[*bend - pen, end - pen]);
            pen = end;
        }
        self
    }

    /// Path data written beforehand, from a point on.
    pub fn shape(&mut self, p: Point, shape: &str) -> &mut Self {
        self.start(p);
        self.data.push_str(shape);
        if !shape.ends_with('z') || shape.contains('m') {
            self.at = None;
        }
        self
    }

    /// A dot, for a style with round ends.
    pub fn dot(&mut self, p: Point) -> &mut Self {
        self.start(p);
        self.data.push_str("h0");
        self
    }

    /// A short stroke.
    pub fn stroke(&mut self, p: Point, x: f32, y: f32) -> &mut Self {
        self.start(p).by(x, y)
    }
}

/// Layers of paint.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    layers: Vec<(String, Path)>,
}

impl Canvas {
    /// Nothing painted yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The path painted in a style in the topmost layers down to the last [`Canvas::raw`]; a new one if there is none.
    pub fn paint(&mut self, style: &str) -> &mut Path {
        let open = self.layers.iter().rposition(|(s, _)| s.is_empty()).map_or(0, |i| i + 1);
        let found = self.layers[open..].iter().position(|(s, _)| s == style);
        let at = found.map_or(self.layers.len(), |i| i + open);
        if found.is_none() {
            self.layers.push((style.into(), Path::default()));
        }
        &mut self.layers[at].1
    }

    /// Elements written by hand, above everything so far.
    pub fn raw(&mut self, elements: &str) {
        self.layers.push((String::new(), Path { data: elements.into(), at: None }));
    }

    /// Everything, as SVG. Outlines that follow each other and look the same are said once.
    pub fn finish(self) -> String {
        let mut svg = String::new();
        let mut shared = "";
        let layers: Vec<_> = self.layers.iter().filter(|(_, path)| !path.data.is_empty()).collect();
        for (i, (style, path)) in layers.iter().enumerate() {
            let (own, outline) = style.split_once(OUTLINE).unwrap_or((style, ""));
            if shared != outline || style.is_empty() {
                if !shared.is_empty() {
                    svg.push_str("</g>");
                }
                let next = layers.get(i + 1).and_then(|(s, _)| s.split_once(OUTLINE)).map_or("", |s| s.1);
                shared = if next == outline { outline } else { "" };
                if !shared.is_empty() {
                    let _ = write!(svg, "<g{OUTLINE}{shared}>");
                }
            }
            if style.is_empty() {
                svg.push_str(&path.data);
            } else {
                let style = if shared.is_empty() { style } else { own };
                let _ = write!(svg, "<path {style} d=\"{}\"/>", path.data);
            }
        }
        if !shared.is_empty() {
            svg.push_str("</g>");
        }
        svg
    }
}

/// What parts the filling of a style from its outline.
const OUTLINE: &str = " stroke=";

/// A style that fills.
pub fn fill(colour: &str) -> String {
    format!("fill=\"{colour}\"")
}

/// A style that fills, with an outline.
pub fn inked(colour: &str, ink: &str, width: f32) -> String {
    format!("fill=\"{colour}\" stroke=\"{ink}\" stroke-width=\"{}\"", number(width))
}

/// A style that draws lines; their ends are round unless something around them says otherwise.
pub fn pen(colour: &str, width: f32) -> String {
    format!("stroke=\"{colour}\" stroke-width=\"{}\"", number(width))
}

/// A style that draws lines with blunt ends.
pub fn blunt(colour: &str, width: f32) -> String {
    format!("stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"butt\"", number(width))
}

/// A style that draws a line as a row of dots, some way apart.
pub fn dotted(colour: &str, width: f32, apart: f32) -> String {
    format!("{} stroke-dasharray=\"0 {}\"", pen(colour, width), number(apart))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (v, text) in
            [(0.0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12.34, "12.3"), (100.0, "100"), (1050.26, "1050.3")]
        {
            assert_eq!(number(v), text);
        }
    }

    #[test]
    fn paths_say_nothing_twice() {
        let mut path = Path::default();
        let p = Point::new;
        path.polygon(&[p(1.0, 2.0), p(3.0, 2.0), p(4.0, -3.5), p(0.0, -4.0), p(0.0, 1.0)]);
        assert_eq!(path.data, "M1 2h2l1-5.5-4-.5v5z");
    }

    #[test]
    fn what_looks_alike_is_one_path() {
        let mut canvas = Canvas::new();
        let p = Point::new(1.0, 1.0);
        canvas.paint(&inked("red", "black", 1.0)).shape(p, "h1");
        canvas.paint(&inked("blue", "black", 1.0)).shape(p, "h2");
        canvas.paint(&inked("red", "black", 1.0)).shape(p, "h3");
        canvas.raw("<br/>");
        canvas.paint(&inked("red", "black", 1.0)).shape(p, "h4");
        assert_eq!(
            canvas.finish(),
            "<g stroke=\"black\" stroke-width=\"1\"><path fill=\"red\" d=\"M1 1h1M1 1h3\"/>\
             <path fill=\"blue\" d=\"M1 1h2\"/></g><br/><path fill=\"red\" stroke=\"black\" stroke-width=\"1\" d=\"M1 1h4\"/>"
        );
    }
}
