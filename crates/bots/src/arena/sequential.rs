//! When to stop: a sequential probability ratio test on the results of pairs.
//!
//! Two claims compete: that the first contestant's Elo difference is the lower bound, or that it is the upper one. After
//! each pair the logarithm of the ratio of their likelihoods is worked out, with results of pairs taken as normal with
//! the variance found so far (the generalised test that chess engines are developed with). Once it leaves a corridor given
//! by the rate of error that is accepted, one of the claims is dropped. A great difference shows after few games; one
//! between the bounds takes long and may never be settled, which is then not worth settling.

use super::{Tally, expected_score};

/// A sequential test of two claims.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The two differences of Elo ratings that are claimed, the lower one first.
    pub elo: [f64; 2],
    /// How often a true claim may be dropped.
    pub error: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is rather the lower one.
    Lower,
    /// The difference is rather the upper one.
    Upper,
}

impl Default for Test {
    /// Who is stronger, if 10 Elo points matter? Wrong one time in twenty.
    fn default() -> Self {
        Self { elo: [-10.0, 10.0], error: 0.05 }
    }
}

impl Test {
    /// The logarithm of the ratio of likelihoods, upper claim to lower.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let [lower, upper] = self.elo.map(expected_score);
        let off = 2.0 * tally.rate() - lower - upper;
        tally.pairs() as f64 * (upper - lower) * off / (2.0 * tally.variance())
    }

    /// The ratio at which the lower claim is dropped; at its negative the upper one is.
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// What can be said after these pairs.
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let (ratio, bound) = (self.ratio(tally), self.bound());
        if ratio >= bound {
            Some(Verdict::Upper)
        } else if ratio <= -bound {
            Some(Verdict::Lower)
        } else {
            None
        }
    }
}
