//! Reviews add up, luck is what it must be, and slices change nothing.

use std::sync::Arc;

use aude_bots::{
    Casual, Habits, Level, Player,
    review::{Class, DecisionReview, Depth, Reviewer, Step, accounts, measure::Measure, turning_points},
};
use aude_engine::{Action, Deck, Log, Phase, Rules, Setup};

/// The steps of a game of beginners: until its end, or so many.
fn play(rules: &Rules, seed: u64, most: usize) -> Vec<Action> {
    let mut players: Vec<_> = (0..rules.players()).map(|seat| Level::Beginner.player(rules, seat as u64)).collect();
    let (deck, mut state, mut steps) = (Deck::new(seed), rules.start(), Vec::new());
    while state.phase() != Phase::Over && steps.len() < most {
        let action = match state.phase() {
            Phase::Draw => deck.draw(rules, &state),
            _ => players[state.decider()].choose(rules, &state),
        };
        state.play(rules, action, &mut Log::off()).unwrap();
        steps.push(action);
    }
    steps
}

fn review(rules: &Arc<Rules>, steps: Vec<Action>, visits: u32) -> Reviewer {
    let mut reviewer = Reviewer::new(rules.clone(), steps, Depth { visits }).unwrap();
    while !reviewer.advance(1000) {}
    reviewer
}

/// A game with few tiles.
fn small(players: usize) -> Setup {
    let bag = [("U", 4), ("V", 4), ("E", 3), ("D", 2), ("B", 1)];
    let bag = bag.map(|(tile, n)| (tile.to_string(), n)).into();
    Setup { bag: Some(bag), ..Setup::players(players) }
}

/// Everything that holds for every review.
fn check(reviewer: &Reviewer) {
    let players = reviewer.rules().players();
    assert_eq!(reviewer.reviewed().len(), reviewer.steps().len());
    for step in reviewer.reviewed() {
        for worth in [step.before(), step.after()].into_iter().flatten() {
            let sum: f32 = worth.chance[..players].iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "chances are {sum} together: {worth:?}");
            assert!(worth.chance[..players].iter().all(|chance| (0.0..=1.0001).contains(chance)));
        }
        match step {
            Step::Draw(draw) => {
                let sum: f32 = draw.luck().chance.iter().sum();
                assert!(sum.abs() < 1e-4, "luck of one is bad luck of the others: {draw:?}");
                assert_eq!(draw.worth.is_some(), draw.kinds > 1);
            }
            Step::Decision(DecisionReview { player, verdict: Some(verdict), action }) => {
                assert_eq!(verdict.played().action, *action);
                assert!(verdict.chance >= 0.0 && verdict.lead >= 0.0, "{verdict:?}");
                let skill = verdict.skill(*player);
                assert!(skill.chance[*player] <= 0.0 && skill.lead[*player] <= 0.0, "{skill:?}");
                assert!((skill.chance[*player] + verdict.chance).abs() < 1e-6);
                assert_eq!(verdict.class, Class::of(verdict.loss()));
            }
            Step::Decision(_) => {}
        }
    }
    for account in accounts(reviewer) {
        for swing in [account.chance, account.lead] {
            let sum = swing.start + swing.luck + swing.skill + swing.others + swing.residual;
            assert!((sum - swing.result).abs() < 1e-9, "{swing:?}");
            assert!(swing.skill <= 0.0, "{swing:?}");
        }
        assert_eq!(account.classes.iter().sum::<u32>(), account.decisions);
        assert!(account.accuracy.is_none_or(|accuracy| (0.0..=100.0).contains(&accuracy)));
    }
    for point in turning_points(reviewer, 3) {
        assert!(point.step < reviewer.steps().len() && point.player < players);
    }
}

#[test]
fn accounts_add_up_with_any_number_of_players() {
    for players in 1..=6 {
        let rules = Arc::new(Rules::new(&small(players)).unwrap());
        let reviewer = review(&rules, play(&rules, players as u64, usize::MAX), 12);
        check(&reviewer);
        let winners = reviewer.state().winners(&rules);
        for (player, account) in accounts(&reviewer).iter().enumerate() {
            let share = if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
            assert!((account.chance.result - share).abs() < 1e-6);
        }
    }
}

#[test]
fn accounts_add_up_with_all_parts() {
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
    let rules = Arc::new(Rules::new(&Setup::players(3).with_parts(&parts.map(|part| (part, 1)))).unwrap());
    check(&review(&rules, play(&rules, 4, 24), 1));
}

/// Two players draw one tile each. Whoever gets the city cap closes the city of the start tile and wins 4 : 3 at least, so the first
/// draw decides the game: its luck is half a win.
#[test]
fn luck_is_what_a_tile_is_worth_beyond_the_mean() {
    let bag = ["E", "U"].map(|tile| (tile.to_string(), 1)).into();
    let rules = Arc::new(Rules::new(&Setup { bag: Some(bag), ..Setup::players(2) }).unwrap());
    for (tile, expected) in [("E", 0.5), ("U", -0.5)] {
        let reviewer = review(&rules, vec![Action::Draw(rules.design(tile).unwrap())], 3000);
        check(&reviewer);
        let Step::Draw(draw) = &reviewer.reviewed()[0] else { panic!("a draw") };
        assert_eq!(draw.kinds, 2);
        let luck = draw.luck();
        assert!(
            (luck.chance[0] - expected).abs() < 0.01 && (luck.chance[1] + expected).abs() < 0.01,
            "{tile}: {luck:?}"
        );
        assert!((luck.lead[0] - 2.0 * expected).abs() < 0.01, "4 : 3 or 3 : 4, {tile}: {luck:?}");
        let account = accounts(&reviewer)[0];
        assert!((account.chance.start - 0.5).abs() < 0.01 && account.chance.residual.abs() < 1e-6, "{account:?}");
    }
}

#[test]
fn fixed_draws_are_no_luck() {
    let draw = ["U", "V", "E", "D"].map(String::from).to_vec();
    let rules = Arc::new(Rules::new(&Setup { draw: Some(draw), ..Setup::players(2) }).unwrap());
    let reviewer = review(&rules, play(&rules, 1, usize::MAX), 20);
    check(&reviewer);
    for account in accounts(&reviewer) {
        assert_eq!((account.chance.luck, account.lead.luck), (0.0, 0.0));
    }
}

/// Whoever takes the four points of a city with the last tile wins; whoever does not loses the game with it.
#[test]
fn throwing_away_the_last_tile_is_a_blunder() {
    // Player 1 leads by 3 and player 0 has the last tile, which closes the city of the start tile for 4.
    let setup = Setup { draw: Some(vec!["E".into()]), scores: vec![0, 3], ..Setup::players(2) };
    let rules = Arc::new(Rules::new(&setup).unwrap());
    let end = |wins: bool| {
        let mut state = rules.start();
        state.play(&rules, Deck::new(0).draw(&rules, &state), &mut Log::off()).unwrap();
        let mut steps = vec![Deck::new(0).draw(&rules, &rules.start())];
        // Tries all turns until one ends as wanted.
        for first in state.legal_actions(&rules) {
            let mut placed = state.clone();
            placed.play(&rules, first, &mut Log::off()).unwrap();
            for second in placed.legal_actions(&rules) {
                let mut over = placed.clone();
                over.play(&rules, second, &mut Log::off()).unwrap();
                if over.phase() == Phase::Over && over.winners(&rules) == [usize::from(!wins)] {
                    steps.extend([first, second]);
                    return steps;
                }
            }
        }
        panic!("no turn ends like that");
    };
    let lost = review(&rules, end(false), 100);
    check(&lost);
    let blunders: Vec<_> = lost
        .reviewed()
        .iter()
        .filter_map(|step| match step {
            Step::Decision(decision) => decision.verdict.as_ref(),
            Step::Draw(_) => None,
        })
        .filter(|verdict| verdict.class == Class::Blunder)
        .collect();
    assert_eq!(blunders.len(), 1, "the city was there to be closed");
    assert!((blunders[0].chance - 1.0).abs() < 1e-4, "{:?}", blunders[0]);
    assert!((blunders[0].best().worth.chance[0] - 1.0).abs() < 1e-4);
    let point = turning_points(&lost, 5);
    assert!(point.iter().any(|point| point.player == 0 && point.change < -0.9), "{point:?}");
    let won = review(&rules, end(true), 100);
    check(&won);
    assert!((accounts(&won)[0].chance.skill).abs() < 1e-6, "nothing was lost");
    assert!(accounts(&won)[0].chance.residual.abs() < 1e-6, "and all of it was foreseen");
}

/// However a review is cut into slices, and however often, it is the same.
#[test]
fn slices_change_nothing() {
    let rules = Arc::new(Rules::new(&small(2)).unwrap());
    let steps = play(&rules, 5, usize::MAX);
    let whole = review(&rules, steps.clone(), 15);
    let mut small_slices = Reviewer::new(rules.clone(), steps.clone(), Depth { visits: 15 }).unwrap();
    while !small_slices.advance(1) {}
    assert_eq!(small_slices.reviewed(), whole.reviewed());
    let mut interrupted = Reviewer::new(rules, steps, Depth { visits: 15 }).unwrap();
    let mut asked = 0;
    while !interrupted.advance_while(|| {
        asked += 1;
        asked % 5 != 0
    }) {}
    assert_eq!(interrupted.reviewed(), whole.reviewed());
    assert!(asked > 1000, "asked {asked} times only");
}

#[test]
fn steps_that_are_not_legal_are_refused() {
    let rules = Arc::new(Rules::new(&Setup::players(2)).unwrap());
    let mut steps = play(&rules, 1, 4);
    steps.push(Action::Buy);
    assert!(Reviewer::new(rules, steps, Depth::default()).is_none());
}

/// The player who judges like the search loses less than one who has just learned the rules.
#[test]
fn better_players_lose_less() {
    let rules = Arc::new(Rules::new(&small(2)).unwrap());
    let loss = |habits: Habits| {
        let mut sum = 0.0;
        for seed in 0..3 {
            let mut player = Casual::new(&rules, habits, seed);
            let (deck, mut state, mut steps) = (Deck::new(seed), rules.start(), Vec::new());
            while state.phase() != Phase::Over {
                let action = match state.phase() {
                    Phase::Draw => deck.draw(&rules, &state),
                    _ => player.choose(&rules, &state),
                };
                state.play_unchecked(&rules, action, &mut Log::off());
                steps.push(action);
            }
            sum += accounts(&review(&rules, steps, 20)).iter().map(|account| account.loss).sum::<f32>();
        }
        sum
    };
    let weak = Habits { overlooks: 0.5, noise: 4.0, rivalry: 0.0, fields: 0.0, thrift: 0.0 };
    assert!(loss(weak) > 1.5 * loss(Habits::NONE));
}

#[test]
fn measurements_review_every_level_and_add_up() {
    let rules = Arc::new(Rules::new(&small(2)).unwrap());
    let measure = Measure { rules, seed: 1, games: 1, again: 1, depth: Depth { visits: 2 }, master: 5, threads: 2 };
    let mut games = Vec::new();
    measure.run(|game| games.push(game));
    games.sort_by_key(|game| game.level);
    assert_eq!(games.iter().map(|game| game.level).collect::<Vec<_>>(), Level::ALL);
    for game in games {
        assert!(game.error() < 1e-9);
        assert_eq!(game.again.iter().flatten().sum::<u32>() as usize, game.losses.len());
    }
}
