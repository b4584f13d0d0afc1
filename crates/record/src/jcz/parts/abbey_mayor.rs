//! Abbeys, the mayor, barns and wagons.

use aude_engine::{Action, Arguments, Corner, Figure, Phase, Pos, SegmentName, State, tile::Kind};

use super::{Figures, Form, Part, Read, Rule, Saying, Stretch, Token};
use crate::jcz::{
    export::{Sent, Writer},
    import::{Meanings, Reading},
    pieces::Where,
    places::{Pointer, read_places},
};

pub(super) const PART: Part = Part {
    figures: &[
        Figures { element: "mayor", name: "mayor", figure: Figure::Mayor, toggle: Some("mayors") },
        Figures { element: "wagon", name: "wagon", figure: Figure::Wagon, toggle: Some("wagons") },
        Figures { element: "barn", name: "barn", figure: Figure::Barn, toggle: Some("barns") },
    ],
    tokens: &[Token { element: "abbey", count: "abbey", toggle: "abbeys" }],
    rules: &[
        Rule {
            rank: 4,
            theirs: "barn-placement",
            ours: "barn-on-barn-field",
            values: &[("not-occupied", "forbidden"), ("occupied", "allowed")],
        },
        Rule {
            rank: 5,
            theirs: "wagon-move",
            ours: "wagon-moves-to",
            values: &[("C2", "surrounding"), ("C1", "linked")],
        },
    ],
    features: &[(Kind::Monastery, &["Abbey"])],
    sayings: &[
        Saying::new("abbey", Form::Tile(Some("AM/A"))),
        Saying::new("barn", Form::Deploy("")).write(write_barn).read(Read::Claims(read_barn)),
        Saying::new("drive", Form::Deploy("")).during(Phase::MoveWagon).write(drive),
    ],
    stretch: |phase, _| match phase {
        Phase::Abbey => Some(Stretch::Tile { begins: true }),
        Phase::MoveWagon => Some(Stretch::Sequel { goes_round: false }),
        _ => None,
    },
    ..Part::NONE
};

/// The wagon that drives on has come home before.
fn drive(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Segment(to) = arguments else { return Vec::new() };
    let player = state.decider();
    let from = state.moving().and_then(|(_, from)| writer.pieces.returned(player, Figure::Wagon, from));
    let id = from.unwrap_or_else(|| writer.piece(player, Figure::Wagon, Where::Supply));
    vec![Writer::deploy(&writer.segment(state, to), &id)]
}

fn write_barn(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Corner(corner) = arguments else { return Vec::new() };
    // The field in the north-west of the tile whose corner that is.
    let (x, y) = point(last_square(state), corner);
    let field = SegmentName { kind: Kind::Field, places: NORTH_WEST, nth: None };
    let field = state.find_segment(writer.rules(), Pos::new(x, y - 1), &field);
    let pointer = field.map(|field| writer.segment(state, field)).unwrap_or_default();
    vec![Writer::deploy(&pointer, &writer.piece(state.decider(), Figure::Barn, Where::Supply))]
}

fn read_barn(reading: &Reading) -> Option<(usize, Meanings)> {
    let ((_, figure, _), pointer) = reading.deployed().ok()?;
    let meanings = || pointer_corner(&pointer, last_square(reading.state())).map(|corner| vec![Action::Barn(corner)]);
    (figure == Figure::Barn).then(|| (1, meanings()))
}

fn last_square(state: &State) -> Pos {
    state.last_tile().map_or_else(Pos::default, |last| last.at)
}

/// The place of the field in the north-west of a tile.
const NORTH_WEST: u16 = 1;

/// The corner of the tile just placed that a pointer means.
fn pointer_corner(pointer: &Pointer, placed: Pos) -> Result<Corner, String> {
    let places = read_places(&pointer.location).ok_or_else(|| format!("`{}` is not a location", pointer.location))?;
    // The field in the north-west of a tile: the barn stands on that corner. Others name the corner itself, by two sides
    // or their halves.
    let named = Corner::ALL.into_iter().filter(|corner| {
        let (sides, halves) = at_corner(*corner);
        let north_west = *corner == Corner::NorthWest && places & halves == halves;
        north_west || places == sides || places == halves
    });
    let points: Vec<(i16, i16)> = named.map(|corner| point(pointer.at, corner)).collect();
    if points.is_empty() {
        return Err(format!("`{}` is not at the corner of a barn", pointer.location));
    }
    let corner = Corner::ALL.into_iter().find(|corner| points.contains(&point(placed, *corner)));
    corner.ok_or_else(|| "a barn goes to a corner of the tile just placed".into())
}

/// The two sides at a corner, and their halves next to it, as our places.
const fn at_corner(corner: Corner) -> (u16, u16) {
    let middle = 3 * corner as usize;
    (1 << (middle + 1) | 1 << ((middle + 4) % 12), 1 << (middle + 2) | 1 << ((middle + 3) % 12))
}

/// A corner as a point between squares, the same for the four tiles that meet there.
const fn point(at: Pos, corner: Corner) -> (i16, i16) {
    let (x, y) = match corner {
        Corner::NorthEast => (1, 1),
        Corner::SouthEast => (1, 0),
        Corner::SouthWest => (0, 0),
        Corner::NorthWest => (0, 1),
    };
    (at.x + x, at.y + y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn barns_stand_on_a_point() {
        let corner = |at, location: &str, placed| {
            pointer_corner(&Pointer { at, feature: "Field".into(), location: location.into() }, placed)
        };
        let placed = Pos::new(2, 3);
        assert_eq!(corner(placed, "NE", placed), Ok(Corner::NorthEast));
        assert_eq!(corner(placed, "WR.NL", placed), Ok(Corner::NorthWest));
        assert_eq!(corner(placed, "SR.WL", placed), Ok(Corner::SouthWest));
        // The same corner, named from the tile in the north-east.
        assert_eq!(corner(Pos::new(3, 4), "SW", placed), Ok(Corner::NorthEast));
        assert!(corner(Pos::new(3, 4), "NE", placed).is_err());
        assert!(corner(placed, "N", placed).is_err());
        // A field in the north-west of a tile means that corner of the tile.
        assert_eq!(corner(placed, "NL.NR.EL.WR", placed), Ok(Corner::NorthWest));
        assert_eq!(corner(Pos::new(3, 2), "NL.NR.EL.ER.SL.SR.WL.WR", placed), Ok(Corner::SouthEast));
        assert!(corner(placed, "NR.EL.ER", placed).is_err());
        assert!(corner(placed, "", placed).is_err());
    }
}
