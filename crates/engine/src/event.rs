//! What happened, for those who want to know.
//!
//! The engine tells a [`Log`]. One that is off ([`Log::off`]) costs a test of a flag: events are built only
//! when somebody listens.

use std::hint::cold_path;

use crate::{AsDatum, Axis, Datum, Design, Figure, Placement, Pos, Quarter, Rules, Spot, parts::parts, tile::Kind};

/// Declares the events with their names in the protocol. The fields are named there as they are here, but places: a spot is
/// a `segment`, a placement `at` and `turn`.
macro_rules! events {
    ($($(#[$about:meta])* $name:ident = $word:literal { $($(#[$doc:meta])* $field:ident: $of:ty,)+ },)+) => {
        /// Something that happened.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Event {
            $($(#[$about])* $name { $($(#[$doc])* $field: $of),+ },)+
            /// A player scored.
            Scored(Score),
        }

        impl Event {
            /// Its name in the protocol, and what it says.
            pub fn fields(&self, rules: &Rules) -> (&'static str, Fields) {
                let mut fields = Vec::new();
                let name = match self {
                    $(Self::$name { $($field),+ } => {
                        $($field.tell(stringify!($field), rules, &mut fields);)+
                        $word
                    })+
                    Self::Scored(score) => {
                        fields = score.fields();
                        "scored"
                    }
                };
                (name, fields)
            }
        }
    };
}

events! {
    /// A tile came out of the bag.
    Drew = "drew" {
        /// For whom.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// A tile left the game because it fits nowhere (BASE-PLACE-05).
    Removed = "removed" {
        /// Which tile.
        tile: Design,
    },
    /// A tile was laid aside until it can be used (DRAGON-MOVE-08).
    SetAside = "set-aside" {
        /// Which tile.
        tile: Design,
    },
    /// Tiles that were laid aside went back into the bag.
    BackInBag = "back-in-bag" {
        /// Which tiles.
        tiles: Vec<Design>,
    },
    /// A tile was placed.
    PlacedTile = "placed" {
        /// By whom.
        player: usize,
        /// Which tile.
        tile: Design,
        /// Where and how turned.
        placement: Placement,
    },
    /// A figure was placed.
    Placed = "placed" {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Where.
        spot: Spot,
    },
    /// A feature was completed, whether or not anybody scores it (BASE-X-04).
    Completed = "completed" {
        /// What it is.
        kind: Kind,
        /// Its tiles.
        tiles: Vec<Pos>,
    },
    /// A player took tokens of trade goods.
    Goods = "goods" {
        /// Who.
        player: usize,
        /// How much wine, grain and cloth.
        goods: [u32; 3],
    },
    /// The king or the robber went to a player, or stays there for a greater size.
    PassedTo = "passed-to" {
        /// [`Cause::King`] or [`Cause::Robber`].
        card: Cause,
        /// To whom.
        player: usize,
        /// The size that earned it, in tiles.
        size: u32,
    },
    /// A figure went back to its owner.
    Returned = "returned" {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// From where.
        spot: Spot,
    },
    /// The dragon moved.
    Dragon = "dragon" {
        /// Who moved it; nobody if a volcano called it.
        player: Option<usize>,
        /// Where to.
        to: Pos,
    },
    /// The fairy joined a follower.
    Fairy = "fairy" {
        /// Whose follower it is.
        player: usize,
        /// Where it stands.
        spot: Spot,
    },
    /// A tower grew by a piece.
    Tower = "tower" {
        /// Whose piece it was.
        player: usize,
        /// Where the tower stands.
        at: Pos,
        /// Its height now.
        height: u32,
    },
    /// A follower was taken prisoner.
    Captured = "captured" {
        /// By whom.
        player: usize,
        /// Whose follower it is.
        owner: usize,
        /// Which figure.
        figure: Figure,
        /// From where.
        spot: Spot,
    },
    /// A prisoner went back to its owner.
    Freed = "freed" {
        /// Whose follower it is.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Who held it.
        from: usize,
    },
    /// A bridge was built.
    Bridge = "bridge" {
        /// Whose bridge it was.
        player: usize,
        /// Over which tile.
        at: Pos,
        /// In which direction.
        axis: Axis,
    },
    /// A city became a castle.
    Castle = "castle" {
        /// Whose castle it is.
        player: usize,
        /// Its two squares.
        tiles: Vec<Pos>,
    },
    /// Tiles are up for auction.
    Auction = "auction" {
        /// Which tiles.
        tiles: Vec<Design>,
    },
    /// A tile was chosen to be sold.
    Chosen = "chosen" {
        /// By whom.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// Somebody bid, or did not.
    Bid = "bid" {
        /// Who.
        player: usize,
        /// How much; nothing where somebody passed.
        points: Option<u32>,
    },
    /// A tile went to a player.
    Won = "won" {
        /// Who.
        player: usize,
        /// Which tile.
        tile: Design,
    },
    /// A follower entered the Count's city.
    EnteredCity = "entered-city" {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Which quarter.
        quarter: Quarter,
    },
    /// A follower left the Count's city.
    LeftCity = "left-city" {
        /// Whose.
        player: usize,
        /// Which figure.
        figure: Figure,
        /// Which quarter.
        quarter: Quarter,
        /// Where it went.
        spot: Spot,
    },
    /// The count moved.
    Count = "count" {
        /// To which quarter.
        quarter: Quarter,
    },
    /// The game ended.
    Over = "over" {
        /// All players with the highest total (BASE-X-09).
        winners: Vec<usize>,
    },
}

/// Values with their names.
type Fields = Vec<(&'static str, Datum)>;

/// What an event can say.
trait Told {
    /// Adds it to the fields of an event.
    fn tell(&self, name: &'static str, rules: &Rules, fields: &mut Fields);
}

impl<T: AsDatum + Clone> Told for T {
    fn tell(&self, name: &'static str, _: &Rules, fields: &mut Fields) {
        fields.push((name, self.clone().into_datum()));
    }
}

impl Told for Design {
    fn tell(&self, name: &'static str, rules: &Rules, fields: &mut Fields) {
        fields.push((name, Datum::Tile(rules.tile(*self).id.into())));
    }
}

impl Told for Vec<Design> {
    fn tell(&self, name: &'static str, rules: &Rules, fields: &mut Fields) {
        fields.push((name, Datum::tiles(rules, self)));
    }
}

impl Told for Kind {
    fn tell(&self, name: &'static str, _: &Rules, fields: &mut Fields) {
        fields.push((name, Datum::Word(self.name())));
    }
}

impl Told for Cause {
    fn tell(&self, name: &'static str, _: &Rules, fields: &mut Fields) {
        fields.push((name, Datum::Word(self.name())));
    }
}

impl Told for Spot {
    fn tell(&self, _: &'static str, _: &Rules, fields: &mut Fields) {
        fields.push(("segment", Datum::Segment(*self)));
    }
}

impl Told for Placement {
    fn tell(&self, _: &'static str, _: &Rules, fields: &mut Fields) {
        fields.extend([("at", Datum::Square(self.at())), ("turn", Datum::Number(self.turn().into()))]);
    }
}

/// What a score is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// A road, a city, a field …
    Feature(Kind),
    /// The most tokens of a kind of goods.
    Goods,
    /// The king.
    King,
    /// The robber.
    Robber,
    /// The fairy.
    Fairy,
    /// A prisoner was bought back.
    Ransom,
    /// A castle.
    Castle,
    /// A barn.
    Barn,
    /// A tile was bought or sold.
    Auction,
    /// Something that a part declares among its causes.
    Part(&'static str),
}

impl Cause {
    /// All, as tables of points list them.
    pub const LISTED: [Self; 14] = [
        Self::Feature(Kind::City),
        Self::Feature(Kind::Road),
        Self::Feature(Kind::Monastery),
        Self::Feature(Kind::Garden),
        Self::Feature(Kind::Shrine),
        Self::Castle,
        Self::Feature(Kind::Field),
        Self::Barn,
        Self::Fairy,
        Self::Goods,
        Self::King,
        Self::Robber,
        Self::Ransom,
        Self::Auction,
    ];

    /// All that are not features, but for those of [`Cause::Part`].
    pub const OTHERS: [Self; 8] =
        [Self::Goods, Self::King, Self::Robber, Self::Fairy, Self::Ransom, Self::Castle, Self::Barn, Self::Auction];

    /// Whether it pays when it is complete, and otherwise at the end.
    pub const fn is_completed(self) -> bool {
        matches!(self, Self::Castle) || matches!(self, Self::Feature(kind) if !matches!(kind, Kind::Field))
    }

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature(kind) => kind.name(),
            Self::Goods => "goods",
            Self::King => "king",
            Self::Robber => "robber",
            Self::Fairy => "fairy",
            Self::Ransom => "ransom",
            Self::Castle => "castle",
            Self::Barn => "barn",
            Self::Auction => "auction",
            Self::Part(name) => name,
        }
    }

    /// The cause of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        let of_parts = parts().flat_map(|part| part.causes).map(|name| Self::Part(name));
        Kind::ALL.map(Self::Feature).into_iter().chain(Self::OTHERS).chain(of_parts).find(|c| c.name() == name)
    }
}

/// A change of a score that explains itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Who scores.
    pub player: usize,
    /// How much: the sum of the terms. Negative where somebody pays.
    pub points: i32,
    /// For what.
    pub cause: Cause,
    /// Whether it belongs to the final scoring.
    pub last: bool,
    /// The tiles of the feature.
    pub tiles: Vec<Pos>,
    /// How the points come about.
    pub terms: Vec<Term>,
}

impl Score {
    fn fields(&self) -> Fields {
        let term = |term: &Term| {
            let numbers = [("n", term.n.into()), ("each", term.each.into()), ("points", term.points().into())];
            let numbers = numbers.into_iter().map(|(name, n)| (name, Datum::Number(n)));
            Datum::Record(std::iter::once(("what", Datum::Word(term.what))).chain(numbers).collect())
        };
        vec![
            ("player", Datum::Seat(self.player)),
            ("points", Datum::Number(self.points.into())),
            ("kind", Datum::Word(self.cause.name())),
            ("final", Datum::Flag(self.last)),
            ("tiles", Datum::list(self.tiles.clone())),
            ("terms", Datum::List(self.terms.iter().map(term).collect())),
        ]
    }
}

/// A part of a score: so many things, so many points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What is counted: `tiles`, `pennants`, `cities`, `wine` …
    pub what: &'static str,
    /// How many there are.
    pub n: u32,
    /// Points for each.
    pub each: i32,
}

impl Term {
    /// The points of this term.
    pub const fn points(self) -> i32 {
        self.n as i32 * self.each
    }
}

/// Collects events, or ignores them.
///
/// ```
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// let mut log = Log::on();
/// let draw = Deck::new(7).draw(&rules, &state);
/// state.play(&rules, draw, &mut log).unwrap();
/// assert_eq!(log.take().len(), 1); // somebody drew a tile
/// ```
#[derive(Clone, Debug, Default)]
pub struct Log {
    on: bool,
    events: Vec<Event>,
}

impl Log {
    /// A log that keeps what it is told.
    pub const fn on() -> Self {
        Self { on: true, events: Vec::new() }
    }

    /// A log that ignores everything.
    pub const fn off() -> Self {
        Self { on: false, events: Vec::new() }
    }

    /// What it was told since the last call.
    pub fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.on {
            // Programs that play millions of games never come here.
            cold_path();
            self.events.push(event());
        }
    }
}
