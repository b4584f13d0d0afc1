//! Any text as a saved game of JCloisterZone: read, and written again where that is possible, or refused.
#![no_main]

use aude_record::{Game, jcz};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(read) = jcz::import(text) {
        assert_eq!(Game::from_record(&read.game.record()).unwrap().state(), read.game.state());
        if let Ok(file) = jcz::export(&read.game) {
            assert_eq!(jcz::import(&file).unwrap().game.fingerprint(), read.game.fingerprint());
        }
    }
});
