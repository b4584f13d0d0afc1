//! What a computer player would do: `suggest`.

use aude_bots::{Budget, Level, Line, Mind, PART_WORDS, REASONS, Reason, suggest};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::{Map, Value, json};
use std::time::Duration;

use crate::{ActionMessage, Session};

/// So many of the best actions are told.
const LINES: usize = 5;
/// Whoever wants to think longer asks again.
const MAX_MS: u64 = 600_000;
/// More visits than a tree has room for.
const MAX_PLAYOUTS: u64 = 10_000_000;

/// How to think, out of `level`, `ms` or `playouts` of a request. The error explains what is wrong.
pub fn read_mind(request: &Map<String, Value>) -> Result<Mind, String> {
    let given: Vec<_> = ["level", "ms", "playouts"].into_iter().filter(|f| request.contains_key(*f)).collect();
    let number = |field: &str, most: u64| {
        let n = request[field].as_u64().filter(|n| (1..=most).contains(n));
        n.ok_or_else(|| format!("`{field}` must be a whole number from 1 to {most}"))
    };
    match given[..] {
        [] => Ok(Level::Hard.mind()),
        ["level"] => {
            let level = request["level"].as_str().and_then(Level::from_name);
            let names: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
            level.map(Level::mind).ok_or_else(|| format!("`level` must be one of {}", names.join(", ")))
        }
        ["ms"] => Ok(Mind::Search(Budget::Time(Duration::from_millis(number("ms", MAX_MS)?)))),
        ["playouts"] => Ok(Mind::Search(Budget::Visits(number("playouts", MAX_PLAYOUTS)? as u32))),
        _ => Err(format!("give one of `level`, `ms` and `playouts`, not {}", given.join(" and "))),
    }
}

/// The answer to `suggest`, while there is something to decide.
pub fn answer(game: &Session, mind: Mind, seed: u64) -> Value {
    let lines = suggest(game.rules(), game.state(), mind, seed, LINES);
    let texts = texts();
    let action = lines.first().map(|line| ActionMessage::of(game, line.action));
    json!({ "action": action, "lines": lines.iter().map(|line| write_line(game, line, &texts)).collect::<Vec<_>>() })
}

/// One of the best actions in a position of a game, as the answer to `suggest` has it.
pub fn suggestion(game: &Session, line: &Line) -> Value {
    write_line(game, line, &texts())
}

fn write_line(game: &Session, line: &Line, texts: &FluentBundle<FluentResource>) -> Value {
    json!({
        "action": ActionMessage::of(game, line.action),
        "value": (f64::from(line.value) * 100.0).round() / 100.0,
        "visits": line.visits,
        "reason": reason(texts, &line.reason, &game.setup().players),
    })
}

/// A reason as data and in English.
pub fn reason(texts: &FluentBundle<FluentResource>, reason: &Reason, names: &[String]) -> Value {
    let mut object = json!({ "kind": reason.why.name() });
    let mut values = FluentArgs::new();
    if let Some(kind) = reason.feature {
        object["feature"] = kind.name().into();
        values.set("feature", kind.name());
    }
    if let Some(player) = reason.player {
        object["player"] = player.into();
        values.set("player", names[player].as_str());
    }
    if let Some(n) = reason.n {
        object["n"] = n.into();
        values.set("n", FluentValue::from(n));
    }
    let message = texts.get_message(&format!("reason-{}", reason.why.name()));
    if let Some(pattern) = message.and_then(|message| message.value()) {
        object["text"] = texts.format_pattern(pattern, Some(&values), &mut Vec::new()).into();
    }
    object
}

/// The texts of reasons in English.
pub fn texts() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![REASONS[0].0.parse().expect("the code is valid")]);
    bundle.set_use_isolating(false);
    for (_, source) in [REASONS[0], PART_WORDS[0]] {
        let resource = FluentResource::try_new(source.to_string()).expect("the texts are tested");
        bundle.add_resource(resource).expect("the texts are tested");
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_bots::Why;
    use aude_engine::tile::Kind;

    #[test]
    fn every_reason_can_be_said() {
        let (texts, names) = (texts(), ["Anna".to_string(), "Ben".to_string()]);
        let mut said = Vec::new();
        for why in Why::all() {
            let full = Reason { why, feature: Some(Kind::City), player: Some(1), n: Some(2) };
            let text = reason(&texts, &full, &names)["text"].as_str().expect("there is a text").to_string();
            assert!(!text.contains('{') && !text.contains("-n"), "{text}");
            said.push(text);
        }
        assert!(said.contains(&"completes your city for 2 points".to_string()));
        assert!(said.contains(&"makes Ben’s city hard to complete".to_string()));
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), Why::all().len());
    }
}
