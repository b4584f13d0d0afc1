//! What happened, in words: the log.
//!
//! An event becomes a line, or none where another says it already: a feature that was completed and scored is told once,
//! with its points. What is told about an event may need the action before it (whom the princess sent home) and the
//! events around it (whom the dragon met), so lines are made for all events of an action together.

use aude_draw::Board;
use aude_engine::{
    Action, Arguments, Cause, Event, Figure, FigureOnTable, Movement, Phase, Place, Pos, Score, Sends, Spot, Target,
    Telling, Verb, parts::parts, tile::Kind,
};

use crate::{
    view::{LogLine, Motion, Point, PointsView, Square, Text},
    words::{Words, corner_point, counted, middle, point, square},
};

/// What was done: the action of a decision, or nothing before the first one.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    pub action: Option<Action>,
    /// The decision it answered.
    pub phase: Phase,
    /// Whose it was.
    pub player: usize,
    /// The turn it belongs to.
    pub turn: u32,
    /// Whether tiles were drawn after it.
    pub drew: bool,
    /// The number of the position after it.
    pub moves: u32,
}

/// The terms of a score, in words. What only repeats what it is for is left out; where nothing else is counted, it is said why.
pub fn terms(score: &Score) -> Vec<Text> {
    let why = parts().find_map(|part| (part.explain)(score));
    let telling = score.terms.iter().filter(|term| term.n > 0 && term.what != score.cause.name());
    let counted =
        telling.map(|term| Text::new("term").with("what", counted(term.what, term.n)).with("each", term.each));
    why.map(Text::new).into_iter().chain(counted).collect()
}

/// How a score adds up, in numbers; nothing where it is a plain number.
fn sum(score: &Score) -> Option<String> {
    let terms: Vec<_> = score.terms.iter().filter(|term| term.n > 0).collect();
    let product = |term: &&aude_engine::Term| match term.each {
        1 => term.n.to_string(),
        each => format!("{} × {each}", term.n),
    };
    let plain = terms.len() < 2 && terms.iter().all(|term| term.each == 1);
    let total: i64 = terms.iter().map(|term| i64::from(term.n) * i64::from(term.each)).sum();
    let sums = terms.iter().map(product).collect::<Vec<_>>().join(" + ");
    (!plain && total == i64::from(score.points)).then(|| format!("{sums} = {}", score.points))
}

/// How a part tells of one of its events.
fn told(event: &Event) -> Option<Telling> {
    parts().find_map(|part| (part.tell)(event))
}

/// The lines that tell of what an action led to.
pub fn lines(words: Words, deed: Deed, events: &[Event]) -> Vec<LogLine> {
    let board = Board::new(words.rules, words.state);
    let sent = deed.sends().unwrap_or_default();
    let mut teller = Teller { words, board, deed, sends: None, sent, alone: false, lines: Vec::new() };
    if let Some(line) = deed.line() {
        teller.tell(Some(deed.player), Text::new(line).player(deed.player), Vec::new(), None);
    }
    for (i, event) in events.iter().enumerate() {
        teller.event(event, &events[i + 1..]);
    }
    teller.lines
}

impl Deed {
    fn verb(&self) -> Option<(&'static Verb, Arguments)> {
        self.action.map(Verb::of)
    }

    /// What the log says about the action itself.
    fn line(&self) -> Option<&'static str> {
        let (verb, arguments) = self.verb()?;
        if verb.declines {
            let declined = Verb::all().filter_map(|verb| verb.declined).find(|(phase, _)| *phase == self.phase);
            return declined.map(|(_, line)| line);
        }
        Some(verb.line).filter(|line| arguments == Arguments::Nothing && !line.is_empty())
    }

    /// What the log says about the figure that goes home first because of the action.
    fn sends(&self) -> Option<&'static str> {
        let (verb, _) = self.verb()?;
        if verb.target == Target::Figure && self.phase == Phase::Escape {
            Some("log-escaped")
        } else {
            Some(verb.sends)
        }
    }

    /// What the log says about the tile or figure that the action places.
    fn placed<'a>(&self, usual: &'a str) -> &'a str {
        self.verb().map(|(verb, _)| verb.line).filter(|line| !line.is_empty()).unwrap_or(usual)
    }
}

struct Teller<'a> {
    words: Words<'a>,
    board: Board<'a>,
    deed: Deed,
    /// Why figures go home next, by the event before.
    sends: Option<Sends>,
    /// What is said of the next figure that goes home, if anything.
    sent: &'static str,
    /// Whether the next figure that goes home was left alone.
    alone: bool,
    lines: Vec<LogLine>,
}

impl Teller<'_> {
    fn tell(&mut self, player: Option<usize>, text: Text, squares: Vec<Square>, motion: Option<Motion>) {
        let Deed { moves, turn, .. } = self.deed;
        let brief = Some(text.clone());
        self.lines.push(LogLine { moves, turn, player, text, brief, points: None, squares, motion });
    }

    /// Says the last line in fewer words, or leaves it out of summaries.
    fn shorten(&mut self, brief: Option<Text>) {
        if let Some(line) = self.lines.last_mut() {
            line.brief = brief;
        }
    }

    fn stand(&self, owner: usize, figure: Figure, spot: Spot) -> Point {
        point(self.board.stand(FigureOnTable { spot, owner, figure }))
    }

    fn event(&mut self, event: &Event, rest: &[Event]) {
        if let Event::Returned { player, figure, spot } = event {
            self.returned(*player, *figure, *spot);
            return;
        }
        (self.sends, self.sent, self.alone) = (None, "", false);
        match event {
            // The tile in hand says it.
            Event::Drew { .. } => {}
            Event::Scored(score) => self.scored(score),
            Event::Completed { kind, tiles } => self.completed(*kind, tiles, rest),
            Event::PlacedTile { player, placement, .. } => {
                let at = square(placement.at());
                let text = Text::new(self.deed.placed("log-tile")).player(*player);
                self.tell(Some(*player), text, vec![at], Some(Motion::Tile { at }));
                self.shorten(None);
            }
            Event::Placed { player, figure, spot } => self.placed(*player, *figure, *spot),
            Event::Removed { .. } => {
                let given_up =
                    self.deed.phase == Phase::PlaceTile && self.deed.verb().is_some_and(|(it, _)| it.declines);
                let text = Text::new(if given_up { "log-given-up" } else { "log-removed" });
                self.tell(None, text, Vec::new(), None);
            }
            Event::Over { winners } => {
                let points = winners.first().map_or(0, |winner| self.words.state.score(*winner));
                let names = winners.iter().map(|winner| Text::new("somebody").player(*winner)).collect::<Vec<_>>();
                let text = Text::new("log-over").with("n", winners.len()).with("points", points);
                self.tell(None, text.with("players", names), Vec::new(), None);
            }
            event => {
                if let Some(telling) = told(event) {
                    self.telling(&telling);
                }
            }
        }
    }

    /// An event of a part.
    fn telling(&mut self, telling: &Telling) {
        self.sends = telling.sends;
        let squares = telling.squares.iter().map(|at| square(*at)).collect();
        let motion = telling.movement.as_ref().and_then(|movement| self.motion(telling.player, movement));
        self.tell(telling.player, self.words.telling(telling), squares, motion);
    }

    fn motion(&self, player: Option<usize>, movement: &Movement) -> Option<Motion> {
        let motion = match movement {
            Movement::Comes(figure, to) => {
                let owner = player?;
                Motion::Placed { owner, figure: figure.name().into(), point: self.place(owner, *figure, to)? }
            }
            Movement::Walks(who, to) => {
                let [x, y] = self.place(player.unwrap_or(0), Figure::Follower, to)?;
                // On a square they stand below its middle.
                let y = if matches!(to, Place::Squares(_)) { y + 30. } else { y };
                Motion::Walked { who: (*who).into(), point: [x, y] }
            }
            Movement::Leaves(owner, figure, from) => Motion::Left {
                owner: *owner,
                figure: figure.name().into(),
                point: self.stand(*owner, *figure, *from),
                to: player?,
            },
        };
        Some(motion)
    }

    fn place(&self, owner: usize, figure: Figure, place: &Place) -> Option<Point> {
        match place {
            Place::Squares(squares) => center(squares),
            Place::Segment(spot) => Some(self.stand(owner, figure, *spot)),
            Place::Quarter(quarter) => self.board.quarter(*quarter).map(point),
        }
    }

    fn placed(&mut self, player: usize, figure: Figure, spot: Spot) {
        let kind = self.words.kind(spot);
        let away = self.words.state.last_tile().is_none_or(|last| last.at != spot.at);
        let arguments = self.deed.verb().map(|(_, arguments)| arguments);
        let sent = away && matches!(arguments, Some(Arguments::FigureOnSegment(..)));
        let id = self.deed.placed(if sent { "log-portal" } else { "log-figure" });
        let stand = match arguments {
            Some(Arguments::Corner(corner)) => corner_point(figure, spot.at, corner),
            _ => self.stand(player, figure, spot),
        };
        let motion = Motion::Placed { owner: player, figure: figure.name().into(), point: stand };
        let text = Text::new(id).player(player).figure(figure).with("kind", kind);
        self.tell(Some(player), text, vec![square(spot.at)], Some(motion));
        self.shorten(Some(Text::new("brief-figure").figure(figure).with("kind", kind)));
    }

    fn returned(&mut self, player: usize, figure: Figure, spot: Spot) {
        let stand = self.stand(player, figure, spot);
        let motion = Motion::Left { owner: player, figure: figure.name().into(), point: stand, to: player };
        let gone = |id: &str| Text::new(id).player(player).figure(figure);
        let lost = match self.sends {
            Some(Sends::From(at, id)) if at == spot.at => Some(id),
            _ => None,
        };
        let text = if let Some(id) = lost {
            gone(id)
        } else if !self.sent.is_empty() {
            self.alone = true;
            gone(std::mem::take(&mut self.sent))
        } else if (self.alone || self.sends.is_some()) && figure.needs_company() {
            gone("log-alone")
        } else if self.words.state.phase() == Phase::Over || self.words.state.moving() == Some((figure, spot)) {
            // At the end, returning is of no use; and a figure that may move on has not returned yet.
            return;
        } else {
            gone("log-back")
        };
        let usual = text.id == "log-back";
        self.tell(Some(player), text, vec![square(spot.at)], Some(motion));
        if usual {
            self.shorten(None);
        }
    }

    /// A feature was completed. Whoever scores it says so.
    fn completed(&mut self, kind: Kind, tiles: &[Pos], rest: &[Event]) {
        let scores = |event: &Event| matches!(event, Event::Scored(score) if score.cause == Cause::Feature(kind) && score.tiles == tiles);
        if !rest.iter().any(scores) {
            let text = Text::new("log-complete").with("kind", self.words.plain(kind)).with("n", tiles.len());
            self.tell(None, text, tiles.iter().map(|at| square(*at)).collect(), None);
            self.shorten(None);
        }
    }

    fn scored(&mut self, score: &Score) {
        if score.points == 0 && score.cause == Cause::Auction {
            return;
        }
        let cause = match score.cause {
            Cause::Feature(kind) => self.words.plain(kind),
            other => other.name(),
        };
        let id = match (score.points < 0, score.last) {
            (true, _) => "log-pays",
            _ if matches!(score.cause, Cause::Ransom | Cause::Auction) => "log-paid",
            (_, true) => "log-scores-last",
            (_, false) => "log-scores",
        };
        let points = score.points.abs();
        // What a part gives points for it says in words of its own.
        let (text, brief) = if let Cause::Part(name) = score.cause {
            let own = |what: &str| Text::new(format!("{what}-{name}")).with("points", points);
            (own("log-scores").player(score.player), own("brief-points"))
        } else {
            let text = Text::new(id).player(score.player).with("points", points).with("cause", cause);
            (text, Text::new("brief-points").with("cause", cause).with("points", points))
        };
        let motion = Motion::Points { player: score.player, points: score.points, point: center(&score.tiles) };
        let squares = score.tiles.iter().map(|at| square(*at)).collect();
        self.tell(Some(score.player), text, squares, Some(motion));
        if id == "log-scores" {
            self.shorten(Some(brief));
        }
        if let Some(line) = self.lines.last_mut() {
            line.points = Some(PointsView {
                player: score.player,
                points: score.points,
                cause: cause.into(),
                terms: terms(score),
                sum: sum(score),
                feat: (!score.last && score.cause == Cause::Feature(Kind::City)).then_some(true),
                last: score.last,
            });
        }
    }
}

/// The middle of the square that is nearest to the middle of them all.
fn center(tiles: &[Pos]) -> Option<Point> {
    let n = tiles.len() as f32;
    let sum = tiles.iter().map(|at| middle(*at)).fold([0., 0.], |s, p| [s[0] + p[0], s[1] + p[1]]);
    let far = |at: &Pos| {
        let [x, y] = middle(*at);
        (x - sum[0] / n).hypot(y - sum[1] / n)
    };
    tiles.iter().min_by(|a, b| far(a).total_cmp(&far(b))).map(|at| middle(*at))
}
