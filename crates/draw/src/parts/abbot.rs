//! The abbot, and the gardens that he keeps.

use aude_engine::{Figure, tile::Kind};

use super::{FigureArt, NOTHING, Part, Shown, Sight};
use crate::{
    figure::brush::{CLOAK, GOLD, LINEN, cloak, face, rim},
    geometry::{Places, roomiest},
    palette::{INK, SHADE, WATER},
    players::Livery,
};

pub(super) const PART: Part = Part {
    figures: &[FigureArt {
        scale: 0.37,
        width: 29.,
        room: [-17., -49., 45., 54.],
        lying: Some([-29., -26., 50., 42.]),
        icon: (0.62, 25.),
        ..FigureArt::new(Figure::Abbot, abbot)
    }],
    sights: &[Shown::Segment(place_garden)],
    ..NOTHING
};

const GARDEN: Sight = Sight {
    reach: |radius| (radius * 1.11, radius * 1.11),
    paint: Some(|p, at, radius| p.put_scaled(at, radius / 9.2, &garden())),
    ..Sight::new("Garden", 11.0, 1.0, garden)
};

/// A garden has corners, and walls are slanted: where it would touch one it is smaller.
fn place_garden(places: &mut Places, n: usize) {
    if places.tile.segments[n].kind != Kind::Garden {
        return;
    }
    let place = |radius: f32| {
        let found = places.fields().filter_map(|f| Some((places.aside(f, radius * 1.2)?.0, places.pole(f)?.1)));
        (roomiest(found), radius)
    };
    let (at, radius) = [GARDEN.radius, 9.0, 7.5]
        .into_iter()
        .map(place)
        .find(|(p, radius)| places.ground.room(*p) > radius * 1.25)
        .unwrap_or_else(|| place(7.5));
    places.put_sized(&GARDEN, at, radius, Some(n));
}

/// With mitre and crook.
fn abbot(l: &Livery) -> String {
    let crook = "M43 2V-72C43-92 66-92 66-76C66-64 52-65 53-75";
    let stole = format!(
        "<path d='M-9-60L-13 4M9-60L13 4' stroke='{LINEN}' stroke-width='7' fill='none'/>\
         <path d='M-9-60L-13 4M9-60L13 4' stroke='{}' stroke-width='1.6' fill='none' opacity='.5'/>",
        l.ink
    );
    let mitre = format!(
        "<path d='M-16-80C-21-97-11-113 0-122C11-113 21-97 16-80Q0-86-16-80Z' fill='{LINEN}' stroke='{0}' stroke-width='5' \
         stroke-linejoin='round'/><path d='M-15-82Q0-88 15-82L16-89Q0-95-16-89Z' fill='{1}'/>\
         <path d='M0-115V-98M-7-106H7' stroke='{1}' stroke-width='4.5' stroke-linecap='round'/>",
        l.ink, l.base
    );
    let crook = format!(
        "<g fill='none' stroke-linecap='round'><path d='{crook}' stroke='{}' stroke-width='11'/>\
         <path d='{crook}' stroke='{GOLD}' stroke-width='5'/></g>",
        l.ink
    );
    let disc = format!("<circle cx='0' cy='-28' r='19' fill='{}'/>", l.base);
    rim(&format!("{CLOAK}M43 2V-72C43-92 66-92 66-76M-16-80C-21-97-11-113 0-122C11-113 21-97 16-80L13-58H-13Z"))
        + &crook
        + &cloak(l)
        + &stole
        + &disc
        + &face(-71., l.ink)
        + &mitre
        + &l.mark(0., -28., 14.)
}

/// A hedge parterre with flowers.
fn garden() -> String {
    format!(
        "<path fill=\"{SHADE}\" opacity=\".3\" d=\"M-8 8h16.4l1.3-1.3v-13h-3z\"/>\
         <path fill=\"#eda\" stroke=\"#573\" stroke-width=\"2\" d=\"M-8-7.5h16v15h-16z\"/>\
         <path stroke=\"#8a4\" stroke-width=\".8\" d=\"M-8.2-7.8h16M-8.2-7.5v14.5\"/>\
         <g fill=\"#8a4\" stroke=\"#573\" stroke-width=\"1\"><path d=\"M-5.8-5.4h4.6l-1 3-3.6 1zM5.8-5.4h-4.6l1 3 3.6 1zM-5.8 5.4h4.6l-1-3-3.6-1zM5.8 5.4h-4.6l1-3 3.6-1z\"/></g>\
         <path stroke=\"#d45\" stroke-width=\"1.5\" d=\"M-4.6-4h0M4.6 4h0M-2.8-4h0M2.8 4h0\"/><path stroke=\"#ec4\" stroke-width=\"1.5\" d=\"M4.6-4h0M-4.6 4h0M2.8-4h0M-2.8 4h0\"/>\
         <path fill=\"{WATER}\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M-2 0a2 1.7 0 0 1 4 0a2 1.7 0 0 1-4 0z\"/><path stroke=\"#fff\" stroke-width=\".6\" d=\"M-.6-.3h.8\"/>"
    )
}
