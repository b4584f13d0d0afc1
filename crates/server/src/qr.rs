//! Links as QR codes.

use std::fmt::Write;

use qrcode::{Color, EcLevel, QrCode};

/// A link as a QR code in SVG, with the quiet zone that readers want. Black on white also in the dark: many readers need it so.
pub fn svg(link: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|colour| **colour == Color::Dark).count();
            if run > 0 {
                write!(path, "M{} {}h{run}v1h-{run}z", x + 4, y + 4).expect("strings can be written to");
            }
            x += run.max(1);
        }
    }
    let size = width + 8;
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}h-{size}z\"/><path d=\"{path}\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The three corners by which readers find a code are where they belong.
    #[test]
    fn corners() {
        let svg = svg("https://aude.example/#/room/abc").unwrap();
        assert!(svg.contains("M4 4h7v1h-7z") && svg.contains("M4 10h7v1h-7z"), "{svg}");
        assert_eq!(super::svg(&"x".repeat(5000)), None);
    }
}
