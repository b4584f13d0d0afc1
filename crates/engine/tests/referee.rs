//! The engine plays against an independent referee: a second, naive implementation of the rules that works
//! everything out anew from the laid tiles. Both must agree on every legal placement, every legal figure, the
//! partition into features, their owners, every score and the result.

#[path = "referee/mod.rs"]
mod referee;

use aude_engine::{Action, Deck, Event, Figure, Log, Phase, Placement, Pos, Rules, Setup, Spot, State, tile::Kind};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use referee::{At, Options, Piece, Referee, Scored};

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
    let parts: &[(&str, u32)] = match dice.below(8) {
        0..3 => &[("base", 1)],
        3..7 => &[("base", 1), ("inns-cathedrals", 1)],
        _ => &[("base", 1), ("inns-cathedrals", 2)],
    };
    setup = setup.with_parts(parts);
    for part in aude_engine::parts::parts() {
        for option in part.options {
            if dice.below(4) == 0 {
                setup.options.insert(option.name.into(), dice.pick(option.values).into());
            }
        }
        for toggle in part.toggles {
            if dice.below(5) == 0 {
                setup.toggles.insert(toggle.name.into(), dice.below(2) == 0);
            }
        }
        for count in part.counts {
            if dice.below(8) == 0 && setup.toggles.is_empty() {
                setup.counts.insert(count.name.into(), dice.below(10) as u32);
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
    }
}

fn at(pos: Pos) -> At {
    (pos.x.into(), pos.y.into())
}

fn piece(figure: Figure) -> Piece {
    match figure {
        Figure::Follower => Piece::Follower,
        Figure::BigFollower => Piece::BigFollower,
    }
}

fn scored(events: &[Event], last: bool) -> Vec<Scored> {
    let mut list: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(s) if s.last == last => {
                let sum: u32 = s.terms.iter().map(|t| t.points()).sum();
                assert_eq!(sum, s.points, "terms add up: {s:?}");
                Some(Scored { player: s.player, points: s.points, kind: s.kind })
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
    for player in 0..rules.players() {
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
        let action = match dice.below(4) {
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
    let choices = rules.choices();
    let (followers, big) = (choices.count("follower"), choices.count("big-follower"));
    let mut referee = Referee::new(options_of(&rules), rules.players(), followers, big);
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
    while state.phase() != Phase::Over {
        let events;
        let player = state.player();
        match state.phase() {
            Phase::Draw => {
                state.play(&rules, deck.draw(&rules, &state), &mut log).unwrap();
                events = log.take();
                for event in &events {
                    if let Event::Removed { tile } = event {
                        assert!(referee.placements(rules.tile(*tile)).is_empty());
                    }
                }
                if let Some(tile) = state.tile() {
                    assert!(!referee.placements(rules.tile(tile)).is_empty());
                }
            }
            Phase::PlaceTile => {
                let mut actions = state.legal_actions(&rules);
                try_unlisted(&mut dice, &rules, &mut state, &actions);
                let mut expected = Vec::new();
                for design in state.tile().into_iter().chain(state.hand(player).iter().copied()) {
                    let places = referee.placements(rules.tile(design));
                    expected.extend(places.into_iter().map(|((x, y), turn)| {
                        Action::PlaceTile(design, Placement::new(Pos::new(x as i16, y as i16), turn))
                    }));
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
                referee.place_tile(rules.tile(design), at(placement.at()), placement.turn());
                let choices = referee.figure_choices(player);
                state.play(&rules, action, &mut log).unwrap();
                if state.phase() == Phase::PlaceFigure {
                    let mut actions = state.legal_actions(&rules);
                    try_unlisted(&mut dice, &rules, &mut state, &actions);
                    let mut expected: Vec<_> = choices
                        .iter()
                        .map(|(piece, segment)| {
                            let figure = match piece {
                                Piece::Follower => Figure::Follower,
                                Piece::BigFollower => Figure::BigFollower,
                            };
                            Action::Place(figure, Spot { at: placement.at(), segment: *segment as u8 })
                        })
                        .chain([Action::Pass])
                        .collect();
                    expected.sort();
                    actions.sort();
                    assert_eq!(actions, expected);
                    let action = dice.pick(&actions);
                    if let Action::Place(figure, spot) = action {
                        referee.place_figure(player, piece(figure), spot.segment as usize);
                    }
                    state.play(&rules, action, &mut log).unwrap();
                } else {
                    assert!(choices.is_empty(), "a decision was skipped");
                }
                events = log.take();
                assert_eq!(scored(&events, false), referee.score_turn());
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
    let places = referee.placements(tile);
    if places.is_empty() {
        return count(referee, rest, player, players, depth);
    }
    let mut sum = 0;
    for (at, turn) in places {
        let mut laid = referee.clone();
        laid.place_tile(tile, at, turn);
        let choices = laid.figure_choices(player);
        if depth == 1 {
            sum += 1;
            continue;
        }
        let depth = if choices.is_empty() { depth - 1 } else { depth - 2 };
        let mut passed = laid.clone();
        passed.score_turn();
        sum += count(&passed, rest, next, players, depth);
        for (piece, segment) in choices {
            let mut placed = laid.clone();
            placed.place_figure(player, piece, segment);
            placed.score_turn();
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
        let inns = words[2].contains("inns");
        let options = options_of(&Rules::new(&setup).unwrap());
        let mut referee = Referee::new(options, players, 7, u32::from(inns));
        referee.lay_start(aude_engine::tile::find("D").unwrap(), (0, 0), 0);
        let draws: Vec<_> = draws.split(',').collect();
        for (i, expected) in counts.iter().enumerate() {
            assert_eq!(count(&referee, &draws, 0, players, i as u32 + 1).to_string(), **expected, "{line}");
            checked += 1;
        }
    }
    assert!(checked >= 25);
}
