//! The Count of Carcassonne: a fixed city in which followers wait for the moment to join a feature.

mod refusals;

use super::{About, Expansion, Hooks, OptionSpec, Part, Shown, ToggleSpec, TurnStep};
use crate::{
    Action, AsDatum, Datum, Event, ExtraSpec, FactSpec, Figure, Flaw, Guest, Illegal, Log, Phase, Quarter, Revision,
    Rules, SetupError, StartExtras, State,
    board::{BARN, SegmentRef},
    datum::record,
    extras,
    lists::{SmallList, clone_in_place},
    rules::{self, MAX_PLAYERS},
    scenario::{CheckSpec, Entry},
    score::Tally,
    setup::Choices,
    telling::{Movement, Place, Telling},
    tile::Kind,
    verb::{Fact, verb},
};
use refusals::{CANNOT_LEAVE, NO_QUARTER_FOR};

pub(super) const PART: Part = Part {
    name: "count",
    title: "The Count of Carcassonne",
    about: "a ready-made city of 12 tiles; followers waiting there join scorings, if the count lets them",
    tile: "co-3",
    sections: &[
        (About::Phase(Phase::Count), 1),
        (About::Phase(Phase::EnterCity), 3),
        (About::Phase(Phase::LeaveCity), 4),
    ],
    sets: &["count"],
    toggles: &[ToggleSpec {
        name: "count",
        about: "the city of Carcassonne and its count; off, the city is left out",
        default: in_play,
        shown: Shown::Set,
    }],
    options: &[
        OptionSpec {
            name: "count-start-quarter",
            about: "the count begins in the castle, or where the first player says",
            values: &["castle", "chosen"],
            default: "castle",
            presets: &[("nordic-2010", "chosen")],
            since: Revision::First,
        },
        OptionSpec {
            name: "count-endgame-redeploy",
            about: "at the end followers leave for features of their quarter, for any feature, or only the market for fields",
            values: &["matching-quarter", "any-feature", "market-only"],
            default: "matching-quarter",
            presets: &[("nordic-2010", "any-feature")],
            since: Revision::First,
        },
        OptionSpec {
            name: "count-into-empty-feature",
            about: "whether followers may leave the city for a feature that holds no follower",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[("nordic-2010", "allowed")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "count-city-mayor-strength",
            about: "a mayor or wagon that leaves the city counts as always, or as two",
            values: &["normal", "two"],
            default: "normal",
            presets: &[("nordic-2010", "two")],
            since: Revision::First,
        },
        OptionSpec {
            name: "count-quarters",
            about: "mayors and wagons wait in quarters of features they could occupy, or in all, and at the end go \
                    anywhere",
            values: &["own-features", "any"],
            default: "own-features",
            presets: &[("nordic-2010", "any")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "count-endgame-block",
            about: "whether followers in the count's quarter stay there at the end",
            values: &["stays", "lifted"],
            default: "stays",
            presets: &[("nordic-2010", "lifted")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "count-dragon",
            about: "the dragon stays off the tiles of the city, or may cross the landscape around its walls",
            values: &["outside", "around"],
            default: "outside",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "count-moves",
            about: "the player who enters the city moves the count, or he goes clockwise, or to the quarter just entered",
            values: &["by-player", "clockwise", "follows-follower"],
            default: "by-player",
            presets: &[],
            since: Revision::First,
        },
    ],
    verbs: &[
        verb!("enter", "enter-city", "enter", EnterCity(figure, to, count) = FigureToQuarter(figure, to, count)),
        verb!("leave", "leave-city", "leave", LeaveCity(guest, spot) = GuestToSegment(guest, spot)),
        verb!("count", "move-count", "count", MoveCount(to) = Quarter(to)).picture("count"),
    ],
    extras: &[
        ExtraSpec::new::<Quarter>(4, "count", |_, state| state.count().into_datum()),
        ExtraSpec::new::<Vec<StartGuest>>(5, "guests", |_, state| guests(state)),
    ],
    facts: &[
        FactSpec::new(15, "count", |_, state| state.count().map(AsDatum::into_datum)),
        FactSpec::new(16, "quarters", |rules, state| {
            // In the order of their names.
            let quarters = [Quarter::Castle, Quarter::Cathedral, Quarter::Market, Quarter::Smithy];
            let within = |quarter| {
                let guests = state.guests().filter(|(in_quarter, ..)| *in_quarter == quarter);
                let guest = |(_, owner, figure): (_, usize, Figure)| {
                    Datum::Record(vec![("owner", owner.into_datum()), ("figure", figure.into_datum())])
                };
                (quarter.name(), Datum::List(guests.map(guest).collect()))
            };
            rules.choices().toggle("count").then(|| Datum::Record(quarters.map(within).into()))
        }),
    ],
    tell,
    whereabouts: |state| vec![state.count().into_datum(), guests(state)],
    checks: &[
        CheckSpec::new("count", |scene| scene.state.count().into_iter().map(Entry::new).collect()),
        CheckSpec::new("city", |scene| {
            let guest = |(quarter, owner, figure): (Quarter, usize, Figure)| {
                Entry::new(format!("{quarter} {} {figure}", scene.names[owner]))
            };
            scene.state.guests().map(guest).collect()
        }),
    ],
    open: |choices| {
        if !choices.toggle("count") {
            return Ok(None);
        }
        if !choices.plays("count") {
            return Err(SetupError::new("toggles.count", Flaw::NeedsTiles));
        }
        let is = |option: &str, value: &str| choices.option(option) == value;
        Ok(Some(Box::new(Count {
            chosen: is("count-start-quarter", "chosen"),
            redeploy: match choices.option("count-endgame-redeploy") {
                "any-feature" => Redeploy::AnyFeature,
                "market-only" => Redeploy::MarketOnly,
                _ => Redeploy::MatchingQuarter,
            },
            into_empty: is("count-into-empty-feature", "allowed"),
            any_quarter: is("count-quarters", "any"),
            lifted: is("count-endgame-block", "lifted"),
            two: is("count-city-mayor-strength", "two"),
            moves: match choices.option("count-moves") {
                "clockwise" => Moves::Clockwise,
                "follows-follower" => Moves::FollowsFollower,
                _ => Moves::ByPlayer,
            },
        })))
    },
    ..Part::PLAIN
};

/// The followers in the city.
fn guests(state: &State) -> Datum {
    Datum::list(state.guests().map(|(quarter, owner, figure)| StartGuest { quarter, owner, figure }))
}

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let telling = match *event {
        Event::EnteredCity { player, figure, quarter } => Telling::new("log-enters")
            .player(player)
            .facts(vec![Fact::figure(figure), ("quarter", Fact::Word(quarter.name()))])
            .movement(Movement::Comes(figure, Place::Quarter(quarter))),
        Event::LeftCity { player, figure, quarter, spot } => Telling::new("log-leaves")
            .player(player)
            .facts(vec![Fact::figure(figure), ("quarter", Fact::Word(quarter.name())), ("kind", Fact::Ground(spot))])
            .squares([spot.at])
            .movement(Movement::Comes(figure, Place::Segment(spot))),
        Event::Count { quarter } => {
            let into = Fact::Message("into".into(), vec![("quarter", Fact::Word(quarter.name()))]);
            let walks = Movement::Walks("count", Place::Quarter(quarter));
            Telling::new("log-count").facts(vec![("place", into)]).movement(walks)
        }
        _ => return None,
    };
    Some(telling)
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("count")
}

/// `count-endgame-redeploy`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Redeploy {
    MatchingQuarter,
    AnyFeature,
    MarketOnly,
}

/// `count-moves`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moves {
    ByPlayer,
    Clockwise,
    FollowsFollower,
}

/// A follower in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Resident {
    quarter: Quarter,
    owner: u8,
    figure: Figure,
}

/// The city.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CountState {
    count: Option<Quarter>,
    /// Sorted. They do not stand on the table, where something could happen to them (COUNT-X-06).
    residents: Vec<Resident>,
    /// How many players have had their say about leaving the city.
    asked: u8,
    /// The points of all players before the tile was scored.
    before: [i32; MAX_PLAYERS],
    /// Whether `before` is that of this part of the turn.
    counted: bool,
    /// Mayors and wagons that have just left and count as two: whose, which, where.
    strong: Vec<(u8, Figure, SegmentRef)>,
}

clone_in_place!(CountState { count, residents, asked, before, counted, strong });

impl CountState {
    pub(crate) const fn quarter(&self) -> Option<Quarter> {
        self.count
    }

    /// Points of a ransom are none that the tile gave (COUNT-X-04).
    pub(crate) const fn pay_ransom(&mut self, player: usize, points: i32) {
        self.before[player] += points;
    }

    fn admit(&mut self, resident: Resident) {
        let place = self.residents.partition_point(|r| *r < resident);
        self.residents.insert(place, resident);
    }

    /// What matters to a turn that waits, as numbers.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u64> {
        let strong = self.strong.iter().map(|(owner, figure, _)| u64::from(*owner) * 16 + *figure as u64);
        let before = self.before.iter().filter(|_| self.counted).map(|n| *n as u64);
        [self.asked.into()].into_iter().chain(before).chain(strong)
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.residents) + size_of_val(&*self.strong)
    }
}

fn city(state: &State) -> Option<&CountState> {
    state.memory.as_deref().map(|memory| &memory.count)
}

fn residents(state: &State) -> &[Resident] {
    city(state).map_or(&[], |city| &city.residents)
}

/// Whether a figure may enter a quarter: if it could ever stand on what that sends followers to, or mayors and wagons may go
/// anywhere (ABBEY-X-14, COUNT-12, COUNT-X-05, COMBO-06).
const fn may_enter(any_quarter: bool, figure: Figure, quarter: Quarter) -> bool {
    match figure {
        Figure::Follower | Figure::BigFollower => true,
        Figure::Mayor | Figure::Wagon if any_quarter => true,
        Figure::Mayor => matches!(quarter, Quarter::Castle),
        Figure::Wagon => !matches!(quarter, Quarter::Market),
        Figure::Abbot => matches!(quarter, Quarter::Cathedral),
        _ => false,
    }
}

/// Whether followers leave the city for the final scoring, not for what a tile or an abbey completed.
const fn is_last_call(state: &State) -> bool {
    state.finale && state.step == 0
}

#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct Count {
    chosen: bool,
    redeploy: Redeploy,
    into_empty: bool,
    /// `count-quarters`
    any_quarter: bool,
    /// `count-endgame-block`
    lifted: bool,
    two: bool,
    moves: Moves,
}

impl Count {
    /// The features that followers may join now, by their first segments: those just completed, or at the end those that
    /// are not.
    fn goals(self, rules: &Rules, state: &State) -> SmallList<SegmentRef, 128> {
        let mut goals: SmallList<SegmentRef, 128> = if is_last_call(state) && !self.into_empty {
            let mut occupied = SmallList::<(u16, SegmentRef), 128>::new();
            for segment in state.figures.iter().map(|s| s.spot) {
                let feature = state.board.feature(segment);
                let field = state.board.kind(&rules.designs, segment) == Kind::Field;
                let open = field || !state.board.is_complete(feature);
                if open && !occupied.iter().any(|(other, _)| *other == feature) {
                    occupied.push((feature, state.first_segment(segment)));
                }
            }
            occupied.iter().map(|(_, segment)| *segment).collect()
        } else if is_last_call(state) {
            let mut all = SmallList::new();
            for (tile, laid) in state.board.tiles.iter().enumerate() {
                let design = &rules.designs[laid.design as usize];
                for segment in (0..design.nodes()).map(|s| SegmentRef::new(tile, s)) {
                    let feature = state.board.feature(segment);
                    if state.first_segment(segment) != segment {
                        continue;
                    }
                    let unbuilt = design.bridge == Some(segment.segment()) && laid.bridge().is_none();
                    let field = design.kind(segment.segment()) == Kind::Field;
                    if (field || !state.board.is_complete(feature)) && !unbuilt {
                        all.push(segment);
                    }
                }
            }
            all
        } else {
            state.completed().map(|segment| state.first_segment(segment)).collect()
        };
        goals.sort_unstable();
        goals.retain(|_, goal| {
            // Nobody joins a field with a barn.
            let who = state.board.who(goal);
            (self.into_empty || who != 0) && who & BARN == 0
        });
        goals
    }

    /// Whether a follower may go from a quarter to a feature of a kind (COUNT-06, COUNT-07, COUNT-09, COUNT-X-08).
    fn leads(self, state: &State, quarter: Quarter, kind: Kind) -> bool {
        let matching = Quarter::calling(kind) == Some(quarter);
        match (is_last_call(state), self.redeploy) {
            (false, _) => matching && quarter != Quarter::Market,
            (true, Redeploy::MatchingQuarter) => matching,
            (true, Redeploy::AnyFeature) => true,
            (true, Redeploy::MarketOnly) => matching && quarter == Quarter::Market,
        }
    }

    /// The segments of a tile on which a figure out of the city may stand (COUNT-12).
    const fn ground(self, design: &rules::Design, figure: Figure) -> u16 {
        match figure {
            Figure::Mayor | Figure::Wagon if self.any_quarter => design.later_ground(Figure::Follower),
            _ => design.later_ground(figure),
        }
    }

    /// Whether anything at all calls followers out of a quarter.
    fn is_called(self, rules: &Rules, state: &State, quarter: Quarter) -> bool {
        let calls = |segment: SegmentRef| self.leads(state, quarter, state.board.kind(&rules.designs, segment));
        is_last_call(state) || state.completed().any(calls)
    }

    /// What a player may do about own followers in the city, until the function answers yes (COUNT-06, COUNT-08).
    fn find_leave(self, rules: &Rules, state: &State, player: u8, mut found: impl FnMut(Action) -> bool) -> bool {
        // COUNT-08, COUNT-13
        let count = city(state).and_then(CountState::quarter).filter(|_| !(self.lifted && is_last_call(state)));
        let may_leave = |r: &Resident| r.owner == player && Some(r.quarter) != count;
        if !residents(state).iter().any(|r| may_leave(r) && self.is_called(rules, state, r.quarter)) {
            return false;
        }
        let goals = self.goals(rules, state);
        for (i, resident) in residents(state).iter().enumerate().filter(|(_, r)| may_leave(r)) {
            // Two of a kind do the same, and stand side by side.
            if residents(state)[..i].last() == Some(resident) {
                continue;
            }
            for goal in goals.iter() {
                let kind = state.board.kind(&rules.designs, *goal);
                // Somewhere on the feature, not only where it is listed (DRAGON-VOLC-02, DRAGON-VOLC-03).
                let stands = |segment: SegmentRef| {
                    let laid = state.board.tiles[segment.tile()];
                    let ground = self.ground(&rules.designs[laid.design as usize], resident.figure);
                    ground >> segment.segment() & 1 == 1 && state.dragon() != Some(laid.at)
                };
                let guest = Guest::new(resident.figure, resident.quarter);
                if state.board.ring(*goal).any(stands)
                    && self.leads(state, resident.quarter, kind)
                    && found(Action::LeaveCity(guest, state.spot(*goal)))
                {
                    return true;
                }
            }
        }
        false
    }

    /// Asks players about leaving the city, from the left of the player in turn, who comes last (COUNT-X-03).
    fn ask_to_leave(self, rules: &Rules, state: &mut State) -> bool {
        if residents(state).is_empty() || !(is_last_call(state) || state.has_completed()) {
            if city(state).is_some_and(|city| city.asked > 0) {
                state.memory_mut().count.asked = 0;
            }
            return false;
        }
        let players = rules.players() as u8;
        let mut asked = city(state).map_or(0, |city| city.asked);
        while asked < players {
            let player = (state.player + 1 + asked) % players;
            if self.find_leave(rules, state, player, |_| true) {
                state.memory_mut().count.asked = asked;
                state.phase = Phase::LeaveCity;
                state.decider = player;
                return true;
            }
            asked += 1;
        }
        state.memory_mut().count.asked = if is_last_call(state) { asked } else { 0 };
        false
    }

    /// COUNT-03
    fn ask_for_quarter(self, state: &mut State) -> bool {
        if state.count().is_some() {
            return false;
        }
        if !self.chosen {
            state.memory_mut().count.count = Some(Quarter::Castle);
            return false;
        }
        state.phase = Phase::Count;
        state.decider = state.player;
        true
    }

    fn choose(_rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let Action::MoveCount(quarter) = action else { unreachable!("nothing else is listed") };
        state.memory_mut().count.count = Some(quarter);
        log.tell(|| Event::Count { quarter });
    }

    /// Asks about leaving the city for what was just completed, then notes the points before the tile is scored.
    fn ask_to_leave_now(self, rules: &Rules, state: &mut State) -> bool {
        if self.ask_to_leave(rules, state) {
            return true;
        }
        let scores = state.scores.map(|points| points as i32);
        let city = &mut state.memory_mut().count;
        (city.before, city.counted) = (scores, true);
        false
    }

    fn ask_to_enter(self, rules: &Rules, state: &mut State) -> bool {
        let may = Self::may_send(rules, state);
        if let Some(memory) = &mut state.memory {
            memory.count.strong.clear();
        }
        let before = (state.phase, state.decider);
        (state.phase, state.decider) = (Phase::EnterCity, state.player);
        // TOWER-16: whoever is bought back may enter, too.
        if may && (self.entries(rules, state).next().is_some() || Self::may_buy(rules, state)) {
            return true;
        }
        (state.phase, state.decider) = before;
        state.memory_mut().count.counted = false;
        false
    }

    fn list_leaves(self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        self.find_leave(rules, state, state.decider, |leave| {
            actions.push(leave);
            false
        });
        actions.push(Action::Pass);
    }

    fn leave(self, state: &mut State, action: Action, log: &mut Log) {
        let Action::LeaveCity(guest, spot) = action else {
            state.memory_mut().count.asked += 1;
            return;
        };
        let owner = state.decider;
        let (figure, quarter) = (guest.figure(), guest.quarter());
        let residents = &mut state.memory_mut().count.residents;
        let gone = Resident { quarter, owner, figure };
        let found = residents.iter().position(|r| *r == gone).expect("the follower is in the city");
        residents.remove(found);
        let segment = state.board.segment_at(spot).expect("the feature is on the table");
        // It comes from the city, not from the supply, and goes home like any other (COUNT-X-10).
        state.supply[owner as usize][figure as usize] += 1;
        state.stand(owner.into(), figure, segment);
        // COUNT-X-07: a big follower counts as always.
        if self.two && matches!(figure, Figure::Mayor | Figure::Wagon) {
            state.memory_mut().count.strong.push((owner, figure, segment));
        }
        log.tell(|| Event::LeftCity { player: owner.into(), figure, quarter, spot });
    }

    /// Whether the tile gave points to others and none to its player (COUNT-04, COUNT-X-04, COUNT-X-11).
    fn may_send(rules: &Rules, state: &State) -> bool {
        let Some(city) = city(state).filter(|city| city.counted) else { return false };
        let gained = |p: usize| state.scores[p] as i32 > city.before[p];
        let player = state.player();
        !gained(player) && (0..rules.players()).any(|p| p != player && gained(p))
    }

    /// Whether a follower can be bought back that could then enter.
    fn may_buy(rules: &Rules, state: &State) -> bool {
        state.allows_asides(rules) && state.has_asides(rules)
    }

    fn list_entries(self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let count = city(state).and_then(CountState::quarter);
        for (figure, quarter) in self.entries(rules, state) {
            actions.push(Action::EnterCity(figure, quarter, None));
            if self.moves == Moves::ByPlayer {
                let others = Quarter::ALL.into_iter().filter(|to| Some(*to) != count);
                actions.extend(others.map(|to| Action::EnterCity(figure, quarter, Some(to))));
            }
        }
        actions.push(Action::Pass);
    }

    /// Who could enter which quarter.
    fn entries(self, rules: &Rules, state: &State) -> impl Iterator<Item = (Figure, Quarter)> {
        let any = self.any_quarter;
        let in_supply = rules.standing.iter().copied().filter(|f| state.supply_of(state.player(), *f) > 0);
        in_supply.flat_map(move |figure| {
            Quarter::ALL.into_iter().filter(move |quarter| may_enter(any, figure, *quarter)).map(move |to| (figure, to))
        })
    }

    /// COUNT-04, COUNT-05
    fn enter(self, state: &mut State, action: Action, log: &mut Log) {
        state.memory_mut().count.counted = false;
        let Action::EnterCity(figure, quarter, to) = action else { return };
        let player = state.player;
        state.supply[player as usize][figure as usize] -= 1;
        let city = &mut state.memory_mut().count;
        city.admit(Resident { quarter, owner: player, figure });
        let to = match self.moves {
            Moves::ByPlayer => to,
            Moves::FollowsFollower => Some(quarter),
            Moves::Clockwise => {
                let at = Quarter::ALL.iter().position(|q| Some(*q) == city.count).unwrap_or(0);
                Some(Quarter::ALL[(at + 1) % 4])
            }
        };
        log.tell(|| Event::EnteredCity { player: player.into(), figure, quarter });
        if let Some(quarter) = to.filter(|to| Some(*to) != city.count) {
            city.count = Some(quarter);
            log.tell(|| Event::Count { quarter });
        }
    }

    /// COUNT-10: a mayor or wagon that has just left the city counts as two, instead of what it counts otherwise.
    fn tally(rules: &Rules, state: &State, segment: SegmentRef, tally: &mut Tally) {
        let feature = state.board.feature(segment);
        let strong = city(state).map_or(&[][..], |city| &city.strong);
        for (owner, figure, spot) in strong.iter().filter(|(.., spot)| state.board.feature(*spot) == feature) {
            if state.figures.iter().any(|s| (s.owner, s.figure, s.spot) == (*owner, *figure, *spot)) {
                let otherwise = match figure {
                    Figure::Mayor => state.measure(rules, segment).1.pennants(),
                    other => other.strength(),
                };
                tally[*owner as usize] = tally[*owner as usize] + 2 - otherwise;
            }
        }
    }
}

record! {
    /// A follower in the Count's city before the first turn.
    StartGuest = "owner.figure@quarter" {
        /// The quarter.
        quarter: Quarter,
        /// Whose it is.
        owner: usize,
        /// Which figure.
        figure: Figure,
    }
}

impl Expansion for Count {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.step(TurnStep::Opening, move |_, state, _| it.ask_for_quarter(state));
        hooks.decision(Phase::Count, |_, _, actions| actions.extend(Quarter::ALL.map(Action::MoveCount)), Self::choose);
        hooks.step(TurnStep::LeaveCity, move |rules, state, _| it.ask_to_leave_now(rules, state));
        let list = move |rules: &_, state: &_, actions: &mut _| it.list_leaves(rules, state, actions);
        hooks.decision(Phase::LeaveCity, list, move |_, state, action, log| it.leave(state, action, log));
        // COMBO-TURN-06
        hooks.step(TurnStep::EnterCity, move |rules, state, _| it.ask_to_enter(rules, state));
        let list = move |rules: &_, state: &_, actions: &mut _| it.list_entries(rules, state, actions);
        hooks.decision(Phase::EnterCity, list, move |_, state, action, log| it.enter(state, action, log));
        if self.two {
            hooks.tally.push(Box::new(Self::tally));
        }
        // COMBO-X-02: before anything else is scored at the end.
        hooks.step(TurnStep::Finale, move |rules, state, _| it.ask_to_leave(rules, state));
    }

    /// COUNT-05: who is where, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        if let Some(quarter) = extras.take(rules, "count")? {
            state.memory_mut().count.count = Some(quarter);
        }
        for (field, StartGuest { quarter, owner, figure }) in extras.take_list(rules, "guests")? {
            if !may_enter(self.any_quarter, figure, quarter) {
                return Err(SetupError::new(field, Flaw::RuleFor(NO_QUARTER_FOR[quarter as usize], figure)));
            }
            extras::take(rules, state, owner, figure).map_err(|flaw| SetupError::new(field, flaw))?;
            state.memory_mut().count.admit(Resident { quarter, owner: owner as u8, figure });
        }
        Ok(())
    }

    fn refuse(&self, _rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::LeaveCity(..) if state.phase == Phase::LeaveCity => Some(CANNOT_LEAVE),
            Action::EnterCity(figure, quarter, _) if state.phase == Phase::EnterCity => {
                Some(if state.supply_of(state.player(), figure) == 0 {
                    Illegal::NoneLeft(figure)
                } else {
                    Illegal::RuleFor(NO_QUARTER_FOR[quarter as usize], figure)
                })
            }
            _ => None,
        }
    }
}

impl State {
    /// The quarter the count is in, in a game that has him.
    pub fn count(&self) -> Option<Quarter> {
        self.memory.as_ref()?.count.quarter()
    }

    /// Who is in the Count's city, sorted: the quarter, whose it is, which figure.
    pub fn guests(&self) -> impl ExactSizeIterator<Item = (Quarter, usize, Figure)> + Clone {
        residents(self).iter().map(|r| (r.quarter, r.owner as usize, r.figure))
    }
}
