//! Players that are other programs: anything that speaks the engine protocol and answers `suggest`.
//!
//! Such a program keeps the game by itself. It is given the setup with `new`, every action of every player with `play`, and
//! asked for its own with `suggest`. What it answers is held against the game as the arena knows it: a program that has
//! ended, does not answer in time, or plays another game than everybody else ends the match.
//!
//! Draws are worked out by the program from the seed, which means the same to all who speak the protocol. A program that
//! cannot do that may have the list of draws instead (`cmd,draws:`); it then knows what is to come, and its word has to be
//! taken for not looking.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use aude_bots::{
    Player,
    arena::{Contestant, Seat},
};
use aude_engine::{Action, Deck, Log, Phase, Revision, Rules, Setup, State};
use aude_protocol::{ActionMessage, Refusal, Session, StateMessage, setup_message};
use serde_json::{Map, Value, json};

use crate::process::Process;

/// What of an answer must be as the arena knows it.
const CHECKED: [&str; 4] = ["phase", "player", "tile", "scores"];

/// A program that takes part in a match.
pub struct External {
    spec: String,
    program: Vec<String>,
    /// What `suggest` is asked with, such as `ms`.
    settings: Map<String, Value>,
    /// Whether the program is given the list of draws.
    draws: bool,
    setup: Setup,
    timeout: Duration,
    /// Programs that wait for their next game.
    idle: Arc<Mutex<Vec<Process>>>,
}

impl External {
    /// The program of a description, `cmd[,SETTING=VALUE]…[,draws]:PROGRAM ARGS`; nothing if it is not one.
    pub fn parse(spec: &str, setup: &Setup, timeout: Duration) -> Option<Result<Self, String>> {
        let (head, program) = spec.split_once(':')?;
        let mut words = head.split(',');
        (words.next() == Some("cmd")).then(|| {
            let (mut settings, mut draws) = (Map::new(), false);
            for word in words {
                match word.split_once('=') {
                    Some((key, value)) => {
                        let number = value.parse::<u64>().map(Value::from);
                        settings.insert(key.into(), number.unwrap_or_else(|_| value.into()));
                    }
                    None if word == "draws" => draws = true,
                    None => return Err(format!("player `{spec}`: `{word}` is neither `draws` nor SETTING=VALUE")),
                }
            }
            let program: Vec<_> = program.split_whitespace().map(str::to_string).collect();
            if program.is_empty() {
                return Err(format!("player `{spec}`: the program is missing; write cmd:PROGRAM ARGS"));
            }
            let (spec, setup, idle) = (spec.into(), setup.clone(), Arc::default());
            Ok(Self { spec, program, settings, draws, setup, timeout, idle })
        })
    }

    /// The setup of a game, with the list of its draws if the program wants that.
    fn setup(&self, seat: &Seat<'_>) -> Result<Setup, String> {
        let mut setup = self.setup.clone();
        if self.draws {
            if !seat.rules.is_plain_bag() {
                return Err(
                    "with these parts there is no list of draws: what is drawn depends on what is played".into()
                );
            }
            setup.draw = Some(list_draws(seat.rules, seat.draws));
        }
        Ok(setup)
    }
}

/// The names of all tiles in the order in which a seed draws them from a plain bag.
fn list_draws(rules: &Rules, seed: u64) -> Vec<String> {
    // Whatever is played, the same tiles come: any game tells their order.
    let (deck, mut state, mut draws) = (Deck::new(seed), rules.start(), Vec::new());
    while state.phase() != Phase::Over {
        let action = match state.phase() {
            Phase::Draw => deck.draw(rules, &state),
            _ => state.legal_actions(rules)[0],
        };
        if let Action::Draw(design) = action {
            draws.push(rules.tile(design).id.to_string());
        }
        state.play_unchecked(rules, action, &mut Log::off());
    }
    draws
}

impl Contestant for External {
    fn name(&self) -> &str {
        &self.spec
    }

    fn sit(&self, seat: &Seat<'_>) -> Result<Box<dyn Player>, String> {
        let setup = self.setup(seat)?;
        let mut request = setup_message(&setup, seat.draws);
        let setup_is_current = setup.revision == Revision::default();
        let session = Session::new(setup, seat.draws).map_err(|e| e.to_string())?;
        let idle = self.idle.lock().expect("nobody failed here").pop();
        let mut process = match idle {
            Some(process) => process,
            None => Process::start(&self.program, self.timeout)?,
        };
        request["cmd"] = "new".into();
        // Programs that know one revision only play by the newest.
        if setup_is_current && let Some(request) = request.as_object_mut() {
            request.remove("revision");
        }
        let answer = process.ask(&request)?;
        check(&answer, &session)?;
        let mut suggest = json!({ "cmd": "suggest", "seed": seat.chance >> 11 });
        suggest.as_object_mut().expect("it is an object").extend(self.settings.clone());
        let idle = Arc::clone(&self.idle);
        Ok(Box::new(Remote { session, suggest, process: Some(process), fault: None, idle }))
    }
}

/// A program in a game.
struct Remote {
    session: Session,
    suggest: Value,
    /// Gone once it has failed.
    process: Option<Process>,
    fault: Option<String>,
    idle: Arc<Mutex<Vec<Process>>>,
}

impl Remote {
    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        match &mut self.process {
            Some(process) => process.ask(request),
            None => Err("the program was sent away".into()),
        }
    }

    fn suggestion(&mut self) -> Result<Action, String> {
        let request = self.suggest.clone();
        let answer = self.ask(&request)?;
        let action = answer.get("action").ok_or_else(|| format!("its answer has no `action`: {answer}"))?;
        let read = ActionMessage::read(&self.session, action);
        let (Refusal::Nonsense(message) | Refusal::Illegal(message)) = match read {
            Ok(action) => return Ok(self.session.state().canonical(self.session.rules(), action)),
            Err(refusal) => refusal,
        };
        Err(format!("it wants to play {action}: {message}"))
    }

    fn follow(&mut self, action: Action) -> Result<(), String> {
        let message = ActionMessage::of(&self.session, action);
        self.session.play(action).map_err(|e| format!("{e}"))?;
        let answer = self.ask(&json!({ "cmd": "play", "action": message }))?;
        check(&answer, &self.session)
    }

    fn fail(&mut self, message: String) {
        self.process = None;
        self.fault.get_or_insert(message);
    }
}

impl Player for Remote {
    fn choose(&mut self, _: &Rules, _: &State) -> Action {
        self.suggestion().unwrap_or_else(|message| {
            self.fail(message);
            Action::Pass
        })
    }

    fn watch(&mut self, _: &Rules, _: &State, action: Action) {
        if !matches!(action, Action::Draw(_))
            && let Err(message) = self.follow(action)
        {
            self.fail(message);
        }
    }

    fn fault(&mut self) -> Option<String> {
        self.fault.clone()
    }
}

impl Drop for Remote {
    /// The program waits for its next game.
    fn drop(&mut self) {
        if let (Some(process), Ok(mut idle)) = (self.process.take(), self.idle.lock()) {
            idle.push(process);
        }
    }
}

/// Holds the state in an answer against the game.
fn check(answer: &Value, session: &Session) -> Result<(), String> {
    let expected = serde_json::to_value(StateMessage::of(session)).expect("states are plain data");
    for field in CHECKED {
        match answer.get("state").and_then(|state| state.get(field)) {
            Some(found) if *found == expected[field] => {}
            Some(found) => {
                return Err(format!("it plays another game: its `{field}` is {found}, not {}", expected[field]));
            }
            None => return Err(format!("its answer has no `state` with `{field}`: {answer}")),
        }
    }
    Ok(())
}
