//! What has a meaning in the rules. What it looks like is said in [`crate::parts`].

use super::{Detail, Painter};
use crate::{geometry::Point, order::sort_by_number, svg::number};

impl Painter<'_> {
    /// Everything that stands on the tile, from back to front.
    pub(super) fn sights(&mut self) {
        let mut items: Vec<_> = self.layout.items.iter().map(|i| (i.kept(self.turn), i)).collect();
        sort_by_number(&mut items, |item| item.0.y);
        for (at, item) in items {
            let grown = item.grown(self.detail);
            if grown > 1.0 {
                // From beyond the edge of the tile, where that is near: what was inside stays inside.
                let (aside, above) = (item.sight.reach)(item.radius);
                // Spires are higher than the room they take.
                let (aside, above) = (aside * grown + 5.0, above.max(1.5 * item.radius) * grown + 2.0);
                let from = |v: f32, low: f32| match v {
                    v if v < low => -1.0,
                    v if v > 100.0 - aside => 101.0,
                    v => v,
                };
                let (x, y) = (from(at.x, aside), from(at.y, above));
                let [to, back] = [(x, y), (-x, -y)].map(|(x, y)| format!("translate({} {})", number(x), number(y)));
                self.canvas.raw(&format!("<g transform=\"{to}scale({}){back}\">", number(grown)));
            }
            match item.sight.paint {
                Some(paint) => paint(self, at, item.radius),
                None => self.put_scaled(at, item.sight.scale, &(item.sight.draw)()),
            }
            if grown > 1.0 {
                self.canvas.raw("</g>");
            }
        }
    }
}

impl crate::geometry::Item {
    /// How much larger it is drawn than usual: on small tiles, what is small.
    fn grown(&self, detail: Detail) -> f32 {
        match detail {
            Detail::Full => 1.0,
            Detail::Calm => (21.0 / self.radius).clamp(1.0, 1.5),
        }
    }

    /// Its middle as the tile lies, moved where it would reach over the edge of the tile.
    fn kept(&self, turn: u8) -> Point {
        let (p, (aside, above)) = (self.at.turned(turn), (self.sight.reach)(self.radius));
        Point::new(p.x.clamp(aside, 100.0 - aside), p.y.clamp(above, 100.0 - aside))
    }
}
