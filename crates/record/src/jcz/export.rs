//! Writes saved games.
//!
//! Their program plays a file message by message, and stops at one that it does not expect. So a message is written exactly
//! where it asks, in its order, and a `COMMIT` where it waits for one.

use aude_engine::{
    Action, Arguments, Design, Event, Figure, Log, Owned, Phase, Pos, Revision, Rules, Spot, State, Verb,
};
use serde_json::{Value, json};

use super::{
    NO_DATE, OWN_KEY, Unwritable,
    parts::{Form, Stretch, parts, saying, stretch},
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
    for reason in parts().filter_map(|part| (part.half_said)(game.state())) {
        writer.refuse(game.state(), reason);
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
    /// What their bag gives: it keeps tiles back that ours lays aside.
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
            let rest = order.iter().skip(self.ours.len()).filter_map(|tile| rules.design(tile));
            let rest: Vec<Design> = rest.collect();
            self.ours.extend(&rest);
            self.theirs.extend(parts().fold(rest, |rest, part| (part.bag_gives)(game, rest)));
        }
        let id = |design: &Design| names.theirs(rules.tile(*design).id).unwrap_or_default();
        let list = |designs: &[Design]| -> Value { designs.iter().map(id).collect() };
        let own_options = setup::own_options(game);
        let goes_on = fixed.is_none() && !over;
        let mut missing = Vec::new();
        for (name, value) in own_options.iter().filter(|_| goes_on) {
            missing.push(format!("the option `{name}` = {value} in a game that goes on"));
        }
        let drawn_names: Vec<&str> = self.theirs.iter().map(id).collect();
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
            if drawn < in_bag {
                missing.extend(parts().filter_map(|part| (part.left_in_bag)(name, &drawn_names)));
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

/// Decisions that wait for a `COMMIT`.
#[derive(Clone, Copy)]
struct Pending {
    stretch: Stretch,
    player: usize,
    /// Whether a tile was placed: an abbey that is declined after the last tile closes nothing.
    placed: bool,
}

/// A message: its type and its payload.
pub(super) type Sent = (&'static str, Value);

pub(super) struct Writer<'g> {
    game: &'g Game,
    names: &'g Names,
    pub(super) pieces: Pieces,
    pub(super) messages: Vec<Value>,
    pending: Option<Pending>,
    /// What their program cannot do.
    impossible: Vec<String>,
}

impl<'g> Writer<'g> {
    fn new(game: &'g Game, names: &'g Names) -> Self {
        let pieces = Pieces::new(game.rules());
        Self { game, names, pieces, messages: Vec::new(), pending: None, impossible: Vec::new() }
    }

    pub(super) fn rules(&self) -> &'g Rules {
        self.game.rules()
    }

    fn say(&mut self, player: usize, (kind, payload): Sent) {
        let clock = (self.messages.len() + 1) * PACE;
        self.messages.push(json!({ "type": kind, "payload": payload, "player": player, "clock": clock }));
    }

    /// Notes something that their program cannot do.
    pub(super) fn refuse(&mut self, state: &State, what: &str) {
        let what = format!("{what} (turn {})", state.turn());
        if !self.impossible.contains(&what) {
            self.impossible.push(what);
        }
    }

    pub(super) fn tile(&self, design: Design) -> Option<&'static str> {
        self.names.theirs(self.rules().tile(design).id)
    }

    /// The name of a figure that is somewhere.
    pub(super) fn piece(&self, owner: usize, figure: Figure, at: Where) -> String {
        self.pieces.find(owner, figure, at).map_or_else(String::new, super::pieces::Piece::id)
    }

    fn stretch(&self, phase: Phase) -> Option<Stretch> {
        stretch(phase, self.rules().choices())
    }

    /// Writes the `COMMIT` that comes before the decision that is due, if there is one.
    fn settle(&mut self, state: &State) {
        let Some(pending) = self.pending else { return };
        let next = self.stretch(state.phase());
        let next_tile = state.phase() == Phase::Draw || matches!(next, Some(Stretch::Tile { begins: true }));
        let goes_on = pending.stretch.is(next);
        let goes_round = matches!(next, Some(Stretch::Sequel { goes_round: true }));
        let closed = match pending.stretch {
            Stretch::Tile { .. } => pending.placed && (next_tile || !goes_on),
            Stretch::Sequel { .. } => !goes_on || (state.decider() != pending.player && !goes_round),
            Stretch::Open => false,
        };
        if closed {
            self.say(pending.player, ("COMMIT", json!({ "random": 0.5 })));
            self.pending = None;
        }
    }

    fn action(&mut self, state: &State, action: Action) {
        let Some(stretch) = self.stretch(state.phase()) else { return };
        let decider = state.decider();
        let player = if matches!(stretch, Stretch::Tile { .. }) { state.player() } else { decider };
        let (verb, arguments) = Verb::of(action);
        let saying = saying(verb, state.phase());
        let pending = self.pending.get_or_insert(Pending { stretch, player, placed: false });
        // Perhaps it is another stretch: after a tile that was declined, or one that nobody closes.
        (pending.stretch, pending.player) = (stretch, player);
        pending.placed |= saying.is_some_and(|saying| matches!(saying.form, Form::Tile(_)));
        // What their program decides by itself is not said.
        let Some(saying) = saying else { return };
        let sent = match saying.write {
            Some(write) => write(self, state, arguments),
            None => vec![self.message(state, &saying.form, arguments)],
        };
        for message in sent {
            self.say(decider, message);
        }
    }

    /// Whether their program asks for the decision about a figure.
    pub(super) fn asks_about_figure(&self, state: &State) -> bool {
        parts().all(|part| (part.asks_about_figure)(self.rules(), state))
    }

    /// The place of a segment.
    pub(super) fn segment(&self, state: &State, spot: Spot) -> Value {
        places::segment(self.rules(), state, spot)
    }

    /// A figure goes to a place.
    pub(super) fn deploy(pointer: &Value, id: &str) -> Sent {
        ("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": id }))
    }

    /// The message of an action, as its form and the shape of its arguments have it.
    pub(super) fn message(&self, state: &State, form: &Form, arguments: Arguments) -> Sent {
        let supply = |figure: Figure| self.piece(state.decider(), figure, Where::Supply);
        let tile = |tile: Option<&str>, at: Pos, turn: u8| json!({ "tileId": tile, "rotation": places::rotation(turn), "position": places::square(at) });
        let standing = |who: Owned, at: Spot, source: Option<&str>| {
            let id = self.piece(who.owner(), who.figure(), Where::Board(at));
            let mut payload = json!({ "pointer": { "featurePointer": self.segment(state, at), "meepleId": id } });
            if let Some(source) = source {
                payload["source"] = source.into();
            }
            payload
        };
        let payload = match (form, arguments) {
            (Form::Tile(_), Arguments::Placement(design, place)) => tile(self.tile(design), place.at(), place.turn()),
            (Form::Tile(own), Arguments::Square(at)) => tile(*own, at, 0),
            (Form::Deploy(_), Arguments::FigureOnSegment(figure, to)) => {
                return Self::deploy(&self.segment(state, to), &supply(figure));
            }
            (Form::Deploy(feature), Arguments::FigureOnSquare(figure, at)) => {
                return Self::deploy(&places::pointer(at, feature, "I"), &supply(figure));
            }
            (Form::Token(token, feature), Arguments::Square(at)) => {
                json!({ "token": token, "pointer": places::pointer(at, feature, "I") })
            }
            (Form::Neutral(name), Arguments::Square(to)) => {
                json!({ "figureId": format!("{name}.1"), "to": places::square(to) })
            }
            (Form::Figure(_, source), Arguments::FigureOnSegment(figure, at)) => {
                standing(Owned::new(state.decider(), figure), at, *source)
            }
            (Form::Figure(_, source), Arguments::OwnedOnSegment(who, at)) => standing(who, at, *source),
            (Form::Plain(_, Some((field, value))), _) => json!({ *field: value }),
            _ => json!({}),
        };
        (form.kind(), payload)
    }

    /// Follows what happened.
    fn hear(&mut self, action: Action, events: &[Event]) {
        for part in parts() {
            for player in (part.declined_by)(action, events) {
                self.say(player, ("PASS", json!({})));
            }
        }
        for event in events {
            self.pieces.hear(event);
        }
    }
}
