//! Catches panics: a panic ends one room or one request, and everything else goes on.

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe},
    sync::{
        Once,
        atomic::{AtomicU64, Ordering},
    },
};

use futures_util::FutureExt;

static COUNT: AtomicU64 = AtomicU64::new(0);

/// Lets every panic be counted and logged with its place.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            COUNT.fetch_add(1, Ordering::Relaxed);
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, what = info.payload_as_str().unwrap_or_default(), "a panic");
            usual(info);
        }));
    });
}

/// How many panics there were.
pub fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Waits for something that may panic. The error is what the panic said.
pub async fn caught<T>(work: impl Future<Output = T>) -> Result<T, String> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|panic| words(&*panic))
}

/// What a panic said.
pub fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it said nothing".into())
}
