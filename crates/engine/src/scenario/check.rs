//! What scenarios can check of a position beside what every game has: each part declares its own.

use std::fmt;

use crate::{Rules, State, parts::parts};

/// A line of a scenario that checks something: its word, then entries, separated by commas or semicolons.
#[derive(Debug)]
pub struct CheckSpec {
    /// Its word, such as `towers`.
    pub word: &'static str,
    entries: fn(&Scene) -> Vec<Entry>,
}

/// A position with the names of the players.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) names: &'a [String],
}

/// An entry, in each of the ways in which it can be written.
#[derive(Debug)]
pub(crate) struct Entry(Vec<String>);

impl Entry {
    pub(crate) fn new(text: impl fmt::Display) -> Self {
        Self(vec![text.to_string()])
    }

    pub(crate) fn any(texts: impl Into<Vec<String>>) -> Self {
        Self(texts.into())
    }
}

impl CheckSpec {
    pub(crate) const fn new(word: &'static str, entries: fn(&Scene) -> Vec<Entry>) -> Self {
        // No scenario runs in a browser: the functions need not travel there.
        let entries = if cfg!(target_family = "wasm") { |_: &Scene| Vec::new() } else { entries };
        Self { word, entries }
    }

    /// The one of a word.
    pub(super) fn named(word: &str) -> Option<&'static Self> {
        parts().flat_map(|part| part.checks).find(|check| check.word == word)
    }

    /// Whether a position has these entries and no others, in any order.
    pub(super) fn check(&self, scene: &Scene, expected: &[String]) -> Result<(), String> {
        let found = (self.entries)(scene);
        let mut rest: Vec<&Entry> = found.iter().collect();
        let missing = expected.iter().any(|text| {
            let there = rest.iter().position(|entry| entry.0.contains(text));
            there.map(|i| rest.swap_remove(i)).is_none()
        });
        if !missing && rest.is_empty() {
            return Ok(());
        }
        let listed = |all: &[&str]| if all.is_empty() { "nothing".to_string() } else { all.join("; ") };
        let found: Vec<_> = found.iter().map(|entry| entry.0[0].as_str()).collect();
        let expected: Vec<_> = expected.iter().map(String::as_str).collect();
        Err(format!("{}: {}, not {}", self.word, listed(&found), listed(&expected)))
    }
}

/// Entries of a text. A comma between numbers belongs to a square.
pub(super) fn entries(text: &str) -> Vec<String> {
    let ends = |(i, c): (usize, char)| match c {
        ';' => true,
        ',' => {
            !(text[..i].ends_with(|c: char| c.is_ascii_digit())
                && text[i + 1..].starts_with(|c: char| c.is_ascii_digit() || c == '-'))
        }
        _ => false,
    };
    let ends = text.char_indices().filter(|it| ends(*it)).map(|(i, _)| i).chain([text.len()]);
    let mut from = 0;
    let words = ends.map(|end| {
        let entry = text[from..end].split_whitespace().collect::<Vec<_>>().join(" ");
        from = end + 1;
        entry
    });
    words.filter(|entry| !["", "nothing", "nobody", "nowhere"].contains(&entry.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_end_entries_but_not_in_squares() {
        assert_eq!(entries("0,-1 3; 12,2  1"), ["0,-1 3", "12,2 1"]);
        assert_eq!(entries("Red wine 1,Blue nothing , Green nothing"), ["Red wine 1", "Blue nothing", "Green nothing"]);
        assert!(entries("nobody").is_empty() && entries("").is_empty());
    }

    #[test]
    fn other_entries_are_not_accepted() {
        let fault = |line: &str| {
            let text = format!("# X-1 A title\nparts: base, count, tower\n{line}\n");
            crate::scenario::parse(&text).unwrap()[0].run().map_err(|fault| fault.message)
        };
        assert_eq!(fault("count: castle"), Ok(()));
        assert_eq!(fault("count: market"), Err("count: castle, not market".into()));
        assert_eq!(fault("towers: nothing"), Ok(()));
        assert_eq!(fault("towers: 0,0 1; 0,1 2"), Err("towers: nothing, not 0,0 1; 0,1 2".into()));
        assert_eq!(fault("count: castle, castle"), Err("count: castle, not castle; castle".into()));
    }
}
