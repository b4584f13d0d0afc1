//! The abbot, who can come home whenever he is needed.

use aude_engine::{Action, Figure};

use super::{FigureWorth, NOTHING, Part, Timing};

pub(super) const PART: Part = Part {
    figures: &[FigureWorth {
        price: 5.0,
        // He can be taken back whenever there is something better to do (ABBOT-X-06).
        stands: |look, state, stands| STANDS * stands.price - stands.chance * look.stage(state).of(look.weights.home),
        ..FigureWorth::new(Figure::Abbot)
    }],
    timing: Some(|action| if matches!(action, Action::Recall(..)) { Timing::Anywhere } else { Timing::Here }),
    ..NOTHING
};

/// How much of his price remains once he stands somewhere.
const STANDS: f32 = 0.4;
