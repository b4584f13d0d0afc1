//! The order in which a river is drawn and placed, which scenarios with their fixed draws cannot show.

use aude_engine::{Action, Deck, Log, Phase, Pos, Rules, Setup, StartTile};

/// Plays the river of a game at random and tells which tiles came, by whom.
fn river(rules: &Rules, seed: u64) -> Vec<(usize, &'static str)> {
    let deck = Deck::new(seed);
    let mut state = rules.start();
    let mut number = seed;
    let mut drawn = Vec::new();
    while state.phase() != Phase::Over && drawn.len() < 14 {
        let action = if state.phase() == Phase::Draw {
            deck.draw(rules, &state)
        } else {
            if let (Phase::PlaceTile, Some(tile)) = (state.phase(), state.tile()) {
                drawn.push((state.player(), rules.tile(tile).id));
            }
            let actions = state.legal_actions(rules);
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            actions[(number >> 33) as usize % actions.len()]
        };
        state.play(rules, action, &mut Log::off()).unwrap();
    }
    assert!(state.removed().iter().all(|d| !rules.tile(*d).id.starts_with('r')), "a river tile was removed");
    drawn
}

/// RIVER2-01 to RIVER2-03, RIVER2-07, RIVER-X-13, COMBO-18, EX-144: fork first, nine tiles, volcano last, and its
/// player places an ordinary tile at once.
#[test]
fn the_forked_river() {
    let rules = Rules::new(&Setup::players(3).with_parts(&[("base", 1), ("river-2", 1)])).unwrap();
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let drawn = river(&rules, seed);
        let ids: Vec<_> = drawn.iter().map(|d| d.1).collect();
        assert_eq!((ids[0], ids[10]), ("r2-fork", "r2-volcano"), "seed {seed}");
        assert!(ids[..11].iter().all(|id| id.starts_with("r2-")) && !ids[11].starts_with("r2-"));
        let players: Vec<_> = drawn.iter().map(|d| d.0).collect();
        assert_eq!(players[..11], [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
        assert_eq!(players[11..13], [1, 2], "the volcano's player goes on");
        orders.insert(ids[1..10].to_vec());
    }
    assert!(orders.len() > 200, "the tiles between come in any order");
}

/// RIVER1-01, RIVER1-02, RIVER-X-01, RIVER-X-02: source, ten tiles in any order, lake, then the others.
#[test]
fn the_river_of_2016() {
    let setup = Setup::players(2).with_parts(&[("base", 1), ("river-1", 1)]);
    let rules = Rules::new(&setup).unwrap();
    assert_eq!(rules.start().left(), 71 + 11, "the start tile is not needed");
    for seed in 0..300 {
        let ids: Vec<_> = river(&rules, seed).iter().map(|d| d.1).collect();
        assert_eq!(ids[10], "r1-lake", "seed {seed}");
        assert!(ids[..11].iter().all(|id| id.starts_with("r1-")) && !ids[11].starts_with("r1-"));
    }
    let mut shuffled = setup;
    shuffled.options.insert("river-start-tile".into(), "shuffled-in".into());
    assert_eq!(Rules::new(&shuffled).unwrap().start().left(), 72 + 11);
}

/// VAR-03: an empty table begins with the source, and a source laid by hand is as good as the one laid by the rules.
#[test]
fn rivers_on_tables_of_ones_own() {
    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("river-2", 1)]);
    setup.start = Some(Vec::new());
    let rules = Rules::new(&setup).unwrap();
    let ids: Vec<_> = river(&rules, 5).iter().map(|d| d.1).collect();
    assert_eq!((ids[0], ids[1], ids[11]), ("r2-spring", "r2-fork", "r2-volcano"));
    let spring = StartTile { tile: "r2-spring".into(), at: Pos::new(3, 3), turn: 1, ..StartTile::default() };
    setup.start = Some(vec![spring]);
    let rules = Rules::new(&setup).unwrap();
    for seed in 0..200 {
        assert_eq!(river(&rules, seed)[10].1, "r2-volcano", "seed {seed}");
    }
}

/// VAR-02: with several copies there is one source and one end; whatever does not fit is removed, and games end.
#[test]
fn rivers_in_several_copies() {
    for part in ["river-1", "river-2"] {
        let rules = Rules::new(&Setup::players(2).with_parts(&[("base", 1), (part, 3)])).unwrap();
        for seed in 0..20 {
            let deck = Deck::new(seed);
            let mut state = rules.start();
            while state.phase() != Phase::Over {
                let action = match state.phase() {
                    Phase::Draw => deck.draw(&rules, &state),
                    _ => state.legal_actions(&rules)[0],
                };
                state.play(&rules, action, &mut Log::off()).unwrap();
            }
        }
    }
}

/// RIVER-X-13, RIVER2-01, COUNT-X-12, VAR-03, EX-204: beside the Count's city or any tiles that a game begins with, whatever
/// is played, all tiles of a river are on the table before the first ordinary one, and none is lost. Where the source is
/// drawn, whoever begins lays it and the next tile.
#[test]
fn no_river_tile_is_lost() {
    let games: u64 = std::env::var("AUDE_RIVERS").map_or(600, |n| n.parse().expect("a number of games"));
    let lay =
        |tile: &str, x, y, turn| StartTile { tile: tile.into(), at: Pos::new(x, y), turn, ..StartTile::default() };
    // A wall with a bay, and tiles that lie about.
    let bay = (0..5).map(|x| lay("B", x, 0, 0)).take(4).chain([lay("E", 0, 1, 0), lay("E", 3, 1, 0)]).collect();
    let apart = vec![lay("B", 0, 0, 0), lay("B", 3, 0, 0), lay("E", 0, 3, 2), lay("V", 3, 3, 0), lay("K", 1, 5, 1)];
    let layouts: [Option<Vec<StartTile>>; 4] = [None, Some(Vec::new()), Some(bay), Some(apart)];
    for seed in 0..games {
        let river = if seed % 2 == 0 { "river-1" } else { "river-2" };
        let presets = [None, Some("new-edition-2016"), Some("nordic-2010")];
        let mut setup = Setup::players(1 + (seed / 2 % 6) as usize);
        setup.preset = presets[(seed / 12 % 3) as usize].map(Into::into);
        setup.options.insert("max-players".into(), "6".into());
        let mut parts = vec![("base", 1), (river, 1)];
        let whole = seed % 7 == 0;
        match seed / 36 % 5 {
            0 => parts.push(("count", 1)),
            layout => setup.start.clone_from(&layouts[layout as usize - 1]),
        }
        if whole {
            parts.extend([("abbey-mayor", 1), ("bridges-castles-bazaars", 1), ("traders-builders", 1), ("cult", 1)]);
        }
        let setup = setup.with_parts(&parts);
        let rules = Rules::new(&setup).unwrap_or_else(|e| panic!("game {seed}: {e}"));
        let (deck, mut state, mut number) = (Deck::new(seed), rules.start(), seed);
        let begins = state.player();
        let drawn_source = state.river_left(&rules) == 12;
        let mut placed = Vec::new();
        while state.river_left(&rules) > 0 || state.tile().is_some_and(|tile| rules.tile(tile).id.starts_with('r')) {
            let action = if state.phase() == Phase::Draw {
                deck.draw(&rules, &state)
            } else {
                let actions = state.legal_actions(&rules);
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                actions[(number >> 33) as usize % actions.len()]
            };
            if let Action::PlaceTile(tile, _) | Action::PlaceBridged(tile, ..) = action {
                assert!(rules.tile(tile).id.starts_with('r'), "game {seed}: an ordinary tile comes too early");
                placed.push(state.player());
            }
            state.play(&rules, action, &mut Log::off()).unwrap();
        }
        assert!(state.removed().is_empty(), "game {seed}: a river tile is lost");
        assert_eq!(placed.len(), if drawn_source { 12 } else { 11 }, "game {seed}");
        let next = (begins + 1) % rules.players();
        assert_eq!(placed[..2], if drawn_source { [begins; 2] } else { [begins, next] }, "game {seed}");
    }
}
