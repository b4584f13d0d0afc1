//! Goes through a game, a few visits at a time.

use std::sync::Arc;

use aude_engine::{Action, Log, Phase, Rules, State};

use super::{Class, DecisionReview, DrawReview, Judged, Step, Verdict, grade::DECIDED};
use crate::{Budget, Careful, Search, Tuning, Values, Weights, Worth, suggest::explain};

/// So many actions of a decision are compared, and the played one.
const LINES: usize = 4;

/// How much a review searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Depth {
    /// Visits for each action that is compared.
    pub visits: u32,
}

impl Depth {
    /// The most visits for each action.
    pub const MOST: u32 = 1_000_000;

    /// Visits for each kind of tile that could have been drawn. All kinds together get about as much as a decision; where many
    /// kinds are left, each gets a few at least.
    fn of_draw(self, kinds: usize) -> u32 {
        (8 * u64::from(self.visits) / kinds as u64).clamp(4.min(self.visits.into()), self.visits.into()) as u32
    }
}

impl Default for Depth {
    /// A base game of two players takes less than a minute on one core.
    fn default() -> Self {
        Self { visits: 600 }
    }
}

/// Reviews a game, step by step and in slices.
///
/// ```
/// use aude_bots::review::{Depth, Reviewer, accounts};
/// use aude_engine::{Action, Deck, Log, Phase, Rules, Setup};
/// use std::sync::Arc;
///
/// let rules = Arc::new(Rules::new(&Setup::players(2)).unwrap());
/// let (mut state, mut steps) = (rules.start(), Vec::new());
/// for _ in 0..6 {
///     let draw = state.phase() == Phase::Draw;
///     let action = if draw { Deck::new(1).draw(&rules, &state) } else { state.legal_actions(&rules)[0] };
///     state.play(&rules, action, &mut Log::off()).unwrap();
///     steps.push(action);
/// }
/// let mut reviewer = Reviewer::new(rules, steps, Depth { visits: 10 }).unwrap();
/// while !reviewer.advance(100) {
///     // Here is time for other things; `reviewer.reviewed()` has what is known so far.
/// }
/// assert_eq!(reviewer.reviewed().len(), 6);
/// let accounts = accounts(&reviewer);
/// assert_eq!(accounts.len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Reviewer {
    rules: Arc<Rules>,
    steps: Vec<Action>,
    depth: Depth,
    /// The position before the step that is reviewed now.
    state: State,
    reviewed: Vec<Step>,
    search: Search,
    stage: Stage,
    /// Visits so far.
    visits: u64,
}

/// What is being found out about a step.
#[derive(Clone, Debug)]
enum Stage {
    /// Nothing yet.
    Begin,
    /// Which actions are worth comparing: a search of the position itself.
    Choose,
    /// What positions are worth, each by a search of its own.
    Weigh(Weighing),
}

#[derive(Clone, Debug)]
struct Weighing {
    /// What leads to each position, and its chance where it is a draw.
    actions: Vec<(Action, f32)>,
    positions: Vec<State>,
    visits: u32,
    worths: Vec<Worth>,
    /// Whether the search has turned to the next position.
    begun: bool,
}

impl Weighing {
    fn new(rules: &Rules, state: &State, actions: Vec<(Action, f32)>, visits: u32) -> Self {
        let after = |(action, _): &(Action, f32)| {
            let mut next = state.clone();
            next.play_unchecked(rules, *action, &mut Log::off());
            next
        };
        let positions = actions.iter().map(after).collect();
        Self { actions, positions, visits, worths: Vec::new(), begun: false }
    }
}

impl Reviewer {
    /// A review of a game with these steps, draws and decisions, from its start. Returns `None` if one of them is not legal.
    pub fn new(rules: Arc<Rules>, steps: Vec<Action>, depth: Depth) -> Option<Self> {
        let (mut state, mut log) = (rules.start(), Log::off());
        let mut played = Vec::with_capacity(steps.len());
        for step in steps {
            let step = state.canonical(&rules, step);
            state.play(&rules, step, &mut log).ok()?;
            played.push(step);
        }
        let search = Search::new(&rules, Weights::default(), Budget::Visits(depth.visits), Tuning::default());
        let state = rules.start();
        Some(Self { rules, steps: played, depth, state, reviewed: Vec::new(), search, stage: Stage::Begin, visits: 0 })
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// All steps of the game.
    pub fn steps(&self) -> &[Action] {
        &self.steps
    }

    /// How much it searches.
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// The steps that are reviewed.
    pub fn reviewed(&self) -> &[Step] {
        &self.reviewed
    }

    /// Whether all steps are reviewed.
    pub fn is_done(&self) -> bool {
        self.reviewed.len() == self.steps.len()
    }

    /// The position after the last reviewed step.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Visits so far.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// Goes on for about so many visits. Returns whether all steps are reviewed.
    pub fn advance(&mut self, visits: u32) -> bool {
        let end = self.visits + u64::from(visits);
        while !self.is_done() && self.visits < end {
            self.work(&mut || true);
        }
        self.is_done()
    }

    /// Goes on as long as `go_on` returns true, which is asked every few milliseconds at least. Returns whether all steps
    /// are reviewed. The result does not depend on when it was interrupted.
    pub fn advance_while(&mut self, mut go_on: impl FnMut() -> bool) -> bool {
        while !self.is_done() && go_on() {
            self.work(&mut go_on);
        }
        self.is_done()
    }

    /// Does a little: at most one visit, or as much of it as `patient` waits for.
    fn work(&mut self, patient: &mut dyn FnMut() -> bool) {
        let Self { rules, state, search, depth, stage, visits, .. } = self;
        match stage {
            Stage::Begin => self.begin(),
            Stage::Choose => {
                if search.looked(depth.visits) < depth.visits {
                    *visits += u64::from(search.go_on(rules, state, patient));
                    return;
                }
                let seen = search.thoughts(rules, state);
                let best = seen.iter().map(|thought| thought.action).take(LINES).collect();
                self.compare(best);
            }
            Stage::Weigh(weighing) => {
                let Some(position) = weighing.positions.get(weighing.worths.len()) else {
                    self.finish();
                    return;
                };
                if position.phase() == Phase::Over {
                    weighing.worths.push(result(rules, position));
                    return;
                }
                if !weighing.begun {
                    search.start(position);
                    weighing.begun = true;
                }
                if search.looked(weighing.visits) < weighing.visits {
                    *visits += u64::from(search.go_on(rules, position, patient));
                    return;
                }
                weighing.worths.push(search.worth());
                weighing.begun = false;
            }
        }
    }

    /// Begins with a step.
    fn begin(&mut self) {
        let (rules, state) = (&self.rules, &self.state);
        if state.phase() == Phase::Draw {
            let kinds: Vec<_> = state.drawable(rules).collect();
            if kinds.len() < 2 {
                return self.push_draw(kinds.len(), None);
            }
            let total: usize = kinds.iter().map(|(_, n)| n).sum();
            let actions = kinds.iter().map(|(tile, n)| (Action::Draw(*tile), *n as f32 / total as f32)).collect();
            self.stage = Stage::Weigh(Weighing::new(rules, state, actions, self.depth.of_draw(kinds.len())));
            return;
        }
        let actions = state.legal_actions(rules);
        if actions.len() < 2 {
            self.push(Step::Decision(DecisionReview {
                player: state.decider(),
                action: self.steps[self.reviewed.len()],
                verdict: None,
            }));
        } else if actions.len() <= LINES {
            self.compare(actions);
        } else {
            self.search.start(state);
            self.stage = Stage::Choose;
        }
    }

    /// Compares some actions with the one that was played.
    fn compare(&mut self, mut actions: Vec<Action>) {
        let played = self.steps[self.reviewed.len()];
        if !actions.contains(&played) {
            actions.push(played);
        }
        let actions = actions.into_iter().map(|action| (action, 1.0)).collect();
        self.stage = Stage::Weigh(Weighing::new(&self.rules, &self.state, actions, self.depth.visits));
    }

    /// Concludes from what positions are worth.
    fn finish(&mut self) {
        let Stage::Weigh(weighing) = std::mem::replace(&mut self.stage, Stage::Begin) else { return };
        let played = self.steps[self.reviewed.len()];
        if let Action::Draw(_) = played {
            let mut mean = Worth::default();
            for ((_, chance), worth) in weighing.actions.iter().zip(&weighing.worths) {
                mean.add(worth, *chance);
            }
            let drawn = weighing.actions.iter().position(|(action, _)| *action == played).expect("it could be drawn");
            return self.push_draw(weighing.actions.len(), Some([mean, weighing.worths[drawn]]));
        }
        let (rules, state) = (&self.rules, &self.state);
        let player = state.decider();
        let thoughts = weighing.actions.iter().map(|(action, _)| (*action, 0.0, 0)).collect();
        let explained = explain(rules, state, Careful::new(rules, Weights::default()), thoughts, |_| None);
        let judged = explained.iter().zip(&weighing.worths);
        let lines =
            judged.map(|(line, worth)| Judged { action: line.action, worth: *worth, reason: line.reason }).collect();
        let verdict = verdict(lines, played, player, rules.players());
        self.push(Step::Decision(DecisionReview { player, action: played, verdict: Some(verdict) }));
    }

    fn push_draw(&mut self, kinds: usize, worth: Option<[Worth; 2]>) {
        let Action::Draw(tile) = self.steps[self.reviewed.len()] else { unreachable!("a draw is due") };
        self.push(Step::Draw(DrawReview { player: self.state.player(), tile, kinds, worth }));
    }

    fn push(&mut self, step: Step) {
        self.state.play_unchecked(&self.rules, self.steps[self.reviewed.len()], &mut Log::off());
        self.reviewed.push(step);
        self.stage = Stage::Begin;
    }
}

/// What the end of a game is worth.
pub(super) fn result(rules: &Rules, state: &State) -> Worth {
    let players = rules.players();
    Worth::result(std::array::from_fn(|p| if p < players { state.score(p) as f32 } else { 0.0 }), players)
}

/// Compares what was played with the rest.
fn verdict(mut lines: Vec<Judged>, played: Action, player: usize, players: usize) -> Verdict {
    let most = |value: fn(&Worth) -> &Values| lines.iter().map(|l| value(&l.worth)[player]).fold(f32::MIN, f32::max);
    let (chance, lead) = (most(|worth| &worth.chance), most(|worth| &worth.lead));
    let after = lines.iter().find(|line| line.action == played).map_or(chance, |line| line.worth.chance[player]);
    let by_lead = players == 1 || chance < DECIDED || after > 1.0 - DECIDED;
    let rank = |line: &Judged| {
        let Worth { chance, lead, .. } = &line.worth;
        if by_lead { (lead[player], chance[player]) } else { (chance[player], lead[player]) }
    };
    // What was played comes first among equals.
    let key = |line: &Judged| (rank(line), line.action == played);
    lines.sort_by(|a, b| {
        let ((a, a_played), (b, b_played)) = (key(a), key(b));
        b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)).then(b_played.cmp(&a_played))
    });
    let played = lines.iter().position(|line| line.action == played).expect("it is compared");
    let worth = &lines[played].worth;
    let (chance, lead) = (chance - worth.chance[player], lead - worth.lead[player]);
    let mut verdict = Verdict { lines, played, chance, lead, by_lead, class: Class::Best };
    verdict.class = Class::of(verdict.loss());
    verdict
}
