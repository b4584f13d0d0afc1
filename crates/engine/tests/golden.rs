//! A seed names one game for ever. `golden.txt` holds setups, seeds, final scores and fingerprints; a line that
//! was there once must never change. `perft.txt` holds counts of all ways a game can go.

use aude_engine::{Action, Deck, Log, Phase, Revision, Rules, Setup, perft};

/// Plays a game by a simple fixed policy.
fn play(setup: &Setup, seed: u64) -> String {
    let rules = Rules::new(setup).unwrap();
    let deck = Deck::new(seed);
    let mut state = rules.start();
    let mut number = seed;
    let mut actions: Vec<Action> = Vec::new();
    while state.phase() != Phase::Over {
        let action = if state.phase() == Phase::Draw {
            deck.draw(&rules, &state)
        } else {
            state.list_actions(&rules, &mut actions);
            actions.sort_unstable();
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            actions[(number >> 33) as usize % actions.len()]
        };
        state.play(&rules, action, &mut Log::off()).unwrap();
    }
    let scores: Vec<String> = (0..rules.players()).map(|p| state.score(p).to_string()).collect();
    format!("{} {:016x}", scores.join("-"), state.fingerprint(&rules))
}

/// `PLAYERS PRESET PARTS OPTIONS`, with `-` for nothing. The rules are those of the first revision, unless `revision=2` is
/// among the options.
fn setup(words: &[&str]) -> Setup {
    let mut setup = Setup::players(words[0].parse().unwrap());
    setup.revision = Revision::First;
    setup.preset = (words[1] != "-").then(|| words[1].into());
    let parts: Vec<(&str, u32)> = words[2]
        .split(',')
        .map(|part| part.split_once('=').map_or((part, 1), |(p, n)| (p, n.parse().unwrap())))
        .collect();
    setup = setup.with_parts(&parts);
    for option in words[3].split(',').filter(|o| *o != "-") {
        let (name, value) = option.split_once('=').unwrap();
        if name == "revision" {
            setup.revision = Revision::from_number(value.parse().unwrap()).unwrap();
            continue;
        }
        setup.options.insert(name.into(), value.into());
    }
    setup
}

#[test]
fn seeds_mean_what_they_meant() {
    let mut wrong = Vec::new();
    let lines: Vec<_> = include_str!("golden.txt").lines().filter(|l| !l.starts_with('#')).collect();
    assert!(lines.len() >= 20);
    for line in lines {
        let words: Vec<_> = line.split_whitespace().collect();
        let found = play(&setup(&words[..4]), words[4].parse().unwrap());
        let expected = words[5..].join(" ");
        if found != expected {
            wrong.push(format!("{} {found}", words[..5].join(" ")));
        }
    }
    assert!(wrong.is_empty(), "these games came out differently:\n{}", wrong.join("\n"));
}

#[test]
fn perft_counts_are_known() {
    let mut wrong = Vec::new();
    let lines: Vec<_> = include_str!("perft.txt").lines().filter(|l| !l.starts_with('#')).collect();
    assert!(lines.len() >= 5);
    for line in lines {
        let words: Vec<_> = line.split_whitespace().collect();
        let mut setup = setup(&words[..4]);
        setup.draw = (words[4] != "-").then(|| words[4].split(',').map(String::from).collect());
        let rules = Rules::new(&setup).unwrap();
        let counts: Vec<String> = (1..=words.len().saturating_sub(5).max(1) as u32)
            .map(|d| perft(&rules, &rules.start(), d).to_string())
            .collect();
        if counts.join(" ") != words[5..].join(" ") {
            wrong.push(format!("{} {}", words[..5].join(" "), counts.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "these counts came out differently:\n{}", wrong.join("\n"));
}
