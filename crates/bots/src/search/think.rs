//! Thinking in slices.
//!
//! The caller decides how long a search goes on: a clock, a browser that must stay responsive, a player who stops
//! waiting. [`Search::start`] sets the position, [`Search::think_for`] and [`Search::think_while`] think for a
//! slice, and [`Search::thoughts`] gives the result at any time.
//!
//! With all parts in play one visit to the tree may rate thousands of turns and take a tenth of a second. So a
//! visit can stop between two rated actions and continue in the next slice.
//!
//! The tree lives in two lists that are cleared and never freed, and positions are copied over old ones. A search
//! allocates only while these grow; `tests/memory.rs` counts.

use std::time::Instant;

use aude_engine::{Action, Rules, State};

use super::{Budget, NONE, Search};
use crate::careful::lead;

/// A tree of more branches than this (about 100 MB) does not grow any further.
pub(super) const MAX_EDGES: usize = 1 << 22;

/// How far thinking has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Lines of play looked at, all slices together.
    pub visits: u32,
    /// Whether thinking on would change nothing: there is nothing to choose, or no more room in memory.
    pub done: bool,
}

/// What a search thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The action.
    pub action: Action,
    /// The lead over the best of the others, in points, that it is expected to end with.
    pub value: f32,
    /// How often it was looked at.
    pub visits: u32,
}

impl Search {
    /// Turns to a position, to think about it in slices. Unlike [`Search::begin`] this takes no time.
    ///
    /// ```
    /// use aude_bots::{Budget, Search, Tuning, Weights};
    /// use aude_engine::{Deck, Log, Rules, Setup};
    /// use std::time::Duration;
    ///
    /// let rules = Rules::new(&Setup::players(2)).unwrap();
    /// let mut state = rules.start();
    /// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
    /// let mut search = Search::new(&rules, Weights::default(), Budget::Visits(100), Tuning::default());
    /// search.start(&state);
    /// while search.think_for(&rules, &state, Budget::Time(Duration::from_millis(5))).visits < 100 {
    ///     // Here is time for other things.
    /// }
    /// let best = search.thoughts(&rules, &state)[0];
    /// assert!(state.is_legal(&rules, best.action));
    /// ```
    pub fn start(&mut self, root: &State) {
        self.turn_to(root);
    }

    /// Thinks on about the position it turned to, for a slice. The position must be the same.
    pub fn think_for(&mut self, rules: &Rules, root: &State, slice: Budget) -> Progress {
        match slice {
            Budget::Visits(n) => {
                let end = self.progress().visits.saturating_add(n);
                self.think_while(rules, root, |progress| progress.visits < end)
            }
            Budget::Time(time) => {
                let start = Instant::now();
                self.think_while(rules, root, |_| start.elapsed() < time)
            }
        }
    }

    /// Thinks on as long as somebody wants it, who is asked again and again, with all parts in play every few
    /// milliseconds at least. What was begun is kept.
    pub fn think_while(&mut self, rules: &Rules, root: &State, mut go_on: impl FnMut(Progress) -> bool) -> Progress {
        while !self.progress().done && go_on(self.progress()) && self.step(rules, root, &mut go_on) {}
        self.progress()
    }

    /// How far thinking has come.
    pub fn progress(&self) -> Progress {
        let Some(root) = self.nodes.first() else { return Progress { visits: 0, done: self.opening.is_none() } };
        let done = root.decider.is_none() || root.edges.len() < 2 || self.edges.len() >= MAX_EDGES;
        Progress { visits: root.visits, done }
    }

    /// What the search thinks of every action of the decision it looked at, the best first: the one it would take. Of
    /// what it never looked at it thinks what the careful player does.
    pub fn thoughts(&mut self, rules: &Rules, root: &State) -> Vec<Thought> {
        let Some(node) = self.nodes.first() else { return Vec::new() };
        if node.decider.is_none() {
            return Vec::new();
        }
        let list = self.edges[node.edges.start as usize..node.edges.end as usize].to_vec();
        let me = root.decider();
        let mut rated = Vec::new();
        self.eyes.rate(rules, root, |_, values| rated.push(lead(values, rules.players(), me)));
        let mut thoughts: Vec<_> = (list.iter().zip(rated))
            .map(|(edge, rated)| match edge.child {
                NONE => (Thought { action: edge.action, value: rated, visits: 0 }, edge.first),
                child => {
                    let node = &self.nodes[child as usize];
                    let thought = Thought { action: edge.action, value: self.points(child), visits: node.visits };
                    (thought, node.mean[me])
                }
            })
            .collect();
        // The order of `favourite`: what was looked at most, and the last of equal ones.
        thoughts.reverse();
        thoughts.sort_by(|a, b| b.0.visits.cmp(&a.0.visits).then(b.1.total_cmp(&a.1)));
        thoughts.into_iter().map(|t| t.0).collect()
    }

    /// The action of the tree that follows on an action of the decision looked at, if the search knows.
    pub fn reply_to(&self, action: Action) -> Option<Action> {
        let root = self.nodes.first()?;
        let edges = &self.edges[root.edges.start as usize..root.edges.end as usize];
        let child = edges.iter().find(|e| e.action == action)?.child;
        let node = self.nodes.get(child as usize)?;
        (node.decider.is_some() && node.visits > 0).then(|| self.favourite(child).action)
    }

    /// What a node is worth in points to whoever decides at the root. What is carried up while thinking is the chance
    /// to win, which says little to people; this is worked out when they ask, by the same weights.
    fn points(&self, node: u32) -> f32 {
        let first = lead(&self.promises[node as usize].0, self.players, self.decider);
        let node = &self.nodes[node as usize];
        let (mut sum, mut weight) = (0.0, 0.0);
        for edge in &self.edges[node.edges.start as usize..node.edges.end as usize] {
            if edge.child != NONE {
                let visits = self.nodes[edge.child as usize].visits as f32;
                let w = if node.decider.is_some() { visits } else { edge.share };
                sum += w * self.points(edge.child);
                weight += w;
            }
        }
        if node.decider.is_none() {
            let rest = if node.edges.is_empty() { 1.0 } else { (1.0 - weight).max(0.0) };
            sum += rest * first;
            weight += rest;
        }
        if weight > 0.0 { sum / weight } else { first }
    }
}
