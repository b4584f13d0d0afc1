//! Compiles the tile sets, `parts/*/*.toml`, into Rust tables and refuses a faulty tile by name.
//!
//! What is checked here is what the engine relies on: every place of the edge belongs to one thing, joins
//! name segments that exist, roads end at something, counts add up. `parts/check.py` checks the geometry
//! of the faces on top of that.

mod catalogue;

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
};

/// The tile sets in the order in which they are numbered: a new one goes to the end.
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
    println!("cargo::rerun-if-changed=build");
    let out = match catalogue() {
        Ok(catalogue) => catalogue.into_rust(),
        Err(fault) => return println!("cargo::error={fault}"),
    };
    let target = Path::new(&env::var("OUT_DIR").unwrap()).join("catalogue.rs");
    fs::write(target, out).unwrap();
}

fn catalogue() -> Result<catalogue::Catalogue, String> {
    let mut out = catalogue::Catalogue::default();
    let mut files = files()?;
    for set in SETS {
        let file = files.remove(set).ok_or_else(|| format!("no folder of parts/ has the tile set {set}.toml"))?;
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        out.add(set, &text).map_err(|fault| format!("{}: {fault}", file.display()))?;
    }
    match files.into_values().next() {
        Some(file) => Err(format!("{}: not listed in `SETS` in the build script of aude-engine", file.display())),
        None => Ok(out),
    }
}

/// The files of tile sets in the folders of all parts.
fn files() -> Result<BTreeMap<String, PathBuf>, String> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The published crate has a copy of what is in the root of the repository.
    let parts = [crate_root.join("parts"), crate_root.join("../../parts")];
    let parts = parts.into_iter().find(|path| path.is_dir()).ok_or("the folder `parts` is missing")?;
    let list = |folder: &Path| -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
    };
    let mut files = BTreeMap::new();
    for part in list(&parts)?.into_iter().filter(|path| path.is_dir()) {
        for file in list(&part)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "toml")) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, file);
        }
    }
    Ok(files)
}
