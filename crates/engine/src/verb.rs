//! Actions as verbs with arguments.
//!
//! An [`Action`] is small and fast to match on. What reads, writes or shows actions works from this form instead: a
//! [`Verb`], which a part declares as data, and [`Arguments`] of one of a few shapes. So records, the protocol and the
//! table are written once per shape, and a part that adds an action of a known shape changes none of them.

use crate::{
    Action, Axis, Corner, Design, Figure, Guest, Illegal, Owned, Phase, Placement, Pos, Quarter, Span, Spot, State,
    parts::parts,
};

/// The arguments of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arguments {
    /// None.
    Nothing,
    /// A tile.
    Tile(Design),
    /// A number of points.
    Points(u32),
    /// A tile, and where it goes.
    Placement(Design, Placement),
    /// The same, with the bridge that makes it fit.
    BridgedPlacement(Design, Placement, Span),
    /// A square.
    Square(Pos),
    /// A bridge: a square and a direction.
    Bridge(Pos, Axis),
    /// A corner of the tile placed last.
    Corner(Corner),
    /// A segment.
    Segment(Spot),
    /// A figure on a segment.
    FigureOnSegment(Figure, Spot),
    /// A player's figure on a segment.
    OwnedOnSegment(Owned, Spot),
    /// A figure on a square.
    FigureOnSquare(Figure, Pos),
    /// A figure that a player holds.
    FigureOfSeat(Figure, u8),
    /// A quarter of a city beside the table.
    Quarter(Quarter),
    /// A figure into a quarter, and perhaps where a second one goes.
    FigureToQuarter(Figure, Quarter, Option<Quarter>),
    /// A figure in a quarter, and the segment it goes to.
    GuestToSegment(Guest, Spot),
}

impl Arguments {
    /// The same with another segment, if they have any.
    pub(crate) const fn on(self, spot: Spot) -> Self {
        match self {
            Self::Segment(_) => Self::Segment(spot),
            Self::FigureOnSegment(figure, _) => Self::FigureOnSegment(figure, spot),
            Self::OwnedOnSegment(who, _) => Self::OwnedOnSegment(who, spot),
            Self::GuestToSegment(guest, _) => Self::GuestToSegment(guest, spot),
            other => other,
        }
    }
}

/// The kinds of [`Arguments`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "they are those of the arguments")]
pub enum Shape {
    Nothing,
    Tile,
    Points,
    Placement,
    BridgedPlacement,
    Square,
    Bridge,
    Corner,
    Segment,
    FigureOnSegment,
    OwnedOnSegment,
    FigureOnSquare,
    FigureOfSeat,
    Quarter,
    FigureToQuarter,
    GuestToSegment,
}

/// What a player points at to choose an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// What the arguments name: a square, a segment, a button …
    Arguments,
    /// The figure that stands there.
    Figure,
    /// A place for the tile that the player holds.
    HeldTile,
}

/// Something that a position says about an action or a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fact {
    /// A number.
    Number(u32),
    /// A word that texts tell apart.
    Word(&'static str),
    /// The player of a seat.
    Player(usize),
    /// What a segment counts as.
    Ground(Spot),
    /// A message of its own.
    Message(String, Vec<(&'static str, Self)>),
    /// Several of them.
    List(Vec<Self>),
}

impl Fact {
    pub(crate) const fn figure(figure: Figure) -> (&'static str, Self) {
        ("figure", Self::Word(figure.name()))
    }
}

/// Facts, by the names of the values in texts.
pub type Facts = Vec<(&'static str, Fact)>;

/// What is asked in a phase: a message, and facts for it.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// The phase.
    pub phase: Phase,
    /// The message in a position, and its facts.
    pub ask: fn(&State) -> (&'static str, Facts),
}

/// What an action does.
///
/// ```
/// use aude_engine::{Action, Arguments, Pos, Verb};
///
/// let action = Action::Tower(Pos::new(2, -1));
/// let (verb, arguments) = Verb::of(action);
/// assert_eq!((verb.word, arguments), ("tower", Arguments::Square(Pos::new(2, -1))));
/// assert_eq!(verb.action(arguments), Some(action));
/// assert_eq!(verb.action(Arguments::Nothing), None);
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Verb {
    /// Its word in records; empty where the first argument says what is done.
    pub word: &'static str,
    /// Its type in the engine protocol. Two verbs have the same one where an argument tells them apart.
    pub name: &'static str,
    /// Its label in the words of the page, behind `do-`.
    pub label: &'static str,
    /// What it takes.
    pub shape: Shape,
    /// How it is chosen.
    pub target: Target,
    /// The drawing that stands for it; empty where the figure of its arguments does.
    pub picture: &'static str,
    /// What players set out to do when they do it; several verbs may be one thing to them.
    pub group: &'static str,
    /// What the protocol calls its square.
    pub square: &'static str,
    /// Whether the protocol also says where the figure comes from that moves.
    pub moves: bool,
    /// Whether it declines what is offered.
    pub declines: bool,
    /// The figure it places, where its arguments do not say.
    pub figure: Option<Figure>,
    /// The message that tells it from other actions at the same place, where its arguments do not.
    pub detail: Option<&'static str>,
    /// What is asked in the phase it belongs to, where the name of the phase does not say it all.
    pub question: Option<Question>,
    /// The log's message about the tile or figure it places, where it is not the usual one, or about the action where it
    /// places nothing; empty if there is none.
    pub line: &'static str,
    /// The log's message about the figure that it sends home; empty where it is the usual one.
    pub sends: &'static str,
    /// The log's message where a player declines it in a phase.
    pub declined: Option<(Phase, &'static str)>,
    /// What a position says about it with some arguments.
    pub facts: fn(&State, Arguments) -> Facts,
    /// Why it is illegal on a square or with a number that no game has.
    pub beyond: Illegal,
    join: fn(Arguments) -> Option<Action>,
    split: fn(Action) -> Option<Arguments>,
}

impl Verb {
    pub(crate) const fn new(
        [word, name, label]: [&'static str; 3],
        shape: Shape,
        join: fn(Arguments) -> Option<Action>,
        split: fn(Action) -> Option<Arguments>,
    ) -> Self {
        let (target, beyond) = (Target::Arguments, Illegal::NotPossible);
        Self {
            word,
            name,
            label,
            shape,
            target,
            picture: "",
            group: name,
            square: "at",
            moves: false,
            declines: false,
            figure: None,
            detail: None,
            question: None,
            line: "",
            sends: "",
            declined: None,
            facts: |_, _| Vec::new(),
            beyond,
            join,
            split,
        }
    }

    pub(crate) const fn beyond(self, beyond: Illegal) -> Self {
        Self { beyond, ..self }
    }

    pub(crate) const fn target(self, target: Target) -> Self {
        Self { target, ..self }
    }

    pub(crate) const fn picture(self, picture: &'static str) -> Self {
        Self { picture, ..self }
    }

    pub(crate) const fn group(self, group: &'static str) -> Self {
        Self { group, ..self }
    }

    pub(crate) const fn square(self, square: &'static str) -> Self {
        Self { square, ..self }
    }

    pub(crate) const fn moves(self) -> Self {
        Self { moves: true, ..self }
    }

    pub(crate) const fn declines(self) -> Self {
        Self { declines: true, ..self }
    }

    pub(crate) const fn figure(self, figure: Figure) -> Self {
        Self { figure: Some(figure), ..self }
    }

    pub(crate) const fn detail(self, detail: &'static str) -> Self {
        Self { detail: Some(detail), ..self }
    }

    pub(crate) const fn question(self, phase: Phase, ask: fn(&State) -> (&'static str, Facts)) -> Self {
        Self { question: Some(Question { phase, ask }), ..self }
    }

    pub(crate) const fn line(self, line: &'static str) -> Self {
        Self { line, ..self }
    }

    pub(crate) const fn sends(self, sends: &'static str) -> Self {
        Self { sends, ..self }
    }

    pub(crate) const fn declined(self, phase: Phase, line: &'static str) -> Self {
        Self { declined: Some((phase, line)), ..self }
    }

    pub(crate) const fn facts(self, facts: fn(&State, Arguments) -> Facts) -> Self {
        Self { facts, ..self }
    }

    /// All verbs: those of the base game, then those of each part.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        parts().flat_map(|part| part.verbs)
    }

    /// An action as a verb with arguments.
    ///
    /// # Panics
    /// If a part has an action and declares no verb for it.
    pub fn of(action: Action) -> (&'static Self, Arguments) {
        Self::all().find_map(|verb| Some((verb, (verb.split)(action)?))).expect("every action has a verb")
    }

    /// Whether it puts a figure on a segment that its arguments name.
    pub fn places_figure(&self, arguments: Arguments) -> bool {
        self.target == Target::Arguments && matches!(arguments, Arguments::FigureOnSegment(..))
    }

    /// The action with some arguments; nothing if they have another shape.
    pub fn action(&self, arguments: Arguments) -> Option<Action> {
        (self.join)(arguments)
    }
}

/// Declares a verb: its word, its name in the protocol and its label, then an action and its arguments.
macro_rules! verb {
    ($word:literal, $name:literal, $label:literal, $action:ident $(($($of:ident),+))? = $shape:ident $(($($argument:ident),+))?) => {
        $crate::verb::Verb::new(
            [$word, $name, $label],
            $crate::verb::Shape::$shape,
            |arguments| match arguments {
                $crate::verb::Arguments::$shape $(($($argument),+))? => Some($crate::Action::$action $(($($of),+))?),
                _ => None,
            },
            |action| match action {
                $crate::Action::$action $(($($of),+))? => Some($crate::verb::Arguments::$shape $(($($argument),+))?),
                _ => None,
            },
        )
    };
}
pub(crate) use verb;

#[cfg(test)]
mod tests {
    use super::*;

    /// Words tell verbs apart, and names with shapes do.
    #[test]
    fn verbs_differ() {
        let verbs: Vec<&Verb> = Verb::all().collect();
        for (i, a) in verbs.iter().enumerate() {
            for b in &verbs[..i] {
                assert!(a.word.is_empty() || a.word != b.word, "{a:?} {b:?}");
                assert!((a.name, a.shape) != (b.name, b.shape), "{a:?} {b:?}");
            }
        }
    }

    /// The action of a verb is that verb with the same arguments. (Random games of all parts are written down in the tests
    /// of records, so an action without a verb shows there.)
    #[test]
    fn actions_come_back() {
        let (at, axis, corner, quarter) = (Pos::new(1, 2), Axis::EastWest, Corner::SouthWest, Quarter::Smithy);
        let (tile, spot, figure) = (Design(3), Spot { at, segment: 1 }, Figure::Mayor);
        let (owned, guest) = (Owned::new(2, figure), Guest::new(figure, quarter));
        let (placement, span) = (Placement::new(at, 3), Span::Own(axis));
        let mut found = std::collections::HashSet::new();
        for arguments in [
            Arguments::Nothing,
            Arguments::Tile(tile),
            Arguments::Points(7),
            Arguments::Placement(tile, placement),
            Arguments::BridgedPlacement(tile, placement, span),
            Arguments::Square(at),
            Arguments::Bridge(at, axis),
            Arguments::Corner(corner),
            Arguments::Segment(spot),
            Arguments::FigureOnSegment(figure, spot),
            Arguments::OwnedOnSegment(owned, spot),
            Arguments::FigureOnSquare(figure, at),
            Arguments::FigureOfSeat(figure, 1),
            Arguments::Quarter(quarter),
            Arguments::FigureToQuarter(figure, quarter, None),
            Arguments::GuestToSegment(guest, spot),
        ] {
            for verb in Verb::all() {
                if let Some(action) = verb.action(arguments) {
                    let (same, again) = Verb::of(action);
                    assert!(std::ptr::eq(same, verb) && again == arguments, "{verb:?}");
                    assert!(found.insert(std::mem::discriminant(&action)), "{action:?} has two verbs");
                }
            }
        }
        assert_eq!(Verb::all().count(), found.len());
    }
}
