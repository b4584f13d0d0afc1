//! Inns, cathedrals and the big follower.

use aude_engine::Figure;

use super::{FigureArt, NOTHING, Part, Shown, Sight};
use crate::{
    figure::brush::{CLOAK, GOLD, SKIN, WOOD, cloak, face, hat, rim},
    geometry::{Places, Point, nearest, roomiest},
    palette::{BANK, INK, PLASTER, ROOF, ROOF_DARK, STONE, STONE_LIT, TIMBER, WATER, WATER_LIT},
    players::Livery,
};

pub(super) const PART: Part = Part {
    figures: &[FigureArt {
        scale: 0.43,
        width: 34.,
        room: [-19., -50., 45., 56.],
        lying: Some([-27., -24., 51., 42.]),
        icon: (0.64, 26.),
        ..FigureArt::new(Figure::BigFollower, big_follower)
    }],
    sights: &[Shown::MidCity(|s| s.marks.cathedrals(), &CATHEDRAL), Shown::Segment(place_inn)],
    ..NOTHING
};

/// The Count's city has one, too.
pub(super) const CATHEDRAL: Sight = Sight::new("Cathedral", 20.0, 1.0, cathedral);

const INN: Sight = Sight { outside: true, ..Sight::new("Inn", 10.5, 1.15, inn) };

/// An inn stands in a field, as near to its road and as far from others as it can.
fn place_inn(places: &mut Places, road: usize) {
    if places.tile.segments[road].marks.inns() == 0 {
        return;
    }
    let away = |p: Point, mine: bool| {
        let roads = places.plan.roads.iter().filter(|r| (r.segment == road) == mine).flat_map(|r| &r.pieces);
        roads.map(|l| nearest(l, p).0).fold(60.0, f32::min)
    };
    let score = |p: &Point| {
        let room = places.ground.room(*p).min(places.clear(*p)) - INN.radius;
        let clear = away(*p, false) - INN.radius;
        14.0 * room.min(0.0) - away(*p, true) + 2.0 * clear.min(4.0)
    };
    let cells = places.fields().flat_map(|f| places.ground.cells(f));
    let at = roomiest(cells.map(|p| (p, score(&p))));
    places.put(&INN, at, Some(road));
}

/// Larger, with a staff and a cape over the shoulders.
fn big_follower(l: &Livery) -> String {
    let staff = format!(
        "<path d='M47 3V-97' stroke='{0}' stroke-width='11' stroke-linecap='round'/>\
         <path d='M47 1V-96' stroke='{WOOD}' stroke-width='5' stroke-linecap='round'/>\
         <circle cx='47' cy='-101' r='9' fill='{GOLD}' stroke='{0}' stroke-width='5'/>",
        l.ink
    );
    let cape = format!(
        "<path d='M-32-32C-30-50-22-60-12-63Q0-55 12-63C22-60 30-50 32-32Q22-40 14-37Q8-43 0-40Q-8-43-14-37Q-22-40-32-32Z' \
         fill='{}' stroke='{}' stroke-width='5' stroke-linejoin='round'/>",
        l.light, l.ink
    );
    let hand = format!(
        "<path d='M30-34Q40-42 47-40' stroke='{}' stroke-width='10' stroke-linecap='round' fill='none'/><circle cx='47' cy='-40' r='6' fill='{SKIN}' stroke='{}' stroke-width='4'/>",
        l.base, l.ink
    );
    rim(&format!("{CLOAK}M47 3V-101M-28-74Q-20-84-15-85Q-14-103 3-103Q15-101 16-84Q30-80 27-72Q16-58 12-58H-12Z"))
        + &staff
        + &cloak(l)
        + &cape
        + &face(-71., l.ink)
        + &hat(l)
        + &hand
        + &l.mark(1., -18., 13.)
}

/// A cathedral with two spires and a rose window.
fn cathedral() -> String {
    let (r, d) = (ROOF[4], ROOF_DARK[4]);
    format!(
        "<path fill=\"#ec9\" d=\"M-20 9a20 10 0 0 1 40 0a20 10 0 0 1-40 0z\"/><path fill=\"#643\" opacity=\".3\" d=\"M-12 14h28l4-4h-6z\"/>\
         <g stroke=\"{INK}\" stroke-width=\".7\"><path fill=\"{STONE}\" d=\"M13 13v-10h3.5v10z\"/><path fill=\"{d}\" d=\"M5-6h8l4.5 9h-6z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-13-5h8v18.5h-8zM5-5h8v18.5h-8zM-5-2.5l5-6 5 6v16h-10z\"/>\
         <path fill=\"{STONE}\" stroke=\"none\" d=\"M-7.4-4.7h2.1v17.9h-2.1zM10.6-4.7h2.1v17.9h-2.1z\"/>\
         <path fill=\"{r}\" d=\"M-14-5l5-14.5v14.5zM4-5l5-14.5v14.5z\"/><path fill=\"{d}\" d=\"M-9-19.5l5 14.5h-5zM9-19.5l5 14.5h-5z\"/>\
         <path stroke-width=\".9\" d=\"M-9-22.5v3M-10.2-21.5h2.4M9-22.5v3M7.8-21.5h2.4\"/>\
         <path fill=\"{INK}\" d=\"M-2.8 13.5v-4.5a2.8 3 0 0 1 5.6 0v4.5z\"/><circle r=\"3.5\" cy=\"1\" fill=\"#46a\"/></g>\
         <path stroke=\"#ec6\" stroke-width=\".8\" d=\"M0-1.6v5.2M-2.6 1h5.2M-1.8-.8l3.6 3.6M1.8-.8l-3.6 3.6\"/><circle r=\"1.1\" cy=\"1\" fill=\"#d54\"/>\
         <path fill=\"#456\" d=\"M-10.3 2v-3.5a1.2 1.2 0 0 1 2.4 0v3.5zM7.7 2v-3.5a1.2 1.2 0 0 1 2.4 0v3.5zM-10.3 10v-3.5a1.2 1.2 0 0 1 2.4 0v3.5zM7.7 10v-3.5a1.2 1.2 0 0 1 2.4 0v3.5z\"/>"
    )
}

/// A house with a sign, beside a little lake.
fn inn() -> String {
    let (r, d) = (ROOF[2], ROOF_DARK[2]);
    format!(
        "<path fill=\"{BANK}\" d=\"M-9.5 4.6c0-3.6 3.5-5 7-4.6 3 .3 5-1 8-.4 3.4.7 4.6 3 3.8 5.4-1 3-5 4.3-9.8 4.3s-9-1.6-9-4.7z\"/>\
         <path fill=\"{WATER}\" d=\"M-8.2 4.8c0-2.6 2.9-3.6 6-3.3 3 .3 5-1 7.6-.4 2.6.5 3.5 2.2 2.9 4-.8 2.2-4.3 3.1-8.6 3.1s-7.9-1.2-7.9-3.4z\"/>\
         <path stroke=\"{WATER_LIT}\" stroke-width=\".7\" d=\"M-5.5 5.3h3.4M1.2 6.5h3.4M3.6 3.6h2.2\"/>\
         <g stroke=\"{TIMBER}\" stroke-width=\".6\"><path fill=\"{PLASTER}\" d=\"M-6-2.8h6.5v5.3h-6.5z\"/><path fill=\"#dc9\" d=\"M.5 2.5v-5l2.7-3.7 2.7 3.7v5z\"/>\
         <path fill=\"{r}\" d=\"M-7-2.4l2.4-5h7.6l-2.8 5z\"/><path fill=\"{d}\" d=\"M3-7.4l3.9 5.2-1 .2-2.7-3.7-2.6 3.4-.6-.2z\"/></g>\
         <path fill=\"{INK}\" d=\"M2.4 2.5v-2.7h1.7v2.7z\"/><path fill=\"#ec5\" d=\"M-4.8-1.3h1.6v1.7h-1.6zM-2-1.3h1.6v1.7h-1.6z\"/>\
         <path stroke=\"{TIMBER}\" stroke-width=\".8\" d=\"M-8.2 3v-8h3\"/><path fill=\"#eb3\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M-8.6-4.3h3.4v3h-3.4z\"/>"
    )
}
