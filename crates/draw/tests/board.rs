//! Boards: what is on them, where it is, and that it can be read. Nothing here compares pixels.

use std::collections::HashSet;

use aude_draw::{
    Board, Item, ItemKind, LIVERIES, Marker, Pose, Surroundings, figure, figure_sheet, marker, tile_sheet,
};
use aude_engine::{Action, Deck, Event, Figure, Log, Phase, Pos, Rules, Setup, StartTile, State, tile};
use resvg::usvg::{Options, Tree};

/// Every part whose tiles do not exclude each other.
const ALL: [(&str, u32); 10] = [
    ("base", 1),
    ("inns-cathedrals", 1),
    ("traders-builders", 1),
    ("king-robber", 1),
    ("princess-dragon", 1),
    ("tower", 1),
    ("bridges-castles-bazaars", 1),
    ("abbey-mayor", 1),
    ("siege", 1),
    ("count", 1),
];

/// A game by a simple fixed policy, shown after every action.
fn play(setup: &Setup, seed: u64, mut show: impl FnMut(&Rules, &State, &[Event])) {
    let rules = Rules::new(setup).unwrap();
    let (deck, mut state, mut number) = (Deck::new(seed), rules.start(), seed);
    let mut log = Log::on();
    while state.phase() != Phase::Over {
        let action = if state.phase() == Phase::Draw {
            deck.draw(&rules, &state)
        } else {
            let mut actions: Vec<Action> = state.legal_actions(&rules);
            actions.sort_unstable();
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            actions[(number >> 33) as usize % actions.len()]
        };
        state.play(&rules, action, &mut log).unwrap();
        show(&rules, &state, &log.take());
    }
}

fn everything() -> Setup {
    Setup::players(4).with_parts(&ALL)
}

/// What an item is, in a line.
fn line(item: &Item) -> String {
    let group = item.group();
    let (about, _) = group.split_once(" transform=").unwrap();
    about.trim_start_matches("<g ").replace('\'', "")
}

/// A game with everything, as it stands after a while. `board.txt` is what lies on the table, sorted; where exactly is not
/// part of it.
#[test]
fn a_board_shows_what_is_on_the_table() {
    let mut found = String::new();
    let mut steps = 0;
    play(&everything(), 11, |rules, state, events| {
        steps += 1;
        if steps == 260 {
            let board = Board::new(rules, state).mark_last(true).places(true).after(events);
            let mut lines: Vec<_> = board.items().iter().map(|item| line(item) + "\n").collect();
            lines.sort_unstable();
            found = lines.concat();
        }
    });
    assert!(found == include_str!("board.txt"), "another board than tests/board.txt:\n{found}");
}

/// Everything of the state is on the board, once.
#[test]
fn nothing_is_left_out() {
    let mut steps = 0;
    play(&everything(), 5, |rules, state, _| {
        steps += 1;
        if steps % 29 != 0 {
            return;
        }
        let items = Board::new(rules, state).items();
        let count = |is: fn(&ItemKind) -> bool| items.iter().filter(|item| is(&item.kind)).count();
        assert_eq!(count(|k| matches!(k, ItemKind::Tile(_))), state.tiles().count());
        assert_eq!(count(|k| matches!(k, ItemKind::Figure(..))), state.figures().count() + state.guests().len());
        assert_eq!(count(|k| matches!(k, ItemKind::Piece(it) if it.name == "bridge")), state.bridges().len());
        assert_eq!(count(|k| matches!(k, ItemKind::Piece(it) if it.name == "tower")), state.towers().len());
        assert_eq!(count(|k| matches!(k, ItemKind::Piece(it) if it.name == "castle")), state.castles().len());
        let shows =
            |name: &str| items.iter().any(|item| matches!(item.kind, ItemKind::Marker(it) if it.name() == name));
        assert_eq!(shows("dragon"), state.dragon().is_some());
        assert_eq!(shows("fairy"), state.fairy().is_some());
        assert_eq!(shows("count"), state.count().is_some());
    });
}

/// Figures keep to their tiles, and none hides another.
#[test]
fn figures_do_not_hide_each_other() {
    let (mut boards, mut pairs) = (0, 0);
    play(&everything(), 3, |rules, state, _| {
        boards += 1;
        if boards % 37 != 0 {
            return;
        }
        let items = Board::new(rules, state).items();
        let is_figure = |item: &&Item| matches!(item.kind, ItemKind::Figure(_, figure) if figure != Figure::Barn);
        let figures: Vec<_> = items.iter().filter(is_figure).collect();
        let guests = state.guests().len();
        for (i, a) in figures.iter().enumerate() {
            let (left, top) = (f32::from(a.at.x) * 100., f32::from(a.at.y) * -100.);
            // On a tower, or as a guest of the Count, a figure may lean out.
            let slack = if guests > 0 || !state.towers().is_empty() { 110. } else { 0. };
            assert!(a.x >= left - slack && a.x <= left + 100. + slack, "{}", line(a));
            assert!(a.y >= top - slack && a.y <= top + 100. + slack, "{}", line(a));
            for b in &figures[..i] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart > 13., "{} and {} are {apart:.0} apart", line(a), line(b));
                pairs += usize::from(a.at == b.at);
            }
        }
    });
    assert!(pairs > 20, "only {pairs} tiles with several figures");
}

/// The picture is an SVG document that can be read, in light and dark, with and without the panel.
#[test]
fn documents_can_be_read() {
    let mut steps = 0;
    play(&everything(), 8, |rules, state, events| {
        steps += 1;
        if steps % 97 != 0 {
            return;
        }
        let names = ["Ånna", "<b>", "O'Hara & Co", "漢字"].map(String::from);
        for (surroundings, panel) in [(Surroundings::Light, true), (Surroundings::Dark, false)] {
            let board = Board::new(rules, state).names(&names).on(surroundings).panel(panel).after(events);
            let board = board.coordinates(true).tile_size(48.);
            let svg = board.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("<text"));
            let tree = Tree::from_str(&svg, &Options::default()).unwrap();
            let (width, height) = board.pixels();
            assert_eq!((tree.size().width(), tree.size().height()), (width, height));
            assert_eq!(svg.matches("class='player'").count(), if panel { 4 } else { 0 });
            for player in 0..if panel { 4 } else { 0 } {
                assert!(svg.contains(&format!("data-score='{}'", state.score(player))));
            }
            assert_eq!(svg.contains("aria-label='O&#39;Hara &amp; Co'"), panel);
            assert!(!svg.contains("<b>"));
            assert_eq!(svg.matches("class='prisoner'").count(), if panel { state.prisoners().len() } else { 0 });
        }
    });
}

/// Only the squares of a region are drawn.
#[test]
fn a_region_leaves_the_rest_out() {
    play(&Setup::players(2), 4, |rules, state, _| {
        if state.phase() == Phase::Over {
            let (low, high) = (Pos::new(-1, -1), Pos::new(1, 1));
            let board = Board::new(rules, state).region(low, high).panel(false).tile_size(50.);
            let inside = state.tiles().filter(|t| t.at.x.abs() <= 1 && t.at.y.abs() <= 1).count();
            assert_eq!(board.svg().matches("class='tile'").count(), inside);
            assert_eq!(board.pixels(), (180., 180.));
        }
    });
}

/// Empty rows and columns are folded away, all but a gap.
#[test]
fn folds_bring_far_tiles_together() {
    let mut setup = Setup::players(2);
    let tile = |x, y| StartTile { tile: "D".into(), at: Pos::new(x, y), turn: 0, ..StartTile::default() };
    setup.start = Some(vec![tile(0, 0), tile(9, 0), tile(0, -5)]);
    let rules = Rules::new(&setup).unwrap();
    let state = rules.start();
    let board = Board::new(&rules, &state).panel(false).tile_size(100.);
    assert_eq!(board.pixels(), (1060., 660.));
    assert_eq!(board.clone().fold(true).pixels(), (290., 290.));
    assert!(board.fold(true).svg().contains("data-at='9,0' transform='translate(130.0 370.0)'"));
}

/// What the browser composes needs nothing but itself: no names that could clash, no fonts.
#[test]
fn fragments_stand_alone() {
    let figures = Figure::ALL.into_iter().flat_map(|f| [(f, Pose::Standing), (f, Pose::Lying)]);
    let figures = figures
        .flat_map(|(f, pose)| (0..LIVERIES.len()).map(move |seat| (format!("{f} {seat}"), figure(f, seat, pose))));
    let markers = Marker::all().into_iter().map(|m| (m.name().to_string(), marker(m)));
    let mut seen = HashSet::new();
    for (name, svg) in figures.chain(markers) {
        assert!(!svg.contains(" id=") && !svg.contains("url(") && !svg.contains("<text"), "{name}");
        let document = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -70 100 100'>{svg}</svg>");
        Tree::from_str(&document, &Options::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(svg.len() < 6000, "{name} takes {} bytes", svg.len());
        // A tower piece belongs to nobody in particular.
        assert!(seen.insert(svg) || name.starts_with("tower-piece"), "{name} looks like another");
    }
}

/// Every figure of a player wears the player's shape.
#[test]
fn figures_wear_their_shape() {
    for it in Figure::ALL.into_iter().filter(|it| *it != Figure::TowerPiece) {
        let shapes: HashSet<_> = LIVERIES
            .iter()
            .enumerate()
            .map(|(seat, own)| {
                // Colours aside, what is left are the outlines.
                let colours = [own.base, own.light, own.dark, own.ink, own.paint];
                colours.iter().fold(figure(it, seat, Pose::Standing), |svg, colour| svg.replace(colour, ""))
            })
            .collect();
        assert_eq!(shapes.len(), LIVERIES.len(), "{it}: some players differ in colour only");
    }
}

#[test]
fn sheets_show_everything() {
    let sets: Vec<_> = tile::SETS.iter().collect();
    let tiles: usize = sets.iter().map(|set| set.tiles.len()).sum();
    let svg = tile_sheet(&sets, Surroundings::Light, 48.);
    assert_eq!(svg.matches("class='tile'").count(), tiles);
    Tree::from_str(&svg, &Options::default()).unwrap();
    let svg = figure_sheet(Surroundings::Dark, 96.);
    assert_eq!(svg.matches("class='figure'").count(), 13 * LIVERIES.len());
    assert_eq!(svg.matches("class='marker'").count(), Marker::all().len());
    Tree::from_str(&svg, &Options::default()).unwrap();
}

/// Numbers at the rim stand below their columns and beside their rows, also where others are folded away.
#[test]
fn coordinates_are_those_of_the_tiles() {
    let at = |x, y| StartTile { tile: "D".into(), at: Pos::new(x, y), turn: 0, ..StartTile::default() };
    let mut setup = Setup::players(2);
    setup.start = Some(vec![at(0, 0), at(7, 0), at(7, -9)]);
    let rules = Rules::new(&setup).unwrap();
    let state = rules.start();
    for folds in [false, true] {
        let svg = Board::new(&rules, &state).panel(false).coordinates(true).fold(folds).svg();
        // Where something with these words is moved to.
        let place = |words: &str| -> (f32, f32) {
            let rest = svg.split_once(words).unwrap_or_else(|| panic!("no {words}")).1;
            let (x, y) = rest.split_once("translate(").unwrap().1.split_once(')').unwrap().0.split_once(' ').unwrap();
            (x.parse().unwrap(), y.parse().unwrap())
        };
        for (number, tile) in [("0", "0,0"), ("7", "7,0")] {
            let (x, column) = (place(&format!("aria-label='{number}'")).0, place(&format!("data-at='{tile}'")).0);
            assert!((40. ..55.).contains(&(x - column)), "column {number}: {x} and {column}");
        }
        let (y, row) = (place("aria-label='-9'").1, place("data-at='7,-9'").1);
        assert!((35. ..55.).contains(&(y - row)), "row -9: {y} and {row}");
        assert_eq!(svg.contains("aria-label='3'"), !folds);
    }
}
