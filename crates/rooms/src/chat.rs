//! Chat messages.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// What those who do not type can show.
pub const EMOTES: [&str; 8] = ["hello", "thanks", "well-played", "good-luck", "oops", "thinking", "wow", "goodbye"];

/// At most so many characters are said at once.
pub const TEXT: usize = 300;

/// At most so many marks are put on one letter; no language needs more.
const MARKS: usize = 4;

/// Whether a letter has so many marks on it that they cover what stands around it.
///
/// ```
/// assert!(!aude_rooms::is_overloaded("Zoe\u{308}"));
/// assert!(aude_rooms::is_overloaded(&format!("Z{}", "\u{308}".repeat(20))));
/// ```
pub fn is_overloaded(text: &str) -> bool {
    text.nfc().scan(0, |marks, c| Some(count_mark(marks, c))).any(|marks| marks > MARKS)
}

/// Counts marks on a letter, and begins anew with the next.
fn count_mark(marks: &mut usize, c: char) -> usize {
    *marks = if is_combining_mark(c) { *marks + 1 } else { 0 };
    *marks
}

/// A text as others read it: composed (NFC), on one line, without control characters, without marks that turn the direction of
/// what stands around it, and with a few marks on a letter at most. Nothing if that leaves nothing to be read, or too much.
///
/// ```
/// use aude_rooms::clean;
///
/// assert_eq!(clean(" Zoe\u{308}\n says\u{202e} hi "), Some("Zoë says hi".into()));
/// assert_eq!(clean("\u{200b} \t"), None);
/// ```
pub fn clean(text: &str) -> Option<String> {
    // Longer than anything that could become short enough.
    if text.len() > 16 * TEXT {
        return None;
    }
    let turns =
        |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = |c: char| if c.is_whitespace() { ' ' } else { c };
    let mut marks = 0;
    let kept: String = text
        .nfc()
        .map(blank)
        .filter(|c| !c.is_control() && !turns(*c) && count_mark(&mut marks, *c) <= MARKS)
        .collect();
    let text = kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    // Whoever may be called so says something.
    let seen = text.chars().any(|c| aude_engine::check_name(c.encode_utf8(&mut [0; 4])).is_ok());
    (seen && text.chars().count() <= TEXT).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_bounded() {
        assert_eq!(clean(&"ä".repeat(TEXT)).unwrap().chars().count(), TEXT);
        assert_eq!(clean(&"a".repeat(TEXT + 1)), None);
        assert_eq!(clean(&"a".repeat(1 << 20)), None);
        assert_eq!(clean(""), None);
    }

    #[test]
    fn letters_are_not_overloaded() {
        let zalgo = format!("a{}b", "\u{30d}".repeat(40));
        assert_eq!(clean(&zalgo).unwrap().chars().count(), 2 + MARKS);
        // Vietnamese, Hebrew with points and accents, Devanagari.
        for fine in ["Nguye\u{302}\u{303}n", "בְּרֵאשִׁ֖ית", "क्षत्रिय"] {
            assert_eq!(clean(fine).unwrap(), fine.nfc().collect::<String>());
            assert!(!is_overloaded(fine));
        }
    }

    #[test]
    fn texts_change_nothing_around_them() {
        for c in ['\u{0}', '\u{1b}', '\u{7f}', '\u{85}', '\u{200f}', '\u{2028}', '\u{202e}', '\u{2067}'] {
            let said = clean(&format!("a{c}b")).unwrap();
            assert!(!said.contains(c) || c == ' ', "{c:?} in {said:?}");
        }
        assert_eq!(clean("👩\u{200d}🚀 ok").as_deref(), Some("👩\u{200d}🚀 ok"));
    }
}
