//! What JavaScript sees of the module: two buffers and a function.
//!
//! JavaScript asks [`input`] for room, writes a call there, and runs [`call`]; [`output`] says where the answer is. `wasm-bindgen`
//! would write these lines, but building it takes 100 s of processor time in every fresh clone, a fifth of the whole. Exported
//! names and imports are unsafe by definition; there is no other unsafe code.
#![allow(unsafe_code, reason = "names for JavaScript, see above")]

use std::{cell::RefCell, panic};

use crate::Engine;

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// The time in milliseconds.
    safe fn now() -> f64;
    /// Takes the words of a panic: where they are and how long they are.
    safe fn panicked(at: *const u8, bytes: usize);
}

#[derive(Default)]
struct Module {
    engine: Engine,
    input: Vec<u8>,
    output: String,
}

thread_local! {
    static MODULE: RefCell<Module> = RefCell::default();
}

/// Makes room for a call of so many bytes of UTF-8.
#[unsafe(no_mangle)]
extern "C" fn input(bytes: usize) -> *mut u8 {
    MODULE.with_borrow_mut(|module| {
        module.input.resize(bytes, 0);
        module.input.as_mut_ptr()
    })
}

/// Runs the call in the input. Answers how many bytes the answer has; below zero it is a problem.
#[unsafe(no_mangle)]
extern "C" fn call() -> i32 {
    MODULE.with_borrow_mut(|module| {
        let answer = module.engine.call(&module.input, || now());
        let sign = if answer.is_ok() { 1 } else { -1 };
        module.output = answer.unwrap_or_else(|problem| problem);
        sign * module.output.len() as i32
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
extern "C" fn output() -> *const u8 {
    MODULE.with_borrow(|module| module.output.as_ptr())
}

/// Lets a panic say what happened before it ends the module.
#[unsafe(no_mangle)]
extern "C" fn start() {
    panic::set_hook(Box::new(|panic| {
        let words = panic.to_string();
        panicked(words.as_ptr(), words.len());
    }));
}
