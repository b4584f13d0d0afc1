//! Plays scenarios and checks what they say.

use super::{Act, Decisions, Lay, Outcome, Points, Scenario, ScenarioError, Scene, Step, Try, Where};
use crate::{
    Action, Arguments, Design, Event, Log, Phase, Placement, Rules, Setup, Span, Spot, State, Target, score::Scored,
};

type Result<T> = std::result::Result<T, String>;

impl Scenario {
    /// Plays the scenario and checks everything it says; the error names the first line that does not hold.
    pub fn run(&self) -> std::result::Result<(), ScenarioError> {
        self.outcome().map(|_| ())
    }

    /// The decisions of the last line of moves, for those who ask whether somebody would take them: the rules, and for each the
    /// position and what the scenario does in it. Everything before that line is played and checked.
    ///
    /// ```
    /// let text = "
    /// ## EX-1 What would you do?
    /// Red: U 1,0; follower road E W
    /// Blue: U 2,0; pass
    /// ";
    /// let scenario = &aude_engine::scenario::parse(text).unwrap()[0];
    /// let (rules, decisions) = scenario.last_line().unwrap();
    /// assert_eq!(decisions.len(), 2);
    /// assert!(decisions.iter().all(|(state, action)| state.decider() == 1 && state.is_legal(&rules, *action)));
    /// ```
    pub fn last_line(&self) -> std::result::Result<(Rules, Decisions), ScenarioError> {
        let fault = |line: usize| move |message: String| ScenarioError { line, message };
        let rules = self.rules_with_draws().map_err(fault(self.line))?;
        let moves = |(_, step): &(usize, Step)| matches!(step, Step::Move(..) | Step::Acts(..));
        let Some(last) = self.steps.iter().rposition(moves) else {
            return Err(fault(self.line)("nobody does anything in the scenario".into()));
        };
        let mut player = self.play(&rules, &self.steps[..last])?;
        let mut decisions = Vec::new();
        let (line, step) = &self.steps[last];
        let (lay, acts) = match step {
            Step::Move(_, lay, acts) => (Some(lay), acts.as_slice()),
            Step::Acts(_, acts) => (None, acts.as_slice()),
            _ => (None, &[][..]),
        };
        let mut decide = |player: &mut Player<'_>, action: Result<Action>| {
            let action = player.state.canonical(&rules, action?);
            decisions.push((player.state.clone(), action));
            player.play(action)
        };
        if let Some(lay) = lay {
            let action = player.lay_action(lay);
            decide(&mut player, action).map_err(fault(*line))?;
        }
        for act in acts {
            let action = player.action(act);
            decide(&mut player, action).map_err(fault(*line))?;
        }
        Ok((rules, decisions))
    }

    /// Plays the scenario, checks everything it says, and tells where it leads: nowhere if its setup is to be refused.
    ///
    /// ```
    /// let text = "
    /// ## EX-1 A road begins
    /// Red: U 1,0; follower road E W
    /// ";
    /// let end = aude_engine::scenario::parse(text).unwrap()[0].outcome().unwrap().unwrap();
    /// assert_eq!(end.state.figures().count(), 1);
    /// ```
    pub fn outcome(&self) -> std::result::Result<Option<Outcome>, ScenarioError> {
        let fault = |line: usize| move |message: String| ScenarioError { line, message };
        if self.steps.is_empty() {
            return Err(fault(self.line)("the scenario checks nothing".into()));
        }
        if let [(line, Step::Refused(field))] = self.steps.as_slice() {
            return match Rules::new(&self.setup) {
                Err(error) if error.field == *field => Ok(None),
                Err(error) => Err(fault(*line)(format!("refused for another reason: {error}"))),
                Ok(_) => Err(fault(*line)("the setup was accepted".into())),
            };
        }
        let rules = self.rules_with_draws().map_err(fault(self.line))?;
        let Player { state, rest, before, mut events, .. } = self.play(&rules, &self.steps)?;
        let moves = |(_, step): &(usize, Step)| matches!(step, Step::Move(..) | Step::Acts(..));
        let is_scene = self.setup.start.is_some() || self.steps.iter().any(moves);
        let state = match rest {
            Some((before, told)) if state.phase() != Phase::Over => {
                events.truncate(told);
                before
            }
            _ => state,
        };
        Ok(Some(Outcome { rules, state, before, events, is_scene }))
    }

    /// Plays some of its steps, and checks what they say.
    pub(super) fn play<'a>(
        &'a self,
        rules: &'a Rules,
        steps: &[(usize, Step)],
    ) -> std::result::Result<Player<'a>, ScenarioError> {
        let fault = |line: usize| move |message: String| ScenarioError { line, message };
        let mut player = Player::at(self, rules, rules.start());
        player.draw().map_err(fault(self.line))?;
        for (line, step) in steps {
            player.step(step).map_err(fault(*line))?;
        }
        Ok(player)
    }

    /// The rules of the game, with the tiles of the moves drawn in order and, unless the scenario says that
    /// the game is over, the rest of the bag after them.
    pub(super) fn rules_with_draws(&self) -> Result<Rules> {
        let mut draws: Vec<String> = Vec::new();
        let mut pending: Option<&String> = None;
        let mut add = |tile: &String| draws.push(tile.clone());
        // Tiles that were laid aside go back into the bag and come after the rest.
        let mut aside: Vec<String> = Vec::new();
        // Tiles for sale are drawn before they are placed.
        let (mut sold, mut on_sale): (Vec<String>, bool) = (Vec::new(), false);
        for (_, step) in &self.steps {
            match step {
                Step::Aside(tiles) => {
                    for tile in tiles.iter().skip(aside.len()) {
                        add(tile);
                        aside.push(tile.clone());
                    }
                }
                Step::Move(_, Lay { tile: Some(tile), .. }, _) if aside.contains(tile) => {
                    let first = aside.iter().position(|t| t == tile).expect("it is there");
                    aside.remove(first);
                }
                Step::Drawn(tile) => {
                    add(tile);
                    pending = Some(tile);
                }
                Step::Sale(tiles) if !on_sale => {
                    tiles.iter().for_each(&mut add);
                    on_sale = true;
                    sold.extend(tiles.iter().cloned());
                }
                Step::Move(_, Lay { tile: Some(tile), .. }, _) if sold.contains(tile) => {
                    let first = sold.iter().position(|t| t == tile).expect("it is there");
                    sold.remove(first);
                    on_sale &= !sold.is_empty();
                }
                Step::Removed(tiles) => tiles.iter().for_each(&mut add),
                Step::Move(_, Lay { tile: Some(tile), .. }, _) if pending.take() != Some(tile) => add(tile),
                _ => {}
            }
        }
        let build = |setup: &Setup| Rules::new(setup).map_err(|e| e.to_string());
        let mut setup = self.setup.clone();
        let rest = self.steps.iter().find_map(|(_, step)| if let Step::Bag(tiles) = step { Some(tiles) } else { None });
        if let Some(rest) = rest {
            draws.extend(rest.iter().cloned());
        } else if !self.steps.iter().any(|(_, step)| matches!(step, Step::Over(_))) {
            let rules = Rules::before_draws(&setup).map_err(|e| e.to_string())?;
            let bag = rules.start();
            for (design, tile) in rules.tiles() {
                let used = draws.iter().filter(|t| *t == tile.id).count();
                draws.extend((used..bag.in_bag(design)).map(|_| tile.id.to_string()));
            }
        }
        setup.draw = Some(draws);
        build(&setup)
    }
}

pub(super) struct Player<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) rules: &'a Rules,
    pub(super) state: State,
    pub(super) log: Log,
    /// Score events of the last move, and of the final scoring.
    pub(super) scored: Vec<Points>,
    pub(super) last: Vec<Points>,
    /// What came of the last move.
    events: Vec<Event>,
    /// The position before it.
    before: Option<State>,
    /// The position before tiles were drawn for the next one, and how much of what came of the last had been told.
    rest: Option<(State, usize)>,
}

impl<'a> Player<'a> {
    pub(super) fn at(scenario: &'a Scenario, rules: &'a Rules, state: State) -> Self {
        let (scored, last, events) = (Vec::new(), Vec::new(), Vec::new());
        Self { scenario, rules, state, log: Log::on(), scored, last, events, before: None, rest: None }
    }

    fn name(&self, player: usize) -> &str {
        &self.scenario.setup.players[player]
    }

    fn tile_name(&self, design: Design) -> &'static str {
        self.rules.tile(design).id
    }

    fn play(&mut self, action: Action) -> Result<()> {
        let action = self.state.canonical(self.rules, action);
        self.state.play(self.rules, action, &mut self.log).map_err(|e| format!("not legal: {e}"))?;
        for event in self.log.take() {
            if let Event::Scored(s) = &event {
                let list = if s.last { &mut self.last } else { &mut self.scored };
                list.push(Points { player: s.player, n: s.points, cause: s.cause });
            }
            self.events.push(event);
        }
        self.scored.sort();
        self.last.sort();
        Ok(())
    }

    /// A tile is about to be placed: what came of the last one is not asked for any more.
    fn begin(&mut self) {
        self.scored.clear();
        self.events.clear();
        self.before = Some(self.state.clone());
    }

    fn draw(&mut self) -> Result<()> {
        self.rest = (self.state.phase() == Phase::Draw).then(|| (self.state.clone(), self.events.len()));
        while self.state.phase() == Phase::Draw {
            let action = self.state.legal_actions(self.rules)[0];
            self.play(action)?;
        }
        Ok(())
    }

    fn expect_player(&self, player: usize) -> Result<()> {
        match self.state.phase() {
            Phase::Over => Err("the game is over".into()),
            _ if self.state.decider() == player => Ok(()),
            _ => Err(format!("it is up to {}", self.name(self.state.decider()))),
        }
    }

    pub(super) fn lay_action(&self, lay: &Lay) -> Result<Action> {
        let design = match &lay.tile {
            Some(id) => self.rules.design(id).ok_or_else(|| format!("tile {id} is not in play"))?,
            None => self.state.tile().ok_or("no tile is in play")?,
        };
        let placement = Placement::new(lay.at, lay.turn);
        let Some((over, axis)) = lay.bridge else { return Ok(Action::PlaceTile(design, placement)) };
        let span = Span::of(lay.at, over, axis);
        let span = span.ok_or("a bridge goes over the tile, or over a neighbour towards it")?;
        Ok(Action::PlaceBridged(design, placement, span))
    }

    fn spot(&self, place: &Where) -> Result<Spot> {
        let at = match place.at {
            Some(at) => at,
            None => self.state.last_tile().ok_or("there is no tile on the table")?.at,
        };
        self.state.find_segment(self.rules, at, &place.segment)
    }

    pub(super) fn action(&self, act: &Act) -> Result<Action> {
        let (verb, arguments) = match act {
            Act::Open => return Err("`...` comes last".into()),
            Act::Do(verb, arguments, None) => (verb, *arguments),
            Act::Do(verb, arguments, Some(place)) => (verb, arguments.on(self.spot(place)?)),
            Act::Tile(verb, tile) => {
                let design = self.rules.design(tile).ok_or_else(|| format!("tile {tile} is not in play"))?;
                (verb, Arguments::Tile(design))
            }
        };
        verb.action(arguments).ok_or_else(|| "its arguments do not fit".into())
    }

    /// Plays what a player does; whatever else could be done in the turn is declined, unless it stays open. A second tile is
    /// taken.
    fn acts(&mut self, player: usize, acts: &[Act]) -> Result<()> {
        for act in acts {
            if matches!(act, Act::Open) {
                return self.draw();
            }
            self.expect_player(player)?;
            if matches!(act, Act::Do(verb, ..) if verb.target == Target::HeldTile) {
                self.begin();
            }
            let action = self.action(act)?;
            self.play(action)?;
        }
        let open = |state: &State| matches!(state.phase(), Phase::PlaceTile | Phase::Abbey | Phase::AuctionBid);
        while !open(&self.state) && self.state.is_legal(self.rules, Action::Pass) {
            let second = self.state.phase() == Phase::SecondTile;
            self.play(if second { Action::SecondTile } else { Action::Pass })?;
        }
        self.draw()
    }

    fn step(&mut self, step: &Step) -> Result<()> {
        match step {
            Step::Move(player, lay, acts) => {
                self.expect_player(*player)?;
                if self.state.phase() == Phase::Abbey {
                    self.play(Action::Pass)?;
                    self.draw()?;
                }
                self.begin();
                let action = self.lay_action(lay)?;
                self.play(action)?;
                self.acts(*player, acts)
            }
            Step::Acts(player, acts) => self.acts(*player, acts),
            Step::Drawn(tile) => equal("the tile in play", self.state.tile().map(|d| self.tile_name(d)), Some(tile)),
            Step::Removed(tiles) => {
                let removed: Vec<_> = self.state.removed().iter().map(|d| self.tile_name(*d)).collect();
                equal("the removed tiles", removed, tiles.clone())
            }
            Step::Bag(tiles) => equal("the tiles in the bag", self.state.left(), tiles.len()),
            Step::Best(_, lay, acts) => self.answer(lay.as_ref(), acts).map(|_| ()),
            Step::Can(expected, tried) => self.can(*expected, tried),
            Step::Scores(scores) => scores.iter().try_for_each(|(player, points)| {
                equal(&format!("the score of {}", self.name(*player)), self.state.score(*player), *points)
            }),
            Step::Supply(supply) => supply.iter().try_for_each(|(player, figure, n)| {
                let what = format!("the supply of {} ({figure})", self.name(*player));
                equal(&what, self.state.supply_of(*player, *figure), *n)
            }),
            Step::Scored(points) => self.compare("scored", &self.scored, points),
            Step::Over(points) => {
                equal("the phase", self.state.phase(), Phase::Over)?;
                self.compare("scored at the end", &self.last, points)
            }
            Step::Winners(winners) => equal("the winners", self.state.winners(self.rules), winners.clone()),
            Step::Turn(player) => {
                equal("the player in turn", self.name(self.state.player()), self.name(*player))?;
                if self.state.phase() == Phase::Over { Err("the game is over".into()) } else { Ok(()) }
            }
            Step::Left(n) => equal("the tiles left, with the one in play", self.tiles_left(), *n),
            Step::Table(n) => equal("the tiles on the table", self.state.tiles().count(), *n),
            Step::Joined(expected, one, two) => {
                let (one, two) = (self.spot(one)?, self.spot(two)?);
                let features = self.state.features(self.rules);
                let joined = features.iter().any(|f| f.segments.contains(&one) && f.segments.contains(&two));
                equal("belonging to the same feature", joined, *expected)
            }
            Step::Complete(expected, place) => {
                let spot = self.spot(place)?;
                let features = self.state.features(self.rules);
                let complete = features.iter().any(|f| f.segments.contains(&spot) && f.complete);
                equal("being complete", complete, *expected)
            }
            Step::Part(n) => equal("the part of the turn", 1 + u8::from(self.state.is_second_part()), *n),
            Step::Aside(tiles) => {
                let aside: Vec<_> = self.state.aside().iter().map(|d| self.tile_name(*d)).collect();
                equal("the tiles laid aside", aside, tiles.clone())
            }
            Step::Sale(tiles) => {
                let sale = self.state.auction().map_or_else(Vec::new, |a| a.tiles().to_vec());
                equal("the tiles for sale", sale.iter().map(|d| self.tile_name(*d)).collect::<Vec<_>>(), tiles.clone())
            }
            Step::Check(check, expected) => {
                let scene = Scene { rules: self.rules, state: &self.state, names: &self.scenario.setup.players };
                check.check(&scene, expected)
            }
            Step::Phase(name) => equal("the decision", self.state.phase().name(), name.as_str()),
            Step::Decides(player) => equal("who decides", self.state.decider(), *player),
            Step::Worth { kind, complete, tiles, marks, points } => {
                let scored = Scored { kind: *kind, complete: *complete, tiles: *tiles, marks: *marks };
                equal("the worth", scored.points(self.rules), *points)
            }
            Step::Refused(_) => Err("`refused` must be the only thing a scenario checks".into()),
        }
    }

    fn tiles_left(&self) -> usize {
        self.state.left() + usize::from(self.state.tile().is_some())
    }

    fn can(&self, expected: bool, tried: &Try) -> Result<()> {
        let action = match tried {
            Try::Tile(lay) => self.lay_action(lay)?,
            Try::Act(act) => self.action(act)?,
        };
        match (expected, self.state.check(self.rules, self.state.canonical(self.rules, action))) {
            (true, Err(error)) => Err(format!("not legal: {error}")),
            (false, Ok(())) => Err("this is legal".into()),
            _ => Ok(()),
        }
    }

    fn compare(&self, what: &str, found: &[Points], expected: &[Points]) -> Result<()> {
        let text = |list: &[Points]| {
            let entries: Vec<_> =
                list.iter().map(|p| format!("{} {} {}", self.name(p.player), p.n, p.cause.name())).collect();
            if entries.is_empty() { "nothing".into() } else { entries.join(", ") }
        };
        if found == expected { Ok(()) } else { Err(format!("{what}: {}, not {}", text(found), text(expected))) }
    }
}

#[allow(clippy::needless_pass_by_value, reason = "callers have values")]
fn equal<A: PartialEq<B> + std::fmt::Debug, B: std::fmt::Debug>(what: &str, found: A, expected: B) -> Result<()> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?}, not {expected:?}")) }
}
