//! The princess, the dragon and the fairy.

use aude_engine::{Action, Arguments, Design, FigureOnTable, Phase, Revision, State, tile::Symbol};
use serde_json::json;

use super::{Form, Part, Read, Rule, Saying, Stretch, Switch};
use crate::{
    Game,
    jcz::{
        export::{Sent, Writer},
        import::{Meanings, Reading},
        pieces::Where,
        places::square,
    },
};

pub(super) const PART: Part = Part {
    switches: &[
        Switch::new(3, "princess", "princess"),
        Switch::new(4, "portal", "portal"),
        Switch::figure(5, "dragon"),
        Switch::figure(6, "fairy"),
    ],
    rules: &[
        Rule {
            rank: 1,
            theirs: "princess-action",
            ours: "princess-removal",
            values: &[("may", "may"), ("must", "must")],
        },
        Rule {
            rank: 2,
            theirs: "fairy-placement",
            ours: "fairy-anchor",
            values: &[("next-follower", "follower"), ("on-tile", "tile")],
        },
        Rule {
            rank: 3,
            theirs: "dragon-move",
            ours: "dragon-moves",
            values: &[("before-scoring", "before-scoring"), ("after-scoring", "after-scoring")],
        },
    ],
    sayings: &[
        Saying::new("expel", Form::Figure("RETURN_MEEPLE", Some("PRINCESS"))),
        Saying::new("dragon", Form::Neutral("dragon")),
        Saying::new("fairy", Form::Neutral("fairy")).write(write_fairy).read(Read::Means(read_fairy)),
    ],
    stretch: |phase, choices| match phase {
        Phase::Dragon if choices.option("dragon-moves") == "after-scoring" => {
            Some(Stretch::Sequel { goes_round: true })
        }
        Phase::Dragon => Some(Stretch::Tile { begins: false }),
        _ => None,
    },
    missing,
    bag_gives,
    ..Part::NONE
};

/// What the second revision mended is as that program has it.
fn missing(game: &Game, missing: &mut Vec<String>) {
    let choices = game.rules().choices();
    let late_dragon = choices.toggle("dragon") && choices.option("dragon-moves") == "after-scoring";
    let fairy = choices.toggle("fairy") && (choices.option("fairy-anchor") == "tile" || choices.toggle("bazaars"));
    if game.setup().revision < Revision::Second && (fairy || (late_dragon && choices.count("wagon") > 0)) {
        missing.push("the rules of version 0.9 for the fairy, or for wagons and a late dragon (`revision` = 1)".into());
    }
}

/// Tiles with the dragon wait for the first volcano.
fn bag_gives(game: &Game, rest: Vec<Design>) -> Vec<Design> {
    let rules = game.rules();
    let mut awake = !rules.choices().toggle("dragon") || game.state().dragon().is_some();
    let given = rest.into_iter().filter(|design| {
        let symbol = rules.tile(*design).symbol;
        awake |= symbol == Some(Symbol::Volcano);
        awake || symbol != Some(Symbol::Dragon)
    });
    given.collect()
}

fn write_fairy(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Segment(at) = arguments else { return Vec::new() };
    let player = state.decider();
    let own = |f: &FigureOnTable| f.owner == player && f.figure.is_follower();
    let stands = state.figures().find(|f| f.spot == at && own(f));
    let id = stands.map_or_else(String::new, |f| writer.piece(player, f.figure, Where::Board(at)));
    let mut payload = json!({ "figureId": "fairy.1" });
    if writer.rules().choices().option("fairy-anchor") == "tile" {
        payload["to"] = square(at.at);
        // Of several followers on the tile we know with whom she is.
        if state.figures().any(|f| f.spot.at == at.at && f.spot != at && own(&f)) {
            payload["meepleId"] = id.into();
        }
    } else {
        payload["to"] = json!({ "featurePointer": writer.segment(state, at), "meepleId": id });
    }
    vec![("MOVE_NEUTRAL_FIGURE", payload)]
}

fn read_fairy(reading: &Reading) -> Meanings {
    let to = reading.payload().get("to").ok_or("`to` is missing")?;
    // On a tile: with the own follower that is named beside it, or with any there.
    if let Ok((_, spot)) = reading.figure(to).or_else(|_| reading.figure(reading.payload())) {
        return Ok(vec![Action::Fairy(spot)]);
    }
    let at = reading.square_of(to)?;
    let state = reading.state();
    let there = state.figures().filter(|f| f.spot.at == at && f.owner == state.decider());
    let meanings: Vec<Action> = there.map(|f| Action::Fairy(f.spot)).collect();
    if meanings.is_empty() { Err("the fairy goes to an own follower".into()) } else { Ok(meanings) }
}
