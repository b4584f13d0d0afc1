//! Abbeys, mayors, barns, wagons, bridges, castles, bazaars, the siege, the cult and the count.

use super::*;

const GREEN: usize = 2;
const SMALL: Piece = Piece::Follower;

/// A board for three players who have one mayor, wagon, barn and abbey, three bridges and castles.
fn table(options: Options, tiles: &[(&str, At, u8)]) -> Referee {
    let mut referee = board(options, tiles);
    referee.supplies.fill([7, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 9]);
    referee
}

/// It is the player's turn, a tile has come, and this is where it goes.
fn part(referee: &mut Referee, player: usize, id: &str, at: At, turn: u8) -> Vec<Scored> {
    referee.enter_turn(player);
    referee.tile = Some(tile(id));
    referee.phase = Phase::PlaceTile;
    referee.play(Move::PlaceTile { tile: tile(id).id, at, turn })
}

/// It is the player's turn, and an abbey is laid.
fn abbey_part(referee: &mut Referee, player: usize, at: At) -> Vec<Scored> {
    referee.enter_turn(player);
    referee.phase = Phase::Abbey;
    referee.play(Move::PlaceAbbey { at })
}

/// The segment of a kind with the n-th number among those of its kind.
fn nth(id: &str, kind: Kind, n: usize) -> usize {
    let of_kind = tile(id).segments.iter().enumerate().filter(|(_, s)| s.kind == kind);
    of_kind.map(|(number, _)| number).nth(n).unwrap()
}

fn other(player: usize, points: i32, what: What) -> Scored {
    Scored { player, points, what, last: false }
}

fn has(referee: &Referee, m: Move) -> bool {
    referee.legal().contains(&m)
}

/// A hole at (0, 0): a city of two tiles to the north, roads from the east and the west, a field to the south.
fn hole() -> Vec<(&'static str, At, u8)> {
    vec![
        ("G", (0, 1), 1),  // a city from north to south
        ("E", (0, 2), 2),  // its end
        ("U", (1, 0), 0),  // a road from west to east
        ("A", (2, 0), 1),  // its end at a monastery
        ("U", (-1, 0), 0), // a road
        ("A", (-2, 0), 3), // its end
        ("B", (0, -1), 0), // a field
    ]
}

/// ABBEY-TILE-01 to ABBEY-TILE-04, ABBEY-X-02, EX-093, EX-184: the abbey closes what leads onto it and adds no tile.
#[test]
fn abbey_closes() {
    let mut referee = table(USUAL, &hole());
    stand(&mut referee, RED, SMALL, (1, 0), 0);
    stand(&mut referee, BLUE, SMALL, (0, 2), 0);
    referee.active = GREEN;
    assert_eq!(referee.abbey_places(false), [(0, 0)]);
    abbey_part(&mut referee, GREEN, (0, 0));
    let places: Vec<_> = referee.figure_choices(GREEN);
    // ABBEY-X-03: nothing but the monastery
    assert_eq!(places, [(SMALL, 0), (Piece::BigFollower, 0), (Piece::Abbot, 0), (Piece::Wagon, 0)]);
    let events = referee.play(Move::Place { piece: SMALL, at: (0, 0), segment: 0 });
    assert_eq!(events, [scored(RED, 2, Kind::Road), scored(BLUE, 4, Kind::City)]);
    assert_eq!(referee.figures(), [((0, 0), 0, GREEN, SMALL)]);
    assert_eq!(referee.supply(GREEN, Piece::Abbey), 0);
}

/// ABBEY-TILE-04, EX-094: a monk on an abbey between eight tiles scores at once.
#[test]
fn abbey_is_a_monastery() {
    for all in [true, false] {
        let around = AROUND.into_iter().filter(|at| all || *at != (1, 1));
        let mut referee = table(USUAL, &around.map(|at| ("B", at, 0)).collect::<Vec<_>>());
        abbey_part(&mut referee, RED, (0, 0));
        let events = referee.play(Move::Place { piece: SMALL, at: (0, 0), segment: 0 });
        assert_eq!(events, if all { vec![scored(RED, 9, Kind::Monastery)] } else { vec![] });
    }
}

/// KING-X-07, TRADE-X-07, EX-159: what an abbey completes counts for the king.
#[test]
fn abbey_and_king() {
    let mut referee = table(Options { king: true, robber: true, ..USUAL }, &hole());
    referee.king.held = Some((RED, 1));
    abbey_part(&mut referee, BLUE, (0, 0));
    referee.play(Move::Pass);
    assert_eq!((referee.king(), referee.robber()), (Some((BLUE, 2)), Some((BLUE, 2))));
}

/// ABBEY-TILE-05, ABBEY-X-13, EX-107: after the last tile.
#[test]
fn abbeys_at_the_end() {
    for anywhere in [true, false] {
        let mut referee = table(Options { abbey_anywhere: anywhere, ..USUAL }, &[("B", (0, 0), 0)]);
        referee.bag.clear();
        part(&mut referee, RED, "B", (1, 0), 0);
        referee.play(Move::Pass);
        if anywhere {
            for player in [BLUE, GREEN, RED] {
                assert_eq!((referee.phase(), referee.active()), (Phase::Abbey, player));
                assert_eq!(referee.legal().len(), 7);
                referee.play(Move::Pass);
            }
        }
        assert_eq!(referee.phase(), Phase::Over);
    }
    // whoever places one may place a figure, and is asked again
    let mut referee = table(Options { abbey_anywhere: true, ..USUAL }, &[("E", (0, 0), 0)]);
    referee.bag.clear();
    referee.supplies[GREEN][Piece::Abbey as usize] = 2;
    stand(&mut referee, RED, SMALL, (0, 0), 0);
    part(&mut referee, BLUE, "B", (1, 0), 0);
    referee.play(Move::Pass);
    assert_eq!(referee.play(Move::PlaceAbbey { at: (0, 1) }), []);
    assert_eq!(referee.play(Move::Pass), [scored(RED, 2, Kind::City)]);
    assert_eq!((referee.phase(), referee.active()), (Phase::Abbey, GREEN));
    referee.play(Move::PlaceAbbey { at: (0, -1) });
    referee.play(Move::Pass);
    assert_eq!(referee.active(), RED);
}

/// ABBEY-MAYOR-01, ABBEY-MAYOR-02, ABBEY-X-01, EX-095 to EX-097, EX-184.
#[test]
fn mayors() {
    // a city of two tiles, with or without a pennant
    for (id, pennants) in [("G", 0), ("F", 1)] {
        for knights in 0..2 {
            let mut referee = table(USUAL, &[("E", (0, 0), 1), (id, (1, 0), 0)]);
            stand(&mut referee, RED, Piece::Mayor, (1, 0), 0);
            for _ in 0..knights {
                stand(&mut referee, BLUE, SMALL, (0, 0), 0);
            }
            part(&mut referee, GREEN, "E", (2, 0), 3);
            let events = referee.play(Move::Pass);
            let points = 6 + 2 * pennants;
            let red = (pennants > 0).then(|| scored(RED, points, Kind::City));
            let blue = (knights > 0).then(|| scored(BLUE, points, Kind::City));
            assert_eq!(events, red.into_iter().chain(blue).collect::<Vec<_>>());
            assert_eq!((referee.supply(RED, Piece::Mayor), referee.supply(BLUE, SMALL)), (1, 7));
        }
    }
    let mut referee = table(USUAL, &[("E", (0, 0), 1)]);
    part(&mut referee, RED, "D", (0, -1), 2);
    let mayors: Vec<_> = referee.figure_choices(RED).into_iter().filter(|c| c.0 == Piece::Mayor).collect();
    assert_eq!(mayors, [(Piece::Mayor, nth("D", Kind::City, 0))]);
}

/// Four fields around a corner, two completed cities at the field.
fn pasture() -> Vec<(&'static str, At, u8)> {
    vec![("E", (0, 0), 3), ("E", (-1, 0), 1), ("E", (0, 1), 0), ("E", (0, 2), 2), ("B", (1, 0), 0)]
}

/// ABBEY-BARN-01 to ABBEY-BARN-05, EX-098, EX-099, EX-102.
#[test]
fn barns() {
    for pig in [false, true] {
        let mut referee = table(USUAL, &pasture());
        stand(&mut referee, RED, SMALL, (0, 0), 1);
        stand(&mut referee, BLUE, SMALL, (1, 0), 0);
        stand(&mut referee, RED, SMALL, (0, 1), 1);
        if pig {
            stand(&mut referee, RED, Piece::Pig, (1, 0), 0);
        }
        part(&mut referee, GREEN, "B", (1, 1), 0);
        let barns: Vec<_> = referee.barn_moves();
        assert_eq!(barns, [Move::Barn { corner: 2 }]);
        assert_eq!(referee.play(barns[0]), [scored(RED, if pig { 8 } else { 6 }, Kind::Field)]);
        assert_eq!(referee.figures(), [((1, 1), 0, GREEN, Piece::Barn)]);
        assert_eq!(referee.supply(RED, Piece::Pig), 1);
        // no farmer, no barn
        part(&mut referee, BLUE, "B", (2, 1), 0);
        assert!(!has(&referee, Move::Place { piece: SMALL, at: (2, 1), segment: 0 }));
        referee.play(Move::Pass);
        part(&mut referee, BLUE, "B", (2, 0), 0);
        assert_eq!(referee.barn_moves(), []);
        referee.options.barn_on_barn = true;
        assert_eq!(referee.barn_moves(), [Move::Barn { corner: 3 }]);
        referee.finish();
        let last = |player| Scored { player, points: 8, what: What::Barn, last: true };
        assert_eq!(referee.told(), [last(GREEN)]);
    }
}

/// ABBEY-BARN-04, EX-100: a field joined to that of a barn scores 1 for each city.
#[test]
fn joined_to_a_barn() {
    for pig in [false, true] {
        // a city parts the fields at first
        let mut referee = table(USUAL, &[&pasture()[..], &[("B", (3, 0), 0)]].concat());
        stand(&mut referee, RED, Piece::Barn, (1, 0), 0);
        stand(&mut referee, BLUE, SMALL, (3, 0), 0);
        if pig {
            stand(&mut referee, BLUE, Piece::Pig, (3, 0), 0);
        }
        part(&mut referee, GREEN, "B", (2, 0), 0);
        let events = referee.play(Move::Pass);
        assert_eq!(events, [scored(BLUE, if pig { 4 } else { 2 }, Kind::Field)]);
        assert_eq!((referee.supply(BLUE, SMALL), referee.figures().len()), (7, 1));
    }
}

/// ABBEY-BARN-01, EX-103: a city in the corner.
#[test]
fn no_barn_at_a_city() {
    let mut referee = table(USUAL, &[("B", (0, 0), 0), ("B", (1, 0), 0), ("E", (0, 1), 1)]);
    part(&mut referee, RED, "E", (1, 1), 3);
    assert_eq!(referee.barn_moves(), []);
    let reach = tile("am-narrow-city"); // the city lies west and reaches both eastern corners
    for (turn, moves) in [(0, 0), (2, 1)] {
        let mut referee = table(USUAL, &[("B", (0, -1), 0), ("B", (1, -1), 0), ("B", (1, 0), 0)]);
        if turn == 2 {
            referee.laid[2].tile = tile("E"); // a city to the west
            referee.laid[2].turn = 3;
        }
        part(&mut referee, RED, reach.id, (0, 0), turn);
        assert_eq!(referee.barn_moves().len(), if turn == 0 { 0 } else { moves - 1 });
    }
}

/// ABBEY-WAGON-02, ABBEY-X-05, EX-104 to EX-106.
#[test]
fn wagons() {
    let mut referee = table(USUAL, &[("A", (0, 0), 3), ("U", (1, 0), 0)]);
    stand(&mut referee, RED, Piece::Wagon, (1, 0), 0);
    // a crossing ends the road
    part(&mut referee, RED, "W", (2, 0), 0);
    let events = referee.play(Move::Pass);
    assert_eq!((events, referee.phase()), (vec![scored(RED, 3, Kind::Road)], Phase::MoveWagon));
    let laid = referee.laid[2];
    let roads: Vec<_> = (0..3).filter(|s| !laid.places(*s).any(|place| place / 3 == 3)).collect();
    let monastery = Move::MoveWagon { at: (0, 0), segment: nth("A", Kind::Monastery, 0) };
    let mut moves: Vec<_> = roads.iter().map(|s| Move::MoveWagon { at: (2, 0), segment: *s }).collect();
    moves.insert(0, monastery);
    moves.push(Move::Pass);
    assert_eq!(referee.legal(), moves);
    referee.play(moves[1]);
    assert_eq!(referee.figures(), [((2, 0), roads[0], RED, Piece::Wagon)]);
    // EX-105: occupied
    let mut referee = table(USUAL, &[("A", (0, 0), 3), ("U", (1, 0), 0)]);
    stand(&mut referee, RED, Piece::Wagon, (1, 0), 0);
    stand(&mut referee, BLUE, SMALL, (0, 0), nth("A", Kind::Monastery, 0));
    part(&mut referee, GREEN, "am-dead-end", (2, 0), 1);
    assert_eq!(referee.play(Move::Pass), [scored(RED, 3, Kind::Road)]);
    assert_eq!((referee.phase(), referee.supply(RED, Piece::Wagon)), (Phase::Draw, 1));
}

/// BCB-BRIDGE-01 to BCB-BRIDGE-05, BCB-X-02, BCB-X-05, EX-108 to EX-111, EX-167.
#[test]
fn bridges() {
    // B is all field; a road points at (1, 0) from the west
    let mut referee = table(USUAL, &[("U", (0, 0), 0)]);
    referee.active = RED;
    referee.tile = Some(tile("B"));
    referee.phase = Phase::PlaceTile;
    let bridged = Move::PlaceBridged { tile: "B", at: (1, 0), turn: 0, over: (1, 0), axis: 1 };
    assert!(has(&referee, bridged) && !has(&referee, Move::PlaceTile { tile: "B", at: (1, 0), turn: 0 }));
    assert!(!has(&referee, Move::Pass)); // it fits north and south
    referee.play(bridged);
    assert_eq!(referee.bridges(), [((1, 0), 1)]);
    let thief = Move::Place { piece: SMALL, at: (1, 0), segment: 2 };
    assert!(has(&referee, thief));
    assert!(!referee.legal().iter().any(|m| matches!(m, Move::Bridge { .. }))); // one for each tile
    referee.play(thief);
    // one road of two tiles, one field under the bridge
    let survey = referee.survey();
    let road = &survey.features[survey.feature((1, 0), 2).unwrap()];
    assert_eq!((road.tiles, road.completed), (2, false));
    // a bridge in addition: on the tile or a neighbour, never on a city
    part(&mut referee, BLUE, "E", (1, 1), 0);
    let own: Vec<_> = referee.legal().into_iter().filter(|m| matches!(m, Move::Bridge { .. })).collect();
    assert_eq!(own, [Move::Bridge { at: (1, 1), axis: 1 }]);
    referee.play(own[0]);
    referee.play(Move::Place { piece: SMALL, at: (1, 1), segment: 2 });
    assert_eq!((referee.phase(), referee.supply(BLUE, Piece::Bridge)), (Phase::Draw, 2));
    // a tile that fits with a bridge only may be given up
    let mut referee = table(USUAL, &[("X", (0, 0), 0)]);
    referee.drawn(tile("B"));
    assert!(has(&referee, Move::Pass));
    referee.play(Move::Pass);
    assert_eq!((referee.removed(), referee.phase(), referee.active()), (vec!["B"], Phase::Draw, RED));
    // a bridge over the neighbour
    let mut referee = table(USUAL, &[("B", (0, 0), 0)]);
    referee.tile = Some(tile("X"));
    referee.phase = Phase::PlaceTile;
    let all: Vec<_> = referee.legal();
    assert_eq!(all.len(), 5); // four sides, and giving it up
    assert_eq!(all[0], Move::PlaceBridged { tile: "X", at: (-1, 0), turn: 0, over: (0, 0), axis: 1 });
}

/// A city of two tiles at (0, 0) and (1, 0) with a follower of Red, about to become a castle of Red.
fn castle(options: Options, more: &[(&'static str, At, u8)]) -> Referee {
    let mut referee = table(options, &[&[("E", (0, 0), 1)], more].concat());
    stand(&mut referee, RED, SMALL, (0, 0), 0);
    part(&mut referee, BLUE, "E", (1, 0), 3);
    assert_eq!(referee.play(Move::Pass), []);
    assert_eq!((referee.phase(), referee.decider(), referee.legal().len()), (Phase::Castle, RED, 2));
    assert_eq!(referee.play(Move::Castle { at: (0, 0), segment: 0 }), []);
    referee
}

/// BCB-CASTLE-01, BCB-CASTLE-02, BCB-CASTLE-04, BCB-X-08, EX-112, EX-113, EX-117, EX-185.
#[test]
fn castles() {
    for thief in [true, false] {
        let mut referee = castle(USUAL, &[("A", (-1, 1), 3), ("U", (0, 1), 0)]);
        assert_eq!((referee.scores.clone(), referee.figures().len()), (vec![0, 0, 0], 1));
        if thief {
            stand(&mut referee, BLUE, SMALL, (0, 1), 0);
        }
        part(&mut referee, GREEN, "am-dead-end", (1, 1), 1);
        let mut expected = vec![other(RED, 3, What::Castle)];
        if thief {
            expected.push(scored(BLUE, 3, Kind::Road));
        }
        assert_eq!(referee.play(Move::Pass), expected);
        assert_eq!((referee.figures(), referee.castles()), (vec![], vec![(vec![(0, 0), (1, 0)], RED, true)]));
        // it scores once
        part(&mut referee, GREEN, "B", (0, -1), 0);
        referee.play(Move::Pass);
        part(&mut referee, GREEN, "am-dead-end", (1, -1), 0);
        assert_eq!(referee.play(Move::Pass), []);
    }
    // declined: it scores as a city; then a castle that is never finished
    let mut referee = table(USUAL, &[("E", (0, 0), 1)]);
    stand(&mut referee, RED, SMALL, (0, 0), 0);
    part(&mut referee, BLUE, "E", (1, 0), 3);
    referee.play(Move::Pass);
    assert_eq!(referee.play(Move::Pass), [scored(RED, 4, Kind::City)]);
    // EX-119
    let mut referee = castle(USUAL, &[]);
    stand(&mut referee, GREEN, SMALL, (0, 0), 1);
    assert_eq!(referee.final_scoring(), [scored(GREEN, 0, Kind::Field)]);
    assert_eq!((referee.supply(RED, SMALL), referee.figures().len()), (7, 1));
    // EX-118
    let mut referee = castle(USUAL, &[]);
    referee.castles[0].finished = true;
    stand(&mut referee, GREEN, SMALL, (0, 0), 1);
    stand(&mut referee, GREEN, Piece::Pig, (0, 0), 1);
    stand(&mut referee, BLUE, Piece::Barn, (1, 0), 1);
    assert_eq!(referee.final_scoring(), [other(BLUE, 5, What::Barn), scored(GREEN, 5, Kind::Field)]);
}

/// BCB-CASTLE-03, EX-116: the vicinity.
#[test]
fn vicinity() {
    let mut referee = castle(USUAL, &[]);
    let sorted = |mut list: Vec<At>| {
        list.sort_unstable();
        list
    };
    let castle = referee.castles[0].clone();
    assert_eq!(sorted(referee.vicinity(&castle)), [(0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)]);
    referee.options.castle_ring = true;
    assert_eq!(sorted(referee.vicinity(&castle)), [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]);
}

/// BCB-X-10, EX-115: a castle that scores is completed next to another one.
#[test]
fn castle_chain() {
    let mut referee = castle(USUAL, &[("E", (1, 1), 1), ("E", (2, 1), 3), ("A", (0, -1), 3)]);
    let segments = vec![((1, 1), 0), ((2, 1), 0)];
    stand(&mut referee, BLUE, SMALL, (1, 1), 0);
    referee.castles.push(Castle { owner: BLUE, segments, finished: false, fresh: false });
    part(&mut referee, GREEN, "am-dead-end", (1, -1), 1);
    assert_eq!(referee.play(Move::Pass), [other(RED, 2, What::Castle), other(BLUE, 2, What::Castle)]);
}

/// An auction among three, Red the auctioneer.
fn auction(options: Options, scores: [i32; 3]) -> Referee {
    let mut referee = table(options, &[("B", (0, 0), 0)]);
    referee.bag = vec![(tile("B"), 3), (tile("E"), 3), (tile("X"), 3)];
    referee.scores = scores.into();
    part(&mut referee, RED, "bb-bazaar-field", (1, 0), 0);
    referee.play(Move::Pass);
    for id in ["B", "E", "X"] {
        assert_eq!(referee.phase(), Phase::Draw);
        referee.drawn(tile(id));
    }
    assert_eq!((referee.phase(), referee.decider()), (Phase::AuctionChoose, BLUE));
    referee
}

const NORDIC: Options = Options { auctioneer_deals: true, until_one_left: true, ..USUAL };

/// BCB-BAZAAR-04 to BCB-BAZAAR-08, EX-186.
#[test]
fn auctioneer_deals() {
    let mut referee = auction(NORDIC, [10, 10, 10]);
    referee.play(Move::ChooseTile { tile: "B" });
    referee.play(Move::Bid { points: 2 });
    referee.play(Move::Pass);
    referee.play(Move::Pass);
    assert_eq!((referee.phase(), referee.decider()), (Phase::AuctionDeal, RED));
    referee.play(Move::Buy);
    assert_eq!((&referee.scores[..], referee.decider()), (&[8, 12, 10][..], BLUE));
    referee.play(Move::ChooseTile { tile: "E" });
    referee.play(Move::Bid { points: 1 });
    referee.play(Move::Pass);
    assert_eq!((&referee.scores[..], referee.won(GREEN)), (&[8, 11, 10][..], Some("X")));
    // B, C and A place in turn order
    assert_eq!((referee.phase(), referee.active(), referee.tile()), (Phase::PlaceTile, BLUE, Some("E")));
}

/// BCB-BAZAAR-04, BCB-BAZAAR-05, EX-120 to EX-122.
#[test]
fn chooser_deals() {
    for buys in [true, false] {
        let mut referee = auction(USUAL, [10, 10, 10]);
        referee.play(Move::ChooseTile { tile: "B" });
        assert!(!has(&referee, Move::Pass) && has(&referee, Move::Bid { points: 0 }));
        assert!(has(&referee, Move::Bid { points: 10 }) && !has(&referee, Move::Bid { points: 11 }));
        referee.play(Move::Bid { points: 1 });
        referee.play(Move::Bid { points: 3 });
        referee.play(Move::Pass);
        assert_eq!((referee.phase(), referee.decider()), (Phase::AuctionDeal, BLUE));
        referee.play(if buys { Move::Buy } else { Move::Sell });
        assert_eq!(referee.scores, if buys { [10, 7, 13] } else { [10, 13, 7] });
        assert_eq!(referee.decider(), if buys { GREEN } else { RED });
    }
}

/// BCB-BAZAAR-09, BCB-X-15, BCB-X-17, EX-123, EX-124.
#[test]
fn no_auction() {
    let mut referee = auction(Options { bidding: false, ..USUAL }, [0; 3]);
    referee.play(Move::ChooseTile { tile: "X" });
    referee.play(Move::ChooseTile { tile: "B" });
    assert_eq!(referee.won(RED), Some("E"));
    // The road fits nowhere without a bridge, and is given up: another one is drawn.
    assert_eq!((referee.active(), referee.tile()), (BLUE, Some("X")));
    referee.supplies[BLUE][Piece::Bridge as usize] = 0;
    referee.won[BLUE] = referee.tile.take();
    referee.begin_turn(BLUE);
    assert_eq!((referee.phase(), referee.active(), referee.removed()), (Phase::Draw, BLUE, vec!["X"]));
    // A bazaar that was won, or that comes while others wait, starts nothing.
    referee.drawn(tile("B"));
    referee.tile = Some(tile("bb-bazaar-field"));
    referee.play(Move::PlaceTile { tile: "bb-bazaar-field", at: (0, 1), turn: 0 });
    assert!(!referee.bazaar);
    let mut referee = table(USUAL, &[("B", (0, 0), 0)]);
    referee.bag = vec![(tile("B"), 2)];
    part(&mut referee, RED, "bb-bazaar-field", (1, 0), 0);
    referee.play(Move::Pass);
    assert_eq!((referee.phase(), referee.active(), referee.sale()), (Phase::Draw, BLUE, None));
}

/// SIEGE-02 to SIEGE-05, SIEGE-X-01, SIEGE-X-07, EX-125 to EX-127, EX-153.
#[test]
fn besieged_cities() {
    let siege = |completed, tiles, pennants, cathedrals| Feature {
        sieges: 1,
        ..feature(Kind::City, completed, tiles, pennants, 0, cathedrals)
    };
    assert_eq!(siege(true, 4, 1, 0).value(USUAL), 5);
    assert_eq!(Feature { sieges: 2, ..siege(true, 4, 1, 0) }.value(USUAL), 5);
    assert_eq!(siege(true, 4, 1, 1).value(USUAL), 10);
    for options in [USUAL, Options { unfinished_as_ordinary: true, ..USUAL }] {
        assert_eq!((siege(false, 7, 2, 0).value(options), siege(false, 7, 2, 1).value(options)), (0, 0));
    }
    assert_eq!(siege(true, 2, 0, 0).value(Options { two_points: true, ..USUAL }), 2);
    assert_eq!(siege(true, 4, 1, 0).value(Options { siege: false, ..USUAL }), 10);
}

/// SIEGE-05, SIEGE-X-06, EX-128, EX-158: farmers and barns.
#[test]
fn besieged_fields() {
    let city = [("si-edge", (0, 0), 1), ("E", (1, 0), 3), ("E", (0, 1), 0), ("E", (0, 2), 2)];
    for (pig, points) in [(false, 9), (true, 12)] {
        let mut referee = table(USUAL, &city);
        stand(&mut referee, RED, SMALL, (0, 0), 1);
        if pig {
            stand(&mut referee, RED, Piece::Pig, (0, 0), 1);
        }
        assert_eq!(referee.final_scoring(), [scored(RED, points, Kind::Field)]);
    }
    let mut referee = table(USUAL, &city);
    stand(&mut referee, RED, Piece::Barn, (0, 0), 1);
    assert_eq!(referee.final_scoring(), [other(RED, 12, What::Barn)]);
}

/// SIEGE-06, SIEGE-X-02 to SIEGE-X-05, EX-129, EX-130.
#[test]
fn escape() {
    let mut referee = table(USUAL, &[("si-edge", (0, 0), 0), ("B", (1, 0), 0)]);
    stand(&mut referee, RED, SMALL, (0, 0), 0);
    stand(&mut referee, RED, SMALL, (0, 0), 0);
    stand(&mut referee, RED, Piece::Builder, (0, 0), 0);
    for left in [1, 0] {
        part(&mut referee, RED, "B", (left - 2, 0), 0);
        referee.play(Move::Pass);
        let out = Move::Recall { piece: SMALL, at: (0, 0), segment: 0 };
        assert_eq!((referee.phase(), referee.legal()), (Phase::Escape, vec![out, Move::Pass]));
        assert_eq!(referee.play(out), []);
        assert_eq!(referee.figures().len(), if left == 1 { 2 } else { 0 });
    }
    assert_eq!(referee.supply(RED, Piece::Builder), 1);
}

/// CULT-02, CULT-06, CULT-X-01, EX-131, EX-132, EX-136, EX-188, EX-154.
#[test]
fn duels() {
    let row = |y| (-1..=2).map(move |x| ("B", (x, y), 0));
    for (both, own, self_duel) in [(true, false, true), (false, false, true), (false, true, true), (false, true, false)]
    {
        // B at (0, 0), a shrine at (1, 0); tiles around are fields without monasteries
        let mut tiles: Vec<(&str, At, u8)> = vec![("B", (0, 0), 0), ("cu-field", (1, 0), 0)];
        tiles.extend(row(1).chain(row(-1)).chain([("B", (2, 0), 0), ("B", (-1, 0), 0)]));
        // (2, -1) is around the shrine only, (1, 1) around both
        let last = if both { (1, 1) } else { (2, -1) };
        if !both {
            tiles.retain(|t| t.1 != (-1, 1)); // the monastery is not finished
        }
        tiles.retain(|t| t.1 != last);
        let options = Options { cult: false, self_duel, ..USUAL };
        let mut referee = table(options, &tiles);
        referee.options.cult = true;
        let blue = if own { RED } else { BLUE };
        let monastery = nth("B", Kind::Monastery, 0);
        stand(&mut referee, blue, SMALL, (0, 0), monastery);
        stand(&mut referee, RED, SMALL, (1, 0), nth("cu-field", Kind::Shrine, 0));
        referee.fairy = Some(Fairy { at: (0, 0), with: Some((blue, monastery)) });
        part(&mut referee, GREEN, "bb-bazaar-field", last, 0);
        let events = referee.play(Move::Pass);
        let shrine = scored(RED, 9, Kind::Shrine);
        if both {
            assert_eq!(events, [shrine, other(BLUE, 3, What::Fairy), scored(BLUE, 9, Kind::Monastery)]);
        } else {
            assert_eq!(events, [shrine]);
        }
        let stays = own && !self_duel;
        assert_eq!(referee.figures().len(), usize::from(stays));
    }
}

/// CULT-05, CULT-X-03, CULT-X-04, EX-134.
#[test]
fn cult_ban() {
    let tiles = [("B", (0, 0), 0), ("bb-bazaar-field", (1, 0), 0), ("B", (2, 0), 0)];
    let at = |referee: &Referee, id, at| referee.placements(tile(id), None).contains(&(at, 0));
    let referee = table(USUAL, &tiles);
    assert!(!at(&referee, "cu-field", (1, 1)) && at(&referee, "bb-bazaar-field", (1, 1)));
    assert!(at(&referee, "cu-field", (-1, 0)));
    assert!(at(&table(Options { cult: false, ..USUAL }, &tiles), "cu-field", (1, 1)));
    let referee = table(USUAL, &[("B", (0, 0), 0), ("cu-field", (1, 0), 0)]);
    assert!(!at(&referee, "B", (2, 0)) && at(&referee, "B", (-1, 0)));
}

/// The city of the count, and a road, a city and a monastery beside it.
fn count_city(options: Options) -> Referee {
    let city = aude_engine::tile::set("count").unwrap().tiles.iter();
    let layout: Vec<_> =
        city.map(|(tile, _)| (tile.id, (tile.at.unwrap().0.into(), (-tile.at.unwrap().1).into()), 0)).collect();
    let mut referee = table(Options { count: false, ..options }, &layout);
    referee.options.count = true;
    referee.count = Quarter::Market;
    referee
}

/// COUNT-04, COUNT-05, EX-137.
#[test]
fn enter_the_city() {
    for own in [true, false] {
        let mut referee = count_city(USUAL); // co-12 at (3, -2) has a city to the east
        stand(&mut referee, if own { RED } else { BLUE }, SMALL, (3, -2), 0);
        referee.no_castles = vec![RED, BLUE];
        referee.supplies[RED][Piece::Castle as usize] = 0;
        referee.supplies[BLUE][Piece::Castle as usize] = 0;
        part(&mut referee, RED, "E", (4, -2), 3);
        let events = referee.play(Move::Pass);
        assert_eq!(events, [scored(if own { RED } else { BLUE }, 4, Kind::City)]);
        assert_eq!(referee.phase() == Phase::EnterCity, !own);
        if own {
            continue;
        }
        // follower and big follower 4 quarters, mayor 1, wagon 3, abbot 1; the count stays or moves to 3 others
        assert_eq!(referee.legal().len(), 13 * 4 + 1);
        referee.play(Move::EnterCity { piece: SMALL, quarter: Quarter::Castle, count: Some(Quarter::Smithy) });
        assert_eq!((referee.guests(), referee.count()), (vec![(Quarter::Castle, RED, SMALL)], Some(Quarter::Smithy)));
    }
}

/// COUNT-06, COUNT-08, COUNT-10, COUNT-X-07, EX-138, EX-140, EX-142.
#[test]
fn leave_the_city() {
    for (piece, two, count, red, blue) in [
        (SMALL, false, Quarter::Market, true, true),
        (SMALL, false, Quarter::Castle, false, true),
        (Piece::BigFollower, false, Quarter::Market, true, false),
        (Piece::Mayor, false, Quarter::Market, false, true),
        (Piece::Mayor, true, Quarter::Market, true, false),
    ] {
        let mut referee = count_city(Options { guests_count_two: two, ..USUAL });
        for supply in &mut referee.supplies {
            supply[Piece::Castle as usize] = 0;
        }
        stand(&mut referee, BLUE, SMALL, (3, -2), 0);
        referee.supplies[RED][piece as usize] -= 1;
        referee.guests.push((Quarter::Castle, RED, piece));
        referee.count = count;
        part(&mut referee, GREEN, "E", (4, -2), 3);
        let mut events = referee.play(Move::Pass);
        if count != Quarter::Castle {
            assert_eq!((referee.phase(), referee.decider(), events.len()), (Phase::LeaveCity, RED, 0));
            let m = Move::LeaveCity { piece, quarter: Quarter::Castle, at: (3, -2), segment: 0 };
            assert_eq!(referee.legal(), [m, Move::Pass]);
            events = referee.play(m);
        }
        let scored = |player| scored(player, 4, Kind::City);
        let red = red.then(|| scored(RED));
        assert_eq!(events, red.into_iter().chain(blue.then(|| scored(BLUE))).collect::<Vec<_>>());
        assert_eq!(referee.supply(BLUE, SMALL), 7);
    }
}

/// COUNT-09, COUNT-X-08, EX-141.
#[test]
fn leave_at_the_end() {
    for (redeploy, kinds) in [
        (Redeploy::Any, vec![Kind::City, Kind::Road]),
        (Redeploy::Matching, vec![Kind::Road]),
        (Redeploy::Market, vec![]),
    ] {
        let mut referee = count_city(Options { redeploy, ..USUAL });
        referee.supplies.iter_mut().for_each(|supply| supply[Piece::Abbey as usize] = 0);
        stand(&mut referee, BLUE, SMALL, (3, -2), 0); // a city
        stand(&mut referee, BLUE, SMALL, (0, 0), 0); // a road
        referee.guests.push((Quarter::Smithy, RED, SMALL));
        referee.supplies[RED][SMALL as usize] -= 1;
        referee.finish();
        let moves = referee.legal();
        let targets = moves.iter().filter_map(|m| match m {
            Move::LeaveCity { at, segment, .. } => Some(referee.laid.iter().find(|l| l.at == *at)?.kind(*segment)),
            _ => None,
        });
        let mut targets: Vec<_> = targets.collect();
        targets.sort();
        assert_eq!(targets, kinds);
        assert_eq!(referee.phase() == Phase::Over, kinds.is_empty());
    }
}

/// COUNT-11, COUNT-X-02, COUNT-X-09, KING-X-08, EX-187: the dragon stays out; farmers and the king count the city.
#[test]
fn around_the_city() {
    for (around, steps) in [(false, 0), (true, 1)] {
        let mut referee = count_city(Options { dragon_around_city: around, ..USUAL });
        referee.lay(tile("B"), (1, 1), 0);
        referee.dragon = Some((1, 1));
        referee.path = vec![(1, 1)];
        referee.phase = Phase::Dragon;
        assert_eq!(referee.legal().len(), steps);
    }
    let mut referee = count_city(Options { king: true, ..USUAL });
    referee.king.held = Some((RED, 3));
    stand(&mut referee, BLUE, SMALL, (1, 0), nth("co-2", Kind::Field, 0));
    assert_eq!(referee.final_scoring(), [other(RED, 1, What::King), scored(BLUE, 3, Kind::Field)]);
}

/// TOWER-17, EX-183: a wagon may close a tower, or not.
#[test]
fn wagon_on_a_tower() {
    for allowed in [true, false] {
        let mut referee = table(Options { wagon_on_tower: allowed, ..USUAL }, &[("TI", (0, 1), 0)]);
        referee.towers.insert((0, 1), 1);
        referee.active = RED;
        referee.laid.push(Laid::new(tile("B"), (5, 5), 0));
        referee.phase = Phase::PlaceFigure;
        assert_eq!(has(&referee, Move::CloseTower { piece: Piece::Wagon, at: (0, 1) }), allowed);
    }
}
