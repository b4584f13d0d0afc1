//! Pictures as pixels.
//!
//! The library draws SVG; whoever needs a PNG or a film of a game switches on the feature `raster`. A film draws every
//! tile once and everything else anew for each frame: tiles are what takes time, and they stay where they are.

mod film;
mod palette;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};
use std::fmt;

pub use film::{Frame, film};
use palette::Palette;

/// A picture is at most this many pixels high or wide.
pub const MAX_PIXELS: u32 = 16_384;

/// The frames of a film have at most this many pixels together: a game with everything takes a minute or two.
pub const MAX_FILM_PIXELS: u64 = 400_000_000;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RasterError {
    /// It would be too large, or nothing at all: its width and height.
    Size(u32, u32),
    /// The film would have too many pixels in all of its frames, and tiles of which width would do.
    Film(u64, u32),
    /// The SVG cannot be read.
    Svg(String),
    /// The picture cannot be written.
    Write(String),
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(w, h) => {
                write!(f, "a picture of {w} by {h} pixels is too large; at most {MAX_PIXELS} on a side can be drawn")
            }
            Self::Film(pixels, size) => {
                let (millions, most) = (pixels / 1_000_000, MAX_FILM_PIXELS / 1_000_000);
                write!(f, "a film of {millions} million pixels is too large, {most} can be drawn")?;
                if *size < 16 {
                    write!(f, "; show fewer turns")
                } else {
                    write!(f, "; tiles of {size} pixels would do")
                }
            }
            Self::Svg(reason) => write!(f, "the drawing cannot be read: {reason}"),
            Self::Write(reason) => write!(f, "the picture cannot be written: {reason}"),
        }
    }
}

impl std::error::Error for RasterError {}

/// An SVG document as PNG.
///
/// ```
/// let start = aude_engine::tile::find("D").unwrap();
/// let png = aude_draw::png(&aude_draw::standalone(start, 0, 1, aude_draw::Detail::Full, 48)).unwrap();
/// assert_eq!(&png[1..4], b"PNG");
/// ```
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    render(svg)?.encode_png().map_err(|e| RasterError::Write(e.to_string()))
}

/// The same with 255 colours, which makes it a third of the size: for pages with many pictures. Whatever is transparent
/// becomes black.
pub fn small_png(svg: &str) -> Result<Vec<u8>, RasterError> {
    let picture = render(svg)?;
    let mut palette = Palette::of([&picture]);
    let indices: Vec<u8> = picture.pixels().iter().map(|pixel| palette.index(*pixel)).collect();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    let write = |e: png::EncodingError| RasterError::Write(e.to_string());
    let mut writer = encoder.write_header().map_err(write)?;
    writer.write_image_data(&indices).map_err(write)?;
    writer.finish().map_err(write)?;
    Ok(bytes)
}

fn render(svg: &str) -> Result<Pixmap, RasterError> {
    let tree = read(svg)?;
    let mut pixels = blank(tree.size().width().ceil() as u32, tree.size().height().ceil() as u32)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}

fn read(svg: &str) -> Result<Tree, RasterError> {
    Tree::from_str(svg, &Options::default()).map_err(|e| RasterError::Svg(e.to_string()))
}

fn blank(width: u32, height: u32) -> Result<Pixmap, RasterError> {
    let fits = width <= MAX_PIXELS && height <= MAX_PIXELS;
    Pixmap::new(width, height).filter(|_| fits).ok_or(RasterError::Size(width, height))
}
