//! Traders and builders.

use aude_engine::Figure;

use super::{Figures, Part, Switch};

pub(super) const PART: Part = Part {
    figures: &[
        Figures { element: "builder", name: "builder", figure: Figure::Builder, toggle: Some("builders") },
        Figures { element: "pig", name: "pig", figure: Figure::Pig, toggle: Some("pigs") },
    ],
    switches: &[Switch::new(13, "traders", "goods"), Switch::new(7, "pig-herd", "pig-herd")],
    foreign_rules: &["gq11-pig-herd"],
    ..Part::NONE
};
