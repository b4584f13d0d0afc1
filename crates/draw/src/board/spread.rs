//! Room for everybody: figures that would hide each other step aside.

/// Somebody who stands somewhere, takes room, and may not leave a rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    /// West, north, east, south.
    pub bounds: [f32; 4],
    /// Whether it stays where it is.
    pub fixed: bool,
}

/// How close figures may stand one behind the other, in tile units: the shape on the chest shows above the head in front.
const BEHIND: f32 = 31.;

/// Moves those apart that overlap, a little at a time, and each as little as needed.
pub(super) fn spread(stands: &mut [Stand]) {
    // Two on one spot step side by side, the third goes another way, and so on.
    let before = stands.to_vec();
    for (i, here) in before.iter().enumerate() {
        let others = before[..i].iter().filter(|s| (s.x - here.x).hypot(s.y - here.y) < 5.).count();
        if others > 0 && !here.fixed {
            let way = (others as f32 - 1.) * 2.4;
            shift(&mut stands[i], 5. * way.cos(), 5. * way.sin());
        }
    }
    for _ in 0..60 {
        let mut moved = false;
        for i in 0..stands.len() {
            for j in 0..i {
                let (a, b) = (stands[i], stands[j]);
                if a.fixed && b.fixed {
                    continue;
                }
                let (room, dx, dy) = (f32::midpoint(a.width, b.width), a.x - b.x, a.y - b.y);
                if dx.abs() >= room || dy.abs() >= BEHIND {
                    continue;
                }
                let near = ((dx / room).powi(2) + (dy / BEHIND).powi(2)).sqrt();
                if near >= 1. {
                    continue;
                }
                moved = true;
                let (ux, uy) = (dx / room, dy / BEHIND);
                let length = (ux * ux + uy * uy).sqrt().max(0.01);
                let push = (1. - near) * 0.55;
                let (px, py) = (ux / length * push * room, uy / length * push * BEHIND);
                let (share_a, share_b) = match (a.fixed, b.fixed) {
                    (true, _) => (0., 1.),
                    (_, true) => (1., 0.),
                    _ => (0.5, 0.5),
                };
                shift(&mut stands[i], px * share_a, py * share_a);
                shift(&mut stands[j], -px * share_b, -py * share_b);
            }
        }
        if !moved {
            break;
        }
    }
}

fn shift(stand: &mut Stand, dx: f32, dy: f32) {
    let [west, north, east, south] = stand.bounds;
    stand.x = (stand.x + dx).clamp(west, east);
    stand.y = (stand.y + dy).clamp(north, south);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_hides_anybody() {
        let stand = Stand { x: 50., y: 50., width: 25., bounds: [10., 20., 90., 95.], fixed: false };
        for n in 1..=6 {
            let mut stands = vec![stand; n];
            spread(&mut stands);
            for (i, a) in stands.iter().enumerate() {
                assert!((10. ..=90.).contains(&a.x) && (20. ..=95.).contains(&a.y), "{a:?}");
                for b in &stands[..i] {
                    let apart = ((a.x - b.x) / 25.).hypot((a.y - b.y) / BEHIND);
                    assert!(apart > 0.8, "{n}: {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn who_has_room_stays() {
        let stand = |x, fixed| Stand { x, y: 50., width: 25., bounds: [0., 0., 200., 100.], fixed };
        let mut stands = [stand(20., false), stand(80., false)];
        spread(&mut stands);
        assert!(stands[0].x < 20.1 && stands[1].x > 79.9, "{stands:?}");
        let mut stands = [stand(20., true), stand(30., false)];
        spread(&mut stands);
        assert!(stands[0].x < 20.1 && stands[1].x > 43., "{stands:?}");
    }
}
