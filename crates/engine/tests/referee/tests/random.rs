//! Random games of the referee alone.

use super::*;
use crate::referee::table::Survey;
use aude_engine::tile::Symbol;
use std::mem::discriminant;

/// A source of chance.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ x >> 31) % n as u64) as usize
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

fn random_options(dice: &mut Dice) -> Options {
    let scorings =
        [KingScoring::PerFeature, KingScoring::TenTwenty, KingScoring::FifteenForty, KingScoring::Continuous];
    Options {
        two_points: dice.coin(),
        shield_halved: dice.coin(),
        farmers: dice.below(5) > 0,
        city_majority: dice.coin(),
        inns: dice.coin(),
        cathedrals: dice.coin(),
        unfinished_as_ordinary: dice.coin(),
        gardens: dice.coin(),
        goods: dice.coin(),
        king: dice.coin(),
        robber: dice.coin(),
        king_scoring: dice.pick(&scorings),
        herd: dice.coin(),
        herd_stacks: dice.coin(),
        princess: dice.below(4) > 0,
        princess_must: dice.coin(),
        place_after_princess: dice.coin(),
        portal: dice.below(4) > 0,
        dragon: dice.below(4) > 0,
        dragon_after_scoring: dice.coin(),
        volcano_no_figure: dice.coin(),
        fairy: dice.below(4) > 0,
        fairy_each_part: dice.coin(),
        fairy_not_on_dragon: dice.coin(),
        fairy_by_tile: dice.coin(),
        tower: dice.below(4) > 0,
        ransom_unlimited: dice.coin(),
        wagon_on_tower: dice.coin(),
        siege: dice.coin(),
        escape: dice.pick(&[Escape::AnyCityTile, Escape::SiegeTile, Escape::Never]),
        cult: dice.coin(),
        self_duel: dice.coin(),
        abbey_anywhere: dice.coin(),
        barn_on_barn: dice.coin(),
        wagon_around: dice.coin(),
        castle_ring: dice.coin(),
        bazaars: dice.below(4) > 0,
        auctioneer_deals: dice.coin(),
        until_one_left: dice.coin(),
        bidding: dice.coin(),
        count: dice.below(3) == 0,
        count_chosen: dice.coin(),
        redeploy: dice.pick(&[Redeploy::Matching, Redeploy::Any, Redeploy::Market]),
        into_empty: dice.coin(),
        guests_count_two: dice.coin(),
        dragon_around_city: dice.coin(),
        count_moves: dice.pick(&[CountMoves::ByPlayer, CountMoves::Clockwise, CountMoves::Follows]),
        double_declinable: dice.coin(),
        builder_ordinary: dice.coin(),
        tiles_wait: dice.coin(),
        castle_any: dice.coin(),
        castle_king: dice.coin(),
        bridge_late: dice.coin(),
        any_quarter: dice.coin(),
        block_lifted: dice.coin(),
        towers_stay_closed: dice.coin(),
        ransom_whole_turn: dice.coin(),
        ban_placed_tile: dice.coin(),
    }
}

/// [`river_goes_on`](crate::referee::table::river_goes_on) without any thought.
fn plainly_goes_on(laid: &mut Vec<Laid>, rest: &[&'static Tile]) -> bool {
    let grid = Grid::of(laid);
    for number in 0..rest.len().max(2) - 1 {
        let mut others = rest.to_vec();
        let tile = if rest.is_empty() { return true } else { others.remove(number) };
        for x in grid.low.0 - 1..=grid.high.0 + 1 {
            for y in grid.low.1 - 1..=grid.high.1 + 1 {
                for turn in 0..4 {
                    let new = Laid::new(tile, (x, y), turn);
                    if extends_river(laid, new) {
                        laid.push(new);
                        let goes_on = plainly_goes_on(laid, &others);
                        laid.pop();
                        if goes_on {
                            return true;
                        }
                    }
                }
            }
        }
    }
    false
}

/// What came up in the games.
#[derive(Default)]
struct Seen {
    /// How often each kind of move was played.
    moves: Vec<(std::mem::Discriminant<Move>, String, u32)>,
    /// By piece, the most a player had on the table.
    pieces: [u32; Piece::COUNT],
    double_turns: u32,
    put_back: u32,
    aside: u32,
    fairy_points: u32,
    automatic_exchanges: u32,
    stuck_dragons: u32,
}

struct Game {
    referee: Referee,
    supply: [u32; Piece::COUNT],
    tiles: usize,
    totals: Vec<i32>,
}

impl Game {
    /// What must hold after every move.
    fn check(&self) {
        let referee = &self.referee;
        let survey = referee.survey();
        let players = referee.scores.len();
        assert_eq!(referee.scores, self.totals);
        assert!(self.totals.iter().all(|n| *n >= 0));
        let held: usize = referee.hands.iter().map(Vec::len).sum();
        let sold = referee.sale().map_or(0, |sale| sale.0.len()) + referee.won.iter().flatten().count();
        let elsewhere = referee.aside.len() + referee.removed.len() + held + sold + usize::from(referee.tile.is_some());
        let drawn = referee.laid.iter().filter(|l| !l.tile.held).count();
        assert_eq!(referee.left() + drawn + elsewhere, self.tiles);
        assert!(referee.aside.is_empty() || referee.dragon.is_none() || referee.options.tiles_wait);
        let (mut built, mut bridges, mut abbeys) = (0, 0, 0);
        for player in 0..players {
            for piece in Piece::ALL {
                let standing = referee.figures.iter().filter(|f| f.owner == player && f.piece == piece).count();
                let prisoners = referee.prisoners.iter().filter(|p| (p.1, p.2) == (player, piece)).count();
                let away = self.supply[piece as usize] - referee.supply(player, piece);
                let guests = referee.guests.iter().filter(|g| (g.1, g.2) == (player, piece)).count();
                let castles = referee.castles.iter().filter(|c| c.owner == player).count();
                match piece {
                    Piece::TowerPiece => built += away,
                    Piece::Bridge => bridges += away as usize,
                    Piece::Abbey => abbeys += away as usize,
                    Piece::Castle => assert_eq!(castles as u32, away),
                    _ => assert_eq!((standing + prisoners + guests) as u32, away),
                }
            }
        }
        assert_eq!(built, referee.towers.values().sum::<u32>());
        assert_eq!(bridges, referee.bridges().len());
        assert_eq!(abbeys, referee.laid.iter().filter(|l| l.tile.held).count());
        for castle in &referee.castles {
            let followers = referee.figures.iter().filter(|f| castle.segments.contains(&(f.at, f.segment))).count();
            let over = referee.phase == Phase::Over;
            assert_eq!(followers, usize::from(!castle.finished && !over));
        }
        for (holder, owner, _) in &referee.prisoners {
            assert_ne!(holder, owner);
            let mutual = referee.prisoners.iter().any(|p| (p.0, p.1) == (*owner, *holder));
            assert!(!mutual || referee.phase() == Phase::Exchange, "they must be exchanged");
        }
        self.check_figures(&survey);
        if let Some(fairy) = referee.fairy {
            assert_ne!(referee.dragon, Some(fairy.at));
            if let Some((owner, segment)) = fairy.with {
                let stands = |f: &Figure| (f.owner, f.at, f.segment) == (owner, fairy.at, segment);
                assert!(referee.figures.iter().any(|f| stands(f) && f.piece.is_follower()));
            }
        }
        // Everything that counts belongs to one feature.
        let partition: Vec<_> = survey.features.iter().map(|f| f.segments.clone()).collect();
        assert!(partition.is_sorted());
        let mut segments = partition.concat();
        segments.sort_unstable();
        let counts =
            |kind| !matches!(kind, Kind::River | Kind::Tower) && (kind != Kind::Garden || referee.options.gardens);
        let mut expected = Vec::new();
        for laid in &referee.laid {
            expected.extend((0..laid.segments()).filter(|n| counts(laid.kind(*n))).map(|n| (laid.at, n)));
        }
        expected.sort_unstable();
        assert_eq!(segments, expected);
        if matches!(referee.phase, Phase::Draw | Phase::PlaceTile | Phase::Over) {
            self.check_cards(&survey);
        }
    }

    /// Everybody stands where it may.
    fn check_figures(&self, survey: &Survey) {
        let referee = &self.referee;
        for figure in &referee.figures {
            let laid = referee.laid.iter().find(|l| l.at == figure.at).unwrap();
            let castle = referee.in_castle(figure);
            if figure.piece.is_follower() && !figure.guest && !castle {
                assert_ne!(referee.dragon, Some(figure.at));
                // DRAGON-VOLC-02, RIVER2-06: nobody stands on a volcano in the turn in which it is placed, nor ever on a river's
                let volcano = laid.tile.symbol == Some(Symbol::Volcano);
                let new = referee.placed && referee.laid.last().is_some_and(|last| last.at == figure.at);
                assert!(!(volcano && (new || is_river(laid.tile))));
            }
            if laid.kind(figure.segment) == Kind::Tower {
                assert!(referee.towers[&figure.at] > 0);
                assert!(matches!(figure.piece, Piece::Follower | Piece::BigFollower | Piece::Wagon));
                let here = |f: &&Figure| (f.at, f.segment) == (figure.at, figure.segment);
                assert_eq!(referee.figures.iter().filter(here).count(), 1);
                continue;
            }
            let feature = &survey.features[survey.feature(figure.at, figure.segment).unwrap()];
            let quiet = matches!(referee.phase, Phase::Draw | Phase::PlaceTile | Phase::Over);
            assert!(!feature.completed || castle || !quiet);
            // COUNT-12: whoever came out of the city stands anywhere
            let anywhere = figure.guest && referee.options.any_quarter;
            let kinds: &[Kind] = match figure.piece {
                Piece::Mayor | Piece::Wagon if anywhere => {
                    &[Kind::City, Kind::Road, Kind::Field, Kind::Monastery, Kind::Shrine]
                }
                Piece::Follower | Piece::BigFollower => {
                    &[Kind::City, Kind::Road, Kind::Field, Kind::Monastery, Kind::Shrine]
                }
                Piece::Abbot => &[Kind::Monastery, Kind::Shrine, Kind::Garden],
                Piece::Builder => &[Kind::City, Kind::Road],
                Piece::Pig | Piece::Barn => &[Kind::Field],
                Piece::Mayor => &[Kind::City],
                Piece::Wagon => &[Kind::City, Kind::Road, Kind::Monastery, Kind::Shrine],
                Piece::Abbey | Piece::Bridge | Piece::Castle | Piece::TowerPiece => &[],
            };
            assert!(kinds.contains(&feature.kind));
            let alone = figure.piece == Piece::Barn;
            // Followers and a barn are together only until the tile that joined them is scored.
            assert!(feature.barns.is_empty() || !quiet || !feature.occupied());
            assert!(alone || feature.followers[figure.owner] > 0, "nobody is with the {:?}", figure.piece);
        }
    }

    /// The records are those of the table, where nothing was complete at first; so are the goods.
    fn check_cards(&self, survey: &Survey) {
        let referee = &self.referee;
        let completed =
            |kind| survey.features.iter().filter(move |f| f.kind == kind && f.completed && f.castle.is_none());
        for (on, card, kind) in
            [(referee.options.king, referee.king(), Kind::City), (referee.options.robber, referee.robber(), Kind::Road)]
        {
            // KING-X-09
            let castles = referee.castles.iter().filter(|_| kind == Kind::City && referee.options.castle_king);
            let record = completed(kind).map(|f| f.tiles).chain(castles.map(|_| 2)).max();
            assert_eq!(card.map(|c| c.1), record.filter(|_| on));
        }
        for kind in 0..3 {
            let marks = completed(Kind::City).map(|f| f.goods[kind]).sum::<u32>();
            let tokens = (0..referee.scores.len()).map(|p| referee.goods(p)[kind]).sum::<u32>();
            assert_eq!(tokens, if referee.options.goods { marks } else { 0 });
        }
    }

    /// River tiles are placed so that the rest can follow.
    fn check_river(&self, moves: &[Move]) {
        let referee = &self.referee;
        let Some(tile) = referee.tile.filter(|t| is_river(t) && !referee.options.count) else { return };
        let mut rest: Vec<_> =
            referee.bag.iter().filter(|(t, _)| is_river(t)).flat_map(|(t, n)| vec![*t; *n]).collect();
        rest.sort_by_key(|t| matches!(t.id, "r1-lake" | "r2-volcano"));
        if rest.len() < 5 {
            let mut plain = referee.placements(tile, None);
            plain.retain(|&(at, turn)| {
                let mut laid = referee.laid.clone();
                laid.push(Laid::new(tile, at, turn));
                plainly_goes_on(&mut laid, &rest)
            });
            let plain: Vec<_> =
                plain.into_iter().map(|(at, turn)| Move::PlaceTile { tile: tile.id, at, turn }).collect();
            assert_eq!(
                moves.iter().filter(|m| matches!(m, Move::PlaceTile { .. })).copied().collect::<Vec<_>>(),
                plain
            );
        }
        if rest.is_empty() {
            let mut after = referee.clone();
            after.play(moves[0]);
            assert_eq!(open_ends(&after.laid), []);
        }
    }
}

/// A game to begin with: options, players, tiles.
fn random_start(dice: &mut Dice) -> Start {
    let options = random_options(dice);
    let edition = if dice.coin() { "-gardens" } else { "" };
    let set = |name: &str| aude_engine::tile::set(&format!("{name}{edition}")).unwrap();
    let river = dice.pick(&["", "river-1", "river-2"]);
    let mut sets = vec![set("base")];
    for part in ["inns-cathedrals", "traders-builders", "king-robber", "princess-dragon", "tower"] {
        if dice.below(if part == "tower" { 2 } else { 3 }) == 0 {
            sets.push(set(part));
        }
    }
    for part in ["abbey-mayor", "bridges-castles-bazaars"] {
        if dice.coin() {
            sets.push(set(part));
        }
    }
    for part in ["siege", "cult"] {
        if dice.coin() {
            sets.push(aude_engine::tile::set(part).unwrap());
        }
    }
    let opening = if river.is_empty() { set("base") } else { set(river) };
    if !river.is_empty() {
        sets.push(opening);
    }
    let layout: Vec<(&'static Tile, At, u8)> = if options.count {
        let city = aude_engine::tile::set("count").unwrap().tiles.iter();
        city.map(|(tile, _)| (*tile, (tile.at.unwrap().0.into(), (-tile.at.unwrap().1).into()), 0)).collect()
    } else {
        vec![(tile(opening.start.unwrap()), (0, 0), 0)]
    };
    let mut bag: Vec<(&'static Tile, usize)> = Vec::new();
    for (tile, n) in sets.iter().flat_map(|set| set.tiles) {
        if tile.held {
            continue;
        }
        let n = usize::from(*n) - usize::from(opening.start == Some(tile.id) && !options.count);
        // VAR-X-02
        let dragons = matches!(tile.symbol, Some(Symbol::Dragon | Symbol::Volcano)) && !is_river(tile);
        // A few tiles only, of what may be left out.
        let n = if is_river(tile) || dice.below(3) > 0 { n } else { n / 2 };
        if options.dragon || !dragons {
            bag.push((tile, n));
        }
    }
    let usual = [7, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 9];
    let supply = usual.map(|n| if dice.below(4) == 0 { dice.below(4) as u32 } else { n });
    let players = 1 + dice.below(6);
    Start {
        options,
        players,
        first: dice.below(players),
        supply: Piece::ALL.into_iter().zip(supply).collect(),
        hand: if river.is_empty() && !options.bazaars && dice.coin() { 3 } else { 0 },
        bag,
        layout,
        scores: (0..players).map(|_| dice.below(20) as i32).collect(),
    }
}

fn random_game(seed: u64, seen: &mut Seen) {
    let mut dice = Dice(seed);
    let start = random_start(&mut dice);
    let compact = dice.coin();
    let mut supply = [0; Piece::COUNT];
    for (piece, n) in &start.supply {
        supply[*piece as usize] = *n;
    }
    let tiles = start.bag.iter().map(|t| t.1).sum::<usize>() + start.layout.len();
    let mut game = Game { referee: Referee::new(&start), supply, tiles, totals: start.scores.clone() };
    while game.referee.phase() != Phase::Over {
        let referee = &mut game.referee;
        let events;
        if referee.phase() == Phase::Draw {
            assert_eq!(referee.legal(), []);
            let drawable = referee.drawable();
            assert!(!drawable.is_empty(), "the river is stuck");
            let middle = |t: &Tile| is_river(t) && !matches!(t.id, "r2-fork" | "r1-lake" | "r2-volcano");
            let names: BTreeSet<_> = referee.bag.iter().filter(|(t, n)| *n > 0 && middle(t)).map(|t| t.0.id).collect();
            seen.put_back += u32::from(!names.is_empty() && drawable[0] != "r2-fork" && names.len() > drawable.len());
            let bag: Vec<_> = drawable.iter().flat_map(|id| vec![*id; in_bag(referee, id)]).collect();
            let id = dice.pick(&bag);
            let aside = referee.aside.len();
            events = referee.drawn(tile(id));
            seen.aside += u32::from(referee.aside.len() > aside);
        } else {
            let moves = referee.legal();
            assert!(!moves.is_empty() && moves != [Move::Pass] && moves.is_sorted());
            let passes = moves.contains(&Move::Pass);
            match referee.phase() {
                Phase::PlaceFigure => assert!(passes || referee.options.princess_must),
                Phase::PlaceTile => {
                    assert_ne!(passes, moves.iter().any(|m| matches!(m, Move::PlaceTile { .. })));
                }
                Phase::AuctionBid => {}
                Phase::Exchange | Phase::Dragon | Phase::AuctionChoose | Phase::AuctionDeal | Phase::Count => {
                    assert!(!passes);
                }
                _ => assert!(passes),
            }
            game.check_river(&moves);
            let referee = &mut game.referee;
            // Kinds of moves first: some are rare.
            let last = referee.laid.last().unwrap().at;
            let kind = |m: &Move| match m {
                Move::Place { piece, at, .. } => (discriminant(m), Some((*piece, usize::from(*at == last)))),
                Move::Capture { owner, piece, .. } => (discriminant(m), Some((*piece, *owner))),
                _ => (discriminant(m), None),
            };
            let mut kinds: Vec<_> = moves.iter().map(kind).collect();
            kinds.dedup();
            let chosen = dice.pick(&kinds);
            let mut moves: Vec<_> = moves.into_iter().filter(|m| kind(m) == chosen).collect();
            let distance = |m: &Move| match m {
                Move::PlaceTile { at, .. } | Move::PlaceBridged { at, .. } => at.0.pow(2) + at.1.pow(2),
                _ => 0,
            };
            let nearest = moves.iter().map(distance).min().unwrap();
            moves.retain(|m| !compact || distance(m) <= nearest + 2);
            let m = dice.pick(&moves);
            match seen.moves.iter_mut().find(|s| s.0 == discriminant(&m)) {
                Some((_, _, n)) => *n += 1,
                None => seen.moves.push((discriminant(&m), format!("{m:?}"), 1)),
            }
            let (second, prisoners) = (referee.second, referee.prisoners.len());
            let steps = referee.path.len();
            events = referee.play(m);
            seen.double_turns += u32::from(referee.second && !second);
            let fewer = matches!(m, Move::Capture { .. }) && referee.prisoners.len() < prisoners;
            seen.automatic_exchanges += u32::from(fewer);
            seen.stuck_dragons += u32::from(steps > 0 && steps < 6 && referee.path.is_empty());
        }
        assert!(events.is_sorted());
        for event in &events {
            game.totals[event.player] += event.points;
            assert!(event.points >= 0 || matches!(event.what, What::Ransom | What::Auction));
            seen.fairy_points += u32::from(event.what == What::Fairy);
        }
        for player in 0..game.totals.len() {
            for piece in Piece::ALL {
                let away = game.supply[piece as usize] - game.referee.supply(player, piece);
                seen.pieces[piece as usize] = seen.pieces[piece as usize].max(away);
            }
        }
        game.check();
    }
    let kind = |f: &Figure| game.referee.laid.iter().find(|l| l.at == f.at).unwrap().kind(f.segment);
    assert!(game.referee.figures.iter().all(|f| matches!(kind(f), Kind::Field | Kind::Tower)));
}

/// Random games with all kinds of parts: nothing is lost or found, records are those of the table, the river never
/// gets stuck, and everything comes up.
#[test]
fn random_games() {
    let mut seen = Seen::default();
    for seed in 0..150 {
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| random_game(seed, &mut seen)));
        assert!(played.is_ok(), "seed {seed}");
    }
    for (_, example, n) in &seen.moves {
        println!("{n:6} {example}");
    }
    // A choice among prisoners is too rare to be sure of.
    assert!(seen.moves.len() >= 24, "all kinds of moves");
    assert!(seen.pieces.iter().all(|n| *n > 0) && seen.double_turns > 0 && seen.put_back > 0);
    assert!(seen.aside > 0 && seen.fairy_points > 0 && seen.automatic_exchanges > 0 && seen.stuck_dragons > 0);
}
