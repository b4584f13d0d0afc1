//! Any bytes as the choices of a setup and of a game: it is played to the end, every computer answers with something legal, and what was
//! saved is loaded.
#![no_main]

#[path = "../../crates/record/tests/dice/mod.rs"]
mod dice;
#[path = "../../crates/protocol/tests/trial/mod.rs"]
mod trial;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    trial::run(&mut dice::Dice::from_bytes(data), false);
});
