//! Finds the page that is built into the program.
//!
//! `./aude` builds the page before the program. Where nobody has (`cargo test` in a fresh clone, documentation), the program is
//! built with a page that says how.

use std::{env, fs, path::Path};

fn main() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", built.display());
    println!("cargo:rerun-if-changed=src/unbuilt.html");
    let folder = if built.join("index.html").is_file() {
        built
    } else {
        let folder = Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("unbuilt");
        fs::create_dir_all(&folder).expect("its own folder can be written");
        fs::copy("src/unbuilt.html", folder.join("index.html")).expect("its own folder can be written");
        folder
    };
    println!("cargo:rustc-env=AUDE_WEB={}", folder.display());
}
