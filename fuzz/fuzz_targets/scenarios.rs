//! Any text as a scenario: read and run without a crash.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(scenarios) = aude_engine::scenario::parse(text) {
        for scenario in scenarios {
            let _ = scenario.run();
        }
    }
});
