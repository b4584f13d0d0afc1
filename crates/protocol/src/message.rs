//! What goes over the line: positions, actions and events as people and programs read them.

use std::collections::BTreeMap;

use aude_engine::{
    Action, Event, Figure, Illegal, Owned, Phase, Placement, Pos, Rules, SegmentName, Spot, State,
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
}

impl SegmentNameMessage {
    fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        let laid = state.tile_at(spot.at).expect("the spot is on a tile");
        let tile = rules.tile(laid.tile);
        let segment = &tile.segments[spot.segment as usize];
        Self {
            kind: segment.kind.name().into(),
            places: segment.place_names(laid.turn).map(String::from).collect(),
            nth: SegmentName::of(tile, spot.segment as usize, laid.turn).nth,
        }
    }

    pub(crate) fn read(&self) -> Result<SegmentName, String> {
        let kind = Kind::ALL.into_iter().find(|k| k.name() == self.kind);
        let kind = kind.ok_or_else(|| {
            let known = Kind::ALL.map(Kind::name).join(", ");
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
    /// The tile in play is placed.
    PlaceTile { tile: String, at: [i64; 2], turn: i64 },
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
    /// What is optional is declined.
    Pass,
}

/// The fields that actions have.
const ACTION_FIELDS: [&str; 9] = ["type", "tile", "at", "turn", "figure", "segment", "owner", "to", "from"];

/// The words of the protocol for actions of parts that are not playable yet: never legal, but no nonsense.
const OTHER_ACTIONS: [&str; 10] =
    ["place-abbey", "bridge", "castle", "bid", "buy", "sell", "choose-tile", "move-wagon", "enter-city", "leave-city"];

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
            },
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
            let segment = object.get("segment")?.as_object()?;
            unknown(segment, &["at", "kind", "places", "nth"])
        });
        if let Some(word) = value.get("type").and_then(|t| t.as_str())
            && OTHER_ACTIONS.contains(&word)
        {
            return Err(Refusal::Illegal(format!("`{word}` is not possible in this game")));
        }
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
            let tile = pos(segment.at).and_then(|at| state.tile_at(at)).ok_or(Illegal::NotThisTile)?;
            let number = name.find(rules.tile(tile.tile), tile.turn).map_err(Refusal::Illegal)?;
            Ok(Spot { at: tile.at, segment: number as u8 })
        };
        match self {
            Self::PlaceTile { tile, at, turn } => {
                let turn = u8::try_from(*turn).ok().filter(|turn| *turn <= 3);
                let turn = turn.ok_or_else(|| nonsense("`turn` must be from 0 to 3".into()))?;
                let Some(design) = rules.design(tile) else {
                    return Err(match aude_engine::tile::find(tile) {
                        Some(_) => Illegal::WrongTile.into(),
                        None => nonsense(format!("there is no tile `{tile}`")),
                    });
                };
                let at = pos(*at).ok_or(Illegal::NotAdjacent)?;
                Ok(Action::PlaceTile(design, Placement::new(at, turn)))
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
                let towers = state.towers().into_iter();
                towers.map(|(to, height)| TowerMessage { at: at(to), height }).collect()
            }),
            prisoners: choices.toggle("tower").then(|| {
                let prisoners = state.prisoners().into_iter();
                let tell =
                    |(holder, owner, f): (usize, usize, Figure)| PrisonerMessage { holder, owner, figure: f.name() };
                prisoners.map(tell).collect()
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
            Event::Over { winners } => Self::Over { winners: winners.clone() },
        }
    }
}
