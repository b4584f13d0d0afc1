//! Tiles and boards in characters.
//!
//! A tile is nine characters wide and five high. Every character belongs to a segment, so that figures and
//! numbers can be put where they belong.

use std::fmt::Write as _;

use aude_engine::{
    Figure, FigureOnTable, Pos, Rules, State,
    tile::{Kind, Segment, Symbol, Tile, turn_places},
};

const WIDTH: usize = 9;
const HEIGHT: usize = 5;
const MIDDLE: (usize, usize) = (4, 2);

/// A colour, as the terminal counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8);

const PLAIN: Colour = Colour(7);
const CITY: Colour = Colour(173);
const ROAD: Colour = Colour(250);
const FIELD: Colour = Colour(65);
const WATER: Colour = Colour(67);
const MARK: Colour = Colour(229);

/// The colours of the seats.
pub const SEATS: [Colour; 6] = [Colour(203), Colour(75), Colour(220), Colour(114), Colour(141), Colour(255)];

#[derive(Clone, Copy, Debug)]
struct Spot {
    ch: char,
    colour: Colour,
    bold: bool,
}

const BLANK: Spot = Spot { ch: ' ', colour: PLAIN, bold: false };

/// A tile as it lies, drawn.
struct Drawn {
    spots: [[Spot; WIDTH]; HEIGHT],
    owner: [[usize; WIDTH]; HEIGHT],
}

/// The side whose quarter of the tile a character lies in, and how far it is from the edge (0) to the middle (1).
fn quarter(column: usize, row: usize) -> (usize, f32, f32) {
    let u = (column as f32 - 4.0) / 4.5;
    let v = (2.0 - row as f32) / 2.5;
    let side = if v.abs() >= u.abs() {
        if v >= 0.0 { 0 } else { 2 }
    } else if u > 0.0 {
        1
    } else {
        3
    };
    // Clockwise along the side.
    let along = [u, -v, -u, v][side];
    (side, 1.0 - u.abs().max(v.abs()), along)
}

fn sides(segment: &Segment, turn: u8) -> impl Iterator<Item = usize> + use<> {
    let places = turn_places(segment.places, turn);
    (0..4).filter(move |side| places >> (3 * side + 1) & 1 == 1)
}

impl Drawn {
    fn new(tile: &Tile, turn: u8) -> Self {
        let mut drawn = Self { spots: [[BLANK; WIDTH]; HEIGHT], owner: [[usize::MAX; WIDTH]; HEIGHT] };
        let of = |kinds: &'static [Kind]| tile.segments.iter().enumerate().filter(|(_, s)| kinds.contains(&s.kind));
        for (i, city) in of(&[Kind::City]) {
            let sides: Vec<_> = sides(city, turn).collect();
            let through = sides.len() > 1;
            let across = sides.len() > 1 && (sides[1] - sides[0]) == 2;
            for row in 0..HEIGHT {
                for column in 0..WIDTH {
                    let (side, depth, along) = quarter(column, row);
                    let near = sides.contains(&side) && (through || depth < 0.45);
                    let band = across && depth > 0.55 || through && (column, row) == MIDDLE;
                    if near || (band && along.abs() < 2.0) {
                        drawn.set(column, row, i, '#', CITY);
                    }
                }
            }
        }
        let mut ways = 0;
        for (i, road) in of(&[Kind::Road, Kind::River]) {
            let (lines, colour) = if road.kind == Kind::River { (['~', '~'], WATER) } else { (['|', '='], ROAD) };
            for side in sides(road, turn) {
                let line: Vec<(usize, usize)> = match side {
                    0 => (0..2).map(|row| (4, row)).collect(),
                    1 => (5..WIDTH).map(|column| (column, 2)).collect(),
                    2 => (3..HEIGHT).map(|row| (4, row)).collect(),
                    _ => (0..4).map(|column| (column, 2)).collect(),
                };
                for (column, row) in line {
                    if drawn.owner[row][column] == usize::MAX {
                        drawn.set(column, row, i, lines[side % 2], colour);
                    }
                }
            }
            if road.sides > 1 {
                drawn.set(MIDDLE.0, MIDDLE.1, i, '+', colour);
            }
            ways += 1;
        }
        drawn.fields(tile, turn);
        if ways > 2 {
            drawn.spots[MIDDLE.1][MIDDLE.0] = Spot { ch: 'x', colour: ROAD, bold: true };
        }
        for (i, _) in of(&[Kind::Monastery, Kind::Shrine]) {
            drawn.set(MIDDLE.0, MIDDLE.1, i, 'M', MARK);
            drawn.spots[MIDDLE.1][MIDDLE.0].bold = true;
        }
        for (i, _) in of(&[Kind::Tower]) {
            drawn.set(MIDDLE.0, MIDDLE.1, i, 'T', MARK);
        }
        for (i, _) in of(&[Kind::Garden]) {
            drawn.set(2, 3, i, 'g', MARK);
        }
        let symbol = match tile.symbol {
            Some(Symbol::Volcano) => Some('V'),
            Some(Symbol::Dragon) => Some('D'),
            Some(Symbol::Portal) => Some('O'),
            Some(Symbol::Bazaar) => Some('B'),
            Some(Symbol::Tower) | None => None,
        };
        if let Some(ch) = symbol {
            // Beside the middle, where a monastery or a crossing may be.
            let (column, row) = if ch == 'V' { MIDDLE } else { (6, 1) };
            drawn.spots[row][column] = Spot { ch, colour: MARK, bold: true };
        }
        for (i, segment) in tile.segments.iter().enumerate() {
            let marks = segment.marks;
            let sign = match () {
                () if marks.cathedrals() > 0 => 'C',
                () if marks.wine() > 0 => 'w',
                () if marks.grain() > 0 => 'r',
                () if marks.cloth() > 0 => 'c',
                () if marks.pennants() > 0 => '*',
                () if marks.inns() > 0 => 'i',
                () if segment.princess => 'p',
                () if marks.herds() > 0 => 'P',
                () => continue,
            };
            let (column, row) = drawn.anchor(i, 1);
            drawn.spots[row][column] = Spot { ch: sign, colour: MARK, bold: true };
        }
        drawn.show_all(tile);
        drawn
    }

    /// Gives segments that nothing is left for, small fields between cities, a character of a larger one.
    fn show_all(&mut self, tile: &Tile) {
        for i in 0..tile.nodes() {
            let count = |drawn: &Self, segment: usize| drawn.owner.iter().flatten().filter(|o| **o == segment).count();
            if count(self, i) > 0 {
                continue;
            }
            let places = [(4, 3), (4, 1), (2, 3), (6, 3), (2, 1), (6, 1), (4, 2), (3, 2), (5, 2)];
            let free = places.into_iter().find(|(column, row)| {
                self.owner[*row][*column] == usize::MAX || count(self, self.owner[*row][*column]) > 3
            });
            if let Some((column, row)) = free {
                self.set(column, row, i, '.', FIELD);
            }
        }
    }

    fn set(&mut self, column: usize, row: usize, owner: usize, ch: char, colour: Colour) {
        self.owner[row][column] = owner;
        self.spots[row][column] = Spot { ch, colour, bold: false };
    }

    /// Gives every character left over to the field whose edge is nearest.
    fn fields(&mut self, tile: &Tile, turn: u8) {
        for row in 0..HEIGHT {
            for column in 0..WIDTH {
                if self.owner[row][column] != usize::MAX {
                    continue;
                }
                let (side, _, along) = quarter(column, row);
                let place = 3 * side + if along < 0.0 { 0 } else { 2 };
                let distance = |segment: &Segment| {
                    let places = turn_places(segment.places, turn);
                    (0..12).filter(|p| places >> p & 1 == 1).map(|p| (12 + p - place) % 12).map(|d| d.min(12 - d)).min()
                };
                let fields = tile.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field);
                if let Some((i, _)) = fields.min_by_key(|(_, s)| distance(s).unwrap_or(99)) {
                    self.set(column, row, i, if (column + row) % 2 == 0 { '.' } else { ' ' }, FIELD);
                }
            }
        }
    }

    /// The character of a segment nearest to its middle; `nth` for another one beside it.
    fn anchor(&self, segment: usize, nth: usize) -> (usize, usize) {
        let mut own: Vec<(usize, usize)> = (0..HEIGHT)
            .flat_map(|row| (0..WIDTH).map(move |column| (column, row)))
            .filter(|(column, row)| self.owner[*row][*column] == segment)
            .collect();
        if own.is_empty() {
            return MIDDLE;
        }
        let n = own.len() as f32;
        let x = own.iter().map(|p| p.0 as f32).sum::<f32>() / n;
        let y = own.iter().map(|p| p.1 as f32).sum::<f32>() / n;
        own.sort_by(|a, b| {
            let far = |p: &(usize, usize)| (p.0 as f32 - x).powi(2) + 4.0 * (p.1 as f32 - y).powi(2);
            far(a).total_cmp(&far(b))
        });
        own[nth.min(own.len() - 1)]
    }
}

/// A sheet of characters.
pub struct Sheet {
    rows: Vec<Vec<Spot>>,
}

impl Sheet {
    fn new(width: usize, height: usize) -> Self {
        Self { rows: vec![vec![BLANK; width]; height] }
    }

    fn paste(&mut self, drawn: &Drawn, left: usize, top: usize) {
        for (row, spots) in drawn.spots.iter().enumerate() {
            self.rows[top + row][left..left + WIDTH].copy_from_slice(spots);
        }
    }

    fn write(&mut self, left: usize, top: usize, text: &str, colour: Colour, bold: bool) {
        for (i, ch) in text.chars().enumerate() {
            if let Some(spot) = self.rows.get_mut(top).and_then(|row| row.get_mut(left + i)) {
                *spot = Spot { ch, colour, bold };
            }
        }
    }

    /// As lines of text, with colours if wanted.
    pub fn print(&self, colours: bool) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let end = row.iter().rposition(|s| s.ch != ' ').map_or(0, |i| i + 1);
            let mut last = None;
            for spot in &row[..end] {
                if colours && last != Some((spot.colour, spot.bold)) {
                    let _ = write!(text, "\x1b[{};38;5;{}m", u8::from(spot.bold), spot.colour.0);
                    last = Some((spot.colour, spot.bold));
                }
                text.push(spot.ch);
            }
            if colours && end > 0 {
                text.push_str("\x1b[0m");
            }
            text.push('\n');
        }
        text
    }
}

/// How a player's figures are written: a small letter for a follower, a capital for a big one, and a sign behind the
/// letter for the others.
fn figure_text(names: &[String], figure: &FigureOnTable) -> String {
    let letter = letters(names)[figure.owner];
    match figure.figure {
        Figure::Follower => letter.to_string(),
        Figure::BigFollower => letter.to_ascii_uppercase().to_string(),
        Figure::Abbot => format!("{letter}&"),
        Figure::Builder => format!("{letter}^"),
        Figure::Pig => format!("{letter}~"),
        Figure::Mayor => format!("{letter}%"),
        Figure::Wagon => format!("{letter}@"),
        Figure::Barn => format!("{letter}$"),
        Figure::Abbey | Figure::Bridge | Figure::Castle | Figure::TowerPiece => {
            unreachable!("tokens do not stand on segments")
        }
    }
}

/// A letter for each player: the first of the name where that is enough.
pub fn letters(names: &[String]) -> Vec<char> {
    let first: Vec<char> = names.iter().map(|n| n.chars().next().unwrap_or(' ').to_ascii_lowercase()).collect();
    let plain = first.iter().all(char::is_ascii_lowercase);
    let unique = (0..first.len()).all(|i| !first[..i].contains(&first[i]));
    if plain && unique { first } else { ('a'..='f').take(names.len()).collect() }
}

/// The table, with numbers on the squares that can be chosen.
pub fn board(rules: &Rules, state: &State, names: &[String], choices: &[Pos]) -> Sheet {
    let squares: Vec<Pos> = state.tiles().map(|t| t.at).chain(choices.iter().copied()).collect();
    let west = squares.iter().map(|p| p.x).min().unwrap_or(0);
    let east = squares.iter().map(|p| p.x).max().unwrap_or(0);
    let south = squares.iter().map(|p| p.y).min().unwrap_or(0);
    let north = squares.iter().map(|p| p.y).max().unwrap_or(0);
    let margin = 5;
    let left = |x: i16| margin + (x - west) as usize * WIDTH;
    let top = |y: i16| 1 + (north - y) as usize * HEIGHT;
    let mut sheet = Sheet::new(left(east) + WIDTH, top(south) + HEIGHT);
    for x in west..=east {
        sheet.write(left(x) + 3, 0, &format!("{x:>2}"), PLAIN, false);
    }
    for y in south..=north {
        sheet.write(0, top(y) + 2, &format!("{y:>3}"), PLAIN, false);
    }
    for t in state.tiles() {
        let drawn = Drawn::new(rules.tile(t.tile), t.turn);
        sheet.paste(&drawn, left(t.at.x), top(t.at.y));
        for figure in state.figures().filter(|f| f.spot.at == t.at) {
            // Figures that share a segment stand side by side.
            let before = state.figures().take_while(|f| *f != figure).filter(|f| f.spot == figure.spot).count();
            let (column, row) = drawn.anchor(figure.spot.segment as usize, before);
            let text = figure_text(names, &figure);
            sheet.write(left(t.at.x) + column, top(t.at.y) + row, &text, SEATS[figure.owner], true);
        }
    }
    for (at, height) in state.towers() {
        sheet.write(left(at.x) + 5, top(at.y) + 2, &height.to_string(), MARK, true);
    }
    for (at, text) in [(state.dragon(), "DRAGON"), (state.fairy(), "fairy")] {
        if let Some(at) = at {
            sheet.write(left(at.x) + 1, top(at.y) + usize::from(text == "fairy") * 4, text, MARK, true);
        }
    }
    for (i, at) in choices.iter().enumerate() {
        sheet.write(left(at.x) + 2, top(at.y) + 2, &format!("[{:^3}]", i + 1), MARK, true);
    }
    sheet
}

/// A tile in several turns, side by side, each with a caption.
pub fn tiles(turns: &[(&Tile, u8, String)]) -> Sheet {
    let mut sheet = Sheet::new(turns.len() * (WIDTH + 4) + 4, HEIGHT + 1);
    for (i, (tile, turn, caption)) in turns.iter().enumerate() {
        let left = 4 + i * (WIDTH + 4);
        sheet.paste(&Drawn::new(tile, *turn), left, 0);
        sheet.write(left + 4, HEIGHT, caption, MARK, true);
    }
    sheet
}

/// A tile with numbers on some of its segments.
pub fn numbered(tile: &Tile, turn: u8, segments: &[usize]) -> Sheet {
    let drawn = Drawn::new(tile, turn);
    let mut sheet = Sheet::new(WIDTH + 4, HEIGHT);
    sheet.paste(&drawn, 4, 0);
    for (i, segment) in segments.iter().enumerate() {
        let (column, row) = drawn.anchor(*segment, 0);
        sheet.write(4 + column, row, &(i + 1).to_string(), MARK, true);
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::tile;

    /// Every segment a figure can stand on has a character of its own, in every turn.
    #[test]
    fn every_segment_can_be_seen() {
        for set in aude_engine::parts::parts().flat_map(|p| p.sets) {
            for (tile, _) in tile::set(set).unwrap().tiles {
                for turn in 0..4 {
                    let drawn = Drawn::new(tile, turn);
                    let anchors: Vec<_> = (0..tile.nodes()).map(|s| drawn.anchor(s, 0)).collect();
                    for (i, anchor) in anchors.iter().enumerate() {
                        assert!(!anchors[..i].contains(anchor), "{} turn {turn}: segment {i} hides another", tile.id);
                    }
                }
            }
        }
    }

    #[test]
    fn the_start_tile() {
        let tile = tile::find("D").unwrap();
        let lines = [".#######.", " . . . .", "====+====", " . . . .", ". . . . ."];
        let sheet = tiles(&[(tile, 0, String::new())]).print(false);
        let drawn: Vec<_> = sheet.lines().take(5).map(|line| &line[4..]).collect();
        assert_eq!(drawn, lines);
    }

    #[test]
    fn letters_tell_players_apart() {
        let names = |list: &[&str]| list.iter().map(|s| (*s).to_string()).collect::<Vec<_>>();
        assert_eq!(letters(&names(&["Anna", "Ben"])), ['a', 'b']);
        assert_eq!(letters(&names(&["Ben", "Bo"])), ['a', 'b']);
        assert_eq!(letters(&names(&["Østen", "Bo"])), ['a', 'b']);
    }
}
