//! Pairs, numbers and the test, on games made up and on real ones.

use std::{sync::Mutex, time::Duration};

use aude_engine::{Action, Setup, State};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

use super::*;

/// Those who do not watch the clock, quick enough for tests.
const QUICK: [&str; 4] = ["random", "greedy", "yardstick", "careful"];

fn rules(players: usize) -> Rules {
    Rules::new(&Setup::players(players)).unwrap()
}

fn play(rules: &Rules, contestants: [&dyn Contestant; 2], pairs: usize, threads: usize) -> Result<Outcome, String> {
    Match { rules, contestants, seed: 7, pairs, threads, test: None }.play(|_| ())
}

fn scores(outcome: &Outcome) -> Vec<&[u32]> {
    outcome.pairs.iter().flat_map(|pair| pair.games.iter().map(|game| &game.scores[..])).collect()
}

/// Takes the first legal action and writes down what is drawn and by whom it is asked.
struct Scribe<'a> {
    name: &'a str,
    games: &'static Mutex<Vec<(String, usize, Vec<Action>)>>,
}

struct Listener {
    name: String,
    seat: usize,
    draws: Vec<Action>,
    games: &'static Mutex<Vec<(String, usize, Vec<Action>)>>,
}

impl Contestant for Scribe<'_> {
    fn name(&self) -> &str {
        self.name
    }

    fn sit(&self, seat: &Seat<'_>) -> Result<Box<dyn Player>, String> {
        let (name, seat, games) = (self.name.into(), seat.seat, self.games);
        Ok(Box::new(Listener { name, seat, draws: Vec::new(), games }))
    }
}

impl Player for Listener {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        assert_eq!(state.decider(), self.seat);
        state.legal_actions(rules)[0]
    }

    fn watch(&mut self, _: &Rules, _: &State, action: Action) {
        if let Action::Draw(_) = action {
            self.draws.push(action);
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.games.lock().unwrap().push((self.name.clone(), self.seat, self.draws.clone()));
    }
}

#[test]
fn pairs_have_the_same_draws_and_exchanged_seats() {
    static GAMES: Mutex<Vec<(String, usize, Vec<Action>)>> = Mutex::new(Vec::new());
    let [a, b] = ["a", "b"].map(|name| Scribe { name, games: &GAMES });
    let rules = rules(2);
    let outcome = play(&rules, [&a, &b], 3, 1).unwrap();
    let games = GAMES.lock().unwrap();
    assert_eq!(games.len(), 12, "two players in two games of three pairs");
    for (number, (pair, heard)) in outcome.pairs.iter().zip(games.chunks(4)).enumerate() {
        assert_eq!(pair.seed, 7 + number as u64);
        let names = |game: &[(String, usize, Vec<Action>)]| {
            let mut seats: Vec<_> = game.iter().map(|(name, seat, _)| (*seat, name.clone())).collect();
            seats.sort();
            seats.into_iter().map(|(_, name)| name).collect::<String>()
        };
        let expected = if number % 2 == 0 { ["ab", "ba"] } else { ["ba", "ab"] };
        assert_eq!([names(&heard[..2]), names(&heard[2..])], expected);
        assert_eq!(pair.games[0].seats, if number % 2 == 0 { [0, 1] } else { [1, 0] });
        assert_eq!(pair.games[1].seats, if number % 2 == 0 { [1, 0] } else { [0, 1] });
        assert!(heard.iter().all(|(_, _, draws)| *draws == heard[0].2 && draws.len() == 71));
    }
    assert_ne!(games[0].2, games[4].2, "the next pair has other draws");
}

#[test]
fn among_many_one_sits_alone() {
    let rules = rules(4);
    let (a, b) = ("greedy".to_string(), "random".to_string());
    let outcome = play(&rules, [&a, &b], 5, 2).unwrap();
    let seats: Vec<_> = outcome.pairs.iter().map(|pair| (&pair.games[0].seats[..], &pair.games[1].seats[..])).collect();
    let expected: [(&[usize], &[usize]); 5] = [
        (&[0, 1, 1, 1], &[1, 0, 0, 0]),
        (&[1, 0, 1, 1], &[0, 1, 0, 0]),
        (&[1, 1, 0, 1], &[0, 0, 1, 0]),
        (&[1, 1, 1, 0], &[0, 0, 0, 1]),
        (&[0, 1, 1, 1], &[1, 0, 0, 0]),
    ];
    assert_eq!(seats, expected);
    assert_eq!(outcome.tally.summary().wins, [10, 0], "alone or not, greedy wins");
}

#[test]
fn nobody_beats_itself() {
    for players in [2, 3] {
        let rules = rules(players);
        for name in QUICK.map(str::to_string) {
            let outcome = play(&rules, [&name, &name], 3, 2).unwrap();
            for pair in &outcome.pairs {
                assert_eq!(pair.games[0].scores, pair.games[1].scores, "{name}");
                assert!((pair.result() - 0.5).abs() < 1e-12 && pair.margin().abs() < 1e-12, "{name}");
            }
            let summary = outcome.tally.summary();
            assert_eq!(summary.wins[0], summary.wins[1], "{name}");
            assert!(summary.elo.abs() < 1e-9 && (summary.elo_low + summary.elo_high).abs() < 1e-9, "{name}");
        }
    }
}

#[test]
fn cores_do_not_matter() {
    let rules = rules(2);
    let (a, b) = ("greedy".to_string(), "random".to_string());
    let test = Some(Test::default());
    let run = |threads| Match { rules: &rules, contestants: [&a, &b], seed: 3, pairs: 60, threads, test }.play(|_| ());
    let (one, four) = (run(1).unwrap(), run(4).unwrap());
    assert_eq!(scores(&one), scores(&four));
    assert_eq!((one.verdict, four.verdict), (Some(Verdict::Upper), Some(Verdict::Upper)));
    assert!(one.pairs.len() < 20, "the result was clear before {} pairs", one.pairs.len());
    // The other way round it is as clear.
    let turned = Match { rules: &rules, contestants: [&b, &a], seed: 3, pairs: 60, threads: 2, test };
    assert_eq!(turned.play(|_| ()).unwrap().verdict, Some(Verdict::Lower));
}

#[test]
fn the_stronger_win() {
    let rules = rules(2);
    let [random, greedy, yardstick] = ["random", "greedy", "yardstick"].map(str::to_string);
    for (strong, weak) in [(&greedy, &random), (&yardstick, &greedy)] {
        let summary = play(&rules, [strong, weak], 20, 2).unwrap().tally.summary();
        assert!(summary.rate > 0.7 && summary.margin > 3.0 * summary.margin_error, "{strong}, {weak}: {summary:?}");
        assert!(summary.elo_low > 0.0, "{strong}, {weak}: {summary:?}");
    }
}

#[test]
fn everybody_can_play_everything() {
    let sets: Vec<_> = [
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
    ]
    .map(|set| (set, 1))
    .into();
    let rules = Rules::new(&Setup::players(2).with_parts(&sets)).unwrap();
    let random = "random".to_string();
    for name in QUICK.map(str::to_string) {
        let outcome = play(&rules, [&name, &random], 1, 2);
        assert!(outcome.is_ok(), "{name}: {}", outcome.unwrap_err());
    }
}

/// Fails in one way or another.
enum Broken {
    Absent,
    Lying,
    Dying,
}

impl Contestant for Broken {
    fn name(&self) -> &'static str {
        "broken"
    }

    fn sit(&self, _: &Seat<'_>) -> Result<Box<dyn Player>, String> {
        match self {
            Self::Absent => Err("the chair is too high".into()),
            Self::Lying => Ok(Box::new(Failing(None))),
            Self::Dying => Ok(Box::new(Failing(Some("it fell asleep".into())))),
        }
    }
}

struct Failing(Option<String>);

impl Player for Failing {
    fn choose(&mut self, _: &Rules, _: &State) -> Action {
        Action::Buy
    }

    fn fault(&mut self) -> Option<String> {
        self.0.clone()
    }
}

#[test]
fn failures_end_the_match_and_are_explained() {
    let rules = rules(2);
    let random = "random".to_string();
    for (broken, reason) in [
        (Broken::Absent, "the chair is too high"),
        (Broken::Lying, "Buy is not legal: the decision due is place-tile"),
        (Broken::Dying, "it fell asleep"),
    ] {
        let error = play(&rules, [&random, &broken], 50, 2).unwrap_err();
        assert_eq!(error, format!("broken, in seat 1 of the game with seed 7: {reason}"));
    }
    let unknown = "rundom".to_string();
    assert!(play(&rules, [&unknown, &random], 5, 2).unwrap_err().contains("there is no player `rundom`"));
    assert!(play(&self::rules(1), [&random, &random], 5, 2).unwrap_err().contains("two players"));
}

/// A pair by the points of the first and the second contestant, who begins in the first game.
fn pair(first: [u32; 2], second: [u32; 2]) -> Pair {
    let clock = |ms, decisions, turns| Clock { time: Duration::from_millis(ms), decisions, turns };
    let clocks = [clock(30, 20, 10), clock(5, 10, 10)];
    let game =
        |seats: [usize; 2], scores: [u32; 2]| Game { seats: seats.into(), scores: scores.into(), turns: 20, clocks };
    Pair { seed: 0, games: [game([0, 1], first), game([1, 0], [second[1], second[0]])] }
}

fn tally(pairs: &[Pair]) -> Tally {
    let mut tally = Tally::default();
    for pair in pairs {
        tally.add(pair);
    }
    tally
}

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-4, "found {found}, expected {expected}");
}

/// Two wins; a win and a loss; a win and a draw; two losses.
fn four_pairs() -> Tally {
    tally(&[pair([60, 50], [70, 60]), pair([50, 40], [40, 50]), pair([58, 50], [50, 50]), pair([40, 42], [40, 50])])
}

#[test]
fn numbers_are_those_worked_out_by_hand() {
    let summary = four_pairs().summary();
    assert_eq!((summary.games, summary.wins, summary.draws), (8, [4, 3], 1));
    assert_near(summary.mean[0], 408.0 / 8.0);
    assert_near(summary.mean[1], 392.0 / 8.0);
    // Margins of pairs are 10, 0, 4 and -6.
    assert_near(summary.margin, 2.0);
    assert_near(summary.margin_error, 3.366_502);
    // Results of pairs are 1, 1/2, 3/4 and 0.
    assert_near(summary.rate, 0.5625);
    assert_near(summary.elo, 43.657_788);
    assert_near(summary.elo_low, -269.823_199);
    assert_near(summary.elo_high, 399.206_458);
    assert_near(summary.ms_per_decision[0], 1.5);
    assert_near(summary.ms_per_turn[0], 3.0);
    assert_near(summary.ms_per_decision[1], 0.5);
}

#[test]
fn ten_wins_are_not_infinitely_many() {
    let summary = tally(&vec![pair([60, 50], [60, 50]); 10]).summary();
    assert_eq!(summary.wins, [20, 0]);
    assert_near(summary.elo, 759.050_837);
    assert_near(summary.elo_low, 193.950_688);
    assert_near(summary.elo_high, 759.050_837);
    let nothing = Tally::default().summary();
    assert_eq!(nothing.games, 0);
    assert_near(nothing.elo, 0.0);
}

#[test]
fn several_winners_share_a_game() {
    let game = |seats: &[usize], scores: &[u32]| Game {
        seats: seats.into(),
        scores: scores.into(),
        turns: 1,
        clocks: [Clock::default(); 2],
    };
    assert_near(game(&[0, 1, 1], &[30, 30, 30]).result(), 1.0 / 3.0);
    assert_near(game(&[0, 1, 1], &[30, 20, 30]).result(), 0.5);
    assert_near(game(&[1, 0, 0], &[10, 30, 30]).result(), 1.0);
    assert_near(game(&[1, 0, 0], &[10, 31, 20]).margin(), 15.5);
}

#[test]
fn the_ratio_is_the_one_worked_out_by_hand() {
    let test = Test::default();
    assert_near(test.ratio(&four_pairs()), 0.034_187);
    assert_near(test.bound(), 2.944_439);
    assert_eq!(test.verdict(&four_pairs()), None);
    assert_eq!(test.verdict(&Tally::default()), None);
}

/// Pairs of games by chance: each game is drawn one time in twenty, otherwise won with a chance that gives this score.
struct Lots {
    rng: Xoshiro256PlusPlus,
    score: f64,
}

impl Lots {
    fn new(seed: u64, elo: f64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), score: expected_score(elo) }
    }

    fn game(&mut self) -> [u32; 2] {
        let lot = (self.rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
        match lot {
            _ if lot < 0.05 => [1, 1],
            _ if lot < 0.025 + self.score => [1, 0],
            _ => [0, 1],
        }
    }

    fn pair(&mut self) -> Pair {
        pair(self.game(), self.game())
    }
}

/// How often the test says `Upper`, out of so many matches; all of them must end.
fn uppers(test: Test, elo: f64, matches: u64) -> u64 {
    let mut uppers = 0;
    for seed in 0..matches {
        let (mut lots, mut tally) = (Lots::new(seed, elo), Tally::default());
        let verdict = loop {
            tally.add(&lots.pair());
            assert!(tally.pairs() < 10_000, "the test does not end");
            if let Some(verdict) = test.verdict(&tally) {
                break verdict;
            }
        };
        uppers += u64::from(verdict == Verdict::Upper);
    }
    uppers
}

#[test]
fn the_test_errs_as_rarely_as_it_promises() {
    let test = Test { elo: [-40.0, 40.0], error: 0.05 };
    let wrong = uppers(test, -40.0, 2000);
    assert!((40..=120).contains(&wrong), "{wrong} of 2000");
    let wrong = 2000 - uppers(test, 40.0, 2000);
    assert!((40..=120).contains(&wrong), "{wrong} of 2000");
    // Half way between the claims either will do.
    let even = uppers(test, 0.0, 1000);
    assert!((430..=570).contains(&even), "{even} of 1000");
    // Far outside of them there is no doubt.
    assert_eq!(uppers(test, 200.0, 500), 500);
    // Claims need not lie on both sides of 0.
    let gain = Test { elo: [0.0, 60.0], error: 0.05 };
    assert!(uppers(gain, 0.0, 1000) <= 65);
    assert!(uppers(gain, 60.0, 1000) >= 935);
}

#[test]
fn intervals_hold_what_they_promise() {
    for (elo, pairs) in [(0.0, 20), (0.0, 200), (150.0, 50), (300.0, 200)] {
        let held = (0..1000).filter(|seed| {
            let (mut lots, mut tally) = (Lots::new(*seed, elo), Tally::default());
            (0..pairs).for_each(|_| tally.add(&lots.pair()));
            let summary = tally.summary();
            assert!(summary.elo_low <= summary.elo && summary.elo <= summary.elo_high);
            (summary.elo_low..=summary.elo_high).contains(&elo)
        });
        let held = held.count();
        assert!((930..=985).contains(&held), "{held} of 1000 intervals held {elo} after {pairs} pairs");
    }
}

#[test]
fn ratings_explain_the_scores() {
    let truth = [120.0, 30.0, -150.0];
    let scores: Vec<Vec<f64>> = truth.iter().map(|a| truth.iter().map(|b| expected_score(a - b)).collect()).collect();
    for (found, expected) in ratings(&scores).into_iter().zip(truth) {
        assert_near(found, expected);
    }
}
