//! The 255 colours of a film.
//!
//! All frames show the same tiles and figures, so one palette serves them all. It is made by halving: the box of
//! colours that strays furthest is cut in two until there are enough boxes.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

/// The colours, and which of them is nearest to any other.
pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    /// By the upper bits of red, green and blue; unknown until somebody asks.
    nearest: Vec<Option<u8>>,
}

/// A colour and how often it occurs.
type Count = ([u8; 3], u32);

impl Palette {
    /// The index that stands for no change.
    pub(super) const TRANSPARENT: u8 = 255;

    /// The colours that serve these pictures best.
    pub(super) fn of<'a>(pictures: impl IntoIterator<Item = &'a Pixmap>) -> Self {
        let mut counts = vec![0_u32; 1 << 16];
        for pixel in pictures.into_iter().flat_map(Pixmap::pixels) {
            counts[bin(*pixel)] += 1;
        }
        let used = counts.iter().enumerate().filter(|(_, n)| **n > 0);
        let mut boxes = vec![used.map(|(bin, n)| (colour(bin), *n)).collect::<Vec<Count>>()];
        while boxes.len() < Self::TRANSPARENT as usize {
            let Some((widest, channel)) = (0..boxes.len())
                .flat_map(|i| (0..3).map(move |channel| (i, channel)))
                .max_by(|a, b| stray(&boxes[a.0], a.1).total_cmp(&stray(&boxes[b.0], b.1)))
                .filter(|(i, channel)| stray(&boxes[*i], *channel) > 0.)
            else {
                break;
            };
            let mut whole = boxes.swap_remove(widest);
            let middle = mean(&whole, channel);
            let other = whole.extract_if(.., |(colour, _)| f64::from(colour[channel]) > middle).collect();
            boxes.push(whole);
            boxes.push(other);
        }
        let average = |list: &Vec<Count>| [0, 1, 2].map(|channel| mean(list, channel).round() as u8);
        let colours = boxes.iter().filter(|list| !list.is_empty()).map(average).collect();
        Self { colours, nearest: vec![None; 1 << 16] }
    }

    /// Red, green and blue of all colours.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colours.iter().flatten().copied().collect();
        bytes.resize(256 * 3, 0);
        bytes
    }

    /// The colour nearest to a pixel.
    pub(super) fn index(&mut self, pixel: PremultipliedColorU8) -> u8 {
        let bin = bin(pixel);
        if let Some(index) = self.nearest[bin] {
            return index;
        }
        let wanted = colour(bin);
        let far = |other: &[u8; 3]| -> i32 {
            // Eyes see green best and blue least.
            let weights = [3, 6, 2];
            wanted.iter().zip(other).zip(weights).map(|((a, b), w)| w * (i32::from(*a) - i32::from(*b)).pow(2)).sum()
        };
        let index = (0..self.colours.len()).min_by_key(|i| far(&self.colours[*i])).unwrap_or(0) as u8;
        self.nearest[bin] = Some(index);
        index
    }
}

/// The upper five, six and five bits of red, green and blue.
fn bin(pixel: PremultipliedColorU8) -> usize {
    usize::from(pixel.red() >> 3) << 11 | usize::from(pixel.green() >> 2) << 5 | usize::from(pixel.blue() >> 3)
}

/// The colour in the middle of a bin.
fn colour(bin: usize) -> [u8; 3] {
    [(bin >> 11 << 3 | 4) as u8, (bin >> 5 << 2 | 2) as u8, (bin << 3 | 4) as u8]
}

fn mean(list: &[Count], channel: usize) -> f64 {
    let (sum, n) = list.iter().fold((0., 0.), |(sum, n), (colour, count)| {
        let weight = weight(*count);
        (sum + f64::from(colour[channel]) * weight, n + weight)
    });
    sum / f64::max(n, 1.)
}

/// How far colours lie from their mean, all together.
fn stray(list: &[Count], channel: usize) -> f64 {
    let mean = mean(list, channel);
    list.iter().map(|(colour, count)| (f64::from(colour[channel]) - mean).powi(2) * weight(*count)).sum()
}

/// Large areas count for more, but small ones that only figures have shall not be lost.
fn weight(count: u32) -> f64 {
    f64::from(count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let mut picture = Pixmap::new(30, 1).unwrap();
        let colours: Vec<_> =
            (0..30).map(|i| PremultipliedColorU8::from_rgba(i * 8 + 4, 250 - i * 8, 100, 255).unwrap()).collect();
        picture.pixels_mut().copy_from_slice(&colours);
        let mut palette = Palette::of([&picture]);
        let indices: Vec<_> = colours.iter().map(|pixel| palette.index(*pixel)).collect();
        for (i, index) in indices.iter().enumerate() {
            assert!(!indices[..i].contains(index), "two colours became one");
            let found = palette.colours[*index as usize];
            assert!(found[0].abs_diff(colours[i].red()) <= 4, "{found:?}");
        }
    }
}
