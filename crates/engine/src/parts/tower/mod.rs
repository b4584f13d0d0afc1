//! The Tower: towers that take prisoners, and prisoners who are exchanged or bought back.

use super::{After, Choice, Count, Hook, Moment, Part, Room, Shown, Toggle};
use crate::{
    Action, Cause, Event, Figure, Flaw, Illegal, Log, Owned, Phase, Pos, Position, Revision, Rules, SetupError,
    StartPrisoner, StartTile, State, Term,
    board::SegmentRef,
    lists::keeps_room,
    position, rules,
    setup::Choices,
    sift::{each_among, find_among, push_among},
    state::Standing,
    tile::Symbol,
    verb::{Target, verb},
};

pub(super) const PART: Part = Part {
    name: "tower",
    title: "The Tower",
    about: "18 tiles with sites for towers; a growing tower takes prisoners, who are exchanged or bought back",
    sets: &["tower", "tower-gardens"],
    toggles: &[Toggle {
        name: "tower",
        about: "towers can be built on their sites",
        default: in_play,
        shown: Shown::Symbol(Symbol::Tower),
    }],
    options: &[
        Choice {
            name: "ransom-per-turn",
            about: "how many prisoners a player may buy back in a turn",
            values: &["one", "unlimited"],
            default: "one",
            presets: &[("nordic-2010", "unlimited")],
            since: Revision::First,
        },
        Choice {
            name: "wagon-on-tower",
            about: "whether a wagon may close a tower",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[("nordic-2010", "allowed")],
            since: Revision::First,
        },
        Choice {
            name: "closed-tower",
            about: "a closed tower that its follower leaves is open again, or finished",
            values: &["reopens", "stays-closed"],
            default: "reopens",
            presets: &[("big-box-2006", "stays-closed")],
            since: Revision::Second,
        },
        Choice {
            name: "ransom-moment",
            about: "prisoners are bought back before scoring, or in the whole turn",
            values: &["before-scoring", "whole-turn"],
            default: "before-scoring",
            presets: &[("big-box-2006", "whole-turn"), ("nordic-2010", "whole-turn")],
            since: Revision::Second,
        },
    ],
    counts: &[Count {
        name: "tower-piece",
        figure: Figure::TowerPiece,
        // TOWER-02, TOWER-X-12
        usual: |players| [10, 10, 10, 9, 7, 6, 5][players.min(6)],
        toggle: Some("tower"),
        placed_by_room: false,
    }],
    verbs: &[
        verb!("tower", "tower", "tower", Tower(at) = Square(at)).beyond(Illegal::NoTower),
        verb!("close", "close-tower", "close-tower", CloseTower(figure, at) = FigureOnSquare(figure, at))
            .beyond(Illegal::NoTower),
        verb!("capture", "capture", "capture", Capture(who, spot) = OwnedOnSegment(who, spot)).target(Target::Figure),
        verb!("exchange", "exchange", "exchange", Exchange(figure, from) = FigureOfSeat(figure, from)),
        verb!("ransom", "ransom", "ransom", Ransom(figure, from) = FigureOfSeat(figure, from)),
    ],
    leaves_out: super::nothing,
    open: |choices| {
        let once = choices.option("ransom-per-turn") == "one";
        let wagons = choices.option("wagon-on-tower") == "allowed";
        let reopens = choices.option("closed-tower") == "reopens";
        let whole_turn = choices.option("ransom-moment") == "whole-turn";
        let room = Tower { once, wagons, reopens, whole_turn };
        Ok(choices.toggle("tower").then(|| -> Box<dyn Room> { Box::new(room) }))
    },
};

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
pub(crate) struct Towers {
    sites: Vec<Site>,
    /// Sorted.
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

keeps_room!(Towers { sites, prisoners, raised, exchange, declined, paid });

impl Towers {
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
        self.sites.iter().map(|site| (site.at, site.height.into(), is_closed(state, *site)))
    }

    /// The site that was just built on, while it may take a prisoner.
    pub(crate) fn raised(&self) -> Option<SegmentRef> {
        self.raised.map(|site| self.sites[site as usize].spot)
    }

    /// Whether the player in turn has paid a ransom.
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

fn towers(state: &State) -> Option<&Towers> {
    state.memory.as_deref().map(|memory| &memory.tower)
}

fn sites(state: &State) -> &[Site] {
    towers(state).map_or(&[], |towers| &towers.sites)
}

/// The prisoners, sorted: who holds it, whose it is, which figure.
pub(crate) fn prisoners(state: &State) -> impl ExactSizeIterator<Item = (usize, usize, Figure)> {
    let prisoners = towers(state).map_or(&[][..], |towers| &towers.prisoners);
    prisoners.iter().map(|p| (p.holder as usize, p.owner as usize, p.figure))
}

/// The site on a square.
fn site_at(state: &State, to: Pos) -> Option<Site> {
    sites(state).iter().find(|site| site.at == to).copied()
}

fn is_closed(state: &State, site: Site) -> bool {
    site.finished || state.board.is_held(site.feature)
}

/// Why a closed tower is closed.
fn closed(state: &State, site: Site) -> Illegal {
    if state.board.is_held(site.feature) { Illegal::TowerClosed } else { Illegal::TowerFinished }
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

#[derive(Debug)]
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
    /// Who may close a tower. ABBOT-X-08: an abbot never does; TOWER-17: a wagon may.
    const fn guards(&self) -> &'static [Figure] {
        if self.wagons {
            &[Figure::Follower, Figure::BigFollower, Figure::Wagon]
        } else {
            &[Figure::Follower, Figure::BigFollower]
        }
    }

    /// A follower has closed a tower, perhaps for good (TOWER-X-11).
    fn finish(&self, state: &mut State, at: Pos) {
        let sites = &mut state.memory_mut().tower.sites;
        if let Some(site) = sites.iter_mut().find(|site| site.at == at) {
            site.finished = !self.reopens;
        }
    }

    /// TOWER-05, TOWER-12, TOWER-X-01, TOWER-X-11
    fn check_close(state: &State, site: Site) -> Result<(), Illegal> {
        if site.height == 0 {
            Err(Illegal::TowerBare)
        } else if is_closed(state, site) {
            Err(closed(state, site))
        } else if state.dragon() == Some(site.at) {
            Err(Illegal::DragonIsThere)
        } else {
            Ok(())
        }
    }

    /// The followers a tower of its height reaches (TOWER-06, TOWER-07, TOWER-08, TOWER-09, TOWER-10, TOWER-X-02).
    fn reached(rules: &Rules, state: &State, site: Site, actions: &mut Vec<Action>) {
        Self::find_reached(rules, state, site, |standing| {
            let action = Action::Capture(Owned::new(standing.owner.into(), standing.figure), state.spot(standing.spot));
            if !actions.contains(&action) {
                actions.push(action);
            }
            false
        });
    }

    /// The same one by one, until one pleases.
    fn find_reached(rules: &Rules, state: &State, site: Site, mut pleases: impl FnMut(&Standing) -> bool) -> bool {
        let (from, height) = (site.at, site.height);
        let near = |standing: &Standing| {
            let to = state.board.tiles[standing.spot.tile()].at;
            let (dx, dy) = (from.x.abs_diff(to.x), from.y.abs_diff(to.y));
            standing.figure.is_follower() & ((dx == 0) | (dy == 0)) & (dx + dy <= height)
        };
        find_among(&state.figures, near, |standing| !state.is_spared(rules, *standing) && pleases(standing))
    }

    /// TOWER-11, TOWER-13, TOWER-14
    fn capture(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let Action::Capture(taken, spot) = action else { unreachable!("nothing else is listed") };
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
        position::check_seat(rules, holder)?;
        position::check_seat(rules, owner)?;
        if holder == owner {
            return Err(Flaw::OwnPrisoner);
        }
        if !figure.is_follower() {
            return Err(Flaw::NoPrisoner(figure));
        }
        if state.prisoners().any(|(by, of, _)| (by, of) == (owner, holder)) {
            return Err(Flaw::Exchanged);
        }
        position::take(rules, state, owner, figure)?;
        state.memory_mut().tower.imprison(Prisoner { holder: holder as u8, owner: owner as u8, figure });
        Ok(())
    }

    /// Asks the player in turn, after scoring, for prisoners to buy back.
    fn ask_for_ransom(&self, rules: &Rules, state: &mut State) -> bool {
        let declined = towers(state).is_some_and(|towers| towers.declined);
        if declined {
            state.memory_mut().tower.declined = false;
        }
        if declined || !self.has_aside(rules, state) {
            return false;
        }
        state.phase = Phase::Ransom;
        state.decider = state.player;
        true
    }

    /// TOWER-15, TOWER-X-05, TOWER-X-06
    fn check_ransom(&self, state: &State) -> Result<(), Illegal> {
        if state.score(state.player()) < RANSOM as u32 {
            Err(Illegal::TooPoor)
        } else if self.once && towers(state).is_some_and(|towers| towers.has_paid(state)) {
            Err(Illegal::RansomPaid)
        } else {
            Ok(())
        }
    }
}

impl Room for Tower {
    fn hooks(&self) -> Vec<Hook> {
        vec![Hook::Laid, Hook::Offer, Hook::Aside]
    }

    fn moments(&self) -> &'static [Moment] {
        if self.whole_turn { &[Moment::Capture, Moment::Ransom] } else { &[Moment::Capture] }
    }

    fn decisions(&self) -> &'static [Phase] {
        &[Phase::Capture, Phase::Exchange, Phase::Ransom]
    }

    fn opens(&self, rules: &Rules, state: &mut State, tile: &StartTile) -> Result<bool, Flaw> {
        const MOST: u32 = 999;
        self.laid(rules, state, &mut Log::off());
        if tile.tower == 0 {
            return Ok(false);
        }
        if tile.tower > MOST {
            return Err(format!("a tower of {} pieces; at most {MOST}", tile.tower).into());
        }
        let last = state.board.tiles.len() - 1;
        match state.memory_mut().tower.sites.last_mut().filter(|site| site.spot.tile() == last) {
            Some(site) => site.height = tile.tower as u16,
            None => return Err(Flaw::NoTowerSite(tile.tile.clone())),
        }
        Ok(true)
    }

    fn sets_up(&self, rules: &Rules, state: &mut State, position: &mut Position) -> Result<(), SetupError> {
        let left = std::mem::take(&mut position.tower_pieces);
        if !left.is_empty() {
            position::one_each(rules, "tower-pieces", left.len())?;
        }
        for (player, n) in left.into_iter().enumerate() {
            let pieces = &mut state.supply[player][Figure::TowerPiece as usize];
            *pieces = u8::try_from(n).ok().filter(|n| n <= pieces).ok_or_else(|| {
                let words = format!("{n} pieces of towers are left; there are {pieces}");
                SetupError::new(format!("tower-pieces[{player}]"), words)
            })?;
        }
        for (i, at) in std::mem::take(&mut position.finished_towers).into_iter().enumerate() {
            let tower = site_at(state, at).is_some_and(|site| site.height > 0 && !self.reopens);
            if !tower {
                let words = format!("there is no tower on {at} that could be finished");
                return Err(SetupError::new(format!("finished-towers[{i}]"), words));
            }
            self.finish(state, at);
        }
        for (i, prisoner) in std::mem::take(&mut position.prisoners).into_iter().enumerate() {
            Self::lock_up(rules, state, prisoner).map_err(|flaw| SetupError::new(format!("prisoners[{i}]"), flaw))?;
        }
        Ok(())
    }

    fn stands(&self, _rules: &Rules, state: &State, tile: usize, figure: Figure) -> u16 {
        if !self.guards().contains(&figure) {
            return 0;
        }
        let open = |site: &&Site| site.spot.tile() == tile && site.height > 0 && !is_closed(state, **site);
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

    fn minds(&self, design: &rules::Design) -> bool {
        design.tower.is_some()
    }

    /// A new site.
    fn laid(&self, rules: &Rules, state: &mut State, _log: &mut Log) {
        if let Some(segment) = state.last_design(rules).tower {
            let spot = SegmentRef::new(state.board.tiles.len() - 1, segment.into());
            let (at, feature) = (state.last_square(), state.board.feature(spot));
            state.memory_mut().tower.sites.push(Site { spot, at, feature, height: 0, finished: false });
        }
    }

    fn offer(&self, _rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let has = |figure| state.supply_of(state.player(), figure) > 0;
        if has(Figure::TowerPiece) {
            let open = |site: &Site| !is_closed(state, *site);
            push_among(actions, sites(state), open, |site| Action::Tower(site.at));
        }
        let first = actions.len();
        let mut guards = self.guards().iter().copied().filter(|figure| has(*figure));
        let Some(figure) = guards.next() else { return };
        let dragon = state.dragon();
        let open = |site: &Site| (site.height > 0) & !is_closed(state, *site);
        each_among(sites(state), open, |site| {
            if dragon != Some(site.at) {
                actions.push(Action::CloseTower(figure, site.at));
            }
        });
        // What one may close the others may.
        let end = actions.len();
        for figure in guards {
            for i in first..end {
                if let Action::CloseTower(_, at) = actions[i] {
                    actions.push(Action::CloseTower(figure, at));
                }
            }
        }
    }

    /// One for a piece on each site, and for each follower that may close a tower again one for each site.
    fn offer_lots(&self, _rules: &Rules, state: &State, _list: &mut Vec<Action>) -> usize {
        let has = |figure| usize::from(state.supply_of(state.player(), figure) > 0);
        let guards: usize = self.guards().iter().map(|figure| has(*figure)).sum();
        (has(Figure::TowerPiece) + guards) * sites(state).len()
    }

    fn offer_lot(&self, _rules: &Rules, state: &State, lot: usize, _list: &mut Vec<Action>) -> Option<Action> {
        let has = |figure: &Figure| state.supply_of(state.player(), *figure) > 0;
        let sites = sites(state);
        let (turn, site) = (lot / sites.len(), sites[lot % sites.len()]);
        let pieces = usize::from(has(&Figure::TowerPiece));
        if turn < pieces {
            return (!is_closed(state, site)).then_some(Action::Tower(site.at));
        }
        let guard = self.guards().iter().copied().filter(has).nth(turn - pieces)?;
        Self::check_close(state, site).is_ok().then_some(Action::CloseTower(guard, site.at))
    }

    fn offers(&self, _rules: &Rules, state: &State) -> bool {
        let has = |figure| state.supply_of(state.player(), figure) > 0;
        (has(Figure::TowerPiece) && sites(state).iter().any(|site| !is_closed(state, *site)))
            || (self.guards().iter().any(|figure| has(*figure))
                && sites(state).iter().any(|site| Self::check_close(state, *site).is_ok()))
    }

    /// TOWER-15, TOWER-16, COMBO-TURN-09
    fn aside(&self, _rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let Some(towers) = towers(state).filter(|t| !t.prisoners.is_empty()) else { return };
        if self.check_ransom(state).is_err() {
            return;
        }
        let first = actions.len();
        for prisoner in towers.prisoners.iter().filter(|p| p.owner == state.player) {
            let ransom = Action::Ransom(prisoner.figure, prisoner.holder);
            if !actions[first..].contains(&ransom) {
                actions.push(ransom);
            }
        }
    }

    /// One for each prisoner.
    fn aside_lots(&self, _rules: &Rules, state: &State, _list: &mut Vec<Action>) -> usize {
        let prisoners = towers(state).map_or(0, |towers| towers.prisoners.len());
        if prisoners > 0 && self.check_ransom(state).is_ok() { prisoners } else { 0 }
    }

    fn aside_lot(&self, _rules: &Rules, state: &State, lot: usize, _list: &mut Vec<Action>) -> Option<Action> {
        let prisoners = &towers(state)?.prisoners;
        let prisoner = prisoners[lot];
        // Those of a kind lie side by side.
        let first = lot == 0 || prisoners[lot - 1] != prisoner;
        (prisoner.owner == state.player && first).then_some(Action::Ransom(prisoner.figure, prisoner.holder))
    }

    fn has_aside(&self, _rules: &Rules, state: &State) -> bool {
        let own = |towers: &Towers| towers.prisoners.iter().any(|p| p.owner == state.player);
        towers(state).is_some_and(own) && self.check_ransom(state).is_ok()
    }

    fn owns(&self, action: Action) -> bool {
        matches!(action, Action::Tower(_) | Action::CloseTower(..) | Action::Ransom(..))
    }

    fn play(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> After {
        let player = state.player();
        match action {
            Action::Tower(to) => {
                state.supply[player][Figure::TowerPiece as usize] -= 1;
                let index = sites(state).iter().position(|site| site.at == to).expect("there is a site");
                let towers = &mut state.memory_mut().tower;
                towers.sites[index].height += 1;
                towers.raised = Some(index as u16);
                let height = towers.sites[index].height.into();
                state.call(rules, Moment::Capture);
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
            _ => unreachable!("it offers nothing else"),
        }
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        let player = state.player();
        match action {
            Action::Ransom(figure, holder) if state.allows_asides(rules) => {
                let held = state.prisoners().any(|prisoner| prisoner == (holder.into(), player, figure));
                Some(if held { self.check_ransom(state).err()? } else { Illegal::NoPrisoner })
            }
            Action::Capture(..) if state.phase == Phase::Capture => Some(Illegal::OutOfReach),
            Action::Exchange(..) if state.phase == Phase::Exchange => Some(Illegal::NoPrisoner),
            _ if state.phase != Phase::PlaceFigure => None,
            Action::Tower(to) => Some(match site_at(state, to) {
                None => Illegal::NoTower,
                Some(site) if is_closed(state, site) => closed(state, site),
                Some(_) => Illegal::NoneLeft(Figure::TowerPiece),
            }),
            Action::CloseTower(figure, to) => {
                Some(match site_at(state, to).map(|site| Self::check_close(state, site)) {
                    None => Illegal::NoTower,
                    Some(Err(reason)) => reason,
                    Some(Ok(())) if state.supply_of(player, figure) == 0 => Illegal::NoneLeft(figure),
                    Some(Ok(())) => Illegal::NoPlaceFor(figure, crate::tile::Kind::Tower),
                })
            }
            _ => None,
        }
    }

    /// TOWER-06, TOWER-X-03, TOWER-X-04, TOWER-X-10: what a tower that was raised can take. TOWER-X-05: who is bought back.
    fn moment(&self, rules: &Rules, state: &mut State, moment: Moment, _log: &mut Log) -> bool {
        if moment == Moment::Ransom {
            return self.ask_for_ransom(rules, state);
        }
        let Some(Towers { raised, exchange, .. }) = towers(state) else { return false };
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

    fn list(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let Some(towers) = towers(state) else { return };
        if state.phase == Phase::Ransom {
            // The core lists ransoms with what is beside every decision.
            actions.push(Action::Pass);
            return;
        }
        if let Some(raised) = towers.raised {
            Self::reached(rules, state, towers.sites[raised as usize], actions);
            actions.push(Action::Pass);
        } else if let Some(holder) = towers.exchange {
            actions.extend(towers.kinds(state.player, holder).map(|kind| Action::Exchange(kind, holder)));
        }
    }

    fn decide(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let ransom = state.phase == Phase::Ransom;
        let towers = &mut state.memory_mut().tower;
        (towers.raised, towers.declined) = (None, ransom);
        match action {
            Action::Pass => {}
            Action::Exchange(figure, with) => Self::exchange(state, with, figure, log),
            _ => Self::capture(rules, state, action, log),
        }
    }
}
