//! Inns, cathedrals and the big follower. What inns and cathedrals do is in the worth of features.

use aude_engine::Figure;

use super::{FigureWorth, Marks, NOTHING, Part};

pub(super) const PART: Part = Part {
    open: |rules| Marks::open(rules, &["inns", "cathedrals"]),
    figures: &[FigureWorth { price: 1.0, ordinary: true, ..FigureWorth::new(Figure::BigFollower) }],
    ..NOTHING
};
