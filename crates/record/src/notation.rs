//! Actions as words.
//!
//! Each action is one word without spaces: what is done, `@`, where. A square is `x,y`; a segment its kind with a place
//! where the tile has several of them, and with its square unless it is on the tile placed last.

use std::fmt::Write;

use aude_engine::{
    Action, Arguments, Axis, Corner, Design, Figure, Guest, Owned, Placement, Pos, Quarter, Rules, SegmentName, Shape,
    Span, Spot, State, Verb,
    tile::{self, Kind, PLACES},
};

use crate::words;

/// What became of a tile that was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is to be placed.
    Drew,
    /// It fits nowhere and left the game.
    Removed,
    /// It was laid aside.
    Aside,
    /// Somebody holds it.
    Hand,
    /// It is for sale.
    Auction,
}

impl Fate {
    pub(crate) const ALL: [Self; 5] = [Self::Drew, Self::Removed, Self::Aside, Self::Hand, Self::Auction];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Drew => "drew",
            Self::Removed => "removed",
            Self::Aside => "aside",
            Self::Hand => "hand",
            Self::Auction => "auction",
        }
    }
}

/// What a draw may change: how many tiles have been removed and laid aside, and the turn.
#[derive(Clone, Copy)]
pub(crate) struct BeforeDraw {
    removed: usize,
    aside: usize,
    turn: usize,
}

impl BeforeDraw {
    pub(crate) fn new(state: &State) -> Self {
        Self { removed: state.removed().len(), aside: state.aside().len(), turn: state.turn() }
    }
}

/// What became of a tile just drawn.
pub(crate) fn fate(rules: &Rules, before: BeforeDraw, state: &State, tile: Design) -> Fate {
    if state.aside().len() > before.aside {
        Fate::Aside
    } else if rules.choices().option("tiles-in-hand") != "0" {
        Fate::Hand
    } else if state.removed().len() > before.removed {
        Fate::Removed
    } else if state.tile() == Some(tile) && state.turn() == before.turn {
        Fate::Drew
    } else {
        Fate::Auction
    }
}

/// A word of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A tile is drawn and has this fate.
    Draw(Design, Fate),
    /// Somebody acts.
    Play(Action),
}

/// A position and the names of its players: all that is needed to write or read a word.
#[derive(Clone, Copy)]
pub(crate) struct Notation<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) labels: &'a [String],
}

impl Notation<'_> {
    fn tile(&self, design: Design) -> &'static str {
        self.rules.tile(design).id
    }

    /// Writes the word of an action that is legal.
    pub(crate) fn write(&self, action: Action, text: &mut String) {
        let label = |seat: usize| &self.labels[seat];
        let (verb, arguments) = Verb::of(action);
        let word = verb.word;
        text.push_str(word);
        match arguments {
            Arguments::Nothing => {}
            Arguments::Tile(design) => say(text, format_args!(":{}", self.tile(design))),
            Arguments::Points(points) => say(text, format_args!(":{points}")),
            Arguments::Placement(design, placement) => {
                write_tile(self.tile(design), placement.at(), placement.turn(), text);
            }
            Arguments::BridgedPlacement(design, placement, span) => {
                write_tile(self.tile(design), placement.at(), placement.turn(), text);
                let (over, axis) = span.bridge(placement.at());
                say(text, format_args!("+bridge@{over}{}", axis.name()));
            }
            Arguments::Square(at) => say(text, format_args!("@{at}")),
            Arguments::Bridge(over, axis) => say(text, format_args!("@{over}{}", axis.name())),
            Arguments::Corner(corner) => say(text, format_args!("@{}", corner.name())),
            Arguments::Segment(spot) => self.at(spot, text),
            Arguments::FigureOnSegment(figure, spot) => {
                text.push_str(if word.is_empty() { "" } else { ":" });
                text.push_str(figure.name());
                self.at(spot, text);
            }
            Arguments::OwnedOnSegment(who, spot) => {
                say(text, format_args!(":{}.{}", label(who.owner()), who.figure()));
                self.at(spot, text);
            }
            Arguments::FigureOnSquare(figure, at) => say(text, format_args!(":{figure}@{at}")),
            Arguments::FigureOfSeat(figure, seat) => say(text, format_args!(":{figure}@{}", label(seat.into()))),
            Arguments::Quarter(quarter) => say(text, format_args!("@{quarter}")),
            Arguments::FigureToQuarter(figure, quarter, second) => {
                say(text, format_args!(":{figure}@{quarter}"));
                if let Some(to) = second {
                    say(text, format_args!("+count@{to}"));
                }
            }
            Arguments::GuestToSegment(guest, spot) => {
                say(text, format_args!(":{}.{}", guest.quarter(), guest.figure()));
                self.at(spot, text);
            }
        }
    }

    /// Writes a segment, with the shortest name of it that means no other.
    fn at(&self, spot: Spot, text: &mut String) {
        text.push('@');
        if self.state.last_tile().is_none_or(|last| last.at != spot.at) {
            say(text, format_args!("{}/", spot.at));
        }
        let name = self.state.segment_name(self.rules, spot);
        let halves = matches!(name.kind, Kind::Field | Kind::Carcassonne);
        let place = (0..12).find(|p| name.places >> p & 1 == 1 && (p % 3 != 1) == halves);
        let short = SegmentName { kind: name.kind, places: 0, nth: None };
        let longer = SegmentName { kind: name.kind, places: place.map_or(0, |p| 1 << p), nth: name.nth };
        let means = |name: &SegmentName| self.state.find_segment(self.rules, spot.at, name) == Ok(spot);
        write_segment(&[short, longer].into_iter().find(means).unwrap_or(name), text);
    }

    /// Reads a word.
    pub(crate) fn read(&self, word: &str) -> Result<Step, String> {
        let (head, rest) = match word.find(['@', ':']) {
            None => (word, None),
            Some(at) => (&word[..at], Some((&word[at..=at], &word[at + 1..]))),
        };
        if let Some(fate) = Fate::ALL.into_iter().find(|fate| fate.name() == head)
            && let Some((":", tile)) = rest
        {
            return Ok(Step::Draw(self.read_tile(tile)?, fate));
        }
        let verb = Verb::all().find(|verb| !verb.word.is_empty() && verb.word == head);
        let arguments = match (verb, rest) {
            (Some(verb), rest) => self.read_arguments(verb.shape, rest)?,
            _ => None,
        };
        let action = match (verb.zip(arguments), rest) {
            (Some((verb, arguments)), _) => verb.action(arguments),
            (None, Some(("@", spot))) if Figure::from_name(head).is_some() => {
                Some(Action::Place(read_figure(head)?, self.read_spot(spot)?))
            }
            (None, Some(("@", place))) => Some(self.read_placement(head, place)?),
            _ => None,
        };
        action.map(Step::Play).ok_or_else(|| format!("`{word}` is not a word of a record"))
    }

    /// Reads what stands behind the word of a verb; nothing if that is not how its arguments begin.
    fn read_arguments(&self, shape: Shape, rest: Option<(&str, &str)>) -> Result<Option<Arguments>, String> {
        let arguments = match (shape, rest) {
            (Shape::Nothing, None) => Arguments::Nothing,
            (Shape::Points, Some((":", points))) => {
                Arguments::Points(read_number(points).ok_or_else(|| format!("`{points}` is not a number of points"))?)
            }
            (Shape::Tile, Some((":", tile))) => Arguments::Tile(self.read_tile(tile)?),
            (Shape::Square, Some(("@", square))) => Arguments::Square(read_square(square)?),
            (Shape::Bridge, Some(("@", over))) => {
                let (over, axis) = read_bridge(over)?;
                Arguments::Bridge(over, axis)
            }
            (Shape::Corner, Some(("@", corner))) => {
                let found = Corner::ALL.into_iter().find(|c| c.name() == corner);
                Arguments::Corner(found.ok_or_else(|| format!("`{corner}` is not a corner; there are ne, se, sw, nw"))?)
            }
            (Shape::Segment, Some(("@", spot))) => Arguments::Segment(self.read_spot(spot)?),
            (Shape::FigureOnSegment, Some((":", what))) => {
                let (figure, spot) = at(what)?;
                Arguments::FigureOnSegment(read_figure(figure)?, self.read_spot(spot)?)
            }
            (Shape::OwnedOnSegment, Some((":", what))) => {
                let (who, spot) = at(what)?;
                let (owner, figure) = dot(who)?;
                let owned = Owned::new(words::seat(self.labels, owner)?, read_figure(figure)?);
                Arguments::OwnedOnSegment(owned, self.read_spot(spot)?)
            }
            (Shape::FigureOnSquare, Some((":", what))) => {
                let (figure, square) = at(what)?;
                Arguments::FigureOnSquare(read_figure(figure)?, read_square(square)?)
            }
            (Shape::FigureOfSeat, Some((":", what))) => {
                let (figure, seat) = at(what)?;
                Arguments::FigureOfSeat(read_figure(figure)?, words::seat(self.labels, seat)? as u8)
            }
            (Shape::Quarter, Some(("@", quarter))) => Arguments::Quarter(read_quarter(quarter)?),
            (Shape::FigureToQuarter, Some((":", what))) => {
                let (figure, to) = at(what)?;
                let (quarter, second) =
                    to.split_once('+').map_or((to, None), |(quarter, second)| (quarter, Some(second)));
                let second = match second.map(|second| second.strip_prefix("count@")) {
                    None => None,
                    Some(Some(quarter)) => Some(read_quarter(quarter)?),
                    Some(None) => return Err("behind `+` comes where the count goes, `count@castle`".into()),
                };
                Arguments::FigureToQuarter(read_figure(figure)?, read_quarter(quarter)?, second)
            }
            (Shape::GuestToSegment, Some((":", what))) => {
                let (who, spot) = at(what)?;
                let (quarter, figure) = dot(who)?;
                let guest = Guest::new(read_figure(figure)?, read_quarter(quarter)?);
                Arguments::GuestToSegment(guest, self.read_spot(spot)?)
            }
            _ => return Ok(None),
        };
        Ok(Some(arguments))
    }

    fn read_tile(&self, id: &str) -> Result<Design, String> {
        self.rules.design(id).ok_or_else(|| match tile::find(id) {
            Some(_) => format!("the tile `{id}` is not in this game"),
            None => format!("there is no tile `{id}`"),
        })
    }

    fn read_placement(&self, tile: &str, place: &str) -> Result<Action, String> {
        let design = self.read_tile(tile)?;
        let (place, bridge) = place.split_once('+').map_or((place, None), |(place, bridge)| (place, Some(bridge)));
        let (at, turn) = read_place(place)?;
        let placement = Placement::new(at, turn);
        let Some(bridge) = bridge else { return Ok(Action::PlaceTile(design, placement)) };
        let over = bridge.strip_prefix("bridge@").ok_or("behind `+` comes a bridge, `bridge@1,0ew`")?;
        let (over, axis) = read_bridge(over)?;
        let span = Span::of(at, over, axis).ok_or("the bridge is neither on this tile nor on one beside it")?;
        Ok(Action::PlaceBridged(design, placement, span))
    }

    fn read_spot(&self, text: &str) -> Result<Spot, String> {
        let (at, name) = match text.split_once('/') {
            Some((square, name)) => (read_square(square)?, name),
            None => (self.state.last_tile().ok_or("there is no tile on the table yet")?.at, text),
        };
        self.state.find_segment(self.rules, at, &read_segment(name)?)
    }
}

/// Adds words to a text.
pub(crate) fn say(text: &mut String, words: std::fmt::Arguments) {
    text.write_fmt(words).expect("strings take everything");
}

fn at(text: &str) -> Result<(&str, &str), String> {
    text.split_once('@').ok_or_else(|| format!("`{text}` says who, but not where: `@` is missing"))
}

fn dot(text: &str) -> Result<(&str, &str), String> {
    text.split_once('.').ok_or_else(|| format!("`{text}` does not say whose figure it is: a dot is missing"))
}

/// Digits and nothing else.
pub(crate) fn read_number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

pub(crate) fn read_figure(name: &str) -> Result<Figure, String> {
    Figure::from_name(name)
        .ok_or_else(|| format!("there is no figure `{name}`; there are {}", Figure::ALL.map(Figure::name).join(", ")))
}

pub(crate) fn read_quarter(name: &str) -> Result<Quarter, String> {
    Quarter::ALL.into_iter().find(|q| q.name() == name).ok_or_else(|| {
        format!("there is no quarter `{name}`; there are {}", Quarter::ALL.map(Quarter::name).join(", "))
    })
}

pub(crate) fn read_square(text: &str) -> Result<Pos, String> {
    let coordinate = |text: &str| {
        let digits = text.strip_prefix('-').unwrap_or(text);
        let number = digits.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<i16>().ok()).flatten();
        number.filter(|n| n.abs() < Pos::LIMIT)
    };
    let square = text.split_once(',').and_then(|(x, y)| Some(Pos::new(coordinate(x)?, coordinate(y)?)));
    square.ok_or_else(|| format!("`{text}` is not a square such as 1,-2"))
}

fn read_bridge(text: &str) -> Result<(Pos, Axis), String> {
    let found = Axis::ALL.into_iter().find_map(|axis| Some((text.strip_suffix(axis.name())?, axis)));
    let (square, axis) = found.ok_or_else(|| format!("`{text}` does not end with the bridge's direction, ns or ew"))?;
    Ok((read_square(square)?, axis))
}

/// A square and a turn, `1,0r2`.
pub(crate) fn read_place(text: &str) -> Result<(Pos, u8), String> {
    let (square, turn) = match text.split_once('r') {
        None => (text, 0),
        Some((square, turn)) => (
            square,
            read_number(turn).filter(|n| *n < 4).ok_or_else(|| {
                format!("`r{turn}` is not a turn; there are r1, r2 and r3, quarter turns to the right")
            })? as u8,
        ),
    };
    Ok((read_square(square)?, turn))
}

pub(crate) fn write_tile(id: &str, at: Pos, turn: u8, text: &mut String) {
    say(text, format_args!("{id}@{at}"));
    if turn > 0 {
        say(text, format_args!("r{turn}"));
    }
}

/// Writes a segment's kind and what else is said of it: `city`, `road:E`, `field:NwWn`, `field#1`.
pub(crate) fn write_segment(name: &SegmentName, text: &mut String) {
    text.push_str(name.kind.name());
    if name.places != 0 {
        text.push(':');
        (0..12).filter(|p| name.places >> p & 1 == 1).for_each(|p| text.push_str(PLACES[p]));
    }
    if let Some(nth) = name.nth {
        say(text, format_args!("#{nth}"));
    }
}

pub(crate) fn read_segment(text: &str) -> Result<SegmentName, String> {
    let (rest, nth) = match text.split_once('#') {
        None => (text, None),
        Some((rest, nth)) => {
            let n = read_number(nth).ok_or_else(|| format!("`#{nth}` is not the number of a segment"))?;
            (rest, Some(n as usize))
        }
    };
    let (name, mut list) = rest.split_once(':').unwrap_or((rest, ""));
    if rest.ends_with(':') {
        return Err(format!("`{text}`: a place is missing behind `:`"));
    }
    // An abbey is a monastery, and a castle was a city.
    let kind = match name {
        "abbey" => Some(Kind::Monastery),
        "castle" => Some(Kind::City),
        _ => Kind::ALL.into_iter().find(|kind| kind.name() == name),
    };
    let kind = kind.ok_or_else(|| {
        format!("`{name}` is not a kind of segment; there are {}", Kind::ALL.map(Kind::name).join(", "))
    })?;
    let mut places = 0;
    while !list.is_empty() {
        // The longest name that fits: `N` begins `Nw` too.
        let fits = (0..12).filter(|p| list.starts_with(PLACES[*p])).max_by_key(|p| PLACES[*p].len());
        let place = fits.ok_or_else(|| format!("`{list}` is not a place; there are {}", PLACES.join(", ")))?;
        places |= 1 << place;
        list = &list[PLACES[place].len()..];
    }
    Ok(SegmentName { kind, places, nth })
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::parts::parts;

    /// No tile can be taken for another word.
    #[test]
    fn tiles_are_no_words() {
        let words = "pass buy sell bid choose recall expel capture close exchange ransom enter leave fairy castle drive \
                     dragon tower abbey bridge barn count end start players";
        let sets = parts().flat_map(|p| p.sets).map(|name| tile::set(name).unwrap());
        for (tile, _) in sets.flat_map(|set| set.tiles) {
            assert!(!words.split_whitespace().any(|word| word == tile.id), "{}", tile.id);
            assert!(Figure::from_name(tile.id).is_none() && !Fate::ALL.iter().any(|f| f.name() == tile.id));
            assert!(!tile.id.contains(['@', ':', '+', '.', '/', ',', ' ', '#']), "{}", tile.id);
        }
    }

    #[test]
    fn segments_are_read_as_written() {
        for text in ["city", "road:E", "field:NwNeEnWn", "field#1", "monastery", "city:NE", "field:Nw#0"] {
            let mut written = String::new();
            write_segment(&read_segment(text).unwrap(), &mut written);
            assert_eq!(written, text);
        }
        for text in ["", "town", "road:", "road:X", "field#", "field#-1", "road:e"] {
            assert!(read_segment(text).is_err(), "{text}");
        }
    }

    #[test]
    fn squares_and_turns_are_strict() {
        assert_eq!(read_place("1,-2r3"), Ok((Pos::new(1, -2), 3)));
        for text in ["", "1", "1,", ",1", "+1,2", "1,2r4", "1,2r", "1,2r-1", "9000,0", "1.0,2", "1,2,3"] {
            assert!(read_place(text).is_err(), "{text}");
        }
    }
}
