//! Small positions, ranked by hand.

use aude_engine::{
    Deck, Log, SegmentName, Setup, StartFigure, StartTile,
    tile::{Edge, Symbol, set},
};

use super::*;

/// A tile on the table and followers on its segments, as owners and kinds.
fn tile(id: &str, x: i16, y: i16, turn: u8, followers: &[(usize, Kind)]) -> StartTile {
    let figures = followers.iter().map(|(owner, kind)| StartFigure {
        owner: *owner,
        figure: Figure::Follower,
        segment: SegmentName { kind: *kind, places: 0, nth: None },
        fairy: false,
    });
    StartTile { tile: id.into(), at: Pos::new(x, y), turn, figures: figures.collect(), ..StartTile::default() }
}

/// A position of two players with these tiles left to draw.
fn rules(start: Vec<StartTile>, left: &[(&str, usize)]) -> Rules {
    let draw = left.iter().flat_map(|(id, n)| std::iter::repeat_n((*id).to_string(), *n));
    let setup = Setup { start: Some(start), draw: Some(draw.collect()), ..Setup::players(2) };
    Rules::new(&setup).unwrap()
}

fn rank(rules: &Rules, me: usize) -> f64 {
    Ranking::new(rules).rank(rules, &rules.start(), me)
}

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "found {found}, expected {expected}");
}

/// Seven or six followers and so on in the supply.
fn followers(n: u32) -> f64 {
    0.15 * f64::from(n)
}

#[test]
fn a_square_is_filled_by_one_of_those_who_draw() {
    let two = Ranking::new(&Rules::new(&Setup::players(2)).unwrap());
    let three = Ranking::new(&Rules::new(&Setup::players(3)).unwrap());
    for (fits, chance) in [(0, 0.0), (1, 0.5), (2, 0.75), (5, 31.0 / 32.0)] {
        assert_near(two.chance(fits), chance);
    }
    for (fits, chance) in [(0, 0.0), (1, 1.0 / 3.0), (2, 5.0 / 9.0)] {
        assert_near(three.chance(fits), chance);
    }
}

#[test]
fn a_city_is_worth_what_it_is_and_hopes_for() {
    // One tile fits its only open square: 1 + 0.8 · 0.5 · (2 − 1). One city alone costs 0.5.
    let rules = rules(vec![tile("E", 0, 0, 0, &[(0, Kind::City)])], &[("E", 1), ("V", 1)]);
    let expected = 1.4 - 0.5 + followers(6) - followers(7);
    assert_near(rank(&rules, 0), expected);
    assert_near(rank(&rules, 1), -expected);
}

#[test]
fn what_is_nearly_sure_counts_as_sure() {
    // Three tiles fit: 7/8, above 0.85, counts as 1.
    let sure = rules(vec![tile("E", 0, 0, 0, &[(0, Kind::City)])], &[("E", 3)]);
    assert_near(rank(&sure, 0), 1.8 - 0.5 + followers(6) - followers(7));
    let unsure = rules(vec![tile("E", 0, 0, 0, &[(0, Kind::City)])], &[("E", 2)]);
    assert_near(rank(&unsure, 0), 1.6 - 0.5 + followers(6) - followers(7));
}

#[test]
fn a_feature_needs_all_of_its_squares() {
    // R is open in north, east and west, and each square takes one tile: P = 1/8. 1 + 0.8 · 1/8 · (2 − 1).
    let rules = rules(vec![tile("R", 0, 0, 0, &[(0, Kind::City)])], &[("E", 1)]);
    assert_near(rank(&rules, 0), 1.1 - 0.5 + followers(6) - followers(7));
}

#[test]
fn two_edges_of_one_square_are_one_square() {
    // Three corners of a city leave one square open, with two edges; one of the tiles left fits it.
    let corners = vec![tile("N", 0, 0, 1, &[(0, Kind::City)]), tile("N", 0, 1, 2, &[]), tile("N", 1, 0, 0, &[])];
    let rules = rules(corners, &[("M", 1), ("E", 1)]);
    let mut ranking = Ranking::new(&rules);
    let state = rules.start();
    ranking.survey.take(&rules, &state);
    let city = &ranking.survey.features()[0];
    assert_eq!(ranking.survey.edges(city).len(), 2);
    assert_near(ranking.chance_to_finish(city), 0.5);
}

#[test]
fn a_monastery_hopes_for_nine() {
    // Eight squares around it: four that a tile touches, four that none does. All 9 tiles fit all of them: p = 511/512.
    let rules = rules(vec![tile("B", 0, 0, 0, &[(1, Kind::Monastery)])], &[("U", 8), ("B", 1)]);
    let mut ranking = Ranking::new(&rules);
    let state = rules.start();
    ranking.survey.take(&rules, &state);
    let monastery = &ranking.survey.features()[0];
    assert_near(ranking.chance_to_finish(monastery), (511f64 / 512.0).powi(8));
    assert_near(rank(&rules, 1), 1.0 + 0.8 * 8.0 + followers(6) - followers(7));
}

#[test]
fn trapped_followers_cost_by_their_hope() {
    for (chance, own, theirs) in [
        (0.0, -12.0, 3.0),
        (0.0001, -3.0, 0.75),
        (0.19, -3.0, 0.75),
        (0.2, -1.2, 0.3),
        (0.54, -1.2, 0.3),
        (0.55, 0.0, 0.0),
    ] {
        assert_near(trapped(chance, true), own);
        assert_near(trapped(chance, false), theirs);
    }
}

#[test]
fn followers_are_trapped_only_early() {
    let knight = || vec![tile("E", 0, 0, 0, &[(0, Kind::City)])];
    // No tile is left with a wall. 15 tiles are more than 7 turns each, 14 are not.
    let late = rules(knight(), &[("V", 9), ("U", 5)]);
    let early = rules(knight(), &[("V", 9), ("U", 6)]);
    let untrapped = 1.0 - 0.5 + followers(6) - followers(7);
    assert_near(rank(&late, 0), untrapped);
    assert_near(rank(&early, 0), untrapped - 12.0);
    assert_near(rank(&early, 1), -untrapped + 3.0);
}

#[test]
fn open_features_cost_more_and_more() {
    // Crossroads hold three roads alone, of one tile each, which finish as they are: 3 points, price 4.5. The fourth is
    // shared and costs nothing, but both get its point.
    let mut crossroads = tile("X", 0, 0, 0, &[]);
    let road = |owner, place: u16| StartFigure {
        owner,
        figure: Figure::Follower,
        segment: SegmentName { kind: Kind::Road, places: 1 << place, nth: None },
        fairy: false,
    };
    crossroads.figures = vec![road(0, 1), road(0, 4), road(0, 7), road(0, 10), road(1, 10)];
    let rules = rules(vec![crossroads], &[("U", 1)]);
    assert_near(rank(&rules, 0), 3.0 - 4.5 + followers(3) - followers(6));
}

#[test]
fn fields_bring_what_their_cities_bring_now() {
    // Two fields at a complete city: one is shared, the other held by player 0 alone.
    let city = vec![tile("E", 0, 0, 0, &[(0, Kind::Field), (1, Kind::Field)]), tile("E", 0, 1, 2, &[(0, Kind::Field)])];
    let mut setup = Setup { start: Some(city), draw: Some(vec!["U".into()]), ..Setup::players(2) };
    setup.options.insert("farmer-scoring".into(), "field-majority-3".into());
    let rules = Rules::new(&setup).unwrap();
    let tight = 0.0001;
    assert_near(rank(&rules, 0), 0.99 * 3.0 - 10.0 + 5.0 + followers(5) - followers(6) + tight);
}

#[test]
fn the_last_follower_is_dear() {
    let mut setup = Setup::players(2);
    setup.counts.insert("follower".into(), 0);
    setup.counts.insert("big-follower".into(), 1);
    assert_near(supply(&Rules::new(&setup).unwrap().start(), 0), 0.25);
    setup.counts.insert("big-follower".into(), 0);
    setup.counts.insert("builder".into(), 1);
    assert_near(supply(&Rules::new(&setup).unwrap().start(), 0), -4.0);
}

/// Two walls face each other across a square which two tiles fit, p = 3/4; the rest is fields without anybody.
fn walls(one: &[(usize, Kind)], two: &[(usize, Kind)]) -> Rules {
    let tiles = vec![
        tile("E", 0, 0, 0, one),
        tile("B", 1, 0, 0, &[]),
        tile("B", 1, 1, 0, &[]),
        tile("B", 1, 2, 0, &[]),
        tile("E", 0, 2, 2, two),
    ];
    rules(tiles, &[("H", 2)])
}

#[test]
fn connections_take_majorities() {
    // Each city is worth 1 + 0.8 · 0.75. One knight against two: the first would lose both cities.
    let (value, tight) = (1.6, 0.0002);
    let rules = walls(&[(0, Kind::City)], &[(1, Kind::City), (1, Kind::City)]);
    let apart = value - 0.5 + followers(6) - (value - 0.5 + followers(5));
    assert_near(rank(&rules, 0), apart - 2.0 * 0.5 * 0.75 * value + tight);
    assert_near(rank(&rules, 1), -apart + 2.0 * 0.5 * 0.75 * value + tight);
    // One against one: both would have both.
    let rules = walls(&[(0, Kind::City)], &[(1, Kind::City)]);
    assert_near(rank(&rules, 0), tight);
    // A city that nobody holds changes nothing.
    let rules = walls(&[(0, Kind::City)], &[]);
    assert_near(rank(&rules, 0), value - 0.5 + followers(6) - followers(7) + tight);
}

#[test]
fn only_points_count_in_the_end() {
    let setup = Setup { draw: Some(vec!["U".into()]), scores: vec![10, 4], ..Setup::players(2) };
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    let mut yardstick = Yardstick::new(&rules);
    while state.phase() != Phase::Over {
        let action = match state.phase() {
            Phase::Draw => Deck::new(0).draw(&rules, &state),
            _ => yardstick.choose(&rules, &state),
        };
        state.play(&rules, action, &mut Log::off()).unwrap();
    }
    // The road of two tiles is the best that the last tile brings.
    assert_eq!([state.score(0), state.score(1)], [12, 4]);
    assert_near(Ranking::new(&rules).rank(&rules, &state, 0), 8.0);
}

#[test]
fn the_dragon_frightens() {
    // A volcano brings the dragon to it; monks stand one, two and three steps away.
    let mut tiles = set("princess-dragon").unwrap().tiles.iter();
    let volcano = tiles.find(|(t, _)| t.symbol == Some(Symbol::Volcano) && t.edges[0] == Edge::Field).unwrap().0;
    let start = vec![
        tile(volcano.id, 0, 0, 0, &[]),
        tile("B", 0, 1, 0, &[(0, Kind::Monastery)]),
        tile("B", 0, 2, 0, &[(1, Kind::Monastery)]),
        tile("B", 0, 3, 0, &[(0, Kind::Monastery)]),
    ];
    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("princess-dragon", 1)]);
    setup.start = Some(start);
    let rules = Rules::new(&setup).unwrap();
    assert_near(danger(&rules.start(), 0), 2.0);
    assert_near(danger(&rules.start(), 1), 1.0);
}
