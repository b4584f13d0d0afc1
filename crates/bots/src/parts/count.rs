//! The Count's city.

use aude_engine::{Action, Figure, Phase, Quarter, Rules, State, Surveyed, tile::Kind};

use super::{NOTHING, Part, Worth};
use crate::{Outlook, Values, Why, reason::Candidate};

pub(super) const PART: Part = Part {
    open: |rules| rules.choices().toggle("count").then(|| -> Box<dyn Worth> { Box::new(Guests) }),
    follow: &[Phase::LeaveCity, Phase::EnterCity],
    others: |state| state.guests().len(),
    reasons: &["waits"],
    done: |_, _, action| matches!(action, Action::EnterCity(..)).then(|| Candidate::new(2.0, Why::Part("waits"))),
    ..NOTHING
};

/// A follower in a quarter, in the order of `Quarter::ALL`.
const GUEST: [f32; 4] = [3.0, 2.0, 2.0, 1.5];
/// How much counts of what followers in the city could join.
const JOINS: f32 = 1.0;
/// How much of that remains where the count is.
const WATCHED: f32 = 0.4;

#[derive(Debug)]
struct Guests;

impl Worth for Guests {
    fn is_quiet(&self) -> bool {
        false
    }

    /// Who waits in the Count's city: what each quarter is good for anyway, and the best of what its people could join
    /// now (COUNT-06).
    fn add(&self, look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
        let guests = state.guests();
        let going = look.stage(state).going;
        for (i, (quarter, owner, figure)) in guests.clone().enumerate() {
            let place = Quarter::ALL.iter().position(|q| *q == quarter).unwrap_or(0);
            let watched = if state.count() == Some(quarter) { WATCHED } else { 1.0 };
            let strong = if figure == Figure::BigFollower { 1.3 } else { 1.0 };
            // Towards the end nothing else can be done with it, but it can still leave for the final scoring (COUNT-09).
            values[owner] += GUEST[place] * watched * strong * (0.5 + 0.5 * going);
            let same = |g: &(Quarter, usize, Figure)| (g.0, g.1) == (quarter, owner);
            if guests.clone().take(i).any(|g| same(&g)) {
                continue;
            }
            let strength: u32 = guests.clone().filter(same).map(|g| g.2.strength().max(1)).sum();
            let joins = |(number, feature): (usize, &Surveyed)| {
                let held = feature.owners();
                let most = feature.strength.iter().copied().max().unwrap_or(0);
                let calls = Quarter::calling(feature.kind) == Some(quarter) && held != 0 && held >> owner & 1 == 0;
                if !calls || feature.strength[owner] + strength < most {
                    return 0.0;
                }
                let (worth, _) = look.promise(rules, state, number, feature);
                let scored = if feature.kind == Kind::Field { 1.0 - going } else { look.finish[number] };
                scored * worth.iter().copied().fold(0.0, f32::max)
            };
            let best = look.survey.features().iter().enumerate().map(joins).fold(0.0, f32::max);
            values[owner] += JOINS * watched * best;
        }
    }
}
