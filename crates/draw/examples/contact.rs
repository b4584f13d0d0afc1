//! Pictures of all tiles, for people who want to look at them.
//!
//! `cargo run -p aude-draw --example contact -- FOLDER [WHAT]` writes pages of all tiles (`all`, the default), the
//! same with the outline of every segment and the places for figures (`marks`), everything in the size of a thumb
//! (`small`), the Count's city (`count`), the board after a random game (`board SIZE PARTS SEED`), or some tiles by
//! their names, separated by commas (`D,EK SIZE TURN`). `speed` and `sizes` print numbers.

use std::{fmt::Write as _, fs, time::Instant};

use aude_draw::{Detail, geometry, standalone, tile};
use aude_engine::{
    Deck, Log, Phase, Rules, Setup,
    tile::{TILES, Tile, find},
};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use resvg::{tiny_skia, usvg};

fn png(svg: &str, path: &str) {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("our own SVG");
    let size = tree.size();
    let mut pixels = tiny_skia::Pixmap::new(size.width() as u32, size.height() as u32).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.save_png(path).expect("a folder to write to");
}

/// A document with tiles side by side: which, where in pixels, turned how, with which variety.
fn document(
    width: usize,
    height: usize,
    paper: &str,
    size: usize,
    tiles: &[(&Tile, (usize, usize), u8, u64)],
) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">\
         <path fill=\"{paper}\" d=\"M0 0h{width}v{height}H0z\"/>"
    );
    for (of, (x, y), turn, variety) in tiles {
        let scale = size as f32 / 100.0;
        let inner = tile(of, *turn, *variety, Detail::at(size as f32));
        let _ = write!(svg, "<g transform=\"translate({x} {y})scale({scale})\">{inner}</g>");
    }
    svg + "</svg>"
}

fn sheet(tiles: &[&Tile], columns: usize, size: usize, turn: u8) -> String {
    let gap = size + 8;
    let place = |i: usize| ((i % columns) * gap + 4, (i / columns) * gap + 4);
    let laid: Vec<_> = tiles.iter().enumerate().map(|(i, t)| (*t, place(i), turn, i as u64)).collect();
    document(columns * gap, tiles.len().div_ceil(columns) * gap, "#f4efe4", size, &laid)
}

/// Outlines and anchors over a sheet.
fn marked(tiles: &[&Tile], columns: usize, size: usize) -> String {
    let gap = size + 8;
    let mut svg = sheet(tiles, columns, size, 0).replace("</svg>", "");
    for (i, t) in tiles.iter().enumerate() {
        let (x, y) = ((i % columns) * gap + 4, (i / columns) * gap + 4);
        let _ = write!(svg, "<g transform=\"translate({x} {y})scale({})\">", size as f32 / 100.0);
        for n in 0..t.nodes() {
            let (area, p) = (geometry::outline(t, n, 0), geometry::anchor(t, n, 0));
            let colour = format!("#{:x}{:x}{:x}", n * 5 % 16, n * 3 % 16, n * 7 % 16);
            let _ = write!(svg, "<path d=\"{area}\" fill=\"none\" stroke=\"{colour}\"/>");
            let _ = write!(svg, "<circle cx=\"{}\" cy=\"{}\" r=\"6\" fill=\"#c22\" fill-opacity=\".6\"/>", p.x, p.y);
        }
        svg += "</g>";
    }
    svg + "</svg>"
}

/// A board after a random game of some parts.
fn board(parts: &[&str], seed: u64, size: usize) -> String {
    let parts: Vec<(&str, u32)> = parts.iter().map(|p| (*p, 1)).collect();
    let rules = Rules::new(&Setup::players(2).with_parts(&parts)).expect("parts that go together");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (deck, mut state, mut log) = (Deck::new(seed), rules.start(), Log::off());
    while state.phase() != Phase::Over {
        let action = if state.phase() == Phase::Draw {
            deck.draw(&rules, &state)
        } else {
            let actions = state.legal_actions(&rules);
            actions[rng.next_u64() as usize % actions.len()]
        };
        state.play(&rules, action, &mut log).expect("a legal action");
    }
    let tiles: Vec<_> = state.tiles().collect();
    let left = tiles.iter().map(|t| t.at.x).min().unwrap_or(0);
    let right = tiles.iter().map(|t| t.at.x).max().unwrap_or(0);
    let top = tiles.iter().map(|t| t.at.y).max().unwrap_or(0);
    let bottom = tiles.iter().map(|t| t.at.y).min().unwrap_or(0);
    let start = Instant::now();
    let laid: Vec<_> = tiles
        .iter()
        .map(|t| {
            let at = ((t.at.x - left) as usize * size, (top - t.at.y) as usize * size);
            (rules.tile(t.tile), at, t.turn, (t.at.x as u64) << 32 ^ t.at.y as u64)
        })
        .collect();
    let (width, height) = ((right - left + 1) as usize * size, (top - bottom + 1) as usize * size);
    let svg = document(width, height, "#2b2622", size, &laid);
    println!("{} tiles, {} bytes, written in {:?}", laid.len(), svg.len(), start.elapsed());
    svg
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let word = |i: usize, other: &str| args.get(i).cloned().unwrap_or_else(|| other.into());
    let number = |i: usize, other: usize| args.get(i).and_then(|s| s.parse().ok()).unwrap_or(other);
    let folder = word(1, ".");
    let all: Vec<&Tile> = TILES.iter().collect();
    match word(2, "all").as_str() {
        what @ ("all" | "marks") => {
            for (i, page) in all.chunks(48).enumerate() {
                let svg = if what == "all" { sheet(page, 8, 160, 0) } else { marked(page, 8, 160) };
                png(&svg, &format!("{folder}/page-{i}.png"));
            }
        }
        "small" => {
            let size = number(3, 48);
            png(&sheet(&all, 1120 / (size + 8), size, 0), &format!("{folder}/small.png"));
        }
        "count" => {
            let laid: Vec<_> = all
                .iter()
                .filter_map(|t| {
                    t.at.map(|(x, y)| (*t, (x as usize * 300, y as usize * 300), 0, x as u64 * 7 + y as u64))
                })
                .collect();
            png(&document(1200, 900, "#fff", 300, &laid), &format!("{folder}/count.png"));
        }
        "board" => {
            let parts = word(4, "base");
            let svg = board(&parts.split(',').collect::<Vec<_>>(), number(5, 1) as u64, number(3, 100));
            png(&svg, &format!("{folder}/board.png"));
        }
        "speed" => {
            for round in ["first", "again"] {
                let start = Instant::now();
                let drawn = |(i, t): (usize, &&Tile)| tile(t, i as u8 % 4, i as u64, Detail::Full).len();
                let bytes: usize = all.iter().enumerate().map(drawn).sum();
                println!("{round}: {} tiles, {bytes} bytes in {:?}", all.len(), start.elapsed());
            }
        }
        "sizes" => {
            let mut sizes: Vec<(usize, &str)> =
                all.iter().flat_map(|t| (0..32).map(|v| (tile(t, v as u8 % 4, v, Detail::Full).len(), t.id))).collect();
            sizes.sort_unstable();
            let sum: usize = sizes.iter().map(|s| s.0).sum();
            println!("on average {}, nine in ten below {}", sum / sizes.len(), sizes[sizes.len() * 9 / 10].0);
            println!("{:?}", &sizes[sizes.len() - 20..]);
        }
        ids => {
            let (size, turn) = (number(3, 400), number(4, 0) as u8);
            let tiles: Vec<&Tile> = ids.split(',').filter_map(find).collect();
            png(&sheet(&tiles, (1600 / size).clamp(1, tiles.len().max(1)), size, turn), &format!("{folder}/tiles.png"));
            for t in tiles {
                let svg = standalone(t, turn, 1, Detail::at(size as f32), 400);
                println!("{} {} bytes", t.id, svg.len());
                fs::write(format!("{folder}/{}.svg", t.id), svg).expect("a folder to write to");
            }
        }
    }
}
