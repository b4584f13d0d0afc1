//! The referee: the rules of the base game, of Inns & Cathedrals, of the rivers, of the abbot with gardens, of
//! Traders & Builders, of King & Robber, of Princess & Dragon and of the Tower a second time, to check the engine
//! against.
//!
//! It shares nothing with the engine but the tile data, and it is naive on purpose. It remembers which tiles
//! lie where, which figures stand where, the supplies, the scores, the goods, the prisoners, who holds the king and
//! the robber, and how far the turn has come. All else, above all which segments hang together and which moves are
//! legal, is worked out anew from the laid tiles whenever somebody asks.
//!
//! - `table.rs`: tiles and how they fit, rivers, features;
//! - `turn.rs`: whose decision is due, which moves are legal, what they do;
//! - `score.rs`: scoring in play and at the end.

mod score;
mod table;
mod turn;

use aude_engine::tile::{Kind, Tile};
use std::collections::BTreeMap;
pub use table::At;
use table::{Figure, Laid};

/// The options the referee knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// `two-tile-city` = `two-points`.
    pub two_points: bool,
    /// `two-tile-city-shield` = `1`; it matters with `two_points` only.
    pub shield_halved: bool,
    /// `farmers`.
    pub farmers: bool,
    /// `farmer-scoring` = `city-majority-4`, otherwise `field-majority-3`.
    pub city_majority: bool,
    /// `inns`; off: inns are ignored.
    pub inns: bool,
    /// `cathedrals`; off: cathedrals are ignored.
    pub cathedrals: bool,
    /// `unfinished-inn-cathedral` = `as-ordinary`.
    pub unfinished_as_ordinary: bool,
    /// `gardens`; off: a garden is decoration.
    pub gardens: bool,
    /// `goods`; off: goods are ignored.
    pub goods: bool,
    /// `king`.
    pub king: bool,
    /// `robber`.
    pub robber: bool,
    /// `king-robber-scoring`.
    pub king_scoring: KingScoring,
    /// `pig-herd`; off: the herd is decoration.
    pub herd: bool,
    /// `pig-herd-stacking` = `stack`.
    pub herd_stacks: bool,
    /// `princess`; off: princesses are ignored.
    pub princess: bool,
    /// `princess-removal` = `must`.
    pub princess_must: bool,
    /// `princess-then-place` = `allowed`.
    pub place_after_princess: bool,
    /// `portal`; off: portals are ignored.
    pub portal: bool,
    /// `dragon`; off: no volcano brings it.
    pub dragon: bool,
    /// `dragon-moves` = `after-scoring`.
    pub dragon_after_scoring: bool,
    /// `volcano-tile-figures` = `no-figure`.
    pub volcano_no_figure: bool,
    /// `fairy`.
    pub fairy: bool,
    /// `fairy-double-turn-point` = `each-part`.
    pub fairy_each_part: bool,
    /// `fairy-on-dragon-tile` = `forbidden`.
    pub fairy_not_on_dragon: bool,
    /// `fairy-anchor` = `tile`.
    pub fairy_by_tile: bool,
    /// `tower`; off: tower sites are ignored.
    pub tower: bool,
    /// `ransom-per-turn` = `unlimited`.
    pub ransom_unlimited: bool,
}

/// The values of `king-robber-scoring`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingScoring {
    /// `per-feature`.
    PerFeature,
    /// `10-20`.
    TenTwenty,
    /// `15-40`.
    FifteenForty,
    /// `continuous`.
    Continuous,
}

/// A figure or token that a player owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(clippy::enum_variant_names, reason = "that is what a piece of a tower is called")]
pub enum Piece {
    /// An ordinary follower.
    Follower,
    /// The big follower.
    BigFollower,
    /// The abbot.
    Abbot,
    /// The builder.
    Builder,
    /// The pig.
    Pig,
    /// A piece of a tower. It stands on no segment.
    TowerPiece,
}

impl Piece {
    /// How many there are.
    const COUNT: usize = 6;
    /// All of them.
    const ALL: [Self; Self::COUNT] =
        [Self::Follower, Self::BigFollower, Self::Abbot, Self::Builder, Self::Pig, Self::TowerPiece];

    /// Whether it is a follower (COMBO-TURN-10, ABBOT-X-08): only followers occupy features.
    const fn is_follower(self) -> bool {
        matches!(self, Self::Follower | Self::BigFollower | Self::Abbot)
    }

    /// As how many followers it counts (INN-BIG-03, INN-X-02, ABBOT-X-08, TRADE-BUILD-09, TRADE-PIG-04,
    /// COMBO-TURN-10).
    const fn strength(self) -> u32 {
        match self {
            Self::Follower | Self::Abbot => 1,
            Self::BigFollower => 2,
            Self::Builder | Self::Pig | Self::TowerPiece => 0,
        }
    }
}

/// What a player scores for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// A feature.
    Feature(Kind),
    /// Most goods of a kind.
    Goods,
    /// The king.
    King,
    /// The robber.
    Robber,
    /// The fairy, when a turn begins or her follower's feature is scored.
    Fairy,
    /// A ransom, paid or received.
    Ransom,
}

/// A player scores; possibly nothing, where the feature is worth nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scored {
    /// Who.
    pub player: usize,
    /// How much; whoever pays loses.
    pub points: i32,
    /// What for.
    pub what: What,
    /// Whether it belongs to the final scoring.
    pub last: bool,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// A tile is laid.
    PlaceTile { tile: &'static str, at: At, turn: u8 },
    /// A figure from the supply is put on a segment.
    Place { piece: Piece, at: At, segment: usize },
    /// An abbot is taken back.
    Recall { piece: Piece, at: At, segment: usize },
    /// The fairy goes to an own follower.
    Fairy { at: At, segment: usize },
    /// The princess sends a knight home.
    Expel { owner: usize, piece: Piece, at: At, segment: usize },
    /// The dragon moves by a tile.
    Dragon { to: At },
    /// A tower grows by a piece.
    Tower { at: At },
    /// A follower is put on top of a tower.
    CloseTower { piece: Piece, at: At },
    /// A tower takes a follower.
    Capture { owner: usize, piece: Piece, at: At, segment: usize },
    /// This prisoner comes back in exchange.
    Exchange { piece: Piece, holder: usize },
    /// This prisoner is bought back.
    Ransom { piece: Piece, holder: usize },
    /// What is optional is declined.
    Pass,
}

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Chance draws a tile.
    Draw,
    /// A tile is to be placed.
    PlaceTile,
    /// The one action of step 2.
    PlaceFigure,
    /// A tower may take a follower.
    Capture,
    /// A prisoner to come back is to be chosen.
    Exchange,
    /// The dragon is to be moved.
    Dragon,
    /// None: the game is over.
    Over,
}

/// What a game begins with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The options.
    pub options: Options,
    /// How many play.
    pub players: usize,
    /// Who begins.
    pub first: usize,
    /// What every player has.
    pub supply: Vec<(Piece, u32)>,
    /// How many tiles everybody holds; 0: a tile is drawn and placed.
    pub hand: usize,
    /// The tiles to draw.
    pub bag: Vec<(&'static Tile, usize)>,
    /// The tiles on the table.
    pub layout: Vec<(&'static Tile, At, u8)>,
}

/// The king or the robber.
#[derive(Clone, Copy, Default)]
struct Card {
    /// Who holds it and the record: so many tiles.
    held: Option<(usize, u32)>,
    /// Who held it when the turn began.
    at_first: Option<usize>,
}

/// The fairy on the table.
#[derive(Clone, Copy)]
struct Fairy {
    at: At,
    /// Whose follower she stands with, and on which segment; nobody's once it has left (DRAGON-X-10).
    with: Option<(usize, usize)>,
}

/// What tiles are drawn for, where players hold some.
#[derive(Clone, Copy)]
enum Drawing {
    /// The first hands, now that of this player.
    Deal(usize),
    /// The hand of the player in turn, after a part of it.
    Up,
    /// The hand of the player in turn, which did not fit.
    Anew,
}

/// A game in progress.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "they say how far the turn has come")]
pub struct Referee {
    /// The score of each player.
    pub scores: Vec<i32>,
    options: Options,

    /// In the order in which they were laid.
    laid: Vec<Laid>,
    figures: Vec<Figure>,
    /// The heights of the towers.
    towers: BTreeMap<At, u32>,
    dragon: Option<At>,
    fairy: Option<Fairy>,

    /// By player and piece.
    supplies: Vec<[u32; Piece::COUNT]>,
    /// By player: wine, grain, cloth.
    goods: Vec<[u32; 3]>,
    king: Card,
    robber: Card,
    /// Holder, owner, piece.
    prisoners: Vec<(usize, usize, Piece)>,

    bag: Vec<(&'static Tile, usize)>,
    /// By player.
    hands: Vec<Vec<&'static Tile>>,
    hand_size: usize,
    /// Dragon tiles that wait for the dragon.
    aside: Vec<&'static Tile>,
    /// Tiles that left the game.
    removed: Vec<&'static Tile>,

    phase: Phase,
    drawing: Drawing,
    /// Whose turn it is.
    active: usize,
    /// Whether this is the second part of a double turn.
    second: bool,
    /// The tile drawn and not placed yet.
    tile: Option<&'static Tile>,
    /// Whether the tile laid last has been placed in this part of a turn.
    placed: bool,
    /// Whether that tile earns a second part.
    doubles: bool,
    /// Whether that tile is followed by another one in any case.
    again: bool,
    /// Whether a knight has been sent home in this part.
    expelled: bool,
    /// Whether a ransom has been paid in this turn.
    ransomed: bool,
    /// The tower that may take somebody.
    tower: Option<At>,
    /// Who holds the prisoners to choose from.
    exchange: Option<usize>,
    /// Where the dragon has been in this movement.
    path: Vec<At>,
    /// Who has scored since the last move.
    events: Vec<Scored>,
}

/// The referee checked on boards small enough to score by hand.
#[cfg(test)]
mod tests;
