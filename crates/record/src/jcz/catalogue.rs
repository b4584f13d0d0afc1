//! Their tile sets and tiles, by our names. `data/jcz-tiles.json` is the map.

use std::sync::OnceLock;

use serde_json::Value;

/// A tile set of theirs.
#[derive(Debug)]
pub(super) struct Set {
    /// Their name, such as `basic:1`.
    pub(super) name: String,
    /// Ours, such as `base`.
    pub(super) part: String,
    /// Tiles: their name and ours.
    pub(super) tiles: Vec<(String, String)>,
}

/// Their sets, all of them that we have.
pub(super) fn sets() -> &'static [Set] {
    static SETS: OnceLock<Vec<Set>> = OnceLock::new();
    SETS.get_or_init(|| {
        let map: Value = serde_json::from_str(include_str!("../../data/jcz-tiles.json")).expect("the map is JSON");
        let text = |value: &Value| value.as_str().expect("the map holds texts").to_string();
        let sets = map.as_object().expect("the map is an object").iter();
        sets.map(|(name, set)| {
            let tiles = set["tiles"].as_object().expect("a set has tiles").iter();
            Set {
                name: name.clone(),
                part: text(&set["part"]),
                tiles: tiles.map(|(theirs, ours)| (theirs.clone(), text(ours))).collect(),
            }
        })
        .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::{parts::parts, tile};

    /// Every tile of every part has a name of theirs, and the other way round.
    #[test]
    fn every_tile_has_two_names() {
        for part in parts().flat_map(|p| p.sets) {
            let ours: Vec<&str> = tile::set(part).unwrap().tiles.iter().map(|(tile, _)| tile.id).collect();
            let theirs = || sets().iter().filter(|set| set.part == **part).flat_map(|set| &set.tiles);
            for id in &ours {
                assert!(theirs().any(|(_, name)| name == id), "{part}: {id}");
            }
            for (name, id) in theirs() {
                assert!(ours.contains(&id.as_str()), "{part}: {name}");
            }
        }
    }
}
