//! The abbot and gardens.

use aude_engine::{Figure, tile::Kind};

use super::{Figures, Form, Part, Saying, Switch};

pub(super) const PART: Part = Part {
    figures: &[Figures { element: "abbot", name: "abbot", figure: Figure::Abbot, toggle: Some("abbots") }],
    switches: &[Switch::new(0, "garden", "gardens")],
    features: &[(Kind::Garden, &["Garden"])],
    sayings: &[Saying::new("recall", Form::Figure("RETURN_MEEPLE", Some("ABBOT_RETURN")))],
    ..Part::NONE
};
