//! What can be chosen about the base game. Its rules are the core of the engine.

use super::{About, OptionSpec, Part, PieceSpec};
use crate::{
    Datum, ExtraSpec, FactSpec, Figure, Illegal, Phase, Revision,
    verb::{Fact, verb},
};

pub(super) const PART: Part = Part {
    name: "base",
    title: "Base game",
    about: "72 tiles with roads, cities, monasteries and fields",
    tile: "P",
    sections: &[
        (About::Phase(Phase::Draw), 2),
        (About::Phase(Phase::PlaceTile), 3),
        (About::Phase(Phase::PlaceFigure), 4),
        (About::Phase(Phase::Over), 10),
    ],
    sets: &["base", "base-gardens"],
    options: &[
        OptionSpec {
            name: "max-players",
            about: "how many players may take part",
            values: &["5", "6"],
            default: "6",
            presets: &[("first-edition", "5"), ("new-edition-2016", "5")],
            since: Revision::First,
        },
        OptionSpec {
            name: "two-tile-city",
            about: "a completed city of two tiles scores like any other, or 2 points",
            values: &["per-tile", "two-points"],
            default: "per-tile",
            presets: &[("first-edition", "two-points")],
            since: Revision::First,
        },
        OptionSpec {
            name: "two-tile-city-shield",
            about: "points for a pennant in a two-tile city that scores 2 points",
            values: &["2", "1"],
            default: "2",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "farmer-scoring",
            about: "farmers score 3 for each city at a field they hold, or 4 for each city they surround",
            values: &["field-majority-3", "city-majority-4"],
            default: "field-majority-3",
            presets: &[("first-edition", "city-majority-4")],
            since: Revision::First,
        },
        OptionSpec {
            name: "farmers",
            about: "followers may be placed on fields",
            values: &["on", "off"],
            default: "on",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "disabled-element-tiles",
            about: "tiles with the symbol of an element that is switched off stay without it, or are removed",
            values: &["ignore-symbol", "remove-tiles"],
            default: "ignore-symbol",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "tiles-in-hand",
            about: "draw a tile and place it, or hold three and place one of them",
            values: &["0", "3"],
            default: "0",
            presets: &[],
            since: Revision::First,
        },
    ],
    // BASE-SETUP-04: the eighth marks the score.
    counts: &[PieceSpec { name: "follower", figure: Figure::Follower, usual: |_| 7, toggle: None, wants: None }],
    verbs: &[
        verb!("", "place-tile", "tile", PlaceTile(tile, placement) = Placement(tile, placement))
            .beyond(Illegal::NotAdjacent),
        verb!("", "place", "place", Place(figure, spot) = FigureOnSegment(figure, spot)),
        verb!("pass", "pass", "pass", Pass = Nothing)
            .declines()
            .facts(|state, _| vec![("phase", Fact::Word(state.phase().name()))]),
        verb!("drew", "draw", "choose", Draw(tile) = Tile(tile)),
    ],
    extras: &[ExtraSpec::new::<Vec<Vec<String>>>(12, "hands", |rules, state| {
        Datum::List(state.hands.iter().map(|hand| Datum::tiles(rules, hand)).collect())
    })
    .per_player()],
    facts: &[FactSpec::new(0, "hands", |rules, state| {
        let hand = |player| Datum::tiles(rules, state.hand(player));
        (rules.choices().option("tiles-in-hand") != "0").then(|| Datum::List((0..rules.players()).map(hand).collect()))
    })],
    ..Part::PLAIN
};
