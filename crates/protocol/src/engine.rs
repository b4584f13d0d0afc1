//! Answers requests, one at a time.

use aude_bots::review::Reviewer;
use aude_engine::perft_within;
use serde_json::{Map, Value, json};

use crate::{
    EventMessage, Session, StateMessage,
    action::{ActionMessage, Refusal},
    catalogue, read_record, review, setup, suggest,
};

/// A count that looks at more positions than this is refused: it would take minutes.
const MAX_PERFT: u64 = 2_000_000;

/// A game and the commands that change it.
#[derive(Debug, Default)]
pub struct Engine {
    session: Option<Session>,
    /// The review that is going on.
    review: Option<Reviewer>,
    done: bool,
    next_seed: u64,
}

/// Why a request was refused.
struct Failure {
    kind: &'static str,
    message: String,
}

fn fail<T>(kind: &'static str, message: impl Into<String>) -> Result<T, Failure> {
    Err(Failure { kind, message: message.into() })
}

type Answer = Result<Value, Failure>;

impl Engine {
    /// An engine without a game.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets what a game without a seed draws by; the next such game gets another.
    pub fn set_seed(&mut self, seed: u64) {
        // Seeds survive clients whose numbers are floating point.
        self.next_seed = seed >> 11;
    }

    /// Whether the client has asked to end.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// The game in play.
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Answers one line with one line.
    pub fn answer(&mut self, line: &str) -> String {
        let request: Value = match serde_json::from_str(line) {
            Ok(request) => request,
            Err(error) => return write(None, fail("bad-json", error.to_string())),
        };
        let id = request.get("id").cloned();
        let answer = match request.as_object() {
            Some(object) => self.command(object),
            None => fail("bad-request", "a request is an object with `cmd`"),
        };
        write(id, answer)
    }

    /// The answer to a line that could not be read.
    pub(crate) fn refuse_line(kind: &'static str, message: &str) -> String {
        write(None, fail(kind, message))
    }

    fn command(&mut self, request: &Map<String, Value>) -> Answer {
        let Some(cmd) = request.get("cmd") else { return fail("bad-request", "`cmd` is missing") };
        let Some(cmd) = cmd.as_str() else { return fail("bad-request", "`cmd` must be a text") };
        match cmd {
            "hello" => Ok(catalogue()),
            "new" => self.start(request),
            "legal" => self.legal(),
            "play" => self.play(request),
            "undo" => self.undo(request),
            "state" => Ok(json!({ "state": StateMessage::of(self.game()?) })),
            "save" => Ok(json!({ "record": self.game()?.record() })),
            "load" => self.load(request),
            "suggest" => self.suggest(request),
            "review" => self.review(request),
            "perft" => self.perft(request),
            "quit" => {
                self.done = true;
                Ok(json!({}))
            }
            other => fail(
                "bad-request",
                format!(
                    "there is no command `{other}`; there are hello, new, legal, play, undo, state, save, load, \
                     suggest, review, perft, quit"
                ),
            ),
        }
    }

    fn game(&self) -> Result<&Session, Failure> {
        self.session.as_ref().map_or_else(|| fail("no-game", "there is no game; start one with `new`"), Ok)
    }

    fn start(&mut self, request: &Map<String, Value>) -> Answer {
        let bad = |e: aude_engine::SetupError| Failure { kind: "bad-setup", message: e.to_string() };
        let (setup, seed) = setup::read_setup(request).map_err(bad)?;
        let given = seed.is_some() || setup.draw.is_some();
        let mut session = Session::new(setup, seed.unwrap_or(self.next_seed)).map_err(bad)?;
        if let Some(date) = request.get("date") {
            let date = date
                .as_str()
                .ok_or("must be a text")
                .and_then(|d| session.set_date(d).map_err(|_| "must be a day such as 2026-11-15"));
            date.map_err(|message| bad(aude_engine::SetupError::new("date", message)))?;
        }
        if !given {
            self.next_seed = self.next_seed.wrapping_add(1);
        }
        let mut answer = json!({
            "events": events(&session, session.opening()),
            "state": StateMessage::of(&session),
        });
        if let Some(seed) = session.seed() {
            answer["seed"] = seed.into();
        }
        self.session = Some(session);
        Ok(answer)
    }

    fn legal(&self) -> Answer {
        let game = self.game()?;
        let actions: Vec<_> = game.legal_actions().into_iter().map(|a| ActionMessage::of(game, a)).collect();
        Ok(json!({ "player": game.state().decider(), "phase": game.state().phase().name(), "actions": actions }))
    }

    fn play(&mut self, request: &Map<String, Value>) -> Answer {
        let game = self.game()?;
        let over = game.state().phase() == aude_engine::Phase::Over;
        let action = match (request.get("action"), request.get("index")) {
            (Some(_), Some(_)) => return fail("bad-request", "give `action` or `index`, not both"),
            (None, None) => return fail("bad-request", "`action` or `index` is missing"),
            _ if over => return fail("game-over", "the game is over"),
            (Some(action), None) => ActionMessage::read(game, action).map_err(refused)?,
            (None, Some(index)) => {
                let Some(index) = index.as_u64() else { return fail("bad-request", "`index` must be a whole number") };
                let actions = game.legal_actions();
                let action = usize::try_from(index).ok().and_then(|i| actions.get(i));
                match action {
                    Some(action) => *action,
                    None => {
                        return fail(
                            "illegal-action",
                            format!("there are only {} legal actions, counted from 0", actions.len()),
                        );
                    }
                }
            }
        };
        let game = self.session.as_mut().expect("there is a game");
        let happened = game.play(action).map_err(|illegal| refused(illegal.into()))?;
        Ok(json!({ "events": events(game, &happened), "state": StateMessage::of(game) }))
    }

    fn undo(&mut self, request: &Map<String, Value>) -> Answer {
        let steps = count(request, "steps", 1)?;
        let played = self.game()?.actions().len();
        match usize::try_from(steps) {
            Ok(steps) if steps <= played => {
                let game = self.session.as_mut().expect("there is a game");
                game.undo(steps);
                Ok(json!({ "state": StateMessage::of(game) }))
            }
            _ => fail("bad-request", format!("there are only {played} actions to take back")),
        }
    }

    fn load(&mut self, request: &Map<String, Value>) -> Answer {
        let Some(text) = request.get("record").and_then(Value::as_str) else {
            return fail("bad-request", "`record` must be the text of a record");
        };
        let mut session = read_record(text).map_err(|message| Failure { kind: "bad-request", message })?;
        // A game whose draws were told goes on with draws of our own.
        session.draw_by(self.next_seed);
        let answer = json!({ "state": StateMessage::of(&session) });
        self.session = Some(session);
        Ok(answer)
    }

    fn suggest(&self, request: &Map<String, Value>) -> Answer {
        let game = self.game()?;
        let mind = suggest::read_mind(request).or_else(|message| fail("bad-request", message))?;
        let seed = count(request, "seed", 0)?;
        if game.state().phase() == aude_engine::Phase::Over {
            return fail("game-over", "the game is over");
        }
        Ok(suggest::answer(game, mind, seed))
    }

    fn review(&mut self, request: &Map<String, Value>) -> Answer {
        let wanted = review::Request::read(request).or_else(|message| fail("bad-request", message))?;
        self.game()?;
        let Self { session: Some(game), review, .. } = self else { unreachable!("there is a game") };
        Ok(review::answer(game, review, &wanted))
    }

    fn perft(&self, request: &Map<String, Value>) -> Answer {
        let game = self.game()?;
        if !request.contains_key("depth") {
            return fail("bad-request", "`depth` is missing");
        }
        let depth = count(request, "depth", 0)?;
        let depth = u32::try_from(depth).ok().filter(|d| *d <= 1000);
        let Some(depth) = depth else { return fail("bad-request", "`depth` must be at most 1000") };
        match perft_within(game.rules(), game.state(), depth, MAX_PERFT) {
            Some(nodes) => Ok(json!({ "nodes": nodes })),
            None => fail("bad-request", "that is too much to count; choose a smaller depth, or use `aude perft`"),
        }
    }
}

fn count(request: &Map<String, Value>, field: &str, default: u64) -> Result<u64, Failure> {
    match request.get(field).map(Value::as_u64) {
        None => Ok(default),
        Some(Some(n)) => Ok(n),
        Some(None) => fail("bad-request", format!("`{field}` must be a whole number, not negative")),
    }
}

fn refused(refusal: Refusal) -> Failure {
    match refusal {
        Refusal::Nonsense(message) => Failure { kind: "bad-request", message },
        Refusal::Illegal(message) => Failure { kind: "illegal-action", message },
    }
}

fn events(session: &Session, events: &[aude_engine::Event]) -> Vec<EventMessage> {
    events.iter().map(|event| EventMessage::of(session, event)).collect()
}

/// Writes an answer: `id` and `ok` first.
fn write(id: Option<Value>, answer: Answer) -> String {
    let mut line = Map::new();
    if let Some(id) = id {
        line.insert("id".into(), id);
    }
    line.insert("ok".into(), answer.is_ok().into());
    match answer {
        Ok(Value::Object(fields)) => line.extend(fields),
        Ok(_) => {}
        Err(Failure { kind, message }) => {
            line.insert("error".into(), json!({ "kind": kind, "message": message }));
        }
    }
    Value::Object(line).to_string()
}
