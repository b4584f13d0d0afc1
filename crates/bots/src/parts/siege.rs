//! Besieged cities.

use aude_engine::Phase;

use super::{Marks, NOTHING, Part};

pub(super) const PART: Part = Part {
    open: |rules| Marks::open(rules, &["siege"]),
    follow: &[Phase::Escape],
    // SIEGE-05
    feeds: Some(|city| if city.marks.sieges() > 0 { 2.0 } else { 1.0 }),
    ..NOTHING
};
