//! What goes over the line: positions, actions and events as people and programs read them.

use std::collections::BTreeMap;

use aude_engine::{
    Event, FactSpec, Figure, Phase, Pos, Rules, SegmentName, Spot, State,
    tile::{Kind, PLACES},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Session, datum::write_in};

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
    /// How a segment of a tile on the table is written.
    ///
    /// # Panics
    /// If there is no such segment.
    pub fn of(rules: &Rules, state: &State, spot: Spot) -> Self {
        Self { at: at(spot.at), name: SegmentNameMessage::of(rules, state, spot) }
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
    /// What the parts in play have: hands, goods, the dragon …
    #[serde(flatten)]
    parts: Map<String, Value>,
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
            parts: FactSpec::of(rules, state)
                .into_iter()
                .map(|(name, value)| (name.into(), write_in(rules, state, &value)))
                .collect(),
        }
    }
}

/// Something that happened: an object with its name as `type` and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct EventMessage(Map<String, Value>);

impl EventMessage {
    /// How an event of a game is written.
    pub fn of(session: &Session, event: &Event) -> Self {
        let (rules, state) = (session.rules(), session.state());
        let (name, fields) = event.fields(rules);
        let fields = fields.into_iter().map(|(name, value)| (name.into(), write_in(rules, state, &value)));
        Self(std::iter::once(("type".into(), name.into())).chain(fields).collect())
    }
}
