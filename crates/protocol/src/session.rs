//! A game being played: rules, position, and how it came about.

use crate::{record, setup};
use aude_engine::{Action, Deck, Event, Illegal, Log, Phase, Rules, Setup, SetupError, State};

/// A game with its history. Tiles are drawn by themselves; every action is a player's.
///
/// ```
/// use aude_engine::Setup;
/// use aude_protocol::Session;
///
/// let mut session = Session::new(Setup::players(2), 7).unwrap();
/// let before = session.state().fingerprint(session.rules());
/// session.play(session.legal_actions()[0]).unwrap();
/// session.undo(1);
/// assert_eq!(session.state().fingerprint(session.rules()), before);
/// ```
#[derive(Debug)]
pub struct Session {
    setup: Setup,
    seed: u64,
    rules: Rules,
    state: State,
    actions: Vec<Action>,
    opening: Vec<Event>,
}

impl Session {
    /// Starts a game. The seed decides the draws unless the setup fixes them.
    pub fn new(setup: Setup, seed: u64) -> Result<Self, SetupError> {
        let rules = Rules::new(&setup)?;
        let state = rules.start();
        let mut session = Self { setup, seed, rules, state, actions: Vec::new(), opening: Vec::new() };
        let mut log = Log::on();
        session.draw(&mut log);
        session.opening = log.take();
        Ok(session)
    }

    /// What the game was set up from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The same with its seed, as the protocol's `new` takes it.
    pub fn setup_message(&self) -> serde_json::Value {
        setup::write(&self.setup, self.seed)
    }

    /// The seed of the draws.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The players' actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// What happened before the first action: the first draws.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every legal action, sorted.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = self.state.legal_actions(&self.rules);
        actions.sort_unstable();
        actions
    }

    /// Plays an action of the player in turn, and what follows by itself.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut log = Log::on();
        let action = self.state.canonical(&self.rules, action);
        self.state.play(&self.rules, action, &mut log)?;
        self.actions.push(action);
        self.draw(&mut log);
        Ok(log.take())
    }

    /// Takes back so many actions, or all there are.
    pub fn undo(&mut self, steps: usize) {
        let kept = self.actions.len().saturating_sub(steps);
        self.actions.truncate(kept);
        self.state = self.rules.start();
        let mut log = Log::off();
        self.draw(&mut log);
        for i in 0..kept {
            self.state.play_unchecked(&self.rules, self.actions[i], &mut log);
            self.draw(&mut log);
        }
    }

    /// The whole game as text, which [`Session::from_record`] reads.
    pub fn record(&self) -> String {
        record::write(self)
    }

    /// The game of a record, at its end. The error names the line.
    pub fn from_record(text: &str) -> Result<Self, String> {
        record::read(text)
    }

    fn draw(&mut self, log: &mut Log) {
        let deck = Deck::new(self.seed);
        while self.state.phase() == Phase::Draw {
            let draw = deck.draw(&self.rules, &self.state);
            self.state.play_unchecked(&self.rules, draw, log);
        }
    }
}
