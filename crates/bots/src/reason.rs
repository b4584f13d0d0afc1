//! Why an action is good, in a few words: what a hint says besides what to do.
//!
//! A reason is data: one of a few kinds, perhaps a sort of feature, a player and a number. The words for it are in
//! `locales/`, for every language, so that terminal, browser and protocol say the same.
//!
//! It is found by comparing the position before a turn with the one after it. What happened on the way (points,
//! captures, a dragon's meal) and each feature that changed are candidates with a weight, about as many points as they
//! matter; the heaviest is told. The search may have had others in mind, many turns ahead: a reason is a fair
//! guess at what a person would see, no proof.

use aude_engine::{Action, Cause, Event, Figure, Log, Phase, Rules, Score, Spot, State, Survey, Surveyed, tile::Kind};

use crate::{Outlook, outlook::is_scored, parts::PARTS};

/// What sort of reason it is. The words behind tell what feature, player and number mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Why {
    /// The game ends and is won, by so many points.
    Wins,
    /// An own feature is completed for so many points.
    Completes,
    /// A feature shared with a player is completed for so many points each.
    CompletesShared,
    /// A feature is begun that may bring so many points.
    Starts,
    /// The same, and it is easily finished.
    StartsEasy,
    /// A follower goes to a field at so many cities.
    Farms,
    /// An own feature grows by so many points.
    Extends,
    /// An own field feeds so many cities more.
    Feeds,
    /// A player's feature, worth so many points, is shared from now on.
    Shares,
    /// A feature worth so many points is taken from a player.
    TakesOver,
    /// A player's feature is harder to finish now.
    Blocks,
    /// A player can hardly get into an own feature any more, which is worth so many points.
    KeepsOut,
    /// So many own followers come home.
    BringsHome,
    /// So many followers stay in the supply.
    Saves,
    /// A player's figure goes home or to prison.
    Removes,
    /// Nothing gains much: this costs least.
    Quiet,
    /// A reason of a part of the game, by its name.
    Part(&'static str),
}

impl Why {
    /// All of them.
    pub fn all() -> Vec<Self> {
        let core = [
            Self::Wins,
            Self::Completes,
            Self::CompletesShared,
            Self::Starts,
            Self::StartsEasy,
            Self::Farms,
            Self::Extends,
            Self::Feeds,
            Self::Shares,
            Self::TakesOver,
            Self::Blocks,
            Self::KeepsOut,
            Self::BringsHome,
            Self::Saves,
            Self::Removes,
            Self::Quiet,
        ];
        core.into_iter().chain(PARTS.iter().flat_map(|part| part.reasons).map(|name| Self::Part(name))).collect()
    }

    /// The name in the protocol; with `reason-` before it that of its text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Completes => "completes",
            Self::CompletesShared => "completes-shared",
            Self::Starts => "starts",
            Self::StartsEasy => "starts-easy",
            Self::Farms => "farms",
            Self::Extends => "extends",
            Self::Feeds => "feeds",
            Self::Shares => "shares",
            Self::TakesOver => "takes-over",
            Self::Blocks => "blocks",
            Self::KeepsOut => "keeps-out",
            Self::BringsHome => "brings-home",
            Self::Saves => "saves",
            Self::Removes => "removes",
            Self::Quiet => "quiet",
            Self::Part(name) => name,
        }
    }
}

/// Why an action is good. [`Why`] says what the other fields mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What sort of reason it is.
    pub why: Why,
    /// The feature it is about.
    pub feature: Option<Kind>,
    /// The other player it is about.
    pub player: Option<usize>,
    /// Points, cities, followers: how many.
    pub n: Option<i32>,
}

/// A reason and about how many points it matters.
#[derive(Clone, Copy)]
pub(crate) struct Candidate(f32, Reason);

impl Candidate {
    pub(crate) const fn new(weight: f32, why: Why) -> Self {
        Self(weight, Reason { why, feature: None, player: None, n: None })
    }

    pub(crate) const fn feature(mut self, kind: Kind) -> Self {
        self.1.feature = Some(kind);
        self
    }

    pub(crate) const fn player(mut self, player: usize) -> Self {
        self.1.player = Some(player);
        self
    }

    pub(crate) const fn n(mut self, n: i32) -> Self {
        self.1.n = Some(n);
        self
    }
}

/// A chance above this is easy.
const EASY: f32 = 0.6;
/// What a follower is worth, where one must be named.
pub(crate) const FOLLOWER: f32 = 3.0;

/// Finds reasons for actions of one position.
pub(crate) struct Reasons<'a> {
    rules: &'a Rules,
    pub(crate) before: &'a State,
    pub(crate) me: usize,
    then: Outlook,
    now: Outlook,
}

impl<'a> Reasons<'a> {
    pub(crate) fn new(rules: &'a Rules, before: &'a State, mut outlook: Outlook) -> Self {
        outlook.look(rules, before);
        Self { rules, before, me: before.decider(), now: outlook.clone(), then: outlook }
    }

    /// Why an action is good, with another that the same player has in mind after it.
    pub(crate) fn find(&mut self, action: Action, next: Option<Action>) -> Reason {
        let mut after = self.before.clone();
        let mut log = Log::on();
        after.play_unchecked(self.rules, action, &mut log);
        let mut actions = vec![action];
        if let Some(next) = next.filter(|_| after.decider() == self.me && after.phase() == Phase::PlaceFigure) {
            after.play_unchecked(self.rules, next, &mut log);
            actions.push(next);
        }
        let events = log.take();
        let mut found = Vec::new();
        self.events(&after, &events, &mut found);
        self.actions(&after, &actions, &mut found);
        if after.phase() != Phase::Over {
            self.now.look(self.rules, &after);
            self.features(&after, &mut found);
            self.neighbours(&mut found);
        }
        let heaviest = found.into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        heaviest.map_or(Candidate::new(0.0, Why::Quiet).1, |c| c.1)
    }

    /// What happened on the way.
    fn events(&self, after: &State, events: &[Event], found: &mut Vec<Candidate>) {
        let me = self.me;
        if after.phase() == Phase::Over && after.winners(self.rules) == [me] {
            let others = (0..self.rules.players()).filter(|p| *p != me).map(|p| after.score(p)).max();
            let lead = after.score(me) as i32 - others.unwrap_or(0) as i32;
            found.push(Candidate::new(1000.0, Why::Wins).n(lead));
        }
        let mut home = 0;
        for event in events {
            match event {
                Event::Returned { player, figure, .. } if *player == me => home += i32::from(figure.is_follower()),
                _ => found.extend(PARTS.iter().filter_map(|part| (part.happened)(self, event))),
            }
        }
        let scores = || events.iter().filter_map(|e| if let Event::Scored(s) = e { Some(s) } else { None });
        for score in scores().filter(|s| s.player == me && !s.last && s.points > 0) {
            let Cause::Feature(kind) = score.cause else { continue };
            let same = |s: &&Score| s.player != me && !s.last && s.cause == score.cause && s.points == score.points;
            let weight = score.points as f32 + FOLLOWER * home as f32;
            let candidate = match scores().find(same) {
                Some(other) => {
                    Candidate::new(weight - score.points as f32 * 0.5, Why::CompletesShared).player(other.player)
                }
                None => Candidate::new(weight, Why::Completes),
            };
            found.push(candidate.feature(kind).n(score.points));
        }
        // At the end that is of no use any more.
        if home > 0 && after.phase() != Phase::Over {
            found.push(Candidate::new(1.5 * home as f32, Why::BringsHome).n(home));
        }
    }

    /// What was done besides placing a tile.
    fn actions(&self, after: &State, actions: &[Action], found: &mut Vec<Candidate>) {
        for action in actions {
            if *action == Action::Pass && self.before.phase() == Phase::PlaceFigure {
                let left = after.supply_of(self.me, Figure::Follower) as i32;
                found.push(Candidate::new(0.5, Why::Saves).n(left));
            }
            found.extend(PARTS.iter().filter_map(|part| (part.done)(self, after, *action)));
        }
    }

    pub(crate) fn kind(&self, state: &State, spot: Spot) -> Kind {
        state.segment_name(self.rules, spot).kind
    }

    /// What became of each feature.
    fn features(&self, after: &State, found: &mut Vec<Candidate>) {
        let ((old, chances), (new, now)) = (self.then.seen(), self.now.seen());
        let me = self.me;
        for (number, feature) in new.features().iter().enumerate() {
            let from: Vec<usize> = (0..old.features().len())
                .filter(|i| new.find(after, old.features()[*i].spot(self.before)) == Some(number))
                .collect();
            let was = || from.iter().map(|i| (&old.features()[*i], chances[*i]));
            let mine = |f: &Surveyed| f.owners() >> me & 1 == 1;
            let rival = |f: &Surveyed| (0..self.rules.players()).find(|p| *p != me && f.owners() >> p & 1 == 1);
            let theirs = was().map(|w| w.0).filter(|f| !mine(f)).find_map(rival);
            if feature.kind == Kind::Field {
                self.field(new, feature, was().map(|w| w.0), old, found);
                continue;
            }
            if feature.is_complete() || !is_scored(feature.kind) {
                continue;
            }
            let value = self.value(feature, now[number]);
            let points = feature.worth(self.rules, false, 0);
            let held = was().any(|(f, _)| mine(f));
            let had: f32 = was().filter(|(f, _)| mine(f)).map(|(f, chance)| self.value(f, chance)).sum();
            let had_points: i32 = was().filter(|(f, _)| mine(f)).map(|(f, _)| f.worth(self.rules, false, 0)).sum();
            let lost: f32 = was().filter(|(f, _)| !mine(f)).map(|(f, chance)| self.value(f, chance)).sum();
            let candidate = match (mine(feature), theirs) {
                (true, Some(player)) if feature.owners() >> player & 1 == 1 => {
                    Candidate::new(value - had, Why::Shares).player(player).n(points)
                }
                (true, Some(player)) => Candidate::new(value - had + lost, Why::TakesOver).player(player).n(points),
                (true, None) if !held && now[number] > EASY => {
                    Candidate::new(value, Why::StartsEasy).n(self.done(feature))
                }
                (true, None) if !held => Candidate::new(value, Why::Starts).n(self.done(feature)),
                (true, None) if points > had_points => Candidate::new(value - had, Why::Extends).n(points - had_points),
                (false, Some(player)) if from.len() == 1 => {
                    let held = feature.followers[player];
                    let weight =
                        lost - value + FOLLOWER * f32::from(held) * (was().map(|w| w.1).sum::<f32>() - now[number]);
                    Candidate::new(weight, Why::Blocks).player(player)
                }
                _ => continue,
            };
            if candidate.0 > 0.3 {
                found.push(candidate.feature(feature.kind));
            }
        }
    }

    /// What became of a field.
    fn field<'s>(
        &self,
        new: &Survey,
        field: &Surveyed,
        was: impl Iterator<Item = &'s Surveyed>,
        old: &Survey,
        found: &mut Vec<Candidate>,
    ) {
        let mine = |f: &Surveyed| f.owners() >> self.me & 1 == 1;
        let cities = |survey: &Survey, field: &Surveyed| {
            survey.cities(field).filter(|c| survey.features()[*c].is_complete()).count() as i32
        };
        if !mine(field) {
            return;
        }
        let (mut had, mut held, mut rival) = (0, false, None);
        for one in was {
            if mine(one) {
                (had, held) = (had + cities(old, one), true);
            } else {
                rival = (0..self.rules.players()).find(|p| one.owners() >> p & 1 == 1);
            }
        }
        let (n, each) = (cities(new, field), f32::from(field.each[self.me]));
        let gain = each * (n - had) as f32;
        let candidate = match rival {
            Some(player) if field.owners() >> player & 1 == 1 => Candidate::new(gain, Why::Shares).player(player),
            Some(player) => Candidate::new(2.0 * gain, Why::TakesOver).player(player),
            None if held => Candidate::new(gain, Why::Feeds).n(n - had),
            None => Candidate::new(gain.max(1.0), Why::Farms).n(n),
        };
        if candidate.0 > 0.3 {
            let points = i32::from(field.each[self.me]) * n;
            let candidate = if rival.is_some() { candidate.n(points) } else { candidate };
            found.push(candidate.feature(Kind::Field));
        }
    }

    /// Own features which a player's could have joined, and cannot any more.
    fn neighbours(&self, found: &mut Vec<Candidate>) {
        let threats = |outlook: &Outlook| {
            let (survey, _) = outlook.seen();
            let mut threats = Vec::new();
            for one in survey.features().iter().filter(|f| f.owners() == 1 << self.me) {
                for two in survey.features().iter().filter(|f| f.kind == one.kind && f.owners() != 0) {
                    let rival = two.owners().trailing_zeros() as usize;
                    let meet = |e: &aude_engine::OpenEdge| {
                        e.square.is_some() && survey.edges(two).iter().any(|o| o.square == e.square)
                    };
                    if rival != self.me
                        && matches!(one.kind, Kind::Road | Kind::City)
                        && survey.edges(one).iter().any(meet)
                    {
                        threats.push((one.kind, rival, one.worth(self.rules, false, 0)));
                    }
                }
            }
            threats
        };
        let (then, now) = (threats(&self.then), threats(&self.now));
        for (kind, player, points) in then {
            if !now.iter().any(|(k, p, _)| (*k, *p) == (kind, player)) {
                let weight = 0.3 * points as f32;
                found.push(Candidate::new(weight, Why::KeepsOut).feature(kind).player(player).n(points));
            }
        }
    }

    /// What a feature may be expected to bring.
    fn value(&self, feature: &Surveyed, chance: f32) -> f32 {
        if feature.kind == Kind::Field {
            return 0.0;
        }
        let now = feature.worth(self.rules, false, 0) as f32;
        now + chance * (self.done(feature) as f32 - now)
    }

    /// What a feature brings if it is finished at once.
    fn done(&self, feature: &Surveyed) -> i32 {
        let more = if feature.kind.is_center() { feature.open } else { 0 };
        feature.worth(self.rules, true, more)
    }
}
