//! The referee checked by hand-made boards and games against itself.

use super::table::{Feature, Grid, beside, extends_river, is_river, met_by, open_ends};
use super::*;
use aude_engine::tile::find;
use std::collections::BTreeSet;

mod dragon_tower;
mod later;
mod random;

const RED: usize = 0;
const BLUE: usize = 1;

/// The options of `big-box-2006`, with gardens and the herd.
const USUAL: Options = Options {
    two_points: false,
    shield_halved: false,
    farmers: true,
    city_majority: false,
    inns: true,
    cathedrals: true,
    unfinished_as_ordinary: false,
    gardens: true,
    goods: true,
    king: false,
    robber: false,
    king_scoring: KingScoring::PerFeature,
    herd: true,
    herd_stacks: true,
    princess: true,
    princess_must: false,
    place_after_princess: false,
    portal: true,
    dragon: true,
    dragon_after_scoring: false,
    volcano_no_figure: false,
    fairy: true,
    fairy_each_part: false,
    fairy_not_on_dragon: false,
    fairy_by_tile: true,
    tower: true,
    ransom_unlimited: false,
    wagon_on_tower: false,
    siege: true,
    escape: Escape::AnyCityTile,
    cult: true,
    self_duel: true,
    abbey_anywhere: false,
    barn_on_barn: false,
    wagon_around: false,
    castle_ring: false,
    bazaars: true,
    auctioneer_deals: false,
    until_one_left: false,
    bidding: true,
    count: false,
    count_chosen: false,
    redeploy: Redeploy::Matching,
    into_empty: false,
    guests_count_two: false,
    dragon_around_city: false,
    count_moves: CountMoves::ByPlayer,
    double_declinable: false,
    builder_ordinary: false,
    tiles_wait: false,
    castle_any: false,
    castle_king: false,
    bridge_late: false,
    any_quarter: false,
    block_lifted: false,
    towers_stay_closed: false,
    ransom_whole_turn: false,
    ban_placed_tile: false,
};

fn tile(id: &str) -> &'static Tile {
    find(id).unwrap()
}

fn board(options: Options, tiles: &[(&str, At, u8)]) -> Referee {
    let referee = Referee::new(&Start {
        options,
        players: 3,
        first: RED,
        supply: vec![(Piece::Follower, 7), (Piece::BigFollower, 1)],
        hand: 0,
        bag: vec![(tile("B"), 20)],
        layout: tiles.iter().map(|&(id, at, turn)| (tile(id), at, turn)).collect(),
        scores: vec![0; 3],
    });
    // whatever lies side by side must fit
    let laid = |at| referee.laid.iter().find(|l| l.at == at);
    for tile in &referee.laid {
        for side in 0..4 {
            if let Some(other) = laid(beside(tile.at, side)) {
                assert_eq!(tile.edge(side), other.edge((side + 2) % 4), "{:?} {:?}", tile.at, other.at);
            }
        }
    }
    referee
}

/// How many tiles of a name are left to draw.
fn in_bag(referee: &Referee, id: &str) -> usize {
    referee.bag().iter().find(|(name, _)| *name == id).map_or(0, |(_, n)| *n)
}

/// Stands a figure anywhere, as if former turns had brought it there.
fn stand(referee: &mut Referee, owner: usize, piece: Piece, at: At, segment: usize) {
    referee.supplies[owner][piece as usize] -= 1;
    referee.figures.push(Figure { at, segment, owner, piece, guest: false });
}

/// Gives every player some of each of the other pieces.
fn with_all_pieces(mut referee: Referee) -> Referee {
    referee.supplies.fill(ALL_PIECES);
    referee
}

const ALL_PIECES: [u32; Piece::COUNT] = [7, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 9];

fn scored(player: usize, points: i32, kind: Kind) -> Scored {
    Scored { player, points, what: What::Feature(kind), last: false }
}

/// Single steps of a turn, for boards on which no whole turn is played.
impl Referee {
    /// The player places a tile; a figure may follow.
    fn place_tile(&mut self, player: usize, tile: &'static Tile, at: At, turn: u8) {
        self.active = player;
        self.add_tile(tile, at, turn);
        self.phase = Phase::PlaceFigure;
    }

    /// What a player might place on the tile just placed, if it were the player's.
    fn figure_choices(&self, player: usize) -> Vec<(Piece, usize)> {
        let last = self.laid.last().unwrap().at;
        self.figure_places(player)
            .into_iter()
            .filter(|p| p.1 == last)
            .map(|(piece, _, segment)| (piece, segment))
            .collect()
    }

    fn place_figure(&mut self, player: usize, piece: Piece, segment: usize) {
        let at = self.laid.last().unwrap().at;
        assert_eq!(player, self.active);
        assert!(self.legal().contains(&Move::Place { piece, at, segment }), "{piece:?} may not stand on {segment}");
        self.put(piece, at, segment);
    }

    fn recall(&mut self, player: usize, at: At, segment: usize) -> Vec<Scored> {
        assert_eq!(player, self.active);
        assert!(self.legal().contains(&Move::Recall { piece: Piece::Abbot, at, segment }));
        self.take_back(self.standing(at, segment, player, Piece::Abbot));
        self.told()
    }

    fn score_turn(&mut self, player: usize) -> Vec<Scored> {
        assert!(!self.placed || self.active == player);
        self.active = player;
        self.score_part();
        self.told()
    }

    /// Final scoring; what was scored, as if it had been in play.
    fn final_scoring(&mut self) -> Vec<Scored> {
        self.finish();
        let events = self.told().into_iter();
        events.inspect(|e| assert!(e.last)).map(|e| Scored { last: false, ..e }).collect()
    }
}

fn feature(kind: Kind, completed: bool, tiles: u32, pennants: u32, inns: u32, cathedrals: u32) -> Feature {
    let (segments, followers, strengths, pigs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (goods, herds, sieges, barns, castle) = ([0; 3], 0, 0, Vec::new(), None);
    Feature {
        kind,
        segments,
        completed,
        tiles,
        pennants,
        inns,
        cathedrals,
        goods,
        herds,
        sieges,
        barns,
        castle,
        followers,
        strengths,
        pigs,
    }
}

/// BASE-X-03: the places that meet across an edge.
#[test]
fn places_meet() {
    let name = |p: usize| aude_engine::tile::PLACES[p];
    let pairs: Vec<_> = (0..6).map(|p| (name(p), name(met_by(p)))).collect();
    assert_eq!(pairs, [("Nw", "Sw"), ("N", "S"), ("Ne", "Se"), ("En", "Wn"), ("E", "W"), ("Es", "Ws")]);
    assert!((0..12).all(|p| met_by(met_by(p)) == p));
}

/// BASE-ROAD-02, BASE-ROAD-03, BASE-X-03, EX-004: four bends make a ring, complete, worth 4; the field inside
/// is cut off from the one outside.
#[test]
fn ring_road() {
    let mut referee = board(USUAL, &[("V", (0, 0), 2)]);
    referee.place_tile(RED, tile("V"), (1, 0), 1);
    assert_eq!(referee.figure_choices(RED).len(), 6); // a road and two fields, two pieces
    referee.place_figure(RED, Piece::Follower, 0);
    assert_eq!(referee.score_turn(RED), []);
    referee.place_tile(BLUE, tile("V"), (1, 1), 0);
    assert_eq!(referee.figure_choices(BLUE).iter().filter(|c| c.1 == 0).count(), 0); // BASE-MEEPLE-05
    referee.place_figure(BLUE, Piece::BigFollower, 2);
    assert_eq!(referee.score_turn(BLUE), []);
    assert_eq!(referee.supply(RED, Piece::Follower), 6);
    referee.place_tile(RED, tile("V"), (0, 1), 3);
    assert_eq!(referee.figure_choices(RED), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
    assert_eq!(referee.score_turn(RED), [scored(RED, 4, Kind::Road)]);
    assert_eq!(referee.scores, [4, 0, 0]);
    assert_eq!(referee.supply(RED, Piece::Follower), 7);
    assert_eq!(referee.figures(), [((1, 1), 2, BLUE, Piece::BigFollower)]);
    let all = |segment| vec![((0, 0), segment), ((0, 1), segment), ((1, 0), segment), ((1, 1), segment)];
    assert_eq!(referee.partition(), [all(0), all(1), all(2)]);
    assert_eq!(referee.completed(), [true, false, false]);
    assert_eq!(referee.strengths(), [[0, 0, 0], [0, 0, 0], [0, 2, 0]]);
    assert_eq!(referee.final_scoring(), [scored(BLUE, 0, Kind::Field)]); // EX-020
    assert_eq!(referee.supply(BLUE, Piece::BigFollower), 0);
}

const AROUND: [At; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// BASE-MON-01, BASE-MON-02, BASE-SCORE-06, EX-012: a monastery into a hole is worth 9 at once.
#[test]
fn monastery_into_a_hole() {
    let mut referee = board(USUAL, &AROUND.map(|at| ("B", at, 0)));
    referee.place_tile(RED, tile("B"), (0, 0), 0);
    let monastery = tile("B").segments.iter().position(|s| s.kind == Kind::Monastery).unwrap();
    referee.place_figure(RED, Piece::Follower, monastery);
    assert_eq!(referee.score_turn(RED), [scored(RED, 9, Kind::Monastery)]);
    assert_eq!(referee.supply(RED, Piece::Follower), 7);
}

/// BASE-MON-02, BASE-END-05, EX-S-004, EX-013: the last of the eight around completes a monastery elsewhere,
/// also at a corner; without it, it is worth 8 at the end.
#[test]
fn monastery_surrounded() {
    // cities in the rows above and below, all pointing away; (1, 1) is free
    let middle = [("B", (-1, 0), 0), ("B", (0, 0), 0), ("B", (1, 0), 0)];
    let above = [("E", (-1, 1), 0), ("E", (0, 1), 0)];
    let below = [("E", (-1, -1), 2), ("E", (0, -1), 2), ("E", (1, -1), 2)];
    let start = [&middle[..], &above, &below].concat();
    for last in [true, false] {
        let mut referee = board(USUAL, &start);
        stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1);
        assert_eq!(referee.score_turn(RED), []);
        if last {
            referee.place_tile(RED, tile("E"), (1, 1), 0);
            assert_eq!(referee.score_turn(RED), [scored(BLUE, 9, Kind::Monastery)]);
            assert_eq!(referee.final_scoring(), []);
        } else {
            assert_eq!(referee.final_scoring(), [scored(BLUE, 8, Kind::Monastery)]);
        }
        assert_eq!(referee.supply(BLUE, Piece::Follower), 7);
    }
}

/// BASE-PLACE-01, BASE-PLACE-02, EX-026, EX-027: edges match on every side; corners do not count.
#[test]
fn edges_match() {
    let referee = board(USUAL, &[("D", (0, 0), 0)]);
    let d = [((-1, 0), 0), ((-1, 0), 2), ((0, -1), 2), ((0, 1), 2), ((1, 0), 0), ((1, 0), 2)];
    assert_eq!(referee.placements(tile("D"), None), d);
    assert_eq!(referee.placements(tile("C"), None), [((0, 1), 0)]); // looks the same after every turn
    assert_eq!(referee.placements(tile("X"), None), [((-1, 0), 0), ((1, 0), 0)]);
    assert_eq!(referee.placements(tile("U"), None), [((-1, 0), 0), ((0, -1), 0), ((1, 0), 0)]);
    assert_eq!(referee.placements(tile("B"), None), [((0, -1), 0)]);
    // (1, 1) has a city to the west, a road to the south and a field to the north
    let around = [("D", (0, 0), 0), ("V", (1, 0), 1), ("I", (0, 1), 2), ("B", (0, 2), 0), ("B", (1, 2), 0)];
    let mut referee = board(USUAL, &around);
    let here = |id| referee.placements(tile(id), None).into_iter().filter(|p| p.0 == (1, 1)).collect::<Vec<_>>();
    assert_eq!(here("E"), []); // west and north fit, south does not
    assert_eq!(here("J"), []); // west and south fit, north does not
    assert_eq!(here("V"), []); // south and north fit, west does not
    assert_eq!(here("K"), [((1, 1), 3)]);
    referee.place_tile(RED, tile("K"), (1, 1), 3);
    assert_eq!(referee.placements(tile("K"), None).into_iter().filter(|p| p.0 == (1, 1)).count(), 0); // taken
}

/// BASE-CITY-03, EX-S-026: four tiles, one of them with two segments of the city: 8.
#[test]
fn tiles_count_once() {
    let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("N", (-1, 1), 2)]);
    referee.place_tile(RED, tile("N"), (-1, 0), 1);
    referee.place_figure(RED, Piece::Follower, 0);
    assert_eq!(referee.score_turn(RED), [scored(RED, 8, Kind::City)]);
    // EX-024 without the shield: one tile less, and the city is unfinished
    let mut referee = board(USUAL, &[("I", (0, 0), 0), ("N", (0, 1), 3), ("R", (-1, 1), 1)]);
    referee.place_tile(RED, tile("N"), (-1, 0), 1);
    referee.place_figure(RED, Piece::Follower, 0);
    assert_eq!(referee.score_turn(RED), []);
    assert_eq!(referee.final_scoring(), [scored(RED, 4, Kind::City)]);
}

/// BASE-CITY-04, BASE-CITY-05, INN-X-01, EX-022: what a two-tile city is worth.
#[test]
fn two_tile_cities() {
    let two = Options { two_points: true, ..USUAL };
    let halved = Options { shield_halved: true, ..two };
    let city = |pennants, cathedrals| feature(Kind::City, true, 2, pennants, 0, cathedrals);
    assert_eq!([USUAL, two, halved].map(|o| city(0, 0).value(o)), [4, 2, 2]);
    assert_eq!([USUAL, two, halved].map(|o| city(1, 0).value(o)), [6, 4, 3]);
    assert_eq!([USUAL, two, halved].map(|o| city(1, 1).value(o)), [9, 9, 9]);
    let unfinished = feature(Kind::City, false, 2, 1, 0, 0);
    assert_eq!([USUAL, two, halved].map(|o| unfinished.value(o)), [3, 3, 3]);
    // EX-023: no second knight
    let mut referee = board(two, &[("E", (0, 0), 0)]);
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    referee.place_tile(RED, tile("E"), (0, 1), 2);
    assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
    assert_eq!(referee.score_turn(RED), [scored(RED, 2, Kind::City)]);
}

/// INN-ROAD-01, INN-ROAD-02, INN-CITY-01, INN-CITY-02, EX-034 to EX-037: inns and cathedrals.
#[test]
fn inns_and_cathedrals() {
    let off = Options { inns: false, cathedrals: false, ..USUAL };
    let ordinary = Options { unfinished_as_ordinary: true, ..USUAL };
    let values = |f: Feature| [USUAL, off, ordinary].map(|o| f.value(o));
    assert_eq!(values(feature(Kind::Road, true, 4, 0, 1, 0)), [8, 4, 8]);
    assert_eq!(values(feature(Kind::Road, true, 4, 0, 2, 0)), [8, 4, 8]);
    assert_eq!(values(feature(Kind::Road, false, 5, 0, 1, 0)), [0, 5, 5]);
    assert_eq!(values(feature(Kind::Road, false, 5, 0, 0, 0)), [5, 5, 5]);
    assert_eq!(values(feature(Kind::City, true, 5, 2, 0, 1)), [21, 14, 21]);
    assert_eq!(values(feature(Kind::City, true, 5, 2, 0, 2)), [21, 14, 21]);
    assert_eq!(values(feature(Kind::City, false, 8, 3, 0, 1)), [0, 11, 11]);
    let city = [("EK", (0, 0), 0), ("E", (0, 1), 2), ("E", (1, 0), 3), ("E", (0, -1), 0)];
    let mut referee = board(USUAL, &city);
    referee.place_tile(RED, tile("E"), (-1, 0), 1);
    referee.place_figure(RED, Piece::BigFollower, 0);
    assert_eq!(referee.score_turn(RED), [scored(RED, 15, Kind::City)]);
    assert_eq!(referee.supply(RED, Piece::BigFollower), 1);
    // INN-07, EX-042: the inn of a crossing counts for one of its roads
    for (segment, points) in [(0, 4), (2, 2)] {
        let mut referee = board(USUAL, &[("X", (-1, 0), 0), ("X", (1, 0), 0)]);
        referee.place_tile(BLUE, tile("EC"), (0, 0), 0);
        referee.place_figure(BLUE, Piece::Follower, segment);
        assert_eq!(referee.score_turn(BLUE), [scored(BLUE, points, Kind::Road)]);
    }
}

/// INN-BIG-03, BASE-SCORE-01, BASE-SCORE-02, BASE-SCORE-05, EX-038, EX-039: the big follower counts twice;
/// all figures return.
#[test]
fn big_follower() {
    for (more, winners) in [(0, vec![RED, BLUE]), (1, vec![RED])] {
        let mut referee = board(USUAL, &[("E", (0, 0), 0), ("G", (0, 1), 1), ("E", (0, 2), 2)]);
        stand(&mut referee, RED, Piece::BigFollower, (0, 0), 0);
        for _ in 0..more {
            stand(&mut referee, RED, Piece::Follower, (0, 1), 0);
        }
        stand(&mut referee, BLUE, Piece::Follower, (0, 1), 0);
        stand(&mut referee, BLUE, Piece::Follower, (0, 2), 0);
        let events: Vec<_> = winners.into_iter().map(|w| scored(w, 6, Kind::City)).collect();
        assert_eq!(referee.score_turn(RED), events);
        assert_eq!(referee.supplies, [[7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]; 3]);
    }
}

/// INN-04, BASE-SCORE-04, EX-041: one tile completes four cities; its inner field touches them all.
#[test]
fn four_cities() {
    let ends = [("E", (0, 1), 2), ("E", (1, 0), 3), ("E", (0, -1), 0), ("E", (-1, 0), 1)];
    let mut referee = board(USUAL, &ends);
    for (_, at, _) in ends {
        stand(&mut referee, RED, Piece::Follower, at, 0);
    }
    referee.place_tile(BLUE, tile("EH"), (0, 0), 0);
    assert_eq!(referee.figure_choices(BLUE), [(Piece::Follower, 4), (Piece::BigFollower, 4)]);
    referee.place_figure(BLUE, Piece::Follower, 4);
    assert_eq!(referee.score_turn(BLUE), vec![scored(RED, 4, Kind::City); 4]);
    assert_eq!(referee.scores, [16, 0, 0]);
    assert_eq!(referee.final_scoring(), [scored(BLUE, 12, Kind::Field)]);
}

/// BASE-FARM-05, BASE-FARM-06, EX-017, EX-018, EX-019: two fields at one city, both ways of counting.
#[test]
fn farmers() {
    let cities = Options { city_majority: true, ..USUAL };
    let none = Options { farmers: false, ..USUAL };
    let tiles = [("E", (0, 0), 0), ("E", (0, 1), 2)];
    let x = (0, 0);
    let y = (0, 1);
    let play = |options, farmers: &[(usize, At)]| {
        let mut referee = board(options, &tiles);
        for &(player, at) in farmers {
            stand(&mut referee, player, Piece::Follower, at, 1);
        }
        assert_eq!(referee.score_turn(RED), []); // BASE-FIELD-02
        referee.final_scoring();
        assert_eq!(referee.figures().len(), farmers.len());
        referee.scores
    };
    let ex_017 = [(RED, x), (RED, y)];
    assert_eq!(play(USUAL, &ex_017), [6, 0, 0]);
    assert_eq!(play(cities, &ex_017), [4, 0, 0]);
    let ex_019 = [(RED, x), (RED, x), (BLUE, x), (BLUE, y), (BLUE, y)];
    assert_eq!(play(USUAL, &ex_019), [3, 3, 0]);
    assert_eq!(play(cities, &ex_019), [0, 4, 0]);
    // BASE-FIELD-04
    let mut referee = board(none, &tiles[..1]);
    referee.place_tile(RED, tile("E"), (0, 1), 2);
    assert_eq!(referee.figure_choices(RED), [(Piece::Follower, 0), (Piece::BigFollower, 0)]);
}

/// BASE-FARM-06, BASE-FARM-07, BASE-X-06: a field that touches a city at several places counts its farmers
/// once, and is paid once; fields at unfinished cities get nothing.
#[test]
fn farmers_once_per_city() {
    for (city_majority, points) in [(false, 3), (true, 4)] {
        let options = Options { city_majority, ..USUAL };
        // a corner city of three tiles, a field on either side of it; the southern one also touches an
        // unfinished city
        let tiles = [("N", (0, 0), 0), ("E", (0, 1), 2), ("E", (-1, 0), 1), ("B", (-1, 1), 0), ("E", (0, -1), 2)];
        let mut referee = board(options, &tiles);
        stand(&mut referee, RED, Piece::Follower, (-1, 1), 0);
        stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1);
        stand(&mut referee, 2, Piece::Follower, (0, -1), 1);
        assert_eq!(referee.final_scoring(), [RED, BLUE, 2].map(|player| scored(player, points, Kind::Field)));
        // alone at an unfinished city
        let mut referee = board(options, &[("E", (0, 0), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        assert_eq!(referee.final_scoring(), [scored(RED, 0, Kind::Field), scored(RED, 1, Kind::City)]);
    }
}

/// The number of the first segment of a kind.
fn first(id: &str, kind: Kind) -> usize {
    tile(id).segments.iter().position(|s| s.kind == kind).unwrap()
}

fn pieces(choices: &[(Piece, usize)], segment: usize) -> Vec<Piece> {
    choices.iter().filter(|c| c.1 == segment).map(|c| c.0).collect()
}

/// Every place of every tile belongs to one segment at most, on the tiles the referee knows to exactly one.
#[test]
fn places_belong_to_one_segment() {
    for set in aude_engine::tile::SETS {
        for (tile, _) in set.tiles {
            let taken: Vec<usize> =
                (0..12).map(|p| tile.segments.iter().filter(|s| s.places >> p & 1 == 1).count()).collect();
            assert!(taken.iter().all(|n| *n <= 1), "{}", tile.id);
            if is_river(tile)
                || set.id.starts_with("traders")
                || set.id.starts_with("king")
                || set.id.starts_with("princess")
                || set.id.starts_with("tower")
            {
                assert!(taken.iter().all(|n| *n == 1), "{}", tile.id);
            }
        }
    }
}

/// TRADE-BUILD-01 to TRADE-BUILD-09, TRADE-X-03, TRADE-X-04, EX-046, EX-048, EX-049, EX-175: a builder comes and
/// goes; it does not count.
#[test]
fn builders() {
    let mut referee = with_all_pieces(board(USUAL, &[("E", (0, 0), 0)]));
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    referee.place_tile(RED, tile("G"), (0, 1), 1);
    assert!(!referee.extends_builder(RED));
    assert_eq!(pieces(&referee.figure_choices(RED), 0), [Piece::Builder]);
    assert_eq!(pieces(&referee.figure_choices(BLUE), 0), []);
    referee.place_figure(RED, Piece::Builder, 0);
    assert!(!referee.extends_builder(RED)); // it stands on the tile itself
    assert_eq!(referee.score_turn(RED), []);
    assert_eq!(referee.supplies[RED], [6, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 9]);
    // somebody else's builder
    stand(&mut referee, BLUE, Piece::Follower, (0, 1), 0);
    referee.place_tile(BLUE, tile("G"), (0, 2), 1);
    assert_eq!([RED, BLUE].map(|p| referee.extends_builder(p)), [true, false]);
    assert_eq!(pieces(&referee.figure_choices(BLUE), 0), [Piece::Builder]);
    assert_eq!(referee.score_turn(BLUE), []);
    // elsewhere
    referee.place_tile(RED, tile("B"), (0, -1), 0);
    assert!(!referee.extends_builder(RED));
    assert_eq!(referee.score_turn(RED), []);
    // the end of the city: a double turn, but no builder may come any more
    referee.place_tile(RED, tile("E"), (0, 3), 2);
    assert!(referee.extends_builder(RED));
    referee.supplies[RED][Piece::Builder as usize] += 1;
    assert_eq!(pieces(&referee.figure_choices(RED), 0), []);
    referee.supplies[RED][Piece::Builder as usize] -= 1;
    assert_eq!(referee.score_turn(RED), [RED, BLUE].map(|player| scored(player, 8, Kind::City)));
    assert_eq!(referee.supplies, [ALL_PIECES; 3]);
    assert_eq!(referee.figures(), []);
}

/// TRADE-GOODS-01, EX-050: an empty city with two wine symbols.
#[test]
fn goods_are_taken() {
    let green = 2;
    for goods in [true, false] {
        let start = [("E", (-1, 0), 1), ("HQ", (0, 0), 0), ("HQ", (1, 0), 0)];
        let mut referee = board(Options { goods, ..USUAL }, &start);
        assert_eq!(referee.score_turn(green), []);
        referee.place_tile(green, tile("E"), (2, 0), 3);
        assert_eq!(referee.score_turn(green), []);
        assert_eq!(referee.goods, [[0; 3], [0; 3], [if goods { 2 } else { 0 }, 0, 0]]);
        // once only
        referee.place_tile(RED, tile("B"), (0, 1), 0);
        assert_eq!(referee.score_turn(RED), []);
        assert_eq!(referee.goods(RED), [0; 3]);
    }
    // a city that was there before the game
    let mut referee = board(USUAL, &[("E", (-1, 0), 1), ("HQ", (0, 0), 0), ("E", (1, 0), 3)]);
    assert_eq!(referee.score_turn(RED), []);
    assert_eq!(referee.goods(RED), [0; 3]);
}

/// TRADE-GOODS-02, TRADE-X-01, EX-051, EX-052: who has most goods.
#[test]
fn goods_are_paid() {
    let mut referee = board(USUAL, &[("D", (0, 0), 0)]);
    let ten = |player| Scored { player, points: 10, what: What::Goods, last: false };
    referee.goods = vec![[3, 0, 0]; 3];
    assert_eq!(referee.clone().final_scoring(), [ten(0), ten(1), ten(2)]);
    referee.goods = vec![[3, 2, 0], [3, 1, 0], [2, 2, 0]];
    assert_eq!(referee.final_scoring(), [ten(0), ten(0), ten(1), ten(2)]);
    assert_eq!(referee.scores, [20, 10, 10]);
}

/// TRADE-PIG-01, TRADE-PIG-03, TRADE-PIG-04, TRADE-X-06, EX-053, EX-176, EX-178: pigs.
#[test]
fn pigs() {
    let tiles = [("E", (0, 0), 0), ("E", (0, 1), 2), ("E", (1, 0), 0), ("E", (1, 1), 2)];
    let cities = Options { city_majority: true, ..USUAL };
    let play = |options, blue: &[At]| {
        let mut referee = with_all_pieces(board(options, &tiles));
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        referee.place_tile(RED, tile("B"), (0, -1), 0);
        assert_eq!(pieces(&referee.figure_choices(RED), 0), [Piece::Pig]);
        assert_eq!(pieces(&referee.figure_choices(BLUE), 0), []);
        referee.place_figure(RED, Piece::Pig, 0);
        assert_eq!(referee.score_turn(RED), []);
        for at in blue {
            stand(&mut referee, BLUE, Piece::Follower, *at, 1);
        }
        referee.final_scoring();
        assert_eq!(referee.figures().len(), 2 + blue.len());
        referee.scores
    };
    assert_eq!(play(USUAL, &[(1, 0)]), [8, 6, 0]);
    assert_eq!(play(USUAL, &[(1, 0), (0, 0)]), [0, 6, 0]);
    assert_eq!(play(cities, &[(1, 0)]), [10, 8, 0]);
    assert_eq!(play(cities, &[(1, 0), (1, 1)]), [0, 8, 0]); // also through the field on the other side
}

/// RIVER2-08, RIVER2-09, RIVER-X-11, EX-146: the herd.
#[test]
fn herds() {
    let tiles = [("r2-pigs", (0, 0), 0), ("E", (0, -1), 2), ("E", (0, -2), 0), ("E", (1, 0), 1), ("E", (2, 0), 3)];
    let play = |city_majority, herd, herd_stacks, pig: Option<usize>| {
        let mut referee = with_all_pieces(board(Options { city_majority, herd, herd_stacks, ..USUAL }, &tiles));
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        stand(&mut referee, BLUE, Piece::Follower, (1, 0), 1);
        if let Some(owner) = pig {
            stand(&mut referee, owner, Piece::Pig, (0, -1), 1);
        }
        referee.final_scoring();
        [referee.scores[RED], referee.scores[BLUE]]
    };
    assert_eq!(play(false, true, true, None), [8, 8]);
    assert_eq!(play(false, true, false, Some(RED)), [8, 8]);
    assert_eq!(play(false, true, true, Some(RED)), [10, 8]);
    assert_eq!(play(false, false, true, Some(RED)), [8, 6]);
    assert_eq!(play(true, true, true, None), [10, 10]);
    assert_eq!(play(true, true, false, Some(RED)), [10, 10]);
    assert_eq!(play(true, true, true, Some(RED)), [12, 10]);
    assert_eq!(play(true, false, true, Some(RED)), [10, 8]);
    assert_eq!(play(false, true, true, Some(BLUE)), [8, 10]);
    assert_eq!(play(true, true, true, Some(BLUE)), [10, 12]);
    // a city won from a field without the herd
    let mut referee = board(Options { city_majority: true, ..USUAL }, &tiles);
    stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
    stand(&mut referee, BLUE, Piece::BigFollower, (0, -2), 1);
    assert_eq!(referee.final_scoring(), [scored(RED, 5, Kind::Field), scored(BLUE, 4, Kind::Field)]);
}

/// TRADE-03, EX-055, EX-056: two roads crossing on a bridge.
#[test]
fn bridge() {
    let mut referee = board(USUAL, &[("X", (-1, 0), 0), ("X", (1, 0), 0)]);
    referee.place_tile(RED, tile("HB"), (0, 0), 0);
    let fields = tile("HB").segments.iter().enumerate().filter(|(_, s)| s.kind == Kind::Field);
    let fields: BTreeSet<_> = fields.map(|(n, _)| referee.survey().feature((0, 0), n)).collect();
    assert_eq!(fields.len(), 4);
    let across = (0..2).find(|&s| referee.laid[2].places(s).any(|p| p == 4)).unwrap();
    stand(&mut referee, BLUE, Piece::Follower, (0, 0), 1 - across);
    referee.place_figure(RED, Piece::Follower, across);
    assert_eq!(referee.score_turn(RED), [scored(RED, 3, Kind::Road)]);
    assert_eq!(referee.figures(), [((0, 0), 1 - across, BLUE, Piece::Follower)]);
}

const ROYAL: Options = Options { king: true, robber: true, ..USUAL };

/// KING-02, KING-03, KING-X-01 to KING-X-05, EX-058 to EX-061, EX-190: the cards move.
#[test]
fn king_and_robber_move() {
    let green = 2;
    let start = [("E", (0, 0), 0), ("E", (5, 0), 0), ("E", (10, 0), 0), ("G", (10, 1), 1)];
    let mut referee = board(ROYAL, &start);
    assert_eq!((referee.king(), referee.robber()), (None, None));
    for (player, at, king) in [(RED, (0, 1), (RED, 2)), (BLUE, (5, 1), (RED, 2)), (BLUE, (10, 2), (BLUE, 3))] {
        referee.place_tile(player, tile("E"), at, 2);
        assert_eq!(referee.score_turn(player), []);
        assert_eq!(referee.king(), Some(king));
    }
    // EX-060
    let north = [("G", (0, 1), 1), ("E", (0, 2), 2)];
    let south = [("G", (0, -1), 1), ("G", (0, -2), 1), ("G", (0, -3), 1), ("E", (0, -4), 0)];
    for (before, after) in [((BLUE, 4), (RED, 5)), ((RED, 4), (RED, 5)), ((BLUE, 5), (BLUE, 5))] {
        let mut referee = board(ROYAL, &[&north[..], &south].concat());
        referee.king.held = Some(before);
        referee.place_tile(RED, tile("H"), (0, 0), 0);
        assert_eq!(referee.score_turn(RED), []);
        assert_eq!(referee.king(), Some(after));
    }
    // EX-059
    let road: Vec<_> = (1..5).map(|x| ("U", (x, 0), 0)).chain([("X", (0, 0), 0)]).collect();
    for (before, after) in [((RED, 5), (green, 6)), ((RED, 6), (RED, 6))] {
        let mut referee = board(ROYAL, &road);
        referee.robber.held = Some(before);
        referee.place_tile(green, tile("X"), (5, 0), 0);
        assert_eq!(referee.score_turn(green), []);
        assert_eq!((referee.king(), referee.robber()), (None, Some(after)));
    }
    let mut referee = board(USUAL, &road);
    referee.place_tile(green, tile("X"), (5, 0), 0);
    assert_eq!(referee.score_turn(green), []);
    assert_eq!(referee.robber(), None);
}

/// KING-04, KING-X-06, EX-062 and `king-robber-scoring`: what the cards are worth at the end.
#[test]
fn king_and_robber_at_the_end() {
    let cities = (0..7).flat_map(|x| [("E", (x, 0), 0), ("E", (x, 1), 2)]);
    let roads = (0..12).map(|x| ("X", (x, 10), 0));
    let tiles: Vec<_> = cities.chain(roads).chain([("E", (20, 0), 0)]).collect();
    let play = |king_scoring, king: Option<usize>, robber: Option<usize>| {
        let mut referee = board(Options { king_scoring, ..ROYAL }, &tiles);
        referee.king.held = king.map(|player| (player, 2));
        referee.robber.held = robber.map(|player| (player, 2));
        let cards: BTreeSet<_> = referee.final_scoring().iter().map(|e| e.what).collect();
        let expected = [king.map(|_| What::King), robber.map(|_| What::Robber)];
        let paid = king_scoring != KingScoring::Continuous;
        assert_eq!(cards, expected.into_iter().flatten().filter(|_| paid).collect());
        [referee.scores[RED], referee.scores[BLUE]]
    };
    let (red, blue) = (Some(RED), Some(BLUE));
    assert_eq!(play(KingScoring::PerFeature, red, blue), [7, 11]);
    assert_eq!(play(KingScoring::PerFeature, red, red), [18, 0]);
    assert_eq!(play(KingScoring::PerFeature, None, None), [0, 0]);
    assert_eq!(play(KingScoring::TenTwenty, red, blue), [10, 10]);
    assert_eq!(play(KingScoring::TenTwenty, blue, blue), [0, 20]);
    assert_eq!(play(KingScoring::TenTwenty, None, blue), [0, 10]);
    assert_eq!(play(KingScoring::FifteenForty, red, blue), [15, 15]);
    assert_eq!(play(KingScoring::FifteenForty, red, red), [40, 0]);
    assert_eq!(play(KingScoring::FifteenForty, red, None), [15, 0]);
    assert_eq!(play(KingScoring::Continuous, red, blue), [0, 0]);
}

/// `king-robber-scoring` = `continuous`: whoever held the king when the turn began is paid, in both parts.
#[test]
fn king_paid_at_once() {
    let options = Options { king_scoring: KingScoring::Continuous, ..ROYAL };
    let start = [("E", (0, 1), 2), ("E", (0, -1), 0), ("E", (5, 0), 0), ("G", (5, 1), 1), ("E", (9, 0), 0)];
    let mut referee = board(options, &start);
    let king = |player, points| Scored { player, points, what: What::King, last: false };
    referee.note_cards();
    referee.place_tile(RED, tile("H"), (0, 0), 0);
    assert_eq!(referee.score_turn(RED), []); // nobody held it
    assert_eq!(referee.king(), Some((RED, 2)));
    referee.note_cards();
    referee.place_tile(BLUE, tile("E"), (5, 2), 2);
    assert_eq!(referee.score_turn(BLUE), [king(RED, 1)]);
    assert_eq!(referee.king(), Some((BLUE, 3)));
    referee.place_tile(BLUE, tile("E"), (9, 1), 2);
    assert_eq!(referee.score_turn(BLUE), [king(RED, 1)]);
    referee.note_cards();
    referee.place_tile(RED, tile("B"), (0, 2), 0);
    assert_eq!(referee.score_turn(RED), []); // nothing completed
    referee.lay(tile("E"), (20, 1), 2);
    referee.lay(tile("E"), (20, -1), 0);
    referee.place_tile(RED, tile("H"), (20, 0), 0);
    assert_eq!(referee.score_turn(RED), [king(BLUE, 2)]);
    assert_eq!(referee.scores, [2, 2, 0]);
}

/// RIVER-X-03, RIVER-X-04, RIVER2-04, EX-143: open ends and U-turns.
#[test]
fn river_turns() {
    let mut referee = board(USUAL, &[("r1-spring", (0, 0), 0)]);
    assert_eq!(referee.placements(tile("r1-straight"), None), [((1, 0), 0)]);
    assert_eq!(referee.placements(tile("r1-lake"), None), [((1, 0), 0)]);
    referee.place_tile(RED, tile("r1-bend"), (1, 0), 1); // west and north
    assert_eq!(referee.placements(tile("r1-bend"), None), [((1, 1), 3)]); // east and south
    assert_eq!(referee.placements(tile("r1-road-bend"), None), [((1, 1), 3)]);
    referee.place_tile(BLUE, tile("r1-straight"), (1, 1), 1);
    assert_eq!(referee.placements(tile("r1-bend"), None), [((1, 2), 0), ((1, 2), 3)]);
    assert_eq!(referee.placements(tile("r1-lake"), None), [((1, 2), 3)]);
    referee.place_tile(RED, tile("r1-lake"), (1, 2), 3);
    assert_eq!(referee.placements(tile("r1-straight"), None), []); // no open end
    let referee = board(USUAL, &[("D", (0, 0), 0)]);
    assert_eq!(referee.placements(tile("r1-city-road"), None), []);
}

/// RIVER2-05, EX-145: the arms may not join; nor may they be led where nothing fits.
#[test]
fn river_arms() {
    let start = [("r2-spring", (0, 0), 0), ("r2-fork", (1, 0), 0), ("r2-bend", (1, 1), 3)];
    let mut referee = board(USUAL, &start); // the arms point to (2, 0) and (2, 1)
    let volcano = tile("r2-volcano");
    assert_eq!(referee.placements(tile("r2-pigs"), None), [((2, 0), 0), ((2, 0), 3), ((2, 1), 0)]);
    let rest = [tile("r2-city-lake"), volcano];
    assert_eq!(referee.placements(tile("r2-pigs"), Some(&rest)), [((2, 0), 3), ((2, 1), 0)]);
    referee.place_tile(RED, tile("r2-pigs"), (2, 0), 0); // west and north
    for id in ["r2-bend", "r2-monastery", "r2-fork", "r2-volcano"] {
        assert_eq!(referee.placements(tile(id), None), []);
    }
}

/// RIVER2-03, RIVER-X-01: the lake must not come while other tiles are left, and the last one comes last.
#[test]
fn river_look_ahead() {
    let referee = board(USUAL, &[("r1-spring", (0, 0), 0)]);
    let (straight, lake) = (tile("r1-straight"), tile("r1-lake"));
    assert_eq!(referee.placements(lake, Some(&[])), [((1, 0), 0)]);
    assert_eq!(referee.placements(lake, Some(&[straight])), []);
    assert_eq!(referee.placements(straight, Some(&[lake])), [((1, 0), 0)]);
    assert_eq!(referee.placements(straight, Some(&[lake, straight])), []);
    assert_eq!(referee.placements(straight, Some(&[straight, lake])), [((1, 0), 0)]);
}

/// RIVER-X-05, EX-147: a river parts the field; at the spring the field runs round it.
#[test]
fn river_fields() {
    let fields = |tiles: &[(&str, At, u8)]| board(USUAL, tiles).partition().len();
    assert_eq!(fields(&[("r1-straight", (1, 0), 0)]), 2);
    assert_eq!(fields(&[("r1-straight", (1, 0), 0), ("r1-straight", (2, 0), 0)]), 2);
    assert_eq!(fields(&[("r1-spring", (0, 0), 0), ("r1-straight", (1, 0), 0)]), 1);
    assert_eq!(fields(&[("r2-fork", (0, 0), 0)]), 3);
}

/// RIVER2-06, RIVER-X-06, EX-189: figures on river tiles, none on the volcano, none on the water.
#[test]
fn river_figures() {
    let mut referee = with_all_pieces(board(USUAL, &[("r2-spring", (0, 0), 0)]));
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    referee.place_tile(RED, tile("r2-city-road"), (1, 0), 0);
    let river = first("r2-city-road", Kind::River);
    let choices = referee.figure_choices(RED);
    assert_eq!(pieces(&choices, 0), [Piece::Follower, Piece::BigFollower]);
    assert_eq!(pieces(&choices, river), []);
    assert!(choices.iter().any(|c| c.0 == Piece::Pig));
    assert_eq!(referee.score_turn(RED), []);
    referee.place_tile(RED, tile("r2-volcano"), (2, 0), 0);
    assert_eq!(referee.figure_choices(RED), []);
}

/// ABBOT-X-03 to ABBOT-X-07, EX-148 to EX-151: gardens and abbots.
#[test]
fn gardens() {
    let garden = first("E-garden", Kind::Garden);
    let around = AROUND.map(|at| if at == (0, 1) { ("E", at, 2) } else { ("B", at, 0) });
    let mut referee = with_all_pieces(board(USUAL, &around[..3]));
    // nobody else stands there
    referee.place_tile(RED, tile("E-garden"), (0, 0), 0);
    assert_eq!(pieces(&referee.figure_choices(RED), garden), [Piece::Abbot]);
    assert!(referee.figure_choices(RED).iter().all(|c| c.0 != Piece::Abbot || c.1 == garden));
    referee.place_figure(RED, Piece::Abbot, garden);
    assert_eq!(referee.recalls(BLUE), []);
    assert_eq!(referee.score_turn(RED), []);
    // EX-151
    assert_eq!(referee.clone().final_scoring(), [scored(RED, 4, Kind::Garden)]);
    // EX-148
    let mut taken = referee.clone();
    taken.lay(tile("B"), (0, -1), 0);
    taken.place_tile(RED, tile("E"), (0, 1), 2);
    assert_eq!(taken.recalls(RED), [((0, 0), garden)]);
    assert_eq!(taken.recall(RED, (0, 0), garden), [scored(RED, 6, Kind::Garden)]);
    assert_eq!((taken.figures(), taken.scores[RED], taken.supplies[RED]), (vec![], 6, ALL_PIECES));
    assert_eq!(taken.score_turn(RED), []);
    // EX-149
    for (id, at, turn) in &around[3..7] {
        referee.lay(tile(id), *at, *turn);
    }
    assert_eq!(referee.recalls(RED), [((0, 0), garden)]);
    assert_eq!(referee.score_turn(RED), []);
    referee.place_tile(BLUE, tile("B"), around[7].1, 0);
    assert_eq!(referee.recalls(RED), []); // completed
    assert_eq!(referee.score_turn(BLUE), [scored(RED, 9, Kind::Garden)]);
    assert_eq!(referee.supplies[RED], ALL_PIECES);
    // decoration
    let mut referee = with_all_pieces(board(Options { gardens: false, ..USUAL }, &around[..3]));
    referee.place_tile(RED, tile("E-garden"), (0, 0), 0);
    assert_eq!(pieces(&referee.figure_choices(RED), garden), []);
    assert!(referee.partition().iter().all(|f| !f.contains(&((0, 0), garden))));
    // a monastery takes all followers, but one of them only
    let mut referee = with_all_pieces(board(USUAL, &around[..2]));
    referee.place_tile(RED, tile("B"), (0, 0), 0);
    assert_eq!(pieces(&referee.figure_choices(RED), 1), [Piece::Follower, Piece::BigFollower, Piece::Abbot]);
    referee.place_figure(RED, Piece::Abbot, 1);
    assert_eq!(pieces(&referee.figure_choices(BLUE), 1), []);
    assert_eq!(referee.recalls(RED), [((0, 0), 1)]);
    assert_eq!(referee.strengths().concat().iter().sum::<u32>(), 1);
}
