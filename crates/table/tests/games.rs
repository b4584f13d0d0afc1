//! Random games over all parts, looked at in every position.
//!
//! `AUDE_GAMES` asks for more, or fewer, games than usual.

use crate::dice;
use crate::messages;

use aude_engine::{Action, Phase};
use aude_protocol::setup_message;
use aude_table::{FeatureView, Form, LogLine, Piece, Point, SegmentView, Table, Text, View};
use dice::Dice;
use messages::Messages;
use serde_json::json;

/// A table of any setup.
fn any_table(dice: &mut Dice) -> Table {
    let setup = dice::any_setup(dice);
    let message = setup_message(&setup, dice.below(1 << 30) as u64);
    Table::new(message.as_object().unwrap(), Vec::new()).unwrap()
}

/// A choice: whatever is there, but passing is rarer than it would be.
fn any_choice(dice: &mut Dice, table: &Table) -> u32 {
    let actions = table.game().legal_actions();
    let index = dice.below(actions.len());
    let index = if actions[index] == Action::Pass { dice.below(actions.len()) } else { index };
    index as u32
}

fn texts_of_view(view: &View) -> Vec<&Text> {
    let mut texts: Vec<&Text> = view.pieces.iter().map(|piece| &piece.label).collect();
    if let Some(ask) = &view.ask {
        texts.push(&ask.question);
        texts.extend(ask.choices.iter().map(|choice| &choice.label));
        texts.extend(ask.choices.iter().filter_map(|choice| choice.detail.as_ref()));
    }
    texts
}

fn texts_of_line(line: &LogLine) -> Vec<&Text> {
    let terms = line.points.iter().flat_map(|points| &points.terms);
    terms.chain([&line.text]).collect()
}

fn texts_of_feature(feature: &FeatureView) -> Vec<&Text> {
    feature.marks.iter().chain([&feature.title]).collect()
}

/// Sees that texts can be said in some languages.
fn say(messages: &[Messages], texts: &[&Text]) {
    for text in texts {
        for language in messages {
            language.check(text);
        }
    }
}

fn near(one: Point, other: Point) -> bool {
    (one[0] - other[0]).hypot(one[1] - other[1]) < 0.1
}

/// What is done to a figure is shown where it stands; what names a tile, a square or a bridge names one of the table.
fn check_forms(view: &View) {
    let empty = |at: &[i32; 2]| view.tiles.iter().all(|tile| tile.at != *at);
    for choice in view.ask.iter().flat_map(|ask| &ask.choices) {
        match &choice.form {
            Form::Tile { at, turn, .. } => assert!(empty(at) && *turn < 4),
            Form::Piece { owner, figure, point, .. } => {
                let it =
                    |p: &Piece| p.owner == Some(*owner) && p.figure.as_deref() == Some(figure) && near(p.point, *point);
                assert!(view.pieces.iter().any(it), "{choice:?}");
            }
            Form::Spot { at, .. } | Form::Square { at, .. } => assert!(!empty(at), "{choice:?}"),
            Form::Span { span } => assert!(!empty(&span.at)),
            Form::Segment { segment, .. } => assert!(!empty(&segment.at)),
            Form::Quarter { to, .. } => assert!(to.is_none_or(|to| !empty(&to.at))),
            Form::Points { .. } | Form::Choose { .. } | Form::Button => {}
        }
    }
}

/// The view of a position somebody looks back at.
fn looked_back_at(mut view: View) -> View {
    view.ask = None;
    view.undo = 0;
    view.back.fill(0);
    view
}

/// Every feature is found under each of its anchors; features say what is true.
fn check_features(table: &Table, messages: &[Messages]) {
    let (rules, state) = (table.game().rules(), table.game().state());
    let features = state.features(rules);
    for laid in state.tiles() {
        let tile = rules.tile(laid.tile);
        for segment in 0..tile.nodes() {
            let on = aude_draw::anchor(tile, segment, laid.turn);
            let point = [f32::from(laid.at.x) * 100. + on.x, f32::from(laid.at.y) * -100. + on.y];
            let at = [laid.at.x.into(), laid.at.y.into()];
            let named = table.feature(SegmentView { at, segment: segment as u8 });
            let bridged = state.bridges().iter().any(|(over, _)| *over == laid.at);
            if named.is_some() && !bridged {
                let same = table.feature_at(point) == named;
                assert!(same, "{} turned {}: segment {segment}", tile.id, laid.turn);
            }
            let spot = aude_engine::Spot { at: laid.at, segment: segment as u8 };
            let known = features.iter().find(|f| f.segments.contains(&spot));
            assert_eq!(named.is_some(), known.is_some());
            let (Some(named), Some(known)) = (named, known) else { continue };
            assert_eq!((named.tiles, named.complete), (known.tiles, known.complete));
            assert_eq!(named.outlines.len(), known.segments.len());
            assert!(named.outlines.iter().all(|o| !o.path.is_empty()) || tile.segments[segment].kind.is_center());
            say(messages, &texts_of_feature(&named));
            for gap in &named.gaps {
                assert!(gap.closes.iter().all(|c| gap.fits.contains(c)));
            }
        }
    }
}

#[test]
fn tables_tell_what_games_are() {
    let messages = Messages::all();
    let english = &messages[..1];
    let (mut foreseen, mut seen_placed) = (0, 0);
    for seed in 0..dice::games(25) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        let mut views: Vec<View> = Vec::new();
        let mut told = 0;
        loop {
            let view = table.view();
            let actions = table.game().legal_actions();
            let state = table.game().state();
            assert_eq!(view.moves as usize, table.game().actions().len());
            assert_eq!(view.over, state.phase() == Phase::Over);
            assert_eq!(view.ask.is_none(), view.over);
            assert_eq!(view.lines as usize, table.log(0).len());
            let choices = view.ask.iter().flat_map(|ask| &ask.choices);
            assert!(choices.enumerate().all(|(i, choice)| choice.index as usize == i));
            assert_eq!(view.ask.as_ref().map_or(0, |ask| ask.choices.len()), actions.len());
            say(english, &texts_of_view(&view));
            for line in table.log(told) {
                say(&messages, &texts_of_line(line));
            }
            told = view.lines;
            let scores: Vec<i32> = view.players.iter().map(|player| player.score as i32).collect();
            if view.over {
                assert_eq!(table.outlook().scores, scores);
                views.push(view);
                break;
            }
            check_forms(&view);
            // Playing by number is playing the action, and taking it back leads to the same table.
            let index = any_choice(&mut dice, &table);
            let apart = (dice.below(50) == 0).then(|| aude_record::Game::from_record(&table.record()).unwrap());
            let pass = actions.iter().position(|action| *action == Action::Pass);
            if let Some(pass) = pass.filter(|_| state.left() == 0 && state.phase() == Phase::PlaceFigure) {
                // Whoever does nothing more ends the game, if nothing is to be decided before the final scoring.
                let mut last = Table::open(&table.record(), Vec::new()).unwrap();
                last.play(view.moves, pass as u32).unwrap();
                let last = last.view();
                let scores: Vec<i32> = last.players.iter().map(|player| player.score as i32).collect();
                if last.over {
                    assert_eq!(table.outlook().scores, scores, "seed {seed}");
                    foreseen += 1;
                }
            }
            table.play(view.moves, index).unwrap();
            if let Some(mut apart) = apart {
                apart.play(actions[index as usize]).unwrap();
                assert_eq!(apart.fingerprint(), table.game().fingerprint());
            }
            assert!(table.play(view.moves, 0).is_err(), "the game has gone on");
            if dice.below(12) == 0 {
                table.undo(1);
                assert_eq!(table.view(), view);
                table.play(view.moves, index).unwrap();
            }
            if let Form::Spot { figure, at, segment, point, .. } =
                &view.ask.as_ref().unwrap().choices[index as usize].form
            {
                let now = table.view();
                let there =
                    |p: &&Piece| p.figure.as_ref() == Some(figure) && p.at == *at && p.segment == Some(*segment);
                // Whoever scores at once has left again, and others may be in the way.
                if let Some(piece) = now.pieces.iter().find(there) {
                    let far = (piece.point[0] - point[0]).hypot(piece.point[1] - point[1]);
                    assert!(far < 60., "{figure}: {point:?}, {:?}", piece.point);
                    seen_placed += 1;
                }
            }
            views.push(view);
        }
        // The log explains every point.
        for points in table.log(0).iter().filter_map(|line| line.points.as_ref()) {
            // Whoever pays or is paid is told for what.
            let told = ["ransom", "auction"].contains(&points.cause.as_str()) || points.points == 0;
            assert!(told || !points.terms.is_empty(), "{} points for {} and not why", points.points, points.cause);
        }
        for (player, (first, last)) in views[0].players.iter().zip(&views[views.len() - 1].players).enumerate() {
            let told = table.log(0).iter().filter_map(|line| line.points.as_ref()).filter(|p| p.player == player);
            let told: i32 = told.map(|points| points.points).sum();
            assert_eq!(first.score as i32 + told, last.score as i32);
        }
        // Whoever looks back sees what was there.
        for _ in 0..5 {
            let view = views[dice.below(views.len())].clone();
            let past = table.view_at(view.moves);
            // What is due there is not asked, so the rules are those of its phase.
            assert_eq!(past, View { rules: past.rules.clone(), ..looked_back_at(view) });
        }
        let again = Table::open(&table.record(), Vec::new()).unwrap();
        assert_eq!(again.log(0), table.log(0));
        assert_eq!(again.view(), table.view());
    }
    assert!(seen_placed > 100);
    assert!(foreseen > 5, "games may end so");
}

/// What can be taken back in fairness: nobody has learned anything since, and nobody else has decided.
#[test]
fn undo_goes_back_as_far_as_is_fair() {
    let mut taken_back = 0;
    for seed in 100..100 + dice::games(12) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        let mut deciders = Vec::new();
        while table.game().state().phase() != Phase::Over {
            deciders.push(table.game().state().decider());
            table.play(table.moves(), any_choice(&mut dice, &table)).unwrap();
            let view = table.view();
            let undo = view.undo as usize;
            let (moves, draws) = (deciders.len(), table.game().draws().len());
            let decider = deciders[moves - 1];
            assert!(deciders[moves - undo..].iter().all(|d| *d == decider));
            for (seat, back) in view.back.iter().enumerate() {
                let back = *back as usize;
                let own = deciders[moves - back..].iter().take_while(|d| **d == seat).count();
                assert_eq!(own == 0, !deciders.contains(&seat), "it begins with a decision of that player");
                assert!(!deciders[moves - back + own..].contains(&seat), "and is the last one");
            }
            assert!(view.back[decider] as usize >= undo.max(1));
            if undo > 0 && dice.below(4) == 0 {
                taken_back += 1;
                table.undo(undo as u32);
                assert_eq!(table.game().draws().len(), draws, "nothing was drawn");
                deciders.truncate(moves - undo);
            } else if undo < moves && deciders[moves - undo - 1] == decider && dice.below(8) == 0 {
                table.undo(undo as u32 + 1);
                assert!(table.game().draws().len() < draws, "something was drawn");
                deciders.truncate(moves - undo - 1);
            }
        }
    }
    assert!(taken_back > 10);
}

#[test]
fn features_are_found_where_they_are() {
    let messages = Messages::all();
    for seed in 200..200 + dice::games(10) {
        let mut dice = Dice::new(seed);
        let mut table = any_table(&mut dice);
        let stop = 10 + dice.below(90);
        while table.game().state().phase() != Phase::Over && (table.moves() as usize) < stop {
            table.play(table.moves(), any_choice(&mut dice, &table)).unwrap();
        }
        check_features(&table, &messages);
        for field in table.fields() {
            assert!(!field.owners.is_empty() && !field.outlines.is_empty());
        }
        // Illegal squares are explained, legal ones fit.
        let view = table.view();
        let Some(ask) = &view.ask else { continue };
        let Some(tile) = ask.tile.as_deref() else { continue };
        for x in -6..6 {
            for y in -6..6 {
                let why = table.why_not(tile, [x, y]);
                say(&messages, &[&why]);
                let fits = ask
                    .choices
                    .iter()
                    .any(|choice| matches!(&choice.form, Form::Tile { at, span: None, .. } if *at == [x, y]));
                assert_eq!(why.id == "why-fits", fits, "{x},{y}: {why:?}");
            }
        }
    }
}

/// In the base game what features are worth now is what the final scoring would give.
#[test]
fn features_add_up_to_the_final_scoring() {
    for seed in 0..5 {
        let mut dice = Dice::new(seed);
        let setup = serde_json::json!({ "players": ["Anna", "Ben", "Cleo"], "seed": seed });
        let mut table = Table::new(setup.as_object().unwrap(), Vec::new()).unwrap();
        while table.game().state().phase() != Phase::Over {
            table.play(table.moves(), any_choice(&mut dice, &table)).unwrap();
            if table.game().state().phase() != Phase::PlaceTile || dice.below(8) > 0 {
                continue;
            }
            let view = table.view();
            let mut scores: Vec<i32> = view.players.iter().map(|player| player.score as i32).collect();
            for feature in table.game().state().features(table.game().rules()) {
                let spot = feature.segments[0];
                let at = [spot.at.x.into(), spot.at.y.into()];
                let feature = table.feature(SegmentView { at, segment: spot.segment }).unwrap();
                feature.owners.iter().for_each(|owner| scores[*owner] += feature.now);
                let finished = feature.finished.is_none_or(|finished| finished >= feature.now);
                assert!(finished && (feature.open == 0 || !feature.complete), "{feature:?}");
            }
            assert_eq!(scores, table.outlook().scores);
        }
    }
}

/// The table in words: every tile is there with all its parts, and every text has its values.
#[test]
fn squares_are_told() {
    let setup = json!({ "players": ["Anna", "Ben"], "parts": { "base": 1, "princess-dragon": 1 }, "seed": 8 });
    let mut table = Table::new(setup.as_object().unwrap(), Vec::new()).unwrap();
    let languages = Messages::all();
    let mut ids = std::collections::BTreeSet::new();
    for n in 0..160 {
        let choices = table.view().ask.unwrap().choices.len() as u32;
        table.play(table.moves(), (n * 7) % choices).unwrap();
        if n % 20 != 19 {
            continue;
        }
        let squares = table.squares();
        let mut tiles: Vec<_> = table.view().tiles.iter().map(|tile| tile.at).collect();
        tiles.sort_unstable();
        assert_eq!(squares.iter().map(|s| s.at).collect::<Vec<_>>(), tiles);
        for text in squares.iter().flat_map(|square| &square.parts) {
            ids.insert(text.id.clone());
            for language in &languages {
                language.check(text);
            }
        }
        assert!(squares.iter().all(|square| !square.parts.is_empty()));
    }
    assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["part-complete", "part-field", "part-held", "part-open"]);
}
