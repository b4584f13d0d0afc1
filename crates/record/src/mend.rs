//! Undoes what chats and mail programs do to texts.
//!
//! They put `>` before lines, wrap lines, change quotes and hyphens, and insert invisible characters. A text that
//! does not read as it stands is read again with each kind of damage undone, alone and together. The checksum in
//! the last line decides which version is the record, so nothing is guessed.

use std::borrow::Cow;

use crate::{Fault, Game, read, words, write};

/// Reads a record, if need be with the harm undone. A fault is that of the reading that came farthest.
pub(crate) fn read(text: &str) -> Result<Game, Fault> {
    let mut farthest = match read::read(text) {
        Ok(game) => return Ok(game),
        Err(fault) => fault,
    };
    let mut tried = vec![text.to_string()];
    let bare = uncovered(text);
    for unwraps in [false, true] {
        let whole = if unwraps { Joined::new(&bare) } else { Joined::as_it_is(&bare) };
        for quotes in [Quotes::Kept, Quotes::Double, Quotes::All] {
            for dashes in [Dashes::Kept, Dashes::OutsideNames, Dashes::All] {
                let mended = plain(&whole.text, quotes, dashes);
                if tried.contains(&mended) {
                    continue;
                }
                match read::read(&mended) {
                    Ok(game) => return Ok(game),
                    Err(fault) => {
                        let fault = whole.fault(fault);
                        if (fault.line, fault.column) > (farthest.line, farthest.column) {
                            farthest = fault;
                        }
                    }
                }
                tried.push(mended);
            }
        }
    }
    Err(broken_off(text, farthest))
}

/// Says so where a text seems to end too early: it has no last line, and what is wrong is its last word, or its head.
fn broken_off(text: &str, mut fault: Fault) -> Fault {
    let bare = uncovered(text);
    let lines: Vec<_> = words::lines(&bare).collect();
    let Some(last) = lines.last() else { return fault };
    let begins = |with: fn(&str) -> bool| last.words().next().is_some_and(|word| with(word.text));
    let is_turn = begins(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let from = if is_turn { last.words().last().map_or(1, |word| word.column) } else { 1 };
    // Something else than a record does not break off, it has not even begun.
    let begun = lines.len() > 1 || write::VERSION.starts_with(last.text.trim());
    let ended = begins(|word| word == "end");
    if begun && !ended && fault.line == last.number && fault.column >= from && !fault.message.contains("breaks off") {
        fault.message += "; the record seems to break off here";
    }
    fault
}

/// Without `>` before lines and, names aside, without characters that nobody sees: in a name they may have a meaning.
fn uncovered(text: &str) -> Cow<'_, str> {
    let unseen = |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    let quoted = text.trim_start().starts_with('>');
    if !quoted && !text.contains(unseen) {
        return Cow::Borrowed(text);
    }
    let mut bare = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        // A space for each, so that columns stay what they are.
        let inside = if quoted { line.trim_start_matches(['>', ' ', '\t']) } else { line };
        bare.extend(line[..line.len() - inside.len()].chars().map(|_| ' '));
        let names = inside.starts_with(NAMES);
        bare.extend(inside.chars().filter(|c| names || !unseen(*c)));
    }
    Cow::Owned(bare)
}

/// How the line of the names begins.
const NAMES: &str = "players";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    Kept,
    Double,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Dashes {
    Kept,
    OutsideNames,
    All,
}

/// With plain quotes and hyphens for pretty ones.
fn plain(text: &str, quotes: Quotes, dashes: Dashes) -> String {
    let mut mended = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let names = line.trim_start().starts_with(NAMES);
        mended.extend(line.chars().map(|c| match c {
            '“' | '”' | '„' | '‟' | '«' | '»' | '″' if quotes != Quotes::Kept => '"',
            '‘' | '’' | '‚' | '‛' | '′' | 'ʼ' if quotes == Quotes::All => '\'',
            '‐' | '‑' | '‒' | '–' | '—' | '−' if dashes == Dashes::All || dashes == Dashes::OutsideNames && !names => {
                '-'
            }
            c => c,
        }));
    }
    mended
}

/// What a line may belong to.
enum Place {
    Head,
    Turns,
    End,
}

/// Lines put together again, and where each piece of them was.
struct Joined {
    text: String,
    /// For each line its pieces: the column where one begins, and its line and column in the text it comes from.
    pieces: Vec<Vec<(usize, usize, usize)>>,
}

impl Joined {
    fn as_it_is(text: &str) -> Self {
        Self { text: text.into(), pieces: Vec::new() }
    }

    /// Puts lines that begin nothing to the end of the line before.
    fn new(text: &str) -> Self {
        let mut joined = Self { text: String::with_capacity(text.len()), pieces: Vec::new() };
        let (mut width, mut place) = (0, Place::Head);
        for line in words::lines(text) {
            let inside = line.text.trim();
            let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
            let word = inside.split_whitespace().next().unwrap_or_default();
            let is_turn = word.starts_with(|c: char| c.is_ascii_digit());
            let is_heading =
                inside.split_once(':').is_some_and(|(name, _)| name.trim().bytes().all(|b| b.is_ascii_lowercase()));
            let begins = match place {
                Place::Head => is_heading || is_turn || word == "end",
                Place::Turns => is_turn || word == "end",
                Place::End => false,
            };
            if begins && !is_heading {
                place = if is_turn { Place::Turns } else { Place::End };
            }
            match joined.pieces.last_mut() {
                Some(pieces) if !begins => {
                    joined.text.push(' ');
                    pieces.push((width + 2, line.number, indent + 1));
                    width += 1;
                }
                _ => {
                    if !joined.pieces.is_empty() {
                        joined.text.push('\n');
                    }
                    joined.pieces.push(vec![(1, line.number, indent + 1)]);
                    width = 0;
                }
            }
            joined.text.push_str(inside);
            width += inside.chars().count();
        }
        joined
    }

    /// A fault in these lines, where it is in the text they come from.
    fn fault(&self, fault: Fault) -> Fault {
        let piece = self.pieces.get(fault.line - 1).and_then(|pieces| pieces.iter().rfind(|p| p.0 <= fault.column));
        match piece {
            Some((from, line, column)) => Fault { line: *line, column: column + fault.column - from, ..fault },
            None => fault,
        }
    }
}
