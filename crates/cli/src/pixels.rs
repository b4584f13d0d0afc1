//! PNG and GIF, in a program that was built with `tools`.

use aude_draw::Board;

use crate::Fault;

/// A drawing as a PNG file; a small one has fewer colours.
#[cfg(feature = "tools")]
pub fn png(svg: &str, small: bool) -> Result<Vec<u8>, Fault> {
    Ok(if small { aude_draw::small_png(svg) } else { aude_draw::png(svg) }?)
}

/// A film as a GIF file: boards, and for how many hundredths of a second each is shown. Tells how many are done.
#[cfg(feature = "tools")]
pub fn film(frames: Vec<(Board, u16)>, done: impl Fn(usize) + Sync) -> Result<Vec<u8>, Fault> {
    let frames: Vec<_> = frames.into_iter().map(|(board, hold)| aude_draw::Frame { board, hold }).collect();
    Ok(aude_draw::film(&frames, done)?)
}

#[cfg(not(feature = "tools"))]
pub fn png(_: &str, _: bool) -> Result<Vec<u8>, Fault> {
    Err("this program was built without PNG; SVG works, and `./aude draw` has both".into())
}

#[cfg(not(feature = "tools"))]
pub fn film(_: Vec<(Board, u16)>, _: impl Fn(usize) + Sync) -> Result<Vec<u8>, Fault> {
    Err("this program was built without GIF; `./aude draw` has it".into())
}
