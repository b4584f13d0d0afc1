//! Lines, words and names: what is common to all lines of a record.

use crate::{Fault, notation};

/// A line of a record that says something: neither empty nor a comment.
#[derive(Clone, Debug)]
pub(crate) struct Line<'t> {
    /// Its number in the text, from 1.
    pub(crate) number: usize,
    /// It without comment.
    pub(crate) text: &'t str,
}

/// A word and its column, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word<'t> {
    pub(crate) text: &'t str,
    pub(crate) column: usize,
}

impl<'t> Line<'t> {
    /// The words between white space.
    pub(crate) fn words(&self) -> impl Iterator<Item = Word<'t>> + use<'t> {
        let line = self.text;
        // Columns are counted on from word to word.
        let (mut from, mut column) = (0, 1);
        line.split_whitespace().map(move |text| {
            let start = text.as_ptr() as usize - line.as_ptr() as usize;
            column += line[from..start].chars().count();
            from = start;
            Word { text, column }
        })
    }

    /// A fault in this line.
    pub(crate) fn fault(&self, column: usize, message: impl Into<String>) -> Fault {
        Fault { line: self.number, column, message: message.into() }
    }

    /// A fault behind this line's last word.
    pub(crate) fn fault_at_end(&self, message: impl Into<String>) -> Fault {
        self.fault(self.text.trim_end().chars().count() + 1, message)
    }
}

/// The lines that say something. A byte order mark, comments and the fences that chats put around texts are left out.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.lines().enumerate().filter_map(|(i, line)| {
        // A comment begins with a word: `field#1` is none.
        let is_comment = |at: &usize| line[..*at].chars().next_back().is_none_or(char::is_whitespace);
        let comment = line.match_indices('#').map(|(at, _)| at).find(is_comment);
        let text = &line[..comment.unwrap_or(line.len())];
        let is_fence = ["```", "~~~"].iter().any(|fence| text.trim_start().starts_with(fence));
        let says = !text.trim().is_empty() && !is_fence;
        says.then_some(Line { number: i + 1, text })
    })
}

/// A sum over lines that does not see how white space is laid out: FNV-1a, in 32 bits, over their words with a space
/// between and a newline after each line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Check(u32);

impl Check {
    pub(crate) const fn new() -> Self {
        Self(0x811c_9dc5)
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }

    pub(crate) fn add<'w>(&mut self, words: impl Iterator<Item = &'w str>) {
        for (i, word) in words.enumerate() {
            if i > 0 {
                self.byte(b' ');
            }
            word.bytes().for_each(|b| self.byte(b));
        }
        self.byte(b'\n');
    }

    pub(crate) const fn sum(self) -> u32 {
        self.0
    }
}

/// Writes a name as an item of a list: as it is, or between quotes.
pub(crate) fn quote(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "_-'.".contains(c);
    let is_plain = !name.is_empty() && name.split(' ').all(|word| !word.is_empty() && word.chars().all(plain));
    if is_plain {
        return name.into();
    }
    let mut quoted = String::from("\"");
    let mut before = ' ';
    for (i, c) in name.char_indices() {
        // White space is not safe in a chat, but for a single space between words.
        let last = i + c.len_utf8() == name.len();
        let odd = c.is_control() || c == '#' || (c.is_whitespace() && (c != ' ' || before.is_whitespace() || last));
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            _ if odd => notation::say(&mut quoted, format_args!("\\u{{{:x}}}", u32::from(c))),
            _ => quoted.push(c),
        }
        before = c;
    }
    quoted.push('"');
    quoted
}

/// Splits a list at its commas into items and their columns, with quotes taken off. `text` begins at `column`.
pub(crate) fn items(text: &str, column: usize) -> Result<Vec<(String, usize)>, (usize, String)> {
    let mut items = Vec::new();
    let mut chars = text.chars().zip(column..).peekable();
    let mut end = column;
    loop {
        while chars.next_if(|(c, _)| c.is_whitespace()).is_some() {}
        let start = chars.peek().map_or(end, |(_, column)| *column);
        let mut item = String::new();
        if chars.next_if(|(c, _)| *c == '"').is_some() {
            loop {
                let Some((c, at)) = chars.next() else { return Err((start, "the quote is not closed".into())) };
                match c {
                    '"' => break,
                    '\\' => item.push(escaped(&mut chars).ok_or_else(|| {
                        (at, "behind `\\` comes `\"`, `\\`, or the number of a character such as `u{20}`".to_string())
                    })?),
                    // However a chat has changed it.
                    c if c.is_whitespace() => {
                        while chars.next_if(|(c, _)| c.is_whitespace()).is_some() {}
                        item.push(' ');
                    }
                    c => item.push(c),
                }
            }
            while chars.next_if(|(c, _)| c.is_whitespace()).is_some() {}
            if let Some((_, at)) = chars.peek().filter(|(c, _)| *c != ',') {
                return Err((*at, "a comma is missing behind the quote".into()));
            }
        } else {
            while let Some((c, at)) = chars.next_if(|(c, _)| *c != ',') {
                if c == '"' {
                    return Err((at, "a quote may only stand around a whole name".into()));
                }
                item.push(c);
            }
            item = item.split_whitespace().collect::<Vec<_>>().join(" ");
            if item.is_empty() {
                return Err((start, "something is missing here".into()));
            }
        }
        items.push((item, start));
        match chars.next() {
            None => return Ok(items),
            Some((_, at)) => end = at + 1,
        }
    }
}

/// The character behind a backslash.
fn escaped(chars: &mut impl Iterator<Item = (char, usize)>) -> Option<char> {
    match chars.next()?.0 {
        c @ ('"' | '\\') => Some(c),
        'u' => {
            (chars.next()?.0 == '{').then_some(())?;
            let digits: String = chars.map(|(c, _)| c).take_while(|c| *c != '}').take(7).collect();
            // Neither signs nor seven digits.
            let hex = digits.len() < 7 && digits.chars().all(|c| c.is_ascii_hexdigit());
            hex.then(|| u32::from_str_radix(&digits, 16).ok()).flatten().and_then(char::from_u32)
        }
        _ => None,
    }
}

/// What players are called in turns: their names where those are single words that nobody shares, else `P1`, `P2` … by
/// their seats.
pub(crate) fn labels(names: &[String]) -> Vec<String> {
    let seat = |name: &str| name.strip_prefix('P').is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()));
    let plain = |name: &str| {
        name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || "_-'".contains(c))
    };
    let label = |(i, name): (usize, &String)| {
        let unique = names.iter().filter(|n| *n == name).count() == 1;
        if unique && plain(name) && !seat(name) { name.clone() } else { format!("P{}", i + 1) }
    };
    names.iter().enumerate().map(label).collect()
}

/// The seat of a label: the own one of a player, or the number of the seat.
pub(crate) fn seat(labels: &[String], label: &str) -> Result<usize, String> {
    let own = labels.iter().position(|l| l == label);
    let number = || label.strip_prefix('P')?.parse::<usize>().ok()?.checked_sub(1).filter(|n| *n < labels.len());
    own.or_else(number).ok_or_else(|| format!("`{label}` is not a player; there are {}", labels.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_columns() {
        let line = lines("\u{feff}\n \t\n  é  bc\u{a0}d  # no\n").next().unwrap();
        let words: Vec<_> = line.words().map(|w| (w.text, w.column)).collect();
        assert_eq!((line.number, words), (3, vec![("é", 3), ("bc", 6), ("d", 9)]));
        assert_eq!(
            lines("field#1 #2\r\n```\r\nb").map(|l| l.text.trim().to_string()).collect::<Vec<_>>(),
            ["field#1", "b"]
        );
    }

    #[test]
    fn names_survive_quoting() {
        let names = [
            "Anna",
            "Zoë van Dam",
            "",
            " ",
            "a  b",
            "a\u{a0}b",
            "\"\\\"",
            "x, y",
            "#1",
            "a #b",
            "tab\there",
            "🎲 p",
            "new\nline",
            "end ",
        ];
        let text = names.map(quote).join(", ");
        assert!(!text.contains(['\n', '\t', '#']), "{text}");
        let read: Vec<String> = items(&text, 1).unwrap().into_iter().map(|(item, _)| item).collect();
        assert_eq!(read, names);
        // As a chat would have it.
        let read: Vec<String> = items(&text.replace(' ', "\u{a0} "), 1).unwrap().into_iter().map(|(i, _)| i).collect();
        assert_eq!(read, names);
    }

    #[test]
    fn lists_say_where_they_are_wrong() {
        let wrong = |text: &str| items(text, 10).unwrap_err().0;
        assert_eq!(wrong("a, , b"), 13);
        assert_eq!(wrong(""), 10);
        assert_eq!(wrong("a,"), 12);
        assert_eq!(wrong("a, \"b"), 13);
        assert_eq!(wrong("\"a\" b"), 14);
        assert_eq!(wrong("a \"b\""), 12);
        assert_eq!(wrong("\"\\n\""), 11);
        assert_eq!(wrong("\"\\u{+41}\""), 11);
    }

    #[test]
    fn labels_are_never_ambiguous() {
        let names = ["Anna", "Anna", "P1", "Jean-Luc", "two words", "O'Brien"].map(String::from);
        let labels = labels(&names);
        assert_eq!(labels, ["P1", "P2", "P3", "Jean-Luc", "P5", "O'Brien"]);
        assert_eq!(seat(&labels, "P4"), Ok(3));
        assert_eq!(seat(&labels, "O'Brien"), Ok(5));
        assert!(seat(&labels, "P7").is_err() && seat(&labels, "P0").is_err() && seat(&labels, "Anna").is_err());
    }
}
