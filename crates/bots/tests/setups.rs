//! Players sit down to games of any kind. Whatever is asked they must answer with a legal action, to the end, and in time. Tests of the
//! protocol ask in the midst of far more games (`./aude referee --setups N`).
//!
//! `AUDE_GAMES` asks for more, or fewer, games than usual; `AUDE_SEED` for the game of one seed.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

use crate::dice::{Dice, any_setup, games, number};

use aude_bots::{Budget, Careful, Level, Player, Random, Search, Tuning, Weights};
use aude_engine::{Action, Deck, Log, Phase, Rules, Setup, State};

/// Plays one game: the beginning anyhow, the rest with thought.
fn game(seed: u64) {
    let mut dice = Dice::new(seed);
    let setup = any_setup(&mut dice);
    let rules = Rules::new(&setup).unwrap();
    let (deck, mut state) = (Deck::new(seed), rules.start());
    let thoughtful = dice.pick(&[20, 30, 40, 200]).min(if setup.players.len() > 3 { 40 } else { 80 });
    let weights = Weights::default;
    let mut anyhow = Random::new(seed);
    let mut careful = Careful::new(&rules, weights());
    let mut search = Search::new(&rules, weights(), Budget::Visits(4), Tuning::default());
    while state.phase() != Phase::Over {
        let action = match state.phase() {
            Phase::Draw => deck.draw(&rules, &state),
            _ if state.left() > thoughtful => anyhow.choose(&rules, &state),
            _ if state.left() > 15 || !state.decider().is_multiple_of(2) => careful.choose(&rules, &state),
            _ => search.choose(&rules, &state),
        };
        if let Err(illegal) = state.check(&rules, action) {
            panic!("seed {seed}: {action:?} in {}: {illegal}\n{setup:?}", state.phase());
        }
        state.play_unchecked(&rules, action, &mut Log::off());
    }
}

#[test]
fn every_answer_is_legal() {
    match number("AUDE_SEED") {
        Some(seed) => game(seed),
        None => (1..=games(8)).for_each(game),
    }
}

/// Gardens are printed on the tiles but switched off, and no bridge takes the number after them: castles look at tiles with
/// more segments than are in play.
#[test]
fn castles_beside_gardens_that_are_off() {
    let mut setup = Setup::players(2);
    setup.parts = Some(["base-gardens", "bridges-castles-bazaars"].map(|set| (set.to_string(), 1)).into());
    setup.toggles.extend(["gardens", "bridges"].map(|toggle| (toggle.to_string(), false)));
    let rules = Rules::new(&setup).unwrap();
    for seed in 0..3 {
        let (deck, mut state) = (Deck::new(seed), rules.start());
        let mut players = [Careful::new(&rules, Weights::default()), Careful::new(&rules, Weights::default())];
        let mut castles = 0;
        while state.phase() != Phase::Over {
            let action = match state.phase() {
                Phase::Draw => deck.draw(&rules, &state),
                _ => players[state.decider()].choose(&rules, &state),
            };
            castles = castles.max(state.castles().len());
            state.play(&rules, action, &mut Log::off()).unwrap();
        }
        assert!(castles > 0, "game {seed} has no castle");
    }
}

/// Hundreds of figures on a large table, and hundreds of ways to leave the Count's city: such a decision used to take more than ten seconds.
#[test]
fn large_tables_are_decided_in_time() {
    let parts =
        [("base", 6), ("bridges-castles-bazaars", 7), ("traders-builders", 6), ("abbey-mayor", 2), ("siege", 8)];
    let mut setup = Setup::players(4).with_parts(&parts);
    setup.preset = Some("nordic-2010".into());
    setup.parts.as_mut().unwrap().insert("count".into(), 1);
    setup.counts.extend([("big-follower".into(), 84), ("barn".into(), 65)]);
    let rules = Rules::new(&setup).unwrap();
    let (deck, mut state, mut dice) = (Deck::new(1), rules.start(), Dice::new(1));
    let is_wanted = |state: &State| {
        state.phase() == Phase::LeaveCity && state.figures().count() > 300 && state.legal_actions(&rules).len() > 50
    };
    while !is_wanted(&state) {
        let action = match state.phase() {
            Phase::Draw => deck.draw(&rules, &state),
            _ => match dice.pick(&state.legal_actions(&rules)) {
                // Rarer than it would be.
                Action::Pass => dice.pick(&state.legal_actions(&rules)),
                action => action,
            },
        };
        state.play_unchecked(&rules, action, &mut Log::off());
    }
    // A master takes the second that it is given.
    for level in [Level::Hard, Level::Master] {
        let before = processor_time();
        let action = level.player(&rules, 1).choose(&rules, &state);
        assert!(state.is_legal(&rules, action));
        // Several times as long as it takes. What else the machine does is not counted.
        let took = processor_time().saturating_sub(before);
        assert!(took < Duration::from_secs(5), "{level}: {took:?}");
    }
}

/// The time this thread has had on a processor; by the clock where the system does not tell.
fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| START.elapsed(), Duration::from_nanos)
}
