//! Lettering of our own.
//!
//! A picture must not depend on the fonts of a machine, so letters are drawn: one stroke with round ends, as a sign
//! painter writes. Capitals reach from 0 to 10, small letters begin at 3.5, the baseline is 10, tails end at 13.

mod letters;

use std::fmt::Write as _;

use letters::{ACCENTED, COMBINING, UNKNOWN, accent, is_tall, plain};

/// Where a text begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At the point.
    Start,
    /// On both sides of the point.
    Middle,
    /// It ends at the point.
    End,
}

/// Room between letters.
const GAP: f32 = 2.6;

/// A letter to be drawn: its width, its strokes and its accents, each with how far it is moved.
struct Glyph {
    width: f32,
    path: &'static str,
    letter: char,
    accents: Vec<(&'static str, f32, f32)>,
}

impl Glyph {
    fn new(c: char) -> Self {
        let parts = ACCENTED.iter().find_map(|(with, without, sign)| {
            let base = without.chars().nth(with.chars().position(|w| w == c)?)?;
            Some((plain(base)?, Some(*sign)))
        });
        let (&(letter, width, path), sign) = parts.or_else(|| Some((plain(c)?, None))).unwrap_or((&UNKNOWN, None));
        let mut glyph = Self { width, path, letter, accents: Vec::new() };
        if let Some(sign) = sign {
            glyph.put(sign);
        }
        glyph
    }

    /// Puts an accent above or below.
    fn put(&mut self, sign: char) {
        let lift = if is_tall(self.letter) && !matches!(sign, '¸' | '˛') { -3.2 } else { 0. };
        self.accents.push((accent(sign), self.width / 2., lift));
    }
}

/// The letters of a text. What is not known is a box; what nobody is meant to see is nothing.
fn glyphs(text: &str) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = Vec::new();
    for c in text.chars() {
        match c {
            '\u{300}'..='\u{36f}' => {
                let sign = COMBINING.iter().find(|(combining, _)| *combining == c);
                if let (Some(glyph), Some((_, sign))) = (glyphs.last_mut(), sign) {
                    glyph.put(*sign);
                }
            }
            // Soft hyphens, joiners, and what chooses between faces of an emoji.
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' => {}
            c if c.is_whitespace() || c.is_control() => glyphs.push(Glyph::new(' ')),
            c => glyphs.push(Glyph::new(c)),
        }
    }
    glyphs
}

/// How wide a text is whose capitals have this height.
pub fn width(text: &str, size: f32) -> f32 {
    let widths: f32 = glyphs(text).iter().map(|glyph| glyph.width + GAP).sum();
    (widths - GAP).max(0.) * size / 10.
}

/// A text whose capitals have this height, with its baseline at a point.
pub fn text(text: &str, x: f32, y: f32, size: f32, align: Align, colour: &str) -> String {
    lettering(text, x, y, size, align, colour, 1.35)
}

/// The same with strokes of twice the weight.
pub fn bold(text: &str, x: f32, y: f32, size: f32, align: Align, colour: &str) -> String {
    lettering(text, x, y, size, align, colour, 2.1)
}

fn lettering(text: &str, x: f32, y: f32, size: f32, align: Align, colour: &str, weight: f32) -> String {
    let start = match align {
        Align::Start => x,
        Align::Middle => x - width(text, size) / 2.,
        Align::End => x - width(text, size),
    };
    let mut svg = format!(
        "<g aria-label='{}' transform='translate({start:.1} {:.1})scale({:.3})' fill='none' stroke='{colour}' \
         stroke-width='{weight}' stroke-linecap='round' stroke-linejoin='round'>",
        escape(text),
        y - size,
        size / 10.
    );
    let mut at = 0.;
    for glyph in glyphs(text) {
        if !glyph.path.is_empty() {
            let _ = write!(svg, "<path transform='translate({at:.1})' d='{}'/>", glyph.path);
        }
        for (path, dx, dy) in glyph.accents {
            let _ = write!(svg, "<path transform='translate({:.1} {dy:.1})' d='{path}'/>", at + dx);
        }
        at += glyph.width + GAP;
    }
    svg + "</g>"
}

/// A text so that it fits a width, with dots where something is left out.
pub fn fit(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.into();
    }
    let mut short: Vec<char> = text.chars().collect();
    while !short.is_empty() {
        short.pop();
        let cut = format!("{}..", short.iter().collect::<String>().trim_end());
        if width(&cut, size) <= room {
            return cut;
        }
    }
    String::new()
}

/// A text inside of an attribute.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\'' => escaped.push_str("&#39;"),
            '"' => escaped.push_str("&quot;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{
        letters::{DIGIT, LETTERS},
        *,
    };

    #[test]
    fn printable_ascii_and_the_letters_of_europe_can_be_written() {
        let known = |c: char| glyphs(&c.to_string()).iter().all(|glyph| glyph.letter != UNKNOWN.0);
        let ascii = ' '..='~';
        let letters = ('\u{c0}'..='\u{17f}').chain("’–×→&+()/".chars());
        for c in ascii.chain(letters) {
            assert!(known(c), "{c}");
        }
        assert!(!known('漢') && !known('🐉'));
        for (with, without, _) in ACCENTED {
            assert_eq!(with.chars().count(), without.chars().count(), "{with}");
        }
        // No letter twice, or one of them would never be drawn.
        let all: Vec<char> =
            LETTERS.iter().map(|l| l.0).chain(ACCENTED.iter().flat_map(|(with, ..)| with.chars())).collect();
        for (i, c) in all.iter().enumerate() {
            assert!(!all[..i].contains(c), "{c} twice");
        }
    }

    #[test]
    fn accents_may_be_characters_of_their_own() {
        let strokes =
            |text: &str| lettering(text, 0., 0., 10., Align::Start, "#000", 1.).split_once('>').unwrap().1.to_string();
        assert_eq!(strokes("Zoe\u{308} e\u{301}"), strokes("Zoë é"));
        assert_eq!(strokes("a\u{200d}b\u{fe0f}"), strokes("ab"));
        assert!(width("漢", 10.) > 3.);
    }

    #[test]
    fn texts_are_as_wide_as_they_say() {
        assert!((width("11", 10.) - (2. * DIGIT + GAP)).abs() < 0.01);
        assert!((width("MM", 20.) - 2. * width("MM", 10.)).abs() < 0.01);
        assert!(width("", 10.).abs() < 0.01);
        let short = fit("a very long name indeed", 10., 60.);
        assert!(short.ends_with("..") && width(&short, 10.) <= 60., "{short}");
        assert_eq!(fit("Ann", 10., 60.), "Ann");
    }

    #[test]
    fn names_cannot_break_the_picture() {
        let svg = text("<a href='x'>&\n", 0., 0., 10., Align::Start, "#000");
        assert!(svg.contains("aria-label='&lt;a href=&#39;x&#39;&gt;&amp; '"), "{svg}");
    }
}
