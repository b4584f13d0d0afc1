//! Positions that a game begins with: what can be set up, and why other things cannot.

use aude_engine::{
    Action, Axis, Event, Figure, Flaw, Log, Phase, Pos, Quarter, Revision, Rules, SegmentName, Setup, StartBridge,
    StartCastle, StartExtras, StartFigure, StartGuest, StartPrisoner, StartTile, State, tile::Kind,
};

fn lay(id: &str, x: i16, y: i16, turn: u8) -> StartTile {
    StartTile { tile: id.into(), at: Pos::new(x, y), turn, ..StartTile::default() }
}

fn stands(owner: usize, figure: Figure, kind: Kind, places: u16) -> StartFigure {
    StartFigure { owner, figure, segment: SegmentName { kind, places, nth: None }, fairy: false }
}

fn game(parts: &[&str], start: Vec<StartTile>) -> Setup {
    let parts: Vec<_> = parts.iter().map(|part| (*part, 1)).chain([("base", 1)]).collect();
    Setup { start: Some(start), ..Setup::players(2).with_parts(&parts) }
}

/// What is wrong, and where.
fn flaw(setup: &Setup) -> (String, Flaw) {
    let error = Rules::new(setup).unwrap_err();
    (error.field, error.flaw)
}

/// The message of the rule of a part that a setup breaks.
fn rule((field, flaw): (String, Flaw)) -> (String, &'static str) {
    match flaw {
        Flaw::Rule(reason) | Flaw::RuleFor(reason, _) => (field, reason.id),
        other => panic!("{field}: {other}"),
    }
}

fn play(rules: &Rules, state: &mut State, action: Action) {
    state.play(rules, action, &mut Log::off()).unwrap();
}

const BCB: &[&str] = &["bridges-castles-bazaars"];
const WEST: u16 = 1 << 10;

const fn bridge(owner: usize, axis: Axis) -> StartBridge {
    StartBridge { axis, owner }
}

/// BCB-BRIDGE-01, BCB-BRIDGE-05: a bridge is a road; it comes out of its owner's supply, and somebody may stand on it.
#[test]
fn bridges_carry_roads() {
    // A monastery among fields, with a road from its west over the bridge.
    let mut tile = lay("B", 0, 0, 0);
    tile.bridge = Some(bridge(1, Axis::EastWest));
    tile.figures = vec![stands(0, Figure::Follower, Kind::Road, WEST)];
    let setup = game(BCB, vec![tile.clone(), lay("U", -1, 0, 0), lay("U", 1, 0, 0)]);
    let rules = Rules::new(&setup).unwrap();
    let state = rules.start();
    assert_eq!(state.bridges(), [(Pos::new(0, 0), Axis::EastWest)]);
    assert_eq!([0, 1].map(|p| state.supply_of(p, Figure::Bridge)), [3, 2]);
    let roads = state.features(&rules).into_iter().filter(|f| f.kind == Kind::Road).collect::<Vec<_>>();
    assert_eq!((roads.len(), roads[0].tiles, &roads[0].strength[..]), (1, 3, &[1, 0][..]));
    // Without it nothing fits.
    tile.bridge = None;
    tile.figures.clear();
    let bare = game(BCB, vec![tile.clone(), lay("U", -1, 0, 0)]);
    assert!(matches!(flaw(&bare), (field, Flaw::Misfit { .. }) if field == "start[1].at"));
    let with = |parts: &[&str], tile: StartTile, other: StartTile| flaw(&game(parts, vec![other, tile]));
    // BCB-BRIDGE-03: both ends rest on field, and no road ends in a field.
    let mut across = lay("U", 0, 0, 0);
    across.bridge = Some(bridge(0, Axis::EastWest));
    assert_eq!(with(BCB, across.clone(), lay("B", 0, 2, 0)), ("start[1].bridge".into(), Flaw::NoBridge));
    across.bridge = Some(bridge(0, Axis::NorthSouth));
    assert_eq!(with(BCB, across.clone(), lay("B", 0, 1, 0)), ("start[1].bridge".into(), Flaw::NoBridge));
    // BCB-02: there are three of them; and none without the part.
    across.bridge = Some(bridge(5, Axis::NorthSouth));
    let nobody = with(BCB, across.clone(), lay("B", 3, 0, 0));
    assert!(matches!(nobody, (field, Flaw::Other(_)) if field == "start[1].bridge"));
    across.bridge = Some(bridge(0, Axis::NorthSouth));
    assert_eq!(with(&[], across, lay("B", 3, 0, 0)), ("start[1].bridge".into(), Flaw::NotInPlay("bridge")));
    tile.bridge = Some(bridge(0, Axis::EastWest));
    let four = (0..4).map(|i| StartTile { at: Pos::new(0, i), ..tile.clone() }).collect();
    let none = Flaw::NoFigureLeft { player: 0, figure: Figure::Bridge };
    assert_eq!(flaw(&game(BCB, four)), ("start[3].bridge".into(), none));
}

/// A small city of two halves, in the west of a field.
fn small_city(keeper: Option<StartFigure>, castle: Option<StartCastle>) -> Setup {
    let mut tile = lay("E", 0, 0, 0);
    tile.figures.extend(keeper);
    let mut setup = game(BCB, vec![tile, lay("E", 0, 1, 2), lay("E", 1, 0, 0)]);
    setup.extras.set("castles", Vec::from_iter(castle));
    setup
}

/// BCB-CASTLE-01, BCB-CASTLE-02: a castle has its keeper until something beside it scores.
#[test]
fn castles_wait_for_points() {
    let castle = StartCastle { tiles: [Pos::new(0, 1), Pos::new(0, 0)], owner: 1, finished: false };
    let keeper = |owner| Some(stands(owner, Figure::Follower, Kind::City, 0));
    let mut setup = small_city(keeper(1), Some(castle));
    setup.draw = Some(vec!["E".into(), "U".into()]);
    let rules = Rules::new(&setup).unwrap();
    let mut state = rules.start();
    assert_eq!([0, 1].map(|p| state.supply_of(p, Figure::Castle)), [3, 2]);
    assert_eq!(state.castles().len(), 1);
    let draw = state.legal_actions(&rules)[0];
    play(&rules, &mut state, draw);
    // The city beside it is completed, which is worth four.
    let closes = state
        .legal_actions(&rules)
        .into_iter()
        .find(|a| matches!(a, Action::PlaceTile(_, p) if p.at() == Pos::new(1, 1) && p.turn() == 2));
    play(&rules, &mut state, closes.unwrap());
    let mut log = Log::on();
    state.play(&rules, Action::Pass, &mut log).unwrap();
    let scored = log.take().into_iter().filter(|e| matches!(e, Event::Scored(s) if s.player == 1)).count();
    assert_eq!((scored, state.score(1), state.supply_of(1, Figure::Follower)), (1, 4, 7));
    assert!(state.castles().all(|castle| castle.finished));

    let refused = |keeper, castle| flaw(&small_city(keeper, Some(castle)));
    let field = || "castles[0]".to_string();
    assert_eq!(rule(refused(None, castle)), (field(), "problem-castle-keeper"));
    assert_eq!(rule(refused(keeper(0), castle)), (field(), "problem-castle-keeper"));
    let done = StartCastle { finished: true, ..castle };
    assert!(Rules::new(&small_city(None, Some(done))).is_ok());
    assert_eq!(rule(refused(keeper(1), done)), (field(), "problem-castle-empty"));
    // BCB-X-06: not any two tiles, and not without a castle.
    for tiles in [[Pos::new(0, 0), Pos::new(1, 0)], [Pos::new(0, 0), Pos::new(0, -1)], [Pos::new(0, 0), Pos::new(0, 2)]]
    {
        assert_eq!(rule(refused(None, StartCastle { tiles, ..done })), (field(), "problem-no-castle"), "{tiles:?}");
    }
    let mut twice = small_city(None, Some(done));
    twice.extras.set("castles", vec![done; 2]);
    assert_eq!(rule(flaw(&twice)), ("castles[1]".into(), "problem-no-castle"));
    let mut none = small_city(None, Some(done));
    none.counts.insert("castle".into(), 0);
    assert_eq!(flaw(&none), ("castles".into(), Flaw::NotInPlay("castles")));
    // A city that is complete and no castle holds nobody.
    assert!(matches!(flaw(&small_city(keeper(1), None)), (_, Flaw::Complete(Kind::City))));
}

/// ABBEY-TILE-01, ABBEY-TILE-02: an abbey lies in a hole and is spent.
#[test]
fn abbeys_fill_holes() {
    let parts = &["abbey-mayor"];
    let mut tiles = vec![lay("U", 0, 1, 1), lay("U", 0, -1, 1), lay("B", -1, 0, 0), lay("B", 1, 0, 0)];
    let abbey = |owner| StartTile { owner, ..lay("abbey", 0, 0, 0) };
    let id = aude_engine::tile::TILES.iter().find(|tile| tile.held).unwrap().id;
    let abbey = |owner| StartTile { tile: id.into(), ..abbey(owner) };
    let mut setup = game(parts, tiles.clone());
    assert!(Rules::new(&setup).is_ok());
    setup.start.as_mut().unwrap().push(abbey(Some(1)));
    let rules = Rules::new(&setup).unwrap();
    let state = rules.start();
    assert_eq!([0, 1].map(|p| state.supply_of(p, Figure::Abbey)), [1, 0]);
    // ABBEY-TILE-03: the roads end there.
    let ends = state.features(&rules).into_iter().filter(|f| f.kind == Kind::Road).map(|f| f.segments.len());
    assert_eq!(ends.collect::<Vec<_>>(), [1, 1]);
    let refused = |start: Vec<StartTile>| flaw(&game(parts, start));
    tiles.push(abbey(None));
    assert!(matches!(refused(tiles.clone()), (field, Flaw::Other(_)) if field == "start[4].owner"));
    tiles[4] = abbey(Some(0));
    tiles.push(StartTile { at: Pos::new(0, 2), ..abbey(Some(0)) });
    assert_eq!(refused(tiles.clone()), ("start[5].owner".into(), Flaw::NoHole));
    tiles.remove(1);
    assert_eq!(refused(tiles), ("start[3].owner".into(), Flaw::NoHole));
    let foreign = StartTile { owner: Some(0), ..lay("U", 0, 0, 0) };
    assert!(matches!(refused(vec![foreign]), (field, Flaw::Other(_)) if field == "start[0].owner"));
    assert_eq!(flaw(&game(&[], vec![abbey(Some(0))])), ("start[0].tile".into(), Flaw::TileNotInPlay(id.into())));
}

fn with(parts: &[&str], change: impl FnOnce(&mut StartExtras)) -> Setup {
    let mut setup = Setup { start: None, ..game(parts, Vec::new()) };
    change(&mut setup.extras);
    setup
}

/// TOWER-11, TOWER-13, TOWER-15: prisoners are missing in the supply, can be bought back, and are never held by both.
#[test]
fn prisoners_are_held() {
    let held = |holder, owner, figure| StartPrisoner { holder, owner, figure };
    let setup = |prisoners: &[StartPrisoner]| with(&["tower"], |it| it.set("prisoners", prisoners.to_vec()));
    let mut one = setup(&[held(1, 0, Figure::Follower), held(1, 0, Figure::Follower)]);
    one.scores = vec![3, 0];
    one.extras.set("tower-pieces", vec![4_u32, 10]);
    let rules = Rules::new(&one).unwrap();
    let mut state = rules.start();
    assert_eq!([0, 1].map(|p| state.supply_of(p, Figure::Follower)), [5, 7]);
    assert_eq!([0, 1].map(|p| state.supply_of(p, Figure::TowerPiece)), [4, 10]);
    let draw = state.legal_actions(&rules)[0];
    play(&rules, &mut state, draw);
    play(&rules, &mut state, Action::Ransom(Figure::Follower, 1));
    assert_eq!((state.score(0), state.score(1), state.prisoners().len()), (0, 3, 1));
    let refused = |prisoners: &[StartPrisoner]| flaw(&setup(prisoners));
    let follower = Figure::Follower;
    assert_eq!(rule(refused(&[held(1, 1, follower)])), ("prisoners[0]".into(), "problem-own-prisoner"));
    assert_eq!(refused(&[held(1, 0, Figure::TowerPiece)]).1.to_string(), "a tower-piece is never a prisoner");
    assert_eq!(
        rule(refused(&[held(1, 0, follower), held(0, 1, follower)])),
        ("prisoners[1]".into(), "problem-exchanged")
    );
    let none = Flaw::NoFigureLeft { player: 0, figure: follower };
    assert_eq!(refused(&[held(1, 0, follower); 8]), ("prisoners[7]".into(), none));
    assert!(matches!(refused(&[held(2, 0, follower)]).1, Flaw::Other(_)));
    assert_eq!(flaw(&with(&[], |it| it.set("prisoners", vec![held(1, 0, follower)]))).1, Flaw::NotInPlay("prisoners"));
    let pieces = with(&["tower"], |it| it.set("tower-pieces", vec![11_u32, 0]));
    assert_eq!(flaw(&pieces).0, "tower-pieces[0]");
    assert_eq!(flaw(&with(&["tower"], |it| it.set("tower-pieces", vec![1_u32]))).0, "tower-pieces");
}

/// COUNT-03, COUNT-04, COUNT-X-05: followers are in quarters where they may be, and the count is where he is said to be.
#[test]
fn guests_are_in_their_quarters() {
    let guest = |quarter, figure| StartGuest { quarter, owner: 1, figure };
    let mut setup = with(&["count"], |it| {
        it.set("guests", vec![guest(Quarter::Smithy, Figure::Follower), guest(Quarter::Castle, Figure::Follower)]);
        it.set("count", Quarter::Market);
    });
    setup.options.insert("count-start-quarter".into(), "chosen".into());
    let rules = Rules::new(&setup).unwrap();
    let state = rules.start();
    assert_eq!(state.phase(), Phase::Draw, "the count was placed before");
    assert_eq!((state.count(), state.supply_of(1, Figure::Follower)), (Some(Quarter::Market), 5));
    let guests: Vec<_> = state.guests().collect();
    assert_eq!(guests, [(Quarter::Castle, 1, Figure::Follower), (Quarter::Smithy, 1, Figure::Follower)]);
    let parts = &["count", "abbey-mayor"];
    let mayor = with(parts, |it| it.set("guests", vec![guest(Quarter::Market, Figure::Mayor)]));
    let (field, refused) = flaw(&mayor);
    assert_eq!((field.as_str(), refused.to_string().as_str()), ("guests[0]", "a mayor may not enter the market"));
    let nobody = with(&[], |it| it.set("guests", vec![guest(Quarter::Market, Figure::Follower)]));
    assert_eq!(flaw(&nobody).1, Flaw::NotInPlay("guests"));
    assert_eq!(flaw(&with(&[], |it| it.set("count", Quarter::Market))).1, Flaw::NotInPlay("count"));
}

/// The dragon does not eat the keeper of a castle, and the fairy may go to that keeper while the dragon is there.
#[test]
fn dragon_and_fairy_meet_at_a_castle() {
    let castle = StartCastle { tiles: [Pos::new(0, 1), Pos::new(0, 0)], owner: 1, finished: false };
    let keeper = StartFigure { fairy: true, ..stands(1, Figure::Follower, Kind::City, 0) };
    let mut setup = small_city(Some(keeper), Some(castle));
    setup.parts.as_mut().unwrap().insert("princess-dragon".into(), 1);
    let set = aude_engine::tile::set("princess-dragon").unwrap();
    let volcano = set.tiles.iter().find(|(tile, _)| tile.symbol == Some(aude_engine::tile::Symbol::Volcano)).unwrap();
    setup.start.as_mut().unwrap().push(lay(volcano.0.id, 9, 9, 0));
    setup.extras.set("dragon", Pos::new(0, 0));
    let state = Rules::new(&setup).unwrap().start();
    assert_eq!((state.dragon(), state.fairy()), (Some(Pos::new(0, 0)), Some(Pos::new(0, 0))));
}

/// DRAGON-VOLC-01, DRAGON-MOVE-08, DRAGON-X-10, KING-02, TRADE-GOODS-01: what else there is in a position.
#[test]
fn dragon_fairy_cards_and_goods() {
    let parts = &["princess-dragon", "king-robber", "traders-builders"];
    let symbol = |symbol| {
        let set = aude_engine::tile::set("princess-dragon").unwrap();
        set.tiles.iter().find(|(tile, _)| tile.symbol == Some(symbol)).unwrap().0.id
    };
    let volcano = lay(symbol(aude_engine::tile::Symbol::Volcano), 9, 9, 0);
    let mut setup = game(parts, vec![volcano, lay("B", 0, 0, 0)]);
    setup.extras.set("dragon", Pos::new(0, 0));
    setup.extras.set("fairy", Pos::new(9, 9));
    setup.extras.set("king", (1, 5));
    setup.extras.set("goods", vec![[1, 0, 2], [0, 3, 0]]);
    let state = Rules::new(&setup).unwrap().start();
    assert_eq!((state.dragon(), state.fairy(), state.fairy_with()), (Some(Pos::new(0, 0)), Some(Pos::new(9, 9)), None));
    assert_eq!((state.king(), state.robber(), state.goods(1)), (Some((1, 5)), None, [0, 3, 0]));
    let changed = |change: fn(&mut Setup)| {
        let mut setup = setup.clone();
        change(&mut setup);
        flaw(&setup)
    };
    let nowhere = Pos::new(1, 0);
    assert_eq!(rule(changed(|s| s.extras.set("dragon", Pos::new(1, 0)))), ("dragon".into(), "problem-not-there"));
    assert_eq!(changed(|s| s.extras.set("fairy", Pos::new(1, 0))), ("fairy".into(), Flaw::NoTile(nowhere)));
    let without_volcano = changed(|s| drop(s.start.as_mut().unwrap().remove(0)));
    assert_eq!(rule(without_volcano), ("dragon".into(), "problem-no-volcano"));
    // DRAGON-FAIRY-02, DRAGON-VOLC-03: neither a follower nor the fairy is with the dragon; old games may have it.
    assert_eq!(rule(changed(|s| s.extras.set("fairy", Pos::new(0, 0)))), ("fairy".into(), "problem-not-there"));
    let mut with_monk = setup.clone();
    with_monk.start.as_mut().unwrap()[1].figures = vec![stands(0, Figure::Follower, Kind::Monastery, 0)];
    assert_eq!(rule(flaw(&with_monk)), ("dragon".into(), "problem-not-there"));
    with_monk.revision = Revision::First;
    assert!(Rules::new(&with_monk).is_ok());
    assert_eq!(changed(|s| s.extras.set("king", (2, 5))).0, "king");
    assert_eq!(changed(|s| s.extras.set("robber", (0, 0))).0, "robber");
    assert_eq!(changed(|s| s.extras.set("goods", vec![[1, 0, 2], [100, 3, 0]])).0, "goods[1]");
    assert_eq!(changed(|s| s.toggles.extend([("king".into(), false)])), ("king".into(), Flaw::NotInPlay("king")));
    // A tile waits for a dragon, and only such a one.
    let waits = symbol(aude_engine::tile::Symbol::Dragon);
    let aside = |tile: &str| with(parts, |it| it.set("aside", vec![tile.to_string()]));
    let rules = Rules::new(&aside(waits)).unwrap();
    assert_eq!(rules.start().aside(), [rules.design(waits).unwrap()]);
    assert_eq!(flaw(&aside("U")).0, "aside[0]");
    // With the dragon on the table nothing waits.
    let mut late = setup.clone();
    late.extras.set("aside", vec![waits.to_string()]);
    assert_eq!(flaw(&late).0, "aside[0]");
    assert_eq!(
        flaw(&with(&[], |it| it.set("hands", vec![vec!["U".to_string()], Vec::new()]))).1,
        Flaw::NotInPlay("hands")
    );
    assert_eq!(flaw(&with(&[], |it| it.set("won", vec![Some("U".to_string()), None]))).1, Flaw::NotInPlay("won"));
    assert!(
        matches!(flaw(&with(&[], |it| it.set("won", vec![Some("C".to_string()); 2]))), (field, Flaw::NoTileLeft(_)) if field == "won[1]")
    );
}
