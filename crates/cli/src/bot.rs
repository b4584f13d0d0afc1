//! `aude bot`: an engine takes seats on a server.
//!
//! The server says what is due: a position as a record, and who is to decide. The engine loads the record and is asked what it suggests, so
//! that it need not follow any game, may be started again at any time, and plays in as many rooms as there are. Whatever is lost on the
//! way comes again by itself: a stream begins with all that is due, and what was decided twice is played once.

mod server;

use std::{
    collections::BTreeSet,
    fs,
    path::PathBuf,
    sync::{Arc, Mutex, mpsc},
    thread,
    time::Duration,
};

use aude_protocol::{ActionMessage, Refusal};
use aude_record::Game;
use serde_json::{Map, Value as Json, json};
use server::{Heard, Server};

use crate::{Fault, process::Process};

/// Let an engine play on a server.
///
/// Any program that speaks the engine protocol (docs/protocol.md), with `load` and `suggest`, takes the seats it is invited to, in as many
/// rooms as there are, until Ctrl-C. It comes back when the connection is lost or the server was down. Who it is says a token, which an
/// account on the server makes for it (docs/programs.md): in the variable `AUDE_TOKEN`, or in a file.
///
/// `AUDE_TOKEN=aude_… aude bot --server https://aude.example --engine "aude engine" --set level=hard`
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// The program, with what it is told, separated by blanks
    #[arg(long, value_name = "CMD", required = true)]
    engine: String,
    /// The address of the server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8340")]
    server: String,
    /// A file with the token, instead of the variable `AUDE_TOKEN`
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Take a free seat in this room, too, without being invited; may be given several times
    #[arg(long = "room", value_name = "ID")]
    rooms: Vec<String>,
    /// What `suggest` is asked with; may be given several times [example: --set level=hard, --set ms=500]
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// How many engines think at the same time, each for one room [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    engines: Option<u16>,
    /// An engine that does not answer for so many seconds is started again
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    timeout: u64,
    /// End after so many games
    #[arg(long, value_name = "N")]
    games: Option<usize>,
}

/// An engine, and what it is asked with.
struct Engine {
    program: Vec<String>,
    suggest: Json,
    timeout: Duration,
    process: Option<Process>,
}

impl Engine {
    /// What the engine wants to play.
    fn decide(&mut self, turn: &Json) -> Result<String, String> {
        let record = turn["record"].as_str().unwrap_or_default();
        let game = Game::from_record(record).map_err(|e| format!("the server's record cannot be read: {e}"))?;
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(&self.program, self.timeout)?),
        };
        process.ask(&json!({ "cmd": "load", "record": record }))?;
        let answer = process.ask(&self.suggest)?;
        let action = &answer["action"];
        let read = ActionMessage::read(&game, action);
        match read {
            Ok(action) => Ok(game.word(game.state().canonical(game.rules(), action))),
            Err(Refusal::Nonsense(why) | Refusal::Illegal(why)) => Err(format!("it wants to play {action}: {why}")),
        }
    }

    /// The same, with another try by a fresh engine. Nobody at the table waits for one that fails twice.
    fn insist(&mut self, turn: &Json) -> String {
        for _ in 0..2 {
            match self.decide(turn) {
                Ok(word) => return word,
                Err(fault) => eprintln!("{}: the engine failed: {fault}", turn["room"].as_str().unwrap_or_default()),
            }
            self.process = None;
        }
        let words: Vec<&str> =
            turn["actions"].as_array().into_iter().flatten().filter_map(|action| action["word"].as_str()).collect();
        let pass = |action: &Json| action["action"]["type"] == "pass";
        let pass = turn["actions"].as_array().and_then(|all| all.iter().find(|action| pass(action)));
        pass.and_then(|action| action["word"].as_str()).or(words.first().copied()).unwrap_or_default().into()
    }
}

/// Decisions that wait for an engine.
struct Desk {
    turns: mpsc::Sender<Json>,
    /// Those that wait or are thought about: rooms and how far they are.
    open: Arc<Mutex<BTreeSet<(String, u64)>>>,
}

fn place(turn: &Json) -> (String, u64) {
    (turn["room"].as_str().unwrap_or_default().into(), turn["at"].as_u64().unwrap_or(0))
}

impl Desk {
    /// Starts as many engines as are wanted.
    fn open(server: &Arc<Server>, engines: usize, engine: impl Fn() -> Engine) -> Self {
        let (turns, waiting) = mpsc::channel::<Json>();
        let (waiting, open) = (Arc::new(Mutex::new(waiting)), Arc::<Mutex<BTreeSet<_>>>::default());
        for _ in 0..engines {
            let (server, waiting, open, mut engine) = (server.clone(), waiting.clone(), open.clone(), engine());
            thread::spawn(move || {
                loop {
                    let next = waiting.lock().expect("nobody fails here").recv();
                    let Ok(turn) = next else { return };
                    let word = engine.insist(&turn);
                    let (room, at) = place(&turn);
                    let played =
                        server.ask("POST", &format!("/api/rooms/{room}/play"), &json!({ "at": at, "action": word }));
                    if let Err(why) = played {
                        // It may have gone on without us, after a take-back or when the time was over.
                        eprintln!("{room}: {why}");
                    }
                    open.lock().expect("nobody fails here").remove(&(room, at));
                }
            });
        }
        Self { turns, open }
    }

    fn put(&self, turn: Json) {
        if self.open.lock().expect("nobody fails here").insert(place(&turn)) {
            drop(self.turns.send(turn));
        }
    }
}

fn token(args: &Args) -> Result<String, Fault> {
    let text = match &args.token_file {
        Some(file) => fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))?,
        None => std::env::var("AUDE_TOKEN")
            .map_err(|_| "the token is missing: put it into AUDE_TOKEN or a file (--token-file); docs/programs.md says how to get one")?,
    };
    let text = text.trim().to_string();
    if text.starts_with("aude_") { Ok(text) } else { Err("that is no token: tokens begin with `aude_`".into()) }
}

/// Reads what `suggest` is asked with.
fn suggest(settings: &[String]) -> Result<Json, Fault> {
    let mut request = Map::from_iter([("cmd".to_string(), json!("suggest"))]);
    for setting in settings {
        let (name, value) = setting.split_once('=').ok_or_else(|| format!("--set {setting}: expected NAME=VALUE"))?;
        let number = value.parse::<u64>().map(Json::from);
        request.insert(name.into(), number.unwrap_or_else(|_| value.into()));
    }
    Ok(request.into())
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let server = Arc::new(Server::new(&args.server, &token(args)?));
    let program: Vec<String> = args.engine.split_whitespace().map(String::from).collect();
    if program.is_empty() {
        return Err("the engine is missing: --engine \"PROGRAM ARGS\"".into());
    }
    let (suggest, timeout) = (suggest(&args.settings)?, Duration::from_secs(args.timeout));
    let engine = || Engine { program: program.clone(), suggest: suggest.clone(), timeout, process: None };
    // An engine that cannot be started is better known before somebody waits for it.
    Process::start(&program, timeout)?.ask(&json!({ "cmd": "hello" }))?;
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let desk = Desk::open(&server, args.engines.map_or(cores, usize::from), engine);
    let me = server.ask("GET", "/api/me", &Json::Null)?["person"].clone();
    println!("{} plays on {}", me["name"].as_str().unwrap_or_default(), args.server);
    for room in &args.rooms {
        sit(&server, room, &me)?;
    }
    let mut left = args.games;
    server.listen(|heard| {
        match heard {
            Heard::Lost(why) => eprintln!("{why}; trying again"),
            Heard::Event(name, data) => {
                let room = data["room"].as_str().unwrap_or_default();
                match name.as_str() {
                    "invitation" => {
                        println!("{room}: invited");
                        if let Err(why) =
                            server.ask("POST", &format!("/api/rooms/{room}/seats/{}", data["seat"]), &json!({}))
                        {
                            eprintln!("{room}: {why}");
                        }
                    }
                    "turn" => desk.put(data),
                    "over" => {
                        println!("{room}: over, {}", data["outcome"]["scores"]);
                        left = left.map(|left| left.saturating_sub(1));
                    }
                    _ => {}
                }
            }
        }
        left != Some(0)
    })?;
    Ok(())
}

/// Takes a free seat in a room.
fn sit(server: &Server, room: &str, me: &Json) -> Result<(), Fault> {
    let found = server.ask("GET", &format!("/api/rooms/{room}"), &Json::Null)?;
    let seats = found["listing"]["seats"].as_array().cloned().unwrap_or_default();
    let holder = |seat: &Json| seat["holder"].clone();
    if seats.iter().any(|seat| holder(seat)["kind"] == "person" && holder(seat)["person"] == me["id"]) {
        return Ok(());
    }
    let free = |seat: &Json| holder(seat)["kind"] == "free" || holder(seat)["person"] == me["id"];
    let seat = seats.iter().position(free).ok_or_else(|| format!("{room}: there is no free seat"))?;
    server.ask("POST", &format!("/api/rooms/{room}/seats/{seat}"), &json!({}))?;
    println!("{room}: seated");
    Ok(())
}
