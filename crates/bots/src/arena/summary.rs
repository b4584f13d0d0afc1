//! What pairs add up to.

use super::{Clock, Pair};

/// How many standard errors a 95% confidence interval reaches to either side.
const Z: f64 = 1.96;

/// Sums from which a mean and its error follow.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, x: f64) {
        self.n += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    fn mean(&self) -> f64 {
        if self.n > 0.0 { self.sum / self.n } else { 0.0 }
    }

    fn variance(&self) -> f64 {
        let squares = self.squares - self.n * self.mean() * self.mean();
        if self.n > 1.0 { squares.max(0.0) / (self.n - 1.0) } else { 0.0 }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        if self.n > 0.0 { (self.variance() / self.n).sqrt() } else { 0.0 }
    }
}

/// The pairs played so far, added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    wins: [usize; 2],
    draws: usize,
    points: [f64; 2],
    results: Sums,
    margins: Sums,
    clocks: [Clock; 2],
}

impl Tally {
    /// Counts a pair.
    pub fn add(&mut self, pair: &Pair) {
        for game in &pair.games {
            match game.result() {
                1.0 => self.wins[0] += 1,
                0.0 => self.wins[1] += 1,
                _ => self.draws += 1,
            }
            for contestant in 0..2 {
                self.points[contestant] += game.mean(contestant);
                self.clocks[contestant] += game.clocks[contestant];
            }
        }
        self.results.add(pair.result());
        self.margins.add(pair.margin());
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> usize {
        self.results.n as usize
    }

    /// What the first contestant gets for a game, on average.
    pub fn rate(&self) -> f64 {
        self.results.mean()
    }

    /// The results of pairs with one pair lost and one pair won added, as cautious people add two wins and two losses to few
    /// trials (Agresti and Coull): an interval around ten wins out of ten must not be a point.
    fn cautious(&self) -> Sums {
        let mut results = self.results;
        results.add(0.0);
        results.add(1.0);
        results
    }

    /// The variance of the results of pairs, on the cautious side.
    pub(super) fn variance(&self) -> f64 {
        self.cautious().variance()
    }

    /// Everything worth knowing.
    pub fn summary(&self) -> Summary {
        let games = 2 * self.pairs();
        let n = games.max(1) as f64;
        // Nobody is infinitely stronger: a score is never nearer to all or nothing than a quarter of a game.
        let bounded = |score: f64| elo(score.clamp(0.25 / n, 1.0 - 0.25 / n));
        let cautious = self.cautious();
        let ms = |clock: Clock, n: usize| if n > 0 { clock.time.as_secs_f64() * 1e3 / n as f64 } else { 0.0 };
        Summary {
            games,
            wins: self.wins,
            draws: self.draws,
            mean: self.points.map(|points| points / n),
            margin: self.margins.mean(),
            margin_error: self.margins.error(),
            rate: self.rate(),
            elo: bounded(if games > 0 { self.rate() } else { 0.5 }),
            elo_low: bounded(cautious.mean() - Z * cautious.error()),
            elo_high: bounded(cautious.mean() + Z * cautious.error()),
            ms_per_decision: self.clocks.map(|clock| ms(clock, clock.decisions)),
            ms_per_turn: self.clocks.map(|clock| ms(clock, clock.turns)),
        }
    }
}

/// A match in numbers, seen from the first contestant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// How many games were played.
    pub games: usize,
    /// Games won by each contestant.
    pub wins: [usize; 2],
    /// Games in which both are among the winners.
    pub draws: usize,
    /// Mean points of each contestant.
    pub mean: [f64; 2],
    /// Mean lead of the first contestant.
    pub margin: f64,
    /// The standard error of that, from pairs.
    pub margin_error: f64,
    /// What the first contestant got for a game, on average: wins and its share of draws.
    pub rate: f64,
    /// The same as a difference of Elo ratings.
    pub elo: f64,
    /// The lower end of its 95% confidence interval, from pairs.
    pub elo_low: f64,
    /// The upper end.
    pub elo_high: f64,
    /// Mean time for a decision.
    pub ms_per_decision: [f64; 2],
    /// Mean time for a turn with all its decisions.
    pub ms_per_turn: [f64; 2],
}

/// The difference of Elo ratings that leads to a score between 0 and 1.
///
/// ```
/// assert_eq!(aude_bots::arena::elo(0.5), 0.0);
/// assert_eq!(aude_bots::arena::elo(10.0 / 11.0).round(), 400.0);
/// ```
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that a difference of Elo ratings leads to.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Elo ratings of several players around a mean of 0, from what each got against each other in a game on average;
/// `scores[i][j]` is what `i` got against `j`, and nobody looks at the diagonal.
///
/// They are the ratings whose expected scores add up to those found, player by player (the most likely ones).
///
/// ```
/// let scores = [vec![0.5, 10.0 / 11.0], vec![1.0 / 11.0, 0.5]];
/// let ratings = aude_bots::arena::ratings(&scores);
/// assert_eq!(ratings.iter().map(|r| r.round()).collect::<Vec<_>>(), [200.0, -200.0]);
/// ```
pub fn ratings(scores: &[Vec<f64>]) -> Vec<f64> {
    let n = scores.len();
    let mut ratings = vec![0.0; n];
    for _ in 0..10_000 {
        let mut most: f64 = 0.0;
        for i in 0..n {
            let others = || (0..n).filter(|j| *j != i);
            let found: f64 = others().map(|j| scores[i][j].clamp(0.001, 0.999)).sum();
            let expected: Vec<f64> = others().map(|j| expected_score(ratings[i] - ratings[j])).collect();
            // One step of Newton's method, not too far at a time.
            let slope: f64 = expected.iter().map(|e| e * (1.0 - e)).sum::<f64>() * std::f64::consts::LN_10 / 400.0;
            let step = ((found - expected.iter().sum::<f64>()) / slope.max(1e-9)).clamp(-200.0, 200.0);
            ratings[i] += step;
            most = most.max(step.abs());
        }
        if most < 1e-6 {
            break;
        }
    }
    let mean = ratings.iter().sum::<f64>() / n.max(1) as f64;
    ratings.iter().map(|r| r - mean).collect()
}
