//! What people say.

use unicode_normalization::UnicodeNormalization;

/// What those who do not type can show.
pub const EMOTES: [&str; 8] = ["hello", "thanks", "well-played", "good-luck", "oops", "thinking", "wow", "goodbye"];

/// At most so many characters are said at once.
pub const TEXT: usize = 300;

/// A text as others read it: composed (NFC), on one line, without control characters and without marks that turn the direction of
/// what stands around it. Nothing if that leaves nothing to be read, or too much.
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
    let kept: String = text.nfc().map(blank).filter(|c| !c.is_control() && !turns(*c)).collect();
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
    fn texts_change_nothing_around_them() {
        for c in ['\u{0}', '\u{1b}', '\u{7f}', '\u{85}', '\u{200f}', '\u{2028}', '\u{202e}', '\u{2067}'] {
            let said = clean(&format!("a{c}b")).unwrap();
            assert!(!said.contains(c) || c == ' ', "{c:?} in {said:?}");
        }
        assert_eq!(clean("👩\u{200d}🚀 ok").as_deref(), Some("👩\u{200d}🚀 ok"));
    }
}
