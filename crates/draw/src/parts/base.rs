//! The base game: followers, monasteries and pennants.

use aude_engine::{Figure, tile::Kind};

use super::{FigureArt, NOTHING, Part, RoleArt, Shown, Sight};
use crate::{
    figure::brush::{CLOAK, GOLD, LINEN, SKIN, STEEL, WOOD, cloak, face, hat, rim},
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
    roles: &[
        role("knight", Kind::City, knight),
        role("thief", Kind::Road, thief),
        role("monk", Kind::Monastery, monk),
        role("farmer", Kind::Field, farmer),
    ],
    sights: &[
        Shown::Center(|tile, s| s.kind == Kind::Monastery && tile.center == Some("monastery"), &MONASTERY),
        Shown::InCity(|s| s.marks.pennants(), &Sight::new("Pennant", 10.5, 1.2, pennant)),
    ],
    ..NOTHING
};

const fn role(name: &'static str, kind: Kind, draw: fn(&Livery) -> String) -> RoleArt {
    RoleArt { name, kind, draw, room: [-15., -21., 30., 33.] }
}

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

/// Shoulders in the colours of a player.
fn shoulders(l: &Livery) -> String {
    format!(
        "<path d='M-36 28C-36 8-22 0-12-2H12C22 0 36 8 36 28Z' fill='{}' stroke='{}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-32 25C-31 11-22 4-14 2L-8 2C-18 8-22 16-22 25Z' fill='{}'/>",
        l.base, l.ink, l.light
    )
}

/// A helmet with a plume.
fn knight(l: &Livery) -> String {
    format!(
        "{2}<path d='M-2-40C0-58 16-60 30-50C22-46 14-42 10-34Z' fill='{1}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M-21 2V-20Q-21-42 0-42Q21-42 21-20V2Q10 10 0 12Q-10 10-21 2Z' fill='{STEEL}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-15 0V-20Q-15-33-5-36Q-9-30-9-18V4Z' fill='#fff' opacity='.7'/>\
         <path d='M-15-15H15M0-14V6' stroke='{0}' stroke-width='7' stroke-linecap='round'/>",
        l.ink,
        l.base,
        shoulders(l)
    )
}

/// A hood and a mask.
fn thief(l: &Livery) -> String {
    format!(
        "{2}<path d='M-27 8C-34-34-14-48 8-52C6-46 27-36 27 8Q0 20-27 8Z' fill='{1}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
         <ellipse cx='0' cy='-12' rx='16' ry='19' fill='{SKIN}' stroke='{0}' stroke-width='4'/>\
         <path d='M-16-22H16V-9Q0-14-16-9Z' fill='{0}'/>\
         <path d='M-7-16h1M6-16h1' stroke='#fff' stroke-width='5' stroke-linecap='round'/>",
        l.ink,
        l.dark,
        shoulders(l)
    )
}

/// A tonsure and a cross.
fn monk(l: &Livery) -> String {
    format!(
        "{1}<circle cx='0' cy='-18' r='23' fill='{WOOD}' stroke='{0}' stroke-width='6'/>\
         <ellipse cx='0' cy='-12' rx='16' ry='18' fill='{SKIN}'/><ellipse cx='0' cy='-35' rx='13' ry='5' fill='{SKIN}'/>\
         <path d='M-7-14v2M7-14v2M-5-3q5 3 10 0' fill='none' stroke='{0}' stroke-width='4' stroke-linecap='round'/>\
         <path d='M-18 2Q0 18 18 2L14 12Q0 24-14 12Z' fill='{LINEN}' stroke='{0}' stroke-width='4' stroke-linejoin='round'/>\
         <path d='M0 11V26M-6 16H6' stroke='{GOLD}' stroke-width='5'/>",
        l.ink,
        shoulders(l)
    )
}

/// A straw hat and a fork.
fn farmer(l: &Livery) -> String {
    let fork = "M27 28V-44M18-50V-38Q18-31 27-31Q36-31 36-38V-50";
    format!(
        "{1}<path d='{fork}' fill='none' stroke='{0}' stroke-width='11' stroke-linecap='round'/>\
         <path d='{fork}' fill='none' stroke='{WOOD}' stroke-width='5' stroke-linecap='round'/>\
         <ellipse cx='-5' cy='-12' rx='16' ry='18' fill='{SKIN}' stroke='{0}' stroke-width='5'/>\
         <path d='M-12-9v2M2-9v2M-10 0q5 4 10 0' fill='none' stroke='{0}' stroke-width='4' stroke-linecap='round'/>\
         <path d='M-36-20Q-22-26-20-30Q-20-48-5-48Q10-48 10-30Q12-26 24-20Q-5-12-36-20Z' fill='#ecc95c' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-19-29Q-5-23 9-29' fill='none' stroke='{2}' stroke-width='6'/>",
        l.ink,
        shoulders(l),
        l.base
    )
}
