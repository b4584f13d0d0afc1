//! The Tower: towers that take prisoners, and prisoners who are exchanged or bought back.

mod refusals;

use super::{
    About, After, Expansion, Holding, Hooks, Offers, OptionSpec, Part, PieceSpec, Shown, ToggleSpec, TurnStep,
};
use crate::{
    Action, AsDatum, Cause, Datum, Event, ExtraSpec, FactSpec, Figure, Flaw, Illegal, Log, Owned, Phase, Pos, Revision,
    Rules, SetupError, StartExtras, StartTile, State, Term,
    board::SegmentRef,
    branchless::find_among,
    datum::record,
    extras,
    lists::clone_in_place,
    scenario::{CheckSpec, Entry},
    setup::Choices,
    state::Standing,
    telling::{Movement, Place, Sends, Telling},
    tile::Symbol,
    verb::{Arguments, Fact, Facts, Target, verb},
};
use refusals::{
    DRAGON_IS_THERE, EXCHANGED, NEVER_A_PRISONER, NO_PRISONER, NO_SITE, NO_TOWER, OUT_OF_REACH, OWN_PRISONER,
    RANSOM_PAID, TOO_POOR, TOWER_BARE, TOWER_CLOSED, TOWER_FINISHED,
};

pub(super) const PART: Part = Part {
    name: "tower",
    title: "The Tower",
    about: "18 tiles with tower sites; the higher a tower, the farther it reaches to take prisoners",
    tile: "TH",
    sections: &[
        (About::Phase(Phase::Capture), 3),
        (About::Phase(Phase::Exchange), 4),
        (About::Phase(Phase::Ransom), 5),
    ],
    sets: &["tower", "tower-gardens"],
    toggles: &[ToggleSpec {
        name: "tower",
        about: "towers can be built on their sites",
        default: in_play,
        shown: Shown::Symbol(Symbol::Tower),
    }],
    options: &[
        OptionSpec {
            name: "ransom-per-turn",
            about: "how many prisoners a player may buy back in a turn",
            values: &["one", "unlimited"],
            default: "one",
            presets: &[("nordic-2010", "unlimited")],
            since: Revision::First,
        },
        OptionSpec {
            name: "wagon-on-tower",
            about: "whether a wagon may close a tower",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[("nordic-2010", "allowed")],
            since: Revision::First,
        },
        OptionSpec {
            name: "closed-tower",
            about: "a closed tower that its follower leaves is open again, or finished",
            values: &["reopens", "stays-closed"],
            default: "reopens",
            presets: &[("big-box-2006", "stays-closed")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "ransom-moment",
            about: "prisoners are bought back before scoring, or in the whole turn",
            values: &["before-scoring", "whole-turn"],
            default: "before-scoring",
            presets: &[("big-box-2006", "whole-turn"), ("nordic-2010", "whole-turn")],
            since: Revision::Second,
        },
    ],
    counts: &[PieceSpec {
        name: "tower-piece",
        figure: Figure::TowerPiece,
        // TOWER-02, TOWER-X-12
        usual: |players| [10, 10, 10, 9, 7, 6, 5][players.min(6)],
        toggle: Some("tower"),
        wants: None,
    }],
    verbs: &[
        verb!("tower", "tower", "tower", Tower(at) = Square(at))
            .picture("tower-piece")
            .beyond(NO_TOWER)
            .detail("piece-tower")
            .facts(next_height),
        verb!("close", "close-tower", "close-tower", CloseTower(figure, at) = FigureOnSquare(figure, at))
            .group("tower")
            .beyond(NO_TOWER),
        verb!("capture", "capture", "capture", Capture(who, spot) = OwnedOnSegment(who, spot))
            .target(Target::Figure)
            .sends("log-withdrawn"),
        verb!("exchange", "exchange", "exchange", Exchange(figure, from) = FigureOfSeat(figure, from)),
        verb!("ransom", "ransom", "ransom", Ransom(figure, from) = FigureOfSeat(figure, from)),
    ],
    extras: &[
        ExtraSpec::new::<Vec<u32>>(1, "tower-pieces", |rules, state| {
            let left = (0..rules.players()).map(|player| state.supply_of(player, Figure::TowerPiece));
            let all = rules.choices().count(Figure::TowerPiece.name());
            if left.clone().all(|n| n == all) { Datum::Nothing } else { Datum::list(left) }
        })
        .per_player(),
        ExtraSpec::new::<Vec<Pos>>(2, "finished-towers", |_, state| Datum::list(state.finished_towers())),
        ExtraSpec::new::<Vec<StartPrisoner>>(3, "prisoners", |_, state| held(state)),
    ],
    facts: &[
        FactSpec::new(8, "towers", |rules, state| {
            let finished = state.finished_towers();
            let tower = |(at, height): (Pos, u32)| {
                let finished = finished.contains(&at).then_some(("finished", Datum::Flag(true)));
                Datum::Record(
                    [("at", at.into_datum()), ("height", height.into_datum())].into_iter().chain(finished).collect(),
                )
            };
            rules.choices().toggle("tower").then(|| Datum::List(state.towers().into_iter().map(tower).collect()))
        }),
        FactSpec::new(9, "prisoners", |rules, state| rules.choices().toggle("tower").then(|| held(state))),
    ],
    tell,
    holds: |_, state, player| {
        let held = state.prisoners().filter(|(holder, ..)| *holder == player);
        held.map(|(_, owner, figure)| Holding::FigureOf(owner, figure)).collect()
    },
    whereabouts: |state| vec![held(state)],
    checks: &[
        CheckSpec::new("towers", |scene| {
            scene.state.towers().iter().map(|(at, height)| Entry::new(format!("{at} {height}"))).collect()
        }),
        CheckSpec::new("prisoners", |scene| {
            let names = |(holder, owner, figure): (usize, usize, Figure)| {
                Entry::new(format!("{} holds {} {figure}", scene.names[holder], scene.names[owner]))
            };
            scene.state.prisoners().map(names).collect()
        }),
    ],
    open: |choices| {
        let once = choices.option("ransom-per-turn") == "one";
        let wagons = choices.option("wagon-on-tower") == "allowed";
        let reopens = choices.option("closed-tower") == "reopens";
        let whole_turn = choices.option("ransom-moment") == "whole-turn";
        let expansion = Tower { once, wagons, reopens, whole_turn };
        Ok(choices.toggle("tower").then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let telling = match *event {
        Event::Tower { player, at, height } => Telling::new("log-tower")
            .player(player)
            .facts(vec![("n", Fact::Number(height))])
            .squares([at])
            .movement(Movement::Comes(Figure::TowerPiece, Place::Squares(vec![at]))),
        Event::Captured { player, owner, figure, spot } => Telling::new("log-captures")
            .player(player)
            .facts(vec![Fact::figure(figure), ("owner", Fact::Player(owner))])
            .squares([spot.at])
            .movement(Movement::Leaves(owner, figure, spot))
            .sends(Sends::Alone),
        Event::Freed { player, figure, from } => {
            Telling::new("log-freed").player(player).facts(vec![Fact::figure(figure), ("from", Fact::Player(from))])
        }
        _ => return None,
    };
    Some(telling)
}

/// How high a tower would be with one more piece.
fn next_height(state: &State, arguments: Arguments) -> Facts {
    let Arguments::Square(at) = arguments else { return Vec::new() };
    let height = state.towers().iter().find(|(on, _)| *on == at).map_or(0, |(_, height)| *height);
    vec![("n", Fact::Number(height + 1))]
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("tower")
}

/// What a prisoner costs (TOWER-15, TOWER-X-05).
const RANSOM: i32 = 3;

/// A site and the tower on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Site {
    /// The segment of its tile, that tile's square and the feature that it is: none of them ever changes.
    spot: SegmentRef,
    at: Pos,
    feature: u16,
    height: u16,
    /// Whether it has been closed for good, whoever still stands on it (`closed-tower`).
    finished: bool,
}

/// Who is held by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Prisoner {
    holder: u8,
    owner: u8,
    figure: Figure,
}

/// The towers and the prisoners.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TowerState {
    sites: Vec<Site>,
    /// Sorted. They do not matter at the end (TOWER-X-08).
    prisoners: Vec<Prisoner>,
    /// The site that was just built on, while it may take a prisoner.
    raised: Option<u16>,
    /// With whom the player in turn exchanges a prisoner, and has a choice.
    exchange: Option<u8>,
    /// Whether the player in turn buys nobody back after scoring.
    declined: bool,
    /// In which turn a ransom was paid last, by whom, and whether that was after the last tile: then everybody has another
    /// turn of a kind.
    paid: Option<(u16, u8, bool)>,
}

clone_in_place!(TowerState { sites, prisoners, raised, exchange, declined, paid });

impl TowerState {
    pub(crate) fn heights(&self) -> Vec<(Pos, u32)> {
        let built = self.sites.iter().filter(|site| site.height > 0);
        let mut heights: Vec<_> = built.map(|site| (site.at, site.height.into())).collect();
        heights.sort_unstable();
        heights
    }

    /// The towers that are closed for good though nobody stands on them any more, sorted.
    pub(crate) fn finished(&self, state: &State) -> Vec<Pos> {
        let left = |site: &&Site| site.finished && !state.board.is_held(site.feature);
        let mut squares: Vec<_> = self.sites.iter().filter(left).map(|site| site.at).collect();
        squares.sort_unstable();
        squares
    }

    /// The sites: where, how high, whether closed.
    pub(crate) fn sites(&self, state: &State) -> impl Iterator<Item = (Pos, u32, bool)> {
        self.sites.iter().map(|site| (site.at, site.height.into(), closed(state, *site).is_some()))
    }

    /// The site that was just built on, while it may take a prisoner.
    pub(crate) fn raised(&self) -> Option<SegmentRef> {
        self.raised.map(|site| self.sites[site as usize].spot)
    }

    /// Whether the player in turn has paid a ransom, in either part of a double turn (TRADE-X-08).
    pub(crate) fn has_paid(&self, state: &State) -> bool {
        self.paid == Some((state.turn, state.player, state.finale))
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.sites) + size_of_val(&*self.prisoners)
    }

    /// The kinds of prisoners of one player with another.
    fn kinds(&self, owner: u8, holder: u8) -> impl Iterator<Item = Figure> {
        // Those of a kind lie side by side.
        let different = self.prisoners.chunk_by(|a, b| a == b).map(|same| same[0]);
        different.filter(move |p| (p.owner, p.holder) == (owner, holder)).map(|p| p.figure)
    }

    fn imprison(&mut self, prisoner: Prisoner) {
        let place = self.prisoners.partition_point(|p| *p < prisoner);
        self.prisoners.insert(place, prisoner);
    }
}

fn towers(state: &State) -> Option<&TowerState> {
    state.memory.as_deref().map(|memory| &memory.tower)
}

fn sites(state: &State) -> &[Site] {
    towers(state).map_or(&[], |towers| &towers.sites)
}

/// The site on a square.
fn site_at(state: &State, to: Pos) -> Option<Site> {
    sites(state).iter().find(|site| site.at == to).copied()
}

/// Why a tower is closed, if it is (TOWER-05, TOWER-X-11).
#[inline]
fn closed(state: &State, site: Site) -> Option<Illegal> {
    if state.board.is_held(site.feature) { Some(TOWER_CLOSED) } else { site.finished.then_some(TOWER_FINISHED) }
}

/// Sends a prisoner home.
fn free(state: &mut State, prisoner: Prisoner, log: &mut Log) {
    let prisoners = &mut state.memory_mut().tower.prisoners;
    let found = prisoners.iter().position(|p| *p == prisoner).expect("the prisoner is held");
    prisoners.remove(found);
    let Prisoner { holder, owner, figure } = prisoner;
    state.supply[owner as usize][figure as usize] += 1;
    log.tell(|| Event::Freed { player: owner.into(), figure, from: holder.into() });
}

#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct Tower {
    /// `ransom-per-turn`
    once: bool,
    /// `wagon-on-tower`
    wagons: bool,
    /// `closed-tower`
    reopens: bool,
    /// `ransom-moment`
    whole_turn: bool,
}

impl Tower {
    /// Who may close a tower. ABBOT-X-08: an abbot never does; TOWER-17, COMBO-08: a wagon may.
    const fn guards(self) -> &'static [Figure] {
        if self.wagons {
            &[Figure::Follower, Figure::BigFollower, Figure::Wagon]
        } else {
            &[Figure::Follower, Figure::BigFollower]
        }
    }

    /// A follower has closed a tower, perhaps for good (TOWER-X-11).
    fn finish(self, state: &mut State, at: Pos) {
        let sites = &mut state.memory_mut().tower.sites;
        if let Some(site) = sites.iter_mut().find(|site| site.at == at) {
            site.finished = !self.reopens;
        }
    }

    /// Whether a tower may be closed by a figure, or grow where none is given (TOWER-05, TOWER-12, TOWER-X-01,
    /// DRAGON-X-14).
    fn check(state: &State, site: Site, guard: Option<Figure>) -> Result<Action, Illegal> {
        let Some(figure) = guard else { return closed(state, site).map_or(Ok(Action::Tower(site.at)), Err) };
        if site.height == 0 {
            Err(TOWER_BARE)
        } else if let Some(reason) = closed(state, site) {
            Err(reason)
        } else if state.dragon() == Some(site.at) {
            Err(DRAGON_IS_THERE)
        } else {
            Ok(Action::CloseTower(figure, site.at))
        }
    }

    /// What the player in turn can use on towers: a piece, then each figure that may close one.
    fn means(self, state: &State) -> impl Iterator<Item = Option<Figure>> {
        let all = std::iter::once(None).chain(self.guards().iter().copied().map(Some));
        all.filter(|guard| state.supply_of(state.player(), guard.unwrap_or(Figure::TowerPiece)) > 0)
    }

    /// One slot for each site and whatever the player can use there.
    fn slots(self, state: &State) -> usize {
        self.means(state).count() * sites(state).len()
    }

    fn slot(self, state: &State, slot: usize) -> Option<Action> {
        let sites = sites(state);
        let guard = self.means(state).nth(slot / sites.len())?;
        Self::check(state, sites[slot % sites.len()], guard).ok()
    }

    fn visit(self, state: &State, found: &mut dyn FnMut(Action) -> bool) -> bool {
        let possible = |guard| sites(state).iter().filter_map(move |site| Self::check(state, *site, guard).ok());
        self.means(state).flat_map(possible).any(found)
    }

    /// One slot for each prisoner, if any may be bought back (TOWER-15, TOWER-16, COMBO-TURN-09).
    fn ransom_slots(self, state: &State) -> usize {
        let prisoners = towers(state).map_or(0, |towers| towers.prisoners.len());
        if prisoners > 0 && self.check_ransom(state).is_ok() { prisoners } else { 0 }
    }

    fn ransom(state: &State, slot: usize) -> Option<Action> {
        let prisoners = &towers(state)?.prisoners;
        let prisoner = prisoners[slot];
        // Those of a kind lie side by side.
        let first = slot == 0 || prisoners[slot - 1] != prisoner;
        (prisoner.owner == state.player && first).then_some(Action::Ransom(prisoner.figure, prisoner.holder))
    }

    /// Lists the followers a tower of its height reaches (TOWER-06, TOWER-07, TOWER-08, TOWER-09, TOWER-10, TOWER-X-02).
    fn reached(rules: &Rules, state: &State, site: Site, actions: &mut Vec<Action>) {
        Self::find_reached(rules, state, site, |standing| {
            let action = Action::Capture(Owned::new(standing.owner.into(), standing.figure), state.spot(standing.spot));
            if !actions.contains(&action) {
                actions.push(action);
            }
            false
        });
    }

    /// Shows those followers until the function answers yes (TOWER-X-07, COMBO-08, COMBO-10).
    fn find_reached(rules: &Rules, state: &State, site: Site, mut found: impl FnMut(&Standing) -> bool) -> bool {
        let (from, height) = (site.at, site.height);
        let near = |standing: &Standing| {
            let to = state.board.tiles[standing.spot.tile()].at;
            let (dx, dy) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
            standing.figure.is_follower() & ((dx == 0) | (dy == 0)) & (dx + dy <= height)
        };
        find_among(&state.figures, near, |standing| !state.is_spared(rules, *standing) && found(standing))
    }

    /// A new site.
    fn laid(rules: &Rules, state: &mut State) {
        if let Some(segment) = state.last_design(rules).tower {
            let spot = SegmentRef::new(state.board.tiles.len() - 1, segment.into());
            let (at, feature) = (state.last_square(), state.board.feature(spot));
            state.memory_mut().tower.sites.push(Site { spot, at, feature, height: 0, finished: false });
        }
    }

    fn play(self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> Option<After> {
        let player = state.player();
        Some(match action {
            Action::Tower(to) => {
                state.supply[player][Figure::TowerPiece as usize] -= 1;
                let index = sites(state).iter().position(|site| site.at == to).expect("there is a site");
                let towers = &mut state.memory_mut().tower;
                towers.sites[index].height += 1;
                towers.raised = Some(index as u16);
                let height = towers.sites[index].height.into();
                state.call(rules, TurnStep::Capture);
                log.tell(|| Event::Tower { player, at: to, height });
                After::Done
            }
            Action::CloseTower(figure, to) => {
                let site = site_at(state, to).expect("there is a tower");
                state.stand(player, figure, site.spot);
                self.finish(state, to);
                log.tell(|| Event::Placed { player, figure, spot: state.spot(site.spot) });
                After::Done
            }
            Action::Ransom(figure, holder) => {
                for (who, points) in [(player, -RANSOM), (holder.into(), RANSOM)] {
                    let term = Term { what: "ransom", n: 1, each: points };
                    state.award(who, Cause::Ransom, false, term, &[], log);
                    // COUNT-X-04
                    state.memory_mut().count.pay_ransom(who, points);
                }
                free(state, Prisoner { holder, owner: player as u8, figure }, log);
                state.memory_mut().tower.paid = Some((state.turn, state.player, state.finale));
                After::Again
            }
            _ => return None,
        })
    }

    /// TOWER-06, TOWER-X-03, TOWER-X-04, TOWER-X-10: what a tower that was raised can take.
    fn ask_to_capture(rules: &Rules, state: &mut State) -> bool {
        let Some(TowerState { raised, exchange, .. }) = towers(state) else { return false };
        let (raised, exchange) = (*raised, *exchange);
        if let Some(raised) = raised
            && !Self::find_reached(rules, state, sites(state)[raised as usize], |_| true)
        {
            state.memory_mut().tower.raised = None;
            return false;
        }
        state.phase = match (raised, exchange) {
            (Some(_), _) => Phase::Capture,
            (None, Some(_)) => Phase::Exchange,
            (None, None) => return false,
        };
        state.decider = state.player;
        true
    }

    fn list_captures(rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        if let Some(raised) = towers(state).and_then(|towers| towers.raised) {
            Self::reached(rules, state, sites(state)[raised as usize], actions);
        }
        actions.push(Action::Pass);
    }

    fn list_exchanges(_rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let Some((towers, holder)) = towers(state).and_then(|towers| Some((towers, towers.exchange?))) else { return };
        actions.extend(towers.kinds(state.player, holder).map(|kind| Action::Exchange(kind, holder)));
    }

    /// TOWER-11, TOWER-13, TOWER-14, COMBO-X-07
    fn capture(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        state.memory_mut().tower.raised = None;
        let Action::Capture(taken, spot) = action else { return };
        let (owner, figure) = (taken.owner() as u8, taken.figure());
        let player = state.player;
        let found = state.find_figure(owner.into(), figure, spot).expect("the follower is there");
        if owner == player {
            state.take_back(rules, found, log);
            return;
        }
        log.tell(|| Event::Captured { player: player.into(), owner: owner.into(), figure, spot });
        state.lift(rules, found, log);
        let towers = &mut state.memory_mut().tower;
        towers.imprison(Prisoner { holder: player, owner, figure });
        let (kind, another) = {
            let mut kinds = towers.kinds(player, owner);
            (kinds.next(), kinds.next())
        };
        match (kind, another) {
            (None, _) => {}
            (Some(kind), None) => Self::exchange(state, owner, kind, log),
            (Some(_), Some(_)) => towers.exchange = Some(owner),
        }
    }

    /// The player in turn gets a figure back from another player, who gets back the one that was just taken.
    fn exchange(state: &mut State, with: u8, figure: Figure, log: &mut Log) {
        let player = state.player;
        // Prisoners are exchanged at once, so there is no other.
        let other = towers(state).and_then(|towers| towers.kinds(with, player).next()).expect("one was just taken");
        free(state, Prisoner { holder: with, owner: player, figure }, log);
        free(state, Prisoner { holder: player, owner: with, figure: other }, log);
        state.memory_mut().tower.exchange = None;
    }

    /// A prisoner before the first turn (TOWER-11). Those who hold each other's have exchanged them (TOWER-13).
    fn lock_up(rules: &Rules, state: &mut State, prisoner: StartPrisoner) -> Result<(), Flaw> {
        let StartPrisoner { holder, owner, figure } = prisoner;
        extras::check_seat(rules, holder)?;
        extras::check_seat(rules, owner)?;
        if holder == owner {
            return Err(OWN_PRISONER.into());
        }
        if !figure.is_follower() {
            return Err(Flaw::RuleFor(NEVER_A_PRISONER, figure));
        }
        if state.prisoners().any(|(by, of, _)| (by, of) == (owner, holder)) {
            return Err(EXCHANGED.into());
        }
        extras::take(rules, state, owner, figure)?;
        state.memory_mut().tower.imprison(Prisoner { holder: holder as u8, owner: owner as u8, figure });
        Ok(())
    }

    /// Asks the player in turn, after scoring, for prisoners to buy back.
    fn ask_for_ransom(self, state: &mut State) -> bool {
        let declined = towers(state).is_some_and(|towers| towers.declined);
        if declined {
            state.memory_mut().tower.declined = false;
        }
        let any = (0..self.ransom_slots(state)).any(|slot| Self::ransom(state, slot).is_some());
        if declined || !any {
            return false;
        }
        state.phase = Phase::Ransom;
        state.decider = state.player;
        true
    }

    /// TOWER-15, TOWER-X-05, TOWER-X-06
    fn check_ransom(self, state: &State) -> Result<(), Illegal> {
        if state.score(state.player()) < RANSOM as u32 {
            Err(TOO_POOR)
        } else if self.once && towers(state).is_some_and(|towers| towers.has_paid(state)) {
            Err(RANSOM_PAID)
        } else {
            Ok(())
        }
    }
}

record! {
    /// A prisoner before the first turn.
    StartPrisoner = "owner.figure@holder" {
        /// Who holds it.
        holder: usize,
        /// Whose it is.
        owner: usize,
        /// Which figure.
        figure: Figure,
    }
}

/// The prisoners.
fn held(state: &State) -> Datum {
    Datum::list(state.prisoners().map(|(holder, owner, figure)| StartPrisoner { holder, owner, figure }))
}

impl Expansion for Tower {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.laid(|design| design.tower.is_some(), |rules, state, _| Self::laid(rules, state));
        hooks.instead.push(
            Offers::new(move |_, state, ()| it.slots(state), move |_, state, (), slot| it.slot(state, slot))
                .visited_by(move |_, state, (), found| it.visit(state, found)),
        );
        hooks.beside.push(Offers::new(
            move |_, state, ()| it.ransom_slots(state),
            |_, state, (), slot| Self::ransom(state, slot),
        ));
        hooks.plays.push(Box::new(move |rules, state, action, log| it.play(rules, state, action, log)));
        hooks.step(TurnStep::Capture, |rules, state, _| Self::ask_to_capture(rules, state));
        hooks.decision(Phase::Capture, Self::list_captures, Self::capture);
        hooks.decision(Phase::Exchange, Self::list_exchanges, |_, state, action, log| {
            let Action::Exchange(figure, with) = action else { unreachable!("nothing else is listed") };
            Self::exchange(state, with, figure, log);
        });
        // TOWER-X-05
        if self.whole_turn {
            hooks.step(TurnStep::Ransom, move |_, state, _| it.ask_for_ransom(state));
            hooks.beside_until = Some(TurnStep::Auction);
        }
        // The core lists ransoms with what is beside every decision.
        hooks.decision(
            Phase::Ransom,
            |_, _, actions| actions.push(Action::Pass),
            |_, state, _, _| state.memory_mut().tower.declined = true,
        );
    }

    fn opens(&self, rules: &Rules, state: &mut State, tile: &StartTile) -> Result<bool, Flaw> {
        const MOST: u32 = 999;
        Self::laid(rules, state);
        if tile.tower == 0 {
            return Ok(false);
        }
        if tile.tower > MOST {
            return Err(format!("a tower of {} pieces; at most {MOST}", tile.tower).into());
        }
        let last = state.board.tiles.len() - 1;
        match state.memory_mut().tower.sites.last_mut().filter(|site| site.spot.tile() == last) {
            Some(site) => site.height = tile.tower as u16,
            None => return Err(NO_SITE.into()),
        }
        Ok(true)
    }

    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        for (player, (field, n)) in extras.take_list::<u32>(rules, "tower-pieces")?.enumerate() {
            let pieces = &mut state.supply[player][Figure::TowerPiece as usize];
            *pieces = u8::try_from(n).ok().filter(|n| n <= pieces).ok_or_else(|| {
                let words = format!("{n} pieces of towers are left; there are {pieces}");
                SetupError::new(field, words)
            })?;
        }
        for (field, at) in extras.take_list(rules, "finished-towers")? {
            let tower = site_at(state, at).is_some_and(|site| site.height > 0 && !self.reopens);
            if !tower {
                let words = format!("there is no tower on {at} that could be finished");
                return Err(SetupError::new(field, words));
            }
            self.finish(state, at);
        }
        for (field, prisoner) in extras.take_list(rules, "prisoners")? {
            Self::lock_up(rules, state, prisoner).map_err(|flaw| SetupError::new(field, flaw))?;
        }
        Ok(())
    }

    fn stands(&self, _rules: &Rules, state: &State, tile: usize, figure: Figure) -> u16 {
        if !self.guards().contains(&figure) {
            return 0;
        }
        let open = |site: &&Site| site.spot.tile() == tile && site.height > 0 && closed(state, **site).is_none();
        sites(state).iter().find(open).map_or(0, |site| 1 << site.spot.segment())
    }

    /// Whoever stands on a tower has closed it, perhaps for good (TOWER-X-11).
    fn agrees(&self, _rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        let held = |site: &&Site| !self.reopens && state.board.is_held(site.feature);
        let closed: Vec<_> = sites(state).iter().filter(held).map(|site| site.at).collect();
        for at in closed {
            self.finish(state, at);
        }
        Ok(())
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        let player = state.player();
        match action {
            Action::Ransom(figure, holder) if state.allows_asides(rules) => {
                let held = state.prisoners().any(|prisoner| prisoner == (holder.into(), player, figure));
                Some(if held { self.check_ransom(state).err()? } else { NO_PRISONER })
            }
            Action::Capture(..) if state.phase == Phase::Capture => Some(OUT_OF_REACH),
            Action::Exchange(..) if state.phase == Phase::Exchange => Some(NO_PRISONER),
            _ if state.phase != Phase::PlaceFigure => None,
            Action::Tower(to) => Some(match site_at(state, to).map(|site| Self::check(state, site, None)) {
                None => NO_TOWER,
                Some(Err(reason)) => reason,
                Some(Ok(_)) => Illegal::NoneLeft(Figure::TowerPiece),
            }),
            Action::CloseTower(figure, to) => {
                Some(match site_at(state, to).map(|site| Self::check(state, site, Some(figure))) {
                    None => NO_TOWER,
                    Some(Err(reason)) => reason,
                    Some(Ok(_)) if state.supply_of(player, figure) == 0 => Illegal::NoneLeft(figure),
                    Some(Ok(_)) => Illegal::NoPlaceFor(figure, crate::tile::Kind::Tower),
                })
            }
            _ => None,
        }
    }
}

impl State {
    /// The towers and their heights, sorted.
    pub fn towers(&self) -> Vec<(Pos, u32)> {
        self.memory.as_ref().map_or_else(Vec::new, |m| m.tower.heights())
    }

    /// The towers that are closed for good though nobody stands on them, sorted.
    pub fn finished_towers(&self) -> Vec<Pos> {
        self.memory.as_ref().map_or_else(Vec::new, |m| m.tower.finished(self))
    }

    /// The sites of towers, in the order in which they came on the table: where, how high, whether closed by a follower.
    pub fn tower_sites(&self) -> impl Iterator<Item = (Pos, u32, bool)> {
        self.memory.as_ref().into_iter().flat_map(|m| m.tower.sites(self))
    }

    /// The prisoners, sorted: who holds it, whose it is, which figure.
    pub fn prisoners(&self) -> impl ExactSizeIterator<Item = (usize, usize, Figure)> {
        let prisoners = towers(self).map_or(&[][..], |towers| &towers.prisoners);
        prisoners.iter().map(|p| (p.holder as usize, p.owner as usize, p.figure))
    }
}
