//! Positions laid by hand.

use crate::dice;

use aude_engine::{Phase, Quarter};
use aude_protocol::{read_setup, setup_message};
use aude_table::{Edit, Form, Piece, Sketch, Table, Tool, View, sketch};
use dice::Dice;
use serde_json::{Value, json};

fn base() -> Value {
    json!({ "players": ["Anna", "Ben"] })
}

fn look(setup: &Value, edit: Option<&Edit>, held: Option<&str>) -> Result<Sketch, String> {
    let held = held.map(|tile| Tool::Tile { tile: tile.into() });
    sketch(setup.as_object().unwrap(), &[0, 1], edit, held.as_ref()).map_err(|problem| problem.message)
}

/// Where something can be laid, as edits.
fn offered(setup: &Value, tool: &Tool) -> Vec<Edit> {
    let ask = sketch(setup.as_object().unwrap(), &[0, 1], None, Some(tool)).unwrap().view.ask;
    let edit = |form: Form| match (form, tool) {
        (Form::Tile { at, .. }, Tool::Abbey { owner }) => Edit::Abbey { owner: *owner, at },
        (Form::Tile { tile, at, turn, .. }, _) => Edit::Tile { tile, at, turn },
        (Form::Span { span }, Tool::Bridge { owner }) => Edit::Bridge { owner: *owner, at: span.at, axis: span.axis },
        (Form::Segment { segment, .. }, Tool::Castle { owner }) => {
            Edit::Castle { owner: *owner, at: segment.at, segment: segment.segment }
        }
        (Form::Square { at, .. }, Tool::Dragon) => set("dragon", json!(at)),
        (Form::Square { at, .. }, Tool::Fairy) => Edit::Fairy { at },
        (Form::Spot { at, segment, .. }, Tool::Figure { owner, figure }) => {
            Edit::Stand { owner: *owner, figure: figure.clone(), at, segment }
        }
        (form, tool) => panic!("{tool:?} is not laid like that: {form:?}"),
    };
    ask.map_or_else(Vec::new, |ask| ask.choices.into_iter().map(|choice| edit(choice.form)).collect())
}

fn kinds(view: &View, kind: &str) -> usize {
    view.pieces.iter().filter(|piece| piece.kind == kind).count()
}

fn supply(now: &Sketch, player: usize, figure: &str) -> u32 {
    now.view.players[player].supply.iter().find(|stock| stock.figure == figure).unwrap().n
}

/// Whether an edit sets one of these.
fn is_set(edit: &Edit, fields: &[&str]) -> bool {
    matches!(edit, Edit::Set { field, .. } if fields.contains(&field.as_str()))
}

/// Sets what a part adds to a position.
fn set(field: &str, value: Value) -> Edit {
    Edit::Set { field: field.into(), value }
}

fn make(setup: &Value, edits: Vec<Edit>) -> Sketch {
    let mut now = look(setup, None, None).unwrap();
    for edit in edits {
        now = look(&now.setup, Some(&edit), None).unwrap();
    }
    now
}

fn tile(name: &str, at: [i32; 2], turn: u8) -> Edit {
    Edit::Tile { tile: name.into(), at, turn }
}

fn figure(owner: usize, name: &str, point: [f32; 2]) -> Edit {
    Edit::Figure { owner, figure: name.into(), point }
}

fn count(counts: &[aude_table::TileCount], tile: &str) -> u32 {
    counts.iter().find(|it| it.tile == tile).unwrap().n
}

#[test]
fn tiles_are_laid_where_they_fit() {
    let now = look(&base(), None, Some("U")).unwrap();
    assert_eq!((now.view.tiles.len(), count(&now.stock, "U"), count(&now.stock, "D")), (1, 8, 3));
    let choices = now.view.ask.unwrap().choices;
    assert!(!choices.is_empty() && choices.iter().all(|c| matches!(&c.form, Form::Tile { tile, .. } if tile == "U")));
    let now = make(&base(), vec![tile("U", [1, 0], 0)]);
    assert_eq!((now.view.tiles.len(), count(&now.stock, "U"), count(&now.bag, "U")), (2, 7, 7));
    let refused = |edit: Edit| look(&now.setup, Some(&edit), None).unwrap_err();
    assert_eq!(refused(tile("U", [0, 1], 1)), "edit-no-fit", "a road does not meet a city");
    assert_eq!(refused(tile("U", [1, 0], 0)), "edit-no-fit", "there is a tile already");
    assert_eq!(refused(tile("U", [2, 0], 1)), "edit-no-fit");
    assert_eq!(refused(tile("nothing", [2, 0], 1)), "edit-none-left");
    let turned = make(&now.setup, vec![Edit::Turn { at: [0, 0] }]);
    assert_eq!(turned.view.tiles[0].turn, 2, "the other way the road fits");
    let bare = make(&now.setup, vec![Edit::Take { at: [0, 0] }, Edit::Take { at: [1, 0] }]);
    assert!(bare.view.tiles.is_empty());
    let first = look(&bare.setup, None, Some("X")).unwrap();
    assert!(first.view.ask.unwrap().choices.iter().any(|c| matches!(c.form, Form::Tile { at: [0, 0], .. })));
}

#[test]
fn figures_stand_where_they_may() {
    // The city of the start tile is in the north.
    let city = [50., 10.];
    let now = make(&base(), vec![figure(1, "follower", city)]);
    assert_eq!((now.view.pieces.len(), now.view.pieces[0].owner), (1, Some(1)));
    assert_eq!(now.view.players[1].supply[0].n, 6);
    let off = look(&now.setup, Some(&figure(1, "follower", city)), None).unwrap();
    assert!(off.view.pieces.is_empty(), "the same once more takes it off");
    // Whoever closes the city sends its knight home.
    let closed = look(&now.setup, Some(&tile("E", [0, 1], 2)), None).unwrap();
    assert_eq!((closed.gone, closed.view.pieces.len()), (1, 0));
    let refused = |setup: &Value, edit: Edit| look(setup, Some(&edit), None).unwrap_err();
    assert_eq!(refused(&closed.setup, figure(0, "follower", city)), "edit-complete");
    assert_eq!(refused(&now.setup, figure(0, "follower", [550., 10.])), "edit-no-tile");
    assert_eq!(refused(&now.setup, figure(0, "bridge", city)), "edit-no-figure");
}

#[test]
fn company_supply_fairy_and_towers() {
    let all = json!({
        "players": ["Anna", "Ben"],
        "parts": { "base": 1, "traders-builders": 1, "princess-dragon": 1, "tower": 1 }, "counts": { "follower": 1 },
    });
    let (city, road) = ([50., 10.], [10., 50.]);
    let now = make(&all, vec![]);
    let refused = |setup: &Value, edit: Edit| look(setup, Some(&edit), None).unwrap_err();
    assert_eq!(refused(&now.setup, figure(0, "builder", city)), "edit-company");
    // Without a follower the fairy stands alone (DRAGON-X-10), and leaves again.
    let alone = make(&now.setup, vec![Edit::Fairy { at: [0, 0] }]);
    assert_eq!((kinds(&alone.view, "fairy"), &alone.setup["fairy"]), (1, &json!([0, 0])));
    assert_eq!(kinds(&make(&alone.setup, vec![Edit::Fairy { at: [0, 0] }]).view, "fairy"), 0);
    let now =
        make(&now.setup, vec![figure(0, "follower", city), figure(0, "builder", city), Edit::Fairy { at: [0, 0] }]);
    assert_eq!(refused(&now.setup, figure(0, "follower", road)), "edit-no-figure");
    let kinds: Vec<&str> = now.view.pieces.iter().map(|piece| piece.kind.as_str()).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "figure").count(), 2);
    assert!(kinds.contains(&"fairy"));
    // Without its follower the builder goes too.
    let alone = look(&now.setup, Some(&figure(0, "follower", city)), None).unwrap();
    assert_eq!((alone.gone, alone.view.pieces.iter().filter(|piece| piece.kind == "figure").count()), (1, 0));
    assert_eq!(refused(&now.setup, Edit::Tower { at: [0, 0], height: 2 }), "edit-no-tower");
    assert_eq!(now.things, ["fairy", "tower", "prisoners", "goods"]);
    assert_eq!(now.figures, ["follower", "builder", "pig"]);
    // A tower, and a follower on top of it.
    let site = tile("TE", [1, 0], 0);
    let built = make(&all, vec![site, Edit::Tower { at: [1, 0], height: 2 }]);
    assert!(built.view.pieces.iter().any(|piece| piece.kind == "tower"));
}

#[test]
fn a_position_is_played_with_its_bag() {
    let mut setup = make(&base(), vec![tile("U", [1, 0], 0), figure(0, "follower", [10., 50.])]).setup;
    setup["bag"] = json!({ "U": 2, "X": 1 });
    setup["scores"] = json!([10, 12]);
    setup["first"] = json!(1);
    setup["next"] = json!("X");
    let now = look(&setup, None, None).unwrap();
    assert_eq!((now.view.left, count(&now.bag, "X"), count(&now.bag, "V")), (3, 1, 0));
    assert!(now.problems.is_empty() && now.view.active == 1);
    let mut playable = now.setup.clone();
    playable["seed"] = json!(4);
    let mut table = Table::new(playable.as_object().unwrap(), Vec::new()).unwrap();
    let view = table.view();
    let ask = view.ask.as_ref().unwrap();
    assert_eq!((ask.player, ask.tile.as_deref(), view.left), (1, Some("X"), 2));
    let again = Table::open(&table.record(), Vec::new()).unwrap();
    assert_eq!(again.view(), view, "a record has the whole position");
    while !table.view().over {
        table.play(table.moves(), 0).unwrap();
    }
    assert_eq!(table.view().tiles.len() + table.view().removed.len(), 5);
    // A tile that is not in the bag is not drawn next; an empty bag cannot be played.
    let mut none = now.setup.clone();
    none["bag"] = json!({});
    let none = look(&none, None, None).unwrap();
    assert_eq!((none.problems[0].field.as_str(), none.setup.get("next")), ("bag", None));
    // Nobody has more than there is.
    let mut many = now.setup;
    many["bag"] = json!({ "U": 99 });
    assert_eq!(look(&many, None, None).unwrap().view.left, 7);
}

/// BCB-BRIDGE-03: a bridge is laid where both ends lead nowhere yet, and stays while a road goes over it.
#[test]
fn bridges_are_laid_and_taken() {
    let parts = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "bridges-castles-bazaars": 1 } });
    let bridge = |owner, axis: &str| Edit::Bridge { owner, at: [1, 0], axis: axis.into() };
    let bare = make(&parts, vec![tile("U", [1, 0], 0)]);
    assert_eq!(offered(&bare.setup, &Tool::Bridge { owner: 1 }), [bridge(1, "ns")]);
    let now = make(&bare.setup, vec![bridge(1, "ns")]);
    assert_eq!((kinds(&now.view, "bridge"), supply(&now, 1, "bridge")), (1, 2));
    // Somebody stands on it, and goes home when it is taken.
    let crossed = make(&now.setup, vec![figure(0, "follower", [150., 10.])]);
    assert_eq!(crossed.setup["start"][1]["figures"][0]["kind"], "road");
    let off = look(&crossed.setup, Some(&bridge(0, "ns")), None).unwrap();
    assert_eq!((off.gone, kinds(&off.view, "bridge"), supply(&off, 1, "bridge")), (1, 0, 3));
    // A road over it holds it.
    let road = make(&now.setup, vec![tile("U", [1, 1], 1)]);
    assert_eq!(look(&road.setup, Some(&bridge(1, "ns")), None).unwrap_err(), "edit-bridge-used");
    assert_eq!(look(&bare.setup, Some(&bridge(1, "ew")), None).unwrap_err(), "edit-no-bridge");
    let below = make(&bare.setup, vec![tile("B", [1, -1], 0)]);
    assert_eq!(look(&below.setup, Some(&bridge(1, "ns")), None).unwrap_err(), "edit-no-bridge");
    assert_eq!(offered(&base(), &Tool::Bridge { owner: 0 }), []);
}

/// BCB-CASTLE-01: a small city becomes a castle with its keeper, one that has scored, a city.
#[test]
fn castles_are_built_and_taken() {
    let parts = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "bridges-castles-bazaars": 1 } });
    let closed = make(&parts, vec![tile("E", [0, 1], 2)]);
    let [castle] = &offered(&closed.setup, &Tool::Castle { owner: 1 })[..] else { panic!() };
    let kept = make(&closed.setup, vec![castle.clone()]);
    let state = |now: &Sketch| (kinds(&now.view, "castle"), supply(now, 1, "castle"), supply(now, 1, "follower"));
    assert_eq!(state(&kept), (1, 2, 6));
    assert_eq!(offered(&kept.setup, &Tool::Castle { owner: 1 }), std::slice::from_ref(castle));
    // Without its keeper it has scored, with one it has not.
    let city = [50., 10.];
    let left = make(&kept.setup, vec![figure(1, "follower", city)]);
    assert_eq!((state(&left), &left.setup["castles"][0]["finished"]), ((1, 2, 7), &json!(true)));
    assert_eq!(state(&make(&left.setup, vec![figure(1, "follower", city)])), (1, 2, 6));
    assert_eq!(look(&left.setup, Some(&figure(0, "follower", city)), None).unwrap_err(), "edit-complete");
    let scored = make(&kept.setup, vec![castle.clone()]);
    assert_eq!(state(&scored), (1, 2, 7));
    assert_eq!(state(&make(&scored.setup, vec![castle.clone()])), (0, 3, 7));
    // Another player takes it over; a city that is open again is none.
    let [mine] = &offered(&kept.setup, &Tool::Castle { owner: 0 })[..] else { panic!() };
    let taken = make(&kept.setup, vec![mine.clone()]);
    assert_eq!((state(&taken), supply(&taken, 0, "castle")), ((1, 3, 7), 2));
    let open = look(&kept.setup, Some(&Edit::Take { at: [0, 1] }), None).unwrap();
    assert_eq!((open.gone, state(&open)), (1, (0, 3, 6)), "the knight stays in the city");
}

/// ABBEY-TILE-02: an abbey is laid in a hole, sends home whom it completes, and goes with what lies around it.
#[test]
fn abbeys_are_laid() {
    let parts = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "abbey-mayor": 1 } });
    let setup = json!({
        "players": ["Anna", "Ben"], "parts": parts["parts"],
        "start": [
            { "tile": "U", "at": [0, 1], "turn": 1, "figures": [{ "owner": 0, "figure": "follower", "kind": "road" }] },
            { "tile": "U", "at": [0, -1], "turn": 1 }, { "tile": "B", "at": [-1, 0] }, { "tile": "B", "at": [1, 0] },
            { "tile": "D", "at": [0, -2], "turn": 1 }, { "tile": "L", "at": [0, 2], "turn": 0 },
        ],
    });
    let Ok(now) = look(&setup, None, None) else { panic!("{:?}", look(&setup, None, None)) };
    // Whoever has an abbey is asked about the hole before a tile is drawn, whatever that will be.
    let mut playable = now.setup.clone();
    playable.as_object_mut().unwrap().extend([("next".into(), json!("V")), ("seed".into(), json!(1))]);
    let table = Table::new(playable.as_object().unwrap(), Vec::new()).unwrap();
    assert_eq!(table.view().ask.unwrap().phase, "abbey");
    let [abbey] = &offered(&now.setup, &Tool::Abbey { owner: 1 })[..] else { panic!() };
    let laid = look(&now.setup, Some(abbey), None).unwrap();
    assert_eq!((supply(&laid, 1, "abbey"), laid.gone, laid.view.tiles.len()), (0, 1, 7), "the road is complete");
    assert_eq!(look(&laid.setup, Some(&Edit::Abbey { owner: 0, at: [0, 3] }), None).unwrap_err(), "edit-no-hole");
    let without = look(&laid.setup, Some(&Edit::Take { at: [1, 0] }), None).unwrap();
    assert_eq!((supply(&without, 1, "abbey"), without.view.tiles.len()), (1, 5));
}

/// TOWER-11, COUNT-04, DRAGON-VOLC-01
#[test]
fn prisoners_guests_and_the_dragon() {
    let all = json!({
        "players": ["Anna", "Ben"],
        "parts": { "base": 1, "tower": 1, "count": 1, "princess-dragon": 1, "abbey-mayor": 1 },
    });
    let prisoner =
        |holder: usize, owner: usize, figure: &str| json!({ "holder": holder, "owner": owner, "figure": figure });
    let two = [prisoner(1, 0, "follower"), prisoner(1, 0, "follower")];
    let held = |more: &[Value]| set("prisoners", [&two, more].concat().into());
    let now = make(&all, vec![held(&[prisoner(1, 0, "wagon")])]);
    assert_eq!((supply(&now, 0, "follower"), supply(&now, 0, "wagon"), now.view.players[1].prisoners.len()), (5, 0, 3));
    let refused = |edit: &Edit| {
        let problem = sketch(now.setup.as_object().unwrap(), &[0, 1], Some(edit), None).unwrap_err();
        problem.text.map_or(problem.message, |text| text.id)
    };
    assert_eq!(refused(&held(&[prisoner(0, 1, "follower")])), "problem-exchanged");
    assert_eq!(refused(&held(&[prisoner(0, 0, "follower")])), "problem-own-prisoner");
    assert_eq!(refused(&held(&vec![prisoner(1, 0, "follower"); 6])), "why-none-left");
    assert_eq!(refused(&held(&[prisoner(1, 0, "barn")])), "problem-no-prisoner");
    let guests = |quarter: &str, figure: &str, n| {
        set("guests", vec![json!({ "quarter": quarter, "owner": 1, "figure": figure }); n].into())
    };
    assert_eq!(refused(&guests("market", "mayor", 1)), "why-no-quarter-for");
    let moved = make(&now.setup, vec![guests("market", "follower", 2), set("count", "smithy".into())]);
    assert_eq!((supply(&moved, 1, "follower"), moved.view.count.as_deref()), (5, Some("smithy")));
    assert_eq!(supply(&make(&moved.setup, vec![guests("market", "follower", 0)]), 1, "follower"), 7);
    // No dragon before a volcano, no prisoners without towers.
    assert!(!moved.things.contains(&"dragon".to_string()));
    assert_eq!(refused(&set("dragon", json!([0, 0]))), "problem-no-volcano");
    let mut plain = moved.setup.clone();
    plain["parts"] = json!({ "base": 1, "count": 1, "abbey-mayor": 1 });
    let plain = look(&plain, None, None).unwrap();
    assert_eq!((plain.gone, supply(&plain, 0, "follower"), supply(&plain, 1, "follower")), (3, 7, 5));
}

/// A figure in hand is offered every segment it may stand on and those from which it can be taken, and no other.
#[test]
fn figures_are_offered_where_they_may_stand() {
    let (mut put, mut taken, mut refused) = (0, 0, 0);
    for seed in 900..900 + dice::games(12) {
        let mut dice = Dice::new(seed);
        let (setup, most) = (dice::any_setup(&mut dice), dice.below(200));
        let game = dice::play(&mut dice, setup, most);
        let table = Table::open(&game.record(), Vec::new()).unwrap();
        let now = look(&table.position(table.moves()), None, None).unwrap();
        for figure in &now.figures {
            let owner = dice.below(now.view.players.len());
            let tool = Tool::Figure { owner, figure: figure.clone() };
            let offers = offered(&now.setup, &tool);
            let mut edits: Vec<Edit> = (offers.iter()).filter(|_| dice.below(offers.len()) < 3).cloned().collect();
            for _ in 0..4 {
                let (at, segment) = (now.view.tiles[dice.below(now.view.tiles.len())].at, dice.below(7) as u8);
                edits.push(Edit::Stand { owner, figure: figure.clone(), at, segment });
            }
            for edit in edits {
                let made = look(&now.setup, Some(&edit), None);
                assert_eq!(made.is_ok(), offers.contains(&edit), "seed {seed}: {edit:?}: {:?}", made.err());
                match made.map(|next| supply(&next, owner, figure) > supply(&now, owner, figure)) {
                    Ok(true) => taken += 1,
                    Ok(false) => put += 1,
                    Err(_) => refused += 1,
                }
            }
        }
        for edit in offered(&now.setup, &Tool::Fairy).into_iter().take(4) {
            assert!(look(&now.setup, Some(&edit), None).is_ok(), "seed {seed}: {edit:?}");
        }
    }
    assert!(put > 30 && taken > 2 && refused > 30, "{put} put, {taken} taken, {refused} refused");
}

/// What would be done is said, with whoever stands there.
#[test]
fn figures_are_offered_in_words() {
    let parts = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "princess-dragon": 1 } });
    let labels = |setup: &Value, tool: Tool| -> Vec<(String, Value)> {
        let ask = sketch(setup.as_object().unwrap(), &[0, 1], None, Some(&tool)).unwrap().view.ask.unwrap();
        ask.choices.into_iter().map(|choice| (choice.verb, json!(choice.label))).collect()
    };
    let follower = |owner| Tool::Figure { owner, figure: "follower".into() };
    let ids = |labels: &[(String, Value)]| -> Vec<String> {
        labels.iter().map(|(verb, label)| format!("{verb} {}", label["id"].as_str().unwrap())).collect()
    };
    // The start tile has a city, a road and two fields.
    assert_eq!(ids(&labels(&parts, follower(0))), ["place do-place"; 4]);
    let city = make(&parts, vec![figure(0, "follower", [50., 10.])]);
    let anna = labels(&city.setup, follower(0));
    assert_eq!(ids(&anna).iter().filter(|it| *it == "take-off do-take-off").count(), 1);
    let ben = labels(&city.setup, follower(1));
    let beside: Vec<_> = ben.iter().filter(|(_, label)| label["id"] == "do-beside").collect();
    let [(_, beside)] = &beside[..] else { panic!("{ben:?}") };
    assert_eq!(beside["args"]["who"][0]["args"]["player"], json!({ "player": 0 }));
    // The fairy joins the follower, stands alone, leaves.
    let mut now = city;
    for (id, pieces) in [("do-join-fairy", 1), ("do-put-fairy", 1), ("do-take-fairy", 0)] {
        assert_eq!(ids(&labels(&now.setup, Tool::Fairy)), [format!("fairy {id}")]);
        now = look(&now.setup, Some(&Edit::Fairy { at: [0, 0] }), None).unwrap();
        assert_eq!(kinds(&now.view, "fairy"), pieces);
    }
}

/// What lies on a table or is held by somebody, without where exactly it is drawn.
fn things_of(view: &View) -> Value {
    let piece = |piece: &Piece| json!([piece.kind, piece.at, piece.segment, piece.owner, piece.figure, piece.label]);
    let mut pieces: Vec<_> = view.pieces.iter().map(piece).collect();
    pieces.sort_by_key(Value::to_string);
    json!({
        "pieces": pieces, "tiles": view.tiles, "players": view.players, "count": view.count, "aside": view.aside,
        "active": view.active,
    })
}

/// Whenever a game is taken into the editor, something comes of it, and between two turns all of it comes along.
#[test]
fn a_running_game_comes_along() {
    let (mut whole, mut begun_anew) = (0, 0);
    for seed in 300..300 + dice::games(60) {
        let mut dice = Dice::new(seed);
        let (setup, most) = (dice::any_setup(&mut dice), dice.below(300));
        let table = Table::open(&dice::play(&mut dice, setup, most).record(), Vec::new()).unwrap();
        let earlier = table.position(dice.below(table.moves() as usize + 1) as u32);
        assert!(look(&earlier, None, None).is_ok(), "seed {seed}: {:?}", look(&earlier, None, None));
        let (before, mut taken) = (table.view(), table.position(table.moves()));
        let now = look(&taken, None, None).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        // What was taken is said and read as it is.
        taken.as_object_mut().unwrap().remove("next");
        let (setup, _) = read_setup(taken.as_object().unwrap()).unwrap();
        let mut again = setup_message(&setup, 0);
        again.as_object_mut().unwrap().remove("seed");
        assert_eq!(again, taken, "seed {seed}");
        let begins = before.ask.as_ref().is_some_and(|ask| {
            [Phase::PlaceTile, Phase::Abbey].iter().any(|phase| phase.name() == ask.phase)
                && ask.player == before.active
        });
        if begins && !before.second && before.auction.is_none() {
            assert_eq!((now.gone, things_of(&now.view)), (0, things_of(&before)), "seed {seed}");
            whole += 1;
        } else {
            begun_anew += 1;
        }
    }
    assert!(whole > 10 && begun_anew > 5, "{whole} whole, {begun_anew} begun anew");
}

/// Whatever is edited in whatever game: nothing breaks, what was made can be looked at again, and what has no problems can be
/// played.
#[test]
fn any_edits_lead_to_positions() {
    let (mut made, mut refused, mut played) = (0, 0, 0);
    for seed in 600..600 + dice::games(15) {
        let mut dice = Dice::new(seed);
        let mut setup = setup_message(&dice::any_setup(&mut dice), 1);
        setup.as_object_mut().unwrap().remove("draw");
        setup.as_object_mut().unwrap().remove("seed");
        // What is on the table at first, with the bag as it is.
        let Ok(mut now) = look(&setup, None, None) else { continue };
        for _ in 0..25 {
            let held = now.stock[dice.below(now.stock.len())].tile.clone();
            let laid: Vec<[i32; 2]> = now.view.tiles.iter().map(|tile| tile.at).collect();
            let at = if laid.is_empty() { [0, 0] } else { laid[dice.below(laid.len())] };
            let has = |thing: &str| now.things.iter().any(|it| it == thing);
            let edit = match dice.below(9) {
                0 => Edit::Take { at },
                1 => Edit::Turn { at },
                2 | 3 => {
                    let figure = now.figures[dice.below(now.figures.len())].clone();
                    let [x, y] = at.map(|n| n as f32 * 100.);
                    let point = [x + dice.below(100) as f32, -y + dice.below(100) as f32];
                    Edit::Figure { owner: dice.below(now.view.players.len()), figure, point }
                }
                4 if has("tower") => Edit::Tower { at, height: dice.below(4) as u32 },
                4 if has("fairy") => Edit::Fairy { at },
                5 if has("prisoners") => {
                    let [holder, owner] = [(); 2].map(|()| dice.below(now.view.players.len()));
                    let prisoner = json!({ "holder": holder, "owner": owner, "figure": "follower" });
                    set("prisoners", vec![prisoner; dice.below(4)].into())
                }
                5 if has("quarters") => {
                    let (quarter, owner) = (dice.pick(&Quarter::ALL).name(), dice.below(now.view.players.len()));
                    let guest = json!({ "quarter": quarter, "owner": owner, "figure": "follower" });
                    set("guests", vec![guest; dice.below(4)].into())
                }
                _ => {
                    let owner = dice.below(now.view.players.len());
                    let tools = [
                        Tool::Abbey { owner },
                        Tool::Bridge { owner },
                        Tool::Castle { owner },
                        Tool::Dragon,
                        Tool::Tile { tile: held.clone() },
                    ];
                    let places = offered(&now.setup, &tools[dice.below(8).min(4)]);
                    if places.is_empty() {
                        continue;
                    }
                    places[dice.below(places.len())].clone()
                }
            };
            let is_tile = matches!(&edit, Edit::Tile { .. } | Edit::Abbey { .. }) || is_set(&edit, &["dragon"]);
            match look(&now.setup, Some(&edit), None) {
                Ok(next) => {
                    made += 1;
                    let again = look(&next.setup, None, None).unwrap();
                    assert_eq!((&again.setup, &again.view, again.gone), (&next.setup, &next.view, 0), "seed {seed}");
                    now = next;
                }
                Err(why) => {
                    // A place that was offered is one where it can be laid.
                    assert!(!is_tile, "seed {seed}: {edit:?}: {why}");
                    let in_words = is_set(&edit, &["prisoners", "guests"]);
                    assert!(in_words || why.starts_with("edit-"), "seed {seed}: {edit:?}: {why}");
                    refused += 1;
                }
            }
        }
        if now.problems.is_empty() {
            let mut setup = now.setup.clone();
            setup["seed"] = json!(seed);
            let table = Table::new(setup.as_object().unwrap(), Vec::new()).unwrap();
            let again = Table::open(&table.record(), Vec::new()).unwrap();
            assert_eq!(again.view(), table.view(), "seed {seed}");
            played += 1;
        }
    }
    assert!(made > 100 && refused > 10 && played > 5, "{made} made, {refused} refused, {played} played");
}
