//! Sorting by a number.

/// Sorts a list by a number; items with the same one keep their order. All lists share the one function that sorts numbers: a sort
/// for each type of item would take the engine for browsers 50 kB.
pub(crate) fn sort_by_number<T>(list: &mut Vec<T>, number: impl Fn(&T) -> f32) {
    let mut order: Vec<(i32, usize)> = list.iter().enumerate().map(|(i, item)| (rank(number(item)), i)).collect();
    order.sort_unstable();
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|(_, i)| items[i].take()));
}

/// A whole number in the order of `f32::total_cmp`.
const fn rank(number: f32) -> i32 {
    let bits = number.to_bits() as i32;
    bits ^ (((bits >> 31) as u32) >> 1) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_as_the_library_does() {
        let numbers = [2.5, -0.0, 0.0, 2.5, -7.25, 1e9, -1e-9, 2.5, 3.0, f32::NEG_INFINITY, -7.25];
        let mut expected: Vec<_> = numbers.into_iter().enumerate().collect();
        let mut list = expected.clone();
        expected.sort_by(|a, b| a.1.total_cmp(&b.1));
        sort_by_number(&mut list, |item| item.1);
        assert_eq!(
            list.iter().map(|item| item.0).collect::<Vec<_>>(),
            expected.iter().map(|item| item.0).collect::<Vec<_>>()
        );
    }
}
