//! The river.

use super::{NOTHING, Part};
use crate::{
    geometry::{Point, length, point_at},
    palette::{BANK, INK, STONE, STONE_LIT, WATER, WATER_DEEP, WATER_LIT},
    svg::{blunt, fill, pen},
    tile::Painter,
};

pub(super) const PART: Part = Part { below_roads: rivers, ..NOTHING };

/// Rivers with their lakes and springs.
fn rivers(painter: &mut Painter) {
    let plan = &painter.layout.plan;
    if plan.rivers.is_empty() {
        return;
    }
    let arms: Vec<Vec<Point>> = plan.rivers.iter().flat_map(|r| &r.arms).map(|a| painter.line(a)).collect();
    let lakes: Vec<(Point, f32)> =
        plan.rivers.iter().filter_map(|r| r.lake).map(|(p, r)| (p.turned(painter.turn), r)).collect();
    let springs: Vec<Point> = plan.rivers.iter().filter_map(|r| r.spring).map(|p| p.turned(painter.turn)).collect();
    for (colour, width, shrink) in [(BANK, 16.0, 0.0), (WATER_DEEP, 12.8, 1.6), (WATER, 10.4, 2.8)] {
        for arm in &arms {
            painter.canvas.paint(&blunt(colour, width)).line(arm);
        }
        for at in &springs {
            painter.canvas.paint(&pen(colour, width)).dot(*at);
        }
        for (at, radius) in &lakes {
            painter.canvas.paint(&fill(colour)).smooth(&shore(*at, radius - shrink));
        }
    }
    let calm = painter.is_calm();
    for arm in arms.iter().filter(|_| !calm) {
        let full = length(arm);
        let mut along = painter.chance.between(5.0, 9.0);
        while along < full - 7.0 {
            let off = painter.chance.between(-3.2, 3.2);
            let (p, way) = point_at(arm, along);
            let step = point_at(arm, along + 3.6).0 - p;
            painter.canvas.paint(&pen(WATER_LIT, 0.7)).stroke((p + way.right() * off).whole(), step.x, step.y);
            along += painter.chance.between(4.5, 8.0);
        }
    }
    for (at, r) in &lakes {
        for _ in 0..5 {
            let p = *at + Point::new(painter.chance.between(-0.5, 0.3) * r, painter.chance.between(-0.6, 0.6) * r);
            painter.canvas.paint(&pen(WATER_LIT, 0.7)).stroke(p, 3.4, 0.0);
        }
        // Reeds in the shallows.
        let p = *at + Point::new(-0.55, 0.66) * *r;
        painter.canvas.paint(&pen("#673", 0.7)).shape(p, "l-.6-4m1.8 4.3v-5m1.5 5l1-4.2");
        painter.canvas.paint(&pen("#753", 1.1)).shape(p + Point::new(1.2, -5.0), "v1.2");
    }
    for at in springs {
        painter.put(
            at,
            &format!(
                "<path fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M-9 3l2-5 3-1 2 4-1 3zM-3-4l2-4 4 0 2 4-3 3zM3 5l1-4 4 1 1 4z\"/>\
                 <path fill=\"{STONE_LIT}\" d=\"M-7.6-1.4l2.6-.8.8 2zM-1.4-7l2.8.2-1.4 2.6zM4.6 2l2 .6-1.6 1.4z\"/>\
                 <path stroke=\"#fff\" stroke-width=\".8\" d=\"M-1 0c2-1 3 1 5 0M-2 2.4c2-1 3 1 5 0\"/>"
            ),
        );
    }
}

/// The shore of a lake: round, but not quite.
fn shore(at: Point, radius: f32) -> Vec<Point> {
    (0..14u8)
        .map(|i| {
            let angle = f32::from(i) / 14.0 * std::f32::consts::TAU;
            let far = radius * (1.03 + 0.07 * (angle * 3.0 + 1.0).sin() + 0.05 * (angle * 5.0).sin());
            at + Point::new(angle.cos(), angle.sin() * 0.94) * far
        })
        .collect()
}
