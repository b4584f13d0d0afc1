//! The engine plays against an independent referee: a second, naive implementation of the rules that works
//! everything out anew from the laid tiles. Both must agree on every legal placement, every legal figure, the
//! partition into features, their owners, every score and the result.

#[path = "referee/mod.rs"]
mod referee;

use aude_engine::{
    Action, Cause, Deck, Event, Figure, Log, Phase, Placement, Pos, Rules, Setup, Spot, State,
    tile::{Edge, Kind, Tile},
};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use referee::{At, KingScoring, Options, Piece, Referee, Scored, What};

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A random setup: any preset, players, parts, toggles, options and counts that exist so far.
fn random_setup(dice: &mut Dice) -> Setup {
    let mut setup = Setup::players(1 + dice.below(6));
    let presets = aude_engine::parts::PRESETS;
    if dice.below(3) > 0 {
        setup.preset = Some(dice.pick(&presets.iter().map(|p| p.name).collect::<Vec<_>>()).into());
    }
    let mut parts = std::collections::BTreeMap::new();
    let mut add = |dice: &mut Dice, name: &str, copies: u32| {
        let gardens = if dice.below(4) == 0 { "-gardens" } else { "" };
        parts.insert(format!("{name}{gardens}"), copies);
    };
    // Now and then without the base game: an empty table.
    if dice.below(30) > 0 {
        let copies = 1 + u32::from(dice.below(20) == 0);
        add(dice, "base", copies);
    } else {
        add(dice, "inns-cathedrals", 2);
    }
    for name in ["inns-cathedrals", "traders-builders", "king-robber"] {
        if dice.below(2) == 0 {
            let copies = 1 + u32::from(dice.below(10) == 0);
            add(dice, name, copies);
        }
    }
    if dice.below(3) == 0 {
        let river = dice.pick(&["river-1", "river-2"]);
        add(dice, river, 1);
    }
    let with_river = parts.keys().any(|p| p.starts_with("river"));
    setup.parts = Some(parts);
    for part in aude_engine::parts::parts() {
        for option in part.options {
            if dice.below(4) == 0 && !(with_river && option.name == "tiles-in-hand") {
                setup.options.insert(option.name.into(), dice.pick(option.values).into());
            }
        }
        for toggle in part.toggles {
            if dice.below(6) == 0 && !toggle.name.starts_with("river") {
                setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
            }
        }
        for count in part.counts {
            let allowed = setup.toggles.get(&format!("{}s", count.name)) != Some(&false);
            if dice.below(6) == 0 && allowed {
                let most = if count.name == "follower" { 10 } else { 3 };
                setup.counts.insert(count.name.into(), dice.below(most) as u32);
            }
        }
    }
    if setup.players.len() == 6 {
        setup.options.insert("max-players".into(), "6".into());
    }
    setup.first = dice.below(setup.players.len());
    setup
}

fn options_of(rules: &Rules) -> Options {
    let choices = rules.choices();
    Options {
        two_points: choices.option("two-tile-city") == "two-points",
        shield_halved: choices.option("two-tile-city-shield") == "1",
        farmers: choices.option("farmers") == "on",
        city_majority: choices.option("farmer-scoring") == "city-majority-4",
        inns: choices.toggle("inns"),
        cathedrals: choices.toggle("cathedrals"),
        unfinished_as_ordinary: choices.option("unfinished-inn-cathedral") == "as-ordinary",
        gardens: choices.toggle("gardens"),
        goods: choices.toggle("goods"),
        king: choices.toggle("king"),
        robber: choices.toggle("robber"),
        king_scoring: match choices.option("king-robber-scoring") {
            "10-20" => KingScoring::TenTwenty,
            "15-40" => KingScoring::FifteenForty,
            "continuous" => KingScoring::Continuous,
            _ => KingScoring::PerFeature,
        },
        herd: choices.toggle("pig-herd"),
        herd_stacks: choices.option("pig-herd-stacking") == "stack",
    }
}

const PIECES: [(Piece, Figure); 5] = [
    (Piece::Follower, Figure::Follower),
    (Piece::BigFollower, Figure::BigFollower),
    (Piece::Abbot, Figure::Abbot),
    (Piece::Builder, Figure::Builder),
    (Piece::Pig, Figure::Pig),
];

fn new_referee(rules: &Rules) -> Referee {
    let supply = PIECES.map(|(piece, figure)| (piece, rules.choices().count(figure.name())));
    Referee::new(options_of(rules), rules.players(), &supply)
}

fn at(pos: Pos) -> At {
    (pos.x.into(), pos.y.into())
}

fn piece(figure: Figure) -> Piece {
    PIECES.iter().find(|(_, f)| *f == figure).unwrap().0
}

fn figure(piece: Piece) -> Figure {
    PIECES.iter().find(|(p, _)| *p == piece).unwrap().1
}

fn what(cause: Cause) -> What {
    match cause {
        Cause::Feature(kind) => What::Feature(kind),
        Cause::Goods => What::Goods,
        Cause::King => What::King,
        Cause::Robber => What::Robber,
    }
}

/// The river tiles still in the bag, the one kept for the end last; nothing once the river is finished.
fn river_to_come(rules: &Rules, state: &State) -> Vec<&'static Tile> {
    let mut tiles: Vec<_> = rules
        .tiles()
        .filter(|(_, tile)| tile.edges.contains(&Edge::River))
        .flat_map(|(design, tile)| vec![tile; state.in_bag(design)])
        .collect();
    tiles.sort_by_key(|tile| matches!(tile.id, "r1-lake" | "r2-volcano"));
    tiles
}

fn scored(events: &[Event], last: bool) -> Vec<Scored> {
    let mut list: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(s) if s.last == last => {
                let sum: u32 = s.terms.iter().map(|t| t.points()).sum();
                assert_eq!(sum, s.points, "terms add up: {s:?}");
                Some(Scored { player: s.player, points: s.points, what: what(s.cause) })
            }
            _ => None,
        })
        .collect();
    list.sort();
    list
}

/// Compares everything that can be seen on the table.
fn compare_tables(rules: &Rules, state: &State, referee: &Referee) {
    let features = state.features(rules);
    let partition: Vec<Vec<_>> =
        features.iter().map(|f| f.segments.iter().map(|s| (at(s.at), s.segment as usize)).collect()).collect();
    assert_eq!(partition, referee.partition());
    assert_eq!(features.iter().map(|f| f.complete).collect::<Vec<_>>(), referee.completed());
    assert_eq!(features.iter().map(|f| f.strength.clone()).collect::<Vec<_>>(), referee.strengths());
}

fn compare_players(rules: &Rules, state: &State, referee: &Referee) {
    let mut figures: Vec<_> =
        state.figures().map(|f| (at(f.spot.at), f.spot.segment as usize, f.owner, piece(f.figure))).collect();
    figures.sort();
    assert_eq!(figures, referee.figures());
    assert_eq!((state.king(), state.robber()), (referee.king(), referee.robber()));
    for player in 0..rules.players() {
        assert_eq!(state.goods(player), referee.goods(player));
        assert_eq!(state.score(player), referee.scores[player], "score of {player}");
        for figure in Figure::ALL {
            assert_eq!(state.supply_of(player, figure), referee.supply(player, piece(figure)));
            // No follower is ever lost or duplicated.
            let standing = state.figures().filter(|f| f.owner == player && f.figure == figure).count() as u32;
            assert_eq!(state.supply_of(player, figure) + standing, rules.choices().count(figure.name()));
        }
    }
}

/// Tries actions nobody listed: they must be refused and change nothing.
fn try_unlisted(dice: &mut Dice, rules: &Rules, state: &mut State, legal: &[Action]) {
    let tiles: Vec<_> = rules.tiles().collect();
    for _ in 0..4 {
        let pos = Pos::new(dice.below(12) as i16 - 6, dice.below(12) as i16 - 6);
        let action = match dice.below(5) {
            4 => Action::Recall(dice.pick(&Figure::ALL), Spot { at: pos, segment: dice.below(12) as u8 }),
            0 => Action::Place(dice.pick(&Figure::ALL), Spot { at: pos, segment: dice.below(12) as u8 }),
            1 => Action::PlaceTile(dice.pick(&tiles).0, Placement::new(pos, dice.below(4) as u8)),
            2 => Action::Draw(dice.pick(&tiles).0),
            _ => Action::Pass,
        };
        let listed = legal.contains(&state.canonical(rules, action));
        assert_eq!(state.is_legal(rules, action), listed, "{action:?}");
        if !listed {
            let before = state.clone();
            assert!(state.play(rules, action, &mut Log::on()).is_err());
            assert_eq!(*state, before);
        }
    }
}

/// Plays one random game and compares at every step.
fn game(seed: u64) {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(seed));
    let setup = random_setup(&mut dice);
    let rules = Rules::new(&setup).unwrap_or_else(|error| panic!("{error}: {setup:?}"));
    let mut referee = new_referee(&rules);
    let mut state = rules.start();
    for t in state.tiles() {
        referee.lay_start(rules.tile(t.tile), at(t.at), t.turn);
    }
    let deck = Deck::new(seed);
    // Uniform play sprawls and completes little: half of the games are played close together.
    let compact = dice.below(2) == 0;
    let every_turn = dice.below(4) == 0;
    let mut log = Log::on();
    let mut totals = vec![0; rules.players()];
    let mut turn = 0;
    // Whether the player to move has earned this tile by a builder, or by the river's volcano.
    let mut expected_next: Option<(usize, bool)> = None;
    while state.phase() != Phase::Over {
        if state.turn() != turn {
            turn = state.turn();
            referee.begin_turn();
        }
        let events;
        let player = state.player();
        let river = river_to_come(&rules, &state);
        match state.phase() {
            Phase::Draw => {
                if !river.is_empty() {
                    check_river_draws(&rules, &state, &referee, &river);
                }
                state.play(&rules, deck.draw(&rules, &state), &mut log).unwrap();
                events = log.take();
                for event in &events {
                    if let Event::Removed { tile } = event {
                        assert!(referee.placements(rules.tile(*tile), None).is_empty());
                    }
                }
            }
            Phase::PlaceTile => {
                if let Some((same, second)) = expected_next.take() {
                    assert_eq!((player, state.is_second_part()), (same, second));
                }
                let mut actions = state.legal_actions(&rules);
                try_unlisted(&mut dice, &rules, &mut state, &actions);
                let mut expected = Vec::new();
                for design in state.tile().into_iter().chain(state.hand(player).iter().copied()) {
                    let places = referee.placements(rules.tile(design), Some(&river));
                    expected.extend(places.into_iter().map(|((x, y), turn)| {
                        Action::PlaceTile(design, Placement::new(Pos::new(x as i16, y as i16), turn))
                    }));
                }
                // On an empty table there is nothing to fit.
                if state.tiles().count() == 0 {
                    expected.clone_from(&actions);
                }
                expected.sort();
                expected.dedup();
                actions.sort();
                assert_eq!(actions, expected);
                let distance = |a: &Action| match a {
                    Action::PlaceTile(_, p) => p.at().x.pow(2) + p.at().y.pow(2),
                    _ => 0,
                };
                let nearest = actions.iter().map(distance).min().unwrap();
                if compact {
                    actions.retain(|a| distance(a) <= nearest + 2);
                }
                let action = dice.pick(&actions);
                let Action::PlaceTile(design, placement) = action else { unreachable!() };
                let tile = rules.tile(design);
                let second = state.is_second_part();
                referee.place_tile(player, tile, at(placement.at()), placement.turn());
                let doubles = !second && referee.extends_builder(player);
                let volcano = tile.id == "r2-volcano";
                let choices = referee.figure_choices(player);
                let recalls = referee.recalls(player);
                state.play(&rules, action, &mut log).unwrap();
                let mut recalled = Vec::new();
                if state.phase() == Phase::PlaceFigure {
                    let mut actions = state.legal_actions(&rules);
                    try_unlisted(&mut dice, &rules, &mut state, &actions);
                    let mut expected: Vec<_> = choices
                        .iter()
                        .map(|(piece, segment)| {
                            Action::Place(figure(*piece), Spot { at: placement.at(), segment: *segment as u8 })
                        })
                        .chain(recalls.iter().map(|((x, y), segment)| {
                            let spot = Spot { at: Pos::new(*x as i16, *y as i16), segment: *segment as u8 };
                            Action::Recall(Figure::Abbot, spot)
                        }))
                        .chain([Action::Pass])
                        .collect();
                    expected.sort();
                    actions.sort();
                    assert_eq!(actions, expected);
                    let action = dice.pick(&actions);
                    match action {
                        Action::Place(figure, spot) => {
                            referee.place_figure(player, piece(figure), spot.segment as usize);
                        }
                        Action::Recall(_, spot) => {
                            recalled.push(referee.recall(player, at(spot.at), spot.segment as usize));
                        }
                        _ => {}
                    }
                    state.play(&rules, action, &mut log).unwrap();
                } else {
                    assert!(choices.is_empty() && recalls.is_empty(), "a decision was skipped");
                }
                events = log.take();
                let mut expected = referee.score_turn(player);
                expected.extend(recalled);
                expected.sort();
                assert_eq!(scored(&events, false), expected);
                if rules.choices().option("tiles-in-hand") == "0" {
                    let next = if doubles || volcano { player } else { (player + 1) % rules.players() };
                    let second = if doubles || volcano { doubles || second } else { false };
                    expected_next = Some((next, second));
                }
            }
            Phase::PlaceFigure | Phase::Over => unreachable!(),
        }
        if state.phase() == Phase::Over {
            assert_eq!(scored(&events, true), referee.final_scoring());
        }
        for event in &events {
            if let Event::Scored(s) = event {
                totals[s.player] += s.points;
            }
        }
        compare_players(&rules, &state, &referee);
        if every_turn || state.phase() == Phase::Over {
            compare_tables(&rules, &state, &referee);
        }
    }
    // A player's score is the sum of all its events.
    assert_eq!(totals, (0..rules.players()).map(|p| state.score(p)).collect::<Vec<_>>());
    let most = totals.iter().max().unwrap();
    let winners: Vec<_> = (0..totals.len()).filter(|p| totals[*p] == *most).collect();
    assert_eq!(state.winners(&rules), winners);
    // Every tile is somewhere.
    let tiles: usize = rules.start().left() + rules.start().tiles().count();
    assert_eq!(state.tiles().count() + state.removed().len() + state.left(), tiles);
    assert!(state.figures().all(|f| kind_of(&rules, &state, f.spot) == Kind::Field), "only farmers stay");
}

/// A river tile that cannot be placed is not drawn; some tile always can.
fn check_river_draws(rules: &Rules, state: &State, referee: &Referee, river: &[&'static Tile]) {
    let stage = |tile: &Tile| match tile.id {
        "r2-fork" => 0,
        "r1-lake" | "r2-volcano" => 2,
        _ => 1,
    };
    let first = river.iter().map(|t| stage(t)).min().unwrap();
    let mut expected: Vec<&str> = Vec::new();
    for (i, tile) in river.iter().enumerate().filter(|(_, t)| stage(t) == first) {
        let rest = [&river[..i], &river[i + 1..]].concat();
        if !expected.contains(&tile.id) && !referee.placements(tile, Some(&rest)).is_empty() {
            expected.push(tile.id);
        }
    }
    let mut drawable: Vec<_> = state.drawable(rules).map(|(d, _)| rules.tile(d).id).collect();
    drawable.sort_unstable();
    expected.sort_unstable();
    assert_eq!(drawable, expected);
    assert!(!drawable.is_empty(), "the river is stuck");
}

fn kind_of(rules: &Rules, state: &State, spot: Spot) -> Kind {
    rules.tile(state.tile_at(spot.at).unwrap().tile).segments[spot.segment as usize].kind
}

/// `AUDE_GAMES` asks for more, or fewer, than the usual 10,000.
fn games(part: u64) {
    let n: u64 = std::env::var("AUDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(10_000);
    for seed in (0..n).filter(|seed| seed % 4 == part) {
        let agrees = std::panic::catch_unwind(|| game(seed)).is_ok();
        assert!(agrees, "the referee disagrees in the game of seed {seed}");
    }
}

#[test]
fn referee_agrees_1() {
    games(0);
}

#[test]
fn referee_agrees_2() {
    games(1);
}

#[test]
fn referee_agrees_3() {
    games(2);
}

#[test]
fn referee_agrees_4() {
    games(3);
}

/// All sequences of so many actions with a fixed order of draws, as the referee sees it.
fn count(referee: &Referee, draws: &[&str], player: usize, players: usize, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some((tile, rest)) = draws.split_first() else { return 0 };
    let tile = aude_engine::tile::find(tile).unwrap();
    let next = (player + 1) % players;
    let places = referee.placements(tile, None);
    if places.is_empty() {
        return count(referee, rest, player, players, depth);
    }
    let mut sum = 0;
    for (at, turn) in places {
        let mut laid = referee.clone();
        laid.place_tile(player, tile, at, turn);
        let choices = laid.figure_choices(player);
        if depth == 1 {
            sum += 1;
            continue;
        }
        let depth = if choices.is_empty() { depth - 1 } else { depth - 2 };
        let mut passed = laid.clone();
        passed.score_turn(player);
        sum += count(&passed, rest, next, players, depth);
        for (piece, segment) in choices {
            let mut placed = laid.clone();
            placed.place_figure(player, piece, segment);
            placed.score_turn(player);
            sum += count(&placed, rest, next, players, depth);
        }
    }
    sum
}

/// The referee counts the same as `perft.txt` says.
#[test]
fn referee_counts_the_same() {
    let mut checked = 0;
    for line in include_str!("perft.txt").lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let (draws, counts) = (words[4], &words[5..]);
        if line.starts_with('#') || draws == "-" || words[3].contains("hand") {
            continue;
        }
        let players = words[0].parse().unwrap();
        let mut setup = Setup::players(players).with_parts(&[("base", 1)]);
        if words[3] == "farmers=off" {
            setup.options.insert("farmers".into(), "off".into());
        }
        if words[2].contains("inns") {
            setup.counts.insert("big-follower".into(), 1);
        }
        let mut referee = new_referee(&Rules::new(&setup).unwrap());
        referee.lay_start(aude_engine::tile::find("D").unwrap(), (0, 0), 0);
        let draws: Vec<_> = draws.split(',').collect();
        for (i, expected) in counts.iter().enumerate() {
            assert_eq!(count(&referee, &draws, 0, players, i as u32 + 1).to_string(), **expected, "{line}");
            checked += 1;
        }
    }
    assert!(checked >= 25);
}
