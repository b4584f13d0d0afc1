//! Makes JavaScript and its types for a compiled wasm module, as the command `wasm-bindgen` does.
//!
//! The command is not a dependency of a package, so everybody would have to install the right version by hand. As a few
//! lines of our own the version is pinned in the lock file, and `./aude` needs nothing but cargo.
#![forbid(unsafe_code)]

use std::{env, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let [input, folder] = &env::args().skip(1).collect::<Vec<_>>()[..] else {
        eprintln!("usage: aude-bindgen MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let made = Bindgen::new().input_path(input).out_name("aude").web(true).and_then(|bindgen| {
        bindgen.typescript(true).omit_default_module_path(true).remove_name_section(true).generate(folder)
    });
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("aude-bindgen: {fault:#}");
            ExitCode::FAILURE
        }
    }
}
