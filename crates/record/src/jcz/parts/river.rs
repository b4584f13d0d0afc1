//! Rivers.

use std::collections::BTreeMap;

use aude_engine::Setup;
use serde_json::{Value, json};

use super::Part;
use crate::jcz::{
    Foreign,
    catalogue::sets,
    import::without_undone,
    places::{degrees_of, read_rotation},
};

/// The source of every river.
const SOURCE: &str = "RI/s";

pub(super) const PART: Part = Part {
    their_way: &[("river-start-tile", "shuffled-in")],
    // A river that is switched off is not there.
    has_set: |choices, set| {
        let toggle = set.strip_suffix("-gardens").unwrap_or(set);
        !toggle.starts_with("river-") || choices.toggle(toggle)
    },
    take_start: take_source,
    leave_out: leave_out_rivers,
    // All tiles of a river come first, however long that takes.
    left_in_bag: |tile, drawn| {
        let is_river = |id: &str| id.starts_with("RI");
        (is_river(tile) && !drawn.iter().all(|id| is_river(id)))
            .then(|| format!("a river that ends without the tile `{tile}`"))
    },
    ..Part::NONE
};

/// We have one river in a game, and it begins at its source. Where tiles of a river are in the setup and nowhere in the
/// game, it is left out.
fn leave_out_rivers(file: &Value, setup: &mut Setup, left_out: &mut Vec<Foreign>) {
    let start = file["setup"]["start"].as_array().into_iter().flatten().filter_map(|tile| tile["tile"].as_str());
    let order = file["gameAnnotations"]["drawOrder"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let replay = file["replay"].as_array().into_iter().flatten();
    let placed = replay.filter_map(|message| message["payload"]["tileId"].as_str());
    let used: Vec<&str> = start.chain(order).chain(placed).collect();
    let Some(parts) = &mut setup.parts else { return };
    let rivers = |parts: &BTreeMap<String, u32>| -> Vec<String> {
        parts.keys().filter(|part| part.starts_with("river-")).cloned().collect()
    };
    for part in rivers(parts) {
        let Some(set) = sets().iter().find(|set| set.part == part) else { continue };
        // All rivers have the same source.
        let source = used.contains(&SOURCE) && rivers(parts).len() == 1;
        if !source && !set.tiles.iter().any(|(tile, _)| tile != SOURCE && used.contains(&tile.as_str())) {
            left_out.push(Foreign::TileSet(set.name.clone()));
            parts.remove(&part);
        }
    }
}

/// Our river begins at a start tile. Where the first player draws the source instead and puts nobody there, that turn becomes
/// a start tile. Returns how many messages it took, without those taken back, and whose they are.
fn take_source(file: &mut Value) -> Option<(usize, usize)> {
    let start = file["setup"]["start"].as_array()?;
    if start.is_empty() || start.iter().any(|tile| tile["tile"] == SOURCE) {
        return None;
    }
    let messages = without_undone(file["replay"].as_array()?);
    let first = messages.first().filter(|message| message.tile() == Some(SOURCE))?;
    let declined = messages[1..].iter().take_while(|message| message.kind == "PASS").count();
    messages.get(1 + declined).filter(|message| message.kind == "COMMIT")?;
    let (position, turn) = (first.payload["position"].clone(), read_rotation(&first.payload["rotation"]).ok()?);
    let (used, player) = (2 + declined, first.player.unwrap_or(0));
    let tile = json!({ "tile": SOURCE, "position": position, "rotation": degrees_of(turn) });
    file["setup"]["start"].as_array_mut()?.push(tile);
    let annotations = file.get_mut("gameAnnotations").and_then(Value::as_object_mut);
    for (key, value) in annotations.into_iter().flatten() {
        match (key.as_str(), value) {
            ("drawOrder", Value::Array(order)) if order.first() == Some(&json!(SOURCE)) => drop(order.remove(0)),
            ("endTurn", end) => *end = end.as_u64().map_or(Value::Null, |end| end.saturating_sub(1).into()),
            _ => {}
        }
    }
    Some((used, player))
}
