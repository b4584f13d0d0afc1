//! A fixed point that is known outside of this project: a player after a description of the heuristic that
//! `JCloisterZone`'s computer player uses. It is here to be compared with and is never improved.
//!
//! It ranks the position after every complete turn of its own and takes the best, the first listed of equal ones. A rank
//! is a sum; ± means plus for itself, minus for each opponent.
//!
//! 1. Points on the track ±.
//! 2. An empty square is filled with chance *p* = 1 − (1 − 1/players)^*k*, *k* being the remaining tiles that fit it in any
//!    rotation.
//! 3. A feature is finished with chance *P*, the product of *p* over its open squares.
//! 4. Value ± for each owner of the majority: unfinished + 0.8 · *P* · (finished − unfinished); *P* above 0.85 counts as 1.
//! 5. Trapped followers, while more than 7 turns each are left, by *P*.
//! 6. A price ± on the number of open roads and cities owned alone, and on that of fields, shared ones too.
//! 7. Fields: 0.99 of the points they would bring now ±.
//! 8. Followers in the supply ±: 0.15 for each ordinary one, 0.25 for others; −4 if none is left.
//! 9. Connections: for each empty square with *p* of at least 0.55 and each pair of its sides that face the same kind of
//!    feature, followers are counted as if the two were joined. Owners who would lose a majority lose 0.5 · *p* · value,
//!    those who would gain it get that.
//! 10. 0.0001 for each neighbouring tile; with the dragon, −(3 − distance) for each follower within 3.
//!
//! Where the description is silent:
//!
//! * A feature that would be finished is worth what its present tiles bring then; a monastery has all tiles around it.
//!   One that is complete and not scored yet is worth just that, and is not open.
//! * A square that no tile touches yet, diagonally from a monastery, is filled by any tile that is left.
//! * Trapped are followers of any sort on a road, city, monastery or the like that is not complete; each counts, whether or
//!   not it has a share in the majority.
//! * "Alone" means that nobody shares the majority. More than eight features cost as much as eight.
//! * Turns left each are the tiles left, divided by the players.
//! * Only followers count in the supply: no builders, pigs or tokens.
//! * A side faces what is in its middle: a road, not the fields beside it. What is joined is one pair at a time, by any tile
//!   that fits the square. Each of the two features is looked at by itself: its owners who would not own the joined
//!   one lose, and those who would own that without owning this one gain, what this one is worth.
//! * Neighbouring tiles are those on the eight squares around the tile placed last.
//! * The dragon threatens the own followers; distance is counted in steps of the dragon.
//! * When the game is over only points count.
//! * Decisions other than tile and figure are ranked one action ahead.

use aude_engine::{Action, Figure, MAX_PLAYERS, OpenSquare, Phase, Pos, Rules, State, Survey, Surveyed, tile::Kind};

use crate::{Player, parts::PARTS, turns::Turns};

/// What so many open roads owned alone cost.
const ROADS: [f64; 9] = [0.0, 1.0, 2.5, 4.5, 7.5, 10.5, 14.5, 19.0, 29.0];
/// The same for cities.
const CITIES: [f64; 9] = [0.0, 0.5, 1.5, 3.0, 5.0, 8.0, 12.0, 17.0, 27.0];
/// The same for fields, shared ones too.
const FIELDS: [f64; 9] = [0.0, 5.0, 10.0, 19.0, 28.0, 37.0, 47.0, 57.0, 67.0];
/// Features likelier to be finished than this are as good as finished.
const SURE: f64 = 0.85;
/// How much of the gain of finishing counts.
const HOPE: f64 = 0.8;
/// How much of the points of a field count.
const HARVEST: f64 = 0.99;
/// Squares less likely to be filled than this connect nothing.
const LIKELY: f64 = 0.55;
/// Followers are trapped where the chance to finish is below: by that, what an own and an opponent's one count.
const TRAPPED: [(f64, f64, f64); 3] = [(0.0001, -12.0, 3.0), (0.2, -3.0, 0.75), (0.55, -1.2, 0.3)];
/// Nobody is trapped with so few turns left to each.
const LAST_TURNS: usize = 7;

/// A heuristic known outside of this project, rebuilt from its description.
///
/// ```
/// use aude_bots::{Player, Yardstick};
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
/// let action = Yardstick::new(&rules).choose(&rules, &state);
/// assert!(state.is_legal(&rules, action));
/// ```
#[derive(Clone, Debug)]
pub struct Yardstick {
    turns: Turns,
    ranking: Ranking,
}

impl Yardstick {
    /// A player of games of these rules.
    pub fn new(rules: &Rules) -> Self {
        Self { turns: Turns::new(rules), ranking: Ranking::new(rules) }
    }
}

impl Player for Yardstick {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        let Self { turns, ranking } = self;
        let me = state.decider();
        let mut best = (Action::Pass, f64::NEG_INFINITY);
        turns.each(rules, state, |action, end| {
            let rank = ranking.rank(rules, end, me);
            if rank > best.1 {
                best = (action, rank);
            }
        });
        best.0
    }
}

/// What a position is worth.
#[derive(Clone, Debug)]
struct Ranking {
    players: usize,
    /// The chance that a square is filled which so many tiles fit.
    filled: Vec<f64>,
    survey: Survey,
    squares: Vec<OpenSquare>,
    /// For each feature of the survey its value to each player who owns it.
    values: Vec<[f64; MAX_PLAYERS]>,
}

fn has(set: u8, player: usize) -> bool {
    set >> player & 1 == 1
}

impl Ranking {
    fn new(rules: &Rules) -> Self {
        let (players, tiles) = (rules.players(), rules.start().left());
        let others = 1.0 - 1.0 / players as f64;
        Self {
            players,
            filled: (0..=tiles).map(|k| 1.0 - others.powi(k as i32)).collect(),
            survey: Survey::default(),
            squares: Vec::new(),
            values: Vec::new(),
        }
    }

    /// Item 2.
    fn chance(&self, fits: u16) -> f64 {
        self.filled[usize::from(fits).min(self.filled.len() - 1)]
    }

    /// Item 3.
    fn chance_to_finish(&self, feature: &Surveyed) -> f64 {
        let edges = self.survey.edges(feature);
        let counted = |i: usize| {
            let square = edges[i].square;
            square.is_some() && edges[..i].iter().any(|e| e.square == square)
        };
        (0..edges.len()).filter(|i| !counted(*i)).map(|i| self.chance(edges[i].fits)).product()
    }

    fn rank(&mut self, rules: &Rules, state: &State, me: usize) -> f64 {
        let sign = |player| if player == me { 1.0 } else { -1.0 };
        let mut rank = 0.0;
        for player in 0..self.players {
            rank += sign(player) * f64::from(state.score(player));
        }
        if state.phase() == Phase::Over {
            return rank;
        }
        for player in 0..self.players {
            rank += sign(player) * supply(state, player);
        }
        self.survey.take(rules, state);
        self.values.clear();
        let mut open = [[0; 3]; MAX_PLAYERS];
        let early = state.left() > LAST_TURNS * self.players;
        for feature in self.survey.features() {
            let mut value = [0.0; MAX_PLAYERS];
            let owners = feature.owners();
            let alone = owners.is_power_of_two();
            let counter = match feature.kind {
                Kind::Road if alone && !feature.is_complete() => Some(0),
                Kind::City if alone && !feature.is_complete() => Some(1),
                Kind::Field => Some(2),
                _ => None,
            };
            if feature.kind == Kind::Field {
                let cities = self.survey.cities(feature).filter(|c| self.survey.features()[*c].is_complete()).count();
                value = feature.each.map(|each| HARVEST * f64::from(each) * cities as f64);
            } else if feature.is_complete() {
                value = [f64::from(feature.worth(rules, true, 0)); MAX_PLAYERS];
            } else if owners != 0 || feature.followers != [0; MAX_PLAYERS] {
                let chance = self.chance_to_finish(feature);
                value = [value_of(rules, feature, chance); MAX_PLAYERS];
                if early {
                    for (player, followers) in feature.followers.iter().enumerate() {
                        rank += f64::from(*followers) * trapped(chance, player == me);
                    }
                }
            }
            for player in (0..self.players).filter(|p| has(owners, *p)) {
                rank += sign(player) * value[player];
                if let Some(counter) = counter {
                    open[player][counter] += 1;
                }
            }
            self.values.push(value);
        }
        for (player, [roads, cities, fields]) in open.into_iter().enumerate().take(self.players) {
            rank -= sign(player) * (ROADS[roads.min(8)] + CITIES[cities.min(8)] + FIELDS[fields.min(8)]);
        }
        rank += self.connections(rules, state, me);
        rank + tightness(state) - danger(state, me)
    }

    /// Item 9.
    fn connections(&mut self, rules: &Rules, state: &State, me: usize) -> f64 {
        let mut rank = 0.0;
        self.survey.open_squares(rules, state, &mut self.squares);
        for square in &self.squares {
            let chance = self.chance(square.fits);
            if chance < LIKELY {
                continue;
            }
            for (i, one) in square.sides.iter().enumerate() {
                for two in &square.sides[i + 1..] {
                    if let (Some(one), Some(two)) = (one, two) {
                        rank += 0.5 * chance * self.connection(usize::from(*one), usize::from(*two), me);
                    }
                }
            }
        }
        rank
    }

    /// What joining two features would change.
    fn connection(&self, one: usize, two: usize, me: usize) -> f64 {
        let features = [one, two].map(|number| &self.survey.features()[number]);
        if one == two || features[0].kind != features[1].kind || features.iter().any(|f| f.owners() == 0) {
            return 0.0;
        }
        let joined: [u32; MAX_PLAYERS] = std::array::from_fn(|p| features[0].strength[p] + features[1].strength[p]);
        let most = joined.iter().copied().max().unwrap_or(0);
        let mut change = 0.0;
        for (number, feature) in [one, two].into_iter().zip(features) {
            for (player, strength) in joined.iter().enumerate() {
                let sign = if player == me { 1.0 } else { -1.0 };
                match (has(feature.owners(), player), *strength == most) {
                    (true, false) => change -= sign * self.values[number][player],
                    (false, true) => change += sign * self.values[number][player],
                    _ => {}
                }
            }
        }
        change
    }
}

/// Item 4.
fn value_of(rules: &Rules, feature: &Surveyed, chance: f64) -> f64 {
    let more = if feature.kind.is_center() { feature.open } else { 0 };
    let unfinished = f64::from(feature.worth(rules, false, 0));
    let finished = f64::from(feature.worth(rules, true, more));
    let chance = if chance > SURE { 1.0 } else { chance };
    unfinished + HOPE * chance * (finished - unfinished)
}

/// Item 5: what a follower counts on a feature with this chance to be finished.
fn trapped(chance: f64, own: bool) -> f64 {
    let level = TRAPPED.iter().find(|(below, _, _)| chance < *below);
    level.map_or(0.0, |(_, mine, theirs)| if own { *mine } else { *theirs })
}

/// Item 8.
fn supply(state: &State, player: usize) -> f64 {
    let (mut value, mut followers) = (0.0, 0);
    for figure in Figure::ALL.into_iter().filter(|f| f.is_follower()) {
        let n = state.supply_of(player, figure);
        followers += n;
        value += f64::from(n) * if figure == Figure::Follower { 0.15 } else { 0.25 };
    }
    if followers == 0 { -4.0 } else { value }
}

/// Item 10: the tiles around the one placed last.
fn tightness(state: &State) -> f64 {
    let Some(last) = state.last_tile() else { return 0.0 };
    let near = |at: Pos| at.x.abs_diff(last.at.x).max(at.y.abs_diff(last.at.y)) == 1;
    0.0001 * state.tiles().filter(|t| near(t.at)).count() as f64
}

/// Item 10: what parts threaten.
fn danger(state: &State, me: usize) -> f64 {
    PARTS.iter().map(|part| (part.yardstick)(state, me)).sum()
}

#[cfg(test)]
mod tests;
