//! Reads records, and believes nothing in them.

use aude_engine::{Action, Deck, Log, Phase, Revision};

use crate::{
    Fault, Game,
    header::Header,
    notation::{BeforeDraw, Notation, Step, fate},
    words::{self, Check, Line, Word},
    write::{POINTS, VERSION, end, scores},
};

pub(crate) fn read(text: &str) -> Result<Game, Fault> {
    let mut lines = words::lines(text).peekable();
    let mut check = Check::new();
    let foreign = || format!("a record begins with `{VERSION}`");
    let first = lines.next().ok_or_else(|| Fault { line: 1, column: 1, message: foreign() })?;
    let words: Vec<&str> = first.words().map(|w| w.text).collect();
    match words[..] {
        ["aude", "record", "1"] => {}
        ["aude", "record", version] => {
            let column = first.words().last().map_or(1, |w| w.column);
            return Err(first.fault(column, format!("this is version {version} of the format, and only 1 is known")));
        }
        _ => return Err(first.fault(first.words().next().map_or(1, |w| w.column), foreign())),
    }
    check.add(words.into_iter());
    let mut header = Header::default();
    header.setup.revision = Revision::First;
    let mut last = first;
    let is_turn = |line: &Line| {
        line.words().next().is_some_and(|w| w.text.starts_with(|c: char| c.is_ascii_digit()) || w.text == "end")
    };
    while let Some(line) = lines.next_if(|line| !is_turn(line)) {
        header.read(&line)?;
        check.add(line.words().map(|w| w.text));
        last = line;
    }
    if header.setup.players.is_empty() {
        return Err(last.fault_at_end("the players are missing: `players: Anna, Ben`"));
    }
    if header.seed.is_some() && header.setup.draw.is_some() {
        let (line, column) = header.place("seed");
        return Err(Fault {
            line,
            column,
            message: "a fixed order of draws needs no seed; give one of the two".into(),
        });
    }
    let pledge = header.pledge()?;
    let game = Game::reading(header.setup.clone()).map_err(|error| header.fault(&error))?;
    let deck = header.seed.map(Deck::new);
    let labels = words::labels(&header.setup.players);
    let mut reader = Reader { game, deck, labels, log: Log::off() };
    let mut ended = None;
    for line in lines {
        if ended.is_some() {
            return Err(
                line.fault(line.words().next().map_or(1, |w| w.column), "the record has ended before this line")
            );
        }
        if line.words().next().is_some_and(|w| w.text == "end") {
            ended = Some(line.clone());
        } else {
            reader.turn(&line)?;
            check.add(line.words().map(|w| w.text));
        }
        last = line;
    }
    let mut game = reader.game;
    game.note(header.date.clone(), pledge);
    game.reveal(header.seed);
    let right = end(&game, check);
    let Some(line) = ended else {
        return Err(last.fault_at_end(format!(
            "the record breaks off: its last line is missing. If nothing else is, that line is `{}`",
            right.trim_end()
        )));
    };
    check_result(&game, &header)?;
    check_end(&line, &right)?;
    Ok(game)
}

/// The last line must be what it would be if the record was written now.
fn check_end(line: &Line, right: &str) -> Result<(), Fault> {
    let mut words = line.words();
    for expected in right.split_whitespace() {
        let word = words.next();
        if word.map(|w| w.text) == Some(expected) {
            continue;
        }
        let Some(word) = word else {
            return Err(line.fault_at_end(format!("the last line breaks off; it should be `{}`", right.trim_end())));
        };
        if words.next().is_none() && expected.starts_with(word.text) {
            return Err(line.fault(
                word.column,
                format!("the last line breaks off in the middle of a word; it should be `{}`", right.trim_end()),
            ));
        }
        let numbers: Vec<&str> = right.split_whitespace().collect();
        let what = if expected == numbers[2] {
            "the record ends in another turn: lines are missing or too many".to_string()
        } else if expected == numbers[4] {
            "the game comes out in another position: the record was made by other rules, or something was changed"
                .into()
        } else if Some(expected) == numbers.last().copied() {
            "something in this record was changed since it was written".into()
        } else {
            format!("`{}` should be `{expected}`", word.text)
        };
        let fix = format!("If you changed it on purpose, end it with `{}`", right.trim_end());
        return Err(line.fault(word.column, format!("{what}. {fix}")));
    }
    match words.next() {
        Some(word) => Err(line.fault(word.column, "the record has ended before this word")),
        None => Ok(()),
    }
}

fn check_result(game: &Game, header: &Header) -> Result<(), Fault> {
    let over = game.state().phase() == Phase::Over;
    let right = scores(game, game.state());
    let message = match &header.result {
        None => return Ok(()),
        Some(Ok(result)) if over && *result == right => return Ok(()),
        Some(Err(())) if !over => return Ok(()),
        Some(Ok(_)) if over => {
            let list: Vec<_> = right.iter().map(u32::to_string).collect();
            format!("the game ends with {}", list.join(", "))
        }
        Some(Ok(_)) => "the game is not finished".into(),
        Some(Err(())) => "the game is finished".into(),
    };
    let (line, column) = header.place("result");
    Err(Fault { line, column, message })
}

struct Reader {
    game: Game,
    /// What draws, where there is a seed.
    deck: Option<Deck>,
    labels: Vec<String>,
    log: Log,
}

impl Reader {
    /// Plays a line.
    fn turn(&mut self, line: &Line) -> Result<(), Fault> {
        let mut words = line.words().peekable();
        let number = words.next().ok_or_else(|| line.fault(1, "the line is empty"))?;
        let state = self.game.state();
        if state.phase() == Phase::Over {
            return Err(line.fault(number.column, "the game is over before this turn"));
        }
        let turn = state.turn();
        if number.text != turn.to_string() {
            return Err(line.fault(number.column, format!("this must be turn {turn}{}", self.waits())));
        }
        let player = self.game.state().player();
        let name = words.next().ok_or_else(|| line.fault_at_end("the player is missing"))?;
        let label = name.text.strip_suffix(':').ok_or_else(|| {
            line.fault(
                name.column,
                format!("behind the number comes who is in turn: `{turn} {}:`", self.labels[player]),
            )
        })?;
        let mut decider = words::seat(&self.labels, label).map_err(|message| line.fault(name.column, message))?;
        if decider != player {
            return Err(line.fault(name.column, format!("it is the turn of {}", self.labels[player])));
        }
        let before = scores(&self.game, self.game.state());
        if words.peek().is_none() {
            return Err(line.fault_at_end("nothing happens in this turn"));
        }
        for word in words.by_ref() {
            if word.text == POINTS {
                return self.points(line, words, &before);
            }
            if let Some(label) = word.text.strip_suffix(':') {
                decider = words::seat(&self.labels, label).map_err(|message| line.fault(word.column, message))?;
                continue;
            }
            self.step(line, word, turn, decider)?;
        }
        Ok(())
    }

    /// What the game waits for, to be added to a complaint.
    fn waits(&self) -> String {
        let state = self.game.state();
        match state.phase() {
            Phase::Over | Phase::Draw => String::new(),
            phase => format!("; {} has still to decide: {phase}", self.labels[state.decider()]),
        }
    }

    /// Plays a word.
    fn step(&mut self, line: &Line, word: Word, turn: usize, decider: usize) -> Result<(), Fault> {
        let fault = |message: String| line.fault(word.column, message);
        let (rules, state) = (self.game.rules(), self.game.state());
        if state.phase() == Phase::Over {
            return Err(fault("the game is over before this".into()));
        }
        if state.turn() != turn {
            return Err(fault(format!("turn {turn} has ended before this")));
        }
        let step = Notation { rules, state, labels: &self.labels }.read(word.text).map_err(fault)?;
        let draws = state.phase() == Phase::Draw;
        match step {
            Step::Draw(..) if !draws => {
                let who = &self.labels[state.decider()];
                Err(fault(format!("no tile can be drawn now; {who} decides: {}", state.phase())))
            }
            Step::Draw(design, written) => {
                let before = BeforeDraw::new(state);
                self.draw(design).map_err(fault)?;
                let fate = fate(self.game.rules(), before, self.game.state(), design);
                if fate != written {
                    let id = self.game.rules().tile(design).id;
                    return Err(fault(format!("of the tile `{id}` the record must say `{}:{id}`", fate.name())));
                }
                Ok(())
            }
            Step::Play(action @ (Action::PlaceTile(design, _) | Action::PlaceBridged(design, ..))) if draws => {
                self.draw(design).map_err(fault)?;
                // It may have left again, and somebody else may be in turn.
                if self.game.state().tile() != Some(design) || self.game.state().turn() != turn {
                    let id = self.game.rules().tile(design).id;
                    return Err(fault(format!("the tile `{id}` cannot be placed when it is drawn now")));
                }
                self.play(action, decider).map_err(fault)
            }
            Step::Play(_) if draws => Err(fault("a tile has to be drawn before this".into())),
            Step::Play(action) => self.play(action, decider).map_err(fault),
        }
    }

    fn draw(&mut self, design: aude_engine::Design) -> Result<(), String> {
        let id = |design| self.game.rules().tile(design).id;
        if let Some(deck) = self.deck
            && let Action::Draw(drawn) = deck.draw(self.game.rules(), self.game.state())
            && drawn != design
        {
            return Err(format!("the seed draws `{}` here, not `{}`", id(drawn), id(design)));
        }
        let message = format!("the tile `{}` cannot be drawn now", id(design));
        self.game.draw_telling(design, &mut self.log).map_err(|_| message)
    }

    fn play(&mut self, action: Action, decider: usize) -> Result<(), String> {
        let due = self.game.state().decider();
        if due != decider {
            return Err(format!("{} decides this: write `{}:` before it", self.labels[due], self.labels[due]));
        }
        self.game.play_telling(action, &mut self.log).map_err(|illegal| illegal.to_string())
    }

    /// Checks the points at the end of a line.
    fn points<'t>(&self, line: &Line, words: impl Iterator<Item = Word<'t>>, before: &[u32]) -> Result<(), Fault> {
        let mut told: Vec<Option<i64>> = vec![None; self.labels.len()];
        for word in words {
            let fault = |message: String| line.fault(word.column, message);
            let sign = word.text.rfind(['+', '-']).filter(|at| {
                let digits = &word.text[at + 1..];
                (1..9).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
            });
            let sign =
                sign.ok_or_else(|| fault(format!("`{}` are not points such as {}+4", word.text, self.labels[0])))?;
            let seat = words::seat(&self.labels, &word.text[..sign]).map_err(fault)?;
            if told[seat].is_some() {
                return Err(fault(format!("the points of {} are there twice", self.labels[seat])));
            }
            let points: i64 = word.text[sign..].parse().map_err(|_| fault("these are not points".into()))?;
            let right = i64::from(self.game.state().score(seat)) - i64::from(before[seat]);
            if points != right {
                return Err(fault(format!("{} gets {right:+} here", self.labels[seat])));
            }
            told[seat] = Some(points);
        }
        for (seat, before) in before.iter().enumerate().filter(|(seat, _)| told[*seat].is_none()) {
            let right = i64::from(self.game.state().score(seat)) - i64::from(*before);
            if right != 0 {
                return Err(line.fault_at_end(format!("{} gets {right:+} here", self.labels[seat])));
            }
        }
        Ok(())
    }
}
