//! Besieged cities: Cathars, and besiegers of a later edition.

use aude_engine::Phase;

use super::{Form, OptionElement, Part, Rule, Saying, Stretch, Switch, TileChoice};

pub(super) const PART: Part = Part {
    switches: &[Switch::new(10, "siege", "siege")],
    option_elements: &[OptionElement {
        element: "escape",
        option: "siege-escape",
        absent: "none",
        present: None,
        toggle: Some("siege"),
    }],
    rules: &[Rule {
        rank: 7,
        theirs: "espace-variant",
        ours: "siege-escape",
        values: &[("any-tile", "any-city-tile"), ("siege-tile", "siege-tile-only")],
    }],
    tile_choice: Some(TileChoice {
        option: "siege-tile-count",
        sets: [("siege/cathars", "4"), ("siege/besiegers", "6")],
        both: Some("10"),
    }),
    sayings: &[Saying::new("recall", Form::Figure("RETURN_MEEPLE", Some("SIEGE_ESCAPE"))).during(Phase::Escape)],
    stretch: |phase, _| (phase == Phase::Escape).then_some(Stretch::Sequel { goes_round: false }),
    ..Part::NONE
};
