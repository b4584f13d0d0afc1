//! Setups, theirs and ours.
//!
//! Theirs names everything that takes part: sets, elements, pieces. Ours names what differs from what the parts bring.
//! Reading says everything first and then leaves out what goes without saying.

use std::collections::BTreeMap;

use aude_engine::{
    Choices, Phase, Revision, Rules, Setup, StartTile, check_name,
    parts::{self, Part},
    tile,
};
use serde_json::{Map, Value, json};

use super::{
    Foreign, OWN_KEY,
    catalogue::sets,
    parts::{
        TileChoice, figures, is_in_no_bag, option_elements, parts as their_parts, rules, switches, their_way, tokens,
    },
    places::{canonical, degrees_of, read_rotation, read_square, square},
};
use crate::Game;

/// A setup that was read.
pub(super) struct Read {
    pub(super) setup: Setup,
    /// Where our squares lie among theirs.
    pub(super) shift: (i64, i64),
    /// What we do not have and the game may do without: elements and tile sets.
    pub(super) left_out: Vec<Foreign>,
    pub(super) unsupported: Vec<String>,
    /// Decisions that their setup does not know. They are declined.
    pub(super) declined: Vec<Phase>,
}

/// Reads a setup. The error is what makes no sense; what we do not have is listed.
pub(super) fn read(file: &Value) -> Result<Read, String> {
    let theirs = file.get("setup").and_then(Value::as_object).ok_or("this is no saved game: `setup` is missing")?;
    let (mut unsupported, mut left_out) = (Vec::new(), Vec::new());
    let mut setup = Setup::default();
    let players = file.get("players").and_then(Value::as_array).ok_or("this is no saved game: `players` is missing")?;
    for (i, player) in players.iter().enumerate() {
        let name: Option<String> =
            player.get("name").and_then(Value::as_str).map(|name| name.chars().take(100).collect());
        // Whoever has no name that we can show gets one by seat.
        let name = name.filter(|name| check_name(name).is_ok());
        setup.players.push(name.unwrap_or_else(|| format!("Player {}", i + 1)));
    }
    read_sets(theirs, &mut setup, &mut left_out, &mut unsupported)?;
    read_elements(theirs, &mut setup, &mut left_out)?;
    read_rules(theirs, &mut setup, &mut unsupported);
    let own = file.get(OWN_KEY);
    let revision = own.and_then(|own| own.get("revision")).and_then(Value::as_u64);
    let revision = revision.and_then(|number| Revision::from_number(number.try_into().ok()?));
    setup.revision = revision.unwrap_or_default();
    let own = own.and_then(|own| own.get("options")).and_then(Value::as_object);
    for (name, value) in own.into_iter().flatten() {
        if let Some(value) = value.as_str().filter(|_| their_way().any(|(known, _)| known == name)) {
            setup.options.insert(name.clone(), value.into());
        }
    }
    if !unsupported.is_empty() {
        return Ok(Read { setup, shift: (0, 0), left_out, unsupported, declined: Vec::new() });
    }
    their_parts().for_each(|part| (part.leave_out)(file, &mut setup, &mut left_out));
    let declined = their_parts().filter_map(|part| (part.unknown_decision)(theirs, &mut setup)).collect();
    shorten(&mut setup)?;
    let shift = read_start(theirs, &mut setup, &mut unsupported)?;
    Ok(Read { setup, shift, left_out, unsupported, declined })
}

fn read_sets(
    theirs: &Map<String, Value>,
    setup: &mut Setup,
    left_out: &mut Vec<Foreign>,
    unsupported: &mut Vec<String>,
) -> Result<(), String> {
    let wanted = theirs.get("sets").and_then(Value::as_object).ok_or("`setup.sets` is missing")?;
    let mut parts: BTreeMap<String, u32> = BTreeMap::new();
    let mut copies_of: BTreeMap<&str, u32> = BTreeMap::new();
    for (name, copies) in wanted {
        let first = format!("{name}:1");
        let Some(set) = sets().iter().find(|set| set.name == *name || set.name == first) else {
            left_out.push(Foreign::TileSet(name.clone()));
            continue;
        };
        let copies = copies.as_u64().or((*copies == true).then_some(1)).and_then(|n| u32::try_from(n).ok());
        let copies = copies.ok_or_else(|| format!("`setup.sets.{name}` must be a number"))?;
        if copies > 0 {
            copies_of.insert(&set.name, copies);
            if parts.insert(set.part.clone(), copies).is_some_and(|other| other != copies) {
                unsupported.push(format!("different numbers of the sets of `{}`", set.part));
            }
        }
    }
    for TileChoice { option, sets: [first, second], both } in their_parts().filter_map(|part| part.tile_choice.as_ref())
    {
        let value = match (copies_of.contains_key(first.0), copies_of.contains_key(second.0), both) {
            (true, true, None) => {
                unsupported.push(format!("`{}` and `{}` at once", first.0, second.0));
                continue;
            }
            (true, true, Some(both)) => *both,
            (false, true, _) => second.1,
            _ => continue,
        };
        setup.options.insert((*option).into(), value.into());
    }
    setup.parts = Some(parts);
    Ok(())
}

fn read_elements(theirs: &Map<String, Value>, setup: &mut Setup, left_out: &mut Vec<Foreign>) -> Result<(), String> {
    let empty = Map::new();
    let elements = match theirs.get("elements") {
        None => &empty,
        Some(value) => value.as_object().ok_or("`setup.elements` must be an object")?,
    };
    let known = |name: &String| {
        let mut known = (figures().map(|it| it.element))
            .chain(tokens().map(|it| it.element))
            .chain(switches().map(|it| it.element))
            .chain(option_elements().map(|it| it.element));
        known.any(|element| element == name)
    };
    left_out.extend(elements.keys().filter(|name| !known(name)).map(|name| Foreign::Element(name.clone())));
    let too_many = |name: &str, n: u64| format!("`setup.elements.{name}`: {n} are too many");
    for it in figures() {
        let (theirs, ours) = (it.element, it.figure.name());
        let value = elements.get(theirs);
        if let Some(toggle) = it.toggle {
            setup.toggles.insert(toggle.into(), value.is_some());
        }
        match (value, value.and_then(Value::as_u64)) {
            (None, _) => drop(setup.counts.insert(ours.into(), 0)),
            (Some(_), Some(n)) => {
                setup.counts.insert(ours.into(), u32::try_from(n).map_err(|_| too_many(theirs, n))?);
            }
            // Present, without a number: as many as usual.
            (Some(_), None) => {}
        }
    }
    for it in tokens() {
        let (theirs, ours) = (it.element, it.count);
        let value = elements.get(theirs);
        setup.toggles.insert(it.toggle.into(), value.is_some());
        match (value, value.and_then(Value::as_u64)) {
            (None, _) => drop(setup.counts.insert(ours.into(), 0)),
            (Some(_), Some(n)) if n != 1 => {
                setup.counts.insert(ours.into(), u32::try_from(n).map_err(|_| too_many(theirs, n))?);
            }
            (Some(_), _) => {}
        }
    }
    for it in switches() {
        let has_set = it.needs.is_none_or(|set| setup.parts.iter().flatten().any(|(part, _)| part == set));
        let on = elements.contains_key(it.element);
        setup.toggles.insert(it.toggle.into(), on && has_set);
        if on && !has_set {
            left_out.push(Foreign::Element(it.element.into()));
        }
    }
    for it in option_elements() {
        let value = if elements.contains_key(it.element) { it.present } else { Some(it.absent) };
        setup.options.extend(value.map(|value| (it.option.into(), value.into())));
    }
    Ok(())
}

fn read_rules(theirs: &Map<String, Value>, setup: &mut Setup, unsupported: &mut Vec<String>) {
    let empty = Map::new();
    for (name, value) in theirs.get("rules").and_then(Value::as_object).unwrap_or(&empty) {
        let text = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let rule = rules().find(|rule| rule.theirs == name);
        let ours = rule.and_then(|rule| Some((rule.ours, rule.values.iter().find(|(t, _)| *t == text)?.1)));
        match ours {
            Some((option, ours)) => {
                // What is switched off stays so.
                setup.options.entry(option.into()).or_insert_with(|| ours.into());
            }
            None if their_parts().any(|part| part.foreign_rules.contains(&name.as_str())) => {}
            None => unsupported.push(format!("the rule `{name}` = `{text}`")),
        }
    }
    for (option, value) in their_way() {
        setup.options.insert(option.into(), value.into());
    }
    for rule in rules() {
        setup.options.entry(rule.ours.into()).or_insert_with(|| rule.values[0].1.into());
    }
}

/// The choices of a setup, without options of parts that are not in play (VAR-X-01).
fn choices(setup: &Setup) -> Result<Choices, String> {
    let mut choices = Rules::new(setup).map_err(|e| e.to_string())?.choices().clone();
    let options = parts::parts().filter(|part| !is_in_play(&choices, part)).flat_map(|part| part.options);
    let out: Vec<&str> = options.map(|option| option.name).collect();
    choices.options.retain(|(name, _)| !out.contains(name));
    Ok(choices)
}

/// Leaves out what goes without saying: says what differs from what the parts bring, step by step, since each step may
/// bring more with it.
fn shorten(setup: &mut Setup) -> Result<(), String> {
    let right = choices(setup)?;
    let mut short = Setup { players: setup.players.clone(), parts: setup.parts.clone(), ..Setup::default() };
    for step in 0..3 {
        let Ok(now) = choices(&short) else { return Ok(()) };
        for part in parts::parts() {
            match step {
                1 => {
                    let differ = right.options.iter().filter(|option| !now.options.contains(option));
                    short.options.extend(differ.map(|(name, value)| ((*name).into(), (*value).into())));
                }
                0 => {
                    let differ = part.toggles.iter().filter(|t| now.toggle(t.name) != right.toggle(t.name));
                    short.toggles.extend(differ.map(|t| (t.name.into(), right.toggle(t.name))));
                }
                _ => {
                    let differ = part.counts.iter().filter(|c| now.count(c.name) != right.count(c.name));
                    short.counts.extend(differ.map(|c| (c.name.into(), right.count(c.name))));
                }
            }
        }
    }
    if choices(&short).is_ok_and(|choices| choices == right) {
        *setup = short;
    }
    Ok(())
}

/// Reads the start tiles. Those that the parts bring need not be said.
fn read_start(
    theirs: &Map<String, Value>,
    setup: &mut Setup,
    unsupported: &mut Vec<String>,
) -> Result<(i64, i64), String> {
    let Some(list) = theirs.get("start") else { return Ok((0, 0)) };
    let list = list.as_array().ok_or("`setup.start` must be a list")?;
    let names = Names::new(setup.parts.iter().flatten().map(|(part, _)| part.as_str()));
    let mut start = Vec::new();
    for (i, tile) in list.iter().enumerate() {
        let at = |e: String| format!("`setup.start[{i}]`: {e}");
        let id = tile.get("tile").or_else(|| tile.get("tileId")).and_then(Value::as_str);
        let id = id.ok_or_else(|| at("the tile is missing".into()))?;
        let Some(ours) = names.ours(id) else {
            unsupported.push(format!("the start tile `{id}`"));
            continue;
        };
        let position = match (tile.get("x"), tile.get("y")) {
            (Some(x), Some(y)) => json!([x, y]),
            _ => tile.get("position").cloned().unwrap_or_default(),
        };
        let square = read_square(&position, (0, 0)).map_err(at)?;
        let turn = read_rotation(tile.get("rotation").unwrap_or(&json!("R0"))).map_err(at)?;
        start.push(StartTile { tile: ours.into(), at: square, turn, ..StartTile::default() });
    }
    if !unsupported.is_empty() || start.is_empty() {
        return Ok((0, 0));
    }
    if let Some(shift) = usual_start(setup, &start) {
        return Ok(shift);
    }
    setup.start = Some(start);
    Rules::new(setup).map_err(|e| e.to_string())?;
    Ok((0, 0))
}

/// If these tiles are those that the parts bring: where ours lie among them.
fn usual_start(setup: &Setup, start: &[StartTile]) -> Option<(i64, i64)> {
    let rules = Rules::new(setup).ok()?;
    let state = rules.start();
    let usual: Vec<_> = state.tiles().collect();
    let first = usual.first()?;
    let same = start.iter().find(|t| t.tile == rules.tile(first.tile).id)?;
    let shift = (i64::from(same.at.x) - i64::from(first.at.x), i64::from(same.at.y) - i64::from(first.at.y));
    let matches = |t: &StartTile| {
        usual.iter().any(|u| {
            let there = (i64::from(u.at.x) + shift.0, i64::from(u.at.y) + shift.1);
            (i64::from(t.at.x), i64::from(t.at.y)) == there
                && t.tile == rules.tile(u.tile).id
                && canonical(&rules, &state, &t.tile, t.at, t.turn) == Some(u.turn)
        })
    };
    (usual.len() == start.len() && start.iter().all(matches)).then_some(shift)
}

/// Names of tiles in a game.
pub(super) struct Names(Vec<(&'static str, &'static str)>);

impl Names {
    /// The names of the tiles of some parts.
    pub(super) fn new<'p>(parts: impl Iterator<Item = &'p str>) -> Self {
        let sets = parts.flat_map(|part| sets().iter().filter(move |set| set.part == part));
        Self(sets.flat_map(|set| &set.tiles).map(|(theirs, ours)| (theirs.as_str(), ours.as_str())).collect())
    }

    pub(super) fn ours(&self, theirs: &str) -> Option<&'static str> {
        self.0.iter().find(|(t, _)| *t == theirs).map(|(_, ours)| *ours)
    }

    pub(super) fn theirs(&self, ours: &str) -> Option<&'static str> {
        self.0.iter().find(|(_, o)| *o == ours).map(|(theirs, _)| *theirs)
    }
}

/// Whether anything of a part takes part in a game.
fn is_in_play(choices: &Choices, part: &Part) -> bool {
    part.name == "base"
        || part.sets.iter().any(|set| choices.parts.iter().any(|(name, _)| name == set))
        || part.toggles.iter().any(|t| choices.toggle(t.name))
        || part.counts.iter().any(|c| choices.count(c.name) > 0)
}

/// Options of ours that need not be said: elements, tile sets and other options say what they do.
fn said_otherwise() -> impl Iterator<Item = &'static str> {
    their_parts().flat_map(|part| {
        let elements = part.option_elements.iter().map(|it| it.option);
        let sets = part.tile_choice.iter().map(|it| it.option);
        let others = part.said_otherwise.iter().chain(part.their_way.iter().map(|(name, _)| name)).copied();
        elements.chain(sets).chain(others)
    })
}

/// Writes a setup, or everything that prevents it.
pub(super) fn write(game: &Game, names: &Names) -> Result<Value, Vec<String>> {
    let (setup, choices) = (game.setup(), game.rules().choices());
    let mut missing = Vec::new();
    if setup.first > 0 {
        missing.push(format!("another player than the first who begins (`first` = {})", setup.first));
    }
    if setup.scores.iter().any(|score| *score > 0) {
        missing.push("points to begin with (`scores`)".into());
    }
    if setup.bag.is_some() {
        missing.push("what is left in the bag (`bag`)".into());
    }
    let bare = |tile: &StartTile| {
        *tile == StartTile { tile: tile.tile.clone(), at: tile.at, turn: tile.turn, ..StartTile::default() }
    };
    if !setup.start.iter().flatten().all(bare) {
        missing.push("figures, towers, bridges or abbeys on the start tiles (`start`)".into());
    }
    if !setup.extras.is_empty() {
        missing.push("castles, prisoners, cards or tokens to begin with".into());
    }
    for part in parts::parts().filter(|part| is_in_play(choices, part)) {
        for option in part.options {
            let value = choices.option(option.name);
            let theirs = rules().find(|rule| rule.ours == option.name);
            let said = said_otherwise().any(|name| name == option.name);
            let known = said
                || theirs.map_or(value == option.default, |rule| rule.values.iter().any(|(_, ours)| *ours == value));
            if !known {
                missing.push(format!("the option `{}` = `{value}`", option.name));
            }
        }
    }
    for it in tokens() {
        let ours = it.count;
        let count = parts::parts().flat_map(|part| part.counts).find(|count| count.name == ours);
        let usual = count.map_or(0, |count| (count.usual)(game.rules().players()));
        if choices.toggle(it.toggle) && choices.count(ours) != usual {
            missing.push(format!("another number of pieces than usual (`{ours}` = {})", choices.count(ours)));
        }
    }
    their_parts().for_each(|part| (part.missing)(game, &mut missing));
    if !missing.is_empty() {
        return Err(missing);
    }
    let start: Vec<Value> = game
        .rules()
        .start()
        .tiles()
        .map(|t| {
            let at = square(t.at);
            let id = names.theirs(game.rules().tile(t.tile).id);
            json!({ "tile": id, "x": at[0], "y": at[1], "rotation": degrees_of(t.turn) })
        })
        .collect();
    Ok(json!({
        "sets": write_sets(choices),
        "elements": write_elements(choices),
        "rules": write_rules(choices),
        "timer": null,
        "start": start,
        "options": {},
    }))
}

/// The options of a game that are not their way and do no harm.
pub(super) fn own_options(game: &Game) -> Map<String, Value> {
    let choices = game.rules().choices();
    let in_play = |name: &str| {
        parts::parts().any(|part| part.options.iter().any(|o| o.name == name) && is_in_play(choices, part))
    };
    let own = their_way().filter(|(name, value)| in_play(name) && choices.option(name) != *value);
    own.map(|(name, _)| (name.into(), choices.option(name).into())).collect()
}

/// How many of each of their tiles there are in a game, on the table and in their bag.
pub(super) fn tile_counts(game: &Game) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for (name, copies) in write_sets(game.rules().choices()) {
        let copies = copies.as_u64().unwrap_or(0) as usize;
        for set in sets().iter().filter(|set| set.name == name) {
            let ours = tile::set(&set.part).map_or(&[][..], |set| set.tiles);
            for (id, tile) in set.tiles.iter().filter(|(id, _)| !is_in_no_bag(id)) {
                let count = ours.iter().find(|(ours, _)| ours.id == *tile).map_or(0, |(_, n)| usize::from(*n));
                *counts.entry(id.as_str()).or_default() += count * copies;
            }
        }
    }
    counts
}

fn write_sets(choices: &Choices) -> Map<String, Value> {
    let mut written = Map::new();
    for (part, copies) in &choices.parts {
        if !their_parts().all(|it| (it.has_set)(choices, part)) {
            continue;
        }
        // Of two sets that an option chooses from, perhaps one takes part.
        let takes_part = |name: &str, it: &TileChoice| {
            let value = choices.option(it.option);
            let alone = it.sets.iter().find(|(set, _)| *set == name);
            alone.is_none_or(|(_, alone)| *alone == value || it.both == Some(value))
        };
        for set in sets().iter().filter(|set| set.part == *part) {
            let mut choices_of = their_parts().filter_map(|part| part.tile_choice.as_ref());
            if choices_of.all(|it| takes_part(&set.name, it)) {
                written.insert(set.name.clone(), json!(copies));
            }
        }
    }
    written
}

fn write_elements(choices: &Choices) -> Map<String, Value> {
    let mut written = Map::new();
    for it in figures().filter(|it| it.toggle.is_none_or(|toggle| choices.toggle(toggle))) {
        written.insert(it.element.into(), json!(choices.count(it.figure.name())));
    }
    for it in tokens().filter(|it| choices.toggle(it.toggle)) {
        written.insert(it.element.into(), json!(1));
    }
    for it in switches().filter(|it| choices.toggle(it.toggle)) {
        written.insert(it.element.into(), if it.counted { json!(1) } else { json!(true) });
    }
    for it in option_elements().filter(|it| it.toggle.is_none_or(|toggle| choices.toggle(toggle))) {
        if choices.option(it.option) != it.absent {
            written.insert(it.element.into(), json!(true));
        }
    }
    written
}

fn write_rules(choices: &Choices) -> Map<String, Value> {
    let mut written = Map::new();
    for rule in rules() {
        let part = parts::parts().find(|part| part.options.iter().any(|o| o.name == rule.ours));
        let value = rule.values.iter().find(|(_, ours)| *ours == choices.option(rule.ours));
        if let (Some(part), Some((theirs, ours))) = (part, value)
            && is_in_play(choices, part)
            && *ours != rule.values[0].1
        {
            let value = if *theirs == "true" { json!(true) } else { json!(theirs) };
            written.insert(rule.theirs.into(), value);
        }
    }
    written
}
