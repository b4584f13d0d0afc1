//! A position is taken out of a game and played on as the game was.

use crate::dice;

use std::collections::BTreeMap;

use aude_engine::{Action, Deck, Figure, Log, Phase, Rules, Setup, StartCastle, State};
use aude_record::Game;
use dice::Dice;

/// All figures and tokens of a player, wherever they are.
fn belongings(rules: &Rules, state: &State) -> Vec<u32> {
    let count = |player: usize, figure: Figure| {
        let on_table = state.figures().filter(|f| (f.owner, f.figure) == (player, figure)).count();
        let held = state.prisoners().filter(|(_, owner, f)| (*owner, *f) == (player, figure)).count();
        let guests = state.guests().filter(|(_, owner, f)| (*owner, *f) == (player, figure)).count();
        let castles = state.castles().filter(|c| figure == Figure::Castle && c.owner == player).count();
        state.supply_of(player, figure) + (on_table + held + guests + castles) as u32
    };
    let all = (0..rules.players()).flat_map(|player| rules.figures().map(move |figure| (player, figure)));
    let mut all: Vec<u32> = all.map(|(player, figure)| count(player, figure)).collect();
    // Nobody remembers whose these were.
    all.push(state.bridges().len() as u32);
    all.push(state.tiles().filter(|laid| rules.tile(laid.tile).held).count() as u32);
    all
}

/// Everything that a position shows, in words.
fn shown(rules: &Rules, state: &State) -> [String; 9] {
    let mut figures: Vec<_> = state.figures().collect();
    figures.sort_unstable();
    let players = || 0..rules.players();
    let won = |p| state.auction().and_then(|auction| auction.won(p));
    [
        format!("{:?}", (state.phase(), state.player(), state.decider(), state.tile(), state.left())),
        format!("{:?}", (state.bridges(), state.castles().collect::<Vec<_>>(), figures)),
        format!("{:?}", (state.tower_sites().collect::<Vec<_>>(), state.prisoners().collect::<Vec<_>>())),
        format!("{:?}", (state.count(), state.guests().collect::<Vec<_>>(), state.dragon(), state.fairy_with())),
        format!("{:?}", (state.king(), state.robber(), players().map(|p| state.goods(p)).collect::<Vec<_>>())),
        format!("{:?}", (state.aside(), players().map(|p| (state.hand(p), won(p))).collect::<Vec<_>>(), state.fairy())),
        format!("{:?}", (players().map(|p| state.score(p)).collect::<Vec<_>>(), belongings(rules, state))),
        format!("{:?}", rules.tiles().map(|(design, _)| state.in_bag(design)).collect::<Vec<_>>()),
        format!("{:?}", (state.tiles().collect::<Vec<_>>(), state.features(rules))),
    ]
}

/// What is possible, in an order that depends on nothing.
fn possible(rules: &Rules, state: &State) -> Vec<String> {
    let mut all: Vec<_> = state.legal_actions(rules).iter().map(|action| format!("{action:?}")).collect();
    all.sort_unstable();
    all
}

/// Two positions show the same.
fn assert_alike(one: (&Rules, &State), two: (&Rules, &State), when: &str) {
    for (one, two) in shown(one.0, one.1).iter().zip(&shown(two.0, two.1)) {
        assert!(one == two, "{when}:\n{one}\n{two}");
    }
}

/// What the positions had that once could not be set up.
fn note(seen: &mut BTreeMap<&'static str, u32>, setup: &Setup) {
    let (start, it) = (setup.start.as_deref().unwrap_or_default(), &setup.extras);
    let castles: Vec<StartCastle> = it.list("castles");
    let said: Vec<_> = it.iter().map(|(spec, _)| spec.name).collect();
    for (what, there) in [
        ("bridge", start.iter().any(|tile| tile.bridge.is_some())),
        (
            "figure on a bridge",
            start.iter().any(|t| {
                t.bridge.is_some()
                    && t.figures.iter().any(|f| t.bridge.is_some_and(|b| f.segment.places == b.axis.places()))
            }),
        ),
        ("abbey", start.iter().any(|tile| tile.owner.is_some())),
        ("castle", castles.iter().any(|castle| !castle.finished)),
        ("finished castle", castles.iter().any(|castle| castle.finished)),
        ("prisoner", said.contains(&"prisoners")),
        ("tower pieces", said.contains(&"tower-pieces")),
        ("guest", said.contains(&"guests")),
        ("count", said.contains(&"count")),
        ("dragon", said.contains(&"dragon")),
        ("fairy alone", said.contains(&"fairy")),
        ("goods", said.contains(&"goods")),
        ("king", said.contains(&"king")),
        ("robber", said.contains(&"robber")),
        ("aside", said.contains(&"aside")),
        ("hands", said.contains(&"hands")),
        ("won", said.contains(&"won")),
    ] {
        *seen.entry(what).or_default() += u32::from(there);
    }
}

/// A setup says all there is between two turns (BCB-BRIDGE-01, BCB-CASTLE-01, ABBEY-TILE-01, TOWER-11, COUNT-04,
/// DRAGON-VOLC-01): whoever plays on from it plays the same game.
#[test]
fn a_position_plays_on_as_the_game_did() {
    let mut seen = BTreeMap::new();
    let mut played_out = 0;
    for seed in 0..dice::games(50) {
        let mut dice = Dice::new(seed ^ 0x5e7);
        let setup = dice::any_setup(&mut dice);
        let rules = Rules::new(&setup).unwrap();
        let (mut state, deck) = (rules.start(), Deck::new(seed));
        let mut steps = 0;
        // The game beside, which began in its midst.
        let mut beside: Option<(Rules, State)> = None;
        let (mut turn, mut actions) = (state.turn(), Vec::new());
        while state.phase() != Phase::Over {
            let action = if state.phase() == Phase::Draw {
                deck.draw(&rules, &state)
            } else {
                state.list_actions(&rules, &mut actions);
                let mut action = dice.pick(&actions);
                if action == Action::Pass {
                    action = dice.pick(&actions);
                }
                action
            };
            state.play(&rules, action, &mut Log::off()).unwrap();
            if let Some((its_rules, other)) = &mut beside {
                other
                    .play(its_rules, action, &mut Log::off())
                    .unwrap_or_else(|e| panic!("seed {seed}: {action:?}: {e}"));
                steps += 1;
                if steps % 8 == 0 || state.phase() == Phase::Over {
                    assert_alike((its_rules, other), (&rules, &state), &format!("seed {seed}: {action:?}"));
                    // One of them may have a fixed order of draws.
                    if state.phase() != Phase::Draw {
                        assert_eq!(possible(its_rules, other), possible(&rules, &state), "seed {seed}");
                    }
                }
            }
            let begins = state.turn() != turn && !state.is_second_part();
            turn = state.turn();
            // A river is looked ahead of in one of them only.
            let ready = begins && state.left() > 0 && state.river_left(&rules) == 0 && state.phase() != Phase::Over;
            if ready && dice.below(12) == 0 {
                let taken = setup.at(&rules, &state);
                note(&mut seen, &taken);
                let its_rules = Rules::new(&taken).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{taken:?}"));
                let other = its_rules.start();
                assert_alike((&its_rules, &other), (&rules, &state), &format!("seed {seed}"));
                if state.auction().is_none() {
                    assert_eq!(other.fingerprint(&its_rules), state.fingerprint(&rules), "seed {seed}");
                }
                let text = Game::new(taken.clone(), seed).unwrap().record();
                let read = Game::from_record(&text).unwrap_or_else(|fault| panic!("seed {seed}: {fault}\n{text}"));
                assert_eq!(read.setup(), &taken, "seed {seed}\n{text}");
                beside = Some((its_rules, other));
            }
        }
        played_out += u32::from(beside.is_some());
    }
    assert!(played_out > 30, "{played_out}");
    for (what, n) in &seen {
        assert!(*n > 0, "no position had: {what}");
    }
}

/// What a head says about a position is refused where it is wrong, with how it is written.
#[test]
fn nonsense_about_a_position_is_refused() {
    let head = Game::new(Setup::players(2), 1).unwrap().record();
    let (head, _) = head.split_once("seed").unwrap();
    for (line, column, words) in [
        ("castles: P1@0,0", 10, "`0,0` are not two, with `+` between"),
        ("prisoners: P1.follower@P2 P1.follower", 12, "`P1.follower` is not such as owner.figure@holder"),
        ("guests: P1.follower@harbour", 9, "`harbour` is not one of castle, market, smithy, cathedral"),
        ("goods: 1/2/3, 1/2", 15, "`1/2` is not such as wine/grain/cloth"),
        ("king: P1", 7, "`P1` is not such as holder size"),
        ("tower-pieces: 1, x", 18, "`x` is not a number"),
        ("robber: P3 2", 9, "`P3` is not a player; there are P1, P2"),
    ] {
        let fault = Game::from_record(&format!("{head}{line}\nseed: 1\n")).unwrap_err();
        assert_eq!((fault.column, fault.message.as_str()), (column, words), "{line}");
    }
}
