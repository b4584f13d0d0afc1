//! The parts of the game and what can be chosen about them.
//!
//! A part is a box: tile sets, elements (mechanics that can be switched on and off), options, figures. The base
//! game is the core of the engine. Every other part has a folder below this module with its `Room`, and is listed
//! once, in `ROOMS`.
//!
//! **Hooks.** A room in play answers some hooks (`Hook`, one method of `Room` each). For each hook, the rules
//! hold a bit mask of the rooms that answer, so a part that is not in play costs a test against zero. The core
//! never knows which room answers. To add a hook, add a method, a variant and one call at its place in the turn
//! (COMBO-X-01). Some questions need no hook, because the rules know whom to ask: about placing a tile, the rooms
//! that rule over its design (`Room::rules_over`); about a figure, the one room it belongs to (`Room::ground`,
//! `Room::wants`).
//!
//! **Decisions.** A room may interrupt a turn and ask players; see the module `turn`.
//!
//! **State.** Rooms are immutable. What they remember of a game is in `Memory`, which only games that need it
//! allocate. A room notes what it needs when a tile is placed, such as tower sites or besieged cities, instead of
//! searching the table later.
//!
//! **What rooms share.** Rooms do not call each other. What one leaves on the table or in the state is there for
//! all: the dragon's square stops wagons, for example. Where several parts affect one number (a pig and a herd),
//! the core combines them.

pub(crate) mod abbey_mayor;
mod abbot;
mod base;
pub(crate) mod bridges_castles_bazaars;
pub(crate) mod count;
pub(crate) mod cult;
mod inns_cathedrals;
pub(crate) mod king_robber;
pub(crate) mod princess_dragon;
mod river;
pub(crate) mod siege;
pub(crate) mod tower;
pub(crate) mod traders_builders;

use std::fmt::Debug;

use crate::{
    Action, Axis, Design, Figure, Flaw, Illegal, Log, Phase, Placement, Pos, Position, Revision, Rules, SetupError,
    StartTile, State,
    board::{SegmentRef, keep},
    lists::keeps_room,
    rules,
    score::{CityKind, Farm, Scored, Tally, Worth},
    setup::Choices,
    state::Standing,
    tile::{Kind, Marks, Symbol, Tile},
    verb::Verb,
};

/// The rooms. To add a part, write its room and add it here. Where several answer a hook, this is their order.
const ROOMS: &[&Part] = &[
    &river::PART,
    &abbot::PART,
    &inns_cathedrals::PART,
    &traders_builders::PART,
    &king_robber::PART,
    &princess_dragon::PART,
    &tower::PART,
    &bridges_castles_bazaars::PART,
    &abbey_mayor::PART,
    &siege::PART,
    &cult::PART,
    &count::PART,
];

/// No game has more rooms.
pub(crate) const MOST_ROOMS: usize = ROOMS.len();

/// Every part: the base game, then the rooms.
pub fn parts() -> impl Iterator<Item = &'static Part> {
    std::iter::once(&base::PART).chain(ROOMS.iter().copied())
}

/// What the collected rules of 2006 describe.
const BIG_BOX: &[&str] = &["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower"];

/// What the Nordic digest of 2010 describes.
const NORDIC: &[&str] = &[
    "base",
    "inns-cathedrals",
    "traders-builders",
    "king-robber",
    "princess-dragon",
    "tower",
    "abbey-mayor",
    "bridges-castles-bazaars",
    "siege",
    "cult",
    "river-2",
    "count",
];

/// The editions.
pub const PRESETS: &[Preset] = &[
    Preset { name: "first-edition", about: "the first edition of the base game", parts: &["base"], sets: &["base"] },
    Preset { name: "big-box-2006", about: "the collected rules of 2006", parts: BIG_BOX, sets: BIG_BOX },
    Preset {
        name: "new-edition-2016",
        about: "the new edition of 2016",
        parts: &["base", "river-1", "abbot"],
        sets: &["base-gardens", "river-1-gardens"],
    },
    Preset {
        name: "nordic-2010",
        about: "the Nordic digest of 2010, with its house rules",
        parts: NORDIC,
        sets: NORDIC,
    },
];

/// An edition: a value for every option.
#[derive(Debug)]
pub struct Preset {
    /// Its name in setups.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// The parts its rules describe. They are not switched on by the preset.
    pub parts: &'static [&'static str],
    /// The tile sets to play them with.
    pub sets: &'static [&'static str],
}

/// Opens a room for a game.
pub(crate) type Open = fn(&Choices) -> Result<Option<Box<dyn Room>>, SetupError>;

/// A box of the game.
#[derive(Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it brings, in a sentence.
    pub about: &'static str,
    /// Its tile sets.
    pub sets: &'static [&'static str],
    /// Its elements.
    pub toggles: &'static [Toggle],
    /// Its options.
    pub options: &'static [Choice],
    /// Its figures and tokens.
    pub counts: &'static [Count],
    /// What players can do because of it.
    pub verbs: &'static [Verb],
    /// Whether a tile of its sets is left out by an option.
    pub(crate) leaves_out: fn(&Choices, &Tile) -> bool,
    /// Opens its room for a game; nothing if the game does not need it; an error if it makes no sense.
    pub(crate) open: Open,
}

/// An element that can be switched on or off by itself.
#[derive(Debug)]
pub struct Toggle {
    /// Its name in setups.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Whether it is on where the setup does not say.
    pub(crate) default: fn(&Choices) -> bool,
    /// What on the tiles belongs to it.
    pub(crate) shown: Shown,
}

/// What on the tiles belongs to an element, and is ignored while the element is off (COMBO-X-08).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    Nothing,
    /// Marks on segments.
    Marks(Marks),
    /// A symbol of a tile.
    Symbol(Symbol),
    /// A princess in a city.
    Princess,
    /// A shrine, which is a plain monastery otherwise.
    Shrine,
    /// Symbols without which a tile is of no use, so that it is removed.
    Needed(&'static [Symbol]),
    /// The whole tile set of the same name, which is removed.
    Set,
}

impl Shown {
    /// Whether a tile shows it.
    pub(crate) fn is_on(self, tile: &Tile) -> bool {
        match self {
            Self::Nothing | Self::Set => false,
            Self::Marks(marks) => tile.marks().without(marks) != tile.marks(),
            Self::Symbol(symbol) => tile.symbol == Some(symbol),
            Self::Shrine => tile.segments.iter().any(|s| s.kind == Kind::Shrine),
            Self::Princess => tile.segments.iter().any(|s| s.princess),
            Self::Needed(symbols) => tile.symbol.is_some_and(|s| symbols.contains(&s)),
        }
    }

    /// Whether it is the symbol of a tile.
    pub(crate) fn is_symbol_of(self, tile: &Tile) -> bool {
        matches!(self, Self::Symbol(_) | Self::Needed(_)) && self.is_on(tile)
    }
}

/// An option with its values.
#[derive(Debug)]
pub struct Choice {
    /// Its name in setups.
    pub name: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// What can be chosen.
    pub values: &'static [&'static str],
    /// The value where neither setup nor preset says.
    pub default: &'static str,
    /// The values of the presets that differ from the default.
    pub presets: &'static [(&'static str, &'static str)],
    /// The revision of the rules that gave the presets these values.
    pub since: Revision,
}

/// Options that were taken out, with their values: old setups still have them.
pub(crate) const FORMER_OPTIONS: &[(&str, &[&str])] = &[("unplaceable-tile", &["automatic", "needs-agreement"])];

/// A kind of figure or token that each player has.
#[derive(Debug)]
pub struct Count {
    /// Its name in setups.
    pub name: &'static str,
    /// Which figure it is.
    pub figure: Figure,
    /// How many there are in a game that has them, by the number of players.
    pub usual: fn(usize) -> u32,
    /// The element it belongs to, which a count above 0 switches on.
    pub toggle: Option<&'static str>,
    /// Whether the room says where it may be placed, rather than the rules for followers.
    pub(crate) placed_by_room: bool,
}

/// Nothing is left out.
const fn nothing(_: &Choices, _: &Tile) -> bool {
    false
}

impl Count {
    /// At most this many of a kind.
    pub const MAX: u32 = 99;
}

/// The moments at which the core asks the rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hook {
    /// [`Room::opening`]
    Opening,
    /// [`Room::before_tile`]
    BeforeTile,
    /// [`Room::sets_aside`]
    Drawn,
    /// [`Room::takes`]
    Takes,
    /// [`Room::places`]
    Places,
    /// [`Room::bears`]
    Bears,
    /// [`Room::laid`]
    Laid,
    /// [`Room::offer`]
    Offer,
    /// [`Room::aside`]
    Aside,
    /// [`Room::insists`]
    Insists,
    /// [`Room::worth`]
    Worth,
    /// [`Room::pays`]
    Pays,
    /// [`Room::left`]
    Left,
    /// [`Room::home`]
    Home,
    /// [`Room::tally`]
    Tally,
    /// [`Room::city`]
    City,
    /// [`Room::scored`]
    Scored,
    /// [`Room::farm`]
    Farm,
    /// [`Room::begins`]
    Begins,
    /// [`Room::goes_on`]
    GoesOn,
    /// [`Room::finale`]
    Finale,
    /// [`Room::ends`]
    Ends,
    /// [`Room::fields_end`]
    FieldsEnd,
    /// [`Room::end`]
    End,
    /// [`Room::spares`]
    Spares,
}

impl Hook {
    pub(crate) const ALL: [Self; 25] = [
        Self::Opening,
        Self::BeforeTile,
        Self::Drawn,
        Self::Takes,
        Self::Places,
        Self::Bears,
        Self::Laid,
        Self::Offer,
        Self::Aside,
        Self::Insists,
        Self::Worth,
        Self::Pays,
        Self::Left,
        Self::Home,
        Self::Tally,
        Self::City,
        Self::Scored,
        Self::Farm,
        Self::Begins,
        Self::GoesOn,
        Self::Finale,
        Self::Ends,
        Self::FieldsEnd,
        Self::End,
        Self::Spares,
    ];
    pub(crate) const COUNT: usize = Self::ALL.len();
}

/// The moments between the action about a figure and the next tile, in their order (COMBO-X-01). A room that answers
/// one may ask players for decisions before the turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Moment {
    /// A tower was raised: captures and exchanges.
    Capture,
    /// A bridge is built after the figure.
    Bridge,
    /// The dragon moves, before anything is scored.
    BeforeScoring,
    /// Cities become castles.
    Castle,
    /// Followers leave the Count's city.
    LeaveCity,
    /// The core scores what was completed. No room answers this one.
    Scoring,
    /// Fields with barns are scored.
    Fields,
    /// The core tells the rooms what was completed. No room answers this one.
    Rewards,
    /// Figures have gone home.
    AfterScoring,
    /// Wagons drive on.
    Wagon,
    /// The dragon moves, after wagons.
    AfterWagons,
    /// A follower enters the Count's city.
    EnterCity,
    /// A follower escapes from a siege.
    Escape,
    /// A prisoner is bought back after scoring.
    Ransom,
    /// The second tile is taken or declined that a builder has earned.
    SecondTile,
    /// The turn has ended, if no part of it follows: an auction.
    Auction,
}

/// When a moment comes at all: what has nothing to do is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Always.
    Always,
    /// When the tile completed something, or fields are scored: somebody may get points.
    Paid,
    /// When a room calls for it.
    Called,
}

impl Moment {
    pub(crate) const COUNT: usize = Self::Auction as usize + 1;

    /// When it comes.
    pub(crate) const fn when(self) -> When {
        match self {
            Self::Capture
            | Self::Bridge
            | Self::BeforeScoring
            | Self::Fields
            | Self::AfterScoring
            | Self::AfterWagons
            | Self::SecondTile
            | Self::Auction => When::Called,
            Self::Castle | Self::LeaveCity | Self::Scoring | Self::Rewards | Self::Wagon | Self::EnterCity => {
                When::Paid
            }
            Self::Escape | Self::Ransom => When::Always,
        }
    }
}

/// What a figure wants of the feature it is placed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wants {
    /// That nobody is there.
    Solitude,
    /// That an own follower is there, and that it is not complete.
    Company,
    /// The same, with a small or big follower.
    OrdinaryCompany,
    /// It is placed by an action of its own.
    Nothing,
}

impl Wants {
    pub(crate) const COUNT: usize = Self::Nothing as usize + 1;
}

/// Whether an action that a room offered settles the decision about a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// It does.
    Done,
    /// The decision is due again.
    Again,
}

/// A part in play, with its options settled. Rooms are immutable; what changes is in the state, under
/// [`Memory`].
#[allow(unused_variables, reason = "a room answers what concerns it and leaves the rest")]
pub(crate) trait Room: Debug + Send + Sync {
    /// The hooks it wants to be asked at.
    fn hooks(&self) -> Vec<Hook>;

    /// The moments of a turn that it wants to use.
    fn moments(&self) -> &'static [Moment] {
        &[]
    }

    /// The decisions that are its own: it lists what is possible, and plays it.
    fn decisions(&self) -> &'static [Phase] {
        &[]
    }

    /// Whether it has a say in where a tile may be placed.
    fn rules_over(&self, tile: &Tile) -> bool {
        false
    }

    /// Whether a tile it rules over may be placed so. The edges fit.
    fn allows(&self, rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
        Ok(())
    }

    /// Puts those of a list of placements first that it allows, and says how many there are.
    fn keep(&self, rules: &Rules, state: &State, design: Design, list: &mut [Placement]) -> usize {
        keep(list, |placement| self.allows(rules, state, design, placement).is_ok())
    }

    /// Whether every tile of the bag that it rules over surely has a place. Saves the core the search.
    fn surely_fits(&self, rules: &Rules, state: &State) -> bool {
        false
    }

    /// A tile was laid before the first turn. Answers whether it has built the tower that the setup asks for.
    fn opens(&self, rules: &Rules, state: &mut State, tile: &StartTile) -> Result<bool, Flaw> {
        Ok(false)
    }

    /// Takes what is its own out of a position that the game begins with. Nobody stands on the table yet.
    fn sets_up(&self, rules: &Rules, state: &mut State, position: &mut Position) -> Result<(), SetupError> {
        Ok(())
    }

    /// Further segments of a tile on which a figure may stand before the first turn.
    fn stands(&self, rules: &Rules, state: &State, tile: usize, figure: Figure) -> u16 {
        0
    }

    /// Whether everybody may stand where the setup has put them.
    fn agrees(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        Ok(())
    }

    /// The fairy is to join a follower before the first turn. Answers whether it has.
    fn joins(&self, state: &mut State, owner: usize, spot: SegmentRef) -> bool {
        false
    }

    /// The game begins. Answers whether a decision is due before the first tile; if so, the state says which.
    fn opening(&self, rules: &Rules, state: &mut State) -> bool {
        false
    }

    /// A tile is about to be drawn, or chosen from the hand. Answers whether something else comes first; if so, the
    /// state says what.
    fn before_tile(&self, rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        false
    }

    /// Whether a tile that was just drawn is not for the player in turn: it is for an auction.
    fn takes(&self, rules: &Rules, state: &mut State, design: Design, log: &mut Log) -> bool {
        false
    }

    /// Further placements of a tile, where it does not fit by itself.
    fn places(&self, rules: &Rules, state: &State, design: Design, actions: &mut Vec<Action>) {}

    /// Whether there are any. Saves the core the list.
    fn has_places(&self, rules: &Rules, state: &State, design: Design) -> bool {
        let mut actions = Vec::new();
        self.places(rules, state, design, &mut actions);
        !actions.is_empty()
    }

    /// How many lots there are for the further placements of a tile.
    fn place_lots(&self, rules: &Rules, state: &State, design: Design) -> usize {
        0
    }

    /// What one of these lots stands for, if it is no blank.
    fn place_lot(&self, rules: &Rules, state: &State, design: Design, lot: usize) -> Option<Action> {
        None
    }

    /// Whether a bridge may be built, as far as this part is concerned, perhaps with a tile that is placed.
    fn bears(&self, rules: &Rules, state: &State, placed: Option<(Design, Placement)>, bridge: (Pos, Axis)) -> bool {
        true
    }

    /// Whether it agrees to any bridge now. Saves the core the question for each.
    fn bears_any(&self, rules: &Rules, state: &State) -> bool {
        false
    }

    /// Whether a tile that was just drawn is of no use yet and laid aside. Asked of those who mind its design.
    fn sets_aside(&self, rules: &Rules, state: &State, design: Design) -> bool {
        false
    }

    /// The segments of a tile on which a figure of this part can stand at all.
    fn ground(&self, design: &rules::Design, figure: Figure) -> u16 {
        0
    }

    /// What a figure of this part wants of the feature it is placed on, beside its ground.
    fn wants(&self, figure: Figure) -> Wants {
        Wants::Solitude
    }

    /// Why a figure of this part may not be placed on a segment where it lacks what it wants.
    fn why_not(&self, rules: &Rules, state: &State, figure: Figure, segment: usize) -> Illegal {
        Illegal::NoSegment
    }

    /// Whether it wants to know when a tile of a design was placed.
    fn minds(&self, design: &rules::Design) -> bool {
        true
    }

    /// A tile was just placed.
    fn laid(&self, rules: &Rules, state: &mut State, log: &mut Log) {}

    /// Further actions instead of placing a figure.
    fn offer(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {}

    /// Whether there are any. Saves the core the list.
    fn offers(&self, rules: &Rules, state: &State) -> bool {
        let mut actions = Vec::new();
        self.offer(rules, state, &mut actions);
        !actions.is_empty()
    }

    /// Whether there nearly always are. Such a room is asked before others, which saves the core asking them.
    fn offers_mostly(&self) -> bool {
        false
    }

    /// How many lots there are for them (see `turn/lots.rs`): one for each in their order, and as many blanks as is
    /// convenient. A list that is needed is made in the one that is lent.
    fn offer_lots(&self, rules: &Rules, state: &State, list: &mut Vec<Action>) -> usize {
        list.clear();
        self.offer(rules, state, list);
        list.len()
    }

    /// What one of these lots stands for, if it is no blank.
    fn offer_lot(&self, rules: &Rules, state: &State, lot: usize, list: &mut Vec<Action>) -> Option<Action> {
        list.clear();
        self.offer(rules, state, list);
        Some(list[lot])
    }

    /// Further actions beside whatever the player in turn decides about a tile or a figure.
    fn aside(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {}

    /// Whether there are any. Saves the core the list.
    fn has_aside(&self, rules: &Rules, state: &State) -> bool {
        let mut actions = Vec::new();
        self.aside(rules, state, &mut actions);
        !actions.is_empty()
    }

    /// How many lots there are for them.
    fn aside_lots(&self, rules: &Rules, state: &State, list: &mut Vec<Action>) -> usize {
        list.clear();
        self.aside(rules, state, list);
        list.len()
    }

    /// What one of these lots stands for, if it is no blank.
    fn aside_lot(&self, rules: &Rules, state: &State, lot: usize, list: &mut Vec<Action>) -> Option<Action> {
        list.clear();
        self.aside(rules, state, list);
        Some(list[lot])
    }

    /// Whether one of the actions it offers must be taken.
    fn insists(&self, rules: &Rules, state: &State) -> bool {
        false
    }

    /// Whether an action is one of those it offers.
    fn owns(&self, action: Action) -> bool {
        false
    }

    /// Plays one of the actions it offered.
    fn play(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> After {
        After::Done
    }

    /// Why an action is not possible, if it is one of this part.
    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        None
    }

    /// A moment of the turn has come. Answers whether a decision is due before the turn can go on; if so, the
    /// state says which and whose, and this is asked again once it is taken.
    fn moment(&self, rules: &Rules, state: &mut State, moment: Moment, log: &mut Log) -> bool {
        false
    }

    /// Lists what is possible in a decision of its own.
    fn list(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {}

    /// Plays an action of such a decision.
    fn decide(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) {}

    /// Changes what a road or city is worth.
    fn worth(&self, scored: &Scored, worth: &mut Worth) {}

    /// A feature was scored, and its figures are still there. `last` in the final scoring.
    fn pays(&self, rules: &Rules, state: &mut State, feature: u16, last: bool, log: &mut Log) {}

    /// Figures have left the board.
    fn left(&self, state: &mut State) {}

    /// A figure goes home from a feature that was scored.
    fn home(&self, state: &mut State, standing: Standing) {}

    /// Changes how strong players are on a feature.
    fn tally(&self, rules: &Rules, state: &State, segment: SegmentRef, tally: &mut Tally) {}

    /// What a completed city is to farmers, if it is something special.
    fn city(&self, rules: &Rules, state: &State, city: SegmentRef) -> Option<CityKind> {
        None
    }

    /// Whether a figure on the board is safe from dragon and towers, and cannot escape a siege.
    fn spares(&self, state: &State, standing: Standing) -> bool {
        false
    }

    /// These features were completed and scored in this part of a turn; these cities became castles.
    fn scored(&self, rules: &Rules, state: &mut State, features: &[SegmentRef], castles: &[SegmentRef], log: &mut Log) {
    }

    /// Changes what cities are worth to a farmer.
    fn farm(&self, rules: &Rules, state: &State, farm: &mut Farm) {}

    /// A player's turn begins, or its second part.
    fn begins(&self, rules: &Rules, state: &mut State, log: &mut Log) {}

    /// Whether there is something to be placed though the bag is empty.
    fn goes_on(&self, state: &State) -> bool {
        false
    }

    /// No tile is left. Answers whether a decision is due before the final scoring; if so, the state says which and
    /// whose, and this is asked again once it is taken.
    fn finale(&self, rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        false
    }

    /// The final scoring begins.
    fn ends(&self, rules: &Rules, state: &mut State, log: &mut Log) {}

    /// Farmers have been paid at the end.
    fn fields_end(&self, rules: &Rules, state: &mut State, log: &mut Log) {}

    /// The last points, after fields.
    fn end(&self, rules: &Rules, state: &mut State, log: &mut Log) {}
}

/// What the rooms remember of a game, beyond what lies on the table. Only games that need it have it.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Memory {
    /// Tiles laid aside until they can be used.
    pub(crate) aside: Vec<Design>,
    /// Tiles that went back into a bag of fixed order, whose end they are.
    pub(crate) back: Vec<Design>,
    /// Features that were scored in this part of a turn, while rooms are still to be told.
    pub(crate) scored: Vec<SegmentRef>,
    /// Features that were completed other than by a segment of the tile placed last, and are not scored yet.
    pub(crate) completed: Vec<SegmentRef>,
    pub(crate) traders_builders: traders_builders::Goods,
    pub(crate) king_robber: king_robber::Cards,
    pub(crate) princess_dragon: princess_dragon::Lair,
    pub(crate) tower: tower::Towers,
    pub(crate) abbey_mayor: abbey_mayor::Yard,
    pub(crate) bridges: bridges_castles_bazaars::Bridges,
    pub(crate) castles: bridges_castles_bazaars::Castles,
    pub(crate) auction: bridges_castles_bazaars::Auction,
    pub(crate) siege: siege::Sieges,
    pub(crate) cult: cult::Houses,
    pub(crate) count: count::City,
}

keeps_room!(Memory {
    aside,
    back,
    scored,
    completed,
    traders_builders,
    king_robber,
    princess_dragon,
    tower,
    abbey_mayor,
    bridges,
    castles,
    auction,
    siege,
    cult,
    count,
});

impl Memory {
    /// How many bytes it takes besides itself.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.completed)
            + size_of_val(&*self.aside)
            + size_of_val(&*self.back)
            + size_of_val(&*self.scored)
            + self.princess_dragon.bytes()
            + self.tower.bytes()
            + self.abbey_mayor.bytes()
            + self.castles.bytes()
            + self.auction.bytes()
            + self.siege.bytes()
            + self.cult.bytes()
            + self.count.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_consistent() {
        let presets: Vec<_> = PRESETS.iter().map(|p| p.name).collect();
        for choice in parts().flat_map(|p| p.options) {
            assert!(choice.values.contains(&choice.default), "{}", choice.name);
            for (preset, value) in choice.presets {
                assert!(presets.contains(preset), "{}: {preset}", choice.name);
                assert!(choice.values.contains(value), "{}: {value}", choice.name);
                assert_ne!(*value, choice.default, "{}: the preset says nothing new", choice.name);
            }
        }
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = parts()
            .flat_map(|p| {
                let toggles = p.toggles.iter().map(|t| t.name);
                let counts = p.counts.iter().map(|c| c.name);
                toggles.chain(counts).chain(p.options.iter().map(|o| o.name))
            })
            .collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|w| w[0] != w[1]), "{names:?}");
    }

    /// What a preset names can be played.
    #[test]
    fn presets_can_be_played() {
        for preset in PRESETS {
            let mut setup = crate::Setup::players(2);
            setup.preset = Some(preset.name.into());
            setup.parts = Some(preset.sets.iter().map(|set| ((*set).to_string(), 1)).collect());
            let rules = Rules::new(&setup).unwrap();
            assert_eq!(rules.choices().count("abbot") > 0, preset.parts.contains(&"abbot"), "{}", preset.name);
        }
    }

    #[test]
    fn tile_sets_exist() {
        for set in parts().flat_map(|p| p.sets) {
            assert!(crate::tile::set(set).is_some(), "{set}");
        }
    }
}
