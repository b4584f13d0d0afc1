//! Squares, turns and segments as they name them.
//!
//! Their rows grow to the south. A field's places are halves of sides, left and right as seen from the middle of the tile;
//! other segments have sides.

use aude_engine::{Corner, Placement, Pos, Quarter, Rules, SegmentName, Spot, State, tile::Kind};
use serde_json::{Value, json};

/// Halves of sides by their names, and our places.
const HALVES: [(&str, usize); 8] =
    [("NL", 0), ("NR", 2), ("EL", 3), ("ER", 5), ("SL", 6), ("SR", 8), ("WL", 9), ("WR", 11)];

/// Sides in the order in which they name them.
const SIDES: [(char, usize); 4] = [('N', 1), ('W', 10), ('S', 7), ('E', 4)];

/// Quarters by their names.
const QUARTERS: [(&str, Quarter); 5] = [
    ("CASTLE", Quarter::Castle),
    ("MARKET", Quarter::Market),
    ("BLACKSMITH", Quarter::Smithy),
    ("SMITHY", Quarter::Smithy),
    ("CATHEDRAL", Quarter::Cathedral),
];

pub(super) fn square(at: Pos) -> Value {
    json!([at.x, -at.y])
}

/// A square, moved by where the start tile lies.
pub(super) fn read_square(value: &Value, shift: (i64, i64)) -> Result<Pos, String> {
    let bad = || "a position must be two numbers, [x, y]".to_string();
    let list = value.as_array().filter(|list| list.len() == 2).ok_or_else(bad)?;
    let (x, y) = (list[0].as_i64().ok_or_else(bad)?, list[1].as_i64().ok_or_else(bad)?);
    let limit = i64::from(Pos::LIMIT) - 1;
    let far = || format!("the square {x}, {y} is too far away");
    let near = |n: Option<i64>| n.filter(|n| n.abs() <= limit).ok_or_else(far);
    let x = near(x.checked_sub(shift.0))?;
    let y = near(y.checked_neg().and_then(|y| y.checked_sub(shift.1)))?;
    Ok(Pos::new(x as i16, y as i16))
}

/// A turn as start tiles have it.
pub(super) fn degrees_of(turn: u8) -> u16 {
    u16::from(turn) * 90
}

/// A turn as messages have it.
pub(super) fn rotation(turn: u8) -> String {
    format!("R{}", degrees_of(turn))
}

/// Reads a rotation. Messages have a text, start tiles a number of degrees.
pub(super) fn read_rotation(value: &Value) -> Result<u8, String> {
    let is = |turn: u8| match value {
        Value::String(text) => *text == rotation(turn),
        degrees => degrees.as_f64() == Some(f64::from(degrees_of(turn))),
    };
    (0..4).find(|turn| is(*turn)).ok_or_else(|| "a rotation must be one of R0, R90, R180, R270".into())
}

/// A place: its tile, kind and location.
pub(super) fn pointer(at: Pos, feature: &str, location: &str) -> Value {
    json!({ "position": square(at), "feature": feature, "location": location })
}

/// The place of a segment.
pub(super) fn segment(rules: &Rules, state: &State, spot: Spot) -> Value {
    let name = state.segment_name(rules, spot);
    let feature = if state.is_castle(spot) { "Castle" } else { feature(name.kind) };
    pointer(spot.at, feature, &location(&name))
}

const fn feature(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "City",
        Kind::Road => "Road",
        Kind::Field => "Field",
        Kind::Garden => "Garden",
        Kind::Tower => "Tower",
        Kind::Monastery | Kind::Shrine => "Monastery",
        Kind::River => "River",
        Kind::Carcassonne => "Carcassonne",
    }
}

fn location(name: &SegmentName) -> String {
    let has = |place: usize| name.places >> place & 1 == 1;
    if name.kind == Kind::Field {
        let halves: Vec<&str> = HALVES.iter().filter(|(_, place)| has(*place)).map(|(half, _)| *half).collect();
        return match (halves.is_empty(), name.nth) {
            (false, _) => halves.join("."),
            (true, None | Some(0)) => "I".into(),
            (true, Some(_)) => "INNER_FARM_B".into(),
        };
    }
    let sides: String = SIDES.iter().filter(|(_, place)| has(*place)).map(|(side, _)| *side).collect();
    match sides.as_str() {
        "" => "I".into(),
        // What is there has a name of its own, or is named by what is missing.
        "NE" | "NW" | "NS" | "SE" | "WE" | "NWSE" => sides,
        "WS" => "SW".into(),
        three if three.len() == 3 => {
            let missing = SIDES.iter().find(|(side, _)| !three.contains(*side)).map_or('N', |(side, _)| *side);
            format!("_{missing}")
        }
        _ => sides,
    }
}

/// The sides or halves of a location, as our places.
fn read_places(location: &str) -> Option<u16> {
    let half = |name: &str| HALVES.iter().find(|(half, _)| *half == name).map(|(_, place)| 1 << place);
    if let Some(places) = location.split('.').map(half).collect::<Option<Vec<u16>>>() {
        return Some(places.into_iter().fold(0, |all, place| all | place));
    }
    let (sides, missing) = location.strip_prefix('_').map_or((location, false), |sides| (sides, true));
    let side = |c: char| SIDES.iter().find(|(side, _)| *side == c).map(|(_, place)| 1 << place);
    let places = sides.chars().map(side).collect::<Option<Vec<u16>>>()?.into_iter().fold(0, |all, place| all | place);
    let all = SIDES.iter().fold(0, |all, (_, place)| all | 1 << place);
    Some(if missing { all & !places } else { places })
}

/// What a pointer says, before it is looked up on the table.
#[derive(Clone, Debug)]
pub(super) struct Pointer {
    pub(super) at: Pos,
    pub(super) feature: String,
    pub(super) location: String,
}

impl Pointer {
    pub(super) fn read(value: &Value, shift: (i64, i64)) -> Result<Self, String> {
        let text = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default().to_string();
        let at = value.get("position").ok_or("the place has no position")?;
        Ok(Self { at: read_square(at, shift)?, feature: text("feature"), location: text("location") })
    }

    /// The quarter of the Count's city, if it is one.
    pub(super) fn quarter(&self) -> Option<Quarter> {
        read_quarter(&self.location)
    }

    /// The segment on the table.
    pub(super) fn spot(&self, rules: &Rules, state: &State) -> Result<Spot, String> {
        let kinds: &[Kind] = match self.feature.to_lowercase().as_str() {
            "city" | "castle" => &[Kind::City],
            "road" | "bridge" => &[Kind::Road],
            "field" | "farm" => &[Kind::Field],
            "monastery" | "cloister" | "shrine" | "abbey" => &[Kind::Monastery, Kind::Shrine],
            "garden" => &[Kind::Garden],
            "tower" => &[Kind::Tower],
            other => return Err(format!("there is no feature `{other}` in Aude")),
        };
        let (places, nth) = match self.location.as_str() {
            // Of two fields inside a tile it is the first.
            "I" | "INNER_FARM" | "INNER_FARM_A" if kinds == [Kind::Field] => (0, Some(0)),
            "" | "I" | "AS_ABBOT" => (0, None),
            "INNER_FARM_B" => (0, Some(1)),
            other => (read_places(other).ok_or_else(|| format!("`{other}` is not a location"))?, None),
        };
        let mut reason = String::new();
        for kind in kinds {
            // Where the whole location does not match, perhaps one place of it does.
            let parts = (0..12).filter(|p| places >> p & 1 == 1).map(|p| 1 << p);
            for some in std::iter::once(places).chain(parts) {
                for nth in [nth, None] {
                    match state.find_segment(rules, self.at, &SegmentName { kind: *kind, places: some, nth }) {
                        Ok(spot) => return Ok(spot),
                        Err(message) if reason.is_empty() => reason = message,
                        Err(_) => {}
                    }
                }
            }
        }
        Err(reason)
    }

    /// The corner of the tile just placed that is meant, for a barn.
    pub(super) fn corner(&self, placed: Pos) -> Result<Corner, String> {
        let places = read_places(&self.location).ok_or_else(|| format!("`{}` is not a location", self.location))?;
        // The field in the north-west of a tile: the barn stands on that corner. Others name the corner itself, by two sides
        // or their halves.
        let named = Corner::ALL.into_iter().filter(|corner| {
            let (sides, halves) = at_corner(*corner);
            let north_west = *corner == Corner::NorthWest && places & halves == halves;
            north_west || places == sides || places == halves
        });
        let points: Vec<(i16, i16)> = named.map(|corner| point(self.at, corner)).collect();
        if points.is_empty() {
            return Err(format!("`{}` is not at the corner of a barn", self.location));
        }
        let corner = Corner::ALL.into_iter().find(|corner| points.contains(&point(placed, *corner)));
        corner.ok_or_else(|| "a barn goes to a corner of the tile just placed".into())
    }
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

/// The pointer of a barn on a corner of a tile: the field in the north-west of the tile whose corner that is.
pub(super) fn barn(rules: &Rules, state: &State, at: Pos, corner: Corner) -> Option<Value> {
    let (x, y) = point(at, corner);
    let tile = Pos::new(x, y - 1);
    let field = SegmentName { kind: Kind::Field, places: 1 << HALVES[0].1, nth: None };
    Some(segment(rules, state, state.find_segment(rules, tile, &field).ok()?))
}

pub(super) fn quarter(quarter: Quarter) -> String {
    let name = QUARTERS.iter().find(|(_, q)| *q == quarter).map_or("CASTLE", |(name, _)| *name);
    format!("QUARTER_{name}")
}

/// The tile that shows a quarter.
pub(super) const fn quarter_tile(quarter: Quarter) -> &'static str {
    match quarter {
        Quarter::Castle => "CO/3",
        Quarter::Market => "CO/8",
        Quarter::Smithy => "CO/11",
        Quarter::Cathedral => "CO/6",
    }
}

pub(super) fn read_quarter(location: &str) -> Option<Quarter> {
    let name = location.strip_prefix("QUARTER_")?;
    QUARTERS.iter().find(|(n, _)| *n == name).map(|(_, quarter)| *quarter)
}

/// A placement in the form in which it is listed.
pub(super) fn canonical(rules: &Rules, state: &State, tile: &str, at: Pos, turn: u8) -> Option<u8> {
    let action = aude_engine::Action::PlaceTile(rules.design(tile)?, Placement::new(at, turn));
    match state.canonical(rules, action) {
        aude_engine::Action::PlaceTile(_, placement) => Some(placement.turn()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::tile::PLACES;

    #[test]
    fn locations_are_sets_of_places() {
        let place = |name: &str| 1u16 << PLACES.iter().position(|p| *p == name).unwrap();
        assert_eq!(read_places("N"), Some(place("N")));
        assert_eq!(read_places("NWSE"), Some(place("N") | place("W") | place("S") | place("E")));
        assert_eq!(read_places("_N"), Some(place("W") | place("S") | place("E")));
        // Left and right as seen from the middle of the tile looking out.
        assert_eq!(read_places("NL.WR"), Some(place("Nw") | place("Wn")));
        assert_eq!(read_places("EL.SL.SR"), Some(place("En") | place("Se") | place("Sw")));
        assert_eq!((read_places("X"), read_places("NL.N")), (None, None));
        for places in ["N", "NE", "SE", "SW", "NW", "NS", "WE", "_N", "_E", "_S", "_W", "NWSE"] {
            let name = SegmentName { kind: Kind::City, places: read_places(places).unwrap(), nth: None };
            assert_eq!(location(&name), places);
        }
        let name = SegmentName { kind: Kind::Field, places: read_places("NL.NR.EL").unwrap(), nth: None };
        assert_eq!(location(&name), "NL.NR.EL");
    }

    #[test]
    fn start_tiles_and_messages_turn_alike() {
        for (turn, text, number) in [(0, "R0", json!(0)), (1, "R90", json!(90)), (3, "R270", json!(270.0))] {
            assert_eq!((read_rotation(&json!(text)), read_rotation(&number)), (Ok(turn), Ok(turn)));
        }
        for bad in [json!("90"), json!(45), json!(null), json!(360), json!(-90)] {
            assert!(read_rotation(&bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn barns_stand_on_a_point() {
        let barn = |at, location: &str| Pointer { at, feature: "Field".into(), location: location.into() };
        let placed = Pos::new(2, 3);
        assert_eq!(barn(placed, "NE").corner(placed), Ok(Corner::NorthEast));
        assert_eq!(barn(placed, "WR.NL").corner(placed), Ok(Corner::NorthWest));
        assert_eq!(barn(placed, "SR.WL").corner(placed), Ok(Corner::SouthWest));
        // The same corner, named from the tile in the north-east.
        assert_eq!(barn(Pos::new(3, 4), "SW").corner(placed), Ok(Corner::NorthEast));
        assert!(barn(Pos::new(3, 4), "NE").corner(placed).is_err());
        assert!(barn(placed, "N").corner(placed).is_err());
        // A field in the north-west of a tile means that corner of the tile.
        assert_eq!(barn(placed, "NL.NR.EL.WR").corner(placed), Ok(Corner::NorthWest));
        assert_eq!(barn(Pos::new(3, 2), "NL.NR.EL.ER.SL.SR.WL.WR").corner(placed), Ok(Corner::SouthEast));
        assert!(barn(placed, "NR.EL.ER").corner(placed).is_err());
        assert!(barn(placed, "").corner(placed).is_err());
    }
}
