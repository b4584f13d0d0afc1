//! What a position is worth to each player, as a review needs it.
//!
//! While it thinks, a search carries one number per player up its tree, in which a narrow win and a clear one differ. A review asks
//! for the chance to win, for points of each player, and for exact results where the game is over. It reads them off the
//! finished tree: what was expected at its leaves, with the best action at each decision and the sum over all tiles at each draw.

use aude_engine::{MAX_PLAYERS, Rules, State};

use super::{NONE, Node, Search, think::MAX_EDGES};
use crate::{Values, careful::lead, math::exp};

/// What a position is worth to each player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// The chance to win, from 0 to 1; players who win together share the win. Together they are 1.
    pub chance: Values,
    /// The lead over the best of the others at the end, in points; the points of a player who plays alone.
    pub lead: Values,
    /// The points at the end.
    pub points: Values,
}

impl Worth {
    /// What a game that ended with these points was worth.
    pub(crate) fn result(points: Values, players: usize) -> Self {
        let mut worth = Self::of_points(points, players);
        let most = points[..players].iter().copied().fold(f32::MIN, f32::max);
        let winners = points[..players].iter().filter(|p| **p >= most).count();
        for (chance, points) in worth.chance.iter_mut().zip(&points[..players]) {
            *chance = if *points >= most { 1.0 / winners as f32 } else { 0.0 };
        }
        worth
    }

    /// What points mean, without chances.
    fn of_points(points: Values, players: usize) -> Self {
        let lead = std::array::from_fn(|p| if p < players { lead(&points, players, p) } else { 0.0 });
        Self { chance: [0.0; MAX_PLAYERS], lead, points }
    }

    /// What is expected from points with so many tiles to come: for two players the same chance as the search's, for
    /// more its generalisation.
    fn expected(points: Values, players: usize, left: u16) -> Self {
        let mut worth = Self::of_points(points, players);
        let spread = 2.0 + 2.25 * f32::from(left).sqrt();
        let most = points[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (chance, points) in worth.chance.iter_mut().zip(&points[..players]) {
            *chance = exp(1.6 * (points - most) / spread);
            sum += *chance;
        }
        worth.chance = worth.chance.map(|chance| chance / sum);
        worth
    }

    /// Adds another with a weight.
    pub(crate) fn add(&mut self, other: &Self, weight: f32) {
        for (sum, value) in
            [(&mut self.chance, &other.chance), (&mut self.lead, &other.lead), (&mut self.points, &other.points)]
        {
            for (sum, value) in sum.iter_mut().zip(value) {
                *sum += weight * value;
            }
        }
    }
}

impl Search {
    /// Opens the root or looks at one more line of play, also where a draw is due. Returns false if `patient`, which is
    /// asked after each rated action, does not wait for the end; the next call then goes on.
    pub(crate) fn go_on(&mut self, rules: &Rules, root: &State, patient: &mut dyn FnMut() -> bool) -> bool {
        self.step(rules, root, &mut |_| patient())
    }

    /// Lines of play looked at since it turned to its position, or `limit` if there is no room for more.
    pub(crate) fn looked(&self, limit: u32) -> u32 {
        let full = self.edges.len() >= MAX_EDGES;
        if full { limit } else { self.nodes.first().map_or(0, |root| root.visits) }
    }

    /// What the position it turned to is worth with best play, as far as it has thought.
    ///
    /// # Panics
    /// If it has not thought at all.
    pub fn worth(&self) -> Worth {
        self.worth_of(0)
    }

    fn worth_of(&self, node: u32) -> Worth {
        let (points, left) = self.promises[node as usize];
        let Node { decider, edges, .. } = &self.nodes[node as usize];
        if edges.is_empty() {
            // Only where the game is over there is nothing to do.
            return Worth::result(points, self.players);
        }
        let first = || Worth::expected(points, self.players, left);
        if decider.is_some() {
            let best = self.favourite(node).child;
            return if best == NONE { first() } else { self.worth_of(best) };
        }
        let mut sum = Worth::default();
        let mut rest = 1.0;
        for edge in &self.edges[edges.start as usize..edges.end as usize] {
            if edge.child != NONE {
                sum.add(&self.worth_of(edge.child), edge.share);
                rest -= edge.share;
            }
        }
        if rest > 1.0e-6 {
            sum.add(&first(), rest);
        }
        sum
    }
}
