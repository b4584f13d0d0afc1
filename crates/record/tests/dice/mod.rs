//! Random setups and games, over everything there is.
#![allow(dead_code, reason = "every test uses a part of it")]

use aude_engine::{
    Deck, Figure, Log, Phase, Pos, Revision, Rules, SegmentName, Setup, StartFigure, StartTile,
    parts::{PRESETS, parts},
    tile::Kind,
};
use aude_record::Game;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// How many games to play: as many as usual, or as `AUDE_GAMES` says.
pub fn games(usual: u64) -> u64 {
    std::env::var("AUDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

const NAMES: [&str; 12] = [
    "Anna",
    "Ben",
    "Zoë van Dam",
    "two  spaces ",
    "a \"quoted\" name",
    "P3",
    "none",
    "Jean-Luc",
    "end",
    "#7",
    "漢 🐉",
    "Ben",
];

/// Any setup that makes sense. Some begin in the midst of a game.
pub fn any_setup(dice: &mut Dice) -> Setup {
    loop {
        let setup = try_setup(dice);
        if let Ok(rules) = Rules::new(&setup) {
            return if dice.below(8) == 0 { in_the_midst(dice, setup, &rules) } else { setup };
        }
    }
}

/// The position at the beginning of some turn.
fn in_the_midst(dice: &mut Dice, setup: Setup, rules: &Rules) -> Setup {
    let (mut state, deck) = (rules.start(), Deck::new(dice.below(1 << 30) as u64));
    let (mut turn, last) = (state.turn(), dice.below(60));
    loop {
        let action = match state.phase() {
            Phase::Over => return setup,
            Phase::Draw => deck.draw(rules, &state),
            _ => dice.pick(&state.legal_actions(rules)),
        };
        state.play_unchecked(rules, action, &mut Log::off());
        let begins = state.turn() != turn && !state.is_second_part();
        turn = state.turn();
        if begins && turn > last && state.left() > 0 && state.river_left(rules) == 0 {
            return setup.at(rules, &state);
        }
    }
}

fn try_setup(dice: &mut Dice) -> Setup {
    let players = (0..=dice.below(6)).map(|_| dice.pick(&NAMES).to_string()).collect();
    let mut setup = Setup { players, ..Setup::default() };
    setup.first = dice.below(setup.players.len());
    if dice.below(6) == 0 {
        setup.revision = Revision::First;
    }
    if dice.below(3) == 0 {
        setup.preset = Some(PRESETS[dice.below(PRESETS.len())].name.into());
    }
    // Mostly a few of the sets, sometimes none is named, sometimes all.
    let chance = [0, 1, 2, 4, 12][dice.below(5)];
    if dice.below(8) > 0 {
        let mut sets = std::collections::BTreeMap::from([("base".to_string(), 1)]);
        for set in parts().flat_map(|p| p.sets) {
            if dice.below(14) < chance {
                sets.insert((*set).into(), 1 + u32::from(dice.below(10) == 0));
            }
        }
        setup.parts = Some(sets);
    }
    for part in parts() {
        for option in part.options {
            if dice.below(6) == 0 {
                setup.options.insert(option.name.into(), dice.pick(option.values).into());
            }
        }
        for toggle in part.toggles {
            if dice.below(10) == 0 {
                setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
            }
        }
        for count in part.counts {
            if dice.below(10) == 0 {
                setup.counts.insert(count.name.into(), dice.below(9) as u32);
            }
        }
    }
    if dice.below(8) == 0 {
        let draw = (0..5 + dice.below(20)).map(|_| dice.pick(&["U", "V", "E", "W", "K", "H", "B"]).to_string());
        setup.draw = Some(draw.collect());
    }
    if dice.below(8) == 0 {
        let figure = StartFigure {
            owner: dice.below(setup.players.len()),
            figure: Figure::Follower,
            segment: SegmentName { kind: Kind::Field, places: 1 << 6, nth: None },
            fairy: false,
        };
        let start = StartTile {
            tile: "E".into(),
            at: Pos::new(dice.below(9) as i16 - 4, dice.below(9) as i16 - 4),
            turn: 0,
            figures: if dice.below(2) == 0 { vec![figure] } else { Vec::new() },
            ..StartTile::default()
        };
        setup.start = Some(if dice.below(4) == 0 { Vec::new() } else { vec![start] });
    }
    if dice.below(6) == 0 {
        setup.scores = setup.players.iter().map(|_| dice.below(30) as u32).collect();
    }
    setup
}

/// A game of random moves. About half of them are not finished.
pub fn any_game(dice: &mut Dice, setup: Setup) -> Game {
    let most = if dice.below(2) == 0 { usize::MAX } else { dice.below(150) };
    play(dice, setup, most)
}

/// A game of at most so many random moves.
pub fn play(dice: &mut Dice, setup: Setup, most: usize) -> Game {
    // Played without the history first, which is quicker.
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    let seed = dice.below(1 << 30) as u64;
    let told = dice.below(3) == 0 && setup.draw.is_none();
    let deck = Deck::new(seed);
    let mut game = if told { Game::without_seed(setup) } else { Game::new(setup, seed) }.unwrap();
    let mut actions = Vec::new();
    while state.phase() != Phase::Over && game.actions().len() < most {
        let action = if state.phase() == Phase::Draw {
            let draw = deck.draw(&rules, &state);
            if let (true, aude_engine::Action::Draw(design)) = (told, draw) {
                game.draw(design).unwrap();
            }
            draw
        } else {
            state.list_actions(&rules, &mut actions);
            // Now and then everybody is asked what else there is: passing is rarer than it would be.
            let mut action = dice.pick(&actions);
            if action == aude_engine::Action::Pass {
                action = dice.pick(&actions);
            }
            game.play(action).unwrap();
            state.canonical(&rules, action)
        };
        state.play_unchecked(&rules, action, &mut Log::off());
    }
    game
}
