//! The head of a record: what was played, by whom, and how it came out.

use std::collections::BTreeMap;

use aude_engine::{ExtraSpec, Revision, Setup, SetupError, StartFigure, StartTile, check_name};

use crate::{
    Fault, Pledge, datum,
    game::is_date,
    notation, pledge,
    words::{self, Line},
};

/// Everything the head of a record says.
#[derive(Debug, Default)]
pub(crate) struct Header {
    pub(crate) setup: Setup,
    pub(crate) date: Option<String>,
    pub(crate) seed: Option<u64>,
    /// The room it was played in, and what was said about the seed beforehand.
    pub(crate) room: Option<String>,
    pub(crate) commitment: Option<[u8; 32]>,
    pub(crate) salt: Option<[u8; 32]>,
    /// The points at the end, and whether it is one.
    pub(crate) result: Option<Result<Vec<u32>, ()>>,
    /// Where each thing was said: its name, line and column.
    pub(crate) places: Vec<(String, usize, usize)>,
}

/// What a line of the head may say.
pub(crate) const HEADINGS: [&str; 18] = [
    "players",
    "first",
    "date",
    "preset",
    "revision",
    "parts",
    "toggles",
    "options",
    "counts",
    "start",
    "scores",
    "bag",
    "draw",
    "seed",
    "room",
    "commitment",
    "salt",
    "result",
];

/// The word for a list without anything in it.
pub(crate) const NONE: &str = "none";
const UNFINISHED: &str = "unfinished";

impl Header {
    pub(crate) fn write(&self, text: &mut String) {
        let setup = &self.setup;
        let mut line = |name: &str, value: &str| text.extend([name, ": ", value, "\n"]);
        let list = |items: Vec<String>| if items.is_empty() { NONE.to_string() } else { items.join(", ") };
        line("players", &list(setup.players.iter().map(|name| words::quote(name)).collect()));
        let labels = words::labels(&setup.players);
        if setup.first > 0 {
            line("first", &labels[setup.first]);
        }
        if let Some(date) = &self.date {
            line("date", date);
        }
        if let Some(preset) = &setup.preset {
            line("preset", preset);
        }
        // The first revision has no number: records were written before there was another.
        if setup.revision != Revision::First {
            line("revision", &setup.revision.number().to_string());
        }
        let several = |(name, n): (&String, &u32)| if *n == 1 { name.clone() } else { format!("{name}={n}") };
        if let Some(parts) = &setup.parts {
            line("parts", &list(parts.iter().map(several).collect()));
        }
        let mut table = |name: &str, entries: Vec<String>| {
            if !entries.is_empty() {
                line(name, &entries.join(", "));
            }
        };
        let on = |on: bool| if on { "on" } else { "off" };
        table("toggles", setup.toggles.iter().map(|(name, v)| format!("{name}={}", on(*v))).collect());
        table("options", setup.options.iter().map(|(name, v)| format!("{name}={v}")).collect());
        table("counts", setup.counts.iter().map(|(name, n)| format!("{name}={n}")).collect());
        for tile in setup.start.iter().flatten() {
            line("start", &start_tile(tile, &labels));
        }
        if setup.start.as_ref().is_some_and(Vec::is_empty) {
            line("start", NONE);
        }
        if !setup.scores.is_empty() {
            line("scores", &list(setup.scores.iter().map(u32::to_string).collect()));
        }
        datum::write_extras(&setup.extras, &labels, &mut line);
        if let Some(bag) = &setup.bag {
            line("bag", &list(bag.iter().map(several).collect()));
        }
        if let Some(draw) = &setup.draw {
            line("draw", &list(draw.clone()));
        }
        if let Some(seed) = self.seed {
            line("seed", &seed.to_string());
        }
        if let Some(room) = &self.room {
            line("room", room);
        }
        for (name, bytes) in [("commitment", &self.commitment), ("salt", &self.salt)] {
            if let Some(bytes) = bytes {
                line(name, &pledge::hex(bytes));
            }
        }
        match &self.result {
            Some(Ok(scores)) => line("result", &list(scores.iter().map(u32::to_string).collect())),
            Some(Err(())) => line("result", UNFINISHED),
            None => {}
        }
    }

    /// Reads a line `name: value`.
    pub(crate) fn read(&mut self, line: &Line) -> Result<(), Fault> {
        let text = line.text;
        let Some((name, value)) = text.split_once(':') else {
            let first = line.words().next().map_or(1, |w| w.column);
            return Err(line.fault(first, "this is neither a heading such as `players: Anna, Ben` nor a turn"));
        };
        let column = name.chars().count() + 2;
        let column = column + value.chars().take_while(|c| c.is_whitespace()).count();
        let (name, value) = (name.trim(), value.trim());
        let at_name = line.words().next().map_or(1, |w| w.column);
        if name != "start" && self.places.iter().any(|(n, ..)| n == name) {
            return Err(line.fault(at_name, format!("`{name}` has been said before")));
        }
        self.places.push((name.into(), line.number, column));
        let bad = |(column, message): (usize, String)| line.fault(column, message);
        let here = |message: String| line.fault(column, message);
        if value.is_empty() {
            return Err(here(format!("`{name}` is empty")));
        }
        let items = || {
            let items = if value == NONE { Vec::new() } else { words::items(value, column).map_err(bad)? };
            Ok::<_, Fault>(items)
        };
        let numbers = || {
            let number = |(item, at): (String, usize)| {
                notation::read_number(&item).ok_or_else(|| line.fault(at, format!("`{item}` is not a number")))
            };
            items()?.into_iter().map(number).collect::<Result<Vec<u32>, Fault>>()
        };
        let setup = &mut self.setup;
        match name {
            "players" => {
                // Somebody may be called `none`.
                let names = words::items(value, column).map_err(bad)?;
                for (name, at) in &names {
                    check_name(name).map_err(|message| line.fault(*at, message))?;
                }
                setup.players = names.into_iter().map(|(name, _)| name).collect();
            }
            "first" => setup.first = words::seat(&words::labels(&setup.players), value).map_err(here)?,
            "date" if is_date(value) => self.date = Some(value.into()),
            "date" => return Err(here(format!("`{value}` is not a date such as 2026-11-15"))),
            "preset" => setup.preset = Some(value.into()),
            "revision" => {
                let revision = notation::read_number(value).and_then(Revision::from_number);
                let known = Revision::default().number();
                setup.revision = revision
                    .ok_or_else(|| here(format!("`{value}` is no revision of the rules; there are 1 to {known}")))?;
            }
            "parts" => setup.parts = Some(several(line, items()?)?),
            "bag" => setup.bag = Some(several(line, items()?)?),
            "toggles" => {
                setup.toggles = table(line, items()?, |value| match value {
                    "on" => Ok(true),
                    "off" => Ok(false),
                    _ => Err(format!("`{value}` is neither `on` nor `off`")),
                })?;
            }
            "options" => setup.options = table(line, items()?, |value| Ok(value.to_string()))?,
            "counts" => {
                setup.counts = table(line, items()?, |value| {
                    notation::read_number(value).ok_or_else(|| format!("`{value}` is not a number"))
                })?;
            }
            "start" => {
                let labels = words::labels(&setup.players);
                let start = setup.start.get_or_insert_default();
                if value != NONE {
                    let tile = read_start_tile(line, &labels)?;
                    start.push(tile);
                } else if !start.is_empty() {
                    return Err(here("there are start tiles already".into()));
                }
            }
            "scores" => setup.scores = numbers()?,
            "draw" => setup.draw = Some(items()?.into_iter().map(|(item, _)| item).collect()),
            "seed" => {
                let seed = value.bytes().all(|b| b.is_ascii_digit()).then(|| value.parse().ok()).flatten();
                self.seed = Some(seed.ok_or_else(|| here(format!("`{value}` is not a seed, a whole number")))?);
            }
            "room" if pledge::is_room(value) => self.room = Some(value.into()),
            "room" => {
                return Err(here(format!(
                    "`{value}` is not the name of a room, at most 64 letters, digits, `_` and `-`"
                )));
            }
            "commitment" | "salt" => {
                let bytes = pledge::from_hex(value)
                    .ok_or_else(|| here(format!("`{value}` are not 64 hexadecimal digits, in small letters")))?;
                *(if name == "salt" { &mut self.salt } else { &mut self.commitment }) = Some(bytes);
            }
            "result" if value == UNFINISHED => self.result = Some(Err(())),
            "result" => self.result = Some(Ok(numbers()?)),
            _ => {
                let Some(spec) = ExtraSpec::named(name) else {
                    let extras = ExtraSpec::all().into_iter().map(|spec| spec.name);
                    let known = HEADINGS.into_iter().chain(extras).collect::<Vec<_>>().join(", ");
                    return Err(line.fault(at_name, format!("there is no heading `{name}`; there are {known}")));
                };
                let labels = words::labels(&setup.players);
                datum::read_extra(line, spec, value, column, &labels, &mut setup.extras)?;
            }
        }
        if name != "players" && self.setup.players.is_empty() {
            return Err(line.fault(at_name, "the players come first: `players: Anna, Ben`"));
        }
        Ok(())
    }

    /// What was said about the seed beforehand. It must hold.
    pub(crate) fn pledge(&self) -> Result<Option<Pledge>, Fault> {
        let fault = |name: &str, message: &str| {
            let (line, column) = self.place(name);
            Err(Fault { line, column, message: message.into() })
        };
        let pledge = match (&self.room, self.commitment) {
            (Some(room), Some(commitment)) => Pledge { room: room.clone(), commitment, salt: self.salt },
            (None, None) if self.salt.is_none() => return Ok(None),
            (None, None) => return fault("salt", "there is a salt and no commitment that it could open"),
            (Some(_), None) => return fault("room", "there is a room and no commitment"),
            (None, Some(_)) => return fault("commitment", "there is a commitment and no room"),
        };
        match self.seed.map(|seed| pledge.holds(&self.setup, seed)) {
            None if self.salt.is_some() => fault("salt", "there is a salt and no seed"),
            Some(Some(false)) => fault(
                "commitment",
                "room, setup, seed and salt do not give this commitment: it is not what was promised",
            ),
            _ => Ok(Some(pledge)),
        }
    }

    /// Where something of the head was said.
    pub(crate) fn place(&self, name: &str) -> (usize, usize) {
        let found = self.places.iter().find(|(n, ..)| n == name).or(self.places.first());
        found.map_or((1, 1), |(_, line, column)| (*line, *column))
    }

    /// A fault of the setup, at the line that says it.
    pub(crate) fn fault(&self, error: &SetupError) -> Fault {
        let name = error.field.split(['.', '[']).next().unwrap_or_default();
        let nth = error.field.strip_prefix("start[").and_then(|rest| rest.split(']').next()?.parse::<usize>().ok());
        let (line, column) = match nth.and_then(|n| self.places.iter().filter(|(name, ..)| name == "start").nth(n)) {
            Some((_, line, column)) => (*line, *column),
            None => self.place(name),
        };
        Fault { line, column, message: error.to_string() }
    }
}

/// Names, each with how many there are: `base=2, tower`.
fn several(line: &Line, items: Vec<(String, usize)>) -> Result<BTreeMap<String, u32>, Fault> {
    let mut all = BTreeMap::new();
    for (item, at) in items {
        let (name, n) = item.split_once('=').unwrap_or((&item, "1"));
        let n = notation::read_number(n).ok_or_else(|| line.fault(at, format!("`{n}` is not a number")))?;
        if all.insert(name.trim().to_string(), n).is_some() {
            return Err(line.fault(at, format!("`{name}` is there twice")));
        }
    }
    Ok(all)
}

fn table<T>(
    line: &Line,
    items: Vec<(String, usize)>,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<BTreeMap<String, T>, Fault> {
    let mut table = BTreeMap::new();
    for (item, column) in items {
        let (name, value) = item.split_once('=').ok_or_else(|| line.fault(column, format!("`{item}` has no `=`")))?;
        let value = read(value.trim()).map_err(|message| line.fault(column, message))?;
        if table.insert(name.trim().to_string(), value).is_some() {
            return Err(line.fault(column, format!("`{}` is there twice", name.trim())));
        }
    }
    Ok(table)
}

/// `TE@0,0r1 tower=2 bridge=ew:Anna Anna.follower@road:E Ben.follower@city:N+fairy`
fn start_tile(tile: &StartTile, labels: &[String]) -> String {
    let mut text = String::new();
    notation::write_tile(&tile.tile, tile.at, tile.turn, &mut text);
    if tile.tower > 0 {
        notation::say(&mut text, format_args!(" tower={}", tile.tower));
    }
    if let Some(bridge) = tile.bridge {
        notation::say(&mut text, format_args!(" bridge={}", datum::write_as(bridge, labels)));
    }
    if let Some(owner) = tile.owner {
        notation::say(&mut text, format_args!(" owner={}", labels[owner]));
    }
    for figure in &tile.figures {
        notation::say(&mut text, format_args!(" {}.{}@", labels[figure.owner], figure.figure));
        notation::write_segment(&figure.segment, &mut text);
        if figure.fairy {
            text.push_str("+fairy");
        }
    }
    text
}

fn read_start_tile(line: &Line, labels: &[String]) -> Result<StartTile, Fault> {
    // The heading and the tile may stick together: `start:D@0,0`.
    let unglued = line.words().map(|word| match word.text.strip_prefix("start:") {
        Some(rest) => words::Word { text: rest, column: word.column + "start:".len() },
        None => word,
    });
    let mut words = unglued.filter(|word| !["", "start", ":"].contains(&word.text));
    let word = words.next().ok_or_else(|| line.fault_at_end("a tile is missing"))?;
    let (tile, place) = word
        .text
        .split_once('@')
        .ok_or_else(|| line.fault(word.column, format!("`{}` is not a tile on a square such as D@0,0", word.text)))?;
    let (at, turn) = notation::read_place(place).map_err(|message| line.fault(word.column, message))?;
    let mut start = StartTile { tile: tile.into(), at, turn, ..StartTile::default() };
    for word in words {
        let bad = |message: String| line.fault(word.column, message);
        if let Some(height) = word.text.strip_prefix("tower=") {
            start.tower = notation::read_number(height).ok_or_else(|| bad(format!("`{height}` is not a height")))?;
            continue;
        }
        if let Some(owner) = word.text.strip_prefix("owner=") {
            start.owner = Some(words::seat(labels, owner).map_err(bad)?);
            continue;
        }
        if let Some(bridge) = word.text.strip_prefix("bridge=") {
            start.bridge = Some(datum::read_as(bridge, labels).map_err(bad)?);
            continue;
        }
        let (text, fairy) = word.text.strip_suffix("+fairy").map_or((word.text, false), |text| (text, true));
        let parts = text.split_once('@').and_then(|(who, segment)| Some((who.split_once('.')?, segment)));
        let Some(((owner, figure), segment)) = parts else {
            return Err(bad(format!("`{}` is not a figure such as Anna.follower@city:N", word.text)));
        };
        start.figures.push(StartFigure {
            owner: words::seat(labels, owner).map_err(bad)?,
            figure: notation::read_figure(figure).map_err(bad)?,
            segment: notation::read_segment(segment).map_err(bad)?,
            fairy,
        });
    }
    Ok(start)
}
