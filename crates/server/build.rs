//! Builds the page into the program: writes a list of its files as Rust.
//!
//! With the feature `page`, which `./aude dist` asks for, that is the page in `web/dist`. Otherwise it is one that says how to get the
//! real one; `aude serve --page web/dist` serves it from the folder.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built = here.join("../../web/dist");
    println!("cargo:rerun-if-changed=src/unbuilt/index.html");
    let folder = if env::var_os("CARGO_FEATURE_PAGE").is_some() {
        // The folder is always there; cargo would run this again and again for one that is not.
        println!("cargo:rerun-if-changed={}", built.display());
        if !built.join("index.html").is_file() {
            return Err(io::Error::other("web/dist has no page; `./aude web` builds it"));
        }
        built.canonicalize()?
    } else {
        here.join("src/unbuilt")
    };
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in files.iter().filter(|file| !matches!(ending(file), "" | "br" | "gz")) {
        let path = file.strip_prefix(&folder).expect("found in there").to_str().expect("our names are ASCII");
        let file = file.to_str().expect("a folder whose name is text");
        let compressed = |ending: &str| {
            let form = format!("{file}.{ending}");
            if Path::new(&form).is_file() { format!("Some(include_bytes!({form:?}))") } else { "None".into() }
        };
        let (brotli, gzip) = (compressed("br"), compressed("gz"));
        writeln!(list, "    ({path:?}, include_bytes!({file:?}), {brotli}, {gzip}),")
            .expect("strings can be written to");
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("files.rs"), list)
}

/// All files in a folder and in those within it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}
