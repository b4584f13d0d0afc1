//! What dragon and towers may do to figures on the table.
//!
//! A figure's *stake* is what its owner would lose with it: the feature, if nobody else of the owner holds it, and the
//! hope to get the figure back. What the dragon eats goes home, so that it may even be welcome; what a tower takes is
//! gone until it is bought back.

use aude_engine::{Figure, FigureOnTable, MAX_PLAYERS, Phase, Pos, Rules, State, tile::Symbol};

use super::{Outlook, Parts, Values};
use crate::careful::regard;

/// So far the dragon goes (DRAGON-MOVE-02).
const STEPS: usize = 6;

/// How likely the dragon comes to a square so many steps away, if it moves.
const COMES: [f32; STEPS + 1] = [0.3, 0.5, 0.4, 0.3, 0.2, 0.12, 0.06];

impl Outlook {
    /// What the owner of a figure loses if it leaves the board, beside the figure itself.
    fn stake(&self, parts: &Parts, rules: &Rules, state: &State, stands: FigureOnTable) -> f32 {
        let Some(number) = self.survey.find(state, stands.spot) else { return 0.0 };
        let (feature, player) = (&self.survey.features()[number], stands.owner);
        if stands.figure == Figure::Barn || feature.kind == aude_engine::tile::Kind::Tower {
            return 0.0;
        }
        let (worth, home) = self.promise(rules, state, number, feature);
        let more = if stands.figure == Figure::Follower {
            0.0
        } else {
            self.stands_value(parts, state, stands.figure, number)
        };
        if !stands.figure.is_follower() {
            return more;
        }
        let strength = match stands.figure {
            Figure::Mayor => feature.marks.pennants(),
            other => other.strength(),
        };
        let rest = feature.strength[player].saturating_sub(strength);
        let others = (0..self.players).filter(|p| *p != player).map(|p| feature.strength[p]).max().unwrap_or(0);
        let held = feature.owners() >> player & 1 == 1;
        let lost = match (held, rest > 0 && rest >= others) {
            (true, false) => worth[player],
            // It still guards against others.
            (true, true) => 0.15 * worth[player],
            (false, _) => 0.1 * worth[player],
        };
        lost + home + more
    }

    /// What may happen to figures on the table.
    pub(super) fn add_danger(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        if parts.dragon && state.phase() == Phase::Dragon {
            self.add_movement(parts, rules, state, values);
        }
        let rests = if parts.dragon { dragon_rests(parts, rules, state) } else { None };
        let towers = parts.tower && state.left() > 0;
        if rests.is_none() && !towers {
            return;
        }
        let mut worst = [0.0f32; MAX_PLAYERS];
        for stands in state.figures() {
            let near = rests.and_then(|(dragon, chance)| Some(chance * comes(state, dragon, stands.spot.at)?));
            let taken = towers && stands.figure.is_follower() && self.in_reach(state, stands.owner, stands.spot.at);
            if near.is_none() && !taken {
                continue;
            }
            let stake = self.stake(parts, rules, state, stands);
            let back = self.next_price(parts, state, stands.owner, stands.figure);
            if let Some(chance) = near {
                values[stands.owner] -= chance * (stake - back).max(0.0);
            }
            if taken {
                let kept = parts.prices.ransom * (back - 3.0).max(0.0);
                worst[stands.owner] = worst[stands.owner].max(stake - kept);
            }
        }
        for player in 0..self.players {
            values[player] -= parts.prices.tower * worst[player];
        }
    }

    /// What a new figure on a square risks, if it is worth so much more there than in the supply.
    pub(super) fn danger_at(
        &self,
        parts: &Parts,
        rules: &Rules,
        state: &State,
        player: usize,
        at: Pos,
        worth: f32,
    ) -> f32 {
        let mut danger = 0.0;
        if worth <= 0.0 {
            return danger;
        }
        if parts.dragon
            && let Some((dragon, chance)) = dragon_rests(parts, rules, state)
            && let Some(comes) = comes(state, dragon, at)
        {
            danger += chance * comes * worth;
        }
        if parts.tower && self.in_reach(state, player, at) {
            // Others may be worth more to take.
            danger += 0.5 * parts.prices.tower * worth;
        }
        danger
    }

    /// Whether a tower that grows by a piece of somebody else would reach a square (TOWER-07).
    fn in_reach(&self, state: &State, player: usize, at: Pos) -> bool {
        let builds = |p: usize| p != player && state.supply_of(p, Figure::TowerPiece) > 0;
        (0..self.players).any(builds)
            && state.tower_sites().any(|(site, height, closed)| {
                let (dx, dy) = (site.x.abs_diff(at.x), site.y.abs_diff(at.y));
                !closed && (dx == 0 || dy == 0) && u32::from(dx + dy) <= height + 1
            })
    }

    /// The rest of a movement of the dragon, if everybody thinks of nothing but who is eaten.
    fn add_movement(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        let Some(dragon) = state.dragon() else { return };
        let far = |at: Pos| usize::from(at.x.abs_diff(dragon.x)) + usize::from(at.y.abs_diff(dragon.y));
        let mut movement = Movement::new(rules, state, self.players);
        for stands in state.figures().filter(|s| far(s.spot.at) <= state.dragon_steps()) {
            if parts.castles && state.is_castle(stands.spot) {
                continue;
            }
            let back = self.next_price(parts, state, stands.owner, stands.figure);
            let loss = self.stake(parts, rules, state, stands) - back;
            movement.loses(stands.spot.at, stands.owner, loss);
        }
        if movement.squares > 0 {
            *values = movement.best(state.dragon_path().len(), state.decider(), *values);
        }
    }
}

/// Where the dragon rests, and how likely it is to move soon.
fn dragon_rests(parts: &Parts, rules: &Rules, state: &State) -> Option<(Pos, f32)> {
    let dragon = state.dragon().filter(|_| state.phase() != Phase::Dragon)?;
    let moves = rules.tiles().filter(|(_, tile)| tile.symbol == Some(Symbol::Dragon));
    let moves: usize = moves.map(|(design, _)| state.in_bag(design)).sum();
    let left = state.left().max(1) as f32;
    let soon = 1.0 - (1.0 - moves as f32 / left).max(0.0).powi(6);
    (moves > 0).then_some((dragon, parts.prices.dragon * soon))
}

/// How likely the dragon comes to a square, if it moves; never where the fairy is.
fn comes(state: &State, dragon: Pos, at: Pos) -> Option<f32> {
    let far = usize::from(dragon.x.abs_diff(at.x)) + usize::from(dragon.y.abs_diff(at.y));
    COMES.get(far).copied().filter(|_| state.fairy() != Some(at))
}

/// So many squares are no farther away than the dragon goes, its own among them.
const NEAR: usize = 1 + 2 * STEPS * (STEPS + 1);

/// A movement of the dragon thought through.
struct Movement<'a> {
    rules: &'a Rules,
    state: &'a State,
    players: usize,
    /// What players lose, or win, on a square, and how many such squares there are.
    eaten: [(Pos, Values); NEAR],
    squares: usize,
    /// Where the dragon has been, its start first, as far as it has come.
    path: [Pos; STEPS + 1],
}

impl<'a> Movement<'a> {
    fn new(rules: &'a Rules, state: &'a State, players: usize) -> Self {
        let mut path = [Pos::default(); STEPS + 1];
        path[..state.dragon_path().len()].copy_from_slice(state.dragon_path());
        let eaten = [(Pos::default(), [0.0; MAX_PLAYERS]); NEAR];
        Self { rules, state, players, eaten, squares: 0, path }
    }

    /// Notes what a player loses on a square near the dragon.
    fn loses(&mut self, at: Pos, player: usize, loss: f32) {
        let known = self.eaten[..self.squares].iter().position(|(square, _)| *square == at);
        let place = known.unwrap_or(self.squares);
        self.squares = self.squares.max(place + 1);
        self.eaten[place].0 = at;
        self.eaten[place].1[player] -= loss;
    }

    /// What becomes of the values if everybody takes the steps that are best for their lead, after so many squares.
    fn best(&mut self, been: usize, decider: usize, values: Values) -> Values {
        if been == 0 || been > STEPS {
            return values;
        }
        let from = self.path[been - 1];
        let mut best: Option<Values> = None;
        for to in (0..4).map(|side| from.neighbour(side)) {
            if self.path[..been].contains(&to) || !self.state.dragon_may_enter(self.rules, to) {
                continue;
            }
            let mut after = values;
            if let Some((_, change)) = self.eaten[..self.squares].iter().find(|(at, _)| *at == to) {
                after.iter_mut().zip(change).for_each(|(value, change)| *value += change);
            }
            self.path[been] = to;
            after = self.best(been + 1, (decider + 1) % self.players, after);
            let better = |best: &Values| regard(&after, self.players, decider) > regard(best, self.players, decider);
            if best.as_ref().is_none_or(better) {
                best = Some(after);
            }
        }
        best.unwrap_or(values)
    }
}
