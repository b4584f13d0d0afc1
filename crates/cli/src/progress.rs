//! How far something is that takes a while.

use std::{
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that shows itself only to people, and only if they have to wait.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    total: usize,
}

impl Progress {
    /// So many things are to be done.
    pub fn new(total: usize) -> Self {
        Self { bar: ProgressBar::hidden(), begun: Instant::now(), total }
    }

    /// So many are done.
    pub fn at(&self, n: usize) {
        if self.bar.is_hidden() && self.begun.elapsed() > Duration::from_secs(1) && io::stderr().is_terminal() {
            let style = ProgressStyle::with_template("{bar:32} {pos}/{len}, {eta} left");
            self.bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            self.bar.set_length(self.total as u64);
            self.bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        self.bar.set_position(n as u64);
    }

    /// All are done.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
