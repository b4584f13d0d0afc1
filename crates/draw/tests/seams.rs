//! Tiles join without a seam: whatever two sides fit, their pixels agree along the edge.
//!
//! Two sides fit if they show the same kind. So it is enough that every side of a kind looks the same along its
//! outermost pixels, whichever tile it is on, however that is turned and whatever the variety: then any two agree.
//! Left out are a few units at either end. There four tiles meet, and the wall of a city on one of them may begin
//! where another shows something else.

use aude_draw::{Detail, tile};
use aude_engine::tile::{Edge, TILES, Tile};
use resvg::{tiny_skia, usvg};

/// Pixels along the side of a tile: two for each unit.
const SIZE: usize = 200;
/// Pixels of paper around it, which must stay white.
const RIM: usize = 10;
/// Pixels at either end of a side that belong to the corner.
const CORNER: usize = 16;

type Colour = [u8; 3];

struct Picture(tiny_skia::Pixmap);

impl Picture {
    fn new(of: &Tile, turn: u8, variety: u64, detail: Detail) -> Self {
        let (all, rim) = (SIZE + 2 * RIM, RIM as f32);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{all}\" height=\"{all}\"><path fill=\"#fff\" d=\"M0 0h{all}v{all}H0z\"/>\
             <g transform=\"translate({rim} {rim})scale({})\">{}</g></svg>",
            SIZE as f32 / 100.0,
            tile(of, turn, variety, detail)
        );
        let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).unwrap();
        let mut pixels = tiny_skia::Pixmap::new(all as u32, all as u32).unwrap();
        resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
        Self(pixels)
    }

    /// A pixel of the tile.
    fn at(&self, x: usize, y: usize) -> Colour {
        self.raw(x + RIM, y + RIM)
    }

    fn raw(&self, x: usize, y: usize) -> Colour {
        let p = self.0.pixel(x as u32, y as u32).unwrap();
        [p.red(), p.green(), p.blue()]
    }

    /// The outermost pixels of a side, clockwise.
    fn side(&self, side: usize) -> Vec<Colour> {
        let last = SIZE - 1;
        (0..SIZE)
            .map(|i| match side {
                0 => self.at(i, 0),
                1 => self.at(last, i),
                2 => self.at(last - i, last),
                _ => self.at(0, last - i),
            })
            .collect()
    }

    /// How many pixels around the tile are not paper any more.
    fn spilt(&self) -> Vec<(usize, usize)> {
        let all = SIZE + 2 * RIM;
        let inside = RIM..RIM + SIZE;
        (0..all * all)
            .map(|i| (i % all, i / all))
            .filter(|(x, y)| !(inside.contains(x) && inside.contains(y)) && differ(self.raw(*x, *y), [255; 3]))
            .collect()
    }
}

fn differ(a: Colour, b: Colour) -> bool {
    a.iter().zip(b).any(|(a, b)| a.abs_diff(b) > 12)
}

/// The picture of a side of each kind, from a tile that has nothing else there.
fn profile(kind: Edge, detail: Detail) -> Vec<Colour> {
    let (id, side) = match kind {
        Edge::City => ("C", 0),
        Edge::Road => ("U", 1),
        Edge::River => ("r1-straight", 1),
        _ => ("B", 0),
    };
    Picture::new(aude_engine::tile::find(id).unwrap(), 0, 7, detail).side(side)
}

/// Nor is anything painted outside of the tile, where it would lie on a neighbour.
#[test]
fn neighbours_agree_along_their_edges() {
    neighbours_agree(Detail::Full);
}

#[test]
fn calm_neighbours_agree_along_their_edges() {
    neighbours_agree(Detail::Calm);
}

fn neighbours_agree(detail: Detail) {
    let kinds = [Edge::Field, Edge::Road, Edge::City, Edge::River];
    let profiles = kinds.map(|kind| profile(kind, detail));
    // Read from the other side, as a neighbour shows it, a profile is the same; and no two kinds look alike.
    for (n, p) in profiles.iter().enumerate() {
        let uneven: Vec<usize> = (0..SIZE).filter(|i| differ(p[*i], p[SIZE - 1 - i])).collect();
        assert!(uneven.is_empty(), "{:?}: {uneven:?}", kinds[n]);
        assert!(profiles[..n].iter().all(|q| (0..SIZE).any(|i| differ(p[i], q[i]))), "{:?}", kinds[n]);
    }
    let look = &|tiles: &[Tile]| {
        let (mut wrong, mut sides) = (Vec::new(), 0);
        for of in tiles {
            for turn in 0..4u8 {
                let picture = Picture::new(of, turn, u64::from(turn) * 31 + 5, detail);
                let spilt = picture.spilt();
                if !spilt.is_empty() {
                    wrong.push(format!("{} turned {turn}: {} pixels outside, at {:?}", of.id, spilt.len(), spilt[0]));
                }
                for side in 0..4 {
                    let kind = of.edges[(side + 4 - turn as usize) % 4];
                    let Some(n) = kinds.iter().position(|k| *k == kind) else { continue };
                    let strip = picture.side(side);
                    let bad = (CORNER..SIZE - CORNER).filter(|i| differ(strip[*i], profiles[n][*i]));
                    let bad: Vec<usize> = bad.collect();
                    sides += 1;
                    if !bad.is_empty() {
                        wrong.push(format!("{} turned {turn}, side {side} ({kind:?}): {bad:?}", of.id));
                    }
                }
            }
        }
        (wrong, sides)
    };
    let found: Vec<_> = std::thread::scope(|s| {
        let threads: Vec<_> = TILES.chunks(TILES.len().div_ceil(4)).map(|t| s.spawn(move || look(t))).collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    let wrong: Vec<&String> = found.iter().flat_map(|f| &f.0).collect();
    let sides: usize = found.iter().map(|f| f.1).sum();
    assert!(wrong.is_empty(), "{} of {sides} sides: {wrong:#?}", wrong.len());
    assert!(sides > 3000, "{sides}");
}

/// The sides inside the Count's city join as well: those of the twelve tiles that lie side by side.
#[test]
fn the_counts_tiles_agree() {
    for detail in [Detail::Full, Detail::Calm] {
        the_count_agrees(detail);
    }
}

fn the_count_agrees(detail: Detail) {
    let laid: Vec<(&Tile, (i16, i16), Picture)> =
        TILES.iter().filter_map(|t| Some((t, t.at?, Picture::new(t, 0, 3, detail)))).collect();
    assert_eq!(laid.len(), 12);
    let mut wrong = Vec::new();
    for (tile, at, picture) in &laid {
        for (side, step) in [(1, (1, 0)), (2, (0, 1))] {
            let Some((other, _, beyond)) = laid.iter().find(|(_, b, _)| *b == (at.0 + step.0, at.1 + step.1)) else {
                continue;
            };
            let mut back = beyond.side((side + 2) % 4);
            back.reverse();
            let strip = picture.side(side);
            let bad = (CORNER..SIZE - CORNER).filter(|i| differ(strip[*i], back[*i])).count();
            if bad > 0 {
                wrong.push(format!("{} and {}: {bad} pixels", tile.id, other.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
