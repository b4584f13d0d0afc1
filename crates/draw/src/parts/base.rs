//! The base game: followers, monasteries and pennants.

use aude_engine::{Figure, tile::Kind};

use super::{FigureArt, NOTHING, Part, Shown, Sight};
use crate::{
    figure::brush::{CLOAK, cloak, face, hat, rim},
    geometry::Point,
    palette::{INK, ROOF, ROOF_DARK, SHADE, STONE, STONE_LIT, TUFT},
    players::Livery,
    svg::inked,
    tile::{Painter, ways::ring},
};

pub(super) const PART: Part = Part {
    figures: &[FigureArt {
        scale: 0.35,
        width: 25.,
        room: [-16., -41., 33., 46.],
        lying: Some([-22., -15., 42., 31.]),
        icon: (0.76, 21.),
        ..FigureArt::new(Figure::Follower, follower)
    }],
    sights: &[
        Shown::Center(|tile, s| s.kind == Kind::Monastery && tile.center == Some("monastery"), &MONASTERY),
        Shown::InCity(|s| s.marks.pennants(), &Sight::new("Pennant", 10.5, 1.2, pennant)),
    ],
    ..NOTHING
};

const MONASTERY: Sight = Sight { paint: Some(paint_monastery), ..Sight::new("Monastery", 15.0, 1.2, monastery) };

/// A monastery on a lawn. The bell tower makes the church lean out to the right of its middle.
fn paint_monastery(painter: &mut Painter, at: Point, _: f32) {
    painter.canvas.raw("");
    painter.canvas.paint(&inked("#bc7", TUFT, 0.7)).smooth(&ring(at + Point::new(0.0, 1.0), 15.2, 12));
    painter.put_scaled(at - Point::new(1.6, 0.0), MONASTERY.scale, &monastery());
}

fn follower(l: &Livery) -> String {
    let collar = format!("<path d='M-15-59Q0-46 15-59L11-61Q0-54-11-61Z' fill='{}'/>", l.light);
    rim(&format!("{CLOAK}M-28-74Q-20-84-15-85Q-14-103 3-103Q15-101 16-84Q30-80 27-72Q16-58 12-58H-12Z"))
        + &cloak(l)
        + &collar
        + &face(-71., l.ink)
        + &hat(l)
        + &l.mark(1., -27., 15.)
}

/// A church with a red roof, a bell tower and a little garden.
fn monastery() -> String {
    let (r, d) = (ROOF[0], ROOF_DARK[0]);
    format!(
        "<path fill=\"{SHADE}\" opacity=\".3\" d=\"M-9 8h22l3-4h-8z\"/>\
         <path stroke=\"#573\" stroke-width=\"2.2\" d=\"M-11 10.5h0M-7.5 11.4h0M8 11h0M11.2 9.6h0\"/><path stroke=\"#d87\" stroke-width=\"1\" d=\"M-9.3 10.6h0M-6 11.6h0M9.6 10.6h0\"/>\
         <g stroke=\"{INK}\" stroke-width=\".6\"><path fill=\"{STONE_LIT}\" d=\"M-2.5 0h11v7.8h-11z\"/><path fill=\"{STONE}\" d=\"M8.5 7.8v-7.8l2-2.6 2 2.6v7.8z\"/>\
         <path fill=\"{r}\" d=\"M-3.5.4l2.6-6.2h11.6l-2.4 6.2z\"/><path fill=\"{d}\" d=\"M10.7-5.8l2.6 6.2h-1.2l-1.4-3-1.6 3h-.8z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-9.5-5h7v12.8h-7z\"/><path fill=\"{STONE}\" stroke=\"none\" d=\"M-4.9-4.7h2.1v12.2h-2.1z\"/>\
         <path fill=\"{r}\" d=\"M-10.4-5l4.4-8.6v8.6z\"/><path fill=\"{d}\" d=\"M-6-13.6l4.4 8.6h-4.4z\"/>\
         <path stroke-width=\"1\" d=\"M-6-17.4v3.8M-7.5-16h3\"/></g>\
         <path fill=\"{INK}\" d=\"M-7.3-.6v-1.8a1.3 1.3 0 0 1 2.6 0v1.8zM-7.5 7.8v-3.2a1.5 1.5 0 0 1 3 0v3.2z\"/>\
         <path fill=\"#68a\" d=\"M-.6 5.8v-2.6a.9.9 0 0 1 1.8 0v2.6zM2.6 5.8v-2.6a.9.9 0 0 1 1.8 0v2.6zM5.8 5.8v-2.6a.9.9 0 0 1 1.8 0v2.6z\"/>"
    )
}

/// A shield: a golden tree over a wave, on blue.
fn pennant() -> String {
    "<path fill=\"#369\" stroke=\"#fec\" stroke-width=\"1.5\" d=\"M-6.6-8.2h13.2v8.4c0 4.6-3.2 7.2-6.6 9-3.4-1.8-6.6-4.4-6.6-9z\"/>\
     <path stroke=\"#332\" stroke-width=\".6\" d=\"M-7.4-9h14.8v9.2c0 5-3.6 8-7.4 9.9-3.8-1.9-7.4-4.9-7.4-9.9z\"/>\
     <path fill=\"#247\" d=\"M.2-7.4h5.6v7.6c0 3.8-2.6 6.2-5.6 7.9z\"/>\
     <path stroke=\"#ec4\" stroke-width=\"5.6\" d=\"M-.8-3.4h1.6M0-4.6v1\"/><path stroke=\"#ec4\" stroke-width=\"1.7\" d=\"M0-1v3.6\"/>\
     <path stroke=\"#fec\" stroke-width=\"1.3\" d=\"M-4.4 3.6q2.2-1.7 4.4 0t4.4 0\"/>"
        .into()
}
