//! The core of the engine names no part: what belongs to a part is in its folder.

use std::{collections::BTreeSet, fs, path::Path};

/// What belongs to parts, as words of identifiers and strings.
const WORDS: [&str; 29] = [
    "abbey",
    "abbot",
    "auction",
    "barn",
    "bazaar",
    "besieged",
    "bid",
    "bridge",
    "builder",
    "castle",
    "cathedral",
    "dragon",
    "expel",
    "fairy",
    "goods",
    "herd",
    "mayor",
    "pig",
    "portal",
    "princess",
    "prisoner",
    "ransom",
    "robber",
    "shrine",
    "siege",
    "tower",
    "tunnel",
    "volcano",
    "wagon",
];

/// Where the core knows such a word nevertheless.
const ALLOWED: &[(&str, &[&str])] = &[
    // A bridge is a segment that a tile gets later; a barn bars a field.
    ("board.rs", &["barn", "bridge"]),
    // Options and counts that change what is printed on tiles, by their names in setups.
    ("rules/bag.rs", &["abbey", "bridge", "castle", "dragon", "tunnel", "volcano"]),
    // What is printed on a tile.
    (
        "rules/design.rs",
        &["besieged", "bridge", "castle", "dragon", "portal", "princess", "siege", "tower", "tunnel", "volcano"],
    ),
    // Whether a bridge would make a tile fit.
    ("rules/fits.rs", &["bridge"]),
    // Counts by their names in setups.
    ("rules/resolve.rs", &["abbey", "bridge"]),
    // Fields of a setup.
    ("rules/start.rs", &["abbey", "barn", "bridge", "fairy", "tower"]),
    // Words of the protocol, and the figure that bars a field.
    ("score.rs", &["barn", "besieged", "castle"]),
    // A bridge is a segment of its tile.
    ("state.rs", &["bridge"]),
    // Where figures may stand.
    ("turn/figure.rs", &["barn", "bridge", "volcano"]),
];

/// The files of the core.
fn core() -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files: Vec<_> = ["board", "deck", "fingerprint", "perft", "rules", "score", "state", "survey", "turn"]
        .map(|name| format!("{name}.rs"))
        .into();
    files.push("parts/expansion.rs".into());
    for folder in ["rules", "turn"] {
        for file in fs::read_dir(src.join(folder)).unwrap() {
            files.push(format!("{folder}/{}", file.unwrap().file_name().to_str().unwrap()));
        }
    }
    files.sort();
    let read = |name: String| {
        let text = fs::read_to_string(src.join(&name)).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap().lines();
        // Names of decisions are words of the protocol.
        let code = code.map(|line| line.split("//").next().unwrap()).filter(|line| !line.contains(" => \""));
        (name, code.collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(read).collect()
}

#[test]
fn the_core_imports_no_part() {
    let parts = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/parts");
    let folders = fs::read_dir(parts).unwrap().map(|entry| entry.unwrap()).filter(|entry| entry.path().is_dir());
    let mut names: BTreeSet<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    assert!(names.len() > 10, "{names:?}");
    names.extend(["bridges", "castles"].map(String::from));
    for (file, code) in core() {
        for name in &names {
            for import in [format!("parts::{name}::"), format!("memory.{name}"), format!("memory_mut().{name}")] {
                assert!(!code.contains(&import), "{file} names a part: {import}");
            }
        }
    }
}

#[test]
fn the_core_speaks_of_no_part() {
    let mut found = BTreeSet::new();
    for (file, code) in core() {
        for word in code.split(|c: char| !c.is_ascii_alphabetic()) {
            // Variants of shared enums, such as `Figure::Barn`, are no words of the core.
            let small = word.to_ascii_lowercase();
            let is = |known: &&&str| **known == small || small.strip_suffix('s') == Some(**known);
            if let Some(known) = WORDS.iter().find(is).filter(|_| word == small || word == word.to_ascii_uppercase()) {
                found.insert((file.clone(), (*known).to_string()));
            }
        }
    }
    let allowed =
        ALLOWED.iter().flat_map(|(file, words)| words.iter().map(|word| (file.to_string(), word.to_string())));
    assert_eq!(found, allowed.collect(), "left: what the core says; right: what it may say");
}
