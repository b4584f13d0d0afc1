//! Besieged cities.

use super::{NOTHING, Part, Shown, Sight};
use crate::{
    geometry::{Places, roomiest},
    palette::INK,
};

pub(super) const PART: Part = Part {
    sights: &[Shown::Segment(place_siege)],
    bow: |tile| tile.segments.iter().any(|s| s.marks.sieges() > 0).then_some(16.0),
    ..NOTHING
};

const FIRE: Sight = Sight { reach: |_| (6.5, 13.5), ..Sight::new("Fire", 5.0, 1.0, fire) };
const SIEGE: Sight = Sight { reach: |_| (15.0, 15.0), ..Sight::new("Siege", 13.0, 1.25, siege) };

/// A fire in the city, and besiegers in a field before it.
fn place_siege(places: &mut Places, n: usize) {
    let segments = places.tile.segments;
    if segments[n].marks.sieges() == 0 {
        return;
    }
    if let Some((at, _)) = places.aside(n, FIRE.radius) {
        places.put(&FIRE, at, Some(n));
    }
    let fields = places.fields().filter(|f| segments[*f].touches >> n & 1 == 1);
    let at = roomiest(fields.filter_map(|f| Some((places.aside(f, SIEGE.radius)?.0, places.pole(f)?.1))));
    places.put(&SIEGE, at, Some(n));
}

/// A fire between houses, and its smoke.
fn fire() -> String {
    "<path stroke=\"#665\" stroke-width=\"4.4\" opacity=\".5\" d=\"M-.6-5h0M1.2-8.4h.6M4.4-10.6h1\"/>\
     <path fill=\"#d52\" stroke=\"#831\" stroke-width=\".5\" d=\"M-4.2 4.4c-1.6-3.4.8-4.8.4-8 1.8.8 2.6 2 2.8 3.4.8-1.2 1-3.4.4-5.6 3 2 3.6 4 3.6 5.6.6-.4 1-1 1-2 1.4 2.6 1.4 4.8.2 6.6z\"/>\
     <path fill=\"#fc5\" d=\"M-2.4 4.4c-.6-1.8.6-2.8.4-4.6 1.2.6 1.6 1.6 1.7 2.4.6-.8.7-1.8.5-2.8 1.6 1.6 2.2 3.4 1.6 5z\"/>"
        .into()
}

/// Tents and a catapult before the walls.
fn siege() -> String {
    let tent = |x: f32, y: f32| {
        format!(
            "<path fill=\"#edb\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M{x} {y}m-4.5 0l4.5-6.5 4.5 6.5z\"/>\
             <path fill=\"#ba7\" d=\"M{x} {y}m0-6.2l4 5.9h-2.4z\"/><path fill=\"{INK}\" d=\"M{x} {y}m-1.2 0l1.2-3.2 1.2 3.2z\"/>\
             <path stroke=\"{INK}\" stroke-width=\".5\" d=\"M{x} {y}m0-6.5v-2.6\"/><path fill=\"#a22\" d=\"M{x} {y}m0-9.2l3 1-3 1z\"/>"
        )
    };
    format!(
        "<path fill=\"#885\" opacity=\".6\" d=\"M-11.5 2a11.5 8.5 0 0 1 23 0a11.5 8.5 0 0 1-23 0z\"/>{}{}\
         <g stroke=\"#432\" stroke-width=\"1.2\"><path stroke=\"#753\" stroke-width=\"1.6\" d=\"M-5.5 8h11\"/><path d=\"M-3 7.6l3.2-5.2 3 5.2M.2 3l-4.8-4.4\"/>\
         <path fill=\"#654\" stroke-width=\".7\" d=\"M-6.6-1.2a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0z\"/>\
         <path fill=\"#a74\" stroke-width=\".8\" d=\"M-5.8 8.6a1.7 1.7 0 0 1 3.4 0a1.7 1.7 0 0 1-3.4 0zM2.4 8.6a1.7 1.7 0 0 1 3.4 0a1.7 1.7 0 0 1-3.4 0z\"/></g>",
        tent(-5.5, -1.0),
        tent(5.6, 0.4)
    )
}
