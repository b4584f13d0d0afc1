//! A game, and what is told about it.

mod follow;

use aude_draw::Board;
use aude_engine::{Action, Corner, Event, Log, Phase, Pos, Quarter, State};
use aude_protocol::read_setup;
use aude_record::{Game, jcz};
use serde_json::{Map, Value as Json, json};

use crate::{
    ask,
    flaw::problem,
    log::{self, Deed},
    look::Moment,
    view::{LogLine, Point, Problem, View},
    words::{Words, point},
};

/// What is remembered of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The turn it belongs to.
    pub turn: u32,
    /// Whose decision it was.
    pub decider: usize,
    /// Whether something came to light after it that nobody knew: a tile was drawn.
    pub revealed: bool,
    /// The tile it placed: whose, and where.
    pub placed: Option<(usize, Pos)>,
    /// The barn it placed: on which tile and corner. A position only knows its field.
    pub barn: Option<(Pos, Corner)>,
}

/// A game as somebody at the table sees it.
#[derive(Debug)]
pub struct Table {
    game: Game,
    colours: Vec<usize>,
    steps: Vec<Step>,
    log: Vec<LogLine>,
}

impl Table {
    /// Starts a game from what the command `new` of the engine protocol takes; `seed` is required unless `draw` is given.
    /// `colours` are numbers of liveries by seat; where there are none, seats have their own.
    ///
    /// Here, and nowhere else, a setup may also have `next`, the tile that is drawn first.
    pub fn new(setup: &Map<String, Json>, colours: Vec<usize>) -> Result<Self, Problem> {
        let mut setup = setup.clone();
        let next = setup.remove("next");
        let (read, seed) = read_setup(&setup).map_err(problem)?;
        if seed.is_none() && read.draw.is_none() {
            return Err(Problem::plain("seed", "is missing"));
        }
        let seed = seed.unwrap_or(0);
        let mut game = match next {
            None => Game::new(read, seed).map_err(problem)?,
            Some(tile) => drawing(read, &tile, seed)?,
        };
        day(&mut game, &setup)?;
        Ok(Self::of(game, colours))
    }

    /// The table as it was after so many actions, for whoever asks about it.
    #[must_use]
    pub fn at(&self, moves: u32) -> Self {
        Self::of(self.game.branch(moves as usize, true), self.colours.clone())
    }

    /// A record of the game as it was after so many actions, to go on from there. Whether tiles come as they did, if
    /// that is known, or in another order, is up to whoever goes on.
    pub fn branch(&self, moves: u32, same: bool) -> String {
        self.game.branch(moves as usize, same).record()
    }

    /// What is remembered of each action.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What is wrong with a setup; nothing if it can be played. A seed need not be there.
    ///
    /// A setup is read until something is wrong; then that is left out, and it is read again.
    pub fn check(setup: &Map<String, Json>) -> Vec<Problem> {
        let mut rest = setup.clone();
        let mut problems: Vec<Problem> = Vec::new();
        while let Err(error) = read_setup(&rest).and_then(|(setup, _)| aude_engine::Rules::new(&setup).map(drop)) {
            let error = problem(error);
            if problems.iter().any(|known| known.field == error.field) {
                break;
            }
            let left_out = leave_out(&mut rest, &error.field);
            problems.push(error);
            if !left_out {
                break;
            }
        }
        problems
    }

    /// Opens a record, or the text of a saved game of `JCloisterZone`, at its end. Tiles that nobody has
    /// drawn yet come by a seed that follows from the text.
    pub fn open(text: &str, colours: Vec<usize>) -> Result<Self, String> {
        let mut game = if text.trim_start().starts_with('{') {
            jcz::import(text).map_err(|e| e.to_string())?.game
        } else {
            Game::from_record(text).map_err(|e| e.to_string())?
        };
        game.draw_by(game.fingerprint());
        Ok(Self::of(game, colours))
    }

    /// A game at its table, with the log of what has happened so far.
    pub fn of(game: Game, colours: Vec<usize>) -> Self {
        let colours =
            if colours.len() == game.rules().players() { colours } else { aude_draw::liveries(&game.setup().players) };
        let mut table = Self { game, colours, steps: Vec::new(), log: Vec::new() };
        let (mut steps, mut lines) = (Vec::new(), Vec::new());
        table.replay(usize::MAX, |rules, deed, state, events| {
            if deed.action.is_some() {
                steps.push(step(&deed, events));
            }
            lines.extend(log::lines(Words::new(rules, state), deed, events));
        });
        (table.steps, table.log) = (steps, lines);
        table
    }

    /// Goes through the game again, up to so many actions, and tells of each with all that followed by itself. Gives the
    /// position reached.
    pub(crate) fn replay(
        &self,
        moves: usize,
        mut tell: impl FnMut(&aude_engine::Rules, Deed, &State, &[Event]),
    ) -> State {
        let (rules, mut replay, mut log) = (self.game.rules(), self.game.replay(), Log::on());
        let moves = moves.min(self.game.actions().len());
        for played in 0..=moves {
            let state = replay.state();
            let (phase, player, turn, draws) = (state.phase(), state.decider(), state.turn() as u32, state.draws());
            // Before the first action nothing but draws happens.
            let action = if played == 0 { None } else { replay.advance(&mut log) };
            if action.is_none() && played > 0 {
                break;
            }
            while matches!(replay.peek(), Some(Action::Draw(_))) {
                replay.advance(&mut log);
            }
            let drew = replay.state().draws() > draws;
            let deed = Deed { action, phase, player, turn, drew, moves: played as u32 };
            tell(rules, deed, replay.state(), &log.take());
        }
        replay.state().clone()
    }

    /// The whole game as text.
    pub fn record(&self) -> String {
        self.game.record()
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Notes the day on which it is played, such as `2026-11-15`.
    pub fn set_date(&mut self, date: &str) -> Result<(), String> {
        self.game.set_date(date)
    }

    /// The places of the table that have names and are no tiles, and where they are.
    pub fn landmarks(&self) -> Vec<(&'static str, Point)> {
        let board = Board::new(self.game.rules(), self.game.state());
        let place = |quarter: Quarter| Some((quarter.name(), point(board.quarter(quarter)?)));
        Quarter::ALL.into_iter().filter_map(place).collect()
    }

    /// The livery of each seat.
    pub fn colours(&self) -> &[usize] {
        &self.colours
    }

    /// How many actions led here.
    pub fn moves(&self) -> u32 {
        self.steps.len() as u32
    }

    /// The table now.
    pub fn view(&self) -> View {
        let (rules, state) = (self.game.rules(), self.game.state());
        let mut view = self.moment(state, self.steps.len()).view();
        view.ask = ask::ask(rules, state, &self.game.legal_actions(), &view.pieces);
        view.rules = ask::topic(rules, state, &self.game.legal_actions());
        view.undo = self.undoable();
        view.back = (0..rules.players()).map(|seat| self.back(seat)).collect();
        view
    }

    /// The table as it was after so many actions, to look at: nothing is asked there and nothing can be taken back.
    pub fn view_at(&self, moves: u32) -> View {
        let moves = (moves as usize).min(self.steps.len());
        let state = self.replay(moves, |_, _, _, _| {});
        self.moment(&state, moves).view()
    }

    pub(crate) fn moment<'a>(&'a self, state: &'a State, moves: usize) -> Moment<'a> {
        let lines = self.log.partition_point(|line| line.moves as usize <= moves);
        Moment {
            rules: self.game.rules(),
            state,
            names: &self.game.setup().players,
            colours: &self.colours,
            steps: &self.steps[..moves],
            lines: lines as u32,
        }
    }

    /// How many actions can be taken back in fairness: the last ones of whoever decided last, as far as nothing was
    /// revealed since.
    fn undoable(&self) -> u32 {
        let Some(last) = self.steps.last() else { return 0 };
        let own = |step: &&Step| step.decider == last.decider && !step.revealed;
        self.steps.iter().rev().take_while(own).count() as u32
    }

    /// How many actions lead back to the beginning of a player's last move: its last decisions in a row between which
    /// nothing was revealed.
    fn back(&self, seat: usize) -> u32 {
        let Some(last) = self.steps.iter().rposition(|step| step.decider == seat) else { return 0 };
        let own = |step: &&Step| step.decider == seat && !step.revealed;
        let first = last - self.steps[..last].iter().rev().take_while(own).count();
        (self.steps.len() - first) as u32
    }

    /// Plays one of the choices of the position of a number.
    pub fn play(&mut self, moves: u32, index: u32) -> Result<(), String> {
        self.play_action(self.choice(moves, index)?).map_err(|e| e.to_string())
    }

    /// Whether a number is that of the position.
    fn check_moves(&self, moves: u32) -> Result<(), String> {
        if moves == self.moves() {
            return Ok(());
        }
        Err(format!("the game has gone on: this is position {}, not {moves}", self.moves()))
    }

    /// A choice of the position of a number.
    fn choice(&self, moves: u32, index: u32) -> Result<Action, String> {
        self.check_moves(moves)?;
        let actions = self.game.legal_actions();
        let action = actions.get(index as usize).copied();
        action.ok_or_else(|| format!("there is no choice {index}; there are {}", actions.len()))
    }

    /// Plays an action.
    pub fn play_action(&mut self, action: Action) -> Result<(), aude_engine::Illegal> {
        let state = self.game.state();
        let (phase, player, turn, draws) = (state.phase(), state.decider(), state.turn() as u32, state.draws());
        let action = state.canonical(self.game.rules(), action);
        let events = self.game.play(action)?;
        let drew = self.game.state().draws() > draws;
        self.note(Deed { action: Some(action), phase, player, turn, drew, moves: self.moves() + 1 }, &events);
        Ok(())
    }

    /// Notes what was just done and what followed.
    fn note(&mut self, deed: Deed, events: &[Event]) {
        self.steps.push(step(&deed, events));
        self.log.extend(log::lines(Words::new(self.game.rules(), self.game.state()), deed, events));
    }

    /// Takes back so many actions, or all there are.
    pub fn undo(&mut self, steps: u32) {
        self.game.undo(steps as usize);
        self.steps.truncate(self.game.actions().len());
        let moves = self.moves();
        self.log.retain(|line| line.moves <= moves);
    }

    /// The log from a line on.
    pub fn log(&self, from: u32) -> &[LogLine] {
        &self.log[(from as usize).min(self.log.len())..]
    }

    /// Words about the position.
    pub(crate) fn words(&self) -> Words<'_> {
        Words::new(self.game.rules(), self.game.state())
    }
}

/// What is remembered of an action and what it led to.
fn step(deed: &Deed, events: &[Event]) -> Step {
    let placed = events.iter().find_map(|event| match event {
        Event::PlacedTile { player, placement, .. } => Some((*player, placement.at())),
        _ => None,
    });
    let barn = events.iter().find_map(|event| match (event, deed.action) {
        (Event::Placed { spot, .. }, Some(Action::Barn(corner))) => Some((spot.at, corner)),
        _ => None,
    });
    Step { turn: deed.turn, decider: deed.player, revealed: deed.drew, placed, barn }
}

/// A game in which a certain tile is drawn first, unless something comes before the draw: an abbey, a tile that was won.
fn drawing(setup: aude_engine::Setup, tile: &Json, seed: u64) -> Result<Game, Problem> {
    let wrong = |message: String| Problem::plain("next", message);
    let mut game = Game::without_seed(setup).map_err(problem)?;
    let design =
        tile.as_str().and_then(|id| game.rules().design(id)).ok_or_else(|| wrong("there is no such tile".into()))?;
    if game.state().phase() == Phase::Draw {
        game.draw(design).map_err(|why| wrong(why.to_string()))?;
    }
    game.draw_by(seed);
    Ok(game)
}

/// Notes the day that a setup says.
fn day(game: &mut Game, setup: &Map<String, Json>) -> Result<(), Problem> {
    let Some(date) = setup.get("date") else { return Ok(()) };
    let wrong = || Problem::plain("date", "must be a day such as 2026-11-15");
    game.set_date(date.as_str().ok_or_else(wrong)?).map_err(|_| wrong())
}

/// Takes what is at fault out of a setup: `options.farmers`, `players[2]`, `parts`. Says whether there was anything.
fn leave_out(setup: &mut Map<String, Json>, field: &str) -> bool {
    let end = field.find(['.', '[']).unwrap_or(field.len());
    let (top, inner) = field.split_at(end);
    if top == "players" {
        // Somebody has to play.
        return setup.insert("players".into(), json!(["Anna", "Ben"])).is_some();
    }
    match (setup.get_mut(top), inner.strip_prefix('.')) {
        (Some(Json::Object(object)), Some(name)) if object.contains_key(name) => object.remove(name).is_some(),
        (Some(_), _) => setup.remove(top).is_some(),
        (None, _) => false,
    }
}
