//! Where things are: squares of the table, and a tile's place on one of them.

use std::fmt;

/// A square of the table: `x` grows to the east, `y` to the north; usually the start tile lies at the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pos {
    /// Column, growing to the east.
    pub x: i16,
    /// Row, growing to the north.
    pub y: i16,
}

impl Pos {
    /// Coordinates stay below this in either direction: no game holds enough tiles to reach it.
    pub const LIMIT: i16 = 8192;

    /// The square at the given column and row.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The square next to this one: 0 north, 1 east, 2 south, 3 west.
    #[must_use]
    pub const fn neighbour(self, side: usize) -> Self {
        const STEPS: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let (dx, dy) = STEPS[side & 3];
        Self::new(self.x + dx, self.y + dy)
    }

    /// The side on which a square is next to this one, as a set; empty if it is not. Without a branch.
    #[inline]
    pub(crate) const fn side_of(self, other: Self) -> u8 {
        // The square and those around it, four bits each, from the south-west on.
        const SIDES: u64 = 1 << 28 | 2 << 20 | 4 << 4 | 8 << 12;
        let x = other.x.wrapping_sub(self.x).wrapping_add(1) as u16;
        let y = other.y.wrapping_sub(self.y).wrapping_add(1) as u16;
        let near = if (x < 3) & (y < 3) { x + 3 * y } else { 0 };
        (SIDES >> (4 * near) & 15) as u8
    }

    /// The eight squares around this one.
    pub fn around(self) -> impl Iterator<Item = Self> {
        (-1..=1)
            .flat_map(move |dy| (-1..=1).map(move |dx| (dx, dy)))
            .filter(|d| *d != (0, 0))
            .map(move |(dx, dy)| Self::new(self.x + dx, self.y + dy))
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A square and a number of clockwise quarter turns, packed small: listing placements is the hottest loop.
///
/// ```
/// use aude_engine::{Placement, Pos};
///
/// let placement = Placement::new(Pos::new(-3, 7), 2);
/// assert_eq!(placement.at(), Pos::new(-3, 7));
/// assert_eq!(placement.turn(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement(pub(crate) u32);

impl Placement {
    /// Packs a square and a turn (0 to 3). A square beyond [`Pos::LIMIT`] becomes one at the limit, where no
    /// tile will ever lie either.
    pub const fn new(at: Pos, turn: u8) -> Self {
        Self(pack(at.y) << 17 | pack(at.x) << 2 | (turn & 3) as u32)
    }

    /// The square.
    pub const fn at(self) -> Pos {
        Pos::new((self.0 >> 2 & 0x7fff) as i16 - Pos::LIMIT, (self.0 >> 17) as i16 - Pos::LIMIT)
    }

    /// Whether another square is this one or touches it, also at a corner, given that neither is turned.
    ///
    /// Both differences at once: each must be 0, 1 or 2 once it is increased by 1. A column that is too small takes one away
    /// from the difference of rows, but then it is too large a number by itself.
    #[inline]
    pub(crate) const fn is_near(self, other: Self) -> bool {
        const ONE: u32 = 1 << 17 | 1 << 2;
        let difference = self.0.wrapping_sub(other.0).wrapping_add(ONE);
        (difference | difference.wrapping_add(ONE)) & !(ONE | ONE << 1) == 0
    }

    /// Clockwise quarter turns from the rotation of the tile catalogue.
    pub const fn turn(self) -> u8 {
        (self.0 & 3) as u8
    }
}

const fn pack(coordinate: i16) -> u32 {
    let limited = if coordinate > Pos::LIMIT {
        Pos::LIMIT
    } else if coordinate < -Pos::LIMIT {
        -Pos::LIMIT
    } else {
        coordinate
    };
    (limited + Pos::LIMIT) as u32
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} turn {}", self.at(), self.turn())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_beside_another_have_a_side() {
        for from in [Pos::new(0, 0), Pos::new(-3, 7), Pos::new(-8000, 8000)] {
            for other in (-3..=3).flat_map(|x| (-3..=3).map(move |y| Pos::new(from.x + x, from.y + y))) {
                let sides = (0..4).filter(|side| from.neighbour(*side) == other).fold(0, |set, side| set | 1 << side);
                assert_eq!(from.side_of(other), sides, "{from:?} {other:?}");
            }
            assert_eq!(from.side_of(Pos::new(from.x, from.y + 256)), 0);
        }
    }

    #[test]
    fn placements_unpack_to_what_was_packed() {
        for x in [-8000, -1, 0, 1, 8000] {
            for y in [-8000, -1, 0, 1, 8000] {
                for turn in 0..4 {
                    let p = Placement::new(Pos::new(x, y), turn);
                    assert_eq!((p.at(), p.turn()), (Pos::new(x, y), turn));
                }
            }
        }
    }

    #[test]
    fn packed_squares_know_who_is_near() {
        for (x, y) in [(0, 0), (-1, -1), (-8000, 8000), (511, -512)] {
            let here = Pos::new(x, y);
            for there in (-5..=5).flat_map(|dx| (-5..=5).map(move |dy| Pos::new(x + dx, y + dy))) {
                let near = here == there || here.around().any(|at| at == there);
                assert_eq!(Placement::new(here, 0).is_near(Placement::new(there, 0)), near, "{here} {there}");
            }
        }
        assert!(!Placement::new(Pos::new(8000, 1), 0).is_near(Placement::new(Pos::new(-8000, 0), 0)));
        assert!(!Placement::new(Pos::new(-8000, 1), 0).is_near(Placement::new(Pos::new(8000, 0), 0)));
    }

    #[test]
    fn far_squares_stay_far() {
        assert_eq!(Placement::new(Pos::new(32_767, -32_768), 1).at(), Pos::new(Pos::LIMIT, -Pos::LIMIT));
    }

    #[test]
    fn eight_squares_lie_around_one() {
        let around: Vec<_> = Pos::new(2, 3).around().collect();
        assert_eq!(around.len(), 8);
        let square = Placement::new(Pos::new(2, 3), 0);
        assert!(around.iter().all(|p| Placement::new(*p, 0).is_near(square) && *p != Pos::new(2, 3)));
    }
}
