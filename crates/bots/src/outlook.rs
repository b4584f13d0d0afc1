//! What a position promises: points expected by the end of the game, for each player.
//!
//! The value of a position to a player is a sum: the points on the track; for each feature the player holds what it is
//! worth now and, times the chance that it will be completed, what completing it would add; for each field the cities
//! it feeds and may feed; the followers in the supply, each worth less than the one before; and those that will come
//! home with the features they stand on.
//!
//! The chance that a feature is completed comes from the tiles that are left: how many fit each of its open squares,
//! and how many of those could end it there. How these numbers make a chance, and what followers are worth at which
//! stage of the game, was not guessed but fitted to games of this player against itself (docs/opponents.md).

mod parts;
mod weights;

use aude_engine::{Figure, MAX_PLAYERS, Rules, Spot, State, Survey, Surveyed, tile::Kind};

use parts::Parts;
pub(crate) use parts::is_scored;
pub use weights::{Finish, Weights};

/// A value for each player.
pub type Values = [f32; MAX_PLAYERS];

/// Judges the positions of a game.
#[derive(Clone, Debug)]
pub struct Outlook {
    pub(crate) weights: Weights,
    /// The logarithm of the chance that one player draws at least one of so many tiles.
    chance: [f32; 256],
    /// The logarithm of a number of tiles, and a half.
    ln: [f32; 256],
    pub(crate) players: usize,
    tiles: f32,
    pub(crate) survey: Survey,
    /// For each feature of the survey the chance of completion.
    pub(crate) finish: Vec<f32>,
    /// What the game has beyond the base game.
    pub(crate) parts: Option<Box<Parts>>,
}

const ROAD: usize = 0;
const CITY: usize = 1;
const CENTER: usize = 2;

fn sort(kind: Kind) -> usize {
    match kind {
        Kind::Road => ROAD,
        Kind::City => CITY,
        _ => CENTER,
    }
}

/// How far the game has come.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    /// 1 until the end is near, then down to 0.
    pub(crate) going: f32,
    /// The part of the game that is left.
    pub(crate) left: f32,
}

impl Stage {
    #[inline]
    pub(crate) fn of(self, [going, left]: [f32; 2]) -> f32 {
        going * self.going + left * self.left
    }
}

impl Outlook {
    /// Looks at games of these rules.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let others = 1.0 - 1.0 / rules.players().max(2) as f32;
        let chance = |n: usize| if n == 0 { -6.0 } else { (1.0 - others.powi(n as i32)).ln() };
        Self {
            weights: weights.at_table(rules.players()),
            chance: std::array::from_fn(chance),
            ln: std::array::from_fn(|n| (n as f32 + 0.5).ln()),
            players: rules.players(),
            tiles: rules.start().left().max(1) as f32,
            survey: Survey::default(),
            finish: Vec::new(),
            parts: Parts::new(rules).map(Box::new),
        }
    }

    /// What each player may expect to have at the end.
    pub fn values(&mut self, rules: &Rules, state: &State) -> Values {
        self.look(rules, state);
        let mut values = [0.0; MAX_PLAYERS];
        for (player, value) in values.iter_mut().enumerate().take(self.players) {
            *value = state.score(player) as f32
                + self.supply_value(state, state.supply_of(player, Figure::Follower) as usize);
        }
        for (number, feature) in self.survey.features().iter().enumerate() {
            let owners = feature.owners();
            if owners == 0 {
                continue;
            }
            let (worth, home) = self.promise(rules, state, number, feature);
            for player in 0..self.players {
                if owners >> player & 1 == 1 {
                    values[player] += worth[player];
                }
                values[player] += home * f32::from(feature.followers[player]);
            }
        }
        self.contest(rules, &mut values);
        if self.parts.is_some() {
            self.look_for_parts(rules, state);
        }
        if let Some(parts) = &self.parts {
            self.add_parts(parts, rules, state, &mut values);
        }
        values
    }

    /// Counts, in part, what would change hands where two features lead to the same square.
    fn contest(&self, rules: &Rules, values: &mut Values) {
        let features = self.survey.features();
        let joinable = |f: &&Surveyed| matches!(f.kind, Kind::Road | Kind::City) && f.open > 0 && f.owners() != 0;
        for (number, one) in features.iter().enumerate().filter(|(_, f)| joinable(f)) {
            for two in features[number + 1..].iter().filter(|f| f.kind == one.kind).filter(joinable) {
                let (a, b) = (one.owners(), two.owners());
                if a == b {
                    continue;
                }
                let mut chance: f32 = 0.0;
                for edge in self.survey.edges(one) {
                    if self.survey.edges(two).iter().any(|e| e.square == edge.square) {
                        chance = chance.max(self.chance[(edge.fits as usize).min(255)].exp());
                    }
                }
                if chance == 0.0 {
                    continue;
                }
                let joined: [u32; MAX_PLAYERS] = std::array::from_fn(|p| one.strength[p] + two.strength[p]);
                let most = joined.iter().copied().max().unwrap_or(0).max(1);
                let worth = [one.worth(rules, false, 0) as f32, two.worth(rules, false, 0) as f32];
                let part = self.weights.contest * chance;
                for player in 0..self.players {
                    let had = worth[0] * f32::from(a >> player & 1) + worth[1] * f32::from(b >> player & 1);
                    let has = if joined[player] == most { worth[0] + worth[1] } else { 0.0 };
                    values[player] += part * (has - had);
                }
            }
        }
    }

    /// Surveys a position and works out chances of completion.
    pub fn look(&mut self, rules: &Rules, state: &State) {
        self.survey.take(rules, state);
        self.finish.clear();
        for feature in self.survey.features() {
            let chance = self.chance_to_finish(state, feature);
            self.finish.push(chance);
        }
    }

    /// What was seen in the position looked at last: its features, and the chance of each to be completed.
    pub(crate) fn seen(&self) -> (&Survey, &[f32]) {
        (&self.survey, &self.finish)
    }

    /// What a position is worth more to a player who puts a follower of some kind on a segment that nobody holds. The
    /// position must be the one looked at last.
    ///
    /// # Panics
    /// If there is no tile there, or the player has no such follower.
    pub fn gain(&mut self, rules: &Rules, state: &State, player: usize, figure: Figure, spot: Spot) -> f32 {
        let number = self.survey.visit(rules, state, spot).expect("the tile is on the table");
        for feature in &self.survey.features()[self.finish.len()..] {
            let chance = self.chance_to_finish(state, feature);
            self.finish.push(chance);
        }
        if let Some(parts) = &self.parts {
            return self.gain_with(parts, rules, state, (player, figure), (number, spot));
        }
        let feature = &self.survey.features()[number];
        let (worth, home) = self.promise(rules, state, number, feature);
        let followers = state.supply_of(player, Figure::Follower) as usize;
        let price = self.weights.supply.get(followers.saturating_sub(1)).map_or(0.0, |w| self.stage(state).of(*w));
        let home = if feature.is_complete() { price } else { home };
        worth[player] + home - price
    }

    pub(crate) fn stage(&self, state: &State) -> Stage {
        let left = state.left() as f32;
        Stage { going: (left / 16.0).min(1.0), left: left / self.tiles }
    }

    /// What so many followers in the supply are worth.
    fn supply_value(&self, state: &State, followers: usize) -> f32 {
        let stage = self.stage(state);
        self.weights.supply.iter().take(followers).map(|w| stage.of(*w)).sum()
    }

    /// What a feature promises whoever holds it, and each follower on it.
    pub(crate) fn promise(&self, rules: &Rules, state: &State, number: usize, feature: &Surveyed) -> (Values, f32) {
        let stage = self.stage(state);
        if feature.kind == Kind::Field && self.parts.is_some() {
            let cities = self.cities_fed(feature, stage);
            let worth = std::array::from_fn(|p| cities * f32::from(feature.each[p]));
            return (worth, self.weights.farmer * stage.left);
        }
        if feature.kind == Kind::Field {
            let (mut fed, mut hoped) = (0.0, 0.0);
            for chance in self.survey.cities(feature).map(|city| self.finish[city]) {
                if chance >= 1.0 {
                    fed += 1.0;
                } else {
                    hoped += chance;
                }
            }
            let [now, later] = self.weights.field.map(|[whole, left]| whole + left * stage.left);
            let cities = now * fed + later * hoped;
            let worth = std::array::from_fn(|p| cities * f32::from(feature.each[p]));
            return (worth, self.weights.farmer * stage.left);
        }
        let chance = self.finish[number];
        let home = if feature.is_complete() { self.weights.supply[2] } else { self.weights.home };
        let growth = self.weights.growth[sort(feature.kind)] * stage.left * feature.open as f32;
        ([self.feature_value(rules, feature, chance) + growth; MAX_PLAYERS], chance * stage.of(home))
    }

    fn feature_value(&self, rules: &Rules, feature: &Surveyed, chance: f32) -> f32 {
        if feature.is_complete() {
            return feature.worth(rules, true, 0) as f32;
        }
        let more = match feature.kind {
            Kind::Road | Kind::City => self.squares(feature) as u32,
            _ => feature.open,
        };
        let now = feature.worth(rules, false, 0) as f32;
        let done = feature.worth(rules, true, more) as f32;
        now + self.weights.gain[sort(feature.kind)] * chance * (done - now)
    }

    /// How many different squares a feature leads to; those that no tile touches yet count as one.
    pub(crate) fn squares(&self, feature: &Surveyed) -> usize {
        let edges = self.survey.edges(feature);
        edges.iter().enumerate().filter(|(i, e)| !edges[..*i].iter().any(|o| o.square == e.square)).count()
    }

    /// The chance that a feature is completed.
    fn chance_to_finish(&self, state: &State, feature: &Surveyed) -> f32 {
        if feature.kind == Kind::Field {
            return 0.0;
        }
        if feature.open == 0 {
            return 1.0;
        }
        if state.left() == 0 {
            return 0.0;
        }
        let edges = self.survey.edges(feature);
        let (mut fits, mut fewest, mut caps) = (0.0, u16::MAX, u16::MAX);
        for edge in edges {
            fits += self.chance[(edge.fits as usize).min(255)];
            fewest = fewest.min(edge.fits);
            caps = caps.min(edge.caps);
        }
        let ln = |tiles: u16| self.ln[(tiles as usize).min(255)];
        let w = match (sort(feature.kind), feature.owners()) {
            (CITY, 0) => &self.weights.finish[3],
            (sort, _) => &self.weights.finish[sort],
        };
        let sum = w.base
            + w.fits * fits
            + w.fewest * ln(fewest)
            + w.caps * ln(caps)
            + w.edges * edges.len() as f32
            + w.squares * self.squares(feature) as f32
            + w.left * self.stage(state).left;
        1.0 / (1.0 + (-sum).exp())
    }
}
