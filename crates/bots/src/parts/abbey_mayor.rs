//! Abbeys, the mayor, the wagon and the barn.

use aude_engine::{Action, Figure, Phase};

use super::{Fades, FigureWorth, NOTHING, Part};

pub(super) const PART: Part = Part {
    figures: &[
        FigureWorth {
            price: 2.0,
            strength: Some(|feature| feature.marks.pennants()),
            ..FigureWorth::new(Figure::Mayor)
        },
        FigureWorth { price: 1.0, ordinary: true, ..FigureWorth::new(Figure::Wagon) },
        FigureWorth {
            price: 4.0,
            fades: Fades::Slowly,
            safe: true,
            // ABBEY-BARN-05
            stands: |look, state, stands| {
                4.0 * look.cities_fed(&look.survey.features()[stands.feature], look.stage(state))
            },
            ..FigureWorth::new(Figure::Barn)
        },
        FigureWorth { price: 3.5, ..FigureWorth::new(Figure::Abbey) },
    ],
    follow: &[Phase::MoveWagon],
    before_tile: &[Phase::Abbey],
    bonus: |state, action, next| {
        let draws = state.phase() == Phase::Abbey && action == Action::Pass && next.phase() == Phase::Draw;
        if draws { TEMPO } else { 0.0 }
    },
    ..NOTHING
};

/// Being the next to draw rather than the one after.
const TEMPO: f32 = 3.5;
