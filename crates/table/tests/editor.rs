//! Positions laid by hand.

#[path = "../../record/tests/dice/mod.rs"]
mod dice;

use aude_protocol::setup_message;
use aude_table::{Edit, Form, Sketch, Table, sketch};
use dice::Dice;
use serde_json::{Value, json};

fn base() -> Value {
    json!({ "players": ["Anna", "Ben"] })
}

fn look(setup: &Value, edit: Option<&Edit>, held: Option<&str>) -> Result<Sketch, String> {
    sketch(setup.as_object().unwrap(), &[0, 1], edit, held).map_err(|problem| problem.message)
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
    assert_eq!(refused(&now.setup, Edit::Fairy { at: [0, 0] }), "edit-no-follower");
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
    assert!(now.fairy && now.towers && now.figures == ["follower", "builder", "pig"]);
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
            let edit = match dice.below(8) {
                0 => Edit::Take { at },
                1 => Edit::Turn { at },
                2 | 3 => {
                    let figure = now.figures[dice.below(now.figures.len())].clone();
                    let [x, y] = at.map(|n| n as f32 * 100.);
                    let point = [x + dice.below(100) as f32, -y + dice.below(100) as f32];
                    Edit::Figure { owner: dice.below(now.view.players.len()), figure, point }
                }
                4 if now.towers => Edit::Tower { at, height: dice.below(4) as u32 },
                4 if now.fairy => Edit::Fairy { at },
                _ => {
                    let places =
                        look(&now.setup, None, Some(&held)).unwrap().view.ask.map_or(Vec::new(), |ask| ask.choices);
                    if places.is_empty() {
                        continue;
                    }
                    let Form::Tile { tile, at, turn, .. } = places[dice.below(places.len())].form.clone() else {
                        panic!()
                    };
                    Edit::Tile { tile, at, turn }
                }
            };
            let is_tile = matches!(edit, Edit::Tile { .. });
            match look(&now.setup, Some(&edit), None) {
                Ok(next) => {
                    made += 1;
                    let again = look(&next.setup, None, None).unwrap();
                    assert_eq!((&again.setup, &again.view, again.gone), (&next.setup, &next.view, 0), "seed {seed}");
                    now = next;
                }
                Err(why) => {
                    // A place that was offered is one where the tile fits; but the last tile stays in the bag.
                    assert!(!is_tile || why == "edit-last-tile", "seed {seed}: {edit:?}: {why}");
                    assert!(why.starts_with("edit-"), "seed {seed}: {edit:?}: {why}");
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
