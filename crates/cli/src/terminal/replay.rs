//! `aude replay`: goes through a recorded game, turn by turn, checks it, and converts it.
//!
//! Reading a record plays it and compares everything it says, so a game that can be shown has been checked already.

use std::{
    fs,
    io::{self, IsTerminal, Write},
};

use aude_protocol::{Session, read_record};
use aude_record::{hex, jcz};
use aude_table::{Table, TurnMark, View};
use fluent_bundle::FluentValue;

use super::{Terminal, computer::Computers, put, text::Texts};
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
    turn: u32,
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
        verify(&args.file, recorded, say);
        return Ok(());
    }
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let table = Table::of(recorded.game, Vec::new());
    let turns = turns(&table);
    let (computers, input) = (Computers::default(), io::stdin().lock());
    let terminal_of_it = Terminal { table, told: 0, computers, texts, colours: super::colours(), input };
    let mut shown = Shown { turns, terminal: terminal_of_it, at: 0 };
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
fn verify(file: &str, recorded: Recorded, say: impl Fn(&str, &[(&'static str, FluentValue)])) {
    let table = Table::of(recorded.game, Vec::new());
    let game = table.game();
    say("verify-good", &[("file", file.into())]);
    let kind = match recorded.kind {
        Kind::Record => "verify-record",
        Kind::Old => "verify-old",
        Kind::Jcz => "verify-jcz",
    };
    say(kind, &[("n", turns(&table).len().into())]);
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
    if !table.view().over {
        say("replay-unfinished", &[]);
    }
    say("verify-state", &[("state", format!("{:016x}", game.fingerprint()).into())]);
}

/// The ends of the turns. In the last one a tile may only have been drawn.
fn turns(table: &Table) -> Vec<TurnMark> {
    let mut turns: Vec<TurnMark> = table.story().turns.into_iter().filter(|mark| mark.turn > 0 && !mark.last).collect();
    let view = table.view();
    if !view.over && turns.last().is_none_or(|mark| mark.turn < view.turn) {
        let (turn, moves, player) = (view.turn, view.moves, Some(view.active));
        turns.push(TurnMark { turn, player, moves, last: false, scores: Vec::new() });
    }
    turns
}

/// A game that is shown, as far as some turn.
struct Shown<'i> {
    turns: Vec<TurnMark>,
    terminal: Terminal<'i>,
    /// How many turns are shown.
    at: usize,
}

impl Shown<'_> {
    fn begin(&self, file: &str) {
        let Self { terminal, turns, .. } = self;
        let game = terminal.table.game();
        let players: Vec<_> = (0..game.rules().players()).map(|player| terminal.name(player)).collect();
        let values = [("file", file.into()), ("players", players.join(", ").into()), ("n", turns.len().into())];
        terminal.say("replay-begins", &values);
        if let Some(date) = game.date() {
            terminal.say("replay-date", &[("date", date.into())]);
        }
    }

    /// The number of the last turn.
    fn last(&self) -> u32 {
        self.turns.last().map_or(0, |turn| turn.turn)
    }

    /// The turn shown last; none at the beginning.
    fn turn(&self) -> Option<&TurnMark> {
        self.at.checked_sub(1).map(|i| &self.turns[i])
    }

    /// The table as it is shown.
    fn view(&self) -> View {
        self.terminal.table.view_at(self.turn().map_or(0, |turn| turn.moves))
    }

    /// Tells what happened in the turn shown last.
    fn tell(&self) {
        let Some(turn) = self.turn() else { return };
        let player = turn.player.map_or_else(String::new, |player| self.terminal.name(player));
        put("\n");
        self.terminal.say("replay-turn", &[("turn", turn.turn.into()), ("player", player.into())]);
        let view = self.view();
        let log = self.terminal.table.log(0);
        let log = &log[..log.len() - usize::from(self.terminal.table.view().over)];
        for line in log.iter().filter(|line| line.turn == turn.turn) {
            self.terminal.tell(line, &view);
        }
    }

    /// Says how the game came out.
    fn conclude(&self) {
        let view = self.terminal.table.view();
        if view.over {
            return self.terminal.conclude();
        }
        self.terminal.say("replay-unfinished", &[]);
        if let Some(ask) = &view.ask
            && let Some(tile) = &ask.tile
        {
            self.terminal.introduce(&view, ask.player, tile);
        }
    }

    fn print(&mut self, from: u32) {
        while self.at < self.turns.len() {
            self.at += 1;
            if self.turns[self.at - 1].turn >= from {
                self.tell();
            }
        }
        self.terminal.show(&self.view(), &[]);
        self.conclude();
    }

    /// How many turns have been played when a turn of a number has been.
    fn find(&self, number: u32) -> Option<usize> {
        if number == 0 {
            return Some(0);
        }
        // Turns in which nothing happened are not there.
        self.turns.iter().position(|turn| turn.turn >= number).map(|i| i + 1)
    }

    fn step_through(&mut self, from: u32) -> Result<(), Fault> {
        match self.find(from) {
            Some(at) => self.at = at,
            None => self.no_turn(from),
        }
        self.terminal.show(&self.view(), &[]);
        loop {
            if self.at == self.turns.len() {
                self.conclude();
            }
            let number = self.turn().map_or(0, |turn| turn.turn);
            let values = [("turn", number.into()), ("last", self.last().into())];
            let prompt = self.terminal.texts.with("replay-prompt", &values);
            let Some(line) = self.terminal.read(&prompt)? else { return Ok(()) };
            let line = line.to_lowercase();
            let at = match line.as_str() {
                "q" | "quit" => {
                    self.terminal.say("goodbye", &[]);
                    return Ok(());
                }
                "?" | "h" | "help" => {
                    self.terminal.say("replay-help", &[]);
                    continue;
                }
                "" | "n" | "+" if self.at == self.turns.len() => {
                    self.terminal.say("replay-at-end", &[]);
                    continue;
                }
                "b" | "-" if self.at == 0 => {
                    self.terminal.say("replay-at-start", &[]);
                    continue;
                }
                "" | "n" | "+" => self.at + 1,
                "b" | "-" => self.at - 1,
                "e" | "end" => self.turns.len(),
                "s" => self.at,
                words => match words.parse::<u32>().map(|number| (number, self.find(number))) {
                    Ok((_, Some(at))) => at,
                    Ok((number, None)) => {
                        self.no_turn(number);
                        continue;
                    }
                    Err(_) => {
                        self.terminal.say("not-a-choice", &[("words", words.into())]);
                        continue;
                    }
                },
            };
            if at != self.at {
                self.at = at;
                self.tell();
            }
            self.terminal.show(&self.view(), &[]);
        }
    }

    fn no_turn(&self, number: u32) {
        self.terminal.say("replay-no-turn", &[("turn", number.into()), ("last", self.last().into())]);
    }
}
