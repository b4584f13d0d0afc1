//! What is on the pictures, without looking at pixels.
//!
//! `golden.txt` says for each tile what was laid out: walls with gates, roads with bridges, and what stands where.
//! After a change that is meant, `AUDE_WRITE=1 cargo test -p aude-draw --test all structure` writes it anew; the
//! difference is then there to be read.

use std::fmt::Write as _;

use aude_draw::{Detail, Point, anchor, back, center_of_symbol, geometry, outline, standalone, tile};
use aude_engine::tile::{Kind, Symbol, TILES, Tile};
use resvg::usvg;

fn count(of: &Tile, what: &str) -> u32 {
    geometry::with_layout(of, |l| l.items.iter().filter(|i| i.what == what).count() as u32)
}

/// A tile in a line: cities with walls and gates, roads, rivers, what stands on it.
fn described(of: &Tile) -> String {
    geometry::with_layout(of, |l| {
        let mut line = String::from(of.id);
        for city in &l.plan.cities {
            let gates: usize = city.walls.iter().map(|w| w.gates.iter().filter(|g| g.open).count()).sum();
            let _ = write!(line, " city:{}/{gates}", city.walls.len());
        }
        for road in &l.plan.roads {
            let _ = write!(line, " road:{}/{}/{}", road.pieces.len(), road.bridges.len(), road.mouths.len());
        }
        for river in &l.plan.rivers {
            let _ = write!(line, " river:{}", river.arms.len());
        }
        for item in &l.items {
            let is_symbol = of.symbol.is_some_and(|symbol| format!("{symbol:?}") == item.what);
            let what = if is_symbol { format!("Symbol({})", item.what) } else { item.what.into() };
            let _ = write!(line, " {what}@{:.0},{:.0}", item.at.x, item.at.y);
        }
        let anchors: Vec<String> = l.anchors[..of.nodes()].iter().map(|a| format!("{:.0},{:.0}", a.x, a.y)).collect();
        let _ = write!(line, " | {}", anchors.join(" "));
        line
    })
}

#[test]
fn tiles_are_laid_out_as_they_were() {
    let found: Vec<String> = TILES.iter().map(described).collect();
    if std::env::var_os("AUDE_WRITE").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt"), found.join("\n") + "\n").unwrap();
        return;
    }
    let golden: Vec<&str> = include_str!("golden.txt").lines().collect();
    let wrong: Vec<_> = golden.iter().zip(&found).filter(|(a, b)| **a != b.as_str()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(golden.len(), found.len());
}

/// Whatever the rules know of is to be seen, as often as they know of it.
#[test]
fn everything_is_shown() {
    for of in TILES {
        let marks = of.marks();
        let shown = [
            ("Pennant", marks.pennants()),
            ("Wine", marks.wine()),
            ("Grain", marks.grain()),
            ("Cloth", marks.cloth()),
            ("Inn", marks.inns()),
            ("Siege", marks.sieges()),
            ("Pigs", marks.herds()),
            ("Princess", of.segments.iter().filter(|s| s.princess).count() as u32),
        ];
        for (what, n) in shown {
            assert_eq!(count(of, what), n, "{} {what}", of.id);
        }
        // The Count's city has a cathedral of its own, which is worth nothing.
        assert_eq!(count(of, "Cathedral"), marks.cathedrals() + u32::from(of.id == "co-6"), "{}", of.id);
        let kinds = |kind| of.segments.iter().filter(|s| s.kind == kind).count() as u32;
        // What is in the center is called by its word in the catalogue.
        for center in TILES.iter().filter_map(|tile| tile.center) {
            let name = center[..1].to_uppercase() + &center[1..];
            assert_eq!(count(of, &name), u32::from(of.center == Some(center)), "{}: {center}", of.id);
        }
        assert_eq!(count(of, "Garden"), kinds(Kind::Garden), "{}", of.id);
        for symbol in [Symbol::Tower, Symbol::Volcano, Symbol::Dragon, Symbol::Portal, Symbol::Bazaar] {
            let here = of.symbol == Some(symbol);
            assert_eq!(count(of, &format!("{symbol:?}")), u32::from(here), "{}", of.id);
        }
        assert_eq!(center_of_symbol(of, 0).is_some(), of.symbol.is_some(), "{}", of.id);
    }
}

/// A road that is linked to a city has a gate there; a road that only meets one has none.
#[test]
fn gates_are_where_links_are() {
    for of in TILES.iter().filter(|t| t.at.is_none()) {
        geometry::with_layout(of, |l| {
            for city in &l.plan.cities {
                let linked: u32 = of
                    .links
                    .iter()
                    .filter(|link| *link >> city.segment & 1 == 1)
                    .map(|link| {
                        let roads = (0..of.segments.len()).filter(|n| link >> n & 1 == 1);
                        let roads = roads.filter(|n| of.segments[*n].kind == Kind::Road).count() as u32;
                        roads.min(1)
                    })
                    .sum();
                let gates = city.walls.iter().flat_map(|w| &w.gates).filter(|g| g.open).count() as u32;
                assert_eq!(gates, linked, "{} city {}", of.id, city.segment);
            }
        });
    }
}

/// Fragments stand on their own: proper SVG, no ids, nothing turned, nothing that is not a number.
#[test]
fn fragments_stand_on_their_own() {
    for (i, of) in TILES.iter().enumerate() {
        for detail in [Detail::Full, Detail::Calm] {
            let svg = standalone(of, i as u8 % 4, i as u64, detail, 400);
            usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap_or_else(|e| panic!("{}: {e}", of.id));
            for word in ["id=", "href", "rotate", "NaN", "inf", "url("] {
                assert!(!svg.contains(word), "{}: {word}", of.id);
            }
        }
    }
    let svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{}</svg>", back());
    usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
}

/// The same place always looks the same; another place does not.
#[test]
fn variety_is_a_matter_of_place() {
    for of in TILES.iter().filter(|t| !t.held) {
        let drawn = |turn, variety| tile(of, turn, variety, Detail::Full);
        assert_eq!(drawn(1, 5), drawn(1, 5), "{}", of.id);
        assert_ne!(drawn(1, 5), drawn(1, 6), "{}", of.id);
        assert_eq!(drawn(5, 5), drawn(1, 5), "{}", of.id);
    }
}

/// Whichever tile it is, however it lies and wherever: a board of them is sent to browsers.
#[test]
fn tiles_are_small() {
    let mut sizes = Vec::new();
    for of in TILES {
        for place in 0..8u64 {
            sizes.push((tile(of, place as u8 % 4, place * place * 7919 + place, Detail::Full).len(), of.id));
        }
    }
    let (largest, id) = sizes.iter().max().unwrap();
    assert!(*largest < 6_400, "{id}: {largest}");
    let mean = sizes.iter().map(|s| s.0).sum::<usize>() / sizes.len();
    assert!(mean < 5_200, "{mean}");
}

/// Anchors and areas turn with the tile, and belong together.
#[test]
fn areas_turn_with_the_tile() {
    for of in TILES {
        for n in 0..of.nodes() {
            let p = anchor(of, n, 0);
            for turn in 0..4 {
                assert_eq!(anchor(of, n, turn), p.turned(turn), "{} {n}", of.id);
                let area = outline(of, n, turn);
                let area = format!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\"><path d=\"{area}\"/></svg>"
                );
                let tree = usvg::Tree::from_str(&area, &usvg::Options::default()).unwrap();
                let room = tree.root().bounding_box();
                let q = p.turned(turn);
                assert!(room.left() <= q.x && q.x <= room.right(), "{} {n} turned {turn}", of.id);
                assert!(room.top() <= q.y && q.y <= room.bottom(), "{} {n} turned {turn}", of.id);
            }
        }
    }
}

/// How many of a hundred pixels inside a segment have the colour that most of them have, on a tile of so many pixels.
fn flatness(of: &Tile, segment: usize, detail: Detail, size: u32) -> u32 {
    let svg = standalone(of, 0, 5, detail, size);
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size, size).unwrap();
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixels.as_mut());
    let mut colours = std::collections::BTreeMap::new();
    geometry::with_layout(of, |l| {
        for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
            let unit = |pixel: u32| (pixel as f32 + 0.5) * 100.0 / size as f32;
            let inside = Point::new(unit(x), unit(y));
            if l.ground.owner(inside) == Some(segment) && l.ground.room(inside) > 6.0 {
                let pixel = pixels.pixel(x, y).unwrap();
                *colours.entry([pixel.red() >> 4, pixel.green() >> 4, pixel.blue() >> 4]).or_insert(0) += 1;
            }
        }
    });
    100 * colours.values().max().unwrap() / colours.values().sum::<u32>()
}

/// From afar a town is its ground, with some houses: its colour can be told from that of roads and fields.
#[test]
fn calm_towns_are_flat() {
    for id in ["C", "G", "N", "Q", "R"] {
        let of = aude_engine::tile::find(id).unwrap();
        let town = of.segments.iter().position(|s| s.kind == Kind::City).unwrap();
        let [full, calm] = [Detail::Full, Detail::Calm].map(|detail| flatness(of, town, detail, 48));
        assert!(calm >= 50 && full < 30, "{id}: {calm} and {full} of a hundred pixels");
    }
}

/// Tiles in sizes at which houses are noise are drawn calm, by themselves and on boards.
#[test]
fn the_size_decides_about_the_detail() {
    assert_eq!([59.0, 60.0].map(Detail::at), [Detail::Calm, Detail::Full]);
    let rules = aude_engine::Rules::new(&aude_engine::Setup::players(2)).unwrap();
    let state = rules.start();
    let svg = |size: f32| aude_draw::Board::new(&rules, &state).tile_size(size).svg().len();
    assert!(svg(59.0) < svg(60.0) - 1000, "{} {}", svg(59.0), svg(60.0));
    for of in TILES.iter().filter(|t| !t.held) {
        assert!(tile(of, 0, 1, Detail::Calm).len() < tile(of, 0, 1, Detail::Full).len(), "{}", of.id);
    }
}
