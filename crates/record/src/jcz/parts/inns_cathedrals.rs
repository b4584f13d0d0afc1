//! Inns and cathedrals.

use aude_engine::Figure;

use super::{Figures, Part, Rule, Switch};

pub(super) const PART: Part = Part {
    figures: &[Figures {
        element: "big-follower",
        name: "big",
        figure: Figure::BigFollower,
        toggle: Some("big-followers"),
    }],
    switches: &[Switch::new(1, "inn", "inns"), Switch::new(2, "cathedral", "cathedrals")],
    rules: &[Rule {
        rank: 11,
        theirs: "inn-and-cathedral-final-scoring",
        ours: "unfinished-inn-cathedral",
        values: &[("zero", "zero"), ("ignore", "as-ordinary")],
    }],
    said_otherwise: &["big-follower-grant"],
    ..Part::NONE
};
