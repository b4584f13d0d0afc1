//! Any bytes on the line: every line is answered by one, and a refusal changes nothing.
#![no_main]

use aude_protocol::{Engine, serve};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new();
    engine.answer(r#"{"cmd":"new","players":["a","b"],"seed":1}"#);
    for line in data.split(|b| *b == b'\n') {
        let before = engine.answer(r#"{"cmd":"state"}"#);
        let mut output = Vec::new();
        serve(&mut engine, line, &mut output).unwrap();
        if engine.is_done() {
            return;
        }
        let answer = String::from_utf8(output).unwrap();
        if line.is_empty() {
            assert!(answer.is_empty());
        } else {
            assert_eq!(answer.matches('\n').count(), 1);
        }
        if answer.contains(r#""ok":false"#) {
            assert_eq!(engine.answer(r#"{"cmd":"state"}"#), before);
        }
    }
});
