//! Any text as a record: read and written again, or refused with a place, and never a crash.
#![no_main]

use aude_record::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // What only lacks its last line, which fuzzers do not guess, is completed.
    let whole = match Game::from_record(text) {
        Err(fault) if fault.message.starts_with("the record breaks off") => {
            format!("{text}\n{}", fault.message.split('`').nth(1).unwrap_or_default())
        }
        _ => text.to_string(),
    };
    if let Ok(game) = Game::from_record(&whole) {
        let again = Game::from_record(&game.record()).unwrap();
        assert_eq!((again.state(), again.setup()), (game.state(), game.setup()));
    }
});
