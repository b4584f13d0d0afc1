//! What can be chosen, for a client that builds its setup screen from it.

use aude_engine::{
    MAX_COPIES,
    parts::{PRESETS, PieceSpec, parts},
    tile,
};
use serde_json::{Value, json};

/// Who we are, and all that a setup can say: the answer to `hello`.
///
/// # Panics
/// Never: every part has its tiles.
pub fn catalogue() -> Value {
    let presets = PRESETS.iter().map(|preset| {
        let options = parts().flat_map(|p| p.options).map(|o| {
            let value = o.presets.iter().find(|(name, _)| *name == preset.name).map_or(o.default, |p| p.1);
            (o.name.to_string(), json!(value))
        });
        json!({
            "name": preset.name, "about": preset.about, "parts": preset.parts,
            "sets": preset.sets,
            "options": Value::Object(options.collect()),
        })
    });
    let sets = parts().flat_map(|part| {
        part.sets.iter().map(|name| {
            let set = tile::set(name).expect("every part has its tiles");
            let tiles: u32 = set.tiles.iter().filter(|(t, _)| !t.held).map(|(_, n)| u32::from(*n)).sum();
            json!({ "name": name, "title": set.title, "about": part.about, "part": part.name, "tiles": tiles, "copies": MAX_COPIES })
        })
    });
    let toggles = parts().flat_map(|part| {
        part.toggles.iter().map(|t| {
            json!({ "name": t.name, "values": [true, false], "default": true, "part": part.name, "about": t.about })
        })
    });
    let options = parts().flat_map(|part| {
        part.options.iter().map(|o| {
            json!({ "name": o.name, "values": o.values, "default": o.default, "part": part.name, "about": o.about })
        })
    });
    let counts = parts().flat_map(|part| {
        part.counts.iter().map(|c| {
            // What each player has with so many players, from one to six.
            let by_players: Vec<u32> = (1..=aude_engine::MAX_PLAYERS).map(c.usual).collect();
            json!({
                "name": c.name, "min": 0, "max": PieceSpec::MAX, "default": (c.usual)(2), "by-players": by_players, "toggle": c.toggle,
                "part": part.name,
            })
        })
    });
    let boxes = parts().map(|part| {
        let names = |list: Vec<&'static str>| json!(list);
        json!({
            "name": part.name, "title": part.title, "about": part.about, "tile": part.tile, "sets": part.sets,
            "toggles": names(part.toggles.iter().map(|t| t.name).collect()),
            "options": names(part.options.iter().map(|o| o.name).collect()),
            "counts": names(part.counts.iter().map(|c| c.name).collect()),
        })
    });
    json!({
        "name": "aude",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": 1,
        "boxes": boxes.collect::<Vec<_>>(),
        "presets": presets.collect::<Vec<_>>(),
        "parts": sets.collect::<Vec<_>>(),
        "toggles": toggles.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
        "counts": counts.collect::<Vec<_>>(),
    })
}
