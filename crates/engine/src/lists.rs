//! Lists that seldom allocate.
//!
//! A search plays millions of actions on copies of positions, and allocating would cost more than many rules. So
//! the lists of a position keep their capacity when another position is copied over it (`clone_in_place!`), and short
//! lists live in place (`SmallList`).

use std::ops::{Deref, DerefMut};

/// `Clone` for something with lists in it, which copies over another value without giving back the memory of its lists.
/// (What is derived would drop the old lists and ask for new ones.)
macro_rules! clone_in_place {
    ($name:ident { $($field:ident),+ $(,)? }) => {
        impl Clone for $name {
            fn clone(&self) -> Self {
                let Self { $($field),+ } = self;
                Self { $($field: Clone::clone($field)),+ }
            }

            /// Reuses the memory of the old value: a search copies positions without allocating.
            fn clone_from(&mut self, source: &Self) {
                let Self { $($field),+ } = source;
                $(Clone::clone_from(&mut self.$field, $field);)+
            }
        }
    };
}

pub(crate) use clone_in_place;

/// A list that is mostly short and then lies in place; one of more than so many asks for memory.
#[derive(Debug)]
pub(crate) struct SmallList<T, const MANY: usize> {
    here: [T; MANY],
    len: usize,
    /// All of them, once there are too many.
    many: Vec<T>,
}

impl<T: Copy + Default, const MANY: usize> SmallList<T, MANY> {
    #[inline]
    pub(crate) fn new() -> Self {
        Self { here: [T::default(); MANY], len: 0, many: Vec::new() }
    }

    #[inline]
    pub(crate) fn push(&mut self, one: T) {
        if self.len < MANY {
            self.here[self.len] = one;
            self.len += 1;
        } else {
            self.push_beyond(one);
        }
    }

    #[cold]
    fn push_beyond(&mut self, one: T) {
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.here);
        }
        self.many.push(one);
    }

    pub(crate) fn clear(&mut self) {
        self.truncate(0);
    }

    fn truncate(&mut self, len: usize) {
        self.many.truncate(len);
        if self.many.is_empty() {
            self.len = self.len.min(len);
        }
    }

    /// Keeps those that pass a test, which is shown each and the one kept before it.
    pub(crate) fn retain(&mut self, test: impl Fn(Option<T>, T) -> bool) {
        let (all, mut kept): (&mut [T], usize) = (self, 0);
        for i in 0..all.len() {
            if test(all[..kept].last().copied(), all[i]) {
                all[kept] = all[i];
                kept += 1;
            }
        }
        self.truncate(kept);
    }
}

impl<T, const MANY: usize> Deref for SmallList<T, MANY> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        if self.many.is_empty() { &self.here[..self.len] } else { &self.many }
    }
}

impl<T, const MANY: usize> DerefMut for SmallList<T, MANY> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.many.is_empty() { &mut self.here[..self.len] } else { &mut self.many }
    }
}

impl<T: Copy + Default, const MANY: usize> Extend<T> for SmallList<T, MANY> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, those: I) {
        those.into_iter().for_each(|one| self.push(one));
    }
}

impl<T: Copy + Default, const MANY: usize> FromIterator<T> for SmallList<T, MANY> {
    fn from_iter<I: IntoIterator<Item = T>>(those: I) -> Self {
        let mut list = Self::new();
        list.extend(those);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_lists_are_alike() {
        for n in 0..12 {
            let mut list: SmallList<u32, 4> = (0..n).collect();
            let mut plain: Vec<u32> = (0..n).collect();
            assert_eq!(*list, *plain);
            list.retain(|before, one| one % 3 != 0 || before.is_none());
            plain.retain(|one| one % 3 != 0 || *one == 0);
            assert_eq!(*list, *plain);
            list.extend(20..23);
            plain.extend(20..23);
            list.reverse();
            plain.reverse();
            assert_eq!(*list, *plain);
            list.retain(|_, _| false);
            assert!(list.is_empty());
            list.extend(0..6);
            assert_eq!(*list, [0, 1, 2, 3, 4, 5]);
            list.clear();
            list.push(7);
            assert_eq!(*list, [7]);
        }
    }

    #[test]
    fn a_copy_keeps_its_capacity() {
        struct Shelf {
            books: Vec<u32>,
            number: u8,
        }
        clone_in_place!(Shelf { books, number });
        let short = Shelf { books: vec![1], number: 1 };
        let mut shelf = Shelf { books: (0..100).collect(), number: 2 };
        let room = shelf.books.as_ptr();
        shelf.clone_from(&short);
        assert_eq!((&*shelf.books, shelf.number), (&[1][..], 1));
        shelf.books.extend(0..50);
        assert_eq!(shelf.books.as_ptr(), room);
        assert_eq!(short.clone().books, [1]);
    }
}
