//! Compiles `tiles/*.toml` into Rust tables and refuses a faulty tile by name.
//!
//! What is checked here is what the engine relies on: every place of the edge belongs to one thing, joins
//! name segments that exist, roads end at something, counts add up. `tiles/check.py` checks the geometry
//! of the faces on top of that.

mod catalogue;

use std::{env, fs, path::Path};

const SETS: [&str; 13] = [
    "base",
    "inns-cathedrals",
    "traders-builders",
    "princess-dragon",
    "tower",
    "abbey-mayor",
    "bridges-castles-bazaars",
    "king-robber",
    "count",
    "cult",
    "siege",
    "river-1",
    "river-2",
];

fn main() {
    let tiles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tiles");
    println!("cargo::rerun-if-changed=build");
    let mut out = catalogue::Catalogue::default();
    for set in SETS {
        let file = tiles.join(format!("{set}.toml"));
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("tiles/{set}.toml: {e}"));
        if let Err(fault) = out.add(set, &text) {
            println!("cargo::error=tiles/{set}.toml: {fault}");
            return;
        }
    }
    let target = Path::new(&env::var("OUT_DIR").unwrap()).join("catalogue.rs");
    fs::write(target, out.into_rust()).unwrap();
}
