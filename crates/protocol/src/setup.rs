//! Setups as JSON.

use std::collections::BTreeMap;

use aude_engine::{AsDatum, Deck, ExtraSpec, Figure, Revision, Setup, SetupError, StartFigure, StartTile};
use serde_json::{Map, Value, json};

use crate::{
    datum::{read_as, read_extras, square, write_extras, write_value},
    message::SegmentNameMessage,
};

type Result<T> = std::result::Result<T, SetupError>;

/// What a setup may say beside `cmd` and `id`.
const FIELDS: [&str; 15] = [
    "players", "first", "date", "preset", "revision", "parts", "toggles", "options", "counts", "seed", "tiles", "draw",
    "bag", "start", "scores",
];

/// What a tile of `start` may say.
const TILE_FIELDS: [&str; 7] = ["tile", "at", "turn", "figures", "tower", "bridge", "owner"];

pub(crate) fn fault<T>(field: impl Into<String>, message: impl Into<String>) -> Result<T> {
    Err(SetupError::new(field, message.into()))
}

/// Reads a setup as the command `new` takes it, and its seed, if it has one. `tiles`, the length of a short game, becomes the
/// contents of the bag, so that records need not know how they were chosen. The error names the field at fault.
pub fn read_setup(object: &Map<String, Value>) -> Result<(Setup, Option<u64>)> {
    let mut known = FIELDS.into_iter().chain(ExtraSpec::all().into_iter().map(|spec| spec.name));
    if let Some(key) = object.keys().find(|key| !known.clone().chain(["cmd", "id"]).any(|it| it == key.as_str())) {
        let known: Vec<&str> = known.by_ref().collect();
        return fault(key, format!("there is no such field; there are {}", known.join(", ")));
    }
    let setup = Setup {
        players: match object.get("players") {
            None => return fault("players", "is missing; give a list of names"),
            Some(value) => texts("players", value)?,
        },
        first: object.get("first").map_or(Ok(0), |v| small("first", v))? as usize,
        preset: object.get("preset").map(|v| text("preset", v)).transpose()?,
        revision: match object.get("revision") {
            None => Revision::default(),
            Some(value) => match Revision::from_number(small("revision", value)?) {
                Some(revision) => revision,
                None => return fault("revision", format!("there are revisions 1 to {}", Revision::default().number())),
            },
        },
        parts: match object.get("parts") {
            None => None,
            Some(value) => Some(table("parts", value, small)?),
        },
        toggles: part(object, "toggles", |field, v| match v.as_bool() {
            Some(on) => Ok(on),
            None => fault(field, "must be true or false"),
        })?,
        options: part(object, "options", |field, v| match v {
            Value::Number(n) => Ok(n.to_string()),
            other => text(field, other),
        })?,
        counts: part(object, "counts", small)?,
        draw: object.get("draw").map(|v| texts("draw", v)).transpose()?,
        bag: object.get("bag").map(|v| table("bag", v, small)).transpose()?,
        start: object.get("start").map(start).transpose()?,
        scores: match object.get("scores") {
            None => Vec::new(),
            Some(Value::Array(list)) => {
                let numbered = list.iter().enumerate();
                numbered.map(|(i, v)| small(&format!("scores[{i}]"), v)).collect::<Result<_>>()?
            }
            Some(_) => return fault("scores", "must be a list of points, one for each player"),
        },
        extras: read_extras(object)?,
    };
    let seed = object.get("seed").map(|v| number("seed", v)).transpose()?;
    if seed.is_some() && setup.draw.is_some() {
        return fault("seed", "a fixed order of draws needs no seed; give one of the two");
    }
    let Some(tiles) = object.get("tiles") else { return Ok((setup, seed)) };
    let tiles = small("tiles", tiles)?;
    let Some(seed) = seed else { return fault("seed", "is missing; it chooses the tiles of a short game") };
    Ok((Deck::new(seed).shorten(setup, tiles as usize)?, Some(seed)))
}

/// Reads the setup of a game that has begun. Where it does not name the revision of the rules, it began when there was one only.
pub fn read_begun_setup(object: &Map<String, Value>) -> Result<(Setup, Option<u64>)> {
    let (mut setup, seed) = read_setup(object)?;
    if !object.contains_key("revision") {
        setup.revision = Revision::First;
    }
    Ok((setup, seed))
}

pub(crate) fn text(field: &str, value: &Value) -> Result<String> {
    match value.as_str() {
        Some(s) if s.chars().count() <= 100 => Ok(s.into()),
        Some(_) => fault(field, "is longer than 100 characters"),
        None => fault(field, "must be a text"),
    }
}

fn number(field: &str, value: &Value) -> Result<u64> {
    value.as_u64().map_or_else(|| fault(field, "must be a whole number, not negative"), Ok)
}

pub(crate) fn small(field: &str, value: &Value) -> Result<u32> {
    let n = number(field, value)?;
    u32::try_from(n).map_or_else(|_| fault(field, format!("{n} is too much")), Ok)
}

pub(crate) fn texts(field: &str, value: &Value) -> Result<Vec<String>> {
    let Some(list) = value.as_array() else { return fault(field, "must be a list of texts") };
    list.iter().enumerate().map(|(i, v)| text(&format!("{field}[{i}]"), v)).collect()
}

fn table<T>(field: &str, value: &Value, read: impl Fn(&str, &Value) -> Result<T>) -> Result<BTreeMap<String, T>> {
    let Some(object) = value.as_object() else { return fault(field, "must be an object of names and values") };
    object.iter().map(|(k, v)| Ok((k.clone(), read(&format!("{field}.{k}"), v)?))).collect()
}

fn part<T>(
    object: &Map<String, Value>,
    field: &str,
    read: impl Fn(&str, &Value) -> Result<T>,
) -> Result<BTreeMap<String, T>> {
    object.get(field).map_or_else(|| Ok(BTreeMap::new()), |value| table(field, value, read))
}

fn start(value: &Value) -> Result<Vec<StartTile>> {
    let Some(list) = value.as_array() else { return fault("start", "must be a list of tiles") };
    let mut tiles = Vec::new();
    for (i, entry) in list.iter().enumerate() {
        let name = |key: &str| format!("start[{i}].{key}");
        let Some(object) = entry.as_object() else { return fault(format!("start[{i}]"), "must be an object") };
        if let Some(key) = object.keys().find(|k| !TILE_FIELDS.contains(&k.as_str())) {
            return fault(name(key), format!("there is no such field; there are {}", TILE_FIELDS.join(", ")));
        }
        let at = square(&name("at"), object.get("at").unwrap_or(&Value::Null))?;
        let Some(tile) = object.get("tile") else { return fault(name("tile"), "is missing") };
        tiles.push(StartTile {
            tile: text(&name("tile"), tile)?,
            at,
            turn: match object.get("turn").map_or(Ok(0), |v| number(&name("turn"), v))? {
                turn @ 0..=3 => turn as u8,
                other => return fault(name("turn"), format!("{other} quarter turns; from 0 to 3 are possible")),
            },
            figures: match object.get("figures") {
                None => Vec::new(),
                Some(Value::Array(list)) => {
                    let numbered = list.iter().enumerate();
                    numbered.map(|(j, v)| figure(&format!("start[{i}].figures[{j}]"), v)).collect::<Result<_>>()?
                }
                Some(_) => return fault(name("figures"), "must be a list of figures"),
            },
            tower: object.get("tower").map_or(Ok(0), |v| small(&name("tower"), v))?,
            bridge: object.get("bridge").map(|v| read_as(&name("bridge"), v)).transpose()?,
            owner: object.get("owner").map(|v| small(&name("owner"), v)).transpose()?.map(|seat| seat as usize),
        });
    }
    Ok(tiles)
}

fn figure(field: &str, value: &Value) -> Result<StartFigure> {
    let known = ["owner", "figure", "kind", "places", "nth", "fairy"];
    if let Some(key) = value.as_object().and_then(|o| o.keys().find(|k| !known.contains(&k.as_str()))) {
        return fault(field, format!("there is no field `{key}`; there are {}", known.join(", ")));
    }
    let owner = value.get("owner").and_then(Value::as_u64).map(|n| n.min(99));
    let Some(owner) = owner else { return fault(field, "`owner` must be the number of a seat") };
    let figure = value.get("figure").and_then(Value::as_str).and_then(Figure::from_name);
    let Some(figure) = figure else {
        return fault(field, format!("`figure` must be one of {}", Figure::ALL.map(Figure::name).join(", ")));
    };
    let fairy = match value.get("fairy") {
        None => false,
        Some(Value::Bool(fairy)) => *fairy,
        Some(_) => return fault(field, "`fairy` must be true or false"),
    };
    let name: std::result::Result<SegmentNameMessage, _> = serde_json::from_value(value.clone());
    match name.map_err(|e| e.to_string()).and_then(|name| name.read()) {
        Ok(segment) => Ok(StartFigure { owner: owner as usize, figure, segment, fairy }),
        Err(message) => fault(field, message),
    }
}

/// A setup and its seed as the command `new` takes it.
pub fn setup_message(setup: &Setup, seed: u64) -> Value {
    let mut object = json!({ "players": setup.players, "first": setup.first });
    let mut add = |key: &str, value: Value| object[key] = value;
    if let Some(preset) = &setup.preset {
        add("preset", json!(preset));
    }
    add("revision", json!(setup.revision.number()));
    if let Some(parts) = &setup.parts {
        add("parts", json!(parts));
    }
    add("toggles", json!(setup.toggles));
    add("options", json!(setup.options));
    add("counts", json!(setup.counts));
    match &setup.draw {
        Some(draw) => add("draw", json!(draw)),
        None => add("seed", json!(seed)),
    }
    if let Some(bag) = &setup.bag {
        add("bag", json!(bag));
    }
    if let Some(start) = &setup.start {
        let tiles = start.iter().map(|t| {
            let figures = t.figures.iter().map(|f| {
                let places = aude_engine::tile::PLACES.iter().enumerate();
                let places: Vec<_> = places.filter(|(i, _)| f.segment.places >> i & 1 == 1).map(|(_, p)| *p).collect();
                let mut figure = json!({
                    "owner": f.owner, "figure": f.figure.name(), "kind": f.segment.kind.name(), "places": places
                });
                if let Some(nth) = f.segment.nth {
                    figure["nth"] = json!(nth);
                }
                if f.fairy {
                    figure["fairy"] = json!(true);
                }
                figure
            });
            let figures: Vec<_> = figures.collect();
            let mut tile = json!({ "tile": t.tile, "at": [t.at.x, t.at.y], "turn": t.turn, "figures": figures });
            if t.tower > 0 {
                tile["tower"] = json!(t.tower);
            }
            if let Some(bridge) = t.bridge {
                tile["bridge"] = write_value(&bridge.into_datum());
            }
            if let Some(owner) = t.owner {
                tile["owner"] = json!(owner);
            }
            tile
        });
        add("start", tiles.collect());
    }
    if !setup.scores.is_empty() {
        add("scores", json!(setup.scores));
    }
    write_extras(&setup.extras, add);
    object
}
