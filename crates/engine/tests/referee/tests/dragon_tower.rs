//! Princess & Dragon and the Tower, played by whole moves.

use super::*;

const GREEN: usize = 2;

fn fairy(player: usize, points: i32) -> Scored {
    Scored { player, points, what: What::Fairy, last: false }
}

/// A board for so many players who have all pieces.
fn table(players: usize, options: Options, tiles: &[(&str, At, u8)]) -> Referee {
    let three = board(options, tiles); // checks that the tiles fit
    let mut referee = Referee::new(&Start {
        options,
        players,
        first: RED,
        supply: Piece::ALL.into_iter().zip(ALL_PIECES).collect(),
        hand: 0,
        bag: ["B", "E", "U", "BG", "BH", "BR", "BX"].map(|id| (tile(id), 5)).into(),
        layout: Vec::new(),
        scores: vec![0; players],
    });
    referee.laid = three.laid;
    referee
}

/// It is the player's turn, a tile has come, and this is where it goes.
fn part(referee: &mut Referee, player: usize, id: &str, at: At, turn: u8) -> Vec<Scored> {
    referee.active = player;
    referee.second = false;
    referee.ransomed = false;
    referee.expelled = false;
    referee.tile = Some(tile(id));
    referee.phase = Phase::PlaceTile;
    referee.play(Move::PlaceTile { tile: tile(id).id, at, turn })
}

/// It is the player's turn; the tile came from the bag.
fn draw_and_place(referee: &mut Referee, id: &str, at: At, turn: u8) -> Vec<Scored> {
    let mut events = referee.drawn(tile(id));
    events.extend(referee.play(Move::PlaceTile { tile: tile(id).id, at, turn }));
    events
}

fn sorted(mut events: Vec<Scored>) -> Vec<Scored> {
    events.sort();
    events
}

fn stand_alone(referee: &mut Referee, at: At) {
    referee.fairy = Some(Fairy { at, with: None });
}

fn accompany(referee: &mut Referee, owner: usize, at: At, segment: usize) {
    assert!(referee.figures.iter().any(|f| (f.owner, f.at, f.segment) == (owner, at, segment)));
    referee.fairy = Some(Fairy { at, with: Some((owner, segment)) });
}

fn steps(referee: &Referee) -> Vec<At> {
    assert_eq!(referee.phase(), Phase::Dragon);
    referee.legal().into_iter().map(|m| if let Move::Dragon { to } = m { to } else { unreachable!("{m:?}") }).collect()
}

/// The dragon goes a way, moved by these players.
fn walk(referee: &mut Referee, way: &[(usize, At)]) -> Vec<Scored> {
    let mut events = Vec::new();
    for &(player, to) in way {
        assert_eq!((referee.phase(), referee.decider()), (Phase::Dragon, player));
        events.extend(referee.play(Move::Dragon { to }));
    }
    events
}

/// The placements that are legal on a tile.
fn placed_at(referee: &Referee, on: At) -> Vec<(Piece, usize)> {
    let on_it = |m: Move| {
        if let Move::Place { piece, at, segment } = m { (at == on).then_some((piece, segment)) } else { None }
    };
    referee.legal().into_iter().filter_map(on_it).collect()
}

fn expels(referee: &Referee) -> Vec<(usize, Piece)> {
    let expel = |m| if let Move::Expel { owner, piece, .. } = m { Some((owner, piece)) } else { None };
    referee.legal().into_iter().filter_map(expel).collect()
}

fn captures(referee: &Referee) -> Vec<(usize, Piece, At)> {
    let capture = |m| if let Move::Capture { owner, piece, at, .. } = m { Some((owner, piece, at)) } else { None };
    referee.legal().into_iter().filter_map(capture).collect()
}

fn ransoms(referee: &Referee) -> Vec<(Piece, usize)> {
    let ransom = |m| if let Move::Ransom { piece, holder } = m { Some((piece, holder)) } else { None };
    referee.legal().into_iter().filter_map(ransom).collect()
}

fn towers(referee: &Referee) -> Vec<At> {
    let tower = |m| if let Move::Tower { at } = m { Some(at) } else { None };
    referee.legal().into_iter().filter_map(tower).collect()
}

fn closings(referee: &Referee) -> Vec<(Piece, At)> {
    let close = |m| if let Move::CloseTower { piece, at } = m { Some((piece, at)) } else { None };
    referee.legal().into_iter().filter_map(close).collect()
}

fn fairies(referee: &Referee) -> Vec<(At, usize)> {
    let fairy = |m| if let Move::Fairy { at, segment } = m { Some((at, segment)) } else { None };
    referee.legal().into_iter().filter_map(fairy).collect()
}

/// DRAGON-MOVE-07, EX-063: in two by two tiles the dragon goes three steps.
#[test]
fn dragon_gets_stuck() {
    let mut referee = table(3, USUAL, &[("B", (0, 0), 0), ("B", (1, 0), 0), ("B", (0, 1), 0)]);
    referee.dragon = Some((0, 0));
    part(&mut referee, BLUE, "BG", (1, 1), 2);
    assert_eq!(referee.phase(), Phase::PlaceFigure);
    referee.play(Move::Pass);
    assert_eq!(steps(&referee), [(0, 1), (1, 0)]);
    walk(&mut referee, &[(BLUE, (0, 1)), (GREEN, (1, 1))]);
    assert_eq!(steps(&referee), [(1, 0)]); // a single step is asked for
    walk(&mut referee, &[(RED, (1, 0))]);
    assert_eq!((referee.phase(), referee.active(), referee.dragon()), (Phase::Draw, GREEN, Some((1, 0))));
}

/// DRAGON-MOVE-04, DRAGON-X-01, DRAGON-FAIRY-02, EX-064, EX-065: the fairy bars the way, also alone.
#[test]
fn fairy_bars_the_way() {
    let mut referee = table(3, USUAL, &[("B", (0, 0), 0), ("B", (1, 0), 0), ("B", (2, 0), 0)]);
    referee.dragon = Some((0, 0));
    stand_alone(&mut referee, (2, 0));
    let mut stuck = referee.clone();
    part(&mut referee, RED, "BG", (3, 0), 2);
    referee.play(Move::Place { piece: Piece::Follower, at: (3, 0), segment: 0 });
    assert_eq!(steps(&referee), [(1, 0)]);
    walk(&mut referee, &[(RED, (1, 0))]);
    assert_eq!((referee.phase(), referee.figures().len()), (Phase::Draw, 1));
    stand_alone(&mut stuck, (1, 0));
    part(&mut stuck, RED, "BG", (3, 0), 2);
    stuck.play(Move::Pass);
    assert_eq!((stuck.phase(), stuck.dragon()), (Phase::Draw, Some((0, 0))));
}

/// DRAGON-MOVE-02, DRAGON-MOVE-03, DRAGON-MOVE-05, EX-S-045, EX-066: six steps, by all players in turn.
#[test]
fn dragon_goes_six_steps() {
    let way = [(0, 1), (-1, 1), (-1, 0), (-2, 0), (-2, 1), (-2, 2)];
    let tiles: Vec<_> = way.iter().chain(&[(0, 0), (-2, 3)]).map(|at| ("B", *at, 0)).collect();
    for (players, movers) in [(4, [0, 1, 2, 3, 0, 1]), (2, [0, 1, 0, 1, 0, 1]), (1, [0; 6])] {
        let mut referee = table(players, USUAL, &tiles);
        referee.dragon = Some((0, 0));
        stand(&mut referee, players - 1, Piece::Follower, (-1, 1), 0);
        stand(&mut referee, 0, Piece::Abbot, (-2, 1), 1);
        stand(&mut referee, 0, Piece::Follower, (-2, 3), 1);
        part(&mut referee, RED, "BG", (1, 0), 2);
        referee.play(Move::Pass);
        for (number, to) in way.into_iter().enumerate() {
            if number == 3 {
                assert_eq!(steps(&referee), [(-2, 0)]); // not back to the start
            }
            walk(&mut referee, &[(movers[number], to)]);
        }
        assert_eq!(referee.phase(), Phase::Draw);
        assert_eq!(referee.figures(), [((-2, 3), 1, 0, Piece::Follower)]);
        assert_eq!(referee.supply(players - 1, Piece::Follower), if players == 1 { 6 } else { 7 });
        assert_eq!(referee.supply(0, Piece::Abbot), 1);
    }
}

/// DRAGON-X-03, COMBO-TURN-03, EX-067, EX-068 and `dragon-moves`: the dragon comes before scoring, or after.
#[test]
fn dragon_before_scoring() {
    let column = [1, 2, 3, 4].map(|y| ("G", (0, y), 1));
    let tiles = [&column[..], &[("E", (0, 5), 2), ("B", (1, 1), 0)]].concat();
    for (after, second, before, then) in
        [(false, false, vec![], vec![]), (false, true, vec![], vec![12]), (true, false, vec![12], vec![])]
    {
        let mut referee = table(3, Options { dragon_after_scoring: after, ..USUAL }, &tiles);
        let twelve = |list: Vec<i32>| list.into_iter().map(|n| scored(BLUE, n, Kind::City)).collect::<Vec<_>>();
        referee.dragon = Some((1, 1));
        stand(&mut referee, BLUE, Piece::Follower, (0, 1), 0);
        if second {
            stand(&mut referee, BLUE, Piece::Follower, (0, 4), 0);
        }
        assert_eq!(part(&mut referee, RED, "BJ", (0, 0), 0), []);
        assert_eq!(referee.play(Move::Pass), twelve(before));
        assert_eq!(steps(&referee), [(0, 1)]);
        assert_eq!(walk(&mut referee, &[(RED, (0, 1)), (BLUE, (0, 0))]), twelve(then));
        assert_eq!((referee.phase(), referee.figures()), (Phase::Draw, vec![]));
        assert_eq!(referee.supply(BLUE, Piece::Follower), 7);
    }
}

/// DRAGON-MOVE-05, DRAGON-MOVE-06, DRAGON-X-04, EX-079: builders and pigs go with their last companion.
#[test]
fn dragon_leaves_nobody_alone() {
    let row = [0, 1, 2, 3, 4].map(|x| ("U", (x, 0), 0));
    let mut referee = table(3, USUAL, &[&row[..], &[("B", (0, 1), 0), ("TI", (0, -1), 0)]].concat());
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    stand(&mut referee, RED, Piece::Builder, (4, 0), 0);
    stand(&mut referee, BLUE, Piece::Follower, (1, 0), 0);
    stand(&mut referee, BLUE, Piece::Builder, (3, 0), 0);
    stand(&mut referee, BLUE, Piece::Follower, (0, -1), 0);
    stand(&mut referee, BLUE, Piece::Pig, (3, 0), 2);
    stand(&mut referee, GREEN, Piece::Follower, (0, -1), 1); // on the tower
    referee.towers.insert((0, -1), 1);
    referee.dragon = Some((0, 1));
    part(&mut referee, GREEN, "BG", (0, 2), 2);
    referee.play(Move::Pass);
    walk(&mut referee, &[(GREEN, (0, 0))]);
    assert_eq!((referee.supplies[RED], referee.figures().len()), (ALL_PIECES, 5));
    walk(&mut referee, &[(RED, (0, -1))]);
    let left = [((1, 0), 0, BLUE, Piece::Follower), ((3, 0), 0, BLUE, Piece::Builder)];
    assert_eq!((referee.figures(), referee.towers()), (left.into(), vec![((0, -1), 1)]));
}

/// DRAGON-MOVE-08, DRAGON-X-13, EX-077: dragon tiles wait for the dragon.
#[test]
fn dragon_tiles_wait() {
    let mut referee = table(3, USUAL, &[("B", (0, 0), 0)]);
    referee.bag = vec![(tile("BG"), 2), (tile("BH"), 1), (tile("BX"), 1)];
    let mut ends = referee.clone();
    for (id, aside) in [("BG", vec!["BG"]), ("BH", vec!["BG", "BH"]), ("BG", vec!["BG", "BG", "BH"])] {
        assert_eq!(referee.drawn(tile(id)), []);
        assert_eq!((referee.phase(), referee.aside()), (Phase::Draw, aside));
    }
    assert_eq!(draw_and_place(&mut referee, "BX", (1, 0), 2), []); // nobody to place: no decision
    assert_eq!((referee.phase(), referee.dragon(), referee.left()), (Phase::Draw, Some((1, 0)), 3));
    assert_eq!((referee.aside(), in_bag(&referee, "BG"), referee.active()), (vec![], 2, BLUE));
    referee.drawn(tile("BG"));
    assert_eq!(referee.phase(), Phase::PlaceTile);
    // no volcano left
    ends.bag[2].1 = 0;
    for id in ["BG", "BG", "BH"] {
        assert_eq!(ends.phase(), Phase::Draw);
        ends.drawn(tile(id));
    }
    assert_eq!((ends.phase(), ends.aside().len(), ends.tiles()), (Phase::Over, 3, 1));
}

/// DRAGON-VOLC-01 to DRAGON-VOLC-03, DRAGON-X-02, DRAGON-X-09, EX-078, EX-179: volcanoes.
#[test]
fn volcanoes() {
    for no_figure in [false, true] {
        let options = Options { volcano_no_figure: no_figure, ..USUAL };
        let mut referee = table(3, options, &[("U", (0, 0), 0), ("B", (0, 1), 0), ("B", (1, 1), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        referee.dragon = Some((0, 1));
        part(&mut referee, RED, "B3", (1, 0), 0);
        let builder = if no_figure { vec![] } else { vec![(Piece::Builder, 0)] };
        assert_eq!(placed_at(&referee, (1, 0)), builder);
        assert_eq!(referee.dragon(), Some((1, 0)));
        assert_eq!(referee.figures().len(), 1);
        referee.play(Move::Pass);
        // a portal leads to a volcano that the dragon has left: two fields, for two kinds of followers
        referee.dragon = Some((1, 1));
        part(&mut referee, BLUE, "BR", (2, 0), 0);
        assert_eq!(placed_at(&referee, (1, 0)).len(), 4);
        assert_eq!(placed_at(&referee, (1, 1)), []); // the dragon
        assert_eq!(placed_at(&referee, (0, 1)).len(), 5); // a field and a monastery
    }
    // RIVER2-06, RIVER-X-10, COMBO-X-05, RIVER2-07: the river's volcano
    for dragon in [true, false] {
        let mut referee = table(3, Options { dragon, ..USUAL }, &[("r2-spring", (0, 0), 0), ("B", (0, 1), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        referee.aside = vec![tile("BG")];
        part(&mut referee, RED, "r2-volcano", (1, 0), 0);
        assert_eq!(placed_at(&referee, (1, 0)), []); // not even the pig
        assert_eq!(referee.dragon(), dragon.then_some((1, 0)));
        assert_eq!(in_bag(&referee, "BG"), if dragon { 6 } else { 5 });
        accompany(&mut referee, RED, (0, 0), 0);
        assert_eq!(referee.play(Move::Pass), []); // no point of the fairy
        assert_eq!((referee.active(), referee.is_second_part()), (RED, false));
    }
}

/// DRAGON-FAIRY-05, DRAGON-FAIRY-06, BASE-SCORE-01, COMBO-19, EX-069, EX-071: the fairy's 3 points.
#[test]
fn fairy_at_scoring() {
    let column = [1, 2, 3].map(|y| ("G", (0, y), 1));
    let mut referee = table(3, USUAL, &[&column[..], &[("E", (0, 0), 0)]].concat());
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    stand(&mut referee, RED, Piece::Follower, (0, 1), 0);
    stand(&mut referee, BLUE, Piece::Follower, (0, 2), 0);
    accompany(&mut referee, BLUE, (0, 2), 0);
    part(&mut referee, RED, "E", (0, 4), 2);
    // no point for Blue, whose turn begins: the fairy is alone
    assert_eq!(referee.play(Move::Pass), [scored(RED, 10, Kind::City), fairy(BLUE, 3)]);
    // EX-071
    let mut referee = table(2, USUAL, &[("E", (0, 0), 0), ("G", (0, 1), 1)]);
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    accompany(&mut referee, RED, (0, 0), 0);
    part(&mut referee, RED, "E", (0, 2), 2);
    assert_eq!(referee.play(Move::Pass), [fairy(RED, 3), scored(RED, 6, Kind::City)]);
    assert_eq!((referee.scores[RED], referee.figures(), referee.fairy()), (9, vec![], Some((0, 0))));
    draw_and_place(&mut referee, "B", (0, 3), 0);
    assert_eq!(referee.play(Move::Pass), []);
    assert_eq!(referee.active(), RED);
    // whoever comes to that place later stands alone as well
    stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
    referee.tidy();
    draw_and_place(&mut referee, "B", (0, 4), 0);
    assert_eq!(fairies(&referee), [((0, 0), 1)]);
    referee.play(Move::Fairy { at: (0, 0), segment: 1 });
    // and once she has come back to that player
    draw_and_place(&mut referee, "B", (0, 5), 0);
    assert_eq!(fairies(&referee), []);
    assert_eq!(referee.play(Move::Pass), [fairy(RED, 1)]);
    draw_and_place(&mut referee, "B", (0, 6), 0);
    assert_eq!(fairies(&referee), []); // DRAGON-X-11
}

/// DRAGON-X-12: at the end, whatever it is worth, once for a field; not on a tower. ABBOT-X-06: an abbot taken back.
#[test]
fn fairy_at_the_end() {
    for city_majority in [false, true] {
        let tiles = [("E", (0, 0), 0), ("E", (0, 1), 2), ("E", (1, 0), 0), ("E", (1, 1), 2), ("TI", (2, 0), 0)];
        let options = Options { city_majority, ..USUAL };
        let field =
            if city_majority { vec![scored(RED, 4, Kind::Field); 2] } else { vec![scored(RED, 6, Kind::Field)] };
        let mut referee = table(3, options, &tiles);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        accompany(&mut referee, RED, (0, 0), 1);
        assert_eq!(referee.clone().final_scoring(), sorted([field.clone(), vec![fairy(RED, 3)]].concat()));
        stand(&mut referee, BLUE, Piece::Follower, (2, 0), 1);
        referee.towers.insert((2, 0), 1);
        accompany(&mut referee, BLUE, (2, 0), 1);
        assert_eq!(referee.final_scoring(), field);
        assert_eq!(referee.figures().len(), 2);
        // a field without cities
        let mut referee = table(3, options, &[("B", (0, 0), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        accompany(&mut referee, RED, (0, 0), 0);
        assert_eq!(referee.final_scoring(), [scored(RED, 0, Kind::Field), fairy(RED, 3)]);
    }
    let mut referee = table(3, USUAL, &[("B", (0, 0), 0)]);
    stand(&mut referee, RED, Piece::Abbot, (0, 0), 1);
    accompany(&mut referee, RED, (0, 0), 1);
    part(&mut referee, RED, "B", (1, 0), 0);
    let events = referee.play(Move::Recall { piece: Piece::Abbot, at: (0, 0), segment: 1 });
    assert_eq!(events, [scored(RED, 2, Kind::Monastery), fairy(RED, 3)]);
    assert_eq!(referee.fairy.unwrap().with, None);
}

/// DRAGON-FAIRY-03, DRAGON-FAIRY-04, EX-070, EX-072: the fairy's point when a turn begins.
#[test]
fn fairy_when_turns_begin() {
    for (fairy_each_part, second) in [(false, vec![]), (true, vec![fairy(RED, 1)])] {
        let options = Options { fairy_each_part, ..USUAL };
        let mut referee = table(3, options, &[("U", (0, 0), 0), ("U", (1, 0), 0)]);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
        stand(&mut referee, RED, Piece::Builder, (1, 0), 0);
        accompany(&mut referee, RED, (0, 0), 0);
        part(&mut referee, GREEN, "B", (0, 1), 0);
        assert_eq!(referee.play(Move::Pass), [fairy(RED, 1)]);
        draw_and_place(&mut referee, "U", (2, 0), 0);
        assert_eq!(referee.play(Move::Pass), second);
        assert_eq!((referee.active(), referee.is_second_part()), (RED, true));
        draw_and_place(&mut referee, "U", (3, 0), 0);
        assert_eq!(referee.play(Move::Pass), []);
        assert_eq!((referee.active(), referee.is_second_part()), (BLUE, false));
        // DRAGON-X-16
        referee.bag = vec![(tile("B"), 1)];
        part(&mut referee, GREEN, "B", (0, 2), 0);
        assert_eq!(referee.clone().play(Move::Pass), [fairy(RED, 1)]);
        referee.bag.clear();
        let events = referee.play(Move::Pass);
        assert!(events.iter().all(|e| e.last));
        assert_eq!(referee.phase(), Phase::Over);
    }
    for (fairy_by_tile, red) in [(true, vec![fairy(RED, 1)]), (false, vec![])] {
        let mut referee = table(3, Options { fairy_by_tile, ..USUAL }, &[("E", (0, 0), 0)]);
        stand(&mut referee, BLUE, Piece::Follower, (0, 0), 0);
        stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
        accompany(&mut referee, BLUE, (0, 0), 0);
        let mut alone = referee.clone();
        part(&mut referee, GREEN, "B", (0, -1), 0);
        assert_eq!(referee.play(Move::Pass), red);
        draw_and_place(&mut referee, "B", (0, -2), 0);
        assert_eq!(referee.play(Move::Pass), [fairy(BLUE, 1)]);
        stand_alone(&mut alone, (0, 0));
        part(&mut alone, GREEN, "B", (0, -1), 0);
        // DRAGON-X-10, EX-193: alone she pays by her tile only
        assert_eq!(alone.play(Move::Pass), red);
    }
}

/// DRAGON-FAIRY-01, DRAGON-MOVE-01, EX-180 and `fairy-on-dragon-tile`.
#[test]
fn fairy_on_a_dragon_tile() {
    for forbidden in [false, true] {
        let row = [0, 1, 2].map(|x| ("B", (x, 0), 0));
        let mut referee = table(2, Options { fairy_not_on_dragon: forbidden, ..USUAL }, &row);
        stand(&mut referee, RED, Piece::Follower, (2, 0), 1);
        stand(&mut referee, BLUE, Piece::Follower, (1, 0), 1);
        referee.dragon = Some((0, 0));
        part(&mut referee, RED, "BG", (2, 1), 2);
        if forbidden {
            assert_eq!(fairies(&referee), []);
        } else {
            assert_eq!(fairies(&referee), [((2, 0), 1)]);
            referee.play(Move::Fairy { at: (2, 0), segment: 1 });
            walk(&mut referee, &[(RED, (1, 0))]); // (2, 0) is barred
            assert_eq!((referee.phase(), referee.figures().len()), (Phase::Draw, 1));
        }
    }
    let mut referee = table(2, Options { fairy: false, ..USUAL }, &[("B", (0, 0), 0)]);
    stand(&mut referee, RED, Piece::Follower, (0, 0), 1);
    part(&mut referee, RED, "B", (0, 1), 0);
    assert_eq!(fairies(&referee), []);
}

/// DRAGON-04, DRAGON-05, EX-073: a monastery in a city.
#[test]
fn monastery_in_a_city() {
    let monastery = first("BO", Kind::Monastery);
    let sides = [("BO", (0, 0), 0), ("G", (0, 1), 1), ("E", (1, 0), 3), ("E", (-1, 0), 1), ("B", (0, -1), 0)];
    let corners = [("B", (-1, -1), 0), ("B", (-1, 1), 0), ("B", (1, -1), 0)];
    let mut referee = table(3, USUAL, &[&sides[..], &corners].concat());
    stand(&mut referee, RED, Piece::Follower, (0, 0), 0);
    stand(&mut referee, BLUE, Piece::Follower, (0, 0), monastery);
    part(&mut referee, RED, "B", (1, 1), 0);
    assert_eq!(referee.play(Move::Pass), [scored(BLUE, 9, Kind::Monastery)]);
    assert_eq!(referee.figures(), [((0, 0), 0, RED, Piece::Follower)]);
}

/// DRAGON-03, DRAGON-X-15, EX-074: the tunnel.
#[test]
fn tunnel() {
    for (bq, joined) in [(tile("BQ"), true), (tile("BQ").parted.unwrap(), false)] {
        let mut referee = table(3, USUAL, &[("U", (0, 1), 1), ("X", (0, 2), 0)]);
        referee.lay(bq, (0, 0), 0);
        part(&mut referee, RED, "X", (0, -1), 0);
        let survey = referee.survey();
        let [left, right] = [1, 2].map(|segment| survey.feature((0, 1), segment));
        assert_eq!(left == right, joined);
        let north = referee.laid[1].tile.segments.len();
        assert_eq!(north, 8);
        let fields: BTreeSet<_> = (0..bq.segments.len())
            .filter(|s| bq.segments[*s].kind == Kind::Field)
            .map(|s| survey.feature((0, 0), s))
            .collect();
        assert_eq!(fields.len(), if joined { 2 } else { 4 });
        assert_eq!(
            referee.play(Move::Place { piece: Piece::Follower, at: (0, -1), segment: 0 }),
            [scored(RED, 4, Kind::Road)]
        );
    }
}

/// DRAGON-PORTAL-01, DRAGON-X-09, EX-075: through the portal.
#[test]
fn portals() {
    let road = [0, 1, 2].map(|x| ("U", (x, 0), 0));
    let others = [("E", (0, 1), 0), ("E", (0, 2), 2), ("E-garden", (4, 5), 2), ("B", (2, 1), 0), ("TI", (6, 6), 0)];
    let tiles = [&road[..], &others].concat();
    let garden = first("E-garden", Kind::Garden);
    let mut referee = table(3, USUAL, &tiles);
    stand(&mut referee, RED, Piece::Follower, (4, 5), 0);
    referee.towers.insert((6, 6), 1);
    let mut off = table(3, Options { portal: false, ..USUAL }, &tiles);
    // the tile itself completes an empty city
    referee.lay(tile("E"), (4, 1), 2);
    part(&mut referee, RED, "BT", (4, 0), 0); // city to the north, road to the south and west
    assert_eq!(placed_at(&referee, (4, 0)).len(), 8);
    let followers = |segment| [(Piece::Follower, segment), (Piece::BigFollower, segment)];
    let at = |at| placed_at(&referee, at);
    assert_eq!(
        at((0, 0)),
        [
            (Piece::Follower, 0),
            (Piece::Follower, 1),
            (Piece::Follower, 2),
            (Piece::BigFollower, 0),
            (Piece::BigFollower, 1),
            (Piece::BigFollower, 2)
        ]
    );
    assert_eq!(at((0, 2)), followers(1)); // the city is complete
    assert_eq!(at((4, 5)), [(Piece::Follower, 1), (Piece::BigFollower, 1), (Piece::Abbot, garden)]); // no builder
    assert_eq!(
        at((2, 1)),
        [
            (Piece::Follower, 0),
            (Piece::Follower, 1),
            (Piece::BigFollower, 0),
            (Piece::BigFollower, 1),
            (Piece::Abbot, 1)
        ]
    );
    assert_eq!(at((6, 6)), followers(0)); // not on the tower
    referee.play(Move::Place { piece: Piece::Follower, at: (1, 0), segment: 0 });
    assert_eq!(referee.figures().len(), 2);
    part(&mut off, RED, "BT", (3, 1), 2);
    assert!(off.legal().iter().all(|m| !matches!(m, Move::Place { at, .. } if *at != (3, 1))));
    // a city closed by the portal tile, seen from its other tile
    let mut referee = table(3, USUAL, &[("E", (0, 1), 2)]);
    part(&mut referee, RED, "BT", (0, 0), 0);
    assert!(placed_at(&referee, (0, 0)).contains(&(Piece::Follower, 0)));
    assert_eq!(placed_at(&referee, (0, 1)), followers(1));
}

/// DRAGON-PRINCESS-01 to DRAGON-PRINCESS-03, DRAGON-X-05 to DRAGON-X-08, EX-047, EX-076, EX-080, EX-181.
#[test]
fn princesses() {
    // BB joins the city to the north and the one to the west
    let tiles = [("G", (0, 1), 1), ("G", (0, 2), 1), ("G", (-1, 0), 0), ("TI", (5, 5), 0)];
    let blue = (BLUE, Piece::BigFollower);
    let green = (GREEN, Piece::Follower);
    let start = |options: Options, both: bool| {
        let mut referee = table(3, options, &tiles);
        stand(&mut referee, BLUE, Piece::BigFollower, (0, 1), 0);
        stand(&mut referee, BLUE, Piece::Builder, (0, 2), 0);
        if both {
            stand(&mut referee, GREEN, Piece::Follower, (-1, 0), 0);
        }
        part(&mut referee, RED, "BB", (0, 0), 0);
        referee
    };
    let expel = Move::Expel { owner: BLUE, piece: Piece::BigFollower, at: (0, 1), segment: 0 };
    let mut referee = start(USUAL, true);
    assert_eq!(expels(&referee), [blue, green]);
    assert!(referee.legal().contains(&Move::Pass));
    assert_eq!(placed_at(&referee, (0, 0)), [(Piece::Follower, 1), (Piece::BigFollower, 1)]);
    referee.play(expel);
    assert_eq!((referee.phase(), referee.active(), referee.supplies[BLUE]), (Phase::Draw, BLUE, ALL_PIECES));
    assert_eq!(referee.figures(), [((-1, 0), 0, GREEN, Piece::Follower)]);
    // EX-076
    let allowed = Options { place_after_princess: true, ..USUAL };
    for (both, segments) in [(true, vec![1]), (false, vec![0, 1])] {
        let mut referee = start(allowed, both);
        referee.play(expel);
        assert_eq!((referee.phase(), expels(&referee)), (Phase::PlaceFigure, vec![]));
        let places: Vec<_> = placed_at(&referee, (0, 0)).into_iter().filter(|p| p.0 == Piece::Follower).collect();
        assert_eq!(places, segments.into_iter().map(|s| (Piece::Follower, s)).collect::<Vec<_>>());
        referee.play(Move::Pass);
        assert_eq!(referee.phase(), Phase::Draw);
    }
    // nothing left to do
    let mut referee = start(Options { tower: false, ..allowed }, true);
    referee.supplies[RED] = [0; Piece::COUNT];
    referee.play(expel);
    assert_eq!(referee.phase(), Phase::Draw);
    // `princess-removal` = `must`
    let mut referee = start(Options { princess_must: true, ..USUAL }, true);
    assert_eq!(referee.legal().len(), 2);
    referee.prisoners.push((BLUE, RED, Piece::Follower));
    referee.scores[RED] = 3;
    assert_eq!((referee.legal().len(), ransoms(&referee).len()), (3, 1));
    referee.play(Move::Ransom { piece: Piece::Follower, holder: BLUE });
    assert_eq!(expels(&referee), [blue, green]);
    assert_eq!(referee.legal().len(), 2);
    referee.play(expel);
    assert_eq!(referee.phase(), Phase::Draw);
    let mut referee = start(Options { princess_must: true, ..allowed }, true);
    referee.play(expel);
    assert!(referee.legal().contains(&Move::Pass) && expels(&referee).is_empty());
    assert_eq!(expels(&start(Options { princess: false, ..USUAL }, true)), []);
    // DRAGON-X-07
    let mut referee = table(3, Options { princess_must: true, ..USUAL }, &tiles);
    part(&mut referee, RED, "BB", (0, 0), 0);
    assert!(expels(&referee).is_empty() && referee.legal().contains(&Move::Pass));
    // EX-080, DRAGON-X-06: the own knight
    let mut referee = table(3, USUAL, &[("HQ", (0, 1), 1), ("E", (0, 2), 2)]);
    stand(&mut referee, RED, Piece::Follower, (0, 2), 0);
    part(&mut referee, RED, "BD", (0, 0), 0);
    let events = referee.play(Move::Expel { owner: RED, piece: Piece::Follower, at: (0, 2), segment: 0 });
    assert_eq!((events, referee.goods(RED)), (vec![], [1, 0, 0]));
}

const TOWER: At = (0, 0);

/// A tower of some height and followers on monasteries.
fn tower_board(options: Options, height: u32, tiles: &[At], followers: &[(usize, Piece, At)]) -> Referee {
    let others = tiles.iter().map(|at| ("B", *at, 0));
    let tiles: Vec<_> = [("TI", TOWER, 0), ("B", (0, -1), 0)].into_iter().chain(others).collect();
    let mut referee = table(3, options, &tiles);
    for &(owner, piece, at) in followers {
        stand(&mut referee, owner, piece, at, 1);
    }
    if height > 0 {
        referee.towers.insert(TOWER, height);
    }
    part(&mut referee, RED, "B", (0, -2), 0);
    referee
}

fn build(referee: &mut Referee) {
    assert!(towers(referee).contains(&TOWER));
    referee.play(Move::Tower { at: TOWER });
}

/// TOWER-06 to TOWER-08, TOWER-X-10, EX-S-046, EX-S-047, EX-081: whom a tower reaches.
#[test]
fn towers_reach() {
    let f = Piece::Follower;
    let tiles = [(1, 0), (0, 1), (-1, 0), (0, 2), (2, 0), (1, 1)];
    // EX-S-046
    let mut referee = tower_board(USUAL, 0, &tiles, &[(BLUE, f, (1, 0)), (GREEN, f, (2, 0)), (GREEN, f, (1, 1))]);
    build(&mut referee);
    assert_eq!(
        (referee.phase(), referee.decider(), captures(&referee)),
        (Phase::Capture, RED, vec![(BLUE, f, (1, 0))])
    );
    assert_eq!(referee.legal().len(), 2); // or nobody
    let mut passed = referee.clone();
    passed.play(Move::Pass);
    assert_eq!((passed.phase(), passed.active(), passed.prisoners()), (Phase::Draw, BLUE, vec![]));
    referee.play(Move::Capture { owner: BLUE, piece: f, at: (1, 0), segment: 1 });
    assert_eq!((referee.phase(), referee.prisoners()), (Phase::Draw, vec![(RED, BLUE, f)]));
    assert_eq!((referee.supply(BLUE, f), referee.supply(RED, Piece::TowerPiece)), (6, 8));
    assert_eq!(referee.towers(), [(TOWER, 1)]);
    // EX-S-047
    let three =
        [(GREEN, f, (0, 2)), (BLUE, f, (-1, 0)), (BLUE, Piece::Abbot, (2, 0)), (BLUE, Piece::BigFollower, (1, 1))];
    let mut referee = tower_board(USUAL, 1, &tiles, &three);
    build(&mut referee);
    assert_eq!(captures(&referee), [(BLUE, f, (-1, 0)), (BLUE, Piece::Abbot, (2, 0)), (GREEN, f, (0, 2))]);
    // EX-081
    let far = [(BLUE, f, (3, 0)), (BLUE, f, (4, 0)), (BLUE, f, (1, 1))];
    let mut referee = tower_board(USUAL, 2, &[(3, 0), (4, 0), (1, 1)], &far);
    build(&mut referee);
    assert_eq!(captures(&referee), [(BLUE, f, (3, 0))]);
    // nobody: no decision
    let mut referee = tower_board(USUAL, 0, &[(3, 0)], &far[..1]);
    build(&mut referee);
    assert_eq!((referee.phase(), referee.active()), (Phase::Draw, BLUE));
}

/// TOWER-07, TOWER-09, EX-082, EX-182: 4h + 1 cells; no limit.
#[test]
fn towers_reach_far() {
    let around: Vec<At> = (-9..10).flat_map(|x| (3..12).map(move |y| (x, y))).collect();
    for height in 1..9 {
        let mut referee = tower_board(USUAL, 0, &around, &[]);
        referee.lay(tile("TI"), (0, 20), 0);
        for x in -10..=10 {
            for y in 10..=30 {
                referee.figures.push(Figure {
                    at: (x, y),
                    segment: 0,
                    owner: BLUE,
                    piece: Piece::Follower,
                    guest: false,
                });
            }
        }
        referee.towers.insert((0, 20), height - 1);
        referee.tower = Some((0, 20));
        *referee.towers.get_mut(&(0, 20)).unwrap() += 1;
        referee.phase = Phase::Capture;
        assert_eq!(captures(&referee).len() as u32, 4 * height + 1);
    }
}

/// TOWER-13, TOWER-14, EX-083, EX-084, EX-088: prisoners are exchanged.
#[test]
fn exchanges() {
    let (small, big) = (Piece::Follower, Piece::BigFollower);
    let start = |prisoners: &[Piece]| {
        let mut referee = tower_board(USUAL, 0, &[(1, 0)], &[(BLUE, big, (1, 0))]);
        for piece in prisoners {
            referee.supplies[RED][*piece as usize] -= 1;
            referee.prisoners.push((BLUE, RED, *piece));
        }
        build(&mut referee);
        let events = referee.play(Move::Capture { owner: BLUE, piece: big, at: (1, 0), segment: 1 });
        assert_eq!(events, []);
        referee
    };
    let mut pieces = ALL_PIECES;
    pieces[Piece::TowerPiece as usize] -= 1;
    let referee = start(&[small]);
    assert_eq!((referee.phase(), referee.prisoners()), (Phase::Draw, vec![]));
    assert_eq!((referee.supplies[RED], referee.supplies[BLUE]), (pieces, ALL_PIECES));
    let referee = start(&[small, small]);
    assert_eq!((referee.phase(), referee.prisoners()), (Phase::Draw, vec![(BLUE, RED, small)]));
    let mut referee = start(&[small, big, small]);
    assert_eq!((referee.phase(), referee.decider()), (Phase::Exchange, RED));
    let choice = [small, big].map(|piece| Move::Exchange { piece, holder: BLUE });
    assert_eq!(referee.legal(), choice);
    referee.play(choice[1]);
    assert_eq!((referee.phase(), referee.prisoners()), (Phase::Draw, vec![(BLUE, RED, small); 2]));
    assert_eq!((referee.supply(RED, big), referee.supplies[BLUE]), (1, ALL_PIECES));
    // EX-088
    let mut referee = tower_board(USUAL, 0, &[(1, 0)], &[(RED, small, (1, 0))]);
    build(&mut referee);
    referee.play(Move::Capture { owner: RED, piece: small, at: (1, 0), segment: 1 });
    assert_eq!((referee.prisoners(), referee.supplies[RED]), (vec![], pieces));
}

/// TOWER-15, TOWER-16, TOWER-X-05, TOWER-X-06, EX-085 to EX-087, EX-152: ransom.
#[test]
fn ransom() {
    let (small, big) = (Piece::Follower, Piece::BigFollower);
    let ransom = |player, points| Scored { player, points, what: What::Ransom, last: false };
    let pay = Move::Ransom { piece: small, holder: BLUE };
    let start = |options, red: i32| {
        let mut referee = table(3, options, &[("U", (0, 0), 0), ("U", (1, 0), 0)]);
        referee.supplies[RED] = [0; Piece::COUNT];
        referee.prisoners = vec![(BLUE, RED, small), (BLUE, RED, big), (BLUE, RED, small), (GREEN, BLUE, small)];
        referee.scores = vec![red, 5, 9];
        referee.active = RED;
        referee.phase = Phase::PlaceTile;
        referee.tile = Some(tile("U"));
        referee
    };
    // EX-085, EX-086
    let mut referee = start(USUAL, 10);
    assert_eq!(ransoms(&referee), [(small, BLUE), (big, BLUE)]);
    assert_eq!(referee.play(pay), [ransom(RED, -3), ransom(BLUE, 3)]);
    assert_eq!((referee.phase(), &referee.scores[..]), (Phase::PlaceTile, &[7, 8, 9][..]));
    assert_eq!(ransoms(&referee), []);
    referee.play(Move::PlaceTile { tile: "U", at: (2, 0), turn: 0 });
    referee.play(Move::Place { piece: small, at: (2, 0), segment: 0 });
    assert_eq!(referee.prisoners().len(), 3);
    // in step 2; asked although there is nothing else
    let place = Move::PlaceTile { tile: "U", at: (2, 0), turn: 0 };
    let mut referee = start(Options { ransom_unlimited: true, ..USUAL }, 10);
    referee.play(place);
    assert_eq!(referee.phase(), Phase::PlaceFigure);
    assert_eq!(referee.legal(), [pay, Move::Ransom { piece: big, holder: BLUE }, Move::Pass]);
    referee.play(pay);
    assert_eq!((referee.phase(), placed_at(&referee, (2, 0)).len()), (Phase::PlaceFigure, 3));
    referee.play(pay);
    assert_eq!((referee.scores[RED], ransoms(&referee)), (4, vec![(big, BLUE)]));
    referee.play(Move::Ransom { piece: big, holder: BLUE });
    assert_eq!(referee.scores[RED], 1);
    // EX-087
    let mut referee = start(USUAL, 2);
    assert_eq!(ransoms(&referee), []);
    referee.play(place);
    assert_eq!((referee.phase(), referee.active()), (Phase::Draw, BLUE));
    // a ransom that helps nothing: the decision is not asked again
    let mut referee = start(USUAL, 3);
    referee.prisoners = vec![(BLUE, RED, Piece::Abbot)];
    referee.play(place);
    assert_eq!(referee.phase(), Phase::PlaceFigure);
    referee.play(Move::Ransom { piece: Piece::Abbot, holder: BLUE });
    assert_eq!((referee.phase(), referee.active()), (Phase::Draw, BLUE));
    // EX-152
    let mut referee = start(USUAL, 10);
    referee.supplies[RED][small as usize] = 1;
    referee.supplies[RED][Piece::Builder as usize] = 1;
    stand(&mut referee, RED, small, (0, 0), 0);
    stand(&mut referee, RED, Piece::Builder, (1, 0), 0);
    referee.play(place);
    referee.play(pay);
    referee.play(Move::Pass);
    assert!(referee.is_second_part());
    referee.drawn(tile("U"));
    assert_eq!(ransoms(&referee), []);
    referee.play(Move::PlaceTile { tile: "U", at: (0, 1), turn: 0 });
    assert_eq!(ransoms(&referee), []);
    referee.play(Move::Place { piece: small, at: (0, 1), segment: 0 });
    // the next player's turn: Blue has 8 points now
    referee.drawn(tile("U"));
    assert_eq!((referee.active(), ransoms(&referee)), (BLUE, vec![(small, GREEN)]));
}

/// TOWER-05, TOWER-12, TOWER-X-01, TOWER-X-02, TOWER-X-11, COMBO-X-04, EX-089, EX-091, EX-155: closed towers.
#[test]
fn towers_are_closed() {
    let (small, big) = (Piece::Follower, Piece::BigFollower);
    let mut referee = tower_board(USUAL, 0, &[], &[]);
    assert_eq!((towers(&referee), closings(&referee)), (vec![TOWER], vec![])); // a bare site
    referee = tower_board(USUAL, 2, &[(2, 2)], &[]);
    referee.lay(tile("TI"), (2, 0), 0);
    referee.towers.insert((2, 0), 5);
    referee.dragon = Some((2, 0));
    referee.placed = true;
    assert_eq!(towers(&referee), [TOWER, (2, 0)]);
    assert_eq!(closings(&referee), [(small, TOWER), (big, TOWER)]); // no abbot, not beside the dragon
    referee.dragon = None;
    // EX-091
    referee.supplies[RED] = [0; Piece::COUNT];
    referee.supplies[RED][Piece::BigFollower as usize] = 1;
    assert_eq!((towers(&referee), closings(&referee)), (vec![], vec![(big, TOWER), (big, (2, 0))]));
    referee.play(Move::CloseTower { piece: big, at: (2, 0) });
    assert_eq!(referee.figures(), [((2, 0), 1, RED, big)]);
    assert!(referee.strengths().concat().iter().all(|n| *n == 0));
    // EX-089
    part(&mut referee, BLUE, "B", (0, -3), 0);
    assert_eq!((towers(&referee), closings(&referee)), (vec![TOWER], vec![(small, TOWER), (big, TOWER)]));
    referee.play(Move::Tower { at: TOWER });
    assert_eq!(captures(&referee), [(RED, big, (2, 0))]);
    referee.play(Move::Capture { owner: RED, piece: big, at: (2, 0), segment: 1 });
    assert_eq!(referee.prisoners(), [(BLUE, RED, big)]);
    part(&mut referee, GREEN, "B", (0, -4), 0);
    assert_eq!(towers(&referee), [TOWER, (2, 0)]); // open again
    // off
    let mut referee = table(3, Options { tower: false, ..USUAL }, &[("TI", (0, 0), 0)]);
    part(&mut referee, RED, "B", (1, 0), 0);
    assert_eq!(towers(&referee), []);
    // EX-155; the fairy may go up there
    let mut referee = table(3, USUAL, &[("TF", (0, 0), 0)]);
    referee.towers.insert((0, 0), 1);
    let site = first("TF", Kind::Tower);
    stand(&mut referee, RED, small, (0, 0), site);
    part(&mut referee, RED, "U", (1, 0), 0);
    assert!(placed_at(&referee, (1, 0)).iter().all(|p| matches!(p.0, Piece::Follower | Piece::BigFollower)));
    assert_eq!(placed_at(&referee, (1, 0)).len(), 6);
    assert_eq!(fairies(&referee), [((0, 0), site)]);
    assert_eq!(referee.final_scoring(), []);
    assert_eq!(referee.figures().len(), 1);
}

/// TOWER-10, TOWER-X-03, TOWER-X-04, TOWER-X-09, EX-054, EX-090, EX-092: what a capture leads to.
#[test]
fn captures_come_first() {
    let small = Piece::Follower;
    // EX-090
    let column = [("TI", (1, 0), 0), ("G", (0, 1), 1), ("G", (0, 2), 1), ("E", (0, 3), 2)];
    let mut referee = table(3, USUAL, &column);
    stand(&mut referee, BLUE, small, (0, 1), 0);
    stand(&mut referee, BLUE, Piece::Builder, (0, 2), 0);
    accompany(&mut referee, BLUE, (0, 1), 0);
    referee.towers.insert((1, 0), 1);
    referee.lay(tile("TI"), (-1, 1), 0);
    part(&mut referee, RED, "E", (0, 0), 0);
    referee.play(Move::Tower { at: (-1, 1) });
    let events = referee.play(Move::Capture { owner: BLUE, piece: small, at: (0, 1), segment: 0 });
    assert_eq!((events, referee.prisoners()), (vec![], vec![(RED, BLUE, small)]));
    assert_eq!((referee.supply(BLUE, Piece::Builder), referee.figures()), (1, vec![]));
    assert_eq!((referee.fairy(), referee.fairy.unwrap().with), (Some((0, 1)), None));
    // EX-092, EX-054; a dragon tile: the dragon comes afterwards
    for (piece, segment, company) in [(Piece::Builder, 0, 0), (Piece::Pig, 2, 2)] {
        let row = [0, 1, 2].map(|x| ("U", (x, 0), 0));
        let mut referee = table(3, USUAL, &[&row[..], &[("TI", (0, 1), 0)]].concat());
        referee.dragon = Some((2, 0));
        stand(&mut referee, BLUE, small, (0, 0), company);
        stand(&mut referee, BLUE, piece, (0, 0), segment);
        part(&mut referee, RED, "BG", (0, -1), 0);
        referee.play(Move::Tower { at: (0, 1) });
        assert_eq!(captures(&referee), [(BLUE, small, (0, 0))]);
        referee.play(Move::Capture { owner: BLUE, piece: small, at: (0, 0), segment: company });
        assert_eq!((referee.phase(), referee.figures()), (Phase::Dragon, vec![]));
        assert_eq!((referee.supply(BLUE, piece), referee.supply(BLUE, small)), (1, 6));
    }
}

/// Tiles in hand: dragon tiles wait as well; a hand that fits nowhere is replaced; hands are played out.
#[test]
fn hands() {
    let start = |bag: &[(&str, usize)], start: &str| {
        Referee::new(&Start {
            options: USUAL,
            players: 2,
            first: BLUE,
            supply: Vec::new(),
            hand: 3,
            bag: bag.iter().map(|(id, n)| (tile(id), *n)).collect(),
            layout: vec![(tile(start), (0, 0), 0)],
            scores: vec![0; 2],
        })
    };
    let mut referee = start(&[("B", 4), ("BG", 1), ("B2", 2)], "B");
    for (id, red, blue) in
        [("B", 0, 1), ("BG", 0, 1), ("B2", 0, 2), ("B", 0, 3), ("B", 1, 3), ("B2", 2, 3), ("B", 3, 3)]
    {
        assert_eq!(referee.phase(), Phase::Draw);
        referee.drawn(tile(id));
        assert_eq!([RED, BLUE].map(|p| referee.hand(p).len()), [red, blue]);
    }
    assert_eq!((referee.phase(), referee.active(), referee.aside()), (Phase::PlaceTile, BLUE, vec!["BG"]));
    assert_eq!(referee.legal().len(), 8); // two kinds of tiles, four places
    referee.play(Move::PlaceTile { tile: "B2", at: (1, 0), turn: 0 });
    assert_eq!((referee.phase(), referee.left()), (Phase::Draw, 1));
    referee.drawn(tile("BG"));
    assert_eq!((referee.phase(), referee.active(), referee.left()), (Phase::PlaceTile, RED, 0));
    while referee.phase() != Phase::Over {
        referee.play(referee.legal()[0]);
    }
    assert_eq!(referee.tiles() + referee.removed().len(), 8);
    // nothing fits
    let mut referee = start(&[("U", 6), ("C", 1)], "C");
    for _ in 0..6 {
        referee.drawn(tile("U"));
    }
    assert_eq!((referee.phase(), referee.active(), referee.removed().len()), (Phase::Draw, BLUE, 3));
    referee.drawn(tile("C"));
    referee.play(Move::PlaceTile { tile: "C", at: (0, 1), turn: 0 });
    assert_eq!((referee.phase(), referee.removed().len()), (Phase::Over, 6));
    // DRAGON-X-16: the fairy pays as long as there is a tile for the turn
    let mut referee = start(&[("B", 8)], "B");
    for _ in 0..6 {
        referee.drawn(tile("B"));
    }
    referee.figures.push(Figure { at: (0, 0), segment: 0, owner: RED, piece: Piece::Follower, guest: false });
    accompany(&mut referee, RED, (0, 0), 0);
    let place = |referee: &mut Referee, x, then: &[Scored]| {
        let mut events = referee.play(Move::PlaceTile { tile: "B", at: (x, 0), turn: 0 });
        if referee.phase() == Phase::Draw {
            events.extend(referee.drawn(tile("B")));
        }
        assert_eq!(events, then);
    };
    place(&mut referee, 1, &[fairy(RED, 1)]);
    place(&mut referee, 2, &[]);
    assert_eq!((referee.active(), referee.left()), (BLUE, 0));
    place(&mut referee, 3, &[fairy(RED, 1)]);
    assert_eq!((referee.active(), referee.phase()), (RED, Phase::PlaceTile));
}
