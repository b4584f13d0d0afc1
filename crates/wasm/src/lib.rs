//! The engine for browsers: [`aude_table`] behind one function that takes and returns JSON.
//!
//! The page sends `{"method": …, "args": […]}` to a worker, which passes it to [`Engine::call`]. The worker posts
//! the answer on without parsing it. The data is described once, in `crates/table/src/view.rs`; TypeScript types
//! are generated from it. Errors are the JSON of a [`Problem`](aude_table::Problem).
//!
//! There is no clock on this target, and a running module cannot be interrupted. So the worker passes in the time,
//! and thinking happens in slices (`web/src/engine/worker.ts`).
//!
//! A panic aborts the module. The worker reports it, open calls fail with `EngineStopped`, and the next call starts
//! a new worker, in which the page opens its saved record.

mod engine;
#[cfg(target_arch = "wasm32")]
mod exports;

pub use engine::Engine;
