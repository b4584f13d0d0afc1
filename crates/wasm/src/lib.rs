//! The engine for browsers: [`aude_table`] behind one function that takes and gives JSON.
//!
//! The page sends `{"method": …, "args": […]}` to a worker, which hands it to [`Engine::call`] and sends the answer back. One
//! description of the data is enough: `crates/table/src/view.rs`, and the TypeScript written from it.

mod engine;
#[cfg(target_arch = "wasm32")]
mod exports;

pub use engine::Engine;
