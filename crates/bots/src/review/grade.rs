//! How bad a loss is: classes, accuracy, and the level that loses as much.
//!
//! Thresholds and losses of levels were fitted to games of the five levels against themselves: `hard` makes about one mistake or
//! blunder a game. `docs/review.md` has the table and the command.

use crate::Level;

/// What a point of lead counts where points decide instead of the chance to win: about what it is worth in the middle of a game.
pub const POINT: f32 = 0.02;

/// Chances below this, or above one less this, are those of a decided game.
pub(super) const DECIDED: f32 = 0.01;

/// A loss that halves the accuracy of a decision.
const HALF: f32 = 0.08;

/// The mean loss of a decision at each level, reviewed at the default depth.
pub const LEVEL_LOSSES: [f32; 5] = [0.049, 0.026, 0.010, 0.0054, 0.0005];

/// How good a decision was, by the chance to win that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// Nothing better is known.
    Best,
    /// Nearly as good as the best.
    Good,
    /// Something was lost.
    Inaccuracy,
    /// Much was lost.
    Mistake,
    /// The game may have been lost.
    Blunder,
}

impl Class {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The smallest loss of the class.
    pub const fn threshold(self) -> f32 {
        [0.0, 0.01, 0.03, 0.06, 0.12][self as usize]
    }

    /// The class of a loss.
    pub fn of(loss: f32) -> Self {
        Self::ALL.into_iter().rfind(|class| loss >= class.threshold()).unwrap_or(Self::Best)
    }

    /// What protocol and files call it.
    pub const fn name(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }
}

/// From 0 to 100, how accurate decisions with these losses were on average.
pub fn accuracy(losses: impl IntoIterator<Item = f32>) -> Option<f32> {
    let (mut sum, mut n) = (0.0, 0.0);
    for loss in losses {
        sum += 100.0 * HALF / (HALF + loss.max(0.0));
        n += 1.0;
    }
    (n > 0.0).then(|| sum / n)
}

/// The level whose mean loss is nearest, by ratio.
pub fn level_of_loss(mean: f32) -> Level {
    // Halfway between two levels lies the geometric mean of their losses.
    let stronger = LEVEL_LOSSES.windows(2).filter(|pair| mean * mean < pair[0] * pair[1]).count();
    Level::ALL[stronger]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_have_classes() {
        for class in Class::ALL {
            assert_eq!(Class::of(class.threshold()), class);
        }
        assert_eq!(Class::of(-0.1), Class::Best);
        assert_eq!(Class::of(Class::Blunder.threshold() - 0.001), Class::Mistake);
        assert_eq!(Class::of(1.0), Class::Blunder);
    }

    #[test]
    fn accuracy_falls_with_losses() {
        assert_eq!(accuracy([]), None);
        assert_eq!(accuracy([0.0, 0.0]), Some(100.0));
        assert_eq!(accuracy([0.0, HALF]), Some(75.0));
        assert!(accuracy([1.0]).unwrap() < 10.0);
    }

    #[test]
    fn levels_lose_in_their_order_and_are_found_by_their_own_loss() {
        assert!(LEVEL_LOSSES.is_sorted_by(|weak, strong| weak > strong));
        for (level, loss) in Level::ALL.into_iter().zip(LEVEL_LOSSES) {
            assert_eq!(level_of_loss(loss), level);
        }
        assert_eq!((level_of_loss(0.0), level_of_loss(1.0)), (Level::Master, Level::Beginner));
    }
}
