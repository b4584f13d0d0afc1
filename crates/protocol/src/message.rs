//! What goes over the line: positions, actions and events as people and programs read them.

use std::collections::BTreeMap;

use aude_engine::{
    Action, Axis, Corner, Event, Figure, Guest, Illegal, Owned, Phase, Placement, Pos, Quarter, Rules, SegmentName,
    Span, Spot, State,
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
    fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        Self { at: at(spot.at), name: SegmentNameMessage::of(rules, state, spot) }
    }
}

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the protocol")]
pub enum ActionMessage {
    /// The tile in play is placed, perhaps with a bridge.
    PlaceTile {
        tile: String,
        at: [i64; 2],
        turn: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bridge: Option<BridgeMessage>,
    },
    /// An abbey is placed.
    PlaceAbbey { at: [i64; 2] },
    /// A figure is put on a segment.
    Place { figure: String, segment: SegmentMessage },
    /// A figure is taken back.
    Recall { figure: String, segment: SegmentMessage },
    /// The fairy joins a follower.
    Fairy { segment: SegmentMessage },
    /// A princess sends a knight home.
    Expel { owner: u64, figure: String, segment: SegmentMessage },
    /// The dragon takes a step.
    Dragon { to: [i64; 2] },
    /// A tower grows.
    Tower { at: [i64; 2] },
    /// A follower goes up a tower.
    CloseTower { at: [i64; 2], figure: String },
    /// A tower takes a prisoner.
    Capture { owner: u64, figure: String, segment: SegmentMessage },
    /// A prisoner comes home for another.
    Exchange { figure: String, from: u64 },
    /// A prisoner is bought back.
    Ransom { figure: String, from: u64 },
    /// A bridge is built.
    Bridge { at: [i64; 2], axis: String },
    /// A city becomes a castle.
    Castle { segment: SegmentMessage },
    /// A wagon drives on.
    MoveWagon { from: SegmentMessage, segment: SegmentMessage },
    /// A tile is chosen to be sold.
    ChooseTile { tile: String },
    /// Points are bid for it.
    Bid { points: u64 },
    /// The dealer takes it.
    Buy,
    /// The dealer lets the bidder have it.
    Sell,
    /// A follower enters the Count's city.
    EnterCity {
        figure: String,
        quarter: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        count: Option<String>,
    },
    /// A follower leaves the Count's city.
    LeaveCity { figure: String, quarter: String, segment: SegmentMessage },
    /// The count goes to his first quarter.
    MoveCount { quarter: String },
    /// The second tile is taken that a builder has earned.
    SecondTile,
    /// What is optional is declined.
    Pass,
}

/// A bridge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BridgeMessage {
    /// The tile it goes over.
    pub at: [i64; 2],
    /// `ns` or `ew`.
    pub axis: String,
}

impl BridgeMessage {
    fn of((pos, axis): (Pos, Axis)) -> Self {
        Self { at: at(pos), axis: axis.name().into() }
    }
}

/// The fields that actions have.
const ACTION_FIELDS: [&str; 14] = [
    "type", "tile", "at", "turn", "figure", "segment", "owner", "to", "from", "bridge", "axis", "points", "quarter",
    "count",
];

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not an action.
    Nonsense(String),
    /// It is not legal.
    Illegal(String),
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal.to_string())
    }
}

impl ActionMessage {
    /// How an action is written in a position where it is legal.
    ///
    /// # Panics
    /// If it is a draw, which is not an action of a player.
    pub fn of(session: &Session, action: Action) -> Self {
        let (rules, state) = (session.rules(), session.state());
        let segment = |spot| SegmentMessage::of(rules, state, spot);
        let name = |figure: Figure| figure.name().to_string();
        match action {
            Action::PlaceTile(design, placement) => Self::PlaceTile {
                tile: rules.tile(design).id.into(),
                at: at(placement.at()),
                turn: placement.turn().into(),
                bridge: None,
            },
            Action::PlaceBridged(design, placement, span) => Self::PlaceTile {
                tile: rules.tile(design).id.into(),
                at: at(placement.at()),
                turn: placement.turn().into(),
                bridge: Some(BridgeMessage::of(span.bridge(placement.at()))),
            },
            Action::PlaceAbbey(pos) => Self::PlaceAbbey { at: at(pos) },
            Action::Barn(corner) => {
                let last = state.last_tile().expect("a tile was just placed").at;
                let name = SegmentNameMessage {
                    kind: Kind::Field.name().into(),
                    places: Vec::new(),
                    nth: None,
                    corner: Some(corner.name().into()),
                };
                Self::Place { figure: Figure::Barn.name().into(), segment: SegmentMessage { at: at(last), name } }
            }
            Action::Bridge(pos, axis) => Self::Bridge { at: at(pos), axis: axis.name().into() },
            Action::Castle(spot) => Self::Castle { segment: segment(spot) },
            Action::MoveWagon(spot) => Self::MoveWagon {
                from: segment(state.wagon_from().expect("a wagon drives on")),
                segment: segment(spot),
            },
            Action::ChooseTile(design) => Self::ChooseTile { tile: rules.tile(design).id.into() },
            Action::Bid(points) => Self::Bid { points: points.into() },
            Action::Buy => Self::Buy,
            Action::Sell => Self::Sell,
            Action::EnterCity(figure, quarter, count) => Self::EnterCity {
                figure: name(figure),
                quarter: quarter.name().into(),
                count: count.map(|q| q.name().into()),
            },
            Action::LeaveCity(guest, spot) => Self::LeaveCity {
                figure: name(guest.figure()),
                quarter: guest.quarter().name().into(),
                segment: segment(spot),
            },
            Action::MoveCount(quarter) => Self::MoveCount { quarter: quarter.name().into() },
            Action::SecondTile => Self::SecondTile,
            Action::Place(figure, spot) => Self::Place { figure: name(figure), segment: segment(spot) },
            Action::Recall(figure, spot) => Self::Recall { figure: name(figure), segment: segment(spot) },
            Action::Fairy(spot) => Self::Fairy { segment: segment(spot) },
            Action::Expel(owned, spot) => {
                Self::Expel { owner: owned.owner() as u64, figure: name(owned.figure()), segment: segment(spot) }
            }
            Action::Dragon(to) => Self::Dragon { to: at(to) },
            Action::Tower(to) => Self::Tower { at: at(to) },
            Action::CloseTower(figure, to) => Self::CloseTower { at: at(to), figure: name(figure) },
            Action::Capture(owned, spot) => {
                Self::Capture { owner: owned.owner() as u64, figure: name(owned.figure()), segment: segment(spot) }
            }
            Action::Exchange(figure, from) => Self::Exchange { figure: name(figure), from: from.into() },
            Action::Ransom(figure, from) => Self::Ransom { figure: name(figure), from: from.into() },
            Action::Pass => Self::Pass,
            Action::Draw(_) => unreachable!("draws are not actions of a player"),
        }
    }

    /// Reads an action.
    ///
    /// An unknown field is refused: it is more likely a mistake than a message from the future.
    pub fn parse(value: &serde_json::Value) -> Result<Self, Refusal> {
        let nonsense = |message: String| Refusal::Nonsense(format!("`action`: {message}"));
        let Some(object) = value.as_object() else {
            return Err(nonsense("must be an object with `type`, as in the answer to `legal`".into()));
        };
        let unknown = |object: &serde_json::Map<String, serde_json::Value>, known: &[&str]| {
            object.keys().find(|k| !known.contains(&k.as_str())).cloned()
        };
        let field = unknown(object, &ACTION_FIELDS).or_else(|| {
            let segments = ["segment", "from"].iter().filter_map(|key| object.get(*key)?.as_object());
            segments.into_iter().find_map(|segment| unknown(segment, &["at", "kind", "places", "nth", "corner"]))
        });
        if let Some(field) = field {
            return Err(nonsense(format!("there is no field `{field}`")));
        }
        Self::deserialize(value).map_err(|e| nonsense(e.to_string()))
    }

    /// The action it means in the present position.
    pub fn resolve(&self, session: &Session) -> Result<Action, Refusal> {
        let (rules, state) = (session.rules(), session.state());
        let nonsense = |message: String| Refusal::Nonsense(format!("`action`: {message}"));
        let read_figure = |figure: &str| {
            Figure::from_name(figure).ok_or_else(|| {
                let known = Figure::ALL.map(Figure::name).join(", ");
                nonsense(format!("there is no figure `{figure}`; there are {known}"))
            })
        };
        let seat = |n: u64| {
            let seat = u8::try_from(n).ok().filter(|seat| usize::from(*seat) < rules.players());
            seat.ok_or_else(|| nonsense(format!("there is no seat {n}; seats count from 0")))
        };
        let spot = |segment: &SegmentMessage| -> Result<Spot, Refusal> {
            let name = segment.name.read().map_err(nonsense)?;
            if matches!(state.phase(), Phase::PlaceTile | Phase::Over) {
                return Err(Illegal::NotNow(state.phase()).into());
            }
            let missing = || Refusal::Illegal(format!("there is no tile on {},{}", segment.at[0], segment.at[1]));
            let at = pos(segment.at).filter(|at| state.tile_at(*at).is_some()).ok_or_else(missing)?;
            state.find_segment(rules, at, &name).map_err(Refusal::Illegal)
        };
        let read_axis = |name: &str| {
            let axis = Axis::ALL.into_iter().find(|a| a.name() == name);
            axis.ok_or_else(|| nonsense(format!("`{name}` is not a direction; there are ns, ew")))
        };
        let read_quarter = |name: &str| {
            let quarter = Quarter::ALL.into_iter().find(|q| q.name() == name);
            let known = Quarter::ALL.map(Quarter::name).join(", ");
            quarter.ok_or_else(|| nonsense(format!("there is no quarter `{name}`; there are {known}")))
        };
        let read_tile = |tile: &str| {
            rules.design(tile).ok_or_else(|| match aude_engine::tile::find(tile) {
                Some(_) => Illegal::WrongTile.into(),
                None => nonsense(format!("there is no tile `{tile}`")),
            })
        };
        match self {
            Self::PlaceTile { tile, at, turn, bridge } => {
                let turn = u8::try_from(*turn).ok().filter(|turn| *turn <= 3);
                let turn = turn.ok_or_else(|| nonsense("`turn` must be from 0 to 3".into()))?;
                let design = read_tile(tile)?;
                let at = pos(*at).ok_or(Illegal::NotAdjacent)?;
                let placement = Placement::new(at, turn);
                let Some(bridge) = bridge else { return Ok(Action::PlaceTile(design, placement)) };
                let axis = read_axis(&bridge.axis)?;
                let over = pos(bridge.at).ok_or(Illegal::NoBridge)?;
                let beside = |side: &usize| at.neighbour(*side) == over && Axis::of_side(*side) == axis;
                let span = match (0..4).find(beside) {
                    _ if over == at => Span::Own(axis),
                    Some(side) => Span::Neighbour(side as u8),
                    None => return Err(Illegal::NoBridge.into()),
                };
                Ok(Action::PlaceBridged(design, placement, span))
            }
            Self::PlaceAbbey { at } => Ok(Action::PlaceAbbey(pos(*at).ok_or(Illegal::NoHole)?)),
            Self::Bridge { at, axis } => Ok(Action::Bridge(pos(*at).ok_or(Illegal::NoBridge)?, read_axis(axis)?)),
            Self::Castle { segment } => Ok(Action::Castle(spot(segment)?)),
            Self::MoveWagon { from, segment } => {
                let (from, to) = (spot(from)?, spot(segment)?);
                if state.wagon_from().is_some_and(|wagon| wagon != from) {
                    return Err(Illegal::WagonStuck.into());
                }
                Ok(Action::MoveWagon(to))
            }
            Self::ChooseTile { tile } => Ok(Action::ChooseTile(read_tile(tile)?)),
            Self::Bid { points } => Ok(Action::Bid(u32::try_from(*points).map_err(|_| Illegal::BadBid)?)),
            Self::Buy => Ok(Action::Buy),
            Self::Sell => Ok(Action::Sell),
            Self::EnterCity { figure, quarter, count } => {
                let count = count.as_deref().map(read_quarter).transpose()?;
                Ok(Action::EnterCity(read_figure(figure)?, read_quarter(quarter)?, count))
            }
            Self::LeaveCity { figure, quarter, segment } => {
                let guest = Guest::new(read_figure(figure)?, read_quarter(quarter)?);
                Ok(Action::LeaveCity(guest, spot(segment)?))
            }
            Self::MoveCount { quarter } => Ok(Action::MoveCount(read_quarter(quarter)?)),
            Self::SecondTile => Ok(Action::SecondTile),
            Self::Place { figure, segment } if segment.name.corner.is_some() => {
                if read_figure(figure)? != Figure::Barn {
                    return Err(nonsense("only a barn stands on a corner".into()));
                }
                let name = segment.name.corner.as_deref().unwrap_or_default();
                let corner = Corner::ALL.into_iter().find(|c| c.name() == name);
                let corner = corner.ok_or_else(|| nonsense(format!("`{name}` is not one of ne, se, sw, nw")))?;
                if state.phase() == Phase::PlaceFigure && state.last_tile().map(|t| at(t.at)) != Some(segment.at) {
                    return Err(Illegal::NotThisTile.into());
                }
                Ok(Action::Barn(corner))
            }
            Self::Place { figure, segment } => {
                let figure = read_figure(figure)?;
                Ok(Action::Place(figure, spot(segment)?))
            }
            Self::Recall { figure, segment } => {
                let figure = read_figure(figure)?;
                Ok(Action::Recall(figure, spot(segment)?))
            }
            Self::Fairy { segment } => Ok(Action::Fairy(spot(segment)?)),
            Self::Expel { owner, figure, segment } => {
                let (owner, figure) = (seat(*owner)?, read_figure(figure)?);
                Ok(Action::Expel(Owned::new(owner.into(), figure), spot(segment)?))
            }
            Self::Dragon { to } => Ok(Action::Dragon(pos(*to).ok_or(Illegal::NoDragonStep)?)),
            Self::Tower { at } => Ok(Action::Tower(pos(*at).ok_or(Illegal::NoTower)?)),
            Self::CloseTower { at, figure } => {
                Ok(Action::CloseTower(read_figure(figure)?, pos(*at).ok_or(Illegal::NoTower)?))
            }
            Self::Capture { owner, figure, segment } => {
                let (owner, figure) = (seat(*owner)?, read_figure(figure)?);
                Ok(Action::Capture(Owned::new(owner.into(), figure), spot(segment)?))
            }
            Self::Exchange { figure, from } => Ok(Action::Exchange(read_figure(figure)?, seat(*from)?)),
            Self::Ransom { figure, from } => Ok(Action::Ransom(read_figure(figure)?, seat(*from)?)),
            Self::Pass => Ok(Action::Pass),
        }
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
