//! `aude replay`: goes through a recorded game, turn by turn, checks it, and converts it.
//!
//! Reading a record plays it and compares everything it says, so a game that can be shown has been checked already.

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
};

use aude_engine::{Action, Event, Log, Phase};
use aude_protocol::{Session, read_record};
use aude_record::{hex, jcz};
use fluent_bundle::FluentValue;

use super::{Table, computer::Computers, put, text::Texts};
use crate::Fault;

/// Go through a recorded game, turn by turn.
///
/// Reads records, those of older versions, and saved games of JCloisterZone (.jcz). In a terminal it steps through the game;
/// elsewhere it prints all of it.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    #[arg(value_name = "FILE")]
    file: String,
    /// Print all turns, also in a terminal
    #[arg(long, conflicts_with = "step")]
    print: bool,
    /// Step through the turns, also without a terminal
    #[arg(long)]
    step: bool,
    /// Only check the record, and say what was checked
    #[arg(long, conflicts_with_all = ["print", "step"])]
    verify: bool,
    /// Begin at this turn
    #[arg(long, value_name = "N", default_value_t = 0)]
    turn: usize,
    /// Write the game to a new file: a saved game of JCloisterZone if its name ends with .jcz, else a record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["print", "step", "verify"])]
    export: Option<String>,
    /// Language: en, de, da, sv, nl
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
}

/// What a file turned out to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Record,
    Old,
    Jcz,
}

/// A game out of a file.
pub(crate) struct Recorded {
    pub(crate) game: Session,
    kind: Kind,
    notes: Vec<jcz::Note>,
}

/// Reads a game of any kind out of a file.
pub(crate) fn read(file: &str) -> Result<Recorded, Fault> {
    let bytes = fs::read(file).map_err(|e| format!("{file}: {e}"))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{file}: this is not a text in UTF-8"))?;
    Ok(parse(&text).map_err(|e| format!("{file}: {e}"))?)
}

/// Reads a game of any kind.
pub(crate) fn parse(text: &str) -> Result<Recorded, Fault> {
    let begins = |with: &str| text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with(with);
    if begins("{") {
        let jcz::Imported { game, notes } = jcz::import(text).map_err(|e| e.to_string())?;
        return Ok(Recorded { game, kind: Kind::Jcz, notes });
    }
    let kind = if begins("aude game") { Kind::Old } else { Kind::Record };
    let game = read_record(text)?;
    Ok(Recorded { game, kind, notes: Vec::new() })
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let texts = Texts::new(&args.lang.clone().unwrap_or_else(Texts::preferred)).map_err(|e| format!("--lang: {e}"))?;
    let recorded = read(&args.file)?;
    let say = |id: &str, values: &[(&'static str, FluentValue)]| put(&format!("{}\n", texts.with(id, values)));
    for note in &recorded.notes {
        match note {
            jcz::Note::Removed(tiles) => say("import-removed", &[("tiles", tiles.join(", ").into())]),
            jcz::Note::LeftOut(list) => {
                let names: Vec<&str> = list.iter().map(jcz::Foreign::name).collect();
                say("import-left-out", &[("names", names.join(", ").into())]);
            }
            jcz::Note::Unfinished => say("import-unfinished", &[]),
        }
    }
    if let Some(file) = &args.export {
        export(file, &recorded.game)?;
        say("exported", &[("file", file.as_str().into())]);
        return Ok(());
    }
    if args.verify {
        verify(&args.file, &recorded, say);
        return Ok(());
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let computers = Computers::default();
    let table = Table { session: beginning(&recorded.game), computers, texts, colours, input: io::stdin().lock() };
    let mut shown = Shown { turns: turns(&recorded.game), game: &recorded.game, table, at: 0 };
    shown.begin(&args.file);
    if args.step || (terminal && !args.print) {
        return shown.step_through(args.turn);
    }
    shown.print(args.turn);
    Ok(())
}

fn export(file: &str, game: &Session) -> Result<(), Fault> {
    let is_jcz = std::path::Path::new(file).extension().is_some_and(|e| e.eq_ignore_ascii_case("jcz"));
    let text = if is_jcz { jcz::export(game).map_err(|e| format!("{file}: {e}"))? } else { game.record() };
    let mut target = fs::File::create_new(file).map_err(|e| match e.kind() {
        io::ErrorKind::AlreadyExists => format!("{file} exists already; choose another name"),
        _ => format!("{file}: {e}"),
    })?;
    target.write_all(text.as_bytes()).map_err(|e| format!("{file}: {e}"))?;
    Ok(())
}

/// Says what reading has checked.
fn verify(file: &str, recorded: &Recorded, say: impl Fn(&str, &[(&'static str, FluentValue)])) {
    let game = &recorded.game;
    say("verify-good", &[("file", file.into())]);
    let kind = match recorded.kind {
        Kind::Record => "verify-record",
        Kind::Old => "verify-old",
        Kind::Jcz => "verify-jcz",
    };
    say(kind, &[("n", turns(game).len().into())]);
    say("verify-legal", &[("draws", game.draws().len().into()), ("actions", game.actions().len().into())]);
    match game.seed() {
        Some(seed) => say("verify-seed", &[("seed", seed.to_string().into())]),
        None if game.setup().draw.is_some() => say("verify-order", &[]),
        None => say("verify-told", &[]),
    }
    if let Some(pledge) = game.pledge() {
        // Reading has refused one that does not hold.
        let id = if pledge.salt.is_some() { "verify-pledge" } else { "verify-pledge-closed" };
        say(id, &[("room", pledge.room.as_str().into()), ("commitment", hex(&pledge.commitment).into())]);
    }
    if recorded.kind == Kind::Record {
        say("verify-points", &[]);
    }
    if game.state().phase() != Phase::Over {
        say("replay-unfinished", &[]);
    }
    say("verify-state", &[("state", format!("{:016x}", game.fingerprint()).into())]);
}

/// The same game before anything happened in it.
fn beginning(game: &Session) -> Session {
    Session::without_seed(game.setup().clone()).expect("the game was set up so")
}

/// A turn: its number, who is in turn, and its steps.
struct Turn {
    number: usize,
    player: usize,
    steps: Vec<Action>,
}

fn turns(game: &Session) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut replay = game.replay();
    let mut log = Log::off();
    loop {
        let (number, player) = (replay.state().turn(), replay.state().player());
        let Some(step) = replay.advance(&mut log) else { return turns };
        match turns.last_mut().filter(|turn| turn.number == number) {
            Some(turn) => turn.steps.push(step),
            None => turns.push(Turn { number, player, steps: vec![step] }),
        }
    }
}

/// A game that is shown, as far as some turn.
struct Shown<'g, 'i> {
    game: &'g Session,
    turns: Vec<Turn>,
    table: Table<'i>,
    /// How many turns have been played on the table.
    at: usize,
}

impl Shown<'_, '_> {
    fn begin(&self, file: &str) {
        let players: Vec<_> = (0..self.game.rules().players()).map(|p| self.table.name(p)).collect();
        let values = [("file", file.into()), ("players", players.join(", ").into()), ("n", self.turns.len().into())];
        self.table.say("replay-begins", &values);
        if let Some(date) = self.game.date() {
            self.table.say("replay-date", &[("date", date.into())]);
        }
    }

    /// The number of the last turn.
    fn last(&self) -> usize {
        self.turns.last().map_or(0, |turn| turn.number)
    }

    /// The number of the turn played last.
    fn number(&self) -> usize {
        self.at.checked_sub(1).map_or(0, |i| self.turns[i].number)
    }

    /// Plays the next turn on the table, and tells it if somebody listens.
    fn forward(&mut self, tell: bool) {
        let turn = &self.turns[self.at];
        if tell {
            let player = self.table.name(turn.player);
            put("\n");
            self.table.say("replay-turn", &[("turn", turn.number.into()), ("player", player.into())]);
        }
        for step in &turn.steps {
            let session = &mut self.table.session;
            let phase = session.state().phase();
            let (action, events): (Option<Action>, Vec<Event>) = match step {
                // Tiles of a fixed order come by themselves.
                Action::Draw(_) if phase != Phase::Draw => continue,
                Action::Draw(design) => (None, session.draw(*design).expect("it was drawn so")),
                action => (Some(*action), session.play(*action).expect("it was played so")),
            };
            if tell {
                self.table.report(action, phase, &events);
            }
        }
        self.at += 1;
    }

    /// Puts the table to where so many turns have been played.
    fn go_to(&mut self, at: usize) {
        if at < self.at {
            self.table.session = beginning(self.game);
            self.at = 0;
        }
        while self.at < at {
            self.forward(self.at + 1 == at);
        }
    }

    /// Says how the game came out.
    fn conclude(&self) {
        let (rules, state) = (self.table.session.rules(), self.table.session.state());
        let winners = state.winners(rules);
        let Some(first) = winners.first() else {
            self.table.say("replay-unfinished", &[]);
            if let Some(tile) = state.tile() {
                self.table.introduce(tile);
            }
            return;
        };
        let names: Vec<_> = winners.iter().map(|w| self.table.name(*w)).collect();
        let points = state.score(*first);
        let values = [("players", names.join(", ").into()), ("n", names.len().into()), ("points", points.into())];
        self.table.say("winners", &values);
    }

    fn print(&mut self, from: usize) {
        while self.at < self.turns.len() {
            let tell = self.turns[self.at].number >= from;
            self.forward(tell);
        }
        self.table.show(&[]);
        self.conclude();
    }

    /// How many turns have been played when a turn of a number has been.
    fn find(&self, number: usize) -> Option<usize> {
        if number == 0 {
            return Some(0);
        }
        // Turns in which nothing happened are not there.
        self.turns.iter().position(|turn| turn.number >= number).map(|i| i + 1)
    }

    fn step_through(&mut self, from: usize) -> Result<(), Fault> {
        match self.find(from) {
            Some(at) => self.go_to(at),
            None => self.no_turn(from),
        }
        self.table.show(&[]);
        loop {
            if self.at == self.turns.len() {
                self.conclude();
            }
            let values = [("turn", self.number().into()), ("last", self.last().into())];
            print!("{} ", self.table.texts.with("replay-prompt", &values));
            io::stdout().flush()?;
            let mut line = Vec::new();
            if self.table.input.read_until(b'\n', &mut line)? == 0 {
                println!();
                return Ok(());
            }
            let line = String::from_utf8_lossy(&line).trim().to_lowercase();
            let at = match line.as_str() {
                "q" | "quit" => {
                    self.table.say("goodbye", &[]);
                    return Ok(());
                }
                "?" | "h" | "help" => {
                    self.table.say("replay-help", &[]);
                    continue;
                }
                "" | "n" | "+" if self.at == self.turns.len() => {
                    self.table.say("replay-at-end", &[]);
                    continue;
                }
                "b" | "-" if self.at == 0 => {
                    self.table.say("replay-at-start", &[]);
                    continue;
                }
                "" | "n" | "+" => self.at + 1,
                "b" | "-" => self.at - 1,
                "e" | "end" => self.turns.len(),
                "s" => self.at,
                words => match words.parse::<usize>().map(|number| (number, self.find(number))) {
                    Ok((_, Some(at))) => at,
                    Ok((number, None)) => {
                        self.no_turn(number);
                        continue;
                    }
                    Err(_) => {
                        self.table.say("not-a-choice", &[("words", words.into())]);
                        continue;
                    }
                },
            };
            self.go_to(at);
            self.table.show(&[]);
        }
    }

    fn no_turn(&self, number: usize) {
        self.table.say("replay-no-turn", &[("turn", number.into()), ("last", self.last().into())]);
    }
}
