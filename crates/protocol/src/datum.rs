//! Values of parts as JSON, by their types.

use aude_engine::{AsDatum, Datum, DatumType, ExtraSpec, Figure, Pos, Rules, SetupError, StartExtras, State};
use serde_json::{Map, Value, json};

use crate::{
    message::{SegmentMessage, at, pos},
    setup::{fault, small, text},
};

type Result<T> = std::result::Result<T, SetupError>;

/// What a setup says beside tiles, points and the bag.
pub(crate) fn read_extras(object: &Map<String, Value>) -> Result<StartExtras> {
    let mut extras = StartExtras::default();
    for spec in ExtraSpec::all() {
        if let Some(value) = object.get(spec.name) {
            extras.put(spec, read(spec.name, value, spec.of)?);
        }
    }
    Ok(extras)
}

/// Reads one thing that a setup can say, by its name.
pub fn read_extra(name: &str, value: &Value) -> Result<(&'static ExtraSpec, Datum)> {
    let Some(spec) = ExtraSpec::named(name) else { return fault(name, "there is no such field") };
    Ok((spec, if value.is_null() { Datum::Nothing } else { read(name, value, spec.of)? }))
}

/// What a setup says. Lists come first, as they always did.
pub(crate) fn write_extras(extras: &StartExtras, mut add: impl FnMut(&str, Value)) {
    for lists in [true, false] {
        for (spec, value) in extras.iter().filter(|(_, value)| matches!(value, Datum::List(_)) == lists) {
            add(spec.name, write_value(value));
        }
    }
}

/// A value without segments.
pub(crate) fn write_value(datum: &Datum) -> Value {
    write(datum, &|_| Value::Null)
}

/// A value of a position.
pub(crate) fn write_in(rules: &Rules, state: &State, datum: &Datum) -> Value {
    write(datum, &|spot| json!(SegmentMessage::of(rules, state, spot)))
}

fn write(datum: &Datum, segment: &dyn Fn(aude_engine::Spot) -> Value) -> Value {
    match datum {
        Datum::Number(n) => json!(n),
        Datum::Flag(flag) => json!(flag),
        Datum::Seat(seat) => json!(seat),
        Datum::Word(word) => json!(word),
        Datum::Figure(figure) => json!(figure.name()),
        Datum::Square(square) => json!(at(*square)),
        Datum::Segment(spot) => segment(*spot),
        Datum::Tile(tile) => json!(tile),
        Datum::List(items) => items.iter().map(|item| write(item, segment)).collect(),
        Datum::Record(fields) => {
            fields.iter().map(|(name, value)| ((*name).to_string(), write(value, segment))).collect()
        }
        _ => Value::Null,
    }
}

/// Reads a value of a type of Rust.
pub(crate) fn read_as<T: AsDatum>(field: &str, value: &Value) -> Result<T> {
    T::from_datum(&read(field, value, T::TYPE)?).map_or_else(|| fault(field, "is too much"), Ok)
}

fn read(field: &str, value: &Value, kind: DatumType) -> Result<Datum> {
    let one_of = |words: &[&str]| fault(field, format!("must be one of {}", words.join(", ")));
    match kind {
        DatumType::Number => small(field, value).map(|n| Datum::Number(n.into())),
        DatumType::Flag => {
            value.as_bool().map_or_else(|| fault(field, "must be true or false"), |it| Ok(Datum::Flag(it)))
        }
        DatumType::Seat => match value.as_u64() {
            Some(seat) => Ok(Datum::Seat(seat.min(99) as usize)),
            None => fault(field, "must be the number of a seat"),
        },
        DatumType::Word(words) => match words.iter().find(|word| value.as_str() == Some(word)) {
            Some(word) => Ok(Datum::Word(word)),
            None => one_of(words),
        },
        DatumType::Figure => match value.as_str().and_then(Figure::from_name) {
            Some(figure) => Ok(Datum::Figure(figure)),
            None => one_of(&Figure::ALL.map(Figure::name)),
        },
        DatumType::Square => square(field, value).map(Datum::Square),
        DatumType::Tile => text(field, value).map(Datum::Tile),
        DatumType::Optional(_) if value.is_null() => Ok(Datum::Nothing),
        DatumType::Optional(of) => read(field, value, *of),
        DatumType::List(of) | DatumType::Pair(of) => {
            let Some(items) = value.as_array() else { return fault(field, "must be a list") };
            if matches!(kind, DatumType::Pair(_)) && items.len() != 2 {
                return fault(field, "must be a list of two");
            }
            let items = items.iter().enumerate().map(|(i, item)| read(&format!("{field}[{i}]"), item, *of));
            items.collect::<Result<_>>().map(Datum::List)
        }
        DatumType::Record(of) => {
            let Some(object) = value.as_object() else { return fault(field, "must be an object") };
            if let Some(key) = object.keys().find(|key| !of.fields.iter().any(|(name, _)| name == key)) {
                let known: Vec<_> = of.fields.iter().map(|(name, _)| *name).collect();
                return fault(field, format!("there is no field `{key}`; there are {}", known.join(", ")));
            }
            let item = |&(name, kind): &(&'static str, DatumType)| {
                let value = match (object.get(name), kind) {
                    (Some(value), _) => read(&format!("{field}.{name}"), value, kind)?,
                    (None, DatumType::Flag) => Datum::Flag(false),
                    (None, DatumType::Number) if of.sparse => Datum::Number(0),
                    (None, _) => return fault(field, format!("`{name}` is missing")),
                };
                Ok((name, value))
            };
            of.fields.iter().map(item).collect::<Result<_>>().map(Datum::Record)
        }
        _ => fault(field, "cannot be set up"),
    }
}

/// A square.
pub(crate) fn square(field: &str, value: &Value) -> Result<Pos> {
    let pair = value.as_array().filter(|pair| pair.len() == 2);
    let found = pair.and_then(|pair| Some([pair[0].as_i64()?, pair[1].as_i64()?])).and_then(pos);
    found.map_or_else(|| fault(field, "must be a square [x, y] on the table"), Ok)
}
