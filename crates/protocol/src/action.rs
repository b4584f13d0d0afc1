//! Actions as JSON: written and read once per shape of arguments.

use aude_engine::{
    Action, Arguments, Axis, Corner, Design, Figure, Guest, Illegal, Owned, Phase, Placement, Pos, Quarter, Shape,
    Span, Spot, Verb,
    tile::{self, Kind},
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::{
    Session,
    message::{SegmentMessage, SegmentNameMessage, at, pos},
};

/// An action of a player: an object with the verb as `type` and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ActionMessage(Map<String, Value>);

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

fn nonsense(message: impl std::fmt::Display) -> Refusal {
    Refusal::Nonsense(format!("`action`: {message}"))
}

/// The fields of a verb's arguments.
fn fields(verb: &Verb) -> Vec<&'static str> {
    match verb.shape {
        Shape::Nothing => vec![],
        Shape::Tile => vec!["tile"],
        Shape::Points => vec!["points"],
        Shape::Placement => vec!["tile", "at", "turn"],
        Shape::BridgedPlacement => vec!["tile", "at", "turn", "bridge"],
        Shape::Square => vec![verb.square],
        Shape::Bridge => vec![verb.square, "axis"],
        Shape::Segment if verb.moves => vec!["from", "segment"],
        Shape::Segment => vec!["segment"],
        Shape::Corner | Shape::FigureOnSegment => vec!["figure", "segment"],
        Shape::OwnedOnSegment => vec!["owner", "figure", "segment"],
        Shape::FigureOnSquare => vec![verb.square, "figure"],
        Shape::FigureOfSeat => vec!["figure", "from"],
        Shape::Quarter => vec!["quarter"],
        Shape::FigureToQuarter => vec!["figure", "quarter", "count"],
        Shape::GuestToSegment => vec!["figure", "quarter", "segment"],
    }
}

impl ActionMessage {
    /// How an action is written in a position where it is legal.
    ///
    /// # Panics
    /// If the position is not one in which the action is legal.
    pub fn of(session: &Session, action: Action) -> Self {
        let (rules, state) = (session.rules(), session.state());
        let segment = |spot| json!(SegmentMessage::of(rules, state, spot));
        let tile = |design| json!(rules.tile(design).id);
        let square = |pos| json!(at(pos));
        let bridge = |(over, axis): (Pos, Axis)| json!({ "at": at(over), "axis": axis.name() });
        let (verb, arguments) = Verb::of(action);
        let values = match arguments {
            Arguments::Nothing => vec![],
            Arguments::Tile(design) => vec![tile(design)],
            Arguments::Points(points) => vec![points.into()],
            Arguments::Placement(design, placement) => {
                vec![tile(design), square(placement.at()), placement.turn().into()]
            }
            Arguments::BridgedPlacement(design, placement, span) => {
                let (at, turn) = (placement.at(), placement.turn());
                vec![tile(design), square(at), turn.into(), bridge(span.bridge(at))]
            }
            Arguments::Square(pos) => vec![square(pos)],
            Arguments::Bridge(pos, axis) => vec![square(pos), axis.name().into()],
            Arguments::Corner(corner) => {
                let last = state.last_tile().expect("a tile was just placed").at;
                let corner =
                    json!({ "at": at(last), "kind": Kind::Field.name(), "places": [], "corner": corner.name() });
                vec![Figure::Barn.name().into(), corner]
            }
            Arguments::Segment(spot) if verb.moves => {
                vec![segment(state.moving().expect("a figure moves").1), segment(spot)]
            }
            Arguments::Segment(spot) => vec![segment(spot)],
            Arguments::FigureOnSegment(figure, spot) => vec![figure.name().into(), segment(spot)],
            Arguments::OwnedOnSegment(who, spot) => {
                vec![who.owner().into(), who.figure().name().into(), segment(spot)]
            }
            Arguments::FigureOnSquare(figure, pos) => vec![square(pos), figure.name().into()],
            Arguments::FigureOfSeat(figure, seat) => vec![figure.name().into(), seat.into()],
            Arguments::Quarter(quarter) => vec![quarter.name().into()],
            Arguments::FigureToQuarter(figure, quarter, second) => {
                let second = second.map(|second| second.name().into());
                [figure.name().into(), quarter.name().into()].into_iter().chain(second).collect()
            }
            Arguments::GuestToSegment(guest, spot) => {
                vec![guest.figure().name().into(), guest.quarter().name().into(), segment(spot)]
            }
        };
        let fields = fields(verb).into_iter().map(String::from);
        let kind = ("type".to_string(), Value::from(verb.name));
        Self(std::iter::once(kind).chain(fields.zip(values)).collect())
    }

    /// The action that a message means in the present position.
    ///
    /// An unknown field is refused: it is more likely a mistake than a message from the future.
    pub fn read(session: &Session, message: &Value) -> Result<Action, Refusal> {
        let Some(object) = message.as_object() else {
            return Err(nonsense("must be an object with `type`, as in the answer to `legal`"));
        };
        let reader = Reader { session, object };
        let verb = reader.verb()?;
        let known = fields(verb);
        if let Some(field) = object.iter().find(|(field, value)| {
            let empty = value.is_null() && *field == "bridge" && verb.shape == Shape::Placement;
            *field != "type" && !empty && !known.contains(&field.as_str())
        }) {
            return Err(nonsense(format_args!("there is no field `{}`", field.0)));
        }
        let arguments = reader.arguments(verb)?;
        verb.action(arguments).ok_or_else(|| nonsense("its arguments do not fit"))
    }
}

/// A message while it is read.
struct Reader<'a> {
    session: &'a Session,
    object: &'a Map<String, Value>,
}

impl<'a> Reader<'a> {
    /// The verb: by its type and, where two share it, by what tells them apart.
    fn verb(&self) -> Result<&'static Verb, Refusal> {
        let name = self.text("type")?;
        let there = |value: Option<&Value>| value.is_some_and(|value| !value.is_null());
        let bridged = there(self.object.get("bridge"));
        let cornered = there(self.object.get("segment").and_then(|segment| segment.get("corner")));
        // A draw is no action of a player.
        let verbs = || Verb::all().filter(|verb| verb.name == name && verb.name != "draw");
        let fits = |verb: &&Verb| match verb.shape {
            Shape::Placement | Shape::BridgedPlacement => bridged == (verb.shape == Shape::BridgedPlacement),
            Shape::FigureOnSegment | Shape::Corner => cornered == (verb.shape == Shape::Corner),
            _ => true,
        };
        verbs().find(fits).or_else(|| verbs().next()).ok_or_else(|| {
            let mut known: Vec<_> = Verb::all().map(|verb| verb.name).filter(|name| *name != "draw").collect();
            known.dedup();
            nonsense(format_args!("there is no type `{name}`; there are {}", known.join(", ")))
        })
    }

    fn arguments(&self, verb: &Verb) -> Result<Arguments, Refusal> {
        Ok(match verb.shape {
            Shape::Nothing => Arguments::Nothing,
            Shape::Tile => Arguments::Tile(self.tile()?),
            Shape::Points => {
                let points = self.number("points")?;
                Arguments::Points(u32::try_from(points).map_err(|_| verb.beyond)?)
            }
            Shape::Placement => {
                let (design, placement) = self.placement(verb)?;
                Arguments::Placement(design, placement)
            }
            Shape::BridgedPlacement => {
                let (design, placement) = self.placement(verb)?;
                Arguments::BridgedPlacement(design, placement, self.span(placement.at())?)
            }
            Shape::Square => Arguments::Square(self.square(verb)?),
            Shape::Bridge => Arguments::Bridge(self.square(verb)?, axis(self.text("axis")?)?),
            Shape::Corner => Arguments::Corner(self.corner()?),
            Shape::Segment if verb.moves => {
                let (from, to) = (self.spot("from")?, self.spot("segment")?);
                if self.session.state().moving().is_some_and(|(_, origin)| origin != from) {
                    return Err(verb.beyond.into());
                }
                Arguments::Segment(to)
            }
            Shape::Segment => Arguments::Segment(self.spot("segment")?),
            Shape::FigureOnSegment => Arguments::FigureOnSegment(self.figure()?, self.spot("segment")?),
            Shape::OwnedOnSegment => {
                let (owner, figure) = (self.seat("owner")?, self.figure()?);
                Arguments::OwnedOnSegment(Owned::new(owner.into(), figure), self.spot("segment")?)
            }
            Shape::FigureOnSquare => Arguments::FigureOnSquare(self.figure()?, self.square(verb)?),
            Shape::FigureOfSeat => Arguments::FigureOfSeat(self.figure()?, self.seat("from")?),
            Shape::Quarter => Arguments::Quarter(quarter(self.text("quarter")?)?),
            Shape::FigureToQuarter => {
                let second = match self.object.get("count") {
                    None | Some(Value::Null) => None,
                    Some(_) => Some(quarter(self.text("count")?)?),
                };
                Arguments::FigureToQuarter(self.figure()?, quarter(self.text("quarter")?)?, second)
            }
            Shape::GuestToSegment => {
                let guest = Guest::new(self.figure()?, quarter(self.text("quarter")?)?);
                Arguments::GuestToSegment(guest, self.spot("segment")?)
            }
        })
    }

    fn value(&self, field: &str) -> Result<&'a Value, Refusal> {
        self.object.get(field).ok_or_else(|| nonsense(format_args!("`{field}` is missing")))
    }

    fn text(&self, field: &str) -> Result<&'a str, Refusal> {
        self.value(field)?.as_str().ok_or_else(|| nonsense(format_args!("`{field}` must be a text")))
    }

    fn number(&self, field: &str) -> Result<u64, Refusal> {
        let wrong = || nonsense(format_args!("`{field}` must be a whole number from 0 on"));
        self.value(field)?.as_u64().ok_or_else(wrong)
    }

    fn figure(&self) -> Result<Figure, Refusal> {
        let name = self.text("figure")?;
        Figure::from_name(name).ok_or_else(|| {
            let known = Figure::ALL.map(Figure::name).join(", ");
            nonsense(format_args!("there is no figure `{name}`; there are {known}"))
        })
    }

    fn seat(&self, field: &str) -> Result<u8, Refusal> {
        let n = self.number(field)?;
        let seat = u8::try_from(n).ok().filter(|seat| usize::from(*seat) < self.session.rules().players());
        seat.ok_or_else(|| nonsense(format_args!("there is no seat {n}; seats count from 0")))
    }

    fn tile(&self) -> Result<Design, Refusal> {
        let name = self.text("tile")?;
        self.session.rules().design(name).ok_or_else(|| match tile::find(name) {
            Some(_) => Illegal::WrongTile.into(),
            None => nonsense(format_args!("there is no tile `{name}`")),
        })
    }

    /// Two whole numbers.
    fn coordinates(&self, field: &str) -> Result<[i64; 2], Refusal> {
        <[i64; 2]>::deserialize(self.value(field)?)
            .map_err(|_| nonsense(format_args!("`{field}` must be a square, such as [1, -2]")))
    }

    fn square(&self, verb: &Verb) -> Result<Pos, Refusal> {
        Ok(pos(self.coordinates(verb.square)?).ok_or(verb.beyond)?)
    }

    fn placement(&self, verb: &Verb) -> Result<(Design, Placement), Refusal> {
        let turn = self.value("turn")?.as_i64().and_then(|turn| u8::try_from(turn).ok()).filter(|turn| *turn <= 3);
        let turn = turn.ok_or_else(|| nonsense("`turn` must be from 0 to 3"))?;
        let design = self.tile()?;
        Ok((design, Placement::new(self.square(verb)?, turn)))
    }

    /// The bridge that makes a tile on a square fit.
    fn span(&self, at: Pos) -> Result<Span, Refusal> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Bridge {
            at: [i64; 2],
            axis: String,
        }
        let bridge = Bridge::deserialize(self.value("bridge")?).map_err(|e| nonsense(format_args!("`bridge`: {e}")))?;
        let axis = axis(&bridge.axis)?;
        let over = pos(bridge.at).ok_or(Illegal::NoBridge)?;
        Span::of(at, over, axis).ok_or_else(|| Illegal::NoBridge.into())
    }

    fn segment(&self, field: &str) -> Result<SegmentMessage, Refusal> {
        let value = self.value(field)?;
        let known = ["at", "kind", "places", "nth", "corner"];
        let unknown = value.as_object().and_then(|object| object.keys().find(|key| !known.contains(&key.as_str())));
        if let Some(unknown) = unknown {
            return Err(nonsense(format_args!("there is no field `{unknown}`")));
        }
        SegmentMessage::deserialize(value).map_err(|e| nonsense(format_args!("`{field}`: {e}")))
    }

    fn spot(&self, field: &str) -> Result<Spot, Refusal> {
        let (segment, state) = (self.segment(field)?, self.session.state());
        let name = segment.name.read().map_err(nonsense)?;
        if matches!(state.phase(), Phase::PlaceTile | Phase::Over) {
            return Err(Illegal::NotNow(state.phase()).into());
        }
        let missing = || Refusal::Illegal(format!("there is no tile on {},{}", segment.at[0], segment.at[1]));
        let at = pos(segment.at).filter(|at| state.tile_at(*at).is_some()).ok_or_else(missing)?;
        state.find_segment(self.session.rules(), at, &name).map_err(Refusal::Illegal)
    }

    fn corner(&self) -> Result<Corner, Refusal> {
        if self.figure()? != Figure::Barn {
            return Err(nonsense("only a barn stands on a corner"));
        }
        let SegmentMessage { at: square, name: SegmentNameMessage { corner, .. } } = self.segment("segment")?;
        let name = corner.unwrap_or_default();
        let corner = Corner::ALL.into_iter().find(|corner| corner.name() == name);
        let corner = corner.ok_or_else(|| nonsense(format_args!("`{name}` is not one of ne, se, sw, nw")))?;
        let state = self.session.state();
        if state.phase() == Phase::PlaceFigure && state.last_tile().map(|tile| at(tile.at)) != Some(square) {
            return Err(Illegal::NotThisTile.into());
        }
        Ok(corner)
    }
}

fn axis(name: &str) -> Result<Axis, Refusal> {
    let axis = Axis::ALL.into_iter().find(|axis| axis.name() == name);
    axis.ok_or_else(|| nonsense(format_args!("`{name}` is not a direction; there are ns, ew")))
}

fn quarter(name: &str) -> Result<Quarter, Refusal> {
    let quarter = Quarter::ALL.into_iter().find(|quarter| quarter.name() == name);
    let known = Quarter::ALL.map(Quarter::name).join(", ");
    quarter.ok_or_else(|| nonsense(format_args!("there is no quarter `{name}`; there are {known}")))
}
