//! The king and the robber.

use super::{Part, Rule, Switch};

pub(super) const PART: Part = Part {
    switches: &[Switch::new(11, "king", "king"), Switch::new(12, "robber", "robber")],
    rules: &[Rule {
        rank: 8,
        theirs: "king-and-robber-scoring",
        ours: "king-robber-scoring",
        values: &[("default", "per-feature"), ("10/20", "10-20"), ("15/40", "15-40"), ("continuously", "continuous")],
    }],
    ..Part::NONE
};
