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

use aude_engine::{Figure, MAX_PLAYERS, Rules, Spot, State, Survey, Surveyed, tile::Kind};

/// A value for each player.
pub type Values = [f32; MAX_PLAYERS];

/// How numbers about a feature make the chance that it is completed: a logistic sum.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// What is there before anything is known.
    pub base: f32,
    /// For each open square, the logarithm of the chance that a tile that fits is drawn by one player.
    pub fits: f32,
    /// The same for tiles that end it there.
    pub caps: f32,
    /// For each open edge.
    pub edges: f32,
    /// For the part of the game that is left.
    pub left: f32,
}

/// The numbers behind an outlook.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Chances of completion: road, city, monastery.
    pub finish: [Finish; 3],
    /// What a follower in the supply is worth when there are so many already, early in the game and at its end.
    pub supply: [[f32; 2]; 8],
    /// What a follower that will come home is worth, early and at the end.
    pub home: [f32; 2],
    /// How much of what completion adds counts: road, city, monastery.
    pub gain: [f32; 3],
    /// What counts of the cities a field feeds, and of those it may feed, early and at the end.
    pub field: [[f32; 2]; 2],
}

impl Default for Weights {
    fn default() -> Self {
        let finish = Finish { base: 1.5, fits: 0.6, caps: 0.9, edges: -0.6, left: 0.5 };
        Self {
            finish: [finish, finish, Finish { base: 1.5, fits: 0.5, caps: 0.0, edges: -0.5, left: 1.0 }],
            supply: [[4.0, 0.5], [3.0, 0.3], [2.0, 0.2], [1.5, 0.1], [1.0, 0.0], [0.7, 0.0], [0.5, 0.0], [0.3, 0.0]],
            home: [1.5, 0.0],
            gain: [1.0, 1.0, 1.0],
            field: [[1.0, 1.0], [0.8, 0.6]],
        }
    }
}

/// Judges the positions of a game.
#[derive(Clone, Debug)]
pub struct Outlook {
    weights: Weights,
    /// The logarithm of the chance that one player draws at least one of so many tiles.
    chance: [f32; 256],
    players: usize,
    tiles: f32,
    survey: Survey,
    /// For each feature of the survey the chance of completion.
    finish: Vec<f32>,
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

/// Between a value early in the game and one at its end.
#[inline]
fn blend([early, late]: [f32; 2], left: f32) -> f32 {
    late + (early - late) * left
}

impl Outlook {
    /// Looks at games of these rules.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let others = 1.0 - 1.0 / rules.players().max(2) as f32;
        let chance = |n: usize| if n == 0 { -6.0 } else { (1.0 - others.powi(n as i32)).ln() };
        Self {
            weights,
            chance: std::array::from_fn(chance),
            players: rules.players(),
            tiles: rules.start().left().max(1) as f32,
            survey: Survey::default(),
            finish: Vec::new(),
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
        values
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

    /// What a position is worth more to a player who puts a follower on a segment that nobody holds. The position must
    /// be the one looked at last.
    pub fn gain(&mut self, rules: &Rules, state: &State, player: usize, spot: Spot) -> f32 {
        let number = self.survey.visit(rules, state, spot).expect("the tile is on the table");
        for feature in &self.survey.features()[self.finish.len()..] {
            let chance = self.chance_to_finish(state, feature);
            self.finish.push(chance);
        }
        let feature = &self.survey.features()[number];
        let (worth, home) = self.promise(rules, state, number, feature);
        let followers = state.supply_of(player, Figure::Follower) as usize;
        let price = self.weights.supply.get(followers - 1).map_or(0.0, |w| blend(*w, self.left(state)));
        let home = if feature.is_complete() { price } else { home };
        worth[player] + home - price
    }

    fn left(&self, state: &State) -> f32 {
        state.left() as f32 / self.tiles
    }

    /// What so many followers in the supply are worth.
    pub fn supply_value(&self, state: &State, followers: usize) -> f32 {
        let left = self.left(state);
        self.weights.supply.iter().take(followers).map(|w| blend(*w, left)).sum()
    }

    /// What a feature promises whoever holds it, and each follower on it.
    fn promise(&self, rules: &Rules, state: &State, number: usize, feature: &Surveyed) -> (Values, f32) {
        let left = self.left(state);
        if feature.kind == Kind::Field {
            let chances = self.survey.cities(feature).map(|city| self.finish[city]);
            let (mut fed, mut hoped) = (0.0, 0.0);
            for chance in chances {
                if chance >= 1.0 {
                    fed += 1.0;
                } else {
                    hoped += chance;
                }
            }
            let [now, later] = self.weights.field;
            let cities = blend(now, left) * fed + blend(later, left) * hoped;
            return (std::array::from_fn(|p| cities * f32::from(feature.each[p])), 0.0);
        }
        let chance = self.finish[number];
        let home = if feature.is_complete() { self.weights.supply[2] } else { self.weights.home };
        ([self.feature_value(rules, feature, chance); MAX_PLAYERS], chance * blend(home, left))
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

    /// How many different squares a feature leads to.
    fn squares(&self, feature: &Surveyed) -> usize {
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
        let edges = self.survey.edges(feature);
        let ln = |tiles: u16| self.chance[(tiles as usize).min(255)];
        let (fits, caps) = edges.iter().fold((0.0, 0.0), |(f, c), e| (f + ln(e.fits), c + ln(e.caps)));
        let w = &self.weights.finish[sort(feature.kind)];
        let sum = w.base + w.fits * fits + w.caps * caps + w.edges * edges.len() as f32 + w.left * self.left(state);
        if state.left() == 0 { 0.0 } else { 1.0 / (1.0 + (-sum).exp()) }
    }
}
