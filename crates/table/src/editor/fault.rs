//! What an edit made impossible elsewhere is mended: whatever is at fault is taken away, found by the name of its field.

use aude_engine::{Position, Setup};

/// Takes away what a fault is about, such as `start[3].figures[0]` or `castles[1]`. Answers whether it was something of that kind.
pub(super) fn mend(setup: &mut Setup, field: &str) -> bool {
    let numbers: Vec<usize> = field.split(['[', ']']).filter_map(|part| part.parse().ok()).collect();
    let name = field.split('[').next().unwrap_or_default();
    let start = setup.start.get_or_insert_default();
    let it = &mut setup.position;
    match (name, numbers.as_slice()) {
        ("start", [tile, figure]) => take(&mut start[*tile].figures, *figure),
        ("start", [tile]) if field.ends_with("].bridge") => start[*tile].bridge = None,
        // An abbey that lies in no hole any more.
        ("start", [tile]) if field.ends_with("].owner") => take(start, *tile),
        ("castles", [castle]) => take(&mut it.castles, *castle),
        ("prisoners", [prisoner]) => take(&mut it.prisoners, *prisoner),
        ("guests", [guest]) => take(&mut it.guests, *guest),
        ("aside", [tile]) => take(&mut it.aside, *tile),
        _ => return clear(it, name),
    }
    true
}

fn take<T>(list: &mut Vec<T>, number: usize) {
    if number < list.len() {
        list.remove(number);
    }
}

/// Forgets all of a field that no part in play has, or that belongs to other players than there are.
fn clear(it: &mut Position, field: &str) -> bool {
    let before = it.clone();
    match field {
        "castles" => it.castles.clear(),
        "tower-pieces" => it.tower_pieces.clear(),
        "prisoners" => it.prisoners.clear(),
        "count" => it.count = None,
        "guests" => it.guests.clear(),
        "dragon" => it.dragon = None,
        "fairy" => it.fairy = None,
        "goods" => it.goods.clear(),
        "king" => it.king = None,
        "robber" => it.robber = None,
        "aside" => it.aside.clear(),
        "hands" => it.hands.clear(),
        "won" => it.won.clear(),
        _ => {}
    }
    *it != before
}
