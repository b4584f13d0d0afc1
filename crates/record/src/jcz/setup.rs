//! Setups, theirs and ours.
//!
//! Theirs names everything that takes part: sets, elements, pieces. Ours names what differs from what the parts bring.
//! Reading says everything first and then leaves out what goes without saying.

use std::collections::BTreeMap;

use aude_engine::{
    Choices, Position, Revision, Rules, Setup, StartTile, check_name,
    parts::{self, Part},
    tile,
};
use serde_json::{Map, Value, json};

use super::{
    Foreign, OWN_KEY,
    catalogue::{ABBEY, sets},
    import::without_undone,
    places::{canonical, degrees_of, read_rotation, read_square, square},
};
use crate::Game;

/// Figures of each player, which are numbered: their name, ours, and the element that ours belong to.
const FIGURES: [(&str, &str, Option<&str>); 8] = [
    ("small-follower", "follower", None),
    ("big-follower", "big-follower", Some("big-followers")),
    ("abbot", "abbot", Some("abbots")),
    ("builder", "builder", Some("builders")),
    ("pig", "pig", Some("pigs")),
    ("mayor", "mayor", Some("mayors")),
    ("wagon", "wagon", Some("wagons")),
    ("barn", "barn", Some("barns")),
];

/// Tokens of each player: their name, ours, and the element that ours belong to. Their number follows from that of the
/// players; 1 and `true` only switch them on.
const TOKENS: [(&str, &str, &str); 4] = [
    ("abbey", "abbey", "abbeys"),
    ("bridge", "bridge", "bridges"),
    ("castle", "castle", "castles"),
    ("tower", "tower-piece", "tower"),
];

/// Elements without pieces: their name and ours.
const ELEMENTS: [(&str, &str); 15] = [
    ("garden", "gardens"),
    ("inn", "inns"),
    ("cathedral", "cathedrals"),
    ("princess", "princess"),
    ("portal", "portal"),
    ("dragon", "dragon"),
    ("fairy", "fairy"),
    ("pig-herd", "pig-herd"),
    ("bazaar", "bazaars"),
    ("shrine", "cult"),
    ("siege", "siege"),
    ("king", "king"),
    ("robber", "robber"),
    ("traders", "goods"),
    ("count", "count"),
];

/// An option of theirs.
struct Rule {
    theirs: &'static str,
    ours: &'static str,
    /// Values: theirs and ours, their default first. Several of theirs may mean the same.
    values: &'static [(&'static str, &'static str)],
}

const RULES: [Rule; 12] = [
    Rule { theirs: "tiny-city-scoring", ours: "two-tile-city", values: &[("4", "per-tile"), ("2", "two-points")] },
    Rule { theirs: "princess-action", ours: "princess-removal", values: &[("may", "may"), ("must", "must")] },
    Rule {
        theirs: "fairy-placement",
        ours: "fairy-anchor",
        values: &[("next-follower", "follower"), ("on-tile", "tile")],
    },
    Rule {
        theirs: "dragon-move",
        ours: "dragon-moves",
        values: &[("before-scoring", "before-scoring"), ("after-scoring", "after-scoring")],
    },
    Rule {
        theirs: "barn-placement",
        ours: "barn-on-barn-field",
        values: &[("not-occupied", "forbidden"), ("occupied", "allowed")],
    },
    Rule { theirs: "wagon-move", ours: "wagon-moves-to", values: &[("C2", "surrounding"), ("C1", "linked")] },
    Rule { theirs: "bazaar-no-auction", ours: "bazaar-auction", values: &[("false", "on"), ("true", "off")] },
    Rule {
        theirs: "espace-variant",
        ours: "siege-escape",
        values: &[("any-tile", "any-city-tile"), ("siege-tile", "siege-tile-only")],
    },
    Rule {
        theirs: "king-and-robber-scoring",
        ours: "king-robber-scoring",
        values: &[("default", "per-feature"), ("10/20", "10-20"), ("15/40", "15-40"), ("continuously", "continuous")],
    },
    Rule {
        theirs: "coc-final-scoring",
        ours: "count-endgame-redeploy",
        values: &[("any-district", "matching-quarter"), ("market-only", "market-only")],
    },
    Rule {
        theirs: "count-move",
        ours: "count-moves",
        values: &[
            ("by-player", "by-player"),
            ("follow-follower", "follows-follower"),
            ("follow-meeple", "follows-follower"),
            ("clockwise", "clockwise"),
        ],
    },
    Rule {
        theirs: "inn-and-cathedral-final-scoring",
        ours: "unfinished-inn-cathedral",
        values: &[("zero", "zero"), ("ignore", "as-ordinary")],
    },
];

/// Options of ours that are no options there: the value that their program plays by, where it is not our default. A game
/// that is read gets it, and a game with another value cannot be written.
const THEIR_WAY: [(&str, &str); 1] = [("river-start-tile", "shuffled-in")];

/// Options of ours that only say which tiles are in the bag: another value does no harm once no tile is drawn any more.
const NO_MATTER: [&str; 1] = ["river-start-tile"];

/// Options of theirs about what we do not have. They change nothing where it is not in play.
const FOREIGN_RULES: [&str; 9] = [
    "hill-tiebreaker",
    "tunnelize-other-expansions",
    "more-tunnel-tokens",
    "festival-return",
    "keep-monasteries",
    "labyrinth-variant",
    "little-buildings-scoring",
    "vodyanoy-scoring",
    "gq11-pig-herd",
];

/// Options of ours that change nothing beside what is said otherwise: limits, and what pieces and sets say.
const SAID_OTHERWISE: [&str; 7] = [
    "max-players",
    "big-follower-grant",
    "siege-tile-count",
    "shrine-tile-count",
    "siege-escape",
    "farmers",
    "two-tile-city-shield",
];

/// The source of every river.
const SOURCE: &str = "RI/s";

/// Sets of theirs that are one of ours, by the number of tiles.
const SIEGE: [(&str, &str); 3] = [("siege/cathars", "4"), ("siege/besiegers", "6"), ("both", "10")];
const CULT: [(&str, &str); 2] = [("cult/6", "6"), ("cult/5", "5")];

/// A setup that was read.
pub(super) struct Read {
    pub(super) setup: Setup,
    /// Where our squares lie among theirs.
    pub(super) shift: (i64, i64),
    /// What we do not have and the game may do without: elements and tile sets.
    pub(super) left_out: Vec<Foreign>,
    pub(super) unsupported: Vec<String>,
    /// Whether the Count's city lies on the table and nobody may enter it.
    pub(super) closed_city: bool,
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
        if let Some(value) = value.as_str().filter(|_| NO_MATTER.contains(&name.as_str())) {
            setup.options.insert(name.clone(), value.into());
        }
    }
    if !unsupported.is_empty() {
        return Ok(Read { setup, shift: (0, 0), left_out, unsupported, closed_city: false });
    }
    leave_out_rivers(file, &mut setup, &mut left_out);
    // Our city has its count.
    let city = places_city(theirs) && setup.parts.iter().flatten().any(|(part, _)| part == "count");
    let closed_city = city && setup.toggles.insert("count".into(), true) == Some(false);
    shorten(&mut setup)?;
    let shift = read_start(theirs, &mut setup, &mut unsupported)?;
    Ok(Read { setup, shift, left_out, unsupported, closed_city })
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
    let has = |name: &str| copies_of.contains_key(name);
    match (has(SIEGE[0].0), has(SIEGE[1].0)) {
        (true, true) => drop(setup.options.insert("siege-tile-count".into(), SIEGE[2].1.into())),
        (false, true) => drop(setup.options.insert("siege-tile-count".into(), SIEGE[1].1.into())),
        _ => {}
    }
    match (has(CULT[0].0), has(CULT[1].0)) {
        (true, true) => unsupported.push(format!("`{}` and `{}` at once", CULT[0].0, CULT[1].0)),
        (false, true) => drop(setup.options.insert("shrine-tile-count".into(), CULT[1].1.into())),
        _ => {}
    }
    setup.parts = Some(parts);
    Ok(())
}

/// We have one river in a game, and it begins at its source. Where tiles of a river are in the setup and nowhere in the
/// game, it is left out.
fn leave_out_rivers(file: &Value, setup: &mut Setup, left_out: &mut Vec<Foreign>) {
    let start = file["setup"]["start"].as_array().into_iter().flatten().filter_map(|tile| tile["tile"].as_str());
    let order = file["gameAnnotations"]["drawOrder"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let replay = file["replay"].as_array().into_iter().flatten();
    let placed = replay.filter_map(|message| message["payload"]["tileId"].as_str());
    let used: Vec<&str> = start.chain(order).chain(placed).collect();
    let Some(parts) = &mut setup.parts else { return };
    let rivers = |parts: &BTreeMap<String, u32>| -> Vec<String> {
        parts.keys().filter(|part| part.starts_with("river-")).cloned().collect()
    };
    for part in rivers(parts) {
        let Some(set) = sets().iter().find(|set| set.part == part) else { continue };
        // All rivers have the same source.
        let source = used.contains(&SOURCE) && rivers(parts).len() == 1;
        if !source && !set.tiles.iter().any(|(tile, _)| tile != SOURCE && used.contains(&tile.as_str())) {
            left_out.push(Foreign::TileSet(set.name.clone()));
            parts.remove(&part);
        }
    }
}

/// Our river begins at a start tile. Where the first player draws the source instead and puts nobody there, that turn becomes
/// a start tile. Answers how many messages it took, without those taken back, and whose they are.
pub(super) fn take_source(file: &mut Value) -> Option<(usize, usize)> {
    let start = file["setup"]["start"].as_array()?;
    if start.is_empty() || start.iter().any(|tile| tile["tile"] == SOURCE) {
        return None;
    }
    let messages = without_undone(file["replay"].as_array()?);
    let first = messages.first().filter(|message| message.tile() == Some(SOURCE))?;
    let declined = messages[1..].iter().take_while(|message| message.kind == "PASS").count();
    messages.get(1 + declined).filter(|message| message.kind == "COMMIT")?;
    let (position, turn) = (first.payload["position"].clone(), read_rotation(&first.payload["rotation"]).ok()?);
    let (used, player) = (2 + declined, first.player.unwrap_or(0));
    let tile = json!({ "tile": SOURCE, "position": position, "rotation": degrees_of(turn) });
    file["setup"]["start"].as_array_mut()?.push(tile);
    let annotations = file.get_mut("gameAnnotations").and_then(Value::as_object_mut);
    for (key, value) in annotations.into_iter().flatten() {
        match (key.as_str(), value) {
            ("drawOrder", Value::Array(order)) if order.first() == Some(&json!(SOURCE)) => drop(order.remove(0)),
            ("endTurn", end) => *end = end.as_u64().map_or(Value::Null, |end| end.saturating_sub(1).into()),
            _ => {}
        }
    }
    Some((used, player))
}

/// Whether tiles of the Count's city are among the start tiles.
fn places_city(theirs: &Map<String, Value>) -> bool {
    let mut start = theirs.get("start").and_then(Value::as_array).into_iter().flatten();
    start.any(|tile| tile["tile"].as_str().is_some_and(|id| id.starts_with("CO/")))
}

fn read_elements(theirs: &Map<String, Value>, setup: &mut Setup, left_out: &mut Vec<Foreign>) -> Result<(), String> {
    let empty = Map::new();
    let elements = match theirs.get("elements") {
        None => &empty,
        Some(value) => value.as_object().ok_or("`setup.elements` must be an object")?,
    };
    let known = |name: &String| {
        FIGURES.iter().any(|(n, ..)| n == name)
            || TOKENS.iter().any(|(n, ..)| n == name)
            || ELEMENTS.iter().any(|(n, _)| n == name)
            || ["farmers", "escape"].contains(&name.as_str())
    };
    left_out.extend(elements.keys().filter(|name| !known(name)).map(|name| Foreign::Element(name.clone())));
    let too_many = |name: &str, n: u64| format!("`setup.elements.{name}`: {n} are too many");
    for (theirs, ours, toggle) in FIGURES {
        let value = elements.get(theirs);
        if let Some(toggle) = toggle {
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
    for (theirs, ours, toggle) in TOKENS {
        let value = elements.get(theirs);
        setup.toggles.insert(toggle.into(), value.is_some());
        match (value, value.and_then(Value::as_u64)) {
            (None, _) => drop(setup.counts.insert(ours.into(), 0)),
            (Some(_), Some(n)) if n != 1 => {
                setup.counts.insert(ours.into(), u32::try_from(n).map_err(|_| too_many(theirs, n))?);
            }
            (Some(_), _) => {}
        }
    }
    for (theirs, ours) in ELEMENTS {
        setup.toggles.insert(ours.into(), elements.contains_key(theirs));
    }
    // The count lives in his city.
    if !setup.parts.iter().flatten().any(|(part, _)| part == "count")
        && setup.toggles.insert("count".into(), false) == Some(true)
    {
        left_out.push(Foreign::Element("count".into()));
    }
    let farmers = if elements.contains_key("farmers") { "on" } else { "off" };
    setup.options.insert("farmers".into(), farmers.into());
    if !elements.contains_key("escape") {
        setup.options.insert("siege-escape".into(), "none".into());
    }
    Ok(())
}

fn read_rules(theirs: &Map<String, Value>, setup: &mut Setup, unsupported: &mut Vec<String>) {
    let empty = Map::new();
    let rules = theirs.get("rules").and_then(Value::as_object).unwrap_or(&empty);
    for (name, value) in rules {
        let text = match value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let rule = RULES.iter().find(|rule| rule.theirs == name);
        let ours = rule.and_then(|rule| Some((rule.ours, rule.values.iter().find(|(t, _)| *t == text)?.1)));
        match ours {
            Some((option, ours)) => {
                // What is switched off stays so.
                setup.options.entry(option.into()).or_insert_with(|| ours.into());
            }
            None if FOREIGN_RULES.contains(&name.as_str()) => {}
            None => unsupported.push(format!("the rule `{name}` = `{text}`")),
        }
    }
    for (option, value) in THEIR_WAY {
        setup.options.insert(option.into(), value.into());
    }
    for rule in RULES {
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
    let bare =
        |tile: &StartTile| tile.figures.is_empty() && tile.tower == 0 && tile.bridge.is_none() && tile.owner.is_none();
    if !setup.start.iter().flatten().all(bare) {
        missing.push("figures, towers, bridges or abbeys on the start tiles (`start`)".into());
    }
    if setup.position != Position::default() {
        missing.push("castles, prisoners, cards or tokens to begin with".into());
    }
    for part in parts::parts().filter(|part| is_in_play(choices, part)) {
        for option in part.options {
            let value = choices.option(option.name);
            let theirs = RULES.iter().find(|rule| rule.ours == option.name);
            let their_way = THEIR_WAY.iter().find(|(name, _)| *name == option.name);
            let known = match theirs {
                _ if SAID_OTHERWISE.contains(&option.name) || NO_MATTER.contains(&option.name) => true,
                Some(rule) => rule.values.iter().any(|(_, ours)| *ours == value),
                None => value == their_way.map_or(option.default, |(_, value)| *value),
            };
            if !known {
                missing.push(format!("the option `{}` = `{value}`", option.name));
            }
        }
    }
    for (_, ours, toggle) in TOKENS {
        let count = parts::parts().flat_map(|part| part.counts).find(|count| count.name == ours);
        let usual = count.map_or(0, |count| (count.usual)(game.rules().players()));
        if choices.toggle(toggle) && choices.count(ours) != usual {
            missing.push(format!("another number of pieces than usual (`{ours}` = {})", choices.count(ours)));
        }
    }
    if choices.option("two-tile-city") == "two-points" && choices.option("two-tile-city-shield") != "2" {
        missing.push("the option `two-tile-city-shield` = `1`".into());
    }
    // What the second revision mended is as that program has it.
    let late_dragon = choices.toggle("dragon") && choices.option("dragon-moves") == "after-scoring";
    let fairy = choices.toggle("fairy") && (choices.option("fairy-anchor") == "tile" || choices.toggle("bazaars"));
    if setup.revision < Revision::Second && (fairy || (late_dragon && choices.count("wagon") > 0)) {
        missing.push("the rules of version 0.9 for the fairy, or for wagons and a late dragon (`revision` = 1)".into());
    }
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
    let own = THEIR_WAY
        .iter()
        .filter(|(name, value)| NO_MATTER.contains(name) && in_play(name) && choices.option(name) != *value);
    own.map(|(name, _)| ((*name).into(), choices.option(name).into())).collect()
}

/// How many of each of their tiles there are in a game, on the table and in their bag.
pub(super) fn tile_counts(game: &Game) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for (name, copies) in write_sets(game.rules().choices()) {
        let copies = copies.as_u64().unwrap_or(0) as usize;
        for set in sets().iter().filter(|set| set.name == name) {
            let ours = tile::set(&set.part).map_or(&[][..], |set| set.tiles);
            for (id, tile) in set.tiles.iter().filter(|(id, _)| id != ABBEY) {
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
        let tiles = |list: &[(&str, &str)], name: &str, option: &str| {
            let value = choices.option(option);
            value == "10" || list.iter().any(|(set, n)| *set == name && *n == value)
        };
        // A river that is switched off is not there.
        let toggle = part.strip_suffix("-gardens").unwrap_or(part);
        if toggle.starts_with("river-") && !choices.toggle(toggle) {
            continue;
        }
        for set in sets().iter().filter(|set| set.part == *part) {
            let plays = match *part {
                "siege" => tiles(&SIEGE, &set.name, "siege-tile-count"),
                "cult" => tiles(&CULT, &set.name, "shrine-tile-count"),
                _ => true,
            };
            if plays {
                written.insert(set.name.clone(), json!(copies));
            }
        }
    }
    written
}

fn write_elements(choices: &Choices) -> Map<String, Value> {
    let mut written = Map::new();
    for (theirs, ours, toggle) in FIGURES {
        if toggle.is_none_or(|toggle| choices.toggle(toggle)) {
            written.insert(theirs.into(), json!(choices.count(ours)));
        }
    }
    for (theirs, ..) in TOKENS.iter().filter(|(_, _, toggle)| choices.toggle(toggle)) {
        written.insert((*theirs).into(), json!(1));
    }
    for (theirs, _) in ELEMENTS.iter().filter(|(_, ours)| choices.toggle(ours)) {
        // Figures that belong to nobody are counted.
        let counted = ["dragon", "fairy", "count"].contains(theirs);
        written.insert((*theirs).into(), if counted { json!(1) } else { json!(true) });
    }
    if choices.option("farmers") == "on" {
        written.insert("farmers".into(), json!(true));
    }
    if choices.toggle("siege") && choices.option("siege-escape") != "none" {
        written.insert("escape".into(), json!(true));
    }
    written
}

fn write_rules(choices: &Choices) -> Map<String, Value> {
    let mut written = Map::new();
    for rule in RULES {
        let part = parts::parts().find(|part| part.options.iter().any(|o| o.name == rule.ours));
        let value = rule.values.iter().find(|(_, ours)| *ours == choices.option(rule.ours));
        if let (Some(part), Some((theirs, ours))) = (part, value)
            && is_in_play(choices, part)
            && *ours != rule.values[0].1
        {
            let value = if rule.theirs == "bazaar-no-auction" { json!(true) } else { json!(theirs) };
            written.insert(rule.theirs.into(), value);
        }
    }
    written
}
