//! What time it is.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since the beginning of 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}
