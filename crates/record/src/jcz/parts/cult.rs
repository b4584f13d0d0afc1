//! Shrines.

use aude_engine::tile::Kind;

use super::{Part, Switch, TileChoice};

pub(super) const PART: Part = Part {
    switches: &[Switch::new(9, "shrine", "cult")],
    tile_choice: Some(TileChoice { option: "shrine-tile-count", sets: [("cult/6", "6"), ("cult/5", "5")], both: None }),
    // Files call shrines and monasteries by the same names.
    features: &[(Kind::Monastery, &["Shrine"]), (Kind::Shrine, &["Monastery", "Cloister", "Shrine", "Abbey"])],
    ..Part::NONE
};
