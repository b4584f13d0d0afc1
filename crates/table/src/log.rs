//! What happened, in words: the log.
//!
//! An event becomes a line, or none where another says it already: a feature that was completed and scored is told once,
//! with its points. What is told about an event may need the action before it (whom the princess sent home) and the
//! events around it (whom the dragon met), so lines are made for all events of an action together.

use aude_draw::Board;
use aude_engine::{Action, Cause, Event, Figure, FigureOnTable, Phase, Pos, Score, Spot, tile::Kind};

use crate::{
    view::{LogLine, Motion, Point, PointsView, Square, Text, Value},
    words::{Words, axis, barn_point, counted, middle, point, quarter, square},
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
    let why = match score.cause {
        Cause::Fairy if score.terms.iter().all(|term| term.each == 1) => Some("term-fairy-turn"),
        Cause::Fairy => Some("term-fairy-scored"),
        Cause::Castle => Some("term-castle"),
        _ => None,
    };
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

/// What an event is in words, and whom it is about, where that needs nothing but the event: no place and no tile.
pub fn told(event: &Event) -> Option<(Option<usize>, Text)> {
    let told = match *event {
        Event::SetAside { .. } => (None, Text::new("log-set-aside")),
        Event::BackInBag { ref tiles } => (None, Text::new("log-back-in-bag").with("n", tiles.len())),
        Event::Goods { player, goods } => {
            let some = ["wine", "grain", "cloth"].into_iter().zip(goods).filter(|(_, n)| *n > 0);
            let goods: Vec<Text> = some.map(|(what, n)| counted(what, n)).collect();
            (Some(player), Text::new("log-goods").player(player).with("goods", goods))
        }
        Event::PassedTo { card, player, size } => {
            let id = if card == Cause::King { "log-king" } else { "log-robber" };
            (Some(player), Text::new(id).player(player).with("n", size))
        }
        Event::Freed { player, figure, from } => {
            let text = Text::new("log-freed").player(player).figure(figure);
            (Some(player), text.with("from", Value::Player { player: from }))
        }
        Event::Bid { player, points: Some(points) } => {
            (Some(player), Text::new("log-bid").player(player).with("points", points))
        }
        Event::Bid { player, points: None } => (Some(player), Text::new("log-bid-none").player(player)),
        Event::EnteredCity { player, figure, quarter } => {
            (Some(player), Text::new("log-enters").player(player).figure(figure).with("quarter", quarter.name()))
        }
        Event::Count { quarter: to } => (None, Text::new("log-count").with("place", quarter("into", to))),
        _ => return None,
    };
    Some(told)
}

/// The lines that tell of what an action led to.
pub fn lines(words: Words, deed: Deed, events: &[Event]) -> Vec<LogLine> {
    let board = Board::new(words.rules, words.state);
    let mut teller = Teller { words, board, deed, dragon: None, sent: deed.sends(), alone: false, lines: Vec::new() };
    if deed.action == Some(Action::SecondTile) {
        teller.tell(Some(deed.player), Text::new("log-second-tile").player(deed.player), Vec::new(), None);
    }
    if (deed.action, deed.phase) == (Some(Action::Pass), Phase::MoveWagon) {
        teller.tell(Some(deed.player), Text::new("log-wagon-home").player(deed.player), Vec::new(), None);
    }
    for (i, event) in events.iter().enumerate() {
        teller.event(event, &events[i + 1..]);
    }
    teller.lines
}

impl Deed {
    /// How somebody leaves who goes home first for what was just done.
    const fn sends(&self) -> Option<&'static str> {
        match self.action {
            Some(Action::Expel(..)) => Some("log-expelled"),
            Some(Action::Capture(..)) => Some("log-withdrawn"),
            Some(Action::Recall(..)) if matches!(self.phase, Phase::Escape) => Some("log-escaped"),
            _ => None,
        }
    }
}

struct Teller<'a> {
    words: Words<'a>,
    board: Board<'a>,
    deed: Deed,
    /// Where the dragon has just gone.
    dragon: Option<Pos>,
    /// How whoever goes home next does so.
    sent: Option<&'static str>,
    /// Whether whoever goes home next was left alone.
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

    /// Tells of an event that says all by itself.
    fn plain(&mut self, event: &Event, motion: Option<Motion>) {
        if let Some((player, text)) = told(event) {
            self.tell(player, text, Vec::new(), motion);
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
        self.dragon = if let Event::Dragon { player: Some(_), to } = event { Some(*to) } else { None };
        self.alone = matches!(event, Event::Captured { .. });
        self.sent = None;
        match event {
            // The tile in hand says it; the end is told by the last line.
            Event::Drew { .. } | Event::Returned { .. } => {}
            Event::Scored(score) => self.scored(score),
            Event::Completed { kind, tiles } => self.completed(*kind, tiles, rest),
            Event::PlacedTile { player, tile, placement } => {
                let id = if self.words.rules.tile(*tile).held { "log-abbey" } else { "log-tile" };
                let at = square(placement.at());
                self.tell(Some(*player), Text::new(id).player(*player), vec![at], Some(Motion::Tile { at }));
                self.shorten(None);
            }
            Event::Placed { player, figure, spot } => self.placed(*player, *figure, *spot),
            Event::Removed { .. } => {
                let given_up = (self.deed.action, self.deed.phase) == (Some(Action::Pass), Phase::PlaceTile);
                let text = Text::new(if given_up { "log-given-up" } else { "log-removed" });
                self.tell(None, text, Vec::new(), None);
            }
            Event::Over { winners } => {
                let points = winners.first().map_or(0, |winner| self.words.state.score(*winner));
                let names = winners.iter().map(|winner| Text::new("somebody").player(*winner)).collect::<Vec<_>>();
                let text = Text::new("log-over").with("n", winners.len()).with("points", points);
                self.tell(None, text.with("players", names), Vec::new(), None);
            }
            Event::Dragon { .. } | Event::Fairy { .. } | Event::Tower { .. } | Event::Captured { .. } => {
                self.dragon_and_tower(event);
            }
            Event::Bridge { .. }
            | Event::Castle { .. }
            | Event::Auction { .. }
            | Event::Chosen { .. }
            | Event::Won { .. } => self.bridges_and_bazaars(event),
            Event::EnteredCity { .. } | Event::LeftCity { .. } | Event::Count { .. } => self.count(event),
            Event::SetAside { .. }
            | Event::BackInBag { .. }
            | Event::Goods { .. }
            | Event::PassedTo { .. }
            | Event::Freed { .. }
            | Event::Bid { .. } => self.plain(event, None),
        }
    }

    fn placed(&mut self, player: usize, figure: Figure, spot: Spot) {
        let kind = self.words.kind(spot);
        let away = self.words.state.last_tile().is_none_or(|last| last.at != spot.at);
        let id = match self.deed.action {
            Some(Action::MoveWagon(_)) => "log-wagon",
            Some(Action::Place(..)) if away => "log-portal",
            _ => "log-figure",
        };
        let text = Text::new(id).player(player).with("kind", kind);
        let text = if id == "log-wagon" { text } else { text.figure(figure) };
        let stand = match self.deed.action {
            Some(Action::Barn(corner)) => barn_point(spot.at, corner),
            _ => self.stand(player, figure, spot),
        };
        let motion = Motion::Placed { owner: player, figure: figure.name().into(), point: stand };
        self.tell(Some(player), text, vec![square(spot.at)], Some(motion));
        self.shorten(Some(Text::new("brief-figure").figure(figure).with("kind", kind)));
    }

    fn returned(&mut self, player: usize, figure: Figure, spot: Spot) {
        let stand = self.stand(player, figure, spot);
        let motion = Motion::Left { owner: player, figure: figure.name().into(), point: stand, to: player };
        let gone = |id: &str| Text::new(id).player(player).figure(figure);
        let text = if self.dragon == Some(spot.at) {
            gone("log-eaten")
        } else if let Some(id) = self.sent.take() {
            self.alone = true;
            gone(id)
        } else if (self.alone || self.dragon.is_some()) && figure.needs_company() {
            gone("log-alone")
        } else if self.words.state.phase() == Phase::Over {
            // At the end it is of no use that somebody comes home.
            return;
        } else if figure == Figure::Wagon && self.words.state.wagon_from() == Some(spot) {
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
        let text = Text::new(id).player(score.player).with("points", points).with("cause", cause);
        let motion = Motion::Points { player: score.player, points: score.points, point: center(&score.tiles) };
        let squares = score.tiles.iter().map(|at| square(*at)).collect();
        self.tell(Some(score.player), text, squares, Some(motion));
        if id == "log-scores" {
            self.shorten(Some(Text::new("brief-points").with("cause", cause).with("points", points)));
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

    fn dragon_and_tower(&mut self, event: &Event) {
        match *event {
            Event::Dragon { player, to } => {
                let text = match player {
                    Some(player) => Text::new("log-dragon").player(player),
                    None => Text::new("log-dragon-comes"),
                };
                let [x, y] = middle(to);
                let motion = Motion::Walked { who: "dragon".into(), point: [x, y + 30.] };
                self.tell(player, text, vec![square(to)], Some(motion));
            }
            Event::Fairy { player, spot } => {
                let stand = self.stand(player, Figure::Follower, spot);
                let motion = Motion::Walked { who: "fairy".into(), point: stand };
                self.tell(Some(player), Text::new("log-fairy").player(player), vec![square(spot.at)], Some(motion));
            }
            Event::Tower { player, at, height } => {
                let text = Text::new("log-tower").player(player).with("n", height);
                let motion = Motion::Placed { owner: player, figure: "tower-piece".into(), point: middle(at) };
                self.tell(Some(player), text, vec![square(at)], Some(motion));
            }
            Event::Captured { player, owner, figure, spot } => {
                let text = Text::new("log-captures").player(player).figure(figure);
                let text = text.with("owner", Value::Player { player: owner });
                let stand = self.stand(owner, figure, spot);
                let motion = Motion::Left { owner, figure: figure.name().into(), point: stand, to: player };
                self.tell(Some(player), text, vec![square(spot.at)], Some(motion));
            }
            _ => {}
        }
    }

    fn bridges_and_bazaars(&mut self, event: &Event) {
        match event {
            Event::Bridge { player, at, axis: along } => {
                let text = Text::new("log-bridge").player(*player).with("axis", axis(*along));
                let motion = Motion::Placed { owner: *player, figure: "bridge".into(), point: middle(*at) };
                self.tell(Some(*player), text, vec![square(*at)], Some(motion));
            }
            Event::Castle { player, tiles } => {
                let motion =
                    center(tiles).map(|point| Motion::Placed { owner: *player, figure: "castle".into(), point });
                let squares = tiles.iter().map(|at| square(*at)).collect();
                self.tell(Some(*player), Text::new("log-castle").player(*player), squares, motion);
            }
            Event::Auction { tiles } => {
                self.tell(None, Text::new("log-auction").with("n", tiles.len()), Vec::new(), None);
            }
            Event::Chosen { player, .. } => {
                self.tell(Some(*player), Text::new("log-chosen").player(*player), Vec::new(), None);
            }
            Event::Won { player, .. } => {
                self.tell(Some(*player), Text::new("log-won").player(*player), Vec::new(), None);
            }
            _ => {}
        }
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::EnteredCity { player, figure, quarter: to } => {
                let motion = self.board.quarter(to).map(|at| Motion::Placed {
                    owner: player,
                    figure: figure.name().into(),
                    point: point(at),
                });
                self.plain(event, motion);
            }
            Event::LeftCity { player, figure, quarter: from, spot } => {
                let text = Text::new("log-leaves").player(player).figure(figure);
                let text = text.with("quarter", from.name()).with("kind", self.words.kind(spot));
                let stand = self.stand(player, figure, spot);
                let motion = Motion::Placed { owner: player, figure: figure.name().into(), point: stand };
                self.tell(Some(player), text, vec![square(spot.at)], Some(motion));
            }
            Event::Count { quarter: to } => {
                let motion = self.board.quarter(to).map(|at| Motion::Walked { who: "count".into(), point: point(at) });
                self.plain(event, motion);
            }
            _ => {}
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
