//! Values of parts in the head of a record, by their types.

use aude_engine::{AsDatum, Datum, DatumType, ExtraSpec, RecordType, StartExtras};

use crate::{
    Fault,
    header::NONE,
    notation::{read_figure, read_number, read_square},
    words::{self, Line},
};

/// Writes a line for each thing that a setup says beside tiles, points and the bag.
pub(crate) fn write_extras(extras: &StartExtras, labels: &[String], mut line: impl FnMut(&str, &str)) {
    for (spec, value) in extras.iter() {
        let (Datum::List(items), DatumType::List(of)) = (value, spec.of) else {
            line(spec.name, &write(value, spec.of, labels));
            continue;
        };
        let items: Vec<_> = items.iter().map(|item| write(item, *of, labels)).collect();
        line(spec.name, &items.join(if is_spaced(*of) { " " } else { ", " }));
    }
}

/// Reads a line about one of them. Its value begins at a column.
pub(crate) fn read_extra(
    line: &Line,
    spec: &ExtraSpec,
    value: &str,
    column: usize,
    labels: &[String],
    extras: &mut StartExtras,
) -> Result<(), Fault> {
    let read = |(item, at): (&str, usize), of| read(item, of, labels).map_err(|message| line.fault(at, message));
    let value = match spec.of {
        DatumType::List(of) if is_spaced(*of) => {
            Datum::List(value.split_whitespace().map(|item| read((item, column), *of)).collect::<Result<_, _>>()?)
        }
        DatumType::List(of) => {
            let items = words::items(value, column).map_err(|(column, message)| line.fault(column, message))?;
            Datum::List(items.iter().map(|(item, at)| read((item, *at), *of)).collect::<Result<_, _>>()?)
        }
        of => read((value, column), of)?,
    };
    extras.put(spec, value);
    Ok(())
}

/// Whether blanks separate the items of a list instead of commas: squares have commas in them, and players are written like
/// that with them.
fn is_spaced(of: DatumType) -> bool {
    match of {
        DatumType::Square | DatumType::Seat => true,
        DatumType::Optional(of) | DatumType::Pair(of) | DatumType::List(of) => is_spaced(*of),
        DatumType::Record(of) => of.fields.iter().any(|(_, of)| is_spaced(*of)),
        _ => false,
    }
}

/// Writes a value of a type of Rust.
pub(crate) fn write_as<T: AsDatum>(value: T, labels: &[String]) -> String {
    write(&value.into_datum(), T::TYPE, labels)
}

/// Reads one.
pub(crate) fn read_as<T: AsDatum>(text: &str, labels: &[String]) -> Result<T, String> {
    T::from_datum(&read(text, T::TYPE, labels)?).ok_or_else(|| format!("`{text}` is too much"))
}

fn write(datum: &Datum, of: DatumType, labels: &[String]) -> String {
    match (datum, of) {
        (Datum::Number(n), _) => n.to_string(),
        (Datum::Seat(seat), _) => labels[*seat].clone(),
        (Datum::Word(word), _) => (*word).into(),
        (Datum::Figure(figure), _) => figure.to_string(),
        (Datum::Square(at), _) => at.to_string(),
        (Datum::Tile(tile), _) => tile.clone(),
        (datum, DatumType::Optional(of)) if *datum != Datum::Nothing => write(datum, *of, labels),
        (Datum::List(items), DatumType::List(item) | DatumType::Pair(item)) if !items.is_empty() => {
            let items: Vec<_> = items.iter().map(|it| write(it, *item, labels)).collect();
            items.join(if matches!(of, DatumType::Pair(_)) { "+" } else { " " })
        }
        (Datum::Record(values), DatumType::Record(of)) => {
            let value = |name: &str| values.iter().position(|(field, _)| *field == name);
            let mut text = String::new();
            for (name, separator) in template(of) {
                text += &value(name).map_or_else(String::new, |i| write(&values[i].1, of.fields[i].1, labels));
                text += separator;
            }
            let flags = values.iter().filter(|(_, value)| *value == Datum::Flag(true));
            flags.for_each(|(name, _)| text.extend(["+", *name]));
            text
        }
        _ => NONE.into(),
    }
}

fn read(text: &str, of: DatumType, labels: &[String]) -> Result<Datum, String> {
    let number = |text: &str| read_number(text).ok_or_else(|| format!("`{text}` is not a number"));
    Ok(match of {
        DatumType::Number => Datum::Number(number(text)?.into()),
        DatumType::Seat => Datum::Seat(words::seat(labels, text)?),
        DatumType::Word(words) => match words.iter().find(|word| **word == text) {
            Some(word) => Datum::Word(word),
            None => return Err(format!("`{text}` is not one of {}", words.join(", "))),
        },
        DatumType::Figure => Datum::Figure(read_figure(text)?),
        DatumType::Square => Datum::Square(read_square(text)?),
        DatumType::Tile => Datum::Tile(text.into()),
        DatumType::Optional(_) if text == NONE => Datum::Nothing,
        DatumType::Optional(of) => read(text, *of, labels)?,
        DatumType::List(_) if text == NONE => Datum::List(Vec::new()),
        DatumType::List(of) => {
            Datum::List(text.split(' ').map(|item| read(item, *of, labels)).collect::<Result<_, _>>()?)
        }
        DatumType::Pair(of) => {
            let (one, two) = text.split_once('+').ok_or_else(|| format!("`{text}` are not two, with `+` between"))?;
            Datum::List(vec![read(one, *of, labels)?, read(two, *of, labels)?])
        }
        DatumType::Record(of) => read_record(text, of, labels)?,
        _ => return Err(format!("`{text}` cannot be read")),
    })
}

fn read_record(text: &str, of: &RecordType, labels: &[String]) -> Result<Datum, String> {
    let (mut rest, mut values) = (text, Vec::new());
    for (name, kind) in of.fields {
        if matches!(kind, DatumType::Flag) {
            let without = rest.strip_suffix(name).and_then(|rest| rest.strip_suffix('+'));
            values.push((*name, Datum::Flag(without.is_some())));
            rest = without.unwrap_or(rest);
        } else {
            values.push((*name, Datum::Nothing));
        }
    }
    for (name, separator) in template(of) {
        let split = match separator {
            "" => Some((rest, "")),
            " " => rest.split_once(char::is_whitespace),
            _ => rest.split_once(separator),
        };
        let (value, after) = split.ok_or_else(|| format!("`{text}` is not such as {}", of.text))?;
        rest = after.trim_start();
        if let Some(i) = of.fields.iter().position(|(field, _)| *field == name) {
            values[i].1 = read(value, of.fields[i].1, labels)?;
        }
    }
    Ok(Datum::Record(values))
}

/// The fields of a record in the order in which they are written, each with what follows it.
fn template(of: &RecordType) -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut rest = of.text;
    std::iter::from_fn(move || {
        let is_name = |c: char| c.is_ascii_alphabetic();
        let (name, after) = rest.split_at(rest.find(|c| !is_name(c)).unwrap_or(rest.len()));
        let (separator, next) = after.split_at(after.find(is_name).unwrap_or(after.len()));
        rest = next;
        (!name.is_empty()).then_some((name, separator))
    })
}
