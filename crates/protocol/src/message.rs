//! What goes over the line: positions, actions and events as people and programs read them.

use std::collections::BTreeMap;

use aude_engine::{
    Axis, Event, Figure, Phase, Pos, Quarter, Rules, SegmentName, Spot, State,
    tile::{Kind, PLACES},
};
use serde::{Deserialize, Serialize};

use crate::Session;

/// A square, `[x, y]`.
pub(crate) type At = [i64; 2];

pub(crate) const fn at(pos: Pos) -> At {
    [pos.x as i64, pos.y as i64]
}

/// The square, if any table could reach it.
pub(crate) fn pos([x, y]: At) -> Option<Pos> {
    let limit = i64::from(Pos::LIMIT) - 1;
    let near = (-limit..=limit).contains(&x) && (-limit..=limit).contains(&y);
    near.then(|| Pos::new(x as i16, y as i16))
}

/// A segment of a tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SegmentMessage {
    /// Its tile.
    pub at: [i64; 2],
    /// Kind and places.
    #[serde(flatten)]
    pub name: SegmentNameMessage,
}

/// A segment by kind and places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SegmentNameMessage {
    /// What it is.
    pub kind: String,
    /// Places of the tile as it lies, clockwise from the north-west.
    #[serde(default)]
    pub places: Vec<String>,
    /// Which one, among several without any place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nth: Option<usize>,
    /// The corner of a tile, for a barn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<String>,
}

/// Names of kinds that are another kind by the rules: an abbey is a monastery, a castle was a city.
const OTHER_KINDS: [(&str, Kind); 2] = [("abbey", Kind::Monastery), ("castle", Kind::City)];

impl SegmentNameMessage {
    fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        let laid = state.tile_at(spot.at).expect("the spot is on a tile");
        let tile = rules.tile(laid.tile);
        let SegmentName { kind, places, nth } = state.segment_name(rules, spot);
        let halves = matches!(kind, Kind::Field | Kind::Carcassonne);
        let places = (0..12).filter(|p| places >> p & 1 == 1 && (p % 3 != 1) == halves).map(|p| PLACES[p].into());
        let kind = match kind {
            Kind::City if state.is_castle(spot) => "castle",
            Kind::Monastery if tile.held => "abbey",
            other => other.name(),
        };
        Self { kind: kind.into(), places: places.collect(), nth, corner: None }
    }

    pub(crate) fn read(&self) -> Result<SegmentName, String> {
        let known = Kind::ALL.map(|kind| (kind.name(), kind)).into_iter().chain(OTHER_KINDS);
        let kind = known.clone().find(|(name, _)| *name == self.kind).map(|(_, kind)| kind);
        let kind = kind.ok_or_else(|| {
            let known = known.map(|(name, _)| name).collect::<Vec<_>>().join(", ");
            format!("`{}` is not a kind of segment; there are {known}", self.kind)
        })?;
        let mut places = 0;
        for name in &self.places {
            let place = PLACES.iter().position(|p| p == name);
            places |= 1 << place.ok_or_else(|| format!("`{name}` is not a place; there are {}", PLACES.join(", ")))?;
        }
        Ok(SegmentName { kind, places, nth: self.nth })
    }
}

impl SegmentMessage {
    pub(crate) fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        Self { at: at(spot.at), name: SegmentNameMessage::of(rules, state, spot) }
    }
}

/// A bridge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BridgeMessage {
    at: [i64; 2],
    axis: &'static str,
}

impl BridgeMessage {
    const fn of((pos, axis): (Pos, Axis)) -> Self {
        Self { at: at(pos), axis: axis.name() }
    }
}

/// A figure on a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FigureMessage {
    owner: usize,
    figure: &'static str,
    #[serde(flatten)]
    segment: SegmentNameMessage,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileMessage {
    tile: &'static str,
    at: [i64; 2],
    turn: u8,
    figures: Vec<FigureMessage>,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(clippy::option_option, reason = "a card that is not in play is left out, one that nobody holds is null")]
pub struct StateMessage {
    phase: &'static str,
    /// Whose decision is due.
    player: usize,
    /// Whose turn it is.
    active: usize,
    tile: Option<&'static str>,
    over: bool,
    turn: usize,
    scores: Vec<u32>,
    winners: Vec<usize>,
    supply: Vec<BTreeMap<&'static str, u32>>,
    board: Vec<TileMessage>,
    left: usize,
    removed: Vec<&'static str>,
    /// 2 for the second tile of a double turn, else 1.
    part: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hands: Vec<Vec<&'static str>>,
    /// River tiles still to be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    river: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goods: Option<Vec<GoodsMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    king: Option<Option<CardMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    robber: Option<Option<CardMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dragon: Option<DragonMessage>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fairy: Option<FairyMessage>,
    /// Tiles that wait for the dragon.
    #[serde(skip_serializing_if = "Option::is_none")]
    aside: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    towers: Option<Vec<TowerMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prisoners: Option<Vec<PrisonerMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    barns: Option<Vec<BarnMessage>>,
    /// The segment a wagon stood on, while it may drive on.
    #[serde(skip_serializing_if = "Option::is_none")]
    wagon: Option<SegmentMessage>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bridges: Option<Vec<BridgeMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    castles: Option<Vec<CastleMessage>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    auction: Option<AuctionMessage>,
    /// The quarter the count is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quarters: Option<BTreeMap<&'static str, Vec<GuestMessage>>>,
}

/// A barn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BarnMessage {
    owner: usize,
    segment: SegmentMessage,
}

/// A castle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CastleMessage {
    tiles: [[i64; 2]; 2],
    owner: usize,
    finished: bool,
}

/// An auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AuctionMessage {
    /// The tiles for sale.
    tiles: Vec<&'static str>,
    /// The one that is being sold.
    tile: Option<&'static str>,
    /// Who chose it, or is to choose.
    chooser: usize,
    /// The highest bid.
    bid: Option<BidMessage>,
    /// What each player has won and not placed yet.
    won: Vec<Option<&'static str>>,
}

/// A bid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BidMessage {
    player: usize,
    points: u32,
}

/// A follower in the Count's city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GuestMessage {
    owner: usize,
    figure: &'static str,
}

/// The dragon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DragonMessage {
    /// Its square, once it is in play.
    at: Option<[i64; 2]>,
    /// How many steps it has left, while it moves.
    steps: usize,
}

/// The fairy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairyMessage {
    /// Her square, once she is in play.
    at: Option<[i64; 2]>,
    /// The owner of the follower she stands with.
    owner: Option<usize>,
    /// Where it stands.
    segment: Option<SegmentMessage>,
}

/// A tower.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TowerMessage {
    at: [i64; 2],
    height: u32,
    /// Closed for good though nobody stands on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    finished: bool,
}

/// A prisoner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrisonerMessage {
    holder: usize,
    owner: usize,
    figure: &'static str,
}

/// Tokens of trade goods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoodsMessage {
    wine: u32,
    grain: u32,
    cloth: u32,
}

impl From<[u32; 3]> for GoodsMessage {
    fn from([wine, grain, cloth]: [u32; 3]) -> Self {
        Self { wine, grain, cloth }
    }
}

/// Who holds the king or the robber.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardMessage {
    holder: usize,
    size: u32,
}

impl StateMessage {
    /// The position of a game.
    pub fn of(session: &Session) -> Self {
        let (rules, state) = (session.rules(), session.state());
        let players = 0..rules.players();
        let id = |design| rules.tile(design).id;
        let supply = |player| {
            let counts = rules.figures().map(|f| (f.name(), state.supply_of(player, f)));
            counts.filter(|(name, n)| *n > 0 || *name == Figure::Follower.name()).collect()
        };
        let figures: Vec<_> = state.figures().collect();
        let board = state.tiles().map(|t| TileMessage {
            tile: id(t.tile),
            at: at(t.at),
            turn: t.turn,
            figures: figures
                .iter()
                .filter(|f| f.spot.at == t.at)
                .map(|f| FigureMessage {
                    owner: f.owner,
                    figure: f.figure.name(),
                    segment: SegmentNameMessage::of(rules, state, f.spot),
                })
                .collect(),
        });
        let hands = players.clone().map(|p| state.hand(p).iter().map(|d| id(*d)).collect());
        let choices = rules.choices();
        let in_hand = choices.option("tiles-in-hand") != "0";
        let card = |card: Option<(usize, u32)>| card.map(|(holder, size)| CardMessage { holder, size });
        Self {
            phase: state.phase().name(),
            player: state.decider(),
            active: state.player(),
            tile: state.tile().map(id),
            over: state.phase() == Phase::Over,
            turn: state.turn(),
            scores: players.clone().map(|p| state.score(p)).collect(),
            winners: state.winners(rules),
            supply: players.map(supply).collect(),
            board: board.collect(),
            left: state.left(),
            removed: state.removed().iter().map(|d| id(*d)).collect(),
            part: 1 + u8::from(state.is_second_part()),
            hands: if in_hand { hands.collect() } else { Vec::new() },
            river: (choices.toggle("river-1") || choices.toggle("river-2")).then(|| state.river_left(rules)),
            goods: choices.toggle("goods").then(|| (0..rules.players()).map(|p| state.goods(p).into()).collect()),
            king: choices.toggle("king").then(|| card(state.king())),
            robber: choices.toggle("robber").then(|| card(state.robber())),
            dragon: choices
                .toggle("dragon")
                .then(|| DragonMessage { at: state.dragon().map(at), steps: state.dragon_steps() }),
            fairy: choices.toggle("fairy").then(|| FairyMessage {
                at: state.fairy().map(at),
                owner: state.fairy_with().map(|(owner, _)| owner),
                segment: state.fairy_with().map(|(_, spot)| SegmentMessage::of(rules, state, spot)),
            }),
            aside: choices.toggle("dragon").then(|| state.aside().iter().map(|d| id(*d)).collect()),
            towers: choices.toggle("tower").then(|| {
                let finished = state.finished_towers();
                let tower = |(to, height)| TowerMessage { at: at(to), height, finished: finished.contains(&to) };
                state.towers().into_iter().map(tower).collect()
            }),
            prisoners: choices.toggle("tower").then(|| {
                let prisoners = state.prisoners();
                let tell =
                    |(holder, owner, f): (usize, usize, Figure)| PrisonerMessage { holder, owner, figure: f.name() };
                prisoners.map(tell).collect()
            }),
            barns: (choices.count("barn") > 0).then(|| {
                let barns = figures.iter().filter(|f| f.figure == Figure::Barn);
                let tell = |f: &aude_engine::FigureOnTable| BarnMessage {
                    owner: f.owner,
                    segment: SegmentMessage::of(rules, state, f.spot),
                };
                barns.map(tell).collect()
            }),
            wagon: (state.phase() == Phase::MoveWagon)
                .then(|| state.wagon_from().map(|spot| SegmentMessage::of(rules, state, spot)))
                .flatten(),
            bridges: (choices.count("bridge") > 0)
                .then(|| state.bridges().into_iter().map(BridgeMessage::of).collect()),
            castles: (choices.count("castle") > 0).then(|| {
                let castles = state.castles();
                let tell = |c: aude_engine::CastleOnTable| CastleMessage {
                    tiles: c.tiles.map(at),
                    owner: c.owner,
                    finished: c.finished,
                };
                castles.map(tell).collect()
            }),
            auction: state.auction().map(|a| AuctionMessage {
                tiles: a.tiles().iter().map(|d| id(*d)).collect(),
                tile: a.tile().map(id),
                chooser: a.chooser(),
                bid: a.bid().map(|(player, points)| BidMessage { player, points }),
                won: (0..rules.players()).map(|p| a.won(p).map(id)).collect(),
            }),
            count: state.count().map(Quarter::name),
            quarters: choices.toggle("count").then(|| {
                let guests = state.guests();
                let of = |quarter: Quarter| {
                    let here = guests.clone().filter(|(q, ..)| *q == quarter);
                    here.map(|(_, owner, f)| GuestMessage { owner, figure: f.name() }).collect()
                };
                Quarter::ALL.into_iter().map(|quarter| (quarter.name(), of(quarter))).collect()
            }),
        }
    }
}

/// A part of a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TermMessage {
    what: &'static str,
    n: u32,
    each: i32,
    points: i32,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields are those of the protocol")]
pub enum EventMessage {
    Drew {
        player: usize,
        tile: &'static str,
    },
    Removed {
        tile: &'static str,
    },
    #[serde(rename = "placed")]
    PlacedTile {
        player: usize,
        tile: &'static str,
        at: [i64; 2],
        turn: u8,
    },
    Placed {
        player: usize,
        figure: &'static str,
        segment: SegmentMessage,
    },
    Returned {
        player: usize,
        figure: &'static str,
        segment: SegmentMessage,
    },
    Completed {
        kind: &'static str,
        tiles: Vec<[i64; 2]>,
    },
    Scored {
        player: usize,
        points: i32,
        kind: &'static str,
        r#final: bool,
        tiles: Vec<[i64; 2]>,
        terms: Vec<TermMessage>,
    },
    Goods {
        player: usize,
        goods: GoodsMessage,
    },
    PassedTo {
        card: &'static str,
        player: usize,
        size: u32,
    },
    SetAside {
        tile: &'static str,
    },
    BackInBag {
        tiles: Vec<&'static str>,
    },
    Dragon {
        player: Option<usize>,
        to: [i64; 2],
    },
    Fairy {
        player: usize,
        segment: SegmentMessage,
    },
    Tower {
        player: usize,
        at: [i64; 2],
        height: u32,
    },
    Captured {
        player: usize,
        owner: usize,
        figure: &'static str,
        segment: SegmentMessage,
    },
    Freed {
        player: usize,
        figure: &'static str,
        from: usize,
    },
    Bridge {
        player: usize,
        at: [i64; 2],
        axis: &'static str,
    },
    Castle {
        player: usize,
        tiles: Vec<[i64; 2]>,
    },
    Auction {
        tiles: Vec<&'static str>,
    },
    Chosen {
        player: usize,
        tile: &'static str,
    },
    Bid {
        player: usize,
        points: Option<u32>,
    },
    Won {
        player: usize,
        tile: &'static str,
    },
    EnteredCity {
        player: usize,
        figure: &'static str,
        quarter: &'static str,
    },
    LeftCity {
        player: usize,
        figure: &'static str,
        quarter: &'static str,
        segment: SegmentMessage,
    },
    Count {
        quarter: &'static str,
    },
    Over {
        winners: Vec<usize>,
    },
}

impl EventMessage {
    /// How an event of a game is written.
    pub fn of(session: &Session, event: &Event) -> Self {
        let (rules, state) = (session.rules(), session.state());
        let id = |design| rules.tile(design).id;
        let squares = |tiles: &[Pos]| tiles.iter().map(|p| at(*p)).collect();
        match event {
            Event::Drew { player, tile } => Self::Drew { player: *player, tile: id(*tile) },
            Event::Removed { tile } => Self::Removed { tile: id(*tile) },
            Event::PlacedTile { player, tile, placement } => {
                Self::PlacedTile { player: *player, tile: id(*tile), at: at(placement.at()), turn: placement.turn() }
            }
            Event::Placed { player, figure, spot } => Self::Placed {
                player: *player,
                figure: figure.name(),
                segment: SegmentMessage::of(rules, state, *spot),
            },
            Event::Returned { player, figure, spot } => Self::Returned {
                player: *player,
                figure: figure.name(),
                segment: SegmentMessage::of(rules, state, *spot),
            },
            Event::Completed { kind, tiles } => Self::Completed { kind: kind.name(), tiles: squares(tiles) },
            Event::Scored(s) => Self::Scored {
                player: s.player,
                points: s.points,
                kind: s.cause.name(),
                r#final: s.last,
                tiles: squares(&s.tiles),
                terms: s
                    .terms
                    .iter()
                    .map(|t| TermMessage { what: t.what, n: t.n, each: t.each, points: t.points() })
                    .collect(),
            },
            Event::Goods { player, goods } => Self::Goods { player: *player, goods: (*goods).into() },
            Event::PassedTo { card, player, size } => {
                Self::PassedTo { card: card.name(), player: *player, size: *size }
            }
            Event::SetAside { tile } => Self::SetAside { tile: id(*tile) },
            Event::BackInBag { tiles } => Self::BackInBag { tiles: tiles.iter().map(|d| id(*d)).collect() },
            Event::Dragon { player, to } => Self::Dragon { player: *player, to: at(*to) },
            Event::Fairy { player, spot } => {
                Self::Fairy { player: *player, segment: SegmentMessage::of(rules, state, *spot) }
            }
            Event::Tower { player, at: to, height } => Self::Tower { player: *player, at: at(*to), height: *height },
            Event::Captured { player, owner, figure, spot } => Self::Captured {
                player: *player,
                owner: *owner,
                figure: figure.name(),
                segment: SegmentMessage::of(rules, state, *spot),
            },
            Event::Freed { player, figure, from } => {
                Self::Freed { player: *player, figure: figure.name(), from: *from }
            }
            Event::Bridge { player, at: over, axis } => {
                Self::Bridge { player: *player, at: at(*over), axis: axis.name() }
            }
            Event::Castle { player, tiles } => Self::Castle { player: *player, tiles: squares(tiles) },
            Event::Auction { tiles } => Self::Auction { tiles: tiles.iter().map(|d| id(*d)).collect() },
            Event::Chosen { player, tile } => Self::Chosen { player: *player, tile: id(*tile) },
            Event::Bid { player, points } => Self::Bid { player: *player, points: *points },
            Event::Won { player, tile } => Self::Won { player: *player, tile: id(*tile) },
            Event::EnteredCity { player, figure, quarter } => {
                Self::EnteredCity { player: *player, figure: figure.name(), quarter: quarter.name() }
            }
            Event::LeftCity { player, figure, quarter, spot } => Self::LeftCity {
                player: *player,
                figure: figure.name(),
                quarter: quarter.name(),
                segment: SegmentMessage::of(rules, state, *spot),
            },
            Event::Count { quarter } => Self::Count { quarter: quarter.name() },
            Event::Over { winners } => Self::Over { winners: winners.clone() },
        }
    }
}
