//! `aude play --terminal`: a game around one screen, in the terminal.

mod computer;
mod picture;
pub mod replay;
mod text;

use std::{
    collections::BTreeMap,
    fs,
    io::{self, BufRead, IsTerminal, Write},
};

use aude_engine::{
    Action, Axis, Cause, Design, Event, Figure, Phase, Placement, Pos, Quarter, Score, Spot, TileOnTable, tile::Kind,
};
use aude_protocol::Session;
use aude_table::{self as table, Text, terms, told};
use fluent_bundle::FluentValue;

use crate::{Fault, random, setup};
use computer::Computers;
use picture::{SEATS, Signs, Words};
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
    let session = if let Some(file) = &args.load {
        load(file)?
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
        session
    };
    let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let computers = Computers::of(&session);
    Table { session, computers, texts, colours, input: io::stdin().lock() }.play()
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
fn load(file: &str) -> Result<Session, Fault> {
    let mut session = replay::read(file)?.game;
    session.draw_by(random::fresh_seed() >> 32);
    Ok(session)
}

/// Writes a game to a file, but not over anything that is not a game.
fn save(file: &str, session: &Session) -> io::Result<()> {
    match fs::read(file) {
        Ok(old) if ![&b"aude record"[..], b"aude game"].iter().any(|kind| old.starts_with(kind)) => {
            Err(io::Error::new(io::ErrorKind::AlreadyExists, "there is another file of that name"))
        }
        _ => fs::write(file, session.record()),
    }
}

/// Prints. Where nobody reads any more, there is nothing left to do.
fn put(text: &str) {
    match io::stdout().write_all(text.as_bytes()) {
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        written => written.expect("standard output can be written to"),
    }
}

/// What a player typed.
enum Reply {
    Words(String),
    Quit,
    /// The table has changed: show it anew.
    Again,
}

/// What came of asking: an action, a command, or nothing that makes sense, so that the question is put again.
type Answer = Result<Option<Result<Action, Reply>>, Fault>;

/// A tile out of the hand, or something to be done before.
enum Picked {
    Tile(Design),
    Instead(Action),
}

/// A line of a list: what it says and what it stands for. Several actions lead to another question.
struct Line {
    text: String,
    actions: Vec<Action>,
}

/// Turns of a tile, as the texts tell them apart.
const TURNS: [&str; 4] = ["none", "right", "half", "left"];

/// So many lines of a list are shown at once.
const PAGE: usize = 30;

/// More actions of a sort than this are one line, which leads to another question.
const FEW: usize = 6;

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

/// Where an action stands in a list of many sorts.
const fn rank(action: Action) -> u8 {
    match action {
        Action::Fairy(_) => 0,
        Action::Expel(..) => 1,
        Action::Recall(..) => 2,
        Action::Tower(_) => 3,
        Action::CloseTower(..) => 4,
        Action::Ransom(..) => 5,
        Action::Bridge(..) => 6,
        Action::Barn(_) => 7,
        Action::PlaceBridged(..) => 8,
        _ => 9,
    }
}

/// Whether a figure is put on a tile.
fn is_at(action: Action, at: Pos) -> bool {
    matches!(action, Action::Place(_, spot) if spot.at == at)
}

/// The figure and segment that were typed. A bare number is a follower, or whoever else can stand there if no follower
/// can.
fn pick_figure(words: &str, actions: &[Action], segments: &[usize]) -> Option<Action> {
    let (number, letter) = words.split_at(words.find(|c: char| !c.is_ascii_digit()).unwrap_or(words.len()));
    let segment = *segments.get(number.parse::<usize>().ok()?.wrapping_sub(1))?;
    let letter = letter.trim();
    let mut on_it = actions.iter().filter(|a| match a {
        Action::Place(figure, spot) => {
            spot.segment as usize == segment && (letter.is_empty() || suffix(*figure) == letter)
        }
        _ => false,
    });
    on_it.next().copied()
}

struct Table<'a> {
    session: Session,
    computers: Computers,
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
        put(&format!("{}\n", self.texts.with(id, values)));
    }

    /// What the table says, in words.
    fn text(&self, text: &Text) -> String {
        self.texts.say(text, &|player| self.name(player))
    }

    fn tell(&self, text: &Text) {
        put(&format!("{}\n", self.text(text)));
    }

    fn play(&mut self) -> Result<(), Fault> {
        let seed = self.session.seed().map_or_else(|| "–".into(), |seed| seed.to_string());
        self.say("welcome", &[("seed", seed.into())]);
        self.report(None, self.session.state().phase(), self.session.opening());
        loop {
            let phase = self.session.state().phase();
            let action = match phase {
                Phase::Draw | Phase::Over => {
                    self.show(&[]);
                    if !self.finish()? {
                        return Ok(());
                    }
                    continue;
                }
                _ if self.is_computers_turn() => Some(Ok(self.computer_chooses())),
                Phase::PlaceTile => self.choose_tile()?,
                Phase::PlaceFigure => self.choose_figure()?,
                Phase::Abbey => self.choose_hole()?,
                Phase::AuctionBid => self.choose_bid()?,
                _ => self.choose_other()?,
            };
            match action {
                Some(Ok(action)) => {
                    let events = self.session.play(action).expect("only legal actions are offered");
                    self.report(Some(action), phase, &events);
                }
                Some(Err(Reply::Quit)) => {
                    self.say("goodbye", &[]);
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    /// The words on the board.
    fn words(&self) -> Words {
        let mark = |what: &str| self.texts.get(&format!("mark-{what}"));
        Words {
            dragon: mark("dragon"),
            fairy: mark("fairy"),
            count: mark("count"),
            quarters: Quarter::ALL.map(|quarter| mark(quarter.name())),
        }
    }

    /// Shows the table and the scores.
    fn show(&self, choices: &[Pos]) {
        let state = self.session.state();
        let board = picture::board(self.session.rules(), state, self.names(), &self.words(), choices);
        put(&format!("\n{}\n", board.print(self.colours)));
        for (player, letter) in picture::letters(self.names()).into_iter().enumerate() {
            let owns = self.owns(player).join(", ");
            put(&format!("  {letter}  {}: {}  ({owns})\n", self.name(player), state.score(player)));
        }
        if let Some(count) = state.count() {
            self.say("count-is", &[("place", self.quarter("within", count).into())]);
        }
        let aside: Vec<_> = state.aside().iter().map(|design| self.tile(*design)).collect();
        if !aside.is_empty() {
            self.say("tiles-aside", &[("tiles", aside.join(", ").into())]);
        }
    }

    /// What a player has beside points.
    fn owns(&self, player: usize) -> Vec<String> {
        let state = self.session.state();
        let figures = self.session.rules().figures();
        let figures =
            figures.map(|f| (f, state.supply_of(player, f))).filter(|(f, n)| *n > 0 || *f == Figure::Follower);
        let mut owns: Vec<String> = figures.map(|(f, n)| self.count(f, n)).collect();
        let goods = ["wine", "grain", "cloth"].into_iter().zip(state.goods(player)).filter(|(_, n)| *n > 0);
        owns.extend(goods.map(|(what, n)| self.texts.with(&format!("what-{what}"), &[("n", n.into())])));
        let cards = [("king", state.king()), ("robber", state.robber())].into_iter();
        let cards = cards.filter(|(_, holder)| holder.is_some_and(|h| h.0 == player));
        owns.extend(cards.map(|(card, _)| self.texts.get(&format!("kind-{card}"))));
        let held = state.prisoners().filter(|(holder, ..)| *holder == player);
        owns.extend(
            held.map(|(_, owner, figure)| self.texts.with("holds", &[("whose", self.whose(owner, figure).into())])),
        );
        for quarter in Quarter::ALL {
            let mut inside: BTreeMap<Figure, u32> = BTreeMap::new();
            for (_, _, figure) in state.guests().filter(|g| (g.0, g.1) == (quarter, player)) {
                *inside.entry(figure).or_default() += 1;
            }
            if !inside.is_empty() {
                let figures: Vec<_> = inside.into_iter().map(|(figure, n)| self.count(figure, n)).collect();
                let place = self.quarter("within", quarter);
                owns.push(
                    self.texts.with("waits", &[("figures", figures.join(" + ").into()), ("place", place.into())]),
                );
            }
        }
        if let Some(won) = state.auction().and_then(|auction| auction.won(player)) {
            owns.push(self.texts.with("has-won", &[("tile", self.tile(won).into())]));
        }
        let hand: Vec<_> = state.hand(player).iter().map(|design| self.tile(*design)).collect();
        if !hand.is_empty() {
            owns.push(self.texts.with("in-hand", &[("tiles", hand.join(" ").into())]));
        }
        owns
    }

    /// The tile that is being sold.
    fn sale(&self) -> Option<Design> {
        self.session.state().auction()?.tile()
    }

    fn tile(&self, design: Design) -> String {
        self.session.rules().tile(design).id.into()
    }

    fn figure(&self, figure: Figure) -> String {
        self.texts.get(&format!("name-{figure}"))
    }

    /// So many of a figure.
    fn count(&self, figure: Figure, n: u32) -> String {
        self.texts.with(&format!("figure-{figure}"), &[("n", n.into())])
    }

    /// A figure with its article, as somebody places it.
    fn one(&self, figure: Figure) -> String {
        self.texts.with("one", &[("figure", figure.name().into())])
    }

    /// A figure and whose it is.
    fn whose(&self, owner: usize, figure: Figure) -> String {
        self.texts.with("whose", &[("player", self.name(owner).into()), ("figure", self.figure(figure).into())])
    }

    /// A quarter of the Count's city behind a preposition: `into`, `within` or `out-of`.
    fn quarter(&self, how: &str, quarter: Quarter) -> String {
        self.texts.with(how, &[("quarter", quarter.name().into())])
    }

    /// Places of a tile's edge: sides by their letters, halves of a side with the other direction behind it.
    fn sides(&self, kind: Kind, places: u16) -> Vec<String> {
        let letters = ["n", "e", "s", "w"].map(|side| self.texts.get(&format!("side-{side}")));
        let has = |place: usize| places >> place & 1 == 1;
        let name = |side: usize| {
            let half = |towards: usize| format!("{}{}", letters[side], letters[towards % 4].to_lowercase());
            match (has(3 * side), has(3 * side + 1), has(3 * side + 2)) {
                (true, _, true) => Some(letters[side].clone()),
                (_, true, _) if kind != Kind::Field => Some(letters[side].clone()),
                (true, ..) => Some(half(side + 3)),
                (_, _, true) => Some(half(side + 1)),
                _ => None,
            }
        };
        (0..4).filter_map(name).collect()
    }

    /// A segment in words: what it is, and where on its tile.
    fn segment(&self, spot: Spot) -> String {
        let (rules, state) = (self.session.rules(), self.session.state());
        let laid = state.tile_at(spot.at).expect("the segment is on the table");
        let tile = rules.tile(laid.tile);
        let name = state.segment_name(rules, spot);
        let kind = match name.kind {
            _ if spot.segment as usize >= tile.segments.len() => "bridge",
            _ if tile.held => "abbey",
            Kind::City if state.is_castle(spot) => "castle",
            Kind::Shrine if !rules.choices().toggle("cult") => "monastery",
            kind => kind.name(),
        };
        let mut words = vec![self.texts.get(&format!("kind-{kind}"))];
        words.extend(self.sides(name.kind, name.places));
        words.join(" ")
    }

    /// The same with its square.
    fn place(&self, spot: Spot) -> String {
        format!("{} ({})", self.segment(spot), spot.at)
    }

    /// What an action does, in words.
    fn describe(&self, action: Action) -> String {
        let state = self.session.state();
        let with = |id: &str, values: &[(&'static str, FluentValue)]| self.texts.with(id, values);
        let axis = |axis: Axis| self.texts.get(&format!("axis-{}", axis.name()));
        match action {
            Action::Place(figure, spot) => {
                with("act-place", &[("figure", self.figure(figure).into()), ("place", self.place(spot).into())])
            }
            Action::Recall(figure, spot) if state.phase() == Phase::Escape => {
                with("act-escape", &[("figure", self.figure(figure).into()), ("place", self.place(spot).into())])
            }
            Action::Recall(_, spot) => {
                let around = spot.at.around().filter(|p| state.tile_at(*p).is_some()).count();
                with("act-recall", &[("place", self.place(spot).into()), ("points", (1 + around).into())])
            }
            Action::Fairy(spot) => with("act-fairy", &[("place", self.place(spot).into())]),
            Action::Expel(who, spot) | Action::Capture(who, spot) => {
                let own = who.owner() == state.decider();
                let id = match action {
                    Action::Expel(..) => "act-expel",
                    _ if own => "act-withdraw",
                    _ => "act-capture",
                };
                let whose = if own { self.figure(who.figure()) } else { self.whose(who.owner(), who.figure()) };
                let id = if own && id == "act-expel" { "act-expel-own" } else { id };
                with(id, &[("whose", whose.into()), ("place", self.place(spot).into())])
            }
            Action::Dragon(to) => {
                let from = state.dragon().unwrap_or(to);
                let side = (0..4).find(|side| from.neighbour(*side) == to).unwrap_or(0);
                let side = with("towards", &[("side", ["n", "e", "s", "w"][side].into())]);
                with("act-dragon", &[("at", to.to_string().into()), ("side", side.into())])
            }
            Action::Tower(at) => {
                let height = state.towers().iter().find(|(to, _)| *to == at).map_or(0, |(_, height)| *height);
                with("act-tower", &[("at", at.to_string().into()), ("n", (height + 1).into())])
            }
            Action::CloseTower(figure, at) => {
                with("act-close-tower", &[("figure", self.one(figure).into()), ("at", at.to_string().into())])
            }
            Action::PlaceTile(_, placement) => {
                let turn = with("turned", &[("turn", TURNS[placement.turn() as usize].into())]);
                with("act-tile", &[("at", placement.at().to_string().into()), ("turn", turn.into())])
            }
            Action::PlaceBridged(_, placement, span) => {
                let (over, direction) = span.bridge(placement.at());
                let values = [
                    ("at", placement.at().to_string().into()),
                    ("turn", with("turned", &[("turn", TURNS[placement.turn() as usize].into())]).into()),
                    ("over", over.to_string().into()),
                    ("own", if over == placement.at() { "yes" } else { "no" }.into()),
                    ("axis", axis(direction).into()),
                ];
                with("act-bridged", &values)
            }
            Action::PlaceAbbey(at) => with("act-abbey", &[("at", at.to_string().into())]),
            Action::Bridge(at, direction) => {
                with("act-bridge", &[("at", at.to_string().into()), ("axis", axis(direction).into())])
            }
            Action::Barn(corner) => {
                with("act-barn", &[("corner", with("corner", &[("corner", corner.name().into())]).into())])
            }
            Action::Castle(spot) => with("act-castle", &[("place", self.place(spot).into())]),
            Action::MoveWagon(spot) => with("act-wagon", &[("place", self.place(spot).into())]),
            Action::ChooseTile(design) => with("act-choose", &[("tile", self.tile(design).into())]),
            Action::EnterCity(figure, quarter, count) => {
                let place = self.quarter("into", quarter);
                let to = match count {
                    Some(to) => with("count-goes-too", &[("place", self.quarter("into", to).into())]),
                    None => self.texts.get("count-stays"),
                };
                let values = [("figure", self.figure(figure).into()), ("place", place.into()), ("count", to.into())];
                with("act-enter", &values)
            }
            Action::LeaveCity(guest, spot) => {
                let values = [
                    ("figure", self.figure(guest.figure()).into()),
                    ("from", self.quarter("out-of", guest.quarter()).into()),
                    ("place", self.place(spot).into()),
                ];
                with("act-leave", &values)
            }
            Action::Draw(design) => self.tile(design),
            Action::SecondTile => self.texts.get("act-second-tile"),
            Action::Pass => self.texts.get("act-pass"),
            // What has no place is said as the table says it.
            Action::Exchange(..)
            | Action::Ransom(..)
            | Action::Bid(_)
            | Action::Buy
            | Action::Sell
            | Action::MoveCount(_) => self.text(&table::Words::new(self.session.rules(), state).label(action)),
        }
    }

    /// Actions as the lines of a list: what there are many of is one line.
    fn lines(&self, actions: &[Action]) -> Vec<Line> {
        let mut sorted = actions.to_vec();
        sorted.sort_by_key(|action| rank(*action));
        let many = |sort: u8| actions.iter().filter(|a| rank(**a) == sort).count() > FEW;
        let mut lines: Vec<(Option<String>, Line)> = Vec::new();
        for action in sorted {
            let at = |pos: Pos| ("at", FluentValue::from(pos.to_string()));
            let group = match action {
                Action::EnterCity(figure, quarter, _) => {
                    let place = self.quarter("into", quarter);
                    let values = [("figure", self.figure(figure).into()), ("place", place.into())];
                    Some(self.texts.with("many-enter", &values))
                }
                Action::LeaveCity(guest, _) if many(rank(action)) => {
                    let from = self.quarter("out-of", guest.quarter());
                    let values = [("figure", self.figure(guest.figure()).into()), ("from", from.into())];
                    Some(self.texts.with("many-leave", &values))
                }
                Action::Tower(_) if many(rank(action)) => Some(self.texts.get("many-tower")),
                Action::CloseTower(figure, _) if many(rank(action)) => {
                    Some(self.texts.with("many-close-tower", &[("figure", self.one(figure).into())]))
                }
                Action::Fairy(_) if many(rank(action)) => Some(self.texts.get("many-fairy")),
                Action::PlaceBridged(_, placement, _) if many(rank(action)) => {
                    Some(self.texts.with("many-bridged", &[at(placement.at())]))
                }
                _ => None,
            };
            match lines.iter_mut().find(|(of, _)| of.is_some() && *of == group) {
                Some((_, line)) => line.actions.push(action),
                None => lines.push((group, Line { text: String::new(), actions: vec![action] })),
            }
        }
        let named = lines.into_iter().map(|(group, line)| {
            let text = match (group, &line.actions[..]) {
                (_, [one]) => self.describe(*one),
                (Some(text), _) => text,
                (None, _) => unreachable!("only groups have several actions"),
            };
            Line { text, ..line }
        });
        named.collect()
    }

    /// Prints lines behind numbers, from one of them on, as many as have room.
    fn print_lines(&self, lines: &[Line], prefix: &str, from: usize) {
        let rest = lines.len().saturating_sub(from);
        let shown = if rest > PAGE + 10 { PAGE } else { rest };
        for (i, line) in lines.iter().enumerate().skip(from).take(shown) {
            println!("  {prefix}{}  {}", i + 1, line.text);
        }
        if shown < rest {
            self.say("more-lines", &[("n", (rest - shown).into())]);
        }
    }

    /// Lets a player choose one of several actions. `passes` if 0 or nothing is a choice too.
    fn choose_among(&mut self, actions: &[Action], prompt: &str, passes: bool, inner: bool) -> Answer {
        let mut lines: Vec<Line> = self.lines(actions);
        if inner && lines.len() == 1 {
            lines = actions.iter().map(|a| Line { text: self.describe(*a), actions: vec![*a] }).collect();
        }
        let mut from = 0;
        self.print_lines(&lines, "", from);
        loop {
            let words = match self.ask(prompt, inner)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if passes && (words == "0" || words.is_empty()) {
                return Ok(Some(Ok(Action::Pass)));
            }
            if words == "+" && lines.len() > PAGE + 10 {
                from = if lines.len() - from > PAGE + 10 { from + PAGE } else { 0 };
                self.print_lines(&lines, "", from);
                continue;
            }
            match words.parse::<usize>().ok().and_then(|n| lines.get(n.wrapping_sub(1))) {
                Some(line) => return self.take(&line.actions),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// The action of a line, or another question where it stands for several.
    fn take(&mut self, actions: &[Action]) -> Answer {
        if let [one] = actions {
            return Ok(Some(Ok(*one)));
        }
        println!();
        let prompt = self.texts.with("which-of-these", &[("n", actions.len().into())]);
        self.choose_among(actions, &prompt, false, true)
    }

    /// One of the lines behind `x1`, `x2` …
    fn pick_line<'l>(words: &str, lines: &'l [Line]) -> Option<&'l [Action]> {
        let number = words.strip_prefix('x')?.trim().parse::<usize>().ok()?;
        lines.get(number.wrapping_sub(1)).map(|line| &line.actions[..])
    }

    /// Lets whoever it concerns decide what is not about placing a tile or a figure.
    fn choose_other(&mut self) -> Answer {
        let mut actions = self.session.legal_actions();
        let passes = actions.contains(&Action::Pass);
        actions.retain(|a| *a != Action::Pass);
        self.show(&[]);
        println!();
        let (rules, state) = (self.session.rules(), self.session.state());
        let id = match state.phase() {
            Phase::Dragon => "which-step",
            Phase::Exchange => "which-prisoner",
            Phase::Castle => "which-castle",
            Phase::LeaveCity => "which-leave",
            Phase::EnterCity => "which-enter",
            Phase::MoveWagon => "which-road",
            Phase::Escape => "which-escape",
            Phase::Bridge => "which-build",
            Phase::Ransom => "which-ransom",
            Phase::SecondTile => "which-second-tile",
            Phase::AuctionChoose => "which-sale",
            Phase::AuctionDeal => "which-deal",
            Phase::Count => "which-quarter",
            _ => "which-capture",
        };
        let sale: Vec<_> =
            actions.iter().filter_map(|a| if let Action::ChooseTile(d) = a { Some(*d) } else { None }).collect();
        let sale = if state.phase() == Phase::AuctionDeal { self.sale().into_iter().collect() } else { sale };
        if !sale.is_empty() {
            let caption =
                |i: usize| if state.phase() == Phase::AuctionDeal { String::new() } else { (i + 1).to_string() };
            let tiles: Vec<_> = sale.iter().enumerate().map(|(i, d)| (rules.tile(*d), 0, caption(i))).collect();
            print!("{}", picture::tiles(&tiles, Signs::of(rules)).print(self.colours));
        }
        let values = [
            ("player", self.name(state.decider()).into()),
            ("n", self.lines(&actions).len().into()),
            ("steps", state.dragon_steps().into()),
            ("place", state.wagon_from().map_or_else(String::new, |spot| self.place(spot)).into()),
            ("tile", self.sale().map_or_else(String::new, |tile| self.tile(tile)).into()),
        ];
        let prompt = self.texts.with(id, &values);
        self.choose_among(&actions, &prompt, passes, false)
    }

    /// Lets the player in turn fill a hole with an abbey, or not.
    fn choose_hole(&mut self) -> Answer {
        let actions = self.session.legal_actions();
        let mut holes: Vec<Pos> =
            actions.iter().filter_map(|a| if let Action::PlaceAbbey(at) = a { Some(*at) } else { None }).collect();
        holes.sort_unstable_by_key(|p| (-p.y, p.x));
        self.show(&holes);
        println!();
        let player = self.name(self.session.state().decider());
        let prompt = self.texts.with("which-hole", &[("player", player.into()), ("n", holes.len().into())]);
        loop {
            let words = match self.ask(&prompt, false)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if words == "0" || words.is_empty() {
                return Ok(Some(Ok(Action::Pass)));
            }
            match words.parse::<usize>().ok().and_then(|n| holes.get(n.wrapping_sub(1))) {
                Some(at) => return Ok(Some(Ok(Action::PlaceAbbey(*at)))),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// Lets somebody bid for a tile: a number of points, `b0` for none at all.
    fn choose_bid(&mut self) -> Answer {
        let actions = self.session.legal_actions();
        let bids: Vec<u32> =
            actions.iter().filter_map(|a| if let Action::Bid(n) = a { Some(*n) } else { None }).collect();
        let passes = actions.contains(&Action::Pass);
        self.show(&[]);
        println!();
        let (rules, state) = (self.session.rules(), self.session.state());
        let auction = state.auction().expect("there is an auction");
        let design = auction.tile().expect("a tile was chosen");
        print!("{}", picture::tiles(&[(rules.tile(design), 0, String::new())], Signs::of(rules)).print(self.colours));
        if let Some((bidder, points)) = auction.bid() {
            self.say("standing-bid", &[("player", self.name(bidder).into()), ("points", points.into())]);
        }
        let (least, most) = (bids.iter().min().copied().unwrap_or(0), bids.iter().max().copied().unwrap_or(0));
        let values = [
            ("player", self.name(state.decider()).into()),
            ("tile", self.tile(design).into()),
            ("least", least.into()),
            ("most", most.into()),
        ];
        let id = match (passes, least) {
            (true, 0) => "which-bid",
            (true, _) => "which-raise",
            (false, _) => "which-first-bid",
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
            let points = words.strip_prefix('b').unwrap_or(&words).trim().parse().ok();
            match points.filter(|points| bids.contains(points)) {
                Some(points) => return Ok(Some(Ok(Action::Bid(points)))),
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
                "!" | "hint" if self.session.state().phase() != Phase::Over => self.hint(),
                "u" | "undo" if inner => return Ok(Reply::Again),
                "u" | "undo" => {
                    if self.session.actions().is_empty() {
                        self.say("nothing-to-undo", &[]);
                    } else {
                        // What computers did after that is theirs to do again.
                        self.session.undo(1);
                        while self.is_computers_turn() && !self.session.actions().is_empty() {
                            self.session.undo(1);
                        }
                        return Ok(Reply::Again);
                    }
                }
                "save" => match save(rest.trim(), &self.session) {
                    Ok(()) => self.say("saved", &[("file", rest.trim().into())]),
                    Err(e) => self.say("not-saved", &[("file", rest.trim().into()), ("reason", e.to_string().into())]),
                },
                "load" => match load(rest.trim()) {
                    Ok(session) => {
                        self.computers = Computers::of(&session);
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
    fn choose_tile(&mut self) -> Answer {
        let actions = self.session.legal_actions();
        let design_of = |a: &Action| match a {
            Action::PlaceTile(design, _) | Action::PlaceBridged(design, ..) => Some(*design),
            _ => None,
        };
        let mut hand: Vec<Design> = actions.iter().filter_map(design_of).collect();
        hand.sort_unstable();
        hand.dedup();
        let player = self.session.state().player();
        let mut design = hand[0];
        if hand.len() > 1 {
            let asides: Vec<Action> =
                actions.iter().filter(|a| design_of(a).is_none() && **a != Action::Pass).copied().collect();
            match self.choose_from_hand(&hand, &asides)? {
                Some(Ok(Picked::Tile(chosen))) => design = chosen,
                Some(Ok(Picked::Instead(action))) => return Ok(Some(Ok(action))),
                Some(Err(reply)) => return Ok(Some(Err(reply))),
                None => return Ok(None),
            }
        }
        let places: Vec<Placement> = actions
            .iter()
            .filter_map(|a| match a {
                Action::PlaceTile(of, placement) if *of == design => Some(*placement),
                _ => None,
            })
            .collect();
        let gives_up = actions.contains(&Action::Pass);
        let others: Vec<Action> = actions
            .iter()
            .filter(|a| !matches!(a, Action::PlaceTile(..) | Action::Pass))
            .filter(|a| design_of(a).is_none_or(|of| of == design))
            .copied()
            .collect();
        let mut squares: Vec<Pos> = places.iter().map(|p| p.at()).collect();
        squares.sort_unstable_by_key(|p| (-p.y, p.x));
        squares.dedup();
        self.show(&squares);
        self.introduce(design);
        let lines = self.lines(&others);
        self.print_lines(&lines, "x", 0);
        if gives_up {
            println!("  0  {}", self.texts.get("act-give-up"));
        }
        let id = if squares.is_empty() { "which-bridge" } else { "which-square" };
        let values =
            [("player", self.name(player).into()), ("n", squares.len().into()), ("others", lines.len().into())];
        let prompt = self.texts.with(id, &values);
        loop {
            let words = match self.ask(&prompt, hand.len() > 1)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if gives_up && words == "0" {
                return Ok(Some(Ok(Action::Pass)));
            }
            if let Some(actions) = Self::pick_line(&words, &lines) {
                return self.take(actions);
            }
            let (number, letter) = words.split_at(words.find(|c: char| !c.is_ascii_digit()).unwrap_or(words.len()));
            let square = number.parse::<usize>().ok().and_then(|n| squares.get(n.wrapping_sub(1)));
            let Some(at) = square.copied() else {
                self.say("not-a-choice", &[("words", words.into())]);
                continue;
            };
            let turns: Vec<u8> = places.iter().filter(|p| p.at() == at).map(|p| p.turn()).collect();
            match self.choose_turn(self.session.rules().tile(design), &turns, letter.trim())? {
                Some(Ok(turn)) => return Ok(Some(Ok(Action::PlaceTile(design, Placement::new(at, turn))))),
                Some(Err(reply)) => return Ok(Some(Err(reply))),
                None => {}
            }
        }
    }

    /// Shows which tile is to be placed, and says what comes after it.
    pub(super) fn introduce(&self, design: Design) {
        let (rules, state) = (self.session.rules(), self.session.state());
        let picture = picture::tiles(&[(rules.tile(design), 0, String::new())], Signs::of(rules));
        put(&format!("\n{}", picture.print(self.colours)));
        let player = state.player();
        let values =
            [("player", self.name(player).into()), ("tile", self.tile(design).into()), ("left", state.left().into())];
        self.say("your-tile", &values);
        if state.is_second_part() {
            self.say("second-tile", &[("player", self.name(player).into())]);
        }
        let river = state.river_left(rules);
        if river > 0 {
            self.say("river-left", &[("n", river.into())]);
        }
    }

    /// Lets the player in turn choose one of the tiles in hand, or do something else first.
    fn choose_from_hand(&mut self, hand: &[Design], asides: &[Action]) -> Result<Option<Result<Picked, Reply>>, Fault> {
        let rules = self.session.rules();
        self.show(&[]);
        let tiles: Vec<_> = (hand.iter().enumerate()).map(|(i, d)| (rules.tile(*d), 0, (i + 1).to_string())).collect();
        print!("\n{}", picture::tiles(&tiles, Signs::of(rules)).print(self.colours));
        let lines = self.lines(asides);
        self.print_lines(&lines, "x", 0);
        let player = self.name(self.session.state().player());
        let prompt = self.texts.with("which-tile", &[("player", player.into()), ("n", hand.len().into())]);
        loop {
            let words = match self.ask(&prompt, false)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if let Some(actions) = Self::pick_line(&words, &lines) {
                return Ok(self.take(actions)?.map(|answer| answer.map(Picked::Instead)));
            }
            match words.parse::<usize>().ok().and_then(|n| hand.get(n.wrapping_sub(1))) {
                Some(design) => return Ok(Some(Ok(Picked::Tile(*design)))),
                None => self.say("not-a-choice", &[("words", words.into())]),
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
        print!("\n{}", picture::tiles(&pictures, Signs::of(self.session.rules())).print(self.colours));
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
    fn choose_figure(&mut self) -> Answer {
        let actions = self.session.legal_actions();
        let laid = self.session.state().last_tile().expect("a tile was just placed");
        let is_figure = |a: &Action| matches!(a, Action::Place(..));
        let (here, elsewhere): (Vec<Action>, Vec<Action>) =
            actions.iter().copied().filter(is_figure).partition(|a| is_at(*a, laid.at));
        let passes = actions.contains(&Action::Pass);
        let others: Vec<Action> = actions.iter().filter(|a| !is_figure(a) && **a != Action::Pass).copied().collect();
        let lines = self.lines(&others);
        if !others.is_empty() || !elsewhere.is_empty() {
            self.show(&[]);
        }
        println!();
        let segments = self.show_segments(&here, laid);
        self.print_lines(&lines, "x", 0);
        if !elsewhere.is_empty() {
            println!("  p  {}", self.texts.get("act-portal"));
        }
        let player = self.name(self.session.state().player());
        let id = match (passes, segments.is_empty()) {
            (false, _) => "which-must",
            (true, true) => "which-other",
            (true, false) => "which-figure",
        };
        let prompt = self.texts.with(id, &[("player", player.into()), ("n", segments.len().into())]);
        loop {
            let words = match self.ask(&prompt, false)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            if passes && (words == "0" || words.is_empty()) {
                return Ok(Some(Ok(Action::Pass)));
            }
            if words == "p" && !elsewhere.is_empty() {
                return self.choose_through_portal(&elsewhere);
            }
            if let Some(actions) = Self::pick_line(&words, &lines) {
                return self.take(actions);
            }
            match pick_figure(&words, &here, &segments) {
                Some(action) => return Ok(Some(Ok(action))),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// Shows a tile with numbers on the segments somebody can be put on, and who. Answers these segments.
    fn show_segments(&self, actions: &[Action], laid: TileOnTable) -> Vec<usize> {
        let segment_of = |a: &Action| if let Action::Place(_, spot) = a { Some(spot.segment as usize) } else { None };
        let mut segments: Vec<usize> = actions.iter().filter_map(segment_of).collect();
        segments.sort_unstable();
        segments.dedup();
        let (rules, state) = (self.session.rules(), self.session.state());
        print!("{}", picture::numbered(rules, state, laid, &segments).print(self.colours));
        for (i, segment) in segments.iter().enumerate() {
            let on_it = actions.iter().filter_map(|a| match a {
                Action::Place(figure, spot) if spot.segment as usize == *segment => Some(*figure),
                _ => None,
            });
            let who: Vec<_> = on_it.map(|f| format!("{}{} {}", i + 1, suffix(f), self.figure(f))).collect();
            let name = self.segment(Spot { at: laid.at, segment: *segment as u8 });
            println!("  {name}: {}", who.join(", "));
        }
        segments
    }

    /// Lets the player in turn choose a square and then a segment on it, for a follower that goes through a portal.
    fn choose_through_portal(&mut self, actions: &[Action]) -> Answer {
        let square = |a: &Action| if let Action::Place(_, spot) = a { Some(spot.at) } else { None };
        let mut squares: Vec<Pos> = actions.iter().filter_map(square).collect();
        squares.sort_unstable_by_key(|p| (-p.y, p.x));
        squares.dedup();
        println!();
        for (row, some) in squares.chunks(8).enumerate() {
            let cells: Vec<_> = some
                .iter()
                .enumerate()
                .map(|(i, at)| format!("{:>4}: {:<8}", row * 8 + i + 1, at.to_string()))
                .collect();
            println!("{}", cells.concat().trim_end());
        }
        let prompt = self.texts.with("which-portal", &[("n", squares.len().into())]);
        let at = loop {
            let words = match self.ask(&prompt, true)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            let words = words.replace(' ', "");
            let by_name = squares.iter().find(|at| at.to_string() == words);
            let by_number = words.parse::<usize>().ok().and_then(|n| squares.get(n.wrapping_sub(1)));
            match by_name.or(by_number) {
                Some(at) => break *at,
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        };
        let there: Vec<Action> = actions.iter().filter(|a| square(a) == Some(at)).copied().collect();
        let laid = self.session.state().tile_at(at).expect("there is a tile");
        println!();
        let segments = self.show_segments(&there, laid);
        let prompt = self.texts.with("which-of-these", &[("n", segments.len().into())]);
        loop {
            let words = match self.ask(&prompt, true)? {
                Reply::Words(words) => words,
                other => return Ok(Some(Err(other))),
            };
            match pick_figure(&words, &there, &segments) {
                Some(action) => return Ok(Some(Ok(action))),
                None => self.say("not-a-choice", &[("words", words.into())]),
            }
        }
    }

    /// Tells what happened after an action of a phase.
    fn report(&self, action: Option<Action>, phase: Phase, events: &[Event]) {
        // Whoever goes home first does so for what was just done.
        let mut sent = match action {
            Some(Action::Expel(..)) => Some("expelled"),
            Some(Action::Capture(..)) => Some("withdrawn"),
            Some(Action::Recall(..)) if phase == Phase::Escape => Some("escaped"),
            _ => None,
        };
        if (action, phase) == (Some(Action::Pass), Phase::MoveWagon) {
            self.say("wagon-stays", &[]);
        }
        let mut dragon = None;
        let mut alone = false;
        let mut home: BTreeMap<usize, BTreeMap<Figure, u32>> = BTreeMap::new();
        for event in events {
            if let Event::Returned { player, figure, spot } = event {
                let values = [("whose", self.whose(*player, *figure).into()), ("place", self.place(*spot).into())];
                if dragon == Some(spot.at) {
                    self.say("eaten", &values);
                } else if let Some(id) = sent.take() {
                    self.say(id, &values);
                    alone = true;
                } else if (alone || dragon.is_some()) && figure.needs_company() {
                    self.say("goes-too", &values);
                } else if *figure != Figure::Wagon || self.session.state().wagon_from() != Some(*spot) {
                    *home.entry(*player).or_default().entry(*figure).or_default() += 1;
                }
                continue;
            }
            dragon = if let Event::Dragon { player: Some(_), to } = event { Some(*to) } else { None };
            alone = matches!(event, Event::Captured { .. });
            sent = None;
            let goes_on = matches!(
                event,
                Event::Completed { .. } | Event::Scored(_) | Event::Goods { .. } | Event::PassedTo { .. }
            );
            if !goes_on {
                self.report_home(&std::mem::take(&mut home));
            }
            self.report_event(event, action, phase);
        }
        // At the end that is of no use any more.
        if self.session.state().phase() != Phase::Over {
            self.report_home(&home);
        }
    }

    /// Who took back what.
    fn report_home(&self, home: &BTreeMap<usize, BTreeMap<Figure, u32>>) {
        for (player, figures) in home {
            let figures: Vec<_> = figures.iter().map(|(figure, n)| self.count(*figure, *n)).collect();
            self.say("takes-back", &[("player", self.name(*player).into()), ("figures", figures.join(", ").into())]);
        }
    }

    fn report_score(&self, score: &Score) {
        let terms: Vec<String> = terms(score).iter().map(|term| self.text(term)).collect();
        let shrine = score.cause == Cause::Feature(Kind::Shrine) && !self.session.rules().choices().toggle("cult");
        let kind = if shrine { Kind::Monastery.name() } else { score.cause.name() };
        let values = [
            ("player", self.name(score.player).into()),
            ("points", score.points.abs().into()),
            ("kind", self.texts.get(&format!("kind-{kind}")).into()),
            ("terms", terms.join(" + ").into()),
        ];
        let id = match (score.points < 0, terms.is_empty(), score.last) {
            (true, ..) => "pays",
            _ if matches!(score.cause, Cause::Ransom | Cause::Auction) => "is-paid",
            (_, true, true) => "scores-plain-at-end",
            (_, true, false) => "scores-plain",
            (_, false, true) => "scores-at-end",
            (_, false, false) => "scores",
        };
        self.say(id, &values);
    }

    fn report_event(&self, event: &Event, action: Option<Action>, phase: Phase) {
        let name = |player: &usize| ("player", FluentValue::from(self.name(*player)));
        let at = |pos: &Pos| ("at", FluentValue::from(pos.to_string()));
        let tile = |design: &Design| ("tile", FluentValue::from(self.tile(*design)));
        let place = |spot: &Spot| ("place", FluentValue::from(self.place(*spot)));
        match event {
            Event::Scored(score) => self.report_score(score),
            Event::PlacedTile { player, tile: design, placement } => {
                let abbey = self.session.rules().tile(*design).held;
                let id = if abbey { "places-abbey" } else { "places-tile" };
                self.say(id, &[name(player), tile(design), at(&placement.at())]);
            }
            Event::Placed { player, figure, spot } => {
                let laid = self.session.state().tile_at(spot.at).expect("the segment is on the table");
                let segments = self.session.rules().tile(laid.tile).segments;
                let tower = segments.get(spot.segment as usize).is_some_and(|s| s.kind == Kind::Tower);
                let id = match action {
                    Some(Action::MoveWagon(_)) => "wagon-goes",
                    _ if tower => "closes-tower",
                    _ => "places",
                };
                self.say(id, &[name(player), ("figure", self.one(*figure).into()), place(spot), at(&spot.at)]);
            }
            Event::SetAside { tile: design } => self.say("set-aside", &[tile(design)]),
            Event::Removed { tile: design } => {
                let given_up = (action, phase) == (Some(Action::Pass), Phase::PlaceTile);
                self.say(if given_up { "given-up" } else { "removed" }, &[tile(design)]);
            }
            Event::Dragon { player: Some(player), to } => self.say("dragon-goes", &[name(player), at(to)]),
            Event::Dragon { player: None, to } => self.say("dragon-comes", &[at(to)]),
            Event::Fairy { player, spot } => self.say("fairy-goes", &[name(player), place(spot)]),
            Event::Tower { player, at: to, height } => {
                self.say("tower-grows", &[name(player), at(to), ("n", (*height).into())]);
            }
            Event::Captured { player, owner, figure, spot } => {
                self.say("captures", &[name(player), ("whose", self.whose(*owner, *figure).into()), place(spot)]);
            }
            Event::Completed { kind, tiles } => {
                let shrine = *kind == Kind::Shrine && !self.session.rules().choices().toggle("cult");
                let kind = if shrine { Kind::Monastery } else { *kind };
                let values = [("kind", self.texts.get(&format!("kind-{kind}")).into()), ("n", tiles.len().into())];
                self.say(if kind.is_center() { "completed-center" } else { "completed" }, &values);
            }
            Event::Bridge { player, at: over, axis } => {
                let axis = self.texts.get(&format!("axis-{}", axis.name()));
                self.say("builds-bridge", &[name(player), at(over), ("axis", axis.into())]);
            }
            Event::Castle { player, tiles } => {
                let tiles: Vec<_> = tiles.iter().map(ToString::to_string).collect();
                self.say("builds-castle", &[name(player), ("tiles", tiles.join("; ").into())]);
            }
            Event::Auction { tiles } => {
                let tiles: Vec<_> = tiles.iter().map(|design| self.tile(*design)).collect();
                self.say("auction-opens", &[("tiles", tiles.join(", ").into())]);
            }
            Event::Chosen { player, tile: design } => self.say("puts-up", &[name(player), tile(design)]),
            Event::Won { player, tile: design } => self.say("wins-tile", &[name(player), tile(design)]),
            Event::LeftCity { player, figure, quarter, spot } => {
                let from = ("from", self.quarter("out-of", *quarter).into());
                self.say("leaves-city", &[("whose", self.whose(*player, *figure).into()), from, place(spot)]);
            }
            // The board and what follows say it.
            Event::Drew { .. } | Event::Over { .. } | Event::Returned { .. } => {}
            plain => {
                if let Some((_, text)) = told(plain) {
                    self.tell(&text);
                }
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
