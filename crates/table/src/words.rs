//! Texts: the nouns, and what sentences are made of.

use std::collections::BTreeMap;

use aude_draw::Point as Spotted;
use aude_engine::{Axis, Corner, Design, Fact, Facts, Figure, Pos, Quarter, Rules, Spot, State, Telling, tile::Kind};

use crate::view::{PlayerView, Point, SegmentView, Square, Text, Value};

/// The texts of all languages, in Fluent's format: what a [`Text`] is the name of.
pub const GAME: [(&str, &str); 5] = [
    ("en", include_str!("../../../locales/en/game.ftl")),
    ("de", include_str!("../../../locales/de/game.ftl")),
    ("da", include_str!("../../../locales/da/game.ftl")),
    ("sv", include_str!("../../../locales/sv/game.ftl")),
    ("nl", include_str!("../../../locales/nl/game.ftl")),
];

impl Text {
    /// A message without values.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into(), args: BTreeMap::new() }
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }

    /// The same with the player of a seat.
    #[must_use]
    pub fn player(self, player: usize) -> Self {
        self.with("player", Value::Player { player })
    }

    /// The same with a figure.
    #[must_use]
    pub fn figure(self, figure: Figure) -> Self {
        self.with("figure", figure.name())
    }

    /// The same with a square.
    #[must_use]
    pub fn square(self, at: Pos) -> Self {
        self.with("x", i32::from(at.x)).with("y", i32::from(at.y))
    }
}

impl From<i32> for Value {
    fn from(n: i32) -> Self {
        Self::Number(n)
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Self {
        Self::Number(n as i32)
    }
}

impl From<usize> for Value {
    fn from(n: usize) -> Self {
        Self::Number(n as i32)
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Self::Word(word.into())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Text>> for Value {
    fn from(list: Vec<Text>) -> Self {
        Self::List(list)
    }
}

/// A square as clients know it.
pub fn square(at: Pos) -> Square {
    [at.x.into(), at.y.into()]
}

/// A square of a client, if there can be such a one.
pub fn pos([x, y]: Square) -> Option<Pos> {
    let within = |n: i32| i16::try_from(n).ok().filter(|n| n.abs() < Pos::LIMIT);
    Some(Pos::new(within(x)?, within(y)?))
}

/// A point as clients know it, to a tenth of a unit: more would only make views longer.
pub fn point(at: Spotted) -> Point {
    [at.x, at.y].map(|v| (v * 10.).round() / 10.)
}

/// The middle of a square.
pub fn middle(at: Pos) -> Point {
    [f32::from(at.x) * 100. + 50., f32::from(at.y) * -100. + 50.]
}

/// Where a figure on a corner of a tile has its feet.
pub fn corner_point(figure: Figure, at: Pos, corner: Corner) -> Point {
    let (east, south) = [(50., -50.), (50., 50.), (-50., 50.), (-50., -50.)][corner as usize];
    let [x, y] = middle(at);
    [x + east, y + south + aude_draw::corner_feet(figure)]
}

/// A segment as clients know it.
pub fn segment_view(spot: Spot) -> SegmentView {
    SegmentView { at: square(spot.at), segment: spot.segment }
}

/// A figure's name.
pub fn name(figure: Figure) -> Text {
    Text::new(format!("name-{figure}"))
}

/// A figure and whose it is.
pub fn whose(owner: usize, figure: Figure) -> Text {
    Text::new("whose").player(owner).with("figure", name(figure))
}

/// The direction of a bridge.
pub fn axis(axis: Axis) -> Text {
    Text::new(format!("axis-{}", axis.name()))
}

/// A quarter behind a preposition: `into`, `within` or `out-of`.
pub fn quarter(how: &str, quarter: Quarter) -> Text {
    Text::new(how).with("quarter", quarter.name())
}

/// So many of something that is counted: tiles, pennants, wine …
pub fn counted(what: &str, n: u32) -> Text {
    Text::new(format!("what-{what}")).with("n", n)
}

impl PlayerView {
    /// What the player has, in words: figures and tokens that are left, goods, cards.
    pub fn owns(&self) -> Vec<Text> {
        let left = self.supply.iter().enumerate().filter(|(i, stock)| *i == 0 || stock.n > 0);
        let figures = left.map(|(_, stock)| Text::new(format!("figure-{}", stock.figure)).with("n", stock.n));
        let tokens = self.tokens.iter().filter(|stock| stock.n > 0).map(|stock| counted(&stock.figure, stock.n));
        let cards = self.cards.iter().map(|it| Text::new(format!("kind-{}", it.card)));
        figures.chain(tokens).chain(cards).collect()
    }
}

/// What words need to know: the rules and a position.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
}

impl<'a> Words<'a> {
    /// Words about a position.
    pub const fn new(rules: &'a Rules, state: &'a State) -> Self {
        Self { rules, state }
    }

    /// A message with facts that a part declares.
    pub fn text(&self, id: impl Into<String>, facts: Facts) -> Text {
        self.with(Text::new(id), facts)
    }

    /// A text with more values: facts that a part declares.
    pub(crate) fn with(&self, text: Text, facts: Facts) -> Text {
        facts.into_iter().fold(text, |text, (name, fact)| match self.fact(fact) {
            Some(value) => text.with(name, value),
            None => text,
        })
    }

    fn fact(&self, fact: Fact) -> Option<Value> {
        let value = match fact {
            Fact::Number(n) => n.into(),
            Fact::Word(word) => word.into(),
            Fact::Player(player) => Value::Player { player },
            Fact::Ground(spot) => self.kind(spot).into(),
            Fact::Message(id, facts) => self.text(id, facts).into(),
            Fact::List(facts) => {
                let texts = facts.into_iter().filter_map(|fact| match self.fact(fact)? {
                    Value::Text(text) => Some(text),
                    _ => None,
                });
                texts.collect::<Vec<_>>().into()
            }
            _ => return None,
        };
        Some(value)
    }

    /// What a part tells of an event.
    pub(crate) fn telling(&self, telling: &Telling) -> Text {
        let text = self.text(telling.id, telling.facts.clone());
        match telling.player {
            Some(player) => text.player(player),
            None => text,
        }
    }

    /// The name of a tile.
    pub fn tile(&self, design: Design) -> &'static str {
        self.rules.tile(design).id
    }

    /// What somebody on a segment stands on, as texts tell it apart.
    pub fn kind(&self, spot: Spot) -> &'static str {
        let Some(laid) = self.state.tile_at(spot.at) else { return "field" };
        let tile = self.rules.tile(laid.tile);
        match tile.segments.get(spot.segment as usize).map(|s| s.kind) {
            None => "bridge",
            Some(Kind::Monastery) if tile.held => "abbey",
            Some(Kind::City) if self.state.is_castle(spot) => "castle",
            Some(kind) => self.plain(kind),
        }
    }

    /// The name of what a kind counts as.
    pub fn plain(&self, kind: Kind) -> &'static str {
        self.rules.counts_as(kind).name()
    }

    /// A segment in words: what it is, and where on its tile.
    pub fn segment(&self, spot: Spot) -> Text {
        let name = self.state.segment_name(self.rules, spot);
        let sides: Vec<Text> = sides(name.kind, name.places).map(|side| Text::new("side").with("side", side)).collect();
        let id = if sides.is_empty() { "segment-middle" } else { "segment" };
        let text = Text::new(id).with("kind", self.kind(spot));
        if sides.is_empty() { text } else { text.with("sides", sides) }
    }

    /// The same, with its square if it is not on the last tile.
    pub fn place(&self, spot: Spot) -> Text {
        let segment = self.segment(spot);
        if self.is_away(spot) { Text::new("segment-at").with("segment", segment).square(spot.at) } else { segment }
    }

    /// The text with what a figure stands on and where that is: the sides of the segment, and its square if `away`.
    pub fn standing(&self, text: Text, spot: Spot, away: bool) -> Text {
        let name = self.state.segment_name(self.rules, spot);
        let sides: Vec<Text> = sides(name.kind, name.places).map(|side| Text::new("side").with("side", side)).collect();
        let place =
            if sides.is_empty() { Text::new("where-middle") } else { Text::new("where-sides").with("sides", sides) };
        let place = if away { Text::new("where-at").with("where", place).square(spot.at) } else { place };
        text.with("kind", self.kind(spot)).with("where", place)
    }

    /// Whether a segment is on another tile than the last one.
    pub fn is_away(&self, spot: Spot) -> bool {
        self.state.last_tile().is_none_or(|last| last.at != spot.at)
    }
}

/// The sides a segment reaches: `n`, or `nw` for the western half of the north side.
pub(crate) fn sides(kind: Kind, places: u16) -> impl Iterator<Item = &'static str> {
    const SIDES: [[&str; 3]; 4] = [["nw", "n", "ne"], ["en", "e", "es"], ["se", "s", "sw"], ["ws", "w", "wn"]];
    let has = move |place: usize| places >> place & 1 == 1;
    (0..4).filter_map(move |side| match (has(3 * side), has(3 * side + 1), has(3 * side + 2)) {
        (true, _, true) => Some(SIDES[side][1]),
        (_, true, _) if kind != Kind::Field => Some(SIDES[side][1]),
        (true, ..) => Some(SIDES[side][0]),
        (_, _, true) => Some(SIDES[side][2]),
        _ => None,
    })
}
