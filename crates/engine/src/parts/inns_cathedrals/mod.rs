//! Inns & Cathedrals: roads with inns, cities with cathedrals, big followers.
//!
//! Inns and cathedrals are marks on segments that add up along a feature; this part only says what a road
//! or city with such a mark is worth. The big follower is a figure like any other that counts as two. New tiles go
//! where others do (INN-03).

use super::{Expansion, Hooks, OptionSpec, Part, PieceSpec, Shown, ToggleSpec};
use crate::{
    Figure, Revision,
    score::{Scored, Worth},
    setup::Choices,
    tile::{Kind, Marks},
};

/// The parts that bring big followers where `big-follower-grant` says so.
const LARGE_EXPANSIONS: [&str; 6] =
    ["inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor", "bridges-castles-bazaars"];

pub(super) const PART: Part = Part {
    name: "inns-cathedrals",
    title: "Inns & Cathedrals",
    about: "18 tiles; roads with inns and cities with cathedrals score more or nothing; a big follower counts as two",
    tile: "EK",
    sets: &["inns-cathedrals", "inns-cathedrals-gardens"],
    toggles: &[
        ToggleSpec {
            name: "inns",
            about: "roads with an inn score 2 a tile, and nothing if unfinished",
            default: in_play,
            shown: Shown::Marks(Marks::INN),
        },
        // INN-CITY-03
        ToggleSpec {
            name: "cathedrals",
            about: "cities with a cathedral score 3 a tile and pennant, and nothing if unfinished",
            default: in_play,
            shown: Shown::Marks(Marks::CATHEDRAL),
        },
        ToggleSpec {
            name: "big-followers",
            about: "each player has a follower that counts as two",
            // INN-BIG-01
            default: |choices| match choices.option("big-follower-grant") {
                "with-any-large-expansion" => LARGE_EXPANSIONS.iter().any(|part| choices.plays(part)),
                _ => in_play(choices),
            },
            shown: Shown::Nothing,
        },
    ],
    options: &[
        OptionSpec {
            name: "big-follower-grant",
            about: "big followers come with this part, or with any large expansion",
            values: &["with-inns-cathedrals", "with-any-large-expansion"],
            default: "with-inns-cathedrals",
            presets: &[("nordic-2010", "with-any-large-expansion")],
            since: Revision::First,
        },
        OptionSpec {
            name: "unfinished-inn-cathedral",
            about: "an unfinished road with an inn or city with a cathedral scores nothing, or as if there were none",
            values: &["zero", "as-ordinary"],
            default: "zero",
            presets: &[],
            since: Revision::First,
        },
    ],
    counts: &[PieceSpec {
        name: "big-follower",
        figure: Figure::BigFollower,
        usual: |_| 1,
        toggle: Some("big-followers"),
        wants: None,
    }],
    open: |choices| {
        if !choices.toggle("inns") && !choices.toggle("cathedrals") {
            return Ok(None);
        }
        let unfinished_pays = choices.option("unfinished-inn-cathedral") == "as-ordinary";
        Ok(Some(Box::new(InnsCathedrals { unfinished_pays })))
    },
    ..Part::PLAIN
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("inns-cathedrals")
}

#[derive(Clone, Copy, Debug)]
struct InnsCathedrals {
    unfinished_pays: bool,
}

impl Expansion for InnsCathedrals {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.worth.push(Box::new(move |scored, worth| it.worth(scored, worth)));
    }
}

impl InnsCathedrals {
    /// INN-ROAD-01, INN-ROAD-02, INN-CITY-01, INN-CITY-02. A second inn or cathedral adds nothing; a
    /// two-tile city with a cathedral is a cathedral city first (INN-X-01).
    fn worth(self, scored: &Scored, worth: &mut Worth) {
        let each = match scored.kind {
            Kind::Road if scored.marks.inns() > 0 => 2,
            Kind::City if scored.marks.cathedrals() > 0 => 3,
            _ => return,
        };
        if scored.complete {
            *worth = Worth { tile: each, pennant: each };
        } else if !self.unfinished_pays {
            *worth = Worth::NOTHING;
        }
    }
}
