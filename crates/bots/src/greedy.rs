//! A player who takes what there is: the turn after which the points on the track and those of all features as they
//! stand, less the rivals', are most. It sees no chances and plans nothing.

use aude_engine::{Action, Figure, Phase, Rules, State, Survey, tile::Kind};

use crate::{Player, Random, turns::Turns};

/// Takes the best immediate gain; followers kept in the supply decide between equal ones, then chance.
///
/// ```
/// use aude_bots::{Greedy, Player};
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
/// let action = Greedy::new(&rules, 5).choose(&rules, &state);
/// assert!(state.is_legal(&rules, action));
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    survey: Survey,
    turns: Turns,
    chance: Random,
}

impl Greedy {
    /// A player of games of these rules, whose choices between equals follow from a seed.
    pub fn new(rules: &Rules, seed: u64) -> Self {
        Self { survey: Survey::default(), turns: Turns::new(rules), chance: Random::new(seed) }
    }
}

impl Player for Greedy {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        let Self { survey, turns, chance } = self;
        let me = state.decider();
        let mut best = (Action::Pass, (i32::MIN, 0));
        let mut equals = 0;
        turns.each(rules, state, |action, end| {
            let gain = gain(survey, rules, end, me);
            if gain > best.1 {
                (best, equals) = ((action, gain), 0);
            }
            if gain == best.1 {
                equals += 1;
                if chance.below(equals) == 0 {
                    best.0 = action;
                }
            }
        });
        best.0
    }
}

/// The own points less those of the rivals, features as they stand; and the followers in the supply.
fn gain(survey: &mut Survey, rules: &Rules, state: &State, me: usize) -> (i32, u32) {
    let sign = |player| if player == me { 1 } else { -1 };
    let mut points = 0;
    for player in 0..rules.players() {
        points += sign(player) * state.score(player) as i32;
    }
    // When the game is over everything is on the track.
    if state.phase() != Phase::Over {
        survey.take(rules, state);
        for feature in survey.features() {
            let owners = feature.owners();
            for player in (0..rules.players()).filter(|p| owners >> p & 1 == 1) {
                points += sign(player)
                    * match feature.kind {
                        Kind::Field => {
                            let complete = |city: &usize| survey.features()[*city].is_complete();
                            let cities = survey.cities(feature).filter(complete).count();
                            cities as i32 * i32::from(feature.each[player])
                        }
                        _ => feature.worth(rules, feature.is_complete(), 0),
                    };
            }
        }
    }
    let followers = Figure::ALL.into_iter().filter(|f| f.is_follower());
    (points, followers.map(|f| state.supply_of(me, f)).sum())
}
