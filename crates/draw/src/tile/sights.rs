//! What has a meaning in the rules. What it looks like is said in [`crate::parts`].

use super::Painter;
use crate::{geometry::Point, order::sort_by_number};

impl Painter<'_> {
    /// Everything that stands on the tile, from back to front.
    pub(super) fn sights(&mut self) {
        let mut items: Vec<_> = self.layout.items.iter().map(|i| (i.kept(self.turn), i)).collect();
        sort_by_number(&mut items, |item| item.0.y);
        for (at, item) in items {
            match item.sight.paint {
                Some(paint) => paint(self, at, item.radius),
                None => self.put_scaled(at, item.sight.scale, &(item.sight.draw)()),
            }
        }
    }
}

impl crate::geometry::Item {
    /// Its middle as the tile lies, moved where it would reach over the edge of the tile.
    fn kept(&self, turn: u8) -> Point {
        let (p, (aside, above)) = (self.at.turned(turn), (self.sight.reach)(self.radius));
        Point::new(p.x.clamp(aside, 100.0 - aside), p.y.clamp(above, 100.0 - aside))
    }
}
