//! Contact sheets: all tiles of a set, all figures.

use std::fmt::Write as _;

use aude_engine::{Figure, tile::Set};

use crate::{
    Detail, LIVERIES, Marker, Pose, Surroundings, figure, marker,
    parts::PARTS,
    text::{self, Align},
    tile,
};

/// Tiles in a row, on the sheet of one set and of several.
const COLUMNS: [usize; 2] = [8, 12];

/// From tile to tile, and from row to row with the names below.
const STEP: (f32, f32) = (112., 128.);

/// The tiles of sets, with their names and how many there are, so many pixels a tile.
///
/// ```
/// let base = aude_engine::tile::set("base").unwrap();
/// let svg = aude_draw::tile_sheet(&[base], aude_draw::Surroundings::Light, 72.);
/// assert_eq!(svg.matches("class='tile'").count(), 24);
/// ```
pub fn tile_sheet(sets: &[&Set], surroundings: Surroundings, size: f32) -> String {
    let columns = COLUMNS[usize::from(sets.len() > 1)];
    let (mut inside, mut y) = (String::new(), 20.);
    let (ink, faint) = (surroundings.ink(), surroundings.faint());
    for set in sets {
        let tiles: u32 = set.tiles.iter().map(|(_, n)| u32::from(*n)).sum();
        inside += &text::bold(set.title, 20., y + 22., 18., Align::Start, ink);
        let right = STEP.0 * columns as f32 + 8.;
        inside += &text::text(&format!("{}: {tiles}", set.id), right, y + 22., 12., Align::End, faint);
        y += 42.;
        for (i, (face, n)) in set.tiles.iter().enumerate() {
            let (column, row) = (i % columns, i / columns);
            let (x, y) = (20. + STEP.0 * column as f32, y + STEP.1 * row as f32);
            let _ = write!(
                inside,
                "<g class='tile' data-tile='{}' transform='translate({x} {y})'>{}</g>",
                face.id,
                tile(face, 0, i as u64 + 1, Detail::at(size))
            );
            // Names differ at their ends, so long ones are written small rather than cut.
            let size = 9. * (78. / text::width(face.id, 9.)).min(1.);
            inside += &text::text(face.id, x + 1., y + 114., size, Align::Start, ink);
            inside += &text::text(&format!("×{n}"), x + 99., y + 114., 9., Align::End, faint);
        }
        y += STEP.1 * set.tiles.len().div_ceil(columns) as f32 + 12.;
    }
    document(&inside, STEP.0 * columns as f32 + 28., y, surroundings, size)
}

/// Every figure in every colour, and what belongs to nobody; so many pixels for the room of a tile.
pub fn figure_sheet(surroundings: Surroundings, size: f32) -> String {
    let (mut inside, wide, high) = (String::new(), 78., 84.);
    let ink = surroundings.ink();
    let caption = |name: &str, x: f32, y: f32| text::text(name, x, y, 7., Align::Middle, ink);
    let columns = Figure::ALL.into_iter().map(|it| (it, Pose::Standing)).chain([(Figure::Follower, Pose::Lying)]);
    for (column, (it, pose)) in columns.enumerate() {
        let x = 20. + wide * (column as f32 + 0.5);
        for seat in 0..LIVERIES.len() {
            let lying = if pose == Pose::Lying { 17. } else { 0. };
            let y = 20. + high * (seat as f32 + 1.) - 8. - lying;
            let _ = write!(
                inside,
                "<g class='figure' data-figure='{it}' data-owner='{seat}' transform='translate({x:.1} {y:.1})'>{}</g>",
                figure(it, seat, pose)
            );
        }
        let name = if pose == Pose::Lying { "farmer" } else { it.name() };
        inside += &caption(name, x, 20. + high * 6. + 12.);
    }
    let bottom = 20. + high * 7. + 20.;
    let mut x = 62.;
    for it in Marker::all() {
        let _ = write!(
            inside,
            "<g class='marker' data-marker='{}' transform='translate({x:.1} {bottom:.1})'>{}</g>",
            it.name(),
            marker(it)
        );
        inside += &caption(it.name(), x, bottom + 20.);
        x += if it.art().room[2] > 60. { 84. } else { 68. };
    }
    for it in PARTS.iter().flat_map(|part| part.samples) {
        let x_it = x + it.aside;
        let _ = write!(
            inside,
            "<g class='{}' transform='translate({x_it:.1} {:.1})'>{}</g>",
            it.name,
            bottom - it.lift,
            (it.draw)()
        );
        inside += &caption(it.caption, x_it, bottom + 20.);
        x += 62.;
    }
    document(&inside, wide * 13. + 40., bottom + 36., surroundings, size)
}

/// Something drawn in tile units as a picture.
fn document(inside: &str, width: f32, height: f32, surroundings: Surroundings, size: f32) -> String {
    let scale = size / 100.;
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{:.0}' height='{:.0}' viewBox='0 0 {width:.0} {height:.0}'>\
         <rect width='100%' height='100%' fill='{}'/>{inside}</svg>",
        width * scale,
        height * scale,
        surroundings.ground()
    )
}
