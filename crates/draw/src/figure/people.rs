//! Those who walk: travellers in cloaks, one with a staff, an abbot, a builder, a mayor, and the count.
//!
//! Units are a hundredth of a follower's height; the ground is at 0 and up is negative.

use crate::players::Livery;

/// Faces and hands.
const SKIN: &str = "#f2d0a0";
/// Linen, parchment, bone.
const LINEN: &str = "#f7ead0";
const WOOD: &str = "#8a5a2e";
const GOLD: &str = "#e8b53a";
const STEEL: &str = "#c9cdd1";

/// A light rim, so that the figure stands out from whatever it stands on.
pub(super) fn rim(outline: &str) -> String {
    format!("<path d='{outline}' fill='none' stroke='#fffaec' stroke-width='13' stroke-linejoin='round' opacity='.6'/>")
}

fn face(y: f32, ink: &str) -> String {
    format!(
        "<circle cx='0' cy='{y}' r='15' fill='{SKIN}' stroke='{ink}' stroke-width='5'/>\
         <path d='M-5 {0}v2M5 {0}v2M-4 {1}q4 3 8 0' fill='none' stroke='{ink}' stroke-width='2.4' stroke-linecap='round'/>",
        y + 1.,
        y + 8.
    )
}

/// A cloak that falls to the ground, with its light and its dark side.
fn cloak(l: &Livery) -> String {
    format!(
        "<g stroke-linejoin='round'><path d='{CLOAK}' fill='{}' stroke='{}' stroke-width='6'/>\
         <path d='M-33-3C-33-24-24-46-13-57L-5-57C-17-40-22-20-20 1Q-28 0-33-3Z' fill='{}'/>\
         <path d='M33-3C33-24 24-46 13-57L8-57C19-40 24-20 23 1Q29 0 33-3Z' fill='{}'/></g>",
        l.base, l.ink, l.light, l.dark
    )
}

const CLOAK: &str = "M-36 0C-37-24-27-50-14-61H14C27-50 37-24 36 0Q0 9-36 0Z";

fn hat(l: &Livery) -> String {
    format!(
        "<g stroke='{0}' stroke-width='5' stroke-linejoin='round'>\
         <path d='M-15-79C-16-97-9-103 3-102C13-101 16-93 15-79Z' fill='{1}'/>\
         <path d='M-28-77Q0-87 28-77Q29-70 21-71Q0-78-21-71Q-29-70-28-77Z' fill='{1}'/></g>\
         <path d='M-11-83C-11-93-7-98 0-98C-5-94-6-89-6-84Z' fill='{2}'/>\
         <path d='M14-86C22-92 26-102 24-110C17-104 12-96 12-86Z' fill='{LINEN}' stroke='{0}' stroke-width='3.5'/>",
        l.ink, l.dark, l.base
    )
}

pub(super) fn follower(l: &Livery) -> String {
    let collar = format!("<path d='M-15-59Q0-46 15-59L11-61Q0-54-11-61Z' fill='{}'/>", l.light);
    rim(&format!("{CLOAK}M-28-74Q-20-84-15-85Q-14-103 3-103Q15-101 16-84Q30-80 27-72Q16-58 12-58H-12Z"))
        + &cloak(l)
        + &collar
        + &face(-71., l.ink)
        + &hat(l)
        + &l.mark(1., -27., 15.)
}

/// Larger, with a staff and a cape over the shoulders.
pub(super) fn big_follower(l: &Livery) -> String {
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

/// With mitre and crook.
pub(super) fn abbot(l: &Livery) -> String {
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

/// In a short smock, with an apron and a raised hammer.
pub(super) fn builder(l: &Livery) -> String {
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

/// Broad, with a broad hat and a golden chain.
pub(super) fn mayor(l: &Livery) -> String {
    let robe = "M-46 0C-48-26-40-54-22-63H22C40-54 48-26 46 0Q0 10-46 0Z";
    let body = format!(
        "<path d='{robe}' fill='{}' stroke='{}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-43-3C-43-26-36-50-20-60L-10-60C-26-42-31-20-29 2Q-38 1-43-3Z' fill='{}'/>\
         <path d='M43-3C43-26 36-50 20-60L13-60C27-42 32-20 31 2Q38 1 43-3Z' fill='{}'/>",
        l.base, l.ink, l.light, l.dark
    );
    let chain = format!(
        "<path d='M-19-61C-19-40-8-36 0-36C8-36 19-40 19-61' fill='none' stroke='{0}' stroke-width='9'/>\
         <path d='M-19-61C-19-40-8-36 0-36C8-36 19-40 19-61' fill='none' stroke='{GOLD}' stroke-width='5' stroke-dasharray='5 2'/>\
         <circle cx='0' cy='-35' r='6' fill='{GOLD}' stroke='{0}' stroke-width='3.5'/>",
        l.ink
    );
    let hat = format!(
        "<g stroke='{0}' stroke-width='5' stroke-linejoin='round'>\
         <path d='M-23-80C-32-98-22-106 0-106C22-106 32-98 23-80Z' fill='{1}'/>\
         <path d='M-40-78Q0-92 40-78Q44-69 32-70Q0-80-32-70Q-44-69-40-78Z' fill='{2}'/></g>\
         <path d='M-18-84C-23-95-16-101-6-101C-12-96-12-90-11-86Z' fill='{3}'/>\
         <circle cx='16' cy='-88' r='5' fill='{GOLD}' stroke='{0}' stroke-width='3'/>",
        l.ink, l.dark, l.base, l.light
    );
    rim(&format!("{robe}M-40-78L-23-84Q-32-106 0-107Q32-106 23-84L42-76L14-58H-14Z"))
        + &body
        + &face(-70., l.ink)
        + &chain
        + &hat
        + &l.mark(0., -14., 12.)
}

/// The count of Carcassonne, in ermine, with a crown.
pub(super) fn count() -> String {
    const INK: &str = "#2b0f1c";
    let trim = format!(
        "<path d='M-11-58L-19 4M11-58L19 4' stroke='{INK}' stroke-width='13'/>\
         <path d='M-11-59L-19 3M11-59L19 3' stroke='#fdf7ea' stroke-width='9'/>\
         <path d='M-14-44v4M-16-24v4M-18-6v4M14-44v4M16-24v4M18-6v4' stroke='{INK}' stroke-width='3' stroke-linecap='round'/>"
    );
    let crown = format!(
        "<path d='M-19-80L-23-104L-10-93L0-109L10-93L23-104L19-80Q0-86-19-80Z' fill='{GOLD}' stroke='{INK}' stroke-width='5' \
         stroke-linejoin='round'/><circle cx='0' cy='-90' r='4' fill='#b3263b'/>\
         <circle cx='-11' cy='-87' r='2.6' fill='#2b68b4'/><circle cx='11' cy='-87' r='2.6' fill='#2b68b4'/>"
    );
    let beard = format!(
        "<path d='M-13-66Q0-72 13-66Q12-50 0-46Q-12-50-13-66Z' fill='#5b3a22' stroke='{INK}' stroke-width='3'/>"
    );
    rim(&format!("{CLOAK}M-19-80L-23-104L-10-93L0-109L10-93L23-104L19-80L13-58H-13Z"))
        + &format!("<path d='{CLOAK}' fill='#7c1f3f' stroke='{INK}' stroke-width='6' stroke-linejoin='round'/>")
        + "<path d='M-33-3C-33-24-24-46-13-57L-8-57C-19-40-25-20-24 1Q-30 0-33-3Z' fill='#b04a68'/>"
        + &trim
        + &face(-71., INK)
        + &beard
        + &crown
}
