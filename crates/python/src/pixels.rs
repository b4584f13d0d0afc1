//! Pictures as pixels.

use std::io::Cursor;

use png::{ColorType, Decoder, Transformations};

/// A picture.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Red, green and blue, row by row.
    pub(crate) colors: Vec<u8>,
}

/// An SVG document as pixels. What is transparent becomes white.
pub(crate) fn pixels(svg: &str) -> Result<Pixels, String> {
    let png = aude_draw::png(svg).map_err(|error| error.to_string())?;
    let mut decoder = Decoder::new(Cursor::new(png));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info().map_err(|error| error.to_string())?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("the picture is too large")?];
    let frame = reader.next_frame(&mut bytes).map_err(|error| error.to_string())?;
    if frame.color_type != ColorType::Rgba {
        return Err("the picture has no colours".into());
    }
    let over_white = |color: u8, alpha: u8| (u32::from(color) * u32::from(alpha) / 255) as u8 + (255 - alpha);
    let (opaque, _) = bytes.as_chunks::<4>();
    let colors = opaque.iter().flat_map(|[r, g, b, a]| [r, g, b].map(|color| over_white(*color, *a))).collect();
    Ok(Pixels { width: frame.width as usize, height: frame.height as usize, colors })
}
