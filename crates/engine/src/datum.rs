//! Values that describe themselves.
//!
//! Parts add things to a position: prisoners, goods, a dragon. Each part declares its own, with their types, and the rest of
//! the program reads and writes them by type: as JSON, in records, in the editor.

use crate::{Axis, Design, Figure, Pos, Quarter, Rules, Spot};

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Datum {
    /// Nobody, or nothing.
    Nothing,
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A player, by seat.
    Seat(usize),
    /// A word of a declared list.
    Word(&'static str),
    /// A figure or token.
    Figure(Figure),
    /// A square.
    Square(Pos),
    /// A segment of a tile on the table.
    Segment(Spot),
    /// A tile, by name.
    Tile(String),
    /// Several values.
    List(Vec<Self>),
    /// Values with names.
    Record(Vec<(&'static str, Self)>),
}

impl Datum {
    /// A list.
    pub fn list<T: AsDatum>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(AsDatum::into_datum).collect())
    }

    /// The names of tiles.
    pub(crate) fn tiles(rules: &Rules, tiles: &[Design]) -> Self {
        Self::list(tiles.iter().map(|tile| rules.tile(*tile).id.to_string()))
    }

    /// Whether it says nothing at all.
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::List(items) => items.is_empty(),
            _ => false,
        }
    }

    /// A field of a record.
    pub(crate) fn field<T: AsDatum>(&self, name: &str) -> Option<T> {
        let Self::Record(fields) = self else { return None };
        T::from_datum(&fields.iter().find(|(field, _)| *field == name)?.1)
    }

    /// Calls a function for each tile it names, with the path to it: `[0][2]`.
    pub(crate) fn each_tile<'a>(&'a self, path: &str, call: &mut impl FnMut(&str, &'a String)) {
        match self {
            Self::Tile(tile) => call(path, tile),
            Self::List(items) => {
                items.iter().enumerate().for_each(|(i, item)| item.each_tile(&format!("{path}[{i}]"), call));
            }
            _ => {}
        }
    }
}

/// The type of a value.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
#[allow(missing_docs, reason = "they are those of the values")]
pub enum DatumType {
    Number,
    Flag,
    Seat,
    /// One of these words.
    Word(&'static [&'static str]),
    Figure,
    Square,
    Tile,
    /// A value, or nothing.
    Optional(&'static Self),
    /// Two values.
    Pair(&'static Self),
    List(&'static Self),
    Record(&'static RecordType),
}

/// What a record consists of.
#[derive(Debug)]
pub struct RecordType {
    /// Its fields, by name. Flags may be left out.
    pub fields: &'static [(&'static str, DatumType)],
    /// Whether numbers may be left out, too; they are 0 then.
    pub sparse: bool,
    /// How records of games write it: the names of all fields but flags, with what stands between them. Flags follow as
    /// `+name`.
    pub text: &'static str,
}

/// A type of Rust for values of one type.
pub trait AsDatum: Sized {
    /// The type of its values.
    const TYPE: DatumType;

    /// The value.
    fn into_datum(self) -> Datum;

    /// Reads a value; nothing if it has another type.
    fn from_datum(datum: &Datum) -> Option<Self>;
}

/// Declares how a type becomes one variant of [`Datum`], and what it is read from.
macro_rules! as_datum {
    ($of:ty, $type:expr, |$value:ident| $into:expr, $pattern:pat => $from:expr) => {
        impl AsDatum for $of {
            const TYPE: DatumType = $type;

            fn into_datum(self) -> Datum {
                let $value = self;
                $into
            }

            fn from_datum(datum: &Datum) -> Option<Self> {
                match datum {
                    $pattern => $from,
                    _ => None,
                }
            }
        }
    };
}

as_datum!(u32, DatumType::Number, |n| Datum::Number(n.into()), Datum::Number(n) => Self::try_from(*n).ok());
as_datum!(bool, DatumType::Flag, |flag| Datum::Flag(flag), Datum::Flag(flag) => Some(*flag));
as_datum!(usize, DatumType::Seat, |seat| Datum::Seat(seat), Datum::Seat(seat) => Some(*seat));
as_datum!(Figure, DatumType::Figure, |figure| Datum::Figure(figure), Datum::Figure(figure) => Some(*figure));
as_datum!(Pos, DatumType::Square, |at| Datum::Square(at), Datum::Square(at) => Some(*at));
as_datum!(String, DatumType::Tile, |tile| Datum::Tile(tile), Datum::Tile(tile) => Some(tile.clone()));
as_datum!(
    Axis,
    DatumType::Word(&["ns", "ew"]),
    |axis| Datum::Word(axis.name()),
    Datum::Word(word) => Self::ALL.into_iter().find(|axis| axis.name() == *word)
);
as_datum!(
    Quarter,
    DatumType::Word(&["castle", "market", "smithy", "cathedral"]),
    |quarter| Datum::Word(quarter.name()),
    Datum::Word(word) => Self::ALL.into_iter().find(|quarter| quarter.name() == *word)
);

impl<T: AsDatum> AsDatum for Option<T> {
    const TYPE: DatumType = DatumType::Optional(&T::TYPE);

    fn into_datum(self) -> Datum {
        self.map_or(Datum::Nothing, T::into_datum)
    }

    fn from_datum(datum: &Datum) -> Option<Self> {
        if *datum == Datum::Nothing { Some(None) } else { T::from_datum(datum).map(Some) }
    }
}

impl<T: AsDatum> AsDatum for [T; 2] {
    const TYPE: DatumType = DatumType::Pair(&T::TYPE);

    fn into_datum(self) -> Datum {
        Datum::list(self)
    }

    fn from_datum(datum: &Datum) -> Option<Self> {
        Vec::from_datum(datum)?.try_into().ok()
    }
}

impl<T: AsDatum> AsDatum for Vec<T> {
    const TYPE: DatumType = DatumType::List(&T::TYPE);

    fn into_datum(self) -> Datum {
        Datum::list(self)
    }

    fn from_datum(datum: &Datum) -> Option<Self> {
        let Datum::List(items) = datum else { return None };
        items.iter().map(T::from_datum).collect()
    }
}

/// Declares a struct as a record, and how records of games write it.
macro_rules! record {
    ($(#[$meta:meta])* $name:ident = $text:literal { $($(#[$doc:meta])* $field:ident: $of:ty),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name {
            $($(#[$doc])* pub $field: $of),+
        }

        impl $crate::AsDatum for $name {
            const TYPE: $crate::DatumType = $crate::DatumType::Record(&$crate::RecordType {
                fields: &[$((stringify!($field), <$of as $crate::AsDatum>::TYPE)),+],
                sparse: false,
                text: $text,
            });

            fn into_datum(self) -> $crate::Datum {
                $crate::Datum::Record(vec![$((stringify!($field), $crate::AsDatum::into_datum(self.$field))),+])
            }

            fn from_datum(datum: &$crate::Datum) -> Option<Self> {
                Some(Self { $($field: datum.field(stringify!($field))?),+ })
            }
        }
    };
}
pub(crate) use record;

record! {
    /// A bridge over a tile before the first turn.
    StartBridge = "axis:owner" {
        /// Its direction.
        axis: Axis,
        /// Whose it was.
        owner: usize,
    }
}
