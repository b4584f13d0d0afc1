//! `aude play`: a game around one screen, in the terminal.

mod picture;
mod text;

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
};

use aude_engine::{Action, Cause, Event, Figure, Phase, Placement, Pos, Spot};
use aude_protocol::Session;
use fluent_bundle::FluentValue;

use crate::{Fault, random, setup};
use picture::SEATS;
use text::Texts;

/// Play around one screen, in the terminal.
///
/// Give the names of one to six players. Squares, turns and figures are chosen by the numbers shown; `?` lists
/// everything else that can be typed.
#[derive(clap::Args)]
pub struct Args {
    /// The players, in the order of their seats
    #[arg(value_name = "NAME")]
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
    setup: setup::SetupArgs,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if args.setup.list {
        setup::list();
        return Ok(());
    }
    let texts = Texts::new(&args.lang.clone().unwrap_or_else(Texts::preferred)).map_err(|e| format!("--lang: {e}"))?;
    let session = if let Some(file) = &args.load {
        load(file)?
    } else {
        let mut names = args.names.clone();
        if names.is_empty() {
            names = vec![texts.get("player-one"), texts.get("player-two")];
        }
        let seed = args.setup.seed.unwrap_or_else(|| random::fresh_seed() >> 32);
        let mut setup = args.setup.setup(names)?;
        if let Some(first) = &args.first {
            let seat = setup.players.iter().position(|name| name == first);
            setup.first = seat.ok_or_else(|| format!("--first: {first} is not one of the players"))?;
        }
        Session::new(setup, seed)?
    };
    let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    Table { session, texts, colours, input: io::stdin().lock() }.play()
}

fn load(file: &str) -> Result<Session, Fault> {
    let text = fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    Session::from_record(&text).map_err(|e| format!("{file}: {e}").into())
}

/// Writes a game to a file, but not over anything that is not a game.
fn save(file: &str, session: &Session) -> io::Result<()> {
    match fs::read(file) {
        Ok(old) if !old.starts_with(b"aude game") => {
            Err(io::Error::new(io::ErrorKind::AlreadyExists, "there is another file of that name"))
        }
        _ => fs::write(file, session.record()),
    }
}

/// What a player typed.
enum Reply {
    Words(String),
    Quit,
    /// The table has changed: show it anew.
    Again,
}

/// What is typed behind the number of a segment for a figure other than a follower.
const fn suffix(figure: Figure) -> &'static str {
    match figure {
        Figure::Follower => "",
        Figure::BigFollower => "b",
        Figure::Abbot => "a",
        Figure::Builder => "u",
        Figure::Pig => "p",
        Figure::Mayor => "m",
        Figure::Wagon => "w",
        Figure::Barn | Figure::Abbey | Figure::Bridge | Figure::Castle | Figure::TowerPiece => "-",
    }
}

struct Table<'a> {
    session: Session,
    texts: Texts,
    colours: bool,
    input: io::StdinLock<'a>,
}

impl Table<'_> {
    fn names(&self) -> &[String] {
        &self.session.setup().players
    }

    fn name(&self, player: usize) -> String {
        let name = &self.names()[player];
        if self.colours { format!("\x1b[1;38;5;{}m{name}\x1b[0m", SEATS[player].0) } else { name.clone() }
    }

    fn say(&self, id: &str, values: &[(&'static str, FluentValue)]) {
        println!("{}", self.texts.with(id, values));
    }

    fn play(&mut self) -> Result<(), Fault> {
        self.say("welcome", &[("seed", self.session.seed().to_string().into())]);
        loop {
            let action = match self.session.state().phase() {
                Phase::PlaceTile => self.choose_tile()?,
                Phase::PlaceFigure => self.choose_figure()?,
                Phase::Draw | Phase::Over => {
                    self.show(&[]);
                    if !self.finish()? {
                        return Ok(());
                    }
                    continue;
                }
                _ => self.choose_other()?,
            };
            match action {
                Some(Ok(action)) => {
                    let events = self.session.play(action).expect("only legal actions are offered");
                    self.report(&events);
                }
                Some(Err(Reply::Quit)) => {
                    self.say("goodbye", &[]);
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    /// Shows the table and the scores.
    fn show(&self, choices: &[Pos]) {
        let state = self.session.state();
        println!();
        print!("{}", picture::board(self.session.rules(), state, self.names(), choices).print(self.colours));
        println!();
        for (player, letter) in picture::letters(self.names()).into_iter().enumerate() {
            let mut owns: Vec<String> = (self.session.rules().figures())
                .map(|f| self.texts.with(&format!("figure-{f}"), &[("n", state.supply_of(player, f).into())]))
                .collect();
            let goods = ["wine", "grain", "cloth"].into_iter().zip(state.goods(player)).filter(|(_, n)| *n > 0);
            let goods = goods.map(|(what, n)| self.texts.with(&format!("what-{what}"), &[("n", n.into())]));
            let cards = [("king", state.king()), ("robber", state.robber())].into_iter();
            let cards = cards.filter(|(_, holder)| holder.is_some_and(|h| h.0 == player));
            let cards = cards.map(|(card, _)| self.texts.get(&format!("kind-{card}")));
            let held = state.prisoners().into_iter().filter(|(holder, ..)| *holder == player);
            let held = held.map(|(_, owner, figure)| {
                let values = [("player", self.name(owner).into()), ("figure", self.figure(figure).into())];
                self.texts.with("holds", &values)
            });
            owns.extend(goods.chain(cards).chain(held));
            println!("  {letter}  {}: {}  ({})", self.name(player), state.score(player), owns.join(", "));
        }
    }

    fn figure(&self, figure: Figure) -> String {
        self.texts.get(&format!("name-{figure}"))
    }

    /// A segment in words: what it is, where on its tile, and which tile.
    fn place(&self, spot: Spot) -> String {
        let laid = self.session.state().tile_at(spot.at).expect("the segment is on the table");
        let segment = &self.session.rules().tile(laid.tile).segments[spot.segment as usize];
        let kind = self.texts.get(&format!("kind-{}", segment.kind));
        let places: Vec<_> = segment.place_names(laid.turn).collect();
        let words = std::iter::once(kind.as_str()).chain(places).collect::<Vec<_>>().join(" ");
        format!("{words} ({})", spot.at)
    }

    /// What an action does, in words.
    fn describe(&self, action: Action) -> String {
        let state = self.session.state();
        let with = |id: &str, values: &[(&'static str, FluentValue)]| self.texts.with(id, values);
        match action {
            Action::Place(figure, spot) => {
                with("act-place", &[("figure", self.figure(figure).into()), ("place", self.place(spot).into())])
            }
            Action::Recall(_, spot) => {
                let around = spot.at.around().filter(|p| state.tile_at(*p).is_some()).count();
                with("recall-abbot", &[("kind", self.place(spot).into()), ("points", (1 + around).into())])
            }
            Action::Fairy(spot) => with("act-fairy", &[("place", self.place(spot).into())]),
            Action::Expel(who, spot) | Action::Capture(who, spot) => {
                let id = if matches!(action, Action::Expel(..)) { "act-expel" } else { "act-capture" };
                let values = [
                    ("player", self.name(who.owner()).into()),
                    ("figure", self.figure(who.figure()).into()),
                    ("place", self.place(spot).into()),
                ];
                with(id, &values)
            }
            Action::Dragon(to) => with("act-dragon", &[("at", to.to_string().into())]),
            Action::Tower(at) => {
                let height = state.towers().iter().find(|(to, _)| *to == at).map_or(0, |(_, height)| *height);
                with("act-tower", &[("at", at.to_string().into()), ("n", (height + 1).into())])
            }
            Action::CloseTower(figure, at) => {
                with("act-close-tower", &[("figure", self.figure(figure).into()), ("at", at.to_string().into())])
            }
            Action::Exchange(figure, from) | Action::Ransom(figure, from) => {
                let id = if matches!(action, Action::Ransom(..)) { "act-ransom" } else { "act-exchange" };
                let values = [("figure", self.figure(figure).into()), ("player", self.name(from.into()).into())];
                with(id, &values)
            }
            _ => format!("{action:?}"),
        }
    }

    /// Lists actions that have no place on the tile just drawn, behind `x1`, `x2` …
    fn list_others(&self, others: &[Action]) {
        for (i, action) in others.iter().enumerate() {
            println!("  x{}  {}", i + 1, self.describe(*action));
        }
    }

    /// One of the actions that [`Self::list_others`] lists.
    fn pick_other(words: &str, others: &[Action]) -> Option<Action> {
        let number = words.strip_prefix('x')?.parse::<usize>().ok()?;
        others.get(number.wrapping_sub(1)).copied()
    }

    /// Lets a player choose from a list.
    fn choose_other(&mut self) -> Result<Option<Result<Action, Reply>>, Fault> {
        let mut actions = self.session.legal_actions();
        let passes = actions.contains(&Action::Pass);
        actions.retain(|a| *a != Action::Pass);
        self.show(&[]);
        println!();
        for (i, action) in actions.iter().enumerate() {
            println!("  {}  {}", i + 1, self.describe(*action));
        }
        let state = self.session.state();
        let id = match state.phase() {
            Phase::Dragon => "which-step",
            Phase::Exchange => "which-prisoner",
            _ => "which-capture",
        };
        let steps = state.dragon_steps();
        let values =
            [("player", self.name(state.decider()).into()), ("n", actions.len().into()), ("steps", steps.into())];
        let prompt = self.texts.with(id, &values);
        loop {
            let words = match self.ask(&prompt, false)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if passes && (words == "0" || words.is_empty()) {
                return Ok(Some(Ok(Action::Pass)));
            }
            match words.parse::<usize>().ok().and_then(|n| actions.get(n.wrapping_sub(1))) {
                Some(action) => return Ok(Some(Ok(*action))),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// Asks until the reply is not a command. What was typed is trimmed and in small letters.
    ///
    /// `inner` is a question within a decision: taking back leads back to its beginning.
    fn ask(&mut self, prompt: &str, inner: bool) -> Result<Reply, Fault> {
        loop {
            print!("{prompt} ");
            io::stdout().flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                println!();
                return Ok(Reply::Quit);
            }
            let line = String::from_utf8_lossy(&line);
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "?" | "h" | "help" => self.say("help", &[]),
                "q" | "quit" => return Ok(Reply::Quit),
                "u" | "undo" if inner => return Ok(Reply::Again),
                "u" | "undo" => {
                    if self.session.actions().is_empty() {
                        self.say("nothing-to-undo", &[]);
                    } else {
                        self.session.undo(1);
                        return Ok(Reply::Again);
                    }
                }
                "save" => match save(rest.trim(), &self.session) {
                    Ok(()) => self.say("saved", &[("file", rest.trim().into())]),
                    Err(e) => self.say("not-saved", &[("file", rest.trim().into()), ("reason", e.to_string().into())]),
                },
                "load" => match load(rest.trim()) {
                    Ok(session) => {
                        self.session = session;
                        return Ok(Reply::Again);
                    }
                    Err(e) => println!("{e}"),
                },
                _ => return Ok(Reply::Words(line.to_lowercase())),
            }
        }
    }

    /// Lets the player in turn choose a square and a turn.
    fn choose_tile(&mut self) -> Result<Option<Result<Action, Reply>>, Fault> {
        let actions = self.session.legal_actions();
        let places: Vec<_> = actions
            .iter()
            .filter_map(|a| match a {
                Action::PlaceTile(design, placement) => Some((*design, *placement)),
                _ => None,
            })
            .collect();
        let others: Vec<_> = actions.iter().filter(|a| !matches!(a, Action::PlaceTile(..))).copied().collect();
        let rules = self.session.rules();
        let mut hand: Vec<_> = places.iter().map(|p| p.0).collect();
        hand.dedup();
        let player = self.session.state().player();
        let mut design = hand[0];
        if hand.len() > 1 {
            self.show(&[]);
            let tiles: Vec<_> =
                (hand.iter().enumerate()).map(|(i, d)| (rules.tile(*d), 0, (i + 1).to_string())).collect();
            print!("\n{}", picture::tiles(&tiles).print(self.colours));
            self.list_others(&others);
            let prompt =
                self.texts.with("which-tile", &[("player", self.name(player).into()), ("n", hand.len().into())]);
            match self.ask(&prompt, false)? {
                Reply::Words(words) => {
                    if let Some(other) = Self::pick_other(&words, &others) {
                        return Ok(Some(Ok(other)));
                    }
                    let chosen = words.parse::<usize>().ok().and_then(|n| hand.get(n.wrapping_sub(1)));
                    let Some(chosen) = chosen else {
                        self.say("not-a-choice", &[("words", words.into())]);
                        return Ok(None);
                    };
                    design = *chosen;
                }
                other => return Ok(Some(Err(other))),
            }
        }
        let mut squares: Vec<Pos> = places.iter().filter(|p| p.0 == design).map(|p| p.1.at()).collect();
        squares.sort_unstable_by_key(|p| (-p.y, p.x));
        squares.dedup();
        let tile = self.session.rules().tile(design);
        self.show(&squares);
        print!("\n{}", picture::tiles(&[(tile, 0, String::new())]).print(self.colours));
        let left = self.session.state().left();
        let values = [("player", self.name(player).into()), ("tile", tile.id.into()), ("left", left.into())];
        self.say("your-tile", &values);
        if self.session.state().is_second_part() {
            self.say("second-tile", &[("player", self.name(player).into())]);
        }
        let river = self.session.state().river_left(self.session.rules());
        if river > 0 {
            self.say("river-left", &[("n", river.into())]);
        }
        self.list_others(&others);
        let prompt = self.texts.with("which-square", &[("n", squares.len().into())]);
        loop {
            let words = match self.ask(&prompt, hand.len() > 1)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if let Some(other) = Self::pick_other(&words, &others) {
                return Ok(Some(Ok(other)));
            }
            let (number, letter) = words.split_at(words.find(|c: char| !c.is_ascii_digit()).unwrap_or(words.len()));
            let square = number.parse::<usize>().ok().and_then(|n| squares.get(n.wrapping_sub(1)));
            let Some(at) = square.copied() else {
                self.say("not-a-choice", &[("words", words.into())]);
                continue;
            };
            let turns: Vec<u8> =
                places.iter().filter(|p| p.0 == design && p.1.at() == at).map(|p| p.1.turn()).collect();
            match self.choose_turn(tile, &turns, letter.trim())? {
                Some(Ok(turn)) => return Ok(Some(Ok(Action::PlaceTile(design, Placement::new(at, turn))))),
                Some(Err(reply)) => return Ok(Some(Err(reply))),
                None => {}
            }
        }
    }

    /// Lets the player choose among several turns, by letters.
    fn choose_turn(
        &mut self,
        tile: &aude_engine::tile::Tile,
        turns: &[u8],
        letter: &str,
    ) -> Result<Option<Result<u8, Reply>>, Fault> {
        if turns.len() == 1 && letter.is_empty() {
            return Ok(Some(Ok(turns[0])));
        }
        let pick =
            |letter: &str| ["a", "b", "c", "d"].iter().position(|l| *l == letter).and_then(|i| turns.get(i)).copied();
        if let Some(turn) = pick(letter) {
            return Ok(Some(Ok(turn)));
        }
        let pictures: Vec<_> = turns.iter().zip(["a", "b", "c", "d"]).map(|(t, l)| (tile, *t, l.to_string())).collect();
        print!("\n{}", picture::tiles(&pictures).print(self.colours));
        match self.ask(&self.texts.get("which-turn"), true)? {
            Reply::Words(words) => {
                let turn = pick(&words);
                if turn.is_none() {
                    self.say("not-a-choice", &[("words", words.into())]);
                }
                Ok(turn.map(Ok))
            }
            other => Ok(Some(Err(other))),
        }
    }

    /// Lets the player in turn choose a figure and a segment, or none.
    fn choose_figure(&mut self) -> Result<Option<Result<Action, Reply>>, Fault> {
        let actions = self.session.legal_actions();
        let (rules, state) = (self.session.rules(), self.session.state());
        let laid = state.last_tile().expect("a tile was just placed");
        let tile = rules.tile(laid.tile);
        let on_tile = |a: &Action| match a {
            Action::Place(_, spot) if spot.at == laid.at => Some(spot.segment as usize),
            _ => None,
        };
        let mut segments: Vec<usize> = actions.iter().filter_map(on_tile).collect();
        segments.sort_unstable();
        segments.dedup();
        println!();
        print!("{}", picture::numbered(tile, laid.turn, &segments).print(self.colours));
        for (i, segment) in segments.iter().enumerate() {
            let it = &tile.segments[*segment];
            let places: Vec<_> = it.place_names(laid.turn).collect();
            let kind = self.texts.get(&format!("kind-{}", it.kind));
            let on_it = actions.iter().filter_map(|a| match a {
                Action::Place(figure, _) if on_tile(a) == Some(*segment) => Some(*figure),
                _ => None,
            });
            let who: Vec<_> =
                on_it.map(|f| format!("{}{} {}", i + 1, suffix(f), self.texts.get(&format!("name-{f}")))).collect();
            let name: Vec<_> = std::iter::once(kind.as_str()).chain(places).collect();
            println!("  {}: {}", name.join(" "), who.join(", "));
        }
        let passes = actions.contains(&Action::Pass);
        let others: Vec<_> = actions.iter().filter(|a| on_tile(a).is_none() && **a != Action::Pass).copied().collect();
        self.list_others(&others);
        let values = [("player", self.name(state.player()).into()), ("n", segments.len().into())];
        let id = match (segments.is_empty(), passes) {
            (false, _) => "which-figure",
            (true, true) => "which-other",
            (true, false) => "which-must",
        };
        let prompt = self.texts.with(id, &values);
        loop {
            let words = match self.ask(&prompt, false)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if passes && (words == "0" || words.is_empty()) {
                return Ok(Some(Ok(Action::Pass)));
            }
            if let Some(other) = Self::pick_other(&words, &others) {
                return Ok(Some(Ok(other)));
            }
            let (number, letter) = words.split_at(words.find(|c: char| !c.is_ascii_digit()).unwrap_or(words.len()));
            let segment = number.parse::<usize>().ok().and_then(|n| segments.get(n.wrapping_sub(1)));
            // A bare number is a follower, or whoever else can stand there if no follower can.
            let chosen = segment.and_then(|segment| {
                let mut on_it = actions.iter().filter(|a| match a {
                    Action::Place(figure, _) => {
                        on_tile(a) == Some(*segment) && (letter.is_empty() || suffix(*figure) == letter)
                    }
                    _ => false,
                });
                on_it.next()
            });
            match chosen {
                Some(action) => return Ok(Some(Ok(*action))),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// Tells what happened.
    fn report(&self, events: &[Event]) {
        for event in events {
            match event {
                Event::Scored(s) => {
                    let terms: Vec<String> = s
                        .terms
                        .iter()
                        .map(|t| {
                            let what = self.texts.with(&format!("what-{}", t.what), &[("n", t.n.into())]);
                            format!("{what} × {}", t.each)
                        })
                        .collect();
                    let kind = self.texts.get(&format!("kind-{}", s.cause.name()));
                    let values = [
                        ("player", self.name(s.player).into()),
                        ("points", s.points.into()),
                        ("kind", kind.into()),
                        ("terms", terms.join(" + ").into()),
                    ];
                    self.say(if s.last { "scores-at-end" } else { "scores" }, &values);
                }
                Event::Goods { player, goods } => {
                    let some = ["wine", "grain", "cloth"].into_iter().zip(goods).filter(|(_, n)| **n > 0);
                    let goods: Vec<_> =
                        some.map(|(what, n)| self.texts.with(&format!("what-{what}"), &[("n", (*n).into())])).collect();
                    let goods = goods.join(", ");
                    self.say("takes-goods", &[("player", self.name(*player).into()), ("goods", goods.into())]);
                }
                Event::PassedTo { card, player, size } => {
                    let id = if *card == Cause::King { "king-passes" } else { "robber-passes" };
                    self.say(id, &[("player", self.name(*player).into()), ("n", (*size).into())]);
                }
                Event::SetAside { tile } => {
                    self.say("set-aside", &[("tile", self.session.rules().tile(*tile).id.into())]);
                }
                Event::BackInBag { tiles } => self.say("back-in-bag", &[("n", tiles.len().into())]),
                Event::Dragon { to, .. } => self.say("dragon-goes", &[("at", to.to_string().into())]),
                Event::Fairy { player, spot } => {
                    let values = [("player", self.name(*player).into()), ("place", self.place(*spot).into())];
                    self.say("fairy-goes", &values);
                }
                Event::Tower { player, at, height } => {
                    let values =
                        [("player", self.name(*player).into()), ("at", at.to_string().into()), ("n", (*height).into())];
                    self.say("tower-grows", &values);
                }
                Event::Captured { player, owner, figure, .. } => {
                    let values = [
                        ("player", self.name(*player).into()),
                        ("owner", self.name(*owner).into()),
                        ("figure", self.figure(*figure).into()),
                    ];
                    self.say("captures", &values);
                }
                Event::Freed { player, figure, from } => {
                    let values = [
                        ("player", self.name(*player).into()),
                        ("figure", self.figure(*figure).into()),
                        ("from", self.name(*from).into()),
                    ];
                    self.say("freed", &values);
                }
                Event::Removed { tile } => {
                    self.say("removed", &[("tile", self.session.rules().tile(*tile).id.into())]);
                }
                Event::Completed { kind, tiles } => {
                    let kind = self.texts.get(&format!("kind-{kind}"));
                    self.say("completed", &[("kind", kind.into()), ("n", tiles.len().into())]);
                }
                _ => {}
            }
        }
    }

    /// Names the winners; says whether the game goes on after all.
    fn finish(&mut self) -> Result<bool, Fault> {
        let winners = self.session.state().winners(self.session.rules());
        let names: Vec<_> = winners.iter().map(|w| self.name(*w)).collect();
        let points = self.session.state().score(winners[0]);
        let values = [("players", names.join(", ").into()), ("n", names.len().into()), ("points", points.into())];
        self.say("winners", &values);
        match self.ask(&self.texts.get("after-the-game"), false)? {
            Reply::Again => Ok(true),
            Reply::Quit | Reply::Words(_) => Ok(false),
        }
    }
}
