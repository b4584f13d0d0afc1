//! The dragon and the fairy; volcanoes, portals and princesses.

use aude_engine::tile::Symbol;

use super::{MarkerArt, NOTHING, Part, Shown, Sight, Sort, SymbolArt};
use crate::{
    board::{Board, Companion, Item, ItemKind, Pieces, corner_of},
    figure::{
        Marker,
        brush::{DARK_INK, rim},
        marker,
    },
    palette::{INK, SHADE, STONE, STONE_DARK, STONE_LIT},
};

pub(super) const PART: Part = Part {
    markers: &[DRAGON, FAIRY],
    sights: &[
        Shown::Symbol(&SymbolArt {
            central: true,
            hub: Some(16.0),
            ..SymbolArt::new(Symbol::Volcano, Sight::new("Volcano", 15.0, 1.0, volcano))
        }),
        Shown::Symbol(&SymbolArt::new(Symbol::Dragon, Sight::new("Dragon", 10.5, 1.15, seal))),
        Shown::Symbol(&SymbolArt::new(
            Symbol::Portal,
            Sight { reach: |_| (13.8, 13.8), ..Sight::new("Portal", 11.5, 1.25, portal) },
        )),
        Shown::InCity(
            |s| u32::from(s.princess),
            &Sight { reach: |_| (13.6, 12.4), ..Sight::new("Princess", 11.0, 1.2, princess) },
        ),
    ],
    bow: |tile| (tile.symbol == Some(Symbol::Volcano)).then_some(15.0),
    pieces,
    ..NOTHING
};

const DRAGON: MarkerArt = MarkerArt {
    scale: 0.5,
    shadow: 32.,
    room: [-43., -58., 86., 65.],
    ..MarkerArt::new("dragon", Sort::Figure, dragon)
};
const FAIRY: MarkerArt =
    MarkerArt { scale: 0.33, shadow: 8., room: [-20., -37., 40., 41.], ..MarkerArt::new("fairy", Sort::Figure, fairy) };

/// The fairy beside her follower, the dragon above all others.
fn pieces(board: &Board, pieces: &mut Pieces) {
    if let Some(at) = board.state.fairy() {
        let fairy = Marker::of(&FAIRY);
        let with = board.state.fairy_with();
        pieces.beside.push(Companion { kind: ItemKind::Marker(fairy), at, svg: marker(fairy), with });
    }
    if let Some(at) = board.state.dragon() {
        let (x, y) = corner_of(at);
        let dragon = Marker::of(&DRAGON);
        pieces.above.push(Item::new(ItemKind::Marker(dragon), at, x + 50., y + 80., marker(dragon)));
    }
}

/// A dragon, coiled, with its wings spread.
fn dragon() -> String {
    let wings =
        "M-6-58C-22-92-52-104-78-98C-70-90-70-80-74-72C-64-72-58-66-58-56C-48-60-40-56-36-46C-28-50-16-50-8-40Z";
    let wing = "M8-56C20-90 44-106 72-104C66-96 68-86 72-78C62-78 58-70 58-62C48-64 42-58 38-50C30-54 18-52 10-42Z";
    let body = "M-58-6C-72-22-50-34-36-22C-28-14-14-12-4-20C-16-28-22-44-14-58C-22-62-28-74-22-84C-14-96 8-98 20-86\
                L44-78C48-72 44-64 36-64L22-62C30-44 44-34 46-18C48 0 20 6-8 5C-30 5-46 4-58-6Z";
    rim(&format!("{wings}{wing}{body}"))
        + &format!(
            "<g stroke='{DARK_INK}' stroke-width='5' stroke-linejoin='round'>\
             <path d='{wings}' fill='#8d3b5e'/><path d='{wing}' fill='#a94a6d'/>\
             <path d='M-8-46L-60-84M-8-46L-44-66M10-48L58-90M10-48L46-68' stroke-width='2.6' opacity='.55'/>\
             <path d='M-58-6L-74-8L-64-22Z' fill='#e08a3c'/>\
             <path d='{body}' fill='#5d4a86'/>\
             <path d='M2-52C14-40 30-26 30-12C22 0 2-2-6-8C8-16 8-30 0-40Z' fill='#f0b765' stroke='none'/>\
             <path d='M10-38L22-34M14-26L29-22M10-12L29-10' stroke='#c98436' stroke-width='2.6'/>\
             <path d='M-14-90L-20-108L-4-96M4-96L6-112L16-92' fill='#f0b765' stroke-width='4'/>\
             <path d='M-20-72L-32-70L-22-62M-16-52L-28-46L-16-40M-10-28L-20-18L-6-20' fill='#e08a3c' stroke-width='3.5'/></g>\
             <circle cx='8' cy='-80' r='6.5' fill='#fff3c4' stroke='{DARK_INK}' stroke-width='3'/><circle cx='10' cy='-80' r='2.6' fill='{DARK_INK}'/>\
             <path d='M36-74v1' stroke='{DARK_INK}' stroke-width='4' stroke-linecap='round'/>\
             <path d='M24-66H40' stroke='{DARK_INK}' stroke-width='3' stroke-linecap='round'/>\
             <path d='M46-70C58-74 66-68 78-74C72-66 74-62 82-60C68-56 58-62 46-66Z' fill='#f6a12d' stroke='#9c3f12' stroke-width='3' \
             stroke-linejoin='round'/>"
        )
}

/// A fairy with wings and a wand, glowing.
fn fairy() -> String {
    const INK: &str = "#3d3355";
    "<circle cx='0' cy='-52' r='56' fill='#fff6c9' opacity='.35'/><circle cx='0' cy='-52' r='38' fill='#fffbe2' opacity='.45'/>"
        .to_string()
        + &format!(
            "<g stroke='{INK}' stroke-width='4.5' stroke-linejoin='round'>\
             <path d='M-6-56C-20-92-54-96-54-70C-54-54-28-48-6-50C-30-46-44-30-34-22C-24-14-10-30-4-44Z' fill='#d5ecf4'/>\
             <path d='M6-56C20-92 54-96 54-70C54-54 28-48 6-50C30-46 44-30 34-22C24-14 10-30 4-44Z' fill='#eaf6f8'/>\
             <path d='M-8-60H8C18-40 24-22 26-2Q0 6-26-2C-24-22-18-40-8-60Z' fill='#fffdf4'/>\
             <path d='M8-58C16-40 20-22 21 0L26-2C24-22 18-40 8-60Z' fill='#d9d2e8' stroke='none'/>\
             <path d='M-18-16Q0-8 20-16' fill='none' stroke='#e8b53a' stroke-width='5'/>\
             <path d='M-16-74C-20-90-8-96 0-96C10-96 20-88 15-74C18-64 16-58 13-56L11-70H-11L-13-56C-17-58-18-64-16-74Z' fill='#e8b53a'/>\
             <circle cx='0' cy='-72' r='13' fill='#f8dcb8'/>\
             <path d='M-12-78Q0-90 12-78Q2-84-12-78Z' fill='#e8b53a' stroke='none'/></g>\
             <path d='M-4-71v2M4-71v2M-3-65q3 2.4 6 0' fill='none' stroke='{INK}' stroke-width='2.2' stroke-linecap='round'/>\
             <path d='M16-40L38-58' stroke='{INK}' stroke-width='4' stroke-linecap='round'/>\
             <path d='M42-74L45.5-65.5L54-62L45.5-58.5L42-50L38.5-58.5L30-62L38.5-65.5Z' fill='#ffd84f' stroke='{INK}' stroke-width='3' \
             stroke-linejoin='round'/>"
        )
}

/// A dragon with its wings spread, on a red seal.
fn seal() -> String {
    "<circle r=\"9\" cx=\".9\" cy=\"1\" fill=\"#322\" opacity=\".35\"/><circle r=\"8.7\" fill=\"#922\" stroke=\"#fea\" stroke-width=\"1.2\"/>\
     <circle r=\"9.4\" stroke=\"#411\" stroke-width=\".6\"/>\
     <path stroke=\"#611\" stroke-width=\"2.6\" d=\"M0 2c-.6 3.4 1 4.6 3.4 3.6\"/><path stroke=\"#fe9\" stroke-width=\"1.6\" d=\"M0 2c-.6 3.4 1 4.6 3.4 3.6\"/>\
     <g fill=\"#fe9\" stroke=\"#611\" stroke-width=\".5\"><path d=\"M3 3.8L3.8 7.4 6.6 4.2z\"/>\
     <path fill=\"#fb5\" d=\"M.8-1C1.8-4.6 4.4-6 7.6-5.2 6.8-3.8 6.8-2.6 7.5-1.2 6.2-1.2 5.2-.4 5 1 3.8.4 2.4.8 1 2.8h-2C-2.4.8-3.8.4-5 1-5.2-.4-6.2-1.2-7.5-1.2-6.8-2.6-6.8-3.8-7.6-5.2-4.4-6-1.8-4.6-.8-1z\"/>\
     <path d=\"M-1-2.8C-2.6 0-2.4 4 0 4.6 2.4 4 2.6 0 1-2.8z\"/>\
     <path d=\"M-1.9-4.6L-3-7.8-1-6.4h2L3-7.8 1.9-4.6 1-1.4h-2z\"/></g>\
     <path stroke=\"#611\" stroke-width=\".9\" d=\"M-.9-4.6h0M.9-4.6h0\"/>"
        .into()
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
