//! What rolls, grunts or stays: wagon, pig, barn.

use super::people::rim;
use crate::players::Livery;

const LINEN: &str = "#f7ead0";
const WOOD: &str = "#8a5a2e";

fn wheel(x: f32, r: f32, ink: &str) -> String {
    let s = r * 0.68;
    format!(
        "<circle cx='{x}' cy='{0}' r='{r}' fill='#c79a5b' stroke='{ink}' stroke-width='6'/>\
         <path d='M{1:.1} {0}H{2:.1}M{x} {3:.1}V{4:.1}' stroke='{ink}' stroke-width='3.4'/>\
         <circle cx='{x}' cy='{0}' r='4' fill='{ink}'/>",
        -r,
        x - s,
        x + s,
        -r - s,
        -r + s
    )
}

/// Canvas over hoops, a box of planks in the player's colour, two wheels.
pub(super) fn wagon(l: &Livery) -> String {
    let canvas = "M-52-38C-56-70-46-86-28-90Q0-84 28-90C46-86 56-70 52-38Z";
    rim(
        "M-52-38C-56-70-46-86-28-90Q0-84 28-90C46-86 56-70 52-38L56-16L49-16M-13-18A18 18 0 0 1-49-18M49-18A18 18 0 0 1 13-18",
    ) + &format!(
        "<path d='M52-24L76-14' stroke='{0}' stroke-width='9' stroke-linecap='round'/>\
             <path d='M52-24L76-14' stroke='{WOOD}' stroke-width='4' stroke-linecap='round'/>\
             <path d='{canvas}' fill='{LINEN}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M48-42C51-66 44-80 31-85Q38-62 36-42Z' fill='#d9c39b'/>\
             <path d='M-26-87Q-36-64-33-40M26-87Q36-64 33-40' fill='none' stroke='{0}' stroke-width='2.4' opacity='.6'/>\
             <path d='M-58-44H58L52-14H-52Z' fill='{1}' stroke='{0}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-54-40H54L53-33H-53Z' fill='{2}'/><path d='M-50-24H50' stroke='{3}' stroke-width='3'/>",
        l.ink, l.base, l.light, l.dark
    ) + &wheel(-31., 18., l.ink)
        + &wheel(31., 18., l.ink)
        + &format!("<path d='{}' fill='{}' stroke='{}' stroke-width='3'/>", l.shape.path(0., -64., 14.), l.base, l.ink)
}

/// A pig in the player's colour, looking west.
pub(super) fn pig(l: &Livery) -> String {
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

/// A barn with a hipped roof and doors, in the player's colour.
pub(super) fn barn(l: &Livery) -> String {
    let roof = "M-60-50L-42-82L0-100L42-82L60-50L50-46L37-72L0-88L-37-72L-50-46Z";
    rim("M-48 2V-46L-60-50L-42-82L0-100L42-82L60-50L48-46V2Z")
        + &format!(
            "<g stroke='{0}' stroke-linejoin='round'>\
             <path d='M-46 2V-48L-37-72L0-88L37-72L46-48V2Z' fill='{1}' stroke-width='6'/>\
             <path d='M-42-1V-48L-34-70L-20-76V-1Z' fill='{2}' stroke='none'/>\
             <path d='M-33 0V-84M-11 0V-86M11 0V-86M33 0V-74' stroke='{3}' stroke-width='2.5' opacity='.7'/>\
             <path d='M-22 2V-34H22V2Z' fill='{LINEN}' stroke-width='5'/>\
             <path d='M-22 2L0-34L22 2M0-34V2' stroke-width='3.5' fill='none'/>\
             <path d='{roof}' fill='#7a4a34' stroke-width='5'/></g>\
             <path d='M-55-52L-40-79L0-96' fill='none' stroke='#b57f5c' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>",
            l.ink, l.base, l.light, l.dark
        )
        + &l.mark(0., -56., 14.)
}
