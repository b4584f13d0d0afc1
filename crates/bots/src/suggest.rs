//! Advice: the best few actions of the decision that is due, what they are worth, and why.

use aude_engine::{Action, Log, Phase, Rules, State};

use crate::{Careful, Casual, Mind, Reason, Search, Tuning, Weights, careful::lead, reason::Reasons};

/// One of the best actions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// The action.
    pub action: Action,
    /// The lead over the best of the others, in points, that whoever decides may expect to end with.
    pub value: f32,
    /// How often it was looked at; 0 for what was rated only.
    pub visits: u32,
    /// Why it is good.
    pub reason: Reason,
}

/// The best actions of the decision that is due, as a mind sees them, at most so many: what it would do comes first.
/// Nothing where nothing is to be decided. The same seed gives the same answer, unless the mind watches the clock.
///
/// ```
/// use aude_bots::{Budget, Mind, suggest};
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
/// let lines = suggest(&rules, &state, Mind::Search(Budget::Visits(200)), 0, 3);
/// assert_eq!(lines.len(), 3);
/// assert!(lines[0].visits >= lines[1].visits);
/// ```
pub fn suggest(rules: &Rules, state: &State, mind: Mind, seed: u64, most: usize) -> Vec<Line> {
    if matches!(state.phase(), Phase::Over | Phase::Draw) {
        return Vec::new();
    }
    match mind {
        Mind::Search(budget) => {
            let mut search = Search::new(rules, Weights::default(), budget, Tuning::default());
            search.begin(rules, state);
            search.think_for(rules, state, budget);
            advise(rules, state, &mut search, most)
        }
        Mind::Casual(habits) => {
            let mut careful = Careful::new(rules, Weights::default());
            let mut seen = Vec::new();
            Casual::new(rules, habits, seed).rate(rules, state, |action, value| seen.push((action, value)));
            // Stable, and the first of equal ones: as the player chooses.
            seen.sort_by(|a, b| b.1.total_cmp(&a.1));
            seen.truncate(most);
            let mut values = Vec::new();
            let (players, me) = (rules.players(), state.decider());
            careful.rate(rules, state, |action, v| values.push((action, lead(v, players, me))));
            let value = |action| values.iter().find(|(a, _)| *a == action).map_or(0.0, |(_, value)| *value);
            let thoughts = seen.iter().map(|(action, _)| (*action, value(*action), 0)).collect();
            explain(rules, state, careful, thoughts, |_| None)
        }
    }
}

/// The same for a search that has thought about the position, for as long as somebody liked.
pub fn advise(rules: &Rules, state: &State, search: &mut Search, most: usize) -> Vec<Line> {
    if search.progress().visits == 0 {
        search.visit(rules, state);
    }
    let thoughts = search.thoughts(rules, state);
    let thoughts = thoughts.iter().map(|t| (t.action, t.value, t.visits)).take(most).collect();
    explain(rules, state, Careful::new(rules, Weights::default()), thoughts, |action| search.reply_to(action))
}

/// Puts a reason to each of some actions with their values and visits. `reply` says what is known to follow on one.
pub(crate) fn explain(
    rules: &Rules,
    state: &State,
    mut careful: Careful,
    thoughts: Vec<(Action, f32, u32)>,
    reply: impl Fn(Action) -> Option<Action>,
) -> Vec<Line> {
    let mut reasons = Reasons::new(rules, state, careful.outlook.clone());
    let lines = thoughts.into_iter().map(|(action, value, visits)| {
        let next = reply(action).or_else(|| figure_after(&mut careful, rules, state, action));
        Line { action, value, visits, reason: reasons.find(action, next) }
    });
    lines.collect()
}

/// What a careful player does with a figure after a tile was placed.
fn figure_after(careful: &mut Careful, rules: &Rules, state: &State, action: Action) -> Option<Action> {
    let mut placed = state.clone();
    placed.play_unchecked(rules, action, &mut Log::off());
    let own = placed.phase() == Phase::PlaceFigure && placed.decider() == state.decider();
    own.then(|| careful.best(rules, &placed).0)
}
