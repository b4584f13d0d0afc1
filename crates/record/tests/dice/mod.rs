//! Random setups and games, over everything there is. Tests of several crates and a fuzz target use this file.
#![allow(dead_code, reason = "every test uses a part of it")]

use std::collections::BTreeMap;

use aude_engine::{
    Action, Deck, Figure, Log, MAX_COPIES, Phase, Pos, Revision, Rules, SegmentName, Setup, StartCastle, StartFigure,
    StartGuest, StartPrisoner, StartTile,
    parts::{PRESETS, parts},
    tile::{self, Kind},
};
use aude_record::Game;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

/// A source of numbers: the bytes that a fuzzer gives, and a seed once they are used up.
pub struct Dice {
    /// The next one last.
    given: Vec<u8>,
    then: Xoshiro256PlusPlus,
}

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self { given: Vec::new(), then: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    pub fn from_bytes(bytes: &[u8]) -> Self {
        Self { given: bytes.iter().rev().copied().collect(), ..Self::new(0) }
    }

    pub fn below(&mut self, n: usize) -> usize {
        if self.given.is_empty() {
            return (self.then.next_u64() % n as u64) as usize;
        }
        // As many bytes as the number needs.
        let (mut number, mut span) = (0, 1);
        while span < n {
            number = number << 8 | usize::from(self.given.pop().unwrap_or_default());
            span <<= 8;
        }
        number % n
    }

    /// Whether something happens that happens once in so many times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A number that the environment may give.
pub fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

/// How many games to play: as many as usual, or as `AUDE_GAMES` says.
pub fn games(usual: u64) -> u64 {
    number("AUDE_GAMES").unwrap_or(usual)
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
        let setup = propose(dice);
        if Rules::new(&setup).is_ok() {
            return setup;
        }
    }
}

/// Any setup at all. About half of them make sense.
pub fn propose(dice: &mut Dice) -> Setup {
    let setup = from_the_start(dice);
    if dice.below(6) > 0 {
        return setup;
    }
    let Ok(rules) = Rules::new(&setup) else { return setup };
    let mut setup = in_the_midst(dice, setup, &rules);
    if dice.once_in(2) {
        for _ in 0..=dice.below(3) {
            disturb(dice, &mut setup);
        }
    }
    setup
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

/// Changes one thing about a position.
fn disturb(dice: &mut Dice, setup: &mut Setup) {
    let (players, it) = (setup.players.len(), &mut setup.extras);
    let near = |dice: &mut Dice| Pos::new(dice.below(9) as i16 - 4, dice.below(9) as i16 - 4);
    let start = setup.start.get_or_insert_default();
    let laid = if start.is_empty() { None } else { Some(dice.below(start.len())) };
    match (dice.below(20), laid) {
        (0, _) => setup.bag = None,
        (1 | 2, _) => {
            for n in setup.bag.iter_mut().flat_map(BTreeMap::values_mut) {
                *n = dice.below(*n as usize + 2) as u32;
            }
            setup.bag.iter_mut().for_each(|bag| bag.retain(|_, n| *n > 0));
        }
        (3, _) => setup.first = dice.below(players + 1),
        (4, _) => setup.scores = (0..players).map(|_| dice.pick(&[0, 7, 49, 99_999, 100_000])).collect(),
        (5, Some(i)) => drop(start.swap_remove(i)),
        (6, Some(i)) => start[i].turn = dice.below(4) as u8,
        (7, Some(i)) => start[i].figures.clear(),
        (8, Some(i)) => {
            let figure = any_figure(dice, players, &start[i].tile, start[i].turn);
            start[i].figures.push(figure);
        }
        (9, Some(i)) => start[i].tower = dice.pick(&[0, 1, 5, 40]),
        (10, Some(i)) => it.set("dragon", start[i].at),
        (11, Some(i)) => it.set("fairy", start[i].at),
        (12, _) => it.set("dragon", dice.once_in(2).then(|| near(dice))),
        (13, _) => it.set("fairy", dice.once_in(2).then(|| near(dice))),
        (14, _) => it.change("guests", |all: &mut Vec<StartGuest>| all.truncate(dice.below(all.len() + 1))),
        (15, _) => it.change("prisoners", |all: &mut Vec<StartPrisoner>| all.truncate(all.len().saturating_sub(1))),
        (16, _) => it.change("castles", |all: &mut Vec<StartCastle>| {
            for castle in all {
                castle.finished = !castle.finished;
            }
        }),
        (17, _) => {
            let goods = (0..players).map(|_| [0; 3].map(|_: u32| dice.below(9) as u32));
            it.set("goods", goods.collect::<Vec<_>>());
        }
        (18, _) => it.set("tower-pieces", (0..players).map(|_| dice.below(9) as u32).collect::<Vec<_>>()),
        _ => it.set("king", (dice.below(players), dice.below(9) as u32)),
    }
}

/// The tiles of the sets that a setup names, each as often as there are kinds of it.
fn tiles_of(setup: &Setup) -> Vec<&'static str> {
    let base = BTreeMap::from([("base".to_string(), 1)]);
    let sets = setup.parts.as_ref().unwrap_or(&base).keys().filter_map(|name| tile::set(name));
    sets.flat_map(|set| set.tiles.iter().map(|(tile, _)| tile.id)).collect()
}

/// A figure on a tile, mostly on one of the segments of the tile.
fn any_figure(dice: &mut Dice, players: usize, tile: &str, turn: u8) -> StartFigure {
    let segments = tile::find(tile).map_or(&[][..], |tile| tile.segments);
    let segment = if segments.is_empty() || dice.once_in(8) {
        SegmentName { kind: dice.pick(&Kind::ALL), places: 1 << dice.below(12), nth: None }
    } else {
        let segment = &segments[dice.below(segments.len())];
        SegmentName { kind: segment.kind, places: tile::turn_places(segment.places, turn), nth: None }
    };
    let figure = if dice.once_in(2) { Figure::Follower } else { dice.pick(&Figure::ALL) };
    StartFigure { owner: dice.below(players), figure, segment, fairy: dice.once_in(20) }
}

/// Some tiles on the table, with figures.
fn any_start(dice: &mut Dice, players: usize, tiles: &[&str]) -> Vec<StartTile> {
    let (x, y) = (dice.below(9) as i16 - 4, dice.below(9) as i16 - 4);
    let lay = |dice: &mut Dice, i: i16| {
        let (tile, turn) = (dice.pick(tiles), dice.below(4) as u8);
        let figures = if dice.once_in(2) { vec![any_figure(dice, players, tile, turn)] } else { Vec::new() };
        let tower = if dice.once_in(10) { dice.below(5) as u32 } else { 0 };
        StartTile { tile: tile.into(), at: Pos::new(x + i, y), turn, figures, tower, ..StartTile::default() }
    };
    (0..dice.pick(&[0, 1, 1, 1, 2, 3])).map(|i| lay(dice, i)).collect()
}

/// A game from its beginning.
fn from_the_start(dice: &mut Dice) -> Setup {
    let players = (0..=dice.below(6)).map(|_| dice.pick(&NAMES).to_string()).collect();
    let mut setup = Setup { players, ..Setup::default() };
    setup.first = dice.below(setup.players.len());
    if dice.once_in(6) {
        setup.revision = Revision::First;
    }
    if dice.once_in(3) {
        setup.preset = Some(PRESETS[dice.below(PRESETS.len())].name.into());
    }
    // A few have far more of everything than is usual.
    let (copies, most) = if dice.once_in(25) { (MAX_COPIES as usize, 100) } else { (1, 9) };
    // Mostly a few of the sets, sometimes none is named, sometimes all.
    let chance = [0, 1, 2, 4, 12][dice.below(5)];
    if dice.below(8) > 0 {
        let base = dice.pick(&["base", "base", "base", "base-gardens"]);
        let mut sets = BTreeMap::from([(base.to_string(), 1 + dice.below(copies) as u32)]);
        for set in parts().flat_map(|p| p.sets) {
            // The rivers exclude each other, and the two printings of a part are rarely mixed.
            let rare = set.starts_with("river") || set.ends_with("-gardens") || set.starts_with("base");
            if dice.below(if rare { 56 } else { 14 }) < chance {
                let more = if dice.once_in(10) { 1 } else { dice.below(copies) };
                sets.insert((*set).into(), 1 + more as u32);
            }
        }
        if dice.once_in(12) {
            sets.remove(base);
        }
        setup.parts = Some(sets);
    }
    for part in parts() {
        for option in part.options {
            if dice.once_in(6) {
                setup.options.insert(option.name.into(), dice.pick(option.values).into());
            }
        }
        for toggle in part.toggles {
            if dice.once_in(10) {
                setup.toggles.insert(toggle.name.into(), dice.once_in(2));
            }
        }
        for count in part.counts {
            if dice.once_in(10) {
                setup.counts.insert(count.name.into(), dice.below(most) as u32);
            }
        }
    }
    if setup.players.len() == 6 && dice.below(8) > 0 {
        setup.options.insert("max-players".into(), "6".into());
    }
    let tiles = tiles_of(&setup);
    if !tiles.is_empty() {
        choose_tiles(dice, &mut setup, &tiles);
    }
    if dice.once_in(6) {
        setup.scores = setup.players.iter().map(|_| dice.below(30) as u32).collect();
    }
    setup
}

/// Says which tiles there are, in which order they come, and which lie on the table.
fn choose_tiles(dice: &mut Dice, setup: &mut Setup, tiles: &[&str]) {
    match dice.below(16) {
        0 => setup.draw = Some((0..=dice.below(30)).map(|_| dice.pick(tiles).to_string()).collect()),
        1 => {
            let draw = (0..5 + dice.below(20)).map(|_| dice.pick(&["U", "V", "E", "W", "K", "H", "B"]).to_string());
            setup.draw = Some(draw.collect());
        }
        2 => setup.bag = Some((0..=dice.below(40)).map(|_| (dice.pick(tiles).into(), 1)).collect()),
        3 => {
            let most = 1 + dice.below(4);
            let some = tiles.iter().map(|tile| ((*tile).to_string(), dice.below(most) as u32));
            setup.bag = Some(some.filter(|(_, n)| *n > 0).collect());
        }
        _ => {}
    }
    if dice.once_in(8) {
        setup.start = Some(any_start(dice, setup.players.len(), tiles));
    }
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
            if let (true, Action::Draw(design)) = (told, draw) {
                game.draw(design).unwrap();
            }
            draw
        } else {
            state.list_actions(&rules, &mut actions);
            // Now and then everybody is asked what else there is: passing is rarer than it would be.
            let mut action = dice.pick(&actions);
            if action == Action::Pass {
                action = dice.pick(&actions);
            }
            game.play(action).unwrap();
            state.canonical(&rules, action)
        };
        state.play_unchecked(&rules, action, &mut Log::off());
    }
    game
}
