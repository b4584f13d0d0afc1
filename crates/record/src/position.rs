//! What the head of a record says about a position that a game begins with, beside tiles and points.

use aude_engine::{Pos, Position, StartCastle, StartGuest, StartPrisoner};

use crate::{
    Fault,
    header::NONE,
    notation::{read_figure, read_number, read_quarter, read_square},
    words::{self, Line},
};

/// The headings, in the order in which they are written.
pub(crate) const HEADINGS: [&str; 14] = [
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

const FINISHED: &str = "+finished";

/// Writes a line for each thing there is.
pub(crate) fn write(it: &Position, labels: &[String], mut line: impl FnMut(&str, &str)) {
    let castle = |StartCastle { tiles: [one, two], owner, finished }: &StartCastle| {
        format!("{}@{one}+{two}{}", labels[*owner], if *finished { FINISHED } else { "" })
    };
    let card = |(holder, size): (usize, u32)| format!("{} {size}", labels[holder]);
    let square = |at: Pos| at.to_string();
    // Squares have commas in them, and so have blanks between.
    let spaced = |all: Vec<String>| all.join(" ");
    let listed = |all: Vec<String>| all.join(", ");
    let hand = |hand: &Vec<String>| if hand.is_empty() { NONE.into() } else { hand.join(" ") };
    let values = [
        spaced(it.castles.iter().map(castle).collect()),
        listed(it.tower_pieces.iter().map(u32::to_string).collect()),
        spaced(it.finished_towers.iter().copied().map(square).collect()),
        spaced(it.prisoners.iter().map(|p| format!("{}.{}@{}", labels[p.owner], p.figure, labels[p.holder])).collect()),
        it.count.map(|quarter| quarter.to_string()).unwrap_or_default(),
        spaced(it.guests.iter().map(|g| format!("{}.{}@{}", labels[g.owner], g.figure, g.quarter)).collect()),
        it.dragon.map(square).unwrap_or_default(),
        it.fairy.map(square).unwrap_or_default(),
        listed(it.goods.iter().map(|[wine, grain, cloth]| format!("{wine}/{grain}/{cloth}")).collect()),
        it.king.map(card).unwrap_or_default(),
        it.robber.map(card).unwrap_or_default(),
        listed(it.aside.clone()),
        listed(it.hands.iter().map(hand).collect()),
        listed(it.won.iter().map(|tile| tile.clone().unwrap_or_else(|| NONE.into())).collect()),
    ];
    for (name, value) in HEADINGS.iter().zip(values) {
        if !value.is_empty() {
            line(name, &value);
        }
    }
}

/// Reads a line that begins with one of the headings. Its value begins at a column.
pub(crate) fn read(
    line: &Line,
    name: &str,
    value: &str,
    column: usize,
    labels: &[String],
    it: &mut Position,
) -> Result<(), Fault> {
    let seat = |label: &str| words::seat(labels, label);
    let number = |text: &str| read_number(text).ok_or_else(|| format!("`{text}` is not a number"));
    let card = |value: &str| {
        let (holder, size) = value.split_once(char::is_whitespace).ok_or("whose is it, and for how many tiles?")?;
        Ok((seat(holder)?, number(size.trim_start())?))
    };
    // `Anna.follower@` and what follows.
    let figure = |word: &str| {
        let parts = word.split_once('@').and_then(|(who, to)| Some((who.split_once('.')?, to.to_string())));
        let ((owner, figure), to) = parts.ok_or_else(|| format!("`{word}` is not such as Anna.follower@Ben"))?;
        Ok::<_, String>((seat(owner)?, read_figure(figure)?, to))
    };
    let tile = |item: String| (item != NONE).then_some(item);
    let here = |message: String| line.fault(column, message);
    match name {
        "count" => it.count = Some(read_quarter(value).map_err(here)?),
        "dragon" => it.dragon = Some(read_square(value).map_err(here)?),
        "fairy" => it.fairy = Some(read_square(value).map_err(here)?),
        "king" => it.king = Some(card(value).map_err(here)?),
        "robber" => it.robber = Some(card(value).map_err(here)?),
        "castles" => {
            it.castles = spaced(line, value, column, |word| {
                let (word, finished) = word.strip_suffix(FINISHED).map_or((word, false), |word| (word, true));
                let parts = word.split_once('@').and_then(|(owner, tiles)| Some((owner, tiles.split_once('+')?)));
                let (owner, (one, two)) = parts.ok_or_else(|| format!("`{word}` is not such as Anna@0,0+0,1"))?;
                Ok(StartCastle { tiles: [read_square(one)?, read_square(two)?], owner: seat(owner)?, finished })
            })?;
        }
        "finished-towers" => it.finished_towers = spaced(line, value, column, read_square)?,
        "prisoners" => {
            it.prisoners = spaced(line, value, column, |word| {
                let (owner, figure, holder) = figure(word)?;
                Ok(StartPrisoner { holder: seat(&holder)?, owner, figure })
            })?;
        }
        "guests" => {
            it.guests = spaced(line, value, column, |word| {
                let (owner, figure, quarter) = figure(word)?;
                Ok(StartGuest { quarter: read_quarter(&quarter)?, owner, figure })
            })?;
        }
        "tower-pieces" => it.tower_pieces = listed(line, value, column, |item| number(&item))?,
        "goods" => {
            it.goods = listed(line, value, column, |item| {
                let goods: Vec<u32> = item.split('/').map(number).collect::<Result<_, String>>()?;
                goods.try_into().map_err(|_| format!("`{item}` are not wine, grain and cloth such as 1/0/2"))
            })?;
        }
        "aside" => it.aside = listed(line, value, column, Ok)?,
        "hands" => {
            let hand =
                |item: String| tile(item).map_or_else(Vec::new, |hand| hand.split(' ').map(Into::into).collect());
            it.hands = listed(line, value, column, |item| Ok(hand(item)))?;
        }
        _ => it.won = listed(line, value, column, |item| Ok(tile(item)))?,
    }
    Ok(())
}

/// What is separated by blanks.
fn spaced<T>(
    line: &Line,
    value: &str,
    column: usize,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<Vec<T>, Fault> {
    value.split_whitespace().map(|word| read(word).map_err(|message| line.fault(column, message))).collect()
}

/// What is separated by commas.
fn listed<T>(
    line: &Line,
    value: &str,
    column: usize,
    read: impl Fn(String) -> Result<T, String>,
) -> Result<Vec<T>, Fault> {
    let items = words::items(value, column).map_err(|(column, message)| line.fault(column, message))?;
    items.into_iter().map(|(item, at)| read(item).map_err(|message| line.fault(at, message))).collect()
}
