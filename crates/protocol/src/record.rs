//! Records of every kind that was ever written.
//!
//! [`aude_record`] writes records and reads them. Before it there was another format, a line of JSON for the setup and one
//! for each action, which begins with `aude game 1` and is still read.

use serde_json::Value;

use crate::{
    Session,
    action::{ActionMessage, Refusal},
    setup,
};

/// The first line of every record of the old kind.
const OLD: &str = "aude game 1";

/// The game of a record, new or old, at its end. The error names line and column.
///
/// ```
/// use aude_protocol::{Session, read_record};
///
/// let game = Session::new(aude_engine::Setup::players(2), 7).unwrap();
/// assert_eq!(read_record(&game.record()).unwrap().fingerprint(), game.fingerprint());
///
/// let old = "aude game 1\n{\"players\":[\"Anna\",\"Ben\"],\"seed\":7}\n{\"type\":\"pass\"}\n";
/// assert_eq!(read_record(old).unwrap_err(), "line 3, column 1: the decision due is place-tile");
/// ```
pub fn read_record(text: &str) -> Result<Session, String> {
    if text.starts_with("aude game ") { read_old(text) } else { Session::from_record(text).map_err(|e| e.to_string()) }
}

fn read_old(text: &str) -> Result<Session, String> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    match lines.next() {
        Some((_, OLD)) => {}
        other => {
            let other = other.map_or("", |(_, line)| line);
            return Err(format!("line 1, column 1: this is `{other}`, and only `{OLD}` is known"));
        }
    }
    let (_, line) = lines.next().ok_or("line 2, column 1: the setup is missing")?;
    let value: Value = serde_json::from_str(line).map_err(|e| at_line(2, &e))?;
    let object = value.as_object().ok_or("line 2, column 1: the setup must be an object")?;
    let at_setup = |e: aude_engine::SetupError| format!("line 2, column 1: {e}");
    let (setup, seed) = setup::read_begun_setup(object).map_err(at_setup)?;
    let mut session = Session::new(setup, seed.unwrap_or(0)).map_err(at_setup)?;
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let value = serde_json::from_str(line).map_err(|e| at_line(number, &e))?;
        let played =
            ActionMessage::read(&session, &value).and_then(|action| session.play(action).map_err(Refusal::from));
        if let Err(Refusal::Nonsense(message) | Refusal::Illegal(message)) = played {
            return Err(format!("line {number}, column 1: {message}"));
        }
    }
    Ok(session)
}

/// An error of the JSON in a line, placed in the record.
fn at_line(line: usize, error: &serde_json::Error) -> String {
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or_default();
    format!("line {line}, column {}: {message}", error.column())
}
