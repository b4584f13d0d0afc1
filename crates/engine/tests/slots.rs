//! Random play is fair: each legal action has exactly one slot. The referee compares slots as well, over all setups.

use crate::each;

use aude_engine::{
    Action, Deck, Figure, Log, Phase, Pos, Rules, SegmentName, Setup, StartFigure, StartTile, State, tile::Kind,
};
use each::slots;

/// Plays a game at random and compares the slots with the list at every so many decisions. Answers how many it has compared.
fn compare(setup: &Setup, seed: u64, every: usize) -> usize {
    let rules = Rules::new(setup).unwrap();
    let (mut state, deck, mut list) = (rules.start(), Deck::new(seed), Vec::new());
    let (mut decisions, mut random) = (0, seed);
    while state.phase() != Phase::Over {
        let action = if state.phase() == Phase::Draw {
            deck.draw(&rules, &state)
        } else {
            decisions += 1;
            if decisions % every == 0 {
                assert_eq!(slots(&rules, &state), state.legal_actions(&rules), "decision {decisions} of {seed}");
            }
            state.pick_action(&rules, &mut list, |n| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 33) as usize % n
            })
        };
        state.play(&rules, action, &mut Log::off()).unwrap();
    }
    decisions / every
}

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

#[test]
fn every_action_has_one_slot() {
    let all = Setup::players(2).with_parts(&ALL);
    let mut nordic = Setup::players(3).with_parts(&ALL);
    nordic.preset = Some("nordic-2010".into());
    let mut must = all.clone();
    must.options.insert("princess-removal".into(), "must".into());
    let mut hands = Setup::players(2).with_parts(&[("base", 1), ("bridges-castles-bazaars", 1)]);
    hands.options.insert("tiles-in-hand".into(), "3".into());
    hands.toggles.insert("bazaars".into(), false);
    let mut compared = 0;
    for seed in 1..=15 {
        compared += compare(&all, seed, 1);
    }
    for seed in 1..=6 {
        compared += compare(&nordic, seed, 5);
        compared += compare(&must, seed, 11);
        compared += compare(&hands, seed, 1);
        compared += compare(&Setup::players(4), seed, 1);
        compared += compare(&Setup::players(2).with_parts(&[("base", 1), ("river-2", 1)]), seed, 1);
    }
    assert!(compared > 1_000, "only {compared} decisions were compared");
}

/// A game that begins with one tile and some followers of the first player on it, with the next tile drawn.
fn begun(part: &str, tile: &str, followers: usize, draw: &str) -> (Rules, State) {
    let segment = SegmentName { kind: Kind::City, places: 0, nth: None };
    let figures = vec![StartFigure { owner: 0, figure: Figure::Follower, segment, fairy: false }; followers];
    let mut setup = Setup::players(2).with_parts(&[("base", 1), (part, 1)]);
    setup.start =
        Some(vec![StartTile { tile: tile.into(), at: Pos::default(), turn: 0, figures, ..Default::default() }]);
    setup.draw = Some(vec![draw.into()]);
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    state.play(&rules, Action::Draw(rules.design(draw).unwrap()), &mut Log::off()).unwrap();
    (rules, state)
}

/// Two followers in one place are one for the fairy.
#[test]
fn one_slot_for_several_in_one_place() {
    let (rules, mut state) = begun("princess-dragon", "E", 2, "B");
    state.play(&rules, state.legal_actions(&rules)[0], &mut Log::off()).unwrap();
    let slots = slots(&rules, &state);
    assert_eq!(slots, state.legal_actions(&rules));
    assert_eq!(slots.iter().filter(|action| matches!(action, Action::Fairy(_))).count(), 1);
}

/// BCB-X-05: a tile that fits only with a bridge may be given up.
#[test]
fn giving_up_a_tile_has_a_slot() {
    let (rules, state) = begun("bridges-castles-bazaars", "B", 0, "X");
    let slots = slots(&rules, &state);
    assert_eq!(slots, state.legal_actions(&rules));
    assert!(matches!(slots[..], [Action::PlaceBridged(..), .., Action::Pass]), "{slots:?}");
}
