//! Writes pictures of all tiles, for people who want to look at them: `cargo run -p aude-draw --example contact -- FOLDER`.

use aude_draw::{geometry, standalone, tile};
use aude_engine::tile::{TILES, Tile};
use resvg::{tiny_skia, usvg};

fn png(svg: &str, path: &str) {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("our own SVG");
    let size = tree.size();
    let mut pixels = tiny_skia::Pixmap::new(size.width() as u32, size.height() as u32).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.save_png(path).expect("a folder to write to");
}

fn sheet(tiles: &[&Tile], columns: usize, size: usize, turn: u8, marks: bool) -> String {
    let gap = size + 8;
    let rows = tiles.len().div_ceil(columns);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\"><rect width=\"100%\" height=\"100%\" fill=\"#f4efe4\"/>",
        columns * gap,
        rows * gap
    );
    for (i, t) in tiles.iter().enumerate() {
        let (x, y) = ((i % columns) * gap + 4, (i / columns) * gap + 4);
        svg += &format!("<g transform=\"translate({x} {y})scale({})\">", size as f32 / 100.0);
        svg += &tile(t, turn, i as u64);
        if marks {
            for n in 0..t.nodes() {
                let p = geometry::anchor(t, n, turn);
                svg += &format!(
                    "<path d=\"{}\" fill=\"none\" stroke=\"#{:x}{:x}{:x}\" stroke-width=\".7\"/>",
                    geometry::outline(t, n, turn),
                    n * 5 % 16,
                    n * 3 % 16,
                    n * 7 % 16
                );
                svg += &format!("<circle cx=\"{}\" cy=\"{}\" r=\"6\" fill=\"#c22\" fill-opacity=\".6\"/>", p.x, p.y);
            }
        }
        svg += "</g>";
    }
    svg + "</svg>"
}

/// A board after a random game of some parts.
fn board(parts: &[&str], seed: u64, size: usize) -> String {
    use aude_engine::{Deck, Log, Phase, Rules, Setup};
    use rand_xoshiro::rand_core::{Rng, SeedableRng};
    let parts: Vec<(&str, u32)> = parts.iter().map(|p| (*p, 1)).collect();
    let rules = Rules::new(&Setup::players(2).with_parts(&parts)).expect("parts that go together");
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(seed);
    let (deck, mut state, mut log) = (Deck::new(seed), rules.start(), Log::off());
    while state.phase() != Phase::Over {
        let actions = state.legal_actions(&rules);
        let action = match state.phase() {
            Phase::Draw => deck.draw(&rules, &state),
            _ => actions[rng.next_u64() as usize % actions.len()],
        };
        state.play(&rules, action, &mut log).expect("a legal action");
    }
    let tiles: Vec<_> = state.tiles().collect();
    let left = tiles.iter().map(|t| t.at.x).min().unwrap_or(0);
    let right = tiles.iter().map(|t| t.at.x).max().unwrap_or(0);
    let top = tiles.iter().map(|t| t.at.y).max().unwrap_or(0);
    let bottom = tiles.iter().map(|t| t.at.y).min().unwrap_or(0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\"><rect width=\"100%\" height=\"100%\" fill=\"#2b2622\"/>",
        (right - left + 1) as usize * size,
        (top - bottom + 1) as usize * size
    );
    for t in tiles {
        let (x, y) = ((t.at.x - left) as usize * size, (top - t.at.y) as usize * size);
        let variety = (t.at.x as u64) << 32 ^ t.at.y as u64;
        svg += &format!("<g transform=\"translate({x} {y})scale({})\">", size as f32 / 100.0);
        svg += &tile(rules.tile(t.tile), t.turn, variety);
        svg += "</g>";
    }
    svg + "</svg>"
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let folder = args.get(1).cloned().unwrap_or_else(|| ".".into());
    let what = args.get(2).map_or("all", String::as_str);
    match what {
        "small" => {
            let size: usize = args.get(3).and_then(|s| s.parse().ok()).unwrap_or(48);
            let tiles: Vec<&Tile> = TILES.iter().collect();
            png(&sheet(&tiles, 1120 / (size + 8), size, 0, false), &format!("{folder}/small.png"));
        }
        "board" => {
            let size: usize = args.get(3).and_then(|s| s.parse().ok()).unwrap_or(100);
            let parts: Vec<&str> = args.get(4).map_or(vec!["base"], |p| p.split(',').collect());
            let seed: u64 = args.get(5).and_then(|s| s.parse().ok()).unwrap_or(1);
            let start = std::time::Instant::now();
            let svg = board(&parts, seed, size);
            println!("{} bytes, {:?} with the game", svg.len(), start.elapsed());
            let svg = match args.get(6).map(|c| c.split(',').collect::<Vec<_>>()).as_deref() {
                Some([x, y, w, h]) => {
                    let inner = &svg[svg.find('>').map_or(0, |i| i + 1)..];
                    format!(
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"{x} {y} {w} {h}\">{inner}"
                    )
                }
                _ => svg,
            };
            png(&svg, &format!("{folder}/board.png"));
        }
        "count" => {
            let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"900\">");
            for t in TILES {
                if let Some((x, y)) = t.at {
                    svg += &format!(
                        "<g transform=\"translate({} {})scale(3)\">{}</g>",
                        x * 300,
                        y * 300,
                        tile(t, 0, x as u64 * 7 + y as u64)
                    );
                }
            }
            png(&(svg + "</svg>"), &format!("{folder}/count.png"));
        }
        "speed" => {
            for round in ["first", "again"] {
                let start = std::time::Instant::now();
                let bytes: usize = TILES.iter().enumerate().map(|(i, t)| tile(t, i as u8 % 4, i as u64).len()).sum();
                println!("{round}: {} tiles, {bytes} bytes in {:?}", TILES.len(), start.elapsed());
            }
        }
        "sizes" => {
            let mut sizes: Vec<(usize, &str)> =
                TILES.iter().flat_map(|t| (0..3).map(|v| (tile(t, v as u8, v).len(), t.id))).collect();
            sizes.sort_unstable();
            let sum: usize = sizes.iter().map(|s| s.0).sum();
            println!(
                "mean {} median {} p90 {:?}",
                sum / sizes.len(),
                sizes[sizes.len() / 2].0,
                sizes[sizes.len() * 9 / 10]
            );
            println!("{:?}", &sizes[sizes.len() - 30..]);
        }
        "all" | "marks" => {
            for (i, page) in TILES.chunks(48).enumerate() {
                let tiles: Vec<&Tile> = page.iter().collect();
                png(&sheet(&tiles, 8, 160, 0, what == "marks"), &format!("{folder}/page-{i}.png"));
            }
        }
        ids => {
            let size: usize = args.get(3).and_then(|s| s.parse().ok()).unwrap_or(400);
            let turn: u8 = args.get(4).and_then(|s| s.parse().ok()).unwrap_or(0);
            let tiles: Vec<&Tile> = ids.split(',').filter_map(aude_engine::tile::find).collect();
            let columns = (1600 / size).min(tiles.len());
            png(&sheet(&tiles, columns, size, turn, false), &format!("{folder}/tiles.png"));
            for t in tiles {
                std::fs::write(format!("{folder}/{}.svg", t.id), standalone(t, turn, 1, 400))
                    .expect("a folder to write to");
                println!("{} {}", t.id, standalone(t, turn, 1, 400).len());
            }
        }
    }
}
