//! What is built on tiles: bridges, castles, towers. Abbeys are tiles; here is only the token that stands for one.
//!
//! Bridges are drawn in tile units around the middle of their tile, everything else like figures.

use std::fmt::Write as _;

use super::people::rim;
use crate::players::Livery;

const STONE: &str = "#c9bda6";
const STONE_LIGHT: &str = "#e9e0cc";
const STONE_DARK: &str = "#958872";
const STONE_INK: &str = "#332a20";
const WOOD: &str = "#a8743c";
const WOOD_LIGHT: &str = "#d0a062";
const WOOD_INK: &str = "#3a220d";

/// A bridge of planks from west to east, around the middle of its tile, in tile units.
pub(super) fn bridge_deck() -> String {
    let mut planks = String::new();
    for x in (-46..=46_i32).step_by(6) {
        // The deck rises towards its middle.
        let rise = 5. * (1. - (x as f32 / 50.).powi(2));
        let _ = write!(planks, "M{x}{:.1}V{:.1}", -8. - rise, 10. - rise);
    }
    let rails = "M-50-9Q0-15 50-9M-50 10Q0 5 50 10";
    let posts = "M-47-14V-6M-24-17V-9M0-18V-10M24-17V-9M47-14V-6M-47 14V6M-24 12V4M0 11V3M24 12V4M47 14V6";
    format!(
        "<path d='M-50 12Q0 9 50 14V19Q0 13-50 18Z' fill='#1c1208' opacity='.3'/>\
         <path d='M-50-9Q0-15 50-9V10Q0 5-50 10Z' fill='{WOOD_LIGHT}'/>\
         <path d='{planks}' stroke='{WOOD}' stroke-width='1.1'/>\
         <g fill='none' stroke-linecap='round'>\
         <path d='{rails}' stroke='{WOOD_INK}' stroke-width='4.6' stroke-linecap='butt'/>\
         <path d='{rails}' stroke='{WOOD}' stroke-width='2.6' stroke-linecap='butt'/>\
         <path d='{posts}' stroke='{WOOD_INK}' stroke-width='3.8'/>\
         <path d='{posts}' stroke='{WOOD_LIGHT}' stroke-width='1.8'/></g>"
    )
}

/// A bridge as a token: an arch of planks with the player's shape.
pub(super) fn bridge(l: &Livery) -> String {
    let arch = "M-60-4V-34Q0-72 60-34V-4H42V-14Q0-50-42-14V-4Z";
    rim(arch)
        + &format!(
            "<path d='{arch}' fill='{0}' stroke='{1}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-56-33Q0-68 56-33L56-26Q0-61-56-26Z' fill='{2}'/>\
             <path d='M-40-44V-58M-14-53V-68M14-53V-68M40-44V-58M-60-50Q0-82 60-50' fill='none' stroke='{1}' stroke-width='5' \
             stroke-linecap='round'/>",
            l.base, l.ink, l.light
        )
        + &l.mark(0., -42., 10.)
}

/// A castle: a gate between two round towers, under the banner of its owner.
pub(super) fn castle(l: &Livery) -> String {
    let tower = |x: f32| {
        format!(
            "<path d='M{0} 2V-66H{1}V2Q{x} 8 {0} 2Z' fill='{STONE}'/><path d='M{2} 0V-62H{3}V3Z' fill='{STONE_LIGHT}' stroke='none'/>\
             <path d='M{4}-66V-80H{5}V-74H{6}V-80H{7}V-74H{8}V-80H{9}V-66Z' fill='{STONE}'/>\
             <path d='M{x}-50v10' stroke-width='6' stroke-linecap='round'/>",
            x - 17.,
            x + 17.,
            x - 14.,
            x - 5.,
            x - 21.,
            x - 11.,
            x - 5.,
            x + 5.,
            x + 11.,
            x + 21.
        )
    };
    let banner = format!(
        "<path d='M0-58V-122' stroke='{0}' stroke-width='5' stroke-linecap='round'/>\
         <path d='M0-122H44L34-103L44-84H0Z' fill='{1}' stroke='{0}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M3-119H38L36-115H3Z' fill='{2}'/>",
        l.ink, l.base, l.light
    );
    rim("M-58 2V-66L-62-68V-80H-20V-58H20V-80H62V-66L58-64V2Z")
        + &banner
        + &format!(
            "<g stroke='{STONE_INK}' stroke-width='5' stroke-linejoin='round'>\
             <path d='M-30 2V-58H-22V-52H-12V-58H-5V-52H5V-58H12V-52H22V-58H30V2Z' fill='{STONE_DARK}'/>\
             <path d='M-15 3V-22Q-15-36 0-36Q15-36 15-22V3Z' fill='#4b3a2a'/>\
             <path d='M-7 3V-33M7 3V-33M-15-14H15' stroke='#2a1f15' stroke-width='3' fill='none'/>{}{}</g>",
            tower(-42.),
            tower(42.)
        )
        + &l.mark(18., -103., 11.)
}

/// How far up a tower of this height reaches, in tile units; a follower stands there.
pub(crate) fn tower_top(height: u32) -> f32 {
    8. + 9. * height.min(8) as f32
}

/// One ring of stones of a tower, with its foot at a height.
fn ring(foot: f32, width: f32, height: f32) -> String {
    let (l, r, top) = (-width, width, foot - height);
    let joints =
        format!("M{:.1} {:.1}v{height:.1}M{:.1} {:.1}v{height:.1}", -width * 0.35, top + 5., width * 0.4, top + 5.);
    format!(
        "<path d='M{l} {foot}V{top}H{r}V{foot}Q0 {0:.1} {l} {foot}Z' fill='{STONE}' stroke='{STONE_INK}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M{1:.1} {foot}V{top}H{2:.1}V{3:.1}Z' fill='{STONE_LIGHT}'/>\
         <path d='M{4:.1} {foot}V{top}H{5:.1}V{3:.1}Z' fill='{STONE_DARK}'/>\
         <path d='{joints}' stroke='{STONE_DARK}' stroke-width='2.5'/>\
         <ellipse cx='0' cy='{top}' rx='{r}' ry='11' fill='#ded2b9' stroke='{STONE_INK}' stroke-width='5'/>",
        foot + 11.,
        l + 3.,
        l + width * 0.5,
        foot + 5.,
        r - width * 0.4,
        r - 3.
    )
}

/// A tower of so many pieces.
pub(super) fn tower(height: u32) -> String {
    let step = 9. / super::SCALE_TOWER;
    let shown = height.clamp(1, 8);
    let mut svg = rim(&format!("M-38 2V-{0:.0}H38V2Z", shown as f32 * step));
    for piece in 0..shown {
        svg += &ring(-(piece as f32) * step, 38. - piece as f32 * 0.8, step);
    }
    let top = -(shown as f32) * step;
    let _ = write!(svg, "<ellipse cx='0' cy='{top:.1}' rx='17' ry='5' fill='#6d604c'/>");
    svg
}

/// An abbey tile as a token.
pub(super) fn abbey(l: &Livery) -> String {
    let frame = "M-38 4V-72H38V4Z";
    rim(frame)
        + &format!(
            "<path d='{frame}' fill='{0}' stroke='{1}' stroke-width='6' stroke-linejoin='round'/>\
             <path d='M-30-4V-64H30V-4Z' fill='#dfe3b4'/>\
             <g stroke='{1}' stroke-width='4' stroke-linejoin='round'>\
             <path d='M-22-12V-32L-4-44L14-32V-12Z' fill='#f7ead0'/><path d='M-26-31L-4-47L18-31' fill='none'/>\
             <path d='M8-12V-46L16-60L24-46V-12Z' fill='{2}'/></g>",
            l.base, l.ink, l.light
        )
        + &format!("<path d='{}' fill='{}'/>", l.shape.path(-4., -24., 7.), l.ink)
}
