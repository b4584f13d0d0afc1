//! Collects the words of all parts, `parts/*/words.LANGUAGE.ftl`. A file that is missing is an error with its name.

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Whoever adds a part lists it there.
    println!("cargo::rerun-if-changed=src/parts/mod.rs");
    match words() {
        Ok(words) => fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("part_words.rs"), words).unwrap(),
        Err(fault) => println!("cargo::error={fault}"),
    }
}

/// The languages with the words of all parts, as an expression of Rust.
fn words() -> Result<String, String> {
    let parts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../parts");
    let entries = fs::read_dir(&parts).map_err(|e| format!("{}: {e}", parts.display()))?;
    let mut folders: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let named =
        |folder: &Path| folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with(char::is_alphabetic));
    folders.retain(|folder| folder.is_dir() && named(folder));
    folders.sort();
    let mut out = String::from("[\n");
    for language in ["en", "de", "da", "sv", "nl"] {
        let _ = write!(out, "({language:?}, concat!(");
        for folder in &folders {
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            let path = folder.join(format!("words.{language}.ftl")).canonicalize();
            let path = path.map_err(|e| format!("the part `{name}` needs parts/{name}/words.{language}.ftl: {e}"))?;
            println!("cargo::rerun-if-changed={}", path.display());
            let _ = write!(out, "include_str!({:?}), \"\\n\", ", path.to_string_lossy());
        }
        out.push_str(")),\n");
    }
    out.push(']');
    Ok(out)
}
