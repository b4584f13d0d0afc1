//! The referee: the rules of the game with all its parts a second time, to check the engine against.
//!
//! It shares nothing with the engine but the tile data, and it is naive on purpose. It remembers which tiles
//! lie where, which figures stand where, the supplies, the scores, the goods, the prisoners, the guests of the
//! count, who holds the king and the robber, and how far the turn has come. All else, above all which segments hang together and which moves are
//! legal, is worked out anew from the laid tiles whenever somebody asks.
//!
//! - `table.rs`: tiles and how they fit, rivers, features;
//! - `turn.rs`: whose decision is due, which moves are legal, what they do;
//! - `build.rs`: abbeys, barns, wagons, bridges, castles, the siege;
//! - `bazaar.rs`: auctions;
//! - `count.rs`: the count and his city;
//! - `score.rs`: scoring in play and at the end.

mod bazaar;
mod build;
mod count;
mod score;
mod table;
mod turn;

use aude_engine::tile::{Kind, Tile};
use std::collections::{BTreeMap, BTreeSet};
pub use table::At;
use table::{Figure, Laid, LastSurvey};

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
    /// `wagon-on-tower` = `allowed`.
    pub wagon_on_tower: bool,
    /// `siege`; off: besiegers are ignored.
    pub siege: bool,
    /// `siege-escape`.
    pub escape: Escape,
    /// `cult`; off: shrines are monasteries.
    pub cult: bool,
    /// `shrine-self-duel` = `also-own`.
    pub self_duel: bool,
    /// `abbey-endgame-placement` = `anywhere`.
    pub abbey_anywhere: bool,
    /// `barn-on-barn-field` = `allowed`.
    pub barn_on_barn: bool,
    /// `wagon-moves-to` = `surrounding`.
    pub wagon_around: bool,
    /// `castle-vicinity` = `ring-6`.
    pub castle_ring: bool,
    /// `bazaars`; off: bazaars are ignored.
    pub bazaars: bool,
    /// `bazaar-dealer` = `auctioneer`.
    pub auctioneer_deals: bool,
    /// `bazaar-bidding` = `until-one-left`.
    pub until_one_left: bool,
    /// `bazaar-auction` = `on`.
    pub bidding: bool,
    /// `count`; off: he and his city are left out.
    pub count: bool,
    /// `count-start-quarter` = `chosen`.
    pub count_chosen: bool,
    /// `count-endgame-redeploy`.
    pub redeploy: Redeploy,
    /// `count-into-empty-feature` = `allowed`.
    pub into_empty: bool,
    /// `count-city-mayor-strength` = `two`.
    pub guests_count_two: bool,
    /// `count-dragon` = `around`.
    pub dragon_around_city: bool,
    /// `count-moves`.
    pub count_moves: CountMoves,
    /// `builder-double-turn` = `may`.
    pub double_declinable: bool,
    /// `builder-company` = `ordinary`.
    pub builder_ordinary: bool,
    /// `dragon-tiles-return` = `dragon-tile`.
    pub tiles_wait: bool,
    /// `castle-city` = `two-tiles`.
    pub castle_any: bool,
    /// `castle-king` = `counts`.
    pub castle_king: bool,
    /// `bridge-moment` = `any`.
    pub bridge_late: bool,
    /// `count-quarters` = `any`.
    pub any_quarter: bool,
    /// `count-endgame-block` = `lifted`.
    pub block_lifted: bool,
    /// `closed-tower` = `stays-closed`.
    pub towers_stay_closed: bool,
    /// `ransom-moment` = `whole-turn`.
    pub ransom_whole_turn: bool,
    /// `shrine-ban` = `placed-tile`.
    pub ban_placed_tile: bool,
}

/// The values of `siege-escape`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// `any-city-tile`.
    AnyCityTile,
    /// `siege-tile-only`.
    SiegeTile,
    /// `none`.
    Never,
}

/// The values of `count-endgame-redeploy`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redeploy {
    /// `matching-quarter`.
    Matching,
    /// `any-feature`.
    Any,
    /// `market-only`.
    Market,
}

/// The values of `count-moves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountMoves {
    /// `by-player`.
    ByPlayer,
    /// `clockwise`.
    Clockwise,
    /// `follows-follower`.
    Follows,
}

/// The quarters of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quarter {
    /// For cities.
    Castle,
    /// For monasteries and shrines.
    Cathedral,
    /// For fields.
    Market,
    /// For roads.
    Smithy,
}

impl Quarter {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Cathedral, Self::Market, Self::Smithy];
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
#[expect(clippy::enum_variant_names, reason = "a piece of a tower is called so")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    /// The mayor.
    Mayor,
    /// The wagon.
    Wagon,
    /// The barn.
    Barn,
    /// An abbey, which is laid. It and all that follow stand on no segment.
    Abbey,
    /// A bridge.
    Bridge,
    /// A castle.
    Castle,
    /// A piece of a tower.
    TowerPiece,
}

impl Piece {
    /// How many there are.
    pub const COUNT: usize = 12;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Follower,
        Self::BigFollower,
        Self::Abbot,
        Self::Builder,
        Self::Pig,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Abbey,
        Self::Bridge,
        Self::Castle,
        Self::TowerPiece,
    ];

    /// Whether it is a follower (COMBO-TURN-10, ABBOT-X-08, ABBEY-X-08): only followers occupy features.
    const fn is_follower(self) -> bool {
        matches!(self, Self::Follower | Self::BigFollower | Self::Abbot | Self::Mayor | Self::Wagon)
    }

    /// As how many followers it counts in a feature with so many pennants (INN-BIG-03, INN-X-02, ABBOT-X-08,
    /// TRADE-BUILD-09, TRADE-PIG-04, COMBO-TURN-10, ABBEY-MAYOR-02, ABBEY-WAGON-01).
    const fn strength(self, pennants: u32) -> u32 {
        match self {
            Self::Follower | Self::Abbot | Self::Wagon => 1,
            Self::BigFollower => 2,
            Self::Mayor => pennants,
            _ => 0,
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
    /// A castle.
    Castle,
    /// A barn, at the end.
    Barn,
    /// A tile, bought or sold.
    Auction,
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
#[expect(clippy::enum_variant_names, reason = "wagons and counts move")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// A tile is laid.
    PlaceTile { tile: &'static str, at: At, turn: u8 },
    /// A figure from the supply is put on a segment.
    Place { piece: Piece, at: At, segment: usize },
    /// A tile is laid with a bridge over it or a neighbour, without which it would not fit.
    PlaceBridged { tile: &'static str, at: At, turn: u8, over: At, axis: usize },
    /// An abbey is laid.
    PlaceAbbey { at: At },
    /// A bridge is built: 0 north to south, 1 east to west.
    Bridge { at: At, axis: usize },
    /// A barn goes to a corner of the tile just placed: 0 north-east, then clockwise.
    Barn { corner: usize },
    /// A city becomes a castle.
    Castle { at: At, segment: usize },
    /// A wagon drives on.
    MoveWagon { at: At, segment: usize },
    /// A tile is put up for auction.
    ChooseTile { tile: &'static str },
    /// So much is bid.
    Bid { points: u32 },
    /// The dealer buys.
    Buy,
    /// The dealer sells.
    Sell,
    /// A follower goes into the city of the count, who perhaps moves.
    EnterCity { piece: Piece, quarter: Quarter, count: Option<Quarter> },
    /// A follower leaves it for a feature.
    LeaveCity { piece: Piece, quarter: Quarter, at: At, segment: usize },
    /// The count begins here.
    MoveCount { quarter: Quarter },
    /// An abbot is taken back, or a follower escapes from a siege.
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
    /// The second tile is taken.
    SecondTile,
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
    /// An abbey may be laid.
    Abbey,
    /// A city may become a castle.
    Castle,
    /// Followers may leave the city of the count.
    LeaveCity,
    /// A follower may enter it.
    EnterCity,
    /// A wagon may drive on.
    MoveWagon,
    /// A follower may escape from a siege.
    Escape,
    /// A bridge may be built after the figure.
    Bridge,
    /// A prisoner may be bought back after scoring.
    Ransom,
    /// The second tile may be taken.
    SecondTile,
    /// A tile is to be put up for auction.
    AuctionChoose,
    /// Somebody may bid.
    AuctionBid,
    /// The dealer buys or sells.
    AuctionDeal,
    /// The count is to be put somewhere.
    Count,
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
    /// The points everybody begins with.
    pub scores: Vec<i32>,
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

/// A city that became a castle.
#[derive(Clone, PartialEq)]
struct Castle {
    owner: usize,
    /// Sorted.
    segments: Vec<(At, usize)>,
    finished: bool,
    /// Whether the tile just placed made it.
    fresh: bool,
}

/// How far a part of a turn has come, once the figure is placed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Bridge,
    Dragon,
    Castles,
    Leave,
    Score,
    Wagons,
    LateDragon,
    Enter,
    Escape,
    Ransom,
    Second,
    End,
}

/// An auction.
#[derive(Clone)]
struct Sale {
    /// The tiles still for sale, without the one that is being sold.
    tiles: Vec<&'static Tile>,
    chooser: usize,
    tile: Option<&'static Tile>,
    bid: Option<(usize, i32)>,
    bidder: usize,
    /// Who bids no more for this tile.
    out: Vec<bool>,
    /// Who has got a tile.
    served: Vec<bool>,
}

/// What tiles are drawn for, where players hold some or buy them.
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
    /// The towers that somebody has closed for good.
    finished: BTreeSet<At>,
    dragon: Option<At>,
    fairy: Option<Fairy>,
    castles: Vec<Castle>,
    last: LastSurvey,
    /// The quarter of the count.
    count: Quarter,
    /// Quarter, owner, piece.
    guests: Vec<(Quarter, usize, Piece)>,

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
    /// Whether the one action of step 2 has been taken in this part.
    acted: bool,
    /// Whether a ransom has been paid in this turn.
    ransomed: bool,
    /// The tower that may take somebody.
    tower: Option<At>,
    /// Who holds the prisoners to choose from.
    exchange: Option<usize>,
    /// Where the dragon has been in this movement.
    path: Vec<At>,
    /// Whether a tile has been placed in this turn.
    placed_in_turn: bool,
    /// Who placed the last tile.
    last_placer: usize,
    /// Whether an abbey has been declined since the last tile was laid.
    abbey_declined: bool,
    /// Whether a bridge has been built with the tile just placed.
    bridged: bool,
    /// The corner of the tile just placed that a barn has been put on: its position and segment.
    barn: Option<(At, usize)>,
    /// What comes next in this part of a turn.
    step: Step,
    /// Who declined to build castles.
    no_castles: Vec<usize>,
    /// Who may still let followers out of the city, one after the other.
    leaving: Vec<usize>,
    /// Wagons that may drive on: owner and where they stood.
    wagons: Vec<(usize, At, usize)>,
    /// By player: whether the tile gave it points.
    gained: Vec<bool>,
    /// Players still to be asked for abbeys after the last tile.
    finale: Option<Vec<usize>>,
    /// Whose turn it last was then.
    final_turn: Option<usize>,
    /// Whether a bazaar was placed in this turn.
    bazaar: bool,
    sale: Option<Sale>,
    /// By player: what it won and has not placed.
    won: Vec<Option<&'static Tile>>,
    /// Whether the tile to be placed was won.
    was_won: bool,
    /// Who has scored since the last move.
    events: Vec<Scored>,
}

/// The referee checked on boards small enough to score by hand.
#[cfg(test)]
mod tests;
