//! What several figures are drawn with: colours, and what travellers in cloaks have in common.
//!
//! Units are a hundredth of a follower's height; the ground is at 0 and up is negative.

use crate::players::Livery;

/// Faces and hands.
pub(crate) const SKIN: &str = "#f2d0a0";
/// Linen, parchment, bone.
pub(crate) const LINEN: &str = "#f7ead0";
pub(crate) const WOOD: &str = "#8a5a2e";
pub(crate) const GOLD: &str = "#e8b53a";
pub(crate) const STEEL: &str = "#c9cdd1";
pub(crate) const WALL: &str = "#c9bda6";
pub(crate) const WALL_LIGHT: &str = "#e9e0cc";
pub(crate) const WALL_DARK: &str = "#958872";
pub(crate) const WALL_INK: &str = "#332a20";
/// The outlines of what belongs to nobody.
pub(crate) const DARK_INK: &str = "#2a1320";
/// The outline of a cloak.
pub(crate) const CLOAK: &str = "M-36 0C-37-24-27-50-14-61H14C27-50 37-24 36 0Q0 9-36 0Z";

/// A light rim, so that the figure stands out from whatever it stands on.
pub(crate) fn rim(outline: &str) -> String {
    format!("<path d='{outline}' fill='none' stroke='#fffaec' stroke-width='13' stroke-linejoin='round' opacity='.6'/>")
}

pub(crate) fn face(y: f32, ink: &str) -> String {
    format!(
        "<circle cx='0' cy='{y}' r='15' fill='{SKIN}' stroke='{ink}' stroke-width='5'/>\
         <path d='M-5 {0}v2M5 {0}v2M-4 {1}q4 3 8 0' fill='none' stroke='{ink}' stroke-width='2.4' stroke-linecap='round'/>",
        y + 1.,
        y + 8.
    )
}

/// A cloak that falls to the ground, with its light and its dark side.
pub(crate) fn cloak(l: &Livery) -> String {
    format!(
        "<g stroke-linejoin='round'><path d='{CLOAK}' fill='{}' stroke='{}' stroke-width='6'/>\
         <path d='M-33-3C-33-24-24-46-13-57L-5-57C-17-40-22-20-20 1Q-28 0-33-3Z' fill='{}'/>\
         <path d='M33-3C33-24 24-46 13-57L8-57C19-40 24-20 23 1Q29 0 33-3Z' fill='{}'/></g>",
        l.base, l.ink, l.light, l.dark
    )
}

pub(crate) fn hat(l: &Livery) -> String {
    format!(
        "<g stroke='{0}' stroke-width='5' stroke-linejoin='round'>\
         <path d='M-15-79C-16-97-9-103 3-102C13-101 16-93 15-79Z' fill='{1}'/>\
         <path d='M-28-77Q0-87 28-77Q29-70 21-71Q0-78-21-71Q-29-70-28-77Z' fill='{1}'/></g>\
         <path d='M-11-83C-11-93-7-98 0-98C-5-94-6-89-6-84Z' fill='{2}'/>\
         <path d='M14-86C22-92 26-102 24-110C17-104 12-96 12-86Z' fill='{LINEN}' stroke='{0}' stroke-width='3.5'/>",
        l.ink, l.dark, l.base
    )
}
