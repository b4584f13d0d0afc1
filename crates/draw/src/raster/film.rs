//! A film of a game.

use std::collections::HashSet;

use aude_engine::Pos;
use gif::{DisposalMethod, Encoder, Repeat};
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{MAX_FILM_PIXELS, RasterError, blank, palette::Palette, read};
use crate::Board;

/// A frame: a position and how long it is shown.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    /// The position.
    pub board: Board<'a>,
    /// Hundredths of a second.
    pub hold: u16,
}

/// Draws frames as an animated GIF and tells the number of each that is done. All show the squares of the last one.
///
/// # Errors
/// If the picture, or the whole film, would be too large.
pub fn film(frames: &[Frame], mut done: impl FnMut(usize)) -> Result<Vec<u8>, RasterError> {
    let Some(last) = frames.last() else { return Err(RasterError::Size(0, 0)) };
    let (low, high) = last.board.extent();
    let boards: Vec<_> = frames.iter().map(|frame| frame.board.clone().region(low, high)).collect();
    // As high as the highest panel needs it.
    let height = boards.iter().map(|board| board.pixels().1).fold(0., f32::max);
    let taller = height / last.board.pixels().1;
    let pixels = |size: f32| {
        let (width, height) = last.board.clone().tile_size(size).pixels();
        (f64::from(width) * f64::from(height * taller) * boards.len() as f64) as u64
    };
    let (size, most) = (last.board.size(), MAX_FILM_PIXELS);
    if pixels(size) > most {
        let sizes: Vec<u16> = (1..=size as u16).collect();
        let would_do = sizes.partition_point(|size| pixels(f32::from(*size)) <= most);
        return Err(RasterError::Film(pixels(size), would_do as u32));
    }
    // The last position and one of the middle have all colours there are.
    let samples = [boards.len() / 2, boards.len() - 1].map(|i| Studio::new(&boards[i], height)?.shoot(&boards[i]));
    let [middle, end] = samples;
    let mut palette = Palette::of([&middle?, &end?]);

    let write = |e: gif::EncodingError| RasterError::Write(e.to_string());
    let mut studio = Studio::new(&boards[0], height)?;
    let (width, height) = (studio.tiles.width() as u16, studio.tiles.height() as u16);
    let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes()).map_err(write)?;
    encoder.set_repeat(Repeat::Infinite).map_err(write)?;
    let mut before = None;
    for (i, (board, frame)) in boards.iter().zip(frames).enumerate() {
        let now = studio.shoot(board)?;
        encoder.write_frame(&difference(&mut palette, before.as_ref(), &now, frame.hold)).map_err(write)?;
        before = Some(now);
        done(i + 1);
    }
    encoder.into_inner().map_err(|e| RasterError::Write(e.to_string()))
}

/// Tiles that have been drawn stay on their layer.
struct Studio {
    tiles: Pixmap,
    drawn: HashSet<Pos>,
    height: f32,
}

impl Studio {
    fn new(board: &Board, height: f32) -> Result<Self, RasterError> {
        let tiles = blank(board.pixels().0 as u32, height as u32)?;
        Ok(Self { tiles, drawn: HashSet::new(), height })
    }

    /// A position in pixels.
    fn shoot(&mut self, board: &Board) -> Result<Pixmap, RasterError> {
        let (under, fresh, over) = board.layers(self.height, |at| self.drawn.insert(at));
        if let Some(fresh) = fresh {
            paint(&fresh, &mut self.tiles)?;
        }
        let mut shot = blank(self.tiles.width(), self.tiles.height())?;
        paint(&under, &mut shot)?;
        shot.draw_pixmap(0, 0, self.tiles.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        paint(&over, &mut shot)?;
        Ok(shot)
    }
}

fn paint(svg: &str, on: &mut Pixmap) -> Result<(), RasterError> {
    resvg::render(&read(svg)?, Transform::identity(), &mut on.as_mut());
    Ok(())
}

/// What has changed since the frame before, as small as possible.
fn difference(palette: &mut Palette, before: Option<&Pixmap>, now: &Pixmap, hold: u16) -> gif::Frame<'static> {
    let width = now.width() as usize;
    let (pixels, old) = (now.pixels(), before.map(Pixmap::pixels));
    let changed = |i: usize| old.is_none_or(|old| old[i] != pixels[i]);
    let (mut left, mut right, mut top, mut bottom) = (width, 0, usize::MAX, 0);
    for i in (0..pixels.len()).filter(|i| changed(*i)) {
        let (x, y) = (i % width, i / width);
        (left, right, top, bottom) = (left.min(x), right.max(x), top.min(y), bottom.max(y));
    }
    if left > right {
        // Nothing: a single pixel keeps the time.
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    let rows = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * width + x));
    let buffer: Vec<u8> =
        rows.map(|i| if changed(i) { palette.index(pixels[i]) } else { Palette::TRANSPARENT }).collect();
    gif::Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: buffer.into(),
        transparent: Some(Palette::TRANSPARENT),
        delay: hold,
        dispose: DisposalMethod::Keep,
        ..gif::Frame::default()
    }
}
