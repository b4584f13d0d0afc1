//! Compiles in the texts of all parts: what lies in the folders of `parts/`, and their pages of the catalogue.

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match texts() {
        Ok(texts) => fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("part_texts.rs"), texts).unwrap(),
        Err(fault) => println!("cargo::error={fault}"),
    }
}

/// The list of the texts as an expression of Rust. A file that is missing is an error with its name.
fn texts() -> Result<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let parts = root.join("parts");
    println!("cargo::rerun-if-changed={}", parts.display());
    let entries = fs::read_dir(&parts).map_err(|e| format!("{}: {e}", parts.display()))?;
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir());
    let mut names: Vec<_> = folders.filter_map(|path| path.file_name()?.to_str().map(String::from)).collect();
    names.retain(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()));
    names.sort();
    let mut out = String::from("&[\n");
    for name in names {
        let include = |file: String| {
            let path = root.join(&file);
            match path.canonicalize() {
                Ok(path) => Ok(format!("include_str!({:?})", path.to_string_lossy())),
                Err(e) => Err(format!("the part `{name}` needs {file}: {e}")),
            }
        };
        let rules: Vec<_> = ["en", "de", "da", "sv", "nl"]
            .into_iter()
            .map(|language| include(format!("parts/{name}/rules.{language}.md")))
            .collect::<Result<_, _>>()?;
        let catalogue = include(format!("docs/rules/{name}.md"))?;
        let scenarios = include(format!("parts/{name}/scenarios/{name}.txt"))?;
        let rules = rules.join(", ");
        let _ = writeln!(
            out,
            "PartTexts {{ name: {name:?}, rules: [{rules}], catalogue: {catalogue}, scenarios: {scenarios} }},"
        );
    }
    out.push(']');
    Ok(out)
}
