//! `aude play --terminal`: a game around one screen, in the terminal.
//!
//! A client of [`aude_table`], like the page: it shows views and log lines and knows no rules.

mod ask;
mod computer;
mod picture;
mod read;
pub mod replay;
mod text;

use std::{
    fs,
    io::{self, IsTerminal, Write},
};

use aude_protocol::Session;
use aude_table::{LogLine, Motion, Table, Text, View};
use fluent_bundle::FluentValue;

use crate::{Fault, random, setup};
use computer::Computers;
use picture::{Board, Face, SEATS};
use read::Reply;
pub use text::Texts;

/// Play around one screen, in the terminal.
///
/// Give the names of one to six players. Somebody called beginner, easy, medium, hard or master is a computer of that
/// level, and so is Ben=hard. Squares, turns and figures are chosen by the numbers shown; `?` lists
/// everything else that can be typed.
#[derive(clap::Args, Debug, Default, PartialEq, Eq)]
#[group(id = "game")]
pub struct Args {
    /// The players, in the order of their seats; a level, or NAME=LEVEL, is a computer
    #[arg(value_name = "NAME|LEVEL")]
    names: Vec<String>,
    /// Continue a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["names", "first", "preset", "parts", "options", "toggles", "counts", "seed"])]
    load: Option<String>,
    /// Who begins, by name
    #[arg(long, value_name = "NAME")]
    first: Option<String>,
    /// Language: en, de, da, sv, nl
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    #[command(flatten)]
    pub setup: setup::SetupArgs,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if args.setup.list {
        setup::list();
        return Ok(());
    }
    let texts = Texts::new(&args.lang.clone().unwrap_or_else(Texts::preferred)).map_err(|e| format!("--lang: {e}"))?;
    let (table, told) = if let Some(file) = &args.load {
        let table = load(file)?;
        let told = table.log(0).len();
        (table, told)
    } else {
        let mut names = computer::seats(&args.names)?;
        if names.is_empty() {
            names = vec![texts.get("player-one"), texts.get("player-two")];
        }
        let seed = args.setup.seed.unwrap_or_else(|| random::fresh_seed() >> 32);
        let mut setup = args.setup.setup(names)?;
        if let Some(first) = &args.first {
            let seat = setup.players.iter().position(|name| name == first);
            setup.first = seat.ok_or_else(|| format!("--first: {first} is not one of the players"))?;
        }
        let mut session = Session::new(setup, seed)?;
        session.set_date(&today())?;
        (Table::of(session, Vec::new()), 0)
    };
    let computers = Computers::of(&table);
    Terminal { table, told, computers, texts, colours: colours(), input: io::stdin().lock() }.play()
}

/// Whether there may be colours.
fn colours() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// The day it is, by the calendar of Greenwich.
fn today() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    date_of(now.map_or(0, |since| since.as_secs() / 86_400))
}

/// The date so many days after the first of January 1970.
pub(crate) fn date_of(days: u64) -> String {
    // Years begin in March here, so that the day that is sometimes missing is their last.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + next)
}

/// A game to go on with. Tiles that nobody has drawn yet come by chance.
fn load(file: &str) -> Result<Table, Fault> {
    let mut game = replay::read(file)?.game;
    game.draw_by(random::fresh_seed() >> 32);
    Ok(Table::of(game, Vec::new()))
}

/// Writes a game to a file, but not over anything that is not a game.
fn save(file: &str, table: &Table) -> io::Result<()> {
    match fs::read(file) {
        Ok(old) if ![&b"aude record"[..], b"aude game"].iter().any(|kind| old.starts_with(kind)) => {
            Err(io::Error::new(io::ErrorKind::AlreadyExists, "there is another file of that name"))
        }
        _ => fs::write(file, table.record()),
    }
}

/// Prints. Where nobody reads any more, there is nothing left to do.
fn put(text: &str) {
    match io::stdout().write_all(text.as_bytes()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        written => written.expect("standard output can be written to"),
    }
}

/// A game on the screen.
struct Terminal<'a> {
    table: Table,
    /// How many lines of the log have been printed.
    told: usize,
    computers: Computers,
    texts: Texts,
    colours: bool,
    input: io::StdinLock<'a>,
}

impl Terminal<'_> {
    fn name(&self, player: usize) -> String {
        let name = &self.table.game().setup().players[player];
        if self.colours { format!("\x1b[1;38;5;{}m{name}\x1b[0m", SEATS[player].0) } else { name.clone() }
    }

    fn say(&self, id: &str, values: &[(&'static str, FluentValue)]) {
        put(&format!("{}\n", self.texts.with(id, values)));
    }

    /// What the table says, in words.
    fn text(&self, text: &Text) -> String {
        self.texts.say(text, &|player| self.name(player))
    }

    fn play(&mut self) -> Result<(), Fault> {
        let seed = self.table.game().seed().map_or_else(|| "–".into(), |seed| seed.to_string());
        self.say("welcome", &[("seed", seed.into())]);
        loop {
            let view = self.table.view();
            self.tell_news(&view);
            let Some(ask) = &view.ask else {
                self.show(&view, &[]);
                self.conclude();
                match self.ask(&self.texts.get("after-the-game"), false)? {
                    Reply::Again => continue,
                    Reply::Quit | Reply::Words(_) => return Ok(()),
                }
            };
            let reply =
                if self.computers.decides(ask) { Ok(self.computer_chooses(ask)) } else { self.decide(&view, ask)? };
            match reply {
                Ok(index) => self.table.play(view.moves, index)?,
                Err(Reply::Quit) => {
                    self.say("goodbye", &[]);
                    return Ok(());
                }
                Err(_) => {}
            }
        }
    }

    /// Prints what happened since the last time. The line that ends the game comes below the table.
    fn tell_news(&mut self, view: &View) {
        let log = self.table.log(0);
        let end = log.len() - usize::from(view.over);
        for line in &log[self.told.min(end)..end] {
            self.tell(line, view);
        }
        self.told = end;
    }

    /// Prints a line of the log, with what the page shows beside it: tile and square, or what points are made of.
    fn tell(&self, line: &LogLine, view: &View) {
        let tile = |motion: &Motion| match motion {
            Motion::Tile { at } => view.tiles.iter().find(|laid| laid.at == *at).map(|laid| format!("{} ", laid.tile)),
            _ => None,
        };
        let tile = line.motion.as_ref().and_then(tile).unwrap_or_default();
        let terms = line.points.iter().flat_map(|points| &points.terms).map(|term| self.text(term)).collect::<Vec<_>>();
        let more = match &line.squares[..] {
            _ if line.points.is_some() => terms.join(" + "),
            [[x, y]] => format!("{tile}{x},{y}"),
            _ => String::new(),
        };
        let more = if more.is_empty() { more } else { format!(" ({more})") };
        put(&format!("{}{more}\n", self.text(&line.text)));
    }

    /// Says how the game came out.
    fn conclude(&self) {
        if let Some(last) = self.table.log(0).last() {
            put(&format!("{}\n", self.text(&last.text)));
        }
    }

    /// Shows the table and the scores, with numbers on some squares.
    fn show(&self, view: &View, choices: &[aude_table::Square]) {
        put(&format!("\n{}\n", self.drawn(view, |board| board.table(choices))));
        let names: Vec<String> = view.players.iter().map(|player| player.name.clone()).collect();
        for (player, letter) in picture::letters(&names).into_iter().enumerate() {
            let score = view.players[player].score;
            put(&format!("  {letter}  {}: {score}  ({})\n", self.name(player), self.owns(view, player).join(", ")));
        }
        let auction = view.auction.as_ref().map_or(&[][..], |auction| &auction.tiles);
        for (id, tiles) in [("tiles-aside", &view.aside[..]), ("tiles-for-sale", auction)] {
            if !tiles.is_empty() {
                self.say(id, &[("tiles", tiles.join(", ").into())]);
            }
        }
    }

    /// Something of a board, as characters.
    fn drawn(&self, view: &View, draw: impl Fn(Board) -> picture::Sheet) -> String {
        let name = |what: &str| self.texts.get(&format!("mark-{what}"));
        let landmarks = self.table.landmarks().into_iter().map(|(what, at)| (at, name(what))).collect::<Vec<_>>();
        let rules = self.table.game().rules();
        draw(Board { rules, view, landmarks: &landmarks, name: &name }).print(self.colours)
    }

    /// Tiles in some turns, each with a caption.
    fn tiles<'t>(&self, tiles: impl IntoIterator<Item = (&'t str, u8, String)>) {
        let face = |name: &str| Face::new(self.table.game().rules(), name);
        let tiles: Vec<_> = tiles.into_iter().map(|(tile, turn, caption)| (face(tile), turn, caption)).collect();
        if !tiles.is_empty() {
            put(&format!("\n{}", picture::tiles(&tiles).print(self.colours)));
        }
    }

    /// What a player has beside points.
    fn owns(&self, view: &View, player: usize) -> Vec<String> {
        let player = &view.players[player];
        let mut owns: Vec<String> = player.owns().iter().map(|text| self.text(text)).collect();
        for held in &player.prisoners {
            let figure = Text::new(format!("name-{}", held.figure));
            let whose = self.text(&Text::new("whose").player(held.owner).with("figure", figure));
            owns.push(self.texts.with("holds", &[("whose", whose.into())]));
        }
        if !player.hand.is_empty() {
            owns.push(self.texts.with("in-hand", &[("tiles", player.hand.join(" ").into())]));
        }
        owns
    }

    /// Shows the tile that is to be placed.
    fn introduce(&self, view: &View, player: usize, tile: &str) {
        self.tiles([(tile, 0, String::new())]);
        let values = [("player", self.name(player).into()), ("tile", tile.into()), ("left", view.left.into())];
        self.say("your-tile", &values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, date) in [(0, "1970-01-01"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_772, "2026-11-15")] {
            assert_eq!(date_of(days), date);
        }
    }
}
