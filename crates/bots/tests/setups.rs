//! Players sit down to games of any kind: all parts, options, figures, one to six players. Whatever is asked they must
//! answer with a legal action, to the end.
//!
//! `AUDE_GAMES` asks for more, or fewer, games than usual, `AUDE_POSITIONS` for positions; `AUDE_SEED` for the game of one
//! seed.

use std::collections::BTreeMap;

use aude_bots::{Budget, Careful, Player, Random, Search, Tuning, Weights, player};
use aude_engine::{Deck, Log, Phase, Rules, Setup, parts};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// Anything at all; some of it makes no sense.
fn any_setup(dice: &mut Dice) -> Setup {
    let mut setup = Setup::players(1 + dice.below(6));
    if dice.below(3) == 0 {
        setup.preset = Some(dice.pick(&parts::PRESETS.iter().map(|p| p.name).collect::<Vec<_>>()).into());
    }
    let often = dice.pick(&[1, 1, 2, 4, 9]);
    let mut sets = BTreeMap::from([(dice.pick(&["base", "base", "base-gardens"]).to_string(), 1)]);
    for part in parts::parts().filter(|p| p.name != "river" && p.name != "base" && !p.sets.is_empty()) {
        if dice.below(9) < often {
            sets.insert(dice.pick(part.sets).to_string(), 1);
        }
    }
    if dice.below(6) == 0 {
        sets.insert(dice.pick(&["river-1", "river-2"]).to_string(), 1);
    }
    setup.parts = Some(sets);
    for part in parts::parts() {
        for option in part.options.iter().filter(|_| dice.below(4) == 0).collect::<Vec<_>>() {
            setup.options.insert(option.name.into(), dice.pick(option.values).into());
        }
        for toggle in part.toggles.iter().filter(|_| dice.below(8) == 0).collect::<Vec<_>>() {
            setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
        }
        for count in part.counts.iter().filter(|_| dice.below(8) == 0).collect::<Vec<_>>() {
            setup.counts.insert(count.name.into(), dice.below(5) as u32);
        }
    }
    if setup.players.len() == 6 {
        setup.options.insert("max-players".into(), "6".into());
    }
    setup
}

/// Plays one game: the beginning anyhow, the rest with thought. Answers whether there was a game of that seed.
fn game(seed: u64) -> bool {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
    let setup = any_setup(&mut dice);
    let Ok(rules) = Rules::new(&setup) else { return false };
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
    true
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

#[test]
fn every_answer_is_legal() {
    if let Some(seed) = number("AUDE_SEED") {
        assert!(game(seed), "there is no such game");
        return;
    }
    let games = number("AUDE_GAMES").unwrap_or(8);
    let played = (1..).filter(|seed| game(*seed)).take(games as usize).count();
    assert_eq!(played as u64, games);
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

/// Who is asked in random positions.
const ASKED: [&str; 8] = ["random", "greedy", "yardstick", "careful", "beginner", "easy", "medium", "search:visits=2"];

/// Random games, in which somebody is asked now and then. Answers how many answers there were in each phase.
fn ask_anywhere(seed: u64, wanted: usize) -> BTreeMap<String, usize> {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
    let mut asked = BTreeMap::new();
    for seed in seed.. {
        let setup = any_setup(&mut dice);
        let Ok(rules) = Rules::new(&setup) else { continue };
        let mut players = ASKED.map(|name| player(name, &rules, seed).expect("it is known"));
        let (deck, mut state) = (Deck::new(seed), rules.start());
        let mut anyhow = Random::new(seed);
        while state.phase() != Phase::Over {
            let action = match state.phase() {
                Phase::Draw => deck.draw(&rules, &state),
                phase => {
                    // Rare decisions are asked for whenever they come up.
                    let is_common = matches!(phase, Phase::PlaceTile | Phase::PlaceFigure | Phase::Dragon);
                    if dice.below(if is_common { 20 } else { 2 }) == 0 {
                        let who = dice.below(ASKED.len());
                        let answer = players[who].choose(&rules, &state);
                        if let Err(illegal) = state.check(&rules, answer) {
                            panic!("seed {seed}: {} wants {answer:?} in {phase}: {illegal}\n{setup:?}", ASKED[who]);
                        }
                        *asked.entry(phase.to_string()).or_default() += 1;
                    }
                    anyhow.choose(&rules, &state)
                }
            };
            state.play_unchecked(&rules, action, &mut Log::off());
        }
        if asked.values().sum::<usize>() >= wanted {
            break;
        }
    }
    asked
}

#[test]
fn nobody_wants_anything_illegal() {
    let wanted = number("AUDE_POSITIONS").unwrap_or(2_000) as usize;
    let asked = ask_anywhere(1, wanted);
    assert!(asked.values().sum::<usize>() >= wanted);
    // Every decision of every part came up.
    if wanted >= 10_000 {
        assert!(asked.len() >= 15, "{asked:?}");
    }
}
