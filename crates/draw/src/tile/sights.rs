//! What has a meaning in the rules, each drawn around the origin and put in its place.

use aude_engine::tile::Symbol;

use super::{Painter, badge, ways::ring};
use crate::{
    geometry::{Point, What},
    palette::{
        BANK, INK, PLASTER, ROAD, ROOF, ROOF_DARK, SHADE, STONE, STONE_DARK, STONE_LIT, TIMBER, TUFT, WATER, WATER_LIT,
    },
    svg::inked,
};

impl Painter<'_> {
    /// Everything that stands on the tile, from back to front.
    pub(super) fn sights(&mut self) {
        let mut items: Vec<_> = self
            .layout
            .items
            .iter()
            .map(|i| (i.what, kept(i.what, i.at.turned(self.turn), i.radius), i.radius))
            .collect();
        items.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
        for (what, at, radius) in items {
            if what == What::Monastery {
                self.canvas.raw("");
                self.canvas.paint(&inked("#bc7", TUFT, 0.7)).smooth(&ring(at + Point::new(0.0, 1.0), 15.2, 12));
            }
            let (scale, picture) = match what {
                What::Symbol(Symbol::Volcano) => (1.0, volcano()),
                What::Symbol(Symbol::Dragon) => (1.15, badge::dragon()),
                What::Symbol(Symbol::Portal) => (1.25, portal()),
                What::Symbol(Symbol::Bazaar) => (1.12, bazaar()),
                What::Symbol(Symbol::Tower) => (1.0, foundation()),
                What::Monastery => (1.2, monastery()),
                What::Shrine => (1.12, shrine()),
                What::Garden => (radius / 9.2, garden()),
                What::Pennant => (1.2, badge::pennant()),
                What::Cathedral => (1.0, cathedral()),
                What::Princess => (1.2, princess()),
                What::Siege => (1.25, siege()),
                What::Wine => (1.25, badge::wine()),
                What::Grain => (1.25, badge::grain()),
                What::Cloth => (1.25, badge::cloth()),
                What::Inn => (1.15, inn()),
                What::Pigs => (1.2, pigs()),
                What::Fire => (1.0, fire()),
                What::Castle => (1.0, castle()),
                What::Market => (1.0, bazaar()),
                What::Smithy => (1.0, smithy()),
                What::Abbey => continue,
            };
            // The bell tower makes the church lean out to the right of its middle.
            let at = if what == What::Monastery { at - Point::new(1.6, 0.0) } else { at };
            self.put_scaled(at, scale, &picture);
        }
    }

    /// The abbey fills its tile: a cloister around a garden, and a church.
    pub(super) fn abbey(&mut self) {
        self.put(Point::MIDDLE, &abbey());
    }
}

/// Moves what would reach over the edge of the tile. Some things are higher than wide.
fn kept(what: What, p: Point, radius: f32) -> Point {
    let (aside, above) = match what {
        What::Fire => (6.5, 13.5),
        What::Siege => (15.0, 15.0),
        What::Garden => (radius * 1.11, radius * 1.11),
        What::Symbol(Symbol::Portal) => (13.8, 13.8),
        What::Princess => (13.6, 12.4),
        _ => (radius + 1.0, radius + 1.0),
    };
    Point::new(p.x.clamp(aside, 100.0 - aside), p.y.clamp(above, 100.0 - aside))
}

/// A fire between houses, and its smoke.
fn fire() -> String {
    "<path stroke=\"#665\" stroke-width=\"4.4\" opacity=\".5\" d=\"M-.6-5h0M1.2-8.4h.6M4.4-10.6h1\"/>\
     <path fill=\"#d52\" stroke=\"#831\" stroke-width=\".5\" d=\"M-4.2 4.4c-1.6-3.4.8-4.8.4-8 1.8.8 2.6 2 2.8 3.4.8-1.2 1-3.4.4-5.6 3 2 3.6 4 3.6 5.6.6-.4 1-1 1-2 1.4 2.6 1.4 4.8.2 6.6z\"/>\
     <path fill=\"#fc5\" d=\"M-2.4 4.4c-.6-1.8.6-2.8.4-4.6 1.2.6 1.6 1.6 1.7 2.4.6-.8.7-1.8.5-2.8 1.6 1.6 2.2 3.4 1.6 5z\"/>"
        .into()
}

/// The Count's castle: a keep between towers.
fn castle() -> String {
    let (r, d) = (ROOF[4], ROOF_DARK[4]);
    format!(
        "<path fill=\"#643\" opacity=\".3\" d=\"M-11 10h25l3-4h-8z\"/><g stroke=\"{INK}\" stroke-width=\".7\">\
         <path fill=\"{STONE}\" d=\"M-6-12h2.4v1.6h2.4v-1.6h2.4v1.6h2.4v-1.6h2.4v15h-12z\"/><path fill=\"{STONE_LIT}\" d=\"M-10-1h20v11h-20z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-13-5h6v15h-6zM7-5h6v15h-6z\"/><path fill=\"{STONE_DARK}\" stroke=\"none\" d=\"M-9-4.6h1.7v14.3h-1.7zM11-4.6h1.7v14.3h-1.7zM3.6-10h2v8.7h-2z\"/>\
         <path fill=\"{r}\" d=\"M-14-5l4-8v8zM6-5l4-8v8z\"/><path fill=\"{d}\" d=\"M-10-13l4 8h-4zM10-13l4 8h-4z\"/>\
         <path fill=\"{INK}\" d=\"M-2.6 10v-4.2a2.6 2.8 0 0 1 5.2 0v4.2z\"/><path d=\"M0-12.5v-5\"/><path fill=\"#369\" d=\"M0-17.5l5.5 1.6-5.5 1.8z\"/></g>\
         <path fill=\"{INK}\" d=\"M-1-7.5h2v3h-2zM-10.6 0h1.4v2.6h-1.4zM9.4 0h1.4v2.6h-1.4z\"/>"
    )
}

/// The smithy: a forge with a glowing hearth and a chimney.
fn smithy() -> String {
    let (r, d) = (ROOF[3], ROOF_DARK[3]);
    format!(
        "<path stroke=\"#766\" stroke-width=\"3\" opacity=\".5\" d=\"M6-12h0M7.6-14.4h.6\"/><path fill=\"#643\" opacity=\".3\" d=\"M-8 7.5h19l3-3.5h-8z\"/>\
         <g stroke=\"{INK}\" stroke-width=\".6\"><path fill=\"{STONE_DARK}\" d=\"M4.4-10h3.4v8h-3.4z\"/><path fill=\"{PLASTER}\" d=\"M-9-.5h18v8h-18z\"/><path fill=\"{r}\" d=\"M-10.5 0l4-7h13l3 7z\"/><path fill=\"{d}\" d=\"M6.5-7l3.8 6.6-1 .4z\"/>\
         <path fill=\"#322\" d=\"M-7 7.5v-4.5a3 2 0 0 1 6 0v4.5z\"/></g><path fill=\"#e83\" d=\"M-5.8 7.2c-.4-2 .8-2.4 1-3.8 1.4 1 1.9 2.4 1.5 3.8z\"/>\
         <path fill=\"#445\" stroke=\"{INK}\" stroke-width=\".5\" d=\"M1.4 4h6.4l-1.8 1.6v1h1.2v1.3h-4.6v-1.3h1.2v-1z\"/>"
    )
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

/// An old place of worship: standing stones around a fire.
fn shrine() -> String {
    format!(
        "<path fill=\"#9a5\" stroke=\"{TUFT}\" stroke-width=\".7\" d=\"M-11.5 1a11.5 9.2 0 0 1 23 0a11.5 9.2 0 0 1-23 0z\"/>\
         <path fill=\"#cb8\" d=\"M-6.5 1.4a6.5 4.6 0 0 1 13 0a6.5 4.6 0 0 1-13 0z\"/>\
         <path fill=\"{SHADE}\" opacity=\".35\" d=\"M-3.6-3.4h3.6l2.4 1.5h-3zM3.6-3.4h3.2l2.4 1.4h-3zM-9 3h3.4l2 1.6h-3zM6.6 4h3.4l1.6 1.4h-3zM-2.6 8.6h5l1.6 1.2h-4z\"/>\
         <g fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".6\"><path d=\"M-4-3.2l.3-7.4 2.9-.6.9 8zM3.4-3.2l.5-7.8 2.5.5.8 7.3zM-9.6 3.2l.6-7.6 2.6-.3.9 7.9zM6.3 4.2l.6-7.9 2.6.4.8 7.5z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-4.6-10.2l.6-2 10-.6 1 1.8-4.2.6z\"/></g>\
         <path fill=\"#433\" d=\"M-3.4 3.8l.8-1.6h5.4l.8 1.6z\"/><path fill=\"#d73\" d=\"M-2.6 2.4c-.8-2.6 1.2-3.4 1.2-6.2 1.8 1 2 2.2 1.9 3.2.6-.4.9-1 .9-1.6 1.4 1.7 1.6 3.2 1 4.6z\"/>\
         <path fill=\"#fc5\" d=\"M-1.2 2.4c-.4-1.6.8-2 .9-3.6 1.3 1 1.9 2.2 1.4 3.6z\"/>\
         <g fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".6\"><path d=\"M-4.2 9.4l.4-4 2.6-.6 1 4.6zM1.4 9.4l.7-4.4 2.4.3.7 4.1z\"/></g>"
    )
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

/// A fire mountain.
fn volcano() -> String {
    format!(
        "<path fill=\"{SHADE}\" opacity=\".35\" d=\"M-13 11q14 5 30-1l-6-6z\"/>\
         <path fill=\"#655\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-15.5 10.5c5-4 7.5-10 10.3-17.5l2.2 1.2 2.8-1.4 3 1.5 2.4-1.3c2.4 7.5 5.3 13.5 10.3 17.5-9 4-22 4-31 0z\"/>\
         <path fill=\"#876\" d=\"M-13.5 10c4.5-4 6.3-9.5 8.5-15.5l2 1c-1 6-2.5 12-4.5 16.3-2.5-.4-4.5-1-6-1.8z\"/>\
         <path fill=\"#544\" d=\"M5-5.5c2 6.5 5 12 9 15.5-2.5 1.3-5.5 2-8.5 2.3 1-5.5.5-12-.5-17.8z\"/>\
         <path fill=\"#e53\" d=\"M-5.2-7l2.2 1.2 2.8-1.4 3 1.5 2.4-1.3c.8 3-.2 4-.6 6-.5 3 2 4.5 1.4 8.5-1.6-2.5-3.2-3.3-3.4-6-.2-2-1.4-1.6-1.6.3-.3 3.2-1.2 4.6-3.4 6.7.8-4-1-6.5-1.8-9-.6-2-1.4-3.5-1-6.5z\"/>\
         <path fill=\"#fc4\" d=\"M-3.6-5.2l3.4-1.3 3.6 1.2c.2 1.7-.8 3-1 5-1.6-1.2-2.2-.2-2.6 1.2-1.2-2.2-3.2-3.3-3.4-6.1z\"/>\
         <path fill=\"#fc4\" stroke=\"#e53\" stroke-width=\"1\" d=\"M-3.4-7.4c-1-2.6.8-3.6.4-6 1.8 1 2.4 2.2 2.4 3.4.8-.8 1.2-2.4 1-4 2.4 2 3.4 4.4 2.6 6.8z\"/>\
         <path stroke=\"#766\" stroke-width=\"3.6\" opacity=\".55\" d=\"M1.5-14.5h0M4.5-16.2h1\"/>"
    )
}

/// A standing arch with light in it.
fn portal() -> String {
    format!(
        "<path fill=\"#8cd\" opacity=\".35\" d=\"M-10.5 1a10.5 10 0 0 1 21 0a10.5 9 0 0 1-21 0z\"/>\
         <path fill=\"{SHADE}\" opacity=\".35\" d=\"M-7 7.5h15l3-3h-6z\"/>\
         <path fill=\"{STONE}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-8 7.6v-9.1a8 8 0 0 1 16 0v9.1z\"/>\
         <path stroke=\"{STONE_DARK}\" stroke-width=\".6\" d=\"M-7.8-1h2.5M-7.8 3.3h2.5M5.3-1h2.5M5.3 3.3h2.5M-5.8-6.8l1.8 2M0-9.3v2.4M5.8-6.8l-1.8 2\"/>\
         <path fill=\"#4ac\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5.2 7.6v-9a5.2 5.2 0 0 1 10.4 0v9z\"/>\
         <path fill=\"#9de\" d=\"M-3.7 7.3v-8.5a3.7 3.7 0 0 1 7.4 0v8.5z\"/><path fill=\"#efe\" d=\"M-1.8 7.3v-7.4a1.8 1.8 0 0 1 3.6 0v7.4z\"/>\
         <path stroke=\"#fec\" stroke-width=\"1.1\" d=\"M-9-6.5h0M8.8-8h0M-6.5-9.8h0M9.8 0h0M-10 1.5h0\"/>"
    )
}

/// A ring of stones on which a tower can be built.
fn foundation() -> String {
    format!(
        "<path fill=\"{SHADE}\" opacity=\".35\" d=\"M-7 5a9.5 7 0 0 0 17.5 0l-2-3h-14z\"/>\
         <path fill=\"{STONE_DARK}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-9 0v3.2a9 7 0 0 0 18 0v-3.2z\"/>\
         <path fill=\"{STONE_LIT}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-9 0a9 7 0 0 1 18 0a9 7 0 0 1-18 0z\"/>\
         <path fill=\"#544\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5.4 0a5.4 4.1 0 0 1 10.8 0a5.4 4.1 0 0 1-10.8 0z\"/>\
         <path fill=\"#765\" d=\"M-4.6 1.4a5 3.4 0 0 1 9.2 0a5 3.4 0 0 1-9.2 0z\"/>\
         <path stroke=\"{INK}\" stroke-width=\".6\" d=\"M-8.9 0h3.4M5.5 0h3.4M0-6.9v2.8M0 4.2v2.7M-6.3-4.9l2.5 2M6.3-4.9l-2.5 2M-6.3 4.9l2.5-2M6.3 4.9l-2.5-2M-4.6 6v3.3M4.6 6v3.3M0 7v3.2\"/>"
    )
}

/// Striped tents and stalls.
fn bazaar() -> String {
    let tent = |x: f32, y: f32, colour: &str| {
        format!(
            "<g transform=\"translate({x} {y})\"><path fill=\"{SHADE}\" opacity=\".3\" d=\"M-4 6.5h11l2-2.5h-6z\"/>\
             <path fill=\"#fec\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5.5 0l5.5-5.5 5.5 5.5-.8 6.5h-9.4z\"/>\
             <path fill=\"{colour}\" d=\"M-5.3.1l5.3-5.3-2.5 5.3-.2 6.2h-2zM1.2 6.3l-.2-6.2-1-5.3 2.5 5.3.2 6.2zM5.3.1l-1 .1-4.3-5.4z\"/>\
             <path fill=\"{INK}\" d=\"M-1.3 6.4l1.3-4.4 1.3 4.4z\"/><path stroke=\"{INK}\" stroke-width=\".6\" d=\"M0-5.5v-2.5\"/><path fill=\"{colour}\" d=\"M0-8.2l3 1-3 1z\"/></g>"
        )
    };
    format!(
        "<path fill=\"#ec9\" stroke=\"#a85\" stroke-width=\".7\" d=\"M-13 1.5a13 10.5 0 0 1 26 0a13 10.5 0 0 1-26 0z\"/>{}{}{}\
         <path stroke=\"#d73\" stroke-width=\"1.5\" d=\"M-10 7h0M-8.4 7.6h0\"/><path stroke=\"#794\" stroke-width=\"1.5\" d=\"M9.5 7.2h0M8 8h0\"/>",
        tent(-6.0, -2.6, "#b43"),
        tent(6.4, -1.8, "#379"),
        tent(0.0, 4.0, "#d93")
    )
}

/// A lady with a crown at the window of her tower.
fn princess() -> String {
    format!(
        "<path fill=\"#643\" opacity=\".3\" d=\"M-5 9h13l3-3h-6z\"/>\
         <path fill=\"{STONE_LIT}\" stroke=\"{INK}\" stroke-width=\".7\" d=\"M-7 9v-14h-1.2v-4h2.8v1.6h2.4v-1.6h6v1.6h2.4v-1.6h2.8v4h-1.2v14z\"/>\
         <path fill=\"{STONE}\" d=\"M4.3 8.7v-13.4h2.4v13.4z\"/>\
         <path fill=\"#535\" stroke=\"{INK}\" stroke-width=\".6\" d=\"M-5 8v-9a5 5 0 0 1 10 0v9z\"/>\
         <path fill=\"#da4\" d=\"M-3.4 4.6c-.6-3 .2-7.4 3.4-7.4s4 4.4 3.4 7.4z\"/>\
         <path fill=\"#c47\" d=\"M-4.6 8c.2-3 2-4.4 4.6-4.4s4.4 1.4 4.6 4.4z\"/>\
         <path fill=\"#eca\" d=\"M-1 4.3v-1.6h2v1.6l-1 .9zM-2.1.3a2.1 2.5 0 0 1 4.2 0a2.1 2.6 0 0 1-4.2 0z\"/>\
         <path fill=\"#fc4\" stroke=\"#861\" stroke-width=\".4\" d=\"M-2.7-1.8l-.5-3.3 1.8 1.5 1.4-2.2 1.4 2.2 1.8-1.5-.5 3.3z\"/>\
         <path stroke=\"{INK}\" stroke-width=\".6\" d=\"M-.8.2h0M.8.2h0\"/><path stroke=\"#b45\" stroke-width=\".5\" d=\"M-.5 1.5h1\"/>"
    )
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

/// Pigs in the mud.
fn pigs() -> String {
    let pig = |x: f32, y: f32, way: f32| {
        format!(
            "<g transform=\"translate({x} {y})scale({way} 1)\"><path fill=\"{SHADE}\" opacity=\".35\" d=\"M-3.5 2h7.5l1 1.2h-8z\"/><path stroke=\"#955\" stroke-width=\"1.1\" d=\"M-2 1v1.6M1.8 1v1.6\"/>\
             <path stroke=\"#955\" stroke-width=\"5\" d=\"M-1.6 0h3\"/><path stroke=\"#ea9\" stroke-width=\"4.2\" d=\"M-1.6-.1h3\"/>\
             <path fill=\"#eba\" stroke=\"#955\" stroke-width=\".5\" d=\"M2 .2a2 1.8 0 0 1 4 0a2 1.8 0 0 1-4 0zM2.5-1.4l.4-1.6 1.3 1.2z\"/><path stroke=\"#743\" stroke-width=\".6\" d=\"M5.4.4h0M3.9-.4h0M-4-.8q-1.2-.4-1-1.4\"/></g>"
        )
    };
    format!(
        "<path fill=\"#a85\" d=\"M-11 2c0-5 5-7.5 11-7.5s11 2 11 6.5-5 7.5-11 7.5-11-2-11-6.5z\"/><path fill=\"#874\" d=\"M-6 3.5c1-2 6-2.5 9-1s0 4-4 4-6-1-5-3z\"/>{}{}{}{}",
        pig(-4.5, -3.6, 1.0),
        pig(5.0, -2.0, -1.0),
        pig(-5.6, 3.4, 1.0),
        pig(3.2, 4.6, 1.0)
    )
}

/// The abbey: precinct, cloister, church, gardens; it fills the tile.
fn abbey() -> String {
    let (r, d) = (ROOF[0], ROOF_DARK[0]);
    let (s, t) = (ROOF[2], ROOF_DARK[2]);
    format!(
        "<path fill=\"#cb7\" stroke=\"{INK}\" stroke-width=\".8\" d=\"M-42-42h84v84h-84z\"/>\
         <path stroke=\"{STONE_DARK}\" stroke-width=\"5\" d=\"M-44-44h88v88h-88z\"/><path stroke=\"{STONE_LIT}\" stroke-width=\"3.4\" d=\"M-44.3-44.6h88v88h-88z\"/>\
         <path stroke=\"{STONE_DARK}\" stroke-width=\".8\" stroke-dasharray=\"2 2\" d=\"M-44.3-44.6h88v88h-88z\"/>\
         <path fill=\"#9a5\" d=\"M-38-38h20v34h-20zM10 6h28v32h-28zM-38 26h20v12h-20z\"/>\
         <g stroke=\"#794\" stroke-width=\"1.4\"><path d=\"M-35-33h14M-35-28h14M-35-23h14M-35-18h14M-35-13h14M-35-8h14\"/></g>\
         <path stroke=\"#d45\" stroke-width=\"1.5\" d=\"M-33-30.5h0M-27-25.5h0M-23-20.5h0M-32-15.5h0\"/><path stroke=\"#ec4\" stroke-width=\"1.5\" d=\"M-24-30.5h0M-33-20.5h0M-25-15.5h0M-30-10.5h0\"/>\
         <path fill=\"#643\" opacity=\".3\" d=\"M-8 4h46l4-5-6-6zM-10 40h24l-4-8z\"/>\
         <g stroke=\"{INK}\" stroke-width=\".8\"><path fill=\"{STONE_LIT}\" d=\"M-2-12h34v15h-34z\"/><path fill=\"{STONE}\" d=\"M32 3v-15l4-5 4 5v15z\"/>\
         <path fill=\"{r}\" d=\"M-4-11.5l5-13h37l-6 13z\"/><path fill=\"{d}\" d=\"M38-24.5l4 13h-2l-4-7-4 7z\"/>\
         <path fill=\"{STONE_LIT}\" d=\"M-14-20h14v24h-14z\"/><path fill=\"{STONE}\" stroke=\"none\" d=\"M-4.6-19.6h4.2v23.2h-4.2z\"/>\
         <path fill=\"{r}\" d=\"M-16-20l9-17v17z\"/><path fill=\"{d}\" d=\"M-7-37l9 17h-9z\"/><path stroke-width=\"1.4\" d=\"M-7-42v6M-9.5-40h5\"/>\
         <path fill=\"{s}\" d=\"M-16 12h22v5h-22zM-16 12v24h5v-24zM-16 31h22v5h-22z\"/><path fill=\"{t}\" d=\"M1 12h5v24h-5z\"/>\
         <path fill=\"#bc7\" d=\"M-11 17h12v14h-12z\"/><path fill=\"{PLASTER}\" d=\"M-16 36h22v4h-22z\"/></g>\
         <path stroke=\"{ROAD}\" stroke-width=\"1.6\" d=\"M-5 17.5v13M-10.5 24h11\"/><circle cx=\"-5\" cy=\"24\" r=\"2.2\" fill=\"{WATER}\" stroke=\"{INK}\" stroke-width=\".5\"/>\
         <path fill=\"{INK}\" d=\"M-9.5-9v-3.5a2.5 2.5 0 0 1 5 0v3.5zM-9.5 4v-6a2.5 2.5 0 0 1 5 0v6zM-14 40v-2a1 1 0 0 1 2 0v2zM-9 40v-2a1 1 0 0 1 2 0v2zM-4 40v-2a1 1 0 0 1 2 0v2zM1 40v-2a1 1 0 0 1 2 0v2z\"/>\
         <path fill=\"#68a\" d=\"M4 0v-6a1.7 1.7 0 0 1 3.4 0v6zM11 0v-6a1.7 1.7 0 0 1 3.4 0v6zM18 0v-6a1.7 1.7 0 0 1 3.4 0v6zM25 0v-6a1.7 1.7 0 0 1 3.4 0v6z\"/>\
         <path stroke=\"#573\" stroke-width=\"6.5\" d=\"M16 15h0M25 13h0M33 16h0M18 26h0M28 25h0M34 33h0M20 35h0M-33 32h0M-25 33h0\"/>\
         <path stroke=\"#794\" stroke-width=\"4.6\" d=\"M15.5 14.3h0M24.5 12.3h0M32.5 15.3h0M17.5 25.3h0M27.5 24.3h0M33.5 32.3h0M19.5 34.3h0M-33.5 31.3h0M-25.5 32.3h0\"/>\
         <path stroke=\"#d54\" stroke-width=\"1.1\" d=\"M15 15h0M25.5 13h0M31.5 14h0M18.5 26.3h0M27 25.5h0M34.5 33h0\"/>"
    )
}
