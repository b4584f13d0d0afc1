//! Pictures fit into their frames.

use aude_engine::{Figure, tile};
use aude_table::{Detail, figure_svg, liveries, tile_svg};
use resvg::{tiny_skia, usvg};

/// Pixels for a unit.
const SCALE: f32 = 4.;

/// The frame of a document, and the box around all that is drawn in it or would be outside of it.
fn frame_and_ink(svg: &str) -> ([f32; 4], [f32; 4]) {
    let start = svg.find("viewBox='").unwrap() + 9;
    let end = start + svg[start..].find('\'').unwrap();
    let frame: Vec<f32> = svg[start..end].split(' ').map(|n| n.parse().unwrap()).collect();
    let [x, y, width, height] = frame[..] else { panic!("four numbers") };
    let wide = [-100., -100., 200., 200.];
    let sized = format!("width='{width}' height='{height}'");
    let svg = svg.replacen(&svg[start..end], "-100 -100 200 200", 1).replacen(&sized, "width='200' height='200'", 1);
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
    let side = (wide[2] * SCALE) as u32;
    let mut pixels = tiny_skia::Pixmap::new(side, side).unwrap();
    resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    let (mut west, mut north, mut east, mut south) = (side, side, 0, 0);
    for (i, pixel) in pixels.pixels().iter().enumerate() {
        if pixel.alpha() > 8 {
            let (x, y) = (i as u32 % side, i as u32 / side);
            (west, north, east, south) = (west.min(x), north.min(y), east.max(x + 1), south.max(y + 1));
        }
    }
    let unit = |pixel: u32| pixel as f32 / SCALE - 100.;
    ([x, y, x + width, y + height], [unit(west), unit(north), unit(east), unit(south)])
}

#[test]
fn figures_fit_closely_into_their_frames() {
    let figures = Figure::ALL.iter().map(|figure| figure.name().to_string());
    let lying = ["follower", "big-follower", "abbot", "mayor"].map(|figure| format!("lying-{figure}"));
    let held = ["follower", "big-follower", "mayor", "wagon"].map(|figure| format!("prisoner-{figure}"));
    let roles = "knight thief monk farmer".split(' ').map(String::from);
    let things = "dragon fairy count king robber wine grain cloth prisoner".split(' ').map(String::from);
    for name in figures.chain(lying).chain(held).chain(roles).chain(things) {
        let (frame, ink) = frame_and_ink(&figure_svg(&name, Some(4)).unwrap());
        let [west, north, east, south] =
            std::array::from_fn(|i| if i < 2 { ink[i] - frame[i] } else { frame[i] - ink[i] });
        let rims = [west, north, east, south];
        let close = rims.iter().all(|rim| (0.0..6.5).contains(rim));
        assert!(close, "{name}: {ink:?} in {frame:?}");
    }
}

#[test]
fn everything_has_a_picture() {
    for tile in tile::TILES {
        for turn in 0..4 {
            for detail in [Detail::Full, Detail::Calm] {
                let svg = tile_svg(tile.id, turn, [3, -2], detail).unwrap();
                assert!(svg.contains("viewBox=\"0 0 100 100\""), "{}", tile.id);
            }
        }
    }
    assert!(tile_svg("nothing", 0, [0, 0], Detail::Full).is_none() && figure_svg("nobody", None).is_none());
    assert_ne!(figure_svg("follower", Some(0)), figure_svg("follower", Some(1)));
    let field = |at| tile_svg("U", 0, at, Detail::Full);
    assert_ne!(field([0, 0]), field([1, 0]), "no two squares look alike");
    let liveries = liveries();
    assert_eq!(liveries.len(), 6);
    assert!(liveries.iter().all(|livery| livery.base.starts_with('#') && livery.shape.starts_with('M')));
}
