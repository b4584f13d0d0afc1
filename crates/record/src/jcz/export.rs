//! Writes saved games.
//!
//! Their program plays a file message by message, and stops at one that it does not expect. So a message is written exactly
//! where it asks, in its order, and a `COMMIT` where it waits for one.

use aude_engine::{
    Action, Auction, Axis, Design, Event, Figure, FigureOnTable, Log, Owned, Phase, Placement, Pos, Quarter, Revision,
    Spot, State,
    tile::{Kind, Symbol},
};
use serde_json::{Value, json};

use super::{
    NO_DATE, OWN_KEY, Unwritable,
    catalogue::ABBEY,
    pieces::{Pieces, Where},
    places,
    setup::{self, Names},
};
use crate::{
    Game,
    notation::{BeforeDraw, Fate, fate},
};

/// The version of their program whose form this is. It takes older files for setups alone.
const VERSION: &str = "6.2.0";

/// Milliseconds between two messages.
const PACE: usize = 1000;

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
    let mut writer = Writer::new(game, &names);
    let mut replay = game.replay();
    let (mut log, mut draws) = (Log::on(), Draws::default());
    while let Some(step) = replay.peek() {
        let before = BeforeDraw::new(replay.state());
        if !matches!(step, Action::Draw(_)) {
            writer.settle(replay.state());
            writer.action(replay.state(), step);
        }
        replay.advance(&mut log);
        let events = log.take();
        if let Action::Draw(design) = step {
            draws.add(design, fate(rules, before, replay.state(), design));
        }
        writer.hear(step, &events);
    }
    writer.settle(game.state());
    if game.state().phase() == Phase::AuctionBid && game.state().auction().is_some_and(|a| a.bid().is_none()) {
        writer.refuse(game.state(), "a tile that is chosen for an auction and not bid for");
    }
    if !writer.impossible.is_empty() {
        return Err(Unwritable(writer.impossible));
    }
    let mut file = json!({
        "appVersion": VERSION,
        "gameId": format!("aude-{:016x}", game.fingerprint()),
        "name": "",
        "initialRandom": 0.5,
        "created": format!("{}T00:00:00.000Z", game.date().unwrap_or(NO_DATE)),
        "clock": writer.messages.len() * PACE,
        "setup": setup,
        "players": [],
        "replay": writer.messages,
        "gameAnnotations": {},
    });
    let players = game.setup().players.iter().enumerate();
    file["players"] = players.map(|(slot, name)| json!({ "name": name, "slot": slot })).collect();
    draws.write(game, &names, &mut file)?;
    let mut text = format!("{file:#}");
    text.push('\n');
    Ok(text)
}

/// What was drawn.
#[derive(Default)]
struct Draws {
    /// What their bag gives: it keeps tiles with the dragon back until there is a volcano, where ours lays them aside.
    theirs: Vec<Design>,
    /// What ours gave.
    ours: Vec<Design>,
}

impl Draws {
    fn add(&mut self, design: Design, fate: Fate) {
        self.ours.push(design);
        if fate != Fate::Aside {
            self.theirs.push(design);
        }
    }

    /// Writes the order of draws, and what their form cannot say of it under a key of our own.
    fn write(mut self, game: &Game, names: &Names, file: &mut Value) -> Result<(), Unwritable> {
        let rules = game.rules();
        let over = game.state().phase() == Phase::Over;
        let fixed = game.setup().draw.as_ref();
        if let Some(order) = fixed {
            // The rest of a fixed order: tiles with the dragon wait for the first volcano.
            let symbol = |design: Design| rules.tile(design).symbol;
            let mut awake = !rules.choices().toggle("dragon") || game.state().dragon().is_some();
            for design in order.iter().skip(self.ours.len()).filter_map(|tile| rules.design(tile)) {
                awake |= symbol(design) == Some(Symbol::Volcano);
                self.ours.push(design);
                if awake || symbol(design) != Some(Symbol::Dragon) {
                    self.theirs.push(design);
                }
            }
        }
        let id = |design: &Design| names.theirs(rules.tile(*design).id).unwrap_or_default();
        let list = |designs: &[Design]| -> Value { designs.iter().map(id).collect() };
        let own_options = setup::own_options(game);
        let goes_on = fixed.is_none() && !over;
        let mut missing = Vec::new();
        for (name, value) in own_options.iter().filter(|_| goes_on) {
            missing.push(format!("the option `{name}` = {value} in a game that goes on"));
        }
        let is_river = |id: &str| id.starts_with("RI");
        let past_river = self.theirs.iter().any(|design| !is_river(id(design)));
        // Whether tiles are left in their bag when the game ends.
        let mut leaves = false;
        let start: Vec<Design> = rules.start().tiles().map(|tile| tile.tile).collect();
        for (name, count) in setup::tile_counts(game) {
            let is = |design: &&Design| id(design) == name;
            let (on_table, drawn) = (start.iter().filter(is).count(), self.theirs.iter().filter(is).count());
            let in_bag = count.saturating_sub(on_table);
            leaves |= drawn < in_bag;
            if drawn > in_bag {
                missing.push(format!("the tile `{name}` drawn {drawn} times, and {in_bag} in the bag"));
            }
            // All tiles of a river come first, however long that takes.
            if is_river(name) && drawn < in_bag && past_river {
                missing.push(format!("a river that ends without the tile `{name}`"));
            }
        }
        if !missing.is_empty() {
            return Err(Unwritable(missing));
        }
        let ends = fixed.is_some() || (over && leaves);
        file["gameAnnotations"]["drawOrder"] = list(&self.theirs);
        if ends {
            file["gameAnnotations"]["endTurn"] = self.theirs.len().into();
        }
        if self.theirs != self.ours || ends != fixed.is_some() {
            file[OWN_KEY]["drawOrder"] = list(&self.ours);
            file[OWN_KEY]["fixed"] = fixed.is_some().into();
        }
        if !own_options.is_empty() {
            file[OWN_KEY]["options"] = own_options.into();
        }
        let revision = game.setup().revision;
        if revision != Revision::default() {
            file[OWN_KEY]["revision"] = revision.number().into();
        }
        Ok(())
    }
}

/// The stretches of a turn, as their program goes through them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stretch {
    /// The tile and what is done with it, closed by a `COMMIT`.
    Tile,
    /// What follows from it for anybody. Each player closes it with a `COMMIT`.
    Sequel,
    /// An auction, which nobody closes.
    Auction,
}

/// Decisions that wait for a `COMMIT`.
#[derive(Clone, Copy)]
struct Pending {
    stretch: Stretch,
    player: usize,
    /// Whether a tile was placed: an abbey that is declined after the last tile closes nothing.
    placed: bool,
}

struct Writer<'g> {
    game: &'g Game,
    names: &'g Names,
    pieces: Pieces,
    messages: Vec<Value>,
    /// The tiles of the last auction, as they were drawn.
    sale: Vec<Design>,
    pending: Option<Pending>,
    /// Wagons that came home from what was scored: whose they are, where they stood, their names.
    wagons: Vec<(usize, Spot, String)>,
    /// Where the quarters of the Count's city are.
    quarters: Vec<(Quarter, Pos)>,
    /// What their program cannot do.
    impossible: Vec<String>,
}

impl<'g> Writer<'g> {
    fn new(game: &'g Game, names: &'g Names) -> Self {
        let rules = game.rules();
        let start = rules.start();
        let tile = |quarter| places::quarter_tile(quarter);
        let find = |quarter| start.tiles().find(|t| names.theirs(rules.tile(t.tile).id) == Some(tile(quarter)));
        let quarters = Quarter::ALL.into_iter().filter_map(|quarter| Some((quarter, find(quarter)?.at)));
        Self {
            game,
            names,
            pieces: Pieces::new(rules),
            messages: Vec::new(),
            sale: Vec::new(),
            pending: None,
            wagons: Vec::new(),
            quarters: quarters.collect(),
            impossible: Vec::new(),
        }
    }

    fn say(&mut self, kind: &str, player: usize, payload: &Value) {
        let clock = (self.messages.len() + 1) * PACE;
        self.messages.push(json!({ "type": kind, "payload": payload, "player": player, "clock": clock }));
    }

    /// Notes something that their program cannot do.
    fn refuse(&mut self, state: &State, what: &str) {
        let what = format!("{what} (turn {})", state.turn());
        if !self.impossible.contains(&what) {
            self.impossible.push(what);
        }
    }

    fn tile(&self, design: Design) -> Option<&'static str> {
        self.names.theirs(self.game.rules().tile(design).id)
    }

    /// The name of a figure that is somewhere.
    fn piece(&self, owner: usize, figure: Figure, at: Where) -> String {
        self.pieces.find(owner, figure, at).map_or_else(String::new, super::pieces::Piece::id)
    }

    fn stretch(&self, phase: Phase) -> Option<Stretch> {
        let after_scoring = || self.game.rules().choices().option("dragon-moves") == "after-scoring";
        match phase {
            Phase::Abbey | Phase::PlaceTile | Phase::PlaceFigure | Phase::Capture | Phase::Exchange => {
                Some(Stretch::Tile)
            }
            Phase::Dragon if after_scoring() => Some(Stretch::Sequel),
            Phase::Dragon => Some(Stretch::Tile),
            Phase::Castle | Phase::LeaveCity | Phase::EnterCity | Phase::MoveWagon | Phase::Escape => {
                Some(Stretch::Sequel)
            }
            Phase::AuctionChoose | Phase::AuctionBid | Phase::AuctionDeal => Some(Stretch::Auction),
            // Games with the last three are not written.
            Phase::Draw | Phase::Count | Phase::Over | Phase::Bridge | Phase::Ransom | Phase::SecondTile => None,
        }
    }

    /// Writes the `COMMIT` that comes before the decision that is due, if there is one.
    fn settle(&mut self, state: &State) {
        let Some(pending) = self.pending else { return };
        let next_tile = matches!(state.phase(), Phase::Draw | Phase::Abbey | Phase::PlaceTile);
        let goes_on = self.stretch(state.phase()) == Some(pending.stretch);
        let closed = match pending.stretch {
            Stretch::Tile => pending.placed && (next_tile || !goes_on),
            // The steps of the dragon go round.
            Stretch::Sequel => !goes_on || (state.decider() != pending.player && state.phase() != Phase::Dragon),
            Stretch::Auction => false,
        };
        if closed {
            self.say("COMMIT", pending.player, &json!({ "random": 0.5 }));
            self.pending = None;
        }
    }

    fn action(&mut self, state: &State, action: Action) {
        let Some(stretch) = self.stretch(state.phase()) else { return };
        let decider = state.decider();
        let player = if stretch == Stretch::Tile { state.player() } else { decider };
        let pending = self.pending.get_or_insert(Pending { stretch, player, placed: false });
        // Whoever comes after an abbey that was declined, or an auction.
        (pending.stretch, pending.player) = (stretch, player);
        pending.placed |= matches!(action, Action::PlaceTile(..) | Action::PlaceBridged(..) | Action::PlaceAbbey(_));
        if pending.placed && state.phase() == Phase::PlaceTile {
            self.wagons.clear();
        }
        for (kind, payload) in self.messages_of(state, action) {
            self.say(kind, decider, &payload);
        }
    }

    /// Whether their program asks for the decision about a figure. It does not for the sake of a ransom alone.
    fn asks_about_figure(&self, state: &State) -> bool {
        if state.prisoners().next().is_none() {
            return true;
        }
        let actions = state.legal_actions(self.game.rules());
        actions.iter().any(|action| !matches!(action, Action::Pass | Action::Ransom(..)))
    }

    fn messages_of(&mut self, state: &State, action: Action) -> Vec<(&'static str, Value)> {
        let rules = self.game.rules();
        let player = state.decider();
        let spot = |spot: Spot| places::segment(rules, state, spot);
        let deploy = |pointer: Value, id: String| json!({ "pointer": pointer, "meepleId": id });
        let place_tile = |tile: Option<&str>, at: Pos, turn: u8| json!({ "tileId": tile, "rotation": places::rotation(turn), "position": places::square(at) });
        let owned = |who: Owned, at: Spot| json!({ "featurePointer": spot(at), "meepleId": self.piece(who.owner(), who.figure(), Where::Board(at)) });
        let supply = |figure: Figure| self.piece(player, figure, Where::Supply);
        let prisoner =
            |figure: Figure, from: u8| json!({ "meepleId": self.piece(player, figure, Where::Prison(from.into())) });
        let index = |tile: Option<Design>| self.sale.iter().position(|design| Some(*design) == tile);
        let one = match action {
            // Where a second tile can be declined, nothing is written.
            Action::Draw(_) | Action::SecondTile => return Vec::new(),
            // A bridge that the tile needs goes without saying.
            Action::PlaceTile(design, placement) | Action::PlaceBridged(design, placement, _) => {
                if let Action::PlaceBridged(..) = action {
                    self.check_bridge(state, design, placement, action);
                }
                ("PLACE_TILE", place_tile(self.tile(design), placement.at(), placement.turn()))
            }
            Action::PlaceAbbey(at) => ("PLACE_TILE", place_tile(Some(ABBEY), at, 0)),
            Action::Place(figure, at) => ("DEPLOY_MEEPLE", deploy(spot(at), supply(figure))),
            Action::MoveWagon(at) => {
                let from =
                    |(owner, at, _): &&(usize, Spot, String)| *owner == player && Some(*at) == state.wagon_from();
                let id = self.wagons.iter().find(from).map_or_else(|| supply(Figure::Wagon), |(.., id)| id.clone());
                ("DEPLOY_MEEPLE", deploy(spot(at), id))
            }
            Action::CloseTower(figure, at) => {
                ("DEPLOY_MEEPLE", deploy(places::pointer(at, "Tower", "I"), supply(figure)))
            }
            Action::Barn(corner) => {
                let at = state.last_tile().map_or_else(Pos::default, |last| last.at);
                let field = places::barn(rules, state, at, corner).unwrap_or_default();
                ("DEPLOY_MEEPLE", deploy(field, supply(Figure::Barn)))
            }
            Action::EnterCity(figure, quarter, count) => {
                let enters = ("DEPLOY_MEEPLE", deploy(self.quarter(quarter), supply(figure)));
                let count = match count {
                    Some(to) => Some(("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "count.1", "to": self.quarter(to) }))),
                    None if super::import::count_may_move(rules, state, figure, quarter) => Some(("PASS", json!({}))),
                    None => None,
                };
                return std::iter::once(enters).chain(count).collect();
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
                ("RETURN_MEEPLE", json!({ "pointer": owned(Owned::new(player, figure), at), "source": source }))
            }
            Action::Expel(who, at) => ("RETURN_MEEPLE", json!({ "pointer": owned(who, at), "source": "PRINCESS" })),
            Action::Capture(who, at) => ("CAPTURE_FOLLOWER", json!({ "pointer": owned(who, at) })),
            Action::Exchange(figure, from) => ("EXCHANGE_FOLLOWER", prisoner(figure, from)),
            Action::Ransom(figure, from) => {
                let payload = prisoner(figure, from);
                if state.phase() != Phase::PlaceFigure || !self.asks_about_figure(state) {
                    self.refuse(state, "a ransom at another moment than the decision about a figure");
                }
                ("PAY_RANSOM", payload)
            }
            Action::Fairy(at) => {
                let own = |f: &FigureOnTable| f.owner == player && f.figure.is_follower();
                let stands = state.figures().find(|f| f.spot == at && own(f));
                let id = stands.map_or_else(String::new, |f| self.piece(player, f.figure, Where::Board(at)));
                let mut payload = json!({ "figureId": "fairy.1" });
                if rules.choices().option("fairy-anchor") == "tile" {
                    payload["to"] = places::square(at.at);
                    // Of several followers on the tile we know with whom she is.
                    if state.figures().any(|f| f.spot.at == at.at && f.spot != at && own(&f)) {
                        payload["meepleId"] = id.into();
                    }
                } else {
                    payload["to"] = json!({ "featurePointer": spot(at), "meepleId": id });
                }
                ("MOVE_NEUTRAL_FIGURE", payload)
            }
            Action::Dragon(to) => ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "dragon.1", "to": places::square(to) })),
            Action::Tower(at) => {
                ("PLACE_TOKEN", json!({ "token": "TOWER_PIECE", "pointer": places::pointer(at, "Tower", "I") }))
            }
            Action::Bridge(over, axis) => {
                let location = if axis == Axis::NorthSouth { "NS" } else { "WE" };
                ("PLACE_TOKEN", json!({ "token": "BRIDGE", "pointer": places::pointer(over, "Road", location) }))
            }
            Action::Castle(at) => ("PLACE_TOKEN", json!({ "token": "CASTLE", "pointer": self.castle(state, at) })),
            // The first bid comes with the choice of the tile.
            Action::ChooseTile(design) => ("BAZAAR_BID", json!({ "supplyIndex": index(Some(design)), "price": 0 })),
            Action::Bid(points) => {
                if state.auction().is_some_and(|a| a.bid().is_none() && a.chooser() == player)
                    && let Some(last) = self.messages.last_mut().filter(|m| m["type"] == "BAZAAR_BID")
                {
                    last["payload"]["price"] = points.into();
                    return Vec::new();
                }
                let tile = state.auction().and_then(Auction::tile);
                ("BAZAAR_BID", json!({ "supplyIndex": index(tile), "price": points }))
            }
            Action::Buy => ("BAZAAR_BUY_OR_SELL", json!({ "value": "BUY" })),
            Action::Sell => ("BAZAAR_BUY_OR_SELL", json!({ "value": "SELL" })),
            Action::Pass => {
                if state.phase() == Phase::PlaceFigure && !self.asks_about_figure(state) {
                    return Vec::new();
                }
                ("PASS", json!({}))
            }
        };
        vec![one]
    }

    /// Their program finds the bridge that a tile needs by itself, so there must not be another.
    fn check_bridge(&mut self, state: &State, design: Design, placement: Placement, action: Action) {
        let rules = self.game.rules();
        let others = super::import::bridged(design, placement);
        if others.filter(|other| *other != action).any(|other| state.is_legal(rules, other)) {
            self.refuse(state, "a choice between bridges that make a tile fit");
        }
    }

    /// A city that becomes a castle, as a place on the tile just placed.
    fn castle(&self, state: &State, at: Spot) -> Value {
        let rules = self.game.rules();
        let last = state.last_tile().map_or(at.at, |last| last.at);
        let same = |spot: &Spot| state.canonical(rules, Action::Castle(*spot)) == Action::Castle(at);
        let city = |spot: &Spot| state.segment_name(rules, *spot).kind == Kind::City && same(spot);
        places::segment(rules, state, state.segments_at(rules, last).find(city).unwrap_or(at))
    }

    /// A quarter of the Count's city, on its tile.
    fn quarter(&self, quarter: Quarter) -> Value {
        let at = self.quarters.iter().find(|(q, _)| *q == quarter).map_or_else(Pos::default, |(_, at)| *at);
        places::pointer(at, "Quarter", &places::quarter(quarter))
    }

    /// Follows what happened.
    fn hear(&mut self, action: Action, events: &[Event]) {
        let mut passed = action == Action::Pass;
        for event in events {
            match *event {
                Event::Auction { ref tiles } => self.sale.clone_from(tiles),
                // Whoever cannot bid more is asked there all the same.
                Event::Bid { player, points: None } if !std::mem::take(&mut passed) => {
                    self.say("PASS", player, &json!({}));
                }
                Event::Returned { player, figure: Figure::Wagon, spot } => {
                    let id = self.piece(player, Figure::Wagon, Where::Board(spot));
                    self.wagons.push((player, spot, id));
                }
                _ => {}
            }
            self.pieces.hear(event);
        }
    }
}
