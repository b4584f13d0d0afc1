//! A player who looks one turn ahead: every complete turn is tried and the resulting position judged.
//!
//! In the base game a turn is a tile and perhaps a follower, and what a follower adds is worked out without placing it.
//! With other parts a turn may be much more. What follows at once (a tower takes a prisoner, a castle is built, a wagon
//! drives on) is thought through, everybody doing what is best for themselves. What could be done as well wherever the
//! tile goes (a tower grows, the fairy moves) is tried once, with the tile on its best place, and its gain counted
//! everywhere. A ransom changes nothing about the rest of the turn, so it is weighed by itself.

use aude_engine::{Action, Log, MAX_PLAYERS, Phase, Rules, State};

use crate::{
    Outlook, Player, Values, Weights,
    parts::{self, Appraisal, PARTS, TURN, Timing, timing},
};

/// Tries every turn and judges what comes of it.
#[derive(Clone, Debug)]
pub struct Careful {
    /// Judges positions.
    pub outlook: Outlook,
    placed: State,
    done: State,
    actions: Vec<Action>,
    figures: Vec<Action>,
    /// What was found out so far about the actions of a decision.
    turns: Vec<(Action, Turn)>,
    /// How many actions were tried that are as good wherever the tile goes, and what the best of them promises.
    anywhere: (usize, Option<Values>),
    /// How many positions may still be looked at for the action that is thought about.
    work: usize,
    /// Positions that are not in use.
    spare: Vec<State>,
    /// Lists of actions that are not in use.
    pub(crate) lists: Vec<Vec<Action>>,
    /// What the tiles of the last auction are worth.
    pub(crate) appraisal: Option<Appraisal>,
}

/// What values mean to a player: the lead over the best of the others.
#[inline]
pub fn lead(values: &Values, players: usize, me: usize) -> f32 {
    let rival = (0..players).filter(|p| *p != me).map(|p| values[p]).fold(f32::MIN, f32::max);
    if players == 1 { values[me] } else { values[me] - rival }
}

/// What values mean to a player who chooses: the lead over the others, of whom the best counts most. If only the best
/// counted, a gift to anybody else would cost nothing.
#[inline]
pub fn regard(values: &Values, players: usize, me: usize) -> f32 {
    const BEST: f32 = 0.3;
    if players < 3 {
        return lead(values, players, me);
    }
    let (mut most, mut sum) = (f32::MIN, 0.0);
    for other in (0..players).filter(|p| *p != me) {
        most = most.max(values[other]);
        sum += values[other];
    }
    values[me] - BEST * most - (1.0 - BEST) * sum / (players - 1) as f32
}

/// A turn that begins with a tile: what it promises with the best of what depends on the tile, and if nothing more is
/// done.
#[derive(Clone, Copy, Debug)]
struct Turn {
    best: Values,
    plain: Values,
}

/// So many decisions that follow one another are thought through.
const DEPTH: usize = 3;
/// So many positions are looked at in one decision, however many ways there are: with twenty followers in the Count's city, three
/// decisions in a row have billions of outcomes. Counted and not timed, so that the same position has the same answer everywhere.
const WORK: usize = 12_000;
/// Positions of up to this weight count as one; see [`allowance`].
const ORDINARY: usize = 512;
/// Each action is thought through with at least so many positions.
const LEAST_WORK: usize = 2;

impl Careful {
    /// A player of games of these rules.
    pub fn new(rules: &Rules, weights: Weights) -> Self {
        let start = rules.start();
        Self {
            outlook: Outlook::new(rules, weights),
            placed: start.clone(),
            done: start,
            actions: Vec::new(),
            figures: Vec::new(),
            turns: Vec::new(),
            anywhere: (0, None),
            work: 0,
            spare: Vec::new(),
            lists: Vec::new(),
            appraisal: None,
        }
    }

    /// The best action of the decision that is due, and its value.
    pub fn best(&mut self, rules: &Rules, state: &State) -> (Action, f32) {
        let mut best = (Action::Pass, f32::MIN);
        let (me, players) = (state.decider(), rules.players());
        self.rate(rules, state, |action, values| {
            let value = regard(values, players, me);
            if value > best.1 {
                best = (action, value);
            }
        });
        best
    }

    /// Rates every action of the decision that is due, by what it promises each player.
    pub fn rate(&mut self, rules: &Rules, state: &State, tell: impl FnMut(Action, &Values)) {
        self.forget();
        self.rate_while(rules, state, &mut || true, tell);
    }

    /// The same as long as somebody has patience, who is asked after each action. With many parts in play a decision
    /// takes longer than some can wait. Says whether all are rated and told; if not, the next call goes on with the
    /// same position, unless [`Careful::forget`] comes first.
    pub(crate) fn rate_while(
        &mut self,
        rules: &Rules,
        state: &State,
        patient: &mut dyn FnMut() -> bool,
        mut tell: impl FnMut(Action, &Values),
    ) -> bool {
        let mut actions = std::mem::take(&mut self.actions);
        state.list_actions(rules, &mut actions);
        let quiet = self.outlook.parts.as_ref().is_none_or(|parts| parts.is_quiet() && rules.only_followers());
        let mut done = true;
        let rate = if quiet { None } else { parts::rate(state.phase()) };
        if let Some(rate) = rate {
            rate(self, rules, state, &actions, &mut tell);
        } else {
            let work = allowance(state);
            thin(&mut actions, work / LEAST_WORK);
            let mut rest = actions.iter().filter(|a| quiet || timing(**a) != Timing::Alone).skip(self.turns.len());
            for action in rest.by_ref() {
                self.work = (work / actions.len()).max(LEAST_WORK);
                let turn =
                    if quiet { self.quiet_turn(rules, state, *action) } else { self.any_turn(rules, state, *action) };
                self.turns.push((*action, turn));
                if !patient() {
                    break;
                }
            }
            done = rest.next().is_none();
            if done && !quiet && state.phase() == Phase::PlaceTile && state.left() > 0 {
                done = self.try_anywhere(rules, state, patient);
            }
            if done {
                self.tell_turns(rules, state, &actions, &mut tell);
            }
        }
        self.actions = actions;
        done
    }

    /// Tells the actions rated so far, for those who cannot wait for the others.
    pub(crate) fn tell_rated(&mut self, rules: &Rules, state: &State, mut tell: impl FnMut(Action, &Values)) {
        self.tell_turns(rules, state, &[], &mut tell);
    }

    /// Forgets a rating that was begun.
    pub(crate) fn forget(&mut self) {
        self.turns.clear();
        self.anywhere = (0, None);
    }

    /// What comes of an action where nothing but tiles and followers matters.
    fn quiet_turn(&mut self, rules: &Rules, state: &State, action: Action) -> Turn {
        self.placed.clone_from(state);
        self.placed.play_unchecked(rules, action, &mut Log::off());
        let best = self.after(rules, state.decider());
        Turn { best, plain: best }
    }

    /// What the position in `placed` promises, once the player who placed a tile has decided about a figure.
    fn after(&mut self, rules: &Rules, me: usize) -> Values {
        if self.placed.phase() != Phase::PlaceFigure || self.placed.decider() != me {
            return judge(&mut self.outlook, rules, &self.placed);
        }
        let mut figures = std::mem::take(&mut self.figures);
        self.placed.list_actions(rules, &mut figures);
        let mut best;
        if rules.only_followers() && self.placed.left() > 0 {
            best = self.outlook.values(rules, &self.placed);
            let mut most: f32 = 0.0;
            for action in &figures {
                if let Action::Place(figure, spot) = *action {
                    most = most.max(self.outlook.gain(rules, &self.placed, me, figure, spot));
                }
            }
            best[me] += most;
        } else {
            best = [f32::MIN; MAX_PLAYERS];
            let mut most = f32::MIN;
            for action in &figures {
                self.done.clone_from(&self.placed);
                self.done.play_unchecked(rules, *action, &mut Log::off());
                let values = judge(&mut self.outlook, rules, &self.done);
                let value = regard(&values, rules.players(), me);
                if value > most {
                    (best, most) = (values, value);
                }
            }
        }
        self.figures = figures;
        best
    }

    /// A position after an action, in room that was used before; it is given back with `give`.
    pub(crate) fn played(&mut self, rules: &Rules, state: &State, action: Action) -> State {
        self.work = self.work.saturating_sub(1);
        let mut next = self.copy(state);
        next.play_unchecked(rules, action, &mut Log::off());
        next
    }

    /// A copy of a position in such room.
    pub(crate) fn copy(&mut self, state: &State) -> State {
        match self.spare.pop() {
            Some(mut spare) => {
                spare.clone_from(state);
                spare
            }
            None => state.clone(),
        }
    }

    pub(crate) fn give(&mut self, state: State) {
        self.spare.push(state);
    }

    /// What an action leads to once everything that follows at once is decided.
    fn outcome_of(&mut self, rules: &Rules, state: &State, action: Action, depth: usize) -> Values {
        let next = self.played(rules, state, action);
        let values = self.outcome(rules, &next, depth);
        self.give(next);
        values
    }

    /// What a position promises once everything that is due at once is decided.
    fn outcome(&mut self, rules: &Rules, state: &State, depth: usize) -> Values {
        match state.phase() {
            Phase::PlaceFigure if depth < DEPTH && self.work > 0 => self.turn(rules, state, depth).best,
            phase if depth < DEPTH && self.work > 0 && parts::follows(phase) => {
                let mut actions = self.lists.pop().unwrap_or_default();
                state.list_actions(rules, &mut actions);
                let best = self.best_of(rules, state, &actions, depth + 1);
                self.lists.push(actions);
                best.unwrap_or_else(|| judge(&mut self.outlook, rules, state))
            }
            _ => judge(&mut self.outlook, rules, state),
        }
    }

    /// The best of some actions for whoever decides. A ransom can wait.
    fn best_of(&mut self, rules: &Rules, state: &State, actions: &[Action], depth: usize) -> Option<Values> {
        let (me, players) = (state.decider(), rules.players());
        let mut best: Option<Values> = None;
        // Once there is no time for more, only what it means to do nothing must be known.
        for action in actions.iter().filter(|a| timing(**a) != Timing::Alone) {
            if self.work == 0 && best.is_some() && *action != Action::Pass {
                continue;
            }
            let values = self.outcome_of(rules, state, *action, depth);
            if best.as_ref().is_none_or(|best| regard(&values, players, me) > regard(best, players, me)) {
                best = Some(values);
            }
        }
        best
    }

    /// What a turn promises once its tile is placed: with the best figure, and with none. What does not depend on the
    /// tile is left out, but for the last tile of the game, after which nothing is estimated.
    fn turn(&mut self, rules: &Rules, placed: &State, depth: usize) -> Turn {
        let mut actions = self.lists.pop().unwrap_or_default();
        placed.list_actions(rules, &mut actions);
        let last = placed.left() == 0;
        let latest = if last { Timing::Anywhere } else { Timing::Here };
        actions.retain(|action| timing(*action) <= latest);
        let (me, players) = (placed.decider(), rules.players());
        let passes = actions.contains(&Action::Pass);
        let plain = if passes { Some(self.outcome_of(rules, placed, Action::Pass, depth + 1)) } else { None };
        let mut best = plain;
        let mut take = |values: Values| {
            if best.as_ref().is_none_or(|best| regard(&values, players, me) > regard(best, players, me)) {
                best = Some(values);
            }
        };
        let settled = plain.filter(|_| !last && !PARTS.iter().any(|part| (part.unsettled)(rules, placed)));
        if let Some(plain) = settled {
            self.outlook.look(rules, placed);
            let mut most: f32 = 0.0;
            for action in &actions {
                if let Action::Place(figure, spot) = *action
                    && figure.is_follower()
                {
                    most = most.max(self.outlook.gain(rules, placed, me, figure, spot));
                }
            }
            let mut values = plain;
            values[me] += most;
            take(values);
        }
        for action in &actions {
            let estimated = matches!(action, Action::Place(figure, _) if figure.is_follower()) && settled.is_some();
            if *action != Action::Pass && !estimated && (self.work > 0 || !passes) {
                let values = self.outcome_of(rules, placed, *action, depth + 1);
                take(values);
            }
        }
        self.lists.push(actions);
        let best = best.unwrap_or_else(|| judge(&mut self.outlook, rules, placed));
        Turn { best, plain: plain.unwrap_or(best) }
    }

    /// What comes of an action in games with parts beyond the base game.
    fn any_turn(&mut self, rules: &Rules, state: &State, action: Action) -> Turn {
        let me = state.decider();
        let next = self.played(rules, state, action);
        let tile_first = state.phase() != Phase::PlaceFigure && next.phase() == Phase::PlaceFigure;
        let mut turn = if tile_first && next.decider() == me {
            self.turn(rules, &next, 0)
        } else {
            let values = self.outcome(rules, &next, 1);
            Turn { best: values, plain: values }
        };
        let bonus = parts::bonus(state, action, &next);
        turn.best[me] += bonus;
        turn.plain[me] += bonus;
        self.give(next);
        turn
    }

    /// Tells what was found out about all actions, and adds what concerns all of them.
    fn tell_turns(&mut self, rules: &Rules, state: &State, actions: &[Action], tell: &mut impl FnMut(Action, &Values)) {
        let (me, players) = (state.decider(), rules.players());
        self.add_anywhere(rules, state);
        let mut turns = std::mem::take(&mut self.turns);
        let value = |turn: &Turn| regard(&turn.best, players, me);
        for (action, turn) in &turns {
            tell(*action, &turn.best);
        }
        let has_parts = self.outlook.parts.is_some();
        for action in actions.iter().filter(|a| has_parts && timing(**a) == Timing::Alone) {
            let best = turns.iter().map(|t| &t.1).max_by(|a, b| value(a).total_cmp(&value(b))).map(|turn| turn.best);
            let now = self.outlook.values(rules, state);
            let next = self.played(rules, state, *action);
            let then = self.outlook.values(rules, &next);
            self.give(next);
            let best = best.unwrap_or(now);
            let values = std::array::from_fn(|p| if p < players { best[p] + then[p] - now[p] } else { 0.0 });
            tell(*action, &values);
        }
        turns.clear();
        self.turns = turns;
    }

    /// The best turn of those rated: how it begins, and what it promises.
    fn top(&self, rules: &Rules, state: &State) -> Option<(Action, Turn)> {
        let value = |turn: &Turn| regard(&turn.best, rules.players(), state.decider());
        self.turns.iter().max_by(|a, b| value(&a.1).total_cmp(&value(&b.1))).copied()
    }

    /// Tries what could be done wherever the tile goes, with the tile on its best place, as long as somebody has
    /// patience. Says whether that is done.
    fn try_anywhere(&mut self, rules: &Rules, state: &State, patient: &mut dyn FnMut() -> bool) -> bool {
        let (me, players) = (state.decider(), rules.players());
        let Some((top, _)) = self.top(rules, state) else { return true };
        let next = self.played(rules, state, top);
        let mut done = true;
        if next.phase() == Phase::PlaceFigure && next.decider() == me {
            let mut actions = self.lists.pop().unwrap_or_default();
            next.list_actions(rules, &mut actions);
            actions.retain(|action| timing(*action) == Timing::Anywhere);
            let work = allowance(state);
            thin(&mut actions, work / LEAST_WORK);
            let mut rest = actions.iter().skip(self.anywhere.0);
            for action in rest.by_ref() {
                self.work = (work / actions.len()).max(LEAST_WORK);
                let values = self.outcome_of(rules, &next, *action, 1);
                let (tried, best) = &mut self.anywhere;
                *tried += 1;
                if best.as_ref().is_none_or(|best| regard(&values, players, me) > regard(best, players, me)) {
                    *best = Some(values);
                }
                if !patient() {
                    break;
                }
            }
            done = rest.next().is_none();
            self.lists.push(actions);
        }
        self.give(next);
        done
    }

    /// Adds to each turn the best of what could be done wherever its tile goes.
    fn add_anywhere(&mut self, rules: &Rules, state: &State) {
        let (me, players) = (state.decider(), rules.players());
        let (_, best) = std::mem::take(&mut self.anywhere);
        let plain = self.top(rules, state).map(|(_, turn)| turn.plain);
        if let (Some(best), Some(plain)) = (best, plain)
            && regard(&best, players, me) > regard(&plain, players, me)
        {
            for (_, turn) in &mut self.turns {
                let values: Values =
                    std::array::from_fn(|p| if p < players { turn.plain[p] + best[p] - plain[p] } else { 0.0 });
                if regard(&values, players, me) > regard(&turn.best, players, me) {
                    turn.best = values;
                }
            }
        }
    }
}

/// How many positions are looked at in a decision. To judge one takes time for every tile, and for every two figures: on tables of
/// thousands of tiles, or with hundreds of figures, fewer are looked at, so that a decision takes no longer than elsewhere.
pub(crate) fn allowance(state: &State) -> usize {
    let figures = state.figures().count() + PARTS.iter().map(|part| (part.others)(state)).sum::<usize>();
    let weight = state.tiles().count() + figures * figures / 16;
    WORK * ORDINARY / weight.max(ORDINARY)
}

/// Leaves out some actions, evenly, where there are more than can be looked at. To pass is never left out.
pub(crate) fn thin(actions: &mut Vec<Action>, most: usize) {
    let step = actions.len().div_ceil(most.max(1));
    if step > 1 {
        let mut number = 0..;
        actions
            .retain(|action| number.next().is_some_and(|n: usize| n.is_multiple_of(step)) || *action == Action::Pass);
    }
}

/// What a position promises each player.
pub(crate) fn judge(outlook: &mut Outlook, rules: &Rules, state: &State) -> Values {
    match state.phase() {
        Phase::Over => std::array::from_fn(|p| state.score(p) as f32),
        phase
            if state.is_second_part()
                && (matches!(phase, Phase::Draw | Phase::PlaceTile) || parts::is_before_tile(phase)) =>
        {
            let mut values = outlook.values(rules, state);
            values[state.player()] += TURN;
            values
        }
        _ => outlook.values(rules, state),
    }
}

impl Player for Careful {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        self.best(rules, state).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aude_engine::{Deck, Setup};

    #[test]
    fn fewer_positions_are_looked_at_on_larger_tables() {
        let mut setup = Setup::players(2).with_parts(&[("base", 9), ("inns-cathedrals", 9), ("traders-builders", 9)]);
        setup.counts.insert("follower".into(), 99);
        let rules = Rules::new(&setup).unwrap();
        let (deck, mut state) = (Deck::new(1), rules.start());
        let mut last = allowance(&state);
        assert_eq!(last, WORK);
        while state.phase() != Phase::Over {
            let action =
                if state.phase() == Phase::Draw { deck.draw(&rules, &state) } else { state.legal_actions(&rules)[0] };
            state.play_unchecked(&rules, action, &mut Log::off());
            if state.tiles().count() < 100 && state.figures().count() < 60 {
                assert_eq!(allowance(&state), WORK, "an ordinary game");
            }
            last = last.min(allowance(&state));
        }
        assert!((100..WORK / 2).contains(&last), "{last}");
    }

    #[test]
    fn what_is_left_out_is_left_out_evenly() {
        let bids = |n: u32| (0..n).map(Action::Bid).chain([Action::Pass]).collect::<Vec<_>>();
        for (n, most, left) in [(9, 10, 10), (9, 9, 6), (99, 10, 11), (99, 1, 2), (99, 0, 2), (0, 1, 1)] {
            let mut actions = bids(n);
            thin(&mut actions, most);
            assert_eq!((actions.len(), actions.last()), (left, Some(&Action::Pass)), "{n} {most}");
        }
    }
}
