//! Computers, whose time is told by the browser.
//!
//! There is no clock in `std` for this target, and a module that thinks cannot be interrupted from outside. So a slice
//! asks JavaScript for the time, and whoever wants thought calls for slice after slice, with pauses for everything else.

use aude_table::Advice;
use wasm_bindgen::prelude::*;

use crate::{Fault, Table, fault, json};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Somebody who thinks about the decision that is due.
#[wasm_bindgen]
pub struct Thinker {
    thinker: aude_table::Thinker,
    turn: (usize, usize),
}

#[wasm_bindgen]
impl Thinker {
    /// Somebody who plays at a level.
    pub fn level(table: &Table, level: &str, seed: f64) -> Result<Thinker, Fault> {
        let thinker = aude_table::Thinker::level(&table.0, level, seed as u64);
        Self::about(table, thinker.ok_or_else(|| fault(format!("there is no level {level}")))?)
    }

    /// Somebody who gives advice after so many milliseconds.
    pub fn adviser(table: &Table, ms: u32) -> Result<Thinker, Fault> {
        Self::about(table, aude_table::Thinker::adviser(&table.0, ms))
    }

    /// Whether this is still the turn it began to think in, so that it may have made plans for what is to be decided.
    pub fn remembers(&self, table: &Table) -> bool {
        self.turn == turn_of(table) && !is_over(table)
    }

    /// For how many milliseconds it should be left to think; nothing for somebody who is done by itself.
    pub fn patience(&self) -> Option<u32> {
        self.thinker.patience()
    }

    /// Thinks until a time of `performance.now()`. Gives the number of a choice once thinking on would change nothing.
    pub fn think(&mut self, table: &Table, until: f64) -> Option<u32> {
        self.thinker.think(&table.0, || now() < until)
    }

    /// The choice as far as it has thought.
    pub fn choice(&mut self, table: &Table) -> Option<u32> {
        self.thinker.choice(&table.0)
    }

    /// The best few choices as far as it has thought.
    pub fn advice(&mut self, table: &Table) -> String {
        let advice: Vec<Advice> = self.thinker.advice(&table.0);
        json(&advice)
    }
}

impl Thinker {
    fn about(table: &Table, thinker: aude_table::Thinker) -> Result<Self, Fault> {
        if is_over(table) {
            return Err(fault("there is nothing to decide"));
        }
        Ok(Self { thinker, turn: turn_of(table) })
    }
}

/// Whether nothing is to be decided any more.
fn is_over(table: &Table) -> bool {
    table.0.game().legal_actions().is_empty()
}

/// The turn, and whose decision is due.
fn turn_of(table: &Table) -> (usize, usize) {
    let state = table.0.game().state();
    (state.turn(), state.decider())
}
