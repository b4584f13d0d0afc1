//! Reads scenarios.

use super::{Act, CheckSpec, Lay, Points, Scenario, ScenarioError, Step, Try, Where, check::entries};
use crate::{
    Arguments, Axis, Cause, Corner, Figure, Guest, Owned, Pos, Quarter, SegmentName, Setup, Shape, Spot, StartFigure,
    StartTile, Verb,
    tile::{Kind, Marks, PLACES},
};

type Result<T> = std::result::Result<T, String>;

/// Reads all scenarios of a text.
pub fn parse(text: &str) -> std::result::Result<Vec<Scenario>, ScenarioError> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let (number, line) = (i + 1, line.trim());
        let fault = |message: String| ScenarioError { line: number, message };
        if line.is_empty() {
            continue;
        }
        if let Some(heading) = line.strip_prefix("# ") {
            let (id, title) =
                heading.split_once(' ').ok_or_else(|| fault("a heading needs an ID and a title".into()))?;
            let players = vec!["Red".into(), "Blue".into()];
            scenarios.push(Scenario {
                line: number,
                id: id.into(),
                title: title.trim().into(),
                rules: Vec::new(),
                text: Vec::new(),
                solvers: Vec::new(),
                setup: Setup { players, ..Setup::default() },
                steps: Vec::new(),
            });
            continue;
        }
        let scenario =
            scenarios.last_mut().ok_or_else(|| fault("a scenario begins with a heading `# ID title`".into()))?;
        if let Some(text) = line.strip_prefix('>') {
            scenario.text.push(text.trim().into());
            continue;
        }
        let (word, rest) = line.split_once(':').ok_or_else(|| fault("expected `word: …`".into()))?;
        scenario.line(number, word.trim(), rest.trim()).map_err(fault)?;
    }
    Ok(scenarios)
}

/// The parts of a list separated by commas.
fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|s| !s.is_empty())
}

/// Entries of two words: a name and a value.
fn pairs(text: &str) -> Result<Vec<(&str, &str)>> {
    list(text).map(|entry| entry.split_once(' ').ok_or_else(|| format!("`{entry}` needs a name and a value"))).collect()
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.trim().parse().map_err(|_| format!("`{text}` is not a number"))
}

fn kind(word: &str) -> Result<Kind> {
    Kind::ALL.into_iter().find(|k| k.name() == word).ok_or_else(|| format!("`{word}` is not a kind of feature"))
}

fn figure(word: &str) -> Result<Figure> {
    Figure::from_name(word).ok_or_else(|| format!("`{word}` is not a figure"))
}

fn square(word: &str) -> Result<Pos> {
    let (x, y) = word.split_once(',').ok_or_else(|| format!("`{word}` is not a square `x,y`"))?;
    let at = Pos::new(number(x)?, number(y)?);
    if at.x.abs() >= Pos::LIMIT || at.y.abs() >= Pos::LIMIT {
        return Err(format!("`{word}` is too far away"));
    }
    Ok(at)
}

/// `KIND PLACE… [nth N] [at X,Y]`
fn segment(text: &str) -> Result<Where> {
    let mut words = text.split_whitespace();
    let kind = kind(words.next().ok_or("expected a segment such as `road E W`")?)?;
    let mut found = Where { segment: SegmentName { kind, places: 0, nth: None }, at: None };
    while let Some(word) = words.next() {
        match word {
            "nth" => found.segment.nth = Some(number(words.next().unwrap_or_default())?),
            "at" => found.at = Some(square(words.next().unwrap_or_default())?),
            _ => {
                let place = PLACES.iter().position(|p| *p == word);
                let place = place.ok_or_else(|| format!("`{word}` is not a place of a tile's edge"))?;
                found.segment.places |= 1 << place;
            }
        }
    }
    Ok(found)
}

/// `FIGURE SEGMENT`
fn standing(text: &str) -> Result<(Figure, Where)> {
    let (word, rest) =
        text.trim().split_once(' ').ok_or_else(|| format!("`{text}`: expected a figure and a segment"))?;
    Ok((figure(word)?, segment(rest)?))
}

fn quarter(word: &str) -> Result<Quarter> {
    Quarter::ALL.into_iter().find(|q| q.name() == word).ok_or_else(|| format!("`{word}` is not a quarter"))
}

fn axis(word: &str) -> Result<Axis> {
    Axis::ALL.into_iter().find(|a| a.name() == word).ok_or_else(|| format!("`{word}` is neither `ns` nor `ew`"))
}

/// `X,Y AXIS`
fn bridge(text: &str) -> Result<(Pos, Axis)> {
    let (at, word) = text.trim().split_once(' ').ok_or("expected a square and `ns` or `ew`")?;
    Ok((square(at)?, axis(word)?))
}

/// `FIGURE QUARTER`, and what comes after it
fn guest(text: &str) -> Result<(Figure, Quarter, &str)> {
    let mut words = text.splitn(3, ' ');
    let (who, place) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    Ok((figure(who)?, quarter(place)?, words.next().unwrap_or_default()))
}

/// `[TILE] X,Y [turn N] [bridge X,Y AXIS]`
fn lay(text: &str) -> Result<Lay> {
    let (text, over) = match text.split_once(" bridge ") {
        Some((text, over)) => (text, Some(bridge(over)?)),
        None => (text, None),
    };
    let words: Vec<_> = text.split_whitespace().collect();
    let (tile, rest) = match words.as_slice() {
        [at, rest @ ..] if at.contains(',') => (None, [&[*at], rest].concat()),
        [tile, rest @ ..] => (Some((*tile).to_string()), rest.to_vec()),
        [] => return Err("expected a tile and a square".into()),
    };
    let (at, turn) = match rest.as_slice() {
        [at] => (at, 0),
        [at, "turn", n] => (at, number(n)?),
        _ => return Err(format!("`{text}`: expected a tile, a square `x,y` and perhaps `turn n`")),
    };
    if turn > 3 {
        return Err(format!("{turn} quarter turns; from 0 to 3 are possible"));
    }
    Ok(Lay { tile, at: square(at)?, turn, bridge: over })
}

impl Scenario {
    fn player(&self, name: &str) -> Result<usize> {
        let seat = self.setup.players.iter().position(|p| p == name);
        seat.ok_or_else(|| format!("there is no player `{name}`; there are {}", self.setup.players.join(", ")))
    }

    /// `FIGURE from NAME`
    fn held(&self, text: &str) -> Result<(Figure, usize)> {
        let (word, name) = text.split_once(" from ").ok_or("expected a figure and `from` a player")?;
        Ok((figure(word)?, self.player(name)?))
    }

    /// `NAME FIGURE SEGMENT`
    fn owned(&self, text: &str) -> Result<(usize, Figure, Where)> {
        let (name, rest) = text.split_once(' ').ok_or("expected a player, a figure and a segment")?;
        let (figure, place) = standing(rest)?;
        Ok((self.player(name)?, figure, place))
    }

    /// What a player does besides placing a tile. An error of `None` means that it is no such thing.
    fn act(&self, text: &str) -> std::result::Result<Act, Option<String>> {
        let text = text.trim();
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word == "..." {
            return Ok(Act::Open);
        }
        let means =
            |verb: &&Verb| !verb.word.is_empty() && verb.name != "draw" && [verb.word, verb.name].contains(&word);
        let places = |verb: &&Verb| verb.word.is_empty() && verb.shape == Shape::FigureOnSegment;
        let act = match Verb::all().find(means) {
            Some(verb) => self.done(verb, rest),
            None if Figure::from_name(word).is_some() => {
                let verb = Verb::all().find(places).expect("figures are placed");
                self.done(verb, text)
            }
            None => return Err(None),
        };
        act.map_err(Some)
    }

    /// A verb with the arguments that a text names.
    fn done(&self, verb: &'static Verb, text: &str) -> Result<Act> {
        let anywhere = Spot { at: Pos::new(0, 0), segment: 0 };
        let mut place = None;
        let arguments = match verb.shape {
            Shape::Nothing => Arguments::Nothing,
            Shape::Tile => return Ok(Act::Tile(verb, text.into())),
            Shape::Points => Arguments::Points(number(text)?),
            Shape::Square => Arguments::Square(square(text)?),
            Shape::Bridge => {
                let (at, axis) = bridge(text)?;
                Arguments::Bridge(at, axis)
            }
            Shape::Corner => {
                let corner = Corner::ALL.into_iter().find(|corner| corner.name() == text);
                Arguments::Corner(corner.ok_or_else(|| format!("`{text}` is not a corner"))?)
            }
            Shape::Segment => {
                place = Some(segment(text)?);
                Arguments::Segment(anywhere)
            }
            Shape::FigureOnSegment => {
                let (figure, on) = standing(text)?;
                place = Some(on);
                Arguments::FigureOnSegment(figure, anywhere)
            }
            Shape::OwnedOnSegment => {
                let (owner, figure, on) = self.owned(text)?;
                place = Some(on);
                Arguments::OwnedOnSegment(Owned::new(owner, figure), anywhere)
            }
            Shape::FigureOnSquare => {
                let (word, at) = text.split_once(' ').ok_or("expected a figure and a square")?;
                Arguments::FigureOnSquare(figure(word)?, square(at)?)
            }
            Shape::FigureOfSeat => {
                let (figure, from) = self.held(text)?;
                Arguments::FigureOfSeat(figure, from as u8)
            }
            Shape::Quarter => Arguments::Quarter(quarter(text)?),
            Shape::FigureToQuarter => {
                let (figure, into, rest) = guest(text)?;
                let second = rest.strip_prefix("count ").map(quarter).transpose()?;
                Arguments::FigureToQuarter(figure, into, second)
            }
            Shape::GuestToSegment => {
                let (figure, from, rest) = guest(text)?;
                place = Some(segment(rest)?);
                Arguments::GuestToSegment(Guest::new(figure, from), anywhere)
            }
            Shape::Placement | Shape::BridgedPlacement => return Err("expected a tile and a square".into()),
        };
        Ok(Act::Do(verb, arguments, place))
    }

    fn acts<'t>(&self, parts: impl Iterator<Item = &'t str>) -> Result<Vec<Act>> {
        parts
            .map(|part| {
                let unknown = || format!("`{}` is nothing a player can do", part.trim());
                self.act(part).map_err(|e| e.unwrap_or_else(unknown))
            })
            .collect()
    }

    /// `NAME POINTS KIND, …`
    fn points(&self, text: &str) -> Result<Vec<Points>> {
        let mut found = Vec::new();
        for entry in list(text).filter(|e| *e != "nothing") {
            let [player, points, what] = entry.split_whitespace().collect::<Vec<_>>()[..] else {
                return Err(format!("`{entry}`: expected a player, points and what for, such as `Red 3 road`"));
            };
            let cause = Cause::from_name(what).ok_or_else(|| format!("`{what}` is nothing to score for"))?;
            found.push(Points { player: self.player(player)?, n: number(points)?, cause });
        }
        found.sort();
        Ok(found)
    }

    fn line(&mut self, at: usize, word: &str, rest: &str) -> Result<()> {
        let setup = &mut self.setup;
        let step = match word {
            "rules" => {
                self.rules.extend(list(rest).map(String::from));
                return Ok(());
            }
            "players" => {
                setup.players = list(rest).map(String::from).collect();
                return Ok(());
            }
            "first" => {
                self.setup.first = self.player(rest)?;
                return Ok(());
            }
            "preset" => {
                setup.preset = Some(rest.into());
                return Ok(());
            }
            "parts" => {
                let parts = setup.parts.get_or_insert_default();
                for part in list(rest) {
                    let (name, copies) = part.split_once(' ').unwrap_or((part, "1"));
                    parts.insert(name.into(), number(copies)?);
                }
                return Ok(());
            }
            "options" => {
                setup.options.extend(pairs(rest)?.into_iter().map(|(name, value)| (name.into(), value.into())));
                return Ok(());
            }
            "toggles" => {
                for (name, value) in pairs(rest)? {
                    let on = match value {
                        "on" => true,
                        "off" => false,
                        _ => return Err(format!("`{value}` is neither `on` nor `off`")),
                    };
                    setup.toggles.insert(name.into(), on);
                }
                return Ok(());
            }
            "counts" => {
                for (name, value) in pairs(rest)? {
                    setup.counts.insert(name.into(), number(value)?);
                }
                return Ok(());
            }
            "points" => {
                let entries: Vec<(usize, u32)> = pairs(rest)?
                    .into_iter()
                    .map(|(name, n)| Ok((self.player(name)?, number(n)?)))
                    .collect::<Result<_>>()?;
                let mut scores = vec![0; self.setup.players.len()];
                for (player, n) in entries {
                    scores[player] = n;
                }
                self.setup.scores = scores;
                return Ok(());
            }
            "tile" => {
                let mut parts = rest.split(';');
                let first = parts.next().unwrap_or_default();
                let (first, tower) = match first.split_once(" tower ") {
                    Some((first, height)) => (first, number(height)?),
                    None => (first, 0),
                };
                let Lay { tile, at, turn, .. } = lay(first)?;
                let mut start = StartTile { tile: tile.ok_or("which tile?")?, at, turn, tower, ..StartTile::default() };
                for part in parts {
                    let part = part.trim();
                    let (part, fairy) = part.strip_suffix(" fairy").map_or((part, false), |part| (part, true));
                    let (owner, figure, place) = self.owned(part)?;
                    start.figures.push(StartFigure { owner, figure, segment: place.segment, fairy });
                }
                self.setup.start.get_or_insert_default().push(start);
                return Ok(());
            }
            "for" => {
                self.solvers.extend(list(rest).map(String::from));
                return Ok(());
            }
            "bag" => Step::Bag(bag(rest)?),
            "best" | "avoid" => {
                let mut parts = rest.split(';');
                let first = parts.next().unwrap_or_default();
                let (lay, mut acts) = match self.act(first) {
                    Ok(act) => (None, vec![act]),
                    Err(Some(fault)) => return Err(fault),
                    Err(None) => (Some(lay(first)?), Vec::new()),
                };
                acts.extend(self.acts(parts)?);
                Step::Best(word == "best", lay, acts)
            }
            "drawn" => Step::Drawn(rest.into()),
            "removed" => Step::Removed(list(rest).map(String::from).collect()),
            "can" | "cannot" => {
                let tried = match self.act(rest) {
                    Ok(act) => Try::Act(act),
                    Err(Some(fault)) => return Err(fault),
                    Err(None) => Try::Tile(lay(rest)?),
                };
                Step::Can(word == "can", tried)
            }
            "scores" => {
                let entries = pairs(rest)?.into_iter();
                Step::Scores(entries.map(|(name, n)| Ok((self.player(name)?, number(n)?))).collect::<Result<_>>()?)
            }
            "supply" => {
                let mut found = Vec::new();
                for (name, rest) in pairs(rest)? {
                    let (what, n) = rest.split_once(' ').unwrap_or(("follower", rest));
                    found.push((self.player(name)?, figure(what)?, number(n)?));
                }
                Step::Supply(found)
            }
            "scored" => Step::Scored(self.points(rest)?),
            "over" => Step::Over(self.points(rest)?),
            "winners" => Step::Winners(list(rest).map(|name| self.player(name)).collect::<Result<_>>()?),
            "turn" => Step::Turn(self.player(rest)?),
            "left" => Step::Left(number(rest)?),
            "table" => Step::Table(number(rest)?),
            "joined" | "apart" => {
                let (one, two) = rest.split_once(';').ok_or("expected two segments, separated by `;`")?;
                Step::Joined(word == "joined", segment(one)?, segment(two)?)
            }
            "complete" | "incomplete" => Step::Complete(word == "complete", segment(rest)?),
            "part" => Step::Part(number(rest)?),
            "aside" => Step::Aside(list(rest).filter(|t| *t != "nothing").map(String::from).collect()),
            "sale" => Step::Sale(list(rest).filter(|t| *t != "nothing").map(String::from).collect()),
            "phase" => Step::Phase(rest.into()),
            "decides" => Step::Decides(self.player(rest)?),
            "worth" => worth(rest)?,
            "refused" => Step::Refused(rest.into()),
            name => {
                if let Some(check) = CheckSpec::named(name) {
                    self.steps.push((at, Step::Check(check, entries(rest))));
                    return Ok(());
                }
                let player = self.player(name).map_err(|e| format!("`{name}` is not a word of a scenario, and {e}"))?;
                let mut parts = rest.split(';');
                let first = parts.next().unwrap_or_default();
                match self.act(first) {
                    Ok(act) => {
                        let mut acts = vec![act];
                        acts.extend(self.acts(parts)?);
                        Step::Acts(player, acts)
                    }
                    Err(Some(fault)) => return Err(fault),
                    Err(None) => Step::Move(player, lay(first)?, self.acts(parts)?),
                }
            }
        };
        self.steps.push((at, step));
        Ok(())
    }
}

/// `U 2, V`, or `nothing`
fn bag(text: &str) -> Result<Vec<String>> {
    let mut tiles = Vec::new();
    for entry in list(text).filter(|e| *e != "nothing") {
        let (tile, n) = entry.split_once(' ').unwrap_or((entry, "1"));
        tiles.extend(std::iter::repeat_n(tile.to_string(), number::<u8>(n)?.into()));
    }
    Ok(tiles)
}

/// `completed city, 2 tiles, 1 pennant = 6`
fn worth(text: &str) -> Result<Step> {
    let (what, points) = text.split_once('=').ok_or("expected `= points`")?;
    let mut parts = list(what);
    let (state, feature) = parts.next().and_then(|p| p.split_once(' ')).ok_or("expected a feature")?;
    let complete = match state {
        "completed" => true,
        "unfinished" => false,
        _ => return Err(format!("`{state}` is neither `completed` nor `unfinished`")),
    };
    let (mut tiles, mut marks) = (0, Marks::NONE);
    for part in parts {
        let (n, thing) = part.split_once(' ').ok_or_else(|| format!("`{part}`: expected how many of what"))?;
        let n = number::<u32>(n)?;
        if n > 200 {
            return Err(format!("`{part}`: no feature has so many"));
        }
        let mark = match thing.trim_end_matches('s') {
            "tile" => {
                tiles = n;
                continue;
            }
            "pennant" => Marks::PENNANT,
            "inn" => Marks::INN,
            "cathedral" => Marks::CATHEDRAL,
            "siege" => Marks::SIEGE,
            other => return Err(format!("`{other}` is not known on a feature")),
        };
        for _ in 0..n {
            marks += mark;
        }
    }
    Ok(Step::Worth { kind: kind(feature)?, complete, tiles, marks, points: number(points)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        parse(text).unwrap_err().to_string()
    }

    #[test]
    fn faults_name_their_line() {
        assert_eq!(error("Red: U 1,0"), "line 1: a scenario begins with a heading `# ID title`");
        assert_eq!(
            error("# X y\n\nGreen: U 1,0").split(',').next().unwrap(),
            "line 3: `Green` is not a word of a scenario"
        );
        assert_eq!(error("# X y\nRed: U 1,z"), "line 2: `z` is not a number");
        assert_eq!(error("# X y\nscores: Red"), "line 2: `Red` needs a name and a value");
        assert_eq!(error("# X y\nRed: U 1,0; knight city N"), "line 2: `knight city N` is nothing a player can do");
        assert_eq!(error("# X y\nRed: capture Blue knight city"), "line 2: `knight` is not a figure");
    }
}
