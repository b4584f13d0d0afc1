//! What a position promises: copies, comparison, fingerprints, hands.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use aude_engine::{
    Action, Deck, Event, Figure, Log, Owned, Phase, Placement, Pos, Rules, SegmentName, Setup, StartFigure, StartTile,
    State, tile::Kind,
};
use proptest::prelude::*;

fn hash(state: &State) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(state)
}

/// Plays so many steps, choosing by the given numbers.
fn play(rules: &Rules, seed: u64, choices: &[u16]) -> State {
    let mut state = rules.start();
    for choice in choices {
        let action = match state.phase() {
            Phase::Over => break,
            Phase::Draw => Deck::new(seed).draw(rules, &state),
            _ => {
                let actions = state.legal_actions(rules);
                actions[*choice as usize % actions.len()]
            }
        };
        state.play(rules, action, &mut Log::off()).unwrap();
    }
    state
}

fn a_setup() -> impl Strategy<Value = Setup> {
    (1..6usize, any::<bool>(), any::<bool>()).prop_map(|(players, inns, hand)| {
        let mut setup = Setup::players(players);
        if inns {
            setup = setup.with_parts(&[("base", 1), ("inns-cathedrals", 1)]);
        }
        if hand {
            setup.options.insert("tiles-in-hand".into(), "3".into());
        }
        setup
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn copies_are_equal_and_independent(
        setup in a_setup(),
        seed in any::<u64>(),
        one in prop::collection::vec(any::<u16>(), 0..250),
        two in prop::collection::vec(any::<u16>(), 0..250),
    ) {
        let rules = Rules::new(&setup).unwrap();
        let first = play(&rules, seed, &one);
        let mut reused = play(&rules, seed ^ 1, &two);
        reused.clone_from(&first);
        let copy = first.clone();
        prop_assert_eq!(&copy, &first);
        prop_assert_eq!(&reused, &first);
        prop_assert_eq!(hash(&reused), hash(&first));
        prop_assert_eq!(reused.fingerprint(&rules), first.fingerprint(&rules));
        if first.phase() == Phase::PlaceTile {
            let mut moved = reused;
            let action = moved.legal_actions(&rules)[0];
            moved.play(&rules, action, &mut Log::off()).unwrap();
            prop_assert_ne!(&moved, &first);
            prop_assert_ne!(moved.fingerprint(&rules), first.fingerprint(&rules));
            prop_assert_eq!(&copy, &first);
        }
    }

    /// BASE-TURN-02, BASE-TURN-03: listing, checking and playing agree in every position, and a log changes nothing.
    #[test]
    fn what_is_listed_is_legal(
        setup in a_setup(),
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u16>(), 0..250),
    ) {
        let rules = Rules::new(&setup).unwrap();
        let state = play(&rules, seed, &choices);
        for action in state.legal_actions(&rules) {
            prop_assert!(state.is_legal(&rules, action));
            prop_assert_eq!(state.canonical(&rules, action), action);
            let (mut quiet, mut loud) = (state.clone(), state.clone());
            quiet.play(&rules, action, &mut Log::off()).unwrap();
            let mut log = Log::on();
            loud.play(&rules, action, &mut log).unwrap();
            prop_assert_eq!(&quiet, &loud);
            prop_assert!(!log.take().is_empty() || action == Action::Pass);
        }
    }
}

/// The same tiles on the same squares, laid in another order.
#[test]
fn fingerprints_do_not_care_how_a_position_came_about() {
    let game = |moves: [(&str, i16); 2]| {
        let mut setup = Setup::players(1);
        setup.draw = Some(vec![moves[0].0.into(), moves[1].0.into(), "E".into()]);
        let rules = Rules::new(&setup).unwrap();
        let mut state = rules.start();
        for (tile, x) in moves {
            let design = rules.design(tile).unwrap();
            state.play(&rules, Action::Draw(design), &mut Log::off()).unwrap();
            let place = Action::PlaceTile(design, Placement::new(Pos::new(x, 0), 0));
            state.play(&rules, place, &mut Log::off()).unwrap();
            state.play(&rules, Action::Pass, &mut Log::off()).unwrap();
        }
        (state.fingerprint(&rules), state)
    };
    let (one, two) = (game([("U", 1), ("W", -1)]), game([("W", -1), ("U", 1)]));
    assert_eq!(one.0, two.0);
    assert_ne!(one.1, two.1);
}

/// `tiles-in-hand`: three tiles each, one is placed, then one is drawn; the game ends when all hands are empty.
#[test]
fn hands_are_dealt_played_and_drawn_up() {
    let mut setup = Setup::players(2);
    setup.options.insert("tiles-in-hand".into(), "3".into());
    setup.draw = Some(["U", "V", "W", "E", "U", "V", "K"].map(String::from).into());
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    let mut log = Log::on();
    let hands = |state: &State| [0, 1].map(|p| state.hand(p).iter().map(|d| rules.tile(*d).id).collect::<String>());
    while state.phase() == Phase::Draw {
        let draw = state.legal_actions(&rules)[0];
        state.play(&rules, draw, &mut log).unwrap();
    }
    assert_eq!(hands(&state), ["UVW", "EUV"]);
    assert_eq!((state.player(), state.left(), state.tile()), (0, 1, None));
    let w = rules.design("W").unwrap();
    assert!(state.legal_actions(&rules).iter().any(|a| matches!(a, Action::PlaceTile(d, _) if *d == w)));
    let mut placed = 0;
    while state.phase() != Phase::Over {
        let actions = state.legal_actions(&rules);
        if let Action::PlaceTile(..) = actions[0] {
            placed += 1;
        }
        state.play(&rules, *actions.last().unwrap(), &mut log).unwrap();
        if placed == 1 && state.phase() == Phase::PlaceTile {
            assert_eq!(hands(&state)[0].len(), 3, "the first player has drawn up");
        }
    }
    assert_eq!(placed, 7);
    assert_eq!(state.tiles().count(), 8);
    assert!(log.take().iter().filter(|e| matches!(e, Event::Drew { .. })).count() == 7);
}

/// BASE-PLACE-05 for hands: if nothing in hand fits, all of it leaves the game and is replaced.
#[test]
fn a_hand_that_fits_nowhere_is_replaced() {
    let mut setup = Setup::players(1);
    setup.options.insert("tiles-in-hand".into(), "3".into());
    // Only city edges are open around a lone C.
    setup.start = Some(vec![StartTile { tile: "C".into(), at: Pos::default(), turn: 0, ..Default::default() }]);
    setup.draw = Some(["U", "V", "W", "E", "B"].map(String::from).into());
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    while state.phase() == Phase::Draw {
        let draw = state.legal_actions(&rules)[0];
        state.play(&rules, draw, &mut Log::off()).unwrap();
    }
    assert_eq!(state.removed().len(), 3);
    assert_eq!(state.hand(0).len(), 2);
    assert_eq!(state.legal_actions(&rules).len(), 4, "E on each side of C; B nowhere");
}

/// VAR-02: a table can grow in any direction, far beyond what a usual game needs.
#[test]
fn tables_grow_as_far_as_tiles_last() {
    for (step, turn) in [(Pos::new(1, 0), 0), (Pos::new(-1, 0), 0), (Pos::new(0, 1), 1), (Pos::new(0, -1), 1)] {
        let mut setup = Setup::players(1).with_parts(&[("base", 9)]);
        setup.start = Some(vec![StartTile { tile: "U".into(), at: Pos::default(), turn, ..Default::default() }]);
        setup.draw = Some(vec!["U".into(); 71]);
        let rules = Rules::new(&setup).unwrap();
        let mut state = rules.start();
        let design = rules.design("U").unwrap();
        for n in 1..=71i16 {
            state.play(&rules, Action::Draw(design), &mut Log::off()).unwrap();
            let at = Pos::new(step.x * n, step.y * n);
            state.play(&rules, Action::PlaceTile(design, Placement::new(at, turn)), &mut Log::off()).unwrap();
            if state.phase() == Phase::PlaceFigure {
                state.play(&rules, Action::Pass, &mut Log::off()).unwrap();
            }
        }
        let roads: Vec<_> =
            state.features(&rules).into_iter().filter(|f| f.kind == Kind::Road).map(|f| f.tiles).collect();
        assert_eq!(roads, [72]);
    }
}

/// TRADE-BUILD-10, DRAGON-PRINCESS-03: whoever sends the own knight home has nobody left to build for.
#[test]
fn a_builder_does_not_come_where_the_own_knight_was() {
    let city = SegmentName { kind: Kind::City, places: 0, nth: None };
    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("princess-dragon", 1)]);
    setup.counts.insert("builder".into(), 1);
    setup.options.insert("princess-then-place".into(), "allowed".into());
    setup.draw = Some(vec!["BB".into(), "B".into()]);
    let knight = StartFigure { owner: 0, figure: Figure::Follower, segment: city, fairy: false };
    setup.start = Some(vec![StartTile {
        tile: "G".into(),
        at: Pos::default(),
        turn: 0,
        figures: vec![knight],
        ..Default::default()
    }]);
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    let princess = rules.design("BB").unwrap();
    state.play(&rules, Action::Draw(princess), &mut Log::off()).unwrap();
    let beside = Action::PlaceTile(princess, Placement::new(Pos::new(1, 0), 0));
    state.play(&rules, beside, &mut Log::off()).unwrap();
    let comes = |state: &State, figure: Figure| {
        let here = |action: &Action| matches!(action, Action::Place(one, spot) if *one == figure && state.segment_name(&rules, *spot).kind == Kind::City);
        state.legal_actions(&rules).iter().any(here)
    };
    assert!(comes(&state, Figure::Builder) && !comes(&state, Figure::Follower));
    let own = state.figures().next().unwrap();
    state.play(&rules, Action::Expel(Owned::new(0, own.figure), own.spot), &mut Log::off()).unwrap();
    assert_eq!(state.phase(), Phase::PlaceFigure);
    assert!(!comes(&state, Figure::Builder) && comes(&state, Figure::Follower));
}
