//! Positions out of a game as JSON: what a setup says beside tiles and points, under the names that `state` has for it.

use aude_engine::{
    Axis, Figure, Pos, Position, Quarter, Setup, SetupError, StartBridge, StartCastle, StartGuest, StartPrisoner,
};
use serde_json::{Map, Value, json};

use crate::{
    message::{at, pos},
    setup::{fault, small, text, texts},
};

type Result<T> = std::result::Result<T, SetupError>;

/// What a setup may say about a position, beside `start`, `scores` and `bag`.
pub const FIELDS: [&str; 14] = [
    "castles",
    "tower-pieces",
    "finished-towers",
    "prisoners",
    "count",
    "guests",
    "dragon",
    "fairy",
    "goods",
    "king",
    "robber",
    "aside",
    "hands",
    "won",
];

const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

pub(crate) fn read(object: &Map<String, Value>) -> Result<Position> {
    Ok(Position {
        castles: list(object, "castles", castle)?,
        tower_pieces: list(object, "tower-pieces", small)?,
        finished_towers: list(object, "finished-towers", square)?,
        prisoners: list(object, "prisoners", |field, value| {
            let it = fields(field, value, &["holder", "owner", "figure"])?;
            Ok(StartPrisoner {
                holder: seat(field, it, "holder")?,
                owner: seat(field, it, "owner")?,
                figure: figure(field, it)?,
            })
        })?,
        count: object.get("count").map(|value| quarter("count", value)).transpose()?,
        guests: list(object, "guests", |field, value| {
            let it = fields(field, value, &["quarter", "owner", "figure"])?;
            let Some(name) = it.get("quarter") else { return fault(field, "`quarter` is missing") };
            Ok(StartGuest {
                quarter: quarter(field, name)?,
                owner: seat(field, it, "owner")?,
                figure: figure(field, it)?,
            })
        })?,
        dragon: object.get("dragon").map(|value| square("dragon", value)).transpose()?,
        fairy: object.get("fairy").map(|value| square("fairy", value)).transpose()?,
        goods: list(object, "goods", |field, value| {
            let it = fields(field, value, &GOODS)?;
            let mut goods = [0; 3];
            for (n, name) in goods.iter_mut().zip(GOODS) {
                *n = it.get(name).map_or(Ok(0), |value| small(&format!("{field}.{name}"), value))?;
            }
            Ok(goods)
        })?,
        king: object.get("king").map(|value| card("king", value)).transpose()?,
        robber: object.get("robber").map(|value| card("robber", value)).transpose()?,
        aside: object.get("aside").map_or(Ok(Vec::new()), |value| texts("aside", value))?,
        hands: list(object, "hands", texts)?,
        won: list(object, "won", |field, value| match value {
            Value::Null => Ok(None),
            tile => text(field, tile).map(Some),
        })?,
    })
}

/// A bridge over a tile of `start`: `{"axis":"ew","owner":0}`.
pub(crate) fn bridge(field: &str, value: &Value) -> Result<StartBridge> {
    let it = fields(field, value, &["axis", "owner"])?;
    let axis = Axis::ALL.into_iter().find(|axis| it.get("axis").and_then(Value::as_str) == Some(axis.name()));
    let Some(axis) = axis else { return fault(field, "`axis` must be `ns` or `ew`") };
    Ok(StartBridge { axis, owner: seat(field, it, "owner")? })
}

fn castle(field: &str, value: &Value) -> Result<StartCastle> {
    let it = fields(field, value, &["tiles", "owner", "finished"])?;
    let Some([one, two]) = it.get("tiles").and_then(Value::as_array).map(Vec::as_slice) else {
        return fault(field, "`tiles` must be the two squares of the castle");
    };
    let finished = match it.get("finished") {
        None => false,
        Some(Value::Bool(finished)) => *finished,
        Some(_) => return fault(field, "`finished` must be true or false"),
    };
    Ok(StartCastle { tiles: [square(field, one)?, square(field, two)?], owner: seat(field, it, "owner")?, finished })
}

fn card(field: &str, value: &Value) -> Result<(usize, u32)> {
    let it = fields(field, value, &["holder", "size"])?;
    let Some(size) = it.get("size") else { return fault(field, "`size` is missing") };
    Ok((seat(field, it, "holder")?, small(field, size)?))
}

/// An object without other fields than these.
fn fields<'v>(field: &str, value: &'v Value, known: &[&str]) -> Result<&'v Map<String, Value>> {
    let Some(object) = value.as_object() else { return fault(field, "must be an object") };
    match object.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => fault(field, format!("there is no field `{key}`; there are {}", known.join(", "))),
        None => Ok(object),
    }
}

fn list<T>(object: &Map<String, Value>, field: &str, read: impl Fn(&str, &Value) -> Result<T>) -> Result<Vec<T>> {
    let Some(value) = object.get(field) else { return Ok(Vec::new()) };
    let Some(list) = value.as_array() else { return fault(field, "must be a list") };
    list.iter().enumerate().map(|(i, value)| read(&format!("{field}[{i}]"), value)).collect()
}

fn seat(field: &str, object: &Map<String, Value>, key: &str) -> Result<usize> {
    match object.get(key).and_then(Value::as_u64) {
        Some(seat) => Ok(seat.min(99) as usize),
        None => fault(field, format!("`{key}` must be the number of a seat")),
    }
}

fn figure(field: &str, object: &Map<String, Value>) -> Result<Figure> {
    match object.get("figure").and_then(Value::as_str).and_then(Figure::from_name) {
        Some(figure) => Ok(figure),
        None => fault(field, format!("`figure` must be one of {}", Figure::ALL.map(Figure::name).join(", "))),
    }
}

fn quarter(field: &str, value: &Value) -> Result<Quarter> {
    match Quarter::ALL.into_iter().find(|quarter| value.as_str() == Some(quarter.name())) {
        Some(quarter) => Ok(quarter),
        None => fault(field, format!("a quarter is one of {}", Quarter::ALL.map(Quarter::name).join(", "))),
    }
}

/// A square.
pub(crate) fn square(field: &str, value: &Value) -> Result<Pos> {
    let pair = value.as_array().filter(|pair| pair.len() == 2);
    let found = pair.and_then(|pair| Some([pair[0].as_i64()?, pair[1].as_i64()?])).and_then(pos);
    found.map_or_else(|| fault(field, "must be a square [x, y] on the table"), Ok)
}

/// Adds what a setup says about a position; what it does not say is not there.
pub(crate) fn write(setup: &Setup, mut add: impl FnMut(&str, Value)) {
    let it = &setup.position;
    let mut list = |field: &str, list: Vec<Value>| {
        if !list.is_empty() {
            add(field, list.into());
        }
    };
    let castle = |c: &StartCastle| json!({ "tiles": c.tiles.map(at), "owner": c.owner, "finished": c.finished });
    list("castles", it.castles.iter().map(castle).collect());
    list("tower-pieces", it.tower_pieces.iter().map(|n| json!(n)).collect());
    list("finished-towers", it.finished_towers.iter().map(|square| json!(at(*square))).collect());
    let prisoner = |p: &StartPrisoner| json!({ "holder": p.holder, "owner": p.owner, "figure": p.figure.name() });
    list("prisoners", it.prisoners.iter().map(prisoner).collect());
    let guest = |g: &StartGuest| json!({ "quarter": g.quarter.name(), "owner": g.owner, "figure": g.figure.name() });
    list("guests", it.guests.iter().map(guest).collect());
    let goods = |[wine, grain, cloth]: &[u32; 3]| json!({ "wine": wine, "grain": grain, "cloth": cloth });
    list("goods", it.goods.iter().map(goods).collect());
    list("aside", it.aside.iter().map(|tile| json!(tile)).collect());
    list("hands", it.hands.iter().map(|hand| json!(hand)).collect());
    list("won", it.won.iter().map(|tile| json!(tile)).collect());
    let card = |(holder, size): (usize, u32)| json!({ "holder": holder, "size": size });
    for (field, value) in [
        ("count", it.count.map(|quarter| json!(quarter.name()))),
        ("dragon", it.dragon.map(|square| json!(at(square)))),
        ("fairy", it.fairy.map(|square| json!(at(square)))),
        ("king", it.king.map(card)),
        ("robber", it.robber.map(card)),
    ] {
        if let Some(value) = value {
            add(field, value);
        }
    }
}
