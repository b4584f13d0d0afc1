//! What an edit made impossible elsewhere is mended: whatever is at fault is taken away, found by the name of its field.

use aude_engine::{ExtraSpec, Setup};

/// Takes away what a fault is about, such as `start[3].figures[0]` or `castles[1]`. Answers whether it was something of that kind.
pub(super) fn mend(setup: &mut Setup, field: &str) -> bool {
    let numbers: Vec<usize> = field.split(['[', ']']).filter_map(|part| part.parse().ok()).collect();
    let name = field.split('[').next().unwrap_or_default();
    let start = setup.start.get_or_insert_default();
    match (name, numbers.as_slice()) {
        ("start", [tile, figure]) => take(&mut start[*tile].figures, *figure),
        ("start", [tile]) if field.ends_with("].bridge") => start[*tile].bridge = None,
        // An abbey that lies in no hole any more.
        ("start", [tile]) if field.ends_with("].owner") => take(start, *tile),
        // All of what belongs to other players than there are goes.
        (_, [item]) if ExtraSpec::named(name).is_some_and(|spec| !spec.per_player) => {
            return setup.extras.remove(name, Some(*item));
        }
        _ => return setup.extras.remove(name, None),
    }
    true
}

fn take<T>(list: &mut Vec<T>, number: usize) {
    if number < list.len() {
        list.remove(number);
    }
}
