//! The decision that is due: its choices, and which words stand for which of them.
//!
//! Choices are shown by their forms: tiles by numbers on the board, figures by numbers on the tile, points as they are,
//! everything else as lines of a list. Words may stand for several choices; then another question tells them apart.

use std::fmt::Write as _;

use aude_engine::Figure;
use aude_table::{Ask, Choice, Form, Square, View};

use super::{Terminal, put, read::Reply};
use crate::Fault;

/// So many lines of a list are shown at once.
const PAGE: usize = 30;

/// More choices of a sort than this are one line, which leads to another question.
const FEW: usize = 6;

/// What is typed for the turns of a tile.
const TURNS: [&str; 4] = ["a", "b", "c", "d"];

/// A question.
#[derive(Default)]
struct Menu<'v> {
    /// What can be typed, and what it stands for.
    keys: Vec<(String, Vec<&'v Choice>)>,
    /// The list below the question's pictures: what is typed, and what it does.
    lines: Vec<(String, String)>,
    /// What can be typed, in short.
    range: Vec<String>,
    /// The message of a question that is not the first one.
    question: Option<&'static str>,
}

impl<'v> Menu<'v> {
    fn key(&mut self, key: impl Into<String>, choices: Vec<&'v Choice>) {
        self.keys.push((key.into(), choices));
    }

    fn find(&self, words: &str) -> Option<&[&'v Choice]> {
        let words = words.replace(' ', "");
        self.keys.iter().find(|(key, _)| *key == words).map(|(_, choices)| &choices[..])
    }
}

/// The tile of a choice, where it goes, and how it is turned; whether it needs a bridge.
const fn tile(choice: &Choice) -> Option<(&String, Square, u8, bool)> {
    match &choice.form {
        Form::Tile { tile, at, turn, span } => Some((tile, *at, *turn, span.is_some())),
        _ => None,
    }
}

/// The square, segment and figure of a choice, and whether it is not on the tile just placed.
fn spot(choice: &Choice) -> Option<(Square, u8, &str, bool)> {
    match &choice.form {
        Form::Spot { figure, at, segment, away, .. } => Some((*at, *segment, figure, *away)),
        _ => None,
    }
}

/// Choices by the square they are about.
type Squares<'v> = Vec<(Square, Vec<&'v Choice>)>;

/// Groups of choices that are alike in something, in the order of the first of each.
fn groups<'v, K: PartialEq>(choices: &[&'v Choice], alike: impl Fn(&'v Choice) -> K) -> Vec<(K, Vec<&'v Choice>)> {
    let mut groups: Vec<(K, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        let key = alike(choice);
        match groups.iter_mut().find(|(of, _)| *of == key) {
            Some((_, group)) => group.push(choice),
            None => groups.push((key, vec![choice])),
        }
    }
    groups
}

/// Squares from north to south and from west to east.
fn sorted(mut squares: Squares) -> Squares {
    squares.sort_unstable_by_key(|([x, y], _)| (-y, *x));
    squares
}

/// `1–5` behind what all of them begin with.
fn range(prefix: &str, n: usize) -> String {
    if n == 1 { format!("{prefix}1") } else { format!("{prefix}1–{prefix}{n}") }
}

/// Choices as the lines of a list: those with the same label are one, and so are many of a sort.
fn lines<'v>(choices: &[&'v Choice], inner: bool) -> Vec<Vec<&'v Choice>> {
    let subject = |choice: &'v Choice| match &choice.form {
        Form::Tile { at, .. } => Some(format!("{at:?}")),
        Form::Quarter { figure, quarter, .. } => Some(format!("{figure:?} {quarter}")),
        _ => None,
    };
    let by_label = |group: Vec<&'v Choice>| groups(&group, |choice| &choice.label).into_iter().map(|(_, group)| group);
    let sorts = groups(choices, |choice| (choice.verb.as_str(), subject(choice)));
    let several = sorts.len() > 1;
    let lines: Vec<_> = (sorts.into_iter())
        .flat_map(|(_, sort)| if several && sort.len() > FEW { vec![sort] } else { by_label(sort).collect() })
        .collect();
    // What has the same label is told apart by its details.
    if inner && lines.len() == 1 { choices.iter().map(|choice| vec![*choice]).collect() } else { lines }
}

impl Terminal<'_> {
    /// Lets a player decide, and gives the number of a choice.
    pub(super) fn decide(&mut self, view: &View, ask: &Ask) -> Result<Result<u32, Reply>, Fault> {
        let mut choices: Vec<&Choice> = ask.choices.iter().collect();
        let mut inner = false;
        loop {
            let menu = self.menu(view, ask, &choices, inner);
            match self.pick(&menu, ask, inner)? {
                Ok(picked) if picked.len() == 1 => return Ok(Ok(picked[0].index)),
                Ok(picked) => choices = picked,
                Err(reply) => return Ok(Err(reply)),
            }
            inner = true;
        }
    }

    /// Puts a question until the answer is one of the choices.
    fn pick<'v>(&mut self, menu: &Menu<'v>, ask: &Ask, inner: bool) -> Result<Result<Vec<&'v Choice>, Reply>, Fault> {
        let question = match menu.question {
            Some(id) => self.texts.get(id),
            None => self.text(&ask.question),
        };
        let player = self.name(ask.player);
        let values =
            [("player", player.into()), ("question", question.into()), ("choices", menu.range.join(", ").into())];
        let prompt = self.texts.with("prompt", &values);
        let mut from = 0;
        self.print_lines(&menu.lines, from);
        loop {
            let words = match self.ask(&prompt, inner)? {
                Reply::Words(words) => words,
                other => return Ok(Err(other)),
            };
            if let Some(choices) = menu.find(&words) {
                return Ok(Ok(choices.to_vec()));
            }
            if words == "+" && menu.lines.len() > PAGE + 10 {
                from = if menu.lines.len() - from > PAGE + 10 { from + PAGE } else { 0 };
                self.print_lines(&menu.lines, from);
            } else {
                self.say("not-a-choice", &[("words", words.into())]);
            }
        }
    }

    /// Prints the lines of a list from one of them on, as many as have room.
    fn print_lines(&self, lines: &[(String, String)], from: usize) {
        let rest = &lines[from..];
        let shown = if rest.len() > PAGE + 10 { PAGE } else { rest.len() };
        for (key, text) in &rest[..shown] {
            put(&format!("  {key}  {text}\n"));
        }
        if shown < rest.len() {
            self.say("more-lines", &[("n", (rest.len() - shown).into())]);
        }
    }

    /// What a line says: what its choice does, or the first of several.
    fn line(&self, choices: &[&Choice], details: bool) -> String {
        let first = choices[0];
        let label = self.text(first.detail.as_ref().filter(|_| details).unwrap_or(&first.label));
        if choices.iter().all(|choice| choice.label == first.label) {
            return label;
        }
        self.texts.with("many-lines", &[("action", label.into()), ("n", (choices.len() - 1).into())])
    }

    /// Prints what a question is about, and makes it.
    fn menu<'v>(&self, view: &View, ask: &Ask, choices: &[&'v Choice], inner: bool) -> Menu<'v> {
        let mut menu = Menu { question: inner.then_some("which-of-these"), ..Menu::default() };
        let of = |wanted: fn(&Choice) -> bool| choices.iter().copied().filter(|c| wanted(c)).collect::<Vec<_>>();
        let placements = of(|c| tile(c).is_some_and(|(.., bridged)| !bridged));
        let hand = groups(&of(|c| tile(c).is_some()), |c| tile(c).map(|(tile, ..)| tile));
        let squares = sorted(groups(&placements, |c| tile(c).map_or([0, 0], |(_, at, ..)| at)));
        let spots = of(|c| spot(c).is_some());
        let places = sorted(groups(&spots, |c| spot(c).map_or([0, 0], |(at, ..)| at)));
        let mut rest = of(|c| !c.declines && tile(c).is_none() && spot(c).is_none());
        if hand.len() > 1 {
            self.show(view, &[]);
            self.hand(&hand, &mut menu);
        } else if inner && squares.len() == 1 && placements.len() == choices.len() {
            self.turns(&placements, &mut menu);
        } else if let Some((tile, _)) = hand.first() {
            if !inner || !squares.is_empty() {
                menu.question = None;
                self.show(view, &squares.iter().map(|(at, _)| *at).collect::<Vec<_>>());
                self.introduce(view, ask.player, tile.map_or("", |tile| tile));
            }
            rest.splice(0..0, of(tile_with_bridge));
            number_squares(squares, &mut menu);
        } else if inner && places.len() > 1 {
            number_places(places, &mut menu);
        } else {
            let here = |c: &&Choice| inner || !spot(c).is_some_and(|(.., away)| away);
            let (here, away): (Vec<_>, Vec<_>) = spots.into_iter().partition(here);
            if !inner && (here.is_empty() || !away.is_empty() || !rest.is_empty()) {
                self.show(view, &[]);
            }
            put("\n");
            self.segments(view, &here, &mut menu);
            if !away.is_empty() {
                menu.lines.push(("p".into(), self.texts.get("act-away")));
                menu.range.push("p".into());
                menu.key("p", away);
            }
        }
        self.points(&mut rest, &mut menu);
        self.sale(view, &rest);
        self.list(&rest, inner, &mut menu);
        if let Some(pass) = choices.iter().find(|choice| choice.declines) {
            menu.lines.push(("0".into(), self.text(&pass.label)));
            menu.range.push("0".into());
            menu.keys.insert(0, ("0".into(), vec![pass]));
            // A tile that was drawn is not given up by mistake.
            if ask.tile.is_none() {
                menu.key("", vec![pass]);
            }
        }
        menu
    }

    /// The tiles of a hand.
    fn hand<'v>(&self, hand: &[(Option<&'v String>, Vec<&'v Choice>)], menu: &mut Menu<'v>) {
        let tiles = hand.iter().enumerate().filter_map(|(i, (tile, _))| Some((tile.as_ref()?.as_str(), i)));
        self.tiles(tiles.map(|(tile, i)| (tile, 0, (i + 1).to_string())));
        menu.range.push(range("", hand.len()));
        for (i, (_, choices)) in hand.iter().enumerate() {
            menu.key((i + 1).to_string(), choices.clone());
        }
    }

    /// The turns of a tile on a square.
    fn turns<'v>(&self, placements: &[&'v Choice], menu: &mut Menu<'v>) {
        let turned = placements.iter().zip(TURNS).filter_map(|(choice, key)| {
            let (tile, _, turn, _) = tile(choice)?;
            Some((tile.as_str(), turn, key.to_string()))
        });
        self.tiles(turned);
        menu.question = Some("which-turn");
        menu.range.push(format!("a–{}", TURNS[placements.len() - 1]));
        for (choice, key) in placements.iter().zip(TURNS) {
            menu.key(key, vec![choice]);
        }
    }

    /// The segments of a tile and the figures that can be put on them.
    fn segments<'v>(&self, view: &View, here: &[&'v Choice], menu: &mut Menu<'v>) {
        let mut segments = groups(here, |choice| spot(choice).map(|(at, segment, ..)| (at, segment)));
        segments.sort_by_key(|(place, _)| *place);
        let Some(at) = segments.first().and_then(|(place, _)| Some(place.as_ref()?.0)) else { return };
        let numbers: Vec<u8> = segments.iter().filter_map(|(place, _)| Some((*place)?.1)).collect();
        put(&self.drawn(view, |board| board.numbered(at, &numbers)));
        menu.range.push(range("", segments.len()));
        for (i, (_, choices)) in segments.into_iter().enumerate() {
            let number = (i + 1).to_string();
            let typed =
                |choice| spot(choice).and_then(|(_, _, figure, _)| Figure::from_name(figure)).map_or("", Figure::typed);
            let figures = groups(&choices, typed);
            let mut line = self.line(&figures[0].1, false);
            for (letter, figures) in &figures[1..] {
                let figure = figures[0].detail.as_ref().map_or_else(String::new, |detail| self.text(detail));
                let _ = write!(line, " · {number}{letter} {figure}");
            }
            menu.lines.push((format!("{number}{}", figures[0].0), line));
            for (letter, group) in figures {
                menu.key(format!("{number}{letter}"), group);
            }
            // Where no follower can stand, a number alone is the first who can.
            menu.key(number, vec![choices[0]]);
        }
    }

    /// Points that can be bid: they are typed as they are, with a `b` before them if they might mean something else.
    fn points<'v>(&self, rest: &mut Vec<&'v Choice>, menu: &mut Menu<'v>) {
        let points = |choice: &Choice| if let Form::Points { points } = choice.form { Some(points) } else { None };
        let bids: Vec<_> = rest.extract_if(.., |choice| points(choice).is_some()).collect();
        let all = || bids.iter().filter_map(|choice| points(choice)).filter(|n| *n > 0);
        if let (Some(least), Some(most)) = (all().min(), all().max()) {
            menu.range.push(if least == most { least.to_string() } else { format!("{least}–{most}") });
        }
        for (bid, n) in bids.into_iter().filter_map(|bid| Some((bid, points(bid)?))) {
            if n == 0 {
                menu.lines.push(("b0".into(), self.text(&bid.label)));
                menu.range.push("b0".into());
            }
            menu.key(n.to_string(), vec![bid]);
            menu.key(format!("b{n}"), vec![bid]);
        }
    }

    /// Shows the tiles that can be chosen, or the one that is for sale.
    fn sale(&self, view: &View, rest: &[&Choice]) {
        let offered = |choice: &&Choice| matches!(choice.form, Form::Choose { .. });
        let tiles =
            rest.iter().filter_map(|c| if let Form::Choose { tile } = &c.form { Some(tile.as_str()) } else { None });
        self.tiles(tiles.enumerate().map(|(i, tile)| (tile, 0, (i + 1).to_string())));
        let sold = view.auction.as_ref().and_then(|auction| auction.tile.as_deref());
        self.tiles(sold.filter(|_| !rest.iter().any(offered)).map(|tile| (tile, 0, String::new())));
    }

    /// Everything else, as a list.
    fn list<'v>(&self, rest: &[&'v Choice], inner: bool, menu: &mut Menu<'v>) {
        let lines = lines(rest, inner);
        // Numbers may stand for something else already.
        let prefix = if menu.keys.is_empty() { "" } else { "x" };
        if !lines.is_empty() {
            menu.range.push(range(prefix, lines.len()));
        }
        let details = inner && lines.len() > 1 && rest.iter().all(|choice| choice.label == rest[0].label);
        for (i, choices) in lines.into_iter().enumerate() {
            let number = i + 1;
            menu.lines.push((format!("{prefix}{number}"), self.line(&choices, details)));
            if prefix.is_empty() {
                menu.key(number.to_string(), choices.clone());
            }
            menu.key(format!("x{number}"), choices);
        }
    }
}

/// Whether a choice is a tile that needs a bridge.
fn tile_with_bridge(choice: &Choice) -> bool {
    tile(choice).is_some_and(|(.., bridged)| bridged)
}

/// Squares for a tile, with letters for its turns.
fn number_squares<'v>(squares: Squares<'v>, menu: &mut Menu<'v>) {
    if !squares.is_empty() {
        menu.range.push(range("", squares.len()));
    }
    for (i, (_, choices)) in squares.into_iter().enumerate() {
        for (choice, letter) in choices.iter().zip(TURNS) {
            menu.key(format!("{}{letter}", i + 1), vec![choice]);
        }
        menu.key((i + 1).to_string(), choices);
    }
}

/// Squares away from the tile just placed, by numbers or as they are called.
fn number_places<'v>(places: Squares<'v>, menu: &mut Menu<'v>) {
    menu.question = Some("which-place");
    menu.range.push(range("", places.len()));
    let cells: Vec<_> =
        places.iter().enumerate().map(|(i, ([x, y], _))| format!("{:>4}: {:<8}", i + 1, format!("{x},{y}"))).collect();
    put("\n");
    for row in cells.chunks(8) {
        put(&format!("{}\n", row.concat().trim_end()));
    }
    for (i, ([x, y], choices)) in places.into_iter().enumerate() {
        menu.key(format!("{x},{y}"), choices.clone());
        menu.key((i + 1).to_string(), choices);
    }
}
