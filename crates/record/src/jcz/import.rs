//! Reads saved games, by playing them.

use aude_engine::{
    Action, Design, Event, Figure, Guest, Log, Owned, Phase, Placement, Pos, Quarter, Rules, Span, Spot, State,
};
use serde_json::Value;

use super::{
    Imported, Refusal,
    catalogue::ABBEY,
    pieces::{Pieces, Where, read_id},
    places::{Pointer, read_quarter, read_rotation, read_square},
    setup::{self, Names},
};
use crate::{Game, game::is_date, notation::span};

/// Messages that mean something; others are refused.
const KNOWN: [&str; 14] = [
    "PLACE_TILE",
    "DEPLOY_MEEPLE",
    "PLACE_TOKEN",
    "MOVE_NEUTRAL_FIGURE",
    "RETURN_MEEPLE",
    "CAPTURE_FOLLOWER",
    "EXCHANGE_FOLLOWER",
    "PAY_RANSOM",
    "BAZAAR_BID",
    "BAZAAR_BUY_OR_SELL",
    "PASS",
    "COMMIT",
    "UNDO",
    "GAME_CREATED",
];

/// So many declined decisions are remembered, to be looked at again when a message cannot be played.
const LOOK_BACK: usize = 8;

/// So often something is tried again.
const ATTEMPTS: usize = 500;

/// Reads a saved game.
///
/// ```
/// use aude_record::jcz;
///
/// let refusal = jcz::import(r#"{"setup":{"sets":{"flying-machines:1":1},"elements":{"flier":1}},"players":[{"name":"Anna"}]}"#);
/// let message = refusal.unwrap_err().to_string();
/// assert!(message.contains("tile set `flying-machines:1`") && message.contains("element `flier`"));
/// ```
pub fn import(text: &str) -> Result<Imported, Refusal> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let file: Value = serde_json::from_str(text).map_err(|e| {
        let message = e.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        Refusal::Nonsense(format!("line {}, column {}: {message}", e.line(), e.column()))
    })?;
    let setup::Read { mut setup, shift, mut unsupported } = setup::read(&file).map_err(Refusal::Nonsense)?;
    let messages = match file.get("replay") {
        None => &Vec::new(),
        Some(list) => list.as_array().ok_or_else(|| Refusal::Nonsense("`replay` must be a list".into()))?,
    };
    let kind = |message: &Value| message.get("type").and_then(Value::as_str).unwrap_or_default().to_string();
    for message in messages {
        let kind = kind(message);
        let what = format!("messages of the type `{kind}`");
        if !KNOWN.contains(&kind.as_str()) && !unsupported.contains(&what) {
            unsupported.push(what);
        }
    }
    let names = Names::new(setup.parts.iter().flatten().map(|(part, _)| part.as_str()));
    let annotations = file.get("gameAnnotations").cloned().unwrap_or_default();
    let mut order = Vec::new();
    for tile in annotations.get("drawOrder").and_then(Value::as_array).into_iter().flatten() {
        let id = tile.as_str().unwrap_or_default();
        match names.ours(id) {
            Some(ours) => order.push(ours),
            None => unsupported.push(format!("the tile `{id}`")),
        }
    }
    if !unsupported.is_empty() {
        return Err(Refusal::Unsupported(unsupported));
    }
    if let Some(end) = annotations.get("endTurn").and_then(Value::as_u64) {
        order.truncate(end as usize);
        setup.draw = Some(order.iter().map(|tile| (*tile).to_string()).collect());
    }
    let mut game = Game::reading(setup).map_err(|e| Refusal::Nonsense(e.to_string()))?;
    let created = file.get("created").and_then(Value::as_str).and_then(|text| text.get(..10));
    game.note(created.filter(|date| is_date(date)).map(String::from));
    let order: Option<Vec<Design>> = order.iter().map(|tile| game.rules().design(tile)).collect();
    let order = order.ok_or_else(|| Refusal::Nonsense("`drawOrder` names a tile that is not in this game".into()))?;
    let importer = Importer { rules: game.rules(), names: &names, shift, order, messages: without_undone(messages) };
    let run = importer.play()?;
    let mut notes = Vec::new();
    if run.state.phase() != Phase::Over {
        notes.push("the messages end before the game does".to_string());
    }
    let (draws, actions) = (run.draws, run.actions);
    let (mut draws, mut actions) = (draws.into_iter(), actions.into_iter());
    loop {
        let played = if game.state().phase() == Phase::Draw {
            draws.next().map(|draw| game.draw_telling(draw, &mut Log::off()))
        } else {
            actions.next().map(|action| game.play_telling(action, &mut Log::off()))
        };
        match played {
            None => break,
            Some(played) => played.map_err(|e| Refusal::Nonsense(e.to_string()))?,
        }
    }
    game.reveal(None);
    Ok(Imported { game, notes })
}

/// Whether the count may be moved when a follower enters a quarter: then a message of its own says whether he was.
pub(super) fn count_may_move(rules: &Rules, state: &State, figure: Figure, quarter: Quarter) -> bool {
    let moves = |a: &Action| matches!(a, Action::EnterCity(f, q, Some(_)) if (*f, *q) == (figure, quarter));
    state.legal_actions(rules).iter().any(moves)
}

/// A message and its number, from 1.
struct Message<'f> {
    number: usize,
    kind: &'f str,
    payload: &'f Value,
    player: Option<usize>,
}

/// The messages that count: those taken back are gone, and so is what says nothing.
fn without_undone(messages: &[Value]) -> Vec<Message<'_>> {
    let mut kept: Vec<Message> = Vec::new();
    for (i, message) in messages.iter().enumerate() {
        let kind = message.get("type").and_then(Value::as_str).unwrap_or_default();
        let player = message.get("player").and_then(Value::as_u64).map(|n| n as usize);
        match kind {
            "UNDO" => drop(kept.pop()),
            "GAME_CREATED" => {}
            _ => kept.push(Message { number: i + 1, kind, payload: &message["payload"], player }),
        }
    }
    kept
}

/// How far a game has come.
#[derive(Clone)]
struct Run {
    state: State,
    actions: Vec<Action>,
    draws: Vec<Design>,
    pieces: Pieces,
    /// The tiles of the last auction, as they were drawn.
    sale: Vec<Design>,
}

struct Importer<'f> {
    rules: &'f Rules,
    names: &'f Names,
    shift: (i64, i64),
    /// The draws, where the file says.
    order: Vec<Design>,
    messages: Vec<Message<'f>>,
}

/// What a message may mean in a position; the first that is legal counts.
type Meanings = Result<Vec<Action>, String>;

impl Importer<'_> {
    fn play(&self) -> Result<Run, Refusal> {
        let rules = self.rules;
        let mut run = Run {
            state: rules.start(),
            actions: Vec::new(),
            draws: Vec::new(),
            pieces: Pieces::new(rules),
            sale: Vec::new(),
        };
        self.draw_known(&mut run);
        // Where a decision was declined by a message that may have meant another: to be tried again without it.
        let mut doubts: Vec<(usize, Run)> = Vec::new();
        let mut worst: Option<(usize, Refusal)> = None;
        let (mut next, mut attempts) = (0, 0);
        while let Some(message) = self.messages.get(next) {
            match self.message(&mut run, next, &mut doubts) {
                Ok(used) => next += used,
                Err(reason) => {
                    if worst.as_ref().is_none_or(|(at, _)| next > *at) {
                        let (number, kind) = (message.number, message.kind.to_string());
                        worst = Some((next, Refusal::Message { number, kind, message: reason }));
                    }
                    attempts += 1;
                    match doubts.pop().filter(|_| attempts < ATTEMPTS) {
                        Some(doubt) => (next, run) = doubt,
                        None => break,
                    }
                }
            }
        }
        if next < self.messages.len() {
            return Err(worst.map_or_else(|| Refusal::Nonsense("nothing can be played".into()), |(_, refusal)| refusal));
        }
        self.remove_rest(&mut run);
        Ok(run)
    }

    /// Plays an action, if it is legal, and draws what is known to follow.
    fn step(&self, run: &mut Run, action: Action) -> Result<(), String> {
        let action = run.state.canonical(self.rules, action);
        let mut log = Log::on();
        run.state.play(self.rules, action, &mut log).map_err(|illegal| illegal.to_string())?;
        match action {
            Action::Draw(design) => run.draws.push(design),
            action => run.actions.push(action),
        }
        for event in log.take() {
            run.pieces.hear(&event);
            if let Event::Auction { tiles } = event {
                run.sale = tiles;
            }
        }
        run.pieces.next = None;
        self.draw_known(run);
        Ok(())
    }

    fn draw_known(&self, run: &mut Run) {
        while run.state.phase() == Phase::Draw
            && let Some(design) = self.order.get(run.state.draws())
            && run.state.is_legal(self.rules, Action::Draw(*design))
        {
            if self.step(run, Action::Draw(*design)).is_err() {
                return;
            }
        }
    }

    /// Without an order of draws, tiles that fitted nowhere are still in the bag when all others are placed. If nothing
    /// else is there, they are drawn now and removed.
    fn remove_rest(&self, run: &mut Run) {
        if !self.order.is_empty() {
            return;
        }
        let mut attempt = run.clone();
        while attempt.state.phase() == Phase::Draw {
            let removed = attempt.state.removed().len();
            let Some((design, _)) = attempt.state.drawable(self.rules).next() else { return };
            if self.step(&mut attempt, Action::Draw(design)).is_err() || attempt.state.removed().len() == removed {
                return;
            }
        }
        if attempt.state.phase() == Phase::Over {
            *run = attempt;
        }
    }

    /// Plays a message, and says how many messages that were.
    fn message(&self, run: &mut Run, at: usize, doubts: &mut Vec<(usize, Run)>) -> Result<usize, String> {
        let message = &self.messages[at];
        let legal = |run: &Run, action| run.state.is_legal(self.rules, action);
        match message.kind {
            // Declined is what nobody does; the turn ends by itself.
            "COMMIT" => Ok(1),
            "PASS" => {
                let own = message.player.is_none_or(|player| player == run.state.decider());
                if own && run.state.phase() != Phase::Draw && legal(run, Action::Pass) {
                    if doubts.len() == LOOK_BACK {
                        doubts.remove(0);
                    }
                    doubts.push((at + 1, run.clone()));
                    self.step(run, Action::Pass)?;
                }
                Ok(1)
            }
            "BAZAAR_BID" => self.bid(run, message),
            _ => self.reach(run, at),
        }
    }

    /// Plays one of the actions a message may mean. Decisions before it that nobody took are declined, and a tile that is
    /// placed is drawn.
    fn reach(&self, run: &mut Run, at: usize) -> Result<usize, String> {
        let message = &self.messages[at];
        let next = self.messages.get(at + 1).filter(|m| m.player == message.player);
        let mut attempt = run.clone();
        let mut reason: Option<String> = None;
        for _ in 0..64 {
            if attempt.state.phase() == Phase::Draw {
                // What is drawn is placed next.
                match self.messages[at..].iter().find_map(|m| self.tile_of(m)) {
                    Some(design) => {
                        self.step(&mut attempt, Action::Draw(design)).map_err(|e| reason.take().unwrap_or(e))?
                    }
                    None if self.rules.choices().toggle("bazaars") && message.kind.starts_with("BAZAAR") => {
                        return Err("an auction can only be read where the file has `drawOrder`".into());
                    }
                    None => return Err(reason.unwrap_or_else(|| "a tile is to be drawn before this".into())),
                }
                continue;
            }
            let decider = attempt.state.decider();
            if message.player.is_none_or(|player| player == decider) {
                let id = message.payload.get("meepleId").and_then(Value::as_str).and_then(|id| read_id(id).ok());
                let (used, meanings) = self.meanings(&attempt, message, next);
                match meanings {
                    Ok(actions) => {
                        let canonical = |a: &Action| attempt.state.canonical(self.rules, *a);
                        let checked = actions.iter().map(canonical).map(|a| (a, attempt.state.check(self.rules, a)));
                        for (action, check) in checked.collect::<Vec<_>>() {
                            match check {
                                Ok(()) => {
                                    attempt.pieces.next = id;
                                    self.step(&mut attempt, action)?;
                                    *run = attempt;
                                    return Ok(used);
                                }
                                Err(illegal) => drop(reason.get_or_insert(illegal.to_string())),
                            }
                        }
                    }
                    Err(message) => drop(reason.get_or_insert(message)),
                }
            } else {
                reason
                    .get_or_insert_with(|| format!("it is for player {decider} to decide: {}", attempt.state.phase()));
            }
            if !attempt.state.is_legal(self.rules, Action::Pass) {
                break;
            }
            self.step(&mut attempt, Action::Pass)?;
        }
        Err(reason.unwrap_or_else(|| "that is not possible now".into()))
    }

    /// The tile of a message that places one.
    fn tile_of(&self, message: &Message) -> Option<Design> {
        let id = message.payload.get("tileId").and_then(Value::as_str).filter(|_| message.kind == "PLACE_TILE")?;
        self.rules.design(self.names.ours(id)?)
    }

    /// What a message may mean, and how many messages it takes.
    fn meanings(&self, run: &Run, message: &Message, next: Option<&Message>) -> (usize, Meanings) {
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
            "EXCHANGE_FOLLOWER" => (1, self.prisoner(run, payload, Action::Exchange)),
            "PAY_RANSOM" => (1, self.prisoner(run, payload, Action::Ransom)),
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
        // A bridge that makes the tile fit follows in a message of its own.
        let bridge = next.filter(|m| m.kind == "PLACE_TOKEN").and_then(|m| match self.token(run, m.payload) {
            Ok(Action::Bridge(over, axis)) => span(at, over, axis),
            _ => None,
        });
        match bridge {
            Some(span @ (Span::Own(_) | Span::Neighbour(_))) => {
                (2, Ok(vec![Action::PlaceBridged(design, placement, span)]))
            }
            None => (1, Ok(vec![plain])),
        }
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
            return (1, Err(format!("the figure belongs to player {}, who does not decide this", id.0)));
        }
        if let Some(quarter) = pointer.quarter() {
            let stays = Action::EnterCity(figure, quarter, None);
            if !count_may_move(self.rules, &run.state, figure, quarter) {
                return (1, Ok(vec![stays]));
            }
            // Where the count goes, or that he stays, is a message of its own.
            return match next.map(|m| (m.kind, self.count_goes(m))) {
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
    fn count_goes(&self, message: &Message) -> Option<Quarter> {
        let figure = message.payload.get("figureId").and_then(Value::as_str)?;
        (message.kind == "MOVE_NEUTRAL_FIGURE" && figure.starts_with("count")).then_some(())?;
        let location = find_text(message.payload.get("to")?, "location")?;
        read_quarter(location)
    }

    fn token(&self, run: &Run, payload: &Value) -> Result<Action, String> {
        use aude_engine::Axis;
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
                // On a tile: with any own follower there.
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
            return Err(format!("there is no player {}", id.0));
        }
        let owned = Owned::new(id.0, id.1);
        let stands = |spot: Spot| run.state.figures().any(|f| (f.spot, f.owner, f.figure) == (spot, id.0, id.1));
        if let Some(Where::Board(spot)) = run.pieces.whereabouts(id)
            && stands(spot)
        {
            return Ok((owned, spot));
        }
        let pointer = ["pointer", "featurePointer"].iter().find_map(|key| find(payload, key)).unwrap_or(payload);
        let pointer = Pointer::read(pointer, self.shift)?;
        Ok((owned, pointer.spot(self.rules, &run.state)?))
    }

    /// An own prisoner, and who holds it.
    fn prisoner(&self, run: &Run, payload: &Value, action: fn(Figure, u8) -> Action) -> Meanings {
        let id = find_text(payload, "meepleId").ok_or("`meepleId` is missing")?;
        let id = read_id(id)?;
        let known = match run.pieces.whereabouts(id) {
            Some(Where::Prison(holder)) => Some(holder),
            _ => None,
        };
        let held = run.state.prisoners().into_iter().filter(|(_, owner, figure)| (*owner, *figure) == (id.0, id.1));
        let holders = known.into_iter().chain(held.map(|(holder, ..)| holder));
        let meanings: Vec<Action> = holders.map(|holder| action(id.1, holder as u8)).collect();
        if meanings.is_empty() { Err("no such prisoner is held by anybody".into()) } else { Ok(meanings) }
    }

    /// A tile is chosen and points are bid for it, or only the latter.
    fn bid(&self, run: &mut Run, message: &Message) -> Result<usize, String> {
        let player = |run: &Run| message.player.is_none_or(|player| player == run.state.decider());
        for _ in 0..8 {
            let asked = matches!(run.state.phase(), Phase::AuctionChoose | Phase::AuctionBid) && player(run);
            if asked || !run.state.is_legal(self.rules, Action::Pass) {
                break;
            }
            self.step(run, Action::Pass)?;
        }
        if run.state.phase() == Phase::Draw {
            return Err("an auction can only be read where the file has `drawOrder`".into());
        }
        if run.state.phase() == Phase::AuctionChoose {
            let index = message.payload.get("supplyIndex").and_then(Value::as_u64);
            let tile = index.and_then(|index| run.sale.get(usize::try_from(index).ok()?).copied());
            self.step(run, Action::ChooseTile(tile.ok_or("`supplyIndex` is no tile of the auction")?))?;
            if run.state.phase() != Phase::AuctionBid || !player(run) {
                return Ok(1);
            }
        }
        if let Some(price) = message.payload.get("price").and_then(Value::as_u64) {
            self.step(run, Action::Bid(u32::try_from(price).map_err(|_| "the bid is too high")?))?;
        }
        Ok(1)
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
