//! Squares, turns and segments as they name them.
//!
//! Their rows grow to the south. A field's places are halves of sides, left and right as seen from the middle of the tile;
//! other segments have sides.

use aude_engine::{Placement, Pos, Rules, SegmentName, Spot, State, tile::Kind};
use serde_json::{Value, json};

use super::parts::parts;

/// Halves of sides by their names, and our places.
const HALVES: [(&str, usize); 8] =
    [("NL", 0), ("NR", 2), ("EL", 3), ("ER", 5), ("SL", 6), ("SR", 8), ("WL", 9), ("WR", 11)];

/// Sides in the order in which they name them.
const SIDES: [(char, usize); 4] = [('N', 1), ('W', 10), ('S', 7), ('E', 4)];

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
    let of_kind = || parts().flat_map(|part| part.features).find(|(kind, _)| *kind == name.kind);
    let feature = parts().find_map(|part| (part.feature)(state, spot));
    let feature = feature.or_else(|| Some(of_kind()?.1[0])).unwrap_or_default();
    pointer(spot.at, feature, &location(&name))
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
pub(super) fn read_places(location: &str) -> Option<u16> {
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

    /// The segment on the table.
    pub(super) fn spot(&self, rules: &Rules, state: &State) -> Result<Spot, String> {
        let named = |names: &[&str]| names.iter().any(|name| name.eq_ignore_ascii_case(&self.feature));
        let kinds: Vec<Kind> = parts().flat_map(|p| p.features).filter(|it| named(it.1)).map(|it| it.0).collect();
        if kinds.is_empty() {
            return Err(format!("there is no feature `{}` in Aude", self.feature.to_lowercase()));
        }
        let (places, nth) = match self.location.as_str() {
            // Of two fields inside a tile it is the first.
            "I" | "INNER_FARM" | "INNER_FARM_A" if kinds == [Kind::Field] => (0, Some(0)),
            "" | "I" | "AS_ABBOT" => (0, None),
            "INNER_FARM_B" => (0, Some(1)),
            other => (read_places(other).ok_or_else(|| format!("`{other}` is not a location"))?, None),
        };
        let mut reason = String::new();
        for kind in &kinds {
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
}
