//! How the core calls an expansion.

use std::{
    fmt::{self, Debug},
    ops::Range,
};

use crate::{
    Action, Axis, Design, Figure, Flaw, Illegal, Log, Phase, Placement, Pos, Rules, SetupError, StartExtras, StartTile,
    State,
    board::SegmentRef,
    rules,
    score::{CityKind, Farm, Scored, Tally, Worth},
    state::Standing,
    tile::Tile,
};

/// An expansion in play, with its options settled. It is immutable; what changes during a game is in the state,
/// under [`Memory`](super::Memory).
#[allow(unused_variables, reason = "an expansion answers what concerns it and leaves the rest")]
pub(crate) trait Expansion: Debug + Send + Sync {
    /// Registers what the expansion does during a game. The core calls nothing else then, except [`Self::refuse`].
    fn hooks(&self, hooks: &mut Hooks);

    /// The segments of a tile on which a figure of this expansion can stand at all.
    fn ground(&self, design: &rules::Design, figure: Figure) -> u16 {
        0
    }

    /// Why an action is not possible, if the action belongs to this expansion and to the current phase.
    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        None
    }

    /// A tile was laid before the first turn. Answers whether the expansion has built the tower that the setup asks for.
    fn opens(&self, rules: &Rules, state: &mut State, tile: &StartTile) -> Result<bool, Flaw> {
        Ok(false)
    }

    /// Takes what belongs to this expansion out of a position that the game begins with. No figure stands on the table yet.
    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        Ok(())
    }

    /// Further segments of a tile on which a figure may stand before the first turn.
    fn stands(&self, rules: &Rules, state: &State, tile: usize, figure: Figure) -> u16 {
        0
    }

    /// A figure that the setup marks stands on the table now. Answers whether the mark belongs to this expansion.
    fn joins(&self, state: &mut State, owner: usize, spot: SegmentRef) -> bool {
        false
    }

    /// Whether all figures may stand where the setup has put them.
    fn agrees(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        Ok(())
    }
}

/// The type of a function that expansions register.
macro_rules! hook {
    (fn($($argument:ty),*) $(-> $answer:ty)?) => {
        Box<dyn Fn($($argument),*) $(-> $answer)? + Send + Sync>
    };
}

/// A step of a game in which an expansion takes part.
pub(crate) type Ask = hook!(fn(&Rules, &mut State, &mut Log) -> bool);

/// Why one of the actions that are offered must be taken, if so.
type Insist = hook!(fn(&Rules, &State) -> Option<Illegal>);

/// What the expansions of a game do, by occasion. An expansion that does nothing on an occasion costs nothing there.
///
/// Functions are called in the order of the expansions in the catalogue.
#[derive(Default)]
#[allow(clippy::type_complexity, reason = "each list says what its functions take")]
pub(crate) struct Hooks {
    /// The steps of the game in their order. Each answers whether a decision is due before the game can go on; if so,
    /// the state says which and whose, and the step is called again once the decision is taken.
    pub(crate) steps: Vec<(TurnStep, Ask)>,
    /// The decisions that belong to expansions.
    pub(crate) decisions: [Option<Decision>; Phase::COUNT],
    /// Where tiles may be placed.
    pub(crate) placement: Vec<PlacementRule>,
    /// Whether a road may be laid over a tile on the table, or over one that is about to be placed.
    pub(crate) roads: Vec<hook!(fn(&Rules, &State, Option<(Design, Placement)>, (Pos, Axis)) -> bool)>,
    /// Whether a tile that was just drawn is not for the player in turn.
    pub(crate) diverts: Vec<hook!(fn(&Rules, &mut State, Design, &mut Log) -> bool)>,
    /// Further placements of a tile, where it does not fit by itself.
    pub(crate) places: Vec<Offers<Design>>,
    /// A tile was just placed.
    pub(crate) laid: Vec<Laid>,
    /// Actions instead of placing a figure.
    pub(crate) instead: Vec<Offers>,
    /// Actions beside whatever the player in turn decides about a tile or a figure.
    pub(crate) beside: Vec<Offers>,
    /// Before this step those are possible, if not before scoring.
    pub(crate) beside_until: Option<TurnStep>,
    /// Plays an action of `instead` or `beside`; nothing if it belongs to another expansion.
    pub(crate) plays: Vec<hook!(fn(&Rules, &mut State, Action, &mut Log) -> Option<After>)>,
    /// Whether there is something to be placed though the bag is empty.
    pub(crate) goes_on: Vec<hook!(fn(&State) -> bool)>,
    /// Changes what a road or city is worth.
    pub(crate) worth: Vec<hook!(fn(&Scored, &mut Worth))>,
    /// Changes how strong players are on a feature.
    pub(crate) tally: Vec<hook!(fn(&Rules, &State, SegmentRef, &mut Tally))>,
    /// What a completed city is to farmers, if it is something special.
    pub(crate) city: Vec<hook!(fn(&State, SegmentRef) -> Option<CityKind>)>,
    /// Changes what cities are worth to a farmer.
    pub(crate) farm: Vec<hook!(fn(&Rules, &State, &mut Farm))>,
    /// A feature was scored, and its figures are still there. The flag says whether this is the final scoring.
    pub(crate) pays: Vec<hook!(fn(&Rules, &mut State, u16, bool, &mut Log))>,
    /// A figure has left the board. The flag says whether that is because its feature was scored.
    pub(crate) left: Vec<hook!(fn(&mut State, Standing, bool))>,
    /// These features were completed and scored in this part of a turn; these others became something else instead.
    pub(crate) scored: Vec<hook!(fn(&Rules, &mut State, &[SegmentRef], &[SegmentRef], &mut Log))>,
}

impl Hooks {
    /// Registers a step that may need decisions.
    pub(crate) fn step(
        &mut self,
        step: TurnStep,
        ask: impl Fn(&Rules, &mut State, &mut Log) -> bool + Send + Sync + 'static,
    ) {
        self.steps.push((step, Box::new(ask)));
    }

    /// Registers a step that needs none.
    pub(crate) fn on(&mut self, step: TurnStep, run: impl Fn(&Rules, &mut State, &mut Log) + Send + Sync + 'static) {
        self.step(step, move |rules, state, log| {
            run(rules, state, log);
            false
        });
    }

    /// Registers a decision: what is possible, and how it is played.
    pub(crate) fn decision(
        &mut self,
        phase: Phase,
        list: impl Fn(&Rules, &State, &mut Vec<Action>) + Send + Sync + 'static,
        play: impl Fn(&Rules, &mut State, Action, &mut Log) + Send + Sync + 'static,
    ) {
        self.decisions[phase as usize] = Some(Decision { list: Box::new(list), play: Box::new(play) });
    }

    /// Registers what happens when a tile is placed whose design an expansion watches.
    pub(crate) fn laid(
        &mut self,
        watches: fn(&rules::Design) -> bool,
        run: impl Fn(&Rules, &mut State, &mut Log) + Send + Sync + 'static,
    ) {
        self.laid.push(Laid { watches, run: Box::new(run) });
    }

    /// Puts the steps in order, and says for each which of them are its own.
    pub(crate) fn sort_steps(&mut self) -> [Range<usize>; TurnStep::COUNT] {
        let mut sorted = Vec::with_capacity(self.steps.len());
        let ranges = std::array::from_fn(|n| {
            let first = sorted.len();
            // Where several expansions use a step, they come in their order.
            sorted.extend(self.steps.extract_if(.., |(step, _)| *step as usize == n));
            first..sorted.len()
        });
        self.steps = sorted;
        ranges
    }
}

impl Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.steps.iter().map(|(step, _)| step)).finish()
    }
}

/// A decision that belongs to an expansion.
pub(crate) struct Decision {
    /// Lists what is possible.
    pub(crate) list: hook!(fn(&Rules, &State, &mut Vec<Action>)),
    /// Plays an action of the list.
    pub(crate) play: hook!(fn(&Rules, &mut State, Action, &mut Log)),
}

/// What an expansion does when a tile was placed.
pub(crate) struct Laid {
    /// Whether tiles of a design concern it.
    pub(crate) watches: fn(&rules::Design) -> bool,
    pub(crate) run: hook!(fn(&Rules, &mut State, &mut Log)),
}

/// A rule about where tiles may be placed.
pub(crate) struct PlacementRule {
    /// Whether it concerns a tile.
    pub(crate) concerns: fn(&Tile) -> bool,
    /// Whether such a tile may be placed so. Its edges fit.
    pub(crate) allows: hook!(fn(&Rules, &State, Design, Placement) -> Result<(), Illegal>),
    /// Puts those of a list of placements first that are allowed, and says how many there are.
    pub(crate) keep: hook!(fn(&Rules, &State, Design, &mut [Placement]) -> usize),
    /// Whether every tile of the bag that it concerns surely has a place. Saves the core the search.
    pub(crate) surely_fits: fn(&Rules, &State) -> bool,
}

/// Actions that an expansion offers.
///
/// They are numbered as slots; a slot may be blank. The random choice draws slots (`turn/sample.rs`); the list, whether
/// there is any action, and whether a given one is among them follow from a visit.
pub(crate) struct Offers<Of = ()> {
    /// How many slots there are: one for each action in the order of the list, and as many blank ones as is convenient.
    pub(crate) slots: hook!(fn(&Rules, &State, Of) -> usize),
    /// The action of a slot.
    pub(crate) slot: hook!(fn(&Rules, &State, Of, usize) -> Option<Action>),
    /// Shows the actions one by one until the function answers yes. Answers whether it did.
    visit: hook!(fn(&Rules, &State, Of, &mut dyn FnMut(Action) -> bool) -> bool),
    /// Why one of these actions must be taken, if so.
    pub(crate) insists: Option<Insist>,
}

impl<Of: Copy + 'static> Offers<Of> {
    /// Actions by their slots.
    pub(crate) fn new(
        slots: impl Fn(&Rules, &State, Of) -> usize + Copy + Send + Sync + 'static,
        slot: impl Fn(&Rules, &State, Of, usize) -> Option<Action> + Copy + Send + Sync + 'static,
    ) -> Self {
        Self {
            slots: Box::new(slots),
            slot: Box::new(slot),
            visit: Box::new(move |rules, state, of, found| {
                (0..slots(rules, state, of)).filter_map(|n| slot(rules, state, of, n)).any(found)
            }),
            insists: None,
        }
    }

    /// Replaces the visit of all slots by a faster one, in the same order.
    pub(crate) fn visited_by(
        mut self,
        visit: impl Fn(&Rules, &State, Of, &mut dyn FnMut(Action) -> bool) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.visit = Box::new(visit);
        self
    }

    /// Lists the actions.
    pub(crate) fn list(&self, rules: &Rules, state: &State, of: Of, actions: &mut Vec<Action>) {
        (self.visit)(rules, state, of, &mut |action| {
            actions.push(action);
            false
        });
    }

    /// Whether there is any.
    pub(crate) fn any(&self, rules: &Rules, state: &State, of: Of) -> bool {
        (self.visit)(rules, state, of, &mut |_| true)
    }

    /// Whether an action is one of them.
    pub(crate) fn has(&self, rules: &Rules, state: &State, of: Of, action: Action) -> bool {
        (self.visit)(rules, state, of, &mut |other| other == action)
    }
}

/// The steps of a game in which expansions take part, each with those that follow it (COMBO-X-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum TurnStep {
    /// The game begins: decisions before the first tile.
    Opening,
    /// A player's turn begins, or its second part.
    Begin,
    /// A tile is about to be drawn, or chosen from the hand: something else may come first.
    BeforeTile,
    /// A tower was raised: captures and exchanges. This is the first step after the action about a figure.
    Capture,
    /// A bridge is built after the figure.
    Bridge,
    /// The dragon moves, before anything is scored.
    BeforeScoring,
    /// Cities become castles.
    Castle,
    /// Followers leave the Count's city.
    LeaveCity,
    /// The core scores what was completed (COMBO-TURN-04).
    Scoring,
    /// Fields with barns are scored.
    Fields,
    /// The core tells the expansions what was completed.
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
    /// No tile is left: decisions before the final scoring.
    Finale,
    /// The final scoring begins.
    FinalScoring,
    /// Farmers have been paid at the end.
    FieldsEnd,
    /// The last points, after fields.
    End,
}

/// When a step comes at all: what has nothing to do is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Always.
    Always,
    /// When the tile completed something, or fields are scored: a player may get points.
    Paid,
    /// When an expansion calls for it.
    Called,
}

impl TurnStep {
    pub(crate) const COUNT: usize = Self::End as usize + 1;

    /// Whether it comes between the action about a figure and the next tile.
    pub(crate) const fn is_in_program(self) -> bool {
        Self::Capture as u8 <= self as u8 && self as u8 <= Self::Auction as u8
    }

    /// When it comes.
    pub(crate) const fn when(self) -> When {
        match self {
            Self::Castle | Self::LeaveCity | Self::Scoring | Self::Rewards | Self::Wagon | Self::EnterCity => {
                When::Paid
            }
            Self::Escape | Self::Ransom => When::Always,
            _ => When::Called,
        }
    }
}

/// What a figure wants of the feature it is placed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wants {
    /// That no follower is there.
    Unoccupied,
    /// That an own follower is there, and that it is not complete.
    OwnFollower,
    /// The same, with a small or big follower.
    OwnOrdinaryFollower,
    /// It is placed by an action of its own.
    Nothing,
}

impl Wants {
    pub(crate) const COUNT: usize = Self::Nothing as usize + 1;
}

/// Whether an action that an expansion offered settles the decision about a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// It does.
    Done,
    /// The decision is due again.
    Again,
    /// It placed a tile, and the turn has gone on from there.
    Placed,
}
