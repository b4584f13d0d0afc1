//! Writes records.

use aude_engine::{Action, Log, Phase, State};

use crate::{
    Game,
    header::Header,
    notation::{BeforeDraw, Fate, Notation, fate, say},
    words::{self, Check},
};

/// The first line of every record.
pub(crate) const VERSION: &str = "aude record 1";

/// What separates actions from points.
pub(crate) const POINTS: &str = "=";

pub(crate) fn write(game: &Game, seed: Option<u64>) -> String {
    let rules = game.rules();
    let mut text = format!("{VERSION}\n");
    let over = game.state().phase() == Phase::Over;
    // A fixed order of draws has no seed.
    let seed = seed.filter(|_| game.setup().draw.is_none());
    let pledge = game.pledge();
    let header = Header {
        setup: game.setup().clone(),
        date: game.date().map(String::from),
        seed,
        room: pledge.map(|pledge| pledge.room.clone()),
        commitment: pledge.map(|pledge| pledge.commitment),
        // It opens what was said about the seed, so that it is as secret.
        salt: pledge.and_then(|pledge| pledge.salt).filter(|_| seed.is_some()),
        result: Some(if over { Ok(scores(game, game.state())) } else { Err(()) }),
        ..Header::default()
    };
    header.write(&mut text);
    let labels = words::labels(&game.setup().players);
    let mut log = Log::off();
    let mut replay = game.replay();
    // The turn of the line, who decides in it, and the scores before it.
    let (mut turn, mut decider, mut before) = (0, 0, scores(game, replay.state()));
    while let Some(step) = replay.peek() {
        let state = replay.state();
        if state.turn() != turn {
            if turn == 0 {
                text.push('\n');
            } else {
                points(&mut text, &labels, &before, &scores(game, state));
            }
            (turn, decider, before) = (state.turn(), state.player(), scores(game, state));
            say(&mut text, format_args!("{turn} {}:", labels[decider]));
        }
        if let Action::Draw(design) = step {
            let before = BeforeDraw::new(state);
            let held = hands(game, state);
            replay.advance(&mut log);
            let fate = fate(rules, before, replay.state(), design);
            // Hands are filled up when the next turn has begun.
            let owner = held.iter().zip(hands(game, replay.state())).position(|(before, after)| after > *before);
            if let Some(owner) = owner.filter(|owner| fate == Fate::Hand && *owner != decider) {
                decider = owner;
                say(&mut text, format_args!(" {}:", labels[decider]));
            }
            let named = match replay.peek() {
                Some(Action::PlaceTile(tile, _) | Action::PlaceBridged(tile, ..)) => tile == design,
                _ => false,
            };
            // A tile that is placed is named there.
            if !(fate == Fate::Drew && named) {
                say(&mut text, format_args!(" {}:{}", fate.name(), rules.tile(design).id));
            }
            continue;
        }
        if state.decider() != decider {
            decider = state.decider();
            say(&mut text, format_args!(" {}:", labels[decider]));
        }
        text.push(' ');
        Notation { rules, state, labels: &labels }.write(step, &mut text);
        replay.advance(&mut log);
    }
    if turn > 0 {
        points(&mut text, &labels, &before, &scores(game, replay.state()));
    }
    let mut check = Check::new();
    words::lines(&text).for_each(|line| check.add(line.words().map(|w| w.text)));
    text.push('\n');
    text.push_str(&end(game, check));
    text
}

/// How many tiles each player holds.
fn hands(game: &Game, state: &State) -> Vec<usize> {
    (0..game.rules().players()).map(|player| state.hand(player).len()).collect()
}

/// The points of each player.
pub(crate) fn scores(game: &Game, state: &State) -> Vec<u32> {
    (0..game.rules().players()).map(|player| state.score(player)).collect()
}

/// Ends a line with the points it brought.
fn points(text: &mut String, labels: &[String], before: &[u32], after: &[u32]) {
    let mut first = true;
    for ((label, before), after) in labels.iter().zip(before).zip(after).filter(|((_, b), a)| b != a) {
        if first {
            text.extend([" ", POINTS]);
            first = false;
        }
        say(text, format_args!(" {label}{:+}", i64::from(*after) - i64::from(*before)));
    }
    text.push('\n');
}

/// The last line of a record. `check` is the sum over all lines before it.
pub(crate) fn end(game: &Game, mut check: Check) -> String {
    let line = format!("end turn {}, state {:016x}, check", game.state().turn(), game.fingerprint());
    check.add(line.split_whitespace());
    format!("{line} {:08x}\n", check.sum())
}
