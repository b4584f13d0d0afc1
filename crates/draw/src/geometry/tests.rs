use aude_engine::tile::{Kind, TILES, Tile};

use super::*;

/// Every tile, also as it is where roads part the fields at the mouths of tunnels.
fn all() -> impl Iterator<Item = &'static Tile> {
    TILES.iter().chain(TILES.iter().filter_map(|t| t.parted))
}

/// What is left between the lines hangs together exactly as the catalogue says.
#[test]
fn fields_are_those_of_the_catalogue() {
    let mut wrong = Vec::new();
    for tile in all() {
        with_layout(tile, |l| {
            let under = l.plan.cities.iter().any(|c| c.bridge);
            for (n, s) in tile.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field) {
                let pieces: Vec<_> = l.ground.pieces.iter().filter(|(f, _)| *f == Some(n)).map(|p| p.1).collect();
                if pieces.is_empty() || pieces.len() > if under { 2 } else { 1 } || pieces.iter().any(|c| *c < 60) {
                    wrong.push(format!("{} field {n}: {pieces:?}", tile.id));
                }
                for (p, at) in HALVES {
                    if (l.ground.owner(Point::new(at.0, at.1)) == Some(n)) != (s.places >> p & 1 == 1) {
                        wrong.push(format!("{} field {n} at {p}", tile.id));
                    }
                }
            }
            if l.ground.pieces.iter().any(|(f, _)| f.is_none()) {
                wrong.push(format!("{} has a piece of field too many {:?}", tile.id, l.ground.pieces));
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

const HALVES: [(usize, (f32, f32)); 8] = [
    (0, (25.0, 1.0)),
    (2, (75.0, 1.0)),
    (3, (99.0, 25.0)),
    (5, (99.0, 75.0)),
    (6, (75.0, 99.0)),
    (8, (25.0, 99.0)),
    (9, (1.0, 75.0)),
    (11, (1.0, 25.0)),
];

/// A field lies at the walls of those cities that it touches.
#[test]
fn fields_touch_their_cities() {
    let mut wrong = Vec::new();
    for tile in all() {
        with_layout(tile, |l| {
            for (n, s) in tile.segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field) {
                for (c, city) in tile.segments.iter().enumerate() {
                    if matches!(city.kind, Kind::City | Kind::Carcassonne) {
                        let contact = l.ground.contact(n, c);
                        if (contact > 6) != (s.touches >> c & 1 == 1) {
                            wrong.push(format!("{}: field {n} and city {c}: {contact}", tile.id));
                        }
                    }
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Figures stand on their own segment, and never in each other's place.
#[test]
fn figures_stand_apart() {
    let mut wrong = Vec::new();
    for tile in all() {
        with_layout(tile, |l| {
            let stands: Vec<usize> = (0..tile.nodes()).collect();
            for &n in &stands {
                let (s, p) = (&tile.segments[n], l.anchors[n]);
                let own = l.ground.owner(p) == Some(n);
                if matches!(s.kind, Kind::City | Kind::Road | Kind::Field | Kind::Carcassonne) && !own {
                    wrong.push(format!("{}: {n} {:?} stands on {:?}", tile.id, s.kind, l.ground.owner(p)));
                }
                for &m in &stands[..n] {
                    let d = p.distance(l.anchors[m]);
                    if d < 13.0 {
                        wrong.push(format!("{}: {m} and {n} stand {d} apart", tile.id));
                    }
                }
                for i in &l.items {
                    if i.segment != Some(n) && p.distance(i.at) < i.radius + 1.0 {
                        wrong.push(format!("{}: {n} stands on {:?}", tile.id, i.what));
                    }
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Marks are on what they mean, or beside it where it has no area; apart from each other, on their tile.
#[test]
fn marks_stand_at_the_edge_of_what_they_mean() {
    let mut wrong = Vec::new();
    for tile in all() {
        with_layout(tile, |l| {
            for n in 0..tile.nodes() {
                let (kind, p) = (tile.segments[n].kind, l.marks[n]);
                if !(6.0..=94.0).contains(&p.x) || !(6.0..=94.0).contains(&p.y) {
                    wrong.push(format!("{}: the mark of {n} is at {p:?}", tile.id));
                }
                match kind {
                    Kind::City | Kind::Road | Kind::Field if l.ground.owner(p) != Some(n) => {
                        wrong.push(format!("{}: the mark of {kind:?} {n} is on {:?}", tile.id, l.ground.owner(p)));
                    }
                    Kind::Monastery if !tile.held => {
                        let it = l.items.iter().find(|i| i.segment == Some(n)).unwrap();
                        if p.distance(it.at) < it.radius + 5.0 {
                            wrong.push(format!("{}: the mark hides the monastery", tile.id));
                        }
                    }
                    _ => {}
                }
                for m in 0..n {
                    let apart = p.distance(l.marks[m]);
                    if apart < 12.0 {
                        wrong.push(format!("{}: the marks of {m} and {n} are {apart} apart", tile.id));
                    }
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
