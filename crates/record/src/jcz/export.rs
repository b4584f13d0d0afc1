//! Writes saved games.

use aude_engine::{Action, Design, Event, Figure, Log, Owned, Phase, Pos, Spot, State};
use serde_json::{Value, json};

use super::{
    Unwritable,
    catalogue::ABBEY,
    pieces::{Pieces, Where},
    places,
    setup::{self, Names},
};
use crate::Game;

/// Writes a game as a saved game, or says why that is not possible.
///
/// ```
/// use aude_engine::Setup;
/// use aude_record::{Game, jcz};
///
/// let game = Game::new(Setup::players(2), 7).unwrap();
/// let file = jcz::export(&game).unwrap();
/// assert_eq!(jcz::import(&file).unwrap().game.fingerprint(), game.fingerprint());
///
/// let mut setup = Setup::players(2);
/// setup.options.insert("tiles-in-hand".into(), "3".into());
/// let refusal = jcz::export(&Game::new(setup, 7).unwrap()).unwrap_err();
/// assert_eq!(refusal.0, ["the option `tiles-in-hand` = `3`"]);
/// ```
pub fn export(game: &Game) -> Result<String, Unwritable> {
    let rules = game.rules();
    let names = Names::new(rules.choices().parts.iter().map(|(part, _)| *part));
    let setup = setup::write(game, &names).map_err(Unwritable)?;
    let theirs = |design: Design| names.theirs(rules.tile(design).id).unwrap_or_default();
    let mut writer = Writer { game, names: &names, pieces: Pieces::new(rules), messages: Vec::new(), sale: Vec::new() };
    let mut replay = game.replay();
    let mut log = Log::on();
    let mut turn = (0, 0);
    while let Some(step) = replay.peek() {
        let state = replay.state();
        if turn.0 != state.turn() {
            if turn.0 > 0 {
                writer.say("COMMIT", turn.1, &json!({}));
            }
            turn = (state.turn(), state.player());
        }
        if !matches!(step, Action::Draw(_)) {
            writer.action(state, step);
        }
        replay.advance(&mut log);
        for event in log.take() {
            writer.pieces.hear(&event);
            if let Event::Auction { tiles } = event {
                writer.sale = tiles;
            }
        }
    }
    if game.state().phase() == Phase::Over {
        writer.say("COMMIT", turn.1, &json!({}));
    }
    let mut annotations = json!({ "drawOrder": game.draws().iter().map(|d| theirs(*d)).collect::<Vec<_>>() });
    if let Some(order) = &game.setup().draw {
        annotations["drawOrder"] = order.iter().map(|tile| names.theirs(tile)).collect();
        annotations["endTurn"] = order.len().into();
    }
    let players = game.setup().players.iter().enumerate();
    let file = json!({
        "appVersion": "5.0.0",
        "gameId": format!("aude-{:016x}", game.fingerprint()),
        "created": game.date().map_or(Value::Null, |date| format!("{date}T00:00:00.000Z").into()),
        "initialRandom": 0.5,
        "setup": setup,
        "players": players.map(|(slot, name)| json!({ "name": name, "slot": slot })).collect::<Vec<_>>(),
        "replay": writer.messages,
        "gameAnnotations": annotations,
    });
    let mut text = format!("{file:#}");
    text.push('\n');
    Ok(text)
}

struct Writer<'g> {
    game: &'g Game,
    names: &'g Names,
    pieces: Pieces,
    messages: Vec<Value>,
    /// The tiles of the last auction, as they were drawn.
    sale: Vec<Design>,
}

impl Writer<'_> {
    fn say(&mut self, kind: &str, player: usize, payload: &Value) {
        self.messages.push(json!({ "type": kind, "payload": payload, "player": player, "clock": 0 }));
    }

    fn tile(&self, design: Design) -> Option<&'static str> {
        self.names.theirs(self.game.rules().tile(design).id)
    }

    /// The name of a figure that is somewhere.
    fn piece(&self, owner: usize, figure: Figure, at: Where) -> String {
        self.pieces.find(owner, figure, at).map_or_else(String::new, super::pieces::Piece::id)
    }

    fn action(&mut self, state: &State, action: Action) {
        let rules = self.game.rules();
        let player = state.decider();
        let spot = |spot: Spot| places::segment(rules, state, spot);
        let deploy = |pointer: Value, id: String| json!({ "pointer": pointer, "meepleId": id });
        let place_tile = |tile: Option<&str>, at: Pos, turn: u8| json!({ "tileId": tile, "rotation": places::rotation(turn), "position": places::square(at) });
        let bridge = |over: Pos, axis: aude_engine::Axis| {
            let location = if axis == aude_engine::Axis::NorthSouth { "NS" } else { "WE" };
            json!({ "token": "BRIDGE_PIECE", "pointer": places::pointer(over, "Bridge", location) })
        };
        let owned = |who: Owned, at: Spot| self.piece(who.owner(), who.figure(), Where::Board(at));
        let supply = |figure: Figure| self.piece(player, figure, Where::Supply);
        let (kind, payload) = match action {
            Action::Draw(_) => return,
            Action::PlaceTile(design, placement) => {
                ("PLACE_TILE", place_tile(self.tile(design), placement.at(), placement.turn()))
            }
            Action::PlaceBridged(design, placement, span) => {
                let payload = place_tile(self.tile(design), placement.at(), placement.turn());
                let (over, axis) = span.bridge(placement.at());
                self.say("PLACE_TILE", player, &payload);
                ("PLACE_TOKEN", bridge(over, axis))
            }
            Action::PlaceAbbey(at) => ("PLACE_TILE", place_tile(Some(ABBEY), at, 0)),
            Action::Place(figure, at) => ("DEPLOY_MEEPLE", deploy(spot(at), supply(figure))),
            Action::MoveWagon(at) => ("DEPLOY_MEEPLE", deploy(spot(at), supply(Figure::Wagon))),
            Action::CloseTower(figure, at) => {
                ("DEPLOY_MEEPLE", deploy(places::pointer(at, "Tower", "I"), supply(figure)))
            }
            Action::Barn(corner) => {
                let at = state.last_tile().map_or_else(Pos::default, |last| last.at);
                ("DEPLOY_MEEPLE", deploy(places::corner(at, corner), supply(Figure::Barn)))
            }
            Action::EnterCity(figure, quarter, count) => {
                let payload = deploy(self.quarter(quarter), supply(figure));
                self.say("DEPLOY_MEEPLE", player, &payload);
                match count {
                    Some(to) => ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "count.1", "to": self.quarter(to) })),
                    None if super::import::count_may_move(rules, state, figure, quarter) => ("PASS", json!({})),
                    None => return,
                }
            }
            Action::LeaveCity(guest, at) => {
                let id = self.piece(player, guest.figure(), Where::City(guest.quarter()));
                ("DEPLOY_MEEPLE", deploy(spot(at), id))
            }
            Action::MoveCount(quarter) => {
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "count.1", "to": self.quarter(quarter) }))
            }
            Action::Recall(figure, at) => {
                let source = if state.phase() == Phase::Escape { "SIEGE_ESCAPE" } else { "ABBOT_RETURN" };
                let id = owned(Owned::new(player, figure), at);
                ("RETURN_MEEPLE", json!({ "pointer": spot(at), "meepleId": id, "source": source }))
            }
            Action::Expel(who, at) => {
                ("RETURN_MEEPLE", json!({ "pointer": spot(at), "meepleId": owned(who, at), "source": "PRINCESS" }))
            }
            Action::Capture(who, at) => {
                ("CAPTURE_FOLLOWER", json!({ "pointer": spot(at), "meepleId": owned(who, at) }))
            }
            Action::Exchange(figure, from) => {
                ("EXCHANGE_FOLLOWER", json!({ "meepleId": self.piece(player, figure, Where::Prison(from.into())) }))
            }
            Action::Ransom(figure, from) => {
                ("PAY_RANSOM", json!({ "meepleId": self.piece(player, figure, Where::Prison(from.into())) }))
            }
            Action::Fairy(at) => {
                let stands = state.figures().find(|f| f.spot == at && f.owner == player && f.figure.is_follower());
                let id = stands.map_or_else(String::new, |f| self.piece(player, f.figure, Where::Board(at)));
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "fairy.1", "to": deploy(spot(at), id) }))
            }
            Action::Dragon(to) => {
                let to = json!({ "position": places::square(to) });
                ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "dragon.1", "to": to }))
            }
            Action::Tower(at) => {
                ("PLACE_TOKEN", json!({ "token": "TOWER_PIECE", "pointer": places::pointer(at, "Tower", "I") }))
            }
            Action::Bridge(over, axis) => ("PLACE_TOKEN", bridge(over, axis)),
            Action::Castle(at) => ("PLACE_TOKEN", json!({ "token": "CASTLE_PIECE", "pointer": spot(at) })),
            Action::ChooseTile(design) => {
                let index = self.sale.iter().position(|d| *d == design);
                ("BAZAAR_BID", json!({ "supplyIndex": index }))
            }
            Action::Bid(points) => {
                // The first bid comes with the choice of the tile.
                if state.auction().is_some_and(|a| a.bid().is_none() && a.chooser() == player)
                    && let Some(last) = self.messages.last_mut().filter(|m| m["type"] == "BAZAAR_BID")
                {
                    last["payload"]["price"] = points.into();
                    return;
                }
                let tile = state.auction().and_then(aude_engine::Auction::tile);
                let index = self.sale.iter().position(|d| Some(*d) == tile);
                ("BAZAAR_BID", json!({ "supplyIndex": index, "price": points }))
            }
            Action::Buy => ("BAZAAR_BUY_OR_SELL", json!({ "value": "BUY" })),
            Action::Sell => ("BAZAAR_BUY_OR_SELL", json!({ "value": "SELL" })),
            Action::Pass => ("PASS", json!({})),
        };
        self.say(kind, player, &payload);
    }

    /// A quarter of the Count's city, which is somewhere on its tiles.
    fn quarter(&self, quarter: aude_engine::Quarter) -> Value {
        let state = self.game.rules().start();
        let at = state.tiles().next().map_or_else(Pos::default, |tile| tile.at);
        places::pointer(at, "Quarter", &places::quarter(quarter))
    }
}
