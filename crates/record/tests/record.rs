//! Records are read as they were written, and nothing else is read.

use crate::dice;

use std::collections::BTreeSet;

use aude_engine::{Phase, Revision, Setup};
use aude_record::{Game, Pledge, commitment, hex};
use dice::{Dice, any_game, any_setup};

/// Both are the same game in every respect.
fn assert_same(a: &Game, b: &Game) {
    assert_eq!(a.setup(), b.setup());
    assert_eq!((a.seed(), a.date(), a.pledge()), (b.seed(), b.date(), b.pledge()));
    assert_eq!((a.actions(), a.draws()), (b.actions(), b.draws()));
    assert_eq!(a.state(), b.state());
    assert_eq!(a.fingerprint(), b.fingerprint());
}

fn read(text: &str) -> Game {
    Game::from_record(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Random games over everything there is, finished or not. `AUDE_GAMES` asks for more of them, or fewer.
#[test]
fn what_was_written_is_read() {
    let mut phases = BTreeSet::new();
    let mut words = BTreeSet::new();
    for seed in 0..dice::games(250) {
        let mut dice = Dice::new(seed);
        let setup = any_setup(&mut dice);
        let mut game = any_game(&mut dice, setup);
        if seed % 3 == 0 {
            game.set_date("2026-11-15").unwrap();
        }
        let text = game.record();
        assert_same(&read(&text), &game);
        assert_eq!(read(&text).record(), text);
        phases.insert(game.state().phase().name());
        let turns = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        words.extend(
            turns.flat_map(|l| l.split_whitespace()).filter_map(|w| Some(w[..w.find(['@', ':'])?].to_string())),
        );
        // Without its seed it is the same game up to here.
        let hidden = read(&game.record_without_seed());
        assert_eq!((hidden.seed(), hidden.actions(), hidden.state()), (None, game.actions(), game.state()));
    }
    // The games came across everything.
    for word in
        "follower big-follower abbot builder pig mayor wagon barn recall fairy expel dragon tower close capture \
                 exchange ransom abbey bridge castle drive choose bid enter leave count drew removed aside hand auction"
            .split_whitespace()
    {
        assert!(words.contains(word), "`{word}` never came up");
    }
    assert!(phases.len() > 6, "{phases:?}");
}

/// Whatever is done to a record: it is refused, with a place that exists, or it is still the same game.
fn assert_safe(text: &str, changed: &str) {
    match Game::from_record(changed) {
        Ok(game) => assert_same(&game, &read(text)),
        Err(fault) => {
            let lines: Vec<_> = changed.trim_start_matches('\u{feff}').lines().collect();
            assert!((1..=lines.len().max(1)).contains(&fault.line), "{fault}\n{changed}");
            let width = lines.get(fault.line - 1).map_or(0, |line| line.chars().count());
            assert!((1..=width + 1).contains(&fault.column), "{fault}\n{changed}");
            assert!(!fault.message.is_empty());
        }
    }
}

/// A short game with a bit of everything in its head.
fn short_game() -> String {
    let mut dice = Dice::new(5);
    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("tower", 1), ("princess-dragon", 1)]);
    setup.players = ["Anna", "Zoë \"Z\" #1"].map(String::from).into();
    setup.options.insert("princess-removal".into(), "must".into());
    setup.counts.insert("pig".into(), 2);
    let mut game = dice::play(&mut dice, setup, 14);
    game.set_date("2026-11-15").unwrap();
    game.record()
}

#[test]
fn every_truncation_is_refused() {
    let text = short_game();
    for (end, _) in text.char_indices() {
        assert_safe(&text, &text[..end]);
        // Only the last newline may be missing.
        assert_eq!(Game::from_record(&text[..end]).is_ok(), end + 1 == text.len(), "{}", &text[..end]);
    }
    // Nor may lines be missing in the middle, or be there twice, or in another order.
    let lines: Vec<&str> = text.lines().filter(|l| !l.is_empty()).collect();
    for i in 0..lines.len() {
        let without = [&lines[..i], &lines[i + 1..]].concat().join("\n");
        assert!(Game::from_record(&without).is_err(), "{without}");
        let twice = [&lines[..=i], &lines[i..]].concat().join("\n");
        assert!(Game::from_record(&twice).is_err(), "{twice}");
        let mut swapped = lines.clone();
        swapped.swap(i, (i + 1) % lines.len());
        assert!(Game::from_record(&swapped.join("\n")).is_err(), "{}", swapped.join("\n"));
    }
}

#[test]
fn every_change_of_a_character_is_safe() {
    let text = short_game();
    let chars: Vec<char> = text.chars().collect();
    for i in 0..chars.len() {
        let with = |some: &str| {
            let after: String = chars[i + 1..].iter().collect();
            format!("{}{some}{after}", chars[..i].iter().collect::<String>())
        };
        assert_safe(&text, &with(""));
        assert_safe(&text, &with(&format!("{0}{0}", chars[i])));
        for other in
            ["0", "1", "9", "a", "N", "E", "P", " ", "\n", "#", "\"", ",", "@", ":", "-", "=", "+", "é", "\u{0}"]
        {
            let changed = with(other);
            assert_safe(&text, &changed);
            // What is not white space counts.
            if !chars[i].is_whitespace() && !other.trim().is_empty() && other != chars[i].to_string() {
                assert!(Game::from_record(&changed).is_err(), "{changed}");
            }
        }
    }
}

/// Chats and editors change white space, line ends and add marks; comments are for people.
#[test]
fn what_chats_do_does_no_harm() {
    let text = short_game();
    let game = read(&text);
    let changes: [(&str, String); 8] = [
        ("CRLF", text.replace('\n', "\r\n")),
        ("BOM", format!("\u{feff}{text}")),
        ("blank lines", text.replace('\n', "\n\n \n")),
        ("no blank lines", text.replace("\n\n", "\n")),
        ("tabs", text.replace(' ', "\t")),
        ("indented", format!("    {}", text.replace('\n', "  \n    "))),
        ("fences", format!("```text\n{text}\n```\n")),
        ("comments", text.replace('\n', " # why?\n# no: = Anna+1\n")),
    ];
    for (what, changed) in changes {
        let read = Game::from_record(&changed).unwrap_or_else(|fault| panic!("{what}: {fault}\n{changed}"));
        assert_same(&read, &game);
    }
}

/// What changes words is undone, if the words so found are those the sum is over.
#[test]
fn harm_done_by_chats_is_undone() {
    /// Lines no longer than so, broken at spaces, as mail programs do.
    fn wrapped(text: &str, width: usize, before: &str) -> String {
        let mut lines = Vec::new();
        for line in text.lines() {
            let mut rest = String::new();
            for word in line.split(' ') {
                if !rest.is_empty() && rest.chars().count() + word.chars().count() >= width {
                    lines.push(std::mem::take(&mut rest));
                }
                rest.extend([if rest.is_empty() { "" } else { " " }, word]);
            }
            lines.push(rest);
        }
        lines.iter().flat_map(|line| [before, line, "\n"]).collect()
    }
    let mut dice = Dice::new(8);
    let mut setup = Setup::players(3).with_parts(&[("base", 1), ("tower", 1), ("princess-dragon", 1)]);
    // Two of them have pretty signs of their own, which must stay.
    setup.players = ["Jean-Luc", "“Zoë” O’Neil", "Max – the \"Great\""].map(String::from).into();
    let game = dice::play(&mut dice, setup, 60);
    let text = game.record();
    assert!(text.contains(",-") && text.contains('\"'));
    let dashes = |text: &str| text.replace('-', "–");
    let quotes = |text: &str| text.replace(" \"", " “").replace('"', "”");
    let short = short_game();
    let changes: Vec<(&str, &str, String)> = vec![
        ("fences of tildes", &text, format!("~~~\n{text}~~~\n")),
        ("quoted", &text, wrapped(&text, usize::MAX, "> ")),
        ("quoted twice", &text, wrapped(&text, usize::MAX, ">> ").replace('\n', "\r\n")),
        ("dashes in turns", &text, {
            let (head, turns) = text.split_once("\n\n").unwrap();
            format!("{head}\n\n{}", dashes(turns))
        }),
        ("minus signs", &short, short.replace('-', "−")),
        ("quotes", &short, quotes(&short)),
        ("single quotes", &short, quotes(&short).replace('\'', "’")),
        ("spaces that do not break", &text, text.replace(' ', "\u{a0}")),
        (
            "zero width",
            &text,
            text.replace(": ", ":\u{200b} ").replacen("players:\u{200b}", "players:", 1).replace("1,", "1\u{200b},"),
        ),
        ("wrapped", &text, wrapped(&text, 60, "")),
        ("wrapped narrowly", &text, wrapped(&text, 24, "")),
        ("wrapped and quoted", &text, wrapped(&text, 50, "> ")),
        ("everything", &short, wrapped(&quotes(&short.replace('-', "–")), 40, "> ").replace(' ', "\u{a0}")),
    ];
    for (what, text, changed) in changes {
        let found = Game::from_record(&changed).unwrap_or_else(|fault| panic!("{what}: {fault}\n{changed}"));
        assert_same(&found, &read(text));
        // But nothing else may have changed.
        let wrong = changed.replacen("@0,", "@1,", 1);
        assert_ne!(wrong, changed, "{what}");
        assert!(Game::from_record(&wrong).is_err(), "{what}: {wrong}");
    }
}

/// Faults are where they are in the text as it was given, and speak of what would be read of it.
#[test]
fn faults_of_mended_records_have_their_place() {
    let text = "> aude record 1\n> players: Anna,\n>   Ben\n>\n> 1 Anna: U@1,0\n>   fly\n> 2 Ben: U@2,0\n";
    assert!(fault(text).starts_with("line 6, column 5: `fly` is not a word of a record"), "{}", fault(text));
    let text = "aude record 1\nplayers: Anna, Ben\n1 Anna: U@–1,0 fly\n2 Ben:";
    assert!(fault(text).starts_with("line 3, column 16: `fly` is not a word of a record"), "{}", fault(text));
}

/// Wherever a record is cut, the reader is told that it seems to end too early.
#[test]
fn a_record_that_was_cut_seems_to_break_off() {
    let text = short_game();
    for (end, _) in text.char_indices().skip(1).filter(|(end, _)| end + 1 < text.len()) {
        let cut = &text[..end];
        let message = fault(cut);
        let tells = ["break", "missing", "nothing happens"].iter().any(|word| message.contains(word));
        assert!(tells, "{message}\n{cut}");
    }
    // What is no record, or is wrong before its end, does not break off.
    for text in ["hello", "aude record 1\nplayers: Anna\n1 Anna: fly U@1,0 pass\n", &text.replacen("@0,", "@9,", 1)] {
        assert!(!fault(text).contains("seems to break off"), "{}", fault(text));
    }
}

fn fault(text: &str) -> String {
    match Game::from_record(text) {
        Ok(_) => panic!("this was read:\n{text}"),
        Err(fault) => fault.to_string(),
    }
}

/// Whoever writes a record by hand is told what the last line must be.
#[test]
fn records_can_be_written_by_hand() {
    let mut text = String::from(
        "aude record 1\nplayers: Anna, Ben\n\n1 Anna: E@0,1r2 follower@city:S\n2 Ben: U@1,0 follower@road:EW\n3 P1: drew:B\n",
    );
    let message = fault(&text);
    let last = message.split('`').nth(1).unwrap();
    assert!(message.starts_with("line 6, column 13: the record breaks off"), "{message}");
    text.push_str(last);
    let game = read(&text);
    assert_eq!((game.state().score(0), game.state().turn(), game.seed()), (4, 3, None));
    assert_eq!(game.state().tile(), game.rules().design("B"));
    // The same after a change on purpose.
    let changed = text.replace("Ben", "Bea");
    let message = fault(&changed);
    assert!(message.contains("something in this record was changed"), "{message}");
    let right = message.split('`').nth(1).unwrap();
    assert_eq!(read(&changed.replace(last, right)).setup().players[1], "Bea");
}

/// A record names the revision of the rules; one that does not was played by the first. By the rules of 2006 the second tile that
/// a builder earns could not be declined then, and a game of now asks.
#[test]
fn games_keep_their_revision() {
    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("traders-builders", 1)]);
    setup.preset = Some("big-box-2006".into());
    setup.draw = Some(["U", "B", "U", "B", "U", "B", "B"].map(String::from).into());
    for (revision, phase) in [(Revision::First, Phase::PlaceTile), (Revision::Second, Phase::SecondTile)] {
        setup.revision = revision;
        let mut game = Game::new(setup.clone(), 0).unwrap();
        for turn in
            ["U@1,0", "follower@road", "B@0,-1", "pass", "U@2,0", "builder@road", "B@1,-1", "pass", "U@3,0", "pass"]
        {
            game.play(game.read_word(turn).unwrap()).unwrap();
        }
        assert_eq!(game.state().phase(), phase);
        let text = game.record();
        assert_eq!(text.contains("\nrevision: 2\n"), revision == Revision::Second);
        assert_same(&read(&text), &game);
    }
    assert!(fault(&short_game().replacen("revision: 2", "revision: 3", 1)).contains("`3` is no revision of the rules"));
}

/// What was promised about a shuffle is in the record, and the salt only where the seed is.
#[test]
fn pledges_are_kept() {
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let setup = any_setup(&mut dice);
        if setup.draw.is_some() {
            continue;
        }
        let mut game = Game::new(setup, u64::MAX - seed).unwrap();
        let salt = [seed as u8; 32];
        let promised = commitment("r", game.setup(), u64::MAX - seed, &salt);
        game.set_pledge(Pledge { room: "r".into(), commitment: promised, salt: Some(salt) });
        let text = game.record();
        assert_same(&read(&text), &game);
        let closed = game.record_without_seed();
        assert!(closed.contains(&hex(&promised)) && !closed.contains(&hex(&salt)));
        assert_eq!(read(&closed).pledge(), Some(&Pledge { salt: None, ..game.pledge().unwrap().clone() }));
        // No other setup can be passed off.
        let other = text.replacen("\nseed:", "\nscores: 1, 1, 1, 1, 1, 1\nseed:", 1);
        assert!(Game::from_record(&other).is_err());
    }
}

/// Faults are named where they are, in plain words.
#[test]
fn faults_have_a_place_and_a_reason() {
    let head = "aude record 1\nplayers: Anna, Ben\n";
    let game = |turns: &str| format!("{head}{turns}");
    for (text, words) in [
        (String::new(), "line 1, column 1: a record begins with `aude record 1`"),
        ("\n\n  hello".into(), "line 3, column 3: a record begins with `aude record 1`"),
        ("aude record 2\n".into(), "line 1, column 13: this is version 2 of the format, and only 1 is known"),
        ("aude record 1\n".into(), "line 1, column 14: the players are missing"),
        (game("colour: red\n"), "line 3, column 1: there is no heading `colour`"),
        (game("players: Cleo\n"), "line 3, column 1: `players` has been said before"),
        ("aude record 1\nplayers: Anna, \" \"\n".into(), "line 2, column 16: a name is empty"),
        ("aude record 1\nplayers: \"a\\u{1b}[2J\", Ben\n".into(), "line 2, column 10: a name has a control character"),
        ("aude record 1\nplayers: Anna, \u{202e}Ben\n".into(), "line 2, column 16: a name has an invisible mark"),
        (game("date: tomorrow\n"), "line 3, column 7: `tomorrow` is not a date"),
        (game("options: farmers=maybe\n"), "line 3, column 10: options.farmers: `maybe` is not one of"),
        (game("parts: base, moon\n"), "line 3, column 8: parts.moon: `moon` is not a tile set"),
        (game("seed: -1\n"), "line 3, column 7: `-1` is not a seed"),
        (game("seed: 1\ndraw: U\n"), "line 3, column 7: a fixed order of draws needs no seed"),
        (game("room: a b\n"), "line 3, column 7: `a b` is not the name of a room"),
        (game("room: x\n"), "line 3, column 7: there is a room and no commitment"),
        (game("commitment: 12\n"), "line 3, column 13: `12` are not 64 hexadecimal digits"),
        (game(&format!("salt: {}\n", "0".repeat(64))), "line 3, column 7: there is a salt and no commitment"),
        (game(&format!("commitment: {}\n", "0".repeat(64))), "line 3, column 13: there is a commitment and no room"),
        (
            game(&format!("room: x\ncommitment: {0}\nsalt: {0}\n", "0".repeat(64))),
            "line 5, column 7: there is a salt and no seed",
        ),
        (
            game(&format!("seed: 1\nroom: x\ncommitment: {0}\nsalt: {0}\n", "0".repeat(64))),
            "line 5, column 13: room, setup, seed and salt do not give this commitment",
        ),
        (game("start: D@0,0\nstart: E@0,0\n"), "line 4, column 8: start[1]"),
        (game("start: D@0,0 Cleo.follower@road\n"), "line 3, column 14: `Cleo` is not a player; there are Anna, Ben"),
        (game("2 Anna: U@1,0"), "line 3, column 1: this must be turn 1"),
        (game("1 Ben: U@1,0"), "line 3, column 3: it is the turn of Anna"),
        (game("1 Anna U@1,0"), "line 3, column 3: behind the number comes who is in turn: `1 Anna:`"),
        (game("1 Anna: U@1,1"), "line 3, column 9: a tile must share an edge with a tile on the table"),
        (game("1 Anna: U@1,0r1"), "line 3, column 9: the tile does not match its neighbour in the west"),
        (game("1 Anna: EK@1,0"), "line 3, column 9: the tile `EK` is not in this game"),
        (game("1 Anna: U@1,0 fly"), "line 3, column 15: `fly` is not a word of a record"),
        (game("1 Anna: U@1,0 follower@city"), "line 3, column 15: tile `U` has no such city as it lies"),
        (game("1 Anna: U@1,0 follower@field"), "line 3, column 15: tile `U` has several such field segments"),
        (game("1 Anna: U@1,0 Ben: pass"), "line 3, column 20: Anna decides this"),
        (game("1 Anna: U@1,0 pass pass"), "line 3, column 20: turn 1 has ended before this"),
        (
            game("1 Anna: U@1,0\n2 Ben: U@2,0"),
            "line 4, column 1: this must be turn 1; Anna has still to decide: place-figure",
        ),
        (game("1 Anna: removed:U"), "line 3, column 9: of the tile `U` the record must say `drew:U`"),
        (game("1 Anna: E@0,1r2 follower@city = Anna+5"), "line 3, column 33: Anna gets +4 here"),
        (game("1 Anna: E@0,1r2 follower@city = Ben+0"), "line 3, column 38: Anna gets +4 here"),
        (game("seed: 7\n1 Anna: V@1,0"), "line 4, column 9: the seed draws `O` here, not `V`"),
        (game("draw: U\n1 Anna: V@1,0"), "line 4, column 9: the tile `V` cannot be drawn now"),
    ] {
        let message = fault(&text);
        assert!(message.starts_with(words), "{message}\n{text}");
    }
}

/// Hands are filled when the next turn has begun, so the record says whose hand it was; older ones did not.
#[test]
fn hands_are_those_of_their_players() {
    let mut setup = Setup::players(2);
    setup.players = ["Anna", "Ben"].map(String::from).into();
    setup.options.insert("tiles-in-hand".into(), "3".into());
    let game = dice::play(&mut Dice::new(3), setup, 9);
    let text = game.record();
    let deal = text.lines().find(|line| line.starts_with("1 ")).unwrap();
    assert_eq!(deal.matches("hand:").count(), 6, "{deal}");
    let (own, other) = deal.split_once(" Ben: ").unwrap();
    assert_eq!((own.matches("hand:").count(), other.split(" Anna: ").next().unwrap().matches("hand:").count()), (3, 3));
    assert!(text.contains("2 Ben: Anna: hand:"), "{text}");
    assert_same(&read(&text), &game);
    let older = text.replace("Ben: Anna: hand:", "Ben: hand:");
    let right = fault(&older).split('`').nth(1).unwrap().to_string();
    let last = text.lines().last().unwrap();
    assert_same(&read(&older.replace(last, &right)), &game);
}

#[test]
fn results_are_checked() {
    let mut dice = Dice::new(5);
    let text = dice::play(&mut dice, Setup::players(2), usize::MAX).record();
    let line = text.lines().find(|line| line.starts_with("result")).unwrap();
    let message = fault(&text.replace(line, "result: 1, 2"));
    assert!(message.contains("column 9: the game ends with "), "{message}");
    let message = fault(&text.replace(line, "result: unfinished"));
    assert!(message.ends_with("column 9: the game is finished"), "{message}");
}

/// The example in the documentation is a record, every word that can be written is explained there, and so is every
/// heading.
#[test]
fn the_documentation_is_right() {
    let page = include_str!("../../../docs/record.md");
    let from = page.find("    aude record 1").unwrap();
    let example: Vec<&str> = page[from..].lines().take_while(|l| l.is_empty() || l.starts_with("    ")).collect();
    let game = read(&example.join("\n"));
    assert!(game.actions().len() > 10);
    let written: Vec<&str> = example.iter().map(|line| line.trim()).collect();
    assert_eq!(written.join("\n").trim(), game.record().trim());
    for word in "follower big-follower abbot builder pig mayor wagon barn recall fairy expel dragon tower close capture \
                 exchange ransom abbey bridge castle drive choose bid buy sell enter leave count second pass drew removed aside hand \
                 auction first date preset revision parts toggles options counts start scores draw seed room commitment salt result"
        .split_whitespace()
    {
        let cells = ["@", ":", "`", "=", "+"].map(|behind| format!("`{word}{behind}"));
        assert!(cells.iter().any(|cell| page.contains(cell)), "`{word}` is not explained");
    }
}
