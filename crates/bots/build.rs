//! Collects the words of all parts, `parts/*/words.LANGUAGE.ftl`. A language that is missing is an error with its name.

use std::{env, fmt::Write as _, fs, path::Path};

const LANGUAGES: [&str; 5] = ["en", "de", "da", "sv", "nl"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match words() {
        Ok(words) => fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("part_words.rs"), words).unwrap(),
        Err(fault) => println!("cargo::error={fault}"),
    }
}

/// The languages with the words of all parts, as an expression of Rust.
fn words() -> Result<String, String> {
    let parts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../parts");
    println!("cargo::rerun-if-changed={}", parts.display());
    let entries = fs::read_dir(&parts).map_err(|e| format!("{}: {e}", parts.display()))?;
    let mut folders: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    folders.sort();
    let file = |folder: &Path, language: &str| folder.join(format!("words.{language}.ftl"));
    folders.retain(|folder| LANGUAGES.iter().any(|language| file(folder, language).exists()));
    let mut out = String::from("[\n");
    for language in LANGUAGES {
        let _ = write!(out, "({language:?}, concat!(");
        for folder in &folders {
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            let path = file(folder, language).canonicalize();
            let path = path.map_err(|e| format!("the part `{name}` needs parts/{name}/words.{language}.ftl: {e}"))?;
            let _ = write!(out, "include_str!({:?}), \"\\n\", ", path.to_string_lossy());
        }
        out.push_str(")),\n");
    }
    out.push(']');
    Ok(out)
}
