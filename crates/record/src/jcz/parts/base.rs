//! The base game.

use aude_engine::{Arguments, Figure, Phase, State, tile::Kind};

use super::{Figures, Form, OptionElement, Part, Rule, Saying, Stretch};
use crate::jcz::export::{Sent, Writer};

pub(super) const PART: Part = Part {
    figures: &[Figures { element: "small-follower", name: "small", figure: Figure::Follower, toggle: None }],
    option_elements: &[OptionElement {
        element: "farmers",
        option: "farmers",
        absent: "off",
        present: Some("on"),
        toggle: None,
    }],
    rules: &[Rule {
        rank: 0,
        theirs: "tiny-city-scoring",
        ours: "two-tile-city",
        values: &[("4", "per-tile"), ("2", "two-points")],
    }],
    said_otherwise: &["max-players", "two-tile-city-shield"],
    foreign_rules: &[
        "hill-tiebreaker",
        "tunnelize-other-expansions",
        "more-tunnel-tokens",
        "festival-return",
        "keep-monasteries",
        "labyrinth-variant",
        "little-buildings-scoring",
        "vodyanoy-scoring",
    ],
    features: &[
        (Kind::City, &["City"]),
        (Kind::Road, &["Road"]),
        (Kind::Field, &["Field", "Farm"]),
        (Kind::Monastery, &["Monastery", "Cloister"]),
    ],
    sayings: &[
        Saying::new("tile", Form::Tile(None)),
        Saying::new("place", Form::Deploy("")),
        Saying::new("pass", Form::Plain("PASS", None)).write(pass),
    ],
    stretch: |phase, _| match phase {
        Phase::PlaceTile => Some(Stretch::Tile { begins: true }),
        Phase::PlaceFigure => Some(Stretch::Tile { begins: false }),
        _ => None,
    },
    missing: |game, missing| {
        let choices = game.rules().choices();
        if choices.option("two-tile-city") == "two-points" && choices.option("two-tile-city-shield") != "2" {
            missing.push("the option `two-tile-city-shield` = `1`".into());
        }
    },
    ..Part::NONE
};

fn pass(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    if state.phase() == Phase::PlaceFigure && !writer.asks_about_figure(state) {
        return Vec::new();
    }
    vec![writer.message(state, &Form::Plain("PASS", None), arguments)]
}
