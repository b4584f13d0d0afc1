//! skeleton
#![forbid(unsafe_code)]

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Test.
#[wasm_bindgen]
pub struct Game(aude_record::Game);

#[wasm_bindgen]
impl Game {
    /// Open.
    pub fn open(text: &str) -> Result<Game, JsError> {
        aude_record::Game::from_record(text).map(Game).map_err(|e| JsError::new(&e.to_string()))
    }
    /// time
    pub fn time() -> f64 { now() }
}
