//! What their program calls the parts of the game.
//!
//! A part declares in a [`Part`] what it brings to their setups, places and messages. The rest of `jcz` asks all parts and
//! names none. Most messages follow from the shape of an action's arguments: see [`Form`].

mod abbey_mayor;
mod abbot;
mod base;
mod bridges_castles_bazaars;
mod count;
mod cult;
mod inns_cathedrals;
mod king_robber;
mod princess_dragon;
mod river;
mod siege;
mod tower;
mod traders_builders;

use aude_engine::{
    Action, Arguments, Choices, Design, Event, Figure, Phase, Rules, Setup, Shape, Spot, State, Verb, tile::Kind,
};
use serde_json::{Map, Value};

use super::{
    Foreign,
    export::{Sent, Writer},
    import::{Importer, Meanings, Message, Reading, Run},
    pieces::Pieces,
};
use crate::Game;

/// All parts. Their order is that of reasons why a game cannot be written, and of meanings that are tried.
const PARTS: [&Part; 12] = [
    &inns_cathedrals::PART,
    &abbot::PART,
    &traders_builders::PART,
    &king_robber::PART,
    &count::PART,
    &abbey_mayor::PART,
    &bridges_castles_bazaars::PART,
    &tower::PART,
    &princess_dragon::PART,
    &siege::PART,
    &cult::PART,
    &river::PART,
];

/// What a part brings.
pub(super) struct Part {
    pub(super) figures: &'static [Figures],
    pub(super) tokens: &'static [Token],
    pub(super) switches: &'static [Switch],
    pub(super) option_elements: &'static [OptionElement],
    pub(super) rules: &'static [Rule],
    pub(super) tile_choice: Option<TileChoice>,
    /// Options of ours that are no options there, with the value that their program plays by. They only say which tiles are
    /// in the bag: another value does no harm once no tile is drawn any more.
    pub(super) their_way: &'static [(&'static str, &'static str)],
    /// Options of ours that change nothing beside what is said otherwise.
    pub(super) said_otherwise: &'static [&'static str],
    /// Options of theirs about what we do not have. They change nothing where it is not in play.
    pub(super) foreign_rules: &'static [&'static str],
    /// Names of kinds of segments. The first one of a kind is written, all are read.
    pub(super) features: &'static [(Kind, &'static [&'static str])],
    pub(super) sayings: &'static [Saying],
    /// The stretch of a turn that a decision belongs to. Decisions without one are not written.
    pub(super) stretch: fn(Phase, &Choices) -> Option<Stretch>,
    /// Whether a tile set of ours is in a game whose setup names it.
    pub(super) has_set: fn(&Choices, &str) -> bool,
    /// Adds what prevents a game from being written.
    pub(super) missing: fn(&Game, &mut Vec<String>),
    /// Turns the first messages of a file into start tiles. Returns how many messages that were, without those taken back,
    /// and whose they are.
    pub(super) take_start: fn(&mut Value) -> Option<(usize, usize)>,
    /// Leaves tile sets of a file out that nobody uses.
    pub(super) leave_out: fn(&Value, &mut Setup, &mut Vec<Foreign>),
    /// A decision that their setup does not know and ours asks for.
    pub(super) unknown_decision: fn(&Map<String, Value>, &mut Setup) -> Option<Phase>,
    /// The feature of a segment, where it is not that of its kind.
    pub(super) feature: fn(&State, Spot) -> Option<&'static str>,
    /// Follows which figures and tiles are where.
    pub(super) hear: fn(&mut Pieces, &Event),
    /// Players whom their program asks and ours does not, and who decline.
    pub(super) declined_by: fn(Action, &[Event]) -> Vec<usize>,
    /// Whether their program asks for the decision about a figure.
    pub(super) asks_about_figure: fn(&Rules, &State) -> bool,
    /// The tiles that their bag gives of the rest of a fixed order.
    pub(super) bag_gives: fn(&Game, Vec<Design>) -> Vec<Design>,
    /// Whether a tile that is left in the bag should have been drawn before others: what is impossible then.
    pub(super) left_in_bag: fn(tile: &str, drawn: &[&str]) -> Option<String>,
    /// Why a game cannot be written in this position.
    pub(super) half_said: fn(&State) -> Option<&'static str>,
}

impl Part {
    /// A part that brings nothing.
    const NONE: Self = Self {
        figures: &[],
        tokens: &[],
        switches: &[],
        option_elements: &[],
        rules: &[],
        tile_choice: None,
        their_way: &[],
        said_otherwise: &[],
        foreign_rules: &[],
        features: &[],
        sayings: &[],
        stretch: |_, _| None,
        has_set: |_, _| true,
        missing: |_, _| {},
        take_start: |_| None,
        leave_out: |_, _, _| {},
        unknown_decision: |_, _| None,
        feature: |_, _| None,
        hear: |_, _| {},
        declined_by: |_, _| Vec::new(),
        asks_about_figure: |_, _| true,
        bag_gives: |_, rest| rest,
        left_in_bag: |_, _| None,
        half_said: |_| None,
    };
}

/// Figures of each player, which are numbered.
pub(super) struct Figures {
    /// The element that says how many there are.
    pub(super) element: &'static str,
    /// Their name in messages.
    pub(super) name: &'static str,
    pub(super) figure: Figure,
    /// The element of ours that they belong to.
    pub(super) toggle: Option<&'static str>,
}

/// Tokens of each player. Their number follows from that of the players; 1 and `true` only switch them on.
pub(super) struct Token {
    pub(super) element: &'static str,
    pub(super) count: &'static str,
    pub(super) toggle: &'static str,
}

/// An element without pieces of players.
pub(super) struct Switch {
    /// Files list elements in this order.
    pub(super) rank: u8,
    pub(super) element: &'static str,
    pub(super) toggle: &'static str,
    /// Whether it is a figure that belongs to nobody: those are counted.
    pub(super) counted: bool,
    /// The tile set that it needs.
    pub(super) needs: Option<&'static str>,
}

impl Switch {
    const fn new(rank: u8, element: &'static str, toggle: &'static str) -> Self {
        Self { rank, element, toggle, counted: false, needs: None }
    }

    const fn figure(rank: u8, name: &'static str) -> Self {
        Self { counted: true, ..Self::new(rank, name, name) }
    }
}

/// An element of theirs that is an option of ours.
pub(super) struct OptionElement {
    pub(super) element: &'static str,
    pub(super) option: &'static str,
    /// The value if it is missing.
    pub(super) absent: &'static str,
    /// The value if it is there, if that does not follow from a rule.
    pub(super) present: Option<&'static str>,
    /// The element of ours that it needs.
    pub(super) toggle: Option<&'static str>,
}

/// An option of theirs.
pub(super) struct Rule {
    /// Files list options in this order.
    pub(super) rank: u8,
    pub(super) theirs: &'static str,
    pub(super) ours: &'static str,
    /// Values: theirs and ours, their default first. Several of theirs may mean the same.
    pub(super) values: &'static [(&'static str, &'static str)],
}

/// An option of ours that says which of two tile sets of theirs take part.
pub(super) struct TileChoice {
    pub(super) option: &'static str,
    /// Their names, and the values of the option for each of them alone; the default first.
    pub(super) sets: [(&'static str, &'static str); 2],
    /// The value for both.
    pub(super) both: Option<&'static str>,
}

/// The stretches of a turn, as their program goes through them.
#[derive(Clone, Copy)]
pub(super) enum Stretch {
    /// The tile and what is done with it, closed by a `COMMIT`.
    Tile {
        /// Whether the decision comes before the tile is placed.
        begins: bool,
    },
    /// What follows from it for anybody. Each player closes it with a `COMMIT`.
    Sequel {
        /// Whether the decision goes round, so that a single `COMMIT` closes it.
        goes_round: bool,
    },
    /// Nobody closes it.
    Open,
}

impl Stretch {
    pub(super) fn is(self, other: Option<Self>) -> bool {
        other.is_some_and(|other| std::mem::discriminant(&self) == std::mem::discriminant(&other))
    }
}

/// How the messages of an action look. What is not said here follows from its arguments.
pub(super) enum Form {
    /// `PLACE_TILE`. With the name of the tile where the arguments have none.
    Tile(Option<&'static str>),
    /// `DEPLOY_MEEPLE`, with the feature of a square.
    Deploy(&'static str),
    /// `PLACE_TOKEN`: the token, and the feature of a square.
    Token(&'static str, &'static str),
    /// `MOVE_NEUTRAL_FIGURE`: the figure.
    Neutral(&'static str),
    /// A message about a figure on the table: its type, and its `source`.
    Figure(&'static str, Option<&'static str>),
    /// A type, and a field with its value.
    Plain(&'static str, Option<(&'static str, &'static str)>),
}

impl Form {
    /// The type of the messages.
    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Tile(_) => "PLACE_TILE",
            Self::Deploy(_) => "DEPLOY_MEEPLE",
            Self::Token(..) => "PLACE_TOKEN",
            Self::Neutral(_) => "MOVE_NEUTRAL_FIGURE",
            Self::Figure(kind, _) | Self::Plain(kind, _) => kind,
        }
    }
}

/// How an action is said.
pub(super) struct Saying {
    /// The word of its verb, or the label where that is empty.
    verb: &'static str,
    pub(super) form: Form,
    /// The decision to which this is limited.
    phase: Option<Phase>,
    /// Writes the messages, where they do not follow from the form.
    pub(super) write: Option<Write>,
    pub(super) read: Read,
    /// If an element is on: why this cannot be read where the next draw is not known.
    pub(super) needs_draw: Option<(&'static str, &'static str)>,
}

/// Writes the messages of an action.
type Write = fn(&mut Writer, &State, Arguments) -> Vec<Sent>;

/// Reads messages and says how many it took.
type Play = for<'f> fn(&Importer<'f>, &mut Run, &Message<'f>) -> Result<usize, String>;

/// What a message may mean.
pub(super) enum Read {
    /// The action with the arguments that it has.
    ByShape,
    /// One of these actions.
    Means(fn(&Reading) -> Meanings),
    /// One of these actions and no other, of so many messages; or nothing.
    Claims(fn(&Reading) -> Option<(usize, Meanings)>),
    /// Several actions.
    Plays(Play),
}

impl Saying {
    const fn new(verb: &'static str, form: Form) -> Self {
        Self { verb, form, phase: None, write: None, read: Read::ByShape, needs_draw: None }
    }

    const fn during(self, phase: Phase) -> Self {
        Self { phase: Some(phase), ..self }
    }

    const fn write(self, write: Write) -> Self {
        Self { write: Some(write), ..self }
    }

    const fn read(self, read: Read) -> Self {
        Self { read, ..self }
    }

    fn says(&self, verb: &Verb) -> bool {
        self.verb == if verb.word.is_empty() { verb.label } else { verb.word }
    }

    /// Whether the action may be decided in a phase.
    pub(super) fn fits(&self, phase: Phase) -> bool {
        self.phase.is_none_or(|limit| limit == phase)
    }

    fn engine_verb(&self) -> &'static Verb {
        Verb::all().find(|verb| self.says(verb)).expect("a saying is that of a verb")
    }

    pub(super) fn shape(&self) -> Shape {
        self.engine_verb().shape
    }

    pub(super) fn action(&self, arguments: Arguments) -> Option<Action> {
        self.engine_verb().action(arguments)
    }
}

/// All parts, the base game first.
pub(super) fn parts() -> impl Iterator<Item = &'static Part> {
    std::iter::once(&base::PART).chain(PARTS)
}

/// How actions are said. Those of the base game are the last: what is particular comes before what is ordinary.
pub(super) fn sayings() -> impl Iterator<Item = &'static Saying> {
    PARTS.into_iter().chain([&base::PART]).flat_map(|part| part.sayings)
}

/// How an action is said in a phase.
pub(super) fn saying(verb: &Verb, phase: Phase) -> Option<&'static Saying> {
    let found = || sayings().filter(|saying| saying.says(verb) && saying.fits(phase));
    found().find(|saying| saying.phase.is_some()).or_else(|| found().next())
}

/// Figures of all parts.
pub(super) fn figures() -> impl Iterator<Item = &'static Figures> {
    parts().flat_map(|part| part.figures)
}

/// Tokens of all parts.
pub(super) fn tokens() -> impl Iterator<Item = &'static Token> {
    parts().flat_map(|part| part.tokens)
}

/// Elements without pieces of all parts, as files list them.
pub(super) fn switches() -> impl Iterator<Item = &'static Switch> {
    (0..=u8::MAX).flat_map(|rank| parts().flat_map(|part| part.switches).filter(move |switch| switch.rank == rank))
}

/// Elements that are options of ours.
pub(super) fn option_elements() -> impl Iterator<Item = &'static OptionElement> {
    parts().flat_map(|part| part.option_elements)
}

/// Options of all parts, as files list them.
pub(super) fn rules() -> impl Iterator<Item = &'static Rule> {
    (0..=u8::MAX).flat_map(|rank| parts().flat_map(|part| part.rules).filter(move |rule| rule.rank == rank))
}

/// Options that are none there, with their value.
pub(super) fn their_way() -> impl Iterator<Item = (&'static str, &'static str)> {
    parts().flat_map(|part| part.their_way).copied()
}

/// The stretch of a turn that a decision belongs to.
pub(super) fn stretch(phase: Phase, choices: &Choices) -> Option<Stretch> {
    parts().find_map(|part| (part.stretch)(phase, choices))
}

/// Whether a tile of theirs is in no bag.
pub(super) fn is_in_no_bag(id: &str) -> bool {
    sayings().any(|saying| matches!(saying.form, Form::Tile(Some(own)) if own == id))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every verb is said, but for what their program decides by itself, and everything that is said is a verb.
    #[test]
    fn verbs_are_said() {
        let unsaid: Vec<&str> =
            Verb::all().filter(|verb| !sayings().any(|saying| saying.says(verb))).map(|verb| verb.word).collect();
        assert_eq!(unsaid, ["drew", "second"]);
        for saying in sayings() {
            assert_eq!(Verb::all().filter(|verb| saying.says(verb)).count(), 1, "{}", saying.verb);
        }
    }

    /// Nothing is declared twice, and what is declared is known to the engine.
    #[test]
    fn declarations_are_of_the_engine() {
        let known = || aude_engine::parts::parts();
        let toggle = |name: &str| known().any(|part| part.toggles.iter().any(|toggle| toggle.name == name));
        let count = |name: &str| known().any(|part| part.counts.iter().any(|count| count.name == name));
        let values = |name: &str| known().flat_map(|part| part.options).find(|o| o.name == name).map(|o| o.values);
        let mut elements: Vec<&str> = Vec::new();
        for figures in figures() {
            elements.push(figures.element);
            assert!(count(figures.figure.name()) && figures.toggle.is_none_or(toggle), "{}", figures.element);
        }
        for token in tokens() {
            elements.push(token.element);
            assert!(count(token.count) && toggle(token.toggle), "{}", token.element);
        }
        for switch in switches() {
            elements.push(switch.element);
            assert!(toggle(switch.toggle), "{}", switch.element);
        }
        for it in option_elements() {
            elements.push(it.element);
            let values = values(it.option).unwrap();
            assert!(values.contains(&it.absent) && it.present.is_none_or(|value| values.contains(&value)));
        }
        for (i, element) in elements.iter().enumerate() {
            assert!(!elements[..i].contains(element), "{element}");
        }
        for rule in rules() {
            let values = values(rule.ours).unwrap();
            assert!(rule.values.iter().all(|(_, ours)| values.contains(ours)), "{}", rule.ours);
        }
        let names = their_way().map(|(name, _)| name).chain(parts().flat_map(|part| part.said_otherwise).copied());
        for name in names {
            assert!(values(name).is_some(), "{name}");
        }
    }
}
