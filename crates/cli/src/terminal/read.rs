//! What is typed, and the commands that can be typed at any time.

use std::io::{self, BufRead, Write};

use super::{Terminal, computer::Computers, load, save};
use crate::Fault;

/// What a player typed.
pub enum Reply {
    /// Something that is no command, in small letters.
    Words(String),
    /// No more.
    Quit,
    /// The table has changed: show it anew.
    Again,
}

impl Terminal<'_> {
    /// Reads a line; nothing at the end of the input.
    pub(super) fn read(&mut self, prompt: &str) -> Result<Option<String>, Fault> {
        print!("{prompt} ");
        io::stdout().flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            println!();
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().into()))
    }

    /// Asks until the reply is not a command.
    ///
    /// `inner` is a question within a decision: taking back leads back to its beginning.
    pub(super) fn ask(&mut self, prompt: &str, inner: bool) -> Result<Reply, Fault> {
        loop {
            let Some(line) = self.read(prompt)? else { return Ok(Reply::Quit) };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let file = rest.trim();
            match word {
                "?" | "h" | "help" => self.say("help", &[]),
                "q" | "quit" => return Ok(Reply::Quit),
                "!" | "hint" => self.hint(),
                "u" | "undo" if inner => return Ok(Reply::Again),
                "u" | "undo" if self.table.moves() == 0 => self.say("nothing-to-undo", &[]),
                "u" | "undo" => {
                    self.undo();
                    return Ok(Reply::Again);
                }
                "save" => match save(file, &self.table) {
                    Ok(()) => self.say("saved", &[("file", file.into())]),
                    Err(e) => self.say("not-saved", &[("file", file.into()), ("reason", e.to_string().into())]),
                },
                "load" => match load(file) {
                    Ok(table) => {
                        self.computers = Computers::of(&table);
                        self.told = table.log(0).len();
                        self.table = table;
                        return Ok(Reply::Again);
                    }
                    Err(e) => println!("{e}"),
                },
                _ => return Ok(Reply::Words(line.to_lowercase())),
            }
        }
    }

    /// Takes back the last decision of a person. What computers did after it is theirs to do again.
    fn undo(&mut self) {
        loop {
            self.table.undo(1);
            let ask = self.table.view().ask;
            if self.table.moves() == 0 || ask.is_none_or(|ask| !self.computers.decides(&ask)) {
                break;
            }
        }
        self.told = self.told.min(self.table.log(0).len());
    }
}
