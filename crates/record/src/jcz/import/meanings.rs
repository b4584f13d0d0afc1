//! What their messages may mean.
//!
//! A message does not always say which of our actions it is: a figure that is deployed may be placed, drive on or leave the
//! Count's city. All that it may mean is listed, and whoever plays it takes the first that is legal.

use aude_engine::{Action, Axis, Figure, Guest, Owned, Phase, Placement, Pos, Quarter, Span, Spot};
use serde_json::Value;

use super::{
    super::{
        catalogue::ABBEY,
        pieces::{Where, read_id},
        places::{Pointer, read_quarter, read_rotation, read_square},
    },
    Importer, Meanings, Message, Run, bridged, count_may_move,
};

impl Importer<'_> {
    /// What a message may mean, and how many messages it takes.
    pub(super) fn meanings(&self, run: &Run, message: &Message, next: Option<&Message>) -> (usize, Meanings) {
        let one = |action: Result<Action, String>| (1, action.map(|action| vec![action]));
        let payload = message.payload;
        match message.kind {
            "PLACE_TILE" => self.place_tile(run, message, next),
            "DEPLOY_MEEPLE" => self.deploy(run, message, next),
            "PLACE_TOKEN" => one(self.token(run, payload)),
            "MOVE_NEUTRAL_FIGURE" => (1, self.neutral(run, payload)),
            "RETURN_MEEPLE" => (
                1,
                self.who(run, payload).map(|(who, spot)| {
                    let (expel, recall) = (Action::Expel(who, spot), Action::Recall(who.figure(), spot));
                    if who.owner() == run.state.decider() { vec![recall, expel] } else { vec![expel] }
                }),
            ),
            "CAPTURE_FOLLOWER" => one(self.who(run, payload).map(|(who, spot)| Action::Capture(who, spot))),
            "EXCHANGE_FOLLOWER" => (1, Self::prisoner(run, payload, Action::Exchange)),
            "PAY_RANSOM" => (1, Self::prisoner(run, payload, Action::Ransom)),
            "BAZAAR_BUY_OR_SELL" => one(match payload.get("value").and_then(Value::as_str) {
                Some("BUY") => Ok(Action::Buy),
                Some("SELL") => Ok(Action::Sell),
                _ => Err("`value` must be BUY or SELL".into()),
            }),
            other => (1, Err(format!("there is no message `{other}`"))),
        }
    }

    fn position(&self, value: Option<&Value>) -> Result<Pos, String> {
        read_square(value.ok_or("`position` is missing")?, self.shift)
    }

    fn place_tile(&self, run: &Run, message: &Message, next: Option<&Message>) -> (usize, Meanings) {
        let id = message.payload.get("tileId").and_then(Value::as_str).unwrap_or_default();
        let place = || {
            let at = self.position(message.payload.get("position"))?;
            Ok::<_, String>((at, read_rotation(message.payload.get("rotation").unwrap_or(&Value::Null))?))
        };
        let (at, turn) = match place() {
            Ok(place) => place,
            Err(reason) => return (1, Err(reason)),
        };
        if id == ABBEY {
            return (1, Ok(vec![Action::PlaceAbbey(at)]));
        }
        let Some(design) = self.tile_of(message) else {
            return (1, Err(format!("the tile `{id}` is not in this game")));
        };
        let placement = Placement::new(at, turn);
        let plain = Action::PlaceTile(design, placement);
        if run.state.is_legal(self.rules, run.state.canonical(self.rules, plain)) {
            return (1, Ok(vec![plain]));
        }
        // The bridge that makes the tile fit goes without saying, or follows in a message of its own.
        let said = next.filter(|m| m.kind == "PLACE_TOKEN").and_then(|m| match self.token(run, m.payload) {
            Ok(Action::Bridge(over, axis)) => Span::of(at, over, axis),
            _ => None,
        });
        let fits = |action: &Action| run.state.is_legal(self.rules, run.state.canonical(self.rules, *action));
        if let Some(action) = said.map(|span| Action::PlaceBridged(design, placement, span)).filter(fits) {
            return (2, Ok(vec![action]));
        }
        (1, Ok(std::iter::once(plain).chain(bridged(design, placement).filter(fits)).collect()))
    }

    fn deploy(&self, run: &Run, message: &Message, next: Option<&Message>) -> (usize, Meanings) {
        let read = || {
            let id = message.payload.get("meepleId").and_then(Value::as_str).ok_or("`meepleId` is missing")?;
            let pointer = message.payload.get("pointer").ok_or("`pointer` is missing")?;
            Ok::<_, String>((read_id(id)?, Pointer::read(pointer, self.shift)?))
        };
        let (id, pointer) = match read() {
            Ok(read) => read,
            Err(reason) => return (1, Err(reason)),
        };
        let figure = id.1;
        if id.0 != run.state.decider() {
            return (1, Err(format!("the figure belongs to player {}, who does not decide this", id.0 + 1)));
        }
        if let Some(quarter) = pointer.quarter() {
            let stays = Action::EnterCity(figure, quarter, None);
            if !count_may_move(self.rules, &run.state, figure, quarter) {
                return (1, Ok(vec![stays]));
            }
            // Where the count goes, or that he stays, is a message of its own.
            return match next.map(|m| (m.kind, Self::count_goes(m))) {
                Some((_, Some(to))) => (2, Ok(vec![Action::EnterCity(figure, quarter, Some(to))])),
                Some(("PASS", _)) => (2, Ok(vec![stays])),
                _ => (1, Ok(vec![stays])),
            };
        }
        if figure == Figure::Barn {
            let last = run.state.last_tile().map_or_else(Pos::default, |last| last.at);
            return (1, pointer.corner(last).map(|corner| vec![Action::Barn(corner)]));
        }
        if pointer.feature.eq_ignore_ascii_case("tower") {
            return (1, Ok(vec![Action::CloseTower(figure, pointer.at)]));
        }
        let meanings = pointer.spot(self.rules, &run.state).map(|spot| {
            let mut meanings = Vec::new();
            if let Some(Where::City(quarter)) = run.pieces.whereabouts(id) {
                meanings.push(Action::LeaveCity(Guest::new(figure, quarter), spot));
            }
            if run.state.phase() == Phase::LeaveCity {
                meanings.extend(Quarter::ALL.map(|quarter| Action::LeaveCity(Guest::new(figure, quarter), spot)));
            }
            if run.state.phase() == Phase::MoveWagon {
                meanings.push(Action::MoveWagon(spot));
            }
            meanings.push(Action::Place(figure, spot));
            meanings
        });
        (1, meanings)
    }

    /// The quarter a message moves the count to.
    fn count_goes(message: &Message) -> Option<Quarter> {
        let figure = message.payload.get("figureId").and_then(Value::as_str)?;
        (message.kind == "MOVE_NEUTRAL_FIGURE" && figure.starts_with("count")).then_some(())?;
        let location = find_text(message.payload.get("to")?, "location")?;
        read_quarter(location)
    }

    fn token(&self, run: &Run, payload: &Value) -> Result<Action, String> {
        let token = payload.get("token").and_then(Value::as_str).unwrap_or_default();
        let pointer = payload.get("pointer").unwrap_or(payload);
        let at = || self.position(find(pointer, "position"));
        match token.split('_').next().unwrap_or_default() {
            "TOWER" => Ok(Action::Tower(at()?)),
            "BRIDGE" => {
                let location = find_text(pointer, "location").unwrap_or(token);
                let axis = match location.rsplit('_').next().unwrap_or_default() {
                    "NS" | "SN" | "N" | "S" => Axis::NorthSouth,
                    "WE" | "EW" | "E" | "W" => Axis::EastWest,
                    other => return Err(format!("`{other}` is not a direction of a bridge")),
                };
                Ok(Action::Bridge(at()?, axis))
            }
            "CASTLE" => {
                let mut pointer = Pointer::read(pointer, self.shift)?;
                pointer.feature = "City".into();
                Ok(Action::Castle(pointer.spot(self.rules, &run.state)?))
            }
            _ => Err(format!("there is no token `{token}` in Aude")),
        }
    }

    fn neutral(&self, run: &Run, payload: &Value) -> Meanings {
        let figure = payload.get("figureId").and_then(Value::as_str).unwrap_or_default();
        let to = payload.get("to").ok_or("`to` is missing")?;
        match figure.split('.').next().unwrap_or_default() {
            "dragon" => {
                let at = if to.is_array() { Some(to) } else { find(to, "position") };
                Ok(vec![Action::Dragon(self.position(at)?)])
            }
            "fairy" => {
                if let Ok((_, spot)) = self.who(run, to) {
                    return Ok(vec![Action::Fairy(spot)]);
                }
                // On a tile: with the own follower that is named beside it, or with any there.
                if let Ok((_, spot)) = self.who(run, payload) {
                    return Ok(vec![Action::Fairy(spot)]);
                }
                let at = self.position(if to.is_array() { Some(to) } else { find(to, "position") })?;
                let there = run.state.figures().filter(|f| f.spot.at == at && f.owner == run.state.decider());
                let meanings: Vec<Action> = there.map(|f| Action::Fairy(f.spot)).collect();
                if meanings.is_empty() { Err("the fairy goes to an own follower".into()) } else { Ok(meanings) }
            }
            "count" => {
                let quarter = find_text(to, "location").and_then(read_quarter);
                Ok(vec![Action::MoveCount(quarter.ok_or("the count goes to a quarter")?)])
            }
            other => Err(format!("there is no figure `{other}` in Aude")),
        }
    }

    /// A figure on the table: whose and which, and where it stands.
    fn who(&self, run: &Run, payload: &Value) -> Result<(Owned, Spot), String> {
        let id = find_text(payload, "meepleId").ok_or("`meepleId` is missing")?;
        let id = read_id(id)?;
        if id.0 >= self.rules.players() {
            return Err(format!("there is no player {}", id.0 + 1));
        }
        let owned = Owned::new(id.0, id.1);
        let stands = |spot: Spot| run.state.figures().any(|f| (f.spot, f.owner, f.figure) == (spot, id.0, id.1));
        if let Some(Where::Board(spot)) = run.pieces.whereabouts(id)
            && stands(spot)
        {
            return Ok((owned, spot));
        }
        let pointer = ["featurePointer", "pointer"].iter().find_map(|key| find(payload, key)).unwrap_or(payload);
        let pointer = Pointer::read(pointer, self.shift)?;
        Ok((owned, pointer.spot(self.rules, &run.state)?))
    }

    /// An own prisoner, and who holds it.
    fn prisoner(run: &Run, payload: &Value, action: fn(Figure, u8) -> Action) -> Meanings {
        let id = find_text(payload, "meepleId").ok_or("`meepleId` is missing")?;
        let id = read_id(id)?;
        let known = match run.pieces.whereabouts(id) {
            Some(Where::Prison(holder)) => Some(holder),
            _ => None,
        };
        let held = run.state.prisoners().filter(|(_, owner, figure)| (*owner, *figure) == (id.0, id.1));
        let holders = known.into_iter().chain(held.map(|(holder, ..)| holder));
        let meanings: Vec<Action> = holders.map(|holder| action(id.1, holder as u8)).collect();
        if meanings.is_empty() { Err("no such prisoner is held by anybody".into()) } else { Ok(meanings) }
    }
}

/// A value of an object, or of one within it.
fn find<'v>(value: &'v Value, key: &str) -> Option<&'v Value> {
    let object = value.as_object()?;
    object.get(key).or_else(|| object.values().find_map(|inner| find(inner, key)))
}

fn find_text<'v>(value: &'v Value, key: &str) -> Option<&'v str> {
    find(value, key)?.as_str()
}
