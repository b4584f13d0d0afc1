//! What comes after a game: its story, branches of it, pictures.

use crate::dice;
use crate::messages;

use aude_engine::{Action, Phase};
use aude_protocol::setup_message;
use aude_table::Table;
use dice::Dice;
use messages::Messages;
use serde_json::json;

fn any_table(dice: &mut Dice) -> Table {
    let setup = dice::any_setup(dice);
    let message = setup_message(&setup, dice.below(1 << 30) as u64);
    Table::new(message.as_object().unwrap(), Vec::new()).unwrap()
}

fn play(table: &mut Table, dice: &mut Dice, most: usize) {
    while table.game().state().phase() != Phase::Over && (table.moves() as usize) < most {
        let actions = table.game().legal_actions();
        let index = dice.below(actions.len());
        let index = if actions[index] == Action::Pass { dice.below(actions.len()) } else { index };
        table.play(table.moves(), index as u32).unwrap();
    }
}

fn scores(table: &Table) -> Vec<i32> {
    table.view().players.iter().map(|player| player.score as i32).collect()
}

#[test]
fn stories_tell_what_views_show() {
    let messages = Messages::all();
    let mut kinds = Vec::new();
    for seed in 300..300 + dice::games(20) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        play(&mut table, &mut dice, usize::MAX);
        let story = table.story();
        // The marks are the scores of their positions; the rows sum up to the last ones.
        let (end, before) = (story.turns.last().unwrap(), &story.turns[story.turns.len() - 2]);
        assert!(end.last && end.moves == before.moves && end.scores == scores(&table));
        for _ in 0..4 {
            let mark = &story.turns[dice.below(story.turns.len() - 2)];
            let view = table.view_at(mark.moves);
            let shown: Vec<i32> = view.players.iter().map(|player| player.score as i32).collect();
            assert_eq!(mark.scores, shown, "seed {seed}, turn {}", mark.turn);
        }
        assert!(story.turns.windows(2).all(|two| two[0].turn < two[1].turn || two[1].last));
        for (player, score) in end.scores.iter().enumerate() {
            assert_eq!(story.rows.iter().map(|row| row.points[player]).sum::<i32>(), *score);
        }
        assert!(story.rows.iter().all(|row| !row.cause.is_empty() && row.times.iter().any(|n| *n > 0)));
        for moment in &story.moments {
            assert!(moment.moves <= table.moves());
            for language in &messages {
                language.check(&moment.text);
            }
            kinds.push(moment.kind.clone());
        }
        // Whoever was sent home by the final scoring stood on the table.
        for piece in &story.gone {
            assert!(table.view().tiles.iter().any(|tile| tile.at == piece.at));
        }
    }
    for kind in ["score", "lead", "loss"] {
        assert!(kinds.iter().any(|it| it == kind), "no {kind} in {} moments", kinds.len());
    }
}

/// The final scoring sends those home who stand on what is unfinished: all figures are there or were.
#[test]
fn figures_of_the_final_scoring_are_kept() {
    let setup = json!({ "players": ["Anna", "Ben"], "draw": ["U"] });
    let mut table = Table::new(setup.as_object().unwrap(), vec![3, 4]).unwrap();
    assert!(table.story().gone.is_empty());
    table.play(0, 0).unwrap();
    let ask = table.view().ask.unwrap();
    let road = ask.choices.iter().find(|choice| choice.verb == "place").unwrap();
    table.play(1, road.index).unwrap();
    let view = table.view();
    assert!(view.over && view.pieces.is_empty());
    let story = table.story();
    assert_eq!((story.gone.len(), story.gone[0].owner), (1, Some(0)));
    assert_eq!(story.turns.iter().map(|mark| mark.moves).collect::<Vec<_>>(), [0, 2, 2]);
    assert_eq!(story.turns[1].scores, [0, 0]);
    assert!(story.turns[2].scores[0] > 0 && story.rows[0].last);
}

#[test]
fn games_branch_off_anywhere() {
    let mut others = 0;
    for seed in 400..400 + dice::games(12) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        play(&mut table, &mut dice, 60);
        let moves = dice.below(table.moves() as usize + 1) as u32;
        let past = table.at(moves);
        let mut view = past.view();
        assert_eq!(past.log(0), &table.log(0)[..view.lines as usize]);
        let same = Table::open(&table.branch(moves, true), table.colours().to_vec()).unwrap();
        assert_eq!(same.view(), view, "seed {seed}");
        let other = Table::open(&table.branch(moves, false), table.colours().to_vec()).unwrap();
        assert_eq!(other.view(), view, "seed {seed}");
        (view.ask, view.undo) = (None, 0);
        view.back.fill(0);
        view.rules = table.view_at(moves).rules;
        assert_eq!(table.view_at(moves), view);
        // With the same tiles the same actions lead to the same table; with others they hardly ever do.
        let [mut same, mut other] = [same, other];
        let mut goes = true;
        for action in &table.game().actions()[moves as usize..] {
            same.play_action(*action).unwrap();
            goes = goes && other.play_action(*action).is_ok();
        }
        assert_eq!(same.game().fingerprint(), table.game().fingerprint());
        others += u32::from(!goes);
    }
    assert!(others > 0, "tiles come in another order");
}

#[test]
fn positions_go_to_the_editor_and_back() {
    let mut same = 0;
    for seed in 500..500 + dice::games(15) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        play(&mut table, &mut dice, 20 + 5 * (seed as usize % 12));
        if table.game().state().phase() == Phase::Over {
            continue;
        }
        let setup = table.position(table.moves());
        let sketch = aude_table::sketch(setup.as_object().unwrap(), table.colours(), None, None).unwrap();
        let view = table.view();
        let laid = |tiles: &[aude_table::TileView]| {
            let mut all: Vec<_> = tiles.iter().filter(|tile| tile.tile != "am-abbey").cloned().collect();
            all.sort_by_key(|tile| tile.at);
            all
        };
        if view.pieces.iter().all(|piece| piece.kind != "bridge") {
            assert_eq!(laid(&sketch.view.tiles), laid(&view.tiles), "seed {seed}");
            same += 1;
        }
        assert_eq!(sketch.setup["first"], json!(view.active));
        let score = |view: &aude_table::View| view.players.iter().map(|player| player.score).collect::<Vec<_>>();
        assert_eq!(score(&sketch.view), score(&view));
        // What is in the bag comes out of it again. A tile that was won is in no bag.
        let won = setup.get("won").is_some();
        if !won && view.ask.as_ref().is_some_and(|ask| ask.phase == "place-tile" && ask.tile.is_some()) && view.left > 0
        {
            assert_eq!(sketch.view.left, view.left + 1, "seed {seed}");
        }
    }
    assert!(same > 5);
}

#[test]
fn pictures_are_documents_of_one_size() {
    let setup = json!({ "players": ["Anna", "Ben"], "seed": 5 });
    let mut table = Table::new(setup.as_object().unwrap(), vec![2, 0]).unwrap();
    play(&mut table, &mut Dice::new(1), 30);
    let options = resvg::usvg::Options::default();
    let size = |svg: &str| resvg::usvg::Tree::from_str(svg, &options).unwrap().size();
    assert!(table.picture(30, 60., true).contains("data-tile='D'"));
    let first = table.shot(0, None, 40., false);
    let later = table.shot(20, Some(0), 40., false);
    assert!(first.fresh.is_some_and(|tiles| tiles.matches("class='tile'").count() == 1));
    let fresh = later.fresh.unwrap();
    assert_eq!(fresh.matches("class='tile'").count(), table.view_at(20).tiles.len() - 1);
    for svg in [&first.under, &first.over, &later.under, &later.over, &fresh] {
        assert_eq!((size(svg).width(), size(svg).height()), (later.width.round(), later.height.round()));
    }
}
