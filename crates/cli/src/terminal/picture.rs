//! Tiles and boards in characters.
//!
//! A tile is nine characters wide and five high. Every character belongs to a segment, so that figures and
//! numbers can be put where they belong.

use std::{collections::BTreeSet, fmt::Write as _};

use aude_engine::{
    Axis, Figure, Rules,
    tile::{self, Kind, Segment, Sign, TILES, Tile, turn_places},
};
use aude_table::{Piece, Point, Square, TileView, View};

/// How wide a tile is. No word on the board is longer.
pub const WIDTH: usize = 9;
const HEIGHT: usize = 5;
const MIDDLE: (usize, usize) = (4, 2);

/// Where more than two roads meet.
const CROSSING: char = 'x';

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

/// A tile with the signs that count in a game.
#[derive(Debug)]
pub struct Face {
    tile: &'static Tile,
    signs: Vec<Sign>,
}

impl Face {
    /// A tile of a view.
    pub fn new(rules: &Rules, name: &str) -> Self {
        let tile = rules.design(name).map_or_else(|| tile::find(name), |design| Some(rules.tile(design)));
        let tile = tile.expect("views name tiles of the catalogue");
        Self { tile, signs: rules.signs(tile) }
    }
}

/// A tile as it lies, drawn.
struct Drawn {
    spots: [[Spot; WIDTH]; HEIGHT],
    owner: [[usize; WIDTH]; HEIGHT],
    /// Where a figure or a word stands.
    busy: [[bool; WIDTH]; HEIGHT],
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
    fn new(face: &Face, turn: u8) -> Self {
        let Face { tile, signs } = face;
        let mut drawn = Self {
            spots: [[BLANK; WIDTH]; HEIGHT],
            owner: [[usize::MAX; WIDTH]; HEIGHT],
            busy: [[false; WIDTH]; HEIGHT],
        };
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
            drawn.spots[MIDDLE.1][MIDDLE.0] = Spot { ch: CROSSING, colour: ROAD, bold: true };
        }
        let centers = || signs.iter().filter(|sign| sign.is_segment);
        let kind = |sign: &Sign| sign.segment.map(|segment| tile.segments[segment].kind);
        let middle = centers().filter(|sign| kind(sign) != Some(Kind::Garden)).count();
        for sign in centers() {
            let Some(segment) = sign.segment else { continue };
            // The place behind the sign is for whoever stands there, or for the height of a tower; nobody else stands
            // before a monastery.
            let (first, (column, row)) = match tile.segments[segment].kind {
                Kind::Garden => (2, (2, 3)),
                kind if kind.is_center() && middle > 1 => (0, (1, 2)),
                kind if kind.is_center() => (MIDDLE.0 - 1, MIDDLE),
                _ => (MIDDLE.0, MIDDLE),
            };
            for beside in first..=column + 1 {
                let Spot { ch, colour, .. } = drawn.spots[row][beside];
                drawn.set(beside, row, segment, ch, colour);
            }
            drawn.spots[row][column] = Spot { ch: sign.sign, colour: MARK, bold: true };
        }
        if let Some(symbol) = signs.iter().find(|sign| sign.segment.is_none()) {
            // Beside the middle, where a monastery or a crossing may be.
            let places = [(6, 1), (2, 1), (6, 3), (2, 3)];
            let free = places.into_iter().find(|(column, row)| !drawn.spots[*row][*column].bold);
            let (column, row) = free.unwrap_or(places[0]);
            drawn.spots[row][column] = Spot { ch: symbol.sign, colour: MARK, bold: true };
        }
        drawn.show_all(tile);
        for sign in signs.iter().filter(|sign| !sign.is_segment) {
            // The place in the middle is for figures.
            let own = sign.segment.map(|segment| drawn.own(segment)).unwrap_or_default();
            let free = own.iter().skip(1).chain(&own).find(|(column, row)| !drawn.spots[*row][*column].bold);
            if let Some((column, row)) = free.copied() {
                drawn.spots[row][column] = Spot { ch: sign.sign, colour: MARK, bold: true };
            }
        }
        drawn
    }

    /// A tile on the table, with the bridges over it.
    fn on_table(face: &Face, turn: u8, pieces: &[&Piece]) -> Self {
        let mut drawn = Self::new(face, turn);
        for axis in
            Axis::ALL.into_iter().filter(|axis| pieces.iter().any(|piece| piece.axis.as_deref() == Some(axis.name())))
        {
            drawn.bridge(axis, face.tile.segments.len());
        }
        drawn
    }

    /// A bridge over the tile. Signs and what would be lost below it stay.
    fn bridge(&mut self, axis: Axis, segment: usize) {
        let cells: Vec<(usize, usize)> = match axis {
            Axis::NorthSouth => (0..HEIGHT).map(|row| (4, row)).collect(),
            Axis::EastWest => (0..WIDTH).map(|column| (column, 2)).collect(),
        };
        for (column, row) in cells {
            let below = self.owner[row][column];
            if !self.spots[row][column].bold && (below == usize::MAX || self.own(below).len() > 1) {
                self.set(column, row, segment, if axis == Axis::NorthSouth { '║' } else { '═' }, ROAD);
            }
        }
    }

    /// Puts a figure on a segment: not over another, over no sign and apart from everything else if there is room.
    fn stand(&mut self, segment: usize, text: &str, colour: Colour) {
        let own = self.own(segment);
        let all = (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (column, row)));
        let places: Vec<_> = own.iter().copied().map(|p| (p, true)).chain(all.map(|p| (p, false))).collect();
        let length = text.chars().count();
        let plain = |column: usize, row: usize| !self.busy[row][column] && !self.spots[row][column].bold;
        let apart = |p: &&(usize, usize)| {
            let (column, row) = **p;
            let cells = column.saturating_sub(1)..(column + length + 1).min(WIDTH);
            let own = column..column + length;
            own.end <= WIDTH
                && own.into_iter().all(|c| self.owner[row][c] == segment)
                && cells.into_iter().all(|c| plain(c, row))
        };
        let fits = |of_own: bool, inside: bool, signs: bool| {
            places.iter().filter(|(_, is_own)| *is_own || !of_own).map(|(p, _)| *p).find(|(column, row)| {
                column + length <= WIDTH
                    && (*column..column + length).all(|c| {
                        !self.busy[*row][c]
                            && (signs || !self.spots[*row][c].bold)
                            && (!inside || self.owner[*row][c] == segment)
                    })
            })
        };
        let place = own
            .iter()
            .find(apart)
            .copied()
            .or_else(|| fits(true, true, false))
            .or_else(|| fits(true, false, false))
            .or_else(|| fits(true, false, true))
            .or_else(|| fits(false, false, false))
            .or_else(|| fits(false, false, true));
        if let Some((column, row)) = place {
            self.write(column, row, text, colour);
        }
    }

    /// Writes a word where nothing stands, as near to a character as possible, shortened if there is no room for it.
    fn note(&mut self, near: (usize, usize), text: &str, colour: Colour) {
        let all: Vec<char> = text.chars().collect();
        for length in [all.len(), 3.min(all.len()), 1] {
            let places =
                (0..HEIGHT).flat_map(|row| (0..=WIDTH.saturating_sub(length)).map(move |column| (column, row)));
            let free = places.filter(|(column, row)| {
                (*column..(column + length).min(WIDTH)).all(|c| !self.busy[*row][c] && !self.spots[*row][c].bold)
            });
            let far =
                |(column, row): &(usize, usize)| 2 * row.abs_diff(near.1) + (column + length / 2).abs_diff(near.0);
            if let Some((column, row)) = free.min_by_key(far) {
                self.write(column, row, &all[..length].iter().collect::<String>(), colour);
                return;
            }
        }
    }

    fn write(&mut self, column: usize, row: usize, text: &str, colour: Colour) {
        for (i, ch) in text.chars().enumerate().take_while(|(i, _)| column + i < WIDTH) {
            self.spots[row][column + i] = Spot { ch, colour, bold: true };
            self.busy[row][column + i] = true;
        }
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

    /// Gives every character left over to the field, or the Count's city, whose edge is nearest.
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
                let ground = |s: &Segment| matches!(s.kind, Kind::Field | Kind::Carcassonne);
                let fields = tile.segments.iter().enumerate().filter(|(_, s)| ground(s));
                match fields.min_by_key(|(_, s)| distance(s).unwrap_or(99)) {
                    Some((i, s)) if s.kind == Kind::Carcassonne => self.set(column, row, i, '░', CITY),
                    Some((i, _)) => self.set(column, row, i, if (column + row) % 2 == 0 { '.' } else { ' ' }, FIELD),
                    None => {}
                }
            }
        }
    }

    /// The characters of a segment, those nearest to its middle first.
    fn own(&self, segment: usize) -> Vec<(usize, usize)> {
        let mut own: Vec<(usize, usize)> = (0..HEIGHT)
            .flat_map(|row| (0..WIDTH).map(move |column| (column, row)))
            .filter(|(column, row)| self.owner[*row][*column] == segment)
            .collect();
        let n = own.len().max(1) as f32;
        let x = own.iter().map(|p| p.0 as f32).sum::<f32>() / n;
        let y = own.iter().map(|p| p.1 as f32).sum::<f32>() / n;
        own.sort_by(|a, b| {
            let far = |p: &(usize, usize)| (p.0 as f32 - x).powi(2) + 4.0 * (p.1 as f32 - y).powi(2);
            // Above or below rather than beside, where somebody might seem to belong to the sign in the middle.
            let high = |p: &(usize, usize)| (p.1 as f32 - y).abs();
            far(a).total_cmp(&far(b)).then(high(b).total_cmp(&high(a))).then(b.0.cmp(&a.0))
        });
        own
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

/// A letter for each player: the first of the name where that is enough, and is no sign.
pub fn letters(names: &[String]) -> Vec<char> {
    let first: Vec<char> = names.iter().map(|n| n.chars().next().unwrap_or(' ').to_ascii_lowercase()).collect();
    let signs: BTreeSet<char> = TILES.iter().flat_map(Tile::signs).map(|it| it.sign.to_ascii_lowercase()).collect();
    let plain = first.iter().all(|c| c.is_ascii_lowercase() && *c != CROSSING && !signs.contains(c));
    let unique = (0..first.len()).all(|i| !first[..i].contains(&first[i]));
    if plain && unique { first } else { "abcefh".chars().take(names.len()).collect() }
}

/// A point of the table as a character of the tile on a square.
fn cell(at: Square, [x, y]: Point) -> (usize, usize) {
    let on = |n: f32, cells: usize| ((n / 100. * cells as f32) as usize).min(cells - 1);
    (on(x - at[0] as f32 * 100., WIDTH), on(y + at[1] as f32 * 100., HEIGHT))
}

/// The square of a point of the table.
fn square([x, y]: Point) -> Square {
    [(x / 100.).floor() as i32, -(y / 100.).floor() as i32]
}

/// What is drawn: a view, and the words for what has no letter.
pub struct Board<'a> {
    pub rules: &'a Rules,
    pub view: &'a View,
    /// The names of places that are no tiles.
    pub landmarks: &'a [(Point, String)],
    /// The name of a thing that is nobody's.
    pub name: &'a dyn Fn(&str) -> String,
}

impl Board<'_> {
    fn on_table(&self, laid: &TileView) -> (Drawn, Vec<&Piece>) {
        let pieces: Vec<_> = self.view.pieces.iter().filter(|piece| piece.at == laid.at).collect();
        (Drawn::on_table(&Face::new(self.rules, &laid.tile), laid.turn, &pieces), pieces)
    }

    /// The table, with numbers on the squares that can be chosen.
    pub fn table(&self, choices: &[Square]) -> Sheet {
        let squares = || self.view.tiles.iter().map(|laid| laid.at).chain(choices.iter().copied());
        let least = |axis: usize| squares().map(|at| at[axis]).min().unwrap_or(0);
        let most = |axis: usize| squares().map(|at| at[axis]).max().unwrap_or(0);
        let (west, east, south, north) = (least(0), most(0), least(1), most(1));
        let margin = 5;
        let left = |x: i32| margin + (x - west) as usize * WIDTH;
        let top = |y: i32| 1 + (north - y) as usize * HEIGHT;
        let mut sheet = Sheet::new(left(east) + WIDTH, top(south) + HEIGHT);
        for x in west..=east {
            sheet.write(left(x) + 3, 0, &format!("{x:>2}"), PLAIN, false);
        }
        for y in south..=north {
            sheet.write(0, top(y) + 2, &format!("{y:>3}"), PLAIN, false);
        }
        let names: Vec<String> = self.view.players.iter().map(|player| player.name.clone()).collect();
        let letters = letters(&names);
        for laid in &self.view.tiles {
            let (mut drawn, mut pieces) = self.on_table(laid);
            for (point, name) in self.landmarks.iter().filter(|(point, _)| square(*point) == laid.at) {
                drawn.note(cell(laid.at, *point), name, MARK);
            }
            // What stands on a segment has its place, and what is nobody's finds one.
            pieces.sort_by_key(|piece| (piece.height.is_none(), piece.owner.is_none(), piece.segment.is_none()));
            for piece in pieces.into_iter().filter(|piece| piece.axis.is_none()) {
                let near = cell(laid.at, piece.point);
                match (piece.owner, piece.height) {
                    (Some(owner), _) => {
                        let figure = Figure::from_name(piece.figure.as_deref().unwrap_or(&piece.kind));
                        let text = figure.unwrap_or(Figure::Follower).written(letters[owner]);
                        match piece.segment {
                            Some(segment) => drawn.stand(segment.into(), &text, SEATS[owner]),
                            None => drawn.note(near, &text, SEATS[owner]),
                        }
                    }
                    (None, Some(height)) => drawn.write(MIDDLE.0 + 1, MIDDLE.1, &height.to_string(), MARK),
                    (None, None) => drawn.note(near, &(self.name)(&piece.kind), MARK),
                }
            }
            sheet.paste(&drawn, left(laid.at[0]), top(laid.at[1]));
        }
        for (i, at) in choices.iter().enumerate() {
            sheet.write(left(at[0]) + 2, top(at[1]) + 2, &format!("[{:^3}]", i + 1), MARK, true);
        }
        sheet
    }

    /// A tile on the table with numbers on some of its segments.
    pub fn numbered(&self, at: Square, segments: &[u8]) -> Sheet {
        let laid = self.view.tiles.iter().find(|laid| laid.at == at).expect("the tile is on the table");
        let mut drawn = self.on_table(laid).0;
        let places: Vec<_> =
            segments.iter().map(|s| drawn.own((*s).into()).first().copied().unwrap_or(MIDDLE)).collect();
        for (i, (column, row)) in places.into_iter().enumerate() {
            drawn.write(column, row, &(i + 1).to_string(), MARK);
        }
        let mut sheet = Sheet::new(WIDTH + 4, HEIGHT);
        sheet.paste(&drawn, 4, 0);
        sheet
    }
}

/// Tiles in some turns, side by side, each with a caption.
pub fn tiles(turns: &[(Face, u8, String)]) -> Sheet {
    let mut sheet = Sheet::new(turns.len() * (WIDTH + 4) + 4, HEIGHT + 1);
    for (i, (face, turn, caption)) in turns.iter().enumerate() {
        let left = 4 + i * (WIDTH + 4);
        sheet.paste(&Drawn::new(face, *turn), left, 0);
        sheet.write(left + 4, HEIGHT, caption, MARK, true);
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tile with all elements on.
    fn face(tile: &'static Tile) -> Face {
        Face { tile, signs: tile.signs() }
    }

    fn every_tile() -> impl Iterator<Item = &'static Tile> {
        let sets = aude_engine::parts::parts().flat_map(|p| p.sets).map(|set| tile::set(set).unwrap());
        sets.flat_map(|set| set.tiles).map(|(tile, _)| *tile)
    }

    /// Every segment a figure can stand on has a character of its own, in every turn, and what is known by a sign has
    /// that sign on it.
    #[test]
    fn every_segment_can_be_seen() {
        for tile in every_tile() {
            for turn in 0..4 {
                let drawn = Drawn::new(&face(tile), turn);
                for (i, segment) in tile.segments.iter().enumerate().take(tile.nodes()) {
                    assert!(!drawn.own(i).is_empty(), "{} turn {turn}: {} {i} is hidden", tile.id, segment.kind);
                }
                for Sign { sign, segment, .. } in tile.signs() {
                    let all = (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (column, row))).collect();
                    let own = segment.map_or(all, |segment| drawn.own(segment));
                    let seen = own.iter().any(|(column, row)| drawn.spots[*row][*column].ch == sign);
                    assert!(seen, "{} turn {turn}: no {sign} on {segment:?}", tile.id);
                }
            }
        }
    }

    /// Also under a bridge.
    #[test]
    fn bridges_hide_nothing() {
        for tile in every_tile() {
            for (turn, axis) in (0..4).flat_map(|turn| Axis::ALL.map(|axis| (turn, axis))) {
                let field = |side: usize| tile.edges[(side + 4 - turn as usize) % 4] == tile::Edge::Field;
                if !axis.sides().into_iter().all(field) {
                    continue;
                }
                let mut drawn = Drawn::new(&face(tile), turn);
                drawn.bridge(axis, tile.segments.len());
                for i in (0..tile.nodes()).chain([tile.segments.len()]) {
                    assert!(!drawn.own(i).is_empty(), "{} turn {turn}: segment {i} is hidden", tile.id);
                }
            }
        }
    }

    /// Many figures on a tile, the dragon and the fairy are all to be seen.
    #[test]
    fn nothing_hides_a_figure() {
        for tile in every_tile() {
            let mut drawn = Drawn::new(&face(tile), 0);
            for i in 0..tile.nodes() {
                drawn.stand(i, "Q", PLAIN);
                drawn.stand(i, "q@", PLAIN);
            }
            drawn.note(MIDDLE, "DRAGON", MARK);
            drawn.note(MIDDLE, "fairy", MARK);
            let count = |ch| drawn.spots.iter().flatten().filter(|s| s.ch == ch).count();
            assert_eq!((count('Q'), count('q'), count('@')), (tile.nodes(), tile.nodes(), tile.nodes()), "{}", tile.id);
            assert!(drawn.spots.iter().flatten().any(|s| s.ch == 'D') && count('f') == 1, "{}", tile.id);
        }
    }

    #[test]
    fn signs_of_elements_that_are_off_are_not_drawn() {
        let rules = Rules::new(&aude_engine::Setup::players(2)).unwrap();
        for id in ["TJ", "EK", "BA", "co-3"] {
            let tile = tile::find(id).unwrap();
            let drawn = Drawn::new(&Face { tile, signs: rules.signs(tile) }, 0);
            let letters = drawn.spots.iter().flatten().filter(|s| s.ch.is_ascii_alphabetic() && s.ch != 'x');
            let monasteries = tile.segments.iter().filter(|s| s.kind == Kind::Monastery).count();
            assert_eq!(letters.count(), monasteries, "{id}");
        }
    }

    #[test]
    fn the_start_tile() {
        let tile = tile::find("D").unwrap();
        let lines = [".#######.", " . . . .", "====+====", " . . . .", ". . . . ."];
        let sheet = tiles(&[(face(tile), 0, String::new())]).print(false);
        let drawn: Vec<_> = sheet.lines().take(5).map(|line| &line[4..]).collect();
        assert_eq!(drawn, lines);
    }

    #[test]
    fn letters_tell_players_apart() {
        let names = |list: &[&str]| list.iter().map(|s| (*s).to_string()).collect::<Vec<_>>();
        assert_eq!(letters(&names(&["Anna", "Ben"])), ['a', 'b']);
        assert_eq!(letters(&names(&["Ben", "Bo"])), ['a', 'b']);
        assert_eq!(letters(&names(&["Mia", "Tom", "Cleo", "Dora"])), ['a', 'b', 'c', 'e'], "M and T are signs");
        assert_eq!(letters(&names(&["Østen", "Bo"])), ['a', 'b']);
    }
}
