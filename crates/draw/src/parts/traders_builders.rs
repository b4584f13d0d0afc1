//! Builders, pigs and trade goods.

use aude_engine::Figure;

use super::{FigureArt, MarkerArt, NOTHING, Part, Shown, Sight, Sort};
use crate::{
    board::{Board, Chip},
    figure::{
        Marker,
        brush::{LINEN, SKIN, STEEL, WOOD, face, rim},
        marker,
    },
    geometry::Places,
    palette::SHADE,
    players::Livery,
};

pub(super) const PART: Part = Part {
    figures: &[
        FigureArt {
            scale: 0.37,
            width: 25.,
            room: [-15., -40., 44., 45.],
            icon: (0.7, 28.),
            ..FigureArt::new(Figure::Builder, builder)
        },
        FigureArt {
            scale: 0.34,
            width: 36.,
            room: [-25., -32., 49., 37.],
            icon: (0.68, 28.),
            ..FigureArt::new(Figure::Pig, pig)
        },
    ],
    markers: &[
        token("wine", || on_token(&wine())),
        token("grain", || on_token(&grain())),
        token("cloth", || on_token(&cloth())),
    ],
    sights: &[
        Shown::InCity(|s| s.marks.wine(), &Sight::new("Wine", 10.0, 1.25, wine)),
        Shown::InCity(|s| s.marks.grain(), &Sight::new("Grain", 10.0, 1.25, grain)),
        Shown::InCity(|s| s.marks.cloth(), &Sight::new("Cloth", 10.0, 1.25, cloth)),
        Shown::Segment(place_herd),
    ],
    chips,
    ..NOTHING
};

const PIGS: Sight = Sight { outside: true, ..Sight::new("Pigs", 13.0, 1.2, pigs) };

const fn token(name: &'static str, draw: fn() -> String) -> MarkerArt {
    MarkerArt { scale: 1.5, room: [-15., -28., 30., 31.], ..MarkerArt::new(name, Sort::Token, draw) }
}

/// A token of goods looks like the badge on the tiles that bring it.
fn on_token(badge: &str) -> String {
    format!("<g transform='translate(0 -8.5)' fill='none' stroke-linecap='round' stroke-linejoin='round'>{badge}</g>")
}

fn place_herd(places: &mut Places, field: usize) {
    if places.tile.segments[field].marks.herds() > 0
        && let Some((at, _)) = places.aside(field, PIGS.radius)
    {
        places.put(&PIGS, at, Some(field));
    }
}

/// The goods of a player.
fn chips(board: &Board, player: usize, chips: &mut Vec<Chip>) {
    for (good, n) in PART.markers.iter().zip(board.state.goods(player)) {
        if n > 0 {
            chips.push(board.chip(&marker(Marker::of(good)), (0.86, 22.), n));
        }
    }
}

/// In a short smock, with an apron and a raised hammer.
fn builder(l: &Livery) -> String {
    let body = "M-30-8C-32-30-28-50-15-58H15C28-50 32-30 30-8Q0-1-30-8Z";
    let legs = format!(
        "<path d='M-15-9V-1M15-9V-1' stroke='{}' stroke-width='19' stroke-linecap='round'/>\
         <path d='M-15-9V-1M15-9V-1' stroke='#6b4a2c' stroke-width='10' stroke-linecap='round'/>",
        l.ink
    );
    let hammer = format!(
        "<path d='M41-38L52-92' stroke='{0}' stroke-width='11' stroke-linecap='round'/>\
         <path d='M41-38L52-92' stroke='{WOOD}' stroke-width='5.5' stroke-linecap='round'/>\
         <path d='M33-99L70-91L67-77L30-85Z' fill='{STEEL}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>",
        l.ink
    );
    let arm = format!(
        "<path d='M22-48Q36-52 43-46' stroke='{0}' stroke-width='19' stroke-linecap='round' fill='none'/>\
         <path d='M22-48Q36-52 41-47' stroke='{1}' stroke-width='10' stroke-linecap='round' fill='none'/>\
         <circle cx='43' cy='-45' r='7' fill='{SKIN}' stroke='{0}' stroke-width='4'/>",
        l.ink, l.base
    );
    let apron = format!(
        "<path d='M-24-9C-25-28-20-38-15-45H15C20-38 25-28 24-9Q0-4-24-9Z' fill='{LINEN}' stroke='{}' stroke-width='3'/>\
         <path d='M-12-58L-14-45M12-58L14-45' stroke='{LINEN}' stroke-width='5'/>",
        l.ink
    );
    let cap = format!(
        "<path d='M-17-76C-20-92-8-96 2-95C15-94 19-86 17-76Q0-83-17-76Z' fill='{1}' stroke='{0}' stroke-width='5' \
         stroke-linejoin='round'/><path d='M-18-76Q-27-74-29-69Q-18-70-8-79Z' fill='{1}' stroke='{0}' stroke-width='4' \
         stroke-linejoin='round'/>",
        l.ink, l.dark
    );
    let mark =
        format!("<path d='{}' fill='{}' stroke='{}' stroke-width='3'/>", l.shape.path(0., -25., 13.), l.base, l.ink);
    rim(&format!(
        "{body}M-20 2V-8M20 2V-8M41-38L52-92M33-99L70-91L67-77L30-85ZM-16-60Q-24-92 2-95Q22-92 16-60M-18-76L-29-69"
    )) + &legs
        + &hammer
        + &format!("<path d='{body}' fill='{}' stroke='{}' stroke-width='6' stroke-linejoin='round'/>", l.base, l.ink)
        + &apron
        + &arm
        + &face(-68., l.ink)
        + &cap
        + &mark
}

/// A pig in the player's colour, looking west.
fn pig(l: &Livery) -> String {
    let body = "M-22-66C8-76 50-70 54-40C56-22 46-14 40-12H-24C-44-14-52-26-50-42C-48-56-38-63-22-66Z";
    rim(&format!(
        "{body}M-28-62Q-38-80-50-78Q-50-66-44-60L-60-46Q-68-34-58-24L-30-12V0H-14V-12M16-12V0H46V-12M-12-64Q-14-84-24-84"
    )) + &format!(
        "<path d='M52-46C68-50 70-66 60-66C52-66 54-54 66-56' fill='none' stroke='{0}' stroke-width='6' stroke-linecap='round'/>\
             <path d='M-22-16V0M-4-14V0M22-14V0M40-16V0' stroke='{0}' stroke-width='18' stroke-linecap='round'/>\
             <path d='M-22-16V-1M-4-14V-1M22-14V-1M40-16V-1' stroke='{3}' stroke-width='8' stroke-linecap='round'/>\
             <path d='{body}' fill='{1}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-14-62C10-70 38-66 47-48C30-60 8-60-18-52Z' fill='{2}'/>\
             <path d='M-28-62C-30-74-42-80-50-78C-50-68-46-60-38-56Z' fill='{3}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>\
             <path d='M-12-64C-10-76-16-84-24-84C-30-76-30-68-26-62Z' fill='{1}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>\
             <ellipse cx='-55' cy='-36' rx='10' ry='13' fill='{2}' stroke='{0}' stroke-width='5'/>\
             <path d='M-57-40v3M-53-34v3M-36-48v2' stroke='{0}' stroke-width='5' stroke-linecap='round'/>\
             <path d='M-46-22Q-40-18-34-22' fill='none' stroke='{0}' stroke-width='3.5' stroke-linecap='round'/>",
        l.ink, l.base, l.light, l.dark
    ) + &l.mark(12., -38., 14.)
}

/// A round badge of goods.
fn goods(inside: &str) -> String {
    format!(
        "<circle r=\"8\" cx=\".9\" cy=\"1\" fill=\"#332\" opacity=\".35\"/>\
         <circle r=\"7.8\" fill=\"#fec\" stroke=\"#753\" stroke-width=\"1.3\"/>{inside}"
    )
}

fn wine() -> String {
    goods(
        "<path stroke=\"#573\" stroke-width=\"1\" d=\"M0-2.8q.4-2 2.4-2.6\"/><path fill=\"#794\" d=\"M.4-4.2q1.6-2.4 4.4-1.4-.8 2.6-4.4 1.4z\"/>\
         <path stroke=\"#625\" stroke-width=\"3.3\" d=\"M-2.9-1.4h0M0-1.6h0M2.9-1.4h0M-1.5 1.1h0M1.5 1.1h0M0 3.6h0\"/>\
         <path stroke=\"#848\" stroke-width=\"2.2\" d=\"M-3.1-1.7h0M-.2-1.9h0M2.7-1.7h0M-1.7.8h0M1.3.8h0M-.2 3.3h0\"/>\
         <path stroke=\"#dac\" stroke-width=\".8\" d=\"M-3.5-2.2h0M-.6-2.4h0M2.3-2.2h0M-2.1.3h0M.9.3h0\"/>",
    )
}

fn grain() -> String {
    goods(
        "<path stroke=\"#b82\" stroke-width=\"1.1\" d=\"M-2.2 5.6l.9-4.8M2.2 5.6l-.9-4.8M0 5.8v-5\"/>\
         <path stroke=\"#c92\" stroke-width=\"2.1\" d=\"M0-5.8v.8M0-2.6v.8M-3.6-4.2l.5.9M3.6-4.2l-.5.9M-3-1.2l.6.9M3-1.2l-.6.9\"/>\
         <path stroke=\"#eb4\" stroke-width=\"1.5\" d=\"M-1.6-4.4l.5.8M1.6-4.4l-.5.8M-1.5-1.6l.5.8M1.5-1.6l-.5.8M-.1-6v.6\"/>\
         <path stroke=\"#a43\" stroke-width=\"1.5\" d=\"M-1.8 2h3.6\"/>",
    )
}

/// A roll of cloth, with some of it hanging down.
fn cloth() -> String {
    goods(
        "<g stroke=\"#135\" stroke-width=\".7\"><path fill=\"#38a\" d=\"M-3.4-2.4v7.2q1.4 1.4 2.8 0t2.8 0 2.8 0v-7.2z\"/>\
         <path stroke=\"#fea\" stroke-width=\"1.1\" d=\"M-2.7 2.8h7M-2.7.6h7\"/>\
         <path fill=\"#6bd\" d=\"M-4.2-5.8h8.2c2.2 0 2.2 4.2 0 4.2h-8.2z\"/>\
         <path fill=\"#fff\" d=\"M-4.2-5.8c-2.2 0-2.2 4.2 0 4.2s2.2-4.2 0-4.2z\"/><path d=\"M-4.2-4.6c-1 0-.8 1.8.2 1.6\"/></g>",
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
