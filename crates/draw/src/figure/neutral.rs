//! Those who belong to nobody: dragon and fairy; the cards of king and robber; the bars before prisoners.

use super::people::rim;

const INK: &str = "#2a1320";

/// A dragon, coiled, with its wings spread.
pub(super) fn dragon() -> String {
    let wings =
        "M-6-58C-22-92-52-104-78-98C-70-90-70-80-74-72C-64-72-58-66-58-56C-48-60-40-56-36-46C-28-50-16-50-8-40Z";
    let wing = "M8-56C20-90 44-106 72-104C66-96 68-86 72-78C62-78 58-70 58-62C48-64 42-58 38-50C30-54 18-52 10-42Z";
    let body = "M-58-6C-72-22-50-34-36-22C-28-14-14-12-4-20C-16-28-22-44-14-58C-22-62-28-74-22-84C-14-96 8-98 20-86\
                L44-78C48-72 44-64 36-64L22-62C30-44 44-34 46-18C48 0 20 6-8 5C-30 5-46 4-58-6Z";
    rim(&format!("{wings}{wing}{body}"))
        + &format!(
            "<g stroke='{INK}' stroke-width='5' stroke-linejoin='round'>\
             <path d='{wings}' fill='#8d3b5e'/><path d='{wing}' fill='#a94a6d'/>\
             <path d='M-8-46L-60-84M-8-46L-44-66M10-48L58-90M10-48L46-68' stroke-width='2.6' opacity='.55'/>\
             <path d='M-58-6L-74-8L-64-22Z' fill='#e08a3c'/>\
             <path d='{body}' fill='#5d4a86'/>\
             <path d='M2-52C14-40 30-26 30-12C22 0 2-2-6-8C8-16 8-30 0-40Z' fill='#f0b765' stroke='none'/>\
             <path d='M10-38L22-34M14-26L29-22M10-12L29-10' stroke='#c98436' stroke-width='2.6'/>\
             <path d='M-14-90L-20-108L-4-96M4-96L6-112L16-92' fill='#f0b765' stroke-width='4'/>\
             <path d='M-20-72L-32-70L-22-62M-16-52L-28-46L-16-40M-10-28L-20-18L-6-20' fill='#e08a3c' stroke-width='3.5'/></g>\
             <circle cx='8' cy='-80' r='6.5' fill='#fff3c4' stroke='{INK}' stroke-width='3'/><circle cx='10' cy='-80' r='2.6' fill='{INK}'/>\
             <path d='M36-74v1' stroke='{INK}' stroke-width='4' stroke-linecap='round'/>\
             <path d='M24-66H40' stroke='{INK}' stroke-width='3' stroke-linecap='round'/>\
             <path d='M46-70C58-74 66-68 78-74C72-66 74-62 82-60C68-56 58-62 46-66Z' fill='#f6a12d' stroke='#9c3f12' stroke-width='3' \
             stroke-linejoin='round'/>"
        )
}

/// A fairy with wings and a wand, glowing.
pub(super) fn fairy() -> String {
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

/// The king's card: a crown on a shield.
pub(super) fn king() -> String {
    format!(
        "<path d='M-38-80H38V-36C38-14 18-2 0 6C-18-2-38-14-38-36Z' fill='#a3273f' stroke='{INK}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-33-75H-4V-4C-20-12-33-20-33-38Z' fill='#c9495c'/>\
         <path d='M-25-24L-29-58L-13-44L0-66L13-44L29-58L25-24Z' fill='#f2c33f' stroke='{INK}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M-25-24H25V-15H-25Z' fill='#f2c33f' stroke='{INK}' stroke-width='4' stroke-linejoin='round'/>\
         <circle cx='0' cy='-38' r='5' fill='#2b68b4'/><circle cx='-14' cy='-33' r='3.4' fill='#c8402b'/><circle cx='14' cy='-33' r='3.4' fill='#c8402b'/>"
    )
}

/// The robber's card: a masked face under a hood, on a shield.
pub(super) fn robber() -> String {
    format!(
        "<path d='M-38-80H38V-36C38-14 18-2 0 6C-18-2-38-14-38-36Z' fill='#4f6b57' stroke='{INK}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-33-75H-4V-4C-20-12-33-20-33-38Z' fill='#6d8a73'/>\
         <path d='M-26-14C-34-50-16-72 2-72C20-72 32-50 26-14Q0-2-26-14Z' fill='#3a2f2a' stroke='{INK}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M-17-30C-20-52-8-58 0-58C8-58 20-52 17-30Q0-14-17-30Z' fill='#f2d0a0' stroke='{INK}' stroke-width='3.5'/>\
         <path d='M-19-46Q0-52 19-46L16-35Q8-33 0-38Q-8-33-16-35Z' fill='#1f1a18'/>\
         <circle cx='-8' cy='-41' r='3' fill='#fff6e0'/><circle cx='8' cy='-41' r='3' fill='#fff6e0'/>\
         <path d='M-5-27H6' stroke='{INK}' stroke-width='3' stroke-linecap='round'/>"
    )
}

/// Bars, to be drawn before whoever is behind them.
pub(super) fn bars() -> String {
    "<path d='M-34 4V-100M-12 4V-106M12 4V-106M34 4V-100M-40-92H40M-40-4H40' stroke='#231d1a' stroke-width='9' stroke-linecap='round'/>\
     <path d='M-35 3V-99M-13 3V-105M11 3V-105M33 3V-99' stroke='#a9a6a2' stroke-width='3' stroke-linecap='round'/>"
        .to_string()
}
