//! A search asks for memory while its lists grow to their largest size, and then no more: with all parts in play a visit
//! copies and plays hundreds of positions, each of which used to ask several times.

use aude_bots::{Budget, Player, Random, Search, Tuning, Weights};
use aude_engine::{Deck, Log, Phase, Rules, Setup, State};

const ALL: [(&str, u32); 12] = [
    ("base-gardens", 1),
    ("river-2-gardens", 1),
    ("inns-cathedrals-gardens", 1),
    ("traders-builders-gardens", 1),
    ("king-robber-gardens", 1),
    ("princess-dragon-gardens", 1),
    ("tower-gardens", 1),
    ("abbey-mayor-gardens", 1),
    ("bridges-castles-bazaars-gardens", 1),
    ("siege", 1),
    ("cult", 1),
    ("count", 1),
];

/// A position of a random game with a tile in hand, when at most so many are left.
fn position(rules: &Rules, seed: u64, left: usize) -> State {
    let (deck, mut player, mut state) = (Deck::new(seed), Random::new(seed), rules.start());
    while state.left() > left || state.phase() != Phase::PlaceTile {
        let action = if state.phase() == Phase::Draw { deck.draw(rules, &state) } else { player.choose(rules, &state) };
        state.play_unchecked(rules, action, &mut Log::off());
    }
    state
}

/// How often a search that has thought for a while asks for memory in so many visits more.
fn requests(rules: &Rules, state: &State, visits: u32) -> u64 {
    let mut search = Search::new(rules, Weights::default(), Budget::Visits(visits), Tuning::default());
    search.start(state);
    search.think_for(rules, state, Budget::Visits(visits));
    let mut seen = 0;
    let count = allocation_counter::measure(|| {
        seen = search.think_for(rules, state, Budget::Visits(visits)).visits;
    });
    assert!(seen > visits || search.progress().done, "it thinks on");
    count.count_total
}

fn check(setup: &Setup, visits: u32) {
    let rules = Rules::new(setup).unwrap();
    let tiles = rules.start().left();
    for (seed, left) in [(1, tiles * 3 / 4), (2, tiles / 2), (3, tiles / 4), (4, 6), (5, 2)] {
        let n = requests(&rules, &position(&rules, seed, left), visits);
        assert!(n <= u64::from(visits), "{n} requests in {visits} visits, {left} tiles left, {:?}", setup.parts);
    }
}

#[test]
fn the_base_game_asks_for_no_memory() {
    check(&Setup::players(2), 200);
}

#[test]
fn all_parts_ask_for_no_memory() {
    check(&Setup::players(2).with_parts(&ALL), 30);
}

#[test]
fn large_tables_ask_for_no_memory() {
    check(&Setup::players(5).with_parts(&ALL), 20);
}
