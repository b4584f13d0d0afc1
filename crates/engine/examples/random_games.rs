//! Plays complete random games of two players and says how many a second: `cargo run --release --example random_games`.

use std::time::Instant;

use aude_engine::{Deck, Log, Phase, Rules, Setup};

fn main() {
    let rules = Rules::new(&Setup::players(2)).expect("two players may play");
    let (games, start) = (1_000, Instant::now());
    let mut wins = [0; 2];
    let mut actions = Vec::new();
    for seed in 0..games {
        let deck = Deck::new(seed);
        let mut state = rules.start();
        while state.phase() != Phase::Over {
            let action = if state.phase() == Phase::Draw {
                deck.draw(&rules, &state)
            } else {
                actions.clear();
                state.list_actions(&rules, &mut actions);
                // Any number will do here; real programs use a generator.
                let number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(state.turn() as u32) as usize;
                actions[number % actions.len()]
            };
            state.play(&rules, action, &mut Log::off()).expect("it is legal");
        }
        if state.score(0) != state.score(1) {
            wins[usize::from(state.score(1) > state.score(0))] += 1;
        }
    }
    println!("{:.0} games a second", games as f64 / start.elapsed().as_secs_f64());
    println!("won: {wins:?}, drawn: {}", games - wins.iter().sum::<u64>());
}
