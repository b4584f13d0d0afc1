//! Levels play everything, mistakes follow from seeds, thinking can be cut into slices, and reasons say what is there.

use aude_bots::{Budget, Casual, Habits, Level, Mind, Player, Reason, Search, Tuning, Weights, Why, suggest};
use aude_engine::{Action, Deck, Log, Phase, Rules, Setup, State, scenario::parse, tile::Kind};

/// Every part there is, all at once.
fn everything(players: usize) -> Setup {
    let parts = [
        "base-gardens",
        "river-2-gardens",
        "inns-cathedrals-gardens",
        "traders-builders-gardens",
        "king-robber-gardens",
        "princess-dragon-gardens",
        "tower-gardens",
        "abbey-mayor-gardens",
        "bridges-castles-bazaars-gardens",
        "siege",
        "cult",
        "count",
    ];
    Setup::players(players).with_parts(&parts.map(|part| (part, 1)))
}

/// Plays a game to its end, or so many decisions, and gives the position.
fn play(rules: &Rules, seed: u64, decisions: usize, mut choose: impl FnMut(&State) -> Action) -> State {
    let (deck, mut state, mut made) = (Deck::new(seed), rules.start(), 0);
    while state.phase() != Phase::Over && made < decisions {
        let action = if state.phase() == Phase::Draw {
            deck.draw(rules, &state)
        } else {
            made += 1;
            choose(&state)
        };
        state.play(rules, action, &mut Log::off()).unwrap_or_else(|e| panic!("{action:?}: {e}"));
    }
    state
}

#[test]
fn levels_play_every_part_at_tables_of_every_size() {
    for players in 1..=6 {
        let rules = Rules::new(&everything(players)).unwrap();
        for level in [Level::Beginner, Level::Easy, Level::Medium] {
            let mut seats: Vec<_> = (0..players).map(|seat| level.player(&rules, seat as u64)).collect();
            play(&rules, players as u64, 60, |state| seats[state.decider()].choose(&rules, state));
        }
        let budget = Budget::Visits(1);
        let mut search = Search::new(&rules, Weights::default(), budget, Tuning::default());
        play(&rules, players as u64, 25, |state| search.choose(&rules, state));
    }
}

#[test]
fn mistakes_follow_from_the_seed() {
    let rules = Rules::new(&Setup::players(2)).unwrap();
    let game = |seed: u64| {
        let mut player = Level::Beginner.player(&rules, seed);
        play(&rules, 3, 1000, |state| player.choose(&rules, state)).fingerprint(&rules)
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn a_level_does_what_it_suggests() {
    let rules = Rules::new(&Setup::players(3)).unwrap();
    for level in [Level::Beginner, Level::Medium, Level::Hard] {
        let mut player = level.player(&rules, 9);
        play(&rules, 4, 20, |state| {
            let action = player.choose(&rules, state);
            assert_eq!(suggest(&rules, state, level.mind(), 9, 2)[0].action, action, "{level}");
            action
        });
    }
}

#[test]
fn levels_have_names_and_are_in_order() {
    for (number, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(Level::from_name(level.name()), Some(level));
        assert_eq!(level as usize, number);
    }
    assert_eq!(Level::from_name("Easy"), None);
}

/// However often thinking is broken off, it comes to the same.
#[test]
fn slices_change_nothing() {
    for setup in [Setup::players(2), everything(2)] {
        let rules = Rules::new(&setup).unwrap();
        let mut walker = Level::Easy.player(&rules, 1);
        let mut checked = 0;
        play(&rules, 2, 40, |state| {
            checked += 1;
            if checked % 8 == 0 {
                let new = || Search::new(&rules, Weights::default(), Budget::Visits(1), Tuning::default());
                let (mut whole, mut sliced) = (new(), new());
                whole.start(state);
                let progress = whole.think_for(&rules, state, Budget::Visits(20));
                sliced.start(state);
                let mut asked = 0;
                while sliced.progress() != progress {
                    // Where there is nothing to choose, the first look shows it.
                    let visits = progress.visits.max(1);
                    sliced.think_while(&rules, state, |now| {
                        asked += 1;
                        asked % 7 != 0 && now.visits < visits
                    });
                }
                assert_eq!(whole.thoughts(&rules, state), sliced.thoughts(&rules, state));
            }
            walker.choose(&rules, state)
        });
        assert!(checked >= 40);
    }
}

/// Thinking stops when it is told to, wherever it is, and another position can be turned to.
#[test]
fn thinking_can_be_left_off() {
    let rules = Rules::new(&Setup::players(2)).unwrap();
    let (mut state, other) = (rules.start(), rules.start());
    state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
    let mut search = Search::new(&rules, Weights::default(), Budget::Visits(10), Tuning::default());
    search.start(&state);
    let mut asked = 0;
    let progress = search.think_while(&rules, &state, |_| {
        asked += 1;
        asked < 2
    });
    assert_eq!((asked, progress.visits, progress.done), (2, 0, false));
    assert!(search.thoughts(&rules, &state).is_empty());
    let mut next = other;
    next.play(&rules, Deck::new(2).draw(&rules, &next), &mut Log::off()).unwrap();
    let action = search.choose(&rules, &next);
    assert!(next.is_legal(&rules, action));
}

/// Players who must answer at once take the best of the few actions they have looked at.
#[test]
fn answers_at_once_are_legal() {
    let rules = Rules::new(&everything(3)).unwrap();
    let mut casual = Casual::new(&rules, Habits::NONE, 1);
    let mut search = Search::new(&rules, Weights::default(), Budget::Visits(1), Tuning::default());
    let (mut decisions, mut asked) = (0, 0);
    play(&rules, 5, 400, |state| {
        decisions += 1;
        casual.start();
        let mut left = 3;
        let mut patient = || {
            left -= 1;
            left > 0
        };
        let whole = casual.think_while(&rules, state, &mut patient);
        asked += usize::from(whole.is_none());
        let action = whole.or_else(|| casual.decide(&rules, state)).unwrap();
        if decisions % 2 == 0 {
            return action;
        }
        search.start(state);
        search.decide_now(&rules, state).unwrap()
    });
    assert!(asked > 100, "only {asked} answers came early");
}

#[test]
fn nothing_is_suggested_where_nothing_is_decided() {
    let rules = Rules::new(&Setup::players(2)).unwrap();
    let mut greedy = Level::Hard.player(&rules, 0);
    let over = play(&rules, 1, usize::MAX, |state| greedy.choose(&rules, state));
    assert!(suggest(&rules, &over, Mind::Search(Budget::Visits(10)), 0, 3).is_empty());
    assert!(suggest(&rules, &rules.start(), Mind::Search(Budget::Visits(10)), 0, 3).is_empty());
}

/// The best action of a puzzle and why it is good.
#[test]
fn reasons_say_what_there_is_to_see() {
    let text = concat!(include_str!("../puzzles/base.txt"), "\n", include_str!("../puzzles/parts.txt"));
    let scenarios = parse(text).unwrap();
    let reason = |why, feature, player, n| Reason { why, feature, player, n };
    for (id, expected) in [
        ("PZ-01", reason(Why::Wins, None, None, Some(5))),
        ("PZ-02", reason(Why::Completes, Some(Kind::Road), None, Some(3))),
        ("PZ-04", reason(Why::TakesOver, Some(Kind::City), Some(1), Some(7))),
        ("PZ-05", reason(Why::Saves, None, None, Some(1))),
        ("PZ-07", reason(Why::Farms, Some(Kind::Field), None, Some(3))),
        ("PZ-08", reason(Why::Completes, Some(Kind::Monastery), None, Some(9))),
        ("PZ-09", reason(Why::Blocks, Some(Kind::City), Some(1), None)),
        ("PZ-10", reason(Why::Starts, Some(Kind::Monastery), None, Some(9))),
        ("PZ-12", reason(Why::Completes, Some(Kind::City), None, Some(4))),
        ("PZ-55", reason(Why::Removes, None, Some(1), None)),
        ("PZ-57", reason(Why::Removes, None, Some(1), None)),
        ("PZ-61", reason(Why::Part("builder"), Some(Kind::City), None, None)),
    ] {
        let scenario = scenarios.iter().find(|scenario| scenario.id == id).unwrap();
        let puzzle = scenario.puzzle().unwrap().unwrap();
        let best = suggest(&puzzle.rules, &puzzle.state, Mind::Search(Budget::Visits(400)), 0, 1)[0];
        assert_eq!(best.reason, expected, "{id}");
    }
}
