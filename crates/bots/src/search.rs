//! A player who looks several turns ahead, as far as the time allows.
//!
//! The tree has nodes for decisions and nodes for draws, one branch for each kind of tile. A decision is opened by
//! rating all its actions with the careful player's eyes; what it found serves twice, as the first value of each action
//! and as the share of attention that it deserves. Placing a tile and placing a figure are two levels, so that what
//! was learned about a place is shared by all figures. Draws are not sampled: whatever tile is furthest behind its
//! share comes next, and the value of a draw is the sum over the kinds by their chances, so that luck does not blur it.
//!
//! Positions are not kept in the tree: each visit plays its way down from the root. A visit ends in a fresh decision
//! about a tile; its best action, judged, is the value that is carried up.

mod think;
mod worth;

use aude_engine::{Action, Log, MAX_PLAYERS, Phase, Rules, State};

pub use think::{Progress, Thought};
pub use worth::Worth;

use crate::{Careful, Player, Values, Weights, careful::regard};

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So many visits to the tree, whatever time they take: the same move on every machine.
    Visits(u32),
    /// So much time for each decision about a tile.
    Time(std::time::Duration),
}

/// What is tuned about a search.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How much is explored.
    pub explore: f32,
    /// How many points of difference make an action e times less worth looking at.
    pub warmth: f32,
    /// What it is worth to be next to draw a tile.
    pub tempo: f32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self { explore: 0.1, warmth: 3.0, tempo: 1.3 }
    }
}

const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Node {
    /// Who decides; nobody where a tile is drawn or the game is over.
    decider: Option<u8>,
    edges: std::ops::Range<u32>,
    visits: u32,
    /// What the position was judged to be worth before anything below it was known.
    first: Values,
    mean: Values,
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    /// The share of attention it deserves; for a draw its chance.
    share: f32,
    /// The first value to whoever decides.
    first: f32,
    child: u32,
}

/// Looks several turns ahead.
#[derive(Clone, Debug)]
pub struct Search {
    eyes: Careful,
    budget: Budget,
    tuning: Tuning,
    nodes: Vec<Node>,
    /// For each node the points that were expected before anything below it was known, and the tiles that were left.
    promises: Vec<(Values, u16)>,
    edges: Vec<Edge>,
    state: State,
    path: Vec<u32>,
    /// The actions of the position reached, once they are rated.
    rated: Vec<(Action, Values)>,
    /// The branch that leads to a position which is being rated; `NONE` for the root.
    opening: Option<u32>,
    players: usize,
    /// Who decides at the root.
    decider: usize,
    /// What was decided about a figure together with a tile, and in which position.
    plan: Option<(State, Action)>,
}

impl Search {
    /// A player of games of these rules.
    pub fn new(rules: &Rules, weights: Weights, budget: Budget, tuning: Tuning) -> Self {
        Self {
            eyes: Careful::new(rules, weights),
            budget,
            tuning,
            nodes: Vec::new(),
            promises: Vec::new(),
            edges: Vec::new(),
            state: rules.start(),
            path: Vec::new(),
            rated: Vec::new(),
            opening: None,
            players: rules.players(),
            decider: 0,
            plan: None,
        }
    }

    /// How sure a lead is worth winning, from −1 to 1, with so many tiles to come.
    fn utility(&self, values: &Values, left: usize) -> Values {
        let spread = 2.0 + 2.25 * (left as f32).sqrt();
        let mut utility = [0.0; MAX_PLAYERS];
        for (player, utility) in utility.iter_mut().enumerate().take(self.players) {
            *utility = (0.8 * regard(values, self.players, player) / spread).tanh();
        }
        utility
    }

    /// Begins to think about a position.
    pub fn begin(&mut self, rules: &Rules, root: &State) {
        self.turn_to(root);
        self.step(rules, root, &mut |_| true);
    }

    /// Looks at one more line of play.
    pub fn visit(&mut self, rules: &Rules, root: &State) {
        self.step(rules, root, &mut |_| true);
    }

    /// Turns to another position, and looks at nothing yet.
    fn turn_to(&mut self, root: &State) {
        self.nodes.clear();
        self.promises.clear();
        self.edges.clear();
        self.path.clear();
        self.eyes.forget();
        self.state.clone_from(root);
        self.decider = root.decider();
        self.opening = Some(NONE);
    }

    /// Opens the root, or looks at one more line of play. Whoever has no patience any more, asked between two ratings,
    /// gets `false`; the next step goes on from there.
    fn step(&mut self, rules: &Rules, root: &State, patient: &mut dyn FnMut(Progress) -> bool) -> bool {
        let mut node = 0;
        if self.opening.is_none() {
            self.state.clone_from(root);
            self.path.clear();
        }
        loop {
            let edge = if let Some(edge) = self.opening.take() {
                edge
            } else {
                self.path.push(node);
                if self.nodes[node as usize].edges.is_empty() {
                    break;
                }
                let edge = self.select(node);
                self.state.play_unchecked(rules, self.edges[edge as usize].action, &mut Log::off());
                let child = self.edges[edge as usize].child;
                if child != NONE {
                    node = child;
                    continue;
                }
                edge
            };
            if !self.rate(rules, patient) {
                self.opening = Some(edge);
                return false;
            }
            node = self.open(rules);
            if edge == NONE {
                return true;
            }
            self.edges[edge as usize].child = node;
            // What follows a decision about a tile belongs to it; a draw is nothing to stop at.
            if self.nodes[node as usize].decider.is_some() && self.state.phase() != Phase::PlaceFigure {
                self.path.push(node);
                break;
            }
        }
        while let Some(node) = self.path.pop() {
            self.refresh(node);
        }
        true
    }

    /// Rates the actions of the position reached, those that are not rated yet. Says whether that is done.
    fn rate(&mut self, rules: &Rules, patient: &mut dyn FnMut(Progress) -> bool) -> bool {
        if matches!(self.state.phase(), Phase::Draw | Phase::Over) {
            return true;
        }
        let progress = self.progress();
        let Self { eyes, state, rated, .. } = self;
        eyes.rate_while(rules, state, &mut || patient(progress), |action, values| rated.push((action, *values)))
    }

    /// Makes a node of the position reached, from the ratings of its actions.
    fn open(&mut self, rules: &Rules) -> u32 {
        let start = self.edges.len() as u32;
        let left = self.state.left();
        let (decider, values) = match self.state.phase() {
            Phase::Over => (None, std::array::from_fn(|p| self.state.score(p) as f32)),
            Phase::Draw => {
                let total: usize = self.state.drawable(rules).map(|d| d.1).sum();
                for (design, n) in self.state.drawable(rules) {
                    let share = n as f32 / total as f32;
                    self.edges.push(Edge { action: Action::Draw(design), share, first: 0.0, child: NONE });
                }
                let mut values = self.eyes.outlook.values(rules, &self.state);
                values[self.state.player()] += self.tuning.tempo;
                (None, values)
            }
            _ => {
                let me = self.state.decider();
                let mut rated = std::mem::take(&mut self.rated);
                let value = |values: &Values| regard(values, self.players, me);
                let best = rated.iter().map(|r| value(&r.1)).fold(f32::MIN, f32::max);
                let weight = |values: &Values| ((value(values) - best) / self.tuning.warmth).exp();
                let sum: f32 = rated.iter().map(|r| weight(&r.1)).sum();
                let mut top = [0.0; MAX_PLAYERS];
                for (action, mut values) in rated.drain(..) {
                    let share = weight(&values) / sum;
                    if value(&values) >= best {
                        top = values;
                    }
                    if self.state.phase() == Phase::PlaceTile || self.state.phase() == Phase::PlaceFigure {
                        values[(me + 1) % self.players] += self.tuning.tempo;
                    }
                    let first = self.utility(&values, left)[me];
                    self.edges.push(Edge { action, share, first, child: NONE });
                }
                top[(me + 1) % self.players] += self.tuning.tempo;
                self.rated = rated;
                (Some(me as u8), top)
            }
        };
        let first = self.utility(&values, if self.state.phase() == Phase::Over { 0 } else { left });
        let edges = start..self.edges.len() as u32;
        self.nodes.push(Node { decider, edges, visits: 0, first, mean: first });
        self.promises.push((values, left as u16));
        self.nodes.len() as u32 - 1
    }

    /// The branch to look at next.
    fn select(&self, node: u32) -> u32 {
        let Node { decider, edges, visits, .. } = &self.nodes[node as usize];
        let seen = |edge: &Edge| if edge.child == NONE { 0 } else { self.nodes[edge.child as usize].visits };
        let range = edges.start as usize..edges.end as usize;
        let list = &self.edges[range];
        let mut best = (f32::MIN, 0);
        match decider {
            None => {
                // The kind of tile that is furthest behind its share.
                for (i, edge) in list.iter().enumerate() {
                    let behind = edge.share * (*visits + 1) as f32 - seen(edge) as f32;
                    if behind > best.0 {
                        best = (behind, i);
                    }
                }
            }
            Some(me) => {
                let me = *me as usize;
                // How much better or worse things became than they looked at first.
                let (mut drift, mut n) = (0.0, 0.0);
                for edge in list.iter().filter(|e| e.child != NONE) {
                    let w = seen(edge) as f32;
                    drift += w * (self.nodes[edge.child as usize].mean[me] - edge.first);
                    n += w;
                }
                let drift = if n > 0.0 { drift / n } else { 0.0 };
                let root = ((*visits + 1) as f32).sqrt() * self.tuning.explore;
                for (i, edge) in list.iter().enumerate() {
                    let value = match edge.child {
                        NONE => edge.first + drift,
                        child => self.nodes[child as usize].mean[me],
                    };
                    let score = value + root * edge.share / (1 + seen(edge)) as f32;
                    if score > best.0 {
                        best = (score, i);
                    }
                }
            }
        }
        edges.start + best.1 as u32
    }

    /// Works out anew what a node is worth from what is below it.
    fn refresh(&mut self, node: u32) {
        let Node { decider, edges, first, .. } = self.nodes[node as usize].clone();
        let mut sum = [0.0; MAX_PLAYERS];
        let mut weight = 0.0;
        for edge in &self.edges[edges.start as usize..edges.end as usize] {
            if edge.child == NONE {
                continue;
            }
            let child = &self.nodes[edge.child as usize];
            let w = if decider.is_some() { child.visits as f32 } else { edge.share };
            for (sum, mean) in sum.iter_mut().zip(child.mean) {
                *sum += w * mean;
            }
            weight += w;
        }
        if decider.is_none() {
            // Tiles not looked at yet: what was thought before.
            let rest = if edges.is_empty() { 1.0 } else { (1.0 - weight).max(0.0) };
            for (sum, first) in sum.iter_mut().zip(first) {
                *sum += rest * first;
            }
            weight += rest;
        }
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        if weight > 0.0 {
            node.mean = sum.map(|s| s / weight);
        }
    }

    /// The branch looked at most.
    fn favourite(&self, node: u32) -> &Edge {
        let root = &self.nodes[node as usize];
        let me = root.decider.expect("there is something to decide") as usize;
        let list = &self.edges[root.edges.start as usize..root.edges.end as usize];
        let rank = |edge: &Edge| match edge.child {
            NONE => (0, edge.first),
            child => (self.nodes[child as usize].visits, self.nodes[child as usize].mean[me]),
        };
        let best = list.iter().max_by(|a, b| {
            let (a, b) = (rank(a), rank(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        best.expect("there is something to choose")
    }
}

impl Search {
    /// What was decided about a figure together with the tile before, in the position it was decided for.
    pub fn planned(&self, state: &State) -> Option<Action> {
        self.plan.as_ref().filter(|(expected, _)| expected == state).map(|(_, action)| *action)
    }

    /// What it would do in the position it turned to, as far as it has thought. It keeps in mind which figure is to follow
    /// on a tile. Nothing where nothing can be decided.
    pub fn decide(&mut self, rules: &Rules, state: &State) -> Option<Action> {
        // It cannot move before it has looked at all actions.
        if self.nodes.is_empty() {
            self.visit(rules, state);
        }
        self.decide_now(rules, state)
    }

    /// The same for those who cannot wait until it has looked at all actions: it takes the best of those it has looked at,
    /// at least one.
    pub fn decide_now(&mut self, rules: &Rules, state: &State) -> Option<Action> {
        self.plan = None;
        if self.nodes.is_empty() && !self.step(rules, state, &mut |_| false) {
            let Self { eyes, rated, .. } = self;
            eyes.tell_rated(rules, state, |action, values| rated.push((action, *values)));
            self.opening = None;
            self.open(rules);
        }
        self.nodes[0].decider?;
        let Edge { action, child, .. } = *self.favourite(0);
        if child != NONE && self.nodes[child as usize].visits > 0 && state.phase() == Phase::PlaceTile {
            let mut next = state.clone();
            next.play_unchecked(rules, action, &mut Log::off());
            if next.phase() == Phase::PlaceFigure {
                self.plan = Some((next, self.favourite(child).action));
            }
        }
        Some(action)
    }
}

impl Player for Search {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        if let Some(action) = self.planned(state) {
            return action;
        }
        self.start(state);
        self.think_for(rules, state, self.budget);
        self.decide(rules, state).expect("there is something to decide")
    }
}
