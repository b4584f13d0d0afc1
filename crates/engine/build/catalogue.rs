//! Reads the tile catalogue and writes it as Rust. The format is explained in `parts/README.md`.

use std::fmt::Write as _;

use toml::{Table, Value};

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];
const CORNERS: [&str; 4] = ["nw", "ne", "se", "sw"];
/// The place of each half-edge on the ring of twelve.
const HALF_PLACE: [u16; 8] = [0, 2, 3, 5, 6, 8, 9, 11];

type Result<T> = std::result::Result<T, String>;

/// A file with a tile set.
pub struct Source {
    name: String,
    /// Its place among the sets, by which their tiles are numbered.
    pub number: i64,
    text: String,
    data: Table,
}

impl Source {
    pub fn parse(name: &str, text: String) -> Result<Self> {
        let data: Table = text.parse().map_err(|e: toml::de::Error| e.to_string())?;
        let number = data.get("set").and_then(|set| set.get("number")).and_then(Value::as_integer);
        Ok(Self { name: name.into(), number: number.ok_or("[set] needs a `number`")?, text, data })
    }
}

/// What can be printed on tiles beside cities, roads, fields and rivers; the sets say it.
#[derive(Default)]
struct Prints {
    marks: Vec<Mark>,
    symbols: Vec<Symbol>,
    /// What can be in the center, with its kind of segment.
    centers: Vec<(String, String)>,
}

/// What belongs to a segment and adds up along a feature.
struct Mark {
    word: String,
    on: String,
    name: String,
    count: String,
    bits: i64,
    shift: i64,
    sign: char,
    about: String,
}

/// What belongs to a whole tile.
struct Symbol {
    word: String,
    sign: Option<char>,
    /// The kind of the segment that it is, too.
    segment: Option<String>,
    ends_road: bool,
    about: String,
}

impl Prints {
    /// Adds what a set has under `mark`, `symbol` and `center`.
    fn add(&mut self, Source { data: set, text: file, .. }: &Source) -> Result<()> {
        let tables = |key| tables(set, file, key);
        for (word, data) in tables("mark")? {
            let sign = sign(data)?.ok_or_else(|| format!("[mark.{word}] needs a `sign`"))?;
            let need = |key| text(data, key)?.ok_or_else(|| format!("[mark.{word}] needs `{key}`"));
            let bits = data.get("bits").and_then(Value::as_integer).filter(|bits| (1..=16).contains(bits));
            let shift = self.marks.last().map_or(0, |last| last.shift + last.bits);
            self.marks.push(Mark {
                word: word.clone(),
                on: need("on")?,
                name: text(data, "name")?.unwrap_or_else(|| word.clone()),
                count: need("count")?,
                bits: bits.ok_or_else(|| format!("[mark.{word}] needs `bits` from 1 to 16"))?,
                shift,
                sign,
                about: need("about")?,
            });
        }
        for (word, data) in tables("symbol")? {
            self.symbols.push(Symbol {
                word: word.clone(),
                sign: sign(data)?,
                segment: text(data, "segment")?,
                ends_road: data.get("ends_road").and_then(Value::as_bool).unwrap_or(false),
                about: text(data, "about")?.ok_or_else(|| format!("[symbol.{word}] needs `about`"))?,
            });
        }
        for (word, data) in tables("center")? {
            let kind = text(data, "kind")?.ok_or_else(|| format!("[center.{word}] needs a `kind`"))?;
            self.centers.push((word.clone(), kind));
        }
        Ok(())
    }

    fn symbol(&self, word: &str) -> Option<&Symbol> {
        self.symbols.iter().find(|symbol| symbol.word == word)
    }

    fn center(&self, word: &str) -> Option<&str> {
        self.centers.iter().find(|(center, _)| center == word).map(|(_, kind)| kind.as_str())
    }

    fn allows(&self, kind: &str, word: &str) -> bool {
        self.marks.iter().any(|mark| mark.on == kind && mark.word == word) || word_allowed(kind, word)
    }

    fn into_rust(self) -> String {
        let mut out = String::from("marks! {\n");
        for mark in &self.marks {
            let Mark { name, count, shift, bits, sign, about, .. } = mark;
            let _ = writeln!(out, "/// {about}\n{}, {count}: {shift}, {bits}, {sign:?};", name.to_uppercase());
        }
        out.push_str(
            "}\n\n/// A symbol that belongs to a whole tile.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Symbol {\n",
        );
        for symbol in &self.symbols {
            let _ = writeln!(out, "/// {}\n{},", symbol.about, capital(&symbol.word));
        }
        out.push_str(
            "}\n\nimpl Symbol {\n/// Its sign on a board of characters, unless it is a segment with a sign of its own.\nconst fn sign(self) -> Option<char> {\nmatch self {\n",
        );
        for symbol in &self.symbols {
            let _ = writeln!(out, "Self::{} => {:?},", capital(&symbol.word), symbol.sign);
        }
        let all: Vec<String> = self.symbols.iter().map(|symbol| format!("Self::{}", capital(&symbol.word))).collect();
        let _ = writeln!(
            out,
            "}}\n}}\n\n/// All of them.\npub const ALL: [Self; {}] = [{}];\n\n/// Its name.\npub const fn name(self) -> &'static str {{\nmatch self {{",
            all.len(),
            all.join(", "),
        );
        for symbol in &self.symbols {
            let _ = writeln!(out, "Self::{} => {:?},", capital(&symbol.word), symbol.word);
        }
        out + "}\n}\n}\n\n"
    }
}

/// A word as the name of a variant.
fn capital(word: &str) -> String {
    let mut name = word.to_string();
    name[..1].make_ascii_uppercase();
    name
}

/// The tables under a key, with their names, in the order of the file.
fn tables<'a>(data: &'a Table, file: &str, key: &str) -> Result<Vec<(&'a String, &'a Table)>> {
    let Some(value) = data.get(key) else { return Ok(Vec::new()) };
    let named = |(name, value): (&'a String, &'a Value)| Some((name, value.as_table()?));
    let tables: Option<Vec<_>> = value.as_table().and_then(|tables| tables.iter().map(named).collect());
    let mut tables = tables.ok_or_else(|| format!("`{key}` must be a table of tables"))?;
    tables.sort_by_key(|(name, _)| file.find(&format!("[{key}.{name}]")));
    Ok(tables)
}

fn sign(data: &Table) -> Result<Option<char>> {
    let Some(sign) = text(data, "sign")? else { return Ok(None) };
    let mut chars = sign.chars();
    match (chars.next(), chars.next()) {
        (Some(sign), None) => Ok(Some(sign)),
        _ => Err(format!("`{sign}` is not one character")),
    }
}

#[derive(Default)]
pub struct Catalogue {
    prints: Prints,
    tiles: String,
    /// Tiles with a tunnel, as they are where a road parts the fields at its mouths.
    parted: String,
    parted_count: usize,
    sets: String,
    ids: Vec<String>,
}

#[derive(Clone, Default)]
struct Segment {
    kind: &'static str,
    sides: Vec<usize>,
    halves: Vec<usize>,
    words: Vec<String>,
    touches: Vec<String>,
}

impl Segment {
    fn parse(kind: &'static str, text: &str, prints: &Prints) -> Result<Self> {
        let (text, touches) = text.split_once(" touches ").unwrap_or((text, ""));
        let mut segment = Self { kind, ..Self::default() };
        segment.touches = touches.split_whitespace().map(String::from).collect();
        let by_half = matches!(kind, "field" | "carcassonne");
        for token in text.split_whitespace() {
            if let Some(side) = SIDES.iter().position(|s| *s == token) {
                segment.sides.push(side);
                if by_half || kind == "city" {
                    segment.halves.extend([2 * side, 2 * side + 1]);
                }
            } else if let Some(half) = HALVES.iter().position(|h| *h == token).filter(|_| by_half) {
                segment.halves.push(half);
            } else if prints.allows(kind, token) {
                segment.words.push(token.into());
            } else {
                return Err(format!("unknown word `{token}` in {kind} \"{text}\""));
            }
        }
        let mut halves = segment.halves.clone();
        halves.sort_unstable();
        halves.dedup();
        if halves.len() != segment.halves.len() {
            return Err(format!("{kind} \"{text}\" names a place twice"));
        }
        if !segment.touches.is_empty() && kind != "field" {
            return Err(format!("only a field touches cities, not {kind} \"{text}\""));
        }
        if by_half {
            if segment.halves.is_empty() != segment.has("inner") {
                return Err(format!("{kind} \"{text}\" needs places, or else `inner`"));
            }
        } else if segment.sides.is_empty() || !segment.sides.is_sorted_by(|a, b| a < b) {
            return Err(format!("{kind} \"{text}\" must name its sides in the order N E S W"));
        }
        Ok(segment)
    }

    fn has(&self, word: &str) -> bool {
        self.words.iter().any(|w| w == word)
    }

    /// The segment's name in joins: its first side.
    fn name(&self) -> &'static str {
        self.sides.first().map_or("", |s| SIDES[*s])
    }

    fn reaches(&self, corner: usize) -> bool {
        self.has(&format!("reach-{}", CORNERS[corner]))
    }

    /// Places on the ring of twelve. A field that has both halves of a side without road or river has its
    /// middle too; that is added by the tile, which knows.
    fn places(&self) -> u16 {
        let halves = self.halves.iter().fold(0, |set, h| set | 1 << HALF_PLACE[*h]);
        let middles = self.sides.iter().fold(0, |set, s| set | 1 << (3 * s + 1));
        if matches!(self.kind, "field" | "carcassonne") { halves } else { halves | middles }
    }
}

fn word_allowed(kind: &str, word: &str) -> bool {
    let directed = |prefix: &str, ends: &[&str]| {
        word.strip_prefix(prefix).is_some_and(|end| ends.iter().any(|e| e.to_lowercase() == end))
    };
    match kind {
        "city" => ["princess", "bridge"].contains(&word) || directed("reach-", &CORNERS),
        "road" => ["house", "roundabout", "bridge", "tunnel"].contains(&word) || directed("tunnel-", &SIDES),
        "field" => word == "inner",
        _ => false,
    }
}

#[derive(Clone)]
struct Tile {
    id: String,
    segments: Vec<Segment>,
    center: Option<String>,
    symbol: Option<String>,
    links: Vec<Vec<String>>,
    meets: Vec<Vec<String>>,
    wild: bool,
    garden: bool,
    at: Option<(i64, i64)>,
    group: Option<String>,
    held: bool,
    about: String,
    count: i64,
}

fn strings(data: &Table, key: &str) -> Result<Vec<String>> {
    match data.get(key) {
        None => Ok(Vec::new()),
        Some(Value::Array(list)) => list
            .iter()
            .map(|v| v.as_str().map(String::from).ok_or_else(|| format!("`{key}` must be a list of texts")))
            .collect(),
        Some(_) => Err(format!("`{key}` must be a list of texts")),
    }
}

fn text(data: &Table, key: &str) -> Result<Option<String>> {
    match data.get(key) {
        None => Ok(None),
        Some(Value::String(s)) => Ok(Some(s.clone())),
        Some(_) => Err(format!("`{key}` must be a text")),
    }
}

impl Tile {
    fn parse(id: &str, data: &Table, prints: &Prints) -> Result<Self> {
        const KEYS: [&str; 15] = [
            "count",
            "at",
            "group",
            "stock",
            "wild",
            "symbol",
            "center",
            "links",
            "meets",
            "note",
            "city",
            "road",
            "river",
            "field",
            "carcassonne",
        ];
        if let Some(key) = data.keys().find(|k| !KEYS.contains(&k.as_str())) {
            return Err(format!("unknown key `{key}`"));
        }
        let mut segments = Vec::new();
        for kind in ["city", "road", "field"] {
            for line in strings(data, kind)? {
                segments.push(Segment::parse(kind, &line, prints)?);
            }
        }
        if let Some(line) = text(data, "carcassonne")? {
            segments.push(Segment::parse("carcassonne", &line, prints)?);
        }
        for line in strings(data, "river")? {
            segments.push(Segment::parse("river", &line, prints)?);
        }
        let split = |key| -> Result<Vec<Vec<String>>> {
            Ok(strings(data, key)?.iter().map(|l| l.split_whitespace().map(String::from).collect()).collect())
        };
        let at = match data.get("at") {
            None => None,
            Some(v) => {
                let pair = v.as_array().filter(|a| a.len() == 2).ok_or("`at` must be two numbers")?;
                Some((pair[0].as_integer().ok_or("`at` must be two numbers")?, pair[1].as_integer().unwrap_or(0)))
            }
        };
        Ok(Self {
            id: id.into(),
            segments,
            center: text(data, "center")?,
            symbol: text(data, "symbol")?,
            links: split("links")?,
            meets: split("meets")?,
            wild: data.get("wild").and_then(Value::as_bool).unwrap_or(false),
            garden: false,
            at,
            group: text(data, "group")?,
            held: text(data, "stock")?.as_deref() == Some("player"),
            about: text(data, "note")?.unwrap_or_default(),
            count: data.get("count").map_or(Some(1), Value::as_integer).ok_or("`count` must be a number")?,
        })
    }

    fn of<'a>(&'a self, kinds: &'a [&str]) -> impl Iterator<Item = &'a Segment> {
        self.segments.iter().filter(|s| kinds.contains(&s.kind))
    }

    /// The city, road or river on a side.
    fn at_side(&self, side: usize) -> Option<&Segment> {
        self.of(&["city", "road", "river"]).find(|s| s.sides.contains(&side))
    }

    /// The city, field or Carcassonne at a half-edge.
    fn owner(&self, half: usize) -> Option<&Segment> {
        self.of(&["city", "carcassonne", "field"]).find(|s| s.halves.contains(&half))
    }

    fn edge(&self, side: usize) -> &'static str {
        if self.wild {
            return "Any";
        }
        match self.at_side(side).map(|s| s.kind) {
            Some("city") => "City",
            Some("road") => "Road",
            Some("river") => "River",
            _ if [0, 1].iter().all(|i| self.owner(2 * side + i).is_some_and(|s| s.kind == "field")) => "Field",
            _ => "Wall",
        }
    }

    fn check(&self, prints: &Prints) -> Result<()> {
        if self.count < 1 || self.count > 20 {
            return Err("`count` must be from 1 to 20".into());
        }
        if let Some(s) = &self.symbol
            && prints.symbol(s).is_none()
        {
            return Err(format!("unknown symbol `{s}`"));
        }
        if let Some(c) = &self.center
            && prints.center(c).is_none()
        {
            return Err(format!("unknown center `{c}`"));
        }
        if self.wild {
            let plain = self.segments.is_empty() && self.links.is_empty() && self.meets.is_empty();
            return if plain { Ok(()) } else { Err("a wild tile has no segments".into()) };
        }
        self.check_cover()?;
        self.check_joins()?;
        self.check_roads(prints)?;
        for field in self.of(&["field"]) {
            self.touched(field)?;
        }
        Ok(())
    }

    /// Every side and every half-edge belongs to exactly one thing.
    fn check_cover(&self) -> Result<()> {
        for (side, letter) in SIDES.iter().enumerate() {
            if self.of(&["city", "road", "river"]).filter(|s| s.sides.contains(&side)).count() > 1 {
                return Err(format!("two segments share side {letter}"));
            }
        }
        for (half, name) in HALVES.iter().enumerate() {
            let n = self.of(&["city", "field", "carcassonne"]).filter(|s| s.halves.contains(&half)).count();
            if n != 1 {
                return Err(format!("{name} must belong to one city or field, not to {n}"));
            }
        }
        for (side, letter) in SIDES.iter().enumerate() {
            let pair = [self.owner(2 * side).unwrap(), self.owner(2 * side + 1).unwrap()];
            let fields = pair.iter().all(|s| s.kind == "field");
            match self.edge(side) {
                "Road" | "River" if !fields => return Err(format!("side {letter} needs a field on either hand")),
                "Field" if !std::ptr::eq(pair[0], pair[1]) => {
                    return Err(format!("nothing parts the field on {letter}"));
                }
                "Wall" if self.at.is_none() => return Err(format!("side {letter} is neither one thing nor another")),
                _ => {}
            }
        }
        Ok(())
    }

    /// Links and meets name segments that exist, each by its first side.
    fn check_joins(&self) -> Result<()> {
        for join in self.links.iter().chain(&self.meets) {
            if join.len() < 2 {
                return Err(format!("join {join:?} needs two ends"));
            }
            for end in join {
                let known = match SIDES.iter().position(|s| s == end) {
                    Some(side) => self.at_side(side).is_some_and(|s| s.name() == end),
                    None => end == "M" && self.center.is_some(),
                };
                if !known {
                    return Err(format!("join {join:?}: `{end}` is not the first side of a segment"));
                }
            }
        }
        Ok(())
    }

    /// A road that leaves the tile once ends at something (BASE-ROAD-01); three ends make a roundabout. At a junction
    /// each road ends by itself (BASE-ROAD-04).
    fn check_roads(&self, prints: &Prints) -> Result<()> {
        let symbol = self.symbol.as_ref().and_then(|symbol| prints.symbol(symbol));
        let ends_anything = symbol.is_some_and(|symbol| symbol.ends_road) || self.at.is_some();
        for road in self.of(&["road"]) {
            let joined = self.links.iter().chain(&self.meets).flatten().any(|end| end == road.name());
            if road.sides.len() == 1 && !(ends_anything || joined || road.has("house")) {
                return Err(format!("road {} ends nowhere", road.name()));
            }
            if (road.sides.len() > 2) != road.has("roundabout") {
                return Err(format!("road {}: three ends make a roundabout", road.name()));
            }
        }
        Ok(())
    }

    /// The cities a field touches: its neighbours along the edge, that of the Count among them (COUNT-X-02), then those
    /// stated. As segment numbers.
    fn touched(&self, field: &Segment) -> Result<u16> {
        let number = |s: &Segment| self.segments.iter().position(|t| std::ptr::eq(s, t)).unwrap();
        let mut found = 0u16;
        for &half in &field.halves {
            for next in [false, true] {
                // Half 2s starts at corner s, half 2s + 1 ends at corner s + 1.
                let corner = if half % 2 == 1 && next {
                    Some(half.div_ceil(2) % 4)
                } else if half % 2 == 0 && !next {
                    Some(half / 2)
                } else {
                    None
                };
                let reaching = corner.and_then(|c| self.of(&["city"]).find(|s| s.reaches(c)));
                let beside = self.owner((half + if next { 1 } else { 7 }) % 8);
                if let Some(city) = reaching.or(beside)
                    && city.kind != "field"
                {
                    found |= 1 << number(city);
                }
            }
        }
        for letter in &field.touches {
            let city = SIDES.iter().position(|s| s == letter).and_then(|s| self.at_side(s));
            let city = city.filter(|c| c.kind == "city" && c.name() == letter);
            let city = city.ok_or_else(|| format!("`touches {letter}` is not the name of a city"))?;
            if found >> number(city) & 1 == 1 {
                return Err(format!("`touches {letter}` goes without saying"));
            }
            found |= 1 << number(city);
        }
        Ok(found)
    }

    /// The place bits of a segment, the middles of plain field sides included.
    fn places(&self, s: &Segment) -> u16 {
        let mut places = s.places();
        for side in 0..4 {
            let both = 0b101 << (3 * side);
            if s.kind == "field" && self.at_side(side).is_none() && places & both == both {
                places |= 0b010 << (3 * side);
            }
        }
        places
    }

    /// Everything on the tile, turned: equal values mean that the turned tiles are the same.
    fn turned(&self, turn: usize) -> Vec<String> {
        let letter = |side: usize| SIDES[(side + turn) % 4];
        let name = |end: &String| {
            let Some(side) = SIDES.iter().position(|s| s == end) else { return end.clone() };
            let mut sides: Vec<_> = self.at_side(side).unwrap().sides.iter().map(|s| letter(*s)).collect();
            sides.sort_unstable();
            sides.concat()
        };
        let word = |w: &String| {
            if let Some(c) = w.strip_prefix("reach-") {
                format!("reach-{}", CORNERS[(CORNERS.iter().position(|k| *k == c).unwrap() + turn) % 4])
            } else if let Some(s) = w.strip_prefix("tunnel-") {
                format!("tunnel-{}", letter(SIDES.iter().position(|k| k.to_lowercase() == s).unwrap()))
            } else {
                w.clone()
            }
        };
        let sorted = |mut list: Vec<String>| {
            list.sort();
            list.join(" ")
        };
        let mut all: Vec<String> = self
            .segments
            .iter()
            .map(|s| {
                let places = self.places(s);
                let places = (places << (3 * turn) | places >> (12 - 3 * turn)) & 0xfff;
                let words = sorted(s.words.iter().map(word).collect());
                let touches = sorted(s.touches.iter().map(name).collect());
                format!("{} {places:03x} {words} touches {touches}", s.kind)
            })
            .collect();
        for (what, joins) in [("link", &self.links), ("meet", &self.meets)] {
            all.extend(joins.iter().map(|j| format!("{what} {}", sorted(j.iter().map(name).collect()))));
        }
        all.sort();
        all
    }

    /// The tile with the fields cut by the road at the mouths of a tunnel, if it has one (DRAGON-X-15).
    fn parted(&self) -> Result<Option<Self>> {
        let mut mouths = Vec::new();
        for road in self.of(&["road"]) {
            let opens = |side: usize| road.has("tunnel") || road.has(&format!("tunnel-{}", SIDES[side].to_lowercase()));
            mouths.extend(road.sides.iter().copied().filter(|side| opens(*side)));
        }
        if mouths.is_empty() {
            return Ok(None);
        }
        let mut tile = self.clone();
        for side in mouths {
            let halves = vec![2 * side, 2 * side + 1];
            let found = tile.segments.iter().position(|s| s.kind == "field" && s.halves == halves);
            let found = found.ok_or("the field at the mouth of a tunnel lies on that side only")?;
            let field = Segment { sides: Vec::new(), ..tile.segments[found].clone() };
            let pieces = halves.into_iter().map(|half| Segment { halves: vec![half], ..field.clone() });
            tile.segments.splice(found..=found, pieces);
        }
        Ok(Some(tile))
    }

    fn into_rust(self, prints: &Prints, parted: Option<usize>, out: &mut String) {
        let same = |turn| self.turned(turn) == self.turned(0);
        let period = if self.wild || same(1) {
            1
        } else if same(2) {
            2
        } else {
            4
        };
        let mut segments = String::new();
        // The engine wants rivers last: they belong to no feature.
        let mut order: Vec<&Segment> =
            self.segments.iter().filter(|s| s.kind != "carcassonne" && s.kind != "river").collect();
        let center = order.len();
        for s in &order {
            let _ = write!(segments, "{}", self.segment(s, prints));
        }
        let center_kind = self.center.as_ref().and_then(|center| prints.center(center));
        let symbol_kind = self.symbol.as_ref().and_then(|symbol| prints.symbol(symbol)?.segment.as_deref());
        for kind in center_kind.into_iter().chain(symbol_kind).chain(self.garden.then_some("garden")) {
            let _ = write!(segments, "{}", bare(&capital(kind)));
        }
        let rest: Vec<&Segment> = self.of(&["carcassonne", "river"]).collect();
        for s in &rest {
            let _ = write!(segments, "{}", self.segment(s, prints));
        }
        order.extend(rest);
        let join = |joins: &[Vec<String>]| {
            let mut list = String::new();
            for j in joins {
                let mut set = 0u32;
                for end in j {
                    match SIDES.iter().position(|s| s == end) {
                        None => set |= 1 << center,
                        Some(side) => {
                            let segment = self.at_side(side).unwrap();
                            // Rivers come after the center and take part in no join that matters to play.
                            if segment.kind != "river" {
                                set |= 1 << order.iter().position(|s| std::ptr::eq(*s, segment)).unwrap();
                            }
                        }
                    }
                }
                let _ = write!(list, "{set},");
            }
            list
        };
        let symbol = self.symbol.as_ref().map_or("None".into(), |s| format!("Some(Symbol::{})", capital(s)));
        let edges: Vec<_> = (0..4).map(|s| format!("Edge::{}", self.edge(s))).collect();
        let _ = writeln!(
            out,
            "Tile {{ id: {:?}, segments: &[{segments}], edges: [{}], period: {period}, center: {:?}, symbol: {symbol}, links: &[{}], meets: &[{}], at: {:?}, group: {:?}, held: {}, about: {:?}, parted: {} }},",
            self.id,
            edges.join(", "),
            self.center,
            join(&self.links),
            join(&self.meets),
            self.at,
            self.group,
            self.held,
            self.about,
            parted.map_or("None".into(), |n| format!("Some(&PARTED[{n}])")),
        );
    }

    fn segment(&self, s: &Segment, prints: &Prints) -> String {
        let kind = match s.kind {
            "city" => "City",
            "road" => "Road",
            "field" => "Field",
            "carcassonne" => "Carcassonne",
            _ => "River",
        };
        let count = |word: &str| s.words.iter().filter(|w| *w == word).count() as u64;
        let marks = prints.marks.iter().fold(0u64, |sum, mark| sum + (count(&mark.word) << mark.shift));
        let places = self.places(s);
        let sides = (0..4).filter(|side| places >> (3 * side) & 0b111 != 0).count();
        let castle = s.kind == "city" && s.sides.len() == 1 && !s.has("bridge") && !(0..4).any(|c| s.reaches(c));
        let touches = if s.kind == "field" { self.touched(s).unwrap() } else { 0 };
        let words: Vec<_> = s
            .words
            .iter()
            .filter(|w| {
                ["house", "roundabout", "bridge", "inner"].contains(&w.as_str())
                    || w.starts_with("reach-")
                    || w.starts_with("tunnel")
            })
            .collect();
        format!(
            "Segment {{ kind: Kind::{kind}, places: {places}, sides: {sides}, marks: Marks({marks}), touches: {touches}, castle: {castle}, princess: {}, words: &{words:?} }},",
            s.has("princess")
        )
    }
}

/// A segment without edges or marks.
fn bare(kind: &str) -> String {
    format!(
        "Segment {{ kind: Kind::{kind}, places: 0, sides: 0, marks: Marks(0), touches: 0, castle: false, princess: false, words: &[] }},"
    )
}

impl Catalogue {
    /// An empty catalogue of tiles with everything that the sets print on them.
    pub fn new<'a>(sets: impl Iterator<Item = &'a Source>) -> Result<Self> {
        let mut prints = Prints::default();
        for set in sets {
            prints.add(set).map_err(|fault| format!("{}.toml: {fault}", set.name))?;
        }
        if prints.marks.last().is_some_and(|mark| mark.shift + mark.bits > 64) {
            return Err("the marks of all sets have more than 64 bits together".into());
        }
        Ok(Self { prints, ..Self::default() })
    }

    /// Adds the sets of one file: the set itself, and the one with gardens where it has any.
    pub fn add(&mut self, source: Source) -> Result<()> {
        let Source { name: set, text, mut data, .. } = source;
        let mut table = |key: &str| match data.remove(key) {
            Some(Value::Table(t)) => Ok(Some(t)),
            Some(_) => Err(format!("`{key}` must be a table")),
            None => Ok(None),
        };
        let head = table("set")?.ok_or("no [set]")?;
        let tiles = table("tile")?.ok_or("no tiles")?;
        let gardens = table("gardens")?.unwrap_or_default();
        // What was read before, and places beside the tiles, which matter for drawing only.
        for key in ["mark", "symbol", "center", "quarter"] {
            table(key)?;
        }
        if let Some(key) = data.keys().next() {
            return Err(format!("unknown table `{key}`"));
        }
        let title = head.get("name").and_then(Value::as_str).ok_or("[set] needs a `name`")?;
        let mut total = 0;
        let (mut plain, mut garden) = (String::new(), String::new());
        // The order of the file is the order of the set.
        let mut names: Vec<(usize, &String)> =
            tiles.keys().map(|id| (text.find(&format!("[tile.{id}]")).unwrap_or(usize::MAX), id)).collect();
        names.sort();
        for (_, id) in names {
            let named = |fault: String| format!("tile {id}: {fault}");
            let data = tiles[id].as_table().ok_or_else(|| named("must be a table".into()))?;
            let tile = Tile::parse(id, data, &self.prints).map_err(named)?;
            tile.check(&self.prints).map_err(named)?;
            if self.ids.iter().any(|i| i.eq_ignore_ascii_case(id)) {
                return Err(named("the id is used twice".into()));
            }
            let count = tile.count;
            if !tile.held {
                total += count;
            }
            let number = self.ids.len();
            self.ids.push(id.clone());
            self.write(tile).map_err(named)?;
            let _ = write!(plain, "(&TILES[{number}], {count}), ");
            let with = gardens.get(id).map_or(Some(0), Value::as_integer).filter(|n| (0..=count).contains(n));
            let with = with.ok_or_else(|| named("more gardens than copies".into()))?;
            if with < count {
                let _ = write!(garden, "(&TILES[{number}], {}), ", count - with);
            }
            if with > 0 {
                let mut tile = Tile::parse(&format!("{id}-garden"), data, &self.prints).map_err(named)?;
                tile.garden = true;
                let _ = write!(garden, "(&TILES[{}], {with}), ", self.ids.len());
                self.ids.push(tile.id.clone());
                self.write(tile).map_err(named)?;
            }
        }
        if let Some(id) = gardens.keys().find(|id| !tiles.contains_key(*id)) {
            return Err(format!("[gardens]: no tile {id}"));
        }
        if head.get("total").and_then(Value::as_integer) != Some(total) {
            return Err(format!("the tiles add up to {total}, but [set] says otherwise"));
        }
        let mut ends = String::new();
        for key in ["start", "second", "last"] {
            let id = head.get(key).and_then(Value::as_str);
            if let Some(id) = id.filter(|id| !tiles.contains_key(*id)) {
                return Err(format!("[set] {key}: no tile {id}"));
            }
            let _ = write!(ends, "{key}: {id:?}, ");
        }
        let _ = writeln!(self.sets, "Set {{ id: {set:?}, title: {title:?}, tiles: &[{plain}], {ends} }},");
        if !gardens.is_empty() {
            let _ = writeln!(
                self.sets,
                "Set {{ id: \"{set}-gardens\", title: \"{title}, with gardens\", tiles: &[{garden}], {ends} }},"
            );
        }
        Ok(())
    }

    fn write(&mut self, tile: Tile) -> Result<()> {
        let parted = tile.parted()?.map(|parted| {
            parted.into_rust(&self.prints, None, &mut self.parted);
            self.parted_count += 1;
            self.parted_count - 1
        });
        tile.into_rust(&self.prints, parted, &mut self.tiles);
        Ok(())
    }

    /// What is printed on tiles, and the tiles, as Rust.
    pub fn into_rust(self) -> [String; 2] {
        let tiles = format!(
            "static PARTED: &[Tile] = &[\n{}];\n\n/// Every tile design of every set.\npub static TILES: &[Tile] = &[\n{}];\n\n/// Every tile set.\npub static SETS: &[Set] = &[\n{}];\n",
            self.parted, self.tiles, self.sets
        );
        [self.prints.into_rust(), tiles]
    }
}
