//! Lettering of our own.
//!
//! A picture must not depend on the fonts of a machine, so letters are drawn: one stroke with round ends, as a sign
//! painter writes. Capitals reach from 0 to 10, small letters begin at 3.5, the baseline is 10, tails end at 13.

use std::fmt::Write as _;

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

/// A letter: its width and its strokes.
type Letter = (char, f32, &'static str);

/// Room between letters.
const GAP: f32 = 2.6;

/// The width of a digit, the same for all so that columns of figures stand straight.
const DIGIT: f32 = 6.6;

#[rustfmt::skip]
const LETTERS: &[Letter] = &[
    (' ', 2.0, ""),
    ('A', 8.0, "M0 10L4 0L8 10M1.5 6.4H6.5"),
    ('B', 6.6, "M0 0V10H3.8A2.75 2.75 0 0 0 3.8 4.6H0M0 0H3.4A2.3 2.3 0 0 1 3.4 4.6"),
    ('C', 7.8, "M7.8 1.9A4.8 5 0 1 0 7.8 8.1"),
    ('D', 7.8, "M0 0V10H3A4.8 5 0 0 0 3 0Z"),
    ('E', 5.8, "M5.8 0H0V10H5.8M0 4.8H5"),
    ('F', 5.6, "M5.6 0H0V10M0 4.8H4.8"),
    ('G', 8.2, "M7.8 1.9A4.8 5 0 1 0 8.2 7.5V5.4H5"),
    ('H', 7.0, "M0 0V10M7 0V10M0 4.8H7"),
    ('I', 0.0, "M0 0V10"),
    ('J', 4.6, "M4.6 0V7A2.3 3 0 0 1 0 7.6"),
    ('K', 6.6, "M0 0V10M6.2 0L0 6M2.2 4L6.6 10"),
    ('L', 5.2, "M0 0V10H5.2"),
    ('M', 9.0, "M0 10V0L4.5 6.5L9 0V10"),
    ('N', 7.0, "M0 10V0L7 10V0"),
    ('O', 9.2, "M4.6 0A4.6 5 0 1 0 4.6 10A4.6 5 0 1 0 4.6 0Z"),
    ('P', 6.6, "M0 10V0H3.8A2.8 2.8 0 0 1 3.8 5.6H0"),
    ('Q', 9.4, "M4.6 0A4.6 5 0 1 0 4.6 10A4.6 5 0 1 0 4.6 0ZM6 7.2L9.4 10.6"),
    ('R', 6.8, "M0 10V0H3.8A2.8 2.8 0 0 1 3.8 5.6H0M3.4 5.6L6.8 10"),
    ('S', 6.8, "M6.3 1.7C5.2-.7.5-.5.5 2.6C.5 5.6 6.7 4.4 6.7 7.4C6.7 10.7 1 10.7 0 8"),
    ('T', 7.4, "M0 0H7.4M3.7 0V10"),
    ('U', 7.0, "M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0"),
    ('V', 8.0, "M0 0L4 10L8 0"),
    ('W', 12.0, "M0 0L3 10L6 1.6L9 10L12 0"),
    ('X', 7.0, "M0 0L7 10M7 0L0 10"),
    ('Y', 7.4, "M0 0L3.7 5L7.4 0M3.7 5V10"),
    ('Z', 7.0, "M0 0H7L0 10H7"),
    ('a', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M6 3.5V10"),
    ('b', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M0 0V10"),
    ('c', 5.3, "M5.3 4.7A3 3.25 0 1 0 5.3 8.8"),
    ('d', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M6 0V10"),
    ('e', 6.0, "M.1 6.6H6A3 3.25 0 1 0 5.2 8.9"),
    ('f', 4.0, "M4 .2C2-.4 1.5 1 1.5 2.6V10M0 3.8H3.6"),
    ('g', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M6 3.5V10A3 3 0 0 1 .5 11.6"),
    ('h', 5.5, "M0 0V10M0 6.2A2.75 2.75 0 0 1 5.5 6.2V10"),
    ('i', 0.2, "M.1 3.5V10M.1 .7V.8"),
    ('ı', 0.2, "M.1 3.5V10"),
    ('j', 2.0, "M2 3.5V11A2 2 0 0 1 0 12.8M2 .7V.8"),
    ('k', 5.4, "M0 0V10M5 3.5L0 7.4M1.8 6L5.4 10"),
    ('l', 1.5, "M0 0V8.5Q0 10 1.5 10"),
    ('m', 9.4, "M0 3.5V10M0 6A2.35 2.5 0 0 1 4.7 6V10M4.7 6A2.35 2.5 0 0 1 9.4 6V10"),
    ('n', 5.5, "M0 3.5V10M0 6.2A2.75 2.75 0 0 1 5.5 6.2V10"),
    ('o', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75Z"),
    ('p', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M0 3.5V13"),
    ('q', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75M6 3.5V13"),
    ('r', 3.5, "M0 3.5V10M0 6.4Q.6 3.5 3.5 3.6"),
    ('s', 5.0, "M4.6 4.6C4 3 .4 3.1.4 5.1C.4 7.2 5 6.1 5 8.3C5 10.5.8 10.5 0 8.8"),
    ('t', 3.8, "M1.5 1V8Q1.5 10 3.8 9.8M0 3.8H3.8"),
    ('u', 5.5, "M0 3.5V7.2A2.75 2.75 0 0 0 5.5 7.2M5.5 3.5V10"),
    ('v', 5.8, "M0 3.5L2.9 10L5.8 3.5"),
    ('w', 9.0, "M0 3.5L2.3 10L4.5 4.3L6.7 10L9 3.5"),
    ('x', 5.2, "M0 3.5L5.2 10M5.2 3.5L0 10"),
    ('y', 5.8, "M0 3.5L2.9 10M5.8 3.5L2.3 11.8Q1.7 13 .2 13"),
    ('z', 5.2, "M0 3.5H5.2L0 10H5.2"),
    ('0', DIGIT, "M3.3 0A3.2 5 0 1 0 3.3 10A3.2 5 0 1 0 3.3 0Z"),
    ('1', DIGIT, "M1.2 2L3.8 0V10"),
    ('2', DIGIT, "M.5 2.8A2.9 2.8 0 1 1 5.7 4.3L.3 10H6.4"),
    ('3', DIGIT, "M.6 1.7A2.8 2.4 0 1 1 3 4.7A3.1 2.7 0 1 1 .3 8.2"),
    ('4', DIGIT, "M4.7 10V0L.1 7H6.5"),
    ('5', DIGIT, "M5.9 0H1.4L.9 4.4A3.15 3.1 0 1 1 .4 8.5"),
    ('6', DIGIT, "M5.2.2C2 .6.2 4 .2 6.9A3.1 3.1 0 1 0 .35 5.9"),
    ('7', DIGIT, "M.2 0H6.4L2.4 10"),
    ('8', DIGIT, "M3.3 0A2.5 2.3 0 1 0 3.3 4.6A2.5 2.3 0 1 0 3.3 0ZM3.3 4.6A3 2.7 0 1 0 3.3 10A3 2.7 0 1 0 3.3 4.6Z"),
    ('9', DIGIT, "M1.4 9.8C4.6 9.4 6.4 6 6.4 3.1A3.1 3.1 0 1 0 6.25 4.1"),
    ('.', 0.2, "M.1 9.8V9.9"),
    (',', 1.0, "M.8 9.6L.2 11.6"),
    (':', 0.2, "M.1 4.3V4.4M.1 9.5V9.6"),
    (';', 1.0, "M.8 4.3V4.4M.8 9.6L.2 11.6"),
    ('\'', 0.2, "M.1 0V2.2"),
    ('’', 0.8, "M.6 0L.1 2.2"),
    ('"', 2.2, "M.1 0V2.2M2.1 0V2.2"),
    ('!', 0.2, "M.1 0V6.6M.1 9.8V9.9"),
    ('?', 5.0, "M.2 2.2A2.4 2.3 0 1 1 3.6 4.2Q2.4 4.9 2.4 6.8M2.4 9.8V9.9"),
    ('-', 3.6, "M0 6.2H3.6"),
    ('–', 5.0, "M0 6.2H5"),
    ('_', 5.0, "M0 11H5"),
    ('+', 5.6, "M0 5.6H5.6M2.8 2.8V8.4"),
    ('=', 5.0, "M0 4.6H5M0 7.6H5"),
    ('×', 4.4, "M0 4.2L4.4 8.6M4.4 4.2L0 8.6"),
    ('/', 4.4, "M0 11L4.4-.6"),
    ('(', 2.2, "M2.2-1Q-1.6 5 2.2 11.4"),
    (')', 2.2, "M0-1Q3.8 5 0 11.4"),
    ('&', 7.2, "M7.2 10L1.6 3A1.9 1.9 0 1 1 4.8 2.6C4.6 4.4 0 5 0 7.6C0 10.8 5.6 10.8 6.8 6"),
    ('#', 6.0, "M2 1L1.2 9M5 1L4.2 9M.4 3.6H6M0 6.6H5.6"),
    ('→', 7.0, "M0 5.6H7M4.4 3L7 5.6L4.4 8.2"),
    ('Æ', 9.4, "M0 10L4.2 0H9.4M4.4 0V10H9.4M4.4 4.8H8.6M1.6 6.4H4.4"),
    ('æ', 9.6, "M5 6.75A2.5 3.25 0 1 1 0 6.75A2.5 3.25 0 1 1 5 6.75M5 3.8V10M5 6.6H9.6A2.3 3.2 0 1 0 9 8.9"),
    ('Ø', 9.2, "M4.6 0A4.6 5 0 1 0 4.6 10A4.6 5 0 1 0 4.6 0ZM1 10.4L8.2-.4"),
    ('ø', 6.0, "M6 6.75A3 3.25 0 1 1 0 6.75A3 3.25 0 1 1 6 6.75ZM.4 10.4L5.6 3.1"),
    ('ß', 5.6, "M0 10V2.6A2.4 2.5 0 0 1 4.8 2.4C4.8 3.9 3 4.2 3 5.4C3 6.8 5.6 6.8 5.6 8.5C5.6 10.4 3 10.3 2.4 9.6"),
];

/// Letters with something above or below: which letter, which accent.
#[rustfmt::skip]
const ACCENTED: &[(&str, &str, char)] = &[
    ("ÄËÏÖÜäëïöüÿ", "AEIOUaeıouy", '¨'),
    ("ÁÉÍÓÚÝáéíóúý", "AEIOUYaeıouy", '´'),
    ("ÀÈÌÒÙàèìòù", "AEIOUaeıou", '`'),
    ("ÂÊÎÔÛâêîôû", "AEIOUaeıou", '^'),
    ("ÃÑÕãñõ", "ANOano", '~'),
    ("ČŠŽčšž", "CSZcsz", 'ˇ'),
    ("Åå", "Aa", '°'),
    ("Çç", "Cc", '¸'),
];

/// An accent around its middle, for a small letter; it sits higher on a capital.
const fn accent(sign: char) -> &'static str {
    match sign {
        '¨' => "M-1.5 1V1.1M1.5 1V1.1",
        '´' => "M-.6 1.8L.9 0",
        '`' => "M.6 1.8L-.9 0",
        '^' => "M-1.5 1.8L0 .2L1.5 1.8",
        '~' => "M-1.9 1.5Q-.9.2 0 1T1.9.7",
        'ˇ' => "M-1.5.2L0 1.8L1.5.2",
        '°' => "M0-.7A1.1 1.1 0 1 0 0 1.5A1.1 1.1 0 1 0 0-.7Z",
        _ => "M.3 10.3Q1.4 12.6-.9 12.6",
    }
}

fn plain(c: char) -> Option<&'static Letter> {
    LETTERS.iter().find(|(letter, ..)| *letter == c)
}

/// The strokes of a letter: its width and what is drawn. What is not known is a question mark.
fn letter(c: char) -> (f32, &'static str, Option<(&'static str, f32, f32)>) {
    for (with, without, sign) in ACCENTED {
        let Some(base) = with.chars().position(|w| w == c).and_then(|i| without.chars().nth(i)).and_then(plain) else {
            continue;
        };
        let lift = if base.0.is_uppercase() && *sign != '¸' { -3.2 } else { 0. };
        return (base.1, base.2, Some((accent(*sign), base.1 / 2., lift)));
    }
    let (_, width, path) = plain(c).or_else(|| plain('?')).expect("there is a question mark");
    (*width, path, None)
}

/// How wide a text is whose capitals have this height.
pub fn width(text: &str, size: f32) -> f32 {
    let widths: f32 = text.chars().map(|c| letter(c).0 + GAP).sum();
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
    for c in text.chars() {
        let (width, path, accent) = letter(c);
        if !path.is_empty() {
            let _ = write!(svg, "<path transform='translate({at:.1})' d='{path}'/>");
        }
        if let Some((path, dx, dy)) = accent {
            let _ = write!(svg, "<path transform='translate({:.1} {dy:.1})' d='{path}'/>", at + dx);
        }
        at += width + GAP;
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
    use super::*;

    #[test]
    fn the_five_languages_can_be_written() {
        let known = |c: char| c == '?' || letter(c).1 != letter('?').1;
        let alphabet =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüßÆØÅæøåÉéËëÏïÈèÊê.,:;-!?'’&+()/";
        for c in alphabet.chars() {
            assert!(known(c), "{c}");
        }
        assert!(!known('漢'));
        for (with, without, _) in ACCENTED {
            assert_eq!(with.chars().count(), without.chars().count(), "{with}");
        }
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
