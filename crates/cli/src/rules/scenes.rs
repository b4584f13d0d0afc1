//! The pictures of the rules in the browser: positions of worked examples, as data. The page draws the tiles with its own
//! engine and puts figures and points on them, so a picture takes a few kilobytes that compress well.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{examples, language::Language, scene};

/// All pictures that the words name, as JSON: for each its tiles (name, column, row, turns) and what is on them (a point
/// and an SVG fragment around it).
pub(super) fn scenes() -> Result<String, String> {
    let (examples, mut all) = (examples(), BTreeMap::new());
    for name in Language::pictures() {
        let (id, is_before) = name.strip_suffix("-before").map_or((name, false), |id| (id, true));
        let example = examples.iter().find(|it| it.2.id == id).ok_or_else(|| format!("there is no example {id}"))?;
        let scene = scene(&example.2).ok_or_else(|| format!("{id} cannot be drawn"))?;
        let board = if is_before { scene.picture_before() } else { Some(scene.picture()) };
        let board = board.ok_or_else(|| format!("{id} has no position before"))?;
        let things = board.things().into_iter().map(|item| json!([item.x.round(), item.y.round(), item.svg]));
        let tiles = scene.tiles(is_before).into_iter().map(|(tile, at, turn)| json!([tile, at.x, at.y, turn]));
        let (tiles, things): (Vec<Value>, Vec<Value>) = (tiles.collect(), things.collect());
        all.insert(name, json!({ "tiles": tiles, "things": things }));
    }
    serde_json::to_string_pretty(&all).map(|text| text + "\n").map_err(|e| e.to_string())
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    #[test]
    fn scenes_are_up_to_date() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/rules/scenes.json");
        let written = fs::read_to_string(file).unwrap_or_default();
        let scenes = super::scenes().unwrap();
        assert!(written == scenes, "not up to date: aude rules --scenes web/src/rules/scenes.json");
    }
}
