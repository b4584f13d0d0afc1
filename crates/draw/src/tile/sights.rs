//! What has a meaning in the rules. What it looks like is said in [`crate::parts`].

use super::{Detail, Painter};
use crate::{geometry::Point, order::sort_by_number, svg::number};

impl Painter<'_> {
    /// Everything that stands on the tile, from back to front.
    pub(super) fn sights(&mut self) {
        let mut items: Vec<_> = self.layout.items.iter().map(|i| (i.kept(self.turn, self.detail), i)).collect();
        sort_by_number(&mut items, |item| item.0.y);
        for (at, item) in items {
            let grown = item.grown(self.detail);
            if grown > 1.0 {
                let back = Point::new(-at.x, -at.y);
                let [to, back] = [at, back].map(|p| format!("translate({} {})", number(p.x), number(p.y)));
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
    /// How much larger it is than it has to be: on small tiles, what is small.
    fn grown(&self, detail: Detail) -> f32 {
        match detail {
            Detail::Full => 1.0,
            Detail::Calm => (21.0 / self.radius).clamp(1.0, 1.6),
        }
    }

    /// Its middle as the tile lies, moved where it would reach over the edge of the tile.
    fn kept(&self, turn: u8, detail: Detail) -> Point {
        let (p, (aside, above)) = (self.at.turned(turn), (self.sight.reach)(self.radius));
        let (aside, above) = (aside * self.grown(detail), above * self.grown(detail));
        Point::new(p.x.clamp(aside, 100.0 - aside), p.y.clamp(above, 100.0 - aside))
    }
}
