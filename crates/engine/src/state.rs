//! A position of a game.

use std::fmt;

use crate::{
    Action, Event, Figure, Illegal, Log, Placements, Pos, Rules, SegmentName,
    action::{Design, Spot},
    board::{Board, SegmentRef},
    branchless::{count_among, nth_among},
    parts::{Memory, TurnStep},
    rules::{MAX_PLAYERS, check_stand},
    score::CityKind,
    tile::{Kind, Marks},
};

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Phase {
    /// Chance draws a tile.
    Draw,
    /// An abbey may be placed instead of a tile.
    Abbey,
    /// A tile is to be placed.
    PlaceTile,
    /// A figure may be placed.
    PlaceFigure,
    /// A tower may take a prisoner.
    Capture,
    /// A bridge may be built after the figure.
    Bridge,
    /// Of several prisoners one comes home.
    Exchange,
    /// The dragon takes a step.
    Dragon,
    /// A city may become a castle.
    Castle,
    /// Followers may leave the Count's city.
    LeaveCity,
    /// A follower may enter the Count's city.
    EnterCity,
    /// A wagon may drive on.
    MoveWagon,
    /// A follower may escape from a siege.
    Escape,
    /// A prisoner may be bought back after scoring.
    Ransom,
    /// A second tile may be drawn, which a builder has earned.
    SecondTile,
    /// A tile is chosen to be sold.
    AuctionChoose,
    /// Points are bid for it.
    AuctionBid,
    /// The dealer buys or sells it.
    AuctionDeal,
    /// The count's first quarter is chosen.
    Count,
    /// None: the game is over.
    Over,
}

impl Phase {
    pub(crate) const COUNT: usize = Self::Over as usize + 1;

    /// The name used by the engine protocol.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::PlaceTile => "place-tile",
            Self::PlaceFigure => "place-figure",
            Self::Capture => "capture",
            Self::Bridge => "bridge",
            Self::Exchange => "exchange",
            Self::Dragon => "dragon",
            Self::Abbey => "abbey",
            Self::Castle => "castle",
            Self::LeaveCity => "leave-city",
            Self::EnterCity => "enter-city",
            Self::MoveWagon => "move-wagon",
            Self::Escape => "escape",
            Self::Ransom => "ransom",
            Self::SecondTile => "second-tile",
            Self::AuctionChoose => "auction-choose",
            Self::AuctionBid => "auction-bid",
            Self::AuctionDeal => "auction-deal",
            Self::Count => "count",
            Self::Over => "over",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A double turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Double {
    No,
    /// A second tile follows.
    Earned,
    /// This is the second tile.
    Second,
    /// A second tile may follow: the player has not decided yet.
    Offered,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Standing {
    pub(crate) owner: u8,
    pub(crate) figure: Figure,
    pub(crate) spot: SegmentRef,
}

/// A position. It is plain data: cheap to copy, comparable, without any hidden order of tiles.
///
/// Positions are equal if they came about by the same steps. [`State::fingerprint`] compares what lies on
/// the table, whatever the order in which it came there.
///
/// ```
/// use aude_engine::{Action, Deck, Log, Phase, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// let deck = Deck::new(1);
/// while state.phase() != Phase::Over {
///     let action = match state.phase() {
///         Phase::Draw => deck.draw(&rules, &state),
///         _ => state.legal_actions(&rules)[0],
///     };
///     state.play(&rules, action, &mut Log::off()).unwrap();
/// }
/// assert_eq!(state.left(), 0);
/// ```
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) figures: Vec<Standing>,
    /// What is left in the bag, by design.
    pub(crate) bag: Vec<u8>,
    /// Tiles in hand, player by player, where the game is played so.
    pub(crate) hands: Vec<Vec<Design>>,
    pub(crate) removed: Vec<Design>,
    /// Points, without a limit (BASE-SCORE-08).
    pub(crate) scores: [u32; MAX_PLAYERS],
    pub(crate) supply: [[u8; Figure::COUNT]; MAX_PLAYERS],
    /// How many followers each player has on the table.
    pub(crate) followers: [u8; MAX_PLAYERS],
    pub(crate) left: u16,
    /// How many tiles have been drawn.
    pub(crate) draws: u16,
    pub(crate) turn: u16,
    /// Segments of the tile placed last whose feature holds no follower, as a set.
    pub(crate) free: u16,
    /// Segments of that tile whose feature holds a follower of the player in turn.
    pub(crate) own: u16,
    /// Segments of that tile whose road or city is complete and not scored yet.
    pub(crate) closed: u16,
    /// Whether the player in turn places another tile after this one.
    pub(crate) again: bool,
    /// Whether a builder has earned a second tile this turn.
    pub(crate) double: Double,
    /// What expansions remember.
    pub(crate) memory: Option<Box<Memory>>,
    pub(crate) phase: Phase,
    /// How far the program of [`Rules`] has come in this part of the turn, counted from 1; 0 outside of it.
    pub(crate) step: u8,
    /// The steps of the program that have something to do in this part of the turn, as a set.
    pub(crate) due: u16,
    /// Whether followers of a player have ever stood on one segment together.
    pub(crate) crowded: bool,
    /// Whether the last tile has been placed, and what comes after it is going on.
    pub(crate) finale: bool,
    pub(crate) player: u8,
    /// Whose decision is due: mostly that of the player in turn.
    pub(crate) decider: u8,
    /// The tile in play; of no meaning but in `Phase::PlaceTile` without hands.
    pub(crate) tile: Design,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            figures: self.figures.clone(),
            bag: self.bag.clone(),
            hands: self.hands.clone(),
            removed: self.removed.clone(),
            memory: self.memory.clone(),
            ..*self
        }
    }

    /// Reuses the memory of the old value: a search copies positions without allocating.
    fn clone_from(&mut self, source: &Self) {
        let mut old = std::mem::replace(
            self,
            Self {
                board: Board::empty(),
                figures: Vec::new(),
                bag: Vec::new(),
                hands: Vec::new(),
                removed: Vec::new(),
                memory: None,
                ..*source
            },
        );
        old.board.clone_from(&source.board);
        old.figures.clone_from(&source.figures);
        old.bag.clone_from(&source.bag);
        old.hands.clone_from(&source.hands);
        old.removed.clone_from(&source.removed);
        (self.board, self.figures, self.bag) = (old.board, old.figures, old.bag);
        old.memory.clone_from(&source.memory);
        (self.hands, self.removed, self.memory) = (old.hands, old.removed, old.memory);
    }
}

/// A tile on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileOnTable {
    /// Its square.
    pub at: Pos,
    /// Which tile.
    pub tile: Design,
    /// Clockwise quarter turns.
    pub turn: u8,
}

/// A figure on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FigureOnTable {
    /// Where it stands.
    pub spot: Spot,
    /// Whose it is.
    pub owner: usize,
    /// Which figure.
    pub figure: Figure,
}

/// A feature as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureOnTable {
    /// What it is.
    pub kind: Kind,
    /// Its segments, sorted.
    pub segments: Vec<Spot>,
    /// Whether it is complete. A field never is.
    pub complete: bool,
    /// Tiles: for a monastery those around it and its own.
    pub tiles: u32,
    /// What it carries.
    pub marks: Marks,
    /// Strength by player.
    pub strength: Vec<u32>,
}

impl State {
    /// The decision that is due.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[inline]
    pub const fn player(&self) -> usize {
        self.player as usize
    }

    /// Whose decision is due. Mostly that is the player in turn; the dragon is moved by all.
    #[inline]
    pub const fn decider(&self) -> usize {
        self.decider as usize
    }

    /// The number of the turn, from 1.
    pub const fn turn(&self) -> usize {
        self.turn as usize
    }

    /// How many tiles are left to draw.
    pub const fn left(&self) -> usize {
        self.left as usize
    }

    /// How many tiles have been drawn so far.
    pub const fn draws(&self) -> usize {
        self.draws as usize
    }

    /// The tile that was drawn and not placed yet.
    pub fn tile(&self) -> Option<Design> {
        (self.phase == Phase::PlaceTile && self.hands.is_empty()).then_some(self.tile)
    }

    /// The tiles a player holds, where the game is played so.
    pub fn hand(&self, player: usize) -> &[Design] {
        self.hands.get(player).map_or(&[], |hand| hand)
    }

    /// How many tiles of a design are in the bag.
    pub fn in_bag(&self, design: Design) -> usize {
        self.bag[design.index()] as usize
    }

    /// The tiles that left the game.
    pub fn removed(&self) -> &[Design] {
        &self.removed
    }

    /// A player's score.
    pub const fn score(&self, player: usize) -> u32 {
        self.scores[player]
    }

    /// How many of a figure a player has in the supply.
    pub const fn supply_of(&self, player: usize, figure: Figure) -> u32 {
        self.supply[player][figure as usize] as u32
    }

    /// All players with the highest total once the game is over (BASE-END-08, BASE-X-09).
    pub fn winners(&self, rules: &Rules) -> Vec<usize> {
        let scores = &self.scores[..rules.players()];
        let most = scores.iter().max();
        let winners = (0..scores.len()).filter(|p| Some(&scores[*p]) == most);
        if self.phase == Phase::Over { winners.collect() } else { Vec::new() }
    }

    /// The tiles on the table, in the order in which they came there.
    pub fn tiles(&self) -> impl Iterator<Item = TileOnTable> {
        self.board.tiles.iter().map(|t| TileOnTable { at: t.at, tile: Design(t.design), turn: t.turn() })
    }

    /// The tile on a square.
    pub fn tile_at(&self, at: Pos) -> Option<TileOnTable> {
        self.board.tile_at(at).and_then(|n| self.tiles().nth(n))
    }

    /// The tile placed last.
    pub fn last_tile(&self) -> Option<TileOnTable> {
        self.tiles().last()
    }

    /// Whether this is the second tile of a turn, which a builder earned.
    pub const fn is_second_part(&self) -> bool {
        matches!(self.double, Double::Second)
    }

    /// The tiles laid aside until they can be used.
    pub fn aside(&self) -> &[Design] {
        self.memory.as_ref().map_or(&[], |m| &m.aside)
    }

    /// Whether a figure could be put on a segment before the first turn, as far as that segment is concerned.
    pub fn may_stand(&self, rules: &Rules, owner: usize, figure: Figure, spot: Spot) -> bool {
        let kind = || self.segment_name(rules, spot).kind;
        self.board.tile_at(spot.at).is_some_and(|tile| {
            owner < rules.players()
                && !figure.is_token()
                && check_stand(rules, self, owner, figure, (tile, spot.segment, kind())).is_ok()
        })
    }

    /// The segments of a tile on the table, with a bridge over it.
    pub fn segments_at(&self, rules: &Rules, at: Pos) -> impl Iterator<Item = Spot> {
        let laid = self.board.tile_at(at).map(|tile| self.board.tiles[tile]);
        let printed = laid.map_or(0, |laid| rules.designs[laid.design as usize].tile.segments.len());
        let bridge = laid.is_some_and(|laid| laid.bridge().is_some());
        (0..printed + usize::from(bridge)).map(move |segment| Spot { at, segment: segment as u8 })
    }

    /// A thought: makes of a copy the position if it were a player's turn with this tile in hand, whatever is due in truth.
    /// It is there to judge what a tile would be worth to somebody; a game is not played on from it.
    pub fn suppose(&mut self, player: usize, tile: Design) {
        if let Some(memory) = &mut self.memory {
            memory.suppose_turn();
        }
        (self.phase, self.tile, self.step) = (Phase::PlaceTile, tile, 0);
        (self.player, self.decider) = (player as u8, player as u8);
        (self.again, self.double) = (false, Double::No);
    }

    /// The name of a segment on the table. A bridge is a road from side to side.
    ///
    /// # Panics
    /// If there is no such segment.
    pub fn segment_name(&self, rules: &Rules, spot: Spot) -> SegmentName {
        let laid = self.tile_at(spot.at).expect("the segment is on a tile");
        let tile = rules.tile(laid.tile);
        if (spot.segment as usize) < tile.segments.len() {
            return SegmentName::of(tile, spot.segment as usize, laid.turn);
        }
        let axis = self.bridges().into_iter().find(|(at, _)| *at == spot.at).expect("the segment is a bridge").1;
        SegmentName { kind: Kind::Road, places: axis.places(), nth: None }
    }

    /// The segment of a name on a tile.
    pub fn find_segment(&self, rules: &Rules, at: Pos, name: &SegmentName) -> Result<Spot, String> {
        let laid = self.tile_at(at).ok_or_else(|| format!("there is no tile on {at}"))?;
        let tile = rules.tile(laid.tile);
        let bridge = self.bridges().into_iter().find(|(over, _)| *over == at);
        let found = match (name.find(tile, laid.turn), bridge) {
            (printed, Some((_, axis))) if name.kind == Kind::Road && name.places & !axis.places() == 0 => {
                if name.places == 0 && tile.segments.iter().any(|s| s.kind == Kind::Road) {
                    printed?;
                    return Err(format!("tile `{}` has a road and a bridge; name one of its places", tile.id));
                }
                tile.segments.len()
            }
            (found, _) => found?,
        };
        Ok(Spot { at, segment: found as u8 })
    }

    /// Whether the player in turn decides at a moment at which prisoners can be bought back (TOWER-X-05).
    pub(crate) fn allows_asides(&self, rules: &Rules) -> bool {
        let in_time = match self.phase {
            Phase::PlaceTile | Phase::PlaceFigure => true,
            Phase::Abbey => !self.finale,
            // An exchange takes place at once (TOWER-13).
            Phase::Exchange => false,
            _ => self.step > 0 && rules.program()[self.step as usize - 1].0 < rules.asides_until,
        };
        in_time && self.decider == self.player
    }

    /// The segment by which a feature is listed where any will do: the first in the order in which tiles were laid.
    fn canonical_spot(&self, spot: Spot) -> Spot {
        self.board.segment_at(spot).map_or(spot, |segment| self.spot(self.first_segment(segment)))
    }

    /// The first segment of a feature in the order in which tiles were laid.
    pub(crate) fn first_segment(&self, segment: SegmentRef) -> SegmentRef {
        self.board.ring(segment).min().unwrap_or(segment)
    }

    /// A step has something to do in this part of the turn.
    pub(crate) fn call(&mut self, rules: &Rules, step: TurnStep) {
        self.due |= rules.step_set(step);
    }

    /// What expansions remember, where there is any that does.
    #[inline]
    pub(crate) fn memory_mut(&mut self) -> &mut Memory {
        if self.memory.is_none() {
            self.begin_to_remember();
        }
        self.memory.as_deref_mut().expect("something is remembered")
    }

    #[cold]
    fn begin_to_remember(&mut self) {
        self.memory = Some(Box::default());
    }

    /// The design of the tile placed last.
    #[inline]
    pub(crate) fn last_design<'r>(&self, rules: &'r Rules) -> &'r crate::rules::Design {
        &rules.designs[self.board.tiles[self.board.tiles.len() - 1].design as usize]
    }

    /// Sends a figure home, by its place in the list.
    pub(crate) fn take_back(&mut self, rules: &Rules, index: usize, log: &mut Log) {
        let Standing { owner, figure, spot } = self.figures[index];
        self.supply[owner as usize][figure as usize] += 1;
        log.tell(|| Event::Returned { player: owner as usize, figure, spot: self.spot(spot) });
        self.lift(rules, index, log);
    }

    /// Takes a figure off the board by its place in the list. A builder or pig that is left without company on its
    /// feature goes home (TRADE-BUILD-10, TRADE-PIG-02, COMBO-09).
    pub(crate) fn lift(&mut self, rules: &Rules, index: usize, log: &mut Log) {
        let Standing { owner, figure, spot } = self.figures.swap_remove(index);
        if figure.is_follower() {
            self.followers[owner as usize] -= 1;
            let feature = self.board.feature(spot);
            let beside = |state: &Self, s: &Standing| (s.owner == owner) & (state.board.feature(s.spot) == feature);
            let others = count_among(&self.figures, |s| s.figure.is_follower() & beside(self, s));
            // TRADE-BUILD-12
            if rules.ordinary_company && others > 0 {
                let ordinary = |state: &Self, s: &Standing| s.figure.is_ordinary() & beside(state, s);
                let alone =
                    |state: &Self| state.figures.iter().position(|s| s.figure == Figure::Builder && beside(state, s));
                while let Some(left) = alone(self).filter(|_| count_among(&self.figures, |s| ordinary(self, s)) == 0) {
                    self.take_back(rules, left, log);
                }
            }
            if others == 0 {
                self.board.leave(feature, owner);
                let tile = self.board.tiles.len() - 1;
                let here = self.board.ring(spot).filter(|s| s.tile() == tile);
                let here = here.fold(0, |set, segment| set | 1 << segment.segment());
                self.free |= if self.board.is_held(feature) { 0 } else { here };
                self.own &= if owner == self.player { !here } else { u16::MAX };
                let alone =
                    |state: &Self| nth_among(&state.figures, |s| s.figure.needs_company() & beside(state, s), 0);
                while let Some(alone) = alone(self) {
                    self.take_back(rules, alone, log);
                }
            }
        }
        self.tell_left(rules, Standing { owner, figure, spot }, false);
    }

    /// A figure has left the board, perhaps because its feature was scored.
    #[inline]
    pub(crate) fn tell_left(&mut self, rules: &Rules, standing: Standing, scored: bool) {
        for left in &rules.hooks.left {
            left(self, standing, scored);
        }
    }

    /// Whether a figure is safe from dragon and towers, and cannot escape a siege (BCB-X-12).
    pub(crate) fn is_spared(&self, rules: &Rules, standing: Standing) -> bool {
        self.city_kind(rules, standing.spot) >= CityKind::Castle
    }

    /// The place in the list of a figure.
    pub(crate) fn find_figure(&self, owner: usize, figure: Figure, spot: Spot) -> Option<usize> {
        self.figures.iter().position(|s| s.owner as usize == owner && s.figure == figure && self.spot(s.spot) == spot)
    }

    /// The empty squares next to a tile.
    pub fn open_squares(&self) -> impl Iterator<Item = Pos> {
        self.board.open_squares()
    }

    /// The figures on the table.
    pub fn figures(&self) -> impl Iterator<Item = FigureOnTable> {
        self.figures.iter().map(|s| FigureOnTable {
            spot: self.spot(s.spot),
            owner: s.owner as usize,
            figure: s.figure,
        })
    }

    /// All features, sorted by their first segments. Towers are none.
    pub fn features(&self, rules: &Rules) -> Vec<FeatureOnTable> {
        let mut features = Vec::new();
        for (tile, laid) in self.board.tiles.iter().enumerate() {
            for segment in 0..rules.designs[laid.design as usize].nodes() {
                let start = SegmentRef::new(tile, segment);
                if self.board.ring(start).any(|s| s < start) {
                    continue;
                }
                let feature = self.board.feature(start);
                let kind = self.board.kind(&rules.designs, start);
                let unbuilt = Some(segment) == rules.designs[laid.design as usize].bridge && laid.bridge().is_none();
                if matches!(kind, Kind::Tower | Kind::River) || unbuilt {
                    continue;
                }
                let (tiles, marks) = self.measure(rules, start);
                let mut segments: Vec<_> = self.board.ring(start).map(|s| self.spot(s)).collect();
                segments.sort_unstable();
                let complete = kind != Kind::Field && self.board.is_complete(feature);
                let strength = self.tally(rules, start)[..rules.players()].to_vec();
                features.push(FeatureOnTable { kind, segments, complete, tiles, marks, strength });
            }
        }
        features.sort_unstable_by(|a, b| a.segments.cmp(&b.segments));
        features
    }

    /// How many bytes a copy of this position takes.
    pub fn bytes(&self) -> usize {
        let hands: usize = self.hands.iter().map(|h| size_of_val(h) + size_of_val(&**h)).sum();
        size_of::<Self>()
            + self.board.bytes()
            + size_of_val(&*self.figures)
            + size_of_val(&*self.bag)
            + size_of_val(&*self.removed)
            + self.memory.as_deref().map_or(0, |m| size_of_val(m) + m.bytes())
            + hands
    }

    pub(crate) fn spot(&self, segment: SegmentRef) -> Spot {
        Spot { at: self.board.tiles[segment.tile()].at, segment: segment.segment() as u8 }
    }

    /// Lists where the tile in play fits. Faster than [`State::legal_actions`], for programs that play
    /// millions of games; the order is the same.
    #[inline]
    pub fn placements(&self, rules: &Rules, design: Design, list: &mut Placements) {
        rules.list_placements(self, design, list);
    }

    /// Every legal action of the decision that is due. Their order depends on the game so far and on
    /// nothing else.
    pub fn legal_actions(&self, rules: &Rules) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(rules, &mut actions);
        actions
    }

    /// The same into a list that is cleared first.
    pub fn list_actions(&self, rules: &Rules, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Draw => self.list_draws(rules, actions),
            Phase::PlaceTile => self.list_tile_placements(rules, actions),
            Phase::PlaceFigure => self.list_figures(rules, actions),
            Phase::Over => {}
            other => {
                if let Some(decision) = &rules.hooks.decisions[other as usize] {
                    (decision.list)(rules, self, actions);
                }
                if self.allows_asides(rules) {
                    self.list_asides(rules, actions);
                }
            }
        }
    }

    /// Whether an action is legal.
    pub fn is_legal(&self, rules: &Rules, action: Action) -> bool {
        self.check(rules, action).is_ok()
    }

    /// Says why an action is not legal.
    pub fn check(&self, rules: &Rules, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::Draw, Action::Draw(design)) => self.check_draw(rules, design),
            (Phase::PlaceTile, Action::PlaceTile(design, placement)) => self.check_tile(rules, design, placement),
            (Phase::PlaceTile, Action::PlaceBridged(design, placement, span)) => {
                self.check_helped(rules, design, placement, span)
            }
            (Phase::PlaceTile, Action::Pass) if !rules.hooks.places.is_empty() => self.check_give_up(rules),
            (Phase::PlaceFigure, Action::Place(figure, spot)) => {
                self.check_insists(rules)?;
                self.check_figure(rules, figure, spot)
            }
            (Phase::PlaceFigure, Action::Pass) => self.check_insists(rules),
            (phase, Action::Draw(_) | Action::PlaceTile(..) | Action::Place(..) | Action::Pass)
                if rules.hooks.decisions[phase as usize].is_none() =>
            {
                Err(Illegal::NotNow(phase))
            }
            (Phase::Draw, _) => Err(Illegal::NotNow(Phase::Draw)),
            (Phase::PlaceTile | Phase::PlaceFigure, _) => self.check_offer(rules, action),
            (phase, _) => {
                let mut possible = Vec::new();
                self.list_actions(rules, &mut possible);
                if possible.contains(&self.canonical(rules, action)) {
                    return Ok(());
                }
                let reason = rules.expansions().find_map(|expansion| expansion.refuse(rules, self, action));
                Err(reason.unwrap_or(Illegal::NotNow(phase)))
            }
        }
    }

    /// Plays an action. One that is not legal is refused and changes nothing.
    pub fn play(&mut self, rules: &Rules, action: Action, log: &mut Log) -> Result<(), Illegal> {
        self.check(rules, action)?;
        self.play_unchecked(rules, self.canonical(rules, action), log);
        Ok(())
    }

    /// Plays an action that is known to be legal, such as one out of [`State::legal_actions`]. Any other may
    /// panic or lead to a position that the rules do not allow.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &Rules, action: Action, log: &mut Log) {
        match action {
            // Whoever draws mostly knows that it is a draw.
            Action::Draw(design) => self.draw(rules, design, log),
            decision => self.play_decision(rules, decision, log),
        }
    }

    #[inline(never)]
    fn play_decision(&mut self, rules: &Rules, decision: Action, log: &mut Log) {
        self.carry_out(rules, decision, log);
    }

    /// The same where much of the action is known beforehand.
    #[allow(clippy::inline_always, reason = "measured: what is known of the action spares a jump nobody could foresee")]
    #[inline(always)]
    pub(crate) fn carry_out(&mut self, rules: &Rules, action: Action, log: &mut Log) {
        match action {
            Action::Draw(design) => self.draw(rules, design, log),
            Action::PlaceTile(design, placement) => self.place_tile(rules, design, placement, log),
            Action::Place(figure, spot) => self.place_figure(rules, figure, spot, log),
            Action::Pass if self.phase == Phase::PlaceFigure => self.finish_turn(rules, log),
            Action::Pass if self.phase == Phase::PlaceTile => self.give_up_tile(rules, log),
            // They do not settle the decision that is due.
            Action::PlaceBridged(..) | Action::PlaceAbbey(_) | Action::Ransom(..) => {
                self.play_offer(rules, action, log);
            }
            other => match &rules.hooks.decisions[self.phase as usize] {
                Some(decision) => {
                    (decision.play)(rules, self, other, log);
                    self.go_on(rules, log);
                }
                None => self.play_offer(rules, other, log),
            },
        }
    }

    /// An action in the form in which it is listed: turns of a tile that look alike are one.
    #[must_use]
    pub fn canonical(&self, rules: &Rules, action: Action) -> Action {
        match action {
            Action::PlaceTile(design, placement) => Action::PlaceTile(design, rules.canonical(design, placement)),
            Action::PlaceBridged(design, placement, span) => {
                Action::PlaceBridged(design, rules.canonical(design, placement), span)
            }
            // Either half of a city and any segment of a feature will do.
            Action::Castle(spot) => Action::Castle(self.canonical_spot(spot)),
            Action::LeaveCity(guest, spot) => Action::LeaveCity(guest, self.canonical_spot(spot)),
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, StartFigure, StartTile};

    /// TRADE-BUILD-10, TRADE-PIG-02: builder and pig go when their last companion does, and not before.
    #[test]
    fn figures_without_company_go_home() {
        let stands = |owner, figure, kind| StartFigure {
            owner,
            figure,
            segment: SegmentName { kind, places: 0, nth: None },
            fairy: false,
        };
        let figures = vec![
            stands(0, Figure::Follower, Kind::City),
            stands(0, Figure::Follower, Kind::City),
            stands(1, Figure::Follower, Kind::City),
            stands(0, Figure::Builder, Kind::City),
            stands(0, Figure::Follower, Kind::Field),
            stands(0, Figure::Pig, Kind::Field),
        ];
        let mut setup = Setup::players(2);
        setup.counts = [("builder", 1), ("pig", 1)].map(|(name, n)| (name.to_string(), n)).into();
        setup.start =
            Some(vec![StartTile { tile: "E".into(), at: Pos::default(), turn: 0, figures, ..StartTile::default() }]);
        let rules = Rules::new(&setup).unwrap();
        let mut state = rules.start();
        let left = |state: &State| Figure::ALL.map(|f| state.figures.iter().filter(|s| s.figure == f).count());
        let first = |state: &State, kind| {
            let own = |s: &Standing| s.owner == 0 && s.figure.is_follower();
            state.figures.iter().position(|s| own(s) && state.board.kind(&rules.designs, s.spot) == kind).unwrap()
        };
        state.take_back(&rules, first(&state, Kind::City), &mut Log::off());
        assert_eq!(left(&state)[..6], [3, 0, 0, 1, 1, 0]);
        let mut log = Log::on();
        state.take_back(&rules, first(&state, Kind::City), &mut log);
        assert_eq!(left(&state)[..6], [2, 0, 0, 0, 1, 0], "the other player's knight is no company");
        assert_eq!(log.take().len(), 2);
        state.take_back(&rules, first(&state, Kind::Field), &mut Log::off());
        assert_eq!(left(&state)[..6], [1, 0, 0, 0, 0, 0]);
        assert_eq!(state.supply[0][..6], [7, 0, 0, 1, 1, 0]);
    }
}
