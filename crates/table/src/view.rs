//! What a client shows: the whole table as data, with nothing left for it to know about rules.
//!
//! Points are in tile units: a tile is 100 by 100, x grows to the right and y down, and the north-west corner of square
//! `[0, 0]` is the origin. Squares are `[x, y]` as in the engine protocol, y to the north: the square `[2, 1]` has its
//! corner at the point `[200, -100]`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

/// A square, x to the east and y to the north.
pub type Square = [i32; 2];

/// A point in tile units, x to the right and y down.
pub type Point = [f32; 2];

/// Something to be said in the reader's language: a message of `game.ftl` in `locales` and its values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Text {
    /// The message.
    pub id: String,
    /// Its values by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, Value>,
}

/// A value in a [`Text`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(untagged)]
pub enum Value {
    /// A number, to be counted with.
    Number(i32),
    /// A word that selects a variant, or the name of a tile.
    Word(String),
    /// The player of a seat; its name is put in.
    Player {
        /// The seat.
        player: usize,
    },
    /// Another text, said first and put in.
    Text(Text),
    /// Several texts as a list ("a, b and c").
    List(Vec<Text>),
}

/// The table at a moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct View {
    /// How many actions led here: the number of the position. An answer to [`View::ask`] names it.
    pub moves: u32,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub active: usize,
    /// Whether this is the second tile of a double turn.
    pub second: bool,
    /// The tiles on the table, in the order in which they were placed.
    pub tiles: Vec<TileView>,
    /// All else on the table, in the order in which it is drawn.
    pub pieces: Vec<Piece>,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// What the rulebook says about the decision that is due.
    pub rules: TopicView,
    /// The decision that is due; none once the game is over.
    pub ask: Option<Ask>,
    /// How many tiles are in the bag.
    pub left: u32,
    /// Tiles that have left the game unplaced.
    pub removed: Vec<String>,
    /// Tiles laid aside until they can be used.
    pub aside: Vec<String>,
    /// The square each player placed a tile on last.
    pub last: Vec<LastMove>,
    /// How many actions can be taken back: the last ones of whoever decided last, as far as nothing was revealed since.
    pub undo: u32,
    /// By seat: how many actions lead back to the beginning of that player's last move, whatever happened since; 0 without one.
    pub back: Vec<u32>,
    /// All with the highest score, once the game is over.
    pub winners: Vec<usize>,
    /// Whether the game is over.
    pub over: bool,
    /// How many lines the log has.
    pub lines: u32,
    /// The auction under way.
    pub auction: Option<AuctionView>,
    /// The quarter the count is in, in games that have him.
    pub count: Option<String>,
    /// Steps the dragon has left, while it moves.
    pub dragon: Option<u32>,
}

/// A tile on the table. Its picture is asked for by name, turn and square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TileView {
    /// Its name in the catalogue.
    pub tile: String,
    /// Where it lies.
    pub at: Square,
    /// Clockwise quarter turns.
    pub turn: u8,
}

/// A figure, token or marker on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Piece {
    /// What it is: `figure`, `bridge`, `tower`, `castle`, `dragon`, `fairy`, `count`, …
    pub kind: String,
    /// The square it belongs to.
    pub at: Square,
    /// The number of the segment on its tile that a figure stands on.
    pub segment: Option<u8>,
    /// The point it stands on.
    pub point: Point,
    /// An SVG fragment around that point.
    pub svg: String,
    /// Whether it goes from square to square, and is the same one wherever it is.
    pub walks: bool,
    /// Whether it turns with the table, as what lies along an edge does; all else keeps upright.
    pub flat: bool,
    /// Whose it is.
    pub owner: Option<usize>,
    /// Which figure it is.
    pub figure: Option<String>,
    /// How high a tower is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub height: Option<u32>,
    /// The direction of a bridge: `ns` or `ew`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub axis: Option<String>,
    /// What it is, in words, for a tooltip and for those who cannot see it.
    pub label: Text,
}

/// A player, the own corner of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct PlayerView {
    /// The name.
    pub name: String,
    /// Points.
    pub score: u32,
    /// Figures and tokens still to be placed, in the order of the rulebook; those of which there are none are there if
    /// the player began with some.
    pub supply: Vec<Stock>,
    /// Goods won, by name, in games that have them.
    pub tokens: Vec<Stock>,
    /// Followers of others that are held, and by whom they are missed.
    pub prisoners: Vec<PrisonerView>,
    /// `king` or `robber`, with the size that earned it.
    pub cards: Vec<CardView>,
    /// Tiles in hand, or won in an auction and not placed yet.
    pub hand: Vec<String>,
}

/// So many of a figure or token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Stock {
    /// Which one: a figure's name, or `abbey`, `bridge`, `castle`, `tower-piece`.
    pub figure: String,
    /// How many are left.
    pub n: u32,
}

/// A prisoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct PrisonerView {
    /// Whose follower it is.
    pub owner: usize,
    /// Which figure.
    pub figure: String,
}

/// The king or the robber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct CardView {
    /// `king` or `robber`.
    pub card: String,
    /// Tiles of the city or road that earned it.
    pub size: u32,
}

/// Where a player placed a tile last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct LastMove {
    /// Who.
    pub player: usize,
    /// Where.
    pub at: Square,
}

/// An auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct AuctionView {
    /// Tiles that are still to be sold, the one for sale among them.
    pub tiles: Vec<String>,
    /// The tile for sale.
    pub tile: Option<String>,
    /// Who chose it.
    pub chooser: Option<usize>,
    /// The highest bid.
    pub bid: Option<BidView>,
    /// What each player has won.
    pub won: Vec<Option<String>>,
    /// Whether the decision that is due belongs to it.
    pub asked: bool,
}

/// A bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct BidView {
    /// Whose.
    pub player: usize,
    /// How much.
    pub points: u32,
}

/// A section of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TopicView {
    /// The page: a part, or `turn`.
    pub page: String,
    /// The section, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub section: Option<u8>,
}

/// What a player can set out to do on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct GroupView {
    /// Its name: the page has a text for it.
    pub name: String,
    /// The drawing that stands for it.
    pub picture: Option<String>,
}

/// A decision that is due.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Ask {
    /// Whose it is; not always whose turn it is.
    pub player: usize,
    /// The phase of the engine protocol: `place-tile`, `place-figure`, `dragon` …
    pub phase: String,
    /// What is asked.
    pub question: Text,
    /// The tile to be placed, if one is.
    pub tile: Option<String>,
    /// What the player can set out to do on the board, the most usual first.
    pub groups: Vec<GroupView>,
    /// All that can be done, in the order of the engine protocol.
    pub choices: Vec<Choice>,
}

/// One thing that can be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Choice {
    /// Its number among the legal actions; what is answered.
    pub index: u32,
    /// The type of action of the engine protocol: `place-tile`, `place`, `fairy`, `pass` …
    pub verb: String,
    /// The group it belongs to, for those that are made on the board.
    pub group: String,
    /// The drawing that stands for it.
    pub picture: Option<String>,
    /// Whether it declines what is offered.
    pub declines: bool,
    /// How it is shown and chosen.
    pub form: Form,
    /// What it is, in words: for a button, a tooltip, and for those who cannot see it.
    pub label: Text,
    /// Further choices of the same form at the same place are told apart by these words ("big follower", "with a bridge
    /// to the north").
    pub detail: Option<Text>,
}

/// How a choice is shown and chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum Form {
    /// A tile on an empty square, turned so; perhaps with a bridge.
    Tile {
        /// Which tile (more than one may be in hand).
        tile: String,
        /// Where.
        at: Square,
        /// Clockwise quarter turns.
        turn: u8,
        /// What it needs across the square beside it.
        span: Option<SpanView>,
    },
    /// A figure of whoever decides, put on a point of the table.
    Spot {
        /// Which figure.
        figure: String,
        /// The square.
        at: Square,
        /// The number of the segment on its tile, to be lit up.
        segment: u8,
        /// Where it would stand.
        point: Point,
        /// Where a mark for it stands, if not there: at the edge of the segment.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        mark: Option<Point>,
        /// Whether it would lie, as farmers do.
        lies: bool,
        /// Whether it is not on the tile just placed.
        away: bool,
        /// The corner of its tile, clockwise from the north-east, if it stands on one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        corner: Option<u8>,
    },
    /// A figure on the table to which something is done.
    Piece {
        /// Whose.
        owner: usize,
        /// Which figure.
        figure: String,
        /// The square.
        at: Square,
        /// Where it stands.
        point: Point,
    },
    /// A square with a tile: a step of what walks there, or something that is built.
    Square {
        /// Which one.
        at: Square,
        /// The square from which it walks.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        from: Option<Square>,
    },
    /// Something across a square.
    Span {
        /// Where.
        span: SpanView,
    },
    /// A quarter of the Count's city.
    Quarter {
        /// Which figure enters or leaves.
        figure: Option<String>,
        /// The quarter.
        quarter: String,
        /// The quarter the count moves to.
        count: Option<String>,
        /// Where the quarter is on the table.
        point: Point,
        /// Where somebody who leaves goes: a segment, lit up.
        to: Option<SegmentView>,
    },
    /// A segment of the table: a castle, a wagon's way.
    Segment {
        /// The segment.
        segment: SegmentView,
        /// Its anchor.
        point: Point,
    },
    /// Points that are bid.
    Points {
        /// How many.
        points: u32,
    },
    /// A tile to be chosen.
    Choose {
        /// Which tile.
        tile: String,
    },
    /// Nothing on the table: a button with words.
    Button,
}

/// What leads from edge to edge across a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct SpanView {
    /// Which square.
    pub at: Square,
    /// `ns` or `ew`.
    pub axis: String,
}

/// A segment of a tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct SegmentView {
    /// Its square.
    pub at: Square,
    /// Its number on the tile.
    pub segment: u8,
}

/// A line of the log: what happened, in words, and where.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct LogLine {
    /// The position after it: how many actions led there.
    pub moves: u32,
    /// The turn it belongs to.
    pub turn: u32,
    /// Whom it is about.
    pub player: Option<usize>,
    /// The words.
    pub text: Text,
    /// The same in a word or two, for a summary of the turn that names the player once; the whole words where there are no fewer.
    /// None goes without saying there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub brief: Option<Text>,
    /// Points that somebody got (or paid), with their explanation, term by term.
    pub points: Option<PointsView>,
    /// The squares it speaks of.
    pub squares: Vec<Square>,
    /// What moved, for an animation.
    pub motion: Option<Motion>,
}

/// Points, explained.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct PointsView {
    /// Who.
    pub player: usize,
    /// How many.
    pub points: i32,
    /// For what: `city`, `road`, `fairy` …
    pub cause: String,
    /// "6 tiles × 2", "2 pennants × 2" …
    pub terms: Vec<Text>,
    /// The same in numbers, "6 × 2 + 2 × 2 = 16", where something is added up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub sum: Option<String>,
    /// Whether it is celebrated: a city was completed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub feat: Option<bool>,
    /// Whether it belongs to the final scoring.
    pub last: bool,
}

/// Something moved.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Motion {
    /// A tile was placed.
    Tile {
        /// Where.
        at: Square,
    },
    /// A figure was placed.
    Placed {
        /// Whose.
        owner: usize,
        /// Which.
        figure: String,
        /// Where.
        point: Point,
    },
    /// A figure left the table, to its owner or into somebody's prison.
    Left {
        /// Whose.
        owner: usize,
        /// Which.
        figure: String,
        /// From where.
        point: Point,
        /// To whom.
        to: usize,
    },
    /// The dragon, the fairy or the count went somewhere.
    Walked {
        /// `dragon`, `fairy` or `count`.
        who: String,
        /// Where to.
        point: Point,
    },
    /// Points came from somewhere on the table.
    Points {
        /// Whose.
        player: usize,
        /// How many.
        points: i32,
        /// From where; the middle of what was scored.
        point: Option<Point>,
    },
}

/// A feature, for those who want to know more.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct FeatureView {
    /// `city`, `road`, `field`, `monastery` …
    pub kind: String,
    /// Its name, in words.
    pub title: Text,
    /// Its segments with their outlines.
    pub outlines: Vec<Outline>,
    /// How many tiles it has.
    pub tiles: u32,
    /// Edges that lead nowhere yet, or empty squares around a monastery.
    pub open: u32,
    /// Whether it is complete.
    pub complete: bool,
    /// What it carries: pennants, inns, goods …, in words.
    pub marks: Vec<Text>,
    /// How strong players are there; nobody else is there.
    pub strengths: Vec<StrengthView>,
    /// Who gets the points.
    pub owners: Vec<usize>,
    /// Points if the game ended now.
    pub now: i32,
    /// Points if it were completed by as few tiles as possible; none for fields and what cannot be completed any more.
    pub finished: Option<i32>,
    /// For a field the completed cities at it.
    pub cities: u32,
    /// The squares it is open to, and the tiles left that would fit there.
    pub gaps: Vec<Gap>,
}

/// How strong a player is on a feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct StrengthView {
    /// Who.
    pub player: usize,
    /// Followers there, the big one twice and so on.
    pub strength: u32,
}

/// The area of a segment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Outline {
    /// Its square.
    pub at: Square,
    /// SVG path data within the tile.
    pub path: String,
}

/// A square a feature is open to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Gap {
    /// Where.
    pub at: Square,
    /// Tiles left that fit there in some turn.
    pub fits: Vec<TileCount>,
    /// Those of them after which the feature is not open there any more.
    pub closes: Vec<TileCount>,
}

/// So many of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TileCount {
    /// The tile.
    pub tile: String,
    /// How many.
    pub n: u32,
}

/// Who owns the fields, for the overlay.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct FieldView {
    /// Its owners; nobody's fields are not listed.
    pub owners: Vec<usize>,
    /// Points now.
    pub now: i32,
    /// Where.
    pub outlines: Vec<Outline>,
}

/// A square with a tile, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct SquareView {
    /// Where.
    pub at: Square,
    /// What its tile shows, part by part.
    pub parts: Vec<Text>,
}

/// What the table would say if the game ended now, and other aids.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Outlook {
    /// Each player's score if the game ended now.
    pub scores: Vec<i32>,
    /// Empty squares between tiles that no tile that is left fits.
    pub dead: Vec<Square>,
    /// The tiles that are left, by name. What is in the bag and what has been drawn for nobody's eyes is one.
    pub bag: Vec<TileCount>,
}

/// What a computer would do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Advice {
    /// The number of the choice.
    pub index: u32,
    /// The lead with which whoever decides may expect to end, in points.
    pub value: f32,
    /// Why: a message of `bots.ftl` in `locales`.
    pub reason: Text,
}

/// Why a setup makes no sense.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Problem {
    /// The field at fault: `players`, `options.farmers` …
    pub field: String,
    /// What is wrong. What only programs do wrong has no text.
    pub text: Option<Text>,
    /// The same in English.
    pub message: String,
}

impl Problem {
    /// What only programs do wrong.
    pub fn plain(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), text: None, message: message.into() }
    }
}
