//! A whole game as text: a version, the setup, then one action a line.

use serde_json::Value;

use crate::{
    Session,
    message::{ActionMessage, Refusal},
    setup,
};

/// The first line of every record.
const VERSION: &str = "aude game 1";

pub(crate) fn write(session: &Session) -> String {
    let mut text = format!("{VERSION}\n{}\n", setup::write(session.setup(), session.seed()));
    let mut game = Session::new(session.setup().clone(), session.seed()).expect("the game was set up so");
    for action in session.actions() {
        let line = serde_json::to_string(&ActionMessage::of(&game, *action)).expect("actions are plain data");
        text.push_str(&line);
        text.push('\n');
        game.play(*action).expect("the game was played so");
    }
    text
}

/// Reads a record and plays it to its end. The error names the line.
pub(crate) fn read(text: &str) -> Result<Session, String> {
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    match lines.next() {
        Some((_, VERSION)) => {}
        Some((_, other)) if other.starts_with("aude game ") => {
            return Err(format!("line 1: this is `{other}`, and only `{VERSION}` is known"));
        }
        _ => return Err(format!("line 1: a record begins with `{VERSION}`")),
    }
    let (_, line) = lines.next().ok_or("line 2: the setup is missing")?;
    let value: Value = serde_json::from_str(line).map_err(|e| at_line(2, &e))?;
    let object = value.as_object().ok_or("line 2: the setup must be an object")?;
    let (setup, seed) = setup::read(object).map_err(|e| format!("line 2: {e}"))?;
    let mut session = Session::new(setup, seed.unwrap_or(0)).map_err(|e| format!("line 2: {e}"))?;
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let value = serde_json::from_str(line).map_err(|e| at_line(number, &e))?;
        let played = ActionMessage::parse(&value)
            .and_then(|message| message.resolve(&session))
            .and_then(|action| session.play(action).map_err(Refusal::from));
        if let Err(Refusal::Nonsense(message) | Refusal::Illegal(message)) = played {
            return Err(format!("line {number}: {message}"));
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
