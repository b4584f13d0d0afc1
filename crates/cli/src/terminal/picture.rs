//! Tiles and boards in characters.
//!
//! A tile is nine characters wide and five high. Every character belongs to a segment, so that figures and
//! numbers can be put where they belong.

use std::fmt::Write as _;

use aude_engine::{
    Axis, Figure, Pos, Quarter, Rules, Spot as Place, State, TileOnTable,
    tile::{Kind, Segment, Symbol, Tile, turn_places},
};

/// How wide a tile is. No word on the board is longer.
pub const WIDTH: usize = 9;
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

/// The elements whose signs are drawn: those that count in the game.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an element of its own")]
pub struct Signs {
    inns: bool,
    cathedrals: bool,
    goods: bool,
    herds: bool,
    siege: bool,
    princess: bool,
    portal: bool,
    dragon: bool,
    tower: bool,
    bazaars: bool,
    gardens: bool,
    cult: bool,
}

impl Signs {
    /// Those of a game.
    pub fn of(rules: &Rules) -> Self {
        let on = |name| rules.choices().toggle(name);
        Self {
            inns: on("inns"),
            cathedrals: on("cathedrals"),
            goods: on("goods"),
            herds: on("pig-herd"),
            siege: on("siege"),
            princess: on("princess"),
            portal: on("portal"),
            dragon: on("dragon"),
            tower: on("tower"),
            bazaars: on("bazaars"),
            gardens: on("gardens"),
            cult: on("cult"),
        }
    }

    /// The sign of a tile's symbol.
    fn symbol(self, tile: &Tile) -> Option<char> {
        match tile.symbol? {
            Symbol::Volcano => self.dragon.then_some('V'),
            Symbol::Dragon => self.dragon.then_some('D'),
            Symbol::Portal => self.portal.then_some('O'),
            Symbol::Bazaar => self.bazaars.then_some('Z'),
            // It is a segment of its own.
            Symbol::Tower => None,
        }
    }

    /// The signs of what a segment carries.
    fn marks(self, segment: &Segment) -> impl Iterator<Item = char> + use<> {
        let marks = segment.marks;
        [
            (self.cathedrals && marks.cathedrals() > 0, 'K'),
            (self.goods && marks.wine() > 0, 'w'),
            (self.goods && marks.grain() > 0, 'r'),
            (self.goods && marks.cloth() > 0, 't'),
            (marks.pennants() > 0, '*'),
            (self.inns && marks.inns() > 0, 'i'),
            (self.princess && segment.princess, 'p'),
            (self.herds && marks.herds() > 0, 'P'),
            (self.siege && marks.sieges() > 0, '!'),
        ]
        .into_iter()
        .filter_map(|(there, sign)| there.then_some(sign))
    }

    /// The sign of a segment that is one thing in one place.
    fn center(self, kind: Kind) -> Option<char> {
        match kind {
            Kind::Shrine if self.cult => Some('S'),
            Kind::Monastery | Kind::Shrine => Some('M'),
            Kind::Tower => self.tower.then_some('T'),
            Kind::Garden => self.gardens.then_some('g'),
            _ => None,
        }
    }
}

/// The words on the board, in the player's language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    pub dragon: String,
    pub fairy: String,
    pub count: String,
    /// The quarters of the Count's city, in the order of [`Quarter::ALL`].
    pub quarters: [String; 4],
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
    fn new(tile: &Tile, turn: u8, signs: Signs) -> Self {
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
            drawn.spots[MIDDLE.1][MIDDLE.0] = Spot { ch: 'x', colour: ROAD, bold: true };
        }
        let has_tower = signs.tower && tile.segments.iter().any(|s| s.kind == Kind::Tower);
        for (i, segment) in tile.segments.iter().enumerate() {
            let Some(sign) = signs.center(segment.kind) else { continue };
            // The place behind the sign is for whoever stands there, or for the height of a tower; nobody else stands
            // before a monastery.
            let (column, row) = match segment.kind {
                Kind::Garden => (2, 3),
                Kind::Monastery | Kind::Shrine if has_tower => (1, 2),
                _ => MIDDLE,
            };
            let first = if matches!(segment.kind, Kind::Monastery | Kind::Shrine) { column - 1 } else { column };
            for beside in first..=column + 1 {
                let Spot { ch, colour, .. } = drawn.spots[row][beside];
                drawn.set(beside, row, i, ch, colour);
            }
            drawn.set(column, row, i, sign, MARK);
            drawn.spots[row][column].bold = true;
        }
        if let Some(sign) = signs.symbol(tile) {
            // Beside the middle, where a monastery or a crossing may be.
            let places = if sign == 'V' { [MIDDLE; 4] } else { [(6, 1), (2, 1), (6, 3), (2, 3)] };
            let free = places.into_iter().find(|(column, row)| !drawn.spots[*row][*column].bold);
            let (column, row) = free.unwrap_or(places[0]);
            drawn.spots[row][column] = Spot { ch: sign, colour: MARK, bold: true };
        }
        drawn.show_all(tile);
        for (i, segment) in tile.segments.iter().enumerate() {
            for sign in signs.marks(segment) {
                // The place in the middle is for figures.
                let own = drawn.own(i);
                let free = own.iter().skip(1).chain(&own).find(|(column, row)| !drawn.spots[*row][*column].bold);
                if let Some((column, row)) = free.copied() {
                    drawn.spots[row][column] = Spot { ch: sign, colour: MARK, bold: true };
                }
            }
        }
        drawn
    }

    /// A tile on the table: with its bridge, and its castle if its city is one.
    fn on_table(rules: &Rules, state: &State, laid: TileOnTable) -> Self {
        let tile = rules.tile(laid.tile);
        let mut drawn = Self::new(tile, laid.turn, Signs::of(rules));
        if let Some((_, axis)) = state.bridges().into_iter().find(|(at, _)| *at == laid.at) {
            drawn.bridge(axis, tile.segments.len());
        }
        for castle in state.castles().filter(|castle| castle.tiles.contains(&laid.at)) {
            for (i, _) in tile.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::City) {
                if state.is_castle(Place { at: laid.at, segment: i as u8 }) {
                    for (column, row) in drawn.own(i) {
                        if !drawn.spots[row][column].bold {
                            drawn.spots[row][column] = Spot { ch: '▓', colour: SEATS[castle.owner], bold: false };
                        }
                    }
                }
            }
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

    /// Writes a word where nothing stands, shortened if there is no room for it.
    fn note(&mut self, text: &str) {
        let all: Vec<char> = text.chars().collect();
        for length in [all.len(), 3.min(all.len()), 1] {
            for row in [0, 4, 1, 3, 2] {
                for column in 0..=WIDTH.saturating_sub(length) {
                    let cells = column..(column + length).min(WIDTH);
                    if cells.into_iter().all(|c| !self.busy[row][c] && !self.spots[row][c].bold) {
                        let short: String = all[..length].iter().collect();
                        self.write(column, row, &short, MARK);
                        return;
                    }
                }
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

/// How a player's figures are written: a small letter for a follower, a capital for a big one, and a sign behind the
/// letter for the others.
fn figure_text(letters: &[char], owner: usize, figure: Figure) -> String {
    let letter = letters[owner];
    match figure {
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

/// The letters of signs on tiles, which players do not get.
const SIGN_LETTERS: &str = "dgikmoprstvwxz";

/// A letter for each player: the first of the name where that is enough, and is no sign.
pub fn letters(names: &[String]) -> Vec<char> {
    let first: Vec<char> = names.iter().map(|n| n.chars().next().unwrap_or(' ').to_ascii_lowercase()).collect();
    let plain = first.iter().all(|c| c.is_ascii_lowercase() && !SIGN_LETTERS.contains(*c));
    let unique = (0..first.len()).all(|i| !first[..i].contains(&first[i]));
    if plain && unique { first } else { "abcefh".chars().take(names.len()).collect() }
}

/// The tile of the Count's city on which a quarter is shown, and the first of its three rows there.
const fn quarter_at(quarter: Quarter) -> (&'static str, usize) {
    match quarter {
        Quarter::Castle => ("co-3", 2),
        Quarter::Cathedral => ("co-6", 1),
        Quarter::Market => ("co-7", 1),
        Quarter::Smithy => ("co-11", 0),
    }
}

/// The table, with numbers on the squares that can be chosen.
pub fn board(rules: &Rules, state: &State, names: &[String], words: &Words, choices: &[Pos]) -> Sheet {
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
    let letters = letters(names);
    let towers = state.towers();
    for t in state.tiles() {
        let mut drawn = Drawn::on_table(rules, state, t);
        if let Some((_, height)) = towers.iter().find(|(at, height)| *at == t.at && *height > 0) {
            drawn.write(MIDDLE.0 + 1, MIDDLE.1, &height.to_string(), MARK);
        }
        for (i, quarter) in Quarter::ALL.into_iter().enumerate() {
            let (id, row) = quarter_at(quarter);
            if rules.tile(t.tile).id != id {
                continue;
            }
            drawn.write(0, row, &words.quarters[i], MARK);
            let mut column = 0;
            for (_, owner, figure) in state.guests().filter(|(of, ..)| *of == quarter) {
                let text = figure_text(&letters, owner, figure);
                drawn.write(column, row + 1, &text, SEATS[owner]);
                column += text.len();
            }
            if state.count() == Some(quarter) {
                drawn.write(0, row + 2, &words.count, MARK);
            }
        }
        for figure in state.figures().filter(|f| f.spot.at == t.at) {
            let text = figure_text(&letters, figure.owner, figure.figure);
            drawn.stand(figure.spot.segment as usize, &text, SEATS[figure.owner]);
        }
        for (at, word) in [(state.dragon(), &words.dragon), (state.fairy(), &words.fairy)] {
            if at == Some(t.at) {
                drawn.note(word);
            }
        }
        sheet.paste(&drawn, left(t.at.x), top(t.at.y));
    }
    for (i, at) in choices.iter().enumerate() {
        sheet.write(left(at.x) + 2, top(at.y) + 2, &format!("[{:^3}]", i + 1), MARK, true);
    }
    sheet
}

/// A tile in several turns, side by side, each with a caption.
pub fn tiles(turns: &[(&Tile, u8, String)], signs: Signs) -> Sheet {
    let mut sheet = Sheet::new(turns.len() * (WIDTH + 4) + 4, HEIGHT + 1);
    for (i, (tile, turn, caption)) in turns.iter().enumerate() {
        let left = 4 + i * (WIDTH + 4);
        sheet.paste(&Drawn::new(tile, *turn, signs), left, 0);
        sheet.write(left + 4, HEIGHT, caption, MARK, true);
    }
    sheet
}

/// A tile on the table with numbers on some of its segments.
pub fn numbered(rules: &Rules, state: &State, laid: TileOnTable, segments: &[usize]) -> Sheet {
    let mut drawn = Drawn::on_table(rules, state, laid);
    let places: Vec<_> = segments.iter().map(|s| drawn.own(*s).first().copied().unwrap_or(MIDDLE)).collect();
    for (i, (column, row)) in places.into_iter().enumerate() {
        drawn.write(column, row, &(i + 1).to_string(), MARK);
    }
    let mut sheet = Sheet::new(WIDTH + 4, HEIGHT);
    sheet.paste(&drawn, 4, 0);
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::tile;

    const ALL: Signs = Signs {
        inns: true,
        cathedrals: true,
        goods: true,
        herds: true,
        siege: true,
        princess: true,
        portal: true,
        dragon: true,
        tower: true,
        bazaars: true,
        gardens: true,
        cult: true,
    };

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
                let drawn = Drawn::new(tile, turn, ALL);
                for (i, segment) in tile.segments.iter().enumerate().take(tile.nodes()) {
                    let own = drawn.own(i);
                    assert!(!own.is_empty(), "{} turn {turn}: {} {i} is hidden", tile.id, segment.kind);
                    for sign in ALL.center(segment.kind).into_iter().chain(ALL.marks(segment)) {
                        let seen = own.iter().any(|(column, row)| drawn.spots[*row][*column].ch == sign);
                        assert!(seen, "{} turn {turn}: no {sign} on {} {i}", tile.id, segment.kind);
                    }
                }
                if let Some(sign) = ALL.symbol(tile) {
                    assert!(drawn.spots.iter().flatten().any(|s| s.ch == sign), "{} turn {turn}: no {sign}", tile.id);
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
                let mut drawn = Drawn::new(tile, turn, ALL);
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
            let mut drawn = Drawn::new(tile, 0, ALL);
            for i in 0..tile.nodes() {
                drawn.stand(i, "Q", PLAIN);
                drawn.stand(i, "q@", PLAIN);
            }
            drawn.note("DRAGON");
            drawn.note("fairy");
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
            let drawn = Drawn::new(tile, 0, Signs::of(&rules));
            let letters = drawn.spots.iter().flatten().filter(|s| s.ch.is_ascii_alphabetic() && s.ch != 'x');
            let monasteries = tile.segments.iter().filter(|s| s.kind == Kind::Monastery).count();
            assert_eq!(letters.count(), monasteries, "{id}");
        }
    }

    #[test]
    fn the_start_tile() {
        let tile = tile::find("D").unwrap();
        let lines = [".#######.", " . . . .", "====+====", " . . . .", ". . . . ."];
        let sheet = tiles(&[(tile, 0, String::new())], ALL).print(false);
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
