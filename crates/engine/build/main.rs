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

fn main() {
    println!("cargo::rerun-if-changed=build");
    // Whoever adds a part lists it there.
    println!("cargo::rerun-if-changed=src/parts/mod.rs");
    let out = match catalogue() {
        Ok(catalogue) => catalogue.into_rust(),
        Err(fault) => return println!("cargo::error={fault}"),
    };
    let target = PathBuf::from(env::var("OUT_DIR").unwrap());
    for (file, text) in ["prints.rs", "catalogue.rs"].into_iter().zip(out) {
        fs::write(target.join(file), text).unwrap();
    }
}

fn catalogue() -> Result<catalogue::Catalogue, String> {
    let mut sets = BTreeMap::new();
    for file in files()? {
        println!("cargo::rerun-if-changed={}", file.display());
        let named = |fault: String| format!("{}: {fault}", file.display());
        let text = fs::read_to_string(&file).map_err(|e| named(e.to_string()))?;
        let set =
            catalogue::Source::parse(&file.file_stem().unwrap_or_default().to_string_lossy(), text).map_err(named)?;
        if let Some((other, _)) = sets.insert(set.number, (file.clone(), set)) {
            return Err(named(format!("{} has the same number", other.display())));
        }
    }
    let mut out = catalogue::Catalogue::new(sets.values().map(|(_, set)| set))?;
    for (file, set) in sets.into_values() {
        out.add(set).map_err(|fault| format!("{}: {fault}", file.display()))?;
    }
    Ok(out)
}

/// The files of tile sets in the folders of all parts.
fn files() -> Result<Vec<PathBuf>, String> {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The published crate has a copy of what is in the root of the repository.
    let parts = [crate_root.join("parts"), crate_root.join("../../parts")];
    let parts = parts.into_iter().find(|path| path.is_dir()).ok_or("the folder `parts` is missing")?;
    let list = |folder: &Path| -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok(entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
    };
    let folders = list(&parts)?.into_iter().filter(|path| path.is_dir());
    let files: Vec<_> = folders.map(|folder| list(&folder)).collect::<Result<_, _>>()?;
    Ok(files.into_iter().flatten().filter(|path| path.extension().is_some_and(|end| end == "toml")).collect())
}
