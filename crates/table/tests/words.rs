//! What can be said, in every language.

use crate::messages;

use std::{fs, path::Path};

use aude_bots::PART_WORDS;
use aude_engine::{
    Axis, Cause, Corner, Figure, Quarter, Shape, Verb,
    tile::{Kind, Symbol, TILES},
};
use aude_table::{GAME, Text, Value, tile_text};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use messages::Messages;

#[test]
fn every_language_has_every_message() {
    let all = Messages::all();
    for other in &all[1..] {
        assert_eq!(other.ids().collect::<Vec<_>>(), all[0].ids().collect::<Vec<_>>(), "{}", other.language);
    }
}

/// Messages need the same values in every language and tell the same words apart.
#[test]
fn messages_need_the_same() {
    let all = Messages::all();
    for id in all[0].ids() {
        let english = all[0].needs(id);
        for other in &all[1..] {
            let needs = other.needs(id);
            assert_eq!(needs.values, english.values, "{}: {id}", other.language);
            for (name, words) in &english.words {
                assert_eq!(needs.words.get(name), Some(words), "{}: {id}, {name}", other.language);
            }
        }
    }
}

/// No message stays in English: too many texts that are the same in two languages are a translation left undone.
#[test]
fn messages_are_translated() {
    let sentences = |source: &'static str| {
        let lines = source.lines().filter_map(|line| line.split_once(" = "));
        lines.filter(|(id, text)| ["log-", "why-", "ask-", "do-"].iter().any(|k| id.starts_with(k)) && text.len() > 20)
    };
    let english: Vec<_> = sentences(GAME[0].1).chain(sentences(PART_WORDS[0].1)).collect();
    assert!(english.len() > 100);
    for ((language, game), (_, parts)) in GAME.iter().zip(PART_WORDS).skip(1) {
        // A few happen to be the same.
        let all = sentences(game).chain(sentences(parts));
        let same: Vec<_> = all.filter(|line| english.contains(line)).collect();
        assert!(same.len() < 4, "{language}: {same:?}");
    }
}

/// Whoever is named in the rules has a name, and where they are told apart everyone has words of their own.
#[test]
fn everything_has_a_name() {
    for messages in Messages::all() {
        let kinds = Kind::ALL.iter().filter(|k| **k != Kind::River).map(|k| k.name().to_string());
        let causes = Cause::OTHERS.iter().map(|c| c.name().to_string());
        for cause in aude_engine::parts::parts().flat_map(|part| part.causes) {
            for id in ["log-scores", "brief-points", "after-row"] {
                assert!(messages.has(&format!("{id}-{cause}")), "{}: there is no `{id}-{cause}`", messages.language);
            }
        }
        for kind in kinds.chain(causes) {
            assert!(messages.has(&format!("kind-{kind}")), "{}: {kind}", messages.language);
        }
        for figure in Figure::ALL {
            for id in ["name", "figure"] {
                assert!(messages.has(&format!("{id}-{figure}")), "{}: {figure}", messages.language);
            }
        }
        for what in "tiles pennants cities besieged castles castle auction fairy ransom cards roads wine grain cloth \
                     most-wine most-grain most-cloth inns cathedrals sieges herds"
            .split_whitespace()
        {
            assert!(messages.has(&format!("what-{what}")), "{}: {what}", messages.language);
        }
        for axis in Axis::ALL {
            assert!(messages.has(&format!("axis-{}", axis.name())), "{}", messages.language);
        }
    }
    for (language, source) in GAME {
        let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
        bundle.add_resource(FluentResource::try_new(source.into()).unwrap()).unwrap();
        let say = |id: &str, name: &str, word: &str| {
            let mut args = FluentArgs::new();
            args.set(name.to_string(), word.to_string());
            let pattern = bundle.get_message(id).unwrap().value().unwrap();
            bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
        };
        let differ = |id: &str, name: &str, words: &[&str]| {
            let mut said: Vec<_> = words.iter().map(|word| say(id, name, word)).collect();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), words.len(), "{language}: {id}");
        };
        differ("one", "figure", &Figure::ALL.map(Figure::name));
        for id in ["into", "out-of"] {
            differ(id, "quarter", &Quarter::ALL.map(Quarter::name));
        }
        differ("corner", "corner", &Corner::ALL.map(Corner::name));
        differ("towards", "side", &["n", "e", "s", "w"]);
        differ("turned", "turn", &["none", "right", "half", "left"]);
        differ("side", "side", &["n", "e", "s", "w", "nw", "ne", "en", "es", "se", "sw", "ws", "wn"]);
    }
}

/// What begins the names of messages of parts that other tests look for: those of the page and of causes.
const OF_PARTS: [&str; 11] = [
    "box-",
    "set-",
    "toggle-",
    "option-",
    "value-",
    "count-",
    "doing-",
    "lesson-",
    "log-scores-",
    "brief-points-",
    "after-row-",
];

/// All files of a folder: parts declare messages, too.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

/// Whatever is named in the code exists, and nothing is there that nobody says.
#[test]
fn messages_are_used() {
    let code = [
        include_str!("../src/ask.rs"),
        include_str!("../src/editor/tool.rs"),
        include_str!("../src/explore.rs"),
        include_str!("../src/feature.rs"),
        include_str!("../src/flaw.rs"),
        include_str!("../src/label.rs"),
        include_str!("../src/log.rs"),
        include_str!("../src/look.rs"),
        include_str!("../src/story.rs"),
        include_str!("../src/table.rs"),
        include_str!("../src/thinker.rs"),
        include_str!("../src/tile_text.rs"),
        include_str!("../src/why.rs"),
        include_str!("../src/words.rs"),
    ]
    .concat()
        + &sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/src/parts")));
    let english = &Messages::all()[0];
    let within: Vec<String> = english.ids().flat_map(|id| english.needs(id).messages).collect();
    let phases = "abbey capture exchange bridge castle leave-city enter-city move-wagon escape ransom second-tile auction-choose count";
    let asked = phases.split(' ').map(|phase| format!("ask-{phase}"));
    // What an action does is said by its verb; some have other words for an own figure or in an escape.
    let owned = Verb::all().filter(|verb| verb.shape == Shape::OwnedOnSegment);
    let done = Verb::all().map(|verb| format!("do-{}", verb.label));
    let done = done.chain(owned.map(|verb| format!("do-{}-own", verb.label)));
    let symbols = Symbol::ALL.map(|symbol| format!("tile-{}", symbol.name()));
    let made: Vec<String> = asked.chain(done).chain(["do-escape".into()]).chain(symbols).collect();
    for id in english.ids() {
        let named = code.contains(&format!("\"{id}\""));
        let why = id.strip_prefix("why-").is_some_and(|reason| code.contains(&format!("\"{reason}\"")));
        let noun = ["kind-", "name-", "figure-", "what-", "axis-", "piece-"].iter().any(|k| id.starts_with(k));
        // What the words of parts say elsewhere: on the page and for causes.
        let of_part = PART_WORDS[0].1.lines().any(|line| line.starts_with(&format!("{id} =")));
        let elsewhere = of_part && OF_PARTS.iter().any(|k| id.starts_with(k));
        assert!(
            named || why || noun || elsewhere || within.iter().any(|w| w == id) || made.iter().any(|m| m == id),
            "`{id}` is not used"
        );
    }
    // Behind `=>` in the list of reasons are the names of their texts.
    let reasons = include_str!("../src/why.rs").split("=> \"").skip(1).filter_map(|rest| rest.split('"').next());
    let reasons: Vec<String> = reasons.map(|reason| format!("why-{reason}")).collect();
    assert!(reasons.len() > 15);
    let prefixes = ["log-", "ask-", "do-", "segment-", "problem-", "part-", "why-"];
    let words = code.split('"').filter(|word| word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
    let named = words.filter(|word| prefixes.iter().any(|p| word.starts_with(p) && word.len() > p.len()));
    for id in named.chain(reasons.iter().map(String::as_str)).chain(made.iter().map(String::as_str)) {
        assert!(english.has(id), "there is no `{id}`");
    }
}

/// A text as English says it, as far as tiles need it.
fn english(text: &Text) -> String {
    let (_, source) = GAME[0];
    let mut bundle = FluentBundle::new(vec!["en".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(source.into()).unwrap()).unwrap();
    let mut args = FluentArgs::new();
    for (name, value) in &text.args {
        match value {
            Value::Number(n) => args.set(name.clone(), *n),
            Value::Word(word) => args.set(name.clone(), word.clone()),
            Value::Text(inner) => args.set(name.clone(), english(inner)),
            Value::List(list) => args.set(name.clone(), list.iter().map(english).collect::<Vec<_>>().join(" and ")),
            Value::Player { .. } => panic!("no tile is a player's"),
        }
    }
    let pattern = bundle.get_message(&text.id).unwrap().value().unwrap();
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// A tile is told by what is on it, never by its name in the catalogue.
#[test]
fn tiles_are_told_by_what_is_on_them() {
    let said = |tile, turn| english(&tile_text(tile, turn).unwrap());
    assert_eq!(said("D", 0), "City, north; Road, east and west");
    assert_eq!(said("D", 1), "City, east; Road, north and south");
    assert_eq!(said("B", 3), "Monastery");
    assert_eq!(said("C", 0), "City, north and east and south and west (one pennant)");
    assert_eq!(said("W", 0), "Road, east; Road, south; Road, west");
    for (symbol, words) in [(Symbol::Tower, "Tower site"), (Symbol::Volcano, "Volcano")] {
        let tile = TILES.iter().find(|tile| tile.symbol == Some(symbol)).unwrap();
        assert!(said(tile.id, 0).ends_with(words), "{}", said(tile.id, 0));
    }
    let herd = TILES.iter().find(|tile| tile.marks().herds() > 0).unwrap();
    assert!(said(herd.id, 0).contains("(one pig herd)"), "{}", said(herd.id, 0));
    assert_eq!(tile_text("no such tile", 0), None);
    let all = Messages::all();
    for tile in TILES {
        for turn in 0..4 {
            let text = tile_text(tile.id, turn).unwrap();
            for messages in &all {
                messages.check(&text);
            }
            let text = english(&text);
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
            assert!(words.all(|word| word != tile.id), "{}: {text}", tile.id);
        }
    }
}
