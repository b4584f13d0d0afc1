//! Shrines.

use aude_engine::tile::Kind;

use super::{NOTHING, Part, Shown, Sight};
use crate::palette::{INK, SHADE, STONE, STONE_LIT, TUFT};

pub(super) const PART: Part = Part {
    sights: &[Shown::Center(|_, s| s.kind == Kind::Shrine, &Sight::new("Shrine", 13.0, 1.12, shrine))],
    ..NOTHING
};

/// An old place of worship: standing stones around a fire.
fn shrine() -> String {
    format!(
        "<path fill=\"#9a5\" stroke=\"{TUFT}\" stroke-width=\".7\" d=\"M-11.5 1a11.5 9.2 0 0 1 23 0a11.5 9.2 0 0 1-23 0z\"/>\
         <path fill=\"#cb8\" d=\"M-6.5 1.4a6.5 4.6 0 0 1 13 0a6.5 4.6 0 0 1-13 0z\"/>\
         <path fill=\"{SHADE}\" opacity=\".35\" d=\"M-3.6-3.4h3.6l2.4 1.5h-3zM3.6-3.4h3.2l2.4 1.4h-3zM-9 3h3.4l2 1.6h-3zM6.6 4h3.4l1.6 1.4h-3zM-2.6 8.6h5l1.6 1.2h-4z\"/>\
         <g fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".6\"><path d=\"M-4-3.2l.3-7.4 2.9-.6.9 8zM3.4-3.2l.5-7.8 2.5.5.8 7.3zM-9.6 3.2l.6-7.6 2.6-.3.9 7.9zM6.3 4.2l.6-7.9 2.6.4.8 7.5z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-4.6-10.2l.6-2 10-.6 1 1.8-4.2.6z\"/></g>\
         <path fill=\"#433\" d=\"M-3.4 3.8l.8-1.6h5.4l.8 1.6z\"/><path fill=\"#d73\" d=\"M-2.6 2.4c-.8-2.6 1.2-3.4 1.2-6.2 1.8 1 2 2.2 1.9 3.2.6-.4.9-1 .9-1.6 1.4 1.7 1.6 3.2 1 4.6z\"/>\
         <path fill=\"#fc5\" d=\"M-1.2 2.4c-.4-1.6.8-2 .9-3.6 1.3 1 1.9 2.2 1.4 3.6z\"/>\
         <g fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".6\"><path d=\"M-4.2 9.4l.4-4 2.6-.6 1 4.6zM1.4 9.4l.7-4.4 2.4.3.7 4.1z\"/></g>"
    )
}
