//! Why a setup makes no sense, in words.

use aude_engine::{Flaw, SetupError};

use crate::{
    view::{Problem, Text, Value},
    why::rule,
    words::name,
};

/// What is wrong with a setup, and where.
pub(crate) fn problem(error: SetupError) -> Problem {
    Problem { text: said(&error.flaw), message: error.flaw.to_string(), field: error.field }
}

/// A flaw as a text. What only programs do wrong has none.
fn said(flaw: &Flaw) -> Option<Text> {
    let text = match flaw {
        Flaw::NoTiles | Flaw::NothingToDraw => Text::new("problem-no-tiles"),
        Flaw::TooManyTiles { tiles, most } => {
            Text::new("problem-too-many-tiles").with("n", *tiles as i32).with("most", *most as i32)
        }
        Flaw::Players { most, .. } => Text::new("problem-players").with("most", *most as i32),
        Flaw::Copies { most, .. } => Text::new("problem-copies").with("most", *most as i32),
        Flaw::TooManyFigures { most, .. } => Text::new("problem-too-many-figures").with("most", *most as i32),
        Flaw::SwitchedOff { toggle, .. } => {
            Text::new("problem-switched-off").with("toggle", Value::Text(Text::new(format!("toggle-{toggle}"))))
        }
        Flaw::NeedsTiles => Text::new("problem-needs-tiles"),
        Flaw::RiverStuck => Text::new("problem-river-stuck"),
        Flaw::NoTileLeft(_) => Text::new("problem-no-tile-left"),
        Flaw::TileNotInPlay(_) => Text::new("problem-tile-not-in-play"),
        Flaw::TwoTiles(_) => Text::new("why-taken"),
        Flaw::Misfit { .. } => Text::new("problem-misfit"),
        Flaw::NoTowers => Text::new("problem-no-towers"),
        Flaw::WrongGround { figure, kind } => {
            Text::new("why-no-place-for").with("figure", name(*figure)).with("kind", kind.name())
        }
        Flaw::Complete(kind) => Text::new("why-complete").with("kind", kind.name()),
        Flaw::FarmersAndBarn => Text::new("why-barn-is-there"),
        Flaw::NeedsCompany { figure, kind } => {
            Text::new("why-no-company").with("figure", name(*figure)).with("kind", kind.name())
        }
        Flaw::NoFigureLeft { figure, .. } => Text::new("why-none-left").with("figure", name(*figure)),
        Flaw::NoFairy => Text::new("problem-no-fairy"),
        Flaw::FairyAlone(figure) => Text::new("problem-fairy-alone").with("figure", name(*figure)),
        Flaw::NotInPlay(_) => Text::new("problem-not-in-play"),
        Flaw::NoTile(_) => Text::new("problem-not-there"),
        Flaw::NoBridge => Text::new("why-no-bridge"),
        Flaw::NoHole => Text::new("why-no-hole"),
        Flaw::Rule(reason) => rule(reason),
        Flaw::RuleFor(reason, figure) => rule(reason).with("figure", name(*figure)),
        Flaw::Name(_) => Text::new("problem-name"),
        _ => return None,
    };
    Some(text)
}
