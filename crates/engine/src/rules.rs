//! The rules of one game: everything a setup asks for, checked and worked out once.

mod bag;
mod choices;
mod design;
mod fits;
mod program;
mod resolve;
mod start;

pub(crate) use design::{Design, MAX_SEGMENTS, Side};
pub use resolve::MAX_COPIES;
pub(crate) use start::check_stand;

use std::ops::Range;

use crate::{
    Action, Figure, Illegal, Log, Placement, Placements, Setup, SetupError, State,
    action::Design as DesignNo,
    board::{Board, Found},
    parts::{Ask, Expansion, Hooks, Laid, PlacementRule, Shown, TurnStep, Wants},
    setup::Choices,
    tile::{Edge, Kind, Sign, Tile},
};
use fits::Fits;
pub(crate) use fits::HELPED;
use resolve::Purpose;

/// At most this many players take part (VAR-02).
pub const MAX_PLAYERS: usize = 6;

/// `two-tile-city`: what a completed city of exactly two tiles is worth (BASE-CITY-04, BASE-CITY-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TwoTileCity {
    /// Like any other.
    PerTile,
    /// Two points, and this much for a pennant.
    TwoPoints { pennant: i32 },
}

/// `farmer-scoring` (BASE-FARM-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FarmerScoring {
    /// The majority on a field scores 3 for each city (BASE-FARM-05).
    FieldMajority3,
    /// The majority around a city scores 4 for it (BASE-FARM-06).
    CityMajority4,
}

/// A game's rules. Immutable; share it between all positions of the game.
///
/// ```
/// use aude_engine::{Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// assert_eq!(rules.players(), 2);
/// assert_eq!(rules.tiles().count(), 24); // designs in play
///
/// let error = Rules::new(&Setup::players(9)).unwrap_err();
/// assert_eq!(error.field, "players");
/// ```
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Rules {
    players: usize,
    pub(crate) designs: Vec<Design>,
    fits: Fits,
    pub(crate) two_tile_city: TwoTileCity,
    pub(crate) farmer_scoring: FarmerScoring,
    /// Tiles each player holds; 0 for drawing one and placing it.
    pub(crate) hand: usize,
    /// The order of draws, where it is fixed (VAR-03).
    pub(crate) draws: Option<Vec<DesignNo>>,
    /// Whether river tiles are placed with a look at those still to come.
    pub(crate) looks_ahead: bool,
    /// Whether nothing but a river lies on the table when the game begins.
    pub(crate) river_alone: bool,
    /// The stage of tiles that no part wants drawn first; 0 if all are alike.
    pub(crate) ordinary_stage: u8,
    /// The designs that a part wants drawn first.
    pub(crate) river: Vec<DesignNo>,
    /// Whether there are bridges, walls of the Count's city, or figures that want company.
    special: bool,
    /// Whether drawing a tile and placing it is all there is to the beginning of a turn.
    pub(crate) plain: bool,
    /// The design of the tiles that players hold from the start, which nobody draws.
    pub(crate) held: Option<DesignNo>,
    /// The figures and tokens in play.
    pub(crate) figures: Vec<Figure>,
    /// Those that stand on segments.
    pub(crate) standing: Vec<Figure>,
    /// Whether followers are all there is to decide about once a tile is placed.
    pub(crate) followers_only: bool,
    /// For each figure the expansion that says where it can stand; the core says so for those without.
    placed_by: [Option<u8>; Figure::COUNT],
    /// Whether an expansion may want one of its actions taken instead of placing a figure.
    pub(crate) may_insist: bool,
    /// What each figure wants of the feature it is placed on.
    pub(crate) wants: [Wants; Figure::COUNT],
    /// The steps between the action about a figure and the next tile, by their place among the steps; empty if that is
    /// scoring and nothing else.
    program: Range<usize>,
    /// Before this step the player in turn can do what is beside a decision.
    pub(crate) asides_until: TurnStep,
    /// Whether a builder needs a small or big follower beside it (`builder-company`).
    pub(crate) ordinary_company: bool,
    /// The steps of the program that always come, as a set.
    pub(crate) always: u16,
    /// Those that come if a player may get points.
    pub(crate) paid: u16,
    /// The places among all steps of those of each kind.
    steps: [Range<usize>; TurnStep::COUNT],
    expansions: Vec<Box<dyn Expansion>>,
    pub(crate) hooks: Hooks,
    choices: Choices,
    start: State,
}

/// The numbers in a set.
#[inline]
fn members(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let member = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(member)
    })
}

impl Rules {
    /// Checks a setup and works out everything that does not change during the game.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        resolve::resolve(setup, Purpose::Play)
    }

    /// The same for a position that is only looked at: it may be one in which no tile is left, or a river cannot go on.
    pub fn to_show(setup: &Setup) -> Result<Self, SetupError> {
        resolve::resolve(setup, Purpose::Show)
    }

    /// The same without asking whether draws could begin, for those who will say what is drawn.
    pub(crate) fn before_draws(setup: &Setup) -> Result<Self, SetupError> {
        resolve::resolve(setup, Purpose::Draws)
    }

    /// The first position: the start tiles lie on the table, the first draw is due.
    pub fn start(&self) -> State {
        self.start.clone()
    }

    /// The same to look at.
    pub(crate) const fn first(&self) -> &State {
        &self.start
    }

    /// How many players take part.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// The designs in play, in the order of their numbers.
    pub fn tiles(&self) -> impl Iterator<Item = (DesignNo, &'static Tile)> {
        self.designs.iter().enumerate().map(|(i, d)| (DesignNo(i as u8), d.tile))
    }

    /// The tile of a design.
    pub fn tile(&self, design: DesignNo) -> &'static Tile {
        self.designs[design.index()].tile
    }

    /// The design of a tile's name, if it is in play.
    pub fn design(&self, id: &str) -> Option<DesignNo> {
        self.tiles().find(|(_, t)| t.id == id).map(|(d, _)| d)
    }

    /// What a board of characters shows of a tile in this game.
    pub fn signs(&self, tile: &Tile) -> Vec<Sign> {
        tile.signs_without(&self.choices.off().map(|toggle| toggle.shown).collect::<Vec<_>>())
    }

    /// What a kind counts as in this game: without its element a shrine is a monastery like any other.
    pub fn counts_as(&self, kind: Kind) -> Kind {
        let off = kind == Kind::Shrine && self.choices.off().any(|toggle| matches!(toggle.shown, Shown::Shrine));
        if off { Kind::Monastery } else { kind }
    }

    /// Every choice of the setup, defaults filled in.
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The figures and tokens that take part in this game.
    pub fn figures(&self) -> impl Iterator<Item = Figure> {
        self.figures.iter().copied()
    }

    /// Whether followers are all there is to decide about once a tile is placed.
    #[inline]
    pub const fn only_followers(&self) -> bool {
        self.followers_only
    }

    /// What is done when a tile of a design was placed.
    #[inline]
    pub(crate) fn laid(&self, design: DesignNo) -> impl Iterator<Item = &Laid> {
        members(self.designs[design.index()].watched).map(|n| &self.hooks.laid[n as usize])
    }

    /// The expansions of the game.
    pub(crate) fn expansions(&self) -> impl Iterator<Item = &dyn Expansion> {
        self.expansions.iter().map(|expansion| &**expansion)
    }

    /// What expansions do in a step.
    #[inline]
    fn steps(&self, step: TurnStep) -> &[(TurnStep, Ask)] {
        &self.hooks.steps[self.steps[step as usize].clone()]
    }

    /// Whether any expansion takes part in a step.
    #[inline]
    pub(crate) fn has_step(&self, step: TurnStep) -> bool {
        !self.steps[step as usize].is_empty()
    }

    /// Runs a step. Answers whether a decision is due.
    #[inline]
    pub(crate) fn run(&self, step: TurnStep, state: &mut State, log: &mut Log) -> bool {
        self.steps(step).iter().any(|(_, ask)| ask(self, state, log))
    }

    /// The steps between the action about a figure and the next tile.
    #[inline]
    pub(crate) fn program(&self) -> &[(TurnStep, Ask)] {
        &self.hooks.steps[self.program.clone()]
    }

    /// The steps of a kind in the program, as a set.
    #[inline]
    pub(crate) fn step_set(&self, step: TurnStep) -> u16 {
        let Range { start, end } = self.steps[step as usize].clone();
        (1 << (end - self.program.start)) - (1 << (start - self.program.start))
    }

    /// Whether the tiles come out of the bag in any order, and none goes back: then a shuffled list of them tells all
    /// draws.
    pub fn is_plain_bag(&self) -> bool {
        self.ordinary_stage == 0 && self.hooks.diverts.is_empty()
    }

    /// Whether there may be more to do with a tile in hand than to place it where it fits: a prisoner to be bought back, a bridge to be built.
    pub(crate) fn has_asides(&self) -> bool {
        !self.hooks.beside.is_empty() || !self.hooks.places.is_empty()
    }

    /// The expansion that says where a figure can stand, if it is not the core.
    #[inline]
    pub(crate) fn expansion_of(&self, figure: Figure) -> Option<&dyn Expansion> {
        self.placed_by[figure as usize].map(|n| &*self.expansions[n as usize])
    }

    /// The rules about where a tile may be placed.
    #[inline]
    fn placement_rules(&self, design: DesignNo) -> impl Iterator<Item = &PlacementRule> {
        members(self.designs[design.index()].ruled).map(|n| &self.hooks.placement[n as usize])
    }

    #[inline]
    pub(crate) fn list_placements(&self, state: &State, design: DesignNo, list: &mut Placements) {
        let it = &self.designs[design.index()];
        state.board.placements(self.fits.of(it), list);
        if it.ruled != 0 {
            list.shorten(|all| self.keep_allowed(state, design, all));
        }
    }

    /// How many slots there are for placements of a design: on each open square one for each turn that looks different.
    #[inline]
    pub(crate) fn placement_slots(&self, state: &State, design: DesignNo) -> usize {
        state.board.open_count() << self.designs[design.index()].turns_log
    }

    /// What one of these slots stands for, if it is no blank.
    #[inline]
    pub(crate) fn placement_slot(&self, state: &State, design: DesignNo, slot: usize) -> Option<Placement> {
        let it = &self.designs[design.index()];
        let (open, signature) = state.board.open(slot >> it.turns_log);
        let turn = slot & ((1 << it.turns_log) - 1);
        let placement = Placement(open.0 | turn as u32);
        let fits = self.fits.of(it)[signature as usize] >> turn & 1 == 1;
        (fits && (it.ruled == 0 || self.allows(state, design, placement).is_ok())).then_some(placement)
    }

    /// The bridges that would make a tile fit an open square, as a set.
    #[inline]
    pub(crate) fn spans(&self, design: DesignNo, signature: u32) -> u32 {
        self.fits.spans(&self.designs[design.index()])[signature as usize]
    }

    /// How many bridges might help a tile on one square, at most.
    #[inline]
    pub(crate) fn most_spans(&self, design: DesignNo) -> usize {
        self.designs[design.index()].helped.into()
    }

    /// The same as actions.
    pub(crate) fn extend_placements(&self, state: &State, design: DesignNo, actions: &mut Vec<Action>) {
        let fits = self.fits.of(&self.designs[design.index()]);
        let ruled = self.is_ruled(design);
        state.board.placements_by_parts(fits, |some| {
            let n = if ruled { self.keep_allowed(state, design, some) } else { some.len() };
            actions.extend(some[..n].iter().map(|it| Action::PlaceTile(design, *it)));
        });
    }

    /// Where a tile fits its neighbours, whatever the expansions say.
    pub(crate) fn fitting(&self, state: &State, design: DesignNo) -> Vec<Placement> {
        let mut list = Vec::new();
        state
            .board
            .placements_by_parts(self.fits.of(&self.designs[design.index()]), |some| list.extend_from_slice(some));
        list
    }

    /// Whether a part wants a tile drawn before the ordinary ones.
    #[inline]
    pub(crate) fn comes_first(&self, design: DesignNo) -> bool {
        self.designs[design.index()].stage < self.ordinary_stage
    }

    /// Whether expansions rule where a tile may be placed.
    #[inline]
    pub(crate) fn is_ruled(&self, design: DesignNo) -> bool {
        self.designs[design.index()].ruled != 0
    }

    /// Puts the placements that the expansions allow first, and says how many there are. Few tiles have such rules.
    #[cold]
    fn keep_allowed(&self, state: &State, design: DesignNo, list: &mut [Placement]) -> usize {
        self.placement_rules(design).fold(list.len(), |n, rule| (rule.keep)(self, state, design, &mut list[..n]))
    }

    #[inline]
    pub(crate) fn any_placement(&self, state: &State, design: DesignNo) -> bool {
        let it = &self.designs[design.index()];
        state.board.any_placement(self.fits.of(it)) && (it.ruled == 0 || self.any_allowed(state, design))
    }

    #[cold]
    fn any_allowed(&self, state: &State, design: DesignNo) -> bool {
        let fits = self.fits.of(&self.designs[design.index()]);
        state.board.find_placement(fits, |placement| self.allows(state, design, placement).is_ok())
    }

    /// Whether a tile is the source of a river.
    #[inline]
    pub(crate) fn is_source(&self, design: DesignNo) -> bool {
        self.designs[design.index()].stage == 0 && self.ordinary_stage > 0
    }

    /// Whether the rules about them know a place for every tile that comes before the ordinary ones.
    pub(crate) fn surely_fits(&self, state: &State) -> bool {
        self.river.first().is_some_and(|d| self.placement_rules(*d).all(|rule| (rule.surely_fits)(self, state)))
    }

    /// Whether the expansions allow a placement whose edges fit.
    pub(crate) fn allows(&self, state: &State, design: DesignNo, placement: Placement) -> Result<(), Illegal> {
        self.placement_rules(design).try_for_each(|rule| (rule.allows)(self, state, design, placement))
    }

    /// A placement in the form in which it is listed: turns of a tile that look alike are one.
    #[inline]
    pub(crate) fn canonical(&self, design: DesignNo, placement: Placement) -> Placement {
        Placement(placement.0 & self.designs[design.index()].looks)
    }

    /// The bits of a signature for one side.
    pub(crate) const fn signature_bits(&self) -> u32 {
        self.fits.bits()
    }

    /// The set of turns of a design that fit a square.
    pub(crate) fn turns_that_fit(&self, design: &Design, signature: u32) -> u8 {
        self.fits.of(design)[signature as usize] & !HELPED
    }

    /// Whether some neighbour shows something.
    #[inline]
    pub(crate) fn shows(&self, edge: Edge, signature: u32) -> bool {
        let bits = self.fits.bits();
        let mask = (1 << bits) - 1;
        (0..4).fold(false, |any, side| any | (signature >> (bits * side) & mask == edge as u32))
    }

    /// Shows the open squares where bridges would make a tile fit, with those bridges until the function answers yes.
    #[inline]
    pub(crate) fn find_helped(
        &self,
        state: &State,
        design: DesignNo,
        mut found: impl FnMut(Placement, u32) -> bool,
    ) -> bool {
        let it = &self.designs[design.index()];
        let spans = self.fits.spans(it);
        state.board.find_helped(self.fits.of(it), |open, signature| found(open, spans[signature as usize]))
    }

    /// The first side on which a tile does not match its neighbours, 0 for north.
    pub(crate) fn mismatch(&self, design: DesignNo, turn: u8, signature: u32) -> Option<usize> {
        self.fits.mismatch(self.tile(design).edges, turn, signature)
    }

    /// The same for edges that a tile would have before it is turned.
    pub(crate) fn mismatch_of(&self, edges: [Edge; 4], turn: u8, signature: u32) -> Option<usize> {
        self.fits.mismatch(edges, turn, signature)
    }

    #[inline]
    pub(crate) fn lay(&self, board: &mut Board, design: DesignNo, placement: Placement, player: u8) -> Found {
        if self.special {
            board.lay_specially(&self.designs, design.0, placement, player)
        } else {
            board.lay(&self.designs, design.0, placement, player)
        }
    }
}
