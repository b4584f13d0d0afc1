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

#[cfg(test)]
mod tests {
    use aude_engine::{Deck, Log, Pos, SegmentName, Setup, StartFigure, StartTile};

    use super::*;

    /// A wall held by player 0, and tiles to come.
    fn wall(draw: &[&str]) -> (Rules, State) {
        let segment = SegmentName { kind: Kind::City, places: 0, nth: None };
        let knight = StartFigure { owner: 0, figure: Figure::Follower, segment, fairy: false };
        let tile =
            StartTile { tile: "E".into(), at: Pos::default(), turn: 0, figures: vec![knight], ..StartTile::default() };
        let draw = draw.iter().map(|id| (*id).to_string()).collect();
        let rules = Rules::new(&Setup { start: Some(vec![tile]), draw: Some(draw), ..Setup::players(2) }).unwrap();
        let mut state = rules.start();
        state.play(&rules, Deck::new(0).draw(&rules, &state), &mut Log::off()).unwrap();
        (rules, state)
    }

    #[test]
    fn points_on_the_track_are_taken() {
        let (rules, mut state) = wall(&["E", "U"]);
        let mut greedy = Greedy::new(&rules, 0);
        while matches!(state.phase(), Phase::PlaceTile | Phase::PlaceFigure) {
            state.play(&rules, greedy.choose(&rules, &state), &mut Log::off()).unwrap();
        }
        assert_eq!(state.score(0), 4, "the city is closed");
        // The knight is home, and a farmer at the city is worth 3 points to the greedy.
        assert_eq!(state.supply_of(0, Figure::Follower), 6);
    }

    #[test]
    fn followers_stay_home_where_nothing_is_to_be_had() {
        // A wall beside the own one: a knight there has a point at once, a farmer nothing.
        let (rules, mut state) = wall(&["E", "U"]);
        let side = Action::PlaceTile(rules.design("E").unwrap(), aude_engine::Placement::new(Pos::new(1, 0), 0));
        state.play(&rules, side, &mut Log::off()).unwrap();
        let spot = state.find_segment(&rules, Pos::new(1, 0), &SegmentName { kind: Kind::City, places: 0, nth: None });
        assert_eq!(Greedy::new(&rules, 0).choose(&rules, &state), Action::Place(Figure::Follower, spot.unwrap()));
        let mut survey = Survey::default();
        let mut after = |action| {
            let mut end = state.clone();
            end.play(&rules, action, &mut Log::off()).unwrap();
            gain(&mut survey, &rules, &end, 0)
        };
        let field =
            state.find_segment(&rules, Pos::new(1, 0), &SegmentName { kind: Kind::Field, places: 0, nth: None });
        assert_eq!(after(Action::Pass), (1, 6));
        assert_eq!(after(Action::Place(Figure::Follower, field.unwrap())), (1, 5));
    }

    #[test]
    fn chance_decides_between_equals() {
        let (rules, state) = wall(&["U", "V", "U"]);
        let mut chosen: Vec<_> = (0..40).map(|seed| Greedy::new(&rules, seed).choose(&rules, &state)).collect();
        assert_eq!(chosen[3], Greedy::new(&rules, 3).choose(&rules, &state), "a seed means the same again");
        chosen.sort_unstable();
        chosen.dedup();
        assert!(chosen.len() > 2, "{chosen:?}");
    }
}
