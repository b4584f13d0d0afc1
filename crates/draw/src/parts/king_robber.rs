//! The cards of the king and the robber.

use super::{MarkerArt, NOTHING, Part, Sort};
use crate::{
    board::{Board, Chip},
    figure::{Marker, brush::DARK_INK as INK, marker},
};

pub(super) const PART: Part = Part { markers: &[card("king", king), card("robber", robber)], chips, ..NOTHING };

const fn card(name: &'static str, draw: fn() -> String) -> MarkerArt {
    MarkerArt { scale: 0.35, room: [-15., -30., 30., 34.], ..MarkerArt::new(name, Sort::Card, draw) }
}

/// The cards that a player holds, with the sizes they stand for.
fn chips(board: &Board, player: usize, chips: &mut Vec<Chip>) {
    for (card, held) in PART.markers.iter().zip([board.state.king(), board.state.robber()]) {
        if let Some((_, size)) = held.filter(|(holder, _)| *holder == player) {
            chips.push(board.chip(&marker(Marker::of(card)), (0.86, 24.), size));
        }
    }
}

/// The king's card: a crown on a shield.
fn king() -> String {
    format!(
        "<path d='M-38-80H38V-36C38-14 18-2 0 6C-18-2-38-14-38-36Z' fill='#a3273f' stroke='{INK}' stroke-width='6' stroke-linejoin='round'/>\
         <path d='M-33-75H-4V-4C-20-12-33-20-33-38Z' fill='#c9495c'/>\
         <path d='M-25-24L-29-58L-13-44L0-66L13-44L29-58L25-24Z' fill='#f2c33f' stroke='{INK}' stroke-width='5' stroke-linejoin='round'/>\
         <path d='M-25-24H25V-15H-25Z' fill='#f2c33f' stroke='{INK}' stroke-width='4' stroke-linejoin='round'/>\
         <circle cx='0' cy='-38' r='5' fill='#2b68b4'/><circle cx='-14' cy='-33' r='3.4' fill='#c8402b'/><circle cx='14' cy='-33' r='3.4' fill='#c8402b'/>"
    )
}

/// The robber's card: a masked face under a hood, on a shield.
fn robber() -> String {
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
